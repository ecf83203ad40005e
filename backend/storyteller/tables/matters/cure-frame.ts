import type { OwnFrame } from './frame-type.ts';

/** What is said around the plots of illnesses, strange events and the dead: A wants no office there. */
export const cureFrame: OwnFrame = {
  suspects: [
    ['{S.full}, wrongly. {T.full} saw something, and is silent.', 'doer=no hexed=no'],
    ['{S.full}, who is innocent; {T.full} could say so«, and does not dare».', 'doer=no hexed=no'],
    [
      '{S.full}, who did it for money and repents of it; for whom {S.they} did it, {T.full} could say.',
      'hexed=yes',
    ],
    [
      '{A.full}, rightly; {S.full} is thought to help, and does not. What nobody knows is how it is done and how it can be undone.',
      'doer=yes',
    ],
  ],
  hoards: [
    'At {lair}, in a [niche|crate] that {H} shows to those who were kind, lie {items}, and {worth}.',
    'What others had left at {lair} over the years has stayed there: {items}, and {worth}«, [under a cloth|in a tin box]».',
    '{A} had put something aside, for the case that one has to leave: {items}, and {worth}.',
    'Those who tried it before the party did not come far. Of them there are {items}, and {worth}«, at {lair}, behind a stone».',
  ],
  rival: [
    '**{R.full}** ({R.role}) has been hired by {town2}, which is afraid to be next, and wants to be the one who ended it. Content if the credit is shared; angry if lied to«, and never surprised by it».',
    '**{R.full}** ({R.role}) wants to take a piece of it away: a sample, a sketch, a proof, for a buyer who pays well. Content if allowed to look first; angry if made a fool of in public.',
  ],
  excludedMagic:
    /\*(?:Identify|Divination|Legend Lore|Detect Magic|Locate Object|Commune|Speak with Dead|Comprehend Languages|Tongues|Knock|Locate Creature|Clairvoyance)\*/,
};
