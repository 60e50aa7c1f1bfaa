import { useState } from 'react';
import { pageText } from '../../text.tsx';
import { allowSignals, signal } from './signal.ts';
import { useSeconds } from './use-seconds.ts';

const useOverdoseText = pageText('overdose');

/** From then on another spray may be given: the label of Narcan, "every 2 to 3 minutes". */
const DOSE_SECONDS = 120;

/** The time since the last spray, and that the next is due. */
export function DoseClock() {
  const { dose } = useOverdoseText();
  const [since, setSince] = useState<number>();
  const seconds = useSeconds(since, (now, before) => {
    if (before < DOSE_SECONDS && now >= DOSE_SECONDS) signal();
  });
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <div className="needs-script space-y-2 print:hidden">
      {since !== undefined && <p className="text-xl font-bold tabular-nums">{dose.since(time)}</p>}
      <p role="status" className="font-bold text-emergency">
        {seconds >= DOSE_SECONDS ? dose.due : ''}
      </p>
      <button
        type="button"
        className="button button-secondary w-full"
        onClick={() => {
          allowSignals();
          setSince(Date.now());
        }}
      >
        {since === undefined ? dose.gave : dose.again}
      </button>
      {since !== undefined && (
        <button type="button" className="button button-secondary w-full" onClick={() => setSince(undefined)}>
          {dose.stop}
        </button>
      )}
    </div>
  );
}
