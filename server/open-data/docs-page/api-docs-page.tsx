/** @jsxImportSource hono/jsx */
import { CRISIS_TEXT_LINE, EMERGENCY, LIFELINE } from '#core/facts/crisis-numbers.ts';
import { layout } from '#core/i18n/en/layout.ts';
import { apiDocs } from '#core/i18n/en/open-data/api-docs.ts';
import { LICENCE } from '#core/open-data/open-data.ts';
import type { ApiDocument } from '../openapi-document.ts';
import { type Call, CallSection, type Operation } from './call.tsx';
import type { JsonSchema } from './describe-schema.ts';
import { FieldTable, Prose, schemaAnchor } from './schema-table.tsx';

/** The document as a page of HTML for people: no script, and nothing of another origin. */
export function renderApiDocs(document: ApiDocument): string {
  return `<!doctype html>${<Page document={document} />}`;
}

function Page({ document }: { document: ApiDocument }) {
  const groups = groupCalls(document);
  const schemas = Object.entries(document.components?.schemas ?? {}) as [string, JsonSchema][];
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{layout.pageTitle(apiDocs.title)}</title>
        <meta name="description" content={apiDocs.description} />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/colors.css" />
        <link rel="stylesheet" href="/docs.css" />
        <link rel="stylesheet" href="/docs-calls.css" />
        <link rel="service-desc" href="/api/openapi.json" type="application/json" />
      </head>
      <body>
        <a class="skip" href="#content">
          {layout.skipToContent}
        </a>
        <CrisisLine />
        <header>
          <a class="home" href="/">
            <img src="/favicon.svg" alt="" width="28" height="28" /> {layout.productName}
          </a>
        </header>
        <main id="content">
          <h1>{apiDocs.title}</h1>
          <p class="intro">{document.info.description}</p>
          <ul class="links">
            <li>
              <a href="/api/openapi.json">{apiDocs.document}</a>
            </li>
            <li>
              <a href="/api/openapi-site.json">{apiDocs.siteDocument}</a>
            </li>
            <li>
              {apiDocs.licence} <a href={LICENCE.url}>{LICENCE.name}</a>
            </li>
          </ul>
          <Contents groups={groups} schemas={schemas} />
          {groups.map(({ name, anchor, description, calls }) => (
            <section aria-labelledby={anchor}>
              <h2 id={anchor}>{name}</h2>
              {description && (
                <p>
                  <Prose text={description} />
                </p>
              )}
              {calls.map((call) => (
                <CallSection {...call} />
              ))}
            </section>
          ))}
          <section aria-labelledby="schemas">
            <h2 id="schemas">{apiDocs.schemas}</h2>
            <p>{apiDocs.schemasIntro}</p>
            {schemas.map(([name, schema]) => (
              <section class="call" id={schemaAnchor(name)} aria-labelledby={`${schemaAnchor(name)}-title`}>
                <h3 id={`${schemaAnchor(name)}-title`}>{name}</h3>
                {schema.description && (
                  <p>
                    <Prose text={schema.description} />
                  </p>
                )}
                <FieldTable schema={schema} label={`${apiDocs.fields}: ${name}`} />
              </section>
            ))}
          </section>
        </main>
        <footer>
          <a class="back" href="/">
            {apiDocs.back}
          </a>
        </footer>
      </body>
    </html>
  );
}

/** As pwa/layout/crisis-banner.tsx. */
function CrisisLine() {
  const { crisis } = layout;
  return (
    <section class="crisis" aria-label={crisis.label}>
      <p>
        {crisis.emergency} <a href={`tel:${EMERGENCY}`}>{crisis.call911}</a>. {crisis.crisis}{' '}
        <a href={`tel:${LIFELINE}`}>{crisis.call988}</a>, <a href={`sms:${LIFELINE}`}>{crisis.text988}</a>,{' '}
        {crisis.or} <a href={`sms:${CRISIS_TEXT_LINE}?&body=${crisis.textLineWord}`}>{crisis.textLine}</a>.{' '}
        <span>{crisis.notAdvice}</span>
      </p>
    </section>
  );
}

interface Group {
  name: string;
  anchor: string;
  description?: string;
  calls: Call[];
}

function Contents({ groups, schemas }: { groups: Group[]; schemas: [string, JsonSchema][] }) {
  return (
    <nav class="contents" aria-labelledby="contents">
      <h2 id="contents">{apiDocs.contents}</h2>
      <ul>
        {groups.map(({ name, anchor, calls }) => (
          <li>
            <a href={`#${anchor}`}>{name}</a>
            <ul>
              {calls.map(({ method, path, operation }) => (
                <li>
                  <a href={`#${operation.operationId}`}>
                    {method.toUpperCase()} {path}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
        <li>
          <a href="#schemas">{apiDocs.schemas}</a>
          <ul class="names">
            {schemas.map(([name]) => (
              <li>
                <a href={`#${schemaAnchor(name)}`}>{name}</a>
              </li>
            ))}
          </ul>
        </li>
      </ul>
    </nav>
  );
}

/** The calls by their first tag, in the document's order. */
function groupCalls({ paths = {}, tags = [] }: ApiDocument): Group[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      method,
      path,
      operation,
    })),
  );
  const groups = [...tags, { name: undefined, description: undefined }].map(
    ({ name, description }, index) => ({
      name: name ?? apiDocs.otherCalls,
      anchor: `calls-${index + 1}`,
      description,
      calls: calls.filter(({ operation }) => operation.tags?.[0] === name),
    }),
  );
  return groups.filter((group) => group.calls.length > 0);
}
