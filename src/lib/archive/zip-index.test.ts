import { downloadZip } from 'client-zip';
import { describe, expect, test } from 'vitest';
import { unzip, zipIndex } from './zip-index.ts';

type Input = Readonly<Record<string, string | Uint8Array>>;

const zipOf = async (files: Input): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await downloadZip(
      Object.entries(files).map(([name, input]) => ({ name, input: input as string })),
    ).arrayBuffer(),
  );

const deflated = async (content: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await new Response(
      new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw')),
    ).arrayBuffer(),
  );

interface Raw {
  readonly name: string | Uint8Array;
  readonly packed: Uint8Array;
  readonly size: number;
  readonly method?: number;
  readonly flags?: number;
  readonly attributes?: number;
  readonly offset?: number;
}

/** Writes a zip as it is described, also if it is wrong. */
function rawZip(files: readonly Raw[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const { name, packed, size, method = 8, flags = 0, attributes = 0, offset = at } of files) {
    const bytes = typeof name === 'string' ? new TextEncoder().encode(name) : name;
    const local = new Uint8Array(30 + bytes.length + packed.length);
    new DataView(local.buffer).setUint32(0, 0x04034b50, true);
    new DataView(local.buffer).setUint16(26, bytes.length, true);
    local.set(bytes, 30);
    local.set(packed, 30 + bytes.length);
    const entry = new Uint8Array(46 + bytes.length);
    const view = new DataView(entry.buffer);
    view.setUint32(0, 0x02014b50, true);
    view.setUint16(8, flags, true);
    view.setUint16(10, method, true);
    view.setUint32(20, packed.length, true);
    view.setUint32(24, size, true);
    view.setUint16(28, bytes.length, true);
    view.setUint32(38, attributes, true);
    view.setUint32(42, offset, true);
    entry.set(bytes, 46);
    parts.push(local);
    directory.push(entry);
    at += local.length;
  }
  const end = new Uint8Array(22);
  const view = new DataView(end.buffer);
  view.setUint32(0, 0x06054b50, true);
  view.setUint16(10, files.length, true);
  view.setUint32(
    12,
    directory.reduce((sum, { length }) => sum + length, 0),
    true,
  );
  view.setUint32(16, at, true);
  return new Blob([...parts, ...directory, end]);
}

const bytes = new TextEncoder().encode('A note.');
const stored = (name: string | Uint8Array, more: Partial<Raw> = {}): Raw => ({
  name,
  packed: bytes,
  size: bytes.length,
  method: 0,
  ...more,
});

describe('a zip', () => {
  test('is read as it was written', async () => {
    const content = { 'campaign.json': '{}', 'entries/person/Corvin Ö.md': 'A *keeper*.' };
    const zip = new Blob([await zipOf(content)]);
    const files = await zipIndex(zip);
    const read = await Promise.all(
      files.map(async (file) => [file.name, new TextDecoder().decode(await unzip(zip, file))]),
    );
    expect(Object.fromEntries(read)).toEqual(content);
  });

  test('is read if it is compressed and has a comment', async () => {
    const text = new TextEncoder().encode('note '.repeat(1000));
    const zip = rawZip([{ name: 'a.md', packed: await deflated(text), size: text.length }]);
    const [file] = await zipIndex(new Blob([zip, '']));
    expect(file && (await unzip(zip, file))).toEqual(text);
  });

  test.each([
    ['a name that leads out', '../a.md'],
    ['a name that leads out in the middle', 'a/../../b.md'],
    ['an absolute name', '/etc/a.md'],
    ['a drive', 'C:/a.md'],
    ['a backslash', 'a\\..\\b.md'],
    ['a NUL', 'a\0.md'],
    ['an empty part', 'a//b.md'],
    ['a dot', './a.md'],
    ['no name', ''],
  ])('with %s is refused', async (_, name) => {
    await expect(zipIndex(rawZip([stored(name)]))).rejects.toThrow('unsafe name');
  });

  test.each([
    ['an encrypted file', [stored('a.md', { flags: 1 })], 'is encrypted'],
    ['a symbolic link', [stored('a.md', { attributes: 0o120777 * 0x10000 })], 'is a link'],
    ['another compression', [stored('a.md', { method: 12 })], 'compressed in a way'],
    ['two files of one name', [stored('a.md'), stored('A.md')], 'two files with the name'],
    ['files that overlap', [stored('a.md'), stored('b.md', { offset: 3 })], 'overlaps'],
    ['a file after its end', [stored('a.md', { offset: 90_000 })], 'overlaps'],
    ['a stored file of another size', [stored('a.md', { size: 999 })], 'wrong size'],
    ['zip64', [stored('a.md', { method: 8, size: 0xffffffff })], 'zip64'],
  ] as const)('with %s is refused', async (_, files, message) => {
    await expect(zipIndex(rawZip(files))).rejects.toThrow(message);
  });

  test('with too many files, or with too much in them, is refused', async () => {
    const zip = rawZip([stored('a.md'), stored('b.md')]);
    await expect(zipIndex(zip, { files: 1, total: 100, ratio: 200 })).rejects.toThrow('2 files');
    await expect(zipIndex(zip, { files: 9, total: 10, ratio: 200 })).rejects.toThrow('MB together');
  });

  test('that is a bomb is refused before anything is unpacked', async () => {
    const zeros = new Uint8Array(30_000_000);
    const zip = rawZip([{ name: 'a.md', packed: await deflated(zeros), size: zeros.length }]);
    expect(zip.size).toBeLessThan(50_000);
    await expect(zipIndex(zip)).rejects.toThrow('not safe to unpack');
  });

  test('that hides the size of a bomb is refused while it is unpacked', async () => {
    const zeros = new Uint8Array(30_000_000);
    const zip = rawZip([{ name: 'a.md', packed: await deflated(zeros), size: 1000 }]);
    const [file] = await zipIndex(zip);
    await expect(file && unzip(zip, file)).rejects.toThrow('larger than the archive says');
  });

  test('with a file that is too short or damaged is refused', async () => {
    const short = rawZip([{ name: 'a.md', packed: await deflated(bytes), size: 900 }]);
    const [first] = await zipIndex(short);
    await expect(first && unzip(short, first)).rejects.toThrow('shorter than the archive says');
    const damaged = rawZip([{ name: 'a.md', packed: Uint8Array.of(7, 7, 7, 7), size: 900 }]);
    const [second] = await zipIndex(damaged);
    await expect(second && unzip(damaged, second)).rejects.toThrow('is damaged');
  });

  test.each([
    ['nothing', new Blob([])],
    ['a text', new Blob(['# A note'])],
    ['the beginning of a zip', rawZip([stored('a.md')]).slice(0, 40)],
  ])('is not %s', async (_, blob) => {
    await expect(zipIndex(blob)).rejects.toThrow('not a zip archive');
  });
});
