import { useEffect, useState } from 'react';
import { pageText } from '../text.tsx';
import { leavesByShift } from './leave.ts';
import { listenForShifts, WITHIN_MS } from './shift-three-times.ts';

const useShortcutText = pageText('leaveShortcut');

/** Shift three times leaves the site: see listen-for-leaving.ts. Each press is shown and said, and so is that the count has ended. */
export default function ShiftShortcut() {
  const text = useShortcutText();
  const [missing, setMissing] = useState<number>();
  const [expired, setExpired] = useState(false);
  useEffect(
    () =>
      listenForShifts((left) => {
        if (leavesByShift()) setMissing(left);
      }),
    [],
  );
  useEffect(() => {
    if (missing === undefined) return;
    setExpired(false);
    const ends = setTimeout(() => {
      setMissing(undefined);
      setExpired(true);
    }, WITHIN_MS);
    return () => clearTimeout(ends);
  }, [missing]);
  return (
    <span role="status" className={missing ? 'w-full pb-1 text-right text-sm' : 'sr-only'}>
      {missing ? text.missing(missing) : expired ? text.expired : ''}
    </span>
  );
}
