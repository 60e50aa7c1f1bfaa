import { fold } from '#core/fold-text.ts';
import { weakPassword } from '#core/i18n/en/admin/staff-validation.ts';
import { AppError } from '../app-error.ts';

/** Shorter, a password would not be taken by itself. */
const SHORTEST = 12;
/** Fewer signs than that beside one's own name are quickly tried. */
const LEAST_BESIDE_NAME = 8;
/** What somebody guesses first who knows where the account is. */
const PRODUCT = 'harborlight';
/** What fingers and children run along; digits begin anew. */
const RUNS = ['12345678901234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'];
/** Signs that are written for letters. */
const WRITTEN_FOR: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
};

/**
 * Throws 400 `weak_password` for what is guessed first: one of the 10,000 commonest, also as words with other signs
 * (`p@ssword`), with digits and signs around it, or several times over; a run of keys; and little more than the
 * account's own name, its email address, or ours (NIST SP 800-63B, section 5.1.1.2).
 */
export async function refuseWeakPassword(
  password: string,
  account: { email: string; name: string },
): Promise<void> {
  const beside = besideNames(password, account);
  const message = (await isCommon(password))
    ? weakPassword.common
    : beside !== undefined && (beside.length < LEAST_BESIDE_NAME || (await isCommon(beside)))
      ? weakPassword.own
      : undefined;
  if (message) throw new AppError(400, 'weak_password', `${message}.`, [{ path: 'password', message }]);
}

/** What is left of a password without the names that are in it; undefined where none is. */
function besideNames(password: string, { email, name }: { email: string; name: string }): string | undefined {
  const names = [name, email, PRODUCT]
    .flatMap((text) => fold(text).split(' '))
    // Shorter ones are in many words.
    .filter((part) => part.length > 3)
    .sort((a, b) => b.length - a.length);
  const whole = fold(password).replaceAll(' ', '');
  const rest = names.reduce((left, part) => left.replaceAll(part, ''), whole);
  return rest === whole ? undefined : rest;
}

async function isCommon(password: string): Promise<boolean> {
  const lower = password.toLowerCase();
  if (isRun(lower)) return true;
  const once = firstRound(lower) ?? lower;
  // A round that is long may be a sentence; one that is short would not be taken by itself.
  if (once !== lower && once.length < SHORTEST) return true;
  const { commonPasswords } = await import('../../data/common-passwords.ts');
  const bare = withoutSignsAround(once);
  return [once, bare, inLetters(once), inLetters(bare), withoutSignsAround(inLetters(once))].some((text) =>
    commonPasswords.has(text),
  );
}

/** What a text says over and over, the last time perhaps not to its end; undefined where it does not. */
function firstRound(text: string): string | undefined {
  for (let length = 1; length <= text.length / 2; length++) {
    if (text.slice(length) === text.slice(0, -length)) return text.slice(0, length);
  }
  return undefined;
}

function isRun(text: string): boolean {
  const backwards = [...text].reverse().join('');
  return RUNS.some((run) => run.includes(text) || run.includes(backwards));
}

function inLetters(text: string): string {
  return [...text].map((sign) => WRITTEN_FOR[sign] ?? sign).join('');
}

function withoutSignsAround(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}
