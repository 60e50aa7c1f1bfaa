import { formatList, formatShortDate } from '#core/i18n/format.ts';
import type { Jurisdiction } from '#core/lists/public-lists.ts';
import { isOld } from '../directory/copy-status.ts';
import { syncDirectory, useCopyStatus } from '../directory/directory-client.ts';
import { pageText, useLanguage, useLocale, useText } from '../text.tsx';

const useCopyNoteText = pageText('copyNote');

/** What the page is about: all states where it names none. */
interface Props {
  state?: Jurisdiction | undefined;
  guides?: true;
}

/** Says of which states the copy lacks the newest, or all, or that it lacks the guides; that it is old; and tries again. */
export default function CopyNote(props: Props) {
  const progress = useCopyStatus((status) => status.progress);
  const { layout } = useText();
  const lines = useLines(props);
  if (lines.length === 0) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg bg-lantern-soft px-4 py-3 text-on-lantern-soft print:hidden"
    >
      <div className="prose-width space-y-2">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <button
        type="button"
        className="button button-secondary"
        disabled={progress !== undefined}
        onClick={() => void syncDirectory({ asked: true }).catch(() => undefined)}
      >
        {layout.tryAgain}
      </button>
    </div>
  );
}

function useLines({ state, guides }: Props): string[] {
  const text = useCopyNoteText();
  const { lists } = useText();
  const language = useLanguage();
  const locale = useLocale();
  const status = useCopyStatus();
  const { copy, lacking, lackingGuides = [], outdated } = status;
  if (guides) return lackingGuides.includes(language) ? [text.guides] : [];
  const names = lacking
    .filter((each) => state === undefined || each === state)
    .map((each) => lists.jurisdictions.labels[each]);
  const states = formatList(names, locale);
  return [
    ...(names.length > 0 ? [copy ? text.older(states) : text.missing(states)] : []),
    ...(copy && outdated ? [text.outdated] : []),
    ...(copy && isOld(status) ? [text.old(formatShortDate(copy.checkedAt, locale))] : []),
  ];
}
