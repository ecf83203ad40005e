import type { ChosenFiles } from './archive-reader.ts';

const withoutEnding = (name: string): string => name.replace(/\.zip$/i, '');

export const chosenZip = (file: File): ChosenFiles => ({
  kind: 'zip',
  name: withoutEnding(file.name),
  zip: file,
});

/** The files of a folder that was chosen with `<input webkitdirectory>`. */
export function chosenFolder(files: readonly File[]): ChosenFiles {
  const [name = 'Folder'] = files[0]?.webkitRelativePath.split('/') ?? [];
  return {
    kind: 'folder',
    name,
    files: new Map(files.map((file) => [file.webkitRelativePath || file.name, file])),
  };
}

/** What was dropped: one folder, one archive, or some files. Call it while the event is handled. */
export async function droppedFiles(data: DataTransfer): Promise<ChosenFiles | null> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const files = [...data.files];
  const [first] = entries;
  const [file] = files;
  if (first?.isDirectory) {
    const found = new Map<string, Blob>();
    for (const entry of entries) await collect(entry, found);
    return { kind: 'folder', name: first.name, files: found };
  }
  if (file === undefined) return null;
  if (files.length === 1 && !/\.md$/i.test(file.name)) return chosenZip(file);
  const named = new Map(files.map((each) => [each.name, each] as const));
  return { kind: 'folder', name: 'Notes', files: named };
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

async function collect(entry: FileSystemEntry, found: Map<string, Blob>): Promise<void> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => {
      entry.file(resolve, reject);
    });
    found.set(entry.fullPath.replace(/^\//, ''), file);
    return;
  }
  // The settings of Obsidian can be thousands of files.
  if (!isFolder(entry) || entry.name.startsWith('.')) return;
  const reader = entry.createReader();
  for (;;) {
    // One call returns only some of the entries.
    const children = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (children.length === 0) return;
    for (const child of children) await collect(child, found);
  }
}
