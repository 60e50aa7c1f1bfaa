import type { Guide } from '#core/guide/guide.ts';
import type { guides } from '#core/i18n/en/pages/guides.ts';
import type { Translated } from '#core/i18n/translated.ts';
import type { GuideSection } from '../guides/read-guide.ts';
import { describeWay } from './breadcrumbs.ts';
import { listPages, type NamedPath } from './page-list.ts';
import type { Site, Thing } from './thing.ts';

/** A guide's questions and answers as a FAQPage, or where it has none as a WebPage; and the way to it. */
export function describeGuide(
  guide: Guide,
  sections: readonly GuideSection[],
  text: Translated<typeof guides>,
  site: Site,
): Thing[] {
  const questions = sections.filter(({ title, text: answer }) => answer && !text.closing.includes(title));
  const [, path] = pageOfGuide(guide);
  const page = {
    name: guide.title,
    description: guide.excerpt,
    url: site.addressOf(path),
    inLanguage: guide.language,
    keywords: guide.tags.length > 0 ? guide.tags : undefined,
    dateModified: guide.updatedAt,
    lastReviewed: guide.reviewedAt?.slice(0, 10),
    reviewedBy: guide.reviewedBy === null ? undefined : { '@type': 'Person', name: guide.reviewedBy },
  };
  return [
    questions.length === 0
      ? { '@type': 'WebPage', ...page }
      : {
          '@type': 'FAQPage',
          ...page,
          mainEntity: questions.map(({ id, title, text: answer }) => ({
            '@type': 'Question',
            name: title,
            url: `${site.addressOf(path)}#${id}`,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
    describeWay(site, [text.list.title, '/guides'], pageOfGuide(guide)),
  ];
}

/** The list of guides. */
export function describeGuides(
  list: readonly Pick<Guide, 'slug' | 'title'>[],
  { list: text }: Translated<typeof guides>,
  site: Site,
): Thing[] {
  return [
    {
      '@type': 'CollectionPage',
      name: text.title,
      description: text.intro,
      url: site.addressOf('/guides'),
      mainEntity: listPages(list.map(pageOfGuide), site),
    },
  ];
}

function pageOfGuide({ slug, title }: Pick<Guide, 'slug' | 'title'>): NamedPath {
  return [title, `/guides/${slug}`];
}
