import { expect, inject, test, vi } from 'vitest';
import { Client } from '#tests/contract/client.ts';
import { createTestDatabase } from '#tests/support/postgres.ts';
import { newFolder, ready, setUp, startServer } from '#tests/support/server-process.ts';

// Starts programs and databases, which takes long on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 30_000 });

type ServerProcess = Awaited<ReturnType<typeof startServer>>;

const requestsPerClient = 12;

/** A client of the whole site: what one process does not answer, it sends to the next one. */
class SiteClient {
  readonly #origin: string;
  readonly #cookies: ReadonlyMap<string, string>;
  readonly #processes: readonly ServerProcess[];

  constructor(
    origin: string,
    cookies: ReadonlyMap<string, string>,
    processes: readonly ServerProcess[],
  ) {
    this.#origin = origin;
    this.#cookies = cookies;
    this.#processes = processes;
  }

  /** Sends requests as the pages of this origin do, wherever the process listens. */
  at({ url }: ServerProcess): Client {
    const client = new Client(this.#origin, (request) => {
      const { pathname, search } = new URL(request.url);
      return fetch(new Request(`${url}${pathname}${search}`, request));
    });
    for (const [name, value] of this.#cookies) client.cookies.set(name, value);
    return client;
  }

  /** Creates an item; returns whether a process has acknowledged it. */
  async create(name: string, first: number): Promise<boolean> {
    for (let tries = 0; tries < this.#processes.length; tries += 1) {
      const process = this.#processes[(first + tries) % this.#processes.length];
      if (!process) continue;
      const body = { name, category: 'adventuring-gear' };
      const answer = await this.at(process)
        .call('gearCreate', { body })
        .catch(() => null);
      // The process that was killed can have stored it.
      if (answer?.status === 201 || answer?.status === 409) return true;
      // A server that starts or ends answers 503.
      if (answer && answer.status !== 503) throw new Error(`${name} got ${answer.status}.`);
    }
    return false;
  }
}

test('of three processes on one PostgreSQL each is killed under load: nothing acknowledged is lost, and no session ends', async () => {
  const url = await createTestDatabase(inject('postgresUrl'));
  const settings = () => ({ DATABASE_URL: url, DATA_DIR: newFolder() });
  const first = await startServer(settings());
  await first.printed(ready);
  const odo = await setUp(first);
  const origin = first.url;
  const start = async (port?: string): Promise<ServerProcess> => {
    const process = await startServer({
      ...settings(),
      PUBLIC_URL: origin,
      ...(port !== undefined && { PORT: port }),
    });
    await process.printed(ready);
    return process;
  };
  const processes = [first, ...(await Promise.all([start(), start()]))];
  const site = new SiteClient(origin, odo.cookies, processes);
  const acknowledged: string[] = [];
  let killed = 0;

  for (let round = 0; round < processes.length; round += 1) {
    const victim = processes[round];
    if (!victim) continue;
    const load = Array.from({ length: 4 }, async (_, client) => {
      for (let count = 0; count < requestsPerClient; count += 1) {
        const name = `Torch ${round} ${client} ${count}`;
        if (await site.create(name, client)) acknowledged.push(name);
        if (count === 4 && client === 0) killed += victim.child.kill('SIGKILL') ? 1 : 0;
      }
    });
    await Promise.all(load);
    expect(await victim.ended).toBe('SIGKILL');
    if (round < 2) processes[round] = await start(new URL(victim.url).port);
  }

  expect(killed).toBe(3);
  expect(acknowledged).toHaveLength(3 * 4 * requestsPerClient);
  for (const process of processes.slice(0, 2)) {
    const client = site.at(process);
    expect((await client.call('authSelf')).status).toBe(200);
    const found: string[] = [];
    for (let cursor: string | null = null; ;) {
      const params = { q: 'Torch', pageSize: 100, ...(cursor !== null && { nextCursor: cursor }) };
      const { body } = await client.call('gearList', { params });
      // The list answers with a page of items.
      const page = body as { items: { name: string }[]; nextCursor: string | null };
      found.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor;
      if (cursor === null) break;
    }
    expect(acknowledged.filter((name) => !found.includes(name))).toEqual([]);
  }
});
