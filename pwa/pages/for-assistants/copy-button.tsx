import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { pageText } from '../../text.tsx';

const useForAssistantsText = pageText('forAssistants');

/** Puts a text into the clipboard. Not shown where no script runs. */
export function CopyButton({ text: copied }: { text: string }) {
  const text = useForAssistantsText();
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied);
      setOutcome('copied');
    } catch {
      // Browsers have a clipboard for pages only under https, and may refuse it.
      setOutcome('refused');
    }
  };
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <div className="-my-2 needs-script shrink-0 text-right">
      <button
        type="button"
        aria-label={text.copyOf(copied)}
        className="link inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-end gap-1.5 text-sm"
        onClick={() => void copy()}
      >
        <Icon aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">{text.copy}</span>
      </button>
      <p role="status" className="max-w-32 text-sm text-muted">
        {outcome && (outcome === 'copied' ? text.copied : text.notCopied)}
      </p>
    </div>
  );
}
