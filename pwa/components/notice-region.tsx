import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { noticesText } from '#core/i18n/en/notices.ts';
import { noticesText as noticesTextEs } from '#core/i18n/es/notices.ts';
import { usePageText } from '../text.tsx';
import { type NoticeContent, useNoticeContainer, useNotices } from './notices.ts';

/** How long a notice stays, and how far a swipe to the right dismisses it (spec, section 9). */
const SHOWN_MS = 5000;
/** Who is to decide something needs longer to read it, and to get there. */
const SHOWN_WITH_ACTION_MS = 12_000;
const SWIPE_PX = 50;

/** Where notices appear, one at a time. F8 moves the keyboard there. */
export default function NoticeRegion() {
  const text = usePageText({ en: noticesText, es: noticesTextEs });
  const current = useNotices((state) => state.current);
  const dialog = useNoticeContainer((state) => state.container);
  const container = dialog ?? document.body;
  // On a phone the crisis numbers stand at the top, and in a dialog the keyboard covers the bottom.
  const place = dialog ? 'top-0 md:top-auto md:bottom-0' : 'bottom-0';
  return (
    <Toast.Provider
      duration={SHOWN_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_PX}
      label={text.label}
      announcerContainer={container}
    >
      {current && <Notice key={current.id} {...current} dismiss={text.dismiss} />}
      {createPortal(
        <Toast.Viewport
          hotkey={['F8']}
          label={text.region}
          className={`fixed inset-x-0 z-50 m-0 flex list-none flex-col gap-2 p-4 outline-none empty:p-0 md:left-auto md:w-full md:max-w-[420px] ${place}`}
        />,
        container,
      )}
    </Toast.Provider>
  );
}

const actionLook = 'link -my-1 min-h-11 pr-4 text-left';

function Notice({ id, title, text, tone, action, dismiss }: NoticeContent & { id: number; dismiss: string }) {
  const close = () =>
    useNotices.setState(({ current }) => (current?.id === id ? { current: undefined } : {}));
  const color = tone === 'destructive' ? 'border-l-emergency' : 'border-l-action';
  return (
    <Toast.Root
      duration={action && SHOWN_WITH_ACTION_MS}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      className={`card notice flex items-start gap-3 border-l-8 p-4 text-ink shadow-lg ${color}`}
    >
      <div className="grow">
        <Toast.Title className="font-semibold">{title}</Toast.Title>
        {text && <Toast.Description className="text-muted">{text}</Toast.Description>}
        {action && (
          <Toast.Action altText={action.label} asChild>
            {'to' in action ? (
              <Link to={action.to} className={`${actionLook} inline-flex items-center`}>
                {action.label}
              </Link>
            ) : (
              <button type="button" className={`${actionLook} cursor-pointer`} onClick={action.run}>
                {action.label}
              </button>
            )}
          </Toast.Action>
        )}
      </div>
      <Toast.Close
        aria-label={dismiss}
        className="-m-2 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-lg text-muted hover:text-ink"
      >
        <X aria-hidden="true" className="size-5" />
      </Toast.Close>
    </Toast.Root>
  );
}
