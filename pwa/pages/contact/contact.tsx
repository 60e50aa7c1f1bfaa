import { FormPage } from '../../forms/form-page.tsx';
import { SavedView } from '../../forms/saved-view.tsx';
import { useMessageForm } from '../../forms/use-message-form.ts';
import type { OpenedMessage } from '../../forms/use-opened-message.ts';
import { pageText } from '../../text.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactSent } from './contact-sent.tsx';
import { ContactSide } from './contact-side.tsx';

const useContactText = pageText('contact');

const BLANK = { name: '', email: '', type: '', subject: '', message: '' };

/** The form, or what has become of the message. Once it is sent the form is there again, empty. */
export function Contact({ opened }: { opened: OpenedMessage }) {
  const text = useContactText();
  const form = useMessageForm({
    kind: 'contact',
    blank: BLANK,
    opened,
    sent: text.sent,
    failed: () => text.failed,
  });
  if (form.done === 'waiting')
    return <SavedView why={form.waitsFor} again={text.again} onAgain={form.startOver} />;
  return (
    <FormPage
      title={text.title}
      intro={text.intro}
      lead={<p className="prose-width border-l-4 border-lantern pl-4">{text.notHelp}</p>}
      side={<ContactSide />}
    >
      {form.done === 'sent' && <ContactSent />}
      <ContactForm form={form} />
    </FormPage>
  );
}
