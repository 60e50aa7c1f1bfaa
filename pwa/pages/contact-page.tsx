import { contact } from '#core/i18n/en/contact.ts';
import { JsonLd } from '../components/json-ld.tsx';
import { useOpenedMessage } from '../forms/use-opened-message.ts';
import { PageHead } from '../layout/page-head.tsx';
import { PageLoading } from '../layout/page-loading.tsx';
import { describeTextPage } from '../structured-data/text-page.ts';
import { usePageText } from '../text.tsx';
import { Contact } from './contact/contact.tsx';

export default function ContactPage() {
  const { title, intro } = usePageText({ en: contact });
  const { key, ...opened } = useOpenedMessage('contact');
  return (
    <>
      <PageHead title={title} description={intro} />
      <JsonLd
        describe={(site) =>
          describeTextPage({ type: 'ContactPage', name: title, description: intro, path: '/contact' }, site)
        }
      />
      {opened.status === 'loading' ? <PageLoading /> : <Contact key={key} opened={opened} />}
    </>
  );
}
