import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from './backend.ts';
import { mockBackend } from './backends/mock.ts';
import { serverBackend } from './backends/server.ts';
import { succeeds } from './case.ts';
import type { Client } from './client.ts';

/** Few items, so that the operations of a request are often about the same ones. */
const places = ['a', 'b', 'c', 'd', 'e'];
const place = fc.constantFrom(...places);

interface Box {
  readonly place: string;
  readonly holds?: readonly string[];
  readonly storedIn?: string | null;
}

/** Operations on the boxes of one round; every round has boxes of its own. */
function operationsOn(round: string) {
  const skOf = (of: string): string => `other#${round}-${of}`;
  const box = ({ place: of, holds = [], storedIn = null }: Box) => ({
    name: `${round} ${of}`,
    category: 'other',
    edition: 'other',
    contents: holds.map((each) => ({ gearSk: skOf(each), quantity: 1 })),
    storageSk: storedIn === null ? null : skOf(storedIn),
  });
  return {
    creation: (made: Box) => ({ action: 'create', item: box(made) }),
    update: (of: string, made: Box) => ({ action: 'update', sk: skOf(of), item: box(made) }),
    deletion: (of: string, version: number | null) => ({
      action: 'delete',
      sk: skOf(of),
      ...(version !== null && { version }),
    }),
  };
}

type Made = (on: ReturnType<typeof operationsOn>) => object;

const contents = { place, holds: fc.subarray(places) };
const operation: fc.Arbitrary<Made> = fc.oneof(
  fc.record(contents).map(
    (box): Made =>
      (on) =>
        on.creation(box),
  ),
  fc.record({ ...contents, storedIn: fc.option(place) }).map(
    (box): Made =>
      (on) =>
        on.update(box.place, box),
  ),
  fc.record({ of: place, place }).map(
    (rename): Made =>
      (on) =>
        on.update(rename.of, rename),
  ),
  fc.record({ place, version: fc.constantFrom(null, null, 1, 2) }).map(
    (gone): Made =>
      (on) =>
        on.deletion(gone.place, gone.version),
  ),
);
const request = fc.array(operation, { minLength: 1, maxLength: 12 });

let backends: Backend[];
let admins: Client[];

beforeAll(async () => {
  backends = [await mockBackend.start(), await serverBackend('sqlite').start()];
  admins = await Promise.all(backends.map(({ signIn }) => signIn('odo')));
});

afterAll(() => Promise.all(backends.map(({ close }) => close())));

let rounds = 0;

test('whatever is asked for in one request, the mocks judge it as the server does', async () => {
  const judgementOf = async (admin: Client, body: object) => {
    const { results } = (await succeeds(admin, 'gearBulk', 200, { body })).body;
    return results.map(({ status, sk, item, problem }) => ({
      status: problem?.code ?? status,
      sk,
      name: item?.name,
      version: item?.version,
      usedBy: problem?.usedBy,
      paths: problem?.fields.map(({ path }) => path),
    }));
  };
  const onConflict = fc.constantFrom('reject', 'skip', 'update');
  await fc.assert(
    fc.asyncProperty(request, request, onConflict, async (first, second, conflict) => {
      rounds += 1;
      const on = operationsOn(`round${rounds}`);
      const all = places.map((each) => on.creation({ place: each }));
      for (const operations of [
        all,
        first.map((made) => made(on)),
        second.map((made) => made(on)),
      ]) {
        const body = { operations, onConflict: conflict };
        const [mocked, served] = await Promise.all(admins.map((admin) => judgementOf(admin, body)));
        expect(mocked).toEqual(served);
      }
    }),
    { numRuns: 40 },
  );
});
