import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** Someone in office takes money for looking away. A is the one in office, `{payers}` are those who pay. */
export const bribed: MatterKernel = {
  id: 'bribed',
  sort: ['person', 'band', 'claim'],
  isSubjectEnemy: true,
  tells: [
    { says: 'take accept get demand', objects: 'bribe' },
    { says: 'take accept get', objects: 'bribe money payment coin gold silver' },
    {
      says: 'steal embezzle pocket skim divert hoard',
      objects: 'tax tithe treasury fund donation alms toll due',
    },
    { says: 'embezzle extort bribe corrupt' },
    { nouns: 'guard watch police officer', says: 'corrupt' },
    { nouns: 'corruption bribery embezzlement extortion' },
    {
      says: 'protect help work cooperate conspire',
      objects: 'smuggler bandit thief pirate gang guild robber',
    },
  ],
  tones: everyTone,
  escort: ['people'],
  roles: {
    G: [
      ['schoolteacher', 'midwife', 'bridge warden', 'village priest'],
      ['dean of the university', 'bishop', 'head of the merchants'],
      ['first minister', 'high priest of the realm', 'regent of the realm'],
    ],
    A: [
      ['captain of the watch', 'harbour master', 'bailiff'],
      ['provincial judge', 'colonel of the levies', 'master of the toll roads'],
      ['lord treasurer', 'lord chamberlain', 'grand admiral'],
    ],
    B: [
      ['ferry owner', 'carter', 'candle maker'],
      ['ship owner', 'printer', 'horse breeder'],
      ['shipping magnate', 'border lord', 'royal engineer'],
    ],
    T: [
      ['lamplighter', 'toll clerk', 'laundry worker'],
      ['court clerk', 'archivist', 'customs officer'],
      ['keeper of the seals', 'chamber servant', 'royal page'],
    ],
    H: [
      ['sergeant', 'bookkeeper', 'gate guard'],
      ['private secretary', 'sergeant', 'steward'],
      ['private secretary', 'captain of the household guard', 'confessor'],
    ],
  },
  sites: [
    ['the yard of {B.full}', 'the burnt warehouse of {B.full}'],
    ['the water gate', 'the customs shed', 'the old toll house'],
    ['the office of {A.full}', 'the house of {A.full}'],
  ],
  lair: {
    names: ['the malt house by the river', 'the old toll tower', 'the closed ferry station'],
    terrain: 'wild',
  },
  problem: [
    'Everybody knows it, and that is how it works: there is a tariff, so much for a cart that is not opened, so much for a name that is not written down. {B.full}, the {B.role}, refused to pay, and within a month {B.their} carts had been searched eleven times, {B.their} licence was found to be void, and the warehouse had burned. {S.full}, the {S.role}, who had said aloud what it was, sits in the cells for having set the fire.',
    'What {payers} bring in at night is not seen by anyone who is paid to see it. For {weeks} weeks now it has gone further than lace and brandy: whoever complains is fined, whoever complains twice has a fire. {B.full}, the {B.role}, complained twice. For the fire {S.full}, the {S.role}, was arrested, who had only run to put it out.',
  ],
  start: [
    [
      'At the gate two carts are waiting, with the same tarpaulin and the same number of barrels. The first carter pays, gets a nod, and rolls through. The second one says that he has nothing to declare and nothing to give. [His barrels are opened, one after the other, with an axe|Each of his barrels is opened, with an axe, and found to contain what he said: herring]. "Regulations," says {H.full}, the {H.role}, and holds out a hand to you, palm up, as one does to people who are next.',
      '@gate',
    ],
    [
      'The warehouse still smokes. {B.full}, the {B.role}, is picking nails out of the ashes, since nails can be sold. "Four pails of water stood by the wall," {B.they} says. "They were taken away in the afternoon, by the watch. [For cleaning|Regulations]." A boy lays a basket at the edge of the ashes, with bread and a folded paper, and runs. On the paper is a number, that is all: the page of a book.',
      '@ashes',
    ],
  ],
  ask: [
    '"Everyone can tell you a story, and nobody will swear to it," says {G}. "I need it in writing, before {deadline}: who paid, how much, for what. There must be a book. Nobody takes so much from so many without one. On that day {A} is to be confirmed for another ten years. And get {S} out."',
    '"I do not want {A} dead. I want {A} explained," says {G}, "aloud, with figures, before {council}. Bring me the book in which it is written, or two people who are more afraid of a lie than of {A}. Until {deadline}; after that nobody can remove {A} any more."',
  ],
  rumours: [
    'It is cheaper on Thursdays; then {H} is at the gate, who cannot do sums.',
    '{A} has never spent a coin of it: same coat, same boots, same soup.',
    '{S} did not set the fire; the pails were gone before.',
    '{payers.u} pay least of all, and are treated best.',
    '{T} was promoted three times without ever having applied.',
    'Whoever asks {A} for a favour is asked for a name in return.',
  ],
  run: [
    [
      'The nod is not {H.their} own idea: {H} looks up at a window first, where a curtain moves (DC 12 Perception).',
      'start=gate',
    ],
    [
      'The number is a page, and the paper is ruled in red, as only the account books of the office of {A} are (DC 12 Investigation).',
      'start=ashes',
    ],
    'Those who paid are not wicked, they are tired. Told that the others talk as well (DC 12 Deception or Persuasion), the third one talks.',
  ],
  gist: [
    'It is true: {fact}. {A} keeps a second book of it at {lair}: who paid, for what, and what else {A} knows of them. The book is worth more than the money, since there is hardly anyone in {town} who is not in it, {G} included. {H} collects, {T} writes; {S} is innocent of the fire.',
    '{Fact}: nobody in {town} would deny it in the dark. The money lies at {lair}, untouched; what {A} wants is the book beside it, in which half of {town} has signed for something. With the book {A} gets {prize} at {deadline}.',
  ],
  truth: [
    [
      '{A} began with one cart, in the winter of the long frost, and a sick brother; the money was to be paid back. Then one of those who had paid laughed about it in the tavern, and {A} understood that it is not the taking that gives power but the knowing. Since then {A} has everything written down. That {fact} is what people see; the rest is a book.',
      '{A} has never needed money. {A} was passed over three times for people who could pay for a post, and swore to own each of them one day. That {fact} is the lesser part. Whoever pays signs, for the good order of things, and with {few} hundred signatures one does not need to be elected any more.',
    ],
    [
      'The fire was not planned as a fire. {H} was to take the licence out of the desk of {B}, knocked over a lamp, and found no pails, since {A} had had them fetched away to frighten {B}. {S} came running from the street, burned both hands, and was the only one there when the watch arrived.',
    ],
    [
      "{T} writes the book, in a fair hand, for a pension and for silence about a son who deserted. In it stand {payers}, the tavern keepers, two judges, and on one page {G}, who {years} years ago paid for a stamp on a foundling's papers. {A} has never mentioned it. {A} is keeping it.",
    ],
  ],
  turn: [
    'The page with {G} on it is brought to the party, on good paper, with the compliments of {A}. {A} asks for nothing. {A} only wonders whether the party would care to read the other pages before it decides who is to see them.',
    '{payers.u} have had enough of paying. They want the book as well, with {A} or without, and offer the party a boat, {few} pairs of hands and a map of {lair}. If they get it, {town} has a new master, who cannot even be voted out.',
  ],
  people: {
    G: [
      '{G} wants it to stop, and has one page to be afraid of: a stamp on the papers of a foundling, who is grown up now and serves in the watch.',
    ],
    A: [
      '{A} wants {prize}, and never to have to ask anyone for anything again. {A} is punctual, sober and polite, and takes money as others take medicine.',
      '{A} wants to be feared by those who once laughed. {A} remembers birthdays, debts and the names of dogs.',
    ],
    B: [
      '{B} has nothing left that could be taken away, and says so to everyone. In the yard of {B} lies the licence that was void: the date has been changed.',
    ],
    S: [
      '{S} sits in the cells with bandaged hands and a sense of humour, and has counted how often {H} comes by at night with a full bag.',
    ],
    T: [
      "{T} writes the book and has begun to copy it out a second time, for {T.themself}, under the floor; {T} will give that up for the son's pardon.",
    ],
    H: [
      '{H} collects, counts on the fingers, and has knocked over one lamp in {H.their} life. {H} has not slept since and cannot look at {S}.',
    ],
  },
  looks: [
    [
      'Ash, nails in a jar, [the iron of {few} barrels|a strongbox with its lid burst open], and along the wall four rings in the soot where pails used to stand.',
    ],
    [
      'An arch, a barrier, a hut with a stove; in the hut a board with the lawful dues, and under the board, worn smooth by thumbs, a row of notches that are the other ones.',
      'A scale, a barrier and a queue. Everyone in the queue has two purses, and knows which one is for the desk and which one is for the hand beside it.',
    ],
    [
      'Clean, bare and warm. [A desk with nothing on it|A shelf of law books that have been read]; behind the door a coat that has been turned twice, and a window from which one sees the barrier.',
    ],
    [
      'Sacks of coin up to the knee, tied and dusty: nobody has ever opened one. On a lectern, under the only lamp, lies the book, ruled in red, with a ribbon at today.',
    ],
  ],
  todo: [
    [
      'The neighbours do not want to be seen here. Somebody must be the first to say something: whoever tells of an injustice of their own (DC 12 Persuasion), or works an hour in the ashes (no check), hears theirs.',
    ],
    [
      'One gets to stay at the barrier as a carter with bad papers (DC 12 Deception), as a guard with a borrowed coat (DC 13 Performance), or from the roof of the hut (DC 13 Stealth).',
    ],
    [
      '{A} receives everyone, from three to four. While one of the party offers {A} a bribe and lets {A.them} haggle (DC 13 Deception), the others have the time until the coffee is drunk.',
    ],
  ],
  firstFight:
    'on the second evening {few} guards who are off duty come to the lodgings of the party, to "look at the papers" ({skirmish}). They stop when one of them is down; one of them would rather have stayed at home, and says who sent them: {H}.',
  clues: [
    [
      'Investigation :: reading the burnt licence against the light :: The date was scraped off and written over, with the ink of the office. It was good until the day on which {B} refused to pay.',
      'Perception :: looking at the rings in the soot :: The pails stood there at noon and were gone by three. The watch fetched them, by a written order, and the order is signed by {A}.',
      'Survival :: following the cart tracks behind the wall :: Heavy in, light out, each Thursday: from the water to {lair}.',
    ],
    [
      "Sleight of Hand :: comparing the notches with the day's takings :: Every cart pays twice, and the second half is never counted here. It goes away in a bag, with {H}.",
      'Insight :: paying {H} and asking for a receipt :: {H} is not surprised. One signs, with a red pencil, for {A}: "It is all written down. {A} is very exact."',
      'Stealth :: walking after the bag :: By two back yards and a ferry it goes to {lair}; a lamp is put in the window when it has arrived.',
    ],
    [
      'Investigation :: looking at the blotter :: Names, sums, and a word after each: "brother", "will", "the child in {town2}". So it is not only money that is being noted.',
      'History :: laying the names of those who were promoted side by side :: Each of them had paid, {weeks} weeks earlier. The appointments are signed by {A}.',
      'Perception :: feeling in the pocket of the turned coat :: A key with a paper tag, "river side", and malt dust or old grain in the seam: it is the key of {lair}.',
    ],
  ],
  lairUse: [
    'Whoever slits a sack (one action) makes the floor of coins difficult terrain; those who fight for pay must make a DC 12 Wisdom saving throw or spend their next turn picking some up.',
    "Whoever reads from the book, aloud (one action), a page about somebody who is in the room, has that one's whole attention until the end of the next round.",
    'The stove door stands open, and the lectern has a cord by which it can be tipped into the fire: one action, two rounds, and there is no book any more.',
  ],
  tactics: [
    '{A} stands at the lectern with one hand on the cord and lets the others fight; the book burns when {A} has lost half of {A.their} hit points, unless somebody has cut the cord or is holding the lectern',
  ],
  parley: [
    '{A} can count. Shown that {payers} want the book without {A} in it (DC 13 Persuasion), or offered a trial with {A.their} own words in the record, {A} closes the book and hands it to whoever has not asked for it.',
    '{H} ends it, if asked by name about the lamp (DC 12 Persuasion): {H} steps between, says before all the others that the fire was {H.their} doing and by whose order, and puts the bag down.',
  ],
  clock: [
    [
      '{A} calls on the party, hat in hand, asks whether the beds are good, and pays the bill for them in advance.',
    ],
    [
      'The next one has a fire: the house of {T} burns, and with it the copy below the floor, unless somebody has fetched it.',
    ],
    ['{S} is sentenced in a quarter of an hour. {H} was to be a witness and is too ill to come.'],
    [
      'At {deadline} {A} is confirmed in office, unanimously, by people each of whom has a page in the book.',
    ],
  ],
  after: [
    '{A} has {prize} and raises the tariff by nothing at all, which is what frightens people. {B} works as a carter for {payers}. By the end of the year {ruin}.',
  ],
  endings: [
    {
      heading: 'Read aloud, page by page',
      text: [
        'The party has the book read before {council}, and begins with those who are sitting there. It takes [a night|from noon to midnight]. At the end there is hardly anyone who has not stood up, {G} as the first one, and nobody is left to be afraid of anybody. {A} hears each page, corrects one sum, and is led away. {S} is free, with two good hands by spring. What is known in {town} from now on is known by everyone: {fact}.',
      ],
    },
    {
      heading: 'Some pages missing',
      text: [
        'The party cuts out the small people and hands in the rest. {A} is condemned, and says in the dock, politely, how many pages there were. *The price:* the party has a secret with half of {town} from now on, and that is how it began with {A}.',
      ],
    },
    {
      heading: 'Into the stove',
      text: [
        'The book burns, and in the same hour {A} is nobody: {few} people who have bowed for years do not step aside any more. *The price:* without it there is no proof that {fact}; {S} has to be got out of the cells by other means, {payers} look for another window, and {A} lives on in a room in {town2}, with a very good memory.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{A} is in office for ten years and celebrates with soup. The book is to be moved tonight, from {lair} to a vault with a seal; for the length of one cart ride it is guarded by {H} alone, who would like to be stopped.',
      ],
    },
  ],
  steps: [
    'Hear what {B.full} and {S.full} have to say.',
    'Find out where the money goes.',
    'Find the book in which it is all written.',
    'Prove it before {deadline}.',
  ],
  frame: {
    where: [
      '{lair}; {A.name} goes there once a week, after dark, with a lamp and a red pencil, and is in {town} by day, at the service of everyone.',
      '{lair}, where {H} carries the bags. {A.name} sits in the office by day and receives from three to four.',
    ],
    ownMagic: [
      [
        '*Zone of Truth*: "I have never spent a coin of it," says {A}, and it is true. {H} has no such sentence ready.',
        'level>=3',
      ],
      [
        '*Detect Thoughts* on anybody in the queue finds a sum, a name and a wish to be somewhere else.',
        'level>=3',
      ],
      '*Comprehend Languages* reads the abbreviations of the blotter: after each name stands what the person loves most.',
      [
        '*Scrying* on {A} shows a lectern, a lamp, and how somebody writes down what the party has done today.',
        'level>=9',
      ],
    ],
  },
};
