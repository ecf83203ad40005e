import type { Tale } from './tale-types.ts';

export const redThreadPlaces: Tale['places'] = [
  {
    name: 'the washing place|the washing place of {town}',
    look: [
      '[Flat stones in a stream, steam from two kettles|Two kettles steam beside a stream, among flat stones], the linen of all {town} in baskets with names. {H} beats a sheet that has been clean for some time.',
      'A roof on posts over cold water, baskets in a row, each with the name of a house of {town} on a slate. {few.u} slates have been turned to face the wall.',
    ],
    todo: [
      '{H} does not talk while others listen, and there are always others. Whoever carries the wet sheets up to the meadow with {H.them} (DC 12 Athletics), or takes over the beating, gets half an hour.',
    ],
    what: [
      [
        'Investigation :: comparing the names on the baskets with the list of those who are gone :: All of them are from the {few4} oldest families of {town}. [From the newer houses, nobody is missing.|In the new houses everybody is at home.]',
        'v=a',
      ],
      [
        "Medicine :: holding a red thread to the light :: [It is wound with hair, from a person and from a dog.|Two kinds of hair have been spun into it, a person's and a dog's.] Whoever keeps it in a closed hand for a minute goes down on all fours until it is taken away (DC 12 Wisdom saving throw).",
        'v=b',
      ],
    ],
    who: [
      'Insight :: asking {H} who gave out the thread :: "It came in the basket from the lodge, with the napkins. One for the collar, one for the sill." {H} has kept the paper that it was wrapped in; the list of names on it is in the hand of {A}.',
      'Investigation :: going through the basket of the lodge :: Under the napkins lies a reel, and round it a list in the hand of {A}: names of {town}, each with a date, {few3} of them still to come.',
    ],
    where: [
      "Nature :: looking at the mud on the lodge's horse blankets :: [It is full of chewed straw and old tallow.|There is old tallow in it, and straw that something has chewed.] The lodge feeds its dogs from a clean kitchen; there was tallow only at {lair}.",
    ],
  },
  {
    name: 'the hunting lodge|the lodge',
    look: [
      '[Antlers to the ceiling, a fire for a hundred guests, and one guest.|There are antlers up to the ceiling here, logs on the fire as for a hundred guests, and today one guest.] {A} pours brandy and has all the time in the world.',
      '[A hall full of glass eyes.|From every wall of this hall glass eyes look down.] On the long table lie {num3} invitations, and {A} is sanding the last one.',
    ],
    todo: [
      '{A} shows the party everything but the trophy room. To get in there takes a toast that lasts (DC 13 Performance), a dog let loose, or the back stair, which {B} knows.',
    ],
    what: [
      [
        'History :: reading the book under glass in the trophy room :: It is the acorn book: who planted which oak, and that the forest is theirs "while one of us walks in it". [The names of those missing from {town} have been crossed out, in fresh ink.|Somebody has lately drawn a line through each of the missing.]',
        'v=a',
      ],
      [
        'Investigation :: reading the invitations :: "The game: a pack of grey hounds, of unusual cunning. No hound outlives the day." [The guests from the city have paid in advance.|All of it has been paid for, by guests from the city.]',
        'v=b',
      ],
    ],
    who: 'Perception :: looking into the new glass case on the wall :: [It is empty; the velvet has a hollow in the shape of a horn, and in the hollow lie crumbs of old mortar.|There is nothing in it but velvet, with the dent of a horn in it, and old mortar in the dent.] The key to the case hangs on the watch chain of {A}.',
    where:
      'Persuasion :: asking {B} where the old pack was kept :: {B} points through the wall, at the dark side of the hill. "{lair.u}. We are not to go there, and the dogs here will not go."',
  },
  {
    name: 'the grave in the oak wood|the chapel in the oaks',
    look: [
      'A stone lord lies on a stone bed, and {few6} stone hounds lie at his feet. [Behind his head the wall is new, and the mortar still sweats.|At his head there is a piece of new wall, on which the mortar has not dried.]',
      'Oaks as thick as houses, a small chapel with its door on one hinge, and inside it the old lord with his dogs, in stone. [Somebody|Someone] has swept here.',
    ],
    todo: [
      'The chapel is watched by {few2} real hounds of the lodge. They can be fed, called off by {B}, or kept busy by [somebody|someone] who is a good runner (DC 13 Athletics or Animal Handling).',
    ],
    what: [
      [
        'Religion :: reading what is cut into the bed of stone :: "Blow, and they come; thread, and they know whom; and they keep what they fetch until I wake." [The ground before the bed has been dug up, from below.|In front of the bed the earth has been thrown up, as by moles, but larger.]',
        'v=a',
      ],
      [
        'Investigation :: opening the new wall behind the head of the stone lord :: Behind it lies a shroud with half of its red hem unpicked. A child\'s rhyme is stitched into the rest: "Thread on, four feet. Name called, two feet."',
        'v=b',
      ],
    ],
    who: 'Perception :: looking at the footprints in the mortar dust :: Good boots, with a nail missing at the heel. {A} has left the same print before the fire of the lodge.',
    where:
      'Survival :: following the flattened grass behind the chapel :: [It has been pressed down by many feet in single file and leads|Many feet have gone there, one behind the other, and the track leads] round the hill, to {lair}.',
  },
];
