import { useLocation } from 'react-router-dom';
import { inLanguage, languageNames, languages } from '#core/i18n/languages.ts';
import { useLanguage } from '../text.tsx';

/** The same page in the other languages: loaded anew, as its words are. */
export function LanguageSwitch() {
  const here = useLanguage();
  const { pathname, search } = useLocation();
  return languages
    .filter((language) => language !== here)
    .map((language) => (
      <a
        key={language}
        href={inLanguage(language, pathname + search)}
        lang={language}
        hrefLang={language}
        className="-ml-2 flex min-h-11 items-center px-2 whitespace-nowrap underline decoration-on-header/40 underline-offset-4 hover:decoration-on-header"
        onClick={({ currentTarget }) => {
          // The server, which writes the link, never hears of it.
          currentTarget.hash = window.location.hash;
        }}
      >
        {languageNames[language]}
      </a>
    ));
}
