/** Holds the place of a page while its code loads; nothing flashes for what takes a moment. */
export function PageLoading() {
  return <div className="wrap min-h-[70vh]" aria-busy="true" />;
}
