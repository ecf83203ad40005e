import { makeZip } from 'client-zip';
import { http } from '../http.ts';
import { entryExport } from '#src/generated/endpoints/entries/entries.ts';
import { pictureGet } from '#src/generated/endpoints/pictures/pictures.ts';
import type { Campaign, ExportedEntry, Member } from '#src/generated/model/index.ts';
import {
  archiveJson,
  markdownFiles,
  picturesOf,
  readMe,
  writtenPictures,
  type KeptLinks,
} from '#src/lib/archive/archive-files.ts';
import {
  archiveFormat,
  archiveVersion,
  pictureFile,
  type ArchivedEntry,
  type CampaignArchive,
} from '#src/lib/archive/archive-format.ts';
import { inTreeOrder } from '#src/lib/archive/tree-order.ts';
import { withNewTitles } from '#src/lib/archive/wiki-links.ts';
import { unlessGone, withRetries, type RetryOptions } from './with-retries.ts';

/** `whole`: everything; `own`: what the user reads; `as`: what the member reads, or all members with `everyone`. */
export type ArchiveView = { kind: 'whole' } | { kind: 'own' } | { kind: 'as'; memberId: string };

export interface ExportProgress {
  readonly entries: number;
  readonly pictures: number;
  /** Null until all entries are read. */
  readonly pictureCount: number | null;
  /** How many pictures the server no longer has, or no longer shows to the user. */
  readonly missing: number;
}

interface ExportRequest {
  readonly campaign: Campaign;
  readonly members: readonly Member[];
  readonly view: ArchiveView;
  /** Leaves out the entries of which it returns false. */
  readonly contains?: (entry: ExportedEntry) => boolean;
  readonly retries: RetryOptions;
  readonly onProgress: (progress: ExportProgress) => void;
}

export type ZippedFile = { name: string; input: string | Blob };

/** The bytes of an archive. Memory holds all texts, but only one picture at a time. */
export const archiveStream = (request: ExportRequest): ReadableStream<Uint8Array> =>
  makeZip(filesOf(request));

/** The files of an archive, the last of them the one that an import reads. */
export async function* filesOf(request: ExportRequest): AsyncGenerator<ZippedFile> {
  const { campaign, view, retries, onProgress } = request;
  const exported = (await allEntries(request)).filter(request.contains ?? (() => true));
  const { entries, keptLinks } = archivedEntries(exported);
  const ids = picturesOf(
    exported.map(({ cover, pictureIds }) => ({
      coverPictureId: cover?.pictureId ?? null,
      pictureIds,
    })),
  );
  const archive: CampaignArchive = {
    format: archiveFormat,
    version: archiveVersion,
    view: view.kind === 'whole' ? 'game-master' : 'member',
    campaign: archivedCampaign(campaign, view),
    cover: null,
    members: view.kind === 'whole' ? request.members.map(archivedMember) : [],
    entries,
    pictures: [],
  };
  yield readMe({ ...archive, keptLinks });
  // All members see each other's names, so the files for people have them in every view.
  yield* markdownFiles({ entries, members: request.members.map(archivedMember) });
  const written: string[] = [];
  for (const [index, id] of ids.entries()) {
    const picture = await unlessGone(
      () => pictureGet(id, undefined, undefined, options(retries)),
      retries,
    );
    if (picture !== null) {
      yield { name: pictureFile(id), input: picture };
      written.push(id);
    }
    const missing = index + 1 - written.length;
    onProgress({
      entries: entries.length,
      pictures: written.length,
      pictureCount: ids.length,
      missing,
    });
  }
  const { coverImageW1024: address } = campaign;
  const cover =
    address === null
      ? null
      : await unlessGone(() => http<Blob>(address, { signal: retries.signal }), retries);
  if (cover !== null) yield { name: coverFile, input: cover };
  // At the end, because only then it is known which pictures are in the archive.
  yield archiveJson({
    ...archive,
    cover: cover === null ? null : coverFile,
    pictures: writtenPictures(written),
  });
}

const coverFile = 'cover.webp';

const options = ({ signal }: RetryOptions) => ({ signal });

async function allEntries({ campaign, view, retries, onProgress }: ExportRequest) {
  const entries: ExportedEntry[] = [];
  for (let nextCursor: string | undefined, isLast = false; !isLast;) {
    const params = {
      ...(nextCursor !== undefined && { nextCursor }),
      ...(view.kind === 'as' && { viewAs: view.memberId }),
    };
    const page = await withRetries(
      () => entryExport(campaign.campaignId, params, options(retries)),
      retries,
    );
    entries.push(...page.items);
    onProgress({ entries: entries.length, pictures: 0, pictureCount: null, missing: 0 });
    nextCursor = page.nextCursor ?? undefined;
    isLast = page.nextCursor === null;
  }
  return entries;
}

function archivedEntries(exported: readonly ExportedEntry[]): {
  readonly entries: readonly ArchivedEntry[];
  readonly keptLinks: readonly KeptLinks[];
} {
  const sorted = exported
    .toSorted((a, b) => a.position - b.position)
    .map((entry) => ({ ...entry, id: entry.entryId }));
  const keptLinks: KeptLinks[] = [];
  const entries = inTreeOrder(sorted).map(({ entry, parentId }): ArchivedEntry => {
    const renamed = entry.renamedLinks.map(({ words, entry: { title } }) => ({ words, title }));
    const { recap, ...details } = entry.details;
    const text = withNewTitles(entry.text, renamed);
    const newRecap = recap === undefined ? undefined : withNewTitles(recap, renamed);
    const links = [...text.kept, ...(newRecap?.kept ?? [])];
    if (links.length > 0) keptLinks.push({ title: entry.title, links });
    return {
      entryId: entry.entryId,
      parentId,
      type: entry.type,
      title: entry.title,
      text: text.text,
      tags: entry.tags,
      visibility: entry.visibility,
      readerIds: entry.readerIds,
      details: {
        ...details,
        ...(newRecap && { recap: newRecap.text }),
      },
      coverPictureId: entry.cover?.pictureId ?? null,
      author: entry.author,
      draftedBy: entry.draftedBy,
      created: entry.meta.created_at,
      updated: entry.meta.updated_at,
    };
  });
  return { entries, keptLinks };
}

function archivedCampaign(campaign: Campaign, view: ArchiveView): CampaignArchive['campaign'] {
  const { title, setting, storyOverview, dmNotes, draftedBy, edition, status } = campaign;
  const { genre, tone, startingLevel, partySize, safetyLines, safetyVeils } = campaign;
  return {
    title,
    setting,
    storyOverview,
    ...(view.kind === 'whole' && dmNotes !== undefined && { dmNotes }),
    edition,
    status,
    genre,
    tone,
    startingLevel,
    partySize,
    safetyLines,
    safetyVeils,
    draftedBy: view.kind === 'whole' ? draftedBy : { ...draftedBy, dmNotes: null },
  };
}

const archivedMember = ({ userId, name, role }: Member) => ({ memberId: userId, name, role });
