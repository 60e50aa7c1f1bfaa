import { readdirSync } from 'node:fs';
import { publicLists } from '../../lists/public-lists.ts';
import * as staffLists from '../../lists/staff-lists.ts';
import { labels } from '../es/lists.ts';

/** Shorter ones may well be the same in another language. In letters. */
const SHORTEST = 12;

/** Reads all catalogs, and returns how to find what a page in Spanish says in the words of the English ones. */
export async function openEnglishWords(): Promise<(shown: string) => string[]> {
  const [english, spanish] = await Promise.all([readCatalogs('en'), readCatalogs('es')]);
  const names: string[] = [];
  for (const list of [...Object.values(publicLists), ...Object.values(staffLists)]) {
    const all: Readonly<Record<string, string>> = list.labels;
    collect(all, english);
    // What is called by its value, such as an accreditation, is a name in any language, unless Spanish has another.
    names.push(...Object.keys(all).filter((value) => all[value] === value));
  }
  collect(labels, spanish);
  const inSpanish = [...spanish].join('\n');
  names.sort((a, b) => b.length - a.length);
  const leftovers = [...english].filter(
    (words) => words.replace(/\P{L}/gu, '').length > SHORTEST && !inSpanish.includes(words),
  );
  return (shown) => {
    const text = names.reduce((rest, name) => rest.replaceAll(name, ''), tidy(shown));
    return leftovers.filter((words) => text.includes(words));
  };
}

/** Every text of the catalogs of a language, and what stands around the values in those that have some. */
async function readCatalogs(language: string): Promise<Set<string>> {
  const folder = new URL(`../${language}/`, import.meta.url);
  const texts = new Set<string>();
  for (const room of ['', 'open-data/', 'pages/', 'mails/']) {
    for (const name of readdirSync(new URL(room, folder)).filter((each) => each.endsWith('.ts'))) {
      collect({ ...(await import(new URL(room + name, folder).pathname)) }, texts);
    }
  }
  return texts;
}

function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') for (const part of value.split(VALUE)) into.add(tidy(part));
  else if (typeof value === 'function') collect(answerOf(value), into);
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collect(part, into);
  }
}

/** What a text says of no person and no place: passes for a number and for a name. */
const SAMPLE = '987654321';
const VALUE = /987,?654,?321/;

/** Nothing where it takes more than texts and numbers. */
function answerOf(say: CallableFunction): unknown {
  try {
    return say(...Array.from({ length: say.length }, () => SAMPLE));
  } catch {
    return undefined;
  }
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
