import { attributeOf, readXml } from './xml.ts';

/** By the number of a cell's style, whether it shows a day or a time. */
export function readDateStyles(xml: string): boolean[] {
  const dateFormats = new Map<string, boolean>();
  /** Formats of the styles that others build upon. */
  const bases: (string | undefined)[] = [];
  const styles: boolean[] = [];
  let list = '';
  const isDate = (id: string) => dateFormats.get(id) ?? isBuiltInDate(Number(id));
  readXml(xml, {
    open(tag, attributes) {
      const format = attributeOf(attributes, 'numFmtId');
      if (tag === 'cellStyleXfs' || tag === 'cellXfs') list = tag;
      else if (tag === 'numFmt' && format !== undefined && Number(format) >= FIRST_OWN)
        dateFormats.set(format, isDateCode(attributeOf(attributes, 'formatCode') ?? ''));
      else if (tag === 'xf' && list === 'cellStyleXfs') bases.push(format);
      else if (tag === 'xf' && list === 'cellXfs')
        styles.push(isDate(format ?? bases[Number(attributeOf(attributes, 'xfId'))] ?? ''));
    },
    close(tag) {
      if (tag === list) list = '';
    },
  });
  return styles;
}

/** A day as spreadsheets count them → YYYY-MM-DD; undefined where they know no such day. */
export function toDay(count: number, from1904: boolean): string | undefined {
  const days = count - (from1904 ? DAYS_BEFORE_1970.from1904 : DAYS_BEFORE_1970.from1900);
  if (count < 0 || days * DAY_MS >= AFTER_LAST_DAY) return undefined;
  return new Date(Math.floor(days * DAY_MS)).toISOString().slice(0, 10);
}

const DAY_MS = 24 * 60 * 60 * 1000;
const AFTER_LAST_DAY = Date.UTC(10_000, 0, 1);
/** As if 1900 had had a February 29. */
const DAYS_BEFORE_1970 = { from1900: 25_569, from1904: 24_107 };

/** Below it are formats that each program has. */
const FIRST_OWN = 100;

/** ECMA-376, part 1, 18.8.30; those from 27 on are so in Chinese, Japanese, Korean and Thai. */
function isBuiltInDate(id: number): boolean {
  return builtInDates.some(([first, last]) => id >= first && id <= last);
}

const builtInDates = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
] as const;

/** Spreadsheets write no longer ones. */
const LONGEST_CODE = 255;

/** True for "yyyy-mm-dd;@", "[$-409]d mmm yy" and "[h]:mm:ss.00", not for "#,##0.00" or `0 "days"`. */
function isDateCode(code: string): boolean {
  if (code.length > LONGEST_CODE) return false;
  const plain = code
    .toLowerCase()
    .replace(/\\./g, ' ')
    .replace(/"[^"]*"/g, ' ')
    .replace(/(s{1,2}\]?)[.,]0{1,3}/g, '$1')
    .replace(/\[([hms]{1,2})\]/g, '$1')
    .replace(/\[[^\]]*\]/g, '');
  return plain.split(';').some((part) => {
    const words = part.match(/[a-z0#?%]+/g) ?? [];
    return (
      words.length > 0 &&
      words.every((word) => /^(s{1,2}|h{1,2}|[md]{1,5}|y{2,4}|a{1,5}|[ap]m?|e+)$/.test(word))
    );
  });
}
