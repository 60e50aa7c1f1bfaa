import { Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Center } from '#core/center/center.ts';
import { phoneHref, showPhone } from '#core/center/phone.ts';
import type { KeptCenter } from '../../my-list/my-list.ts';
import { useCenterAddress } from '../../share/center-address.ts';
import { pageText } from '../../text.tsx';

const useMyListText = pageText('myList');

/**
 * Name, place and phone of a center on a list. Its street is what the directory says now, and is not kept with the list:
 * a center may have taken it back. Its calls are not counted, unlike elsewhere: a count would tell the
 * server what is on the list.
 */
export function CenterLine({
  center: { slug, name, city, state, phone, street },
  listed,
}: {
  center: KeptCenter & Partial<Pick<Center, 'street'>>;
  /** False where it is not in the directory: then its page has nothing to show. */
  listed: boolean;
}) {
  const text = useMyListText();
  const address = useCenterAddress(slug);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div>
        <h3 className="text-lg leading-snug">
          {listed ? (
            <Link to={`/centers/${slug}`} className="hover:underline hover:underline-offset-4">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {/* With the street, which comes later, it may take two lines of a phone. */}
        <p className="leading-snug text-muted max-sm:min-h-11">
          {street && `${street}, `}
          {city}, {state}
        </p>
        {listed && <p className="hidden text-sm print:block">{address}</p>}
      </div>
      {phone ? (
        <a href={phoneHref(phone)} className="button button-primary px-4 max-sm:w-full">
          <Phone aria-hidden="true" className="size-4" />
          {text.call} <span className="whitespace-nowrap">{showPhone(phone)}</span>
          <span className="sr-only">{text.about(`${name}, ${city}`)}</span>
        </a>
      ) : (
        <p className="text-muted">{text.noPhone}</p>
      )}
    </div>
  );
}
