import { pageText } from '../text.tsx';

const usePrintText = pageText('print');

/** Opens the browser's own dialog for printing; how the page looks on paper is in print.css. */
export function PrintButton({ className }: { className: string }) {
  const text = usePrintText();
  return (
    <button type="button" className={`needs-script ${className}`} onClick={() => window.print()}>
      {text.print}
    </button>
  );
}
