import type { PlaceAspect } from '../families/place-family.ts';
import { plotOf } from '../families/place-plot.ts';

/** For whom a place stands: a power beyond the world, or a favourite who wants to leave. */
export const aspectsOfStations: readonly PlaceAspect[] = [
  {
    id: 'for-a-power',
    says: /\b(?:embassy|consulate|office|court|bank|post office|customs|customs house|archive|ministry|bureau|shop|market|school|hotel|inn|tavern|waiting room|branch)(?: office)? (?:of|for|to) (?:the )?(?<power>moon|sun|stars|sea|sky|hell|heaven|death|fate|dreams|dreamland|underworld|afterlife|feywild|fey|winter|summer|autumn|night|abyss|north wind|winds|dragons|gods|giants|future|past)\b/,
    tells: [],
    words: { power: 'moon' },
    look: [
      'a coat of arms on which there is nothing but the {power}, and under it an opening hour',
      'a window of a colour that the sky outside does not have',
      'a bench with people on it who have been given a number each, and are very quiet',
      'a guard in a uniform that is out of date by some hundred years, or not yet in use',
    ],
    known: [
      'Here the {power} has its own ground in {town}: inside the door its laws count, and its calendar, and its idea of a joke.',
    ],
    feature: [
      'Whoever stands on the carpet cannot be arrested, healed or lied to.',
      'A paper with the great seal makes any door of {town} open, once, and not always on what was behind it.',
    ],
    beside: [
      'The {power} has not answered any letter from {site} for {years} years, and somebody writes the answers.',
    ],
    plots: [
      plotOf({
        id: 'for-a-power-1',
        absent: ['courier of the house', 'former envoy', 'translator'],
        keeper: ['second secretary', 'envoy', 'envoy extraordinary'],
        guest: [
          'applicant with number one',
          'protocol officer of the town',
          'exile with a diplomatic pass',
        ],
        wants: [
          'treats everyone with the courtesy of another world, and looks at the calendar with dread',
          'has been posted here for {years} years, likes it, and hides the letter that says "return"',
        ],
        seeks: [
          'has sat on the bench since before the bench, and lets everybody else go first',
          'comes to every reception, and asks each time how one would close such a place',
        ],
        hooks: [
          '{V} was to bring a note from the {power}, and has been found in {town} without bag, shoes or memory; {K} pays {coins} gold pieces in a strange coin for the bag.',
          'At the reception on {deadline} the treaty between {town} and the {power} is to be renewed; the party is invited by name, as "the other side".',
          'Someone in {town} has been taxed, quite correctly, by the {power}, for something in their past, and wants to appeal.',
        ],
        trace: [
          'The seal on the newest notes is a little too round.',
          'In the yard an owl, a moth and a cat with a satchel are waiting for the bag that does not come.',
          'The number of the applicant on the bench is older than the house.',
        ],
        truth:
          'The treaty lets the {power} do each year what it has always done, over {town} as everywhere; in return {town} keeps this house. The note that {V} carried was the yes. {B} has taken it, and means to have it miss the day: an end of the treaty would be worth a fortune to those who have betted on a year of chaos. {K} was recalled long ago, should not have signed anything for {few} years, and fears that the {power} will notice, and also that it will not.',
        finds: [
          [
            'Investigation',
            'laying the newest note over an old one',
            'the seals differ: the new one has been cut out of a potato, and well',
          ],
          [
            'Arcana',
            'asking {V} what is the last thing remembered',
            '"A glass, from a person with a number", and then only light',
          ],
          [
            'Persuasion',
            'treating the owl, the moth and the cat as colleagues',
            'they know where the bag is: they can smell it, in a house with a brass plate',
          ],
        ],
        later: [
          "On {deadline} the treaty lapses. The {power} fails over {town} for one night, and what is held off by it comes to see (use <Shadow, Will-o'-Wisp, Invisible Stalker, Night Hag, Djinni>).",
        ],
        ways: [
          'The bag lies under the floor of {B}, beside {num} betting slips; laid on the carpet before midnight it is in time.',
          'Two sides are needed, and the treaty names no persons: with a mark on the line from the party and one from {K}, it holds.',
        ],
      }),
    ],
  },
  {
    id: 'wants-out',
    says: /\b(?:champion|king|queen|owner|keeper|star|leader|captain|boss|chief|abbot|priest|mayor|lord|lady|prisoner|guard|monster|dragon|host|hero|teacher|master|god) (?:who |that )?(?:secretly )?(?:wants?|wishes|tries|longs|refuses|hates?) (?:to |the |his |her |their |being )?(?<wish>lose|loose|leave|quit|retire|escape|die|stop|give up|be (?:left alone|free|normal|human)|abdicate|resign|sell|fight|rule|work|win|job|power|attention)\b/,
    tells: [],
    words: { wish: 'leave' },
    look: [
      'a life-size portrait of the one about whom it all turns, with tired eyes',
      'a bag, packed, behind a curtain, with dust on it and a fresh apple inside',
      'a crowd outside, with banners, and one back door with a heavy bar on the wrong side',
    ],
    known: [
      'All of {town} loves the one for whom they come here; it is the one who loves it least.',
    ],
    feature: [
      'When the crowd cheers, nothing else can be heard, for as long as one can hold one\u2019s breath.',
      'A passage leads from the best room to the street; it has been bricked up, and only looks it.',
    ],
    beside: [
      'The one about whom it all turns would give everything to be let go, and has been told the price.',
    ],
    plots: [
      plotOf({
        id: 'wants-out-1',
        absent: ['trainer and friend', 'former holder of the place', 'love of the one in question'],
        keeper: [
          'unwilling favourite of the crowd',
          'unbeaten darling of the crowd',
          'idol of the realm',
        ],
        guest: ['manager', 'owner of the contract', 'head of the betting office'],
        wants: [
          'signs scarves with a smile, and asks the party under the breath how one gets away from here',
          'has tried to be bad at it for a month, and the crowd takes it for a new style',
        ],
        seeks: [
          'speaks of "us", holds the purse, and answers each question that is put to {K}',
          'has sold places for {deadline} three times over, and lets nobody see the contract',
        ],
        hooks: [
          '{K} pays {coins} gold pieces to be made to fail in public, once and for good, without anybody being hurt.',
          'A gambler with sad eyes wants to know which way it will go on {deadline}, and would not mind helping it along.',
          '{V} disappeared the day after {K} first talked of stopping; a sister asks the party to look for {V} in the cellars.',
        ],
        trace: [
          'Opponents, rivals and critics of {K} have a way of falling ill on the day before.',
          'A letter a week is handed to {K}, always in the same shaky hand, and each says "one more".',
          'The odds at the window are all the same, as if it were not in doubt.',
        ],
        truth:
          'It is not allowed to end. {B} has borrowed against {K} from people who break bones, and holds {V} so that {K} goes on: one more, and one more. What nobody knows is that {K} has not won honestly for years: {B} drugs the others, in advance. {K} found that out last month, and since then wants nothing but to lose, before everyone, against somebody who has drunk nothing; but {B} has betted all that is left on the one outcome.',
        finds: [
          [
            'Medicine',
            'visiting one who has fallen ill',
            'it is a mild poison, from a sort of nut that {B} likes to crack',
          ],
          [
            'Investigation',
            'following the letters back',
            'they are written in the cellar below the betting office, by {V}, with a guard beside the desk',
          ],
          [
            'Insight',
            'asking {K} about the first time, long ago',
            '{K} lights up: "I lost. It was the best day I had here"',
          ],
        ],
        later: [
          'On {deadline} {K} loses on purpose; the lenders come for {B}, and {B} comes for {V} (use <Tough, Tough Boss, Gladiator, Assassin>).',
        ],
        ways: [
          'With {V} out of the cellar first, {K} can lose as gloriously as anyone ever did, and the crowd will love that, too.',
          'The contract ends with a defeat before witnesses; {B} has seen to it that there were none who were awake. One of the party would do.',
        ],
      }),
    ],
  },
];
