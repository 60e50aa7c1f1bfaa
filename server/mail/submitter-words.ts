import { wordsOfAll } from '#core/i18n/catalogs.ts';

/** What mails to people say, in the language in which they wrote to us. */
export const submitterWords = await wordsOfAll('submitterMail');
