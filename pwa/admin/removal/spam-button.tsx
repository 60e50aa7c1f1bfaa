import { removalText } from '#core/i18n/en/admin/removal.ts';
import type { Removable } from '#core/staff/removal.ts';
import type { ManyDone } from '#core/staff/submission-review.ts';
import { notify } from '../../components/notices.ts';
import { About } from '../parts/about.tsx';
import { api } from '../staff-api.ts';
import { describeFailure, staffReply } from '../staff-reply.ts';
import { useAction } from '../use-action.ts';
import { useAskAllAnew } from './ask-all-anew.ts';

/** Marks as spam what somebody sent, which takes it out of its queue; or puts it back. A notice takes that back. */
export function SpamButton({
  subject,
  id,
  title,
  spam,
  onMarked,
  onChanged,
}: {
  subject: Removable;
  id: string;
  /** What it is called. */
  title: string;
  /** True where it is marked. */
  spam: boolean;
  onMarked: () => void;
  /** Also after it was taken back, when this may be gone. */
  onChanged: () => void;
}) {
  const { mark, unmark, marked, unmarked, undo, notMarked } = removalText.spam;
  const askAllAnew = useAskAllAnew();
  const failed = (text: string) => notify({ title: notMarked, text, tone: 'destructive' });

  /** False where it was refused, such as where a colleague was first. */
  async function set(to: boolean): Promise<boolean> {
    const call = api.admin.spam[':subject'].$post({ param: { subject }, json: { ids: [id], spam: to } });
    const { results } = await staffReply<ManyDone>(call);
    const error = results[0]?.error;
    if (error) {
      failed(error.message);
      return false;
    }
    const takeBack = () =>
      void set(!to)
        .catch((lost: Error) => failed(describeFailure(lost)))
        .then(askAllAnew);
    notify({ title: (to ? marked : unmarked)(title), action: { label: undo, run: takeBack } });
    onChanged();
    return true;
  }

  const toggle = useAction({
    mutationFn: () => set(!spam),
    onError: (error) => failed(describeFailure(error)),
    onSettled: askAllAnew,
  });
  return (
    <button
      type="button"
      className="button button-secondary px-4"
      disabled={toggle.isPending}
      onClick={() => toggle.mutate(undefined, { onSuccess: (done) => done && onMarked() })}
    >
      {spam ? unmark : mark}
      <About>{title}</About>
    </button>
  );
}
