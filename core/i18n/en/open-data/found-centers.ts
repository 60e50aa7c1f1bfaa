import { SAMHSA_HELPLINE } from '../../../facts/crisis-numbers.ts';
import { withArticle } from '../with-article.ts';

/** What answers to programs say in sentences where a part of the country was asked for that has no center. */
export const foundCentersText = {
  /** `states` are where the nearest are, e.g. "Maryland and Virginia". */
  notCovered: (place: string, states: string) =>
    `Harborlight lists no centers in ${withArticle(place)}; these are the nearest, in ${states}.`,
  /** Where nothing at all is within so many miles. */
  nothingNear: (place: string, miles: number) =>
    `Harborlight lists no centers in ${withArticle(place)}, and none within ${miles} miles of it. To hear where treatment is, call the SAMHSA National Helpline: ${SAMHSA_HELPLINE}. Free, confidential, day and night.`,
  /** Where another country was asked for. */
  abroad: (country: string) =>
    `Harborlight lists centers in the United States only, and none in ${withArticle(country)}.`,
};
