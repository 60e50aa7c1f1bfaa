import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Db } from '#server/database/db.ts';
import type { Post } from './posts.ts';
import type { TroubledServer } from './troubled-server.ts';

/** What is stored in the end; all but the mails and texts that were sent should be 0. */
export interface StoredFigures {
  /** Answered, and not there. */
  lost: number;
  /** Rows more than posts. */
  doubled: number;
  /** Answered by another id than the one that is stored, or by two. */
  otherIds: number;
  /** Mails that a message should have queued and did not, or queued twice. */
  mailsAmiss: number;
  /** Queued, and never came. */
  mailsMissing: number;
  /** Came without a row of their own, or with one Message-ID and other words. */
  mailsStrange: number;
  mailsSent: number;
  /** Of them with a Message-ID that had come before: a kill between the mail and our note of it. */
  mailsRepeated: number;
  /** Texts that were asked for and never came. */
  textsMissing: number;
  textsSent: number;
  /** Between the earliest and the latest moment that is stored: how far the clock has jumped. */
  clockSpreadHours: number;
}

/** Waits for the mails, and compares what was sent with what is there. */
export async function checkStored(
  posts: readonly Post[],
  { server, mail, texts }: TroubledServer,
  longestSeconds: number,
): Promise<StoredFigures> {
  const db = connect(server.databaseFile);
  try {
    await untilMailed(db, longestSeconds);
    const { rows, times } = await readRows(db);
    const notifications = await db
      .selectFrom('notifications')
      .select(['id', 'submission_id', 'matching_request_id'])
      .execute();
    const mailsOf = groupBy(
      notifications,
      ({ submission_id, matching_request_id }) => submission_id ?? matching_request_id ?? '',
    );
    const idsOf = groupBy(rows, ({ mark }) => mark);
    const storedIds = (post: Post) => (idsOf.get(post.mark) ?? []).map(({ id }) => id);
    const lost = posts.filter((post) => storedIds(post).length === 0).length;
    const received = groupBy(mail.mails, ({ headers }) => headers.get('message-id') ?? '');
    const isSame = (mails: typeof mail.mails) => new Set(mails.map(wordsOf)).size === 1;
    const messageIds = new Set(notifications.map(({ id }) => `<${id}@harborlight.example>`));
    const phones = new Set(texts.received.map(({ form }) => digitsOf(form.To)));
    const asked = posts
      .filter(({ kind }) => kind === 'text')
      .map(({ body }) => body as { userPhone: string });
    return {
      lost,
      doubled: rows.length - (posts.length - lost),
      otherIds: posts.filter((post) => [...post.ids].join() !== storedIds(post).join()).length,
      mailsAmiss: posts.filter((post) => {
        const made = storedIds(post).flatMap((id) => mailsOf.get(id) ?? []);
        return made.length !== post.mails;
      }).length,
      mailsMissing: [...messageIds].filter((id) => !received.has(id)).length,
      mailsStrange: [...received].filter(([id, mails]) => !messageIds.has(id) || !isSame(mails)).length,
      mailsSent: mail.mails.length,
      mailsRepeated: mail.mails.length - received.size,
      textsMissing: asked.filter(({ userPhone }) => !phones.has(digitsOf(userPhone))).length,
      textsSent: texts.received.length,
      clockSpreadHours: (Math.max(...times) - Math.min(...times)) / 3600_000,
    };
  } finally {
    await db.destroy();
  }
}

async function untilMailed(db: Db, longestSeconds: number): Promise<void> {
  const deadline = performance.now() + longestSeconds * 1000;
  for (;;) {
    const queued = db.selectFrom('notifications').select('id').where('status', '=', 'QUEUED');
    if (!(await queued.limit(1).executeTakeFirst())) return;
    if (performance.now() > deadline) return;
    await pause(50);
  }
}

/** Every message that is stored, by its mark. */
async function readRows(db: Db): Promise<{ rows: { id: string; mark: string }[]; times: number[] }> {
  const submissions = await db
    .selectFrom('submissions')
    .select(['id', 'payload_json', 'created_at'])
    .execute();
  const requests = await db
    .selectFrom('matching_requests')
    .select(['id', 'user_phone as mark', 'created_at'])
    .execute();
  const calls = await db
    .selectFrom('call_logs')
    .select(['id', 'user_city as mark', 'clicked_at as created_at'])
    .execute();
  const reports = await db
    .selectFrom('center_reports')
    .select(['id', 'comment as mark', 'created_at'])
    .execute();
  const texts = await db
    .selectFrom('text_messages')
    .select(['id', 'created_at'])
    .where('status', '!=', 'FAILED')
    .execute();
  const rows = [
    ...submissions.map(({ payload_json, ...row }) => ({ ...row, mark: markOf(payload_json) })),
    ...requests,
    ...calls,
    ...reports,
    ...(await markTexts(db, texts)),
  ];
  return {
    rows: rows.map(({ id, mark }) => ({ id, mark: mark ?? '' })),
    times: rows.map(({ created_at }) => Date.parse(created_at)),
  };
}

/** A text's row says nothing of who asked for it; its receipt does. What surely was not sent is none. */
async function markTexts(db: Db, texts: readonly { id: string; created_at: string }[]) {
  const receipts = await db.selectFrom('receipts').select(['key', 'answer']).execute();
  const keys = new Map(receipts.map(({ key, answer }) => [readId(answer), key]));
  return texts.map((text) => ({ ...text, mark: keys.get(text.id) ?? text.id }));
}

function readId(answer: string | null): string | undefined {
  return answer === null ? undefined : (JSON.parse(answer) as { id?: string }).id;
}

function markOf(payloadJson: string): string {
  const { message, centerName = '' } = JSON.parse(payloadJson) as { message?: string; centerName?: string };
  return message ?? centerName;
}

function wordsOf({
  envelope,
  headers,
  text,
}: {
  envelope: object;
  headers: Map<string, string>;
  text: string;
}) {
  return JSON.stringify([envelope, headers.get('subject'), text]);
}

/** The last ten of a phone's digits. */
function digitsOf(phone = ''): string {
  return phone.replace(/\D/g, '').slice(-10);
}

function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}
