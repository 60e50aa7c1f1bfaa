import { Link } from 'react-router-dom';
import { PointList } from '../../forms/point-list.tsx';
import { SideCard } from '../../forms/side-card.tsx';
import { StepList } from '../../forms/step-list.tsx';
import { pageText } from '../../text.tsx';

const useUpdateListingText = pageText('updateListing');

const link = 'link inline-flex min-h-11 items-center';

/** Beside the form: how a review goes, where to ask, and what we look for. */
export function ListingSide() {
  const { review, steps, help, quality } = useUpdateListingText();
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
