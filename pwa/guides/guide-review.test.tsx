import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Guide } from '#core/guide/guide.ts';
import type { Language } from '#core/i18n/languages.ts';
import { blankGuide } from '#core/testing/blank-guide.ts';
import { LanguageProvider, loadWords } from '../text.tsx';
import { GuideCard } from './guide-card.tsx';
import { GuideReview } from './guide-review.tsx';

await loadWords('en');
await loadWords('es');

const reviewedAt = '2026-10-05T09:00:00.000Z';

/** What a guide's page says of its review, and what its card in the list says. */
function readReview(language: Language, changes: Partial<Guide>): string[] {
  const shown = { ...blankGuide, language, ...changes };
  return [<GuideReview key="page" guide={shown} />, <GuideCard key="card" guide={shown} />].map((element) => {
    const html = renderToStaticMarkup(
      <LanguageProvider language={language}>
        <MemoryRouter>{element}</MemoryRouter>
      </LanguageProvider>,
    );
    return html.replace(/<[^>]*>/g, '|');
  });
}

it.each([
  ['en', 'Not yet reviewed by a clinician.', /Reviewed by|Last reviewed/],
  ['es', 'Aún no la ha revisado un profesional de la salud.', /Revisada por|Última revisión/],
] as const)('says in %s that no clinician has reviewed a guide, and then no date', (language, not, done) => {
  // An older copy may still hold the date of a review whose reviewer was taken away.
  for (const changes of [{}, { reviewedAt }]) {
    for (const text of readReview(language, changes)) {
      expect(text).toContain(`|${not}|`);
      expect(text).not.toMatch(done);
    }
  }
});

it.each([
  ['en', 'Reviewed by Ana Ruiz, MD', 'Last reviewed October 5, 2026', 'Not yet'],
  ['es', 'Revisada por Ana Ruiz, MD', 'Última revisión: 5 de octubre de 2026', 'Aún no'],
] as const)('says in %s who reviewed a guide, and when', (language, who, when, not) => {
  for (const text of readReview(language, { reviewedBy: 'Ana Ruiz, MD', reviewedAt })) {
    expect(text).toContain(`|${who}|`);
    expect(text).toContain(`|${when}|`);
    expect(text).not.toContain(not);
  }
});
