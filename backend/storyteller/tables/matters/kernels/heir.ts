import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** Who is the heir? A claim that has to be tried, `{seat}` is what is inherited. */
export const heir: MatterKernel = {
  id: 'heir',
  sort: ['person', 'claim', 'band', 'feud', 'thing'],
  tells: [
    { nouns: 'heir claimant pretender heiress successor succession inheritance' },
    {
      says: 'claim pretend',
      objects:
        'king queen heir prince princess throne emperor duke son daughter crown duchess lord child',
    },
    { says: 'be', objects: 'heir king queen prince princess successor emperor pretender' },
    { says: 'inherit' },
    { says: 'want refuse reject', objects: 'throne crown' },
    { tasks: 'find', nouns: 'heir' },
    { says: 'find', objects: 'heir' },
  ],
  not: /^the beast\b/,
  tones: everyTone,
  escort: ['people'],
  roles: {
    G: [
      ['notary', 'village priest', 'steward of the house'],
      ['keeper of the seals', 'bishop', 'steward of the house'],
      ['regent of the realm', 'keeper of the great seal', 'high priest of the realm'],
    ],
    A: [
      ['cousin of the old lord', 'guardian of the house'],
      ['cousin of the old duke', 'guardian of the house'],
      ['cousin of the old king', 'lord protector'],
    ],
    B: [
      ['wet nurse', 'old groom of the house'],
      ['midwife of the court', 'wet nurse', 'old chaplain of the house'],
      ['midwife of the crown', 'wet nurse of the crown', 'old chaplain of the palace'],
    ],
    T: [
      ['stable hand', 'gardener', 'portrait painter'],
      ['portrait painter', 'head gardener', 'archivist'],
      ['court painter', 'palace gardener', 'royal page'],
    ],
  },
  sites: [
    ['the nursery of the old house', 'the portrait gallery'],
    ['the parish register', 'the cottage of {B.full}', 'the almshouse where {B.full} lives'],
    ['the apartments of {A.full}', 'the study of {A.full}'],
  ],
  lair: {
    names: ['the family vault', 'the hunting lodge in the beeches', 'the old summer palace'],
    terrain: 'wild',
  },
  scale: {
    deadline: [
      ['the reading of the will', 'the feast of the house'],
      ['the oath-taking of the towns', 'the day of homage'],
      ['the coronation', 'the day of homage'],
    ],
    prize: [['the house and its land'], ['the ducal chair'], ['the crown']],
    ruin: [
      ['the house is sold, and {town} with it'],
      ['each town of the province swears to somebody else'],
      ['there are two crowns, and the first army is already on the road'],
    ],
  },
  problem: [
    'There is one thing on which everyone in {town} agrees: the chair is empty. {A.full}, the {A.role}, has sat next to it for {years} years and kept it warm, and would be the next in line if there were nobody else. Now there is somebody else, or is said to be. {B.full}, the {B.role}, fell to {B.their} knees at the sight, and has not been seen in public since.',
    'The old ruler is dead, the seal lies in a box, and {num} people have remembered that they are related. {A.full}, the {A.role}, has the best papers. But there is a birthmark, a song and a broken toy, of which only the right one can know, and only {B.full}, the {B.role}, could say what is true of it; and {B.they} has been forbidden to speak.',
  ],
  start: [
    [
      'In the great hall of {town} all are standing who have anything to inherit. "A question that nobody can have prepared for," says {G.full}, the {G.role}, and sets a broken wooden horse on the table. "What was it called?" Nineteen people say nineteen names. At the back somebody says nothing, comes forward, turns the horse over, and looks [for something that should be on its belly|under the saddle, where something should be]. {A.full}, the {A.role}, has stopped smiling.',
      '@horse',
    ],
    [
      'The bells of {town} ring for no reason that anybody could give. In the square the crowd has made a ring, and in it stands a person in a servant\'s coat, at whom an old woman points. ["Those are his eyes," she says, "I closed them myself|"The same ears," she says, "I washed them often enough], and these are open." It is {B.full}, the {B.role}. Guards lead her away, gently, by both arms. {A.full}, the {A.role}, bows to the one in the servant\'s coat: not deeply, but first.',
      '@bells',
    ],
  ],
  ask: [
    '"I have to put the seal into somebody\'s hand at {deadline}," says {G}, "and I will not do it for a story. Find out what is true: who was born, when, and who saw it. Ask {B} before {A} does. And ask, if there is anybody to be asked, whether it is even wanted. They always forget that."',
    '{G} lays three things on the table: a song without an ending, half of a broken toy, a page torn out of a register. "Whoever has the other halves is the right one. {A} would like to be spared the search. I should like to know why. You have until {deadline}."',
  ],
  rumours: [
    'The real one died in the cradle, and they buried a cat.',
    '{A} has had the birthmark painted on, and it was on the wrong side.',
    '{B} is being kept in a very comfortable house, with bars.',
    'There were two of them. There were always two.',
    '{S} looks more like the old portrait than anybody else, and is not even asked.',
    'Whoever sits in that chair dies of it; look at the list.',
  ],
  run: [
    [
      "What should be on the horse's belly is a name, burned in with a nail. It has been sanded off, this week: the wood is bright there (DC 12 Investigation).",
      'start=horse',
    ],
    [
      '{A} bowed before the crowd did. So {A} already knew whom {B} would point at (DC 12 Insight).',
      'start=bells',
    ],
    'Anyone who claims to be the heir as well is treated with great courtesy and given a number. The party can have one, too.',
  ],
  gist: [
    'What they say is so: {fact}. The truth about it is older. There were twins; one was given away on the night of their birth, and {B} carried the basket. {A} had the other one brought up to obey and lost hold of it. The proof, the second half of the register, lies at {lair}. {A} wants no heir at all, only a long search, during which {A} goes on ruling.',
    '{Fact}: whether it is true is known to {B}, and by now to {A}, who keeps {B} quiet. The last page of the register is at {lair}. It names the right one, and it is not the one for whom {A} has prepared the speech.',
  ],
  truth: [
    [
      '{A} has ruled for {years} years as a guardian, not badly, and cannot imagine getting up for anybody. {A} was there when the old ruler dictated the last page: "to the child of the laundry, who is mine as much as the other". {A} tore it out, and could not burn it, since {A} had held the candle.',
      '{A} was the one who was passed over. {A} knew from the age of ten that the child in the best cradle was not the right one; nobody wanted to hear it, and {A} was beaten for it. By now {A} has the proof, and keeps it back, since it would make somebody else happy.',
    ],
    [
      '{B} carried a basket out by the garden door and was told to forget the house to which it went. It was the house of {S.full}, the {S.role}. What was sewn into the blanket is there to this day: the second half of a wooden horse. {S} has never known what it was, and has used it to prop a door open.',
    ],
    [
      'So the sign points in two directions. That {fact}, people believe because they want it so; the register says who is the elder one by a quarter of an hour; and nothing says which of them would be the better one. {A} has counted on that: as long as two can be meant, nobody is crowned.',
    ],
  ],
  turn: [
    'The one whom the register names does not want it. There is a workshop, or a sweetheart, or a boat that is half finished, and the wish to be asked only once and then left in peace. {G} has never met anybody like that and begins to suspect that this is what is meant by noble.',
    '{A} makes an offer to both, separately, on one night: the chair for the one who says that the other one is false. One of the two has agreed, in tears. The party learns it from {T}, who held the lantern.',
  ],
  people: {
    G: [
      '{G} must put a seal into a hand, and has seen four hands that wanted it too much. {G} is tired, exact, and can be convinced by a witness.',
    ],
    I: [
      '{I} has been looked at for a week like a painting. {I} remembers a garden door, a song and cold feet, and does not know if that is memory or wish.',
    ],
    A: [
      '{A} wants to keep on ruling, with or without a title. {A} knows where each well in the land stands, and has forgotten the names of those who drink from it.',
      '{A} wants not to have been wrong for {years} years. {A} is polite to servants, which began as a precaution.',
    ],
    B: [
      '{B} carried the basket and has prayed for both of them ever since, by name. {B} will tell it to anyone who asks first how the other one fared.',
    ],
    S: [
      '{S} props the kitchen door open with half a wooden horse. {S} likes things as they are, mends what others throw away, and is the elder one by a quarter of an hour.',
    ],
    T: [
      '{T} has kept the gallery clean for {years} years and has noticed that one portrait was moved, so that two people are never seen side by side with it.',
    ],
    H: [
      '{H} reads to {B} in the comfortable house, and has the key to it. {H} was told that {B} is confused; it is beginning to be clear to {H} who is.',
    ],
  },
  looks: [
    [
      'A room in which everything has been kept as it was: [a cradle, a rocking chair, a row of wooden animals|a row of faces in gold frames, and a bench for looking at them]. There is room for two here. It has been tidied so that it looks like room for one.',
    ],
    [
      'A low house with a high shelf, and on it {num} books, one for each year. [In one of them a page is missing|One of them is newer than its neighbours]; whoever did it used a ruler and a very sharp knife.',
    ],
    [
      'Papers, maps, a tray with a cold supper; the lamp burns day and night. A chair stands here that is lower than the one in the hall by the width of a hand, and has been sat in for longer.',
    ],
    [
      'It has been aired lately. [A table is laid for two|Two beds have been made up], for guests who do not know of one another; on a lectern, under glass, lies a page with a jagged edge, and beside it a candle that has been lit and put out again, over and over.',
    ],
  ],
  todo: [
    [
      '{T} has the key and the habit of not letting anyone touch anything. Whoever asks about a person in a picture, and listens (no check, half an hour), is left alone with it afterwards; otherwise one comes in by the roof (DC 13 Acrobatics).',
    ],
    [
      'Two polite guards stand here "against the crowd". A crowd would help against them (DC 12 Performance to gather one); a relative of {B} would be let in (DC 13 Deception); so would somebody who brings cake.',
    ],
    [
      '{A} works until two in the morning and is glad of company. One of the party discusses the drainage of the lower fields (DC 12 History or Nature to stay awake and sensible), the others have the next room.',
    ],
  ],
  firstFight:
    'on the second evening a cousin with a very small claim hires people to reduce the number of the others, and the party is standing next to one ({skirmish}). They stop when it turns out that the cousin has no money.',
  clues: [
    [
      'Investigation :: measuring the dents in the floor :: Two cradles stood here, side by side, for less than a day. One was carried away by the garden door.',
      'Perception :: looking at the sanded wood, or at the moved frame :: It was done this week, and by somebody who has the key to everything: {A}.',
      'History :: reading what is engraved on the silver rattle :: Two dates, two letters, and the place where both were to be christened: {lair}.',
    ],
    [
      'Religion :: reading the page before and the page after :: The midwife was paid twice, for one night. {B} carried something out in a basket.',
      'Insight :: asking {B}, or the one who took {B} away :: There is fear here, and no confusion. It was {A} who told {B} to forget; {A} was twelve and held the candle.',
      'Nature :: looking at the dust on the shelf :: Fir pollen and candle wax. Whoever brought the book back came from {lair}.',
    ],
    [
      'Sleight of Hand :: opening the lowest drawer :: {few} speeches, all ready, for {few} different heirs. The one for "nobody" has been corrected most often, in the hand of {A}.',
      'Arcana :: looking at the candle end under glass :: It has been lit {num} times, and never for longer than a breath: somebody wants to burn something and cannot. What happened is written on it.',
      'Persuasion :: asking {H} where the bills for two beds come from :: From {lair}. {H} was to say nothing, and is glad to be asked.',
    ],
  ],
  lairUse: [
    'The page lies under glass. Whoever breaks the glass (one action) has it, and from then on nobody there uses fire; {A} sees to that, screaming.',
    'The candlesticks are as tall as a man and stand in two rows: pushed over (one action, DC 12 Athletics), each makes a line of fifteen feet that one must jump, or take {sting} fire damage.',
    'Whoever of the two heirs is named aloud by the other one as brother or sister (no action, once) has advantage on all rolls until the end of the next turn.',
  ],
  tactics: [
    '{A} wants the page and both heirs in one room with a locked door; the others have been told that it is about a false prince, and look at the faces in the portraits behind the party a little too long',
  ],
  parley: [
    '{A} can be thanked. Nobody has done it in {years} years: for the wells, the roads, the quiet. If an heir does it, and means it (DC 13 Persuasion), {A} gets up from the chair by {A.their} own strength and asks what is to become of the drainage.',
    'The page is read aloud to the end. The last line is for {A}: "and to the child who held the candle, the lodge, and my pardon". {A} has never turned it over.',
  ],
  clock: [
    ['{A} has the chair re-covered, in the colour of mourning, and the search extended by a year.'],
    ['{B} is moved to {lair}, "for the air". The garden door of the house is walled up.'],
    [
      'Two people who each think they are the only one receive an invitation for the same evening, on the same paper.',
    ],
    [
      'At {deadline} {G} opens the box with the seal, and has nobody to whom it can be given but {A}.',
    ],
  ],
  after: [
    '{A} goes on keeping the chair warm. One of the two is married off far away, the other one has had an accident with a boat. At the mere word "heir" people in {town} look at the door, and before long {ruin}.',
  ],
  endings: [
    {
      heading: 'The two halves',
      text: [
        'Before all of {town} the party lays two halves of a wooden horse together, and they fit. {B} tells about the basket. What follows has never been done before: {G} asks both of them, aloud, whether they want it. One says no, one says "not alone", and the seal is put into that hand, with the other one on top. When people tell later on how it came about, they begin like this: {fact}.',
      ],
    },
    {
      heading: 'The one whom the people want',
      text: [
        'The party keeps the page to itself and lets the bells decide. It may even turn out well. *The price:* the other one knows it by now, {A} has a copy of the page, and what is built on it can be knocked over with a single sheet of paper.',
      ],
    },
    {
      heading: 'Nobody',
      text: [
        'The page burns, the horse goes back to propping a door, and {council} governs, badly and together. *The price:* {A} is in it, and is the only one who knows where the wells are; that {fact} is a song by next year, with {few} verses, none of them quite wrong.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{A} holds the seal, and the oath begins with the words "there being no other". It is the custom to pause there for three breaths. It has never mattered yet.',
      ],
    },
  ],
  steps: [
    'Find out what {B.full} knows.',
    'Find the missing page of the register.',
    'Hear what the heir wants.',
    'Tell {G.full} before {deadline} who it is.',
  ],
  frame: {
    suspects: [
      '{S.full}, whom {A.name} calls an impostor as soon as anybody notices the likeness. {T.full} has seen the portrait that proves it.',
    ],
    ownMagic: [
      [
        '*Zone of Truth* on whoever claims it: "I believe that it is so," each of them says, and it is true for all.',
        'level>=3',
      ],
      [
        '*Speak with Dead* on the old ruler gives one answer to whatever is asked about children: "Which one?"',
        'level>=5',
      ],
      '*Identify* on the wooden horse: no spell; but whoever holds both halves hears, for as long as a verse lasts, a song with its ending.',
      [
        '*Legend Lore* on {prize} tells of a line that was always carried on by the one who was given away.',
        'level>=9',
      ],
    ],
  },
};
