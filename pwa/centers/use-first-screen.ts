import { startTransition, useEffect, useState } from 'react';

/** So many cards fill the first screen of a phone, and of a wide one. */
export const FIRST_SCREEN = 6;

/**
 * A list, or where it takes another's place, and somebody waits at its top, what the first screen shows of it: all of it
 * comes as soon as that is painted. One that is there from the start is whole at once, such as that to which one goes back.
 */
export function useFirstScreen<Item>(list: readonly Item[], isAwaited: boolean): readonly Item[] {
  const [painted, setPainted] = useState(list);
  useEffect(() => startTransition(() => setPainted(list)), [list]);
  return isAwaited && painted !== list && list.length > FIRST_SCREEN ? list.slice(0, FIRST_SCREEN) : list;
}
