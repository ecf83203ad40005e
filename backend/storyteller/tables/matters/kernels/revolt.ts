import { everyTone } from '../../tones.ts';
import { classicFrame } from '../classic-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/**
 * {risers} rise against A, who rules by a secret list of informers. The list is nearly empty: people are afraid of each
 * other without a reason. G leads them, and B is the heir in whose name it is done.
 */
export const revolt: MatterKernel = {
  id: 'revolt',
  sort: 'claim',
  family: 'classic',
  tones: everyTone,
  isLairKnown: true,
  escort: ['people'],
  roles: {
    G: [
      ['leader of {risers}', 'speaker of {risers}'],
      ['leader of {risers}', 'speaker of {risers}'],
      ['leader of {risers}', 'speaker of {risers}'],
    ],
    A: [
      ['self-made lord of the town', 'usurping bailiff'],
      ['usurping duke', 'lord protector'],
      ['usurper on the throne', 'tyrant of five provinces'],
    ],
    B: [['heir of the old mayor'], ['heir of the old dukes'], ['heir to the throne']],
    S: [['sergeant of the gate'], ['captain of the gate guard'], ['commander of the palace guard']],
    T: [['clerk of the lists'], ['archivist of the lists'], ['keeper of the lists']],
    H: [['chief of the informers'], ['chief of the silent office'], ['minister of silence']],
  },
  sites: [
    ['the house where {B.full} hides', 'the laundry of {B.full}'],
    ['the gatehouse of {S.full}', 'the barracks of {S.full}'],
    ['the office of the lists', 'the silent office'],
  ],
  lair: {
    names: ['the citadel of {A.full}', 'the new palace of {A.full}', 'the high hall of {A.full}'],
    terrain: 'indoors',
  },
  scale: {
    deadline: [
      ['the feast of obedience', 'the oath-taking'],
      ['the great oath-taking', 'the games of the duchy'],
      ['the coronation games', 'the jubilee of the crown'],
    ],
    ruin: [
      ['whoever has ever said no is taken from the house at night'],
      ['the estates swear obedience for ever, and {risers} hang'],
      ['the realm swears obedience for ever, and {risers} hang'],
    ],
  },
  frame: {
    ...classicFrame,
    labels: {
      ...classicFrame.labels,
      clues: ['why people obey', 'the tyrant', 'the great day'],
      places: 'What the {rising} needs',
      suspects: 'Who has to be won',
      plan: 'What {A.full} does if the {rising} does not come',
      actOne: 'Act one: Three Things That Are Missing',
    },
    titles: [
      'The List of {A.name}.',
      'The {rising.t} of {G.name}.',
      'Whom One May Trust in {town}.',
      '{days.t} Days to a {rising.t}.',
    ],
    first: [
      'In {town} there has been no laughter in the street since {A.full}, the {A.role}, had the lists made.',
      'Everyone in {town} hates {A.full}, the {A.role}, and nobody has said so aloud for {weeks} weeks.',
    ],
    stakes: [
      '{days.s} days are left until {deadline}. After that, says {G}, {ruin}.',
      'At {deadline}, in {days} days, all are to kneel. The {rising} is to come before that, or {ruin}.',
    ],
    hooks: [
      'A basket of bread is delivered to you that you have not ordered. In the loaf is a street, an hour, and a name: {G.full}, {G.role}.',
      '{G.full}, the {G.role}, has you fetched through [two cellars|a chimney and a stable], and asks first of all whether you were followed, and then whether you are hungry.',
    ],
    fees: [
      '{risers.u} have collected {coins} gp, in the smallest coins there are.',
      '{G} has {coins} gp, from people who gave it without saying what for; nobody could have been asked.',
    ],
    where: ['{lair}. {A.name} shows {A.themself} at the window every noon, for a minute.'],
    suspects: [
      '{B.full}, in whose name it is to be done; {S.full}, who has the gate; {T.full}, who has seen the lists.',
    ],
    ways: [
      '{p1}, {p2} and {p3}: the name, the gate and the truth, in any order. Each that is won counts one on the day of the {rising}: with one it costs many lives, with two few, with all three the guards go home. A failed check costs a night, never the clue.',
    ],
    runs: [
      '{G} never sits with the back to anyone, {B} never with the face to anyone.',
      'In every room of {town} in which more than three people are, somebody is paid, people say. The room goes quiet at the number four.',
    ],
    magic: [
      [
        '*Zone of Truth* with ten people from one street: not one of them informs, and each believed it of the other nine.',
        'level>=3',
      ],
      [
        '*Detect Thoughts* on {S} finds a name that {S.they} has read on an order, and wishes not to have.',
        'level>=3',
      ],
      ['*Scrying* on {A} shows a desk, a lamp, and an open book with white pages.', 'level>=9'],
      [
        '*Commune*: "Is there an informer among {risers}?" Yes. "More than one?" No. "Does {G} know?" No.',
        'level>=9',
      ],
      '*Comprehend Languages* helps nobody with the files of the silent office: they are in plain words, and say nothing.',
      ['*Sending* to {B} is answered at once: "I do not want it. Come all the same."', 'level>=5'],
    ],
    complications: [
      'Somebody has painted THE LIST IS EMPTY on the wall of {p2}. Nobody dares to have read it.',
      '{H} invites the party to supper, openly, and lays a blank sheet before each of them.',
      'One of {risers} is to be killed as an informer by the others, tonight, on a suspicion.',
      '{B} has run away, as far as the bridge, and is sitting there.',
    ],
    openings: [
      'On the morning of the {rising} the bells do not ring. The way to {lair} leads through a street in which every window is open for the first time.',
    ],
    companions: [
      [
        'Those beside {A} keep looking at each other: each of them believes the others to be on the list. Whoever says aloud that it is empty (one action, DC 13 Persuasion, no check with the book in hand) makes one of them leave.',
        'escort=people',
      ],
    ],
    hoards: [
      'In the cabinet of the lists, behind {num} empty folders, lie {items}, and {worth}: the whole pay of informers whom there never were.',
    ],
    preventions: [
      'warn those whose street it is (DC 13 Stealth), so that the houses are empty',
      'have {S} misread the order (DC 13 Persuasion)',
      'let {T} lay another sheet on top (DC 13 Sleight of Hand)',
    ],
    clockEffects: [
      'each step that was prevented brings {num} people more into the street on the day; each that was not keeps a street at home, and one more stands beside {A}.',
    ],
    firstFight: [
      'on the second night the silent office breaks in the door of the house where the party sleeps ({fight}). They have the right address, and only {G} and one other knew it.',
    ],
    sides: [
      {
        wants: [
          '**{risers.u}** want {A} gone, and do not agree on anything else. Content if they are the first at the gate; angry if {B} is crowned before they have been asked.',
        ],
        later: [
          '**{risers.u}, if content**: hold the street in front of {lair}. No help gets through to {A}.',
        ],
      },
      {
        wants: [
          '**{R.full}** ({R.role}) has lent money to both sides. Content with a promise that debts stay debts; angry if anybody burns a ledger.',
        ],
        later: [
          '**{R.name}, if content**: has had the pay of the palace guard delayed until tomorrow.',
        ],
      },
      {
        wants: [
          '**The guards of {S.name}** want to be able to live in {town} afterwards. Content with a word from {G}, spoken aloud; angry if one of them is hanged.',
        ],
        later: [
          '**The guards, if content**: put down their weapons at the gate, in a row, with name tags.',
        ],
      },
    ],
  },
  problem: [
    '{risers.u} mean to rise, and are {num} people, which is not enough for a {rising}. Whoever is asked to join looks over the shoulder: it is said that every fifth person in {town} stands on the list of those who inform, and nobody knows who. {A} has never denied it.',
    'Those who complained have been fetched at night; it is said that a neighbour had informed, each time. So {risers} plan a {rising} without being able to ask anybody along. They need a name, a gate and a truth, says {G.full}, and people from outside, who cannot be on any list.',
  ],
  start: [
    [
      'At noon the square of {town} fills without a sound. A window opens high above; {A.full} steps forward and says nothing. {A.name} lets one finger wander over the crowd, slowly, from left to right, and everybody it passes looks at the neighbour. Then the window closes. Beside you {G.full} has begun to breathe again. "You were looking up," {G.name} whispers. "Good. We need people who look up."',
      '@window',
    ],
    [
      'Two guards are leading away a baker, not roughly. Nobody in the street sees it: they all have something to do with their shoes. The baker says, to each of those whom they pass, quite kindly: "It was not you. I do not believe that it was you." At the corner {G.full} takes you by the sleeve. "He says that each time. There have been eleven so far. Come inside."',
      '@baker',
    ],
  ],
  ask: [
    '"Three things," says {G}. "{B} has to stand there and say yes. {S} has to leave the gate open for as long as one needs for a song. And somebody must find out from {T} who is on the list, or we will hang each other before {A} does it. Before {deadline}. Afterwards all have sworn."',
    '{G} asks the party to win {B}, {S} and {T}, by whatever means, and to trust nobody who says that it is easy. "I know my people. I know nearly all of my people."',
  ],
  rumours: [
    'Every fifth one is on the list. Or every fourth.',
    '{B} is alive, dead, abroad, or a washerwoman; one hears each of it from the same person.',
    '{S} once let somebody go, at night, and has stood guard every night since then.',
    '{T} drinks alone, and pays for two.',
    'The informers are paid in new coins. Nobody has ever seen a new coin.',
    '{H} greets everyone by name, which is much worse than the other thing.',
  ],
  run: [
    [
      'Of all the faces below only one does not look at a neighbour: {T}, who looks at the finger (DC 13 Perception).',
      'start=window',
    ],
    [
      'The baker is a cousin of {S} (DC 12 Insight to see how {S.name} stands at the gate).',
      'start=baker',
    ],
    'The order to fetch somebody always comes in the same handwriting, and there is never a second name on it (DC 13 Investigation).',
  ],
  gist: [
    '{A} rules by a list of informers that is empty. There are twelve in all of {town}; whoever is fetched is drawn by lot, and the neighbours blame each other. A {rising} needs {B}, {S} and {T}: the name, the gate and the open book. One of the twelve sits at the table of {G}.',
  ],
  truth: [
    [
      'When {A} came to power there was no money for informers. {H} had the idea: one buys a cabinet with a thousand folders, has it carried through the whole town once, and from then on fetches somebody now and then by lot. Fear does the rest, free of charge. There are {num} empty folders in the cabinet; {T} dusts them.',
    ],
    [
      'What {risers} plan, {A} knows from one of them: from {quill}, the best friend of {G}, whose brother is kept in {lair} and writes a letter each week. {quill} tells as little as possible, and lies in small things. The {rising} would have been betrayed long ago if {quill} were not so bad at it.',
    ],
    [
      '{B} is the right heir, and has seen what became of the last one who sat there. {S} would open the gate for {B}, for nobody else. And {G} has begun to speak of "our own list, for afterwards". It is meant well, which is how {A} began.',
    ],
  ],
  turn: [
    '{A} brings {deadline} forward by two days, and has it announced that each who kneels may give one name, and will be safe. In the same night people stand in line before {p3}. If it is not shown before everyone that the folders are empty, they will be full by morning.',
    "{G} has found out about {quill}, and wants a trial, at once, in the cellar, before all of {risers}. {quill} asks only for one thing: to be allowed to write this week's letter first. Whoever holds {quill} back from the rope can send {A} any message at all.",
  ],
  people: {
    G: [
      '{G} wants to see one day on which nobody looks over the shoulder, and has made a small list for that purpose. {G} listens to anyone who says no to {G.their} face.',
    ],
    A: [
      '{A} wants to be safe, knows how it was done, and therefore is not. {A} sleeps in another room each night and has the keys counted.',
    ],
    B: [
      '{B} does not want the throne, and knows better than anybody what has to be done on the first day. {B} would say yes to a year, with a date at the end of it.',
    ],
    S: ['{S} has an oath, a cousin in the cells, and a gate. {S} counts all three every night.'],
    T: [
      '{T} keeps the greatest secret of {town}, which is a piece of furniture, and is choking on it.',
    ],
    H: ['{H} is proud of the idea with the cabinet, and offended that nobody may ever know.'],
  },
  looks: [
    [
      'Steam, sheets on lines, and behind the third sheet {B.full}, with sleeves rolled up, who has the profile that is on the old coins. Somebody has scratched the nose off all the coins in {town}.',
    ],
    [
      'A gate as thick as a bed is long, a winch for four, and a bunk on which {S} does not sleep. On the wall are strokes, in fives: the people who were led in.',
    ],
    [
      "Clean corridors, no voices, and at the end a cabinet as large as a house front: a thousand brass handles, polished by nobody's hands. {T} sits before it with a cloth.",
    ],
    [
      'A hall in which every chair stands against the wall. {A} sits alone in the middle, with a book on the knees, and has put the lamp so that one does not see the pages.',
    ],
  ],
  todo: [
    [
      '{B} gives the same answer to everyone: no. Whoever asks what should be done on the first day (DC 13 Insight) gets a long one, and at the end of it {B} has said yes. *If {B} comes, it counts one.*',
    ],
    [
      '{S} may talk to nobody on duty, and is always on duty. During the change of the guard there is time for one sentence (DC 14 Persuasion; no check with a word of {B}). *If {S} opens, it counts one.*',
    ],
    [
      'The silent office is guarded by the belief that nobody goes in there of their own will: in a good coat and in a hurry, one is let pass (DC 13 Deception). {T} then needs only somebody who opens any one of the folders. *If the book is carried out, it counts one.*',
    ],
  ],
  clues: [
    [
      'Insight :: asking {B} about the last reign :: It did not fall because of {A}. It fell because nobody believed anybody.',
      'History :: looking at the coins with {B} :: The law is simple: who wears it can lay it down on a day that is named before. Nobody has ever done it.',
      'Perception :: watching who looks at {B} :: {quill}, who counts the doors for somebody.',
    ],
    [
      'Investigation :: comparing the orders at the gate :: The names are drawn: alphabet, every nineteenth. Nobody informed on any of them.',
      'Insight :: drinking with the guards :: They are more afraid of the list than the others. Each of them has a wife who asks who is next.',
      'Persuasion :: asking {S} about the song :: The gate can be shut from {lair} by one chain. {S} knows where it is.',
    ],
    [
      'Investigation :: opening the folders :: White paper. A thousand of them, and twelve with a name, in new ink.',
      'Insight :: asking {T} who else knows it :: {H} and {A}. {A} laughed for a whole evening, and has not laughed since.',
      'Perception :: reading the twelve names :: {quill}, with a note: "brother, second floor of {lair}, letter on Thursdays".',
    ],
  ],
  lairUse: [
    'Whoever throws the book from the window of {A} (one action beside it) decides the {rising}: white pages fall on the square for a whole minute, and nobody else comes to help {A}.',
    'The chain of the gate hangs behind the third tapestry (one action, DC 14 Athletics to hold it up). As long as it is up, {risers} come in.',
    'On the second floor sits the brother of {quill}, with ink on his fingers. Free (one action at the door, DC 13 Sleight of Hand), he knows the way that {A} takes each night.',
    'If {B} says the old sentence, "I take it for a year and a day", each guard in the hall has to choose: on a DC 13 Persuasion check one of them puts away the sword.',
  ],
  tactics: [
    "{A} keeps the chairs between the party and the book, orders one of the guards to arrest another, and flees by tonight's bedroom when half of them are down; {H} tries to burn the book, and not to fight",
  ],
  parley: [
    '{A} would go into exile if somebody said before witnesses that {A.they} was feared (DC 14 Persuasion), which is true. *The price:* {risers} have lost eleven people, and one of the party has to tell them that {A} drives away in a coach.',
  ],
  clock: [
    ['The twelfth is fetched, a seamstress; her street does not greet each other any more.'],
    [
      '{H} has the rooms searched in which four people sit. {quill} hands over a street that is empty.',
    ],
    ['{A} promises each who kneels that one name buys safety. The line reaches to the bridge.'],
    [
      '{Deadline}. The crowd kneels down, row by row. {risers.u} stand, and there are {num} of them.',
    ],
  ],
  after: [
    'The folders are full now, and in real ink. {A} does not need to draw lots any more, and {ruin}.',
  ],
  endings: [
    {
      heading: 'A year and a day',
      text: [
        'The {rising} is won, and {B} sits on the edge of the throne with a calendar. In the square white paper is swept together; children fold it into boats. {G} has burned the small list, and looks lighter.',
      ],
    },
    {
      heading: 'Won without a crown',
      text: [
        '{A} is gone, {B} too, and {risers} govern, all of them at once, in the hall with the chairs against the wall. *The price:* it is loud, it takes a long time, and in spring somebody proposes a list.',
      ],
    },
    {
      heading: 'A coach by night',
      text: [
        '{A} has gone into exile with {H}, alive. The {rising} has cost nobody their life since then. *The price:* eleven families ask who signed for that, and the party did.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'All have sworn, and the {rising} never came: {ruin}. But {S} has left the gate open for the length of a song, out of habit, and so {B}, {T} and the book are outside. It could be read aloud in {town2}, for a start.',
      ],
    },
  ],
  steps: [
    'Win {B.full} for the {rising}.',
    'Win {S.full}, who has the gate.',
    'Find out from {T.full} who is on the list.',
    'Be in {lair} before {deadline}.',
  ],
};
