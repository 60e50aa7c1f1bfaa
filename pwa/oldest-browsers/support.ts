import compat, {
  type BrowserName,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';
import { OLDEST_BROWSERS } from './oldest-browsers.ts';

/** Something that not all of our oldest browsers have. */
export interface Lack {
  /** By its path in MDN's data: "javascript.builtins.Array.toSorted". */
  feature: string;
  /** The browsers that lack it: "safari 15.4". */
  lacking: string[];
}

/** Something in a built file that not all of our oldest browsers have. */
export interface Finding extends Lack {
  /** Where it stands, with a little around it. */
  excerpt: string;
}

/** One feature of MDN's data, by its path. */
export interface Feature {
  path: string;
  entry: Identifier;
}

/** The feature at a path of MDN's data; undefined where the data has none. */
export function featureAt(...path: string[]): Feature | undefined {
  let entry = compat as unknown as Identifier | undefined;
  for (const key of path) entry = entry && Object.hasOwn(entry, key) ? entry[key] : undefined;
  return entry?.__compat && { path: path.join('.'), entry };
}

/**
 * Those of our oldest browsers that lack a feature, or have it with known faults. `faulty: 'is enough'` is for what
 * does not meet the fault.
 */
export function lackOf({ entry }: Feature, faulty: 'lacks' | 'is enough' = 'lacks'): string[] {
  return Object.entries(OLDEST_BROWSERS)
    .filter(([browser, version]) => {
      const said = entry.__compat?.support[browser as BrowserName];
      const statements = Array.isArray(said) ? said : said ? [said] : [];
      return !statements.some((statement) => holds(statement, version, faulty));
    })
    .map(([browser, version]) => `${browser} ${version}`);
}

function holds(statement: SimpleSupportStatement, version: string, faulty: 'lacks' | 'is enough'): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name } = statement;
  if (!added || flags || prefix || alternative_name) return false;
  if (statement.partial_implementation && faulty === 'lacks') return false;
  return isUpTo(added, version) && !(removed && isUpTo(removed, version));
}

/** "≤37" is at most 37, "preview" is later than all. */
function isUpTo(a: string, b: string): boolean {
  const [first, second] = [a, b].map((version) => version.replace('≤', '').split('.').map(Number));
  if (first!.some(Number.isNaN)) return false;
  for (const [at, part] of first!.entries()) {
    const other = second![at] ?? 0;
    if (part !== other) return part < other;
  }
  return true;
}

/** The same names come up ten thousand times in a script. */
const lacks = new Map<string, string[]>();
function knownLackOf(feature: Feature): string[] {
  const known = lacks.get(feature.path) ?? lackOf(feature);
  lacks.set(feature.path, known);
  return known;
}

/** What one of the browsers lacks of all that a name may stand for; undefined where each has some of it. */
export function findLack(features: readonly (Feature | undefined)[]): Lack | undefined {
  const [first, ...others] = features.filter((feature) => feature !== undefined);
  if (!first) return undefined;
  const lacking = others.reduce((left, feature) => {
    if (left.length === 0) return left;
    const lacked = knownLackOf(feature);
    return left.filter((browser) => lacked.includes(browser));
  }, knownLackOf(first));
  return lacking.length > 0 ? { feature: first.path, lacking } : undefined;
}

/** A line of the source around a place, for people to find it by. */
export function excerptOf(source: string, start: number, end: number): string {
  return source.slice(Math.max(0, start - 60), Math.min(end, start + 60) + 60).replaceAll('\n', ' ');
}
