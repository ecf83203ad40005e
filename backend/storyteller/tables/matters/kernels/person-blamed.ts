import type { MatterKernel } from '../matter-types.ts';
import { speaking } from '../noun-kinds.ts';

/** The idea is about one person, who has a name: I. */
export const personBlamed: MatterKernel = {
  id: 'person-blamed',
  sort: 'person',
  of: speaking,
  tells: [{ says: 'lose forget mourn drink gamble cook brew heal grieve' }],
  tones: ['heroic', 'grim', 'intrigue', 'horror'],
  victim: 'silent',
  escort: ['people'],
  roles: {
    B: [
      ['baker', 'cooper', 'ferry hand', 'weaver'],
      ['ship owner', 'judge', 'abbot'],
      ['ambassador', 'marshal', 'heir presumptive'],
    ],
  },
  sites: [
    ['the banqueting hall', 'the summer dining room'],
    ['the cell of {I.full}', 'the tower room of {I.full}'],
    ['the dispensary of {A.full}', 'the study of {A.full}', 'the counting room of {A.full}'],
  ],
  lair: {
    names: [
      'the herb garden behind the wall',
      'the poison house',
      'the winter garden',
      'the old bathhouse',
    ],
    terrain: 'indoors',
  },
  problem: [
    'And now {B.full}, the {B.role}, has been lying in a sleep« for {few} days» from which nobody can wake {B.them}, and it was {I} who handed {B.them} the cup«, in front of {num} guests».',
    'In {town} perhaps it would have been forgiven. But {few} days ago {B.full}, the {B.role}, drank from a cup that {I} had filled«, fell asleep,» and has not woken since.',
  ],
  start: [
    'The cup still lies on the table« in {town}», and nobody has dared to clear it away. Beside it sits {I.full}, the {I.role}, between two guards, hands on the table. "I know what I am," {I.they} says to you. "You know it, too«: everyone in {town} does». But I washed that cup for {B.name} myself, twice." From the next room comes the« slow» breathing of {B.full}.',
    'Children« in {town}» play trial. One is the judge, one is {I.full}, and the smallest has to lie on the ground« and be {B.full}». "You may not wake up, {B.name}," says the judge. "{Fact}, so it was {I.full}, so you are dead« soon»." From the ground a small voice says: "But who filled the jug for {I.name}?"',
  ],
  ask: [
    '{G} wants to know before {deadline}, when sentence is passed, who did it, and how {B} can be woken. "It fits too well that it should be {I}. I do not trust it when it fits."',
    '"Nobody will defend {I}, so I am asking you," says {G}. "Find the remedy for {B}, and the one who mixed this«, before {deadline}»."',
  ],
  rumours: [
    '{fact}, and one who does such a thing is capable of anything«: so people say».',
    '{S} sold {I} a powder«, and has admitted it». It was for mice.',
    '{B} had wanted to announce something that evening.',
    '{A} watches at the bedside of {B}, «day and night, »and lets nobody else give {B.them} water.',
  ],
  run: [
    'The cup smells of nothing. The jug from which it was filled has been replaced by a similar one« since {I} filled it» (DC 13 Investigation): the ring on the tablecloth is a finger wider.',
    '{I} answers every question truthfully«, and says {I.themself} that it looks bad».',
  ],
  gist: [
    '{A} put {B} to sleep, with a drug from {lair}, because {B} was about to give {prize} to another«, and arranged it so that {I} would be blamed». {A} gives more of it each day; without it {B} wakes within hours.',
  ],
  truth: [
    [
      'On that evening {B} was going to announce that {prize} should go not to {A}, as agreed, but to {I}«, of all people»: {B} had heard that {fact}, had gone to see {I}, and had come back convinced. {A} learned of it from {H}«, who takes down the letters of {B}».',
    ],
    [
      '{A} grows sleeping root at {lair}. {H} exchanged the jug«, believing that it was a tonic». That {I} would fill the cup was certain: it is the custom that the [youngest|newest] guest does so.',
    ],
    [
      'Each night {A} gives {B} some more. At {deadline} {I} is to be condemned; after that {B} may die, and the agreement of old is in force: {prize} goes to {A}. {T} has seen {A} throw away water that was still fresh.',
    ],
  ],
  turn: [
    '{B} is not asleep. {B} hears everything« and cannot move»: if somebody asks the right questions, one finger answers. {A} knows it and talks to {B} at night«, as to a confessor».',
    '{I} knows who it was, and keeps silent: {H} is {I.their} child, «given away at birth, »and does not know it. {I} would rather be hanged. If the party finds out, {H} has to be told by somebody.',
  ],
  people: {
    G: [
      '{G} wants a fair trial and has no evidence. {G} is afraid of being thought a friend of {I}.',
    ],
    I: [
      '{fact}. {I} wants {B} to wake up: {B} was the first one« in a long time» to ask {I.them} a question and wait for the answer.',
    ],
    A: [
      '{A} wants {prize}, which was promised to {A.them} for twenty years. {A} really grieves for {B}« and sees no contradiction in it».',
    ],
    B: [
      '{B} lies in the room next to the table«, and is watched over by {A}». Woken, {B} wants to say« at once» what {B.they} wanted to announce.',
    ],
    S: [
      '{S} sells powders that do nothing, and would have to admit to this« in order» to be cleared. {S} would rather go to prison.',
    ],
    T: [
      '{T} carries the water. {T} wants to keep the place, and tells what {T.they} saw if promised another one.',
    ],
    H: [
      '{H} believed in the tonic and is« slowly» beginning to count. {H} still has the first jug.',
    ],
  },
  looks: [
    [
      'A long table that has not been cleared, «{num} chairs, »and next door the bed. {A} rises politely« from the bedside» when somebody comes in.',
    ],
    [
      'Straw, a bucket«, a window with a view of the scaffold». {I} has scratched lines into the wall: not days, but names to be thanked.',
    ],
    ['Drawers with labels in a beautiful hand. One drawer has no dust on it« and no label».'],
    [
      'Warm and damp, with blue flowers« in rows». Whoever breathes deeply becomes heavy. At the end stands a bench with« a mortar and» {few} small bottles, one of them almost empty.',
    ],
  ],
  todo: [
    [
      '{A} does not leave the bed. Someone has to call {A.them} away (DC 13 Deception)«, or send {G} to do it».',
    ],
    ['The gaoler wants {few} gp, or somebody who writes a letter home.'],
    [
      'The room is open, {A} is proud of it« and shows it with pleasure»; somebody else has to get the drawer open meanwhile (DC 13 Sleight of Hand).',
    ],
  ],
  clues: [
    [
      'Medicine :: examining {B} :: This is no poison but sleeping root«, and it must be given anew each day».',
      'Insight :: asking {A} when {B} last drank :: {A} names the hour without thinking, and it is the hour at which nobody else was in the room.',
      'Nature :: looking under the nails of {A} :: Blue pollen, «as there is »only at {lair}.',
    ],
    [
      'Persuasion :: asking {I} what {B} wanted from {I.them} :: {B} had come three times« to talk about it: that {fact}». The third time {B.they} asked what {I} would do with {prize}.',
      'Insight :: asking {I} who passed the jug :: {H}. {I} says it without hesitation«, and then asks not to have said it».',
      'Perception :: listening to the guards :: They are paid extra to bring a basket from {lair}« to {A}» each night.',
    ],
    [
      'Nature :: naming what was in the empty drawer :: Sleeping root. There is enough« dust of it» to put {num} people to sleep.',
      'Investigation :: reading the old agreement on the desk :: If {B} dies without having revoked it, {prize} goes to {A}.',
      'Investigation :: looking at the key rack :: One key is worn bright: that of {lair}.',
    ],
  ],
  lairUse: [
    'The flowers make sleepy: whoever stands among them« without a wet cloth» rolls a DC 13 Constitution saving throw each round or loses the next action.',
    'Broken panes let in cold air; three of them (one action each) and nobody« but {A}» falls asleep here« any more».',
  ],
  tactics: [
    '{A} retreats into the flowers«, where {A.they} does not feel anything any more,» and throws the bottle with the remedy away as a last resort',
  ],
  parley: [
    '{A} can be reached through {B}: whoever repeats what {A} has said at the bedside« at night» (from the finger of {B}, or from {T}) needs no check. {A} hands over the remedy« and sits down».',
  ],
  clock: [
    ['{A} gives more than before; {B} breathes more slowly.'],
    ['{S} signs a confession that {S.they} has not read.'],
    ['{H} realises what {H.they} has done« and wants to tell {G}»; {A} invites {H} to {lair}.'],
    ['At {deadline} {I} is condemned. {B} dies in the night.'],
  ],
  after: ['{A} takes over {prize}, in mourning. {H} is not found; {ruin}.'],
  endings: [
    {
      heading: '{B.name} wakes up',
      text: [
        '{B} opens {B.their} eyes during the trial and asks for water«, from somebody else». What {B.they} wanted to announce is said« in front of everyone»: {prize} is for {I}. {A} does not contradict.',
      ],
    },
    {
      heading: 'In secret',
      text: [
        '{A} stops giving it, {B} wakes up, and all call it a miracle. {I} is released« "for lack of evidence"». *The price:* half of {town} believes that it was {I}«, for ever».',
      ],
    },
    {
      heading: 'A confession',
      text: [
        '{H} takes the blame on {H.themself}, and {A} lets it happen unless the party prevents it. {I} is free«, and will not want to be». *The price:* {A} still has {prize}.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{B} is dead, or as good as dead: there are {few} hours in which the remedy still works«, and {A} keeps the wake alone». The scaffold is for {I}, at noon.',
      ],
    },
  ],
  steps: [
    'Look at the room where it happened.',
    'Hear what {I.full} says about it.',
    'Find out what {B.full} wanted to announce.',
    'Find the remedy before {deadline}.',
  ],
};
