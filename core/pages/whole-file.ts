/** A file of the whole directory, in one of its formats. */
export interface WholeFile {
  /** Below the server's own address. */
  path: string;
  /** As it is sent compressed; null while that is not measured yet. */
  bytes: number | null;
}
