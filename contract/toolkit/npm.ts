import { spawnSync } from 'node:child_process';

/**
 * Runs npm in a folder and returns what it prints.
 *
 * @throws with the output of npm if it fails
 */
export function runNpm(folder: string, args: readonly string[]): string {
  // npm sets the variable for the scripts that it runs.
  const cli = process.env['npm_execpath'];
  const isScript = cli?.endsWith('.js') === true;
  const { status, stdout, stderr } = spawnSync(
    isScript ? process.execPath : 'npm',
    [...(isScript ? [cli] : []), ...args],
    { cwd: folder, encoding: 'utf8', shell: !isScript && process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`npm ${args[0]} failed: ${stderr}${stdout}`);
  return stdout;
}
