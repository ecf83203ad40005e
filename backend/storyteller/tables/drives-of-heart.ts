import type { Drive } from './person-types.ts';

/** Drives about other people: love, grief, promises and guilt. */
export const drivesOfHeart: readonly Drive[] = [
  {
    id: 'kept-room',
    levels: [1, 10],
    tones: ['heroic', 'grim', 'horror'],
    words: [
      'widow',
      'mother',
      'father',
      'grieving',
      'parent',
      'innkeeper',
      'son',
      'daughter',
      'child',
      'lost',
      'missing',
      'runaway',
      'brother',
      'sister',
    ],
    kin: 'runaway',
    other: ['runaway', 'deserter', "ship's hand"],
    want: [
      '{P} wants news of {Q}, and pays for it even when it is made up.',
      ['{P} wants the road to {town2} kept open, at any cost, and does not go out.', 'v=2|3'],
      ['{P} wants a lodger who asks nothing about the locked room.', 'v=1'],
    ],
    ask: [
      [
        '{P} asks the party to look for {Q} on every road that they take, and pays for their inn a week ahead.',
        'v=2|3',
      ],
      [
        '{P} asks the party to find out how near the watch of {town} is to finding {Q}, and pays {coins} gold pieces.',
        'v=1',
      ],
    ],
    tell: [
      '{P} lays one place too many and clears it away again as if it were a mistake.',
      [
        'Every evening a light is put in one window of {P}, and it is moved when strangers come.',
        'v=1',
      ],
      '{P} buys boots in a size that fits no one in the house.',
    ],
    secret: [
      '{Q} came home last winter and lives behind the locked door. There is a warrant, for a death at {site}, and it is just.',
      '{Q} is dead, and {P} identified the body as that of another, so as to go on waiting.',
      '{P} sent {Q} away with a lie about money, on the day before {body} was to arrest {Q.them} for what {P} had done. {Q.name} works in {town2} under another name. The search is real, and so is the fear that it might succeed.',
    ],
    clue: [
      [
        'Perception',
        'standing quite still in the passage',
        'somebody on the other side of the door is standing quite still as well.',
        'v=1',
      ],
      [
        'Investigation',
        'looking at the soles of the new boots',
        'they have been worn, at night, on {residue}.',
        'v=1',
      ],
      [
        'Insight',
        'bringing invented news of {Q}',
        '{P} pays for it and does not ask where, only how {Q} looked.',
      ],
      [
        'Medicine',
        'asking about the body that was found',
        '{P} describes the coat button by button, and then says that it was not {Q}.',
        'v=2',
      ],
      [
        'Persuasion',
        'asking what the quarrel was about',
        '{P} names a sum, and on another day another sum.',
        'v=3',
      ],
      [
        'Investigation',
        'lifting a plate that is laid for no one',
        'under it lie letters to {Q}, in the hand of {P}, none of them sent.',
        'v=2|3',
      ],
    ],
    pressed: [
      ['{P} will lie under oath for {Q}, badly, and then well.', 'v=1'],
      [
        'If {Q} can be got over the border, {P} gives the house for it, and means the house.',
        'v=1',
      ],
      [
        'Once it is said aloud, {P} sits down, and goes on sitting; someone should see to the soup.',
        'v=2|3',
      ],
      [
        '{P} will not have a name put on that grave, and goes there each week in order not to look at it.',
        'v=2',
      ],
      ['{P} would rather be hated by {Q} than forgiven, and has drafted both letters.', 'v=3'],
    ],
  },
  {
    id: 'false-grave',
    tones: ['heroic', 'intrigue', 'grim', 'horror'],
    words: ['gravedigger', 'priest', 'undertaker', 'sexton', 'cleric', 'lies', 'liar', 'lying'],
    roles: [
      ['parish priest', 'gravedigger'],
      ['dean', 'county coroner'],
      ['archprelate', 'royal physician'],
    ],
    kin: 'late',
    other: ['late {second}', 'late heir', 'late {boss}'],
    want: [
      '{P} wants the new burial ground opened and the old one left in peace, for ever, by law.',
      '{P} wants a stone for {Q}, of the cheap sort, and wants it heavy.',
      '{P} wants to be excused from the procession to the graves.',
    ],
    ask: [
      '{P} asks the party to stop a drain from being dug through the old burial ground of {town}, by whatever permit they can think of.',
      [
        '{P} asks the party to leave {coins} gold pieces under a certain stone in {town2}, and to forget which one.',
        'v=1|2',
      ],
      [
        '{P} asks the party who has gone missing between {town} and {town2} in the last {years} years.',
        'v=3',
      ],
    ],
    tell: [
      '{P} weeds every grave in the row except one.',
      '{P} speaks of {Q} in the past, and then corrects the tense, and then corrects it back.',
      'When the bell rings for the dead, {P} counts the strokes and is content with a number that is one too high.',
    ],
    secret: [
      'The grave of {Q} holds turf and a saddle. {P} saw to the burial, wept at it, and sends money to {town2} each month.',
      "{P} helped {Q} to die on paper, for love, for {coins} gold pieces, or for both; accounts of it differ, and all are {P}'s.",
      'In the grave of {Q} lies another, whom no one has missed yet. {P} found the body and needed one.',
    ],
    clue: [
      [
        'Nature',
        'looking at what grows on the grave',
        'the ground has never sunk, as it does over those who are really there.',
        'v=1|2',
      ],
      [
        'Investigation',
        'reading the burial list',
        '{Q} needed four bearers, and the two who are still alive say that it was light.',
        'v=1|2',
      ],
      ['Religion', 'asking which prayer was used', 'it was the one for travellers.', 'v=1|2'],
      [
        'Medicine',
        'asking what {Q} died of',
        '{P} says fever, and describes a person who was pulled out of water.',
        'v=3 #drowning',
      ],
      ['Investigation', 'pacing out the grave', 'it is a foot too long for {Q}.', 'v=3'],
      [
        'Insight',
        'asking {P} who came to the burial',
        '{P} remembers that no one did, and what the weather was, and nothing about {Q}.',
        'v=3',
      ],
    ],
    pressed: [
      ['{P} would rather be stoned in the square than say that {Q} lives in {town2}.', 'v=1|2'],
      ['A party that needs to disappear has found the right address in {P}.', 'v=1|2'],
      ['If {Q} is in danger, {P} will tell all of it, starting with the saddle.', 'v=1'],
      [
        '{P} never learned who lies in that grave, and cannot rest for it: find the name, and {P.they} will say that {Q} is in {town2}.',
        'v=3',
      ],
      [
        '{Q} does not know that the grave is not empty, and {P} would give a good deal to keep it so.',
        'v=3',
      ],
    ],
  },
  {
    id: 'saved-one',
    levels: [1, 10],
    tones: ['heroic', 'grim', 'horror'],
    words: [
      'soldier',
      'veteran',
      'captain',
      'hero',
      'knight',
      'survivor',
      'mercenary',
      'coward',
      'guilt',
      'guilty',
      'war',
    ],
    roles: [
      ['veteran', 'captain of the watch'],
      ['colonel', 'city marshal'],
      ['general', 'marshal of the crown'],
    ],
    other: ['one-armed {worker}', "comrade's heir", 'former sergeant'],
    want: [
      '{P} wants the song about {P.them} not to be sung in {P.their} presence.',
      '{P} wants somebody younger to have the medal, the pension and the talk.',
      '{P} wants to take one more watch, the worst one, and is always free for it.',
    ],
    ask: [
      '{P} asks the party to take "an old hand" along on their next dangerous errand, and means {P.themself}.',
      '{P} asks the party to find {Q} a better post than the present one, in {town2}, where nobody sings.',
    ],
    tell: [
      '{P} counts the people in a room on coming in, and once more on leaving.',
      '{P} pays for {Q} at every table and is thanked by nobody.',
      'When {calamity} is spoken of, {P} goes out to see to a horse that {P.they} does not own.',
    ],
    secret: [
      'In the year of {calamity} {P} could carry one person and chose. {Q} was not that one, and lived, and has never asked.',
      'The deed in the song was done by {Q}. {P} was found beside the flag and was too tired to say so, and then it was printed.',
      '{P} gave the order for which {Q} was punished. There were two witnesses, and the other one is in the song as well.',
    ],
    clue: [
      [
        'Insight',
        'praising the deed',
        '{P} corrects a detail, and the detail is one that only a person further back could have seen.',
        'v=2',
      ],
      [
        'Insight',
        'asking {P} about {calamity}',
        '{P} says who was carried, and never who was not.',
        'v=1',
      ],
      ['Medicine', 'looking at the famous scar', 'it was made from behind.', 'v=2'],
      [
        'Persuasion',
        'having a drink with {Q}',
        '{Q} knows the song, sings it, and leaves out the third verse.',
      ],
      [
        'Investigation',
        'comparing the order with other papers of that day',
        'it is in the hand of {P}, over another signature.',
        'v=3',
      ],
    ],
    pressed: [
      'Asked straight out, {P} says it, and asks you to be the ones who tell {Q}.',
      '{P} will go first into anything, for the wrong reason, and be very good at it.',
      'If {Q} says the word, {P} takes the medal off and never speaks of it again, lighter by more than a medal.',
    ],
  },
  {
    id: 'two-homes',
    levels: [1, 10],
    tones: ['intrigue', 'whimsical', 'heroic'],
    words: ['trader', 'bard', 'carter', 'traveller', 'romance'],
    other: ['travelling {trade}', 'country schoolteacher', 'ferry cook'],
    want: [
      [
        '{P} wants a post that requires being away for half of each month, and would pay to get it.',
        'v=1|2',
      ],
      ['{P} wants the new bridge to {town2} stopped. The reasons change.', 'v=1|2'],
      ['{P} wants a gift chosen, two of it, in different colours.', 'v=1'],
      ['{P} wants a notice of death printed, with a black border, in one copy.', 'v=3'],
    ],
    ask: [
      [
        '{P} asks the party to swear, if anyone should ask, that {P.they} was with them in {town3} last week.',
        'v=1|2',
      ],
      [
        '{P} asks the party to rob {P.them} on the road to {town2}, before witnesses, and has brought the masks.',
        'v=1|2',
      ],
      ['{P} asks the party to bring {Q} some very bad news about a cousin.', 'v=3'],
    ],
    tell: [
      ['{P} wears a ring, and there are days on which it is on the other hand.', 'v=1'],
      ['{P} knows two endings to each family story.', 'v=1|2'],
      ['{P} looks at the calendar of {works} before saying whether there is time.', 'v=1|2'],
      ['{P} is sent letters for two people and opens both.', 'v=3'],
    ],
    secret: [
      '{P} has a household here and another in {town2}, with {Q}. The children share a birthday, a nose and, lately, a school inspector.',
      'For {years} years {P} has been a carefree bachelor in {town} and a respected {second} in {town2}; {Q} has invited all of {town2} to {town}.',
      '{P} has been writing to {Q} under the name of a dead cousin, and the cousin is now engaged.',
    ],
    clue: [
      ['Perception', 'noting the pale line of the ring', 'there is one on each hand.', 'v=1'],
      [
        'Investigation',
        'asking for {P} at the coach office',
        'the clerk asks "going home, or going home?"',
        'v=1|2',
      ],
      [
        'Insight',
        'mentioning that a bridge may be built between {town} and {town2}',
        '{P} argues against it with more facts than an honest person has to hand.',
        'v=1|2',
      ],
      [
        'Insight',
        'condoling with {P} about the cousin',
        '{P} thanks you, and asks how you knew about the engagement.',
        'v=3',
      ],
      [
        'Investigation',
        'comparing a love letter with a bill',
        'the cousin has been dead for years, and crosses the t like {P}.',
        'v=3',
      ],
    ],
    pressed: [
      [
        '{P} begs for a flood, a strike or an illness, for three days, and has a list of preferences.',
        'v=1|2',
      ],
      [
        'Both households of {P} have known for a long time. They would like to be asked about terms.',
        'v=1',
      ],
      [
        'Whoever helps {P.them} owns the services of a person who is known, trusted and fed in two towns.',
        'v=1|2',
      ],
      ['{P} asks for help with a duel, a shipwreck or a monastery, whichever is cheapest.', 'v=3'],
      ['{Q} has known since the second letter, and has gone on for the sake of the style.', 'v=3'],
    ],
  },
  {
    id: 'silent-vow',
    tones: ['heroic', 'grim', 'intrigue', 'horror'],
    words: [
      'monk',
      'nun',
      'hermit',
      'druid',
      'pilgrim',
      'vow',
      'knows',
      'silent',
      'quiet',
      'confession',
    ],
    roles: [['parish priest', 'hermit'], ['canon', 'dean'], ['royal confessor']],
    other: ['quiet {trade}', 'pardoned {worker}', 'young {worker}'],
    want: [
      '{P} wants to be asked the right question by a person with the right to ask it.',
      ['{P} wants {Q} to leave {town} before {deadline}, and cannot say why.', 'v=1|2'],
      [
        '{P} wants to be released from a promise, and has written about it to three authorities.',
        'v=1|2',
      ],
    ],
    ask: [
      '{P} asks the party to watch {site} for {few} nights, from where they can see who goes in.',
      '{P} asks the party to talk {Q} into a long journey, and would pay {coins} gold pieces towards it.',
    ],
    tell: [
      [
        '{P} will not drink from a jug that {Q} has poured from, and has an excuse each time.',
        'v=1|2',
      ],
      'When {Q} comes in, {P} starts on a task that takes both hands and a bowed head.',
      '{P} answers questions about {Q} with the weather, truthfully.',
    ],
    secret: [
      '{Q} confessed to {P}, under seal, that {site} is to be wrecked on the eve of {deadline}, with {body} looking on, and that {Q.they} has been paid for it. {P} has since tried to prevent it by locks, rumours and a small fire.',
      '{P} swore to a dying friend never to accuse {Q}. The friend did not know that {Q} would go on: {few} more people of {town} have been robbed since.',
      '{P} knows whose hand began it when {calamity.c}: it was {Q}, aged nine, on a dare. {P} has kept {Q.them} ignorant of it ever since.',
    ],
    clue: [
      [
        'Insight',
        'asking about {Q} three times in three ways',
        'the weather in the answers gets worse.',
      ],
      [
        'Investigation',
        'looking at the new locks at {site}',
        'they are on the outside of doors that nobody uses.',
        'v=1',
      ],
      [
        'Religion',
        'asking what a seal covers',
        '{P} explains the exceptions at length, with longing.',
        'v=1',
      ],
      [
        'Religion',
        'asking if a promise to the dying binds against the living',
        '{P} would like to have the answer in writing.',
        'v=2',
      ],
      [
        'History',
        'asking who was where on the day of {calamity}',
        '{P} goes through the whole street, house by house, and leaves out one child.',
        'v=3 #child',
      ],
    ],
    pressed: [
      'Yes or no questions {P} can answer with a nod that was never sworn against.',
      [
        'If {Q} is warned off by others, {P} is free of half of it and cries like a child.',
        'v=1|2',
      ],
      [
        '{P} will break the vow to save a life, and afterwards will not forgive those who made it needful.',
        'v=1|2',
      ],
      [
        '{P} will take the blame for it, has a confession ready, and it is nearly good enough.',
        'v=3',
      ],
    ],
  },
  {
    id: 'rival-pupil',
    levels: [1, 10],
    tones: ['heroic', 'intrigue', 'whimsical', 'grim'],
    words: [
      'master',
      'teacher',
      'smith',
      'blacksmith',
      'artist',
      'cook',
      'craftsman',
      'alchemist',
      'proud',
      'jealous',
      'envious',
    ],
    roles: [['master {worker}'], ['{boss}', 'city architect'], ['court painter', 'royal armourer']],
    other: ['gifted pupil', 'former pupil', 'apprentice'],
    want: [
      '{P} wants one more great piece to be made at {works}, and to be the one who is asked.',
      ['{P} wants {Q} back, and says that it is for the sake of the {tool.n}.', 'v=1|3'],
      '{P} wants an honest opinion, and has a dishonest one ready in case.',
    ],
    ask: [
      '{P} asks the party to buy something made by {Q}, and to say honestly how good it is.',
      '{P} asks the party to guard the workshop on the night before {deadline}, with their backs to the door.',
    ],
    tell: [
      '{P} works with the door shut, and comes out to ask what {Q} is doing.',
      ['Before an important piece {P} breaks something cheap.', 'v=2'],
      'The best piece of {P} stands facing the wall.',
    ],
    secret: [
      'The piece that made the name of {P} is by {Q}, who was fourteen and was paid in boots.',
      '{P} can no longer do it: the hands shake. {Q} does the fine work at night, and has started to sign it, very small.',
      '{P} turned {Q} away out of fear, told {body} that it was for theft, and has had the stolen thing in a drawer all along.',
    ],
    clue: [
      [
        'Investigation',
        'turning the best piece round',
        'on the back is a mark the size of a flea: it is the first letter of {Q}.',
        'v=1|2',
      ],
      [
        'Perception',
        'watching {P.them} pour',
        'the jug is held with two hands, and the cup is nowhere near full.',
        'v=2',
      ],
      [
        'Persuasion',
        'buying something small from {Q}',
        '{Q} wraps it in the way that {P} is famous for.',
        'v=1|3',
      ],
      [
        'Sleight of Hand',
        'opening the drawer that sticks',
        'what {Q} is said to have stolen lies in it, wrapped and dusted.',
        'v=3',
      ],
    ],
    pressed: [
      'If {Q} is praised in {P.their} hearing, {P} joins in, and then cannot stop, and then everyone knows.',
      ['{P} would rather be thought a thief than a failure. Offer a third thing.', 'v=1|2'],
      'Brought together, {P} and {Q} quarrel about a technique for an hour and have forgotten the rest.',
    ],
  },
  {
    id: 'wrong-friend',
    levels: [1, 10],
    tones: ['grim', 'intrigue', 'horror', 'heroic'],
    words: [
      'smuggler',
      'criminal',
      'bandit',
      'outlaw',
      'pirate',
      'thug',
      'rogue',
      'hunted',
      'fugitive',
      'hiding',
    ],
    other: ['pawnbroker', 'cousin', 'carter'],
    want: [
      '{P} wants a lamp in every street, a bolt on every door and a curfew, and has signed three petitions.',
      '{P} wants to sell up and go to a country without hills.',
      '{P} wants you to be seen coming in, to stay for an hour and to be seen going out.',
    ],
    ask: [
      '{P} asks the party to sit at the same table tonight, when {Q} comes in, and to look like old friends.',
      '{P} asks the party for an escort to {town3}, for {coins} gold pieces, and wants to start before it is light.',
    ],
    tell: [
      '{P} sits with the back to the wall and a boot against the door.',
      'A knock of three makes {P} pay the bill.',
      '{P} keeps a bag packed, and repacks it when the season turns.',
    ],
    secret: [
      '{P} gave up the place and hour of a certain night to the guard. {Q} got {years} years for it, and they end this week.',
      '{P} holds the share of {Q} from an old robbery, and has spent it, usefully, on a well.',
      '{P} let {Q} in by the side door at {site} for a harmless reason, and has had the rest of it before the eyes ever since: {calamity}.',
    ],
    clue: [
      [
        'Perception',
        'reading the wall by the door',
        'days are marked off there in chalk, in the manner of a cell.',
        'v=1|2',
      ],
      [
        'Insight',
        'mentioning the day after tomorrow',
        '{P} says "if it comes", without a smile.',
        'v=1|2',
      ],
      [
        'Investigation',
        'asking who paid for the well',
        'the mason was given old coins, wet, in a sack marked with {token}.',
        'v=2',
      ],
      [
        'Perception',
        'walking to {site} with {P}',
        '{P} goes round by the front, although the side door is nearer.',
        'v=3',
      ],
      [
        'Insight',
        'asking who had a key that night',
        '{P} says "everyone", and then names everyone but {Q}.',
        'v=3',
      ],
    ],
    pressed: [
      [
        '{Q} wants no revenge, only an explanation; but {P} will not stay to hear that without help.',
        'v=1|2',
      ],
      '{P} will name everybody else who had a key, so as to be safe from {Q}.',
      'A party that stands next to {P.them} at the meeting gets the story, the name and a favour for life.',
      [
        '{P} has waited for someone to ask about the side door, and tells it in one sentence.',
        'v=3',
      ],
    ],
  },
];
