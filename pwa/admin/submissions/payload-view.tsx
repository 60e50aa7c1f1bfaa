import { useState } from 'react';
import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import type { SubmissionDetail } from '#core/staff/submission-review.ts';
import { type Fact, payloadFacts } from '#core/staff/submission-words.ts';

/** What was sent, as people read it and as it was stored. */
export function PayloadView({ submission: { payload, payloadJson } }: { submission: SubmissionDetail }) {
  const { payload: text } = submissionsText;
  return (
    <div className="space-y-4">
      <section aria-label={text.form}>
        <FactList rows={payloadFacts(payload)} nothing={text.nothing} />
      </section>
      <Json json={payloadJson} />
    </div>
  );
}

/** Names and values below each other. */
export function FactList({
  rows,
  nothing,
}: {
  rows: readonly Fact[];
  /** What stands where a value is empty; without it such rows are left out. */
  nothing?: string;
}) {
  return (
    <dl className="divide-y divide-line">
      {rows
        .filter(([, value]) => value !== '' || nothing !== undefined)
        .map(([label, value]) => (
          <div key={label} className="grid gap-x-4 py-1.5 sm:grid-cols-[9rem_1fr]">
            <dt className="text-sm text-muted sm:pt-0.5">{label}</dt>
            <dd className="min-w-0 whitespace-pre-line">
              {value === '' ? <span className="text-muted">{nothing}</span> : value}
            </dd>
          </div>
        ))}
    </dl>
  );
}

function Json({ json }: { json: string }) {
  const { payload: text } = submissionsText;
  const [said, setSaid] = useState('');
  const formatted = JSON.stringify(JSON.parse(json), null, 2);
  const copy = () => {
    navigator.clipboard.writeText(formatted).then(
      () => setSaid(text.copied),
      () => setSaid(text.notCopied),
    );
  };
  return (
    <details className="rounded-lg border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-3 font-medium">
        <span className="underline decoration-dotted underline-offset-4">{text.json}</span>
      </summary>
      <div className="space-y-3 p-3 pt-0">
        <pre className="rounded-lg bg-sunken p-3 text-sm whitespace-pre-wrap">{formatted}</pre>
        <p className="flex flex-wrap items-center gap-3">
          <button type="button" className="button button-secondary" onClick={copy}>
            {text.copy}
          </button>
          <span role="status">{said}</span>
        </p>
      </div>
    </details>
  );
}
