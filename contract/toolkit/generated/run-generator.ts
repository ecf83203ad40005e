import { spawn, type ChildProcess } from 'node:child_process';
import { CannotRun, messageOf } from '../cannot-run.ts';

const longestRun = 300_000;

/** After a signal, a generator may clean up for so long. */
const longestEnd = 3000;

const mostOutput = 10_000;

/** Ends a command with what its shell has started. */
function end({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    // The command leads a group of processes of its own, except on Windows.
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // It has ended.
  }
}

interface Ended {
  readonly code: number | null;
  readonly output: string;
  /** What has ended it, if it did not end by itself. */
  readonly cause: string | null;
}

function run(command: string, interruption: AbortSignal): Promise<Ended> {
  return new Promise((succeed, fail) => {
    const child = spawn(command, {
      shell: true,
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const texts = { out: '', error: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      texts.out = (texts.out + text).slice(0, mostOutput);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      texts.error = (texts.error + text).slice(0, mostOutput);
    });
    let cause: string | null = null;
    const stop = (reason: string): void => {
      cause ??= reason;
      end(child, 'SIGTERM');
      setTimeout(() => end(child, 'SIGKILL'), longestEnd).unref();
    };
    const timer = setTimeout(() => stop(`it took longer than ${longestRun / 1000} s`), longestRun);
    const onInterruption = (): void => stop(`interrupted by ${String(interruption.reason)}`);
    interruption.addEventListener('abort', onInterruption, { once: true });
    const settle = (): void => {
      clearTimeout(timer);
      interruption.removeEventListener('abort', onInterruption);
    };
    child.once('error', (error) => {
      settle();
      fail(new CannotRun(`"${command}" cannot be started: ${messageOf(error)}`));
    });
    child.once('close', (code, signal) => {
      settle();
      // What is left of an interrupted group must not write after the files are put back.
      if (cause !== null) end(child, 'SIGKILL');
      succeed({ code, output: messageOf(texts.error + texts.out), cause: cause ?? signal });
    });
  });
}

/**
 * Runs the command of a generator.
 *
 * @throws CannotRun if it fails, takes too long or is interrupted
 */
export async function runGenerator(command: string, interruption: AbortSignal): Promise<void> {
  const { code, output, cause } = await run(command, interruption);
  if (code === 0 && cause === null) return;
  const reason = cause ?? `exit code ${code}`;
  throw new CannotRun(`"${command}" failed (${reason})${output === '' ? '.' : `: ${output}`}`);
}
