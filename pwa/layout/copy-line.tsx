import { Link } from 'react-router-dom';
import { formatDay } from '#core/i18n/format.ts';
import { useCopyStatus } from '../directory/directory-client.ts';
import { useInstall } from '../site/install.ts';
import { pageText, useLocale } from '../text.tsx';

const useFooterText = pageText('footer');

const link =
  'inline-flex min-h-11 items-center gap-2 text-on-header-muted underline decoration-on-header/40 underline-offset-4 hover:text-on-header';

/** A quiet line: what of the directory is on this device. Leads to the page that manages it,
 * and that installs the app where this browser can. */
export function CopyLine() {
  const { copy: text } = useFooterText();
  const locale = useLocale();
  const { offer, installed, apple } = useInstall();
  const { copy, progress, outcome } = useCopyStatus();
  const label = copy
    ? text.ready(copy.centers, formatDay(copy.checkedAt, locale))
    : progress
      ? text.loading(Math.floor((100 * progress.bytesDone) / Math.max(1, progress.bytesTotal)))
      : outcome === 'failed' || outcome === 'unreachable'
        ? text.failed
        : text.ask;
  return (
    <p className="needs-script flex flex-wrap gap-x-6">
      <Link to="/on-this-phone" className={link}>
        <span aria-hidden="true" className={`size-2 rounded-full ${copy ? 'bg-[#5cc8a5]' : 'bg-lantern'}`} />
        {label}
      </Link>
      {(offer || apple) && !installed && (
        <Link to="/on-this-phone" className={link}>
          {text.install}
        </Link>
      )}
    </p>
  );
}
