import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of `src` that each part may import. Files directly in `src` may import all parts. */
const importsWithinSrc: Readonly<Record<string, readonly string[]>> = {
  generated: [],
  lib: [],
  paths: ['generated'],
  ui: ['lib'],
  api: ['generated', 'lib'],
  components: ['ui', 'api', 'lib', 'paths'],
  features: ['components', 'ui', 'api', 'generated', 'lib', 'paths'],
  // The command palette leads to the pages of all features.
  palette: ['features', 'components', 'ui', 'api', 'generated', 'lib', 'paths'],
};

/** The top-level folders, or parts of them, that each top-level folder may import. */
const importsOfFolders: Readonly<Record<string, readonly string[]>> = {
  src: [],
  contract: ['src/generated', 'src/lib'],
  backend: ['src/generated', 'src/lib', 'contract', 'art'],
  mocks: ['src/generated', 'src/lib', 'contract', 'backend', 'art'],
  server: ['src/generated', 'src/lib', 'contract', 'backend', 'art'],
};

const topLevel = [
  'src',
  'contract',
  'backend',
  'mocks',
  'server',
  'tests',
  'tools',
  'bench',
  'art',
];

/** Packages with their owner: only this folder or file, and those in `alsoIn`, may import them. */
const owners: readonly { packages: string; owner: string; alsoIn?: readonly string[] }[] = [
  { packages: 'ag-grid-[^/]+', owner: 'src/components/grid/' },
  {
    packages: 'prosemirror-[^/]+|mdast-util-to-markdown',
    owner: 'src/components/entry-editor/',
  },
  { packages: 'socket\\.io-client', owner: 'src/api/socket.ts' },
  { packages: '@base-ui/react', owner: 'src/ui/' },
  { packages: 'msw|@faker-js/faker', owner: 'mocks/' },
  { packages: 'pg', owner: 'server/db/' },
  { packages: 'node:sqlite', owner: 'server/db/', alsoIn: ['mocks/engines/'] },
  { packages: '@sqlite\\.org/[^/]+', owner: 'mocks/engines/' },
  { packages: 'kysely', owner: 'backend/', alsoIn: ['server/', 'mocks/'] },
  { packages: 'fastify|@fastify/[^/]+', owner: 'server/' },
  { packages: 'socket\\.io', owner: 'server/', alsoIn: ['mocks/hosts/'] },
  { packages: '@simplewebauthn/server|otpauth|reflect-metadata', owner: 'backend/auth/factors/' },
  { packages: '@simplewebauthn/browser', owner: 'src/features/auth/' },
  { packages: 'uqr', owner: 'src/features/auth/' },
  { packages: 'nodemailer', owner: 'server/' },
  { packages: 'prom-client', owner: 'server/' },
  { packages: 'sharp', owner: 'server/', alsoIn: ['mocks/hosts/'] },
  { packages: 'openid-client', owner: 'server/' },
  { packages: 'ai|@ai-sdk/[^/]+|undici', owner: 'server/models/' },
  { packages: 'markdown-it', owner: 'src/lib/entry-text/' },
  { packages: 'client-zip', owner: 'src/api/archive/' },
  { packages: 'diff', owner: 'src/lib/text-comparison/' },
];

/** The packages that backend may import, because they run on every platform. */
const packagesOfBackend = new Set([
  'kysely',
  'dequal',
  '@noble/hashes',
  '@simplewebauthn/server',
  'reflect-metadata',
  'otpauth',
  '@remix-run/headers',
  '@remix-run/multipart-parser',
]);

// package.json of this repository has both lists of packages.
const { dependencies, devDependencies } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
const installed = [...Object.keys(dependencies), ...Object.keys(devDependencies)];

export interface Ban {
  regex: string;
  message: string;
  allowTypeImports?: true;
}

export interface Boundary {
  files: string[];
  bans: Ban[];
}

const either = (names: readonly string[]): string => `(?:${names.join('|')})`;

const vendorBans = (path: string): Ban[] =>
  owners
    .filter(({ owner, alsoIn = [] }) => ![owner, ...alsoIn].some((part) => path.startsWith(part)))
    .map(({ packages, owner }) => ({
      regex: `^(?:${packages})(?:/|$)`,
      message: `${owner} owns this package: import what it offers instead.`,
    }));

const acrossBans = (top: string): Ban[] => {
  const allowed = importsOfFolders[top] ?? [];
  const message = `${top} may import ${allowed.join(', ') || 'no other top-level folder'}.`;
  const partOf = (folder: string): string => {
    const parts = Object.keys(importsWithinSrc);
    const banned = parts.filter((name) => !allowed.includes(`src/${name}`));
    return folder === 'src' && banned.length < parts.length
      ? `^#src/(?:${either(banned)}/|[^/]+$)`
      : `^#${folder}/`;
  };
  return [
    ...topLevel
      .filter((other) => other !== top && !allowed.includes(other))
      .map((other) => ({ regex: partOf(other), message })),
    {
      regex: `^(?:\\.\\./)+${either(topLevel)}/`,
      message: 'Import from another top-level folder by its alias (#server/…), not by ../.',
    },
  ];
};

