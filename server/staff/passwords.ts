import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's own cost: 19 MiB and 2 passes, as OWASP's password storage cheat sheet asks for. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Takes as long for an account that is not there (undefined), so that nobody learns which addresses have one. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  nobody ??= hashPassword('the password of nobody');
  // Waited for in either case: it takes its time only once.
  const instead = await nobody;
  const right = await verify(stored ?? instead, password);
  return right && stored !== undefined;
}

let nobody: Promise<string> | undefined;
