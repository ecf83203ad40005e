import type { Departure } from './departure-type.ts';

/** Departures about what a character carries within or beside: a power, a change, a voice. */
export const departuresOfPowers: readonly Departure[] = [
  {
    id: 'woken-late',
    levels: [1, 10],
    tones: ['heroic', 'grim', 'intrigue', 'horror'],
    words: [
      'construct',
      'warforged',
      'golem',
      'wakes',
      'awakened',
      'woken',
      'asleep',
      'slept',
      'frozen',
      'ancient',
      'sleeping',
    ],
    other: ['digger', 'antiquary', 'quarry foreman'],
    tellsChildhood: true,
    isFromElsewhere: true,
    concept: [
      ['woke up under {town} in a century that nobody had announced', 'v=1'],
      ['was dug up in {town} together with an order that nobody else can read', 'v=2'],
    ],
    want: [
      ['to learn who won that battle', 'v=1'],
      [
        'to carry out the order, or to be told by someone with the right to it that it is void',
        'v=2',
      ],
    ],
    flaws: [
      [
        'asks for [people|kings|friends] who have been dust for [ages|centuries]',
        '{P} asks in each new town for somebody by name, «[politely|with a small bow], »and waits for an answer until it is dark.',
      ],
      [
        'stands still when [nothing is said|nobody speaks]',
        '{P} can stand [in a doorway|at a window|in the rain] for a night without moving, and does not notice that others find it hard to sleep.',
      ],
    ],
    event: [
      'They broke through a wall below {town}, and {P} opened both eyes and asked whether the battle had begun. {Q} said yes, because one has to say something. It had begun and ended {years} generations before, and of the army for which {P} had been left there to wait there was [a buckle|one shoe|a step with a hollow in it].',
      '{P} was found below {town}, standing, with an order of seven signs in one hand. {Q} had it [copied|drawn], and sold the copies. {P} can read it: it says whom to guard, and the door that is named in it has been a [granary|bakery|bathhouse] for three hundred years.',
    ],
    now: [
      [
        '{P} has learned [the new words|the new money|the new roads] from children, and in anger speaks like a child of seven.',
        'v=1',
      ],
      [
        'The owner of that door in {town2} [came to like|got used to|left out a chair for] {P}, who guarded it for [a season|a winter|{few} months].',
        'v=2',
      ],
    ],
    bond: [
      'A lullaby, the only thing that {P} has found to be still in use.',
      ['{Q}, who told the first lie and has been [ashamed of it|sorry for it] ever since.', 'v=1'],
      [
        'The order itself, [on a tile|on a strip of lead|in clay], which {P} [reads every evening|sleeps on|will not let {Q} touch again].',
        'v=2',
      ],
    ],
    hook: [
      [
        'There were two niches behind that wall, and {Q} has told nobody that the second one was empty and still warm.',
        'v=1',
      ],
      [
        'The seventh sign does not mean "guard" but "never let out". {Q} found it out from one of the buyers, who lives behind that door, and is older than the house.',
        'v=2',
      ],
    ],
  },
  {
    id: 'voice-of-steel',
    levels: [1, 10],
    tones: ['heroic', 'grim', 'intrigue', 'whimsical'],
    words: ['sword', 'blade', 'weapon', 'patron', 'talking', 'sentient', 'voice', 'axe', 'dagger'],
    other: ['collector', 'armourer', 'heir of the last owner'],
    concept: [
      ['carries a blade that talks, and lost an argument with it in {town}', 'v=1'],
      ['was chosen by a sword that everyone in {town} had taken for a lamp hook', 'v=2'],
    ],
    want: [
      ['to hear the end of what the blade begins to tell each night', 'v=1'],
      ['to find out what the sword wants before it asks for it', 'v=2'],
    ],
    flaws: [
      [
        'answers [aloud|back] to someone whom nobody hears',
        'In the middle of a talk {P} says "[no|not now|we have discussed that]", and means none of those who sit there.',
      ],
      [
        'cannot leave [a blade|steel] [unsharpened|dull]',
        "{P} oils [hinges|scissors|other people's knives] without being asked, and thanks them.",
      ],
    ],
    event: [
      'In a cellar of {town} {P} drew a sword out of an old [beam|anvil|door post], and it said "at last", and then a great deal more. {Q} had walled that cellar up on purpose, so that it should have no one to persuade, and [went grey|sat down on the stairs].',
      'A sword had hung in an inn of {town} and held a lamp, for {years} years, without a word. When {P} reached for the lamp it said a name, that of {P}. {Q} offered gold for it on the same evening, and twice as much in the morning.',
    ],
    now: [
      [
        'The blade knows all the roads to {town2}, as they were a hundred years ago, and is offended by bridges.',
        'v=1',
      ],
      [
        'In {town2} the sword asked {P} for one small thing: to be shown to somebody. {P} did so, and saw that person pack.',
        'v=2',
      ],
    ],
    bond: [
      "A scabbard without a maker's mark, in which the blade is silent, and which {P} uses less and less.",
      ['{Q}, who writes once a [month|year] to ask what it has said.', 'v=1'],
      ['The inn in {town}, where the hook is empty and {P} [eats|sleeps] free of charge.', 'v=2'],
    ],
    hook: [
      [
        'The blade has told each of its owners the same story, and has told none the end, since that is where it changes hands. {Q} has the list of them.',
        'v=1',
      ],
      [
        'It is not the sword that speaks but what is shut up in it, and {Q} knows that the lamp kept it asleep.',
        'v=2',
      ],
    ],
  },
  {
    id: 'own-fire',
    levels: [1, 10],
    tones: ['heroic', 'grim', 'horror', 'intrigue'],
    words: ['uncontrolled', 'uncontrollable'],
    not: ['fighter', 'barbarian'],
    other: ['younger {Q.kin:sibling}', 'childhood friend', 'teacher'],
    kin: true,
    concept: [
      ['set fire to a barn in {town} with a laugh, and to more than the barn', 'v=1'],
      ['once made all of {town} fall silent and cannot say how', 'v=2'],
    ],
    want: [
      ['to learn how to stop before learning how to begin', 'v=1'],
      ['to hear {Q} raise {Q.their} voice once more', 'v=2'],
    ],
    flaws: [
      [
        'keeps both hands [in the sleeves|folded|under the table]',
        '{P} does not [touch|hold] anything that is dear to others, and would rather be taken for proud.',
      ],
      [
        'leaves [a room|the table] when voices rise',
        'At the first loud word {P} is at the door, and at the second out in the open, [counting|breathing slowly|with closed eyes].',
      ],
    ],
    event: [
      'It came for the first time in {town}, at a harvest supper, in the middle of a laugh: the light in the hands of {P} was blue, and then the barn was. {Q} was the last to get out, and the first to say that it had been the lamp.',
      'They were quarrelling in the square of {town}, {P} and {Q}, about [nothing|a borrowed rake|the last plum|whose turn it was]. {P} wished that all would be quiet, and all were: bells, dogs, the mill, {Q}. It lasted [an hour|until the evening|as long as a hymn], and [people in {town} still lower their voices when {P} goes by|{town} has kept that day since, without bells|some in {town} say that they have never slept so well]. {Q} has spoken since then, but has never again raised {Q.their} voice.',
    ],
    now: [
      ['In {town2} {P} slept in a bath house for a winter, and slept well.', 'v=1'],
      [
        '{P} keeps a list of quarrels that ended without a silence, [the longest of them in {town2}|{few} of them in {town2}|and reads it again before every council|and is proud of each].',
        'v=2',
      ],
    ],
    bond: [
      ['{Q}, and the lie about the lamp, which has never been taken back.', 'v=1'],
      [
        '{Q}, who [speaks softly now, and has never asked for a reason|has forgiven {P}, in a whisper|says that one hears the birds better now].',
        'v=2',
      ],
      [
        'A pair of gloves[, a gift of {Q}|, too large, a gift of {Q}| that {Q} gave {P}| that belonged to {Q}], with the fingertips [darned|patched|sewn up] in [blue|red|green].',
        'v=1',
      ],
    ],
    hook: [
      [
        'It was the lamp. {Q} had knocked it over, and has let {P} believe the other thing ever since, first out of fear and then out of habit.',
        'v=1',
      ],
      [
        'A smuggler in {town} had paid a devil for silence on that day, and got it by way of {P}. Others have heard what it cost, and are looking for {P} to order more of it.',
        'v=2',
      ],
    ],
  },
  {
    id: 'slow-change',
    levels: [1, 10],
    tones: ['grim', 'horror', 'heroic', 'intrigue'],
    words: [
      'vampire',
      'werewolf',
      'lycanthrope',
      'becoming',
      'turning',
      'transforming',
      'infected',
      'bitten',
      'changing',
      'curse',
    ],
    other: ['physician', 'gravedigger', 'old huntress'],
    concept: [
      ['was bitten in {town}, and has begun to count what is still the same', 'v=1'],
      ['has had a thirst since the fever of {town}, and it grows by inches', 'v=2'],
    ],
    want: [
      ['to find the biter before the book is full', 'v=1'],
      ['to be stopped in time, and to choose by whom', 'v=2'],
    ],
    flaws: [
      [
        'sends friends away at [dusk|nightfall]',
        'At dusk {P} grows [rude|silent|short], so that the others sleep elsewhere, and never says that it is for their sake.',
      ],
      [
        'tests [mirrors|silver|running water] when nobody looks',
        '{P} puts a finger [into holy water|on a silver spoon|into each stream] before crossing a threshold, «and lets out a breath, »every time.',
      ],
    ],
    event: [
      'The bite was small: {P} had helped {Q} one evening in {town} to [carry a coffin|shut a gate|hold a dog]. It healed [overnight|in a day|before supper], and [{P} was the only one to be glad|two old scars of {P} went with it|{P} felt better than for years]. {Q} looked at the place by candlelight, gave {P} a book with empty pages and said: write down what you do not like any more.',
      'In the third week after the fever of {town} {P} heard a heart beat through a wall, and knew whose it was. {Q} tied {P} to a bed for three nights, at {P.their} own wish, and on the fourth morning untied the ropes, because they had long been broken.',
    ],
    now: [
      [
        'The list in the book begins with [garlic|thyme|onions], [noon|white linen|midsummer] and [bells|running water|silver spoons], and {P} wrote [the last line|line {num}|a new line] of it in {town2}.',
        'v=1',
      ],
      ['In {town2} {P} has paid for a room with a bolt on the outside, in advance.', 'v=2'],
    ],
    bond: [
      '{Q}, who has sworn to do what must be done, and has asked {P} for a good day for it.',
      'A dog that is not afraid of {P} yet.',
    ],
    hook: [
      [
        '{Q} saw who bit {P}, and has been silent: the one with the teeth keeps a sick grandchild of {Q} alive, year by year, and would stop.',
        'v=1',
      ],
      [
        'The thirst of {P} has stopped twice for a week, each time near the same grave in {town2}: the one who began it lies there, and sleeps badly.',
        'v=2',
      ],
    ],
  },
  {
    id: 'fey-touched',
    levels: [1, 10],
    tones: ['heroic', 'whimsical', 'intrigue', 'horror'],
    words: [
      'touched',
      'changeling',
      'fairy',
      'feywild',
      'faerie',
      'enchanted',
      'pixie',
      'moonchild',
    ],
    other: ['godmother', 'midwife', 'lady who came at harvest'],
    kin: true,
    concept: [
      ['was away from {town} for an afternoon that lasted seven years', 'v=1'],
      ['grew up in {town} beside a door in a hedge', 'v=2'],
    ],
    want: [
      ['to get back [the seven years|some of the seven years] that stayed there', 'v=1'],
      [
        'to find [the way through|a way back in|that summer again], now that the hedge is [gone|no more]',
        'v=2',
      ],
    ],
    flaws: [
      [
        'never says [thank you|goodbye]',
        '{P} will not [thank|take leave of] anyone, and gives [a button|a pear|a knot of grass] instead, and most people think it odd.',
      ],
      [
        'keeps each promise [to the letter|word for word]',
        'What {P} has said is done, also what was a joke; friends have learned [not to joke back|to ask {P.them} for nothing in fun|to begin each sentence with "perhaps"].',
      ],
    ],
    event: [
      '{P} followed music up the hill behind {town} with [a jug of milk|a loaf|a lamb], and was back before it was cold. {Q} was grey, the house belonged to others, and on the doorstep stood seven jugs, one for each year.',
      'On the other side of the hedge of {town} was another summer. {P} went there as others go to school, had a friend there with leaves in the hair, and had to promise {Q} at the age of ten never to go again. [The next day|By morning|Before the week was out] the hedge [was gone|had been cut down|had become a fence], and [nobody in {town} would say by whose hand|{town} had not heard a thing|no one in {town} remembered that it had ever bloomed].',
    ],
    now: [
      ['In {town2} all cats know {P}, and some nod.', 'v=1'],
      ['{P} looks through each hedge, and has once seen somebody look back, in {town2}.', 'v=2'],
    ],
    bond: [
      [
        '{Q}, who put out a jug every year, on the day itself, and [never let anyone drink from it|had stopped hoping after the third|is not asked about the seventh].',
        'v=1',
      ],
      [
        'The friend with leaves in the hair, who [must think that {P} forgot|has not been told why {P} stayed away|had asked {P} to come back once more, and to bring bread].',
        'v=2',
      ],
      'A leaf that has not withered; {P} keeps it in [a book|a prayer book|an almanac], at a page that says something else each [spring|year|new moon].',
    ],
    hook: [
      [
        'The one who came back down that hill is not the one who went up, and {Q} has known it from the first evening, by the milk.',
        'v=1',
      ],
      [
        '{Q} had sold the hedge to a lady of the fey. The price was the shadow of that friend, and it has followed {P} since, in place of {P.their} own.',
        'v=2',
      ],
    ],
  },
];
