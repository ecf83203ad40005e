import { join } from 'node:path';
import type { Build } from './freshness.ts';

// What this project builds. `npm start` and `npm run mock` ask at each start whether it is fresh, so this file
// imports nothing that takes long.

/** The web app with its pages. */
export const webApp: Build = {
  record: 'dist/.sources',
  sources: [
    'src',
    'contract',
    'public',
    'tools/build',
    'tools/build.ts',
    'tools/vite-plugins.ts',
    'index.html',
    'openapi.yaml',
    'vite.config.ts',
    'tsconfig.json',
    'package-lock.json',
  ],
};

/** A program in few files: Node takes most of the time of a start to find and link a thousand small modules. */
export interface Bundle extends Build {
  readonly entry: string;
  /** The folder of the bundle. Its program is `main.js`, and the record is in it, too. */
  readonly folder: string;
}

const sourcesOfEveryBundle = [
  'backend',
  'contract',
  'art',
  'src/lib',
  'src/generated',
  'tools/build',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

export const serverBundle: Bundle = {
  entry: 'server/main.ts',
  folder: 'dist/server',
  record: 'dist/server/.sources',
  sources: ['server', ...sourcesOfEveryBundle],
};

export const mocksBundle: Bundle = {
  entry: 'mocks/hosts/bundled.ts',
  folder: '.cache/mocks',
  record: '.cache/mocks/.sources',
  sources: ['mocks', 'openapi.yaml', 'tools/build-mocks.ts', ...sourcesOfEveryBundle],
};

export const programOf = (root: string, { folder }: Bundle): string =>
  join(root, folder, 'main.js');
