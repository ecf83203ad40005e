import type { PlaceSort } from '../families/place-family.ts';

/** Homes of dwarves and elves. */
export const sortsOfOldFolk: readonly PlaceSort[] = [
  {
    id: 'dwarven-hold',
    noun: /\b(?:dwarven|dwarf|dwarfish|mountain) (?:hold|hall|halls|city|stronghold|fortress|kingdom|fort|delve|village|town|outpost|forge)$/,
    tells: ['old-folk'],
    keeper: ['doorwarden', "thane's steward", 'chancellor under the mountain'],
    look: [
      'a gate of two leaves, of which each bears half of a bearded face',
      'a hall with pillars like trunks, and axes laid in stone stands, one for each clan, {few} of them with dust on',
      'gutters of fire along the walls, lit down to the third bridge and dark beyond it',
      'a door as high as a knee, of solid gold, well guarded, behind which there is nothing but the cat',
      'a wall where each one who died has left a thumb print in the mortar',
    ],
    known: [
      "One knocks {few} times, gives one's mother's name and one's trade, and waits in the snow until both have been discussed.",
      'Those of {site} pay their debts to the day and their insults to the year, as {town} can tell.',
    ],
    senses: [
      'Hammers below, forty of them, in time, and one that is late; it smells of hot iron, beer and stone.',
      'A horn, long and low, and every door of the mountain answers with its own note.',
    ],
    feature: [
      'The bridges have one keystone each, which the youngest apprentice could find blindfold.',
      "A lever in the thane's chair lets the fire gutters overflow.",
      'The great gate shuts in three breaths, and no ram has ever made a mark on it.',
    ],
    checks: [
      ['History', 'reciting a line of ancestors without a mistake'],
      ['Athletics', "holding one's own at the table, arm against arm"],
    ],
    done: [
      'Work is taken on until the day after tomorrow, which can mean a lifetime; it is never late.',
      'Guests are fed until they ask for mercy, and are then told the price of the mountain.',
      'Disputes are weighed, with real weights, and both sides have to lift the result.',
    ],
    also: ['treasure-1', 'beneath-1'],
    plots: [
      {
        details: {
          keeper: [
            'says the hold is as it has ever been, and has a broom to sweep the dust off the empty axes',
            "bears the thane's keys, the thane's debts and, since winter, the thane's seat",
          ],
          guest: [
            'has a claim on one of the empty stands, by blood, and a cart of cousins before the gate',
            'sells them fresh vegetables, is told nothing, and has noticed how few radishes they take',
          ],
          hooks: [
            'The late hammer of {site} has stopped, and the mountain holds its breath: {K} pays {coins} gold pieces to strangers, which has never happened, to go beyond the third bridge.',
            '{V} sent one rune to {town}, burned into a turnip. It means "locked", or "from inside".',
            'A debt of {few} hundred years is to be paid to {site} by {deadline}. The party is carrying it.',
          ],
        },
        trouble: {
          id: 'hold-1',
          absent: ['runesmith', 'younger brother of the thane', 'master of the lower halls'],
          guest: ['thane of another clan', 'trader from the surface'],
          trace: [
            'Food is carried beyond the third bridge by a blind dwarf, and he counts his steps aloud.',
            '{K} has had the mirror in the hall turned round.',
            ['In the mortar of the wall there is a thumb print that is still warm.', 'v=1'],
            ['All runes in the lower halls have been cut again, deeper, and in haste.', 'v=2'],
          ],
          truth: [
            "There are {num} left in {site}. The others have gone down beyond the third bridge with {V}, after the best vein of their history, and have not come up since winter: a false thane sits down there, with the voice of their ancestor, and has them dig (use <Hobgoblin Warrior, Specter, Oni> for it and what serves it). {K} forges, swears and roars for all of them, so that {B}'s clan does not notice. {B} has noticed the radishes.",
            "The hold is a lock. Its clans were set there to hammer, day and night, on an anvil that is the lid of something older than mountains. {V} has found that it is not held down by the blows, but made sharper. {K} would have to tell {num} generations that they worked for the other side. {B}'s clan knows, was promised the mountain for it, and delivers the last hammer on {deadline}.",
          ],
          finds: [
            [
              'Investigation',
              'going through the kitchen accounts',
              'they cook for {num} and play cards for {few} hundred',
              'v=1',
            ],
            [
              'Perception',
              'listening on the third bridge',
              "those below sing an ancestor's song, with all the rhymes of a foreigner",
              'v=1',
            ],
            [
              'Insight',
              'shouting an insult at {K}, as is polite',
              'the answer is excellent, and nobody laughs in the second row',
              'v=1',
            ],
            [
              'Arcana',
              'feeling the anvil between two blows',
              'it rings before it is struck',
              'v=2',
            ],
            [
              'History',
              'comparing the old runes with the new ones',
              'the old say "wake not", and the recut ones leave out the "not"',
              'v=2',
            ],
            [
              'Persuasion',
              "laying one's thumb on the wall beside the others",
              'the blind one tells how many steps it is',
            ],
          ],
          later: [
            [
              "On day {days} {B}'s cousins walk in by the gate, and there are not enough axes to stop them (use <Tough, Warrior Veteran, Gladiator>).",
              'v=1',
            ],
            [
              'On {deadline} the last hammer falls, the lid rings once, and every forge in the realm goes out (use <Salamander, Fire Giant, Purple Worm>).',
              'v=2',
            ],
          ],
          ways: [
            [
              "An ancestor can be asked for the recipe of the funeral beer. The false one does not have it, and {K}'s grandmother does.",
              'v=1',
            ],
            [
              '{B} may be told the truth over the second barrel: cousins are cousins, and it takes many to bring the others up.',
              'v=1',
            ],
            [
              'Somebody has to hammer the other way: soft metal, a lullaby, left-handed. The late one has been doing it for a year.',
              'v=2',
            ],
            [
              'The mirror shows which of them has stopped being one. {K} has turned it to the wall out of kindness.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'elven-grove',
    noun: /\b(?:elven|elf|elvish|druids?'?|sacred|holy|fey|faerie|fairy|enchanted|moonlit) (?:grove|forest|glade|woods?|city|tree city|village|court|garden|circle|town)$/,
    tells: ['old-folk'],
    keeper: ['warden of the grove', 'speaker for the trees', 'regent of the old wood'],
    look: [
      'trunks like a hall, and light that comes down where somebody is standing',
      'bridges of living wood, with a rail only where children used to be',
      'a ring of white stones, one of which has moved since one looked',
      'lanterns with nothing in them that burns',
      'a table of roots, laid with dew, leaves and one iron fork for guests',
    ],
    known: [
      'One is seen there long before one sees, and {town} sends people who have a clear conscience, or good shoes.',
      'An evening in {site} can last till Thursday; {town} has stopped waiting with supper.',
    ],
    senses: [
      'Somebody sings a note, a wood thrush takes it, and then the leaves; it smells of rain and crushed mint.',
      "It is so still that one hears one's coat; then a laugh, high up, and it is not unkind.",
    ],
    feature: [
      'The bridges grow back over a chasm within a minute, if they like somebody.',
      'A drop of blood on the ring of stones brings every beast within a mile.',
      'Whoever lies down is covered by leaves, and is not found by those who hate.',
    ],
    checks: [
      ['Nature', 'greeting the oldest tree before the others'],
      ['Performance', 'singing the second part to a song one has never heard'],
    ],
    done: [
      'Wounds are healed for a true story, and broken hearts not at all, "since they are in use".',
      'Those of {site} trade silver and seeds, once a year, without a word, on the white stones.',
      'At full moon they dance, and whoever watches has to be prepared to explain why.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'is {few} hundred years old, has seen it all, and is frightened',
            'apologises to each thing that is trodden on, and has forgotten to, once, this morning',
          ],
          guest: [
            'came for one dance, has a beard by now, and speaks of a wife who must be waiting',
            'has an axe in a case, a permit from the crown, and has not been able to unpack it',
          ],
          hooks: [
            'The song of {site} has lost a voice, and spring has not come to {town}: {K} pays in silver, {coins} gold pieces\' worth, for {V}, "before we forget how it went".',
            "A child's swing hangs in {site}, moving. There have been no children there for {years} years.",
            'The crown has sold the wood. Those of {site} have asked for a mortal to explain to them the word "sold".',
          ],
        },
        trouble: {
          id: 'grove-1',
          absent: ['youngest of the wardens', 'harper', 'singer of the dawn'],
          guest: ['mortal who has stayed too long', 'envoy of the wood cutters'],
          trace: [
            'At one place in {site} there is an echo, and it is a little off key.',
            '{K} counts the stones of the ring, and skips one.',
            ['A gap is left in the dance, and nobody steps into it.', 'v=1'],
            ['The leaves turn their lighter side up, although there is no wind.', 'v=2'],
          ],
          truth: [
            "{V} has left for love, of {B}'s sister, and lives in {town} as a cooper, with round ears under a cap, very happy. But {site} is one song with many voices, and with one of them gone it dies back from the edge. {K} knows where {V} is, and will not ask, as {K} once asked another one, who came, and withered. {B} is paid for each dead tree.",
            "Those of {site} do not live forever: each has given a year of spring, in turn, to someone below the ring who sleeps on it. {V} refused, as the first, and it has turned over. {K} has made up the difference, out of what was left. {B}'s permit was written by the sleeper, in a minister's hand: the trees are the bars.",
          ],
          finds: [
            [
              'Perception',
              'standing where the echo is',
              'it comes from the side of {town}, and has sawdust in the voice',
              'v=1',
            ],
            [
              'Insight',
              'asking {B} what the wood is worth',
              '{B} says a price for the dead ones, and looks at the edge',
              'v=1',
            ],
            [
              'Nature',
              'walking round the dying edge',
              "it follows one road, a day's walk, to the yard of a cooper",
              'v=1',
            ],
            [
              'Arcana',
              'laying a hand on the stone that {K} skips',
              'the winter in it has a heartbeat',
              'v=2',
            ],
            [
              'Investigation',
              'holding the permit against the light',
              'the ink is sap, and the minister has been dead since March',
              'v=2',
            ],
            [
              'Persuasion',
              'telling the oldest tree a true story',
              "a leaf falls in one's hand, with a way drawn on it",
            ],
          ],
          later: [
            [
              'On day {days} the edge has reached the ring, and {B} unpacks the axe, with {num} others (use <Tough, Warrior Veteran, Treant 5000> for both sides).',
              'v=1',
            ],
            [
              'On {deadline} the first trunk falls and somebody wakes who has slept on {few} hundred springs (use <Oni, Frost Giant, Marilith>).',
              'v=2',
            ],
          ],
          ways: [
            [
              'A voice can be taught. {V} has a daughter who sings in the yard all day, off key and loud, and would like a forest.',
              'v=1',
            ],
            [
              '{V} would come for every full moon. In all the years nobody had thought of a visit.',
              'v=1',
            ],
            [
              'Given freely by many, it is a day of spring each. {town} has {few} hundred people, and owes {site} its summers.',
              'v=2',
            ],
            ['It might prefer to wake up on another side: someone has to tell it a dream.', 'v=2'],
          ],
        },
      },
    ],
  },
];
