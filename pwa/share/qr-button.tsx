import { Suspense, useState } from 'react';
import { share as en } from '#core/i18n/en/share.ts';
import { share as es } from '#core/i18n/es/share.ts';
import { Dialog } from '../components/dialog.tsx';
import { usePageText } from '../text.tsx';
import { LateQrCode } from './late-qr-code.tsx';

/** Shows the address of a center's page as a QR code, for another phone's camera. */
export function QrButton({ name, address, className }: { name: string; address: string; className: string }) {
  const { qr } = usePageText({ en, es });
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`needs-script ${className}`}
        onClick={() => setOpen(true)}
      >
        {qr.show}
      </button>
      <Dialog title={qr.title} open={open} onClose={() => setOpen(false)}>
        <p>{qr.text}</p>
        <div className="mx-auto aspect-square w-full max-w-64">
          <Suspense>
            <LateQrCode text={address} name={qr.name(name)} className="w-full rounded-lg" />
          </Suspense>
        </div>
        <p className="text-center text-sm text-muted">{address}</p>
        <button type="button" className="button button-secondary w-full" onClick={() => setOpen(false)}>
          {qr.close}
        </button>
      </Dialog>
    </>
  );
}