const withinBans = (folder: string): Ban[] => {
  const allowed = importsWithinSrc[folder];
  if (allowed === undefined) {
    return [];
  }
  const banned = Object.keys(importsWithinSrc).filter(
    (name) => name !== folder && !allowed.includes(name),
  );
  // Components may import types of the contract, but only src/api makes calls.
  const typesOnly = folder === 'components' ? ['generated'] : [];
  const ban = (names: readonly string[]): Ban => ({
    regex: `^(?:#src/|(?:\\.\\./)+|\\./)${either(names)}(?:/|\\.ts$)`,
    message: `src/${folder} may import ${allowed.join(', ') || 'no other part of our code'}.`,
  });
  return [
    ban(banned.filter((name) => !typesOnly.includes(name))),
    ...(typesOnly.length > 0 ? [{ ...ban(typesOnly), allowTypeImports: true as const }] : []),
  ];
};

const featureBans = (feature: string, features: readonly string[]): Ban[] => {
  const others = features.filter((name) => name !== feature);
  return others.length === 0
    ? []
    : [
        {
          regex: `^(?:#src/features/|(?:\\.\\./)+(?:features/)?)${either(others)}/`,
          message:
            'A feature never imports another one: what they share goes to components or lib.',
        },
      ];
};

const platformBans = (path: string): Ban[] => {
  const [top, folder = ''] = path.split('/');
  if (top === 'backend') {
    const message =
      'backend runs on every platform: take what it needs as a port (backend/ports.ts).';
    return [
      { regex: '^node:', message },
      {
        regex: `^${either(installed.filter((name) => !packagesOfBackend.has(name)))}(?:/|$)`,
        message,
      },
    ];
  }
  if (top !== 'src') {
    return [];
  }
  const bans: Ban[] = [{ regex: '^node:', message: 'The web app runs in a browser.' }];
  if (folder === 'ui' || folder === 'lib') {
    bans.push({
      regex: '^(?:react-router|@tanstack/[^/]+|react-hook-form|@hookform/[^/]+|zod)(?:/|$)',
      message: `src/${folder} does not import router, queries and forms: pass values as arguments.`,
    });
  }
  if (folder === 'lib') {
    bans.push({ regex: '^react(?:-dom)?(?:/|$)', message: 'src/lib contains pure functions.' });
  }
  return bans;
};

const bansFor = (path: string, features: readonly string[]): Ban[] => {
  const [top = '', folder = '', feature] = path.replace(/\.ts$|\/$/, '').split('/');
  return [
    ...acrossBans(top),
    ...vendorBans(path),
    ...platformBans(path),
    ...(top === 'src' ? withinBans(folder) : []),
    ...(folder === 'features' && feature !== undefined ? featureBans(feature, features) : []),
  ];
};

/**
 * The import rules for the linter. If two rules match a file, the linter applies the later rule, so
 * the rules are ordered from general to specific.
 */
export function boundaries(features: readonly string[]): Boundary[] {
  const parts = [
    ...Object.keys(importsWithinSrc)
      .filter((name) => name !== 'paths')
      .map((name) => `src/${name}/`),
    ...features.map((name) => `src/features/${name}/`),
    'src/paths.ts',
    'src/components/entry-editor/',
    'src/components/grid/',
    'src/lib/entry-text/',
    'src/lib/text-comparison/',
    'src/api/socket.ts',
    'src/api/archive/',
    'contract/',
    'backend/',
    'backend/auth/factors/',
    'mocks/',
    'mocks/engines/',
    'mocks/hosts/',
    'server/',
    'server/db/',
    'server/models/',
  ];
  const bansOfSrc = bansFor('src/', features);
  return [
    { files: ['src/*.{ts,tsx}'], bans: bansOfSrc },
    // Only the entry may import the mocks and the contract. tests/safety.test.ts checks that these
    // imports are dynamic.
    {
      files: ['src/main.tsx'],
      bans: bansOfSrc.filter(({ regex }) => !/^\^#(?:mocks|contract)\//.test(regex)),
    },
    ...parts.map((path) => ({
      files: [path.endsWith('/') ? `${path}**` : path],
      bans: bansFor(path, features),
    })),
    // A test in these folders may use the mocks, the test support and every vendor package.
    { files: ['{src,contract,backend,mocks,server}/**/*.test.{ts,tsx}'], bans: [] },
  ];
}
