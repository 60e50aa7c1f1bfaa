import { placeKey } from '../../centers/testing/source-oracle.ts';

/** A center as an answer has it, in three or four lines. */
export interface Told {
  name: string;
  /** Street and ZIP code, as `placeKey` writes them. */
  place: string;
  address: string;
  phone: string;
  miles: number | undefined;
  /** All lines, for what is said of it. */
  text: string;
  url: string;
}

/** The centers in an answer's text, as a model reads them. */
export function centersOf(answer: string): Told[] {
  return [...answer.matchAll(/^\*\*(.+?)\*\* \| (.*)\n[\s\S]*?^(https?:\S+)$/gm)].map(
    ([text, name = '', rest = '', url = '']) => {
      const [address = '', phone = '', miles] = rest.split(' | ');
      const parts = address.split(', ');
      const street = parts.length > 2 ? parts[0]! : '';
      return {
        name,
        place: placeKey(street, address.slice(-5)),
        address,
        phone,
        miles: miles ? Number.parseFloat(miles.replace(/[^\d.]/g, '')) : undefined,
        text,
        url,
      };
    },
  );
}

/** How many are found, on whatever page, and the miles that were searched. */
export function readHead(answer: string): { total: number; within: number | undefined } {
  const [, total = ''] = /Found ([\d,]+) centers?\b/.exec(answer) ?? [];
  const [, within] = /^Searched for: .*?within (\d+) miles?\./m.exec(answer) ?? [];
  return { total: Number(total.replace(',', '')), within: within === undefined ? undefined : Number(within) };
}
