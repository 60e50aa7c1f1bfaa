import type { Claim } from '#core/staff/claim.ts';
import { AppError } from '#server/app-error.ts';
import { describeOthers } from '../queues/holding.ts';
import { isDecision, type Outcome, type Queue } from '../queues/queue.ts';
import { askToTryAgain, describeRefusal } from '../queues/walking.ts';
import { ask } from '../terminal/ask.ts';
import { paint } from '../terminal/paint.ts';
import { safeText } from '../terminal/safe-text.ts';
import { forgetTypedAhead } from '../terminal/typed-ahead.ts';
import { wrapText } from '../terminal/wrap.ts';
import { Cancelled } from '../usage-error.ts';
import { Decisions } from './decisions.ts';

/** What a walk can be of. */
type Claimed = { id: string; claim: Claim | null };

const instead = 'Triage asks for keys: run it on a terminal.';

/**
 * Walks a queue one by one, and says what was done at its end, whatever ends it. What was decided stays decided. Throws
 * Cancelled at Ctrl-C, once what is under way is done.
 */
export async function walk<Item extends Claimed>(queue: Queue<Item>): Promise<void> {
  const decisions = new Decisions();
  let interrupted = false;
  // While no question is asked, such as when a server takes its time. A second Ctrl-C ends the process at once.
  const interrupt = () => {
    interrupted = true;
    console.error('\nStopping once this is done. Ctrl-C again stops at once.');
  };
  process.once('SIGINT', interrupt);
  try {
    await walkAll(queue, decisions, () => {
      if (interrupted) throw new Cancelled();
    });
  } finally {
    process.off('SIGINT', interrupt);
    await queue.holding.leave();
    const { undoCommand, ids } = queue;
    console.log(`\n${decisions.summarize({ total: ids.length, undoCommand, width: columns() })}`);
  }
}

async function walkAll<Item extends Claimed>(
  queue: Queue<Item>,
  decisions: Decisions,
  check: () => void,
): Promise<void> {
  const { ids } = queue;
  let at = 0;
  let direction = 1;
  let last: Outcome = {};
  let shown: { id: string; item: Item } | undefined;
  for (let id = ids[at]; id !== undefined; id = ids[at]) {
    const item = await load(queue, id, shown);
    check();
    if (item === undefined || (!queue.isOpen(item) && !decisions.isDecided(id))) {
      decisions.setGone(id);
      last = last.said === undefined ? { said: describeGone(queue, item), failed: true } : last;
      if (direction < 0 && at === 0) direction = 1;
      at += direction;
      continue;
    }
    decisions.setOpen(id);
    shown = { id, item };
    const others = decisions.isDecided(id) ? null : await queue.holding.show(item);
    await forgetTypedAhead();
    draw(queue, item, { at, last, others });
    last = {};
    const keys: Record<string, string> = {
      ...(others && { t: 'take over' }),
      ...keysFor(queue, item, { at, decisions, id }),
    };
    // Named once more: in a low window the head of the card has scrolled away.
    const message = `${safeText(queue.title(item))}\n${position(queue, at)}. What now?`;
    const key = await ask.key({ message, instead, keys });
    direction = 1;
    if (key === 'q' && ((await queue.mayLeave?.()) ?? true)) return;
    if (key === 'q') continue;
    if (key === 'b') {
      at -= 1;
      direction = -1;
    } else if (key === 's') {
      if (!decisions.has(id)) decisions.set(id, 'skipped', queue.title(item));
      at += 1;
    } else if (key === 't' && others) {
      last = await attempt(async () => ({ said: await queue.holding.takeOver(id) }));
    } else if (key === 'u') {
      const target = decisions.isDecided(id) ? id : (decisions.lastDecision() ?? id);
      last = await attempt(async () => {
        const said = await queue.undo(await queue.load(target));
        decisions.delete(target);
        at = ids.indexOf(target);
        return { said };
      });
    } else {
      // The next card may stand below it by then: it says of whom it speaks.
      last = await attempt(() => queue.act(key, item), queue.title(item));
      if (last.status) decisions.set(id, last.status, queue.title(item));
      if (isDecision(last.status)) at += 1;
    }
    check();
  }
  if (last.said !== undefined) console.log(`\n${describeLast(last)}`);
}

/** What the server refuses is said over the card, on which the reviewer then goes on. */
async function attempt(act: () => Promise<Outcome>, title?: string): Promise<Outcome> {
  try {
    return await act();
  } catch (error) {
    const { message, issues = [] } = describeRefusal(error);
    // A single issue is the message itself.
    const all = issues.length > 1 ? issues.map(({ path, message }) => `${path}: ${message}.`) : [];
    const said = [message, ...all].join(' ');
    return { said: title === undefined ? said : `“${title}”: ${said}`, failed: true };
  }
}

/** As it is now; as it was shown last, where that cannot be read; undefined where it is gone. */
async function load<Item extends Claimed>(
  queue: Queue<Item>,
  id: string,
  shown: { id: string; item: Item } | undefined,
): Promise<Item | undefined> {
  for (;;) {
    try {
      return await queue.load(id);
    } catch (error) {
      if (error instanceof AppError && error.status === 404) return undefined;
      if (shown?.id === id) return shown.item;
      console.error('');
      await askToTryAgain(error, { message: 'What now?', instead });
    }
  }
}

function keysFor<Item extends Claimed>(
  queue: Queue<Item>,
  item: Item,
  { at, decisions, id }: { at: number; decisions: Decisions; id: string },
): Record<string, string> {
  const decided = decisions.isDecided(id);
  const undo = decided ? 'undo it' : 'undo the last';
  return {
    ...(decided ? {} : queue.keys(item)),
    s: decided ? 'next' : 'skip',
    ...(at > 0 && { b: 'back' }),
    ...(decisions.lastDecision() !== undefined && { u: undo }),
    q: 'quit',
  };
}

function draw<Item extends Claimed>(
  queue: Queue<Item>,
  item: Item,
  { at, last, others }: { at: number; last: Outcome; others: Claim | null },
): void {
  const width = columns();
  clear();
  console.log(`${paint(['bold', 'inverse'], ` ${position(queue, at)} `)} ${paint('dim', queue.name)}`);
  console.log(`\n${queue.draw(item, width)}\n`);
  if (others) {
    console.log(
      `${wrapText(safeText(describeOthers(others)), width)
        .map((line) => paint('yellow', line))
        .join('\n')}\n`,
    );
  }
  // Here it is seen also where the card is higher than the window.
  if (last.said !== undefined) console.log(`${describeLast(last)}\n`);
}

function position<Item extends Claimed>({ ids }: Queue<Item>, at: number): string {
  return `${at + 1} of ${ids.length}`;
}

function describeLast({ said = '', failed = false }: Outcome): string {
  return wrapText(safeText(said), columns())
    .map((line) => paint(failed ? 'red' : 'green', line))
    .join('\n');
}

function describeGone<Item extends Claimed>(queue: Queue<Item>, item: Item | undefined): string {
  return item === undefined
    ? 'One of them is gone: it was removed meanwhile.'
    : `Somebody else has decided “${queue.title(item)}” meanwhile.`;
}

/** The window may have been made wider or narrower since. */
function columns(): number {
  return process.stdout.columns || 80;
}

/** A card has the window for itself. What has scrolled out of it can still be looked at. */
function clear(): void {
  if (process.env.TERM !== 'dumb') process.stdout.write('\x1b[H\x1b[J');
}
