import { everyTone } from '../../tones.ts';
import { vessels } from '../hostile.ts';
import type { MatterKernel } from '../matter-types.ts';

/** A ship, a caravan or the like that has not arrived. */
export const thingWrecked: MatterKernel = {
  id: 'thing-wrecked',
  sort: 'thing',
  of: ['vehicle'],
  tells: [{}],
  states: ['usual', 'gone', 'unwell'],
  about: vessels,
  tones: everyTone,
  escort: ['people', 'beast'],
  roles: {
    B: [
      ['cloth dealer', 'weaver', 'innkeeper'],
      ['ship owner', 'wine dealer', 'printer'],
      ['banker of the crown', 'royal purveyor', 'head of the trading house'],
    ],
    S: [
      ['pilot', 'guide', 'deckhand', 'carter'],
      ['mountain guide', 'dismissed pilot', 'escort rider'],
      ['captain of the escort', 'royal pilot', 'foreign envoy'],
    ],
  },
  sites: [
    ['the place where it was last seen', 'the watch post that saw it last'],
    ['the inn of the carters and crews', 'the customs house'],
    ['the office of {A.full}', 'the counting house of {A.full}'],
  ],
  lair: {
    names: [
      'the hidden inlet',
      'the gorge with the old landing',
      'the flooded quarry',
      'the dead river arm',
    ],
    terrain: 'wild',
  },
  problem: [
    'It was to arrive {few} days ago, with {num} crates and those who were on the way with it. {B.full}, the {B.role}, has put everything into it, and {S.full}, the {S.role}, who led the way and came back alone, sits in the lock-up.',
    'For {few} days {B.full}, the {B.role}, has gone to look out for {it} every morning. {S.full}, the {S.role}, was found half dead on the road, remembers a light, and has been locked up for what is missing.',
  ],
  start: [
    [
      '{B.full}, the {B.role}, stands on the wall of {town} with a spyglass and does not put it down when you come up. "There is nothing," says {B.full}. "I know that, but {A.name} told me yesterday that I should not wait any longer, and since then I cannot stop." On the stones lies a bill of loading of {num} crates; somebody has counted, and counted again.',
      '@wall',
    ],
    [
      'A crate is being auctioned in the square of {town}: found on the bank, owner unknown. {B.full}, the {B.role}, pushes through to it and scratches the tar from the lid. Underneath is a burned mark. "That is from {it}," says {B.full}, "and it is dry inside." {A.full}, the {A.role}, who was about to bid, lets the hand sink.',
      '@crate',
    ],
  ],
  ask: [
    '{G} wants to know before {deadline} what has become of {it}, and of those who were with it. "On that day {A} is paid for the loss, and I would like to be sure first that it is one."',
    '"Find {it}," says {G}, "or what is left, and find the people first. At {deadline} the insurance falls due, and after that nobody in {council} will want to look."',
  ],
  rumours: [
    '{S} was drunk, and led {it} astray.',
    'There is a curse on {it}, [since it had been given another name|because it set out on a Friday], says {T.name}.',
    '{A} had wanted to go along, and stayed at home on the last evening because of a cold.',
    'Near {lair} a light has been seen«, on {few} nights», where neither a house nor a mast can be.',
  ],
  run: [
    [
      'The bill of loading has been written by two hands (DC 12 Investigation). In the second one, that of {H}, there are {few} crates more than could be loaded.',
      'start=wall',
    ],
    [
      'The tar on the lid is fresh, and it is of the sort that {A} buys (DC 12 Nature or Investigation).',
      'start=crate',
    ],
    '{S} followed a light that stood where the light of {town} ought to stand. That is what {S} tells everyone who comes to the bars, and it is the truth.',
  ],
  gist: [
    '{A} had {it} led to {lair} with a false light, which {H} carried: the goods are hidden there, those who were with it are held, and {A} is to be paid for the loss at {deadline}. With that and with what is sold later {A} pays for {prize}.',
  ],
  truth: [
    [
      '{A} had insured {it} twice, once openly and once under another name. {weeks.s} weeks ago {H} learned which way {it} {it.was} to come, and on the night in question put out the right light and lit another one, near {lair}.',
    ],
    [
      '{It} {it.was} hardly damaged, only stuck. {S} was thrown off and went for help. When help came, there was nothing to be seen: {H} had had {it} drawn further in, and covered with branches.',
    ],
    [
      'The people who were with it are at {lair}, {few} of them, under guard and well fed, since {A} does not want blood. At {deadline} {A} is paid; on the day after that {it} {it.is} to burn, and what becomes of those who have seen it {A} does not want to know. {T} sells lamp oil and has noticed who buys so much of it.',
    ],
  ],
  turn: [
    '{B} knew about one of the insurances, and would be paid as well. {B} had not asked {A} for anything of the kind, but has not said no either, and is ashamed before the families.',
    '{G} has signed as a witness that {it} {it.is} lost, since {A} was so sure. If it comes to light, {G} has sworn falsely; {A} has reminded {G} of that twice.',
  ],
  people: {
    G: ['{G} wants the people home, and the oath of {G} to have been true.'],
    A: [
      '{A} wants {prize}, and everyone to stop waiting. {A} says "the lost ones" of those who were with {it}, and has said it since the first day.',
    ],
    B: [
      '{B} wants {it} back and cannot pay the wages otherwise. {B} knows each crate by its sound.',
    ],
    S: [
      '{S} wants somebody to go and look where the light stood. {S} finds the place again, in the dark better than by day.',
    ],
    T: [
      '{T} sold {H} oil for {num} lamps, wonders where they burn, and fears to lose the best customer.',
    ],
    H: [
      '{H} carried the light and had been told that nobody would be on board. {H} brings those who are held what they ask for, and dreams of fire.',
    ],
  },
  looks: [
    [
      'A good view of {town}, a cold lamp with a new wick, and a book in which [the night|one night] is missing: the page has been cut out.',
    ],
    [
      'Benches for {num}, a board with the names of those who are on the way, and under one heading {few} names with a question mark.',
    ],
    [
      'Two policies in one drawer, a cold that has long passed, and a new map without {lair} on it.',
    ],
    [
      'Under branches and sailcloth, larger than one would think: {it}, hardly scratched. Beside it stand crates in rows, a fire, and {few} people who are playing cards with their guards.',
    ],
  ],
  todo: [
    [
      'The watchman has been told by {H} to say that there was fog. There was none: a talk about the stars (DC 12 Nature) brings it out.',
    ],
    [
      'Those who sit at {p2} have friends among the missing and no trust in strangers: one helps to carry (DC 12 Athletics), or knows a song (DC 12 Performance).',
    ],
    [
      'The clerk of {A} counts money and likes to be interrupted: one asks for a loan (DC 13 Deception), the others open the drawer.',
    ],
  ],
  clues: [
    [
      'Investigation :: looking at the lamp and the book :: The light of {town} was put out on that night, and somebody has cut the page out so that nobody asks.',
      'Insight :: asking who came to the watch that evening :: {H}, with a bottle, "from {A}, against the cold".',
      'Survival :: standing where the other light must have stood :: Burned oil on a stone, and a path that leads to {lair}.',
    ],
    [
      'Persuasion :: asking those who sail or drive :: With such a load one goes by the lower way; whoever sent {it} by the upper one wanted it to be alone.',
      'Investigation :: reading the order that was given to {S} :: It is signed by {A}, and the ink of the name is older than that of the way.',
      'Nature :: looking at what sticks to the boots of {H} :: Red mud and water lilies, as there are at {lair}.',
    ],
    [
      'Investigation :: comparing the two policies :: The same load is insured twice, once by {A} and once by a name that nobody in {town} has.',
      'Insight :: asking {A} where it happened :: {A} says "in the narrow place", and {S} has never said that it was narrow.',
      'Investigation :: reading the order for oil and straw :: To be delivered to {lair}, on the day after {deadline}.',
    ],
  ],
  lairUse: [
    'A rope« of {H}» holds {it} in place: cut (one action), it begins to move, and whoever stands before it«, {A} included,» takes 10 (3d6) bludgeoning damage, DC 13 Dexterity half.',
    'Those who are held outnumber the guards of {A}: with one weapon thrown to them (one action), they keep two opponents busy until the end.',
  ],
  tactics: [
    '{A} wants to have it burn now, and sends two with torches to the straw; {H} stands between them and the people, and does not know yet for whom',
  ],
  parley: [
    '{A} has killed nobody so far. If the party knows of both policies and says so before the guards, who were promised a share of only one (DC 13 Persuasion), {A} is alone, and gives up.',
  ],
  clock: [
    ['{A} has a mass read for the lost, and pays for the candles.'],
    ['{S} is to be tried for what is missing, and asks for somebody who goes out at night.'],
    ['{B} sells the house to pay the families; {A} is the only one who bids.'],
    ['At {deadline} {A} is paid. On the night after that the sky over {lair} is red.'],
  ],
  after: ['{A} has {prize}. On the board at {p2} the names are struck out; {ruin}.'],
  endings: [
    {
      heading: 'It comes in after all',
      text: [
        '{It} come{it.v} to {town} with {num} crates and all who were with it, and the bells are rung. {S} is let out to lead the last mile. {A} is asked by two insurers at once, before {council}, what has been lost.',
      ],
    },
    {
      heading: 'The people only',
      text: [
        'The party brings the people home to {town} and lets the rest burn. *The price:* {B} has lost everything, and {A} is paid, for a loss that is real by now.',
      ],
    },
    {
      heading: 'A share of it',
      text: [
        '{A} offers half of what is paid, and {it} turn{it.v} up "on its own". *The price:* {S} stays the one who led it astray, and those who were held are paid for a story that they will not tell well.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{lair} is burning, {it} drift{it.v} out of the smoke with nobody at the front, and on the bank {H} cuts the ropes of those who are held, one after the other, too slowly.',
      ],
    },
  ],
  steps: [
    'Look at {p1}.',
    'Find out what {S.full} saw.',
    'Find out who gains if {it} {it.is} lost.',
    'Find {it}, and those who were with it, before {deadline}.',
  ],
};
