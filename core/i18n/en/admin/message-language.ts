import { type Language, languages } from '../../languages.ts';
import { adminGuides } from './guides.ts';

const names = adminGuides.languages;

/** For staff: in which language somebody wrote to us. Nothing is said of English. */
export const messageLanguage = {
  label: 'Language',
  name: (language: Language) => unlessEnglish(language, names[language]),
  /** At a request for a match: it is answered by voice, text or mail. */
  reach: (language: Language) =>
    unlessEnglish(
      language,
      `They wrote to us in ${names[language]}. Please have someone who speaks ${names[language]} get in touch.`,
    ),
  /** Where staff write what the person will read. */
  answer: (language: Language) =>
    unlessEnglish(
      language,
      `They wrote to us in ${names[language]}, and this mail is in ${names[language]}. Please write the reason in ${names[language]}, too.`,
    ),
};

function unlessEnglish(language: Language, words: string): string {
  return language === languages[0] ? '' : words;
}
