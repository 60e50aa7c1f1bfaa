import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { pageText } from '../text.tsx';
import { type NoticeContent, useNoticeContainer, useNotices } from './notices.ts';
import { useBottomBar } from './use-bottom-bar.ts';

const useNoticesText = pageText('noticesText');

/** How long a notice stays that asks for nothing, and how far a swipe to the right dismisses it (spec, section 9). */
const SHOWN_MS = 5000;
const SWIPE_PX = 50;

/** Where notices appear, one at a time. F8 moves the keyboard there. */
export default function NoticeRegion() {
  const text = useNoticesText();
  const current = useNotices((state) => state.current);
  const dialog = useNoticeContainer((state) => state.container);
  const container = dialog ?? document.body;
  const region = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  useBottomBar(region, current?.id);
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
      {current && (
        <Notice
          key={current.id}
          {...current}
          words={text}
          onClosed={() => {
            // Radix leaves the keyboard on the list, which is empty then.
            if (region.current?.contains(document.activeElement)) cameFrom.current?.focus();
          }}
        />
      )}
      {createPortal(
        <Toast.Viewport
          ref={region}
          hotkey={['F8']}
          onFocus={({ currentTarget, relatedTarget }) => {
            const from = relatedTarget instanceof HTMLElement ? relatedTarget : null;
            if (from?.closest('#content, header, footer') && !currentTarget.contains(from))
              cameFrom.current = from;
          }}
          label={text.region}
          className={`fixed inset-x-0 z-50 m-0 at-edge flex list-none flex-col gap-2 outline-none empty:p-0 md:left-auto md:w-full md:max-w-[420px] ${place}`}
        />,
        container,
      )}
    </Toast.Provider>
  );
}

const actionLook = 'link -my-1 min-h-11 pr-4 text-left';

function Notice({
  id,
  title,
  text,
  tone,
  action,
  words,
  onClosed,
}: NoticeContent & { id: number; words: ReturnType<typeof useNoticesText>; onClosed: () => void }) {
  const close = () => {
    useNotices.setState(({ current }) => (current?.id === id ? { current: undefined } : {}));
    onClosed();
  };
  const color = tone === 'destructive' ? 'border-l-emergency' : 'border-l-action';
  return (
    <Toast.Root
      type="background"
      // Who is to decide something has all the time: it stays until it is dismissed, or the next one comes.
      duration={action && Number.POSITIVE_INFINITY}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      className={`card notice flex items-start gap-3 border-l-8 p-4 text-ink shadow-lg ${color}`}
    >
      <div className="grow">
        {/* The spaces keep apart what a screen reader gets as one text. */}
        <Toast.Title className="font-semibold">{title} </Toast.Title>
        {text && <Toast.Description className="text-muted">{text} </Toast.Description>}
        {action && (
          <Toast.Action altText={words.reach(action.label)} asChild>
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
        aria-label={words.dismiss}
        className="-m-2 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-lg text-muted hover:text-ink"
      >
        <X aria-hidden="true" className="size-5" />
      </Toast.Close>
    </Toast.Root>
  );
}
