import type { ImportAnswer } from '#core/staff/import-answer.ts';
import type { ImportDecisions } from '#core/staff/import-decisions.ts';
import { IMPORT_MS, LateError, NETWORK_MS, pass } from '../../site/patience.ts';
import { staffReply } from '../staff-reply.ts';

/** What may be said about the rows of a file beside the file itself. */
export interface ImportChoices {
  missing?: 'mark' | 'ignore';
  year?: number;
  verified?: 'keep' | 'replace';
  /** What was decided of its rows. */
  decisions?: ImportDecisions | undefined;
  /** What was decided and is not sent: it stands in the review that begins anew. */
  draft?: ImportDecisions | undefined;
}

interface Sending extends ImportChoices {
  file: File;
  dryRun: boolean;
  /** The fingerprint of the preview that is to be carried out. */
  previewed?: string | undefined;
  /** Names the job, so that its progress can be asked for. */
  job: string;
  /** How many bytes are on their way. */
  onSent: (sent: number, total: number) => void;
  signal: AbortSignal;
}

/**
 * Has the server preview or import a file. By XMLHttpRequest: `fetch` does not tell how much has been sent. Throws
 * ReplyError, TypeError where the server was not reached, or LateError where it went silent.
 */
export function sendFile({
  file,
  dryRun,
  job,
  missing,
  year,
  verified,
  decisions,
  previewed,
  onSent,
  signal,
}: Sending): Promise<ImportAnswer> {
  const query = new URLSearchParams({
    job,
    dryRun: String(dryRun),
    // What becomes of each center is shown before, and then no more.
    details: String(dryRun),
    report: String(dryRun),
    ...(missing && { missing }),
    ...(year && { year: String(year) }),
    ...(verified && { verified }),
    ...(previewed && { previewed }),
  });
  const body = new FormData();
  body.append('file', file);
  if (decisions) body.append('decisions', JSON.stringify(decisions));
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
      request.open('POST', `/api/admin/bulk-import?${query}`);
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
  return staffReply<ImportAnswer>(reply);
}
