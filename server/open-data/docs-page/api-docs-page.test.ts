import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp } from '../../testing/running-app.ts';
import { renderApiDocs } from './api-docs-page.tsx';

let on: Awaited<ReturnType<typeof startApp>>;
let response: Response;
let page: HTMLElement;

beforeAll(async () => {
  on = await startApp();
  response = await on.app.request('/api/docs');
  page = parse(await response.text());
});
afterAll(() => on.stop());

it('shows every call of the document with its method, its path, its parameters and its answers', async () => {
  const { paths, components } = await (await on.app.request('/api/openapi.json')).json();
  const nameOf = (parameter: Parameter) => resolve(parameter, components).name;
  for (const [path, methods] of Object.entries<Record<string, Operation>>(paths)) {
    for (const [method, { operationId, parameters = [], responses }] of Object.entries(methods)) {
      const call = page.getElementById(operationId)!;
      expect(call.querySelector('.address')?.text).toBe(`${method.toUpperCase()} ${path}`);
      const rows = call.querySelectorAll('tbody th').map((cell) => (cell.querySelector('code') ?? cell).text);
      expect(rows).toEqual(expect.arrayContaining([...parameters.map(nameOf), ...Object.keys(responses)]));
    }
  }
});
type Named = { name: string };
type Parameter = Named | { $ref: string };
interface Operation {
  operationId: string;
  parameters?: Parameter[];
  responses: object;
}

/** One that many calls have stands among the components. */
function resolve(parameter: Parameter, { parameters }: { parameters: Record<string, Named> }): Named {
  return 'name' in parameter ? parameter : parameters[parameter.$ref.split('/').at(-1)!]!;
}

it('has the crisis numbers before all else, a way back, and leads nowhere that is not there', () => {
  const links = page.querySelectorAll('a').map((link) => link.getAttribute('href')!);
  expect(links.slice(0, 5)).toEqual(['#content', 'tel:911', 'tel:988', 'sms:988', 'sms:741741?&body=HOME']);
  expect(links).toContain('/');
  const ids = page.querySelectorAll('[id]').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const anchors = links.filter((link) => link.startsWith('#')).map((link) => link.slice(1));
  expect(anchors.length).toBeGreaterThan(30);
  expect(anchors.filter((anchor) => !ids.includes(anchor))).toEqual([]);
});

it('needs no script, no inline style, and no file of another origin', () => {
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
  expect(page.querySelectorAll('script, style, [style], iframe')).toEqual([]);
  const files = page
    .querySelectorAll('link, [src]')
    .map((file) => file.getAttribute('href') ?? file.getAttribute('src'));
  expect(files).toEqual([
    '/favicon.svg',
    '/colors.css',
    '/docs.css',
    '/docs-calls.css',
    '/api/openapi.json',
    '/favicon.svg',
  ]);
});

it('shows what looks like HTML as text', () => {
  const text = '<script>alert("1")</script>';
  const html = renderApiDocs({
    openapi: '3.1.1',
    info: { title: 'Any', version: '1', description: text },
    tags: [{ name: text, description: text }],
    paths: {
      '/any': {
        get: {
          operationId: 'any',
          tags: [text],
          summary: text,
          parameters: [{ name: text, in: 'query', example: text, schema: { type: 'string', default: text } }],
          responses: { 200: { description: text, content: { 'text/plain': { example: text } } } },
        },
      },
    },
  });
  expect(html).not.toContain('<script');
  expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThanOrEqual(10);
});
