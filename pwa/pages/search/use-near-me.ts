import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** "Near me" asks for the phone's position as the button does: where it was asked here, not where one comes back to it. */
export function useNearMe(wanted: boolean, locate: () => void): void {
  const address = useLocation().search;
  const isBack = useNavigationType() === 'POP';
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (!wanted) asked.current = undefined;
    else if (!isBack && asked.current !== address) {
      asked.current = address;
      locate();
    }
  }, [wanted, isBack, address, locate]);
}
