import { firstCharacters } from '../first-characters.ts';
import { entryLimits } from '../entries/entry-limits.ts';
import { detailsOfType } from '../entries/entry-types.ts';
import { ImportProblem } from '../import/import-problem.ts';
import { toOneLine } from '../one-line.ts';
import {
  archiveLimits,
  type ArchivedEntry,
  type ArchivedType,
  type ArchivedVisibility,
} from './archive-format.ts';
import { longestDraftAuthor } from '../contract-limits.ts';
import { isId } from '../ids.ts';
import { isRecord } from '../is-record.ts';

type Fields = Readonly<Record<string, unknown>>;

export type FittedEntry = Pick<
  ArchivedEntry,
  'type' | 'title' | 'text' | 'tags' | 'visibility' | 'readerIds' | 'details' | 'draftedBy'
>;

export const maxText = entryLimits.text.maxLength;
const maxTitle = entryLimits.title.maxLength;

/** NFC without what no database stores, as the server reads a text. */
export const plainString = (value: string): string =>
  value.normalize('NFC').replaceAll('\0', '').toWellFormed();

/** Far more than a line can have, so that a huge text is not read as a line. */
const longestLine = 10_000;

const oneLine = (value: string): string => toOneLine(plainString(value.slice(0, longestLine)));

/** The first characters of a plain text. Composing characters makes a text four times shorter at most. */
export const plainStart = (value: string, most: number): string =>
  firstCharacters(plainString(value.slice(0, 4 * most)), most);

/** Returns undefined for a value that the detail cannot have. */
type Fit = (value: unknown) => unknown;

const scalar = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

const line =
  ({ maxLength }: { readonly maxLength: number }): Fit =>
  (value) => {
    const text = scalar(value);
    const fitted = text === undefined ? '' : firstCharacters(oneLine(text), maxLength).trim();
    return fitted === '' ? undefined : fitted;
  };

const oneOf =
  ({ enum: words }: { readonly enum: readonly string[] }): Fit =>
  (value) =>
    typeof value === 'string' && words.includes(value) ? value : undefined;

const whole =
  ({ minimum, maximum }: { readonly minimum: number; readonly maximum: number }): Fit =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum
      ? value
      : undefined;

const list =
  ({ maxItems }: { readonly maxItems: number }, fit: Fit): Fit =>
  (value) =>
    Array.isArray(value)
      ? value
          .map(fit)
          .filter((each) => each !== undefined)
          .slice(0, maxItems)
      : undefined;

const id: Fit = (value) => (typeof value === 'string' && isId(value) ? value : undefined);
const distinct =
  (fit: Fit): Fit =>
  (value) => {
    const fitted = fit(value);
    return Array.isArray(fitted) ? [...new Set(fitted)] : fitted;
  };

const author = line({ maxLength: longestDraftAuthor });

