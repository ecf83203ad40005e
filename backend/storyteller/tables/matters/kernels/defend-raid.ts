import { everyTone } from '../../tones.ts';
import { raidFrame } from '../frames/raid-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/** Those whom the idea names come again and again from a camp, which is to be found; A leads them and H would. */
export const defendRaid: MatterKernel = {
  id: 'defend-raid',
  sort: 'band',
  needs: 'raid',
  not: /\b(?:loggers?|woodcutters?)\b/,
  tones: everyTone,
  frame: raidFrame,
  isBandBeside: true,
  escort: ['people'],
  scale: { deadline: [['the full moon'], ['the full moon'], ['the full moon']] },
  roles: {
    A: [['leader of {foes}'], ['leader of {foes}'], ['leader of {foes}']],
    B: [
      ['carter', 'ferry keeper', 'salt boiler', 'cattle drover'],
      ['master of the post riders', 'landowner', 'head of the carriers'],
      ['warden of the border roads', 'lord of the coast', 'master of the royal convoys'],
    ],
    S: [
      ['pedlar', 'scrap dealer', 'horse trader'],
      ['dealer in old iron', 'travelling auctioneer', 'pawnbroker'],
      ['dealer in curiosities', 'master of the night market', 'army contractor'],
    ],
    T: [
      ['goatherd', 'bird catcher', 'charcoal burner'],
      ['mountain guide', 'beekeeper', 'hermit'],
      ['hermit', 'falcon trainer', 'keeper of the beacons'],
    ],
    H: [['second of {foes}'], ['second of {foes}'], ['second of {foes}']],
  },
  sites: [
    ['the place that was hit last', 'the yard that was hit last'],
    [
      'the lookout under the crooked pine',
      'the hollow from which they watch',
      'the ledge with the cold fire',
    ],
    ['the dry well', 'the walled cave', 'the sunken barge'],
  ],
  lair: {
    names: [
      'the ruined watch castle',
      'the ravine of the three fires',
      'the flooded quarry',
      'the old hill fort',
    ],
    terrain: 'wild',
  },
  problem: [
    [
      'It has been going on for {weeks} weeks. They are there before anyone has found both boots, take {flock}, flour and rope, and are gone; {few} people have been hurt, and two have been carried off to carry the loot«, and came back thin».',
      'tone!=whimsical',
    ],
    [
      'For {weeks} weeks {town} has counted what is missing instead of what there is: {flock}, iron, flour, rope. Whoever stands in the way is knocked down, whoever hides is left alone, and {few} families have already left.',
      'tone!=whimsical',
    ],
    [
      'For {weeks} weeks it has been so. They have taken {flock}, a wedding cake, {few} wheels and the clapper of the bell, and what annoys {town} most is that they laugh.',
      'tone=whimsical',
    ],
  ],
  start: [
    [
      'You come to {town} too late by the length of [a song|a prayer|a meal]. A gate hangs by one hinge, flour lies on the road like snow, and [in it are their tracks, broad and in no hurry|through it go their tracks, side by side, in no hurry]. {B.full}, the {B.role}, sits on an overturned trough and holds a wheel without a cart. "That is the [third|fourth] one," says {B.full}, "and what do they want with all [the|that] rope?"',
      '@rope',
    ],
    [
      'A horn sounds, twice, from somewhere above {town}, and everyone on the street starts to run. Shutters fall. {T.full}, the {T.role}, does not run, but counts under the breath. "Now they are at the bend," says {T.full}. "Now the one with the horn turns round, [and they go home|and that is all for today]; {A} only wants to see how fast {town} is."',
      '@horn',
    ],
  ],
  ask: [
    '{G} wants it to end before {deadline}. "They gather for something bigger, {B} says: [they have never taken rope before|rope is new]. Find out where they sleep and who leads them, and see to it that {town} is left alone. [How, I leave to you|Do it in your way], but I have to live here afterwards."',
    '"I can put a guard in front of every door for {few} nights," says {G}, "and at {deadline} they all come at once. [Find|Look for] their camp, before {A} finds ours. Drive them out, scare them off, come to terms with them, only not to terms for {few} weeks."',
  ],
  rumours: [
    '{A} is [as tall as a door|older than the hills|not one of them by birth], people say, and shares everything fairly, to the last bone.',
    '{S} sells candlesticks that {B} has seen before«, on the table of a neighbour».',
    'Two of them quarrelled during the last raid, in the middle of it, about a sack. One of them was {H}.',
    "If one lies down and closes one's eyes, they step over one. {T} has tried it.",
    '{A} has a place where there is water all year«, for nobody has seen one of them at a well».',
  ],
  run: [
    [
      'The tracks in the flour go out in one line and were made by those who carried twice their weight (DC 12 Survival). One line leaves the others after a hundred steps.',
      'start=rope',
    ],
    [
      'The horn blows two different signs; the second one means that somebody is missing (DC 12 Perception). {T} has heard it for {few} days.',
      'start=horn',
    ],
    '{B} can say what was taken each time: {flock} for now, flour for the winter, and rope, wheels and beams for something that is being built.',
    'A bent spoon lies where they stood. It has been sharpened on the wrong side, for somebody who uses the left hand: {H} (DC 13 Investigation; {S} knows it by sight).',
  ],
  gist: [
    '{fact}, and {A} leads them. They have lost their winter quarters and live at {lair}; at {deadline} they come with everyone, to empty the stores once and for all. {A} keeps a third of all loot hidden at {p3} from the own people; if they see it, they fall out. {H} would lead them otherwise.',
    'As {G} says, {fact}. Behind it is hunger and one bad leader: {A} promised {foes} a winter without want, and puts a third of everything aside at {p3}. They are at {lair}, and at {deadline} the great raid is to come. It can be beaten off, forestalled, or settled with {H}.',
  ],
  truth: [
    [
      'Until this year {foes} lived far from {town}, traded with {S} and kept out of the way. Then [a landslide|a flood|a fire] took their winter stores. {H} wanted to ask for help. {A} laughed, took the horn, and came home on the same night with more than they had ever owned. Since then {A} leads.',
      'There was a time when {foes} came to {town} to barter. Last winter [a flood|a fire|an avalanche] took what they had laid up, and {H}, who led them then, had nothing to give out. {A} had: out of the first raid. So {A} got the horn, and {H} got second place.',
    ],
    [
      'Each raid goes the same way: a lookout at {p2}, two signs with the horn, in and out by the same path. Rope, wheels and beams are for [a ram on wheels|rafts and ladders|a bridge over the ditch], because at {deadline} {A} wants to have the great store of {town}. After that nobody would have to raid again, says {A}.',
    ],
    [
      'It is the law of {foes} that all loot goes into one heap and is shared by lot. {A} has a third of it carried to {p3} before it is counted, by two who are sworn to silence, and sells it through {S}, who does not ask. {A} means to go away with it after {deadline}, alone. {T} has watched the two for {few} nights.',
    ],
  ],
  turn: [
    'They come earlier: on the evening after the party has been at {p2}, the horn sounds over {ward}. It is a test, with a third of them, under {H}. Whoever stands between them and the loot can fight, or say to {H} aloud what lies at {p3}; {H} does not believe it, and goes to look.',
    'While the party is at {p3}, the two of {A} come with a new load. They do not want to fight: they want to have been forced. Treated well, they swear before the others to what they carried; treated badly, they swear that it was the party.',
  ],
  people: {
    G: [
      '{G} wants quiet nights, and promised {council} a solution without knowing one. {G} has begun to sleep in boots.',
    ],
    A: [
      '{A} wants one more raid and then a house with glass windows, somewhere else. {A} is brave, generous with what is in sight, and cannot pass a locked chest without touching it.',
    ],
    B: [
      '{B} wants {B.their} wheels back, and a winter without fear. {B} has lost most of all, and would still rather trade than bury somebody.',
    ],
    S: [
      '{S} bought {few} loads from {A} and did not ask. Now {S} cannot sell and cannot sleep, and would tell everything to whoever does not say it to {B}.',
    ],
    T: [
      '{T} knows each path, each sign of the horn and {few} of them by name. {T} wants to be asked, and not to be laughed at.',
    ],
    H: [
      '{H} wants to bring {foes} through the winter, and is ashamed. {H} keeps to the law of the heap to the last bean, also when it hurts.',
    ],
  },
  looks: [
    [
      'A broken gate, a line of flour, and a nail on which there was a lantern. Nothing was burned, and [the dog was given a bone|the bed was carried out of the way]. {B} is measuring the gap for a new door.',
    ],
    [
      'The eyes of {A}: a trodden place with a view of all of {ward}, a stone that is warm, and a row of notches: so many carts, so many guards. Two sleep here by day, and one should be awake.',
    ],
    [
      'A lid of planks under leaves, a rope ladder, and below it a smell of wax and new leather. {A} has shelves here. On the top one is a pair of glass windows, wrapped in straw.',
    ],
    [
      [
        'Fires, pens with {flock}, a heap of loot as high as a hut with a line drawn around it, and at the back the thing they are building. {A} sits on a cart seat without a cart.',
        'weapon=no',
      ],
      [
        'Fires, a heap of loot as high as a hut with a line drawn around it, and above the entrance, on a turning frame, {weapon}, which can reach the whole way up. {A} sits beside it on a cart seat without a cart.',
        'weapon=yes',
      ],
    ],
  ],
  todo: [
    [
      'Everyone talks at once, and {B} does not talk at all. Whoever first helps to hang the gate (DC 12 Athletics) or sits with those who were hurt (DC 12 Medicine) gets the story in order, and is shown what nobody else was shown.',
    ],
    [
      'The sentry has to be got past without the horn being blown (DC 13 Stealth), or kept talking (DC 13 Deception as traders who look for {S}). If the horn sounds, {lair} is on its guard from then on.',
    ],
    [
      '{A} has a thread put across the lid, with a bell at its end (DC 13 Perception to see it). Whoever waits with {T} sees two of {foes} bring a load« at moonrise»; they are not proud of it.',
    ],
  ],
  clues: [
    [
      'Survival :: reading the tracks :: They came in one line, on the signal of a horn, and left by the same path. They never come by a second one.',
      'Insight :: asking those who hid :: They obey {A}, who whistles. But when somebody cried, another one made them turn back, with the left hand raised: {H}.',
      'Nature :: looking at the mud on the gate :: It is red, and mixed with old mortar, as there is only at {lair}.',
    ],
    [
      'Investigation :: reading the notches :: They count guards and carts at {ward}, and at {deadline} there is a mark as long as a hand: then all of them come.',
      'Perception :: listening to the two who are awake :: They grumble about {A}: the heap has been small of late. "Ask {H}," says one. "{H} counts."',
      'Survival :: following the path by day :: It goes along the water without a turn to {lair}.',
    ],
    [
      'Investigation :: looking through the shelves :: A third of each raid is here, sorted and wrapped. It never came to the heap.',
      'History :: reading the tags :: Names of buyers in the hand of {S}, and prices in that of {A}, who signs with a little house.',
      'Investigation :: looking at the rope ladder :: It was cut from the same rope as the sling for the great beam, which hangs at {lair}.',
    ],
  ],
  lairUse: [
    'If something from {p3} is thrown on the heap in front of everyone, with the tag on it (one action), a third of those beside {A} step behind the line and fight no more.',
    'The pens are held by one bar. Opened (one action), they send {flock} through the fires: everyone in the way makes a DC 13 Dexterity saving throw or is knocked prone.',
    [
      'To use {weapon} one needs two people, and a third who shoots: {hurt} piercing damage, DC 13 Dexterity half. It can be turned inward (DC 13 Athletics), and nobody there has thought of that.',
      'weapon=yes',
    ],
    [
      'What they are building stands on wheels and on a slope. Without its wedge (DC 13 Athletics) it rolls through the camp: {hurt} bludgeoning damage, DC 13 Dexterity half.',
      'weapon=no',
    ],
    'Whoever has learned the signs of the horn from {T} calls half of the camp to the wrong path with it (DC 13 Performance).',
  ],
  tactics: [
    '{A} holds the middle, whistles the others forward and, when it goes badly, makes for {p3} alone; {H} does not come to help until somebody calls {H.them} by name',
  ],
  parley: [
    '{H} knows the law: whoever steals from the heap loses the horn. With one proof from {p3}, said aloud (DC 14 Persuasion), {H} calls {A} out, and the others stand in a ring. *The price:* {H} asks for what {H.they} wanted from the beginning, food for one winter against work, and {G} has to say yes.',
  ],
  clock: [
    [
      'The horn sounds from the other side. Two families leave {town}«, with a bed on a handcart».',
      'They take nothing this time, but measure the ditch of {town} with a rope.',
    ],
    ['{Foes} are seen at {ward} again. {B} is knocked down and loses the last {farm} cart.'],
    [
      '{A} has the great thing finished and greased. {S} packs up, and {T} finds the lookout empty.',
    ],
    [
      'At {deadline} the horn sounds three times, and all of {foes} come at once. In {town} the great store burns or is empty by midnight.',
    ],
  ],
  after: [
    'The store is gone, and {A} with the best of it. {foes} come again, since now there is nobody to hold them back; {ruin}.',
  ],
  endings: [
    {
      heading: 'The camp is cold',
      text: [
        'At {lair} the fires are out. {A} is caught or gone, and {it} {it.has} neither leader nor loot; nobody at {ward} listens for the horn any more. {B} gets back two wheels«, and sees to it that the heap is given to those whose names are on it».',
      ],
    },
    {
      heading: 'A winter for work',
      text: [
        '{H} breaks the horn over one knee, and {foes} come to {town} by day, with open hands: they mend what they broke, and eat at the same tables. {A} has to carry the shelves back. *The price:* not everyone in {town} sits down with them, and {G} has to stand by the word until spring.',
      ],
    },
    {
      heading: 'Driven on',
      text: [
        'It is quiet around {ward}: {foes} have moved on, under {A}, with what they could carry. *The price:* they are now near {town2}, and {town2} knows who sent them there.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{fact}: that is still so, but nothing is left to take. {A} has gone off in the night of {deadline}, alone, with the glass windows. {H} sits in the empty store among {foes}, who are as poor as {town}, and looks up when the party comes in.',
      ],
    },
  ],
  steps: [
    'Find out how {foes} come to {ward}.',
    'Find the camp of {A.full}.',
    'Find out what becomes of the loot.',
    'End the raids before {deadline}.',
  ],
};
