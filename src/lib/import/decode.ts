import { binaryInWords } from './binary.ts';
import { ImportProblem } from './import-problem.ts';

export interface Decoded {
  text: string;
  encoding: string;
  notices: string[];
}

const sampleLength = 4096;

/** UTF-16 without a byte order mark, recognized by the positions of the zero bytes. */
function utf16WithoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const length = Math.min(bytes.length, sampleLength) & ~1;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even += 1;
    if (bytes[at + 1] === 0) odd += 1;
  }
  const pairs = length / 2;
  if (pairs === 0) return null;
  if (odd > pairs * 0.4 && even < pairs * 0.05) return 'utf-16le';
  return even > pairs * 0.4 && odd < pairs * 0.05 ? 'utf-16be' : null;
}

function utf16(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): Decoded {
  return {
    text: new TextDecoder(encoding).decode(bytes),
    encoding: encoding.toUpperCase(),
    notices: [`The file is written in ${encoding.toUpperCase()}, as some spreadsheets do.`],
  };
}

/**
 * Decodes bytes as UTF-16 or UTF-8. Other bytes are read as Windows-1252, which old spreadsheets
 * write.
 * @throws ImportProblem if the bytes are not text
 */
export function decode(bytes: Uint8Array): Decoded {
  const binary = binaryInWords(bytes);
  if (binary !== null) throw new ImportProblem(binary);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return utf16(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return utf16(bytes, 'utf-16be');
  const encoding = utf16WithoutMark(bytes);
  if (encoding !== null) return utf16(bytes, encoding);
  if (bytes.subarray(0, sampleLength).includes(0)) {
    throw new ImportProblem(
      'This is not text. Use a CSV, TSV, JSON or NDJSON file, or paste the table.',
    );
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, encoding: 'UTF-8', notices: [] };
  } catch {
    return {
      text: new TextDecoder('windows-1252').decode(bytes),
      encoding: 'Windows-1252',
      notices: [
        'The file is not written in UTF-8 and was read as Windows-1252. Check letters with accents and curly quotes.',
      ],
    };
  }
}
