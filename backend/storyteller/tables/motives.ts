import type { Motive } from './plot-types.ts';

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
      '{W} asks to have the sum checked« by somebody». It is the only plea {W.they} makes.',
      [
        '{W} would do it again and says so, and then asks to be locked up« where there is no window on the street».',
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
      "There are pale squares on {W}'s walls, where pictures hung« before they were sold».",
      '{W} pays on the nail«, in all shops,» and looks over {W.their} shoulder while doing it.',
      '{W} lives in a fine house, and burns one candle in it.',
    ],
    price: [
      '{W} sells the house, the horse and the name over the door, and it is enough, to the penny«, as if {W.they} had always known».',
      '{W} has kept an account of what is owed to whom«, with interest,» and hands it over with something like relief.',
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
      '{W} wakes at {hour} and walks up and down until it is light«; the floor shows the path».',
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
      '{W} keeps one room« in the house» heated for a person who does not live there.',
      '{W} wears a ring turned inward.',
      '{W} talks of family rarely, and then of the wallpaper.',
    ],
    price: [
      '{W} does not defend {W.themself}; {W.they} «only »asks to leave one name out of it, and the party knows which.',
      '{W} says for whom it was. There is a silence, since that person had been at the bottom of the list« as well».',
    ],
  },
  {
    id: 'rise',
    excuse: [
      'to be made {W.role}, and was',
      'because there was one post and {V} was the better one for it',
    ],
    today: [
      '{W} has not taken a day of leave« since», and nobody may sit in {W.their} chair.',
      '{W} knows the work better than anyone. {W.they} has had to.',
      '{W} wears the chain of office at breakfast.',
    ],
    price: [
      '{W} puts the chain of office on the table, and there is a mark« around the neck» where it has been.',
      '{W} resigns in a letter that is nothing but a list of what« still» has to be done.',
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
      "{W} does {V}'s old work in the evenings, for nothing«, and not as well».",
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
        '{W} has abolished the rule since, «quietly, »with four others that nobody had complained of.',
        'excuse=2',
      ],
      '{W} answers every question with the paragraph first.',
    ],
    price: [
      [
        '{W} produces the order. The signature under it has been dead for {years} years« and cannot be asked».',
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
      '{W} asks priests« of every kind» the same question, and is not satisfied.',
    ],
    price: [
      [
        '{W} says that it was a dream. It sounds small in the open air, and {W.they} can hear it.',
        'excuse=1',
      ],
      '{W} walks to the place barefoot«, as {W.they} had always meant to when it was over».',
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
      '{W} asks what the party would have done, and «really »waits for the answer.',
      '{W} gives up the papers of the old peace« as well», and several great families leave the room.',
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
      '{W} thinks about everything for very long« nowadays», even about soup.',
      '{W} cannot remember it. {W.they} has had to be told«, over the years,» and has put it together.',
      ['{W} drinks no tea.', 'excuse=2'],
    ],
    price: [
      '{W} says«, truthfully,» that {W.they} does not remember, and this is what no one forgives.',
      '{W} hears the whole story« to the end», standing, and then asks for it again.',
    ],
  },
];
