import { bulkImport } from '#core/i18n/en/admin/bulk-import.ts';
import { useFocusOnMount } from '../../forms/use-focus-on-mount.ts';
import type { Refusal } from '../staff-reply.ts';
import { CodesChoice } from './codes-choice.tsx';
import { FoldedList } from './folded-list.tsx';
import type { ImportChoices } from './send-file.ts';

/** What a mapping of the columns, and a table of codes, can put right. */
const MAPPED = new Set(['wrong_header', 'invalid_mapping']);
const CODED = new Set(['unknown_codes', 'invalid_codes']);

/** Why a file was not taken, what is wrong where, and what can be done. */
export function Refused({
  kind,
  fileName,
  refusal,
  onAgain,
  onMap,
}: {
  kind: 'preview' | 'import';
  fileName: string;
  refusal: Pick<Refusal, 'code' | 'message' | 'issues'>;
  /** Undefined where the file itself has to be chosen again. */
  onAgain: ((choices: ImportChoices) => void) | undefined;
  /** Opens the mapping of the file's columns. */
  onMap: (() => void) | undefined;
}) {
  const { refused, directory, columns } = bulkImport;
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { code, message, issues } = refusal;
  return (
    <section className="card space-y-4 border-l-8 border-l-emergency p-6">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {code === 'many_missing'
          ? directory.manyMissing
          : code === 'preview_outdated'
            ? refused.outdated
            : refused[kind]}
      </h2>
      <p className="font-semibold">{fileName}</p>
      <p role="alert">{message}</p>
      {issues.length > 1 && (
        <FoldedList
          title={refused.issues}
          text=""
          open
          count={issues.length}
          items={issues}
          fileName="import-errors.csv"
          table={(all) => [
            [columns.row, columns.error],
            ...all.map(({ path, message: problem }) => [path, problem]),
          ]}
        >
          {({ path, message: problem }) => (
            <p>
              {path}: {problem}
            </p>
          )}
        </FoldedList>
      )}
      {onMap && MAPPED.has(code) && (
        <div className="space-y-3">
          <p>{refused.mapText}</p>
          <button type="button" className="button button-primary" onClick={onMap}>
            {refused.map}
          </button>
        </div>
      )}
      {onAgain && CODED.has(code) && <CodesChoice onChoose={(codes) => onAgain({ codes })} />}
      {onAgain && issues.length === 0 && (
        <p className="flex flex-wrap gap-3">
          {code === 'many_missing' ? (
            (['mark', 'ignore'] as const).map((missing) => (
              <button
                key={missing}
                type="button"
                className="button button-secondary"
                onClick={() => onAgain({ missing })}
              >
                {directory[missing]}
              </button>
            ))
          ) : (
            <button type="button" className="button button-secondary" onClick={() => onAgain({})}>
              {code === 'preview_outdated' ? refused.lookAgain : refused.tryAgain}
            </button>
          )}
        </p>
      )}
    </section>
  );
}
