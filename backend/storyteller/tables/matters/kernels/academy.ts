import { everyTone } from '../../tones.ts';
import { classicFrame } from '../classic-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/**
 * The teachers of a school are replaced, one after the other, by copies that teach perfectly and know nothing new. A,
 * the head of the school, keeps the originals asleep below the lecture hall, to save what they know.
 */
export const academy: MatterKernel = {
  id: 'academy',
  sort: 'claim',
  family: 'classic',
  tones: everyTone,
  isLairKnown: true,
  escort: ['construct', 'elemental'],
  roles: {
    G: [['junior lecturer'], ['lecturer without a chair'], ['inspector of schools of the crown']],
    A: [['head of the school'], ['rector of the school'], ['arch-rector of the school']],
    B: [['best student of the year'], ['best student of the year'], ['best student of the year']],
    S: [['school cook'], ['school cook'], ['master of the kitchens']],
    T: [['porter of the school'], ['porter of the school'], ['porter of the school']],
    H: [['beadle'], ['beadle'], ['first beadle']],
  },
  sites: [
    ['the lecture hall of the school'],
    ['the kitchen of the school'],
    ['the key room of {T.full}'],
  ],
  lair: {
    names: ['the sleeping library below the school', 'the archive below the school'],
    terrain: 'underground',
  },
  scale: {
    deadline: [['the examinations'], ['the examinations'], ['the great examinations']],
    ruin: [
      ['the whole last year is kept, like the teachers, and copies go home to the families'],
      ['the whole last year is kept, like the teachers, and copies go home to the families'],
      ['the whole last year is kept, and copies go to all the courts of the realm'],
    ],
  },
  frame: {
    ...classicFrame,
    labels: {
      ...classicFrame.labels,
      clues: ['who is no longer the same', 'who does it', 'where the others are'],
      places: 'In the school',
      suspects: 'Who has noticed',
      plan: 'What the school does until the examinations',
      actOne: 'Act one: Guests of the School',
    },
    titles: [
      'The School of {town}.',
      'The Same Lecture.',
      'What the School Keeps.',
      'The School Before {deadline.t}.',
    ],
    first: [
      'The school of magic above {town} has the best teachers in the land, and since this term they are all punctual.',
      'For {weeks} weeks there have been no more explosions at the school of magic above {town}, and {G.full}, the {G.role}, cannot sleep for it.',
    ],
    hooks: [
      '{G.full}, the {G.role}, has got you in as examiners, substitute teachers or older students, as you like; the papers are good.',
      '{G.full}, the {G.role}, waits for you in an empty classroom, with the blackboard between {G.them} and the door.',
    ],
    where: [
      '{lair}. One gets there by the stairs behind the blackboard, or by falling asleep in the lecture hall.',
    ],
    suspects: [
      '{B.full}, who asks too many questions; {S.full}, who cooks for fewer people than are eating; {T.full}, who has one key too many.',
    ],
    limits: ['{days} days, until {deadline}. Every third night one more teacher is replaced.'],
    ways: [
      '{p1}, {p2} and {p3} in any order, by day as guests of the school, by night without a lamp. Each shows who has been replaced, by whom, and where the others are. A failed check costs an hour and an explanation, never the clue.',
    ],
    runs: [
      'The bell rings, and {few} doors open in the same instant. {few} teachers say "Good morning" on the same note.',
      'In the corridor hang the portraits of the teachers. On some of them the paint is still wet.',
    ],
    magic: [
      '*Detect Magic* on a replaced teacher: a faint glow, as of chalk. The teacher asks, delighted, what school of magic that was, and writes down the answer.',
      [
        '*Zone of Truth* with a replaced teacher: each sentence is true, and each is from a lecture.',
        'level>=3',
      ],
      ['*Detect Thoughts* on a replaced teacher finds page numbers.', 'level>=3'],
      [
        '*Dispel Magic* on a replaced teacher leaves a heap of chalk in a gown. The one who lies below turns over in sleep.',
        'level>=5',
      ],
      [
        '*Scrying* on one who is missing shows a bed, a reading lamp, and lips that move.',
        'level>=9',
      ],
      ['*Commune*: "Is anyone dead?" No. "Is anyone awake?" One.', 'level>=9'],
      [
        '*Sending* to a missing teacher is answered with twenty-five words about comets, and at the end: "wake".',
        'level>=5',
      ],
    ],
    complications: [
      'A member of the party gets a portrait. It is very like.',
      'One of the replaced teachers is asked something that no book says, and stands there, smiling, until evening.',
      'There is a fire drill. Everyone walks in step.',
      '{H} offers the party chairs at the school, with a pension.',
    ],
    openings: [
      'Behind the blackboard the stairs go down. Below it is warm, dry, and so quiet that one hears many people breathing.',
    ],
    companions: [
      [
        'Those beside {A} are made of chalk, slate and good will. Water (one action, a bucket) makes one of them forget what it was about to do.',
        'escort=construct|elemental',
      ],
    ],
    guards: [],
    hoards: [
      'In the cabinet of confiscated things, with labels from {years} years, lie {items}, and {worth}.',
    ],
    preventions: [
      'sit with that teacher through the night, and keep talking (DC 14 Insight or Performance)',
      'set off an alarm that is not in the timetable (DC 13 Arcana or Sleight of Hand)',
      'let {T} lose a key (DC 13 Persuasion)',
    ],
    clockEffects: [
      'each teacher who was kept awake stands beside the party in {lair} with one spell; for each who was replaced, one more is beside {A}.',
    ],
    firstFight: [
      'on the second night the party meets, in the corridor, those who come to fetch the next one ({fight}). In their pocket is a list, in the hand of the one who is to be fetched.',
    ],
    sides: [
      {
        wants: [
          '**The students** want to pass, and, if possible, to live. Content if somebody asks them what they have seen; angry if the examinations are only cancelled.',
        ],
        later: [
          '**The students, if content**: ask questions, all of them at once, in the lecture hall above. Half of those beside {A} have to go up and answer.',
        ],
      },
      {
        wants: [
          '**{R.full}** ({R.role}) has been sent to buy the method: soldiers who forget nothing. Content with a refusal that comes with reasons; angry if it burns.',
        ],
        later: ['**{R.name}, if content**: has told the other buyers that it does not work.'],
      },
      {
        wants: [
          '**The teachers who are still themselves** ({few}, afraid of each other) want to know whom they can trust. Content if somebody shows them how one tells; angry if one of them is hurt by mistake.',
        ],
        later: [
          '**The teachers, if content**: each of them teaches the party one trick, in a minute, which works once.',
        ],
      },
    ],
  },
  problem: [
    'It is not easy to say what is wrong with them. They are kinder than before, never ill, never late, and give word for word the same lecture as last year. {G.full} first noticed it in an old friend with whom {G.they} had quarrelled for ten years, and who now agreed. By now {few} teachers agree.',
    'One after the other the teachers of the school come back from a night as they never were: rested, tidy, patient. They know everything that they ever knew. Whoever asks something new is given a friendly smile. {G.full} has made a list of those who still argue, and it is getting short.',
  ],
  start: [
    [
      'In {p1} somebody is explaining how one binds a flame to a wick; you are sitting in the last row, with papers that say that you may. "And so," says the teacher, "as Tarn writes, on page forty" and at the same moment, through the wall, another voice in the next hall says: "as Tarn writes, on page forty". Beside you {B.full} has stopped writing, and pushes a slip of paper across. On it stands: *Ask them what they had for breakfast.*',
      '@lecture',
    ],
    [
      '{T.full} opens the gate of the school for you, and counts you twice. In the yard {few} gowns cross each other\'s path without a glance, each at the same distance. Then one stumbles over a bucket of water that somebody has left there, looks down, and where the sleeve has become wet it is white and soft, and a finger stays in the bucket. "Chalk," says {G.full}, very quietly. "I thought so. I hoped for wax."',
      '@yard',
    ],
  ],
  ask: [
    '"Find out where the real ones are," says {G}. "They are not dead; I am sure of it. The copies go on learning what the originals think of in their sleep. And find out who does it, before {deadline}: then the students come before the same board."',
    '{G} wants the teachers back and the school open, in this order. "You are not from here. You can ask what everybody should know by now. Start with {B}, who has asked already, and with {S}, whom nobody asks."',
  ],
  rumours: [
    'The school has never been so good. Parents have written.',
    '{S} cooks less and less, and the plates come back full.',
    '{B} has been given the best mark in everything, and was told not to come to the practical part.',
    '{A} has not been seen in a temper for a year, and used to throw books.',
    'At night one hears a murmur below the lecture hall, as of people reading aloud.',
    '{T} has a key for each door, and one for which there is none.',
  ],
  run: [
    [
      'Asked about breakfast, the teacher says: "It is in the syllabus" (no check).',
      'start=lecture',
    ],
    [
      'The finger in the bucket writes on the bottom, until it dissolves: three letters, WAK (DC 13 Perception).',
      'start=yard',
    ],
    'Whoever has been replaced has a shadow without a face, no smell, and dry ink on the right hand (DC 13 Investigation to notice the pattern).',
  ],
  gist: [
    'At the school the teachers are replaced by copies of chalk. The originals sleep in {lair} and dictate: whatever they know flows into the school. {A} does it, out of love: {A} is losing {A.their} own memory, and wants the school to forget nothing. At {deadline} it is the turn of the students.',
  ],
  truth: [
    [
      'Last year {A}, who knew everything, could not remember the name of a student. Then it was a spell, then a year. The founder of the school had left a bed below the lecture hall, in which one can sleep and be read. {A} wanted to lie down in it, to save what was left; but somebody had to lead the school, so a friend went first. It worked so well.',
    ],
    [
      'The copies are honest chalk. They teach what the sleepers know, do not suffer, and hurt nobody who sleeps or lets them be. But whoever sleeps learns nothing more, and after a year forgets how to wake up. The first friend has been asleep for eleven months. {H} carries them down, believes that they are ill, and is gentle.',
    ],
    [
      '{S} cooks porridge for those below and is not allowed to know for whom. {T} has the key to the stairs. {B} is awake because {B} was down there once, by chance, and has hummed something ever since, so as not to fall asleep; {A} knows it, and is afraid of only one thing: a question to which there is no answer yet.',
    ],
  ],
  turn: [
    '{G} comes to breakfast rested, tidy and patient, and agrees with everything. On {G.their} pillow lies a note in {G.their} own hand, written in advance: "If I should be friendly: bed number nine."',
    '{A} comes to the party at night, in slippers, and asks where the way out is. For half an hour {A} is a frightened, polite old person who has forgotten everything, including what {A.they} did. Then it is over, and {A} sees that the party has seen it.',
  ],
  people: {
    G: [
      '{G} wants to be contradicted by an old friend again. {G} is brave in the way of those who correct spelling.',
    ],
    A: [
      '{A} wants the school to remain when {A} no longer knows its name. {A} loves each one who sleeps below, and visits them, and has to read the labels.',
    ],
    B: [
      '{B} wants to know what comes after page forty. {B} is the only one at the school who has never been satisfied with an answer.',
    ],
    S: [
      '{S} knows by the plates who is still alive, and has cooked the favourite dish of each of them, as a test.',
    ],
    T: ['{T} has opened each door to everybody for thirty years, and only this once did not look.'],
    H: ['{H} carries sleepers as others carry candles, and would be horrified.'],
  },
  looks: [
    [
      'Benches in a half circle, and a blackboard that goes up to the ceiling. It is wiped clean, and behind it one feels a draught. In the first row the ink is frozen in the middle of drops: somebody has practised here by night.',
    ],
    [
      'Copper, steam, cats. On a shelf stand the bowls of the teachers, each with a name, and {few} of them have dust in them. On the stove stands one very large pot of porridge that is on no menu.',
    ],
    [
      'Keys up to the ceiling, each on its nail, each with a tag. One nail has no tag and no key, and the wall under it is worn smooth by a hand.',
    ],
    [
      'Beds in two rows between bookshelves, reading lamps, folded spectacles. They murmur, all of them, and beside each bed a pen is writing by itself. {A} goes from one to the other, tucks in a blanket, and bends down to read the name.',
    ],
  ],
  todo: [
    [
      'Here one must give a lecture or listen to one (DC 13 Performance for any subject; a made-up subject helps). Whoever brings in something new sees who starts to write, and who only smiles.',
    ],
    [
      '{S} will not be asked anything before the onions are done (DC 12 Sleight of Hand with a knife, or weep honestly). Then a plate is put down before each: who eats is believed.',
    ],
    [
      '{T} plays for the missing key, at draughts (DC 13 Insight or Deception, best of three), and wants very much to lose.',
    ],
  ],
  clues: [
    [
      'Insight :: asking a teacher something that nobody knows :: Those who are real get angry, curious or red. The others smile.',
      "Arcana :: looking at the chalk :: It is drawn from the quarry of the founder, and obeys the rector's ring.",
      'Investigation :: feeling along the blackboard :: It is a door. The draught smells of sleep and lamp oil.',
    ],
    [
      'Perception :: counting the bowls :: {few} have not eaten for weeks, though they come to table.',
      'Insight :: asking who ordered the porridge :: {A}, in writing, with a drawing, "since I forget the word".',
      'Persuasion :: asking {S} who fetches it :: {H}, at midnight, with a trolley, by the stairs behind the blackboard.',
    ],
    [
      'Investigation :: reading the night book :: Each time it is the same: a teacher goes in at the lecture hall, and comes out by the yard, dry, in the rain.',
      'History :: asking {T} about the founder :: The founder fell asleep below the school, at a great age, and has been quoted ever since.',
      'Persuasion :: asking {T} about {A} :: "Asked me who I was, in autumn. Then laughed. I laughed, too."',
    ],
  ],
  lairUse: [
    'A sleeper wakes if one asks a question to which the answer would be new to them (one action, DC 14 with any skill that fits their subject). Awake, that teacher has one spell, and a great many objections.',
    'The pens: whoever breaks the pen beside a bed (one action) makes the copy above stand still.',
    'The lamps burn on a common oil pipe. Shut (one action, DC 13 Sleight of Hand), it makes everything dark, and the copies cannot see, but the sleepers go on murmuring and show where the beds are.',
    "The rector's ring commands all the chalk. Whoever has it (DC 15 Sleight of Hand) may give one order each round.",
  ],
  tactics: [
    '{A} fights from memory: each spell of {A.their} once only, in the order in which they were learned, and each time with a gap afterwards that gets longer; {H} stands in front of the beds and hits nobody who lies down',
  ],
  parley: [
    '{A} can be reminded (DC 14 Persuasion, without a check if {B} asks what comes after page forty): then {A} says "I do not know" and is so surprised by it that {A} sits down. *The price:* {A} has to be told everything again, by somebody, each morning, from now on.',
  ],
  clock: [
    ['The teacher of the history of magic agrees with a student, for the first time.'],
    ['{G} is next on the list, and notices that the door no longer locks.'],
    ['The practical part is cancelled. Beds are carried down, {num} of them, "for a fire drill".'],
    ['{Deadline}. The last year sits in the lecture hall of the school, and the blackboard turns.'],
  ],
  after: [
    'The school is famous, and every answer given there is right. No question has been asked since {deadline}; {ruin}.',
  ],
  endings: [
    {
      heading: 'I do not know',
      text: [
        'The sleepers are awake, and the school is loud. {A} has a chair in the sun, with a label, in the lecture hall, where anyone may sit down and tell {A.them} something. The chalk is used for writing.',
      ],
    },
    {
      heading: 'Ring and all',
      text: [
        '{A} is beaten, the copies are dust, and the school is closed until the autumn. *The price:* two of those who slept longest do not wake up any more. Somebody has to read to them.',
      ],
    },
    {
      heading: 'The library stays',
      text: [
        'Those who want to may sleep below, old teachers, at the end, of their own will; the school keeps what they know, and no copies. *The price:* from now on somebody has to guard those stairs, and it had better be somebody who asks.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The school has kept them all, and {ruin}. But {B} is still humming, in the last row, with open eyes, and one of the copies has been asking for three days what {B} had for breakfast.',
      ],
    },
  ],
  steps: [
    'Go to the school as guests.',
    'Find out who has been replaced.',
    'Find the real teachers.',
    'End it before {deadline}.',
  ],
};
