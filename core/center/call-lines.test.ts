import { expect, it } from 'vitest';
import { callCard as en } from '../i18n/en/call-card.ts';
import { callCard as es } from '../i18n/es/call-card.ts';
import { noFilters } from '../search/filters.ts';
import { linesToSay, questionsToAsk } from './call-lines.ts';
import type { Center } from './center.ts';

const center = {
  care: [{ care: 'SUBSTANCE_USE' }],
  levels: [{ level: 'DETOX' }, { level: 'RESIDENTIAL' }],
} as Center;

it('says what was asked, how it is paid, and asks for a bed where people stay', () => {
  const asked = { ...noFilters, care: ['OPIOID_USE' as const], insurance: ['MEDICAID' as const] };
  expect(linesToSay(center, asked, en)).toEqual([
    'I use opioids, and I want help.',
    'I have Medicaid. Do you take it?',
    'Do you have a bed this week?',
  ]);
  expect(linesToSay(center, asked, es)).toEqual([
    'Consumo opioides y quiero ayuda.',
    'Tengo Medicaid. ¿Lo aceptan?',
    '¿Tienen una cama esta semana?',
  ]);
});

it('takes the most particular of what was asked, and who asks for free care has no insurance', () => {
  const asked = {
    ...noFilters,
    topic: ['TELEHEALTH' as const, 'METHADONE' as const, 'FREE' as const],
    level: ['DETOX' as const],
    care: ['SUBSTANCE_USE' as const],
  };
  expect(linesToSay(center, asked, en).slice(0, 2)).toEqual([
    'I want to ask about starting methadone.',
    'I have no insurance. What would I pay?',
  ]);
});

it('goes by what the center treats where nothing was asked', () => {
  expect(linesToSay(center, undefined, en)[0]).toBe('I need help with alcohol or drugs.');
  const clinic = { care: [{ care: 'MENTAL_HEALTH' }], levels: [{ level: 'OUTPATIENT' }] } as Center;
  expect(linesToSay(clinic, undefined, en)).toEqual([
    'I need help with my mental health.',
    'My insurance is (read it from your card, or say: I have none).',
    'When is your first opening?',
  ]);
  expect(linesToSay({ care: [], levels: [] } as unknown as Center, noFilters, en)[0]).toBe(
    'I am looking for treatment.',
  );
  expect(questionsToAsk(clinic, en)).not.toContain(en.questions.medicine);
  expect(questionsToAsk(center, en)).toHaveLength(4);
});
