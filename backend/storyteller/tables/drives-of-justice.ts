import type { Drive } from './person-types.ts';

/** Drives about what is due to someone else: an inheritance, a verdict, a name, the truth. */
export const drivesOfJustice: readonly Drive[] = [
  {
    id: 'wrong-heir',
    levels: [1, 10],
    tones: ['heroic', 'intrigue', 'grim'],
    words: ['heir', 'noble', 'lord', 'lady', 'bastard', 'prince', 'princess', 'orphan', 'lost'],
    other: ['midwife', 'old nurse', 'parish clerk'],
    want: [
      '{P} wants [nothing to change in the house|everything in the house to stay as it is|the family to be left in peace], and [nobody to ask how it was in the old days|no more questions about the past|the past to be left alone].',
      [
        '{P} wants the parish books bound anew, and will pay« for the binding» if the pages are trimmed.',
        'v=1|2',
      ],
      '{P} wants to see {Q} looked after«, generously,» in a house a long way off.',
    ],
    ask: [
      '{P} asks the party to bring {Q} to a house in {town3}«, in comfort,» and to keep {Q.them} company there [until {P} writes that it is quiet in {town} again|until a letter from {P} says that {Q.they} may come home].',
      '{P} asks the party to find out who has been reading old parish books« in {town2}», and pays {coins} gold pieces.',
    ],
    says: [
      '"It is an old house, even for {town}, and old houses do not like questions."',
      '"Anybody in {town} can tell you who my father was, so you need not ask me."',
    ],
    tell: [
      [
        'On the anniversary of the old {boss} everyone lights a candle, and {P} lights two.',
        'v=1|2',
      ],
      ['{P} has had no portrait done, and stands at the back in those of others.', 'v=1|2'],
      ['{P} never says "my father\'s house", but "the house".', 'v=2'],
      ['{P} pays the rent of {Q} and calls it a mistake« in the books».', 'v=3'],
    ],
    secret: [
      '{P} is the only lawful child of the old {boss}, and has known it since {Q} spoke in a fever. Half of {town} would fight for such a claim and half against« it», so {P} has said nothing, and wants {Q} far away before the next fever.',
      '{P}, who passes for a child of the old {boss}, was put in the cradle of one who died. {Q} did it«, out of pity and for a pension,» and talks more freely each year.',
      'The inheritance {P} lives on was meant for {Q}. {P} laid the paper by which {Q} gave it away under a receipt for a gift of soap, and {Q} signed both without looking. [A lawyer has come to {town} to put old papers in order, and would only have to ask {Q}|Now a lawyer is going through the old papers of {town}, and has not met {Q} yet].',
    ],
    clue: [
      [
        'Medicine',
        'comparing ears and thumbs with the portraits',
        'the likeness is there, and it is to the wrong portrait.',
        'v=1|2',
      ],
      [
        'Investigation',
        'holding the parish page to the light',
        'a name has been scraped off and written again, by a hand that makes its R like {Q}.',
        'v=1|2',
      ],
      [
        'Persuasion',
        'bringing {Q} something warm and asking about the old days',
        '{Q} counts the children of that year« on the fingers», and gets to one too many.',
        'v=1|2',
      ],
      [
        'Persuasion',
        'asking {Q} what there was to sign in that year',
        '{Q} remembers one receipt, for soap, and that the soap never came.',
        'v=3',
      ],
      [
        'Insight',
        'admiring the house of {P}',
        '{P} can say what each room would fetch«, as people can who do not expect to stay».',
        'v=3',
      ],
    ],
    pressed: [
      [
        'With proof in hand, {P} asks what it would do to {town}«, and has already done the sum».',
        'v=1',
      ],
      ['{P} gives it all up on one condition: that {Q} is never asked under oath.', 'v=2'],
      [
        'If the party sells the knowledge, three houses will bid. {P} does not«, and moves out».',
        'v=1|2',
      ],
      [
        '{P} signs it over before the sentence is finished, and asks to stay« on» as a lodger.',
        'v=3',
      ],
      [
        '{Q} gets the inheritance back, and admits that {Q.they} cannot manage it. {P} can, and [offers to keep the books for {Q}, if one of the party checks them|could keep the books for {Q} from now on, if an honest person looks at them once a month].',
        'v=3',
      ],
    ],
  },
  {
    id: 'bought-verdict',
    levels: [4, 10],
    tones: ['grim', 'intrigue', 'heroic'],
    words: [
      'judge',
      'lawyer',
      'magistrate',
      'sheriff',
      'guard',
      'watch',
      'corrupt',
      'bribed',
      'unjust',
    ],
    roles: [
      ['magistrate', 'sergeant of the watch'],
      ['county judge', 'high sheriff'],
      ['justice of the crown'],
    ],
    other: ["convict's cousin", 'turnkey', 'released prisoner'],
    want: [
      '{P} wants every old case closed«, filed» and moved to a drier building.',
      '{P} wants to do one large good deed« and has been looking at you since you came in».',
      '{P} wants to be told«, by a person who would know,» that most judgments are more or less right.',
    ],
    ask: [
      '{P} asks the party to look once more into a case from {years} years ago, quietly, and to begin with those« who are» still alive.',
      '{P} asks the party to take {coins} gold pieces to {Q}«, without a name,» and to see that they are accepted.',
    ],
    says: [
      '"I have sentenced half of {town} to something, and been right more often than not."',
      '"In {town} one gets the justice that there was time for."',
    ],
    tell: [
      '{P} has no door in the study, and sleeps there.',
      'On court days {P} walks round the square and not across it.',
      '{P} gives to each beggar but one«, and crosses the street to avoid that one».',
    ],
    secret: [
      '{P} was paid, {years} years ago, to find against a {worker} who had done nothing. {Q} sweeps the steps« of the court» and knows the sum.',
      '{P} convicted the right person on evidence that {P.they} had made. {Q} has found the scissors it was made with.',
      'The case that made {P} a name was decided by a coin, «in the robing room, »in the presence of {Q}.',
    ],
    clue: [
      [
        'Investigation',
        'reading the old case in the court book',
        'the decisive witness saw it happen« at {site}», on a day on which nobody could get there.',
        'v=1|2',
      ],
      [
        'Insight',
        'asking how one lives with such an office',
        '{P} says "one at a time", and then asks which one you mean.',
      ],
      [
        'Perception',
        'following the eyes of {P} in the square',
        'they go to {Q}«, every time,» and then to the ground.',
      ],
    ],
    pressed: [
      'If {Q} forgives {P.them}, {P} resigns the same day. If not, {P.they} goes on«, and drinks».',
      '{P} will reopen the case if the party brings a new fact«, however small: it only has to be true».',
      'Threatened, {P} signs whatever is put on the desk, and the signature is worthless«, as {P.they} has taken care that it should be».',
    ],
  },
  {
    id: 'secret-buyer',
    levels: [1, 6],
    tones: ['heroic', 'intrigue', 'whimsical'],
    words: ['collector', 'patron', 'benefactor', 'buyer', 'rich', 'generous'],
    other: ['failed painter', 'proud wood carver', 'maker of figurines'],
    want: [
      '{P} wants more of everything that {Q} makes«, and complains of the quality».',
      '{P} wants the name of a certain customer of {Q} kept out of all talk«, and out of all books».',
      '{P} wants {Q} to go on believing in a buyer from {town2}.',
    ],
    ask: [
      '{P} asks the party to buy whatever {Q} has to sell«, at any price,» for "a friend in {town2}".',
      '{P} asks the party to take {few} cartloads of crates to {town3} by night, and not to look into them.',
    ],
    says: [
      '"I buy a good deal in {town}, and have no taste, as anybody will tell you."',
      '"There is real art in {town}, if one takes the time to look at it."',
    ],
    tell: [
      'The attic of {P} is locked, and the floor below it has begun to sag.',
      '{P} haggles over everything except at one stall, where {P.they} sends a boy.',
      '{P} turns pale when {Q} talks of giving it up.',
    ],
    secret: [
      '{P} has bought everything that {Q} has made for {years} years«, through boys and letters,» and stored it. {Q} believes in a market.',
      '{P} ruined {Q} once«, by a word at {body},» and has been paying since in a form that cannot be refused.',
      '{P} once told {Q} to give up a safe trade for the sake of art«, and has felt answerable since». {P} is the buyer from {town2}, the critic from {town3} and the prize committee«, and {Q} has been doing well».',
    ],
    clue: [
      [
        'Perception',
        'looking up at the ceiling below the attic',
        'it is propped« in four places», and through a crack one sees what {Q} made« last winter».',
      ],
      [
        'Investigation',
        'comparing the handwriting of two letters',
        'the buyer in {town2} and {P} both forget to cross their t on market days.',
      ],
      [
        'Persuasion',
        'treating to cake the boy who fetches what {Q} has made',
        'he says that it is for a customer in {town2}, before anyone has asked.',
      ],
    ],
    pressed: [
      '{P} offers the party {num} pieces from a locked attic, on condition that they are sold far away« and slowly».',
      'If {Q} learns of it, the first question will be "did you like it?"; and {P} did«, which is the worst of it».',
      '{P} «is running out of money, and »will take a risk for anybody who can make the thing sell.',
    ],
  },
  {
    id: 'last-copy',
    levels: [4, 10],
    tones: ['heroic', 'intrigue', 'horror', 'grim'],
    words: [
      'scholar',
      'librarian',
      'archivist',
      'sage',
      'scribe',
      'wizard',
      'mage',
      'forbidden',
      'secret',
      'memory',
    ],
    roles: [['{clerk}', 'schoolteacher'], ['{clerk}', 'county archivist'], ['court historian']],
    other: ['bookbinder', 'censor', "dead author's heir"],
    want: [
      ['{P} wants a dry room«, a good lock» and no visitors in the afternoon.', 'v=2'],
      '{P} wants the name of every person who has asked about {site}« this year».',
      [
        '{P} wants to lend you a book, and to have it taken« out of {town}» by the north road.',
        'v=2',
      ],
      ['{P} wants a person with a good memory and no curiosity.', 'v=1|3'],
    ],
    ask: [
      [
        '{P} asks the party to walk beside {P.them} to {site}«, on the side of the street,» and not to say anything interesting.',
        'v=1|3',
      ],
      [
        '{P} asks the party to take one book to {town2} for {coins} gold pieces, and« to» sleep in turns.',
        'v=2',
      ],
      '{P} asks the party to find out what {Q} was paid this year, and by whom.',
    ],
    says: [
      '"I have a good memory for {town} and a poor one for faces, so do not be offended."',
      '"Nothing is read in {town} any more but bills, and those are kept."',
    ],
    tell: [
      [
        '{P} recites in a whisper when walking, and begins again« at the first line» if interrupted.',
        'v=1|3',
      ],
      ['{P} burns the candle and the paper, and never only one of the two.', 'v=1|3'],
      [
        '{P} will not eat fish«, honey» or anything else« that is» said to be good for forgetting.',
        'v=1|3',
      ],
      [
        '{P} has a prayer book that is never out of reach«, and has been seen to sleep on it».',
        'v=2',
      ],
      ['{P} stands between a book and every fire«, in whichever room».', 'v=2'],
    ],
    secret: [
      '{years} years ago {calamity.c}, and half of {town} was ruined. One page of {record} said who had been warned. {Q} was paid to lose it. {P} had read it first, has it by heart, and has been pushed on the stairs twice« since».',
      '{P} owns the last copy of what {Q} burned in the square. It proves that {stake} {stake.was} sold«, and to whom».',
      '{years} years ago {calamity.c}, and half of {town} was ruined. {P} was to guard the one page that said who had been warned, has lost it, and recites a version of {P.their} own making«. It gets better every year».',
    ],
    clue: [
      [
        'Perception',
        'listening to what {P} recites',
        'it is no prayer, and has sums in it.',
        'v=1|3',
      ],
      [
        'Investigation',
        'weighing a prayer book in the hand',
        'it is too heavy by about one page of lead.',
        'v=2',
      ],
      [
        'History',
        'quoting a line of it wrong',
        '{P} corrects it, and then looks as if {P.they} had dropped a cup.',
        'v=1|3',
      ],
      [
        'Perception',
        'watching {P} when the stove is opened',
        '{P} moves the prayer book away before anything else.',
        'v=2',
      ],
    ],
    pressed: [
      [
        '{P} will dictate what {P.they} has of the page«, once,» to anybody who can make {P.them} laugh.',
        'v=1|3',
      ],
      [
        'If threatened, {P} begins to recite something else in the same metre«, and for an hour it is the only record there is».',
        'v=1',
      ],
      [
        'Safe, with the door locked« and {Q} in another county», {P} gives it away with both hands.',
        'v=1|2',
      ],
      [
        '{P} lets the party copy it, a line to each« of them», so that no one« of them» has it.',
        'v=2',
      ],
      [
        'If {P} learns that it is wrong, {P.they} only nods«: for years it has been better than the truth». The true page can be had from the one who was paid to lose it, {Q}.',
        'v=3',
      ],
    ],
  },
];
