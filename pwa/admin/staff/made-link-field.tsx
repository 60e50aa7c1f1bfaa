import { staffPage } from '#core/i18n/en/admin/staff.ts';
import type { MadeLink } from '#core/staff/staff.ts';
import { MadeOnceField } from '../parts/made-once-field.tsx';
import { formatOwnMoment } from '../parts/own-time.ts';

/** A link that was just made. */
export function MadeLinkField({
  id,
  link: { url, expiresAt },
  label,
}: {
  id: string;
  link: MadeLink;
  label?: string;
}) {
  const { link: text } = staffPage;
  return (
    <MadeOnceField
      id={id}
      label={label ?? text.label}
      note={text.note(formatOwnMoment(expiresAt))}
      value={url}
    />
  );
}
