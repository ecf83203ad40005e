import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** A beast that has been killed for what it had swallowed. */
export const beingDead: MatterKernel = {
  id: 'being-dead',
  sort: 'being',
  of: ['person', 'child', 'crowd', 'animal', 'monster'],
  tells: [{}],
  states: ['dead'],
  tones: everyTone,
  escort: ['people', 'construct'],
  roles: {
    B: [
      ['herder', 'animal healer', 'forester', 'fisher'],
      ['naturalist', 'master of the hunt', 'estate manager'],
      ['court naturalist', 'keeper of the menagerie', 'royal forester'],
    ],
    S: [
      ['poacher', 'charcoal burner', 'pedlar', 'discharged soldier'],
      ['mercenary captain', 'foreign hunter', 'dismissed secretary'],
      ['foreign hunter of renown', 'disgraced general', 'banned scholar'],
    ],
  },
  sites: [
    ['the place where it happened', 'the meadow where it happened', 'the bank where it happened'],
    ['the hut of {B.full}', 'the workroom of {B.full}'],
    ['the office of {A.full}', 'the house of {A.full}'],
  ],
  lair: {
    names: ['the old tannery', 'the ice house', 'the disused slaughterhouse', 'the salt barn'],
    terrain: 'indoors',
  },
  problem: [
    'It is {few} days since {it} {it.was} found, and nobody may bury or burn {it.them}: {A.full}, the {A.role}, has claimed the body. {S.full}, the {S.role}, sits in the lock-up, because there was blood on a coat.',
    'Nobody« in {town}» heard it happen. {B.full}, the {B.role}, was the first to come and has hardly left the place since. {S.full}, the {S.role}, has been accused of it, and {A.full}, the {A.role}, offers a good price for the body.',
  ],
  start: [
    [
      '{It} lie{it.v} where {it.was} found, under a sheet, and {few} people of {A} keep the children of {town} away. {B.full}, the {B.role}, lifts a corner of the sheet for you. "Look at the tongue," {B.they} says. "[Black|As black as ink]; and now look at {A.name}, who pays people to stand around something dead."',
      '@sheet',
    ],
    [
      '"Sold!" calls {A.full}, the {A.role}, although nobody has offered anything, and puts a purse on the table of {council}. "For {it}, as found« at {p1}», and no questions." {B.full}, the {B.role}, stands up on the bench at the back. "I have one question[|, {A.name}]: why is {it} worth more dead than it ever was alive?"',
      '@sold',
    ],
  ],
  ask: [
    '{G} wants to know before {deadline} how {it} died and by whose hand. "On that day {A} gets the body, and I would not like to find out afterwards what {town} has sold."',
    '"Was it {S}, or was it not?" says {G}. "You have until {deadline}. And somebody should tell me what {A} wants with {it.them}."',
  ],
  rumours: [
    '{S} had sworn to kill {it.them}, and boasted of it in two inns.',
    '{It} died of old age, and {B} makes a fuss out of grief.',
    '{A} wants the [teeth|hide|fat], and means to make a medicine.',
    'At {lair} a lamp burns all night«, as {T.name} has seen», and somebody grinds knives there.',
  ],
  run: [
    [
      'Whoever smells at the black tongue of {it} knows wolfsbane (DC 13 Nature or Medicine). {S} could not pay for a thimble of it.',
      'start=sheet',
    ],
    [
      'The purse holds new coins of one year, as they are paid out by {council} and nobody else (DC 12 Investigation): {A} has borrowed them.',
      'start=sold',
    ],
    'The blood on the coat of {S} is that of a hare. {S} would rather be hanged as a killer than fined as a poacher.',
  ],
  gist: [
    '{A} had {it} poisoned by {H}, because {it} had swallowed the old seal of {town}, without which {A} cannot make the paper for {prize}. {A} needs the body to get at the seal, and has to have it before {deadline}.',
  ],
  truth: [
    [
      '{A} has a paper that gives {A.them} {prize}, with everything but the old seal. {weeks.s} weeks ago {H} stole the seal, was chased, and threw it away in fear, into a bucket of offal. {It} ate what was in the bucket. That {fact} is true, and it is no accident.',
    ],
    [
      '{A} waited for {few} days, in vain. Then {H} put wolfsbane into meat. {S} found the rest of the meat, and carried it away so that no dog would eat it: that is why {S} was seen there.',
    ],
    [
      '{A} cannot cut up the body in the open, since {B} watches. So {A} buys it, and at {deadline} it is to be brought to {lair}, where knives and a scale are ready. {T} cleaned the bucket and has found the chain of the seal in it, and hides it.',
    ],
  ],
  turn: [
    'The seal is not in the body. {B} found it weeks ago, in the straw, took it for a button and sewed it to a coat. {B} wears it every day, and {A} has looked at it twice without seeing it.',
    '{G} had the seal copied when it was stolen, and has used the copy since, without a word to {council}. If the real one is found, every paper of the last {weeks} weeks is void, and some of them were good ones.',
  ],
  people: {
    G: ['{G} wants the matter closed and {S} out of the lock-up, in that order.'],
    A: [
      '{A} wants {prize}. {A} asks with great interest what such beasts eat, and how long it stays in them.',
    ],
    B: [
      '{B} wants to see {it} buried whole. {B} knew {it.them} better than anybody did, and can tell from the teeth what the last meal was.',
    ],
    S: [
      '{S} wants nobody to look under the floor of {S.their} hut, where three hares hang. {S} remembers who carried the meat there.',
    ],
    T: [
      '{T} has the chain of the seal, knows what it belongs to, and is afraid of being called a thief.',
    ],
    H: [
      '{H} mixed the meat and has dreamed of it since. {H} would rather have looked for the seal with a candle, for weeks, than do that again.',
    ],
  },
  looks: [
    [
      '[Trodden ground|Mud with the prints of {num} boots], a sheet, and {it} beneath it. {few.t} steps away a patch of grass is [as yellow as straw|burned yellow].',
    ],
    [
      'Drawings of {it} from every year, a lock of hair or a scale in a box, and a plate of cold food that nobody has touched.',
    ],
    [
      'A table with a paper that lies face down, a stamp pad, {num} books about animals, new, all with a mark at the page about stomachs.',
    ],
    [
      'Hooks, a drain in the floor, knives in order of size, and a fine sieve. {A} has hung up a clean apron.',
    ],
  ],
  todo: [
    [
      'The people of {A} let nobody under the sheet. A healer may look (DC 13 Medicine or Deception), and {B} may at any time, and takes one helper along.',
    ],
    [
      '{B} does not want to talk, but to hear that somebody else liked {it.them}: one true sentence about {it} is enough (DC 12 Persuasion).',
    ],
    [
      'A secretary writes down every visitor of {A}, and goes for ink [in the afternoon|at noon]«, to the other side of {town}» (DC 13 Stealth in those {few} minutes).',
    ],
  ],
  clues: [
    [
      'Medicine :: looking at the mouth :: Wolfsbane, in meat«, as {B} feared»: {it} died in a quarter of an hour, without a wound.',
      'Nature :: looking at the yellow patch :: The poison was mixed here, in a dish with the mark of the household of {A}.',
      'Survival :: following the wheel marks of the handcart :: They come from {lair}, loaded on the way here and empty on the way back.',
    ],
    [
      'Animal Handling :: asking {B} what {it} ate in the last weeks :: A bucket of offal, once, and something hard in it; there was a broken tooth.',
      'Insight :: asking {B} who else wanted to know that :: {A}, who came with flowers, and then asked about the bucket.',
      'Investigation :: reading the bill that {A} forgot here :: For a scale, a sieve and knives, to be delivered to {lair}.',
    ],
    [
      'History :: turning over the paper :: It gives {A} {prize}. Everything is there but the old seal, for which a circle has been left.',
      'Investigation :: looking at the books about animals :: One line is underlined«, in the hand of {A}»: [metal stays where it is, for months|what is of metal stays inside for {weeks} weeks and more].',
      'Investigation :: reading the order for the carters :: "At {deadline}, the whole of it, to {lair}, by the back gate."',
    ],
  ],
  lairUse: [
    'The drain runs to the river: whatever is thrown into it is gone in a moment, and {A} knows that and will do anything to keep the sieve over it.',
    'The hooks« of {lair}» run on a rail: pushed (one action), they sweep [the room|the floor from end to end], 7 (2d6) bludgeoning damage, DC 13 Dexterity half.',
  ],
  tactics: [
    '{A} stays at the table and lets the others fight; whoever takes the sieve or the knives away has {A} at once as an opponent, and {H} steps back to the door',
  ],
  parley: [
    '{A} gives up if the seal is shown, wherever it was (DC 13 Persuasion): without it the paper is worth nothing, and killing a beast is a smaller matter than forging a grant.',
  ],
  clock: [
    ['{A} raises the price, and {council} agrees to the sale.'],
    ['{S} is moved to the prison of {town2}, so that nobody asks any more.'],
    ['{T} throws the chain into the well, and is seen by {H}.'],
    [
      'At {deadline} {it} {it.is} brought to {lair}, and {A} has the seal, or knows that somebody else has it.',
    ],
  ],
  after: [
    'A paper about {prize} appears that nobody« in {council}» remembers, with a good seal. {A} has what {A.they} wanted; {ruin}.',
  ],
  endings: [
    {
      heading: 'Told as it was',
      text: [
        '{council} hears how {it} died, and for what. {S} is free, and pays for three hares. {A} has to leave the paper on the table. {It} {it.is} buried where {B} wants it, and half of {town} comes.',
      ],
    },
    {
      heading: 'The seal comes first',
      text: [
        'The party finds the seal and gives it to {G} in silence. *The price:* nobody asks any more how {it} died, and {S} is let out for want of proof, which is not the same as innocence.',
      ],
    },
    {
      heading: 'Burned',
      text: [
        'The body is burned before {deadline}, and neither {A} nor {council} gets anything. *The price:* the seal comes out of the ashes whole, before all eyes, and it is {A} who stands nearest.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{lair} smells of soap, and the sieve of {A} is dry. {A} is already on the way to {council} with a paper; whoever brings {T} and the chain there first can still stop it.',
      ],
    },
  ],
  steps: [
    'Look at {p1}, and at {it}.',
    'Find out of what {it} died.',
    'Ask {S.full} what {S.they} carried away.',
    'Find out what {A.full} wants with the body before {deadline}.',
  ],
};
