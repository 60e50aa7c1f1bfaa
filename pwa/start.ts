import type { StartedWorker } from './directory/directory-client.ts';
import { listenForLeaving } from './leaving/listen-for-leaving.ts';
import { isCarried } from './site/carried-search.ts';
import { FIRST_SIGN_MS } from './site/patience.ts';
import { holdTaps, untilNeeded } from './site/until-needed.ts';

/** Starts the worker that holds the directory. */
function startWorker(): StartedWorker {
  const worker = new Worker(new URL('./directory/directory-worker.ts', import.meta.url), {
    type: 'module',
    name: 'directory',
  });
  // Its script does not come, or does not run here. What goes wrong later is no reason to ask the server instead.
  const failed = new Promise<void>((resolve) => {
    worker.onerror = () => resolve();
  });
  const up = new Promise<void>((resolve) => {
    const onUp = () => {
      worker.onerror = null;
      resolve();
    };
    worker.addEventListener('message', onUp, { once: true });
  });
  return { worker, up, failed };
}

/**
 * The page's first script. Where the server has written the page it can be read, and its links and forms are the
 * browser's own: the app comes when the page is touched, or when the phone has nothing else to do. Then the worker that
 * holds the directory starts before the app: once the app's script is being read, a slow phone has no time left to start a
 * worker, and then both wait for each other.
 */
const { dataset } = document.documentElement;
dataset.app = 'runs';
let first: StartedWorker | undefined;
// A page that is left before the app is there: see connectDirectory for what a worker of it would do to later pages.
let shown: Promise<unknown> = Promise.resolve();
window.addEventListener('pagehide', () => {
  first?.worker.terminate();
  first = undefined;
  shown = new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }));
});
// At once: somebody may come in.
listenForLeaving();
void start();

/** Awaits nothing at the top of the file, else Rolldown would lay no two late parts of the app together. */
async function start(): Promise<void> {
  // The template is there where the page is: see core/pages/page-template.ts.
  const files = document.querySelector<HTMLTemplateElement>('#app');
  if (files && !isCarried()) {
    holdTaps();
    await untilNeeded();
    document.head.append(files.content);
  }
  first = startWorker();
  await Promise.race([first.up, first.failed, new Promise((resolve) => setTimeout(resolve, FIRST_SIGN_MS))]);
  try {
    const { startApp } = await import('./main.tsx');
    await shown;
    startApp(first ?? startWorker(), startWorker);
  } catch (error) {
    // For recover.ts, which looks at it.
    dataset.app = 'fails';
    throw error;
  }
}
