import { pageText } from '../../text.tsx';
import { PolicyPage } from './policy-page.tsx';

const useEditorialPolicyText = pageText('editorialPolicy');

export default function EditorialPolicyPage() {
  return <PolicyPage text={useEditorialPolicyText()} />;
}
