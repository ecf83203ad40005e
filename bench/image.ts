import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { freePort } from '#tests/support/child.ts';
import { fixed, megabytes, spread } from './support/numbers.ts';
import { firstAnswer, root, start } from './support/processes.ts';
import { printMachine, printResult } from './support/report.ts';

const rounds = 5;
const docker = 'docker';

const run = (...args: readonly string[]): string =>
  execFileSync(docker, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).trim();

/** Milliseconds from the command that starts the container to the first successful response of `/readyz`. */
async function startOnce(container: string, port: number): Promise<number> {
  const attached = start(docker, ['start', '--attach', container]);
  const ready = await firstAnswer(attached, `http://127.0.0.1:${port}/readyz`);
  run('stop', '--time', '15', container);
  await attached.stop();
  const code = run('inspect', '--format', '{{.State.ExitCode}}', container);
  if (code !== '0') throw new Error(`The server ended with the exit code ${code}.`);
  return ready;
}

async function main(): Promise<void> {
  printMachine();
  const name = `questwright-bench-${randomUUID()}`;
  const port = await freePort();
  try {
    run('build', '--quiet', '--tag', name, '.');
    const size = Number(run('image', 'inspect', '--format', '{{.Size}}', name));
    console.log(`The image has ${megabytes(size)}, with what it is built on.`);
    // As in compose.yaml.
    const limits = ['--read-only', '--tmpfs=/tmp', '--cap-drop=ALL'];
    const rights = '--security-opt=no-new-privileges';
    const places = [`--volume=${name}:/data`, `--publish=127.0.0.1:${port}:3000`];
    run('create', `--name=${name}`, ...limits, rights, ...places, name);
    const first = await startOnce(name, port);
    console.log(`first start, with an empty volume: /readyz after ${fixed(first, 0)} ms`);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await startOnce(name, port));
    }
    console.log(`later starts: ${spread(times)} ms`);
    const slowest = Math.max(first, ...times);
    printResult('the slowest start of the container', `${fixed(slowest / 1000)} s`, '≤ 2 s');
  } finally {
    for (const left of [['rm', '--force'], ['volume', 'rm'], ['rmi']]) {
      spawnSync(docker, [...left, name], { stdio: 'ignore' });
    }
  }
}

if (spawnSync(docker, ['version'], { stdio: 'ignore' }).status === 0) await main();
else console.log('Nothing was measured: Docker does not run here.');
