import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** A bargain with a devil or the like has been signed and falls due. A is the one to whom it is owed. */
export const bargain: MatterKernel = {
  id: 'bargain',
  sort: ['person', 'band', 'claim', 'event'],
  tells: [
    { says: 'sell', objects: 'soul shadow name voice heart memory firstborn' },
    {
      says: 'promise pledge owe gamble bet lose',
      objects: 'soul firstborn child daughter son shadow name voice',
    },
    {
      says: 'want make sign strike regret break escape',
      objects: 'deal pact bargain contract out',
    },
    { nouns: 'deal pact bargain contract debt' },
    { tasks: 'break end escape win free save', nouns: 'deal pact bargain contract soul' },
    { nouns: 'devil demon fiend hag vampire', says: 'collect claim' },
    { nouns: 'hag coven', says: 'trade buy' },
  ],
  tones: everyTone,
  escort: ['people', 'fiend', 'fey'],
  frame: {
    companions: [
      [
        'Those beside {A} are bound by papers as well. Whoever calls out which one is theirs, with it in hand, has one of them on the other side« at once».',
        'escort!=no',
      ],
      [
        'Those beside {A} fight as it stands in their papers: until they are hurt badly, and not a blow longer.',
        'escort!=no',
      ],
    ],
    hoards: [
      'Pledges that nobody will ever fetch lie at {lair}: {items}, and {worth}. {H} enters them as "lost in the confusion".',
      'In the box, below the papers, lie {items}, and {worth}: the interest of {years} years.',
    ],
    ownMagic: [
      [
        '*Zone of Truth* amuses {A}, who keeps to the truth anyway until {deadline}. It helps with {T}, who is not believed otherwise.',
        'level>=3',
      ],
      [
        '*Remove Curse* and *Dispel Magic* do nothing to the paper, since it is no spell but a promise. On the small debts lost in games with {A} they work.',
        'level>=5',
      ],
      [
        '*Sending* reaches the witness who is abroad, and who knew very well what it was. That leaves only {T} to break line one.',
        'level>=5',
      ],
      [
        '*Plane Shift*, *Teleport* or a month at sea do not help {it}: at {deadline} whoever signed stands at {p2}, wherever they were. Friends who hold on come along.',
        'level>=9',
      ],
      [
        '*Raise Dead* on {B} works if {B} has given the life back of {B.their} own will; {A} calls that a gap in the law and writes it down for next time.',
        'tone!=whimsical level>=9',
      ],
      '*Protection from Evil and Good* on the door keeps {A} out for ten minutes, during which {A} reads a book on the step.',
    ],
    where: [
      '{lair}, where the papers lie. {A.name} comes to {town} for each knock, and receives visitors at {p3}; {A.they} hides from nobody.',
      '{lair}, where {A.name} keeps what is pawned. For a talk one finds {A.them} at {p3}« at any hour», polite and in the right.',
    ],
    suspects: [
      '{S.full}, of having led {it} to the crossroads; wrongly. The witness who counts is {T.full}.',
      '{S.full} (innocent). {T.full} made three crosses, and that can break the paper.',
    ],
  },
  roles: {
    G: [
      ['village priest', 'reeve', 'schoolteacher', 'midwife'],
      ['bishop', 'provincial judge', 'dean of the university'],
      ['high priest of the realm', 'chief justice of the crown'],
    ],
    B: [
      ['apprentice', 'godchild', 'neighbour'],
      ['old comrade', 'foster child', 'deputy'],
      ['old comrade in arms', 'foster child', 'designated successor'],
    ],
    S: [
      ['fortune teller', 'horse trader', 'pedlar'],
      ['wandering preacher', 'dismissed secretary'],
      ['banned scholar', 'court astrologer'],
    ],
    T: [
      ['night watchman', 'cook', 'lamplighter'],
      ['court clerk', 'coach driver', 'archivist'],
      ['palace cook', 'royal page', 'keeper of the seals'],
    ],
    H: [
      ['clerk of the debts', 'boy of all work', 'driver'],
      ['clerk of the debts', 'private secretary'],
      ['clerk of the debts', 'private secretary'],
    ],
  },
  sites: [
    ['the door of {it}', 'the house of {it}'],
    [
      'the crossroads where it was signed',
      'the ferry where it was signed',
      'the well where it was signed',
    ],
    ['the lodgings of {A.full}', 'the rooms of {A.full}'],
  ],
  lair: {
    names: [
      'the closed pawnshop',
      'the burned counting house',
      'the bank without windows',
      'the inn without a sign',
    ],
    terrain: 'indoors',
  },
  scale: {
    deadline: [['the third knock'], ['the third knock'], ['the third knock']],
    prize: [
      ['{pledge} and a foot in the door of {town}'],
      ['{pledge} and a chair in every council of the province'],
      ['{pledge} and a claim on the crown that signed as a witness'],
    ],
    ruin: [
      ['{pledge} {pledge.is} taken, and {A} has {few} other papers in {town} that fall due next'],
      ['{pledge} {pledge.is} taken, and {A} has papers of {num} people who govern the province'],
      [
        '{pledge} {pledge.is} taken, and with it {A} has a claim on the crown, which signed as a witness',
      ],
    ],
  },
  problem: [
    'It is no rumour: the paper exists, with a name at the bottom. {A.full}, the {A.role}, comes for what is owed: {pledge}. The law of such bargains gives {days} days from the first knock to the third; after that nobody can open the hand again. The first knock is due tomorrow.',
    'What is owed is {pledge}, and the one to whom it is owed, {A.full}, the {A.role}, has always been on time. There will be three knocks: the first tomorrow, the second in the middle, and the third in {days} days. Until then every line [of the paper |]can be contested[ by anyone|, as {G} has read]. Nobody in {town} has ever tried.',
  ],
  start: [
    [
      'A knock. {who.s} stand{it.v} in the middle of the room and do{it.es} not move. It is not a loud knock. On the doorstep, {manner}, waits {A.full}, the {A.role}, and holds out a sheet of parchment« by one corner», with {mark}. "First call," says {A}. "I bring the paper, as is proper, so that nobody can say they had not read it. {days.t} days. You may ask me anything; I may not lie before the third." Then a look at you, as at furniture that was not in the inventory.',
      '@knock sort=person',
    ],
    [
      'On the table [lie bread, a knife, and|lies, between two candles,] a list of {it.n} with the heading "What I still wanted to do". {who.s} {it.has} crossed out {few} lines, «and the handwriting gets worse. »"Read it aloud, the paper," {B.full}, the {B.role}, begs you, "I can\'t." It is short[|, says {B}]. Below stands {mark}. In the room next door a chair creaks that was empty; {A.full}, the {A.role}, has come {manner}, and waits for the first hour of the day to knock.',
      '@list sort=person',
    ],
    [
      'A knock. Everyone who belongs to {it} is in this room, and nobody moves. It is not a loud knock. On the doorstep, {manner}, waits {A.full}, the {A.role}, and holds out a sheet of parchment« by one corner», with {mark}. "First call," says {A}. "I bring the paper, as is proper, so that nobody can say they had not read it. {days.t} days. You may ask me anything; I may not lie before the third." Then a look at you, the only ones who have not taken a step back.',
      '@knock sort!=person',
    ],
    [
      'They are drawing lots, with straws from the broom, in a room with the shutters closed. {B.full}, the {B.role}, takes all the straws away from them. "Not like that," says {B}, and then to you: "Read it aloud, the paper. Nobody here can do it to the end." It is short. Below stands {mark}. On the other side of the door somebody clears the throat, patiently: {A.full}, the {A.role}, has come {manner}, and waits for the right hour to knock.',
      '@list sort!=person',
    ],
  ],
  ask: [
    '{G} has read the paper {few} times. "There is always a way out in such a thing; they put it in out of pride. Find it before {deadline}. And if there is none, find out what {A} would rather have than {pledge}."',
    '"I could preach about it," says {G}, "or I could pay you. Get {it} out of this, by law, by wit or by iron, before {deadline}. I would like it to be the law, because of the {few} others who have signed."',
  ],
  rumours: [
    '{S} showed the way to the crossroads«, for money,» and has no shadow at noon.',
    '{A} pays for everything at once, and never with the same coin twice.',
    'If one is not at home at {deadline}, it does not count. ([That has been tried: it counts|{S} has tried it: it counts].)',
    '{B} should be dead by rights, and is the healthiest person in {town}.',
    '{A} cannot refuse a wager.',
  ],
  run: [
    [
      '{A} may not lie until the third knock and says so gladly. Each of the party may ask one question; {A} answers it truly and then asks one in return, of the same weight.',
      'start=knock',
    ],
    [
      "One straw is longer than the others: somebody wanted to be sure of drawing it. It is marked with a thread of {B}'s sleeve (DC 12 Perception).",
      'start=list sort!=person',
    ],
    [
      'The last line of the list has not been written down yet. Whoever asks what it would be (DC 12 Insight) hears why the paper was signed.',
      'start=list sort=person',
    ],
  ],
  gist: [
    '{fact}. The paper is valid, and {A} is in the right: that is what makes it hard. But {pledge} can be saved in four ways, by the witness {T}, by giving back the gain, by the place of collection, or by a wager; and by taking the paper from {lair}, where {H} keeps it[; each has its price|, and each way costs something].',
  ],
  truth: [
    [
      [
        '{B} was dying, {weeks} weeks after a small wound, and everyone had given up. {It} went to the place of which one does not speak, and signed with the first pen that was held out; the price was {pledge}, to be fetched later. In the same hour {B} sat up and asked for soup. {It} would do it again«, and that is the worst of it».',
        'sort=person',
      ],
      [
        'It was the year in which everything failed. {It} had lost {few} of their own, {B} was the next, and somebody knew a place where one could ask. They signed away {pledge}, and from that night luck has been with them«: no lock held, no dog barked». Now what is owed has a face, and they want to be out of it.',
        'sort!=person number=many',
      ],
      [
        'It was the year in which everything failed. {It} had lost {few} people, {B} was to be the next, and somebody knew a place where one could ask. {pledge} was what it cost. It was signed, and from that night there has been nothing but luck«: no lock held, no dog barked». Now what is owed has a face.',
        'sort!=person number=one',
      ],
    ],
    [
      '{A} has kept to every word, and wants the same. The paper lies at {lair}, among others, in a box to which {H} has the key; {H} signed one as well, {years} years ago, and works it off in years that are longer than others. At {deadline} the box is opened, and what is written is so.',
    ],
    [
      'There were two witnesses. One is abroad, and knew very well what it was. The other is {T}, who was told that it was the sale of a cow, put three crosses below, «drank to it, »and has not slept well since. {S}, who is said to have led {it} there, had run after {it.them} to prevent it, and came too late. Line one of the paper is as good as broken, if {T} says so to the face of {A}.',
    ],
    [
      '*The paper* has four lines that can be used against {A}: *one*, "witnessed by two who knew what they saw"; *two*, "for as long as the gain is kept"; *three*, "to be collected at {p2}, from the hand that signed"; *four*, "or for a stake of equal worth, in any game that both sides know".',
    ],
  ],
  turn: [
    '{B} has found out by what {B.they} is alive. {B} has gone to {A} with an offer of {B.their} own: {B.their} life back, and the paper torn up (line two). {A} has said that {A.they} will sleep on it, and does not sleep. If the party does not find a better way, {B} will do it at {deadline}, without asking anyone.',
    '{A} does not want {pledge}. It has been ordered from {A.them} by somebody above, to whom {A} owes something as well; {A.their} own paper lies in the same box, at the bottom, and falls due a day later. Whoever finds it has something of equal worth in the hand (line four).',
  ],
  people: {
    G: [
      '{G} wants a way out that others can use as well. {G} has signed nothing, and was near it once.',
    ],
    A: ['{A} wants {prize}, and above all to be in the right. What {A} cannot bear is {weak}.'],
    I: [
      '{I} wants {B} to live, and would like to keep {pledge} if that is possible. {I} tells no lie about it and wants no pity.',
    ],
    B: [
      '{B} wants to know what {B.their} life has cost, and whom. {B} is not as easy to spare as everyone thinks.',
    ],
    S: [
      '{S} wants it believed that {S.they} came to prevent it. {S} knows the place by night, and the words with which one calls {A} there.',
    ],
    T: [
      '{T} made three crosses under something that {T.they} could not read. {T} would say so to everyone, except to {A}, whom {T.they} fears like fire.',
    ],
    H: [
      '{H} keeps the box, and is allowed to lend the key if somebody asks in exactly the right form. {H} teaches the form to whoever is kind.',
    ],
  },
  looks: [
    [
      'A door with {few} new bolts, salt on the step, and on the wood, at the height of a hand, a mark that was not there yesterday. Inside things are being given away. {B} takes them all back in again by the other door.',
    ],
    [
      'Nothing grows here for a yard around. A stone, flat as a table, with [a ring of spilled ink|drops of old wax] on it. In the grass lies a pen«, which nobody who is not desperate picks up». The wind comes from below.',
    ],
    [
      'Everything is in order, brushed and squared. On the table stand two glasses, one always full; on the wall hangs a map of {town} with small flags, {few} of them. {A} offers a chair that is exactly as comfortable as the guest deserves.',
    ],
    [
      'Shelves to the ceiling with things that were pawned: [wedding rings, crutches, a row of lullabies in jars|shadows folded like cloth, a jar with a laugh in it]. In the middle stands the box, and on the box a candle that burns down only when somebody lies.',
    ],
  ],
  todo: [
    [
      '{it} let{it.v} in whoever can say what it is for which they would sign themselves. An honest answer needs no check. A clever one is DC 14 Deception, and {B} knows the difference.',
    ],
    [
      'By day it is only a place. By night, if the paper is read aloud here backwards (DC 13 Arcana or Religion), one sees how it was signed: who stood there, who held the light, who made three crosses. It costs each who looks one memory of the last year.',
      'Whoever lies down on the stone for as long as one breath can be held (DC 12 Constitution check) feels how it was signed: who stood where, who held the light, and that one of them could not read.',
    ],
    [
      '{A} plays with everyone who has a stake: dice, chess, or who blinks first. Three rounds, a different skill in each (DC 14). For each round won {A} answers a question; for each lost one the loser owes a small thing, to be named later.',
    ],
  ],
  firstFight:
    'on the second evening other debtors of {A} stop the party in a lane ({skirmish}): «each of them was promised a year if nobody reads the paper too closely. »They fight until one of them is down, and tell [everything|all about {A}] when one asks to see their own papers.',
  clues: [
    [
      'Investigation :: reading the paper line by line :: It is valid, and it has four lines that can be used (see above). {A} has hidden none of them.',
      'Insight :: asking who proposed it :: Not {S}. {A} came by "by chance", in the week in which all hope had been given up: {A} looks for those who cannot say no.',
      'Perception :: holding the parchment against the light :: It is a copy. The watermark is a sign that hangs at {lair}: there lies the original.',
    ],
    [
      'Religion :: asking what makes such a bargain break :: A witness who did not know, a gain given back, a wrong place, or a better stake.',
      'Arcana :: following the mark of {A} in the stone :: It was renewed {few} times in the last months: {A} has {few} more such papers in {town}.',
      'Survival :: following the small prints :: Somebody comes here each morning to empty the ink. It is {H}, and {H.they} goes to {lair}.',
    ],
    [
      'Investigation :: reading the flags on the map :: Each is a debtor, with a date. That of {it} has been moved forward: {A} needs it soon.',
      'Insight :: watching {A} when time is mentioned :: {A} is afraid of a day that comes right after {deadline}. {A} owes something {A.themself}.',
      'Perception :: looking at the key board :: One hook is empty, and on it stands {lair}. {H} has the key, and the right words for asking stand on the back.',
    ],
  ],
  lairUse: [
    'The candle on the box: whoever says a lie within its light feels it ({sting} fire damage, no saving throw), {A} as well after {deadline}. A question at the right time is worth a blow.',
    'The things on the shelves want to go home. A jar or a cloth that is opened (one action) gives back what is in it; for one round everyone near hears, sees or remembers only that (DC 13 Wisdom saving throw).',
    'The box is iron and bolted to the floor: DC 15 Athletics to tear it loose, DC 14 Sleight of Hand to open it, or the right words (see {H}). A paper that is burned here was never signed; what it gave is gone as well.',
  ],
  tactics: [
    '{A} would rather not fight: violence makes a paper void for whoever begins it. If the party begins, {A} is free to do everything, stays before the box and lets the others go first; {H} reads the rules aloud, slowly, so that everyone has to wait a round for the end of the sentence',
  ],
  parley: [
    '{A} accepts line four: a game that both sides know, for a stake of equal worth, before witnesses. Three rounds; the party names the first, {A} the second, and the third is drawn from the hat of {H} (DC 14 each, with whatever skill fits). Cheating is allowed to whoever is not caught (DC 15).',
    'If {T} says to the face of {A} that {T.they} did not know what {T.they} saw, {A} closes the eyes for a moment, takes the paper out of the box and tears off the lower half. It takes courage from {T} (DC 13 Persuasion, with the party beside {T.them}), and nothing else.',
  ],
  clock: [
    ['The first knock: {A} brings the paper, and is polite. That evening nobody eats.'],
    ['{A} calls on {T}, with a bottle, and advises a long journey. {S} is spat at in the street.'],
    [
      'The second knock. Everything that the bargain brought turns a little: {B} is tired, and a lock holds that never held.',
    ],
    ['At {deadline}, at {p2}, {A} holds out a hand, and what is owed goes into it.'],
  ],
  after: ['{A} thanks everyone, and moves a flag on the map; {ruin}.'],
  endings: [
    {
      heading: 'Not one word more than was written',
      text: [
        '{T} speaks, or the right card lies on the table, and {A} tears the paper across, correctly, along the fold. {it} {it.is} free, with {pledge}, and {B} lives. {A} bows to the party as one does to colleagues. In {town} {few} others come out of their houses with papers of their own, and ask who taught them to read like that.',
      ],
    },
    {
      heading: 'Paid back',
      text: [
        'The gain is returned as line two says, and the debt with it. {it} keep{it.v} {pledge}. *The price:* what the bargain had bought is gone: [{B} is as ill as on that day|{B} has the old wound again], and this time there must be another cure; the party has bought some weeks to find it.',
      ],
    },
    {
      heading: 'With iron',
      text: [
        'The box is broken open at {lair} and the paper burns. *The price:* what it gave is gone as well, and so is the law: {A}, or whoever sent {A.them}, owes the party a visit, and need not knock.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The hand closes on {pledge}, and {it} {it.is} left standing there. {A} has to carry it from {p2} to {lair}, on foot, before the sun is up, because it stands so in the paper. It is a long road, and not forbidden to others.',
      ],
    },
  ],
  steps: [
    'Read the paper, line by line.',
    'Find out how and before whom it was signed.',
    'Find something that {A.full} would rather have, or must accept.',
    'Save {pledge} before {deadline}.',
  ],
};
