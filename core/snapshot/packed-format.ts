/** A new number has devices fetch the whole copy again, by a newer app, instead of misreading it. */
export const PACKED_FORMAT = 1;

/** Thrown where the directory is written as another version of the app has it. */
export class OtherFormatError extends Error {}

/** Whether a state's file is written as this version has it. Each version says so first: nobody need read the rest. */
export function isReadable(json: string): boolean {
  return json.startsWith(`{"format":${PACKED_FORMAT},`);
}
