import type { ProblemWords } from '#core/i18n/translate-problem.ts';
import { pageText } from '../text.tsx';

const useValidationText = pageText('validation');
const useRefusalsText = pageText('refusals');

/** What the page's language says of entries and messages that are not taken. */
export function useProblemWords(): ProblemWords {
  return { validation: useValidationText(), refusals: useRefusalsText() };
}
