import type { Tale } from './tale-types.ts';

export const walkingMountainPlaces: Tale['places'] = [
  {
    name: 'the seventh shaft|the mouth of the seventh shaft',
    look: [
      'A hole with a lift in the side of something that breathes. Over the entrance hang {num3} tags« with numbers», [and not one has been taken down for weeks|one for each miner below, and none has been taken down for weeks].',
      '[Steam, timber, a track of iron, all of it at a slant«, since the mountain stands up now».|Everything here was built level and is now on a slope, rails, props and steam pipes, because the mountain has stood up.|A mountain that stands up takes its mine along: rails, sheds and steam pipes hang on the rock like pictures that have slipped.] {H} gives the signals with a bell«, and at each one {H.they} shuts {H.their} eyes». Here {H} stands by day«, and calls down a speaking tube»; when {A} sends word that strangers are on the way to {lair}, {H} goes there by the cleft under the left arm«, and both of them are waiting».',
    ],
    todo: [
      '[By order of {H} the lift goes only in the pauses between two steps.|Between two steps, after a stroke of the bell, there is just time for the lift to go down.] [Whoever rides in it must jump off in time|Whoever is in it has to jump at the right moment|Its passengers must leave it with a jump, and in time|One gets out of it by jumping, at the right moment] (DC 17 Acrobatics, or 22 (4d10) bludgeoning damage); and [the guards [of the mine check for tags|look at the tags]|the guards ask for [a tag|tags]|nobody gets past the guards without a tag]. {T} has some that belonged to dead friends. [The lift ends at a gallery, from which the way to {lair} fell in« when the mountain stood up»; [only the speaking tube still goes through|nothing is left of it but the speaking tube], and people use the cleft under the left arm.|Down below a gallery used to lead to {lair}, but it fell in when the mountain stood up; the speaking tube is left, and for people the cleft under the left arm.|The lift goes down to a gallery, which is blocked: when the mountain stood up, the rest of the way to {lair} collapsed, all but the speaking tube, and people go in by the cleft under the left arm.]',
    ],
    what: [
      [
        'Investigation :: comparing the signal book of {H} with the tracks «of the mountain »:: [One turn, one step; two turns, a step to the left.|A step follows each turn, and a step to the left follows two.|To one turn belongs one step, to two a step to the left.|A turn is a step, and two turns are a step to the left.] For {weeks} weeks [no step has been taken without an entry|every step has had its entry|the book and the tracks have agreed]; [only where the foot comes down is not in the book|where the foot comes down, the book does not say|but the book does not say what was spared].',
        'v=a',
      ],
      [
        "Nature :: laying a hand on the rock« at the end of the gallery» :: [There are two [heartbeats|hearts], and [one is as slow as a tide; the other, small and quick, is in front of it|one comes and goes like a tide; the other is quick, small, and nearer].|Two hearts are beating in there: a slow one, like [a tide|the sea], and before it [a small one that is in a hurry|a small one, [quick|as quick] as a bird's].|What beats in there beats twice: [slowly, like the sea, and in front of that fast and light|once like a tide, and once, much nearer, like a bird's].]",
        'v=b',
      ],
    ],
    who: 'History :: reading the order on which the shaft was reopened :: [It was [forbidden|closed] by the first king of the realm, for [ever|all time].|The first king [has forbidden|forbade] this shaft for [all time|ever].|The oldest seal of the realm says that [nobody may ever dig|there must be no digging] here.] {A} has signed over the prohibition, in green«, with the note ["superstition"|"an old wives\' tale"|"no longer of interest"]».',
    where:
      'Perception :: putting an ear to the speaking tube :: [Hammering, and a song that miners sing when they have no hope« of [the cage|daylight]».|Somebody is hammering, and others sing what miners sing when the cage is not coming back.|Hammers, and between the blows the song that miners keep for when they are buried.] [It comes from [the far side of|beyond] the great pulse: from {lair}.|[On the far side of|Beyond] the great pulse lies {lair}, and from there it comes.|All that comes out of {lair}, beyond the great pulse.]',
  },
  {
    name: 'the hermitage on the brow|the high hermitage',
    look: [
      'Snow, a chapel, {few4} monks who have tied themselves to the pews. {B} rings the bell «by hand, »at each step«, [a little ahead of it|a moment before it comes|so that nobody up here is taken by surprise]».',
      '[A garden with a wall, on a forehead.|Somebody has walled in a garden here, on a forehead, and grows vegetables in it.|There is a kitchen garden on the forehead, with a wall against the wind.] [From here you see the [whole of the realm|whole realm], [moving|passing]«; [and far off, very small, the towers of the capital|the capital is a few points of light at the [end|edge] of it]».|The whole realm goes by below, and at the edge of it, tiny, stand the towers of the capital.|Below, the realm slides past, field by field, and in front, no larger than pins, are the towers of the capital.] {B} is thinning out carrots.',
    ],
    todo: [
      '[Up here over {town} the air is thin, and everything shakes (DC 17 Constitution saving throw, or one level of exhaustion).|The air at this height« over {town}» is thin, and no floor is still (DC 17 Constitution saving throw, or one level of exhaustion).|Strangers from {town} and below grow dizzy up here (DC 17 Constitution saving throw, or one level of exhaustion).] {B} will only speak during work: [carrots, bell or prayer|weeds, bell or prayer], «[an hour of it|for an hour], »and [no talk of killing|killing may not be mentioned].',
    ],
    what: [
      [
        'Insight :: asking {B} what it dreams of :: [[It used to dream of rain|It had a dream about rain, for centuries]. Now it has one dream, always the same: [a fly that has got into the eye, and it has no hand free|there is a fly in its eye, and its hands are full].|In the old days it dreamed of rain; these days [always|every night] of a fly in the eye, with no hand free to get it out.|[For as long as {town} can remember|For three hundred years] it dreamed of rain. [That has stopped, and now there is a fly in its eye, which it cannot get out|What it dreams of now is a fly, in the eye, and that it may not let go to wipe it out].]',
        'v=a',
      ],
      [
        'Insight :: asking {B} what it dreams of :: [[It used to dream of rain|It had a dream about rain, for centuries]. [Since last year it has been counting, up to one|For a year now it has counted in its sleep, to one], over and over again, with such joy that the bell rang by itself.|In the old days it dreamed of rain. For a year now it has dreamed that it is counting, never further than one, and is so glad each time that the bell rings with [nobody at the rope|no hand on it].|[For as long as {town} can remember|For three hundred years] it dreamed of rain. [Then, last year, it began to count: "one", it dreams, and "one", and the bell shakes with joy|Last year it learned in its sleep to count, as far as one, and it was so happy about it that the bell rang].]',
        'v=b',
      ],
    ],
    who: "Religion :: looking through the visitors' book :: In the last summer a guest stayed for {few6} weeks, measured the pulse of the chapel floor«, gave generously to the roof,» and signed in green: {A}.",
    where:
      'Arcana :: following the crack in the chapel floor with a candle :: [Warm air comes up, with iron in it.|The flame leans away: warm air is rising, and it smells of iron.|It nearly goes out in a warm draught, which tastes of iron.|Out of it comes a warm wind, with the smell of a forge.] [The crack goes down, «past the throat, »as straight as a ruled line, to {lair}.|Straight as a bore, the crack leads down past the throat, «and ends at »{lair}.|[A plumb line, let down,|A lead on a string, let down into it,|A stone on a thread, let down,] touches neither side: past the throat the crack is as straight as a bore, and it leads to {lair}.]',
  },
  {
    name: 'the camp of {A.full}',
    look: [
      '{few3.u} wagons, brass, tents with carpets, and a model of the mountain that can be opened. {A} shows the party what does what«, with a pointer,» and is happy as a child.',
      '[Instruments in rows, all with needles, «all »swinging in time.|A hundred needles on a hundred dials swing in the same time.|Under an awning stand the instruments, dial after dial, and every needle jumps at the same moment.] {A} [looks up from a dial, knows to the second when it is going to hurt, and says so: "Now."|knows to the second when it is going to hurt, and says "Now", without looking up from a dial.|reads from a dial when it is going to hurt, and says so, to the second: "Now."]',
    ],
    todo: [
      '{A} loves intelligent questions. [Whoever asks three in a row|Whoever puts three of them, one after the other,|Whoever thinks of three] (DC 17 Arcana or History) [has everything explained to them for an hour|is shown everything for an hour|gets an hour of explanations]. Meanwhile the rest of the party, or {T} in the case of somebody who has come alone, has a look at the wagon that {A} does not explain.',
    ],
    what: [
      [
        'Investigation :: opening the model of the mountain« behind the breastbone» :: There is a small rod in it, with reins, and on the reins a label, in the hand of {H}: "To be drawn by all at one call, with both hands and both feet on the ground; otherwise it falls." [Next to that stands, in green|In green somebody has added|A note in green says|Below that, in green ink]: "[Not needed|Not wanted|Of no use to us|Better left in]."',
        'v=a',
      ],
      [
        'Investigation :: opening the model of the mountain« behind the breastbone» :: [There is a nest in it, with a small red stone; it can be taken out«, with tongs».|Somebody has modelled a nest there, and in it a small red stone that can be taken out with tongs.|Inside sits a red stone, the size of a cherry, in a nest of wire, with a pair of tongs beside it.|It holds a nest, a small red stone, and a pair of tongs, with which the one can be taken out of the other.] [What then happens to the rest, {A} has not modelled.|{A} has not built into the model what the rest does then.]',
        'v=b',
      ],
    ],
    who: [
      [
        'Sleight of Hand :: opening the portfolio« with the drawings» :: On top lies the patent for a weapon against the titan; beneath it a speech of thanks «to the realm, »by the regent {A}. [It has been [learned by heart|read aloud many times], [to judge by the creases|and the pauses are marked].|[The thumb marks show|One can see by the thumb marks] that it has been rehearsed.|The [tears|pauses] are marked in the margin, [with their places|in red].|At three places it says "applause", [underlined|in green].]',
        'v=a',
      ],
      [
        'Sleight of Hand :: opening the portfolio« with the drawings» :: [On top lies the patent for a weapon« against the titan»; beneath it a price list, by {A}, for the power of one heartstone, by the year.|Under the patent for a weapon against the titan lies a price list in the hand of {A}: the power of one heartstone, by the year.|There is a patent for a weapon against the titan, and a list, drawn up by {A}, of what a year of the power of one heartstone would cost.]',
        'v=b',
      ],
    ],
    where:
      'Perception :: watching where the mules with the food go :: {num3} loaves a day, into a cleft under the left arm«, that closes when it breathes in». [The mule driver« of {town}» calls it the tradesmen\'s entrance of {lair}.|"Tradesmen\'s entrance," says the mule driver: to {lair}.|All that bread goes to {lair}, says the mule driver.|"For {lair}," says the mule driver, and asks for no receipt.]',
  },
];
