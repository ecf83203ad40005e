import type { ReportProgress } from '#src/components/worker/remote.ts';
import {
  folderSource,
  readImport,
  zipSource,
  type ImportFiles,
} from '#src/lib/archive/import-source.ts';
import type { ImportContent } from '#src/lib/archive/import-content.ts';

/** What the user has chosen: an archive, or the files of a folder by their paths. */
export type ChosenFiles =
  | { readonly kind: 'zip'; readonly name: string; readonly zip: Blob }
  | { readonly kind: 'folder'; readonly name: string; readonly files: ReadonlyMap<string, Blob> };

/** Reads archives and folders; runs in a worker. */
export class ArchiveReader {
  readonly #onProgress: ReportProgress;
  #source: ImportFiles | undefined;

  constructor(onProgress: ReportProgress) {
    this.#onProgress = onProgress;
  }

  async read(chosen: ChosenFiles): Promise<ImportContent> {
    this.#source = chosen.kind === 'zip' ? await zipSource(chosen.zip) : folderSource(chosen.files);
    return readImport(this.#source, {
      name: chosen.name,
      onProgress: (done, total) => {
        if (done % 50 === 0) this.#onProgress(done / total, 'Reading the notes');
      },
    });
  }

  /** The bytes of a picture in the archive or folder that was read last. */
  async picture(path: string): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#source === undefined) throw new TypeError('Nothing was read yet.');
    return this.#source.read(path);
  }
}
