import stringWidth from 'string-width';
import { expect, it } from 'vitest';
import { formatTable } from './table.ts';

it('breaks words that are longer than their column, and never grows wider than the window', () => {
  const rows = [
    { email: 'maximiliane.featherstonehaugh@harborlight.example', name: 'mental-health-crisis now' },
  ];
  const columns = [
    { title: 'Email', value: (row: (typeof rows)[number]) => row.email },
    { title: 'Name', value: (row: (typeof rows)[number]) => row.name },
  ];
  expect(formatTable(rows, columns, 32).split('\n')).toEqual([
    'Email            Name',
    'maximiliane.fea  mental-health-c',
    'therstonehaugh@  risis now',
    'harborlight.exa',
    'mple',
  ]);
});

it.each(['医療センター', 'Casa 🫶🏽 Clara', '한마음 클리닉', 'Cafe\u0301'])(
  'puts the next column in the same place behind %s as behind Latin letters',
  (name) => {
    const columns = [
      { title: 'Name', value: (row: { name: string }) => row.name },
      { title: 'City', value: () => 'Dayton' },
    ];
    const lines = formatTable([{ name }, { name: 'Harbor House of Hope' }], columns, 60).split('\n');
    const places = lines.map((line) => stringWidth(line.replace(/(City|Dayton)$/, '')));
    expect(new Set(places)).toEqual(new Set(['Harbor House of Hope  '.length]));
  },
);

it('keeps a gap between columns where the window is narrower than all of them', () => {
  const columns = [
    { title: 'Email', value: () => 'ada@example.org' },
    { title: 'Role', value: () => 'Administrator' },
    { title: 'Name', value: () => 'Ada' },
    { title: 'Signed in', value: () => '2 days ago' },
  ];
  const lines = formatTable([{}], columns, 20).split('\n');
  expect(lines).toEqual([
    'Email   Role    Name  Signed',
    '                      in',
    'ada@ex  Admini  Ada   2 days',
    'ample.  strato        ago',
    'org     r',
  ]);
});
