import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** A person whom everyone wants to rescue does not want to be rescued. It is so, and stays so. */
export const unwilling: MatterKernel = {
  id: 'unwilling',
  sort: ['person'],
  tells: [
    {
      says: 'rescue save free find return leave go',
      nouns:
        'princess prince queen king heir heiress daughter son duchess duke lady lord bride groom noble knight captive prisoner hostage wizard sister brother wife husband',
    },
    { says: 'rescue' },
  ],
  // The plot has suitors and a wedding.
  not: /\b(?:child|kid|apprentice|orphan|(?:missing|lost|runaway) (?:boy|girl|son|daughter))\b/,
  tones: everyTone,
  escort: ['people'],
  frame: {
    companions: [
      [
        'Those beside {A} came to rescue somebody. When {I} tells them to their faces that {I.they} does not want it (an action), each of them loses a round, and {few} go home.',
        'escort=people',
      ],
    ],
    hoards: [
      'The wedding presents have come too early and stand at {lair}, where no creditor looks: {items}, and {worth}.',
      'What {I} left behind, and wants the party to have, has been taken along by {A} as a pledge. It lies at {lair}: {items}, and {worth}.',
    ],
    ownMagic: [
      [
        '*Dispel Magic*, *Greater Restoration* and the like find nothing on {I} to lift; {I} waits politely until one has finished.',
        'level>=5',
      ],
      [
        '*Zone of Truth* is accepted by {council} in place of one of the two witnesses, if {G} casts the seal over it.',
        'level>=3',
      ],
      [
        '*Sending* to {I} gets the same answer in fewer words, and a drawing is described at the end.',
        'level>=5',
      ],
      [
        '*Teleport* gets the witnesses past {lair}; {A} has thought of it, and stands before the door of {p2} with torches an hour later.',
        'level>=11',
      ],
      ['*Scrying* on {A} shows a narrow place between two bridges, and costumes.', 'level>=9'],
      '*Speak with Animals*: the goat on the roof says that {I} snores and has never once been tied up, unlike others.',
    ],
  },
  roles: {
    G: [
      ['old tutor', 'reeve', 'midwife'],
      ['old tutor', 'bishop', 'governor'],
      ['lord chancellor', 'high priest of the realm'],
    ],
    A: [
      ['rich suitor', 'captain of the rescue party'],
      ['betrothed by contract', 'captain of the rescue party'],
      ['betrothed by treaty', 'commander of the rescue army'],
    ],
    B: [
      ['leader of the hill people', 'captain of the outlaws'],
      ['leader of the free valleys', 'captain of the outlaws'],
      ['lord of the free mountains', 'leader of the banished'],
    ],
    S: [
      ['maid', 'music teacher', 'groom'],
      ['music teacher', 'lady in waiting', 'coach driver'],
      ['lady in waiting', 'fencing master of the court'],
    ],
    T: [
      ['theatre dresser', 'puppet player'],
      ['wardrobe keeper of the theatre', 'stage manager'],
      ['wardrobe keeper of the opera', 'stage manager'],
    ],
    H: [
      ['guide', 'huntsman'],
      ['scout', 'herald'],
      ['herald', 'scout of the royal hunt'],
    ],
  },
  sites: [
    ['the empty room of {I.full}', 'the rooms that {I.full} left'],
    ['the school in the hills', 'the village of the runaways', 'the free market in the hills'],
    ['the camp of {A.full}'],
  ],
  lair: {
    names: ['the gorge of the two bridges', 'the double bridge', 'the crossing below the falls'],
    terrain: 'wild',
  },
  scale: {
    deadline: [['the end of the truce'], ['the end of the truce'], ['the end of the truce']],
    prize: [
      ['the dowry and the hand that goes with it'],
      ['the dowry, two valleys and the hand that goes with them'],
      ['the dowry, a claim to the throne and the hand that goes with them'],
    ],
    ruin: [
      ['{A} goes up with torches and fetches {I}, and nobody asks who lived in the houses'],
      ['{A} goes up with {num} soldiers and fetches {I}, and the valleys burn'],
      ['{A} goes up with an army and fetches {I}, and the mountains rise as one'],
    ],
  },
  problem: [
    'There was a letter, in the right hand, with the right small drawing of a hedgehog in the corner: "I am well. I am not held. Send nobody." Everyone in {town} who matters has decided that it was dictated. {A.full}, the {A.role}, has gathered people with torches; {G} has got a truce out of {A.them}, of {days} days, to send somebody who asks first.',
    '{few.s} rescuers have come back without {I.them}: one with a bump, one in love with somebody else, and the rest with packed lunches. {I} says no, politely, each time. {A.full}, the {A.role}, says that nobody in their right mind would, and goes up with fire in {days} days, unless {I} says no once more, in a way that counts.',
  ],
  start: [
    [
      'A knight sits on the fountain of {town}, without a horse, with a basket on the knees. "I climbed in by the window," the knight tells you, still surprised. "I said, you are free. {I.they} said, mind the flower pots. Then {I.they} gave me this." In the basket are bread, cheese and a note for whoever comes next: "Please use the door." At the edge of the square {A.full}, the {A.role}, has torches counted.',
      '@knight',
    ],
    [
      'The door is opened [before you knock|by somebody with a broom|before anybody has knocked]. "No," says {I.full}, the {I.role}, with flour, ink or sawdust up to the elbows. "Thank you. I have not been kidnapped, [not bewitched, not robbed|nor bewitched, nor robbed] of my wits. I live here[, and there is soup|. Ask {B.name}. There is soup]." Behind {I.them} stands {B.full}, the {B.role}, whom everybody takes for the kidnapper, and dries a plate. On the road below, a long way off, goes a line of torches, [practising|practising, led by {A.full}].',
      '@door',
    ],
  ],
  ask: [
    '{G} puts the letter before you. "I have known that hedgehog since it had three legs. Go up, ask {I.them}, and if {I.they} means it, help me make it count: by law one says it oneself, before two witnesses of rank, with no weapon within a bow shot. Before {deadline}. I pay for the answer, not for the person."',
    '"I have been told to have {I} brought back," says {G}, "and I pay you to find out whether I ought to. If the answer is no, I need it in a form that stops {A}. You have until {deadline}«, that is {days} days»."',
  ],
  rumours: [
    '{B} has given {I.them} something to drink, and since then {I.they} smiles.',
    '{S} opened the gate that night and was paid for it, in kisses or in coins.',
    '{A} has already had the wedding bread ordered«, for {num} guests».',
    'In the hills live people who have run away from [all sorts of things|{town} and worse], and none of them was ever fetched back[|, except one, who was sorry].',
  ],
  run: [
    [
      'In the bread is a second note, for {G}: a list of what was left behind and should be given to the maid, all of it. Nobody who is held prisoner thinks of that (DC 12 Insight).',
      'start=knight',
    ],
    [
      'Whoever stays for the soup sees a whole day: {I} gives orders, gets some, and goes wherever {I.they} likes. No door is locked (no check).',
      'start=door',
    ],
  ],
  gist: [
    '{fact}: that is the truth, it was never anything else, and it is {I.their} right. {A} needs {I} for the dowry and cannot wait for a no that counts; so {A} lies in wait at {lair}, on the only road by which witnesses can come, with {H} to show the place.',
  ],
  truth: [
    [
      '{I} went by {I.their} own gate, in daylight, with a bag and a hedgehog drawn on a page. Nobody had been cruel. There was only a life laid out like a dress, and {I} did not want to put it on. In the hills {I.they} found people who asked what {I.they} could do, and did not believe it, and then did.',
    ],
    [
      '{I} [teaches children and old outlaws to read|keeps the accounts and the peace|builds a mill with a real wheel] at {p2} and is needed there. {B} is no kidnapper but gives shelter to whoever asks, has done so for {few} years, and is wanted for that. There is no spell; the soup is good.',
    ],
    [
      '{A} has borrowed on the dowry from three sides. With a spoken, witnessed no the contract falls, and {A} with it. So the witnesses must not arrive: the church book has been borrowed "for safety", {S}, who was present and could swear to it, is accused of having opened the gate, and at {lair} {A}\'s people wait, dressed as those of {B}. {T} lent the clothes, and was told that it was for a play.',
    ],
    [
      '*What makes it count*: {I} has to be of age (in the church book), to say it {I.themself}, before two witnesses of rank, neither for hire nor of the family, with no armed person near. The two witnesses can be {G}, a knight of the earlier rescues, a captured officer of {A}, or a rival who is honest.',
    ],
  ],
  turn: [
    "{I} would be willing to go back for one day: to say it to the family's face. It is the bravest plan and the most dangerous, since one has to pass {lair} twice; and in {town} there is somebody, small and stubborn, for whom {I} would perhaps stay after all: {tansy}, who learned the hedgehog from {I.them}.",
    '{B} loves {I}, and has never said so, in order not to be one more who wants something. {I} knows. If {A} is stopped, {I} will have to say a second thing aloud that day; the party may be asked what they think.',
  ],
  people: {
    G: [
      '{G} wants to be able to sleep. {G} is of rank, not for hire, and can be one of the two witnesses, if somebody gets {G.them} up there alive.',
    ],
    A: [
      '{A} wants {prize}, and cannot afford a no. {A} has good manners and would really treat {I} well, as one treats a good horse.',
    ],
    I: [
      '{I} wants to stay. {I} has said it {few} times and would say it before the whole world, once, and then never again.',
    ],
    B: [
      '{B} wants nobody to be fetched who does not want to go. {B} will not fight before the children, and will fight very well behind the house.',
    ],
    S: [
      '{S} wants {I} to be believed. {S} opened no gate: {I} has a key of {I.their} own. {S} packed the bag, and knows what was in it.',
    ],
    T: [
      '{T} lent {few} costumes to {H} and has seen them go off towards {lair} with real swords. {T} thought that it was a very modern play.',
    ],
    H: [
      '{H} wants to be paid and has not been for {weeks} weeks. {H} knows both roads, and had to show {A} only one.',
    ],
  },
  looks: [
    [
      'A beautiful room, aired, with a bed that has been made too well. «Dresses hang in a row like guests. »On the inside of the cupboard door, at the height of a child, are {num} hedgehogs, and below the last one a date: that of the day when {I} left.',
    ],
    [
      'Smoke from {few} chimneys, washing, a goat on a roof; a board with the duties of the week, {I} twice on it, once for latrines. «Everyone here has another name than before and is greeted by it. »Nobody watches the road, because everyone who comes by it is tired.',
    ],
    [
      'Straight rows, new tents, a pavilion with two chairs, of which one is lower. A tailor waits with a dress and pins, and no one to put into it. The torches lie ready like loaves.',
    ],
    [
      "Two bridges, one above the other, and a way so narrow that one must lead the horse. In the bushes sit people in the clothes of {B}'s, «with the price tags of a theatre, »and nets, and a church book in an oilskin bag.",
    ],
  ],
  todo: [
    [
      "The family has locked the room«, so that nothing should change». The maid's stairs are open to whoever carries hot water (DC 12 Deception), and {S} has the key, in custody of nobody but {S.their} own fear.",
    ],
    [
      'Strangers are given a [spade|ladle|child] and asked what they have run away from. An honest answer opens everything (no check); for a lie one peels onions until evening (DC 13 Deception).',
    ],
    [
      '{A} receives whoever brings news of {I}. The better the news for {A}, the longer one may stay (DC 13 Deception)«; the tailor talks to anyone who holds still».',
    ],
  ],
  firstFight:
    'on the second evening rescuers take the party for the kidnappers ({skirmish}). They are brave, badly informed, and stop when one of them is down; one has a purse from {H}.',
  clues: [
    [
      'Investigation :: looking at what was taken along :: Boots, tools, a warm coat: packed for years, in peace. Nobody was dragged out of here.',
      'Persuasion :: asking {S} who wants to hear otherwise :: "{A} asked me {few} times to remember a scream. And then, [what I would cost|what my memory would cost]."',
      'Religion :: asking for the church book with the date of birth :: Lent out to {H}, "for safety", against a signature, "to be kept at {lair}".',
    ],
    [
      'Insight :: watching {I} for an hour :: {I} is at home here, not bewitched, not afraid. {fact}, and will not.',
      "Perception :: asking who came up lately and asked for nothing :: Somebody who measured the road with steps, and wore the spurs of {A}'s camp.",
      'Nature :: looking at where birds do not settle any more :: Along the gorge below, at {lair}: somebody is sitting there, many of them.',
    ],
    [
      'Investigation :: reading what lies under the seating plan :: Three promissory notes, due on the day after {deadline}. It was never about {I}.',
      'Deception :: asking the officers about the witnesses :: "There won\'t be any. The outlaws [get them, poor people|of {B} get them]." Laughter; {A} does not join in.',
      'Survival :: counting the horses that are not there :: A third have left by night, with muffled hooves, towards {lair}.',
    ],
  ],
  lairUse: [
    'The upper bridge hangs on two ropes: whoever cuts one (one action) tips everyone off who does not hold on (DC 13 Dexterity saving throw), {sting} damage, into snow or bracken.',
    'The people in the bushes wear borrowed clothes; whoever calls out in the voice of an officer of {A} (DC 13 Deception) gets half of them to stand up and salute.',
    'The church book in its bag hangs on a branch over the gorge. To get it takes DC 14 Acrobatics; with it in hand one of age is of age.',
  ],
  tactics: [
    "{A} wants no witness to get past, and {I}, if {I.they} comes along, unhurt; {A.they} takes the hostage's arm {A.themself} and moves backwards to the horses; {H} stands between them and the horses, undecided, with the reins",
  ],
  parley: [
    '{A} can be bought: not with gold, which {A} owes, but with a way out. If {I} says before two witnesses that the contract ends by common consent and without blame (DC 13 Persuasion for each of the two), the creditors have to wait a year, and {A} lets the arm go.',
  ],
  clock: [
    ['{A} has the torches counted aloud, each evening, in the square.'],
    ['{S} is to swear to a scream. The church book is not to be found.'],
    ['{A} sends a third of the people to {lair}, in costume.'],
    ['At {deadline} the line of torches goes up into the hills.'],
  ],
  after: [
    'There is smoke above {p2}, and a closed coach on the road[| to {town}]. {A} has {prize}; {ruin}.',
  ],
  endings: [
    {
      heading: 'A no that counts',
      text: [
        '{I} stands before two witnesses, with clean hands for once, and says it. It takes less time than lacing a boot. {G} draws a hedgehog under the record, with four legs. {A} folds the contract very small. In {p2} somebody has wiped out one name on the board, under latrines, for today.',
      ],
    },
    {
      heading: 'By force',
      text: [
        '{A} and those at {lair} are driven off, and {I} stays. *The price:* nothing has been said that counts in law: to half of the country {I} is still a captive, there is still a reward, and the next knight is on the way, by the window.',
      ],
    },
    {
      heading: 'Brought home',
      text: [
        'The party brings {I} back all the same, and is paid by everyone. {I} does not say a word on the way, and thanks nobody. *The price:* {A} has {prize}, {p2} has lost its teacher, and there is a new drawing on the inside of a cupboard door, on the third night of an empty room.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The torches are up there. {B} has got the children out by the goat path; {I} has stayed behind, so that there would be somebody to look for, and is in the closed coach. It has to pass {lair}, slowly, over two bridges.',
      ],
    },
  ],
  steps: [
    'Ask {I.full} what {I.they} wants.',
    'Find out who does not want to hear it.',
    'Find two witnesses and the church book.',
    'Bring them all together before {deadline}.',
  ],
};
