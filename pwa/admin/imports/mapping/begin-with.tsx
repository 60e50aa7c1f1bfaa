import { importMapping } from '#core/i18n/en/admin/bulk-import.ts';
import type { MappingDraft } from '#core/staff/mapping-draft.ts';
import { SelectField } from '../../../forms/fields/select-field.tsx';

/** The mapping to begin with: the draft of the file, or one that ships. */
export function BeginWith({
  draft: { map, shipped },
  text,
  onChoose,
}: {
  draft: MappingDraft;
  /** The mapping as it is now. */
  text: string;
  onChoose: (map: string) => void;
}) {
  const words = importMapping.begin;
  const labels = { [DRAFT]: words.draft, ...Object.fromEntries(shipped.map(({ name }) => [name, name])) };
  const maps = new Map([[DRAFT, map], ...shipped.map((each) => [each.name, each.map] as const)]);
  const chosen = [...maps].find(([, each]) => each === text)?.[0];
  return (
    <SelectField
      id="mapping-begin"
      label={words.label}
      hint={words.hint}
      list={{ values: [DRAFT, ...shipped.map(({ name }) => name)], labels }}
      // What somebody has written is none of them any more.
      {...(chosen === undefined && { any: words.own })}
      value={chosen ?? ''}
      onChange={({ target }) => {
        const begun = maps.get(target.value);
        if (begun !== undefined) onChoose(begun);
      }}
    />
  );
}

/** No mapping that ships is called so. */
const DRAFT = 'draft of the file';
