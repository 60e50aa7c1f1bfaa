import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { formatNumber } from '#core/i18n/format.ts';
import { axisTicks, shownLabels } from './chart-scale.ts';

interface Bar {
  /** Below the axis. */
  label: string;
  /** All that is to be said of it, value and all. */
  words: string;
  value: number;
}

const HEIGHT = 220;
const MARGIN = { top: 10, right: 4, bottom: 26, left: 44 };
const LABEL_WIDTH = 76;

/**
 * Bars over an axis. One at a time is read out above them: the one that is pointed at, or that the arrow keys chose;
 * else `summary`. Give the numbers as a table, too.
 */
export function BarChart({
  name,
  bars,
  summary,
}: {
  /** What the bars are of, for who does not see them. */
  name: string;
  bars: readonly Bar[];
  summary: string;
}) {
  const [frame, width] = useWidth();
  const [pointed, setPointed] = useState<number>();
  const [chosen, setChosen] = useState<number>();
  const plotWidth = Math.max(0, width - MARGIN.left - MARGIN.right);
  const band = plotWidth / Math.max(1, bars.length);
  const current = pointed ?? chosen;
  const shown = current === undefined ? undefined : bars[current];

  const point = (event: PointerEvent) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - MARGIN.left;
    const index = Math.floor(x / band);
    setPointed(index >= 0 && index < bars.length ? index : undefined);
  };
  const choose = (event: KeyboardEvent) => {
    const last = bars.length - 1;
    const from = chosen ?? last;
    const to = {
      ArrowLeft: from - 1,
      ArrowDown: from - 1,
      ArrowRight: from + 1,
      ArrowUp: from + 1,
      PageUp: from + 7,
      PageDown: from - 7,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setPointed(undefined);
    setChosen(Math.min(last, Math.max(0, to)));
  };

  return (
    <div>
      <p className="min-h-7 text-[0.95rem] font-semibold tabular-nums">{shown?.words ?? summary}</p>
      {/* A slider: its value is one of the bars, and a screen reader says which. */}
      <div
        ref={frame}
        role="slider"
        tabIndex={0}
        aria-label={name}
        aria-valuemin={1}
        aria-valuemax={Math.max(1, bars.length)}
        aria-valuenow={(current ?? bars.length - 1) + 1}
        aria-valuetext={shown?.words ?? summary}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(undefined)}
        onKeyDown={choose}
        onFocus={() => setChosen((before) => Math.min(before ?? bars.length - 1, bars.length - 1))}
        onBlur={() => setChosen(undefined)}
        className="min-h-[220px] touch-pan-y rounded"
      >
        {width > 0 && <Drawing bars={bars} width={width} band={band} current={current} />}
      </div>
    </div>
  );
}

function Drawing({
  bars,
  width,
  band,
  current,
}: {
  bars: readonly Bar[];
  width: number;
  band: number;
  current: number | undefined;
}) {
  const ticks = axisTicks(Math.max(0, ...bars.map(({ value }) => value)));
  const highest = ticks.at(-1) ?? 1;
  const plotHeight = HEIGHT - MARGIN.top - MARGIN.bottom;
  const y = (value: number) => MARGIN.top + plotHeight * (1 - value / highest);
  const gap = band > 8 ? band * 0.2 : band > 3 ? 1 : 0;
  const labels = new Set(shownLabels(bars.length, width - MARGIN.left, LABEL_WIDTH));
  return (
    <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={MARGIN.left}
            x2={width - MARGIN.right}
            y1={y(tick)}
            y2={y(tick)}
            className={tick === 0 ? 'stroke-field-line' : 'stroke-line'}
          />
          <text x={MARGIN.left - 8} y={y(tick) + 4} textAnchor="end" className="fill-muted text-xs">
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      {bars.map(({ label, value }, index) => {
        const left = MARGIN.left + index * band;
        return (
          <g key={label}>
            {index === current && (
              <rect x={left} y={MARGIN.top} width={band} height={plotHeight} className="fill-action-soft" />
            )}
            <rect
              x={left + gap / 2}
              y={y(value)}
              width={Math.max(0.5, band - gap)}
              height={y(0) - y(value)}
              className={index === current ? 'fill-action-strong' : 'fill-action'}
            />
            {labels.has(index) && (
              <text
                x={Math.min(left + band / 2, width - MARGIN.right - LABEL_WIDTH / 3)}
                y={HEIGHT - 8}
                textAnchor="middle"
                className="fill-muted text-xs"
              >
                {label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** How wide an element is, in CSS pixels: drawings are made to measure, so that their words keep their size. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}
