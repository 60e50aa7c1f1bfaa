import type {
  Care,
  CareChoice,
  InsuranceType,
  Level,
  Modality,
  Population,
  StateCode,
  spokenLanguages,
} from '../../lists/public-lists.ts';
import type { Topic } from '../../lists/topic-values.ts';
import type { ValueOf } from '../../lists/value-list.ts';
import type { Crisis } from '../center-query.ts';

/** One thing that words stand for: a filter's value, or what else the answer must know. */
export type Meaning =
  | `level:${Level}`
  | `care:${CareChoice}`
  /** The care that such a place usually gives: it yields to a condition ("rehab for depression"). */
  | `usually:${Care}`
  | `topic:${Topic}`
  | `population:${Population}`
  | `insurance:${InsuranceType}`
  | `modality:${Modality}`
  | `language:${ValueOf<typeof spokenLanguages>}`
  /** What only one state has, such as its Medicaid by its own name. */
  | `state:${StateCode}`
  /** A life is in danger: 911 and 988 come first, whatever is found. */
  | `crisis:${Crisis}`
  /** What no center is listed by: it does not count, and that is said. */
  | 'unlisted'
  /** "Nearby": needs a place, or else the position. */
  | 'position'
  /** "Near me": needs the position, whatever place there was before. */
  | 'here';
