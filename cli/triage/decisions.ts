import { paint } from '../format/paint.ts';
import { wrapText } from '../format/wrap.ts';
import { shortId } from '../submissions/words.ts';
import { type Deed, isDecision } from './queue.ts';

/** What was done in a walk, each with what it is called; the last one last. */
export class Deeds {
  readonly #done = new Map<string, { deed: Deed; title: string }>();
  /** What others have decided meanwhile, or what was removed. */
  readonly #gone = new Set<string>();

  set(id: string, deed: Deed, title: string): void {
    this.#done.delete(id);
    this.#done.set(id, { deed, title });
  }

  setGone(id: string): void {
    this.#done.delete(id);
    this.#gone.add(id);
  }

  /** It waits after all: somebody else has taken their decision back. */
  setOpen(id: string): void {
    this.#gone.delete(id);
  }

  delete(id: string): void {
    this.#done.delete(id);
  }

  isDecided(id: string): boolean {
    return isDecision(this.#done.get(id)?.deed);
  }

  has(id: string): boolean {
    return this.#done.has(id);
  }

  /** The id of the last decision; undefined where there is none. */
  lastDecision(): string | undefined {
    return [...this.#done].findLast(([, { deed }]) => isDecision(deed))?.[0];
  }

  /** "2 approved, 1 rejected, 2 skipped. 3 still wait." and which, with how to take a decision back. */
  summarize({ total, undoCommand, width }: { total: number; undoCommand: string; width: number }): string {
    const done = [...this.#done];
    const decided = done.filter(([, { deed }]) => isDecision(deed));
    const waiting = total - decided.length - this.#gone.size;
    const counts = order
      .map((deed) => [deed, done.filter(([, each]) => each.deed === deed).length] as const)
      .filter(([, count]) => count > 0)
      .map(([deed, count]) => `${count} ${deed}`);
    const waits =
      waiting === 0 ? 'Nothing waits.' : waiting === 1 ? '1 still waits.' : `${waiting} still wait.`;
    const lines = decided.flatMap(([id, { deed, title }]) => {
      const begin = `${shortId(id)}  ${deed.padEnd(8)}  `;
      return wrapText(title, width - begin.length).map(
        (line, index) => (index === 0 ? begin : ' '.repeat(begin.length)) + line,
      );
    });
    return [
      paint('bold', `${counts.length === 0 ? 'Nothing was decided' : counts.join(', ')}. ${waits}`),
      ...lines,
      ...(decided.length === 0 ? [] : [paint('dim', `To take one back: ${undoCommand} ID`)]),
    ].join('\n');
  }
}

const order: readonly Deed[] = ['approved', 'rejected', 'handled', 'under review', 'skipped'];
