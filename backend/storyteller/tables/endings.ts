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
      '{X1} confesses before the others can; the party only has to hold the door.',
      [
        'The true page of {record} is nailed up at {s1}, and {T} stands beside it with the party until everybody has read it to those who cannot.',
        '',
      ],
      'The party lays {theemb} on the table in front of {W}, with guests at the table, and lets people ask.',
      '{T} tells it to the {workers}, in the break, and the break does not end.',
      '{S} is put on trial, and the party calls {W} as a witness for the defence.',
      'The proofs are laid before {body}, in the open, with {T} to swear to them.',
      'The party reads out in the square what was done to {V}, before anyone can stop it.',
      'The {few} are put into one room and the story is told there, with the door open to the street.',
      '{C} hands the true page to {body}, in an open session, and asks for a receipt.',
      '{T} stands up before everybody who has come for {deadline}, and says what was done to {V}, and by whom.',
    ],
    gain: [
      'The {workers} take off their caps for {V}; it was last done for a king.',
      '{record.s} is opened at the right page, and stays open, under glass, in the hall.',
      '{X2} weeps, and gives back what {X2.they} had from it.',
      'Three other {workers} come forward with what they knew, and it fits, down to the weather.',
      '{T} sleeps through, for the first time in {years} years, and is late for everything.',
      'People stop lowering their voices at the mention of {deed}.',
      [
        '{W} asks for a chair, then for paper, and fills {few} pages without a correction.',
        'agent!=penitent',
      ],
      'The children find a new game, and in it {V} wins.',
      [
        'From {town2} and {town3} come people with a story like it, and none of them had told it before.',
        'tier=2',
      ],
      [
        'Two foreign courts withdraw their offers for {works}, since a crown that can say this will also pay.',
        'tier=3',
      ],
      ['The price of {good} goes up by a tenth, and people pay it.', 'goods=yes'],
      '{W} falls, and it takes one afternoon.',

      '{S} walks through the middle of the street, by day, and is greeted.',
      'The name {V} is heard in {town} again, first in whispers, then as a name for children.',
      ['{body} adopts a law, of one sentence, and it is the sentence that {V} wanted.', 'tier>=2'],
      ['The crown has to admit what {W} did, and survives it; that is noted abroad.', 'tier=3'],
      [
        'The armies on the border go home, because a realm that can say this aloud is not about to fall.',
        'level>=17',
      ],
      [
        'Five crowns send witnesses to hear the sentence, and sign the peace the day after.',
        'level>=17',
      ],
      ['{V} hears {V.their} own name read out by a herald.', 'agent=returned tier>=2'],
      ['{V} is brought out into the daylight, and people stand up.', 'V=held'],
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
      [
        'The stone for {V} costs what the new roof of the school would have cost. {C} has done the sum and shows it to people.',
        'V=dead',
      ],
      [
        '{X3} runs away in the night, and leaves a letter that owns up to something else as well.',
        'step!=died',
      ],
      [
        '{town3} uses the week to buy up the debts of {town}, and {G} finds out from the gazette.',
        'tier=2 giver!=did',
      ],
      [
        'A fortress whose commander is a cousin of {W} closes its gates; {G} learns of it at breakfast.',
        'tier=3 giver!=did',
      ],
      'It turns out that half of {town} knew. {T} counts those who stay on the far side of the square.',
      ['{X3} loses everything, though {X3.they} had done the least of them.', 'step!=died'],
      [
        '{G} is not thanked: a person who had it uncovered is one who could do it again.',
        'giver!=did',
      ],
      [
        '{W} was good at the work. Without {W.them}, nobody can keep order at {works} in the very week of {deadline}.',
        '',
      ],
      '{X1} holds on to the old story and gathers people who would rather believe it.',
      [
        '{town2} ends its contract, and three hundred families there learn the name of {G}.',
        'tier=2 giver!=did',
      ],
      [
        "Two treaties had {W}'s signature. Both are void by evening, and {G} has to ride.",
        'tier=3 giver!=did',
      ],
      [
        'The heir to the throne had dined with {W} every week, and has to be asked about it; half of the court leaves the capital.',
        'level>=17',
      ],
      [
        '{W} commanded a third of the army. Two legions lay down their arms, one does not.',
        'level>=17',
      ],
      '{C} loses post and pension for having kept the page, and again for having handed it over.',
    ],
  },
  {
    id: 'hush',
    heading: 'It is kept quiet',
    act: [
      [
        'The party gets {A} to stop, and burns the page in front of {W}, who watches until it has gone.',
        'agent!=penitent',
      ],
      [
        'The party finds {A}, sees to it that nobody else ever does, and says nothing about the rest.',
        'uncanny=no agent!=penitent',
      ],
      [
        '{A} is stopped, and {G} writes a report in which every sentence is true and nothing is said.',
        'giver!=did',
      ],
      [
        '{A} is stopped, and all of it is put down to {S}, who is paid to go far away.',
        'tone!=heroic',
      ],
      [
        'The party stops {A}, sells the proof to {W}, and has the copies burned, all but one.',
        'agent!=penitent',
      ],
      [
        'The party deals with {A} and gives the papers to {G}, who puts them in a drawer.',
        'giver!=did',
      ],
      [
        'The party stops {A} and comes to terms with {W}: money, a resignation for reasons of health, and no trial.',
        'agent!=penitent',
      ],
      '{A} is stopped at {lair}, and what {A.they} knew stays there.',
      '{A} is stopped. {body} has the file sealed, before the ink is dry, and would rather not know the rest.',
    ],
    gain: [
      '{works.s} {works.go} on, and by evening somebody is whistling there.',
      '{X2} takes the shutters down, and has the door painted in another colour.',
      [
        '{W} agrees so quickly that the party sees how cheap it was for {W.them}.',
        'agent!=penitent',
      ],
      [
        'The families of the {num} get a sum every quarter, from a fund that has no name.',
        'wrong!=bones',
      ],
      [
        '{W} retires to the country, and does no harm there that anyone hears of.',
        'agent!=penitent',
      ],
      '{body} votes the party its thanks, in general terms.',
      'There is a quiet season, and people in {town} had forgotten that one can hear {sound}.',
      [
        '{deadline.c.s} on time, {stake} {stake.is} safe, this year, and {G} takes the guards off the doors.',
        'giver!=did',
      ],
      [
        'The party gets twice the fee, from {W}, in a purse that has been ready for days.',
        'giver!=did agent!=penitent',
      ],
      [
        'Nobody has to leave, not even {W}, and in {town} that counts as justice.',
        'agent!=penitent',
      ],
      [
        '{body} owes the party a favour that cannot be mentioned, which is the best kind.',
        'tier>=2',
      ],
      [
        '{X3} is alive, grateful, and rich.',
        'harm=taken|marked|cold|sleepwalk|fires|orders step!=died',
      ],
    ],
    cost: [
      '{C} has made a copy, sleeps badly, and begins to drink with people who would like to see it.',
      'The old story is told as before, and {T} gets up and leaves when somebody begins it.',
      '{X1} feels safe, and does it again, in a small way, to someone else.',
      'A child in the street says something ugly about {V}, as people here do, and the party is standing there.',
      ['What {W} got away with once, {W.they} can now do from experience.', 'agent!=penitent'],
      'One of the {workers} saw the party go in and come out, and has begun to talk about the price of silence.',
      '{S} is still thought to have done it, and writes to the party, politely, from a long way off, to ask why.',
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
      ['{W} lives, and keeps the list of the {few}, with no name crossed out.', 'agent=penitent'],
      ['{V} stays where {V.they} is, behind a locked door, one signature away.', 'V=held'],
      [
        '{W} sends the party a present each year on the day, and it cannot be returned.',
        'giver!=did',
      ],
      [
        '{G} now has the papers, and has begun to look at the party as {W} used to look at {G.them}.',
        'giver!=did',
      ],
      ["The next in {W}'s office inherits the method, and the key to the drawer.", 'tier>=2'],
      [
        'One foreign court knows it after all, and the realm pays for that in every treaty from now on.',
        'level>=17',
      ],
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
        'agent=penitent wrong!=bones',
      ],
      [
        'The party locks {W} and {A} into {s1} with bread, water and {record}, and sits down outside the door.',
        'uncanny=no agent=returned|kin|crew s1=indoors',
      ],
      [
        '{T} asks {W} to come along for a walk, and it ends at {lair}, where {A} is waiting.',
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
        'The {few} say it, one after another, to {A}, at {hour}, with nobody else there.',
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
      '{W} has to carry {theemb} for a year, where it can be seen, and is asked about it by children.',
      [
        "{A} is given {V}'s old place at {works}, and takes it for a day, to see the view.",
        'agent=kin|crew',
      ],
      [
        '{X3} is given a task by the families of the {num}, and does it.',
        'wrong!=bones step!=died',
      ],
      'The truth is told once a year from now on, at {hour}, in the open, by whoever is youngest.',
      [
        '{A} goes, and leaves all the {embs} there but one.',
        'agent!=penitent agent=returned|kin|crew|dead|power',
      ],
      'Those who had suspected {S} come to the door one by one, with something to eat, and do not know where to look.',
      'The {workers} elect one of their own to keep {record}, and {C} teaches them how.',
      '{amends}',
      '{amends}',
      [
        '{W} names a sum and {A} names a smaller one; both are ashamed of the numbers.',
        'agent=returned|kin|crew',
      ],

      [
        '{W} gets a sentence: to stay, to work, and to be asked about it by anyone.',
        'agent=penitent',
      ],
      'Out of the {few}, all but two put something on the table that they had kept for {years} years.',
      [
        '{V} and {T} walk home by the same road, without talking, and it is a long road.',
        'agent=returned',
      ],
      [
        '{V} and {T} walk home from the quiet house by the same road, without talking, and it is a long road.',
        'V=held',
      ],
    ],
    cost: [
      '{X1} does not come to the table and is not missed, and will remember that.',
      ['{G} has promised both sides the same thing, to get them there.', 'giver!=did'],
      [
        "There is no culprit to show. The crowd that has waited since noon goes home past {S}'s windows.",
        'agent=returned|kin|crew|dead|power',
      ],
      [
        'It costs {W} the house, and twelve servants their wages; they have been told whom to thank.',
        'motive!=debt',
      ],
      [
        'Somebody has to say it to the families of the {num}, one by one. {T} takes half of the list.',
        'wrong!=bones',
      ],
      'A week of work is lost over it, and {body} wants to know whose idea it was.',
      [
        '{X2} cannot bear it, and is found in the morning at {s1}, and will not speak again.',
        'tone!=heroic',
      ],
      [
        'It all depends on {W} keeping to it. {G} has to watch, for as long as {G.they} lives.',
        'giver!=did',
      ],
      [
        'It must be paid for: {works} will be run at a loss for {few} years, and {G} has to explain why.',
        'giver!=did',
      ],
      [
        'The families of the {num} were not asked; their speaker is a {young.n} of nineteen, who is not in a mood for it.',
        'wrong!=bones',
      ],
      [
        "Some of those who came to see punishment go on to {S}'s house, since they have brought stones.",
        'tone!=heroic',
      ],
      [
        'Two allies had been promised the head of {A}, and withdraw their ambassadors.',
        'level>=17 agent!=penitent agent!=dead uncanny=no',
      ],
      [
        '{A} is free, and from now on meets {X1} in the street, and has to see what was done to {X1.them}.',
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
      [
        'The party brings {X3} out, and then goes back for {A}, while {lair} come{lair.v} down around them.',
        'harm=taken',
      ],
      'The party walks into the room where all {few} are sitting, and stays until the last has said it and nobody has been struck.',
      [
        "The party takes neither side and makes {W} and {A} work side by side at {works} until {deadline}, under everyone's eyes.",
        'uncanny=no agent!=penitent agent=returned|kin|crew',
      ],
      [
        'The party keeps {A} from doing the last thing and still brings {W} to court, with {A} as a witness.',
        'agent=returned|kin|crew|partner|profiteer',
      ],
      [
        'The party holds {lair} until dawn without a death, and then walks {A} and {W} through {town} by daylight, side by side.',
        'uncanny=no agent!=penitent',
      ],
      'The party sees to it that all the {num} are remembered and none of the {few} is hurt, which takes until after {deadline} and must be explained.',
    ],
    gain: [
      [
        '{A} says thank you, stiffly, in the manner of {V}.',
        'agent!=penitent agent=returned|kin|crew|dead|power',
      ],
      'The {few} rebuild, with their own hands, what was lost, and two of them turn out to be good at it.',
      '{T} is asked to tell it at the school, and is asked back.',
      '{works.s} {works.has} a new rule, and it is named after the party, misspelled.',
      ['It is told in {town} as the night on which nobody was given up.', ''],
      '{amends}',
      [
        '{S} is asked to walk at the head of the procession for the {num}, and does, out of step.',
        'toll=dead',
      ],
      [
        '{body} puts the date of {deed} on its seal, so that nobody can sign without seeing it.',
        'tier>=2',
      ],
    ],
    cost: [
      'A member of the party is in the story of {V} from now on, and will be asked about it in inns.',
      '{W} and {A} will both need a friend in {town}, and they have one, the same one: the party.',
      'It would have been cheaper to let it all burn, and {C} has the figures.',
      [
        'The day passes, {stake} {stake.is} lost for this year, and {G} pays for it out of {G.their} own pocket.',
        'giver!=did',
      ],
      'The party has made an enemy in {X1}, who needed a monster.',
      '{T} has to tell it {few} times, to {few} different clerks.',
      ['A neighbouring prince uses the week of confusion; {G} gets the bill.', 'tier=3 giver!=did'],
    ],
  },
  {
    id: 'unmended',
    heading: 'What no ending mends',
    act: [
      'Whatever is done, {W} has lived well for {years} years, and was happy for some of them.',
      'Whatever is done, the {few} were ordinary, and there are others like them in every house.',
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
      'Still, one page of {record} can have the right name on it, and the party can see it entered.',
      'Still, {T} does not have to be alone on the day of {deed} any more.',
      'Still, a child in {town} asks the teacher about it, and is answered.',
      'Still, {deadline} can be held on time, with one empty chair, and people know the reason for it.',
      'Still, {C} shows {record} to anyone who asks, on any day, from now on.',
      'Still, there can be a stone with one true sentence about {V}, and the party may say which.',
      'Still, {harm} {harm.is} over, and for a night {town} sleeps.',
      'Still, the next one in the place of {W} will think twice, and remember why.',
    ],
    cost: [
      ['{X3} sends back the letters of the party unopened.', 'step!=died'],
      '{C} closes {record} and asks for another post.',
      'The {workers} are polite to the party, as they never were to anyone before.',
      '{T} dies that winter, of nothing much, and leaves the party a box with {emb} in it.',
      '{X1} dies in the autumn, believing the old story.',
      "In the spring someone leaves {emb} on the party's doorstep, and it means thanks, or it does not.",
      ['{G} leaves {town}, and does not say goodbye to the party, on purpose.', 'giver!=did'],
    ],
  },
];

