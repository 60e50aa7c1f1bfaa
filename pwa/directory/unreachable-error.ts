/** Thrown where the server could not be reached at all. */
export class UnreachableError extends Error {}
