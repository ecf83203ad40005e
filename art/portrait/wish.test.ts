import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hourNames } from '#art/cover/data/names.ts';
import { kindsOf } from '#art/cover/word-scores.ts';
import { burningPlaces, portraitAlt } from './alt-text.ts';
import { canWear } from './can-wear.ts';
import { choicesOfClass, choicesOfSpecies } from './data/choices.ts';
import type {
  Backdrop,
  Beard,
  ClothColour,
  Hair,
  HairColour,
  Headgear,
  Held,
  PortraitPlan,
} from './plan.ts';
import { planPortrait, type PortraitWords } from './plan-portrait.ts';

const classes = kindsOf(choicesOfClass);
const species = kindsOf(choicesOfSpecies);

/** Characters whose own words say something else than the ideas. */
const concepts = [
  '',
  'A hooded thief from the rooftops of a city, at midnight',
  'A bald sailor with a stubble and a violet cloak, from a harbour',
  'She keeps a library, wears a circlet over her long golden braid, and reads at dawn',
];

const plansFor = (idea: string, given: Partial<PortraitWords> = {}): PortraitPlan[] =>
  classes.flatMap((characterClass, row) =>
    species.map((kind, column) =>
      planPortrait(
        {
          name: 'Ilse Varn',
          class: characterClass,
          species: kind,
          background: 'sage',
          tone: 'heroic',
          concept: concepts[(row + column) % concepts.length] ?? '',
          idea,
          ...given,
        },
        row + column,
      ),
    ),
  );

/** The alternative texts without one of the words. */
const without = (plans: readonly PortraitPlan[], ...words: readonly RegExp[]): string[] =>
  plans.map(portraitAlt).filter((text) => !words.every((word) => word.test(text)));

const places: Record<Backdrop, [string, RegExp]> = {
  library: ['in a library', /library/],
  forge: ['in a smithy', /forge/],
  shrine: ['in a temple', /shrine/],
  forest: ['in a forest', /forest/],
  rooftops: ['above the roofs', /roofs/],
  sea: ['at the sea', /sea/],
  road: ['on a road', /road/],
  mountains: ['before mountains', /mountains/],
  hall: ['in a tavern', /inn/],
  stones: ['before standing stones', /standing stones/],
  castle: ['before a castle', /castle/],
  camp: ['in the camp', /camp/],
  storm: ['in a thunderstorm', /lightning/],
  terrace: ['on a terrace', /terrace/],
  sky: ['before a wide sky', /wide sky/],
};

const headgears: Record<Exclude<Headgear, 'none'>, [string, RegExp]> = {
  hood: ['with a hood', /hood/],
  maskedHood: ['with a mask', /hood over a scarf/],
  pointedHat: ['with a pointed hat', /pointed hat/],
  featheredHat: ['with a feathered hat', /hat with a feather/],
  helmet: ['with a helmet', /a helmet/],
  wingedHelmet: ['with a winged helmet', /helmet with wings/],
  antlers: ['with antlers', /antlers/],
  circlet: ['with a crown', /circlet/],
  headband: ['with a headband', /headband/],
  mitre: ['with a mitre', /mitre/],
};

const held: Record<Exclude<Held, 'none'>, [string, RegExp]> = {
  axe: ['with an axe', /axe/],
  lute: ['with a lute', /lute/],
  sunStaff: ['with a sun staff', /golden sun/],
  gnarledStaff: ['with a gnarled staff', /gnarled staff/],
  crystalStaff: ['with a crystal staff', /bright crystal/],
  plainStaff: ['with a staff', /staff/],
  greatsword: ['with a sword', /greatsword/],
  spear: ['with a spear', /spear/],
  hammer: ['with a hammer', /hammer/],
  bow: ['with a bow', /bow/],
  daggers: ['with two daggers', /daggers/],
  magicLight: ['with magic in her hand', /magic light/],
  book: ['with an old book', /book/],
  raven: ['with a raven', /raven/],
};

