import { expect, it } from 'vitest';
import { readNext } from './read-next.ts';

it.each(['/admin0323/centers', '/admin0323/centers?state=TX&page=2#list', '/admin0323?x=1'])(
  'goes on to %s',
  (next) => {
    expect(readNext(next)).toBe(next);
  },
);

it.each([
  null,
  '',
  'https://evil.example/admin0323',
  '//evil.example/admin0323',
  '/\\evil.example/admin0323',
  'javascript:alert(1)//admin0323/',
  '/admin0323/../directory',
  '/admin0323evil',
  '/directory',
  '/admin0323/login?next=/admin0323/login',
  'http://[',
])('does not go on to %s', (next) => {
  expect(readNext(next)).toBe('/admin0323');
});
