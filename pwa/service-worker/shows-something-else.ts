import { type AppFile, type AppFiles, SHELL } from './app-files.ts';

/** What only a shell of ours says, in this version and all before it. */
const OUR_SHELL = /<title>Harborlight[\s\S]*id="root"/;
const ITS_SCRIPTS = /\/assets\/[\w-]+\.js/g;

/**
 * Whether the pages of the version before are lost. Until there were hashes a version kept whatever came: something else in
 * place of its shell, or of a script; or the shell of a version before it, whose scripts are gone. Nobody can tell which
 * shell it shows where several lie here, so all must be lost.
 */
export async function showsSomethingElse(files: AppFiles, missing: readonly AppFile[]): Promise<boolean> {
  const cache = await files.open();
  const kept = await cache.keys();
  const shells = kept.filter(({ url }) => new URL(url).pathname === SHELL);
  const own = files.keyOf({ url: SHELL });
  // What an earlier try of this version has brought says nothing of the version before.
  const others = shells.filter(({ url }) => url !== own);
  const wrong = new Set(missing.map((file) => files.keyOf(file)));
  const isLost = async (shell: Request) => {
    if (wrong.has(shell.url)) return true;
    const html = (await (await cache.match(shell))?.text()) ?? '';
    const scripts = html.match(ITS_SCRIPTS) ?? [];
    const held = await Promise.all(scripts.map((script) => cache.match(script)));
    return !OUR_SHELL.test(html) || !held.every(isScript);
  };
  const lost = await Promise.all((others.length > 0 ? others : shells).map(isLost));
  return lost.length > 0 && !lost.includes(false);
}

function isScript(held: Response | undefined): boolean {
  return /javascript/.test(held?.headers.get('Content-Type') ?? '');
}
