import { formatColumnMoment } from '#core/i18n/format.ts';
import { channels } from '#core/staff-lists.ts';
import type { ImportReport } from '#server/imports/report.ts';
import { formatFields } from '../format/fields.ts';
import { reply } from '../reply.ts';
import type { Terminal } from '../terminal.ts';
import { formatImportReport } from './import-report.ts';
import { howToUndo } from './import-words.ts';

export async function showImport(terminal: Terminal, id: number): Promise<void> {
  const { api } = await terminal.connect();
  const found = await reply(api.admin.imports[':id'].$get({ param: { id: String(id) } }));
  const { at, actor, channel, undoneAt, undoneBy, report } = found;
  terminal.print(found, () =>
    [
      formatFields(
        [
          ['Import', id],
          ['When', `${formatColumnMoment(at)} UTC`],
          ['Who', `${actor} (${channels.labels[channel]})`],
          ['Undone', undoneAt && `${formatColumnMoment(undoneAt)} UTC by ${undoneBy}`],
        ],
        terminal.width,
      ),
      '',
      formatImportReport(report as unknown as ImportReport),
      ...(undoneAt ? [] : ['', howToUndo(id)]),
    ].join('\n'),
  );
}
