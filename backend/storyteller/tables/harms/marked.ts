import type { Harm } from '../plot-types.ts';

export const markedHarm: Harm = {
  id: 'marked',
  tones: ['grim', 'heroic', 'horror', 'intrigue'],
  agents: ['returned', 'kin', 'crew', 'partner', 'penitent', 'dead'],
  noun: 'the marks',
  pitch: [
    [
      '{drawn} was on all the gates of {town}« one morning», and on the house of one minister. Three days later the minister was found.',
      'tier>=3',
    ],
    [
      'They have minted it, or someone has: {drawn}, on the new coins« of {town}». Whoever is paid in these has three days.',
      'tier>=3',
    ],
    'Doors« in {town}» are marked« at {hour}» with {drawn}; three days later something happens to whoever lives behind them.',
    'There is {drawn} on a door in {town}« again». The neighbours have begun to be polite to the people who live there«, as to the sick».',
    'Two people« of {town}» woke with {drawn} on the back of the hand, in a colour that will not wash off.',
    'It is {drawn}, on a door, a saddle, a pillow. Whoever gets it in {town} has three days.',
  ],
  first: [
    '{X1} wore gloves, and then the mark was on the gloves.',
    '{X1} was found on the third day tied to a chair in the open«, unhurt», with the name {V.full} written on the forehead.',
    '{X1} lost {X1.their} hair« in a night» and will not say what was said.',
    [
      'Three days after the mark {X1} was pulled out of {s1}, alive, with a stone in each pocket.',
      's1=water',
    ],
  ],
  second: [
    '{X2} hung an older door. The mark had been there« before, it turned out,» under the paint.',
    '{X2} scrubbed the mark off. It came back on the inside of the door.',
    '{X2} left {town}« within the hour», and was brought back« on the third day», in a cart, beaten, by people who said that they had been paid to be careful.',
    '{X2} waited up« for it» in a ring of lamps, and was found in the dark with all the lamps in a neat row outside.',
  ],
  start: [
    [
      'The state barge comes down the river« with flags», and people cheer, and then they stop, «from the bank outward, »because the tide has lifted it and they can see the hull. Along its whole length is {drawn}. {X3} stands at the bow and waves«, and cannot think what it is that has gone quiet».',
      'tier>=3 @barge',
    ],
    [
      '{X3} opens the session, and the great curtain behind the chair is drawn back« on the stroke of the hour, as always». On the wall«, twelve feet high,» is {drawn}. It is the third day. Two hundred members of {body} begin«, without haste,» to move their chairs away from {X3.them}.',
      'tier>=3 @curtain',
    ],
    [
      'They have made {X3} a peer, and the whole« of {town}» has come to see the robe. {X3} kneels, is touched by the sword, «stands up »and turns around; and the applause stops in the first row and« then» row by row« to the back». Over the ermine, between the shoulders of {X3}, large enough to be read from the gallery, is {drawn}.',
      'tier>=3 @robe',
    ],
    [
      'The new coin of the realm is to be shown today, and {X3}, whose idea it was, breaks the first roll over a dish for you and the ambassadors. They all fall with the same side up, and it is {drawn}. {X3} turns one over, then another. On the other side is the head of {X3}«, and it is a good likeness».',
      'tier>=3 @coin',
    ],
    [
      'It is the third day of {X3}, and half of {town} has come to look at the house« without seeming to». At {hour} the door opens and {X3} comes out carrying the door, the marked one, «off its hinges, »and walks with it towards the water.',
      '@third',
    ],
    [
      'You are shown to your rooms at the inn and {drawn} is on the door. The landlady goes white, then looks at the number«, and breathes again». "Next door," she says. "«Forgive me. »It is for next door." Next door somebody is moving furniture: {X3}.',
      '@inn',
    ],
    [
      '{X3} walks through the market and people make way. On the back of {X3.their} coat«, where {X3.they} cannot see it,» is {drawn}, still wet. No one tells {X3.them}. You see {X3.them} notice the faces.',
      '@coat',
    ],
    [
      'The hand that takes your coin has {drawn} on it. {X3} sees you looking and turns it over, «slowly, »as if that would help. "You can see it too, then," says {X3}. "My children say there is nothing there."',
      '@hand',
    ],
  ],
  act: [
    [
      'A child points at each of those« in the crowd» who have it as well; there are {few} of them, and they look at their shoes.',
      '#child start=barge|third|coat',
    ],
    [
      'The paint is fresh, and the painter is within sight (DC 15 Perception): a figure« on the far side, that» counts on its fingers and goes.',
      'start=inn|coat|robe',
    ],
    '{X3} can be brought to safety if the party thinks of somewhere; every place« that» {X3} suggests is one« that» the others of the {few} were taken from.',
    [
      'The crowd may turn on {X3}« to have it over with» (DC 13 Persuasion or Intimidation, or a door that holds).',
      'start=barge|curtain|third|coat|robe',
    ],
    [
      '{X3} can say when it came (DC 12 Persuasion): at {hour}, in sleep, with a clean brush«, and someone held the hand quite gently».',
      'start=hand|coin',
    ],
  ],
  how: [
    ['{A} does no more than mark. What then happens, they do to each other.', 'agent!=dead'],
    [
      '{A} marks at night and comes on the third day, when they have told themselves everything already.',
      'agent!=dead',
    ],
    [
      '{A} marks the doors of the {few} so that they suspect each other, «or {V}, »and nobody thinks of {A}.',
      'agent=partner',
    ],
    ['The colour is made of {res} and oil; whoever has it on the hands has been at {lair}.', ''],
    [
      'The mark is only seen by those who took part, and by guests«. That is how the guests find out who took part».',
      'agent=dead start=inn|hand',
    ],
  ],
  escalate: [
    'Somebody has started to sell marks« in the market», as a joke.',
    'Marks appear on {few} doors in one night.',
    "People begin to mark each other's doors.",
    'The time allowed goes down to a day.',
  ],
};
