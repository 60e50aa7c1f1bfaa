import { expect, it } from 'vitest';
import { validation } from '#core/i18n/en/validation.ts';
import { contactPayload } from '#server/testing/messages.ts';
import { checkForm } from './check-form.ts';

const check = (changes: object) =>
  checkForm('contact', { validation, refusals: null })({ ...contactPayload, ...changes }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });

it('takes what was pasted with tabs and characters that nobody sees, without those', async () => {
  const { values, errors } = await check({ name: 'Pat\tExample\x07', message: 'One\u2028two' });
  expect(errors).toEqual({});
  expect(values).toMatchObject({ name: 'Pat Example', message: 'One\ntwo' });
});

it('still says what is wrong', async () => {
  const { errors } = await check({ name: '\t\0' });
  expect(errors).toMatchObject({ name: { message: validation.submitterName } });
});
