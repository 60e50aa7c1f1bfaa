import type { SettingEntry, SettingOrigin } from '#core/staff/setting-entry.ts';
import { describeSettings } from '#server/settings/settings-list.ts';
import { chooseServer } from '../connection/connection.ts';
import { readSettingsHere } from '../connection/read-settings-here.ts';
import { reply } from '../connection/reply.ts';
import { paint } from '../terminal/paint.ts';
import { safeText } from '../terminal/safe-text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { wrapText } from '../terminal/wrap.ts';

/** Lists the settings. Those of this machine are shown without its database, which may be what is set wrongly. */
export async function showSettings(terminal: Terminal): Promise<void> {
  const settings = await readEntries(terminal);
  if (terminal.isWindow) terminal.print(settings, () => drawSettings(settings, terminal.width));
  else {
    terminal.printTable(
      settings,
      settings,
      [
        { title: 'Setting', value: ({ name }) => name },
        { title: 'Value', value: ({ value }) => String(value ?? '') },
        { title: 'From', value: fromWhere },
        { title: 'What', value: ({ what }) => what },
      ],
      { none: '' },
    );
  }
}

async function readEntries(terminal: Terminal): Promise<SettingEntry[]> {
  if (chooseServer(terminal.flags) === undefined) {
    const { settings, origins } = readSettingsHere(terminal.flags);
    return describeSettings(settings, origins);
  }
  const { api } = await terminal.connect();
  return reply(api.admin.settings.$get());
}

/** Each with its value and where that comes from, and below it what it is for. */
function drawSettings(settings: readonly SettingEntry[], width: number): string {
  const names = Math.max(...settings.map(({ name }) => name.length)) + 2;
  return settings
    .map((entry) => {
      const { name, value, origin, what } = entry;
      const [first = '', ...more] = wrapText(
        safeText(String(value ?? 'not set')),
        Math.max(width - names, 20),
      );
      const colour = value === null ? 'dim' : 'green';
      const from = origin === null ? '' : `  (${fromWhere(entry)})`;
      // In a narrow window it has a line of its own.
      const fits = more.length === 0 && names + first.length + from.length <= width;
      return [
        `${paint('bold', name.padEnd(names))}${paint(colour, first)}${fits ? paint('dim', from) : ''}`,
        ...more.map((line) => `${' '.repeat(names)}${paint(colour, line)}`),
        ...(fits ? [] : [paint('dim', from)]),
        ...wrapText(what, width - 2).map((line) => paint('dim', `  ${line}`)),
      ].join('\n');
    })
    .join('\n');
}

const origins: Record<SettingOrigin, string> = {
  environment: 'environment',
  '.env': '.env',
  file: 'a file',
  option: '--db',
  default: 'default',
};

function fromWhere({ origin, secret }: SettingEntry): string {
  if (origin === null) return '';
  return secret ? `${origins[origin]}, secret hidden` : origins[origin];
}
