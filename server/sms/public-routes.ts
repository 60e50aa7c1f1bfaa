import { randomUUID } from 'node:crypto';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { textablePhone } from '#core/center/textable-phone.ts';
import { TextReferral } from '#core/messages/sms-referral.ts';
import { TEXT_TOKEN_CALL, TEXT_TOKEN_HEADER, TEXT_TOKEN_REFUSED } from '#core/messages/text-token.ts';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/db.ts';
import { writeTransaction } from '../database/write-transaction.ts';
import { textExample } from '../examples/message-examples.ts';
import { error, errors, json, jsonBody } from '../http/api-schemas.ts';
import { TAGS } from '../http/api-tags.ts';
import { clientAddress } from '../http/client-address.ts';
import { type Clients, Tally } from '../http/client-limits.ts';
import { OTHER_SITE, sameOriginOnly } from '../http/csrf.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { keepNowhere, takeJson } from '../http/json-body.ts';
import {
  type Answered,
  answerStored,
  claimKey,
  IdempotencyHeaders,
  identifyMessage,
  type MessageIdentity,
  refuseOtherMessage,
  removeReceipt,
  writeReceipt,
} from '../http/receipts.ts';
import type { ServerAddress } from '../http/server-address.ts';
import { messageResponses, type StoredMessage } from '../messages/message-responses.ts';
import { findReferencedCenter } from '../messages/referenced-center.ts';
import { refuseOverCeiling, type TextCeilings } from './ceilings.ts';
import type { SmsOutcome, SmsProvider } from './provider.ts';
import { TextTokens, TOO_LATE } from './text-tokens.ts';
import { smsBody } from './wording.ts';

/** Which center a text is to be about, in which language, and by which token. */
type Asked = Pick<TextReferral, 'centerId' | 'language'> & { token: string | undefined };

const TOKEN_EXAMPLE = '1795176600000.Zm9yIG9uZSB0ZXh0.c2lnbmVkIGJ5IHRoZSBzZXJ2ZXI';
const NOT_SENT = 'The text could not be sent. Please call the center directly.';

const TextTokenHeaders = IdempotencyHeaders.extend({
  [TEXT_TOKEN_HEADER]: z
    .string()
    .max(200)
    .optional()
    .openapi({
      description: `From /api${TEXT_TOKEN_CALL}; for one text, and required for it.`,
      param: { example: TOKEN_EXAMPLE },
    }),
});

/** Of a public URL, since a page of another site must not get one. */
const getToken = (publicUrl: string | undefined) =>
  createRoute({
    method: 'get',
    path: TEXT_TOKEN_CALL,
    operationId: 'getTextToken',
    tags: [TAGS.messages],
    summary: 'What it takes to ask for a text',
    description:
      'Signed by the server, for ten minutes and one text. The site’s own pages fetch it just before they ask for one.',
    middleware: [keepNowhere, sameOriginOnly(publicUrl)],
    responses: {
      200: json(
        z
          .object({ token: z.string().describe('For one text.'), expiresAt: z.iso.datetime() })
          .openapi('TextToken'),
        `The token, for the header ${TEXT_TOKEN_HEADER}.`,
        { token: TOKEN_EXAMPLE, expiresAt: '2026-11-20T12:10:00.000Z' },
      ),
      403: error('A page of another site asked for it.', 'other_site', OTHER_SITE),
    },
  });

const sendReferral = createRoute({
  method: 'post',
  path: '/send-referral-sms',
  operationId: 'textCenterDetails',
  tags: [TAGS.messages],
  summary: 'Text a center’s details to the sender’s own phone',
  description:
    'The words come from our own record of the center. The number that it goes to is stored nowhere.',
  middleware: takeJson,
  request: { headers: TextTokenHeaders, body: jsonBody(TextReferral, textExample) },
  responses: messageResponses({
    403: error('The token is missing, used, or too old; get another.', TEXT_TOKEN_REFUSED, TOO_LATE),
    ...errors(404),
    422: error(
      'No text can reach the number, or the key was used for another message.',
      'phone_refused',
      'No text can be sent to this number. Please check it, or call the center directly.',
    ),
    502: error('The provider of texts failed.', 'text_not_sent', NOT_SENT),
    503: error(
      'No provider of texts is set up; or, with Retry-After, not ready yet.',
      'no_text_provider',
      NOT_SENT,
    ),
  }),
});

/** What it takes to send texts. */
interface SmsContext extends Clients, ServerAddress {
  db: Db;
  /** Undefined where none is set up. */
  sms: SmsProvider | undefined;
  settings: TextCeilings;
  logError: (error: Error) => void;
}

