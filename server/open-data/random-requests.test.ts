import { it } from 'vitest';
import { postRandomBodies, postRandomForms } from './testing/random-bodies.ts';
import { sendRandomRequests } from './testing/random-requests.ts';

/** Ten times as many do so in random-requests.long.ts. */
it('answers any of 200 requests as documented, and drops nothing in silence', () => sendRandomRequests(200));

it('stores of 200 messages those alone that are as documented, each once', () => postRandomBodies(200));

it('stores of 100 forms those alone that it says thanks for', () => postRandomForms(100));
