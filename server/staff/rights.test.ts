import { findTargetHandler } from 'hono/utils/handler';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requireAdmin } from '../access/guard.ts';
import { beginSession } from '../access/sessions.ts';
import { startApp } from '../testing/running-app.ts';
import { signedIn } from '../testing/staff.ts';

/** What anybody may call, signed in or not. */
const PUBLIC = [
  'GET /api/centers',
  'GET /api/centers-recent',
  'GET /api/centers-positions',
  'GET /api/centers/:slug',
  'GET /api/states',
  'GET /api/states/:state',
  'GET /api/states/:state/centers',
  'GET /api/guides',
  'GET /api/guides/:slug',
  'GET /api/centers.json',
  'GET /api/centers.ndjson',
  'GET /api/centers.csv',
  'GET /api/v1/downloads/centers.ndjson',
  'GET /api/v1/downloads/centers.csv',
  'GET /api/v1/downloads/centers.geojson',
  'GET /api/v1/downloads/centers.xlsx',
  'GET /api/v1/downloads',
  'GET /api/v1/changes',
  'GET /api/download-sizes',
  'GET /api/guides.json',
  'GET /api/openapi.json',
  'GET /api/openapi-site.json',
  'GET /api/docs',
  'GET /api/v1/centers',
  'GET /api/v1/terms',
  'GET /api/snapshot',
  'GET /api/snapshot/:file',
  'POST /api/track-call',
  'GET /api/sms-token',
  'POST /api/send-referral-sms',
  'POST /api/live-matching',
  'POST /api/submissions',
  'POST /api/center-reports',
  'POST /api/session',
  'POST /api/tokens',
  'POST /api/staff-links/look',
  'POST /api/staff-links/accept',
  'GET /hsds',
  'GET /hsds/services',
  'GET /hsds/services/:id',
  'GET /hsds/organizations',
  'GET /hsds/organizations/:id',
  'GET /hsds/locations',
  'GET /hsds/locations/:id',
  'GET /hsds/service_at_locations',
  'GET /hsds/service_at_locations/:id',
  'GET /hsds/taxonomies',
  'GET /hsds/taxonomies/:id',
  'GET /hsds/taxonomy_terms',
  'GET /hsds/taxonomy_terms/:id',
  'POST /contact',
  'POST /live-matching',
  'POST /update-listing',
  'POST /es/contact',
  'POST /es/live-matching',
  'POST /es/update-listing',
  'POST /centers/:slug',
  'POST /es/centers/:slug',
  'GET /livez',
  'GET /readyz',
  'GET /healthz',
  'GET /metrics',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /sitemaps/:file',
  'GET /llms.txt',
  'GET /humans.txt',
  'GET /.well-known/security.txt',
  'GET /security.txt',
  'GET /feed.xml',
  'GET /feed.json',
  'GET /states/:file/feed.xml',
  'GET /states/:file/feed.json',
  'POST /mcp',
  'GET /',
  'GET /favicon.ico',
  'GET /assets/*',
  'GET /centers/:slug',
  'GET /c/:id',
  'GET /directory',
  'GET /states/:state',
  'GET /es/centers/:slug',
  'GET /es/c/:id',
  'GET /es/directory',
  'GET /es/states/:state',
  'GET /sobredosis',
  'GET /es/sobredosis',
  'GET /es/admin0323/*',
  'GET /*',
];

interface Route {
  method: string;
  path: string;
  /** Its declaration has `middleware: requireAdmin`. */
  adminOnly: boolean;
}

let on: Awaited<ReturnType<typeof startApp>>;
let admin: Awaited<ReturnType<typeof signedIn>>;
let reviewer: typeof admin;
let routes: Route[];

beforeAll(async () => {
  on = await startApp({ follows: false });
  admin = await signedIn(on, 'Ada Admin', 'admin');
  reviewer = await signedIn(on, 'Rae Reviewer', 'reviewer');
  const found = new Map<string, Route>();
  for (const { method, path, handler } of on.app.routes) {
    // Middleware of any method, and what answers where there is no route.
    if (method === 'ALL') continue;
    const route = found.get(`${method} ${path}`) ?? { method, path, adminOnly: false };
    if (findTargetHandler(handler) === requireAdmin) route.adminOnly = true;
    found.set(`${method} ${path}`, route);
  }
  routes = [...found.values()];
});
afterAll(() => on.stop());

