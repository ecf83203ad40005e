import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { advance, conditions, unusualAnswers } from './operations.ts';
import { startMockHost, type MockHost } from './mock-host.ts';
import { addParts, SourceCopy } from './source-copy.ts';

const path = '/api/rules/conditions';

interface Page {
  readonly items: readonly { readonly name: string; readonly text: string }[];
  readonly nextCursor: string | null;
}

describe('an operation that is only in the contract', () => {
  const copy = new SourceCopy();
  let files: string[];
  let host: MockHost;

  beforeAll(async () => {
    files = copy.filesWrittenBy(() =>
      copy.editContract((contract) => {
        addParts(contract, conditions);
        addParts(contract, advance);
        addParts(contract, unusualAnswers);
      }),
    );
    await copy.generate();
    host = await startMockHost(copy.path);
  });
  afterAll(async () => {
    await host.stop();
    copy.remove();
  });

  test('needs a change of openapi.yaml only', () => {
    expect(files).toEqual(['openapi.yaml']);
    expect(copy.unexplained()).toEqual([]);
  });

  test('passes our own lint rules of the contract', async () => {
    expect(await copy.contractFindings()).toEqual([]);
  });

  test('answers 401 to a guest', async () => {
    expect(await host.call('GET', path)).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
  });

  test('returns more than 25 items in pages of at most 25', async () => {
    await host.signIn('tomas');
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const next: string = cursor === null ? '' : `&nextCursor=${encodeURIComponent(cursor)}`;
      const { status, body } = await host.call('GET', `${path}?pageSize=25${next}`);
      expect(status).toBe(200);
      // The mocks validate their answers with the contract.
      const page = body as Page;
      expect(page.items.length).toBeLessThanOrEqual(25);
      seen.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen.length).toBeGreaterThan(25);
  });

  test('refuses parameters and methods that the contract does not have', async () => {
    expect(await host.call('GET', `${path}?pageSize=0`)).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', fields: [{ path: 'query/pageSize' }] },
    });
    expect((await host.call('GET', `${path}?surprise=1`)).status).toBe(422);
    const { status, headers } = await host.call('POST', path, {});
    expect(status).toBe(405);
    expect(headers.get('allow')).toContain('GET');
  });

  describe('that writes', () => {
    const id = '019a0000-0000-7000-8000-000000000200';
    const action = `/api/characters/${id}/advance`;
    const levels = { levels: 2 };

    test('answers at once with the type and headers of the contract', async () => {
      const first = await host.call('POST', action, levels);
      expect(first).toMatchObject({ status: 200, body: { characterId: id } });
      expect(first.headers.get('etag')).toBe('"1"');
      expect((await host.call('POST', action, levels)).body).toEqual(first.body);
    });

    test('needs a CSRF token and a page of an allowed origin', async () => {
      expect(
        await host.call('POST', action, levels, { 'x-csrf-token': 'AAAA.BBBB' }),
      ).toMatchObject({ status: 403, body: { code: 'csrf_failed' } });
      const origin = 'https://elsewhere.example';
      expect(await host.call('POST', action, levels, { origin })).toMatchObject({
        status: 403,
        body: { code: 'origin_not_allowed' },
      });
    });

    test('refuses bodies and keys that the contract does not allow', async () => {
      expect(await host.call('POST', action, { ...levels, speed: 1 })).toMatchObject({
        status: 422,
        body: { fields: [{ path: '/speed' }] },
      });
      expect(await host.call('POST', action, { levels: 0 })).toMatchObject({
        status: 422,
        body: { fields: [{ path: '/levels' }] },
      });
      expect(await host.call('POST', action, levels, { 'idempotency-key': 'short' })).toMatchObject(
        {
          status: 422,
          body: { fields: [{ path: 'header/Idempotency-Key' }] },
        },
      );
      expect(
        await host.call('POST', action, levels, { 'content-type': 'text/plain' }),
      ).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
    });

    test('refuses a key that was used with another body', async () => {
      const key = { 'idempotency-key': 'advance-by-two' };
      const first = await host.call('POST', action, levels, key);
      expect(first.status).toBe(200);
      expect((await host.call('POST', action, levels, key)).body).toEqual(first.body);
      expect(await host.call('POST', action, { levels: 3 }, key)).toMatchObject({
        status: 409,
        body: { code: 'idempotency_mismatch' },
      });
    });
  });

  test('answers with maps and texts that fit their patterns', async () => {
    expect(await host.call('GET', '/api/rules/words')).toMatchObject({
      status: 200,
      body: { words: expect.anything() as unknown, pages: expect.anything() as unknown },
    });
  });

  test('answers with pages that have further fields', async () => {
    expect(await host.call('GET', '/api/rules/pages?pageSize=25')).toMatchObject({
      status: 200,
      body: { nextCursor: 'from-25', book: expect.stringMatching(/^B\d{3}$/) as string },
    });
  });

  test('answers with texts and pictures of the declared type, or says that it needs a handler', async () => {
    const [text, picture, book] = [
      await host.call('GET', '/api/rules/text'),
      await host.call('GET', '/api/rules/map'),
      await host.call('GET', '/api/rules/book'),
    ];
    expect(text).toMatchObject({
      status: 200,
      body: expect.stringMatching(/^[a-z -]+$/) as string,
    });
    expect(text.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(picture).toMatchObject({ status: 200, body: expect.stringContaining('PNG') as string });
    expect(book).toMatchObject({ status: 501, body: { code: 'not_implemented' } });
  });

  test('is a type error until it has a handler', async () => {
    const check = copy.checkTypes('backend');
    await expect(check).rejects.toThrow(
      /^backend\/handlers\/all\.ts.* is missing .*ruleConditions/m,
    );
    await expect(check).rejects.toThrow(
      /^backend\/handlers\/characters\.ts.*'characterAdvance' is missing/m,
    );
  });
});
