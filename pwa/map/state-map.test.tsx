import { parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { StateCount } from '#core/center/center.ts';
import { en } from '#core/i18n/en.ts';
import type { Language } from '#core/i18n/languages.ts';
import { jurisdictions, states } from '#core/lists/public-lists.ts';
import { LanguageProvider, loadWords } from '../text.tsx';
import { StateMap } from './state-map.tsx';

const counts: StateCount[] = states.values.map((state, index) => ({ state, count: index * 100 }));

async function render(given: StateCount[] | undefined, language: Language = 'en') {
  await loadWords(language);
  const html = renderToString(
    <MemoryRouter>
      <LanguageProvider language={language}>
        <StateMap counts={given} heading="h2" />
      </LanguageProvider>
    </MemoryRouter>,
  );
  const root = parse(html);
  const links = root.querySelectorAll('nav a').map((link) => ({
    name: link.getAttribute('aria-label'),
    href: link.getAttribute('href'),
  }));
  return { root, links };
}

it('is a navigation of the 50 states, each a link with its name and its count', async () => {
  const { root, links } = await render(counts);
  expect(links).toHaveLength(50);
  expect(links.map(({ href }) => href).toSorted()).toEqual(
    states.values.map((state) => `/states/${state.toLowerCase()}`).sort(),
  );
  for (const { state, count } of counts) {
    const name = `${jurisdictions.labels[state]}, ${count.toLocaleString('en-US')} ${count === 1 ? 'center' : 'centers'}`;
    expect(links).toContainEqual({ name, href: `/states/${state.toLowerCase()}` });
  }
  const heading = root.querySelector('nav')!.getAttribute('aria-labelledby')!;
  expect(root.getElementById(heading)!.textContent).toBe('The states on a map');
});

it('has DC as a link once that has centers', async () => {
  const { links } = await render([...counts, { state: 'DC', count: 1 }]);
  expect(links).toHaveLength(51);
  expect(links).toContainEqual({ name: 'District of Columbia, 1 center', href: '/states/dc' });
});

it('holds its place while the counts are on their way, without saying any', async () => {
  const { links } = await render(undefined);
  expect(links).toHaveLength(50);
  expect(links).toContainEqual({ name: en.lists.states.labels.TX, href: '/states/tx' });
});

it('speaks Spanish', async () => {
  const { root, links } = await render([{ state: 'TX', count: 1234 }], 'es');
  expect(links).toContainEqual({ name: 'Texas, 1,234 centros', href: '/states/tx' });
  expect(root.textContent).toContain('Centros por estado');
});

it('lets the keyboard skip it', async () => {
  const { root } = await render(counts);
  const skip = root.querySelector('a[href^="#"]')!;
  expect(skip.textContent).toBe('Skip the map');
  expect(root.getElementById(skip.getAttribute('href')!.slice(1))).not.toBeNull();
});
