import { Suspense } from 'react';
import { useLater } from '../site/late-part.tsx';
import { pageText } from '../text.tsx';
import { LateQrCode } from './late-qr-code.tsx';

const useShareText = pageText('share');

/** The QR code on paper. It comes before anybody prints: the browser does not wait for what loads at that moment. */
export function PrintedQrCode({ name, address }: { name: string; address: string }) {
  const { qr } = useShareText();
  if (!useLater()) return null;
  return (
    <Suspense>
      <LateQrCode text={address} name={qr.name(name)} className="size-28 shrink-0" />
    </Suspense>
  );
}
