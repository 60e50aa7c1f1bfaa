/** What this site keeps in the browser's local storage, by key; the last two in the tab's own. */
export type StorageKey =
  | 'own-state'
  | 'unsaved-messages'
  | 'unsaved-list'
  | 'site-info'
  | 'has-copy'
  | 'told-today'
  | 'install-hint'
  | 'wipe-on-leave'
  | 'remove-copy-on-leave'
  | 'no-leave-shortcut'
  | 'harborlight-queue-keys'
  | 'overdose-clocks'
  | 'staff-drafts';

/**
 * The keys that say nothing of a person who looks for help, and so outlast a wipe: what an instance says of itself,
 * that the directory is here, that the device was told how to install, the choices of how to leave, and how staff set
 * up their queue. Whatever else is found there is wiped.
 */
const IMPERSONAL: readonly string[] = [
  'site-info',
  'has-copy',
  'install-hint',
  'wipe-on-leave',
  'remove-copy-on-leave',
  'no-leave-shortcut',
  'harborlight-queue-keys',
] satisfies StorageKey[];

/** The site's databases in the browser (IndexedDB). That of the directory is the same on every device. */
export const databases = {
  directory: 'harborlight',
  outbox: 'harborlight-outbox',
  list: 'harborlight-list',
} as const;

/** The directory's database, or another one of it: see pwa/directory/copy-databases.ts. */
export type DirectoryName = typeof databases.directory | `${typeof databases.directory}-${number}`;

/** The first has no number. Those of what a person writes have another name. */
export function isDirectoryName(name: string): name is DirectoryName {
  return new RegExp(`^${databases.directory}(-\\d+)?$`).test(name);
}

/** The site's own caches (Cache Storage), beside those of the service worker. They say nothing of a person. */
export const caches = {
  /** The directory once more: see pwa/directory/copy-mirror.ts. */
  mirror: 'harborlight-copy',
  places: 'harborlight-places',
  /** What a search needs of the directory, made of it on this device: see pwa/directory/held/kept-index.ts. */
  index: 'harborlight-index',
} as const;

/** Drafts, messages that wait or have gone, and the person's own list. */
export const personalDatabases: readonly string[] = [databases.outbox, databases.list];

/** Null where there is none, or where the browser stores nothing. */
export function readStored(key: StorageKey): string | null {
  try {
    return areaOf(key).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value, or forgets it (null). A browser that stores nothing goes on without. */
export function store(key: StorageKey, value: string | null): void {
  try {
    if (value === null) areaOf(key).removeItem(key);
    else areaOf(key).setItem(key, value);
  } catch {
    // Some private windows store nothing.
  }
}

function areaOf(key: StorageKey): Storage {
  return key === 'staff-drafts' || key === 'overdose-clocks' ? sessionStorage : localStorage;
}

let wiped = false;

/** True once this page has wiped what it knew of the person: what it was just saving is not to come back. */
export function isWiped(): boolean {
  return wiped;
}

/** Wipes at once what local and session storage hold of the person. */
export function wipeStorage(): void {
  wiped = true;
  try {
    for (const key of Object.keys(localStorage)) {
      if (!IMPERSONAL.includes(key)) localStorage.removeItem(key);
    }
    sessionStorage.clear();
  } catch {
    // Where nothing can be stored nothing is.
  }
}
