import { MAX_QUERY_LENGTH } from '#core/search/center-query.ts';
import { type FilterName, filterNames } from '#core/search/filters.ts';
import { readQuestion } from '#core/search/question/read-question.ts';
import { placeTable } from '../../data/places.ts';

/**
 * Which value somebody will have meant by one that a group of filters does not have: by what its words mean, else by `near`, its
 * letters, else as that of another group. "suboxone" is BUPRENORPHINE to `topic`, and "topic=BUPRENORPHINE" to all others.
 */
export function valueMeant(
  name: FilterName,
  value: string,
  near: (value: string) => string | undefined,
): string | undefined {
  if (value.length > MAX_QUERY_LENGTH) return undefined;
  const { filters } = readQuestion(value, placeTable(), () => false);
  const other = filterNames.find((each) => filters[each]?.length);
  return filters[name]?.[0] ?? near(value) ?? (other && `${other}=${filters[other]?.[0]}`);
}
