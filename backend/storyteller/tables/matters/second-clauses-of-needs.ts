import type { SecondClause } from './second-clause-type.ts';

const rival =
  "(?<who>(?:an?|another|two|other|some|several|the (?:rival|other|second)) (?:[\\p{L}'-]+ ){0,2}?(?:party|parties|adventurers|heroes|hunters?|company|team|rivals?|treasure hunters|mercenaries|crew|group|guild|paladin|knight|noble|wizard|baron|lord|collector))";

/** Clauses that make the task harder: others, haste, a trap, no help, and those who follow. */
export const clausesAboutNeeds: readonly SecondClause[] = [
  {
    id: 'rival',
    of: [
      `${rival} (?:is|are|wants?|also|has|have|gets?|got|arrives?|races?|hunts?|tries|try|offers?|claims?|will|was|were|seeks?|competes?|follows?)(?: .+)?`,
      '(?:the party|they|you) (?:is|are) not the only ones?(?: .+)?',
      'someone else (?:wants|is after|gets|got|is looking for|hunts|is hunting) .+',
    ],
    roles: ['bounty hunter', 'captain of fortune', 'trophy collector', 'treasure hunter'],
    isKnown: true,
    label: 'The rival',
    gist: [
      '{Second}: {Y.full} is a day ahead, has more people and less patience, and can be outwitted, hired or followed.',
      '{Second}. {Y.full} is good at it, and wrong about one thing that the party can find out.',
    ],
    rumours: [
      '{Y.full}, the {Y.role}, has taken the best rooms in {town}, and tells the story of the last victory each evening, with a louder ending.',
      '{Y.full} pays double for maps, so there are suddenly many maps.',
    ],
    truth: [
      'It is also true that {second}. {Y.full}, the {Y.role}, was hired by {council}, or by half of it, which did not trust {G}. {Y.name} means to attack at {lair} on the evening before {deadline}, from the front, with everything, because that has always worked. It will not work here, and {few} people will be hurt who only carry things.',
      'It is also true that {second}. {Y.full}, the {Y.role}, is not as rich as {Y.they} looks: the company has not been paid for {weeks} weeks, and if somebody else gets this reward, it falls apart. {Y.name} would share, if it can be called something else; and would lie, if it comes to that.',
    ],
    person: [
      '{Y} wants to be first, and be seen to be first. {Y.name} respects whoever beats {Y.them} at something in public, even at darts.',
      '{Y} wants one great success before retiring. {Y.name} has a good map, a bad knee, and a second in command who would rather work with the party.',
    ],
    clues: [
      'Perception :: looking at who was here before the party :: Boots of good make, {few} pairs, and a dropped tavern bill with the plan of {Y.full} on its back.',
      'Insight :: drinking with the people of {Y.full} :: They do not like the plan, say so after the second cup, and would need only a reason to be late.',
    ],
    ending: {
      heading: 'Together with the rival',
      text: [
        'The party and {Y.full} go in from two sides, at the same bell, and it is over in half the time. *The price:* half of the reward, and in every tavern from here to {town2} it was {Y.name} who did it.',
        'The rival comes too late, and {Y.full} looks at what is left, and at the party, and claps, slowly, and means it. *The price:* {Y.name} has no money to pay the company, and the company knows who has.',
      ],
    },
  },
  {
    id: 'trap',
    of: [
      '(?:it|this|that|the (?:whole )?(?:thing|quest|job|mission|message|map|letter|rescue|request)) (?:is|was|turns out to be|might be) (?:actually |really |all |just )*(?:an? )?(?:\\p{L}+ )?(?:trap|ambush|trick|lie|test|setup|set-up|hoax|scam|fake|forgery|distraction|diversion|illusion|wrong|false)(?: .+)?',
      'the (?:map|guide|information|directions|key|password) (?:is|was|are) (?:wrong|false|fake|outdated|a lie|lying)(?: .+)?',
      "(?:they|he|she|it|the [\\p{L}'-]+) (?:is|are) (?:waiting for|expecting|prepared for|ready for) (?:the party|them|you|us)(?: .+)?",
    ],
    label: 'The trap',
    gist: [
      '{Second}: the party is expected at {lair}, and the way that looks easiest is the one that was made easy.',
      '{Second}. Whoever knows it in time can spring it from the other side.',
    ],
    rumours: [
      'It was far too easy to find out where {lair} is; even the milk carrier of {town} knew it.',
      'Somebody has cleared the path to {lair} of branches, and it was nobody from {town}.',
    ],
    truth: [
      'It is also true that {second}. Somebody wanted people like the party to come, and saw to it that {G} would look for some: the fear was real, the hints were placed. At {lair} the door is open, the lamp is lit, and there is a second door behind the first, with people in front of it who have been told to wait until everyone is inside.',
    ],
    clues: [
      'Investigation :: asking how each hint came to {town} :: All of them came by the same pedlar, in one week, and he was paid for telling it in new coins.',
      'Perception :: looking at the path from a distance :: The easy way to {lair} was swept yesterday. There is another, behind the nettles, that nobody has thought of.',
    ],
    ending: {
      heading: 'The trap turned round',
      text: [
        'The party sends a cart with hats on poles up the swept path, comes by the nettles, and finds everyone looking the wrong way. *The price:* whoever laid the trap now knows that this party reads the ground, and will try something else next year.',
      ],
    },
  },
  {
    id: 'chased',
    of: [
      '(?:(?:they are|it is|while|and) )?(?:being )?(?:chased|followed|pursued|hunted|stalked|tracked|harried|shadowed) by (?<what>.+)',
      "(?<what>(?:an?|the|some)? ?[\\p{L}' -]+?) (?:chase|chases|follow|follows|pursue|pursues|hunt|hunts|are chasing|is chasing|are following|is following|are hunting|is hunting|is on their trail|are on their trail|are close behind|is close behind)(?: .+)?",
    ],
    isKnown: true,
    label: 'Those who follow',
    gist: [
      '{Second}: they are half a day behind at the start and lose or gain with every decision; count it.',
      '{Second}. They want one thing, they come by night, and they can be led astray three times, not four.',
    ],
    rumours: [
      'On the last hill behind {town} a fire was seen, and in the morning a second one, nearer.',
      'The dogs of {town} look all in the same direction at dusk, and then go indoors.',
    ],
    truth: [
      'It is also true that {second}. At the start they are three stages behind. Each place at which the party rests, fights loudly or fails a check brings them one stage nearer; each false trail (DC 13 Survival), broken bridge or bribed ferry throws them back one. At nought they are there, in the night, and at the worst place.',
      'It is also true that {second}. They do not tire, but they are not clever: they follow the smell of one thing that is carried along, and nobody has thought of searching the baggage. Whoever finds it at {p2} can throw it in the river, or hang it round the neck of a mule and send the mule east.',
    ],
    clues: [
      'Survival :: looking back from a high place :: They are nearer than yesterday, they do not spread out, and they turn aside exactly where the baggage was set down.',
      "Perception :: staying behind for an hour :: They pass within a stone's throw. Now one knows how many they are, who leads, and that the leader limps.",
    ],
    ending: {
      heading: 'Turned on the hunters',
      text: [
        'At {p3} the party stops running and lets them come: a narrow place, a lit fire with nobody beside it, and everyone above it with stones. After that nobody follows. *The price:* it costs half a day, and half a day was all there was.',
      ],
    },
  },
  {
    id: 'scarce',
    of: [
      '(?:the )?(?:winter|snow|storm|a (?:\\p{L}+ )?storm|night|a blizzard|the cold|flood|the flood|tide|the tide) (?:is |are )?(?:coming|near|nearing|approaching|close|rising|begins?|falls?|comes?)(?: .+)?',
      '(?:the |their )?(?:food|water|supplies|arrows|provisions|stores|time|air|light|torches|grain) (?:is |are )?(?:running |runs? |almost |nearly )*(?:out|low|short|gone|scarce|poisoned|spoiled)(?: .+)?',
      "(?:there is |there's |with |they have |it has )(?:almost |hardly |very |only )*(?:no|little|few|a few|not enough) (?:food|water|time|supplies|soldiers|weapons|help|light|torches|defenders|guards|men)(?: .+)?",
    ],
    isKnown: true,
    label: 'What is short',
    gist: [
      '{Second}: {town} can bear it until {deadline}, and has counted it out to the last sack.',
      '{Second}. What would help lies at {lair}, and somebody in {town} has a little more than {few} neighbours know of.',
    ],
    rumours: [
      'In {town} doors are chalked: one stroke for each mouth, and a circle where somebody gives up a share.',
      'Somebody bakes in {town} at night, and the smell is worse than a theft.',
    ],
    truth: [
      'It is also true that {second}. {G} has had everything counted: with half portions it lasts until {deadline}, and not a day longer. {few.s} households have hidden something, less out of greed than out of fear, and everyone knows of one. An open list, begun by somebody who gives first, would bring it all to light (DC 13 Persuasion).',
      'It is also true that {second}. There is enough at {lair} for all of {town}, dry and packed, and the way back with it is the harder half: {few} loads, a sledge or two, and {town} has to send people who have never left it at night.',
    ],
    clues: [
      'Investigation :: counting what is left here :: It does not add up, in the better direction: somebody carries in by night what others believe was lost.',
      'Nature :: looking at the sky and the wind :: Three days, perhaps four. After that nobody reaches {lair}, and nobody comes back from it.',
    ],
    ending: {
      heading: 'Enough for everyone',
      text: [
        'What lay at {lair} is in the great barn of {town} before the weather turns, with a list on the door, and {G} cuts the first loaf in public. *The price:* everything else had to wait for it, and whoever was beaten and not caught has had time to get away.',
      ],
    },
  },
  {
    id: 'alone',
    of: [
      "(?:nobody|no one|no-one|none of the .+|the (?:villagers|townsfolk|town|village|people|king|mayor|guards?|council|watch|elders|locals|nobles)) (?:does not |doesn't |do not |don't |will not |won't |refuses? to )?(?:believes?|wants?|dares?|helps?|can help|cares?|trusts?|like|likes|want|listens?|pay|leave|evacuate|fight)(?: .+)?",
      '(?:it|this) (?:is|must (?:be|stay)) (?:kept )?(?:a )?(?:secret|forbidden|illegal|against the law)(?: .+)?',
    ],
    isKnown: true,
    label: 'What {town} thinks of it',
    gist: [
      '{Second}: whoever wants help has to win it first, one door at a time, and each won door counts in the end.',
      '{Second}, and has a reason that can be answered.',
    ],
    rumours: [
      'There was a vote about it in {town}, by show of hands, and nobody wants to say whose hands.',
      'The last ones who came to help left {town} a bill, and a ruined wedding.',
    ],
    truth: [
      'It is also true that {second}. The last ones who offered help, {few} years ago, took the money in advance and were last seen on the road to {town2}. Since then {town} has a rule: no strangers, no promises. Three people decide whether it holds: the innkeeper, the midwife and the oldest at {p1}. Whoever has two of them has {town} (DC 13 Persuasion each, or one good deed each).',
    ],
    clues: [
      'Insight :: helping with some work before asking :: It is not ill will. They were cheated once, by people with swords and good manners, and are ashamed of it.',
    ],
    ending: {
      heading: 'With {town} behind them',
      text: [
        'When it comes to it, a door opens, and then another, and people come out with lamps and long forks, looking as if they were only passing. The enemy has counted on everyone staying inside. *The price:* from now on {town} will want to be asked about everything.',
      ],
    },
  },
];
