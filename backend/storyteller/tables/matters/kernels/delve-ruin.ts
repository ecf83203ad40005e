import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';
import { ruinFrames, ruinSides } from './delve-ruin-frames.ts';

const ruins =
  'temple tomb ruin pyramid city crypt catacomb shrine monastery abbey cathedral dungeon labyrinth vault necropolis mausoleum barrow observatory ' +
  'citadel fortress castle tower palace sanctuary cave cavern library island village town academy ziggurat statue complex chamber stronghold city burial';

/** An old place with traps, with a question in the last chamber: what is taken out of it, and what is left. */
export const delveRuin: MatterKernel = {
  id: 'delve-ruin',
  sort: ['site', 'thing', 'claim'],
  states: ['usual', 'gone'],
  tells: [
    {
      tasks: 'explore search enter investigate raid loot find discover scout cross uncover',
      nouns: ruins,
    },
    {
      nouns: ruins,
      says: 'lose sink forget bury hide abandon ruin appear emerge discover unearth drown freeze surface rise',
    },
    {
      nouns:
        'temple tomb ruin pyramid crypt catacomb shrine necropolis barrow mausoleum ziggurat dungeon',
      says: '- be in full',
      tasks: '',
    },
  ],
  tones: everyTone,
  escort: ['people'],
  fights: 'guards',
  frame: {
    ...ruinFrames,
    sides: ruinSides,
    labels: {
      clues: ['what it was for', 'how to pass', 'the way to the heart'],
      lair: 'The last chamber',
      suspects: 'Who else is there',
      truth: 'What the place is',
      turn: 'The question',
      plan: 'What {A.full} does if the party does not hurry',
      actOne: 'Act one: Into {den.t}',
    },
  },
  scale: {
    deadline: [
      ['the end of the dry season', 'the turning of the year', 'the next new moon'],
      ['the autumn storms', 'the setting of the star', 'the rising of the great river'],
      ['the eclipse', 'the night of the five stars', 'the end of the hundred-year calm'],
    ],
    ruin: [
      [
        'the way into {den} closes, for another {ages}',
        '{A} has emptied {den}, and nobody will know what it was for',
      ],
      [
        'the way into {den} closes, and what is loose in it stays loose on this side',
        'whatever {A} brings out of {den} belongs to the highest bidder',
      ],
      [
        '{den} closes for another {ages}, with its lid open',
        'three realms learn what lies in {den}, and each of them sends an army',
      ],
    ],
  },
  roles: {
    A: [
      ['treasure hunter', 'dealer in antiques', 'captain of fortune'],
      ['collector', 'relic dealer', 'professor without a chair'],
      ['royal antiquary', 'foreign prince', 'master of the relic hunters'],
    ],
    B: [
      ['schoolteacher', 'map drawer', 'retired priest'],
      ['scholar of old tongues', 'archivist', 'master builder'],
      ['court historian', 'keeper of the royal library', 'royal astronomer'],
    ],
    S: [
      ['porter', 'mule driver', 'torch bearer'],
      ['expedition cook', 'draughtsman', 'rope master'],
      ['captain of the porters', 'royal surveyor', 'expedition physician'],
    ],
    T: [
      ['goatherd', 'honey gatherer', 'well digger'],
      ['guide', 'hermit', 'ferry keeper'],
      ['elder of the old people', 'warden of the border', 'pilgrim guide'],
    ],
    H: [
      ['sapper', 'lock picker', 'stone breaker'],
      ['blasting master', 'grave robber', 'engineer'],
      ['siege engineer', 'master sapper', 'royal locksmith'],
    ],
  },
  sites: [
    ['the scale gate', 'the court of the scale'],
    ['the singing floor', 'the hall of nine stones'],
    ['the painted gallery', 'the gallery of the builders'],
  ],
  lair: {
    names: ['the lid chamber', 'the round chamber', 'the chamber of the lid'],
    terrain: 'underground',
  },
  problem: [
    'For {ages} nobody was inside {den.full}. {weeks.s} weeks ago the way in was found open, and since then {keptSign}, nearer to it each night. {A.full}, the {A.role}, has put up {few} tents there already; {S.full}, the {S.role}, came back from them alone.',
    'It had been shut for {ages}, until {weeks} weeks ago. Now the way into {den.full} is open, {keptSign}, and {A.full}, the {A.role}, is camping before it with {few} wagons. Of those who went in, one has come back: {S.full}, the {S.role}.',
  ],
  start: [
    [
      '{S.full}, the {S.role}, empties both boots onto the table: sand, a glass bead, and a tooth of stone. "It weighs you," says {S.full}. "At the gate. On the way in it wrote down what I weigh, and on the way out it wanted the same." {S.full} lays a coin beside the tooth, gold, with a face that nobody knows. "I had to leave my lamp, my belt and my bread for this one."',
      '@coin',
    ],
    [
      'From the hill one sees {den.full} below, and in front of it the tents of {A.full}. Something comes out of the gate on all fours, coughs, and becomes {S.full}, the {S.role}, white with dust from head to foot. "Nine stones," says {S.full} to you, because you are nearest. "I sang it wrong. Do you happen to know the song?" Behind, in the dark, the gate shuts with the sound of a scale that comes to rest.',
      '@dust',
    ],
  ],
  ask: [
    '{G} wants to know what {den} is, what is loose in it, and what lies in its last chamber, before {A} has it on a wagon. "Go in, look at all of it, come back before {deadline}. What can be carried out is yours, [if it should be carried out|if you are sure]."',
    '"{A} wants {relic}," says {G}. "I want an answer: why did they shut it? Go in before {deadline}, and do not take anything from there until you know."',
  ],
  rumours: [
    '{relic} lies in the last chamber, says {A}, and is worth more than {town}.',
    'Those who built {den} went home happy, says an old song; only the children ask what they left there.',
    '{T} sings while walking past it, always the same nine notes, and never looks round.',
    '{S} has been weighed by a door, and is [two pounds|a coin] lighter.',
    '{keptSign}: that began on the day when the way into {den} was found open.',
  ],
  run: [
    [
      'The coin has the same face on both sides: one with closed eyes, one with open eyes (DC 12 History). With open eyes it was struck after the place was shut.',
      'start=coin',
    ],
    [
      '{S} hums the song as it was wrong: eight notes. The ninth is the one that {T} leaves out in company (DC 13 Performance to hear that something is missing).',
      'start=dust',
    ],
    '{A} sells water to everyone who comes, and asks each what they have been told about the song.',
    '{B} has a copy of the writing over the gate, and reads it differently every time: "Take as you gave", or "Give as you took".',
  ],
  gist: [
    "{fact}; it is real, and it is no treasury. {den} was built around {kept}. {relic} lies in {lair}, on the lid over it, and is the weight that keeps it shut. {A} wants to take {relic} away; somebody has already moved it by a hand's breadth, and so {keptSign}.",
  ],
  truth: [
    [
      [
        '{ages} ago there was {kept} in this country, and no weapon was of any use. So {den.full} was built over it, the lid was laid on it, and {relic} on the lid. Each trap in {den} asks the same question: do you give back what you take? Who does may pass; all others stay.',
        'owner=no',
      ],
      [
        '{ages} ago there was {kept} in the country of {owner}, and no weapon was of any use. So {owner} had {den} built over it, had the lid laid on it and {relic} on the lid, and went in last, unforced, to keep watch. Each trap asks whether one gives back what one takes.',
        'owner=yes',
      ],
    ],
    [
      '{weeks.s} weeks ago {H}, sent by {A}, dug past the gate through the roof of {p3}, got as far as {lair}, and pushed {relic} aside by the breadth of a hand. What came through the gap made {H} run. {H} has told {A} only half of it: that {relic} is there.',
      '{H} was the first in {lair}, {weeks} weeks ago, by a hole in the roof of {p3}. {H} pulled at {relic} until it slipped, heard something below, and ran. {A} knows that {relic} can be moved, and nothing of what {H} heard.',
    ],
    [
      'At {deadline} the way in closes by itself, as those who built it wanted. If the lid is shut until then, it is over for another {ages}. If {relic} is gone by then, {theKept} is out.',
    ],
  ],
  turn: [
    'On the lid is cut, around {relic}: WHAT DO YOU LEAVE? Something of the same weight, sixty pounds, laid down willingly by one who will miss it, keeps the lid as shut as {relic} does. Those who built {den} did not care for gold; the party can take {relic} home, if it leaves what it is worth to somebody.',
    'The last panel in {p3} was scratched out by those who painted it. It showed how {theKept} ends: the lid open at the brightest hour, the mirrors turned, and nobody in the room who wants anything. They did not dare; the party could.',
  ],
  people: {
    G: [
      '{G} wants to know before anyone else does« whether {town} is in danger», and has not told {council} that {keptSign}.',
    ],
    A: [
      '{A} wants {relic}, has a buyer in {town2}, and is neither cruel nor a fool: whoever shows {A.them} something in writing is listened to for as long as a cup lasts.',
    ],
    B: [
      '{B} reads the old writing, has waited a whole life for this, and comes along if one carries the books. In there {B} forgets to be afraid, and to look where {B.they} steps.',
    ],
    S: [
      '{S} wants to sleep and cannot. {S} knows the gate and the first six stones of the floor, and gives it all away for a promise to say a name in there: that of a porter who stayed.',
    ],
    T: [
      '{T} knows the song, with all nine notes, as a lullaby; it has been handed down so that somebody can go in and mend. {T} sings it to whoever asks what it is for instead of what it opens.',
    ],
    H: [
      '{H} pushed {relic} aside and has told nobody what came through the gap. {H} has the rope ladder to the hole in the roof, and wants it to be found out without having to say it.',
    ],
  },
  looks: [
    [
      'A gate without doors, and before it two stone pans as large as carts, on a beam. Above is written TAKE AS YOU GAVE. When somebody steps on the left pan, the beam groans, pebbles roll into the right one until it is even, and the grating behind rises.',
      'Two pans hang from a beam of stone; the grating between them is down. On one pan lie a lamp, a belt and half a loaf. Over it all runs a line of writing as long as a street, of which {B} can read the end: "And the same again on the way out."',
    ],
    [
      'Nine slabs, each as wide as a bed, in a floor full of small holes. Every slab hums its own note under a foot. In the wall sticks a broken spear, and another, and then one sees that the wall is made of them.',
    ],
    [
      'A gallery a hundred paces long, painted on both sides with the same people, life-sized, at work: they carry, they mix, they laugh. Their eyes are glass. In the vault is a hole with fresh edges, and below it a heap of rubble and {few} cigar ends.',
    ],
    [
      [
        "A round chamber under a shaft that brings down daylight. In the middle lies a lid of stone, three steps across, and on it {relic}, a hand's breadth from where it has left a mark. Around the wall stand the statues of those who built it, each with a mirror in both hands.",
        'owner=no',
      ],
      [
        "Daylight falls through a shaft onto a lid of stone, three steps across, and on {relic}, a hand's breadth from where it has left a mark. At the head of the lid stands an upright coffin with open eyes: {owner}. Around the wall stand those who built it, in stone, each with a mirror in both hands.",
        'owner=yes',
      ],
    ],
  ],
  todo: [
    [
      'Whoever weighs as much on the way out as on the way in is let through. For each pound more, the grating comes down a foot (a DC 13 Athletics check holds it for one person; under it, {hurt} bludgeoning damage). Water, sand and stones count as well as gold.',
    ],
    [
      'The nine notes in the right order make the floor safe for as long as an hour glass runs. For each wrong note spears fly: DC 13 Dexterity saving throw, or {sting} piercing damage. Across on ropes it is DC 14 Athletics; in the air nothing hums.',
    ],
    [
      'The glass eyes follow a lamp. If it is carried through at an even pace, nothing happens; whoever stops at one figure wakes those beside it: two arms of plaster hold on (DC 13 Athletics to get free), and do no more than that.',
    ],
  ],
  clues: [
    [
      'History :: reading the line over the gate :: It is no threat. It is a promise of those who built it: nobody is to become richer here, and nobody poorer.',
      'Investigation :: weighing what lies on the pan :: Lamp, belt and bread weigh as much as one gold coin does not: the scale asks for what it is worth to the one who leaves it.',
      'Perception :: looking where the pebbles come from :: A draught out of the pebble shaft; it comes from {lair}, straight down.',
    ],
    [
      'Performance :: singing what {S} hums, note by note :: It is a lullaby, and the words are about someone who must not wake.',
      'Arcana :: comparing slabs and notes :: Whoever stands still on the ninth slab and sings the first eight backwards stops the floor for good.',
      'Investigation :: looking at the dust on the slabs :: Nobody has crossed here for {ages}; but somebody came back this way once, running, from {lair}.',
    ],
    [
      'Religion :: following the painted people from left to right :: They carry something under a cloth, dig, lay a lid on it, and dance. It is {kept}, and the dance is what they owe it.',
      'Investigation :: looking at the hole in the roof :: It was dug from outside, {weeks} weeks ago; on the edge are threads of the rope ladder of {H}.',
      'Perception :: holding a lamp behind one pair of glass eyes :: The light falls through all of them and ends on a stone that can be turned: the way to {lair}.',
    ],
  ],
  lairUse: [
    'The mirrors in the hands of the statues turn at a touch (one action each). Three of them, set right (DC 13 Investigation), throw the daylight onto the lid: each enemy there takes {sting} radiant damage per round.',
    'The lid tips if more weight is on one side: whoever stands on it when {relic} is moved makes a DC 13 Dexterity saving throw, or slides towards the gap, where one {keptDoes}.',
    'From the rim of the shaft hangs the rope ladder of {H}. It carries two; the third one brings it down, with a cartload of rubble ({hurt} bludgeoning damage, DC 13 Dexterity half).',
  ],
  tactics: [
    [
      '{owner} opens the coffin from inside as soon as {relic} is lifted without anything in its place, says one word, and goes for whoever holds it; the others hold the exit. All of it ends when the lid is shut',
      'owner=yes',
    ],
    'the statues step from the wall as soon as {relic} is lifted without anything in its place; they go for whoever holds it, and back to the wall when it lies on the lid again',
    'the guardians of {lair} wake when iron touches {relic}; they bar the exit first, hold fast rather than kill, and do not follow beyond the threshold',
  ],
  parley: [
    '{A} is there as well, with a crowbar and three people, and has begun to be afraid. Shown the painted gallery, or the writing on the lid (DC 13 Persuasion), {A} helps to push {relic} back, and asks only to be the one who tells of it. The guardians let everyone go who leaves as much as they take.',
  ],
  clock: [
    [
      '{A} sends the first porters through the gate; {few} come out again, lighter by all that they had with them.',
    ],
    ['{A} buys the song from {S}, as far as {S} knows it, and gets as far as the sixth stone.'],
    [
      '{H} is made to lead {A} to the hole in the roof; they enter by {p3}, and {keptSign}, as far as {town}.',
    ],
    [
      'At {deadline} {A} lifts {relic} off the lid, is far enough away when the gate closes, and sells it in {town2}.',
    ],
  ],
  after: ['{den} is shut again, and empty. {theKept} is on this side: {ruin}.'],
  endings: [
    {
      heading: 'As it was meant',
      text: [
        '{relic} lies in its place, to the breadth of a hair, and {den} closes behind the party at {deadline}. In {town} {theKept} is not noticed any more, from that evening on. {B} writes down all of it, except the way. *The price:* {A} goes home poor, and tells everyone where it was.',
      ],
    },
    {
      heading: 'An even trade',
      text: [
        'Somebody lays sixty pounds on the lid that they will miss: [a sword with its sheath and its stories|the books of {B}|a bell that {town} has given for it], and takes {relic} home. {theKept} stays where it is. *The price:* what is left there is left for good, and everybody in {town} knows what it was.',
      ],
    },
    {
      heading: 'Made an end of',
      text: [
        'With the mirrors turned and the lid open, {theKept} meets daylight for the first time in {ages}, and is gone in as many breaths. {den} has no purpose any more, and its gate stays open. *The price:* all that those who built it kept from each other can now be read on the walls by anyone.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{A} is on the road with {relic}, and behind the wagon people do what {theKept} makes them do. The gate of {den} is still open by a hand; whoever gets {relic} back under it in time needs somebody who holds the beam.',
      ],
    },
  ],
  steps: [
    'Find the way through {den}.',
    'Find out what {den} was built for.',
    'Get to the last chamber before {A.full} does.',
    'Decide before {deadline} what is taken out of {den} and what is left there.',
  ],
};
