import { everyTone } from '../../tones.ts';
import { siegeFrame } from '../frames/siege-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/** A host comes against a place, and the party prepares the defence; A commands the host. */
export const defendSiege: MatterKernel = {
  id: 'defend-siege',
  sort: ['band', 'thing'],
  needs: 'siege',
  not: /\bopen(?:ed|s)?\b|\btraitors?\b|\bbetray|\b(?:raise|gather|rally|build|train|assemble|find|unite) (?:an army|allies|an alliance|troops|the clans|the tribes)\b|\b(?:final|last) battle\b/,
  tones: everyTone,
  frame: siegeFrame,
  isBandBeside: true,
  escort: ['people'],
  scale: { deadline: [['the assault'], ['the assault'], ['the great assault']] },
  roles: {
    G: [
      ['captain of the garrison', 'castellan', 'reeve', 'captain of the watch'],
      ['governor', 'marshal of the province', 'commander of the fortress'],
      ['marshal of the realm', 'regent of the realm', 'lord protector'],
    ],
    A: [['commander of {foes}'], ['commander of {foes}'], ['supreme commander of {foes}']],
    B: [
      ['master mason', 'carpenter', 'wheelwright'],
      ['master builder', 'fortress engineer', 'shipwright'],
      ['royal engineer', 'builder of the harbour walls', 'master of the royal works'],
    ],
    S: [
      ['elder of the charcoal burners', 'speaker of the hill people', 'head of the river folk'],
      ['captain of a free company', 'abbot of the mountain monks', 'speaker of the hill clans'],
      ['duke of the far coast', 'head of the nine clans', 'admiral of the free ports'],
    ],
    T: [
      ['escaped mule driver', 'escaped cook', 'escaped drummer'],
      ['escaped army surgeon', 'escaped drummer', 'escaped map maker'],
      ['escaped court musician', 'escaped physician', 'escaped master of the horse'],
    ],
    H: [['herald of {foes}'], ['herald of {foes}'], ['herald of {foes}']],
  },
  sites: [
    ['the cracked wall', 'the wall behind the stables', 'the old breach', 'the short wall'],
    ['the camp of {S.full}', 'the hall of {S.full}', 'the landing place of {S.full}'],
    ['the deep cellars', 'the great cistern', 'the storehouse by the drain'],
  ],
  lair: {
    names: [
      'the mill hill',
      'the chapel hill',
      'the hill with the standing stone',
      'the vineyard hill',
    ],
    terrain: 'wild',
  },
  problem: [
    [
      'Scouts have counted {num} of them, with ladders« and a drum as big as a cart»; behind the walls stand hardly half as many who have ever held a spear.',
      'tier=1',
    ],
    [
      'For {few} days {town} has been full of carts, cows and people who look over their shoulders. The scouts count {num} enemies«, {town} counts its spears», and nobody sleeps well.',
      'tier=1',
    ],
    [
      'Scouts have counted {num.hundreds} of them, with ladders, towers and a drum« as big as a house»; on the walls there are not {num} who have seen a battle.',
      'tier=2',
    ],
    [
      '{num.hundreds} of them are on the march«, and what they leave behind them smokes». The walls are long, and the garrison of {town} is short of everything but advice.',
      'tier=2',
    ],
    [
      'Nobody has counted them to the end: the scouts of {council} gave up at {num.hundreds}«, on the second day, with the drum still in their ears». Two armies of the realm have been beaten already.',
      'tier=3',
    ],
    [
      '{num.hundreds} have been seen, and that is the vanguard. «Where their drum was heard, no wall has stood. »The realm has one army left, and it stands around {town}.',
      'tier=3',
    ],
  ],
  start: [
    [
      'From the tower of {town} you hear it before you see anything: a drum, one beat to each breath, far away. {G.full} listens with closed eyes. "Yesterday it was two breaths," says {G.full}. Below you {B.full}, the {B.role}, knocks with a hammer against the foot of the wall, twice here, twice there, and at the third place does not knock again.',
      '@drum',
    ],
    [
      'A rider with a white cloth stops below the walls of {town}, {H.full}, the {H.role}, and unrolls a list. "{A.full} greets {town}, and asks for the keys, the well and breakfast," reads {H.full}. "There are {days} days to think about it, says {A}, and after that nobody [will ask|asks]." Next to {G.full} a hand is raised with [half a brick|a roof tile|a turnip] in it. "Not the herald," says {G.full}, and takes it away.',
      '@herald',
    ],
  ],
  ask: [
    '{G} wants {ward} held. "I have {days} days, one wall that is no good, neighbours who do not speak with me, and a drum that I hear in my sleep. [Choose where you begin|Begin where you like], and take {B} or whoever is free."',
    '"Hold {ward} with us«, that is all»," says {G}. "Look at the wall with {B}. Bring me {S}, who has spears and a grudge. And ask the one who ran away from them, {T}, what {A} fears. In {days} days it is too late to ask."',
  ],
  rumours: [
    'As long as the drum beats, {foes} {foes.is} not afraid of anything«. {T} has said so, and {T} was there».',
    '{S} would come, if {G} said one sentence that {G} will never say.',
    'Under {p3} there is a way out«, which the grandfather of {B} bricked up».',
    '{A} has never taken a place by force that opened its gate first«, and has never kept a word to one that did».',
    '{B} has built on that wall for {few} years, and keeps the family on the other side of it.',
  ],
  run: [
    [
      'The places at which {B} knocked lie in a row: a vault runs behind them (DC 12 Investigation), and at the third place it has fallen in.',
      'start=drum',
    ],
    [
      '{H} counts the people on the wall while reading. Whoever sees it (DC 12 Perception) can let {H} count wrongly.',
      'start=herald',
    ],
    'The drum can be heard best from {p3}, through the floor; {T} turns pale there and knows the beat.',
    'Each day of work is loud: {A} is told what is built by whoever watches from {lair} (DC 13 Stealth to work unseen, by night).',
  ],
  gist: [
    '{fact}, and {A} will attack {p1} at {deadline} and only pretends to want the gate. What holds {foes} together is the great drum on {lair}. {Ward} can be held if the party does what can be done before then: mend {p1}, win {S}, close or use the way under {p3}. Each of the three counts at {deadline}.',
    'In the words of {G}, {fact}. {A} leads {foes.them} from {lair}, where the drum stands, and will come over {p1}. {Ward} holds if at least two of three things are done by {deadline}: {p1} mended, {S} won, the way below {p3} closed or used.',
  ],
  truth: [
    [
      '{A} needs {ward} quickly, because [behind it lies the only road that carries carts|whoever holds it holds the valley|the land behind it has not been plundered yet]. {A} has had {p1} looked at by two spies, who came as beggars, and knows what {B} knows: it stands on a fallen vault. At {deadline} half of {foes} make{foes.v} a noise at the gate, and the best of them come over {p1}.',
      '{A} does not mean to starve anyone out: that takes too long, and the drum works for one campaign only. Two spies, dressed as beggars, have found {p1}. At {deadline} there will be torches and shouting at the gate, and while everyone runs there, the best of {foes} come over {p1}.',
    ],
    [
      'The drum is older than {A}. {A} found it in a barrow {weeks} weeks ago, and whoever fights while it beats feels no fear. It stands on {lair} behind {few} shields, and {A} does not go further from it than a voice carries. If it falls silent for as long as one needs for a prayer, half of {foes} turn{foes.v} round. {T} carried it for a month and can beat the signal for the retreat.',
      "What nobody in {town} knows is why {foes} {foes.is} not afraid: the drum on {lair}, which {A} took from a king's grave. It takes away fear, and gives it back all at once when it stops. {T}, who had to carry it, ran away for this reason«, and knows each of its signals».",
    ],
    [
      'What becomes of {it} depends on {S} as well, who has people enough for one side of {ward}, and a quarrel with {G}: after the last war {G} forgot to [give back their dead|pay for their horses|invite them to the feast of victory]. {S} wants to hear it said aloud, in front of both sides. Below {p3} an old passage leads to the foot of {lair}; {foes} {foes.has} found its other end, and {foes.is} digging.',
    ],
  ],
  turn: [
    'On the day before {deadline} {H} comes once more under the white cloth and offers terms: {A} lets everyone go who leaves {ward} with what two hands can carry. Half of {town} wants to accept. It is meant honestly by {H}, and not by {A}, whose riders wait behind {lair} (DC 14 Insight).',
    'The digging below {p3} is faster than anyone thought: {few} fighters of {A} break through a night early, with a keg of pitch. Whoever has been to {p3} before knows where to stand; and from then on the way is open in both directions.',
  ],
  people: {
    G: [
      '{G} wants {ward} to stand«, and will not ask {S} for anything», and knows that both are not possible. {G} sleeps on the wall.',
    ],
    A: [
      '{A} wants {ward} before the month is over, and hates noise: next to the drum {A} wears wax in both ears. {A} keeps a word that was given to an equal, before witnesses, and no other.',
    ],
    B: [
      '{B} wants to mend {p1}, which {B.their} own master built badly, and needs every free hand, two days and the beams of the [town hall|tithe barn|great stable].',
    ],
    S: [
      '{S} wants one sentence from {G}, aloud. {S.they} has marked the day in the calendar on which it was not said.',
    ],
    T: [
      '{T} wants never to hear the drum again, and is the only one who knows what its signals mean«; {T} taps them on tables without noticing».',
    ],
    H: [
      '{H} carries the words of {A} and is tired of it. {H} would go over to whoever is sure to win, and asks the party«, as if in passing,» who that is.',
    ],
  },
  looks: [
    [
      "Fresh mortar on old cracks, a goat that [eats the grass out of the joints|stands on the coping], and below, in the ditch, a beggar's bowl that nobody has missed. {B} can put a whole arm into the wall.",
    ],
    [
      'Long tables, weapons on the wall within reach, and a chair with a cloth over it«, which is for {G} and has been empty for years». Whoever sits in it is laughed at.',
    ],
    [
      'Barrels, onions, a cold draught where none should be. If one lays an ear to the floor, the drum of {A} is there«, and under it something that scrapes».',
    ],
    [
      'A bare hilltop with a view of {ward}, a palisade of shields, and the drum of {A}: two wheels, a hide as pale as a face, and {few} drummers in turns, who all have wax in their ears.',
    ],
  ],
  todo: [
    [
      "To mend it takes two days and beams, and {G} will not give up [the roof of the town hall|the great stable] for beams« unless persuaded» (DC 13 Persuasion). Then the wall is built with {B}, by a check of the group (DC 12 Athletics or mason's tools); on a failure it takes a third day. *Done, it counts one.*",
    ],
    [
      [
        'The lines of {foes} must be crossed to get there (DC 13 Stealth by the group, or half a day in the marsh). {S} then listens, at the head of a long table. Either {G} says the sentence there (DC 14 Persuasion to bring {G.them} to it), or one of the party wins what guests must win here: a [wrestling match|song about the dead|race on foot] (DC 14 Athletics or Performance). *Done, it counts one.*',
        'closed=yes',
      ],
      [
        '{S} receives guests gladly and {G} not at all. Either {G} comes along and says the sentence (DC 14 Persuasion to bring {G.them} to it), or one of the party wins what guests must win here: a [wrestling match|song about the dead|race on foot] (DC 14 Athletics or Performance). *Done, it counts one.*',
        'closed=no',
      ],
    ],
    [
      "The old bricks give way in an hour (DC 12 Athletics), and {B} sneezes. Behind them it is narrow: who goes on meets three diggers of {A}, who would rather talk than die in a hole. The passage can be brought down (DC 13 with mason's tools, or a keg of pitch), or kept for a way out. *Done, it counts one.*",
    ],
  ],
  clues: [
    [
      "Investigation :: looking at the beggar's bowl :: It has a hole of the size of an eye, and from the ditch it looks at the crack: {foes} mean{foes.v} to come here, and not through the gate.",
      "Insight :: asking {B} who else has asked about the wall :: Two beggars with soldiers' boots, who answer to {A} and who write down how high it is.",
      'Perception :: listening at the crack at night :: The drum gives signals, and each one comes from {lair}.',
    ],
    [
      'History :: hearing what {S} knows of {foes} :: In {few} battles they made a noise at the gate and came over the worst wall.',
      'Persuasion :: asking {S} about {A} :: {A} never stands in front. {S} has seen {A} run once, when a horse fell onto the drum.',
      'Nature :: looking from here at the hills :: Crows sit on every hill but one: {lair}, where the drum is.',
    ],
    [
      'Survival :: looking at the earth that was dug out :: It has been dug for {few} days, and towards {p1}: the passage is to bring down the wall at {deadline}.',
      'Insight :: letting {T} listen to the floor :: {T} taps along. "Carry, carry, halt. That is {A} in person, since nobody else may change the beat."',
      'Investigation :: following the draught :: It comes from the old passage, which ends among brambles at the foot of {lair}.',
    ],
  ],
  lairUse: [
    'For each thing that was done ({p1}, {S}, the passage) take away one of those who fight beside {A}, or give the party one free move at {lair}. If nothing was done, two more come in the third round.',
    [
      'The drum has 20 hit points and AC 13, or it is silenced for a round by whoever lets down the hide (DC 14 Sleight of Hand). When it has been silent for two rounds, everyone beside {A} must be led by {A} with an action, or runs.',
      'tier=1',
    ],
    [
      'The drum is covered with iron: it has AC 17 and {num} hit points, or it is silenced for a round by whoever cuts the cords of the hide (DC 14 Sleight of Hand). Silent for two rounds, it makes everyone beside {A} run whom {A} does not hold back with an action.',
      'tier>=2',
    ],
    'The hide is greased: fire takes it in one round«, with a bang that is heard in {town}».',
    'Whoever has learned the beat from {T} (DC 13 Performance, one action) sends half of {foes} back to the baggage for two rounds.',
  ],
  tactics: [
    '{A} stays within reach of the drum, lets the others go first, and strikes at whoever touches it; {H} stands aside with the white cloth and waits for an end',
  ],
  parley: [
    '{A} is bound by what was said before witnesses: if the first rank hears it and the drum is in danger, {A} agrees to a truce of a year and a day (DC 14 Persuasion) for safe retreat. *The price:* {A} draws off with all that was taken« elsewhere», past the eyes of {town}.',
    'One may challenge {A}, by name, before the first rank (DC 14 Intimidation): then it is a fight between {A} and one of the party, to the first who kneels. If the party wins, {foes} go{foes.es}; if not, the gate is to be opened, and {A} expects it to be.',
  ],
  clock: [
    [
      'The first riders of {foes} show themselves and burn a barn« with nobody in it». {G} has the gates of {town} shut at noon.',
      'Smoke stands over the outlying farms. {G} has all animals driven into {town}.',
    ],
    [
      'The spies of {A} leave {town} with the measure of {p1}. {S} sends the chair back to {G}«, broken».',
    ],
    [
      '{Foes} stand{foes.v} around {ward}, and the drum is set up on {lair}. The diggers are below {p3}.',
    ],
    [
      'At {deadline} torches burn at the gate, and ladders lean against {p1}. The party is at the wall, at the gate or on {lair}: what it has prepared, counts now.',
    ],
  ],
  after: ['{A} stands in {ward} and has the gate hung the other way round; {ruin}.'],
  endings: [
    {
      heading: 'The wall holds',
      text: [
        'At {p1} the ladders fall back, one after the other, and in the morning {it} {it.is} no longer a threat but something that one tells about. {A} draws off«, with the drum on a cart with three wheels». {G} goes to {S} and says the sentence, before the whole wall.',
      ],
    },
    {
      heading: 'The drum is silent',
      text: [
        'On {lair} the drum breaks in the middle of a beat, and for a moment {A} can be heard, and nothing else. Then {foes} run{foes.v}, «each on its own, »and {ward} is saved. *The price:* those who ran are in the woods around {town}, without a leader, and hungry.',
      ],
    },
    {
      heading: 'A year and a day',
      text: [
        '{A} and {G} swear the truce under a white cloth, and {foes} go{foes.es}. *The price:* in a year and a day they may come again, and {A} has seen the wall from inside. {B} begins to build on the same evening.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{fact}: so it was, and {ward} has fallen. {S} covers the road with what is left, until the last cart is through, and {G} is the last on it. What remains is a people without a roof, {T} with two sticks in both hands, and a drum that has to be silenced.',
      ],
    },
  ],
  steps: [
    'Mend {p1} with {B.full}.',
    'Win {S.full} for the defence.',
    'Look at what is below {p3}.',
    'Hold {ward} at {deadline}.',
  ],
};