/**
 * Texts with a center's details. What a text says comes from our own record, so that nobody can have us send their
 * words. Who it went to is stored nowhere.
 */
export function smsRoutes({ db, sms, limits, trustProxy, publicUrl, settings, logError }: SmsContext) {
  /** By key: the provider is slow, and an impatient device sends again. */
  const underWay = new Map<string, MessageIdentity & { answered: Promise<Answered> }>();
  const tokens = new TextTokens();

  const routes = new OpenAPIHono({ defaultHook: rejectInvalid }).openapi(getToken(publicUrl), (c) =>
    c.json(tokens.issue(new Date()), 200),
  );
  return routes.openapi(sendReferral, async (c) => {
    const { userPhone, centerId, language } = c.req.valid('json');
    const { 'Idempotency-Key': key, [TEXT_TOKEN_HEADER]: token } = c.req.valid('header');
    // Of a phone number not even a hash is kept: all numbers can be tried.
    const message = identifyMessage(key, c.req.path, { centerId });
    const first = underWay.get(message.key);
    if (first) {
      refuseOtherMessage(first, message);
      return answerStored(c, { ...(await first.answered), replayed: true });
    }
    const phone = textablePhone(userPhone) ?? userPhone;
    const answered = send(message, { centerId, language, token }, phone, clientAddress(c, trustProxy));
    underWay.set(message.key, { ...message, answered });
    try {
      return answerStored(c, await answered);
    } finally {
      underWay.delete(message.key);
    }
  });

  /** Outside of any transaction: nobody else must wait for the provider. */
  async function send(
    message: MessageIdentity,
    asked: Asked,
    phone: string,
    client: string,
  ): Promise<Answered> {
    if (!sms) throw new AppError(503, 'no_text_provider', NOT_SENT);
    const begun = await begin(message, asked, phone, client);
    if (!begun.body) return { answer: begun.answer, replayed: true };
    const outcome = await sms.send(phone, begun.body);
    await finish(message, begun.answer, outcome);
    if (outcome.result === 'sent') return { answer: begun.answer, replayed: false };
    if (outcome.result === 'phone_refused') throw phoneRefused();
    if (outcome.result === 'failed')
      await Promise.all([limits.sms.giveBack(client), limits.smsToPhone.giveBack(phone)]);
    logError(new AppError(502, 'text_not_sent', `A text was not sent. The provider ${outcome.reason}.`));
    throw new AppError(502, 'text_not_sent', NOT_SENT);
  }

  /** What to send, or no `body` where it was sent before. */
  async function begin(
    message: MessageIdentity,
    { centerId, language, token }: Asked,
    phone: string,
    client: string,
  ): Promise<{ answer: StoredMessage; body?: string }> {
    const now = new Date();
    const tally = new Tally();
    const begun = writeTransaction(db, async (tx) => {
      const receipt = await claimKey(tx, message, now);
      if (receipt?.answer && receipt.finished) return { answer: receipt.answer };
      tokens.check(token, now);
      const center = await findReferencedCenter(tx, centerId);
      const body = smsBody(center, publicUrl, language);
      // The server was killed while it sent: a second text does less harm than none.
      if (receipt?.answer) {
        tokens.use(token, now);
        return { answer: receipt.answer, body };
      }
      await refuseOverCeiling(tx, settings, now);
      await tally.count(limits.sms, client);
      await tally.count(limits.smsToPhone, phone);
      tokens.use(token, now);
      const answer = { id: randomUUID() };
      await tx
        .insertInto('text_messages')
        .values({ ...answer, center_id: center.id, status: 'SENDING', created_at: now.toISOString() })
        .execute();
      await writeReceipt(tx, message.key, answer, { finished: false });
      return { answer, body };
    });
    return begun.catch(async (error) => {
      await tally.giveBack();
      throw error;
    });
  }

  /** A text that was not sent leaves no receipt: a repeat tries again. */
  function finish({ key }: MessageIdentity, answer: StoredMessage, { result }: SmsOutcome): Promise<void> {
    return writeTransaction(db, async (tx) => {
      await tx
        .updateTable('text_messages')
        .set({ status: STATUS_OF[result] })
        .where('id', '=', answer.id)
        .execute();
      if (result === 'sent') await writeReceipt(tx, key, answer, { finished: true });
      else await removeReceipt(tx, key);
    });
  }
}

const STATUS_OF = { sent: 'SENT', unknown: 'UNKNOWN', failed: 'FAILED', phone_refused: 'FAILED' } as const;

function phoneRefused(): AppError {
  const message = 'No text can be sent to this number. Please check it, or call the center directly.';
  return new AppError(422, 'phone_refused', message, [{ path: 'userPhone', message }]);
}
