import { useEffect, useRef, useState } from 'react';
import { staffPage } from '#core/i18n/en/admin/staff.ts';

/** What was just made, to be copied: it cannot be shown again. */
export function MadeOnceField({
  id,
  label,
  note,
  value,
}: {
  id: string;
  label: string;
  note: string;
  value: string;
}) {
  const { link: text } = staffPage;
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  // It is what was asked for; with the keyboard on it, it is selected.
  useEffect(() => input.current?.focus(), []);
  const copy = async () => {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setSaid(text.copied);
    } catch {
      // Browsers have a clipboard for pages only under https, and may refuse it.
      setSaid(text.notCopied);
    }
  };
  return (
    <div className="space-y-2 rounded-lg bg-action-soft p-4">
      <label htmlFor={id} className="block font-medium">
        {label}
      </label>
      <p id={`${id}-note`} role="status" className="text-[0.95rem] leading-snug">
        {note}
      </p>
      <div className="flex gap-2">
        <input
          ref={input}
          id={id}
          readOnly
          value={value}
          aria-describedby={`${id}-note`}
          className="field min-w-0"
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="button button-primary shrink-0 px-4" onClick={() => void copy()}>
          {text.copy}
        </button>
      </div>
      <p role="status" className="text-sm">
        {said}
      </p>
    </div>
  );
}
