import { describe, expect, test } from 'vitest';
import { askedPlaceOf } from './kinds/asked-place.ts';
import { noExclusions } from './plan/lines.ts';
import { rowHolds } from './plan/truths.ts';
import { requestOf, textOf, tones } from './requests.fixture.ts';
import { placeAspects } from './tables/asked-places/aspects/place-aspects.ts';
import { placeFamilies } from './tables/asked-places/families/place-families.ts';
import type { PlacePlot } from './tables/asked-places/families/place-family.ts';
import { placeSorts } from './tables/asked-places/sorts/place-sorts.ts';
import { tellStory } from './tell.ts';

/** Ideas with their family, and a word that the texts of everyone and of the game master both have. */
const asked: readonly (readonly [idea: string, family: string, said: RegExp])[] = [
  ['prison tower with only one prisoner', 'one-prisoner', /prisoner/],
  ['a border fort that was forgotten by the empire', 'forgotten', /empire/],
  ['potion shop run by a nervous gnome', 'potions', /bottle|potion|drops/],
  ['goblin market in the sewers', 'market-of-creatures', /goblin|stall/],
  ['a tavern for retired adventurers', 'retired', /adventurers|last verse/],
  ['hidden thieves guild headquarters under a bakery', 'front', /thieves/],
  ['a mining town after the silver ran out', 'exhausted', /silver/],
  ['ruined elven watchtower overgrown with ivy', 'overgrown', /ivy/],
  ['the kitchen of an ogre', 'home-of-creature', /ogre|hearth/],
  ['orc camp in winter', 'camp-of-folk', /orcs/],
  ['old mill turned bandit hideout', 'hideout', /bandits/],
  ['temple of the moon goddess', 'temple-of', /moon/],
  ['library of forbidden books', 'forbidden-books', /book/],
  ['the throne room of a dead king', 'dead-ruler', /king/],
  ['gambling den on a riverboat', 'gambling', /table|stake|round/],
  ['a bathhouse where nobles gossip', 'gossip', /nobles|sentence/],
  ["a witch's hut in the swamp", 'witch', /witch/],
  ['a trap room with four levers', 'chamber', /levers|bolt/],
  ['puzzle chamber with talking statues', 'chamber', /statues|bolt/],
  ['smithy inside a volcano', 'hot-forge', /volcano|smithy|blade/],
];

describe.each(asked)('the place of "%s"', (idea, id, said) => {
  test('has the rows of its family, for small and for great parties', () => {
    for (const tone of tones) {
      for (const level of [2, 7, 16]) {
        const story = tellStory(requestOf('place', level, { idea, tone, level }));
        const everyone = textOf(story, 'everyone');
        const wrong = story.sections.find((section) => section.id === 'wrong')?.text ?? '';
        expect(story.facts['trouble']).toBe(id);
        expect(everyone).toMatch(said);
        expect(wrong).toMatch(said);
        expect(textOf(story)).not.toMatch(/[{}]|strangers come to see|makes a secret of it/);
      }
    }
  });
});

test('the keeper is the one whom the idea names', () => {
  for (const [idea, role] of [
    ['potion shop run by a nervous gnome', 'nervous gnome'],
    ['an inn owned by a retired knight', 'retired knight'],
    ['goblin market in the sewers', 'goblin market'],
  ] as const) {
    const { sections } = tellStory(requestOf('place', 4, { idea, level: 3 }));
    expect(sections.find(({ id }) => id === 'people')?.text).toContain(`, ${role}`);
  }
});

test('sewers are no caves', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const { sections } = tellStory(
      requestOf('place', seed, { idea: 'goblin market in the sewers' }),
    );
    expect(textOf({ sections })).not.toMatch(/roof of rock|mushrooms|under the ground/);
  }
});

test.each([
  'a village attacked by orcs',
  'an abandoned monastery by the sea',
  'a mill burned by bandits',
  'an old inn',
])('a place that only has some words of a family belongs to none: "%s"', (idea) => {
  expect(askedPlaceOf(idea, noExclusions)?.family?.family).toBeUndefined();
});

