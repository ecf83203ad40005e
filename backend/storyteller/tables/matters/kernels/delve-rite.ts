import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';
import { riteFrames, riteSides } from './delve-rite-frames.ts';

const callers =
  'cult cultist sect coven witch hag necromancer lich wizard sorcerer warlock mage archmage priest order brotherhood sisterhood circle druid vampire ' +
  'demonologist summoner prophet alchemist fanatic worshipper acolyte';

const rites =
  'ritual rite ceremony summoning resurrection sacrifice awakening ascension return séance';

/** Someone wants to call something at an hour: three things are needed for it, and each of them can be had first. */
export const delveRite: MatterKernel = {
  id: 'delve-rite',
  sort: ['band', 'person', 'claim', 'event'],
  allows: 'villain',
  tells: [
    { tasks: 'stop prevent foil thwart interrupt disrupt sabotage', nouns: `${callers} ${rites}` },
    {
      nouns: callers,
      says: 'summon wake awaken call raise resurrect sacrifice free release prepare plan perform hold revive bring conjure unleash become complete worship ascend open',
    },
    { nouns: rites, says: '- be prepare hold begin happen take plan start' },
    { nouns: 'cult cultist', says: '- be' },
    { nouns: 'heart god', says: 'beat' },
  ],
  tones: everyTone,
  isSubjectEnemy: true,
  isBandBeside: true,
  escort: ['people', 'fiend', 'undead'],
  frame: {
    ...riteFrames,
    sides: riteSides,
    labels: {
      clues: ['what is planned', 'who is in it', 'the place of the rite'],
      lair: 'The place of the rite',
      suspects: 'Who can be won',
      truth: 'What is being prepared',
      actOne: 'Act one: Two of Three, in {town}',
    },
  },
  scale: {
    deadline: [
      ['the new moon', 'the longest night', 'the night of the falling stars'],
      ['the dark of the moon', 'the longest night', 'the night of the red star'],
      ['the eclipse', 'the night of the five stars', 'the hour when the two moons meet'],
    ],
    ruin: [
      [
        '{called} will be in {town}, and [nobody knows|no one can say] a way to send it back',
        'there will be no {town} to come home to',
      ],
      [
        '{called} will hold the whole valley by morning',
        'every town of the province will kneel or burn',
      ],
      [
        '{called} will sit where the crown sits now',
        'there will be no realm by the end of the year',
      ],
    ],
  },
  roles: {
    A: [
      ['herbalist', 'bell founder', 'schoolteacher'],
      ['canon', 'professor of old tongues', 'physician to the rich'],
      ['royal astrologer', 'master of ceremonies', 'confessor of the court'],
    ],
    B: [
      ['widowed baker', 'retired soldier', 'candle maker'],
      ['captain without a ship', 'judge in retirement', 'singer who lost the voice'],
      ['former regent', 'deposed prince', 'marshal without an army'],
    ],
    S: [
      ['choir singer', 'runaway servant', 'lamp trimmer'],
      ['copyist', 'deserter', 'former novice'],
      ['chamberlain in disgrace', 'court painter', 'royal page'],
    ],
    T: [
      ['bell caster', 'knife smith', 'lamp maker'],
      ['master caster', 'armourer', 'lamp maker to the cathedral'],
      ['caster to the crown', 'royal armourer', 'keeper of the treasury'],
    ],
    H: [
      ['sexton', 'butcher', 'carter'],
      ['deacon', 'sergeant', 'apothecary'],
      ['captain of the palace guard', 'chaplain', 'private secretary'],
    ],
  },
  sites: [
    ['the workshop of {T.full}', 'the yard of {T.full}'],
    ['the old reading room', 'the locked book room', 'the archive under the roof'],
    ['the house of {B.full}', 'the rooms of {B.full}'],
  ],
  lair: {
    names: ['the dry cistern', 'the sunken hall', 'the old ice cellar'],
    terrain: 'underground',
  },
  problem: [
    'It was a rumour until {weeks} weeks ago. Since then {num} people have been seen going out at night without a lamp, {S.full}, the {S.role}, has run away from them and says a date, and the date is {deadline}. For what they mean to do they need three things, and have none of them yet.',
    'Nobody wanted to believe it, until {S.full}, the {S.role}, ran away from them, {few} nights ago, and named the hour: {deadline}. Three things are needed for it. {T.full}, the {T.role}, has been asked for the first of them, politely, by three strangers in one week.',
  ],
  start: [
    [
      'A procession crosses the market of {town}: {few} people, barefoot, in their best clothes, [without a word|in silence]. The last one, {S.full}, the {S.role}, steps out of the line, walks up to you and lays a candle into your hand. "It burns for {days} days," says {S.full}. "I was to carry it to the end." On the wax, from top to bottom, {days} lines are drawn, and beside the lowest stands: NOW.',
      '@candle',
    ],
    [
      'In the workshop of {T.full}, the {T.role}, everything is quiet, and that is what is wrong. On the bench stands {thing1}. "Finished {years} years ago," says {T.full}, "and never used, for that is how it was ordered. Yesterday somebody came for it, with the right receipt." The receipt lies beside it. The ink is fresh, and the paper older than the house.',
      '@receipt',
    ],
  ],
  ask: [
    '{G} wants it stopped before {deadline}. "Take away from them what they need, or break it up on the night itself. [I would rather have it small and early|Better a broken door today than a battle then]."',
    '"Three things," says {G}, "and an hour. Without one of them it fails, says {S}. Find out which you can get, get it, and be at the place at {deadline} in any case."',
  ],
  rumours: [
    '{T} has been offered {coins} gp for {thing1} and has asked for time to think.',
    'In the old books there is a page that nobody can look at for longer than a breath.',
    '{B} has begun to give things away, and looks better than for years.',
    'The dogs of {town} sit at the same corner every night, and all look in the same direction.',
    '{A} knows the day of {deadline} to the minute, and says that anyone can work it out.',
  ],
  run: [
    [
      'The candle burns one line a day, whether it is lit or not (DC 12 Arcana). Broken, it burns at both ends.',
      'start=candle',
    ],
    [
      'The receipt is genuine: it was written {years} years ago and dated forward. The family of {A} has planned this for as long (DC 13 Investigation).',
      'start=receipt',
    ],
    '{S} does not want to go home and can say [at once|immediately] who sat to the left and to the right: {H}, and somebody who smelled of [bread|sea salt|lamp oil]: {B}.',
  ],
  gist: [
    '{fact}: it is true, and {A} leads it. At {deadline}, at {lair}, {called} is to come. Three things are needed: {thing1}, the page with the words, and a name that somebody gives away of free will, that of {B}. They are at {p1}, {p2} and {p3}; each one that the party has makes the rite weaker, and without any of the three it fails.',
  ],
  truth: [
    [
      '{fact}. {A} has worked for it for half a life, does not do it for money, and believes that {called} will pay a debt: [a dead child|a broken promise|a lost war], put right at one stroke. It is a mistake, and an honest one: {called} pays nobody.',
      '{fact}, and {A} is behind it, with {num} others, {callers}, who each hope for something different. {A} has promised every one of them the thing that they miss most. {called} has promised nothing at all.',
    ],
    [
      'Three things are needed. {thing1} is still with {T}. The page with the words is in {p2}, chained to the desk; {H} has copied half of it. And somebody [has to|must] give away their own name, willingly, and be nobody afterwards: {B} has said yes, [because|since] {A} has promised {B} to hear a certain voice once more.',
    ],
    [
      'The rite has two halves. The first is held half-way to {deadline}, and after it nobody in {town} can pretend any more: for one hour all shadows point to {lair}. The second is at {deadline}. Between them {called} can already hear what is said aloud at {lair}, and answers.',
    ],
  ],
  turn: [
    'A name that was given can be asked back, by the one who gave it, until the last word is spoken. If {B} says aloud at {lair} "I have changed my mind", {called} is called by nobody, and what was to happen to {town} happens to those who called. {A} does not know this; it stands on the back of the page.',
    '{H} has copied the words with one mistake, on purpose, and is waiting for somebody to whom it can be said. With it the rite will go on to the end, and the door will open to the other side: {called} cannot come out, but somebody can be drawn in.',
  ],
  people: {
    G: [
      '{G} [wants to|would like to] keep it quiet until it is over«, [because|since] half of {council} would run and the other half would join».',
    ],
    A: [
      '{A} wants {called} to come, at any price, and has long since paid the first half. {A} is friendly, sleeps little, and does not lie when asked directly: nobody has ever asked.',
    ],
    I: [
      '{I} wants what the whole town says, and means it. {I} has answers for everything but the question what comes after.',
    ],
    B: [
      '{B} has given away the name already, on paper, and feels light. What {B} wants is to hear one voice again; [whoever|anyone who] talks about that voice with {B.them} for an evening (DC 13 Persuasion) is asked to stay.',
    ],
    S: [
      '{S} ran away when the candle was put into {S.their} hand. {S} [wants to|would like to] be told that it was not treason, and knows the way to {lair} by the number of the steps.',
    ],
    T: [
      '{T} has {thing1}, made by the grandparents, never used, and would melt it down [at once|immediately], if there were not {coins} gp on the table and a roof with holes.',
    ],
    H: [
      '{H} wants out and has nowhere to go. {H} copied the page, and was promised that nobody would get hurt.',
    ],
  },
  looks: [
    [
      'A workshop with a cold furnace. On the bench under a cloth is {thing1}, so well made that one would like to try it. Somebody has swept a path from the door to the bench, and from the bench to the back door.',
    ],
    [
      'Shelves up to the roof, a ladder on rails, and one desk that is bolted to the floor. On it lies a book, on a chain, open, with a [smoked glass|black cloth] on top; beside it a half-full sheet and a pen that is still wet.',
    ],
    [
      'The rooms are nearly empty: everything has been given away but a table, two chairs and a [music box|toy boat|blue coat]. {B} opens before you knock, makes tea for one more than there are, and does not answer to {B.their} name.',
    ],
    [
      'Steps lead down on all sides to a dry floor with a ring of {few} lamps. [In the middle|In the centre] is [a hole as wide as a well|a flat stone], and above it hangs a rope for what is to be used. The air tastes of metal; from below somebody breathes slowly, somebody very large.',
    ],
  ],
  todo: [
    [
      '{T} gives {thing1} to nobody, to the party neither, but lets it be used or spoiled: rung, lit or dulled once, it is worth nothing for the rite. {T} needs to be paid for it, or shown the burned letter in the stove (DC 13 Persuasion).',
    ],
    [
      'Two of those who go out without a lamp sit in the reading room and pretend to read (DC 12 Insight); they fight badly and shout well. The chain can be opened (DC 14 Sleight of Hand); the page can also be torn out, with a sound that is heard at {lair}.',
    ],
    [
      '{B} is watched from across the street by {H}, who goes home at midnight. {B} listens to reasons, but answers every one with a smile; what helps is not a reason but the thing on the table (DC 13 Insight).',
    ],
  ],
  clues: [
    [
      'History :: reading the order book of {T} :: {thing1}: ordered {years} years ago, "for one use". The rite was planned then; it is to bring {called}.',
      'Investigation :: comparing the receipt with letters in the stove :: The hand is that of the family of {A}, and the last letter is from this week.',
      'Survival :: following the swept path out of the back door :: It ends after {few} turns at steps that go down: {lair}.',
    ],
    [
      'Arcana :: reading the page through smoked glass :: Two halves, one hour between sunset and dark for each, and a line about a name. On the back stands how it is undone.',
      'Investigation :: looking at the half-full sheet :: It is the hand of {H}, and the margin has the times at which {A} came to look.',
      'History :: looking for the floor plan that the page mentions :: The shelf is empty, but dust has kept the outline: round, with steps, {lair}.',
    ],
    [
      'Insight :: asking {B} what is to happen on the day after :: "Nothing. That is the beauty of it." {B} is to speak the name, and will not be there any more.',
      'Persuasion :: asking who visits {B} now :: {A}, each evening, with a story of the one who is missed. The stories are true: {A} has collected them from all of {town}.',
      'Perception :: listening to what {B} hums :: It has the rhythm of somebody who goes down {few} times seven steps; those are the steps of {lair}.',
    ],
  ],
  lairUse: [
    'The lamps of the ring: for each one that is put out ([one action|an action]), the rite needs a round more. With all of them out it [has to|must] begin again, and the hour is over.',
    'The rope above the middle holds one person. Cut (AC 11, 5 hit points), what hangs on it falls into the hole, and {called} sends it back up, hard: {hurt} force damage in a 10-foot circle, DC 13 Dexterity half.',
    'Whoever speaks a name aloud here is answered from below. Used on one of those beside {A} (DC 13 Deception), it makes that one run.',
    'If {thing1} is used here by anyone but {A}, everybody hears it, also outside, and the rite loses its place: two rounds are lost.',
  ],
  tactics: [
    '{A} needs {few} rounds to the last word and speaks one line in each, as a bonus action, while the others keep the party from the ring; struck, {A} loses that line on a failed Constitution saving throw (as for concentration)',
    '{A} stands in the ring and does not leave it; {H} is to hold {B}, and lets go as soon as somebody looks {H.them} in the face',
  ],
  parley: [
    '{A} stops for one thing: the proof that {called} pays nobody. It is on the back of the page. Read out in front of the others (DC 13 Persuasion, with advantage if {B} stands beside the party), {callers} leave from the top of the steps down, until {A} is alone.',
  ],
  clock: [
    ['{num} people pay their debts and make their beds. {A} sends for {thing1}.'],
    ['{H} finishes the page. {A} spends a whole day with {B}, who signs.'],
    [
      'The first half is held: for an hour all shadows in {town} point to {lair}, and something there says "soon".',
    ],
    ['At {deadline} {A} says the last word at {lair}, {B} gives away a name, and {called} comes.'],
  ],
  after: ['{called} is there. {A} is the first to ask it for something, and {ruin}.'],
  endings: [
    {
      heading: 'Stopped in time',
      text: [
        'One of the three is missing when the hour comes. {A} says the last word all the same, and nothing comes but morning. {callers} go home one by one without looking at each other; {B} answers, on the third call, to a name. *The price:* {called} has heard that somebody called, and so have others.',
      ],
    },
    {
      heading: 'Asked back',
      text: [
        '{B} says it in the last moment: "I have changed my mind." {called} takes what it is owed from those who called: {A} and the ring of lamps are gone, and the hole is only a hole. *The price:* {B} has heard the voice, for a breath, and knows whose it was not.',
      ],
    },
    {
      heading: 'Broken up by force',
      text: [
        'The lamps are out, {A} is beaten, and {callers} stop in the middle of a line. *The price:* half a rite is half a door. From now on somebody [has to|must] sit at {lair} every night with a light and answer "not yet"; {S} takes the first watch.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The last word has been said, and {called} stands up to the waist in the floor of {lair}, since it was called with a borrowed name. For as many rounds as things are missing it can be sent back: {B} [has to|must] be brought close enough to be heard.',
      ],
    },
  ],
  steps: [
    'Find out which three things are needed, and where they are.',
    'Get to them before those who need them.',
    'Find the place where it is to happen.',
    'Be there at {deadline}, and stop it.',
  ],
};
