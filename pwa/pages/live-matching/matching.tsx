import { Clock } from 'lucide-react';
import { isState } from '#core/lists/public-lists.ts';
import { CrisisLinks } from '../../forms/crisis-links.tsx';
import { FormPage } from '../../forms/form-page.tsx';
import type { FieldValues } from '../../forms/form-schemas.ts';
import { useMessageForm } from '../../forms/use-message-form.ts';
import type { OpenedMessage } from '../../forms/use-opened-message.ts';
import { readOwnState } from '../../own-state.ts';
import { pageText } from '../../text.tsx';
import { MatchingForm } from './matching-form.tsx';
import { MatchingSaved } from './matching-saved.tsx';
import { MatchingSent } from './matching-sent.tsx';
import { MatchingSide } from './matching-side.tsx';

const useLiveMatchingText = pageText('liveMatching');

const BLANK: FieldValues<'matching'> = {
  state: '',
  zip: '',
  ageBand: '',
  primaryNeed: '',
  levelsOfCare: [],
  insuranceType: '',
  travelWillingness: '',
  contactPreference: '',
  contactInfo: '',
  mayLeaveMessage: false,
  consent: false,
};

/** The form, or what has become of the request. */
export function Matching({ opened }: { opened: OpenedMessage }) {
  const text = useLiveMatchingText();
  const form = useMessageForm({
    kind: 'matching',
    blank: BLANK,
    known: knownState(),
    opened,
    sent: text.sent,
    failed: (why) => ({ title: text.failed.title, text: why || text.failed.text }),
  });
  if (form.done === 'sent') return <MatchingSent onAgain={form.startOver} />;
  if (form.done === 'waiting') return <MatchingSaved why={form.waitsFor} onAgain={form.startOver} />;
  return (
    <FormPage title={text.title} intro={text.intro} lead={<Lead />} side={<MatchingSide />}>
      <MatchingForm form={form} />
    </FormPage>
  );
}

function Lead() {
  const { crisis, promise } = useLiveMatchingText();
  return (
    <>
      <p className="flex items-center gap-2 text-lg font-semibold text-balance">
        <Clock aria-hidden="true" className="size-5 shrink-0 text-action" />
        {promise}
      </p>
      <section
        aria-labelledby="matching-crisis"
        className="space-y-3 rounded-xl border border-emergency bg-emergency-soft p-4 sm:p-5"
      >
        <h2 id="matching-crisis" className="text-lg text-emergency">
          {crisis.title}
        </h2>
        <p>{crisis.text}</p>
        <CrisisLinks />
      </section>
    </>
  );
}

function knownState(): Partial<FieldValues<'matching'>> {
  const ownState = readOwnState();
  return ownState && isState(ownState) ? { state: ownState } : {};
}
