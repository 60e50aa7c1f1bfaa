import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import type { ImportCounts } from '#core/staff/bulk-import.ts';
import { StatCard } from '../parts/stat-card.tsx';

const always = ['new', 'changed', 'unchanged', 'wrong'] as const;
const ifAny = ['missing', 'duplicates', 'leftOut', 'warnings'] as const;

/** What an import does, or would do, in numbers. */
export function CountCards({ counts }: { counts: ImportCounts }) {
  const text = bulkImport.counts;
  const shown = [...always, ...ifAny.filter((what) => counts[what] > 0)];
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
      {shown.map((what) => (
        <StatCard key={what} label={text[what]} value={counts[what]} />
      ))}
    </ul>
  );
}
