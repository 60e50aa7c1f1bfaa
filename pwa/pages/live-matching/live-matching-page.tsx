import { MessagePage } from '../../forms/message-page.tsx';
import { pageText } from '../../text.tsx';
import { Matching } from './matching.tsx';

const useLiveMatchingText = pageText('liveMatching');

export default function LiveMatchingPage() {
  const { title, intro, success } = useLiveMatchingText();
  return <MessagePage kind="matching" title={title} intro={intro} thanks={success.title} Form={Matching} />;
}
