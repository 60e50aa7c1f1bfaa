import { useRef, useState } from 'react';
import type { Center } from '#core/center/center.ts';
import { translateRefusal } from '#core/i18n/translate-problem.ts';
import type { ReportKind } from '#core/lists/staff-lists.ts';
import { notify } from '../../../components/notices.ts';
import { useProblemWords } from '../../../components/problem-words.ts';
import { pageText } from '../../../text.tsx';
import { rememberTold } from './told-today.ts';

const useReportsText = pageText('reports');

/** Sends what a visitor says of a center, through the outbox; `found` is what is wrong with what came without a script. */
export function useTelling({ id, name }: Pick<Center, 'id' | 'name'>, found?: string) {
  const { failed } = useReportsText();
  const words = useProblemWords();
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
    setWrong(outcome.status === 'refused' ? translateRefusal(outcome, words).message : failed.text);
    notify({ ...failed, tone: 'destructive' });
  };
  return { tell, sending, wrong };
}
