import { useLocation } from 'react-router-dom';
import { inLanguage, languages, nameOf } from '#core/i18n/languages.ts';
import { useCopyStatus } from '../directory/directory-client.ts';
import { carrySearch } from '../site/carried-search.ts';
import { useLanguage } from '../text.tsx';

/** A copy is here, and the server would read a search that stands in a link to it. */
function mayNotTell(): boolean {
  return useCopyStatus.getState().copy !== undefined && !navigator.serviceWorker?.controller;
}

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
        className="flex min-h-11 min-w-11 items-center justify-center px-2 text-sm max-[479px]:px-0.5 whitespace-nowrap underline decoration-on-header/40 underline-offset-4 hover:decoration-on-header"
        onClick={({ currentTarget }) => {
          // The server, which writes the link, never hears of a fragment.
          const rest = search && mayNotTell() ? carrySearch(search) : search + window.location.hash;
          currentTarget.href = inLanguage(language, pathname + rest);
        }}
      >
        {nameOf(language)}
      </a>
    ));
}
