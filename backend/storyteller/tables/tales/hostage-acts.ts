import type { TaleActs } from './tale-types.ts';

export const hostageActs: TaleActs = {
  heading: 'The Other Bank',
  blows: [
    '[On the second evening|After the second clue|When two of the three places have been seen,] masked people try to take {B} from the garden, with great care, in a blanket ({fight}). They stop when {B} [begins|starts] to scream, and are as shocked as [anyone|anybody]; they are from the escort, and {H} has sent them, to get {B} away from {A}.',
  ],
  early: [
    [
      'The {few2} guards look the other way for a friendly word, because there is nothing to steal: the lodge is empty, apart from the toys, the cakes and the bed with the coat on it. Whoever digs where the white flowers lie finds the child. They know now who is dead; but {A} answers for the guest with life and name, and if {A} is accused before the exchange, {num} regiments on the other bank hear why. Only [somebody|someone] from the other bank who does not want a war either could help to keep it quiet until then. {A} will be at {lair} on the last days, with {B}.',
      'v=a',
    ],
    [
      'The {few2} guards can be talked past (DC 14 Deception), and behind the writing on the walls sits the guest of ten years ago, and does not come along. On the day on which it is known, the guest says, {B} hangs, as an impostor; {A} has shown the law, and it is real. First {B} must be safe on both banks. The guest writes one line for the other bank, by which they will know the hand, and asks to be fetched on the last days; until then it is the best-guarded room in {town}.',
      'v=b',
    ],
  ],
  opens: [
    "{R} lays a glove on the party's table. [The other side knows. {R} has|They know of it over there. {R} has] {middle} days until a courier must report it, and asks the party to come over the river and see something, before either of them does something stupid.",
  ],
  goal: [
    'What is at stake is no longer only {B}, but two children. The party must hear in {town2} what the other hostage knows, and come back with a reason for {R} not to send the courier.',
  ],
  map: [
    '[Both banks clear the bridge and take up the planks, "for the carpet".|The bridge is closed from both ends, and the planks have been taken up, "for the carpet".] From now on one crosses the river only in the fog, by the ferry of the smugglers, or through the drowned boundary wall, which comes up again beside {lair}.',
  ],
  way: [
    '[In fog, the river is full of boats that do not want to be seen|In fog there is traffic on the river, of boats that do not want to be seen], on both sides (DC 14 Stealth by the group; on a failure you are greeted, warmly, by spies of your own). {R} can get two of them over in the diplomatic luggage.',
  ],
  place: [
    '{town2} is {town}, mirrored: the same guest house, the same bars, the same marks on the door frame. [The guest is fat and merry, and never alone.|The guest has put on weight and laughs a great deal, but never alone.]',
  ],
  rival: [
    '{R} is loyal, tired, and a parent. {R} would burn a treaty to save a child, and a child to save the treaty, and does not know which it is going to be.',
  ],
  setPiece: [
    'At the farewell ball in {town2} the party must speak to the other guest, alone, for the length of one dance; all the court dances, in a chain, and partners change at every eighth bar. [Getting to the guest takes three changes|One comes to the guest by three changes] (DC 15 Performance, or Acrobatics); being overheard is prevented by others, at the buffet, with talk (DC 15 Deception). [At the last bar the lights go out,|When the music stops, so do the lamps,] and those who want no exchange at all come in by the windows ({fight}).',
  ],
  what: [
    [
      'Insight :: dancing with the other guest :: "I am a baker\'s child," says the guest, still smiling. "The real one is under the rose bed. It was the red fever, in the same year. [Do you have enough to eat over there?"|Do they feed you well, on your side?"]',
      'v=a',
    ],
    [
      'Insight :: dancing with the other guest :: "Ours writes to me," says the guest, still smiling, "the one who went over to you. For five years the letters have not had a word about the weather in them, as if there were no window. [Do you have enough to eat over there?"|Do they feed you well, on your side?"]',
      'v=b',
    ],
  ],
  who: 'Investigation :: looking at the letters between the two guardians :: {A} has a counterpart here. They have written to each other for five years, like an old couple, and never mentioned it, and both know.',
  where:
    "Perception :: looking over the river from the dark ballroom :: In {town}, in the house that is shut up, a candle has been lit, although it is [nobody|no one]'s birthday: at {lair}.",
  choice: [
    '{R} will tear up the report, if the party brings the other guest along to {town}, over the drowned wall, tonight. Or the party leaves the guest here, at the ball, laughing, and asks {R} to trust them.',
  ],
  first: {
    answer: 'brings the other guest along',
    now: [
      '[It is cold, and the guest sings, to keep warm.|The water is cold; the guest sings so as not to notice.] In the reeds below {town} the guest asks the party who {B} is, and what {B} is afraid of.',
    ],
    later: [
      "At {lair} there are two of them, of whom no guard knows which one must not be touched: [everyone|everybody] on {A}'s side attacks with disadvantage as long as both are on their feet.",
    ],
  },
  second: {
    answer: 'asks {R.name} for trust',
    now: ['{R} gives back the glove. It is clear that {R.they} has never done this before.'],
    later: [
      "{R} is at {lair} in full dress, alone, as the enemy's envoy. Whoever draws a weapon in {R.their} presence starts a war, and knows it; each of them hesitates for a round.",
    ],
  },
  closes: [
    '[The act ends|It ends] in the reeds at dawn, between two armies that are tuning their drums. [Someone has brought a flute.|Somewhere in the reeds there is a flute.]',
  ],
  lastWay: [
    'The drowned wall comes up in the ice house of {lair}; from there a passage leads under the stairs of the lodge. [Through the park you get only with a parade,|The only way through the park is in a parade,] and there is one; on these last days {A} does not leave the lodge any more, except for the bridge.',
  ],
  clock: [
    'For each step that was prevented, one of the escort knows for whom to open the door; if {T} is dead, {H} is drunk, and does not obey [anybody|anyone] any more, not even {A}.',
  ],
  sides: [
    {
      who: '{G.full} and the ministry',
      wants: [
        'want the bridge, the carpet and the thirteen steps. Content with a version that holds; angry about surprises.',
      ],
      later: [
        'have the drums begin an hour early: {A} looks at the clock, and is in the wrong room.',
      ],
    },
    {
      who: '{S.full}, {T.full} and the servants',
      wants: [
        'want the young one to live, under any name. Content if {B} is asked; angry if {B} is used.',
      ],
      later: [
        'have the keys, all of them, and have for years, and unlock what [has to|must] be unlocked.',
      ],
    },
    {
      who: '{R.full} and the other side',
      wants: [
        'want to be deceived with dignity. Content with an honest word, off the record; angry about pity.',
      ],
      later: ['let a white flag be seen from {lair}: half of the escort run to the bridge.'],
    },
  ],
};
