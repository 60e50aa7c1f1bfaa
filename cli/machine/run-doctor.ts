import type { DoctorCheck, DoctorReport } from '#core/doctor.ts';
import { chooseServer } from '../connection.ts';
import { type Paint, paint } from '../format/paint.ts';
import { safeText } from '../format/safe-text.ts';
import { formatTsv } from '../format/table.ts';
import { wrapText } from '../format/wrap.ts';
import { reply } from '../reply.ts';
import { readEnvHere } from '../settings/read-settings-here.ts';
import type { Terminal } from '../terminal.ts';

/** Checks the server, or this machine; without opening the database as other commands do: it may be damaged. */
export async function runDoctor(terminal: Terminal): Promise<void> {
  const report = await examine(terminal);
  terminal.print(report, () => (terminal.isWindow ? draw(report, terminal.width) : list(report)));
  if (report.status === 'failed') process.exitCode = 1;
}

async function examine(terminal: Terminal): Promise<DoctorReport> {
  if (chooseServer(terminal.flags) !== undefined) {
    const { api } = await terminal.connect();
    return reply(api.admin.doctor.$get());
  }
  const { examineMachine } = await import('#server/doctor/examine.ts');
  return examineMachine(readEnvHere(terminal.flags));
}

const labels: Record<DoctorCheck['name'], string> = {
  database: 'Database',
  schema: 'Schema',
  settings: 'Settings',
  mail_server: 'Mail server',
  text_provider: 'Text provider',
  disk: 'Disk',
  directory: 'Directory',
  backup: 'Backup',
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
  failed: 'Something needs to be mended.',
};

function list({ checks }: DoctorReport): string {
  return formatTsv(checks, [
    { title: 'Check', value: ({ name }) => labels[name] },
    { title: 'Status', value: ({ status }) => status },
    { title: 'What is', value: ({ message }) => message },
    { title: 'What to do', value: ({ todo }) => todo },
  ]);
}
