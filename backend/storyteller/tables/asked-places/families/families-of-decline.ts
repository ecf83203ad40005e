import { familyWords, type PlaceFamily } from './place-family.ts';

/** Places that were richer or fuller once: a town after its silver ran out, the overgrown tower of an old people. */
export const familiesOfDecline: readonly PlaceFamily[] = [
  {
    id: 'exhausted',
    sites: ['settlement', 'mine', 'inn', 'camp', 'fortress'],
    needs: [
      familyWords(
        'ore',
        'silver gold copper iron tin ore gems diamonds mithril ruby=rubies rubies coal',
      ),
      familyWords('out', 'ran run runs exhausted dried spent depleted gone empty'),
    ],
    tells: ['abandoned', 'empty', 'hoard', 'ruined', 'market', 'volcano'],
    keeper: [
      'mayor and last foreman',
      'mine captain without a mine',
      'lord warden of the dead mines',
    ],
    look: [
      'a wheel over the shaft that has been tied down with a chain',
      'two of three doors with boards across them, and curtains behind the boards',
      'miners on a bench in a row, with clean hands, looking at the hill',
      'an assay office in which a hen sits on the scales',
      'a street in which the {ore} plate with the name has been unscrewed from every door',
    ],
    known: [
      'The {ore} ran out {years} years ago, on one Tuesday, and since then every fourth family has gone down the road to {town}.',
      'Since the {ore} ran out everything here is for sale: windows, beams, the bell, a brass band.',
    ],
    senses: [
      'The wind turns an empty cart on its rail, and somebody puts a shoe under it; it smells of cold slag.',
      'A hammer falls somewhere, once, and everybody looks up at the hill; it smells of cabbage and rust.',
    ],
    feature: [
      'The old tip slides if one stamps at its top, down to the first row of houses.',
      'A cart left on the upper rail runs by itself to the mouth of the mine.',
      'Air shafts come up in cellars, wells and one pantry.',
    ],
    checks: [
      ['Nature', 'reading in the rock where the vein of {ore} was and where it went'],
      ['Insight', 'telling who stays out of love and who for want of a cart'],
    ],
    done: [
      'Old tips are sieved again by children, for the crumbs of {ore}, at a copper the sack.',
      'Picks, lamps and ropes cost a tenth of what they cost in {town}.',
      'On pay day all go to the counter of the mine, from habit, and have tea.',
    ],
    details: {
      keeper: [
        'shows everyone the town by what it was, and asks whether they know somebody with a use for two hundred miners',
        'counts the lit windows each evening, and lights one or two in empty houses',
      ],
      guest: [
        'buys what is left of the mine by weight, and is always a day earlier than the owner expects',
        'has a contract in the bag, and asks the old ones about the lowest gallery',
      ],
      hooks: [
        'Twelve carts with the last families stand at the fork, and pay {coins} gold pieces to know what has been knocking under their houses.',
        'A miner has found a way to pay everyone one more year, deep below, and cannot carry it alone.',
        '{town} fears that all of them will come, and pays {coins} gold pieces to those who find this place a new living.',
      ],
    },
    trouble: {
      id: 'exhausted',
      absent: ['old foreman', 'first miner'],
      guest: ['scrap dealer', 'treasurer of the crown'],
      trace: [
        'Something knocks in the air shafts at the end of what used to be the shift, and the old ones take off their caps.',
        'Nobody here keeps a coin of {ore} in the house by night.',
        ['Behind the office lie the hinges of a very large grating, sawn off.', 'v=1'],
        ['New coins of {ore} in the till have worn so thin that one can read through them.', 'v=2'],
      ],
      truth: [
        'When the {ore} ran out {K} sold what was left of it, piece by piece, to {B}; the last piece was the grating in the lowest gallery, of pure {ore}. {V} had made it, and told everyone that it was there to keep people from falling. It kept something in. {V} went down with a lamp when it was gone, and stands in its place, at the narrow spot, and knocks for help at the end of each shift.',
        'The {ore} ran out on the day on which it was due. {V}, who opened the mine, had it on loan from a dragon under the mountain, for three hundred years, and only the vein has gone home so far. On {deadline} everything made of it follows: the coins that pay six armies, the bells, the crowns. {K} has the contract. {B} knows it as well, and is changing the treasure of the crown into paper, and all other people\u2019s paper into {ore}.',
      ],
      finds: [
        [
          'Investigation',
          'weighing the sawn hinges',
          'a door on them would have been of {ore}, and as high as a house',
          'v=1',
        ],
        [
          'Perception',
          'answering the knocks with a hammer',
          'they are numbers: "four", "tired", "bring light"',
          'v=1',
        ],
        [
          'History',
          'reading the oldest plan of the mine',
          'the lowest gallery is drawn in red, with the word "thus far"',
          'v=1',
        ],
        [
          'Arcana',
          'laying ten coins of {ore} on a table overnight',
          'in the morning all ten have crept a finger\u2019s breadth towards the shaft',
          'v=2',
        ],
        [
          'Investigation',
          'looking for the last page of the contract',
          'under the name of {V} there is the print of a claw',
          'v=2',
        ],
        [
          'Insight',
          'asking {B} why anyone buys here',
          '{B} names a price for scrap that no dealer would pay',
        ],
      ],
      later: [
        [
          'On day {days} the knocking stops, and what comes up the air shafts takes the goats first (use six Ghouls).',
          'v=1',
        ],
        [
          'On {deadline} every coin of {ore} in three realms is gone from its purse, and unpaid soldiers open the gates of {num} towns.',
          'v=2',
        ],
      ],
      ways: [
        [
          'The grating still lies whole in the yard of {B} in {town2}. It takes two hundred miners to bring it down, and they are here.',
          'v=1',
        ],
        [
          '{V} needs no door, but somebody who takes turns: the narrow spot can be held by one, with a lamp.',
          'v=1',
        ],
        [
          'The loan can be renewed by whoever brings the dragon something dearer than {ore}. It has asked for one thing before: a town that stays (use an Ancient Silver Dragon, if it comes to blows).',
          'v=2',
        ],
        [
          'If {B} is made to pay out in time, the armies have bread for a year, and the coins may go.',
          'v=2',
        ],
      ],
    },
  },
  {
    id: 'overgrown',
    sites: [
      'fortress',
      'tower',
      'ruin',
      'shrine',
      'library',
      'house',
      'manor',
      'bridge',
      'court',
      'settlement',
      'tombs',
    ],
    needs: [
      familyWords(
        'folk',
        'elven elf=elven elvish=elven dwarven dwarvish=dwarven giant=giants\u2019 gnomish fey imperial druid=druidic druidic',
      ),
      familyWords(
        'plant',
        'ivy vines=vine vine thorns=thorn brambles=bramble moss roses=rose overgrown=ivy roots=root creepers=creeper',
      ),
    ],
    tells: ['ruined', 'abandoned', 'old', 'old-folk', 'enchanted', 'flowers', 'monsters'],
    keeper: ['goatherd', 'warden of the woods', 'royal warden of old places'],
    look: [
      'walls of {folk} work, held upright by {plant} as thick as a thigh',
      'a {folk} face of stone that looks out of the {plant}, and has been washed',
      'a doorway grown shut with {plant}, with one way through, at the height of a child',
      'steps worn by {folk} feet, with {plant} on all but every third',
      'a nest in a {folk} helmet',
    ],
    known: [
      'The {folk} builders left it long before {town} was there. The {plant} came later, in one summer, and has not grown since, and does not wither.',
      'Nobody in {town} cuts the {plant} here. It is said that it remembers, and that the {folk} builders had it planted.',
    ],
    senses: [
      'The {plant} rustles on days without wind, always from the side of the hills; it smells of leaf mould and cold stone.',
      'Birds sing everywhere but above the {folk} arch; it smells of green, and of rain from last week.',
    ],
    feature: [
      'The {plant} carries two people up the outer wall, and lets go of the third.',
      'Behind the {plant} a {folk} stair goes round inside the wall, unseen from the yard.',
      'Fire runs through dry leaves at the foot of the wall in a breath, and the living {plant} puts it out.',
    ],
    checks: [
      ['Nature', 'finding out which way the {plant} has grown, and from where'],
      ['History', 'reading what {folk} hands have cut into the stone under the {plant}'],
    ],
    done: [
      'Goats graze up to the {folk} threshold, and not beyond.',
      'Healers of {town} pick three leaves of the {plant} here at a time, and leave something for them.',
      'Whoever sleeps here one night dreams of a watch that is about to begin.',
    ],
    details: {
      keeper: [
        'leads strangers round the {folk} walls, and speaks softly where the {plant} is thickest',
        'has a knife for the {plant} in the belt, and has not dared to use it since spring',
      ],
      guest: [
        'draws the {folk} stones, and lifts the {plant} with a stick to see what is behind',
        'has brought shears, sacks and a letter of permission',
      ],
      hooks: [
        '{town} pays {coins} gold pieces to learn why the {plant} has moved for the first time in living memory.',
        'A goat with a {folk} ring around its horn has come home to {town}, without its herd.',
        'A healer needs a leaf from the top of the {folk} wall, and is too old to climb.',
      ],
    },
    trouble: {
      id: 'overgrown',
      absent: ['captain of the watch'],
      guest: ['collector of antiquities', 'scholar of old tongues'],
      trace: [
        'The {plant} has been cut in one place, and the cut is wet and red.',
        '{K} says good evening to the wall, and waits.',
        [
          'On the north side the {plant} has let go of a window, from which a cold draught comes.',
          'v=1',
        ],
        [
          'Far off in the hills, on the next {folk} ruin, one can see that the green has turned brown.',
          'v=2',
        ],
      ],
      truth: [
        'The last {folk} watcher on these walls, {V}, did not leave. {V} grew into the {plant}, to go on watching over a well in the cellar in which the dead of an old battle lie, and holds it shut with every root. {K} has known it from childhood, and brings water. {B} has found out that the {folk} arms of the dead are worth a fortune, pays {few} people to cut the roots by night, and has nearly reached the lid.',
        'There are nine such {folk} ruins from here to the sea, and one {plant}: it was planted by {V} to hold down the titan on whose back the hills lie. Where it is cut, the hills breathe. {B} has had eight of the nine cleared in a year, for a king who wants the {folk} stones for his new walls, and comes for the last. {K} hears {V} speak in the leaves, and understands every third word.',
      ],
      finds: [
        [
          'Nature',
          'laying a hand on the cut in the {plant}',
          'there is a pulse in it, and it gets faster when {B} comes near',
          'v=1',
        ],
        [
          'Investigation',
          'following the draught into the cellar',
          'a lid of stone lies there, held by roots, and half of them have been sawn through',
          'v=1',
        ],
        [
          'Religion',
          'reading the {folk} words on the lid',
          'they say: "they do not know that it is over"',
          'v=1',
        ],
        [
          'History',
          'joining the lines on the {folk} stones to a map',
          'it has nine points, and between them lies something with shoulders',
          'v=2',
        ],
        [
          'Perception',
          'sleeping with an ear on the ground',
          'the ground breathes in at moonrise, and out at dawn',
          'v=2',
        ],
        [
          'Insight',
          'speaking of the {plant} in front of {B}',
          '{B} calls it a weed, and has a scar that it has made',
        ],
      ],
      later: [
        [
          'On day {days} the last root is cut, and those in the well climb out and look for an enemy (use six Skeletons), {town} being the nearest.',
          'v=1',
        ],
        [
          'On {deadline} the ninth wall is bare, and the hills stand up, with {num} villages on them (use a Tarrasque for what the party can reach).',
          'v=2',
        ],
      ],
      ways: [
        [
          '{V} can still speak, to one who lets the {plant} grow round an arm, and knows the word that tells the dead that the war is over.',
          'v=1',
        ],
        [
          'Those who cut by night come from {town}, are paid badly, and have begun to dream.',
          'v=1',
        ],
        [
          'One cutting of the {plant}, set at each of the eight other ruins by someone whom {V} trusts, takes root in a night.',
          'v=2',
        ],
        [
          'The king believes that {B} clears rubble. A {folk} stone, brought to court, breathes there as well.',
          'v=2',
        ],
      ],
    },
  },
];
