import * as z from 'zod/mini';
import { lazyPart } from '#src/components/lazy-part.tsx';
import type { ShownField } from '#src/components/drafts/conflict-card.tsx';
import { showLabel, showText } from '#src/components/drafts/shown-values.ts';
import type { RecordVersion } from '#src/components/forms/form-draft.ts';
import type {
  Entry,
  EntryCreateRequest as EntryBody,
  EntryDetails as Details,
  PersonLife,
  QuestStatus,
  EntryType,
  EntryVersion,
  QuestCoins,
  QuestRewardItem,
  QuestStep,
} from '#src/generated/model/index.ts';
import { EntryCreateRequest, EntryDetails } from '#src/generated/zod/questwrightAPI.schemas.zod.ts';
import { detailsOfType } from '#src/lib/entries/entry-types.ts';
import {
  coinsText,
  detailLabels,
  hiddenLabel,
  lifeLabels,
  questStatusLabels,
  typeTexts,
  visibilityLabels,
} from './entry-labels.ts';

type DetailName = keyof Details;

/** The details of all types. A detail that is not given is empty. */
interface DetailValues extends Record<DetailName, unknown> {
  number: number | null;
  date: string;
  attendance: string[];
  recap: string;
  questStatus: QuestStatus | '';
  giver: string;
  steps: QuestStep[];
  rewardItems: QuestRewardItem[];
  rewardCoins: QuestCoins;
  role: string;
  disposition: string;
  life: PersonLife | '';
  placeKind: string;
  goal: string;
  rarity: string;
  holder: string;
}

/** The values of the form. Details are beside the other fields, so that conflicts are about one detail. */
export interface EntryValues extends DetailValues {
  type: EntryType;
  title: string;
  text: string;
  coverPictureId: string | null;
  /** Separated by commas. */
  tags: string;
  visibility: NonNullable<EntryBody['visibility']>;
  readerIds: string[];
}

const noDetails: DetailValues = {
  number: null,
  date: '',
  attendance: [],
  recap: '',
  questStatus: '',
  giver: '',
  steps: [],
  rewardItems: [],
  rewardCoins: {},
  role: '',
  disposition: '',
  life: '',
  placeKind: '',
  goal: '',
  rarity: '',
  holder: '',
};

/** The first values of a new entry. */
export const blankEntry = (
  type: EntryType,
  visibility: EntryValues['visibility'],
): EntryValues => ({
  type,
  title: '',
  text: '',
  coverPictureId: null,
  tags: '',
  visibility,
  readerIds: [],
  ...noDetails,
  ...(type === 'quest' && { questStatus: 'not-started' }),
  ...(type === 'person' && { life: 'alive' }),
});

/** The values of a stored entry, or of one of its versions. */
export function entryVersion(entry: Entry | EntryVersion): RecordVersion<EntryValues> {
  const { type, title, text, cover, tags, visibility, readerIds, details, version } = entry;
  const coverPictureId = cover?.pictureId ?? null;
  const words = tags.join(', ');
  const values = { type, title, text, coverPictureId, tags: words, visibility, readerIds };
  return { values: { ...noDetails, ...values, ...details }, version };
}

const wordsOf = (tags: string): string[] =>
  tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

const hasText = ({ text = '', name = '' }: { text?: string; name?: string }): boolean =>
  (text + name).trim() !== '';

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  Number.isNaN(value) ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** The fields of the contract, with the details beside the others. */
const flatSchema = z.object({ ...EntryCreateRequest.shape, ...EntryDetails.shape });

/** Leaves out empty details, details that the type does not have, and rows of lists without a text. */
function givenValues(entry: EntryValues): z.input<typeof flatSchema> {
  const { type, title, text, coverPictureId, tags, visibility, readerIds, ...values } = entry;
  const steps = values.steps.filter(hasText);
  const rewardItems = values.rewardItems.filter(hasText);
  const details: DetailValues = { ...values, steps, rewardItems };
  const names: readonly DetailName[] = detailsOfType[type];
  const given = names.filter((name) => !isEmpty(details[name]));
  return {
    type,
    title,
    text,
    coverPictureId,
    tags: wordsOf(tags),
    visibility,
    readerIds: visibility === 'chosen' ? readerIds : [],
    ...Object.fromEntries(given.map((name) => [name, details[name]])),
  };
}

/** Turns the values of the form into fields of the contract, and checks them. */
export const entrySchema = z.pipe(z.transform(givenValues), flatSchema);

export type EntryFields = z.output<typeof entrySchema>;

/** The body of a request. */
export function entryBody(fields: EntryFields): EntryBody {
  const {
    type,
    title,
    text,
    coverPictureId,
    tags,
    visibility,
    readerIds,
    parentId: _,
    details: _none,
    ...rest
  } = fields;
  const details: Details = rest;
  return { type, title, text, coverPictureId, tags, visibility, readerIds, details };
}

/** A line for each row. Rows without a text are left out, as in a request. */
const showLines =
  <Row extends string | { text?: string; name?: string }>(line: (row: Row) => string) =>
  (value: unknown): string => {
    // The values of a field always have the type of that field.
    const rows = Array.isArray(value) ? (value as Row[]) : [];
    return rows
      .filter((row) => typeof row === 'string' || hasText(row))
      .map(line)
      .join('\n');
  };

const labels = {
  title: 'Title',
  type: 'Type',
  ...detailLabels,
  text: 'Text',
  coverPictureId: 'Cover',
  visibility: 'Who can read it',
  readerIds: 'Chosen members',
  tags: 'Tags',
} as const satisfies Record<keyof EntryValues, string>;

export const fieldLabels: Readonly<Record<keyof EntryValues, string>> = labels;

/** The fields with a text in Markdown, which is compared word by word and merged by paragraphs. */
export const textFields = ['text', 'recap'] as const;

export const isTextField = (field: string): field is (typeof textFields)[number] =>
  textFields.some((one) => one === field);

/** Loaded when there is something to compare. */
const EntryTextComparison = lazyPart(
  async () => (await import('./entry-text-comparison.tsx')).EntryTextComparison,
);

/**
 * How the fields are shown in a conflict. `nameOf` gives the name of a member, `author` is the player
 * who reads all of the entry, as in `readingAuthor`.
 */
export function entryFields(
  nameOf: (userId: string) => string,
  author?: string,
): readonly ShownField[] {
  // The values of a field always have the type of that field.
  const shownAs: Readonly<Partial<Record<string, ShownField['show']>>> = {
    coverPictureId: (value) => (value === null ? 'No cover' : 'A picture'),
    type: (value) => typeTexts[value as EntryType].label,
    attendance: showLines(nameOf),
    readerIds: showLines(nameOf),
    questStatus: showLabel(questStatusLabels),
    life: showLabel(lifeLabels),
    visibility: showLabel({ ...visibilityLabels, gm: hiddenLabel(author) }),
    steps: showLines(({ text, done }: QuestStep) => `${done ? '✓' : '–'} ${text}`),
    rewardItems: showLines(({ name, quantity }: QuestRewardItem) =>
      Number.isNaN(quantity) ? name : `${quantity} × ${name}`,
    ),
    // The value of a field has the type of this field.
    rewardCoins: (value) => coinsText(value as QuestCoins),
  };
  return Object.entries(labels).map(([key, label]) => ({
    key,
    label,
    show: shownAs[key] ?? showText,
    ...(isTextField(key) && { Compare: EntryTextComparison }),
  }));
}
