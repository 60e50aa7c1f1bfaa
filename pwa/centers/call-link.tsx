import type { ReactNode } from 'react';
import type { Center } from '#core/center/center.ts';
import { phoneHref } from '#core/center/phone.ts';
import { trackCall } from '../outbox/track-call.ts';

/** Calls a center, and counts the tap. It is a plain telephone link: it works if everything else fails. */
export function CallLink({
  center,
  phone,
  className,
  children,
}: {
  center: Pick<Center, 'id' | 'name' | 'phone'>;
  phone: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <a href={phoneHref(phone)} className={className} onClick={() => trackCall(center)}>
      {children}
    </a>
  );
}
