import { pageText } from '../../text.tsx';
import { signal } from './signal.ts';
import { useClock } from './use-clock.ts';

const useOverdoseText = pageText('overdose');

/** One breath every five seconds: SAMHSA, Overdose Prevention and Response Toolkit (2025). */
const BREATH_SECONDS = 5;

/** Says when to breathe, in words, by a tone and by a buzz. */
export function BreathTimer() {
  const { breath } = useOverdoseText();
  const { since, seconds, start, stop } = useClock('breath', (now, before) => {
    if (Math.floor(now / BREATH_SECONDS) > Math.floor(before / BREATH_SECONDS)) signal();
  });
  const past = seconds % BREATH_SECONDS;
  return (
    <div className="needs-script space-y-2 print:hidden">
      {/* No live region: a voice every second would talk over 911. */}
      {since !== undefined && (
        <p
          className={`rounded-lg p-3 text-center text-2xl font-bold ${past === 0 ? 'bg-emergency text-card' : 'bg-sunken'}`}
        >
          {past === 0 ? breath.now : breath.wait(BREATH_SECONDS - past)}
        </p>
      )}
      <button
        type="button"
        className="button button-secondary w-full"
        onClick={since === undefined ? start : stop}
      >
        {since === undefined ? breath.start : breath.stop}
      </button>
    </div>
  );
}
