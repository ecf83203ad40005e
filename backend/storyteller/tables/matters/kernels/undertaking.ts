import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/**
 * Something that the party is asked to do, of which no other plot tells: `{task}`, in the infinitive. A is paid for it
 * year after year and has no wish to see it done; B has tried it in earnest and nearly did it.
 */
export const undertaking: MatterKernel = {
  id: 'undertaking',
  sort: 'claim',
  family: 'task',
  tells: [{}],
  isGeneral: true,
  tones: everyTone,
  escort: ['people'],
  roles: {
    G: [
      ['reeve', 'treasurer of the parish', 'justice of the peace'],
      ['city treasurer', 'high steward', 'first of the aldermen'],
      ['keeper of the privy purse', 'first minister', 'regent of the realm'],
    ],
    A: [
      ['outfitter', 'surveyor of the parish', 'contractor'],
      ['commissioner of the council', 'head of the outfitting house', 'contractor of the city'],
      ['lord commissioner', 'contractor of the crown', 'head of the royal society'],
    ],
    B: [
      ['guide without work', 'retired scout', 'carter with a bad knee'],
      ['dismissed expedition leader', 'former pilot', 'dismissed surveyor'],
      ['disgraced envoy', 'retired ranger of the court', 'dismissed navigator'],
    ],
    S: [
      ['loudest doubter', 'inn owner with a wager', 'schoolteacher'],
      ['bookmaker', 'loudest of the aldermen', 'pamphlet writer'],
      ['court wit', 'loudest of the lords', 'banker with a wager'],
    ],
    H: [
      ['storekeeper', 'clerk of the undertaking', 'apprentice'],
      ['bookkeeper of the undertaking', 'private secretary'],
      ['bookkeeper of the undertaking', 'private secretary'],
    ],
  },
  sites: [
    ['the house of {B.full}', 'the two rooms of {B.full} above the stable'],
    ['the office of the undertaking', 'the office with the brass plate'],
    ['the store of the undertaking', 'the yard behind the store'],
  ],
  lair: {
    names: ['the first waystation', 'the old toll house', 'the closed ferry inn'],
    terrain: 'indoors',
  },
  scale: {
    deadline: [
      ['the renewal of the contract'],
      ['the renewal of the contract'],
      ['the renewal of the contract'],
    ],
  },
  problem: [
    'There is an office for it in {town}, with a brass plate, and a budget. For twelve years {A.full}, the {A.role}, has been paid to {task}, and each spring there has been a report with a drawing. Nothing else has come of it. Those who wait for it have stopped asking; one of them, the youngest, has begun to collect money for somebody who would simply go and do it.',
    'Everyone in {town} can tell why nobody can {task}: it has been explained for twelve years, by {A.full}, the {A.role}, with a map and a pointer. {B.full}, the {B.role}, is the only one who says that it can be done. {B} says it quietly, in the back of the inn, because those who listen are laughed at as well.',
  ],
  start: [
    [
      'On the square of {town} {few} people stand round a cart that is packed with great care: rope, lamp oil, a cask, a chair. "It leaves today," says a child. [It says that every year|It was also said last year]. {A.full}, the {A.role}, climbs on the chair and speaks about what it means to {task}; there is applause; the cart is pushed back into the shed. Then {G.full}, the {G.role}, takes you by the sleeve: "How much would it cost me," says {G}, "if somebody really went?"',
      '@cart',
    ],
    [
      'The boots stand on the table of {G.full}, the {G.role}, beside the inkwell. They are worn through. "{B.full} put them there this morning," says {G}, "and said: I got as far as these did. [Everyone else has clean boots|Look at the boots of the others]." {G} turns over a stack of bills. "For twelve years I have paid for an undertaking, and I have never seen mud on anyone. You do not look as if you minded mud."',
      '@boots',
    ],
  ],
  ask: [
    '"I want you to {task}," says {G}. "No report, no drawing. Before you go, find out why it has never been done: {B} knows the way, the office has the papers, and the store has what one needs. You have {days} days; after {deadline} the money belongs to {A} for another twelve years."',
    '{G} signs a paper and leaves the amount open. "{Task}. It sounds so simple when one says it quickly. Somebody here does not want it done, or I would not have paid for it twelve times. Find out who and why, and then go, before {deadline}. Afterwards I have no purse any more."',
  ],
  rumours: [
    '{B} was nearly there, twelve years ago, and has not said a word about the last mile.',
    '{S} has taken bets against it since the beginning, and has never had to pay.',
    '{A} has never been farther than the first waystation.',
    'In the store there is a crate that is packed each spring and unpacked each autumn, and nobody knows what is in it.',
    'Whoever wants to do it must go before {deadline}: after that the way is closed for a season.',
    '{H} has learned to draw from imagination, and is good at it.',
  ],
  run: [
    [
      'The wheels of the cart are painted on the tread (DC 12 Investigation): it has never been on a road.',
      'start=cart',
    ],
    [
      'In the seam of the left boot sits a thorn that does not grow in {town} (DC 12 Nature). {B} can say where it does.',
      'start=boots',
    ],
    'Whoever asks those who wait for it what it would change (DC 12 Persuasion) gets bread, a bed, and a list of three people who would come along.',
  ],
  gist: [
    'The undertaking itself is possible, and hard. What has been missing is a person who wants it: {A} lives on it, with {few} others, and would have to account for twelve years if it were done. Three things are needed: the way, which {B} knows; the terms, which lie in the office; and the crate in the store. {A} waits at {lair} to turn back whoever has all three.',
    'To {task}, one needs the way, the terms and the crate. {B} has the first and nobody believes {B.them}; {A} has the other two and hides them. What {A} fears is not the danger but the day after. The last chance to stop the party is at {lair}, and {A} has hired people for it.',
  ],
  truth: [
    [
      'Twelve years ago {A} and {B} set out together, in earnest. A mile before the end {A} understood that with it the money would stop too. At night {A} took the crate and the terms and went home; {B} stayed for {few} days, alone, and came back with a cough and no proof. {A} said that it could not be done. It was the first report, and the best paid.',
      'The first of them to try was {B}, who got as far as one can get without the crate. The second was {A}, who had followed with it, and who stood there with everything that was needed and was afraid: not of the last mile, but of being nobody again afterwards. So {A} turned round, and has been the one who will do it next year ever since.',
    ],
    [
      'Since then there has been an office. It has cost {num} gold pieces a year, of which {A} has spent about a tenth on maps. {S}, who takes the bets, gets a share for being loud. {H} draws what nobody has seen, and has begun to wonder what it looks like. If nothing has changed by {deadline}, {A} gets {prize} on top, and nobody will ever look into the books.',
    ],
    [
      'The terms are an old sheet in a plain hand, and say what it takes: who must be asked first, what must be carried there and left there, and what may not be said on the way. None of it is impossible. The thing that must be left there is in the crate. It is {A.their} own; it was taken along the first time, and {A} has not been able to part with it.',
    ],
  ],
  turn: [
    'In the evening {A} comes to the party in person, without a pointer, and offers to come along: at last, in earnest, as it was meant. It is not quite a lie. {A} knows the way as far as {lair}, where the others wait, and does not know what {A.they} will do when they get there.',
    '{S} has raised the odds, and half of {town} has now bet on the party. That is worse for {A} than any proof. By night the store burns; the crate is not in it, because {H} has carried it to {lair}, and has looked inside.',
  ],
  people: {
    G: [
      '{G} wants it done in this life, and wants to see the faces of those who said that it is not possible. {G} will not ask about mud.',
    ],
    A: [
      '{A} wants {prize}, and to be believed for another twelve years. {A} has practised the speech for the day on which it succeeds, and knows it by heart.',
      '{A} wants it never to be over. Asked alone and at night, {A} can describe each step up to the last mile, with shining eyes.',
    ],
    B: [
      '{B} wants to see the end of it once, and would go as a porter. {B} remembers each bend, and draws none of it on paper: a paper can be bought.',
    ],
    S: [
      '{S} takes bets against it and has bet on it, under another name, long odds, in the first year. {S} would become rich, and has told no one.',
    ],
    T: [
      '{T} saw {A} come back that night, alone, with a crate, and carry it in by the back door. {T} was a child and thought that it was a present.',
    ],
    H: [
      '{H} has drawn it for so long that {H.they} would give anything to know how it really looks. {H} has the key to the crate on a string.',
    ],
  },
  looks: [
    [
      'Two rooms, very tidy, and everything in them can be carried. [Over the bed hangs a coat that smells of another country|Beside the door stands a stick with a notch for each day]. A lamp burns although it is noon: it is being tried out.',
    ],
    [
      'A brass plate, a long counter, and behind it maps up to the ceiling, [all with the same white spot|on all of them the same last mile is white]. There are three chairs for those who wait. They are the most worn thing in the room.',
    ],
    [
      'Shelves to the roof: rope that has never been wet, lamps that have never been lit, boots by the dozen, all clean. [In the middle stands a crate without a label|In the middle, on two trestles, stands a single crate], and around it the floor is worn.',
    ],
    [
      'A long room with bunks, a map on the wall, a stove. [Somebody has swept|It has been heated for days]. On the table lie a rope, a contract and a bell for the road; and in the window one can see, far off, where it goes on.',
    ],
  ],
  todo: [
    [
      '{B} has been laughed at too often. Whoever only asks for the way gets tea. Whoever asks what the last mile was like, and does not interrupt (DC 12 Persuasion), gets it.',
    ],
    [
      'The office gives out forms, and each of them asks for another one. To reach the cabinet with the terms takes a diversion at the counter (DC 12 Performance), a form that looks right (DC 12 Deception), or a window at night (DC 13 Stealth).',
    ],
    [
      'The store has a dog that has never had to bark, and a lock that {H} opens each evening. Whoever helps {H} carry (DC 12 Insight to see what is wanted) is asked in.',
    ],
  ],
  firstFight:
    "on the second evening {few} people who are paid by {A} try to take the party's equipment and break a few wheels ({skirmish}). They are porters who have never carried anything, and run when two of them are down.",
  clues: [
    [
      'Persuasion :: asking {B} why nobody has managed it :: "Because nobody has gone." {B} describes the way, in {few} stages, and at the end a place where one has to leave something.',
      'Survival :: looking at the boots, the coat and the stick :: They have been there: mud of three kinds, and a notch that is cut deeper than the others. It can be done, without the crate as far as the last mile.',
      'Insight :: naming {A} :: {B} is not angry, only tired. "{A.They} had it in {A.their} arms. Then it was gone, and so was {A.they}. Ask at {lair}: {A.they} always turned round there."',
    ],
    [
      'Investigation :: laying the reports side by side :: The same drawing, {few} times, from left and from right. No report mentions a place farther than {lair}.',
      'History :: looking for the oldest sheet :: The terms: who must be asked first, what has to be carried there, and that it stays there. Beside the last line somebody has written "no" in {A.name}\'s hand.',
      'Sleight of Hand :: opening the drawer with the bills :: {num} gold pieces a year, for twelve years; a tenth for maps, the rest for {A}, {S} and a room at {lair}.',
    ],
    [
      'Perception :: looking at the floor around the crate :: It is carried out and in again, by one person, every spring and autumn. {A} cannot leave it alone.',
      'Arcana :: holding a hand over the crate :: There is something in it that wants to get somewhere, as a compass does. It points along the road, past {lair}.',
      'Animal Handling :: making friends with the dog :: It brings a glove with the crest of the waystation. The dog knows the way to {lair} and back, and nobody else does at night.',
    ],
  ],
  lairUse: [
    'The bell for the road: rung (one action), it stops those who are only paid for a round, because in their contract it means the end of work.',
    'The bunks can be tipped over in a row (DC 13 Athletics): {sting} bludgeoning damage to one beside them, DC 12 Dexterity saving throw, and half cover behind them.',
    'The stove door, kicked open, fills the room with smoke: one half of it is heavily obscured for three rounds.',
  ],
  tactics: [
    '{A} wants the crate and not blood, stands before the door to the road, and talks; those who were hired aim at packs, lamps and wheels«, and fight in earnest only when they are hurt»',
  ],
  parley: [
    'Whoever asks {A} to read the terms aloud to the end (DC 13 Persuasion; DC 11 with {B} in the room) need not fight on: at the last line {A} sits down.',
    '{H} puts the key on the table. "I want to see it," says {H}, "once. Then I will draw it properly." If the party takes {H} along, {few} of those who were hired step aside.',
  ],
  clock: [
    ['{A} announces a new expedition, with music, and rents all horses in {town}.'],
    [
      '{B} is taken in for a debt that is twelve years old. The boots are shown in the office, behind glass.',
    ],
    ['The store burns. The crate is at {lair}, and so are {few} more who have been hired.'],
    ['On {deadline} {council} has the pen in hand, and {A} has the speech ready.'],
  ],
  after: [
    'The contract is renewed, and the plate is polished. Nobody will do it in this life. {B} has left {town} by night, on foot, in the direction that is white on all maps.',
  ],
  endings: [
    {
      heading: 'It is done',
      text: [
        "The party goes on from {lair}, with the way, the terms and the crate, and does what it was asked to do: {task}. The last mile is {B.name}'s to lead. What was carried there is left there, and it is lighter to walk back. In {town} nobody finds the right words, for they have practised others; {S} is rich, and stands a round. For those who have waited for it, everything is different from one day to the next, and {G} looks at the mud on the floor for a long time.",
      ],
    },
    {
      heading: 'Together with {A.name}',
      text: [
        '{A} comes along for the last mile, and leaves there what was taken away twelve years ago. It is done, and {A} did it; {B} can bear that, which surprises everyone but {T}. *The price:* {A} keeps the office, the honour and a part of {prize}, and the books stay closed. What had to be done is done all the same.',
      ],
    },
    {
      heading: 'Only the truth',
      text: [
        'The party brings the bills, the sheet and the crate before {council}. {A} loses the contract and {G} the laughter in the back rows. *The price:* the way is closed for a season, and those who have waited will wait on; but next spring {few} people will set out in earnest, and {B} will lead them.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{A} is about to sign. The contract has one clause that nobody has ever used: it ends at once if somebody stands in the room who has seen the last mile. {B} has, and needs only to be asked in public, and to be believed.',
      ],
    },
  ],
  steps: [
    'Learn the way from the one who has nearly been there.',
    'Find the terms in the office.',
    'Get the crate from the store.',
    'Pass {lair} before {deadline}, and {task}.',
  ],
  frame: {
    labels: {
      clues: ['how it can be done', 'who prevents it', 'the last obstacle'],
      lair: 'The last obstacle',
      suspects: 'Who stands in the way',
      truth: 'Why it has never been done',
      gist: 'What is going on',
      plan: 'What {A.full} does if the party does not interfere',
      actOne: 'Act one: Why Nobody Goes',
    },
    titles: ['To {taskTitle}.', 'How to {taskTitle}.', '{taskTitle}, Before It Is Too Late.'],
    first: ['{In}.'],
    stakes: [
      '{days.s} days are left until {deadline}. After that {A} holds it for another twelve years, and {G} can send nobody.',
      'In {days} days is {deadline}. Whatever has been done by then counts; whatever has not is the business of {A} for another twelve years.',
    ],
    preventions: ['{A} reads out a report, the music plays, and nobody sets out.'],
    where: ['{lair}.', '{lair}; whoever sets out has to pass it.'],
    suspects: [
      '{S.full}, who takes the bets, and does not mind at all. It is {A.full} who must not let it happen; {T.full} has seen why.',
    ],
    ways: [
      '{p1}, {p2} and {p3} in any order: the way, the terms and the crate. Each of them also shows that it ends at {lair}. A failed check costs an hour and gives the clue all the same.',
    ],
    ownMagic: [
      [
        '*Zone of Truth*: "I have never stopped wanting to {task}," says {A}. It is true, and {A} is more surprised than the others.',
        'level>=3',
      ],
      [
        '*Locate Object* finds the crate in the store, or at {lair}; what is in it can be found only by one who has seen it, such as {B}.',
        'level>=3',
      ],
      '*Speak with Animals*: the dog of the store has counted how often the crate is carried out, and how far: never past {lair}.',
      [
        '*Detect Thoughts* on {A}: a road, a morning, two people, and a great wish to turn round and go on.',
        'level>=3',
      ],
    ],
  },
};
