/** What a person does first on a page. Only then, or when the phone is at rest, does the page need the app. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;
/** A phone that is never at rest gets the app so long after the page, in milliseconds. */
const REST_MS = 2000;
/** The same where the browser does not say when it is at rest: Safari. */
const SOON_MS = 200;

/** Resolves at the first touch, key or focus, or when the page has loaded and the phone is at rest. */
export function untilNeeded(): Promise<void> {
  return new Promise((resolve) => {
    for (const touch of TOUCHES)
      window.addEventListener(touch, () => resolve(), { capture: true, passive: true, once: true });
    const rest = () => {
      if (window.requestIdleCallback) window.requestIdleCallback(() => resolve(), { timeout: REST_MS });
      else setTimeout(resolve, SOON_MS);
    };
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, { once: true });
  });
}

/**
 * Presses once more, when the app is there, the last button that was pressed before, and that nothing else answers: links and
 * forms are the browser's own.
 */
export function holdTaps(): void {
  const root = document.documentElement;
  let pressed: HTMLButtonElement | undefined;
  const note = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    pressed = button?.type === 'button' ? button : undefined;
  };
  document.addEventListener('click', note, true);
  const answered = new MutationObserver(() => {
    if (root.dataset.ready === undefined) return;
    answered.disconnect();
    document.removeEventListener('click', note, true);
    if (pressed?.isConnected) pressed.click();
  });
  answered.observe(root, { attributeFilter: ['data-ready'] });
}
