import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import type { GenerationTable } from '#backend/db/tables/generation-tables.ts';
import { presentForm } from '#backend/db/stored-schemas.ts';
import { timeOf } from '#backend/time-of.ts';
import type {
  Generation,
  GenerationDraft,
  GenerationKind,
  GenerationRevision,
  GenerationSection,
  GenerationSettings,
} from '#src/generated/model/index.ts';

export type GenerationRow = Selectable<GenerationTable>;

/** The author of what was there before a draft: a picture that was uploaded, or a text in a form. */
export const person = 'person';

/** The columns from which an answer is made. The story is large, and only the work needs it. */
export const shownColumns = [
  'id',
  'kind',
  'status',
  'campaign_id',
  'settings',
  'author',
  'written',
  'draft',
  'notice',
  'failure',
  'revision_of',
  'created_at',
  'ended_at',
] as const satisfies readonly (keyof GenerationRow)[];

export function settingsOf(row: Pick<GenerationRow, 'settings'>): GenerationSettings {
  // Written from a validated request.
  const stored = JSON.parse(row.settings) as Partial<GenerationSettings>;
  const settings = presentForm('GenerationSettings', stored) as GenerationSettings;
  // The present form has a default for each field, but a choice that is absent is open, and a text that is absent is not
  // written.
  return { ...settings, choices: stored.choices ?? {}, texts: stored.texts ?? {} };
}

export const revisionOf = ({
  revision,
}: Pick<GenerationRow, 'revision'>): Required<GenerationRevision> | null =>
  revision === null
    ? null
    : // Written from a validated request.
      (presentForm('GenerationRevision', JSON.parse(revision)) as Required<GenerationRevision>);

const draftOf = ({ draft }: Pick<GenerationRow, 'draft'>): GenerationDraft | null =>
  draft === null
    ? null
    : // Written by cover.ts, portrait.ts and text.ts, whose drafts have this type.
      (presentForm('GenerationDraft', JSON.parse(draft)) as GenerationDraft);

/** Empty unless a process works on it. What an ended process has left is written again by the next one. */
const writtenOf = ({
  status,
  written,
}: Pick<GenerationRow, 'status' | 'written'>): GenerationSection[] =>
  status !== 'running' || written === null
    ? []
    : // Written by words/written.ts.
      (JSON.parse(written) as GenerationSection[]);

export const generationOf = (
  row: Pick<GenerationRow, (typeof shownColumns)[number]>,
): Generation => ({
  generationId: row.id,
  kind: row.kind,
  status: row.status,
  campaignId: row.campaign_id,
  settings: settingsOf(row),
  author: row.author,
  written: writtenOf(row),
  draft: draftOf(row),
  notice: row.notice,
  failure: row.failure,
  revisionOf: row.revision_of,
  createdAt: timeOf(row.created_at),
  endedAt: row.ended_at === null ? null : timeOf(row.ended_at),
});

/** The settings of a cover for which the user has not said what it should show. */
export const defaultSettings: Omit<GenerationSettings, 'seed'> = {
  idea: '',
  tone: 'heroic',
  length: 'standard',
  difficulty: 'standard',
  level: 1,
  partySize: 4,
  safetyLines: '',
  safetyVeils: '',
  entryId: null,
  characterId: null,
  choices: {},
  texts: {},
};

/** Whether a generation paints a picture, and writes no text. */
export const isPainted = (kind: GenerationKind): kind is 'cover' | 'portrait' =>
  kind === 'cover' || kind === 'portrait';

/** The ids of the images of a generation. */
export const imagesOf = (
  row: Pick<GenerationRow, 'cover_w1024_id' | 'cover_w704_id' | 'portrait_id'>,
): string[] => [row.cover_w1024_id, row.cover_w704_id, row.portrait_id].filter((id) => id !== null);

/** The generation; undefined also when it belongs to another user. */
export const findGeneration = (
  db: Kysely<Schema>,
  generationId: string,
  userId: string,
): Promise<GenerationRow | undefined> =>
  db
    .selectFrom('generation')
    .selectAll()
    .where('id', '=', generationId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Notes that a text of a draft is saved, or in a form. New generations remove such a draft after the others. */
export async function markUsed(
  db: Kysely<Schema>,
  generationId: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('generation')
    .set({ used_at: now })
    .where('id', '=', generationId)
    .where('draft', 'is not', null)
    .execute();
}
