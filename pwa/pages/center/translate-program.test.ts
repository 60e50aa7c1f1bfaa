import { expect, it } from 'vitest';
import { programText } from '#core/i18n/es/program-text.ts';
import { translateLine } from './translate-program.ts';

it.each([
  [
    'Address: confidential. Call for directions.',
    { heading: 'Dirección', text: 'confidencial. Llame para saber cómo llegar.' },
  ],
  // Names and numbers are nobody's to translate.
  ['Intake: 555-010-0199 x0.', { heading: 'Admisión', text: '555-010-0199 x0.' }],
  ['Programs here: Women; Men.', { heading: 'Programas en este lugar', text: 'Women; Men.' }],
  ['Address: on a boat.', null],
  ['Small groups, and a garden.', null],
  ['Motto: one day at a time.', null],
  ['Address: constructor.', null],
])('says %s in Spanish', (line, said) => {
  expect(translateLine(line, programText)).toEqual(said);
});