/** Ideas in two parts: the plot is that of the first aspect, and each other one has a sentence for the game master. */
test.each([
  ['a tavern run by a ghost', 'ghost-keeper-1', []],
  ['a magic shop that only appears at full moon', 'appears-1', []],
  ['a library where nobody may speak', 'silence-1', []],
  ['an inn where nobody may sleep', 'sleepless-1', []],
  ['a castle where nobody may laugh', 'rule-1', []],
  ['a tavern where the barkeep is a retired dragon', 'dragon-keeper-1', []],
  ['a village with one survivor', 'survivor-1', []],
  ['a smithy where weapons talk', 'talk-1', []],
  ['a hospital that treats only monsters', 'folk-1', []],
  ['an elven grove with a dying tree at its heart', 'heart-1', []],
  ['a haunted manor with a door that leads elsewhere', 'elsewhere-1', ['haunted']],
  ['an abandoned mine full of spiders', 'vermin-1', ['abandoned']],
  ['a monastery on a cliff', 'monastery-1', []],
  ['a dwarven hold', 'hold-1', []],
  ['a wizard tower', 'tower-1', []],
  ['a castle in the clouds', 'air-1', []],
  ['a lighthouse island with a mad keeper', 'light-1', []],
  ['the grey goose, a tavern run by a witch', 'witch-keeper-1', []],
  ['a quiet monastery where a murder happened', 'murder-1', []],
  ['an inn where a guest was poisoned', 'murder-2', []],
  ['a museum, one painting is missing', 'missing-thing-1', []],
  ['a castle whose lord has died, the servants keep it secret', 'hidden-death-1', []],
  ['a desert fort with food for three more days', 'running-out-1', []],
  ['a lighthouse whose lamp is going out', 'fading-light-1', []],
  ['a prison that is empty but still guarded', 'kept-up-1', ['abandoned']],
  ['a shop that sells dreams', 'strange-wares-1', []],
  ['a cave of echoes', 'records-all-1', []],
  ['a town that belongs to no kingdom', 'between-realms-1', []],
  ['a village where all doors are red and nobody says why', 'unexplained-custom-1', []],
  ['a garden of statues that were people once', 'petrified-1', []],
  ['a mine that sells tickets to visitors', 'attraction-1', []],
  ['an embassy of the moon', 'for-a-power-1', []],
  ['an inn that eats its guests', 'preys-on-guests-1', []],
  ['a well that grants wishes', 'wishes-1', []],
  ['a frozen village', 'frozen-1', []],
  ['a brewery of two brothers who hate each other', 'feud-1', []],
  ['a town where it never stops raining', 'weather-1', []],
  ['a dwarven city without ale', 'lacks-1', []],
  ['a village raided by orcs', 'menace-1', []],
  ['an underground drow city', 'underground-city-1', []],
  ['a mining town', 'mining-town-1', []],
  ['a pirate port town', 'pirate-port-1', []],
  ['a ferry station', 'ferry-1', []],
  ['a sewer', 'sewer-1', []],
  ['an alchemist labratory', 'laboratory-1', []],
  ['a border fort guarding a mountain pass', 'border-fort-1', []],
] as const)('of "%s" the plot is %s', (idea, plot, beside) => {
  const told = askedPlaceOf(idea, noExclusions)?.family;
  const ids = told?.plots.map(({ trouble }) => trouble.id) ?? [];
  expect(ids).toContain(plot);
  expect(told?.beside.map(({ id }) => id)).toEqual(beside);
  for (const level of [2, 7, 16]) {
    const story = tellStory(requestOf('place', level, { idea, level }));
    expect(ids).toContain(story.facts['trouble']);
    expect(textOf(story)).not.toMatch(/[{}<>]|undefined/);
  }
});

test('who keeps a place by the idea has that role', () => {
  for (const [idea, role] of [
    ['a tavern where the barkeep is a retired dragon', 'retired dragon'],
    ['a lighthouse with a mad keeper', 'mad keeper'],
    ['an oasis guarded by a djinn', 'djinn'],
    ['a troll bridge', 'troll'],
    ['the kitchen of the fire elemental', 'fire elemental'],
    ['a bath house where the staff are gnomes', 'gnome'],
  ] as const) {
    const { sections } = tellStory(requestOf('place', 4, { idea, level: 3 }));
    expect(sections.find(({ id }) => id === 'people')?.text).toContain(`, ${role}`);
  }
});

const plots: readonly PlacePlot[] = [
  ...placeFamilies,
  ...placeAspects.flatMap((aspect) => aspect.plots),
  ...placeSorts.flatMap((sort) => sort.plots),
];

test('each plot of places has an id of its own', () => {
  const ids = plots.map(({ trouble }) => trouble.id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

describe.each(plots)('the plot $trouble.id', ({ details, trouble }) => {
  test.each(trouble.truth.map((_, index) => index + 1))('has enough rows for truth %d', (v) => {
    const holds = (row: Parameters<typeof rowHolds>[0]): boolean => rowHolds(row, { v });
    expect(
      trouble.finds.filter(([, , shows, when = '']) => holds([shows, when])).length,
    ).toBeGreaterThan(2);
    expect(trouble.trace.filter(holds).length).toBeGreaterThan(1);
    expect(trouble.later.filter(holds).length).toBeGreaterThan(0);
    expect(trouble.ways.filter(holds).length).toBeGreaterThan(1);
    for (const rows of [details.keeper, details.guest, details.hooks]) {
      expect(rows.length).toBeGreaterThan(1);
    }
  });
});

test.each([...placeFamilies, ...placeSorts])(
  'the places of $id have enough rows to look at',
  ({ keeper, look, done }) => {
    expect(keeper).toHaveLength(3);
    expect(look.length).toBeGreaterThan(3);
    expect(done.length).toBeGreaterThan(1);
  },
);
