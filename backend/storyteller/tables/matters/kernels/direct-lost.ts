import { everyTone } from '../../tones.ts';
import { lostFrame } from '../direct/search-frames.ts';
import type { MatterKernel } from '../matter-types.ts';
import { goods } from '../noun-kinds.ts';

/** A thing lies where it is dangerous to go, and the party brings it. A keeps watch over the place. */
export const directLost: MatterKernel = {
  id: 'direct-lost',
  sort: 'thing',
  of: [...goods, 'animal', 'sky', 'idea'],
  family: 'lost',
  states: ['usual', 'gone'],
  tones: everyTone,
  escort: ['beast', 'elemental', 'spirit'],
  frame: lostFrame,
  own: {
    band: ['the watchers', 'the last sworn ones', 'the stone keepers'],
  },
  roles: {
    A: [
      ['old ferry guard', 'lay brother', 'herb woman of the wild', 'sworn shepherd'],
      ['last knight of a small order', 'warden of the old road', 'keeper of the beacon'],
      ['last grand master of a forgotten order', 'exiled high priest', 'warden of the deep gate'],
    ],
    B: [
      ['weaver', 'cooper', 'schoolteacher', 'wheelwright'],
      ['physician', 'printer', 'ship owner'],
      ['exiled heir', 'royal archivist', 'ambassador'],
    ],
    S: [
      ['boat builder', 'well digger', 'mule driver', 'charcoal burner'],
      ['salvage captain', 'mountain guide', 'mine surveyor'],
      ['admiral in disgrace', 'court explorer', 'master of the pearl divers'],
    ],
    T: [
      ['goat herd', 'eel fisher', 'beekeeper', 'lamplighter'],
      ['lock keeper', 'archivist', 'lighthouse warden'],
      ['keeper of the seals', 'pilot of the straits', 'blind chronicler'],
    ],
    H: [
      ['bell ringer', 'candle maker', 'gravedigger'],
      ['sacristan', 'ferry master', 'land surveyor'],
      ['confessor', 'captain of a lightship', 'court herald'],
    ],
  },
  sites: [
    [
      'the archive below the town hall',
      'the charnel chapel',
      'the house in which {B.full} was born',
      'the library of the old chapel',
    ],
    ['the shed of {S.full}', 'the barn of {S.full}', 'the yard of {S.full}'],
    [
      'the last landing stage',
      'the hut at the end of the road',
      'the inn of the turned-back',
      'the shelter with the blue door',
    ],
  ],
  lair: {
    names: [
      'the chapel below the ice',
      'the salt caves',
      'the fallen observatory',
      'the tomb with three doors',
      'the silent mine',
    ],
    terrain: 'underground',
  },
  problem: [
    [
      'Nobody has touched {it} for {years} years. {few.t} people have gone to look since, with ropes, prayers or maps, and one came back: {S.full}, the {S.role}, who does not talk about it. {B.full}, the {B.role}, has found the first new trace in a lifetime. Others between {town} and {town2} have heard of it, and the first of them are on the way.',
      'map=no',
    ],
    [
      '{years.s} years is a long time to leave {it} where {it.they} {it.is}. {few.t} people have tried since anyone counted; {S.full}, the {S.role}, came home from it without the others. Now {B.full}, the {B.role}, knows something new, has told [three|four|five|seven] people in confidence, and so all of {town} knows it.',
      'map=no',
    ],
    [
      'The map is genuine: half a sheet of [goatskin|calfskin|sailcloth], torn across, as anyone in {town} can see. {few.t} people have looked for {it} without it since {it} {it.was} hidden, {years} years ago, and one came home: {S.full}, the {S.role}. The dead man was the great-uncle of {B.full}, the {B.role}, who owns the boots now, and the half. Since yesterday [three|four|five] others have been asking {B.name} to see it.',
      'map=yes tone!=whimsical',
    ],
    [
      'It is half a sheet of [goatskin|calfskin|sailcloth], torn across, with a coast, a cross without a place, and [two|three|four] lines of a rhyme. {B.full}, the {B.role}, has it. {S.full}, the {S.role}, once looked for {it} without any map and came home thinner. {it} {it.has} been waiting for {years} years, and since yesterday all of {town} has been buying shovels.',
      'map=yes',
    ],
  ],
  start: [
    [
      '{S.full} puts a wet glove on the table. It has lain in the yard for {few} years and is still wet. "I had it on," says {S}, "when I touched {it}. Then something said my name, {S.name}, [very kindly|like my mother|twice], and I let go." Nobody laughs. {S} pushes the glove over to you. "Which of you can hear [your name|your name, so,|yourself called] and hold on to {it}?"',
      '@glove',
    ],
    [
      '{B.full} unfolds a paper on the floor of the chapel of {town} and puts a boot on each corner. [Rain runs|Hail rattles|Snow slides] down the windows of {town}. "My grandmother\'s hand," says {B}. "Here is the way. Here is what one must bring to {it}. And here," {B.name} touches a brown stain, "she stopped writing." The door opens, and [three|four|five|seven] people with packs look in, see the paper, see you, and go out again very politely.',
      '@paper map=no',
    ],
    [
      '{B.full} lays half of a map on the floor of the chapel of {town} and puts a boot on each corner. [Rain runs|Hail rattles|Snow slides] down the windows of {town}. "Here is the coast. Here is the cross. And there," {B.name} touches the torn edge, "is the half that somebody else has." The door opens, and [three|four|five|seven] people with packs look in, see the map, see you, and go out again very politely.',
      '@paper map=yes',
    ],
  ],
  ask: [
    '{G} wants {it} here before {deadline}. "I could tell you what {it} {it.is} worth, in {town} and in {town2}. I would rather tell you that [three|four|five|seven] people did not come back, and that I knew two of them."',
    '"Fetch {it}," says {G}, "before the others do, and before {deadline}. If it cannot be done, {town} wants to know why it cannot«, from somebody who has been there and can still talk»."',
  ],
  rumours: [
    '{S} hears {S.their} own name in the wind and answers it.',
    '{H} goes for a long walk once a week, with two loaves, and comes back without them.',
    'Whoever takes {it} away, {T} says, takes away what {it.they} hold{it.v} down.',
    '{few.t} strangers have bought all the rope in {town}.',
    'The grandmother of {B} was there, and came back with white hair and a good appetite.',
    'One has to leave something there. {T} says it, and {T} does not say what.',
  ],
  run: [
    [
      'Whoever puts on the glove (DC 12 Wisdom saving throw) hears the own name once, from the direction of {lair}. It is not a threat, and it knows {town} well.',
      'start=glove',
    ],
    [
      'The people in the door are the first of the others; {H} stands behind them and counts (DC 12 Perception).',
      'start=paper',
    ],
    '{B} shows everything that is in the house and asks for one thing: to hear the end of it first.',
  ],
  gist: [
    [
      '{it} {it.is} at {lair}, as they say. {A} and {band} have sworn to leave {it.them} there, because of what happened the last time, and turn people back. {it} can be brought out of {lair}, if something of equal worth is left instead.',
      'map=no',
    ],
    [
      'The map tells the truth: {it} {it.is} at {lair}. {T} has the other half without knowing it. {A} and {band} have sworn to leave {it} there, and turn people back. {it} can be brought out of {lair}, if something of equal worth is left instead.',
      'map=yes',
    ],
  ],
  truth: [
    [
      '{years.s} years ago [three|four|five|seven] people carried {it} to {lair} and left {it.them} there, because three towns had burned for {it.them} in one summer. They swore to keep away from {it} whoever would come. {A} is the last but {few} of those who swore after them, {H} brings the bread, and neither knows how it looks from outside.',
      'Those who last had {it} did not lose {it.them}: they were tired of being killed for {it.them}. {years.s} years ago they went to {lair}, put {it} down, and set a watch. The watch is {A} today, with {band}; {H}, in {town}, tells {A.them} who is coming.',
    ],
    [
      "The way has three parts. The door opens [at dusk|at the lowest water|when nobody speaks] and not before. Behind the door at {lair} one hears one's own name, in a dear voice, and whoever answers goes where it calls (DC 13 Wisdom saving throw, or wax in the ears). At the end {it} rest{it.v} in a hollow that closes when it is empty.",
      [
        'Three things stand in the way. At {lair} a light lasts for [half an hour|a quarter of an hour|ten minutes], not more. The water says the name of each who comes for {it}, in a dear voice, and whoever answers breathes in (DC 13 Wisdom saving throw, or wax in the ears). And {it} lie{it.v} in a hollow that closes when it is empty.',
        'wet=yes tone!=whimsical',
      ],
    ],
    [
      'The hollow at {lair} closes over the one who takes {it} and does not give; the first ones wrote it above the door, in the language of [that time|{years} years ago|the old towns]: "Put something in its place." It must be worth as much as {it} to the one who leaves it: [a ring of one\'s mother|a first letter|the picture of a friend], [the blade with which one won the first fight|a lucky coin|a medal], a name; a purse does not count.',
    ],
    [
      [
        '{T} has the other half of the map without knowing it: it is the lining of an old hat. On the hat of {T.name} are the door, the hour at which it opens and the rhyme to its end. Both halves together, and what {S} heard, are everything that is needed.',
        'map=yes',
      ],
      [
        '{T} has been as far as the door and knows the hour. {B} has the description of the hollow. Whoever puts both beside each other, and adds what {S} heard, has everything that is needed.',
        'map=no',
      ],
    ],
  ],
  turn: [
    '{A} is tired. The oath says that {it} must not go to anyone who wants {it.them} as a weapon or a price; it does not say that {it} must stay. Whoever shows {A} for whom {it} {it.is} meant, and is believed, is told what to leave; and {A} goes home, to a house in {town} that has been empty for {few} years.',
    'The place does hold something else: when {it} {it.is} lifted and nothing is left instead, {lair} begins to fall in, and the brook that feeds {town2} runs the other way from then on. {A} knows it, has tried to write it to {council}, and was thanked for the interest.',
  ],
  people: {
    G: [
      '{G} wants {it} for {town}, and before others have {it.them}. {G} has sent somebody once before, {few} years ago, and has told nobody; it was a friend.',
      '{G} wants {it} to be in good hands, and counts {G.their} own among these. {G} listens to an honest report, also if it is a sad one.',
    ],
    A: [
      '{A} has sworn to keep {it} where {it.they} {it.is}, and has buried those who did not listen. {A} warns three times, helps the hurt, and has not been asked a question about {A.themself} for {few} years.',
      '{A} wants to be relieved: by an heir, by an order, or by somebody with a good reason. Until then {A} does {A.their} duty, which includes rolling stones.',
    ],
    B: [
      '{B} wants to know what became of those in the family who went, and to see {it} once. {B} knows what the hollow looks like, down to the crack.',
      '{B} has what was handed down, and wants no share. {B} would give for {it} what is dearest to {B.them}, and that could be just what is needed.',
    ],
    S: [
      '{S} came back alone and is asked about it by everyone except those who should. {S} knows the voice at {lair}, and has wax enough for {num} ears.',
      '{S} wants to go once more and not alone. {S} has the ropes, the boat or the mules, and wakes each night at the same hour.',
    ],
    T: [
      [
        '{T} followed {H} once, out of curiosity, and saw the door at {lair} open. {T} knows the hour and is ashamed of having run.',
        'map=no',
      ],
      [
        '{T} got an old hat from a stranger who died at {p3} {few} years ago. The lining scratches, {T} has no idea why, and would part with the hat for a better one.',
        'map=yes',
      ],
    ],
    H: [
      '{H} brings bread to {A} and news to {band}. {H} wants to be told that it is over, and would weep with relief.',
      '{H} has kept one half of the oath for {few} years: to frighten people off. {H} is not good at it, and leaves herbs and apologies.',
    ],
  },
  looks: [
    [
      'Dust, a lamp on a chain, names in [nine|eleven|fourteen] rows. One shelf is clean: [somebody has been here before the party|the dust on it is {weeks} weeks old], and all of it is in the right order.',
      'A low vault that smells of wax. Between two stones sticks a slip of paper with the year in which {it} {it.was} carried off, and a drawing of a door.',
    ],
    [
      'Ropes in coils, {num} corks on a string, and a glove on a nail, from which it still drips.',
      '{S} is loading, for whoever will go, and has been for {few} years. Everything of {S.name} is in its place, except one pair of boots that nobody touches.',
    ],
    [
      'Here people turn round: over the bench are [thirty|forty|sixty] names of those who went on, with chalk, and next to some of them a second date.',
      'One room, one stove, one window towards {lair}. The host gives soup for nothing to those who go on, and sells it [to those who come back|on the way back|by the spoon to the others] for {few} gp.',
    ],
    [
      [
        'A room as round as an egg. In a hollow in the floor: {it}. Above the door are five words in old letters, and around {it} lie [a small shoe|a tin soldier|a woollen glove], [a broken flute|a pipe|a thimble] and a wedding ring.',
        'wet=no',
      ],
      [
        'A nave of still air under the water, [ten|fifteen|twenty] steps long, with a floor of sand. In a hollow in the sand: {it}. Around {it} lie [a small shoe|a tin soldier|a woollen glove], [a flute|a pipe|a thimble] and a wedding ring, and over the door are five words in old letters.',
        'wet=yes',
      ],
      [
        '[Twenty|Thirty|Forty] steps, each colder than the one before; then a hall in which each breath is heard twice. {it} rest{it.v} in a hollow of the rock, beside small things that somebody must have loved.',
        'wet=no',
      ],
    ],
  ],
  todo: [
    [
      '{few.t} years of dust have to be read (half a day), or the one who was here before has to be asked: {H} (DC 13 Insight to notice the wax on the sleeve).',
      'The one who has the key wants company while the party reads, and talks [of the old days in {town}|about {G.name}|of an illness]; somebody has to talk back (DC 12 Performance), or nobody gets to the end of a line.',
    ],
    [
      '{S} takes nobody along who lies, and asks each character why (DC 13 Persuasion; advantage for an answer that really was given at the table).',
      'Work first: {S} has {few} knots to be tied before sunset (DC 12 Sleight of Hand or Survival), and looks at the hands and not at the faces.',
    ],
    [
      'The host gives no directions. Whoever writes the own name on the wall, [over|below|beside] the {num} others, is told everything.',
      'To be led on to {lair} one has to beat the host at [a board game for two|cards|a game with nuts] (DC 13 Insight), or lose so that it was fun (DC 13 Performance).',
    ],
  ],
  clues: [
    [
      'History :: reading the entries of that year :: {it} {it.was} carried off on purpose, by [three|four|five|seven] people from three towns, after a summer in which all three had burned.',
      'Investigation :: asking who paid for candles ever since :: The same hand signs for two loaves and a candle each week: {H}, for somebody called {A}.',
      'Nature :: looking at the drawing of the door :: Such stone is found in one place only, half a day behind {p3}: at {lair}.',
    ],
    [
      'Insight :: letting {S} tell it in the order in which it happened :: {S} had {it} in the hand and let go because of a voice. {it} {it.was} lying in a hollow that began to close.',
      'Persuasion :: asking who pulled {S} out :: An old person with a lantern, who wept about the others and would not give a name; the lantern had the sign of {A}.',
      'Survival :: reading the knots in the measuring rope :: Depth, distance and turns: it is the whole way from {p3} to {lair}, if one begins at the right end.',
    ],
    [
      'Religion :: reading the verse on the lintel :: It says what the sworn ones say each evening: that {it} must not be taken by a hand that leaves nothing.',
      'Perception :: watching the window for one night :: A light walks to and fro, {few} steps each way: one who keeps watch. When it rains it limps; so does {A}, says the host.',
      'Investigation :: comparing the second dates :: Those who came back all left at the same hour: only then does the door at {lair} open.',
    ],
  ],
  lairUse: [
    'The hollow: whoever lifts {it} and puts nothing in its place is caught by the closing rock ({sting} bludgeoning damage, and held; DC 14 Athletics to get free). A thing that is dear to the one who leaves it for {it} keeps the hollow open.',
    'The voice of {lair} says the name of whoever speaks aloud: DC 13 Wisdom saving throw, or that character walks towards it [for a round|until somebody holds on|and drops what is in the hands]; those who answer for somebody else are not called any more.',
    [
      'The bell of air at the door at {lair} holds two breaths for each who comes to it.',
      'wet=yes',
    ],
    'The small things around the hollow: who takes one up feels for whom it was left (DC 13 Insight), and {band} hold back from that character for a round.',
    'The row of lamps along the way burns with fat: kicked over (one action), it makes a line of fire that neither animals nor spirits cross, {sting} fire damage.',
  ],
  tactics: [
    '{A} stands before {it} with arms spread and does not strike first; those beside {A.them} drive the party towards the door, and nobody is followed who leaves it',
    '{A} puts out the light and calls each one by name, with the voice of the place, while the others push; whoever lies on the ground is carried outside and bandaged',
  ],
  parley: [
    '{A} wants to hear for whom, what for, and what will be left. Three honest answers (DC 14 Persuasion; no check for a gift that made the table quiet), and {A} steps aside and holds the lamp.',
    'Whoever offers to take over the watch for a year, or finds somebody who will ({S} would; so would {T}), is told everything by {A}, and is given {it} with both hands (DC 13 Persuasion).',
  ],
  clock: [
    ['{H} carries a warning to {A}: how many they are, and what they carry.'],
    [
      'The first of the others come to {p3}, go on in the wrong hour, and are carried back by {band}.',
    ],
    [
      '{A} closes the lower way at {lair} with stones; from then on it is an hour longer and has one more check (DC 13 Athletics).',
    ],
    [
      'At {deadline} a company with powder and {num} porters reaches {lair}. By evening {it} {it.is} in a crate, and nobody has put anything in the hollow.',
    ],
  ],
  after: [
    '{A} sits at {p3} and says nothing; {it} pass{it.es} from hand to hand, as it was before the oath, and {ruin}.',
  ],
  endings: [
    {
      heading: 'Something in its place',
      text: [
        'One of the party has left at {lair} what was dear, and {it} {it.is} carried into {town} before {deadline}. {B} has come to meet the party on the road. {A} sleeps for two days in a bed and then asks, for the first time in {few} years, what there is to eat.',
      ],
    },
    {
      heading: 'Taken, and nothing left',
      text: [
        '{it} {it.is} in {town}. *The price:* {lair} has fallen in, and the voice has come along: whoever has {it} hears the own name at night, from below. The brook of {town2} runs the other way, and [three|four|five|seven] families with buckets ask {G} whose idea it was.',
      ],
    },
    {
      heading: 'Left where it was',
      text: [
        'The party comes back without {it}, knows why, and says so before {council}. *The price:* no reward but half of it, from the own purse of {G}; and somebody else will try. But {A} has two more who carry stones, and {B} has an answer.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The company with the porters is a day ahead with {it}, and is already quarrelling: there were {num}, and now there are {few} fewer. {A}, with a bandaged head, shows a path over the ridge. For {town} there is still something to be put back.',
      ],
    },
  ],
  steps: [
    'Learn what {town} remembers of {it}.',
    'Ask {S.full} what happened.',
    'Find the way and the hour.',
    'Bring {it} to {G.full} before {deadline}.',
  ],
};
