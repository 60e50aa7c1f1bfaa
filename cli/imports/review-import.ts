import { importReview } from '#core/i18n/en/admin/imports/review.ts';
import type { ImportAnswer } from '#core/staff/import-answer.ts';
import { type ImportDecisions, rowKey } from '#core/staff/import-decisions.ts';
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
 * shown and can be changed. Throws Cancelled where somebody quits: nothing was imported.
 */
export async function reviewImport(answer: ImportAnswer, given: ImportDecisions): Promise<ImportDecisions> {
  const decisions: ImportDecisions = { kinds: { ...given.kinds }, rows: { ...given.rows } };
  const parts = reviewParts(answer);
  say(`\n${paint('bold', words.title, process.stderr)}\n${describeMatched(answer)}`);
  for (let at = 0; at < parts.length; ) {
    const next = await askKind(parts[at]!, decisions, at > 0);
    at += next === 'back' ? -1 : 1;
  }
  return decisions;
}

function describeMatched({ counts: { changed, unchanged } }: ImportAnswer): string {
  return words.text(changed + unchanged, unchanged);
}

async function askKind(
  part: ReviewPart,
  decisions: ImportDecisions,
  mayGoBack: boolean,
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
      if ((await askRows(part, decisions)) === 'done') return 'on';
    } else {
      Object.assign(decisions, decideAll(part, decisions, key === 'a' ? 'accept' : 'refuse'));
      return 'on';
    }
  }
}

/** 'done' where all are decided; 'left' where somebody went back to the kind. */
async function askRows({ kind, rows }: ReviewPart, decisions: ImportDecisions): Promise<'done' | 'left'> {
  const { accept, refuse } = words.kinds[kind];
  for (let at = 0; at < rows.length; ) {
    const row = rows[at]!;
    say(`\n${drawRow(row)}`);
    await forgetTypedAhead();
    const key = await ask.key({
      message: `${safeText(row.name)}\n${words.place(at + 1, rows.length)}`,
      instead,
      keys: { a: accept, r: refuse, b: at > 0 ? words.previous : words.close },
    });
    if (key === 'b') {
      if (at === 0) return 'left';
      at -= 1;
    } else {
      decisions.rows[rowKey(kind, row.key)] = key === 'a' ? 'accept' : 'refuse';
      at += 1;
    }
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
