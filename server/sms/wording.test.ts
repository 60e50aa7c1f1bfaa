import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SAMPLE_SOURCE } from '#core/center/center.ts';
import { languages } from '#core/i18n/languages.ts';
import { smsBody } from './wording.ts';

const center = {
  id: 1,
  slug: 'lantern-house-austin-tx',
  name: 'Lantern House',
  city: 'Austin',
  state: 'TX',
  phone: '512-555-0100 x12' as string | null,
  source: null as string | null,
};

it('says name, place, phone and page, and ends with the crisis line and how to get no more', () => {
  expect(smsBody(center, 'https://harborlight.example/')).toBe(
    [
      'Harborlight, as you asked:',
      'Lantern House',
      'Austin, TX',
      '512-555-0100 ext. 12',
      'https://harborlight.example/c/1',
      'In a crisis call or text 988.',
      'Not you? Ignore this. Reply STOP to get no more.',
    ].join('\n'),
  );
});

it('says so in Spanish to who asked in Spanish, with the page in Spanish', () => {
  expect(smsBody(center, 'https://harborlight.example/', 'es')).toBe(
    [
      'Harborlight, a pedido de usted:',
      'Lantern House',
      'Austin, TX',
      '512-555-0100 ext. 12',
      'https://harborlight.example/es/c/1',
      'En una crisis, llame al 988 y oprima el 2, o mande AYUDA al 988.',
      'Si no fue usted, ignore esto. Para no recibir otro, mande STOP.',
    ].join('\n'),
  );
  expect(smsBody({ ...center, source: SAMPLE_SOURCE }, undefined, 'es')).toMatch(
    /^Harborlight, a pedido de usted:\nMuestra, no es un centro real:\nLantern House\n/,
  );
});

it('leaves out what is not known', () => {
  expect(smsBody({ ...center, phone: null }, undefined)).toBe(
    'Harborlight, as you asked:\nLantern House\nAustin, TX\nIn a crisis call or text 988.\nNot you? Ignore this. Reply STOP to get no more.',
  );
});

it('says of a made-up center that it is one', () => {
  expect(smsBody({ ...center, source: SAMPLE_SOURCE }, undefined)).toMatch(
    /^Harborlight, as you asked:\nSample, not a real center:\nLantern House\n/,
  );
});

it('writes what a phone’s own alphabet has no letter for without it', () => {
  const body = smsBody(
    { ...center, name: 'Cañon “Été” — St. Mary’s [North]', city: 'Cañon City' },
    undefined,
  );
  expect(body).toBe(
    `Harborlight, as you asked:\nCanon "Ete" - St. Mary's (North)\nCanon City, TX\n512-555-0100 ext. 12\nIn a crisis call or text 988.\nNot you? Ignore this. Reply STOP to get no more.`,
  );
});

it('cuts a long name, and leaves out the link only where the address of the site leaves no room for it', () => {
  const long = { ...center, name: 'Lantern '.repeat(25) };
  const withLink = smsBody(long, 'https://harborlight.example');
  expect(withLink).toHaveLength(306);
  expect(withLink).toMatch(/^Harborlight, as you asked:\n(Lantern )+.*\.\.\.\nAustin, TX\n/);
  const withoutLink = smsBody(long, `https://${'long.'.repeat(30)}example`);
  expect(withoutLink).not.toContain('https:');
  expect(withoutLink).toMatch(/\n(Lantern ){15}/);
});

it('has the link, whatever the center and its language', () => {
  fc.assert(
    fc.property(
      fc.record({
        id: fc.integer({ min: 1, max: 99_999_999 }),
        name: fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
        city: fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }),
        phone: fc.constantFrom(null, '512-555-0100', '512-555-0100 x12345'),
        source: fc.constantFrom(null, SAMPLE_SOURCE),
      }),
      fc.constantFrom(...languages),
      (fields, language) => {
        const body = smsBody({ ...center, ...fields }, 'https://harborlight.example', language);
        const link = `https://harborlight.example${language === 'es' ? '/es' : ''}/c/${fields.id}`;
        expect(body.split('\n')).toContain(link);
        expect(body.length).toBeLessThanOrEqual(306);
      },
    ),
  );
});

it('fits two segments of the alphabet, whatever the center', () => {
  fc.assert(
    fc.property(
      fc.record({
        name: fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
        city: fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }),
        phone: fc.option(fc.string({ maxLength: 40 })),
        id: fc.integer({ min: 1, max: 99_999_999 }),
        source: fc.constantFrom(null, SAMPLE_SOURCE),
      }),
      fc.constantFrom(undefined, 'https://harborlight.example', `https://${'long.'.repeat(20)}example`),
      fc.constantFrom(...languages),
      (fields, publicUrl, language) => {
        const body = smsBody({ ...center, ...fields }, publicUrl, language);
        expect(body.length).toBeLessThanOrEqual(306);
        expect(body).toMatch(/^[\n\x20-\x5a\x5f\x61-\x7a()]*$/);
        expect(body).toMatch(
          /\n(In a crisis call or text|En una crisis, llame al 988 .* AYUDA al) 988\.\n.*STOP.*$/,
        );
      },
    ),
  );
});
