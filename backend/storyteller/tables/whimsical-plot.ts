import type { Ending } from './endings.ts';
import type { Motive, Twist } from './plot-types.ts';
import type { Row } from './row-types.ts';

const tones = ['whimsical'] as const;

export const whimsicalMotives: readonly Motive[] = [
  {
    id: 'applause',
    excuse: [
      'because there was applause, and it was warm',
      'to hear, once, what it sounds like from the front',
    ],
    today: ['{W} pauses after each sentence, in case.', '{W} bows to the kettle when it whistles.'],
    price: [
      '{W} gets a round of applause for the confession, and blushes at last in the right place.',
      '{W} takes the curtain call alone, without a curtain.',
    ],
  },
  {
    id: 'breakfast',
    excuse: [
      'on an empty stomach',
      'because there had been no breakfast that day and it all went very fast',
    ],
    today: ['{W} has a roll in every pocket.', '{W} decides nothing before eleven.'],
    price: [
      '{W} invites everyone to breakfast, every year, on the day, for good.',
      '{W} asks {V} whether there is anything left of the ham.',
    ],
  },
  {
    id: 'courtship',
    excuse: [
      'to impress a person at the third table, who was looking the other way',
      'for a pair of eyes, which then married a dentist',
    ],
    today: [
      '{W} still sits with a view of the third table.',
      '{W} has excellent teeth, and no dentist.',
    ],
    price: [
      '{W} learns that the person at the third table had been looking at {V}.',
      '{W} says so, and the dentist pats {W.them} on the shoulder.',
    ],
  },
  {
    id: 'mistake',
    excuse: [
      'by mistake, and then it was too late to have been a mistake',
      'because it was easier than to explain',
    ],
    today: [
      '{W} begins explanations and then gives you a plum.',
      '{W} owns {few} umbrellas that belong to others, and knows whose.',
    ],
    price: [
      '{W} explains. It takes two days and is published.',
      '{W} gives back the umbrellas as well.',
    ],
  },
  {
    id: 'dare',
    excuse: [
      'because someone had said that {W.they} would never dare',
      'for a bet about another bet',
    ],
    today: [
      '{W} cannot see a wall without wanting to walk along it.',
      '{W} says "Who says so?" before you have said anything.',
    ],
    price: [
      '{W} is dared to say sorry, and it turns out to be the highest wall of all.',
      '{W} wins, by losing, a bet that only {T} knew of.',
    ],
  },
];

export const whimsicalTwists: readonly Twist[] = [
  {
    id: 'both-pining',
    tones,
    when: '',
    plant: [
      '{W} keeps a chair free at table, "for a draught".',
      'Every year on the day {W} buys two of everything and gives one to the geese.',
    ],
    echo: [
      'The free chair has a name under the seat, and it is {V}.',
      "In {V}'s verses the last line is always missing; it would have to rhyme with {W}.",
    ],
    turn: [
      '{W} and {V} miss each other dreadfully, and have been waiting for {years} years for the other to begin.',
      'The old quarrel has outlived its cause. {V} forgave it in the second year and was waiting to be asked.',
    ],
  },
  {
    id: 'giver-verse',
    tones,
    when: '',
    plant: [
      '{G} hums while paying you, and stops.',
      '{G} asks you to leave out one thing, a trifle, about page {few}.',
    ],
    echo: [
      'One of the contributions is in the hand of {G}, and it is the funniest one.',
      'Among the guests of that evening stands {G}, "with a spoon".',
    ],
    turn: [
      '{G} was in it as well and had the best time of all. {G.they} is paying the party out of pure embarrassment.',
      '{G} added the worst of it, unsigned, and has never been so proud of anything.',
    ],
  },
  {
    id: 'jury-bribe',
    tones,
    when: '',
    plant: [
      '{T} cannot eat {fake} or anything like it, and used to be so fond of cake.',
      '{T} gets a parcel each year, without a sender, and gives it to the pig.',
    ],
    echo: [
      'The parcels are from {W}, and in each there is a note: "Still?"',
      'The pig is the fattest of the county, and is called Conscience.',
    ],
    turn: [
      '{T} has known it from the start and was paid in cake. The pig has eaten {years} years of bribes.',
      '{T} would have told anyone who asked. No one asked: they all thought that they were the only ones who did not know.',
    ],
  },
  {
    id: 'wrong-prize',
    tones,
    when: '',
    plant: [
      'The reward is kept in a case of which {G} has lost the key; it rattles.',
      'You get a medal in advance, slightly used.',
    ],
    echo: [
      'The medal has another name on the back, scratched out in a hurry.',
      'The case rattles with {few} small things: somebody has put in what they were ashamed of.',
    ],
    turn: [
      'The reward is the very thing that {V} never got. {A} would know it at once.',
      'In the case is the missing proof. {G} has been paying people with it for years, since it was so handsome.',
    ],
  },
  {
    id: 'innocent-goose',
    tones,
    when: '',
    plant: [
      'A goose walks in, looks at everybody in turn, and goes out again. "That is only Gerda," people say.',
      'The oldest inhabitant of {town} is a goose with a ribbon, and it hisses at {W} only.',
    ],
    echo: [
      'The goose has a ring on its leg: "{V}, if found".',
      'The goose is mentioned in {record} as a witness, and was not heard.',
    ],
    turn: [
      'The goose saw it all, and goes straight to the hiding place if it is allowed to lead.',
      "The goose is {V}'s, and whoever it follows has a clean conscience. It has been following {S}.",
    ],
  },
];

