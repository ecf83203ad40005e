import type { Exclusions } from '../plan/lines.ts';
import { personsOfBeings } from '../tables/asked-persons/beings.ts';
import { personsOfDisguises } from '../tables/asked-persons/impostors.ts';
import { personsOfLearnedTrades } from '../tables/asked-persons/learned-trades.ts';
import { personsOfManners } from '../tables/asked-persons/manners.ts';
import { personsOfPasts } from '../tables/asked-persons/past.ts';
import { personsOfPurposes } from '../tables/asked-persons/purposes.ts';
import { personsOfRanks } from '../tables/asked-persons/ranks.ts';
import { personsOfRoadTrades } from '../tables/asked-persons/road-trades.ts';
import { personsOfShadyTrades } from '../tables/asked-persons/shady-trades.ts';
import { personsOfTempers } from '../tables/asked-persons/tempers.ts';
import { personsOfTownTrades } from '../tables/asked-persons/town-trades.ts';
import { personsOfTraits } from '../tables/asked-persons/traits.ts';
import { personsOfDeath } from '../tables/asked-persons/undead.ts';
import type { AskedStory } from '../tables/asked-persons/story-type.ts';
import type { Drive } from '../tables/person-types.ts';
import { isAdjective } from '../tables/person-traits.ts';
import type { Row } from '../tables/row-types.ts';

const ofTrades: readonly AskedStory[] = [
  ...personsOfShadyTrades,
  ...personsOfLearnedTrades,
  ...personsOfTownTrades,
  ...personsOfRanks,
  ...personsOfRoadTrades,
];

/** The first story that fits an idea is written, so what is rarer comes first. */
const askedStories: readonly AskedStory[] = [
  ...personsOfDisguises,
  ...personsOfDeath,
  ...personsOfBeings,
  ...personsOfPurposes,
  ...personsOfPasts,
  ...personsOfTempers,
  ...personsOfManners,
  ...personsOfTraits,
  ...ofTrades,
];

/** Stories about something that people must not know. */
const ofSecrets: ReadonlySet<string> = new Set(personsOfDisguises.map(({ id }) => id));

const trades: ReadonlySet<AskedStory> = new Set(ofTrades);

const everyTone: Drive['tones'] = ['heroic', 'grim', 'whimsical', 'horror', 'intrigue'];

const rowsOf = (texts: AskedStory['want']): readonly Row[] =>
  typeof texts === 'string' ? [texts] : texts.map((text, index): Row => [text, `v=${index + 1}`]);

/** Each of the tables has one row for a level and a truth. */
const driveOf = (story: AskedStory): Drive => ({
  id: story.id,
  tones: everyTone,
  words: [],
  ...(story.pronouns !== undefined && { pronouns: story.pronouns }),
  other: [story.other],
  want: rowsOf(story.want),
  ask: story.ask.map((text, index): Row => [text, `tier=${index + 1}`]),
  says: story.says,
  tell: rowsOf(story.tell),
  secret: story.truths,
  clue: story.clues.map(([skill, how, shows, truth]) =>
    truth === undefined ? [skill, how, shows] : [skill, how, shows, `v=${truth}`],
  ),
  pressed: rowsOf(story.pressed),
});

export const askedDrives: readonly Drive[] = askedStories.map(driveOf);

const asked: ReadonlySet<Drive> = new Set(askedDrives);

/** Whether a drive is the story of an idea, which then needs no sentence besides. */
export const isAskedDrive = (drive: Drive): boolean => asked.has(drive);

const ofTown: ReadonlySet<AskedStory> = new Set(personsOfTownTrades);

/** Whether a story is about someone who pays what a blacksmith can, at each level. */
export const isOfTown = (story: AskedStory): boolean => ofTown.has(story);

/** Whether a story may tell what an idea says of a person in secret. */
export const isOfSecrets = ({ id }: Drive): boolean => ofSecrets.has(id);

/** The stories that an idea asks for. */
export interface AskedTale {
  readonly drive: Drive;
  readonly story: AskedStory;
  /** Words of the idea for the rows: `{what}`. */
  readonly words: Readonly<Record<string, string>>;
  /** Further stories that fit. Only their looks and manners are written. */
  readonly others: readonly AskedStory[];
}

/** The words of an idea without anything that a row could read as markup. */
const plainWords = (idea: string): string =>
  (
    idea
      .slice(0, 200)
      .normalize('NFC')
      .replaceAll(/[\u2018\u2019]/g, "'")
      .match(/[\p{L}'-]+|,/gu) ?? []
  )
    .join(' ')
    .replaceAll(' ,', ',')
    .replace(/^(?:an?|the) /i, '');

/** The stories for an idea; undefined if none fits, or if a line of the campaign excludes the words of the idea. */
export function askedTaleOf(
  idea: string,
  exclusions: Exclusions,
  isAllowed: (drive: Drive) => boolean,
): AskedTale | undefined {
  const text = plainWords(idea);
  if (exclusions.matches(text)) return undefined;
  const fitting = askedStories.flatMap((story, index) => {
    const match = story.asked.exec(text);
    const drive = askedDrives[index];
    return match === null || drive === undefined || !isAllowed(drive)
      ? []
      : [{ story, drive, match }];
  });
  const [first, ...others] = fitting;
  if (first === undefined) return undefined;
  return {
    drive: first.drive,
    story: first.story,
    words: { ...first.match.groups },
    // A trade besides a temper or a past; two trades would contradict each other.
    others: trades.has(first.story)
      ? []
      : others
          .map(({ story }) => story)
          .filter(
            (story) =>
              trades.has(story) && !JSON.stringify([story.look, story.manner]).includes('{what}'),
          ),
  };
}

/** The trade of a person without the temper before it: `court mage`, not `jealous court mage`. */
export function tradeOf(role: string): string {
  const words = role.split(' ');
  const at = words.findIndex((word, index) => index === words.length - 1 || !isAdjective(word));
  return words
    .slice(Math.max(at, words.length - 2))
    .filter((word, index, all) => index === all.length - 1 || !isAdjective(word))
    .join(' ');
}
