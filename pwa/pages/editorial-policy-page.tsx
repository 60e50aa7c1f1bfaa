import { editorialPolicy } from '#core/i18n/en/editorial-policy.ts';
import { editorialPolicy as editorialPolicyEs } from '#core/i18n/es/editorial-policy.ts';
import { usePageText } from '../text.tsx';
import { PolicyPage } from './policy/policy-page.tsx';

export default function EditorialPolicyPage() {
  return <PolicyPage text={usePageText({ en: editorialPolicy, es: editorialPolicyEs })} />;
}
