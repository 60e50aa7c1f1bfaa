import { contact } from '#core/i18n/en/contact.ts';
import { useOpenedMessage } from '../forms/use-opened-message.ts';
import { PageLoading } from '../layout/page-loading.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { usePageText } from '../text.tsx';
import { Contact } from './contact/contact.tsx';

export default function ContactPage() {
  const { title } = usePageText({ en: contact });
  const { key, ...opened } = useOpenedMessage('contact');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {opened.status === 'loading' ? <PageLoading /> : <Contact key={key} opened={opened} />}
    </>
  );
}
