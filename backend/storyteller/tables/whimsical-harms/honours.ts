import type { Harm } from '../plot-types.ts';

export const whimsicalHonours: Harm = {
  id: 'honours',
  tones: ['whimsical'],
  agents: ['returned', 'kin', 'power', 'profiteer', 'penitent'],
  noun: 'the honours',
  pitch: [
    'Somebody in {town} is giving out medals, «at {hour}, »and they are pinned on while the person sleeps. The inscriptions are accurate.',
    'In {town} people have begun to receive prizes for things« that» they had hoped were forgotten«, with a ribbon and {emb}».',
    'There is a brass band in {town} that nobody has hired. It stops in front of a house, «plays a fanfare, »and hands in a diploma.',
    'A roll of honour is nailed up« in {town}» each morning«, in gold». So far everyone on it has asked to be taken off.',
  ],
  first: [
    '{X1} was given a cup for "looking the other way", «two handles, »engraved.',
    '{X1} is now a knight of the Second Helping, and has to wear the sash.',
    'The diploma of {X1} is for modesty, is twelve feet high, and does not fit through the door« again».',
    '{X1} was decorated« at breakfast», by a child with a cushion, for "standing by".',
    '{X1} was promoted«, in public,» to "first among those who looked at their shoes".',
    'A ship was named after {X1}, and sank, and was named after {X1} again.',
  ],
  second: [
    '{X2} refused the medal, and got the one for refusing.',
    'A bench was dedicated to {X2}, with a plate that says what {X2.they} did while sitting.',
    '{X2} has been made an honorary citizen« of {town}», with reasons«, which are» read out.',
    '{X2} was to be crowned« with laurel», ran, and was given the prize for that as well.',
    '{X2} has received the freedom« of {town}», and with it the bill for the evening in question.',
    '{X2} was awarded a pension for "not having been there"«, with witnesses».',
  ],
  start: [
    [
      'A carriage« with plumes» stops beside you, and a« very» small herald unrolls a very long paper. "{X3}," he reads, and {X3}, next to you, tries to be somebody else. "For services to silence. First class." On the cushion, under the ribbon, lies {emb}.',
      '@carriage',
    ],
    [
      'The prize for the finest marrow is about to be given to {X3}. The judge lifts the cloth, and it is not a marrow. It is a golden statuette of {X3}, hiding behind a curtain, with {emb} in its hand. The applause comes from« somewhere» behind the marrows.',
      '@marrow',
    ],
    [
      '{X3} comes down the stairs «of the inn »in full dress, with a sash, a star and both hands in front of them. "I woke up like this," says {X3}. "Please do not read it." The star is the size of a plate, and everyone can read it.',
      '@sash',
    ],
    [
      'The fanfare is for you, it seems, and you stop and bow. Then the band turns« a little to the left», and plays it« again», for {X3}, who had been standing« very» still behind a barrel. The drum has {emb} painted on it.',
      '@band',
    ],
    [
      'You are asked to hold the ribbon«, and do». {X3} is led up, blindfolded, «for a surprise, »and everyone is very kind. The curtain falls. It is a fountain, with {X3} in the middle, in bronze, «life size, »putting something under a hat. The blindfold comes off. "It is very like," says {X3}, faintly, and in the basin floats {emb}.',
      '@fountain',
    ],
    [
      'The schoolchildren of {town} have learned a poem for {X3}, «by heart, »and say it to you« as well, since you are there». It has eight verses, and praises {X3} for each thing that {X3} did not do on a certain evening. The smallest one hands over the wreath. It is made of {embs}.',
      '@poem',
    ],
  ],
  act: [
    'The medal comes off if its wearer says what it is really for (DC 13 Persuasion to talk {X3} into it).',
    'The engraver has left a mark (DC 13 Investigation): the same mark is on the old cups in the hall.',
    'Whoever accepts the honour in place of {X3}«, with a short speech» (DC 13 Performance), has a friend.',
  ],
  how: [
    [
      'Each honour is for what one of the {few} did when {V} was wronged«; {A} goes through them in order, {W} last».',
      'agent=returned|kin|penitent|power',
    ],
    ['{A} sells the frames, the cushions and the seats in the front row.', 'agent=profiteer'],
    'The medals are cast at {lair}, from kettles«, and are really very well made».',
    '{A} has found the old book of statutes, according to which anyone may honour anyone.',
  ],
  escalate: [
    'People have begun to nominate each other.',
    'The honours are now retroactive, and include the dead«, who take it well».',
    'A statue of the unknown bystander is ordered, and everyone is asked to sit for it.',
    'The next honour is to be given on the balcony of {body}«, with fireworks».',
  ],
};
