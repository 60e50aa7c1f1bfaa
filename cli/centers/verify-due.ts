import type { Center, CenterFields } from '#core/center/center.ts';
import { isDue } from '#core/center/due-queue.ts';
import { showPhone } from '#core/center/phone.ts';
import { centersQueue } from '#core/i18n/en/admin/centers-queue.ts';
import { proposals as words } from '#core/i18n/en/admin/imports/proposals.ts';
import type { EditedCenter } from '#core/staff/center-editing.ts';
import type { Proposal, ProposalAction } from '#core/staff/proposal.ts';
import { AppError } from '#server/app-error.ts';
import type { Api } from '../connection/connection.ts';
import { readMe } from '../connection/read-me.ts';
import { reply } from '../connection/reply.ts';
import { describeOthers, Holding } from '../queues/holding.ts';
import { askToTryAgain, describeRefusal } from '../queues/walking.ts';
import { ask, canAsk } from '../terminal/ask.ts';
import { formatChanges } from '../terminal/changes.ts';
import { paint } from '../terminal/paint.ts';
import { safeText } from '../terminal/safe-text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { forgetTypedAhead } from '../terminal/typed-ahead.ts';
import { UsageError } from '../usage-error.ts';
import { decide } from './decide-proposals.ts';
import { type DueCenter, DueQueue } from './due-queue.ts';
import { fixField } from './fix-field.ts';
import { compareListings } from './print-center.ts';
import { formatDueCenter } from './show-due.ts';

const INSTEAD =
  'Where nobody sits at the terminal, list them with "centers search --due", and verify each: centers verify CENTER.';

/** What was done here, and can be taken back. */
interface Done {
  did: 'verified' | 'saved' | 'unpublished' | 'decided';
  center: Center;
  changeId: number;
  /** True where the center is no longer due by it. */
  settled: boolean;
}

/** Walks the centers that are due for verification one by one. What was done stays done, however it ends. */
export async function verifyDue(terminal: Terminal, { state = '' }: { state?: string }): Promise<void> {
  if (!canAsk()) throw new UsageError(INSTEAD);
  const { api } = await terminal.connect();
  const walk = new Walk(terminal, api, { state, me: await readMe(api) });
  try {
    while (await walk.step());
  } catch (error) {
    // Whatever ends it: what was done stays done.
    terminal.note(walk.summary());
    throw error;
  } finally {
    await walk.leave();
  }
  terminal.print(walk.counts(), () => walk.summary());
}

class Walk {
  readonly #terminal: Terminal;
  readonly #api: Api;
  readonly #queue: DueQueue;
  readonly #done: Done[] = [];
  readonly #holding: Holding;
  /** What was changed of the center that is shown, and not saved yet. */
  #draft: CenterFields | undefined;

  constructor(terminal: Terminal, api: Api, { state, me }: { state: string; me: string }) {
    this.#terminal = terminal;
    this.#api = api;
    this.#holding = new Holding(api, 'center', me);
    this.#queue = new DueQueue(api, state);
  }

