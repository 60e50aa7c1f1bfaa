import { useEffect } from 'react';
import { pageText } from '../text.tsx';

const useFormsText = pageText('forms');

/** While a form could not be sent as it is, the window's title says so first, as it does without a script. */
export function useWrongTitle(wrong: boolean): void {
  const { wrongTitle } = useFormsText();
  useEffect(() => {
    if (!wrong) return;
    const before = document.title;
    const now = wrongTitle(before);
    document.title = now;
    return () => {
      // The next page may have put its own there.
      if (document.title === now) document.title = before;
    };
  }, [wrong, wrongTitle]);
}
