import type { Row } from './row-types.ts';

/** What players learn of an idea, whose words are a noun phrase or a sentence. */
export const ideaHeard: readonly Row[] = [
  'A note« without a sender» is handed to you« on the first evening» in {town}, with four corners torn off and one line in the middle: "{idea}".',
  'In the inn of {town} two people stop talking as you sit down. The last thing that one« of them» has said is: "{idea}".',
  '{C} shows you a line in the margin of {record}«, in a hand that nobody knows»: "{idea}". It was not there last week.',
  'The bed linen at the inn« of {town}» has been darned with words, and put together they make a sentence: "{idea}".',
  '{S} has said one thing since {harm} began, to everyone«, and nothing else»: "{idea}".',
  'Last night somebody called it «three times »from a roof in {town}, and was not found: "{idea}".',
  'On the milestone before {town} someone has scratched«, over the number of miles»: "{idea}".',
  'Since {harm} began, one line stands in chalk on the walls of {town}: "{idea}"«. Each morning it is washed off, and each evening it is back».',
  'The children of {town} have a new rhyme; it begins "{idea}", and grown people put a stop to it« before the second line».',
  'There is one thing that everyone in {town} has been asked by somebody since {harm} began«, always in the same words»: "{idea}".',
  'Someone has paid the crier of {town} for {days} days in advance. What the crier has to call out is this«, and nothing more»: "{idea}".',
];

/** What is behind them, for the game master, by what the idea is about. No row needs both V and A: they can be one. */
export const ideaMeant: readonly Row[] = [
  [
    '**The {idea.noun}** ("{idea}") exists, and does what is said of it. It belonged to {V}; {T} has kept it at {s2} for {years} years«, under a cloth», and gives it to those who ask what it cost.',
    'idea=thing',
  ],
  [
    '**The {idea.noun}** ("{idea}") is at {lair}, and {A} does not let anyone touch it. {T} has seen« with {T.their} own eyes» that what is said of it is true. Whoever brings it to {town} has the proof of {deed} in hand.',
    'idea=thing',
  ],
  [
    '**The {idea.noun}** ("{idea}") was part of the price of {deed}: {W} was given it for what {W.they} did, and has paid {few} people since not to say so. The paper lies at {s1}«, between two pages of {record}».',
    'idea=thing|site',
  ],
  [
    '**The {idea.noun}** ("{idea}") is the quarrel that «everyone in {town} laughs about, and it »began on the day after {deed}: {X1} and {X2} stand on its two sides«, so as to have another reason not to speak to each other». Brought together there (DC 14 Persuasion), each tells the half that the other leaves out.',
    'idea=site|event harm!=taken',
  ],
  [
    '**The {idea.noun}** ("{idea}") stands where {W} paid the {few}, and all that people say about it is« there» to keep others away. Under the threshold lies the receipt, signed by {X3}; it counts as a clue to what happened (DC 14 Investigation).',
    'idea=site',
  ],
  [
    '**The {idea.noun}** ("{idea}") belonged to {V}, who left it to {T} and told nobody. {T} is afraid to claim it; whoever helps {T.them} do so (DC 13 Persuasion, before {body}) has the witness« that the party needs».',
    'idea=site|thing',
  ],
  [
    '**The {idea.noun}** ("{idea}"): {T} was there when it was agreed«, at {s2}», and can repeat each word. It is to be used by {A} as a pretext, on the day of {deadline}: whoever comes for it is led on to {lair}.',
    'idea=event',
  ],
  [
    '**The {idea.noun}** ("{idea}"): {V} once brought it up, «or gave back what had been taken from it, »and it has not forgotten. It waits near {lair}; told who has {embs} on the conscience (DC 15 Persuasion, in any language), it keeps the way out free for the party.',
    'idea=beast agent!=dead',
  ],
  [
    '**The {idea.noun}** ("{idea}") is real and is seen near {lair}. It does no harm to anyone who calls it by its name, and {T} knows the name.',
    'idea=beast',
  ],
  [
    '**The {idea.noun}** ("{idea}"): it comes to {s2} at {hour}, because {T} feeds it«, as {V} once asked». Followed, it leads to {lair}.',
    'idea=beast',
  ],
  [
    '**The {idea.noun}** ("{idea}") is {T}, who saw {deed} and has told it wrongly ever since«, out of fear of {W}». Shown one thing from {s1} that cannot be explained away, {T.name} tells it right.',
    'idea=role',
  ],
  [
    '**The {idea.noun}** ("{idea}"): people mean {T}«, and they are right». {T.name} swore {years} years ago, before {body}, that the story of {V} was an invention, and would give a great deal to be asked again.',
    'idea=role',
  ],
  [
    '**"{idea}"** was said first by {V}, to {T}«, on the last evening before {deed}». There is more of it, and {T.name} has told the rest to nobody; whoever knows the rest is let in at {lair}.',
    'idea=words',
  ],
  [
    '**"{idea}"** is how {T} begins«, each time,» when the talk comes to {deed}, and then goes home. At {s2}, after the second visit, {T.name} goes on.',
    'idea=words',
  ],
];

/** What it is good for at the hiding place. */
export const ideaUsed: readonly Row[] = [
  [
    '**The {idea.noun} at the end**: held up at {lair}, it does what is said of it, once«, in front of {A}»; the party chooses the moment, and it decides the talk or wins a round.',
    'idea=thing',
  ],
  [
    '**The {idea.noun} at the end**: if the party has it along, {A} wants it« and says so». It can be exchanged for an end of {harm}, and it is worth more to {T}.',
    'idea=thing',
  ],
  [
    '**The {idea.noun} at the end**: whoever has settled that matter has won {T}, who comes along to {lair} and says there«, before {A},» what {T.they} saw.',
    'idea=site',
  ],
  [
    '**The {idea.noun} at the end**: a fire, a light or a flag there can be seen from {lair}. It is the signal on which {A} has waited«, and the party can give it early».',
    'idea=site',
  ],
  [
    '**The {idea.noun} at the end**: it comes to {lair} when {A} is losing«, or when {A} is winning, depending on who called it by its name»; for two rounds it keeps one enemy busy.',
    'idea=beast',
  ],
  [
    '**The {idea.noun} at the end**: what it wants is at {lair}«, in the last corner». If the party gives it back, nobody is attacked on the way home.',
    'idea=beast',
  ],
  [
    '**The {idea.noun} at the end**: it takes place«, whatever happens at {lair},» on the day after. Whoever still has a weapon in hand then has missed it.',
    'idea=event',
  ],
  [
    '**The {idea.noun} at the end**: the guests can hear {lair}« from where they stand». {A} will lower the voice for as long as they have not been told.',
    'idea=event',
  ],
  [
    '**The {idea.noun} at the end**: {T} comes along to {lair} if asked by name, and says« there» the one sentence that has been missing; {A} lets {T.them} finish.',
    'idea=role',
  ],
  [
    '**The {idea.noun} at the end**: {A} would believe it from {T}« and from nobody else», and {T.they} waits outside {lair} until somebody calls.',
    'idea=role',
  ],
  [
    '**"{idea}" at the end**: said at {lair}, by somebody who knows the rest« of it», it opens the last door without a check.',
    'idea=words',
  ],
  [
    '**"{idea}" at the end**: {A} finishes the sentence, and then has to say where it was «first »heard; after that there is no more fighting unless the party begins.',
    'idea=words',
  ],
];
