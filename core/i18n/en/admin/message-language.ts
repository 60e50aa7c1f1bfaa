import { englishNameOf, type Language, languages } from '../../languages.ts';

/** For staff: in which language somebody wrote to us. Nothing is said of English. */
export const messageLanguage = {
  label: 'Language',
  name: (language: Language) => unlessEnglish(language, englishNameOf(language)),
  /** At a request for a match: it is answered by voice, text or mail. */
  reach: (language: Language) =>
    unlessEnglish(
      language,
      `They wrote to us in ${englishNameOf(language)}. Please have someone who speaks ${englishNameOf(language)} get in touch.`,
    ),
  /** Where staff write what the person will read. */
  answer: (language: Language) =>
    unlessEnglish(
      language,
      `They wrote to us in ${englishNameOf(language)}, and this mail is in ${englishNameOf(language)}. Please write the reason in ${englishNameOf(language)}, too.`,
    ),
};

function unlessEnglish(language: Language, words: string): string {
  return language === languages[0] ? '' : words;
}
