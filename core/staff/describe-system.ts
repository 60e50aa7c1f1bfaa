import type { dashboardPage } from '../i18n/en/admin/dashboard.ts';
import { formatMoment } from '../i18n/format.ts';
import type { SystemStatus } from './dashboard.ts';

type Words = typeof dashboardPage.system;

/** One part of the system, and how it is. */
export interface SystemItem {
  name: string;
  state: 'ok' | 'attention' | 'off' | 'unknown';
  text: string;
}

/** Mails go out within seconds; the second attempt comes after a minute, the third after six. */
export const LONG_WAIT_MS = 15 * 60_000;
/** More than this share of unverified listings is worth a word. */
const MANY_DUE = 0.5;

/** What the system's figures mean, in words. */
export function describeSystem(status: SystemStatus, now: Date, words: Words): SystemItem[] {
  return [
    describeDatabase(status, words.database),
    describeMail(status, now, words.mail),
    describeTexts(status, words.texts),
    describeBackup(status, words.backup),
    describeData(status, words.data),
    describeCopy(status, words.copy),
    describeServer(status, words.server),
  ];
}

function describeDatabase({ database }: SystemStatus, words: Words['database']): SystemItem {
  const { bytes, answerMs, wal } = database;
  return {
    name: words.name,
    state: wal ? 'ok' : 'attention',
    text: join(words.text(bytes, answerMs), !wal && words.noWal),
  };
}

function describeMail({ mail }: SystemStatus, now: Date, words: Words['mail']): SystemItem {
  if (!mail.configured) return { name: words.name, state: 'off', text: words.off };
  const { queued, oldestQueuedAt, failedLast7Days } = mail;
  const waitsLong = oldestQueuedAt !== null && now.getTime() - Date.parse(oldestQueuedAt) > LONG_WAIT_MS;
  return {
    name: words.name,
    state: waitsLong || failedLast7Days > 0 ? 'attention' : 'ok',
    text: join(
      oldestQueuedAt === null ? words.idle : words.queued(queued, formatMoment(oldestQueuedAt)),
      failedLast7Days > 0 ? words.failed(failedLast7Days) : words.noneFailed,
    ),
  };
}

function describeTexts({ texts }: SystemStatus, words: Words['texts']): SystemItem {
  if (!texts.configured) return { name: words.name, state: 'off', text: words.off };
  const failed = texts.failedLast24Hours;
  return {
    name: words.name,
    state: failed > 0 ? 'attention' : 'ok',
    text: failed > 0 ? words.failed(failed) : words.noneFailed,
  };
}

function describeData({ data }: SystemStatus, words: Words['data']): SystemItem {
  if (data.centers === 0) return { name: words.name, state: 'attention', text: words.empty };
  const share = data.centersDue / data.centers;
  const sources = data.sources.map(({ name, year, centers }) =>
    name === null ? words.own(centers) : words.source(name, year, centers),
  );
  return {
    name: words.name,
    state: data.sample || share > MANY_DUE ? 'attention' : 'ok',
    text: join(
      data.sample && words.sample,
      words.sources(sources.join('; ')),
      data.newestImportAt ? words.imported(data.newestImportAt) : words.neverImported,
      data.newestVerifiedAt ? words.verified(data.newestVerifiedAt) : words.neverVerified,
      data.centersDue > 0 ? words.due(data.centersDue, Math.round(share * 100)) : words.noneDue,
    ),
  };
}

/** Of those that the toolkit made: to guess from files would be worse than to know of none. */
function describeBackup({ backup }: SystemStatus, words: Words['backup']): SystemItem {
  if (!backup) return { name: words.name, state: 'attention', text: words.none };
  return {
    name: words.name,
    state: backup.isOld ? 'attention' : 'ok',
    text: join(words.made(formatMoment(backup.at), backup.bytes), backup.isOld && words.old),
  };
}

function describeCopy({ copy, inStep }: SystemStatus, words: Words['copy']): SystemItem {
  if (inStep === null) return { name: words.name, state: 'unknown', text: words.noServer };
  if (!copy) return { name: words.name, state: 'attention', text: words.none };
  return {
    name: words.name,
    state: inStep ? 'ok' : 'attention',
    text: join(
      words.made(copy.version.slice(0, 8), formatMoment(copy.generatedAt)),
      inStep ? words.inStep : words.behind,
    ),
  };
}

function describeServer({ server }: SystemStatus, words: Words['server']): SystemItem {
  const { version, startedAt } = server;
  if (startedAt === null) return { name: words.name, state: 'unknown', text: words.notAsked(version) };
  return { name: words.name, state: 'ok', text: words.text(version, formatMoment(startedAt)) };
}

function join(...sentences: (string | false)[]): string {
  return sentences.filter(Boolean).join(' ');
}
