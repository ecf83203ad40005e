import { everyTone } from '../../tones.ts';
import { everyScale } from '../matter-scales.ts';
import type { MatterKernel } from '../matter-types.ts';
import { rescueFrame } from '../rescue-frame.ts';

const people =
  'slave captive prisoner hostage villager child kid orphan miner people person folk townsfolk woman man fisherman sailor soldier worker farmer pilgrim crew family traveler traveller refugee settler peasant citizen dwarf elf gnome halfling goblin kobold merfolk scholar apprentice pupil student boy girl druid monk nun priest guard merchant victim son daughter sister brother thrall serf';

const taken =
  'kidnap abduct capture take steal hold imprison snatch seize enslave trade sell buy collect keep trap drag carry eat lock cage free rescue';

/** Several people are held by those whom the idea names. B is with them and has a plan that lacks one thing. */
export const rescueMany: MatterKernel = {
  id: 'rescue-many',
  sort: ['being', 'claim', 'band'],
  of: ['crowd', 'child', 'person'],
  states: ['gone', 'usual'],
  needs: 'captor',
  tells: [
    { tasks: 'rescue save free liberate recover retrieve find return help', nouns: people },
    { says: taken, objects: people },
    { says: taken, nouns: people },
  ],
  leadsCaptors: true,
  scale: {
    deadline: everyScale(['the new moon', 'the full moon', 'the first frost', 'the spring tide']),
  },
  frame: rescueFrame,
  tones: everyTone,
  victim: 'held',
  escort: ['people'],
  roles: {
    B: [
      ['schoolteacher', 'midwife', 'ropemaker', 'old soldier'],
      ["ship's carpenter", 'army cook', 'physician', 'bridge builder'],
      ['siege engineer', 'court physician', 'master builder', 'chronicler'],
    ],
    S: [
      ['shepherd', 'chimney sweep', 'ferry hand', 'tinker'],
      ['quarry worker', 'sapper', 'sailor'],
      ['deserter of the guard', 'scout of the border', 'courier'],
    ],
    T: [
      ['miller', 'baker', 'goatherd', 'ferry keeper'],
      ['corn dealer', 'keeper of the last inn', 'forest warden'],
      ['warden of the border', 'master of the granaries', 'commander of a border post'],
    ],
    H: [
      ['drover', 'carter', 'mule driver'],
      ['master of a caravan', 'contractor', 'horse trader'],
      ['master of the salt caravans', 'purveyor to the court', 'arms dealer'],
    ],
  },
  sites: [
    [
      'the place where {S.full} came out of the reeds',
      'the place where {S.full} fell down',
      "the shepherds' fire where {S.full} was found",
    ],
    ['the flour store of {T.full}', 'the landing below the store of {T.full}'],
    ["the drovers' halt", 'the walled halt on the old road', 'the wells on the old road'],
  ],
  lair: {
    names: [
      'the terraced pit',
      'the roofed canyon',
      'the old shipyard in the marsh',
      'the fortress of the salt lake',
    ],
    terrain: 'wild',
  },
  problem: [
    [
      '{band} have {it} at {lair}, {num} in all, and nobody who went to ask for them has been given an answer. {S.full}, the {S.role}, is the first who has come back from there. Counting the shoes under the beds in {town} takes a whole morning.',
      'tier=1',
    ],
    [
      'At {lair}, a day from {town}, {band} count {it} every evening: {num} today. {S.full}, the {S.role}, came back from there two nights ago, and knows the number, because each of them has to call out one.',
      'tier=1',
    ],
    [
      '{num.s} are held by {captor} at {lair}, and {townsort} hears at night, when the wind is right, how they are counted. Two companies turned back before the outer wall. {S.full}, the {S.role}, came out of there alone and can draw the inside of it.',
      'tier=2',
    ],
    [
      '{num.s} people are at {lair} in the hands of {captor}; an army would find them dead« or not at all», and {council} has no other. {S.full}, the {S.role}, has come out alive, the only one in {years} years.',
      'tier=3',
    ],
  ],
  start: [
    [
      'Under the arch of the town gate lies {S.full}, the {S.role}, asleep with open eyes, wrapped in sacking. In each hand is half a brick. When {G} kneels down, {S.name} puts the halves together: scratched in the clay is a wall, a gutter, {few} strokes. "From {B.full}," says {S.name}. "I was to bring it here and not to drop it. I dropped it."',
      '@brick',
    ],
    [
      'It is market day, and nobody shouts. All stand around {S.full}, the {S.role}, who stands on a cart and sings, badly, with closed eyes, a song without sense: numbers, a name, numbers, a name. An old woman begins to cry at the fifth name; at the ninth a man does. "{B.full} made it," says {S.name}, when it is over. "So that I would not forget anyone. May I sit down now?"',
      '@song',
    ],
    [
      'On the washing line behind the tavern hang {few} sheets, and on each of them somebody has drawn with soot, in the night: a gate, a long room with rows of strokes in it, a wheel, a person with a big head and a rope. {S.full}, the {S.role}, sits under it, black to the elbows. "It is the right size," says {S.name}. "You can walk in it. I thought, before I forget how it smells."',
      '@sheets',
    ],
  ],
  ask: [
    '"All of them," says {G}. "I do not want to choose, and I do not want you to. Bring {it} home before {deadline}, by night, by bargain or by force. There are beds here for {num}; we have counted."',
    '{G} wants {it} freed before {deadline}. "{A}, who commands there, counts them each evening. So you have from one evening to the next. Talk to {S} before you do anything, and bring {S.them} something sweet."',
    '"Others went and looked at the wall," says {G}. "You will have to think about the way back as well: {num} people, at night, some of whom cannot walk. Whoever has only a plan for getting in has none."',
  ],
  rumours: [
    '{S} bought the way out with something, and nobody who knows {S} will say what.',
    'It has been said that {it} {it.is} treated well by {captor}«, and that bread smells from over there at night». The bread is real.',
    '{T} has more flour than the fields of {T} can give.',
    'Whoever is counted by {A} three times {A} knows by voice.',
    'There was once a stream at {lair}. It must still be running somewhere.',
    'A caravan waits at the wells, with long chains and no goods, and has asked for fodder until {deadline}.',
  ],
  run: [
    [
      'The strokes on the brick are feet: a tunnel, begun at a gutter, {few} feet short of the outer wall (DC 12 Investigation).',
      'start=brick',
    ],
    [
      'The numbers in the song are hours and steps: it says when the watch changes and how far it walks (DC 12 Performance; who sings along learns it in an hour).',
      'start=song',
    ],
    [
      'On one sheet the rope in the hand has knots: {A} counts with it, and without it {A} cannot (DC 12 Insight).',
      'start=sheets',
    ],
    '{S} cannot sit with the back to a door. Whoever changes seats with {S.them} hears what {S.they} would not say aloud: that {S.they} was the thinnest, and that they drew lots for who should be second.',
    'Families come to the inn with things to take along. The party is given {few} pairs of shoes in {it.their} sizes, and a whistle.',
  ],
  gist: [
    '{fact}, and every word of that is so: {A}, who leads {band}, keeps {it} at {lair}, {num} in all, and has sold them to a caravan that leaves at {deadline}. {B} is with them and has a way out that lacks {few} feet. {H} leads the caravan. {T} sells {band} flour and knows the landing.',
    'The truth is simple: {fact}. At {lair} {A} counts them every evening, and at {deadline} {H} is to take them away with a caravan, so far that no one will ever find them. {B}, who is held with them, has dug and counted for weeks, and needs somebody on the other side of the wall.',
  ],
  truth: [
    [
      '{A} thinks of {num} mouths and {num} pairs of hands. {band} never had more than they could carry, until {A} found {lair} and saw what it is: one gate, high walls, a spring. Since then they take people and not goods, since people walk by themselves.',
      '{A} came to {band} {years} months ago with one idea: that what is worth most walks on its own legs. {lair} has one gate and a spring. What {A} has gathered there now is the largest lot of all: {it}.',
    ],
    [
      [
        'Where {it} {it.is} kept, a wall was built over a stream; the stream still runs in a gutter under the floor. {B} found it by ear. For {weeks} weeks they have dug at night with spoons and carried the earth out in their pockets; {few} feet are missing, and there the rock begins.',
        'young=no',
      ],
      [
        'Where {it} {it.is} kept, a wall was built over a stream, and the stream still runs in a gutter under the floor, wide enough for those who are small. It ends at a grating of iron. {B}, who let {B.themself} be caught so as not to leave {it.them} alone, has loosened {few} bars with a spoon. Two are missing.',
        'young=yes',
      ],
    ],
    [
      '{S} was the only one thin enough to get through as it is, and went to fetch help. {A} has noticed that one is missing, has had the evening count doubled, and has asked {H} to come before {deadline} if possible. {T} grinds the flour for all of it, thinks of the price at night, and is ashamed.',
      'That one was missing came out at the next count; since then {A} sleeps with the counting rope around the wrist. {S} had gone out by the gutter for all of them. If the caravan of {H} leaves at {deadline}, it goes where no map has names; if it is stopped, {A} has {num} mouths to feed, and no idea how.',
    ],
  ],
  turn: [
    'One of those who are held tells {A} everything: {wren}, who gets medicine for it, which {wren} gives to the others without saying where it is from. {B} has known it for a week and feeds {wren} false hours. Whoever accuses {wren} loudly loses the only one whom {A} believes.',
    'A third of {band} are not free either: {A} took them over with their debts, and they sleep behind a bar as well. They do not want to fight for {A}. They want somebody to promise that they will not be punished with the others; {G} could promise it.',
    '{H} is not looking forward to it. The last caravan of {H} was for {A} as well, and {H} has not been able to pass a well since without counting. {H} would be late by a day for nothing, and would leave the chains open for a great deal: to be allowed to say in {town} where the others are.',
  ],
  people: {
    G: [
      '{G} wants all of them back, and has had {num} names written on the wall of the hall. {G} has {coins} gp and no soldiers.',
      '{G} wants {it} home before {deadline}, and would rather be sorry for a broken promise to {captor} than for one name.',
    ],
    A: [
      '{A} wants to deliver the full number to {H} and be rich for the first time. {A.name} counts on a rope with beads, aloud, and begins again from one when interrupted.',
      '{A} wants {band} never to go hungry again, and thinks that this excuses everything. {A.name} is polite to those who are counted and hits those who count wrongly.',
    ],
    B: [
      '{B} knows each of those who are held by voice, has a plan, and lacks one thing. {B} will be the last to leave and cannot be talked out of it.',
      '{B} wants everyone out and keeps them in order with songs and tasks. {B} has hidden a spoon handle, {few} candles and the truth about the medicine.',
    ],
    S: [
      '{S} wants to go back in and knows that {S.they} would be useless from fear. {S} can draw every corner of {lair}.',
      '{S} got away for the sake of the others. {S} wakes at the hour of the count and calls out a number.',
    ],
    T: [
      '{T} sells flour to {band} and puts a little more into each sack than is paid for. {T} has seen {H} at {p3} with {A}, and would say so if asked without witnesses.',
      '{T} wants it to stop without having to begin it. {T} knows the landing from which {band} fetch the sacks, and the hour, and has seen {H} there.',
    ],
    H: [
      '{H} waits with the caravan, has been paid a third, and asks no names. {H} can be late, early or ill, and knows what each of them costs.',
      '{H} has {few} carts, long chains and a bad conscience that has come too late once already. {H} is afraid of {A}, and more afraid of {G}.',
    ],
  },
  looks: [
    [
      'Trodden reeds, a burnt-out fire and a rag with clay on it. Somebody lay here for a day without moving, and somebody else walked past {few} times with a lantern.',
      'Shepherds have put a stone on the spot, because {S} said names there in a fever. Around it the grass is grey from clay that has dripped off.',
    ],
    [
      'Sacks up to the roof, two sorts: one with the mark of the mill, one without. On the floor is a path in the flour dust, from the unmarked sacks to a low door over the water.',
      'A place that smells of warm stone and mice. A scale is chained to the wall, and beside it somebody has scratched a tally with a line for every ten days; the last line is the longest.',
    ],
    [
      '{few.s} carts with high sides, a well, bored guards. On the carts lie chains, oiled and tied in bundles, one bundle to a cart, and on the last a crate of [clogs|blankets], new.',
      'A yard with a wall and two gates. The mules are fat, the drivers play dice, and in the shade sits a cook with the largest pot that the party has ever seen.',
    ],
    [
      'One gate, a wall, a yard of beaten earth with a chalk circle in which everyone has to stand for the count. To the left is the long house of {band}, to the right that of {it}; from the roof between them {A} looks down, the rope with the beads in one hand.',
      'From the last rise one sees into it as into a bowl: the long house with {it} in it, the kitchen, the gate, and in the middle a post with a bell and {A} beside it, counting under the breath.',
    ],
  ],
  todo: [
    [
      'Two of {band} come by every evening with a dog, looking for {S} (DC 13 Stealth to let them pass, or they can be asked).',
      '{S} comes along, and stops a hundred paces before it. Whoever takes {S.them} by the hand (DC 12 Persuasion) gets the last stretch told as it was.',
    ],
    [
      '{T} says that there is nothing to see. Help with the sacks for an hour (DC 12 Athletics) gets an honest answer; a threat gets a cellar with a trapdoor, shut from above.',
      'The low door is barred from outside, and a boat knocks against it. In it sits one of {band}, waiting, and asleep (DC 13 Stealth).',
    ],
    [
      'The guards let through whoever has business with {H}: to buy, to sell, or to be hired (DC 13 Deception). Whoever is hired is given a chain and told to oil it.',
      'At night only the cook is awake, cooks for {num} to see whether the pot will do, and needs someone to taste (DC 12 Performance, or simply a spoon).',
    ],
  ],
  clues: [
    [
      'Medicine :: looking at what {S} lay in :: Clay under the nails, hunger, no whip. They are kept to be handed on in good condition.',
      'Insight :: putting together what {S} said in the fever :: A voice that counts, and begins again at one: {A}. Nobody of {band} dares to do it for {A.them}.',
      'Survival :: following the drops of clay back :: They run along the dry bed of a stream to {lair}, and end at a gutter with a grating.',
    ],
    [
      'Investigation :: adding up the tally on the wall :: So much flour is for {num} mouths, and the last delivery is for the day before {deadline}: then nobody will be there to eat.',
      'Persuasion :: telling {T} the names in the song of {B} or from the wall of {G} :: {T} knows two of them, and says who pays: {A}, and who was there to look at the sacks, {H}.',
      'Perception :: looking at the boat below the store :: It is wet up to a line of white salt and grey clay: it goes up the dead arm of the river to {lair}.',
    ],
    [
      'Investigation :: counting the chains :: {num.s}, and one more: it is for {B}, who is to walk in front, so that the others follow.',
      'Deception :: asking {H} for work :: {H} takes on only people who have no family, and says why after the second cup: at the last count for {A} there was a child of the age of {H.their} own.',
      'Survival :: reading the ruts of the empty carts :: They have practised the way: down to the gate of {lair}, and from there without a halt to the border.',
    ],
  ],
  lairUse: [
    'The counting rope: without it {A} has to begin at one, and {band} run to help counting. Cut or stolen (DC 14 Sleight of Hand), it gives four rounds in which nobody looks at the gate.',
    'The bell means "everyone into the circle". Rung at the wrong hour, it brings {band} out of the long house without weapons, since at the count none are carried.',
    [
      'The gutter: {few} feet of rock are missing. From outside it is an hour with a pick (DC 13 Athletics, heard on a failure), or one spell; inside {B} hears the first blow, and sings louder.',
      'young=no',
    ],
    [
      'The gutter: two bars are missing. From outside they bend with a beam (DC 13 Athletics, heard on a failure), or give way to one spell; inside {B} begins a singing game, so that nobody listens.',
      'young=yes',
    ],
    'The big pot hangs over the kitchen fire: tipped (one action), it does {sting} fire damage in a line of fifteen feet, DC 13 Dexterity half, and nobody gets past for a round.',
    'Behind the last bench stand the carts of {H}, high-sided: {num} people fit into them, lying down, if somebody tells them how.',
  ],
  tactics: [
    '{A} has the gate shut first and the others stand in front of the long house, because what is inside is worth more than {band}; whoever carries somebody out is attacked last, so as not to damage what is carried',
    '{A} rings the bell, climbs on the roof and commands from there; each round one of {band} tries to get to the gate wheel, and if it turns three times, the gate is shut',
  ],
  parley: [
    '{A} wants to be rid of {num} mouths with a profit. If {H} does not come (bought, stopped, turned round), {A} has a loss each day and sells to whoever carries flour: DC 13 Persuasion, and {G} has to feed {band} for a winter. With the caravan still on its way, the check is 5 higher.',
    'Those of {band} who are debtors themselves open the gate for a promise that holds (DC 14 Persuasion, or the word of {G} in front of witnesses). Then {A} stands alone in the chalk circle, and counts how many are left.',
  ],
  clock: [
    [
      'The evening count at {lair} is doubled, because of {S}. {B} has the digging stopped for a night.',
    ],
    [
      '{T} is told to deliver everything at once. {S} sees the sacks, understands, and runs out of {town} at night, back towards {lair}.',
      '{band} take {few} more, from the road to {town2}. {num.s} was not the full number.',
    ],
    [
      '{H} sends the first carts to the gate. Those who are held are given [clogs|blankets], and are told that they are going home.',
      'The gutter is found, or half of it. {B} says that it was {B.they} alone, and is kept apart from then on.',
    ],
    ['At {deadline} the caravan leaves {lair} with {it}, chained in the order of the count.'],
  ],
  after: [
    'The long house stands open, swept. {S} goes there each year and calls out a number, and nobody calls the next.',
    'From the border on nobody has seen them. {T} mills for {town} again and sells to no one after dark.',
  ],
  endings: [
    {
      heading: 'All of them',
      text: [
        '{it} {it.is} home: they come into {town} in a long line, calling out their numbers because they cannot stop, and {S} stands at the gate and crosses out names until none is left. {B} comes last. {lair} is empty, and the counting rope of {A} hangs in the school.',
        '{it} {it.is} free, all of those whom {band} held, and {num} beds are too few, because they brought along those who had nowhere to go. {A} has nobody to count. {T} bakes until morning and does not write it down.',
      ],
    },
    {
      heading: 'By bargain',
      text: [
        '{A} opens the gate for flour, and {it} {it.is} handed over in tens, with a receipt in beads. *The price:* {G} feeds {band} for a winter, {town} goes without, and there is a market now for what {A} has.',
      ],
    },
    {
      heading: 'Half of them',
      text: [
        'The gate shut too early: {it} {it.is} free up to the middle of the line, and the rest sit behind the wall with {B}, who sent the others on. *The price:* the carts of {H} are half full, and leave a day early; one can catch up with them at {town2}, on the open road, once.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The chalk circle is empty, and {it} {it.is} with the caravan, beyond {town2}. But chains make people slow: {H} needs {few} days to the border, there are two wells on the way, and somebody in the line sings, loud and out of tune, so that it can be heard for miles.',
      ],
    },
  ],
  steps: [
    'Listen to {S.full}, who got out of {lair}.',
    'Find out how {captor} feed{captor.v} so many.',
    'Find a way in, and a way back for all.',
    'Bring {it} home before {deadline}.',
  ],
};
