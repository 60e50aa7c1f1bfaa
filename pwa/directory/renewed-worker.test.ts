import { Worker } from 'node:worker_threads';
import { type Remote, wrap } from 'comlink';
import nodeEndpoint from 'comlink/dist/umd/node-adapter.js';
import { afterEach, expect, it } from 'vitest';
import { LateError } from '../site/patience.ts';
import { RenewedWorker } from './renewed-worker.ts';

interface Api {
  answer(): Promise<string>;
}
const PATIENCE_MS = 1_000;

/** Real threads, each of which runs the next of these scripts. */
function workersThat(...scripts: string[]) {
  const started: Worker[] = [];
  const ended: Promise<number>[] = [];
  const worker = new RenewedWorker<Remote<Api>>((heard) => {
    const thread = new Worker(scripts[started.length] ?? scripts.at(-1)!, { eval: true });
    started.push(thread);
    thread.on('message', (message) => message === 'sign' && heard());
    const failed = new Promise<void>((resolve) => thread.on('error', () => resolve()));
    return {
      remote: wrap<Api>(nodeEndpoint(thread)),
      failed,
      end: () => void ended.push(thread.terminate()),
    };
  });
  running.push(() => worker.suspend());
  return { worker, started, ended };
}
const running: (() => void)[] = [];
afterEach(() => {
  for (const end of running.splice(0)) end();
});

/** Answers as Comlink does, after so long, with which of the workers it is. */
const answers = (words: string, after = 0) => `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ id }) => {
    setTimeout(() => parentPort.postMessage({ id, type: 'RAW', value: ${JSON.stringify(words)} }), ${after});
  });
`;
const NEVER_ANSWERS = `require('node:worker_threads').parentPort.on('message', () => {});`;
/** Says that it is at work, without an answer for a while. */
const WORKS_LONG = `${answers('at last', 2500)}
  setInterval(() => parentPort.postMessage('sign'), 300);
`;
const DOES_NOT_RUN = `throw new Error('This script does not run.')`;

it('asks a new worker where one never answers, and ends the silent one', async () => {
  const { worker, started, ended } = workersThat(NEVER_ANSWERS, answers('the second'));
  expect(await worker.ask((remote) => remote.answer(), PATIENCE_MS)).toBe('the second');
  expect(started).toHaveLength(2);
  await Promise.all(ended);
  expect(started[0]!.threadId).toBe(-1);
});

it('starts one new worker, however many questions the silent one was asked', async () => {
  const { worker, started } = workersThat(NEVER_ANSWERS, answers('the second'));
  const asked = Array.from({ length: 3 }, () => worker.ask((remote) => remote.answer(), PATIENCE_MS));
  expect(await Promise.all(asked)).toEqual(['the second', 'the second', 'the second']);
  expect(started).toHaveLength(2);
});

it('says that nobody answers where the new worker does not, either, and asks again next time', async () => {
  const { worker, started } = workersThat(NEVER_ANSWERS, NEVER_ANSWERS, answers('the third'));
  await expect(worker.ask((remote) => remote.answer(), PATIENCE_MS)).rejects.toThrow(LateError);
  expect(started).toHaveLength(2);
  expect(await worker.ask((remote) => remote.answer(), PATIENCE_MS)).toBe('the third');
});

it('waits for a worker that gives signs of life', async () => {
  const { worker, started } = workersThat(WORKS_LONG);
  expect(await worker.ask((remote) => remote.answer(), PATIENCE_MS)).toBe('at last');
  expect(started).toHaveLength(1);
});

it('ends the worker while its page is put away, and asks the next one what was not answered', async () => {
  const { worker, started, ended } = workersThat(answers('the first', 60_000), answers('the second'));
  const asked = worker.ask((remote) => remote.answer(), PATIENCE_MS);
  worker.suspend();
  await Promise.all(ended);
  expect(started[0]!.threadId).toBe(-1);
  // Longer than anybody waits for an answer: a page that is put away does not wait.
  await new Promise((resolve) => setTimeout(resolve, 2 * PATIENCE_MS));
  const meanwhile = worker.ask((remote) => remote.answer(), PATIENCE_MS);
  expect(started).toHaveLength(1);
  worker.resume();
  expect(await Promise.all([asked, meanwhile])).toEqual(['the second', 'the second']);
  expect(started).toHaveLength(2);
});

it('has no answer where the script does not run', async () => {
  const { worker } = workersThat(DOES_NOT_RUN);
  expect(await worker.ask((remote) => remote.answer(), PATIENCE_MS)).toBeUndefined();
});
