import type { Row } from '../../row-types.ts';

/** Rows of a plot about an open enemy for one who sleeps by day and lives on blood. */
export const nightProblems: readonly Row[] = [
  [
    'It is no secret in {town} and was never meant to be one. {weeks.s} weeks ago, after sunset, {A.name} walked into {town} for the first time, had it read out what was wanted from now on, and burned {p1} so that it should be believed. Each third night riders come and fetch somebody to {lair}. {S.full}, the {S.role}, who lived at {p1}, sleeps in the school, with a lamp.',
    'night=yes',
  ],
  [
    'For {weeks} weeks {A.name} has ruled from {lair}, and by night only: in {town} court is held after dark, taxes are counted after dark, and at dusk the shutters close. Whoever says no is visited. {S.full}, the {S.role}, said no; of {p1} the chimney is left.',
    'night=yes',
  ],
];

export const nightRumours: readonly Row[] = [
  [
    'Those who come back from {lair} are pale, wear scarves, and do not like to be asked.',
    'night=yes',
  ],
  ['{A} has never been seen in {town} while a cock could crow.', 'night=yes'],
  [
    'There is no mirror in all of {lair}, says {T}, and no window on the side of the sunrise.',
    'night=yes',
  ],
];

export const nightGists: readonly Row[] = [
  [
    '{fact}: everybody sees it, and {A} means to go on. {A} sleeps by day below {lair}, and is strong by night because the riders obey; they obey because each of those who lead them has somebody on the upper floor of {lair}, a mother, a brother, a bride, upon whom {A} feeds. If these are free, most of the riders go home to {town} in the same hour, and {A} stands there hungry, with those who are paid.',
    'night=yes',
  ],
];

export const nightTruths: readonly Row[] = [
  [
    'Whoever is "to serve at {lair}" serves as food: they live on the upper floor, behind bars, are well kept, and {A} goes from one to the next, one each night, so that none of them dies of it. Each may tie a thread to the window. A son, a father or a betrothed of each of them leads riders for {A}. {H} was the first one; on the upper floor is {wren}, twin to {H}, and {H} has the keys to everything but that.',
    'night=yes',
  ],
];

export const nightLooks: readonly Row[] = [
  [
    'A hall without a mirror, with every window boarded; a long table, at which one place is laid and no food has ever stood, and behind the high seat the stairs to the upper floor, with a grille. Threads in {few} colours hang from the bars of a gallery, and behind them pale faces. Under the high seat a trapdoor leads down to a coffin, with earth in it.',
    'night=yes',
  ],
];

export const nightPeople: readonly Row[] = [
  [
    '{A} wants to be obeyed, and to be fed without having to hunt, and is curious about people who refuse. {A} keeps each promise and each threat, to the letter, receives after sunset only, and answers each challenge that is made before people.',
    'night=yes',
  ],
];

export const nightClocks: readonly Row[] = [
  [
    '{A} comes to {town} in person, after dark, sits down on the steps of {council} and lets people ask questions. Nobody does. Before dawn {A} leaves, and takes one along, who goes without a word.',
    'night=yes',
  ],
];
