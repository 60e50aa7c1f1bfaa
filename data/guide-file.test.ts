import { expect, it } from 'vitest';
import { describeProblem, formatGuideFile, type GuideFileError, parseGuideFile } from './guide-file.ts';
import { readStarterGuides } from './guides.ts';

const GOOD = `---
slug: sleep-in-detox
title: Sleep in detox
excerpt: In short.
tags: [Detox, Sleep]
reviewedBy: Dr. Example
---

## Why?
`;

function problemsOf(file: string): string[] {
  try {
    parseGuideFile(file);
    return [];
  } catch (error) {
    return (error as GuideFileError).problems.map(describeProblem);
  }
}

it('writes a file that says the same when it is read again', () => {
  const awkward = {
    slug: 'sleep',
    title: 'Sleep: what is it? #1',
    excerpt: `"Quoted", 'too', ${'long '.repeat(40)}end`,
    language: 'es' as const,
    tags: ['First: steps', '2026', 'a, b', 'null'],
    reviewedBy: 'yes',
    dueAt: '2027-01-15',
    bodyMarkdown: '## Why?\n\n---\n\nBecause of [a link](/guides/x).',
  };
  expect(parseGuideFile(formatGuideFile(awkward))).toEqual(awkward);
  for (const { updatedAt, ...guide } of readStarterGuides()) {
    const file = { ...guide, updatedAt: updatedAt.slice(0, 10) };
    expect(parseGuideFile(formatGuideFile(file))).toEqual(file);
  }
});

it('takes what people write: Windows line ends, tags with commas, numbers as text, no reviewer', () => {
  const file = GOOD.replace('[Detox, Sleep]', 'Detox, Sleep')
    .replace('Sleep in detox', '2026')
    .replace('reviewedBy: Dr. Example', 'reviewedBy:')
    .replaceAll('\n', '\r\n');
  expect(parseGuideFile(`\uFEFF${file}`)).toEqual({
    slug: 'sleep-in-detox',
    title: '2026',
    excerpt: 'In short.',
    language: 'en',
    tags: ['Detox', 'Sleep'],
    reviewedBy: null,
    dueAt: null,
    bodyMarkdown: '## Why?',
  });
  expect(parseGuideFile(GOOD.replace(/slug: .*\n/, ''), 'by-its-name').slug).toBe('by-its-name');
  expect(parseGuideFile(GOOD, 'any', 'es').language).toBe('es');
  expect(parseGuideFile(GOOD.replace('title:', 'language: en\ntitle:'), 'any', 'es').language).toBe('en');
});

it.each([
  ['## Why?\n', ['line 1, front matter: the file does not begin with front matter between two --- lines']],
  [
    `First words.\n${GOOD}`,
    ['line 1, front matter: the file does not begin with front matter between two --- lines'],
  ],
  [
    GOOD.replace('[Detox, Sleep]', 'Detox, Step #1'),
    ['line 5, tags: text with " #" in it needs quotes around it: "…"'],
  ],
  [GOOD.replace('sleep-in', 'Sleep in'), ['line 2, slug: Slug must be lowercase with hyphens only']],
  [
    GOOD.replace('reviewedBy', 'language: fr\nreviewedBy'),
    ['line 6, language: Language must be one of: en, es'],
  ],
  [GOOD.replace('Sleep in detox', ''), ['line 3, title: Title is required']],
  [GOOD.replace(/title: .*\n/, ''), ['title: Title is required']],
  [
    GOOD.replace('Sleep in detox', 'Sleep: in detox'),
    ['line 3, front matter: text with a colon in it needs quotes around it: "…"'],
  ],
  [
    GOOD.replace('Sleep in detox', 'Sleep #1'),
    ['line 3, title: text with " #" in it needs quotes around it: "…"'],
  ],
  [
    GOOD.replace('title: ', 'title:'),
    ['line 3, front matter: each line must be "name: text", with a space behind the colon'],
  ],
  [
    GOOD.replace('tags:', 'author: me\ntags:'),
    ['line 5, author: is none of slug, language, title, excerpt, tags, reviewedBy, dueAt, updatedAt'],
  ],
  [
    GOOD.replace('reviewedBy', 'dueAt: 2027-02-30\nreviewedBy'),
    ['line 6, dueAt: Please give a day such as 2027-01-15'],
  ],
  [
    GOOD.replace('Sleep]', `${'x'.repeat(41)}]`).replace('## Why?', ''),
    ['line 5, tags.1: Please use at most 40 characters for each tag', 'line 8, text: Content is required'],
  ],
])('names field and line of what is wrong in %j', (file, problems) => {
  expect(problemsOf(file)).toEqual(problems);
});
