import type { Tone } from '../story.ts';
import type { Row } from './row-types.ts';

/** Why a character P has left home. Q is the person whom it is about. */
export interface Departure {
  id: string;
  tones: readonly Tone[];
  words: readonly string[];
  /** The role of Q. */
  other: readonly string[];
  /** Classes whom it does not fit. */
  not?: readonly string[];
  /** Whether Q can be the relation of whom the idea speaks. */
  kin?: boolean;
  /** After the name: `left {town} with the wrong coat`. */
  concept: readonly Row[];
  /** After "wants": `to be home for supper`. */
  want: readonly Row[];
  /** The flaw as a verb, after "but", such as `takes every dare`, and a sentence that shows the same flaw. */
  flaws: readonly (readonly [short: string, shown: string])[];
  /** What happened. Its number is the truth `v`, on which other rows have conditions. */
  event: readonly string[];
  now: readonly Row[];
  bond: readonly Row[];
  /** What the character does not know; for the game master. */
  hook: readonly Row[];
}

export const departures: readonly Departure[] = [
  {
    id: 'wrong-coat',
    tones: ['heroic', 'intrigue', 'whimsical'],
    words: ['mistake', 'identity', 'courier', 'messenger', 'lucky', 'mistaken', 'spy', 'letter'],
    other: ['travelling {buyer}', '{clerk}'],
    concept: [
      ['left {town} with the wrong coat and what was in it', 'v=1'],
      ['was taken for another person once, and has gone on with it', 'v=2'],
    ],
    want: [
      ['to give the coat back to {Q}, with an explanation', 'v=1'],
      ['to hand over a letter that has been sealed for too long', 'v=2'],
    ],
    flaws: [
      [
        'answers to any name that is called in a friendly voice',
        "Whoever calls out kindly enough can have {P}, for supper, for a wedding, or for somebody else's duel.",
      ],
      [
        'cannot leave a sealed thing alone',
        '{P} turns sealed letters over, holds them to the light and sniffs at them, and has never yet opened one in time.',
      ],
    ],
    event: [
      'One night at {site} {P} took the coat of {Q} from the peg. In the lining there was {token}, and by the time that could be explained {Q} was gone and three people were asking about the coat.',
      'When a rider asked for {Q}, {P} said yes, because of the weather and the supper that was offered, and signed for a sealed letter, which {P} has neither opened nor been able to give back.',
    ],
    now: [
      [
        '{P} still wears the coat, which has been mended so often that most of it is {P.their} own by now.',
        'v=1',
      ],
      'The search for {Q} has taken {P} through {town2} and {town3}, always a week too late.',
    ],
    bond: [
      'What belongs to {Q} is going to be returned to {Q}, by hand, with an explanation.',
      'Somewhere {Q} is in trouble that was meant for {P}, or the other way about, and that has to be put straight.',
    ],
    hook: [
      '{Q} left the coat on that peg on purpose, and chose whom to leave it to.',
      [
        'The letter is an appointment, and names {P}, correctly spelled. Its date, as {Q} knows, is a month before that evening.',
        'v=2',
      ],
      [
        '{token.s} in the lining opens something at {works} in {town}, and one of the three who asked has understood that.',
        'v=1',
      ],
    ],
  },
  {
    id: 'last-of-crew',
    tones: ['heroic', 'grim', 'horror'],
    words: [
      'survivor',
      'shipwreck',
      'soldier',
      'veteran',
      'crew',
      'war',
      'mercenary',
      'brother',
      'sister',
      'lost',
    ],
    kin: true,
    other: ['foreman', 'crew leader', 'old {worker}'],
    concept: [
      'is the last of a crew of {few}, and counts as if the others were there',
      ['came back alone from {site}', 'v=1'],
    ],
    want: [
      'to tell the families of the others how it was',
      'to learn why exactly one of them was spared',
    ],
    flaws: [
      [
        'treats every danger as owed',
        '{P} goes in first and comes out last, even through the door of an inn.',
      ],
      [
        'keeps promises to the dead before those to the living',
        'If one of the lost would have wanted it, {P} does it, and the living can wait, and have waited, in the rain.',
      ],
    ],
    event: [
      '{P} was one of {few} who went out to {site} the night before {deadline}. {Q} sent {P.them} back for a forgotten lamp, and there was no one to bring it to.',
      'On the worst night of the year in which {calamity.c} {P} held one end of a rope and {Q} the other. {Q} let go first, and smiled. {P} has never been sure of the smile.',
      'Of the {few} who signed on with {Q}, {P} was the only one to fall ill and stay behind. What the others were paid in advance is still at the bank in {town}.',
    ],
    now: [
      '{P} has written down the names, and sees to it that each of them gets one drink, one song and one good deed a year.',
      'People in {town} are kind about it, which is why {P} left.',
    ],
    bond: [
      'The families of the {few}, in {town}, who are owed an account of it.',
      'The {tool.n} of {Q}, which does not leave {P.their} belt.',
    ],
    hook: [
      'One of the others has been seen in {town2}, older, under another name, and turned away on hearing the name of {P}.',
      ['{Q} knew what was going to happen, and could save one.', 'v=1'],
      ['The rope was cut, and {P} has kept the end of it without ever looking closely.', 'v=2'],
      ['What made {P} ill was in the cup that {Q} passed.', 'v=3'],
    ],
  },
  {
    id: 'stolen-recipe',
    tones: ['intrigue', 'heroic', 'whimsical'],
    words: [
      'thief',
      'artisan',
      'alchemist',
      'inventor',
      'apprentice',
      'craft',
      'guild',
      'smith',
      'secret',
      'fled',
    ],
    other: ['master {worker}', '{boss}'],
    concept: [
      'knows one secret of the {workers} and left before it could be taken back',
      'finished an apprenticeship a week too early, by the window',
    ],
    want: [
      'to open a workshop that no guild can close',
      'to be told by {Q}, once, that the work was good',
    ],
    flaws: [
      [
        'cannot watch a thing being done badly',
        '{P} takes the tool out of the hands of others, shows them how, and has been hit with several.',
      ],
      [
        'gives everything away to anyone who praises the work',
        'One kind word about the work, and {P} hands over the purse, the plan and the way in.',
      ],
    ],
    event: [
      '{P} learned the last secret of the trade by a mistake: {Q} talked in fever. By the law of {body} such a secret may be known by a master, or by the dead.',
      '{P} found out that the cheap {good.n} of {Q} was {fake}, and said so, aloud, at table.',
      '{P} improved the method of {Q} and made the mistake of doing it in front of the whole workshop.',
    ],
    now: [
      'The guild has a long list and a good memory, and {P} has become good at leaving.',
      '{P} sends a coin to the sick chest of the {workers} each quarter, without a name, and is thanked for it by name.',
    ],
    bond: [
      '{P} owes {Q} an apology, and is owed one, though it is not clear in which order.',
      'The workshop in {town}, as it was: the smell of {smell}, {sound}.',
    ],
    hook: [
      [
        'The secret is worth little: what {body} wants back is the thing that {P} used to wrap the tools in, a page of {record}.',
        'v=1',
      ],
      '{Q} has told everyone that {P} was the best of them, and is looking for {P.them} in order to say so.',
      [
        'Someone else in that room heard the fever talk as well, and is already selling it under the name of {P}.',
        'v=1',
      ],
    ],
  },
  {
    id: 'promised-away',
    tones: ['horror', 'grim', 'heroic', 'intrigue'],
    words: [
      'pact',
      'warlock',
      'fiend',
      'devil',
      'fey',
      'bargain',
      'cursed',
      'curse',
      'patron',
      'fled',
      'promise',
      'owed',
    ],
    other: ['courteous stranger', 'old creditor', 'quiet {buyer}'],
    concept: [
      ['was promised to somebody before birth', 'v=1'],
      ['is the interest on an old debt of the family', 'v=1'],
      ['came back from {site} as a child with one question unanswered', 'v=2'],
      ['once signed a paper that was blank', 'v=3'],
    ],
    want: [
      ['to find the second copy of a contract before it falls due', 'v=1|3'],
      ['to know the one answer that was not brought back', 'v=2'],
      ['to owe nobody anything, for one whole day', 'v=1|3'],
    ],
    flaws: [
      [
        'gives away whatever may not be kept for long',
        '{P} presses rings, coats and horses on strangers, since the end of the lease is known, and friends have to buy them back.',
      ],
      [
        'signs too quickly and reads too late',
        '{P} reads no contract to the end, and has signed for two ships and a goat.',
      ],
    ],
    event: [
      'In the winter before {P} was born the family could not pay, and {Q} asked for nothing but "the first thing that you do not have yet". On the eighteenth birthday {Q} came to the door with a receipt.',
      'As a child {P} went missing at {site} for {days} days and came back with clean hands and an answer to every question but one. {Q} is the only person who was not surprised.',
      '{P} put a name to a paper so that {Q} would let a sick child live, and the paper was blank then.',
    ],
    now: [
      'Now and then something is asked of {P}, in a dream or by a child in the street, and so far it has always been small.',
      ['{P} keeps moving, on the theory that a debt has to be presented in person.', 'v=1|3'],
      [
        'On one night of the year {P} does not sleep, and the shoes of {P} are wet in the morning.',
        'v=2',
      ],
    ],
    bond: [
      ['The {days} days of which {P} remembers nothing, and {Q}, who does.', 'v=2'],
      ['The sick child, who has grown up in {town} and writes to {P}.', 'v=3'],
      ['The paper that {P} has never read, and of which there must be a second copy.', 'v=1|3'],
      ['A younger {P.kin:sibling} at home in {town}, who will be eighteen in spring.', 'v=1'],
    ],
    hook: [
      [
        'The debt was paid, long ago, by somebody else, which {Q} has never mentioned, because {P} is worth more in fear.',
        'v=1|3',
      ],
      ['The child who came back from {site} to the family of {P} is not the one who went.', 'v=2'],
      [
        '{Q} has sold the claim to {body}, which is patient, and waits until {P} is worth more.',
        'v=1|3',
      ],
    ],
  },
  {
    id: 'read-too-much',
    not: ['barbarian'],
    tones: ['intrigue', 'heroic', 'horror'],
    words: [
      'scholar',
      'wizard',
      'sage',
      'library',
      'student',
      'scribe',
      'book',
      'researcher',
      'forbidden',
      'truth',
      'expelled',
    ],
    other: ['tutor', 'head {clerk}'],
    concept: [
      ['found a mistake in {record} and was asked not to have found it', 'v=1'],
      ['was expelled for a footnote', 'v=2'],
      ['can prove by arithmetic what nobody in {town} wants to have proved', 'v=3'],
    ],
    want: [
      ['to find out to whom the missing week happened', 'v=1'],
      ['to hear {Q} give the right answer in public', 'v=2'],
      ['to lay the proof before somebody who can read it', 'v=3'],
    ],
    flaws: [
      [
        'corrects people, including those with crossbows',
        'A wrong date or a wrong plural has to be put right by {P} at once, also in the dark, also in hiding.',
      ],
      [
        'believes paper more readily than people',
        'What is printed is true for {P}, and what a friend says has to be looked up first.',
      ],
    ],
    event: [
      '{P} was set to copy {record}, and found that a week was missing from it, neatly, in every copy in the land. {Q} smiled, and had {P.them} moved to the cellar.',
      '{P} answered an examination question too well. {Q}, who had written both the question and the accepted answer, had the paper burned, and then the desk.',
      '{P} proved by arithmetic that {calamity} could not have been an accident, and handed the proof in to {Q}. On the Monday there had never been a student of the name of {P}.',
    ],
    now: [
      ['A copy of the proof is sewn into the cloak of {P}, the third cloak by now.', 'v=3'],
      '{P} has taken to learning from people who are no good at writing things down.',
      ['{P} has the page before and the page after, and wears them in different shoes.', 'v=1'],
    ],
    bond: [
      ['The missing week, which happened to somebody, and {P} means to find out to whom.', 'v=1'],
      ['{Q}, who was the best teacher in {town}, and who lied.', 'v=1|2'],
      ['The people of {town}, who still call it an accident, and are owed the proof.', 'v=3'],
    ],
    hook: [
      [
        '{Q} moved {P} out of the way in order to save {P.them}: the others who found it have not been seen since.',
        'v=1',
      ],
      [
        'It was {P} who made the mistake in the first copy, as a child, for a bet, and all the rest follows from that.',
        'v=1',
      ],
      [
        'In {town2} a third person is collecting the proofs, pays well for them and has no shadow of a reason.',
        'v=2|3',
      ],
    ],
  },
  {
    id: 'false-hero',
    tones: ['heroic', 'whimsical', 'intrigue', 'grim'],
    words: [
      'hero',
      'knight',
      'paladin',
      'coward',
      'fraud',
      'famous',
      'bard',
      'actor',
      'legend',
      'liar',
    ],
    other: ['modest {worker}', 'ballad singer', 'quiet {worker}'],
    concept: [
      ['is famous in {town} for what somebody else did', 'v=1|2'],
      ['carries a medal from {town} that belongs to another', 'v=1|2'],
      ['is famous in {town} for having run the wrong way', 'v=3'],
      ['has a medal from {town} for an attack that was an escape', 'v=3'],
    ],
    want: ['to do one thing that deserves the song', 'to find {Q}, and to have it told as it was'],
    flaws: [
      [
        'cannot refuse anything that is asked in public',
        'If there is a crowd {P} says yes, and learns on the way what it was about.',
      ],
      [
        'tells a lie at the first drop of praise',
        'Praised for a thing, {P} adds two more that never happened, and must then be quick about it.',
      ],
    ],
    event: [
      'In the year in which {calamity.c}, on the worst night of it, somebody brought {num} people to safety. {P} was found on the spot, soaked and speechless, and was carried home on shoulders. It had been {Q}.',
      '{Q} needed a name for the third verse, and {P} was standing there, and the song has gone further than the singer.',
      'When {town} was attacked, {P} ran away, in the only direction in which there turned out to be an enemy, and {Q} saw it and cheered.',
    ],
    now: [
      '{P} left before the statue could be unveiled, and has done small brave things since, for practice.',
      '{P} keeps the medal in a sock, takes it out before every fight and puts it back unworn.',
    ],
    bond: [
      '{Q} has to be found and asked what it is worth, before it is asked by somebody else.',
      ['Those {num} people write to {P} every year. {P} answers each letter.', 'v=1'],
    ],
    hook: [
      [
        '{Q} knows, and has always known, and asked for it to be so: there was a reason for not being seen on that day.',
        'v=1|2',
      ],
      [
        'The enemy has heard of it as well, and has sent a person to see what {P} is really like.',
        'v=3',
      ],
      ['One of the {num} was not meant to be saved.', 'v=1'],
    ],
  },
  {
    id: 'animal-friend',
    tones: ['heroic', 'whimsical', 'horror'],
    words: [
      'druid',
      'ranger',
      'animal',
      'animals',
      'beast',
      'wild',
      'forest',
      'hunter',
      'raised',
      'wolves',
      'wolf',
      'bear',
      'feral',
    ],
    other: ['hermit', 'trapper', 'old herder'],
    concept: [
      ['grew up beyond the last house of {town} and still sleeps with the door open', 'v=1|3'],
      ['was found at {site} with an animal keeping watch', 'v=1'],
      ['once heard the animals of {works} say a word, and understood it', 'v=2'],
    ],
    want: [
      ['to see once more what kept watch at the basket', 'v=1'],
      ['to know why it had to be that name', 'v=2'],
      ['to follow {Q} north, and to come back', 'v=3'],
    ],
    flaws: [
      [
        'trusts anything on four legs',
        '{P} has shared bread and a bed with a wolf, a stray and a wolf that was a count.',
      ],
      [
        'says the true thing at the wrong moment',
        '{P} keeps quiet through all of a feast, and then tells the host what the dog has told {P}.',
      ],
    ],
    event: [
      '{P} was left at {site} in a basket lined with leaves, and something with warm breath stayed until {Q} came. {Q} never said what it was, and locked the door at night, from the outside.',
      '{P} understood one day what the animals at {works} were saying. It was one word, and it was the name of {Q}.',
      '{Q} taught {P} everything about the wild land round {town} except why nobody goes north, and one morning had gone north.',
    ],
    now: [
      'Animals make room for {P}, and then follow, at a distance, for about a day.',
      '{P} lives by finding what has run off: goats, children, once a mayor.',
    ],
    bond: [
      ['The animal whose breath {P} remembers, and which would be old now.', 'v=1'],
      ['The hut of {Q}, which has to be aired in spring, whoever lives in it.', 'v=1|3'],
      ['{Q}, whose name the animals know, and who has laughed at it.', 'v=2'],
    ],
    hook: [
      [
        'What kept watch has been following {P} ever since, and not to keep others off: it is waiting for a certain age.',
        'v=1',
      ],
      ['{Q} is alive, in the north, and has become one of those whom one does not follow.', 'v=3'],
      [
        'The leaves in the basket come from a tree that grows only where the dead of {town} are not supposed to be.',
        'v=1',
      ],
      [
        'The animals of {works} repeat what is whispered beside them: somebody means harm to {Q}, and by now to {P} as well.',
        'v=2',
      ],
    ],
  },
  {
    id: 'bad-verdict',
    tones: ['grim', 'intrigue', 'heroic'],
    words: [
      'criminal',
      'convict',
      'prison',
      'escaped',
      'rogue',
      'assassin',
      'outlaw',
      'exile',
      'exiled',
      'revenge',
      'fled',
      'prisoner',
      'framed',
      'innocent',
    ],
    other: ['magistrate', 'county judge'],
    concept: [
      ['was found guilty of something that someone else did well', 'v=1|2'],
      ["served {few} years for another person's signature", 'v=1|2'],
      ['was acquitted in {town}, and should not have been', 'v=3'],
    ],
    want: [
      ['to have a name struck out of {record}', 'v=1|2'],
      ['to look {Q} in the eye in front of a full court', 'v=1|2'],
      ['to earn a life that another paid for', 'v=3'],
    ],
    flaws: [
      [
        'looks guilty, to save time',
        '{P} holds out both wrists as soon as anything is missing, and has been arrested for it four times.',
      ],
      [
        'takes every locked door for an insult',
        '{P} opens what is locked, on principle, and in company, and does not look first at what is behind it.',
      ],
    ],
    event: [
      '{P} was condemned for a piece of sabotage at {works}, on the word of {Q}, who had seen it by moonlight. There was no moon on that night, as {P} can show in any almanac.',
      '{P} confessed to a theft to spare {P.their} {P.kin:parent}, who had not done it either. {Q} noticed, and passed sentence all the same.',
      '{P} did it, all of it, and was acquitted, because {Q} could not bear to be right, and another was hanged for it in the spring.',
    ],
    now: [
      ['{P} has learned four trades inside, of which two can be mentioned.', 'v=1|2'],
      'Doors interest {P}, who has not yet met one that was meant seriously.',
    ],
    bond: [
      ['A clean page for {P} in {record}, where there is a dirty one.', 'v=1|2'],
      ['A cell mate with eleven months to go, to whom {P} has promised something.', 'v=1|2'],
      [
        'The family in {town} of the one who was hanged, who must never learn where the money comes from.',
        'v=3',
      ],
    ],
    hook: [
      '{Q} has not slept since, has found the real culprit and does not dare to say who it is.',
      ['The one who did it is the person at home to whom {P} sends money.', 'v=1|2'],
      [
        'The one who was hanged in {town} had a child, who has grown up, and has hired the party.',
        'v=3',
      ],
    ],
  },
  {
    id: 'unwanted-crown',
    tones: ['heroic', 'intrigue', 'whimsical'],
    words: [
      'noble',
      'prince',
      'princess',
      'heir',
      'royal',
      'lord',
      'lady',
      'duke',
      'rich',
      'runaway',
      'wedding',
      'inheritance',
    ],
    other: ['distant cousin', 'great-cousin'],
    concept: [
      ['has inherited something that nobody should have', 'v=1|3'],
      ['walked out of an engagement, a palace and a pair of shoes, in that order', 'v=2'],
    ],
    want: [
      ['to be worth something without a title', 'v=1|3'],
      ['to lead a life that nobody has arranged', 'v=2'],
      ['to be called by the first name only', ''],
    ],
    flaws: [
      [
        'gives orders in emergencies, good ones and others',
        'When there is shouting {P} shouts best, everyone obeys, and now and then it is into the river.',
      ],
      [
        'has never yet carried change',
        '{P} expects others to pay, to open and to go ahead, and thanks them with such grace that they do.',
      ],
    ],
    event: [
      'By the death of three people whom {P} never met, all of {works} would fall to {P.them}, with {num} families and a lawsuit. {Q} explained it very kindly, and locked the window.',
      '{P} was to marry {Q} for the sake of {stake}. On the eve of it the two of them had their first honest talk, and {Q} held the ladder.',
      '{P} gave away the whole inheritance in one afternoon, to those who had earned it, and was declared unsound of mind by {Q} in the evening.',
    ],
    now: [
      '{P} is learning what things cost, at full price.',
      'Twice a year a letter comes from {town}, addressed to a title. {P} uses them for lighting fires, and reads them first.',
    ],
    bond: [
      'The people of {works} in {town}, who never asked to belong to anybody.',
      ['{Q}, to whom {P} owes a life of {P.their} own.', 'v=2'],
    ],
    hook: [
      [
        'The papers were never signed by the right person, so {P} still owns all of it, and has been answerable for all that was done there since.',
        'v=1|3',
      ],
      ['Of the three who died for {P} to inherit, one is in hiding and two were pushed.', 'v=1'],
      ['{Q} held the ladder because someone had paid for that as well.', 'v=2'],
    ],
  },
  {
    id: 'lost-voice',
    not: ['barbarian', 'fighter', 'ranger', 'rogue', 'wizard'],
    tones: ['heroic', 'horror', 'intrigue', 'grim'],
    words: [
      'cleric',
      'priest',
      'monk',
      'faith',
      'god',
      'holy',
      'acolyte',
      'temple',
      'divine',
      'healer',
      'prayer',
      'miracle',
    ],
    kin: true,
    other: ['old sacristan', 'blind pilgrim', 'confessor'],
    concept: [
      ['heard one prayer answered, and it was the wrong one', 'v=1'],
      ['serves a power that has not given its name', 'v=2|3'],
    ],
    want: [
      ['to undo what else came back with {Q}', 'v=1'],
      ['to learn whose lamp it is', 'v=2'],
      ['to have one sum explained', 'v=3'],
    ],
    flaws: [
      [
        'takes every coincidence personally',
        'Two crows, three knocks, a shoe on the road: {P} turns the whole party round for it.',
      ],
      [
        'prays first and listens afterwards',
        '{P} decides on {P.their} knees, gets up certain, and hears the objections later.',
      ],
    ],
    event: [
      'In the year of {calamity} {P} prayed, for the first time and in earnest, for {Q} to live. {Q} lived, and so did something else.',
      '{P} kept the lamp at a shrine near {site} where no one came. One night the lamp spoke, thanked {P.them} for {few} years of oil, and asked to be carried.',
      "{P} lost the faith over a sum in the temple's books, told {Q} so, and has worked miracles ever since.",
    ],
    now: [
      '{P} gives thanks for small things, by name, to be on the safe side.',
      'Whatever it is that answers {P}, it has a dry sense of humour.',
    ],
    bond: [
      ['{Q}, whose life is {P.their} answer and {P.their} fault.', 'v=1'],
      ['The lamp near {town}, which someone has to fill while {P} is away.', 'v=2'],
      ["The temple's books, in which one sum has never been explained to {P}.", 'v=3'],
    ],
    hook: [
      'What answers {P} is not a god, but one of the dead of {works}, doing its best.',
      ['{Q} has not aged since, and has begun to be afraid of {P}.', 'v=1'],
      [
        'The lamp wants to be carried to {town3}, where there is another, and the two of them have not spoken since the flood.',
        'v=2',
      ],
      ['The sum in the books was right: it was a price, and {P} is what was bought.', 'v=3'],
    ],
  },
  {
    id: 'long-way-home',
    tones: ['heroic', 'whimsical', 'grim', 'intrigue'],
    words: [
      'wanderer',
      'traveller',
      'sailor',
      'explorer',
      'lost',
      'nomad',
      'pirate',
      'orphan',
      'family',
      'brother',
      'sister',
      'raised',
      'runaway',
    ],
    kin: true,
    other: ['foster {P.kin:sibling}', "ship's cook", 'foster parent'],
    concept: [
      'has been on the way back to {town} for {few} years',
      'is on the way home, by way of everywhere',
    ],
    want: [
      'to be home for supper, one of these years',
      ['to put one message into the hands of {Q}', 'v=1'],
    ],
    flaws: [
      [
        'never takes the straight road',
        'There is always a shrine, a waterfall or a cheese just off the way, and {P} knows a man there.',
      ],
      [
        'leaves without saying goodbye',
        '{P} is gone in the morning, from inns and from friends, and has left a good many hands in the air.',
      ],
    ],
    event: [
      '{P} was sent to {town2} with a message for {Q} and arrived to find that {Q} had left for {town3}. It has gone on like that for {few} years, and the message has never been opened.',
      '{P} fell asleep on a hay cart as a child and woke in another country, where {Q} asked no questions and set another plate.',
      "{P} bet {Q} that one could walk along one's nose until one came home again, and so far neither of them has been proved wrong.",
    ],
    now: [
      '{P} can say "where is the well" and "it was not me" in eleven languages.',
      'On every wall where it is allowed {P} scratches a small mark, pointing the way back.',
    ],
    bond: [
      'Supper at home in {town}, which is being kept warm for {P}.',
      ['{Q}, who is always one town ahead or one letter behind.', 'v=1'],
    ],
    hook: [
      'The mark with which {P} points the way back has been added to, in another hand, at every place.',
      [
        'The message that {P} carries says that the bearer must on no account come home, and why.',
        'v=1',
      ],
      [
        'There was no accident about the cart: {Q} paid for the place on it, because {body} had begun to ask for a child of that age.',
        'v=2',
      ],
      [
        '{Q} gave up after a week, came home and has been answering the letters of {P} in instalments, out of shame.',
        'v=3',
      ],
    ],
  },
  {
    id: 'dead-friend',
    tones: ['grim', 'horror', 'heroic', 'intrigue'],
    words: [
      'ghost',
      'dead',
      'grief',
      'murder',
      'friend',
      'death',
      'necromancer',
      'haunted',
      'sorcerer',
      'brother',
      'sister',
      'lover',
      'lost',
    ],
    kin: true,
    other: ['childhood friend', 'first love', 'oldest friend'],
    concept: [
      'finishes the sentences of a dead friend',
      ['was at {site} on the night when {Q} died, and remembers it two ways', 'v=1'],
    ],
    want: [
      ['to open that door a second time', 'v=1'],
      ['to finish what {Q} had planned', 'v=2'],
      ['to find out who killed {Q}', 'v=3'],
    ],
    flaws: [
      ['takes every dare', 'Say that a thing cannot be done, and {P} has one leg over the wall.'],
      [
        'listens for a second voice, and sometimes obeys it',
        'In the middle of a sentence {P} tilts the head, nods to nobody, and does the opposite.',
      ],
    ],
    event: [
      'At {site}, on a dare, {P} and {Q} went through a door that was always shut. Only {P} came back, and since then {P.they} has been left-handed, as {Q} was.',
      '{Q} died of a thing that {P} could have cured a month later. The month has been spent, and {P} is still paying it off.',
      '{Q} was killed for something that {Q} and {P} had found, and {P} was not, because {P} had it in the boot.',
    ],
    now: [
      '{P} sets out two cups, and on bad days both of them are empty in the morning.',
      '{P} learns what {Q} would have learned, in the order in which {Q} had planned it.',
    ],
    bond: [
      'The grave of {Q} at {town}, on which the wrong year is carved.',
      'A list that {Q} made, of ninety things to do before turning thirty. {few.s} of them are done.',
    ],
    hook: [
      ['What came back through the door is mostly {P}.', 'v=1'],
      ['{Q} was not ill. Somebody in {town} needed a funeral to which everyone would come.', 'v=2'],
      [
        'The thing in the boot of {P} is half of something, and the other half is with the one who did it.',
        'v=3',
      ],
      'The list of {Q} is not in the hand of {Q}.',
    ],
  },
];
