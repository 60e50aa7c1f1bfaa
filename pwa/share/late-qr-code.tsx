import { type ComponentType, lazy } from 'react';

interface QrCodeProps {
  text: string;
  /** Its accessible name. */
  name: string;
  className: string;
}

/** Loads when it is first wanted. Without a network on the first visit it may not come; the address stands beside it. */
export const LateQrCode = lazy<ComponentType<QrCodeProps>>(() =>
  import('./qr-code.tsx').catch(() => ({ default: () => null })),
);
