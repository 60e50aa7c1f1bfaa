import { it } from 'vitest';
import { postRandomBodies, postRandomForms } from './testing/random-bodies.ts';
import { sendRandomRequests } from './testing/random-requests.ts';

it('answers any of 2,000 requests as documented, and drops nothing in silence', () =>
  sendRandomRequests(2000));

it('stores of 2,000 messages those alone that are as documented, each once', () => postRandomBodies(2000));

it('stores of 1,000 forms those alone that it says thanks for', () => postRandomForms(1000));
