import type { OwnFrame } from '../frame-type.ts';

/** The texts around a hunt for a creature that has a reason, as far as they differ from those of any hunt. */
export const reasonFrame: OwnFrame = {
  labels: {
    clues: ['what happened', 'what was done to it', 'the lair'],
    lair: 'The lair',
    suspects: 'Who knows something',
    plan: 'What happens if the great hunt takes place',
    actOne: 'Act one: Two Hundred Spears in {town}',
    gist: 'What is going on',
  },
  titles: [
    'The Great Hunt of {town}.',
    ['{it.t} and the Sack.', 'named=no'],
    'What {T.name} Drew.',
    ['{B.name} and {it.t}.', 'named=no'],
    'Before {deadline.t}.',
  ],
  runs: [
    '{T} looks at the party from across the street, and leaves a folded hymn sheet on the edge of the well.',
    '{H} offers the party a share at half price, "for the honour", and notes where it lodges.',
    'Whoever asks for {G} is taken there by {few} people with spears, who have all the same spear and have not held one before.',
  ],
  where: [
    '{lair}, an hour uphill from {town}; {it} {it.is} there by day.',
    '{lair}. {It} leave{it.v} it at dusk, by the same path, and {it.is} back at dawn.',
  ],
  suspects: [
    '{S.full} began it, {H.full} paid for it, {T.full} saw it; {B.full} knows nothing, and is honest.',
    '{T.full} has the drawings, {S.full} the guilt, {H.full} the money, and {B.full} two hundred people with spears.',
  ],
  ways: [
    '{p1}, {p2} and {p3} in any order; each shows a piece of what was done, and each the way to {lair}. A failed check costs half a day, never the clue.',
    'three places, {p1}, {p2} and {p3}. With one proof {B} listens, with two {S} gives in, with three nobody in {town} can look away. Failed checks cost time (an hour each), not the clue.',
  ],
  magic: [
    '*Speak with Animals*, with {it} or with any dog of {town}: it is told in short words that {second}, and what was done.',
    '*Detect Thoughts* on {S} shows a sack, a rope, and a door that was not shut in time.',
    [
      '*Zone of Truth* around {S}: the story of the bandage stops at the first question.',
      'level>=3',
    ],
    ['*Augury* about the great hunt: woe. About {need}: weal.', 'level>=3'],
    ['*Clairvoyance* behind the crates of {H} shows {where}.', 'level>=5'],
    [
      '*Scrying* on {it} shows {lair} by night: {it.they} do{it.es} not sleep, and listen{it.v}.',
      'level>=9',
    ],
    '*Speak with Plants* at the clearing gives the order of events, and the number of boots.',
    '*Animal Friendship* or *Charm Monster* gives the party an hour, and no more than that: the reason remains.',
  ],
  complications: [
    '{H} moves what lies behind the crates a day early; the cart can be caught up with before the bridge (DC 14 Survival).',
    'A rich guest has bought twenty shares and wants to see something. The guest has a crossbow, and no patience.',
    'Somebody from {town} has followed the party to {lair}, out of curiosity, and screams.',
    '{T} is locked up "for the time being", for speaking against the hunt; the key hangs at the belt of {B}, who is ashamed of it.',
    '{S} offers the party money, all there is, not to find anything.',
  ],
  hoards: [
    'What {H} has to leave behind, to pay back the shares, are {items}, and {worth}.',
    'At {lair}, in the row of things from {town}, are {items}, and {worth}.',
  ],
  favours: [
    ['{T} goes along with the party through any forest, and finds the berry paths.', 'tier=1'],
    [
      '{town} lets the party live and eat there free of charge for a year, a little sheepishly.',
      'tier=1',
    ],
    [
      '{B} gives the party the right to hunt in all the land around {town}, and asks that it be used seldom.',
      'tier=1|2',
    ],
    [
      '{council} gives the party a seal: between {town} and {town2} every gate opens to it.',
      'tier=2',
    ],
    [
      'The crown makes {lair} a preserve, and the party its wardens, with the income of three villages.',
      'tier=3',
    ],
  ],
  gains: [
    [
      'Between {town} and {town2} people take off their hats at the edge of the forest again.',
      'tier=2',
    ],
    ['{council} asks for the hymn sheets, and has them copied for its own hunters.', 'tier=2'],
    ['In five provinces the bounty on {it} is struck from the lists.', 'tier=3'],
  ],
  prices: [
    ['{T} is asked to sing in the choir again, and does, a little off key.', 'tone=heroic'],
    ['{B} hangs up the spear, and teaches children to read tracks.', 'tone=heroic'],
    ['{G} pays the families of those who were hurt before anyone asked why.', 'tone=grim'],
    ['{H} is seen in {town2} with a new list.', 'tone=intrigue'],
    [
      'On still nights something stands at the edge of the forest, and looks at the house of {S}.',
      'tone=horror',
    ],
    [
      'The buffet of the great hunt is eaten all the same, with one guest more than invited.',
      'tone=whimsical',
    ],
  ],
  sides: [
    {
      wants: [
        '**{council}** wants no dead before {deadline}, and no riot. Content if it can say afterwards that it was its idea; angry if the hunt is stopped without its seal.',
      ],
      later: [
        '**{council}, if content**: its riders hold the great hunt back at the forest for an hour.',
      ],
    },
    {
      wants: [
        '**{R.full}** ({R.role}) wants {it} alive, for a buyer in {town2}, and has a cage. Content with a fair share and an honest word; angry if made a fool of in public.',
      ],
      later: [
        '**{R.name}, if content**: stands between the dogs and {lair}, and nobody gets past.',
      ],
    },
    {
      wants: [
        '**Those who were hurt** want to see something dead. Content if somebody says why it happened to them; angry if they are called liars.',
      ],
      later: [
        '**Those who were hurt, if content**: stand at {lair} beside the party, with empty hands, which is seen by both sides.',
      ],
    },
  ],
  preventions: [
    'stand in its way with an offering in the open hand (DC 13 Nature)',
    'ask {B} to wait for a day (DC 13 Persuasion)',
    'watch the crates of {H} by night (DC 13 Stealth)',
  ],
  clockEffects: [
    'for each step that the party has prevented, {num} people have given back their spears; for each one that it has not, those beside {B} are angrier, and {lead} has advantage on its first attack.',
  ],
  firstFight: [
    'on the second evening men with a net and masks stop the party ({fight}). They work for {H}, and want nobody to look behind the crates; the one who is caught says so.',
  ],
};
