import { chmodSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { shakeRouter } from './pwa/router-shaking.ts';
import { webManifest } from './pwa/web-manifest.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** `vite build` makes the PWA (dist/pwa); `vite build --ssr` bundles server and toolkit for Node (dist/node). */
export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? nodeBuild : pwaBuild));

const nodeBuild = defineConfig({
  // In one piece: to find and read the hundreds of files of our packages takes longer than to run them.
  ssr: { noExternal: true, external: ['better-sqlite3', '@node-rs/argon2', 'vite', 'tsx'] },
  // React has two versions in one package; the other one checks and warns, and takes five times as long.
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [react(), shipGuides(), makeToolkitExecutable()],
  build: {
    ssr: true,
    outDir: 'dist/node',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        server: path('server/main.ts'),
        'directory-worker': path('server/directory-worker.ts'),
        'import-worker': path('server/import-worker.ts'),
        'maintenance-worker': path('server/maintenance-worker.ts'),
        'render-page': path('pwa/render-page.tsx'),
        cli: path('cli/main.ts'),
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunk-[name]-[hash].js',
        banner: (chunk) => (chunk.name === 'cli' ? '#!/usr/bin/env node' : ''),
      },
    },
  },
});

const pwaBuild = defineConfig({
  root: path('pwa'),
  build: {
    outDir: path('dist/pwa'),
    emptyOutDir: true,
    // What the README promises: Safari 15.4 is the oldest with all that we use (module workers, Web Locks, :has).
    target: ['chrome109', 'edge109', 'firefox115', 'safari15.4'],
    modulePreload: false,
    rolldownOptions: {
      // What the first view shares with later pages, in one file: in twenty it would be 4 KB more.
      output: { codeSplitting: { groups: [{ name: 'shared', test: isOfFirstView, minShareCount: 2 }] } },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': 'http://localhost:8787', '/healthz': 'http://localhost:8787' } },
  plugins: [
    react(),
    tailwindcss(),
    shakeRouter(),
    preloadApp(),
    findFirstView(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '.',
      filename: 'service-worker.ts',
      injectRegister: false,
      manifest: webManifest,
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,svg,png,webmanifest}'],
        globIgnores: ['**/screenshots/**', '**/admin-*', 'colors.css', 'docs.css', 'docs-calls.css'],
      },
    }),
  ],
});

/** Lays the starter guides beside the bundle, where data/guides.ts looks for them. */
function shipGuides(): Plugin {
  return {
    name: 'ship-guides',
    writeBundle: ({ dir = '' }) => cpSync(path('data/guides'), join(dir, 'guides'), { recursive: true }),
  };
}

/** npm does so when it links the toolkit, but not again when a later build writes the file anew. */
function makeToolkitExecutable(): Plugin {
  return {
    name: 'make-toolkit-executable',
    writeBundle: ({ dir = '' }) => chmodSync(join(dir, 'cli.js'), 0o755),
  };
}

let firstView: ReadonlySet<string> | undefined;

function isOfFirstView(id: string): boolean {
  return firstView?.has(id) === true;
}

/** Notes which modules the app needs before it shows anything: all that pwa/main.tsx imports, and what they do. */
function findFirstView(): Plugin {
  return {
    name: 'find-first-view',
    buildEnd() {
      const found = new Set([path('pwa/main.tsx')]);
      for (const id of found) {
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
      }
      firstView = found;
    },
  };
}

/** Has the browser fetch the app's scripts while the first one, which imports them, still waits: see pwa/start.ts. */
function preloadApp(): Plugin {
  return {
    name: 'preload-app',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const app = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.name === 'main');
        if (app?.type !== 'chunk') return [];
        return [app.fileName, ...app.imports].map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'script', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}
