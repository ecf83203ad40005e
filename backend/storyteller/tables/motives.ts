import type { Emblem, Motive } from './plot-types.ts';

/** Why W did it. The excuses are phrases that follow a verb. */
export const motives: readonly Motive[] = [
  {
    id: 'sum',
    excuse: [
      [
        'to save three times as many others, and the sum was right',
        'wrong!=measures|deed|oath|fund|held|bones',
      ],
      'because the sum came out so, and {W.they} could always do sums',
    ],
    today: [
      '{W} does sums on the tablecloth, with a fork.',
      '{W} divides everything at table, exactly, and eats last.',
      '{W} cannot see a crowd without counting it off in two halves.',
    ],
    price: [
      '{W} asks to have the sum checked by somebody. It is the only plea {W.they} makes.',
      [
        '{W} would do it again and says so, and then asks to be locked up where there is no window on the street.',
        'agent!=penitent',
      ],
    ],
  },
  {
    id: 'debt',
    excuse: [
      'to cover a debt that would have come due that Friday',
      'because {W.they} owed more than {W.they} had, to people who do not write',
    ],
    today: [
      "There are pale squares on {W}'s walls, where pictures hung before they were sold.",
      '{W} pays on the nail, in all shops, and looks over {W.their} shoulder while doing it.',
      '{W} lives in a fine house, and burns one candle in it.',
    ],
    price: [
      '{W} sells the house, the horse and the name over the door, and it is enough, to the penny, as if {W.they} had always known.',
      '{W} has kept an account of what is owed to whom, with interest, and hands it over with something like relief.',
    ],
  },
  {
    id: 'fear',
    excuse: [
      'because {W.they} was afraid, and young, and there was a door',
      'out of plain fear, which {W.they} has called prudence since',
    ],
    today: [
      '{W} has a house with five locks and is never alone in it.',
      '{W} wakes at {hour} and walks up and down until it is light; the floor shows the path.',
      '{W} is brave about everything nowadays, tiresomely.',
    ],
    price: [
      '{W} shakes, says it, and stops shaking. People remember afterwards that {W.they} stopped.',
      '{W} runs, as far as the bridge, and comes back on foot.',
    ],
  },
  {
    id: 'love',
    excuse: [
      'for the sake of a sick {W.kin:sibling}, who died anyway',
      'to keep a promise to a dying {W.kin:parent}',
      'for somebody who never knew of it and left in the spring',
    ],
    today: [
      '{W} keeps one room in the house heated for a person who does not live there.',
      '{W} wears a ring turned inward.',
      '{W} talks of family rarely, and then of the wallpaper.',
    ],
    price: [
      '{W} does not defend {W.themself}; {W.they} only asks to leave one name out of it, and the party knows which.',
      '{W} says for whom it was. There is a silence, since that person had been at the bottom of the list as well.',
    ],
  },
  {
    id: 'rise',
    excuse: [
      'to be made {W.role}, and was',
      'because there was one post and {V} was the better one for it',
    ],
    today: [
      '{W} has not taken a day of leave since, and nobody may sit in {W.their} chair.',
      '{W} knows the work better than anyone. {W.they} has had to.',
      '{W} wears the chain of office at breakfast.',
    ],
    price: [
      '{W} puts the chain of office on the table, and there is a mark around the neck where it has been.',
      '{W} resigns in a letter that is nothing but a list of what still has to be done.',
    ],
  },
  {
    id: 'envy',
    excuse: [
      ['because people smiled when {V} came in', 'wrong!=bones|held|gate|list|warned|left'],
      [
        'because it was {V} who was thanked, always, and {W} was standing beside {V.them}',
        'wrong!=bones|held|gate',
      ],
    ],
    today: [
      "{W} owns nearly everything that once was {V}'s, and uses none of it.",
      '{W} has people to dinner and leaves before the toast.',
      "{W} does {V}'s old work in the evenings, for nothing, and not as well.",
    ],
    price: [
      '{W} tells it all, and the worst part is how well {W.they} remembers what {V} wore.',
      '{W} asks if {V} ever spoke of {W.them}.',
    ],
  },
  {
    id: 'duty',
    excuse: [
      [
        'because it was an order, and {W.they} had asked for it in writing',
        'wrong!=measures|deed|oath|fund|pardon|list|held',
      ],
      [
        'because the rules said so, and the rules were {W.their} own',
        'wrong!=measures|deed|oath|fund|held',
      ],
    ],
    today: [
      ['{W} keeps the old order in a frame, face to the wall.', 'excuse=1'],
      [
        '{W} has abolished the rule since, quietly, with four others that nobody had complained of.',
        'excuse=2',
      ],
      '{W} answers every question with the paragraph first.',
    ],
    price: [
      [
        '{W} produces the order. The signature under it has been dead for {years} years and cannot be asked.',
        'excuse=1',
      ],
      [
        '{W} sentences {W.themself} by the old rule, which is harder than anything the party had in mind.',
        'excuse=2',
      ],
    ],
  },
  {
    id: 'faith',
    excuse: [
      'because a saint had said it in a dream, clearly, with the date',
      'because {W.they} believed that somebody had to be given up for the rest to be spared',
    ],
    today: [
      '{W} prays with the eyes open.',
      ['{W} has had the same dream for {years} years, and it has a date in it.', 'excuse=1'],
      '{W} asks priests of every kind the same question, and is not satisfied.',
    ],
    price: [
      [
        '{W} says that it was a dream. It sounds small in the open air, and {W.they} can hear it.',
        'excuse=1',
      ],
      '{W} walks to the place barefoot, as {W.they} had always meant to when it was over.',
    ],
  },
  {
    id: 'peace',
    excuse: [
      'to keep a peace that then held for all of eleven months',
      'because {W.they} believed that it would prevent a war, and it only put it off',
    ],
    today: [
      '{W} reads the casualty lists of other countries.',
      '{W} cannot bear raised voices and has the hinges oiled every week.',
      '{W} collects treaties, and has read them all to the end.',
    ],
    price: [
      '{W} asks what the party would have done, and really waits for the answer.',
      '{W} gives up the papers of the old peace as well, and several great families leave the room.',
    ],
  },
  {
    id: 'habit',
    excuse: [
      [
        'because {W.their} own teacher had done the same once, and been thanked for it',
        'wrong!=held|oath',
      ],
      [
        'without thinking about it for longer than a cup of tea',
        'wrong!=oath|blamed|measures|deed|fund|held|bones',
      ],
    ],
    today: [
      '{W} thinks about everything for very long nowadays, even about soup.',
      '{W} cannot remember it. {W.they} has had to be told, over the years, and has put it together.',
      ['{W} drinks no tea.', 'excuse=2'],
    ],
    price: [
      '{W} says, truthfully, that {W.they} does not remember, and this is what no one forgives.',
      '{W} hears the whole story to the end, standing, and then asks for it again.',
    ],
  },
];

