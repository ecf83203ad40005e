import { everyTone } from '../../tones.ts';
import { classicFrame } from '../classic-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/**
 * A, an old power, is tired and looks for a successor among the party. The office is real: something is held shut by it.
 * Three tests show what A has become; B was the last candidate. The party can accept, refuse, or end the office.
 */
export const successor: MatterKernel = {
  id: 'successor',
  sort: 'claim',
  family: 'classic',
  tones: everyTone,
  isLairKnown: true,
  escort: ['undead', 'construct', 'people'],
  roles: {
    G: [['envoy in black'], ['envoy in black'], ['herald in black']],
    A: [['old lich'], ['old lich'], ['old lich']],
    B: [['last candidate'], ['last candidate'], ['last candidate']],
    S: [['speaker of the villages below'], ['governor of the border'], ['marshal of the border']],
    T: [['librarian of {A.full}'], ['librarian of {A.full}'], ['librarian of {A.full}']],
    H: [
      ['eldest servant of {A.full}'],
      ['eldest servant of {A.full}'],
      ['eldest servant of {A.full}'],
    ],
  },
  sites: [
    ['the first house, where {B.full} lives'],
    ['the border stones of {S.full}'],
    ['the library of {A.full}'],
  ],
  lair: { names: ['the high seat of {A.full}', 'the empty hall of {A.full}'], terrain: 'indoors' },
  scale: {
    deadline: [
      ['the last night of the year'],
      ['the last night of the year'],
      ['the last night of the year'],
    ],
    ruin: [
      ['the seat stands empty, and what it holds shut comes open below {town}'],
      ['the seat stands empty, and what it holds shut comes open in three valleys'],
      ['the seat stands empty, and what it holds shut comes open in five provinces'],
    ],
  },
  frame: {
    ...classicFrame,
    labels: {
      ...classicFrame.labels,
      clues: ['what the office costs', 'what it makes of people', 'what is held shut'],
      places: 'Three tests',
      suspects: 'Who knows the office',
      plan: 'What {A.full} does if nobody wants to',
      actOne: 'Act one: Three Tests',
      talk: 'What people say about {A.full}',
    },
    titles: [
      'The Successor of {A.name}.',
      'A Seat Becomes Vacant.',
      'The Tired {A.name}.',
      'Who Will Follow {A.name}.',
    ],
    first: [
      'For {years} years {A.full}, the {A.role}, has been the terror of {town} and of all the land around; now a polite letter has come: {A.name} is tired, and looks for a successor.',
      '{A.full}, the {A.role}, wishes to retire. The notice hangs on the church door of {town}, in very beautiful handwriting, and it says that a successor is being sought among heroes.',
    ],
    hooks: [
      '{G.full}, the {G.role}, has travelled to you with four invitations, a small advance, and a hand that one had better not shake.',
      'It was meant as an insult, people think; but {G.full}, the {G.role}, has your names on the list, with remarks behind them that are quite just.',
    ],
    stakes: [
      'In {days} days is {deadline}. If there is no successor then, {G} reads out, {ruin}.',
      '{days.s} days are left. {G} has been told to add that it is no threat: {ruin}.',
    ],
    fees: [
      'Travelling expenses: {coins} gp, also for those who are not chosen. {G} has the receipts ready.',
      '{G} pays {coins} gp for taking part in the three tests; the rest of the reward "cannot be expressed in coins".',
    ],
    where: ['{lair}. The gates are open, for the first time since anyone can remember.'],
    suspects: [
      '{B.full}, who was chosen once and said no; {S.full}, who wants nobody on that seat; {H.full}, who wants to sit there.',
    ],
    ways: [
      '{p1}, {p2} and {p3} are three tests, in any order, for the whole party. None of them can be lost: each shows {A} something about the party, and the party something about the office. A failed check costs dignity, never the clue.',
    ],
    runs: [
      'Each invitation names for one of the party the deed that was the reason. Ask the players which one it was; {A} has been informed very well.',
      'There are other candidates: a paladin who weeps, a boy of sixty, three brothers. All of them go home on the first evening, each with a different excuse.',
    ],
    guards: [],
    magic: [
      [
        '*Zone of Truth*: {A} suggests it. "I want to stop. I want it to go on being done. Those are two wishes."',
        'level>=3',
      ],
      '*Detect Magic*: threads lead from {lair} in all directions and down into the earth; each is pulled tight.',
      ['*Detect Thoughts* on {A}: a great silence, and in it someone who counts.', 'level>=3'],
      ['*Scrying* on {A} shows somebody who is dusting a chair.', 'level>=9'],
      [
        '*Commune*: "Is {A} evil?" Was. "Is the office?" No. "Can it be ended?" By several.',
        'level>=9',
      ],
      [
        '*Legend Lore*: nobody was ever born to this seat. Each one took it in order that something worse should not.',
        'level>=9',
      ],
      [
        '*Speak with Dead* with a predecessor, in the crypt: "Do not do it alone. I did it alone. We all did."',
        'level>=5',
      ],
    ],
    complications: [
      'One of the party begins to feel the threads: a draught, a pull in the left hand.',
      '{S} has brought soldiers, to take advantage of the day on which {A} is tired.',
      '{H} has already had the curtains of {lair} changed.',
      '{A} falls asleep in mid-sentence. For the length of a breath, everywhere in the land, something knocks.',
    ],
    openings: [
      'At {lair} everything has been put away: the skulls, the chains, the large candlesticks. There are light patches on the walls. {A} has laid the keys on the table, in a row, with labels.',
    ],
    companions: [
      'Those beside {A} serve the seat and not the one who sits there. Whoever touches the arm of it (one action) may call one of them off.',
    ],
    hoards: [
      'Everything that {A} no longer needs stands in the hall, with slips for whom it is: for the party {items}, and {worth}.',
    ],
    favours: [
      '{A} has recommended the party, in writing, to a colleague.',
      '{B} makes up a room for the party in the first house, whenever it passes.',
    ],
    preventions: [
      'sit with {A} until morning, and keep the count (DC 14 Insight)',
      'send {S} the truth about the threads (DC 14 Persuasion)',
      'give {H} something to do that is hard (DC 13 Deception or Persuasion)',
    ],
    clockEffects: [
      'each step that was prevented leaves {A} strong enough for one more hour: it is one round less in which something knocks. After each that was not, one thread is torn, and one more thing is in the hall that is not beside {A} but against all.',
    ],
    firstFight: [
      'on the second evening the others attack who want the seat, or do not want anybody on it ({fight}). They have come a long way, and have all read the same old book, up to the middle.',
    ],
    sides: [
      {
        wants: [
          '**The people of the land** want it to be over with {A}, and do not ask what comes after. Content if somebody is there whom they know by first name; angry if everything stays as it is, with a new face.',
        ],
        later: [
          '**The people of the land, if content**: light a fire on each hill on which a thread ends. It holds them for an hour.',
        ],
      },
      {
        wants: [
          '**{R.full}** ({R.role}) would take the seat at once, and would be worse. Content with a key; angry if called unsuitable.',
        ],
        later: [
          '**{R.name}, if content**: holds one of the threads, grits the teeth, and understands.',
        ],
      },
      {
        wants: [
          '**The servants of {A.name}** want to be dismissed properly, after all this time, by name. Content with a handshake; angry if they are simply taken over.',
        ],
        later: [
          '**The servants, if content**: hold the doors, from the outside, against what comes.',
        ],
      },
    ],
  },
  problem: [
    'Half the land thinks it a trap, and the other half lays flowers before the gate. It is meant seriously, says {G.full}: three tests, no obligation. What exactly the office consists of does not stand in the notice; only that since {A} has become tired, there is a knocking in cellars and wells.',
    'Armies have tried to drive {A} off that seat. That {A} would like to get up was not foreseen. "I have done it for {years} years," it says in the letter to you. "I was no good person, and I was punctual. I am looking for the reverse, if need be."',
  ],
  start: [
    [
      '{G.full} reads aloud, standing, with a bow after each paragraph. "Applicants should be used to responsibility, not sleep too deeply, and not want it too much. Board and lodging are free. Signed, {A.full}, still in office." From the well in the yard of {town} there is a knock, three times, from below. {G.name} turns the page. "That", {G.name} reads out, "is meant by urgent."',
      '@reading',
    ],
    [
      'The gate of {A.full} stands open, and in front of it, on a folding chair, in the shade, sits {A.name} in person. Two hundred heroes have died in this place. "Please mind the step," {A.name} says. "I have had it filled in, but one does stumble there, from habit." The eyes are very old, and so tired that one looks away. "You are the first who have not drawn anything. May I offer you something? I have had to ask what people drink."',
      '@gate',
    ],
  ],
  ask: [
    '{G} conveys it: "Three tests, before {deadline}. Visit {B}, who said no. Visit {S} at the border stones. Read in the library what {T} gives you. Then come to {lair}, and tell {A} which one of you it will be, or why none."',
    '"I do not ask you to like me," says {A}. "I ask you to look at it. If you find a better way than that one person sits here and counts until they are like me: I have been looking for it for {years} years, and I am not stupid."',
  ],
  rumours: [
    '{A} has not harmed anybody for a year. One hardly knows what to do.',
    'Where {A} hung the skulls there are flower pots now.',
    '{B} sat on that seat for one night, and has had white hands since then.',
    'In {few} wells there is a knocking, from below.',
    '{H} has ordered new robes, a size larger than those of {A}.',
    '{S} is gathering people at the border stones, with crowbars.',
  ],
  run: [
    [
      'It knocks with a rhythm: three, pause, three. Whoever counts along cannot stop for a minute (DC 12 Wisdom saving throw).',
      'start=reading',
    ],
    [
      '{A} moves the lips without a sound, the whole time: {A} is counting (DC 13 Perception).',
      'start=gate',
    ],
    'The tests are no trick. Whoever asks {G} for the right solution is told: "There is a list of the wrong ones. It is long, and I was there."',
  ],
  gist: [
    '{A} wants a successor on {lair}, and means it. Whoever sits there holds shut, with the mind, what lies under the land, by counting without a pause; in time, nothing else is left of them, and that is how {A} became what {A} is. One alone becomes like {A}. {few} together, in turns, would stay people. Nobody has ever asked enough people.',
  ],
  truth: [
    [
      '{years} years ago {A} was a good person with a great gift, and took the seat from a tyrant. On the first day it turned out what the tyrant had been for. {A} stayed, for a night, then for a year; to be able to stay, {A} cut away what disturbed the counting: sleep, hunger, then pity. The rest of it stands in the chronicles, and is true.',
    ],
    [
      '{B} was chosen as the successor {few} years ago, sat for one night, and got up again, because at home somebody was ill. In this night {A} slept, for the first time, and on waking wept for an hour; since then a little has grown back. {A} is tired because {A} can feel it again.',
    ],
    [
      'What lies below is not evil: it is large, it dreams, and it turns over when the counting stops. {T} has found in the old building plans that {lair} was built with {few} seats in a circle. All but one were cut up for firewood in the first cold winter. {H} has always known it, and warmed {H.their} hands at it.',
    ],
  ],
  turn: [
    '{A} loses the count. It lasts for nine seconds: three hills slide, two wells run over, and at {p2} a stone breaks on which {S} had been leaning. {A} finds the place again, and says, without any reproach: "It had better be tomorrow."',
    '{H} sits on the seat, in the new robes, while {A} shows the party the crypt. {H} counts very well, and after an hour is no longer able to say {H.their} name. Somebody has to take {H} down from there, and somebody has to sit down, at once.',
  ],
  people: {
    G: [
      '{G} has been dead for a long time, is conscientious, and would like to be asked, for once, how the journey was.',
    ],
    A: [
      '{A} wants to lie down. {A} does not expect forgiveness, has kept a list of all to whom it would be owed, and reads in it in the evening.',
    ],
    B: [
      '{B} is ashamed of having got up, and would do it again. {B} counts the plates at table without wanting to, and stops each time at the same number.',
    ],
    S: [
      '{S} has lost a grandfather, a house and two bridges to {A}, and wants to see the seat burn. {S} believes what {S.they} can lay a hand on.',
    ],
    T: [
      '{T} has read everything, was afraid to say it, and lays the plan open on the table each evening, in case somebody should come by.',
    ],
    H: ['{H} wants to be more than the one who carries the candle.'],
  },
  looks: [
    [
      'A good house with a bench and far too many clocks, all stopped, because {B} cannot bear the ticking. In the garden {B} plants beans, in rows of seven, pulls one out, and is annoyed.',
    ],
    [
      'Grey stones, as high as a man, across the whole heath, and from one to the other something hums at the edge of hearing. {S} stands there with {num} people and crowbars.',
    ],
    [
      'A library without dust, with ladders, in which it is quiet in a friendly way. {T} sits behind a stack of building plans, and on each someone has marked in red what was missing later.',
    ],
    [
      'A hall, and in the middle one seat, of black wood, worn out. Around it in the floor there are marks in a circle, {few} of them, as if others had stood there once. {A} sits, counts, and looks up with difficulty.',
    ],
  ],
  todo: [
    [
      'The first test: to do something useless for an hour and not stop (beans; DC 13 Wisdom saving throw or any skill that the player can justify). {B} watches, and then tells about the night.',
    ],
    [
      'The second test: to stop {S} from breaking a stone, without {A} (DC 14 Persuasion; no check if one of the party lets {S} feel what the stone holds, and holds it together with {S}).',
    ],
    [
      'The third test: to find the mistake in the plan (DC 14 Investigation or History; {T} coughs at the right sheet). It is the test that everyone has passed so far, and nobody has said it aloud.',
    ],
  ],
  clues: [
    [
      'Insight :: asking {B} about the night :: "After an hour I no longer knew what for. After six I no longer knew who. It was not bad. That was the bad thing."',
      'Medicine :: looking at the hands of {B} :: {A} had exactly such hands on the oldest picture, and they were kind.',
      'Perception :: asking {B} to count along :: With two it is easier by more than half. {B} turns pale: "Nobody ever tried that."',
    ],
    [
      'Arcana :: laying a hand on a stone :: It holds something shut that is not angry. It turns in its sleep.',
      'Insight :: letting {S} tell everything :: The cruelty of {A} began in the third year and stopped one year ago.',
      'History :: asking whose stones they are :: On each a name is chiselled, {few} different ones in turn: there were once several who did this.',
    ],
    [
      'Investigation :: reading the household accounts of the first winter :: "Firewood: {few} chairs, less one."',
      'Religion :: reading the oath of the office :: It is in the plural throughout. Somebody has corrected it by hand.',
      'Persuasion :: asking {T} what happens if nobody sits there :: Below {lair} it wakes up and stretches. "It would not even notice us."',
    ],
  ],
  lairUse: [
    'Whoever sits on the seat and counts (an action each round, DC 13 Wisdom saving throw) keeps it quiet. Two who do it together need no saving throw.',
    'The marks in the floor: any chair that is put there is a seat. There are chairs at the wall, one for each of the party.',
    'Each of the keys on the table opens one thing in the land that {A} has shut (a prison, a spring, a pass). Whoever turns one (one action) makes one of those beside {A} go home.',
    'When the counting stops, the floor tilts: at the end of each round DC 13 Dexterity saving throw or prone, and one of the windows is somewhere else.',
  ],
  tactics: [
    '{A} does not want to fight, and does it only if somebody wants to break the seat or take it alone: then {A} fights as in the old days, with closed eyes and moving lips, and each hit makes {A} miscount; {H} fights for the seat, against both sides',
  ],
  parley: [
    'With {A} one can talk about everything. If the party says that it should be several, in turns, and names the first {few} people (DC 14 Persuasion; no check with the plan of {T}), {A} is silent for a long time, counting, and then asks whether {A.they} might be one of them, on Sundays. *The price:* all of {town} has to know about it, and one has to find people, each year anew.',
  ],
  clock: [
    ['{A} interviews a paladin. The paladin goes home, and takes up gardening.'],
    ['{S} breaks the first stone. In {few} cellars of {town} the floor is wet.'],
    ['{H} tries on the seat by night. In the morning {H} answers only to numbers.'],
    ['{Deadline}. {A} gets up, takes the hat, and in the whole land something knocks, quite near.'],
  ],
  after: [
    '{A} has lain down and is asleep at last. In the morning the hills are in another order, and {ruin}.',
  ],
  endings: [
    {
      heading: 'In turns',
      text: [
        'There are chairs in a circle again, and a list on the church door, with hours. Whoever has been there comes home tired, and kind. {A} has Sundays; for the rest of the week {A} visits those on the other list, one after the other, with a hat in the hand. There is no successor any more, only the next one.',
      ],
    },
    {
      heading: 'One of the party',
      text: [
        'A successor has been found: one of the party sits there and counts. *The price:* it is for life, or until the others find somebody; they come by often, and sit down beside that one, and it helps more than anyone can explain.',
      ],
    },
    {
      heading: 'Let it wake',
      text: [
        'The seat is broken, and what was below has woken up, stretched and gone, without looking round. *The price:* three valleys and a great many roofs; but nobody will ever have to count again. {A} has helped to carry beams.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'No successor was there, and {A} had no more strength: {ruin}. But {B} has gone up, sat down on the floor beside the empty seat, and counts, aloud, with beans. {B} can do it for three days.',
      ],
    },
  ],
  steps: [
    'Visit {B.full}, who said no.',
    'Visit {S.full} at the border stones.',
    'Read in the library of {A.full}.',
    'Answer {A.full} before {deadline}.',
  ],
};
