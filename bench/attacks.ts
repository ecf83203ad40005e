import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#tests/support/child.ts';
import { attacks } from './attacks/all.ts';
import type { Attack, Target } from './attacks/attack.ts';
import type { AttackOrder, AttackResult } from './support/attacker.ts';
import type { DiscardingInput } from './support/discarding-server.ts';
import { ListVisitor } from './support/list-visitor.ts';
import { MemoryWatch } from './support/memory-watch.ts';
import { fixed, median, megabytes, percentile } from './support/numbers.ts';
import { makeOrdinaryCalls } from './support/ordinary-calls.ts';
import { firstAnswer, processTree, startScript } from './support/processes.ts';
import { startProduct } from './support/product.ts';
import { printMachine, printResult } from './support/report.ts';
import { send } from './support/send.ts';
import { createStore, engineFromArguments } from './support/store.ts';
import type { VisitReport } from './support/visitor.ts';

const quietMs = 5000;
/** An attack that is not answered completely after this time is ended. */
const maxRunMs = 20_000;
/** No attack begins after this time: later ones are missed. The recovery after the last one takes a minute. */
const maxAllMs = 9 * 60_000;
const recoveryMs = 60_000;
/** Other users send requests while a server recovers: one after each pause. */
const recoveryPauseMs = 100;
const maxRatio = 3;
/** In bytes. */
const maxGrowth = 100_000_000;

interface Result {
  readonly key: string;
  readonly attack: Attack;
  readonly outcomes: AttackResult['outcomes'];
  readonly quiet: VisitReport;
  readonly attacked: VisitReport;
  /** With `--shared`: the visits while the bytes go to a server that discards them. They show the delay of the machine. */
  readonly shared: VisitReport | null;
  /** Resident memory of the server in bytes. */
  readonly rest: number;
  readonly peak: number;
  readonly after: number;
}

/** Prepares an attack in a separate process; the returned function starts it. */
async function prepare(order: AttackOrder): Promise<() => Promise<AttackResult>> {
  const program = new URL('support/attacker.ts', import.meta.url);
  const child = fork(program, [JSON.stringify(order)], { detached: true });
  const ended = once(child, 'exit').then((): never => {
    throw new Error('The attacker has ended.');
  });
  await Promise.race([once(child, 'message'), ended]);
  return async () => {
    child.send('start');
    const unanswered: AttackResult = { outcomes: { 'not all answered': 1 }, roundMs: 0 };
    // The process sends nothing else.
    const [result] = (await Promise.race([
      once(child, 'message'),
      ended,
      wait(maxRunMs, [unanswered], { ref: false }),
    ])) as [AttackResult];
    // On a busy machine, its low priority can keep it from ending itself for minutes.
    child.kill('SIGKILL');
    await ended.catch(() => undefined);
    return result;
  };
}

const measuresShare = process.argv.includes('--shared');
const printsDetails = process.argv.includes('--details');

const p99 = ({ times }: VisitReport): number => percentile(times, 0.99);

const textOf = (visits: VisitReport): string =>
  `p50 ${fixed(median(visits.times), 1)}, p99 ${fixed(p99(visits), 1)} ms of ${visits.times.length} lists` +
  (visits.failed > 0 ? ` (${visits.failed} failed)` : '');

/** Sends the bytes of an attack to a server that discards them, for at least as long as the attack took. */
async function attackDiscardingServer(
  order: AttackOrder,
  { roundMs, attackMs }: { readonly roundMs: number; readonly attackMs: number },
  onStart: () => Promise<unknown>,
): Promise<void> {
  const port = await freePort();
  const input: DiscardingInput = { port };
  const server = startScript('bench/support/discarding-server.ts', [JSON.stringify(input)]);
  await firstAnswer(server, `http://127.0.0.1:${port}/`);
  const run = await prepare({ ...order, instead: { url: `http://localhost:${port}`, roundMs } });
  await onStart();
  await Promise.all([run(), wait(attackMs)]);
  await server.stop();
}

/** Requests a list every 100 ms for a minute, as other users would. */
async function recover(url: string, headers: { readonly cookie: string }): Promise<void> {
  for (const end = performance.now() + recoveryMs; performance.now() < end;) {
    await send(url, headers);
    await wait(recoveryPauseMs);
  }
}

const options = { administrators: 21, players: 50 };

/**
 * Attacks a new server, so that the memory that each attack needs is measured separately. Returns a
 * function that does the rest of the measurement, during which the next attack can begin.
 */
