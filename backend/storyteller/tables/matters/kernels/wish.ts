import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** Someone wants something that no one expects of such a one, and needs the consent of the town. {wish} is what. */
export const wish: MatterKernel = {
  id: 'wish',
  sort: ['person', 'claim', 'beast', 'band', 'being'],
  tells: [
    {
      says: 'become retire marry open learn join sing dance cook bake teach study settle live love fall ask beg apply run court propose adopt perform act paint write convert reform seek',
      nouns:
        'goblin orc ogre troll giant dragon kobold gnoll bugbear hobgoblin lizardfolk centaur minotaur harpy hag witch vampire werewolf ghost skeleton zombie lich mummy ghoul demon devil imp succubus angel fey fairy pixie siren mermaid merfolk medusa naga sphinx griffon golem gargoyle mimic beholder cyclops treant druid pirate bandit assassin thief necromancer prisoner refugee exile deserter chieftain warlord tribe clan monster unicorn drow',
    },
    {
      says: 'ask beg seek',
      objects: 'asylum refuge shelter sanctuary peace work pardon mercy home citizenship',
    },
    { says: 'fall', objects: 'love' },
    {
      says: 'become',
      objects: 'mayor king queen knight priest bard guard baker cook citizen human teacher doctor',
    },
    { says: 'run', objects: 'mayor office' },
    { tasks: 'help', nouns: 'love marriage restaurant mayor home friend job', says: '-' },
  ],
  tones: everyTone,
  escort: ['people', 'beast'],
  frame: {
    companions: [
      [
        'Those beside {A} are paid by the head. When the party says aloud what the last heads were, with one of them in hand, they want their own share explained and stop for a round.',
        'escort=people',
      ],
      [
        'The bounty hunters follow {A} because {A} has never left one of them behind. They stop when {A} is down, and carry {A.them} home.',
        'escort=people',
      ],
      [
        'The animals have been beaten, and know by whom. Spoken to kindly (one action, DC 13 Animal Handling), one of them sits down.',
        'escort=beast',
      ],
    ],
    hoards: [
      'In the chest of the bounty office, at {lair}, lie {items}, and {worth}: paid by {council} for heads that were none.',
      '{A} had been given presents by grateful people who were never in danger; all of it is at {lair}: {items}, and {worth}.',
    ],
    ownMagic: [
      [
        '*Zone of Truth* in the hall: {it} repeat{it.v} it, in the same words, and the hall hears that it is so. That counts as the voice of the crowd, if {G} has allowed the spell (DC 13 Persuasion).',
        'level>=3',
      ],
      [
        '*Detect Thoughts* on {it} finds a sentence that is being practised, again and again.',
        'level>=3',
      ],
      '*Speak with Animals*: the one-eyed hound of {A} knows where its friends are, and would like to be asked by somebody who says please.',
      [
        '*Speak with Dead*: the heads at {p3} can be asked. The first one says that it was a boar.',
        'tone!=whimsical level>=5',
      ],
      ['*Scrying* on {A} shows {lair}, cages, and a hand with a file.', 'level>=9'],
      [
        '*Silence* over the place where {it} speak{it.v} keeps out the whistle, and unfortunately the speech as well; over the bench of {H} it keeps in exactly what it should.',
        'level>=3',
      ],
    ],
  },
  roles: {
    B: [
      ['ferry keeper', 'mill owner', 'smith'],
      ['guild master', 'master builder'],
      ['border lord', 'keeper of the royal library'],
    ],
    A: [
      ['bounty collector', 'captain of the bounty hunters'],
      ['master of the bounty office', 'captain of the bounty hunters'],
      ['royal bounty master', 'lord of the hunts'],
    ],
    S: [
      ['stable hand', 'travelling player', 'knife grinder'],
      ['wandering preacher', 'foreign merchant'],
      ['banned scholar', 'foreign envoy'],
    ],
    T: [
      ['rat catcher', 'lamplighter', 'laundry worker'],
      ['court clerk', 'lock keeper'],
      ['palace gardener', 'royal page'],
    ],
    H: [
      ['trapper', 'dog trainer'],
      ['chief trapper', 'sergeant'],
      ['chief trapper', 'master of the hounds'],
    ],
  },
  sites: [
    ['the lodgings of {it}', 'the yard of {it}'],
    ['the house of {B.full}'],
    ['the bounty office of {A.full}'],
  ],
  lair: {
    names: ['the old kennels', "the trappers' barn", 'the closed tannery', 'the dead mill'],
    terrain: 'wild',
  },
  scale: {
    deadline: [['the open meeting'], ['the open session'], ['the open session of the realm']],
    prize: [
      ['the bounties of another {few} years'],
      ['the bounties of the whole province'],
      ['the bounties of the realm, for life'],
    ],
    ruin: [
      ['{it} {it.is} driven out, and those who spoke for {it.them} are next'],
      [
        '{it} {it.is} outlawed in the whole province, and everyone like {it.them} takes it as a declaration of war',
      ],
      [
        '{it} {it.is} outlawed in the realm, and everyone like {it.them} arms from the sea to the mountains',
      ],
    ],
  },
  problem: [
    '{it} {it.has} said it aloud, «in front of witnesses, »with a great deal of dignity: {it.they} want{it.v} {wish}. Half of {town} laughed, and the other half went to fetch forks. By law {council} must hear whoever asks; it has set a day, and a condition: three respected voices for {it.them}, or the matter is closed. So far there is none.',
    'It is meant in earnest, and that is what frightens [people|{town}]. What {it} want{it.v} is {wish.n}; «nobody like {it.them} has ever asked for that. »{council} has not said no. It has said: let three people of {town} speak for {it.them}, aloud, in the full hall. [Nobody has dared so far|There are {num} who would like to, and nobody has].',
  ],
  start: [
    [
      'Somebody has wiped a chair for {who}, and it is much the wrong size. In front of the chair stands {B.full}, the {B.role}, with a [rolling pin|broom|ledger] held like a sword and forgotten. "Say it again," says {B}. "Slowly." It is said again: {wish.q}. Nobody laughs this time. From the door, where {A.full}, the {A.role}, leans, comes the click of a collar being closed, around nothing.',
      '@chair',
    ],
    [
      'On the door of the town hall hangs a sheet, in large, careful letters [that somebody has practised|with {few} corrections]: a request to be heard, with {wish.q} as the matter. Below it are three empty lines[, for three names|]. {num.s} people stand in front of it and nobody has a pen. {A.full}, the {A.role}, has hung a second sheet beside it, printed, with a price on it«, and the price is good». "You can read, can\'t you?" a voice asks behind you, [rather high up or rather low down|from where one does not expect a voice in {town}]. It is {who}.',
      '@sheet',
    ],
  ],
  ask: [
    '"The law says that I must hear whoever asks," says {G}. "Bring three people of {town} to {deadline} who speak for {it}, of their own will, and I will count them. And see to it that {it} live{it.v} to hear the result. {A} has made some remarks."',
    '{G} would like the law to be more than paper. "Three voices, before {deadline}. I may not ask for them myself, nor may {it}; you may. Do not buy them: [a bought voice is counted as a no|a bought voice counts for {A}]."',
  ],
  rumours: [
    '{years.s} years ago [one like {it.them}|one of the same sort] was let in«, in a hard winter», and in the morning the granary stood empty and the watch lay bound.',
    '{S} has been teaching {it.them} to bow. {S.name} has also been stealing dogs, people say.',
    '{A} has caught nothing for {weeks} weeks, and has been paid for {few} heads all the same.',
    '{B} has had firewood before the door each morning, cut to length. Nobody knows from whom.',
  ],
  run: [
    [
      'The collar is new, much too large for any dog, and has points on the inside (DC 13 Perception).',
      'start=chair',
    ],
    [
      'The printed sheet was hung first, with the nails of the bounty office: {A} knew of the request before it was made (DC 13 Investigation).',
      'start=sheet',
    ],
  ],
  gist: [
    '{fact}: it is meant just so, and nothing is hidden behind it. Three of four voices bring {it.them} {wish.n}. {A} lives from the heads of creatures like {it.them}, and if {it} can be a neighbour there is no bounty any more; so {A} means to make {it.them} rage before everyone at {deadline}, with what {H} keeps at {lair}.',
  ],
  truth: [
    [
      '{It} want{it.v} {wish}. There is no plot in it, no spell and no bet. {It} {it.has} thought about it for {few} years, «has heard all the jokes, »and would give up a good deal for it«, and does not know how one asks».',
    ],
    [
      "What stands against it is fear, and the fear has a reason: {years} years ago one like {it.them} was given shelter, and in the morning the granary was empty. It is true. What is not told is that {tansy}'s grandparents had taken the guest's young as a pledge, «in a cage, »and that the granary was paid for, in furs, over {few} years. The receipts are in the wall of {p2}, where nobody has looked.",
      "What stands against it is fear, and the fear has a reason: {years} years ago one like {it.them} was taken in for a winter, and left by night with all of the seed corn. It is true. But {tansy}'s grandparents had put the guest to work without pay and locked the door; the debt was worked off with interest. The tally sticks are at {p2}, as a hat rack.",
    ],
    [
      '{A} has lived well from that story. {council} pays for each head, and a head is seldom looked at twice: the last {few} were those of [boars and a bear|badgers|old sheep]. At {lair} {H} keeps dogs«, stolen ones,» and a whistle that hurts the ears of {it} like a nail. At {deadline} it is to be blown when {it} begin{it.v} to speak. {S}, who feeds {it.them}, is said to steal the dogs; {T} has seen who does.',
    ],
    [
      '*How the hearing works*: whoever speaks for {it} is one voice. Four can be won: that of {B} (at {p2}), that of {T}, who has something to tell, that of {tansy}, whose grandparents kept the granary, and that of the crowd, which is won if {it} say{it.v} it well (DC 15 Performance or Persuasion by {it.them}, with advantage if the party has practised it with {it.them}). Three are enough.',
    ],
  ],
  turn: [
    '{B} has known for a long time who cuts the firewood, and has been leaving something on the step in return. {B} will speak for {it} at once, if {it} ask{it.v} in person, in the open street, by day. It is the one thing of which {it} {it.is} afraid.',
    [
      'On the evening before {deadline} {it} {it.is} offered what {it.they} want{it.v} by {A}, quietly and without a vote, [in another town|under another name], if {it.they} go{it.es} tonight. It is a real offer, {A} would keep it. {It} ask{it.v} the party what to do.',
      'love=no',
    ],
    [
      'On the evening before {deadline} {A} comes to {it}, alone, with a proposal: the sheet comes down, the bounty ends, and {B} is never spoken to again. {A} would keep it. {It} ask{it.v} the party what {it.they} should do, and {B} has heard it through the wall.',
      'love=yes',
    ],
  ],
  people: {
    G: [
      '{G} wants the law to hold for whoever stands before it. {G} counts three voices and no more, and counts fairly.',
    ],
    A: [
      '{A} wants {prize}. {A} is brave, which people forget because of the rest, and respects nobody who is afraid of {A.them}.',
    ],
    I: [
      '{I} wants {wish}. {I} is punctual, careful with doors, and answers every question, also those that were meant as an insult.',
    ],
    B: [
      [
        '{B} wants to be asked by {it}, and not by the whole town. {B} laughs at the wrong moment when nervous, and is nervous.',
        'love=yes',
      ],
      [
        '{B} wants to be no hero. {B} does business with everyone and has noticed that {it} {it.is} the only one who says thank you.',
        'love=no',
      ],
    ],
    S: [
      '{S} wants to see it happen, because then anything could. {S} has never touched a dog: they bite {S.them}.',
    ],
    T: [
      '{T} has seen {H} carry dogs to {lair} in a sack. {T} gets a coin for each dead rat from {A}, and counts what it would cost to say so.',
    ],
    H: [
      '{H} wants the dogs to have a better place. {H} carries the whistle and has blown it once, and did not like what it did to {it}.',
    ],
  },
  looks: [
    [
      'Everything stands in its place, and a little too neatly. On the wall one sees [a calendar with one day ringed|practised letters, a whole row of each|a borrowed mirror]«, and on the floor {few} gifts that nobody has accepted». A window has been broken, from outside.',
    ],
    [
      'A warm room, a dog basket without a dog, and a hat rack made of old notched sticks. «On the sill stands a cup that is three times too large for {B}, washed. »From the window one sees straight into the street where everyone would see one.',
    ],
    [
      'A counter with a hole in it, a price list from "rat" to "other", and a row of heads under cloths. The pen lies on a chain. Behind the counter sleeps a hound with one eye open«, and the eye is on you».',
    ],
    [
      'Cages in two rows, most of them with dogs that have names on their collars, and one, at the end, much larger, with a new lock. On the table lie wax, a small file, and a whistle on which somebody has been working.',
    ],
  ],
  todo: [
    [
      'The neighbours have put up a barrier and two boys with a drum, "as a warning". They let through whoever brings news of {A}, or cake. {It} {it.is} glad of guests, and has only one chair.',
    ],
    [
      '{B} is busy, and talks with those who help: an hour of hard and honest work (a DC 12 check with whatever fits) and the door is shut behind the customers.',
    ],
    [
      'Whoever brings a head is served. Whoever asks about the books is shown the hound (DC 12 Animal Handling). {A} explains everything to somebody who wants to learn the trade (DC 13 Deception).',
    ],
  ],
  firstFight:
    'on the second evening bounty hunters practise on whoever speaks for {it} ({skirmish}). They fight until one of them is down, and curse {A} for the price.',
  clues: [
    [
      'Insight :: listening to what {it} want{it.v} :: {wish.u}, and nothing else. It is exactly what {it.they} say{it.v}.',
      'Investigation :: looking at the stone that broke the window :: Around it is a note, printed with the letters of the bounty office: {A} pays for such stones.',
      'Survival :: looking for the missing dogs :: The drag marks of a sack lead to {lair}. {S} does not weigh enough to leave them.',
    ],
    [
      'History :: reading the notches of the hat rack :: It is a receipt: the granary of the old story was paid for, twice over.',
      'Persuasion :: asking {B} who wants to prevent it most :: "Who loses by it? Count the heads at {A}\'s and then count the boars."',
      'Perception :: standing at the window at dusk :: {H} goes by, with a sack that whines, in the direction of {lair}.',
    ],
    [
      'Medicine :: lifting the cloths :: Not one of the heads is what the list says. {A} has been paid for boars.',
      'Sleight of Hand :: turning the page of the book on the chain :: A sum is set aside "for the whistle", under the name of {A}, for the day of {deadline}.',
      'Investigation :: reading the delivery notes :: Meat for thirty dogs, each week, to {lair}. The office has one hound.',
    ],
  ],
  lairUse: [
    "Each cage has a bolt: opened (one action for {few} of them), it lets out dogs who know exactly whom they do not like. For two rounds one enemy of the party's choice can do nothing but hold on to the trousers.",
    'The whistle does {sting} damage to everyone with sharp ears within twenty feet, the hound and {it} above all, DC 13 Constitution half; broken, it makes a hound of each stolen pet: they run home.',
    'Tanning tubs stand behind the cages: whoever is thrown in (DC 13 Athletics) is out for a round, and smells for a week.',
  ],
  tactics: [
    '{A} fights at the front, as always, and wants whoever stands for {it} to lie on the ground before {deadline}; {H} is told to blow and holds the whistle as if it were hot',
  ],
  parley: [
    '{A} has a trade and no other. If the party can name work for somebody who is not afraid of anything (DC 13 Persuasion; {G} needs a warden for the roads), {A} spits, thinks, and asks what it pays. With the heads on the table it takes no check.',
  ],
  clock: [
    ['{A} raises the price on the printed sheet. A stone comes through a window.'],
    ['{S} is beaten« by people whose dogs are gone», and {it} {it.is} asked to stay indoors.'],
    ['{H} files the whistle until it hurts. {B} gets a letter: whoever speaks will be remembered.'],
    ['At {deadline} {it} stand{it.v} up to speak, and the whistle is blown.'],
  ],
  after: ['{A} has {prize}, and walks through {town} with the collar on a stick; {ruin}.'],
  endings: [
    {
      heading: 'Three voices',
      text: [
        [
          '{B} stands up first, and says that the whole town might have left the two of them alone; that the firewood was always dry; and that there is to be a walk on Sunday, along the river, with nobody behind. Then {T} gets up, then {tansy}. {G} counts to three. {It} need{it.v} {it.their} chair for a moment.',
          'love=yes',
        ],
        [
          '{B} stands up first, then {T}, then, after a long minute, {tansy}. {G} counts aloud to three. {It} {it.has} {wish.n} in writing, does not know where to look, and thanks everyone by name. The printed sheet is taken down by {A.full} in person, who has to ask for a hammer.',
          'love=no',
        ],
      ],
    },
    {
      heading: 'Beside the law',
      text: [
        'There are only two voices, but {it} {it.is} alive, {A} is in no state to collect anything, and people look away. {It} get{it.v} {wish.n} quietly, as one lets a cat in. *The price:* what nobody has granted anybody can take back, and each new {A.role} will try.',
      ],
    },
    {
      heading: 'Somewhere else',
      text: [
        'The party takes {it} away before {deadline}, to {town2}, where nobody knows the old story. {It} {it.has} a chance there«, and a new name». *The price:* {town} has learned that stones work, the bounty stays, and {B} looks out of the window in the mornings.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The whistle has been blown, benches are broken, and {it} {it.has} run, with {A} and the hounds behind. Nobody was hurt: {it} tore the door out and not one person. Whoever says that aloud before the hunt reaches the river can still turn it round.',
      ],
    },
  ],
  steps: [
    'Speak with {it} about what {it.they} want{it.v}.',
    'Win three voices for {it} before {deadline}.',
    'Find out who pays for the stones.',
    'See that {it} can speak at {deadline} in safety.',
  ],
};
