import { ask } from '../terminal/ask.ts';
import { describeFailure } from '../terminal/failure.ts';
import { paint } from '../terminal/paint.ts';
import { safeText } from '../terminal/safe-text.ts';
import { Cancelled, UsageError } from '../usage-error.ts';

// What each walk does where something fails. How they go on, and what they show, is their own: triage has a list that
// is read once, and a window to itself; the centers that are due are fetched as they go, and printed one below the other.

/**
 * Why something could not be done, on which a walk goes on: whoever was faster, or a server that is gone for a while,
 * ends none. Throws what does, such as Ctrl-C.
 */
export function describeRefusal(error: unknown): ReturnType<typeof describeFailure> {
  if (error instanceof Cancelled || error instanceof UsageError) throw error;
  return describeFailure(error);
}

/** Says why something could not be read, and asks whether to try again. Throws it where not. */
export async function askToTryAgain(
  error: unknown,
  question: { message: string; instead: string },
): Promise<void> {
  console.error(paint('red', safeText(describeFailure(error).message), process.stderr));
  const key = await ask.key({ ...question, keys: { t: 'try again', q: 'quit' } });
  if (key === 'q') throw error;
}
