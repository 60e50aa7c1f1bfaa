/** What this site keeps in the browser's local storage, by key. */
export type StorageKey =
  | 'own-state'
  | 'site-info'
  | 'told-today'
  | 'wipe-on-leave'
  | 'harborlight-queue-keys';

/**
 * The keys that say nothing of a person who looks for help, and so outlast a wipe: what an instance says of itself,
 * the choice to wipe on leaving, and how staff set up their queue. Whatever else is found there is wiped.
 */
const IMPERSONAL: readonly string[] = [
  'site-info',
  'wipe-on-leave',
  'harborlight-queue-keys',
] satisfies StorageKey[];

/** The site's databases in the browser (IndexedDB). That of the directory is the same on every device. */
export const databases = {
  directory: 'harborlight',
  outbox: 'harborlight-outbox',
  list: 'harborlight-list',
} as const;

/** Drafts, messages that wait or have gone, and the person's own list. */
export const personalDatabases: readonly string[] = [databases.outbox, databases.list];

/** Null where there is none, or where the browser stores nothing. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value, or forgets it (null). A browser that stores nothing goes on without. */
export function store(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Some private windows store nothing.
  }
}

/** Wipes at once what local and session storage hold of the person. */
export function wipeStorage(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!IMPERSONAL.includes(key)) localStorage.removeItem(key);
    }
    sessionStorage.clear();
  } catch {
    // Where nothing can be stored nothing is.
  }
}
