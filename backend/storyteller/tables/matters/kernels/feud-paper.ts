import { speakers } from '../matter-roles.ts';
import type { MatterKernel } from '../matter-types.ts';

/** Two sides; B speaks for the first, S for the second, which is blamed for the last deed. */
export const feudPaper: MatterKernel = {
  id: 'feud-paper',
  sort: 'feud',
  tells: [{}],
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
    'Each side has a document with a seal that gives {bone} to it alone. Both documents are genuine«; they were shown to {few} experts». {B.full} speaks for {one}, {S.full} for {two}«, and both have stopped sleeping at home».',
    'It is about {bone}, and about a contract: the one that was found with {one}« {weeks} weeks ago» gives everything to {one}, and the one that has been found since gives everything to {two}. {B.full} and {S.full}, who speak for them,« have» hired people.',
  ],
  start: [
    [
      'A wall has been built across the road to {town}, overnight«, at the height of the knee». On this side stands {B.full}, the {B.role}, with a document, on the other {S.full}, with another one. "Read it to {town}!" they say to you, both at once. The texts are the same«, line by line»; only in the last one do the names of {one} and {two} change places.',
      '@one',
    ],
    [
      'The judge« in {town}» has fainted. In the courtroom {one} shout on the left and {two} on the right; on the table lie two sheets« with the same seal». {T.full}, the {T.role}, waves a handkerchief over the judge and says to you: "There was a word on the way. The two of them were held to the light, and then came a laugh."',
      '@two',
    ],
  ],
  ask: [
    '{G} wants to know which document is true, before {deadline}. "On that day they may take by force what is theirs«: that is the law in {town}, and I would like to know to which of them it applies»."',
    '"Find the original," says {G}. "There must be one in {town}, and when you have it, bring {B} and {S} here, and tell nobody else where you found it«, especially not the experts»."',
  ],
  rumours: [
    '{S} has had the seal forged«, by a cousin who is an engraver».',
    'The old judge knew something, «and has been ill since the trial, »and is looked after by {A}.',
    'In former times {one} and {two} celebrated together«, once a year,» at {p1}.',
    '{A} has not wanted to decide for either side«, out of pure conscience».',
  ],
  run: [
    'Held against the light, the sheets of {B} and {S} show the same watermark, and it is of this year (DC 13 Investigation)«; the contract is said to be {years} years old».',
    [
      'The judge wakes up for a moment, says "Neither", and then {H} comes with the drops«, by order of {A}».',
      'start=two',
    ],
  ],
  gist: [
    'Both documents are copies that {A} had made: by the true contract {bone} belongs to {one} and {two}« together for ever», and if they go to war over it, to {council}. {A} will administer it« then», and that is {prize}.',
  ],
  truth: [
    [
      '{years.s} years ago {one} and {two} made peace, «at {p1}, »and wrote down that they would use {bone} in common. They added a penalty: if they ever took up arms« against each other» about it, both would lose it, to {council}.',
    ],
    [
      '{A} found this« when putting the archive in order», and saw what it is worth: whoever administers it for {council} has {prize}. So {weeks} weeks ago {A.they} had {H} make two copies at {lair}, each with a different last line, and had one found by {one} and the other by {two}. The seal is genuine; {A} keeps it.',
    ],
    [
      'At {deadline}, «when the first blow has been struck, »{A} will "discover" the original. Until then it lies at {lair}. The judge recognised the paper, and gets drops that bring sleep. {T} empties the wastepaper and has saved a test copy«, because it is written so beautifully».',
    ],
  ],
  turn: [
    'The penalty does not apply if« it is proved that» a third party has caused the quarrel, it says on the back. {A} has never turned the sheet over: it is glued to its cover. Steam is enough.',
    'A word in the contract was always misread: not "{one} and {two}" made peace but a woman of {one} and a man of {two}. All who live there« today» descend from these two, and {B} and {S} are cousins.',
  ],
  people: {
    G: [
      '{G} wants to give a just judgement, and suspects every expert« since they began to agree».',
    ],
    A: [
      '{A} wants {prize}, and loves the old paper«: burning it is out of the question for {A.them}». {A} corrects the grammar of threats.',
    ],
    B: [
      '{B} wants what the document promises« to {one}», and would be satisfied with half if {S} asked first.',
    ],
    S: [
      '{S} wants what the document promises to {two}. The cousin is an engraver, of gravestones; {S} has had enough of« having to explain» that.',
    ],
    T: [
      '{T} cannot read and collects beautiful writing. {T} shows the collection to anyone who does not laugh.',
    ],
    H: [
      '{H} is a copyist« and proud of the work». {H} built a mistake into each sheet so that one can tell them apart, and tells it to anyone who praises them.',
    ],
  },
  looks: [
    [
      'A stone table with two benches, «from the old times of {town}, »and between them«, from last week,» a wall«, built by {one} or by {two}». Carved into the table: two hands.',
    ],
    [
      'Armed people who are learning how to hold it«, from {S}». The document hangs under glass«, with a lamp».',
    ],
    [
      'Cupboards, ladders«, a smell of glue». The register says "taken out" in one place«, without a name»; {H} hopes that nobody asks.',
    ],
    [
      'Desks by the windows, «ink in {few} colours, »sheets hung up to dry. In the middle is a chest with the great seal, and in the chest the original.',
    ],
  ],
  todo: [
    [
      'Both sides throw stones at anyone who touches the wall. Whoever sits down on both benches«, that of {one} and that of {two},» is left alone: so the old custom has it (DC 12 History to know it).',
    ],
    [
      'The document may be looked at«, not touched». To hold it against the light, one has to hold the lamp for {S} (DC 13 Sleight of Hand).',
    ],
    [
      '{H} is on duty here by day. Praise of the handwriting (DC 12 Persuasion) is worth more« to {H}» than a bribe.',
    ],
  ],
  clues: [
    [
      'History :: reading the carving on the table :: "Both, or neither" is the last line of an oath between {one} and {two}.',
      'Investigation :: asking who has cleaned the stone :: {A} had the carving filled with mortar, {weeks} weeks ago«; the frost has broken it out again».',
      'Nature :: looking at the mortar :: There are paper fibres in it, from {lair}.',
    ],
    [
      'Investigation :: looking through the sheet :: The watermark is of this year, from the mill by {lair}; {A} has such paper« on the desk».',
      'Insight :: asking how {S} found it :: It lay in a family Bible that {A} had "given back« after restoring it»".',
      'Persuasion :: asking those who stand guard :: A person with ink on the fingers comes each week and asks {S} how it looks; then goes« back» to {lair}.',
    ],
    [
      'Investigation :: comparing the register with the shelf :: The contract exists, and was taken out the week before it was "found"« twice».',
      'Insight :: asking {H} for whom the most beautiful work was done :: "For {A}. Two sheets.« You could lay one on the other.»"',
      'Investigation :: reading the delivery slips :: Ink, parchment and the great seal were brought to {lair}«, and have not come back».',
    ],
  ],
  lairUse: [
    'Wet ink is everywhere: a desk« that is» turned over makes the floor slippery, and blinds whoever gets it in the face for a round (DC 13 Dexterity saving throw); {A} steps back« to save the coat».',
    'The press can hold a door shut, or {A}.',
  ],
  tactics: [
    '{A} keeps the original under the coat« and lets nobody fight near the ink»; if fire breaks out, {A} changes sides to save the paper',
  ],
  parley: [
    '{A} can be had by the paper: a candle close to it«, and an honest face» (DC 13 Intimidation), or the question of what is written on the back.',
  ],
  clock: [
    [
      '{one} and {two} each raise the wall by a hand«; {B} and {S} lay the last stones themselves».',
    ],
    ['{S} is accused of forgery«; the cousin is arrested».'],
    ['The judge dies, or almost, and {G} has to decide alone.'],
    ['At {deadline} a blow is struck. {A} appears with the original« and reads out the penalty».'],
  ],
  after: ['{one} and {two} lose everything, {A} administers it« and has {prize}»; {ruin}.'],
  endings: [
    {
      heading: 'The last line',
      text: [
        '{G} reads the true contract at {p1}, aloud. {B} and {S} look at the table«, then at each other,» and sit down. The wall becomes a third bench. {A} has to copy the contract, «{few} times, »in prison.',
      ],
    },
    {
      heading: 'Divided',
      text: [
        'The party keeps the original, and {one} and {two} agree on a half each. *The price:* the penalty still exists, «in {lair}, »and {A} knows where.',
      ],
    },
    {
      heading: 'For {council}',
      text: [
        'If the party gives the original to {G} before a blow is struck, {council} can take it over legally« and administer it fairly». *The price:* {one} and {two} will not forgive this in {years} years.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The blow has been struck and the penalty read out. What is written on the back can still undo it, «for {few} days, »and {A} does not let the sheet out of {A.their} sight.',
      ],
    },
  ],
  steps: [
    'Compare the two documents.',
    'Ask {B.full} and {S.full} how they found them.',
    'Find out who profits if they fight.',
    'Find the original before {deadline}.',
  ],
};
