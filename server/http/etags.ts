import { createHash } from 'node:crypto';
import type { Context } from 'hono';

/** What goes by the directory: another version, other answers. */
export interface Versioned {
  readonly version: string;
}

/** Says of an answer that nothing but a change of the directory changes it: to hash it would take longer than to make it. */
export function goesByVersion(c: Context, live: Versioned): void {
  c.header('ETag', tagOfVersion(live));
}

/** The ETag of what goes by the directory's version. Weak, since a proxy may compress what we did not. */
export function tagOfVersion({ version }: Versioned): string {
  return `W/"${version}"`;
}

/** The ETag of what is known by its bytes alone. */
export function tagOfContent(body: Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Whether a client has it already. RFC 9110, section 13.1.2: a list of tags, compared without their weakness, or `*`. */
export function isAmong(ifNoneMatch: string | undefined, etag: string | null): boolean {
  if (ifNoneMatch === undefined || etag === null) return false;
  const tag = withoutWeakness(etag);
  return ifNoneMatch.split(',').some((each) => ['*', tag].includes(withoutWeakness(each.trim())));
}

function withoutWeakness(tag: string): string {
  return tag.replace(/^W\//, '');
}
