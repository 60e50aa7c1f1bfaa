import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what the app does not use of React Router. Its package is one file, in which the name
 * of a component for developer tools (`Form.displayName = ...`) and a call of React (`React.forwardRef(...)`) keep
 * whole parts alive that nobody renders: forms, data routers, scroll restoration. A tenth of it goes by this.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^[\w$]+\.displayName = ".*";$/gm, '')
          .replace(/(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
