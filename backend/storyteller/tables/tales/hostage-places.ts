import type { Tale } from './tale-types.ts';

export const hostagePlaces: Tale['places'] = [
  {
    name: 'the guest house of {town}|the house of the guest',
    look: [
      "[Pretty rooms with bars as thin as flower stalks.|The rooms are pretty, and the bars are as thin as flower stalks.] [On the door frame there are marks for a child's height, ten years of them, with one winter in which it did not grow.|Somebody has marked a child's height on the door frame, for ten years, and in one winter it did not grow.]",
    ],
    todo: [
      'Only {A} and {A.their} people go in and out. As tailors for the bridge, or as musicians, you are let in for an afternoon (DC 14 Deception), and {B} is never alone.',
    ],
    what: [
      [
        "Investigation :: measuring the marks against {B} :: After the winter of the fever they are another's: the child who came was left-handed, and the pencil shows it.",
        'v=a',
      ],
      [
        "Investigation :: measuring the marks against {B} :: [They are two children's, in turns, as in a game.|Two children have stood there, by turns, as they do in a game.] For five years now there has been only one.",
        'v=b',
      ],
    ],
    who: [
      [
        'Insight :: watching {A} put a shawl round {B} :: That is how people hold what they cannot let go of; and {B} flinches only when the bridge is named.',
        'v=a',
      ],
      [
        'Insight :: watching {A} put a shawl round {B} :: {A} does it well, and looks past {B} all the while, over the hedge, at a roof in the park; so a banker looks at the door of the vault.',
        'v=b',
      ],
    ],
    where:
      "Perception :: looking through the gardener's books :: [Every week flowers go from here, white ones, to a house that is shut up: {lair}.|There is an entry for each week: white flowers, to be left at a house that is shut up, {lair}.]",
  },
  {
    name: 'the house of {T.full}',
    look: [
      '[It is too good for a servant, and nearly empty.|No servant is paid like this, and there is almost nothing in it.] On the table stand {few4} glasses of water, each of them with a sip gone.',
    ],
    todo: [
      "{T} has not eaten with [anybody|anyone] for five years. One of the party [has to|must] cook, taste it first in {T}'s sight, and wait (DC 13 with cook's utensils, or Insight).",
    ],
    what: [
      [
        'Medicine :: asking {T} about the fever :: [It was the red one; whoever lives through it has scars behind the ears.|It was red fever, and those who get over it keep scars behind the ears.] {B}, who is said to have lived through it, has none.',
        'v=a',
      ],
      [
        'Insight :: asking {T} for whom the second plate was :: "For my own. They were like twins, when they laughed." {T} has not been allowed near {B} since.',
        'v=b',
      ],
    ],
    who: 'Persuasion :: asking {T} who gave the house :: {A}, with a handshake that would not end; {H} stood [next to|beside] them and looked at the floor.',
    where: [
      [
        'Religion :: asking {T} what became of the burned clothes :: They burned the clothes of one. A small coat was kept, and lies on a bed in {lair}; {T} saw it through the window, on a birthday.',
        'v=a',
      ],
      [
        'Insight :: asking {T} for whom the sugar in the cupboard is :: For one who used to take none. {T} leaves it on the sill of {lair} on a birthday, and it is gone in the morning.',
        'v=b',
      ],
    ],
  },
  {
    name: 'the rooms of {H.full}',
    look: [
      'A door with a brass plate, a map of the bridge with {num3} chalk crosses, and a medicine chest with a new lock. {H.full} receives the party standing.',
    ],
    todo: [
      '{H}[ may not speak, and leaves the room for exactly ten minutes, by the clock, in order to see to something.| is not allowed to say a word, and remembers something that has to be seen to, for exactly ten minutes by the clock.] [(The drawer sticks, DC 14 Sleight of Hand; the clock is slow.)|(The clock is slow, and the drawer sticks: DC 14 Sleight of Hand.)]',
    ],
    what: [
      [
        'Investigation :: reading the order for the bridge :: At the thirteenth step {B} is to be given a drink, and nobody but {A} may touch the body. The powder for it stands beside the order: it stops the breath for an hour.',
        'v=a',
      ],
      [
        'Investigation :: reading the order for the bridge :: At the thirteenth step the escort steps back: two letters are to be handed over, one on each side, with the same sum.',
        'v=b',
      ],
    ],
    who: [
      [
        "History :: looking at the dagger in the chest :: It is foreign, very good, and bought in {town}; the jeweller's receipt is made out to {A}.",
        'v=a',
      ],
      [
        "History :: looking at the seals in the chest :: They are foreign, very good, and cut in {town}; the jeweller's receipt is made out to {A}.",
        'v=b',
      ],
    ],
    where:
      'Perception :: looking at what the escort has been told to guard, apart from the bridge :: {few2} men stand, day and night, round a house in which [nobody|no one] lives: {lair}.',
  },
];
