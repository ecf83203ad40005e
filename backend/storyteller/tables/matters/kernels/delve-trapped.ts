import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';
import { trappedFrames, trappedSides } from './delve-trapped-frames.ts';

/** The party is inside, cannot get out, and is not alone there. */
export const delveTrapped: MatterKernel = {
  id: 'delve-trapped',
  sort: ['site'],
  tells: [
    {
      tasks: 'escape',
      nouns:
        'painting maze labyrinth dungeon loop dream mirror museum book castle tower snow-globe mansion house garden picture nightmare plane demiplane hell theatre library game story castle room carnival circus mirror doll dollhouse tapestry memory time day town village city world realm dimension feywild shadowfell prison bottle tale map hotel inn fair place',
    },
    { nouns: 'party player hero adventurer', says: 'trap stick imprison lock wake lose' },
    { tasks: 'survive', nouns: 'maze labyrinth nightmare dream' },
  ],
  tones: everyTone,
  escort: ['people'],
  fights: 'brood',
  lodgers: ['the wardens', 'the pale ones', 'the walkers'],
  frame: {
    ...trappedFrames,
    sides: trappedSides,
    labels: {
      clues: ['what this place is', 'what holds one here', 'the way to the way out'],
      lair: 'The way out',
      suspects: 'Who is in here',
      talk: 'What people in here say',
      truth: 'Why nobody gets out',
      plan: 'What {A.full} does meanwhile',
      actOne: 'Act one: Inside {den.t}',
    },
  },
  scale: {
    deadline: [
      ['the last bell', 'the great stillness', 'the next closing'],
      ['the last bell', 'the great stillness', 'the next closing'],
      ['the last bell', 'the great stillness', 'the next closing'],
    ],
    ruin: [
      ['whoever is in here then stays', 'nobody in here will remember having come from anywhere'],
      [
        'whoever is in here then stays, and is not missed outside',
        'nobody in here will remember having come from anywhere',
      ],
      [
        'whoever is in here then stays, and the world outside goes on without its defenders',
        'nobody in here will remember having come from anywhere',
      ],
    ],
  },
  roles: {
    G: [
      ['midwife', 'retired ferry hand', 'cook'],
      ["ship's doctor", 'head cook', 'travelling judge'],
      ['royal physician', 'master of the post', 'abbess of the crown'],
    ],
    A: [
      ['bailiff', 'inn owner', 'foreman'],
      ['colonel', 'master of works', 'harbour master'],
      ['governor in exile', 'grand admiral', 'lord chamberlain'],
    ],
    B: [
      ['baker', 'fiddler', 'weaver'],
      ['opera singer', 'clock maker', 'vineyard owner'],
      ['court composer', 'royal gardener', 'poet of the crown'],
    ],
    S: [
      ['pedlar', 'conjurer', 'knife grinder'],
      ['smuggler', 'fencing master', 'lawyer'],
      ['foreign agent', 'master thief', 'deposed minister'],
    ],
    T: [
      ['grave digger', 'lamp trimmer', 'washer'],
      ['map drawer', 'archivist', 'land surveyor'],
      ['royal surveyor', 'keeper of the maps', 'court librarian'],
    ],
    H: [
      ['door keeper', 'turnkey', 'watchman'],
      ['sergeant of the watch', 'steward', 'head turnkey'],
      ['captain of the doors', 'keeper of the keys', 'master of the guard'],
    ],
  },
  sites: [
    ['the place where one arrives', "the arrivals' corner"],
    ['the common table', 'the kitchen of the lost'],
    ['the wall of names', 'the place of the old marks'],
  ],
  lair: { names: ['the seam', 'the thin place', 'the narrow bend'], terrain: 'underground' },
  problem: [
    'You are not the first. {num} people have their beds in {den}, and some have been here so long that they count in something else than years. Outside is {town}; nobody who sits here tonight has ever found the way back to it. But something is different since you came: a bell has been heard.',
    'The way by which you came in is not there any more. There are others here, {num} of them, who nod to you as one nods to new neighbours. {town} must be very near; at times one smells its bread. And since you came, a bell strikes, once for each day, and it counts down.',
  ],
  start: [
    [
      'Somebody has laid a table for you: as many plates as you are, with your names on them. "They were here before you were," says {G.full}, the {G.role}, and pulls out the chairs. "It is always so. Eat, then look around, then do not believe the first one who tells you that it is not so bad." Far away, in {den}, a bell strikes; {G.full} counts on {G.their} fingers and turns white.',
      '@table',
    ],
    [
      'You have gone straight ahead for an hour, and in front of you stands what you left there as a mark at the beginning. Beside it sits {G.full}, the {G.role}, and eats an apple. "Everyone does that first," says {G.full}. "Good marks, though. Mine was a shoe." Then a bell strikes somewhere in {den}, and the apple stops in the air. "That," says {G.full}, "it has never done before."',
      '@mark',
    ],
  ],
  ask: [
    '{G} wants out, with everyone who [wants to|would like to] come, before {deadline}. "You are new, you still remember how a door works. Find out what holds us here. I can tell you who lies, and I can cook."',
    '"{days.t} strokes are left," says {G}, "then it closes. I have been here too long to see it; you have not. Look at everything as if it were made by somebody. And take {B} along, even if {B.they} does not want to."',
  ],
  rumours: [
    'There is no way out; {A} has looked for it harder than anyone, for {years} months.',
    'Whoever has been given a name by this place cannot leave it: so says {T}.',
    '{S} came in of {S.their} own will, and has never said why.',
    '{B} could have gone, once, and did not.',
    'At the bell, all the doors that there are stand open by a hand, for as long as it sounds.',
  ],
  run: [
    [
      'The plates are old; the names on them were painted this morning, and one of them has a mistake that only one of the party ever makes (DC 12 Investigation). What writes here has read their thoughts, not their papers.',
      'start=table',
    ],
    [
      "The mark has been moved: by a hand's breadth, towards where the bell is (DC 12 Survival). The place is not endless, only bent.",
      'start=mark',
    ],
    'Whoever tries to sleep dreams of {town}; [whoever|anyone who] tells the dream at the common table forgets it. {T} writes them down instead.',
    'What was lost on the way in lies at {p1}, sorted. {H} has made the list.',
  ],
  gist: [
    '{fact}: it is so, and {den} is no accident. It holds whoever has something to stay for, and it is fed with what they forget. The way out is at {lair}; {A} has known it for years, has barred it, and rules here. {brood} {brood.is} what hunts those who try. Until {deadline} it can be opened from inside, by those who know what they want outside.',
  ],
  truth: [
    [
      '{fact}. {den} was made by somebody who could not bear a parting: inside, nobody was ever to go. It does not hold the body. It finds out what one would stay for, puts it on a plate, and takes in exchange, day [by day|in daylight], a memory of outside. Whoever has none left is furniture.',
    ],
    [
      '{A} found the way out {few} years ago, at {lair}, and stood in it. Then {A} saw that {A.they} would be nobody in {town}, and turned round. Since then {H} keeps the key, {A} gives out the bread, and whoever asks for the way is told that there is none, kindly. {brood} {brood.was} here before {A}; {A} only closed the other paths, so that {brood.they} walk{brood.v} where the curious go.',
    ],
    [
      'The bell strikes because the party brought in more fresh memories [at once|immediately] than {den} can hold. At {deadline} it closes for good, to digest them. Until then each stroke opens it by a hand, and at {lair} one can get through, if nobody on this side holds one back.',
    ],
  ],
  turn: [
    'Whoever goes through {lair} leaves here what was put on their plate. For {B} it is a person: {B.they} sits at the table each evening with somebody who left {B.them} outside long ago, and who is, by every test, the same. {B} asks the party to decide, and then not to tell.',
    'The one who made {den} is still here, and is {S}. {S} came back in to end it and has forgotten how. What ends it is written on the wall of names in {S.their} own hand, in the only place where {S} never looks: under {S.their} name.',
  ],
  people: {
    G: [
      '{G} [wants to|would like to] see {town} again, and above all a certain tree there; {G} says its place aloud every morning, so as not to lose it.',
    ],
    A: [
      '{A} wants nothing to change. {A} is fair, is liked, has not lied for pleasure once, and has the bar of the way out made new each year.',
    ],
    B: [
      '{B} stays because of somebody who sits at {B.their} plate. {B} knows the songs of this place and that they get shorter.',
    ],
    S: [
      '{S} is suspected of working for {A}, since {S} is never afraid. In truth {S} cannot be hunted: {brood} {brood.has} no interest in {S.them}, and {S} does not know why.',
    ],
    T: [
      '{T} has a map of the inside, made of what does not change; it has {few} holes, and all of them lie around {lair}. {T} wants one true thing about outside for each look.',
    ],
    H: [
      '{H} has the key and hears the bell louder than the others. {H} promised {A} not to use it, and was never asked not to lose it.',
    ],
  },
  looks: [
    [
      'What people had with them lies in rows, with labels: {num} left shoes, a wedding cake, a saddle, your own things. Behind them is a wall that was a door this morning; one can still see where the light came in.',
    ],
    [
      'A long table with more plates than people, and on every plate a name. Beside some of them stands what their owners would not leave: a letter, a glass that fills itself, an old man who laughs at the right moment. Your plates have begun to fill.',
    ],
    [
      'A wall as high as a house, covered with names up to where an arm reaches, and then, with other hands, further up. Some are crossed out. Under each of those is a date in no calendar, and a little door, drawn with chalk, open.',
    ],
    [
      'Here {den} is thin. On this side is a beam with {few} locks across an arch; behind it, as through wet paper, one sees {town}: a street, a dog, the hour on a clock. On the floor before the arch the dust is trodden down in a ring, by {brood}.',
    ],
  ],
  todo: [
    [
      'One thing each can be taken back, the right one: the label says what the owner would stay for (the player says what stands there). [Whoever|Anyone who] takes that thing has advantage on the first saving throw at {lair}, and disadvantage on all others.',
    ],
    [
      'Whoever eats from the plate forgets one thing about outside (the table chooses which, a DC 13 Wisdom saving throw to notice it). [Whoever|Anyone who] eats nothing is hungry, and is looked at. {G} has a pot of real soup behind the stove.',
    ],
    [
      'To read further up one [has to|must] climb (DC 13 Athletics), and {brood} come{brood.v} at the sound of chalk: from now on it is a matter of {few} rounds until the first shadow falls around the corner.',
    ],
  ],
  clues: [
    [
      'Investigation :: reading the labels in their order :: Everything has been here exactly since its owner said "one more day". {den} does not catch. It waits.',
      'Insight :: asking {H} why the list has two columns :: Came in, and stayed for. The second is in the hand of {A}, who asks everyone on the first evening.',
      'Perception :: looking at the wall at the stroke of the bell :: It opens by a hand, and through the gap one sees a beam with locks: {lair}.',
    ],
    [
      'History :: listening to the songs from the oldest to the newest :: They are about {town}, and the newest have no street names any more. What is forgotten goes into the plates.',
      'Insight :: watching who never looks at the plate :: {A}. On it lies the key of a house in {town}, and dust.',
      'Medicine :: feeling the pulse of those who have been here longest :: It beats with the bell, and the bell is at {lair}.',
    ],
    [
      'Investigation :: comparing the dates under the crossed-out names :: Those did get out: one at a time, at the stroke of a bell, until {few} years ago. Then no more.',
      'Arcana :: touching a chalk door :: It is a promise: what somebody wanted to do first outside. The place cannot hold those who say theirs aloud.',
      'Survival :: following the trodden dust below the wall :: {brood} always come{brood.v} from the same side, from {lair}, and always go{brood.es} back there.',
    ],
  ],
  lairUse: [
    'The beam can be lifted by two (DC 14 Athletics), or unlocked with the key of {H}. Lifted, it can be dropped on whoever stands under it: {hurt} bludgeoning damage, DC 13 Dexterity half.',
    'At each stroke of the bell (every other round, on initiative count 20) the arch opens: one person gets through, more if each says aloud what they will do first outside.',
    'Whoever throws the thing from their own plate into the ring of dust draws {brood} after it [for a round|for one round]; it is gone then, and so is what it stood for.',
    'Behind the arch is {town}. [Whoever|Anyone who] is called from there by name (somebody already [has to|must] be outside) has advantage on every saving throw in here.',
  ],
  tactics: [
    '{brood} keep{brood.v} between people and arch and drag{brood.v} whoever is alone back into the ring; nobody is followed who stands in the light of the clock',
    'what hunts here goes for whoever is nearest to the arch, throws people back rather than down, and stops dead at each stroke of the bell',
    'the fight is about the arch: those who hunt bar it from inside and retreat with every stroke by ten feet, as if the sound pushed them',
  ],
  parley: [
    '{A} comes last, alone, and stands before the beam. {A} can be talked to (DC 13 Persuasion): not about the others, but about the house whose key lies on {A.their} plate. Then {A} calls {brood} off with a word that {A.they} has never used, and asks who goes first.',
  ],
  clock: [
    [
      '{A} has supper made for everyone and asks each of the party, kindly, what they would stay for.',
    ],
    [
      '{B} cannot say any more which way {town} is, and laughs about it. {T} tears up a map that no longer fits.',
    ],
    [
      'The plates of the party are full. {A} has a second beam put up, and {H} asks for another post.',
    ],
    [
      '{deadline} comes. The arch closes like an eye, the bell hangs still, and everyone goes to table.',
    ],
  ],
  after: [
    'The names of the party are on the wall, at the height of a child. In {town} a fair is held; {ruin}.',
  ],
  endings: [
    {
      heading: 'All of them',
      text: [
        'One after the other they say what they will do first, and go through the arch of {den}: {G} to a tree, {H} with the key in the hand, {A} last, pushed by {G}. When the bell strikes for the last time, nobody is left to hear it. *The price:* what was on the plates stays inside, and some of them look back.',
      ],
    },
    {
      heading: 'Those who wanted to',
      text: [
        'The party gets out, with {G} and {few} others; {den} closes behind them. {A} has stayed, and {B}, with a plate between them. *The price:* both wave, and both will be there for as long as there is bread.',
      ],
    },
    {
      heading: 'Ended from inside',
      text: [
        'The name of {S} is read out under the wall, with what is written below it, and {den} lets go of all that it ever held, [at once|immediately]. For a day {town} is full of people in old clothes who ask for streets. *The price:* {S} is not among them.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The arch of {den} is as wide as a hand, then as a finger. [Whoever|Anyone who] still knows one true thing about {town} can hold it open with that, for as long as they can say it without a mistake; the others go past.',
      ],
    },
  ],
  steps: [
    'Look for what this place is and who made it.',
    'Find out why nobody has left for years.',
    'Find the way out.',
    'Get out before {deadline}, with everyone who [wants to|would like to] come.',
  ],
};
