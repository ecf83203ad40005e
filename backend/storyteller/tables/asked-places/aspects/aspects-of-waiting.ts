import type { PlaceAspect } from '../families/place-family.ts';
import { plotOf } from '../families/place-plot.ts';

/** What a place waits for, and what has been laid in the way of those who enter it. */
export const aspectsOfWaiting: readonly PlaceAspect[] = [
  {
    id: 'awaits',
    says: /\b(?:waits?|waiting|await(?:s|ing)?|expects?|expecting|prepar(?:es|ing) for|predict(?:s|ed)|prophecy|prophesied|until the) (?:for )?(?:an? |the |its |their )?(?<event>comet|king|queen|messiah|hero|heroes|end of the world|apocalypse|war|flood|ship|train|dragon|god|goddess|return|storm|star|invasion|siege|letter|guest|prince|princess|spring|rain|chosen one|eclipse|ghost|master|army|passenger|wedding)\b/,
    words: { event: 'comet' },
    tells: [],
    look: [
      'a chair with a garland, which is renewed each morning',
      'a board that says in how many days, and has been painted over so often that it bulges',
      'lookouts on the roof, in shifts, with their backs to each other',
      'a speech of welcome, framed, with the name left open',
    ],
    known: [
      'All who live there wait for the {event}; they have done so for {years} years, in shifts, and {town} has stopped making jokes about it since last week.',
    ],
    feature: [
      'At the signal everyone is in their place within a hundred breaths; it has been practised {num} times.',
      'Under the chair of honour there is a lever, and nobody remembers what for.',
    ],
    beside: ['What {site} is waiting for came long ago, unrecognised, and has stayed on.'],
    plots: [
      plotOf({
        id: 'awaits-1',
        absent: ['first of the lookouts', 'reckoner of the day', 'oldest of the watchers'],
        guest: ['impatient sponsor', 'lodger who came by chance', 'doubter with a notebook'],
        wants: [
          'has worked out the day again, gets the same result, and wishes it were another',
          'keeps all in readiness, and has packed a bag for the day after',
        ],
        seeks: [
          'has put a fortune into this, and cannot afford to have it not happen',
          'asks everyone what they will do afterwards, and writes down the silences',
        ],
        hooks: [
          'The {event} is due on {deadline}. {K} pays {coins} gold pieces for people who are not believers, to keep order in the crowd.',
          '{V} found a mistake in the reckoning, said so to one person, and has been missing since.',
          'Signs have been seen, {few} in one week, and one of the party has played a part in all of them, without meaning to.',
        ],
        trace: [
          'The oldest lists show a different day, neatly erased.',
          'Somebody buys lamp oil, rockets and white cloth in {town}, in quantities.',
          'The garland on the chair has been worn: there is a grey hair in it.',
        ],
        truth:
          'It has been and gone. The {event} came {years} years ago, on a night when the lookouts were asleep, and {V}\u2019s predecessor erased the day out of shame; all the reckoning since then has been wrong. {V} discovered it in the lists and is locked up in the old watch room by {B}, who has sold seats, relics and land for {deadline}, and has a false {event} built out of cloth, rockets and hired hands. {K} has guessed that nothing will come, and also what this would do to those who have waited all their lives.',
        finds: [
          [
            'Investigation',
            'holding the oldest list to a candle',
            'under the erased day stands, in small letters: "seen by none. God forgive us"',
          ],
          [
            'Stealth',
            'looking into the barn that {B} has rented',
            'there is a great deal of white cloth on a frame, and a rehearsal going on',
          ],
          [
            'Insight',
            'asking the oldest ones what exactly they are waiting for',
            'each says something else, and all of it could be given to them by a neighbour',
          ],
        ],
        later: [
          'On {deadline} the false {event} catches fire above the crowd, and hired hands bring the takings of {B} to safety (use <Tough, Spy, Bandit Captain, Gladiator>).',
        ],
        ways: [
          'If {V} tells it, in the evening, quietly, to all of them at one table, {site} finds that it has become a home in the meantime.',
          'The lever under the chair lights the roof, for miles. If what came once is to come again, it needs only to be shown the way.',
        ],
      }),
    ],
  },
  {
    id: 'traps',
    says: /\b(?:traps?|booby|trapped|snares|pitfalls|deathtraps?|deadly (?:halls|corridors))\b/,
    not: /\b(?:trapped (?:in|inside|souls?|by)|trap for)\b/,
    tells: [],
    look: [
      'a bright new rope across the way, and a second one, grey, exactly where one would step over the first',
      'a floor of tiles, some of them worn and some suspiciously clean',
      'a skeleton with a notebook, open at a page that says "not this one either"',
    ],
    known: [
      'Hardly a step there is only a step; {town} sells sketches of the way through, at {few} prices, and the dearest has the most corners.',
    ],
    feature: [
      'Every third trap can be turned round, by those who have found out who resets them.',
      'A chalk cross means "safe", except on the left side.',
    ],
    beside: [
      'The traps of {site} are kept in order by someone who still lives there, and is rather proud of them.',
    ],
    plots: [
      plotOf({
        id: 'traps-1',
        absent: ['trap maker', 'youngest of the burglars', 'map seller'],
        guest: ['burglar with a limp', 'locksmith on holiday', 'nobleman on a wager'],
        wants: [
          'listens at night, nods at each click, and goes to put it back',
          'warns everybody, in detail, and looks a little disappointed when they turn round',
        ],
        seeks: [
          'has been in as far as the fourth room {few} times, and has a different scar from each',
          'buys children\u2019s marbles by the sack, and rolls them ahead',
        ],
        hooks: [
          '{V} is in there, behind the fourth room, and can be heard; {town} has put together {coins} gold pieces for {V}, and {few} people have tried.',
          'Someone has begun to set traps outside as well, on the road, of a much better make.',
          'What the party looks for lies at the end; the sketch which they have bought stops in the middle of a warning.',
        ],
        trace: [
          'Fresh oil on an old hinge, and a crumb of cheese beside it.',
          'One trap has been set to catch what comes out, and not what goes in.',
          'The notches at the wall count days, in a hand that gets bored.',
        ],
        truth:
          'The traps do not protect a treasure: they are there to keep one from leaving. In the last room sits a creature that came for the gold and grew too clever (use <1 Ettercap 450, Oni, Rakshasa>); the people of {K} built all of it round it, a room a year, and {K} resets what it has undone in the night. {V} got through to it, by talent, and is teaching it chess; it promises {V} freedom in exchange for the trick of the seventh door. {B} wants the gold, has found the back way, and opens it from outside.',
        finds: [
          [
            'Investigation',
            'looking at three traps from behind',
            'all of them are easier to pass going in than coming out',
          ],
          [
            'Perception',
            'listening at the seventh door',
            '"Check", says something large, in a kind voice, and {V} sighs',
          ],
          [
            'Insight',
            'asking {K} what would be in the last room',
            '"Company", says {K}, and oils a spring',
          ],
        ],
        later: [
          'On day {days} {B} has the back way open, and what has had {years} years to think comes out of it.',
        ],
        ways: [
          'It keeps its word, being vain about it: a game, for {V} and for staying, would bind it. It has not lost one yet.',
          'The back way can be turned into the best of all the traps in an afternoon, with {K}, {V} and a sack of marbles.',
        ],
      }),
    ],
  },
];
