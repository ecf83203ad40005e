import type { Ending } from './plot-types.ts';

/** Endings about terms between those who did it and those who suffer from it. Each cost falls on a person who has a name. */
export const endingsOfTerms: readonly Ending[] = [
  {
    id: 'together',
    heading: 'They are brought to one table',
    act: [
      [
        'The party gives {W} the statement of {A} to read, and {A} the statement of {W}, «in two rooms, »and opens the door between them.',
        'agent=partner|profiteer',
      ],
      [
        'The party asks all {few} to one table and has each of them say what {A} has asked of them«, aloud, with the sums».',
        'agent=partner|profiteer',
      ],
      [
        '{W} is told, by {T}, what {A} has been doing in the name of {V}, and goes to {A}« on foot, with the party behind».',
        'agent=partner|profiteer',
      ],
      [
        '{T} and the party sit up with {W}« for a whole night»; in the morning {W} sends for the {few}«, by name».',
        'agent=penitent',
      ],
      [
        'The families of the {num} are asked in, and {W} opens the door« to them» in person.',
        'agent=penitent wrong!=bones',
      ],
      [
        'The party locks {W} and {A} into {s1} with «bread, water and »{record}, and sits down outside the door.',
        'uncanny=no agent=returned|kin|crew s1=indoors',
      ],
      [
        '{T} asks {W} to come« along» for a walk, and it ends at {lair}, where {A} is waiting.',
        'agent!=penitent',
      ],
      [
        'The party reads both of them the page, without the names, and asks what ought to be done with such a person.',
        'agent=returned|kin|crew|partner',
      ],
      [
        '{C} draws up a contract between {A} and {W}; it has one paragraph on money and {few} on talking.',
        'agent=returned|kin|crew|power',
      ],
      [
        'The party brings {W} to {lair}, or {A} to {W}, with {T} between them.',
        'agent=returned|kin|crew|dead|power',
      ],
      [
        'The {few} say it«, one after another,» to {A}, at {hour}, with nobody else there.',
        'agent=returned|kin|crew|dead|power|penitent',
      ],
      [
        'The party offers {A} what {A.they} wants most, and makes {W} pay for it.',
        'agent=returned|kin|crew|dead|power',
      ],
      ['{S}, of all people, asks both sides into {S.their} kitchen.', 'uncanny=no'],
    ],
    gain: [
      ['{W} says it first, so that {A} has nothing left to sell.', 'agent=partner|profiteer'],
      ['{A} signs a full confession, in return for a trial in another town.', 'agent=partner'],
      ['All deeds of sale are torn up, and {A} pays for the paper.', 'agent=profiteer'],
      '{W} has to carry {theemb} for a year«, where it can be seen,» and is asked about it by children.',
      [
        "{A} is given {V}'s old place at {works}, and takes it for a day«, to see the view».",
        'agent=kin|crew',
      ],
      [
        '{X3} is given a task by the families of the {num}, and does it.',
        'wrong!=bones step!=died',
      ],
      'The truth is told once a year« from now on», at {hour}, «in the open, »by whoever is youngest.',
      [
        '{A} goes, and leaves all the {embs} there but one.',
        'agent!=penitent agent=returned|kin|crew|dead|power',
      ],
      'Those who had suspected {S} come to the door one by one, with something to eat«, and do not know where to look».',
      'The {workers} elect one of their own to keep {record}«, and {C} teaches them how».',
      '{amends}',
      '{amends}',
      [
        '{W} names a sum and {A} names a smaller one; both are ashamed« of the numbers».',
        'agent=returned|kin|crew',
      ],

      [
        '{W} gets a sentence: to stay, to work, and to be asked about it by anyone.',
        'agent=penitent',
      ],
      'Out of the {few}, all but two put something on the table that they had kept for {years} years.',
      [
        '{V} and {T} walk home by the same road, without talking«, and it is a long road».',
        'agent=returned',
      ],
      [
        '{V} and {T} walk home from the quiet house by the same road, without talking«, and it is a long road».',
        'V=held',
      ],
    ],
    cost: [
      '{X1} does not come to the table« and is not missed», and will remember that.',
      ['{G} has promised both sides the same thing, to get them there.', 'giver!=did'],
      [
        "There is no culprit to show. The crowd« that has waited since noon» goes home past {S}'s windows.",
        'agent=returned|kin|crew|dead|power',
      ],
      [
        'It costs {W} the house, and twelve servants their wages«; they have been told whom to thank».',
        'motive!=debt',
      ],
      [
        'Somebody has to say it to the families of the {num}«, one by one». {T} takes half of the list.',
        'wrong!=bones',
      ],
      'A week of work is lost« over it», and {body} wants to know whose idea it was.',
      [
        '{X2} cannot bear it«, and is found in the morning at {s1},» and will not speak again.',
        'tone!=heroic',
      ],
      [
        'It all depends on {W} keeping to it. {G} has to watch«, for as long as {G.they} lives».',
        'giver!=did',
      ],
      [
        'It must be paid for: {works} will be run at a loss« for {few} years», and {G} has to explain why.',
        'giver!=did',
      ],
      [
        'The families of the {num} were not asked; their speaker is a {young.n} of nineteen«, who is not in a mood for it».',
        'wrong!=bones',
      ],
      [
        "Some« of those» who came to see punishment go on to {S}'s house«, since they have brought stones».",
        'tone!=heroic',
      ],
      [
        'Two allies had been promised the head of {A}, and withdraw their ambassadors.',
        'level>=17 agent!=penitent agent!=dead uncanny=no',
      ],
      [
        '{A} is free, and« from now on» meets {X1} in the street, and has to see what was done to {X1.them}.',
        'uncanny=no agent!=penitent agent=returned|kin|crew',
      ],
      [
        "{A} takes one thing along«, as a keepsake»: {T}'s memory of the day they were young.",
        'uncanny=yes',
      ],
    ],
  },
  {
    id: 'harder',
    heading: 'The harder road',
    act: [
      [
        'The party lets {A} believe until {deadline} that it has worked, and has everyone« whom it concerns» behind the curtain.',
        'agent=partner|profiteer',
      ],
      [
        'The party makes {W} live: through the crowd, through the trial, «and out at the other side, »on {W.their} own feet.',
        'agent=penitent',
      ],
      [
        'The party brings {X3} out, and« then» goes back for {A}, while {lair} come{lair.v} down around them.',
        'harm=taken',
      ],
      'The party walks into the room where all {few} are sitting, and stays until the last has said it« and nobody has been struck».',
      [
        "The party takes neither side and makes {W} and {A} work side by side at {works} until {deadline}«, under everyone's eyes».",
        'uncanny=no agent!=penitent agent=returned|kin|crew',
      ],
      [
        'The party keeps {A} from doing the last thing and «still »brings {W} to court, with {A} as a witness.',
        'agent=returned|kin|crew|partner|profiteer',
      ],
      [
        'The party holds {lair} until dawn without a death, and then walks {A} and {W} through {town} by daylight«, side by side».',
        'uncanny=no agent!=penitent',
      ],
      'The party sees to it that all the {num} are remembered and none of the {few} is hurt, which takes until after {deadline}« and must be explained».',
    ],
    gain: [
      [
        '{A} says thank you, stiffly, in the manner of {V}.',
        'agent!=penitent agent=returned|kin|crew|dead|power',
      ],
      'The {few} rebuild«, with their own hands,» what was lost, and two of them turn out to be good at it.',
      '{T} is asked to tell it at the school, and is asked back.',
      '{works.s} {works.has} a new rule, and it is named after the party, misspelled.',
      ['It is told« in {town}» as the night on which nobody was given up.', ''],
      '{amends}',
      [
        '{S} is asked to walk at the head of the procession« for the {num}», and does, out of step.',
        'toll=dead',
      ],
      [
        '{body} puts the date of {deed} on its seal«, so that nobody can sign without seeing it».',
        'tier>=2',
      ],
    ],
    cost: [
      'A member of the party is in the story of {V}« from now on», and will be asked about it in inns.',
      '{W} and {A} will both need a friend in {town}, and they have one«, the same one»: the party.',
      'It would have been cheaper to let it« all» burn, and {C} has the figures.',
      [
        'The day passes, {stake} {stake.is} lost for this year, and {G} pays for it« out of {G.their} own pocket».',
        'giver!=did',
      ],
      'The party has made an enemy in {X1}, who needed a monster.',
      '{T} has to tell it {few} times«, to {few} different clerks».',
      ['A neighbouring prince uses the week of confusion; {G} gets the bill.', 'tier=3 giver!=did'],
    ],
  },
  {
    id: 'unmended',
    heading: 'What no ending mends',
    act: [
      'Whatever is done, {W} has lived well for {years} years«, and was happy for some of them».',
      'Whatever is done, the {few} were ordinary, and there are others like them« in every house».',
      'Whatever is done, {S} now knows what {town} thinks {S.they} can do.',
      [
        'Whatever is done, {A} had to become what {A.they} is, to be heard.',
        'uncanny=no agent!=penitent agent=returned|kin|crew',
      ],
      ['Whatever is done, {V} does not get back those {years} years.', 'V=gone|held'],
      ['Whatever is done, {V} will not hear of it.', 'V=dead'],
      ['Whatever is done, the {num} are as dead at the end as at the start.', 'toll=dead'],
      'Whatever is done, {T} knew it all along, and the party has made {T.them} say so.',
    ],
    gain: [
      'Still, one page« of {record}» can have the right name on it«, and the party can see it entered».',
      'Still, {T} does not have to be alone on the day of {deed}« any more».',
      'Still, a child« in {town}» asks the teacher about it, and is answered.',
      'Still, {deadline} can be held on time, with one empty chair«, and people know the reason for it».',
      'Still, {C} shows {record} to anyone who asks, «on any day, »from now on.',
      'Still, there can be a stone with one true sentence about {V}«, and the party may say which».',
      'Still, {harm} {harm.is} over, and for a night {town} sleeps.',
      'Still, the next one in the place of {W} will think twice«, and remember why».',
    ],
    cost: [
      ['{X3} sends back the letters of the party unopened.', 'step!=died'],
      '{C} closes {record} and asks for another post.',
      'The {workers} are polite to the party, as they never were« to anyone» before.',
      '{T} dies that winter«, of nothing much,» and leaves the party a box with {emb} in it.',
      '{X1} dies in the autumn, believing the old story.',
      "In the spring someone leaves {emb} on the party's doorstep, and it means thanks, or it does not.",
      ['{G} leaves {town}, and does not say goodbye to the party, on purpose.', 'giver!=did'],
    ],
  },
];
