import { formatShortDate } from '#core/i18n/format.ts';
import type { Jurisdiction } from '#core/lists/public-lists.ts';
import { isOld } from '../directory/copy-status.ts';
import { syncDirectory, useCopyStatus } from '../directory/directory-client.ts';
import { pageText, useLocale, useText } from '../text.tsx';

const useCopyNoteText = pageText('copyNote');

/** Says of which states the copy lacks the newest, or all, and that it is old; and tries again. */
export default function CopyNote({ state }: { state: Jurisdiction | undefined }) {
  const text = useCopyNoteText();
  const { lists, layout } = useText();
  const locale = useLocale();
  const status = useCopyStatus();
  const { copy, lacking, progress } = status;
  const names = lacking
    .filter((each) => state === undefined || each === state)
    .map((each) => lists.jurisdictions.labels[each]);
  const states = new Intl.ListFormat(locale).format(names);
  if (names.length === 0 && !isOld(status)) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg bg-lantern-soft px-4 py-3 text-on-lantern-soft print:hidden"
    >
      <div className="prose-width space-y-2">
        {names.length > 0 && <p>{copy ? text.older(states) : text.missing(states)}</p>}
        {copy && isOld(status) && <p>{text.old(formatShortDate(copy.checkedAt, locale))}</p>}
      </div>
      <button
        type="button"
        className="button button-secondary"
        disabled={progress !== undefined}
        onClick={() => void syncDirectory().catch(() => undefined)}
      >
        {layout.tryAgain}
      </button>
    </div>
  );
}
