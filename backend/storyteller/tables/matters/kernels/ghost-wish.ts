import { everyTone } from '../../tones.ts';
import { cureFrame } from '../cure-frame.ts';
import { ghostMagic } from '../cure-magic.ts';
import type { MatterKernel } from '../matter-types.ts';

/** One ghost, or a ghost ship, that wants `{wish}`. A has it, because it is the proof of what was done to the ghost. */
export const ghostWish: MatterKernel = {
  id: 'ghost-wish',
  sort: ['claim', 'person'],
  plight: 'ghost',
  tells: [
    { nouns: 'ghost spirit spectre phantom wraith poltergeist apparition' },
    {
      nouns: 'ghost spirit spectre phantom wraith poltergeist apparition',
      says: 'want seek haunt come ask appear demand return cry weep sing walk need',
    },
  ],
  tones: everyTone,
  frame: { ...cureFrame, ownMagic: ghostMagic },
  escort: ['people', 'construct'],
  roles: {
    A: [
      ['ship chandler', 'owner of the old manor', 'notary', 'retired captain'],
      ['owner of the harbour crane', 'judge of the high court', 'head of an old house'],
      ['lord treasurer', 'royal harbour master', 'head of the oldest house'],
    ],
    B: [
      ['schoolteacher', 'net maker', 'song collector'],
      ['chronicler', 'harbour pilot', 'canon of the burial church'],
      ['royal chronicler', 'pilot of the fleet', 'keeper of the royal archive'],
    ],
    S: [
      ['fortune teller', 'travelling player', 'seller of candles'],
      ['foreign medium', 'wandering preacher', 'antiquary'],
      ['foreign envoy', 'banned scholar', 'court astrologer'],
    ],
  },
  sites: [
    ['the cold steps', 'the lane by the old gate', 'the wall with the white stones'],
    ['the archive of {town}', 'the house of the song collector', 'the old registry'],
    ['the house of {A.full}', 'the hall of {A.full}'],
  ],
  lair: {
    names: [
      'the tide cellar',
      'the walled-up boat cellar',
      'the old ice cellar',
      'the drowned crypt',
    ],
    terrain: 'underground',
  },
  problem: [
    [
      'Until now it was always gone in the morning. This time it has stayed: it lies at the quay without an anchor, with wet sails and no light, and each night its watch comes ashore, walks up the street in step, looks at the doors, and goes back. {B.full}, the {B.role}, has asked them what they want, and was the first who waited for the answer.',
      'theme=ship',
    ],
    [
      '{gh.u} harms nobody who makes way, and there are fewer and fewer people in {town} who can bear to. Each time {gh} stays an hour longer and comes a few steps further into {town}. {B.full}, the {B.role}, has asked {gh.them} about it, and was the first who waited for the answer.',
      'theme!=ship',
    ],
    [
      'The first times people in {town} ran; then they drew chalk lines and hung up {num} bells. {gh.u} walks through both. {B.full}, the {B.role}, says that {gh} frightens nobody on purpose, but repeats one and the same way, and that this way goes on a little further each time.',
      'theme!=ship',
    ],
  ],
  start: [
    [
      'A bell ought to ring when a ship comes in. It comes without one: black and wet, with sails full of a wind that nobody feels, and it stops a hand before the quay. So it is true: {fact}. A gangplank is let down. Somebody whom one can see through goes up the street with a lantern, stops before one of the houses, lifts a hand as if to knock, and cannot. When all is over, wet footprints are left, and they point at the door.',
      'theme=ship @ship',
    ],
    [
      '{num.t} people wait at the chalk line, [hand in hand|with lanterns|without a word], and then {gh} is there, as cold as an open cellar. So what {G.full} has written to you is true: {fact}. {gh.u} passes you so closely that your breath freezes to [little stars|flakes|needles]. In front of one of the houses of {town} {gh} stops and lifts a hand, as if to knock, and cannot. Then {T.full}, the {T.role}, beside you, breathes again, and where {gh} stood a puddle has been left, with a wet footprint that points at the door.',
      'theme!=ship @door',
    ],
    [
      '"I have asked it," says {B.full}, the {B.role}, and shows you a slate that is covered with frost. In the frost a finger has written, under the name of {town}: GIVE IT BACK. "I was there when {gh} wrote. Not in anger. It is only that nobody in {town} has listened before." Behind you [a candle goes out, and then the next|{few} candles go out, one after another]. "Stay," says {B.full}. "Look first. People run too soon."',
      '@slate',
    ],
  ],
  ask: [
    '{G} wants {it} to find peace before {deadline}. "No exorcist; {town} had one, and it came back [wearing his hat|with his book]. Find out what was done here, in {town}, find {wish}, and [see to it that they come together|bring it where it belongs]."',
    '"{gh.u} wants {wish}," says {G}, "so that is what you are to find. By {deadline} {gh} will be at every door, and then nobody will be able to live here any more. And if somebody in {town} owes {gh.them} an answer, bring me [that somebody|whoever it is]."',
  ],
  rumours: [
    '{S} has called {gh.them} up, with candles and a paid song, and cannot undo it now.',
    '{few.t} people in {town} have offered {gh.them} something else than {wish}, and found it outside the door in the morning, broken.',
    '{A} has had a line of iron nails hammered into the doorstep, "against the damp".',
    'It was done for money. It was done for love. It was an accident. One hears all three in {town}, always from people who were not there.',
    'In the old registry of {town} [a page is|two pages are] missing, and what comes before is wet.',
  ],
  run: [
    [
      'The way ends at a door of {A}: there is a row of iron nails in the step, new, and the puddle stops at them (DC 12 Perception).',
      'start=door|ship',
    ],
    [
      'Under the frost on the slate there is a fourth word, half melted: FROM, and below it the print of a ring (DC 12 Investigation). The ring is of the kind that {A} wears.',
      'start=slate',
    ],
    '{gh.u} answers questions about {wish} and not about who did it: {gh} never saw the face, or has lost it on the way (DC 12 Insight). A party that tells {gh.them} a name has to be sure: {gh} goes there at once.',
    'Weapons and *Turn Undead* send {gh.them} away until the next night, and then {gh} comes one house further (DC 12 Religion to know so beforehand).',
  ],
  gist: [
    '{fact}; that is what {town} has to deal with, and no trick. {A} has {wish}, hidden at {lair}, because it is the proof of what was done to {it}. Given back with the truth said aloud, it brings {town} peace; given back in silence, it brings a year of it.',
  ],
  truth: [
    [
      [
        'It is an old story, and an ugly one. {It} {it.was} wronged by the family of {A}, for a sum that would not buy a good horse today, and when it was over, {wish} was kept. It was to be thrown away. Nobody of the family has ever dared to do so: on it one can see [a name|a stain|a crest], and whoever knows how to look reads all of it there.',
        'slain=no',
      ],
      [
        '{A} did it, at an age at which one ought to have known better, in anger and for nothing. There was blood, and only {T} saw it, and was paid to be silent. {A} took {wish} along, because there was a mark of {A.their} own hand on it, meant to burn it, and has not been able to, for {few} years.',
        'slain=yes',
      ],
    ],
    [
      '{A} keeps it at {lair}, in an iron box, behind a line of nails which {it} cannot cross. That is why {gh} comes, and why {gh} gets no further than a door. {H}, who renews the nails, does not know what they are for. Each time {it} {it.has} found one more of them rusted through.',
    ],
    [
      'What is wanted is simple. If {wish} is given back by {A}, or by somebody who says in the hearing of {town} who took it and why, {it} {it.is} at peace for ever. Without these words {gh} goes, and comes again after a year. If the nails give way before that, at {deadline}, {gh} fetches {wish} without asking, whoever else is standing there.',
    ],
  ],
  turn: [
    '{A} comes to {p1} in secret, each time, and stands in the last row, with tears in the eyes. {A} would rather be found than say it. Those of the party who have seen this (DC 13 Perception) need not break into anything: they can go and stand beside {A}.',
    '{T} knows what was done, has the money that was paid for silence, and has put all of it under one stone at {p1}. {T} would say the words in the place of {A}, if {A} cannot; they count just as much, and cost {T} the good opinion of everyone in {town}.',
  ],
  people: {
    G: ['{G} wants quiet nights, and has forbidden everyone in {town} to dress up as the ghost.'],
    A: [
      '{A} wants it not to have happened. {A} pays for lamps in all the streets, sits up until it is over, and has told the priest half of it, twice.',
    ],
    I: [
      '{I} wants {wish}, has been dead for longer than {I.they} can count, and is polite as one was then. {I} knows what was done, and the face of nobody.',
    ],
    B: [
      '{B} wants a wrong to be heard. {B} has drawn the way of each night as a line, and all the lines point to one house.',
    ],
    S: [
      '{S} lit candles for a customer and has been asked for money back by half of {town}. {S} noticed one thing: the customer who asked for "something that keeps them out" was {H}.',
    ],
    T: [
      [
        '{T} was there when it was done, was paid to forget it, and has slept badly since. The purse is still full.',
        'slain=yes',
      ],
      [
        '{T} has inherited a full purse and the reason why nobody ever spent a coin of it: a forebear of {T.name} was there, and was paid to forget it.',
        'slain=no',
      ],
    ],
    H: [
      '{H} hammers nails into doorsteps by order of {A}, takes food to nobody at {lair}, and has begun to ask why one needs nails there.',
    ],
  },
  looks: [
    [
      [
        'By day it is a place like others, a little cleaner, since people step around it. [Frost stays in the joints|The stones are always wet]. {few.t} things lie along the edge that people have brought in the hope that it would be one of them; none of them is {wish}.',
        'theme!=ship',
      ],
      [
        'By day it is a quay like others, a little cleaner, since no captain wants to tie up there. [The stones are always wet|Shells grow on the bollards, and only on these]. {few.t} things lie in a row that people have brought in the hope that it would be one of them; none of them is {wish}.',
        'theme=ship',
      ],
    ],
    [
      '{num.t} shelves, dust, and a reading lamp that sinks to blue whenever the right one is near. What {town} has written down about it fits on one sheet, and the sheet was dried over a fire.',
    ],
    [
      'A fine house with too many lamps, which burn by day as well. Not one mirror, not one open window on the side of the street. [A small|A low] chair stands in the corridor with its face to the wall.',
    ],
    [
      'Iron is everywhere: {num} nails in the sill, chains in front of the steps, a box in the middle, on a table laid for two. In the box is {wish}, wrapped in a fresh cloth[; {A} changes the cloth each week|, as {A} does it each week]. The walls are white with frost, to the height of {few} hands.',
    ],
  ],
  todo: [
    [
      'One has to wait, and not to run: each character makes a DC 12 Wisdom saving throw, or spends the first minute [behind a wall|under a cart]. Those who stay can ask one question each, before {gh} goes on.',
    ],
    [
      'The keeper of the papers has had enough of ghost hunters, and lets in people with a reason: a writ of {G}, a relative among the dead (DC 12 Deception), or hands that help with carrying (an hour).',
    ],
    [
      '{A} receives guests, but never at night, and the housekeeper counts the spoons. One can come with a question about nails (DC 13 Deception), or in through the coal hatch while all lamps are being filled (DC 13 Stealth).',
    ],
  ],
  clues: [
    [
      'Insight :: asking {gh.them} what is wanted :: "{wish.u}." And after a while: "They have it, in {town}. They were laughing. No. One was crying."',
      'Perception :: following the trail of frost :: It leads from {p1} to the door of {A}, stops there, and turns round. No other door has been tried.',
      'Nature :: looking at what drips from {gh.them} :: Not from the sea: from a cellar, with rust in it. The one cellar of this kind belongs to {lair}.',
    ],
    [
      'History :: reading the dried sheet :: It is true that {it} {it.was} robbed. There was an inquest of half an hour, at which nobody asked about {wish}.',
      'Investigation :: comparing the names at the foot :: Three witnesses, two of whom were paid for by the family of {A}; the third one has the family name of {T}.',
      'Investigation :: reading the land register for that year :: In the same month the house of {A} bought {lair}, and has never made any use of it.',
    ],
    [
      'Medicine :: looking at {A} by lamplight :: So one looks after {few} weeks without sleep, and after more than fear: after guilt.',
      'Sleight of Hand :: opening the small drawer :: A confession, begun {few} times, each time broken off after the words "I have still got".',
      'Perception :: looking at the key ring of {H} :: Of all the keys one is never used in the house: it is rusted by salt, and its tag says {lair}.',
    ],
  ],
  lairUse: [
    'Each row of nails that is pulled out (one action, DC 12 Athletics) lets {it} come one room closer. With the last one gone {gh} is here, and everyone who fights drops to half speed in the cold; {gh} touches nobody who has laid down the weapon.',
    'The chains swing: pulled away (one action), one of them sweeps the steps, {sting} damage and prone, DC 13 Dexterity saving throw for neither.',
    'Whoever holds up {wish} (one action) is not attacked by anyone who has a bad conscience until their next turn. That is true of {A}, and of most others here.',
  ],
  tactics: [
    '{A} stands before the box with both arms out, and has the others do the fighting; each time {A} is to be hit, {A.they} could step aside, and does not. {H} opens the shutters, because it is stifling, {H.they} says, and lets the night in',
  ],
  parley: [
    '{A} has been trying to say one sentence for a long time. To whoever says the beginning of it ("You have still got") and then is silent (DC 13 Insight), {A} says the rest, carries the box up {A.themself}, and asks only that somebody walk beside.',
    '{A} gives up {wish} in return for a promise that nobody will learn from whom it came (DC 12 Persuasion to make {A} believe it). That is the year of peace, and {A} knows that it is only a year.',
  ],
  clock: [
    ['{gh.u} comes to the next corner. {A} has {H} buy up all the iron nails in {town}.'],
    [
      '{A} sends for an exorcist from {town2}, for much money; {H} is to fetch the man on the evening before.',
    ],
    [
      '{A} has {S} driven out of {town}, "so that it stops"; that same night {gh} gets as far as the market.',
    ],
    ['At {deadline} the last nail at {lair} rusts through.'],
  ],
  after: [
    '{gh.u} has fetched {wish} without asking, and stands in all the windows of {town} at once, for one night, and in the morning {A} sits at {lair} with white hair and says the sentence over and over, to nobody. {Fact}: nothing of it is over; {ruin}.',
  ],
  endings: [
    {
      heading: 'Given back, and said aloud',
      text: [
        [
          '{A} says it in front of everyone, in a low voice, and holds out {wish}. {It} take{it.v} it, look{it.v} at it for a long while, and thank{it.v} {A.them}, which is the hardest part. Then {town} has an ordinary night, with wind. {A} goes to {council} without being fetched, and {T} goes along as a witness.',
          'theme!=ship',
        ],
        [
          '{A} says it on the quay, in front of everyone, and holds out {wish}. The one with the lantern takes it, and nods. On {it} all lamps go on at once, and when they have gone out again, there is nothing left at the quay but the tide. {A} goes to {council} without being fetched, and {T} goes along as a witness.',
          'theme=ship',
        ],
      ],
    },
    {
      heading: 'Given back in silence',
      text: [
        'The party lays {wish} down at {p1}, and in the morning that is gone from {town}, and so {it.is} {it}. *The price:* in a year {gh} comes again, to the door of {A}, and does not ask for a thing any more but for a name. [Somebody will have to say it then|Then it has to be said], and {T} knows it.',
      ],
    },
    {
      heading: 'Driven out',
      text: [
        'With a strong rite at {lair} {it} {it.is} bound to the iron box, and the box is sunk where it is deep. {town} is quiet. *The price:* whoever spoke the rite hears a knocking, on every night of the kind on which {gh} came, and {A} gets up next morning and orders more lamps.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{wish.u} is in the right hands, and has given no peace, because nobody said anything. {It} remain{it.v}, in {town}, by day as well, and only {A} can still put it right: with one sentence, if somebody gets it out of a person who has stopped talking to the living.',
      ],
    },
  ],
  steps: [
    'Wait at {p1}, and listen.',
    'Find out what was done.',
    'Find {wish}.',
    'Help {it} to find peace before {deadline}.',
  ],
};
