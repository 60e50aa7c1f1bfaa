import { updateListing } from '#core/i18n/en/update-listing.ts';
import { useOpenedMessage } from '../forms/use-opened-message.ts';
import { PageHead } from '../layout/page-head.tsx';
import { PageLoading } from '../layout/page-loading.tsx';
import { usePageText } from '../text.tsx';
import { Listing } from './update-listing/listing.tsx';

export default function UpdateListingPage() {
  const { title, intro } = usePageText({ en: updateListing });
  const { key, ...opened } = useOpenedMessage('listing');
  return (
    <>
      <PageHead title={title} description={intro} />
      {opened.status === 'loading' ? <PageLoading /> : <Listing key={key} opened={opened} />}
    </>
  );
}
