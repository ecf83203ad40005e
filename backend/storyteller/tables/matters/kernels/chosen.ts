import { everyTone } from '../../tones.ts';
import { classicFrame } from '../classic-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/**
 * The chosen one is dead, and the enemy must not know it: the party has to play the chosen one. A is held back only by
 * the fear of the prophecy. G hides the death, H suspects it.
 */
export const chosen: MatterKernel = {
  id: 'chosen',
  sort: 'claim',
  family: 'classic',
  tones: everyTone,
  isLairKnown: true,
  escort: ['people'],
  roles: {
    G: [
      ['old teacher of the chosen one', 'village priest'],
      ['prior of the order of the sign', 'governor'],
      ['high priest of the sign', 'chancellor'],
    ],
    A: [
      ['robber lord', 'lord of the black tower'],
      ['warlord', 'lord of the black towers'],
      ['dark conqueror', 'emperor of the burned lands'],
    ],
    B: [
      ['sister of the chosen one', 'brother of the chosen one'],
      ['sister of the chosen one', 'brother of the chosen one'],
      ['sister of the chosen one', 'brother of the chosen one'],
    ],
    S: [['wandering actor'], ['director of a playhouse'], ['court mask maker']],
    T: [['scribe'], ['copyist of the order'], ['keeper of the prophecies']],
    H: [['envoy of {A.full}'], ['envoy of {A.full}'], ['envoy of {A.full}']],
  },
  sites: [
    ['the farmhouse of {B.full}', 'the garden behind the house of {B.full}'],
    ['the wardrobe of {S.full}', 'the empty stage of {S.full}'],
    ['the scriptorium of {T.full}', 'the book room of {T.full}'],
  ],
  lair: {
    names: ['the stone circle named in the prophecy', 'the broken bridge named in the prophecy'],
    terrain: 'wild',
  },
  scale: {
    deadline: [
      ['the day of the prophecy'],
      ['the day of the prophecy'],
      ['the day of the prophecy'],
    ],
    ruin: [
      ['{A.name} learns that there is nobody to be afraid of, and comes down to {town}'],
      ['{A.name} learns that there is nobody to be afraid of, and takes the province in a week'],
      ['{A.name} learns that there is nobody to be afraid of, and the realm falls in a month'],
    ],
  },
  frame: {
    ...classicFrame,
    labels: {
      ...classicFrame.labels,
      clues: ['what the chosen one was', 'what the enemy fears', 'what the prophecy says'],
      places: 'What one needs to be chosen',
      suspects: 'Who knows or guesses',
      plan: 'What {A.full} does if nobody plays the chosen one',
      actOne: 'Act one: The Part of the Chosen One',
    },
    titles: [
      'The Part of the Chosen One.',
      'The Chosen One Is Indisposed.',
      'Nobody Tell {A.name}.',
      'What the Prophecy Left Out.',
    ],
    first: [
      'The chosen one is dead: {ragnal}, of whom the prophecy speaks, who was to face {A.full}, the {A.role}, and for whom candles are lit in every window.',
      'For {years} years everyone has waited for the chosen one. It was {ragnal}, and since Thursday {ragnal} lies under a cloth in the cellar of {G.full}.',
    ],
    hooks: [
      '{G.full}, the {G.role}, closes the door, the shutters, and then, after a while, also the lid of the piano. "You are not known here," says {G.name}. "That is the first thing in your favour."',
      '{G.full}, the {G.role}, has looked for people who have about the right number of arms and legs, and who do not ask for more time.',
    ],
    stakes: [
      'In {days} days is {deadline}. If nobody stands there who can be taken for the chosen one, {ruin}.',
      '{days.s} days are left. When it comes out, says {G}, {ruin}.',
    ],
    where: [
      '{lair}, on {deadline}. Until then {A} keeps the army a day away from it, and has the place watched.',
    ],
    suspects: [
      '{H.full}, who has come "to pay respect", and would report it. {B.full} knows it, and has told no one.',
    ],
    ways: [
      '{p1}, {p2} and {p3}: what the chosen one was, what the chosen one looks like, and what the chosen one has to say. Each counts one on {deadline}; a failed check costs a rumour, never the clue.',
    ],
    runs: [
      'People touch the sleeve of everyone who comes out of the house of {G}. It brings luck.',
      '{H} has asked for an audience with the chosen one three times, each time more kindly.',
    ],
    magic: [
      [
        '*Speak with Dead* with {ragnal}: "I practised in front of the mirror. I was so afraid. Is it very bad?"',
        'level>=5 tone!=whimsical',
      ],
      [
        '*Disguise Self* or *Alter Self* lasts an hour, and {H} touches people when they speak.',
        'level>=1',
      ],
      [
        '*Raise Dead* would cost more than {G} has, and {ragnal}, asked, says no: "I have done my part."',
        'level>=9',
      ],
      [
        '*Zone of Truth* is the favourite spell of {H}. One can prepare sentences for it: "The one of whom it speaks stands before you."',
        'level>=3',
      ],
      ['*Scrying* on {A} shows a page, read to pieces, beside the bed.', 'level>=9'],
      '*Detect Magic* on the mark of the chosen one, wherever it is painted: nothing. It was nothing on {ragnal}, either.',
      ['*Commune*: "Was {ragnal} the one?" If you had not come, yes.', 'level>=9'],
    ],
    complications: [
      'A mother brings a sick relative to be touched by the chosen one, before all people.',
      'A second chosen one turns up, with a better horse, and believes in it.',
      '{H} has heard somebody weep in the house of {G}, and sends flowers.',
      'One of the party is really asked, by a very old man, whether it is over now.',
    ],
    openings: [
      'At {lair} stands everything that the prophecy names: the light, the stone, the hour. {A} has come with few people, as it is written, and looks at the sun.',
    ],
    companions: [
      [
        'Those beside {A} know the prophecy by heart. When a line of it comes true before their eyes (one action, DC 13 Performance), one of them kneels.',
        'escort=people',
      ],
    ],
    hoards: [
      'What was given to the chosen one in {years} years lies in the cellar of {G}, with a list: {items}, and {worth}. "To the one who does it," it says.',
    ],
    preventions: [
      'show the chosen one from afar, on a balcony, for as long as a song lasts (DC 14 Performance)',
      'give {H} something true to report (DC 14 Deception or Persuasion)',
      'have {B} say "I saw it myself", which is so hard that it has to be prepared (DC 13 Persuasion)',
    ],
    clockEffects: [
      'each step that was prevented takes one of those beside {A} away from {lair}; after each that was not, {A} hesitates for one round less.',
    ],
    firstFight: [
      'on the second night people of {H} climb in at the window of the chosen one, to look ({fight}). Those who get away have seen whoever lay in that bed.',
    ],
    sides: [
      {
        wants: [
          '**The believers** want to see the chosen one once, and then go home comforted. Content with a wave of the hand; angry, and dangerously so, if they find themselves deceived before {deadline}.',
        ],
        later: [
          '**The believers, if content**: stand on the hills around {lair}, {num} of them, with candles. {A} does not know how many of them can fight. None can.',
        ],
      },
      {
        wants: [
          '**{R.full}** ({R.role}) knows that {ragnal} is dead, and wants money for knowing it. Content to be given a part in it; angry if treated like a thief.',
        ],
        later: ['**{R.name}, if content**: has told {A} exactly what the party wanted told.'],
      },
      {
        wants: [
          '**The people of {A.name}** want to know whether they have to die for a line in a book. Content to see a sign that they can report; angry if they are laughed at.',
        ],
        later: ['**The people of {A.name}, if content**: have sent their horses home.'],
      },
    ],
  },
  problem: [
    '{A} has waited on the border with an army for {weeks} weeks, and does not come: it is written that the chosen one will be the end of {A.them}, on a certain day, at a certain place. That fear is the only wall that there is. {ragnal} died of a fever, in bed, without any meaning.',
    'Nobody knows of it but {G.full} and {B.full}. {ragnal} fell from a ladder while picking pears. In {days} days the one of whom the prophecy speaks has to stand before {A.full}; {A.name} believes in it more firmly than anybody else, and {H.full} has come to see for {H.themself}.',
  ],
  start: [
    [
      'In the windows of {town} candles are burning, one in each, for the chosen one. {G.full} leads you by the hand through a back door and down a staircase. There somebody lies under a white cloth, and shoes stick out that have been polished. "This is {ragnal}," says {G.name}. "You need not bow. {ragnal} hated that." Above, in the street, they begin to sing.',
      '@cellar',
    ],
    [
      '{H.full}, the {H.role}, has been waiting in the hall of {G.full} for two hours, and is not at all impatient. "I only wish to kiss the hand of the chosen one," says {H.name}, "and to ride home." {G.name} looks at the clock, at the stairs, and then at you, who are just coming in at the door with dust on your boots. "There you are at last," {G.name} says, loudly, to one of you.',
      '@hall',
    ],
  ],
  ask: [
    '"One of you has to be {ragnal}, or all of you in turn," says {G}. "Ask {B} what the chosen one was like. {S} can make anybody look like anything. And {T} must tell you what the prophecy really says; I have only ever read the famous part. On {deadline} you stand at {lair}, and {A} must believe it for one minute."',
    '{G} wants the part of the chosen one to be played until {deadline}. "You need not beat {A}. You need only be expected. After that we shall see. I know how that sounds."',
  ],
  rumours: [
    'The chosen one can do without sleep, and has not been seen at night for that reason.',
    'The chosen one once healed a cow by looking at it.',
    '{B} is proud, and does not want visitors.',
    '{A} has had everybody who was born on that day written down, and has never laid a hand on any of them, for fear of fulfilling it.',
    '{T} laughs when the prophecy is sung.',
    '{H} counts the candles each evening.',
  ],
  run: [
    [
      'The song has seven verses; the fourth is left out everywhere (DC 12 History).',
      'start=cellar',
    ],
    [
      '{H} looks at the hands of the one who is addressed, and not at the face (DC 13 Insight).',
      'start=hall',
    ],
    'Whoever of the party was taken for the chosen one first is it from now on, for everyone in the street. Write down what is said of that character from here on; {A} will know it all.',
  ],
  gist: [
    'The chosen one, {ragnal}, is dead, and the party plays {ragnal} so that {A} stays away until {deadline}. The prophecy was made up, {years} years ago, to frighten the forebears of {A}. Since everyone has believed in it ever since, it works; and the fourth verse fits whoever stands there, and knows it.',
  ],
  truth: [
    [
      'The copyist who wrote the prophecy was a prisoner of the house of {A.name}, and wanted one thing: to be let go. So a chosen one was written down who would come one day; they let the copyist go, out of fear. {T} has found the draft: with corrections, and in the margin "a stone? a bridge? something that they have over there".',
    ],
    [
      '{ragnal} was chosen because the birthday was right, was brought up for it, and never wanted it. In the last years {ragnal} went by night to those to whom something had happened, and chopped wood, without saying a name. This is what {B} remembers; of signs and wonders {B} knows nothing.',
    ],
    [
      '{A} has dreamed of this day since childhood, has built the towers because of it, and has gathered the army because of it. Without the prophecy, {A} would be a minor lord with a bad temper. The verse that nobody sings says: "It will be one whom nobody would have chosen." It is the only line that the copyist did not correct.',
    ],
  ],
  turn: [
    '{H} has opened the grave under the pear tree, by night, and knows everything; and instead of riding off, {H} comes to the party and asks: "Is it all made up, then? All of it? I gave up a family for this." What the party answers now decides what {A} is told.',
    'The believers want to carry the chosen one to {lair} on their shoulders, all {num} of them, a day early. Those who go with them go into arrows; and to send them home, the chosen one would have to speak to them, for the first time, in person.',
  ],
  people: {
    G: [
      '{G} has lied for the first time in {G.their} life, and is dreadfully good at it. {G} wants it to have been for something.',
    ],
    A: [
      '{A} wants it to be over, in either way. {A} has been more faithful to the prophecy than all believers together.',
    ],
    B: [
      '{B} wants somebody to weep for {ragnal}, and not for the chosen one. Whoever asks for the name of the dog gets all the rest.',
    ],
    S: [
      '{S} thinks that it is the part of a lifetime, and is envious that it is not {S.their} own.',
    ],
    T: [
      '{T} has kept the draft under the mattress for years, because the truth would kill more people than a lie.',
    ],
    H: ['{H} has served the fear of {A} for so long that it has become a faith.'],
  },
  looks: [
    [
      'A kitchen, a pear tree with a ladder still leaning in it, and {few} axes, all of them well used. On the door frame lines mark how {ragnal} grew, each with a date and one word from the prophecy.',
    ],
    [
      'Crowns, wings, noses, and a hundred suits on rails. {S} walks around each of the party once, says "Yes", "No" and "Dear me", and takes down a coat in which one becomes a head taller.',
    ],
    [
      'Shelves up to the ceiling: {num} copies of the prophecy, and no two are quite the same. In the middle {T} sits with ink on the chin, and sings the fourth verse, to an entirely different tune.',
    ],
    [
      'It is smaller than in the pictures. A stone, a crack, a little water. {A} stands on the other side in full armour, has become old, and has put on white gloves for it.',
    ],
  ],
  todo: [
    [
      '{B} is chopping wood and does not stop. Whoever takes the second axe (DC 12 Athletics, or simply long enough) is told everything about {ragnal}. *What is known of {ragnal} counts one.*',
    ],
    [
      '{S} demands a rehearsal before an audience: one has to cross the market as the chosen one, and buy an onion (DC 14 Performance, or Deception in the coat). Whoever fails is asked for advice by {few} people. *If it succeeds, the look counts one.*',
    ],
    [
      '{T} tells it to nobody who believes in it. One has to ask what is wrong with it: the hour, the stone, the grammar (DC 13 History, Religion or Investigation). *The fourth verse counts one.*',
    ],
  ],
  clues: [
    [
      'Insight :: hearing {B} speak of {ragnal} :: No wonders. {ragnal} went to people at night and did what was left to do.',
      'Investigation :: looking at what hangs over the bed :: A drawing, often folded: {A}, as a boy or a girl, with wide open eyes. {ragnal} had pity.',
      'Religion :: counting the lines on the door frame :: By the prophecy {ragnal} should have been born a year later. Somebody made the birthday fit.',
    ],
    [
      'Perception :: seeing oneself in the coat :: One stands as one would like to have stood once. That is the whole trick, and it shows from afar.',
      'Insight :: asking {S} who has had the part before :: {A}. As a child, in a school play; and forgot the text.',
      'History :: looking at old prints of {lair} :: The chosen one on them is somebody else each time, and always a nobody: a goose girl, a porter.',
    ],
    [
      'Investigation :: reading the draft :: The prophecy was invented, in one night, by somebody who wanted to go home.',
      'Insight :: reading what {A} wrote to the order :: {A} asks for nothing but an explanation of the fourth verse. There are forty letters.',
      'Religion :: singing the fourth verse :: "One whom nobody would have chosen, who need not be there, and stays."',
    ],
  ],
  lairUse: [
    'Whoever says the fourth verse at {lair} (one action, no check) is attacked by nobody for a round: all want to hear whether it goes on.',
    'For each of the three that counts (what is known of {ragnal}, the look, the verse), {A} has disadvantage on the first attack in one round.',
    'The believers on the hills sing. As long as they sing (DC 13 Performance to begin it), those beside {A} cannot be given orders.',
    'The draft of the prophecy, held out to {A}, makes {A} read. It takes two rounds; after that {A} is free of it, in one way or the other.',
  ],
  tactics: [
    '{A} fights as one has imagined it for a lifetime, only against the one whom {A.they} takes for the chosen one, by the order of the verses; {H} stands beside with the text, and can turn two pages at once',
  ],
  parley: [
    '{A} can be told the truth, by somebody whom {A} believes to be the chosen one: that nobody has chosen anybody (DC 15 Persuasion, with advantage if the draft is there). {A} sits down on the stone. *The price:* the believers hear it as well, and go home with their candles out.',
  ],
  clock: [
    ['{H} kisses a hand, and writes home that it was cold.'],
    ['{A} moves the camp nearer by half a day, to see what happens. Nothing happens.'],
    ['The believers set out for {lair}, without weapons, singing.'],
    ['{Deadline}. {A} stands at {lair}, in white gloves, and waits for exactly an hour.'],
  ],
  after: [
    'Nobody came. {A} has taken off the gloves, and {ruin}. The chosen one is searched for in every house, and people who are known to have the right birthday hide.',
  ],
  endings: [
    {
      heading: 'Nobody would have chosen them',
      text: [
        "{A} is beaten, at the place and in the hour that were written, by people who need not have been there. {T} says that this can be read as a fulfilment. {G} lets {ragnal} be put into the earth, under the name of {ragnal}; the chosen one gets a statue, with nobody's face.",
      ],
    },
    {
      heading: 'It was made up',
      text: [
        '{A} knows the truth, and has ridden home, much lighter. *The price:* it is known everywhere; candles are only candles now, and the next one who comes will not be afraid of a book.',
      ],
    },
    {
      heading: 'The part goes on',
      text: [
        'One of the party is the chosen one from now on, until the end of their days, with all that goes with it. The border holds. {B} comes each autumn, brings pears, and says the other name.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{A} knows that the chosen one is dead, and {ruin}. But {H} has kept the draft, and begins to write at night: a new one is needed, with a stone in it, and a bridge, and people about whom nobody would have thought.',
      ],
    },
  ],
  steps: [
    'Learn from {B.full} what the chosen one was like.',
    'Get the look from {S.full}.',
    'Ask {T.full} what the prophecy says.',
    'Stand at {lair} on {deadline}.',
  ],
};
