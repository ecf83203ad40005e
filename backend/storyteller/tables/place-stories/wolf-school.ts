import type { PlaceStory } from '../place-story-type.ts';

export const wolfSchoolStory: PlaceStory = {
  id: 'wolf-school',
  pronouns: { B: 'he', V: 'he' },
  levels: [3, 10],
  tones: ['heroic', 'whimsical', 'horror'],
  words: ['school', 'wolves', 'wolf', 'monsters', 'teacher', 'werewolf'],
  title: 'The Evening School of {town}',
  look: '[A schoolhouse stands alone by the wood, with bars on the windows. The bars are on the inside, and bent.|By the wood, alone, stands a schoolhouse, and the bars of its windows are bent, and on the inside.|The school stands alone by the wood. Its windows have bars, «bent ones, »on the inside.] {num} pegs in the hall have name tags, and [under every third there is a bowl|there is a bowl under every third|every third has a bowl under it]. || By the wood, «where no child lives, »stands a school with bent bars on the inside of its windows. {num} pegs in the hall have name tags, and [under every third there is a bowl|there is a bowl under every third|every third has a bowl under it].',
  senses:
    'Slates squeak, and a voice says ["and again, without the growl"|"once more, without the growl"|"again, please, and no growling"|"and now without the growl"]. It smells of [chalk, apples and wet dog|wet dog, ink and chalk|apples, ink and fur|chalk, wet fur and wood smoke|ink and apples and wet fur].',
  keeper: [
    'schoolteacher',
    'teaches from dusk until [late|ten], has [one sleeve|the left sleeve|the right sleeve] pinned up, and [has never been heard to raise {K.their} voice|never speaks loudly|gets silence by whispering].',
  ],
  guest: [
    'hunter',
    '[leans on the fence with a loaded crossbow,|has set up a chair at the fence, with a crossbow across the knees,|stands under a tree by the fence, with a crossbow,] [counts who goes in, and will have a word with those who come out|and makes a mark for each pupil who goes in|and counts the pupils, in and out].',
  ],
  absent: 'first pupil',
  hooks: [
    [
      '{town} has lost no sheep for two years, [and the hunters are out of work.|which is bad for hunters.|and its hunters have nothing to do.] {B} and the others pay {pay} gold pieces to know what has scared the wolves away.',
      '[Nothing has.|Nothing scared them.|They were not scared away.] [The wolves were people «of {town} »who had been bitten; they sit in the second row«, and are doing fractions».|These wolves were bitten people« of {town}», who sit in the second row now, and are doing fractions.|In the second row sit the wolves, doing fractions: people of {town} who had been bitten.]',
    ],
    [
      'A ham is missing from each smokehouse« in {town}», [with the correct money on the hook, and a note« in very large letters».|and on the hook hangs the correct money, with a note in very large letters.|and each was paid for: the correct money hangs there, with a note in very large letters.]',
      '[It was homework: to buy something politely.|The homework was to buy something politely.|To buy something politely was their homework.] [The teacher marks the notes.|The notes are marked by the teacher.|Each note is marked by the teacher, and most are good.]',
    ],
    [
      '{B} has seen his own brother [on four legs, «at night, »through a window of the school,|through a window of the school, «at night, »on four legs,] and asks the party to [be with him when he shoots|stand beside him when he shoots|come along when he shoots].',
      'The brother was bitten« [a year ago|last spring|last autumn]», has told nobody, and [means to tell {B} on the birthday of the two of them, which is on night {days}|will tell {B} on night {days}, the birthday of the two of them].',
    ],
  ],
  done: '[By day the school is empty, and the children of {town} are told that it is haunted.|The school is empty by day, and haunted, as the children of {town} are told.|Children in {town} are told that the school is haunted, and by day it is empty.|It is haunted, as one tells the children of {town}, and by day nobody is there.] [{K} buys chalk by the barrel and raw bones by the cart«, and pays on time».|Chalk by the barrel and raw bones by the cart are delivered to {K}«, who pays [on time|at once]».|{K} pays on time, for chalk by the barrel and for [raw bones|bones] by the cart.]',
  trace:
    '[The alphabet on the wall has claw marks down each letter«, as high as a tall man can reach».|Claws have followed each letter of the alphabet on the wall«, as high as a tall man can reach».|Down each letter of the alphabet on the wall go claw marks«, as high as a tall man can reach».] [{K} looks at the clock from nine on, and lets no visitor stay until eleven.|No visitor may stay until eleven, and from nine on {K} looks at the clock.|From [nine|half past nine] on {K} looks at the clock, and visitors are sent home before eleven.]',
  truth: [
    '{K} lost the arm to {V}, who lived wild in the wood then, and went back «there »the next evening with a book. Since then {K} has taught {num} werewolves to «[count to ten|spell their names|add] and to »hold still in the straps at eleven, when they change, moon or no moon, «here in the school, »behind a locked door«; at dawn they walk home». {V} [got as far as the last day, ran away from it, and has come back with a pack|ran away on the last day of school, and has come back with a pack|learned it all, ran away on the last day, and is back with a pack] (use <Wolf, Dire Wolf>, and <1 Dire Wolf, Werewolf 700> for {V}) that [thinks the school is an insult|takes the school for an insult|feels insulted by the school].',
    "{K} is a wolf, and was never anything else, lost a leg in one of {B}'s traps, and learned to stand up from the lonely teacher {V.full}«, who is buried under the apple tree». The pupils are people who were bitten. [They change at midnight, strapped in, behind the locked door of the school, and take {K} for a human being who has [gone to bed|gone home] by then.|At midnight they change, in their straps, behind a locked door, and believe that their teacher is a human being and at home.|Their teacher they take for a human being, who [goes home early|goes to bed early]; at midnight they change, strapped in, behind a locked door.] [The human shape of {K} used to last until midnight as well, and [this winter|since the first snow] it lasts until eleven.|Until [last winter|this winter|autumn] {K} could stay in human shape until midnight, and now it is over at eleven.|For years {K} could look human until midnight, [but since the first snow only until eleven|and since autumn only until eleven].]",
  ],
  finds: [
    [
      'Perception',
      '[looking at|inspecting|examining] [the slates|the slates on the benches|the slates of last night|the slates of the second row]',
      '[the lines say "I am bigger than the moon", [fifty|forty|twenty] times, in a shaking hand.|[fifty|thirty|forty] times somebody has written "I am bigger than the moon", and [shaken|pressed too hard].|"I am bigger than the moon", it says on them, in [fifty|thirty|twenty] shaky lines.]',
    ],
    ['Insight', 'asking {K} about the arm', '{K} says "he was sorry", with pride.', 1],
    [
      'Survival',
      'walking [round the wood at noon|through the wood by day|once about the wood, at noon]',
      '[large wolves have lain on the hill« for days», facing the school,|on the hill large wolves have lain« for days», and looked toward the school,|large wolves have slept on the hill, in sight of the school,] and beside the largest bed [somebody has written the alphabet in the earth, with a claw|the alphabet is written in the earth, with a claw|a claw has written the alphabet in the earth, [as far as M|as far as S|without a mistake]].',
      1,
    ],
    [
      'Animal Handling',
      'scratching {K} behind the ear by accident',
      'one leg of {K} begins to move.',
      2,
    ],
    [
      'Nature',
      '[looking|feeling about|kneeling down to look] [under the apple tree|by the apple tree|between the roots of the apple tree]',
      '[there is a grave under snowdrops: paws have dug it, and a spade has filled it in.|paws have dug a grave here, a spade has filled it in, and snowdrops grow on it.|the snowdrops grow on a grave; paws have dug it, by the marks, and a spade has filled it in.]',
      2,
    ],
  ],
  use: [
    "[{K.name}'s bell works: all pupils sit down when it rings, «in any shape, »for one round.|If {K.name} rings the bell, all pupils [sit down, «in any shape, »for one round|sit for one round«, in any shape»].|When {K.name}'s [bell|hand bell|school bell] rings all pupils sit down, in any shape, for one round.|For one round all pupils sit down, in any shape, if {K.name}'s [bell|hand bell|school bell] is rung.|A ring of {K.name}'s [bell|hand bell|brass bell] makes all pupils sit down for one round, in any shape.|All pupils, in any shape, sit down [where they are|on the floor] for one round when {K.name}'s bell rings.]",
    "[{K.name}'s benches are bolted to the floor and have [straps|leather straps|straps with buckles], which the pupils [close|buckle] themselves.|{K.name} has had the benches bolted to the floor, with [straps|belts|leather straps] that the pupils [close|buckle] themselves.|{K.name}'s pupils strap themselves to the [benches|oak benches|back rows], which are bolted to the floor.|The benches, which {K.name} has had bolted to the floor, have [leather straps|two straps each], and the pupils close them.]",
    '[{K.name} has painted the bars with silver on the inside, since the pupils had [bent|twisted] them.|Since the pupils [bent|twisted] the bars {K.name} has painted them on the inside, with silver.|The pupils had bent the bars, so {K.name} has given them a coat of silver paint« on the inside».|There is silver paint on the inside of the bars, as {K.name} took a brush to them when the pupils had bent them.] [A piece of bar is a weapon.|A bar that is broken off is a [weapon|silver club].|Whoever breaks off a bar has a [weapon|silvered weapon].]',
  ],
  later: [
    'On night {days} {V} comes to class with the pack and asks who would like to be excused« from lessons», for good.',
    'On night {days} {K} turns at ten, in front of all. [{B} shoots through the window, and the {num} pupils forget to count.|A bolt from {B} comes through the window, and {num} pupils forget to count.|{B} shoots, through the window, and {num} pupils forget all that they have learned.]',
  ],
  ways: [
    '{V} never got his certificate: on the day on which it was to be signed he saw how {K}, with one arm, held down the paper with the chin, and could not bear it. «It is still in the desk, ready but for the name. »[Someone must make {V} sit through one more lesson,|{V} has to be made to sit through one more lesson,|{V} must be brought to sit through one last lesson,|What {V} needs is one more lesson,] and then the pack [has a leader who has something to lose|is led by somebody who has something to lose].',
    "[{K}'s pupils know how to help a wolf hold still, as they have been taught.|{K} has taught [the pupils|each pupil|them all] how one helps a wolf hold still.|Nobody knows better than {K}'s pupils how a wolf is helped to hold still.] [They need to be told who it is that needs it.|Somebody has to tell them who it is that needs it.|They only have to be told for whom.|But nobody has told them who it is that needs it.]",
  ],
};
