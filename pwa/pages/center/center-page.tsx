import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, Navigate, useHref, useNavigate, useParams } from 'react-router-dom';
import type { Center } from '#core/center/center.ts';
import { AnswerField } from '../../call-card/answer-field.tsx';
import { CallCard } from '../../call-card/call-card.tsx';
import { CenterTools } from '../../centers/center-tools.tsx';
import { CopyNoteSlot } from '../../components/copy-note-slot.tsx';
import { JsonLd } from '../../components/json-ld.tsx';
import { LoadFailure } from '../../components/notice.tsx';
import { useCenter } from '../../directory/queries.ts';
import { NotFound } from '../../layout/not-found.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { useCenterAddress } from '../../share/center-address.ts';
import { PrintFoot } from '../../share/print-foot.tsx';
import { PrintedQrCode } from '../../share/printed-qr-code.tsx';
import { historyIndex } from '../../site/history-index.ts';
import { useLastList } from '../../site/last-list.ts';
import { describeCenter } from '../../structured-data/center.ts';
import { pageText, useText } from '../../text.tsx';
import { CenterFacts } from './center-facts.tsx';
import { KnownDistance } from './known-distance.tsx';
import { ReachActions } from './reach-actions.tsx';
import { ReportSection } from './report/report-section.tsx';

const useOpenDataText = pageText('openDataText');
const useCenterPageText = pageText('centerPage');

export default function CenterPage() {
  const { slug = '' } = useParams();
  const { directory, layout } = useText();
  const text = useCenterPageText();
  const openData = useOpenDataText();
  const { data: center, isPending, error } = useCenter(slug);
  if (isPending) return <CenterLoading label={text.loading} />;
  if (error && !center)
    return (
      <div className="wrap">
        <PageHead title={text.error} index={false} />
        <LoadFailure
          headingLevel="h1"
          title={text.error}
          text={directory.errorHelp}
          tryAgain={layout.tryAgain}
        />
      </div>
    );
  if (!center) return <CenterNotFound />;
  // It was merged into another one, whose address is the one to keep and to share.
  if (center.slug !== slug) return <Navigate to={`/centers/${center.slug}`} replace />;
  return (
    // In a column, so that on a phone the button that calls, of which all is about, stays at the bottom of the screen.
    <div className="wrap flex max-w-5xl flex-col gap-6 pt-2 above-call sm:pt-6 print:block">
      <PageHead
        title={`${center.name}, ${center.city}, ${center.state}`}
        description={text.pageDescription(center)}
      />
      <JsonLd describe={(site) => describeCenter(center, site, openData)} />
      <BackLink />
      <header className="space-y-1">
        <h1>{center.name}</h1>
        <p className="text-lg leading-snug text-muted">
          {center.street && `${center.street}, `}
          {center.city}, {center.state}
        </p>
        <KnownDistance center={center} />
      </header>
      <CopyNoteSlot state={center.state} />
      <ReachActions center={center} />
      <CallCard center={center} onPaper>
        <AnswerField center={center} />
      </CallCard>
      <CenterFacts center={center} />
      <CenterTools center={center} />
      <OnPaper center={center} />
      <ReportSection center={center} />
    </div>
  );
}

function OnPaper({ center }: { center: Center }) {
  const address = useCenterAddress(center.slug);
  return (
    <PrintFoot address={useHref(`/centers/${center.slug}`)}>
      <PrintedQrCode name={center.name} address={address} />
    </PrintFoot>
  );
}

/**
 * To the list that was open last, and else to the directory. Back in history where that is the page before, so that it
 * keeps its place.
 */
function useWayBack(): { to: string; total?: number; onClick: (event: MouseEvent) => void } {
  const navigate = useNavigate();
  const { to = '/directory', total, at = 0 } = useLastList();
  const onClick = (event: MouseEvent) => {
    const here = historyIndex() ?? 0;
    if (here === 0 || (total !== undefined && here !== at + 1)) return;
    event.preventDefault();
    navigate(-1);
  };
  return { to, total, onClick };
}

function BackLink() {
  const { directory } = useText();
  const { backToResults } = useCenterPageText();
  const { total, ...back } = useWayBack();
  return (
    <Link {...back} className="link inline-flex min-h-11 items-center gap-1.5 self-start print:hidden">
      <ArrowLeft aria-hidden="true" className="size-4" />
      {total === undefined ? directory.resultsTitle : backToResults(total)}
    </Link>
  );
}

function CenterNotFound() {
  const { notFound } = useCenterPageText();
  const { to, onClick } = useWayBack();
  return (
    <NotFound title={notFound.title} text={notFound.text}>
      <Link to={to} className="button button-primary" onClick={onClick}>
        {notFound.goBack}
      </Link>
    </NotFound>
  );
}

function CenterLoading({ label }: { label: string }) {
  return (
    <div role="status" className="wrap max-w-5xl space-y-6 pt-6">
      <span className="sr-only">{label}</span>
      <div className="skeleton h-10 w-2/3" />
      <div className="skeleton h-6 w-1/4" />
      <div className="skeleton h-11 w-full sm:w-60" />
      <div className="grid gap-4 md:grid-cols-2">
        <div className="skeleton h-48" />
        <div className="skeleton h-48" />
      </div>
    </div>
  );
}
