import type { Catalogs } from '../catalogs.ts';
import type { Part } from '../parts/en.ts';

/** Keys whose values are addresses, anchors and stored values, not words. */
const NOT_WORDS: readonly string[] = ['to', 'id', 'values'];

/** The words of a language that does not exist: those of another one, each text between ⟦ and ⟧. */
export function pseudoCatalogs(source: Catalogs, instead: Partial<Record<Part, unknown>> = {}): Catalogs {
  return {
    text: async () => mark(await source.text()),
    parts: async () => {
      const parts = Object.entries(await source.parts()).map(([name, load]) => [
        name,
        async () => ({ [name]: mark(instead[name as Part] ?? (await load())[name as never]) }),
      ]);
      return Object.fromEntries(parts);
    },
  };
}

/** The same, with every text in it marked, also those that functions answer. */
function mark<T>(value: T): T;
function mark(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? value : `⟦${value}⟧`;
  if (typeof value === 'function') return (...given: unknown[]) => mark(value(...given));
  if (Array.isArray(value)) return value.map((part) => mark(part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, NOT_WORDS.includes(key) ? part : mark(part)]),
  );
}

/** What stands outside the marks; a mark without its other half is left as it is. */
export function unmarked(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  return rest === text ? rest : unmarked(rest);
}

/** The words in Latin letters that stand outside the marks, and marks that something has cut off. Addresses are none. */
export function unmarkedWords(text: string): string[] {
  const words = unmarked(text).replace(/\S+@\S+|https?:\S+|\S+\.example\b/g, '');
  return words.match(/\p{Script=Latin}{2,}|[⟦⟧]/gu) ?? [];
}
