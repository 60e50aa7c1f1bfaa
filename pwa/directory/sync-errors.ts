/** Thrown where the server could not be reached at all. */
export class UnreachableError extends Error {}

/** Thrown where the person has removed the copy: nothing is to be kept on this device. */
export class UnwantedError extends Error {}
