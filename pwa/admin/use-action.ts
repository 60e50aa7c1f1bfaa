import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { keepFocus } from './parts/keep-focus.ts';

interface After<Result> {
  onSuccess?: (result: Result) => void;
  onError?: (error: Error) => void;
}

/**
 * A mutation behind a button: one at a time, so that a double click sends nothing twice. What `mutate` is given to do
 * afterwards is done before the lists are read anew in `onSettled`: by then the item may have left its list, and the
 * button with it, and the library would forget it. It is not done where the page was left meanwhile.
 */
export function useAction<Result, Given = void>(
  options: Pick<
    UseMutationOptions<Result, Error, Given>,
    'mutationFn' | 'onSuccess' | 'onError' | 'onSettled'
  >,
) {
  const underWay = useRef(false);
  const after = useRef<After<Result>>({});
  const giveFocusBack = useRef(() => {});
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const mutation = useMutation<Result, Error, Given>({
    ...options,
    async onSuccess(...event) {
      await options.onSuccess?.(...event);
      if (isThere.current) after.current.onSuccess?.(event[0]);
    },
    async onError(...event) {
      await options.onError?.(...event);
      if (isThere.current) after.current.onError?.(event[0]);
    },
    async onSettled(...event) {
      underWay.current = false;
      await options.onSettled?.(...event);
      giveFocusBack.current();
    },
  });

  return {
    ...mutation,
    mutate(given: Given, then: After<Result> = {}): void {
      if (underWay.current) return;
      underWay.current = true;
      after.current = then;
      giveFocusBack.current = keepFocus();
      mutation.mutate(given);
    },
  };
}
