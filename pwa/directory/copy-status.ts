import type { SiteInfo } from '#core/snapshot.ts';
import type { SyncProgress } from './sync.ts';

/** The offline copy as the person sees it. */
export interface CopyStatus {
  /** True once the device has been asked what it holds. */
  known: boolean;
  /** The last complete copy; undefined where there is none. */
  copy:
    | { version: string; centers: number; states: number; bytes: number; checkedAt: string; site: SiteInfo }
    | undefined;
  /** True where an unfinished first sync has brought some states. */
  partial: boolean;
  /** False after the person removed it. */
  wanted: boolean;
  /** A sync that is under way. */
  progress: SyncProgress | undefined;
  /** How the last sync ended in this session. */
  outcome: 'none' | 'done' | 'unreachable' | 'failed';
}

export const UNKNOWN_STATUS: CopyStatus = {
  known: false,
  copy: undefined,
  partial: false,
  wanted: true,
  progress: undefined,
  outcome: 'none',
};
