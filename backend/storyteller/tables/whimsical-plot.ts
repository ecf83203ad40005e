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
      '{W} asks {V} whether there is anything left to eat.',
    ],
  },
  {
    id: 'courtship',
    excuse: [
      'to impress a person at the third table, who was looking the other way',
      'for a pair of eyes, which then married a dentist',
    ],
    today: [
      ['{W} still sits with a view of the third table.', 'excuse=1'],
      ['{W} has excellent teeth, and no dentist.', 'excuse=2'],
    ],
    price: [
      ['{W} learns that the person at the third table had been looking at {V}.', 'excuse=1'],
      ['{W} says so, and the dentist pats {W.them} on the shoulder.', 'excuse=2'],
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
  {
    id: 'shortsight',
    excuse: [
      'without {W.their} glasses on',
      'because from where {W.they} stood it looked quite different',
    ],
    today: [
      '{W} has spectacles on every chair, and sits on them.',
      '{W} looks at everything twice and agrees with the second time.',
    ],
    price: [
      '{W} puts the spectacles on, looks at {V}, and says "Oh".',
      '{W} reads the apology from a very large card.',
    ],
  },
  {
    id: 'rain',
    excuse: [
      'because it had begun to rain and everybody was in a hurry',
      'to get it over with before the rain',
    ],
    today: [
      '{W} carries an umbrella in all weathers, and opens it indoors when {V} is mentioned.',
      '{W} begins every talk with the weather and tries to end it there.',
    ],
    price: [
      '{W} says it in the pouring rain, without a hat, and is cheered for the hat.',
      '{W} holds the umbrella over {V} for the rest of the day.',
    ],
  },
  {
    id: 'aunt',
    excuse: ['because an aunt had come all the way to see it', 'so as not to disappoint an aunt'],
    today: [
      '{W} still writes to the aunt every Sunday, and invents the news.',
      '{W} stands up straight when a carriage stops.',
    ],
    price: [
      '{W} writes to the aunt. The answer is that the aunt had known it, and here is a cake for {V}.',
      'The aunt of {W} comes in person, and that is quite enough.',
    ],
  },
];

export const whimsicalTwists: readonly Twist[] = [
  {
    id: 'both-pining',
    tones,
    when: '',
    plant: [
      '{W} asks every traveller how {V} is, and then does not listen.',
      "The clock in {W}'s hall stands at the hour at which {V} left.",
      ['{W} keeps a chair free at table, "for a draught".', '@chair'],
      'Every year on the day {W} buys two of everything and gives one to the geese.',
    ],
    echo: [
      "{V}'s letters have been opened so often that they fold themselves.",
      'Both of them take the same walk, a valley apart, at the same hour.',
      ['The free chair has a name under the seat, and it is {V}.', 'plant=chair'],
      "In {V}'s verses the last line is always missing; it would have to rhyme with {W}.",
    ],
    turn: [
      [
        '{W} and {V} have missed each other for {years} years, and all of this leads to it that one of the two writes first. Neither may hear that the other began.',
        'agent!=penitent',
      ],
      '{W} and {V} want the same thing, each has one half of it, and it is the sandwich of that evening.',
      '{W} and {V} miss each other dreadfully, and have been waiting for {years} years for the other to begin.',
      'The old quarrel has outlived its cause. {V} forgave it in the second year and was waiting to be asked.',
    ],
    use: [
      'Read the letters of one to the other, on one evening, and most of it mends itself.',
      'Neither may hear that the other began. The party will have to tell both the same lie.',
      'It is worth more than any proof: whoever brings the first letter is forgiven everything else.',
    ],
  },
  {
    id: 'giver-verse',
    tones,
    when: '',
    plant: [
      '{G} beats time on the table when the matter is mentioned.',
      '{G} says that it was before {G.their} time, and gives the time.',
      '{G} hums while paying you, and stops.',
      '{G} asks you to leave out one thing, a trifle, about page {few}.',
    ],
    echo: [
      'In a drawing of that evening the third spoon from the left has the initials of {G}.',
      'One of the witnesses signed with a rhyme; {G} rhymes when nervous.',
      ['One of the verses is in the hand of {G}, and it is the funniest one.', 'wrong=song'],
      'In the list of the guests of that evening stands {G}, "with a spoon".',
    ],
    turn: [
      '{G} sat in the front row that evening, and laughed first. Without {G} it would have stayed a small thing.',
      '{G} was in it as well and had the best time of all. {G.they} is paying the party out of pure embarrassment.',
      [
        '{G} added the worst of it, unsigned, and has never been so proud of anything.',
        'wrong=song',
      ],
    ],
    use: [
      '{G} blushes when asked, and gives the party everything: the names, the order of the seats and what was for dessert.',
      'The party is paid by one of the people it is looking for, and {G} would like to be caught kindly.',
      'If {G} owns up first, the others follow, because nobody wants to be the last.',
    ],
  },
  {
    id: 'jury-bribe',
    tones,
    when: '',
    plant: [
      ['{T} can describe every cake of that year, and sighs at one.', '@cake'],
      ["There is a sty behind {T}'s house with curtains.", '@pig'],
      ['{T} cannot eat {fake} or anything like it, and used to be so fond of cake.', '@cake'],
      ['{T} gets a parcel each year, without a sender, and gives it to the pig.', '@pig'],
    ],
    echo: [
      ['Each parcel is entered in {record} as "stationery".', 'plant=pig'],
      '{W} has sent {T} a cake every year, and with each there is a note: "Still?"',
      ['The pig is the fattest of the county, and is called Conscience.', 'plant=pig'],
    ],
    turn: [
      '{T} wanted to be bribed with an apology, and got cake, every year, {years} times.',
      [
        '{T} has known it from the start and was paid in cake. The pig has eaten {years} years of bribes.',
        'plant=pig',
      ],
      '{T} would have told anyone who asked. No one asked: they all thought that they were the only ones who did not know.',
    ],
    use: [
      'Bring {T} a cake that is not a bribe. Nobody ever has.',
      '{T} will tell all of it, if it is understood that the cake was very dry.',
      '{W} knows that {T} knows, {T} knows that too, and both are tired of baking.',
    ],
  },
  {
    id: 'wrong-prize',
    tones,
    when: '',
    plant: [
      [
        'The fee comes in a cup with a dent. {G} calls it an heirloom and does not say whose.',
        '@cup',
      ],
      ['The purse has been embroidered, once, with another monogram.', '@purse'],
      ['The reward is kept in a case of which {G} has lost the key; it rattles.', '@case'],
      ['You get a medal in advance, slightly used.', '@medal'],
    ],
    echo: [
      ['The monogram has been picked out, and one can read it with a finger: {V}.', 'plant=purse'],
      ['The medal has another name on the back, scratched out in a hurry.', 'plant=medal'],
      [
        'The case rattles with {few} small things: somebody has put in what they were ashamed of.',
        'plant=case',
      ],
      ['In an old painting {V} drinks from a cup, and the cup has that very dent.', 'plant=cup'],
      'A pawn ticket for the reward is made out to {V}, with a tear on it, or gravy.',
    ],
    turn: [
      'The reward has been the property of {V} all along. {G} bought it at a jumble sale, from {W}, who had blushed.',
      'The reward is the very thing that {V} never got. {A} would know it at once.',
      [
        'In the case is the missing proof. {G} has been paying people with it for years, since it was so handsome.',
        'plant=case',
      ],
    ],
    use: [
      'Give it back to {V} in front of people, and {A} has nothing left to play for.',
      [
        '{A} recognises it at {lair} from ten paces, drops everything and asks to hold it.',
        'agent=returned|kin|penitent|power',
      ],
      '{G} is mortified and doubles the fee, in turnips if need be.',
    ],
  },
  {
    id: 'innocent-goose',
    tones,
    when: '',
    plant: [
      "At {hour} a goose crosses the square, stops in front of {W}'s door, says one word and goes on.",
      'A goose walks in, looks at everybody in turn, and goes out again. "That is only Gerda," people say.',
      'The oldest inhabitant of {town} is a goose with a ribbon, and it hisses at {W} only.',
    ],
    echo: [
      'There is a chair for the goose in the picture of that evening.',
      'The goose has a ring on its leg: "{V}, if found".',
      'The goose is mentioned in {record} as a witness, and was not heard.',
    ],
    turn: [
      'The goose has been collecting evidence. It is under the goose.',
      'The goose saw it all, and goes straight to the hiding place if it is allowed to lead.',
      "The goose is {V}'s, and whoever it follows has a clean conscience. It has been following {S}.",
    ],
    use: [
      'Follow the goose for an hour (DC 12 Animal Handling, or bread), and the party stands at {lair}.',
      'Put the goose on the witness stand. It hisses at the right people.',
      'Whoever carries the goose is told the truth in {town}, out of caution.',
    ],
  },
];

export const whimsicalSuspicions: readonly Row[] = [
  '{S} is suspected, since {S.they} denied it before it happened.',
  'It must have been {S}: no one else would have folded it so neatly.',
  'Three people saw {S} at it, and do not agree on the hat.',
  '{S} had the motive, the means and the marmalade.',
  'It was {S}, people say; it usually is, at weddings.',
  ['{S} is suspected by the goose.', 'twist=innocent-goose'],
  '{S} is suspected of it, because {S.they} laughed before the others.',
  'Everyone thinks it was {S}, who has a ladder.',
  'People blame {S}. {S.they} was not there, and that is thought to be clever.',
  'It is {S}, they say: such quiet shoes.',
  '{S} has been arrested for it twice and let go for lack of a cell with a good view.',
  '{S} is held to be capable of it; it is the first compliment that {S.they} has had in years.',
  'The suspect is {S}, on the grounds of a wink.',
];

export const whimsicalInnocence: readonly Row[] = [
  '{S} is building a boat in the attic and has begun to wonder about the stairs.',
  '{S} meets a badger, to play chess, and it is the badger who wishes to keep it quiet.',
  '{S} walks in {S.their} sleep and is, asleep, the best baker in {town}.',
  '{S} is writing down everything that {town} says, for love.',
  '{S} has a second job as the cuckoo.',
  '{S} practises the bagpipes at {hour}, in a sack, out of consideration.',
  '{S} is secretly knitting a bridge.',
  '{S} climbs out at night to feed a dragon, which is a newt.',
  '{S} was asleep, in a place that is embarrassing.',
  "{S} teaches {T}'s parrot to be kind.",
  '{S} goes courting, by ladder, at the wrong window, and has been too polite to stop.',
];

export const whimsicalTargetWants: readonly Row[] = [
  'wants a quiet word, and has brought a chair for it',
  ['wants it known that the ham was dry', 'wrong=vote'],
  'wants to see it happen to {W}',
  'wants to be painted in a better light, or at all',
  'wants to trade seats',
  'wants to confess to something else',
  ['wants the goose to stop looking', 'twist=innocent-goose'],
  'wants a second opinion on the hat',
  'wants the others to go first, alphabetically',
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
  'wants to be thanked for not saying anything, and to say it',
  'wants somebody to guess it, and gives hints',
  'wants {W} and {V} at one table, and has already bought the table',
  'wants to tell it in the right order, and has cards for it',
  ['wants cake again, with a good conscience', 'twist=jury-bribe'],
  "wants to see {V}'s face when it comes out",
  'wants to be asked loudly, being a little deaf on that side',
];

export const whimsicalWrongdoerWants: readonly Row[] = [
  'wants to change the subject, and has a list of subjects',
  'wants to give something back, and cannot find out what it was',
  'wants to be let off with a song',
  ['wants the statue finished before anyone looks closely', 'why=statue'],
  'wants to apologise, and has the flowers; they are the third bunch',
  'wants the party to find somebody else, anybody, with a sense of humour',
  'wants to be asked, once, what it was like',
];

export const whimsicalStakes: readonly Row[] = [
  'There are {days} days to go until {deadline}, and no one in {town} can keep a straight face.',
  '{days.s} days are left: then {deadline.c}, and at present no one can give a speech without somebody giggling.',
  [
    '{body} has promised the neighbours that {deadline} will be dignified. It was in the printed programme.',
    'tier>=2',
  ],
  'If this goes on until {deadline}, {stake} will have to wait, and there will be speeches meanwhile.',
  [
    '{days.s} days are left until {deadline}, the whole county will be looking on, and so far nobody has their own trousers.',
    'harm=swaps',
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
    'The royal wedding is to be held in {town}, in {days} days, with nine hundred guests and a comet.',
    'tier=3',
  ],
];

export const whimsicalLastSteps: readonly Row[] = [
  ['{town} is renamed by a majority of one, and the one is a hen.', 'tier=1'],
  ['People get used to it. That is the worst.', 'tier=1'],
  ['{town3} breaks off relations, and sends them in a box.', 'tier=2'],
  ['{body} adopts the goose as its seal, and the seal bites.', 'tier=2 twist=innocent-goose'],
  ['The peace holds, but nobody can say it with a straight face.', 'tier=3'],
  ["The royal couple live happily ever after, with each other's dentists.", 'tier=3'],
  ['Four ambassadors ask for asylum in the cake.', 'tier=3'],
  ['{town} is put on the map of curiosities, between a bearded cow and a leaning pond.', 'tier=1'],
  ['Everybody moves one house to the left and hopes for the best.', 'tier=1'],
  ['{town2} makes it a public holiday, and keeps sending thank-you notes.', 'tier=2'],
  ['{body} is renamed, by acclamation, after the goose.', 'tier=2 twist=innocent-goose'],
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
      '{C} reads out {record} at the feast, between soup and fish, with all the pauses.',
      [
        'The party hands out the score, and all of {town} sings it, in parts, to {W}.',
        'wrong=song',
      ],
      '{S} is asked to draw it, on a wall, large.',
      'The party re-enacts it, and {X1} corrects them from the audience.',
      'The party tells it at {deadline}, from the bandstand, with actions.',
      '{T} is given a box to stand on and says it all, in the right order.',
      'The party puts the proof on a plate, under a lid, and has it served to {W}.',
      ['{record} is read aloud, with the drawing.', 'wrong=recipe|wager'],
    ],
    gain: [
      '{W} is given a golden chain, for modesty, by {V}.',
      '{works.s} {works.has} a holiday, the first in {years} years, and nobody knows what to do with their hands.',
      '{A} is offered a job by everyone at once.',
      ['{T} eats cake.', 'twist=jury-bribe'],
      '{W} goes red, then redder, then begins to laugh, and is a much nicer person from then on.',
      ['{V} is fetched home on a hay cart, under protest and in a new hat.', 'agent!=returned'],
      '{S} gets an apology from each in turn, and a cake from most.',
      'A statue of {W} is put up with two heads, and the second is a good likeness of {V}.',
      'It turns out that everybody in {town} had known a bit of it, and that together they had the whole story.',
      '{G} finally laughs, and it can be heard at {works}.',
      '{X3} applauds first, alone, for a long time, and then the others join in.',
      '{A} takes a bow, is asked for another, and is out of breath.',
      [
        '{V} hears of it, and sends a letter with one word in it, and the word is "Ha".',
        'agent!=returned',
      ],
    ],
    cost: [
      '{C} has to write it all down again, with feeling.',
      '{W} cannot be stopped any more from telling it.',
      ['{T} must give up the pig.', 'twist=jury-bribe plant=pig'],
      '{G} laughed too soon and is not asked again.',
      '{X1} owned up as the second and is sulking in a tree.',
      '{G} has to give back a medal that went well with the coat.',
      'For {few} years nobody in {town} will lend anyone a book, an egg or an ear.',
      '{X2} leaves for the next town and starts a rumour there about cheese.',
      '{S} has been forgiven so often that {S.they} has to sit down.',
      '{X3} is asked for the story at every dinner, and has begun to bring cards.',
      '{A} misses it already, and looks round for something else.',
    ],
  },
  {
    id: 'hush',
    heading: 'It stays a secret',
    act: [
      '{W} pays {A} in kind, and it takes a wagon.',
      [
        'The party swears {T}, the goose and each other to silence, in this order.',
        'twist=innocent-goose',
      ],
      'The party swears {T}, {C} and each other to silence, in this order.',
      '{G} has it entered in {record} as weather.',
      'The party lets {A} have one last prank, a small one, and never says who it was.',
      'The party brings {W} a bill, {W} pays it, and both sign that it was for drains.',
      'The proof against {W} is baked into a pie, and the pie is eaten.',
    ],
    gain: [
      '{deadline.c.s} on time, and nearly with dignity.',
      ['{W} is kind to people with planks from now on.', 'wrong=wager'],
      '{G} pays double, and winks with both eyes.',
      '{X3} takes up gardening, and stays low.',
      ['{deadline.c.s} on time and in trousers.', 'harm=swaps'],
      'The party may eat free of charge in {town}, for life, at certain houses, by the back door.',
      '{A} owes the party a favour of the surprising sort.',
      '{W} sends the party a ham each year, with a blank card.',
      '{S} is let off, and is a little disappointed.',
      '{C} turns over the page, and that is that.',
      '{body} congratulates itself on having noticed nothing.',
    ],
    cost: [
      ['It comes out anyway, in verse, in {town2}.', 'tier>=2'],
      '{X1} keeps thanking the party in public, for nothing.',
      '{A} was promised a street, and wants to know which one.',
      '{S} remains the culprit, and gets fan mail.',
      ['{T} has to go on knowing it, and has bought a second pig.', 'twist=jury-bribe plant=pig'],
      'In {town} somebody always begins to hum when the party comes in.',
      '{X2} is now afraid of the party, and keeps giving it things.',
      '{C} knows, and cannot look at a hat any more.',
      '{G} has to think of a reason for the bill, and it is "bees".',
    ],
  },
  {
    id: 'together',
    heading: 'They are brought to one table',
    act: [
      'The party tells {W} that {V} is ill, and {V} that {W} is, and both turn up with soup.',
      '{T} invites them to a christening, and there is no child.',
      'The party gets {A} to sit between them, and then gets {A} to get up.',
      'The party gets {W} and {V} into one boat, and loses the oars.',
      'The party has {A} and {W} judge a contest for the worst apology.',
      '{S} cooks for both, without saying who else is coming.',
    ],
    gain: [
      [
        'They quarrel for an hour about how it really was, and agree that the goose was right.',
        'twist=innocent-goose',
      ],
      'They quarrel for an hour about how it really was, and agree that both of them were hungry.',
      '{V} has brought a present, {years} years old, still wrapped.',
      '{W} says it. {V} says "What?" {W} says it again, louder, and all of {town} has heard it.',
      '{A} cries, and is lent three sleeves.',
      '{amends}',
      [
        '{W} and {V} start at the same moment, with the same word, and it is "sorry" or "soup".',
        '',
      ],
      '{A} has to laugh, and it is over.',
      'They found a company together, and it makes {good} that nobody can describe.',
      '{T} is asked to say grace, and says the whole of it.',
      '{X1}, {X2} and {X3} bring the dessert, and own up over it, in turn.',
      '{G} gives the first toast in years that nobody has to hide from.',
    ],
    cost: [
      'Everyone in {town} now wants to make up with somebody. {G} needs more tables.',
      ['{V} moves in with {W}, and brings the trombone.', 'wrong=song'],
      ['The party has to be godparents, to a goose.', 'twist=innocent-goose'],
      '{V} moves in with {W}, and brings every reminder of {years} years, in a trunk.',
      'They become inseparable, there is no bearing it, and {X3} writes a letter to the gazette.',
      '{S} has to wash up, and finds a spoon too many.',
      '{X1} had bet on the other outcome, and wants it to be looked at again.',
      '{C} is asked to make two copies of everything, with hearts.',
      ['The song gets {few} new verses, and the party is in one of them.', 'wrong=song'],
      ['{G} must give the toast, and it has been written by the goose.', 'twist=innocent-goose'],
    ],
  },
  {
    id: 'harder',
    heading: 'The harder road',
    act: [
      [
        'The party makes {W} win again, honestly, this time, against {V}, with all of {town} tasting.',
        'wrong=prize',
      ],
      'The party finds out who began it, before {W}, and before that; it takes until breakfast, and it was an egg.',
      'The party gets all {few} to own up, on one evening, in the order of height, without anyone leaving the table.',
      'The party undoes all of {harm}, in one night, in felt slippers.',
    ],
    gain: [
      [
        'The song gets a second voice, and it turns out that it had always lacked one.',
        'wrong=song',
      ],
      '{town} puts up one more monument, of all of them, from the front.',
      '{W} and {V} are asked to open {deadline} together, and cut the ribbon from two sides.',
      'Everyone in {town} gets back what is theirs, and some of it is kept for later.',
      '{S} is made keeper of the story, with a chair, and tells it right.',
      '{X3} finds out that being laughed at is bearable, and makes a habit of it.',
      '{T} can stop hinting, and takes up whistling.',
      '{amends}',
      'It becomes a custom: once a year, at {hour}, people say what they had not meant to.',
    ],
    cost: [
      '{X2} has to be told it in small bites.',
      '{G} has to write {few} letters of thanks, all of them different.',
      '{X3} insists on telling it as well, and gets it wrong.',
      '{C} has run out of ink, of patience and of pages.',
      'Everyone in {town} who has laughed must wash up.',
      'It takes until Thursday, and {X1} has kept the minutes.',
      ['The party is made an honorary jury, for life, and must taste everything.', 'wrong=prize'],
    ],
  },
];
