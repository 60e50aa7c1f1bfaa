import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SAMPLE_SOURCE } from '#core/center.ts';
import { languages } from '#core/i18n/languages.ts';
import { textBody } from './wording.ts';

const center = {
  id: 1,
  slug: 'lantern-house-austin-tx',
  name: 'Lantern House',
  city: 'Austin',
  state: 'TX',
  phone: '512-555-0100 x12' as string | null,
  source: null as string | null,
};

it('says name, place, phone and page, and ends with the crisis line', () => {
  expect(textBody(center, 'https://harborlight.example/')).toBe(
    [
      'Lantern House',
      'Austin, TX',
      '512-555-0100 x12',
      'https://harborlight.example/centers/lantern-house-austin-tx',
      'In a crisis call or text 988.',
    ].join('\n'),
  );
});

it('says so in Spanish to who asked in Spanish, with the page in Spanish', () => {
  expect(textBody(center, 'https://harborlight.example/', 'es')).toBe(
    [
      'Lantern House',
      'Austin, TX',
      '512-555-0100 x12',
      'https://harborlight.example/es/centers/lantern-house-austin-tx',
      'En una crisis, llame al 988 y oprima el 2, o mande AYUDA al 988.',
    ].join('\n'),
  );
  expect(textBody({ ...center, source: SAMPLE_SOURCE }, undefined, 'es')).toMatch(
    /^Muestra, no es un centro real:\nLantern House\n/,
  );
});

it('leaves out what is not known', () => {
  expect(textBody({ ...center, phone: null }, undefined)).toBe(
    'Lantern House\nAustin, TX\nIn a crisis call or text 988.',
  );
});

it('says of a made-up center that it is one', () => {
  expect(textBody({ ...center, source: SAMPLE_SOURCE }, undefined)).toMatch(
    /^Sample, not a real center:\nLantern House\n/,
  );
});

it('writes what a phone’s own alphabet has no letter for without it', () => {
  const body = textBody(
    { ...center, name: 'Cañon “Été” — St. Mary’s [North]', city: 'Cañon City' },
    undefined,
  );
  expect(body).toBe(
    `Canon "Ete" - St. Mary's (North)\nCanon City, TX\n512-555-0100 x12\nIn a crisis call or text 988.`,
  );
});

it('cuts a long name, and leaves out a link that leaves no room for it', () => {
  const long = { ...center, name: 'Lantern '.repeat(25) };
  const withLink = textBody(long, 'https://harborlight.example');
  expect(withLink).toHaveLength(306);
  expect(withLink).toMatch(/^(Lantern )+L\.\.\.\nAustin, TX\n/);
  const withoutLink = textBody({ ...long, slug: 'lantern-'.repeat(30) }, 'https://harborlight.example');
  expect(withoutLink).not.toContain('https:');
  expect(withoutLink).toContain(long.name.trim());
});

it('fits two segments of the alphabet, whatever the center', () => {
  fc.assert(
    fc.property(
      fc.record({
        name: fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
        city: fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }),
        phone: fc.option(fc.string({ maxLength: 40 })),
        slug: fc.stringMatching(/^[a-z-]{1,300}$/),
        source: fc.constantFrom(null, SAMPLE_SOURCE),
      }),
      fc.constantFrom(undefined, 'https://harborlight.example', `https://${'long.'.repeat(20)}example`),
      fc.constantFrom(...languages),
      (fields, publicUrl, language) => {
        const body = textBody({ ...center, ...fields }, publicUrl, language);
        expect(body.length).toBeLessThanOrEqual(306);
        expect(body).toMatch(/^[\n\x20-\x5a\x5f\x61-\x7a()]*$/);
        expect(body).toMatch(/\n(In a crisis call or text|En una crisis, llame al 988 .* AYUDA al) 988\.$/);
      },
    ),
  );
});
