import type { Drive } from './person-types.ts';

/** Drives about people who were betrayed: by silence, by a false name on their work, by an old friend. */
export const drivesOfGuilt: readonly Drive[] = [
  {
    id: 'silent-vow',
    levels: [4, 10],
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
      ['{P} wants {Q} to leave {town} before the month is out«, and cannot say why».', 'v=1|2'],
      [
        '{P} wants to be released from a promise, and has written« about it» to three authorities.',
        'v=1|2',
      ],
    ],
    ask: [
      [
        '{P} asks the party to watch {site} for {few} nights«, from where they can see who goes in».',
        'v=1',
      ],
      '{P} asks the party to talk {Q} into a long journey, and would pay {coins} gold pieces« towards it».',
    ],
    says: [
      '"People in {town} tell me things, and I say that it will rain."',
      '"If you want to know something about {town}, ask me exactly, and I may be able to nod."',
    ],
    tell: [
      [
        '{P} will not drink from a jug that {Q} has poured from«, and has an excuse each time».',
        'v=1|2',
      ],
      'When {Q} comes in, {P} starts on a task that takes both hands« and a bowed head».',
      '{P} answers questions about {Q} with the weather«, truthfully».',
    ],
    secret: [
      'In confession {Q} told {P} that somebody in {town2} has paid {Q.them} to wreck {site} on the night before {body} meets again. {P} may not tell anyone, and has tried to prevent it [with «new locks, »rumours and a small fire|by changing locks«, spreading rumours» and lighting a small fire].',
      '{P} swore to a dying friend, whom {Q} had robbed, never to accuse {Q}. The friend did not know that {Q} would go on: {few} more« people of {town}» have been robbed since.',
      '{years} years ago a shed at {site} burned down, with a watchman in it. {P} knows who lit the fire: it was {Q}, aged nine, on a dare. {P} has seen to it that {Q} was never told. Now {body} {body.is} looking into it« again», and has locked up somebody who had nothing to do with it.',
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
        '{P} explains the exceptions at length«, with longing».',
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
        'asking who was where on the night of the fire at {site}',
        '{P} goes through the whole street«, house by house,» and leaves out one child.',
        'v=3 #child',
      ],
    ],
    pressed: [
      [
        '{P} has sworn not to say it, and has not sworn not to nod« when somebody guesses».',
        'v=1|2',
      ],
      [
        'If {Q} is warned off by others, {P} is free of half of it« and cries like a child».',
        'v=1|2',
      ],
      [
        '{P} will break the vow to save a life, and« afterwards» will not forgive those who made it needful.',
        'v=1|2',
      ],
      [
        '{P} will take the blame« for all of it», has a confession ready, and it is nearly good enough.',
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
    roles: [
      ['goldsmith', 'cabinet maker', 'instrument maker'],
      ['city goldsmith', 'city armourer'],
      ['court painter', 'royal armourer'],
    ],
    other: ['gifted pupil', 'former pupil', 'apprentice'],
    want: [
      '{P} wants one more great piece to be ordered« in {town}», and to be the one who is asked.',
      ['{P} wants {Q} back, and says that it is for the sake of the work.', 'v=1|3'],
      '{P} wants an honest opinion, and has a dishonest one ready« in case».',
    ],
    ask: [
      '{P} asks the party to buy something made by {Q}, and to say« honestly» how good it is.',
      [
        '{P} asks the party to guard the workshop for one night, before a piece is fetched, and to let no one look at it« closely».',
        'v=1|3',
      ],
      [
        '{P} asks the party to guard the workshop for one night«, from the street,» and to let in whoever has a key.',
        'v=2',
      ],
    ],
    says: [
      '"They will tell you in {town} that nobody does it as I do, and I wish that you would look for yourselves."',
      '"Good work takes time, in {town} as elsewhere, and somebody\'s hands."',
    ],
    tell: [
      '{P} works with the door shut, and comes out to ask what {Q} is doing.',
      ['Before an important piece {P} breaks something cheap.', 'v=2'],
      ['The best piece of {P} stands facing the wall.', 'v=1|2'],
      ['{P} has a drawer that sticks, and lets nobody else try it.', 'v=3'],
    ],
    secret: [
      'The piece that made the name of {P} is by {Q}, who was fourteen« and was paid in boots».',
      'The hands of {P} shake. All that has left the workshop for {years} months is by {Q}, who comes at night«, and has started to sign it, very small».',
      '{P} turned {Q} away out of fear, told the« whole» trade that it was for theft, and has had the stolen thing in a drawer all along.',
    ],
    clue: [
      [
        'Investigation',
        'turning the best piece round',
        'on the back is a mark« the size of a flea»: it is the first letter of {Q}.',
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
        'what {Q} is said to have stolen lies in it«, wrapped and dusted».',
        'v=3',
      ],
    ],
    pressed: [
      'If {Q} is praised in {P.their} hearing, {P} joins in, «and then cannot stop, »and then everyone knows.',
      [
        '{P} would rather be thought a thief than a failure, and takes any third thing that is offered.',
        'v=1|2',
      ],
      'Brought together, {P} and {Q} quarrel about a technique« for an hour» and have forgotten the rest.',
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
    other: ['pawnbroker', 'rag dealer', 'carter'],
    want: [
      '{P} wants a lamp in every street«, a bolt on every door» and a curfew, and has signed three petitions.',
      '{P} wants to sell up and go to a country without hills.',
      '{P} wants you to be seen coming in«, to stay for an hour» and to be seen going out.',
    ],
    ask: [
      '{P} asks the party to sit at the same table tonight, when {Q} comes in, and «to »look like old friends.',
      '{P} asks the party for an escort to {town3}, for {coins} gold pieces, and wants to start before« it is» light.',
    ],
    says: [
      '"{town} is a quiet place, and I mean to see to it that it stays one."',
      '"I know everyone who comes into {town} by the bridge, and would like to know about the others."',
    ],
    tell: [
      '{P} sits with the back to the wall and a boot against the door.',
      'A knock of three makes {P} pay the bill.',
      '{P} keeps a bag packed, and repacks it when the season turns.',
    ],
    secret: [
      '{P} told the guard« of {town}» on which night {Q} would bring {num} runaways over the bridge. {Q} got {years} years« for it», and they end this week.',
      '{P} was to keep the share of {Q} from an old robbery, and has spent it«, usefully,» on a well. {Q} went to prison for the robbery, is let out this week, and comes to fetch the money.',
      '{P} had a key of the store at {site}, from a friend who worked there, and opened it one night for {Q}, who wanted to propose to a watchman«, or said so». A moneylender wanted the ground, and had paid {Q} to burn down what stood on it. {few} people died in the fire, and {Q} has written to say that it is time to talk.',
    ],
    clue: [
      [
        'Perception',
        'reading the wall by the door',
        'days are marked off there in chalk«, in the manner of a cell».',
        'v=1|2',
      ],
      [
        'Insight',
        'mentioning the day after tomorrow',
        '{P} says "if it comes"«, without a smile».',
        'v=1|2',
      ],
      [
        'Investigation',
        'asking who paid for the well',
        'the mason was given old coins«, wet,» in a sack marked with {token}.',
        'v=2',
      ],
      [
        'Perception',
        'walking past the store at {site} with {P}',
        '{P} crosses to the other side of an empty road.',
        'v=3',
      ],
      [
        'Insight',
        'asking who had a key on the night of the fire',
        '{P} says "everyone", and then names everyone but {Q}.',
        'v=3',
      ],
    ],
    pressed: [
      [
        '{Q} wants no revenge, only an explanation; but {P} will not stay to hear that without help.',
        'v=1|2',
      ],
      ['{P} will name each person« of {town}» who had a key, so as to be safe from {Q}.', 'v=3'],
      'A party that stands next to {P.them} when {Q} comes« through the door» gets the story and a favour for life.',
      ['{P} has waited for someone to ask about the key, and tells it in one sentence.', 'v=3'],
    ],
  },
];