export const whimsicalSuspicions: readonly Row[] = [
  '{S} is suspected of it, because {S.they} laughed before the others.',
  'Everyone thinks it was {S}, who has a ladder.',
  'People blame {S}. {S.they} was not there, and that is thought to be clever.',
  'It is {S}, they say: such quiet shoes.',
  '{S} has been arrested for it twice and let go for lack of a cell with a good view.',
  '{S} is held to be capable of it; it is the first compliment that {S.they} has had in years.',
  'The suspect is {S}, on the grounds of a wink.',
];

export const whimsicalInnocence: readonly Row[] = [
  '{S} practises the bagpipes at {hour}, in a sack, out of consideration.',
  '{S} is secretly knitting a bridge.',
  '{S} climbs out at night to feed a dragon, which is a newt.',
  '{S} was asleep, in a place that is embarrassing.',
  "{S} teaches {T}'s parrot to be kind.",
  '{S} goes courting, by ladder, at the wrong window, and has been too polite to stop.',
];

export const whimsicalTargetWants: readonly Row[] = [
  'wants it never to be mentioned again and mentions it',
  'wants a larger hat',
  'wants to know whether it was at least a good likeness',
  'wants to own up as the first, or the last, but not as the second',
  'wants the party to taste something, and be honest',
  'wants a signed statement that it was all {W}',
  'wants to be let in on the joke',
  'wants to leave for the country, and is told that this is the country',
  'wants the recipe',
];

export const whimsicalWitnessWants: readonly Row[] = [
  'wants to tell it in the right order, and has cards for it',
  'wants cake again, with a good conscience',
  "wants to see {V}'s face when it comes out",
  'wants to be asked loudly, being a little deaf on that side',
];

export const whimsicalWrongdoerWants: readonly Row[] = [
  'wants the statue finished before anyone looks closely',
  'wants to apologise, and has the flowers; they are the third bunch',
  'wants the party to find somebody else, anybody, with a sense of humour',
  'wants to be asked, once, what it was like',
];

export const whimsicalStakes: readonly Row[] = [
  [
    '{days.s} days are left until {deadline}, the whole county will be looking on, and so far nobody has their own trousers.',
    '',
  ],
  [
    'If it is not over by {deadline}, {town} will be a laughing stock; it has been one before and did not care for it.',
    'tier=1',
  ],
  ['The next town has heard of it and is putting up benches on the hill, for the view.', 'tier=1'],
  [
    '{town2} and {town3} have sent delegations. They say that they are here to help, and have brought sketch pads.',
    'tier=2',
  ],
  [
    '{body} is to meet in {town} in {days} days, in full dress, and there is not one chair that can be trusted.',
    'tier=2',
  ],
  ['A peace is to be signed in {town}, by two kings without any humour, in {days} days.', 'tier=3'],
  [
    'The royal wedding is to be held in {town}, with nine hundred guests, a comet and {stake}.',
    'tier=3',
  ],
];

