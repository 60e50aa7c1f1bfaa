import { JsonLd } from '../../components/json-ld.tsx';
import { MessagePage } from '../../forms/message-page.tsx';
import { describeTextPage } from '../../structured-data/text-page.ts';
import { pageText } from '../../text.tsx';
import { Contact } from './contact.tsx';

const useContactText = pageText('contact');

export default function ContactPage() {
  const { title, intro, sent } = useContactText();
  return (
    <>
      <JsonLd
        describe={(site) =>
          describeTextPage({ type: 'ContactPage', name: title, description: intro, path: '/contact' }, site)
        }
      />
      <MessagePage kind="contact" title={title} intro={intro} thanks={sent.title} Form={Contact} />
    </>
  );
}
