import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/**
 * What people do or want divides a town and has to be decided. It tells ideas about people that no other plot tells, so its
 * rows say nothing about whether they are right. A profits if nothing is decided.
 */
export const hearing: MatterKernel = {
  id: 'hearing',
  sort: ['person', 'band'],
  tells: [{ tasks: ' help persuade convince judge mediate settle prove' }],
  isGeneral: true,
  // Where people are in danger, there is nothing to be weighed, and monsters are not to be heard.
  not: /\b(?:kill\p{L}*|murder\p{L}*|attack\p{L}*|raid\p{L}*|kidnap\p{L}*|abduct\p{L}*|enslav\p{L}*|sacrific\p{L}*|assassin\p{L}*|hunt\p{L}*|devour\p{L}*|besieg\p{L}*|steal\p{L}*|stole|stolen|robs?|robb\p{L}*|burn\p{L}*|poison\p{L}*|curs\p{L}*|eat|eats|eating|lur\p{L}*|terror\p{L}*|threaten\p{L}*|extort\p{L}*|plunder\p{L}*|ambush\p{L}*|haunt\p{L}*|possess\p{L}*|blood\p{L}*|dragons?|vampires?|lich|liches|demons?|devils?|ghosts?|undead|zombies?|skeletons?|werewol\p{L}*|trolls?|ogres?|giants?|harp(?:y|ies)|hags?|imps?|monsters?|wyverns?|gnolls?|minotaurs?|beholders?|elementals?|golems?|mind flayers?|spiders?|necromancers?|warlocks?|chieftains?|warlords?|cultists?|mimics?|scarecrows?|fair(?:y|ies)|faeries?|fey|bosses|boss|crawl|turn(?:s|ed|ing)? \p{L}+(?: \p{L}+)? into)\b/u,
  tones: everyTone,
  escort: ['people'],
  roles: {
    G: [
      ['reeve', 'village priest', 'justice of the peace'],
      ['high steward', 'bishop', 'judge of the estates'],
      ['first minister', 'chief justice', 'regent of the realm'],
    ],
    A: [
      ['advocate of both sides', 'timber merchant', 'moneylender'],
      ['advocate of both sides', 'tax farmer', 'banker'],
      ['advocate at the court', 'lord treasurer', 'lord chamberlain'],
    ],
    B: [
      ['midwife', 'wheelwright', 'inn owner'],
      ['physician', 'master builder', 'printer'],
      ['royal engineer', 'ambassador', 'court astronomer'],
    ],
    S: [
      ['loudest neighbour', 'verger', 'former friend'],
      ['loudest of the aldermen', 'former friend', 'pamphlet writer'],
      ['loudest of the lords', 'former friend', 'court preacher'],
    ],
    H: [
      ['petition writer', 'clerk', 'bookkeeper'],
      ['petition writer', 'private secretary'],
      ['petition writer', 'private secretary'],
    ],
  },
  sites: [
    ['the house that it is about', 'the square where it began', 'the place where it began'],
    ['the house of {B.full}', 'the tavern of the other side'],
    ['the office of {A.full}', 'the house of {A.full}'],
  ],
  lair: {
    names: ['the old courthouse', 'the archive above the granary', 'the closed corn exchange'],
    terrain: 'indoors',
  },
  scale: {
    deadline: [['the day of the hearing'], ['the day of the hearing'], ['the day of the hearing']],
  },
  problem: [
    "There is nobody in {town} without an opinion on it. One half says that it must be stopped, and cannot say how; the other half says that it is nobody's business, and talks of nothing else. {S.full}, the {S.role}, has collected signatures against it; {B.full}, the {B.role}, has torn them down. Last night the first window was broken. On {deadline} {council} has to decide, and has asked for the third time that somebody else should.",
    'It would have been settled over a jug of beer, {weeks} weeks ago. Since then there have been petitions, counter-petitions and a fist fight in church. {S.full}, the {S.role}, and {B.full}, the {B.role}, who were at school together, communicate only by notice board. {council} will hear the matter on {deadline}, and nobody in it has asked yet why it came about.',
  ],
  start: [
    [
      'Across the middle of the square of {town} somebody has drawn a line in chalk. On one side stand those who are for it, on the other those who are against it, and in between there is a goose that does not care. "Where do you stand?" calls {S.full}, the {S.role}. "Mind your answer," calls {B.full}, the {B.role}. [On both sides there are people who have picked up something|On either side there is somebody with a stone behind the back]. {G.full}, the {G.role}, comes across the line to you, wipes it out with a shoe, and says: "At last. Somebody who knows nothing about it."',
      '@line',
    ],
    [
      'The window comes to meet you, in pieces. Behind it in the room stands {B.full}, the {B.role}, with a broom, and looks at the stone on the carpet: a letter has been wrapped round it, and the letter is better written than anything else in {town}. "That is the fourth," says {B}. "They have been getting more polite." [Outside nobody is running away|Outside stands a crowd, quite still]; {S.full}, the {S.role}, calls in through the hole that it was not {S.them}, and sounds surprised.',
      '@window',
    ],
  ],
  ask: [
    '"They all tell me what ought to be done," says {G}. "Nobody tells me what is. Go and look: why it came to this, what those want whom it concerns, and who gains if it never ends. On {deadline} I have to say a sentence with which {town} can live. I would like to have it by then. And see to it that nobody gets hurt."',
    '{G} pushes a heap of petitions aside: {num} for, {num} against. "I do not need any more of that. I need someone who asks. Ask those first whom nobody has asked, there is always one. Then come back, before {deadline}, and tell me what you would do. I may even do it."',
  ],
  rumours: [
    '{S} was for it at the beginning, and has a personal reason.',
    '{B} knows more about it than {B.they} says.',
    'It was like this once before, {years} years ago, and it ended in a different way from what they tell.',
    '{A} helps both sides with their papers, and takes hardly anything for it.',
    'All the petitions have one and the same mistake in them.',
    'If nothing is decided on {deadline}, an old rule applies that nobody has read.',
  ],
  run: [
    [
      "The chalk is tailor's chalk, and the line was drawn before dawn by one who measured it (DC 12 Investigation). {H} has blue cuffs.",
      'start=line',
    ],
    [
      'The letter round the stone and the petition against it are in the same hand (DC 12 Investigation): that of {H}, who writes for everyone.',
      'start=window',
    ],
    'Whoever asks the two sides for what they agree on (DC 12 Persuasion) gets a list that is longer than either of them had thought.',
  ],
  gist: [
    'It is as it is told: {fact}. That could be settled, if {A} did not keep it going: {A} writes petitions for both sides, through {H}, and has bought up, for next to nothing, what people sell in such times. If there is no decision on {deadline}, {A} gets {prize} by an old rule. The papers are at {lair}. {S} and {B} want nearly the same.',
    '{Fact}, and nobody needs to be ashamed of wanting an opinion on that. But the broken windows, the notes and the fight in church were paid for, by {A}, who lives on it. What it was really like the last time is written at {lair}, and so is what {A} expects from {deadline}.',
  ],
  truth: [
    [
      'That {fact} is older than the quarrel about it. For a long time people lived beside it and looked the other way, each for a different reason, and none of the reasons was bad. Then {A} asked somebody, in passing, whether they were not afraid of what it would lead to. One only needs to ask that twice.',
      "That {fact}, {town} could have borne: it has borne worse. It became unbearable when the same sentence was suddenly in everybody's mouth, and it had been printed first. {A} had had it composed, paid by the line, and was astonished at how cheap it was.",
    ],
    [
      '{A} has bought {few} houses from people who want to get away, and lent money to {few} who want to stay. If {council} decides anything at all, the prices go up again and {A} has a great deal to pay. If it decides nothing, an old rule gives the whole matter to an administrator; {A} has applied for it already, in a clear hand.',
    ],
    [
      '{years.s} years ago the same thing was decided once before, and well; it was {T.full}, the {T.role}, who took it down as a child. {A} has borrowed the page and not returned it. It says what those wanted whom it concerned, and that somebody had had the idea of asking them. {S} and {B} were both there and each remember only the half with which they agree.',
    ],
  ],
  turn: [
    '{S} and {B} meet by night, at the place where it began, to put an end to it by themselves, and each of them has brought along {few} friends, just in case. {A} has told both. Unless somebody is there who knows the page, it will not end with words.',
    '{G} has already been offered the administration, jointly with {A}, with a salary. {G} has not said no. {G} would like the party to come back with something that makes it easy.',
  ],
  people: {
    G: [
      '{G} wants a sentence with which all can live, and has begun to fear that it has to be a brave one.',
    ],
    I: [
      '{I} has been talked about by so many people that it comes as a surprise to be spoken to. {I} can say in one sentence what it is about; nobody has waited for the end of it yet.',
      '{I} would not do it differently, and lies awake over the broken window. {I} has made one offer, to {S}, by letter; it never arrived.',
    ],
    A: [
      '{A} wants {prize}, and that nothing should be decided. {A} understands everyone, quotes everyone, and has never said what {A.they} thinks.',
      '{A} wants to be needed by both sides for as long as possible. {A} has a waiting room with two doors.',
    ],
    B: [
      '{B} defends it, partly from conviction and partly because {S} is against it. {B} still has half of a school slate with both their names on it.',
    ],
    S: [
      '{S} is against it, loudly, and is afraid of something quite different, that could be remedied in an afternoon. {S} has the other half of the slate.',
    ],
    T: [
      '{T} wrote down the last decision, at the age of nine, and can still say it by heart, if nobody laughs at the beginning.',
    ],
    H: [
      "{H} writes for both sides and has been persuaded by every single petition. {H} would give a month's pay to be asked for an opinion.",
    ],
  },
  looks: [
    [
      'Footprints that stop at a line, [posters, one over the other|two sorts of posters], and in the middle of it all somebody who goes on doing what has to be done. Seen from close by, it looks smaller than it is told.',
    ],
    [
      'Here everyone is of one opinion, and so nobody listens. [On the wall hangs half of a slate|Over the stove hangs half of a slate], with half of two names. Someone has made soup for more people than are allowed to come.',
    ],
    [
      'Two doors, two waiting rooms, one fire between them. [In both of them the same picture hangs|In both rooms there is the same picture], and on the desk two stacks of paper are growing, exactly as high as one another.',
    ],
    [
      "Benches, dust, a gallery. On the judge's table lie deeds of sale, with {few} seals, tied up for {deadline}; a press stands in the dock; and in a drawer, under the ink, lies a single page in the handwriting of a child.",
    ],
  ],
  todo: [
    [
      'There is a guard from each side, and each of them lets in only their own. Whoever belongs to neither needs a goose, a broken wheel or a question that both of them want to answer (DC 12 Performance or Persuasion).',
    ],
    [
      'One is asked first where one stands. Whoever says "I do not know yet" and stays seated (DC 12 Persuasion) hears what people say when they are not shouting.',
    ],
    [
      '{A} receives one of the party by each door. While both are being agreed with (DC 12 Deception to go on for long enough), a third one has the desk.',
    ],
  ],
  firstFight:
    'on the second evening somebody throws the next stone, and means the party; {few} people come out of two taverns, sure that the others have begun ({skirmish}). They stop when one of them is down, and quarrel about who carries home whom.',
  clues: [
    [
      'Insight :: speaking to those whom it concerns, alone :: What they want is less than what is being demanded for them, and other than what is being feared. An offer was made, and it never arrived.',
      'Investigation :: laying all the posters side by side :: One press, one mistake, both opinions. They were paid for together, by {A}.',
      'Perception :: asking where the posters are dried :: Paste on the stairs, and lamplight where nothing has been heard for years: {lair}.',
    ],
    [
      'History :: asking how it was the last time :: Everybody remembers it, and all of them differently. It was decided then, and held for a generation; {T} wrote it down.',
      'Persuasion :: asking who has sold a house lately :: {few} have, cheaply and in fear. The buyer has various names, and {A} signs for all of them.',
      'Survival :: following the one who brings the petitions :: {H} comes out at the back and goes home by way of {lair}.',
    ],
    [
      'Sleight of Hand :: looking through both stacks :: The letter that never arrived lies in the one, the answer to it in the other. Put together, they would have ended it {weeks} weeks ago.',
      'Religion :: reading what is marked in the book of old rules :: "If nothing be decided, an administrator." A date has been written beside it, that of {deadline}, by {A}.',
      'Arcana :: holding the blotter to the light :: A list of what falls due on {deadline}, and where the papers for it are: at {lair}.',
    ],
  ],
  lairUse: [
    'The gallery runs round three sides: whoever stands up there (a DC 12 Athletics check to climb) has half cover, and can drop a bench, {sting} bludgeoning damage, DC 12 Dexterity saving throw.',
    'The old bell of the court: rung (one action), it brings people from both sides in three rounds, and nobody wants to be seen striking first.',
    "The press with its wheel: whoever pulls the lever (one action) prints what is set in it. With one minute's time, it can be something else.",
  ],
  tactics: [
    '{A} wants the deeds and the page in the stove and then to be found in tears; the others were hired from both sides, do not know it of each other, and recognise one another in the second round',
  ],
  parley: [
    '{A} has never been asked for an opinion of {A.their} own. Whoever does so, and waits (DC 13 Persuasion), gets one, after a long pause; it is a sensible one, and would be a good sentence for {G}.',
    '{H} comes up the stairs with the two halves of a slate and, for once, no paper. If the party lets {H} speak (DC 12 Persuasion to make the others listen), those who were hired go home, by different doors.',
  ],
  clock: [
    ['{A} has the hearing announced, twice, with two different hours.'],
    [
      'A shed burns, and there was a goat in it, which is saved. Both sides helped, and afterwards each of them blames the other.',
    ],
    ['{B} is banned from the square. {S} is spat at in church. {few} more houses are for sale.'],
    ['On {deadline} all are there, the sentence is to be spoken, and {council} adjourns.'],
  ],
  after: [
    'The old rule applies. {A} administers it, with an office, a stamp and {prize}, and it goes on as before, only that everyone pays for it. The line in the square has been painted, so as to save chalk. Before the year is out {ruin}.',
  ],
  endings: [
    {
      heading: 'Those whom it concerns',
      text: [
        'On {deadline} the party has a chair put in the middle, on the line, and for the first time those speak whom it concerns. Then {T} says by heart how it was done the last time, and nobody laughs at the beginning. {G} needs only one sentence. {S} is the first to nod, because of something quite different that was settled on the way, in an afternoon. That {fact} is no longer a quarrel on the next day but a list, with {few} points, that both sides have signed; the goose has the square to itself.',
      ],
    },
    {
      heading: 'By the letter',
      text: [
        'The party brings what {A} has bought before {council}, and it decides, out of anger more than insight: against {A}, and otherwise as the law says. *The price:* one half of {town} has lost; that {fact} is settled, and not forgiven, and {S} and {B} keep their halves of the slate.',
      ],
    },
    {
      heading: 'At night, without a sentence',
      text: [
        'It is ended by hand, at {lair} or on the square, and no one wants to have begun. *The price:* what was only talked about before has now been done; {few} people leave {town}, and those leave first on account of whom it all was.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{council} is about to adjourn. By old custom anybody may ask one question before the hammer falls, and it has to be answered by the one to whom it is put. It must be a good one, and it must be put to the right person.',
      ],
    },
  ],
  steps: [
    'Speak to those whom it concerns.',
    'Find out how it was the last time.',
    'Find out who gains by it if nothing is decided.',
    'Tell {G.full} before {deadline} what you would do.',
  ],
  frame: {
    labels: {
      clues: ['what is behind it', 'who gains by it', 'the hiding place'],
      suspects: 'Blamed',
      truth: 'What is behind it',
    },
    titles: [
      'The Line in the Square.',
      '{days.t} Days in {town}.',
      'What {T.name} Saw.',
      'Those Whom It Concerns.',
      'Before {deadline.t}.',
      ['{it.t} and {town}.', 'sort=person'],
    ],
    suspects: [
      '{S.full} for the broken window, wrongly; the loud ones are seldom the ones. {T.full} knows how it was the last time.',
    ],
    ownMagic: [
      [
        '*Zone of Truth*: "I wish both sides what they wish for," says {A}, and it is true, and it is noticed only in the evening what that means.',
        'level>=3',
      ],
      [
        '*Detect Thoughts* on the crowd: most of them are thinking of supper, and are afraid of being the first to go home.',
        'level>=3',
      ],
      '*Speak with Animals*: the goose knows who draws the line by night, and considers it unimportant.',
      [
        '*Zone of Truth* on those whom it concerns is the shortest of all interrogations; it was only never held.',
        'level>=5',
      ],
    ],
  },
};

/** The same for what is so among people, if the idea is about no one of them. */
export const hearingOfClaim: MatterKernel = {
  ...hearing,
  id: 'hearing-claim',
  sort: ['claim', 'site'],
  // Only what can be decided: who is chosen, what is forbidden or refused.
  about:
    /\b(?:choos\p{L}*|decid\p{L}*|divid\p{L}*|split|refus\p{L}*|forbid\p{L}*|forbade|bans?|banned|argu\p{L}*|demands?|wants?|laws?|tax\p{L}*|gambl\p{L}*)\b/u,
  // What befalls a place has plots of its own.
  not: /\b(?:haunted|cursed|ghosts?|undead|monsters?|dragons?|demons?|magic|magical|vanish\p{L}*|disappear\p{L}*|dream\p{L}*|sleep\p{L}*|dead|plague|illness|flood\p{L}*|ruins?|dungeons?|portal|time|weather|rain|snow|fog|moon|sun)\b/u,
};
