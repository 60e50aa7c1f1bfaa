import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';

/** One value of a list, each with a big target. Needed unless its note says otherwise. */
export function RadioGroup(props: ChoiceGroupProps) {
  return <ChoiceGroup type="radio" {...props} />;
}
