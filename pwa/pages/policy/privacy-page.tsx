import { useContactRetentionDays, useSiteInfo } from '../../site/site-info.ts';
import { pageText } from '../../text.tsx';
import { PolicyPage } from './policy-page.tsx';

const usePrivacyText = pageText('privacy');

export default function PrivacyPage() {
  const text = usePrivacyText();
  return <PolicyPage text={text(useContactRetentionDays(), useHandledDays())} />;
}

/** How long this instance keeps what it has dealt with, in days. */
function useHandledDays(): number | undefined {
  return useSiteInfo(({ site }) => site?.handledRetentionDays);
}
