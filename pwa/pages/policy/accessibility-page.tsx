import { pageText } from '../../text.tsx';
import { PolicyPage } from './policy-page.tsx';

const useAccessibilityText = pageText('accessibility');

/** What works for whom, what was tested and how, and what is known to fail. */
export default function AccessibilityPage() {
  return <PolicyPage text={useAccessibilityText()} />;
}
