import { inflateSync } from 'node:zlib';

/**
 * The text of a PDF as Chromium writes it: by Skia, with every object in the file itself, one Flate-compressed stream
 * for each page, and text as the numbers of glyphs, which a table for each font (`ToUnicode`) translates
 * (ISO 32000-1, 9.10.3). A line ends where a new piece of text is placed.
 */
export function readPdfText(pdf: Buffer): string {
  const objects = new Map<string, string>();
  for (const [, id, body] of pdf.toString('latin1').matchAll(/(\d+) 0 obj\s(.*?)endobj/gs))
    objects.set(id!, body!);
  const fonts = new Map<string, Map<number, string>>();
  for (const body of objects.values()) {
    for (const [, name, id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!) ?? '') ?? [];
      fonts.set(name!, readGlyphs(inflate(objects.get(table))));
    }
  }
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b(?!s)/.test(body));
  return pages
    .map((body) => readPage(inflate(objects.get(/\/Contents (\d+) 0 R/.exec(body)?.[1] ?? '')), fonts))
    .join('\n');
}

function readPage(content: string, fonts: Map<string, Map<number, string>>): string {
  let text = '';
  let glyphs: Map<number, string> | undefined;
  for (const [token, font, hex] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)> ?Tj|\bTm\b/g)) {
    if (font) glyphs = fonts.get(font);
    else if (hex)
      text += (hex.match(/.{4}/g) ?? []).map((code) => glyphs?.get(Number.parseInt(code, 16)) ?? '').join('');
    else if (token === 'Tm') text += '\n';
  }
  // Letters that the font has joined are two again.
  return text.normalize('NFKC');
}

/** Single glyphs, and runs of them. */
function readGlyphs(table: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  const read = (hex = '') => Number.parseInt(hex, 16);
  for (const [, lines = ''] of table.matchAll(/beginbfchar(.*?)endbfchar/gs)) {
    for (const [, glyph, code] of lines.matchAll(/<(\w+)> <(\w+)>/g)) {
      glyphs.set(read(glyph), String.fromCharCode(...(code?.match(/.{4}/g) ?? []).map(read)));
    }
  }
  for (const [, lines = ''] of table.matchAll(/beginbfrange(.*?)endbfrange/gs)) {
    for (const [, first, last, code] of lines.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      for (let glyph = read(first); glyph <= read(last); glyph++) {
        glyphs.set(glyph, String.fromCharCode(read(code) + glyph - read(first)));
      }
    }
  }
  return glyphs;
}

function inflate(body = ''): string {
  const [, stream] = /stream\r?\n(.*)\nendstream/s.exec(body) ?? [];
  return stream === undefined ? '' : inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
}
