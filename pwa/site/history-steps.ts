/** What hears of each step through the history before the router does, and can keep it from it; none most of the time. */
export const historySteps: { hold?: ((event: PopStateEvent) => void) | undefined } = {};

/** True from a step that the router, which was still to come, did not hear. */
let missed = false;
const noteMissed = () => {
  missed = true;
};

/** To be called before the router is there: on the window a listener that came first is heard first. */
export function watchHistorySteps(): void {
  window.addEventListener('popstate', (event) => historySteps.hold?.(event));
  window.addEventListener('popstate', noteMissed);
}

/**
 * To be called once the router listens. It has read the address before the page was drawn, and somebody may have gone back
 * meanwhile: the page would stay at another address than its own.
 */
export function tellMissedSteps(): void {
  window.removeEventListener('popstate', noteMissed);
  if (missed) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
}
