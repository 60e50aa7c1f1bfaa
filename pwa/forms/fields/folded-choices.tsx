import { ChevronRight } from 'lucide-react';
import type { ValueList } from '#core/lists/value-list.ts';
import { pageText } from '../../text.tsx';
import { type ChoiceGroupProps, Choices } from './choice-group.tsx';
import { FieldHints } from './field-frame.tsx';

const useFormsText = pageText('forms');

/** Any number of values of a long list, in groups that are folded away: also where no script runs. */
export function FoldedChoices({
  id,
  label,
  note,
  hint,
  groups,
  ...choices
}: Omit<ChoiceGroupProps, 'list'> & { groups: readonly { title: string; list: ValueList }[] }) {
  const { someTicked } = useFormsText();
  return (
    <fieldset id={id} className="field-frame min-w-0" aria-describedby={hint && `${id}-hint`}>
      <legend className="mb-1 font-medium">
        {label}
        {note && <span className="font-normal text-muted"> ({note})</span>}
      </legend>
      <FieldHints id={id} hint={hint} error={choices.error} />
      <div className="space-y-2">
        {groups.map(({ title, list }) => (
          <details key={title} className="choice-fold group rounded-lg border border-field-line bg-card">
            <summary className="flex min-h-12 cursor-pointer items-center gap-x-2 rounded-lg px-3 py-2 hover:bg-action-soft">
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 group-open:rotate-90" />
              <span>
                {title} <span className="some-ticked text-muted">({someTicked})</span>
              </span>
            </summary>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset within a fieldset would be read with both legends at each box */}
            <div role="group" aria-label={title} className="border-t border-line p-3">
              <Choices type="checkbox" id={id} list={list} {...choices} />
            </div>
          </details>
        ))}
      </div>
    </fieldset>
  );
}
