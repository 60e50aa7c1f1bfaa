/**
 * Thrown where settings are wrong; the message lists each on a line of its own. Apart from them, so that who only
 * handles it need not load them.
 */
export class SettingsError extends Error {}