/** A parameter's pattern, such as `:id{[0-9]+}`, is no part of the name. */
const named = ({ method, path }: Route) => `${method} ${path.replace(/\{.*\}/, '')}`;
const writes = ({ method }: Route) => method !== 'GET';
/** All but the public ones: for staff. */
const guarded = () => routes.filter((route) => !PUBLIC.includes(named(route)));

async function call({ method, path }: Route, headers: Record<string, string> = {}): Promise<Response> {
  return on.app.request(path.replaceAll(/:[^/{]+(\{[^/]*\})?/g, '1'), { method, headers });
}

/** The calls that were answered otherwise, or not in the one form of every error. */
async function wrongAnswers(
  asked: readonly Route[],
  headers: Record<string, string>,
  status: number,
  code: string,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const route of asked) {
    const response = await call(route, headers);
    const body = await response.json().catch(() => undefined);
    const inForm = body?.error?.code === code && typeof body.error.message === 'string';
    if (response.status !== status || !inForm) wrong.push(`${named(route)}: ${response.status}`);
  }
  return wrong;
}

it('knows of each route whether it is for everybody or for staff', () => {
  const unguarded = guarded().filter(({ path }) => !path.startsWith('/api/admin/'));
  expect(
    unguarded.map(named),
    'These routes are new. Put those of staff under /api/admin; add those that anybody may call to PUBLIC in this file.',
  ).toEqual([]);
  expect(
    PUBLIC.filter((route) => !routes.some((each) => named(each) === route)),
    'PUBLIC names routes that are gone.',
  ).toEqual([]);
  expect(guarded().length).toBeGreaterThan(10);
});

it('answers 401 at every route of staff where nobody is signed in', async () => {
  expect(await wrongAnswers(guarded(), {}, 401, 'not_signed_in')).toEqual([]);
  const old = { Cookie: 'harborlight_session=0123456789012345678901234567890123456789012' };
  expect(await wrongAnswers(guarded(), old, 401, 'not_signed_in')).toEqual([]);
});

it('answers 403 to a page of another site, with the cookie of staff too', async () => {
  const asked = guarded().filter(writes);
  for (const site of ['cross-site', 'same-site', 'none']) {
    const headers = { ...admin.headers, 'Sec-Fetch-Site': site, Origin: 'http://localhost' };
    expect(await wrongAnswers(asked, headers, 403, 'other_site')).toEqual([]);
  }
  for (const origin of ['https://evil.example', 'http://localhost.evil.example', 'null']) {
    const headers = { ...admin.headers, Origin: origin, Host: 'localhost' };
    expect(await wrongAnswers(asked, headers, 403, 'other_site')).toEqual([]);
  }
});

it('answers 403 to a reviewer at every route that is declared for admins, those of accounts among them', async () => {
  const adminOnly = guarded().filter((route) => route.adminOnly);
  expect(await wrongAnswers(adminOnly, reviewer.headers, 403, 'admins_only')).toEqual([]);
  const ofAccounts = guarded().filter(({ path }) => path.startsWith('/api/admin/staff'));
  expect(ofAccounts.length).toBeGreaterThan(7);
  expect(ofAccounts.filter((route) => !route.adminOnly)).toEqual([]);
});

it('answers 403 to a token that may only read at every route that writes, and lets it read', async () => {
  const session = { channel: 'terminal', device: 'a script', readOnly: true } as const;
  const token = await beginSession(on.db, admin.id, session, new Date());
  const headers = { Authorization: `Bearer ${token}` };
  const signsOut = (route: Route) => named(route) === 'DELETE /api/admin/session';
  const asked = guarded().filter((route) => writes(route) && !signsOut(route));
  expect(await wrongAnswers(asked, headers, 403, 'read_only_token')).toEqual([]);
  for (const route of guarded().filter((route) => !writes(route))) {
    expect([401, 403], named(route)).not.toContain((await call(route, headers)).status);
  }
});

it('lets a reviewer through everywhere else', async () => {
  // Ends the session.
  const last = ['DELETE /api/admin/session', 'DELETE /api/admin/session/all'];
  const others = guarded().filter((route) => !route.adminOnly && !last.includes(named(route)));
  for (const route of others) {
    const { status } = await call(route, reviewer.headers);
    expect([401, 403], named(route)).not.toContain(status);
  }
});
