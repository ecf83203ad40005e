import type { MatterKernel } from './matter-types.ts';

const every = ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'] as const;

const speakers = (side: string): readonly [string[], string[], string[]] => [
  [`speaker for ${side}`],
  [`speaker for ${side}`],
  [`envoy of ${side}`],
];

/** Two sides; B speaks for the first, S for the second, which is blamed for the last deed. */
export const feudKernels: readonly MatterKernel[] = [
  {
    id: 'feud-third',
    sort: 'feud',
    tones: every,
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
      'They share {bone}, and have got on, not well, but for {years} years. {weeks.s} weeks ago somebody burned down {loss} of {one}, for whom {B.full} speaks; three days later the same was done to {loss2} of {two}, and {S.full}, who speaks for {two}, has bought weapons.',
      'It is about {bone}, which they have shared for {years} years. {weeks.s} weeks ago {loss} of {one} burned down, then {loss2} of {two}; since then each blow has been repaid. {B.full} speaks for {one} and {S.full} for {two}, and they no longer speak with each other.',
    ],
    start: [
      [
        'You stand exactly between them: on the left {one}, with {B.full} in front, on the right {two}, with {S.full}. Everyone in {town} who can walk holds something heavy. Between you lies what is left of {loss}: a charred beam. "One step," calls {B.full}. "Take it," answers {S.full}. Both look at you as if {G.full} had sent for you. Then a stone comes flying from somewhere behind, and hits {B.full}.',
        '@one',
      ],
      [
        'In the inn of {town} a chalk line goes across the floor. On one side sit {one}, on the other {two}, and at the bar, on the line itself, sits {T.full}, the {T.role}, and does not dare to drink. "Choose a side before you order," {T.full} says to you. "They quarrel about {bone}, and today each has got a delivery of long boxes, from the same cart, from {p3}."',
        '@two',
      ],
    ],
    ask: [
      '{G} wants peace before {deadline}. "Find out who did the first thing to {one}, and who did the last. With proof I can bring {B} and {S} to one table. Without it they will fight at {deadline}."',
      '"Each of them has sworn to me that it was the other who began," says {G}, "and I believe them both. Find out how that can be, before {deadline}."',
    ],
    rumours: [
      'It was {S}, with {S.their} own hand: a glove was found, with a monogram.',
      '{B} has waited for this for years and has a list of old debts.',
      '{A} has spoken for peace, in tears, and lends both sides money.',
      'A cart without a name delivers at night, to {one} as well as to {two}.',
    ],
    run: [
      [
        'The stone came from neither side but from the roof behind (DC 13 Perception): {H} is lying there. Whoever goes up finds the place warm, and a bag with a second glove.',
        'start=one',
      ],
      'A word to both at once works better than one to each: whoever stands on the line (DC 13 Persuasion) gains {few} minutes in which they count the dead, and find that there are none so far.',
    ],
    gist: [
      '{A} did both first deeds, through {H}, and sells both sides what they fight with. When {one} and {two} have ruined each other, {A} gets {bone}, over which they fight, and with it {prize}.',
    ],
    truth: [
      [
        '{bone.u} is worth more than both know: {A} has learned that {council} will give {prize} for it. To get it, {A.they} needs {one} and {two} to be weak and in debt. {weeks.s} weeks ago {H} set fire to {loss} of {one}, and left a glove of {S}; three days later to {loss2} of {two}, and left a knife of {B}.',
      ],
      [
        'Since then it has gone on by itself. {A} lends money, sells what each needs against the other, and weeps in public. In the books at {p3} both sides stand on facing pages, with the same date on which they must pay: {deadline}.',
      ],
      [
        '{H} lives at {lair} with {few} others and has everything ready for a last deed: in the night before {deadline} a child of {one} and a child of {two} are to disappear, each with a sign of the other side in its place. {T} drives the cart and knows the way.',
      ],
    ],
    turn: [
      'The two children know each other: for weeks they have met at {p1}, and have sworn to run away together, on exactly that night. If {A} is stopped and they go all the same, it looks as planned; if they are found together, hand in hand, peace is a question of one sentence.',
      '{G} gains by it as well: the loans of {A} come from the chest of {town}, and {G} signed them, in good faith. If {one} and {two} do not pay, {town} is bankrupt. {A} says so as soon as {G} becomes too curious.',
    ],
    people: {
      G: ['{G} wants {one} and {two} at one table, and has set it {few} times already.'],
      A: [
        '{A} wants {prize}, and to be thanked by both for it. {A} remembers birthdays on both sides.',
      ],
      B: [
        '{B} wants {one} to be respected. {B} has known {S} since childhood, and misses {S.them} at cards, which nobody may know.',
      ],
      S: [
        '{S} wants {two} not to have to bow. The glove was stolen from {S} at a dinner of {A}, and {S} remembers who took the coats: {H}.',
      ],
      T: ['{T} drives the cart, gets paid double, and has a family on each side of the line.'],
      H: [
        '{H} wants money and a ship. {H} draws the line at children and has not told {A} so yet.',
      ],
    },
    looks: [
      [
        'Ash, footprints of half of {town}, and, as if laid out for view, the sign of the other side.',
      ],
      [
        'A long table with {num} places, weapons on hooks where coats used to hang. On the wall is an old picture: {one} and {two} at a feast, arm in arm.',
      ],
      [
        'Boxes up to the ceiling, all alike, and two doors: one for {one} and one for {two}. The clerk between them greets both.',
      ],
      [
        'A fire, {few} beds, two bundles of clothes: one to pass for {one}, the other to pass for {two}. A small bed has been made up, and a second one beside it.',
      ],
    ],
    todo: [
      [
        'Both sides keep watch here so that the other may not clear anything away; the party is let in if it takes along one of {one} and one of {two}.',
      ],
      [
        'Guests have to say whom they are for. An honest "for nobody" (DC 13 Persuasion) gets the party a chair by the door, where the old people of {one} sit, who talk.',
      ],
      [
        "The clerk shows a customer only that customer's page. Somebody of {one} and somebody of {two} at once (DC 12 Deception) are enough, and the book is left open.",
      ],
    ],
    clues: [
      [
        'Investigation :: looking at the sign that was left :: It lies on top of the ash, not under it: it was put there after the fire, and not by {S}.',
        'Perception :: looking at the boot prints below the others :: One person came twice, with a nail missing in the left heel: {H}, who works for {A}.',
        'Survival :: following that print :: It leads through the water and comes out at {lair}.',
      ],
      [
        'History :: asking the old ones what it was like :: Nothing of this kind was ever done in {years} years; quarrels were settled with a drinking bout.',
        'Insight :: asking who advised against talking :: {A}, to {B}, as a friend; and to {S}, on the same day, with the same words.',
        'Persuasion :: asking the children what they have seen :: Somebody comes from {lair} at night and asks which window is whose.',
      ],
      [
        'Investigation :: reading the two pages :: Both sides have bought the same, on credit, and both are ruined at {deadline}.',
        'Investigation :: reading the letter under the blotter :: {council} offers {A} {prize} for {bone}.',
        'Investigation :: looking at the orders for food :: Bread for {few} is delivered to {lair}, where nobody lives; since yesterday also milk.',
      ],
    ],
    lairUse: [
      'The bundles of clothes fit the party as well: whoever wears one is taken for one of {one}, or of {two}, in the first round.',
      'A signal fire stands ready. Lit, it calls both {one} and {two} here, each believing that the other is attacking; if they come, {A} has witnesses of both sides against {A.them}.',
    ],
    tactics: [
      '{A} shouts for help, to each side against the other; {H} protects the small beds and, if asked, stops fighting',
    ],
    parley: [
      '{A} reckons: if {B} and {S} stand side by side in the door, there is nothing left to sell. A DC 12 Persuasion check is enough then; with only {B} or only {S} there it is DC 16.',
    ],
    clock: [
      ['The next blow: a storehouse of {two} burns. {A} is the first to send help, and the bill.'],
      [
        '{S} is ambushed on the way to a secret talk with {B}, and survives. Only {A} had known of it.',
      ],
      ['{one} and {two} send their children away; {A} offers the coach.'],
      [
        'The children do not arrive. At {deadline} {one} and {two} meet with all that they have bought.',
      ],
    ],
    after: ['{A} gets {bone} from the survivors for a song, and has {prize}; {ruin}.'],
    endings: [
      {
        heading: 'One table',
        text: [
          '{B} and {S} lay glove and knife on the table, and then look at the one who is pouring. {A} puts down the jug. {One} and {two} have debts to nobody any more, since the contracts were a fraud, and one quarrel less than before.',
        ],
      },
      {
        heading: 'A truce',
        text: [
          '{A} cancels the debts and leaves, and nobody learns why. *The price:* {one} and {two} each believe that they have won, and next year it begins again, over {bone}.',
        ],
      },
      {
        heading: 'One side',
        text: [
          'If the party helps one side to win, it is over before {deadline}. {A} sells to the winner. *The price:* the others leave {town} for ever, and {bone} goes to whoever holds the debts of the winner: {A}.',
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
  },
  {
    id: 'feud-paper',
    sort: 'feud',
    tones: ['heroic', 'grim', 'intrigue', 'whimsical', 'horror'],
    escort: ['people', 'construct'],
    roles: {
      B: speakers('{one}'),
      S: speakers('{two}'),
      A: [
        ['notary', 'surveyor', 'parish clerk', 'bailiff'],
        ['provincial judge', 'keeper of the seals', 'abbot'],
        ['lord chancellor', 'primate', 'master of the royal archives'],
      ],
    },
    sites: [
      ['the peace table under the oak', 'the peace bench at the bridge'],
      ['the hall of {two}', 'the camp of {two}'],
      ['the chancery', 'the archive of {council}'],
    ],
    lair: {
      names: [
        'the tower of the copyists',
        'the walled library',
        'the record vault',
        'the paper mill',
      ],
      terrain: 'indoors',
    },
    problem: [
      'Each side has a document with a seal that gives {bone} to it alone. Both documents are genuine; they were shown to {few} experts. {B.full} speaks for {one}, {S.full} for {two}, and both have stopped sleeping at home.',
      'It is about {bone}, and about a contract: the one that was found with {one} {weeks} weeks ago gives everything to {one}, and the one that has been found since gives everything to {two}. {B.full} and {S.full}, who speak for them, have hired people.',
    ],
    start: [
      [
        'A wall has been built across the road to {town}, overnight, at the height of the knee. On this side stands {B.full}, the {B.role}, with a document, on the other {S.full}, with another one. "Read it to {town}!" they say to you, both at once. The texts are the same, line by line; only in the last one do the names of {one} and {two} change places.',
        '@one',
      ],
      [
        'The judge in {town} has fainted. In the courtroom {one} shout on the left and {two} on the right; on the table lie two sheets with the same seal. {T.full}, the {T.role}, waves a handkerchief over the judge and says to you: "There was a word on the way. The two of them were held to the light, and then came a laugh."',
        '@two',
      ],
    ],
    ask: [
      '{G} wants to know which document is true, before {deadline}. "On that day they may take by force what is theirs: that is the law in {town}, and I would like to know to which of them it applies."',
      '"Find the original," says {G}. "There must be one in {town}, and when you have it, bring {B} and {S} here, and tell nobody else where you found it, especially not the experts."',
    ],
    rumours: [
      '{S} has had the seal forged, by a cousin who is an engraver.',
      'The old judge knew something, and has been ill since the trial, and is looked after by {A}.',
      'In former times {one} and {two} celebrated together, once a year, at {p1}.',
      '{A} has not wanted to decide for either side, out of pure conscience.',
    ],
    run: [
      'Held against the light, the sheets of {B} and {S} show the same watermark, and it is of this year (DC 13 Investigation); the contract is said to be {years} years old.',
      [
        'The judge wakes up for a moment, says "Neither", and then {H} comes with the drops, by order of {A}.',
        'start=two',
      ],
    ],
    gist: [
      'Both documents are copies that {A} had made: by the true contract {bone} belongs to {one} and {two} together for ever, and if they go to war over it, to {council}. {A} will administer it then, and that is {prize}.',
    ],
    truth: [
      [
        '{years.s} years ago {one} and {two} made peace, at {p1}, and wrote down that they would use {bone} in common. They added a penalty: if they ever took up arms against each other about it, both would lose it, to {council}.',
      ],
      [
        '{A} found this when putting the archive in order, and saw what it is worth: whoever administers it for {council} has {prize}. So {weeks} weeks ago {A.they} had {H} make two copies at {lair}, each with a different last line, and had one found by {one} and the other by {two}. The seal is genuine; {A} keeps it.',
      ],
      [
        'At {deadline}, when the first blow has been struck, {A} will "discover" the original. Until then it lies at {lair}. The judge recognised the paper, and gets drops that bring sleep. {T} empties the wastepaper and has saved a test copy, because it is written so beautifully.',
      ],
    ],
    turn: [
      'The penalty does not apply if it is proved that a third party has caused the quarrel, it says on the back. {A} has never turned the sheet over: it is glued to its cover. Steam is enough.',
      'A word in the contract was always misread: not "{one} and {two}" made peace but a woman of {one} and a man of {two}. All who live there today descend from these two, and {B} and {S} are cousins.',
    ],
    people: {
      G: [
        '{G} wants to give a just judgement, and suspects every expert since they began to agree.',
      ],
      A: [
        '{A} wants {prize}, and loves the old paper: burning it is out of the question for {A.them}. {A} corrects the grammar of threats.',
      ],
      B: [
        '{B} wants what the document promises to {one}, and would be satisfied with half if {S} asked first.',
      ],
      S: [
        '{S} wants what the document promises to {two}. The cousin is an engraver, of gravestones; {S} has had enough of having to explain that.',
      ],
      T: [
        '{T} cannot read and collects beautiful writing. {T} shows the collection to anyone who does not laugh.',
      ],
      H: [
        '{H} is a copyist and proud of the work. {H} built a mistake into each sheet so that one can tell them apart, and tells it to anyone who praises them.',
      ],
    },
    looks: [
      [
        'A stone table with two benches, from the old times of {town}, and between them, from last week, a wall, built by {one} or by {two}. Carved into the table: two hands.',
      ],
      [
        'Armed people who are learning how to hold it, from {S}. The document hangs under glass, with a lamp.',
      ],
      [
        'Cupboards, ladders, a smell of glue. The register says "taken out" in one place, without a name; {H} hopes that nobody asks.',
      ],
      [
        'Desks by the windows, ink in {few} colours, sheets hung up to dry. In the middle is a chest with the great seal, and in the chest the original.',
      ],
    ],
    todo: [
      [
        'Both sides throw stones at anyone who touches the wall. Whoever sits down on both benches, that of {one} and that of {two}, is left alone: so the old custom has it (DC 12 History to know it).',
      ],
      [
        'The document may be looked at, not touched. To hold it against the light, one has to hold the lamp for {S} (DC 13 Sleight of Hand).',
      ],
      [
        '{H} is on duty here by day. Praise of the handwriting (DC 12 Persuasion) is worth more to {H} than a bribe.',
      ],
    ],
    clues: [
      [
        'History :: reading the carving on the table :: "Both, or neither" is the last line of an oath between {one} and {two}.',
        'Investigation :: asking who has cleaned the stone :: {A} had the carving filled with mortar, {weeks} weeks ago; the frost has broken it out again.',
        'Nature :: looking at the mortar :: There are paper fibres in it, from {lair}.',
      ],
      [
        'Investigation :: looking through the sheet :: The watermark is of this year, from the mill by {lair}; {A} has such paper on the desk.',
        'Insight :: asking how {S} found it :: It lay in a family Bible that {A} had "given back after restoring it".',
        'Persuasion :: asking those who stand guard :: A person with ink on the fingers comes each week and asks {S} how it looks; then goes back to {lair}.',
      ],
      [
        'Investigation :: comparing the register with the shelf :: The contract exists, and was taken out the week before it was "found" twice.',
        'Insight :: asking {H} for whom the most beautiful work was done :: "For {A}. Two sheets. You could lay one on the other."',
        'Investigation :: reading the delivery slips :: Ink, parchment and the great seal were brought to {lair}, and have not come back.',
      ],
    ],
    lairUse: [
      'Wet ink is everywhere: a desk that is turned over makes the floor slippery, and blinds whoever gets it in the face for a round (DC 13 Dexterity); {A} steps back to save the coat.',
      'The press can hold a door shut, or {A}.',
    ],
    tactics: [
      '{A} keeps the original under the coat and lets nobody fight near the ink; if fire breaks out, {A} changes sides to save the paper',
    ],
    parley: [
      '{A} can be had by the paper: a candle close to it, and an honest face (DC 13 Intimidation), or the question of what is written on the back.',
    ],
    clock: [
      [
        '{one} and {two} each raise the wall by a hand; {B} and {S} lay the last stones themselves.',
      ],
      ['{S} is accused of forgery; the cousin is arrested.'],
      ['The judge dies, or almost, and {G} has to decide alone.'],
      ['At {deadline} a blow is struck. {A} appears with the original and reads out the penalty.'],
    ],
    after: ['{one} and {two} lose everything, {A} administers it and has {prize}; {ruin}.'],
    endings: [
      {
        heading: 'The last line',
        text: [
          '{G} reads the true contract at {p1}, aloud. {B} and {S} look at the table, then at each other, and sit down. The wall becomes a third bench. {A} has to copy the contract, {few} times, in prison.',
        ],
      },
      {
        heading: 'Divided',
        text: [
          'The party keeps the original, and {one} and {two} agree on a half each. *The price:* the penalty still exists, in {lair}, and {A} knows where.',
        ],
      },
      {
        heading: 'For {council}',
        text: [
          'If the party gives the original to {G} before a blow is struck, {council} can take it over legally and administer it fairly. *The price:* {one} and {two} will not forgive this in {years} years.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          'The blow has been struck and the penalty read out. What is written on the back can still undo it, for {few} days, and {A} does not let the sheet out of {A.their} sight.',
        ],
      },
    ],
    steps: [
      'Compare the two documents.',
      'Ask {B.full} and {S.full} how they found them.',
      'Find out who profits if they fight.',
      'Find the original before {deadline}.',
    ],
  },
];
