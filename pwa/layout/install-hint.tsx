import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { STAFF_PAGES } from '#core/pages/public-pages.ts';
import { useCopyStatus } from '../directory/directory-client.ts';
import { readStored, store } from '../site/device-storage.ts';
import { useInstall } from '../site/install.ts';
import { useStartupImages } from '../site/startup-images.ts';
import { useStorageKeeping } from '../site/storage-keeping.ts';
import { pageText } from '../text.tsx';

const useInstallHintText = pageText('installHint');

/**
 * Tells once, on an iPhone or iPad that has the copy, how it stays there. Below the page's own content, where it is in
 * nobody's way. The page about the copy says the same, and so counts.
 */
export default function InstallHint() {
  const apple = useInstall((state) => state.apple);
  const hasCopy = useCopyStatus(({ copy }) => copy !== undefined);
  const keeping = useStorageKeeping();
  const { pathname } = useLocation();
  const [told, setTold] = useState(() => readStored('install-hint') !== null);
  if (told || !apple || !hasCopy || keeping !== 'seven-days' || pathname.startsWith(STAFF_PAGES)) return null;
  return pathname === '/on-this-phone' ? <RememberTold /> : <Hint onDone={() => setTold(true)} />;
}

function RememberTold() {
  useEffect(rememberTold, []);
  return null;
}

/** It counts as told once it was on the screen, and stays for as long as the document, or until it is put away. */
function Hint({ onDone }: { onDone: () => void }) {
  const text = useInstallHintText();
  const section = useRef<HTMLElement>(null);
  useStartupImages();
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) rememberTold();
    });
    observer.observe(section.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <section
      ref={section}
      aria-labelledby="install-hint"
      className="border-t border-line bg-action-soft text-ink print:hidden"
    >
      <div className="wrap space-y-2 py-5">
        <h2 id="install-hint" className="text-lg">
          {text.title}
        </h2>
        <p className="prose-width">{text.text}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <button
            type="button"
            className="button button-secondary"
            onClick={() => {
              rememberTold();
              onDone();
            }}
          >
            {text.done}
          </button>
          <Link to="/on-this-phone" className="link inline-flex min-h-11 items-center">
            {text.more}
          </Link>
        </div>
      </div>
    </section>
  );
}

function rememberTold(): void {
  store('install-hint', 'told');
}
