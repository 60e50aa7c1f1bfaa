import { expect, it } from 'vitest';
import { GuideForm, splitTags, suggestSlug } from './guide.ts';

it('reads tags from a line: each once, without empty ones', () => {
  expect(splitTags(' Detox,First   steps,, detox ,Élan, elan')).toEqual(['Detox', 'First steps', 'Élan']);
  expect(splitTags(' , ')).toEqual([]);
});

it.each([
  ['What’s detox like?', 'whats-detox-like'],
  ['Élan & café — 24/7', 'elan-and-cafe-24-7'],
  ['長い', ''],
  [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
])('suggests a slug for %j', (title, slug) => {
  expect(suggestSlug(title)).toBe(slug);
});

it('says in words what is wrong with a typed guide', () => {
  const blank = { slug: '', title: '', excerpt: '', bodyMarkdown: '', tags: 'x'.repeat(41), reviewedBy: '' };
  const { error } = GuideForm.safeParse(blank);
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['slug', 'Slug is required'],
    ['title', 'Title is required'],
    ['excerpt', 'Excerpt is required'],
    ['bodyMarkdown', 'Content is required'],
    ['tags', 'Please use at most 40 characters for each tag'],
  ]);
});