const date: Fit = (value) => {
  const day = value instanceof Date ? value.toISOString().slice(0, 10) : value;
  if (typeof day !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  return exists ? day : undefined;
};

const limits = entryLimits.details;

const step: Fit = (value) => {
  const text = isRecord(value) ? line(limits.steps.items.text)(value['text']) : undefined;
  return isRecord(value) && text !== undefined ? { text, done: value['done'] === true } : undefined;
};

const rewardItem: Fit = (value) => {
  if (!isRecord(value)) return undefined;
  const { items } = limits.rewardItems;
  const name = line(items.name)(value['name']);
  const quantity = whole(items.quantity)(value['quantity']);
  if (name === undefined || quantity === undefined) return undefined;
  const kind = oneOf(items.kind)(value['kind']);
  const sk = value['sk'];
  const isKey = typeof sk === 'string' && sk !== '' && sk.length <= items.sk.maxLength;
  return { name, quantity, ...(kind !== undefined && isKey && { kind, sk }) };
};

const coins: Fit = (value) => {
  if (!isRecord(value)) return undefined;
  const amounts = Object.entries(limits.rewardCoins).map(([coin, limit]) => [
    coin,
    whole(limit)(value[coin]),
  ]);
  return Object.fromEntries(amounts.filter(([, amount]) => amount !== undefined));
};

const recap: Fit = (value) =>
  typeof value === 'string' ? plainStart(value, limits.recap.maxLength) : undefined;

const details: Readonly<Record<string, Fit>> = {
  number: whole(limits.number),
  date,
  attendance: distinct(list(limits.attendance, id)),
  recap,
  questStatus: oneOf(limits.questStatus),
  giver: line(limits.giver),
  steps: list(limits.steps, step),
  rewardItems: list(limits.rewardItems, rewardItem),
  rewardCoins: coins,
  role: line(limits.role),
  disposition: line(limits.disposition),
  life: oneOf(limits.life),
  placeKind: line(limits.placeKind),
  goal: line(limits.goal),
  rarity: line(limits.rarity),
  holder: line(limits.holder),
} satisfies Record<keyof typeof limits, Fit>;

export const isType = (value: unknown): value is ArchivedType =>
  typeof value === 'string' && Object.hasOwn(detailsOfType, value);

const isVisibility = (value: unknown): value is ArchivedVisibility =>
  entryLimits.visibility.enum.some((each) => each === value);

/** The tags that an entry can have. */
function fittedTags(tags: readonly unknown[]): string[] {
  const fitted = tags.flatMap((tag) => {
    const text = line(entryLimits.tags.items)(tag);
    return typeof text === 'string' ? [text] : [];
  });
  return [...new Set(fitted)].slice(0, entryLimits.tags.maxItems);
}

/**
 * Makes an entry of a file one that the server accepts. The text can still be too long.
 * @param note called with a sentence for each thing that is lost
 * @throws ImportProblem if the text is too long to be divided
 */
export function fitEntry(fields: Fields, note: (what: string) => void): FittedEntry {
  const title = typeof fields['title'] === 'string' ? oneLine(fields['title']) : '';
  const fittedTitle = firstCharacters(title, maxTitle).trim() || 'Untitled';
  if (fittedTitle !== title) note(`The title is shortened to ${maxTitle} characters or filled in.`);
  const text = typeof fields['text'] === 'string' ? fields['text'] : '';
  // This check comes before something parses the text.
  if (text.length > archiveLimits.text) {
    const millions = archiveLimits.text / 1_000_000;
    throw new ImportProblem(`The text of “${fittedTitle}” has more than ${millions} MB.`);
  }
  const type = isType(fields['type']) ? fields['type'] : 'note';
  if (type !== fields['type']) note('Its type is not known here, so it becomes a note.');
  // What is not known stays hidden.
  const visibility = isVisibility(fields['visibility']) ? fields['visibility'] : 'gm';
  if (visibility !== (fields['visibility'] ?? 'gm')) {
    note('Who may read it is not known here, so it is for game masters only.');
  }
  const tags = Array.isArray(fields['tags']) ? fields['tags'] : [];
  const fitted = fittedTags(tags);
  if (fitted.length < new Set(tags).size) note('Some of its tags are left out.');
  const readers = Array.isArray(fields['readerIds']) ? fields['readerIds'] : [];
  const readerIds = [
    ...new Set(readers.filter((each) => id(each) !== undefined).map(String)),
  ].slice(0, entryLimits.readerIds.maxItems);
  if (readerIds.length < new Set(readers).size) note('Some of its readers are left out.');
  return {
    type,
    title: fittedTitle,
    text: plainString(text),
    tags: fitted,
    visibility,
    readerIds,
    details: fitDetails(type, fields['details'], note),
    draftedBy: fitAuthor(fields['draftedBy'], note),
  };
}

function fitAuthor(value: unknown, note: (what: string) => void): string | null {
  if (value === undefined || value === null) return null;
  const fitted = author(value);
  if (fitted !== value) note('The author of its draft is shortened or left out.');
  return typeof fitted === 'string' ? fitted : null;
}

/** What people call the details whose names in the file they would not understand. */
const detailWords: ReadonlyMap<string, string> = new Map([
  ['questStatus', 'status'],
  ['rewardItems', 'reward'],
  ['rewardCoins', 'coins'],
  ['placeKind', 'kind of place'],
]);

function fitDetails(type: ArchivedType, value: unknown, note: (what: string) => void) {
  if (!isRecord(value)) return {};
  const names: readonly string[] = detailsOfType[type];
  const fitted: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(value)) {
    const kept = names.includes(name) ? details[name]?.(given) : undefined;
    if (kept !== undefined) fitted[name] = kept;
    if (JSON.stringify(kept) !== JSON.stringify(given)) {
      note(`The detail “${detailWords.get(name) ?? name.slice(0, 40)}” is shortened or left out.`);
    }
  }
  return fitted;
}
