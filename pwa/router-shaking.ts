import type { Plugin } from 'vite';

/** What keeps whole parts alive that nobody renders, and what stands in its place. */
const CHANGES: readonly [found: RegExp, instead: string][] = [
  // Names of components for developer tools.
  [/^[\w$]+\.displayName = ".*";$/gm, ''],
  // Calls of React, and classes made from one of its own, of which a bundler does not know that they do nothing else.
  [/(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ '],
  [
    /^var (\w+) = (class extends React\d*\.Component \{\n[\s\S]*?\n\});$/gm,
    'var $1 = /* @__PURE__ */ (() => $2)();',
  ],
  // What it tells developers, as in its build for production.
  [/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;'],
  // Loading a link's page ahead, which the framework alone can do.
  [/= usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/, '= [false, null, {}];'],
  [/ref: mergeRefs\(forwardedRef, prefetchRef\),/, 'ref: forwardedRef,'],
  [/return shouldPrefetch && !isAbsolute \? .* : link;/, 'return link;'],
  // Data routers, whose state the routes of a <BrowserRouter> never have.
  [/^ {2}let dataRouterState = dataRouterOpts\?\.state;$/m, '  const dataRouterState = void 0;'],
  [/^RenderErrorBoundary\.contextType = RSCRouterContext;$/m, ''],
];

/**
 * Lets the bundler leave out what the app does not use of React Router, of whose code the app needs a half. Its package
 * is one file, in which forms, data routers, prefetching and scroll restoration hang on each other. Fails where a
 * version of it is written otherwise.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler(code) {
        // It has files with little in them, too.
        if (!code.includes('function useRoutesImpl(')) return;
        for (const [found, instead] of CHANGES) {
          if (code.search(found) < 0) throw new Error(`React Router is written otherwise now: see ${found}.`);
          code = code.replace(found, instead);
        }
        return { code, map: null };
      },
    },
  };
}
