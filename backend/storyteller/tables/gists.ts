import type { Row } from './row-types.ts';

/** What was done, in one plain clause without the motive, for the overview of a game master. */
export const wrongGists: Readonly<Record<string, string>> = {
  left: 'when {calamity.c}, {W.full} shut the way out with {V.full} and {num} others still inside',
  warned:
    '{W.full} destroyed a warning that {V.full} had written, and {num} people died for lack of it',
  gate: '{W.full} kept the gate shut, in the bad winter, while {V.full} and {num} people of the villages stood before it',
  list: '{W.full} took the relief of {num} people, who died without it, and {V.full} was made to answer for it',
  blamed: '{W.full} caused {calamity}, which killed {num} people, and had {V.full} convicted of it',
  measures: '{W.full} cheated {num} buyers with false measure and let {V.full} take the blame',
  deed: '{W.full} forged a deed and took {works} from {V.full} and {num} families',
  oath: '{W.full} had {V.full} convicted of a theft by false witnesses; {num} households paid for it',
  pardon:
    '{W.full} held back a pardon, and {V.full} and {num} others were punished as if there were none',
  fund: '{W.full} stole the relief money that {V.full} had collected for {num} families',
  held: '{W.full} had {V.full}, the only witness to the neglect that killed {num} people, locked away under another name',
  bones:
    '{W.full} took the stones of {num} graves for {works} and drove out {V.full}, who kept the graves',
  prize: '{W.full} won, by a trick, the prize that {V.full} had earned',
  wager: '{W.full} lost a bet to {V.full}, in front of everybody, and never paid',
  song: '{W.full} made up a rude song about {V.full}, and everybody still sings it',
  vote: '{W.full} took an election from {V.full}, by a trick',
  recipe: '{W.full} borrowed a book from {V.full}, kept it and became famous with it',
  dance: '{W.full} had promised {V.full} the last dance and gave it to somebody else',
};

/** Who acts now, and what would end it, in one plain sentence. */
export const agentGists: readonly Row[] = [
  [
    '{A.full} is {V.full} under another name, who has come back to make the {few} who took part own up. It ends if {W} is exposed, if {A.they} is given a hearing, or by force.',
    'agent=returned tone!=whimsical',
  ],
  [
    'Behind it is {A.full}, who is really {V.full}. {A.they} goes from one of the {few} to the next, and stops for a public confession, for a person who calls {A.them} by the old name, or for a sword.',
    'agent=returned tone!=whimsical',
  ],
  [
    '{A.full}, the {rel} of {V.full}, is avenging {V.name} on the {few} who took part. {A.they} can be stopped by the truth told in public, by what {V.name} would have wanted, or by force.',
    'agent=kin tone!=whimsical',
  ],
  [
    'It is {A.full}, whom nobody knows to be the {rel} of {V.full}. {A.they} wants the {few} to lose what {V.name} lost; a confession of {W}, or the arrest of {A.them}, ends it.',
    'agent=kin tone!=whimsical',
  ],
  [
    '{A.full}, the one survivor of the {num}, is calling the {few} to account. It ends if they own up at {lair}, if {A.they} is talked out of it, or if {A.they} is stopped by force.',
    'agent=crew',
  ],
  [
    'Behind it is {A.full}, who should have died with the {num}. {A.they} has waited {years} years and does not mean to live through it; somebody has to give {A.them} a reason to, or be stronger.',
    'agent=crew',
  ],
  [
    'The ghost of {V.full} visits the {few} who took part. It rests when one of them says the truth at {lair}; it can also be fought there, and then comes back until the truth is known.',
    'agent=dead',
  ],
  [
    '{V.full} is dead and does not rest. The dead one goes from one of the {few} to the next and ends with {W}, unless somebody who took part confesses at {lair}, or the ghost is destroyed.',
    'agent=dead',
  ],
  [
    '{A.full}, a power that was promised something at that time, is collecting it from the {few}. It leaves if the debt is paid by {W}, bought off with something dearer, or if it is beaten at {lair}.',
    'agent=power tone!=whimsical',
  ],
  [
    'A being called {A.full} holds {town} to a bargain that was broken then, and takes from the {few}. Whoever breaks, pays or outbids that bargain at {lair} is rid of it.',
    'agent=power tone!=whimsical',
  ],
  [
    '{A.full}, the secret partner of {W} in the old wrong, is silencing the {few} who know of it. It ends with proof against both, or with {A.them} in irons.',
    'agent=partner',
  ],
  [
    'It is {A.full}, who planned the old wrong with {W} and now removes the {few} who could say so. Witnesses who talk in public, or an arrest at {lair}, put an end to it.',
    'agent=partner',
  ],
  [
    '{A.full} has nothing to do with the old wrong, but uses the fear of it to get hold of {works} cheaply. It ends when the trick is shown in public or the deeds at {lair} are seized.',
    'agent=profiteer tone!=whimsical',
  ],
  [
    'Somebody plays the ghost of an old guilt for money: {A.full}, who buys from the frightened. Shown up before {body}, or caught at {lair}, {A.they} has lost.',
    'agent=profiteer tone!=whimsical',
  ],
  [
    '{W.full} does it in person, out of remorse, to make the {few} who helped confess. It ends when the truth is told in public, when {W.they} is offered another way to pay, or by force.',
    'agent=penitent tone!=whimsical',
  ],
  [
    'The culprit and the one who did the old wrong are one person: {W.full}, who cannot bear it any more and punishes all who took part. What {W.they} needs is a judge; what stops {W.them} is a judge, or a fight.',
    'agent=penitent tone!=whimsical',
  ],
  [
    '{A.full} is {V.full} in disguise and wants one apology, in public. It ends with the apology, a better joke, or a chase.',
    'agent=returned tone=whimsical',
  ],
  [
    '{A.full}, the {rel} of {V.full}, is getting even for {V.name}, in good humour. It ends as soon as {W} owns up with people watching.',
    'agent=kin tone=whimsical',
  ],
  [
    'A being called {A.full} was promised something at that time and amuses itself until it is paid. It can be paid, out-riddled, or given a place at the table.',
    'agent=power tone=whimsical',
  ],
  [
    '{A.full} makes a show of the old story, and sells tickets for it. It ends when the joke is on {A.them}.',
    'agent=profiteer tone=whimsical',
  ],
  [
    '{W.full} does it all in person, and hopes to be found out by somebody kind. It ends with an apology to {V.full}, which {W.they} has never dared to make.',
    'agent=penitent tone=whimsical',
  ],
];