export const whimsicalLastSteps: readonly Row[] = [
  ['{town} is put on the map of curiosities, between a bearded cow and a leaning pond.', 'tier=1'],
  ['Everybody moves one house to the left and hopes for the best.', 'tier=1'],
  ['{town2} makes it a public holiday, and keeps sending thank-you notes.', 'tier=2'],
  ['{body} is renamed, by acclamation, after the goose.', 'tier=2'],
  [
    'Two kings laugh at the same moment and forget what the war was to be about; their chancellors do not.',
    'tier=3',
  ],
  ['The treaty is signed with {emb}, and is binding.', 'tier=3'],
];

export const whimsicalEndings: readonly Ending[] = [
  {
    id: 'expose',
    heading: 'It comes out',
    act: [
      'The party tells it at {deadline}, from the bandstand, with actions.',
      '{T} is given a box to stand on and says it all, in the right order.',
      'The party puts the proof on a plate, under a lid, and has it served to {W}.',
      '{record} is read aloud, with the drawing.',
    ],
    gain: [
      '{W} goes red, then redder, then begins to laugh, and is a much nicer person from then on.',
      '{V} is fetched home on a hay cart, under protest and in a new hat.',
      '{S} gets an apology from each in turn, and a cake from most.',
      '{W} has a second head put on the statue, a good likeness of {V}.',
      'It turns out that everybody in {town} had known a bit of it, and that together they had the whole song.',
    ],
    cost: [
      '{X1} owned up as the second and is sulking in a tree.',
      '{G} has to give back a medal that went well with the coat.',
      'For {few} years nobody in {town} will lend anyone a book, an egg or an ear.',
      '{X2} leaves for the next town and starts a rumour there about cheese.',
    ],
  },
  {
    id: 'hush',
    heading: 'It stays a secret',
    act: [
      'The party lets {A} have one last prank, a small one, and never says who it was.',
      'The party brings {W} a bill, {W} pays it, and both sign that it was for drains.',
      'The proof against {W} is baked into a pie, and the pie is eaten.',
    ],
    gain: [
      '{deadline.c.s} on time and in trousers.',
      'The party may eat free of charge in {town}, for life, at certain houses, by the back door.',
      '{A} owes the party a favour of the surprising sort.',
    ],
    cost: [
      '{S} remains the culprit, and gets fan mail.',
      '{T} has to go on knowing it, and has bought a second pig.',
      'In {town} somebody always begins to hum when the party comes in.',
    ],
  },
  {
    id: 'together',
    heading: 'They are brought to one table',
    act: [
      'The party gets {W} and {V} into one boat, and loses the oars.',
      'The party has {A} and {W} judge a contest for the worst apology.',
      '{S} cooks for both, without saying who else is coming.',
    ],
    gain: [
      '{amends}',
      '{W} and {V} start at the same moment, with the same word, and it is "sorry" or "soup".',
      '{A} has to laugh, and it is over.',
      'They found a company together, and it makes {good} that nobody can describe.',
    ],
    cost: [
      'They become inseparable, there is no bearing it, and {X3} writes a letter to the gazette.',
      'The song gets {few} new verses, and the party is in one of them.',
      '{G} must give the toast, and it has been written by the goose.',
    ],
  },
  {
    id: 'harder',
    heading: 'The harder road',
    act: [
      'The party gets all {few} to own up, on one evening, in the order of height, without anyone leaving the table.',
      'The party undoes all of {harm}, in one night, in felt slippers.',
    ],
    gain: [
      '{amends}',
      'It becomes a custom: once a year, at {hour}, people say what they had not meant to.',
    ],
    cost: [
      'It takes until Thursday, and {X1} has kept the minutes.',
      'The party is made an honorary jury, for life, and must taste everything.',
    ],
  },
];
