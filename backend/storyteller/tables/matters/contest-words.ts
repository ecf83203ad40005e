/** What is done in a contest, by the sort of contest that the idea names. */
export interface ContestWords {
  /** The contests, as words of an idea. */
  readonly of: RegExp;
  /** The value of the condition `contest=`. */
  readonly id: string;
  readonly entrant: string;
  /** What B is, if it cannot be just anybody. */
  readonly role?: string;
  readonly gear: string;
  /** Where it takes place. */
  readonly ground: string;
  /** Where the tools are kept between the rounds. */
  readonly store: string;
  /** The rounds, with their rules. */
  readonly rounds: readonly [first: string, second: string, final: string];
  /** The foul play, what is seen of it, and what makes it. */
  readonly foul: string;
  readonly trace: string;
  readonly maker: string;
}

export const contestWords: readonly ContestWords[] = [
  {
    of: /\b(?:cheese|pumpkin|rolling|barrel race|pancake race|sack race)\b/,
    id: 'rolling',
    entrant: 'runner',
    gear: 'cheese',
    ground: 'the steep meadow',
    store: 'the cheese cellar',
    rounds: [
      'down the short slope behind a cheese the size of a mill stone, which may be touched with everything but the hands (DC 12 Athletics or Acrobatics)',
      'up the slope again with the cheese on the back, past people who may tickle, but not push (DC 13 Athletics, or DC 13 Performance to make the ticklers laugh first)',
      'all down the long slope, through the hedge, the brook and the washing (a contest of Athletics or Acrobatics, best of three)',
    ],
    foul: 'a charm under the rind, which makes one cheese roll where its runner looks, even uphill',
    trace:
      'a cheese that rolls around a molehill and waits in front of the hedge, and always that of the same runner',
    maker: 'a vat of whey that glows a little, and a brush',
  },
  {
    of: /\b(?:archery|archers?|shooting|bow)\b/,
    id: 'archery',
    entrant: 'archer',
    gear: 'bow',
    ground: 'the shooting ground',
    store: 'the bow tent',
    rounds: [
      'five arrows at a straw man, sixty paces away (DC 12 Dexterity, with proficiency for whoever has it with the bow)',
      'a ring that swings on a rope in the wind; each archer may wait for as long as the drummer lets them (DC 13 Perception, then a DC 13 Dexterity saving throw)',
      'three apples on three running dogs with boards on their backs, two archers at the same time (a contest of Dexterity, best of three)',
    ],
    foul: 'lodestones behind the targets, which draw the iron points of one archer to the middle',
    trace: 'arrows that curve in the air in the last yard, and always those of the same archer',
    maker: 'a lodestone in a frame of wood, with a rope to move it',
  },
  {
    of: /\b(?:cook(?:ing|s)?|bak(?:ing|ers?)|pie|eating|chefs?|chili|soup|stew)\b/,
    id: 'cooking',
    entrant: 'cook',
    gear: 'kettle',
    ground: 'the square with the hearths',
    store: 'the larder tent',
    rounds: [
      'the ingredient is fetched: each team cuts its own piece from something that is still alive and does not like it (DC 13 Survival for the good piece, DC 12 Athletics to come back with it)',
      'a broth in which the judges must recognise nothing unpleasant (DC 13 Nature to take out what is bitter)',
      "the dish itself, cooked in one hour in front of everyone (DC 14 Wisdom check, with proficiency for whoever has cook's utensils), and a speech about it (DC 12 Performance)",
    ],
    foul: 'a powder on the tasting spoons, after which nothing tastes of anything but the dish of one cook',
    trace: 'judges who praise the third dish each time, and cannot tell afterwards what it was',
    maker: 'a mortar with grey dust, and eleven spoons drying on a cloth',
  },
  {
    of: /\b(?:arena|gladiators?|pit fight(?:ing|er|s)?|wrestling|fist fight|boxing|bout|pit)\b/,
    id: 'arena',
    entrant: 'fighter',
    gear: 'blade',
    ground: 'the sand of the arena',
    store: 'the armoury under the stands',
    rounds: [
      'two against two, until one pair kneels (an easy fight with two fighters of the level of the party; DC 12 Performance wins the crowd, which throws a shield)',
      'everyone against the water: the floor is flooded, and rafts float on it (DC 13 Acrobatics each round, and only the last three on a raft go on)',
      'the winners against the champion of the house, with one weapon of their choice',
    ],
    foul: 'a drug in the water jugs of those on whom nobody has bet',
    trace: 'fighters who are slow from the second minute on, and remember nothing of it',
    maker: 'a still with a sweet smell, and jugs with chalk marks',
  },
  {
    of: /\b(?:exams?|examinations?|tests?|schools?|academy|graduation|apprentice)\b/,
    id: 'exam',
    entrant: 'candidate',
    role: 'pupil of the last year',
    gear: 'sealed task',
    ground: 'the examination hall',
    store: 'the room of the sealed tasks',
    rounds: [
      'a question on paper, with a window that looks at what the others write (DC 12 Arcana or History; copying is DC 13 Sleight of Hand)',
      'a lock, a snake that is only an illusion and a snake that is not, in one room (DC 13 Investigation to know which is which)',
      'calling something harmless into a chalk circle, and sending it back (DC 14 Arcana, or DC 14 Persuasion: what is called can be talked to)',
    ],
    foul: 'tasks that were exchanged in their sealed covers: what should have been harmless and painted is real, except in one row of seats',
    trace: 'a scorched desk, and claw marks under a picture of a kitten',
    maker: 'a pot of red wax, a copied seal and a pile of harmless tasks',
  },
  {
    of: /\b(?:wizards?|mages?|sorcerers?|magic|magical|spells?|witches|warlocks?|bakers of spells)\b/,
    id: 'magic',
    entrant: 'mage',
    role: 'hedge mage',
    gear: 'staff',
    ground: 'the ring of standing lamps',
    store: 'the tower room for the staves',
    rounds: [
      'lighting a candle on the far side of a pond without a ripple on the water (DC 12 Arcana, or any trick that the judges do not see: DC 13 Sleight of Hand)',
      'getting a stone giant of plaster to laugh (DC 13 Performance or Arcana, and each spell may be used only once by all)',
      'a duel of two in which nobody may be touched: whoever leaves the circle first has lost (a contest of Arcana, or of nerve: Wisdom)',
    ],
    foul: 'a thread of silver under the floor, through which the strength of each spell flows to one staff',
    trace: 'spells that end a breath too soon, and one staff that is warm',
    maker: 'a spool of silver thread and a bowl that hums',
  },
  {
    of: /\b(?:joust(?:ing)?|lances?|knights?)\b/,
    id: 'joust',
    entrant: 'rider',
    gear: 'lance',
    ground: 'the lists',
    store: 'the saddle tent',
    rounds: [
      'the rings: three rings at full gallop (DC 12 Animal Handling, then a DC 12 Dexterity check)',
      'three courses with the lance (a contest of Athletics; whoever loses by five falls)',
      'on foot, with blunt swords, in the mud, two against two, before everyone who has a name',
    ],
    foul: 'saddle girths cut halfway through on the inside, and one lance with a core of steel',
    trace: 'three riders thrown on the same side, and a shield with a hole that no ash wood makes',
    maker: 'a bench with girths and an awl, and two steel rods as long as a lance',
  },
  {
    of: /\b(?:race|races|racing|regatta|run|treasure hunt|hunt)\b/,
    id: 'race',
    entrant: 'team',
    gear: 'map',
    ground: 'the starting line',
    store: 'the office of the maps',
    rounds: [
      'to the first mark, by one of two ways: short and steep (DC 13 Athletics) or long and open to the others (DC 12 Survival)',
      'over the water at a place without a bridge, where all teams meet and there is one boat (talk, trick or wrestle: DC 13 Persuasion, Deception or Athletics)',
      'the last mile, in which everything may be thrown away to be faster (DC 14 Athletics by the group, with advantage for whoever leaves treasure and armour behind)',
    ],
    foul: 'turned signposts, a bridge sawn half through and a second map that only one team has',
    trace: 'a signpost with fresh earth at its foot, and sawdust on the water',
    maker: 'a saw, a spade and a table on which maps are copied with one wrong line',
  },
  {
    of: /\b(?:chess|cards?|dice|riddles?|games?|gambling|dragonchess|poker|draughts)\b/,
    id: 'game',
    entrant: 'player',
    gear: 'board',
    ground: 'the long room with the tables',
    store: 'the cabinet of the boards',
    rounds: [
      'ten tables, ten minutes, and whoever is left sits on (DC 12 Intelligence check, or DC 13 Deception to be taken for a master)',
      'a game in which a question may be asked for each piece that is lost, and must be answered truly (DC 13 Insight)',
      'two players and one lamp: when it goes out the game is over as it stands (a contest of Intelligence, best of three; blowing is allowed)',
    ],
    foul: 'a mirror in the ceiling and a kettle that whistles when one player should change the plan',
    trace: 'a kettle that boils three times in an hour, with nobody drinking tea',
    maker: 'a ladder to a hole above the tables, a stool and a second mirror',
  },
  {
    of: /\b(?:songs?|singing|singers?|bards?|music|musicians?|poetry|poets?|beauty|dance|dancing|talent|storytelling)\b/,
    id: 'song',
    entrant: 'performer',
    gear: 'instrument',
    ground: 'the open stage',
    store: 'the tuning room',
    rounds: [
      'one minute, on a barrel, in front of people who have just eaten (DC 12 Performance)',
      'to perform with an instrument that was drawn by lot (DC 13 Performance, or DC 12 Sleight of Hand to exchange the lot)',
      'two on one stage, each answering the other, until one has nothing left to say (a contest of Performance, best of three)',
    ],
    foul: 'a honey drink for the throats of the others, which closes them after a quarter of an hour',
    trace: 'voices that break on the high note, one after the other, and cups that smell of cloves',
    maker: 'a jar of honey with dark flecks, and a row of clean cups',
  },
  {
    of: /\b(?:elections?|vote|voting|mayor|ballot|candidates?)\b/,
    id: 'election',
    entrant: 'candidate',
    gear: 'ballot',
    ground: 'the stage on the market',
    store: 'the room of the ballot boxes',
    rounds: [
      'the speeches: each candidate has as long as a candle stump burns (DC 12 Persuasion or Performance; helpers may warm up the crowd)',
      'the round of the quarters, where each street wants one thing promised, and two of the streets want the opposite (DC 13 Insight, then DC 13 Persuasion)',
      'the vote and the count, at which each candidate may have two people sit beside the boxes (DC 13 Perception)',
    ],
    foul: 'ballot boxes with a double floor, in which {num} votes already lie',
    trace:
      'a box that weighs more when it is empty than the others, and voters who were told that they had voted',
    maker: "a carpenter's bench, thin boards, and a list of the dead and the absent",
  },
  {
    of: /./,
    id: 'any',
    entrant: 'contestant',
    gear: 'number plate',
    ground: 'the ground of the contest',
    store: 'the tent of the contestants',
    rounds: [
      'a trial of strength and nerve: a barrel is rolled up a slope on which others are rolling theirs (DC 12 Athletics or Acrobatics)',
      'a trial of wit: three doors, three helpers, of whom one is paid to lie (DC 13 Insight or Investigation)',
      'the last two or three on one plank over a pool, before everyone (a contest of the best skill that both have, best of three)',
    ],
    foul: 'lots with a notch, so that one contestant draws the easy task each time',
    trace: 'a bag from which the same hand always draws the same colour',
    maker: 'a knife, a box of lots and a second bag that looks like the first',
  },
];
