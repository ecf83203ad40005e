import type { Drive } from './person-types.ts';

/** Drives about people who are loved, mourned or missed. */
export const drivesOfLove: readonly Drive[] = [
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
    other: ['runaway godchild', 'runaway ward', 'runaway grandchild'],
    want: [
      '{P} wants news of {Q}, and pays for it even when it is made up.',
      ['{P} wants the road to {town2} kept open«, at any cost,» and does not go out.', 'v=2|3'],
      ['{P} wants a lodger who asks nothing about the locked room.', 'v=1'],
    ],
    ask: [
      [
        '{P} asks the party to look for {Q} on every road« that they take», and pays for their inn a week ahead.',
        'v=2|3',
      ],
      [
        '{P} asks the party to find out how near the watch« of {town}» is to finding {Q}, and pays {coins} gold pieces.',
        'v=1',
      ],
    ],
    says: [
      '"Everybody comes back to {town} in the end, and I keep the soup warm."',
      '"If you have come by way of {town2}, tell me whom you met, and what they had on their feet."',
    ],
    tell: [
      '{P} lays one place too many and clears it away« again as if it were a mistake».',
      [
        'Every evening a light is put in one window« of {P}», and it is moved when strangers come.',
        'v=1',
      ],
      '{P} buys boots in a size that fits no one in the house.',
    ],
    secret: [
      "{Q} came back to {town} last winter and lives in a locked room of {P}'s house. There is a warrant for {Q.name}, who struck a watchman dead «at {site} »in a quarrel«, and it is just».",
      '{Q} is dead, and {P} identified the body as that of another«, so as to go on waiting».',
      '{P} sent {Q} away with a lie «about money, »on the day before {body} was to arrest {Q.them} for what {P} had done. {Q.name} works in {town2} under another name. The search is real, and so is the fear« that it might succeed».',
    ],
    clue: [
      [
        'Perception',
        'waiting before the locked room of {P} without a sound',
        'somebody on the other side« of the door» waits as well, and breathes.',
        'v=1',
      ],
      [
        'Investigation',
        'looking at a pair of new boots that dries behind the stove',
        'there is {residue} on the soles, and nobody« in the house» has been seen to wear them.',
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
        '{P} describes the coat «button by button, »and then says that it was not {Q}.',
        'v=2',
      ],
      [
        'Persuasion',
        'asking what the quarrel was about',
        '{P} names a sum, and on another day another« sum».',
        'v=3',
      ],
      [
        'Investigation',
        'lifting a plate that is laid for no one',
        'under it lie letters to {Q}, «in the hand of {P}, »none of them sent.',
        'v=2|3',
      ],
    ],
    pressed: [
      ['{P} will lie under oath for {Q}, badly, and then well.', 'v=1'],
      [
        'If {Q} can be got over the border, {P} gives the house for it«, and means the house».',
        'v=1',
      ],
      [
        'Once it is said aloud, {P} sits down, and goes on sitting«; someone should see to the soup».',
        'v=2|3',
      ],
      [
        '{P} will not have a name put on that grave, and goes there each week in order not to look at it.',
        'v=2',
      ],
      ['{P} would rather be hated by {Q} than forgiven«, and has drafted both letters».', 'v=3'],
    ],
  },
  {
    id: 'false-grave',
    levels: [4, 10],
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
      '{P} wants the new burial ground opened and the old one left in peace, «for ever, »by law.',
      '{P} wants a stone for {Q}«, of the cheap sort,» and wants it heavy.',
      '{P} wants to be excused from the procession to the graves.',
    ],
    ask: [
      '{P} asks the party to stop a drain from being dug through the old burial ground« of {town}, by whatever permit they can think of».',
      [
        '{P} asks the party to leave {coins} gold pieces under a certain stone in {town2}«, and to forget which one».',
        'v=1|2',
      ],
      [
        '{P} asks the party who has gone missing between {town} and {town2} in the last {years} years.',
        'v=3',
      ],
    ],
    says: [
      '"The dead of {town} are where they should be, and I would let them be."',
      '"I have seen half of {town} to its grave, and nobody has complained of the address."',
    ],
    tell: [
      '{P} weeds every grave in the row except one.',
      '{P} speaks of {Q} in the past tense, corrects it« to the present», and then corrects it back.',
      'When the bell rings for the dead, {P} counts the strokes and is content with a number« that is» one too high.',
    ],
    secret: [
      'The grave of {Q} holds turf and a saddle. {Q} had been sentenced on false evidence, and {P} declared {Q.them} dead of a fever«, wept at the burial,» and sends money to {town2} each month. The judge is still in office«; if it comes out, there are two sentences to carry out».',
      '{P} helped {Q} to die on paper, for {coins} gold pieces« and out of pity». {Q} had given evidence against a band of robbers, who have killed the two other witnesses. They believe in the grave, and one of them has come to {town} to look at it.',
      'In the grave of {Q} lies another«, whom no one has missed yet». {P} had promised {Q} a death on paper, found a drowned stranger« by the road», and asked no questions. Now somebody in {town2} has begun to ask them.',
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
        '{Q} needed four bearers, and the two« who are» still alive say that it was light.',
        'v=1|2',
      ],
      ['Religion', 'asking which prayer was used', 'it was the one for travellers.', 'v=1|2'],
      [
        'Medicine',
        'asking what {Q} died of',
        '{P} says fever, and describes a person« who was» pulled out of water.',
        'v=3 #drowning',
      ],
      ['Investigation', 'pacing out the grave', 'it is a foot too long for {Q}.', 'v=3'],
      [
        'Insight',
        'asking {P} who came to the burial',
        '{P} remembers that no one did, «and what the weather was, »and nothing about {Q}.',
        'v=3',
      ],
    ],
    pressed: [
      ['{P} would rather be stoned« in the square» than say that {Q} lives in {town2}.', 'v=1|2'],
      ['A party that needs to disappear has found the right address in {P}.', 'v=1|2'],
      ['If {Q} is in danger, {P} will tell all of it«, starting with the saddle».', 'v=1'],
      [
        'If the robber at the grave is not sure of it, he will have it opened by night; he must not get home to say what is in it (use <1 Tough, Bandit Captain, Warrior Veteran>).',
        'v=2',
      ],
      [
        '{P} never learned who lies in that grave«, and cannot rest for it»: find the name, and {P.they} will say that {Q} is in {town2}.',
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
    other: ['one-armed {worker}', 'old comrade', 'former sergeant'],
    want: [
      '{P} wants the song about {P.them} not to be sung in {P.their} presence.',
      ['{P} wants somebody younger to have the medal, the pension and the talk.', 'v=1|3'],
      '{P} wants to take one more watch, the worst one«, and is always free for it».',
    ],
    ask: [
      '{P} asks the party to take "an old hand" along on their next «dangerous »errand, and means {P.themself}.',
      ['{P} asks the party to find {Q} a better post, in {town2}«, where nobody sings».', 'v=1|3'],
      [
        '{P} asks the party to get {Q} to tell the story of the retreat at the next feast« of {town}», and pays for the feast.',
        'v=2',
      ],
    ],
    says: [
      '"They sing about me in {town}, and I would ask you to talk a little louder."',
      '"If there is something in {town} that nobody wants to do, I have time."',
    ],
    tell: [
      '{P} counts the people in a room on coming in, and« once more» on leaving.',
      '{P} pays for {Q} at every table and is thanked by nobody.',
      'When the retreat« from {town3}» is spoken of, {P} goes out to see to a horse that {P.they} does not own.',
    ],
    secret: [
      'On the retreat from {town3}, {years} years ago, {P} could carry one person, and chose the captain, who died on the way. {Q} lay next to him, lived« all the same», and has never asked.',
      '{P} got a medal and a song for saving the flag on the retreat« from {town3}». It was {Q} who saved it. {P} was found beside it and was too tired to say so, and« then» the song was printed.',
      'On the retreat from {town3} {P} had the bridge burned with {few} of our own on the far side, and signed the order with the name of {Q}, who was flogged for it. There was one other witness, who is dead.',
    ],
    clue: [
      [
        'Insight',
        'praising what {P} did on the retreat',
        '{P} corrects a detail, and the detail is one that only a person further back could have seen.',
        'v=2',
      ],
      [
        'Insight',
        'asking {P} about the retreat from {town3}',
        '{P} says who was carried, and never who was not.',
        'v=1',
      ],
      ['Medicine', 'looking at the famous scar', 'it was made from behind.', 'v=2'],
      [
        'Persuasion',
        'having a drink with {Q}',
        '{Q} sings the song about {P}« and the retreat from {town3}», and leaves out the third verse, in which {P} is brave.',
      ],
      [
        'Investigation',
        'comparing the order with other papers of that day',
        'it is in the hand of {P}, over another signature.',
        'v=3',
      ],
    ],
    pressed: [
      ['Asked straight out, {P} says it, and asks the party to be the ones who tell {Q}.', 'v=1|3'],
      [
        'Asked straight out, {P} says it, and asks the party to stand near« by» when all {town} is told; after that the medal and the pension are for {Q}.',
        'v=2',
      ],
      '{P} will go first into anything«, for the wrong reason,» and be very good at it.',
      'If {Q} says the word, {P} gives back every medal for it and never speaks of it again«, lighter by more than a medal».',
    ],
  },
  {
    id: 'two-homes',
    levels: [1, 6],
    tones: ['intrigue', 'whimsical', 'heroic'],
    words: ['trader', 'bard', 'carter', 'traveller', 'romance'],
    other: ['travelling {trade}', 'country schoolteacher', 'ferry cook'],
    want: [
      [
        '{P} wants a post that requires being away for half of each month«, and would pay to get it».',
        'v=1|2',
      ],
      ['{P} wants the new bridge to {town2} stopped. The reasons change.', 'v=1|2'],
      ['{P} wants a gift chosen, two of it, in different colours.', 'v=1'],
      ['{P} wants a notice of death printed, «with a black border, »in one copy.', 'v=3'],
    ],
    ask: [
      [
        '{P} asks the party to swear«, if anyone should ask,» that {P.they} was with them in {town3} last week.',
        'v=1|2',
      ],
      [
        '{P} asks the party to rob {P.them} on the road to {town2}, before witnesses«, and has brought the masks».',
        'v=1|2',
      ],
      ['{P} asks the party to bring {Q} some «very »bad news about a cousin.', 'v=3'],
    ],
    says: [
      '"I am hardly ever in {town}, and when I am I have just come back."',
      '"In {town} they say that travelling keeps one young, and I have never been so tired."',
    ],
    tell: [
      ['{P} wears a ring, and there are days on which it is on the other hand.', 'v=1'],
      ['{P} knows two endings to each family story.', 'v=1|2'],
      ['{P} looks at the calendar of {works} before saying whether there is time.', 'v=1|2'],
      ['{P} is sent letters for two people and opens both.', 'v=3'],
    ],
    secret: [
      '{P} has a household here and another in {town2}, with {Q}. The children share a birthday«, a nose» and, lately, a school inspector.',
      'For {years} years {P} has been married twice, in {town} and, to {Q}, in {town2}, under two names. {Q} has invited all of {town2} to {town}.',
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
        'comparing a love letter of the cousin with a bill of {P}',
        'both have the same way of crossing the t.',
        'v=3',
      ],
    ],
    pressed: [
      [
        '{P} begs for a flood«, a strike» or an illness, for three days«, and has a list of preferences».',
        'v=1|2',
      ],
      [
        'Both households« of {P}» have known for a long time. They would like to be asked about terms.',
        'v=1',
      ],
      [
        'Whoever helps {P.them} owns the services of a person who is known«, trusted» and fed in two towns.',
        'v=1|2',
      ],
      [
        '{P} asks for help with a duel, a shipwreck or a monastery«, whichever is cheapest».',
        'v=3',
      ],
      [
        '{Q} has known since the second letter, and has gone on for« the sake of» the style.',
        'v=3',
      ],
    ],
  },
];
