import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { io } from 'socket.io-client';
import { Client } from '#tests/contract/client.ts';
import { people } from '#tests/support/named-people.ts';
import { fixed } from './support/numbers.ts';
import { root } from './support/processes.ts';
import { printMachine, printResult } from './support/report.ts';

/*
 * Starts the containers of compose.yaml as docs/operations.md says, and uses them as people do. For this name, Caddy
 * makes its own certificates.
 */
const site = 'https://localhost';
const folder = mkdtempSync(join(tmpdir(), 'questwright-containers-'));
const settings = join(folder, 'env');
const backups = join(folder, 'backups');
const project = ['compose', '--project-name', `questwright-bench-${randomUUID()}`];

const argsOf = (args: readonly string[]) => [...project, '--env-file', settings, ...args];

const compose = (...args: readonly string[]): string =>
  execFileSync('docker', argsOf(args), { cwd: root, encoding: 'utf8', stdio: 'pipe' });

function check(isMet: boolean, sentence: string): void {
  if (!isMet) throw new Error(`This is not so: ${sentence}.`);
  console.log(sentence);
}

/** Seconds until the containers are healthy, and the proxy answers. */
async function up(): Promise<number> {
  const startedAt = performance.now();
  compose('up', '--detach');
  const certificate = join(folder, 'root.crt');
  compose('cp', 'proxy:/data/caddy/pki/authorities/local/root.crt', certificate);
  setDefaultCACertificates([...getCACertificates(), readFileSync(certificate, 'utf8')]);
  while (!(await isAnswered())) await wait(50);
  return (performance.now() - startedAt) / 1000;
}

const isAnswered = (): Promise<boolean> =>
  fetch(`${site}/api/auth/self`).then(
    ({ ok }) => ok,
    () => false,
  );

async function signIn(): Promise<Client> {
  const client = new Client(site, fetch);
  const { email, password } = people.odo;
  const { status } = await client.call('authLogin', { body: { email, password } });
  check(status === 200, 'the administrator can sign in');
  return client;
}

async function answersOnSocket({ cookies }: Client): Promise<boolean> {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const extraHeaders = { Origin: site, Cookie: cookie };
  const socket = io(site, { path: '/ws', transports: ['websocket'], extraHeaders });
  socket.on('connect', () => socket.emit('ping', { message: 'Is the table set?' }));
  const answered = new Promise<boolean>((resolve) => socket.on('pong', () => resolve(true)));
  try {
    return await Promise.race([answered, wait(10_000, false)]);
  } finally {
    socket.disconnect();
  }
}

/** How many requests, one after the other, were not answered while a service was restarted, and the slowest answer. */
async function restart(service: string): Promise<{ failed: number; slowest: number }> {
  const command = spawn('docker', argsOf(['restart', service]), { cwd: root, stdio: 'ignore' });
  let isRunning = true;
  void once(command, 'exit').then(() => (isRunning = false));
  const results = { failed: 0, slowest: 0 };
  for (let isLast = false; !isLast; await wait(50)) {
    isLast = !isRunning;
    const startedAt = performance.now();
    if (!(await isAnswered())) results.failed += 1;
    results.slowest = Math.max(results.slowest, (performance.now() - startedAt) / 1000);
  }
  return results;
}

/** Restores a backup into a new installation. */
async function restoreBackup(): Promise<void> {
  compose('exec', '-T', 'server', 'node', 'server/operations/backup.ts');
  compose('cp', 'server:/data/backups', folder);
  compose('down', '--volumes');
  compose('up', '--detach', 'database');
  execFileSync('chown', ['-R', '1000', folder]);
  const file = readdirSync(backups).find((name) => name.endsWith('.db')) ?? '';
  const command = ['node', 'server/operations/restore.ts', `/backups/${file}`];
  compose('run', '--rm', '--volume', `${backups}:/backups:ro`, 'server', ...command);
  await up();
}

async function main(): Promise<void> {
  printMachine();
  const password = randomUUID().replaceAll('-', '');
  writeFileSync(settings, `DOMAIN=localhost\nPOSTGRES_PASSWORD=${password}\n`);
  compose('build', '--quiet');
  const first = await up();
  const [, token = ''] = /\/setup#token=([\w-]+)/.exec(compose('logs', 'server')) ?? [];
  const made = await new Client(site, fetch).call('authSetup', { body: { ...people.odo, token } });
  check(made.status === 201, 'the link in the log makes the first administrator');
  check(await answersOnSocket(await signIn()), 'a socket is answered');
  for (const service of ['server', 'database', 'proxy']) {
    const { failed, slowest } = await restart(service);
    console.log(`${service} restarted: ${failed} requests failed, at most ${fixed(slowest)} s`);
  }
  check(await answersOnSocket(await signIn()), 'a socket is answered after all restarts');
  await restoreBackup();
  await signIn();
  printResult('docker compose up with an empty database', `${fixed(first, 1)} s`, 'none');
}

if (spawnSync('docker', ['compose', 'version'], { stdio: 'ignore' }).status === 0) {
  try {
    await main();
  } finally {
    compose('down', '--volumes', '--rmi', 'local');
    rmSync(folder, { recursive: true });
  }
} else console.log('Nothing was measured: Docker with Compose does not run here.');
