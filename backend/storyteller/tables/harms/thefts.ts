import type { Harm } from '../plot-types.ts';

export const theftsHarm: Harm = {
  id: 'thefts',
  tones: ['heroic', 'intrigue', 'grim'],
  agents: ['returned', 'kin', 'crew', 'profiteer', 'partner'],
  noun: 'the thefts',
  pitch: [
    'What is stolen« in {town} at present» would not buy a loaf. People have offered fortunes to get it back.',
    [
      'From the treasury of {town} one thing has been taken, «behind nine locks, »and it was not the crown: a glove. In its place lies {emb}.',
      'tier>=3',
    ],
    [
      'Three great houses« of {town}» and one embassy have been robbed of a single thing each, and none of the four will tell {body} what it was.',
      'tier>=3',
    ],
    'Things are being taken in {town}: one from each house, «never the dearest, »and {emb} is left in its place.',
    'A thief« in {town}» takes one thing from each house, and those« who were» robbed refuse to say what it was.',
    'Locks do not help in {town}. At {hour} one thing goes out of the house, and {emb} comes in.',
    'The thief of {town} takes letters, toys, «a wedding glove, »a left boot. The people who have been robbed behave as if it were money.',
  ],
  first: [
    "{X1} lost a child's drawing« from a locked drawer» and has had the floor up since.",
    'From {X1} a clock was taken that had not run for {years} years. It can be heard« now, somewhere», at {hour}.',
    '{X1} reported a stolen spoon and had to be given brandy.',
  ],
  second: [
    'From {X2} it was a key. The lock has been gone for {years} years.',
    'At the house of {X2} the thief walked past« a bowl of» silver and took a bundle of receipts.',
    '{X2} slept with the thing in hand, and woke with {emb} in it instead.',
  ],
  start: [
    [
      'A child sells you something« in the market», for a copper: a« silver» locket, with a curl in it. «Before you have closed your hand »{X3} has seen it, across six stalls, and comes through them«, not round them».',
      '@locket',
    ],
    [
      '{X3} counts the spoons« for you, as proof that the house is safe». There is one more than there was. Among the spoons, warm, «as if from a hand, »lies {emb}.',
      '@spoons',
    ],
    [
      'The regalia are carried in, and« eleven hundred» people kneel. {X3} opens the case« before the throne». In it«, on purple,» lies {emb}. {X3} closes it again, so quickly that only you« and three others» have seen; and now has to walk, with an empty case« and a steady face», the whole length of the hall.',
      'tier>=3 @regalia',
    ],
    [
      'The vault of {body} can only be opened by three people at once. They do it now, with you as witnesses. Nothing is missing from the gold. On the lectern, where the treaty box stood, is {emb}; and {X3}«, who has the third key,» sits down on the floor.',
      'tier>=3 @vault',
    ],
    [
      '{X3} is being painted« for the hall of state», with the sword, the chain and the seal« of office», and has sat still for an hour. The painter steps back and turns the canvas round« for you». The sword is there, and the chain; in the hand of {X3}, where the seal should be, the painter has put down what is really there, and it is {emb}. {X3} looks at the canvas, and then«, very slowly,» at the hand.',
      'tier>=3 @portrait',
    ],
    [
      'The treaty chest of {town} travels under six guards« and three seals», and you ride behind it. At the gate {X3} breaks the seals«, one, two, three,» and shows the inside« to the ambassadors»: it is lined with velvet, and in the velvet is the print of a scroll, and in the print lies {emb}. {X3} closes the lid on a thumb, and does not cry out.',
      'tier>=3 @chest',
    ],
    [
      'You have not sat down yet when {X3}« stands up in the middle of dinner,» opens the box that has stood beside the plate« all evening», and closes it again. In the box lies {emb}. {X3} laughs, «politely, »and goes on laughing.',
      '@box',
    ],
    [
      'On the stairs of the inn you meet somebody in grey going down with a bundle« the size of a loaf», who wishes you a good night. At the top of the stairs stands {X3} in a doorway, with an open hand, looking at the hand.',
      '@stairs',
    ],
    [
      '{X3} pays you to carry a locked case across {town}. At the other end it is opened« in front of you», and contains {emb}, and you had it on your knees« the whole way».',
      '@case',
    ],
    [
      'Glass breaks« at {hour}», from the inside outward. In the street lies {X3}, who has jumped after someone, with a scrap of grey cloth« and a broken ankle», and begs you to run.',
      '@glass',
    ],
  ],
  act: [
    [
      'The thief is one street ahead«, over roofs» (three checks, DC 13: Athletics, Acrobatics, Perception). Two successes bring the bundle of {X3}, but not the thief.',
      'start=stairs|glass',
    ],
    [
      '{X3} offers everything« in {X3.their} pockets» for the thing and will not describe it (DC 14 Insight: {X3.they} is more afraid of its being seen than of its loss).',
      'start!=spoons|regalia',
    ],
    [
      'How it was done can be seen« at once» by anyone who sits in the seat of {X3}: the box has two lids.',
      'start=box',
    ],
    'Whoever watches {X3}« and not the thing» (DC 13 Insight) sees recognition in {X3.their} face, and after it fear.',
    [
      'Who was alone with it today can be asked (DC 13 Persuasion): a {worker} with a good reference, who left« an hour ago».',
      'start=spoons|regalia|vault|box|case',
    ],
    [
      'The child had it from a person with grey gloves«, for carrying a message», and can show the corner (DC 12 Persuasion).',
      'start=locket #child',
    ],
  ],
  how: [
    [
      '{A} needs one paper« from one house» and has something taken from {few}, so that nobody will know which.',
      'agent=partner|profiteer',
    ],
    [
      'A child small enough for coal chutes does it, for {A}, and thinks that it is a game.',
      'agent=partner|profiteer #child',
    ],
    [
      '{A} has the things stolen and returns them for a signature: a share in {works} for a glove«, a clock, a drawing».',
      'agent=profiteer',
    ],
    [
      'All the things are from the time of {deed}. {A} is putting them together« again», at {lair}.',
      'agent=returned|kin|crew|penitent',
    ],
    'Somebody whom {A} pays has worked in each of these houses for a week«, under a reference written by one of the others».',
    'The thefts are done by day, by the one who is let in with the laundry«; at {hour} there is only the noise».',
  ],
  escalate: [
    "What is stolen next is a person's good name: the box of {X2} is opened in the market« and read from».",
    'The thing that {W} keeps is next, and {W} has posted crossbows.',
    'Now the thief brings things back, to the wrong houses«, where they are recognised».',
  ],
};
