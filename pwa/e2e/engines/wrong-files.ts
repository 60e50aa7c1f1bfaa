/** What engines report by themselves of files that are something else, or do not come. */
export const WRONG_FILES =
  /Failed to load|Failed to fetch dynamically|MIME type|Loading module|error loading dynamically|Importing a module|preload|Unexpected (token|end)|missing \S+ after|Invalid or unexpected|Unterminated|SyntaxError|ServiceWorker|startApp/i;

/** Runs in a page: looks for a newer version, and says what became of it. */
export async function update(): Promise<string> {
  const registration = await navigator.serviceWorker.ready;
  const ended = new Promise<string>((resolve) => {
    const follow = () => {
      const worker = registration.installing!;
      worker.addEventListener('statechange', () => resolve(worker.state), { once: true });
    };
    registration.addEventListener('updatefound', follow, { once: true });
  });
  await registration.update();
  return ended;
}
