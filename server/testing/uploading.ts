import { toCsv } from '#core/center/csv-columns.ts';
import type { ImportAnswer } from '#core/staff/import-answer.ts';
import { startApp } from './running-app.ts';
import { signedIn } from './staff.ts';

/** Two rows without anything wrong. */
export const goodCsv =
  'name,city,state,phone,levels_of_care\nHope,Austin,TX,512-555-0100,DETOX\nFaith,Waco,TX,,\n';

/** So many rows that an import of them takes its time. */
export function manyRows(count: number): string {
  return toCsv([
    ['name', 'city', 'state', 'program_highlights'],
    ...Array.from({ length: count }, (_, i) => [
      `Center ${i}`,
      'Springfield',
      'IL',
      'Small groups. '.repeat(20),
    ]),
  ]);
}

/** The app with an admin signed in, who uploads files. */
export async function startUploading(options: Parameters<typeof startApp>[0] = {}) {
  const on = await startApp(options);
  const ada = await signedIn(on);

  function upload(
    content: string | Uint8Array,
    { query = '', name = 'ours.csv', type = 'text/csv', as = ada } = {},
  ) {
    const body = new FormData();
    body.append('file', new File([content as BlobPart], name, { type }));
    return on.app.request(`/api/admin/bulk-import${query}`, { method: 'POST', headers: as.headers, body });
  }

  return {
    ...on,
    ada,
    upload,
    /** The answer of an import that succeeds. */
    async imported(text: string, query = ''): Promise<ImportAnswer> {
      const response = await upload(text, { query });
      const answer = await response.json();
      if (response.status !== 200) throw new Error(JSON.stringify(answer));
      return answer;
    },
    centers: () => on.db.selectFrom('centers').selectAll().orderBy('id').execute(),
  };
}
