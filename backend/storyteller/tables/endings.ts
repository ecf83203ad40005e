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
      'The proofs are laid before {body}, in the open, with {T} to swear to them.',
      'The party reads the page aloud, in the square, before anyone can stop it.',
      'The {few} are put into one room and the story is told there, with the door open to the street.',
      '{C} hands the true page to {body}, for a receipt.',
      'Someone stands up at {deadline} and asks, loudly, the question that no one has asked.',
    ],
    gain: [
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
      ['The crown has to admit something, and it survives it; that is noted abroad.', 'tier=3'],
      ['{V} hears {V.their} own name read out by a herald.', 'V=gone|held'],
    ],
    cost: [
      'It turns out that half of {town} knew. {T} counts those who stay on the far side of the square.',
      '{X3} loses everything, and had done the least of them; the children of {X3} throw stones at {S} for it.',
      '{G} is not thanked. A person who had it uncovered is one who could do it again.',
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
      'The party deals with {A} and gives the papers to {G}, who puts them in a drawer.',
      'The party comes to terms with {W}: money, a resignation for reasons of health, and no trial.',
      'The culprit is stopped at {lair}, and what {A.they} knew stays there.',
      '{body} thanks the party, has the file sealed, and would rather not know the rest.',
    ],
    gain: [
      '{deadline.c.s} on time, and {stake} {stake.is} safe, this year.',
      'The party gets twice the fee, from {W}, in a purse that has been ready for days.',
      'Nobody has to leave. In {town} that counts as justice.',
      [
        '{body} owes the party a favour that cannot be mentioned, which is the best kind.',
        'tier>=2',
      ],
      '{X3} is alive, grateful, and rich.',
    ],
    cost: [
      '{S} stays the culprit. {S.they} is gone within the week, with a cart, or without one.',
      '{T} sees the party in the street and looks away. That is all, and it is every day.',
      [
        '{A} is dead or in a cell for telling the truth in the wrong way, and {T} knows it.',
        'uncanny=no agent!=penitent',
      ],
      [
        "It sleeps. In {few} years it will be {C}'s successor who hears the knocking.",
        'uncanny=yes',
      ],
      ['{W} lives, and goes on, and begins with the next name.', 'agent=penitent'],
      ['{V} stays where {V.they} is, behind a wall, one signature away.', 'V=held'],
      '{W} sends the party a present each year on the day. It cannot be returned.',
      '{G} now has the papers, and has begun to look at the party as {W} used to look at {G.them}.',
      ["The next in {W}'s office inherits the method, and the key to the drawer.", 'tier>=2'],
    ],
  },
  {
    id: 'together',
    heading: 'They are brought to one table',
    act: [
      'The party brings {W} to {lair}, or {A} to {W}, with {T} between them.',
      'The {few} say it, one after another, to {A}, at {hour}, with nobody else there.',
      'The party offers {A} what {A.they} wants most, and makes {W} pay for it.',
      '{S}, of all people, asks both sides into {S.their} kitchen.',
    ],
    gain: [
      '{amends}',
      '{amends}',
      '{W} names a sum and {A} names a smaller one; both are ashamed of the numbers.',
      [
        '{A} asks one question, {W} answers it, and {harm} {harm.is} over from that hour.',
        'agent!=penitent',
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
      '{X2} cannot bear it, and is found in the morning at {s1}, and will not speak again.',
      'It all depends on {W} keeping to it. {G} has to watch, for as long as {G.they} lives.',
      'It must be paid for: {works} will be run at a loss for {few} years, and {G} has to explain why.',
      'The families of the {num} were not asked. Their speaker is a {young.n} of nineteen, who is not in a mood for it.',
      [
        "Some of those who came to see punishment go on to {S}'s house, since they have brought stones.",
        '',
      ],
      [
        '{A} is free and must live with what was done to {X1}, which {A.they} had not thought of as living.',
        'uncanny=no agent!=penitent',
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
      'The party keeps {A} from doing the last thing and still brings {W} to court, with {A} as a witness.',
      'The party holds {lair} until dawn, with {X3} alive and nobody dead, and then walks both of them, {A} and {W}, through {town} by daylight.',
      'The party gets all the {num} remembered and all the {few} out alive, which takes until after {deadline} and must be explained.',
    ],
    gain: [
      'It is told in {town} as the night on which no one was thrown to anyone.',
      '{amends}',
      '{S} is asked to carry the lamp at the head of the procession, and does, crookedly.',
      ['{body} changes its seal. It had the wrong date on it.', 'tier>=2'],
    ],
    cost: [
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
      'Whatever is done, {V} does not get back those {years} years.',
      ['Whatever is done, the {num} are as dead at the end as at the start.', 'toll=dead'],
      'Whatever is done, {T} knew it all along, and the party has made {T.them} say so.',
    ],
    gain: [
      'What can be had is a true sentence on a stone.',
      'What can be had is one night without {harm}.',
      'What can be had is that the next one thinks twice, and remembers why.',
    ],
    cost: [
      '{X1} dies in the autumn, believing the old story.',
      "In the spring someone leaves {emb} on the party's doorstep. It means thanks, or it does not.",
      '{G} leaves {town}, and does not say goodbye to the party, on purpose.',
    ],
  },
];

/** The last line of the clock: what {town}, the region or the realm loses. */
export const lastSteps: readonly Row[] = [
  ['{deadline.c.s} without what it needs; by winter one house in five stands empty.', 'tier=1'],
  ['{town} loses {stake}, and the road to it grows over by spring.', 'tier=1'],
  ['Nobody works at {works} any more. People begin to say "there used to be".', 'tier=1'],
  ['{town2} closes its market to {town}, and {town3} follows by evening.', 'tier=2'],
  ['{body} breaks up; each of the three towns arms its own watch.', 'tier=2'],
  ['It is the end of {stake}, and the road tolls triple from {town} to the coast.', 'tier=2'],
  ['{realm}', 'tier=3'],
];
