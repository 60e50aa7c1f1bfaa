import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { wordsOf } from '#core/i18n/catalogs.ts';
import { messageLanguage } from '#core/i18n/en/admin/message-language.ts';
import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import type { Language } from '#core/i18n/languages.ts';
import { LONGEST_REASON } from '#core/staff/submission-review.ts';
import { toLines } from '#core/tidy-text.ts';
import { Dialog } from '../../components/dialog.tsx';
import { TextArea } from '../../forms/fields/text-area.tsx';

/** Asks why a listing is rejected, and shows what its submitter will read. What was typed stays until it is sent. */
export function RejectDialog({
  title,
  recipient,
  language,
  mail,
  open,
  failure,
  busy,
  onReject,
  onClose,
}: {
  /** What the listing is called. */
  title: string;
  /** The submitter's address. */
  recipient: string;
  /** The submitter's. */
  language: Language;
  /** False where no mail server is set up. */
  mail: boolean;
  open: boolean;
  /** Why the last try failed. */
  failure: string | undefined;
  busy: boolean;
  onReject: (reason: string) => void;
  onClose: () => void;
}) {
  const { rejecting: text } = submissionsText;
  const inTheirs = messageLanguage.answer(language);
  const { data: theirs } = useQuery({
    queryKey: ['words', language, 'submitterMail'],
    queryFn: () => wordsOf(language, 'submitterMail'),
  });
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  useEffect(() => {
    if (open) setWrong(undefined);
  }, [open]);
  const reject = () => {
    const given = toLines(reason).trim();
    if (given !== '' && given.length <= LONGEST_REASON) return onReject(given);
    setWrong(given === '' ? text.missing : text.tooLong(LONGEST_REASON));
    document.getElementById('reject-reason')?.focus();
  };
  return (
    <Dialog title={text.title(title)} open={open} onClose={onClose}>
      <TextArea
        id="reject-reason"
        label={text.reason}
        hint={mail ? `${text.hint} ${inTheirs}`.trim() : undefined}
        error={wrong}
        rows={4}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value);
          setWrong(undefined);
        }}
      />
      <section className="space-y-2 rounded-lg bg-sunken p-4 text-[0.95rem]">
        <h3>{text.preview}</h3>
        {mail && theirs && (
          <div lang={language} className="space-y-2">
            <p>{theirs.rejection.thanks}</p>
            <p className="whitespace-pre-line">
              {theirs.rejection.why}: {reason.trim() || '…'}
            </p>
            <p>{theirs.rejection.again}</p>
          </div>
        )}
        <p className="font-semibold">{mail ? text.mailed(recipient) : text.notMailed}</p>
      </section>
      {failure && (
        <p role="alert" className="font-semibold text-emergency">
          {failure}
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <button type="button" className="button button-primary" disabled={busy} onClick={reject}>
          {text.confirm}
        </button>
        <button type="button" className="button button-secondary" onClick={onClose}>
          {text.keep}
        </button>
      </p>
    </Dialog>
  );
}
