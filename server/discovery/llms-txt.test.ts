import { expect, it } from 'vitest';
import { addCenters, startApp } from '../testing/running-app.ts';

it('says of real listings as of when they are, where there is none, and who publishes them', async () => {
  const env = {
    PUBLIC_URL: 'https://harborlight.example',
    PUBLISHER: 'Example Recovery Council',
    PUBLISHER_CONTACT: 'hello@council.example',
  };
  const real = await startApp({ env });
  await real.change(() =>
    addCenters(
      real.db,
      { name: 'Anchor Clinic', city: 'Bangor', state: 'ME' },
      { name: 'Pier Home', city: 'San Juan', state: 'PR' },
    ),
  );
  const source = { source: 'SAMHSA National Directory', source_year: 2022 };
  await real.change(() =>
    real.db
      .updateTable('centers')
      .set({ ...source, updated_at: new Date().toISOString() })
      .execute(),
  );
  const text = await (await real.app.request('/llms.txt')).text();
  expect(text).toContain('2 centers in 1 of the 50 states and 1 of the other jurisdictions');
  expect(text).toMatch(/no center in: Alabama, .*District of Columbia/);
  expect(text).not.toMatch(/no center in: [^.]*(Maine|Puerto Rico)/);
  expect(text).toContain('as of 2022, the year of the newest source');
  expect(text).toContain('Published by Example Recovery Council (hello@council.example).');
  expect(text).toContain('“Harborlight (CC BY 4.0), from SAMHSA National Directory, 2022”');
  await real.stop();
});

it('comes at once, and with the sizes of the downloads as soon as they are known', async () => {
  const on = await startApp({ env: { PUBLIC_URL: 'https://harborlight.example' } });
  await on.change(() => addCenters(on.db, { name: 'Anchor Clinic', city: 'Bangor', state: 'ME' }));
  const read = async () => {
    const response = await on.app.request('/llms.txt');
    return [response.headers.get('Cache-Control')?.split(',')[0], await response.text()];
  };
  expect(await read()).toEqual(['no-cache', expect.not.stringContaining('compressed')]);
  await expect
    .poll(read)
    .toEqual(['public', expect.stringMatching(/\/centers\.csv \(about \d+ KB compressed\)/)]);
  // Of no Vermont there is no file.
  expect((await read())[1]).toContain('/api/v1/downloads/centers.csv?state=ME');
  await on.stop();
});
