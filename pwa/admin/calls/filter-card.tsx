import { useEffect, useState } from 'react';
import { callTracking } from '#core/i18n/en/admin/call-tracking.ts';
import { TextField } from '../../forms/fields/text-field.tsx';
import { type CallAddress, isOutOfOrder, onlyDigits } from './call-address.ts';

type Filter = Omit<CallAddress, 'page'>;

/** While somebody types, nothing is asked. */
const PAUSE_MS = 400;

export function FilterCard({
  filter,
  onChange,
  onReset,
}: {
  filter: Filter;
  onChange: (filter: Filter) => void;
  onReset: () => void;
}) {
  const { filters: text } = callTracking;
  const { dateFrom, dateTo, centerId } = filter;
  const [draft, setDraft] = useState<Filter>({ dateFrom, dateTo, centerId });
  const address = [dateFrom, dateTo, centerId].join();
  const [seen, setSeen] = useState(address);
  if (seen !== address) {
    // A link, or Back: what the address says counts.
    setSeen(address);
    setDraft({ dateFrom, dateTo, centerId });
  }

  const changed =
    draft.dateFrom !== dateFrom || draft.dateTo !== dateTo || onlyDigits(draft.centerId) !== centerId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins anew with each letter, and only then
  useEffect(() => {
    if (!changed) return;
    const timer = setTimeout(() => onChange({ ...draft, centerId: onlyDigits(draft.centerId) }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, changed]);

  const field = (name: keyof Filter) => ({
    id: `calls-${name}`,
    value: draft[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setDraft({ ...draft, [name]: target.value }),
  });
  return (
    <section aria-label={text.title} className="card p-4 sm:p-6">
      <h2 className="mb-3 text-xl">{text.title}</h2>
      <div className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_1.3fr_auto]">
        <TextField
          {...field('dateFrom')}
          label={text.from}
          type="date"
          error={isOutOfOrder(draft) ? text.fromAfterTo : undefined}
        />
        <TextField {...field('dateTo')} label={text.to} type="date" />
        <TextField
          {...field('centerId')}
          label={text.center}
          note={text.optional}
          placeholder={text.centerHint}
          inputMode="numeric"
          autoComplete="off"
        />
        <button type="button" className="button button-secondary" onClick={onReset}>
          {text.reset}
        </button>
      </div>
    </section>
  );
}
