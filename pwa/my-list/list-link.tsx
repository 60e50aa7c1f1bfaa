import { Bookmark } from 'lucide-react';
import { PillLink } from '../components/pill-link.tsx';
import { useText } from '../text.tsx';
import { useMyList } from './list-state.ts';

/**
 * In the header once something is saved on this device: the way to it without the rest of the page. Narrow phones have no
 * room for it in the row, and it in the menu.
 */
export function ListLink({ onClick }: { onClick: () => void }) {
  const { footer } = useText().layout;
  const count = useMyList(({ list }) => (list ? list.centers.length + list.searches.length : 0));
  if (count === 0) return null;
  return (
    <PillLink
      to="/my-list"
      className="max-[399px]:px-0 max-[385px]:hidden"
      look="inline-flex items-center gap-1 whitespace-nowrap max-[399px]:px-2"
      onClick={onClick}
    >
      <Bookmark aria-hidden="true" className="size-4 fill-current sm:hidden" />
      <span className="max-sm:sr-only">{`${footer.myList} (${count})`}</span>
      <span aria-hidden="true" className="sm:hidden">
        {count}
      </span>
    </PillLink>
  );
}
