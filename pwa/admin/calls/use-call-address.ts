import { useSearchParams } from 'react-router-dom';
import { type CallAddress, readCallAddress, writeCallAddress } from './call-address.ts';

/** What the address asks for, and how to ask for something else. A new filter starts at its first page. */
export function useCallAddress() {
  const [params, setParams] = useSearchParams();
  const address = readCallAddress(params, new Date());
  return {
    address,
    change: (changes: Partial<CallAddress>) =>
      setParams(writeCallAddress({ ...address, page: 1, ...changes }, new Date()), {
        // Back leads from page to page, not from letter to letter.
        replace: changes.page === undefined,
        preventScrollReset: true,
      }),
    reset: () => setParams({}, { preventScrollReset: true }),
  };
}
