import { siegeFrame } from '../frames/siege-frame.ts';
import type { MatterKernel } from '../matter-types.ts';
import { defendSiege } from './defend-siege.ts';

/** Allies are to be won for a battle: B, S and T lead three peoples who have reasons not to come. */
export const raiseArmy: MatterKernel = {
  ...defendSiege,
  id: 'raise-army',
  needs: 'siege',
  not: /^(?!.*\b(?:(?:raise|gather|rally|build|train|assemble|find|unite) (?:an army|allies|an alliance|troops|the clans|the tribes)|(?:final|last) battle)\b)/,
  frame: {
    ...siegeFrame,
    titles: [
      '{days.t} Days Before the Battle.',
      'Three Who Do Not Come.',
      'The Empty Chairs of {G.name}.',
      'What {S.name} Was Promised.',
      'The Spears of {town}.',
    ],
    stakes: [
      '{days.t} days are left until {deadline}. If it is lost, {ruin}.',
      '{G} reckons with {days} days until {deadline}; if nobody comes, {ruin}.',
    ],
    where: [
      '{lair}, where the battle will be. Whoever comes, comes there; {A} has chosen the other side of it.',
    ],
    suspects: [
      '{A.full} commands {foes}. {H.full} is on the way as well, to the same three, with better offers.',
    ],
    ways: [
      '{p1}, {p2} and {p3} can be visited in any order, each takes two or three of {days} days. Each of the three that comes counts one at {lair}: with one the battle can be lost slowly, with two it can be won, with three it is won; a failed check costs a day, never the clue.',
    ],
    openings: [
      'The evening before, at {lair}: one can count the fires on the other side, if one has the courage. Those who have come stand where the party has placed them. {A} sends {H} across, once, to look.',
    ],
    companions: [
      'The rest of {foes} is busy with those who have come: each of the three holds a part of them for as long as the party needs to get to {A}.',
    ],
    runs: [
      '{H} is in {town} on the same evening, openly, under a flag of truce, and buys three good horses (DC 12 Perception: one for each of the three roads).',
      '{G} has a table with four chairs. Whoever sits down on one of the empty ones is asked to stand up again, please, they are not for guests.',
      'Of {B}, {S} and {T}, everyone in {town} can say in one sentence what is wrong with them; it is the same sentence three times.',
    ],
    guards: [],
    magic: [
      ['*Sending* to {S} is answered with one number: that of the dead of last time.', 'level>=5'],
      [
        '*Zone of Truth* with {B}, {S} or {T} works both ways: they, too, ask, and first of all whether {G} would come if it were the other way round.',
        'level>=3',
      ],
      [
        '*Teleport* saves the days of the journey; it does not make anybody come, and it frightens the horses.',
        'level>=13',
      ],
      [
        '*Speak with Dead* with one who fell in the last war: "They waited for us. We were told to wait." {S} has never heard it.',
        'level>=5 tone!=whimsical',
      ],
      ['*Scrying* on {A} shows a map with three roads, and three small crosses on it.', 'level>=9'],
      [
        '*Commune*: "Will two be enough?" Yes. "Will one?" A long silence, and then: yes, for a day.',
        'level>=9',
      ],
      '*Comprehend Languages* at {p2}: the song that everyone sings there is a list of names, and {G} is in it.',
    ],
    preventions: [
      'be there before {H} (DC 13 Survival to ride through the night)',
      'let {H} make the offer, and ask one question more than {H} can answer (DC 14 Insight)',
      'bring the three together before that day, at any table (DC 14 Persuasion)',
    ],
    firstFight: [
      'on the second evening riders of {A} wait on the road to {p2} ({fight}). They have a list of whom to let through, and {H} is on it; they fight until the list is lost.',
    ],
    labels: {
      clues: ['what they want', 'the other side', 'the battlefield'],
      ...siegeFrame.labels,
      lair: 'The battle',
      places: 'Who could come',
      actOne: 'Act one: Three Roads from {town}',
    },
    sides: [
      ...(siegeFrame.sides ?? []).slice(0, 2),
      {
        wants: [
          '**Those who would have to fight** for {B}, {S} and {T} want to know for what. Content if one of the party says it aloud, by their fires; angry if it is only said to those who lead.',
        ],
        later: [
          '**Those who fight, if content**: do not wait for the signal. When the party goes forward, so does everyone at {lair}, and one of those beside {A} turns to look.',
        ],
      },
    ],
  },
  scale: { deadline: [['the battle'], ['the battle'], ['the day of battle']] },
  roles: {
    ...defendSiege.roles,
    B: [
      ['speaker of the river folk'],
      ['captain of the free companies'],
      ['ruler of the hill clans', 'ruler under the mountain'],
    ],
    S: [
      ['elder of the charcoal burners'],
      ['abbot of the mountain monks'],
      ['elder of the forest courts', 'grand master of the old order'],
    ],
    T: [
      ['head of the drovers'],
      ['head of the shipping families'],
      ['admiral of the free ports', 'duke of the far coast'],
    ],
    H: [['envoy of {foes}'], ['envoy of {foes}'], ['envoy of {foes}']],
  },
  sites: [
    ['the landing place of {B.full}', 'the camp of {B.full}'],
    ['the high house of {S.full}', 'the clearing of {S.full}'],
    ['the meeting hall of {T.full}', 'the long quay of {T.full}'],
  ],
  lair: {
    names: [
      'the plain between two rivers',
      'the field of the old kings',
      'the burned heath',
      'the salt flats',
    ],
    terrain: 'wild',
  },
  problem: [
    '{G.full}, the {G.role}, has a third of what is needed. Three could bring the rest, {B.full}, {S.full} and {T.full}, and each of them has sent back the letter, unopened.',
    'There were four who swore to stand together, after the last war: {G.full}, the {G.role}, and {B.full}, {S.full} and {T.full}. Now {foes} {foes.is} coming, and three chairs are empty.',
  ],
  start: [
    [
      'In the hall of {town} stand four chairs, and on one of them sits {G.full}. "That is {B.full}," says {G.full}, and points at the air. "That is {S.full}. And there sits {T.full}, who talks the most." Nobody laughs. On the table of {G.full} lies a map, and something is coming across it: a line of small [black stones|lead weights], which is longer than yesterday.',
      '@chairs',
    ],
    [
      '{H.full}, the {H.role}, has an excellent horse, an excellent coat and no weapon. "I am travelling to {B.full}, then to {S.full}, then to {T.full}," says {H.full}, to everyone in the yard of {town}. "I offer them peace. What do you offer?" {G.full} looks at you. It takes a while before you understand what {G.name} expects: [you are the answer|an answer from you].',
      '@envoy',
    ],
  ],
  ask: [
    '{G} wants all three. "I cannot go myself: {B} would set the dogs on me. Ask what I owe to each of them. If it can be paid, I pay. You have {days} days, and {H} has a better horse."',
    '"Bring me {B}, {S} and {T}, or two of them," says {G}, "to {lair}, before {deadline}. Promise what you must, only never promise {B} what belongs to {S}; that is how it came to this."',
  ],
  rumours: [
    '{B} would come if {S} does not, and {S} if {B} does not.',
    '{T} has already been paid by {A}, says somebody who would like to be paid by {T}.',
    '{A} has let three prisoners go home, one to each of the three, well fed.',
    'At {lair} there was a battle once before. The grass is higher there.',
  ],
  run: [
    [
      'The chairs have been moved: those of {B} and {S} do not stand side by side as before (DC 12 Investigation). There are marks in the floor.',
      'start=chairs',
    ],
    [
      '{H} has three letters in the coat, and only one of them is thick (DC 13 Perception): that for {T}.',
      'start=envoy',
    ],
    'Each day, {G} lays one more black stone on the map. When they reach {lair}, it is {deadline}.',
  ],
  gist: [
    '{fact}, says {G}, and three have to be won. {B} wants back [the banner|the island|the bridge] that {S} took; {S} wants it said how many died for nothing in the last war; {T} is afraid. {A} sends {H} to the same three. Each who comes counts one at {lair}; {it} {it.is} what the party makes of them.',
  ],
  truth: [
    [
      'In the last war {G} had them wait one day too long, {S} lost half of all who had come, {B} went home, and {T} sold both of them the boats. All of it is true, and each of them tells only the part of the others. {it} {it.is} impossible as long as nobody tells it from beginning to end.',
    ],
    [
      '{A} knows that together they are stronger than {foes}, and has forbidden to touch any of the three on the way to {lair}, so that each of them believes to be spared. The prisoners who were let go tell it everywhere. {H} offers each the lands of the other two; whoever lays the three letters side by side can read it.',
    ],
    [
      'What {A} fears is not the number: {foes} {foes.is} led by one voice, through a great drum that stands behind {A}. If {A} has to fight in person, nobody gives the beat. Therefore {A} has chosen {lair}, which is flat and where nobody gets close unseen; but {T} has seen maps on which a dry river bed is marked there.',
    ],
  ],
  turn: [
    '{T} has signed, for {A}: not to fight, and to lend the boats. {T} is ashamed of it and does not hide it. Whoever asks what {H} has threatened learns of a cousin who is a guest of {A} "until it is over"; that can be changed, at night, with one boat (DC 15 Stealth).',
    'The stones on the map come closer than they should: {A} marches by night, and {deadline} is two days earlier than {G} has reckoned. Only two of the three can still be fetched by road. The third has to be met on the way, or by the river.',
  ],
  people: {
    G: [
      '{G} wants {it} to stand, and would give up the command for it; nobody has asked for it so far, which hurts.',
    ],
    A: [
      '{A} wants to win this battle without fighting it, and has nearly done so. {A} reads everything that the three have ever written to each other.',
    ],
    B: [
      '{B} wants the thing back that {S} took, and would be content if {S} carried it over in person. {B} has a very good memory, and hates it.',
    ],
    S: [
      '{S} wants to hear the names of those who fell, all of them, from {G}. It takes an hour. Nobody has ever stayed to the end.',
    ],
    T: [
      '{T} is afraid, says so, and is right. {T} would come if somebody stood in front who was more afraid and came all the same.',
    ],
    H: [
      '{H} has seen what {A} does with those who have signed, and makes the offers in such a way that one can still say no.',
    ],
  },
  looks: [
    [
      'Boats, carts and tents in straight lines, people who practise something with long poles, and in the middle an empty mast, from which a rope has been cut. {B} has forbidden to knot it together.',
    ],
    [
      'A house without a door, for whoever comes. On the beams are names, burned in, row by row, up to the roof; the last row was not finished. {S} has the iron lying in the fire.',
    ],
    [
      'A hall for a thousand, in which {few} sit. {T} sits at the end, near the way out, and before {T.them} lies a pen with wet ink on it. Somebody has left just now, by the other door: there is still the smell of an excellent coat.',
    ],
    [
      'Grass up to the hip, a sky that is too large, and on the far side a dark line from one end to the other, in which something beats, slowly. {A} stands on a cart, alone, and looks across as if counting chairs.',
    ],
  ],
  todo: [
    [
      '{B} receives nobody who has been with {S}. Whoever has the thing that {S} took, or a promise of {S} to bring it, is led to the mast at once; otherwise one must win with the long poles (DC 14 Athletics, the best of three) to be heard. *If {B} comes, it counts one.*',
    ],
    [
      '{S} says nothing before the names have been read. It takes an hour, aloud (DC 13 Performance or Religion); whoever gets stuck begins anew, and it is evening. After that {S} gives up the thing of {B}, without being asked. *If {S} comes, it counts one.*',
    ],
    [
      '{T} wants to be told how it will be, truly. Whoever makes it sound better than it is, has lost (DC 14 Insight to notice the point); whoever shows a way to come out of it alive (the river bed, DC 13 History) has won. *If {T} comes, it counts one.*',
    ],
  ],
  clues: [
    [
      'History :: asking what hung on the mast :: What {S} took after the last war, as a pledge for the dead, and would have given back for one word.',
      'Investigation :: reading the letter that {H} left :: {A} offers {B} the forests of {S}, "which will be empty".',
      'Survival :: asking those who fish here about {lair} :: A river ran through it. It is dry now, and deep enough for people who stoop.',
    ],
    [
      'Insight :: hearing how {S} speaks of {G} :: Not with hatred. It is the day of waiting, about which {G} has never said a word.',
      'Investigation :: reading the letter that {H} left :: {A} offers {S} the boats of {T}, "who will not need them".',
      'Religion :: reading the beams to the end :: Half of all these fell at {lair}, on the left, where the ground was soft.',
    ],
    [
      'Persuasion :: asking {T} what is in the thick letter :: A lock of hair, and the signature of {A}.',
      'Insight :: asking {T} about {A} :: "One voice, and a drum behind it. I have sold {A} the hide."',
      'History :: looking at the old sea charts :: {lair} lay under water once; a line shows the bed of the river, from the willows to the middle.',
    ],
  ],
  lairUse: [
    'For each of {B}, {S} and {T} who has come, one of those beside {A} is missing, and the party may once say at whose side help arrives (one action of those who fight beside {A} is lost).',
    'The dry river bed ends thirty steps from the cart of {A}. Whoever comes through it (DC 14 Stealth) begins the last fight there, in the first round, behind the drum.',
    'If {B} and {S} stand side by side, nothing gets between them: in the second round half of those beside {A} have to turn round.',
    'The thing from the mast, carried in front by somebody of the party, is seen by all: everyone within sight of it is immune to fear at {lair}.',
  ],
  tactics: [
    '{A} stays on the cart, beside the drum, gives everyone a place with one finger, and draws a weapon only when nobody else stands in between; {H} holds the reins of the cart, and lets go of them if there is a reason',
  ],
  parley: [
    "{A} thinks in numbers. If all three have come and {H} says so, {A} offers to turn back for a year (DC 14 Persuasion), and asks for [the boats|the drum's weight in silver|one chair at the table]. *The price:* what was never closer together will hardly be so again in a year, and {A} has a year.",
  ],
  clock: [
    ['{H} rides off, with three letters. {G} lays down the first black stone.'],
    ['{H} is at {p1}. {B} has the poles put away, "until it is clear who pays".'],
    ['{T} signs. From {p2} smoke goes up: {S} has the house without a door closed with planks.'],
    [
      '{Deadline}. At {lair} stand those who have come. Whoever has come, has come because of the party.',
    ],
  ],
  after: [
    'At {lair} {G} stood with one third of what was needed. In the hall of {town} somebody takes away the chairs; {ruin}.',
  ],
  endings: [
    {
      heading: 'Four chairs',
      text: [
        '{foes} {foes.is} beaten at {lair}, and in the evening four people sit at one table who do not know what to say. {It} {it.has} done what it was there for. {S} finishes the last row on the beams, and {B} holds the iron.',
      ],
    },
    {
      heading: 'Won, with two',
      text: [
        'The battle is won at {lair}, and it has taken until night. *The price:* one chair stays empty for good, and {H}, who changed sides, sits next to it, on the floor, and does not dare to use it.',
      ],
    },
    {
      heading: 'A year',
      text: [
        '{A} turns round, with the drum, on the morning of the battle. {It} stands there, ready, and goes home unhurt. *The price:* it is only a year, and {G} spends the first day of it in reading names aloud.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{fact}: that is still so, only that the battle is lost, and {A} stands in {town}. {S} has not opened the planks, {T} has lent the boats. But the three have been told now that the letters were the same, and each has sent a rider, to the party.',
      ],
    },
  ],
  steps: ['Win {B.full}.', 'Win {S.full}.', 'Win {T.full}.', 'Be at {lair} before {deadline}.'],
};
