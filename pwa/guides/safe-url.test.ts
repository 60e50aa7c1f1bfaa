import { expect, it } from 'vitest';
import { safeUrl } from './safe-url.ts';

it.each([
  'https://988lifeline.org',
  'HTTP://example.com',
  'mailto:help@example.org',
  'tel:988',
  'sms:741741?&body=HOME',
  '/guides/overdose-and-naloxone',
  '/directory?q=a:b',
  '#what-is-detox',
  'overdose-and-naloxone',
  '',
])('lets %s through as it is', (url) => {
  expect(safeUrl(url)).toBe(url);
});

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'irc://example.org',
])('drops %j', (url) => {
  expect(safeUrl(url)).toBeUndefined();
});
