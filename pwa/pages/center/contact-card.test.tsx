import { parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { blankCenter } from '#core/center/blank-center.ts';
import type { Center } from '#core/center/center.ts';
import type { Language } from '#core/i18n/languages.ts';
import { LanguageProvider, loadWords } from '../../text.tsx';
import { ContactCard } from './contact-card.tsx';

const center: Center = {
  ...blankCenter,
  name: 'Casa Faro',
  city: 'El Paso',
  state: 'TX',
  phone: '915-555-0100',
  intakePhones: ['915-555-0101 x2'],
  otherPhones: ['915-555-0102', '888-555-0103'],
};

beforeAll(async () => {
  await loadWords('en');
  await loadWords('es');
});

function render(shown: Center, language: Language) {
  const html = renderToString(
    <LanguageProvider language={language}>
      <ContactCard center={shown} />
    </LanguageProvider>,
  );
  return parse(html.replaceAll('<!-- -->', ''));
}

it.each([
  ['en', 'Intake', 'Other phones'],
  ['es', 'Admisión', 'Otros teléfonos'],
] as const)('has every number of a center as one to call: %s', (language, intake, other) => {
  const card = render(center, language);
  expect(card.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+19155550100',
    'tel:+19155550101,2',
    'tel:+19155550102',
    'tel:+18885550103',
  ]);
  const titles = card.querySelectorAll('dt').map(({ text }) => text);
  expect(titles.slice(1, 3)).toEqual([intake, other]);
});

it('tells an address that is kept from one that is not known', () => {
  expect(render(center, 'en').querySelector('address')?.text).toMatch(/^Street address not listed/);
  const kept = { ...center, streetWithheld: true };
  expect(render(kept, 'en').querySelector('address')?.text).toMatch(/^Confidential\. Call for directions\./);
  expect(render(kept, 'es').querySelector('address')?.text).toMatch(/^Confidencial\. Llame/);
  expect(render({ ...kept, street: '1 Pier Road' }, 'en').querySelector('address')?.text).toMatch(/^1 Pier/);
});
