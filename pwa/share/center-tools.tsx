import { useHref } from 'react-router-dom';
import type { Center } from '#core/center.ts';
import { share as en } from '#core/i18n/en/share.ts';
import { share as es } from '#core/i18n/es/share.ts';
import { SaveButton } from '../my-list/save-button.tsx';
import { PrintButton } from '../print/print-button.tsx';
import { useOrigin } from '../site/origin.ts';
import { usePageText } from '../text.tsx';
import { ContactButton } from './contact-button.tsx';
import { QrButton } from './qr-button.tsx';
import { ShareButton } from './share-button.tsx';

const look = 'link inline-flex min-h-11 min-w-11 cursor-pointer items-center gap-1.5 pr-5';

/** The whole address of a center's page, in the language in which it is read. */
export function useCenterAddress(slug: string): string {
  return useOrigin() + useHref(`/centers/${slug}`);
}

/** Ways to keep a center at hand, or to hand it on. */
export function CenterTools({ center }: { center: Center }) {
  const text = usePageText({ en, es });
  const address = useCenterAddress(center.slug);
  return (
    <section aria-label={text.tools} className="needs-script flex flex-wrap items-center print:hidden">
      <SaveButton center={center} className="mr-5 border-action px-4" />
      <ShareButton title={`${center.name}, ${center.city}, ${center.state}`} url={address} className={look} />
      <ContactButton center={center} address={address} className={look} />
      <QrButton name={center.name} address={address} className={look} />
      <PrintButton className={look} />
    </section>
  );
}
