import type { Drive } from './person-types.ts';

/** Drives about money, papers and posts. */
export const drivesOfDebt: readonly Drive[] = [
  {
    id: 'double-pay',
    levels: [1, 10],
    tones: ['heroic', 'grim', 'intrigue', 'horror'],
    words: ['spy', 'informer', 'traitor', 'double', 'spying', 'agent'],
    other: ['steward', 'envoy', 'rival {boss}'],
    want: [
      '{P} wants a quiet year, and would pay for one.',
      '{P} wants the post of {second} filled by anyone at all, soon, so that the questions stop.',
      '{P} asks for one thing only: that letters for {P.them} be left at {site} and not at the house.',
    ],
    ask: [
      '{P} asks the party to carry one sealed letter to {town2} for {coins} gold pieces, and asks twice if any of them can read upside down.',
      '{P} asks the party to find out who has been asking about {P.them} at {site}, and would like not to be named.',
    ],
    tell: [
      ['Each time {body} meets, {P} is ill the day before and well the day after.', 'v=1|3'],
      [
        '{P} repeats the last thing that was said, softly, like a person learning it by heart.',
        'v=1|3',
      ],
      [
        'There are two purses on {P}, and what is bought out of one is never made up out of the other.',
        'v=1|2',
      ],
    ],
    secret: [
      '{P} reports everything that is said at {body} to the {Q.role} {Q.full}, and has for {years} years. It began with one harmless question about {deadline}.',
      '{Q} pays {P} a second wage for the figures of {record}, a week before they are posted. Two families have been ruined by those figures, and {P} knows both by name.',
      '{P} works for {Q} and for {body}, and has begun to invent news for both, because the truth would end the need for it.',
    ],
    clue: [
      [
        'Insight',
        'mentioning {Q} in passing',
        '{P} asks "which one?", though {town} has only one.',
      ],
      [
        'Investigation',
        'going through the ashes at {site}',
        "a strip of paper remains, with tomorrow's figures from {record} on it.",
        'v=2',
      ],
      [
        'Perception',
        'watching which purse is used',
        'the coins of the second purse are new, and of a year in which {P} was paid nothing.',
        'v=1|2',
      ],
      [
        'Investigation',
        'comparing two reports of one meeting',
        'they contradict each other, and are in the same handwriting.',
        'v=1|3',
      ],
    ],
    pressed: [
      'If it comes out, {P} offers to tell {Q} whatever the party likes, for as long as it is believed.',
      'Cornered, {P} is relieved, and talks for an hour. Free, {P.they} is gone by the next morning and leaves one of two equal purses behind.',
      'A party that buys {P.them} out can have a spy of its own: {P} has never been asked nicely.',
    ],
  },
  {
    id: 'false-papers',
    levels: [1, 10],
    tones: ['heroic', 'grim', 'intrigue'],
    words: ['impostor', 'fake', 'fraud', 'forger', 'doctor', 'healer', 'fraudulent', 'liar'],
    other: ['old schoolmate', 'examiner', 'wandering {worker}'],
    want: [
      '{P} wants to be let work, and is good at it, and works harder than those who are better.',
      '{P} wants a pupil to pass everything on to, quickly, as if there were a date.',
      '{P} would like the {clerk} to stop sorting the old certificates.',
    ],
    ask: [
      '{P} asks the party to keep {Q} away from {works}, politely, until after {deadline}.',
      '{P} asks the party to fetch an old register from {town2}, for {coins} gold pieces, "before it gets damp".',
    ],
    tell: [
      '{P} never signs with a title, and gets very busy when asked for one.',
      'There is a frame on the wall of {P}, and what is in it hangs a little too high to read.',
      'Whenever the talk is of apprenticeships, {P} tells the same story, in the same words, and it is a good one.',
    ],
    secret: [
      '{P} never learned the trade. The name on the certificate is that of a friend who died on the road, and {Q} knew the friend.',
      'The papers of {P} are forged, and well. The work is honest: in {years} years only one person has come to harm, and that one would have under anybody.',
      '{P} was turned down by {body} three times and came back under another name. {Q} wrote the third refusal, and has not recognized the hand yet.',
    ],
    clue: [
      [
        'History',
        'asking who taught {P.them}',
        'the master who is named in the certificate had been dead for a year on its date.',
        'v=2',
      ],
      [
        'Investigation',
        'taking down the frame',
        'the seal has been cast from another seal: the crack in it is printed, not cracked.',
        'v=2',
      ],
      [
        'Insight',
        'saying the name of {Q}',
        '{P} puts down {tool} very carefully, and asks how long {Q} is staying.',
        'v=1|3',
      ],
      [
        'Persuasion',
        'praising the work of {P} to {Q}',
        '{Q} is pleased to hear it, and remembers {P} as left-handed, and shorter.',
        'v=1',
      ],
      [
        'Investigation',
        'asking {body} for the old refusals',
        "the third is signed by {Q}, and the applicant's handwriting is on every bill that {P} sends.",
        'v=3',
      ],
    ],
    pressed: [
      'Exposed, {P} asks for one week, to finish what has been begun; and uses it for just that.',
      'A party that keeps quiet has a friend for life, and one who can copy any hand in {town}.',
      [
        'If {Q} is brought, {P} confesses before the door is shut. It is the others who do not want to hear it.',
        'v=1|3',
      ],
    ],
  },
  {
    id: 'empty-chest',
    levels: [1, 10],
    tones: ['heroic', 'grim', 'intrigue', 'whimsical'],
    words: [
      'treasurer',
      'banker',
      'thief',
      'miser',
      'merchant',
      'money',
      'corrupt',
      'greedy',
      'embezzler',
      'noble',
      'gambler',
      'gambles',
      'gambling',
      'cards',
      'dice',
    ],
    roles: [['{second}', '{clerk}'], ['guild treasurer', '{second}'], ['crown treasurer']],
    other: ['gambler', 'dancing master', 'ship owner'],
    want: [
      '{P} wants {deadline} to be put off, by a week, for the good of all.',
      '{P} wants to sell a house that is not worth the price, quickly, and adds the furniture unasked.',
      ['{P} wants partners for a venture, and would rather not describe it.', 'v=1|2'],
    ],
    ask: [
      [
        '{P} asks the party to guard the strong room of {body} until {deadline}, and not to lean on anything.',
        'v=1|3',
      ],
      [
        '{P} asks the party to win something back from {Q}, by any means that leave no marks.',
        'v=2',
      ],
      '{P} asks the party if they know anyone who lends {coins} gold pieces for an afternoon.',
    ],
    tell: [
      [
        '{P} lifts the chest of {body} alone, in front of people, and puts it down as if it were heavy.',
        'v=1|3',
      ],
      [
        '{P} sits on the same box at every meeting, as a joke that has lasted for {years} months.',
        'v=1|3',
      ],
      'When others sign, {P} sands the ink twice.',
      ['{P} touches the breast pocket when {works} {works.is} praised.', 'v=2'],
    ],
    secret: [
      'The chest of {body} holds gravel. {P} lost the money to {Q} at cards, within ten days, and that was last autumn.',
      '{P} has staked {token} at cards against {Q} and lost it, and with it, by an old custom that no one has thought of, all of {works}.',
      '{P} won the post at cards from {Q}, and stole nothing: {Q} handed over an empty chest, with a wink, and {P} signed for it all the same.',
    ],
    clue: [
      [
        'Athletics',
        'helping to carry the chest',
        'the weight shifts like stones and not like coins.',
        'v=1|3',
      ],
      [
        'Investigation',
        'laying the receipts side by side',
        'all sums since last autumn end in the same two figures.',
        'v=1',
      ],
      [
        'Insight',
        'offering {P.them} a loan',
        '{P} says no before the sum has been named, and then asks what it was.',
      ],
      [
        'History',
        'asking what {token} is good for',
        'by a custom that no one thinks of, it binds all of {works}; and what {P} wears is a copy in tin.',
        'v=2',
      ],
      [
        'Investigation',
        'looking at the seals of the chest',
        'all of them are of the time of {Q}; {P} has never broken one.',
        'v=3',
      ],
    ],
    pressed: [
      [
        '{P} will do anything to have the chest full for a single hour, in front of witnesses.',
        'v=1|3',
      ],
      [
        'Confronted alone, {P} hands over the keys and asks the party to be the ones who find it.',
        'v=1|3',
      ],
      [
        'Confronted in public, {P} calls for a count, loudly, and bets on the count being put off out of politeness. It works on everyone except {Q}.',
        'v=1|3',
      ],
      [
        '{P} would sell everything to get the pledge back, and {Q} knows what everything comes to.',
        'v=2',
      ],
      [
        'The pledge is void if it is said before witnesses that {P} had no right to make it. That costs {P} the post, and {works} nothing.',
        'v=2',
      ],
    ],
  },
  {
    id: 'wrong-heir',
    levels: [1, 10],
    tones: ['heroic', 'intrigue', 'grim'],
    words: ['heir', 'noble', 'lord', 'lady', 'bastard', 'prince', 'princess', 'orphan', 'lost'],
    other: ['midwife', 'old nurse', 'parish clerk'],
    want: [
      '{P} wants no change in anything, and least of all a celebration.',
      [
        '{P} wants the parish books bound anew, and will pay for the binding if the pages are trimmed.',
        'v=1|2',
      ],
      '{P} wants to see {Q} looked after, generously, in a house a long way off.',
    ],
    ask: [
      '{P} asks the party to bring {Q} to a house in {town3}, in comfort, and to stay there until a letter comes.',
      '{P} asks the party to find out who has been reading old parish books in {town2}, and pays {coins} gold pieces.',
    ],
    tell: [
      [
        'On the anniversary of the old {boss} everyone lights a candle, and {P} lights two.',
        'v=1|2',
      ],
      ['{P} has had no portrait done, and stands at the back in those of others.', 'v=1|2'],
      ['{P} never says "my father\'s house", but "the house".', 'v=2'],
      ['{P} pays the rent of {Q} and calls it a mistake in the books.', 'v=3'],
    ],
    secret: [
      '{P} is the rightful heir to half of {works} and has known it since {Q} spoke in a fever. The other half would go to war over it, so {P} has said nothing.',
      '{P}, who passes for a child of the old {boss}, was put in the cradle of one who died. {Q} did it, out of pity and for a pension.',
      'The inheritance {P} lives on was meant for {Q}, who cannot read and once signed for a gift of soap.',
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
        '{Q} counts the children of that year on the fingers, and gets to one too many.',
        'v=1|2',
      ],
      ['Persuasion', 'reading the gift aloud to {Q}', '{Q} asks when the soap is to come.', 'v=3'],
      [
        'Insight',
        'admiring the house of {P}',
        '{P} can say what each room would fetch, as people can who do not expect to stay.',
        'v=3',
      ],
    ],
    pressed: [
      [
        'With proof in hand, {P} asks what it would do to {town}, and has already done the sum.',
        'v=1',
      ],
      ['{P} gives it all up on one condition: that {Q} is never asked under oath.', 'v=2'],
      [
        'If the party sells the knowledge, three houses will bid. {P} does not, and moves out.',
        'v=1|2',
      ],
      [
        '{P} signs it over before the sentence is finished, and asks to stay on as a lodger.',
        'v=3',
      ],
      [
        '{Q} would not know what to do with it, and says so. {P} would, and that is the beginning of a partnership or of the next theft.',
        'v=3',
      ],
    ],
  },
  {
    id: 'bought-verdict',
    levels: [4, 14],
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
      '{P} wants every old case closed, filed and moved to a drier building.',
      '{P} wants to do one large good deed and has been looking at you since you came in.',
      '{P} wants to be told, by a person who would know, that most judgments are more or less right.',
    ],
    ask: [
      '{P} asks the party to look once more into a case from {years} years ago, quietly, and to begin with those who are still alive.',
      '{P} asks the party to take {coins} gold pieces to {Q}, without a name, and to see that they are accepted.',
    ],
    tell: [
      '{P} has no door in the study, and sleeps there.',
      'On court days {P} walks round the square and not across it.',
      '{P} gives to each beggar but one, and crosses the street to avoid that one.',
    ],
    secret: [
      '{P} was paid, {years} years ago, to find against a {worker} who had done nothing. {Q} sweeps the steps of the court and knows the sum.',
      '{P} convicted the right person on evidence that {P.they} had made. {Q} has found the scissors it was made with.',
      'The case that made {P} a name was decided by a coin, in the robing room, in the presence of {Q}.',
    ],
    clue: [
      [
        'Investigation',
        'reading the old case in {record}',
        'the decisive witness saw it happen at {site}, on a day on which nobody could get there.',
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
        'they go to {Q}, every time, and then to the ground.',
      ],
    ],
    pressed: [
      'If {Q} forgives {P.them}, {P} resigns the same day. If not, {P.they} goes on, and drinks.',
      '{P} will reopen the case if the party brings a new fact, however small: it only has to be true.',
      'Threatened, {P} signs whatever is put on the desk, and the signature is worthless, as {P.they} has taken care that it should be.',
    ],
  },
  {
    id: 'secret-buyer',
    levels: [1, 10],
    tones: ['heroic', 'intrigue', 'whimsical'],
    words: ['collector', 'patron', 'benefactor', 'buyer', 'rich', 'generous'],
    other: ['failed {worker}', 'proud {trade}', 'painter'],
    want: [
      '{P} wants more of everything that {Q} makes, and complains of the quality.',
      '{P} wants a stranger to carry a parcel across {town}, today, and not say from whom.',
      '{P} wants {Q} to go on believing in a buyer from {town2}.',
    ],
    ask: [
      '{P} asks the party to buy whatever {Q} has to sell, at any price, for "a friend in {town2}".',
      '{P} asks the party to take {few} cartloads of crates to {town3} by night, and not to look into them.',
    ],
    tell: [
      'The attic of {P} is locked, and the floor below it has begun to sag.',
      '{P} haggles over everything except at one stall, where {P.they} sends a boy.',
      '{P} turns pale when {Q} talks of giving it up.',
    ],
    secret: [
      '{P} has bought everything that {Q} has made for {years} years, through boys and letters, and stored it. {Q} believes in a market.',
      '{P} ruined {Q} once, by a word at {body}, and has been paying since in a form that cannot be refused.',
      '{P} is the buyer from {town2}, the critic from {town3} and the prize committee. {Q} has been doing well.',
    ],
    clue: [
      [
        'Perception',
        'looking up at the ceiling below the attic',
        'it is propped in four places, and through a crack one sees what {Q} made last winter.',
      ],
      [
        'Investigation',
        'comparing the handwriting of two letters',
        'the buyer in {town2} and {P} both forget to cross their t on market days.',
      ],
      [
        'Persuasion',
        'treating the boy to something',
        'he says that it is for a customer in {town2}, before anyone has asked.',
      ],
    ],
    pressed: [
      '{P} offers the party {num} pictures from a locked attic, on condition that they are sold far away and slowly.',
      'If {Q} learns of it, the first question will be "did you like it?"; and {P} did, which is the worst of it.',
      '{P} is running out of money, and will take a risk for anybody who can make the thing sell.',
    ],
  },
  {
    id: 'last-copy',
    levels: [4, 13],
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
      ['{P} wants a dry room, a good lock and no visitors in the afternoon.', 'v=2'],
      '{P} wants the name of every person who has asked about {site} this year.',
      [
        '{P} wants to lend you a book, and to have it taken out of {town} by the north road.',
        'v=2',
      ],
      ['{P} wants a person with a good memory and no curiosity.', 'v=1|3'],
    ],
    ask: [
      [
        '{P} asks the party to walk beside {P.them} to {site}, on the side of the street, and not to say anything interesting.',
        'v=1|3',
      ],
      [
        '{P} asks the party to take one book to {town2} for {coins} gold pieces, and to sleep in turns.',
        'v=2',
      ],
      '{P} asks the party to find out what {Q} was paid this year, and by whom.',
    ],
    tell: [
      [
        '{P} recites under the breath when walking, and begins again at the first line if interrupted.',
        'v=1|3',
      ],
      ['{P} burns the candle and the paper, and never only one of the two.', 'v=1|3'],
      [
        '{P} will not eat fish, honey or anything else that is said to be good for forgetting.',
        'v=1|3',
      ],
      [
        '{P} has a prayer book that is never out of reach, and has been seen to sleep on it.',
        'v=2',
      ],
      ['{P} stands between a book and every fire, in whichever room.', 'v=2'],
    ],
    secret: [
      '{P} has learned by heart the one page of {record} that {Q} was paid to lose. It says who had been warned before {calamity}, and {P} is afraid of falls.',
      '{P} owns the last copy of what {Q} burned in the square. It proves that {stake} {stake.was} sold, and to whom.',
      '{P} has lost the page that {P.they} was to guard, which said who had been warned before {calamity}, and recites a version of {P.their} own making. It gets better every year.',
    ],
    clue: [
      [
        'Perception',
        'listening to what {P} recites',
        'it is not a prayer: it has sums in it.',
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
        '{P} moves the prayer book first, and the child second.',
        'v=2',
      ],
    ],
    pressed: [
      [
        '{P} will dictate what {P.they} has of the page, once, to a person who has {token}, or who can make {P.them} laugh.',
        'v=1|3',
      ],
      [
        'If threatened, {P} begins to recite something else in the same metre, and for an hour it is the only record there is.',
        'v=1',
      ],
      [
        'Safe, with the door locked and {Q} in another county, {P} gives it away with both hands.',
        'v=1|2',
      ],
      ['{P} lets the party copy it, a line to each of them, so that no one of them has it.', 'v=2'],
      [
        'If {P} learns that it is wrong, {P.they} only nods: for years it has been better than the truth. The true page can be had from the one who was paid to lose it, {Q}.',
        'v=3',
      ],
    ],
  },
];
