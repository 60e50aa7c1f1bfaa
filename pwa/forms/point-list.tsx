import { Check } from 'lucide-react';

/** Short points, each with a check mark. */
export function PointList({ points }: { points: readonly string[] }) {
  return (
    <ul className="space-y-2">
      {points.map((point) => (
        <li key={point} className="flex gap-2.5">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-action" />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}
