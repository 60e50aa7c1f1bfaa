/** Why a message was not taken, by the error's code. `retryAfter` is in seconds. */
export interface Refusals {
  codes: Readonly<Record<string, string>>;
  tooMany: (retryAfter: number) => string;
  later: (retryAfter: number) => string;
  tooLarge: (kilobytes: number) => string;
  /** Of what nobody foresaw. */
  whole: string;
  field: string;
}

/** The server says it in English itself, where it refuses; only other languages put their words in place of those. */
export const refusals: Refusals | null = null;
