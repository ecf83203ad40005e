import type { PlaceAspect } from '../families/place-family.ts';

/** Who keeps a place: a witch, a monster, a retired hero. */
export const aspectsOfKeepers: readonly PlaceAspect[] = [
  {
    id: 'kept-by-witch',
    says: /\b(?:run|kept|owned|ruled|led|tended|managed|guarded|staffed|inhabited|governed) by (?:(?:an? |the |two |three )?(?:\w+ ){0,2})(?<who>witch(?:es)?|hags?|crones?|sorceress(?:es)?|enchantress|warlock|necromancer)\b|\b(?:keeper|owner|innkeeper|landlady|baker|cook|headmistress|nurse|mayor|teacher) is (?:an? |the |actually |secretly |really )*(?:\w+ )?(?<who2>witch|hag)\b/,
    words: { who: 'witch' },
    tells: ['witch'],
    look: [
      'bundles of herbs on a line, each pegged up beside a button, as a label',
      'a cauldron that has been scrubbed, and a much larger one that has not',
      'a chair by the fire that the cat leaves only for {K}',
    ],
    known: [
      '{K} is a {who}, does not deny it, and has lost fewer patients than the doctor of {town}.',
      'Those who live with {K} have stopped being afraid, in {town} nobody has, and each thinks that the other has been put under a spell.',
    ],
    feature: [
      'Whatever is said in {site} above a pot is known to {K} by supper.',
      'The broom is a broom. The ladle is not.',
    ],
    beside: [
      '{K} is a real {who}, bound by an old bargain to do one unkindness for each kindness; {K} does the unkind ones to strangers, small, and by post.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'knows what visitors have come for, gives them something else, and is right about it',
            'pinches a cheek, says "not yet", and writes something down',
          ],
          guest: [
            'looks for proof with a magnet, a psalm and a great deal of tact, and has been given cake',
            'is a better {who}, by diploma, and has been sent for by somebody in {town}',
          ],
          hooks: [
            'The temple of {town2} pays {coins} gold pieces for a true report on {site}, and has already written its own.',
            'One of those who grew up in the care of {K} has come into great luck lately, as {few} others did, each a year before vanishing.',
            '{K} has lost a word, the most important one, asks the party to search {site} for it, under the furniture and inside the clocks, and to be quick.',
          ],
        },
        trouble: {
          id: 'witch-keeper-1',
          absent: ['sister of the keeper', 'former ward of the house'],
          guest: ['inspector from the temple', 'rival with the same hat'],
          trace: [
            'Everyone in {site} has a knotted thread on one wrist, and {K} counts the knots at bedtime.',
            '{K} does not step over the sill of the back door, and hands things across it on the ladle.',
            [
              'A second cauldron is steaming in the wood behind {site}, and {K} says that it is mist, and says it with the window shut.',
              'v=1',
            ],
            ['All clocks of {town} go a little slower near {site}.', 'v=2'],
          ],
          truth: [
            "{K} was one of {few} sisters who lived on other people's years, and left them to see what would happen if one gave instead. Each thread is a year of life that {K} has given away, and there are not many left. {V}, a sister of {K}, wants them, comes to the back door at night as a neighbour, with presents, and is let in by {B}, who believes that it is {K} who takes them.",
            '{K} is the last {who} who can say no to the one with whom all of them signed. As long as {K} keeps {site}, and no one in it comes to harm, the contract of every {who} in the realm is void on a point of law. {B} is the lawyer of the other side. {V}, who grew up here, has been persuaded to swear that there was one evening on which somebody went to bed hungry.',
          ],
          finds: [
            [
              'Insight',
              'asking those who live here about the neighbour with the presents',
              'this neighbour knows all of their names, and has never given one',
              'v=1',
            ],
            [
              'Medicine',
              'comparing {K} with her portrait in the hall',
              'it was painted in spring, and {K} is {years} years older than it',
              'v=1',
            ],
            [
              'Stealth',
              'waiting at the back door until midnight',
              '{B} unbolts it, and what comes in casts the shadow of {K}',
              'v=1',
            ],
            [
              'Investigation',
              'reading what {B} carries as a psalter',
              'it is a contract with {num} signatures, and a clause about one hungry evening',
              'v=2',
            ],
            [
              'Persuasion',
              'asking {V} about that evening',
              '{V} remembers the soup, and who ate it: {V} gave it to the cat',
              'v=2',
            ],
            [
              'Arcana',
              'untying one of the threads',
              'a year runs out of it, warm, and back to {K} with the smell of an orchard',
            ],
          ],
          later: [
            [
              'On day {days} {K} gives away the last year, to somebody who was running too fast on the stair, and {V} sits down in the chair (use <Green Hag, Night Hag>).',
              'v=1',
            ],
            [
              'On {deadline} {V} swears, and every bargain in the realm falls due on one evening (use <Green Hag, Night Hag, Bone Devil> for those who collect).',
              'v=2',
            ],
          ],
          ways: [
            [
              'The sister may not come in where all who live there say no to her. They only have to know that they may.',
              'v=1',
            ],
            [
              'Years can be given back. Not one of those whom {K} has helped has ever been asked, and most of them would.',
              'v=1',
            ],
            [
              'The cat is a witness in law, if somebody can get it to say so. It wants herring.',
              'v=2',
            ],
            [
              '{V} did not lie, and can be asked a second question. Nobody prepared {V} for that.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'kept-by-monster',
    says: /\b(?:run|kept|owned|ruled|led|managed|staffed|governed|guarded|protected|watched) by (?:(?:an? |the |two |three |only )?(?:\w+ ){0,2})(?<who>goblins?|kobolds?|ogres?|trolls?|orcs?|giants?|minotaurs?|gnolls?|hobgoblins?|bugbears?|medusa|gorgon|beholder|mimics?|werewol(?:f|ves)|lizardfolk|cyclops|spiders?|rats?|cats?|owlbears?|centaurs?|treants?|sphinx|golems?|automatons?|constructs?|monsters?|bears?|wolves|ravens|parrots?|toads?|mermaids?|naga)\b|\b(?:keeper|owner|barkeep|bartender|innkeeper|landlord|cook|baker|librarian|headmaster|smith|doctor|mayor|teachers?|nurses?|waiters?) (?:is|are) (?:an? |the |all |actually |secretly |really )*(?:\w+ )?(?<who2>goblins?|kobolds?|ogre|trolls?|orcs?|giant|minotaur|gnoll|medusa|beholder|mimics?|werewol(?:f|ves)|cyclops|spiders?|cats?|owlbears?|centaurs?|treant|sphinx|golems?|monsters?|bear|parrot)\b|\b(?<who3>trolls?|ogres?|goblins?|giants?|sphinx|minotaur|golems?|medusa|cyclops) (?:who|that|which) (?:collects?|guards?|runs?|cooks?|keeps?|owns?|serves?|charges|asks|sells?|lives?)/,
    words: { who: 'monster' },
    tells: [],
    look: [
      'two door handles, one at the usual height and one where {town} would not have put it',
      'a list of rules on the wall, in large letters, by somebody who holds the pen in a fist',
      'a stool that would bear a horse, and a cushion on it embroidered with violets',
    ],
    known: [
      'It took {town} {few} years to get used to who keeps {site}; now it is strangers who scream, and the regulars who sigh.',
      'One is served well and on time in {site}, by a {who}, and it is unwise to make the joke, since every regular has heard it.',
    ],
    feature: [
      "{K} hears a lie about age, price or the number of one's companions, by the smell.",
      'Half of what stands about in {site} is too heavy for anybody but those who keep it.',
    ],
    beside: [
      'What keeps {site} is what it seems to be, a {who}, and holds a charter from the crown for it, which somebody in {town} would pay a good deal to see burned.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'smiles with the mouth shut, for the customers, and speaks the language of {town} better than most there',
            'has one trade, one rule and one temper, and has not lost the last for {years} years',
          ],
          guest: [
            'collects names against {site}, eats here every day, and says that it is for evidence',
            'is a relative of {K} from before, is ashamed of the apron, and has not been able to refuse the food',
          ],
          hooks: [
            '{V} signed for {K}, and has not been seen for {days} days; {K} pays {coins} gold pieces for the truth, whatever it is, "also if it is that I did it".',
            '{town} votes on {site} before {deadline}, and both sides offer the party a supper to be seen with them.',
            'Raiders from the hills have spared only one house in {town}. Now the windows of {site} are broken every night.',
          ],
        },
        trouble: {
          id: 'monster-keeper-1',
          absent: ['founder of the house', 'human partner'],
          guest: ['petitioner with signatures', 'cousin from the hills'],
          trace: [
            'The charter hangs in the hall, and its seal has been broken off with a thumbnail.',
            '{K} serves {B} with great care, and washes the cup twice.',
            [
              'Beside the back door is a basket with a claw for a handle, filled by somebody every night, emptied by somebody every night.',
              'v=1',
            ],
            [
              'Those of the same kind come down from the hills in families and ask {K} for the date.',
              'v=2',
            ],
          ],
          truth: [
            "{V} is in the hills, of free will: {K}'s people there are starving, since {town} fenced the river, and {V} has gone up with seed, a doctor's bag and a promise. {K} could not say so, as it is against the law to feed them, and {K} has been doing so for {years} years, by basket. {B} has seen the basket, broke the seal, and lets {town} believe that {V} was eaten; with {K} hanged, {B} gets {site} for the taxes.",
            '{site.s} is the only house in the realm that has a charter from both crowns, that of people and that under the hills. By it, a war may not be begun as long as {K} serves both sides at one table. {V} held the second copy. {B} works for the {few} lords on either side who have bought up grain, iron and horses, and {V} is kept where both sides would have to look for {V} with an army.',
          ],
          finds: [
            [
              'Survival',
              'following the basket up the hill',
              'the tracks are small, tired and barefoot, and next to them are the boots of {V}, with a long easy step',
              'v=1',
            ],
            [
              'Investigation',
              'comparing the wax of the seal with what {B} has under one nail',
              'it is the same green',
              'v=1',
            ],
            [
              'Insight',
              'asking {K} whether {V} is dead',
              '{K} says "you may search", and looks at the basket',
              'v=1',
            ],
            [
              'History',
              'reading the charter to the end',
              'the small print ends a war, and gives the day on which it can be broken off: {deadline}',
              'v=2',
            ],
            [
              'Investigation',
              'asking who has bought grain',
              'the same {few} names on both sides, and one notary, who lodges with {B}',
              'v=2',
            ],
            [
              'Persuasion',
              'eating what {K} eats, and asking for more',
              "{K} laughs, with teeth, and shows the second copy's empty frame",
            ],
          ],
          later: [
            [
              'On day {days} {town} comes with torches, and {K} opens the door and stands in it (use <Ogre, Troll, Hill Giant> for {K}, with a tablecloth).',
              'v=1',
            ],
            [
              'On {deadline} two armies are looking for {V} in one valley, and find each other (use <Hobgoblin Warrior, Ogre, Hobgoblin Captain> for the first of those from the hills).',
              'v=2',
            ],
          ],
          ways: [
            [
              '{V} would come down at once to speak for {K}, if somebody carried on up there for {few} days. There are many to feed, and all of them want to help.',
              'v=1',
            ],
            [
              'The fence by the river stands on land of {site}. {K} has never known, because {B} reads out the letters.',
              'v=1',
            ],
            [
              'One supper at one table, on the eve of {deadline}, with somebody from either side, renews the charter by itself. They will not come for {K}; they might for the cook.',
              'v=2',
            ],
            [
              'Both lots of buyers have paid in advance, to each other. The books in one cellar would turn both sides on them.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'kept-by-retired',
    says: /\b(?:run|kept|owned|led|ruled|managed|tended) by (?:an? |the |two |three )?(?:\w+ )?(?:retired|former|ex|old|ageing|aging|disgraced|fallen|washed-up) (?<trade>[a-z]+(?: [a-z]+)?)|\b(?:keeper|owner|barkeep|bartender|innkeeper|landlord|landlady|smith|cook|baker|librarian|headmaster) (?:is|was) (?:an? |the |once an? |actually |secretly )*(?:retired|former|ex|old|disgraced|fallen) (?<trade2>[a-z]+(?: [a-z]+)?)/,
    not: /\b(?:retired|old|former) (?:\w+ )?(?:dragon|ghost|witch|hag|vampire|lich|god|devil|demon)\b/,
    words: { trade: 'hero' },
    tells: ['old'],
    look: [
      'a hook behind the counter on which something long used to hang, with a pale shape of it on the wall',
      'a scar in the door post, and a horseshoe nailed over it',
      'a chair for {K} from which one sees both doors and the stair',
    ],
    known: [
      'What {K} did before is known in {town}, in {few} versions, and {K} serves a free drink for a new one.',
      '{K} has been a {trade}, has put it away, and does not like to be asked where.',
    ],
    feature: [
      '{K} is no longer quick, but is always already standing where it matters.',
      'Below the counter are a lamp, a rope, a good blade and a packed bag.',
    ],
    beside: [
      '{K} has been a {trade} and is done with that; but one job was never finished, and the one whom it concerned has just taken a room in {town}.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'wipes the same spot, watches hands and never faces, and is polite as one is who has had enough of the other thing',
            'has sworn an oath about work for which one needs a {trade}, and has it hanging in a frame, with the glass cracked',
          ],
          guest: [
            'asks for a dish that was served only on one evening, {years} years ago, in another country',
            'knows each deed of {K} by heart, and has come to see the next one',
          ],
          hooks: [
            '{V} rode with {K} for {years} years and sent a warning: "They have found me. You have until {deadline}." {K} pays {coins} gold pieces for somebody to sit in the other chair.',
            'Somebody in {town} has done what only {K} could do, in the way only {K} did it, and {K} was serving at the time.',
            'The party needs what only a {trade} knows, and {K} wants a favour first: a walk to a grave, and a spade.',
          ],
        },
        trouble: {
          id: 'retired-keeper-1',
          absent: ['old companion', 'former pupil'],
          guest: ['stranger who orders for two', 'admirer with a notebook'],
          trace: [
            '{K} has moved the tables so that nobody can stand behind them, and calls it spring cleaning.',
            'The long thing is back on its hook this morning, and {K} is surprised.',
            [
              '{B} puts down coins in a pattern, {K} wipes them off the table, and both have seen it.',
              'v=1',
            ],
            [
              'In the packed bag below the counter is a very small blanket, with a crest cut out of it.',
              'v=2',
            ],
          ],
          truth: [
            '{K} was a {trade} of the best, and took the blame for the worst thing {V} ever did, so that {V} could have a family. {V} is dying and wants to say so aloud. {B} is the one to whom it was done, has waited for {years} years, has the wrong face in mind and a right to it. {K} has understood who is sitting there, brings the soup, and says nothing.',
            'The last job of {K} was to kill an heir in the cradle. {K} brought back a lie and hid the heir instead, who has grown up in {site}, washes the cups, and has no idea. {V} arranged it, and has been made to talk. {B} has an army half a day away, a portrait of the old queen, and is looking from it to the one who carries in the wood.',
          ],
          finds: [
            [
              'Insight',
              'telling {B} the tale as {town} tells it',
              '{B} corrects one detail, quietly: it was snowing',
              'v=1',
            ],
            [
              'Investigation',
              'looking at the oath in its frame',
              'it is written in two hands, and the second one signed first',
              'v=1',
            ],
            [
              'Persuasion',
              'sitting with {V} for an hour',
              '{V} begins three times with "it was not", and looks at {K}',
              'v=1',
            ],
            [
              'History',
              'looking at the blanket where the crest was cut out',
              'the stitches that are left make half of a royal beast',
              'v=2',
            ],
            [
              'Perception',
              "comparing {B}'s portrait with those in the room",
              'the ears are the same, and carry a tray',
              'v=2',
            ],
            [
              'Sleight of Hand',
              'taking the long thing off its hook for a look',
              'it has been used last night, and cleaned by somebody who was never shown how',
            ],
          ],
          later: [
            [
              'On day {days} {B} does what {B} came for, to the wrong one, and {V} lives just long enough to see it.',
              'v=1',
            ],
            [
              'On {deadline} {B} kneels in {site} before somebody with wet hands, and the other army hears of it by noon (use <Knight, Warrior Veteran, Assassin> for its first riders).',
              'v=2',
            ],
          ],
          ways: [
            [
              '{B} wants the truth more than blood, but will not ask twice. If {V} says it, {B} puts the knife on the table, and does not know what to do next; {K} has a vacancy.',
              'v=1',
            ],
            ['{K} can be talked into speaking by showing what the silence has done to {V}.', 'v=1'],
            [
              'The heir can refuse. {K} has taught nothing else for {years} years, and it has to be said before witnesses, with a crown in reach.',
              'v=2',
            ],
            [
              'There are two cradles in the story, and {K} has never said which one it was. An army can be sent to look for the other.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
];
