import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findOrigins, readSettings, settingDetails } from './settings.ts';
import { SettingsError } from './settings-error.ts';
import { describeSettings } from './settings-list.ts';

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

it('says of each setting what it is for, where it comes from, and no secret', () => {
  const env = {
    PORT: '8080',
    SMTP_URL: 'smtp://staff:swordfish@mail.example:2525?pass=swordfish',
    MAIL_FROM: 'a@example.org',
    STAFF_EMAIL: 'b@example.org',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'swordfish',
    TWILIO_FROM: '555-010-0100',
    TWILIO_BASE_URL: 'https://texts.example',
    HOST: '',
  };
  const list = describeSettings(readSettings(env), findOrigins(env, new Set(['PORT'])));
  expect(JSON.stringify(list)).not.toContain('swordfish');
  const shown = Object.fromEntries(list.map(({ name, value, origin }) => [name, [value, origin]]));
  expect(shown).toMatchObject({
    PORT: [8080, '.env'],
    HOST: ['localhost', 'default'],
    PUBLIC_URL: [null, null],
    SMTP_URL: ['smtp://mail.example:2525', 'environment'],
    TWILIO_AUTH_TOKEN: ['set', 'environment'],
    TWILIO_BASE_URL: ['https://texts.example', 'environment'],
    TRUST_PROXY: [false, 'default'],
  });
  expect(list.filter(({ what }) => what === '')).toEqual([]);
  expect(list.filter(({ secret }) => secret).map(({ name }) => name)).toEqual([
    'SMTP_URL',
    'TWILIO_AUTH_TOKEN',
  ]);
});

it('takes no address with a password in it, and does not show one that is wrong', () => {
  for (const address of ['https://staff:swordfish@texts.example', 'ftp://staff:sword@fish@texts.example']) {
    expect(() => readSettings({ PUBLIC_URL: address })).toThrow(
      /^Wrong settings:\n {2}PUBLIC_URL=\(hidden\): (?!.*sword@?fish)/,
    );
  }
});

it('stands in the README word for word', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8').replace(/ +\|/g, ' |');
  for (const { name, what, byDefault } of settingDetails) {
    expect(readme).toContain(
      `| \`${name}\` | ${what} | ${byDefault === undefined ? 'none' : String(byDefault)} |`,
    );
  }
});
