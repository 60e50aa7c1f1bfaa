import { type Plugin, transformWithOxc } from 'vite';
import { STATIC_BLOCK_TARGET } from './oldest-browsers.ts';

/**
 * Rewrites the static blocks of classes, which Safari has from 16.4 on, with no help of fields: made for Safari 16, a
 * block becomes the initial value of a field, and that is what Safari 15 may read wrongly (see losesNames).
 */
export function lowerStaticBlocks(): Plugin {
  return {
    name: 'lower-static-blocks',
    transform: {
      filter: { id: /\.m?[jt]sx?$/, code: /\bstatic\s*\{/ },
      handler: (code, id) => transformWithOxc(code, id, { target: STATIC_BLOCK_TARGET }),
    },
  };
}
