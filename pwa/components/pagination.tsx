import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { useText } from '../text.tsx';

/** How another page is opened: by its address, or by a handler where the page is no part of the address. */
type Opening =
  | {
      to: (page: number) => To;
      /** What the browser's history keeps beside it. */
      state?: unknown;
    }
  | { onPage: (page: number) => void };

/** Previous and Next, only where there is more than one page. */
export default function Pagination({
  page,
  limit,
  total,
  ...opening
}: { page: number; limit: number; total: number } & Opening) {
  const { pages } = useText().directory;
  if (total <= limit) return null;
  const last = Math.ceil(total / limit);
  return (
    <nav aria-label={pages.label} className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 pt-4">
      <Step opening={opening} rel="prev" page={page > 1 ? Math.min(page - 1, last) : undefined}>
        {pages.previous}
      </Step>
      <p>{pages.position(page, last)}</p>
      <Step opening={opening} rel="next" page={page < last ? page + 1 : undefined}>
        {pages.next}
      </Step>
    </nav>
  );
}

function Step({
  opening,
  rel,
  page,
  children,
}: {
  opening: Opening;
  rel: 'prev' | 'next';
  /** Undefined where there is none. */
  page: number | undefined;
  children: ReactNode;
}) {
  if (page !== undefined && 'to' in opening) {
    return (
      <Link
        to={opening.to(page)}
        state={opening.state}
        rel={rel}
        className="button button-secondary px-3 whitespace-nowrap sm:px-5"
      >
        {children}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className="button button-secondary px-3 whitespace-nowrap sm:px-5"
      disabled={page === undefined}
      onClick={() => {
        if (page !== undefined && 'onPage' in opening) opening.onPage(page);
      }}
    >
      {children}
    </button>
  );
}
