/** Where the lines of a chart's axis go: round numbers from 0 on, about four, the last at or above the most. */
export function axisTicks(most: number): number[] {
  const rough = Math.max(1, most) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? 1);
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Which of so many labels to write: as many as fit, at equal distances, the last one always. */
export function shownLabels(count: number, width: number, labelWidth: number): number[] {
  const fit = Math.max(1, Math.floor(width / labelWidth));
  const step = Math.max(1, Math.ceil(count / fit));
  const shown: number[] = [];
  for (let index = count - 1; index >= 0; index -= step) shown.unshift(index);
  return shown;
}
