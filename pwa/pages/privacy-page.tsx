import { privacy } from '#core/i18n/en/privacy.ts';
import { usePageText } from '../text.tsx';
import { PolicyPage } from './policy/policy-page.tsx';

export default function PrivacyPage() {
  return <PolicyPage text={usePageText({ en: privacy })} />;
}
