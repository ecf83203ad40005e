import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** Someone is being poisoned little by little and can still be saved. I is the one who is ill, A does it. */
export const slowPoison: MatterKernel = {
  id: 'slow-poison',
  sort: 'person',
  states: ['usual', 'unwell'],
  isSingle: true,
  tells: [{ says: 'poison', objects: 'slowly' }],
  tones: everyTone,
  escort: ['people'],
  own: {
    vessel: ['the evening cup', 'the sleeping draught', 'the honey for the tea', 'the snuff box'],
  },
  roles: {
    G: [
      ['nurse', 'housekeeper', 'town healer'],
      ['private physician', 'head of the household', 'nurse'],
      ['physician to the crown', 'first lady of the household', 'nurse'],
    ],
    A: [
      ['adviser', 'steward', 'brother-in-law'],
      ['adviser', 'chamberlain', 'cousin and heir'],
      ['adviser', 'lord chamberlain', 'favourite'],
    ],
    B: [
      ['herb gatherer', 'bee keeper', 'apothecary'],
      ['apothecary', 'glass blower', 'perfume maker'],
      ['court apothecary', 'perfume maker', 'master of the royal gardens'],
    ],
    S: [
      ['cook', 'young spouse', 'discharged taster'],
      ['cook', 'young spouse', 'foreign doctor'],
      ['royal cook', 'young consort', 'foreign doctor'],
    ],
    T: [
      ['scullion', 'laundry worker', 'lap dog groom'],
      ['chamber servant', 'laundry worker', 'musician of the bedchamber'],
      ['royal page', 'chamber servant', 'keeper of the lap dogs'],
    ],
  },
  sites: [
    ['the sickroom'],
    ['the shop of {B.full}', 'the garden of {B.full}'],
    ['the rooms of {A.full}'],
  ],
  lair: {
    names: ['the old orangery', 'the bath house in the park', 'the drying loft of the herb garden'],
    terrain: 'indoors',
  },
  problem: [
    'It is done so slowly that it has a timetable: on some days {I} rises and signs, on others {I} lies there with grey lips and agrees to everything. The doctors say that it is the blood, the air, or age. {S.full}, the {S.role}, was sent away {weeks} weeks ago, as the one through whose hands everything went that was eaten. It has not got better since. It has become more punctual.',
    'Everything that {I} eats is tasted; everything that {I} drinks is tasted; the taster is in blooming health. Nevertheless {I} grows weaker, with good days in between, and it is striking how much is signed on the bad ones. {S.full}, the {S.role}, is under lock and key for it. Yesterday was another bad day.',
  ],
  start: [
    [
      'In the antechamber thirty people wait, and somebody reads out the bulletin: a quiet night, a little broth. Behind the door somebody laughs, weakly, and then coughs. {G.full}, the {G.role}, beckons you in. {I.full}, the {I.role}, is sitting up among pillows with a lap dog. ["It is a good day," says {I}. "Tomorrow I have to sign something, so tomorrow will be a bad one. Does that strike anybody else?"|"Today I am well," says {I}. "Tomorrow there are papers to be signed. I should like to bet."] The dog licks {I.their} hand, and falls asleep in the middle of it.',
      '@bed',
    ],
    [
      'They are carrying out the dead: a canary, two goldfish, a fern. "From the bedroom," says {G.full}, the {G.role}, who holds the list. "One by one. They ate nothing that was served at table, I have seen to that." In the window above you {I.full}, the {I.role}, lifts a hand; it looks as if it were being lifted by somebody else. [Beside the bed stands {A.full}, the {A.role}, and is smoothing a pillow|At the bedside {A.full}, the {A.role}, shakes up a pillow, as on each day].',
      '@canary',
    ],
  ],
  ask: [
    '"I can keep {I.them} alive until {deadline}," says {G}, "if nobody helps me any further. Find out what it is, what it is in, and who does it, in this order. The first one I need at once. For the last one I need proof: there are people here whom one cannot accuse and be wrong."',
    '{G} has written it down in columns: the good days, the bad days, the visitors. "There is a pattern, and I do not see it. On {deadline} {I} is to sign over everything. Until then I need an antidote and a name. And let {S} go, who has never so much as oversalted anything."',
  ],
  rumours: [
    '{S} was seen in the garden picking something, at night.',
    'It is a curse; the mirrors have been veiled.',
    '{A} sleeps on a mat before the door, out of devotion.',
    'On bad days everything is granted; there is a queue for them.',
    'The dog sleeps more than it used to, and it never gets anything from the table.',
    '{B} has a new roof on the shop, of copper.',
  ],
  run: [
    [
      'The dog fell asleep after licking the hand, not the plate. What makes people ill here is on the skin (DC 12 Medicine or Nature).',
      'start=bed',
    ],
    [
      'All that died was within three feet of the bed, and was warmed by the same stove or touched by the same hand (DC 12 Investigation).',
      'start=canary',
    ],
    'Everybody here offers the party something to eat. It is all quite harmless, and it is noted who hesitates.',
  ],
  gist: [
    'So it is: {fact}. {A} does it, by way of {vessel}, which is tasted and harmless; the other half is in the pillow, and only both together are a poison. So the taster stays well. {B} supplied the two halves, to two customers, as {B.they} thought; {A} mixes them at {lair}. On {deadline} {A} needs a very bad day.',
    '{Fact}: a grain in {vessel}, a grain in the pillow, and it becomes dangerous only where they meet. {A} smooths the pillow every evening. {S} is innocent; the antidote grows at {lair}, beside the rest of it.',
  ],
  truth: [
    [
      '{A} has governed for {years} years, from behind a chair, and well; only on the good days is {A} not needed. {A} does not want {I} dead at all. {A} wants {I} tired, grateful and propped up, and on {deadline}, once, as good as absent.',
      '{A} once nursed {I} through a real illness, night after night, and was never as happy again. When {I} got well, there were the others once more. It is not hatred. It is the only way in which {A} has ever been needed.',
    ],
    [
      'The two halves come from {B}: a powder for moths, for the linen, and a tonic, for the nerves. {B} sold them over the counter to two different maids, and has been paid as if it were a secret. At {lair} {A} measures them by the calendar: before signatures a double one.',
    ],
    [
      '{S} was dismissed because {S.they} had changed the pillow, by chance, and {I} had been well for {few} days in a row. {A} noticed that before anybody else. {T} had noticed it as well, while washing, and has a rash up to the elbows since then, and puts butter on it.',
    ],
  ],
  turn: [
    '{I} knows. {I} has known since the goldfish, has poured {vessel} into the fern, and goes on coughing, because on bad days everyone shows what they are. {I} has not made up {I.their} mind yet about what to do with {A}, whom {I} loves.',
    'The antidote has to be taken for {few} days, and at first it makes everything worse. If it is begun now, {I} cannot stand on {deadline}; if not, {I} can stand, and perhaps never again. {A} has understood which of the two the party prefers, and offers to help.',
  ],
  people: {
    G: [
      '{G} has kept a table of each breath for {weeks} weeks and does not trust {G.their} own hands any more, since they have given {vessel}, too.',
    ],
    I: [
      '{I} is weak, witty and afraid of the evening. {I} wants to sign one thing with a clear head, and to know who was fond of {I.them}.',
    ],
    A: [
      '{A} wants {prize}, by means of a signature that trembles. {A} is attentive, sleeps little, and tests each pillow with {A.their} own cheek, after taking something against it.',
      '{A} wants to be needed. {A} has a table as well, of good days and bad days, and it is in two colours, and neater than that of {G}.',
    ],
    B: [
      '{B} sells to everybody and asks nothing, and has begun to put two and two together, literally, on the back of a bill. {B} is afraid of having known it.',
    ],
    S: [
      '{S} was good at {S.their} work and would like to have it said aloud. {S} remembers the day of the pillow precisely, because of the feathers.',
    ],
    T: [
      '{T} has a rash, a good nose and no rank. {T} can tell from the linen, blindfold, whether the day will be a bad one.',
    ],
    H: [
      '{H} fetches and carries for {A}, has keys, and has been told that it is a medicine that the doctors must not know about. {H} has tried a little, and slept for a day.',
    ],
  },
  looks: [
    [
      'Curtains, bottles, flowers; a bed like a ship, with {few} pillows, and beside it a mat, neatly rolled up. [On the sill stands what is left of a fern|In the cage there hangs only a swing].',
    ],
    [
      'Jars to the ceiling, scales in a glass case, and a cat that sneezes. [There are two doors, for two sorts of customers|It smells of cloves and of new copper]. On the counter lies a book in which what was sold is entered by its smell.',
    ],
    [
      'A narrow bed that is never slept in, shelves with files, everything in order. Over the desk hangs a calendar with two colours of ink. On the bed lies one single pillow, wrapped in waxed paper.',
    ],
    [
      'Glass, warmth, and white flowers in pots, in two rows, which are kept apart by a strip of sand a pace wide. In the middle stands a table with a scale; a pillow is lying there, ripped open; a mortar; and, in a box, a little of both, already mixed.',
    ],
  ],
  todo: [
    [
      '{A} is always present. One can have {A} called away by a paper that has to be signed at once (DC 13 Deception), or by {I}, who can faint to order, and does it gladly.',
    ],
    [
      '{B} talks only about what one buys. A purchase of two things that do not go together (DC 12 Nature or Medicine to choose them) makes {B} turn pale, close the door, and talk.',
    ],
    [
      'The door is locked, and {H} has the second key, and a headache. Whoever can cure it (DC 12 Medicine) or shares it (no check, an evening at the tavern) borrows the key.',
    ],
  ],
  firstFight:
    'on the second evening the party has a visit from people of the household, who have been told that the party are the poisoners ({skirmish}). They are honest, and stop as soon as one of the party drinks from the cup that they have brought along as evidence.',
  clues: [
    [
      'Medicine :: comparing the table of {G} with the washing book :: The bad days follow fresh pillowcases, not meals. It comes by the skin and the breath, at night.',
      'Insight :: asking {I} who stays when all have gone :: Only {A}, on the mat. On the {few} nights on which {A} was away, {I} slept well.',
      'Nature :: shaking out the pillow over a dark cloth :: Pale dust and a petal that grows nowhere in the open. It needs glass and warmth: {lair}.',
    ],
    [
      'Investigation :: reading the book of smells :: Two lines, weeks apart, two maids: harmless, both. {B} has drawn a line from one to the other, in pencil, and rubbed it out.',
      'Persuasion :: asking {B} who pays for the roof :: Both of the maids serve {A}.',
      'Perception :: following the sneezing cat :: It has the same dust in its fur, and sleeps where it is warm at night: on the stove pipe of {lair}.',
    ],
    [
      'History :: comparing the calendar with the acts that were signed :: Red before each signature, double red on {deadline}. The hand is that of {A}.',
      'Sleight of Hand :: unwrapping the pillow in waxed paper :: It is embroidered like those in the sickroom, and heavier by a spoonful. It is ready for {deadline}.',
      'Arcana :: smelling at the gloves in the drawer :: No magic, but wet earth and two sorts of blossom: {lair}, where nobody has gardened for years, as they say.',
    ],
  ],
  lairUse: [
    'The two rows of flowers: whoever shoves a shelf over the strip of sand (one action) makes a cloud ten feet wide: DC 12 Constitution saving throw, or poisoned for two rounds.',
    'The glass roof: each loud blow brings down a pane (DC 12 Dexterity saving throw, {sting} slashing damage); and fresh air, which ends every cloud.',
    'On the bench, in a blue pot, stands the antidote, as a plant: whoever chews a leaf (one action) is not poisoned any longer and cannot be for an hour; it has nine leaves.',
  ],
  tactics: [
    '{A} keeps the strip of sand between {A.themself} and the party and throws what is in the mortar; the others were told that the party wants to uproot the antidote, and so they protect just that',
  ],
  parley: [
    '{A} has never been thanked for the nights. If {I} does it, or a letter from {I} (DC 13 Persuasion), and for the real ones only, {A} sets down the mortar and asks what is to be done about the pillow for tonight.',
    'Whoever sits down at the table, lays a cheek on the ripped pillow and waits (DC 12 Performance; it needs courage, not skill) is pulled away from it by {A}, who says aloud why.',
  ],
  clock: [
    [
      '{A} thanks the party for its concern and has the sickroom closed to everyone but the family.',
    ],
    [
      '{S} is to confess, and is offered a journey for it. {T} shows the rash to a doctor, who tells {A}.',
    ],
    [
      '{B} has closed the shop and is not at home; in the garden somebody has been digging in a hurry.',
    ],
    ['On {deadline} {I} sits propped up, with a pen in the hand, and {A} guides the hand.'],
  ],
  after: [
    'It is signed, crookedly, and is valid. {I} lives on for a long time, in a room with veiled mirrors, and agrees to everything. {A} has {prize} and nurses {I.them} faithfully, until the end.',
  ],
  endings: [
    {
      heading: 'A clear head',
      text: [
        'On {deadline} {I} walks in without a stick. Somebody of the party carries a pillow behind, with a seal on it, and lays it on the table, and {A} is asked to rest {A.their} head on it. The two halves are shown, and that each is harmless. {I} signs one thing only, with a clear hand: the pardon of {S}. What is to become of {A} takes {I} three days. That {fact} is known from then on as the reason why the linen is washed by somebody who may speak.',
      ],
    },
    {
      heading: 'Quietly',
      text: [
        'The pillow is changed, the pots are pulled up, and {A} is sent to a post far away, with honours. {I} gets well, little by little. *The price:* nobody ever learns that {fact}; {S} is free and remains the one who was suspected, and {A} writes, each week, a letter full of concern.',
      ],
    },
    {
      heading: 'With its own measure',
      text: [
        '{A} falls at {lair}, among white flowers, of what was meant for another. *The price:* the blue pot is among the shards; {I} has to get by with what {G} can save of it, and will have bad days until the end, which are only that.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The pen is on the paper, and {A} is guiding it. {I} looks up, finds the party in the crowd, and lets the pen drop. To pick it up takes {A} as long as one sentence.',
      ],
    },
  ],
  steps: [
    'Find out what makes {I.full} ill, and how.',
    'Find an antidote.',
    'Find out who does it.',
    'See to it that {I.full} has a clear head on {deadline}.',
  ],
  frame: {
    labels: { lair: 'Where it is mixed' },
    ownMagic: [
      [
        '*Detect Poison and Disease* finds nothing in the cup, nothing in the food, and, if one thinks of it, half of something in the bed.',
        'level<=20',
      ],
      [
        '*Protection from Poison* or *Lesser Restoration* makes tomorrow a good day. It is noticed at once, and by whom tells a great deal.',
        'level>=3',
      ],
      [
        '*Zone of Truth*: "I have never put anything into the cup that I would not drink," says {A}, and drinks.',
        'level>=3',
      ],
      '*Speak with Animals*: the lap dog loves the big warm hand, the pillow, and the mat person; it is only always so tired.',
    ],
    excludedMagic: /Detect Poison/,
  },
};
