import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Guide } from '#core/guide/guide.ts';
import { blankGuide } from '#core/testing/blank-guide.ts';
import { loadWords } from '../../text.tsx';
import { GuideList } from './guide-list.tsx';

await loadWords('en');

const guide = { ...blankGuide, id: '1', slug: 'sleep', title: 'Sleep', dueAt: '9999-01-15' };
const due = { ...guide, id: '2', slug: 'law', title: 'A law', dueAt: '2026-01-15' };
const spanish = { ...due, id: '3', language: 'es' as const, title: 'Una ley', dueAt: '2025-12-31' };

function render(guides: readonly Guide[]): string {
  const nothing = () => {};
  return renderToStaticMarkup(
    <MemoryRouter>
      <GuideList guides={guides} onEdit={nothing} onAdd={nothing} onDelete={nothing} />
    </MemoryRouter>,
  );
}

it('says since when a guide is due, or on which day it will be', () => {
  const html = render([guide, due]);
  expect(html).toContain('Due on Jan 15, 9999');
  expect(html).toContain('Due since Jan 15, 2026');
});

it('puts what is due first, with its versions in their order', () => {
  const titles = [...render([guide, due, spanish]).matchAll(/<h2[^>]*>([^<]*)/g)].map(([, title]) => title);
  expect(titles).toEqual(['A law', 'Una ley', 'Sleep']);
});
