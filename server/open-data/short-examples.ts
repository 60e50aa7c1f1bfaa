/** How many records an example shows of a longer list: their form is plain by then. */
const SHOWN_RECORDS = 1;

/** And how much of a long text within a record, such as the crisis numbers. */
const SHOWN_LETTERS = 30;

/** A record that stands deeper is left out. */
const SHOWN_DEPTH = 2;

/**
 * The example of an answer, cut to what shows its form: the first record of a list, and no list of further records in
 * it. Lists of numbers and of words mean something as a whole, and an address without its end nothing.
 */
export function shortenExample(value: unknown, depth = 0, isListed = false): unknown {
  if (typeof value === 'string') return depth > 0 ? shortenText(value) : value;
  if (Array.isArray(value)) {
    if (!value.every(isRecord)) return value;
    return isListed ? [] : value.slice(0, SHOWN_RECORDS).map((item) => shortenExample(item, depth, true));
  }
  if (!isRecord(value)) return value;
  const shown = Object.entries(value).filter(([, inner]) => depth < SHOWN_DEPTH || !isRecord(inner));
  return Object.fromEntries(shown.map(([key, inner]) => [key, shortenExample(inner, depth + 1, isListed)]));
}

function shortenText(text: string): string {
  return text.length > SHOWN_LETTERS && text.includes(' ') ? `${text.slice(0, SHOWN_LETTERS)} …` : text;
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
