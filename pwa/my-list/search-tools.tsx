import { Bookmark } from 'lucide-react';
import { type CenterQuery, DEFAULT_PAGE_SIZE, writeCenterQuery } from '#core/center-query.ts';
import { myList as en } from '#core/i18n/en/my-list.ts';
import { myList as es } from '#core/i18n/es/my-list.ts';
import { notify } from '../notices/notices.ts';
import { PrintButton } from '../print/print-button.tsx';
import { PrintFoot } from '../print/print-foot.tsx';
import { useLocale, usePageText, useText } from '../text.tsx';
import { describeSearch } from './describe-search.ts';
import { useMyList } from './list-state.ts';
import { changeList } from './list-store.ts';
import { addSearch, MOST_SEARCHES, removeSearch } from './my-list.ts';
import { useNotifySaved } from './use-notify-saved.ts';

const look = 'link inline-flex min-h-11 min-w-11 cursor-pointer items-center gap-1.5';

/** Beside the results: keep this search, print what it found. */
export function SearchTools({ query }: { query: CenterQuery }) {
  const text = usePageText({ en, es });
  const { lists } = useText();
  const locale = useLocale();
  const notifySaved = useNotifySaved();
  const search = writeCenterQuery({ ...query, page: 1, limit: DEFAULT_PAGE_SIZE }).toString();
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
        {describeSearch(search, { ...text.search, lists, locale })}
      </p>
      <button type="button" aria-pressed={saved} className={look} onClick={() => void toggle()}>
        <Bookmark aria-hidden="true" className={`size-5 ${saved ? 'fill-current' : ''}`} />
        {saved ? text.search.saved : text.search.save}
      </button>
      <PrintButton className={look} />
      <PrintFoot />
    </>
  );
}
