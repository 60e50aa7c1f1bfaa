import { it } from 'vitest';
import { sendRandomRequests } from './testing/random-requests.ts';

it('answers any of 2,000 requests as documented, and drops nothing in silence', () =>
  sendRandomRequests(2000));
