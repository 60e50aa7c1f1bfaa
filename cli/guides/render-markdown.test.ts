import { expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

it('shows headings, lists, quotes and links in plain lines that fit', () => {
  const markdown = `## What helps?

Call **[988](tel:988)** now, or read
[what to expect](/guides/detox).

- one that is longer than the line is wide
- two
  1. inner

> Said by somebody.

    code
`;
  expect(renderMarkdown(markdown, 24)).toEqual([
    'What helps?',
    '───────────',
    '',
    'Call 988 now, or read',
    'what to expect',
    '(/guides/detox).',
    '',
    '• one that is longer',
    '  than the line is wide',
    '• two',
    '',
    '  1. inner',
    '',
    '│ Said by somebody.',
    '',
    '    code',
  ]);
});
