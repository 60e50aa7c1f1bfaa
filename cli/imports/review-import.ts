import { importReview } from '#core/i18n/en/admin/imports/review.ts';
import type { ImportAnswer } from '#core/staff/import-answer.ts';
import { decisionOf, type ImportDecisions, rowKey } from '#core/staff/import-decisions.ts';
import {
  areSomeDecided,
  countDecided,
  decideAll,
  type ReviewPart,
  type ReviewRow,
  reviewParts,
} from '#core/staff/review-rows.ts';
import { ask } from '../terminal/ask.ts';
import { formatChanges } from '../terminal/changes.ts';
import { paint } from '../terminal/paint.ts';
import { safeText } from '../terminal/safe-text.ts';
import { forgetTypedAhead } from '../terminal/typed-ahead.ts';
import { wrapText } from '../terminal/wrap.ts';
import { Cancelled } from '../usage-error.ts';

const instead =
  'A review asks for keys: run it on a terminal, or say what is refused by --refuse or --decisions.';
const words = importReview;

/**
 * Asks kind by kind what becomes of the rows of a preview: of all of a kind, or one by one. What was decided before is
 * shown and can be changed; each answer stands in `decisions` at once, and `onDecision` is called after each.
 * Throws Cancelled where somebody quits: nothing was imported.
 */
export async function reviewImport(
  answer: ImportAnswer,
  decisions: ImportDecisions,
  onDecision: () => void,
): Promise<void> {
  const parts = reviewParts(answer);
  say(`\n${paint('bold', words.title, process.stderr)}\n${describeMatched(answer)}`);
  for (let at = 0; at < parts.length; ) {
    const next = await askKind(parts[at]!, { decisions, onDecision, mayGoBack: at > 0 });
    at += next === 'back' ? -1 : 1;
  }
}

function describeMatched({ counts: { changed, unchanged } }: ImportAnswer): string {
  return words.text(changed + unchanged, unchanged);
}

async function askKind(
  part: ReviewPart,
  {
    decisions,
    onDecision,
    mayGoBack,
  }: { decisions: ImportDecisions; onDecision: () => void; mayGoBack: boolean },
): Promise<'on' | 'back'> {
  const { kind, rows } = part;
  const { title, text, ...all } = words.kinds[kind];
  const heading = words.heading(title, rows.length);
  for (;;) {
    const counts = countDecided(rows, decisions);
    const some = areSomeDecided(rows, decisions);
    say(`\n${paint('bold', heading, process.stderr)}  ${words.decided(counts)}\n${text}`);
    await forgetTypedAhead();
    const keys: Record<string, string> = {
      a: some ? all.acceptOthers : all.acceptAll,
      r: some ? all.refuseOthers : all.refuseAll,
      o: words.oneByOne,
      ...(counts.open === 0 && { n: words.next }),
      ...(mayGoBack && { b: words.previous }),
      q: 'Quit, and import nothing',
    };
    const key = await ask.key({ message: heading, instead, keys });
    if (key === 'q') throw new Cancelled('Nothing was imported.');
    if (key === 'b') return 'back';
    if (key === 'n') return 'on';
    if (key === 'o') {
      if ((await askRows(part, decisions, onDecision)) === 'done') return 'on';
    } else {
      Object.assign(decisions, decideAll(part, decisions, key === 'a' ? 'accept' : 'refuse'));
      onDecision();
      return 'on';
    }
  }
}

/**
 * From the first that is not decided on. 'done' after the last one; 'left' where somebody went back to the kind, where the
 * others can be decided at once.
 */
async function askRows(
  { kind, rows }: ReviewPart,
  decisions: ImportDecisions,
  onDecision: () => void,
): Promise<'done' | 'left'> {
  const kindWords = words.kinds[kind];
  const { accept, refuse } = kindWords;
  const firstOpen = rows.findIndex(({ key }) => !decisionOf(decisions, kind, key));
  for (let at = Math.max(0, firstOpen); at < rows.length; ) {
    const row = rows[at]!;
    const decided = decisionOf(decisions, kind, row.key);
    say(`\n${drawRow(row)}${decided ? `\n${paint('bold', kindWords[decided], process.stderr)}` : ''}`);
    await forgetTypedAhead();
    const keys: Record<string, string> = {
      a: accept,
      r: refuse,
      ...(at < rows.length - 1 && { n: words.next }),
      ...(at > 0 && { b: words.previous }),
      c: words.close,
    };
    const message = `${safeText(row.name)}\n${words.place(at + 1, rows.length)}`;
    const key = await ask.key({ message, instead, keys });
    if (key === 'c') return 'left';
    if (key === 'a' || key === 'r') {
      decisions.rows[rowKey(kind, row.key)] = key === 'a' ? 'accept' : 'refuse';
      onDecision();
    }
    at += key === 'b' ? -1 : 1;
  }
  return 'done';
}

function drawRow({ name, city, state, changes }: ReviewRow): string {
  const title = `${paint('bold', safeText(name), process.stderr)}, ${safeText(city)}, ${state}`;
  const [same, differ] = [changes.filter(isSame), changes.filter((change) => !isSame(change))];
  const lines = same.map(({ label, after }) => safeText(`${label}: ${after}`));
  return [title, ...lines, formatChanges(differ, width(), process.stderr)]
    .filter((line) => line !== '')
    .join('\n');
}

function isSame({ before, after }: ReviewRow['changes'][number]): boolean {
  return before === after;
}

/** To stderr: stdout is for the report. */
function say(text: string): void {
  console.error(
    text
      .split('\n')
      .flatMap((line) => (line.includes('\x1b') ? [line] : wrapText(line, width())))
      .join('\n'),
  );
}

function width(): number {
  return process.stderr.columns || 80;
}
