/** A place in the list of changes: behind a change, or behind one of the centers that an import brought. */
export interface Position {
  /** The number of a row of the history. */
  id: number;
  /** The number of the center; undefined behind all of them. */
  center?: number | undefined;
}

/** A position in one run of the list. After what the history cannot tell center by center, another run begins. */
export interface Cursor extends Position {
  run: string;
}

/** As programs send it back; it is theirs to keep and not to read. */
export function writeCursor({ run, id, center }: Cursor): string {
  return center === undefined ? `${run}.${id}` : `${run}.${id}.${center}`;
}

/** Undefined for what no cursor of ours looks like. */
export function readCursor(text: string): Cursor | undefined {
  const parts = /^([0-9a-z]{1,12})\.(\d{1,15})(?:\.(\d{1,15}))?$/.exec(text);
  if (!parts) return undefined;
  const [, run, id, center] = parts;
  return { run: run!, id: Number(id), center: center === undefined ? undefined : Number(center) };
}

/** Where the changes after a cursor are; `origin` is where people reach this server. */
export function changesUrl(origin: string, cursor: Cursor, limit?: number): string {
  const more = limit === undefined ? '' : `&limit=${limit}`;
  return `${origin}/api/v1/changes?after=${writeCursor(cursor)}${more}`;
}

/** A day ("2026-11-01") or a moment ("2026-11-01T08:00:00Z"), from where on changes are asked for. */
export interface Since {
  since: Date;
}

/** Undefined for what is neither; a day begins at midnight in UTC. */
export function readSince(text: string): Since | undefined {
  if (!/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z)?$/.test(text)) return undefined;
  const since = new Date(text);
  return Number.isNaN(since.getTime()) ? undefined : { since };
}
