import type { Kysely } from 'kysely';
import { validationProblem } from '#contract/problem.ts';
import type {
  EntryDetails,
  EntrySummaryDetails,
  EntrySummarySteps,
  EntryType,
  ProblemField,
} from '#src/generated/model/index.ts';
import type { Schema } from '#backend/db/schema.ts';
import { insertMany } from '#backend/db/insert-many.ts';
import { detailsOfType } from '#src/lib/entries/entry-types.ts';
import { foldName } from '#src/lib/fold.ts';
import { titleWordsOf } from './title-rank.ts';
import { excerptOfMarkdown } from './views.ts';

/** The columns that a request can change, as fields of the contract. */
export interface EntryContent {
  readonly type: EntryType;
  readonly title: string;
  readonly text: string;
  readonly tags: readonly string[];
  readonly details: EntryDetails;
}

/** The columns of `entry` with this content. */
export function contentColumns({ type, title, text, tags, details }: EntryContent) {
  const trimmed = title.trim();
  return {
    type,
    title: trimmed,
    title_fold: foldName(trimmed),
    title_words: titleWordsOf(trimmed),
    text,
    excerpt: excerptOfMarkdown(text),
    tags: JSON.stringify([...tagsByFold(tags).values()]),
    details: JSON.stringify(details),
    ...summaryColumns(details),
    date: details.date ?? '',
    number: details.number ?? null,
    quest_order: questOrderOf(type, details),
  };
}

/** The columns with the details that lists show. Long details are left out or only counted. */
function summaryColumns(details: EntryDetails) {
  const { recap: _, steps = [], attendance, rewardItems: __, rewardCoins: ___, ...short } = details;
  const summary: EntrySummaryDetails = {
    ...short,
    ...(attendance && { attendees: attendance.length }),
  };
  const progress: EntrySummarySteps = {
    done: steps.filter(({ done }) => done).length,
    total: steps.length,
    next: steps.find(({ done }) => !done)?.text ?? null,
  };
  return {
    summary_details: JSON.stringify(summary),
    summary_steps: steps.length === 0 ? null : JSON.stringify(progress),
  };
}

/** The order of open quests in the overview: 2 for ongoing ones, 1 for other open ones, 0 for the rest. */
function questOrderOf(type: EntryType, { questStatus }: EntryDetails): number {
  if (type !== 'quest' || questStatus === 'completed' || questStatus === 'abandoned') return 0;
  return questStatus === 'ongoing' ? 2 : 1;
}

/** The tags without repetitions. Tags that differ only in case are the same tag. */
function tagsByFold(tags: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const tag of tags) {
    const fold = foldName(tag);
    if (!found.has(fold)) found.set(fold, tag.trim());
  }
  return found;
}

export async function storeTags(
  transaction: Kysely<Schema>,
  entryId: string,
  tags: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('entry_tag').where('entry_id', '=', entryId).execute();
  const folds = [...tagsByFold(tags).keys()];
  await insertMany(
    transaction,
    'entry_tag',
    folds.map((tag_fold) => ({ entry_id: entryId, tag_fold })),
  );
}

/** @throws ProblemError 422 when one of the readers is not a member of the campaign */
export async function storeReaders(
  transaction: Kysely<Schema>,
  entry: { readonly id: string; readonly campaignId: string },
  readerIds: readonly string[],
): Promise<void> {
  const members = await transaction
    .selectFrom('campaign_member')
    .select('user_id')
    .where('campaign_id', '=', entry.campaignId)
    .execute();
  const known = new Set(members.map(({ user_id }) => user_id));
  const faults: ProblemField[] = readerIds.flatMap((id, index) =>
    known.has(id)
      ? []
      : [{ path: `/readerIds/${index}`, message: 'This person is not a member of the campaign.' }],
  );
  if (faults.length > 0) throw validationProblem(faults);
  await transaction.deleteFrom('entry_reader').where('entry_id', '=', entry.id).execute();
  await insertMany(
    transaction,
    'entry_reader',
    readerIds.map((user_id) => ({ entry_id: entry.id, user_id })),
  );
}

/** @throws ProblemError 422 when there are details that entries of this type do not have */
export function requireDetailsOfType(type: EntryType, details: EntryDetails): void {
  const allowed = new Set<string>(detailsOfType[type]);
  const faults = Object.keys(details)
    .filter((name) => !allowed.has(name))
    .map((name) => ({
      path: `/details/${name}`,
      message: `Entries of the type ${type} do not have this.`,
    }));
  if (faults.length > 0) throw validationProblem(faults);
}

/** The details that entries of this type have. */
export function detailsFor(type: EntryType, details: EntryDetails): EntryDetails {
  const names: readonly (keyof EntryDetails)[] = detailsOfType[type];
  return Object.fromEntries(
    names.flatMap((name) => (details[name] === undefined ? [] : [[name, details[name]]])),
  );
}
