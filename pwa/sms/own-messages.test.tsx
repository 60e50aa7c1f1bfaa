import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PageDataProvider } from '../site/page-data.ts';
import type { TextableCenter } from './open-sms-dialog.ts';
import { useOwnMessages } from './own-messages.ts';

function Body({ center }: { center: TextableCenter }) {
  const href = useOwnMessages(center);
  return decodeURIComponent(href.slice(href.indexOf('body=') + 5));
}

function bodyFor(center: TextableCenter): string[] {
  const text = renderToStaticMarkup(
    <PageDataProvider value={{ origin: 'https://harborlight.example', today: '2026-11-21' }}>
      <MemoryRouter>
        <Body center={center} />
      </MemoryRouter>
    </PageDataProvider>,
  );
  return text.split('\n');
}

it('fills in what is known of a center, of a text that waits its name, number and page', () => {
  const waiting = { id: '00000017', slug: '00000017', name: 'Casa Faro', phone: '915-555-0100' };
  expect(bodyFor(waiting)).toEqual([
    ...['Casa Faro', '915-555-0100', 'https://harborlight.example/centers/00000017'],
  ]);
  const whole = {
    ...waiting,
    slug: 'casa-faro',
    street: '12 Pier Road',
    city: 'El Paso',
    state: 'TX',
  } as const;
  expect(bodyFor(whole)[2]).toBe('12 Pier Road, El Paso, TX');
  expect(bodyFor({ ...whole, street: null })[2]).toBe('El Paso, TX');
});
