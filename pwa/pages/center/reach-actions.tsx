import { Globe, Mail, MapPinned, Phone } from 'lucide-react';
import type { Center } from '#core/center/center.ts';
import { showPhone } from '#core/center/phone.ts';
import { CallLink } from '../../centers/call-link.tsx';
import { useScripted } from '../../site/environment.ts';
import { useInstall } from '../../site/install.ts';
import { TextButton } from '../../sms/sms-button.tsx';
import { pageText, useText } from '../../text.tsx';
import { directionsHref } from './directions.ts';

const useCenterPageText = pageText('centerPage');

/**
 * How to reach a center. On a phone its call stays at the bottom of the screen until the page ends, above the phone's own
 * bar, and above what else lies there. On a screen that is not high, as at 400% zoom, it stands where it comes.
 */
export function ReachActions({ center }: { center: Center }) {
  const { newTab } = useText().center;
  const text = useCenterPageText();
  return (
    <div className="flex flex-wrap gap-3 max-sm:contents print:hidden">
      {center.phone && (
        <p className="z-20 max-sm:sticky max-sm:bottom-[var(--bottom-bar,0px)] max-sm:order-last max-sm:-mx-4 max-sm:border-t max-sm:border-line max-sm:bg-paper max-sm:px-4 max-sm:pt-2 max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))] short:max-sm:static short:max-sm:order-none">
          <CallLink
            center={center}
            phone={center.phone}
            className="button button-primary px-2 leading-tight max-sm:w-full"
          >
            <Phone aria-hidden="true" className="size-5" />
            <span>
              {text.callNow} <span className="inline-block">{showPhone(center.phone)}</span>
            </span>
          </CallLink>
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Directions center={center} />
        {center.website && (
          <a
            href={center.website}
            target="_blank"
            rel="noopener noreferrer"
            className="button button-secondary max-sm:grow"
          >
            <Globe aria-hidden="true" className="size-5" />
            {text.visitWebsite} <span className="sr-only">({newTab})</span>
          </a>
        )}
        {center.emailPublic && (
          <a href={`mailto:${center.emailPublic}`} className="button button-secondary max-sm:grow">
            <Mail aria-hidden="true" className="size-5" />
            {text.email}
          </a>
        )}
        <TextButton center={center} className="max-sm:grow">
          {text.textMe}
        </TextButton>
      </p>
    </div>
  );
}

/** Opens the phone's own maps, which a computer mostly has not: nothing is asked of anybody before it is tapped. */
function Directions({ center }: { center: Center }) {
  const { directions } = useCenterPageText();
  const apple = useInstall((state) => state.apple);
  const href = directionsHref(center, useScripted() && apple);
  if (!href) return null;
  return (
    <a href={href} className="button button-secondary not-pointer-coarse:hidden max-sm:grow">
      <MapPinned aria-hidden="true" className="size-5" />
      {directions}
    </a>
  );
}
