// This file must run on Node 20 before packages are installed, so it is plain JavaScript without
// imports of packages.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { constants } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const binaries = join(modules, '.bin');
const stamp = join(modules, '.questwright-install');
const windows = process.platform === 'win32';
const ownNode = join(modules, 'node', 'bin', windows ? 'node.exe' : 'node');

const neededMajor = 24;

/**
 * Installs missing packages, then runs a TypeScript file of this project on a suitable Node.
 * @param {string} script path of the file, from the root of the project
 * @param {string[]} args
 */
export async function run(script, args = process.argv.slice(2)) {
  process.chdir(root);
  endWithNpm();
  keepCompiledCode();
  const installed = installIfNeeded();
  const isSuitable = Number(process.versions.node.split('.')[0]) >= neededMajor;
  if (isSuitable && !installed) {
    process.env.PATH = withBinaries(process.env.PATH);
    process.argv = [process.execPath, join(root, script), ...args];
    await import(pathToFileURL(join(root, script)).href);
    return;
  }
  runInChild(suitableNode(), [join(root, script), ...args]);
}

/** Keeps compiled code for the next start, also of child processes and threads. */
function keepCompiledCode() {
  process.env.NODE_COMPILE_CACHE ??= join(root, '.cache', 'compile');
  // Node 20 does not have it.
  module.enableCompileCache?.();
}

/**
 * npm sends a signal to the shell that runs the script, and the shell ends without passing it on.
 * This process therefore ends when that shell has ended.
 */
function endWithNpm() {
  const shell = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid !== shell) {
      clearInterval(timer);
      process.kill(process.pid, 'SIGTERM');
    }
  }, 300);
  timer.unref();
}

/** Installs packages if node_modules does not match the lock file. Returns whether it did so. */
function installIfNeeded() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const lockHash = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash) {
    return false;
  }
  const satisfied = isInstalled(JSON.parse(lock.toString('utf8')));
  if (!satisfied) {
    install();
  }
  try {
    writeFileSync(stamp, lockHash);
  } catch {
    // The folder belongs to another user, or cannot be written, as for a service. The next start compares again.
  }
  return !satisfied;
}

/** Whether node_modules already contains the versions of the lock file. */
function isInstalled(lock) {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) {
    return false;
  }
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(lock.packages).every(
    ([path, { version, optional }]) =>
      path === '' || optional === true || present[path]?.version === version,
  );
}

function install() {
  console.log('Installing the packages this project needs. The first time takes about a minute …');
  // `npm ci` refuses a lock file that lacks the binaries of other platforms. If a registry does not
  // have these binaries, npm writes such a lock file. `npm install --no-save` accepts the file, keeps
  // its versions and does not change it.
  const result = npm(['install', '--no-save', '--include=dev', '--loglevel=error']);
  if (result.status !== 0) {
    fail('The packages could not be installed. The lines above show the error.');
  }
}

/**
 * Runs npm with a Node from outside node_modules, because npm replaces files in node_modules.
 * @param {string[]} args
 */
function npm(args) {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => !entry.endsWith(join('node_modules', '.bin')))
    .join(delimiter);
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] };
  const env = { ...process.env, PATH: path };
  const cli = process.env.npm_execpath ?? '';
  if (basename(cli) !== 'npm-cli.js') {
    return spawnSync('npm', args, { ...options, env, shell: windows });
  }
  const outer = spawnSync('node', [cli, ...args], { ...options, env });
  return outer.error === undefined ? outer : spawnSync(process.execPath, [cli, ...args], options);
}

function suitableNode() {
  if (!existsSync(ownNode)) {
    // npm may be configured to run no install scripts. The install script of the package `node`
    // downloads Node.
    console.log(`Fetching Node ${neededMajor} for this project …`);
    const script = join(modules, 'node', 'installArchSpecificPackage.js');
    spawnSync(process.execPath, [script], { cwd: dirname(script), stdio: 'inherit' });
  }
  if (!existsSync(ownNode)) {
    fail(
      `This project runs on Node ${neededMajor} or newer; this is Node ${process.versions.node}, and npm could ` +
        'not install a newer one. Install it yourself, or allow the install script of the package ' +
        '"node" (npm rebuild node), and start again.',
    );
  }
  return ownNode;
}

/**
 * @param {string} node
 * @param {string[]} args
 */
function runInChild(node, args) {
  const env = { ...process.env, PATH: withBinaries(process.env.PATH) };
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl+C to the child as well. A second signal would interrupt its shutdown.
      if (signal !== 'SIGINT' || process.stdin.isTTY !== true) {
        child.kill(signal);
      }
    });
  }
  child.on('error', (error) => fail(`${node} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
  });
}

function withBinaries(path = '') {
  return path.split(delimiter).includes(binaries) ? path : `${binaries}${delimiter}${path}`;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
