import { drivesOfCurses } from '../tables/drives-of-curses.ts';
import { drivesOfFraud } from '../tables/drives-of-fraud.ts';
import { drivesOfGuilt } from '../tables/drives-of-guilt.ts';
import { drivesOfJustice } from '../tables/drives-of-justice.ts';
import { drivesOfLove } from '../tables/drives-of-love.ts';
import { harmlessDrives } from '../tables/harmless-drives.ts';
import { personStoriesOfCrowns } from '../tables/person-stories-of-crowns.ts';
import { personStoriesOfLands } from '../tables/person-stories-of-lands.ts';
import { personStoriesOfNights } from '../tables/person-stories-of-nights.ts';
import { personStoriesOfPalaces } from '../tables/person-stories-of-palaces.ts';
import { personStoriesOfPowers } from '../tables/person-stories-of-powers.ts';
import { personStoriesOfRealms } from '../tables/person-stories-of-realms.ts';
import { personStoriesOfRegions } from '../tables/person-stories-of-regions.ts';
import { personStoriesOfThrones } from '../tables/person-stories-of-thrones.ts';
import { personStoriesOfTowns } from '../tables/person-stories-of-towns.ts';
import { personStoriesOfWorkshops } from '../tables/person-stories-of-workshops.ts';
import type { Drive, PersonStory } from '../tables/person-types.ts';
import { spreadPick } from '../plan/spread.ts';
import { rowText } from '../plan/truths.ts';
import { hashText } from '../random.ts';
import type { StoryRequest } from '../story.ts';
import type { Row } from '../tables/row-types.ts';
import { isAskedDrive } from './asked-stories.ts';

/** A row for all truths, or a row for each. */
const rowsOf = (texts: PersonStory['want']): readonly Row[] =>
  typeof texts === 'string'
    ? [texts]
    : texts.map((row, index): Row => (typeof row === 'string' ? [row, `v=${index + 1}`] : row));

const present = (texts: PersonStory['truths']): readonly string[] =>
  texts.filter((text) => text !== undefined);

/** Each truth has its own speeches: with another truth the same person does not say the same again. */
const ofEachTruth = (rows: readonly Row[], truths: number): readonly Row[] =>
  rows.map((row, index): Row =>
    typeof row === 'string' ? [row, `v=${(index % truths) + 1}`] : row,
  );

/** The drive of a person who is written as one. Each of its tables has only the row of this person. */
const driveOf = (story: PersonStory): Drive => ({
  ...story,
  roles: [[story.role], [story.role], [story.role]],
  other: [story.other],
  want: rowsOf(story.want),
  ask: rowsOf(story.ask),
  says: ofEachTruth(story.says, story.truths.length),
  tell: rowsOf(story.tell),
  secret: present(story.truths),
  clue: story.clues.map(([skill, how, shows, truth]) =>
    truth === undefined ? [skill, how, shows] : [skill, how, shows, `v=${truth}`],
  ),
  pressed: rowsOf(present(story.pressed)),
});

export const storyDrives: readonly Drive[] = [
  ...personStoriesOfTowns,
  ...personStoriesOfWorkshops,
  ...personStoriesOfLands,
  ...personStoriesOfNights,
  ...personStoriesOfRegions,
  ...personStoriesOfCrowns,
  ...personStoriesOfPowers,
  ...personStoriesOfThrones,
  ...personStoriesOfPalaces,
  ...personStoriesOfRealms,
].map(driveOf);

export const drives: readonly Drive[] = [
  ...storyDrives,
  ...drivesOfFraud,
  ...drivesOfJustice,
  ...drivesOfLove,
  ...drivesOfGuilt,
  ...drivesOfCurses,
  ...harmlessDrives,
];

const written: ReadonlySet<Drive> = new Set(storyDrives);

/** Whether the person is written as one. */
export const isStoryDrive = (drive: Drive): boolean => written.has(drive) || isAskedDrive(drive);

/** Whether a row is about the trade of a town. A person who is written as one has no such rows. */
export const isOfTrade = (row: Row): boolean =>
  /\{(?:works|good|body|site|tool)/.test(rowText(row));

/** Each person who is written as one is this many times as likely as `combinedPerPick` drives that are combined. */
const weightOfStories = 4;
const combinedPerPick = 4;

/** From this level the secrets of the combined persons are too small for the party. */
const firstLevelOfStories = 9;

/** Whether all persons are written as one: the combined ones are not frightening, either. */
const onlyStories = ({ level, tone }: Pick<StoryRequest, 'level' | 'tone'>): boolean =>
  level >= firstLevelOfStories || tone === 'horror';

/**
 * Readers prefer the persons who are written as one. The others are for a user whose recent texts have told these. The
 * second choice has another seed, because the first one has sent this seed to one part of the list.
 */
export function pickDrive(
  allowed: readonly Drive[],
  seed: number,
  request: Pick<StoryRequest, 'level' | 'tone'>,
): Drive {
  const stories = allowed.filter(isStoryDrive);
  const combined = allowed.filter((drive) => !isStoryDrive(drive));
  if (stories.length === 0) return spreadPick(combined, seed);
  if (onlyStories(request)) return spreadPick(stories, seed);
  const choice = spreadPick(
    [
      ...stories.flatMap((drive) => Array.from({ length: weightOfStories }, () => drive)),
      // Not so few that a campaign hears a story again while there are others.
      ...Array.from(
        { length: Math.ceil(combined.length / combinedPerPick) },
        () => 'combined' as const,
      ),
    ],
    seed,
  );
  if (choice !== 'combined') return choice;
  return spreadPick(combined, hashText(`combined|${seed}`) >>> 1);
}
