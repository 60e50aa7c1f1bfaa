import { importMapping } from '#core/i18n/en/admin/bulk-import.ts';
import type { MappingDraft } from '#core/staff/mapping-draft.ts';
import { useFocusOnMount } from '../../../forms/use-focus-on-mount.ts';
import { BeginWith } from './begin-with.tsx';
import { ColumnFields } from './column-fields.tsx';
import { MappingText } from './mapping-text.tsx';
import { TriedRows } from './tried-rows.tsx';
import { useMappingTrial } from './use-mapping-trial.ts';

/** Says what the columns of a file of another layout are, with what its first rows become by that. */
export function MappingStep({
  fileName,
  draft,
  given,
  onDone,
}: {
  fileName: string;
  draft: MappingDraft;
  /** A mapping that it was previewed with already. */
  given: string | undefined;
  onDone: (map: string) => void;
}) {
  const text = importMapping;
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { text: map, tried, failure, isTrying, write, choose } = useMappingTrial(fileName, draft, given);
  const isWrong = tried !== undefined && tried.problems.length > 0;
  return (
    <section className="space-y-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {text.title(fileName)}
      </h2>
      <p className="prose-width">{text.intro}</p>
      <BeginWith draft={draft} text={map} onChoose={(chosen) => write(chosen, { atOnce: true })} />
      {tried && <ColumnFields tried={tried} onChoose={choose} />}
      <MappingText fileName={fileName} text={map} problems={tried?.problems ?? []} onWrite={write} />
      <section className="card space-y-3 p-5" aria-busy={isTrying}>
        <h3 className="text-lg font-semibold">{text.rows.title}</h3>
        {failure && <p role="alert">{failure}</p>}
        {tried && !isWrong ? (
          <TriedRows rows={tried.rows} />
        ) : (
          <p>{isWrong ? text.text.wrong : text.rows.trying}</p>
        )}
      </section>
      <button
        type="button"
        className="button button-primary"
        disabled={isTrying || !tried || isWrong}
        onClick={() => onDone(map)}
      >
        {text.done}
      </button>
    </section>
  );
}
