import { hostile } from '../hostile.ts';
import type { MatterKernel } from '../matter-types.ts';

/** People who act together; B is the one who speaks for them. */
export const bandOwned: MatterKernel = {
  id: 'band-owned',
  sort: 'band',
  tells: [
    {
      nouns: 'smuggler pirate bandit thief gang crew outlaw corsair clan',
      says: '- live hide use smuggle sell trade run hold',
    },
  ],
  not: hostile,
  tones: ['heroic', 'grim', 'intrigue', 'horror'],
  escort: ['people'],
  roles: {
    B: [
      ['speaker of {it}', 'eldest of {it}'],
      ['speaker of {it}', 'eldest of {it}'],
      ['speaker of {it}', 'eldest of {it}'],
    ],
    A: [
      ['customs clerk', 'bailiff', 'captain of the toll', 'warehouse owner'],
      ['provincial judge', 'harbour master', 'colonel of the levies'],
      ['lord treasurer', 'grand admiral', 'royal spymaster'],
    ],
  },
  sites: [
    ['the market hall', 'the customs shed', 'the fish market'],
    ['the quarter where {it} {it.is} at home', 'the meeting place of {it}'],
    ['the office of {A.full}', 'the registry of fines'],
  ],
  lair: {
    names: ['the flooded storehouse', 'the toll tower', 'the walled-up landing', 'the salt cellar'],
    terrain: 'underground',
  },
  problem: [
    'Everyone in {town} knew it« and most gained by it». But {weeks} weeks ago a customs officer was found dead, and since then soldiers search the houses, and« each evening» a different person is taken away.',
    'For years nobody minded. Then, {weeks} weeks ago, goods began to vanish« that nobody sells»: [medicine|seed corn|lamp oil]. Now each side says that the other has broken an old agreement.',
  ],
  start: [
    [
      'In {p1} of {town} two soldiers hold a boy« by the collar»; in his basket are [three lemons|a bag of pepper]. "One of {it}," says a soldier. {B.full} steps out of the crowd«, with both hands visible». "A child; I, {B.name}, am the one you want, and I have a question first: where does what {town} confiscates go?" In {p1} it becomes« very» quiet.',
      '@one',
    ],
    [
      'You are asleep in {town} when a hand is put over your mouth. "Not a sound," says {B.full}«, and in the lane soldiers pass by with torches». "They will say that it was us, tonight as well. Before you believe it, «strangers of {G.name}, »look at it first, please." Then the bell rings at {p1}, and the sky in that direction turns red.',
      '@two',
    ],
  ],
  ask: [
    '{G} wants peace in {town} before {deadline}. "Find out who in {town} killed the officer and where the goods go. If it was {it}, bring me the one responsible«, and not the whole quarter»."',
    '"At {deadline} the soldiers will clear the quarter«, with everyone in it»," says {G}. "I can stop it if I can say« before {council}» who is really behind this."',
  ],
  rumours: [
    'The officer had taken bribes from {it}«, by way of {B}», and wanted more.',
    '{A} is the only honest official: {A.they} has had twice as much confiscated as anyone before.',
    '{S} was seen with blood on {S.their} hands« on the night of the murder».',
    'The storehouses of {town} are full of confiscated goods, and yet there is none« of it» when it is auctioned.',
  ],
  run: [
    'The boy, or the guard at the fire, has seen a cart with the mark of the customs, full, that drove the wrong way: «not to the storehouse but »to {lair}.',
    [
      'A DC 13 Insight check shows that the soldiers are as surprised by the question« of {B}» as the crowd. {H}«, their leader,» is not.',
      'start=one',
    ],
  ],
  gist: [
    '{A} has been taking a share from {it}« for years», and lately all of it: what is confiscated goes to {lair}« and is sold abroad». The officer found out, and {B} could prove it. At {deadline} the quarter is to be cleared«, so that nobody is left who knows»; the money pays for {prize}.',
  ],
  truth: [
    [
      'There was an agreement: {it} paid {A} a tenth, and {A} looked away. {weeks.s} weeks ago {A} was offered {prize}, for a sum that a tenth does not bring in. Since then {H} has confiscated everything«, and {lair} is full of it».',
    ],
    [
      'The officer who was killed had compared the lists. {H} was to frighten the officer, who fell on the stairs of {p3}; {A} had the body carried to the quarter«, so that it would look like the work of {it}». {T} saw two men carry a third, who did not walk.',
    ],
    [
      '{B} has a book with every payment to {A}«, going back {few} years». {B} does not use it, because each page also names somebody from the quarter. At {deadline} ships come for the goods, soldiers come for the quarter, and {A} gets {prize}.',
    ],
  ],
  turn: [
    'The medicine that is missing was not taken by {A} but by {B}: for the quarter, where a fever has broken out, which {B} has kept secret« so that the soldiers would not burn it down». The party learns it when a child is sick, and then {B} needs a healer more than a lawyer.',
    '{G} knew of the agreement and signed for it once«, {few} years ago, in a hungry winter». The page is in the book. {B} would tear it out for {G}, if asked; {A} counts on {G} not asking.',
  ],
  people: {
    G: [
      '{G} wants neither soldiers nor smoke in {town}, and has a bad conscience« for which {G.they} gives no reason».',
    ],
    A: [
      '{A} wants {prize}, and an inheritance as clean as a whistle. {A} fines {A.themself} a copper for every curse.',
    ],
    B: [
      '{B} wants the quarter to live through {deadline}«, and the children to learn something else». {B} gives the book only to somebody who has eaten at {B.their} table.',
    ],
    S: [
      '{S} found the officer and tried to help: hence the blood. {S} ran away, because {S.they} is wanted« elsewhere» for a debt.',
    ],
    T: [
      '{T} saw how the body was carried, and recognised {H}« by the limp». {T} wants to be taken to {town2} before it is known.',
    ],
    H: [
      '{H} did not mean to kill« the officer». {H} obeys since {A} has it in writing, and would obey anyone who burned the paper.',
    ],
  },
  looks: [
    [
      'Stalls, half of them empty, and scales with a new seal. A list of what has been confiscated hangs on the wall«, up to yesterday».',
    ],
    [
      'Narrow stairs, washing, {num} families; a lookout on every corner«, most of them under twelve».',
    ],
    [
      'Files, a strongbox, «a flight of »stone stairs with a railing that has been replaced on one side.',
    ],
    [
      'Goods up to the ceiling, «sorted and labelled for shipping, »and a gate to the water. Everything is here that {town} has been lacking for {weeks} weeks.',
    ],
  ],
  todo: [
    [
      'The clerks are at the scales« from morning to night». Someone has to make them lose count (DC 12 Performance) to get a look at the lists of {H}.',
    ],
    [
      'Nobody gets in without being passed on« from one to the next»: the party must carry something harmless for {it}, past the soldiers (DC 12 Stealth), and is then a guest of {B}.',
    ],
    [
      '{A} receives petitioners«, {few} at a time». While one complains at length (DC 13 Performance), another has time for the strongbox.',
    ],
  ],
  clues: [
    [
      'Investigation :: comparing the lists with the auctions :: A third was confiscated and never sold«. The dead officer has ticked off the same lines».',
      'Investigation :: looking whose seal is on the scales :: It is the private one of {A}«, and weighs a tenth short».',
      'Persuasion :: asking the porters about night work :: They carry crates to {lair}, for double pay«, and are searched afterwards».',
    ],
    [
      'Medicine :: asking {B} about the body :: There was no blood on the ground« where the body was found»: the officer died somewhere else.',
      'Persuasion :: eating with {B}, and asking about the book :: "A tenth to {A}, each month"«, for {few} years».',
      'Perception :: asking the lookouts :: Every night the customs cart goes by, heavy, to {lair}«, and comes back light».',
    ],
    [
      'Investigation :: looking at the stairs :: The new piece of railing is at the height at which somebody would fall through; below it the stone has been scrubbed white, by order of {H}.',
      'Sleight of Hand :: opening the strongbox :: A contract about {prize}, «and the sum, »due at {deadline}.',
      'Investigation :: reading the freight papers :: Three ships, «to be loaded »at {lair}, in the night before {deadline}.',
    ],
  ],
  lairUse: [
    'The water gate can be lowered (DC 13 Athletics): then no ship gets out«, and neither does {A}».',
    'Pepper, flour and oil are stored here« in large quantities»; whoever slits a sack (one action) makes a cloud in which nobody, {A} included, can see for a round.',
  ],
  tactics: [
    '{A} wants« to have» the goods set on fire«, as evidence»; {H} holds the stairs, and limps',
  ],
  parley: [
    '{H} is the key: with the paper that {A} holds burned, or a promise from {G} (DC 13 Persuasion), {H} gives the soldiers the order to turn round«. {A} then asks for a lawyer».',
  ],
  clock: [
    ['Twelve houses are searched. {B} hides the book« in the roof».'],
    ['{S} is arrested as the murderer.'],
    ['The soldiers of {H} put up barriers« around the quarter». The ships arrive.'],
    ['At {deadline} the quarter is cleared, and burns«. The book burns with it».'],
  ],
  after: [
    '{A} buys {prize}. Those of {it} who have got away are« now» what they were said to be; {ruin}.',
  ],
  endings: [
    {
      heading: 'The book is opened',
      text: [
        '{B} reads before {council}, «page after page, »and each one named stands up. {A} is the last. The goods are given back, {G} lifts the barriers« with {G.their} own hands», and {it} {it.has} a licence and a tax«, like others».',
      ],
    },
    {
      heading: 'The old agreement',
      text: [
        '{A} lets the quarter be, gives back the goods, and takes a tenth again«. Everyone can live with it». *The price:* the family of the officer gets no answer, and {T} has to live with one.',
      ],
    },
    {
      heading: 'With the tide',
      text: [
        '{It} and the families leave on the ships that came for the goods, with the goods. *The price:* {town} has lost {num} families«, and {A} has not been asked about anything».',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The quarter is burning; {B} is« still» in it, and so is the book. Whoever gets both out (two DC 15 Constitution saving throws) can still put an end to {A}«, in {town2}».',
      ],
    },
  ],
  steps: [
    'Find out where the confiscated goods go.',
    'Win the trust of {it}.',
    'Find out who killed the officer.',
    'Bring {G.full} a name before {deadline}.',
  ],
};
