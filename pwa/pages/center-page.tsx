import { ArrowLeft, Globe, Mail, Phone } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, Navigate, useHref, useNavigate, useParams } from 'react-router-dom';
import type { Center } from '#core/center.ts';
import { CallLink } from '../components/call-link.tsx';
import { JsonLd } from '../components/json-ld.tsx';
import { NotFound } from '../components/not-found.tsx';
import { useCenter } from '../directory/queries.ts';
import { PageHead } from '../layout/page-head.tsx';
import { PrintFoot } from '../print/print-foot.tsx';
import { CenterTools, useCenterAddress } from '../share/center-tools.tsx';
import { PrintedQrCode } from '../share/printed-qr-code.tsx';
import { describeCenter } from '../structured-data/center.ts';
import { useText } from '../text.tsx';
import { TextButton } from '../text-center/text-button.tsx';
import { CenterFacts } from './center/center-facts.tsx';
import { ReportSection } from './center/report/report-section.tsx';

export default function CenterPage() {
  const { slug = '' } = useParams();
  const { center: text } = useText();
  const { data: center, isPending } = useCenter(slug);
  if (isPending) return <CenterLoading label={text.loading} />;
  if (!center) return <CenterNotFound />;
  // It was merged into another one, whose address is the one to keep and to share.
  if (center.slug !== slug) return <Navigate to={`/centers/${center.slug}`} replace />;
  return (
    <div className="wrap max-w-5xl space-y-6 pt-6">
      <PageHead
        title={`${center.name}, ${center.city}, ${center.state}`}
        description={text.pageDescription(center)}
      />
      <JsonLd describe={(site) => describeCenter(center, site)} />
      <BackLink />
      <header className="space-y-1">
        <h1>{center.name}</h1>
        <p className="text-lg text-muted">
          {center.city}, {center.state}
        </p>
      </header>
      <Actions center={center} />
      <CenterTools center={center} />
      <CenterFacts center={center} />
      <OnPaper center={center} />
      <ReportSection center={center} />
    </div>
  );
}

function Actions({ center }: { center: Center }) {
  const { center: text } = useText();
  return (
    <p className="flex flex-wrap gap-3 print:hidden">
      {center.phone && (
        <CallLink center={center} phone={center.phone} className="button button-primary max-sm:w-full">
          <Phone aria-hidden="true" className="size-5" />
          {text.callNow} <span className="whitespace-nowrap">{center.phone}</span>
        </CallLink>
      )}
      {center.website && (
        <a
          href={center.website}
          target="_blank"
          rel="noopener noreferrer"
          className="button button-secondary max-sm:grow"
        >
          <Globe aria-hidden="true" className="size-5" />
          {text.visitWebsite} <span className="sr-only">({text.newTab})</span>
        </a>
      )}
      {center.emailPublic && (
        <a href={`mailto:${center.emailPublic}`} className="button button-secondary max-sm:grow">
          <Mail aria-hidden="true" className="size-5" />
          {text.email}
        </a>
      )}
      <TextButton center={center} className="max-sm:grow">
        {text.textMe}
      </TextButton>
    </p>
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

/** Back in history where there is one within the app, so that a search keeps its place; else to the directory. */
function useGoBack(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    if (!(window.history.state?.idx > 0)) return;
    event.preventDefault();
    navigate(-1);
  };
}

function BackLink() {
  const { center: text } = useText();
  const goBack = useGoBack();
  return (
    <Link
      to="/directory"
      className="link inline-flex min-h-11 items-center gap-1.5 print:hidden"
      onClick={goBack}
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {text.backToDirectory}
    </Link>
  );
}

function CenterNotFound() {
  const { notFound } = useText().center;
  const goBack = useGoBack();
  return (
    <NotFound title={notFound.title} text={notFound.text}>
      <Link to="/directory" className="button button-primary" onClick={goBack}>
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
