import type { OwnFrame } from '../frame-type.ts';
import {
  directClockEffects,
  directFavours,
  directGains,
  directHelpers,
  directHoards,
  directMoods,
  directPreventions,
  directPrices,
  directRuns,
  directTitles,
  directWays,
  directWorldClock,
} from './frame-rows.ts';

/** The frame of a theft from those who live in the wild: a dragon, ogres, bandits. */
export const denFrame: OwnFrame = {
  counts: [
    {
      label: 'How deep {A.name} sleeps',
      rows: [
        'keep a count, from 0, in which each failed check, each loud spell and each round of fighting at {house} adds 1. At 2 {A.name} turns over; at 4 {A.name} talks, and wants an answer (DC 14 Deception); at 6 {A.name} is awake.',
        'there is a count of noise: each failed check, loud spell or round of fighting adds 1, a lullaby or a hearty snore (DC 13 Performance, once) takes 1 off. At 3 {A.name} opens one eye, at 6 both.',
      ],
    },
  ],
  labels: {
    clues: ['a way in', 'habits and weaknesses', 'what waits inside'],
    truth: 'How things stand',
    turn: 'The complication',
    places: 'Getting near',
    lair: 'The last door',
    clock: 'If the party waits',
    plan: 'What happens while the party plans',
    actOne: 'Act one: Around {house}',
    where: 'What has to be done',
    suspects: 'Who can help',
    limits: 'Time',
    ways: 'The plan',
  },
  where: [
    'learn the ways and the hours at {p1}, {p2} and {p3}; get into {lair} while {A.name} sleeps; get out with {loot}, and not be followed home.',
    'come to {lair} at the right hour by one of the ways that are found at {p1}, {p2} and {p3}, take {loot}, and be over the river before {A.name} counts.',
  ],
  suspects: directHelpers,
  limits: [
    '{days} days, until {deadline}. Each of the three places takes one, and the way to {house} half of one.',
    'until {deadline}, {days} days from now; a place takes one of them.',
  ],
  ways: directWays,
  titles: [...directTitles.filter((row) => row !== 'To {lair.t}.'), 'While {A.name} Sleeps.'],
  moods: directMoods,
  gains: directGains,
  hoards: [
    ...directHoards.slice(0, 2),
    'What travellers before the party have lost lies about at {lair}«, trodden into the floor»: {items}, and {worth}.',
    'Beside {loot}, and worth a second breath held, [are|lie] {items}; and {worth}.',
  ],
  favours: directFavours,
  prices: directPrices,
  world: directWorldClock.filter(
    (row) => typeof row !== 'string' && !row[0].includes('Three governors'),
  ),
  preventions: directPreventions,
  clockEffects: directClockEffects,
  runs: directRuns,
  guards: [
    [
      'At {p1} hunters of {council} wait for the bounty on {A}; they would shoot at the right moment, and at the wrong one (DC 13 Persuasion to make them wait).',
      'tier=2',
    ],
    [
      '{p2} is watched by somebody who buys from {A} and does not want to lose {A.them} (DC 13 Perception to notice it).',
      'tier=2',
    ],
    [
      '{p3} has been trapped by {H} with bells on threads (DC 14 Sleight of Hand; each bell adds 1 to the count).',
      'tier=2',
    ],
    [
      'The air over {p1} shimmers: nobody can teleport to within a mile of {lair}, because somebody has buried {num} lodestones there. One of them can be dug up in an hour.',
      'tier=3',
    ],
    [
      'At {p2} a foreign crown has an agent who wants {A} to wake, two days too early, and with the right coat of arms before the eyes (DC 16 Insight).',
      'tier=3',
    ],
    [
      '{p3} lies in the shadow of old magic: whoever casts a spell of the 4th level or higher there is smelled by {A} (add 2 to the count, or DC 17 Arcana).',
      'tier=3',
    ],
  ],
  openings: [
    '{lair} lies as deep in {house} as one can go. The last {few} steps are through [bones of cattle|broken barrels|old shields].',
    'To {lair} it is {num} steps from {p3}, all of them down, and it gets warmer with each.',
    'One smells {lair} before one sees it: [smoke|wet fur|old beer] and, under it, metal.',
  ],
  companions: [
    'Those who are with {A} fight because {A} looks at them. As soon as {A} does not, they remember a way out.',
    '{band} throw what lies about, break what they hit, and run when one of them says that {loot} {loot.is} gone.',
  ],
  firstFight: [
    'on the second day {H} and others of {band} cross the way of the party ({fight}). They want a toll and not blood; beaten, they say when {A} sleeps deepest.',
    'on the second evening hunters come to the camp of the party, who want the same thing and no witnesses ({fight}). They give up when they bleed, and have a drawing of {lair}.',
  ],
  magic: [
    '*Speak with Animals*: the [jackdaws|goats|bats] of {p3} go in and out of {lair}, and tell who sleeps where and for how long.',
    [
      '*Invisibility* helps against the eyes of {band}; {A} counts by smell (mud of {p3} on the clothes is as good as a spell).',
      'level>=3',
    ],
    [
      '*Silence* over {lair} keeps the count where it is for ten minutes. {A} wakes at the end of it, because it is too quiet.',
      'level>=3',
    ],
    [
      '*Locate Object* finds {loot} from {p3} on, and shows how many walls are between.',
      'level>=3',
    ],
    '*Sleep* and its like do nothing to {A}, who sleeps already; on {band} they work as usual.',
    [
      '*Speak with Dead*: one who tried before lies at {p3} and says which step was the wrong one.',
      'level>=5 tone!=whimsical',
    ],
    [
      '*Clairvoyance* into {lair} shows {A} asleep on the left side, and what {A} has an arm over: {loot}.',
      'level>=5',
    ],
    [
      '*Dimension Door* gets two out of {lair} at once, and makes a clap like a hand on a table (add 2 to the count).',
      'level>=7',
    ],
    [
      '*Scrying* on {A} shows a dream, if one looks long enough: somebody takes {loot} away. {A} growls.',
      'level>=9',
    ],
    [
      '*Telekinesis* moves {loot} through the air, and everything that lay on {loot.them} as well.',
      'level>=9',
    ],
    [
      '*Legend Lore* on {loot} tells how {A} came by {loot.them}, and the one word that {A} says when counting.',
      'level>=9',
    ],
    [
      '*Teleport* home from {lair} works after the lodestones are dug up; {A} wakes in the same breath.',
      'level>=13',
    ],
  ],
  complications: [
    'Before the party can go in, {H} comes out, with a bundle: {H} is leaving {A} for good, and has taken something small. If {H} is not helped to get away, {A} wakes and counts.',
    'A goat follows the party from {p1} and will not be sent away. It knows the way; it also bleats.',
    '{S} falls asleep on watch and snores in the same rhythm as {A}. Both stop at the same moment.',
    '{B} comes after the party with a sack, to help.',
    'It rains, and the smoke is pressed into {lair}: everyone makes a DC 12 Constitution saving throw once, or coughs (add 1 to the count).',
    'The others of {band} come home two hours early, with [a stolen ox|a drum|a guest].',
  ],
  sides: [
    {
      wants: [
        '**{council}** wants {A} to stay asleep, and quiet on the roads. Content if nobody can say where the party came from; angry if {A} comes to {town} and asks.',
        '**{council}** would like {A} to be gone altogether, and will not pay for it. Content with news of each kind; angry about half a job.',
      ],
      later: [
        '**{council}, if content**: has every fire in {town} put out that night. Whoever follows the party from {lair} finds no light to follow it to.',
      ],
    },
    {
      wants: [
        '**{R.full}** ({R.role}) wants to be known as the one who beat {A}. Content if called as soon as {A} stands in the open; angry if {A} is woken for nothing.',
        '**{R.full}** ({R.role}) wants to write down how {A} lives, and has sat near {p3} for {weeks} weeks. Content with a good look; angry if {A} comes to harm.',
      ],
      later: [
        '**{R.name}, if content**: knows the breath of {A}, and gives a sign with the hand before {A} turns over: the count goes up by 1 less, twice.',
        '**{R.name}, if content**: stands on the ridge with a horn. Once, when it matters, {A} looks the other way.',
      ],
    },
    {
      wants: [
        '**{H.full} and those of {band} who are tired of {A}** want a night without shouting. Content if the party takes only what it came for; angry if they have to answer for it.',
      ],
      later: [
        '**{H.name}, if content**: has laid straw on the steps to {lair}. The first failed check inside adds nothing to the count.',
      ],
    },
  ],
};
