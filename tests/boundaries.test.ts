import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** For each file, code that the linter must refuse in this file, and the rule that refuses it. */
const refused: Record<string, { code: string; rule: string }> = {
  'src/lib/coins.ts': { code: importOf('#src/api/session.ts'), rule: 'no-restricted-imports' },
  'src/lib/later.ts': {
    code: "export const later = (): Promise<unknown> => import('#src/api/session.ts');\n",
    rule: 'no-restricted-imports',
  },
  'src/lib/dice.ts': { code: importOf('react'), rule: 'no-restricted-imports' },
  'src/paths.ts': { code: importOf('./lib/fine.ts'), rule: 'no-restricted-imports' },
  'src/ui/button.tsx': { code: importOf('react-router'), rule: 'no-restricted-imports' },
  'src/ui/menu.tsx': { code: importOf('../api/session.ts'), rule: 'no-restricted-imports' },
  'src/api/events.ts': { code: importOf('../components/guard.tsx'), rule: 'no-restricted-imports' },
  'src/api/live.ts': { code: importOf('socket.io-client'), rule: 'no-restricted-imports' },
  'src/api/calls.ts': {
    code: 'export const call = (): Promise<Response> => fetch("/api");\n',
    rule: 'no-restricted-globals',
  },
  'src/api/more-calls.ts': {
    code: 'export const call = (): Promise<Response> => window.fetch("/api");\n',
    rule: 'no-restricted-properties',
  },
  'src/components/guard.tsx': {
    code: importOf('#src/features/auth/form.tsx'),
    rule: 'no-restricted-imports',
  },
  'src/components/table.tsx': { code: importOf('ag-grid-react'), rule: 'no-restricted-imports' },
  'src/components/hooks.ts': {
    code: importOf('#src/generated/endpoints/gear.ts'),
    rule: 'no-restricted-imports',
  },
  'src/features/auth/form.tsx': {
    code: importOf('../campaigns/card.tsx'),
    rule: 'no-restricted-imports',
  },
  'src/features/campaigns/card.tsx': {
    code: importOf('#src/features/auth/form.tsx'),
    rule: 'no-restricted-imports',
  },
  'src/features/campaigns/dialog.tsx': {
    code: importOf('@base-ui/react/dialog'),
    rule: 'no-restricted-imports',
  },
  'src/features/campaigns/files.ts': { code: importOf('node:fs'), rule: 'no-restricted-imports' },
  'src/routes.tsx': {
    code: importOf('#mocks/hosts/browser/page.ts'),
    rule: 'no-restricted-imports',
  },
  'contract/load.ts': { code: importOf('#src/api/session.ts'), rule: 'no-restricted-imports' },
  'backend/files.ts': { code: importOf('node:fs'), rule: 'no-restricted-imports' },
  'backend/app.ts': { code: importOf('#server/app.ts'), rule: 'no-restricted-imports' },
  'backend/fixtures.ts': { code: importOf('#mocks/store.ts'), rule: 'no-restricted-imports' },
  'backend/session.ts': { code: importOf('#src/api/session.ts'), rule: 'no-restricted-imports' },
  'backend/sign-in.ts': { code: importOf('openid-client'), rule: 'no-restricted-imports' },
  'backend/images/cover.ts': { code: importOf('sharp'), rule: 'no-restricted-imports' },
  'backend/mail/mailer.ts': { code: importOf('nodemailer'), rule: 'no-restricted-imports' },
  'mocks/pictures.ts': { code: importOf('sharp'), rule: 'no-restricted-imports' },
  'mocks/store.ts': { code: importOf('#server/app.ts'), rule: 'no-restricted-imports' },
  'server/app.ts': { code: importOf('#mocks/store.ts'), rule: 'no-restricted-imports' },
  'server/files.ts': { code: importOf('../contract/load.ts'), rule: 'no-restricted-imports' },
  'server/pages.ts': { code: importOf('#src/features/auth/x.ts'), rule: 'no-restricted-imports' },
  'server/texts.ts': { code: importOf('ai'), rule: 'no-restricted-imports' },
  'server/rows.ts': { code: importOf('node:sqlite'), rule: 'no-restricted-imports' },
  'server/support.ts': { code: importOf('#tests/support/x.ts'), rule: 'no-restricted-imports' },
  'server/cycle-a.ts': {
    code: "import { b } from './cycle-b.ts';\n\nexport const a = (): number => b() + 1;\n",
    rule: 'no-cycle',
  },
  'server/cycle-b.ts': {
    code: "import { a } from './cycle-a.ts';\n\nexport const b = (): number => a() + 1;\n",
    rule: 'no-cycle',
  },
  'server/barrel.ts': { code: "export * from './rows.ts';\n", rule: 'no-barrel-file' },
  'server/any.ts': { code: 'export const x = (y: any): void => y;\n', rule: 'no-explicit-any' },
  'server/floating.ts': {
    code: 'const work = async (): Promise<void> => {};\n\nwork();\n',
    rule: 'no-floating-promises',
  },
};

