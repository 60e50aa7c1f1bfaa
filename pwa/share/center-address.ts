import { useHref } from 'react-router-dom';
import { useOrigin } from '../site/environment.ts';

/** The whole address of a center's page, in the language in which it is read. */
export function useCenterAddress(slug: string): string {
  return useOrigin() + useHref(`/centers/${slug}`);
}
