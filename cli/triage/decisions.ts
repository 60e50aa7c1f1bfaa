import { type ItemStatus, isDecision } from '../queues/queue.ts';
import { shortId } from '../submissions/words.ts';
import { paint } from '../terminal/paint.ts';
import { wrapText } from '../terminal/wrap.ts';

/** What was done in a walk, each with what it is called; the last one last. */
export class Decisions {
  readonly #done = new Map<string, { status: ItemStatus; title: string }>();
  /** What others have decided meanwhile, or what was removed. */
  readonly #gone = new Set<string>();

  set(id: string, status: ItemStatus, title: string): void {
    this.#done.delete(id);
    this.#done.set(id, { status, title });
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
    return isDecision(this.#done.get(id)?.status);
  }

  has(id: string): boolean {
    return this.#done.has(id);
  }

  /** The id of the last decision; undefined where there is none. */
  lastDecision(): string | undefined {
    return [...this.#done].findLast(([, { status }]) => isDecision(status))?.[0];
  }

  /** "2 approved, 1 rejected, 2 skipped. 3 still wait." and which, with how to take a decision back. */
  summarize({ total, undoCommand, width }: { total: number; undoCommand: string; width: number }): string {
    const done = [...this.#done];
    const decided = done.filter(([, { status }]) => isDecision(status));
    const waiting = total - decided.length - this.#gone.size;
    const counts = order
      .map((status) => [status, done.filter(([, each]) => each.status === status).length] as const)
      .filter(([, count]) => count > 0)
      .map(([status, count]) => `${count} ${status}`);
    const waits =
      waiting === 0 ? 'Nothing waits.' : waiting === 1 ? '1 still waits.' : `${waiting} still wait.`;
    const lines = decided.flatMap(([id, { status, title }]) => {
      const begin = `${shortId(id)}  ${status.padEnd(8)}  `;
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

const order: readonly ItemStatus[] = ['approved', 'rejected', 'handled', 'under review', 'skipped'];
