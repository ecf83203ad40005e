import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '#contract/problem.ts';
import { processorTime } from '#tests/support/processor-time.ts';
import { parseForm } from './multipart.ts';

const type = 'multipart/form-data; boundary=lantern';
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const part = (headers: string, content: string): string =>
  `--lantern\r\nContent-Disposition: form-data; ${headers}\r\n\r\n${content}\r\n`;
const end = '--lantern--';
const formOf = (bytes: Uint8Array, contentType: string) =>
  parseForm(bytes, contentType, () => undefined);
const parse = (text: string) => formOf(bytesOf(text), type);

const codeOf = (parsing: Promise<unknown>): Promise<string> =>
  parsing.then(
    () => 'none',
    (error: unknown) => {
      if (error instanceof ProblemError) return error.code;
      throw error;
    },
  );

describe('a multipart form', () => {
  it('that a Response encodes from FormData has the same fields and files', async () => {
    const data = new FormData();
    const picture = new Uint8Array(70_000).map((_, index) => (index * 31) % 256);
    picture.set(bytesOf('\r\n--lantern\r\n'), 500);
    data.append('title', 'Café "Lantern"\nwith two lines');
    data.append('cover "x"', new File([picture], 'cöver.png', { type: 'image/png' }));
    data.append('empty', '');
    const response = new Response(data);
    const parts = await formOf(
      await response.clone().bytes(),
      response.headers.get('content-type') ?? '',
    );
    expect(parts).toEqual([
      ['title', 'Café "Lantern"\nwith two lines'],
      ['cover %22x%22', { name: 'cöver.png', type: 'image/png', bytes: picture }],
      ['empty', ''],
    ]);
  });

  it('may have text before its first part and after its last, and a quoted boundary', async () => {
    const text = `Hello\r\n${part('name="a"', '1')}--lantern--\r\nThe end`;
    const quoted = 'multipart/form-data; charset=utf-8; boundary="lantern"';
    expect(await formOf(bytesOf(text), quoted)).toEqual([['a', '1']]);
    expect(await parse('--lantern--')).toEqual([]);
    const named = part('filename="x; name=y"; name="a"', '1');
    expect(await parse(`${named}--lantern--`)).toMatchObject([['a', { name: 'x; name=y' }]]);
  });

  it('contains a file without a name if a part has the type application/octet-stream', async () => {
    for (const mediaType of ['application/octet-stream', 'Application/Octet-Stream; x=y']) {
      const text = part(`name="a"\r\nContent-Type: ${mediaType}`, '1') + end;
      expect(await parse(text)).toEqual([
        ['a', { name: '', type: mediaType, bytes: bytesOf('1') }],
      ]);
    }
  });

  it.each([
    ['no content', ''],
    ['no end', part('name="a"', '1')],
    ['an end in the middle of a part', '--lantern\r\nContent-Disposition: form-data; name="a"'],
    ['another boundary', part('name="a"', '1').replaceAll('lantern', 'lamp')],
    ['a part without a name', `${part('filename="a"', '1')}--lantern--`],
    ['a part without headers', '--lantern\r\n\r\n1\r\n--lantern--'],
    ['a header without a colon', '--lantern\r\nname=a\r\n\r\n1\r\n--lantern--'],
    [
      'a part without headers before another one',
      `--lantern\r\n\r\n1\r\n${part('name="a"', '2')}--lantern--`,
    ],
    ['text after a delimiter', part('name="a"', '1\r\n--lantern: b\r\nX: y\r\n\r\n2') + end],
    ['blanks after a delimiter', part('name="a"', '1').replace('lantern', 'lantern  ') + end],
    ['only a delimiter', '--lantern'],
    [
      'another disposition',
      '--lantern\r\nContent-Disposition: file; name="a"\r\n\r\n1\r\n--lantern--',
    ],
    ['headers without end', `--lantern\r\nX: ${'x'.repeat(9000)}\r\n\r\n1\r\n--lantern--`],
  ])('with %s is refused', async (_, text) => {
    expect(await codeOf(parse(text))).toBe('bad_request');
  });

  it('whose headers are not UTF-8 is refused', async () => {
    const bytes = bytesOf(`${part('name="a?"', '1')}--lantern--`).map((byte) =>
      byte === 63 ? 255 : byte,
    );
    expect(await codeOf(formOf(bytes, type))).toBe('bad_request');
  });

  it('may have the punctuation of RFC 2046 in its boundary', async () => {
    const boundary = "0aZ'()+_,-./:=? x";
    const text = `${part('name="a"', '1')}--lantern--`.replaceAll('lantern', boundary);
    const contentType = `multipart/form-data; boundary="${boundary}"`;
    expect(await formOf(bytesOf(text), contentType)).toEqual([['a', '1']]);
  });

  it('is parsed in less than a second if it contains millions of line breaks', async () => {
    const file = part('name="a"; filename="a.png"', '\r\n'.repeat(5_000_000));
    const bytes = bytesOf(file + end);
    const started = processorTime();
    expect(await formOf(bytes, type)).toHaveLength(1);
    expect(processorTime() - started).toBeLessThan(1000);
  });

  it('that is long is parsed completely in slices, with pauses in which others are served', async () => {
    let pauses = 0;
    const file = part('name="a"; filename="a.png"', 'x'.repeat(2_000_000));
    const form = bytesOf(file + part('name="b"', '1') + end);
    const parts = await parseForm(form, type, () => void (pauses += 1));
    expect(parts.map(([name]) => name)).toEqual(['a', 'b']);
    expect(pauses).toBeGreaterThan(5);
  });

  it('without a boundary in its content type, or with one that is too long, is refused', async () => {
    const text = `${part('name="a"', '1')}--lantern--`;
    for (const contentType of [
      'multipart/form-data',
      `multipart/form-data; boundary=${'x'.repeat(71)}`,
    ]) {
      expect(await codeOf(formOf(bytesOf(text), contentType))).toBe('bad_request');
    }
  });

  it('with too many parts or files, or a field that is too long, is refused', async () => {
    expect(await codeOf(parse(part('name="a"', '1').repeat(31) + end))).toBe('payload_too_large');
    const file = part('name="a"; filename="a.png"', '1');
    expect(await codeOf(parse(file.repeat(3) + end))).toBe('payload_too_large');
    const long = part('name="a"', 'x'.repeat(512 * 1024 + 1));
    expect(await codeOf(parse(long + end))).toBe('payload_too_large');
  });

  it('of random pieces is parsed, or refused with bad_request or unsupported_media_type', async () => {
    const piece = fc.constantFrom(
      '\r\n',
      '--lantern',
      '--',
      '\r',
      ';',
      'name="a"',
      'name="',
      'filename=x',
      ':',
      '\u0000',
      'é',
      'Content-Disposition: form-data',
      'Content-Type: text/plain; charset=',
      '\r\n\r\n',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
        expect(['none', 'bad_request', 'unsupported_media_type']).toContain(
          await codeOf(parse(pieces.join(''))),
        );
      }),
      { numRuns: 500 },
    );
  });
});

