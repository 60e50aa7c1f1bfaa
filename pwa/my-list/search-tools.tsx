import { Bookmark } from 'lucide-react';
import { type CenterQuery, writeCenterQuery } from '#core/search/center-query.ts';
import { notify } from '../components/notices.ts';
import { useFilterLabels } from '../components/use-filter-labels.ts';
import { PrintButton } from '../share/print-button.tsx';
import { PrintFoot } from '../share/print-foot.tsx';
import { pageText, useLocale, useText } from '../text.tsx';
import { describeSearch } from './describe-search.ts';
import { useMyList } from './list-state.ts';
import { changeList } from './list-store.ts';
import { addSearch, MOST_SEARCHES, removeSearch } from './my-list.ts';
import { useNotifySaved } from './use-notify-saved.ts';

const useMyListText = pageText('myList');

const look = 'link inline-flex min-h-11 min-w-11 cursor-pointer items-center gap-1.5';

/** Beside the results: keep this search, print what it found. */
export function SearchTools({ query }: { query: CenterQuery }) {
  const text = useMyListText();
  const { lists } = useText();
  const labelsOf = useFilterLabels();
  const locale = useLocale();
  const notifySaved = useNotifySaved();
  const search = writeCenterQuery({ ...query, page: 1 }).toString();
  const at = useMyList(({ list }) => list?.searches.findIndex((saved) => saved.search === search)) ?? -1;
  const saved = at >= 0;

  const toggle = async () => {
    if (saved) {
      await changeList(removeSearch(search));
      const undo = () => void changeList(addSearch(search, at));
      return notify({ title: text.save.removed, action: { label: text.undo, run: undo } });
    }
    await changeList(addSearch(search));
    const onList = useMyList.getState().list?.searches.some((other) => other.search === search);
    notifySaved(onList, text.save.full.text(MOST_SEARCHES));
  };
  return (
    <>
      <p className="hidden basis-full print:block">
        {describeSearch(search, { ...text.search, lists, labelsOf, locale })}
      </p>
      <button
        type="button"
        aria-pressed={saved}
        className={`${look} rounded-lg border border-transparent`}
        onClick={() => void toggle()}
      >
        <Bookmark aria-hidden="true" className={`size-5 ${saved ? 'fill-current' : ''}`} />
        <span className="max-sm:sr-only">{saved ? text.search.saved : text.search.save}</span>
      </button>
      <PrintButton className={`${look} max-sm:hidden`} />
      <PrintFoot />
    </>
  );
}
