import { it } from 'vitest';
import { sendRandomRequests } from './testing/random-requests.ts';

/** Ten times as many do so in random-requests.long.ts. */
it('answers any of 200 requests as documented, and drops nothing in silence', () => sendRandomRequests(200));
