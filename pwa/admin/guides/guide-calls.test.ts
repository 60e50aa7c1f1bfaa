import { afterEach, expect, it, vi } from 'vitest';
import { GuideForm } from '#core/guide/guide.ts';
import { blankGuide } from '#core/testing/blank-guide.ts';
import { saveGuide } from './guide-calls.ts';

afterEach(() => vi.unstubAllGlobals());

const reviewedAt = '2026-10-05T09:00:00.000Z';
const guide = { ...blankGuide, id: '1', reviewedBy: 'Ana Ruiz, MD', reviewedAt };

/** The review of a guide as it is sent, where "Reviewed again today" was ticked. */
async function sendTicked(
  reviewedBy: string,
  seen: typeof guide | typeof blankGuide,
): Promise<string | null> {
  let sent = '';
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent = String(body);
    return Response.json(seen);
  });
  const typed = {
    slug: 'sleep',
    language: 'en',
    title: 'Sleep',
    excerpt: 'In short.',
    bodyMarkdown: 'Rest.',
  };
  await saveGuide(GuideForm.parse({ ...typed, tags: '', reviewedBy, reviewedToday: true }), seen);
  return JSON.parse(sent).reviewedAt;
}

it('counts a review again only by who had reviewed the guide as it was seen last', async () => {
  expect(await sendTicked('Ana Ruiz, MD', guide)).not.toBe(reviewedAt);
  // Ticked before a colleague's change of the reviewer was taken over: what was ticked is no longer there.
  expect(await sendTicked('Ben Cole, MD', guide)).toBe(reviewedAt);
  expect(await sendTicked('', blankGuide)).toBeNull();
});
