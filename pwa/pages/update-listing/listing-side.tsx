import { Link } from 'react-router-dom';
import { updateListing } from '#core/i18n/en/update-listing.ts';
import { updateListing as updateListingEs } from '#core/i18n/es/update-listing.ts';
import { PointList } from '../../forms/point-list.tsx';
import { SideCard } from '../../forms/side-card.tsx';
import { StepList } from '../../forms/step-list.tsx';
import { usePageText } from '../../text.tsx';

const link = 'link inline-flex min-h-11 items-center';

/** Beside the form: how a review goes, where to ask, and what we look for. */
export function ListingSide() {
  const { review, steps, help, quality } = usePageText({ en: updateListing, es: updateListingEs });
  return (
    <>
      <SideCard title={review.title} strong>
        <p>{review.text}</p>
        <StepList steps={steps} />
      </SideCard>
      <SideCard title={help.title}>
        <p>{help.text}</p>
        <Link to="/contact" className={link}>
          {help.link}
        </Link>
      </SideCard>
      <SideCard title={quality.title}>
        <PointList points={quality.points} />
        <Link to="/transparency" className={link}>
          {quality.link}
        </Link>
      </SideCard>
    </>
  );
}
