import { print as en } from '#core/i18n/en/print.ts';
import { print as es } from '#core/i18n/es/print.ts';
import { usePageText } from '../text.tsx';

/** Opens the browser's own dialog for printing; how the page looks on paper is in print.css. */
export function PrintButton({ className }: { className: string }) {
  const text = usePageText({ en, es });
  return (
    <button type="button" className={`needs-script ${className}`} onClick={() => window.print()}>
      {text.print}
    </button>
  );
}
