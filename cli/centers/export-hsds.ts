import type { Center } from '#core/center/center.ts';
import { formatBytes, formatNumber } from '#core/i18n/format.ts';
import { accept, reply } from '../connection/reply.ts';
import { showProgress } from '../terminal/progress.ts';
import { unbroken } from '../terminal/save-file.ts';
import { chooseFolder, saveFolder } from '../terminal/save-folder.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { packageFiles, writePackage } from './hsds-package.ts';
import { type FilterFlags, toQuery } from './list-centers.ts';

/** Writes what the public may see of the centers that are found to a folder, as HSDS 3.1. */
export async function exportHsds(
  terminal: Terminal,
  words: readonly string[],
  flags: FilterFlags & { hsds: string },
): Promise<void> {
  const { api, fetch } = await terminal.connect();
  const folder = await chooseFolder(terminal, flags.hsds);
  const query = toQuery(words, flags);
  const { total } = await reply(api.admin.centers.$get({ query: { ...query, limit: '1' } }));
  const response = await accept(fetch(`/api/admin/centers.jsonl?${new URLSearchParams(query)}`));
  const progress = showProgress();
  let centers = 0;
  let bytes: number;
  try {
    bytes = await saveFolder(folder, packageFiles, async (append) => {
      centers = await writePackage(append, readCenters(response), {
        created: new Date().toISOString(),
        onRead: (read) => progress.update(Math.min(read, total), total, 'Export'),
      });
    });
  } finally {
    progress.stop();
  }
  terminal.print({ folder, format: 'hsds', centers, bytes }, () => {
    const what = `${formatNumber(centers)} ${centers === 1 ? 'center' : 'centers'}`;
    return `${what} in ${flags.hsds} (${formatBytes(bytes)}), as HSDS 3.1.`;
  });
}

/** The centers of JSON lines, as they come in. */
async function* readCenters({ body }: Response): AsyncGenerator<Center> {
  if (!body) return;
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of unbroken(body as unknown as AsyncIterable<Uint8Array>)) {
    // By "\n" alone: a text of a center may hold U+2028, where readers of lines end one too.
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop()!;
    for (const line of lines) yield JSON.parse(line) as Center;
  }
}
