import type { PlaceAspect } from '../families/place-family.ts';

/** Beings of power who keep a place: dragons, devils, fey. */
export const aspectsOfPowers: readonly PlaceAspect[] = [
  {
    id: 'kept-by-dragon',
    says: /\b(?:(?:retired|old|disguised|former|ex|sleeping|tame|small|baby|young|polite|friendly|lonely|ancient|gold|silver|brass|red|black|blue|green|white|copper|bronze) )?(?:dragons?|wyrms?|drakes?) (?:in disguise|in human form|as (?:a |the )?(?:keeper|owner|guard))|\b(?:run|kept|owned|ruled|managed|led|guarded|staffed) by (?:an? |the )?(?:\w+ ){0,2}(?:dragons?|wyrm)\b|\b(?:is|are) (?:an? |the |actually |secretly |really )*(?:\w+ )?dragons?\b/,
    not: /\bdragon'?s? (?:lair|den|cave|hoard)\b/,
    tells: ['dragon'],
    look: [
      'a ceiling scorched in one long line, and painted over in a tasteful blue',
      'a strongbox as large as a bed, with a dent in it the length of a very large sleeper',
      'a kettle that boils on no fire at all, when {K} is near',
    ],
    known: [
      '{town} has known for years what {K} is, and has agreed not to, because prices are fair and wolves stay away.',
      'Whoever pays {K} in gold gets it weighed, sniffed and praised by its mint and year, and change in copper.',
    ],
    feature: [
      '{K} has a shape that fits the room and another that does not; in the second one the front wall goes first.',
      'No fire can be lit in {site} against the will of {K}, and none can be put out.',
    ],
    beside: [
      '{K} is a dragon in the shape of a person (use <1 Brass Dragon Wyrmling 200, Young Brass Dragon, Adult Brass Dragon, Ancient Brass Dragon> if it must be), keeps the hoard in small change below the floor, and fights only for that and for the regulars.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'says "in my day" of things that only castles remember, and breathes on the cups to dry them',
            'counts the till by smell, and cannot stop the pupils from narrowing at it',
          ],
          guest: [
            'has a lance in {few} pieces in a case for a fishing rod, and likes it here',
            'asks for the table from which one sees {K} from below, and sketches the teeth',
          ],
          hooks: [
            'One gold coin is missing from {site}, out of more than anyone knows, and {K} pays {coins} others to have it back before losing a very old temper.',
            '{B} came to {site} to kill a dragon, has had {few} suppers there, and wants somebody to decide.',
            'A knight of {town2} is on the way to {site}, with banners; the street has collected, and asks the party to have him lose his way.',
          ],
        },
        trouble: {
          id: 'dragon-keeper-1',
          absent: ['dishwasher', 'oldest regular'],
          guest: ['dragon hunter on a pension', 'collector of scales'],
          trace: [
            "The cat of the house sleeps on {K}'s feet in winter, and on no stove.",
            '{K} stops in the middle of a sentence whenever a coin rolls, until it has come to rest.',
            [
              'On the roof is a fresh scratch as long as a cart, and {K} says it was the wind, and says it to a roofer.',
              'v=1',
            ],
            [
              'At night a second smoke rises far off in the hills, in the same rhythm as that from the chimney.',
              'v=2',
            ],
          ],
          truth: [
            "{K} burned a town once, {years} years ago and for gold, has been ashamed since, and keeps {site} so as to know people by name. {V} came from that town, worked here without knowing it, and found out. {V} did not run to the hunters, but took one coin, the one from the old town's church, to see if {K} would kill for it. {K} does not want to, and can feel it every minute. {B} knows where {V} is, and could earn the price of a dragon by being a little late.",
            '{K} has left the great game of dragons, which is played for {few} hundred years and whose pieces are realms. The others do not allow it. One of them has {B} here, as a guest, to find out what {K} loves; it is {town}, and so {town} will be taken, to bring {K} back to the table. {V} was asked to be the next piece, has a crown waiting, and has fled with the rules.',
          ],
          finds: [
            [
              'Investigation',
              'looking at the gap in the hoard',
              'no thief took that coin: it lay at the bottom, and everything else has been put back by size',
              'v=1',
            ],
            [
              'History',
              'asking where the coin came from',
              'its church was burned {years} years ago, with its town, on a clear night',
              'v=1',
            ],
            [
              'Insight',
              'asking {B} what has become of the lance',
              'it is in {site}, below the bar, and {B} put it there to keep it from {B}',
              'v=1',
            ],
            [
              'Nature',
              'counting the smoke in the hills',
              'it is a question, asked every night, and {K} has begun to dream the answer',
              'v=2',
            ],
            [
              'Deception',
              'playing the fool at the table of {B}',
              '{B} explains which streets of {town} {K} walks through on purpose',
              'v=2',
            ],
            [
              'Persuasion',
              'offering {K} a coin that means something to the giver',
              '{K} tells one thing truthfully, about the beginning',
            ],
          ],
          later: [
            [
              'On day {days} {K} has not slept for a week, somebody drops a purse, and half of the street burns before {K} is ashamed again (use <1 Red Dragon Wyrmling 1100, Young Red Dragon, Adult Red Dragon>).',
              'v=1',
            ],
            [
              'On {deadline} a second dragon sits on the town hall of {town} and asks {K}, politely, for a move (use <1 Young Red Dragon, Adult Red Dragon, Ancient Red Dragon>).',
              'v=2',
            ],
          ],
          ways: [
            [
              '{V} will give the coin back for a sentence that {K} has never said. It is a short one, and the party has to be in the room.',
              'v=1',
            ],
            [
              '{B} wants to retire, too, and is a better guard for a hoard than any lock. There is an apron that fits.',
              'v=1',
            ],
            [
              'By the rules, which {V} has, a piece may not be taken that has made a move of its own. {town} would have to do something no dragon has planned.',
              'v=2',
            ],
            [
              "The other dragon plays out of boredom. {K}'s stove, cards and company have never been offered to it.",
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'kept-by-fiend',
    says: /\b(?:run|kept|owned|ruled|led|managed|staffed|guarded) by (?:(?:an? |the |two |three )?(?:\w+ ){0,2})(?<who>devils?|demons?|fiends?|imps?|succubus|incubus|angels?|gods?|goddess|deit(?:y|ies))\b|\b(?:keeper|owner|barkeep|bartender|innkeeper|landlord|host|cook|headmaster|librarian|shopkeeper|doctor) is (?:an? |the |actually |secretly |really )*(?:\w+ )?(?<who2>devil|demon|fiend|imp|angel|god|goddess)\b/,
    words: { who: 'devil' },
    tells: [],
    look: [
      'a price list with a second page, and the second page is blank until one wants something',
      'a door mat that says "Mind the step" in the handwriting of whoever reads it',
      'one chair that is always exactly as comfortable as it has to be',
    ],
    known: [
      '{K} is a {who} and makes no secret of it; the wares are good, and the small print is read aloud on request.',
      '{town} has had {site} blessed {few} times, and {K} thanked the priest each time, and asked after his knee.',
    ],
    feature: [
      'A promise made in {site} cannot be broken within its walls, by anyone, not even by {K}.',
      'Those who want nothing can walk through any door here.',
    ],
    beside: [
      '{K} really is a {who}, on leave, and may do nothing that is not asked for; that is why {K} is so attentive.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'listens as nobody else does, and repeats the wish with one word changed, to be sure',
            'is tired of being asked for gold, and brightens when somebody wants the salt',
          ],
          guest: [
            'is {few} days before the end of a contract, and reads it over a glass with a ruler',
            'has come from below, or from above, for an inspection, and finds it all much too friendly',
          ],
          hooks: [
            '{V} signed something in {site} for {coins} gold pieces and has changed so much for the better that the family is worried.',
            '{K} wants to resign, needs three mortals who will witness it, and cannot ask, only answer.',
            'The temple of {town} hires the party to buy one thing from {site} without wanting it.',
          ],
        },
        trouble: {
          id: 'fiend-keeper-1',
          absent: ['previous tenant', 'best customer'],
          guest: ['lawyer', 'superior in a good coat'],
          trace: [
            'The ink in {site} is black, and dries at once, except under one name.',
            '{K} has given back change to a beggar out of an own pocket, and looked round.',
            ['In the ledger one soul is entered as "paid", with a coffee ring on it.', 'v=1'],
            ['Every evening one star less stands over {site}, and {B} ticks something off.', 'v=2'],
          ],
          truth: [
            '{K} was told to win {num} people of {town}, has won {num} less one, and let every one of them go by a mistake in the wording, on purpose. {V} found out and offered to be the last, to cover for {K} with a real signature. {B} has come to check the books, needs one mistake that cannot be an accident, and has a claim on {V} until {deadline}.',
            '{K} keeps the only contract that binds both sides of the long war between above and below, and {site} is where it was signed, over soup: as long as it lies here, neither may set foot on the earth in force. {B} has been sent to lose it. {V}, the witness, is mortal, very old, and must not die before naming another, whom neither side may have chosen.',
          ],
          finds: [
            [
              'Investigation',
              'reading the old contracts for what is wrong in them',
              'each has one comma too many, always in the clause that matters',
              'v=1',
            ],
            [
              'Insight',
              'asking {V} for the reason',
              '{V} says "somebody was kind to me and would have been caught"',
              'v=1',
            ],
            [
              'Deception',
              "offering {B} a soul that is not one's own",
              '{B} takes a note, and in doing so shows the list: one name is missing from it',
              'v=1',
            ],
            [
              'Religion',
              'reading the names on the oldest paper in the house',
              'two signatures are in fire and in light, and the third is a cross, made by somebody who could not write',
              'v=2',
            ],
            [
              'Perception',
              'looking up at night, beside {B}',
              'the stars that are missing are watch fires, and they are closer',
              'v=2',
            ],
            [
              'Persuasion',
              'wishing for nothing, aloud, in the comfortable chair',
              '{K} laughs until it hurts, and answers one question for free',
            ],
          ],
          later: [
            [
              'On {deadline} {B} closes the account, {V} is collected, and {K} is replaced by somebody more diligent (use <Imp, Bearded Devil, Barbed Devil, Horned Devil>).',
              'v=1',
            ],
            [
              'On {deadline} the witness is dead and the paper is blank; over {town} the sky opens from both sides (use <Bearded Devil, Horned Devil, Deva, Planetar>).',
              'v=2',
            ],
          ],
          ways: [
            [
              'A contract is void if one side has been paid twice. {V} once gave {K} something without a reason, and it is worth more than {V}.',
              'v=1',
            ],
            [
              '{B} can be beaten by {B.their} own ruler: a comma too many is a comma too many in an order as well.',
              'v=1',
            ],
            [
              'Neither side can choose the next witness, and any mortal can who wants nothing from either. There is somebody in the kitchen.',
              'v=2',
            ],
            [
              '{V} may be made to live until it is done, by being told a story without an end. Both sides would have to wait, and both like stories.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'kept-by-fey',
    says: /\b(?:run|kept|owned|ruled|led|managed|guarded|protected|tended|inhabited|home) (?:by|of|to) (?:(?:an? |the |two |three )?(?:\w+ ){0,2})(?<who>djinn|djinni|genies?|efreeti|fair(?:y|ies)|fey|fae|dryads?|nymphs?|sprites?|pix(?:y|ies)|elementals?|satyrs?|unicorns?|spirit of (?:the )?\w+|nature spirits?|water spirits?|archfey|fairy queen)\b|\b(?:djinn|djinni|genie|efreeti|dryad|nymph) (?:who|that|which|in)\b/,
    words: { who: 'fey' },
    tells: [],
    look: [
      'a knee-high wall of shells, toys and coins, laid down by those who wanted something',
      'footprints that begin in the middle of a floor, and are wet, or burned, or full of flowers',
      'a bowl of milk on the step, and another of sand',
    ],
    known: [
      '{site.s} belongs to a power that was here before the first wall of {town}, and one pays it with good manners.',
      'Whoever takes something from {site} without asking brings it back, usually on foot and from far away.',
    ],
    feature: [
      'A thing asked for three times here has to be given, and three times it is given as it was said, not as it was meant.',
      'Iron is warm in {site}, and the path bends away from it.',
    ],
    beside: [
      '{K} is older than {town} and no mortal, and cannot lie, cannot thank and cannot leave; two of these make {K} sad.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'answers each question exactly, and waits, with pity, for the better one',
            'changes with the hour, and is most like a person just before dark',
          ],
          guest: [
            'has one wish left out of three, and has been thinking for {years} years',
            'would like to buy the place as a whole, with {K} in it, and has papers',
          ],
          hooks: [
            '{V} wished for something at {site}, it was granted, and {town} is running out of water; it pays {coins} gold pieces to have the wish undone.',
            '{K} cannot leave, and gives whatever is in {K.their} power to whoever carries one leaf, one cup or one spark to {town2} and back.',
            'A caravan master hires guards for a journey to {site}, and has packed a very large bottle.',
          ],
        },
        trouble: {
          id: 'fey-keeper-1',
          absent: ['last one to be granted a wish', 'sworn guardian'],
          guest: ['claimant with a lamp', 'well-dressed caravan master'],
          trace: [
            'Everything here grows towards {K}, also what is cut and in a vase.',
            'In the bowl on the step lies a seal ring, and something with good teeth has been at it.',
            ['Where {V} stood when wishing, the ground has a crack in the form of a mouth.', 'v=1'],
            ['The stars mirrored here are those of another season.', 'v=2'],
          ],
          truth: [
            '{V} wished never to be thirsty again. It has to be paid for with water from somewhere, and {town} is nearest. {K} may not undo what was granted, and may not say how it can be: it must be wished back by someone for whom it costs something. {B} has worked that out, has the last wish of the day reserved, and will use it on a bottle, a cork and {K}.',
            '{K} is a hostage: {few} hundred years ago the powers of sand, sea, wood and fire gave one of their own each, so that none would take the whole land. {K} is the last who is still where {K} was put. {B} freed the others, by kindness or by bottle, and owns them. {V} swore to guard {K} until death, and has died of old age; the oath is looking for a hand.',
          ],
          finds: [
            [
              'Insight',
              'asking {K} what {K} would advise a friend',
              '{K} is silent so loudly that one hears what has to be asked next',
              'v=1',
            ],
            [
              'Nature',
              'following the water of {town} to where it is lost',
              'the ground drinks it, in a line as straight as a thirst, as far as the house of {V}',
              'v=1',
            ],
            [
              'Sleight of Hand',
              "looking into {B}'s luggage",
              'the bottle has a cork with a name cut into it, and a space after the name',
              'v=1',
            ],
            [
              'Arcana',
              'comparing the four oldest stones here',
              'each has the sign of another power, and three of them are cold',
              'v=2',
            ],
            [
              'History',
              'asking {B} about earlier journeys',
              'each ended at a holy place, and a year later there was none',
              'v=2',
            ],
            [
              'Religion',
              'laying something iron aside before going on',
              '{K} bows, and for a day nothing in {site} can harm whoever did',
            ],
          ],
          later: [
            [
              'On day {days} {B} has the third wish, the cork squeaks, and {town} learns to buy water.',
              'v=1',
            ],
            [
              'On {deadline} all four powers are free of their word, and each thinks that the land is its own (use <Water Elemental, Fire Giant, Djinni, Efreeti>).',
              'v=2',
            ],
          ],
          ways: [
            [
              '{V} would give it back at once, and be thirsty for ever; it is enough if somebody wishes to share that.',
              'v=1',
            ],
            [
              '{K} can be told a name that is not in any book, by a friend. A cork with an old name on it then closes on air.',
              'v=1',
            ],
            [
              'Anyone can take up the oath of {V}, with one hand on the fourth stone. It lasts for life, and the pay is being greeted by trees.',
              'v=2',
            ],
            [
              "The others want to be home, not free. If {B}'s bottles are opened at the right stones, the old peace is whole.",
              'v=2',
            ],
          ],
        },
      },
    ],
  },
];
