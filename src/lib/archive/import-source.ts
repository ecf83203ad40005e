import { ImportProblem } from '../import/import-problem.ts';
import { archiveLimits, jsonFile } from './archive-format.ts';
import type { ImportContent } from './import-content.ts';
import { readArchive } from './read-archive.ts';
import { readVault } from './read-vault.ts';
import { isNote } from './vault-index.ts';
import { unzip, zipIndex, zipLimits } from './zip-index.ts';

/** The files of a zip or of a folder. */
export interface ImportFiles {
  /** The sizes by the paths. */
  readonly files: ReadonlyMap<string, number>;
  readonly read: (path: string) => Promise<Uint8Array<ArrayBuffer>>;
}

/** What programs put beside the files of a user. */
const isHidden = (path: string): boolean =>
  path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');

/** The folder that contains all files, with a slash; empty if there is none. */
function commonFolder(paths: readonly string[]): string {
  const [first = ''] = paths;
  const folder = first.slice(0, first.indexOf('/') + 1);
  return folder !== '' && paths.every((path) => path.startsWith(folder)) ? folder : '';
}

function sourceOf<File extends { readonly size: number }>(
  found: ReadonlyMap<string, File>,
  read: (file: File) => Promise<Uint8Array<ArrayBuffer>>,
): ImportFiles {
  const paths = [...found.keys()].filter((path) => !isHidden(path));
  const folder = commonFolder(paths);
  const files = new Map(
    paths.map((path) => [path.slice(folder.length), found.get(path)?.size ?? 0] as const),
  );
  return {
    files,
    read: (path) => {
      const file = found.get(folder + path);
      return file ? read(file) : Promise.reject(new ImportProblem(`“${path}” is missing.`));
    },
  };
}

export async function zipSource(zip: Blob): Promise<ImportFiles> {
  const entries = await zipIndex(zip);
  return sourceOf(new Map(entries.map((entry) => [entry.name, entry])), (entry) =>
    unzip(zip, entry),
  );
}

/** @param files the files of a folder by their paths */
export function folderSource(files: ReadonlyMap<string, Blob>): ImportFiles {
  if (files.size > zipLimits.files) {
    throw new ImportProblem(
      `This folder has ${files.size} files; up to ${zipLimits.files} can be read.`,
    );
  }
  return sourceOf(files, async (file) => new Uint8Array(await file.arrayBuffer()));
}

interface Reading {
  /** The name of the file or of the folder. */
  readonly name: string;
  /** Called with the number of notes that are read. */
  readonly onProgress: (done: number, total: number) => void;
}

/**
 * Reads what can be imported, without the pictures.
 * @throws ImportProblem with a sentence for the user
 */
export async function readImport(
  { files, read }: ImportFiles,
  { name, onProgress }: Reading,
): Promise<ImportContent> {
  const json = files.get(jsonFile);
  if (json !== undefined) {
    if (json > archiveLimits.texts) throw new ImportProblem('The file campaign.json is too large.');
    return readArchive(new TextDecoder().decode(await read(jsonFile)), files);
  }
  const paths = [...files.keys()].filter(isNote).toSorted(inOrderOfNames);
  if (paths.length > archiveLimits.entries) {
    throw new ImportProblem(
      `There are ${paths.length} notes; a campaign can have ${archiveLimits.entries} entries.`,
    );
  }
  let size = 0;
  for (const path of paths) size += files.get(path) ?? 0;
  if (size > archiveLimits.texts) {
    throw new ImportProblem(
      `The notes have more than ${archiveLimits.texts / 1_000_000} MB together.`,
    );
  }
  const texts = new Map<string, string>();
  for (const path of paths) {
    if ((files.get(path) ?? 0) > archiveLimits.markdown) {
      throw new ImportProblem(`“${path}” is too large for a note.`);
    }
    texts.set(path, new TextDecoder().decode(await read(path)));
    onProgress(texts.size, paths.length);
  }
  return readVault(name, texts, files);
}

/** `2 Vell` before `10 Vell`. */
const { compare: inOrderOfNames } = new Intl.Collator('en', { numeric: true });
