/** What became of sharing: the device's own dialog was shown, the link is in the clipboard, or neither could be. */
export type Shared = 'shared' | 'copied' | 'by-hand';

/**
 * Hands a link over by the device's own dialog (https://w3c.github.io/web-share/); without one, or where it fails,
 * puts it into the clipboard. Never throws.
 */
export async function shareLink(title: string, url: string): Promise<Shared> {
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return 'shared';
    }
  } catch (error) {
    // The person has thought better of it.
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // Browsers have a clipboard for pages only under https, and may refuse it.
    return 'by-hand';
  }
}
