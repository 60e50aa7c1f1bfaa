import { updateListing } from '#core/i18n/en/update-listing.ts';
import { updateListing as updateListingEs } from '#core/i18n/es/update-listing.ts';
import { MessagePage } from '../forms/message-page.tsx';
import { usePageText } from '../text.tsx';
import { Listing } from './update-listing/listing.tsx';

export default function UpdateListingPage() {
  const { title, intro, thanks } = usePageText({ en: updateListing, es: updateListingEs });
  return <MessagePage kind="listing" title={title} intro={intro} thanks={thanks.title} Form={Listing} />;
}
