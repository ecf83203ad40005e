import { everyTone } from '../../tones.ts';
import { classicFrame } from '../classic-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/**
 * The one who hires the party, A, is the enemy. Three seals bind A, and {prey} keep them: each job that the party does
 * for A takes a seal from someone who has good reasons to keep it. G brings the orders and believes in them.
 */
export const patron: MatterKernel = {
  id: 'patron',
  sort: 'claim',
  family: 'classic',
  tones: everyTone,
  isLairKnown: true,
  escort: ['people'],
  roles: {
    G: [['secretary'], ['private secretary'], ['master of the audiences']],
    A: [
      ['magistrate', 'founder of the hospital', 'owner of the quarry'],
      ['governor', 'duke', 'head of the merchant league'],
      ['chancellor', 'regent', 'grand master of the order'],
    ],
    B: [
      ['former mayor', 'former partner of the house'],
      ['former judge', 'outlawed knight'],
      ['former marshal', 'outlawed bishop'],
    ],
    S: [
      ['blacksmith', 'bell founder'],
      ['medal maker', 'master smith'],
      ['master of the mint', 'royal armourer'],
    ],
    T: [
      ['night watcher', 'charcoal burner'],
      ['river pilot', 'toll keeper'],
      ['keeper of the archives', 'master of the lighthouse'],
    ],
    H: [['bodyguard'], ['captain of the house guard'], ['captain of the black guard']],
  },
  sites: [
    ['the hidden camp of {B.full}', 'the burned manor of {B.full}'],
    ['the workshop of {S.full}', 'the house of {S.full}'],
    ['the watch hut of {T.full}', 'the old tower of {T.full}'],
  ],
  lair: {
    names: ['the audience hall of {A.full}', 'the new house of {A.full}', 'the vault of {A.full}'],
    terrain: 'indoors',
  },
  frame: {
    ...classicFrame,
    labels: {
      ...classicFrame.labels,
      clues: ['what the seal is', 'who pays', 'what comes after the third'],
      places: 'Three jobs',
      suspects: 'Who is in the way',
      plan: 'What {A.full} does if the party only does its jobs',
      actOne: 'Act one: Three Jobs for {A.full}',
    },
    titles: [
      'The Generosity of {A.full}.',
      'Three Seals for {A.name}.',
      'In the Service of {A.name}.',
      'The Third Seal.',
    ],
    first: [
      'You have been lucky: {A.full}, the {A.role}, pays well, pays at once, and remembers your names.',
      'For a season now {A.full}, the {A.role}, has been the best employer that you have ever had.',
    ],
    hooks: [
      '{G.full}, the {G.role}, brings the orders of {A.name} on thick paper, with the fee in the same envelope.',
      '{A.name} receives you in person, with {G.full}, the {G.role}, at the desk, and has learned which wine you like.',
    ],
    stakes: [
      'All three seals must lie on the desk before {deadline}, in {days} days; if not, says {G}, {ruin}.',
      'In {days} days is {deadline}. Without the seals, says {G}, {ruin}.',
    ],
    fees: [
      '{A} pays {coins} gp, a third for each seal, on the day on which it is brought.',
      'The fee is {coins} gp. {G} adds that {A} has never yet let anyone go who did well.',
    ],
    payments: [
      '{coins} gp. What {A} has paid is good money; for the rest {G} empties the cash box of the house, or {council} pays in the end.',
    ],
    where: [
      '{lair}. Until the third seal is there, {A.name} is kind, and at home to the party at any hour.',
    ],
    suspects: [
      '{prey.u}: {B.full}, {S.full} and {T.full}, who each keep a seal. {G.full} believes every word of the orders.',
    ],
    limits: ['{days} days, until {deadline}; {A} waits for the third seal, and for nothing else.'],
    ways: [
      '{p1}, {p2} and {p3} are the three jobs, in any order. At each of them a seal can be taken, left, or exchanged for a cast; and each shows a piece of who {A.name} is. A failed check costs an hour, never the clue.',
    ],
    runs: [
      '{A} asks each of the party one personal question, remembers the answer, and uses it in act three.',
      '{G} has a list of what the party has done for {A} so far. The boxes behind the three seals are still empty.',
    ],
    magic: [
      [
        '*Zone of Truth*: {G} says the whole order again, and means it. {A} says nothing false: "I want what was taken from me."',
        'level>=3',
      ],
      [
        '*Detect Thoughts* on {A} finds real affection for the party, as for good tools.',
        'level>=3',
      ],
      [
        '*Identify* on a seal: it is one part of an oath, sworn by {A} under compulsion, and holds as long as its keeper lives and keeps it.',
        'level>=1',
      ],
      ['*Commune*: "Is {A} our enemy?" Not yet. "When?" At the third.', 'level>=9'],
      ['*Scrying* on {A} shows a desk with three hollows in the wood.', 'level>=9'],
      '*Detect Magic*: each seal shines faintly, and brighter the nearer it is to {A}.',
    ],
    complications: [
      '{A} sends a present to the family of one of the party. It is exactly the right present.',
      '{H} has followed the party to {p2}, and has been told to bring the seal if the party does not.',
      'A second company of adventurers has been hired for the same seal, by {A}, to be quite sure.',
      '{G} finds a copy of the oath in the desk, and does not dare to read it alone.',
    ],
    openings: [
      '{lair} is lit as for a feast. There are chairs for all of the party, with names on them; {H} closes the door from the inside.',
    ],
    companions: [
      [
        'Those beside {A} have been paid in the same way as the party. Told so, and by how much (DC 13 Persuasion, one action), one of them puts down the weapon.',
        'escort=people',
      ],
    ],
    hoards: [
      'In the desk with the three hollows lie {items}, ready wrapped as the next presents, and {worth}.',
    ],
    preventions: [
      'bring {G} the text of the oath before that day (DC 13 Persuasion); then the order is lost for a while',
      'let {prey} know a night before (DC 13 Stealth to get there unseen)',
      "hand over a cast instead of the seal (DC 14 Sleight of Hand or smith's tools)",
    ],
    clockEffects: [
      'each seal that lies on the desk gives {A} advantage on one attack in the last fight; each false one makes {A} hesitate for a round.',
    ],
    firstFight: [
      'on the second evening the party is attacked at {p1} ({fight}). They are people of {A} in the coats of {prey}, to make sure that nobody talks; one of them carries the same thick paper as {G}.',
    ],
    sides: [
      {
        wants: [
          '**{prey.u}** want {A} to stay bound, and do not care what they are called. Content if one seal is left with its keeper; angry if they hear of the fee before they hear the truth.',
        ],
        later: [
          '**{prey.u}, if content**: come by the back stairs with {num} people. Nobody helps {A} from outside.',
        ],
      },
      {
        wants: [
          '**{R.full}** ({R.role}) works for {A} as well, for longer, and is better paid. Content to be told what became of the last company; angry if the party takes the third seal first.',
        ],
        later: [
          '**{R.name}, if content**: stands beside {A} in {lair}, and in the second round does not any more.',
        ],
      },
      {
        wants: [
          '**The people in the house of {A.name}** want to go on believing in a good master. Content if they are asked and not accused; angry if {G} is shamed before them.',
        ],
        later: [
          '**The people in the house, if content**: have left every door of {lair} unlocked, and gone to bed.',
        ],
      },
    ],
  },
  scale: {
    prize: [['the town, without an oath in the way'], ['the province'], ['the realm']],
  },
  problem: [
    'Now there is something larger. {prey.u} have stolen three seals, it is said, without which {A} cannot govern as one should, and keep them in three places. You are to find {prey} and bring the seals back: three jobs, for one fee that is higher than all those before.',
    'Three seals have been taken from {A.name}, and {prey} have them: one each, so that nobody can catch all of them at once. You have been chosen to try. What the seals are good for does not stand in the order.',
  ],
  start: [
    [
      'There is a fire in the room, and more cake than anyone needs. {A.full} gets up when you come in, and asks {G.full} to stay. "I have few friends who finish what they begin," says {A.name}, and pushes three sheets of thick paper across the desk. In the wood of the desk are three round hollows, side by side, lined with new velvet.',
      '@desk',
    ],
    [
      'In the market of {town} a notice is nailed up: {prey}, wanted. Under it stand three names, {B.full}, {S.full} and {T.full}, and a sum. Somebody has written below it, in charcoal: WHO PAYS? {G.full} tears off the notice, politely, and says to you: "{A.name} does. And you are late for breakfast."',
      '@notice',
    ],
  ],
  ask: [
    '{A} asks, and {G} writes it down: "Find {prey}. Bring me the three seals, from {B}, from {S} and from {T}, before {deadline}. I do not want to know how. Nobody needs to be hurt; I leave that to you, as I leave everything to you."',
    '"Three seals, three people, three payments," says {G}. "{A.name} trusts you more than the guard. I may not tell you what the seals are, because I do not know; but I have seen {A.name} sit before the empty places at night."',
  ],
  rumours: [
    '{prey.u} rob nobody. They could have, more than once.',
    'Whoever worked for {A} before you has left {town}, all at once, without their horses.',
    '{B} once swore something together with {A}, before witnesses, and has been poor ever since.',
    '{S} lets nobody near the forge cupboard, or whatever it is that is locked there.',
    '{A} never signs anything. It is always {G} who signs.',
    'Twice a year, {A.full} walks up to the town boundary, stops, and goes home again.',
  ],
  run: [
    [
      'The velvet in the hollows is new, but the hollows are worn (DC 12 Investigation): something lay there for years.',
      'start=desk',
    ],
    ['The charcoal is from the forge of {S} (DC 13 Investigation).', 'start=notice'],
    '{A} cannot lie about the seals, and does not: whoever listens closely (DC 14 Insight) hears that they are never called stolen, only "no longer here".',
  ],
  gist: [
    '{A.full}, who pays the party, is the enemy. The three seals are an oath that binds {A} to lay hands on nobody and to leave {town} to itself; {prey} are its keepers. When all three seals lie in the desk, the oath is gone, and so is the kindness of {A}.',
  ],
  truth: [
    [
      '{years.s} years ago the house of {A.name} ruled here by fear. It was beaten and not killed: the heir had to swear an oath on three seals, given to three families, and each heir after that. {A} has kept it to the letter, because it cannot be broken: as long as three keepers hold the seals of their own will, {A} can harm nobody, give no order that harms, and not cross the boundary.',
      '{A} once did to {town} what is in no book, {weeks} days long; then {B}, {S} and {T}, who were close by, forced an oath on {A} and sealed it three times. It holds as long as the three keep the seals. Since then {A} can harm nobody and order no harm, and has learned what one can do with kindness and money.',
    ],
    [
      'But others can take the seals of their own will, if they are hired for a theft and believe in it. So {A} has spent a fortune to be loved by somebody capable. The party is the fourth company; the three before asked too early what the seals are, and {H}, who has sworn nothing, saw to them on the road.',
    ],
    [
      '{G} believes in {A} and has never seen the oath. {prey.u} are called what they are called because {G} wrote it so, from dictation. {S} has made casts of all three seals; {T} knows what was done with the last company, and where they lie.',
    ],
  ],
  turn: [
    'On the evening of the second seal {A} gives a supper for the party, and for the first time crosses the boundary of {town}, two steps, in front of everyone, laughing. {B}, who sees it from the wood, understands before the party does, and sends {T} with three words: "Now count them."',
    '{H} has been to {p3} before the party. {T} is alive, and the seal is still there; but what is said there about the party, {H} says in the voice of somebody who has buried three companies before.',
  ],
  people: {
    G: [
      '{G} wants to serve someone good, and has needed it so much that {G.they} never looked into the drawer. Shown the oath, {G} goes grey and then becomes very useful.',
    ],
    A: [
      '{A} wants to be free, and has been patient for it for half a lifetime. {A} truly likes the party, and would keep it on afterwards; that is the worst of it.',
    ],
    B: [
      '{B} keeps the first seal, and would give it to anybody who could tell {B.them} what it has cost to keep it. {B} was once a friend of {A}.',
    ],
    S: [
      '{S} has cast all three seals in lead, so well that only {A} can feel the difference, by touch, within a minute.',
    ],
    T: ['{T} is afraid of {H}, with reason, and would rather talk than be brave.'],
    H: [
      '{H} does what {A} cannot do by oath, and knows that with the third seal there is no more need of {H.them}.',
    ],
  },
  looks: [
    [
      'A place that was once a good house: {num} people live under canvas between the walls, and the children are taught to read from an old decree. {B} keeps the seal on a string, under the shirt, like a key.',
      'Washing, a cooking fire, no weapons within reach. {B} comes towards the party with open hands, and says: "Has it begun again with cake?"',
    ],
    [
      'A workbench, three moulds, and a cupboard with a lock that cost more than the house. {S} goes on working while the party talks.',
    ],
    [
      'From here one sees the whole road to {town}, and beside the road three long mounds without a stone. {T} has put flowers on them, all the same kind.',
    ],
    [
      'A hall with the best lamps in {town}, a desk with three hollows, and {A} behind it, who gets up, smiles, and moves one finger as one who tries whether it still hurts.',
      'The curtains are drawn back, the table is laid, and {A.name} stands on the wrong side of the line of brass in the floor, which nobody has ever seen {A.them} cross.',
    ],
  ],
  todo: [
    [
      'Those in the camp know the paper and close the way (DC 13 Persuasion to be led to {B}, no check without the order in hand). {B} asks one thing first: who pays, and has {A.they} ever told you no?',
    ],
    [
      '{S} gives the seal to nobody who asks for it, and shows the casts to somebody who asks why (DC 13 Insight). The cupboard can also be opened (DC 15 Sleight of Hand), and then {S} only says: "Read it first."',
    ],
    [
      '{T} has barred the door and shoots at hats (DC 13 Stealth, or call out who is lying under the mounds, which {T} has been waiting to hear).',
    ],
  ],
  clues: [
    [
      'History :: reading the rim of the first seal :: It is no seal of an office. It says: "As long as I am kept, the one who swore may harm nobody."',
      'Insight :: asking {B} about {A} :: They were friends. {B} does not hate {A}, and is more afraid of the kindness than of the guard.',
      'Investigation :: comparing the decree from which the children read :: In the old days there were three empty hollows in a desk, too, and then {weeks} bad days.',
    ],
    [
      'Arcana :: holding a cast beside the true seal :: The true one grows warm when the name of {A} is said: it binds somebody.',
      'Insight :: asking {S} who was here before :: Three companies, each with the same paper, the same fee, the same cake. None of them asked twice.',
      'Investigation :: looking at the moulds :: {S} can make three false seals in a night. Whoever puts them into the desk has a minute.',
    ],
    [
      'Survival :: looking at the three mounds :: They were adventurers, well equipped, killed from behind by one who was walking with them.',
      'Persuasion :: asking {T} who did it :: {H}. "{A.name} was sitting up there in the coach, and looked away. Had to."',
      'Religion :: hearing the oath from {T} :: With the third seal everything that was promised is over, in the same hour, at {lair}.',
    ],
  ],
  lairUse: [
    'A true seal that is taken out of its hollow (one action beside the desk, DC 13 Sleight of Hand) binds {A} again for a round: no attack, no order.',
    'The false seals hold for one minute; during this time {A} believes to be free, says everything aloud, and {G} is standing at the door.',
    'The line of brass in the floor: as long as one seal is with its keeper, {A} cannot cross it.',
    'If {G} reads out the oath (one action, no check), all in the hall who have sworn something to {A} may think again: one of those beside {A} leaves.',
  ],
  tactics: [
    '{A} asks the party one last time to stay, by name, one after the other, and means it; then {A} fights like somebody who has imagined it for years, goes for the one who has the seals, and has {H} hold the door',
  ],
  parley: [
    'As long as one seal is missing, {A} negotiates: an office for each of the party, in writing, if it stays (DC 15 Insight shows that the offer is honest). {A} can be made to swear again, before the three keepers (DC 15 Persuasion, with advantage if {G} is present and knows everything). *The price:* somebody has to become the new keeper, and can never again go far away.',
  ],
  clock: [
    ['{G} sends the three orders. {A} has the velvet brushed.'],
    [
      'If the first seal is there, {A} sends away the guards of the poor quarter, "who are no longer needed", and has a wall measured.',
    ],
    [
      'With the second seal {A} crosses the boundary. {H} rides to {p3}, in case the party should be too slow.',
    ],
    [
      '{Deadline}. The third seal lies in the desk, brought by the party or by {H}. {A} stands up, thanks everybody, and asks {H} to close the door.',
    ],
  ],
  after: [
    '{A} governs {town} without an oath, and is exactly as patient as before. The names of the party stand on the first decree, with thanks; {ruin}.',
  ],
  endings: [
    {
      heading: 'Bound again',
      text: [
        'The three seals are with their keepers, and one of these is new. {A} is at home, behind the line of brass, pours tea and asks politely how everyone is. {G} has resigned, and writes down who {prey} really were.',
      ],
    },
    {
      heading: 'Beaten, and the seals are empty',
      text: [
        '{A} is dead or in chains, and the three seals are only metal now. *The price:* half of {town} has lived on the money of {A}, and has liked it; the party is told so.',
      ],
    },
    {
      heading: 'Still in service',
      text: [
        'The party has left {A} one seal less than needed, said nothing, and kept the job. It is a strange peace: {A} knows, pays, and waits. So does {B}, with the third of the seals.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'All three seals lie in the desk. {A} thanks the party before everybody, and means it, and {ruin}. But {S} has the moulds, and {G} has read the oath: three seals can be made once more, if somebody brings {A} to swear.',
      ],
    },
  ],
  steps: [
    'Find {prey}.',
    'Bring the seal of {B.full}.',
    'Bring the seal of {S.full}.',
    'Bring the seal of {T.full} before {deadline}.',
  ],
};
