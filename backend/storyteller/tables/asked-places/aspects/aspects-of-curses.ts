import type { PlaceAspect } from '../families/place-family.ts';

/** Curses, and places under water. */
export const aspectsOfCurses: readonly PlaceAspect[] = [
  {
    id: 'cursed',
    says: /\b(?:cursed|curse|curses|accursed|bewitched|hexed|jinxed|damned|doomed)\b/,
    tells: [],
    look: [
      'horseshoes over every door, some the right way up and some the other, to be sure',
      'a dead bird on the sill, and then one sees that it is the same one as yesterday',
      'a name scratched into the threshold and filled with lead',
    ],
    known: [
      'It is cursed, and {town} can say exactly how: whoever takes something from {site} loses something of the same size.',
      'There are three owners of {site} in the graveyard of {town}, side by side, and the fourth has bought the place beside them.',
    ],
    feature: [
      'Luck is weighed here: after every success something small breaks.',
      'What is given away in {site} cannot be stolen, broken or lost for a day.',
    ],
    beside: [
      "The curse is real and was spoken by {K}'s own grandmother, in anger, over a matter of a cow; it ends when somebody in {town} says that she was right.",
    ],
    plots: [
      {
        details: {
          keeper: [
            'touches wood, iron and salt before answering, and answers cheerfully',
            'owns it by inheritance, has tried to give it away {few} times, and gets it back by post',
          ],
          guest: [
            'has three certificates, a goat and a fee, and does not step over the threshold',
            'offers a little more for the place after each accident, and is always first to hear of it',
          ],
          hooks: [
            '{K} has until {deadline}, since no owner of {site} has lived longer than {years} months, and pays {coins} gold pieces for a better idea than selling.',
            '{V} took a spoon from {site} as a joke, has lost a thumb, a dog and a fiancé, and cannot find the spoon.',
            'The party has won {site} at cards. The loser was very happy about it.',
          ],
        },
        trouble: {
          id: 'cursed-1',
          absent: ['last owner', 'woman who spoke the curse'],
          guest: ['breaker of curses, by appointment', 'buyer who is in no hurry'],
          trace: [
            'Every accident in {site} hits the left hand.',
            'Beside the threshold there is fresh lead, and below it a second name.',
            ['The accidents come the day after {B} has been here, and never on Sundays.', 'v=1'],
            [
              'Where the shadow of {site} falls at noon, {town} has no births and no bread that rises.',
              'v=2',
            ],
          ],
          truth: [
            "There was a curse, a small one, and it ended {years} years ago with the one who spoke it: {V}, who took it back in a letter to the owners. {B}'s family has kept that letter in a drawer, and the curse alive, with saws, grease and patience; each owner has sold cheaply in the end. But {V} has died since, is angry about the use of an honest curse, and has begun to throw real ones, at the wrong people.",
            "The curse of {site} is a nail: it holds down a greater one, spoken over the whole realm by a queen who was burned, and she needed one place on which to lay the weight. {V} sold it to her, for {town}'s freedom. Each owner bears it for a while. {B}, who breaks curses, can break this one and believes in it; then it lies on everyone.",
          ],
          finds: [
            [
              'Investigation',
              'looking at where the last thing fell from',
              'it was sawn through, on the left side, by somebody left-handed, as {B} is',
              'v=1',
            ],
            [
              'Arcana',
              'feeling for the curse itself',
              'there are two: an old one that is out like a lamp, and one that is {days} days old and furious',
              'v=1',
            ],
            [
              'Deception',
              'speaking of "the letter" in front of {B}',
              '{B} looks at the place where it is: one coat pocket, on the left',
              'v=1',
            ],
            [
              'History',
              'reading the second name under the lead',
              "it is a queen's, and beside it is the price",
              'v=2',
            ],
            [
              'Religion',
              'watching what happens to what is given away in {site}',
              'the weight goes with the gift, for a day, and only if it was meant',
              'v=2',
            ],
            [
              'Persuasion',
              'asking {K} what went well here',
              '{K} thinks, and finds that it is a great deal, and whose turn it was',
            ],
          ],
          later: [
            [
              'On {deadline} {K} has an accident, and {B} the keys; on the next day {B} has one as well, and it was not sawn.',
              'v=1',
            ],
            [
              "On {deadline} {B} breaks it, to applause. In the evening the left hand of everyone in the realm has fallen asleep (use <Specter, Night Hag, Wraith> for the queen's servants).",
              'v=2',
            ],
          ],
          ways: [
            [
              '{V} is content if the letter is read out, in full, on the market of {town}, with its joke about the cow.',
              'v=1',
            ],
            ["{B}'s family can be made the owners, before a notary, while it still works.", 'v=1'],
            [
              'Borne by many it is a bad day each, once. It must be taken up freely, name by name, and {town} owes its freedom to it.',
              'v=2',
            ],
            [
              'She wanted one sentence taken back that was said at the fire. The one who said it has descendants, with a crown.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'sunken',
    says: /\b(?:sunken|flooded|submerged|drowned|underwater|under water|at the bottom of the (?:sea|ocean|lake|river)|(?:lake|sea|river|lagoon) with (?:an? |the )?(?:\w+ )?(?:town|city|village|palace|castle|church|temple|bell)|beneath the (?:sea|waves|ocean|lake)|under the (?:sea|ocean|lake|waves))\b/,
    tells: [],
    look: [
      'weed on the stairs, combed all one way, as if somebody had just gone up them',
      'fish in a room, in rank, who wait before a door',
      'air, as large as a table, under one ceiling, with a candle stub stuck above it',
    ],
    known: [
      'It has lain under water for {years} years; on still days one can see its roofs from a boat, and in {town} one does not point at them.',
      'Boats from {town} go round the place below which {site} lies, and lay up an oar for a moment.',
    ],
    feature: [
      'Under the highest ceiling air is left for four people, for a quarter of an hour.',
      'Whoever opens the large door is pushed by the water to the other side of the room, and so is what was behind it.',
    ],
    beside: [
      'It went down because a sluice was opened, on purpose and from inside, by one who is still in it and would like to be asked why.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'rows people to the spot, looks at the sky the whole time, and takes no money on one day of the year',
            'can hold {K.their} breath for as long as a psalm, and talks as if each sentence had to last',
          ],
          guest: [
            'has a winch, {few} barrels and a buyer, and counts only what hangs on a hook',
            'knows by heart who lived where, and wants to be let down as far as one doorstep',
          ],
          hooks: [
            'The bell of {site} rings under the water since {V} dived for it, and {town} pays {coins} gold pieces to have {V} brought up or the bell.',
            'A net from {town} has come up with a laid table in it, for {few}, and the soup was warm.',
            "{B} hires divers for {site}, at a share, and does not say what became of the last ones' shares.",
          ],
        },
        trouble: {
          id: 'sunken-1',
          absent: ['bell-ringer', 'diver', 'harbour pilot'],
          keeper: ['boatman', 'diver with a bell', 'royal receiver of wrecks'],
          guest: ['salvor with a winch', 'descendant of the drowned'],
          trace: [
            'All fish that are caught above {site} have something in them: a ring, a button, a key.',
            'Bubbles rise at night, in one line, from door to door.',
            ['A lamp goes about below, and stops wherever a rope comes down.', 'v=1'],
            ['The water above {site} is a little lower than the water around it.', 'v=2'],
          ],
          truth: [
            "In the largest room there is still air, and {V} is in it, with a broken leg, {days} days of it, thanks to those below: {num} drowned ones (use <Zombie, Ghoul, Water Elemental> for those who steal from them) bring it down by the jugful, since {V} rang for them. They want their bell rung on {deadline}, as it was not on the last evening, and then they will lie still. {B} knows about {V}, and has need of the bell's silver, and of nobody to tell of it.",
            '{site.s} was sunk to put out a fire that burns in its lowest room and that no lesser water could quench. It is {years} years old by now, under glass, and has a name. {V} saw it and fell in love, as others have before. {B} has been told to raise {site} for its marble, by someone who was always cold. With the first stairs out of the water the glass will crack.',
          ],
          finds: [
            [
              'Perception',
              'laying the ear on an oar held in the water',
              'it is not the bell one hears, but a spoon, on a pipe, in threes',
              'v=1',
            ],
            [
              'Persuasion',
              'giving one of the rings back to the water',
              'somebody wipes the mud off a step below, and waits there with the lamp',
              'v=1',
            ],
            [
              'Investigation',
              "looking at {B}'s winch",
              'the hook has been made for a bell, and the rope has been cut and spliced',
              'v=1',
            ],
            [
              'Arcana',
              'laying a hand in the water over the highest roof',
              'it is warm, and there is a pulse in it',
              'v=2',
            ],
            [
              'History',
              'asking when {site} went down, and what burned down before',
              '{few} towns in as many days, in a line that ends here',
              'v=2',
            ],
            [
              'Athletics',
              'swimming from roof to roof with the bubbles',
              'they come from those who carry air',
            ],
          ],
          later: [
            [
              "On day {days} the bell hangs on {B}'s hook, and by night {num} wet people are on the road to {town} to fetch it (use <Zombie, Ghoul, Water Elemental>).",
              'v=1',
            ],
            [
              'On {deadline} the first stair is dry, and it burns under the water, and then on it (use <Salamander, Efreeti>).',
              'v=2',
            ],
          ],
          ways: [
            [
              'They let {V} go once the bell has rung as it should have: slowly, {num} times, once for each. Whoever rings has to know the names; the descendant does.',
              'v=1',
            ],
            [
              "{B}'s divers were never paid. They are still in the boat, have knives, and would rather cut a rope than another man's throat.",
              'v=1',
            ],
            [
              'It can be talked to through the glass. It does not know that it hurts, and would go somewhere where it may burn: there is a mountain for that.',
              'v=2',
            ],
            [
              'If the sluice is opened wider, {site} goes down by another {years} fathoms. {town} would lose its harbour, and can be asked.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
];
