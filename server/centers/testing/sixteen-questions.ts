/** A call by plain HTTP: an address below the server's, or that of a file, whole as an answer told it. */
export type HttpCall = { path: string } | { file: string };
/** A call of a tool, or a file that an answer told the address of. */
export type McpCall = { tool: string; args: Record<string, unknown> } | { file: string };

/** A call, and perhaps another that takes something from its answer. */
type Calls<Call> = readonly [first: Call, second?: (answer: string) => Call];

/** What people ask an assistant, and the one or two calls that answer it, each way. */
export interface AskedQuestion {
  asked: string;
  http: Calls<HttpCall>;
  mcp: Calls<McpCall>;
}

const find = (q: string, limit = 3): HttpCall => ({
  path: `/api/v1/centers?${new URLSearchParams({ ...(q && { q }), limit: String(limit) })}`,
});
const search = (args: Record<string, unknown>): McpCall => ({ tool: 'search_centers', args });
const about: McpCall = { tool: 'about_directory', args: {} };

/** Held against the directories' own rows by two tests, and weighed by bench/sixteen-questions.ts. */
export const sixteenQuestions = {
  bangor: {
    asked: 'Detox near Bangor, Maine, heroin, Medicaid, nearest three',
    http: [find('detox near Bangor, Maine for heroin, with Medicaid, the nearest three')],
    mcp: [search({ q: 'detox near Bangor, Maine, heroin, Medicaid', limit: 3 })],
  },
  houston: {
    asked: 'Residential for women with children in Houston, sliding scale',
    http: [find('residential for women with children in Houston, sliding scale')],
    mcp: [search({ q: 'residential for women with children in Houston, sliding scale' })],
  },
  austin: {
    asked: 'Outpatient counseling for alcohol nearest to 78701',
    http: [find('outpatient counseling for alcohol nearest to 78701')],
    mcp: [search({ q: 'outpatient counseling for alcohol', near: '78701', limit: 3 })],
  },
  miami: {
    asked: 'PHP in Miami for a 16-year-old, Spanish',
    http: [find('PHP in Miami for a 16-year-old, Spanish', 10)],
    mcp: [search({ q: 'PHP in Miami for a 16-year-old, Spanish' })],
  },
  hazelden: {
    asked: 'The number of Hazelden Betty Ford in Center City, Minnesota, verified when and by whom',
    http: [find('the number of Hazelden Betty Ford in Center City, Minnesota, verified when and by whom')],
    mcp: [search({ q: 'Hazelden Betty Ford in Center City, Minnesota' })],
  },
  wyoming: {
    asked: 'All detox in Wyoming',
    http: [find('all detox in Wyoming', 20)],
    mcp: [search({ state: 'WY', level: ['DETOX'], limit: 20 })],
  },
  albuquerque: {
    asked: 'Veteran in Albuquerque, buprenorphine, TRICARE',
    http: [find('veteran in Albuquerque, buprenorphine, TRICARE', 10)],
    mcp: [search({ q: 'veteran in Albuquerque, buprenorphine, TRICARE' })],
  },
  washington: {
    asked: 'Washington, DC',
    http: [find('Washington, DC', 10)],
    mcp: [search({ q: 'treatment in Washington, DC', limit: 3 })],
  },
  sanJuan: {
    asked: 'San Juan, PR',
    http: [find('San Juan, PR')],
    mcp: [search({ near: 'San Juan, PR' })],
  },
  reuse: {
    asked: 'How fresh, whose, may I reuse it',
    http: [find('', 1)],
    mcp: [about],
  },
  vermont: {
    asked: 'All of Vermont as one file',
    http: [{ path: '/api/v1/downloads?state=VT' }, (answer) => ({ file: csvOf(answer) })],
    mcp: [about, (answer) => ({ file: /Of one state: (\S+centers\.csv\?state=VT)/.exec(answer)?.[1] ?? '' })],
  },
  tonight: {
    asked: '“I want to kill myself tonight”',
    http: [find('I want to kill myself tonight')],
    mcp: [search({ q: 'I want to kill myself tonight' })],
  },
  denver: {
    asked: 'Three eating-disorder programs near Denver, compared',
    http: [find('three eating-disorder programs near Denver, compared')],
    mcp: [
      search({ topic: ['eating disorders'], near: 'Denver, CO', limit: 3 }),
      (answer) => ({ tool: 'get_center', args: { slugs: answer.match(/^https?:\S+\/centers\/\S+$/gm) } }),
    ],
  },
  hamilton: {
    asked: 'Methadone within 15 miles of 45011',
    http: [find('methadone within 15 miles of 45011', 10)],
    mcp: [search({ q: 'methadone', near: '45011', within: 15 })],
  },
  number: {
    asked: 'Whose number is 207-973-6100',
    http: [find('whose number is 207-973-6100')],
    mcp: [search({ q: 'whose number is 207-973-6100' })],
  },
  elPaso: {
    asked: '¿Qué centros de desintoxicación hay en El Paso con personal que habla español?',
    http: [find('¿qué centros de desintoxicación hay en El Paso con personal que habla español?', 10)],
    mcp: [search({ q: '¿qué centros de desintoxicación hay en El Paso con personal que habla español?' })],
  },
} satisfies Record<string, AskedQuestion>;

export type QuestionName = keyof typeof sixteenQuestions;

function csvOf(answer: string): string {
  const { files } = JSON.parse(answer) as { files: { format: string; url: string }[] };
  return files.find(({ format }) => format === 'csv')?.url ?? '';
}
