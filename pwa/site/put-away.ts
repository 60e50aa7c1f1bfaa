/** How often the browser has put this page away for Back; and, while it is, what waits for its return. */
let times = 0;
let back: Promise<void> | undefined;

if (typeof window !== 'undefined') {
  let show = () => {};
  const hide = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    times += 1;
    back ??= new Promise((resolve) => {
      show = resolve;
    });
  };
  window.addEventListener('pagehide', hide, { capture: true });
  window.addEventListener('pageshow', () => {
    back = undefined;
    show();
  });
}

export function timesPutAway(): number {
  return times;
}

/** Resolves when the page is back; undefined where it is not away. */
export function untilBack(): Promise<void> | undefined {
  return back;
}