const accepted: Record<string, string> = {
  'src/main.tsx':
    "export const mocks = (): Promise<unknown> => import('#mocks/hosts/browser/page.ts');\n",
  'src/lib/fine.ts': 'export const one = 1;\n',
  'src/components/grid/grid.tsx': importOf('ag-grid-react'),
  'src/components/types.ts':
    "import type { Gear } from '#src/generated/model/gear.ts';\n\nexport type Row = Gear;\n",
  'src/features/auth/page.tsx': importOf('#src/generated/endpoints/auth.ts'),
  'src/features/campaigns/auth-note.tsx': importOf('../../components/guard.tsx'),
  'src/api/socket.ts': importOf('socket.io-client'),
  'server/models/write.ts': importOf('ai'),
  'server/db/sqlite.ts': importOf('node:sqlite'),
  'server/handlers/gear.ts': importOf('#contract/load.ts'),
  'server/sign-in.ts': importOf('openid-client'),
  'server/host.ts': importOf('#backend/create-backend.ts'),
  'mocks/host.ts': importOf('#backend/create-backend.ts'),
  'backend/handlers/gear.ts': importOf('#contract/load.ts'),
  'backend/coins.ts': importOf('#src/lib/fine.ts'),
  'backend/types.ts': importOf('#src/generated/model/gear.ts'),
  'backend/db/rows.ts': importOf('kysely'),
  'backend/db/hash.ts': importOf('@noble/hashes/sha2.js'),
  'backend/db/same.ts': importOf('dequal/lite'),
  'mocks/handlers.ts': importOf('#src/generated/endpoints/gear.msw.ts'),
};

let folder = '';
let findings: { code: string; filename: string }[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'questwright-boundaries-'));
  for (const file of ['oxlint.config.ts', 'tools/boundaries.ts', 'package.json', 'tsconfig.json']) {
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const files = Object.entries(accepted).concat(
    Object.entries(refused).map(([path, { code }]) => [path, code]),
  );
  for (const [path, code] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  // The folders are listed because the linter would otherwise also check the linked node_modules.
  const folders = ['src', 'contract', 'backend', 'mocks', 'server'];
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const run = spawnSync(process.execPath, [oxlint, '--format=json', ...folders], {
    cwd: folder,
    encoding: 'utf8',
  });
  // The JSON report of the linter has this shape. The tests of `refused` fail without findings.
  findings = (JSON.parse(run.stdout) as { diagnostics: typeof findings }).diagnostics;
}, 30_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rulesFor = (path: string): string[] =>
  findings.filter(({ filename }) => filename === path).map(({ code }) => code);

describe('the linter refuses', () => {
  test.for(Object.entries(refused))('%s', ([path, { rule }]) => {
    expect(rulesFor(path).join(' ')).toContain(`(${rule})`);
  });
});

describe('the linter reports no restricted import in', () => {
  test.for(Object.keys(accepted))('%s', (path) => {
    expect(rulesFor(path).filter((code) => code.includes('no-restricted'))).toEqual([]);
  });
});

function importOf(specifier: string): string {
  return `import { thing } from '${specifier}';\n\nexport const used = thing;\n`;
}
