import { formAnchors } from '#core/form-messages.ts';
import { contact } from '#core/i18n/en/contact.ts';
import { contact as contactEs } from '#core/i18n/es/contact.ts';
import { useFocusOnMount } from '../../forms/use-focus-on-mount.ts';
import { usePageText } from '../../text.tsx';

/** Says it for longer than the notice does. */
export function ContactSent() {
  const { sent } = usePageText({ en: contact, es: contactEs });
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <div className="rounded-xl border border-action bg-action-soft p-5">
      <h2
        ref={heading}
        id={formAnchors.outcome}
        tabIndex={-1}
        className="scroll-mt-[60vh] text-xl outline-none"
      >
        {sent.title}
      </h2>
      <p className="mt-1">{sent.text}</p>
    </div>
  );
}
