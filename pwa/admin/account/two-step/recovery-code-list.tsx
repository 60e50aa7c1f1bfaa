import { useEffect, useRef, useState } from 'react';
import { account } from '#core/i18n/en/admin/account.ts';
import { saveBlob } from '../../parts/save-blob.ts';

/** Recovery codes that were just made, to be kept: they cannot be shown again. */
export function RecoveryCodeList({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { codes: text } = account.twoStep;
  const title = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  // They are what was asked for.
  useEffect(() => title.current?.focus(), []);
  const asText = `${text.title} (Harborlight)\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(asText);
      setSaid(text.copied);
    } catch {
      // Browsers have a clipboard for pages only under https, and may refuse it.
      setSaid(text.notCopied);
    }
  };
  return (
    <div className="space-y-4 rounded-lg bg-action-soft p-4">
      <h3 ref={title} tabIndex={-1}>
        {text.title}
      </h3>
      <p>{text.text}</p>
      <ul className="space-y-1 text-[0.95rem]">
        {codes.map((code) => (
          <li key={code}>
            <code className="font-mono">{code}</code>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-2">
        <button type="button" className="button button-secondary px-3" onClick={() => void copy()}>
          {text.copy}
        </button>
        <button
          type="button"
          className="button button-secondary px-3"
          onClick={() => saveBlob(text.file, new Blob([asText], { type: 'text/plain' }))}
        >
          {text.save}
        </button>
        <button type="button" className="button button-secondary px-3" onClick={() => window.print()}>
          {text.print}
        </button>
      </p>
      <p role="status" className="text-sm">
        {said}
      </p>
      <button type="button" className="button button-primary" onClick={onKept}>
        {text.done}
      </button>
    </div>
  );
}
