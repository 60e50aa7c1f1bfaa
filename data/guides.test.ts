import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { afterAll, expect, it } from 'vitest';
import { guides as text } from '#core/i18n/en/guides.ts';
import { readStarterGuides } from './guides.ts';

const guides = readStarterGuides();
const folder = mkdtempSync(join(tmpdir(), 'harborlight-guides-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GOOD =
  '---\ntitle: A guide\nexcerpt: In short.\ntags: [One]\nreviewedBy: null\nupdatedAt: 2026-11-21\n---\n\n## Why?\n';

it('reads at least eight guides, named by their files', () => {
  expect(guides.length).toBeGreaterThanOrEqual(8);
  expect(guides.map(({ slug }) => slug)).toContain('overdose-and-naloxone');
});

it('claims of no guide that somebody reviewed it', () => {
  expect(guides.filter(({ reviewedBy }) => reviewedBy !== null)).toEqual([]);
});

it.each(guides.map(({ slug, bodyMarkdown }) => [slug, bodyMarkdown] as const))(
  '%s answers questions, names its sources, and ends with where to get help now',
  (_slug, body) => {
    const titles = fromMarkdown(body).children.flatMap((block) =>
      block.type === 'heading' && block.depth === 2 ? [textOf(block)] : [],
    );
    expect(titles.length).toBeGreaterThanOrEqual(6);
    expect(titles.filter((title) => !title.endsWith('?'))).toEqual([]);
    expect(titles.slice(-2)).toEqual(text.closing);
    const help = body.slice(body.lastIndexOf('\n## '));
    for (const link of ['(tel:911)', '(tel:988)', '(sms:988)', '(sms:741741)']) expect(help).toContain(link);
    const sources = body.slice(body.indexOf(`## ${text.closing[0]}`), body.lastIndexOf('\n## '));
    expect(sources).toContain('](https://');
  },
);

it.each(guides.map(({ slug, bodyMarkdown }) => [slug, bodyMarkdown] as const))(
  '%s links only to guides that are there, pages of ours, https, tel and sms',
  (_slug, body) => {
    const slugs = new Set(guides.map(({ slug }) => slug));
    const links = [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!);
    expect(links.length).toBeGreaterThan(0);
    const wrong = links.filter((link) => {
      const guide = /^\/guides\/([^#]+)/.exec(link)?.[1];
      if (guide) return !slugs.has(guide);
      return !/^(https:\/\/|tel:|sms:|\/(directory|live-matching|guides|states|transparency|contact)(?![\w-]))/.test(
        link,
      );
    });
    expect(wrong).toEqual([]);
  },
);

it('takes a file with Windows line ends', () => {
  writeFileSync(`${folder}/good.md`, GOOD.replaceAll('\n', '\r\n'));
  expect(readStarterGuides(folder)).toEqual([
    {
      slug: 'good',
      title: 'A guide',
      excerpt: 'In short.',
      tags: ['One'],
      reviewedBy: null,
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
