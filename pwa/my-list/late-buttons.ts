import type { ComponentType } from 'react';
import { create } from 'zustand';
import type { CenterQuery } from '#core/center-query.ts';
import type { KeptCenter } from './my-list.ts';

/** Buttons for which the first view keeps the place; they come a little later: list-parts.tsx. */
export interface LateButtons {
  SaveCenter: ComponentType<{ center: KeptCenter; className: string }>;
  SearchTools: ComponentType<{ query: CenterQuery }>;
}

export const useLateButtons = create<Partial<LateButtons>>(() => ({}));
