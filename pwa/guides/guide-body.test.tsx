import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { loadWords } from '../text.tsx';
import { GuideBody } from './guide-body.tsx';
import { readGuide } from './read-guide.ts';

await loadWords('en');

function render(markdown: string): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <GuideBody guide={readGuide(markdown)} />
    </MemoryRouter>,
  );
}

it('gives headings the ids that links lead to, and leaves the first level to the page’s title', () => {
  const html = render('# One\n\n## Is it *safe*?\n\n### Small');
  expect(html).toContain('<h2 id="one">One</h2>');
  expect(html).toContain('<h2 id="is-it-safe">Is it <em>safe</em>?</h2>');
  expect(html).toContain('<h3>Small</h3>');
});

it('stays in the app for our own pages, opens others in a new tab, and calls and texts', () => {
  expect(render('[a](/directory?level=DETOX)')).toContain('<a href="/directory?level=DETOX"');
  expect(render('[a](#why)')).toContain('<a href="#why">');
  expect(render('[988](tel:988)')).toContain('<a href="tel:988">988</a>');
  expect(render('[text](sms:988)')).toContain('<a href="sms:988">text</a>');
  for (const address of ['https://www.samhsa.gov', '//www.samhsa.gov']) {
    expect(render(`[a](${address})`)).toContain(
      `<a href="${address}" target="_blank" rel="noopener noreferrer">a<span class="sr-only" lang="en"> (opens a new tab)</span></a>`,
    );
  }
});

it('lets no script, HTML or image in', () => {
  expect(render('[a](javascript:alert(1))')).toContain('<a>a</a>');
  expect(render('<script>alert(1)</script>\n\nText <b onclick="x">bold</b>.')).not.toMatch(/script|onclick/);
  expect(render('![a](https://example.com/a.png)')).not.toContain('img');
});
