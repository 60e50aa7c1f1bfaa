import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type AlertCode, alertCodes } from '#core/staff/alert.ts';
import type { Db } from '../database/db.ts';
import type { LiveDirectory } from '../directory/live-directory.ts';
import { thisVersion } from '../this-version.ts';
import { type Figures, readFigures } from './figures.ts';
import type { Answered } from './observe-requests.ts';

export interface Metrics {
  count(answered: Answered): void;
  /** In Prometheus's text format. */
  read(): Promise<{ text: string; contentType: string }>;
}

interface Measured {
  db: Db;
  live: Pick<LiveDirectory, 'changes'>;
  databaseFile: string;
  /** What is wrong, as it was found last. */
  alerts: () => readonly { code: AlertCode }[];
}

const LATENCIES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts what a server does. Its names and labels are of ours: a route is as it is declared, whoever asks for what. */
export function openMetrics({ db, live, databaseFile, alerts }: Measured): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string) => new Gauge({ name: `harborlight_${name}`, help, registers });
  const requests = new Histogram({
    name: 'harborlight_http_request_duration_seconds',
    help: 'Requests by their route as it is declared, and how soon they were answered.',
    labelNames: ['method', 'route', 'status'],
    buckets: LATENCIES,
    registers,
  });
  const syncBytes = new Counter({
    name: 'harborlight_sync_bytes_total',
    help: 'Bytes of the offline copy that were sent.',
    registers,
  });
  const forms = new Counter({
    name: 'harborlight_forms_total',
    help: 'What people have sent, by kind, since the database began.',
    labelNames: ['kind'],
    registers,
  });
  const mails = new Gauge({
    name: 'harborlight_mails',
    help: 'Mails by whom they are for and what became of them.',
    labelNames: ['audience', 'status'],
    registers,
  });
  const texts = new Gauge({
    name: 'harborlight_texts',
    help: 'Text messages by what became of them.',
    labelNames: ['status'],
    registers,
  });
  const alert = new Gauge({
    name: 'harborlight_alert',
    help: '1 where this is wrong, as the last look of each minute found it.',
    labelNames: ['code'],
    registers,
  });
  new Gauge({ name: 'harborlight_info', help: 'What runs.', labelNames: ['version', 'node'], registers }).set(
    { version: thisVersion, node: process.versions.node },
    1,
  );
  const figures = {
    centers: gauge('centers', 'Centers that the public can find.'),
    importedAt: gauge('data_imported_timestamp_seconds', 'When data was imported last; 0: never.'),
    verifiedAt: gauge('data_verified_timestamp_seconds', 'When a center was verified last; 0: never.'),
    backupAt: gauge('backup_timestamp_seconds', 'When the last backup was made; 0: never.'),
    backupBytes: gauge('backup_bytes', 'How large the last backup is.'),
    oldestMailSeconds: gauge(
      'mail_oldest_wait_seconds',
      'How long the oldest queued mail waits; 0: none does.',
    ),
    oldestTextSeconds: gauge(
      'text_oldest_wait_seconds',
      'How long the oldest text is being sent; 0: none is.',
    ),
    openRequests: gauge('requests_open', 'Requests for help that nobody has handled.'),
    oldestRequestSeconds: gauge(
      'request_oldest_wait_seconds',
      'How long the oldest of them waits; 0: none does.',
    ),
    databaseBytes: gauge('database_bytes', 'How large the database is.'),
    diskFreeBytes: gauge('disk_free_bytes', 'What is free on its disk.'),
  } satisfies Partial<Record<keyof Figures, Gauge>>;
  const behind = gauge('directory_behind', 'Changes that the public directory has not taken over yet.');
  const readable = gauge(
    'database_readable',
    '0 where the figures of the database are those of the last time.',
  );

  function show(found: Figures): void {
    for (const [name, shown] of Object.entries(figures)) shown.set(found[name as keyof typeof figures]);
    behind.set(found.changes - (live.changes ?? 0));
    forms.reset();
    for (const [kind, count] of Object.entries(found.forms)) forms.inc({ kind }, count);
    mails.reset();
    for (const { count, ...labels } of found.mails) mails.set(labels, Number(count));
    texts.reset();
    for (const { count, status } of found.texts) texts.set({ status }, Number(count));
  }

  return {
    count({ method, route, status, seconds, bytes }) {
      requests.observe({ method, route, status }, seconds);
      if (method === 'GET' && status === 200 && route.startsWith('/api/snapshot')) syncBytes.inc(bytes);
    },
    async read() {
      const found = await readFigures(db, databaseFile, new Date()).catch(() => undefined);
      readable.set(found ? 1 : 0);
      if (found) show(found);
      const wrong = new Set(alerts().map(({ code }) => code));
      for (const code of alertCodes) alert.set({ code }, wrong.has(code) ? 1 : 0);
      return { text: await registry.metrics(), contentType: registry.contentType };
    },
  };
}
