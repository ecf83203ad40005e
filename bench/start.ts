import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#tests/support/child.ts';
import { copyProject } from './support/copy.ts';
import { fixed, mebibytes, median, spread } from './support/numbers.ts';
import { firstAnswer, processTree, start, type ProcessInfo } from './support/processes.ts';
import { ensureBuilt, serverProgram, serverSettings } from './support/product.ts';
import { printMachine, printResult } from './support/report.ts';
import { createStore, databaseSettings } from './support/store.ts';

const rounds = 5;
const roundsOfParts = 3;
const idleMs = 5000;

/** The PATH of a user's shell, without the programs of this project. */
const shellPath = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((entry) => !entry.endsWith(join('node_modules', '.bin')))
  .join(delimiter);

interface StartCommand {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
}

/** `npm start`, and the same start with fewer steps: each entry of `partialStarts` skips one more step. */
function commandsIn(cwd: string): {
  npmStart: StartCommand;
  partialStarts: readonly StartCommand[];
} {
  const node = (script: string, without: string): StartCommand => ({
    name: `${script}, without ${without}`,
    command: process.execPath,
    args: [join(cwd, script)],
    cwd,
  });
  return {
    npmStart: { name: 'npm start', command: 'npm', args: ['start'], cwd },
    partialStarts: [
      node('tools/start.mjs', 'npm'),
      node('tools/serve.ts', 'the check of the packages'),
      node(serverProgram, 'the check of the build'),
      node('server/main.ts', 'the bundle'),
    ],
  };
}

const bareServer = `
import { createServer } from 'node:http';
createServer((_, response) => response.end('ok')).listen(process.env.PORT, '127.0.0.1');
process.on('SIGTERM', () => process.exit());
// npm passes a signal only to its shell.
const shell = process.ppid;
setInterval(() => process.ppid === shell || process.exit(), 50);
`;

/** The reference for `npm start`: a package that starts one file with a plain node:http server. */
function bareServerIn(folder: string): StartCommand {
  const manifest = { name: 'bare-server', private: true, scripts: { start: 'node server.mjs' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'server.mjs'), bareServer);
  return { name: 'npm start of a bare server', command: 'npm', args: ['start'], cwd: folder };
}

interface Started {
  /** Milliseconds from the command to the first successful responses of `/readyz` and of `/`. */
  readonly ready: number;
  readonly page: number;
  /** The idle processes from npm to the server. Empty if memory was not measured. */
  readonly processes: readonly ProcessInfo[];
}

async function startOnce(
  startCommand: StartCommand,
  env: NodeJS.ProcessEnv,
  measuresMemory = false,
): Promise<Started> {
  const port = await freePort();
  const program = start(startCommand.command, startCommand.args, {
    cwd: startCommand.cwd,
    env: { ...env, ...serverSettings(port), PATH: shellPath },
  });
  try {
    const ready = await firstAnswer(program, `http://127.0.0.1:${port}/readyz`);
    const page = await firstAnswer(program, `http://127.0.0.1:${port}/`);
    if (measuresMemory) await wait(idleMs);
    const processes = measuresMemory ? processTree(program.child.pid ?? 0) : [];
    return { ready, page, processes };
  } finally {
    await program.stop();
  }
}

function printMemory(name: string, processes: readonly ProcessInfo[]): void {
  console.log(`memory ${idleMs / 1000} s after the start, ${name}:`);
  for (const { command, rss } of processes) {
    console.log(`  ${mebibytes(rss).padStart(8)}  ${command.slice(0, 80)}`);
  }
}

const serverOf = ({ processes }: Started): number => processes.at(-1)?.rss ?? 0;

async function main(): Promise<void> {
  printMachine();
  ensureBuilt();
  const store = await createStore('sqlite');
  const copy = copyProject({ withBuild: true });
  const folder = mkdtempSync(join(tmpdir(), 'questwright-bare-'));
  try {
    const env = databaseSettings(store.database);
    const bare = bareServerIn(folder);
    const { npmStart, partialStarts } = commandsIn(copy);
    await startOnce(npmStart, env);
    const times: Record<'npmStart' | 'bare', number[]> = { npmStart: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      times.bare.push((await startOnce(bare, env)).page);
      const { ready, page } = await startOnce(npmStart, env);
      times.npmStart.push(page);
      console.log(`npm start: /readyz after ${fixed(ready, 0)} ms, / after ${fixed(page, 0)} ms`);
    }
    console.log(`${npmStart.name}: ${spread(times.npmStart)} ms`);
    const parts = partialStarts.map(
      (startCommand): { startCommand: StartCommand; times: number[] } => ({
        startCommand,
        times: [],
      }),
    );
    for (let round = 0; round < roundsOfParts; round += 1) {
      for (const part of parts) part.times.push((await startOnce(part.startCommand, env)).page);
    }
    for (const part of parts) console.log(`${part.startCommand.name}: ${spread(part.times)} ms`);
    console.log(`${bare.name}: ${spread(times.bare)} ms`);

    const idle = await startOnce(npmStart, env, true);
    printMemory(npmStart.name, idle.processes);
    const idleBare = await startOnce(bare, env, true);
    printMemory(bare.name, idleBare.processes);

    const ratio = median(times.npmStart) / median(times.bare);
    printResult(
      'second npm start to the first answers of /readyz and /',
      `${fixed(median(times.npmStart) / 1000)} s, ${fixed(ratio, 1)}× a bare server`,
      '≤ 0.9 s',
    );
    printResult(
      'memory of the idle server',
      `${mebibytes(serverOf(idle))}, ${fixed(serverOf(idle) / serverOf(idleBare), 1)}× a bare server`,
      '≤ 165 MiB',
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await store.remove();
  }
}

await main();
