import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { afterAll, expect, it } from 'vitest';
import { helplines } from '#core/facts/helplines.ts';
import { wordsOf } from '#core/i18n/catalogs.ts';
import { guides as text } from '#core/i18n/en/pages/guides.ts';
import { stopSafely as english } from '#core/i18n/en/stop-safely.ts';
import { stopSafely as spanish } from '#core/i18n/es/stop-safely.ts';
import { languages } from '#core/i18n/languages.ts';
import { readCenterQuery, writeCenterQuery } from '#core/search/center-query.ts';
import { readStarterGuides } from './guides.ts';

const guides = readStarterGuides();
const folder = mkdtempSync(join(tmpdir(), 'harborlight-guides-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GOOD =
  '---\ntitle: A guide\nexcerpt: In short.\ntags: [One]\nreviewedBy: null\nupdatedAt: 2026-11-21\n---\n\n## Why?\n';

it('reads at least eight guides in each language, named by their files', () => {
  for (const language of languages) {
    expect(guides.filter((guide) => guide.language === language).length).toBeGreaterThanOrEqual(8);
  }
  expect(guides.map(({ slug }) => slug)).toContain('overdose-and-naloxone');
});

it('claims of no guide that somebody reviewed it', () => {
  expect(guides.filter(({ reviewedBy }) => reviewedBy !== null)).toEqual([]);
});

/** As headings have them, letter by letter: what stands below them answers no question about the guide's subject. */
const closing = {
  en: text.closing,
  es: ['¿De dónde viene esta información?', '¿Dónde puedo recibir ayuda ahora mismo?'],
};

/** Texting is the same for all guides: a tap opens a message that already has its word. */
const texts = {
  en: ['(sms:988)', '(sms:741741?&body=HOME)'],
  es: ['(sms:988?&body=AYUDA)', '(sms:741741?&body=HOLA)'],
};

it.each(guides.map(({ slug, language, bodyMarkdown }) => [slug, language, bodyMarkdown] as const))(
  '%s (%s) answers questions, names its sources, and ends with where to get help now',
  (_slug, language, body) => {
    const titles = titlesOf(body);
    expect(titles.length).toBeGreaterThanOrEqual(6);
    expect(titles.filter((title) => !title.endsWith('?'))).toEqual([]);
    expect(titles.slice(-2)).toEqual(closing[language]);
    const help = body.slice(body.lastIndexOf('\n## '));
    for (const link of ['(tel:911)', '(tel:988)', ...texts[language]]) expect(help).toContain(link);
    const sources = body.slice(body.indexOf(`## ${closing[language][0]}`), body.lastIndexOf('\n## '));
    expect(sources).toContain('](https://');
  },
);

it.each(guides.map(({ slug, language, bodyMarkdown }) => [slug, language, bodyMarkdown] as const))(
  '%s (%s) links only to guides that are there, pages of ours, https, tel and sms',
  (_slug, _language, body) => {
    const slugs = new Set(guides.map(({ slug }) => slug));
    const links = linksOf(body);
    expect(links.length).toBeGreaterThan(0);
    const wrong = links.filter((link) => {
      const guide = /^\/guides\/([^#]+)/.exec(link)?.[1];
      if (guide) return !slugs.has(guide);
      return !/^(https:\/\/|tel:|sms:|\/(directory|live-matching|overdose|guides|states|transparency|contact)(?![\w-]))/.test(
        link,
      );
    });
    expect(wrong).toEqual([]);
  },
);

it('searches the directory for nothing that the search does not know', () => {
  const links = new Set(guides.flatMap(({ bodyMarkdown }) => linksOf(bodyMarkdown)));
  const searches = [...links].flatMap((link) => /^\/directory\?(.+)$/.exec(link)?.[1] ?? []);
  expect(searches.length).toBeGreaterThan(10);
  for (const search of searches) {
    const asked = new URLSearchParams(search);
    expect([...writeCenterQuery(readCenterQuery(asked))].sort(), search).toEqual([...asked].sort());
  }
});

it.each(languages)(
  'has the steps of an overdose on the page that the screen has, word by word (%s)',
  async (language) => {
    const guide = guides.find((each) => each.slug === 'overdose-and-naloxone' && each.language === language)!;
    const list = fromMarkdown(guide.bodyMarkdown).children.find((block) => block.type === 'list')!;
    const written =
      list.type === 'list' ? list.children.map((step) => textOf(step).replace(/\s+/g, ' ')) : [];
    const { first, steps, both } = await wordsOf(language, 'overdose');
    expect(Object.values(steps).map((step) => Object.values(step).join(' '))).toEqual(written);
    expect(guide.bodyMarkdown.replace(/\s+/g, ' ')).toContain(`${first} 1. `);
    expect(guide.bodyMarkdown.replace(/\s+/g, ' ')).toContain(both);
    // Shown where no server answers, not even for the screen.
    const away = readFileSync(new URL('../deploy/away.html', import.meta.url), 'utf8').replace(/\s+/g, ' ');
    const items = written.map((step) => `<li>${step}</li>`).join('');
    expect(away.replace(/ ?(<\/?\w+>) ?/g, '$1')).toContain(`<p>${first}</p><ol>${items}</ol><p>${both}</p>`);
  },
);

it('says to teens, too, that a spray in hand comes first, and where the steps are on one screen', async () => {
  const { first } = await wordsOf('en', 'overdose');
  for (const { slug, language, bodyMarkdown } of guides) {
    if (slug !== 'help-for-teens') continue;
    const before = bodyMarkdown.replace(/\s+/g, ' ').split(' 1. ')[0]!;
    expect(before).toContain('(/overdose)');
    // Teens are "tú" in Spanish, so that the words are their own.
    expect(before).toContain(language === 'en' ? first : '¿Tienes el aerosol en la mano? Úsalo primero');
  }
});

it.each([
  ['en', english, /suddenly|do not (?:stop|leave)/i],
  ['es', spanish, /de golpe|no (?:las?|los?) deje|no se vaya/i],
] as const)(
  'names all that kills where it is stopped alone, wherever it warns (%s)',
  (spoken, { what, warning }, warns) => {
    const bodies = guides
      .filter(({ language }) => language === spoken)
      .map(({ bodyMarkdown }) => bodyMarkdown.replace(/\s+/g, ' '));
    expect(bodies.filter((body) => body.includes(warning)).length).toBeGreaterThan(10);
    const sentences = bodies.flatMap((body) => body.replaceAll(what, '').split(/[.?!] /));
    const others = sentences.filter((sentence) => /benzodia[zc]epin/i.test(sentence) && warns.test(sentence));
    expect(others).toEqual([]);
  },
);

/** The word that a line asks for; one without takes any text. */
const words: Record<'en' | 'es', Record<string, readonly string[]>> = {
  en: { 988: ['', 'AYUDA'], 741741: ['HOME'], 678678: ['START'], 88788: ['START'], 838255: [''] },
  es: { 988: ['AYUDA'], 741741: ['HOLA'], 678678: ['START'], 88788: ['START'], 838255: [''] },
};

it('writes the word of a text for whoever taps it, the one that stands before it', () => {
  for (const { slug, language, bodyMarkdown } of guides) {
    for (const link of bodyMarkdown.matchAll(/\]\(sms:(\d+)([^)]*)\)/g)) {
      const [, number = '', body = ''] = link;
      const word = /^\?&body=([A-Z]+)$/.exec(body)?.[1] ?? '';
      expect([slug, number, words[language][number]]).toEqual([slug, number, expect.arrayContaining([word])]);
      expect([slug, body]).toEqual([slug, word && `?&body=${word}`]);
      expect(bodyMarkdown.slice(Math.max(0, link.index - 80), link.index)).toContain(word);
    }
  }
});

it.each(guides.filter(({ language }) => language === 'en').map((guide) => [guide.slug, guide] as const))(
  '%s says in Spanish as much as in English, with the same links and figures',
  (slug, english) => {
    const spanish = guides.find((guide) => guide.slug === slug && guide.language === 'es');
    const [ours, theirs] = [english.bodyMarkdown, spanish?.bodyMarkdown ?? ''];
    expect(titlesOf(theirs)).toHaveLength(titlesOf(ours).length);
    // A source may be another page in Spanish, and a text has another word.
    const [answers, sources] = splitAtSources(ours, closing.en[0]!);
    const [respuestas, fuentes] = splitAtSources(theirs, closing.es[0]!);
    expect(linksOf(respuestas).map(toEnglish).sort()).toEqual(linksOf(answers).map(toEnglish).sort());
    expect(linksOf(fuentes)).toHaveLength(linksOf(sources).length);
    expect(theirs.match(/^(-|\d+\.) /gm)?.length).toBe(ours.match(/^(-|\d+\.) /gm)?.length);
    // What is there to copy and fill in.
    expect(theirs.match(/^> \*\*/gm)?.length).toBe(ours.match(/^> \*\*/gm)?.length);
    expect(spanish?.tags).toHaveLength(english.tags.length);
    expect(spanish?.updatedAt).toBe(english.updatedAt);
    // Doses, hours, years: whatever English names. Spanish names more of them: 988 and 2, say.
    const figures = figuresOf(theirs);
    expect(figuresOf(ours).filter((figure) => !figures.includes(figure))).toEqual([]);
  },
);

it('tells Spanish speakers how to reach somebody who speaks Spanish', () => {
  for (const { language, bodyMarkdown } of guides) {
    if (language !== 'es') continue;
    const help = bodyMarkdown.slice(bodyMarkdown.lastIndexOf('\n## ')).replace(/\s+/g, ' ');
    expect(help).toMatch(
      /\[988\]\(tel:988\) y oprim[ae] el (2 para español|1 para veteranos o el 2 para español)/,
    );
    expect(help).toMatch(/env(íe|ía) AYUDA al \[988\]\(sms:988/);
    expect(help).toMatch(/env(íe|ía) HOLA al \[741741\]\(sms:741741/);
    // Its recording begins in English.
    const samhsa = bodyMarkdown.replace(/\s+/g, ' ').split('(tel:+18006624357)').slice(1);
    for (const after of samhsa) expect(after.slice(0, 250)).toContain('"national representative"');
  }
});

it('speaks to teens in Spanish as one speaks to teens, and to their parents as to grown-ups', () => {
  const teens = guides.find(({ slug, language }) => slug === 'help-for-teens' && language === 'es')!;
  const sections = teens.bodyMarkdown.split(/^## /m);
  const formal = sections.filter((section) => /\b(usted|llame|envíe|pregunte|su médico)\b/i.test(section));
  expect(formal.map((section) => section.split('\n', 1)[0])).toEqual([
    'Soy madre o padre. ¿Cómo elijo un programa?',
  ]);
});

it('refuses a file that does not say the language of its folder', () => {
  mkdirSync(join(folder, 'es'));
  try {
    writeFileSync(join(folder, 'es', 'good.md'), GOOD);
    expect(() => readStarterGuides(folder)).toThrow('language: is not that of the folder');
  } finally {
    rmSync(join(folder, 'es'), { recursive: true });
  }
});

function titlesOf(body: string): string[] {
  return fromMarkdown(body).children.flatMap((block) =>
    block.type === 'heading' && block.depth === 2 ? [textOf(block)] : [],
  );
}

function linksOf(body: string): string[] {
  return [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!);
}

/** All but the section of the sources, and that section. */
function splitAtSources(body: string, title: string): [string, string] {
  const start = body.indexOf(`## ${title}`);
  const end = body.lastIndexOf('\n## ');
  return [body.slice(0, start) + body.slice(end), body.slice(start, end)];
}

function toEnglish(link: string): string {
  const website = helplines.find(({ websites }) => websites?.es === link)?.websites?.en;
  if (website) return website;
  return link.replace(/^(sms:\d+)\?&body=\w+$/, '$1');
}

/** As they are read: not those in addresses. */
function figuresOf(body: string): string[] {
  return body.replace(/\]\([^)]+\)/g, ']').match(/\d[\d,.:-]*\d|\d/g) ?? [];
}

it('takes a file with Windows line ends', () => {
  writeFileSync(`${folder}/good.md`, GOOD.replaceAll('\n', '\r\n'));
  expect(readStarterGuides(folder)).toEqual([
    {
      slug: 'good',
      title: 'A guide',
      excerpt: 'In short.',
      language: 'en',
      tags: ['One'],
      reviewedBy: null,
      dueAt: null,
      bodyMarkdown: '## Why?',
      updatedAt: '2026-11-21T00:00:00.000Z',
    },
  ]);
  rmSync(`${folder}/good.md`);
});

it.each([
  ['no-front-matter.md', '## Why?\n', 'does not begin with front matter'],
  ['no-title.md', GOOD.replace(/title: .*\n/, ''), 'title: '],
  ['unknown.md', GOOD.replace('tags:', 'author: me\ntags:'), 'author'],
  ['no-date.md', GOOD.replace('2026-11-21', 'soon'), 'updatedAt: '],
  ['no-body.md', GOOD.replace('## Why?', ''), 'Content is required'],
  ['not-yaml.md', GOOD.replace('[One]', '[One'), 'not-yaml.md'],
  ['two--hyphens.md', GOOD, 'lowercase with hyphens'],
])('names %s where it is no guide, and what is wrong', (name, content, wrong) => {
  writeFileSync(join(folder, name), content);
  try {
    expect(() => readStarterGuides(folder)).toThrow(name);
    expect(() => readStarterGuides(folder)).toThrow(wrong);
  } finally {
    rmSync(join(folder, name));
  }
});
