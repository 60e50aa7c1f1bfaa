import { isLate } from './patience.ts';

/** Code or words without which no page shows. Where they do not come, and not for a slow network, recover.ts looks. */
export function needed<T>(coming: Promise<T>): Promise<T> {
  coming.catch((error) => {
    if (!import.meta.env.SSR && !isLate(error)) document.documentElement.dataset.app = 'fails';
  });
  return coming;
}
