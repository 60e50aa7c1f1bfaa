import { contact } from '#core/i18n/en/contact.ts';
import { useOpenedMessage } from '../forms/use-opened-message.ts';
import { PageHead } from '../layout/page-head.tsx';
import { PageLoading } from '../layout/page-loading.tsx';
import { usePageText } from '../text.tsx';
import { Contact } from './contact/contact.tsx';

export default function ContactPage() {
  const { title, intro } = usePageText({ en: contact });
  const { key, ...opened } = useOpenedMessage('contact');
  return (
    <>
      <PageHead title={title} description={intro} />
      {opened.status === 'loading' ? <PageLoading /> : <Contact key={key} opened={opened} />}
    </>
  );
}