  /** Shows a center and does what is asked. False at the end. */
  async step(): Promise<boolean> {
    const due = await this.#read();
    if (!due) {
      say('');
      if (this.#done.length === 0 && !this.#queue.canGoBack) say(centersQueue.empty.text);
      return false;
    }
    const { center } = due;
    const others = await this.#holding.show({ id: center.id, claim: due.claim });
    const { width } = this.#terminal;
    await forgetTypedAhead();
    say(formatDueCenter(due, { left: this.#queue.left, width, now: new Date() }));
    if (others) say(paint('yellow', safeText(describeOthers(others)), process.stderr));
    const draft = this.#draft;
    if (draft) say(formatChanges(compareListings(center, { ...center, ...draft }), width, process.stderr));
    const keys: Record<string, string> = {
      ...(others && { t: 'take over' }),
      ...this.#keys(due.proposals[0]),
    };
    const message = nameAndPhone({ ...center, ...draft });
    const key = await ask.key({ message, instead: INSTEAD, keys });
    if (key === 'q') return !(await this.#mayLeave());
    try {
      if (key === 't') say(await this.#holding.takeOver(center.id));
      else await this.#act(key, due);
    } catch (error) {
      // It is shown anew.
      say(paint('red', safeText(describeRefusal(error).message), process.stderr));
    }
    return true;
  }

  /** Tells colleagues that nobody is on what was shown last. */
  leave(): Promise<void> {
    return this.#holding.leave();
  }

  /** The center that is next; again, where a server is gone for a while. */
  async #read(): Promise<DueCenter | undefined> {
    for (;;) {
      try {
        return await this.#queue.current();
      } catch (error) {
        // Removed meanwhile.
        if (error instanceof AppError && error.status === 404) this.#queue.next();
        else await askToTryAgain(error, { message: '', instead: INSTEAD });
      }
    }
  }

  /** What there is to do, by its key. */
  #keys(proposal: Proposal | undefined): Record<string, string> {
    return {
      v: this.#draft ? 'save, verified' : 'verified',
      ...(this.#draft && { w: 'save only' }),
      m: 'fix a field',
      ...(proposal && {
        a: `${words.accept}${words.of(words.label(proposal))}`,
        d: `${words.dismiss}${words.of(words.label(proposal))}`,
      }),
      x: 'closed: unpublish',
      s: 'skip',
      ...(this.#queue.canGoBack && { b: 'back' }),
      ...(this.#done.length > 0 && { u: 'undo' }),
      q: 'quit',
    };
  }

  async #act(key: string, due: DueCenter): Promise<void> {
    const { center } = due;
    if (key === 'm') {
      this.#draft = await fixField({ ...center, ...this.#draft }, center);
      return;
    }
    if (key === 'v') return this.#save(center, 'verified');
    if (key === 'w') return this.#save(center, 'saved');
    if (!(await this.#mayLeave())) return;
    this.#draft = undefined;
    if (key === 'a' || key === 'd') await this.#decide(due, key === 'a' ? 'accept' : 'dismiss');
    else if (key === 's') this.#queue.next();
    else if (key === 'b') this.#queue.back();
    else if (key === 'u') await this.#undo();
    else if (key === 'x') {
      const message = `Unpublish “${safeText(center.name)}”?`;
      if (await ask.confirm({ message, instead: INSTEAD })) await this.#save(center, 'unpublished');
    }
  }

  /** Decides what is proposed first; what was due for that alone is due no more behind the last. */
  async #decide({ center, reports, proposals }: DueCenter, action: ProposalAction): Promise<void> {
    const [proposal, ...others] = proposals;
    if (!proposal) return;
    const edited = await decide(this.#api, center, proposal.id, action);
    const open = { problems: reports.counts.problems.length, proposals: others.length };
    const settled = !isDue(edited.center, open, new Date());
    if (edited.changeId !== null)
      this.#done.push({ did: 'decided', settled, center: edited.center, changeId: edited.changeId });
    if (settled) {
      this.#queue.settle(center.id);
      this.#queue.next();
    }
    const said = action === 'accept' ? words.accepted : words.dismissed;
    say(paint('green', safeText(said(words.label(proposal))), process.stderr));
  }

  async #save(center: Center, did: Exclude<Done['did'], 'decided'>): Promise<void> {
    const edited: EditedCenter = await reply(
      this.#api.admin.centers[':id'].$patch({
        param: { id: center.id },
        json: {
          ...(did === 'verified' && { verified: true as const }),
          ...(did === 'unpublished' && { reviewStatus: 'UNPUBLISHED' as const }),
          ...(this.#draft && { fields: this.#draft }),
          seenUpdatedAt: center.updatedAt,
        },
      }),
    );
    this.#draft = undefined;
    const settled = did !== 'saved';
    const { changeId } = edited;
    if (changeId !== null) this.#done.push({ did, settled, center: edited.center, changeId });
    if (settled) {
      this.#queue.settle(center.id);
      this.#queue.next();
    }
    const said = {
      verified: centersQueue.confirmed,
      saved: centersQueue.saved,
      unpublished: centersQueue.unpublished,
    };
    say(paint('green', safeText(said[did](center.name)), process.stderr));
  }

  async #undo(): Promise<void> {
    const last = this.#done.at(-1);
    if (!last) return;
    await reply(this.#api.admin.changes[':id'].undo.$post({ param: { id: String(last.changeId) } }));
    this.#done.pop();
    if (last.settled) this.#queue.settle(last.center.id, { due: true });
    this.#queue.goTo(last.center.id);
    say(safeText(centersQueue.takenBack(last.center.name)));
  }

  async #mayLeave(): Promise<boolean> {
    if (!this.#draft) return true;
    return ask.confirm({ message: 'Leave what you changed here unsaved?', instead: INSTEAD });
  }

  counts() {
    const count = (did: Done['did']) => this.#done.filter((each) => each.did === did).length;
    return {
      verified: count('verified'),
      saved: count('saved'),
      unpublished: count('unpublished'),
      decided: count('decided'),
      left: this.#queue.left,
    };
  }

  summary(): string {
    const { verified, saved, unpublished, decided, left } = this.counts();
    const parts = [
      `${verified} verified`,
      ...(saved > 0 ? [`${saved} saved`] : []),
      ...(unpublished > 0 ? [`${unpublished} unpublished`] : []),
      ...(decided > 0 ? [`${decided} decided`] : []),
      centersQueue.left(left),
    ];
    return `${parts.join(', ')}.`;
  }
}

/** Once more beside the keys: in a low window the head of the card has scrolled away. */
function nameAndPhone({ name, city, state, phone }: CenterFields): string {
  return safeText([`${name}, ${city}, ${state}`, phone && showPhone(phone)].filter(Boolean).join(': '));
}

function say(text: string): void {
  console.error(text);
}
