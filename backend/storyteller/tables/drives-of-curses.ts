import type { Drive } from './person-types.ts';

/** Drives with a power, a dead thing or a curse in them. */
export const drivesOfCurses: readonly Drive[] = [
  {
    id: 'tenant',
    levels: [1, 10],
    tones: ['horror', 'grim'],
    words: ['possessed', 'warlock', 'cultist', 'cursed', 'witch', 'haunted', 'dreams'],
    other: ['late {second}', 'drowned {worker}', 'late {clerk}'],
    want: [
      '{P} wants a night without dreams«, and has tried what the market sells for that».',
      '{P} wants every mirror in the house turned, and to be asked nothing« about it».',
      '{P} wants to know what {P.they} did yesterday between supper and bed.',
    ],
    ask: [
      '{P} asks one of the party to sit by the bed tonight, to write down all that is said, and« to» burn it.',
      '{P} asks the party to follow {P.them} after dark, and to report« to {P.them}» in the morning«, whatever {P.they} says by then».',
    ],
    says: [
      '"I sleep very well in {town}, as far as I know."',
      '"In {town} I am known for going to bed early; ask me what you want before supper."',
    ],
    tell: [
      '{P} answers to the name of {Q}«, late,» and then laughs it off.',
      '{P} eats with the left hand after dark« and does not notice».',
      '{P} knows the way round {site} with shut eyes and has«, as far as anyone knows,» never been inside.',
    ],
    secret: [
      '{Q}, who died at {site}, has the use of {P} from dusk to midnight, by an agreement about a drink« that {P} did not know was one».',
      '{P} asked« at {site}» for the return of {Q}, and was heard: after dark it is {Q} who looks out of {P}.',
      'It is {Q} who looks out of {P} by day now, and does the work well. The real {P.name} wakes at dusk«, for an hour,» and has been leaving notes.',
    ],
    clue: [
      [
        'Arcana',
        'putting a bowl of salt in front of {P}',
        'the shadow draws its hand back, as the dead do« from salt», and {P} only afterwards.',
      ],
      [
        'History',
        'comparing two signatures',
        'since the spring {P} has signed like {Q}«, down to the blot».',
      ],
      ['Perception', 'watching at dusk', '{P} stops in mid-sentence and finishes a different one.'],
    ],
    pressed: [
      [
        '{Q} wants one thing finished, and leaves when it is: a page of {record} that {Q.they} left unsigned. It is locked away before dusk, when {Q} gets the use of the hand, and so somebody has to bring it« to the house of {P}».',
        'v=1|2',
      ],
      [
        '{Q} asks for one more month by day«, to finish the work,» and then for a grave« with a name on it». The real {P.name} has to agree, and is awake for an hour only.',
        'v=3',
      ],
      ['By day {P} will help with anything that gives the evenings back to {P.them}.', 'v=1|2'],
      'Called by both names at {site}, {P} and {Q} both answer. For a breath they are two, and can be parted.',
    ],
  },
  {
    id: 'bargained-years',
    levels: [1, 10],
    tones: ['horror', 'intrigue', 'grim'],
    words: ['bargain', 'devil', 'fey', 'immortal', 'old', 'lucky', 'debt', 'young'],
    other: ['travelling moneylender', 'travelling notary', 'smiling {buyer}'],
    want: [
      [
        '{P} wants somebody to take over a small standing obligation, «well paid, »one evening a year.',
        'v=2|3',
      ],
      [
        '{P} wants the next {days} days to be long ones«, and is the only one in {town} who says so cheerfully».',
        'v=2|3',
      ],
      ['{P} wants to be beaten at something, «by anybody, »and nobody manages it.', 'v=1'],
      ['{P} wants to know how other people manage to be« so» calm about the winter.', 'v=3'],
    ],
    ask: [
      '{P} asks the party to have a contract read by somebody who likes bad news, and hands over a copy« without the names».',
      ['{P} asks the party to play cards«, for money,» and to win.', 'v=1'],
    ],
    says: [
      '"I have had a good life in {town}, and I am not complaining."',
      '"Read before you sign, in {town} above all, and then read the back."',
    ],
    tell: [
      ['{P} is lucky at everything and plays for matches.', 'v=1|2'],
      '{P} crosses the street when {Q} comes, and bows first.',
      '{P} reads each paper to the last line, then the back«, then the back again».',
    ],
    secret: [
      '{P} bought luck at everything from {Q}, and paid with the luck of another, the next person to ask for work at {works}. That was {years} years ago. The one who asked has had none since«, and {P} makes up for it in small sums».',
      'In return for {years} good years {P} promised {Q} one evening of each year, at a table laid for two behind {site}. There {P} tells a guest one memory, and has it no longer« in the morning». {P} has {days} days to find a replacement, who has to come of free will and be told everything, and means to leave out one clause: it is the guest who chooses the memory.',
      '{P} died of a fever once, and {Q} gave {P.them} the life back. The price is a door held open at {site} on the longest night of each year, {days} days from now. Last year {few} of the dead came in by it, «who look like anybody else, »and they have taken lodgings in {town}.',
    ],
    clue: [
      [
        'Investigation',
        'reading the contract in the clock case',
        'it is in the hand of {P}, and the signature is not ink.',
      ],
      [
        'Insight',
        'offering to take on the obligation',
        '{P} is happy for a breath, and then tries to talk you out of it.',
        'v=2|3',
      ],
      [
        'Nature',
        'looking for the shadow of {Q} at noon',
        'there is one, and it stands behind {P}.',
      ],
    ],
    pressed: [
      [
        'The bargain can be turned: it says "of free will, and told everything", and {Q} has to prove both.',
        'v=2',
      ],
      '{P} lies until the candle is down, and then tells the truth« very fast».',
      [
        'If the party will stand« at {site}» on that night, {P} will hold the door from the other side.',
        'v=3',
      ],
      [
        'The luck can be paid back in kind: {P} has to lose«, on purpose,» at something that matters, to the person it was taken from.',
        'v=1',
      ],
    ],
  },
  {
    id: 'feeds-it',
    levels: [1, 10],
    tones: ['horror', 'grim', 'heroic'],
    words: ['monster', 'beast', 'hunter', 'butcher', 'cellar', 'ranger', 'secret', 'hidden'],
    other: ['inquisitive {trade}', 'curious lodger', 'night watch'],
    want: [
      '{P} wants scraps«, bones» and anything past its day, and pays better than the pig farmers.',
      '{P} wants all other cellar doors in {P.their} street walled up«, and will pay for it».',
      '{P} wants {Q} to stop coming round at night«, and cannot say why».',
    ],
    ask: [
      '{P} asks the party to leave {few} sides of meat at the cellar door after dark, and to go away« at once».',
      '{P} asks the party to keep {Q} busy for {few} nights, at {coins} gold pieces a night.',
    ],
    says: [
      '"Meat keeps badly in {town}, so I buy it fresh, and often."',
      '"Mine is the quietest cellar in {town}, and I would leave it so."',
    ],
    tell: [
      "{P} counts the animals in the street in the morning«, like other people's money».",
      'After the evening meal {P} carries a covered dish away« from the table», not to the kitchen.',
      '{P} has scratches on the forearms, in threes«, at all stages of healing».',
    ],
    secret: [
      'Below the floor of {P} lives what came up in a bucket, {years} years ago, small then (an otyugh; below level 5, with half« of» its hit points). {P} has fed it since, because the one time that {P.they} did not, it went out to eat.',
      'What {P} feeds was {P.their} own {P.kin:sibling}, and still knows one lullaby (a ghast, and after supper nearly a person).',
      'What {P} feeds below the floor is not locked in (use an otyugh). It sits in a hole and keeps something worse from coming up (use a gibbering mouther)«, and {P} is the only one who has seen both».',
    ],
    clue: [
      [
        'Survival',
        'reading the scratches',
        'they come from something« that was» lifted up and fed like an infant.',
        'v=1|2',
      ],
      ['Perception', 'listening at the floor at feeding time', 'there is humming, in two voices.'],
      ['Investigation', 'adding up what {P} buys', 'it has doubled every spring.'],
    ],
    pressed: [
      '{P} will not see it killed, and will stand in the doorway with {tool}, crying«, and in earnest».',
      'It comes when {P} sings. Everything depends on who is behind {P.them}« at that moment».',
      [
        'If there is another place for it, far off, with water, {P} will walk there with it by night«, and never come back».',
        'v=1|2',
      ],
      [
        'If it is killed the hole is open. {P} knows how many stones would close it«, and has never had the hands».',
        'v=3',
      ],
    ],
  },
  {
    id: 'knows-the-day',
    levels: [1, 10],
    tones: ['horror', 'heroic', 'intrigue'],
    words: ['oracle', 'seer', 'prophet', 'fortune', 'astrologer', 'diviner'],
    other: ['young heir', 'young {worker}', 'newly wed {trade}'],
    want: [
      '{P} wants {Q} to take the other road, today, for any reason« that can be thought of».',
      '{P} wants to be wrong, once, and gives odds.',
      ['{P} wants to be greeted from a distance, and says that it is because of a cough.', 'v=1'],
    ],
    ask: [
      '{P} asks the party to keep {Q} away from {site} on one «particular »day, without a reason.',
      [
        '{P} asks the party never to shake hands with {P.them}, and later asks one of them to do so« after all».',
        'v=1',
      ],
    ],
    says: [
      '"I make no plans in {town} before I have seen who else is in them."',
      '"Do not tell me what day it is; in {town} there is always somebody who does."',
    ],
    tell: [
      '{P} says goodbye to some people more warmly than to others«, and it has been noticed».',
      '{P} will not be told a date.',
      '{P} pays small debts at once, and «only »to certain people.',
    ],
    secret: [
      '{P} knows the day on which a person will die, on shaking hands. «The dates have been right so far. »{Q} has shaken hands with {P} three times, and each time it was the same day, {days} days from now.',
      '{P} sees in dreams where people of {town} are going to die. It comes true only because {P} warns them: {Q} will be at {site}« in order» to keep away from another place.',
      '{P} has never foreseen a thing. The dates are in a book at {site}«, and {P} reads them there». Each midnight a pen that nobody holds enters the next ones.',
    ],
    clue: [
      ['Insight', 'holding out a hand', '{P} looks at it, and puts on gloves.', 'v=1'],
      [
        'Investigation',
        'listing those to whom {P} has said a warm goodbye',
        'it is the list of burials, «in the same order, »a week earlier.',
      ],
      [
        'Perception',
        'following {P.them} to {site}',
        '{P} opens a book at the ribbon, reads one line and shuts it« on a finger».',
        'v=3',
      ],
      [
        'Insight',
        'asking what would happen if {P} said nothing',
        '{P} does not understand the question, and then does«, and has to sit down».',
        'v=2',
      ],
    ],
    pressed: [
      ["{P} tells a person's date only for a promise not to do anything about it.", 'v=1'],
      ['If {Q} lives past the day, {P} burns the gloves«, begins to drink,» and is happy.', 'v=1'],
      ['If {Q} lives past the day, {P} sleeps for a night« and a day», and wakes happy.', 'v=2'],
      ['The book has a place for one name in {P.their} «own »hand, and {P} has not looked.', 'v=3'],
      ['A page can be torn out. {P} has never dared, and would hold the lamp.', 'v=3'],
      [
        'Kept from warning anyone for a week, «under a friendly guard, »{P} would see that nothing happens.',
        'v=2',
      ],
    ],
  },
];
