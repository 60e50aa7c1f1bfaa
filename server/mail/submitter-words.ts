import { submitterMail as en } from '#core/i18n/en/submitter-mail.ts';
import { submitterMail as es } from '#core/i18n/es/submitter-mail.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { Translated } from '#core/i18n/translated.ts';

type SubmitterWords = Translated<typeof en>;

/** What mails to people say, in the language in which they wrote to us. */
export const submitterWords: Readonly<Record<Language, SubmitterWords>> = { en, es };
