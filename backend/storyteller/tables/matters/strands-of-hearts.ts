import type { Strand } from './strand-type.ts';

/** Strands about what people want, fear or do not know. */
export const strandsOfHearts: readonly Strand[] = [
  {
    id: 'unknowing',
    tells: [
      {
        says: [
          'know remember realise realize aware suspect recall memory',
          "not never no doesn't doesnt don't dont cannot can't cant isn't nothing without hasn't",
        ],
      },
      { says: ['forget unaware amnesia forgotten'] },
    ],
    not: 'delve-trapped',
    person: 'before',
    label: 'What {Z.name} does not know',
    gist: [
      '{Z} truly does not know: there is a harmless reason for each sign, and those who are fond of {Z.them} have helped to find it. To say it to {Z.name} well is half of the task.',
    ],
    clue: [
      'Insight :: asking {Z} about the nights in question :: {Z.name} answers honestly and leaves out the same hours each time, without noticing. Somebody has mended what was torn in them.',
    ],
    scene: [
      'In {town2} lies a letter to {Z} that never arrived: somebody kept it back, out of kindness, and begs the party to burn it. It says everything. Told from it, with a friend beside {Z.them}, {Z.name} turns pale and then asks what can be done (DC 13 Persuasion); told by an enemy, later, {Z.name} will believe the worst.',
    ],
    later: [
      'If the party has told {Z} the truth, {Z.name} does at {lair} the one thing that nobody else can do, and says it aloud; once, one enemy hesitates for a round. If not, {Z.name} hears it there, in front of everybody, and for two rounds does nothing at all.',
    ],
    end: [
      '{Z} asks to be told all of it once more, slowly, from the beginning, and then decides what is to be done about it. It turns out that half of {town} had guessed and was afraid to say so.',
    ],
  },
  {
    id: 'unwilling',
    tells: [
      {
        says: [
          'want wish agree intend like go leave marry rescue return come save',
          "not never no doesn't doesnt don't dont rather refuse won't wont",
        ],
        by: 'but and who',
      },
      { says: ['want wish prefer hope', 'lose stay remain'], by: 'but and who' },
      { says: ['refuse'], by: 'but and who' },
    ],
    not: 'unwilling runaway wish',
    person: 'subject',
    label: 'What {Z.name} wants',
    pitch: ['{Z} has not been asked, and those who have listened say that the answer would be no.'],
    gist: [
      '{Z} does not want what everyone has planned for {Z.them}, and has a reason: [a promise of {weeks} weeks ago, to somebody in {town2}|a plan that needs only three more weeks|the one who would profit by it]. Nobody has asked.',
    ],
    clue: [
      [
        'Insight :: talking to {Z} without those who speak for {Z.them} :: {Z.name} says first what is expected, and then, as the party does not contradict, what is true.',
        'victim!=held',
      ],
      [
        'Investigation :: looking at what {Z} has left at home :: The bed is made, the good shoes are gone and the savings box is empty: {Z.name} was about to go before anyone came for {Z.them}.',
        'victim=held',
      ],
    ],
    scene: [
      'In {town2} the party sees what {Z} wants instead: a room over [a workshop|a map seller], paid for a year, with another name on the door and everything in it chosen slowly. {R} has found it too, and would sell it to whoever pays for a surprise. The party decides who is to know of the room.',
    ],
    later: [
      [
        'If the party has asked {Z} and keeps the room secret, {Z.name} is at {lair} of free will and opens for the party what is shut; if not, {Z.name} works against it there, politely, and the first check that the party makes has disadvantage.',
        'victim!=held',
      ],
      [
        'Asked at {lair} what {Z.name} wants, before anything is opened, {Z} says it, and does for the party whatever can be done from inside. Whoever carries {Z.them} off without asking has somebody on the shoulder who holds on to each door frame (DC 13 Athletics).',
        'victim=held',
      ],
    ],
    end: [
      'Asked at last, in front of all, {Z} says in one sentence what {Z.name} wants. Whether {town} bears it depends on how well the party has prepared it (DC 14 Persuasion); {Z.name} does it in any case.',
    ],
    people: [
      'Does not want it, is too polite to have said so, and has begun to pack. Would trust the first one who asks a question and waits for the answer.',
    ],
  },
  {
    id: 'price',
    tells: [
      { says: ['price cost payment fee sacrifice toll'], by: 'but and', not: 'offer half reward' },
      { says: ['demand ask charge', 'return terrible soul memory firstborn'], by: 'but and' },
    ],
    not: 'bargain claim-bargain thing-price great-tribute',
    person: 'subject',
    roles: [
      ['wise woman', 'hermit', 'pedlar of remedies'],
      ['alchemist', 'collector of years', 'oracle'],
      ['court alchemist', 'sage without a name', 'archmage without a post'],
    ],
    label: 'The price',
    pitch: ['{Z} has what would help, and asks a price at which people turn round in the door.'],
    gist: [
      '{Z} has what is needed, and the price is real: one year of memory from whoever asks, taken in an evening, without pain. {Z.name} is looking among all those years for one day, and keeps them in jars.',
    ],
    clue: [
      'Arcana :: looking at the jars of {Z} :: In each is a year, labelled in the hand of the one who paid with it. One has the name of {Z.name} on it, and is empty.',
    ],
    scene: [
      'In {town2} lives a friendly carpenter who paid the price of {Z} and lacks a wedding, a quarrel and a summer. From what the carpenter was asked that evening, the party learns which day {Z.name} is looking for: one in {town}, {weeks} years ago. Three people were there; an account on which they agree (DC 13 Persuasion to get it from each) is worth more to {Z.name} than any jar.',
    ],
    later: [
      'Whoever has paid the price cannot be frightened at {lair}: what fear would use is in a jar. If the party has brought {Z} the account of the day instead, {Z.name} comes along with what is needed, enough for everyone, and stays to the end.',
    ],
    end: [
      '{Z} opens the jars on the square, one after the other, and all over {town} people stop in the middle of a step and laugh or sit down. If one of the party has paid, the last jar is theirs.',
    ],
    people: [
      'Could have asked for gold and never has. {Z.name} lost a day once, and has been polite to everybody ever since, in case it was theirs.',
    ],
  },
  {
    id: 'kin',
    tells: [
      {
        says: [
          'cure save heal help',
          'wife husband daughter son child mother father brother sister lover family love',
        ],
      },
    ],
    not: 'cure-one cure-spread rescue-one rescue-cradle',
    person: 'before',
    what: 'kin',
    label: 'Why {Z.name} does it',
    gist: [
      '{Z} does it for {Z.their} {what}, and would stop within the hour if there were another way. There is one; {Z.name} has not looked for it any more since somebody in {town2} sold {Z.them} this one.',
    ],
    clue: [
      'Medicine :: asking how the {what} of {Z} is :: No worse than in spring. It is {Z.name} who has become worse, since the visit of a quack from {town2} with a rented skeleton.',
    ],
    scene: [
      'In {town2} sits the quack who told {Z} that there was only this one way, and has told the same to three others, for {bribe} gp each. Before witnesses (DC 13 Intimidation or Medicine) the quack says what would help: a slower cure, which needs a winter, three herbs and somebody who sits at the bed.',
    ],
    later: [
      'With what the quack has signed, {Z} can be won at {lair} without a fight (the DC is 3 lower): {Z.name} reads it twice and leaves at once, without a coat, for the bed of the {what}. Without it {Z.name} fights as one who has nothing to lose, and has advantage in the first round.',
    ],
    end: [
      'The {what} of {Z} is carried into the sun on the first warm day and asks who all these people are. {Z.name} has to say what was done for this, and says it.',
    ],
  },
  {
    id: 'aboard',
    tells: [
      {
        says: ['aboard inside among trapped hostage captive board prisoner'],
        by: 'and but with',
        not: 'traitor spy',
      },
    ],
    not: 'rescue-one rescue-many crime-captive delve-trapped delve-cutoff lost-below jailbreak',
    person: 'subject',
    roles: [
      ["reeve's nephew", 'pedlar', 'midwife'],
      ["governor's niece", 'surveyor', 'young heir'],
      ['foreign envoy', 'heir of a great house', 'royal cousin'],
    ],
    label: '{Z.full}',
    pitch: ['{Z} is there as well, and must come back unhurt.'],
    gist: [
      '{Z} is alive, at {lair}, and is treated well, for as long as {Z.name} is worth something. {Z.name} has given a false name and counts everything.',
    ],
    clue: [
      'Perception :: looking at what was left on the way :: The same small scratch three times, at the height of a hand: {Z} has marked each halt, and the last one points to {lair}.',
    ],
    scene: [
      'A message of {Z} has come as far as {town2}, inside the lid of an empty cask: which guard is kind, at what hour the others eat, and that the party is not to begin with {Z.them}. Whoever shows it to {G} has {G} at the last meeting place, armed and in the way; whoever does not has to explain it later.',
    ],
    later: [
      '{Z} must be out of {lair} before the rest is decided: it takes one of the party two rounds (DC 13 Stealth or Athletics). Then the other side has nothing to bargain with. If it is left undone, {Z.name} stands in the middle of the fight with a hand on {Z.their} shoulder, and the party is asked to step back.',
    ],
    end: [
      '{Z} is home before the rest has been cleared away, tells it in the order in which it happened, and asks for a pardon for the guard who was kind. It is granted.',
    ],
    people: [
      'Is not waiting to be saved: {Z.name} knows the watches, two of the names and one loose board, and wants to be told what the plan is.',
    ],
  },
];
