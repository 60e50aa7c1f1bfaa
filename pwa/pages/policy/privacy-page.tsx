import { useContactRetentionDays } from '../../site/site-info.ts';
import { pageText } from '../../text.tsx';
import { PolicyPage } from './policy-page.tsx';

const usePrivacyText = pageText('privacy');

export default function PrivacyPage() {
  const text = usePrivacyText();
  return <PolicyPage text={text(useContactRetentionDays())} />;
}
