import { isCsvFile } from '#core/staff/bulk-import.ts';
import type { ImportDecisions } from '#core/staff/import-decisions.ts';
import { AppError } from '../../app-error.ts';
import type { GivenCodes } from '../formats/samhsa-codes.ts';
import type { GivenMapping } from '../mapping/read-mapping.ts';
import { readDecisions } from '../read-decisions.ts';

/** A file as it was sent. */
interface UploadedFile {
  name: string;
  data: Uint8Array;
}

/**
 * The files of a multipart form, each in a field `file` of its own, a table of codes in `codes`, a mapping in `map`, and
 * what staff decided of a preview as JSON in `decisions`. Throws 400 where the form cannot be read, has no such field, or
 * has a text in one of the first three, and 415 `not_csv` for any file that is no
 * CSV, unless `any` may come: workbooks, and what is packed.
 */
export async function readUpload(
  { body, contentType }: { body: ArrayBuffer; contentType: string },
  { any }: { any: boolean },
): Promise<{ files: UploadedFile[]; codes?: GivenCodes; map?: GivenMapping; decisions?: ImportDecisions }> {
  const form = await readForm(body, contentType);
  const files = form.getAll('file');
  const decisions = form.get('decisions');
  if (files.length === 0) throw noFile();
  const [codes, map] = await Promise.all([readText(form, 'codes'), readText(form, 'map')]);
  const uploaded = files.map((file) => {
    if (typeof file === 'string') throw noFile();
    if (!any && !isCsvFile(file)) throw new AppError(415, 'not_csv', 'Please select a CSV file.');
    return toUploaded(file);
  });
  return {
    files: await Promise.all(uploaded),
    ...(codes && { codes }),
    ...(map && { map }),
    ...(decisions && { decisions: readDecisions(await textOf(decisions)) }),
  };
}

async function toUploaded(file: File): Promise<UploadedFile> {
  return { name: nameFile(file.name), data: new Uint8Array(await file.arrayBuffer()) };
}

function textOf(field: string | File): string | Promise<string> {
  return typeof field === 'string' ? field : field.text();
}

function noFile(): AppError {
  return new AppError(400, 'invalid_request', 'Send the file in the field “file” of the form.', [
    { path: 'file', message: 'is missing, or is no file' },
  ]);
}

const besideFiles = { codes: 'the table of codes', map: 'the mapping of columns' };

/** What says how the files are read; undefined where it was not sent. */
async function readText(
  form: FormData,
  field: keyof typeof besideFiles,
): Promise<{ name: string; text: string } | undefined> {
  const file = form.get(field);
  if (file === null) return undefined;
  if (typeof file !== 'string') return { name: nameFile(file.name), text: await file.text() };
  throw new AppError(
    400,
    'invalid_request',
    `Send ${besideFiles[field]} in the field “${field}” as a file.`,
    [{ path: field, message: 'is no file' }],
  );
}

async function readForm(body: ArrayBuffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'Content-Type': contentType } }).formData();
  } catch {
    throw new AppError(
      400,
      'invalid_request',
      'The form could not be read: send it as multipart/form-data, with the file in the field “file”.',
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
