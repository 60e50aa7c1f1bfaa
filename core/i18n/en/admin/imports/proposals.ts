import type { Proposal } from '../../../../staff/proposal.ts';
import { centerFieldLabels } from '../center-fields.ts';

/** What sources say of a center otherwise than staff, on the web and in the terminal. */
export const proposals = {
  title: 'What sources say otherwise',
  column: 'Sources say otherwise',
  text: 'Your staff have corrected or verified these, so ours stands. To verify the center keeps all of ours.',
  label: ({ field }: Pick<Proposal, 'field'>) => centerFieldLabels[field],
  /** "SAMHSA National Directory, 2023" */
  source: ({ source, year }: Pick<Proposal, 'source' | 'year'>) =>
    year === null ? source : `${source}, ${year}`,
  ours: 'Ours',
  nothing: 'Nothing',
  /** Why a center is due: "SAMHSA National Directory, 2023 says otherwise: Phone, Website". */
  due: (list: readonly Proposal[]) => {
    const sourceOf = ({ source, year }: Proposal) => proposals.source({ source, year });
    return [...new Set(list.map(sourceOf))]
      .map((source) => {
        const labels = list.filter((each) => sourceOf(each) === source).map(proposals.label);
        return `${source} says otherwise: ${labels.join(', ')}`;
      })
      .join('. ');
  },
  accept: 'Take the source’s',
  dismiss: 'Keep ours',
  of: (label: string) => `: ${label}`,
  accepted: (label: string) => `${label}: the source’s value is taken.`,
  dismissed: (label: string) => `${label}: ours is kept.`,
  failed: 'This was not decided',
};
