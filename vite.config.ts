import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { languages } from './core/i18n/languages.ts';
import { splitCode, splitWorker } from './pwa/code-splitting.ts';
import { lowerStaticBlocks } from './pwa/oldest-browsers/lower-static-blocks.ts';
import { SCRIPT_TARGET, STYLE_TARGET } from './pwa/oldest-browsers/oldest-browsers.ts';
import { shakeQuery } from './pwa/query-shaking.ts';
import { shakeRouter } from './pwa/router-shaking.ts';
import { drawsPages } from './pwa/service-worker-build.ts';
import { webManifest } from './pwa/web-manifest.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The PWA; or, for `ssr`, server and toolkit bundled for Node. Where they go says release/build-release.js. */
export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? nodeBuild : pwaBuild));

const nodeBuild = defineConfig({
  // In one piece: to find and read the hundreds of files of our packages takes longer than to run them.
  ssr: { noExternal: true, external: ['better-sqlite3', '@node-rs/argon2', 'vite', 'tsx'] },
  // React has two versions in one package; the other one checks and warns, and takes five times as long.
  define: {
    'process.env.NODE_ENV': '"production"',
    'process.env.HARBORLIGHT_COMMIT': JSON.stringify(readCommit()),
  },
  plugins: [react(), keepLittleText(), shipData(), makeToolkitExecutable()],
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        server: path('server/main.ts'),
        'directory-worker': path('server/directory/directory-worker.ts'),
        'import-process': path('server/imports/jobs/import-process.ts'),
        'import-worker': path('server/imports/jobs/import-worker.ts'),
        'maintenance-process': path('server/maintenance-process.ts'),
        'maintenance-worker': path('server/maintenance-worker.ts'),
        'page-worker': path('server/pages/page-worker.ts'),
        'sheet-worker': path('server/open-data/downloads/sheet-worker.ts'),
        'render-page': path('pwa/render-page.tsx'),
        cli: path('cli/main.ts'),
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunk-[name]-[hash].js',
        banner: (chunk) => (chunk.name === 'cli' ? '#!/usr/bin/env node' : ''),
        // Node keeps the text of each script, in each thread.
        comments: { legal: true, jsdoc: false, annotation: false },
      },
    },
  },
});

const code = splitCode();
const worker = splitWorker();

const pwaBuild = defineConfig({
  root: path('pwa'),
  resolve: { alias: [{ find: /^zod$/, replacement: path('pwa/zod-without-eval.ts') }] },
  define: {
    // By which a phone knows a wrong one: see pwa/directory/place-file.ts.
    PLACES_SHA256: JSON.stringify(hashOf('data/zip-centroids.json')),
    // By which it knows what another version has made: see pwa/directory/held/kept-index.ts.
    CORE_SHA256: JSON.stringify(hashOf(...sourcesIn('core'))),
  },
  build: {
    target: SCRIPT_TARGET,
    cssTarget: STYLE_TARGET,
    modulePreload: false,
    rolldownOptions: {
      input: { index: path('pwa/index.html'), recover: path('pwa/recover.ts') },
      output: {
        // By one name in every version, so that the browser asks each time whether it is still the same.
        entryFileNames: ({ name }) => (name === 'recover' ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: code.codeSplitting,
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [worker.plugin],
    rolldownOptions: { output: { codeSplitting: worker.codeSplitting } },
  },
  server: { proxy: { '/api': 'http://localhost:8787', '/healthz': 'http://localhost:8787' } },
  plugins: [
    react(),
    tailwindcss(),
    shakeRouter(),
    shakeQuery(),
    lowerStaticBlocks(),
    importPlainly(),
    preloadApp(),
    writeStyleIntoPage(),
    code.plugin,
    notePwaFolder(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'service-worker',
      filename: 'service-worker.ts',
      injectRegister: false,
      manifest: webManifest,
      // The globs find them, and with them their hash.
      includeManifestIcons: false,
      injectManifest: {
        buildPlugins: {
          vite: [drawsPages(), importPlainly(), shakeRouter(), shakeQuery(), lowerStaticBlocks()],
        },
        globPatterns: ['**/*.{html,js,css,svg,png,webmanifest}'],
        globIgnores: [
          '**/screenshots/**',
          '**/admin-*',
          'colors.css',
          'docs.css',
          'docs-calls.css',
          // Without scripts nothing keeps the app.
          'no-script.css',
          // What only a browser that installs the app asks for, which it does with a network.
          '**/apple-touch-icon-180.png',
          '**/icon-192.png',
          '**/icon-maskable-512.png',
        ],
        manifestTransforms: [addIntegrity],
      },
    }),
  ],
});

/** So that a build can say which it is; empty where git does not know. */
function readCommit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: path('.'), encoding: 'utf8' });
  return stdout?.trim() ?? '';
}

function hashOf(...files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(path(file)));
  return hash.digest('hex');
}

