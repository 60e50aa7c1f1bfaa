import { OpenAPIHono } from '@hono/zod-openapi';
import { layout } from '#core/i18n/en/layout.ts';
import { apiDocs } from '#core/i18n/en/open-data/api-docs.ts';
import { openDataText } from '#core/i18n/en/open-data/open-data.ts';
import { LICENCE } from '#core/open-data/open-data.ts';
import { errors } from '../http/api-schemas.ts';
import { TAGS, tagDescriptions } from '../http/api-tags.ts';
import { readablePath } from './json-name.ts';

/** https://spec.openapis.org/oas/v3.1.1.html */
export type ApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>;
type Registry = OpenAPIHono['openAPIRegistry'];

/** Whom a document is for: all other programs, or the pages of this site and whoever runs it. */
export type Audience = 'everybody' | 'site';

const TAGS_OF_SITE: readonly string[] = [TAGS.site, TAGS.messages, TAGS.offlineCopy, TAGS.monitoring];

/**
 * The public's API as the app's routes declare it, wherever in the app they are. Left out are the calls of staff:
 * nobody else can use them, they change with our own pages, and their list would help only who should not be there.
 */
export function documentApi(registry: Registry, audience: Audience): ApiDocument {
  const shown = new OpenAPIHono();
  for (const definition of registry.definitions) {
    if (definition.type !== 'route') continue;
    const { route } = definition;
    if (isForStaff(route) || audienceOf(route) !== audience) continue;
    // Each refuses what nobody can read, below /api also parameters that it does not take: see server/http.
    const responses = { ...errors(400), ...route.responses };
    shown.openAPIRegistry.registerPath({ ...route, path: readablePath(route.path), responses });
  }
  const info = infoFor[audience];
  const { paths, components } = shown.getOpenAPI31Document({ openapi: '3.1.1', info });
  const used = new Set(
    Object.values(paths ?? {}).flatMap((path) =>
      Object.values(path as Record<string, { tags?: string[] }>).flatMap(({ tags = [] }) => tags),
    ),
  );
  const known: string[] = Object.values(TAGS);
  const tags = [
    ...known.filter((name) => used.has(name)),
    ...[...used].filter((name) => !known.includes(name)),
  ];
  return {
    openapi: '3.1.1',
    info,
    // Said, not left open: nobody signs in for any of it.
    security: [],
    tags: tags.map((name) => ({
      name,
      ...(tagDescriptions[name] && { description: tagDescriptions[name] }),
    })),
    paths,
    components,
  };
}

/** With the addresses of the server that answers. */
export function addressed(document: ApiDocument, origin: string): ApiDocument {
  return {
    ...document,
    info: { ...document.info, contact: { name: layout.productName, url: `${origin}/contact` } },
    servers: [{ url: origin }],
    externalDocs: { url: `${origin}/api/docs` },
  };
}

const everybody = {
  title: layout.productName,
  // Counts changes of the calls: the first number those that would break a program.
  version: '1.0.0',
  description: `${apiDocs.intro} ${openDataText.promise}`,
  license: { name: LICENCE.name, url: LICENCE.url },
} satisfies ApiDocument['info'];

const infoFor: Record<Audience, ApiDocument['info']> = {
  everybody,
  site: { ...everybody, title: apiDocs.siteTitle, description: apiDocs.siteIntro },
};

function audienceOf({ tags = [] }: { tags?: string[] }): Audience {
  return tags.some((tag) => TAGS_OF_SITE.includes(tag)) ? 'site' : 'everybody';
}

function isForStaff({ path, tags }: { path: string; tags?: string[] }): boolean {
  return path.startsWith('/api/admin/') || tags?.includes(TAGS.staff) === true;
}
