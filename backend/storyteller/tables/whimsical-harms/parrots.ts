import type { Harm } from '../plot-types.ts';

export const whimsicalParrots: Harm = {
  id: 'parrots',
  tones: ['whimsical'],
  agents: ['returned', 'kin', 'power', 'profiteer', 'penitent'],
  noun: 'the remarks',
  pitch: [
    'Statues answer back in {town}. The bust« of the founder» has resigned.',
    'In {town} one no longer thinks aloud near pots. Several« of the pots» have been asked to leave.',
    '{town} has been told «a great »many truths since Tuesday, by furniture, and each with {emb} in a drawer.',
    'In {town} objects make remarks: the church clock, «a kettle, »the bust of {W}. They are all true and all from {years} years ago.',
    'A voice in {town} comments on what people do«, from drainpipes», and it is right. Several engagements are off.',
    'Something says aloud« in {town}» what people have just decided not to say. It signs with {emb}.',
  ],
  first: [
    '{X1} told a charming story, and the sofa finished it.',
    'The mirror of {X1} has begun to say "if you say so".',
    '{X1} praised the soup, and the ladle coughed.',
    '{X1} was corrected by a teapot« in front of guests».',
    'When {X1} said "with pleasure", the umbrella stand said "hardly".',
    '{X1} sold a horse as young, and the horse was asked.',
  ],
  second: [
    '{X2} took an oath, and the bench asked for it in writing.',
    'The boots of {X2} went home early and told everything.',
    '{X2} has had the weathercock gagged. It spins in a meaningful way.',
    '{X2} has been followed« for a week» by a watering can that hums.',
    "At the wedding of {X2}'s cousin, the cake asked whether anyone had objections, and had some.",
    '{X2} now writes everything down, and the pen adds footnotes.',
  ],
  start: [
    [
      '{X3} weighs out your {good} with a thumb on the scale. "And a thumb," says the scale. There are six people in the queue. {X3} takes the thumb off, and the scale says: "Thank you. And the other business, {years} years ago?"',
      'goods=yes',
    ],
    'A monument to charity is« being» unveiled. The cloth falls, {X3} reaches for the speech, and the marble lady says« in a carrying voice»: "I would not." On her open palm«, where there had been nothing,» lies {emb}.',
    'It is the moment in the play where nobody speaks. Nobody does; only a prop, a jug, says: "It was {X3}. «I was there. »I was full at the time." The audience applauds. In the second row {X3} slides« slowly» down.',
    [
      '{X3} is just thanking the jury« for its wisdom» when the bust behind {X3.them} clears its throat. "Both cards," says the bust. There is a silence in which one can hear a bun being put down.',
      'wrong=prize',
    ],
    'The pulpit sneezes. {X3}, who is reading the lesson, says "Bless you"« by habit», and the pulpit says«, quite clearly»: "You had two helpings." {X3} goes the colour of a beet.',
    [
      'You knock at the door of {X3}, and the knocker says: "At home, but will say otherwise." From within {X3} calls that nobody is at home. "See?" says the knocker, and spits out {emb}.',
      '@knocker',
    ],
  ],
  act: [
    'The object falls silent if it is told something truer about oneself (Charisma check, DC 12«; no pretending»).',
    'One can argue it down (DC 14 Persuasion or Performance), but then the next object takes its side.',
    'The object answers questions until it is contradicted (DC 12 Persuasion for a second one).',
    'Behind it is a tube, a parrot or a very small person (DC 14 Perception)«, gone in a round».',
    [
      '{X3} must be brought out before the crowd asks for more (DC 13 Performance).',
      'start!=knocker',
    ],
  ],
  how: [
    '{A} has taught {few} starlings, which sit in things.',
    '{A} knows each of the remarks by heart, and has rehearsed the voices« in the bath».',
    [
      '{A} wants the truth about {V} to be said aloud, and starts with smaller truths«, for practice».',
      'agent=returned|kin|penitent',
    ],
    ['After each remark {A} sells twice as many tickets for the next.', 'agent=profiteer'],
    ['The objects are honest. {A} has only asked them to speak up.', 'agent=power'],
    ['It is parrots, tubes and a good memory.', 'agent!=power'],
    ['Each remark was« really» made once, by {V}, and nobody listened.', ''],
  ],
  escalate: [
    'The things have begun to agree with one another.',
    '{record} has been heard laughing.',
    'The remarks now come before the deed.',
    'Somebody has asked {record} for its opinion.',
  ],
};