const hairs: Record<Hair, [string, RegExp]> = {
  bald: ['a bald man', /bald head/],
  short: ['a man with short hair', /short \w+ hair/],
  long: ['a woman with long hair', /long \w+ hair/],
  braid: ['a woman with a braid', /braid/],
  topknot: ['with a topknot', /topknot/],
  curls: ['with curly hair', /curls/],
  wild: ['with wild hair', /wild \w+ hair/],
  crest: ['with a mohawk', /crest of/],
};

const beards: Record<Exclude<Beard, 'none'>, [string, RegExp]> = {
  short: ['with a goatee', /short \w+ beard/],
  full: ['a bearded man', /full \w+ beard/],
  braided: ['with a braided beard', /braided \w+ beard/],
};

const hairColours: Record<HairColour, string> = {
  black: 'black-haired',
  brown: 'with long brown hair',
  auburn: 'with auburn hair',
  red: 'red-haired',
  fair: 'with blonde braids',
  grey: 'with long grey hair',
  white: 'with silver hair',
};

const cloths: Record<ClothColour, string> = {
  crimson: 'red',
  blue: 'blue',
  green: 'green',
  violet: 'purple',
  brown: 'brown',
  grey: 'grey',
  black: 'black',
  white: 'white',
  ochre: 'yellow',
  teal: 'teal',
};

const ofScales = (plans: readonly PortraitPlan[]) =>
  plans.filter((plan) => plan.species === 'dragonborn');
const ofSkin = (plans: readonly PortraitPlan[]) =>
  plans.filter((plan) => plan.species !== 'dragonborn');

