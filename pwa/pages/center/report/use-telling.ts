import { useRef, useState } from 'react';
import type { Center } from '#core/center.ts';
import { reports as en } from '#core/i18n/en/reports.ts';
import { reports as es } from '#core/i18n/es/reports.ts';
import { translateRefusal } from '#core/i18n/translate-problem.ts';
import type { ReportKind } from '#core/staff-lists.ts';
import { notify } from '../../../notices/notices.ts';
import { useLanguage, usePageText } from '../../../text.tsx';
import { rememberTold } from './told-today.ts';

/** Sends what a visitor says of a center, through the outbox; `found` is what is wrong with what came without a script. */
export function useTelling({ id, name }: Pick<Center, 'id' | 'name'>, found?: string) {
  const { failed } = usePageText({ en, es });
  const language = useLanguage();
  const [sending, setSending] = useState<ReportKind>();
  /** Of what the server says is wrong, its words. */
  const [wrong, setWrong] = useState(found);
  const underWay = useRef(false);

  const tell = async (kind: ReportKind, { comment = '', fax = '' } = {}) => {
    if (underWay.current) return;
    underWay.current = true;
    setSending(kind);
    setWrong(undefined);
    const report = {
      centerId: id,
      centerName: name,
      kind,
      comment,
      fax,
      reportedAt: new Date().toISOString(),
    };
    const outcome = await import('../../../outbox/outbox.ts')
      .then(({ send }) => send('report', report))
      .catch(() => ({ status: 'failed' }) as const);
    underWay.current = false;
    setSending(undefined);
    if (outcome.status === 'sent' || outcome.status === 'waiting') return rememberTold(id);
    setWrong(outcome.status === 'refused' ? translateRefusal(outcome, language).message : failed.text);
    notify({ ...failed, tone: 'destructive' });
  };
  return { tell, sending, wrong };
}
