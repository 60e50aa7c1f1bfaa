import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Center } from './center.ts';
import { makeSlug } from './slug.ts';

it.each([
  [{ name: 'Cañon Clinic', city: 'Cañon City', state: 'CO' }, 'canon-clinic-canon-city-co'],
  [
    { name: "St. Mary's Health & Recovery", city: 'O’Fallon', state: 'MO' },
    'st-marys-health-and-recovery-ofallon-mo',
  ],
  [{ name: '希望 Hope House', city: 'Austin', state: 'TX' }, 'hope-house-austin-tx'],
])('names %o in its address', (center, slug) => {
  expect(makeSlug(center)).toBe(slug);
});

it('makes what the schema takes for a slug, of whatever name', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, city) => {
      Center.shape.slug.parse(makeSlug({ name, city, state: 'TX' }));
    }),
  );
});
