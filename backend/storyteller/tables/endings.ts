import type { Row } from './row-types.ts';

export interface Ending {
  id: string;
  heading: string;
  /** What the party does. */
  act: readonly Row[];
  gain: readonly Row[];
  cost: readonly Row[];
}

/** The ways in which it can end. Each cost falls on a person who has a name. */
export const endings: readonly Ending[] = [
  {
    id: 'expose',
    heading: 'It comes out',
    act: [
      'The party puts {T}, {C} and {record} on one bench, in this order, before everyone who has a share in {works}.',
      '{X1} says it first, to be the first; the party only has to hold the door.',
      'The page is nailed up at {s1}, and the party stands beside it until everybody has read it to those who cannot.',
      'The party has {theemb} carried before {W} in the procession for {deadline}, and lets people ask.',
      '{T} tells it to the {workers}, in the break, and the break does not end.',
      '{S} is put on trial, and the party calls {W} as a witness for the defence.',
      'The proofs are laid before {body}, in the open, with {T} to swear to them.',
      'The party reads the page about {V} aloud, in the square, before anyone can stop it.',
      'The {few} are put into one room and the story is told there, with the door open to the street.',
      '{C} hands the true page to {body}, for a receipt.',
      'Someone stands up at {deadline} and asks, loudly, the question that no one has asked.',
    ],
    gain: [
      'The {workers} take off their caps for {V}; it was last done for a king.',
      '{record.s} is opened at the right page, and stays open, under glass, in the hall.',
      '{X2} weeps, and is lighter by it, and gives back a house.',
      'Three other {workers} come forward with what they knew, and it fits, down to the weather.',
      '{T} sleeps through, for the first time in {years} years, and is late for everything.',
      'People stop lowering their voices at the mention of {deed}.',
      [
        '{W} asks for a chair, then for paper, and fills {few} pages without a correction.',
        'agent!=penitent',
      ],
      'The children find a new game, and in it {V} wins.',
      [
        'From {town2} and {town3} come people who had thought that they were the only ones.',
        'tier=2',
      ],
      [
        'Two foreign courts withdraw their offers for {works}, since a crown that can say this will also pay.',
        'tier=3',
      ],
      'The price of {good} goes up by a tenth, and people pay it.',
      '{W} falls, and it takes one afternoon.',
      ['{A} stops: this is what it was for.', 'agent=returned|kin|crew|dead'],
      [
        '{A} loses the hold that silence gave, and can be arrested by two constables.',
        'agent=partner|profiteer',
      ],
      [
        'Once the debt has been named in public it is no debt any more, and {A} withdraws, bowing.',
        'agent=power',
      ],
      ['{W} is accused at last, and thanks the accuser.', 'agent=penitent'],
      '{S} walks through the middle of the street, by day, and is greeted.',
      'The name {V} is heard in {town} again, first in whispers, then as a name for children.',
      ['{body} adopts a law, of one sentence, and it is the sentence that {V} wanted.', 'tier>=2'],
      ['The crown has to admit what {W} did, and survives it; that is noted abroad.', 'tier=3'],
      ['{V} hears {V.their} own name read out by a herald.', 'V=gone|held'],
    ],
    cost: [
      '{W} had been the only one who could talk to both sides at {works}. By {deadline} they no longer talk.',
      '{X2} is beaten on the stairs by people who had known it as long as {X2}.',
      'Someone has to tell the old mother of {W}. {T} does it, and the party hears the door.',
      ['{G} is asked what {G.they} knew, and when, and the answer takes a day.', 'giver!=did'],
      [
        'The {workers} strike, in good order, for as many days as there were dead: {num}.',
        'tier=1 toll=dead',
      ],
      'The stone for {V} costs what the new roof of the school would have cost. {C} has done the sum and shows it to people.',
      '{X3} goes into {works} at night and takes the blame for something else.',
      [
        '{town3} uses the week to buy up the debts of {town}, and {G} finds out from the gazette.',
        'tier=2',
      ],
      [
        "A fortress that was {W}'s to command opens its gates to a cousin of {W}; {G} learns of it at breakfast.",
        'tier=3',
      ],
      'It turns out that half of {town} knew. {T} counts those who stay on the far side of the square.',
      '{X3} loses everything, and had done the least of them; the children of {X3} throw stones at {S} for it.',
      '{G} is not thanked: a person who had it uncovered is one who could do it again.',
      [
        '{W} was good at the work. Without {W.them}, {works} {works.is} short of a {W.role} in the very week of {deadline}.',
        '',
      ],
      '{X1} hangs on to the old story and founds a party around it.',
      [
        '{town2} ends its contract, and three hundred families there learn the name of {G}.',
        'tier=2',
      ],
      [
        "Two treaties had {W}'s signature. Both are void by evening, and {G} has to ride.",
        'tier=3',
      ],
      '{C} loses post and pension for having kept the page, and again for having handed it over.',
    ],
  },
  {
    id: 'hush',
    heading: 'It is kept quiet',
    act: [
      'The page goes into the stove, in front of {W}, who watches until it has gone.',
      'The party finds {A} first, and no one else ever does.',
      [
        '{G} writes a report in which every sentence is true, and it is about the weather.',
        'giver!=did',
      ],
      ['It is put down to {S}, who is paid to be far away.', 'tone!=heroic'],
      'The party sells the proof to {W} and has the copies burned, all but one.',
      'The party deals with {A} and gives the papers to {G}, who puts them in a drawer.',
      'The party comes to terms with {W}: money, a resignation for reasons of health, and no trial.',
      'The culprit is stopped at {lair}, and what {A.they} knew stays there.',
      '{body} thanks the party, has the file sealed, and would rather not know the rest.',
    ],
    gain: [
      '{works.s} {works.go} on, and by evening somebody is whistling there.',
      '{X2} takes the shutters down.',
      'The party learns how cheap it was for {W}, and that it could have asked for more.',
      'The families of the {num} get a sum every quarter, from a fund that has no name.',
      [
        '{W} retires to the country, and does no harm there that anyone hears of.',
        'agent!=penitent',
      ],
      '{body} votes the party its thanks, in general terms.',
      'There is a quiet autumn, and people in {town} had forgotten that one can hear {sound}.',
      '{deadline.c.s} on time, and {stake} {stake.is} safe, this year.',
      'The party gets twice the fee, from {W}, in a purse that has been ready for days.',
      'Nobody has to leave, and in {town} that counts as justice.',
      [
        '{body} owes the party a favour that cannot be mentioned, which is the best kind.',
        'tier>=2',
      ],
      '{X3} is alive, grateful, and rich.',
    ],
    cost: [
      '{C} has made a copy, sleeps badly, and begins to drink with people who would like to see it.',
      'The stone stays as it is, and {T} has stopped going past it.',
      '{X1} feels safe, and does it again, in a small way, to someone else.',
      '{V} is called that name again, in the street, by a child, and the party is standing there.',
      ['What {W} did for fear once, {W.they} can now do from experience.', 'agent!=penitent'],
      'One of the {workers} saw the party go in and come out, and has begun to talk about the price of silence.',
      '{S} writes to the party, from a long way off, politely, and asks why.',
      '{S} stays the culprit. {S.they} is gone within the week, with a cart, or without one.',
      '{T} sees the party in the street and looks away: that is all, and it is every day.',
      [
        '{A} is dead or in a cell for telling the truth in the wrong way, and {T} knows it.',
        'uncanny=no agent!=penitent agent=returned|kin|crew',
      ],
      [
        "It sleeps. In {few} years it will be {C}'s successor who hears the knocking.",
        'uncanny=yes',
      ],
      ['{W} lives, and goes on, and begins with the next name.', 'agent=penitent'],
      ['{V} stays where {V.they} is, behind a wall, one signature away.', 'V=held'],
      '{W} sends the party a present each year on the day, and it cannot be returned.',
      '{G} now has the papers, and has begun to look at the party as {W} used to look at {G.them}.',
      ["The next in {W}'s office inherits the method, and the key to the drawer.", 'tier>=2'],
    ],
  },
  {
    id: 'together',
    heading: 'They are brought to one table',
    act: [
      [
        'The party gives {W} the statement of {A} to read, and {A} the statement of {W}, in two rooms, and opens the door between them.',
        'agent=partner|profiteer',
      ],
      [
        'The party asks all {few} to one table and has each of them say what {A} has asked of them, aloud, with the sums.',
        'agent=partner|profiteer',
      ],
      [
        '{W} is told, by {T}, what {A} has been doing in the name of {V}, and goes to {A} on foot, with the party behind.',
        'agent=partner|profiteer',
      ],
      [
        '{T} and the party sit up with {W} for a whole night; in the morning {W} sends for the {few}, by name.',
        'agent=penitent',
      ],
      [
        'The families of the {num} are asked in, and {W} opens the door to them in person.',
        'agent=penitent',
      ],
      [
        'The party locks {W} and {A} into {s1} with bread, water and {record}, and sits down outside the door.',
        'uncanny=no agent=returned|kin|crew',
      ],
      '{T} asks {W} to come along for a walk, and it ends at {lair}.',
      [
        'The party reads both of them the page, without the names, and asks what ought to be done with such a person.',
        'agent=returned|kin|crew|partner',
      ],
      [
        '{C} draws up a contract between {A} and {W}; it has one paragraph on money and {few} on talking.',
        'agent=returned|kin|crew|dead|power',
      ],
      [
        'The party brings {W} to {lair}, or {A} to {W}, with {T} between them.',
        'agent=returned|kin|crew|dead|power',
      ],
      [
        'The {few} say it, one after another, to {A}, at {hour}, with nobody else there.',
        'agent=returned|kin|crew|dead|power|penitent',
      ],
      [
        'The party offers {A} what {A.they} wants most, and makes {W} pay for it.',
        'agent=returned|kin|crew|dead|power',
      ],
      '{S}, of all people, asks both sides into {S.their} kitchen.',
    ],
    gain: [
      ['{W} says it first, so that {A} has nothing left to sell.', 'agent=partner|profiteer'],
      [
        '{A} signs whatever is put on the table, so as to be gone before the question of {X3} comes up; it is enough to hang {A.them} by.',
        'agent=partner',
      ],
      ['All deeds of sale are torn up, and {A} pays for the paper.', 'agent=profiteer'],
      '{W} has to carry {theemb} for a year, where it can be seen, and is asked about it by children.',
      [
        "{A} is given {V}'s old place at {works}, and takes it for a day, to see the view.",
        'uncanny=no agent!=penitent agent=returned|kin|crew',
      ],
      '{X3} is sent home with a task, and does it.',
      'The truth is told once a year from now on, at {hour}, in the open, by whoever is youngest.',
      [
        '{A} goes, and leaves all the {embs} there but one.',
        'agent!=penitent agent=returned|kin|crew|dead|power',
      ],
      '{S} gets the house that was paid for with it.',
      'The {workers} elect one of their own to keep {record}, and {C} teaches them how.',
      '{amends}',
      '{amends}',
      [
        '{W} names a sum and {A} names a smaller one; both are ashamed of the numbers.',
        'agent=returned|kin|crew|dead|power',
      ],
      [
        '{A} asks one question, {W} answers it, and {harm} {harm.is} over from that hour.',
        'agent!=penitent agent=returned|kin|crew|dead|power',
      ],
      [
        '{W} gets a sentence: to stay, to work, and to be asked about it by anyone.',
        'agent=penitent',
      ],
      'Out of the {few}, all but two put something on the table that they had kept for {years} years.',
      [
        '{V} and {T} walk home by the same road, without talking, and it is a long road.',
        'V=gone|held',
      ],
    ],
    cost: [
      '{X1} does not come to the table and is not missed, and will remember that.',
      '{G} has promised both sides the same thing, to get them there.',
      "There is no culprit to show. The crowd that has waited since noon goes home past {S}'s windows.",
      'It costs {W} the house, and twelve servants their wages; they have been told whom to thank.',
      'Somebody has to say it to the families of the {num}, one by one. {T} takes half of the list.',
      '{stake.s} {stake.is} late this year, and {body} wants to know whose idea it was.',
      '{X2} cannot bear it, and is found in the morning at {s1}, and will not speak again.',
      'It all depends on {W} keeping to it. {G} has to watch, for as long as {G.they} lives.',
      'It must be paid for: {works} will be run at a loss for {few} years, and {G} has to explain why.',
      'The families of the {num} were not asked; their speaker is a {young.n} of nineteen, who is not in a mood for it.',
      [
        "Some of those who came to see punishment go on to {S}'s house, since they have brought stones.",
        '',
      ],
      [
        '{A} is free and must live with what was done to {X1}, which {A.they} had not thought of as living.',
        'uncanny=no agent!=penitent agent=returned|kin|crew',
      ],
      [
        "{A} takes one thing along, as a keepsake: {T}'s memory of the day they were young.",
        'uncanny=yes',
      ],
    ],
  },
  {
    id: 'harder',
    heading: 'The harder road',
    act: [
      [
        'The party lets {A} believe until {deadline} that it has worked, and has everyone whom it concerns behind the curtain.',
        'agent=partner|profiteer',
      ],
      [
        'The party makes {W} live: through the crowd, through the trial, and out at the other side, on {W.their} own feet.',
        'agent=penitent',
      ],
      'The party gets {X3} out, then goes back for {A}, and then for {W}, while {lair} come{lair.v} down around them.',
      'The party walks into the room where all {few} are sitting, and stays until the last has said it and nobody has been struck.',
      [
        "The party refuses both offers and makes {W} and {A} work side by side at {works} until {deadline}, under everyone's eyes.",
        'uncanny=no agent!=penitent agent=returned|kin|crew',
      ],
      [
        'The party keeps {A} from doing the last thing and still brings {W} to court, with {A} as a witness.',
        'agent=returned|kin|crew|partner|profiteer',
      ],
      'The party holds {lair} until dawn, with {X3} alive and nobody dead, and then walks both of them, {A} and {W}, through {town} by daylight.',
      'The party gets all the {num} remembered and all the {few} out alive, which takes until after {deadline} and must be explained.',
    ],
    gain: [
      [
        '{A} says thank you, stiffly, in the manner of {V}.',
        'agent!=penitent agent=returned|kin|crew|dead|power',
      ],
      'The {few} rebuild, with their own hands, what was lost, and two of them turn out to be good at it.',
      '{T} is asked to tell it at the school, and is asked back.',
      '{works.s} {works.has} a new rule, and it is named after the party, misspelled.',
      ['It is told in {town} as the night on which no one was thrown to anyone.', 'agent!=none'],
      '{amends}',
      '{S} is asked to carry the lamp at the head of the procession, and does, crookedly.',
      ['{body} changes its seal, which had the wrong date on it.', 'tier>=2'],
    ],
    cost: [
      'A member of the party is in the story of {V} from now on, and will be asked about it in inns.',
      '{W} and {A} will both need a friend in {town}, and they have one, the same one: the party.',
      'It would have been cheaper to let it all burn, and {C} has the figures.',
      'The deadline passes, {stake} suffers, and {G} pays for it out of {G.their} own pocket and office.',
      'The party has made an enemy in {X1}, who needed a monster.',
      '{T} has to tell it {few} times, to {few} different clerks.',
      ['A neighbouring prince uses the week of confusion; {G} gets the bill.', 'tier=3'],
    ],
  },
  {
    id: 'unmended',
    heading: 'What no ending mends',
    act: [
      'Whatever is done, {W} was thanked for it for {years} years, and was happy for some of them.',
      'Whatever is done, the {few} were ordinary, and there are others like them in every house.',
      'Whatever is done, {S} now knows what {town} thinks {S.they} can do.',
      [
        'Whatever is done, {A} had to become what {A.they} is, to be heard.',
        'uncanny=no agent!=penitent agent=returned|kin|crew',
      ],
      'Whatever is done, {V} does not get back those {years} years.',
      ['Whatever is done, the {num} are as dead at the end as at the start.', 'toll=dead'],
      'Whatever is done, {T} knew it all along, and the party has made {T.them} say so.',
    ],
    gain: [
      'What can be had is the right name on one page of {record}.',
      'What can be had is that {T} has company on the day of {deed}.',
      'What can be had is a child in {town} who asks the teacher about it.',
      'What can be had is {deadline}, on time, with one empty chair that people know the reason for.',
      'What can be had is a door at {s1} that is no longer locked at night.',
      'What can be had is a true sentence about {V} on a stone.',
      'What can be had is one night without {harm}.',
      'What can be had is that the next {W.role} thinks twice, and remembers why.',
    ],
    cost: [
      "{X3} sends back the party's letters unopened.",
      '{C} closes {record} and asks for another post.',
      'The {workers} are polite to the party, as they never were to anyone before.',
      '{T} dies that winter, of nothing much, and leaves the party a box with {emb} in it.',
      '{X1} dies in the autumn, believing the old story.',
      "In the spring someone leaves {emb} on the party's doorstep, and it means thanks, or it does not.",
      '{G} leaves {town}, and does not say goodbye to the party, on purpose.',
    ],
  },
];

