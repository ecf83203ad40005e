import { familyWords, type PlaceFamily } from './place-family.ts';

/** Places to which people come for talk, for play, or because no one else takes them in. */
export const familiesOfCompany: readonly PlaceFamily[] = [
  {
    id: 'gambling',
    needs: [
      familyWords(
        'game',
        'gambling=dice gamblers=dice dice cards card=cards casino=cards betting=bets wager=bets wagers=bets',
      ),
      familyWords(
        'den2',
        'den=house house=house hall=house casino=house riverboat=boat boat=boat ship=ship barge=boat tavern=tavern inn=inn club=club pit=pit cellar=cellar room=house parlour=house',
      ),
    ],
    tells: ['gamble', 'gossip', 'outlaws', 'secret', 'water', 'cozy'],
    keeper: [
      'owner of the tables',
      'master of the tables',
      'master of the tables, by royal licence',
    ],
    look: [
      'a table with a hole in it that has been mended from below',
      'a board of debts in chalk, with a sponge beside it on a chain',
      'a cage of thin bars with a clerk, two scales and all the money',
      'a mirror in the ceiling, turned a little away from the large table',
      'players who have come in evening dress and go on in shirts',
    ],
    known: [
      'One plays for what one has with one, and a promise is a stake here, if it is written down and {K.full} has read it.',
      'Whoever wins three times in a row has to drink with the house. Nobody has come back from it poorer, and few have come back to play.',
    ],
    senses: [
      'Talk over the {game} stops, then there is a breath, and then a chair; it smells of brandy and cold smoke.',
      'Somebody laughs as one does who has nothing left, and the {game} go on; it smells of perfume with fear under it.',
    ],
    feature: [
      'The lamp over the large table hangs on a rope that ends behind the bar.',
      'A trapdoor under the loser\u2019s chair leads down, to water or to straw.',
      'If the money is thrown up, no one looks at anything else for two breaths.',
    ],
    checks: [
      ['Sleight of Hand', 'helping luck a little while {K} looks on'],
      ['Insight', 'seeing who plays because they have to'],
    ],
    done: [
      'Every night there are {game}, from lamp-lighting to the first cock, with stakes from a copper up.',
      'Pledges are taken: rings, horses, a name on a paper; most are sold on Mondays.',
      'At midnight there is one round for which nobody pays, and all who owe something have to be in it.',
    ],
    details: {
      keeper: [
        'lets strangers win the first round, watches what they do with their hands, and is sorry for someone',
        'never touches the {game}, and cannot pass the last table without counting',
      ],
      guest: [
        'has won for nine nights, leaves it all on the table, and comes again',
        'plays for an absent friend, loses on purpose, and writes down who is pleased',
      ],
      hooks: [
        'The deed of a farm has been lost here, and its owner pays half of the harvest to whoever plays for it better.',
        'Somebody from {body} has staked what was not theirs, and {body} pays {coins} gold pieces to have it back before it is missed.',
        '{K} hires strangers for one night, to sit at the last table and not to play.',
      ],
    },
    trouble: {
      id: 'gambling',
      absent: ['croupier', 'royal treasurer'],
      guest: ['lucky player', 'player for somebody else'],
      trace: [
        '{B} never looks at what has been dealt.',
        'The chair at the last table is kept free, and is warm.',
        ['{few} people of {town} have grown grey in a month, and all of them play here.', 'v=1'],
        ['On the board of debts is a name without a sum, under a cloth with a crown on it.', 'v=2'],
      ],
      truth: [
        '{B} plays for years: each stake on the midnight round is a year of life, and the house has the papers. {K} wanted a few debts paid and let {B} in; now {K} has lost twenty years and cannot close. {V}, who dealt, refused, lost the last round against {B}, and sits behind the mirror, ninety years old and not yet thirty, with the only honest {game} of the house.',
        'The realm is on the table. Its ruler has played here, masked, against {B}, and has lost the mint, two harbours and the word of a crown; the last round is on {deadline}, for the army. {B} plays for the neighbours, with {game} that obey the one who has lost most. {V} has found that out and was staked as well: {V} belongs to the house, with body and voice, and may say nothing that {K} does not ask.',
      ],
      finds: [
        [
          'Perception',
          'looking at the mirror from the side',
          'somebody very old sits behind it and moves the lips: "not with what is on the table"',
          'v=1',
        ],
        [
          'Investigation',
          'reading a pledge against the light',
          'the sum is "one", and the coin is called "spring to spring"',
          'v=1',
        ],
        [
          'Medicine',
          'looking at three of the grey ones',
          'none of them is thirty, and all are healthy for seventy',
          'v=1',
        ],
        [
          'History',
          'looking under the cloth on the board',
          'it is the name that stands on all coins in the cage',
          'v=2',
        ],
        [
          'Arcana',
          'losing a round with open eyes',
          'the {game} grow warm in the hand of the one who has lost most, and lie as that one wishes',
          'v=2',
        ],
        ['Insight', 'asking {B} what the money is for', '{B} has to think about what money is'],
      ],
      later: [
        ['On day {days} {K} loses the last year, and {B} takes the keys off the floor.', 'v=1'],
        [
          'On {deadline} the army of the realm changes its flag between two mornings, without a battle.',
          'v=2',
        ],
      ],
      ways: [
        [
          'With the {game} of {V} luck is only luck, and {B} has to play if somebody stakes {few} years at once.',
          'v=1',
        ],
        [
          'The papers are in the cage. Burned before the first cock, they give back what is still left of the night\u2019s stakes.',
          'v=1',
        ],
        [
          'Whoever comes to the table having lost more than the ruler has the {game} on their side. A party of such fame has lost something that counts.',
          'v=2',
        ],
        [
          '{K} can ask {V} one question before all guests, and {V} has to answer it. {K} is afraid of the bill.',
          'v=2',
        ],
      ],
    },
  },
  {
    id: 'gossip',
    needs: [
      familyWords(
        'talk',
        'gossip rumour=gossip rumours=gossip rumors=gossip secrets whisper=gossip conspire=gossip plot=plots scheme=plots',
      ),
      familyWords(
        'gossips',
        'nobles noble=nobles lords courtiers ladies merchants spies diplomats thieves wizards guards sailors servants aristocrats=nobles people=townspeople everyone=townspeople',
      ),
    ],
    tells: ['gossip', 'secret', 'water'],
    keeper: [
      'attendant of many years',
      'master of the house',
      'master of the house, by royal favour',
    ],
    look: [
      '{gossips} in robes, two by two, who all talk with a hand before the mouth',
      'a screen with a pattern of holes, exactly at the height of an ear',
      'a bench on which nobody sits, beside one on which everybody wants to sit',
      'a servant with a tray, who walks more slowly behind {gossips} than before them',
      'a slate at the door on which {gossips} write a false name, always the same',
    ],
    known: [
      'What {gossips} say here counts as not said, by an old custom, and nobody may be challenged for it.',
      'The {gossips} come here for the {talk}. All of {town} knows by evening what was whispered at noon, and is wrong in one word.',
    ],
    senses: [
      'Whispers run round the wall like water in a pipe, and somebody laughs too late; it smells of soap, oranges and powder.',
      'All {gossips} fall silent at once, and begin again with the weather; it smells of steam and clove.',
    ],
    feature: [
      'Whatever is whispered at one pillar is heard at the pillar across, and nowhere between.',
      'A lever behind the towels fills the room with steam, or empties it.',
      'No one here carries a weapon that can be seen.',
    ],
    checks: [
      ['Persuasion', 'trading one piece of {talk} for another'],
      ['Perception', 'reading the lips of {gossips} through the steam'],
    ],
    done: [
      'The {gossips} pay twice: at the door for the bath, and inside with something that nobody knew.',
      'Every word is worth something here: a divorce a silver piece, a debt a gold one, a death a dinner.',
      'Servants may listen on Mondays, and {gossips} come on Mondays to be overheard.',
    ],
    details: {
      keeper: [
        'hands out towels, hears everything, and asks strangers what they would do with a true sentence',
        'has begun to drop trays whenever two certain guests sit down together',
      ],
      guest: [
        'knows all {gossips} by their first names, and gets no letters',
        'tells each of the {gossips} another version, and watches where it comes out',
      ],
      hooks: [
        'A lady pays {coins} gold pieces to know who was the first to say what everyone says of her.',
        'Two {gossips} are to fight a duel over a sentence that neither has said, and both would like to be prevented.',
        '{K} looks for somebody who can keep a secret, has tried it with a small one, and knows where it got to.',
      ],
    },
    trouble: {
      id: 'gossip',
      absent: ['towel servant', 'court scribe'],
      guest: ['widow of the house', 'travelling count'],
      trace: [
        '{B} sits at the one pillar where nobody is heard, and listens.',
        '{K} burns a leaf of paper each evening, and reads it aloud before.',
        ['Three of the {gossips} wear the same new ring, and turn it inwards.', 'v=1'],
        ['An ambassador has stopped coming, although his slippers are still here.', 'v=2'],
      ],
      truth: [
        'The {talk} is made here. {K} writes one true sentence on each leaf, for the day when a wrong has to be proved; {B} buys the leaves and sells each of the {gossips} silence about it, with a ring as receipt. {V} offered to tell the judge, and has been kept since then in the boiler room, where {V.they} can be heard through the pipes by anyone who knows the voice.',
        'Two realms keep their peace by a lie that was told in this room: that an heir died in the cradle. {V} wrote down who told it, and where the heir was taken. {B} has spread half of it by now, one word to each of the {gossips}, so that on {deadline}, when all of them sit at one table, it comes together by itself, and both thrones have to fight. {K} is the heir, and has towels on the arm.',
      ],
      finds: [
        [
          'Perception',
          'laying an ear on the warm pipe',
          '{V} says the names of {gossips} there, in order, so as not to forget them',
          'v=1',
        ],
        [
          'Investigation',
          'reading the ashes of a leaf',
          'there are a date, a sum and the first letters of two families',
          'v=1',
        ],
        [
          'Insight',
          'praising the ring of one of the {gossips}',
          'the hand goes into the pocket, and the eyes go to {B}',
          'v=1',
        ],
        [
          'Investigation',
          'writing down the one word that each has heard',
          'put in the order of the benches, the words are a sentence about a cradle',
          'v=2',
        ],
        [
          'History',
          'looking at {K} beside the oldest coin in the till',
          'the nose on the coin hands out towels here',
          'v=2',
        ],
        [
          'Deception',
          'telling {B} a piece of {talk} that is made up',
          'by evening it comes back from three sides, with a price',
        ],
      ],
      later: [
        ['On day {days} the pipe is silent, and {B} has a fourth ring to sell.', 'v=1'],
        [
          'On {deadline} the sentence is complete; before the fruit is served two envoys have left, and {few} thousand soldiers get their boots.',
          'v=2',
        ],
      ],
      ways: [
        [
          'All {gossips} with a ring would pay for one thing more than for silence: that everyone is told at once, and about everyone.',
          'v=1',
        ],
        ['{V} needs only a stoker who opens the fire door between two shifts.', 'v=1'],
        [
          'One false word, given to the right one of the {gossips}, makes the sentence harmless. It has to be worth repeating.',
          'v=2',
        ],
        [
          '{K} would give up both thrones in writing, before witnesses, to keep on handing out towels.',
          'v=2',
        ],
      ],
    },
  },
];
