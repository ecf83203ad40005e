import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import type { BuiltFiles } from './manifest.ts';
import type { PageFiles } from './pages.ts';
import { serviceWorker, type WorkerFiles } from './service-worker.ts';

/** `src/components/worker/offline-worker.ts` has the same name. */
const workerFile = 'service-worker.js';

const sheetPage = '/characters/:characterId';

/** The part of the sheet that is loaded after its first paint. */
const sheetPart = 'src/features/characters/character-sheet.tsx';

/** What any page loads later, and a page without a network needs. */
const laterParts = [
  'src/api/socket.ts',
  'src/components/layout/user-menu-panel.tsx',
  'src/ui/more-actions-menu.tsx',
];

/** A part of the sheet, or code of `src/ui` that it loads later and that shares a file with other modules. */
const isOwnPart = /^(?:src\/features\/characters\/|_)/;

/** Large parts that are of no use without the server. */
const notKept = /\/(?:character-edit|portrait-tools)\.tsx$/;

/** The scripts of the sheet with all of its parts. */
function scriptsOfSheet(files: BuiltFiles, page: readonly string[]): string[] {
  const parts = [sheetPart, ...laterParts];
  const missing = parts.filter((part) => files.scriptsOf(part).length === 0);
  if (missing.length > 0) {
    throw new Error(
      `The service worker keeps ${missing.join(', ')}, which has no script of its own.`,
    );
  }
  // The list grows while it is read.
  for (const part of parts) {
    const later = files.partsOf(part, page).filter((one) => isOwnPart.test(one));
    parts.push(...later.filter((one) => !parts.includes(one) && !notKept.test(one)));
  }
  return [...page, ...parts.flatMap((part) => files.scriptsOf(part))];
}

/** Styles, fonts, and the script of the toasts, which has no source module of its own. */
const otherFiles = ['assets/*.css', 'assets/*.woff2', 'assets/toaster-*.js'];

/** Writes the service worker, which opens the sheet of a character without a network. */
export function writeServiceWorker(
  client: string,
  files: BuiltFiles,
  pages: PageFiles['pages'],
): void {
  const sheet = pages[sheetPage];
  // The first script of a page starts the app. Its name changes with every other script.
  const entry = sheet?.scripts[0];
  if (sheet === undefined || entry === undefined) throw new Error(`${sheetPage} has no page.`);
  const others = globSync(otherFiles, { cwd: client });
  const scripts = scriptsOfSheet(files, sheet.scripts);
  // A cache refuses a list in which a file is twice.
  const names = new Set([...scripts, ...others]);
  const html = readFileSync(join(client, sheet.html));
  const parts: Omit<WorkerFiles, 'build'> = {
    page: sheetPage.replace(':characterId', 'offline'),
    entry: `/${entry}`,
    files: [...names].map((file) => `/${file}`).toSorted(),
  };
  const hash = createHash('sha256').update(html).update(JSON.stringify(parts));
  const build = hash.digest('base64url').slice(0, 12);
  const call = `(${String(serviceWorker)})(${JSON.stringify({ build, ...parts })},self)`;
  writeFileSync(join(client, workerFile), minifySync(workerFile, call).code);
}
