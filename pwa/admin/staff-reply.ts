import { create } from 'zustand';
import { adminFrame } from '#core/i18n/en/admin/frame.ts';
import { ReplyError, readReply } from '../directory/directory-api.ts';
import { isLate } from '../site/patience.ts';

/** True where a call of staff was answered that nobody is signed in: the frame then asks to sign in, over the page. */
export const useSignedOut = create<{ signedOut: boolean }>(() => ({ signedOut: false }));

/** What a refused call says, for people. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
  issues: readonly { path: string; message: string }[];
}

/** The JSON of a call of staff. Throws ReplyError, or fetch's TypeError where the server was not reached. */
export async function staffReply<T>(call: Promise<Parameters<typeof readReply>[0]>): Promise<T> {
  const response = await call;
  if (response.status === 401) useSignedOut.setState({ signedOut: true });
  if (response.status === 204) return undefined as T;
  return readReply<T>(response).catch((error: Error) => {
    // A page where data should be, such as that of a network that asks to log in.
    throw error instanceof SyntaxError ? new ReplyError(response.status, '') : error;
  });
}

/** What is to be said about a failed call; undefined where the server gave no words of its own. */
export function readRefusal(error: unknown): Refusal | undefined {
  if (!(error instanceof ReplyError)) return undefined;
  try {
    const reply = JSON.parse(error.message.slice(error.message.indexOf(':') + 1)) as {
      error: Omit<Refusal, 'status' | 'issues'> & Partial<Refusal>;
    };
    return { issues: [], ...reply.error, status: error.status };
  } catch {
    return undefined;
  }
}

/** The server's words, or who answered in its place, or that nobody did. Never the page of others. */
export function describeFailure(error: unknown): string {
  if (isLate(error)) return adminFrame.late;
  if (!(error instanceof ReplyError)) return adminFrame.offline;
  return readRefusal(error)?.message ?? describeStranger(error);
}

function describeStranger({ status, message }: ReplyError): string {
  const { tooLarge, away, other } = adminFrame.strangers;
  if (status === 413) return tooLarge;
  if (status >= 502 && status <= 504) return away;
  // A line of plain text says more than we can (spec, section 9).
  return /^\d+: *[^<\s]/.test(message) ? message : other;
}
