import { liveMatching } from '#core/i18n/en/live-matching.ts';
import { useOpenedMessage } from '../forms/use-opened-message.ts';
import { PageHead } from '../layout/page-head.tsx';
import { PageLoading } from '../layout/page-loading.tsx';
import { usePageText } from '../text.tsx';
import { Matching } from './live-matching/matching.tsx';

export default function LiveMatchingPage() {
  const { title, intro } = usePageText({ en: liveMatching });
  const { key, ...opened } = useOpenedMessage('matching');
  return (
    <>
      <PageHead title={title} description={intro} />
      {opened.status === 'loading' ? <PageLoading /> : <Matching key={key} opened={opened} />}
    </>
  );
}
