import { hostile } from '../hostile.ts';
import type { MatterKernel } from '../matter-types.ts';

/** People who act together; B is the one who speaks for them. */
export const bandDeed: MatterKernel = {
  id: 'band-deed',
  sort: 'band',
  tells: [
    {
      nouns:
        'smuggler pirate bandit thief refugee settler nomad pilgrim stranger foreigner goblin kobold gnoll orc ogre trader pedlar beekeeper fisher deserter mercenary gang clan tribe crew outlaw corsair bugbear hobgoblin lizardfolk centaur fey elf dwarf gnome halfling giant troll hermit worker slaver',
      says: '- live come arrive settle camp',
    },
  ],
  not: hostile,
  tones: ['whimsical', 'heroic', 'intrigue'],
  mostTier: 2,
  escort: ['people', 'beast'],
  roles: {
    B: [
      ['treasurer of {it}', 'eldest of {it}'],
      ['treasurer of {it}', 'spokesperson of {it}'],
      ['treasurer of {it}', 'spokesperson of {it}'],
    ],
    A: [
      ['notary', 'auctioneer', 'parish clerk'],
      ['land agent', 'provincial notary'],
      ['keeper of the land register', 'royal notary'],
    ],
  },
  sites: [
    ['the tavern that {it} {it.has} taken over', 'the town hall, where {it} {it.is} in session'],
    ['the land registry', 'the chamber of deeds'],
    ['the house of {A.full}', 'the office of {A.full}'],
  ],
  lair: {
    names: [
      'the printing shop by the canal',
      'the loft above the coffin maker',
      'the old mint',
      'the bathing house',
    ],
    terrain: 'indoors',
  },
  problem: [
    'They have a document«, with a seal,» according to which {p2} and everything within a mile of it belongs to them, and they have begun to make improvements. So far nobody has been hurt, except for one alderman, in {few} places, by a rocking chair.',
    'What is worse: they have paid for it. They hold a deed for half of {town}«, in good order», and have been collecting rent for {weeks} weeks, politely, with receipts.',
  ],
  start: [
    '{B.full} comes towards you« through {town}», with a chain of office and a measuring rod. "New tenants for {town}? Very good, breakfast is at seven." You are shown the deed«, in a frame», "bought and paid for«, in {town}»". Behind {B.full} one of {it} is watering flowers, and behind the flowers the former mayor is digging«, with a red face».',
    'At the gate of {town} you have to pay a toll, to {it}. You get a receipt«, a map» and a hot pie. "We are new to this," says {B.full}, the {B.role}. "If you have any complaints, there is a box." The box is full. On top lies a note: "HELP. They are better at it than we were."',
  ],
  ask: [
    '{G} wants {it} to leave before {deadline}«, without a fight», since on that day the deed becomes final. "It must be false; find out who sold {town} to them, and tell me«, between ourselves,» how they got the drains to work."',
    '"Somebody sold them {town}," says {G}. "I want to know who, and I want the money to go back«, and {it} too», before {deadline}."',
  ],
  rumours: [
    '{It} {it.has} eaten the old town clerk; in fact {it} {it.has} sent the old clerk on holiday.',
    '{S} opened the gate to them, and was given a hat« for it».',
    '{A} has looked at the deed and says that there is nothing to be done«, with tears in the eyes».',
    'Another buyer is on the way« to {town}», with a deed for the other half.',
  ],
  run: [
    'The deed is genuine work«: paper, seal and signature are all right». Only the date is strange: the thirty-first of a month that has thirty days, also in {town} (DC 12 Investigation).',
    '{B} is proud of it, answers every question, and asks some: "Is it usual that the seller wears a mask?"',
  ],
  gist: [
    '{A} sold {town} to {it}, «with a deed of {A.their} own making, »and has sold the other half« to somebody worse». {It} paid with all that {it.they} had saved. At {deadline} {A} leaves with both sums and buys {prize}.',
  ],
  truth: [
    [
      '{It} had saved« for {years} years» for a place of {it.their} own. {weeks.s} weeks ago, {A}, in a mask, met {B} at {lair} and sold what was not for sale. The deed was printed there«, at night,» by {H}, on the press of {council}.',
    ],
    [
      'It went so well that {A} did it again. The second buyer, a robber lord by the name of Count {ragnal}, arrives at {deadline}, with {num} riders«, and does not give receipts». {A} wants to be gone by then, with the money«, which pays for {prize}».',
    ],
    [
      'The wrong date is the work of {H}, who wanted to do at least one thing right. {T} cleans at {lair}, has found the spoiled sheets, and uses them as wallpaper«, because they look so distinguished».',
    ],
  ],
  turn: [
    'By the law of {town} a sale with a false date is void, and the price goes back threefold, from the purse of the one who certified it: that is {G}, who certified a pile of papers without looking«, because {A} had brought cake».',
    'The drains, the pies and the receipts: «after {weeks} weeks »most people in {town} do not want {it} to leave« at all». If asked before {deadline}, {council} would let {it} stay«, with a vote»; nobody has asked.',
  ],
  people: {
    G: ['{G} wants the old order back, and has begun to like the« new» breakfast.'],
    A: [
      '{A} wants {prize}, «a house by the sea, »and never again to read small print. {A} cries easily, and on purpose.',
    ],
    B: [
      '{B} wants {it} to be respected as owners. {B} keeps books« that are» better than those of {council}.',
    ],
    S: [
      '{S} opened the gate because they knocked. The hat is too large, and {S} will not take it off.',
    ],
    T: [
      '{T} wants to know whether the wallpaper may stay. On it is everything that one needs in court.',
    ],
    H: [
      '{H} prints whatever {A} wants, because {A} knows who printed the indecent calendar. {H} would like to confess to that, too.',
    ],
  },
  looks: [
    [
      'It has been swept. There are lists on the wall, of who does what, «in a large hand, »and {num} people who are waiting with numbers.',
    ],
    [
      'Shelves and ladders; between them two clerks«, one of {town} and one of {it},» who are correcting each other with growing respect.',
    ],
    [
      'Trunks in the hall, packed. A portrait of {A} has been taken down«, and wrapped in laundry».',
    ],
    [
      'A press, «wet sheets on lines, »seals in a cigar box. On the wall is a map of {town}, divided into {few} pieces, of which three have a name.',
    ],
  ],
  todo: [
    [
      'One must take a number from {B}. It can be exchanged for a lower one with a song (DC 12 Performance) or a complaint (no check«, but then one gets an answer»).',
    ],
    [
      'The two clerks look up only for a real question« of the law of {town}» (DC 13 History); then they look everything up.',
    ],
    [
      '{A} does not let anybody in, because of "a cold". Whoever brings soup gets as far as the kitchen (DC 12 Deception).',
    ],
  ],
  clues: [
    [
      'Investigation :: looking at the framed deed :: The thirty-first of a month that has thirty days: it was made in a hurry«, or by someone with a conscience».',
      'Insight :: asking {B} about the masked seller :: A sniff before each number«, and a cake as a present». {A} sniffs«, and brings cake».',
      'Perception :: smelling the deed :: Fresh ink and bath salts, as at {lair}.',
    ],
    [
      'Investigation :: looking for the old deed :: It is still there: {town} belongs to {town}«, and was never for sale».',
      'Investigation :: reading who last had the seal in hand :: {A}, every Tuesday«, "for cleaning"».',
      'Persuasion :: asking the clerks about the paper :: Two reams were delivered to {lair}«, where officially nobody prints».',
    ],
    [
      'Investigation :: reading the ticket in the coat :: One passage to the sea, for the night before {deadline}.',
      'Sleight of Hand :: looking into the trunk :: The savings of {it}, in {num} stockings, each with a name.',
      'Perception :: looking at the soles of the slippers :: Type metal is stuck in them: {A} walks to {lair} in slippers.',
    ],
  ],
  lairUse: [
    'The press can print anything in one round, such as a warrant for {A}«, with a real seal».',
    'Wet sheets hang everywhere: everyone is lightly obscured, and whoever runs«, such as {A},» comes out legible.',
  ],
  tactics: [
    '{A} throws type«, cases» and finally {A.their} own trunk, which bursts open; the others stop to pick up the stockings',
  ],
  parley: [
    '{A} gives up when« the trunk is open and» {B} begins to read the names on the stockings aloud. A DC 12 Persuasion check, and {A} helps to look for the third one from the left.',
  ],
  clock: [
    ['{It} {it.has} the street lamps repaired. {council} meets in a shed.'],
    ['{S} is elected something«, by mistake».'],
    ['Count {ragnal} writes to ask whether the cellars are dry«, "for the taxes"».'],
    ['At {deadline} the count rides in with {num} riders. Both deeds are read out. {A} is at sea.'],
  ],
  after: [
    '{It} and {town} find themselves on the same side of a wall«, rather late». {A} has {prize}; {ruin}.',
  ],
  endings: [
    {
      heading: 'Void',
      text: [
        'Both deeds are void, the stockings go back, and {A} has to print an apology«, {num} times». {council} has its chairs again, and then, after some coughing, asks {it} about the drains.',
      ],
    },
    {
      heading: 'Owners',
      text: [
        '{council} lets {it} stay«, with a vote and the lower half of the market». *The price:* {G} is no longer the most popular person in {town}, and there are receipts for everything.',
      ],
    },
    {
      heading: 'Sold to the count',
      text: [
        'If the party sends the count the false deed of {it}, and {it} that of the count, each believes« that» the other has been cheated, and both go for {A}. *The price:* a count who knows the way to {town}.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The count is in the town hall«, and wants breakfast at seven». {It} {it.is} behind the barricade with {council}, and {B} has a plan that needs {few} rocking chairs.',
      ],
    },
  ],
  steps: [
    'Look at the deed.',
    'Find out who sold {town}.',
    'Talk to {B.full}.',
    'Settle it before {deadline}.',
  ],
};
