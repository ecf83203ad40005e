import type { PlaceSort } from '../families/place-family.ts';

/** Places of trade: breweries and markets on the water. */
export const sortsOfTrade: readonly PlaceSort[] = [
  {
    id: 'brewery',
    noun: /\b(?:brewery|brewhouse|brew house|distillery|winery|cidery|meadery)$/,
    tells: [],
    keeper: ['master brewer', 'master brewer to three towns', 'brewer to the crown'],
    look: [
      'copper kettles as large as cottages, polished up to where an arm reaches',
      'barrels in three rows, of which one row has been turned with its marks to the wall',
      'a cat in a basket on the warm lid, with the title of "first taster" on a plate',
      'a stair down to the vaults, slippery with yeast, with a rope in place of a rail',
      ['{num} jugs of the regulars, on hooks, and one with a black ribbon', 'kept=yes'],
    ],
    known: [
      'All of {town} drinks what is made here, also those who preach against it.',
      'A barrel from {site} once ended a siege, and it is still discussed for which side.',
    ],
    senses: [
      'It bubbles behind every lid; the air is so thick with malt that one could spread it.',
      'A cooper hammers, someone sings to the kettles, and below, in the vaults, somebody has the hiccups.',
    ],
    feature: [
      'A barrel let go on the ramp does not stop before the yard wall.',
      'The gas in the lowest vault puts out a torch, and then the one who carries it.',
      'The great kettle can be tipped by one chain.',
    ],
    checks: [
      ['Nature', 'telling by taste in which vault a barrel has lain'],
      ['Athletics', 'holding a rolling barrel'],
    ],
    done: [
      'The first jug of each brew is poured on the doorstep, for the one who dug the well.',
      'Carters are paid in beer, and are slower every day towards evening.',
      'On Fridays strangers may taste, from thimbles, for which there is a waiting list.',
    ],
    also: ['beneath-1'],
    plots: [
      {
        details: {
          keeper: [
            'sniffs at everything, also at people, and is right about what they have been doing',
            'has doubled the watch on the yeast, and sings to it, with embarrassment',
          ],
          guest: [
            'has found nothing wrong for {days} days, and has to be helped home each evening to look again',
            'praises everything, steals with the eyes, and keeps an empty bottle warm under one arm',
          ],
          hooks: [
            'Whoever drinks the new brew of {site} tells the truth until morning; half of {town} wants it forbidden before {deadline}, and the other half wants a barrel.',
            '{V} went down into the lowest vault for a bet and has not come up; there are {coins} gold pieces in it, and the bet.',
            '{K} wants {few} barrels taken to {town2}, unopened, past everyone who would like to open them.',
          ],
        },
        trouble: {
          id: 'brewery-1',
          absent: ['vault man', 'heir of the recipe', 'hop gardener'],
          guest: ['beer inspector', 'brewer from the next town'],
          trace: [
            'The lowest vault has one barrel more than in the books, and it is warm.',
            '{K} does not drink of the new brew, not even a thimble.',
            [
              'In the yeast there is something like a footprint, if a foot can be as small as a thumb.',
              'v=1',
            ],
            ['The rats of {site} sit in a ring at midnight, and vote.', 'v=2'],
          ],
          truth: [
            "The good spirit of the vats, which was given a bowl of the first brew each new year, has been caught by {B} in the warm bottle; what does the work in its stead is the copy it left in the yeast, which is young and tells everything. {V} saw it, was locked in the last barrel but one by {B}'s cooper, and lives on the tap. {K} believes that the yeast has turned, and that it is {K}'s own fault, for a lie told last new year.",
            "The well of {site} goes down to a spring that is older than lying: an old king had it walled up, since he could not have ruled with it. {V} opened it by a hand's breadth, in the vault, out of thirst. In one month there will be no secret left in the realm, no treaty, and no peace. {B}, an envoy of {few} crowns, has powder for the vault and is drunk enough to say so.",
          ],
          finds: [
            [
              'Perception',
              'sitting in the vault without a lamp',
              'a voice from the last barrel but one asks for bread to go with it',
              'v=1',
            ],
            [
              'Arcana',
              'holding the warm bottle of {B} for a moment',
              'it knocks, and smells of new year',
              'v=1',
            ],
            [
              'Insight',
              'asking {K} what was said last new year',
              '{K} says "that I was not afraid of being compared with my father"',
              'v=1',
            ],
            [
              'History',
              'reading the stones of the well',
              'the lowest ring has a crown on it, and the words "for everyone\'s sake"',
              'v=2',
            ],
            [
              'Investigation',
              'giving {B} one more thimble',
              '{B} names {few} crowns, the hour, and what each of them is hiding',
              'v=2',
            ],
            [
              'Medicine',
              'asking who has drunk how much',
              'those who have had least have spoken worst of it',
            ],
          ],
          later: [
            [
              'On day {days} {B} leaves for home with the bottle; the next brew of {site} tells everything about everyone, also sober.',
              'v=1',
            ],
            [
              'On {deadline} the vault goes up, and half of {town} with it; the other half has just told each other the truth (use <Bandit, Tough, Gladiator> for the first of the feuds).',
              'v=2',
            ],
          ],
          ways: [
            [
              'It cannot be kept by one who is thanked for it. Thanks, in front of the bottle, from somebody who has drunk here for years, and the cork is out.',
              'v=1',
            ],
            [
              '{V} in the barrel has learned the voice of each tap, and can say who turned it at night.',
              'v=1',
            ],
            [
              'The well needs a lid of something true. One page of the peace that the crowns really want would do, signed by those who have drunk.',
              'v=2',
            ],
            [
              'Served at the right table, before {deadline}, a single jug ends a war for good. {B} is expected at that table.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'market-on-water',
    noun: /\b(?:floating market|water market|river market|lake market|boat market)$/,
    tells: [],
    keeper: ['reeve of the boats', 'harbour judge', 'water reeve of the crown'],
    look: [
      '{num} boats side by side, with planks between them that are taken in at dusk',
      'a stall for soup in a bathtub, and another for bathtubs',
      'a scale hung from a mast, with a duck on it that does not mind',
      'ropes in {few} colours, and the colour says who may tie up with whom',
      'a gap in the middle, just the size of one boat, into which nobody rows',
    ],
    known: [
      'It comes together every morning out of the mist off {town}, and by noon one could walk across.',
      'What is bought on the water is taxed on no land, as {town} regrets, and who falls in belongs to whoever fishes them out until supper.',
    ],
    senses: [
      'Oars knock, ducks quarrel, prices are sung so that they carry over the water; it smells of frying fish and wet rope.',
      'Everything moves a little, up and down, and those who live here stagger on land.',
    ],
    feature: [
      'One cut rope sets a whole street adrift.',
      'Below the planks a swimmer gets everywhere, from hull to hull.',
      'A lamp waved twice from the mast makes every boat cast off at once.',
    ],
    checks: [
      ['Acrobatics', 'running over planks that are being pulled in'],
      ['Persuasion', 'haggling in songs'],
    ],
    done: [
      'Everything is sold here that floats, swims or can be rowed: melons, cloth, love letters, second-hand anchors.',
      'Boats change places once a week by lot, and old neighbours weep.',
      'Messages go from boat to boat faster than one can run round the shore.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'knows each boat by its knock, and looks at the gap each morning and takes off the hat',
            'has not set foot on land for {years} years, and asks strangers what it is like',
          ],
          guest: [
            'buys the oldest boats, at any price, and has them towed away by night',
            'cannot swim, has been sent to collect taxes, and is being very friendly to everyone',
          ],
          hooks: [
            'Every morning one boat more is missing, with all who live on it, and nobody has heard an oar; {K} pays {coins} gold pieces for the first that is found.',
            '{V} had the middle place, and a thing to sell on {deadline} for which three princes have sent boats.',
            'The party wakes up adrift, in a boat they did not get into, with a stall, a cat and customers.',
          ],
        },
        trouble: {
          id: 'floating-1',
          absent: ['boatwoman of the middle place', 'pearl diver'],
          guest: ['buyer with a dry collar', 'bailiff from the shore'],
          trace: [
            'The ropes of those who have gone were not cut but untied, in a hurry, by their own people.',
            '{B} looks at the water mark of each boat, and never at the goods.',
            ['Behind the island there is smoke from many small stoves.', 'v=1'],
            ['In the gap the water stands a hand higher than around it.', 'v=2'],
          ],
          truth: [
            "They have gone of their own accord: {B}'s lord has bought the lake, on {deadline} anyone found on it owes {years} years of rent, and {V} is leading them out by night, boat by boat, to a backwater behind the island. The last ones will not get through, as {B} has noticed the smoke and has ordered a chain. {K} has not been told, because {K} would want to stay and fight, and would lose.",
            'Below the gap lies the old queen of the lake, who lends the water on one condition: that there is a market on it, so that somebody laughs here every day. The middle place is hers. {V} sold there for her, was the only one who could hear her, and has been bought off the water by {B}, for the first prince. Dry, the lake bed is worth a kingdom: it is silver.',
          ],
          finds: [
            [
              'Survival',
              'looking at the mooring rings at dawn',
              'all who left took their cat, their stove and their time',
              'v=1',
            ],
            [
              'Investigation',
              "looking into {B}'s bag",
              'there is a deed for a lake, and a list with {num} hulls, of which {few} are crossed out with a swear word',
              'v=1',
            ],
            [
              'Stealth',
              'following the next one to go',
              "a lamp behind a sail leads through the reeds, and the lamp is {V}'s",
              'v=1',
            ],
            [
              'Perception',
              "putting one's face into the water in the gap",
              'far down somebody is waiting with folded hands, as in a shop',
              'v=2',
            ],
            [
              'Nature',
              'testing the mud on the anchors',
              "it is full of silver, and so is {B}'s smile",
              'v=2',
            ],
            [
              'Performance',
              'singing prices so that people laugh',
              'the water comes up by a finger, and the old women nod',
            ],
          ],
          later: [
            [
              'On {deadline} the chain is across the outlet, and those who are left pay with their boats (use <Guard, Tough, Guard Captain>).',
              'v=1',
            ],
            [
              'On {deadline} nobody has laughed for {days} days, and in the morning {num} boats lie on their sides in the mud, with a very angry queen among them (use <Water Elemental, Storm Giant>).',
              'v=2',
            ],
          ],
          ways: [
            [
              'A deed for a lake is void if it has another outlet. It has one, behind the island, if everyone digs for a night.',
              'v=1',
            ],
            [
              '{B} cannot swim and has been treated kindly by everybody. A sincere question, in a small boat, might be enough.',
              'v=1',
            ],
            [
              '{V} is on land, in a good house, and hears nothing there. A bucket of the lake on the window sill would bring {V} home.',
              'v=2',
            ],
            [
              'She likes jokes that she does not know. It is not a small thing to make a queen laugh, and all of {site} has been trying at the wrong place.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
];
