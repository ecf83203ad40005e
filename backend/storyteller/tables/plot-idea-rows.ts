import type { Row } from './row-types.ts';

/** What players learn of an idea, whose words are a noun phrase or a sentence. */
export const ideaHeard: readonly Row[] = [
  'Since {harm} began, one line stands in chalk on the walls of {town}: "{idea}". Each morning it is washed off, and each evening it is back.',
  'The children of {town} have a new rhyme; it begins "{idea}", and grown people put a stop to it before the second line.',
  'There is one thing that everyone in {town} has been asked by somebody since {harm} began, always in the same words: "{idea}".',
  'Someone has paid the crier of {town} for {days} days in advance. What the crier has to call out is this, and nothing more: "{idea}".',
];

/** What is behind them, for the game master, by what the idea is about. No row needs both V and A: they can be one. */
export const ideaMeant: readonly Row[] = [
  [
    '**The {idea.noun}** ("{idea}") exists, and does what is said of it. It belonged to {V}; {T} has kept it at {s2} for {years} years, under a cloth, and gives it to those who ask what it cost.',
    'idea=thing',
  ],
  [
    '**The {idea.noun}** ("{idea}") is at {lair}, and {A} does not let anyone touch it. {T} has seen with {T.their} own eyes that what is said of it is true. Whoever brings it to {town} has the proof of {deed} in hand.',
    'idea=thing',
  ],
  [
    '**The {idea.noun}** ("{idea}") was part of the price of {deed}: {W} was given it for what {W.they} did, and has paid {few} people since not to say so. The paper lies at {s1}, between two pages of {record}.',
    'idea=thing|site|event',
  ],
  [
    '**The {idea.noun}** ("{idea}"): all of it is true. It was promised to {V}, in writing, before {deed}; {C} can find the page at {s1}, and with that page nobody can do anything with it any more behind the back of {town}.',
    'idea=site|event',
  ],
  [
    '**The {idea.noun}** ("{idea}"): {T} was there when it was agreed, at {s2}, and can repeat each word. It is where {A} means to end it, on the day of {deadline}, if the party does not.',
    'idea=site|event',
  ],
  [
    '**The {idea.noun}** ("{idea}") is real and is seen near {lair}. It does no harm to anyone who calls it by its name, and {T} knows the name.',
    'idea=beast',
  ],
  [
    '**The {idea.noun}** ("{idea}"): it comes to {s2} at {hour}, because {T} feeds it, as {V} once asked. Followed, it leads to {lair}.',
    'idea=beast',
  ],
  [
    '**The {idea.noun}** ("{idea}") is {T}, who saw {deed} and has told it wrongly ever since, out of fear of {W}. Shown one thing from {s1} that cannot be explained away, {T.name} tells it right.',
    'idea=role',
  ],
  [
    '**The {idea.noun}** ("{idea}"): people mean {T}, and they are right. {T.name} swore {years} years ago, before {body}, that the story of {V} was an invention, and would give a great deal to be asked again.',
    'idea=role',
  ],
  [
    '**"{idea}"** was said first by {V}, to {T}, on the last evening before {deed}. There is more of it, and {T.name} has told the rest to nobody; whoever knows the rest is let in at {lair}.',
    'idea=words',
  ],
  [
    '**"{idea}"** is how {T} begins, each time, when the talk comes to {deed}, and then goes home. At {s2}, after the second visit, {T.name} goes on.',
    'idea=words',
  ],
];
