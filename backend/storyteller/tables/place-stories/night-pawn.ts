import type { PlaceStory } from '../place-story-type.ts';

export const nightPawnStory: PlaceStory = {
  id: 'night-pawn',
  levels: [1, 9],
  tones: ['grim', 'horror', 'intrigue'],
  words: ['pawn', 'pawnshop', 'shop', 'debt', 'memory', 'memories'],
  title: 'The Night Pawnshop in {town}',
  look: '[Three brass balls hang over a door that opens after dark.|A door opens after dark, under three brass balls.] [Inside there are no goods, only shelves of small stoppered bottles, each with a thread round its neck and a name.|There are no goods in there, only small stoppered bottles on shelves, with a thread and a name round each neck.] [The counter is worn in two places, where the elbows of {town} rest while people think.|Two hollows in the counter show where half of {town} has put its elbows to think.] || [The shop in {town} with the three brass balls opens when it is dark.|When it is dark the shop in {town} with the three brass balls opens.] There is nothing to buy in it: [shelf over shelf of small stoppered bottles, each with a thread round its neck and a name,|shelves of small stoppered bottles, each with a thread and a name round its neck,] and a counter with two hollows, where people lean while they think it over.',
  senses:
    'Somebody upstairs laughs, in several voices. It smells of camphor, and of whatever you smelled at home when you were small.',
  keeper: [
    'pawnbroker',
    'pays well, in old coins, for "one thing you will not miss". [{K.name} wears gloves and never asks a name twice.|{K.name} has gloves on, and a name has to be said only once.|Nobody has seen {K.name} without gloves, or heard {K.them} ask a name twice.|One says a name once, and {K.name}, in gloves, writes it down.]',
  ],
  guest: [
    'dock worker',
    'has come to redeem something for the fourth time, has the money, and cannot say what it was. || stands at the counter with the money in one fist, for the fourth time, and cannot say what was pawned.',
  ],
  absent: 'music teacher',
  hooks: [
    [
      "A woman in {town} has lost her husband: [he lives in the house, and is kind to her, and asks each morning who she is.|each morning he asks, kindly, who she is, and what she does in his house.|he is at home, and polite, and introduces himself to her each morning.] [She has {pay} gold pieces, which he brought home one night.|One night he brought home {pay} gold pieces, and she would give all of them.|There are {pay} gold pieces in her apron, which he brought home one night, in {K}'s old coins.|She offers {pay} gold pieces, which he brought home one night and cannot explain.]",
      '[He pawned the day they met, for the rent, and everything that hung on it went along.|For the rent he pawned the day they met, and all that hung on it went with it.|The day they met was pawned, for the rent, and everything else about her went along.] [The bottle is on the third shelf, and was drunk from.|It is in a bottle on the third shelf, which was drunk from.]',
    ],
    [
      'The watch of {town} has three killings, and [for each of them somebody who was seen there and remembers nothing.|somebody was seen at each of them, and remembers nothing.] [One of the three asks the party to find out if he did it.|One of these three wants to know from the party if he did it.]',
      [
        '[He did not.|It was not he.|None of the three did it.] [All three had brought an old quarrel to {K};|An old quarrel was what all three had brought to {K};] one of the old people above the shop drank it, took it for a quarrel of his own, and paid a man who looks like many others to settle it.',
        '[He did not.|It was not he.|None of the three did it.] [All three had brought an old quarrel to {K};|An old quarrel was what all three had brought to {K};] what lives above the shop drank it, [went out for an hour in their shape, and settled it.|and went out in their shape, for an hour, to settle it.]',
      ],
    ],
    [
      '{K} offers each of the party {bribe} gold pieces for an hour of childhood, to be chosen by the seller.',
      'It is paid at once. For that hour the character has a blank, and knows how long it is, and that it was a good one.',
    ],
  ],
  done: 'Any memory can be pawned with {K} for a month, at a rate of one silver piece in ten. Grief fetches most, then first snow, then mothers. [{town} has become a calm place, with few songs.|It is calm in {town} these days, and there is not much singing.|People in {town} have become calm, and sing little.|There are not many songs left in {town}, and not many quarrels.|Few people in {town} still sing, and nobody shouts.] || A memory is taken as a pledge for a month, at one silver piece in ten. Grief pays best, then first snow, then mothers, and nobody in {town} hums at work any more.',
  trace:
    'Those who go in cry, and those who come out do not. The laughter upstairs uses a turn of phrase that {B} used to have. || People come out of the shop dry-eyed, and walk home as if they had been told the way. The laughter upstairs has a turn of phrase that {B} used to have.',
  truth: [
    'Upstairs {K} keeps {few} old and rich people of {town}, who have lived so long that nothing is new. They drink other lives by the spoon. The teacher {V.full} pawned a whole childhood to pay for a pupil, and has been sitting in the back room since, quite empty, waiting to be told what to do.',
    '{K} does it for a foundling. Something that lay under the cellar stairs was born without a past, lives in the room above the shop now, and is growing a past out of {num} people. [It already has a mother, a street in {town} and a wedding, and it has begun to look for the street.|So far it has a wedding, a mother and a street in {town}, and it has begun to look for the street.]',
  ],
  finds: [
    [
      'Investigation',
      '[reading|studying|taking the time to read] the threads by colour',
      '[red ones are grief, and all the red bottles are empty.|the red ones are for grief, and there is nothing left in those bottles.|grief has a red thread, and [somebody has drunk up all of it|all of it has been drunk|every bottle of it in {town} is empty].]',
    ],
    [
      'Perception',
      '[listening|stopping to listen|standing and listening] at the stairs',
      '[an old man describes a first kiss, and a woman corrects him, as it was her turn.|a first kiss is described by an old man, and a woman says that it was hers to tell.|somebody old tells of a first kiss, and a woman puts him right, as it was her turn.]',
      1,
    ],
    [
      'Medicine',
      'looking after {V} in the back room',
      '{V} is in good health, and answers every question with "if you like".',
      1,
    ],
    [
      'Perception',
      '[looking|feeling about|kneeling down to look] under the cellar stairs',
      'the dust has the shape of something that has grown three sizes.',
      2,
    ],
    [
      'Insight',
      'humming a tune that {B} forgot',
      'upstairs somebody joins in, with all the verses.',
      2,
    ],
  ],
  use: [
    'A broken bottle lets out an hour that someone in {town} once lived: all within ten feet live through it (DC 13 Wisdom save, or stunned for a round), and one of them keeps it.',
    '[The shop is only there after dark.|After dark the shop is there, and by day it is not.] [Whoever is inside at sunrise is in a dry cistern below {town}, with no door.|At sunrise whoever is inside is in a dry cistern below {town}, with no door.]',
    [
      'What is upstairs will trade: [each guest knows one secret of {town} at first hand, from the person who sold it.|each guest has drunk one secret of {town}, and knows it at first hand.|for each guest there is one secret of {town} that was drunk, and is known at first hand.]',
      'What is upstairs will trade: [it remembers secrets of {town} at first hand, and has not learned yet which of them are secret.|it has secrets of {town} at first hand, and does not know yet which of them are secret.|the secrets of {town} that it remembers are at first hand, and it tells them like anything else.] If it is attacked, it has the statistics of a Doppelganger.',
    ],
  ],
  later: [
    'In {days} days {K} runs out of sellers in {town}, and stops asking for consent.',
    "In {days} days it goes out and does not come back. In {B}'s shape it has moved in with {B}'s family, who are glad that somebody remembers every birthday.",
  ],
  ways: [
    '[{K} writes everything down in one book, with the owners.|In one book {K} has everything, with the owners.|There is one book in which {K} enters each bottle and its owner.] If it is read aloud at the counter each bottle finds its owner in {town} by itself; the guests upstairs (each has the statistics of a Cultist) cannot live without them, and will come down the stairs with knives.',
    'It can be told what it is, and it can be given a memory that is its own: one good evening in {town}, with the party. [Then it stops taking others.|After that it does not take any others.|It needs no others then.] {K} will say that it is too dangerous, and be partly right.',
  ],
};
