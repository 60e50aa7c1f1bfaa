import { create } from 'zustand';
import type { Change, MyList } from './my-list.ts';

interface ListState {
  /** Undefined until it has been read from the device. */
  list: MyList | undefined;
  /** False where the browser keeps nothing for us: then the list lasts for this visit. */
  stored: boolean;
  /** Changes it, once what does so has come. */
  change?: (change: Change) => Promise<void>;
}

/** The list as the page shows it. What reads and writes it comes later: list-store.ts. */
export const useMyList = create<ListState>(() => ({ list: undefined, stored: true }));
