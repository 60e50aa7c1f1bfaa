import { useText } from '../text.tsx';

/** The document's title alone, for pages that no search engine sees; React puts it into the head. */
export function PageTitle({ children }: { children?: string }) {
  const { layout } = useText();
  return <title>{children ? layout.pageTitle(children) : layout.homeTitle}</title>;
}
