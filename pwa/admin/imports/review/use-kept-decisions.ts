import { useEffect, useState } from 'react';
import { type ImportDecisions, noDecisions } from '#core/staff/import-decisions.ts';
import { useSession } from '../../session.ts';
import { keepDraft, readDraft } from '../../unsaved/drafts.ts';

const ABOUT = 'import-decisions';

/**
 * What is decided of a file, which this tab keeps until the file is imported or the decisions are thrown away: a reload loses
 * the file, and not the work of an hour. What is found of the same file when its preview opens is `offered`.
 */
export function useKeptDecisions(file: File, draft: ImportDecisions | undefined) {
  const by = useSession().data?.id;
  const [decisions, setDecisions] = useState(draft ?? noDecisions);
  const [kept, setKept] = useState(() => (by === undefined ? undefined : readDraft(ABOUT, by)));
  const any = Object.keys(decisions.kinds).length + Object.keys(decisions.rows).length > 0;
  const seen = `${file.name}, ${file.size}`;
  useEffect(() => {
    if (by === undefined || !any) return;
    keepDraft(ABOUT, { at: new Date().toISOString(), by, seen, values: { ...decisions } });
  }, [by, seen, any, decisions]);
  return {
    decisions,
    any,
    decide: setDecisions,
    /** Undefined where there are none, or something is decided anew. */
    offered: any || kept?.seen !== seen ? undefined : kept,
    take: () => kept && setDecisions({ ...noDecisions, ...kept.values }),
    discard() {
      setKept(undefined);
      forgetDecisions();
    },
  };
}

/** They are done, or nobody wants them. */
export function forgetDecisions(): void {
  keepDraft(ABOUT, undefined);
}
