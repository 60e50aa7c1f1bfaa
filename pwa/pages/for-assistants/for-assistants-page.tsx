import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SAMHSA_HELPLINE } from '#core/facts/crisis-numbers.ts';
import { creditLine } from '#core/open-data/credit.ts';
import { LICENCE } from '#core/open-data/licence.ts';
import {
  askAddresses,
  indexAddresses,
  interfaceAddresses,
  jsonAddresses,
  wholeDirectoryAddresses,
} from '#core/open-data/open-addresses.ts';
import { assistants } from '#core/pages/assistants.ts';
import { Contents } from '../../components/contents.tsx';
import { JsonLd } from '../../components/json-ld.tsx';
import { useScrollToSection } from '../../components/use-scroll-to-section.ts';
import { CrisisLinks } from '../../forms/crisis-links.tsx';
import { TextHelp } from '../../forms/text-help.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { useOrigin } from '../../site/environment.ts';
import { useTextHelp } from '../../site/text-help.ts';
import { describeOpenData } from '../../structured-data/open-data.ts';
import { pageText, useText } from '../../text.tsx';
import { PassageText } from '../policy/passage-text.tsx';
import { PassageList } from '../policy/policy-section.tsx';
import { AddressList } from './address-list.tsx';
import { CodeBlock, ConnectByMcp } from './connect-by-mcp.tsx';
import { DataFreshness } from './data-freshness.tsx';
import { listClaims } from './directory-claims.ts';
import { useDirectoryFacts } from './use-directory-facts.ts';
import { useWholeFiles } from './use-whole-files.ts';
import { WholeFiles } from './whole-files.tsx';

const useForAssistantsText = pageText('forAssistants');
const useOpenDataText = pageText('openDataText');

/** What AI assistants may read here, and how they pass it on. The address names the assistant. */
export default function ForAssistantsPage() {
  const { pathname } = useLocation();
  const { name } = assistants.find(({ slug }) => pathname === `/for-${slug}`) ?? assistants[0];
  const text = useForAssistantsText();
  const { promise } = useOpenDataText();
  const { site, counts, examples } = useDirectoryFacts();
  const { directory, freshness, ask, api, mcp, others, passingOn, safety } = text;
  useScrollToSection();
  return (
    <article className="wrap space-y-8 pt-8">
      <Header name={name} />
      <JsonLd describe={(about) => describeOpenData(site, text, about)} />
      {site?.sample && <SampleWarning count={site.centers} />}
      <div className="gap-12 space-y-8 lg:grid lg:grid-cols-[1fr_16rem] lg:space-y-0">
        <Contents
          title={text.contents}
          sections={[directory, freshness, ask, api, mcp, others, passingOn, safety]}
        />
        <div className="max-w-3xl space-y-10">
          <Section of={directory}>
            <PassageList passages={listClaims({ site, counts }, text, useText().lists)} />
          </Section>
          <Section of={freshness}>
            <DataFreshness site={site} />
          </Section>
          <Section of={ask}>
            <p className="prose-width">{ask.intro}</p>
            <AddressList addresses={askAddresses} examples={examples} />
            <p className="prose-width text-muted">{ask.crisis}</p>
            <p className="prose-width text-muted">{promise}</p>
          </Section>
          <Section of={api}>
            <p className="prose-width">{api.intro}</p>
            <AddressList addresses={jsonAddresses} examples={examples} />
            <p className="prose-width text-muted">{api.slug}</p>
            <h3 className="pt-2">{api.whole}</h3>
            <AddressList addresses={wholeDirectoryAddresses} />
            <WholeFiles files={useWholeFiles().data} />
          </Section>
          <Section of={mcp}>
            <ConnectByMcp />
          </Section>
          <Section of={others}>
            <p className="prose-width">{others.intro}</p>
            <AddressList addresses={otherAddresses} />
          </Section>
          <Section of={passingOn}>
            <PassingOn sources={site?.sources} />
          </Section>
          <SafetyNotice />
        </div>
      </div>
    </article>
  );
}

/** The MCP server has a section of its own. */
const otherAddresses = [...interfaceAddresses.filter(({ path }) => path !== '/mcp'), ...indexAddresses];

function Header({ name }: { name: string }) {
  const text = useForAssistantsText();
  return (
    <header className="max-w-3xl space-y-4">
      {/* Six times the same words: one of them is for an index. */}
      <PageHead title={text.title(name)} description={text.intro(name)} path={`/for-${assistants[0].slug}`} />
      <h1>{text.title(name)}</h1>
      <p className="prose-width text-lg">{text.intro(name)}</p>
      <p className="prose-width text-muted">{text.notConnected}</p>
      <p className="prose-width text-muted">
        <PassageText passage={text.forPeople} />
      </p>
    </header>
  );
}

function SampleWarning({ count }: { count: number }) {
  const { sample } = useForAssistantsText();
  return (
    <section
      aria-labelledby="sample"
      className="max-w-3xl space-y-2 border-l-4 border-lantern bg-lantern-soft px-5 py-4 text-on-lantern-soft"
    >
      <h2 id="sample" className="text-xl">
        {sample.title}
      </h2>
      <p>{sample.text(count)}</p>
    </section>
  );
}

function PassingOn({ sources = [] }: { sources: readonly string[] | undefined }) {
  const { passingOn } = useForAssistantsText();
  return (
    <>
      <PassageList passages={passingOn.rules} />
      <p className="prose-width">
        <PassageText passage={passingOn.licence(LICENCE)} />
      </p>
      <p className="prose-width">{passingOn.cite}</p>
      <CodeBlock text={passingOn.citation(creditLine(sources.join('; ')), useOrigin())} />
    </>
  );
}

function SafetyNotice() {
  const { safety } = useForAssistantsText();
  return (
    <div className="card border-l-8 border-l-emergency p-5 sm:p-6">
      <Section of={safety}>
        <p>{safety.intro}</p>
        <CrisisLinks explained />
        <h3 className="pt-2">{safety.live}</h3>
        <LiveHelp />
      </Section>
    </div>
  );
}

/** This instance's own line; 988 stands above already. */
function LiveHelp() {
  const { safety } = useForAssistantsText();
  if (useTextHelp().phone) return <TextHelp />;
  return (
    <p>
      {safety.helpline}{' '}
      <a href={`tel:${SAMHSA_HELPLINE}`} className="link inline-block py-1 whitespace-nowrap">
        {SAMHSA_HELPLINE}
      </a>
    </p>
  );
}

/** A section under its heading, which links can lead to by its id. */
function Section({
  of: { id, title },
  children,
}: {
  of: { id: string; title: string };
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="space-y-4">
      <h2 id={id} className="scroll-mt-4">
        {title}
      </h2>
      {children}
    </section>
  );
}