const pieces = ['\r', '\n', '-', '--', '\r\n', '\r\n-', '\n--', '--bell', '\r--bell', 'bell', 'x'];

/** Bytes that look like a delimiter of the boundary `bell`, but contain none. */
const nearDelimiters = fc
  .array(fc.constantFrom(...pieces), { maxLength: 30 })
  .map((parts) => parts.join('').replaceAll('\r\n--bell', ''))
  .filter((text) => !`\r\n${text}`.includes('\r\n--bell'));

it('a form is divided at its delimiters, at every offset and with any text before them', async () => {
  const bellType = 'multipart/form-data; boundary=bell';
  const header = 'Content-Disposition: form-data; name="title"';
  await fc.assert(
    fc.asyncProperty(nearDelimiters, nearDelimiters, async (before, content) => {
      const start = before === '' ? '' : `${before}\r\n`;
      const form = `${start}--bell\r\n${header}\r\n\r\n${content}\r\n--bell--`;
      const title = content.replaceAll('\r\n', '\n');
      expect(await formOf(bytesOf(form), bellType)).toEqual([['title', title]]);
      const bad = `${start}--bell\r\n${header}\r\n\r\n${content}\r\n--bell?\r\n--bell--`;
      await expect(formOf(bytesOf(bad), bellType)).rejects.toThrow('not well formed');
    }),
  );
});
