import type { DoctorCheck, DoctorReport } from '#core/staff/doctor.ts';
import type { SchemaRepair } from '#server/database/repair-schema.ts';
import { requireDatabase } from '#server/database/require-database.ts';
import { chooseServer, userName } from '../connection/connection.ts';
import { readEnvHere, readSettingsHere } from '../connection/read-settings-here.ts';
import { reply } from '../connection/reply.ts';
import { type Paint, paint } from '../terminal/paint.ts';
import { safeText } from '../terminal/safe-text.ts';
import { formatTsv } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { wrapText } from '../terminal/wrap.ts';
import { UsageError } from '../usage-error.ts';

/** `harborlight doctor` */
interface DoctorFlags {
  strict?: boolean;
  repair?: boolean;
}

/** The exit code of warnings, for those who want to hear of them. */
const WARNINGS = 3;

/** Checks the server, or this machine; without opening the database as other commands do: it may be damaged. */
export async function runDoctor(
  terminal: Terminal,
  { strict = false, repair = false }: DoctorFlags,
): Promise<void> {
  const repaired = repair ? await repairHere(terminal) : undefined;
  let report = await examine(terminal);
  const isOpen = report.checks.some(({ name, status }) => name === 'withheld' && status === 'failed');
  if (repaired && isOpen) {
    repaired.withheld = await withholdHere(terminal);
    report = await examine(terminal);
  }
  terminal.print({ ...report, repaired }, () =>
    terminal.isWindow ? draw(report, terminal.width) : list(report),
  );
  if (report.status === 'failed') process.exitCode = 1;
  else if (report.status === 'warning' && strict) process.exitCode = WARNINGS;
}

async function examine(terminal: Terminal): Promise<DoctorReport> {
  if (chooseServer(terminal.flags) !== undefined) {
    const { api } = await terminal.connect();
    return reply(api.admin.doctor.$get());
  }
  const { examineMachine } = await import('#server/doctor/examine.ts');
  return examineMachine(readEnvHere(terminal.flags));
}

/** `harborlight doctor --repair`: what was fixed is told before the checks. */
async function repairHere(terminal: Terminal): Promise<Repair> {
  if (chooseServer(terminal.flags) !== undefined) {
    throw new UsageError('--repair works on the machine of the database: run it there, with --local.');
  }
  const file = readSettingsHere(terminal.flags).settings.HARBORLIGHT_DB;
  const { repairSchema } = await import('#server/database/repair-schema.ts');
  requireDatabase(file);
  await terminal.confirm(`Fix the schema of ${file}? What is there now is kept as a file.`);
  const repaired = await repairSchema(file);
  const { fixed, left, copy } = repaired;
  for (const each of fixed) terminal.note(`Fixed: ${each}.`);
  for (const each of left) terminal.note(`Left, since something would be lost: ${each}.`);
  terminal.note(copy === null ? 'There was nothing to fix.' : `What was there before is kept: ${copy}`);
  return { ...repaired, withheld: [] };
}

/** What was fixed, and the centers whose addresses are withheld now. */
interface Repair extends SchemaRepair {
  withheld: { id: string; name: string; city: string; state: string }[];
}

/** Takes away what older versions left of addresses that their sources keep to themselves. */
async function withholdHere(terminal: Terminal): Promise<Repair['withheld']> {
  const [{ connect }, { findLeftOpen, withholdLeftOpen }, { toCenterId }] = await Promise.all([
    import('#server/database/db.ts'),
    import('#server/imports/withheld/left-open.ts'),
    import('#server/database/center-rows.ts'),
  ]);
  const db = connect(readSettingsHere(terminal.flags).settings.HARBORLIGHT_DB);
  try {
    const found = (await findLeftOpen(db)).map(({ row: { id, name, city, state } }) => ({
      ...{ id: toCenterId(id), name, city, state },
    }));
    for (const { id, name, city, state } of found)
      terminal.note(safeText(`${id}  ${name}, ${city}, ${state}`));
    await terminal.confirm(
      `Withhold the addresses of these ${found.length} centers, which their sources keep to themselves?`,
    );
    const withheld = await withholdLeftOpen(db, { name: userName(), channel: 'terminal' }, new Date());
    terminal.note(`Withheld: ${withheld.length}. The history of each center can take it back.`);
    return found;
  } finally {
    await db.destroy();
  }
}

const labels: Record<DoctorCheck['name'], string> = {
  database: 'Database',
  schema: 'Schema',
  settings: 'Settings',
  address: 'Address',
  publisher: 'Publisher',
  proxy: 'Proxy',
  server: 'Server',
  mail_server: 'Mail server',
  text_provider: 'Text provider',
  disk: 'Disk',
  clock: 'Clock',
  directory: 'Directory',
  listings: 'Listings',
  withheld: 'Withheld',
  guides: 'Guides',
  backup: 'Backup',
  copies: 'Copies',
  mails: 'Mails',
  offline_copy: 'Offline copy',
  access: 'Access',
};

const colours: Record<DoctorCheck['status'], Paint> = { ok: 'green', warning: 'yellow', failed: 'red' };

/** What each column takes, with its gap. */
const LABEL = 15;
const STATUS = 9;

function draw({ status, checks }: DoctorReport, width: number): string {
  const indent = ' '.repeat(LABEL + STATUS);
  const room = Math.max(width - indent.length, 20);
  const lines = checks.flatMap((check) => {
    const start =
      labels[check.name].padEnd(LABEL) + paint(colours[check.status], check.status.padEnd(STATUS));
    const [first, ...rest] = wrapText(safeText(check.message), room);
    const todo = check.todo ? wrapText(safeText(`→ ${check.todo}`), room) : [];
    return [start + first, ...[...rest, ...todo].map((line) => indent + line)];
  });
  return [...lines, '', closing[status]].join('\n');
}

const closing: Record<DoctorCheck['status'], string> = {
  ok: 'All is well.',
  warning: 'It works; see the warnings.',
  failed: 'Something needs to be fixed.',
};

function list({ checks }: DoctorReport): string {
  return formatTsv(checks, [
    { title: 'Check', value: ({ name }) => labels[name] },
    { title: 'Status', value: ({ status }) => status },
    { title: 'What is', value: ({ message }) => message },
    { title: 'What to do', value: ({ todo }) => todo },
  ]);
}
