import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

type Rows = Omit<AskedDeparture, 'id' | 'tones' | 'words' | 'asked' | 'unlike' | 'usual'>;

/** The rows for each part of the body, `{what}`. */
const rows: Rows = {
  isTrait: true,
  other: ['barber', 'old comrade', 'wheelwright'],
  concept: [
    ['left one {what} in {town}, and came away with the rest and a good story', 'v=1'],
    ['gave one {what} for a friend in {town}, and has never said what it cost', 'v=2'],
  ],
  want: [
    ['to be measured by what is left', 'v=1'],
    ['to meet once more the one who did it', 'v=2'],
  ],
  flaws: [
    [
      'has to prove that one {what} less makes no difference',
      'Told that somebody with two of everything should do it, {P} has already begun.',
    ],
    [
      'tells another story each time of how it happened',
      'It was [a shark|a widow|a tax collector], and the truth comes out only to people who do not ask.',
    ],
  ],
  event: [
    'The {what} of {P} stayed behind in {town}, on a day that has since been given a name, and {P} can say exactly where on the wall {P.they} stood. There was a noise. Afterwards it was so quiet. {Q} did what was necessary, quickly, with a saw, a song and a bottle, and said: "It is only a part." It took {P} a winter to believe that. In spring {P} walked out of the gate, learned everything again, and did it better.',
    '{P} and {Q} held that stair in {town} together. Then a beam came down, and one of them was under it, and it was burning. {P} could have waited for help. {P} did not wait, and pulled {Q} out, and left behind one {what}. {Q} is well, has a shop, and cannot look at {P}, and this is the part that still hurts.',
  ],
  now: [
    [
      'In {town2} {P} teaches those who have come back from the same war, and begins each lesson by making it harder than it is.',
      'v=1',
    ],
    [
      '{Q} has sent [three|four|five] gifts to {town2}, each one more expensive than the last. {P} would rather have a visit.',
      'v=2',
    ],
    'When the weather turns {P} feels what is not there, and is always right about rain.',
    '{P} has heard every joke about a missing {what}, and keeps a list of the good ones.',
  ],
  bond: [
    '{Q}, on the stair, with a beam across the chest.',
    'Those who stood on that wall. They meet once a year, and each year there is more room on the bench.',
  ],
  hook: [
    [
      'The lost {what} is not rotting anywhere. It was kept, and someone in {town2} casts with it.',
      'v=1',
    ],
    ['The fire was set by {Q}, who had not known that {P} was inside.', 'v=2'],
  ],
  realm: [
    'An old throne can be mounted only by one who has given up a part for another, and the priests have begun to look.',
  ],
  look: [
    '{P} does not hide the missing {what}: there is good leather, and a row of notches.',
    'One side of {P} shows what the war has left, and {P} turns that side to strangers first.',
  ],
  manner: [
    '{P} stands so that the bad side is to the wall.',
    '{P} lets people stare, counts to three, and then winks.',
    '{P} does a little worse than others what takes two, and everything else a little better.',
  ],
  ideal: ['"It is only a part."', '"I have paid my share. I do not want change."'],
  woven: {
    story: [
      'The missing {what} of {P.name} was left behind near {town}, and {P.they} came away with the rest and a good story.',
    ],
    look: ['{P.name} makes no attempt to hide the missing {what}.'],
    manner: [
      '{P.name} stands so that the bad side is to the wall.',
      '{P.name} lets people stare, counts to three, and then winks.',
    ],
  },
};

const lostPart = (what: string, others: string, unlike: RegExp): AskedDeparture =>
  ofIdea({
    id: `idea-lost-${what}`,
    asked: phrases(
      others,
      `lost|missing|without|lacks|loses|has_only_one|has_one|only_one|one a|an|the|one|his|her|their? left|right|good? ${what}`,
      `with|has a|an|one|only|his|her|their? wooden|metal|iron|mechanical|glass|prosthetic|missing|clockwork|golden|fake ${what}`,
    ),
    unlike,
    usual: { what },
    ...rows,
  });

/** Ideas about a character who has lost a part of the body. */
export const ideasOfWounds: readonly AskedDeparture[] = [
  lostPart(
    'eye',
    'one-eyed|one_eyed|eye-patched|eyepatch|eye_patch',
    /\b(?:eyes|squint|spectacles)\b/,
  ),
  lostPart('arm', 'one-armed|one_armed', /\b(?:hands|arms|both|gloves|fingers|sleeves)\b/),
  lostPart(
    'hand',
    'one-handed|one_handed|hook_hand|hook_for_a_hand',
    /\b(?:hands|both|gloves|palms|knuckles|fingers|wrists)\b/,
  ),
  lostPart(
    'leg',
    'one-legged|one_legged|peg-legged|peg_leg|peg-leg|lame|limping|limp|crippled',
    /\b(?:dances?|legs|knees|both|runs|quick|walks|feet)\b/,
  ),
];
