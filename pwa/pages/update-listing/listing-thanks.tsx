import { Link } from 'react-router-dom';
import { OutcomeView } from '../../forms/outcome-view.tsx';
import { StepList } from '../../forms/step-list.tsx';
import { pageText, useText } from '../../text.tsx';

const useUpdateListingText = pageText('updateListing');

/** After a submission: what happens next. It shows no way back to the form (spec, section 2). */
export function ListingThanks() {
  const { thanks, steps } = useUpdateListingText();
  const { goHome } = useText().layout;
  return (
    <OutcomeView title={thanks.title}>
      <p className="text-lg">{thanks.text}</p>
      <h2>{thanks.next}</h2>
      <StepList steps={steps} />
      <p className="flex flex-wrap gap-3">
        <Link to="/directory" className="button button-primary">
          {thanks.directory}
        </Link>
        <Link to="/" className="button button-secondary">
          {goHome}
        </Link>
      </p>
    </OutcomeView>
  );
}
