import fc from 'fast-check';
import type { Center } from '../center/center.ts';
import { type Field, type FieldValue, fieldsOf, type TextField, wrapList } from '../center/field-kinds.ts';
import { type FieldName, fields } from '../center/fields.ts';
import { makeSlug } from '../center/slug.ts';
import { reviewStatuses } from '../lists/staff-lists.ts';

const text = (max = 30) => fc.string({ minLength: 1, maxLength: max });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const timestamp = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

const anyFields = Object.fromEntries(fieldsOf(fields).map(([name, field]) => [name, anyValue(field)])) as {
  [N in FieldName]: fc.Arbitrary<FieldValue<(typeof fields)[N]>>;
};

function anyValue(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      return field.required ? text() : maybe(anyText(field));
    case 'number': {
      const { min, max } = field;
      if (field.whole) return maybe(fc.integer({ min, max: Math.min(max, 500) }));
      return maybe(fc.double({ min, max, noNaN: true }).map((n) => Math.round(n * 1e4) / 1e4 + 0));
    }
    case 'yesNo':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...field.list.values);
    case 'values':
      return fc.subarray([...field.list.values]).map((values) => wrapList(field, values));
    case 'names':
      return fc
        .subarray(field.suggested ? ['CARF', 'Joint Commission'] : ['English', 'Spanish', 'Hmong'])
        .map((values) => wrapList(field, values));
  }
}

function anyText({ format, max }: TextField): fc.Arbitrary<string> {
  switch (format) {
    case 'long':
      return text(120);
    case 'phone':
      return fc.oneof(
        fc.stringMatching(/^[2-9]\d{2}-\d{3}-\d{4}$/),
        fc.stringMatching(/^=?[2-9]\d{9}$/),
        fc.stringMatching(/^[2-9]\d{2}-\d{3}-\d{4} x\d{3}$/),
      );
    case 'zip':
      return fc.stringMatching(/^\d{5}$/);
    case 'link':
      return fc.webUrl();
    case 'email':
      return fc.emailAddress();
    default:
      return text(Math.min(max, 30));
  }
}

/** Any center that the schema allows, with a phone that can be dialed, for property tests. */
export const anyCenter: fc.Arbitrary<Center> = fc
  .record({
    id: fc.integer({ min: 1, max: 99_999_999 }).map((id) => String(id).padStart(8, '0')),
    ...anyFields,
    lastVerifiedAt: maybe(timestamp),
    verifiedBy: maybe(text()),
    reviewStatus: fc.constantFrom(...reviewStatuses.values),
    source: maybe(fc.constant('SAMHSA National Directory')),
    sourceYear: maybe(fc.constantFrom(2021, 2022)),
    createdAt: timestamp,
    updatedAt: timestamp,
    suffix: fc.constantFrom('', '-2', '-10'),
  })
  .map(({ suffix, ...center }) => ({
    ...center,
    // Who keeps it shows none.
    ...(center.streetWithheld && { street: null }),
    slug: `${makeSlug(center) || 'center'}${suffix}`,
  }));
