import { readFile, stat } from 'node:fs/promises';
import { type ServeStaticOptions, serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { tagOfContent } from './etags.ts';

/** The app has some hundred files, the offline copy as many. */
const MOST_TAGS = 5000;
const tags = new LRUCache<string, string>({ max: MOST_TAGS });

/**
 * Serves the files of a folder, compressed where they lie there so, and each with an ETag: who has a file asks whether
 * it is still the same, and gets a 304 instead of it.
 */
export function serveFiles(
  options: Pick<ServeStaticOptions<FileEnv>, 'root' | 'rewriteRequestPath'>,
): MiddlewareHandler<FileEnv> {
  const serve = serveStatic<FileEnv>({
    ...options,
    precompressed: true,
    onFound: (path, c) => c.set('served', path),
  });
  return async (c, next) => {
    const answer = await serve(c, next);
    // What comes after it in the chain answers by itself.
    if (!(answer instanceof Response)) return answer;
    const path = c.get('served');
    // Where it is deleted at this very moment, it goes without.
    const tag = path !== undefined ? await tagOfFile(path).catch(() => undefined) : undefined;
    if (tag !== undefined) answer.headers.set('ETag', tag);
    return answer;
  };
}

interface FileEnv {
  Variables: { served: string | undefined };
}

/**
 * By what is in the file. Its time alone would not do: some ways to build and to copy give all files the same one, and
 * the page of one version is as long as that of the next.
 */
async function tagOfFile(path: string): Promise<string> {
  const { dev, ino, size, mtimeMs, ctimeMs } = await stat(path);
  const key = [dev, ino, size, mtimeMs, ctimeMs].join(' ');
  const known = tags.get(key);
  if (known !== undefined) return known;
  const tag = tagOfContent(await readFile(path));
  tags.set(key, tag);
  return tag;
}
