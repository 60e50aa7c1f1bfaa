import { pageText } from '../../text.tsx';
import { signal } from './signal.ts';
import { useClock } from './use-clock.ts';

const useOverdoseText = pageText('overdose');

/** From the first on another spray may be given, by the last it is due: the label of Narcan, "every 2 to 3 minutes". */
const DUE_SECONDS = [120, 180] as const;

/** The time since the last spray: to watch the breath meanwhile, and that the next is due, also by two tones and buzzes. */
export function DoseClock() {
  const { dose } = useOverdoseText();
  const { since, seconds, start, stop } = useClock('dose', (now, before) => {
    if (DUE_SECONDS.some((due) => before < due && now >= due)) signal();
  });
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <div className="needs-script space-y-2 print:hidden">
      {since !== undefined && <p className="text-xl font-bold tabular-nums">{dose.since(time)}</p>}
      <p role="status" className="font-bold text-emergency">
        {since !== undefined && (seconds >= DUE_SECONDS[0] ? dose.due : dose.wait)}
      </p>
      <button type="button" className="button button-secondary w-full" onClick={start}>
        {since === undefined ? dose.gave : dose.again}
      </button>
      {since !== undefined && (
        <button type="button" className="button button-secondary w-full" onClick={stop}>
          {dose.stop}
        </button>
      )}
    </div>
  );
}
