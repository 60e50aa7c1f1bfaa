import { basename } from 'node:path';
import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import { formatBytes } from '#core/i18n/format.ts';
import { MAX_FILE_BYTES } from '#core/staff/bulk-import.ts';
import type { ImportAnswer } from '#core/staff/import-answer.ts';
import { AppError } from '#server/app-error.ts';
import { readPacked } from '#server/imports/files/import-file.ts';
import { toRun } from '../command-line.ts';
import type { Api, Connection } from '../connection/connection.ts';
import { accept, readAnswer, reply } from '../connection/reply.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { ImportExtras, ImportFlags } from './import-flags.ts';
import { readBeside } from './read-beside.ts';
import { type JobEnd, runJob } from './run-job.ts';
import { makeUpload, type Upload } from './upload.ts';

/** Sends the files to the server, which imports them as this terminal would. See `runJob` for what it throws. */
export async function importToServer(
  terminal: Terminal,
  paths: readonly string[],
  flags: ImportFlags,
  { decisions, previewed }: ImportExtras = {},
): Promise<JobEnd<ImportAnswer>> {
  // Before the server hears of it: files that cannot be read need no server.
  const upload = await makeUpload(await readFiles(paths), await readBeside(flags), decisions);
  const connection = await terminal.connect();
  await refuseSecond(connection.api);
  terminal.note(`Importing to ${connection.place}`);
  return runJob(
    connection,
    (job, signal) => ({ answer: send(connection, upload, toQuery(job, flags, previewed), signal), upload }),
    {
      nothing: 'Nothing was imported.',
      whether: `Whether the import took place, "${toRun('imports list')}" tells.`,
    },
  );
}

async function readFiles(paths: readonly string[]): Promise<File[]> {
  const files: File[] = [];
  let bytes = 0;
  for (const path of paths) {
    const data = await readPacked(path);
    bytes += data.length;
    if (bytes > MAX_FILE_BYTES)
      throw tooLarge(`The files are more than ${formatBytes(MAX_FILE_BYTES)} together`);
    files.push(new File([new Uint8Array(data)], basename(path)));
  }
  return files;
}

/** Before megabytes are sent for nothing; the same for whoever may not import, or is not signed in. */
async function refuseSecond(api: Api): Promise<void> {
  const { underWay } = await reply(api.admin['bulk-import'].$get());
  if (!underWay) return;
  const busy = bulkImport.progress.others(underWay);
  throw new AppError(409, 'import_under_way', `${busy}. Please try again in a moment.`);
}

type Query = Parameters<Api['admin']['bulk-import']['$post']>[0]['query'];

function toQuery(
  job: string,
  { format, year, missing, prefer, ...flags }: ImportFlags,
  previewed: string | undefined,
): Query {
  const flag = (on = false) => (on ? 'true' : 'false');
  return {
    job,
    accept: 'any',
    report: 'true',
    ...(format && { format }),
    ...(year !== undefined && { year: String(year) }),
    ...(missing && { missing }),
    ...(prefer && { prefer }),
    ...(previewed && { previewed }),
    details: flag(flags.details),
    skipInvalid: flag(flags.skipInvalid),
    allJurisdictions: flag(flags.allJurisdictions),
    dryRun: flag(flags.dryRun),
  };
}

async function send(
  connection: Connection,
  upload: Upload,
  query: Query,
  signal: AbortSignal,
): Promise<ImportAnswer> {
  try {
    const path = `/api/admin/bulk-import?${new URLSearchParams(query as Record<string, string>)}`;
    const response = await accept(connection.fetch(path, { method: 'POST', signal, ...upload.request }));
    return await readAnswer<ImportAnswer>(response);
  } catch (error) {
    // Our server says it by an error of its own; this one comes from something in front of it.
    if (!(error instanceof AppError) || error.code !== 'too_large_for_proxy') throw error;
    throw tooLarge(`What is in front of the server, such as a proxy, takes no ${formatBytes(upload.total)}`);
  }
}

function tooLarge(what: string): AppError {
  const instead =
    'Pack the files with gzip, give them one after the other, or import on the server’s own machine.';
  return new AppError(413, 'file_too_large', `${what}: nothing was imported. ${instead}`);
}
