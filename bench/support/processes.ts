import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export const root = join(import.meta.dirname, '../..');

// These signals call process.exit, so that the exit handlers end child processes and remove folders.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

export interface Program {
  readonly child: ChildProcess;
  /** The value of `performance.now()` at the start of the program. */
  readonly startedAt: number;
  output(): string;
  /** Sends SIGTERM, and waits until the program and all its child processes have ended. */
  stop(): Promise<void>;
}

const maxStopMs = 12_000;

/** Starts a program in its own process group, so that its child processes can be ended too. */
export function start(
  command: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Program {
  const startedAt = performance.now();
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => parts.push(part));
  }
  const killGroup = (): boolean => signalGroup(child.pid, 'SIGKILL');
  process.once('exit', killGroup);
  return {
    child,
    startedAt,
    output: () => parts.join(''),
    stop: async () => {
      // Only the first process of the group gets the signal, and ends the others.
      child.kill('SIGTERM');
      const deadline = performance.now() + maxStopMs;
      while (signalGroup(child.pid, 0)) {
        if (performance.now() > deadline) killGroup();
        await wait(10);
      }
      process.off('exit', killGroup);
    },
  };
}

/** Sends a signal to a process group. Returns whether the group still exists. */
function signalGroup(pid: number | undefined, signal: NodeJS.Signals | 0): boolean {
  if (pid === undefined) return false;
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

/** Starts a TypeScript file of the project with this version of Node. */
export const startScript = (
  file: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Program => start(process.execPath, [join(root, file), ...args], { env });

/** Repeats the request until the status is 200; returns the time since the start of the program. */
export async function firstAnswer(program: Program, url: string, maxWaitMs = 60_000) {
  while (!(await answers(url))) {
    if (program.child.exitCode !== null || performance.now() - program.startedAt > maxWaitMs) {
      throw new Error(`${url} does not answer:\n${program.output()}`);
    }
    await wait(5);
  }
  return performance.now() - program.startedAt;
}

const answers = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    get(url, { agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode === 200));
    }).on('error', () => resolve(false));
  });

export interface ProcessInfo {
  readonly pid: number;
  readonly command: string;
  /** Resident memory in bytes. */
  readonly rss: number;
}

/** A process and all its descendants, each parent before its children. */
export function processTree(pid: number): ProcessInfo[] {
  const listing = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' });
  const all = listing.split('\n').flatMap((line) => {
    const [, own, parent, rss, command] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (command === undefined) return [];
    return { pid: Number(own), parent: Number(parent), rss: Number(rss) * 1024, command };
  });
  const below = (parent: number): ProcessInfo[] =>
    all.flatMap((one) => (one.parent === parent ? [one, ...below(one.pid)] : []));
  return [...all.filter((one) => one.pid === pid), ...below(pid)];
}

/** The fields of /proc/PID/stat from the third on; the second is a name that may contain spaces. */
const statFields = (pid: string | number): readonly string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];

const pageBytes = 4096;

/**
 * The resident memory of each process in the group that `start` has created, in bytes by process id.
 * It takes 4 ms, where `ps` takes 16.
 */
export function groupMemory(leader: number): ReadonlyMap<number, number> {
  const memory = new Map<number, number>();
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    try {
      const { 2: group, 21: pages } = statFields(pid);
      if (Number(group) === leader) memory.set(Number(pid), Number(pages) * pageBytes);
    } catch {
      // The process has ended since the folder was read.
    }
  }
  return memory;
}

/** Milliseconds of processor time that a process has used, over all its threads. */
export function processorTime(pid: number): number {
  const ticksPerSecond = 100;
  const { 11: user, 12: system } = statFields(pid);
  return ((Number(user) + Number(system)) * 1000) / ticksPerSecond;
}
