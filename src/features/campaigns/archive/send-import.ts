import { HttpError } from '#src/api/http-error.ts';
import { RefusedPicture } from '#src/components/entry-editor/refused-picture.ts';
import { campaignCreate } from '#src/generated/endpoints/campaigns/campaigns.ts';
import { entryImport } from '#src/generated/endpoints/entries/entries.ts';
import { pictureCreate } from '#src/generated/endpoints/pictures/pictures.ts';
import type {
  Campaign,
  CampaignCreateRequest,
  EntryImportResult,
  ImportedEntry,
} from '#src/generated/model/index.ts';
import { hashOfBytes, hashOfText } from '#src/lib/archive/content-hash.ts';
import {
  picturesShown,
  type ImportFinding,
  type ImportableEntry,
  type ImportablePicture,
  type ImportContent,
} from '#src/lib/archive/import-content.ts';
import { withoutPictures, withPictureIds } from '#src/lib/archive/picture-marks.ts';
import { preparePicture } from '../entries/prepare-picture.ts';
import { prepareCover } from '../prepare-cover.ts';
import { inBatches } from './import-batches.ts';
import { withRetries, type RetryOptions } from '#src/api/archive/with-retries.ts';
import { RefusedEntry } from './refused-entry.ts';
import { mostImageBytes } from '#src/lib/contract-limits.ts';

export interface SendProgress {
  readonly entries: number;
  readonly entryCount: number;
  readonly pictures: number;
  readonly pictureCount: number;
}

/** What exists as soon as an import has begun. */
export interface BegunImport {
  readonly campaignId: string;
  readonly importId: string;
  /** The version of a new campaign; null if the campaign existed before. */
  readonly version: number | null;
}

export interface SentImport extends Pick<BegunImport, 'campaignId'> {
  readonly entries: number;
  readonly pictures: number;
  /** The pictures that the browser or the server has refused. */
  readonly findings: readonly ImportFinding[];
}

interface SendRequest {
  readonly content: ImportContent;
  /** The entries of `content` that the user has chosen. */
  readonly entries: readonly ImportableEntry[];
  readonly withPictures: boolean;
  /** The campaign that exists, or the title of a new one and a key for its creation. */
  readonly target:
    | { readonly campaignId: string }
    | { readonly title: string; readonly key: string };
  readonly readPicture: (path: string) => Promise<Uint8Array<ArrayBuffer>>;
  readonly retries: RetryOptions;
  readonly onProgress: (progress: SendProgress) => void;
  /** Called as soon as something exists that can be undone. */
  readonly onBegun: (begun: BegunImport) => void;
  readonly onImported: (batch: readonly ImportedEntry[], result: EntryImportResult) => void;
  /** Called for a request whose response was lost: it may have created its entries. */
  readonly onUnanswered: (batch: readonly ImportedEntry[]) => void;
}

/** Imports what the user has chosen. A repeated call creates nothing twice. */
export async function sendImport(request: SendRequest): Promise<SentImport> {
  const { content, entries, withPictures, target, retries, onProgress, onBegun } = request;
  const findings: ImportFinding[] = [];
  const { campaignId, version } =
    'campaignId' in target
      ? { campaignId: target.campaignId, version: null }
      : await newCampaign(request, target, findings);
  const importId = hashOfText(`${campaignId}\n${content.hash}`);
  onBegun({ campaignId, importId, version });
  const shown = picturesShown(entries);
  const pictures = withPictures ? content.pictures.filter(({ key }) => shown.has(key)) : [];
  let progress: SendProgress = {
    entries: 0,
    entryCount: entries.length,
    pictures: 0,
    pictureCount: pictures.length,
  };
  const update = (part: Partial<SendProgress>) => {
    progress = { ...progress, ...part };
    onProgress(progress);
  };
  update({});
  const ids = new Map<string, string>();
  for (const [index, picture] of pictures.entries()) {
    const id = await sendPicture(request, picture, { campaignId, importId }).catch(
      (error: unknown) => {
        const what = refusalText(error);
        if (what === null) throw error;
        findings.push({ where: picture.path, what });
        return null;
      },
    );
    if (id !== null) ids.set(picture.key, id);
    update({ pictures: index + 1 });
  }
  const sizes = new Map(entries.map(({ key, viewCharacters }) => [key, viewCharacters]));
  const sent = entries.map((entry) => sentEntry(entry, ids));
  for (const batch of inBatches(sent, (key) => sizes.get(key) ?? 0)) {
    const result = await withRetries(async () => {
      try {
        return await entryImport(
          campaignId,
          { importId, entries: batch },
          { signal: retries.signal },
        );
      } catch (error) {
        if (mayHaveWritten(error)) request.onUnanswered(batch);
        throw error;
      }
    }, retries).catch((error: unknown) => {
      throw refusedEntry(error, batch) ?? error;
    });
    request.onImported(batch, result);
    update({ entries: progress.entries + batch.length });
  }
  return { campaignId, entries: entries.length, pictures: ids.size, findings };
}

