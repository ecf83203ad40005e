import type { PlaceSort } from '../families/place-family.ts';
import { plotOf } from '../families/place-plot.ts';

/** Towns and villages that a folk has made for itself: pirates, halflings, those who live in trees. */
export const sortsOfFolkTowns: readonly PlaceSort[] = [
  {
    id: 'treetop-city',
    noun: /\b(?:tree ?house|tree ?top|tree|canopy|elven|elf|elvish|wood elf|forest) (?:\w+ )?(?:city|town|village|settlement)$/,
    says: /\b(?:tree|trees|treetop|tree-?house|canopy|branches|elven|elf|elvish|elves)\b/,
    tells: ['old-folk', 'enchanted'],
    keeper: ['speaker of the branches', 'keeper of the bridges', 'lady of the crown leaves'],
    look: [
      'bridges of living root from trunk to trunk, and one whose root has been cut',
      'houses like lanterns, hung between the boughs on cords as thick as an arm',
      'a spiral stair round the oldest trunk, with a lift for those who are over five hundred',
      'harps without players in the forks, tuned by whoever goes by',
      'a platform of polished wood, with the year rings showing, on which nobody stands',
    ],
    known: [
      'Nothing in {site} is nailed, sawn or carried up: it is asked to grow, which takes about as long as a quarrel between its builders.',
      'From below one sees nothing but leaves; carters of {town} have driven under {site} for a lifetime and never looked up.',
    ],
    senses: [
      'Everything moves a little, like a ship at anchor; it smells of resin, moss and rain that has not come down yet.',
      'Leaves talk, a harp answers, and nobody walks loudly enough to be heard.',
    ],
    feature: [
      'Each bridge lets go at a word, which only those born here can say.',
      'A fall from the lower houses ends in nets; one from the upper houses does not.',
      'Fire of any sort brings everyone in {site} to the spot, with bows.',
    ],
    checks: [
      ['Acrobatics', 'crossing a bridge that is in a bad mood'],
      ['Nature', 'telling which bough still lives'],
    ],
    done: [
      'Bows, honey and songs are let down in baskets, and news is drawn up.',
      'Disputes are settled on two facing branches, and whoever shouts first has lost.',
      'Every guest plants something below, and is shown in later years how it is getting on.',
    ],
    plots: [
      plotOf({
        id: 'treetop-city-1',
        absent: ['singer to the trees', 'warden of the roots'],
        guest: [
          'young architect with bold plans',
          'envoy of the wood buyers',
          'cousin from the southern trees',
        ],
        wants: [
          'touches each trunk in passing, and has begun to wear gloves',
          'speaks of the great tree as "tired", and has the upper houses moved by night',
        ],
        seeks: [
          'says that {site} has been asleep for a thousand years, and that a little iron never hurt anyone',
          'offers a salve for the bark, free of charge, and counts the jars that come back empty',
        ],
        hooks: [
          'The oldest tree drops a bridge each night, with no wind; {K} pays {coins} gold pieces to anyone who will go down to its roots, where those of {site} may not walk.',
          '{V} sang to the tree every evening and stopped in the middle of a verse, {days} days ago. The tree is still waiting for the rest.',
          'Timber has come onto the market in {town} that is warm to the touch, and a dealer wants to know whose it is before somebody hangs him.',
        ],
        trace: [
          'The leaves of the oldest tree turn their backs to the houses.',
          'Sap runs down one side of the stair, dark, and only at night.',
          'There are gloves on every peg in the house of {B}.',
        ],
        truth:
          'The great tree wants to die, as it is time, and it has told {V}, who has been singing it to sleep. {K} could not bear that and had {V} shut into a hollow, so that the song would stop. {B} has sold the heartwood in advance and helps in another way: the salve keeps the tree awake, in pain, until the cutters come on {deadline}. It shakes off bridges as a horse shakes off flies. There is a sapling below, with a place in its shade for every house.',
        finds: [
          [
            'Nature',
            'scraping the salve off a patch of bark',
            'the bark below sighs, audibly, and two leaves fall',
          ],
          [
            'Perception',
            'following the unfinished verse up the trunk',
            '{V} is humming it, behind a door of grown wood without a handle',
          ],
          [
            'Insight',
            'asking {K} what comes after the tree',
            '{K} does not understand the question, and then does',
          ],
        ],
        later: [
          'On {deadline} the cutters come, the tree wakes altogether, and takes everyone who stands on it for a cutter (use <Awakened Tree 450, Shambling Mound 1800, Treant 5000>).',
        ],
        ways: [
          'If the verse is finished, the tree sets everyone down gently, house by house, which takes one night.',
          'The buyers have paid {B} for dry heartwood. One look at the sapling, and at {num} archers, and they ask for their money back.',
        ],
      }),
    ],
  },
  {
    id: 'pirate-port',
    noun: /\b(?:pirates?'?|smugglers?'?|corsairs?'?|buccaneers?'?|privateers?'?) (?:\w+ )?(?:town|port|city|village|harbou?r|haven|island|cove|bay|settlement|republic)(?: town)?$/,
    tells: ['outlaws'],
    keeper: ['harbour captain', 'first captain of the council', 'uncrowned queen of the port'],
    look: [
      'a jetty made of the decks of {few} ships, nailed together as they came in',
      'a gallows on the headland, with a lamp on it and nobody under it for years',
      'a wall of figureheads, each with a tankard before it on the day it was taken',
      'a street in which every sign has been something else\u2019s door',
      'cannon that point at the sea, and two that point at each other',
    ],
    known: [
      'There are three laws in {site}: pay your debts, fight outside, and never ask for a name twice; {town} has more laws, and less quiet.',
      'Every captain has one vote on the council, and a second one for each enemy who is present.',
    ],
    senses: [
      'A fiddle, a brawl and a bell for the tide, all in one key; it smells of tar, rum and fried fish.',
      'Rigging slaps, parrots swear in four languages, and somewhere somebody counts coins.',
    ],
    feature: [
      'A chain across the harbour mouth can be raised by four people in as many breaths.',
      'One can go from the tavern to the water by three trapdoors.',
      'A flag taken down on the headland means that the navy is in sight, and empties {site} in a quarter of an hour.',
    ],
    checks: [
      ['Deception', 'passing for the crew of a ship that is known to be at sea'],
      ['Perception', 'seeing which captain sits with the back to whom'],
    ],
    done: [
      'Prizes are auctioned on the jetty at low tide, and the buyers wear hats pulled low.',
      'Quarrels are rowed out to the sandbank and settled before the water comes back.',
    ],
    plots: [
      plotOf({
        id: 'pirate-port-1',
        absent: ['navigator', 'oldest captain of the council', 'treasurer of the council'],
        guest: ['captain with a new coat', 'rum merchant', 'surgeon without a ship'],
        wants: [
          'drinks with every crew in turn, and is sober when walking home',
          'has called the council twice, and each time one chair more was empty',
        ],
        seeks: [
          'buys drinks with coins that are too new, and loses at cards on purpose',
          'asks each crew when it means to sail, and wishes them fair winds with a tear in the eye',
        ],
        hooks: [
          'Three ships have sailed from {site} this month, and the navy was waiting for each; the council pays {coins} gold pieces for the one who tells.',
          '{V} knows the only safe way through the reef, has not been seen since the last auction, and {few} ships cannot leave.',
          'The navy offers the party a pardon for anything they like, in return for the date of the next council.',
        ],
        trace: [
          'A lantern on the headland is lit for a moment at an hour at which no ship is due.',
          'There is a pigeon loft above the rum store, and nobody in {site} eats pigeon any more.',
          'Someone has filed through one link of the harbour chain and filled it with wax.',
        ],
        truth:
          '{B} sells the port to the navy, ship by ship, for the governorship of the island when it is empty. On {deadline} all captains meet, the wax link will part, and a squadron will come in on the tide. {V} saw the signal and is tied up in the pigeon loft, since {B} needs the way through the reef as well. {K} has known of a traitor for weeks, suspects an old love on the council, and has not had the heart to look.',
        finds: [
          [
            'Perception',
            'watching the headland at the turn of the night',
            '{B} goes up with a lamp under the coat, and comes down without oil',
          ],
          [
            'Investigation',
            'going over the harbour chain in a boat',
            'one link gives under the thumb: wax and soot',
          ],
          [
            'Insight',
            'playing cards with {B}',
            '{B} pays in coins of this year\u2019s minting, from a mint that only pays the crown',
          ],
        ],
        later: [
          'On {deadline} the squadron comes in with the tide, and {B} opens the powder store to the first boat (use <Guard, Warrior Infantry, Warrior Veteran, Knight, Pirate Captain>).',
        ],
        ways: [
          'The signal can be given wrongly: an hour too early, the squadron comes in at low water and sits on the reef.',
          'Before the council one pigeon is proof enough, if it is let fly and flies to the navy.',
        ],
      }),
      plotOf({
        id: 'pirate-port-2',
        absent: ['diver', 'first mate of a lost ship'],
        guest: ['ransomed noble who stayed', 'widow in a red coat', 'gunner with one eye'],
        wants: [
          'has forbidden all to sail for three days, and gives a different reason each evening',
          'wears a wet coat on dry days, and keeps a bucket of sea water by the bed',
        ],
        seeks: [
          'collects debts for those who are drowned, and has papers for it',
          'looks at every face that comes ashore, and then at the tide table',
        ],
        hooks: [
          'A ship that went down {years} years ago with all hands lies in the harbour since the fog lifted, dry, clean and locked; the council pays {coins} gold pieces to have it opened by somebody without a vote.',
          '{V} came ashore from it, the first of the crew, not a day older, bought a round, and has been hidden by one captain after the other.',
          'Every crew in {site} has found a black coin in its share, and each coin has a name on it.',
        ],
        trace: [
          'Old members of the council do not look at the ship, and drink standing.',
          'Each tide leaves one plank of the locked ship on the doorstep of a captain.',
          'The gallows lamp has been put out by those who lit it.',
        ],
        truth:
          'The ship carried the common chest, in which every captain had a share. {K} and {few} others sank it at anchor, with the crew asleep, and said that the sea had done it; {site} was built on that money. The sea sends it back, to be judged by its own law: pay your debts. {V} only wants the wages of the crew paid to their kin. {B} is the kin of one of them, has found the list, and wants blood instead.',
        finds: [
          [
            'Investigation',
            'looking at the hull at low water',
            'it was holed from within, with five strokes of an axe, and one axe is still in the wood',
          ],
          [
            'History',
            'adding up what {site} cost and who paid',
            'it is exactly the sum that was lost, down to the bell',
          ],
          [
            'Persuasion',
            'buying {V} a drink and asking for nothing',
            '{V} names the wages of each of the crew, by heart, and weeps at the cabin boy\u2019s',
          ],
        ],
        later: [
          'On {deadline} the locks open by themselves, and the crew comes ashore to collect (use <Zombie, Ghoul, Wight, Wraith>).',
        ],
        ways: [
          'The wages are paid out in {town}, family by family, before the day: then the ship is empty, and only a ship.',
          '{K} can go aboard and confess. The old law gives a captain who does so a boat, and a day\u2019s start.',
        ],
      }),
    ],
  },
];
