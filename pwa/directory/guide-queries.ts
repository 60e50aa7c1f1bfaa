import { useQuery } from '@tanstack/react-query';
import { type GuideOnPage, summaryOf } from '#core/guide/guide-languages.ts';
import { useLanguage } from '../text.tsx';
import { askWorker, findLocalFirst, loadApi, localFirst } from './directory-client.ts';
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
      localFirst<GuideOnPage[]>(
        askWorker((copy) => copy.guides(language)),
        async () => (await loadApi()).guides(language),
      ).then((guides) => guides.map(summaryOf)),
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
        async () => (await loadApi()).guide(slug, language),
      )) ?? null,
  });
}
