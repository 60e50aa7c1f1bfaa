import type { Selectable } from 'kysely';
import { isWritten, type StarterUpdates } from '#core/guide/starter-updates.ts';
import { readStarterGuides, type StarterGuide } from '../../data/guides.ts';
import type { Db } from '../database/db.ts';
import type { GuidesTable } from '../database/tables.ts';
import { type Actor, recordChange } from '../history/changes.ts';
import { isMissingVersion, type KnownGuides, nameOf, readKnownGuides, toRow } from './starter-guides.ts';

type GuideRow = Selectable<GuidesTable>;
type Outcome = StarterUpdates['guides'][number]['outcome'];

/** A guide that ships, with what is there of it. */
interface Step {
  guide: StarterGuide;
  before: GuideRow | undefined;
  outcome: Outcome;
}

/** What `updateStarterGuides` would do. `shipped`: the guides of this version. */
export async function planStarterUpdates(db: Db, shipped = readStarterGuides()): Promise<StarterUpdates> {
  return describe(await planSteps(db, shipped), null);
}

/**
 * Brings the starter guides of a running instance to what ships with this version: those that staff have never touched
 * get its text, those that were never there are added. All others stay. On record as one act, which an undo takes back;
 * what was taken back counts as touched from then on. Call it in a transaction.
 */
export async function updateStarterGuides(
  tx: Db,
  actor: Actor,
  now: Date,
  shipped = readStarterGuides(),
): Promise<StarterUpdates> {
  const steps = await planSteps(tx, shipped);
  let first: number | undefined;
  for (const { guide, before } of steps.filter(isWritten)) {
    const { id, title } = before ? await rewrite(tx, guide, before, now) : await add(tx, guide);
    const change = { subject: 'guide', id, title, action: 'take_over', partOf: first } as const;
    const recorded = await recordChange(tx, { ...change, before: before ?? null }, actor, now);
    first ??= recorded;
  }
  return describe(steps, first ?? null);
}

async function planSteps(db: Db, shipped: readonly StarterGuide[]): Promise<Step[]> {
  const known = await readKnownGuides(db);
  return shipped.map((guide) => {
    const before = known.there.get(nameOf(guide));
    return { guide, before, outcome: before ? compare(known, guide, before) : judgeMissing(known, guide) };
  });
}

function compare({ touched }: KnownGuides, guide: StarterGuide, before: GuideRow): Outcome {
  if (touched.has(String(before.id))) return 'changed by staff';
  const isSame = Object.entries(textOf(guide)).every(
    ([column, value]) => before[column as keyof GuideRow] === value,
  );
  return isSame ? 'unchanged' : 'updated';
}

function judgeMissing(known: KnownGuides, guide: StarterGuide): Outcome {
  if (known.taken.has(nameOf(guide))) return 'removed by staff';
  const english = nameOf({ slug: guide.slug });
  if (!known.taken.has(english) || isMissingVersion(known, guide)) return 'added';
  return known.there.has(english) ? 'changed by staff' : 'removed by staff';
}

/** What of a guide ships; when it was written differs where it was taken over. */
function textOf(guide: StarterGuide) {
  const { created_at: _, updated_at: __, ...text } = toRow(guide);
  return text;
}

async function add(tx: Db, guide: StarterGuide): Promise<Pick<GuideRow, 'id' | 'title'>> {
  return tx.insertInto('guides').values(toRow(guide)).returning(['id', 'title']).executeTakeFirstOrThrow();
}

/** Its day is that of the text, not that of the upgrade: from it follows when the guide is due. */
async function rewrite(
  tx: Db,
  guide: StarterGuide,
  { id, updated_at: last }: GuideRow,
  now: Date,
): Promise<Pick<GuideRow, 'id' | 'title'>> {
  // Whoever has the guide open is told by another moment that it was changed.
  const updated_at = guide.updatedAt > last ? guide.updatedAt : now.toISOString();
  return tx
    .updateTable('guides')
    .set({ ...textOf(guide), updated_at })
    .where('id', '=', id)
    .returning(['id', 'title'])
    .executeTakeFirstOrThrow();
}

function describe(steps: readonly Step[], changeId: number | null): StarterUpdates {
  const guides = steps.map(({ guide: { slug, language, title }, outcome }) => ({
    slug,
    language,
    title,
    outcome,
  }));
  return { guides, changeId };
}
