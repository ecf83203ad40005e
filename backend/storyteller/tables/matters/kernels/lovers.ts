import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';
import { suitorCreatures } from '../suitor-creatures.ts';

/** Two people want each other, and others do not want it. `{lover}` and `{dear}` are the two, A forbids it. */
export const lovers: MatterKernel = {
  id: 'lovers',
  sort: ['person', 'claim', 'band', 'feud', 'thing', 'event'],
  tells: [
    { says: 'marry love elope court betroth engage wed adore propose kiss' },
    { says: 'fall want try plan wish need be', objects: 'love marry elope lover' },
    {
      nouns: 'lover couple sweetheart fiance fiancee fiancée betrothal elopement romance love',
    },
    { says: 'forbid', objects: 'marriage wedding love match' },
    { tasks: 'deliver bring carry take', objects: 'beloved lover sweetheart love' },
    { nouns: 'letter', says: 'love' },
    { tasks: 'help reunite unite', nouns: 'lover couple' },
    { says: 'force', objects: 'marriage marry' },
    { nouns: 'marriage match', says: 'arrange force forbid' },
  ],
  not: suitorCreatures,
  tones: everyTone,
  escort: ['people'],
  own: {
    token: ['a glove with a mended thumb', 'a book with pressed flowers', 'half of a tin medal'],
  },
  roles: {
    G: [
      ['midwife', 'fiddler', 'laundry worker', 'innkeeper'],
      ['dancing teacher', 'old tutor', 'fencing master'],
      ['lady of the bedchamber', 'old tutor of the house', 'court musician'],
    ],
    A: [
      ['head of the family', 'guardian of the house'],
      ['head of the house', 'guardian of the heirs'],
      ['head of the great house', 'lord guardian'],
    ],
    B: [
      ['apprentice clockmaker', 'ferry hand', 'young cooper'],
      ['young ship owner', 'violin maker', 'young surveyor'],
      ['young ambassador', 'ship captain', 'court astronomer'],
    ],
    S: [
      ['chosen match', 'rich neighbour'],
      ['chosen match', 'suitor with vineyards'],
      ['chosen match', 'suitor with three castles'],
    ],
    H: [
      ['aunt of the house', 'matchmaker', 'elder cousin'],
      ['matchmaker', 'chaperone', 'family lawyer'],
      ['chaperone', 'family lawyer', 'chamberlain'],
    ],
  },
  sites: [
    ['the garden wall with the loose brick', 'the boathouse', 'the organ loft'],
    ['the house of {S.full}', 'the office of the family lawyer'],
    ['the house of {A.full}', 'the study of {A.full}'],
  ],
  lair: {
    names: [
      'the hunting lodge above the lake',
      'the convent on the hill',
      'the summer house in the vineyards',
    ],
    terrain: 'wild',
  },
  scale: {
    deadline: [
      ['the signing of the marriage contract', 'the betrothal feast'],
      ['the signing of the marriage contract', 'the betrothal feast'],
      ['the signing of the marriage contract', 'the betrothal feast'],
    ],
    prize: [
      ['the mill that comes with the contract', 'the pasture that comes with the contract'],
      ['the harbour dues that come with the contract'],
      ['the two provinces that come with the contract'],
    ],
    ruin: [
      [
        'two families of {town} never sit in one pew again, and the bridge between them is pulled down',
        'two people are unhappy for fifty years, and {town} has to look on',
      ],
      ["two houses call in each other's debts, and half of the province is the security"],
      ['two great houses arm, over an insult, and the realm has to choose'],
    ],
  },
  problem: [
    [
      'It would be nobody\'s business but theirs, were it not for {prize}. The other one is {B.full}, the {B.role}, who has nothing. {A.full}, the {A.role}, has chosen {S.full} instead, the {S.role}, who has been asked as little as anyone. Since {A} found {token} where it should not have been, the shutters are closed, "until it passes". It has not passed. It has begun to climb down drainpipes.',
      'sort=person',
    ],
    [
      '{A.full}, the {A.role}, has forbidden it, without shouting, and that is worse. There is a contract, there is {prize}, and there is {S.full}, the {S.role}, who smiles and says nothing. Of {B.full}, the {B.role}, nobody may speak in the house. Letters have been caught, a ladder was sawn through, and {G.full}, the {G.role}, who has carried {token} back and forth for {weeks} weeks, has been forbidden the door.',
      'sort=person',
    ],
    [
      'The two are {B.full}, the {B.role}, and {tansy}, of the house of {A.full}. It would be nobody\'s business but theirs, were it not for {prize}. {A}, the {A.role}, has chosen {S.full} for her, the {S.role}, who has been asked as little as anyone. Since {A} found {token} where it should not have been, the shutters are closed, "until it passes". It has not passed. It has begun to climb down drainpipes.',
      'sort!=person',
    ],
    [
      '{B.full}, the {B.role}, is one of the two; the other one is {tansy}, whose family has other plans. {A.full}, the {A.role}, has forbidden it, without shouting, and that is worse. There is a contract, there is {prize}, and there is {S.full}, the {S.role}, who smiles and says nothing. Letters have been caught, and {G.full}, the {G.role}, who has carried {token} back and forth for {weeks} weeks, has been forbidden the door.',
      'sort!=person',
    ],
  ],
  start: [
    [
      'On the other side of the wall somebody is reading aloud, from a cookery book, very slowly: "Take… a boat… at the second bell…" Beside you, on this side, {G.full}, the {G.role}, writes it down with a moistened pencil. "That is how they do it now," {G.they} whispers. "They are only allowed recipes." [Steps are heard; the voice goes on at once with dumplings|Over there a door opens, and the voice changes to dumplings, without a breath]. {G} looks you up and down. "Can any of you row?"',
      '@wall',
    ],
    [
      'A pot of geraniums misses you by a hand\'s breadth. At a window on the third floor someone says "sorry", and then, since you look up: "You there, quick, do you know the {S.role} {S.full}? Tell {S.them} that I—" A hand closes the shutters from inside. Among the shards, in the earth, sticks {token}. {G.full}, the {G.role}, is picking up the geranium, as if that were {G.their} daily work. ["The fourth this week," says {G}. "I have a garden of them by now."|"I have raised eleven of them by now," says {G}.]',
      '@window',
    ],
  ],
  ask: [
    '"I am not asking you to believe in love," says {G}. "I ask you to see to it that two people can say yes or no to one another, once, without anybody standing behind them. Before {deadline}. And if it can be done without {A} losing face, do it that way; otherwise it comes to knives, and I know whose."',
    '{G} has put money aside, for a dowry that never came to pass. "Find out why {A} really will not have it. It is not {prize} alone, I have known {A} for too long. Bring the two together, or bring them apart for good, if that is what they want. But they are to be asked. Until {deadline}."',
  ],
  rumours: [
    '{A} was young once, too, and there was something about a boat.',
    '{S} is after {prize} and after nothing else.',
    'They have been married secretly since May, by a priest who cannot hear.',
    '{H} reads all the letters and weeps over them, and hands them over.',
    'Whoever carries {token} over running water is safe from lovesickness.',
    'The families are related, three times, and that is the reason.',
  ],
  run: [
    [
      'The recipes can be answered: whoever reads out something suitable, loudly enough (DC 12 Performance), gets an answer, and learns the hour and the landing.',
      'start=wall',
    ],
    [
      'The sentence was to go on: "…that I know about the ring." {S} turns red when told so, and asks for a day (DC 12 Insight: relief).',
      'start=window',
    ],
    'Everyone in {town} has a side in this and tells it unasked. The younger ones bet on the boat; the older ones look at {A} for a moment before they answer.',
  ],
  gist: [
    'It is as simple as people say: {fact}. {A} is against it because {A} gave up the same thing {years} years ago, for the family, and cannot bear that it might have been for nothing. {H} wants {prize} and has helped: letters were forged, one from each to the other. On the eve of {deadline} everybody is to be at {lair}, behind closed doors.',
    '{Fact}, and two letters, in which each gives the other one up, are false: {H} wrote both. {A} believes them to be genuine, which makes it worse. {S}, the chosen match, loves somebody else as well, and dares even less. At {lair} it is to be signed.',
  ],
  truth: [
    [
      '{A} once waited in a boat, until the second bell, and then rowed home, since the family needed the money. The other one came at the third bell. They have lived {few} streets from each other ever since and greet one another. For {A}, whoever climbs down a drainpipe today makes a fool of somebody who did not.',
      '{A} promised it to somebody who was dying: that the house would be kept together, whatever it should cost. {A} was nineteen and has kept that promise for {years} years, every day. What it cost was never added up; now the sum is standing at a window with a geranium.',
    ],
    [
      '{H} gets a tenth of {prize} on the day on which it is signed, and has debts that come due on the day after. The letters were easy: {H} has read all the real ones, {num} by now, and knows where each of them makes a blot. Since then {lover} has believed that {dear} has given up, and the other way round.',
    ],
    [
      '{S} is no villain, {S} is obedient. {S} has a ring in the pocket that was not bought for this, and has been carrying it about for a year; {T} knows for whom. If {S} were to say no, there would be no contract; {S} has never said no to anyone and practises in the garden.',
    ],
  ],
  turn: [
    'The third bell: {quill}, for whom {A} once did not wait, is alive, lives {few} streets away, and has kept the oars. {quill} would go to {lair}, if somebody asked {quill}; in {years} years nobody has.',
    '{lover} and {dear} meet at last, for a quarter of an hour, by the doing of the party, and they quarrel. The false letters have left something behind. If the party only listens, they will part; if it says whose blots those are, one of the two wants to duel with {H}.',
  ],
  people: {
    G: [
      '{G} has carried letters for three generations and has never received one. {G} knows what each of those in {town} once wanted.',
    ],
    I: [
      '{I} would give up everything, and has begun to ask whether that is a gift or only a large gesture. {I} wants to be asked, and not carried off.',
    ],
    A: [
      '{A} wants the house kept together, and that somebody should say that it was right. {A} has never raised a hand or {A.their} voice, and sits up each night until the third bell.',
      '{A} wants {prize} for the others and nothing for {A.themself}. There is an oar in {A.their} bedroom, which nobody may dust.',
    ],
    B: [
      '{B} can mend anything but this. {B} has thought it all through, the boat, the bread and the weather, and not what one lives on in the second week.',
    ],
    S: [
      '{S} is kind, rich and obedient, and would be a good match for somebody else, namely for the one with whom {S} practises saying no.',
    ],
    T: [
      '{T} has seen {H} by night at the desk, with two pens, copying blots. {T} believed that it was a cure for loneliness.',
    ],
    H: [
      '{H} wants a tenth and to be needed. {H} has wept over each of the real letters and is ashamed of the false ones, of the style above all.',
    ],
  },
  looks: [
    [
      'Two sorts of footprints, which come up to each other and stop. [Somebody has worn a hollow into the stone, of the size of a hand|There is a hollow here as if somebody had been leaning there for a whole spring]. In a crack are crumbs of sealing wax.',
    ],
    [
      'Everything has been prepared: two chairs, two pens, a carpet that has been measured for the guests. [A parrot says "with pleasure" to everything|In the garden, behind a hedge, somebody says "No. No, thank you. No."].',
    ],
    [
      'Dark wood, closed shutters, a clock that is stopped at night so that it may not strike the third hour. [Over the bed hangs an oar|In the bedroom an oar leans]. On the desk lies the contract, and beside it a letter that has been read too often.',
    ],
    [
      'One comes to it by a drive between lamps. A table with the contract, flowers, two doors that are locked from outside, and behind each of them somebody who walks up and down, six steps there, six steps back, in time with the other one, and does not know it.',
    ],
  ],
  todo: [
    [
      'It is watched by {H}, or by somebody whom {H} pays. Whoever plays the sweethearts (DC 12 Performance) draws the watcher off; whoever comes over the wall (DC 12 Athletics) need not.',
    ],
    [
      'One does not get in without a present. The parrot is to be won over with a nut; {S} with a question that can be answered by "no" (DC 11 Persuasion), which {S} asks to have repeated.',
    ],
    [
      "{A} receives visitors standing, for five minutes. Whoever asks about the oar (DC 13 Persuasion, or DC 11 after a story of one's own) sits down, and {A} does as well; meanwhile the others have the desk.",
    ],
  ],
  firstFight:
    'on the second evening cousins from both families come to settle the matter "among men", a few aunts among them, and agree on the party as the first to be dealt with ({skirmish}). They stop as soon as someone bleeds from the nose, and help to look for a cloth.',
  clues: [
    [
      'Perception :: reading the blots on the letters from the crack :: In the real ones the hand shakes where it matters. In the two farewell letters it shakes everywhere, evenly: somebody has practised.',
      'Investigation :: comparing the wax :: All of it is the wax of the house, but that of the farewells has a thumb in it that has been burned once. {A} has read them and did not write them; it was {H}.',
      'Survival :: following the wheel ruts from the gate :: A closed coach has driven the way three times, with bedding. It goes up to {lair}.',
    ],
    [
      'Insight :: asking {S} about the ring :: It is too small for this match. It is meant for somebody else, and {S} would thank anyone who took the decision off {S.them}.',
      'History :: reading the contract to the end :: A tenth of {prize} goes "to the one by whose offices it came about". That is {H}; {A} has initialled it without reading.',
      'Deception :: asking the coachman, as one of the guests, where one is expected :: "At {lair}, on the evening before. With the doors locked, so that it will be solemn."',
    ],
    [
      'Religion :: asking about the clock that is stopped :: In {town} people know the story of the boat. {A} has not heard the third bell since then, by choice.',
      'Sleight of Hand :: taking the letter that has been read too often :: It is {years} years old: "I shall be late. Wait." It came a day after the boat. Whoever forbade it then was the aunt of {H}.',
      'Arcana :: holding the new letters to the lamp :: Below the writing are the scratches of an earlier attempt, with an order for candles for {lair}.',
    ],
  ],
  lairUse: [
    'The two doors are locked from outside, with keys that stick in them. Whoever turns one (one action) changes the fight: the one inside comes out with a chair.',
    'The table with the flowers and the contract can be overturned (DC 12 Athletics, one action): it is cover for two, and the ink runs over one line, which then cannot be read.',
    'The bell of the house: rung three times (one action), it makes {A} stop and lose the next turn, the first time that it is done.',
  ],
  tactics: [
    '{A} does not fight against anyone of the family, but stands in the door; the others were hired by {H} and keep the party from the two keys; as soon as one of the doors is open, half of them would rather see how it goes on',
  ],
  parley: [
    'The letter that says "wait" is given to {A}, or {quill} comes in with the oars (DC 12 Persuasion, with either of them). {A} reads, or looks, for a very long time, and then unlocks both doors.',
    '{S} says no. It has to be prepared (DC 12 Persuasion, or three rounds of practice in the garden), and it is the loudest "no" that has ever been heard at {lair}. There is nothing to be signed after that.',
  ],
  clock: [
    ['{A} has the loose brick mortared, and has a gardener who does not like music.'],
    [
      'Another letter is found, with a blot, in which {dear} wishes {lover} all happiness. {T} holds the lamp and says nothing.',
    ],
    [
      'The boat is holed. Whoever meant to use it notices in the middle of the water; it is shallow, and cold.',
    ],
    [
      'On the eve of {deadline} the coach drives up to {lair}, closed, and the doors are locked from outside.',
    ],
  ],
  after: [
    'It is signed. They are polite to one another for fifty years. {B} goes away and is heard of, now and then, as one hears of weather elsewhere. {A} stops the clock each night; now there are two who lie awake. Then {ruin}.',
  ],
  endings: [
    {
      heading: 'At the third bell',
      text: [
        'The doors stand open, the false letters lie on the table with their blots, and nobody stands behind anyone. {lover.u} and {dear} are asked, each alone, then both together, and they need longer for the answer than anybody had thought. It is yes. {A} rings the bell {A.themself}, three times. {S} gives away a ring that is too small, to the one for whom it was bought. When people in {town} say that {fact}, they sigh, and then they say who had to row.',
      ],
    },
    {
      heading: 'Over the water',
      text: [
        'The boat was not holed after all, or it was another boat. By morning they are in {town2}, wet, without money, and married. *The price:* {A} has lost the house and is alone in it, two families do not greet each other, and the second week comes.',
      ],
    },
    {
      heading: 'Asked, and no',
      text: [
        'One of them says no; it is a kind one, and an honest one. It is what {G} had meant by asking. *The price:* half of {town} had bet on the boat; {S} is free as well, {H} has debts, and the party must eat dinner with all of them.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The pens have been dipped. The contract says that it must be signed "gladly", and {G}, as a witness, may ask whether it is done gladly, aloud, once. The silence after it is long enough for one sentence by anyone in the room.',
      ],
    },
  ],
  steps: [
    'Speak to {lover} and {dear}, each alone.',
    'Find out why {A.full} is against it.',
    'Find out who wrote the farewell letters.',
    'See to it that both are asked before {deadline}.',
  ],
  frame: {
    labels: {
      clues: ['what stands between them', 'who does it', 'the closed doors'],
      lair: 'Where it is to be signed',
      suspects: 'Blamed',
      turn: 'The turn',
    },
    titles: [
      'Before {deadline.t}.',
      'At the Third Bell.',
      'The Loose Brick.',
      'What {T.name} Saw.',
      'Two Letters and a Boat.',
    ],
    suspects: [
      '{S.full}, who is thought to be after {prize}, wrongly. {T.full} knows for whom the ring was bought.',
    ],
    where: [
      '{lair}, where everything has been made ready. {A.name} is in {town} until the eve of {deadline}, and receives visitors, standing.',
    ],
    openings: [
      '{lair} lies [half an hour|an hour] from {town}, with lamps along the drive, and has been hired for the day, with all its keys.',
    ],
    ways: [
      'three places, {p1}, {p2} and {p3}, in any order. Each of them shows something of the false letters, of who gains by them, and of {lair}; failed checks cost an hour, and no clue.',
    ],
    companions: [
      [
        'The others are cousins and gardeners; they stop when one of the two comes out of a door, because they want to hear it.',
        'escort=people',
      ],
    ],
    hoards: [
      'A trunk with what was to be the wedding gift stands at {lair}. Whoever it is for now, {A} wants the party to have {items} out of it, and {worth}.',
    ],
    ownMagic: [
      [
        '*Zone of Truth*: most people in love refuse to step into it. {S} steps in at once, and says "no", and cries with relief.',
        'level>=3',
      ],
      '*Comprehend Languages* on the recipes: it is indeed a language by now, with a grammar of its own, in which dumplings are kisses.',
      ['*Detect Thoughts* on {A} at night finds someone counting bells.', 'level>=3'],
      [
        '*Sending* needs twenty-five words. Both of the two, offered it, need three days for the draft.',
        'level>=5',
      ],
    ],
  },
};
