import { expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

it('needs no setting at all', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 8787,
    HOST: 'localhost',
    HARBORLIGHT_DB: 'data/live/harborlight.db',
  });
});

it('takes an empty value for unset', () => {
  expect(readSettings({ PORT: '', TEXT_HELP_PHONE: '' })).toMatchObject({ PORT: 8787 });
});

it('names every wrong setting, with its value', () => {
  const read = () => readSettings({ PORT: 'eighty', NODE_ENV: 'prod', TEXT_HELP_PHONE: 'help' });
  expect(read).toThrow(SettingsError);
  for (const part of ['PORT="eighty"', 'NODE_ENV="prod"', 'TEXT_HELP_PHONE="help"'])
    expect(read).toThrow(part);
});
