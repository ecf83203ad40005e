import { everyTone } from '../../tones.ts';
import { classicFrame } from '../classic-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/**
 * A friendly village is a cult, which gives one guest each year to what lives below the church. It has been dead for
 * years, and the elders kill the guests so that the others do not learn it. A is the elder, B the missing person.
 */
export const cultVillage: MatterKernel = {
  id: 'cult-village',
  sort: 'claim',
  family: 'classic',
  tones: everyTone,
  isLairKnown: true,
  escort: ['people'],
  own: { hamlet: ['Longthanks', 'Goodrest', 'Evenmead', 'Fairgrace'] },
  roles: {
    G: [
      ['carter', 'schoolteacher', 'shoemaker'],
      ['land surveyor of the province', 'bookseller'],
      ['royal map maker', 'colonel'],
    ],
    A: [['eldest of the village'], ['eldest of the village'], ['eldest of the village']],
    B: [
      ['missing sister of {G.full}', 'missing brother of {G.full}'],
      ['missing sister of {G.full}', 'missing brother of {G.full}'],
      ['missing sister of {G.full}', 'missing brother of {G.full}'],
    ],
    S: [['host of the guest house'], ['host of the guest house'], ['host of the guest house']],
    T: [
      ['beekeeper at the edge of the village'],
      ['beekeeper at the edge of the village'],
      ['beekeeper at the edge of the village'],
    ],
    H: [['choir leader'], ['choir leader'], ['choir leader']],
  },
  sites: [
    ['the guest house of the village'],
    ['the school of the village, without children'],
    ['the bee garden of {T.full}'],
  ],
  lair: {
    names: ['the well house under the church', 'the old cellar under the church'],
    terrain: 'underground',
  },
  scale: {
    deadline: [['the feast of thanks'], ['the feast of thanks'], ['the feast of thanks']],
    ruin: [
      ['one more guest goes down the steps, singing'],
      ['one more guest goes down the steps, singing'],
      ['one more guest goes down the steps, singing'],
    ],
  },
  frame: {
    ...classicFrame,
    labels: {
      ...classicFrame.labels,
      clues: ['what is wrong here', 'what they believe', 'what is below'],
      places: 'In the village',
      suspects: 'Who could speak',
      plan: 'What the village does until the feast',
      actOne: 'Act one: Guests in {hamlet}',
    },
    titles: [
      'The Village That Says Thank You.',
      'Guests of {hamlet}.',
      'The Empty Chair in {hamlet}.',
      'Stay for the Feast.',
    ],
    first: [
      'The village of {hamlet} lies a day from {town}, behind an avenue of limes, and everyone who comes back from there has only good to say of it.',
      'In the village of {hamlet} the roofs are whole, the people are friendly, and nobody has been ill for {years} years.',
    ],
    hooks: [
      '{G.full}, the {G.role}, has read each letter so often that the folds have worn through, and asks you to go there as guests.',
      '{G.full}, the {G.role}, was in the village once already, was treated with great kindness, and came home without having asked a single one of the questions.',
    ],
    stakes: [
      'In {days} days the village celebrates {deadline}. Guests are warmly invited. {G} has a feeling that after it there will be no more letters.',
      'In the last letter stands a date, {days} days from now, {deadline}, and the sentence: "Then I am allowed to say thank you."',
    ],
    where: ['{lair}. The steps begin behind the altar, and are swept.'],
    suspects: [
      '{S.full}, who counts the guests; {T.full}, who lives at the edge and never sings; {B.full}, who is happy, and afraid for a moment each evening.',
    ],
    ways: [
      '{p1}, {p2} and {p3}, in any order, as guests among friendly people. What one may know grows with what one shares: bread, work, a song. Each failed check makes the village more attentive, and never costs the clue.',
    ],
    runs: [
      'In the village one says "thank you" where others say "good day". Whoever does not say it back is asked, kindly, whether they are unwell.',
      'At every table there is one chair too many. Nobody sits down on it by mistake.',
    ],
    magic: [
      [
        '*Zone of Truth*: everyone in the village is glad to answer. "Nobody is forced." It is so. "Where are last year\'s guests?" "With us." They believe it.',
        'level>=3',
      ],
      [
        '*Detect Thoughts* on {S} finds a song, always the same four bars, and beneath it somebody who screams.',
        'level>=3 tone!=whimsical',
      ],
      [
        '*Detect Thoughts* on {S} finds a song, always the same four bars, and beneath it a long list of names.',
        'level>=3 tone=whimsical',
      ],
      '*Detect Poison and Disease*: a mild herb is in the bread, which makes one content for a day. The elders do not eat of it.',
      [
        '*Speak with Plants*: the limes of the avenue have been told good-bye {years} times, and welcome more often.',
        'level>=5',
      ],
      [
        '*Scrying* on {B} shows a white shirt being ironed, and hands that are not shaking.',
        'level>=9',
      ],
      ['*Commune*: "Does it want them?" No. "Does it know of them?" No.', 'level>=9'],
    ],
    complications: [
      'One of the party is chosen at supper, by lot, to sit on the empty chair at the feast. All applaud, and many weep for joy.',
      'Another guest comes to the village, harmless, hungry, on foot, and wants to stay.',
      '{B} finds out why the party has come, and tells it to {A}, because one tells each other everything here.',
      'The bees of {T} swarm, and sit down on the church door.',
    ],
    openings: [
      'Behind the altar the steps go down, worn in the middle. Above the choir sings, and as long as it sings, nobody in the village thinks.',
    ],
    companions: [
      [
        'Those beside {A} are neighbours with garden tools. When the choir stops (DC 14 Performance to sing against it, one action), they look at what they have in their hands, and half of them stop.',
        'escort=people',
      ],
    ],
    guards: [],
    hoards: [
      'In {lair}, neatly shelved, lies the luggage of {years} years, with tags. Nobody is left who could claim {items}, or {worth}.',
    ],
    preventions: [
      'sit down at that table, all of the party, and stay sitting (DC 13 Performance or Insight)',
      'let {T} open the hives (DC 13 Animal Handling)',
      'read out one of the tags from the luggage, during the song (DC 14 Persuasion)',
    ],
    clockEffects: [
      'each step that was prevented has given {few} people of the village a doubt: they are missing in {lair}. After each that was not, {B} has one reason less to go away.',
    ],
    firstFight: [
      'on the second night somebody has put a horse to your cart, to make it easier for you to leave; at the end of the avenue they wait ({fight}), and weep while they do it. One of them drops a luggage tag.',
    ],
    sides: [
      {
        wants: [
          '**The village** wants everything to stay as good as it is. Content if guests say thank you and mean it; angry, all at once and without a loud word, if somebody is taken away.',
        ],
        later: [
          '**The village, if content**: has eaten nothing of the bread today, and asks {A} a question in the middle of the song.',
        ],
      },
      {
        wants: [
          '**{R.full}** ({R.role}) is a guest as well, and has been here before, years ago, when somebody else was chosen. Content if the truth is said aloud in church; angry if the party leaves by night.',
        ],
        later: [
          '**{R.name}, if content**: has taken the place on the empty chair, with a file in the boot.',
        ],
      },
      {
        wants: [
          '**The eldest** (four people, {A} and three who no longer go out) want to die without having to tell. Content if nobody goes down the steps any more, and nobody asks why; angry at every tag that is read aloud.',
        ],
        later: [
          '**The eldest, if content**: three of them sit on the steps, hand in hand, and let the party by.',
        ],
      },
    ],
  },
  problem: [
    '{B.full} went there in spring, for a week, and stayed. The letters are cheerful, in a hand that is right, and have become rounder with time; in the last one the same sentence stands four times. {G.full} has asked around in {town}: each year, for as long as anybody has kept count, one guest has stayed in the village. Nobody has ever met one of them again.',
    'What is not right in the village, nobody in {town} can say. There are no beggars there, no locks, no quarrels, and no graves. {B.full}, a guest since the spring, has written home that for the first time {B.they} felt needed. {G.full} knows {B.name}, and does not know the voice.',
  ],
  start: [
    [
      'An avenue of limes, then fields as if combed, then white houses. Somebody waves, and then everyone does. Before you have asked you have bread in your hands, still warm. "Thank you," says an old, upright person, the first to reach you: {A.full}. "For coming. You will be tired. You need not explain anything." In the row of those who wave stands {B.full}, in white, and smiles past you as at very dear people whom one has never seen.',
      '@bread',
    ],
    [
      'The bell rings as you reach the village of {hamlet}, and all who are in the fields put down their tools, turn to the church, and sing four bars. Then they go on working. A child would have laughed; there is none. Under the last lime tree sits {T.full}, with a hat and a veil, and says without moving the lips: "Eat your own bread. I did not say that. Welcome."',
      '@bell',
    ],
  ],
  ask: [
    '"Bring {B} home," says {G}, "or let {B} tell you to your face, outside the village, after a night without that bread, that {B.they} would rather stay. I would accept that. I think. Be careful of being happy there."',
    '{G} wants to know what happens to the guests, and wants {B} back before {deadline}. "You will like them. I did. That is why I am sending several of you."',
  ],
  rumours: [
    'In the village nobody is ever ill, only tired at the end.',
    'They take nothing from travellers. They will not even take thanks; they say it themselves.',
    'A carter once left in the middle of the feast, and has dreamed of four bars of music since then.',
    'In the village the dogs do not bark, and do not go near the church.',
    'There are no graves. They say that they have no need of any.',
    'Whoever has been there as a guest gets a letter each year, in spring: "We think of you."',
  ],
  run: [
    [
      'The upright old people, four in all, break the bread, hand it on, and eat none (DC 13 Perception).',
      'start=bread',
    ],
    [
      "During the four bars everybody's eyes are shut, except those of {S} (DC 13 Perception), who counts.",
      'start=bell',
    ],
    'Whoever eats the bread: DC 11 Wisdom saving throw, or content until morning: disadvantage on Insight checks in the village, and advantage on being liked.',
  ],
  gist: [
    'The village of {hamlet} is a cult that does not know the word. Each year, at {deadline}, a guest goes down to {lair} of their own will, singing, so that the one below stays kind. But there is nothing left below: {A} and the other elders have known it for {few} years, and have done it themselves, so that the village need not learn that it was for nothing. This year it is {B}.',
  ],
  truth: [
    [
      '{years} years ago, in a hard winter, the village promised to say thank you to whatever would help. Something under the church answered, a very old thing that lived in the spring. It asked for company: one person who would stay with it, gladly, until the next year. It healed the sick, and those who were with it came up again after a year, a little paler.',
    ],
    [
      '{few} years ago nobody came up. {A} went down to see: the spring had dried up, the old thing was dead, of age, with a guest in its arms. Above they were singing, and nobody was ill. {A} came back up and said "thank you", like every year. Since then the elders have waited at the foot of the steps, {H} has led the choir louder, and the herb has gone into the bread. That nobody is ill has another reason: it is a good place with clean water.',
    ],
    [
      '{S} keeps the luggage and knows it without having been told. {T} does not eat of the bread because of the bees, hears everything, and is alone. {B} believes in it entirely by day. In the evening, when the bread wears off, {B} stands at the window for a moment, and does not know why.',
    ],
  ],
  turn: [
    'The village votes, with bread crusts, as it does each year, who may sit on the empty chair beside {B}: the party, all of it. {A} announces it with tears. As the chosen they may go anywhere in the village, even to {lair}, and are never alone again for a moment.',
    '{S} comes by night with a suitcase whose tag is written in the hand of {B}, already packed, already labelled, and says: "I have always done it the day before. I cannot shut this one."',
  ],
  people: {
    G: ['{G} wants {B} back, and is a little ashamed of having envied {B} for those letters.'],
    A: [
      '{A} wants the village to remain good. What {A} has done, {A} did alone as far as possible, so that the others could sleep. {A} has not slept.',
    ],
    B: [
      '{B} was lonely in {town}, and is not any more. Whoever wants to take {B} away must have something to put in the place of it.',
    ],
    S: [
      '{S} keeps everything that is left behind, dusts it, and knows {years} first names by heart.',
    ],
    T: [
      '{T} was once a guest, too, and drew the lot, and was left over because a storm came. Nobody has ever mentioned it.',
    ],
    H: ['{H} believes in it with all {H.their} heart, and would go down first if it were allowed.'],
  },
  looks: [
    [
      'White rooms, good beds, and in each of them a bunch of flowers that somebody must have picked this morning. On the inside of the wardrobe, quite low, {few} lines have been scratched, like those with which one counts days.',
    ],
    [
      'Benches, a blackboard, everything clean, and dust in the ink pots. For {few} years no child has been born in the village; they say that one cannot have everything. On the board stands the song, with four bars, and space for more that somebody has wiped out.',
    ],
    [
      'Hives, herbs, a bench from which one sees the whole village, and a heap of bread, grey with mould, loaf upon loaf, behind the shed. The bees do not go near it.',
    ],
    [
      'Steps, then a round room with a dry basin. On a stone bench, in a row, folded, lie white shirts, very many, and on the rim of the basin stand four old chairs, turned to the door.',
    ],
  ],
  todo: [
    [
      'Nobody is forbidden to look around, and there is always somebody who helps. To be alone for a moment one needs a chore (DC 12 Deception) or the hour of the song (DC 13 Stealth).',
    ],
    [
      '{H} is rehearsing here and asks the guests to sing along (DC 13 Performance). Whoever does it well may turn the page; whoever does it badly is hugged.',
    ],
    [
      '{T} only talks while working at the hives, in the humming, where nobody can listen (DC 12 Animal Handling, or keep still, and 1d4 stings).',
    ],
  ],
  clues: [
    [
      'Investigation :: reading the scratches in the wardrobe :: Each guest counted days, and each stopped at {deadline}.',
      'Insight :: hearing how {S} says "with us" :: {S} looks at the floor with it, always at the same place: in the direction of the church.',
      'Investigation :: following the luggage cart of {S} :: The luggage goes down to {lair}, and nothing has ever come up again.',
    ],
    [
      'History :: reading what was wiped off the board :: There was a second half: "and bring back whom we lent you". It has not been sung for {few} years.',
      'Religion :: asking {H} what they thank for :: That the guest comes back. {H} has noticed that none does, and has decided to be patient.',
      'Perception :: counting those who do not sing :: Four: {A} and the other elders. They move their lips.',
    ],
    [
      'Nature :: looking at the bread behind the shed :: There is a herb in it that makes people content, and tired. It was not in it {few} years ago.',
      'Persuasion :: asking {T} what is below :: "Water that thought. I have heard it dry up. I keep bees. One hears such things."',
      'Insight :: asking {T} about {A} :: "{A.name} comes up alone on that night, and washes for an hour. Then they all say thank you."',
    ],
  ],
  lairUse: [
    'The bones of the old thing lie in the basin, large and light. Whoever lifts the cloth from them (one action) shows everyone who is on the steps what there is to thank.',
    'The shirts have names in the collar. Each name that is called up the steps (one action, no check) makes somebody above stop singing; after three it is quiet.',
    'The chairs of the elders stand on a slab that can be tilted (DC 14 Athletics): below is the dry shaft, ten feet deep.',
    'If {T} comes with the hives, nobody within 20 feet of them can concentrate on anything, including those beside {A}.',
  ],
  tactics: [
    '{A} asks the party to close its eyes, "then it is quick", and fights sadly and well, like somebody who has slaughtered for a lifetime; {H} holds the door shut from the other side, singing',
  ],
  parley: [
    '{A} would give a great deal not to be the one who says it. If somebody of the party offers to say it before the whole village (DC 14 Persuasion), {A} puts down the knife and comes along. *The price:* afterwards the village must be asked what should become of {A}, and one has to wait for the answer.',
  ],
  clock: [
    ['{B} is given the white shirt to iron. All who pass by touch the hem.'],
    [
      'At supper the lot is drawn for the empty chair beside {B}. There is more herb in the bread from now on.',
    ],
    ['The avenue is closed with a garland, "so that the carts do not disturb us".'],
    [
      '{Deadline}. The village sings, and {B} goes down the steps to {lair}, alone, happy, with a candle.',
    ],
  ],
  after: [
    'In the spring {G} gets a letter: "We think of you." In the village they say thank you, and {ruin}, every year.',
  ],
  endings: [
    {
      heading: 'Said aloud',
      text: [
        'The village knows it. On the first day nobody says a word; on the second somebody digs a grave, the first, and then many, with names on them. {B} stays for a week to help, and comes home then. Nobody falls ill in the village.',
      ],
    },
    {
      heading: 'Away by night',
      text: [
        '{B} is free, on the road to {town}, and weeps for the chair and the song. *The price:* in the village they wait for the next guest, and {A}, too, has to go on.',
      ],
    },
    {
      heading: 'The elders go',
      text: [
        "{A} and the other three have gone down and have not come up, and the village thinks that it was this year's thanks, and the last one. *The price:* they keep on singing it, with a wrong truth; {S} keeps the luggage.",
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The song is over, and {ruin}. But {T} has not slept, has heard that there were voices in the shaft afterwards, two, and one of them is that of {B}. The elders are old; they do not hit as well as they used to.',
      ],
    },
  ],
  steps: [
    'Go to the village of {hamlet} as guests.',
    'Find {B.full}.',
    'Find out what became of the other guests.',
    'Bring {B.full} out before {deadline}.',
  ],
};
