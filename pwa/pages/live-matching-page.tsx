import { liveMatching } from '#core/i18n/en/live-matching.ts';
import { useOpenedMessage } from '../forms/use-opened-message.ts';
import { PageLoading } from '../layout/page-loading.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { usePageText } from '../text.tsx';
import { Matching } from './live-matching/matching.tsx';

export default function LiveMatchingPage() {
  const { title } = usePageText({ en: liveMatching });
  const { key, ...opened } = useOpenedMessage('matching');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {opened.status === 'loading' ? <PageLoading /> : <Matching key={key} opened={opened} />}
    </>
  );
}
