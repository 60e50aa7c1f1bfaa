import { contact } from '#core/i18n/en/contact.ts';
import { contact as contactEs } from '#core/i18n/es/contact.ts';
import { JsonLd } from '../components/json-ld.tsx';
import { MessagePage } from '../forms/message-page.tsx';
import { describeTextPage } from '../structured-data/text-page.ts';
import { usePageText } from '../text.tsx';
import { Contact } from './contact/contact.tsx';

export default function ContactPage() {
  const { title, intro, sent } = usePageText({ en: contact, es: contactEs });
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