describe('an idea for a portrait', () => {
  test('shows the example of the form for every character', () => {
    const plans = plansFor('In a blue cloak, before a burning library.');
    expect(without(plans, /blue (?:cloak|cape)/, /burning library/)).toEqual([]);
    expect(plans.filter(({ isBurning }) => isBurning !== true)).toEqual([]);
  });

  test('shows age, species, hood and scar, and claims no other word', () => {
    const plans = plansFor('an old half-orc woman with a red hood and a scar');
    expect(without(plans, /an old orc/, /crimson hood/, /scar/)).toEqual([]);
    expect(without(plans, /^(?!.*(?:woman|beard|half))/)).toEqual([]);
  });

  test.for(kindsOf(places))('shows the place %s', (backdrop) => {
    const [idea, word] = places[backdrop];
    const plans = plansFor(idea);
    expect(plans.filter((plan) => plan.backdrop !== backdrop)).toEqual([]);
    expect(without(plans, word)).toEqual([]);
  });

  test.for(kindsOf(places).filter((kind) => burningPlaces[kind] !== undefined))(
    'shows the place %s in flames',
    (backdrop) => {
      const plans = plansFor(`${places[backdrop][0]} in flames`);
      expect(without(plans, places[backdrop][1], /burning/)).toEqual([]);
    },
  );

  test('sets the place on fire that burns, not the place of the person', () => {
    const plans = plansFor('On a road before a burning castle');
    expect(without(plans, /in front of a burning castle/)).toEqual([]);
  });

  test.for(kindsOf(hourNames))('shows the hour %s', (hour) => {
    const words = { dawn: 'at sunrise', day: 'at noon', dusk: 'in the evening', night: 'at night' };
    const plans = plansFor(`A portrait ${words[hour]}`);
    expect(plans.filter((plan) => plan.hour !== hour)).toEqual([]);
  });

  test.for(kindsOf(headgears))('shows the headgear %s on those who can wear it', (headgear) => {
    const [idea, word] = headgears[headgear];
    const plans = plansFor(idea);
    const worn = plans.filter((plan) => canWear(headgear, plan) || plan.headgear === headgear);
    expect(worn.length).toBeGreaterThan(30);
    expect(worn.filter((plan) => plan.headgear !== headgear)).toEqual([]);
    expect(without(worn, word)).toEqual([]);
    const others = plans.filter((plan) => plan.headgear !== headgear);
    expect(others.filter((plan) => word.test(portraitAlt(plan)))).toEqual([]);
  });

  test.for(kindsOf(held))('shows %s', (thing) => {
    const [idea, word] = held[thing];
    expect(without(plansFor(idea), word)).toEqual([]);
  });

  test.for([...Object.values(hairs), ...Object.values(beards)])(
    'shows "%s" and nothing that hides it, but not on scales',
    ([idea, word]) => {
      const plans = plansFor(idea);
      expect(without(ofSkin(plans), word)).toEqual([]);
      expect(ofScales(plans).filter((plan) => word.test(portraitAlt(plan)))).toEqual([]);
    },
  );

  test.for(kindsOf(hairColours))('shows %s hair and no clothes of this colour', (colour) => {
    const plans = plansFor(hairColours[colour]);
    expect(ofSkin(plans).filter(({ hairColour }) => hairColour !== colour)).toEqual([]);
    expect(plans.map(({ cloth }) => cloth)).toEqual(plansFor('').map(({ cloth }) => cloth));
  });

  test.for(kindsOf(cloths))('shows a cloak, a robe and a hat of the colour %s', (colour) => {
    const name = cloths[colour];
    const cloak = new RegExp(`${colour} (?:cloak|cape)`);
    expect(without(plansFor(`in a ${name} cloak`), cloak)).toEqual([]);
    expect(plansFor(`in a long ${name} robe`).filter(({ cloth }) => cloth !== colour)).toEqual([]);
    const hat = new RegExp(`${colour} (?:pointed hat|hat with a feather)`);
    expect(without(plansFor(`with a ${name} hat`), hat)).toEqual([]);
    // Red hair needs red to be said of the hair.
    const before = plansFor('with a hood').map(({ hairColour }) => hairColour);
    expect(plansFor(`with a ${name} hood`).map(({ hairColour }) => hairColour)).toEqual(before);
  });

  test.for(species)('names the person as %s, and as a druid', (kind) => {
    expect(
      without(plansFor(`A young ${kind} druid in a garden`), new RegExp(`${kind} druid`)),
    ).toEqual([]);
    // Only what the idea says about the person counts.
    const plans = plansFor(`In front of a ${kind} and a druid`);
    expect(plans.map((plan) => plan.species)).toEqual(plansFor('').map((plan) => plan.species));
  });

  test('does not make a person old who stands in an old place', () => {
    const plans = plansFor('An old library behind her, an ancient sword');
    expect(plans.filter(({ isOld }) => isOld)).toEqual([]);
  });

  test('does not show what it denies', () => {
    const plans = plansFor('no hood and no hat, without a helmet or a beard');
    expect(without(plans, /^(?!.*(?:hood|hat\b|helmet|beard))/)).toEqual([]);
  });

  test('of words that the painter does not know changes nothing', () => {
    const idea = 'Blue eyes, a golden earring and a purple frog';
    expect(plansFor(idea)).toEqual(plansFor(''));
  });

  test('shows nothing that the lines of a campaign exclude', () => {
    const excludes = (text: string) => /\b(?:fire|scar|raven|hood|castle|night)/.test(text);
    const idea = 'with a scar, a hood and a raven, before a burning castle at night';
    const plans = plansFor(idea, { excludes });
    expect(without(plans, /^(?!.*(?:burning|scar|raven|hood|castle))/)).toEqual([]);
    const before = plansFor('', { excludes });
    expect(plans.map(({ hour }) => hour)).toEqual(before.map(({ hour }) => hour));
  });

  test('is made quickly from the longest texts', () => {
    for (const text of ['no '.repeat(200), 'long '.repeat(20_000), 'burning '.repeat(12_000)]) {
      expect(plansFor(text)).toHaveLength(plansFor('').length);
    }
  });
});

test('without an idea, a seed gives the plan that it gave in earlier releases', () => {
  const plans = plansFor('').map((plan) => JSON.stringify(plan));
  const hash = createHash('sha256').update(plans.join('\n')).digest('hex').slice(0, 16);
  expect(hash).toBe('de5388e4707fc52a');
});
