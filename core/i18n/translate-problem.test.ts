import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Refusal } from '../messages/form-messages.ts';
import { LiveMatchingRequest } from '../messages/live-matching.ts';
import { TextReferral } from '../messages/sms-referral.ts';
import { ContactPayload, ListingPayload } from '../messages/submission.ts';
import { refusals as serversOwn } from './en/refusals.ts';
import { validation as en } from './en/validation.ts';
import { refusals } from './es/refusals.ts';
import { validation as es } from './es/validation.ts';
import { translateProblem, translateRefusal } from './translate-problem.ts';

const english = { validation: en, refusals: serversOwn };
const spanish = { validation: es, refusals };

describe('what is wrong with an entry', () => {
  it.each(Object.keys(en) as (keyof typeof en)[])('is said in Spanish, by the same key: %s', (key) => {
    const [said, own] = [en[key], es[key]];
    if (typeof said === 'string') expect(translateProblem(said, spanish)).toBe(own);
    else expect(translateProblem(said(1500), spanish)).toBe((own as typeof es.tooLong)(1500));
  });

  it('stays in English on a page in English', () => {
    for (const sentence of [en.state, en.tooLong(200), 'Invalid input']) {
      expect(translateProblem(sentence, english)).toBe(sentence);
    }
  });

  const empty = { fax: 'x' };
  const long = 'x'.repeat(20_000);
  const tooLong = (schema: z.ZodObject) =>
    Object.fromEntries(Object.keys(schema.shape).map((field) => [field, long]));
  it.each([
    ['an empty request for a match', LiveMatchingRequest, empty],
    [
      'a request whose way of contact does not fit',
      LiveMatchingRequest,
      { contactPreference: 'EMAIL_ME', contactInfo: 'x' },
    ],
    [
      'a request with a phone number that is none',
      LiveMatchingRequest,
      { contactPreference: 'CALL_ME', contactInfo: 'x' },
    ],
    ['an empty contact message', ContactPayload, {}],
    ['a contact message that is too long', ContactPayload, tooLong(ContactPayload)],
    ['an empty listing', ListingPayload, { website: 'not a site', email: 'x', zip: '1' }],
    [
      'a listing that is too long',
      ListingPayload,
      {
        ...tooLong(ListingPayload),
        care: [],
        levelsOfCare: [],
        populations: [],
        modalities: [],
        topics: [],
        insurance: [],
        accreditations: [long],
      },
    ],
    [
      'a text to no phone',
      TextReferral,
      { userPhone: '12', fax: 'x', centerId: '00000001', centerName: '', centerPhone: '' },
    ],
  ] as const)('has its own sentence for all that is wrong with %s', (_what, schema, entries) => {
    const { error } = schema.safeParse(entries);
    const found = error?.issues.map(({ message }) => message) ?? [];
    expect(found.length).toBeGreaterThan(0);
    const general = found.filter((sentence) => translateProblem(sentence, spanish) === refusals.field);
    expect(general).toEqual([]);
  });

  it('is put generally where no form can bring it about', () => {
    expect(translateProblem('Invalid option: expected one of "DETOX"', spanish)).toBe(
      'Revise esta respuesta',
    );
  });
});

describe('a message that was not taken', () => {
  const refusal = (more: Partial<Refusal>): Refusal => ({
    code: 'unheard_of',
    message: 'No.',
    issues: [],
    ...more,
  });
  const inSpanish = (more: Partial<Refusal>) => translateRefusal(refusal(more), spanish);

  it('is explained by the error’s code, with when to try again and how much can be sent', () => {
    expect(inSpanish({ code: 'too_many_requests', retryAfter: 580 }).message).toBe(
      'Llegaron muchos mensajes desde su conexión. Inténtelo de nuevo dentro de 10 minutos.',
    );
    expect(
      inSpanish({ code: 'body_too_large', message: 'This is too long: at most 64 KB can be sent.' }).message,
    ).toBe('Es demasiado largo: se pueden enviar 64 KB como máximo.');
    expect(inSpanish({ code: 'idempotency_key_reused' }).message).toMatch(/^Ya recibimos este mensaje/);
    expect(inSpanish({ code: 'database_busy', retryAfter: 1 }).message).toMatch(/dentro de 1 segundo\.$/);
    expect(inSpanish({}).message).toBe(refusals.whole);
    // A name that every object has.
    expect(inSpanish({ code: 'constructor' }).message).toBe(refusals.whole);
  });

  it('names its fields, each with what is wrong there', () => {
    const said = 'No text can be sent to this number.';
    expect(
      inSpanish({ code: 'phone_refused', message: said, issues: [{ field: 'userPhone', message: said }] })
        .issues,
    ).toEqual([{ field: 'userPhone', message: refusals.codes.phone_refused }]);
    expect(
      inSpanish({ code: 'invalid_request', issues: [{ field: 'email', message: en.submitterEmail }] }).issues,
    ).toEqual([{ field: 'email', message: es.submitterEmail }]);
  });

  it('is left in the server’s words on a page in English', () => {
    const given = refusal({ code: 'too_many_requests', retryAfter: 5 });
    expect(translateRefusal(given, english)).toBe(given);
  });
});
