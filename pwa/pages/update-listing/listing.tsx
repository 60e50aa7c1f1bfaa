import { FormPage } from '../../forms/form-page.tsx';
import type { FieldValues } from '../../forms/form-schemas.ts';
import { SavedView } from '../../forms/saved-view.tsx';
import { useMessageForm } from '../../forms/use-message-form.ts';
import type { OpenedMessage } from '../../forms/use-opened-message.ts';
import { pageText } from '../../text.tsx';
import { ListingForm } from './listing-form.tsx';
import { ListingSide } from './listing-side.tsx';
import { ListingThanks } from './listing-thanks.tsx';

const useUpdateListingText = pageText('updateListing');

const BLANK: FieldValues<'listing'> = {
  type: 'NEW_CENTER',
  centerName: '',
  website: '',
  phone: '',
  email: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  care: [],
  levelsOfCare: [],
  populations: [],
  modalities: [],
  topics: [],
  insurance: [],
  accreditations: [],
  programHighlights: '',
  additionalInfo: '',
  submitterName: '',
  submitterEmail: '',
  submitterRole: '',
};

/** The form, or what has become of the submission. */
export function Listing({ opened }: { opened: OpenedMessage }) {
  const text = useUpdateListingText();
  const form = useMessageForm({
    kind: 'listing',
    blank: BLANK,
    opened,
    sent: text.sent,
    failed: (why) => ({ title: text.failed.title, text: why || text.failed.text }),
  });
  if (form.done === 'sent') return <ListingThanks />;
  if (form.done === 'waiting')
    return <SavedView why={form.waitsFor} again={text.again} onAgain={form.startOver} />;
  return (
    <FormPage title={text.title} intro={text.intro} side={<ListingSide />}>
      <ListingForm form={form} />
    </FormPage>
  );
}
