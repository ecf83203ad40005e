import { everyTone } from '../../tones.ts';
import { cureFrame } from '../cure-frame.ts';
import { spreadMagic } from '../cure-magic.ts';
import type { MatterKernel } from '../matter-types.ts';

/**
 * Something spreads through water, food, air or animals to many. It comes from a shut spring that A has opened. `{ill}`
 * is what spreads, `{struck}` are those whom it has hit.
 */
export const cureSpread: MatterKernel = {
  id: 'cure-spread',
  sort: 'claim',
  plight: 'spread',
  tells: [
    {
      nouns:
        'plague famine epidemic blight pox pestilence contagion disease sickness fever infestation outbreak',
    },
    { tasks: 'stop end cure fight', nouns: 'plague famine epidemic blight pox disease fever' },
  ],
  tones: everyTone,
  frame: { ...cureFrame, ownMagic: spreadMagic },
  escort: ['people', 'elemental'],
  roles: {
    A: [
      ['apothecary', 'distiller', 'dye maker'],
      ['physician of the rich', 'master distiller', 'keeper of the physic garden'],
      ['court physician', 'royal alchemist', 'master of the royal gardens'],
    ],
    B: [
      ['healer', 'old midwife', 'herb picker'],
      ['prior of the hospital', 'travelling physician', 'army surgeon'],
      ['abbot of the hospital order', 'surgeon of the royal army', 'head of the healing school'],
    ],
    S: [
      ['rag collector', 'pedlar', 'rat catcher'],
      ['foreign doctor', 'corn dealer', 'travelling preacher'],
      ['foreign envoy', 'banned scholar', 'quartermaster of a foreign army'],
    ],
    T: [
      ['night watchman', 'laundry worker', 'milk carrier'],
      ['lock keeper', 'head gardener', 'coach driver'],
      ['palace cook', 'keeper of the royal fountains', 'stable master of the court'],
    ],
  },
  sites: [
    ["the dyers' yard", 'the first house', 'the lane behind the market'],
    ['the closed street', 'the house of the sick', 'the quarantine yard'],
    ['the still house of {A.full}', 'the workshop of {A.full}'],
  ],
  lair: {
    names: [
      'the walled-up pump house',
      'the chapel under the rock',
      'the flooded lead mine',
      'the brick vault under the hill',
    ],
    terrain: 'underground',
  },
  problem: [
    [
      'It begins in the fingertips, which no longer feel the rain, and goes on [at the speed of a snail|by a hand each day]; those whom it has reached to the knees are carried to {p2}, where {B.full}, the {B.role}, has {num} of them behind a rope. They can hear and see. What they ask is always the same: how long.',
      'theme=stone',
    ],
    [
      'It begins with a stiffness in the fingers and a green line under the nails. Then the skin hardens into bark, hand by hand, and those whom it has reached to the knees no longer leave the place where they stand. {num.t} of them are at {p2}, behind a rope, where {B.full}, the {B.role}, waters them, since that eases it. They can still speak; the ones who began first only rustle.',
      'theme=trees',
    ],
    [
      'It begins with a green line under the nails. Then the fingers grow thin and soft, the hair falls out and something else comes up, and those whom it has reached to the knees no longer leave the place where they stand. {num.t} of them are at {p2}, behind a rope, where {B.full}, the {B.role}, waters them, since that eases it. They can still speak, in sunlight; after dark they close.',
      'theme=plants',
    ],
    [
      'Those whom it has hit lie at {p2}, {num} of them, behind a rope. All breathe in the same rhythm, and {B.full}, the {B.role}, who has to turn them twice a day, has noticed that they say the same words at the same hour. Whoever in {town} is still awake is afraid of being tired.',
      'theme=sleep',
    ],
    [
      'The soup gets thinner each day. At {p2}, behind a rope, {B.full}, the {B.role}, feeds those who have nothing left and whom no one else lets in, because what they ate has made some of them ill. {council} counts sacks, and has posted {few} guards in front of the seed corn.',
      'theme=hunger',
    ],
    [
      'They have eaten a quarter of the grain, they post guards, and they answer when spoken to, mostly rudely. Whoever ate after them has a fever, and lies at {p2}, behind a rope, where {B.full}, the {B.role}, sits up at night, and plays chess with one of them for the bread.',
      'theme=rats',
    ],
    [
      'Everyone in {town} knows somebody who has been hit by it, and each morning it has come one street further. {council} has put a rope and {few} guards around {p2}, where {B.full}, the {B.role}, looks after {struck}. Without a cure, says {council}, the rope stays for good around {num} people.',
      'theme!=trees|plants',
    ],
    [
      'It began at {p1} and has spread since. At {p2}, behind a rope that nobody may cross, {B.full}, the {B.role}, does what can be done for {struck}, with «boiled water, clean cloth and »no sleep. {council} talks of walling the place up.',
      'theme!=trees|plants',
    ],
  ],
  start: [
    [
      'A rope is stretched across the road, and [painted boards hang from it|a bell hangs from it], so that no one in {town} can say they did not know: {fact}. On the other side {B.full}, the {B.role}, sets down a bucket and steps back ten paces. "Do not come nearer. Look into it, and tell {B.name} what you see. I have been looking for {few} days, and now I see [faces|my mother|letters]." At the bottom of the bucket lies a grey slime, as thick as {few} fingers, and all of it has moved to the side on which you stand.',
      '@bucket',
    ],
    [
      'At the gate of {town} a guard empties a jug over the stones before your feet. The water runs uphill, a hand long, [stops|waits], and dries up into a grey skin. "Since it began, all of it does this," says {G.full}, the {G.role}. "I am not given to tales, but what is said of {town} is so: {fact}." Behind the rope {num} people look on, and one holds up an empty cup. {T.full}, the {T.role}, fills it from a flask, looks at you, and walks away quickly.',
      '@jug',
    ],
  ],
  ask: [
    '{G} wants three things before {deadline}: to know where {ill} comes from, help for {struck}, and the rope taken down. "In that order, if {town} can wait. All three, if you can."',
    '"At {deadline} people come from everywhere, and whatever is here then will go home with them," says {G}. "Find the place from which {ill} came to {town}, and what helps against it. If I have nothing by then, {council} will have {p2} walled up."',
  ],
  rumours: [
    '{S} came to {town} on the day before it began«, with a covered cart», and sold nothing.',
    '{few.t} households in {town} live on rain water and smoked fish, and have come to no harm so far.',
    'There was [a spring|holy water] near {town} once that was shut because of what it did. The old people know the place, and none of them [says it aloud|goes there].',
    'It was {B} who carried it from house to house, with those baskets of rags.',
    '{few.t} families have climbed over the wall at night, and one of them had it.',
    [
      'Everyone says that {A} does it, and that is so; but nobody has ever found what it is that {A.they} uses.',
      'doer=yes',
    ],
  ],
  run: [
    [
      'The slime moves towards warmth. Held over a candle, it lets go of the bucket and falls out in one piece (DC 12 Nature): something that comes from cold, deep water.',
      'start=bucket',
    ],
    [
      'The flask of {T} holds rain water (DC 12 Medicine or Nature). {T} has drunk nothing else since the night on which it began, and so knew something.',
      'start=jug',
    ],
    '{B} has a list of {struck}, house by house. Laid over a map of {town}, it follows [one old water channel|a channel that is on no map any more] (DC 13 Investigation).',
    'Whoever crosses the rope must stay until evening and be washed in vinegar, or climb out by the roofs (DC 12 Acrobatics) and be looked for. The vinegar helps a little: advantage on the first saving throw against {ill}.',
  ],
  gist: [
    [
      '{fact}, and it comes from one place: {lair}, where {A} has opened a spring that was shut {years} years ago because it did the same then. {A} boils its water down for {tansy}, who has been dying for a long time and does not die of it; the dregs run into the water of {town}. White moss that grows at {lair}, and nowhere else near {town}, is the cure.',
      'doer=no',
    ],
    [
      '{fact}: that is so. What is put into {it} comes from {lair}, where {A} has opened a spring that was shut {years} years ago because of what it did to people. {A} boils its water down for {tansy}, who has been dying for a long time and does not die of it, and gets rid of the dregs in {it}. White moss that grows at {lair}, and nowhere else near {town}, is the cure.',
      'doer=yes',
    ],
  ],
  truth: [
    [
      '{years.s} years ago {town} shut a spring at {lair}, because of what came out of it. The masons set a lead plate on it and left a warning. {A} found the warning, and read in it the one line that nobody else had noticed: *what it takes from the many, it gives to one.*',
      '{lair} was built around a spring that had to be shut {years} years ago, after the same thing had happened to {town} as today. Those who shut it wrote down how. They also wrote down that the water, boiled away to a few drops, [keeps a dying person alive|holds death off for a day], and this is what {A} found.',
    ],
    [
      [
        'So {A} had the lead plate lifted by {H}, and since then distils the drops for {tansy}, a beloved [sister|cousin|aunt], who ought to have died in spring. For each drop there is a barrel of dregs. {H} empties the barrels into the old channel, which runs under {p1} and on through all of {town}: from there, and from nowhere else, comes {ill}.',
        'doer=no',
      ],
      [
        'So {A} had the lead plate lifted by {H}, and since then distils the drops for {tansy}, a beloved [sister|cousin|aunt], who ought to have died in spring. For each drop there is a barrel of dregs. {A} puts them into {it}, a spoonful at a time: because they have to go somewhere, and because one learns from it who can bear how much. {H} carries them to {p1} at night.',
        'doer=yes',
      ],
    ],
    [
      'White moss grows on the wet wall above that spring. It undoes what the spring does: as a tea for people and animals, dug in or strewn on whatever else has been spoiled. There is enough for everyone in {town}, once. But it lives on the breath of the open spring: an hour after the plate has been put back, the moss is dust. Whoever closes the spring before the moss has been cut ends {ill} in {town} without a cure.',
    ],
    [
      'For {deadline} {A} wants to have the last dose, which is to heal {tansy} for ever; it needs everything the spring gives in one night, and leaves more dregs than ever before. {A} does not hate anyone in {town}, [writes down each one who has been hit|knows each of them by name], and goes on.',
    ],
  ],
  turn: [
    [
      '{tansy} does not know where the drops come from, and would not take another one. Told the truth and shown {p2} (DC 13 Persuasion to be believed), {tansy} goes down to {A}, and the two of them decide before the party has to.',
      'druid=no',
    ],
    [
      '{G} signed the paper that let {A} dig at {lair}, for a fee, and without reading it. {G} will admit that when it is over, or at once if the party asks who gave leave; until then the paper is not in the archive but in a drawer at the house of {G}.',
      'druid=no',
    ],
    [
      'The druid is gone because somebody had to go up along the water, and found the spring first: the druid sits at {lair} behind a fallen stone, with a broken ankle, alive on moss and rain, and has counted the barrels.',
      'druid=gone',
    ],
  ],
  people: {
    G: [
      '{G} wants {struck} to live and the rope to come down, and has promised {council} a plan for the wall all the same.',
    ],
    A: [
      '{A} wants {tansy} to live, and nothing else. {A} sends blankets to {p2}, never goes near a tap, and carries drinking water in a [silver|glass] bottle.',
    ],
    B: [
      '{B} wants to know what it is before sleep comes. {B} has tried {few} remedies and noted that those with moss on their roofs were the last to be hit.',
    ],
    S: [
      '{S} wants the covered cart back, which the guards have taken away. In it are [cages of finches|old books]; {S} saw {H} roll barrels at night, on the evening of the arrival.',
    ],
    T: [
      '{T} saw the water in the channel turn grey, saw who stood at the barrels, and drinks rain since then. {T} kept quiet because {H} paid for the roof over {T.their} family.',
    ],
    H: [
      '{H} rolls the barrels and was told that it was dye. Since {H} heard the voices behind the rope, {H.they} empties every second barrel on the stones instead.',
    ],
  },
  looks: [
    [
      [
        '[An empty court|A bare room], scrubbed with lye, and a drain in the middle. On the rim a grey skin has dried, as fine as the skin on milk, and in it are the prints of [small birds|mice] that turned round.',
        'at=house',
      ],
      [
        '{It} {it.is} roped off, and [painted boards hang from the rope|straw dolls hang from the rope, as a warning]. On the stones a grey skin has dried, as fine as the skin on milk, and in it are the prints of [small birds|a fox] that came to drink and turned round. Below, under the edge, the mouth of an old brick channel can be seen.',
        'at=water',
      ],
      [
        '{It} [{it.is} grey from one side to the middle|{it.has} gone grey in stripes], and the line between good and bad is as sharp as if cut. Along it runs a ditch, which comes out of an old brick channel. On its rim a grey skin has dried, with the prints of [small birds|a hare] that turned round.',
        'at=land',
      ],
      [
        'Rows of [barrels|shelves], an office with a window, and a smell in which something is wrong. Everything has been tested, each [barrel|batch] has a chalk mark, and {few} have two. Under the floor runs an old brick channel; on the trapdoor a grey skin has dried, as fine as the skin on milk, and in it are the prints of mice that turned round.',
        'at=store',
      ],
    ],
    [
      [
        '{num.t} people behind a rope, straw, steam, and a blackboard with names and hours: here one sees what {ill} is. Somebody plays the [fiddle|mouth harp], badly, so that {p2} does not become too quiet.',
        'theme!=stone|sleep|hunger|rats|trees|plants',
      ],
      [
        'An open court, since they need light, and in it {num} people who do not walk any more. Some have bark to the knee, some to the belt, and the hair of one has come out in leaves; another has asked to be turned towards {town}, and has not spoken since. Along the wall stand {few} that one would take for trees, each with a coat over a branch and a name on a slate. When {B} comes with the can, all of them lean that way.',
        'theme=trees',
      ],
      [
        'An open court, since they need light, and in it {num} people who do not walk any more, in rows, as in a nursery garden. Some are green to the knee, some to the belt; one has asked to be turned towards {town}, and has not spoken since. At the end of each row {few} are left of whom one sees only a hat on a stick, a name on a slate, and what grows there. When {B} comes with the can, all of them lean that way.',
        'theme=plants',
      ],
      [
        '{num.t} people on chairs, since those who lie down cannot be got up again. Some are grey to the knee, some to the belt; one has asked to be placed at the window, with a good view of {town}, and has not spoken since yesterday. It is so quiet here that one hears {ill}: a creaking, as of frost.',
        'theme=stone',
      ],
      [
        '{num.t} beds in rows, and in all of them the breath goes in and out at the same time. At the head of each bed hangs a slate with the words that were said last night: "stairs", "water", "cold lead". They are the same words on all slates.',
        'theme=sleep',
      ],
      [
        'A long queue, a kettle, a ladle that reaches the bottom too soon: here one sees what {ill} means, in {num} faces. On a shelf {B} has put what people have brought to be looked at: black ears of corn, a grey turnip, a loaf that moves a little when it gets warm.',
        'theme=hunger',
      ],
      [
        '{num.t} beds, and on the foot of nearly every one of them sits a rat and gives advice. They know {ill} as well, since it has made them what they are: they drank first. Their spokesman, on the chess board, would prefer to be stupid again, "but with dignity".',
        'theme=rats',
      ],
    ],
    [
      'Copper pipes, glass, a fire that never goes out, and a row of {num} empty barrels. A single drop hangs at the end of the longest pipe. Above the table is a portrait of {tansy}, with a chair before it.',
    ],
    [
      'A round basin of black water, as still as glass, with a cracked lead plate hanging over it on chains. The wall behind is white and soft with moss. A channel as wide as a person leads out of the dark and away under {town}.',
    ],
  ],
  todo: [
    [
      [
        'A guard of {council} sits here and lets nobody near, for their own good. Whoever brings a writ of {G}, or a [hot pie|dry coat] (DC 12 Persuasion), may look as long as the guard eats; otherwise it must be done by night, on a rope, from the other side (DC 12 Athletics).',
        'at!=house',
      ],
      [
        'The family that lives here is [afraid of strangers|packing]. Whoever helps to carry (DC 12 Athletics) or sits down with them (DC 12 Persuasion) may lift the lid of the drain; whoever breaks in must do it in the dark, with a sleeping dog beside it.',
        'at=house',
      ],
    ],
    [
      [
        'Nobody gets past the rope with dry hands: {B} needs help first, with a fever that has to be brought down at once (DC 13 Medicine), or with {few} people who want to break out (DC 13 Intimidation or Persuasion). Fail, and it costs the party an hour, and each of them has to succeed on a DC 11 Constitution saving throw or is poisoned until the next rest.',
        'theme!=trees|plants|stone',
      ],
      [
        'Nobody gets past the rope with dry hands: {B} needs help first, with one who has to be moved before the feet are fast for good (DC 13 Medicine or Athletics), or with {few} people who want to break out (DC 13 Intimidation or Persuasion). Fail, and it costs the party an hour, and each of them has to succeed on a DC 11 Constitution saving throw or has stiff fingers, with disadvantage on Dexterity checks, until the next rest.',
        'theme=trees|plants|stone',
      ],
    ],
    [
      'The fire has to be fed every quarter of an hour by [a deaf stoker|a stoker who hums], who lets in anyone with wood (DC 12 Deception). By the roof one comes in without a word (DC 13 Acrobatics), above the hot pipes.',
    ],
  ],
  clues: [
    [
      'Nature :: scraping the grey skin off the stones :: It is what is left when deep spring water is boiled away, and no well of {town} is as deep as that.',
      'Investigation :: crawling into the old channel :: Barrel hoops, each with the burned mark of {A}.',
      'Survival :: following the channel against the stream :: After half a mile of stooping there is cold air, and a wall of new bricks that belongs to {lair}.',
    ],
    [
      'Medicine :: comparing {struck} with each other :: It comes with what they ate and drank. No one caught it from another; the rope is useless.',
      'Insight :: listening to {B} about visitors :: {A} came {few} times, asked how much each one had drunk, wrote it down, and never asked how to help.',
      'History :: reading the old inscription over the gate :: The house was built for those who fell ill {years} years ago, by the same hands that shut {lair}.',
    ],
    [
      'Arcana :: testing the drop at the pipe :: A cure and a poison, parted: here the one, and in the barrels the other.',
      'Investigation :: reading the book beside the fire :: Each barrel has a number, a day, and in the hand of {A} the names of those who have it since.',
      'Perception :: looking at the wheels of the hand cart :: Black mud and white moss. White moss grows at {lair}, say those who have been there.',
    ],
  ],
  lairUse: [
    'The lead plate hangs on two chains: let down (two actions, one at each chain, or one action and DC 14 Athletics) it shuts the spring, and whoever is in the basin is pushed under for a round.',
    'The moss comes off the wall in mats: one action fills a sack. Four sacks are enough for {town}; each one cut in the fight is one that need not be looked for afterwards. Rubbed on a wound it gives back {few} hit points.',
    'The channel can be flooded with the small wheel by the basin (one action): everyone in it must make a DC 13 Strength saving throw, or is carried out of the fight for two rounds and takes {sting} bludgeoning damage.',
  ],
  tactics: [
    '{A} stands at the basin with the last flask and fights only to fill it; {A.they} has the others keep the party away from the chains, and would let go of everything else. {H} is at the wheel, and looks at the party before turning it',
  ],
  parley: [
    '{A} wants one more night. Shown the list of {struck} by somebody who has been at {p2} (DC 13 Persuasion), {A} begins to name them. If {tansy} comes along, or has sent word, no check is needed: {A} cuts the first sack of moss with {A.their} own hands.',
    '{A} offers a bargain: the moss, tonight, all of it, in return for the spring. With a promise that {tansy} gets the tea as well (it is worth a good year, not more, and {A} knows it), {A} lets the plate down (DC 12 Persuasion).',
  ],
  clock: [
    ['{H} empties {few} more barrels, and [one more street|the next quarter] is roped off.'],
    ['{A} has {H} pour dregs into the reserve cistern, so that there is enough room for the rest.'],
    [
      '{council} has bricks carted to {p2}; {H} is told to bring the mortar, and {struck} sing all night.',
    ],
    [
      'At {deadline} the last dose is made. Everything that is left flows out, and goes home with the guests.',
    ],
  ],
  after: [
    '{tansy} gets up and walks, and asks why it is so quiet. In all the places from which guests had come it goes with people as in {town}, and nobody there has to be told any more what {ill} is. Then {ruin}.',
  ],
  endings: [
    {
      heading: 'Cut first, then closed',
      text: [
        'The moss is in the sacks before the plate comes down. By the next evening {struck} sit at the rope, pale and laughing, and the rope is cut. The source is shut, and no one in {town} can say any more that {fact}. {tansy} has [a year|a summer], and spends it at {p2}, with {B}. {A} is judged by those whose names are in the book.',
      ],
    },
    {
      heading: 'Closed at once',
      text: [
        'The spring is shut and nobody else in {town} is hit. *The price:* the moss is dust. For {struck} there is only {B}, time, and a long journey to another such spring, of which a margin in the book of {A} speaks. That is a story of its own, and they can wait for some weeks.',
      ],
    },
    {
      heading: 'By a bargain',
      text: [
        '{A} is left the last dose, and gives up moss and spring for it. {struck} get well, all of them. *The price:* {tansy} is healed for ever, on what others paid; {A} leaves {town} free, and {S} has been called a poisoner for so long that nobody thinks of saying sorry.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The wall at {p2} stands, and people throw bread over it. The moss still grows, and the plate still hangs: it can be done later, by people who break through a wall first, in a country in which what {town} has is no longer only in {town}.',
      ],
    },
  ],
  steps: [
    'Look at {p1}, where it began.',
    'Help {B.full} at {p2}, and find out how it spreads.',
    'Find the source.',
    'Bring a cure to those who need it, and close the source, before {deadline}.',
  ],
};
