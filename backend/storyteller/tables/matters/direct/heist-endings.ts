import type { MatterKernel } from '../matter-types.ts';

/** How a robbery can end: of a house, of a meeting, or on the night of a feast. */
export const heistEndings: MatterKernel['endings'] = [
  {
    heading: 'A clean job',
    text: [
      [
        'The party has left {feast} before the last dance, with a bow to {H}. {A} carries a cushion with a cloth over it back to {lair}, to applause, and locks up nothing at all. {G} has {loot} by breakfast, and {B} dances in the street, alone. {A} finds out {few} weeks later, and tells nobody.',
        'ball=yes',
      ],
      [
        'The party is out of {house} before anyone knows, and {lair} is locked again behind it. {G} has {loot} at {deadline}, the wagon of {A} drives off with a box of the same weight, and {B} sees it pass and takes off the hat. {A} finds out {few} weeks later, and tells nobody.',
        'sort!=event ball=no',
      ],
      [
        'The party has {loot}, or has heard {it} word for word, and nobody at {house} knows. {G} is ready for each thing that was decided; {B} reads the list of the guests twice and laughs for the first time.',
        'sort=event',
      ],
    ],
  },
  {
    heading: 'With the bell ringing',
    text: [
      [
        '{Loot} {loot.is} out of {house}, and so is the secret: half of {town} has seen somebody run. *The price:* {A} offers {coins} gp for names, {band} search [three|four|five|seven] houses, and {G} cannot be seen with the party for a year.',
        'sort!=event',
      ],
      [
        'The party has {loot}, and {A} knows it. *The price:* {it} is called off and will be held elsewhere, by those of the guests who are not named in {loot}, and {band} look for faces in every inn.',
        'sort=event',
      ],
    ],
  },
  {
    heading: 'A deal at the door',
    text: [
      [
        'The party and {H}, or {A}, come to terms in {lair}, beside {loot}. *The price:* if with {H}, then {A} knows whom to look for, and {H} has told [three|four|five|seven] people by the time the boat leaves; if with {A}, then {A} has a favour to ask« one day», and asks it.',
        'sort!=event',
      ],
      [
        '{H} sells what lies at {lair} and the party copies {loot} and puts them back. *The price:* {it} takes place as if nothing had happened, with {H} at the door, who from now on knows a secret of the party.',
        'sort=event',
      ],
    ],
  },
  {
    heading: 'If the party is too late',
    text: [
      [
        'The wagon is on the road to {town2}, with {loot} and [three|four|five|seven] riders. There is one night at an inn, one ferry and one bridge between here and there; {B} has bought a map«, with the last money».',
        'sort!=event',
      ],
      [
        '{It} is over. One of the guests, an old one, drinks at {p1} afterwards and looks unhappy; {B} has sat down opposite. From this guest {B} could learn it all, a day late.',
        'sort=event',
      ],
    ],
  },
];
