import { readTable } from '#server/imports/files/table.ts';
import { draftMapping } from '#server/imports/mapping/draft-mapping.ts';
import { chooseFile, saveFile } from '../terminal/save-file.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../usage-error.ts';

/** `harborlight import --suggest-map FILE`: writes a first mapping for a file of this machine; no directory is needed. */
export async function suggestMap(
  terminal: Terminal,
  paths: readonly string[],
  { output }: { output?: string },
): Promise<void> {
  const [path] = paths;
  if (path === undefined || paths.length > 1) throw new UsageError('Give one file to suggest a mapping for.');
  const file = output === undefined ? undefined : await chooseFile(terminal, output);
  const map = draftMapping(await readTable({ path }));
  if (file === undefined) {
    terminal.print({ map }, () => map.trimEnd());
    return;
  }
  const bytes = await saveFile(file, one(Buffer.from(map)));
  terminal.print(
    { file, bytes },
    () => `A first mapping is in ${output}. Look it over, and import with --map ${output}.`,
  );
}

async function* one(chunk: Uint8Array): AsyncGenerator<Uint8Array> {
  yield chunk;
}
