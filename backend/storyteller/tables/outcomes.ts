import type { Row } from './row-types.ts';

/** The last line of the clock: what {town}, the region or the realm loses. */
export const lastSteps: readonly Row[] = [
  ['The {workers} go«, family by family,» and take the tools along.', 'tier=1'],
  ['Each {buyer} gives the order to another town, and apologises.', 'tier=1'],
  ['A fence goes up around {works}, with a sign«, and the sign is misspelled».', 'tier=1'],
  ['A second town has its own {deed.n}, and this time no one writes it down.', 'tier=2'],
  [
    '{town3} hires soldiers to fetch its share of {good}«, and they find that it is easy».',
    'tier=2 goods=yes',
  ],
  ['The roads are full of {workers} who know a trade that no one has a place for.', 'tier=2'],
  [
    '{deadline.s} comes and goes without a feast; «by winter »one house in five stands empty.',
    'tier=1',
  ],
  [
    'The last of the {workers} locks {works} and hands the key to a carter«, who is leaving too».',
    'tier=1',
  ],
  [
    '{town2} builds {works} of its own«, smaller and cheaper,» and asks {town} for nobody.',
    'tier=1',
  ],
  ['{town} loses {stake}, and the road to it grows over by spring.', 'tier=1'],
  ['Nobody works at {works} any more. People begin to say "there used to be".', 'tier=1'],
  ['{town2} closes its market« to {town}», and {town3} follows by evening.', 'tier=2'],
  ['{body} breaks up; each of the three towns arms its own watch.', 'tier=2'],
  ['It is the end of {stake}, and the road tolls triple from {town} to the coast.', 'tier=2'],
  ['{realm}', 'tier=3'],
  [
    'The treaty of the five crowns lapses at noon. By evening the first army is over the river.',
    'level>=17',
  ],
  ['The regent leaves the capital« at night»; in the morning there are three kings.', 'level>=17'],
  ['{realm} Nobody calls it a realm any more, only a map.', 'level>=17'],
  ['Half of the provinces swear to somebody else, and the other half are asked to.', 'level>=17'],
  ['Grain riots, then bread riots, then no bread: the realm lasts until spring.', 'tier=3'],
  [
    '{town2} and {town3} declare that they were never subjects«, and nobody has the troops to disagree».',
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
    '{A} comes to hear it, «stands at the back, »and {harm} {harm.is} over from that hour.',
    'agent=returned|kin|crew',
  ],
  [
    '{A} gives {A.themself} up the same evening«, and asks only to be called by the right name».',
    'agent=returned|kin',
  ],
  [
    'When it has been said, {A} has nothing left to do, and lets the party take {A.them} along.',
    'agent=returned|kin|crew',
  ],
  [
    '{A} hands in what was used for {harm}, «at the door, »like an umbrella.',
    'agent=returned|kin|crew',
  ],
  ['{A} is seen once more« at {hour}», standing still, and then never again.', 'agent=dead'],
  ['That night {A} does not come, and half of {town} lies awake, listening to it.', 'agent=dead'],
  ['At {hour} {A} comes as far as the door«, hears it,» and does not come in.', 'agent=dead'],
  [
    'Once the debt has been named« in public» it is no debt« any more», and {A} withdraws, bowing.',
    'agent=power',
  ],
  [
    '{A} strikes out the last line of the account«, in front of everyone,» and leaves by the door« like a guest».',
    'agent=power',
  ],
  [
    'What all know, none can be made to pay for« in secret»: {A} puts on its gloves and goes.',
    'agent=power',
  ],
  [
    '{A} loses the hold that silence gave, and can be arrested« by two constables».',
    'agent=partner|profiteer',
  ],
  [
    '{A} runs as soon as the first name is read« out», and gets as far as the bridge.',
    'agent=partner|profiteer',
  ],
  [
    '{A} had nothing but the secret to work with; by evening it is worth nothing«, and the watch has {A.them}».',
    'agent=partner|profiteer',
  ],
  [
    'Those whom {A} had paid come to {body}« one by one», to be the first to say so.',
    'agent=partner|profiteer',
  ],
  ['{W} is accused at last, and thanks the accuser.', 'agent=penitent'],
  ['{W} hands over the key to {lair}, and there is no more of {harm}.', 'agent=penitent'],
  ['{W} says {W.their} own part last, «and longest, »and {harm} {harm.is} over.', 'agent=penitent'],
];

/** What becomes of A and the harm when both sides have talked. */
export const reconciled: readonly Row[] = [
  [
    '{A} asks one question, {W} answers it, and {harm} {harm.is} over« from that hour».',
    'agent=returned|kin|crew|dead|power',
  ],
  [
    '{A} listens« to the end», gets up, and there is no more of {harm}.',
    'agent=returned|kin|crew|dead|power',
  ],
  [
    'There is a «long »silence, and then {A} says that it is enough.',
    'agent=returned|kin|crew|dead',
  ],
  [
    '{A} wants to hear it a second time, and after the second time {harm} {harm.is} over.',
    'agent=returned|kin|crew|dead|power',
  ],
  ['{A} reads the account aloud«, finds that it comes out,» and closes the book.', 'agent=power'],
  [
    'Nobody at the table needs {A} any more«, and {A.they} can see it»: there is no more of {harm}.',
    'agent=partner|profiteer',
  ],
  [
    '{A} finds the door locked and {body} on the other side of it; {harm} {harm.is} over.',
    'agent=partner|profiteer',
  ],
  [
    'The {few} compare what {A} has told each« of them», and it takes ten minutes to be rid of {A.them}.',
    'agent=partner|profiteer',
  ],
  ['{W} puts what was used for {harm} on the table, piece by piece.', 'agent=penitent'],
  [
    'Nobody forgives {W}, and nobody leaves; «from that evening »there is no more of {harm}.',
    'agent=penitent',
  ],
  [
    '{W} asks each of the {few} to go home, and goes home as the last, and {harm} {harm.is} over.',
    'agent=penitent',
  ],
];

/** A prisoner is freed where the truth comes out. */
export const freed: readonly Row[] = [
  '{V} is brought out into the daylight, and people stand up.',
  '{V} walks out of the quiet house«, asks what year it is,» and wants to see the sky first.',
  'The door of the quiet house is opened by {T}, and {V} takes a while to go through it.',
  '{V} is given back name and house, and sleeps with the window open.',
  'On the same evening {V} sits at a table with «other »people, and counts them.',
];
