import { type ZipPart, zipFile } from './zip-file.ts';

/** A workbook of one sheet with text cells, for tests: a ZIP file without compression of the three parts it needs. */
export function tinyXlsx(rows: readonly (readonly string[])[]): Uint8Array {
  const cells = (row: readonly string[], y: number) =>
    row
      .map(
        (cell, x) => `<c r="${columnName(x)}${y + 1}" t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`,
      )
      .join('');
  const sheet = rows.map((row, y) => `<row r="${y + 1}">${cells(row, y)}</row>`).join('');
  return zipFile(workbookParts({ sheet }).map((part) => ({ ...part, stored: true })));
}

/** The parts of a workbook: what its sheet's data are in XML, and where they are wanted its texts and its styles. */
export function workbookParts({
  sheet,
  strings,
  styles,
  date1904 = false,
}: {
  sheet: string;
  strings?: string;
  styles?: string;
  date1904?: boolean;
}): ZipPart[] {
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/>`;
  const parts = [
    {
      name: '[Content_Types].xml',
      data: '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    },
    {
      name: 'xl/workbook.xml',
      data:
        `<workbook xmlns="${MAIN}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">` +
        `<workbookPr date1904="${date1904 ? 1 : 0}"/>` +
        '<sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data:
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
        relation(1, 'worksheet', 'worksheets/sheet1.xml') +
        relation(2, 'sharedStrings', 'sharedStrings.xml') +
        relation(3, 'styles', 'styles.xml') +
        '</Relationships>',
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      data: `<worksheet xmlns="${MAIN}"><sheetData>${sheet}</sheetData></worksheet>`,
    },
  ];
  if (strings !== undefined)
    parts.push({ name: 'xl/sharedStrings.xml', data: `<sst xmlns="${MAIN}">${strings}</sst>` });
  if (styles !== undefined)
    parts.push({ name: 'xl/styles.xml', data: `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>` });
  return parts;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** 0 → "A", 27 → "AB". */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
