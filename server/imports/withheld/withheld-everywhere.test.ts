import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startUploading } from '../../testing/uploading.ts';
import { samhsaFile } from '../testing/samhsa-file.ts';

const [STREET, EARLIER] = ['9 Hill Street', '7 Dale Street'];
const TOLD = /9 Hill St|7 Dale St/;
const house = { name1: 'Safe Harbor', street1: STREET, phone: '251-555-0111' };
const hidden = { ...house, street1: '- - -', phone: '251-555-0177', zip: '36604' };
const PATIENCE = { timeout: 20_000, interval: 50 };

let on: Awaited<ReturnType<typeof startUploading>>;
beforeAll(async () => {
  on = await startUploading();
});
afterAll(() => on.stop());

const importYear = async (year: number, row: Record<string, string>, query = '?details=true&report=true') => {
  const { data } = samhsaFile([{}, row]) as { data: Uint8Array };
  const response = await on.upload(data, { name: `directory_${year}.csv`, query });
  expect(response.status).toBe(200);
  return response.json();
};
const text = async (address: string) => {
  const response = await on.app.request(address);
  expect(response.status).toBe(200);
  return response.text();
};
const asStaff = async (address: string) => (await on.ada.get(address)).text();

it('tells nobody any more what a withheld street was', async () => {
  await importYear(2022, { ...house, street1: EARLIER });
  await importYear(2023, house);
  const said = { program_highlights: `Ring twice at 9 Hill St, until 2023 at ${EARLIER}.` };
  await on.db.updateTable('centers').set(said).where('id', '=', 2).execute();
  const { slug } = (await on.centers())[1]!;
  await vi.waitFor(async () => expect(await text(`/api/centers/${slug}.json`)).toContain(STREET), PATIENCE);
  const since = JSON.parse(await text('/api/v1/changes')).next;

  const preview = await importYear(2024, hidden, '?details=true&report=true&dryRun=true');
  const answer = await importYear(2024, hidden);
  for (const { withheld } of [preview, answer]) {
    expect(withheld).toEqual([{ row: 3, id: '00000002', name: 'Safe Harbor', city: 'Mobile', state: 'AL' }]);
  }
  await vi.waitFor(
    async () => expect(await text(`/api/centers/${slug}.json`)).not.toContain(STREET),
    PATIENCE,
  );
  // The feed names what is another, once all that is served has it.
  const changes = await vi.waitFor(async () => {
    const told = await text(since.replace(/^https?:\/\/[^/]+/, ''));
    expect(told).toContain('"street"');
    return told;
  }, PATIENCE);
  const services: { id: string }[] = JSON.parse(await text('/hsds/services')).contents;
  expect(services).toHaveLength(3);
  const everywhere: Record<string, string> = {
    preview: JSON.stringify(preview),
    answer: JSON.stringify(answer),
    report: await asStaff(`/api/admin/imports/${answer.importId}`),
    changes,
    'all changes': await text('/api/v1/changes'),
    'a search': await text('/api/v1/centers?state=AL'),
    download: await text('/api/v1/downloads/centers.csv'),
    'download as lines': await text('/api/v1/downloads/centers.ndjson'),
    hsds: (await Promise.all(services.map(({ id }) => text(`/hsds/services/${id}`)))).join('\n'),
    'export of staff': await asStaff('/api/admin/centers.csv'),
    'history of the center': await asStaff('/api/admin/history?center=2'),
    'history of the import': await asStaff(`/api/admin/history?import=${answer.importId}`),
  };
  for (const [where, said] of Object.entries(everywhere)) {
    expect(said.length, where).toBeGreaterThan(50);
    expect(said, where).not.toMatch(TOLD);
  }
  expect(everywhere['history of the center']).toContain('{"label":"Street","before":"Withheld","after":""}');
  const files = () => {
    const folder = join(on.folder, 'snapshots');
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
    return names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  };
  expect(everywhere['export of staff']).toContain(
    'Ring twice at (address withheld), until 2023 at (address withheld).',
  );
  // Every file of the offline copy that tells it goes at once, though others stay for phones that are at them.
  await vi.waitFor(() => expect(files()).not.toMatch(TOLD), PATIENCE);
});
