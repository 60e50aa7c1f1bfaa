/** The lighthouse of the app's icon, beside the name. */
export function Mark() {
  return <img src="/favicon.svg" alt="" width="32" height="32" className="size-8" />;
}
