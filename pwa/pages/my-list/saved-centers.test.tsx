import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { parse } from 'node-html-parser';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { PageDataProvider } from '../../site/page-data.ts';
import { loadWords } from '../../text.tsx';
import { CenterLine } from './center-line.tsx';
import { SavedCenters } from './saved-centers.tsx';

const saved = {
  slug: 'casa-faro',
  name: 'Casa Faro',
  city: 'El Paso',
  state: 'TX',
  phone: '915-555-0100',
  note: '',
} as const;

beforeAll(() => loadWords('en'));

function render(children: ReactNode) {
  const html = renderToString(
    <PageDataProvider value={{ origin: 'https://harborlight.example', today: '2026-11-21' }}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>{children}</MemoryRouter>
      </QueryClientProvider>
    </PageDataProvider>,
  );
  return parse(html.replaceAll('<!-- -->', ''));
}

it('names the street of a saved center where the directory lists one, and calls it by its name and city', () => {
  const line = render(<CenterLine center={{ ...saved, street: '12 Pier Road' }} listed />);
  expect(line.querySelector('h3 + p')?.text).toBe('12 Pier Road, El Paso, TX');
  expect(line.querySelector('a[href^="tel:"]')?.text).toBe('Call 915-555-0100, Casa Faro, El Paso');
  const hidden = render(<CenterLine center={saved} listed />);
  expect(hidden.querySelector('h3 + p')?.text).toBe('El Paso, TX');
});

it('has the count and what its words of freshness mean before the first center of the list and its call', () => {
  const list = render(<SavedCenters centers={[saved, { ...saved, slug: 'casa-luz', name: 'Casa Luz' }]} />);
  const [before = ''] = list.text.split('Casa Faro');
  expect(before).toBe('2 saved centersWhat “verified” means here');
  expect(list.querySelector('[aria-describedby=note-hint]')).not.toBeNull();
  expect(list.querySelector('#note-hint')?.text).toContain('stay on this device');
});
