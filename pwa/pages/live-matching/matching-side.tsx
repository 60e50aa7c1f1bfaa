import { Link } from 'react-router-dom';
import { PointList } from '../../forms/point-list.tsx';
import { SideCard } from '../../forms/side-card.tsx';
import { StepList } from '../../forms/step-list.tsx';
import { TextHelp } from '../../forms/text-help.tsx';
import { useContactRetentionDays } from '../../site/site-info.ts';
import { pageText } from '../../text.tsx';

const useLiveMatchingText = pageText('liveMatching');

/** Beside the form: text help, how it works, privacy, and what this is not. */
export function MatchingSide() {
  const { textHelp, steps, privacy, disclaimer } = useLiveMatchingText();
  return (
    <>
      <SideCard title={textHelp.title} strong>
        <TextHelp />
      </SideCard>
      <SideCard title={steps.title}>
        <StepList steps={steps.list} />
      </SideCard>
      <SideCard title={privacy.title}>
        <PointList points={privacy.points(useContactRetentionDays())} />
        <Link to="/privacy" className="link inline-flex min-h-11 items-center">
          {privacy.link}
        </Link>
      </SideCard>
      <SideCard title={disclaimer.title}>
        <p className="text-muted">{disclaimer.text}</p>
      </SideCard>
    </>
  );
}
