import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { type ProblemWords, translateProblem } from '#core/i18n/translate-problem.ts';
import type { FormKind } from '#core/messages/form-messages.ts';
import { tidyMessage } from '#core/messages/tidy-message.ts';
import type { Messages } from '../outbox/message-kinds.ts';
import type { Inputs } from './fields/inputs.ts';
import { formSchemas } from './form-schemas.ts';

/** Checks a form as the API does, before it is sent; says what is wrong in the page's language. */
export function checkForm<K extends FormKind>(
  kind: K,
  words: ProblemWords,
): Resolver<Inputs, unknown, Messages[K]> {
  const check = zodResolver(formSchemas[kind]) as unknown as Resolver<Inputs, unknown, Messages[K]>;
  return async (values, ...form) => {
    const result = await check(tidyMessage(values), ...form);
    return { ...result, errors: translateErrors(result.errors, words) } as typeof result;
  };
}

function translateErrors(errors: FieldErrors<Inputs>, words: ProblemWords): FieldErrors<Inputs> {
  const translated = Object.entries(errors).map(([name, error]) => {
    const message = error?.message;
    return [name, message ? { ...error, message: translateProblem(message, words) } : error];
  });
  return Object.fromEntries(translated);
}
