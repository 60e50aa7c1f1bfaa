/** A way off the page, and what it takes with it, where the usual words do not say that. */
export interface Leaving {
  go: () => void;
  text?: string;
}

/** Those that guard something unsaved, the innermost last. */
const guards: ((leaving: Leaving) => void)[] = [];

/** From now on `ask` is told of whatever would leave the page. Returns the end of that. */
export function guardLeaving(ask: (leaving: Leaving) => void): () => void {
  guards.push(ask);
  return () => {
    guards.splice(guards.indexOf(ask), 1);
  };
}

/** Goes at once where nothing is unsaved; else somebody is asked first. For what is neither a link nor a step back. */
export function askToLeave(leaving: Leaving): void {
  const ask = guards.at(-1);
  if (ask) ask(leaving);
  else leaving.go();
}
