import type { ReactNode } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { print as en } from '#core/i18n/en/print.ts';
import { print as es } from '#core/i18n/es/print.ts';
import { formatShortDate } from '#core/i18n/format.ts';
import { useOrigin } from '../site/origin.ts';
import { useSiteInfo } from '../site/site-info.ts';
import { useLocale, usePageText, useText } from '../text.tsx';
import { usePrintDay } from './use-print-day.ts';

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
  const text = usePageText({ en, es });
  const { layout } = useText();
  const locale = useLocale();
  const origin = useOrigin();
  const { pathname, search } = useLocation();
  const own = useHref(pathname + search);
  const day = usePrintDay();
  const updatedAt = useSiteInfo(({ site }) => site?.updatedAt);
  return (
    <div className="hidden basis-full items-start justify-between gap-6 print:flex">
      <div className="space-y-1 text-sm">
        <p>
          <strong>{layout.productName}</strong>
          {address !== null && `. ${text.from} ${origin}${address ?? own}`}
        </p>
        <p>
          {[
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
