import { privacy } from '#core/i18n/en/privacy.ts';
import { privacy as privacyEs } from '#core/i18n/es/privacy.ts';
import { useContactRetentionDays } from '../site/site-info.ts';
import { usePageText } from '../text.tsx';
import { PolicyPage } from './policy/policy-page.tsx';

export default function PrivacyPage() {
  const text = usePageText({ en: privacy, es: privacyEs });
  return <PolicyPage text={text(useContactRetentionDays())} />;
}
