import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import autocannon from 'autocannon';
import { toCsv } from '#core/center/csv-columns.ts';
import { beginSession } from '#server/access/sessions.ts';
import { openDatabase } from '#server/database/db.ts';
import { readXlsx } from '#server/imports/files/xlsx.ts';
import { addStaff } from '#server/testing/staff.ts';
import { ServerProcess } from '../pwa/e2e/server-process.ts';
import { printLimit } from './measuring.ts';
import { realFiles } from './real-directory.ts';

/**
 * How the public API answers while the whole directory is imported and the server takes the change over: searches at a
 * steady rate, from before the import until the new directory is served. First by the toolkit, a process of its own,
 * then on the web, in a thread of the server: a preview, the import, and its undo.
 * Needs a build (npm run build). Run it by: npx tsx bench/api-during-import.ts
 */
const LIMIT_MS = 50;
const LOAD = { connections: 4, overallRate: 100 };
const LONGEST_SECONDS = 60;

if (realFiles.every(existsSync)) {
  await measure('by the toolkit', importByToolkit);
  // Before the load: what keeps this process busy would count as the server's slowness.
  const files = await Promise.all(realFiles.map(saveAsCsv));
  await measure('on the web', (server) => importOnTheWeb(server, files));
} else {
  console.log('../shared/data is not here: nothing to import, nothing measured.');
}

async function measure(
  how: string,
  importDirectory: (server: ServerProcess) => Promise<void>,
): Promise<void> {
  const server = new ServerProcess();
  try {
    await server.start();
    const url = `${server.origin}/api/centers?q=recovery&level=DETOX&counts=true`;
    // What a server has never done is slow the first time, import or not.
    await autocannon({ url, amount: 200, ...LOAD });
    const load = autocannon({ url, duration: LONGEST_SECONDS, ...LOAD });
    const before = await centersServed(server);
    await importDirectory(server);
    const imported = performance.now();
    while ((await centersServed(server)) === before) await new Promise((resolve) => setTimeout(resolve, 50));
    console.log(
      `${how}: the change showed ${((performance.now() - imported) / 1000).toFixed(1)} s after the import ended`,
    );
    // The offline copy's files are compressed behind it: that is part of the import, too.
    await new Promise((resolve) => setTimeout(resolve, 8000));
    (load as unknown as { stop(): void }).stop();
    const { latency, requests, errors, non2xx } = await load;
    console.log(
      `${requests.total} requests, ${errors + non2xx} failed, p50 ${latency.p50} ms, longest ${latency.max} ms`,
    );
    printLimit(`p99 of the API during an import ${how}, ms`, latency.p99, LIMIT_MS);
  } finally {
    await server.remove();
  }
}

async function centersServed(server: ServerProcess): Promise<number> {
  const { centers } = (await (await fetch(`${server.origin}/healthz`)).json()) as { centers: number };
  return centers;
}

async function importByToolkit(server: ServerProcess): Promise<void> {
  const toolkit = ['dist/node/cli.js', 'import', '--db', server.databaseFile, ...realFiles];
  const child = spawn(process.execPath, toolkit, { stdio: 'ignore' });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
}

/** SAMHSA's two directories as CSV, one after the other, each previewed first; then the second is undone. */
async function importOnTheWeb(server: ServerProcess, files: readonly File[]): Promise<void> {
  const db = await openDatabase(server.databaseFile);
  const token = await beginSession(
    db,
    await addStaff(db, 'Bench', 'admin'),
    { channel: 'web', device: 'Chrome' },
    new Date(),
  );
  await db.destroy();
  const ask = async (what: string, path: string, body?: FormData): Promise<string> => {
    const started = performance.now();
    const headers = { Cookie: `harborlight_session=${token}` };
    const response = await fetch(`${server.origin}/api/admin/${path}`, { method: 'POST', headers, body });
    const answer = await response.text();
    if (!response.ok) throw new Error(answer);
    console.log(
      `  ${what}: ${((performance.now() - started) / 1000).toFixed(1)} s, ${answer.length} characters`,
    );
    return answer;
  };
  for (const file of files) {
    const body = new FormData();
    body.append('file', file);
    await ask(`preview of ${file.name}`, 'bulk-import?dryRun=true&details=true', body);
    await ask('import', 'bulk-import', body);
  }
  // As a person types how many centers it touches.
  const { touched } = JSON.parse(await ask('trial of the undo', 'imports/2/undo?dryRun=true'));
  await ask('undo', `imports/2/undo?centers=${touched}`);
}

async function saveAsCsv(path: string): Promise<File> {
  const table = await readXlsx(readFileSync(path), path);
  return new File([toCsv(table)], `${basename(path, '.xlsx')}.csv`, { type: 'text/csv' });
}
