import type { Agent } from '../plot-types.ts';

export const penitentAgent: Agent = {
  id: 'penitent',
  tones: ['grim', 'intrigue', 'horror'],
  uncanny: false,
  fates: ['dead', 'gone', 'held'],
  roles: [[], [], []],
  who: [
    'There is no avenger. {W} does it {W.themself}: {W} has begun to punish {deed}«, and began with the others».',
    '{W} walks with {theemb} at {hour} and makes the {few} pay, because nobody has ever made {W} pay.',
    'It is {W} who visits the {few}. In the beginning it was to ask whether they could sleep.',
  ],
  whyNow: [
    ['It begins now because {W} was given a medal for that year.', '@medal'],
    'It begins now because a doctor gave {W} half a year«, and it has {few} people in it».',
    'It begins now because {W} went to confess to {body}, and was told« kindly» to go home.',
    'It begins now because {W} saw a {V.kin:young} in the street with the face of {V}.',
  ],
  goal: [
    '{W} wants all {few} to stand up in public before {deadline}, and to be the last of them«, and not to be forgiven».',
    '{W} means to take the {few} to {lair} and to let happen there what should have happened then.',
    '{W} wants to be caught by someone who has understood everything. {W.they} has been leaving better clues« each time».',
  ],
  face: [
    'The most respected person« in the room», and the one who sits nearest to the door.',
    'Gives everything away: coats, horses«, the good chairs».',
    'Asks you«, smiling,» how one becomes a person who finds things out.',
  ],
  traces: [
    ['habit', 'On the morning after each visit {W} is at« the first» mass, with wet hair.'],
    [
      'paper',
      "A list of the {few} in the hand of {W} has {W}'s own name at the end«, underlined twice».",
    ],
    ['thing', "The night lock of {W}'s house is oiled; the day lock is not."],
    [
      'word',
      '"They are getting off lightly," says {W}, of victims whom {W.they} has just condoled with.',
    ],
    ['thing', "{theemb} from {X2}'s door was wrapped in paper« that» only {W} can afford."],
    ['word', '{X1} heard the visitor weep on the stairs«, going down».', 'X1=here'],
    ['habit', '{W} has ordered no winter coat.'],
  ],
  hides: [
    ['thing', 'The boots that {W} gave to a beggar have {res} in the seams.'],
    ['paper', '{W} has left {lair} in {W.their} will to the {num}, by name.'],
    [
      'word',
      'The coachman sets {W} down a mile from {lair}«, "for the exercise", in all weathers».',
    ],
    [
      'habit',
      '{W} goes pale when a window with a view of {lair} is opened, and asks for it to stay open.',
    ],
    [
      'word',
      '{W} asks the party whether they have been at {lair}, and when they say no: "You should«, before {deadline}»."',
    ],
  ],
  steps: [
    [
      '{W} increases the reward for finding the culprit.',
      ['{W} tells {T}: "You are not on it. You were a child."', '#child'],
      '{W} dismisses the watch from {s1}«, so that nobody will be hurt who does not belong to it».',
    ],
    [
      ["{X3} is taken to {lair}, and a carriage with {W}'s arms is seen.", 'harm!=taken'],
      '{W} resigns every office« in one morning, by letter», without a reason.',
      'One of the {few} dies of fright. That was not meant, and {W} goes on.',
    ],
    [
      '{W} bars the way out of {lair} from inside, with those who are there«, at {hour}».',
      'The confession of {W} is read from a pulpit. By then the {few} are past hearing it.',
      '{W} stands before a crowd with {theemb} around {W.their} neck; the crowd thinks that it is a play«, and applauds».',
    ],
  ],
  parley: [
    '{W} stops if someone in office accuses {W.them}, aloud, of {deed}. {G} could«. It has to be meant».',
    'Tell {W} what the {few} have done since«, each of them». It is not much, and some« of it» is good, and {W.they} has to hear it.',
    '{W} will give {W.themself} up for a trial, and has drawn up the indictment«; it is harsh and accurate».',
    [
      'If anyone of the {num} has left kin, {W} will kneel to them« and to no one else».',
      'wrong!=bones toll=dead',
    ],
  ],
  lairSigns: [
    '{few} chairs screwed to the floor and one prie-dieu, worn',
    ['the medal, nailed to a post', 'why=medal'],
    'an indictment in {few} counts, with room for the verdict',
    '{embs}, with the mistakes of somebody who has had to learn the craft late',
    'a bed so hard that it has hurt someone on purpose',
  ],
  tactics: [
    [
      '{W} does not defend {W.themself}; the old servants do, to the death«, and weeping».',
      'escort=people',
    ],
    '{W} goes for the others« of the {few}», not for the party, and warns before every blow.',
    '{W} has the lever« in hand» that closes {lair} for good, and wants to be talked to first.',
    'Whoever tells {W} that it is enough gets one round of silence to prove it.',
  ],
  leader: ['people'],
  escort: ['people', 'construct'],
};
