import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { create } from 'zustand';
import type { CenterQuery } from '#core/search/center-query.ts';
import type { KeptCenter } from './my-list.ts';

/** Buttons and a link for which the first view keeps the place; they come a little later: list-parts.tsx. */
interface LateButtons {
  SaveCenter: ComponentType<{ center: KeptCenter; className: string; iconOnly?: boolean }>;
  SearchTools: ComponentType<{ query: CenterQuery }>;
  ListLink: ComponentType<{ onClick: () => void }>;
}

const buttons = create<Partial<LateButtons>>(() => ({}));

/** Says which they are, once they are there. */
export const bringLateButtons = buttons.setState;

/** One of them. They come in slices, between which a slow phone answers taps: a list has one on each card. */
export function useLateButton<Name extends keyof LateButtons>(name: Name): LateButtons[Name] | undefined {
  const [button, setButton] = useState<LateButtons[Name] | undefined>(() => buttons.getState()[name]);
  useEffect(() => {
    const follow = () => startTransition(() => setButton(() => buttons.getState()[name]));
    follow();
    return buttons.subscribe(follow);
  }, [name]);
  return button;
}