/** The last line of the clock: what {town}, the region or the realm loses. */
export const lastSteps: readonly Row[] = [
  ['The {workers} go, family by family, and take the tools along.', 'tier=1'],
  ['Each {buyer} gives the order to another town, and apologises.', 'tier=1'],
  ['A fence goes up around {works}, with a sign, and the sign is misspelled.', 'tier=1'],
  ['A second town has its own {deed.n}, and this time no one writes it down.', 'tier=2'],
  [
    '{town3} hires soldiers to fetch its share of {good}, and they find that it is easy.',
    'tier=2 goods=yes',
  ],
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
  [
    'The treaty of the five crowns lapses at noon. By evening the first army is over the river.',
    'level>=17',
  ],
  ['The regent leaves the capital at night; in the morning there are three kings.', 'level>=17'],
  ['{realm} Nobody calls it a realm any more, only a map.', 'level>=17'],
  ['Half of the provinces swear to somebody else, and the other half are asked to.', 'level>=17'],
  ['Grain riots, then bread riots, then no bread: the realm lasts until spring.', 'tier=3'],
  [
    '{town2} and {town3} declare that they were never subjects, and nobody has the troops to disagree.',
    'tier=3',
  ],
  ['The crown pawns two provinces, and the lender moves in.', 'tier=3'],
  [
    'A neighbouring king offers to keep order in {town}, and does not wait for an answer.',
    'tier=3',
  ],
];

