import { pageText } from '../text.tsx';
import { PolicyPage } from './policy/policy-page.tsx';

const useEditorialPolicyText = pageText('editorialPolicy');

export default function EditorialPolicyPage() {
  return <PolicyPage text={useEditorialPolicyText()} />;
}
