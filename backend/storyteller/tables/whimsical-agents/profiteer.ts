import type { Agent } from '../plot-types.ts';

export const whimsicalProfiteerAgent: Agent = {
  id: 'profiteer',
  tones: ['whimsical'],
  uncanny: false,
  fates: ['gone'],
  roles: [
    ['seller of patent cures', 'ballad seller', 'dealer in antique buns', 'umbrella merchant'],
    ['organiser of festivals', 'collector of curiosities', 'editor of a gazette'],
    ['purveyor to seven courts', 'royal auctioneer', 'promoter of balloon ascents'],
  ],
  who: [
    '{A} has worked this trick in four towns: a bit of old shame«, a bit of glitter,» and a season ticket.',
    '{A} collects quarrels«, keeps them fresh,» and brings them out with lights.',
    '{A} has no quarrel with anyone and sells tickets to this one.',
    '{A} heard of the old matter, saw that a town will pay to find out what happens next, and makes it happen.',
  ],
  whyNow: [
    'It begins now because {A} has {num} umbrellas too many«, or something like umbrellas».',
    'It begins now because {A} has printed the programme already.',
    'It begins now because the last town had enough of it, and ran after the cart« for a mile».',
  ],
  goal: [
    '{A} wants a grand finale« at {deadline}», with seats in three classes.',
    '{A} wants {W} and {V} to make it up, or not« to», as long as it is on the stage«, on Saturday».',
  ],
  face: [
    'Is your friend from the second word on, and sells you the first« one» later.',
    'Has a card for it, with a picture.',
    'Has exactly what you need«, whatever it is», in the other cart.',
    'Is deeply moved by everything and notes it down.',
  ],
  traces: [
    ['paper', 'The posters were printed before the first thing happened«, and get the day right».'],
    ['thing', 'The glitter« that was found» on {theemb} is sold by {A} by the ounce.'],
    ['word', '{A} asks« in the evening» whether it was loud enough at the back.'],
    ['habit', '{A} counts the crowd with small movements of the lips.'],
  ],
  hides: [
    ['paper', 'The cart licence says "kept at {lair}".'],
    [
      'thing',
      'Sawdust and {res} have been trodden in« together»; only at {lair} is there a stage on such ground.',
    ],
    ['word', 'A tenor was heard at {lair}« at {hour}», being told to be louder.'],
    ['habit', '{A} guides tourists everywhere but to {lair}.'],
  ],
  steps: [
    [
      '{A} sells {T} a good seat for {T.their} own story.',
      '{A} has posters up for a second night before the first.',
      '{A} begins to sell souvenirs of what has not happened yet.',
      '{A} signs {S} for a small speaking part.',
    ],
    [
      "{A} hires {X3}'s twin, who has never existed.",
      'The audience begins to take part«, and there is no stopping it».',
      '{X3} is booed in the street by people with tickets.',
      'The tenor whom {A} has hired resigns, and takes the fog along.',
    ],
    [
      '{A} sells the finale twice, to {W} and to {V}.',
      'The curtain comes down on {W}«, gently,» and has to be cut.',
      'The finale takes place in the wrong order: first the fireworks, then the audience.',
      '{W} is carried through {town} in triumph or in a blanket«. Opinions are divided».',
    ],
  ],
  parley: [
    'Buy all the tickets.',
    '{A} is afraid of one critic, {T}, who falls asleep. Put {T} in the front row.',
    '{A} is open to a better script.',
    '{A} will stop as soon as the takings are to be shared with {V}.',
    'Show {A} the true papers. {A.they} takes off the hat: it is the best property {A.they} has ever seen«, and it is real».',
  ],
  lairSigns: [
    'a thunder sheet, a rain drum, and a tenor eating soup',
    'programmes, damp, tied up in hundreds',
    '{embs} by the gross, with the price on',
    'a dressing table with three names« on it», crossed out',
  ],
  tactics: [
    '{A} sets off everything at once: fog«, thunder» and a tenor.',
    ['The helpers are paid by the scream and scream a lot.', 'escort=people'],
    "{A} passes the hat« during the fight», and some of the party's enemies put something in.",
  ],
  leader: ['people'],
  escort: ['people', 'beast', 'construct'],
};
