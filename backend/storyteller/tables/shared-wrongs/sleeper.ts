import type { SharedWrong, WrongDetails } from '../setting-types.ts';

export const sleeperWrong: SharedWrong = {
  id: 'sleeper',
  tones: ['horror', 'heroic', 'grim'],
  words: [
    'asleep',
    'sun',
    'night',
    'dark',
    'darkness',
    'light',
    'risen',
    'sleeper',
    'slumbering',
    'giant',
    'god',
    'gods',
    'cults',
    'horror',
    'deep',
    'colossus',
    'volcano',
    'beneath',
    'dreams',
    'ancient',
    'evil',
    'sleeping',
    'titan',
    'monster',
    'cult',
    'underground',
    'eldritch',
    'doom',
    'nightmare',
    'dream',
  ],
  names: ['the Old Arrangement', 'the Four Trades', 'the Lullaby'],
  titles: ['The Four Trades', 'Do Not Stop Working', 'The Long Lullaby'],
  pitch: [
    'In {land} four {towns} do four kinds of work, by an old law that they may never stop, and nobody knows why. {town2} has just gone on strike, and since then all of {land} has had the same dream.',
    'In {land} work never stops, not for war and not for a funeral: so says the oldest law. Now {works2} {works2.is} silent in {town2}, for fair wages, and under the ground something has turned over.',
  ],
  lie: [
    'By {wrong} the {towns} of {land} may never give up their work. It is taken for the privilege of some guild.',
    'Four founders gave the four trades to {town1}, {town2}, {town3} and {town4}. That was {wrong}, and each has a statue that looks down.',
    'The peace of {land} rests on {wrong}, people say in {town1}, and mean the price of {good1}.',
  ],
  effect: [
    'There are no holidays in {land}. At {works1} the night shift bows to the day shift, and at a wedding the {workers1} dance in turns.',
    'A fine is due for silence: whenever {works2} {works2.is} quiet for an hour, {town2} pays. It has never been able to.',
    'Everyone in {land} sleeps badly and says so in greeting. The polite answer in {town4} is "{good4}".',
  ],
  conflicts: [
    'The {workers2} have laid down their tools for a living wage, and {body1} has sent {guards} to {town2} for reasons that it will not give.',
    '{body1.s} is sinking a second shaft at {site1}. The {workers1} come up from it and resign.',
    '{faction1.s} has found out that silence can be sold. In {town4} a night without {good4} costs a month of wages.',
    'A new faith in {town3} holds that sleepers should be left to sleep, and that everyone else should wake. {body3.s} has forbidden it, loudly.',
    [
      'For half of its {good2} {town2} was paid in sand. Nobody in {body1} will say who ordered that.',
      'v=1',
    ],
  ],
  parties: [
    [
      {
        open: 'wants the work to go on; it pays double and asks for no receipts',
        hidden: 'has people arrested who ask what the work is for',
      },
    ],
    [
      {
        open: 'wants to know what {good2} {good2.is} for, having been paid so badly for it; it sits on its tools and sings',
        hidden:
          'has found out what its old stores were used for, and waits with that for the right day',
      },
    ],
    [
      {
        open: 'wants no visitors in its reading room before {deadline1}; it says that there is damp',
        hidden: 'has walled in the desk with the last page of {record3}',
      },
    ],
    [
      {
        open: 'wants a night of silence in {town4}, and pays well for it; it is thought to be for the sick',
        hidden: 'listens at wells, to be the first to speak with whatever wakes',
      },
    ],
  ],
  needs: [
    [
      'wants the strike in {town2} ended tonight, by any honest means, and has {coins} gold pieces and no sleep left',
      'wants somebody to go down at {site1}, see what the {workers1} saw, and come back able to say it',
    ],
    [
      'wants a guard for those who have laid down their tools in {town2}, one who is not paid by {body1}, and would like to hear the fifth verse of a song',
      [
        'wants to know why the share of {town2} was sold, and by whom, before {guards} clear {works2}',
        'v=1',
      ],
    ],
    [
      'wants a reader with strong nerves for one page of {record3}, and will hold the door',
      'wants to be taken out of {town3} with a book under the coat, before {body3} notices the gap',
    ],
    [
      'wants to buy what people dreamed last night, at a silver piece each, and the same dream every time',
      'wants company on the way to a well near {works4}, and will not say what answers there',
    ],
  ],
  start: [
    {
      scene:
        'In {town1}, three weeks before {deadline1}, everyone wakes at the same moment and says the same word, and the ground moves, once, like a sleeper. {P1} is in the street in a nightshirt, and begs the party to get {town2} back to work before the next night.',
      answer: [
        'The word that {town1} says in its sleep is the name of what lies below, and the ground moves each time it is said by many at once.',
      ],
    },
    {
      scene:
        'The party comes to {town2} on the third day of the strike. Nothing is to be heard of {works2}. At noon the ground breathes in, and {P2}, who leads the strike, asks the strangers to go and see what is below {site2} before anyone else panics.',
      answer: [
        'Below {site2} a stair of {num} steps leads to a warm wall that breathes. The {workers2} built the wall, and were told that it was for water.',
      ],
    },
  ],
  truth: [
    'Something lies under {land}, and four trades keep it asleep: {good1} to bind it, {good2} to feed it, {good3} to name it, and the noise of {works4} for it to dream by. {body1.s} has known for ever. It sold the share of {town2} for profit, and for {years} years has delivered sand in its place. {P3} has done the sum: what lies there is hungry.',
    'What sleeps under {land} was a person once, and has grown as large as a hill: the fifth founder, who was buried alive under {works2} by the other four, over money. Then the four bound it with their trades, {good1} to {good4}, out of fear, and wrote a confession each. {P3} has them all, and what the sleeper wants is to hear them read.',
  ],
  secrets: [
    [
      'The statues of the founders do not look down. They look at one spot, and it lies under {site2} in {town2}.',
      'v=2',
    ],
    'All of {land} has one dream, and there is a door in it. At {works4} in {town4} somebody has begun to build that door.',
    '{P1} has not slept for {days} days, so as not to have to answer when called.',
    'The song of the {workers2} has a fifth verse, which is only hummed. Its words are in {record3}, and they are orders.',
    [
      'The soldiers in {town2} are not there to break the strike. They have shovels, to dig up the fifth founder before the {workers2} do.',
      'v=2',
    ],
  ],
  steps: [
    [
      'the dream lasts into the day, and at {works1} people work with their eyes shut',
      [
        '{body1.s} sends {guards} to {town2} to work {works2} by force, and they do it wrong',
        'v=1',
      ],
    ],
    [
      '{faction1.s} buys a whole night of silence: {works4} stand{works4.v} still, and the wells of {town4} run warm',
      'in {town2} the ground gives way under {site2}, quite slowly, and a warm draught comes up',
    ],
    [
      '{crowd} walk out of {works1} in their sleep, all of them towards {town2}',
      '{P3} reads the last page alone, and is found in {town3} counting in a whisper',
    ],
    [
      'On the night of {deadline1} it wakes. {works1.s} and {works2} are gone by morning, and it has not even noticed {town4} yet.',
    ],
  ],
  ends: [
    'The four trades can start again within {days} days, if {town2} is paid, in full and in public. It sleeps, and all of {land} now knows what it works for.',
    [
      'It can be fed once, well, and led away while it is slow. The way goes through {works4}, and that is the end of {works4}.',
      'v=1',
    ],
    [
      'If all four confessions are read aloud at {site2}, by people who carry the names of those who wrote them, the sleeper gets up and goes. {P1} is one of the four.',
      'v=2',
    ],
    'If the party sides with {faction1}, it is asked one question by what wakes. It wants to know whom it should thank.',
  ],
};