async function measure(key: string, attack: Attack): Promise<() => Promise<Result>> {
  const store = await createStore(engineFromArguments(), {
    ...options,
    moreGear: attack.moreGear ?? 0,
  });
  const product = await startProduct(store.database);
  const { url, child } = product;
  const [administrator, ...administrators] = store.administrators;
  if (!administrator || child.pid === undefined) throw new Error('The server is not complete.');
  const target: Target = { url, administrators, players: store.players };
  const cookie = store.session.header;
  const lists = `${url}/api/gear/`;

  const order = { attack: key, target };
  const run = await prepare(order);
  const memory = new MemoryWatch(child.pid);
  const visitor = new ListVisitor({ url: lists, cookie });
  await makeOrdinaryCalls(target, administrator);
  await visitor.visits();
  await wait(quietMs);
  const quiet = await visitor.visits();
  // Without the processes for texts and pictures, which end after 30 s without work. The one that hashes passwords stays
  // for ten minutes, so it is there at the end, too.
  const hashing = processTree(child.pid).filter(({ command }) => command.includes('hash-process'));
  const rest = memory.recent().leader + hashing.reduce((sum, { rss }) => sum + rss, 0);
  memory.takePeak();
  const attackStarted = performance.now();
  const { outcomes, roundMs } = await run();
  const attacked = await visitor.visits();
  const peak = memory.takePeak();
  const attackMs = performance.now() - attackStarted;
  // The recovery begins now and is measured during the attack on the discarding server, which can take a minute.
  const recovered = recover(lists, { cookie }).then(() => memory.recent().group);
  let shared: VisitReport | null = null;
  if (measuresShare) {
    await attackDiscardingServer(order, { roundMs, attackMs }, () => visitor.visits());
    shared = await visitor.visits();
  }
  await visitor.end();

  return async () => {
    const after = await recovered;
    memory.end();
    await product.stop();
    await store.remove();
    return { key, attack, outcomes, quiet, attacked, shared, rest, peak, after };
  };
}

/** Prints one line, and with `--details` the others. Returns whether the figures are within the limits. */
function report(result: Result): boolean {
  const { key, attack, outcomes, quiet, attacked, shared, rest, peak, after } = result;
  const ratio = p99(attacked) / p99(quiet);
  const growth = after - rest;
  const counts = Object.entries(outcomes).map(([outcome, count]) => `${outcome} × ${count}`);
  const failed = attacked.failed > 0 ? `, ${attacked.failed} lists failed` : '';
  const share =
    shared === null
      ? ''
      : `, ${fixed(p99(attacked) / p99(shared), 1)}× beside a server that discards`;
  const isWithin = ratio <= maxRatio && growth <= maxGrowth && attacked.failed === 0;
  printResult(
    `${isWithin ? 'ok    ' : 'MISSED'} ${key}`,
    `p99 of lists quiet ${fixed(p99(quiet), 1)}, attacked ${fixed(p99(attacked), 1)} ms: ${fixed(ratio, 1)}×${share}${failed}; ` +
      `memory at rest ${megabytes(rest)}, at the peak ${megabytes(peak)}, a minute later ${megabytes(after)}`,
    `≤ ${maxRatio}×; ≤ ${megabytes(rest + maxGrowth)}`,
  );
  if (printsDetails) {
    console.log(`  ${attack.name}: ${counts.join(', ')}`);
    console.log(`  lists: quiet ${textOf(quiet)}; attacked ${textOf(attacked)}`);
    if (shared) console.log(`  lists beside a server that discards: ${textOf(shared)}`);
  }
  return isWithin;
}

async function main(): Promise<void> {
  printMachine();
  const keys = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const selected = Object.entries(attacks).filter(
    ([key]) => keys.length === 0 || keys.includes(key),
  );
  if (selected.length === 0) {
    throw new Error(`The arguments can be: ${Object.keys(attacks).join(', ')}.`);
  }
  const missed: string[] = [];
  const finished: Promise<void>[] = [];
  const started = performance.now();
  for (const [key, attack] of selected) {
    if (performance.now() - started > maxAllMs) {
      console.log(`MISSED ${key}: not measured, because the time is over`);
      missed.push(key);
      continue;
    }
    if (printsDetails) console.log(`${key}: ${attack.name} … (load ${fixed(loadavg()[0] ?? 0)})`);
    const finish = await measure(key, attack);
    finished.push(
      finish().then((result) => {
        if (!report(result)) missed.push(key);
      }),
    );
  }
  await Promise.all(finished);
  const seconds = fixed((performance.now() - started) / 1000, 0);
  console.log(`${finished.length} attacks in ${seconds} s, load ${fixed(loadavg()[0] ?? 0)}`);
  if (missed.length > 0) {
    console.log(`Limits are missed: ${missed.join(', ')}`);
    process.exitCode = 1;
  }
}

await main();
