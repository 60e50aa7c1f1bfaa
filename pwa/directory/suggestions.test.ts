import { expect, it } from 'vitest';
import { describeSuggestion } from './suggestions.ts';

const labelsOf = (name: string) => ({ DETOX: `Desintoxicación (${name})`, ME: 'Maine' });

it('says each suggestion in the words of the page', () => {
  const params = 'state=ME&level=DETOX';
  const chips = [
    { name: 'level', value: 'DETOX' },
    { name: 'state', value: 'ME' },
  ] as const;
  expect(describeSuggestion({ kind: 'topic', chips, params }, labelsOf)).toEqual({
    label: 'Desintoxicación (level) · Maine',
    detail: '',
  });
  const near = { name: 'near', value: 'Bangor, ME', within: undefined } as const;
  expect(describeSuggestion({ kind: 'place', chips: [near], params }, labelsOf).label).toBe('Bangor, ME');
});

it('tells centers of one name apart by their street', () => {
  const center = {
    name: 'Harbor',
    street: '1 Pier Road',
    city: 'Toledo',
    state: 'OH',
    slug: 'harbor',
  } as const;
  expect(describeSuggestion({ kind: 'center', ...center }, labelsOf)).toEqual({
    label: 'Harbor',
    detail: '1 Pier Road, Toledo, OH',
  });
});
