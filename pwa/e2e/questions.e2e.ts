import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { expectPage } from './expect-page.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';

// What the words mean is tested in core/search/question: here stands what a person sees of it.

const server = new ServerProcess(inject('wholeTemplate'));
const phone = new Phone(server, { stays: true });

beforeAll(() => server.start());
afterAll(async () => {
  await phone.switchOff();
  await server.remove();
});

interface Question {
  q: string;
  /** What is understood, each to be taken away by itself. */
  chips: readonly string[];
  /** What else it says of the question. */
  told?: RegExp;
  /** The center that it names. */
  names?: string;
  /** 911 and 988 come before all else, and no center before it is known where. */
  urgent?: true;
  /** No center is offered. */
  none?: true;
}

interface InLanguage {
  prefix: string;
  title: string;
  remove: string;
  whichPlace: string;
  questions: Question[];
}

const languages: InLanguage[] = [
  {
    prefix: '',
    title: 'Filters in use',
    remove: 'Remove',
    whichPlace: 'Which place do you mean?',
    questions: [
      {
        q: 'detox near bangor maine that takes medicaid',
        chips: ['Near Bangor, ME · 100 mi', 'Detox', 'Medicaid'],
      },
      {
        q: 'free clinic for women in El Paso',
        chips: ['Near El Paso, TX · 50 mi', 'Sliding fee scale'],
        told: /^No center has all that you asked for\. We left out: .*Women/,
      },
      {
        q: '307-555-0150',
        chips: ['“307-555-0150”'],
        names: 'Sample Riverbend Medical Detox & Recovery',
      },
      {
        q: 'I want to kill myself tonight',
        chips: ['Suicide prevention'],
        urgent: true,
        none: true,
        told: /^Near where\?/,
      },
      {
        q: 'San Juan PR',
        chips: ['Near San Juan, PR · 100 mi'],
        told: /^We list no center in Puerto Rico, nor within 100 miles of it\./,
        none: true,
      },
    ],
  },
  {
    prefix: '/es',
    title: 'Filtros en uso',
    remove: 'Quitar',
    whichPlace: '¿A qué lugar se refiere?',
    questions: [
      {
        q: 'desintoxicación cerca de Bangor, Maine, con Medicaid',
        chips: ['Cerca de Bangor, ME · 100 millas', 'Desintoxicación', 'Medicaid'],
      },
      {
        q: 'clínica gratis para mujeres en El Paso',
        chips: ['Cerca de El Paso, TX · 50 millas', 'Pago según sus ingresos'],
        told: /^Ningún centro tiene todo lo que pidió\. Dejamos de lado: .*Mujeres/,
      },
      {
        q: '(307) 555 0150',
        chips: ['“(307) 555 0150”'],
        names: 'Sample Riverbend Medical Detox & Recovery',
      },
      {
        q: 'quiero matarme',
        chips: ['Prevención del suicidio'],
        urgent: true,
        none: true,
        told: /^¿Cerca de dónde\?/,
      },
      {
        q: 'San Juan Puerto Rico',
        chips: ['Cerca de San Juan, PR · 100 millas'],
        told: /^No tenemos ningún centro en Puerto Rico, ni a menos de 100 millas\./,
        none: true,
      },
    ],
  },
];

it.each(languages)(
  'shows as chips what it has understood, and says what it has not: "$prefix"',
  async ({ prefix, title, remove, whichPlace, questions }) => {
    const page = await phone.openBrowser();
    await phone.open(`${prefix}/directory`);
    const content = page.locator('#content');
    const chips = content.getByRole('list', { name: title }).getByRole('link');
    for (const { q, chips: understood, told, names, urgent, none } of questions) {
      await phone.goesTo(`${prefix}/directory?q=${encodeURIComponent(q)}`);
      await expectPage(chips).toHaveText(understood.map((chip) => `${remove} ${chip}`));
      const called = content.getByRole('article').first().locator('a[href^="tel:"]');
      if (none) await expectPage(content.getByRole('article')).toHaveCount(0);
      else await expectPage(called).toBeVisible();
      if (told) await expectPage(page.locator('#told').getByText(told)).toBeVisible();
      if (names) await expectPage(content.getByRole('article').getByRole('heading')).toHaveText([names]);
      const numbers = content.getByRole('alert').locator('a[href^="tel:"]');
      if (!urgent) await expectPage(numbers).toHaveCount(0);
      else {
        // Nor how many there are, nor where.
        await expectPage(content.getByRole('heading', { level: 2, name: whichPlace })).toBeVisible();
        await expectPage(page.locator('#results-map')).toHaveCount(0);
        // Which place is typed into a field that is there, also on a phone.
        await expectPage(content.locator('input[name=near]')).toBeVisible();
        await expectPage(numbers).toHaveCount(2);
        await expectPage(numbers.first()).toBeInViewport({ ratio: 1 });
        expect(await numbers.first().getAttribute('href')).toBe('tel:911');
        expect(await numbers.last().getAttribute('href')).toBe('tel:988');
      }
    }
    await phone.closeBrowser();
  },
);
