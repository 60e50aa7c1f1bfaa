import type { Prefer } from '#core/staff/decision-kinds.ts';
import type { ImportAnswer } from '#core/staff/import-answer.ts';
import type { ImportDecisions } from '#core/staff/import-decisions.ts';
import type { MappingDraft } from '#core/staff/mapping-draft.ts';
import { IMPORT_MS, LateError, NETWORK_MS, pass } from '../../site/patience.ts';
import { staffReply } from '../staff-reply.ts';

/** What may be said about the rows of a file beside the file itself. */
export interface ImportChoices {
  missing?: 'mark' | 'ignore';
  year?: number;
  prefer?: Prefer;
  /** What SAMHSA's codes mean, in a year that we have no table of. */
  codes?: File;
  /** What the columns of a file of another layout are, as YAML. */
  map?: string;
  /** What was decided of its rows. */
  decisions?: ImportDecisions | undefined;
  /** What was decided and is not sent: it stands in the review that begins anew. */
  draft?: ImportDecisions | undefined;
}

interface Upload {
  file: File;
  /** Names the job, so that its progress can be asked for. */
  job: string;
  /** How many bytes are on their way. */
  onSent: (sent: number, total: number) => void;
  signal: AbortSignal;
}

interface Sending extends ImportChoices, Upload {
  dryRun: boolean;
  /** The fingerprint of the preview that is to be carried out. */
  previewed?: string | undefined;
}

/** Has the server preview or import a file. Throws as `postForm` does. */
export function sendFile({
  file,
  dryRun,
  job,
  missing,
  year,
  prefer,
  codes,
  map,
  decisions,
  previewed,
  onSent,
  signal,
}: Sending): Promise<ImportAnswer> {
  const query = new URLSearchParams({
    job,
    accept: 'any',
    dryRun: String(dryRun),
    // What becomes of each center is shown before, and then no more.
    details: String(dryRun),
    report: String(dryRun),
    ...(missing && { missing }),
    ...(year && { year: String(year) }),
    ...(prefer && { prefer }),
    ...(previewed && { previewed }),
  });
  const body = new FormData();
  body.append('file', file);
  if (codes) body.append('codes', codes);
  if (map !== undefined) body.append('map', new File([map], 'mapping.yaml'));
  if (decisions) body.append('decisions', JSON.stringify(decisions));
  return postForm<ImportAnswer>(`/api/admin/bulk-import?${query}`, body, { onSent, signal });
}

/** Has the server draft a mapping of a file. Throws as `postForm` does. */
export function sendForDraft({ file, job, onSent, signal }: Upload): Promise<MappingDraft> {
  const body = new FormData();
  body.append('file', file);
  return postForm(`/api/admin/bulk-import/mapping?${new URLSearchParams({ job })}`, body, { onSent, signal });
}

/**
 * Sends a form with a file, by XMLHttpRequest: `fetch` does not tell how much has been sent. Throws ReplyError, TypeError
 * where the server was not reached, or LateError where it went silent.
 */
function postForm<T>(
  address: string,
  body: FormData,
  { onSent, signal }: Pick<Upload, 'onSent' | 'signal'>,
): Promise<T> {
  const reply = new Promise<Parameters<typeof staffReply>[0] extends Promise<infer R> ? R : never>(
    (resolve, reject) => {
      const request = new XMLHttpRequest();
      // No sign for too long: more of the file on its way, and then the answer.
      let waiting = new AbortController();
      const hear = (milliseconds: number) => {
        waiting.abort();
        const next = new AbortController();
        waiting = next;
        void pass(milliseconds, next.signal).then(() => {
          if (next.signal.aborted) return;
          reject(new LateError('The server went silent.'));
          request.abort();
        });
      };
      request.open('POST', address);
      request.upload.onprogress = ({ loaded, total }) => {
        hear(loaded < total ? NETWORK_MS : IMPORT_MS);
        onSent(loaded, total);
      };
      request.onloadend = () => waiting.abort();
      request.onload = () => {
        const { status, statusText, responseText } = request;
        resolve({
          ok: status >= 200 && status < 300,
          status,
          statusText,
          text: async () => responseText,
        });
      };
      request.onerror = () => reject(new TypeError('The server was not reached.'));
      request.onabort = () => reject(new DOMException('Given up.', 'AbortError'));
      signal.addEventListener('abort', () => request.abort());
      hear(NETWORK_MS);
      request.send(body);
    },
  );
  return staffReply<T>(reply);
}