/** What becomes of A and the harm when it comes out. */
export const stopped: readonly Row[] = [
  ['{A} stops: this is what it was for.', 'agent=returned|kin|crew|dead'],
  [
    '{A} comes to hear it, stands at the back, and {harm} {harm.is} over from that hour.',
    'agent=returned|kin|crew',
  ],
  [
    '{A} gives {A.themself} up the same evening, and asks only to be called by the right name.',
    'agent=returned|kin',
  ],
  [
    'When it has been said, {A} has nothing left to do, and lets the party take {A.them} along.',
    'agent=returned|kin|crew',
  ],
  [
    '{A} hands in what was used for {harm}, at the door, like an umbrella.',
    'agent=returned|kin|crew',
  ],
  ['{A} is seen once more at {hour}, standing still, and then never again.', 'agent=dead'],
  ['That night {A} does not come, and half of {town} lies awake, listening to it.', 'agent=dead'],
  ['At {hour} {A} comes as far as the door, hears it, and does not come in.', 'agent=dead'],
  [
    'Once the debt has been named in public it is no debt any more, and {A} withdraws, bowing.',
    'agent=power',
  ],
  [
    '{A} strikes out the last line of the account, in front of everyone, and leaves by the door like a guest.',
    'agent=power',
  ],
  [
    'What all know, none can be made to pay for in secret: {A} puts on its gloves and goes.',
    'agent=power',
  ],
  [
    '{A} loses the hold that silence gave, and can be arrested by two constables.',
    'agent=partner|profiteer',
  ],
  [
    '{A} runs as soon as the first name is read out, and gets as far as the bridge.',
    'agent=partner|profiteer',
  ],
  [
    '{A} had nothing but the secret to work with; by evening it is worth nothing, and the watch has {A.them}.',
    'agent=partner|profiteer',
  ],
  [
    'Those whom {A} had paid come to {body} one by one, to be the first to say so.',
    'agent=partner|profiteer',
  ],
  ['{W} is accused at last, and thanks the accuser.', 'agent=penitent'],
  ['{W} hands over the key to {lair}, and there is no more of {harm}.', 'agent=penitent'],
  ['{W} says {W.their} own part last, and longest, and {harm} {harm.is} over.', 'agent=penitent'],
];

