import type { PlaceSort } from '../families/place-family.ts';

/** Places by the water: lighthouses and wrecks. */
export const sortsOfWater: readonly PlaceSort[] = [
  {
    id: 'lighthouse',
    noun: /\b(?:lighthouse(?: (?:island|rock))?|light house|beacon tower|light tower)$/,
    tells: [],
    keeper: [
      'keeper of the light',
      'keeper of the light for three ports',
      'warden of the sea lights',
    ],
    look: [
      'a stair of as many steps as the year has days, with the wet nights marked in tar',
      'a lamp behind glass as thick as a hand, and a dead gull on the gallery',
      ['a logbook open on a desk screwed to the floor, the ink still wet', 'kept=yes'],
      ['a logbook swollen to twice its size by damp', 'kept=no'],
      'a boat house with two cradles and one boat',
      'a bell for fog, with the clapper tied back with a stocking',
    ],
    known: [
      'Every ship for {town} steers by it, and every family in {town} has someone whom it brought home.',
      'Since the light has stood there {few} ships have been lost off {town}, all of them in clear weather.',
    ],
    senses: [
      'The sea breaks below the door, and the whole stair hums with it; it smells of whale oil and wet wool.',
      'Gulls quarrel on the gallery, and the works that turn the lamp tick like a very large watch.',
    ],
    feature: [
      'The shutters of the lamp blind everyone on the stair who looks up.',
      'A fall from the gallery ends in the sea at high tide, and on rock at low tide.',
      'The weight of the works hangs in the middle of the stair, and comes down all at once if the pin is pulled.',
    ],
    checks: [
      ['Athletics', 'rowing to the landing against the tide'],
      ['Investigation', 'finding the night in the log that somebody has written afterwards'],
    ],
    done: [
      'The lamp is filled at four, lit at dusk and not left alone till morning.',
      'Fresh eggs and news come out from {town} on the first calm day of the week.',
      'Shipwrecked people are given a blanket, a number and the names of those who were in it before.',
    ],
    also: ['beneath-1'],
    plots: [
      {
        details: {
          keeper: [
            'has not slept in a bed since the assistant went, and talks to the lamp as to a cow',
            'writes each ship into the log, and one that nobody else sees',
          ],
          guest: [
            'sits on the gallery with a telescope, and looks at the rocks and not at the ships',
            'asks what time the light was lit on one certain night, in many ways',
          ],
          hooks: [
            'The light of {town} was dark for a quarter of an hour, and a ship is missing; the owner pays {coins} gold pieces to learn if it was an accident.',
            '{V}, who helped with the lamp, has rowed to the rocks and not come back, and {K} cannot leave the light to look.',
            'Two lights have been seen off {town}, where there is one.',
          ],
        },
        trouble: {
          id: 'light-1',
          absent: ['assistant keeper', 'pilot', 'wife of a captain'],
          guest: [
            'ship owner waiting for a ship',
            'inspector of lights',
            'lone survivor of a wreck',
          ],
          trace: [
            'There is a burn on the rocks, opposite the tower, as from a large fire.',
            '{K} has filled the lamp for a night longer than it lasts, and turns it by hand.',
            ['In the boat house hangs a coat that belongs to a ship which never came in.', 'v=1'],
            [
              'At the lowest tide one sees a stair in the rock that goes on down from the last step of the tower.',
              'v=2',
            ],
          ],
          truth: [
            '{B} has lit a second light on the rocks, to wreck a ship that was insured for twice its worth. {V} saw it, rowed across and pulled {num} people out; they sit in a cave below the rocks with {V}, who knows that {B} is in the tower, between them and {town}. {K} believes that the lamp failed, and has written so in the log, against {K}.',
            'The tower was not built for ships. It faces down: the light falls through a lens in the cellar, into the deep, on something that lies still as long as it is looked at. {V} found out what each dark quarter of an hour has cost. {B} is from those who live by storms, has bought up the oil in every port from here to {town2}, and the last barrel is in the lamp.',
          ],
          finds: [
            [
              'Survival',
              'looking at the burn on the rocks',
              "driftwood does not burn so hot: it was lamp oil, and a barrel stave lies there with the mark of {B}'s ship",
              'v=1',
            ],
            [
              'Perception',
              'standing on the gallery at low tide in the dark',
              'a light in the rocks goes on and off: three short, as {V} taps the barometer',
              'v=1',
            ],
            [
              'Insight',
              'reading the log aloud to {K}',
              '{K} has never been late in {years} years, and cannot explain it',
              'v=1',
            ],
            [
              'Arcana',
              'following the light the wrong way, down the shaft of the works',
              'there is a second lens below, and the water under it is not dark',
              'v=2',
            ],
            [
              'Investigation',
              'adding up what has been paid for oil on the coast',
              'one buyer, {few} names, and the ink of {B}',
              'v=2',
            ],
            [
              'Nature',
              'asking fishermen where they will not let down a net',
              'the place is a mile long, and has moved since the dark quarter of an hour',
            ],
          ],
          later: [
            [
              'On day {days} {B} finds the cave at low tide, with {few} friends from the port (use <Bandit, Pirate, Tough, Pirate Captain>).',
              'v=1',
            ],
            [
              'On day {days} the lamp is dry. The harbour of {town} is empty of water for a while, and then of everything else (use <Water Elemental, Aboleth> for what comes first).',
              'v=2',
            ],
          ],
          ways: [
            [
              "A second light is a good idea: lit in the right place it brings {B}'s own boat on the sand.",
              'v=1',
            ],
            [
              '{K} would give evidence gladly, and only has to be told that the lamp did not fail.',
              'v=1',
            ],
            [
              'Anything that burns will do: butter, brandy, the ships in the harbour. {town} has to be persuaded of it in one night.',
              'v=2',
            ],
            [
              'It lies still for whoever looks at it. Mirrors would carry daylight down there, and the glassmaker of {town} has {num}.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'shipwreck',
    noun: /\b(?:ship ?wreck|wreck|wrecked \w+|stranded ship|sunken ship|ghost ship)$/,
    tells: [],
    keeper: ['wreck warden', 'receiver of wrecks', "admiral's commissioner for wrecks"],
    look: [
      'a hull on its side, and through the gap in it a deck that is a wall now',
      "a captain's cabin in which everything hangs from what used to be the floor",
      'a figurehead, scrubbed clean by the sea on one cheek only',
      '{few} ropes from the rail to the rocks, cut, and not by the storm',
      'a wheel that still turns a little, with each wave',
    ],
    known: [
      'It ran on the rocks {few} weeks ago with all sails set, and {town} has had silk curtains since.',
      'Not one of the crew came ashore in {town}, alive or dead, and {town} has stopped going to the beach in the evening.',
    ],
    senses: [
      'Timber groans with each wave, and below it something rolls from side to side; it smells of tar and wet rope.',
      'Water runs in and out of the hold like breath; crabs click in the dark.',
    ],
    feature: [
      'At high tide the hold is full to the hatch, at low tide it is dry for two hours.',
      'The whole wreck tips a hand further if five people stand on the upper rail.',
      'The mast makes a bridge to the rocks, for one at a time.',
    ],
    checks: [
      ['Acrobatics', 'crossing a deck that stands like a roof'],
      ['Survival', 'telling from the weed how long the door has been shut'],
    ],
    done: [
      '{K} lets people take what they can carry for a tenth, between the tides.',
      "The women of {town} look for what was sewn into hems, and the children for ship's biscuit.",
      'A watch is kept on the rocks, and looks the other way at the right price.',
    ],
    also: ['treasure-1'],
    plots: [
      {
        details: {
          keeper: [
            'lists every plank twice, once for the crown and once not',
            'gives orders not to open the aft cabin, and has slept before its door',
          ],
          guest: [
            'wants one small box, sealed, and says that the rest may rot',
            'asks at every house for a boy with a scar, and says "nephew"',
          ],
          hooks: [
            'The log of the ship is worth {coins} gold pieces to the shipping line, if it is unread, and to the widow of the captain, if it is read.',
            '{town} has found a boat from the wreck, dry, with food for {few}, hidden under brushwood, and nobody to go with it.',
            'Each tide something in the hold is moved, from inside.',
          ],
        },
        trouble: {
          id: 'wreck-1',
          absent: ["ship's boy", 'mate', 'passenger without a name'],
          guest: ['agent of the shipping line', 'owner of the cargo'],
          trace: [
            'The anchor was let go before she struck: the chain has run out to the end.',
            'Someone has lived in the cargo since then: there are nutshells, and a candle in a shoe.',
            ['The bolts of the aft cabin are on the outside.', 'v=1'],
            ['All the rats of the ship sit on the rocks, and look at it.', 'v=2'],
          ],
          truth: [
            "The ship was wrecked for what was in the aft cabin: {V}, the only heir to the line, who was to be lost at sea. The crew would not do it, let go the anchor and went over the side on the ropes; {B}'s men waited on the rocks and cut these. {V} is still on board, in the cargo, small enough to hide. {K} has guessed it, puts out food, and has told nobody, since {town} took part with lanterns.",
            'What was in the hold had been paid for and must not arrive. The captain, {V}, found out, turned round and put her on the rocks with open eyes; the crew agreed, and stayed below to hold the hatch. They still do, dead as they are (use <Zombie, Ghoul, Wight> for those who take them for the enemy). {B} has a buyer for it, and {num} workers with saws.',
          ],
          finds: [
            [
              'Investigation',
              'looking at the ropes',
              'they were cut on the rocks, with people on them, by several blades',
              'v=1',
            ],
            [
              'Stealth',
              'waiting in the hold over a tide',
              "somebody sings to keep awake, and stops when {B}'s boots are heard",
              'v=1',
            ],
            [
              'Insight',
              'asking {B} how tall the nephew is',
              '{B} knows the weight, and the date of a will',
              'v=1',
            ],
            [
              'Investigation',
              'reading the last page of the log',
              '"All hands asked. All hands aye. Hard over." and {num} marks',
              'v=2',
            ],
            [
              'Religion',
              'knocking on the hatch with respect',
              'it is answered by the knock for "occupied"',
              'v=2',
            ],
            [
              'Nature',
              'laying an ear on the hull',
              'below the waves there is something slow, that is not the sea',
            ],
          ],
          later: [
            [
              "At the spring tide, on day {days}, the hold breaks up, and {B}'s men search what floats (use <Bandit, Pirate, Tough, Pirate Captain>).",
              'v=1',
            ],
            [
              'On day {days} the saws are through, and what was in the hold goes on its way (use <Invisible Stalker, Chain Devil, Aboleth>).',
              'v=2',
            ],
          ],
          ways: [
            [
              '{V} can read and write: one signature, before a judge in {town2}, and {B} has been working for {V} all the time.',
              'v=1',
            ],
            [
              '{town} is ashamed. If {K} says first what was done with the lanterns, others will say who asked for it.',
              'v=1',
            ],
            [
              'The ship floats at the highest tide, with {num} barrels in her. The crew would sail her once more, out to the deep, if somebody living takes the wheel.',
              'v=2',
            ],
            [
              'The buyer paid {B} for goods delivered. Something delivered can be sent back, to the same address.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
];
