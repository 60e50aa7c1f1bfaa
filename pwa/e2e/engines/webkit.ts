import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { Engine } from './profile.ts';
import { WebDriverProfile } from './webdriver.ts';

/** Where the three programs are that it takes. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  /** An X server without a screen: the browser has no headless mode. */
  xvfb: string;
}

/** A browser that has not started by then never will. In milliseconds. */
const START_MS = 40_000;
/** So many drivers are started for one browser. */
const DRIVERS = 3;

/** WebKitGTK's MiniBrowser, by its WebDriver. Each profile is a browser that keeps what it stores in memory. */
export async function startWebKit({ driver, browser, xvfb }: WebKitPrograms): Promise<Engine> {
  const screen = startGroup(xvfb, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']);
  const display = await readLine(screen.process, screen.process.stdio[3] as Readable);
  let driving: Driving | undefined;
  const endDriver = async () => {
    // The driver's group holds its browsers, and their processes.
    await driving?.end();
    driving = undefined;
  };
  const options = { binary: browser, args: ['--automation'] };
  return {
    newProfile: async () => {
      for (let started = 1; ; started += 1) {
        try {
          driving ??= await startDriver(driver, display);
          return await WebDriverProfile.open(
            driving.address,
            { 'webkitgtk:browserOptions': options },
            AbortSignal.timeout(START_MS),
          );
        } catch (error) {
          // The driver looks for a free port, on which the browser is to listen then. Whatever takes that in between, such
          // as one of our servers, is what the driver talks to, and waits for without an end.
          await endDriver();
          if (started === DRIVERS) throw error;
        }
      }
    },
    stop: async () => {
      await endDriver();
      await screen.end();
    },
  };
}

interface Driving {
  address: string;
  end(): Promise<void>;
}

async function startDriver(driver: string, display: string): Promise<Driving> {
  const port = await findFreePort();
  const { process, end } = startGroup(driver, [`--port=${port}`], { DISPLAY: `:${display}` });
  const address = `http://127.0.0.1:${port}`;
  try {
    await answers(address, process);
  } catch (error) {
    await end();
    throw error;
  }
  return { address, end };
}

/** Starts a program at the head of a group of processes, which ends with us at the latest. */
function startGroup(program: string, args: string[], env: Record<string, string> = {}) {
  const process = spawn(program, args, {
    detached: true,
    env: { ...globalThis.process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => {
    process.once('exit', () => resolve());
    process.once('error', () => resolve());
  });
  const kill = () => {
    try {
      if (process.pid) globalThis.process.kill(-process.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  globalThis.process.once('exit', kill);
  return {
    process,
    end: async () => {
      globalThis.process.removeListener('exit', kill);
      kill();
      await ended;
    },
  };
}

function readLine(from: ChildProcess, stream: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    stream.on('data', (chunk) => {
      text += chunk;
      if (text.includes('\n')) resolve(text.trim());
    });
    from.once('error', reject);
    from.once('exit', (code) => reject(new Error(`${from.spawnfile} ended with ${code}.`)));
  });
}

/** The driver does not say which port it took, so it is given one. */
function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

async function answers(address: string, driver: ChildProcess): Promise<void> {
  for (;;) {
    if (driver.exitCode !== null) throw new Error(`${driver.spawnfile} ended with ${driver.exitCode}.`);
    try {
      await fetch(`${address}/status`, { signal: AbortSignal.timeout(START_MS) });
      return;
    } catch {
      await setTimeout(50);
    }
  }
}
