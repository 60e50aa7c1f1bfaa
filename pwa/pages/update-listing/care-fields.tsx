import { type TopicGroup, topicGroups } from '#core/lists/topic-values.ts';
import { CheckboxGroup } from '../../forms/fields/checkbox-group.tsx';
import { FoldedChoices } from '../../forms/fields/folded-choices.tsx';
import { FormSection } from '../../forms/form-section.tsx';
import type { MessageForm } from '../../forms/use-message-form.ts';
import { pageText, useText } from '../../text.tsx';

const useFormsText = pageText('forms');
const useTopics = pageText('topics');
const useUpdateListingText = pageText('updateListing');

/** What care the center gives, to whom, and who pays. */
export function CareFields({ field }: Pick<MessageForm<'listing'>, 'field'>) {
  const { optional } = useFormsText();
  const { care } = useUpdateListingText();
  const labels = useTopics();
  const { accreditations, careTypes, insuranceTypes, levels, modalities, populations } = useText().lists;
  return (
    <FormSection title={care.title}>
      <CheckboxGroup label={care.care} note={optional} list={careTypes} {...field('care')} />
      <CheckboxGroup
        label={care.levelsOfCare}
        hint={care.levelsHint}
        list={levels}
        {...field('levelsOfCare')}
      />
      <CheckboxGroup label={care.populations} note={optional} list={populations} {...field('populations')} />
      <CheckboxGroup label={care.modalities} note={optional} list={modalities} {...field('modalities')} />
      <FoldedChoices
        label={care.topics}
        note={optional}
        hint={care.topicsHint}
        groups={(Object.keys(topicGroups) as TopicGroup[]).map((group) => ({
          title: care.topicGroups[group],
          list: { values: topicGroups[group], labels },
        }))}
        {...field('topics')}
      />
      <CheckboxGroup label={care.insurance} note={optional} list={insuranceTypes} {...field('insurance')} />
      <CheckboxGroup
        label={care.accreditations}
        note={optional}
        list={accreditations}
        {...field('accreditations')}
      />
    </FormSection>
  );
}
