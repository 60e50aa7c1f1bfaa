import { createContext, type ReactNode, useContext } from 'react';
import { Notice } from '../components/notice.tsx';
import { PageHead } from './page-head.tsx';

/** The server hears by it that it must answer 404. */
export const NotFoundContext = createContext<() => void>(() => {});

/** A whole page for what is not there: no such page, center, state or guide. */
export function NotFound({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  useContext(NotFoundContext)();
  return (
    <div className="wrap">
      <PageHead title={title} index={false} />
      <Notice headingLevel="h1" title={title} text={text}>
        {children}
      </Notice>
    </div>
  );
}
