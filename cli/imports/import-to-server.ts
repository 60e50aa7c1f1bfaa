import { basename } from 'node:path';
import { MAX_FILE_BYTES } from '#core/bulk-import.ts';
import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import { formatBytes } from '#core/i18n/format.ts';
import { AppError } from '#server/app-error.ts';
import { readPacked } from '#server/imports/import-file.ts';
import type { ImportReport } from '#server/imports/report.ts';
import { toRun } from '../command-line.ts';
import type { ImportFlags } from '../commands/import.ts';
import type { Api, Connection } from '../connection.ts';
import { accept, reply } from '../reply.ts';
import type { Terminal } from '../terminal.ts';
import { type JobEnd, runJob } from './run-job.ts';
import { makeUpload, type Upload } from './upload.ts';

/** Sends the files to the server, which imports them as this terminal would. See `runJob` for what it throws. */
export async function importToServer(
  terminal: Terminal,
  paths: readonly string[],
  flags: ImportFlags,
): Promise<JobEnd<ImportReport>> {
  // Before the server hears of it: files that cannot be read need no server.
  const upload = await makeUpload(await readFiles(paths));
  const connection = await terminal.connect();
  await refuseSecond(connection.api);
  terminal.note(`Importing to ${connection.place}`);
  return runJob(
    connection,
    (job, signal) => ({ answer: send(connection, upload, toQuery(job, flags), signal), upload }),
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

type Query = Parameters<Api['admin']['imports']['$post']>[0]['query'];

function toQuery(job: string, { format, year, missing, ...flags }: ImportFlags): Query {
  const flag = (on = false) => (on ? 'true' : 'false');
  return {
    job,
    ...(format && { format }),
    ...(year !== undefined && { year: String(year) }),
    ...(missing && { missing }),
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
): Promise<ImportReport> {
  try {
    const path = `/api/admin/imports?${new URLSearchParams(query as Record<string, string>)}`;
    const response = await accept(connection.fetch(path, { method: 'POST', signal, ...upload.request }));
    return (await response.json()) as ImportReport;
  } catch (error) {
    // Our server says it by an error of its own; this one comes from something in front of it.
    if (!(error instanceof AppError) || error.status !== 413 || error.code !== 'strange_answer') throw error;
    throw tooLarge(`What is in front of the server, such as a proxy, takes no ${formatBytes(upload.total)}`);
  }
}

function tooLarge(what: string): AppError {
  const instead =
    'Pack the files with gzip, give them one after the other, or import on the server’s own machine.';
  return new AppError(413, 'file_too_large', `${what}: nothing was imported. ${instead}`);
}
