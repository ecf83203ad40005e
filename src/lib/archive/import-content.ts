import type { ArchivedCampaign, ArchivedType, ArchivedVisibility } from './archive-format.ts';

/** An entry that can be imported. Its texts show pictures as `/api/pictures/<key of the picture>`. */
export interface ImportableEntry {
  /** The id of the entry in its import. */
  readonly key: string;
  readonly parentKey: string | null;
  readonly type: ArchivedType;
  readonly title: string;
  readonly text: string;
  readonly tags: readonly string[];
  readonly visibility: ArchivedVisibility;
  readonly readerIds: readonly string[];
  readonly details: Readonly<Record<string, unknown>>;
  /** Who wrote the draft that is in the text; null if the source names no author. */
  readonly draftedBy: string | null;
  /** The key of a picture. */
  readonly coverPicture: string | null;
  /** The keys of the pictures in the texts. */
  readonly pictures: readonly string[];
  /** The characters of its texts in all versions that the server stores (`viewCharacters`). */
  readonly viewCharacters: number;
}

export interface ImportablePicture {
  readonly key: string;
  /** The path of the file. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
}

/** Something that an import cannot keep as it is. */
export interface ImportFinding {
  /** The title of an entry or the name of a file. */
  readonly where: string;
  readonly what: string;
}

export interface ImportContent {
  readonly source: 'archive' | 'vault';
  /** The name for a new campaign. */
  readonly title: string;
  readonly campaign: ArchivedCampaign | null;
  /** The path of the cover. */
  readonly cover: string | null;
  /** Parents before their children, and siblings in their order. */
  readonly entries: readonly ImportableEntry[];
  readonly pictures: readonly ImportablePicture[];
  readonly findings: readonly ImportFinding[];
  /** The keys of the entries whose source does not say who may read them. */
  readonly undecided: readonly string[];
  /** The same for the same content, so that a repeated import creates nothing twice. */
  readonly hash: string;
}

/** Entries without those of the keys. What is below them moves up. */
export function withoutEntries(
  entries: readonly ImportableEntry[],
  omitted: ReadonlySet<string>,
): ImportableEntry[] {
  const parents = new Map(entries.map(({ key, parentKey }) => [key, parentKey]));
  return entries
    .filter(({ key }) => !omitted.has(key))
    .map((entry) => {
      let { parentKey } = entry;
      while (parentKey !== null && omitted.has(parentKey)) {
        parentKey = parents.get(parentKey) ?? null;
      }
      return { ...entry, parentKey };
    });
}

/** The keys of the pictures that the entries show, without repetitions. */
export const picturesShown = (entries: readonly ImportableEntry[]): ReadonlySet<string> =>
  new Set(
    entries.flatMap(({ coverPicture, pictures }) =>
      coverPicture === null ? pictures : [coverPicture, ...pictures],
    ),
  );
