import { Link } from 'react-router-dom';
import { notify } from '../../components/notices.ts';
import { useFilterLabels } from '../../components/use-filter-labels.ts';
import { describeSearch } from '../../my-list/describe-search.ts';
import { changeList } from '../../my-list/list-store.ts';
import { addSearch, removeSearch, type SavedSearch } from '../../my-list/my-list.ts';
import { pageText, useLocale, useText } from '../../text.tsx';

const useMyListText = pageText('myList');

export function SavedSearches({ searches }: { searches: readonly SavedSearch[] }) {
  const text = useMyListText();
  const { lists } = useText();
  const labelsOf = useFilterLabels();
  const locale = useLocale();
  const remove = async (search: string, at: number) => {
    await changeList(removeSearch(search));
    const undo = () => void changeList(addSearch(search, at));
    notify({ title: text.save.removed, action: { label: text.undo, run: undo } });
  };
  return (
    <section aria-labelledby="saved-searches" className="space-y-4 print:hidden">
      <h2 id="saved-searches" className="text-xl">
        {text.searches}
      </h2>
      <ul className="card divide-y divide-line px-5">
        {searches.map(({ search }, index) => {
          const words = describeSearch(search, { ...text.search, lists, labelsOf, locale });
          return (
            <li key={search} className="flex items-center justify-between gap-4 py-1">
              <Link to={`/directory?${search}`} className="link inline-flex min-h-11 items-center">
                {words}
              </Link>
              <button
                type="button"
                className="link min-h-11 cursor-pointer px-2"
                onClick={() => void remove(search, index)}
              >
                {text.remove}
                <span className="sr-only">{text.about(words)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
