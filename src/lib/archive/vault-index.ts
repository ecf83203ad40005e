import { foldName } from '../fold.ts';
import { hashOfText } from './content-hash.ts';
import type { FileSizes } from './read-archive.ts';
import type { VaultNames } from './vault-text.ts';

export const isNote = (path: string): boolean => /\.md$/i.test(path);
export const isPicturePath = (path: string): boolean => /\.(?:png|jpe?g|webp|avif)$/i.test(path);

/** The folder of a path; empty at the top. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** `places/Vell.md` → `Vell` */
export const noteNameOf = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/i, '');

interface Note {
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Resolves `.` and `..`; undefined if the path leaves the vault. */
function resolved(folder: string, path: string): string | undefined {
  const parts: string[] = path.startsWith('/') ? [] : folder.split('/').filter(Boolean);
  for (const part of path.split('/')) {
    if (part === '..' && parts.pop() === undefined) return undefined;
    if (part !== '' && part !== '.' && part !== '..') parts.push(part);
  }
  return parts.join('/');
}

const linkTarget = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  return (/^!?\[\[([^\][|#]+)/.exec(value.trim())?.[1] ?? value).trim();
};

/** Finds notes, folders and pictures by what the texts of a vault say. */
export class VaultIndex implements VaultNames {
  readonly #notes: readonly Note[];
  /** The first file with a path, or an end of a path, in its plain form. */
  readonly #notePaths = new Map<string, string>();
  readonly #picturePaths = new Map<string, string>();
  readonly #titles = new Map<string, string>();
  readonly #noteOfFolder = new Map<string, string>();

  constructor(notes: readonly Note[], files: FileSizes) {
    this.#notes = notes;
    for (const note of notes) {
      this.#titles.set(note.path, this.titleOfNote(note));
      addEnds(this.#notePaths, note.path.replace(/\.md$/i, ''), note.path);
    }
    // Aliases come last: a file with this name is meant before them.
    for (const { path, fields } of notes) {
      const { aliases, alias } = fields;
      for (const each of [aliases, alias].flat()) {
        const name = typeof each === 'string' ? foldName(each) : '';
        if (name !== '' && !this.#notePaths.has(name)) this.#notePaths.set(name, path);
      }
    }
    for (const path of files.keys()) {
      if (isPicturePath(path)) addEnds(this.#picturePaths, path, path);
    }
    for (const { path } of notes) {
      const inside = folderOf(path);
      if (inside !== '' && foldName(noteNameOf(inside)) === foldName(noteNameOf(path))) {
        this.#noteOfFolder.set(inside, path);
      }
    }
    for (const { path } of notes) {
      const beside = path.replace(/\.md$/i, '');
      if (!this.#noteOfFolder.has(beside)) this.#noteOfFolder.set(beside, path);
    }
  }

  titleOfNote({ path, fields }: Note): string {
    const { title } = fields;
    return typeof title === 'string' && title.trim() !== '' ? title.trim() : noteNameOf(path);
  }

  titleOf(target: string, from: string): string | undefined {
    const path = this.#find(this.#notePaths, target.replace(/\.md$/i, ''), from);
    return path === undefined ? undefined : this.#titles.get(path);
  }

  pictureOf(target: string, from: string): string | undefined {
    const path = this.#find(this.#picturePaths, target, from);
    return path === undefined ? undefined : hashOfText(path);
  }

  coverOf({ path, fields }: Note): string | undefined {
    const target = linkTarget(fields['cover']) ?? linkTarget(fields['banner']);
    return target === undefined ? undefined : this.pictureOf(target, path);
  }

  /** The key of the entry above a note. */
  parentOf({ path, fields }: Note): string | null {
    const named = linkTarget(fields['parent']);
    const parent = named === undefined ? undefined : this.#find(this.#notePaths, named, path);
    if (parent !== undefined && parent !== path) return hashOfText(parent);
    const folder = folderOf(path);
    // The note of a folder is not below itself.
    return this.keyOfFolder(this.#noteOfFolder.get(folder) === path ? folderOf(folder) : folder);
  }

  keyOfFolder(folder: string): string | null {
    if (folder === '') return null;
    return hashOfText(this.#noteOfFolder.get(folder) ?? `${folder}/`);
  }

  /** The folders with notes that no note describes. */
  foldersWithoutNote(): string[] {
    const folders = new Set<string>();
    for (const { path } of this.#notes) {
      for (let at = folderOf(path); at !== ''; at = folderOf(at)) folders.add(at);
    }
    return [...folders].filter((folder) => !this.#noteOfFolder.has(folder)).toSorted();
  }

  #find(paths: ReadonlyMap<string, string>, target: string, from: string): string | undefined {
    const beside = resolved(folderOf(from), target);
    const found = beside === undefined ? undefined : paths.get(foldName(beside));
    return found ?? paths.get(foldName(target.replace(/^(?:\.?\.?\/)+/, '')));
  }
}

/** Obsidian finds `a/b/c` by `c`, `b/c` and `a/b/c`. */
function addEnds(paths: Map<string, string>, name: string, path: string): void {
  const parts = name.split('/');
  for (let from = parts.length - 1; from >= 0; from -= 1) {
    const end = foldName(parts.slice(from).join('/'));
    if (!paths.has(end)) paths.set(end, path);
  }
}
