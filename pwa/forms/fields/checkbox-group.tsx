import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';

/** Any number of values of a list. */
export function CheckboxGroup(props: ChoiceGroupProps) {
  return <ChoiceGroup type="checkbox" {...props} />;
}