/** All that is built of a folder, in an order that is always the same. */
function sourcesIn(folder: string): string[] {
  return readdirSync(path(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => join(folder, name))
    .sort();
}

let pwaFolder = '';

/** Notes where this build goes: each has a folder of its own. */
function notePwaFolder(): Plugin {
  return {
    name: 'note-pwa-folder',
    configResolved: ({ root, build }) => {
      pwaFolder = resolve(root, build.outDir);
    },
  };
}

/** Writes beside each of the app's files what it must be, by which phones know a wrong one: see pwa/service-worker. */
async function addIntegrity<Entry extends { url: string }>(entries: Entry[]) {
  const manifest = entries.map(async (entry) => {
    const content = await readFile(join(pwaFolder, entry.url));
    return { ...entry, integrity: `sha256-${createHash('sha256').update(content).digest('base64')}` };
  });
  return { manifest: await Promise.all(manifest), warnings: [] };
}

/** Lays beside the bundle what is read from there when it is needed: see data/guides.ts, data/places.ts, data/samhsa-codes.ts. */
function shipData(): Plugin {
  return {
    name: 'ship-data',
    writeBundle({ dir = '' }) {
      for (const name of ['guides', 'samhsa-codes', 'mappings', 'zip-centroids.json']) {
        cpSync(path(`data/${name}`), join(dir, name), { recursive: true });
      }
    },
  };
}

/**
 * Makes scripts and source maps smaller in memory: Node keeps the text of both, in each thread. A script with one letter
 * that is not Latin-1, such as a quotation mark in a sentence, has two bytes for each: so those are escaped, by which a
 * trace's lines stay right, though not each column. And of a map a trace needs no sources.
 */
function keepLittleText(): Plugin {
  return {
    name: 'keep-little-text',
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') {
          output.code = output.code.replace(/[^\0-\xff]/g, escapeUnit);
        } else if (output.fileName.endsWith('.map')) {
          const { sourcesContent: _sources, ...map } = JSON.parse(String(output.source));
          output.source = JSON.stringify(map);
        }
      }
    },
  };
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** npm does so when it links the toolkit, but not again when a later build writes the file anew. */
function makeToolkitExecutable(): Plugin {
  return {
    name: 'make-toolkit-executable',
    writeBundle: ({ dir = '' }) => chmodSync(join(dir, 'cli.js'), 0o755),
  };
}

/**
 * Leaves `import()` as it is. Vite wraps each in a helper that loads the styles of late code, of which we have none; and
 * since the app needs the helper, too, the first script would wait for a third of the app: see pwa/start.ts.
 */
function importPlainly(): Plugin {
  return {
    name: 'import-plainly',
    configResolved({ plugins }) {
      const index = plugins.findIndex(({ name }) => name === 'native:import-analysis-build');
      if (index < 0) throw new Error('Vite wraps imports by another plugin now: see importPlainly.');
      (plugins as Plugin[]).splice(index, 1);
    },
  };
}

/**
 * Has the browser fetch the app's scripts while the first one, which imports them, still waits: see pwa/start.ts, and
 * core/pages/page-template.ts for a page that needs them later; and what looks whether that one runs at all. Notes in
 * index.html where the words of each language are, of which the server has the browser fetch the page's.
 */
function preloadApp(): Plugin {
  return {
    name: 'preload-app',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const app = chunks.find((chunk) => chunk.name === 'main');
        if (!app) return html;
        const files = languages.map((language) => {
          const words = chunks.find((chunk) => chunk.facadeModuleId === path(`core/i18n/${language}.ts`));
          if (!words)
            throw new Error(`The words of "${language}" have no file of their own: see preloadApp.`);
          return [language, `/${words.fileName}`];
        });
        const links = [app.fileName, ...app.imports].map(
          (file) => `<link rel="preload" as="script" crossorigin href="/${file}">`,
        );
        return {
          html: html
            .replace('<!--words-->', `<!--words ${JSON.stringify(Object.fromEntries(files))}-->`)
            .replace('<!--/app-->', `${links.join('\n    ')}\n    <!--/app-->`),
          tags: [
            {
              tag: 'script',
              attrs: { type: 'module', async: true, src: '/recover.js' },
              injectTo: 'head' as const,
            },
          ],
        };
      },
    },
  };
}

/**
 * Writes the app's style into index.html, and so into every page: a page that has to fetch it shows nothing for one round
 * trip more, which is half a second on a slow phone's network. The server allows it by its hash: server/pages/page-style.ts.
 */
function writeStyleIntoPage(): Plugin {
  return {
    name: 'write-style-into-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        return html.replace(/<link rel="stylesheet" crossorigin href="\/(.*?)">/, (_, name: string) => {
          const style = bundle[name];
          if (style?.type !== 'asset')
            throw new Error(`${name} is not in the build: see writeStyleIntoPage.`);
          delete bundle[name];
          return `<style>${style.source}</style>`;
        });
      },
    },
  };
}
