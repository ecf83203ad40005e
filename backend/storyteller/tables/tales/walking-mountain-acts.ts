import type { TaleActs } from './tale-types.ts';

export const walkingMountainActs: TaleActs = {
  heading: 'The Siege Train',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Before the third place,|After dark,|With two clues found,|On the way home,] men of the mines [cut the ropes by which the party is climbing, and come down after it on ropes of their own|let themselves down on ropes« from above», and cut those of the party|attack the party on the ropes, on a wall of ice, with knives] ({fight}). [They stop when the mountain puts a hand under everybody who falls«; {H} had been told that they are saboteurs».|One of them falls, and a hand comes up out of the valley and catches him; the rest stop at that; {H} had been told that they are saboteurs.]',
  ],
  early: [
    [
      'The cleft under the left arm lets in bread, and nobody: behind it an iron gate is down, «with a gap for the loaves, »and has been welded to the rock. Through the bars the brother of {H} talks to the party: it can be broken, but he asks them not to, for whoever stops the wheel in the middle of a step brings the mountain down on its face, with {few2} villages. [He tells them how many overseers there are, and begins to file|From him they hear how many overseers there are, and he begins to file|He knows all the overseers, tells the party their watches, and takes a file to the bars|He has a file, and answers questions about the overseers while he is using it]«; [by the time the mountain is at the pass, the bars will come out without a sound|before it reaches the pass the bars can be lifted out|at the pass the bars will come out like teeth]». It can only be stopped gently if [all of them|all the miners] draw the bit at one call, while [both hands and both feet are|it has both hands and both feet] on the ground; [he needs the days until the pass to hand that on«, from spoke to spoke,» past the overseers.|until they are at the pass he will be handing that on«, in whispers,» from one spoke to the next.]',
      'v=a',
    ],
    [
      'The cleft under the left arm lets in bread, and nobody: behind it an iron gate is down, «with a gap for the loaves, »and has been welded to the rock. Through the bars the brother of {H} talks to the party: it can be broken, but he asks them not to, for at the first noise the overseers have orders to drive the chisels in, all at once. [He tells them how many overseers there are, and begins to file|From him they hear how many overseers there are, and he begins to file|He knows all the overseers, tells the party their watches, and takes a file to the bars|He has a file, and answers questions about the overseers while he is using it]«; [by the time the mountain is at the pass, the bars will come out without a sound|before it reaches the pass the bars can be lifted out|at the pass the bars will come out like teeth]». And it would walk on, even if {A} were dead: nobody has told it yet where else it can lay.',
      'v=b',
    ],
  ],
  opens: [
    [
      "A white flag is waved from {town2}«, the fortress in the pass»: {R} has arrived with {num2} engines and the crown's own order. [Here they take its measure; [from here they go down to the walls of the capital, where it is to be shot in the knees|the shots«, at both knees,» are to be fired from the walls of the capital].|In the pass they range on it, and [before|from] the walls of the capital they mean to shoot it in the knees.|They are to measure it in the pass, and then to wait [at the capital|under the walls of the capital], and shoot at the knees.|The crown wants it shot in the knees [before the capital|at the walls], and the range taken here, while it is slow.] {A} has provided the range tables.",
      'v=a',
    ],
    [
      "A white flag is waved from {town2}«, the fortress in the pass»: {R} has arrived with {num2} engines and the crown's own order, to shoot the mountain in the knees before the walls of the capital. [{A} has provided the range tables, and means to have the stone out «of it »before the first shot.|The range tables are from {A}, who means to have the stone out of it before anybody fires.|Before the first shot {A}, who has provided the range tables, means to have the stone out of it.]",
      'v=b',
    ],
  ],
  goal: [
    [
      '[If it is shot before the walls, it falls forwards and dies with all who live on it|A shot in the knees before the walls would be the end of it, and of all who live on it|When it falls before the walls, nobody who lives on it will live]; {A} means to be regent by then«, and can bear that». The party must get {R} to hold fire, and has only one argument: to show in {town2}«, before witnesses,» that it obeys a wheel.',
      'v=a',
    ],
    [
      '[If it falls forwards before the walls, the stone breaks.|A fall on its face before the walls would break the stone.|Shot in the knees, it falls on its chest, and on the stone.|The stone would not outlast a fall before the walls.] The party must get {R} to hold fire, and «to do so »find in {town2}, in the oldest archive of the realm, what the first king promised to the mountain; the army still swears by him.',
      'v=b',
    ],
  ],
  map: [
    'It has reached the pass and drags itself over it, «on hands and knees, a few steps in the hour, »with {town2} between its hands. «[All roads end at its fingers.|Each road through the pass now ends at one of its fingers.|No road leads past its fingers.|Every way south is under one of its hands.] »The only way on from {town2} is the glacier on its back, «up and over; »and from the nape a chimney goes down«, as smooth as a throat,» to {lair}.',
  ],
  way: [
    "[Over the glacier it is a day's climb, which tilts« whenever it sets a knee forward»|The glacier is a day's climb, and tilts« whenever it sets a knee forward»|One climbs the glacier for a day, and hangs on« when it moves a knee»] (DC 17 Survival or Athletics by the group; [each failure is a crevasse, and somebody hangs in it|for each failure a crevasse opens under somebody]: 22 (4d10) cold damage). [Those who fly should ask {T} when it blows its nose: at dawn.|At dawn it blows its nose, «says {T}, »which is the worst time for flying.]",
  ],
  place: [
    '{town2} is a fortress for giants«, from their time»; the army of the realm has put up its tents in the hearths. [Over the gate there is [the print of a fingertip|a fingerprint], «as large as a threshing floor, »and in the middle of it that of a small hand.|Above the gate a fingertip as large as a threshing floor has been pressed into the stone, and [into the middle of that|in the middle of it] a small hand.|A giant finger has left its print over the gate, [as wide as a threshing floor|wider than the gate], and somebody has set a small hand in the middle.|[Two prints|Two marks] are above the gate: that of a fingertip, the size of a threshing floor, and inside it, [like a seal|no larger than yours], that of a hand.]',
  ],
  rival: [
    '{R} has written to {few5} children, one letter each, and sealed them. {R} obeys orders because {R.they} has seen what happens otherwise«, and would give {R.their} right arm for a better one».',
  ],
  setPiece: [
    "Council of war in the giants' hall of {town2}, with the mountain bending «down »over the roof. {R} will hear three proofs, and for each there is one round, before the rock groans «again »and drowns every word (DC 17 Persuasion, History, or Arcana). In between, the guards of {A} try to fire the first engine ({fight}): whoever is nearest may spoil its aim (DC 17 Athletics), cut the rope (DC 17 Sleight of Hand), or stand in front of it. [After two proofs {R} believes the party«, and asks what becomes of the capital if they are wrong»; after fewer {R} will not hear of holding fire.|Two proofs convince {R}«, who then asks where a capital is to sleep if they are wrong»; with fewer there is no more talk of holding fire.]",
  ],
  what: [
    [
      'Investigation :: comparing its steps with the bell« that one hears from inside» :: {R} holds the watch, {T} counts« aloud»: as many strokes as steps. [At one point the bell is late, and [there is a foot in the air, which waits|a foot stays in the air until it comes].|Once the bell misses its time, and for that long a foot hangs in the air and waits.|Then a stroke does not come, and [the foot does not come down|a foot as large as a market stays up].|When the bell is slow, [so is the foot|the foot hangs there]: it is the bell that is obeyed.]',
      'v=a',
    ],
    [
      'History :: reading what stands next to the two prints :: "[It moved over for us|It gave us its place|We asked, and it moved]. [When it has to go home, we shall make room|On the day when it has to go home we shall move for it|If it comes back one day, room shall be made]." [It is signed with the small hand, and with the seal of the [realm|realm, in wax|realm, cut in stone].|The small hand has signed that, and the seal of the realm is [next to|below|on] it.|[Beneath it are|It ends with|Under that are] the small hand and the seal of the realm.|The seal below that is the seal of the realm, and the hand is the king\'s.]',
      'v=b',
    ],
  ],
  who: 'Investigation :: looking through the range tables :: They have been worked out for the foot of the wall«, to the yard,» by {A}, and are dated a month before the mountain got up.',
  where:
    "Perception :: listening at the top of the chimney in its nape :: [Hammering, a bell, a pulse.|You hear a bell down there, and hammers, and a pulse.|A pulse, and over it hammers and a bell.|There is a bell in the deep, with hammers, and behind both something that beats.] [The warm wind has a smell of miners' [soup|soup and lamp oil]; it comes [up from|out of] {lair}.|It all comes up from {lair}, with a warm wind and a smell of soup.|Down there is {lair}, and the wind from it smells of lamp oil and of soup.]",
  choice: [
    'If {R} has been convinced, {R.they} will hold fire on one condition: if the mountain treads on the capital« after all», its people will need roofs, and the party names«, in front of the army,» three towns that are to be cleared for them from today. [Or they promise nothing, and {R} promises nothing either.|Or there is no promise, from them or from {R}.|Otherwise there is no promise on either side.|Without the three names {R} promises nothing.] If {R} has not been convinced, nothing is promised either.',
  ],
  first: {
    answer: 'names three towns',
    now: [
      'The party writes the names of the three towns on a sheet, and {R} reads it out«, and does not look up». [By evening they know of it there, [and are packing, and some are proud|and load their carts, some of them singing].|The news is there before evening; they [pack, and some of them hold their heads high|weep, and pack, and leave the doors unlocked].|Riders [are there|have been there] before it is dark, and [the packing begins|nobody shouts at them].|In the three towns they [take down their shutters|roll up their bedding] that same evening, [without being told twice|and chalk a welcome on the doors].]',
    ],
    later: [
      'At {lair} the army of {R} is on the side of the party: sappers break in through the third rib in the second round, with ladders«, for the miners». [They have orders not to [harm|touch|cut] [anything that beats|what beats, in there].|{R} has ordered them to leave alone whatever beats.|Nothing that beats is to be [touched, say their orders|cut, says an order in the hand of {R}].]',
    ],
  },
  second: {
    answer: 'promises nothing',
    now: [
      '{R} salutes. One half of the engines goes down to the walls, the other stays in the pass« to range on the knees». At night somebody walks from one to the next «with a rag »and wipes grease on the pawls. [It was {R}.|Nobody is asked, but it was {R}.|The sentries look away, since it is {R}.]',
    ],
    later: [
      'Every second round one of the engines in the pass fires, and everything in {lair} is thrown about (DC 17 Dexterity saving throw or prone); but half of the shots are blanks, and after the third {R} comes in person«, to see».',
    ],
  },
  closes: [
    '[It is night on the nape, and [it snows|snow falls].|Snow falls on the nape«, in the dark».|On the nape it is dark, and [the snow does not stop|it has begun to snow].] [The mountain has gone down on its elbows for the night, «with its chin on its arms, »and [before it, very far away, is the light of half a million lamps|looks at a glow on the horizon: half a million lamps].|The mountain is resting its chin on its arms and looks, [as you do,|like everybody up here,] at half a million lamps, very far off.|The mountain has laid its head on its arms; [a long way in front of it|at the edge of the plain|far out in the plain] half a million lamps are [lit|burning].] [It breathes in, so that they can all [feel it|feel it in their knees].|You [feel it breathe in, under your feet|hear it breathe in, and rise with it].|Under the ice it [draws a breath|breathes], and everybody goes up a yard [and comes down again|with it].|It sighs, and [the snow slides|stones roll] for a mile.]',
  ],
  lastWay: [
    "Through the chimney in the nape you slide into {lair} from above«, on to the scaffold,» in a shower of ice. [By the tradesmen's entrance«, [under the left arm|in the left armpit],» the party goes in with the [bread|bread baskets|bakers], through bars that the locked-in miners have [filed|sawn through], and must be quick: it [opens|is open] for one breath.|The tradesmen's entrance is [under the left arm|in the left armpit]; the party goes in there with the [bread|bread baskets|bakers], through bars that the locked-in miners have [filed|sawn through], and must be quick, since it [opens|is open] for one breath.]",
  ],
  clock: [
    '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented] one of those who work there has stopped«, and {H} looks the other way». [If a village was lost, it has stopped being careful, and each beat of the heart|A lost village has made it careless: each beat of the heart|With a village lost it no longer takes care, and each beat of the heart|If one of its villages is gone, it grieves and is rough: each beat of the heart] [does another 11 (2d10) bludgeoning damage to whoever is thrown|throws harder, and whoever is thrown takes another 11 (2d10) bludgeoning damage].',
  ],
  sides: [
    {
      who: '{G.full} and those who were moved',
      wants: [
        'want their valley back«, with or without the mountain». Content with a road; angry about a statue.',
      ],
      later: [
        'light fires all along the way «to the sea, »so that it can see where there is room; it grows calmer, and the heart beats in every fifth round«, no longer in every third».',
      ],
    },
    {
      who: '{B.full} and those on its back',
      wants: [
        'want to stay where they have «always »lived. Content if somebody asks it; angry about "evacuation".',
      ],
      later: [
        'all go and stand on the left side, and it [notices, and leans|feels that, and leans]: once, all «who are »with {A} fall down.',
      ],
    },
    {
      who: '{R.full} and the army',
      wants: ['want not to have been the ones. Content with an order; bitter about a trick.'],
      later: [
        'cheer when it looks at them«, [and cannot say why|to their own surprise]»: its heart leaves out one beat, and the party chooses which.',
      ],
    },
  ],
};
