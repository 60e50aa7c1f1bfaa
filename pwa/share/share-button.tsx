import { useState } from 'react';
import { share as en } from '#core/i18n/en/share.ts';
import { share as es } from '#core/i18n/es/share.ts';
import { Dialog } from '../components/dialog.tsx';
import { notify } from '../notices/notices.ts';
import { usePageText } from '../text.tsx';
import { shareLink } from './share-link.ts';

/** Shares a link by the device's own dialog, or copies it; where it may do neither, shows it to be copied. */
export function ShareButton({
  label,
  title,
  url,
  className,
}: {
  label?: string;
  /** What the link leads to. */
  title: string;
  /** The whole address. */
  url: string;
  className: string;
}) {
  const text = usePageText({ en, es });
  const [byHand, setByHand] = useState(false);
  const share = async () => {
    const outcome = await shareLink(title, url);
    if (outcome === 'copied') notify({ title: text.copied, text: text.copiedText });
    setByHand(outcome === 'by-hand');
  };
  return (
    <>
      <button type="button" className={`needs-script ${className}`} onClick={() => void share()}>
        {label ?? text.share}
      </button>
      <Dialog title={text.byHand.title} open={byHand} onClose={() => setByHand(false)}>
        <p>{text.byHand.text}</p>
        <label className="block font-medium">
          {text.byHand.label}
          <input
            readOnly
            className="field font-normal"
            value={url}
            onFocus={(event) => event.target.select()}
          />
        </label>
        <button type="button" className="button button-secondary" onClick={() => setByHand(false)}>
          {text.byHand.close}
        </button>
      </Dialog>
    </>
  );
}
