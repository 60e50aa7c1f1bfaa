import { create } from 'zustand';

/** How many messages wait on this phone. Part of the first view; what counts them comes later. */
export const useWaitingCount = create<{ count: number }>(() => ({ count: 0 }));
