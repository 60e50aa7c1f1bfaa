import { expect, it } from 'vitest';
import { readGuide } from './read-guide.ts';

it('reads each question with the text of its answer, without markup', () => {
  const markdown = [
    'Before any question.',
    '## What is *detox*?',
    'Medical **care**, and [more](/guides/detox).',
    '',
    'A second paragraph.',
    '',
    '- A seizure',
    '- Confusion',
    '  - with fever',
    '### A smaller heading',
    '> Ask a nurse.',
    '',
    '<script>alert(1)</script>',
    '',
    '## And then?',
    'Rest.',
  ].join('\n');
  expect(readGuide(markdown).sections).toEqual([
    {
      id: 'what-is-detox',
      title: 'What is detox?',
      text: 'Medical care, and more. A second paragraph. A seizure Confusion with fever A smaller heading Ask a nurse.',
    },
    { id: 'and-then', title: 'And then?', text: 'Rest.' },
  ]);
});

it('gives every section an id of its own, whatever its heading', () => {
  const ids = readGuide('## Why?\n## Why?\n## Why 2\n## ???\n## ¿Qué es?').sections.map(({ id }) => id);
  expect(ids).toEqual(['why', 'why-2', 'why-2-2', 'section', 'que-es']);
});

it('finds no section where there is no heading', () => {
  expect(readGuide('Only text.').sections).toEqual([]);
});
