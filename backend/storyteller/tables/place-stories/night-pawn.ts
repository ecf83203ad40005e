import type { PlaceStory } from '../place-story-type.ts';

export const nightPawnStory: PlaceStory = {
  id: 'night-pawn',
  levels: [1, 9],
  tones: ['grim', 'horror', 'intrigue'],
  words: ['pawn', 'pawnshop', 'shop', 'debt', 'memory', 'memories'],
  title: 'The Night Pawnshop in {town}',
  look: '[Three brass balls hang over a door that opens after dark.|A door opens after dark, under three brass balls.] [Inside there are no goods, only shelves of small stoppered bottles, each with a thread round its neck and a name.|There are no goods in there, only small stoppered bottles on shelves, with a thread and a name round each neck.] [The counter is worn in two places, where the elbows of {town} rest« while people think».|Two hollows in the counter show where half of {town} has put its elbows« to think».] || [The shop in {town} with the three brass balls opens when it is dark.|When it is dark the shop in {town} with the three brass balls opens.] There is nothing to buy in it: [shelf over shelf of small stoppered bottles, each with a thread round its neck and a name,|shelves of small stoppered bottles, each with a thread and a name round its neck,] and a counter with two hollows, where people lean« while they think it over».',
  senses:
    '[Somebody upstairs laughs, in several voices.|There is laughter upstairs, of one person, in several voices.|Upstairs one person laughs, in the voices of [three|four|five].|From upstairs comes a laugh that changes its voice.] It smells of [camphor, and of whatever you smelled at home when you were small|camphor and, for each visitor, of another kitchen|mothballs, and of the house in which you were a child|camphor«, dust» and a kitchen that is gone|old coats, and of what your mother used to cook].',
  keeper: [
    'pawnbroker',
    '[pays well, in old coins, for "one thing you will not miss".|gives old coins, and many of them, for "one thing you will not miss".|asks for "one thing you will not miss", and pays well for it, in old coins.] [{K.name} wears [gloves|silk gloves|black gloves|gloves of thin leather] and never asks a name twice.|{K.name} has [gloves|white gloves|silk gloves] on, and a name has to be said only once.|Nobody has seen {K.name} without gloves, or heard {K.them} ask a name twice.|One says a name once, and {K.name}, in [gloves|grey gloves|silk gloves], writes it down.|{K.name} [puts gloves on|pulls on a second pair of gloves|puts on fresh gloves] for each bottle, and never asks a name twice.]',
  ],
  guest: [
    'dock worker',
    '[has come to redeem something for the [third|fourth|fifth] time, «has the money, »and cannot say what it was.|stands at the counter «with the money in one fist, »for the [third|fourth|fifth] time, and cannot say what was pawned.|wants to redeem [a pledge|something], has the money, and [each time|again] cannot say what it was.]',
  ],
  absent: 'music teacher',
  hooks: [
    [
      "A woman in {town} has lost her husband: [he lives in the house, «and is kind to her, »and asks each morning who she is.|each morning he asks«, kindly,» who she is, and what she does in his house.|he is at home, «and polite, »and introduces himself to her each morning.] [She [offers|would pay|would give] {pay} gold pieces, which he brought home [one night|late one night|one night in spring] [and does not remember earning|in {K}'s old coins|in a sock, without a word].|One night he brought home {pay} gold pieces, «[in old coins|in coins a hundred years old|in a small grey bag], »and she would give [all of them|every coin|the whole sum] [to be known to him again|to have him back|for an answer].|In her [apron|sewing box|hand] are {pay} gold pieces for an answer: [he brought them home one night, in {K}'s old coins|he came home with them one night, and [in the morning he asked for her name|then he did not know her|after it he was changed]|old coins of {K}'s, which he brought home one night].|{K}'s old coins, {pay} gold pieces of them, [came home with him one night|were in his pocket one night], and she [would give them all|offers all of them] [for an answer|if only somebody brings him back to her].]",
      '[He pawned the day they met, for [the rent|a new roof|the winter wood], and everything «that hung on it »went along.|For [the rent|a debt|wood and flour] he pawned the day they met, and all «that hung on it »went with it.|The day they met was pawned, for the rent, and everything else about her went along.] [The bottle is on the third shelf, and was drunk from.|It is in a bottle on the third shelf, which was drunk from.]',
    ],
    [
      'The watch of {town} has three killings, and [for each of them somebody who was seen there and remembers nothing.|somebody was seen at each of them, and remembers nothing.] [One of the three asks the party to find out if he did it.|One of these three wants to know from the party if he did it.]',
      [
        '[He did not.|It was not he.|None of the three did it.] [All three had brought an old quarrel to {K};|An old quarrel was what all three had brought to {K};|All three had pawned an old quarrel with {K};|It was {K} to whom all three had brought an old quarrel;] [one of the old people above the shop drank it, took it for a quarrel of his own,|above the shop an old man drank it, took it for his own,] and paid {other}, a porter who sleeps [in the salt cellar of the quay|in a loft by the quay|over the rope store], to settle it.',
        '[He did not.|It was not he.|None of the three did it.] [All three had brought an old quarrel to {K};|An old quarrel was what all three had brought to {K};|All three had pawned the same old quarrel with {K};] what lives above the shop drank it, [went out for an hour in their shape, and settled it.|and went out in their shape, for an hour, to settle it.|took on their shape for [an hour|an evening], and settled it.]',
      ],
    ],
    [
      '{K} offers each of the party {bribe} gold pieces for an hour of childhood«, to be chosen by the seller».',
      '[It is paid at once.|The coins are on the counter at once.|The money is paid on the spot.] [For that hour the character has a blank, and|From then on the character has a blank for that hour, and|The character has a blank where that hour was, and] knows [how long it is, and that it was a good one|that it was a good hour|how long it is, and that the hour was happy].',
    ],
  ],
  done: '[Any memory can be pawned with {K} for a month, at an interest of one silver piece in ten.|{K} takes any memory as a pledge, for a month, at an interest of one silver piece in ten.|For a month one can pawn any memory with {K}, at an interest of one silver piece in ten.] [Grief fetches most, then first snow, then mothers.|Most is paid for grief, then for first snow, then for mothers.|Grief is worth most, after it first snow, and then mothers.] [{town} has become a calm place, with few songs.|It is calm in {town} these days, and there is not much singing.|People in {town} have become calm, and sing little.|There are not many songs left in {town}, and not many quarrels.|Few people in {town} still sing, and nobody shouts.] || A memory is taken as a pledge for a month, at an interest of one silver piece in ten. Grief pays best«, then first snow, then mothers», and nobody «in {town} »hums at work any more.',
  trace:
    '[Those who go in cry, and those who come out do not.|Nobody who comes out is crying, and most who go in are.|People come out of the shop dry-eyed«, and walk home [as if they had been told the way|without looking left or right]».] [The laughter upstairs uses a turn of phrase that {B} used to have.|Those who laugh upstairs [talk as {B} used to|have words that {B} used to have].|In the laughter upstairs there is a joke that was always told by {B}.]',
  truth: [
    'Upstairs {K} keeps {few} old «and rich »people of {town}, who have lived so long that nothing is new. They drink other lives« by the spoon». The teacher {V.full} pawned a whole childhood to pay for a pupil, and has been sitting in the back room since, «quite empty, »waiting to be told what to do.',
    '{K} does it for a foundling. Something that lay under the cellar stairs was born without a past, lives in the room above the shop «now, »and is growing a past out of {num} people. [It already has a mother, a street in {town} and a wedding, and it has begun to look for the street.|So far it has «a wedding, »a mother and a street in {town}, and it has begun to look for the street.]',
  ],
  finds: [
    [
      'Investigation',
      '[reading|studying|poring over] [the threads by colour|the colours of the threads|the threads on the bottles]',
      '[red ones are grief, and [all the red bottles are empty|nothing is left in the red bottles|not one red bottle is full].|the red ones are for grief, and [there is nothing left in those bottles|those bottles are empty|those bottles have been licked clean].|grief has a red thread, and [somebody has drunk up all of it|all of it has been drunk|every bottle of it in {town} is empty].]',
    ],
    [
      'Perception',
      '[listening|stopping to listen|standing and listening] [at the stairs|at the foot of the stairs|by the stairs]',
      '[an old man describes a first [kiss|dance|day at sea], and a woman corrects him, as it was her turn.|a first [kiss|dance|child] is described by an old man, and a woman says that it was hers to tell.|somebody old tells of a first [kiss|snow|love letter], and a woman puts him right, as it was her turn.|two old voices argue about a [wedding|first kiss|birthday], and whose turn it is to [tell it|remember it].]',
      1,
    ],
    [
      'Medicine',
      'looking after {V} in the back room',
      '{V} is in good health, and answers every question with "[if you like|as you say|if you wish]".',
      1,
    ],
    [
      'Perception',
      '[looking|feeling about|kneeling down to look] under the cellar stairs',
      '[the dust has the shape of something that has grown three sizes.|something has lain in the dust, first as small as [a cat|a loaf], later as large as [a child|a sheep], and at last as large as a man.|three shapes are pressed into the dust, one inside the other, of [a cat|a baby|a hare], a child and a grown person.|something has lain in the dust [there|for years], and has outgrown its place [three times|more than once].|in the dust there is a place where something lay, and [it was made wider three times|round it a wider one, and round that a third].]',
      2,
    ],
    [
      'Insight',
      'humming a tune that {B} forgot',
      'upstairs somebody joins in«, [with all the verses|and knows all the verses|in the right key]».',
      2,
    ],
  ],
  use: [
    'A broken bottle lets out an hour that someone in {town} once lived: all within ten feet live through it (DC 13 Wisdom saving throw, or stunned for a round)«, and one of them keeps it».',
    '[The shop is only there after dark.|After dark the shop is there, and by day it is not.] [At sunrise it is in a dry cistern below {town}, with all who are inside, «and no door, »until it is dark again.|By day it stands in a dry cistern below {town}, without a door, and all who are inside sleep or wait.]',
    [
      'What is upstairs will trade: [each guest knows one secret of {town} at first hand«, from the person who sold it».|each guest has drunk one secret of {town}«, and knows it at first hand».|for each guest there is one secret of {town} that was drunk, and is known at first hand.]',
      'What is upstairs will trade: [it remembers secrets of {town} at first hand, and has not learned yet which of them are secret.|it has secrets of {town} at first hand, and does not know yet which of them are secret.|the secrets of {town} that it remembers are at first hand, and it tells them like anything else.] If it is attacked, it has the statistics of <1 Noble, Scout, Spy, Doppelganger 700>.',
    ],
  ],
  later: [
    'In {days} days {K} runs out of sellers« in {town}», and stops asking for consent.',
    "In {days} days it goes out and does not come back. In {B}'s shape it has moved in with {B}'s family, who are glad that somebody remembers every birthday.",
  ],
  ways: [
    '[{K} writes [everything|it all] down in one [book|ledger|black book], with [the owners|the names of the owners].|In one [book|ledger|thick book|red book] {K} has [everything|all the bottles], with [the owners|the names of the owners|the name of each owner].|There is one [book|ledger] in which {K} [enters|writes down] [each bottle and its owner|the owner of each bottle].|{K} has [a ledger|a thick book|one book] with all the [owners|bottles and their owners].] If it is read aloud [at the counter|in the shop] each bottle [finds|flies to] its owner in {town} by itself; the guests upstairs cannot live without them, and they and their servants will come down «the stairs »with knives (use <Cultist, Cultist Fanatic>).',
    'It can be told what it is, and «it can be »given a memory that is its own: one good evening «in {town}, »with the party. [Then it stops taking others.|After that it does not take any others.|It needs no others then.] {K} will say that it is too dangerous, and be partly right.',
  ],
};
