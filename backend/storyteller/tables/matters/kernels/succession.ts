import { everyTone } from '../../tones.ts';
import { classicFrame } from '../classic-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/**
 * The throne is empty, and three claimants stand around it. The will is missing: A has it, and keeps the court in fear by
 * promising each of the three in secret what the will says. The old ruler had been dead for a year before it was said.
 */
export const succession: MatterKernel = {
  id: 'succession',
  sort: 'claim',
  family: 'classic',
  tones: everyTone,
  isLairKnown: true,
  escort: ['people'],
  roles: {
    G: [
      ['keeper of the seal', 'master of the stables'],
      ['keeper of the great seal', 'court physician'],
      ['keeper of the great seal', 'grand almoner'],
    ],
    A: [['chamberlain'], ['lord chamberlain'], ['lord chamberlain']],
    B: [['eldest claimant'], ['eldest claimant'], ['eldest claimant']],
    S: [
      ['claimant from over the water'],
      ['claimant from over the water'],
      ['claimant from over the water'],
    ],
    T: [['youngest claimant'], ['youngest claimant'], ['youngest claimant']],
    H: [
      ['body servant of the late ruler'],
      ['body servant of the late ruler'],
      ['body servant of the late ruler'],
    ],
  },
  sites: [
    ['the hunting lodge of {B.full}', 'the armoury of {B.full}'],
    ['the embassy of {S.full}', 'the ship of {S.full}'],
    ['the chapel of {T.full}', 'the garden room of {T.full}'],
  ],
  lair: {
    names: ['the locked bedchamber of the late ruler', 'the sealed wing of the palace'],
    terrain: 'indoors',
  },
  scale: {
    deadline: [['the acclamation'], ['the acclamation'], ['the acclamation']],
    ruin: [
      ['three claimants are acclaimed on the same day, each by other armed people'],
      ['three dukes are acclaimed on the same day, each by another army'],
      ['three rulers are acclaimed on the same day, each by another army'],
    ],
  },
  frame: {
    ...classicFrame,
    labels: {
      ...classicFrame.labels,
      clues: ['what was promised', 'who pulls the strings', 'how the ruler died'],
      places: 'Three claimants',
      suspects: 'Who wants the throne',
      plan: 'What {A.full} does until the acclamation',
      actOne: 'Act one: Three Visits of Condolence',
    },
    titles: [
      'The Empty Throne.',
      'Three Heirs and One Will.',
      'A Year of Black Gloves.',
      'The Throne Before {deadline.t}.',
    ],
    first: [
      'The throne in {town} is empty: the ruler is dead, and the court has worn black gloves for {weeks} weeks.',
      'Since the bells of {town} rang for the ruler, {weeks} weeks ago, the throne has been empty, and everybody at court speaks more quietly and more often.',
    ],
    hooks: [
      '{G.full}, the {G.role}, needs people who owe nothing to any of the three, and has had to look for them far away.',
      'You are presented at court as "experts for music"; {G.full}, the {G.role}, could think of nothing better in a hurry.',
    ],
    where: ['{lair}, behind three seals. {A.name} has a fourth one, and a second door.'],
    suspects: [
      '{B.full}, {S.full} and {T.full}; each suspects the two others, and each trusts {A.name}.',
    ],
    ways: [
      '{p1}, {p2} and {p3} in any order: each of the claimants has a promise from {A.name}, and a piece of the truth about the last year. Three promises side by side are a proof. A failed check costs a favour at court, never the clue.',
    ],
    runs: [
      'Whoever speaks with one of the three is asked within the hour by the two others what it was about.',
      '{A} knows the first name of everyone in the party, and that of a person whom they love.',
    ],
    magic: [
      [
        '*Speak with Dead* with the ruler is forbidden by law. It would say: "Which day is it? No, which year?"',
        'level>=5 tone!=whimsical',
      ],
      [
        '*Zone of Truth* at court is an insult; {A} suggests it, and stays outside in order not to disturb.',
        'level>=3',
      ],
      [
        '*Scrying* on {A} shows a bed with the curtains drawn, and {A} on a chair beside it, reading aloud.',
        'level>=9',
      ],
      ['*Commune*: "Was there a murder?" No. "Is there a will?" Yes. "Three?" One.', 'level>=9'],
      '*Detect Magic* in the throne room finds the trace of an illusion on the throne, a year old, renewed every week.',
      [
        '*Detect Thoughts* on {H}: one sentence, over and over, in the voice of the dead.',
        'level>=3',
      ],
    ],
    complications: [
      'A duel is fought, for a reason that nobody can say afterwards. One of the seconds is missing, and asks the party.',
      'The foreign army of {S} lands "for the funeral", with {num} mourners.',
      '{A} has the party arrested, politely, in the best room, and apologises for the guard.',
      'A letter in the hand of the dead ruler turns up. It is dated last spring, and asks for soup.',
    ],
    openings: [
      'Before {lair} three guards stand, one of each claimant. Behind the tapestry there is a door for soup.',
    ],
    companions: [
      [
        'Those beside {A} are people of all three claimants, and each believes to be the only one. Whoever says so aloud (one action, DC 13 Persuasion) makes them look at each other for a round.',
        'escort=people',
      ],
    ],
    hoards: [
      'In the bed, under the pillow, where everyone was too pious to look, lie {items}, and {worth}.',
    ],
    preventions: [
      'bring two of the three into one room for as long as a dance lasts (DC 14 Performance or Persuasion)',
      'let {H} be ill that day (DC 13 Medicine)',
      'hand {G} one of the promises of {A} before noon',
    ],
    clockEffects: [
      'each step that was prevented takes the guards of one claimant from {lair}; each that was not brings the swords of another one.',
    ],
    firstFight: [
      'after the second supper masked people are waiting on the stairs ({fight}). Each wears, under the mask, the colours of another claimant, which surprises them most of all.',
    ],
    sides: [
      {
        wants: [
          '**The party of {B.name}** wants the throne as it always was, with horses. Content if right is done before it is talked of; angry if {S} is served first.',
        ],
        later: [
          '**The party of {B.name}, if content**: keeps the great staircase, without asking why.',
        ],
      },
      {
        wants: [
          "**{R.full}** ({R.role}) writes reports for an embassy, and wants to be the first to know. Content with a day's lead; angry if lied to in a subordinate clause.",
        ],
        later: ['**{R.name}, if content**: has sent the foreign ships out to sea, to "salute".'],
      },
      {
        wants: [
          '**The servants of the palace** want to be paid for the past year, in which they had to be silent. Content with a pension; angry if {H} is blamed.',
        ],
        later: [
          '**The servants, if content**: open the door for soup, and have put out all the lights but one.',
        ],
      },
    ],
  },
  problem: [
    'There are three who can claim the throne: {B.full}, who has the army, {S.full}, who has money and a foreign fleet, and {T.full}, who has the people on the street. There was a will. It lay in the bedchamber; the bedchamber was opened before witnesses, and it is gone. {A.full}, the {A.role}, manages things for the time being, so well that nobody notices it.',
    'Whoever is acclaimed has been settled, each of the three is sure: {B.full}, {S.full} and {T.full} have all stopped negotiating in the same week, and are ordering their coats. Only one of them can be right, says {G.full}. {A.full}, the {A.role}, says that everything will be in order.',
  ],
  start: [
    [
      'The hall of {town} is draped in black, and in it stand three groups of people, as far from each other as the walls allow. Between them only one moves, without haste: {A.full}, with a word for each, a hand on each elbow. On the throne lies a pair of black gloves. "Look at the cushion," {G.full} murmurs beside you. "One sits here for thirty years, and then there is no dent in it."',
      '@hall',
    ],
    [
      'It is the third rehearsal for the acclamation. Three thrones have been brought, so that nobody need stand; three trumpeters blow, and each a little louder. Then someone laughs, high up in the gallery, and cannot stop: {H.full}, the {H.role}, in livery, with tears running down. {A.full} looks up only once. {G.full} says to you, very quietly: "Before tonight. I must know why, before tonight."',
      '@trumpets',
    ],
  ],
  ask: [
    '"Find the will," says {G}. "Visit {B}, {S} and {T}; bring your condolences and keep your eyes open. I have the seal, and at {deadline} I must set it to something. I would like to know what."',
    '{G} wants to know three things before {deadline}: who has the will, what each of the three has been promised, and since when the ruler has really been dead. "The last question you have not heard from me."',
  ],
  rumours: [
    'The ruler had grown so gentle in the last year. And so quiet.',
    '{B} has paid the army out of {B.their} own purse, and has none left.',
    '{S} would be content with trade, if asked.',
    '{T} did not want to, until last week.',
    'The court physician was not called once in the last year.',
    '{H} still carries up soup.',
  ],
  run: [
    [
      'The cushion is new on top and old below; nobody has sat on it for about a year (DC 13 Investigation).',
      'start=hall',
    ],
    [
      '{H} looks at the three thrones, counts, and holds up one finger less (DC 13 Insight).',
      'start=trumpets',
    ],
    'Each of the three wears, on the little finger, a ring that they turn inwards as soon as one of the others comes near: three rings from the hand of {A} (DC 14 Perception).',
  ],
  gist: [
    'The throne has been empty for a year and not for {weeks} weeks: {A} hid the death, governed in the name of the dead, with an illusion on the throne, and governed well. {A} has the will, and has promised each of the three that they stand in it. In truth the will leaves the throne to none of them. {A} needs three armed claimants at {deadline}, so that all will beg {A} to stay.',
  ],
  truth: [
    [
      "The ruler died of old age, one evening, with {H} beside the bed. {A} asked for a night's time to think, then for a week. In this week a war was prevented with a nod. After a month {A} could no longer have said it, and after a year did not want to. {weeks} weeks ago the illusion fell in the middle of an audience, and there was nothing left but to ring the bells.",
    ],
    [
      'The will lies in {lair}. It says that the three are to be asked a question, and that the one who gives the right answer shall have the throne: "What did I die of?" Whoever cared enough to come to the bed would know it. None of the three came in the whole year; {T} wrote once, and {A} answered, in the name of the dead.',
    ],
    [
      '{A} has promised {B} the throne for the army, {S} for the fleet, and {T} for the people, each with a ring, each in writing, without a signature. {H} knows everything, was forbidden to speak, and has gone on bringing soup for a year, because as long as one brings soup nobody has died.',
    ],
  ],
  turn: [
    '{A} invites the party to supper, alone, and tells it the truth, without being asked: the year, the bed, the nod. "Has anyone starved? Has anyone been hanged? Name one of the three who would have done it better." Then {A} offers the party to go on with it together.',
    'One of the three rings is found on the hand of a dead messenger, and {B} has the gates closed. In one night two armies will stand in the town. {S} offers to send the fleet away, for one single true sentence about {B}.',
  ],
  people: {
    G: [
      '{G} wants to set the seal to something true, once more, before retiring. {G} has sealed {num} papers in the past year without looking up.',
    ],
    A: [
      '{A} wants to be asked to stay. {A} governs very well, knows it, and has forgotten that nobody has ever been asked whether they would like it.',
    ],
    B: ['{B} is not stupid, only loud, and has not got over the fact that there was no good-bye.'],
    S: [
      '{S} does the sums and would give up the throne for a fair treaty. Nobody has ever offered one.',
    ],
    T: [
      '{T} wrote one letter to the bed, and has the answer by heart. It was kind, and it was not from the ruler.',
    ],
    H: ['{H} wants to stop carrying soup. Somebody has to allow it.'],
  },
  looks: [
    [
      'Antlers, maps, and {few} officers who fall silent. On the table lies the coat for the acclamation, with the wrong hem. {B} is signing bills without reading them.',
    ],
    [
      'Carpets, an abacus, and a view of masts. {S} offers tea to everyone, and has noted down beforehand who will want sugar.',
    ],
    [
      'A quiet room, full of people from the street who have brought their requests and bread. {T} sits on the floor among them and has a letter in the sleeve.',
    ],
    [
      'A bed with drawn curtains, soup on a tray, cold, and a chair with worn arms. {A} closes a book over one finger, and says: "We were just in the middle of it."',
    ],
  ],
  todo: [
    [
      '{B} talks to people who can take something: a blow, a joke, a drink (DC 13 Athletics or Performance). After that {B} shows the ring.',
    ],
    [
      '{S} negotiates about everything, even about the time of day. For each true answer one gets one (DC 13 Insight or Persuasion); who lies pays double.',
    ],
    [
      '{T} listens to everyone in turn. Those who wait and share bread with the others (no check, two hours) are believed; those who push forward get a friendly look.',
    ],
  ],
  clues: [
    [
      'Investigation :: looking at the ring of {B} :: Inside stands "as agreed, A". The goldsmith made three of them.',
      'Insight :: asking {B} about the last year :: No audience alone. Always {A} at the side, who repeated the quiet words of the ruler.',
      'History :: asking when {B} last touched the hand :: At the last harvest but one. It was warm. After that it wore gloves.',
    ],
    [
      'Persuasion :: trading for what {S} was promised :: The throne, for the fleet; unsigned, in a hand that {S} has had compared: {A}.',
      'Investigation :: reading the accounts of {S} :: For a year the palace has bought no medicine, no wine, and twice as much lamp oil.',
      'Arcana :: seeing a sketch of the last audience :: The light falls from the left, and on the ruler from the right: an illusion.',
    ],
    [
      'Investigation :: comparing the letter of {T} :: It is written in the hand of the ruler, of ten years ago. Somebody practised it from old decrees.',
      'Insight :: asking {T} why only now :: {A} came, in person, and wept. The tears were real.',
      'Persuasion :: sitting down beside {H}, who brings bread here :: "It was evening, and there was wind. I can tell you what the last word was." The will asks for just that.',
    ],
  ],
  lairUse: [
    'The will lies in the book that {A} is reading. Whoever reads out the question (one action) brings all who serve one of the three to a standstill for a round.',
    'The curtains of the bed can be pulled down (DC 12 Athletics, one action): behind them is the one whom all have mourned for {weeks} weeks, and has been for a year.',
    'The bell pull beside the bed rings in the whole palace; then {G} comes, and the three claimants, at a run, in {few} rounds.',
    '{H} knows the last word. If it is said aloud, {A} has disadvantage on everything for a round.',
  ],
  tactics: [
    '{A} does not draw a weapon, gives orders in the voice of the dead ruler, which still work on the guards, and only when somebody touches the curtain throws the lamp; {H} carries the tray between those who fight',
  ],
  parley: [
    '{A} gives up the will if somebody says before the three what the year was worth (DC 14 Persuasion): no war, no hunger. *The price:* one then has to say as well that anybody can govern who has a curtain and patience, and the court does not forget that.',
  ],
  clock: [
    ['{A} has the coats for the acclamation measured, three of them, by three tailors.'],
    ['{H} is to be sent to the country, "for the nerves".'],
    [
      'Each of the three brings armed people into the town. {A} assigns them three squares with good visibility.',
    ],
    [
      '{Deadline}. Three trumpets, three thrones, and {num} drawn swords. Then {A} steps forward, and asks all to be reasonable.',
    ],
  ],
  after: [
    '{A} is begged to remain, "until things are clearer", and does so, without a crown and without an end; or a sword slips beforehand, and {ruin}.',
  ],
  endings: [
    {
      heading: 'The right answer',
      text: [
        'At {deadline} {G} reads out the question of the will, and one of the three can answer, because {H} was asked in time. The throne is not empty any more. The two others kneel, one gladly. {H} goes to bed and sleeps until noon.',
      ],
    },
    {
      heading: 'None of the three',
      text: [
        'Nobody could answer, and the will says nothing of what happens then. Now a council governs, with three chairs and {G} in the fourth. *The price:* the throne stays empty, and {A} has to be asked for advice twice a week.',
      ],
    },
    {
      heading: 'One more year',
      text: [
        'The party has kept silent. {A} governs on, openly now, as regent, and the promises are paid off. *The price:* the party knows, {A} knows that it knows, and each of them gets a ring.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'At {deadline} three have been acclaimed, and {ruin}. But the will is still in the book, {H} still knows the last word, and none of the three wants to be the one who sits on that cushion first.',
      ],
    },
  ],
  steps: [
    'Visit {B.full}.',
    'Visit {S.full}.',
    'Visit {T.full}.',
    'Find the will before {deadline}.',
  ],
};
