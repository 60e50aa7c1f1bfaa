import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { StateCount } from '#core/center/center.ts';
import { isState } from '#core/lists/public-lists.ts';
import { pageText, useLocale, useText } from '../text.tsx';
import { stepOf, stepsOf } from './count-steps.ts';
import { MapLegend, stepFills } from './map-legend.tsx';
import { outlinedStates, outlineOf, viewBox, wholeMap } from './outlines.ts';
import { SmallStateLabel } from './small-state-label.tsx';

const useMapsText = pageText('maps');

/** Room in the Atlantic for the names of the small states. */
const withLabels = { ...wholeMap, width: wholeMap.width + 108 };

/**
 * The states, each a link to its page, colored by how many centers it has. Beside a list, never in its place: on a
 * phone the small states are too small to tap, which WCAG 2.5.8 allows where another link does the same.
 */
export function StateMap({
  counts,
  heading: Heading,
}: {
  /** Undefined while they are asked for: the map holds its place. */
  counts: readonly StateCount[] | undefined;
  heading: 'h2' | 'h3';
}) {
  const { states: text } = useMapsText();
  const { labels } = useText().lists.jurisdictions;
  const locale = useLocale();
  const id = useId();
  // As in the list beside it, by name.
  const ordered = [...outlinedStates].sort((a, b) => labels[a].localeCompare(labels[b], locale));
  const steps = stepsOf(counts?.map(({ count }) => count) ?? []);
  return (
    <div className="space-y-3 print:hidden">
      <Heading id={`${id}title`}>{text.title}</Heading>
      <p className="text-muted">{text.intro}</p>
      <a href={`#${id}end`} className="link sr-only focus:not-sr-only focus:inline-block focus:py-2">
        {text.skip}
      </a>
      <nav aria-labelledby={`${id}title`}>
        {/* A drawing to the eye alone: what is in it are links, which an image would swallow. */}
        <svg
          role="presentation"
          viewBox={viewBox(withLabels)}
          className="mx-auto block h-auto w-full max-w-4xl"
        >
          {ordered.map((state) => {
            const count = counts?.find((each) => each.state === state)?.count ?? 0;
            const shape = (
              <path
                key={state}
                d={outlineOf[state]}
                className={`map-shape ${stepFills[stepOf(count, steps)]}`}
              />
            );
            // Of what is no state, only one with centers has a page that shows something.
            if (!isState(state) && count === 0) return shape;
            const name = counts ? text.link(labels[state], count) : labels[state];
            return (
              <Link key={state} to={`/states/${state.toLowerCase()}`} aria-label={name} className="map-state">
                <title>{name}</title>
                {shape}
                <SmallStateLabel state={state} name={labels[state]} />
              </Link>
            );
          })}
        </svg>
      </nav>
      <MapLegend steps={steps} none={counts?.some(({ count }) => count === 0) ?? false} />
      <div id={`${id}end`} tabIndex={-1} />
    </div>
  );
}
