import { everyTone } from '../../tones.ts';
import { classicFrame } from '../classic-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/**
 * Two expeditions race for {goal}: that of G and that of A. The treasure there is the weight on a lid: those who built
 * it left of their own accord, so that {inmate} stays below. B is the guide and has always known it.
 */
export const expedition: MatterKernel = {
  id: 'expedition',
  sort: 'claim',
  family: 'classic',
  tones: everyTone,
  isLairKnown: true,
  escort: ['people'],
  roles: {
    G: [
      ['widowed ship owner', 'schoolteacher with a map'],
      ['professor of geography', 'ship owner'],
      ['royal explorer', 'admiral on leave'],
    ],
    A: [
      ['captain without a flag', 'treasure hunter'],
      ['captain of a rival company', 'treasure hunter with a patent'],
      ['admiral of the rival crown', 'prince of the treasure fleet'],
    ],
    B: [['guide'], ['guide'], ['guide']],
    S: [
      ['last one of an earlier expedition', 'castaway'],
      ['last one of an earlier expedition', 'castaway'],
      ['last one of an earlier expedition', 'castaway'],
    ],
    T: [['map drawer'], ['map drawer'], ['cartographer']],
    H: [
      ['boatswain', 'first mate'],
      ['boatswain', 'first mate'],
      ['flag captain', 'first mate'],
    ],
  },
  sites: [
    ['the hut of {S.full} above the landing', 'the wreck in which {S.full} lives'],
    ['the steps of the old ones, half a day inland', 'the gate of the old ones, half a day inland'],
    ['the camp of {B.full} below the great stone face', 'the rope bridge of {B.full}'],
  ],
  lair: {
    names: ['the treasure hall of {goal}', 'the house of gold of {goal}'],
    terrain: 'underground',
  },
  scale: {
    deadline: [
      ['the end of the dry weeks'],
      ['the end of the dry weeks'],
      ['the end of the dry weeks'],
    ],
    ruin: [
      ['{A.name} is there first, and lifts what should stay where it is'],
      ['{A.name} is there first, and lifts what should stay where it is'],
      ['{A.name} is there first, with a fleet, and lifts what should stay where it is'],
    ],
  },
  frame: {
    ...classicFrame,
    labels: {
      ...classicFrame.labels,
      clues: ['who was here before', 'what the others are doing', 'what the gold is for'],
      places: 'On the way',
      suspects: 'Who has been there',
      plan: 'What the expedition of {A.full} does',
      actOne: 'Act one: On the Way to {goal.t}',
      talk: 'What people say at the harbour of {town}',
    },
    titles: [
      'The Gold of {goal.t}.',
      'The Race to {goal.t}.',
      'What {goal.t} Weighs.',
      'The Second Map.',
    ],
    first: [
      'There are two maps of {goal}, and since last week both of them have been sold.',
      'For {years} years {goal} was only a story. Then a chest was washed ashore at {town}, with a map in it, and gold dust in the seams.',
    ],
    hooks: [
      '{G.full}, the {G.role}, has mortgaged a house for the equipment, and needs people who come back.',
      '{G.full}, the {G.role}, has {few} places left and eleven who want them, and asks you only one thing: what you would leave behind if the load were too heavy.',
    ],
    stakes: [
      'In {days} days is {deadline}, and after that nobody gets to {goal} for a year. If the party is slower than the others, {ruin}.',
      "The others have two days' lead, and there are {days} days in all until {deadline}. If they win, {ruin}.",
    ],
    fees: [
      '{G} offers {coins} gp, and a fair share of what is found, by the head.',
      'The pay is {coins} gp; {G} has it in the bank, and the bank would like to have it back.',
    ],
    where: [
      '{lair}. Both expeditions have to get there; {A.name} has the shorter map, and the party the better guide.',
    ],
    suspects: [
      '{S.full} was there, and came back alone. {B.full} has been there more often than is good for a guide. {T.full} has drawn both maps.',
    ],
    limits: [
      '{days} days, until {deadline}. The expedition of {A} is ahead by two, and loses one at each place at which the party does not.',
    ],
    ways: [
      '{p1}, {p2} and {p3} lie one after the other on the way to {goal}. At each of them there is something to learn about those who were there before, and a way to gain a day on {A}. A failed check costs half a day, never the clue.',
    ],
    runs: [
      'At the harbour they bet on who comes back. The party is at seven to one.',
      '{H} is buying rope, more rope than anyone needs who only wants to carry something away: somebody wants to lift.',
    ],
    guards: [],
    magic: [
      '*Locate Object* for gold points in the right direction from the first day on; it points in the same direction from below, too, and something there is answering.',
      [
        '*Speak with Plants*: what grows here remembers people who walked away in a long row, singing, without luggage.',
        'level>=5',
      ],
      [
        '*Legend Lore* about {goal}: "They had everything. They laid it on the lid, and went."',
        'level>=9',
      ],
      [
        '*Scrying* on {A} shows a hand that strokes gold, and a second light, below, that follows the hand.',
        'level>=9',
      ],
      ['*Commune*: "Is there gold?" Yes. "May one take it?" Some.', 'level>=9'],
      '*Detect Magic* in {lair}: the gold is only gold. What lies under it is the strongest magic that the caster has ever felt, and it is asleep.',
      [
        '*Zone of Truth*: {B} says: "I have never led anyone the wrong way. Only slowly."',
        'level>=3',
      ],
    ],
    complications: [
      'It rains for a day, three weeks too early. The way behind the party is gone.',
      'Half of the carriers want to turn round; {B} has told them something at the fire.',
      'The camps of both expeditions are in sight of each other for a night. Somebody over there is singing, and well.',
      'One of the party finds a gold coin, new, with a face that resembles {B}.',
    ],
    openings: [
      '{lair} has no door and never had one. Whoever comes in sees gold first, then how it is laid: in rings, weight upon weight, like stones on a barrel.',
    ],
    companions: [
      [
        'Those beside {A} have been promised a share by weight. As soon as the floor sinks for the first time they want to get out, and each takes only what is in the hand.',
        'escort=people',
      ],
    ],
    hoards: [
      'What lies at the rim weighs nothing on the lid, and {B} says that one may have it: {items}, and {worth}.',
    ],
    favours: [
      '{T} puts the party on the map: a bay, a hill and a rather nasty swamp bear its names now.',
      '{B} comes along as a guide whenever asked, and is faster than before.',
    ],
    preventions: [
      'take the rope ladder of {B}, and be there first (DC 14 Athletics)',
      'let their boats drift (DC 13 Stealth), which costs them a day',
      'tell their carriers what {S} has seen (DC 14 Persuasion)',
    ],
    clockEffects: [
      'each step that was prevented means that in {lair} one ring of gold less has been lifted; each ring that was lifted makes the floor shake once in the last fight (DC 12 Dexterity saving throw or prone).',
    ],
    firstFight: [
      'on the third evening people of {A} come for the map ({fight}). They have one already; what they want to know is what stands on the other half.',
    ],
    sides: [
      {
        wants: [
          '**The carriers** want to get home with both legs. Content with a day of rest and the truth; angry if anybody is left lying.',
        ],
        later: [
          '**The carriers, if content**: wait with the boats, against orders, a day longer than agreed.',
        ],
      },
      {
        wants: [
          '**{R.full}** ({R.role}) belongs to the third expedition, of which nobody knows, and has lost all the others. Content with company; angry if the gold is shared without a word about the dead.',
        ],
        later: [
          '**{R.name}, if content**: holds the rope over the shaft, alone, and does not let it slip.',
        ],
      },
      {
        wants: [
          '**The people of {B.name}** ({num}, in the hills, descendants of those who left) want the lid to stay shut. Content if nothing is taken from the rings; angry, and not to be seen, if it is.',
        ],
        later: [
          '**The people of {B.name}, if content**: roll stones on the lid from above, for as long as it takes.',
        ],
      },
    ],
  },
  problem: [
    '{G.full} has one map, and {A.full}, the {A.role}, has the other, and {A.name} put to sea two days ago with {num} people and a winch. They say that {at} gold lies about like slates. Nobody who has been there says so; those who have been there are {S.full}, who says nothing at all, and {B.full}, who is for hire.',
    'It is a matter of who comes first: {G.full} with a good guide, or {A.full}, the {A.role}, with a great many people, ropes and powder. One expedition was there before, {few} years ago: forty went, and {S.full} came back, with white hair, and has lived out there since then.',
  ],
  start: [
    [
      'On the quay of {town} two expeditions are loading at the same time. Over there it is done with whistles: {num} people, crates, a winch as large as a cart, and {A.full} on top of it, who takes off the hat to you. On your side there are {G.full}, a mule, and a guide who has sat down on the luggage and is looking at the winch. "What do they want with that?" asks {G.name}. {B.full} thinks for a long time about how to say it. "To lift," says {B.name}.',
      '@quay',
    ],
    [
      'The chest stands on a table in the inn of {town}, still wet, and in it, on a bed of sand, lies half a map. {G.full} runs a finger along the torn edge. "{A.name} has the other half, and laughed when I offered to share." Outside the window a sail goes up. {T.full}, the {T.role}, who has been drinking in the corner, says to nobody in particular: "I drew it in one piece. I was the one who tore it."',
      '@chest',
    ],
  ],
  ask: [
    '"Take me to {goal}," says {G}, "before {A}. What we find we share. If it turns out that one should not touch it, I would like to have seen it all the same, and then somebody else must tell my bank."',
    '{G} wants to be first, before {deadline}. "Listen to {B}, even if {B} is slow. And find {S} on the way: forty people do not vanish because of the weather."',
  ],
  rumours: [
    'Those who lived {at} went away on one day, in good order, and left everything there.',
    'There is so much gold that the floor has sunk under it.',
    '{B} has led three expeditions, and all of them turned round in time.',
    '{S} came back with empty pockets, and had turned them inside out.',
    '{A} has already sold the first ton.',
    'At night there is a light over {goal}, on the horizon, and it is not a fire.',
  ],
  run: [
    [
      'The winch has been tested with a weight that is chalked on it: a slab of the size of a house door (DC 13 Investigation).',
      'start=quay',
    ],
    [
      'On the torn edge stands half a word, in the script of the old ones: "LID" (DC 14 History).',
      'start=chest',
    ],
    'For each of the three places the game master keeps count: who is ahead? The party gains a day where it solves the task at the first attempt.',
  ],
  gist: [
    'Two expeditions race to {goal}: that of {G} with the party, and that of {A}. The treasure is real, and it is a weight: it holds shut the lid over {inmate}. Those who built it had seen it awake. They laid on it whatever they had that was heavy, and left. {A} knows of the lid, and believes that the best lies under it.',
  ],
  truth: [
    [
      '{inmate.u} came up once, and all that lived here served it, gladly, without wanting to. One night, when it slept, they closed the lid and began to carry, first stones, then doors, then gold, because gold is heaviest. {num} families went away on the same morning, with the order never to say why. {B} is of one of these families.',
    ],
    [
      'The forty of {S.full} got as far as {lair} and lifted only the first ring. Then they heard it. Thirty-nine laid down their packs and went down to it, through a gap as wide as a hand, of which nobody knows how. {S} is deaf in both ears, and heard nothing.',
    ],
    [
      '{A} got the half with the word on it, and has understood it wrongly: whatever needs so much gold to keep it in must be worth more than gold. {H} has begun to doubt it, since the dreams. {T} tore the map because whoever has only one half would not find it; nobody had thought of two buyers.',
    ],
  ],
  turn: [
    '{B} confesses: the way of the last two days was a circle. There is a shorter one, of half a day, and {A} has found it. {B} wanted to be too slow, as always; with {A} up there it was a mistake. From now on {B} leads as fast as somebody can run.',
    'At night all dreamers of both camps dream the same: a kind voice that asks each of them, by name, to lift just one piece, as a favour. {S} alone sleeps well, and in the morning ties a cloth around the ears of everybody who lets it happen.',
  ],
  people: {
    G: ['{G} wants to have been there, and to be able to prove it. The gold is for the bank.'],
    A: ['{A} has promised too much to too many. {A} is a good leader, and the last one to run.'],
    B: [
      '{B} has walked in circles with strangers for half a life, in order to hurt nobody, and is tired of being thought a bad guide.',
    ],
    S: [
      '{S} reads lips, is cheerful on the whole, and lays {few} plates for supper every evening, out of thirty-nine, in turns.',
    ],
    T: ['{T} would like to be able to draw one single map that does not cost anybody anything.'],
    H: ['{H} has heard the voice call {H.their} name, and it was that of {H.their} mother.'],
  },
  looks: [
    [
      'Planks, sails, a garden in tubs, and thirty-nine pegs in the wall, each with a hat. {S} sees the party come from afar, waves, and points at the ears.',
    ],
    [
      'Steps or a gate, for people with shorter legs, worn in the middle, and worn only in one direction: down, away from there. Beside them stands writing, hammered into the rock, the same sentence every hundred paces.',
    ],
    [
      'A fire, a cooking pot, and far above in the rock a face of stone, with a hand before its mouth. {B} has put down flowers here, old ones and new ones.',
    ],
    [
      'Gold, as slabs, doors, bowls, beams, in {few} rings around a middle that is empty. The floor there has a crack. Over it the winch is already standing, and {A} has a hand on the lever, and seems to be listening to somebody.',
    ],
  ],
  todo: [
    [
      '{S} talks to those who let themselves be looked in the face and do not hurry (DC 12 Insight). The way to the landing leads past reefs or roots on which {A} has lost a boat (DC 13 Survival or Athletics): *done at the first attempt, it gains a day.*',
    ],
    [
      'The steps are broken off above a gorge. Across it leads what is left: a beam, a chain, or a jump for two (DC 14 Acrobatics or Athletics by the group). *At the first attempt this gains a day.*',
    ],
    [
      'Here the people of {B.name} are watching, unseen, with stones ready to roll. Whoever lays something of their own before the face (no check, if it is dear to them) is let through; otherwise DC 14 Stealth. *If it succeeds at once, the party is a day ahead.*',
    ],
  ],
  clues: [
    [
      'Insight :: asking {S} about the thirty-nine :: They were not killed. They went down smiling, one after the other, through a crack that was too small.',
      'Perception :: looking through the telescope of {S} :: {A} has the winch carried, in parts, by {num} people. They do not want to carry away, but to lift.',
      'Medicine :: looking at the ears of {S} :: Deaf since childhood; that was the salvation. Wax and cloth would help, too, for an hour.',
    ],
    [
      'History :: reading the sentence on the rock :: "We went of our own will. Add to it, or turn round."',
      'Survival :: reading the tracks of the others :: They are losing people, none of them dead: each night one of them goes ahead, barefoot.',
      'Religion :: looking at the steps :: Heavy things were carried up and nothing was carried down. The gold is not stored there: it weighs.',
    ],
    [
      'Insight :: asking {B} about the flowers :: {B} is one of those who left, in the seventh generation, and has guided everybody wrong until now.',
      'Perception :: watching {H} through the dusk :: {H} sits apart, and writes a name over and over in the sand.',
      'Arcana :: asking what is below :: {inmate.u}, which can only ask. It has never been able to lift anything itself.',
    ],
  ],
  lairUse: [
    'Every slab that is pushed back on the lid (DC 14 Athletics, one action) takes from {A} one of those who are listening: they wake up and run.',
    'The winch can be reversed (DC 14 Sleight of Hand): what it has lifted falls, and closes the crack, with whoever stands on it.',
    'Whoever has cloth and wax in the ears does not hear it. All others: DC 13 Wisdom saving throw at the start of each round spent within 20 feet of the middle, or use the action to lift something.',
    'At the rim the gold lies loose. If one starts it sliding (DC 13 Athletics), it fills the middle of its own accord, and everything within 10 feet has to jump.',
  ],
  tactics: [
    '{A} defends the winch as if it were a friend, orders each one forward by first name, and listens between orders; in the third round {A} lays down the weapon and begins to lift by hand. {H} would cut the rope if told to',
  ],
  parley: [
    '{A} has promised {num} people a share, and cannot go home without one. If the party shows that what lies at the rim is enough for everybody (DC 14 Persuasion), or takes the fault upon itself, {A} stops the winch. *The price:* each of them now knows the way here, and some will want to come back.',
  ],
  clock: [
    ['The expedition of {A} lands, puts up tents in rows, and sings.'],
    [
      '{A} reaches the gorge and has a bridge built. In the morning one carrier is missing, and the boots are still there.',
    ],
    ['The winch stands in {lair}. {A} has the first ring of gold lifted, only to look.'],
    ['{Deadline}. The last ring is lifted, and a voice thanks everybody, by name.'],
  ],
  after: [
    'Nobody of either expedition has returned from {goal}; but a light stands over it, and in {town} people have begun to dream of a kind voice.',
  ],
  endings: [
    {
      heading: 'One may have what lies at the rim',
      text: [
        'The lid is shut, and a little heavier than before. What lay at the rim has made nobody rich and everybody content, even the bank. {T} has drawn a third map of {goal}, on which there is nothing but a swamp. {B} guides people to other places now, and is fast.',
      ],
    },
    {
      heading: 'The winch falls',
      text: [
        'What {A} had lifted came down, with {A}, and closed the crack. {G} has seen {goal} and does not speak about it. *The price:* from time to time a voice asks through the gold, in the tone of {A}, for just one piece.',
      ],
    },
    {
      heading: 'Those who carry',
      text: [
        'Both expeditions have carried stones together for three days, and gold on top. {A} went home poor, with everyone alive. *The price:* {num} people know now where it lies; {B} has asked each of them for a promise, and counts on two thirds.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{A} has lifted the last ring of gold, and {inmate} is awake {at}. It can only ask, and each day it asks a little further out. {S} is coming down the coast with wax, cloth, and thirty-nine hats, and has a plan with bells.',
      ],
    },
  ],
  steps: [
    'Find {S.full}.',
    'Get to {goal} before {A.full}.',
    'Find out why the old ones left.',
    'Decide what is taken.',
  ],
};
