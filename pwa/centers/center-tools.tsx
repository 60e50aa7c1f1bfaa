import type { Center } from '#core/center/center.ts';
import { SaveButton } from '../my-list/save-button.tsx';
import { useCenterAddress } from '../share/center-address.ts';
import { ContactButton } from '../share/contact-button.tsx';
import { PrintButton } from '../share/print-button.tsx';
import { QrButton } from '../share/qr-button.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { pageText } from '../text.tsx';

const useShareText = pageText('share');

const look = 'link inline-flex min-h-11 min-w-11 cursor-pointer items-center gap-1.5 pr-5';

/** Ways to keep a center at hand, or to hand it on. */
export function CenterTools({ center }: { center: Center }) {
  const text = useShareText();
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