/** Whether the failed request may have created its entries. A busy server (503) has not begun with it. */
const mayHaveWritten = (error: unknown): boolean =>
  !(error instanceof HttpError) || (error.status >= 500 && error.status !== 503);

async function newCampaign(
  { content, retries, readPicture }: SendRequest,
  { title, key }: { readonly title: string; readonly key: string },
  findings: ImportFinding[],
): Promise<Pick<Campaign, 'campaignId' | 'version'>> {
  const fields = content.campaign ?? { setting: '', storyOverview: '' };
  const cover =
    content.cover === null ? {} : await coverOf(await readPicture(content.cover), findings);
  // `readArchive` has replaced every value that the contract does not allow.
  const body = { ...fields, ...cover, title } as CampaignCreateRequest;
  return withRetries(
    () => campaignCreate(body, { 'Idempotency-Key': key }, { signal: retries.signal }),
    retries,
  );
}

/** A cover that the browser cannot decode is left out, so that it does not stop the import. */
async function coverOf(bytes: Uint8Array<ArrayBuffer>, findings: ImportFinding[]) {
  try {
    return await prepareCover(new File([bytes], 'cover.webp', { type: 'image/webp' }));
  } catch {
    const what = 'Its cover is not a picture that this browser can read, and is left out.';
    findings.push({ where: 'The campaign', what });
    return {};
  }
}

/** How many undos of the same import within a day, for which the server knows the keys, are allowed for. */
const mostUndone = 50;

const mediaTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
};

/**
 * Sends a picture with a key that follows from what is imported, so that it is stored once, also if the
 * import is repeated after a reload. The server refuses a key with 409 if an undo has deleted its picture.
 * The next key is then the same in each repetition, too.
 */
async function sendPicture(
  { readPicture, retries }: SendRequest,
  { key, path }: ImportablePicture,
  { campaignId, importId }: { campaignId: string; importId: string },
): Promise<string> {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const type = mediaTypes[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'image/webp';
  const file = await preparePicture(new File([await readPicture(path)], name, { type }));
  const fileHash = hashOfBytes(new Uint8Array(await file.arrayBuffer()));
  for (let undone = 0; ; undone += 1) {
    const idempotencyKey = hashOfText([importId, key, fileHash, undone].join('\n'));
    const headers = { 'Idempotency-Key': idempotencyKey };
    try {
      const { pictureId } = await withRetries(
        () => pictureCreate(campaignId, { file }, headers, { signal: retries.signal }),
        retries,
      );
      return pictureId;
    } catch (error) {
      const isDeleted = error instanceof HttpError && error.code === 'conflict';
      if (!isDeleted || undone === mostUndone) throw error;
    }
  }
}

/** Why a picture is left out; null if the whole import has to stop. */
function refusalText(error: unknown): string | null {
  if (error instanceof RefusedPicture) return error.message;
  if (!(error instanceof HttpError)) return null;
  if (error.status === 413) return `This picture has more than ${mostImageBytes / 1024 / 1024} MB.`;
  return error.status === 422 ? (error.fields[0]?.message ?? error.detail) : null;
}

/** The entry as the request contains it, with the new ids of its pictures. */
function sentEntry(entry: ImportableEntry, ids: ReadonlyMap<string, string>): ImportedEntry {
  const { key, parentKey, type, title, tags, visibility, readerIds, coverPicture, draftedBy } =
    entry;
  const missing = new Set(entry.pictures.filter((each) => !ids.has(each)));
  const written = (text: string) => withPictureIds(withoutPictures(text, missing), ids);
  const { recap, ...details } = entry.details;
  return {
    key,
    ...(parentKey !== null && { parentKey }),
    type,
    title,
    text: written(entry.text),
    coverPictureId: coverPicture === null ? null : (ids.get(coverPicture) ?? null),
    tags: [...tags],
    visibility,
    readerIds: [...readerIds],
    draftedBy,
    details: {
      ...details,
      ...(typeof recap === 'string' && { recap: written(recap) }),
    },
  };
}

function refusedEntry(error: unknown, batch: readonly ImportedEntry[]): RefusedEntry | null {
  if (!(error instanceof HttpError) || error.status !== 422) return null;
  const [field] = error.fields;
  const index = /^\/entries\/(\d+)/.exec(field?.path ?? '')?.[1];
  const title = index === undefined ? undefined : batch[Number(index)]?.title;
  if (title === undefined || field === undefined) return null;
  return new RefusedEntry(
    `“${title}” cannot be imported: ${field.message} Leave it out, and try again.`,
  );
}
