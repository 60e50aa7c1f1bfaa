import type { Center } from '#core/center/center.ts';
import { notify } from '../components/notices.ts';
import { pageText, useLocale, useText } from '../text.tsx';

const useShareText = pageText('share');

/** Hands the center over as a contact, in a file made on the device. */
export function ContactButton({
  center,
  address,
  className,
}: {
  center: Center;
  /** The whole address of its page. */
  address: string;
  className: string;
}) {
  const text = useShareText();
  const { sourceOfYear } = useText().center;
  const locale = useLocale();
  const save = async () => {
    const source = center.source ? sourceOfYear(center.source, center.sourceYear) : undefined;
    try {
      const { makeVCard } = await import('./vcard.ts');
      const card = makeVCard(center, address, { words: text.contact, source, locale }, new Date());
      download(`${center.slug}.vcf`, new Blob([card], { type: 'text/vcard' }));
      notify({ title: text.contactsMade, text: text.contactsMadeText });
    } catch {
      notify({ title: text.contactsFailed, text: text.tryAgain, tone: 'destructive' });
    }
  };
  return (
    <button type="button" className={`needs-script ${className}`} onClick={() => void save()}>
      {text.contacts}
    </button>
  );
}

function download(fileName: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  // Not before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
