import { Suspense, useEffect, useState } from 'react';
import { share as en } from '#core/i18n/en/share.ts';
import { share as es } from '#core/i18n/es/share.ts';
import { LATER_MS } from '../site/later.ts';
import { usePageText } from '../text.tsx';
import { LateQrCode } from './late-qr-code.tsx';

/** The QR code on paper. It comes before anybody prints: the browser does not wait for what loads at that moment. */
export function PrintedQrCode({ name, address }: { name: string; address: string }) {
  const { qr } = usePageText({ en, es });
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <Suspense>
      <LateQrCode text={address} name={qr.name(name)} className="size-28 shrink-0" />
    </Suspense>
  );
}
