import { saveFile } from './save-file.ts';

/** The part of the File System Access API that is used here; TypeScript does not declare it. */
interface FilePicker {
  showSaveFilePicker?: (options: {
    suggestedName: string;
    types: { description: string; accept: Record<string, string[]> }[];
  }) => Promise<{
    getFile: () => Promise<Blob>;
    createWritable: () => Promise<WritableStream<Uint8Array>>;
    remove?: () => Promise<void>;
  }>;
}

interface FileKind {
  /** What the dialog of the browser calls the type of file. */
  readonly description: string;
  readonly type: string;
  readonly extension: string;
}

export const zipFile: FileKind = {
  description: 'Archive',
  type: 'application/zip',
  extension: '.zip',
};

/** Where a large file is written. */
export interface FileTarget {
  /**
   * Rejects with an AbortError after `signal` was aborted. A new file is removed then; a file
   * that was to be replaced stays as it was.
   */
  readonly write: (stream: ReadableStream<Uint8Array>, signal: AbortSignal) => Promise<void>;
}

/**
 * The file that the user chooses, which is written while its content is made. Browsers without such
 * files collect the content and download it at the end. Call it in the task of a click.
 * @returns null if the user chooses no file
 */
export async function fileTarget(name: string, kind: FileKind): Promise<FileTarget | null> {
  // Not every browser has this function.
  const { showSaveFilePicker } = globalThis as FilePicker;
  if (showSaveFilePicker === undefined) {
    return { write: (stream, signal) => download(name, kind, stream, signal) };
  }
  try {
    const handle = await showSaveFilePicker({
      suggestedName: name,
      types: [{ description: kind.description, accept: { [kind.type]: [kind.extension] } }],
    });
    // The browser creates the file empty, unless the user chose an existing file to replace.
    const { size: previousSize } = await handle.getFile();
    return {
      write: async (stream, signal) => {
        try {
          await stream.pipeTo(await handle.createWritable(), { signal });
        } catch (error) {
          // The browser writes to a copy, so a file with content is unchanged.
          if (previousSize === 0) await handle.remove?.().catch(() => undefined);
          throw error;
        }
      },
    };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}

async function download(
  name: string,
  { type }: FileKind,
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): Promise<void> {
  const parts: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const collect = new WritableStream<Uint8Array<ArrayBuffer>>({
    write: (chunk) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size < partSize) return;
      // Browsers can keep a blob on disk, so the page holds only the last part in memory.
      parts.push(new Blob(chunks));
      chunks = [];
      size = 0;
    },
  });
  await stream.pipeTo(collect, { signal });
  saveFile(name, new Blob([...parts, ...chunks], { type }));
}

const partSize = 4_000_000;
