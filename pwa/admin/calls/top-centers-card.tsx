import { callTracking } from '#core/i18n/en/admin/call-tracking.ts';
import type { CallStats } from '#core/messages/call-log.ts';

/** The most called centers, each with a bar; a tap shows the calls of one of them. */
export function TopCentersCard({
  centers,
  onChoose,
}: {
  centers: CallStats['topCenters'];
  onChoose: (centerId: string) => void;
}) {
  const { top: text } = callTracking;
  if (centers.length === 0) return null;
  const most = Math.max(...centers.map(({ callCount }) => callCount));
  return (
    <section aria-labelledby="top-centers" className="card p-4 sm:p-6">
      <h2 id="top-centers" className="text-xl">
        {text.title}
      </h2>
      <p className="mb-3 text-sm text-muted">{text.intro}</p>
      <ol className="space-y-3">
        {centers.map(({ centerId, centerName, centerPhone, callCount }) => (
          <li key={centerId}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <button
                type="button"
                aria-label={text.only(centerName)}
                className="link min-h-11 min-w-0 cursor-pointer text-left"
                onClick={() => onChoose(centerId)}
              >
                {centerName}
              </button>
              <span className="text-[0.95rem] text-muted tabular-nums">
                {centerPhone ?? text.noPhone} · <strong className="text-ink">{text.calls(callCount)}</strong>
              </span>
            </div>
            <svg
              width="100%"
              height="10"
              viewBox="0 0 100 10"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="block overflow-hidden rounded"
            >
              <rect width="100" height="10" className="fill-sunken" />
              <rect width={(100 * callCount) / most} height="10" className="fill-action" />
            </svg>
          </li>
        ))}
      </ol>
    </section>
  );
}
