import { formatColumnMoment } from '#core/i18n/format.ts';
import { channels } from '#core/lists/staff-lists.ts';
import { reply } from '../connection/reply.ts';
import { formatFields } from '../terminal/fields.ts';
import type { Terminal } from '../terminal/terminal.ts';
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
      formatImportReport(report),
      ...(undoneAt ? [] : ['', howToUndo(id)]),
    ].join('\n'),
  );
}
