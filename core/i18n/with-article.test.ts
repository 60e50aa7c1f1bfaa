import { expect, it } from 'vitest';
import { countryName } from './country-name.ts';
import { mcpAnswers } from './en/mcp/answers.ts';
import { near } from './en/near.ts';
import { foundCentersText } from './en/open-data/found-centers.ts';

it.each([near.told, mcpAnswers.understood, foundCentersText])(
  'says "the" where a country has it',
  ({ abroad }) => {
    expect(abroad(countryName('GB', 'en'))).toContain('none in the United Kingdom.');
    expect(abroad(countryName('PH', 'en'))).toContain('none in the Philippines.');
    expect(abroad(countryName('CA', 'en'))).toContain('none in Canada.');
  },
);

it.each([near.told, mcpAnswers.understood])('says "the" of a part of the country', ({ noneIn, noneNear }) => {
  expect(noneIn('District of Columbia')).toContain('in the District of Columbia');
  expect(noneNear('Puerto Rico')).toContain('in Puerto Rico');
});
