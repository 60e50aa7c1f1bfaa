/** What whoever builds on the API may rely on: the same words wherever it is told, also in docs/running.md. */
export const apiPromise =
  'What is under /api/v1 keeps its form: fields, parameters, values and formats may be added, and none is taken away or changes its name, its type or its meaning. Once there is a v2, v1 answers for two more years at least, and says until when in the headers Deprecation (RFC 9745) and Sunset (RFC 8594).';

/** The page that documents the API, /api/docs. */
export const apiDocs = {
  title: 'API documentation',
  description:
    'Every public call of the Harborlight API: centers and guides as JSON, CSV and NDJSON, free to use, each answer dated and with its source.',
  /** The description of the API itself, in the document and on the page. */
  intro:
    'A free directory of addiction and mental-health treatment centers in the United States, for programs. Nobody needs a key. What you pass on, pass on with its date, its source and the safety notice.',
  siteTitle: 'Harborlight: the site’s own calls',
  siteIntro:
    'What the pages of Harborlight ask and send, the offline copy that phones keep, and how the server is. Other programs find what is made for them, and stays as it is, in the other document, /api/openapi.json.',
  back: 'Back to Harborlight',
  document: 'This as an OpenAPI 3.1 document',
  siteDocument: 'The calls of the site’s own pages, in a document of their own',
  licence: 'License of the data:',
  contents: 'Contents',
  otherCalls: 'Other calls',
  parameters: 'Parameters',
  parameter: 'Name',
  places: { path: 'path', query: 'query', header: 'header', cookie: 'cookie' } as Record<string, string>,
  meaning: 'Meaning',
  required: 'required',
  optional: 'optional',
  defaultsTo: 'If not given:',
  oneOf: 'One of:',
  andMore: (count: number) => `and ${count} more`,
  exampleValue: 'Example:',
  body: 'Send',
  answers: 'Answers',
  status: 'Status',
  example: 'Example',
  exampleOf: (status: string) => `Example of a ${status}`,
  fields: 'Fields',
  fieldsOf: (status: string) => `Fields of a ${status}`,
  field: 'Field',
  schemas: 'What answers are made of',
  schemasIntro: 'New fields may be added; none changes its name or its meaning.',
  listOf: (type: string) => `list of ${type}`,
  or: ' or ',
};
