import { type FormEvent, useEffect, useRef, useState } from 'react';
import { normalizePhone } from '#core/center/phone.ts';
import { textablePhone } from '#core/center/textable-phone.ts';
import { translateRefusal } from '#core/i18n/translate-problem.ts';
import type { FieldIssue } from '#core/messages/form-messages.ts';
import { Dialog } from '../components/dialog.tsx';
import { type NoticeContent, notify } from '../components/notices.ts';
import { useProblemWords } from '../components/problem-words.ts';
import { useOnline } from '../directory/use-online.ts';
import { send } from '../outbox/outbox.ts';
import { pageText, useLanguage } from '../text.tsx';
import {
  closeTextDialog,
  type TextableCenter,
  type TextDialogSubject,
  useTextDialog,
} from './open-sms-dialog.ts';
import { useOwnMessages } from './own-messages.ts';

const useOutboxText = pageText('outbox');
const useTextCenterText = pageText('textCenter');

/** "Text Me This Center": one for the whole app, opened from any card. */
export default function TextDialog() {
  const text = useTextCenterText();
  const subject = useTextDialog((state) => state.subject);
  return (
    <Dialog title={text.title} open={subject !== undefined} onClose={closeTextDialog}>
      {subject && <TextForm subject={subject} />}
    </Dialog>
  );
}

function TextForm({ subject }: { subject: TextDialogSubject }) {
  const text = useTextCenterText();
  const { saved } = useOutboxText();
  const language = useLanguage();
  const words = useProblemWords();
  const earlier = 'waiting' in subject ? subject.waiting : undefined;
  const reference = 'center' in subject ? referTo(subject.center) : subject.waiting.message;
  const center = 'center' in subject ? subject.center : centerOf(reference);
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [failed, setFailed] = useState(false);
  const online = useOnline();
  useEffect(() => input.current?.focus(), []);

  const refuse = (notice: NoticeContent) => {
    setWrong(notice.text);
    notify({ ...notice, tone: 'destructive' });
    input.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const userPhone = input.current?.value.trim() ?? '';
    if (userPhone === '') return refuse(text.phoneRequired);
    if (!normalizePhone(userPhone)) return refuse(text.invalidPhone);
    if (!textablePhone(userPhone)) {
      setFailed(true);
      return refuse(text.otherPhone);
    }
    setWrong(undefined);
    setSending(true);
    const outcome = await send('text', { ...reference, userPhone, language }, earlier?.id);
    setSending(false);
    if (outcome.status === 'sent') notify(text.sent);
    else if (outcome.status === 'waiting') notify({ title: text.savedTitle, text: saved[outcome.reason] });
    else {
      setFailed(true);
      // The notice is the spec's; what is wrong with the number stands beside it.
      if (outcome.status === 'refused') {
        setWrong(wordsAbout('userPhone', translateRefusal(outcome, words).issues));
      }
      const isUsedUp = outcome.status === 'refused' && outcome.code === 'texts_used_up';
      return notify({ ...(isUsedUp ? text.usedUp : text.failed), tone: 'destructive' });
    }
    closeTextDialog();
  };

  return (
    // The notices of the spec say what is wrong, in its words.
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      <p>{text.intro(reference.centerName)}</p>
      <div className="space-y-1">
        <label htmlFor="text-phone" className="block font-medium">
          {text.phone}
        </label>
        <input
          ref={input}
          id="text-phone"
          type="tel"
          autoComplete="tel"
          defaultValue={earlier?.message.userPhone}
          className="field"
          aria-describedby={wrong ? 'text-phone-error text-phone-hint' : 'text-phone-hint'}
          aria-invalid={wrong !== undefined}
        />
        {wrong && (
          <p id="text-phone-error" className="font-medium text-emergency">
            {wrong}
          </p>
        )}
        <p id="text-phone-hint" className="text-sm text-muted">
          {text.hint}
        </p>
      </div>
      <p className="flex flex-wrap gap-3">
        <button type="submit" className="button button-primary grow" disabled={sending}>
          {sending ? text.sending : text.send}
        </button>
        <button type="button" className="button button-secondary grow" onClick={closeTextDialog}>
          {text.cancel}
        </button>
      </p>
      {(failed || !online) && <OwnMessages center={center} />}
    </form>
  );
}

function wordsAbout(field: string, issues: readonly FieldIssue[]): string | undefined {
  return issues.find((issue) => issue.field === field)?.message;
}

function referTo({ id, name, phone }: TextableCenter) {
  return { centerId: id, centerName: name, centerPhone: phone ?? '' };
}

/** Of what a text that waits has; the page of a center leads on from its number to its name. */
function centerOf({ centerId, centerName, centerPhone }: ReturnType<typeof referTo>): TextableCenter {
  return { id: centerId, slug: centerId, name: centerName, phone: centerPhone };
}

/** Needs no server of ours, and often no internet either. */
function OwnMessages({ center }: { center: TextableCenter }) {
  const text = useTextCenterText();
  return (
    <div className="space-y-2 border-t border-line pt-4">
      <p className="text-sm text-muted">{text.ownMessagesHelp}</p>
      <a href={useOwnMessages(center)} className="button button-secondary w-full">
        {text.ownMessages}
      </a>
    </div>
  );
}
