import type { Ending } from './plot-types.ts';

/** Endings about the truth: it comes out, or it is kept quiet. Each cost falls on a person who has a name. */
export const endingsOfTruth: readonly Ending[] = [
  {
    id: 'expose',
    heading: 'It comes out',
    act: [
      'The party puts {T}, {C} and {record} on one bench, «in this order, »before everyone who has a share in {works}.',
      '{X1} confesses before the others can; the party« only» has to hold the door.',
      [
        'The true page« of {record}» is nailed up at {s1}, and {T} stands beside it« with the party» until everybody has read it to those who cannot.',
        '',
      ],
      'The party lays {theemb} on the table in front of {W}«, with guests at the table,» and lets people ask.',
      '{T} tells it to the {workers}, in the break, and the break does not end.',
      '{S} is put on trial, and the party calls {W} as a witness for the defence.',
      'The proofs are laid before {body}, «in the open, »with {T} to swear to them.',
      'The party reads out« in the square» what was done to {V}«, before anyone can stop it».',
      'The {few} are put into one room and the story is told« there», with the door open« to the street».',
      '{C} hands the true page to {body}«, in an open session,» and asks for a receipt.',
      '{T} stands up before everybody who has come for {deadline}, and says what was done to {V}«, and by whom».',
    ],
    gain: [
      'The {workers} take off their caps for {V}«; it was last done for a king».',
      '{record.s} is opened at the right page, and stays open, «under glass, »in the hall.',
      '{X2} weeps, and gives back what {X2.they} had from it.',
      'Three other {workers} come forward with what they knew, and it fits«, down to the weather».',
      '{T} sleeps through, for the first time in {years} years«, and is late for everything».',
      'People stop lowering their voices at the mention of {deed}.',
      [
        '{W} asks for «a chair, then for »paper, and fills {few} pages without a correction.',
        'agent!=penitent',
      ],
      'The children find a new game, and in it {V} wins.',
      [
        'From {town2} and {town3} come people with a story like it«, and none of them had told it before».',
        'tier=2',
      ],
      [
        'Two foreign courts withdraw their offers for {works}, since a crown that can say this will also pay.',
        'tier=3',
      ],
      ['The price of {good} goes up by a tenth, and people pay it.', 'goods=yes'],
      '{W} falls, and it takes one afternoon.',

      '{S} walks through the middle of the street«, by day,» and is greeted.',
      'The name {V} is heard in {town} again, «first in whispers, then »as a name for children.',
      [
        '{body} adopts a law, of one sentence, «and it is »the sentence that {V} wanted.',
        'tier>=2',
      ],
      ['The crown has to admit what {W} did, and survives it«; that is noted abroad».', 'tier=3'],
      [
        'The armies on the border go home, because a realm that can say this« aloud» is not about to fall.',
        'level>=17',
      ],
      [
        'Five crowns send witnesses to hear the sentence, and sign the peace« the day after».',
        'level>=17',
      ],
      ['{V} hears {V.their} own name read out by a herald.', 'agent=returned tier>=2'],
      ['{V} is brought out into the daylight, and people stand up.', 'V=held'],
    ],
    cost: [
      '{W} had been the only one who could talk to both sides« at {works}». By {deadline} they no longer talk.',
      '{X2} is beaten« on the stairs» by people who had known it as long as {X2}.',
      'Someone has to tell the old mother of {W}. {T} does it, and the party hears the door.',
      ['{G} is asked what {G.they} knew, «and when, »and the answer takes a day.', 'giver!=did'],
      [
        'The {workers} strike, «in good order, »for as many days as there were dead: {num}.',
        'tier=1 toll=dead',
      ],
      [
        'The stone for {V} costs what the new roof of the school would have cost. {C} has done the sum« and shows it to people».',
        'V=dead',
      ],
      [
        '{X3} runs away« in the night», and leaves a letter that owns up to something else as well.',
        'step!=died',
      ],
      [
        '{town3} uses the week to buy up the debts of {town}, and {G} finds out from the gazette.',
        'tier=2 giver!=did',
      ],
      [
        'A fortress whose commander is a cousin of {W} closes its gates«; {G} learns of it at breakfast».',
        'tier=3 giver!=did',
      ],
      'It turns out that half of {town} knew. {T} counts those who stay on the far side of the square.',
      ['{X3} loses everything, though {X3.they} had done the least of them.', 'step!=died'],
      [
        '{G} is not thanked: a person who had it uncovered is one who could do it again.',
        'giver!=did',
      ],
      [
        '{W} was good at the work. Without {W.them}, nobody can keep order« at {works}» in the «very »week of {deadline}.',
        '',
      ],
      '{X1} holds on to the old story and gathers people who would rather believe it.',
      [
        '{town2} ends its contract, and three hundred families« there» learn the name of {G}.',
        'tier=2 giver!=did',
      ],
      [
        "Two treaties had {W}'s signature. Both are void« by evening», and {G} has to ride.",
        'tier=3 giver!=did',
      ],
      [
        'The heir to the throne had dined with {W}« every week», and has to be asked about it«; half of the court leaves the capital».',
        'level>=17',
      ],
      [
        '{W} commanded a third of the army. Two legions lay down their arms, one does not.',
        'level>=17',
      ],
      '{C} loses post and pension for having kept the page, and« again» for having handed it over.',
    ],
  },
  {
    id: 'hush',
    heading: 'It is kept quiet',
    act: [
      [
        'The party gets {A} to stop, and burns the page in front of {W}«, who watches until it has gone».',
        'agent!=penitent',
      ],
      [
        'The party finds {A}, sees to it that nobody else« ever» does, and says nothing about the rest.',
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
        'The party stops {A} and comes to terms with {W}: money, a resignation« for reasons of health», and no trial.',
        'agent!=penitent',
      ],
      '{A} is stopped at {lair}, and what {A.they} knew stays there.',
      '{A} is stopped. {body} has the file sealed«, before the ink is dry,» and would rather not know the rest.',
    ],
    gain: [
      '{works.s} {works.go} on, and by evening somebody is whistling« there».',
      '{X2} takes the shutters down«, and has the door painted in another colour».',
      [
        '{W} agrees so quickly that the party sees how cheap it was for {W.them}.',
        'agent!=penitent',
      ],
      [
        'The families of the {num} get a sum every quarter«, from a fund that has no name».',
        'wrong!=bones',
      ],
      [
        '{W} retires to the country, and does no harm there« that anyone hears of».',
        'agent!=penitent',
      ],
      '{body} votes the party its thanks«, in general terms».',
      'There is a quiet season, and people« in {town}» had forgotten that one can hear {sound}.',
      [
        '{deadline.c.s} on time, {stake} {stake.is} safe, «this year, »and {G} takes the guards off the doors.',
        'giver!=did',
      ],
      [
        'The party gets twice the fee, from {W}«, in a purse that has been ready for days».',
        'giver!=did agent!=penitent',
      ],
      [
        'Nobody has to leave, not even {W}, and« in {town}» that counts as justice.',
        'agent!=penitent',
      ],
      [
        '{body} owes the party a favour that cannot be mentioned«, which is the best kind».',
        'tier>=2',
      ],
      [
        '{X3} is alive, grateful, and rich.',
        'harm=taken|marked|cold|sleepwalk|fires|orders step!=died',
      ],
    ],
    cost: [
      '{C} has made a copy«, sleeps badly,» and begins to drink with people who would like to see it.',
      'The old story is told as before, and {T} gets up and leaves« when somebody begins it».',
      '{X1} feels safe, and does it again, «in a small way, »to someone else.',
      'A child in the street says something ugly about {V}, «as people here do, »and the party is standing there.',
      ['What {W} got away with once, {W.they} can« now» do from experience.', 'agent!=penitent'],
      'One of the {workers} saw the party go in« and come out», and has begun to talk about the price of silence.',
      '{S} is still thought to have done it, and writes to the party, politely, «from a long way off, »to ask why.',
      '{S} stays the culprit. {S.they} is gone within the week«, with a cart, or without one».',
      '{T} sees the party« in the street» and looks away: that is all, and it is every day.',
      [
        '{A} is dead or in a cell for telling the truth in the wrong way«, and {T} knows it».',
        'uncanny=no agent!=penitent agent=returned|kin|crew',
      ],
      [
        "It sleeps. In {few} years it will be {C}'s successor who hears the knocking.",
        'uncanny=yes',
      ],
      ['{W} lives, and keeps the list of the {few}, with no name crossed out.', 'agent=penitent'],
      ['{V} stays where {V.they} is, behind a locked door, one signature away.', 'V=held'],
      [
        '{W} sends the party a present each year« on the day», and it cannot be returned.',
        'giver!=did',
      ],
      [
        '{G} now has the papers, and has begun to look at the party as {W} used to look at {G.them}.',
        'giver!=did',
      ],
      ["The next in {W}'s office inherits the method, and the key to the drawer.", 'tier>=2'],
      [
        'One foreign court knows it after all, and the realm pays for that in every treaty« from now on».',
        'level>=17',
      ],
    ],
  },
];
