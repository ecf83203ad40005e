import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { createArgon } from '#server/auth/argon.ts';
import { findSession } from '#backend/auth/sessions.ts';
import { Outages } from '#backend/outages.ts';
import { openDatabase, type DatabaseConfig } from '#server/db/open-database.ts';
import { silentLog } from '#server/log.ts';
import { ListVisitor } from './support/list-visitor.ts';
import { load } from './support/load.ts';
import { fixed, median, percentile, spread } from './support/numbers.ts';
import { startProduct, type Running } from './support/product.ts';
import { recordSql } from './support/recorded-sql.ts';
import { printMachine, printResult } from './support/report.ts';
import { signIn, type SigningInInput } from './support/signing-in.ts';
import { startBare } from './support/start-bare.ts';
import { createStore, engineFromArguments, type Store } from './support/store.ts';

const password = 'nine lanterns on the quay';
const players = 50;
const pairs = 60;
/** Not measured: V8 compiles code that has run often, and the server of a day has run each sign-in hundreds of times. */
const warmUpPairs = 100;
const rounds = 9;
const quietMs = 5000;
const parallelMs = 5000;
const parallel = 16;
const seconds = 2;

const argon = createArgon();

/** Gives the password to all players, who have none. */
async function setPasswords(database: DatabaseConfig): Promise<void> {
  const { db, close } = await openDatabase(database);
  const hash = await argon.hash(password);
  await db
    .updateTable('user')
    .set({ password_hash: hash })
    .where('email', 'like', 'player%')
    .execute();
  await close();
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Compares the time of a sign-in with that of the hash that it needs. Both run one after the other. */
async function measureSignIn(url: string): Promise<void> {
  const hash = await argon.hash(password);
  const times: Record<'signIn' | 'hash', number[]> = { signIn: [], hash: [] };
  for (let pair = -warmUpPairs; pair < pairs; pair += 1) {
    const signInMs = await msOf(() => signIn({ url, password }, (pair + warmUpPairs) % players));
    const hashMs = await msOf(() => argon.verify(password, hash));
    if (pair < 0) continue;
    times.signIn.push(signInMs);
    times.hash.push(hashMs);
  }
  const p95 = (values: readonly number[]) => fixed(percentile(values, 0.95), 1);
  console.log(
    `sign-in p50 ${fixed(median(times.signIn), 1)}, p95 ${p95(times.signIn)} ms; ` +
      `hash p50 ${fixed(median(times.hash), 1)}, p95 ${p95(times.hash)} ms`,
  );
  const ratio = median(times.signIn) / median(times.hash);
  printResult('sign-in against the bare hash', `${fixed(ratio)}×`, '≤ 1.3×');
}

/** Starts a program that works for as many milliseconds as it is sent, and answers with a count. */
async function startBusy(program: URL, input?: SigningInInput) {
  const child = fork(program, input ? [JSON.stringify(input)] : [], { detached: true });
  await once(child, 'message');
  const work = async (ms: number): Promise<number> => {
    child.send(ms);
    // The process sends nothing else.
    const [count] = (await once(child, 'message')) as [number];
    return count;
  };
  return { work, end: () => child.disconnect() };
}

type Busy = Awaited<ReturnType<typeof startBusy>>;

/** Prints how much longer lists take while a program works than while nothing else does. */
async function compareLists(visitor: ListVisitor, busy: Busy, during: string): Promise<number[]> {
  const ratios: number[] = [];
  const medians: number[] = [];
  // Not measured: in this time, the visitor and the server compile their code.
  await busy.work(parallelMs / 2);
  for (let round = 0; round < rounds; round += 1) {
    await visitor.visits();
    await wait(quietMs);
    const quiet = await visitor.visits();
    const count = await busy.work(parallelMs);
    const loaded = await visitor.visits();
    const p99 = [quiet, loaded].map(({ times }) => percentile(times, 0.99));
    console.log(
      `lists p50 ${fixed(median(quiet.times), 1)}, p99 ${fixed(p99[0] ?? 0, 1)} ms; during ${during} ` +
        `p50 ${fixed(median(loaded.times), 1)}, p99 ${fixed(p99[1] ?? 0, 1)} ms; ` +
        `${count} times, failed lists ${quiet.failed + loaded.failed}`,
    );
    ratios.push((p99[1] ?? 0) / (p99[0] ?? 0));
    medians.push(median(loaded.times) / median(quiet.times));
  }
  busy.end();
  console.log(`ratios of the medians: ${spread(medians, 2)}`);
  return ratios;
}

/**
 * The second figure says how much of the first one the machine causes: on two cores of a virtual machine, any program
 * that keeps one of them busy delays some of the answers, also with the lowest priority and without memory.
 */
async function measureLists(url: string, cookie: string): Promise<void> {
  const visitor = new ListVisitor({ url: `${url}/api/gear/`, cookie });
  const signingIn = await startBusy(new URL('support/signing-in.ts', import.meta.url), {
    url,
    password,
    players,
  });
  const signIns = await compareLists(visitor, signingIn, `${players} sign-ins`);
  const computing = await compareLists(
    visitor,
    await startBusy(new URL('support/computing.ts', import.meta.url)),
    'a computation',
  );
  await visitor.end();
  printResult(
    `p99 of lists during ${players} parallel sign-ins against quiet`,
    `${spread(signIns, 2)}×`,
    '≤ 1.5×',
  );
  printResult(
    'p99 of lists beside a program of the lowest priority that only computes, against quiet',
    `${spread(computing, 2)}×`,
    'to compare',
  );
}

async function startBareOf(store: Store): Promise<Running> {
  const { engine, session } = store;
  const outages = new Outages(silentLog, Date.now);
  const statements = await recordSql(engine, (db) =>
    findSession({ db, outages }, session.token, Date.now(), true),
  );
  return startBare(store, statements);
}

/** The ways to send requests: one after the other, and as many as the server can answer. */
const loads = [
  { name: 'one after the other', connections: 1 },
  { name: `${parallel} at a time`, connections: parallel },
] as const;

/** `authSelf` against a bare route that sends the statement that finds the session. */
async function measureSelf(url: string, bareUrl: string, cookie: string): Promise<void> {
  for (const { name, connections } of loads) {
    const rateOf = async (address: string) =>
      (await load({ url: address, cookie, connections, seconds })).rate;
    const rates: { self: number; bare: number }[] = [];
    for (let round = -2; round < rounds; round += 1) {
      const self = await rateOf(`${url}/api/auth/self`);
      const bare = await rateOf(`${bareUrl}/api/gear/`);
      if (round >= 0) rates.push({ self, bare });
    }
    console.log(
      `${name}: self ${spread(rates.map(({ self }) => self))} requests/s; bare ${spread(rates.map(({ bare }) => bare))}`,
    );
    const ratios = rates.map(({ self, bare }) => bare / self);
    printResult(
      `time of \`self\` against the bare session query, ${name}`,
      `${spread(ratios, 2)}×`,
      '≤ 2×',
    );
  }
}

async function main(): Promise<void> {
  printMachine();
  const engine = engineFromArguments();
  const store = await createStore(engine, { players });
  const running: Running[] = [];
  try {
    await setPasswords(store.database);
    const product = await startProduct(store.database);
    running.push(product);
    await measureSignIn(product.url);
    const bare = await startBareOf(store);
    running.push(bare);
    await measureSelf(product.url, bare.url, store.session.header);
    await measureLists(product.url, store.session.header);
  } finally {
    for (const program of running) await program.stop();
    await store.remove();
  }
}

await main();
