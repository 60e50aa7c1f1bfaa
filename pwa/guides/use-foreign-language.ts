import type { Guide } from '#core/guide/guide.ts';
import type { Language } from '#core/i18n/languages.ts';
import { useLanguage } from '../text.tsx';

/** The guide's language where it is not the page's: for the `lang` of what is shown of it. Else undefined. */
export function useForeignLanguage({ language }: Pick<Guide, 'language'>): Language | undefined {
  const own = useLanguage();
  return language === own ? undefined : language;
}
