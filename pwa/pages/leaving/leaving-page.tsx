import { useLocation } from 'react-router-dom';
import { JsonLd } from '../../components/json-ld.tsx';
import { useScrollToSection } from '../../components/use-scroll-to-section.ts';
import { describeTextPage } from '../../structured-data/text-page.ts';
import { pageText } from '../../text.tsx';
import { PolicyHeader } from '../policy/policy-header.tsx';
import { PolicySectionView } from '../policy/policy-section.tsx';
import { WipeCard } from './wipe-card.tsx';

const useLeavingText = pageText('leaving');

/** What "Leave this site" does and cannot do, and what can be wiped from the device. */
export default function LeavingPage() {
  const text = useLeavingText();
  const { title, intro, does, others } = text;
  const { pathname } = useLocation();
  useScrollToSection();
  return (
    <article className="wrap space-y-10 pt-8">
      <PolicyHeader text={{ title, intro, sections: [] }} />
      <JsonLd
        describe={(site) =>
          describeTextPage({ type: 'WebPage', name: title, description: intro, path: pathname }, site)
        }
      />
      <div className="max-w-3xl space-y-10">
        <PolicySectionView section={does} />
        <WipeCard text={text.wipe} />
        {others.map((section) => (
          <PolicySectionView key={section.id} section={section} />
        ))}
      </div>
    </article>
  );
}
