import list from './common-passwords.json' with { type: 'json' };

/** The 10,000 passwords that people use most, in lowercase: what is guessed first. */
export const commonPasswords: ReadonlySet<string> = new Set(list);
