/** How often it is looked again, one frame after the other. */
const MOST_FRAMES = 30;

/**
 * Remembers what has the keyboard: a button that cannot be pressed while its call is under way loses it. The function
 * that is returned gives it back where nothing else has taken it; where the button is gone, to the page.
 */
export function keepFocus(): () => void {
  const { activeElement } = document;
  const giveBack = (framesLeft: number) => {
    if (framesLeft === 0 || document.activeElement !== document.body) return;
    if (activeElement?.isConnected && activeElement.matches(':disabled')) return again(framesLeft - 1);
    const there = activeElement instanceof HTMLElement && activeElement.isConnected;
    const element =
      there && activeElement !== document.body ? activeElement : document.getElementById('content');
    element?.focus({ preventScroll: true });
  };
  const again = (framesLeft: number): void => {
    requestAnimationFrame(() => giveBack(framesLeft));
  };
  return () => again(MOST_FRAMES);
}

/** For a list that shows another page of itself: the keyboard and the view go on at its beginning. */
export function goToStart(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}
