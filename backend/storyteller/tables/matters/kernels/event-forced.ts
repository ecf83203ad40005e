import { everyTone } from '../../tones.ts';
import { journeys } from '../hostile.ts';
import type { MatterKernel } from '../matter-types.ts';

/** Something that takes place on a day, which is the deadline. */
export const eventForced: MatterKernel = {
  id: 'event-forced',
  sort: 'event',
  of: ['event'],
  not: journeys,
  tells: [
    {
      nouns:
        'coronation treaty auction funeral concert exhibition trial debate premiere opera play vote ceremony council harvest parade',
    },
  ],
  tones: everyTone,
  escort: ['people', 'beast'],
  roles: { B: [['{part of it}'], ['{part of it}'], ['{part of it}']] },
  sites: [
    ['the rooms of {B.full}', 'the house of {B.full}'],
    ['the place where {it} will be', 'the square that is being decorated'],
    ['the residence of {A.full}', 'the bank of {A.full}'],
  ],
  lair: {
    names: [
      "the debtors' tower",
      'the mill on the dam',
      'the quarantine house',
      'the old barracks',
    ],
    terrain: 'indoors',
  },
  problem: [
    'Nobody in {town} speaks of anything else, except« for» {B.full}, the {B.role}, on whom it depends how it ends: for {weeks} weeks {B} has eaten little, «laughed at the wrong moments, »and given away all that {B.they} owns.',
    'Nothing in {town} seems to be wrong with it. But {B.full}, the {B.role}, on whom it depends how it ends, was seen« last night» on the parapet of the bridge, «in good clothes, »with {B.their} shoes beside {B.them}, and will not say why.',
  ],
  start: [
    [
      'You have come for {it}«, like everyone». {B.full}, the {B.role}, greets each guest« at the gate» and says the same three sentences« to each». To you {B.full} says them as well, and presses your hand, and when the hand is gone there is a scrap of paper in yours: "I am not free; ask in {town} who has my sister, and burn this. {B.name}."',
      '@one',
    ],
    [
      'Late in the evening, «in an empty hall of {town}, »you hear someone practising: steps, a sentence, a bow. It is {B.full}, the {B.role}, on whom {it} depends. After the bow {B.full} stays down«, forehead on the floor». "Once more," says {A.full}, the {A.role}, from the dark, "and this time as if you meant it."',
      '@two',
    ],
  ],
  ask: [
    '{G} wants to know« before {it}» whether {B} does it of {B.their} own will. "I am to preside over it, in {days} days. If {B} is being forced, I want to be able to stop it« in front of everyone», with proof."',
    '"{B} has written to me and crossed everything out," says {G}. "Find out what {B.they} is afraid of, and take it away« from {B.them}», before {it}. It is {days} days."',
  ],
  rumours: [
    '{B} is nervous«, as everyone would be».',
    '{A} has staked a fortune on {it}, and smiles.',
    '{S} has followed {B} for weeks and been driven away« with stones».',
    'The sister of {B} is away at a spa«, people say,» and has not written.',
  ],
  run: [
    [
      'The scrap is torn from a receipt for board and lodging«, for one person, without a name»: "fourth week". A mark in the corner is that of the household of {A} (DC 12 Investigation).',
      'start=one',
    ],
    'If {A} is present, {B} says that all is well, and «with one foot »writes a number in the dust: the number of the cell at {lair}.',
  ],
  gist: [
    '{A} holds the sister of {B} at {lair}, so that {it} goes as {A} wants; that brings {A.them} {prize}. Afterwards {B} and the sister« are to» have an accident.',
  ],
  truth: [
    [
      'How {it} ends decides who gets {prize}. «It was open, and {A} does not like open matters. »{weeks.s} weeks ago {H} invited the sister of {B} to a spa, and took the guest to {lair} instead. Each week {B} gets a letter« written there», and each week one condition more.',
    ],
    [
      'On the day itself {B} must do in front of everyone exactly what {A} has laid down«, word for word». {A} has [bet|lent|promised] more on it than {A.they} owns: if it goes wrong, {A} is ruined.',
    ],
    [
      '{S} is the friend whom {B} sent away in order to protect {S.them}. {S} has found out« by following» that {B} puts a basket with books in a hollow tree« each week». {T} takes the basket to {lair}« and believes that it is for a prisoner of the state».',
    ],
  ],
  turn: [
    'The sister has stopped being a prisoner: {H} has been won over«, and both are waiting for a sign». The sister does not want to flee but to be there«, in the front row,» in the moment when {B} looks up. Whoever frees her with violence destroys this plan.',
    '{B} has decided to lose everything: at the decisive moment {B} will say who is behind it, and believes that this kills the sister. {B} has asked for forgiveness in the last letter«, between the lines».',
  ],
  people: {
    G: [
      '{G} wants to preside over something that deserves it. {G} owes {A} the new roof« and is angry with {G.themself} about it».',
    ],
    A: [
      '{A} wants {prize}. {A} has rehearsed surprise in front of the mirror«, and is good at it».',
    ],
    B: [
      '{B} wants to see the sister«, for one minute,» in order to be able to be brave. {B} is watched, except while dressing.',
    ],
    S: [
      '{S} wants to hear from {B.them} why it ended. Told the reason, {S} would climb any tower.',
    ],
    T: [
      '{T} takes the basket and reads the books« first». {T} has noticed that letters are underlined; read one after the other, they say "help".',
    ],
    H: [
      '{H} was to guard the sister and has learned to play chess with the prisoner. {H} wants to get away« from {A}» with clean hands.',
    ],
  },
  looks: [
    [
      'Flowers, a mirror, clothes for {it} on a stand. Everything that was dear to {B} is gone; only the outline of pictures is left« on the wall».',
    ],
    [
      'Carpenters«, flags», a platform. The carpenters have been ordered to leave a door behind it, to the river.',
    ],
    [
      'A reception room full of presents that have already been labelled« with thanks». A clock strikes, and {A} writes something down.',
    ],
    [
      'A stair, {few} doors«, a smell of soup». In the last room: two chairs, a chessboard, books. The window looks exactly on the place where {it} will be.',
    ],
  ],
  todo: [
    [
      '{B} is alone only while dressing. One has to be a tailor, «a hairdresser, »or quick (DC 13 Deception or Stealth).',
    ],
    [
      'The carpenters want beer« and a fourth for cards»; then they complain about the door, and about {H}, who ordered it (no check).',
    ],
    [
      'One can bring a present (worth {bribe} gp« at least») and is then a guest. The back stairs are behind the presents (DC 13 Stealth).',
    ],
  ],
  clues: [
    [
      'Investigation :: reading the letters of the sister :: They are written at a table that wobbles, «by someone who is well, »and say nothing«, each time in other words».',
      'Insight :: asking {B} what happens if it goes otherwise :: {B} looks at the door behind which {A} is standing.',
      'Perception :: laying the letters side by side :: In each a« small» drawing: a tower, from the inside. It is {lair}.',
    ],
    [
      'Persuasion :: asking about the door to the river :: It has been ordered and paid for by {A}«, and a boat with a loose plank».',
      'Investigation :: asking who takes bets :: All the large ones were placed through« one clerk, who is» the clerk of {A}.',
      'Perception :: waiting by the hollow tree :: {T} fetches a basket and carries it to {lair}.',
    ],
    [
      'Investigation :: reading what {A} writes down when the clock strikes :: A list of conditions, ticked off« one by one». The last one: "on the day, before all: as agreed".',
      "Investigation :: reading the contract about {prize} :: It depends on how {it} ends, and has {A}'s name in it« already».",
      'Investigation :: looking at the accounts :: "{lair.t}, board for one lady«, {weeks} weeks». To be ended after {it}."',
    ],
  ],
  lairUse: [
    'From the window one can give a sign« that {B} sees during {it}»: a white cloth is enough.',
    'The stair at {lair} is narrow: only two can fight on it, and whoever is above has advantage on the first blow«; {H} knows this, and stands in the middle».',
  ],
  tactics: [
    '{A} has the door of the last room barred and calls« out» to {H} to do it; {H} does not do it, and the bar is on the inside',
  ],
  parley: [
    '{A} has« only» threats. As soon as {B} has seen the white cloth there are none left: then {A} offers money«, first to the party» (DC 12 Insight: {A} does not have it).',
  ],
  clock: [
    ['A last condition arrives. {B} signs a will.'],
    ['{S} is arrested for loitering.'],
    ['{H} is ordered to prepare the boat for two.'],
    [
      '{It} {it.is} held and ends as {A} wants. In the night a boat sinks« on the river», with two people.',
    ],
  ],
  after: ['{A} wears mourning and has {prize}; {ruin}.'],
  endings: [
    {
      heading: 'A white cloth',
      text: [
        '{B} looks up, sees the cloth, and does what {B.they} wants, in front of everyone«, for the first time in weeks». {A} leaves by the new door«, where somebody is already waiting». The sister comes down in the middle of the applause.',
      ],
    },
    {
      heading: 'A deal',
      text: [
        'The sister is freed in return for {it} ending as {A} wants. *The price:* {A} gets {prize}, «with applause, »and {G} has presided over it.',
      ],
    },
    {
      heading: 'It does not take place',
      text: [
        '{G} refuses to begin, «in front of all the guests, »and {it} {it.is} called off. {A} is ruined« within a week». *The price:* so are those who had trusted in {it}, and a desperate {A} still holds the tower.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The boat is on the river, «with a loose plank, »and {H} at the oars, who rows as slowly as possible.',
      ],
    },
  ],
  steps: [
    'Speak to {B.full} without witnesses.',
    'Find out where the sister of {B.full} is.',
    'Find out who gains if {it} ends one way and not the other.',
    'Set {B.full} free to choose, before {it}.',
  ],
};
