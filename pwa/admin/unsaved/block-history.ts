import { historyIndex } from '../../site/history-index.ts';
import { historySteps } from '../../site/history-steps.ts';

/**
 * Holds a page against Back and Forward: the router does not hear of such a step, the browser is sent back to where it
 * was, and `onBlocked` gets the step, to be taken after all. A router that could do this itself would cost the first
 * view a tenth of its room. Returns the end of it.
 */
export function blockHistory(onBlocked: (go: () => void) => void): () => void {
  const { pathname } = window.location;
  let here = historyIndex();
  let steps = 0;
  let isLifted = false;
  const hold = (event: PopStateEvent) => {
    if (isLifted) return;
    const to = historyIndex();
    if (window.location.pathname === pathname) {
      here = to ?? here;
      if (steps === 0) return;
      // Back again from where nobody was to go.
      event.stopImmediatePropagation();
      const taken = steps;
      steps = 0;
      onBlocked(() => {
        isLifted = true;
        window.history.go(taken);
      });
      return;
    }
    // An entry that is none of the router's: how far away it is, nobody knows. The draft stays.
    if (to === undefined || here === undefined || to === here) return;
    event.stopImmediatePropagation();
    steps = to - here;
    window.history.go(-steps);
  };
  historySteps.hold = hold;
  return () => {
    if (historySteps.hold === hold) historySteps.hold = undefined;
  };
}
