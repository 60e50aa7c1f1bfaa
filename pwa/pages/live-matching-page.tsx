import { liveMatching } from '#core/i18n/en/live-matching.ts';
import { liveMatching as liveMatchingEs } from '#core/i18n/es/live-matching.ts';
import { MessagePage } from '../forms/message-page.tsx';
import { usePageText } from '../text.tsx';
import { Matching } from './live-matching/matching.tsx';

export default function LiveMatchingPage() {
  const { title, intro, success } = usePageText({ en: liveMatching, es: liveMatchingEs });
  return <MessagePage kind="matching" title={title} intro={intro} thanks={success.title} Form={Matching} />;
}
