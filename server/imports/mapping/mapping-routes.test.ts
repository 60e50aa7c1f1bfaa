import { afterEach, beforeEach, expect, it } from 'vitest';
import type { MappingDraft, MappingTrial, TriedMapping } from '#core/staff/mapping-draft.ts';
import { signedIn } from '../../testing/staff.ts';
import { startUploading } from '../../testing/uploading.ts';

let on: Awaited<ReturnType<typeof startUploading>>;
beforeEach(async () => {
  on = await startUploading({ follows: false });
});
afterEach(() => on.stop());

const list =
  'Agency,Town,Zip Code,Tel,Fax\nHarbor,Mobile,36602,251-555-0100,1\nPier,Dothan,36301,tomorrow,2\n';

async function draftOf(content: string): Promise<Omit<MappingDraft, 'shipped'>> {
  const body = new FormData();
  body.append('file', new File([content], 'helpline.csv', { type: 'text/csv' }));
  const { headers } = on.ada;
  const response = await on.app.request('/api/admin/bulk-import/mapping', { method: 'POST', headers, body });
  expect(response.status).toBe(200);
  const { shipped, ...draft }: MappingDraft = await response.json();
  expect(shipped.map(({ name }) => name)).toEqual(['mental-health-facilities', 'state-license-list']);
  expect(shipped[1]!.map).toContain('source: State license list');
  return draft;
}

async function tried(
  trial: Partial<MappingTrial> & Pick<MappingTrial, 'map' | 'rows'>,
): Promise<TriedMapping> {
  const response = await on.ada.post('/api/admin/bulk-import/mapping/trial', {
    file: 'helpline.csv',
    ...trial,
  });
  expect(response.status).toBe(200);
  return response.json();
}

it('drafts a mapping, tries it by the first rows, gives a field another column, and imports by what came of it', async () => {
  const draft = await draftOf(list);
  expect(draft.rows).toEqual(
    list
      .trim()
      .split('\n')
      .map((row) => row.split(',')),
  );
  const first = await tried(draft);
  expect(first.columns).toEqual(['Agency', 'Town', 'Zip Code', 'Tel', 'Fax']);
  expect(first.fields).toContainEqual({ field: 'phone', column: 'Tel', written: false });
  expect(first.fields).toContainEqual({ field: 'state', column: null, written: true });
  expect(first.problems).toEqual([]);
  expect(first.rows[0]).toMatchObject({
    row: 2,
    values: expect.arrayContaining([
      { field: 'name', text: 'Harbor' },
      { field: 'state', text: 'Alabama' },
      { field: 'phone', text: '251-555-0100' },
    ]),
    problems: [],
  });
  const { map, fields } = await tried({ ...draft, set: { field: 'phone', column: null } });
  expect(fields).toContainEqual({ field: 'phone', column: null, written: false });
  const again = await tried({ map, rows: draft.rows, set: { field: 'programHighlights', column: 'Tel' } });
  expect(again.rows[1]!.values).toContainEqual({ field: 'programHighlights', text: 'tomorrow' });

  const body = new FormData();
  body.append('file', new File([list], 'helpline.csv', { type: 'text/csv' }));
  body.append('map', new File([again.map], 'mapping.yaml'));
  const { headers } = on.ada;
  const response = await on.app.request('/api/admin/bulk-import', { method: 'POST', headers, body });
  expect(await response.json()).toMatchObject({
    source: 'helpline',
    format: 'mapped',
    yearly: true,
    counts: { new: 2 },
  });
  expect(await on.centers()).toMatchObject([
    { program_highlights: '251-555-0100' },
    { state: 'AL', phone: null },
  ]);
});

it('says why a mapping cannot be used, and what its fields are so far', async () => {
  const { rows } = await draftOf(list);
  const lacks = await tried({
    rows,
    map: 'source: A\ncolumns:\n  name: Agency\n  city: Stadt\n  state: { value: AL }\n',
  });
  expect(lacks).toMatchObject({
    rows: [],
    problems: [{ message: expect.stringContaining('the column Stadt is missing') }],
  });
  const wrong = await tried({ rows, map: 'source: A\ncolumns:\n  name: Agency\n  citty: Town\n' });
  expect(wrong.problems.map(({ path }) => path)).toContain('mapping, line 4, columns.citty');
  expect(wrong.fields).toContainEqual({ field: 'name', column: 'Agency', written: false });
  expect(wrong.columns).toContain('Town');
  expect(await tried({ rows, map: 'a: [', set: { field: 'name', column: 'Agency' } })).toMatchObject({
    map: 'a: [',
    fields: [],
    problems: [{ message: expect.stringMatching(/^is not YAML/) }],
  });
});

it('tells row by row what cannot be used', async () => {
  const map =
    'source: A\ncolumns:\n  name: Agency\n  city: Town\n  state: { value: AL }\n  zip: Tel\n  bedCount: Tel\n';
  const { rows } = await tried({ rows: [...(await draftOf(list)).rows, ['', 'Selma', '', '', '']], map });
  expect(rows.map(({ problems }) => problems.length)).toEqual([2, 2, 1]);
  expect(rows[2]).toMatchObject({ values: [], problems: ['Agency: is empty: every center needs a name'] });
});

it('is for admins, refuses what is no table, and a mapping as a text or beside a format', async () => {
  const rita = await signedIn(on, 'Rita Reviewer', 'reviewer');
  const trial = { file: 'a.csv', rows: [], map: '' };
  expect((await rita.post('/api/admin/bulk-import/mapping/trial', trial)).status).toBe(403);
  const send = (fields: Record<string, File | string>, query = '', path = '') => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const { headers } = on.ada;
    return on.app.request(`/api/admin/bulk-import${path}${query}`, { method: 'POST', headers, body });
  };
  const pdf = new File(['%PDF-1.7'], 'a.csv');
  expect((await (await send({ file: pdf }, '', '/mapping')).json()).error).toMatchObject({
    code: 'unreadable_file',
  });
  const file = new File([list], 'a.csv');
  expect((await send({ file, map: 'source: A' })).status).toBe(400);
  expect((await send({ file, map: new File(['source: A'], 'm.yaml') }, '?format=csv')).status).toBe(400);
});
