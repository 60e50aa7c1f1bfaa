import { useState } from 'react';
import { Dialog } from '../components/dialog.tsx';
import { notify } from '../components/notices.ts';
import { pageText } from '../text.tsx';

const useShareText = pageText('share');

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
  const text = useShareText();
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

/** What became of sharing: the device's own dialog was shown, the link is in the clipboard, or neither could be. */
type Shared = 'shared' | 'copied' | 'by-hand';

/**
 * Hands a link over by the device's own dialog (https://w3c.github.io/web-share/); without one, or where it fails,
 * puts it into the clipboard. Never throws.
 */
async function shareLink(title: string, url: string): Promise<Shared> {
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return 'shared';
    }
  } catch (error) {
    // The person has thought better of it.
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // Browsers have a clipboard for pages only under https, and may refuse it.
    return 'by-hand';
  }
}
