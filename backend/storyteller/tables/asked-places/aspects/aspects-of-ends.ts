import type { PlaceAspect } from '../families/place-family.ts';

/** What is ending in a place, or is over: one survivor, a tree that dies, a forgotten god. */
export const aspectsOfEnds: readonly PlaceAspect[] = [
  {
    id: 'survivor',
    says: /\b(?:one|only|sole|single|last|lone) (?:survivor|survivors|inhabitant|resident|villager|person left|soul left|man left|woman left)\b|\bonly one (?:\w+ )?(?:survived|left|remains)\b|\blast (?:living )?(?:inhabitant|resident|survivor)\b/,
    tells: [],
    look: [
      'one window with a candle in it, and all the others dark',
      'a row of graves dug by one pair of hands, at first deep and in line, and later neither',
      'one pair of boots by one door, and a path worn between that door and all the others',
    ],
    known: [
      'Of all who lived in {site} one is left, {K}, who will not go, and is asked about it more often than is kind.',
      'When it was over in {site}, {K} was still there, without a scratch, and {town} has not decided yet whether that is luck.',
    ],
    feature: [
      '{K} has tied strings with tins on them across every way in, and knows which is which by the sound.',
      'One cellar held: it has an oak door, a bolt on the inside, and room for {few} people.',
    ],
    beside: [
      'The one who survived was not there at all, but out to meet somebody, and has told everyone about a cellar since.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'sets the table for many, and tells the news of the day to the chairs',
            'shows each stranger where everybody stood, and stops at one door',
          ],
          guest: [
            'writes down where everything lay, for the crown, and does not write down what {K} says',
            "has come for somebody's things, and finds the same thing missing in every house",
          ],
          hooks: [
            '{B} pays {coins} gold pieces to know why {K} alone was spared, and has brought a rope in case of one answer.',
            '{K} has seen a light in a house in which {K} buried everyone.',
            'Somebody in {town2} is selling wedding rings from {site}, by weight.',
          ],
        },
        trouble: {
          id: 'survivor-1',
          absent: ['neighbour', 'miller', 'reeve'],
          keeper: ['only survivor'],
          guest: ['investigator for the crown', 'brother of a victim'],
          trace: [
            'All doors in {site} were barred from inside, except one.',
            '{K} has a cough that comes whenever {V} is mentioned, and nothing else is wrong with the throat.',
            [
              'Something is missing in every house: not silver, but whatever had a date on it.',
              'v=1',
            ],
            ['The ash in {site} lies in a ring, and inside it there is none.', 'v=2'],
          ],
          truth: [
            "Those who did it were let in by {V}, who owed them money and was told that it would be cattle. {K} was with {V} at the time, at the ford, being told to keep away for once, out of love and without a reason; that is why {K} lives, and {K} has put it together since. {V} is alive, under the mill, half mad, and {K} brings bread. {B} is one of those who did it, back for the papers that make all of {site} somebody's land.",
            "Nothing came to {site}. It was asked for: {num} people gave themselves up, in one night and of their own will, to shut something that had opened below the well, and drew lots for the one who was to keep it shut. {K} drew it. {V} was the first to step down, and was {K}'s betrothed. {B} believes in a crime, as the crown does, and has sent for men with picks.",
          ],
          finds: [
            [
              'Investigation',
              'looking at the one door that was not barred',
              'it is that of {V}, and the bolt has been greased',
              'v=1',
            ],
            [
              'Stealth',
              'following {K} with the bread',
              'somebody below the mill says "is it over?" and {K} says "yes", as every day',
              'v=1',
            ],
            [
              'Insight',
              'showing {B} a date from one of the houses',
              '{B} knows the hour, and what the weather was',
              'v=1',
            ],
            [
              'Religion',
              'looking at the ring in the ash',
              'nobody ran: they stood hand in hand, facing inwards',
              'v=2',
            ],
            [
              'Perception',
              'letting a stone fall into the well',
              'one does not hear it land, but hears something turn over',
              'v=2',
            ],
            [
              'Persuasion',
              'helping {K} with the last grave, without a question',
              '{K} says who chose to spare whom',
            ],
          ],
          later: [
            [
              'On day {days} {B} comes back with the others, for the papers and the last who can read them (use <Bandit, Tough, Bandit Captain, Warrior Veteran>).',
              'v=1',
            ],
            [
              'On day {days} the men of {B} lift the lid of the well to search it (use <Shadow, Wraith, Chain Devil> for what they find).',
              'v=2',
            ],
          ],
          ways: [
            [
              '{V} would name them all before a judge, and hang for it gladly. {K} does not want that, and has to be asked.',
              'v=1',
            ],
            [
              'The papers are in the graves, one in each. {K} has always known what they were after.',
              'v=1',
            ],
            [
              'Other people may take the oath in the ring. It needs as many as are missing, and {town} owes {site} a good deal.',
              'v=2',
            ],
            [
              'It can be shut for good by one who goes down with the betrothal ring of {V} and does not look back up. {K} has been about to for {years} nights.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'dying-heart',
    says: /\b(?:dying|withering|withered|sick|poisoned|failing|fading|rotting|blighted|wounded|weeping|bleeding|corrupted) (?:\w+ )?(?<heart>tree|spring|well|fountain|flame|fire|crystal|goddess|god|spirit|river|lake|forest|grove|garden|oak|willow)\b|\b(?<heart2>tree|spring|well|fountain|flame|crystal|forest|grove|garden|oasis|lake) (?:that |which )?(?:is |has been )?(?:slowly |gradually |now )?(?:dying|poisoned|withering|drying up|fading|going out|running dry|rotting|bleeding|weeping|corrupted|sick)\b/,
    words: { heart: 'tree' },
    tells: [],
    look: [
      "the {heart} in the middle, with a fence of hands' height, mended with ribbon and with prayer",
      'buckets in a long line from far away, and those who carry them asleep on their feet',
      'a grey patch that was chalked round yesterday, and is past the chalk today',
    ],
    known: [
      'The {heart} of {site} is dying, a little every night, and everything else here takes its colour from it.',
      'As long as the {heart} lived, nobody in {site} was ill for more than a day; there are {few} beds full now.',
    ],
    feature: [
      'Close to the {heart} wounds stop hurting, and plans seem pointless.',
      "What is spoken into the {heart} is heard at every spring and root within a day's walk.",
    ],
    beside: [
      'The {heart} is not dying of age: somebody has been drawing off what it lives from, by night and a cupful at a time, for a sickbed in {town}.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'has one ear on the {heart}, and answers people a little late',
            'has tried {num} remedies, each written on a slip and buried with the last leaf it cost',
          ],
          guest: [
            'offers a tincture that has helped before, and goes in and out at night to measure',
            'has been promised the cure for somebody else, and is ashamed to hope',
          ],
          hooks: [
            '{K} pays {coins} gold pieces, or whatever grows, for one thing: somebody who will stay awake beside the {heart} for three nights and say what comes.',
            '{V} went to look for the root of the sickness and has sent back a glove with earth in it.',
            'The wells of {town} taste of iron since the {heart} of {site} began to fail.',
          ],
        },
        trouble: {
          id: 'heart-1',
          absent: ['warden of the heart', 'healer'],
          guest: ['alchemist on a visit', 'envoy of a sick prince'],
          trace: [
            '{B} has stained fingers, and wears gloves to meals.',
            'On the north side the {heart} has been cut, low down, by a narrow blade, and the cut has been plugged with wax.',
            ['At night drops fall into something made of glass.', 'v=1'],
            [
              'Where the grey has been the longest, something new comes up, in rows, and turns after people.',
              'v=2',
            ],
          ],
          truth: [
            "{B} taps the {heart}, with a silver pipe, for a prince's heir who lives on it and would die without it by {deadline}. {V} found the pipe, was won over at the bedside, and now carries the flask. {K} suspects {B} of nothing, since every night on which {B} sits up there it looks better: {B} gives it an elixir that makes it burn more brightly, and faster.",
            'The {heart} is dying on purpose. Something is fastened to its roots that has been fed by it for {few} hundred years, down there, in chains, and the {heart} would rather die than go on. {V} has understood what it says, and helps it. {K} is keeping it alive out of love, and with it the other. {B} was sent by what is below, has the remedy, and it works.',
          ],
          finds: [
            [
              'Perception',
              'sitting in the dark by the {heart} on the north side',
              'a drop falls every nine breaths, into glass',
              'v=1',
            ],
            [
              'Medicine',
              'tasting the tincture of {B}',
              'it is good for an hour and costs a day',
              'v=1',
            ],
            [
              'Insight',
              'asking {B} who is ill',
              '{B} says an age, a fever, a favourite song, and then "nobody"',
              'v=1',
            ],
            [
              'Nature',
              'speaking to the {heart} and laying a hand on it for an hour',
              'it does not ask for help, but to be left',
              'v=2',
            ],
            [
              'Survival',
              'digging beside the oldest root',
              'there is a chain as thick as a leg, warm, and it is pulled',
              'v=2',
            ],
            [
              'Investigation',
              'following the earth in the glove of {V}',
              'it comes from below the {heart}, and someone has shored up a way there',
            ],
          ],
          later: [
            [
              'On {deadline} the last of it runs out of the silver pipe; the heir sits up, and around {site} everything lets its leaves fall at once.',
              'v=1',
            ],
            [
              'On {deadline} it is cured. It blooms once, and the chain breaks (use <Roper, Cloaker, Aboleth, Purple Worm> for what comes up).',
              'v=2',
            ],
          ],
          ways: [
            [
              'A cupful a month would not hurt it, and would do for the heir; {B} has never dared to take so little, nor to ask.',
              'v=1',
            ],
            [
              '{V} regrets it and knows where the flasks are: {few} of them are full, and could be given back tonight.',
              'v=1',
            ],
            [
              'A cutting can be taken that is fastened to nothing. {V} has one in a boot, and it needs a gardener, a place and a lie.',
              'v=2',
            ],
            [
              'Those below can be starved if the {heart} lets go when they do not expect it: {K} would have to ask it to die, and say when.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'forgotten-god',
    says: /\b(?:forgotten|unknown|nameless|lost|dead|old|ancient|elder|fallen|sleeping|forbidden|dying|minor|false|abandoned|banished|dark|evil) (?:\w+ )?(?<god>gods?|goddess|deity|deities|faith|religion)\b/,
    words: { god: 'god' },
    tells: [],
    look: [
      'an altar with no sign on it, and a clean square in the dust where one has been',
      'offerings of another age: a clay horse, a braid, a boat as long as a hand, and among them one that is fresh',
      'a row of niches for lamps, and one of them warm',
    ],
    known: [
      'Nobody in {town} knows the name any more, but nobody there whistles near {site}, either.',
      'It was built for a {god} of whom not even the name is left; the name was chiselled out of {num} stones, by people in a hurry.',
    ],
    feature: [
      'A thing given here without a wish is given back threefold by morning, and not always in kind.',
      'In front of the altar no lie can be heard: the lips move, and there is no sound.',
    ],
    beside: [
      "The {god} of {site} is still there, as large as a cat by now, and lives off what is left over: a crumb, a curse, a child's rhyme that {town} sings without knowing what it says.",
    ],
    plots: [
      {
        details: {
          keeper: [
            'sweeps the steps each day for nobody, and was thanked this morning',
            'leaves bread on the altar, out of habit, and has begun to bring butter',
          ],
          guest: [
            'does not know what one says here, says "good evening", and listens with the head on one side',
            'has orders to chisel out what the others have missed, and has dropped the chisel {few} times',
          ],
          hooks: [
            '{V} learned a word here, has been followed since by every lost dog in {town}, and wants to be rid of it or worthy of it.',
            'Someone in {town} has prayed "to whom it may concern", and has got {coins} gold pieces too much.',
            'The great temple of {town2} pays for a stone with a name on it, unread, and sends {B} along to make sure.',
          ],
        },
        trouble: {
          id: 'god-1',
          absent: ['last priest', 'student of old faiths'],
          keeper: ['hermit at the altar', 'keeper of the lamp', 'guardian of the lost rite'],
          guest: ['pilgrim without a prayer', 'collector for a great temple'],
          trace: [
            'Fresh bread lies on the altar, and next to it, weathered, the same bread in stone.',
            'Whoever sleeps in {site} wakes up with a tune, and it is always the next line of it.',
            [
              'The clay horse stands a little further from the altar every day, towards {town}.',
              'v=1',
            ],
            [
              'The square in the dust is filling in, line by line, and {B} has stopped sleeping.',
              'v=2',
            ],
          ],
          truth: [
            'The {god} was that of lost things, and has been one of them. {V} found the name, in the rhyme that all children of {town} skip to, and is afraid to say it to the end: then it will be real and will need somebody. {K} would be glad to be that one, and does not know that a name is all that is missing. {B} has guessed it, and has come to have the rhyme forbidden.',
            'The {god} was not forgotten but hidden, from a greater one that eats its kind, and {num} peoples agreed to unlearn the name together. {V} has put it together again, with love, from {num} stones; it wants one letter. What it was hidden from has been awake since the third letter. {B} serves that one, and has been told only that the work is pious.',
          ],
          finds: [
            [
              'Religion',
              "asking the children's rhyme for its meaning, line by line",
              'it is a prayer for what has been lost, and the name is the word at which one jumps',
              'v=1',
            ],
            [
              'Perception',
              'leaving something of no worth on the altar and looking away',
              'a thing lies there that one lost as a child',
              'v=1',
            ],
            [
              'Insight',
              'whistling the tune beside {B}',
              '{B} knows the end of it, and covers both ears before it',
              'v=1',
            ],
            [
              'History',
              'comparing the stones from which the name was cut',
              'all was done in one year, in {num} countries, by friends and enemies alike',
              'v=2',
            ],
            [
              'Arcana',
              'watching the sky above {site} while {V} reads a letter aloud',
              'far up, something stops and turns its head',
              'v=2',
            ],
            [
              'Investigation',
              'finding out who warms the lamp',
              'nobody does: it burns since {K} first said "good evening"',
            ],
          ],
          later: [
            [
              'On day {days} the rhyme is forbidden in {town}; the clay horse falls over, and everyone there has lost something by evening that they cannot name.',
              'v=1',
            ],
            [
              'On {deadline} the last letter is in place, and what eats gods comes to {site} over {town} (use <Hezrou, Nalfeshnee, Pit Fiend> for its forerunner).',
              'v=2',
            ],
          ],
          ways: [
            [
              'Said aloud by somebody who has lost something and wants nothing, the name is enough. The {god} is then as large as a dog, very grateful, and finds {few} things for the party.',
              'v=1',
            ],
            ['{B} can be won: {B} lost a brother, and has never dared to ask anyone where.', 'v=1'],
            [
              'A wrong last letter makes it another {god}, a small one, that nothing would eat. {V} has to agree, and {K} has to love it all the same.',
              'v=2',
            ],
            [
              'What eats gods was one itself, and has a name that was cut out first of all. It is under the altar, face down.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
];
