import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ADMIN, refreshPages } from './session.ts';

it('asks anew for what pages show, and not for who is signed in: an ended session would take the page away', async () => {
  const client = new QueryClient();
  client.setQueryData([ADMIN, 'session'], { id: 1, name: 'Ada Admin' });
  client.setQueryData([ADMIN, 'imports'], []);
  await refreshPages(client);
  expect(client.getQueryState([ADMIN, 'imports'])?.isInvalidated).toBe(true);
  expect(client.getQueryState([ADMIN, 'session'])?.isInvalidated).toBe(false);
});
