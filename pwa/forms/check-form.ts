import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { FormKind } from '#core/form-messages.ts';
import type { Language } from '#core/i18n/languages.ts';
import { translateProblem } from '#core/i18n/translate-problem.ts';
import type { Messages } from '../outbox/message-kinds.ts';
import { formSchemas } from './form-schemas.ts';
import type { Inputs } from './inputs.ts';

/** Checks a form as the API does, before it is sent; says what is wrong in the page's language. */
export function checkForm<K extends FormKind>(
  kind: K,
  language: Language,
): Resolver<Inputs, unknown, Messages[K]> {
  const check = zodResolver(formSchemas[kind]) as unknown as Resolver<Inputs, unknown, Messages[K]>;
  return async (...form) => {
    const result = await check(...form);
    return { ...result, errors: translateErrors(result.errors, language) } as typeof result;
  };
}

function translateErrors(errors: FieldErrors<Inputs>, language: Language): FieldErrors<Inputs> {
  const translated = Object.entries(errors).map(([name, error]) => {
    const message = error?.message;
    return [name, message ? { ...error, message: translateProblem(message, language) } : error];
  });
  return Object.fromEntries(translated);
}
