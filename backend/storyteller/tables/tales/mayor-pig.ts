import { mayorPigActs } from './mayor-pig-acts.ts';
import type { Tale } from './tale-types.ts';

export const mayorPigTale: Tale = {
  id: 'mayor-pig',
  titles: ['The Honourable Mayor', 'A Pig in Office'],
  tones: ['whimsical'],
  levels: [1, 6],
  cast: {
    G: 'beadle|town clerk',
    A: 'cheese merchant',
    B: 'swineherd',
    S: 'chimney sweep',
    T: 'scullion',
    H: 'stage painter',
    R: 'pig judge',
  },
  deadline: 'the town fair',
  num: [21, 60],
  onlyIn: { a: ['stove pipe', 'Duchess'], b: ['birch bark'] },
  lair: {
    name: 'the ice house|the old ice house|the ice house on the north bank',
    terrain: 'underground',
  },
  alsoOf: ['she'],
  escort: ['people', 'beast', 'fey'],
  pitch: [
    'By {num} votes to {few} the people of {town} have elected a pig. [It was meant as a protest; the pig accepted.|They meant it as a protest, but the pig moved in.] {G} swears that town government has never been so good, since the mayor sleeps through every meeting and what it steps on is law. [Now the mayor has been exchanged. The new pig looks the same, but it has begun to have opinions.|And now somebody has changed the mayor for another: the same size, the same colour, the same chain, but it has opinions.]',
  ],
  stakes: [
    'At the town fair, in {days} days, the mayor signs the new charter with its trotter before [everybody|everyone]. {G} has read the draft: in it {town} gives up eating, selling or mentioning cheese by any merchant but one, [for ever|for good].',
  ],
  start: [
    [
      'The council of {town} is in session. [The mayor lies on a cushion, in a chain of office, and snores.|On a cushion at the head of the table, in the chain of office, the mayor is snoring.] {G.full} reads the next motion, looks at the pig, and waits. [Then the pig lifts its head, looks straight at you, and says, in a deep voice, "Postponed." There is a pause. A councillor faints.|Up comes the head. The pig looks past everybody at you and says, in a bass, "Postponed." Somebody\'s pen rolls off the table. One of the councillors slides after it, in a faint.|At that the pig opens one eye, finds you with it, and says, as deep as a cellar, "Postponed." Nobody moves, apart from one councillor, who goes down slowly, holding on to the tablecloth.] "It has never said that before," whispers {G.full}. ["It has always been in favour."|"In three terms it has only ever agreed."]',
      '@council',
    ],
    [
      'In the mud before the gate of {town} sits {B.full}, with both arms round a fat pig, and will not get up. "She is the sister of the mayor," says {B.full}. "And she turns her back to the town hall. [She has never done that. The one in there has not had breakfast with us."|In all her life she has not done that. And the one in there has missed breakfast with us."] [From the town hall comes applause. The mayor, they say, is giving a speech.|Behind the windows of the town hall they are clapping. It is said to be a fine speech.]',
      '@mud',
    ],
  ],
  ask: [
    '{G} wants the real mayor back in the chair before the fair, and no scandal. ["We are a laughing stock, but an honest one. I will not have a false pig."|"Let them laugh at us. But let them laugh at the pig that we elected."]',
    '"Find out who is doing it," says {G}. ["And please be respectful. It is still the office."|"With respect, if you please. There is the pig, and there is the office."]',
  ],
  fee: [
    'The fee is {coins} gp, from the budget for truffles, which {G} would have liked to keep.',
    '{G} promises {coins} gp, and as the mayor is indisposed, {G} signs for her, and looks away.',
  ],
  talk: [
    '{S.full} has been saying for years that animals could talk, if only they were asked. [Now it is suspicious.|Since last week nobody has laughed at that any more.]',
    '[The mayor of {town} has grown thinner, and it suits her.|The mayor of {town} has lost weight, and they say that it is the work.]',
    '{A.full} voted for the pig, and brings it a cheese every morning, with a bow.',
    '{B.full} talks to pigs more than to people, and has been dismissed as "too familiar with the mayor".',
    '[There are two chains of office in {town} now.|Somebody has counted the chains of office in {town} and got two.] One of them is cheese.',
    '{T.full} carried the scraps past the mayor last week and swears that it winked.',
  ],
  run: [
    'The real mayor comes when you say "any other business" ([nobody|no one] has ever found out why). [The one whom {G} serves now does not.|On the one whom {G} serves now the words have no effect at all.]',
    [
      "There is soot on the cushion: [somebody|someone] paints a pig's left ear [each|every] morning (DC 12 Investigation). [The real mayor has a black spot there; this one runs in wet weather.|There the real mayor has a black spot, and the spot of this one runs in the rain.]",
      'v=a',
    ],
    '{A} asks [everybody|everyone] whether they too find that the speeches are getting better, and notes down who says no.',
  ],
  gist: [
    [
      '{A} has taken the mayor to {lair} and put a trained sow in her place, for which {H}, under the floor of the council chamber, speaks through a pipe. [At the fair the sow signs the cheese charter.|It is the sow that is to sign the cheese charter at the fair.]',
      'v=a',
    ],
    [
      'The pig in the town hall is no pig at all, but a bored spirit of the woods to whom {A} promised a town to play with. The mayor is at {lair}. [The spirit has found out that it likes making speeches, and has its own plans for the fair.|Only, it has come to like speeches, and has plans of its own for the fair.]',
      'v=b',
    ],
  ],
  suspect: ['{S}, who did talk to the mayor by night, through the chimney, about life.'],
  truth: [
    [
      '{A} makes a cheese that [nobody|no one] buys twice. [At the last fair it came last of {few2}, behind a turnip, by decision of the mayor, who stepped over it.|At the last fair the mayor stepped over it, and by that decision it took the last place of {few2}, behind a turnip.] {A} had been in favour of the pig until then.',
    ],
    [
      [
        'So {A} bought a sow that can count, had {H} paint the ear, and moved the mayor by night, in a cheese cart, to {lair}. The pipe under the chamber is a stove pipe. [{H} does the voice lying down, and has begun to get letters from admirers.|The voice is that of {H}, who lies flat under the floor and has begun to get letters from admirers.]',
        'v=a',
      ],
      [
        'So {A} went into the wood with a bottle and came back with [somebody|someone]. [It takes any shape that is offered cheese.|For cheese it turns into whatever is wanted.] {H} taught it the duties of a mayor in an afternoon. [It has since read all the laws of {town},|Since then it has read every law of {town} from end to end,] laughed at the right places, and means to abolish Mondays at the fair.',
        'v=b',
      ],
    ],
    [
      '{T} brings scraps to {lair} every evening "for a guest with a good appetite", and is the only one in {town} who knows that the guest is fond of singing. {T} has been given a barrel of the cheese by {A} as hush money, and would like to talk about it.',
    ],
  ],
  turn: [
    [
      '[The mayor was about to do something for the first time.|For the first time in her term the mayor had meant to do something.] On the last evening she had walked to the new draft for the poor fund and, before {B} as a witness, put her foot on it, firmly. [Nobody has filed it. It lies under the cushion.|It was never put on file, and is still lying under the cushion.]',
      'v=a',
    ],
    [
      '[The election was the idea of the spirit.|It was the spirit that thought of the election.] It spoke from under the podium in the voice of a pig, {few3} votes were its own, and what {A} took to {lair} is a perfectly ordinary pig, to whom [everybody|everyone] owes an apology.',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} has served {few5} mayors and liked only this one. {G} stands up whenever a pig comes in, any pig.',
    ],
    A: [
      '{A} wants [someone|somebody] to like the cheese. {A} is generous, loud and deeply hurt, and carries samples.',
    ],
    B: [
      '{B} has fed the mayor every morning since the election and can tell {num2} pigs apart by their manners; at the words "any other business" the real one comes running. {B} speaks to the party [as if|as though] they were shy.',
    ],
    S: [
      '{S} is black all over, waltzes, and believes in the brotherhood of animals. {S} has an alibi that involves a goose, and is ashamed of the goose.',
    ],
    T: [
      '{T} knows everything that is thrown away in {town}. {T} wants a fresh loaf, and nothing whatever on it.',
    ],
    H: [
      [
        '{H} has always wanted to be listened to. {H} has written the best speech that {town} has ever heard, for the fair, and has not yet noticed that it is against cheese.',
        'v=a',
      ],
      [
        '{H} has always wanted to be listened to. {H} has written the best speech that {town} has ever heard, for the fair, and the spirit has read it, and means to make another.',
        'v=b',
      ],
    ],
    R: [
      '{R} has judged pigs at {num3} fairs, is incorruptible, and has never once been smiled at by one. {R} travels with a folding chair and a spirit level.',
    ],
  },
  places: [
    {
      name: 'the council chamber|the chamber of the council',
      look: [
        '[Portraits of mayors, the last one done from below.|Along the wall hang the mayors, all painted from the front but the last one, who is painted from below.] [A cushion, a trough with the arms of {town}, and on the table the great seal in the shape of a trotter.|There are the cushion, the trough with the arms of {town}, and the great seal, which is a trotter in brass.]',
      ],
      todo: [
        '[Nobody may be in here without a motion.|Without a motion nobody is admitted.] Whoever moves something, anything (DC 12 Performance to keep it going), makes the council sit and listen while others look around.',
      ],
      what: [
        [
          'Investigation :: crawling under the table :: [A stove pipe ends under the cushion.|Under the cushion there is the mouth of a stove pipe.] [It still smells of onions, and on it sits an echo.|Onions have been breathed through it, and an echo sits inside.] Beside it lies the draft for a poor fund, with the print of a muddy trotter.',
          'v=a',
        ],
        [
          'Arcana :: looking at the trough :: [It is clean. In {weeks} weeks|Not a crumb is in it. In {weeks} weeks] this pig has not eaten a single turnip, but the cheeses are gone, with their boxes.',
          'v=b',
        ],
      ],
      who: "Persuasion :: asking the councillors who proposed the new charter :: [It arrived by post. The stamp|It came by post, unsigned. But the stamp] has been licked by [somebody|someone] who had had cheese: {A.name}'s, there is no doubt, one never forgets it.",
      where:
        'Nature :: looking at the hay that the cart of {A} has lost at the back door :: [It is damp and cold, with sawdust in it.|Hay should not be so cold, or so wet, and there is sawdust in it.] Nothing is kept in sawdust in {town} but what lies at {lair}.',
    },
    {
      name: 'the yard of {B.full}',
      look: [
        '{num2.u} pigs, who all look up at once. [On the gate hangs a row of ribbons, and under the last one stands "Mayor of {town}".|Along the gate hang ribbons, and the last of them says "Mayor of {town}".]',
      ],
      todo: [
        '{B} will not say anything in front of the pigs that could upset them. {B} [has to|must] be taken for a walk, with the two largest ones, who lead (DC 12 Animal Handling).',
      ],
      what: 'Animal Handling :: watching how the pigs behave towards the town hall :: [They turn their backs to it.|All of them turn their backs on it.] It is either a stranger, says {B}, or it is [somebody|someone] who is no pig.',
      who: 'Investigation :: looking at the tracks by the gate :: A cart with one wheel too round, that of a cheese; {B} has mended it once, for {A}.',
      where:
        'Survival :: letting the old boar lead :: [He loses the trail at the river and finds it again on the other side, in front of {lair}.|At the river he has it no longer; on the far bank he has it again, in front of {lair}.]',
    },
    {
      name: 'the cheese cellar of {A.full}',
      look: [
        '[Shelves of cheeses, all of them still here.|There is a great deal of cheese, on shelves, and none of it has ever left.] {A} cuts the party a piece and watches their mouths.',
      ],
      todo: [
        '[It has to be eaten (DC 13|There is no way round the plate (DC 13] Constitution saving throw, or the eater sits down for ten minutes). Whoever asks for more makes {A} cry, and may look at everything.',
      ],
      what: [
        [
          'Investigation :: reading the correspondence :: A receipt for a sow, "counts to {few3}, answers to Duchess".',
          'v=a',
        ],
        [
          'Investigation :: reading the correspondence :: [A contract on birch bark: a town, whole, on loan, against all the cheese you can eat. It is signed with a leaf.|Somebody has signed with a leaf: a contract on birch bark, about the loan of one town, whole, against all the cheese that can be eaten.]',
          'v=b',
        ],
      ],
      who: "Perception :: finding the chain of office in the mould :: {A} has had it copied, link by link, by {H}, in a hard cheese, for the times when the real one is at the goldsmith's.",
      where:
        'Persuasion :: asking {A} what it costs to keep so much cold :: {A} pays {num5} silver a month for {lair}, "for storage", and blushes.',
    },
  ],
  lairLook: [
    '[Blocks of river ice, sawdust to the knees, and between two lamps, on a sofa from the town hall, lies the mayor, under three blankets.|Ice from the river is stacked to the roof, and one wades in sawdust. Between two lamps stands a sofa from the town hall, and on it, under three blankets, lies the mayor.] [She has been treated well. Somebody has been reading to her.|Nobody has been unkind to her; a book lies open on the ice, with a straw in it for a mark.]',
  ],
  lairUse: [
    'The floor of {lair} is ice under sawdust: whoever runs or is hit slides ten feet further than intended (DC 12 Acrobatics).',
    "A cheese of {A.name}'s, thrown, makes [everybody|everyone] within five feet hold their breath (DC 13 Constitution or no reactions until the end of the next turn). There are {few4} of them.",
  ],
  tactics: [
    [
      '{A} rolls cheeses from above, and with each one calls out its name; {H} shouts into the drain pipes, so that the voice comes from four corners at once',
      'v=a',
    ],
    [
      '{A} rolls cheeses from above, and with each one calls out its name; {H} shouts into the drain pipes, so that the voice comes from four corners at once; the spirit has come to watch, sits on the highest shelf as a pig, and gives marks to both sides',
      'v=b',
    ],
  ],
  companions: [
    [
      'Whoever helps {A} is paid in cheese and may be won over with anything else that can be eaten (a ration, no check).',
      'escort!=no',
    ],
  ],
  parley: [
    'Whoever finishes a whole piece, looks {A} in the eye and says what could be done better (DC 14 Persuasion, with advantage if it is true) has ended the fight. [{A} takes notes, and the mayor|{A} writes all of it down; then the mayor] is led out under an umbrella.',
  ],
  spells: [
    [
      1,
      [
        '*Speak with Animals*: the mayor, as soon as she is found, is glad to talk at last, wishes to thank the voters, and says that "the thing in my chair" hums at night.',
        'v=b',
      ],
    ],
    [
      1,
      [
        '*Speak with Animals*: the sow in the chair says that she can count to {few3}, wants to go home, and has nothing against [anybody|anyone].',
        'v=a',
      ],
    ],
    [
      1,
      [
        '*Detect Magic*: the pig in the town hall [is as magical|has as much magic in it] as a brass band.',
        'v=b',
      ],
    ],
    [
      1,
      [
        '*Detect Magic*: [there is nothing magical in the town hall at all|the town hall is free of magic], and the councillors are a little hurt.',
        'v=a',
      ],
    ],
    [
      1,
      [
        '*Command* ("Speak!") at the next meeting brings forth a cough from under the floor. {G} takes the minutes.',
        'v=a',
      ],
    ],
    [
      1,
      [
        '*Command* ("Speak!") at the next meeting brings forth a speech that lasts an hour. {G} takes the minutes.',
        'v=b',
      ],
    ],
    [
      3,
      '*Zone of Truth*: the council of {town} [has to|must] be adjourned for a week. {A} says that the cheese is good, and believes it.',
    ],
    [
      5,
      '*Tongues* lets the party hear what the mayor has been saying in {town} during the meetings: mostly "agreed".',
    ],
  ],
  clock: [
    [
      '[The mayor gives an interview to the newspaper of {town}.|The newspaper of {town} has put questions to the mayor and printed the answers.] {A} buys every copy.',
    ],
    {
      text: [
        '{S} is banished to the roofs and not allowed to come down. It [begins|starts] to rain soot.',
      ],
      stop: ['bring the goose as a witness (she comes for {B.full}, and for [nobody|no one] else)'],
    },
    {
      text: [
        'The mayor dismisses {G}, in verse. {A} moves into the town hall "for the time being".',
      ],
      stop: [
        'move in the council that verse is not binding (DC 13 Persuasion), or say "any other business" before witnesses and point to who does not come',
      ],
    },
    [
      [
        'At the fair the trotter comes down on the charter, with a band. [Every breakfast in {town} changes.|The next morning there is only one cheese for breakfast.]',
        'v=a',
      ],
      [
        'At the fair the spirit speaks against Mondays for three hours, and abolishes them; in the applause {A} pushes the charter under its trotter. [Every breakfast in {town} changes.|The next morning there is only one cheese for breakfast.]',
        'v=b',
      ],
    ],
  ],
  after: [
    [
      '{A} is happy for {few6} days. [Then {A} finds that people eat the cheese with their eyes closed.|On the day after that {A} notices that at every table the cheese is eaten with the eyes shut.]',
      'v=a',
    ],
    [
      '{A} is happy for {few6} days, none of them a Monday. Then the spirit is bored and goes back to the woods, and {town} has a law about cheese and nobody to repeal it.',
      'v=b',
    ],
  ],
  endings: [
    {
      heading: 'Any other business',
      text: [
        [
          'In the middle of the signing {B} says the three words, in a low voice, and from behind the crowd comes the mayor, at a gallop, through the stalls of the potters. {A} gets a prize for the bravest cheese. [It is a new category, and there is only one entry.|Nobody else has entered in that category, which is new.]',
          'v=a',
        ],
        [
          'In the middle of the signing {B} says the three words, in a low voice, and from behind the crowd comes the mayor, at a gallop, through the stalls of the potters. The spirit has never been interrupted so well, turns back into a bush, and asks for a place in the public gallery. {A} gets a prize for the bravest cheese. [It is a new category, and there is only one entry.|Nobody else has entered in that category, which is new.]',
          'v=b',
        ],
      ],
    },
    {
      heading: 'Two mayors',
      text: [
        '{town} elects the other one too, as a deputy. *The price:* from now on one of them is always awake, and {G} [has to|must] learn what an agenda is.',
      ],
    },
    {
      heading: 'A good cheese',
      text: [
        'If {A} is helped to a better recipe, {A} withdraws the charter in tears. *The price:* the recipe takes a night, a cow and a great deal of tasting, and one of the party [has to|must] be named on the label [for ever|for good].',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The charter is signed, but the ink [has to|must] be licked dry by the mayor, according to the law, and {B} knows that she will lick anything but that. There are ten minutes, and one pig to carry.',
      ],
    },
  ],
  hoard: [
    'The mayor had buried her savings under the sofa: {items}, and {worth}. [She gives them to the party with her nose.|She pushes them over to the party with her nose.]',
    'Inside the largest cheese, which {A} had meant to win with, are {items}, and {worth}; every taster was to find something.',
  ],
  favour: [
    'The party has a seat and a vote in {town}, and the right to lie down during meetings.',
    'At every fair within a week of {town} pigs stand up when the party comes by. [It is useful more often than you would think.|One would not believe how often that is of use.]',
  ],
  steps: [
    'Find out which pig is the mayor.',
    'Speak with {B.full}, who knows her best.',
    'Find out who gains by the new charter.',
    'Seat the right mayor before the fair.',
  ],
  acts: mayorPigActs,
};
