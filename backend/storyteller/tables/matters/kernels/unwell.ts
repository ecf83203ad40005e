import { everyTone } from '../../tones.ts';
import type { MatterKernel, MatterSort } from '../matter-types.ts';

/** A person or an animal is ill, wounded or cursed, and A keeps it so. */
const unwell = (sort: MatterSort): MatterKernel => ({
  id: `${sort}-unwell`,
  sort,
  states: ['unwell'],
  tells: [{}],
  tones: everyTone,
  escort: ['people', 'spirit'],
  roles: {
    A: [
      ['apothecary', 'moneylender', 'owner of the bathhouse', 'notary'],
      ['physician of the rich', 'provincial judge', 'banker'],
      ['court physician', 'lord chamberlain', 'royal alchemist'],
    ],
    B: [
      ['healer', 'village priest', 'old midwife'],
      ['prior of the hospital', 'travelling physician', 'herb scholar'],
      ['abbot of the hospital order', 'retired court healer', 'master of the healing school'],
    ],
    S: [
      ['herb seller', 'pedlar', 'fortune teller'],
      ['foreign doctor', 'wandering preacher', 'dismissed nurse'],
      ['foreign envoy', 'banned scholar', 'court astrologer'],
    ],
  },
  sites: [
    ['the room of the sufferer', 'the sickroom'],
    ['the house of {B.full}', 'the hospital of {B.full}'],
    ['the office of {A.full}', 'the shop that belongs to {A.full}'],
  ],
  lair: {
    names: [
      'the closed chapel',
      'the old dye house',
      'the cellar of the burned inn',
      'the dry well',
    ],
    terrain: 'underground',
  },
  problem: [
    'It has been so for {weeks} weeks, and no physic, prayer or spell« that {town} could pay for» has changed anything. {council} has promised {prize} to whoever brings a cure; {S.full}, the {S.role}, who tried one, is in the lock-up.',
    '{B.full}, the {B.role}, has tried everything« in {weeks} weeks», and each time it was better for one night and worse in the morning. By order of {council} whoever brings the cure is to have {prize}. {S.full}, the {S.role}, is said to have caused it.',
  ],
  start: [
    [
      'It is quiet at {p1}, and [on the stairs|in the doorway] {few} people make room for you. "{Fact}," says {B.full}, the {B.role}, in a low voice. "I have seen such a thing before«, in {town2}», but that one got better when I did nothing, and this one gets worse when I do something right." Under the bed lies a [red|grey|white] thread with {few} knots; the last one is wet.',
      '@thread',
    ],
    [
      'The council of {town} has met in the open, so that everyone can hear: {prize} for a cure. {A.full}, the {A.role}, steps forward, and does not even look round. "At {deadline}," {A.full} says, "and not before." Beside you {B.full}, the {B.role}, lets go of the medicine bag. "How can {A.name} know the day?"',
      '@vow',
    ],
  ],
  ask: [
    '{G} wants to see {it} well again before {deadline}. "And if somebody has a hand in it, I want that hand on the table of {council}."',
    '"Help {B}," says {G}, "and find out what {B} cannot see. If it goes on until {deadline}, we shall have to take the cure of {A}, and I do not like the price."',
  ],
  rumours: [
    '{S} sold a drink« in {town}», and the next day it began.',
    'It is a punishment for something old, and {B} knows for what.',
    'At {lair} there is a light«, since {weeks} weeks», and who looks into it falls ill as well.',
    '{A} has healed such a case before, far away, for a great deal of money.',
  ],
  run: [
    [
      'Each knot in the thread holds a hair of {it} (DC 12 Investigation). Thread of this colour is spun in {town2}.',
      'start=thread',
    ],
    [
      '{A} said "at {deadline}" before {council} had named a day (DC 12 Insight). {H}, who stands behind {A}, noticed it as well.',
      'start=vow',
    ],
    'The drink of {S} was honey and mint, and the rest of it is still in the cup: harmless (DC 12 Medicine or Nature).',
  ],
  gist: [
    '{A} keeps it so: at {lair} burns a black candle with hair in the wick, and as long as it burns, {it} cannot get well. At {deadline} {A} will put it out unseen, pass for the healer before all eyes, and receive {prize}.',
  ],
  truth: [
    [
      '{weeks.s} weeks ago {A} bought the candle in {town2}, with a sheet that says how it is used: a hair in the wick, a name, a flame. {H} brought the hair, on a pretext. On the same night it began, and since then it is as everyone says: {fact}.',
    ],
    [
      'No remedy lasts, because in the morning {H} lights the candle again from a second one. What {B} does is right, and helps for as long as the candle is out: for a few hours of each night, when {H} changes it.',
    ],
    [
      'If the candle goes out for good before it has burned down, {it} {it.is} well within the hour. If it burns down by itself, on the night after {deadline}, nothing helps any more. {A} means to be paid before that. {T} brings {H} the wax, and has seen the hair in it.',
    ],
  ],
  turn: [
    'The candle has two wicks. The second hair is that of {A}: the seller in {town2} was careful. Whoever puts out the flame with water ends it for both; whoever breaks the candle passes it on to {A}.',
    '{G} has seen {A} with the candle and said nothing, because {A} had promised that it would end well. The promise of {council} was the idea of {G}, and {G} would like to have it back.',
  ],
  people: {
    G: ['{G} wants a cure, and has begun to fear the one that {A} will bring.'],
    A: [
      '{A} wants {prize}, and to be thanked. {A} asks after the sufferer every day, and never asks whether there is hope.',
    ],
    B: [
      '{B} wants to understand it. {B} has written down every hour, and in these notes stands when the candle was changed.',
    ],
    ...(sort === 'person' && {
      I: [
        '{I} wants to be told the truth about it, and is better for an hour or two in the night. {I} remembers a visitor who combed {I.their} hair: {H}.',
      ],
    }),
    S: [
      '{S} wants the cup examined by somebody who can read and write. {S} has seen {H} buy thread of three colours.',
    ],
    T: [
      '{T} carries wax to {lair} for a few coins, has seen the hair in it, and has told {T.themself} that it was a mistake.',
    ],
    H: [
      '{H} wanted only the wage. {H} goes down to {lair} twice a night, and has begun to leave the candle out for longer than {H.they} should.',
    ],
  },
  looks: [
    [
      'Drawn curtains, {few} bottles in a row, none of them empty, and a chair in which somebody keeps watch. A comb lies where no comb belongs.',
    ],
    [
      'Bundles of herbs from every beam, a table full of notes, and a bed for those who cannot pay.',
    ],
    [
      'A shelf of medicines that have never been opened, a fine carpet, and a speech of thanks, already written out.',
    ],
    [
      'Steps, a draught, and a ring of salt. In the middle burns a black candle, thick as an arm, and beside it lies another. The wax on the floor shows how long it has burned.',
    ],
  ],
  todo: [
    [
      'Visitors are not wanted. {B} takes one of the party in as a helper; the others have to find out from the watchers who comes and goes (DC 12 Persuasion).',
    ],
    [
      'The notes are in a script of their own. Read for an hour together with {B} (DC 12 Medicine), they make sense; alone it takes a day.',
    ],
    [
      'A bell hangs on the door. It must be held (DC 13 Sleight of Hand), or somebody asks {A} for advice in the front room.',
    ],
  ],
  clues: [
    [
      'Medicine :: watching for one night :: [For two hours after midnight|Between midnight and the second hour] it is better with {it}, and at the same minute it is bad again. No illness keeps a clock.',
      'Investigation :: asking whose comb it is :: {H} brought it, as a present, and took the hair out of it again. {H} works for {A}.',
      'Nature :: looking at the soot on the window sill :: Black wax, blown over from the chimney above {lair}.',
    ],
    [
      'Medicine :: comparing the notes :: [The hours of relief move by a few minutes each day|Each day the relief comes {few} minutes later], as a candle burns down.',
      'History :: looking up such cases :: There was one in {town2}, {few} years ago. The healer who was paid for it had the name of {A}, and the hand in the receipt is the same.',
      'Survival :: following whoever goes out at midnight :: It is {H}, and the way leads to {lair}.',
    ],
    [
      'Investigation :: reading the speech of thanks :: The date is that of {deadline}, and the ink is {weeks} weeks old.',
      'Arcana :: looking at the sheet in the drawer :: "A hair, a name, a flame": the name is blotted, and can be read from behind, and the receipt beside it is made out to {A}.',
      'Perception :: looking at the boots by the back door :: Salt and wet stone, as there is at {lair}.',
    ],
  ],
  lairUse: [
    'The ring of salt keeps the draught away: broken (one action), it makes the flame flicker, and as long as it does, {A} has disadvantage on attacks.',
    'A bucket of water stands by the steps« of {lair}», for the case that something catches fire. The flame is small (AC 15 to hit it with a throw), and then {A} has nothing left to fight for.',
  ],
  tactics: [
    '{A} stands between the party and the candle, and would rather burn {A.their} own hands than let it go out; {H} stands by the bucket, and waits to be asked',
  ],
  parley: [
    '{A} puts the candle out {A.themself} in return for silence and half of {prize} (DC 13 Persuasion); shown that the second hair is {A.their} own, {A} asks for nothing at all.',
  ],
  clock: [
    ['A second healer is sent for, and {A} shows the newcomer the town for a whole day.'],
    ['{S} is to be tried for poisoning, and asks for the cup.'],
    ['It becomes so bad that the bells are silenced; {B} is forbidden the house.'],
    ['At {deadline} {A} says a few words, the candle goes out, and {prize} changes hands.'],
  ],
  after: [
    '{A} has {prize}. A month later a stub of the candle is lit again«, at {lair}», for another name; {ruin}.',
  ],
  endings: [
    {
      heading: 'Out',
      text: [
        'The flame goes out, and within the hour {it} {it.is} well. In the street nobody says any more that {fact}. {S} gets a sweet drink of {S.their} own recipe, {A} stands before {council} with wax on both hands, and {B} closes the notebook.',
      ],
    },
    {
      heading: 'A cure with a price',
      text: [
        '{A} puts the flame out and nobody learns why it burned. *The price:* {prize} goes to {A}, {S} leaves {town} as a poisoner, and the second candle is still there.',
      ],
    },
    {
      heading: 'Passed on',
      text: [
        'The candle is broken, {it} {it.is} well, and {A} lies down with the same. *The price:* {A} asks {B} for help, and {B} does not refuse; whether {council} may judge somebody in that state is argued for {few} weeks.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{A} has been paid, has put the flame out, and has left a stub. As long as the stub exists, it can begin again: {A} is on the road to {town2}, with a lantern and a day ahead.',
      ],
    },
  ],
  steps: [
    'Look at {p1}, and watch for a night.',
    'Find out what was in the cup of {S.full}.',
    'Find out why no remedy lasts.',
    'Find a cure before {deadline}.',
  ],
});

export const beingUnwell = unwell('being');
export const personUnwell = unwell('person');