/** What becomes of A and the harm when both sides have talked. */
export const reconciled: readonly Row[] = [
  [
    '{A} asks one question, {W} answers it, and {harm} {harm.is} over from that hour.',
    'agent=returned|kin|crew|dead|power',
  ],
  [
    '{A} listens to the end, gets up, and there is no more of {harm}.',
    'agent=returned|kin|crew|dead|power',
  ],
  ['There is a long silence, and then {A} says that it is enough.', 'agent=returned|kin|crew|dead'],
  [
    '{A} wants to hear it a second time, and after the second time {harm} {harm.is} over.',
    'agent=returned|kin|crew|dead|power',
  ],
  ['{A} reads the account aloud, finds that it comes out, and closes the book.', 'agent=power'],
  [
    'Nobody at the table needs {A} any more, and {A.they} can see it: there is no more of {harm}.',
    'agent=partner|profiteer',
  ],
  [
    '{A} finds the door locked and {body} on the other side of it; {harm} {harm.is} over.',
    'agent=partner|profiteer',
  ],
  [
    'The {few} compare what {A} has told each of them, and it takes ten minutes to be rid of {A.them}.',
    'agent=partner|profiteer',
  ],
  ['{W} puts what was used for {harm} on the table, piece by piece.', 'agent=penitent'],
  [
    'Nobody forgives {W}, and nobody leaves; from that evening there is no more of {harm}.',
    'agent=penitent',
  ],
  [
    '{W} asks each of the {few} to go home, and goes home as the last, and {harm} {harm.is} over.',
    'agent=penitent',
  ],
];

/** Where the truth comes out, a prisoner does as well. */
export const freed: readonly Row[] = [
  '{V} is brought out into the daylight, and people stand up.',
  '{V} walks out of the quiet house, asks what year it is, and wants to see the sky first.',
  'The door of the quiet house is opened by {T}, and {V} takes a while to go through it.',
  '{V} is given back name and house, and sleeps with the window open.',
  'On the same evening {V} sits at a table with other people, and counts them.',
];
