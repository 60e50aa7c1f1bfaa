import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { serveFiles } from '../http/static-files.ts';

type Handler = ReturnType<typeof serveFiles>;

/**
 * Serves what a page of another version asks for: one that was opened before a deploy, or, where servers of two versions
 * answer behind one address, after it. Of which version it is makes no difference, since its name holds its hash. The
 * build keeps the last releases beside each other (release/releases.js); elsewhere there are no others.
 */
export function serveOtherReleases(pwaFolder: string): Handler {
  const releases = dirname(dirname(pwaFolder));
  const handlers = new Map<string, Handler>();
  const handlerOf = (folder: string) => {
    const handler = handlers.get(folder) ?? serveFiles({ root: folder });
    handlers.set(folder, handler);
    return handler;
  };
  return async (c, next) => {
    // Anew each time: a build may have come since this server started, and another have been removed.
    for (const folder of findFolders()) {
      const answer = await handlerOf(folder)(c, async () => {});
      if (answer) return answer;
    }
    return next();
  };

  function findFolders(): string[] {
    if (basename(releases) !== 'releases') return [];
    return readdirSync(releases)
      .map((name) => join(releases, name, 'pwa'))
      .filter((folder) => folder !== pwaFolder && existsSync(folder));
  }
}
