import { useState, useSyncExternalStore } from 'react';
import type { leaving } from '#core/i18n/en/pages/leaving.ts';
import type { Translated } from '#core/i18n/translated.ts';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { leavesByShift, removesCopyOnLeave, wipesOnLeave } from '../../leaving/leave.ts';
import { wipeDevice } from '../../leaving/wipe.ts';
import { useMyList } from '../../my-list/list-state.ts';
import { EMPTY_LIST } from '../../my-list/my-list.ts';
import { useWaitingCount } from '../../outbox/waiting-count.ts';
import { store } from '../../site/device-storage.ts';
import { forgetAllTold } from '../center/report/told-today.ts';
import { PassageText } from '../policy/passage-text.tsx';

/** Longer than this, and another tab holds on to something. In milliseconds. */
const PATIENCE_MS = 5000;

/** What is kept on the device for the person: wiped now, or whenever they leave. */
export function WipeCard({ text }: { text: Translated<typeof leaving>['wipe'] }) {
  const [asking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<keyof typeof text.outcome>();
  const wipe = async () => {
    setOutcome(undefined);
    const wiped = await wipeDevice(PATIENCE_MS);
    if (wiped) {
      useWaitingCount.setState({ count: 0 });
      // A deletion by the browser itself wakes nobody who follows the list.
      useMyList.setState({ list: EMPTY_LIST });
      forgetAllTold();
    }
    setOutcome(wiped ? 'wiped' : 'failed');
  };
  return (
    <section aria-labelledby="wipe" className="card space-y-4 p-5 sm:p-6">
      <h2 id="wipe">{text.title}</h2>
      <p className="prose-width">{text.text}</p>
      <div className="needs-script space-y-4">
        <Option
          name="wipe"
          label={text.option}
          hint={text.hint}
          read={wipesOnLeave}
          write={(on) => store('wipe-on-leave', on ? 'yes' : null)}
        />
        <Option
          name="copy"
          label={text.copyOption}
          hint={text.copyHint}
          read={removesCopyOnLeave}
          write={(on) => store('remove-copy-on-leave', on ? 'yes' : null)}
        />
        <Option
          name="shortcut"
          label={text.shortcut}
          hint={text.shortcutHint}
          read={leavesByShift}
          write={(on) => store('no-leave-shortcut', on ? null : 'yes')}
        />
        <button type="button" className="button button-secondary" onClick={() => setAsking(true)}>
          {text.now}
        </button>
        <p role="status" className="font-semibold">
          {outcome && text.outcome[outcome]}
        </p>
      </div>
      <p className="prose-width text-muted">
        <PassageText passage={text.copy} />
      </p>
      <ConfirmDialog
        title={text.askTitle}
        text={text.askText}
        confirm={text.confirm}
        keep={text.keep}
        open={asking}
        onConfirm={() => void wipe()}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}

/** A choice of how to leave that stays on the device. */
function Option({
  name,
  label,
  hint,
  read,
  write,
}: {
  name: string;
  label: string;
  hint: string;
  read: () => boolean;
  write: (on: boolean) => void;
}) {
  const on = useSyncExternalStore(onChange, read, () => false);
  return (
    <div className="space-y-1.5">
      <label className="choice">
        <input
          type="checkbox"
          aria-describedby={`${name}-hint`}
          checked={on}
          onChange={({ target }) => {
            write(target.checked);
            // The browser tells the other tabs only.
            window.dispatchEvent(new Event('storage'));
          }}
        />
        <span>{label}</span>
      </label>
      <p id={`${name}-hint`} className="prose-width text-sm text-muted">
        {hint}
      </p>
    </div>
  );
}

function onChange(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}
