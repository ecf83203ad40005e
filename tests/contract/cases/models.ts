import { expect } from 'vitest';
import type { ApiProblem } from '#src/generated/model/index.ts';
import type { RunningBackend } from '../backend-under-test.ts';
import { fails, succeeds, type ContractCase } from '../case.ts';
import type { Client } from '../client.ts';

const key = 'key-of-the-lantern-keeper';

/** A server refuses this address without a request, and the mocks only pretend to send one. */
const baseUrl = 'http://127.0.0.1:9/v1';

const connection = { provider: 'openai-compatible', baseUrl, model: 'a-model', key };

const save = (client: Client, body: object, headers: Record<string, string> = {}) =>
  succeeds(client, 'modelUpdate', 200, { body, headers });

const paths = ({ fields }: ApiProblem) => fields.map(({ path }) => path);

/** Runs a case as Odo, and restores the storyteller and the painter for the next case. */
const asAdministrator =
  (run: (odo: Client, backend: RunningBackend) => Promise<void>) =>
  async (backend: RunningBackend): Promise<void> => {
    const odo = await backend.signIn('odo');
    try {
      await run(odo, backend);
    } finally {
      await save(odo, { text: null, image: null });
    }
  };

/** Models: only administrators choose them, and no answer contains a key. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'modelGet',
    status: 200,
    title: 'says that the storyteller and the painter do the work',
    run: asAdministrator(async (odo) => {
      const { body, headers } = await succeeds(odo, 'modelGet', 200);
      expect(body).toMatchObject({ text: null, image: null });
      expect(headers.get('etag')).toBe(`"${body.version}"`);
    }),
  },
  {
    operation: 'modelGet',
    status: 403,
    title: 'says nothing to others than administrators',
    run: asAdministrator(async (odo, { signIn }) => {
      await save(odo, { text: connection });
      const problem = await fails(await signIn('mira'), 'modelGet', 403);
      expect(JSON.stringify(problem)).not.toContain('a-model');
    }),
  },
  {
    operation: 'modelUpdate',
    status: 200,
    title: 'stores a connection, and never answers with its key',
    run: asAdministrator(async (odo) => {
      const prices = { inputPrice: 0.5, outputPrice: 1.5 };
      const { body, headers } = await save(odo, { text: { ...connection, ...prices } });
      expect(body.text).toEqual({
        provider: 'openai-compatible',
        baseUrl,
        model: 'a-model',
        hasKey: true,
        ...prices,
        picturePrice: null,
        setBy: 'administrator',
        state: 'ready',
        restsUntil: null,
      });
      expect(headers.get('etag')).toBe(`"${body.version}"`);
      const read = await succeeds(odo, 'modelGet', 200);
      expect(read.body).toEqual(body);
      expect(JSON.stringify([body, read.body])).not.toContain(key);
    }),
  },
  {
    operation: 'modelUpdate',
    status: 200,
    title: 'changes only the part that is sent, and keeps a key that is not sent',
    run: asAdministrator(async (odo) => {
      await save(odo, { text: connection });
      const { key: _, ...withoutKey } = connection;
      const { body } = await save(odo, { image: { ...withoutKey, model: 'a-painter' } });
      expect(body.text).toMatchObject({ model: 'a-model', hasKey: true });
      expect(body.image).toMatchObject({ model: 'a-painter', hasKey: false });
      const renamed = await save(odo, { text: { ...withoutKey, model: 'another' } });
      expect(renamed.body.text).toMatchObject({ model: 'another', hasKey: true });
      const removed = await save(odo, { text: { ...connection, key: null } });
      expect(removed.body.text).toMatchObject({ hasKey: false });
    }),
  },
  {
    operation: 'modelUpdate',
    status: 200,
    title: 'keeps the version if nothing changes',
    run: asAdministrator(async (odo) => {
      const { version } = (await save(odo, { text: connection })).body;
      expect((await save(odo, { text: connection })).body.version).toBe(version);
      expect((await save(odo, { text: null })).body.version).toBe(version + 1);
    }),
  },
  {
    operation: 'modelUpdate',
    status: 412,
    title: 'refuses a change of an older version',
    run: asAdministrator(async (odo) => {
      const { version } = (await save(odo, { text: connection })).body;
      const headers = { 'If-Match': `"${version - 1}"` };
      const problem = await fails(odo, 'modelUpdate', 412, { body: { text: null }, headers });
      expect(problem.code).toBe('version_mismatch');
      await save(odo, { text: null }, { 'If-Match': `"${version}"` });
    }),
  },
  {
    operation: 'modelUpdate',
    status: 422,
    title: 'keeps a key only for the server that it was entered for',
    run: asAdministrator(async (odo) => {
      await save(odo, { text: connection });
      const { key: _, ...withoutKey } = connection;
      for (const change of [
        { baseUrl: 'http://127.0.0.1:10/v1' },
        { baseUrl: 'https://127.0.0.1:9/v1' },
        { provider: 'google' },
        { provider: 'anthropic', baseUrl: null },
      ]) {
        const body = { text: { ...withoutKey, ...change } };
        expect(paths(await fails(odo, 'modelUpdate', 422, { body }))).toEqual(['/text/key']);
      }
      await save(odo, { text: { ...connection, baseUrl: 'http://127.0.0.1:10/v1' } });
    }),
  },
  {
    operation: 'modelUpdate',
    status: 422,
    title: 'refuses connections that cannot work',
    run: asAdministrator(async (odo) => {
      for (const [body, path] of [
        [{ image: { ...connection, provider: 'anthropic' } }, '/image/provider'],
        [{ text: { ...connection, baseUrl: null } }, '/text/baseUrl'],
        [{ text: { ...connection, baseUrl: 'https://odo:word@models.example' } }, '/text/baseUrl'],
        [{ text: { ...connection, baseUrl: 'https://models.example?key=word' } }, '/text/baseUrl'],
        [{ text: { ...connection, key: 'two words' } }, '/text/key'],
        [{ text: { ...connection, provider: 'anthropic', key: null } }, '/text/key'],
        [{ image: { ...connection, provider: 'google', model: 'imagen-4' } }, '/image/model'],
      ] as const) {
        expect(paths(await fails(odo, 'modelUpdate', 422, { body }))).toEqual([path]);
      }
      expect((await succeeds(odo, 'modelGet', 200)).body).toMatchObject({
        text: null,
        image: null,
      });
    }),
  },
  {
    operation: 'modelTest',
    status: 200,
    title: 'says that there is nothing to test without a model',
    run: asAdministrator(async (odo) => {
      const { body } = await succeeds(odo, 'modelTest', 200, { body: { part: 'text' } });
      expect(body).toMatchObject({ isWorking: false, sample: null, milliseconds: 0 });
    }),
  },
  {
    operation: 'modelTest',
    status: 200,
    title: 'tests a connection that is not stored, and stores nothing',
    run: asAdministrator(async (odo) => {
      for (const part of ['text', 'image']) {
        const { body } = await succeeds(odo, 'modelTest', 200, { body: { part, connection } });
        expect(body.detail).not.toContain(key);
      }
      expect((await succeeds(odo, 'modelGet', 200)).body).toMatchObject({
        text: null,
        image: null,
      });
    }),
  },
  {
    operation: 'modelTest',
    status: 422,
    title: 'sends a stored key to no other server',
    run: asAdministrator(async (odo) => {
      await save(odo, { text: connection });
      const { key: _, ...withoutKey } = connection;
      const moved = { ...withoutKey, baseUrl: 'http://127.0.0.1:10/v1' };
      const body = { part: 'text', connection: moved };
      expect(paths(await fails(odo, 'modelTest', 422, { body }))).toEqual(['/connection/key']);
    }),
  },
  {
    operation: 'modelUse',
    status: 200,
    title: 'has no figures for models that were not asked',
    run: asAdministrator(async (odo) => {
      const { body } = await succeeds(odo, 'modelUse', 200);
      expect(body.failures).toEqual([]);
    }),
  },
];
