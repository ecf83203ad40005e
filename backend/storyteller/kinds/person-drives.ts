import { drivesOdd } from '../tables/drives-odd.ts';
import { drivesOfDebt } from '../tables/drives-of-debt.ts';
import { drivesOfHeart } from '../tables/drives-of-heart.ts';
import { personStories } from '../tables/person-stories.ts';
import { personStoriesOfRealms } from '../tables/person-stories-of-realms.ts';
import type { Drive, PersonStory } from '../tables/person-types.ts';
import { rowText } from '../plan/truths.ts';
import type { Row } from '../tables/row-types.ts';

/** A person who is written as one has a drive with one row for each thing. */
const driveOf = (story: PersonStory): Drive => ({
  ...story,
  roles: [[story.role], [story.role], [story.role]],
  other: [story.other],
  want: [story.want],
  ask: [story.ask],
  tell: [story.tell],
  secret: story.truths,
  clue: story.clues.map(([skill, how, shows, truth]) =>
    truth === undefined ? [skill, how, shows] : [skill, how, shows, `v=${truth}`],
  ),
  pressed: story.pressed.map((text, index): Row => [text, `v=${index + 1}`]),
});

export const storyDrives: readonly Drive[] = [...personStories, ...personStoriesOfRealms].map(
  driveOf,
);

export const drives: readonly Drive[] = [
  ...storyDrives,
  ...drivesOfDebt,
  ...drivesOfHeart,
  ...drivesOdd,
];

/** What a person who is written as one says has nothing to do with the trade of a town. */
export const isOfTrade = (row: Row): boolean =>
  /\{(?:works|good|body|site|tool)/.test(rowText(row));
