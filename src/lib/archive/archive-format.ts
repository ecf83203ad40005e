import type { entryLimits } from '../entries/entry-limits.ts';
import type { detailsOfType } from '../entries/entry-types.ts';
import { mostEntries } from '../contract-limits.ts';

export const archiveFormat = 'questwright-campaign';

/** An import refuses a higher version. Raise it when an older import would lose data. */
export const archiveVersion = 1;

export type ArchivedType = keyof typeof detailsOfType;
export type ArchivedVisibility = (typeof entryLimits.visibility.enum)[number];

/** The fields of a campaign in an archive, all as texts or numbers of the contract. */
export interface ArchivedCampaign {
  readonly title: string;
  readonly setting: string;
  readonly storyOverview: string;
  /** Only in the archive of a game master. */
  readonly dmNotes?: string;
  readonly edition: string;
  readonly status: string;
  readonly genre: string;
  readonly tone: string;
  readonly startingLevel: number;
  readonly partySize: number;
  readonly safetyLines: string;
  readonly safetyVeils: string;
}

/** Who wrote the drafts in the texts of a campaign; null for those that people wrote. */
interface ArchivedDraftAuthors {
  readonly setting: string | null;
  readonly storyOverview: string | null;
  readonly dmNotes: string | null;
}

interface ArchivedMember {
  readonly memberId: string;
  readonly name: string;
  readonly role: string;
}

export interface ArchivedEntry {
  readonly entryId: string;
  /** Null at the top. Parents come before their children, and children are in their order. */
  readonly parentId: string | null;
  readonly type: ArchivedType;
  readonly title: string;
  readonly text: string;
  readonly tags: readonly string[];
  readonly visibility: ArchivedVisibility;
  readonly readerIds: readonly string[];
  readonly details: Readonly<Record<string, unknown>>;
  readonly coverPictureId: string | null;
  readonly author: string | null;
  /** Who wrote the draft that is in the text; null if people wrote it. */
  readonly draftedBy: string | null;
  readonly created: string;
  readonly updated: string;
}

interface ArchivedPicture {
  readonly pictureId: string;
  /** The path of the file in the archive. */
  readonly file: string;
}

/** The content of `campaign.json`. */
export interface CampaignArchive {
  readonly format: typeof archiveFormat;
  readonly version: number;
  /** What the archive contains: everything, or what a member reads. */
  readonly view: 'game-master' | 'member';
  /** An import cannot keep who wrote its drafts. */
  readonly campaign: ArchivedCampaign & { readonly draftedBy: ArchivedDraftAuthors };
  /** The path of the cover in the archive. */
  readonly cover: string | null;
  /** Empty in an archive of what a member reads. */
  readonly members: readonly ArchivedMember[];
  readonly entries: readonly ArchivedEntry[];
  readonly pictures: readonly ArchivedPicture[];
}

export const jsonFile = 'campaign.json';

export const pictureFile = (pictureId: string): string => `pictures/${pictureId}.webp`;

/** The size limits of an archive that is read. */
export const archiveLimits = {
  entries: mostEntries,
  pictures: 5_000,
  /** In bytes, of `campaign.json` and of all Markdown files together. */
  texts: 320_000_000,
  /** In bytes, of one Markdown file. */
  markdown: 4_000_000,
  /** In characters, of the text of one entry before it is divided. */
  text: 4_000_000,
  picture: 50_000_000,
} as const;
