/** Names and values in turn, without the prefixes of namespaces; values as they are written. */
export type Attributes = readonly string[];

interface XmlHandler {
  open?(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

/**
 * Goes through XML from its beginning to its end, once, whatever it holds: so its time and memory grow with its size
 * and with nothing else. Names come without prefixes. Throws where it is not well-formed, or has a DTD, of which there
 * is none in a workbook.
 */
export function readXml(xml: string, { open, close, text }: XmlHandler): void {
  const path: string[] = [];
  let at = 0;

  function pass(end: string): void {
    const found = xml.indexOf(end, at);
    if (found === -1) throw new NotXml();
    at = found + end.length;
  }

  function skipSpace(): void {
    while (xml.charCodeAt(at) <= SPACE) at += 1;
  }

  function readName(): string {
    const start = at;
    while (isOfName(xml.charCodeAt(at))) at += 1;
    if (at === start) throw new NotXml();
    return withoutPrefix(xml.slice(start, at));
  }

  /** From behind the name to the tag's end. True where it closes itself. */
  function readAttributes(into: string[]): boolean {
    for (;;) {
      skipSpace();
      const code = xml.charCodeAt(at);
      if (code === GREATER || (code === SLASH && xml.charCodeAt(at + 1) === GREATER)) {
        at += code === SLASH ? 2 : 1;
        return code === SLASH;
      }
      const start = at;
      const name = readName();
      skipSpace();
      if (xml.charCodeAt(at) !== EQUALS) throw new NotXml();
      at += 1;
      skipSpace();
      const quote = xml.charAt(at);
      if (quote !== '"' && quote !== "'") throw new NotXml();
      const from = at + 1;
      at = from;
      pass(quote);
      if (!xml.startsWith('xmlns', start)) into.push(name, xml.slice(from, at - 1));
    }
  }

  for (;;) {
    const tag = xml.indexOf('<', at);
    const end = tag === -1 ? xml.length : tag;
    if (text && end > at && path.length > 0) text(decodeText(xml.slice(at, end)));
    if (tag === -1) break;
    at = tag + 1;
    const code = xml.charCodeAt(at);
    if (code === QUESTION) {
      pass('?>');
    } else if (code === SLASH) {
      at += 1;
      const name = readName();
      skipSpace();
      if (xml.charCodeAt(at) !== GREATER || path.pop() !== name) throw new NotXml();
      at += 1;
      close?.(name);
    } else if (xml.startsWith('!--', at)) {
      pass('-->');
    } else if (xml.startsWith(CDATA, at)) {
      const from = at + CDATA.length;
      pass(']]>');
      text?.(xml.slice(from, at - 3));
    } else {
      const name = readName();
      const attributes: string[] = [];
      const isClosed = readAttributes(attributes);
      open?.(name, attributes);
      if (isClosed) close?.(name);
      else path.push(name);
    }
  }
  if (path.length > 0) throw new NotXml();
}

/** The value of an attribute; undefined where there is none. */
export function attributeOf(attributes: Attributes, name: string): string | undefined {
  for (let at = 0; at < attributes.length; at += 2) {
    if (attributes[at] === name) return decodeText(attributes[at + 1]!);
  }
  return undefined;
}

class NotXml extends Error {
  constructor() {
    super('This is no well-formed XML.');
  }
}

/** "r:id" → "id". */
function withoutPrefix(name: string): string {
  const colon = name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
}

function isOfName(code: number): boolean {
  return (
    code > SPACE &&
    code !== GREATER &&
    code !== SLASH &&
    code !== EQUALS &&
    code !== LESS &&
    code !== DOUBLE_QUOTE &&
    code !== SINGLE_QUOTE &&
    code !== BANG
  );
}

function decodeText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name as keyof typeof named] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

const named = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const CDATA = '![CDATA[';
const SPACE = 0x20;
const BANG = 0x21;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
const SLASH = 0x2f;
const LESS = 0x3c;
const EQUALS = 0x3d;
const GREATER = 0x3e;
const QUESTION = 0x3f;
