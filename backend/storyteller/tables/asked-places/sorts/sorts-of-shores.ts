import type { PlaceSort } from '../families/place-family.ts';

/** Villages by the water, and dens of thieves. */
export const sortsOfShores: readonly PlaceSort[] = [
  {
    id: 'waterside-village',
    noun: /\b(?:fishing|swamp|marsh|bog|stilt|coastal|seaside|lake|river|harbou?r|island|floating) (?:village|town|hamlet|settlement|community|port)$/,
    tells: [],
    keeper: ['headwoman', 'reeve', 'crown bailiff of the shore'],
    look: [
      'huts on legs of {few} different lengths, each with a boat tied where others have a dog',
      'nets hung up to dry, and one of them mended with hair',
      'a bell on a post, with tide marks up to the clapper',
      'a row of lamps on poles that leads out over the water and does not come to an end',
      'eel traps, a heron who is greeted, and a shrine with its feet in the water',
    ],
    known: [
      'Those who live there are born in boats and buried in them, and say of people from {town} that they stand about.',
      'The best fish in {town} comes from {site}; on some mornings there is none, and nobody explains.',
    ],
    senses: [
      'Water slaps under the floors, frogs stop all together, and somebody laughs at how one walks; it smells of smoke and eel.',
      'Planks knock, a pan hisses, and far out a voice calls a name and waits.',
    ],
    feature: [
      'The walks between the huts can be drawn in like ladders.',
      'Two lamps off their poles lead any stranger into the deep mud.',
      'At the bell all of {site} is in its boats within a hundred breaths.',
    ],
    checks: [
      ['Survival', 'telling by the colour where the ground bears'],
      ['Persuasion', 'being rowed somewhere without being told why not'],
    ],
    done: [
      'Fish, eels and reeds are sold at dawn; by noon they are stories.',
      'Guests get the bed over the water, and are asked in the morning what they heard.',
      'Each household puts something in the net of the shrine, on one day of the week.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'decides by the heron, and has been up before it for {days} days',
            'speaks for all, lends to all, and has a lock on the door since spring',
          ],
          guest: [
            'buys all they catch at a very good price, on the condition that they do not say where',
            'wants to bless the water, and has been invited out in a boat',
          ],
          hooks: [
            '{V} rowed out along the lamps and has not come back, and {site} has lit one more lamp and goes on fishing; a sister pays {coins} gold pieces to people who can swim.',
            'The nets of {site} bring up things that belong to {town}: a kettle, a door number, a wedding dress.',
            '{site.s} asks for the party by name, has built them a hut, and will not say what it has dreamed.',
          ],
        },
        trouble: {
          id: 'shore-village-1',
          absent: ['best fisher', "boat builder's daughter", 'ferryman'],
          guest: ['fish buyer', 'priest sent out from town'],
          trace: [
            'The last lamp of the row is further out than yesterday, and no one has rowed there.',
            'Each evening a full plate is put on the water, and floats against the current.',
            ['Fish are caught in {site} that are gutted already.', 'v=1'],
            ['The tide marks on the bell post are all from this year.', 'v=2'],
          ],
          truth: [
            'Out by the lamps a hungry water folk has been fishing for {site} since the famine year, and is paid with a plate and a place at the feasts. {V} is there as a guest, learning the language. {B} has found out how cheaply they work, has begun to hold one of theirs in a barrel, and demands more; {K} owes {B} for the winter, and closes both eyes. They have asked for their child back {few} times, each time with a better fish.',
            '{site.s} keeps the sea in its place, by an old wedding: every {years} years one of them goes down the row of lamps to renew it, and it is always someone who wants to. {V} was to go, and was stopped on the way, in {town}, out of kindness, by {B}. The sea has been coming to ask since then, a step further each night, politely.',
          ],
          finds: [
            [
              'Perception',
              'sitting on the last pole at night',
              'someone below counts the lamps, and weeps',
              'v=1',
            ],
            [
              'Investigation',
              "looking at {B}'s cart",
              'one barrel has air holes, and is spoken to',
              'v=1',
            ],
            [
              'Insight',
              'asking {K} what the winter cost',
              '{K} says a sum, looks at the lock, and then at the water',
              'v=1',
            ],
            [
              'History',
              'reading the marks cut into the shrine',
              'brides and grooms, one every {years} years, and each has a date after it on which they came home',
              'v=2',
            ],
            [
              'Nature',
              'asking the heron, that is, watching it',
              'it stands one pole nearer to {town} every day',
              'v=2',
            ],
            [
              'Persuasion',
              'eating what was left on the plate',
              "somebody lays a shell on one's knee, with a knot: come",
            ],
          ],
          later: [
            [
              'On day {days} the nets of {site} are empty, cut and hung up on its own doors (use <Giant Crab, Sea Hag, Water Elemental>).',
              'v=1',
            ],
            [
              'On {deadline} the sea comes in person, in its best clothes, to the door of whoever kept {V} (use <Water Elemental, Storm Giant, Aboleth> for its family).',
              'v=2',
            ],
          ],
          ways: [
            [
              'The barrel can be opened by anyone with a hook. Then {site} must say, in front of all, what it owes, and it is a fair bill.',
              'v=1',
            ],
            [
              '{V} speaks enough of it by now to make a new bargain, with both sides at one table. Somebody has to eat first.',
              'v=1',
            ],
            ['{V} still wants to go. It is not death; it is a long way, and one can write.', 'v=2'],
            [
              '{B} is widowed, kind and lonely, and loves the sea. Nobody has thought of it but the heron.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'thieves-den',
    noun: /\b(?:thieves'?|thief'?s?|robbers'?|rogues'?|assassins'?|bandits?'?|pirates?'?|smugglers'?|outlaws?'?) (?:den|guild|guildhall|hideout|hide-out|lair|cove|camp|haven|nest|headquarters|tavern|port|island|hall|guild house)$/,
    tells: [],
    keeper: ['head of the house', 'master of the house', 'prince of thieves'],
    look: [
      'a door that has to be pushed where one would pull',
      'a wall with the likeness of each member, in charcoal, and {few} of them wiped out with a wet hand',
      'a practice dummy hung all over with bells',
      'a table at which all sit on the same side, facing the stair',
      'a locked box with a slot, marked "For widows", and full',
    ],
    known: [
      'They steal by rules: nothing from those who walk, nothing that is loved, and never twice from one house; {town} has learned to show what it loves.',
      'Everyone in {town} knows someone in {site}, and sends them a pie when it has been a bad month.',
    ],
    senses: [
      "Dice, whispers, a bell that rings and a groan; it smells of lamp oil and other people's perfume.",
      'A lock is picked, again and again, against a clock.',
    ],
    feature: [
      'The stair has a step that rings below, and another that is not there.',
      'All lamps hang from one line; one cut and it is dark.',
      'The way out for the last one is behind the likenesses, and is as narrow as a thin thief.',
    ],
    checks: [
      ['Sleight of Hand', 'taking a bell off the dummy'],
      ['Insight', 'seeing who is here to listen'],
    ],
    done: [
      'What was taken is laid out once a week, and whoever can show that it is loved gets it back.',
      'Newcomers are taught three things: to open, to wait, to leave it.',
      "Work is handed out on slips, and nobody reads another's.",
    ],
    plots: [
      {
        details: {
          keeper: [
            'shares out exactly, down to the spoon, and has counted the box for widows twice today',
            'knows each by their step, and has asked all to walk across the room once',
          ],
          guest: [
            "is proud to be there, carries everyone's cloak, and knows what is in the pockets",
            'has no name and two rings, and looks at the likenesses as at a price list',
          ],
          hooks: [
            '{few} of the house have been caught in a month, each at a job that only {few} people knew of; {K} pays {coins} gold pieces to outsiders, who alone cannot have done it.',
            'Something was stolen from the party by mistake. {K} returns it in person, and it has something added.',
            '{V} was hanged on Monday, and has been paid into the box for widows since, by {V}.',
          ],
        },
        trouble: {
          id: 'den-1',
          absent: ['best of the thieves', 'treasurer of the thieves'],
          guest: ['youngest of them', 'buyer of the goods'],
          trace: [
            'A charcoal likeness is wiped out the day before somebody is caught, and not after.',
            '{K} has begun to write the slips left-handed.',
            ['One of the slips for next week is in the hand of the captain of the watch.', 'v=1'],
            [
              'Among the loot lies a key that fits nothing in {town}, and each week one more.',
              'v=2',
            ],
          ],
          truth: [
            "{V} has sold them all, for a good reason: the watch holds {V}'s twin, and the hanging was a favour on account. {K} suspects {B}, who is innocent, ambitious and in love with the house. If the box for widows were opened, they would find {V}'s confession in it, and a plan of where the twin is held; nobody has opened it, since no one steals from widows.",
            "The jobs on the slips come from outside: somebody has them steal, piece by piece, the keys to the vault under the palace, in which there is no gold, but the realm's one true map. {V}, who saw it, has been wiped out first. {B} buys all keys and is the servant of a power across the border, and on {deadline} all of {site} is to be in the vault at once, with the door behind them.",
          ],
          finds: [
            [
              'Investigation',
              'comparing those who were caught with the slips',
              "all were in {V}'s group, before {V} was hanged, and one since",
              'v=1',
            ],
            [
              'Insight',
              'asking {B} who is the best',
              '{B} names {V}, and is in tears, and has guessed something',
              'v=1',
            ],
            [
              'Perception',
              'weighing the box for widows',
              'there is paper in it, too, and it was put in after Monday',
              'v=1',
            ],
            [
              'Investigation',
              'laying the keys out in order of their teeth',
              'they make the wards of one lock, less {few}',
              'v=2',
            ],
            [
              'History',
              'asking an old burglar about the vault under the palace',
              '"nobody ever stole it, because everyone needs it where it is"',
              'v=2',
            ],
            [
              'Deception',
              "offering {B} a key of one's own",
              '{B} says at once that it is not the one',
            ],
          ],
          later: [
            [
              'On day {days} {B} is judged by the house, wrongly, and the watch comes through the narrow way (use <Guard, Spy, Guard Captain>).',
              'v=1',
            ],
            [
              'On {deadline} the vault is open, the door shuts, and next morning the border is elsewhere (use <Spy, Mage, Assassin>).',
              'v=2',
            ],
          ],
          ways: [
            [
              'The twin is in the tower of the watch, in the only cell that {site} built itself.',
              'v=1',
            ],
            ['{V} comes back to anyone who opens the box and does not count.', 'v=1'],
            [
              'A map can be stolen and another left. They have the best forger in the land, and a night.',
              'v=2',
            ],
            [
              '{B} trusts in their greed. If they bring the keys back, all of them, by the front door, the crown has something to say to them that it has never said.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
];
