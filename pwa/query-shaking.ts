import type { Plugin } from 'vite';

const PAGES =
  '(this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior)';

/**
 * Lets the bundler leave out what the app does not use of TanStack Query: lists without end, which each query asks for
 * by name. Fails where a version of it says so by other words.
 */
export function shakeQuery(): Plugin {
  return {
    name: 'shake-query',
    transform: {
      filter: { id: /node_modules\/@tanstack\/query-core\/build\/modern\/query\.js$/ },
      handler(code) {
        if (!code.includes(PAGES))
          throw new Error('TanStack Query is written otherwise now: see shakeQuery.');
        return { code: code.replace(PAGES, 'this.options.behavior'), map: null };
      },
    },
  };
}
