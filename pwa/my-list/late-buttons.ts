import type { ComponentType } from 'react';
import { create } from 'zustand';
import type { CenterQuery } from '#core/search/center-query.ts';
import type { KeptCenter } from './my-list.ts';

/** Buttons and a link for which the first view keeps the place; they come a little later: list-parts.tsx. */
interface LateButtons {
  SaveCenter: ComponentType<{ center: KeptCenter; className: string; iconOnly?: boolean }>;
  SearchTools: ComponentType<{ query: CenterQuery }>;
  ListLink: ComponentType<{ onClick: () => void }>;
}

export const useLateButtons = create<Partial<LateButtons>>(() => ({}));
