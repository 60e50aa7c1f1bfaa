/** What hears of each step through the history before the router does, and can keep it from it; none most of the time. */
export const historySteps: { hold?: ((event: PopStateEvent) => void) | undefined } = {};

/** To be called before the router is there: on the window a listener that came first is heard first. */
export function watchHistorySteps(): void {
  window.addEventListener('popstate', (event) => historySteps.hold?.(event));
}
