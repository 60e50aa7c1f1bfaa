import { guides } from '#core/i18n/en/guides.ts';
import { JsonLd } from '../../components/json-ld.tsx';
import { usePageText } from '../../text.tsx';
import type { GuideSection } from './guide-sections.ts';

/** A guide's questions and answers as schema.org's FAQPage; nothing where it has none. */
export function GuideStructuredData({ sections }: { sections: readonly GuideSection[] }) {
  const { closing } = usePageText({ en: guides });
  const questions = sections.filter(({ title, text }) => text !== '' && !closing.includes(title));
  if (questions.length === 0) return null;
  return (
    <JsonLd
      data={{
        '@type': 'FAQPage',
        mainEntity: questions.map(({ title, text }) => ({
          '@type': 'Question',
          name: title,
          acceptedAnswer: { '@type': 'Answer', text },
        })),
      }}
    />
  );
}
