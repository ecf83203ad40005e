import { everyTone } from '../../tones.ts';
import { trackFrame } from '../frames/track-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/**
 * A band has struck once, as the idea says, and is gone with what it took. A leads it home; S showed it the way in; T has
 * seen where it went, and H, who is left behind by the band, would tell more.
 */
export const huntBand: MatterKernel = {
  id: 'hunt-band',
  sort: 'band',
  needs: 'track',
  tones: everyTone,
  frame: trackFrame,
  isBandBeside: true,
  escort: ['people'],
  scale: {
    deadline: [
      ['the first snow', 'the closing of the pass'],
      ['the first snow', 'the closing of the pass'],
      ['the first snow', 'the closing of the pass'],
    ],
  },
  roles: {
    A: [['leader of {foes}'], ['leader of {foes}'], ['leader of {foes}']],
    B: [
      ['smith', 'miller', 'head of the village watch'],
      ['captain of the road wardens', 'steward of the granaries', 'master of the draymen'],
      ['commander of the border fort', 'quartermaster of the realm', 'marshal of the convoys'],
    ],
    S: [
      ['tinker', 'knife grinder', 'farmhand'],
      ['horse dealer', 'surveyor', 'tax farmer'],
      ['envoy', 'supplier to the army', 'lord of the marches'],
    ],
    T: [
      ['shepherd', 'charcoal burner', 'ferryman'],
      ['ranger', 'beekeeper', 'smuggler'],
      ['old scout', 'hermit', 'falconer'],
    ],
    H: [['outcast of {foes}'], ['outcast of {foes}'], ['outcast of {foes}']],
  },
  sites: [
    ['the place where it happened', 'the burned gate'],
    ['the ford where they rested', 'the cold camp in the birches', 'the quarry where they rested'],
    ['the hollow oak with the rags', 'the hut at the end of the path', "the shepherds' cairn"],
  ],
  lair: {
    names: [
      'the winter camp behind the three hills',
      'the walled valley',
      'the old frontier fort',
      'the valley above the salt spring',
    ],
    terrain: 'wild',
  },
  problem: [
    [
      'It was {few} days ago, and it took less than an hour. {B.full}, the {B.role}, stood at the gate with two others, and is the only one of the three who can still stand. The tracks go north, and each night the frost makes them harder to read.',
      'tone!=whimsical',
    ],
    [
      'That was {few} nights ago. What was not carried away was broken, so that nobody should follow; {num} people have nothing left but what {B.full}, the {B.role}, had hidden under a floor. Since then nobody has come back, and {town} is more afraid of the winter than of them.',
      'tone!=whimsical',
    ],
    [
      'It was {few} nights ago, with trumpets. They have also taken the bell, the cheese, and the trousers of {B.full}, the {B.role}, who pursued them as far as the first nettles.',
      'tone=whimsical',
    ],
  ],
  start: [
    [
      'The first thing you see of {town} is smoke, straight up and thin, and the second is a line of people with buckets who have stopped because there is nothing left to pour it on. {B.full}, the {B.role}, walks along the line and takes the buckets away, one by one, gently. On a post at the wayside hangs a rag with knots in it. {T.full}, the {T.role}, looks at the rag, then at you. "That is not for us," says {T.full}. "That is how they find the way home."',
      '@rag',
    ],
    [
      'In the middle of {town} everyone who can carry something sharp is standing around a cart, and {B.full}, the {B.role}, is on it. "We go after them. Tonight." There are [eleven|fourteen] of them, one has a soup ladle. Behind you {T.full}, the {T.role}, says: "They have two days\' start, they are three to one, and they know that you are coming. They left somebody behind to count you." On the far slope something flashes, once, like a mirror.',
      '@cart',
    ],
  ],
  ask: [
    '{G} holds out a hand with a few grains in it. "This is what it is about. Find {foes}, before {deadline}; after that they are over the border with it. Bring back what can be brought back. And see to it that they do not come a second time. I leave it to you which of the two is first."',
    '"{B} wants to go after them with a dozen farmers," says {G}, "and I shall have a dozen graves. You are {num} times better at it, or so you say. Follow the tracks, find where {foes} {foes.is}, and settle it before {deadline}. And tell me how they knew which night there was no guard."',
  ],
  rumours: [
    '{A} counts everything aloud, it is said, and has never been cheated of a single nail.',
    '{S} was away on the night it happened, to visit an aunt who died {few} years ago.',
    'One of them was beaten by the others, and left by the road. Somebody in {town} gave that one water, and will not say who.',
    'The knotted rags point home: two knots for a day, one for a night. {T} read such rags as a child.',
    'They did not touch the house with the blue door. Nobody knows why, least of all those who live there.',
  ],
  run: [
    [
      'The rag has two knots and one: a day and a night from here, and a hair of a grey horse is tied in (DC 12 Survival).',
      'start=rag',
    ],
    [
      'The flash on the slope is a piece of mirror on a string. Who gets there quietly (DC 13 Stealth) finds {H}, who does not run.',
      'start=cart',
    ],
    'They came by the one path without a dog, at the one hour without a guard (DC 12 Investigation): somebody had told them.',
    'Two of the heavy carts were harnessed by people who are not used to oxen; they will be slow, and must keep to the valley (DC 13 Survival).',
  ],
  gist: [
    '{fact}; it is done, and they are on the way home with it. {A} leads them to {lair}, by three stages, and means to be over the border by {deadline}. {S} sold them the night without a guard. {H}, whom they left behind, knows the camp and wants to go back on other terms.',
    'As {G} says, {fact}. {A} did it because winter is long and {town} was badly guarded, which {S} had told for {bribe} gp. What they took is at {lair} until {deadline}. The party can catch them on the way, break into the camp, or let {H} do what {H} dreams of at night.',
  ],
  truth: [
    [
      '{Fact}, and {A} had planned it since the autumn: which night, which path, how many carts. {A} lost a winter once, and {few} people with it, and has sworn that it will never be theirs who go hungry again. That it is now others is a thing which {A} has thought about, and decided.',
      '{Fact}. It was not anger, it was a list: {A} had it written by somebody who can write, with what each hearth needs until spring. They took exactly that, and then the others could not be held any more, and took the rest.',
    ],
    [
      'How they knew the night: {S} has carried goods between {town} and {foes} for {few} years, was never caught, and was asked one small question. {S} thought of a few sacks. Since then {S} does not sleep, and keeps the money in a boot.',
    ],
    [
      'They travel in three stages, slowly, because of the carts, and mark the way with knotted rags for those who are behind. {H} spoke against it, was beaten and left. {H} knows each stage, the words of the sentries, and that at {lair} half of them would rather have {H.them} than {A}.',
    ],
  ],
  turn: [
    'At {p3} the tracks part. The carts go on to {lair}; a dozen riders under {A} turn back by another way, to {town}, where by now everyone with a weapon has left with {B}. The party can be at only one of the two in time, unless somebody else rides.',
    'At {p2} the party finds {few} of {foes} who have stayed behind on purpose: the old, and those with small children, with their share of what was taken, spread out on a blanket. They hold it out. They have heard what {town} does with thieves.',
  ],
  people: {
    G: [
      '{G} wants back what is needed for the winter, and does not care about the rest. {G} has a list too, of mouths, and crosses nobody out.',
    ],
    A: [
      '{A} wants all of {foes} to be alive in spring. {A} keeps every promise, makes few, and despises {town} for one thing: that it had no guard.',
    ],
    B: [
      '{B} wants to be able to look the others in the face again. {B} was at the gate, and had gone to fetch a second coat when they came; nobody knows it yet.',
    ],
    S: [
      '{S} wants it never to have been. {S} gives the party good advice about the way, a little too good; asked how one can know that (DC 13 Insight), {S} sits down.',
    ],
    T: [
      '{T} wants the rags to be left hanging: whoever takes them down leaves the old and the slow behind in the snow, and nobody in {town} should want that. {T} reads them to the party if it promises this.',
    ],
    H: [
      '{H} wants to go home and be listened to. {H} does not betray where the little ones sleep, and tells everything else to whoever shares the bread before asking.',
    ],
  },
  looks: [
    [
      'What burned is still warm underneath. In the mud the print of a wheel with a patched rim, many feet, and beside the path, undamaged, a row of beehives; they went round those.',
      'A gate in two pieces, and on the inside of it no mark of an axe: it was opened. {B} has swept the yard, twice, and begins a third time.',
    ],
    [
      'Ashes, bones, a cut harness, and in the bark of a birch the tally of what they carry, in strokes; one stroke has been scratched out again.',
      'They ate here, and not much: what they carry is for others. On a stone lies the share of one who was not allowed to take it, untouched.',
    ],
    [
      'Rags on every branch, grey and red, some of them years old. At the foot lies a heap of small things: a button, a wooden horse, a ribbon; one leaves something when one comes home.',
      'From here one sees the valley to its end. The wind brings smoke, wood smoke and bread, from {lair}.',
    ],
    [
      'Tents of hides, a fire for every five, and in the middle, under a roof of hurdles, all of what was taken, in rows, like in a shop. {A} sits in front of it with a stick, and whoever takes something says aloud for whom.',
      'A palisade that was mended in a hurry, smoke, a smell of new bread; the carts stand in a ring, with their wheels off. {A} is in the middle of them, counting.',
    ],
  ],
  todo: [
    [
      'Everyone wants to tell it, in tears or shouting. Whoever first finds something to do for three of them (DC 12 Persuasion) or tends the burns (DC 12 Medicine) gets it in the right order.',
    ],
    [
      'Their rear guard is still near, two with a dog and a horn. They can be got round (DC 13 Stealth), caught (DC 13 Athletics before the horn sounds) or believed to be peddlers (DC 13 Deception); with the horn, {lair} is awake.',
    ],
    [
      'Snow is in the air: the party has an hour of light (DC 13 Survival to use it), or waits for the morning, and {A} gains half a day.',
    ],
  ],
  clues: [
    [
      'Investigation :: looking at the bolt of the gate :: It was drawn from inside. The grease on it is axle grease, such as {S} sells.',
      'Insight :: letting {B} tell it a second time :: {A} gave the orders, by counting aloud, and called one of them back who would have struck: {H}.',
      'Survival :: following the patched wheel :: It goes north along the valley, where there is only one place for so many: {lair}.',
    ],
    [
      'Survival :: counting the fires :: {num} of them at most, a third of them too old or too young to fight. The carts hold the others up.',
      'Perception :: looking for the one who did not eat :: The tracks lead aside, to a hollow: {H}, with a broken rib, who can say how {A} thinks.',
      'Nature :: smelling at the ashes :: Salt wood; it grows in one valley only, above {lair}.',
    ],
    [
      'History :: reading the knots :: One night to {lair}. And below, older: "{A} let mine starve". Not all of them follow gladly.',
      'Investigation :: looking at the newest rag :: It is cut from a coat of {S}, and in the seam is the receipt for {bribe} gp.',
      'Perception :: lying here until dusk :: The sentries of {lair} change when the first star is out, and for as long as a song nobody looks down.',
    ],
  ],
  lairUse: [
    'The carts stand on a slope with their wheels off, and the wheels in a heap. Whoever rolls the heap down (DC 13 Athletics) clears a lane through the fight: {hurt} bludgeoning damage, DC 13 Dexterity half.',
    'If {H} says aloud what stands under the rags, with one witness beside {H.them}, half of those beside {A} lower their weapons for a round and look at {A}.',
    'The roof of hurdles over the loot burns at once, and everyone at {lair} runs to save it, friend and foe; who sets fire to it has two rounds alone with {A}, and little to bring home.',
    'Whoever knows the words of the sentries from {H} gets as far as the second fire (DC 12 Deception).',
  ],
  tactics: [
    '{A} stands in front of what was taken and does not give up a step of it; the others come in pairs, one with a net and one with a spear, and drag away their wounded',
    '{A} has the horn blown and the carts pushed together, and fights in the gap; if the gap is lost, {A} offers to go along alive, if the others may go',
  ],
  parley: [
    '{A} understands a list. Whoever says how many there are in {town}, and what they need until spring (DC 14 Persuasion, without a check with the list of {G}), gets a hearing, and a division: half. With {H} at the side of the party it is two thirds. *The price:* {town} has to trade with {foes} in spring, openly, and at the same gate.',
  ],
  clock: [
    [
      'They leave the first camp before light. {T} finds a fresh rag: they know that they are followed.',
    ],
    [
      '{B} sets out with [eleven|fourteen] people and a soup ladle, in the wrong direction; {town} is without a guard.',
    ],
    ['At {lair} everything is counted and shared. What is eaten does not come back.'],
    [
      'At {deadline} {foes} break camp, with all they have. In {town} there is no light in every second window.',
    ],
  ],
  after: [
    '{foes} {foes.is} over the border, and fed. {town} slaughters its oxen and then its mules; {ruin}.',
  ],
  endings: [
    {
      heading: 'Brought home',
      text: [
        'The carts come down the valley, with patched wheels and {B} on the first one, and {town} stands on both sides of the road and does not cheer, because everyone is counting. {A} is beaten, bound or gone, and nobody has to say again what {foes} did without adding how it ended. {S} opens the gate, in front of all, and stays beside it until somebody says something.',
      ],
    },
    {
      heading: 'Shared',
      text: [
        '{H} divides, {A} watches, {G} signs: what was taken goes into two heaps of the same height. In {town} it will be a thin winter, and at {lair} too. *The price:* {G} has sat down with {foes}, and for some in {town} that is the worst thing that happened.',
      ],
    },
    {
      heading: 'Burned',
      text: [
        '{lair} burns, and with it most of what was taken; {foes} are scattered over three valleys, and will not raid anyone this year. *The price:* {town} has its revenge, and has to buy its winter at {town2}, at the price of {town2}.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{lair} is empty but for one tent. In front of it sits {H}, with a sack. "That is my share," says {H}. "It is not much, for {num}." The tracks go over the border, and beyond it nobody has a warrant; but the carts are slow, and the ice on the river is thin.',
      ],
    },
  ],
  steps: [
    'Look at {p1}.',
    'Follow the tracks.',
    'Find out how {foes} knew when to come.',
    'Settle it with {foes} before {deadline}.',
  ],
};
