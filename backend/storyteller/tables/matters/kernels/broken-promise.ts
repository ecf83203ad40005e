import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/**
 * What an idea says is so, of which no other plot tells. It has been so once before and was ended by a promise, which A
 * has stopped keeping because it cost too much. The rows say of the idea only its own sentence, `{Fact}`.
 */
export const brokenPromise: MatterKernel = {
  id: 'broken-promise',
  sort: 'claim',
  family: 'any',
  tells: [{}],
  isGeneral: true,
  tones: everyTone,
  escort: ['people'],
  roles: {
    G: [
      ['reeve', 'village priest', 'justice of the peace'],
      ['high steward', 'bishop', 'first of the aldermen'],
      ['first minister', 'regent of the realm', 'chief justice'],
    ],
    A: [
      ['treasurer of the parish', 'tithe collector', 'land agent'],
      ['city treasurer', 'master of the mint', 'land agent of the council'],
      ['lord treasurer', 'keeper of the privy purse', 'master of the mint'],
    ],
    B: [
      ['bell ringer', 'shepherd', 'ferry hand'],
      ['keeper of the old gate', 'lamplighter', 'dismissed herald'],
      ['dismissed herald', 'last keeper of the seal', 'retired usher of the court'],
    ],
    S: [
      ['newcomer', 'pedlar', 'seller of charms'],
      ['seller of charms', 'foreign scholar', 'street preacher'],
      ['foreign envoy', 'court astrologer', 'street preacher'],
    ],
    H: [
      ['bailiff', 'clerk of the treasury', 'errand rider'],
      ['bailiff', 'clerk of the treasury'],
      ['bailiff of the treasury', 'private secretary'],
    ],
  },
  sites: [
    ['the place where it shows most', 'the street where it is worst', 'the place where it began'],
    ['the archive of {council}', 'the record room of {council}', 'the tower with the old books'],
    ['the treasury of {A.full}', 'the office of {A.full}', 'the counting house of {A.full}'],
  ],
  lair: {
    names: ['the stone at the boundary', 'the ring of old stones', 'the roofless gatehouse'],
    terrain: 'wild',
  },
  scale: {
    deadline: [
      ['the night of the old feast'],
      ['the night of the old feast'],
      ['the night of the old feast'],
    ],
  },
  problem: [
    'Nobody in {town} asks any more whether it is true. {council} has met {few} times, and each time somebody else was to blame; the last one was {S.full}, the {S.role}, who came only when it had begun. {B.full}, the {B.role}, says to all who want to hear it that it has been like this once before, and that it stopped. Hardly anyone wants to hear it: {B} has said so for {weeks} weeks.',
    'At first people talked of nothing else, and now they do not talk of it, and plan around it. Prices have followed. {S.full}, the {S.role}, sells something against it that does not help; {A.full}, the {A.role}, has had a chart drawn up and is calm; and {B.full}, the {B.role}, goes out to {lair} each evening and comes back after dark, and will say only that somebody has to.',
  ],
  start: [
    [
      'The bell of {town} is ringing, and it is neither noon nor fire. {few} people are pulling {B.full}, the {B.role}, off the rope. "It was rung the last time!" cries {B}. "It says so in the book!" [Somebody laughs|A child begins to cry]. "Which book?" asks {G.full}, the {G.role}, from the door, out of breath; and then, seeing you: "You there. You can read. Come with me, and hear what this one has to say. I have run out of other people to ask."',
      '@bell',
    ],
    [
      'They have put {S.full}, the {S.role}, on a cart and are about to push it out of the gate. It is done politely, [with a packed lunch|with both trunks tied on]. "It was so before I came," says {S}, not for the first time. {G.full}, the {G.role}, puts a hand on the wheel. "It will be so when {S.they} is gone. Does nobody here want to know why?" The square is quiet. Then, a little too loudly, {A.full}, the {A.role}, says that it is a matter of patience. {G} looks at you, because you are the only ones who are not nodding.',
      '@cart',
    ],
  ],
  ask: [
    '"Tell me why, and how it ends," says {G}. "I have a {S.role} whom everyone blames, a {B.role} whom no one believes, and a {A.role} with a chart. One of the three knows something. {B} says that it must be settled by {deadline}, in {days} days, as it was the last time. I do not know what to believe. Find out, and end it."',
    '{G} closes the window first. "Everybody tells me what to do about it. I want to know what was done to bring it on. Ask {B} about the last time; look in the archive; and see who has gained from it, there is always one. {days.s} days are left until {deadline}. If {B} is right, there will be no other."',
  ],
  rumours: [
    'It has been so once before, in the time of the great-grandparents, and it ended overnight.',
    'On the night of the old feast something was always carried out to {lair}. It has not been for {few} years.',
    '{B} was told to stop going there, in writing.',
    '{S} came only when it had begun, and asks good questions about {it}.',
    'Those who have had most to do with {it} all say the same: as if something were being waited for.',
    'A page is missing from the town book, and it was not mice.',
    '{A} has saved {town} a great deal of money, and has a medal for it.',
  ],
  run: [
    [
      'The rope has been oiled, and beside it a list of hours is scratched into the beam (DC 12 Investigation): the bell was rung for seven evenings, once, a long time ago.',
      'start=bell',
    ],
    [
      'In the trunk of {S} lies a copy of an inscription at {lair} (DC 12 History): {S} has read half of it, and it frightened {S.them}.',
      'start=cart',
    ],
    'Whoever asks the oldest people in {town} what their grandparents left on the doorstep (DC 12 Persuasion) gets {few} answers, and they fit together.',
  ],
  gist: [
    '{Fact}. It was so once before, and ended with a promise that {town} gave to the other side of it at {lair}. {A} has stopped keeping the promise, because it cost money each year, and has hidden what shows it. It ends as it did before: if the promise is kept again, by somebody with a right to give it, before {deadline}. {B} is the last who has that right.',
    'What is going on is the other half of an old bargain. {town} was spared this for a hundred years because something was carried to {lair} once a year. {A} struck it from the books. Three things are needed: what was promised, who may bring it, and the thing itself, which {A} has sold. Then it can be settled at {lair}, on {deadline} at the latest.',
  ],
  truth: [
    [
      'A hundred years ago it was just as it is now, and worse. It ended because {few} people from {town} went out to {lair} and asked, which nobody had done until then, what the other side of it wanted. It was not much: to be thought of once a year, aloud, with a gift that costs the giver something. They promised it. In the morning it was over.',
      'The last time, too, people looked for the guilty first. Then somebody went to {lair} and listened for a whole night, and came back with an offer: a gift each year, carried by one who does it gladly, and for that it would never be so again. {town} kept to it for a hundred years and forgot why, as one forgets why one does not whistle in the cellar.',
    ],
    [
      '{few.s} years ago {A} came upon the entry in the books: {num} gold pieces a year, "for the stone". {A} struck it out, dismissed {B}, and got a medal. When it began, {A} understood within a day, having read the page. Since then {A} has had the page in a drawer, and has paid {H} to see to it that nobody goes to {lair}; for if it is known, {A} loses the office, the medal and {prize}.',
    ],
    [
      'The other side has been patient: {few} reminders came, each of which was taken for something else. On {deadline} the hundred years are over, and with them the right to renew the promise. After that there is nobody any more with whom one could bargain. {S} has worked out the half of it, from the inscription, and does not know the thing that matters: who may bring the gift. It is {B}.',
    ],
  ],
  turn: [
    'For one hour it is not so. All of {town} comes out of doors and holds its breath. Then it begins again, exactly where it stopped. It was an answer: {B} has been at {lair} and has left the only thing that {B.they} has. It was the right one to bring it, and not the right gift.',
    '{A} proposes a solution to {council}, with figures: {S} is to be handed over at {lair}. It is said so reasonably that {few} nod. {A} knows that it would help for a night, and that by then {deadline} would be past.',
  ],
  people: {
    G: [
      '{G} wants it to end, and would give up the office for it, but wants to know first to whom. {G} keeps a list of all who have been blamed, and crosses them out.',
    ],
    A: [
      '{A} wants {prize}, and to have been right with the chart. {A} has long since put aside the money that was saved, to the last coin, for the case that it could be paid back quietly.',
      '{A} wants that nobody should ever add it up. {A} did the sum at night: what it has cost since, and what it would have cost; the paper is in the drawer, with the page.',
    ],
    B: [
      '{B} wants to go on doing what {B.their} parents did, and speaks of {it} as others do of the weather. {B} knows the words by heart, and was never told what they are for.',
    ],
    S: [
      '{S} has come a long way because of {it}, and would like to stay, if they let {S.them}. {S} has the inscription, up to the line where the stone is broken.',
    ],
    T: [
      '{T} cleaned the office of {A} on the evening when the page was cut out, and swept up the strip of paper that was left. {T} still has it, as a bookmark.',
    ],
    H: [
      '{H} turns people back on the way to {lair} and tells them that it is dangerous there. {H} has begun to leave something on the stone, secretly, and to feel better afterwards.',
    ],
  },
  looks: [
    [
      'Nowhere is one nearer to {it}, and nobody here can act as if it were not so. [Somebody has put up a bench, for those who come to look|Somebody sells roast chestnuts to those who come to look]. On the wall, at the height of a child, there are {few} marks from the last time, worn smooth by a hundred years of sleeves.',
    ],
    [
      'Books to the ceiling, a ladder, a smell of apples. [The year in question has been read so often that it falls open|One of the books falls open by itself]: between two pages there is a narrow, clean edge.',
    ],
    [
      'A tidy room with a chart of it on the wall, in three colours, rising. [The medal hangs beside the window|A medal lies on blue velvet]. The lowest drawer of the desk has a better lock than the money chest.',
    ],
    [
      'An old stone as high as a door, with writing on three sides, and the fourth worn smooth by hands. Before it lies a flat slab, [with rings from a hundred years of jugs|hollowed like a step]. From here one feels that one is looked at, kindly, and not for much longer.',
    ],
  ],
  todo: [
    [
      'Whoever wants to look closely has to stay for an hour in the thick of it: a DC 12 Constitution saving throw, or one is shaken and has disadvantage on the next check.',
    ],
    [
      'The archive is open to those who bring back what they have borrowed. Nobody in {town} has (DC 12 Persuasion, or an overdue book from the shelf of {B}).',
    ],
    [
      '{A} receives everyone, with tea and figures. The drawer takes one who keeps {A} talking (DC 12 Performance) and one with quiet hands (DC 13 Sleight of Hand).',
    ],
  ],
  firstFight:
    'on the second evening {few} people under {H} bar the way to {lair} with spears and bad consciences ({skirmish}). They are paid to turn others back, not to die, and run when two of them are down.',
  clues: [
    [
      "Investigation :: comparing the old marks with what people say of {it} now :: It is the same, to a hand's breadth. The last time it stopped after seven evenings, from one hour to the next.",
      'Insight :: asking people what they have stopped doing lately :: A jug on the step, a word over the fence at dusk: a dozen small habits were given up when the parish saved on them, under {A}.',
      'Nature :: watching in which direction it is strongest :: It comes from {lair}, and it is not anger. It is what happens when nobody answers.',
    ],
    [
      'History :: reading the years around the gap :: Each year there was an expense "for the stone", up to {few} years ago. Then it was struck out, in the ink of the treasury.',
      'Religion :: looking for the words of the old feast :: The promise itself, in rhyme: once a year, aloud, gladly, a thing that the giver will miss. And: "by one whose parents have brought it before".',
      'Perception :: holding the clean edge to the light :: The pressure of a pen from the page that is gone: a drawing of {lair}, and a date, which is {deadline}.',
    ],
    [
      "Sleight of Hand :: opening the lowest drawer :: The page, cut out with a razor. Beside it lies a sum, in {A.name}'s hand, with the result underlined three times.",
      'Persuasion :: praising the medal, and asking what for :: "For {num} gold pieces a year," says {A}, and then hears it. {A} knows when it began to the day.',
      'Survival :: following {H} at dusk :: {H} goes to {lair}, looks round, puts down half a loaf, and for that evening it is a little better along the way.',
    ],
  ],
  lairUse: [
    'The stone answers: whoever lays a hand on it and says something true (one action) gives all who are fighting for the promise advantage on their next saving throw.',
    'The slab rocks: with a DC 13 Athletics check it tips, and everyone on it falls prone; one who is under its edge takes {sting} bludgeoning damage, DC 12 Dexterity saving throw.',
    'The old bell rope hangs here as well: rung (one action), it makes those who are paid stop for a round, because their grandparents stopped at it.',
  ],
  tactics: [
    '{A} wants the page burned and the party gone before {deadline}, and sends the others forward; they were told that the party has brought it on, and fight like people who want to believe that«, until they see {B} among the party»',
  ],
  parley: [
    '{A} has the money with {A.them}, all of it, in a box. Whoever says that it can still be paid (DC 13 Persuasion; DC 11 if the sum is read aloud) makes {A} sit down on it.',
    '{H} steps between them and puts down the spear. "I have been bringing bread," says {H}. If the party thanks {H.them} for it (DC 12 Persuasion), those who were hired go home.',
  ],
  clock: [
    ['It is so for an hour longer each day. {A} has the chart redrawn, with a larger frame.'],
    ['{B} is locked up, for disturbing the peace with a bell.'],
    [
      'It reaches those who were spared until now. {S} is beaten in the street, and {few} houses are left standing open.',
    ],
    ['On {deadline} all doors are shut by dusk, and nobody is at the stone.'],
  ],
  after: [
    'The hundred years are over, and there is no one any more to whom a promise could be made. {town} will live with it, as one does. {A} keeps the office and looks older, and before the year is out {ruin}.',
  ],
  endings: [
    {
      heading: 'The promise is kept again',
      text: [
        'On {deadline} {B} says the words at {lair}, aloud and gladly, and puts down a thing that {B.they} will miss. The party stands by, because it takes witnesses. For a breath nothing happens. Then it is over, from one moment to the next, as it was the last time: {it} {it.is} what {it.they} {it.was} before. In {town} people step out of their doors and do not know what to do with their hands. {A} pays back what was saved, to the last coin, and {S} writes down the last line, so that it is not forgotten again.',
      ],
    },
    {
      heading: 'A new promise',
      text: [
        'The party bargains with the other side itself, and gets other terms, for another hundred years: somebody has to stay near the stone and answer when it asks. *The price:* it is one of those who are there, gladly or by lot; {H} offers to do it, and is the first who has ever asked to. It ends that night, and {A} keeps the office.',
      ],
    },
    {
      heading: 'Somebody else pays',
      text: [
        'Whoever hands over {S}, or takes the gift from those who cannot spare it, has peace for a year. *The price:* it was not given gladly, and the stone knows it; next year it will ask for more, and {B} will not be the one to bring it.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The sun is down, and the hundred years are over, but a feast lasts until the last guest goes home. If somebody rings the bell and enough people come to the stone of their own will, the night counts as one with the evening. For that, all of {town} would have to be asked, and to be told the truth first.',
      ],
    },
  ],
  steps: [
    'Find out how it was ended the last time.',
    'Find out what was promised, and who stopped keeping it.',
    'Find the one who may bring the gift.',
    'Be at {lair} before {deadline}.',
  ],
  frame: {
    labels: {
      clues: ['how it was ended before', 'who broke the promise', 'where it can be ended'],
      lair: 'Where it can be ended',
      suspects: 'Blamed',
      truth: 'Why it is so',
      gist: 'What is going on',
      plan: 'What {A.full} does if the party does not interfere',
      actOne: 'Act one: It Has Been So Before',
    },
    titles: ['{FactTitle}.'],
    where: [
      '{lair}, an hour outside {town}.',
      '{lair}; it lies outside, and people make a detour.',
    ],
    suspects: [
      '{S.full}, who came later, wrongly. {T.full} has a strip of paper that says who it was.',
      'everyone once, and {S.full} twice. It was {A.full}, to save money; {T.full} can show it.',
    ],
    ways: [
      '{p1}, {p2} and {p3} in any order: what it is, what was promised, and who struck it out. Each of them points to {lair}. A failed check costs an hour and gives the clue all the same.',
    ],
    openings: [
      '{lair} lies an hour outside {town}, [where the path is still trodden|at the end of a path that only {B} still uses].',
    ],
    ownMagic: [
      [
        '*Zone of Truth*: "I have done nothing," says {A}, and it is true to the letter, and that is the trouble.',
        'level>=3',
      ],
      [
        '*Augury* before {lair}: weal for a gift that is given gladly, and woe for every other one.',
        'level>=3',
      ],
      '*Speak with Animals*: the cats of {town} have gone to the stone each evening, to the hour, since before it began, and wait.',
      [
        '*Detect Thoughts* on {H}: half a loaf, every evening, and the wish that somebody would find out.',
        'level>=3',
      ],
    ],
  },
};
