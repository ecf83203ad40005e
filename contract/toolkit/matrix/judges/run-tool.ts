import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNpm } from '../../npm.ts';

const environment = { ...process.env, REDOCLY_TELEMETRY: 'off', NO_COLOR: '1' };

export interface Finished {
  readonly code: number | null;
  readonly output: string;
}

interface ToolOptions {
  readonly folder?: string;
  readonly seconds?: number;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs a program to its end, or ends it after a time. Its exit code is not judged. */
export function runTool(
  program: string,
  args: readonly string[],
  { folder, seconds = 60, env = {} }: ToolOptions = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...environment, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
    });
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => parts.push(part));
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: Buffer.concat(parts).toString('utf8') }));
  });
}

/** Starts a program and waits until it prints a text. */
export function startTool(
  program: string,
  args: readonly string[],
  readyText: string,
): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => {
        output += part;
        if (output.includes(readyText)) resolve(child);
      });
    }
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`${program} ended: ${output.slice(-300)}`)));
  });
}

export async function stopTool(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

/** Installs a package in a folder of its own below the temporary folder, once; returns the folder of the package. */
export function installed(name: string, version: string): string {
  const folder = join(tmpdir(), `questwright-matrix-${name.replaceAll(/\W+/g, '-')}-${version}`);
  const found = join(folder, 'node_modules', name);
  if (existsSync(join(found, 'package.json'))) return found;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{}\n');
  runNpm(folder, ['install', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${version}`]);
  return found;
}
