import { everyTone } from '../../tones.ts';
import { unusedThings } from '../hostile.ts';
import type { MatterKernel } from '../matter-types.ts';

/** A thing that can be carried, and that more than one person wants. */
export const thingCopy: MatterKernel = {
  id: 'thing-copy',
  sort: 'thing',
  of: ['carried'],
  tells: [],
  not: unusedThings,
  tones: everyTone,
  victim: 'held',
  escort: ['people', 'construct'],
  roles: {
    B: [
      ['wood carver', 'goldsmith', 'tinsmith', 'painter'],
      ['master goldsmith', 'instrument maker', 'engraver'],
      ['court artificer', 'master of the mint', 'royal enchanter'],
    ],
    H: [['apprentice'], ['journeyman'], ['assistant']],
  },
  sites: [
    ['the hall where it is shown', 'the chapel where it is kept', 'the treasury of {town}'],
    ['the workshop of {B.full}', 'the forge of {B.full}'],
    ['the villa of {A.full}', 'the stables of {A.full}'],
  ],
  lair: {
    names: ['the disused foundry', 'the lime kiln', 'the drowned mill', 'the old glassworks'],
    terrain: 'indoors',
  },
  problem: [
    'For {weeks} weeks it has not been what it was: {it} {it.is} admired as ever, and it has no effect any more. Three people« in {town}» who relied on it have come to harm.',
    'Something is wrong with it. Whoever knew {it} before says« that» it is the same to look at, and dead. The maker« who was to look at it», {B.full}, the {B.role}, has not come home.',
  ],
  start: [
    [
      'At the celebration in {town} {G.full}, the {G.role}, lifts up {it}« for all to see». A ray of sun falls on it, and an old woman« in the first row» says aloud: "That, {G.name}, is not it." Laughter; then silence, because« all of {town} knows that» she has been dusting it for forty years. {G.full} looks at you« over the heads of the crowd», and does not put it down.',
      '@one',
    ],
    [
      'A boy brings you a parcel: a wooden box«, no sender». Inside«, on sawdust,» lies half of something that looks exactly like {it}, «only unfinished, »and a piece of paper: "I made two. The third is to be ready for {deadline}. Then I know too much. {B.full}."',
      '@two',
    ],
  ],
  ask: [
    '{G} wants to know where the real one is, and wants it back before {deadline}«, when guests from afar come to see {it}». Until then nobody may learn that {town} shows a copy.',
    '"Find {B.full}, and you find {it}," says {G}. "Both must be here by {deadline}. After that the copy will be tested« before witnesses»."',
  ],
  rumours: [
    '{B} has gone off with a lover, «people say, »although {B.they} left the fire burning.',
    '{S} sells little copies of {it} to visitors«, and makes good money with it».',
    '{A} has lent {town} the money for a stronger door« to {p1}», with a lock of {A.their} own.',
    'At night one hears hammering from {lair}«, which {town} closed years ago».',
  ],
  run: [
    'The copy is excellent. On its underside«, very small,» is the mark of {B}, with one line too many: a cry for help (DC 13 Investigation).',
    [
      'The boy who brought the box got it from a grating« in the ground» near {lair}; a hand came out of it.',
      'start=two',
    ],
  ],
  gist: [
    '{A} keeps {B} locked up at {lair} and has had {it} copied« there». The real one {A.they} uses« for {A.themself}»; the copies are to be sold« at {deadline}» to three« different» buyers, each of whom pays for the real one, and that is the price of {prize}.',
  ],
  truth: [
    [
      '{A} paid for the new door to {p1} and kept a key. {weeks.s} weeks ago {A.they} exchanged {it} for a copy« that» {B} had made« on order», "for an exhibition". When {B} noticed what it was for, {B.they} wanted to go to {G}, and was seized« on the way» by {H}.',
    ],
    [
      'At {lair} {B} has to make two more. {A} has sold {it} three times, to« three» buyers who must not know of each other and« who» all come at {deadline}. With their money {A} pays for {prize}.',
    ],
    [
      '{B} works slowly and builds a fault into each copy: they ring false if« they are» touched with salt water. {T} delivers food to {lair}« for "one watchman"» and has noticed that it is food for {few}; {T} is related to {H}« and says nothing».',
    ],
  ],
  turn: [
    'The one that {A} keeps is a copy as well: {B} made two in the first week and gave {A} the second. The real one has never left« {town}»; it is in the workshop of {B}, hung up« among the [patterns|tools]», where everyone has seen it.',
    '{G} has known for a week that {it} {it.is} a copy, and has let it be shown« all the same», because {council} would have dismissed {G.them}. If this comes out first, nobody believes {G}« any more»; {A} is about to see to it.',
  ],
  people: {
    G: [
      '{G} wants to have {it} back quietly, and is prepared to do it loudly if {B} can be saved that way.',
    ],
    A: [
      '{A} wants {prize} and admires {B} sincerely. {A} cannot tell the copies from the real one and is afraid of being found out« in this».',
    ],
    B: [
      '{B} wants to go home and will not leave without the last copy being destroyed. {B} recognises the real one by touch.',
    ],
    S: [
      '{S} has made the little copies from a mould« that {B} threw away», and is afraid of a lawsuit«, nothing more».',
    ],
    T: ['{T} wants {H} not to be hanged. With a promise« of this» {T} draws a plan of {lair}.'],
    H: [
      "{H} guards {B}, has begun to learn the craft« from {B.them}», and would change sides for a master's letter.",
    ],
  },
  looks: [
    [
      'A high room with a new door«, three [guards|wardens],» and {it} on a cushion, behind a cord.',
    ],
    [
      'A cold forge, «[half a sketch|a cup of tea] on the table, »and on the wall dozens of patterns, [masks|wheels|hooks], all covered with the same dust but one.',
    ],
    [
      'A house that has been rebuilt lately: [a tower|a wing] is missing its roof«, and the builders have not been paid».',
    ],
    [
      'A furnace, a workbench with a chain, and {few} sleeping places. Two copies stand side by side, so alike that one sees double.',
    ],
  ],
  todo: [
    [
      'The thing is shown from a distance« only». To touch it, one needs {G}, or a diversion (DC 13 Performance).',
    ],
    [
      'The workshop has been searched before, badly. Whoever puts it back in order as {B} had it (DC 13 Investigation) sees what is missing«, and what is too much».',
    ],
    [
      'The builders are angry with {A}: for a round of beer«, or {few} gp,» they tell where they had to build a [cellar|wall] at night.',
    ],
  ],
  clues: [
    [
      'Investigation :: testing it with salt water :: It rings false«, and does nothing». This is not {it}.',
      'Investigation :: taking the lock apart :: It was delivered with three keys, and {town} has two. {A} ordered it.',
      'Nature :: looking at the dust in the grooves :: It is foundry sand, with a red grain« that is» found only at {lair}.',
    ],
    [
      'Investigation :: reading the order book of {B} :: "One copy, «for an exhibition, »at the expense of {A}. To be kept secret from {G}."',
      'Perception :: looking at the floor by the door :: There was a fight here; a« torn» button has the crest« of the household» of {A}.',
      'Persuasion :: asking the neighbours about the cart :: A cart with tools drove off« by night», to {lair}, and came back empty.',
    ],
    [
      'Investigation :: adding up what {A} owes :: {A} owes money everywhere and bids for {prize} all the same: the same« large» sum is expected three times«, at {deadline}».',
      'Deception :: pretending to be a buyer :: {A} answers without hesitating«, and names a price for {it}».',
      'Investigation :: following the deliveries of coal :: Six loads went to {lair}«, where no fire has been lit for years».',
    ],
  ],
  lairUse: [
    'The furnace door can be opened with a chain: a wave of heat (2d6 fire damage, DC 13 Dexterity half) drives everyone from that side« of the room, {A} first».',
    '{B} is chained to the bench by a lock« that {B.they} has filed through»; at a sign from the party {B.they} throws a hammer.',
  ],
  tactics: [
    '{A} threatens to throw {it} into the furnace and does not do it; {H} stays beside {B} and does not fight',
  ],
  parley: [
    'Told in front of {H} that one of the buyers has been informed (DC 13 Deception«, or it is true»), {A} gives up {B} and {it} for a place in the next coach.',
  ],
  clock: [
    ['The second copy is ready. {A} writes to the second buyer.'],
    ['{S} is arrested as a forger«, with a box of small copies as proof».'],
    ['The three buyers arrive« in {town}», under false names.'],
    ['At {deadline} all three pay. {A} has {lair} set on fire, and {B} is still inside.'],
  ],
  after: ['Three powers each believe that they own it, and that the others lie; {ruin}.'],
  endings: [
    {
      heading: 'The real one',
      text: [
        '{B} walks into the hall« in the middle of the celebration» and puts the real {it.n} beside the copy. The buyers leave by three different doors. {A} is handed over to {council}; {H} becomes the apprentice of {B}.',
      ],
    },
    {
      heading: 'A coach for {A.name}',
      text: [
        '{A} gives up both and leaves« {town} for ever». *The price:* the three buyers want their money back from somebody, and {G} is the only one they find.',
      ],
    },
    {
      heading: 'Sold again',
      text: [
        'The party can let the sale take place, with the copies, take the money« for {town}», and keep the real one. «{B} would be delighted. »*The price:* in a year three powerful people notice, and remember the faces« that they saw in {town}».',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{lair} burns, and with it the copies. {B} can be brought out of the fire by whoever goes in (DC 15 Constitution saving throws, three of them). {A} is on the road with the money«, and the real one is where it is».',
      ],
    },
  ],
  steps: [
    'Find out whether {it} {it.is} real.',
    'Find out where {B.full} is.',
    'Find out who paid for the copy.',
    'Bring {B.full} and {it} back before {deadline}.',
  ],
};
