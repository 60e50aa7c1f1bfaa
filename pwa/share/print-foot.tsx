import { type ReactNode, useSyncExternalStore } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { formatList, formatShortDate } from '#core/i18n/format.ts';
import { knownAddress } from '#core/pages/known-address.ts';
import { useOrigin, useToday } from '../site/environment.ts';
import { useSiteInfo } from '../site/site-info.ts';
import { pageText, useLocale, useText } from '../text.tsx';

const usePrintText = pageText('print');
const useFreshnessText = pageText('freshness');

/** On paper only: whose page it is, where it stands, how old what it says is. */
export function PrintFoot({
  ofCenters = true,
  address,
  children,
}: {
  /** False where the page says nothing of centers: then their date is not its own. */
  ofCenters?: boolean;
  /** The page's address below the origin; null where nobody else would find it there; else that of the router. */
  address?: string | null;
  /** Beside it, such as a QR code. */
  children?: ReactNode;
}) {
  const text = usePrintText();
  const { source } = useFreshnessText();
  const { layout } = useText();
  const locale = useLocale();
  const origin = useOrigin();
  const { pathname, search } = useLocation();
  const own = useHref(knownAddress(pathname + search));
  const day = usePrintDay();
  const site = useSiteInfo((known) => known.site);
  const { updatedAt, sources = [] } = site ?? {};
  return (
    <div className="hidden basis-full items-start justify-between gap-6 print:flex">
      <div className="space-y-1 text-sm">
        <p>
          <strong>{layout.productName}</strong>
          {address !== null && `. ${text.from} ${origin}${address ?? own}`}
        </p>
        <p>
          {[
            // The year of a source's list says more of its age than the day on which we read it.
            ofCenters && sources.length > 0 && source(formatList(sources, locale)),
            ofCenters && updatedAt && text.data(formatShortDate(updatedAt, locale)),
            text.printed(formatShortDate(day, locale)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {ofCenters && <p>{text.confirm}</p>}
      </div>
      {children}
    </div>
  );
}

/**
 * The day on which the page is printed, as 2026-11-21: where a script runs, the device's own day, looked up anew
 * for each print; else the UTC day on which the server wrote the page.
 */
function usePrintDay(): string {
  const written = useToday().toISOString().slice(0, 10);
  return useSyncExternalStore(onPrint, ownDay, () => written);
}

function onPrint(changed: () => void): () => void {
  window.addEventListener('beforeprint', changed);
  return () => window.removeEventListener('beforeprint', changed);
}

function ownDay(): string {
  const now = new Date();
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
