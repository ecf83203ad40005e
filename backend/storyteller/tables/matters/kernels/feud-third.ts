import { everyTone } from '../../tones.ts';
import { speakers } from '../matter-roles.ts';
import type { MatterKernel } from '../matter-types.ts';

/** Two sides; B speaks for the first, S for the second, which is blamed for the last deed. */
export const feudThird: MatterKernel = {
  id: 'feud-third',
  sort: 'feud',
  tells: [{}],
  tones: everyTone,
  escort: ['people'],
  roles: { B: speakers('{one}'), S: speakers('{two}') },
  sites: [
    ['the ruins of {loss}', 'what is left of {loss}'],
    ['the meeting house of {one}', 'the yard of {one}'],
    ['the store of {A.full}', 'the armoury of {A.full}', 'the office of {A.full}'],
  ],
  lair: {
    names: ['the lime pit', 'the island in the reeds', 'the old toll station', 'the brick kiln'],
    terrain: 'wild',
  },
  problem: [
    'They share {bone}, and have got on, «not well, but »for {years} years. {weeks.s} weeks ago somebody burned down {loss} of {one}, for whom {B.full} speaks; three days later the same was done to {loss2} of {two}, and {S.full}«, who speaks for {two},» has bought weapons.',
    'It is about {bone}, which they have shared for {years} years. {weeks.s} weeks ago {loss} of {one} burned down, then {loss2} of {two}; since then each blow has been repaid. {B.full} speaks for {one} and {S.full} for {two}«, and they no longer speak with each other».',
  ],
  start: [
    [
      'You stand exactly between them: on the left {one}, with {B.full} in front, on the right {two}, with {S.full}. «Everyone in {town} who can walk holds something heavy. »Between you lies what is left of {loss}: a charred beam. "One step," calls {B.full}. "Take it," answers {S.full}. Both look at you as if {G.full} had sent for you. Then a stone comes flying« from somewhere behind», and hits {B.full}.',
      '@one',
    ],
    [
      'In the inn of {town} a chalk line goes across the floor. On one side sit {one}, on the other {two}, and at the bar«, on the line itself,» sits {T.full}, the {T.role}«, and does not dare to drink». "Choose a side before you order," {T.full} says to you. "They quarrel about {bone}, and today each has got a delivery of long boxes, from the same cart, from {p3}."',
      '@two',
    ],
  ],
  ask: [
    '{G} wants peace before {deadline}. "Find out who did the first thing to {one}, and who did the last. With proof I can bring {B} and {S} to one table.« Without it they will fight at {deadline}.»"',
    '"Each of them has sworn« to me» that it was the other who began," says {G}, "and I believe them both. Find out how that can be, before {deadline}."',
  ],
  rumours: [
    'It was {S}«, with {S.their} own hand»: a glove was found«, with a monogram».',
    '{B} has waited for this for years« and has a list of old debts».',
    '{A} has spoken for peace, «in tears, »and lends both sides money.',
    'A cart« without a name» delivers at night, to {one} as well as to {two}.',
  ],
  run: [
    [
      'The stone came from neither side but from the roof behind (DC 13 Perception): {H} is lying there. Whoever goes up finds« the place warm, and» a bag with a second glove.',
      'start=one',
    ],
    'A word to both at once works better« than one to each»: whoever stands on the line (DC 13 Persuasion) gains {few} minutes in which they count the dead, and find that there are none« so far».',
  ],
  gist: [
    '{A} did both first deeds, through {H}, and sells both sides what they fight with. When {one} and {two} have ruined each other, {A} gets {bone}, «over which they fight, »and with it {prize}.',
  ],
  truth: [
    [
      '{bone.u} is worth more than both know: {A} has learned that {council} will give {prize} for it. To get it, {A.they} needs {one} and {two} to be weak« and in debt». {weeks.s} weeks ago {H} set fire to {loss} of {one}, and left a glove of {S}; three days later to {loss2} of {two}, and left a knife of {B}.',
    ],
    [
      'Since then it has gone on by itself. {A} lends money, sells what each needs« against the other», and weeps in public. In the books« at {p3}» both sides stand on facing pages, with the same date on which they must pay: {deadline}.',
    ],
    [
      '{H} lives at {lair} with {few} others and has everything ready for a last deed: in the night before {deadline} a child of {one} and a child of {two} are to disappear, each with a sign of the other side« in its place». {T} drives the cart« and knows the way».',
    ],
  ],
  turn: [
    'The two children know each other: for weeks they have met at {p1}, and have sworn to run away together, on exactly that night. If {A} is stopped and they go all the same, it looks as planned; if they are found together, «hand in hand, »peace is a question of one sentence.',
    '{G} gains by it as well: the loans of {A} come from the chest of {town}, and {G} signed them«, in good faith». If {one} and {two} do not pay, {town} is bankrupt. {A} says so as soon as {G} becomes« too» curious.',
  ],
  people: {
    G: ['{G} wants {one} and {two} at one table«, and has set it {few} times already».'],
    A: [
      '{A} wants {prize}, and to be thanked by both« for it». {A} remembers birthdays on both sides.',
    ],
    B: [
      '{B} wants {one} to be respected. {B} has known {S} since childhood, and misses {S.them} at cards«, which nobody may know».',
    ],
    S: [
      '{S} wants {two} not to have to bow. The glove was stolen from {S} at a dinner of {A}, and {S} remembers who took the coats: {H}.',
    ],
    T: ['{T} drives the cart«, gets paid double,» and has a family on each side of the line.'],
    H: [
      '{H} wants money and a ship. {H} draws the line at children« and has not told {A} so yet».',
    ],
  },
  looks: [
    [
      'Ash, footprints of half of {town}, and«, as if laid out for view,» the sign of the other side.',
    ],
    [
      'A long table with {num} places, weapons on hooks« where coats used to hang». On the wall is an old picture: {one} and {two} at a feast«, arm in arm».',
    ],
    [
      'Boxes up to the ceiling, «all alike, »and two doors: one for {one} and one for {two}. The clerk between them greets both.',
    ],
    [
      'A fire, {few} beds, two bundles of clothes: one to pass for {one}, the other to pass for {two}. A small bed has been made up, and a second one« beside it».',
    ],
  ],
  todo: [
    [
      'Both sides keep watch here« so that the other may not clear anything away»; the party is let in if it takes along one of {one} and one of {two}.',
    ],
    [
      'Guests have to say whom they are for. An honest "for nobody" (DC 13 Persuasion) gets the party a chair by the door, where the old people of {one} sit«, who talk».',
    ],
    [
      "The clerk shows a customer only that customer's page. Somebody of {one} and somebody of {two} at once (DC 12 Deception) are enough, and the book is left open.",
    ],
  ],
  clues: [
    [
      'Investigation :: looking at the sign that was left :: It lies on top of the ash«, not under it»: it was put there after the fire, and not by {S}.',
      'Perception :: looking at the boot prints below the others :: One person came twice, with a nail missing in the left heel: {H}, who works for {A}.',
      'Survival :: following that print :: It leads through the water and comes out at {lair}.',
    ],
    [
      'History :: asking the old ones what it was like :: Nothing of this kind was «ever »done in {years} years; quarrels were settled with a drinking bout.',
      'Insight :: asking who advised against talking :: {A}, to {B}«, as a friend»; and to {S}, on the same day, with the same words.',
      'Persuasion :: asking the children what they have seen :: Somebody comes from {lair} at night and asks which window is whose.',
    ],
    [
      'Investigation :: reading the two pages :: Both sides have bought the same«, on credit», and both are ruined at {deadline}.',
      'Investigation :: reading the letter under the blotter :: {council} offers {A} {prize} for {bone}.',
      'Investigation :: looking at the orders for food :: Bread« for {few}» is delivered to {lair}«, where nobody lives»; since yesterday also milk.',
    ],
  ],
  lairUse: [
    'The bundles of clothes fit the party« as well»: whoever wears one is taken for one of {one}, or of {two}, in the first round.',
    'A signal fire stands ready. Lit, it calls« both» {one} and {two} here, each believing that the other is attacking; if they come, {A} has witnesses« of both sides» against {A.them}.',
  ],
  tactics: [
    '{A} shouts for help«, to each side against the other»; {H} protects the small beds and, if asked, stops fighting',
  ],
  parley: [
    '{A} reckons: if {B} and {S} stand side by side« in the door», there is nothing left to sell. A DC 12 Persuasion check is enough then; with only {B} or only {S}« there» it is DC 16.',
  ],
  clock: [
    ['The next blow: a storehouse of {two} burns. {A} is the first to send help«, and the bill».'],
    [
      '{S} is ambushed on the way to a secret talk with {B}«, and survives». Only {A} had known of it.',
    ],
    ['{one} and {two} send their children away; {A} offers the coach.'],
    [
      'The children do not arrive. At {deadline} {one} and {two} meet with all that they have bought.',
    ],
  ],
  after: ['{A} gets {bone} from the survivors« for a song», and has {prize}; {ruin}.'],
  endings: [
    {
      heading: 'One table',
      text: [
        '{B} and {S} lay glove and knife on the table, and then look at the one who is pouring. {A} puts down the jug. {One} and {two} have debts to nobody« any more, since the contracts were a fraud», and one quarrel less than before.',
      ],
    },
    {
      heading: 'A truce',
      text: [
        '{A} cancels the debts and leaves«, and nobody learns why». *The price:* {one} and {two} each believe that they have won, and next year it begins again, over {bone}.',
      ],
    },
    {
      heading: 'One side',
      text: [
        'If the party helps one side to win, it is over« before {deadline}». {A} sells to the winner. *The price:* the others leave {town}« for ever», and {bone} goes to whoever holds the debts of the winner: {A}.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{B} and {S} stand facing each other, and the first arrow has been shot; whoever walks between them with the two children stops it. The children are at {lair}, and {H} is beginning to tell them a story.',
      ],
    },
  ],
  steps: [
    'Hear {B.full} and {S.full}, one after the other.',
    'Look at the place where it began.',
    'Find out who profits from the quarrel.',
    'Bring both to one table before {deadline}.',
  ],
};
