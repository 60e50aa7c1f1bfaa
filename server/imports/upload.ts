import { isCsvFile } from '#core/bulk-import.ts';
import { AppError } from '../app-error.ts';

/**
 * The CSV file in the field `file` of a multipart form. Throws 400 where the form cannot be read or has no such field,
 * and 415 `not_csv` for any other file.
 */
export async function readUpload(
  body: ArrayBuffer,
  contentType: string,
): Promise<{ name: string; data: Uint8Array }> {
  const file = (await readForm(body, contentType)).get('file');
  if (file === null || typeof file === 'string') {
    throw new AppError(400, 'invalid_request', 'Send the CSV file in the field “file” of the form.', [
      { path: 'file', message: 'is missing, or is no file' },
    ]);
  }
  if (!isCsvFile(file)) throw new AppError(415, 'not_csv', 'Please select a CSV file.');
  return { name: nameFile(file.name), data: new Uint8Array(await file.arrayBuffer()) };
}

async function readForm(body: ArrayBuffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'Content-Type': contentType } }).formData();
  } catch {
    throw new AppError(
      400,
      'invalid_request',
      'The form could not be read: send it as multipart/form-data, with the CSV file in the field “file”.',
    );
  }
}

const LONGEST_NAME = 200;

/** As it stands in the history: without folders, and without what no name of a file has. */
function nameFile(name: string): string {
  const base = name
    .split(/[/\\]/)
    .at(-1)!
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(-LONGEST_NAME);
  return base === '' ? 'file.csv' : base;
}
