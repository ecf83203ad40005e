import { familyWords, type PlaceFamily } from './place-family.ts';

/** Places in which creatures or outlaws live, and that visitors enter at their own risk. */
export const familiesOfCreatures: readonly PlaceFamily[] = [
  {
    id: 'home-of-creature',
    sites: [
      'house',
      'workshop',
      'camp',
      'cave',
      'fortress',
      'settlement',
      'ruin',
      'court',
      'tower',
      'island',
    ],
    needs: [
      familyWords(
        'creature',
        'ogre ogres=ogre troll trolls=troll giant giants=giant minotaur minotaurs=minotaur cyclops',
      ),
      familyWords(
        'home',
        'kitchen camp hut lair den cave village fort fortress stronghold tower house cottage castle hideout island hall throne larder',
      ),
    ],
    not: /\b(?:attacked|burn(?:t|ed)|destroyed|raided|besieged|robbed|killed|hunted|looted|sacked|threatened|fear(?:s|ed)?|against|abandoned by|fled)\b|\bgiant (?:skull|turtle|tree|shell|bone|mushroom|spider|rat|snail|whale|oak|statue)/i,
    tells: [
      'beasts',
      'monsters',
      'throne',
      'abandoned',
      'old-folk',
      'plague',
      'crypt',
      'magic',
      'enchanted',
    ],
    keeper: [
      '{creature} of the {home}',
      '{creature} chief of the {home}',
      '{creature} ruler of the {home}',
    ],
    look: [
      'a pot in which a pony could bathe, with a ladder against it',
      'a row of boots on pegs, of all sizes, and the largest is that of a {creature}',
      'a {creature}\u2019s chair, cut from one tree, with a cushion that says "welcome" in the letters of {town}',
      'hooks in the ceiling, and on each of them something wrapped in cloth',
      'marks on a post, at which a {creature} has been measured on every birthday',
    ],
    known: [
      'This {home} belongs to a {creature}, and those who come in have to eat something: a guest may not be harmed until the next sunrise.',
      'People of {town} leave salt at the way in for the {creature}, and find firewood there in the morning.',
    ],
    senses: [
      'A {creature} hums, and every lid in the {home} hums along; it smells of onions, smoke and wet fur.',
      'Something heavy is set down with great care, and a {creature} says "sorry" to it; it smells of marrow and thyme.',
    ],
    feature: [
      'Everything here is made for a {creature}: under table and bench one gets from wall to wall unseen.',
      'The cauldron can be tipped by two people with a pole, and clears the floor in front of it (2d10 fire damage).',
      'What hangs from the hooks can be cut down, and each piece weighs as much as a person.',
    ],
    checks: [
      ['Persuasion', 'asking a {creature} for the rights of a guest, in the right order'],
      ['Survival', 'telling from the scraps what a {creature} has eaten and for how long'],
    ],
    done: [
      'A {creature} cooks here twice a day, and strangers have to taste first.',
      'Bones are sorted, boiled and carved; spoons made by the {creature} are sold in {town} under another name.',
      'Each full moon the {creature} tells a tale in the {home}, and hits whoever yawns.',
    ],
    details: {
      keeper: [
        'lifts each guest by the collar, weighs them in one hand, and says a number',
        'asks the party to read a paper aloud, slowly, and holds it upside down',
      ],
      guest: [
        'is chained by one foot to a table, and gives advice about the soup',
        'eats too little, smiles too much, and has a bag that a {creature} may not touch',
      ],
      hooks: [
        '{town} pays {coins} gold pieces to know whether the {creature} took the shepherds, before it sends everyone with a pitchfork.',
        'The {creature} has sent a spoon with a message burnt into it: it wants people who can read.',
        'A cook in {town} has lost an apprentice, who was last seen on the way to the {home} with a basket.',
      ],
    },
    trouble: {
      id: 'home-of-creature',
      absent: ['shepherd', 'envoy'],
      guest: ['pedlar', 'cook without a post'],
      trace: [
        'There are two plates on the table of the {creature}, and one of them is small.',
        '{B} never stands between the {creature} and the door.',
        ['In the corner are {few} shepherd\u2019s crooks, oiled and set up in order.', 'v=1'],
        [
          'The {creature} has drawn a wall on the floor in soot, with very many small strokes behind it.',
          'v=2',
        ],
      ],
      truth: [
        'The {creature} has eaten nobody. The shepherds of {town} were robbed and killed by {B}, who leaves gnawed bones at the spot and sells the sheep in {town2}. {V} got away with a wound and lies in the larder of the {home}, where {K} feeds {V.them} with a spoon and cannot write for help. {B} has come to find out whether there is a witness, and has poison for the soup.',
        'What {K} guards behind the largest hearth is a pass through the mountains, so wide that armies fit in. {few} thousand of the other side have tried it; each time {K} has sat down in it. {V} came from the crowns of this side with a treaty: food for ever, for a closed pass. {B} serves the other side, has locked {V} up in the salt store, and seasons the dinner of {K} a little more each day: on {deadline} nobody will sit there.',
      ],
      finds: [
        [
          'Medicine',
          'looking at the gnawed bones from the pasture',
          'the marks were made with a file, and never by the teeth of a {creature}',
          'v=1',
        ],
        [
          'Perception',
          'counting the bowls that leave the kitchen',
          'one goes into the larder full, and comes out empty with a thank-you in chalk',
          'v=1',
        ],
        [
          'Sleight of Hand',
          'looking into the bag of {B}',
          'there are sheep bells from {town} in it, stuffed with wool',
          'v=1',
        ],
        [
          'Perception',
          'standing close to the largest hearth',
          'the wind in it comes from the front, and brings drums',
          'v=2',
        ],
        [
          'Nature',
          'tasting the salt at the place of {K}',
          'it is not salt alone, and it makes the tongue sleep',
          'v=2',
        ],
        [
          'Insight',
          'asking {K} what is in the larder',
          '{K} spreads both arms before the door, and does not growl',
        ],
      ],
      later: [
        [
          'On day {days} {V} is dead, {B} swears to have seen it, and {town} comes with torches; {K} does not understand why (use the numbers of a {creature} for {K}).',
          'v=1',
        ],
        [
          'On {deadline} {K} does not wake up, and by noon the first {few} hundred are through the pass (use two Hill Giants for those in front).',
          'v=2',
        ],
      ],
      ways: [
        [
          '{V} only needs to be seen alive in {town}, and {K} would carry {V.them} there, if somebody walked in front.',
          'v=1',
        ],
        [
          '{B} would take the soup from the hands of anyone but {K}. The pot has two ladles.',
          'v=1',
        ],
        [
          'The treaty needs one signature from a person of rank, and {V} has it written out already, on a salt sack.',
          'v=2',
        ],
        [
          'The hearth can be brought down with its own chimney; then the pass is closed for ever, and {K} without a home.',
          'v=2',
        ],
      ],
    },
  },
  {
    id: 'hideout',
    needs: [
      familyWords(
        'outlaws',
        'bandit=bandits bandits thief=thieves thieves smuggler=smugglers smugglers pirate=pirates pirates rebel=rebels rebels robbers outlaws deserters cultists poachers',
      ),
      familyWords(
        'place2',
        'hideout den lair camp base cove hideaway mill cave ruin village fort stronghold barn farm quarry',
      ),
    ],
    not: /\b(?:attacked|burn(?:t|ed)|destroyed|raided|besieged|robbed|killed|hunted|looted|sacked|threatened|fear(?:s|ed)?|against|abandoned by|fled)\b|\bgiant (?:skull|turtle|tree|shell|bone|mushroom|spider|rat|snail|whale|oak|statue)/i,
    tells: ['outlaws', 'secret', 'abandoned', 'ruined', 'old'],
    keeper: [
      'head of the {outlaws}',
      'captain of the {outlaws}',
      'leader of all {outlaws} of the land',
    ],
    look: [
      'bunks for {num} {outlaws} under the roof, each with a knife stuck in the post',
      'a lookout high up with a chair, a bell on a string and apple cores',
      'a table with a map on which one road is drawn in red',
      'loot sorted by what can be sold, what can be eaten and what nobody owns up to',
      'a board with the shares of the {outlaws}, and one name without a sum',
    ],
    known: [
      'Everyone in {town} knows that the {outlaws} are somewhere, and those who know where lose no sheep.',
      'The {outlaws} took it over last autumn, by coming in the evening and not leaving.',
    ],
    senses: [
      'Somebody whets a blade in time with a song about an empty gallows; it smells of mutton and horse.',
      'A bell on a string rings once, and all {outlaws} stop talking; it smells of wet dog and other people\u2019s tobacco.',
    ],
    feature: [
      'The bell string runs along the way in at the height of a knee: who sees it can step over it, or ring it on the wrong side.',
      'A trapdoor lets everything on it drop one floor (2d6 bludgeoning damage).',
      'The back way is a ladder, a ditch and a thicket.',
    ],
    checks: [
      ['Deception', 'passing for new {outlaws} with a letter from the last town'],
      ['Stealth', 'getting past the lookout while the apples last'],
    ],
    done: [
      'The {outlaws} share out on Fridays: first the sick, then the watch, then the rest.',
      'Travellers pay a tenth to the {outlaws} and get a receipt, which the next robber has to respect.',
      'Swords are whetted, horses painted with other spots, letters of strangers read aloud.',
    ],
    details: {
      keeper: [
        'asks strangers which side they are on, and laughs before the answer comes',
        'counts the {outlaws} at supper, and gets to one more than there should be',
      ],
      guest: [
        'came in last, cleans the best horse, and has never been on a raid',
        'writes the letters of the {outlaws} for them, and keeps the blotting paper',
      ],
      hooks: [
        'A merchant pays {coins} gold pieces for one sealed box out of the loot, unopened, and nothing else.',
        'The mother of one of the {outlaws} wants a warm coat carried to the {place2}, and an answer brought back.',
        '{body.s} pays {coins} gold pieces for the number of beds in there.',
      ],
    },
    trouble: {
      id: 'hideout',
      absent: ['miller', 'paymaster'],
      guest: ['groom', 'letter writer'],
      trace: [
        'The {outlaws} never rob the carts with a green stripe.',
        '{K} looks at the lookout more often inwards than outwards.',
        ['Somebody below the floor turns a wheel at night, slowly.', 'v=1'],
        ['The red road on the map is one on which the king will travel.', 'v=2'],
      ],
      truth: [
        'The {outlaws} live on the pay of {town}: an officer of its guard sends them the hours of the carts, and gets half. {V}, who owned the house, found the letters, and is kept under the floor to turn the mill for bread. {B} is a child of {V}, has come in as one of them, and will burn the {place2} with all who sleep there as soon as {V} is out. {K} knows who {B} is, and has begun to like the idea.',
        'The {outlaws} are an army: {num} hideouts such as this one, one plan, paid by the heir to the throne through {V}. On {deadline} the king\u2019s coach comes down the red road, all soldiers of the land are to chase {outlaws} elsewhere, and the heir will weep. {V} was to be killed afterwards and has run to {K}. {B} has been sent to see that nobody who knows of it is alive by then.',
      ],
      finds: [
        [
          'Perception',
          'feeling the floor beside the bunks',
          'it trembles in time with steps that go round',
          'v=1',
        ],
        [
          'Investigation',
          'laying the letters with the hours in order',
          'the paper is that of the guard of {town}, with a corner torn off',
          'v=1',
        ],
        [
          'Insight',
          'watching {B} at supper',
          '{B} puts half of the bread away, and drops it through a knot-hole',
          'v=1',
        ],
        [
          'Investigation',
          'counting the coins of one share',
          'they are new, from the mint, in the order in which they were struck',
          'v=2',
        ],
        [
          'History',
          'reading the red marks on the map',
          'each is a post of the royal guard, with the hour at which it will be empty',
          'v=2',
        ],
        [
          'Stealth',
          'listening under the chair of the lookout',
          '{K} asks somebody in the dark whether the heir has sent an answer',
        ],
      ],
      later: [
        [
          'On day {days} the {place2} burns at four in the morning, and {few} people get out.',
          'v=1',
        ],
        [
          'On {deadline} the king is dead on the red road, the heir has every {place2} burned, and with it all who could speak (use twelve Veterans for those who do it).',
          'v=2',
        ],
      ],
      ways: [
        [
          'Half of the {outlaws} would go home if somebody in {town} said that they may; the letters name the one who would hang instead.',
          'v=1',
        ],
        ['{B} would not light it for those who carry {V} up the ladder.', 'v=1'],
        [
          '{V} has the receipts, with the ring of the heir in the wax, and wants to place them in the hand of the king and in no other.',
          'v=2',
        ],
        [
          '{K} would ride as the guard of the king for one day, with all {outlaws}, for a pardon that is written beforehand.',
          'v=2',
        ],
      ],
    },
  },
];
