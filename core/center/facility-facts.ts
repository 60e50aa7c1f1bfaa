import { labelOf, type ValueList } from '../lists/value-list.ts';
import type { Center } from './center.ts';
import type { AmountName, FactName } from './fields.ts';

/** What the facts of a facility are called in a language, in their order, and how amounts are said. */
interface FactWords {
  facts: Record<FactName, string>;
  amounts: Record<AmountName, (count: number) => string>;
}

/** What is known of a facility, as people read it. `names` has the words for known names, such as languages. */
export function listFacts(
  center: Pick<Center, FactName>,
  { facts, amounts }: FactWords,
  names: ValueList,
): [title: string, value: string][] {
  const say = (name: FactName): string | null => {
    const value = center[name];
    if (Array.isArray(value)) return value.map((each) => labelOf(names, each)).join(', ');
    return typeof value === 'number' ? amounts[name as AmountName](value) : value;
  };
  return (Object.keys(facts) as FactName[]).flatMap((name) => {
    const value = say(name);
    return value ? [[facts[name], value] as [string, string]] : [];
  });
}
