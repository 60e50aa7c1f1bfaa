import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isUnixSocket, ownAddress } from './own-address.ts';
import { findOrigins, readSettings, settingDetails } from './settings.ts';
import { SettingsError } from './settings-error.ts';
import { describeSettings } from './settings-list.ts';
import { describeUnknown, findUnknownSettings } from './unknown-settings.ts';

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

it('takes the publisher’s name, and an email or a web address only beside it', () => {
  for (const PUBLISHER_CONTACT of ['hello@council.example', 'https://council.example/contact']) {
    const given = { PUBLISHER: 'Example Recovery Council', PUBLISHER_CONTACT };
    expect(readSettings(given)).toMatchObject(given);
    expect(() => readSettings({ PUBLISHER_CONTACT })).toThrow(
      'PUBLISHER: must be set where PUBLISHER_CONTACT is',
    );
  }
  expect(() => readSettings({ PUBLISHER: 'Council', PUBLISHER_CONTACT: 'by post' })).toThrow(
    'PUBLISHER_CONTACT="by post": must be an email address, or a web address such as',
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
    'ALERT_WEBHOOK',
    'TWILIO_AUTH_TOKEN',
    'PURGE_URL',
    'PURGE_TOKEN',
    'METRICS_TOKEN',
  ]);
});

it('reads secrets from files, and says of one that cannot be read which it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'harborlight-'));
  const file = join(folder, 'smtp');
  writeFileSync(file, 'smtp://staff:swordfish@mail.example\n');
  const mail = { MAIL_FROM: 'a@example.org', STAFF_EMAIL: 'b@example.org' };
  const env = { ...mail, SMTP_URL_FILE: file };
  expect(readSettings(env)).toMatchObject({ SMTP_URL: 'smtp://staff:swordfish@mail.example' });
  const list = describeSettings(readSettings(env), findOrigins(env, new Set()));
  expect(list.find(({ name }) => name === 'SMTP_URL')).toMatchObject({
    value: 'smtp://mail.example',
    origin: 'file',
  });
  expect(() => readSettings({ SMTP_URL_FILE: file })).toThrow('MAIL_FROM: must be set where SMTP_URL is');
  expect(() => readSettings({ ...env, SMTP_URL: 'smtp://mail.example' })).toThrow(
    `SMTP_URL_FILE="${file}": must not be set where SMTP_URL is`,
  );
  for (const [content, why] of [
    ['', 'the file is empty'],
    ['http://staff:swordfish@mail.example', 'must be an smtp:// or smtps:// address'],
  ] as const) {
    writeFileSync(file, content);
    expect(() => readSettings(env)).toThrow(why);
    expect(() => readSettings(env)).not.toThrow('swordfish');
  }
  rmSync(folder, { recursive: true });
  expect(() => readSettings(env)).toThrow(`SMTP_URL_FILE="${file}": cannot be read (ENOENT)`);
});

it('names what looks like a setting of ours and is none, and nothing else that may be set', () => {
  const wrong = {
    TRUST_PROXYY: 'TRUST_PROXYY is no setting. Is TRUST_PROXY meant?',
    PUBLICURL: 'PUBLICURL is no setting. Is PUBLIC_URL meant?',
    smtp_url: 'smtp_url is no setting. Is SMTP_URL meant?',
    METRICS_TOKNE_FILE: 'METRICS_TOKNE_FILE is no setting. Is METRICS_TOKEN_FILE meant?',
    HARBORLIGHT_DB_FILE:
      'HARBORLIGHT_DB_FILE is no setting: only secrets are read from files. Set HARBORLIGHT_DB.',
  };
  expect(findUnknownSettings({ ...wrong, TRUST_PROXIE: '' }).map(describeUnknown)).toEqual(
    Object.values(wrong),
  );
  const known = Object.fromEntries(settingDetails.map(({ name }) => [name, 'x']));
  const others = [
    'HOME',
    'HOSTNAME',
    'PATH',
    'PWD',
    'MAIL',
    'LANG',
    'NODE_OPTIONS',
    'LOGNAME',
    'PORTS_OPEN',
    'USER',
  ];
  const around = Object.fromEntries(others.map((name) => [name, 'x']));
  expect(findUnknownSettings({ ...known, ...around, SMTP_URL_FILE: 'x', HARBORLIGHT_WORKERS: 'x' })).toEqual(
    [],
  );
});

it('takes an address of IPv6 with its brackets or without, and says where the server is then', () => {
  for (const HOST of ['[::1]', '::1']) {
    expect(readSettings({ HOST })).toMatchObject({ HOST: '::1' });
    expect(ownAddress(readSettings({ HOST }))).toBe('http://[::1]:8787');
  }
  expect(ownAddress(readSettings({ HOST: '0.0.0.0' }))).toBe('http://localhost:8787');
  expect(isUnixSocket(readSettings({ HOST: '/run/harborlight.sock' }))).toBe(true);
});

it('takes no address with a password in it, and does not show one that is wrong', () => {
  for (const address of ['https://staff:swordfish@texts.example', 'ftp://staff:sword@fish@texts.example']) {
    expect(() => readSettings({ PUBLIC_URL: address })).toThrow(
      /^Wrong settings:\n {2}PUBLIC_URL=\(hidden\): (?!.*sword@?fish)/,
    );
  }
});

it('takes for PUBLIC_URL what the whole app can work at, and nothing else', () => {
  for (const PUBLIC_URL of [
    'https://help.example',
    'https://help.example/',
    'http://localhost:8787',
    'http://[::1]:8787',
  ])
    expect(readSettings({ PUBLIC_URL })).toMatchObject({ PUBLIC_URL });
  expect(() => readSettings({ PUBLIC_URL: 'https://state.example/harborlight/' })).toThrow(
    'PUBLIC_URL="https://state.example/harborlight/": must not have a path: the app works at the root of a name alone, such as https://help.example.org',
  );
  for (const PUBLIC_URL of ['https://help.example/?from=x', 'https://help.example/#top'])
    expect(() => readSettings({ PUBLIC_URL })).toThrow('must not have a query or a fragment');
});

it.each([
  ['true', 1],
  ['1', 1],
  ['3', 3],
  ['0', false],
  ['false', false],
  ['10.0.0.0/8', '10.0.0.0/8'],
  ['192.0.2.7, 10.0.0.0/8 fd00::/8', '192.0.2.7, 10.0.0.0/8 fd00::/8'],
])('reads TRUST_PROXY=%s', (given, expected) => {
  expect(readSettings({ TRUST_PROXY: given }).TRUST_PROXY).toBe(expected);
});

it.each([
  'yes',
  '-1',
  '10',
  '1.5',
  '10.0.0.0/33',
  'fd00::/129',
  '10.0.0',
  'proxy.example',
  ',',
  '10.0.0.0/8/8',
])('refuses TRUST_PROXY=%s', (given) => {
  expect(() => readSettings({ TRUST_PROXY: given })).toThrow(
    'must be how many proxies stand in front, such as 1, or their networks, such as 10.0.0.0/8, 192.0.2.7',
  );
});

it('stands in docs/running.md word for word', () => {
  const page = readFileSync(new URL('../../docs/running.md', import.meta.url), 'utf8').replace(/ +\|/g, ' |');
  for (const { name, what, byDefault } of settingDetails) {
    expect(page).toContain(
      `| \`${name}\` | ${what} | ${byDefault === undefined ? 'none' : String(byDefault)} |`,
    );
  }
});
