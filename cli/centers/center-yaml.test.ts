import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blankCenterInputs, toCenterInputs } from '#core/center/center-inputs.ts';
import { anyCenter } from '#core/testing/any-center.ts';
import { readCenterYaml, writeCenterYaml } from './center-yaml.ts';
import { readFields } from './typed-fields.ts';

it('reads of any center what it has written', () => {
  fc.assert(
    fc.property(anyCenter, (center) => {
      const inputs = toCenterInputs(center);
      const { inputs: typed, problems } = readCenterYaml(writeCenterYaml(inputs, 'A center'));
      expect(problems).toEqual([]);
      expect(readFields({ ...blankCenterInputs, ...typed })).toEqual(readFields(inputs));
    }),
    { numRuns: 300 },
  );
});

it('takes what people type, and says where it cannot', () => {
  const text =
    'zip: 02101\nlevels: detox, Residential\nState: Massachusetts\nphone:\napproximateLocation: yes\n';
  expect(readCenterYaml(text)).toEqual({
    inputs: {
      zip: '02101',
      levels: ['DETOX', 'RESIDENTIAL'],
      state: 'MA',
      phone: '',
      approximateLocation: true,
    },
    problems: [],
  });
  const wrong = readCenterYaml('levels: [IOP, SPA]\nfax: 1\nphone: {a: b}\n');
  expect(wrong.problems.map(({ path }) => path)).toEqual(['fax', 'levels', 'phone']);
  expect(readCenterYaml('name: A: B\n').problems[0]?.message).toContain('line 1');
  expect(readCenterYaml('Hope House').problems).toHaveLength(1);
});
