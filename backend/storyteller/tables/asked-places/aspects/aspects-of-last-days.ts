import type { PlaceAspect } from '../families/place-family.ts';
import { plotOf } from '../families/place-plot.ts';

/** Places whose time is short, or whose purpose is over and is still kept up. */
export const aspectsOfLastDays: readonly PlaceAspect[] = [
  {
    id: 'melts',
    says: /\b(?:melts?|melting|thaws?|thawing|break(?:s|ing)? up|sinks? (?:a|every|each|deeper|into)|sinking|sliding|slides|falling into the sea|erod(?:es|ing)|(?:tide|sea|river|desert|sand|jungle|forest) (?:takes|eats|swallows|is (?:taking|eating|swallowing))|pack up|torn down|demolished|pulled down)\b/,
    not: /\b(?:sinking ship|stopped)\b/,
    tells: [],
    look: [
      'stakes with dates in a row along the edge, the last {few} of them already gone',
      'houses on runners, with the horses harnessed for practice',
      'boxes with a name on each, packed, tied and used as tables',
      'a crack that has been painted red from end to end, and the red is broken',
    ],
    known: [
      'It will not stand much longer, as every year or as never before, and those of {site} measure every morning how much is left.',
    ],
    feature: [
      'Beyond the last stake the ground bears one person at a time.',
      'At three strokes of the bell everything on runners is moved to the next line.',
    ],
    beside: [
      'The ground under it goes sooner than anybody believes: somebody has moved the stakes.',
    ],
    plots: [
      plotOf({
        id: 'melts-1',
        absent: ['measurer of the edge', 'keeper of the stakes'],
        guest: ['buyer of leftovers', 'agent of a salvage company'],
        wants: [
          'knows to a day when everyone must be gone, and lets nobody see the sums',
          'lends a hand with every crate, and has not packed a single one',
        ],
        seeks: [
          'buys what cannot be taken along, cheaply, and has a great deal of room for it',
          'praises how solid the ground is, and stands with one foot on a sledge',
        ],
        hooks: [
          '{V}, who measures the edge, went out on the morning round and did not come back; {K} pays {coins} gold pieces for the notebook, and as much for {V}.',
          'A trader of {town} has goods in {site} that may not get wet, and hires the party to fetch them before {deadline}.',
          'At night something knocks from below, in a slow, even rhythm, and it comes nearer to the houses.',
        ],
        trace: [
          'The stakes stand in a straight line, and the edge does not.',
          'A hole has been sawn where the ground is thickest, with a lid, and salt around it.',
          'Dogs will not lie down anywhere in {site} since the day before yesterday.',
        ],
        truth:
          '{B} is making it go sooner. With salt, saws and a fire pit below the thickest part, hired hands loosen {site} by night, so that its people must flee and leave everything to {B}, at the price of firewood. {V} found the first hole, was caught, and is kept in a hut at the edge that will be the first to go. {K} trusts the stakes, which {B} has moved, and has told everyone that there is plenty of time.',
        finds: [
          [
            'Survival',
            'measuring anew from a fixed rock',
            'the stakes have been set back by {few} days of loss',
          ],
          [
            'Perception',
            'listening with one ear to the ground at night',
            'it is a saw, with pauses in which somebody drinks',
          ],
          [
            'Investigation',
            'looking over the sledges of {B}',
            'ten sacks of salt have been brought here, where everyone lacks it, and none was offered for sale',
          ],
        ],
        later: [
          'On the night of day {days} the ground under half of {site} goes, with everyone asleep, and the hired hands of {B} keep the sledges for themselves (use <Bandit, Tough, Berserker, Gladiator>).',
        ],
        ways: [
          'The fire pit can be put out with one barrel, from above, by those who know where it is; then {site} has its full time back.',
          'If all move together at night, in silence, {B} wakes up alone on the worst of the ground, and is ready to talk.',
        ],
      }),
    ],
  },
  {
    id: 'fading-light',
    says: /\b(?:flame|fire|light|lamp|magic|spell|power|star|beacon|sun|shield|ward|seal|lantern|barrier) (?:is |are |that is |which is )?(?:slowly |now )?(?:going|dying|fading|failing|burning|flickering|weakening|breaking) ?(?:out|low|down)?\b|\b(?:dying|fading|failing|flickering|last) (?:flame|fire|light|lamp|beacon|lantern)\b/,
    tells: [],
    look: [
      'a wick no longer than a finger, and a person beside it with both hands round the glass',
      'a heap of empty oil jars, with the last full one on a cushion',
      'a shadow line on the wall that was drawn a year ago, and the new one, a hand below it',
    ],
    known: [
      'It grows weaker every night; those of {town} have begun to count by it how long they will still have neighbours.',
    ],
    feature: [
      'For as long as a breath it can be made to shine as it once did, and needs a day to recover.',
      'Where it does not reach any more, one hears steps that stop when one stops.',
    ],
    beside: [
      'It is going out because someone feeds it with the wrong oil, on purpose and a little more each night.',
    ],
    plots: [
      plotOf({
        id: 'fading-light-1',
        absent: ['second keeper', 'maker of the oil', 'child of the old keeper'],
        guest: ['agent of a wrecking company', 'quiet passenger', 'dealer in lamps'],
        wants: [
          'has not left it alone for {days} nights, and speaks to it as to a sick animal',
          'rations the last of the true oil by the spoon, and sleeps on the key',
        ],
        seeks: [
          'offers to sit with it for one night, so that {K} can sleep, and offers it again each evening',
          'has brought a barrel of oil as a present, and is hurt that {K} does not pour it',
        ],
        hooks: [
          '{K} asks the party to fetch one jar of the true oil from {V}, who knows how it is made and has not come for {few} months; {town} pays {coins} gold pieces for it.',
          'Those whom it has guided until now have begun to gather in sight of it, silent and close together, and {town} wants to know what happens when it goes out.',
          'A captain who came in last week says that there were two lights, and that the brighter one led onto the rocks.',
        ],
        trace: [
          'A ring of soot lies round the glass; the old oil never left any.',
          'Somebody has scratched the hours at which {K} sleeps into the stair.',
          'Wet footprints come up to the threshold every night, and each night one step further in.',
        ],
        truth:
          'What burns here is no common oil: {V} presses it out of things that the dead have left behind, and the dead steer by it, out of this world and past {town}. {B} waters the supply, and has walled {V} up in the old oil cellar with bread for a month: without the light the dead will come ashore in {town}, with all that went down with them, and there are people who pay well for sunken gold. {K} has burned {few} of {K.their} own keepsakes to gain time, and has two left.',
        finds: [
          [
            'Investigation',
            'letting a drop of the new oil fall into water',
            'half of it sinks: it has been stretched with lamp black and glue',
          ],
          [
            'Religion',
            'watching those who gather by night',
            'they are not angry; each of them looks at the light and then, helplessly, at the next one',
          ],
          [
            'Perception',
            'standing in the old oil cellar',
            'someone taps behind the newest bricks, in the rhythm of a rowing song',
          ],
        ],
        later: [
          'On night {days} it goes out. The dead come ashore where they can, and {B} is waiting for them with sacks and hired hands (use <Zombie, Ghoul, Specter, Wight, Wraith>).',
        ],
        ways: [
          'Anyone can feed it for one night with something that a dead friend has left, given gladly. All {town} has such things in drawers.',
          'The dead know who has kept them waiting, and would follow {B} anywhere if the light were carried out to them by hand.',
        ],
      }),
    ],
  },
  {
    id: 'running-out',
    says: /\b(?:(?<stuff>water|food|air|oil|time|money|fuel|bread|supplies|ale|wood|mana|medicine) (?:for|left|is running|runs|running|ran|will last|lasts?|is gone|almost)|(?:well|spring|luck) (?:is |are |that is |which is )?(?:slowly )?(?:failing|running|drying) ?(?:out|dry|low|up)?|(?:for|only|has|have|in) (?:\w+ )?(?:one|two|three|four|five|six|seven|ten|few|\d+) (?:more )?(?:days?|nights?|weeks?|hours?) ?(?:left|more|to live|remain)?$|running out|about to (?:close|fall|fail|collapse|end|run out|go bankrupt)|last (?:day|night|week) (?:before|of)|bankrupt|must close|will close|closing down|going out of business)\b/,
    words: { stuff: 'store' },
    tells: [],
    look: [
      'a tally in chalk that is shorter by one mark each morning',
      'a locked cupboard with two guards, who watch each other',
      'a queue with bowls, jugs and folded hands, in which nobody talks',
      'a measuring stick, notched, and dry or dark down to the last notches',
    ],
    known: [
      'The {stuff} of {site} is nearly used up; everyone there knows the number of days, and says it instead of a greeting.',
    ],
    feature: [
      'The store has a grating at the back through which a thin arm can reach.',
      'Whoever is caught taking more than a share is put out at the gate, at noon, without a hat.',
    ],
    beside: ['There is more {stuff} left than {K} says, and it is being kept back for a few.'],
    plots: [
      plotOf({
        id: 'running-out-1',
        absent: ['quartermaster', 'keeper of the stores'],
        guest: ['officer in waiting', 'speaker of those in the queue', 'merchant who was stranded'],
        wants: [
          'drinks and eats last, in public, and has stopped sleeping',
          'has divided what is left by heads, and does the sum again whenever somebody coughs',
        ],
        seeks: [
          'says aloud that strangers should be counted out first, and smiles at the party',
          'has a plan for the last day, and has told it to {few} others, at night',
        ],
        hooks: [
          '{K} pays {coins} gold pieces to whoever gets a message through to {town} and comes back with {stuff}, before the tally ends.',
          '{V} left {site} at night with the last good mules, "to fetch help", and the mules have come back alone.',
          'In {town} somebody buys up exactly what {site} will need next week, and does not ask the price.',
        ],
        trace: [
          'Some faces in the queue are a good deal rounder than the others.',
          'The seal on the {stuff} is unbroken every morning, and the wax is warm.',
          'A cart track leads away from the back wall, brushed over with a branch.',
        ],
        truth:
          'It should have lasted three times as long. {B} has been selling it by the sack, over the back wall, and replaces what is gone with sand, chaff or painted wood. {V} opened a sack from the middle of the stack, understood, and rode for {town}; the buyers of {B} caught {V} on the road and hold {V} in a dry cistern. {K} will not believe it of {B}, who once carried {K} out of a lost battle.',
        finds: [
          [
            'Investigation',
            'opening what lies in the middle of the store',
            'there is a hand of the real thing on top, and sand below',
          ],
          [
            'Survival',
            'following the brushed cart track',
            'it ends at an old cistern, with a camp around it, and {V} is heard swearing inside',
          ],
          [
            'Insight',
            'dining with {B}',
            '{B} is the only one here who leaves something on the plate',
          ],
        ],
        later: [
          'On day {days} the false sacks are found by the crowd. {K} is blamed, and {B} takes over {site} with the help of the buyers (use <Tough, Warrior Veteran, Gladiator>).',
        ],
        ways: [
          'What was sold is still in the camp at the cistern, with five guards and a drunk clerk; one night is enough to get it back.',
          'If {K} is shown the warm wax, {K} asks {B} one question before everyone, and {B} has never been able to lie to {K}.',
        ],
      }),
      plotOf({
        id: 'running-out-2',
        absent: ['old quartermaster', 'dismissed surveyor'],
        guest: ['engineer from the capital', 'priest without a parish'],
        wants: [
          'smiles at everyone and says that it will be enough, and has had the clocks put away',
          'writes a letter to each of those who live here, to be opened afterwards',
        ],
        seeks: [
          'has found the cause, is sure of it, and cannot get anyone to come down and look',
          'digs at night, alone, and washes the shovel',
        ],
        hooks: [
          '{B} asks the party to come down with lamps and ropes: the {stuff} is not used up, but is being held back from below.',
          '{V} knew where more {stuff} is to be had, walked away from {site} after a quarrel with {K}, and has been seen in the ruins nearby; {town} pays {coins} gold pieces to have {V} brought back.',
          '{K} hires the party to keep order in the queue on the last day, and hopes that it will not be needed.',
        ],
        trace: [
          'There is always less {stuff} in the hour after sunset, and more at noon.',
          'A draught comes up where there should be no opening, and it smells of wet fur.',
          'The oldest part of {site} has a door that has been bricked up twice.',
        ],
        truth:
          'The {stuff} does not run out: it is taken. Something has made a nest below, where the {stuff} of {site} comes from, and takes a little more each day for its young. {V} found it {years} years ago, fed it, and had an agreement with it; {K} called this waste, and dismissed {V}. Since no one feeds it, it helps itself. {B} has understood the half of it, and wants to smoke it out, which would bring the roof down.',
        finds: [
          [
            'Nature',
            'watching at what hours the {stuff} grows less',
            'these are the hours at which something large drinks, eats or breathes',
          ],
          [
            'Investigation',
            'opening the door that was bricked up',
            'a rail, a bucket and a bell hang behind it, all of them used for years',
          ],
          [
            'Persuasion',
            'asking {V} about the quarrel',
            '"One bucket in a hundred. They would not spare me one bucket in a hundred."',
          ],
        ],
        later: [
          'On day {days} {B} lights the smoke, and what lives below comes up with its young behind it (use <Owlbear 700, Otyugh 1800, Bulette, Behir 7200>).',
        ],
        ways: [
          'The bell still works. One bucket, given at sunset, is enough for a week of plenty.',
          'It can be moved, with patience and a trail of food, to the ruins where {V} has already prepared a place.',
        ],
      }),
    ],
  },
  {
    id: 'kept-up',
    says: /\b(?:empty but|(?:but|and|yet|where|though) (?:the |its |all |some |one )?(?:(?<who>guard|monk|nun|priest|servant|soldier|teacher|keeper|sailor|knight|cook|librarian|nurse|actor|gaoler|crew)s? )?still (?:lock|locks|guards?|lights?|serves?|works?|plays?|rings?|opens?|cleans?|waits?|meets?|cooks?|sets?|teach(?:es)?|patrols?|delivers?|runs?)|still (?:being )?(?:used|guarded|tended|kept|lit|served|locked|manned|staffed|open)\b|still (?:has |have )?(?:smoke|light|lights|a light|fire)|(?:one|last|only|single|lone) (?<who2>(?:very )?(?:old |lonely |blind )?(?:priest|priestess|monk|nun|guard|soldier|servant|keeper|teacher|student|pupil|knight|librarian))\b|nobody comes (?:any ?more|anymore)|without (?:any )?(?:prisoners|guests|students|customers|patients|books))\b/,
    words: { who: 'keeper who stayed' },
    tells: ['abandoned', 'ruined'],
    look: [
      'a floor that is swept every day, with the marks of one broom and one pair of shoes',
      'a table laid for more people than have been seen here for years',
      'a roll call on a slate, ticked off this morning, name after name',
      'a single lamp, filled and trimmed, at the end of a row of dark ones',
    ],
    known: [
      'There is no need of it any more, {town} says, and yet everything that was done here is still done, to the minute.',
    ],
    feature: [
      'The round is walked at fixed hours, and between two of them every corridor is empty for as long as a song.',
      'The oldest lock is the only one that is tried twice.',
    ],
    beside: [
      'The old duties are kept up for a reason: something in {site} sleeps only as long as it hears them.',
    ],
    plots: [
      plotOf({
        id: 'kept-up-1',
        absent: ['comrade who gave up the duty', 'last one who was relieved'],
        keeper: ['{who}'],
        guest: ['clerk of the town council', 'young helper from the town'],
        wants: [
          'does the work of {few} people alone, in the right order, and does not sit down before it is done',
          'says "it is the hour", and goes in the middle of a sentence',
        ],
        seeks: [
          'has come to close {site}, with a paper, and has helped to carry the keys for a week',
          'has asked a hundred times what it is all for, and has begun to be afraid of the answer',
        ],
        hooks: [
          '{body.s} of {town} pays {coins} gold pieces to whoever can persuade {K}, gently, to stop.',
          '{K} has fallen on the stair, and asks the party to do the round for three nights: every door, every lock, every word.',
          '{V}, who left {site} {years} years ago, has come back in a bad state, and begs the party to see that the round is not missed on {deadline}.',
        ],
        trace: [
          'Someone sets out one bowl more than {K} can eat from, and it is empty in the morning.',
          'The dust in one cell, room or niche is trodden flat in a ring.',
          'When {K} calls the roll, there is a pause after the last name, as long as an answer.',
        ],
        truth:
          'All have left but one. In the innermost part sits a thing without a body which believes that it is held here; it has lived on routine since the first day, and as long as it hears keys, steps and the roll at the right hours, it does not try the door, which would open. {V} knew this, could not bear it, and went; since then {K} has kept up the whole of it alone. {B} is to have the locks taken off on {deadline}, and has already sold the iron.',
        finds: [
          [
            'Perception',
            'standing still during the roll call',
            'something breathes in at the last name, where no name is written',
          ],
          [
            'History',
            'reading the first page of the rules',
            '"For the sake of the one who must not know": and then only hours',
          ],
          [
            'Insight',
            'asking {K} what happens if a round is missed',
            'it happened once, for one hour; {K} shows a hand with three fingers',
          ],
        ],
        later: [
          'On {deadline} the locks come off, there is silence at the wrong hour, and it finds out that it is free (use <Shadow, Ghost, Wraith, Night Hag>).',
        ],
        ways: [
          'It believes every order in the proper form: a discharge, read aloud and stamped, would let it go in peace, if somebody dares to open the door afterwards.',
          'The round can be played by a clockwork, with bells for keys; {B} would pay for it rather than sleep in {town} without it.',
        ],
      }),
      plotOf({
        id: 'kept-up-2',
        absent: ['one who is waited for', 'last who went away'],
        keeper: ['{who}'],
        guest: ['buyer of the site', 'collector of debts', 'pilgrim with a map'],
        wants: [
          'keeps everything ready, and looks down the road at the same hour every day',
          'is glad of company, and sets the party to work before they have sat down',
        ],
        seeks: [
          'walks the rooms with a measuring rod, and greets {K} with too much respect',
          'has asked {K} to sell {few} times, and has offered less each time',
        ],
        hooks: [
          'A letter for {K} has lain in {town} for years, as nobody likes to go there; the postmaster pays {coins} gold pieces to have it delivered.',
          '{V} is still alive, in {town2}, and asks the party to see if anyone at {site} remembers.',
          '{B} hires the party to prove that {K} is not right in the head, before {deadline}.',
        ],
        trace: [
          'A lamp is put in one window each evening, and the sill is burnt black from all the years.',
          'One room is kept locked, aired and warm.',
          '{K} hides something under the apron whenever {B} comes round the corner.',
        ],
        truth:
          '{K} gave a promise to {V}: to keep {site} as it is until {V} comes back. {V} had hidden the charter of {site} here, which makes all the land to {town} the property of those who lived on it, and went to fetch a judge; {B} had {V} locked up as mad, under another name, and has waited ever since for {K} to give up or to die. As long as one person keeps {site} in use, the charter holds.',
        finds: [
          [
            'Investigation',
            'going through the locked room',
            'it is the room of {V}, with a charter sewn into the quilt',
          ],
          [
            'Insight',
            'asking {B} where {V} went',
            '{B} says "died", and knows neither where nor of what',
          ],
          [
            'History',
            'looking up the law in {town}',
            'a site that is not used for one day falls to the highest bidder',
          ],
        ],
        later: [
          'On day {days} men of {B} carry {K} out of the door for one day, "to see a physician" (use <Tough, Spy, Tough Boss, Gladiator>).',
        ],
        ways: [
          '{V} has only to walk in at the gate, before witnesses, and {B} is finished.',
          'If the party stays and does the work, {site} is in use: {K} may go and fetch {V} in person.',
        ],
      }),
    ],
  },
];
