import { pageText } from '../text.tsx';
import type { CountStep } from './count-steps.ts';

const useMapsText = pageText('maps');

/** By the number of a step: see stepOf. */
export const stepFills = ['map-none', 'map-step-1', 'map-step-2', 'map-step-3', 'map-step-4'];

/** What the colors of the map of states mean. Where the person has colors of their own, the map has one. */
export function MapLegend({ steps, none }: { steps: readonly CountStep[]; none: boolean }) {
  const { states: text } = useMapsText();
  const label = ({ from, to }: CountStep, index: number) => {
    if (to === undefined) return text.orMore(from);
    return index === 0 ? text.fewerThan(to + 1) : text.range(from, to);
  };
  const entries = steps.map((step, index) => ({ fill: stepFills[index + 1], words: label(step, index) }));
  if (none) entries.unshift({ fill: stepFills[0], words: text.none });
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-1 text-sm forced-colors:hidden">
      <p className="font-medium">{text.legend}</p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {entries.map(({ fill, words }) => (
          <li key={words} className="flex items-center gap-2">
            <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 shrink-0">
              <rect x="1" y="1" width="18" height="18" rx="3" className={`map-shape ${fill}`} />
            </svg>
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
