interface Binary {
  begins: readonly number[];
  at?: number;
  what: string;
}

const kinds: readonly Binary[] = [
  { begins: [0x25, 0x50, 0x44, 0x46], what: 'a PDF' },
  { begins: [0x89, 0x50, 0x4e, 0x47], what: 'a picture' },
  { begins: [0xff, 0xd8, 0xff], what: 'a picture' },
  { begins: [0x47, 0x49, 0x46, 0x38], what: 'a picture' },
  { begins: [0x52, 0x49, 0x46, 0x46], what: 'a picture or a sound' },
  { begins: [0x66, 0x74, 0x79, 0x70], at: 4, what: 'a picture or a film' },
  { begins: [0x1f, 0x8b], what: 'a gzip archive' },
  { begins: [0x37, 0x7a, 0xbc, 0xaf], what: 'a 7z archive' },
  { begins: [0x52, 0x61, 0x72, 0x21], what: 'a RAR archive' },
  { begins: [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65], what: 'a SQLite database' },
  { begins: [0x7b, 0x5c, 0x72, 0x74, 0x66], what: 'a rich text document (.rtf)' },
];

const beginsWith = (bytes: Uint8Array, { begins, at = 0 }: Binary): boolean =>
  begins.every((byte, index) => bytes[at + index] === byte);

const zip = { begins: [0x50, 0x4b, 0x03, 0x04], what: '' };
const emptyZip = { begins: [0x50, 0x4b, 0x05, 0x06], what: '' };
const oldOffice = { begins: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], what: '' };

const spreadsheet = (what: string): string =>
  `This is ${what}: open it, select the table and paste it here, or save it as CSV.`;

const notTable = (what: string): string =>
  `This is ${what}, not a table. Use a CSV, TSV, JSON or NDJSON file, or paste the table.`;

/**
 * A sentence for the user about a zip archive. The file names in the archive show what it is. A zip
 * archive does not compress these names.
 */
function zipInWords(bytes: Uint8Array): string {
  const names = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  const tail = new TextDecoder('latin1').decode(bytes.subarray(-4096));
  const inside = names + tail;
  if (inside.includes('xl/')) return spreadsheet('an Excel workbook (.xlsx)');
  if (inside.includes('opendocument.spreadsheet')) {
    return spreadsheet('an OpenDocument spreadsheet (.ods)');
  }
  if (inside.includes('Index/') && inside.includes('.iwa')) {
    return spreadsheet('a Numbers spreadsheet');
  }
  if (inside.includes('word/') || inside.includes('opendocument.text')) {
    return notTable('a text document');
  }
  return 'This is a zip archive: unpack it, and import the files in it one by one.';
}

/** A sentence for the user if the first bytes show that the file is not text, otherwise null. */
export function binaryInWords(bytes: Uint8Array): string | null {
  if (beginsWith(bytes, zip) || beginsWith(bytes, emptyZip)) return zipInWords(bytes);
  if (beginsWith(bytes, oldOffice)) return spreadsheet('an old Excel workbook (.xls)');
  const kind = kinds.find((each) => beginsWith(bytes, each));
  return kind === undefined ? null : notTable(kind.what);
}
