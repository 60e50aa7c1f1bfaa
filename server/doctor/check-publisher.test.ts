import { expect, it } from 'vitest';
import { checkPublisher } from './check-publisher.ts';

it.each([
  [{ NODE_ENV: 'development' }, 'ok', 'need not be'],
  [{ NODE_ENV: 'production' }, 'warning', 'nobody is named'],
  [{ NODE_ENV: 'production', PUBLISHER: 'Example Council' }, 'ok', 'Example Council publishes'],
  [
    { NODE_ENV: 'production', PUBLISHER: 'Example Council', PUBLISHER_CONTACT: 'hello@council.example' },
    'ok',
    '(hello@council.example)',
  ],
] as const)('says of %j: %s', (settings, status, words) => {
  expect(checkPublisher(settings)).toMatchObject({ status, message: expect.stringContaining(words) });
});