/** What can be played in a setting with this wrong. */
export const sleeperDetails: WrongDetails = {
  party: [
    'The party is new in {land} and has not had the dream, so it can go below {town1} without walking in its sleep. {body1} wants the strike of {town2} broken, {town2} wants it saved, and both need somebody to go down and look.',
    'Strangers hear the silence of {town2} and are not afraid of it. So {body1} and {body2} both ask them to look at what their own people will not look at, to guard the tools, and to stay awake.',
  ],
  customs: [
    'Work in {land} is handed over and never dropped: whoever lets go of {tool1} before another hand has hold of it loses the trade, and {body1} keeps a list.',
    'Nobody in {land} is woken by touch. One says their trade aloud, three times, and in these weeks {town1} has been woken with the wrong one.',
    'At each full moon the four {towns} change one worker with each other, by the old law. The next change is on the eve of {deadline1}, and {town2} sends nobody.',
  ],
  places: [
    [
      {
        open: 'the new shaft of {town1} goes down from here, and the {workers1} who come up from it pay their debts the same day.',
        hidden: [
          [
            'The shaft ends at something like a roof beam, which is warm, and has an eyelash (DC 13 Nature). {P1} ordered the second drill.',
            'v=1',
          ],
          [
            'The shaft ends at a stone lid, which is warm, and has four seals of four trades on it (DC 13 History). {P1} ordered the second drill.',
            'v=2',
          ],
        ],
      },
      {
        open: 'a fence has been put up here, with the guards of {body1} looking inward.',
        hidden: [
          'Down here it is dreaming aloud. Whoever listens learns one true thing about {wrong} and {town2}, and has to make a DC 13 Wisdom save, or goes on listening.',
        ],
      },
    ],
    [
      {
        open: 'the strikers of {town2} hold this place, with soup, songs and a committee, and want everyone to taste the soup first.',
        hidden: [
          'Behind the soup kettles is the head of a stair (DC 12 Perception); the air from it comes and goes as slowly as tides.',
        ],
      },
      {
        open: '{P5} comes here each noon to read out an offer of {body1}, and goes away with the vote.',
        hidden: [
          [
            'A sack of the sand that {town2} was paid in stands open here. DC 12 Investigation finds the seal of {body1} at the bottom.',
            'v=1',
          ],
          [
            'Behind the lectern the offers lie in order. DC 12 Investigation finds one in the hand of {P1} that promises everything, if only nobody digs below {works2}.',
            'v=2',
          ],
        ],
      },
    ],
    [
      {
        open: 'readers are searched for candles here, and {P3} has asked {body3} to be moved to another room.',
        hidden: [
          'What {P3} is afraid of is a sound: in the quiet of this room one hears breathing, from under the shelves (DC 13 Perception).',
        ],
      },
      {
        open: 'one shelf of {record3} is kept here behind bricks that are newer than the ban on reading it.',
        hidden: [
          [
            'Behind the bricks (DC 14 Athletics, or an hour with a hammer and all of {town3} listening) lies the last page, with a sum and a name: how much it needs, and what it answers to.',
            'v=1',
          ],
          [
            'Behind the bricks (DC 14 Athletics, or an hour with a hammer and all of {town3} listening) lies the last page, with four signatures, each of them with a thumb print in brown.',
            'v=2',
          ],
        ],
      },
    ],
    [
      {
        open: 'people come here in the evening to sell their dreams to {P4}, and leave lighter, with a silver piece.',
        hidden: [
          'The dreams lie here on paper, hundreds of them, sorted by {faction1} into one long corridor with a door; only the key is missing.',
        ],
      },
      {
        open: '{faction1} pays for silence here, from the ninth bell on, and has put felt on every door of the street.',
        hidden: [
          'A well opens here. What is said into it is answered the same night, in the dream of everybody from {town4} (DC 13 Insight to hear who asks).',
        ],
      },
    ],
  ],
  manners: [
    '{P1} pricks {P1.their} thumb with a pin to stay awake, and counts the holes.',
    '{P2} drums on every table, four beats, and stops after the third.',
    '{P3} whispers even outdoors, and never near a wall.',
    '{P4} asks how one has slept, and waits for the answer with a pencil.',
  ],
  levers: [
    [
      'falls asleep in front of anybody who says that {town2} has gone back to work, and then answers every question.',
      [
        'would pay {town2} in full if that could be done without saying why; a way to do so is all {P1.they} needs.',
        'v=1',
      ],
    ],
    [
      'calls the strike off for full wages, read out in the square by {body1}; half of it would do from a person who went below.',
      'has never believed in what lies below. One look at it, and {P2.they} leads the others back to work.',
    ],
    [
      'wants another person to have read the last page; from then on {P3.they} is free of fear and of use.',
      'gives the book to whoever can tell {P3.them} the whole dream, including the end.',
    ],
    [
      'serves {faction1} for the sake of someone who sleeps and cannot be woken; a cure would turn {P4.them} against {faction1}.',
      'believes that what wakes will be grateful. Show {P4.them} what lies at the end of the shaft and that ends.',
    ],
  ],
  jobs: [
    'A {worker1} walks into the inn of {town1} asleep, pays for everyone in the room, and goes on towards {town2}. So do {few} others. {P1} offers money to have them led home before they arrive.',
    '{P5} needs a neutral hand to carry the strike fund of {town2} to {town3} and back with bread. {guards.s} have been told to find it, and {faction1} has offered to double it.',
    'In {town4} everyone in one street has slept through the day. {P4} asks the party to go in, with wax in the ears, and open one window.',
    'The party is at a wedding in {town1} when the band loses the beat. Nobody moves. Under the floor something takes up the beat where it was left.',
  ],
};
