import { AppError } from '../../app-error.ts';
import { unreadable } from './import-file.ts';
import { readSharedStrings, readSheet } from './sheet.ts';
import { readDateStyles } from './sheet-dates.ts';
import { attributeOf, readXml } from './xml.ts';
import { openZip, type Zip } from './zip.ts';

/**
 * The first sheet of a workbook as rows of text, each as long as it has cells. Our own reader, because what it takes
 * grows with the file's size alone: read-excel-file believes the headers of a ZIP file, makes all rows as long as the
 * longest, and takes minutes for a few hundred KB. Throws an AppError that names the file.
 */
export function readXlsx(data: Uint8Array, name: string): readonly (readonly string[])[] {
  const zip = openZip(data, name);
  if (!zip.has(WORKBOOK)) throw unreadable(name, 'is a ZIP file, not a workbook (.xlsx)');
  let rows: readonly (readonly string[])[];
  try {
    rows = readFirstSheet(zip, name);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw unreadable(name, 'is damaged or incomplete: its first sheet cannot be read');
  }
  if (rows.length === 0) throw unreadable(name, 'is empty: its first sheet has no rows');
  return rows;
}

const WORKBOOK = 'xl/workbook.xml';

function readFirstSheet(zip: Zip, name: string): readonly (readonly string[])[] {
  const read = (path: string) => zip.read(path).toString();
  const optional = (path = '') => (zip.has(path) ? read(path) : undefined);
  const paths = readPaths(read('xl/_rels/workbook.xml.rels'));
  const { sheets, from1904 } = readWorkbook(read(WORKBOOK));
  const sheet = sheets.map((id) => paths.sheets.get(id)).find((path) => path !== undefined);
  const strings = optional(paths.strings);
  const styles = optional(paths.styles);
  return readSheet(read(sheet ?? ''), {
    name,
    strings: strings === undefined ? [] : readSharedStrings(strings),
    dateStyles: styles === undefined ? [] : readDateStyles(styles),
    from1904,
  });
}

/** Which parts are what: programs name them as they like. */
function readPaths(xml: string) {
  const sheets = new Map<string, string>();
  const found: { strings?: string; styles?: string } = {};
  readXml(xml, {
    open(tag, attributes) {
      if (tag !== 'Relationship') return;
      const target = attributeOf(attributes, 'Target') ?? '';
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      const kind = attributeOf(attributes, 'Type')?.split('/').at(-1);
      if (kind === 'worksheet') sheets.set(attributeOf(attributes, 'Id') ?? '', path);
      else if (kind === 'sharedStrings') found.strings = path;
      else if (kind === 'styles') found.styles = path;
    },
  });
  return { sheets, ...found };
}

/** The sheets in their order, and whether days are counted from 1904. */
function readWorkbook(xml: string): { sheets: string[]; from1904: boolean } {
  const sheets: string[] = [];
  let from1904 = false;
  readXml(xml, {
    open(tag, attributes) {
      if (tag === 'sheet') sheets.push(attributeOf(attributes, 'id') ?? '');
      else if (tag === 'workbookPr')
        from1904 = ['1', 'true'].includes(attributeOf(attributes, 'date1904') ?? '');
    },
  });
  return { sheets, from1904 };
}
