import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.ts';

/** For each part, a text in its code that minification does not change. */
export const markers = {
  'AG Grid': 'ag-root-wrapper',
  'socket client': 'transport close',
  zod: 'invalid_type',
  forms: 'shouldUnregister',
} as const;

const offlineMarkers = {
  msw: ['mockServiceWorker', '[MSW]'],
  faker: ['FakerError', 'fakerjs.dev'],
} as const;

interface BuiltFile {
  readonly path: string;
  readonly text: string;
}

export const contentsOf = (folder: string): BuiltFile[] =>
  globSync('**/*.{js,html,css,json}', { cwd: join(root, folder) }).map((path) => ({
    path,
    text: readFileSync(join(root, folder, path), 'latin1'),
  }));

const pathsWith = (files: readonly BuiltFile[], marker: string): string =>
  files
    .filter(({ text }) => text.includes(marker))
    .map(({ path }) => path)
    .join(', ');

/**
 * Finds the built files that contain each part. Throws if no file contains the marker of a part,
 * because the marker is then wrong and its absence from a page would prove nothing.
 */
export function markerFindings(files: readonly BuiltFile[]): string[] {
  const parts = Object.entries(markers).map(([part, marker]) => {
    const where = pathsWith(files, marker);
    if (where === '') throw new Error(`No built file has "${marker}", the marker of ${part}.`);
    return `${part} is in ${where}`;
  });
  const offline = Object.entries(offlineMarkers).flatMap(([part, texts]) =>
    texts.map((text) => {
      const where = pathsWith(files, text);
      return `${part} ("${text}") is in ${where === '' ? 'no built file' : `${where}: FOUND`}`;
    }),
  );
  return [...parts, ...offline];
}
