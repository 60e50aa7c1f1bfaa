import { readStored, store } from '../../site/device-storage.ts';

/** What somebody typed and has not saved. */
export interface Draft {
  /** When the last of it was typed. */
  at: string;
  /** Whose it is: somebody else may sign in on this device. */
  by: number;
  /** What it was typed over, as it was then. */
  seen: unknown;
  /** The inputs that differ from that. */
  values: Record<string, unknown>;
}

/** Of what: "center-00000012". */
type Drafts = Record<string, Draft>;

/** The draft of somebody about something; undefined where there is none. */
export function readDraft(about: string, by: number): Draft | undefined {
  const draft = readDrafts()[about];
  return draft?.by === by ? draft : undefined;
}

/** Keeps a draft in this tab, or forgets it (undefined). */
export function keepDraft(about: string, draft: Draft | undefined): void {
  const { [about]: _, ...others } = readDrafts();
  const drafts = draft ? { ...others, [about]: draft } : others;
  store('staff-drafts', Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : null);
}

/** Whoever signs out leaves nothing behind. */
export function forgetDrafts(): void {
  store('staff-drafts', null);
}

function readDrafts(): Drafts {
  try {
    return Object(JSON.parse(readStored('staff-drafts') ?? '{}')) as Drafts;
  } catch {
    return {};
  }
}
