import { useQuery } from '@tanstack/react-query';
import type { Guide, GuideSummary } from '#core/guide/guide.ts';
import type { GuideOnPage } from '#core/guide/guide-languages.ts';
import type { Language } from '#core/i18n/languages.ts';
import { useLanguage } from '../text.tsx';
import { api, readFound, readReply } from './directory-api.ts';
import { askWorker, findLocalFirst, localFirst } from './directory-client.ts';
import { keyOf } from './queries.ts';

/**
 * The guides in the page's language, and in English those that are not there in it; from the device where they are
 * there. Apart from queries.ts, which is part of the first view.
 */
export function useGuides() {
  const language = useLanguage();
  return useQuery({
    queryKey: keyOf('guides', language),
    queryFn: () =>
      localFirst<GuideSummary[]>(
        askWorker((copy) => copy.guides(language)),
        async () => readReply<Guide[]>(await api.guides.$get({ query: { language } })),
      ),
  });
}

/** In the page's language, else in English; `data` is null where there is no such guide. */
export function useGuide(slug: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: keyOf('guide', slug, language),
    queryFn: async (): Promise<GuideOnPage | null> =>
      (await findLocalFirst<GuideOnPage>(
        askWorker((copy) => copy.guide(slug, language)),
        () => fetchGuide(slug, language),
      )) ?? null,
  });
}

async function fetchGuide(slug: string, language: Language): Promise<Guide | undefined> {
  return readFound<Guide>(await api.guides[':slug'].$get({ param: { slug }, query: { language } }));
}
