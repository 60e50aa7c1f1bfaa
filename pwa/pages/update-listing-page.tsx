import { updateListing } from '#core/i18n/en/update-listing.ts';
import { useOpenedMessage } from '../forms/use-opened-message.ts';
import { PageLoading } from '../layout/page-loading.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { usePageText } from '../text.tsx';
import { Listing } from './update-listing/listing.tsx';

export default function UpdateListingPage() {
  const { title } = usePageText({ en: updateListing });
  const { key, ...opened } = useOpenedMessage('listing');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {opened.status === 'loading' ? <PageLoading /> : <Listing key={key} opened={opened} />}
    </>
  );
}
