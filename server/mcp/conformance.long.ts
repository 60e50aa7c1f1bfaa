import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addGuides } from '../testing/add-guides.ts';
import { connectedApp } from './testing/connected.ts';

/** The protocol's own test suite: https://github.com/modelcontextprotocol/conformance */
const SUITE = inModules('@modelcontextprotocol/conformance/dist/index.js');
/** The suite needs functions that older ones lack. */
const NODE = 22;
/** So long its 50 MB may take, in milliseconds. */
const FETCH_MS = 120_000;

/** What every server has to do, and what we offer. */
const APPLYING = [
  'server-initialize',
  'ping',
  'tools-list',
  'tools-call-error',
  'resources-list',
  'prompts-list',
  'completion-complete',
  'dns-rebinding-protection',
];

const OWN_TOOL = 'It calls a tool that only the suite’s sample server has.';
const OWN_RESOURCE =
  'It reads a resource of the suite’s sample server; ours are tested in resources.test.ts.';
const OWN_PROMPT = 'It gets a prompt of the suite’s sample server; ours are tested in resources.test.ts.';
const ASKS_CLIENT = 'Our tools only read, and ask the person’s program for nothing.';
const NO_LOGGING =
  'We log for operators, and send nothing of it to clients: a capability that we do not offer.';
const NO_STREAM = 'Each POST gets one JSON answer: there is no session, and no stream to resume.';
const NO_SUBSCRIPTION = 'Without sessions nobody can be told later; a capability that we do not offer.';

/** Each with why it says nothing of us. */
const NOT_APPLYING: Readonly<Record<string, string>> = {
  'tools-call-simple-text': OWN_TOOL,
  'tools-call-image': OWN_TOOL,
  'tools-call-audio': OWN_TOOL,
  'tools-call-embedded-resource': OWN_TOOL,
  'tools-call-mixed-content': OWN_TOOL,
  'tools-call-with-progress': OWN_TOOL,
  'json-schema-2020-12': OWN_TOOL,
  'tools-call-with-logging': NO_LOGGING,
  'logging-set-level': NO_LOGGING,
  'tools-call-sampling': ASKS_CLIENT,
  'tools-call-elicitation': ASKS_CLIENT,
  'elicitation-sep1034-defaults': ASKS_CLIENT,
  'elicitation-sep1330-enums': ASKS_CLIENT,
  'server-sse-polling': NO_STREAM,
  'server-sse-multiple-streams': NO_STREAM,
  'resources-read-text': OWN_RESOURCE,
  'resources-read-binary': OWN_RESOURCE,
  'resources-templates-read': OWN_RESOURCE,
  'resources-subscribe': NO_SUBSCRIPTION,
  'resources-unsubscribe': NO_SUBSCRIPTION,
  'prompts-get-simple': OWN_PROMPT,
  'prompts-get-with-args': OWN_PROMPT,
  'prompts-get-embedded-resource': OWN_PROMPT,
  'prompts-get-with-image': OWN_PROMPT,
};

interface Check {
  id: string;
  status: string;
  errorMessage?: string;
}

const node = findNode();
let app: Awaited<ReturnType<typeof connectedApp>>;
let checks: Map<string, Check[]>;

beforeAll(async () => {
  if (node === undefined) return;
  app = await connectedApp((db) => addGuides(db, { slug: 'paying', title: 'Paying for treatment' }));
  checks = await runSuite(node, `${app.address}/mcp`);
}, 180_000);
afterAll(() => app?.stop());

it.skipIf(node === undefined)(
  `knows each scenario of the suite, which takes Node ${NODE} or npm’s registry`,
  () => {
    const listed = execFileSync(node!, [SUITE, 'list'], { encoding: 'utf8' });
    const [ofServers = ''] = listed.split('Client scenarios');
    const scenarios = [...ofServers.matchAll(/^ +- (\S+)/gm)].map(([, name]) => name);
    expect(scenarios.length).toBeGreaterThan(20);
    expect(scenarios.sort()).toEqual([...APPLYING, ...Object.keys(NOT_APPLYING)].sort());
  },
);

it.skipIf(node === undefined).each(APPLYING)('passes %s', (scenario) => {
  const found = checks.get(scenario) ?? [];
  expect(found.filter(({ status }) => status === 'SUCCESS').length).toBeGreaterThan(0);
  expect(found.filter(({ status }) => status === 'FAILURE' || status === 'WARNING')).toEqual([]);
});

/** What it found of each scenario. That something failed it says by its status, too; what, in files alone. */
async function runSuite(node: string, url: string): Promise<Map<string, Check[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'harborlight-conformance-'));
  const args = [SUITE, 'server', '--url', url, '--suite', 'all', '-o', folder];
  await promisify(execFile)(node, args).catch(() => {});
  const found = readdirSync(folder).map((name) => {
    const [, scenario = name] = /^server-(.*)-\d{4}-\d\d-\d\dT/.exec(name) ?? [];
    const file = readFileSync(join(folder, name, 'checks.json'), 'utf8');
    return [scenario, JSON.parse(file) as Check[]] as const;
  });
  rmSync(folder, { recursive: true });
  return new Map(found);
}

/** This one where it is new enough, else one that is fetched once, where `npm ci` clears it away; undefined without the network. */
function findNode(): string | undefined {
  if (Number.parseInt(process.versions.node, 10) >= NODE) return process.execPath;
  const folder = inModules(`.cache/node-${NODE}`);
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const program = join(folder, 'node_modules', name, 'bin', 'node');
  if (existsSync(program)) return program;
  // Of the package for this machine alone: the one named "node" would put its program before ours.
  const where = ['--prefix', folder, '--no-save', '--no-package-lock', '--ignore-scripts'];
  try {
    execFileSync('npm', ['install', ...where, `${name}@${NODE}`], { stdio: 'ignore', timeout: FETCH_MS });
    return program;
  } catch {
    return undefined;
  }
}

function inModules(path: string): string {
  return fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url));
}
