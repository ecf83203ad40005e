import type { Departure } from './departure-type.ts';

/** Departures about what the character did to a town: to its vote, its gate, its clock, its wells. */
export const departuresOfTowns: readonly Departure[] = [
  {
    id: 'miscounted-vote',
    levels: [1, 14],
    tones: ['intrigue', 'whimsical'],
    words: ['vote', 'election', 'council', 'politician', 'mayor', 'rebel', 'revolution'],
    other: ['popular candidate', 'tribune of the people'],
    concept: [
      ['counted the votes« in {town}», correctly, and had to leave by a window', 'v=1'],
      ['started a revolution« in {town}» by complaining of the soup', 'v=2'],
    ],
    want: [
      ['to [have|hear] the count read out, [once|just once], in [a loud voice|public]', 'v=1'],
      ['to [find out|learn] how one [stops|ends] a revolution', 'v=2'],
    ],
    flaws: [
      [
        'will not [round a number|say "about"|forget a single copper]',
        '{P} insists on the [exact|right] number, of [coins|stairs|eggs], «of [enemies|arrows|witnesses], »of times that [somebody has lied|a promise was broken|someone has been late].',
        [1],
      ],
      [
        'makes a cause out of [everything|every small thing|every soup]',
        '[Soup|Bread|Salt]«, [queues|chairs|blankets]» and the order of [watches|marching|speakers] [become|turn into] questions of [principle|honour|justice]« in {P.their} hands».',
        [2],
      ],
    ],
    event: [
      '{Q} had won by a great deal«, as one could hear from the band». {P} had counted the slips, which were in a hatbox, and said that [it was not so|this was wrong|the other one had won]. The hatbox left {town} by the window first.',
      '{P} only said that the soup had been smaller«, in an inn in {town}». Someone at the next table said "hear, hear", {Q} climbed onto a bench, and by midnight the palace was on fire.',
    ],
    now: [
      [
        '{P} [has the hatbox still|still has the hatbox|still carries the hatbox], and [has never let it out of sight|never lets go of it|keeps one hand on it]«, [on a horse|in bed|in church] or in [a bath|a fight|a storm]».',
        'v=1',
      ],
      [
        'In {town2} they sing a song about {P}, in which {P} is [taller|older|on a horse|two people].',
        'v=2',
      ],
    ],
    bond: [
      [
        'The {num} who [signed their slips|put names on their slips|wrote their names on the slips], and would [hang|be hanged|go to prison] if the hatbox were [found|opened].',
        'v=1',
      ],
      ['The innkeeper« of {town}», who lost the inn and has forgiven the soup.', 'v=2'],
    ],
    hook: [
      [
        'The slips are forged as well. Nobody has ever counted the real ones, and they are in {town3}«, in another hat».',
        'v=1',
      ],
      [
        '{Q} had waited« for weeks» for someone to complain, had paid for the soup to be smaller, and has owed {P} a crown ever since.',
        'v=2',
      ],
    ],
  },
  {
    id: 'apprentice-poisoner',
    levels: [1, 14],
    tellsChildhood: true,
    tones: ['grim', 'horror', 'intrigue'],
    words: ['poison', 'poisoner', 'apothecary', 'alchemist', 'healer', 'assassin'],
    other: ['apothecary', 'old doctor'],
    concept: [
      ['mixed what {Q} asked for and read the label afterwards', 'v=1'],
      ['was brought up by {Q}, on a drop of poison a day', 'v=2'],
    ],
    want: [
      [
        'to [find|get hold of|break] the second of two bottles before [it is opened|anyone opens it|somebody is thirsty]',
        'v=1',
      ],
      ['to eat [one|a single] [dish|supper] without tasting for what is in it', 'v=2'],
    ],
    flaws: [
      [
        "[drinks from|sips from|reaches for] other people's [cups|glasses|mugs]",
        '{P} takes a [sip|mouthful] of every [cup|glass] before its owner, «[without asking|unasked|without a word], »[at weddings as well|also at weddings|at court too|in church too].',
      ],
      [
        '[does not know when it hurts|hardly feels pain|never notices a wound]',
        '[Pain|A wound|Any hurt] reaches {P} [late|hours later|the day after], and [so does good advice|so do warnings|the blood is seen first by others|friends have to point at the blood].',
        [2],
      ],
    ],
    event: [
      '{P} was seventeen«, in {town},» and good with a scale. {Q} wanted two bottles for a [cough|bad cough|cold]. The first of them was poured«, [by {Q}|by the hand of {Q}|on the orders of {Q}],» into [a|the] well [of a [mill|farm|yard|village]|behind the [church|smithy|bakery]|by the [bridge|road|wall]], from which {few} families drank.',
      '{Q}, who brought {P} up« in {town}», was fond of experiments and of {P}, in that order: a drop of poison a day, for {days} years. [On the last day|One day|One evening] {Q} drank from the wrong [cup|glass|bowl] and was [surprised|very surprised|astonished|more surprised than ill].',
    ],
    now: [
      '{P} grows [a garden|herbs|nightshade and mint] in [a box|two boxes|a crate] on the [mule|cart|donkey], and [half of it is for cures|calls half of it medicine|labels every leaf].',
      [
        'A baker« in {town2}» whose wife {P} cured will not take money, and tastes the bread first«, out of politeness».',
        'v=1',
      ],
    ],
    bond: [
      [
        'The well, which has a lid now, with a list of names« on it», and {P} goes there each spring to read them.',
        'v=1',
      ],
      ['A notebook with a line for each day of that childhood, in the neat hand of {Q}.', 'v=2'],
    ],
    hook: [
      [
        'The second bottle was drunk by {Q}, who did not die, and is [looking|asking everywhere] for a third.',
        'v=1',
      ],
      [
        '{Q} knew that the plague saint in the crypt of {town}, whose touch kills, was going to wake, and was making the one person who could take it by the hand.',
        'v=2',
      ],
    ],
  },
  {
    id: 'retired-early',
    levels: [1, 10],
    not: ['soldier', 'criminal'],
    tones: ['whimsical', 'heroic'],
    words: ['retired', 'innkeeper', 'farmer', 'merchant', 'clerk', 'quiet'],
    other: ['old notary', 'tax clerk'],
    concept: [
      ['inherited an adventure from {Q}, «half finished, »with a mule', 'v=1'],
      ['was entered« in the register» as a hero by a slip of the pen', 'v=2'],
    ],
    want: [
      ['to [finish it|get it done] and be [home|back] for the baking', 'v=1'],
      ['to have the entry [corrected|struck out], in person, at {town3}', 'v=2'],
    ],
    flaws: [
      [
        'treats [dungeons|every dungeon|ruins] like a messy kitchen',
        '{P} [tidies|sweeps|dusts]«, stacks» and [labels|counts|folds], in [places|rooms|tombs] where something is asleep under the dust.',
        [1],
      ],
      [
        'haggles with [everyone, monsters too|everybody, even monsters|people and monsters alike]',
        '{P} has never paid the first price«, of [ransoms|swords|horses] or of [bridge tolls|soup|coffins],» and will not begin [now|with a dragon|today].',
      ],
    ],
    event: [
      '{Q} came into the bakery of {P}« in {town}», out of breath, put down a sword, a map and a mule, said "left at the second skull", and died on the [flour|flour sacks|kneading table].',
      'The register of {town} was kept by {Q}, who wrote "hero" where it should have said "herder". {P} went to [object|complain], and was given a [medal|sword|flag]«, a [quest|map]» and a [deadline|date].',
    ],
    now: [
      [
        '{P} [has sold|sold] the sword and kept the mule«, [and so far it has been right|which has been right so far|and has not been sorry|and would do so again]».',
        'v=1',
      ],
      '[Whatever|Everything that] {P} [slays|defeats] is [entered|written down] in a [receipt book|cash book|notebook]«, with the [weight|price|date and weight]».',
    ],
    bond: [
      ['Forty sheep in {town}, which a cousin with a hard heart looks after.', 'v=2'],
      [
        'The mule, which knows the way to {town}, and [will not be hurried|will not go any other|asks for nothing but turnips].',
        'v=1',
      ],
    ],
    hook: [
      [
        '{Q} was not chased. {Q} had read what [is written|stands on the wall] behind the second skull: the name of that baker.',
        'v=1',
      ],
      [
        'It was not a slip. The dragon of {town3} is owed one hero a year, and {Q} had to enter somebody whom nobody would miss.',
        'v=2',
      ],
    ],
  },
  {
    id: 'prison-library',
    levels: [1, 14],
    tones: ['grim', 'intrigue', 'heroic'],
    words: ['prison', 'prisoner', 'escaped', 'convict', 'innocent', 'jail'],
    other: ['former cell neighbour', 'fellow convict'],
    concept: [
      ['got out of prison in the coat of {Q}, who stayed', 'v=1'],
      ['served {few} years for something that {Q} did not do either', 'v=2'],
    ],
    want: [
      ['to go back [in|to that prison], and [come|get] out with {Q}', 'v=1'],
      ['to [find out|know|learn] whether there [was|ever was] a crime', 'v=2'],
    ],
    flaws: [
      [
        '[hoards|collects] [small useful things|small things that may be useful|whatever could open a lock]',
        "[Nails|Candle ends|Buttons], «[string|wire|chalk], »other people's [spoons|keys|forks]: {P} [cannot pass by them|cannot leave them lying|picks them all up], and [is searched with great interest|has been searched for it|jingles at every step].",
      ],
      [
        '[wakes and stands in line|stands in line at any bell|jumps up at every whistle]',
        '[Bells|Gongs|Horns]«, whistles» and loud [voices|steps] [bring {P} upright|make {P} jump up|get {P} on both feet] with both hands [out|in the air|in front], [at bad moments|also in an ambush|even in hiding].',
      ],
    ],
    event: [
      '{P} sat in the prison of {town} for a loaf and a broken window, and talked with {Q} through a gap at the foot of a wall for {few} years«, without ever seeing {Q.them}». When a pardon came for {Q}, it was [passed|pushed] through the gap to {P}, [with the coat|together with the coat] and the words "[look after|take care of] my sister".',
      '{P} confessed to a murder, to save {Q}, on the «same »morning on which {Q} confessed to save {P}. The [court|judge|jury] of {town} believed [both of them|both|{P} as well as {Q}], although nobody [had found a body|was missing|had found a weapon][| then or since].',
    ],
    now: [
      '[{P} [still taps|taps|goes through] the alphabet of knocks« [on every table|before sleep|on the road]», and [waits for walls to answer|answers when a wall knocks|greets walls with it].|{P} wakes [at the hour of the count|when prisoners are counted|at the hour when the cells were counted], and lies [straight|still] until [it is over|the bell has rung|it must be over].]',
      '[Whenever there is a window|At every window|Each morning at the window] {P} describes the [sky|weather|street]«, aloud, [out of habit|as in those days|as if through a gap],» for [those who have none|the one in the next cell|people who have no window].',
    ],
    bond: [
      ['The sister of {Q} in {town2}, whom {P} has promised to look after.', 'v=1'],
      ['{Q}, in another prison, with whom {P} plays chess by letter«; it is move {num}».', 'v=2'],
    ],
    hook: [
      [
        'The pardon was the price of a betrayal: {Q} had told the warden of a [tunnel|hole] that {P} was digging. {Q} was ashamed« [of it|of this|later|when {P} shared the bread]», and gave [the|that] pardon [away|to {P}].',
        'v=1',
      ],
      [
        'The one who is said to have been murdered lives in {town3}, under another name«, and has followed the trial in the papers».',
        'v=2 tier!=3',
      ],
      [
        'The one who is said to have been murdered rules in {town3}, under another name, and has had all who knew the old one sent to prison.',
        'v=2 tier=3',
      ],
    ],
  },
  {
    id: 'plague-bell',
    levels: [1, 14],
    tones: ['horror', 'grim', 'heroic'],
    words: ['plague', 'quarantine', 'sickness', 'bell', 'gate'],
    other: ['gate captain', 'doctor'],
    concept: [
      ['rang the bell that shut the gates« of {town}», with family outside', 'v=1'],
      ['was shut in with the sick« at {town}» and was the only one to come out alive', 'v=2'],
    ],
    want: [
      ['to hear from someone who was there that it was [right|the right thing]', 'v=1'],
      ['to be ill, [once|just once], like [anybody|everyone else|other people]', 'v=2'],
    ],
    flaws: [
      [
        "keeps [people|everyone] at arm's length, [exactly|to the inch]",
        '{P} [holds|keeps] everybody at a distance with a [stick|pole|broom], and has hit a [bishop|friend|duke|bride]« with it».',
      ],
      [
        'gives orders in a voice that [empties|clears] [rooms|a room]',
        'When {P} is [frightened|afraid], [others|the others] are [told to go|sent away|ordered out], «all of them, »and [quickly|at once], and some [of them should have stayed|were needed|had the keys].',
      ],
    ],
    event: [
      'There was plague on the road« to {town}». {Q} gave {P} the rope of the bell and the order to ring at the [first|first sight of a] red lantern. [{P} saw one, saw by its light who was coming, and rang all the same.|The first [lantern|red lantern|light] came, with [faces|people|children] [under|behind] it that {P} knew, and {P} rang.|When it came, {P} could see who walked beside it, and pulled the rope all the same.|It was red, and [it was carried by|behind it came] people whom {P} had kissed goodbye [that morning|a week before|at harvest], and {P} rang.]',
      'When the plague came they nailed up a street« in {town}» with {num} people in it, and passed in bread for {few} weeks. {Q} opened it, in [a mask|a leather mask|gloves], [expecting|and expected] no one.',
    ],
    now: [
      [
        '[{P} washes at every [pump|well|stream], and carries the clapper of that bell«, wrapped in [wool|linen|a scarf]».|{P} carries the clapper of the bell« of {town}», wrapped in wool, and washes before touching anybody.|The clapper of that bell is in {P.their} [pack|saddlebag|left pocket], wrapped in [wool|linen|a scarf], next to [a great deal of soap|soap|vinegar and soap].]',
        'v=1',
      ],
      [
        'In {town2} a whole street got well in the week that {P} slept there«. They think that it was the [air|soup|bishop|new well]».',
        'v=2',
      ],
    ],
    bond: [
      [
        "A [blue|red|green] coat with [brass|horn|wooden] buttons, in a child's size, bought« in {town}» for that winter.",
        'v=1',
      ],
      [
        'The [door|gate] of that street, of which {P} has [a board|the lock|a nail|one board].',
        'v=2',
      ],
    ],
    hook: [
      [
        '{P.their} family was let in by a drain, «an hour later, »by {Q}, and lives in {town3}« under another name».',
        'v=1',
      ],
      [
        'The plague is still in {P}, [asleep|at rest], enough« of it» for a [kingdom|whole country], and {Q} has been following with an empty bottle.',
        'v=2',
      ],
    ],
  },
  {
    id: 'clock-maker',
    tones: ['intrigue', 'heroic', 'horror'],
    words: ['clock', 'clockmaker', 'machine', 'inventor', 'tinker', 'artificer', 'automaton'],
    other: ['clockmaker', 'lonely banker'],
    concept: [
      ['mended a clock« in {town}» that should have been left alone', 'v=1'],
      ['built a friend of brass for {Q}, and the friend has walked away', 'v=2'],
    ],
    want: [
      ['to be there when it strikes [the next time|again|once more]', 'v=1'],
      ['to find that friend before [anyone|somebody] [takes it apart|melts it down]', 'v=2'],
    ],
    flaws: [
      [
        'takes [everything|all things|whatever ticks] [to pieces|apart]',
        '[Locks|Scales|Lamps]«, [lutes|traps|compasses]» and [relics|toys|crossbows] lie in [rows|pieces] round {P} [by morning|after one evening|by breakfast], with [one screw|one spring|two screws] left over.',
      ],
      [
        '[is late|comes late] for [whatever matters|everything that matters|what matters most]',
        '{P} hears the [exact|right|very] minute go by«, [counts it|names it|nods],» and is [still|just] looking for [the other boot|a glove|the second sock|the key].',
      ],
    ],
    event: [
      'The tower clock of {town} had stood at a quarter to nine« for longer than anybody could say». {P} mended it in [an afternoon|a morning|two hours|one night|half a day][|, for a joke|, for nothing|, with [a hairpin|a spoon|a drop of oil]|, to [see|hear] it go]. At nine {Q}, who had kept the key, «took off the coat, »lay down and was gone, and so was everyone else in {town} who was as old.',
      '{Q}« in {town}» was lonely, and paid well for company. {P}, who [has always been|was] good with [small wheels|springs|fine tools], built a friend out of brass«, gave it [a voice|a soft voice|a voice and a hat],» and taught it to [lose|lose politely|win seldom] at chess. One [day|evening|morning] in {town} it opened the door for itself and said that it had [somewhere to be|things to do|to be off].',
    ],
    now: [
      [
        '[In each town|In every town|Wherever a clock stands still] {P} asks [when the clock stopped|since when it has stood|who stopped the clock], and [never offers to|will not] [look at|touch|mend] it.',
        'v=1',
      ],
      ['In {town2} someone with brass hands has been seen« at dusk», thanking doors.', 'v=2'],
      '{P} [wears|has] a watch [on each wrist|in each pocket|on either arm] and [believes neither|trusts neither of them|looks at neither|asks others for the time].',
    ],
    bond: [
      [
        'The second key, «which fits another [tower|tower clock], and »which {P} [has not been able to|cannot bring {P.themself} to] throw away.',
        'v=1',
      ],
      ['A chess set« from {town}» with one brass pawn, in the middle of a game.', 'v=2'],
    ],
    hook: [
      [
        '{Q} and the others had asked for that clock to be stopped: what was to come at nine could not come while it stood. It is as large as a storm, and over {town3}« by now».',
        'v=1',
      ],
      [
        'The [friend|friend of brass] has found out that {P} was made as well, [is in {town3}|has a name and a street|is on the way to {town3}], and means to ask the maker what for.',
        'v=2',
      ],
    ],
  },
  {
    id: 'well-digger',
    tones: ['heroic', 'grim', 'whimsical'],
    words: ['well', 'digger', 'desert', 'water', 'dowser', 'miner', 'farmer'],
    other: ['village elder', 'rival dowser'],
    concept: [
      ['promised {town} water and has dug {num} dry wells', 'v=1'],
      ['dug for water« near {town}» and went through the roof of a house', 'v=2'],
    ],
    want: [
      ['to come home with [a bucket that is full|a full bucket|water in the bucket]', 'v=1'],
      ['to [apologise|say sorry] to [whoever lives|those who live] down there', 'v=2'],
    ],
    flaws: [
      [
        'always knows better where [to dig|one should dig|others should dig]',
        '[Shown a map|Over any map|When there is a map], {P} puts a [thumb|finger] [beside the cross|a little to the left of the cross|next to the cross], and starts [there|digging there|off in that direction].',
      ],
      [
        'promises [too much|too many things] to [people who are thirsty|thirsty people]',
        '[Before anyone has asked|Unasked|Within an hour], {P} promises [a spring|a well|a bath]«, or [supper|beer|wine],» or [rain|snow], [with a date|by Friday|for the same evening].',
      ],
    ],
    event: [
      'The rod bent for {P} as a child, once, and« all of» {town} saw it. {town} sold [the herds|its sheep|the common] to pay for [shovels|ropes and shovels|the digging]. At the last hole {Q} sat down« on the edge» and said «[kindly|softly|without anger] »that it would be all right to [leave|go|stop].',
      '[At|After] [eighty|ninety|a hundred|seventy|sixty] feet [the spade of {P} went|the spade of {P} broke] through [a roof|a tiled roof|roof tiles]. Under {town} there was [a lamp|a fire|a candle] and a laid table, and somebody looked up and said "[finally|there you are|come in|at last]". {Q} made {P} fill it in« [by the evening|by nightfall|before supper|the same day]».',
    ],
    now: [
      '[[In every new country|Behind every border|In each new place] {P} tastes the [ground|earth|mud]«, and [makes a face|nods|spits it out]».|{P} cannot cross a [field|square|meadow] without [stopping|standing still] [once|twice], and [stamping|listening|putting an ear to the ground].]',
      [
        'In {town2} there is a spring with the name of {P} on it; it came up« in the night» after the bill had been refused.',
        'v=1',
      ],
      [
        '{P} knocks on [floors|cellar floors|the ground]« [before going to bed|in every house|on each first evening]», and [leaves time|waits] for an answer.',
        'v=2',
      ],
    ],
    bond: [
      [
        'The people of {town}, who [wave|still wave], and carry their water [nine|six|seven|eight] miles.',
        'v=1',
      ],
      [
        'A [spoon|fork|salt cellar|napkin] that was on the table« down there», and was [in the hand|in the pocket|in the boot] of {P} [afterwards|that evening|on the way up].',
        'v=2',
      ],
    ],
    hook: [
      [
        'The rod bent [at|towards] {P}«, and not at the ground»: something in {P} [drinks up|swallows] every spring before the spade gets to it, and lets it go once {P} has left.',
        'v=1',
      ],
      [
        'The table was laid for {P}. The lords of the drowned city under {town} have been expecting an heir« for three hundred years», and {Q} is one of them.',
        'v=2',
      ],
    ],
  },
];
