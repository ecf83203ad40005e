import {
  CalendarDays,
  Flag,
  Gem,
  type LucideIcon,
  MapPin,
  NotebookPen,
  ScrollText,
  Shield,
  UserRound,
} from 'lucide-react';
import {
  type EntryDetails,
  type PersonLife,
  type QuestStatus,
  type EntrySummary,
  type EntrySummarySteps,
  EntryType,
  type EntryVisibility,
  type QuestCoins,
} from '#src/generated/model/index.ts';
import { counted } from '#src/lib/counted.ts';
import { groupedNumber } from '#src/lib/grouped-number.ts';
import { dayText } from '#src/lib/local-day.ts';

interface TypeTexts {
  readonly label: string;
  readonly many: string;
  /** What the text of a new entry should say. */
  readonly hint: string;
  readonly icon: LucideIcon;
}

export const typeTexts: Readonly<Record<EntryType, TypeTexts>> = {
  session: {
    label: 'Session',
    many: 'Sessions',
    hint: 'What you prepare, and what the table must not forget.',
    icon: CalendarDays,
  },
  quest: {
    label: 'Quest',
    many: 'Quests',
    hint: 'What is asked, why it matters and what stands in the way.',
    icon: Flag,
  },
  person: {
    label: 'Person',
    many: 'People',
    hint: 'A look, a voice, a want. One line each is enough.',
    icon: UserRound,
  },
  place: {
    label: 'Place',
    many: 'Places',
    hint: 'What one sees first, who lives there and what is wrong.',
    icon: MapPin,
  },
  faction: {
    label: 'Faction',
    many: 'Factions',
    hint: 'Who belongs to it, and what it does if it is not stopped.',
    icon: Shield,
  },
  item: {
    label: 'Item',
    many: 'Items',
    hint: 'What it looks like, what it does and where it came from.',
    icon: Gem,
  },
  note: {
    label: 'Note',
    many: 'Notes',
    hint: 'Anything that fits nowhere else.',
    icon: NotebookPen,
  },
  handout: {
    label: 'Handout',
    many: 'Handouts',
    hint: 'A letter, a poster, a riddle: the words that the players read.',
    icon: ScrollText,
  },
};

export const entryTypes: readonly EntryType[] = Object.values(EntryType);

export const isEntryType = (text: string | null): text is EntryType =>
  entryTypes.some((type) => type === text);

export const questStatusLabels: Readonly<Record<QuestStatus, string>> = {
  'not-started': 'Not started',
  ongoing: 'Ongoing',
  completed: 'Completed',
  abandoned: 'Abandoned',
};

export const lifeLabels: Readonly<Record<PersonLife, string>> = {
  alive: 'Alive',
  dead: 'Dead',
  missing: 'Missing',
  unknown: 'Fate unknown',
};

export const visibilityLabels: Readonly<Record<EntryVisibility, string>> = {
  gm: 'Game masters only',
  everyone: 'Everyone',
  chosen: 'Chosen members',
};

export type Authored = Pick<EntrySummary, 'author' | 'authorReads' | 'canEdit'>;

/**
 * The name of a player who has written the entry and so reads all of it, or `you`; undefined if only
 * game masters read all of it.
 */
export function readingAuthor(entry: Authored, isPlayer: boolean): string | undefined {
  if (!entry.authorReads) return undefined;
  // Players can change only what they have written.
  return isPlayer && entry.canEdit ? 'you' : (entry.author ?? undefined);
}

/** The label of the visibility `gm`. It names the author if this player can read the entry, too. */
export const hiddenLabel = (author: string | undefined): string =>
  author === undefined
    ? visibilityLabels.gm
    : author === 'you'
      ? 'You and the game masters'
      : `Game masters and ${author}`;

/** The labels of the details, in forms and on pages. */
export const detailLabels: Readonly<Record<keyof EntryDetails, string>> = {
  number: 'Number',
  date: 'Date',
  attendance: 'Who was there',
  recap: 'Recap',
  questStatus: 'Status',
  giver: 'Given by',
  steps: 'Steps',
  rewardItems: 'Reward',
  rewardCoins: 'Coins',
  role: 'Role',
  disposition: 'Towards the party',
  life: 'Life',
  placeKind: 'Kind of place',
  goal: 'Goal',
  rarity: 'Rarity',
  holder: 'Held by',
};

const coinNames = ['pp', 'gp', 'ep', 'sp', 'cp'] as const satisfies readonly (keyof QuestCoins)[];

/** `2 gp, 5 sp`; empty without coins. */
export const coinsText = (coins: QuestCoins): string =>
  coinNames
    .flatMap((name) => (coins[name] ? [`${groupedNumber(coins[name])} ${name}`] : []))
    .join(', ');

/** `2 of 5 steps done` */
export const stepsText = ({ done, total }: EntrySummarySteps): string =>
  `${done} of ${counted(total, 'step', 'steps')} done`;

/** The type and the most important details of an entry in a few words each, for lists. */
export function entryWords({
  type,
  details,
  steps,
}: Pick<EntrySummary, 'type' | 'details' | 'steps'>): string[] {
  const { number, date, attendees = 0, questStatus, giver } = details;
  const { role, disposition, life, placeKind, goal, rarity, holder } = details;
  const words = [
    number === undefined ? typeTexts[type].label : `${typeTexts[type].label} ${number}`,
    date !== undefined && dayText(date),
    attendees > 0 && `${counted(attendees, 'person', 'people')} at the table`,
    questStatus && questStatusLabels[questStatus],
    steps && stepsText(steps),
    giver && `from ${giver}`,
    role,
    disposition,
    life && life !== 'alive' && lifeLabels[life],
    placeKind,
    goal,
    rarity,
    holder && `held by ${holder}`,
  ];
  return words.filter((word) => typeof word === 'string').filter(Boolean);
}
