import type { Agent } from '../plot-types.ts';

export const partnerAgent: Agent = {
  id: 'partner',
  tones: ['grim', 'intrigue', 'heroic'],
  uncanny: false,
  fates: ['dead', 'gone', 'held'],
  roles: [
    ['innkeeper', 'beadle', 'miller', 'pawnbroker', 'undertaker', 'constable'],
    ['sheriff', 'guild treasurer', "abbot's bailiff", 'master of the wharf', 'banker'],
    ['chief justice', 'master of the mint', 'spymaster', 'crown prosecutor'],
  ],
  who: [
    '{A} was in it with {W}«, and held the other end». Of all the {few} {A.they} had the most to gain and has the most to lose.',
    '{A} planned {deed}; {W}« only» gave it a face. Now {A} is tidying up.',
    'The respected {A.role} carried out what {W} ordered, and kept a key. {A} uses the old story« to hide a new purpose»: no witness is to be left.',
  ],
  whyNow: [
    'It begins now because {W} is ill, «and has sent for a priest, »and talks in the night.',
    'It begins now because {record} will be opened before {deadline}, and it names {A}.',
    [
      'It begins now because {A} is about to get the post« of a lifetime», and there will be questions about {deed}.',
      '@post',
    ],
    'It begins now because {X1} asked for more money.',
    "It begins now because {V}'s old papers turned up in the lining of a coat that {A} sold.",
  ],
  goal: [
    '{A} needs {few} silences and one scapegoat, and has the scapegoat: {S}.',
    '{A} wants the page out of {record}, the few who could say what stood on it out of the way, and {W} dead in a fashion that looks like conscience.',
    "{A} means to be the only one who can tell the story of {deed}«, and to tell it at {W}'s funeral».",
  ],
  face: [
    'Helps with the search, brings soup, and asks« every evening» how far you have got.',
    'Knows the law«, and whose cousin everyone is».',
    'Broad, warm, forgetful where it does no harm.',
    'Lends money without paper, and has never« once» forgotten a sum.',
  ],
  traces: [
    ['word', '{A} knew of what happened to {X2} before the messenger had stopped running.'],
    [
      'paper',
      'One hand has drawn money on the day before each of the visits: {A}«, always the same sum».',
    ],
    [
      'thing',
      "{theemb} that was left at {X1} is new work«; the ones from {V}'s time are worn on the other side».",
    ],
    [
      'habit',
      '{A} has had new locks put in and leaves the shutters open«: that is how people live who know that nobody will come».',
    ],
    ['word', '{A} offers {S} as an answer before you have put a question.'],
    [
      'thing',
      'The lock at the house of {X1} was opened with a key. There are {few} such keys; {A} can show one, a recent copy.',
    ],
    ['habit', 'When {deed} is mentioned, {A} looks at {W}, and {W} looks at the floor.'],
  ],
  hides: [
    ['paper', '{A} pays the tax on {lair}, and nobody pays a tax for pleasure.'],
    [
      'thing',
      'There {res.is} {res} under the carriage step of {A}; the only place for it is {lair}.',
    ],
    [
      'word',
      'A lad was paid double to carry a covered basket to {lair}« and to forget it; he remembers the double».',
    ],
    ['habit', '{A} advises everyone«, with examples,» against going near {lair}.'],
    [
      'word',
      '{C} has sealed a chest for {A}. It came back «lighter, »with mud from {lair} on its feet.',
    ],
  ],
  steps: [
    [
      '{S} is arrested, on a« sworn» statement by {A}.',
      '{A} offers the party a better paid errand, «elsewhere, »at once.',
      ['A fire in {s2} destroys exactly one shelf.', 's2=indoors #fire'],
    ],
    [
      [
        '{X3} is found dead, with a confession that has no mistakes in it.',
        'tone!=heroic harm!=taken @died',
      ],
      '{T} has an accident on a stair« that {T.they} has used for {years} years».',
      '{A} moves what is left of the proof to {lair}, at {hour}.',
    ],
    [
      '{W} dies in the night, of conscience, and {A} finds the note.',
      '{S} is sentenced« before {deadline}», and {A} speaks for mercy«, and is admired».',
      ['{A} gets the post, and has {record} bound anew.', 'why=post'],
      '{A} has {record} bound anew, and it is thinner.',
    ],
  ],
  parley: [
    '{A} deals: {W} for a head start, the hiding place of the papers for a day, and {S} for nothing.',
    '{A} gives in before witnesses who matter, and only there; bring {G} and two of the families.',
    'What {A} fears is {T} in good health at a table with a magistrate.',
    '{A} can be made to believe that {W} has already talked. One sentence that only {W} could know will do it.',
  ],
  lairSigns: [
    'a stove with paper ash« in it», and the page of {record} not quite caught',
    'a hood, a dark coat and {embs}«, all» bought this month',
    'a packed trunk with clothes for a warmer country',
    "a letter of confession in the hand of {W}, practised« {few} times», in another's ink",
    'a ledger with {few} names and a tick at some of them',
  ],
  tactics: [
    ['{A} stays behind the hired people and raises their wages during the fight.', 'escort=people'],
    '{A} throws the page of {record} into the fire and runs the other way: the party must choose.',
    '{A} surrenders early, «loudly, »and has a second knife.',
    [
      "The hired people have been told that the party are the murderers. That can be cleared up«, at the top of one's voice».",
      'escort=people',
    ],
  ],
  leader: ['people'],
  escort: ['people', 'beast'],
};
