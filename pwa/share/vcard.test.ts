import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Center } from '#core/center/center.ts';
import { share } from '#core/i18n/en/share.ts';
import { share as spanish } from '#core/i18n/es/share.ts';
import { anyCenter } from '#core/testing/any-center.ts';
import { makeVCard } from './vcard.ts';

const address = 'https://harborlight.example/centers/harbor-house-austin-tx';
const words = { words: share.contact, source: 'SAMHSA National Directory, 2022', locale: 'en-US' };
const now = new Date('2026-11-21T00:00:00Z');

const [any] = fc.sample(anyCenter, { numRuns: 1, seed: 7 });
const center: Center = {
  ...any!,
  name: 'Harbor House; Detox, & More',
  street: '12 Oak St, Suite 4',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  phone: '205-216-0200 x123',
  website: 'https://harbor.example/',
  emailPublic: 'hello@harbor.example',
  lastVerifiedAt: null,
  updatedAt: '2026-10-01T00:00:00.000Z',
};

/** The lines of a vCard, unfolded: https://www.rfc-editor.org/rfc/rfc2425#section-5.8.1 */
const linesOf = (card: string) => card.replace(/\r\n /g, '').split('\r\n');

it('is a contact of an organization, with all that reaches it', () => {
  const lines = linesOf(makeVCard(center, address, words, now));
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0']);
  expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
  expect(lines).toContain('N:;;;;');
  expect(lines).toContain('FN:Harbor House\\; Detox\\, & More');
  expect(lines).toContain('ORG:Harbor House\\; Detox\\, & More');
  expect(lines).toContain('TEL;TYPE=WORK,VOICE:+12052160200,123');
  expect(lines).toContain('ADR;TYPE=WORK:;;12 Oak St\\, Suite 4;Austin;TX;78701;USA');
  expect(lines).toContain('URL;TYPE=WORK:https://harbor.example/');
  expect(lines).toContain('EMAIL;TYPE=INTERNET,WORK:hello@harbor.example');
  expect(lines).toContain('REV:2026-10-01T00:00:00.000Z');
});

it('says in its note who has checked it, where to look again, and whom to call in a crisis', () => {
  const noteOf = (verified: string | null, own = words) =>
    linesOf(makeVCard({ ...center, lastVerifiedAt: verified }, address, own, now)).find((line) =>
      line.startsWith('NOTE:'),
    );
  expect(noteOf(null)).toBe(
    `NOTE:Not yet verified by Harborlight. Please call to confirm.\\nSource: SAMHSA National Directory\\, 2022.\\nIn a crisis call or text 988. In an emergency call 911.\\n${address}`,
  );
  expect(noteOf('2026-11-01T00:00:00.000Z')).toContain('Last verified by Harborlight on November 1\\, 2026.');
  expect(noteOf('2026-01-01T00:00:00.000Z')).toContain('due to be checked again');
  expect(noteOf(null, { ...words, words: spanish.contact })).toContain('oprima el 2 para español');
});

it('leaves out what is not known, and folds no line beyond 75 bytes', () => {
  const bare = makeVCard(
    { ...center, phone: null, website: null, emailPublic: null, street: null, zip: null },
    address,
    { ...words, source: undefined },
    now,
  );
  expect(bare).not.toMatch(/TEL|EMAIL|URL|Source/);
  expect(bare).toContain('ADR;TYPE=WORK:;;;Austin;TX;;USA');
  fc.assert(
    fc.property(anyCenter, (some) => {
      for (const line of makeVCard(some, address, words, now).split('\r\n'))
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }),
    { numRuns: 50 },
  );
});

it('has no line more for a listing of long ago that hides line ends', () => {
  const hidden = {
    ...center,
    name: 'Lantern\rHouse',
    city: 'Aus\u2028tin',
    website: 'https://a.example/\rTEL:900',
  };
  const card = makeVCard(hidden, address, words, now);
  expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n\u2028]/);
  expect(card).toMatch(/^FN\S*:Lantern House\r$/m);
});
