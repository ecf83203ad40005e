/** Said up front, and kept: more goes in parts. */
export const largestFile = 25 * 1024 * 1024;
export const mostRows = 100_000;

const kindsOfFile: readonly { endings: string; sentence: string }[] = [
  {
    endings: 'xlsx xlsm xlsb xls ods numbers',
    sentence:
      'is a workbook, which cannot be read here. Open it, select the cells with their headings, copy them and paste them here; or save the sheet as CSV.',
  },
  {
    endings: 'zip gz 7z rar tar',
    sentence: 'is packed. Unpack it first, then bring the table that is in it.',
  },
  {
    endings: 'png jpg jpeg gif webp avif svg bmp heic mp3 mp4 mov wav',
    sentence: 'is no table. Bring a CSV, TSV, JSON or NDJSON file.',
  },
  {
    endings: 'pdf doc docx odt rtf pages ppt pptx odp html htm',
    sentence:
      'is a document, not a table. Copy the table out of it into a spreadsheet, and from there to here.',
  },
];

const megabytes = (size: number): string => `${Math.round(size / 1024 / 1024)} MB`;

/** Why a file is not even opened; null when it is worth a look. Nothing of its content is read. */
export function fileRefusal({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const ending = name.toLowerCase().split('.').at(-1) ?? '';
  const known = kindsOfFile.find(({ endings }) => endings.split(' ').includes(ending));
  if (known !== undefined) return `“${name}” ${known.sentence}`;
  if (size === 0) return `“${name}” is empty.`;
  if (size > largestFile) {
    return `“${name}” has ${megabytes(size)}; up to ${megabytes(largestFile)} can be read at once. Split it and bring the parts one after the other.`;
  }
  return null;
}
