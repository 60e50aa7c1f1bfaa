import { MessagePage } from '../../forms/message-page.tsx';
import { pageText } from '../../text.tsx';
import { Listing } from './listing.tsx';

const useUpdateListingText = pageText('updateListing');

export default function UpdateListingPage() {
  const { title, intro, thanks } = useUpdateListingText();
  return <MessagePage kind="listing" title={title} intro={intro} thanks={thanks.title} Form={Listing} />;
}
