import { useText } from '../../text.tsx';

/** Previous and Next, only where there is more than one page. */
export function Pagination({
  page,
  limit,
  total,
  onPage,
}: {
  page: number;
  limit: number;
  total: number;
  onPage: (page: number) => void;
}) {
  const { pages } = useText().directory;
  if (total <= limit) return null;
  const last = Math.ceil(total / limit);
  return (
    <nav aria-label={pages.label} className="flex items-center justify-center gap-4 pt-4">
      <button
        type="button"
        className="button button-secondary"
        disabled={page <= 1}
        onClick={() => onPage(Math.min(page - 1, last))}
      >
        {pages.previous}
      </button>
      <p>{pages.position(page, last)}</p>
      <button
        type="button"
        className="button button-secondary"
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      >
        {pages.next}
      </button>
    </nav>
  );
}
