import { everyTone } from '../../tones.ts';
import { cureFrame } from '../cure-frame.ts';
import { shapeMagic } from '../being-magic.ts';
import type { MatterKernel } from '../matter-types.ts';

/** I has the shape of an animal, and the animal lies in the shape of I in a bed, where A gives it papers to sign. */
export const shapeLost: MatterKernel = {
  id: 'shape-lost',
  sort: 'person',
  plight: 'shape',
  tones: everyTone,
  frame: { ...cureFrame, ownMagic: shapeMagic },
  escort: ['people', 'fey', 'beast'],
  roles: {
    A: [
      ['bailiff', 'deputy', 'notary', 'elder cousin'],
      ['steward of the estates', 'vice governor', 'private banker'],
      ['regent', 'lord privy seal', 'keeper of the signet'],
    ],
    B: [
      ['retired costume maker', 'tanner', 'midwife to animals'],
      ['wardrobe master of the theatre', 'master furrier'],
      ['mistress of the royal robes', 'court taxidermist'],
    ],
    S: [
      ['hedge witch', 'gingerbread baker', 'woman who sells love potions'],
      ['foreign enchanter', 'fairground magician'],
      ['court magician', 'archmage in disgrace'],
    ],
    T: [
      ['stable hand', 'goose girl', 'kitchen boy'],
      ['head groom', 'night nurse'],
      ['page of the bedchamber', 'keeper of the kennels'],
    ],
  },
  sites: [
    ['the sickroom with the drawn curtains', 'the locked bedroom'],
    ['the workshop of {B.full}', 'the shop of {B.full}'],
    ['the office of {A.full}', 'the house of {A.full}'],
  ],
  lair: {
    names: [
      'the cloakroom in the hill',
      'the hollow oak with the hooks',
      'the old changing house',
      'the cave of coats',
    ],
    terrain: 'wild',
  },
  problem: [
    'That is the part which everyone in {town} knows. What they do not know is why the bedroom of {I.name} has been locked ever since, why {A.full}, the {A.role}, carries fodder up there at night, and why letters come out of it that are signed.',
    '{I} can be talked to: one tap of the foot for yes and two for no, and {I.they} cheats at neither. {A.full}, the {A.role}, conducts the affairs of {I.name} in the meantime, with great regret, and has had a new seal made.',
  ],
  start: [
    [
      'On the table of {G.full}, the {G.role}, between the inkwell and the bread, sits the {form}. It looks at each of you in order, with an expression for which it does not have the face. Then it dips one foot into the ink, and writes, in large, shaky letters, on the back of a bill: HELP ME. And below that, after some thought: PLEASE.',
      '@ink',
    ],
    [
      '{T.full}, the {T.role}, has it under the coat, and puts it down only when the door is shut. "That is {I.full}," says {T}. "Say something only {I.name} would know." The {form} sighs. It goes to the window, takes the cord of the curtain between its teeth, and ties a knot in it, a good one, which takes fingers. "You see?" says {T}. "And now listen." Above you, in the locked bedroom, somebody in the voice of {I.name} is making the noise of a {form}.',
      '@knot',
    ],
  ],
  ask: [
    '{G} wants {I} back in {I.their} own shape, and before {deadline}, for after that, all books say, it stays. "And find out who is lying in that bed. I have had {few} letters from there, in the right hand. They ask for fodder."',
    '"There are {num} remedies against that," says {G}, "and {I} has had to swallow them all. Nobody has asked yet where the other shape has got to. One does not lose such a thing. Somebody has it. Bring it, and bring {I}, and bring them together, before {deadline}."',
  ],
  rumours: [
    '{S} did it; who else has a cauldron and a grudge?',
    '{I} is ill in bed, says {A}, and the {form} is a {form}, and anyone who says something else is to be pitied.',
    'In the old days people went out to {lair} on purpose, for a night, and brought their own shape home again in the morning, mostly.',
    '{B} once made a coat for somebody that was so well cut that nobody knew them any more.',
    'The dogs of {town} greet {I} as before. The horses do not.',
  ],
  run: [
    "{I} is a character of the game master's with the body of a {form} and the whole of {I.their} mind: let the players find a way to talk, and do not make it easy. Whatever a {form} does well, {I} does well, and is proud of it when nobody is looking.",
    'A magic cure holds for as long as it takes to say one sentence (DC 12 Arcana to see why: the shape is not changed but *exchanged*, and the other half pulls).',
    [
      'The letters from the bedroom have a print of teeth in one corner (DC 12 Investigation).',
      'start=ink',
    ],
    [
      'Whoever looks through the keyhole sees {I}, as everyone knows {I.them}, crouching on the bed just as a {form} would, with the curtain in the mouth (DC 12 Perception).',
      'start=knot',
    ],
  ],
  gist: [
    [
      '{fact}: that is half of it. At {lair} people once hung up their shapes like coats and borrowed others. {S} took {I} there as a jest, for money from {A}; and {A} hung the shape of {I} round an ordinary {form}, which now lies in the bed of {I.name} and signs whatever is put before it. {I} has the coat of the {form}. Both have to be hung up again at {lair}, of their own accord and before {deadline}; after that coats grow on.',
      'hexed=yes',
    ],
    [
      '{fact}: that is half of it. At {lair} people once hung up their shapes like coats and borrowed others. {A} lured {I} there, took {I.their} shape from the hook, and hung it round an ordinary {form}, which now lies in the bed of {I.name} and signs whatever {A} puts before it. {I} has the coat of the {form}. Both have to be hung up again at {lair}, of their own accord and before {deadline}; after that coats grow on.',
      'hexed=no',
    ],
  ],
  truth: [
    [
      'Of {lair} one tells only the children by now. There are hooks in there, older than {town}. Whoever hangs up their shape may take another one from the next hook, as one takes a coat at a feast, and has to bring it back. It was a game of poets and lovers, and it stopped when somebody went home in the wrong one.',
      "Nobody was ever cursed at {lair}; it is a cloakroom. One leaves one's shape there and goes for a walk in another. That there is a rule, namely that a coat which is worn through {days} nights grows on, was a matter for the keeper, and there has been no keeper for {years} years.",
    ],
    [
      [
        'What everyone sees is so: {fact}. What nobody sees is the other half. {A} needs the signature of {I}, {few} times, at {deadline} for the last. {A} could not forge it, but had heard of the hooks; took {I} there on a pretext, and {H.full} stood ready with a {form} on a string. The {form} learned to hold a pen within a week, with the help of sugar.',
        'hexed=no',
      ],
      [
        'What everyone sees is so: {fact}. It was {S}, who was told that it was to be a jest until supper. What nobody sees is the other half. {A} needs the signature of {I}, {few} times, at {deadline} for the last. {A} could not forge it; so {H.full} stood ready behind the hill with a {form} on a string, and by supper the other coat was gone. The {form} learned to hold a pen within a week, with the help of sugar.',
        'hexed=yes',
      ],
    ],
    [
      'The {form} in the bed has never been so well off. It is warm, it is brushed, nobody wants to eat it. It does not understand what it signs, but it understands very well that it would have to give something back, and it is not stupid. By now it says its first words; one is "No".',
    ],
    [
      'The hooks obey only those who hang up a coat freely. Neither {I} nor the {form} can be made to; if one of the two is killed, the other keeps what they have on. {B} knows all that. {B.They} mended the lining, once, for a lady who did not want to go home.',
    ],
  ],
  turn: [
    "The {form} wants to stay human, and says so, with {few} words and great effort, on the way to {lair}. It is nobody's villain. It asks what it gets if it goes back; whoever has no answer does not get the coat either.",
    '{I} has begun to like it. At a ditch, at dusk, {I.they} is gone for an hour, and comes back out of breath and happy. Asked whether {I.they} wants to go back, {I} lifts the foot for yes, a little late.',
    '{G} knows of the hooks, and has worn another shape {few} times, when {G.they} was young and in love. {G} still has the key to the side door of {lair}, and would prefer not to say where from.',
  ],
  people: {
    G: [
      '{G} wants {I} back, if only because the {form} is winning at chess, and is afraid of what has been signed by now.',
    ],
    I: [
      '{I} wants {I.their} hands back, is ashamed, hungry at the wrong times and braver than before. {I} knows who led {I.them} out there, and has not found a way to say so: {A} is always in the room.',
    ],
    A: [
      '{A} wants {few} signatures and would then put everything back, or so {A.they} has told {H}. {A} is kind to the one in the bed; one gets used to being obeyed.',
    ],
    B: [
      '{B} wants to see {lair} once more with a light in every lantern. {B} can tell by a seam whether somebody is wearing their own shape, and tells nobody.',
    ],
    S: [
      [
        '{S} sells powders that do nothing, and has left {town} twice since people began to look at {S.them}. {S.They} saw {A} buy the {form}, and pay too much.',
        'hexed=no',
      ],
      [
        '{S} did it, for {few} gp, and was told that it was a jest. {S.They} has gone back to {lair} each night to undo it, and found the other hook empty; {S.they} would help, and fears the crowd more than {A}.',
        'hexed=yes',
      ],
    ],
    T: [
      '{T} recognised {I} at once, by the eyes, and has hidden {I.them}, fed {I.them}, and told {I.them} the news of {town} every evening, in case it helped.',
    ],
    H: [
      '{H} held the string. {H.They} takes the {form} upstairs for a walk at night, has grown fond of it, and would not have it go back to where {H.they} bought it.',
    ],
  },
  looks: [
    [
      'A bed like a nest. Sheets and curtains are chewed, the carpet is worn in a circle, a bowl of [grain|crumbs] stands on the night table. The one who lies there has the face of {I}, looks at the door, at the hands of whoever comes in, and then, for a long time, at the bread in them.',
    ],
    [
      'Coats to the ceiling, of cloth, of fur, of feathers, each with a ticket. One hook is empty, and the ticket on it says "{I.name}, to be mended". {B} turns over the collar of the first of you without asking, looks at the seam, and nods. "Your own," says {B}. "Good. One never knows."',
    ],
    [
      'A tidy desk, {few} documents on it with a fresh signature, and beside them a bowl of lump sugar, of which a good deal is gone. On the wall is a calendar with a red ring around {deadline}; in the wardrobe hangs a second hat of {I}.',
    ],
    [
      'A long room in the hill, a hook beside a hook, and on many of them still hangs what was left there: a swan, an old man, a hare, limp and light, with closed eyes. It smells of camphor. Two hooks in the middle have been polished lately; a lantern burns above each of them.',
    ],
  ],
  todo: [
    [
      "{H} sits before the door and lets nobody in who does not bring fodder, a doctor's bag (DC 13 Deception) or something sweet. The window is open, at the height of two men (DC 13 Athletics).",
    ],
    [
      '{B} talks only with people who try something on. Whoever lets {B} put a coat round them, and keeps still (DC 12 Charisma saving throw, or one speaks with the voice of a bird for an hour), is answered for it.',
    ],
    [
      '{A} is out when {H} walks the {form}, at midnight, for half an hour. The lock is DC 14 Sleight of Hand; by day one needs a bill that only {I} can sign (DC 13 Performance), and sees how the paper goes upstairs.',
    ],
  ],
  clues: [
    [
      'Nature :: offering the one in the bed bread and a coin :: The bread is taken, not with the hands. It is a {form}, in the shape of {I}, and nobody has taught it to be rude.',
      'Insight :: saying the name of {A} in front of it :: It sits up, looks for the sugar, and holds out the hand with which one signs.',
      'Survival :: looking at the boots under the bed :: They were worn out to {lair} once, by {I}, and came back on other feet: the mud on them is on the outside *and* the inside.',
    ],
    [
      'Arcana :: asking {B} how one takes such a thing off :: "As one takes off a coat. Freely, both of them, and each on its own hook. With force it tears, and then you have half of one and half of the other."',
      'Investigation :: reading the ticket on the empty hook :: It was cut out and copied: whoever wanted to know how it works paid {B} for a lesson, under the name of a clerk of {A}.',
      'History :: looking at the oldest of the tickets :: On the back of each is a little map: it is where one gets the coat back, {lair}.',
    ],
    [
      'Investigation :: reading what has been signed so far :: House, field and voice of {I} go to {A}, piece by piece; what is missing is the last sheet, dated {deadline}.',
      'Perception :: smelling at the second hat :: Sugar, and the hair of a {form}. {A} wears it when {A.they} wants to be obeyed upstairs.',
      'Sleight of Hand :: opening the locked drawer :: A string with a loop, as for an animal, and a bill: "One {form}, quiet, to be brought to {lair} by night."',
    ],
  ],
  lairUse: [
    'Any coat on the hooks can be put on (one action, DC 13 Charisma saving throw, or one cannot get it off again today): for one minute one is a swan, an old man, a hare, with what they can do and without what one can do oneself.',
    'Whoever throws a coat over an enemy (one action, DC 13 Athletics) gives them its shape until the end of their next turn. They keep what they were holding, if they still have something to hold it with.',
    'The hooks dislike force. Anyone who tears a shape from a hook, or from somebody, makes a DC 13 Wisdom saving throw or loses their own for a round, and stands there as nothing in particular.',
  ],
  tactics: [
    '{A} wants the two apart, keeps the one in the bed behind {A.them} with a piece of sugar, and has the lanterns put out. {H} is told to take {I} away in a sack, and is very slow about it',
  ],
  parley: [
    'The {form} can be spoken with. It needs something to go back to: a meadow that is written down, a name, a promise that nobody will ever [ride|pluck|shear|eat] it (DC 13 Animal Handling, no check if {I} gives the promise).',
    '{A} gives in to somebody who reads aloud, before {H}, what the last sheet says (DC 13 Persuasion): {H} thought that all of it was to be put back, and lets go of the sack.',
  ],
  clock: [
    ['The one in the bed learns to say "I". {A} is pleased, and orders more sugar.'],
    [
      '{A} has every {form} in {town} rounded up, "because of a disease", and looks each one in the eyes.',
    ],
    [
      '{S} is taken out of a ditch and brought before {council}. {A} is the accuser, and sees to it that {S.they} is not asked who paid.',
    ],
    [
      'At {deadline} the one in the bed gets up, walks on two legs to the table, and signs. From that hour the coats do not come off any more.',
    ],
  ],
  after: [
    'It stays so: {fact}, and somebody else has {I.their} face and {I.their} house, and does what {A} says, for a while; {ruin}. {T} keeps the {form} by the stove and reads the paper aloud.',
  ],
  endings: [
    {
      heading: 'Each on its own hook',
      text: [
        'Two coats hang side by side for the length of a breath, and somebody cries out in two voices. Then {I} stands there and looks at {I.their} hands, and cannot stop opening and closing them. The {form} has its meadow, in writing, and is visited there. {A} is found by {council} among {few} papers that nobody can have signed.',
      ],
    },
    {
      heading: 'Both stay',
      text: [
        'The {form} says no, and {I}, after a long look, lifts a foot: {I} says it as well. *The price:* {town} gets a new citizen, who is honest and likes it warm, and {I} has to be explained to {I.their} family; but the papers are burned, and {A} has nothing to put before anybody.',
      ],
    },
    {
      heading: 'By force',
      text: [
        'It is torn off, and on. {I} is {I} again. *The price:* something has stayed on the other side. {I} starts at noises and sleeps badly in a bed, and in the meadow stands a {form} that looks at the windows in the evening as if it had once known how to read.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The coats have grown on. {I} writes, with ink on one foot, a long letter to {G}, in which nobody is reproached. One can learn to live like that, it says; and there are said to be other hooks, in {town2}, with a keeper.',
      ],
    },
  ],
  steps: [
    'Find out what has happened to {I}, from {I} first of all.',
    'See who is in the locked room.',
    'Find the place where shapes are exchanged.',
    'Bring {I} back into {I.their} own shape before {deadline}.',
  ],
};
