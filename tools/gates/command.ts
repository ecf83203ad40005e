import { spawn } from 'node:child_process';

export interface Finished {
  code: number;
  output: string;
}

/** Runs a file with this Node and collects what it prints. */
export function runNode(
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv; minutes?: number },
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: options.cwd,
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: (options.minutes ?? 5) * 60_000,
      killSignal: 'SIGKILL',
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code, signal) => {
      const output = Buffer.concat(parts).toString('utf8').trim();
      const ended = signal === null ? output : `${output}\nEnded by ${signal}.`;
      resolve({ code: code ?? 1, output: ended });
    });
  });
}
