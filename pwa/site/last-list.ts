import { useEffect } from 'react';
import { create } from 'zustand';
import { historyIndex } from './history-index.ts';

/** A list of centers as this visit saw it last. */
interface LastList {
  /** Its address within the app, with what was searched for. */
  to: string;
  /** How many centers it has on all its pages. */
  total: number;
  /** Where it stands in the browser's history. */
  at: number;
}

/** To which a center's page leads back. In memory alone: a search is kept nowhere that its person did not ask for. */
export const useLastList = create<Partial<LastList>>(() => ({}));

/** For what shows a list of centers. */
export function useRememberList(to: string, total: number): void {
  useEffect(() => {
    useLastList.setState({ to, total, at: historyIndex() ?? 0 });
  }, [to, total]);
}
