/** How often a page is asked for: once it is read, its service worker has what it lacked. */
const MOST_TRIES = 5;

/** True of a document that was drawn, and not of the frame in which the app draws. */
export function isFinished(html: string): boolean {
  return html.includes('<template id="app">');
}

/**
 * What `read` brings, again where that is the frame alone: a busy machine may take longer to draw a page than people are to
 * wait for one, and then the app draws it. How long it takes is measured in bench/.
 */
export async function untilFinished(read: () => Promise<string>): Promise<string> {
  for (let tries = 1; ; tries++) {
    const html = await read();
    if (isFinished(html) || tries === MOST_TRIES) return html;
  }
}
