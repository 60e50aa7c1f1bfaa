/** How often what others may change is asked for while nobody does anything. */
const QUIET_MS = 30_000;

/** Staff must see what is, not what was when they were here last. */
export const always = { staleTime: 0, refetchOnMount: 'always' } as const;

/** The same for what others change all the time: also when somebody comes back to the window, and now and then. */
export const fresh = { ...always, refetchOnWindowFocus: true, refetchInterval: QUIET_MS } as const;