/** The last line of the clock: what {town}, the region or the realm loses. */
export const lastSteps: readonly Row[] = [
  ['The {workers} go, family by family, and take the tools along.', 'tier=1'],
  ['Each {buyer} gives the order to another town, and apologises.', 'tier=1'],
  ['A fence goes up around {works}, with a sign, and the sign is misspelled.', 'tier=1'],
  ['A second town has its own {deed.n}, and this time no one writes it down.', 'tier=2'],
  ['{town3} hires soldiers to fetch its share of {good}, and they find that it is easy.', 'tier=2'],
  ['The roads are full of {workers} who know a trade that no one has a place for.', 'tier=2'],
  [
    '{deadline.s} comes and goes without a feast; by winter one house in five stands empty.',
    'tier=1',
  ],
  [
    'The last of the {workers} locks {works} and hands the key to a carter, who is leaving too.',
    'tier=1',
  ],
  ['{town2} builds {works} of its own, smaller and cheaper, and asks {town} for nobody.', 'tier=1'],
  ['{town} loses {stake}, and the road to it grows over by spring.', 'tier=1'],
  ['Nobody works at {works} any more. People begin to say "there used to be".', 'tier=1'],
  ['{town2} closes its market to {town}, and {town3} follows by evening.', 'tier=2'],
  ['{body} breaks up; each of the three towns arms its own watch.', 'tier=2'],
  ['It is the end of {stake}, and the road tolls triple from {town} to the coast.', 'tier=2'],
  ['{realm}', 'tier=3'],
];
