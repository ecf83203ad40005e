import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const root = join(import.meta.dirname, '..');
/** The headless shell comes first, because tests in it take a fifth less time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const minute = 60_000;

/**
 * Switches off the sandbox, which does not work for root and in containers. Also switches off the
 * connections that the browser opens by itself, because tests need only the server on this machine.
 */
export const launchArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Returns CHROMIUM_PATH if it is set, otherwise the path of a browser that starts: Playwright's
 * browser (downloaded if possible), a browser of the system, or the Debian package.
 */
export async function findBrowser(): Promise<string> {
  const configuredPath = process.env['CHROMIUM_PATH'] ?? '';
  if (configuredPath !== '') return configuredPath;
  const playwrightBrowser = chromium.executablePath();
  if (!existsSync(playwrightBrowser)) downloadBrowser();
  if (await starts(playwrightBrowser)) return playwrightBrowser;
  const system = systemBrowser();
  if (system !== undefined && (await starts(system))) return system;
  const installed = installPackage();
  if (installed !== undefined && (await starts(installed))) return installed;
  throw new Error(
    'Chromium is needed, but it could neither be downloaded nor installed. Install it, or set ' +
      'CHROMIUM_PATH to its path, and try again.',
  );
}

// Starts the browser to find out, because a browser that is installed may need libraries that the
// system lacks.
async function starts(executablePath: string): Promise<boolean> {
  if (!existsSync(executablePath)) return false;
  try {
    const browser = await chromium.launch({ executablePath, args: launchArguments });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

function systemBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

function downloadBrowser(): void {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    env,
    timeout: 3 * minute,
  });
}

function installPackage(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { env, timeout: 3 * minute });
  // Older systems have no package of the shell.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const install = ['install', '-y', '--no-install-recommends', name];
    if (spawnSync('apt-get', install, { env, timeout: 10 * minute }).status === 0) break;
  }
  return systemBrowser();
}
