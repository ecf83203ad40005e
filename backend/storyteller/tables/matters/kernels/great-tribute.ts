import { everyTone } from '../../tones.ts';
import { creatureFrame } from '../creature-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/**
 * A great creature demands a tribute. It can take it, it keeps its word, and it is in a hurry, because an older one of its
 * kind will come for a share.
 */
export const greatTribute: MatterKernel = {
  id: 'great-tribute',
  sort: 'beast',
  of: ['monster'],
  tones: everyTone,
  isSingle: true,
  tells: [
    { nouns: 'dragon wyrm drake wyvern roc', says: 'demand threaten claim insist' },
    {
      nouns: 'dragon wyrm drake wyvern roc',
      says: 'want demand claim threaten',
      objects:
        'tribute tax toll gold treasure silver coin rent offering sacrifice cattle sheep cow food town village hoard jewel gem payment',
    },
  ],
  foeIs: 'it',
  escort: ['beast'],
  roles: {
    B: [
      ['retired dragon guide', 'beekeeper of the high meadows', 'hermit of the ridge'],
      ['dragon scholar', 'keeper of the mountain archive', 'abbess of the pass'],
      ['court dragon scholar', 'keeper of the old treaties', 'envoy to the mountains'],
    ],
    S: [
      ['goatherd', 'tinker', 'mule driver'],
      ['captain of the pass', 'courier of the province', 'mountain guide'],
      ['herald of the crown', 'royal courier', 'envoy of two crowns'],
    ],
    T: [
      ['weigh master', 'town clerk', 'tithe collector'],
      ['treasurer of the province', 'master of the mint', 'keeper of the stores'],
      ['lord of the mint', 'keeper of the crown jewels', 'treasurer of the realm'],
    ],
    H: [
      ['captain of the crossbows', 'charcoal burner', 'wheelwright'],
      ['captain of the engines', 'colonel of the levies', 'master of the siege train'],
      ['marshal of the engines', 'general of the crown', 'captain of the griffon riders'],
    ],
  },
  sites: [
    ['the yard of {quill}', 'the empty yard of {quill}'],
    ['the toll stone above {town}', 'the flat stone on the pass of {town}'],
    ['the tithe barn of {town}', 'the strongroom of {town}'],
  ],
  lair: {
    names: [
      'the broken tower of {ragnal}',
      'the cave behind the {ragnal} falls',
      'the crater of {ragnal}',
      'the roofless castle of {ragnal}',
    ],
    terrain: 'wild',
  },
  frame: {
    ...creatureFrame,
    where: [
      '{lair}; it is to be found there each morning, and comes down to {p2} on the days of payment.',
      '{lair}. Whoever goes there openly, by day, is heard before being attacked; that is part of its honour.',
    ],
    suspects: [
      '{S.full} (carries its words to {town}), {B.full} (knows its kind), {T.full} (counts what it gets).',
      '{B.full} can explain what {S.full} has heard; {T.full} has the numbers.',
    ],
    magic: [
      [
        '*Speak with Dead* has nothing to add: {it} {it.has} said everything aloud, and kept to it.',
        'tone!=whimsical level>=5',
      ],
      [
        '*Scrying* on {it} shows it counting, and looking to the north between two heaps.',
        'level>=9',
      ],
      [
        '*Legend Lore* on {it} gives four lines; in the third one is a second shadow, larger than the first.',
        'level>=9',
      ],
      [
        '*Zone of Truth*: {it} stand{it.v} in it without fear, and say{it.v} the same as before. Only "I am not afraid" is left out.',
        'level>=3',
      ],
      '*Speak with Animals*: the goats of the pass say that there are two smells up there, one of them old.',
      [
        '*Detect Thoughts* on {S}: it was asked twice how far one can see from {p2} to the north.',
        'level>=3',
      ],
      [
        '*Locate Object* finds one marked coin of the last payment within its range: in a heap that is kept apart.',
        'level>=3',
      ],
      [
        '*Sending* to {it} is answered, in good grammar: "On the stone. At noon. Bring the scales."',
        'level>=5',
      ],
      [
        '*Teleport* to {lair} works. {It} do{it.es} not like guests who did not come by the path.',
        'level>=13',
      ],
      ['*Augury* about paying: "weal" for this year, "woe" for the next.', 'level>=3'],
      [
        '*Divination*: "It will share what it has to guard. Ask what it cannot guard alone."',
        'level>=7',
      ],
      '*Comprehend Languages* reads the scratches on {p2}: a list of payments in an old hand, and at the end of each line a second, larger claw.',
    ],
    sides: [
      {
        wants: [
          '**{council}** wants to pay a little less, a little later, and not be asked who pays. Content if it may vote on a number; angry if the party promises something in its name.',
          '**{council}** wants {town} to be standing at {deadline}. Content if {G} is told of each meeting beforehand; angry if an arrow flies without its leave.',
        ],
        later: [
          '**{council}, if content**: has a paper with seal and ribbon brought to {lair}, which makes any agreement of the party binding; {it} respect{it.v} ribbons.',
          '**{council}, if content**: keeps all the doors of {town} open at night, so that nobody stands in the street when it begins.',
        ],
      },
      {
        wants: [
          '**{R.full}** ({R.role}) wants the hoard, and needs {it} out of {lair} for one hour. Content with a third; angry if warned off.',
          '**{R.full}** ({R.role}) sells {town} protection against {it}, by contract, and has never seen one from near. Content if the party lets {R.them} stand beside it when it ends; angry if asked in public for proof.',
        ],
        later: [
          '**{R.name}, if content**: comes out of the rocks at the right moment and draws {it} away from whoever is down.',
          '**{R.name}, if content**: has counted the heaps, and tells which of them {it} will defend first.',
        ],
      },
      {
        wants: [
          '**Those in {town} who have already paid** want something for it. Content if they hear what their silver buys; angry if the rich quarter is spared.',
          '**The people around {H.full}** want to shoot. Content if they are given a place and a signal; angry if they are called children.',
        ],
        later: [
          '**The people of {town}, if content**: stand on the walls with {num} torches, and do not run. {It} look{it.v} at that for a long time.',
          '**The people of {town}, if content**: have dragged the great crossbow up to the pass; it shoots once, at +7 to hit, for {hurt} piercing damage.',
        ],
      },
    ],
  },
  problem: [
    'It came down for the first time {weeks} weeks ago, set fire to nothing, sat on the roof of the weigh house and named a price: on {deadline}, {num} head of {flock}, and silver to the weight of three grown people. Then it flew to {p1} and left nothing of it, so that there should be no misunderstanding.',
    'It is polite, and it has a number: {num} head of {flock} and silver to the weight of three people, laid down on {p2} at {deadline}. To show what happens otherwise it came to {p1} and destroyed it in the time that one needs for a cup of water. {town} has paid the first instalment.',
  ],
  start: [
    [
      'Over {town} the wind stops. A shadow goes over the market of {town}, from one end to the other, and comes back more slowly. Then {it} sit{it.v} on the ridge of the weigh house of {town}, tiles run down like water, and {it} say{it.v}, not loudly: "I have come to remind you." On the steps stands {S.full}, the {S.role}, holding up a board with a number on it, because somebody has to. Behind you a crossbow is being wound.',
      '@market',
    ],
    [
      'On the square of {town} stands the largest pair of scales that you have ever seen. {T.full}, the {T.role}, puts silver in one pan: spoons, candlesticks, a dented cup. In the other pan sit three people who were told to be heavy. "Still four pounds," says {T.full}. From the roof, above {T.name}, comes a voice: "Four and a half." Only now do you see that the roof of {town} has eyes.',
      '@scales',
    ],
  ],
  ask: [
    '{G} wants a way out before {deadline}. "Kill it, drive it off or find me a price that {town} can pay for longer than one year; but do not make it angry by halves, since {town} is built of wood." And {G} says that {S}, who has to carry its words, may speak for the party at any time.',
    '"I can pay once," says {G}, "and not twice. Find out what it wants with all the silver of {town}, and what it fears, if it fears anything. And then end it, with a blade or with a word, before {deadline}."',
  ],
  rumours: [
    'It counts what {T} weighs, twice, and knows false silver by the sound.',
    '{S} can go up to {lair} and come down again. Some find that suspicious; {S} finds it terrible.',
    'Whoever asks it a good question gets an answer, says {B}. Nobody has tried, because of the yard.',
    '{H} has found the old great crossbow in the gate tower, and is having a bolt forged.',
    'When the sky is clear it sits on {p2} and looks to the north, for hours.',
    'One half of the first payment lies apart at {lair}, on its own heap, says {S}, and it has not touched that heap since.',
  ],
  run: [
    'It does not attack as long as nobody attacks. The crossbow behind the party belongs to one of the people of {H}; a hand on the shoulder is enough (no check), and {it} will remember whose hand it was.',
    'Before it flies off, it looks to the north, shortly, like somebody who expects a creditor (DC 13 Insight).',
    'One of its left ribs shows a scar as broad as a door, far too large for any weapon (DC 14 Nature): the bite of one of its own kind.',
    'It takes the board from {S} with great care, in order not to break the hand.',
  ],
  gist: [
    '{fact}: the demand is serious, and {it} keep{it.v} {it.their} word, as {S} can tell. It is in a hurry, because it has to pay as well: to an older and greater one of its kind, in whose land {lair} lies, and who comes at {deadline} for a half of everything, or for {town}.',
  ],
  truth: [
    [
      '{It} {it.is} young, proud, and alone in the world since it was bitten out of the nest of its kind. {weeks.s} weeks ago it found {lair} empty: a good place, with a view, a spring and a town. It demands a tribute because that is how it is done, and it would be ashamed to steal.',
    ],
    [
      'What it did not know: the land has an owner. The Old One, which sleeps for ten years at a time beyond the northern ridge, woke up, came by night, and laid down its own terms: half of everything at {deadline}, or it takes the town, with the young one as a servant. The scar on the ribs is its signature.',
    ],
    [
      'So one half of each payment lies apart at {lair}. {B} has read in the scratches of {p2} that it was the same {years} years ago: first the young one came, then the old one. {town} paid both, and was burned all the same, because they quarrelled about a chest. {S} has heard the young one count at night, and beg a rock to be silent; {S} has told nobody, out of pity.',
    ],
  ],
  turn: [
    'In the middle of the story {S} brings an invitation: {it} want{it.v} to see the party, alone, at {p2}. It has never asked anyone for anything, and does it badly. It offers {town} its protection, forever, if the party helps it against the Old One; and it wants to hear first what the party would have done to it.',
    'The Old One comes to look, as soon as the party has been at two places: a second shadow, three times as large, in which it gets cold. It takes one {farm}, without a word. {It} crouch{it.es} among the rocks and do{it.es} not breathe. From this hour everybody in {town} knows that there are two.',
  ],
  people: {
    G: [
      '{G} has sold the bell of {town} for the first instalment and has not told anybody yet. {G} would sign anything that can be kept.',
      '{G} wants to be able to say in ten years that {G.they} did not give away anyone. For that {G} would give away everything else.',
    ],
    B: [
      '{B} knows its kind from {few} old books and one morning long ago. {B} wants it to be neither killed nor obeyed, and can teach the party how one greets it: with name, number and one true sentence.',
      '{B} reads the scratches of {p2} like a register. {B} knows what an Old One fears: to be laughed at by a town that does not run.',
    ],
    S: [
      '{S} has to carry its words and is asked in the street how one can do such a thing. {S} knows that it counts aloud at night, and that it is afraid; asked kindly, {S} says so.',
    ],
    T: [
      '{T} weighs honestly, also for {it}, and has noticed that it never touches half of the silver. {T} wants to be told for whom it is.',
    ],
    H: [
      '{H} has one great crossbow, one bolt and a plan. {H} is not stupid; shown that there are two of them, {H.they} turns the crossbow to the north.',
    ],
  },
  looks: [
    [
      'A black square where a yard was, with edges as if drawn by a ruler; next to it washing hangs on a line, clean. The animals had been let out first.',
      'Nothing here is higher than a knee. In the ash lies a bucket, bent flat, and beside it stand {few} sheep that were driven out of the gate before it began.',
    ],
    [
      'A flat stone, as large as a dance floor, with a hollow in the middle, polished by silver. Its edges are full of scratches in rows, and the lowest rows are the oldest.',
      'Up here one sees three valleys, {town}, and to the north a ridge like a row of teeth. The stone is warm. Somebody has swept it.',
    ],
    [
      'Spoons, harness, candlesticks, a wedding cup: the second instalment lies on sheets, sorted by streets. Of some streets there is nothing.',
      'It smells of polish and fear. Heap lies beside heap, each with a name; people stand in front of those of their neighbours and compare.',
    ],
    [
      'Two heaps, one large and trodden flat by sleep, one small and tidy, which it walks around; on a ledge sits a doll, by itself. On the wall it has scratched days, and crossed them out, up to {deadline}.',
      'An arch without a door, a floor of old shields and spoons, and on a ledge, like things on a mantelpiece: a doll, a wheel, a lantern. {It} sit{it.v} with its back to the wall and its face to the north.',
    ],
  ],
  todo: [
    [
      'The owner is digging for a box with letters and will not stop. Whoever helps (DC 12 Athletics or Investigation) hears how it was.',
      'People of {H} practise here with a wooden target. They let the party look around if it holds the shield for one shot (DC 13 Acrobatics).',
    ],
    [
      "Whoever steps onto the stone is seen from {lair}. One has a quarter of an hour, or as long as one likes if one calls one's name and number upwards, as {B} has explained (DC 12 Performance).",
      'The scratches are full of lichen: an hour with a brush, or one hot breath from above, which comes if one asks for it (DC 14 Persuasion).',
    ],
    [
      'A brawl is about to break out over a soup ladle. Settled (DC 13 Persuasion) or won (DC 13 Athletics), it leaves the party with {T}, the books and a quiet hour.',
      '{T} lets nobody at the books who has not paid. A coin is enough, weighed in public.',
    ],
  ],
  clues: [
    [
      'Investigation :: looking at what was spared :: It drove out the animals first. It wanted to be believed, and nothing else.',
      'Nature :: measuring the bite in the gate post :: It bit when it landed, from pain: there is a fresh wound on the left side, below the ribs.',
      'Survival :: asking where it came from :: From {lair}, straight; and it never flies over the northern ridge.',
    ],
    [
      'History :: reading the oldest rows :: {years} years ago a young one came and then an old one. {town} paid twice and burned.',
      'Arcana :: comparing the claws of the two hands :: The larger one is fresh as well: the Old One has been here, within {few} weeks, and wants a half.',
      'Perception :: looking up at the right hour :: {It} {it.is} at {lair} from noon to dusk, with the face to the north and the back to the path.',
    ],
    [
      'Investigation :: checking the list of the first payment :: It gave back {few} things that were too dear to somebody, unasked: a ring, a doll.',
      'Insight :: asking {T} about the two heaps :: One half is not for it. Whoever pays a share is no master.',
      'Investigation :: reading the receipt :: It signs for each payment, in a fine hand: "Received, at {lair}."',
    ],
  ],
  lairUse: [
    'The small heap: whoever stands on it is not attacked with fire or with the tail, since it would have to replace every piece. For two rounds that is a wall.',
    'The wound below the left ribs: a hit there, called beforehand and made with disadvantage, does {sting} damage more, and it must not fly until the end of its next turn.',
    'The great crossbow of {H}, if somebody has brought it to the path: one shot, +7 to hit, {hurt} piercing damage; loading takes four rounds.',
    'The arch is cracked. Two blows at its foot (DC 15 Athletics, or {sting} thunder damage) bring it down across the only place from which it can take off.',
  ],
  tactics: [
    '{it} warn{it.v} once, in words, and then begin{it.v} with those who carry bows; it fights with the back to the wall and flees into the air when half of its hit points are gone, unless somebody stands on the small heap',
    '{it} do{it.es} not want to kill and does not want to lose: it throws the party out of the entrance, one by one, and only becomes serious when somebody touches the ledge with the doll',
  ],
  parley: [
    'It speaks, and likes to. Greeted with name, number and one true sentence (DC 13 Persuasion), it listens; told that the party knows about the Old One (no check), it sits down. It agrees to a yearly guard duty for a fair wage, if {town} stands beside it on one night: when the Old One comes to {p2} for its half and finds a young one with a town behind it and not a single back turned, it calculates, and goes (DC 15 Intimidation, three people together with advantage).',
  ],
  clock: [
    [
      '{T} weighs the second instalment. It takes the silver from the pan with two fingers, and gives back a doll.',
      'The first neighbours are asked why their street has paid nothing. {S} is spat at.',
    ],
    [
      '{H} shoots, too early. The bolt goes into the roof; in return {it} take{it.v} the gate tower apart, stone by stone, with nobody in it.',
    ],
    [
      'The Old One is seen above the northern ridge. {It} demand{it.v} the rest at once, and cannot say why.',
    ],
    [
      'At {deadline} the silver lies on {p2}, and it is not enough for two. They quarrel above {town}.',
    ],
  ],
  after: [
    'Half of {town} is ash, as {years} years ago. The Old One has {lair}, the young one a chain of silver round its neck, and the price is doubled.',
  ],
  endings: [
    {
      heading: 'A guard with a wage',
      text: [
        'It stands on the stone, {town} stands behind it with torches, and the Old One turns round above the ridge. From now on {it} {it.has} a contract: a tenth of the silver, a goat each week, and the post of a guard. Nobody in {town} says any more that {fact}; one says that it is paid.',
      ],
    },
    {
      heading: 'Killed',
      text: [
        [
          '{It} {it.is} dead, the silver goes back to its streets, and {town} has a skull for the gate. *The price:* {few} nights later the Old One comes for its half. It finds a dead servant and no debt; whoever can show it the skull without trembling (DC 16 Intimidation) has peace for ten years, and whoever cannot has a year to prepare.',
          'tone!=whimsical',
        ],
        [
          '{It} give{it.v} up, hand{it.v} back the silver, and move{it.v} to the next mountain, sniffing. *The price:* the Old One comes for its half, finds nobody, and asks {town} for the address, which somebody has to refuse (DC 16 Deception).',
          'tone=whimsical',
        ],
      ],
    },
    {
      heading: 'Paid',
      text: [
        'The party finds the silver of {town}, or replaces it from its own purse, and {it} get{it.v} all that was demanded, for both. *The price:* {town} is poor for {few} years, and the receipt says "for this year". But one of the two is in debt to the party, and keeps its word.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'Above the roofs two of them are fighting, and {town} burns by accident. {It} lose{it.v}, fall{it.v} into the great fish pond and look{it.v} at whoever comes first. There is one hour to choose which of the two will have {town}.',
      ],
    },
  ],
  steps: [
    'Look at {p1}.',
    'Read the scratches on {p2}.',
    'Find out at {p3} what the tribute is for.',
    'Speak with {S.full}, who carries its words.',
    'Deal with {it} before {deadline}.',
  ],
};
