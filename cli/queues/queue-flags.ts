import { type Command, InvalidArgumentError, Option } from 'commander';
import { type Language, languages } from '#core/i18n/languages.ts';
import type { Jurisdiction } from '#core/lists/public-lists.ts';
import { addListFlags } from '../global-flags.ts';
import type { ListFlags } from '../terminal/print-list.ts';
import { readState } from '../terminal/read-options.ts';

/** How a queue of what people sent is searched. */
export interface QueueFlags extends ListFlags {
  search?: string;
  from?: Jurisdiction;
  language?: Language;
  olderThan?: number;
  by?: string;
  mine?: boolean;
  unclaimed?: boolean;
  order?: 'newest' | 'oldest';
  spam?: boolean;
}

/** For lists of what people sent. */
export function addQueueFlags(command: Command): Command {
  return addListFlags(command)
    .option('--search <text>', 'a name, an address, an e-mail, digits of a phone, or how the ID begins')
    .option('--from <state>', 'only of a state, such as TX', readState)
    .addOption(new Option('--language <language>', 'only what was written in it').choices(languages))
    .option('--older-than <time>', 'only what has waited longer, such as 36h or 3d', readHours)
    .option('--by <name>', 'only what they review, have dealt with, or are on')
    .addOption(new Option('--mine', 'the same, of yours').conflicts('by'))
    .option('--unclaimed', 'only what nobody is on')
    .option('--spam', 'what is marked as spam, and nothing else')
    .addOption(new Option('--order <order>', 'which first').choices(['newest', 'oldest']));
}

/** The same, as the API is asked. */
export function readQueueQuery(flags: QueueFlags) {
  const { search, from, language, olderThan, by, mine, unclaimed, order, spam } = flags;
  return {
    ...(search !== undefined && { q: search }),
    ...(from !== undefined && { from }),
    ...(language !== undefined && { language }),
    ...(olderThan !== undefined && { olderThanHours: String(olderThan) }),
    ...(by !== undefined && { by }),
    ...(mine && { mine: 'true' }),
    ...(unclaimed && { unclaimed: 'true' }),
    ...(order !== undefined && { order }),
    ...(spam && { spam: 'true' }),
  };
}

/** "36h" and "3d" in hours, for an option. */
function readHours(text: string): number {
  const [, count, unit] = /^([1-9]\d{0,4})(h|d)$/.exec(text.trim().toLowerCase()) ?? [];
  if (count === undefined) throw new InvalidArgumentError('Give hours or days, such as 36h or 3d.');
  return Number(count) * (unit === 'd' ? 24 : 1);
}
