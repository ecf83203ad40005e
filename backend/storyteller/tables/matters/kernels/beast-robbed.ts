import { everyTone } from '../../tones.ts';
import { withoutYoung } from '../hostile.ts';
import type { MatterKernel } from '../matter-types.ts';

/** One creature that does not speak, and that really does harm: its young have been taken. */
export const beastRobbed: MatterKernel = {
  id: 'beast-robbed',
  sort: 'beast',
  of: ['monster', 'animal'],
  tells: [{ says: '-' }, { objects: 'egg young cub child hatchling calf' }],
  not: withoutYoung,
  tones: everyTone,
  escort: ['people', 'beast'],
  roles: {
    A: [
      ['horse dealer', 'furrier', 'owner of a menagerie', 'bailiff'],
      ['master of the arena', 'colonel of the levies', 'banker'],
      ['grand huntmaster', 'lord chamberlain', 'ruler of the marches'],
    ],
    B: [
      ['shepherd', 'forester', 'widow of a charcoal burner', 'goatherd'],
      ['master of the hunt', 'ranger captain', 'naturalist'],
      ['royal forester', 'warden of the marches', 'court naturalist'],
    ],
  },
  sites: [
    ['the place of the last attack', 'the broken gatehouse', 'the road where it happened'],
    ['the hut of {B.full}', 'the lodge of {B.full}'],
    ['the stables of {A.full}', 'the office of {A.full}', 'the storehouse of {A.full}'],
  ],
  lair: {
    names: [
      'the old powder house',
      'the walled kennel yard',
      'the cellar of the malt house',
      'the ice pit',
    ],
    terrain: 'indoors',
  },
  problem: [
    'It began {weeks} weeks ago, and {few} people have not come home since. {S.full}, the {S.role}, who was out there and came back, is in the lock-up, because {it} {it.has} followed wherever {S.they} went.',
    'For {weeks} weeks nobody in {town} has gone out after dark, and {few} who did are dead or missing. {A.full}, the {A.role}, offers a high price for {it}, alive, and {S.full}, the {S.role}, is said to have enraged it.',
  ],
  start: [
    [
      'The gate of {town} is being barred when you come through it, the last ones. Then it is there: {it}, on the other side, close enough« for {B.name}» to hear its breath. It does not throw itself against the wood; it goes along the wall, to and fro, and makes a sound that {B.full}, the {B.role}, listens to with closed eyes. "That is no hunger," says {B.full}. "That is calling[|, and I think that I know for whom|, {few} times, and then a pause]."',
      '@gate',
    ],
    [
      'On the cart that comes toward you« from {town}» nobody sits. The horse is white with sweat, the side boards have been torn off, and of {few} crates only one has been broken open: an empty one, with straw in it. {B.full}, the {B.role}, takes the reins. "For {weeks} weeks it has been breaking open whatever has straw in it," {B.they} says. "And whoever stands in the way[|, as my neighbour did|, like the driver of this one]."',
      '@cart',
    ],
  ],
  ask: [
    '{G} wants an end of it before {deadline}. "It has killed, and nobody in {town} sheds tears for it. But find out why it comes to us; in {years} years it never did."',
    '"Kill it, drive it off, or give it what it wants," says {G}. "I have to bury people of {town}, and {deadline} is in {days} days."',
  ],
  rumours: [
    '{S} threw stones at it, and since then it knows the scent of {town}.',
    '{It} {it.is} one of two; the other has been stuffed for years, and stands in the hall of {A}.',
    '{A} wants it alive, for a show, and has had a cage built already.',
    'At {lair} something cries at night, like a small child, and then {H.name} shuts a door.',
  ],
  run: [
    [
      'It goes along the wall on the side of {p3}, and never on the other (DC 12 Survival)«, as {T.name} could have said».',
      'start=gate',
    ],
    [
      'The crate with straw is from the storehouse of {A}; in the straw there is a piece of shell, or a tuft of soft hair (DC 12 Nature).',
      'start=cart',
    ],
    '{S} was out there for mushrooms, and saw {H} come down from the rocks with a heavy, covered basket.',
  ],
  gist: [
    'It is true: {it} kill{it.v}, and looks for its young, which {A} has had stolen by {H} and keeps at {lair}, to sell them at {deadline} to a buyer who pays with {prize}. As long as they are there, it comes back to {town} each night.',
  ],
  truth: [
    [
      '{weeks.s} weeks ago {H} climbed to the den of {it}, took the young, {few} of them, and carried them to {lair} in straw. {A} had ordered them, for a buyer who collects such things. Two nights later the first people died: {it} had found the scent of the straw.',
    ],
    [
      'Since then it follows every cart and every house with straw of that kind. That is what all of {town} knows: {fact}. That {A} knows why, nobody suspects: {A} stands beside each grave, and has raised the price for straw.',
    ],
    [
      'At {deadline} the young are to be handed over. {A} hopes to catch {it} as well, with them as the bait, and has promised {prize} to nobody else. {B} suspects it; {T} delivers milk to {lair}, much more than one watchman drinks.',
    ],
  ],
  turn: [
    'One of the young has died, and {H} has not told {A}. If {it} {it.is} given the others and counts them, it will not go; {B} knows what has to be shown to it, and does not like to say so.',
    '{G} signed the permit for the transport, without reading it: "live goods, {few} pieces". If it comes out at {deadline}, {G} can be blamed for each grave, and {A} has kept the paper for that.',
  ],
  people: {
    G: ['{G} wants the nights back, and will take any way that works.'],
    A: [
      '{A} wants {prize}. {A} asks about each attack, very exactly, and above all on which side of {town} it was.',
    ],
    B: [
      '{B} wants the killing to stop and has lost somebody to it. {B} could have shot {it} twice, and did not, and cannot forgive {B.themself} for either.',
    ],
    S: [
      '{S} wants to be believed about the basket. {S} can lead the party to the den, which is empty and still warm.',
    ],
    T: [
      '{T} brings milk to {lair}, has heard the crying, and has told nobody since {A} pays for twice as much as anyone.',
    ],
    H: [
      '{H} feeds the young by hand and has given them names. {H} sleeps badly since the first grave, and counts the later ones.',
    ],
  },
  looks: [
    [
      'Splinters, torn straw, and tracks of {it} that circle the place {few} times. [Only the straw was dragged away|What had no straw around it was left alone].',
    ],
    [
      'A bow without a string, {num} notches in the doorpost, and a map on which each attack is marked: they form a half circle around one side of {town}.',
    ],
    [
      'A new cage, far too strong for any [horse|dog], {num} sacks of straw from the mountains, and a bill for milk.',
    ],
    [
      '[Thick walls, warm straw|Straw up to the knees, {num} sacks of it], and in it the young of {it}, which look up when somebody comes in. Outside, quite close, one hears the answer to each of their cries.',
    ],
  ],
  todo: [
    [
      'Those who live near {p1} are afraid and armed: a calm word (DC 12 Persuasion), or a repaired door, keeps the crossbows down.',
    ],
    [
      '{B} does not want to talk about it, but about the one who was lost. Whoever listens to {B} to the end (DC 12 Insight) is given the map.',
    ],
    [
      'The servants of {A} are paid to say that there is only straw here: one pretends to buy some (DC 13 Deception), the others count the {num} sacks.',
    ],
  ],
  clues: [
    [
      'Nature :: looking at what was torn and what was not :: {It} looked for something that lies in straw, and killed those who stood in the way.',
      'Investigation :: asking whose straw it was :: From the mountains; only {A} buys it, for {weeks} weeks now.',
      'Survival :: following the tracks away from here :: They lead once around {lair}, along the wall, and only then to the forest.',
    ],
    [
      'Survival :: going to the den with {B} or {S} :: It is empty, and somebody came with a rope and a basket, in boots with a worn left heel, such as those of {H}.',
      'Insight :: asking who wanted to know where the den is :: {A}, {few} times, and {H} came along with a rope.',
      'History :: comparing the marks on the map :: [All attacks|All of the {num} attacks] are on the roads along which straw is carried, and these meet at {lair}.',
    ],
    [
      'Investigation :: reading the bill for milk :: Enough for {few} hungry mouths, and it began {weeks} weeks ago, on the day after the den was robbed.',
      'Insight :: asking {A} what is to be put into the cage :: {A} says "the mother". Nobody has said that it is one.',
      'Investigation :: looking at the address on the sacks :: "{lair.t}; to be kept warm."',
    ],
  ],
  lairUse: [
    'The big door« of {lair}» has a bar on the inside: lifted (one action), it lets {it} in, which goes to its young first and, if nobody stands between them, does nothing else.',
    'The straw burns quickly: whoever threatens to light it has everyone, {A} included, standing still for a round, and {it} at the wall.',
  ],
  tactics: [
    [
      '{A} fights with the young as a shield, close to the inner wall, and {H} will not strike anybody who has one of them in the arms; {it} comes in after {few} rounds, with the statistics of <1 Mastiff, Black Bear, Ogre>, or of a beast that suits the party, and attacks whoever is nearest to its young',
      'beast=any',
    ],
    [
      '{A} fights with the young as a shield, close to the inner wall, and {H} will not strike anybody who has one of them in the arms; {it} ({beast}) comes in after {few} rounds, and attacks whoever is nearest to its young',
      'beast=fits|strong',
    ],
  ],
  parley: [
    '{A} gives the young back if somebody else opens the door and {A} may leave by the other (DC 13 Persuasion); with {it} outside, {A} agrees to much that can be written down later.',
  ],
  clock: [
    ['{A} has {num} traps put up on the wrong side of {town}.'],
    [
      '{S} is to be taken out of {town} and left at the edge of the forest, "so that it has what it wants".',
    ],
    [
      'One more house is broken open. {B} goes out alone with the bow, and is brought home wounded.',
    ],
    [
      'At {deadline} the young are handed over at {lair}, and {it} break{it.v} into {town} along their way.',
    ],
  ],
  after: [
    'It does not leave {town} any more, since it has nothing to go back to. {A} has {prize} and a house elsewhere; {ruin}.',
  ],
  endings: [
    {
      heading: 'Given back',
      text: [
        'The young are carried out, and {it} {it.is} there before they have been set down. It looks at those who bring them, for a long time, and goes. It is not forgotten in {town} that {fact}, and since {council} has heard why, it is {A} who is asked about the graves.',
      ],
    },
    {
      heading: 'Killed',
      text: [
        'The party kills {it}, and {G} has the bells rung. *The price:* the young are at {lair}, {A} sells them, and {B} reckons how long they will need to grow.',
      ],
    },
    {
      heading: 'A trade',
      text: [
        '{A} lets the young go secretly, and the nights are quiet. *The price:* {S} leaves {town} as the one who enraged it, and {A} knows the way to the den.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The buyer is on the road to {town2} with {few} riders and a warm crate, and behind them, through gardens and fences, goes {it}. Whoever gets to the crate first can still decide how it ends.',
      ],
    },
  ],
  steps: [
    'Look at {p1}.',
    'Find out what {it} look{it.v} for.',
    'Ask {S.full} what {S.they} saw out there.',
    'End it before {deadline}.',
  ],
};
