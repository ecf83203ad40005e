import { ImportProblem } from '../import/import-problem.ts';

export interface ZippedFile {
  readonly name: string;
  /** In bytes, before compression. */
  readonly size: number;
  readonly packed: number;
  readonly method: 0 | 8;
  /** The position of the local header in the file. */
  readonly offset: number;
}

interface ZipLimits {
  readonly files: number;
  /** In bytes, of all files together. */
  readonly total: number;
  /** How many times larger than its packed bytes a file may be. */
  readonly ratio: number;
}

export const zipLimits: ZipLimits = { files: 25_000, total: 1_500_000_000, ratio: 200 };

/** Bytes that a file may have in addition to `ratio`, because small files can be compressed more. */
const ratioFrom = 10_000;

const endRecord = 0x06054b50;
const directoryRecord = 0x02014b50;
const localRecord = 0x04034b50;
const maxComment = 65_535;
const maxDirectory = 16_000_000;

const refuse = (message: string): ImportProblem => new ImportProblem(message);

const viewOf = async (blob: Blob): Promise<DataView> => new DataView(await blob.arrayBuffer());

/**
 * The files of a zip, from its directory. Nothing is unpacked.
 * @throws ImportProblem if an entry is not safe to unpack
 */
export async function zipIndex(zip: Blob, limits: ZipLimits = zipLimits): Promise<ZippedFile[]> {
  const start = Math.max(0, zip.size - maxComment - 22);
  const tail = await viewOf(zip.slice(start));
  let at = tail.byteLength - 22;
  while (at >= 0 && tail.getUint32(at, true) !== endRecord) at -= 1;
  if (at < 0) throw refuse('This file is not a zip archive, or its end is missing.');
  const count = tail.getUint16(at + 10, true);
  const length = tail.getUint32(at + 12, true);
  const offset = tail.getUint32(at + 16, true);
  if (count === 0xffff || length === 0xffffffff || offset === 0xffffffff) {
    throw refuse('This archive has the format zip64, which is for files of many gigabytes.');
  }
  if (count > limits.files) {
    throw refuse(`This archive has ${count} files; up to ${limits.files} can be read.`);
  }
  if (length > maxDirectory || offset + length > start + at) {
    throw refuse('The list of files of this archive is damaged.');
  }
  const directory = await viewOf(zip.slice(offset, offset + length));
  const files = readDirectory(directory, count);
  requireDistinct(files);
  requireSeparate(files, offset);
  requireSizes(files, limits);
  return files.filter(({ name }) => !name.endsWith('/'));
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function readDirectory(directory: DataView, count: number): ZippedFile[] {
  const files: ZippedFile[] = [];
  let at = 0;
  for (let number = 0; number < count; number += 1) {
    if (at + 46 > directory.byteLength || directory.getUint32(at, true) !== directoryRecord) {
      throw refuse('The list of files of this archive is damaged.');
    }
    const short = (offset: number) => directory.getUint16(at + offset, true);
    const long = (offset: number) => directory.getUint32(at + offset, true);
    const nameLength = short(28);
    const next = at + 46 + nameLength + short(30) + short(32);
    if (next > directory.byteLength) throw refuse('The list of files of this archive is damaged.');
    const name = nameOf(
      new Uint8Array(directory.buffer, directory.byteOffset + at + 46, nameLength),
    );
    const [size, packed, offset] = [long(24), long(20), long(42)];
    if ((short(8) & 1) !== 0) throw refuse(`“${name}” is encrypted.`);
    if ([size, packed, offset].includes(0xffffffff)) {
      throw refuse('This archive has the format zip64, which is for files of many gigabytes.');
    }
    // The upper half of the attributes is the mode of Unix, if a Unix system has made the archive.
    if (((long(38) >>> 16) & 0o170000) === 0o120000) {
      throw refuse(`“${name}” is a link to another file.`);
    }
    const method = short(10);
    if (method !== 0 && method !== 8) {
      throw refuse(`“${name}” is compressed in a way that browsers cannot read.`);
    }
    if (method === 0 && size !== packed) throw refuse(`“${name}” says a wrong size.`);
    files.push({ name, size, packed, method, offset });
    at = next;
  }
  return files;
}

/** @throws ImportProblem if the name could lead out of the archive */
function nameOf(bytes: Uint8Array): string {
  let name: string;
  try {
    name = utf8.decode(bytes);
  } catch {
    // Old programs write names in the code page of their system. ASCII names are the same.
    name = new TextDecoder('windows-1252').decode(bytes);
  }
  const shown = name.replaceAll(/\p{Cc}/gu, '�').slice(0, 120);
  const isUnsafe =
    name === '' ||
    /[\\\0]/.test(name) ||
    name.startsWith('/') ||
    /^[A-Za-z]:/.test(name) ||
    name
      .replace(/\/$/, '')
      .split('/')
      .some((part) => part === '' || part === '.' || part === '..');
  if (isUnsafe) throw refuse(`The archive has a file with an unsafe name: “${shown}”.`);
  return name;
}

function requireDistinct(files: readonly ZippedFile[]): void {
  const names = new Set<string>();
  for (const { name } of files) {
    const plain = name.normalize('NFC').toLowerCase();
    if (names.has(plain)) throw refuse(`The archive has two files with the name “${name}”.`);
    names.add(plain);
  }
}

function requireSeparate(files: readonly ZippedFile[], directoryOffset: number): void {
  let free = 0;
  for (const { name, offset, packed } of files.toSorted((a, b) => a.offset - b.offset)) {
    const end = offset + 30 + packed;
    if (offset < free || end > directoryOffset) {
      throw refuse(`“${name}” overlaps another part of the archive.`);
    }
    free = end;
  }
}

function requireSizes(files: readonly ZippedFile[], { total, ratio }: ZipLimits): void {
  let sum = 0;
  for (const { name, size, packed } of files) {
    if (size > packed * ratio + ratioFrom) {
      throw refuse(
        `“${name}” would become more than ${ratio} times larger. It is not safe to unpack.`,
      );
    }
    sum += size;
  }
  if (sum <= total) return;
  const megabytes = Math.round(total / 1_000_000);
  throw refuse(`The files of this archive have more than ${megabytes} MB together.`);
}

/**
 * The content of one file of a zip.
 * @throws ImportProblem if its size is not what the directory says
 */
export async function unzip(zip: Blob, file: ZippedFile): Promise<Uint8Array<ArrayBuffer>> {
  const { name, offset, packed, size, method } = file;
  const damaged = () => refuse(`“${name}” is damaged.`);
  const header = await viewOf(zip.slice(offset, offset + 30));
  if (header.byteLength < 30 || header.getUint32(0, true) !== localRecord) throw damaged();
  const from = offset + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  const raw = zip.slice(from, from + packed);
  const stream =
    method === 8 ? raw.stream().pipeThrough(new DecompressionStream('deflate-raw')) : raw.stream();
  const content = new Uint8Array(size);
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { value } = await reader.read().catch(() => {
      throw damaged();
    });
    if (value === undefined) break;
    if (length + value.length > size) {
      await reader.cancel().catch(() => undefined);
      throw refuse(`“${name}” is larger than the archive says. It is not safe to unpack.`);
    }
    content.set(value, length);
    length += value.length;
  }
  if (length !== size) throw refuse(`“${name}” is shorter than the archive says.`);
  return content;
}
