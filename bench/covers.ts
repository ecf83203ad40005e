import { resolve } from 'node:path';
import type { CoverPlan } from '#art/cover/plan.ts';
import { planCover } from '#art/cover/plan-cover.ts';
import { scenes } from '#art/cover/scenes/all.ts';
import { coverFrom } from '#backend/images/cover.ts';
import { createMakers } from '#server/generation/create-makers.ts';
import { createPictures } from '#server/pictures/create-pictures.ts';
import { fixed, median, percentile } from './support/numbers.ts';
import { processorTime, processTree } from './support/processes.ts';
import { printMachine, printResult } from './support/report.ts';

// Without it, each new process compiles all of its code, which a started server has in the same folder.
process.env['NODE_COMPILE_CACHE'] ??= resolve('.cache/compile');

/** How many covers of each kind of scene. */
const ofEach = 2;

/** Plans of the first seeds, without those of a kind of scene of which there are enough. */
function plans(): CoverPlan[] {
  const wanted = Object.keys(scenes).length * ofEach;
  const found: CoverPlan[] = [];
  for (let seed = 1; found.length < wanted; seed += 1) {
    const plan = planCover({ title: '', setting: '', storyOverview: '' }, seed);
    if (found.filter(({ scene }) => scene === plan.scene).length < ofEach) found.push(plan);
  }
  return found;
}

interface Times {
  /** Milliseconds of processor time, with the start of the process if it is new. */
  readonly paint: number;
  readonly encode: number;
  readonly wall: number;
}

/** The processor time that each child process of this kind has used since its start. */
const usedBy = (file: string): ReadonlyMap<number, number> =>
  new Map(
    processTree(process.pid)
      .filter(({ command }) => command.includes(file))
      .map(({ pid }) => [pid, processorTime(pid)]),
  );

/** The time that the running processes have used since `before`, which can also list ended processes. */
function usedSince(before: ReadonlyMap<number, number>, file: string): number {
  let sum = 0;
  for (const [pid, time] of usedBy(file)) sum += time - (before.get(pid) ?? 0);
  return sum;
}

const ignore = (): void => undefined;

const startProcesses = () => ({
  makers: createMakers(),
  pictures: createPictures({
    info: ignore,
    warn: console.warn,
    error: console.error,
    record: ignore,
  }),
});

type Processes = ReturnType<typeof startProcesses>;

async function timesOf(plan: CoverPlan, { makers, pictures }: Processes): Promise<Times> {
  const before = { paint: usedBy('maker.ts'), encode: usedBy('renderer-process.ts') };
  const start = performance.now();
  const bytes = await makers.painter.paint(plan);
  const upload = { name: 'cover.png', type: 'image/png', bytes };
  await coverFrom(pictures, 'user', { coverImageW1024: upload });
  const wall = performance.now() - start;
  return {
    paint: usedSince(before.paint, 'maker.ts'),
    encode: usedSince(before.encode, 'renderer-process.ts'),
    wall,
  };
}

function print(name: string, all: readonly Times[], target: string): void {
  const figures = (values: readonly number[]): string =>
    `median ${fixed(median(values), 0)} ms, p95 ${fixed(percentile(values, 0.95), 0)} ms`;
  printResult(name, figures(all.map(({ paint, encode }) => paint + encode)), target);
  printResult('  of which start and paint', figures(all.map(({ paint }) => paint)), '');
  printResult('  of which encode', figures(all.map(({ encode }) => encode)), '');
  printResult('  on the clock', figures(all.map(({ wall }) => wall)), '');
}

async function main(): Promise<void> {
  printMachine();
  // The processes alone do not keep this one running.
  const running = setInterval(ignore, 1000);
  const fresh: Times[] = [];
  const kept: Times[] = [];
  const processes = startProcesses();
  for (const plan of plans()) {
    const own = startProcesses();
    const first = await timesOf(plan, own);
    own.makers.close();
    own.pictures.close();
    const next = await timesOf(plan, processes);
    fresh.push(first);
    kept.push(next);
    const text = [first, next]
      .map(({ paint, encode }) => `${paint} + ${encode} ms`)
      .join(', then ');
    console.log(`${plan.scene} ${plan.hour} ${plan.weather} ${plan.seed}: ${text}`);
  }
  processes.makers.close();
  processes.pictures.close();
  clearInterval(running);
  print('processor time of a cover in new processes', fresh, '≤ 2,000 ms');
  // The first of these covers is left out, because it was painted in new processes.
  print('processor time of another cover', kept.slice(1), '≤ 2,000 ms');
}

await main();
