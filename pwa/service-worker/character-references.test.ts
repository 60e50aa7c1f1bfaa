import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { expect, it } from 'vitest';
import { decodeNamedCharacterReference } from './character-references.ts';

it.each(['amp', 'lt', 'gt', 'quot', 'nbsp'])('knows &%s; as Markdown does', (name) => {
  expect(decodeNamedCharacterReference(name)).toBe(textOf(fromMarkdown(`A&${name};`)).slice(1));
});

it('guesses at no other', () => {
  for (const name of ['eacute', 'toString'])
    expect(() => decodeNamedCharacterReference(name)).toThrow('all names');
});
