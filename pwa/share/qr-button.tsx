import { Suspense, useState } from 'react';
import { Dialog } from '../components/dialog.tsx';
import { pageText } from '../text.tsx';
import { LateQrCode } from './late-qr-code.tsx';

const useShareText = pageText('share');

/** Shows the address of a center's page as a QR code, for another phone's camera. */
export function QrButton({ name, address, className }: { name: string; address: string; className: string }) {
  const { qr } = useShareText();
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
