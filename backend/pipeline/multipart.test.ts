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
const parse = (text: string) => parseForm(bytesOf(text), type);

function codeOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof ProblemError) return error.code;
    throw error;
  }
  return 'none';
}

describe('a multipart form', () => {
  it('that a Response encodes from FormData has the same fields and files', async () => {
    const data = new FormData();
    const picture = new Uint8Array(70_000).map((_, index) => (index * 31) % 256);
    picture.set(bytesOf('\r\n--lantern\r\n'), 500);
    data.append('title', 'Café "Lantern"\r\nwith two lines');
    data.append('cover "x"', new File([picture], 'cöver.png', { type: 'image/png' }));
    data.append('empty', '');
    const response = new Response(data);
    const parts = parseForm(
      await response.clone().bytes(),
      response.headers.get('content-type') ?? '',
    );
    expect(parts).toEqual([
      ['title', 'Café "Lantern"\r\nwith two lines'],
      ['cover %22x%22', { name: 'cöver.png', type: 'image/png', bytes: picture }],
      ['empty', ''],
    ]);
  });

  it('may have text before its first part and after its last, and a quoted boundary', () => {
    const text = `Hello\r\n${part('name="a"', '1')}--lantern--\r\nThe end`;
    const quoted = 'multipart/form-data; charset=utf-8; boundary="lantern"';
    expect(parseForm(bytesOf(text), quoted)).toEqual([['a', '1']]);
    expect(parse('--lantern--')).toEqual([]);
    const named = part('filename="x; name=y"; name="a"', '1');
    expect(parse(`${named}--lantern--`)).toMatchObject([['a', { name: 'x; name=y' }]]);
  });

  it('contains a file without a name if a part has the type application/octet-stream', () => {
    for (const mediaType of ['application/octet-stream', 'Application/Octet-Stream; x=y']) {
      const text = part(`name="a"\r\nContent-Type: ${mediaType}`, '1') + end;
      expect(parse(text)).toEqual([['a', { name: '', type: mediaType, bytes: bytesOf('1') }]]);
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
  ])('with %s is refused', (_, text) => {
    expect(codeOf(() => parse(text))).toBe('bad_request');
  });

  it('whose headers are not UTF-8 is refused', () => {
    const bytes = bytesOf(`${part('name="a?"', '1')}--lantern--`).map((byte) =>
      byte === 63 ? 255 : byte,
    );
    expect(codeOf(() => parseForm(bytes, type))).toBe('bad_request');
  });

  it('may have the punctuation of RFC 2046 in its boundary', () => {
    const boundary = "0aZ'()+_,-./:=? x";
    const text = `${part('name="a"', '1')}--lantern--`.replaceAll('lantern', boundary);
    const contentType = `multipart/form-data; boundary="${boundary}"`;
    expect(parseForm(bytesOf(text), contentType)).toEqual([['a', '1']]);
  });

  it('is parsed in less than a second if it contains millions of line breaks', () => {
    const file = part('name="a"; filename="a.png"', '\r\n'.repeat(5_000_000));
    const bytes = bytesOf(file + end);
    const started = processorTime();
    expect(parseForm(bytes, type)).toHaveLength(1);
    expect(processorTime() - started).toBeLessThan(1000);
  });

  it('without a boundary in its content type, or with one that is too long, is refused', () => {
    const text = `${part('name="a"', '1')}--lantern--`;
    for (const contentType of [
      'multipart/form-data',
      `multipart/form-data; boundary=${'x'.repeat(71)}`,
    ]) {
      expect(codeOf(() => parseForm(bytesOf(text), contentType))).toBe('bad_request');
    }
  });

  it('with too many parts or files, or a field that is too long, is refused', () => {
    expect(codeOf(() => parse(part('name="a"', '1').repeat(31) + end))).toBe('payload_too_large');
    const file = part('name="a"; filename="a.png"', '1');
    expect(codeOf(() => parse(file.repeat(3) + end))).toBe('payload_too_large');
    const long = part('name="a"', 'x'.repeat(512 * 1024 + 1));
    expect(codeOf(() => parse(long + end))).toBe('payload_too_large');
  });

  it('of random pieces is parsed, or refused with bad_request or unsupported_media_type', () => {
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
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(['none', 'bad_request', 'unsupported_media_type']).toContain(
          codeOf(() => parse(pieces.join(''))),
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

it('is divided at its delimiters, at every offset and whatever is before them', () => {
  const bellType = 'multipart/form-data; boundary=bell';
  const header = 'Content-Disposition: form-data; name="title"';
  fc.assert(
    fc.property(nearDelimiters, nearDelimiters, (before, content) => {
      const start = before === '' ? '' : `${before}\r\n`;
      const form = `${start}--bell\r\n${header}\r\n\r\n${content}\r\n--bell--`;
      expect(parseForm(bytesOf(form), bellType)).toEqual([['title', content]]);
      const bad = `${start}--bell\r\n${header}\r\n\r\n${content}\r\n--bell?\r\n--bell--`;
      expect(() => parseForm(bytesOf(bad), bellType)).toThrow('not well formed');
    }),
  );
});
