import { formAnchors } from '#core/messages/form-messages.ts';
import { useFocusOnMount } from '../../forms/use-focus-on-mount.ts';
import { pageText } from '../../text.tsx';

const useContactText = pageText('contact');

/** Says it for longer than the notice does. */
export function ContactSent() {
  const { sent } = useContactText();
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