/** What V is remembered by, and what is left at each scene. */
export const emblems: readonly Emblem[] = [
  {
    a: 'an acorn split in two',
    the: 'the split acorn',
    many: 'split acorns',
    why: '{V} used to split acorns with a thumbnail, while waiting, and give away one half.',
  },
  {
    a: 'a cork on a red thread',
    the: 'the cork on its red thread',
    many: 'corks on red thread',
    why: '{V} tied corks to keys, so that they would float.',
  },
  {
    a: 'a key drawn upside down',
    the: 'the upside-down key',
    many: 'upside-down keys',
    why: '{V} drew a key, the bit upward, under everything that was finished.',
  },
  {
    a: 'a bootlace with seven knots',
    the: 'the knotted bootlace',
    many: 'knotted bootlaces',
    why: '{V} knotted a bootlace for each promise made.',
  },
  {
    a: 'half a bone button',
    the: 'the half button',
    many: 'half buttons',
    why: '{V} wore a coat with one half button, and would not have it changed.',
  },
  {
    a: 'a crust cut into a star',
    the: 'the crust star',
    many: 'stars of crust',
    why: '{V} cut bread into stars for the youngest.',
  },
  {
    a: 'a thimble full of wax',
    the: 'the waxed thimble',
    many: 'thimbles full of wax',
    why: '{V} sealed letters with a thimble.',
  },
  {
    a: 'a white feather with a notch',
    the: 'the notched feather',
    many: 'notched feathers',
    why: '{V} notched a feather for each safe return.',
  },
  {
    a: 'a candle stub lit at both ends',
    the: 'the double stub',
    many: 'double stubs',
    why: '{V} used to say that one had to light a candle at both ends, to see who comes.',
  },
  {
    a: 'a pebble with a ring around it',
    the: 'the ringed pebble',
    many: 'ringed pebbles',
    why: '{V} gave ringed pebbles to people who were afraid.',
  },
  {
    a: 'a bent nail with a bow',
    the: 'the bent nail',
    many: 'bent nails with bows',
    why: '{V} straightened old nails; the hopeless ones got a bow.',
  },
  {
    a: 'a scrap of blue oilcloth',
    the: 'the blue scrap',
    many: 'blue scraps',
    why: '{V} had the only blue oilcloth in the place, and it kept three people dry.',
  },
  {
    a: 'a domino with five on both sides',
    the: 'the double five',
    many: 'double fives',
    why: '{V} played dominoes and always held the double five to the end.',
  },
  {
    a: 'a whistle made of willow',
    the: 'the willow whistle',
    many: 'willow whistles',
    why: '{V} whistled people home, each with their own tune.',
  },
  {
    a: 'a wishbone tied shut',
    the: 'the tied wishbone',
    many: 'tied wishbones',
    why: '{V} never broke a wishbone, and tied it shut, "for later".',
  },
  {
    a: 'a pressed thistle',
    the: 'the thistle',
    many: 'pressed thistles',
    why: '{V} wore a thistle on feast days, since no one else would.',
  },
  {
    a: 'an eggshell with a face',
    the: 'the eggshell face',
    many: 'eggshell faces',
    why: '{V} drew faces on breakfast eggs, of everybody at the table.',
  },
  {
    a: 'a coin filed flat',
    the: 'the flat coin',
    many: 'flat coins',
    why: '{V} carried a coin without a face, and called it the only honest one.',
  },
  {
    a: 'a hand in chalk, with four fingers',
    the: 'the four-fingered hand',
    many: 'four-fingered hands',
    why: '{V} had lost a finger at the works and waved with that hand.',
  },
  {
    a: 'a walnut with a slip of paper in it',
    the: 'the walnut',
    many: 'walnuts with paper in them',
    why: '{V} hid small news in walnuts.',
  },
  {
    a: 'a ladder made of matches',
    the: 'the match ladder',
    many: 'ladders made of matches',
    why: '{V} built small ladders, at table, out of what there was.',
  },
  {
    a: 'a green glass bead',
    the: 'the green bead',
    many: 'green beads',
    why: '{V} paid children in green beads and took them back at any time.',
  },
  {
    a: 'a playing card cut in half',
    the: 'the half card',
    many: 'half cards',
    why: '{V} shared out a pack of halves, and each had to find the other.',
  },
  {
    a: 'a spoon with a hole in it',
    the: 'the spoon with the hole',
    many: 'spoons with holes',
    why: '{V} had a spoon with a hole and ate last, so that nobody waited.',
  },
  {
    a: 'a sprig of rosemary in a knot',
    the: 'the knot of rosemary',
    many: 'knots of rosemary',
    why: '{V} put rosemary in the buttonhole of anyone who had to go to court.',
  },
  {
    a: 'a wooden tooth',
    the: 'the wooden tooth',
    many: 'wooden teeth',
    why: '{V} had a wooden tooth and clicked it when somebody lied.',
  },
  {
    a: 'a horseshoe nail bent into a ring',
    the: 'the nail ring',
    many: 'nail rings',
    why: '{V} was married with a nail ring, and it held.',
  },
  {
    a: 'a braid of three straws',
    the: 'the braid of straw',
    many: 'braids of straw',
    why: '{V} braided three straws at every meeting; one could see how long it had been.',
  },
  {
    a: 'an hourglass without sand',
    the: 'the empty hourglass',
    many: 'empty hourglasses',
    why: '{V} turned an empty hourglass when people talked too long.',
  },
  {
    a: 'a knee patch in checked cloth',
    the: 'the checked patch',
    many: 'checked patches',
    why: "{V} mended everybody's knees from the same checked coat.",
  },
  {
    a: 'a small bell without a clapper',
    the: 'the mute bell',
    many: 'mute bells',
    why: '{V} kept bees and bells, and took out the clapper when someone was ill.',
  },
  {
    a: 'a fish hook baited with a paper rose',
    the: 'the baited hook',
    many: 'hooks with paper roses',
    why: '{V} never caught anything, and fished with paper roses.',
  },
  {
    a: 'a slate with a single stroke',
    the: 'the slate',
    many: 'slates with one stroke',
    why: "{V} kept everybody's debts on slates and lost the slates.",
  },
  {
    a: 'a doorknob of white china',
    the: 'the china doorknob',
    many: 'china doorknobs',
    why: '{V} had one white doorknob on the house, so that the lost could be told which door.',
  },
  {
    a: 'a cherry stone strung on hair',
    the: 'the cherry stone',
    many: 'cherry stones',
    why: '{V} could spit a cherry stone across the yard, and counted by them.',
  },
  {
    a: 'a glove without a thumb',
    the: 'the thumbless glove',
    many: 'thumbless gloves',
    why: '{V} knitted and never could do thumbs.',
  },
  {
    a: 'a map of one room',
    the: 'the map of one room',
    many: 'maps of one room',
    why: '{V} mapped rooms for a blind friend.',
  },
  {
    a: 'a burnt crust in a napkin',
    the: 'the burnt crust',
    many: 'burnt crusts',
    why: '{V} ate the burnt end, always, and claimed to like it.',
  },
  {
    a: 'a comb with two teeth',
    the: 'the two-toothed comb',
    many: 'combs with two teeth',
    why: '{V} had hardly any hair, and a comb to match.',
  },
  {
    a: 'a paper boat with a name inside',
    the: 'the paper boat',
    many: 'paper boats',
    why: '{V} folded bills into boats and let them go.',
  },
];

/** The time of the wrong, and of everything that is done about it. */
export const hours: readonly string[] = [
  'the second bell after midnight',
  'a quarter to three',
  'the hour of the bakers',
  'moonset',
  'the change of the watch',
  'the last quarter before midnight',
  'slack water',
  'the last of the dusk',
  'three in the morning',
  'the first cockcrow',
  'lamp-out',
  'the last stroke of vespers',
];

/** What people call a power; every name is one that can begin a sentence. */
export const powerNames: readonly string[] = [
  'Mother Owe',
  'Grandfather Tally',
  'Hollow Jack',
  'Auntie Last',
  'Widow Candle',
  'Brother Nine',
  'King Patience',
  'Long Margit',
  'Lady Sum',
  'Old Receipt',
  'Sir Afterwards',
  'Cousin Nobody',
];
