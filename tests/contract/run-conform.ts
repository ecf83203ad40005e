import { conformCommand } from '#contract/toolkit/conform/command.ts';
import { runProgram } from '#contract/toolkit/program.ts';

/** A backend that listens on a port of this machine, with the people of the tests. */
export interface ListeningBackend {
  readonly url: string;
  /** The origin of the web app. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Runs the command `conform` against a new backend, and closes it. */
export async function runConform(
  start: () => Promise<ListeningBackend>,
  args: readonly string[],
): Promise<{ readonly code: number; readonly output: string }> {
  const backend = await start();
  const lines: string[] = [];
  try {
    process.env['APP_ORIGIN'] = backend.origin;
    const code = await runProgram(
      [conformCommand],
      ['conform', `--url=${backend.url}`, '--config=contract.config.yaml', ...args],
      { out: (text) => lines.push(text), error: (text) => lines.push(text) },
    );
    return { code, output: lines.join('\n') };
  } finally {
    delete process.env['APP_ORIGIN'];
    await backend.close();
  }
}
