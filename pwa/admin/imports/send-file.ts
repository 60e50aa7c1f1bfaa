import type { ImportAnswer } from '#core/bulk-import.ts';
import { staffReply } from '../staff-reply.ts';

/** What may be said about the rows of a file beside the file itself. */
export interface ImportChoices {
  missing?: 'mark' | 'ignore';
  year?: number;
}

interface Sending extends ImportChoices {
  file: File;
  dryRun: boolean;
  /** Names the job, so that its progress can be asked for. */
  job: string;
  /** How many bytes are on their way. */
  onSent: (sent: number, total: number) => void;
  signal: AbortSignal;
}

/**
 * Has the server preview or import a file. By XMLHttpRequest: `fetch` does not tell how much has been sent. Throws
 * ReplyError, or TypeError where the server was not reached.
 */
export function sendFile({
  file,
  dryRun,
  job,
  missing,
  year,
  onSent,
  signal,
}: Sending): Promise<ImportAnswer> {
  const query = new URLSearchParams({
    job,
    dryRun: String(dryRun),
    ...(missing && { missing }),
    ...(year && { year: String(year) }),
  });
  const body = new FormData();
  body.append('file', file);
  const reply = new Promise<Parameters<typeof staffReply>[0] extends Promise<infer R> ? R : never>(
    (resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', `/api/admin/bulk-import?${query}`);
      request.upload.onprogress = ({ loaded, total }) => onSent(loaded, total);
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
      request.send(body);
    },
  );
  return staffReply<ImportAnswer>(reply);
}
