import { useState } from 'react';
import { centerFieldLabels } from '#core/i18n/en/admin/center-fields.ts';
import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import { describeListed } from '#core/listing-merge.ts';
import { inquiryTypes } from '#core/lists.ts';
import type { ContactPayload, ListingPayload } from '#core/submission.ts';
import type { SubmissionDetail } from '#core/submission-review.ts';
import { usePageText } from '../../text.tsx';

/** What was sent, as people read it and as it was stored. */
export function PayloadView({ submission: { payload, payloadJson } }: { submission: SubmissionDetail }) {
  const { payload: text } = usePageText({ en: submissionsText });
  const rows = 'message' in payload ? contactRows(payload, text) : listingRows(payload, text);
  return (
    <div className="space-y-4">
      <section aria-label={text.form}>
        <FactList rows={rows} nothing={text.nothing} />
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
  rows: readonly (readonly [label: string, value: string])[];
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

type Words = typeof submissionsText.payload;

function contactRows(contact: ContactPayload, text: Words): [string, string][] {
  return [
    [text.contactName, contact.name],
    [text.contactEmail, contact.email],
    [text.contactType, inquiryTypes.labels[contact.type]],
    [text.contactSubject, contact.subject],
    [text.contactMessage, contact.message],
  ];
}

function listingRows(listing: ListingPayload, text: Words): [string, string][] {
  return [
    ...describeListed(listing).map(({ field, value }): [string, string] => [centerFieldLabels[field], value]),
    ...submitterRows(listing, text),
  ];
}

/** Who sent a listing, and what is not shown in it. */
export function submitterRows(listing: ListingPayload, text: Words): [string, string][] {
  return [
    [text.additionalInfo, listing.additionalInfo],
    [text.submitterName, listing.submitterName],
    [text.submitterEmail, listing.submitterEmail],
    [text.submitterRole, listing.submitterRole],
  ];
}

function Json({ json }: { json: string }) {
  const { payload: text } = usePageText({ en: submissionsText });
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
