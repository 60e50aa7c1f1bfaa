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

it('hides what holds a password, also where it is wrong', () => {
  const read = () => readSettings({ SMTP_URL: 'http://staff:swordfish@mail.example' });
  expect(read).toThrow('SMTP_URL=(hidden): must be an smtp:// or smtps:// address');
  expect(read).not.toThrow('swordfish');
});

it('wants together what makes sense only together', () => {
  expect(() => readSettings({ SMTP_URL: 'smtp://mail.example' })).toThrow(
    /MAIL_FROM: must be set where SMTP_URL is\n {2}STAFF_EMAIL: must be set where SMTP_URL is/,
  );
  expect(() => readSettings({ TWILIO_ACCOUNT_SID: 'AC1', TWILIO_FROM: '555-010-0100' })).toThrow(
    'TWILIO_AUTH_TOKEN: must be set where TWILIO_ACCOUNT_SID is',
  );
});

it('takes a mail address with a name or without', () => {
  for (const MAIL_FROM of ['a@example.org', 'Harborlight <a@example.org>']) {
    expect(readSettings({ MAIL_FROM })).toMatchObject({ MAIL_FROM });
  }
  expect(() => readSettings({ MAIL_FROM: 'Harborlight' })).toThrow('MAIL_FROM="Harborlight"');
});
