import type { TaleActs } from './tale-types.ts';

export const walkingMountainActs: TaleActs = {
  heading: 'The Siege Train',
  blows: [
    '[On the second evening|After the second clue|When two of the three places have been seen,] men of the mines cut the ropes by which the party is climbing, and come down after it on ropes of their own ({fight}). [They stop when the mountain puts a hand under everybody who falls; {H} had been told that they are saboteurs.|One of them falls, and a hand comes up out of the valley and catches him; the rest stop at that; {H} had been told that they are saboteurs.]',
  ],
  early: [
    [
      'The cleft under the left arm lets in bread, and nobody: behind it an iron gate is down, with a gap for the loaves, and {A} has its key at the camp. Through the bars the brother of {H} talks to the party: it can be broken, but he asks them not to, for whoever stops the wheel in the middle of a step brings the mountain down on its face, with {few2} villages. [He tells them how many overseers there are, and begins to file|From him they hear how many overseers there are, and he begins to file]; by the time the mountain is at the pass, the bars will come out without a sound. Before {town} it can only be stopped gently if all of them draw the bit at one call, while both hands and both feet are on the ground; [he needs the days until the pass to hand that on, from spoke to spoke, past the overseers.|until they are at the pass he will be handing that on, in whispers, from one spoke to the next.]',
      'v=a',
    ],
    [
      'The cleft under the left arm lets in bread, and nobody: behind it an iron gate is down, with a gap for the loaves, and {A} has its key at the camp. Through the bars the brother of {H} talks to the party: it can be broken, but he asks them not to, for at the first noise the overseers have orders to drive the chisels in, all at once. [He tells them how many overseers there are, and begins to file|From him they hear how many overseers there are, and he begins to file]; by the time the mountain is at the pass, the bars will come out without a sound. And it would walk on, even if {A} were dead: nobody has told it yet where else it can lay.',
      'v=b',
    ],
  ],
  opens: [
    [
      "A white flag is waved from {town2}, the fortress in the pass: {R} has arrived with {num2} engines and the crown's own order. [Here they take its measure; from here they go down to the walls of the capital, where it is to be shot in the knees.|In the pass they range on it, and before the walls of the capital they mean to shoot it in the knees.] {A} has provided the range tables.",
      'v=a',
    ],
    [
      "A white flag is waved from {town2}, the fortress in the pass: {R} has arrived with {num2} engines and the crown's own order, to shoot the mountain in the knees before the walls of the capital. {A} has provided the range tables, and means to have the stone out of it before the first shot.",
      'v=b',
    ],
  ],
  goal: [
    [
      'If it is shot before the walls, it falls forwards and dies with all who live on it; {A} means to be regent by then, and can bear that. The party must get {R} to hold fire, and has only one argument: to show in {town2}, before witnesses, that it obeys a wheel.',
      'v=a',
    ],
    [
      '[If it falls forwards before the walls, the stone breaks.|A fall on its face before the walls would break the stone.] The party must get {R} to hold fire, and to do so find in {town2}, in the oldest archive of the realm, what the first king promised to the mountain; the army still swears by him.',
      'v=b',
    ],
  ],
  map: [
    'It has reached the pass and drags itself over it, on hands and knees, a few steps in the hour, with {town2} between its hands. [All roads end at its fingers.|Each road through the pass now ends at one of its fingers.] The only way on from {town2} is the glacier on its back, up and over; and from the nape a chimney goes down, as smooth as a throat, to {lair}.',
  ],
  way: [
    "[Over the glacier it is a day's climb, which tilts whenever it sets a knee forward|The glacier is a day's climb, and tilts whenever it sets a knee forward] (DC 17 Survival or Athletics by the group; each failure is a crevasse, and somebody hangs in it: 22 (4d10) cold damage). [Those who fly should ask {T} when it blows its nose: at dawn.|At dawn it blows its nose, says {T}, which is the worst time for flying.]",
  ],
  place: [
    '{town2} is a fortress for giants, from their time; the army of the realm has put up its tents in the hearths. [Over the gate there is the print of a fingertip, as large as a threshing floor, and in the middle of it that of a small hand.|Above the gate a fingertip as large as a threshing floor has been pressed into the stone, and into the middle of that a small hand.]',
  ],
  rival: [
    '{R} has written to {few5} children, one letter each, and sealed them. {R} obeys orders because {R.they} has seen what happens otherwise, and would give {R.their} right arm for a better one.',
  ],
  setPiece: [
    "Council of war in the giants' hall of {town2}, with the mountain bending down over the roof. {R} will hear three proofs, and for each there is one round, before the rock groans again and drowns every word (DC 17 Persuasion, History, or Arcana). In between, the guards of {A} try to fire the first engine ({fight}): whoever is nearest may spoil its aim (DC 17 Athletics), cut the rope (DC 17 Sleight of Hand), or stand in front of it. [After two proofs {R} believes the party, and asks what becomes of the capital if they are wrong; after fewer {R} will not hear of holding fire.|Two proofs convince {R}, who then asks where a capital is to sleep if they are wrong; with fewer there is no more talk of holding fire.]",
  ],
  what: [
    [
      'Investigation :: comparing its steps with the bell that one hears from inside :: {R} holds the watch, {T} counts aloud: as many strokes as steps. [At one point the bell is late, and there is a foot in the air, which waits.|Once the bell of {town} misses its time, and for that long a foot hangs in the air and waits.]',
      'v=a',
    ],
    [
      'History :: reading what stands next to the two prints :: "It moved over for us. When it has to go home, we shall make room." [It is signed with the small hand, and with the seal of the realm.|The small hand has signed that, and the seal of the realm is next to it.]',
      'v=b',
    ],
  ],
  who: 'Investigation :: looking through the range tables :: They have been worked out for the foot of the wall, to the yard, by {A}, and are dated a month before the mountain got up.',
  where:
    "Perception :: listening at the top of the chimney in its nape :: [Hammering, a bell, a pulse.|You hear a bell down there, and hammers, and a pulse.] The warm wind has a smell of miners' soup; it comes up from {lair}.",
  choice: [
    'If {R} has been convinced, {R.they} will hold fire on one condition: if the mountain treads on the capital after all, its people will need roofs, and the party names, in front of the army, three towns that are to be cleared for them from today. [Or they promise nothing, and {R} promises nothing either.|Or there is no promise, from them or from {R}.]',
  ],
  first: {
    answer: 'names three towns',
    now: [
      'The party writes the names of the three towns on a sheet, and {R} reads it out, and does not look up. [By evening they know of it there, and are packing, and some are proud.|The news is there before evening; they pack, and some of them hold their heads high.]',
    ],
    later: [
      'At {lair} the army of {R} is on the side of the party: sappers break in through the third rib in the second round, with ladders, for the miners. [They have orders from {town} not to harm anything that beats.|Their orders from {town} are to leave alone whatever beats.]',
    ],
  },
  second: {
    answer: 'promises nothing',
    now: [
      '{R} salutes. One half of the engines goes down to the walls, the other stays in the pass to range on the knees. At night somebody walks from one to the next with a rag and wipes grease on the pawls. [It was {R}.|Nobody is asked, but it was {R}.]',
    ],
    later: [
      'Every second round one of the engines in the pass fires, and everything in {lair} is thrown about (DC 17 Dexterity saving throw or prone); but half of the shots are blanks, and after the third {R} comes in person, to see.',
    ],
  },
  closes: [
    '[It is night on the nape, and it snows.|Snow falls on the nape, in the dark.] [The mountain has gone down on its elbows for the night, with its chin on its arms, and before it, very far away, is the light of half a million lamps.|The mountain is resting its chin on its arms and looks, as you do, at half a million lamps, very far off.] [It breathes in, so that they can all feel it.|You feel it breathe in, under your feet.]',
  ],
  lastWay: [
    "Through the chimney in the nape you slide into {lair} from above, on to the scaffold, in a shower of ice. [By the tradesmen's entrance, under the left arm, the party goes in with the bread, through bars that the miners of {town2} have filed, and must be quick: it opens for one breath.|The tradesmen's entrance is under the left arm; the party goes in there with the bread, through bars that the miners of {town2} have filed, and must be quick, since it opens for one breath.]",
  ],
  clock: [
    'For each step that was prevented one of those who work there has stopped, and {H} looks the other way. [If a village was lost, it has stopped being careful, and at each heartbeat|A lost village has made it careless: at each heartbeat] 11 (2d10) more damage is done to everybody.',
  ],
  sides: [
    {
      who: '{G.full} and those who were moved',
      wants: [
        'want their valley back, with or without the mountain. Content with a road; angry about a statue.',
      ],
      later: ['light fires all along the way to the sea, so that it can see where there is room.'],
    },
    {
      who: '{B.full} and those on its back',
      wants: [
        'want to stay where they have always lived. Content if somebody asks it; angry about "evacuation".',
      ],
      later: ['all go and stand on the left side, and it notices, and leans.'],
    },
    {
      who: '{R.full} and the army',
      wants: ['want not to have been the ones. Content with an order; bitter about a trick.'],
      later: ['cheer, when it looks at them, and cannot explain it afterwards.'],
    },
  ],
};
