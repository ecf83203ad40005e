/** What a feast is like whose host keeps the guests, by who the host is. */
export interface HostWords {
  readonly of: RegExp;
  readonly id: string;
  /** The role of the host, if the idea does not say it, and whether the rules have statistics for it. */
  readonly role: string;
  readonly foe: boolean;
  /** Where it is held, and the places there. */
  readonly ground: string;
  readonly places: readonly [hall: string, kitchen: string, chamber: string];
  /** What a guest must not do, as `to eat`, and what happens to one who does, as a clause. */
  readonly rule: string;
  readonly loss: string;
  /** The same, done to the host: what no guest has dared. */
  readonly ofHost: string;
  /** How B is kept, and how a guest can be freed within the rules of the host. */
  readonly kept: string;
  readonly free: string;
  /** A game that is played there, with its rules. */
  readonly game: string;
  /** What the food, the dances or the stakes are made of. */
  readonly sign: string;
  readonly end: string;
  /** Who fights beside the host. */
  readonly beside: string;
}

/** The last is for all others. */
export const hostWords: readonly HostWords[] = [
  {
    of: /\b(?:fairy|fairies|faerie|fey|seelie|unseelie|titania|elf|elven|pixie|archfey|summer court|winter court)\b/,
    id: 'fey',
    role: 'host of the fey',
    foe: false,
    ground: 'the clearing that is larger inside',
    places: ['the dance floor of moss', 'the kitchens under the hill', 'the bower of {A.full}'],
    rule: 'to eat or drink anything',
    loss: 'whoever does stays, and dances, and thinks that it is still the first evening',
    ofHost: "to offer the host a bite from a guest's own pocket",
    kept: 'ate one strawberry, out of politeness, and has been dancing ever since',
    free: 'a guest who has eaten may go if somebody else gives the host a taste that the host does not know',
    game: 'the compliment dance: each turn one must say something kind and true to the partner (DC 13 Insight), and never thank for anything (who says "thank you" owes a favour)',
    sign: 'the strawberries are warm, and each has one grey hair on it',
    end: 'the last dance',
    beside: 'satyr',
  },
  {
    of: /\b(?:devils?|demons?|fiends?|hell|infernal|imps?|memor(?:y|ies))\b/,
    id: 'devil',
    role: 'devil',
    foe: true,
    ground: 'the fairground that was not there yesterday',
    places: ['the midway with the booths', 'the wagon of the winnings', 'the tent of {A.full}'],
    rule: 'to bet a memory that one needs in order to want to leave',
    loss: 'whoever loses it stays to win it back, and bets the next',
    ofHost: 'to make the host bet a memory',
    kept: 'has lost the road home, then the street, then the name over the door, and plays on in good spirits',
    free: 'whatever was lost can be won back with a stake of the same weight, at the same booth, from the same dealer',
    game: 'ring and bottle, with bottles that hold an afternoon each: three throws (DC 13 Dexterity check or Sleight of Hand), the stake is a memory that is told aloud first; won bottles may be drunk or given away',
    sign: 'the prizes on the shelf are bottles in which one can hear people laugh, and the labels have dates',
    end: 'the closing bell',
    beside: 'imp',
  },
  {
    of: /\b(?:vampires?|count|countess|strahd|undead|lich|blood)\b/,
    id: 'vampire',
    role: 'vampire',
    foe: true,
    ground: 'the castle on the crag',
    places: [
      'the long table with the candles',
      'the kitchens where nobody tastes',
      'the gallery of {A.full}',
    ],
    rule: 'to accept a second invitation',
    loss: 'whoever says yes twice is no guest any more but belongs to the house',
    ofHost: 'to invite the host in return, twice',
    kept: 'has said yes twice, wears a velvet collar, and is sure that it was a free choice',
    free: 'a guest may take along one present from the house, whatever it is, if the host has offered it before witnesses',
    game: 'the conversation: seven courses, and with each a question to which one must give an answer that is not boring (DC 13 Performance or Deception); whoever bores is served last',
    sign: "the host's glass is filled from another carafe, and the portraits along the wall all wear the same collar",
    end: 'the last course',
    beside: 'vampire spawn',
  },
  {
    of: /./,
    id: 'other',
    role: 'host',
    foe: false,
    ground: 'the house with the lit windows',
    places: ['the great hall', 'the kitchens', 'the private rooms of {A.full}'],
    rule: "to sit down in the chair that has one's name on it",
    loss: 'whoever does cannot remember why they wanted to get up',
    ofHost: 'to make a chair with the name of the host',
    kept: 'sat down in the chair with the name on it, and has been passing the salt ever since',
    free: 'a guest may go whose place has been taken by somebody of whom the host is afraid',
    game: 'the toast: each guest must drink to somebody who is present and say why (DC 13 Performance); who is toasted three times must leave the table, and may',
    sign: 'the cards with the names are older than some of the guests',
    end: 'the last toast',
    beside: 'guard',
  },
];

/** What an idea must name so that its host keeps the guests. */
export const strangeHosts = new RegExp(
  hostWords
    .slice(0, -1)
    .map(({ of }) => of.source)
    .join('|'),
);
