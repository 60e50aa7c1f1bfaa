import { useEffect } from 'react';
import { create } from 'zustand';

/** A short message about what just happened. */
export interface NoticeContent {
  title: string;
  text?: string;
  /** Destructive: something did not work. */
  tone?: 'normal' | 'destructive';
  /** What can be done about it, as long as it shows: a page to go to, or a step such as "Undo". */
  action?: { label: string } & ({ to: string } | { run: () => void });
}

interface Notices {
  /** The one that is shown: a new one takes its place (spec, section 9). */
  current: (NoticeContent & { id: number }) | undefined;
  /** Whether this page tells something sooner or later, such as what became of what is sent from it. */
  expected: boolean;
}

export const useNotices = create<Notices>(() => ({ current: undefined, expected: false }));

let shown = 0;

/** Shows a notice for five seconds, or until it is dismissed where it has an action, in place of an earlier one. */
export function notify(notice: NoticeContent): void {
  shown += 1;
  useNotices.setState({ current: { ...notice, id: shown } });
}

/**
 * For a page from which something is sent: what shows notices comes with it, and not once the network is gone that a
 * notice would tell of.
 */
export function useExpectNotices(): void {
  useEffect(() => useNotices.setState({ expected: true }), []);
}

/** The open dialog, if any: what lies outside of it can be neither seen nor heard. */
export const useNoticeContainer = create<{ container: HTMLElement | undefined }>(() => ({
  container: undefined,
}));
