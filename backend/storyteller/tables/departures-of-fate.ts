import type { Departure } from './departure-type.ts';

/** Departures with something uncanny in them: a bargain, a voice, a place that remembers. */
export const departuresOfFate: readonly Departure[] = [
  {
    id: 'paid-rescuer',
    levels: [1, 10],
    tones: ['horror', 'grim'],
    words: ['drowned', 'saved', 'shadow', 'rescued'],
    other: ['ferry hand', 'fisher'],
    concept: [
      ['was pulled out of the river by {Q}, who had drowned« in it» the week before', 'v=1'],
      ['was saved from drowning by {Q} and has cast no reflection since', 'v=2'],
    ],
    want: [
      ['to [find out|know|learn] what {Q} [wants|will want] in return', 'v=1'],
      ['to [get back|recover|fetch] the reflection that the water kept', 'v=2'],
    ],
    flaws: [
      [
        'cannot [let [anybody|anyone] be|leave [anybody|anyone]] alone near water',
        'At every [well|lake|pond] and [ford|bridge|ferry] {P} counts the others«, [aloud|twice],» and [will not drink until all of them have|will not go on before the number is right|counts again when all are across].',
      ],
      [
        'is reckless [wherever it is dry|on dry land|as long as the ground is dry]',
        'On land {P} takes risks« that make others [look away|turn pale|hold their breath]», [on the theory|in the belief] that [it would be unfair to die there|death is waiting in the water|nothing can happen there].',
      ],
    ],
    event: [
      '{P} broke through the ice at {town} and was lifted out by {Q}, [who set {P.them} on the bank, said "owe me one", and went back under.|who put {P.them} down on the bank, asked for nothing yet, and walked back in.] {Q} had drowned there six days before«, and nobody had found the body».',
      'The river at {town} had {P} for an hour. {Q} dived [nine|seven|five] times and brought {P.them} up breathing; but what {P} sees in a mirror«, since then,» is the room.',
    ],
    now: [
      '{P} has not slept near running water since, and has seen wet footprints by the bed in {town2}, facing it.',
      '{P} [keeps|carries] a [stone|pebble] from the river bank« at {town}» in [one boot|the left boot|a glove|the purse].',
    ],
    bond: [
      ['The mother of {Q}, to whom {P} writes« each month» and has never said why.', 'v=1'],
      ['A pair of [gloves|boots] that belonged to {Q}; they fit, and are always damp.', 'v=1'],
      ['{Q}, who asked for nothing, and has covered the mirror whenever {P} calls.', 'v=2'],
    ],
    hook: [
      [
        '{Q} is still down there, holding the door of the drowned [shut|closed], and will need someone to take over« for [an hour|a night]», and will call for {P} by name.',
        'v=1',
      ],
      ['The reflection got out at {town2}, does well there and dreams of drowning by now.', 'v=2'],
    ],
  },
  {
    id: 'empty-village',
    levels: [1, 12],
    tellsChildhood: true,
    tones: ['horror', 'grim', 'heroic'],
    words: ['village', 'vanished', 'gone', 'lost', 'home', 'survivor'],
    other: ['pedlar', 'tinker', 'rag buyer'],
    concept: [
      [
        'came home« after one night away» to the hamlet of {village}, and found the kettles warm and nobody there',
        'v=1',
      ],
      ['remembers the village of {village}, which is on no map', 'v=2'],
    ],
    want: [
      ['to knock at every door until one of {num} people [opens|answers]', 'v=1'],
      ['to hear [somebody else|another person|someone] say the name of {village} first', 'v=2'],
    ],
    flaws: [
      [
        '[cannot leave an open door alone|cannot walk past an open door|has to go in where a door is open]',
        'An open door with [no one in it|nobody behind it] [draws|pulls] {P} in, «[sword or no sword|day or night|armed or not], »and [twice|three times|once already] it has been [a trap|an ambush|a bear].',
      ],
      [
        '[keeps|always keeps] a [place|chair] free at every [table|meal]',
        '{P} [saves|keeps] [a chair and a bowl|a place and a cup|a seat and a spoon] for people who [have not come|will not come], and [takes it badly|gets angry|leaves the room] if somebody [sits down|sits there].',
      ],
    ],
    event: [
      '{P} was sent from {village}«, a hamlet near {town},» to fetch salt and stayed for a dance. In the morning the {num} others were gone, «with [the bread in the oven|the kettles on the fire|the washing on the line|the looms set up], »and the [dogs|cats|hens] would not [cross the threshold|go into the houses|leave the gate]. {Q} had [been|stayed] there [for the night|that night].',
      '{P} grew up in {village}, a village [an hour|half a day] from {town}, rode to {town2} for a doctor, and came back to woods«, old ones». [No clerk in {town} has ever heard of the place.|In {town} they are patient about it, and say that there has never been any such place.] Only {Q}, who had passed the night there, turned pale« at the name».',
    ],
    now: [
      '{P} has drawn the street from memory«, with who lived where,» and shows it at inns as far as {town3}.',
      'On market days {P} stands where people «from {town2} »go by, and looks at shoes.',
    ],
    bond: [
      [
        'The salt, «still in its [bag|sack], »which {P} [has not been able to|cannot bring {P.themself} to] [use|open|sell].',
        'v=1',
      ],
      ['A dog of that village, the only one that came along; it sleeps facing {town}.', 'v=1'],
      [
        '[A dog of that village, which had run after {P}; it sleeps facing the place where the street was.|The horse on which {P} rode out that day, and which still turns off the road at the right spot.]',
        'v=2',
      ],
    ],
    hook: [
      [
        'They left by themselves, singing, behind {Q}, and the last« in the [line|row]» looked round for {P} and waited until the [others|singers] were out of [sight|hearing].',
        'v=1',
      ],
      [
        '{Q} traded {village} away to the fey, for another village that had burned. That one stands near {town3}« again», and its people remember burning.',
        'v=2',
      ],
    ],
  },
  {
    id: 'second-birth',
    levels: [1, 14],
    tones: ['horror', 'heroic', 'intrigue'],
    words: ['dead', 'resurrected', 'died', 'reborn', 'raised'],
    other: ['priest of the dead', 'wandering cleric'],
    concept: [
      ['woke in a coffin« in {town}» and knocked until {Q} opened', 'v=1'],
      ['was raised from the dead by {Q}, with a diamond that was meant for another', 'v=2'],
    ],
    want: [
      ['to [find out|know|learn] who was in such a hurry with the [funeral|burial]', 'v=1'],
      ['to [be|become] worth [the|that] diamond', 'v=2'],
    ],
    flaws: [
      [
        'cannot [bear|stand|leave alone] a closed [lid|door|chest]',
        '{P} takes doors off [hinges|their hinges]« and lids off [pots|chests|barrels|wells]», and has let out [things that were better kept in|a bear|bees|what should have stayed in].',
      ],
      [
        '[treats every day as borrowed|lives as if every day were borrowed|thinks of every day as borrowed]',
        "Plans [beyond Friday|for next week|for next year] make {P} impatient, and so do [locks|queues|bridges]«, [maps|recipes|savings]» and other people's [fear|caution|advice].",
      ],
    ],
    event: [
      '[There was [soup|a bowl of soup|supper], then [nothing|sleep|no light at all], and then the sound of [earth|spades|earth on wood].|The last thing [of which {P} knew|that {P} knew] was a [spoon|plate|mug] of [soup|pea soup|fish soup], and the next one [a lid|a wooden lid|boards], close to the nose.|{P} [fell asleep over|put down the spoon after|sat down to]« a [plate|bowl] of» [soup|fish soup], and [woke|came round] under a [lid|low lid|lid with [four|six|eight] nails in it].] {Q}, who had stayed to pray, opened the lid because of the knocking«, asked no questions» and lent {P.them} a coat.',
      '{Q} had walked nine days to {town} with a diamond, to bring back a child; «it was dark and »the names on the graves were alike. {P} had been dead for {years} years, sat up« no older than on the last day», and said thank you.',
    ],
    now: [
      '{P} [has|carries|keeps] a copy of {P.their} «own »obituary and [is working|works] on [the second half|a second part|a longer one|the corrections].',
      '[Food|Bread|Soup|Water] tastes [better|stronger|of more] than [it used to|before], and {P} [says so|tells the cook]« [at length|each time|with a full mouth]».',
    ],
    bond: [
      ['{Q}, who gets a [bottle|cake|goose] from {P} every year« on that day».', 'v=1'],
      [
        'The child for whom the diamond was meant, whose grave« in {town}» {P} keeps in flowers.',
        'v=2',
      ],
    ],
    hook: [
      [
        'The soup was cooked« in {town2},» for three people. The second« of them» is still in the ground, and knocks.',
        'v=1',
      ],
      [
        '{Q} made no mistake with the grave, and had [changed|moved] the gravestones beforehand. On the evening of {P.their} death {P} met somebody with a lamp«, gave it no thought,» and was the only one to see who set the great fire of {town}. The one who did it is [about to be judge there|to be made mayor this year|rich, and much loved there].',
        'v=2',
      ],
    ],
  },
  {
    id: 'name-sold',
    tones: ['horror', 'intrigue', 'whimsical'],
    words: ['name', 'fey', 'nameless', 'bargain', 'identity'],
    other: ['market stranger', 'green stranger'],
    concept: [
      ['sold a first name to {Q} at a fair in {town} and has been using a spare one since', 'v=1'],
      ['is called by a name that {Q} had dropped, and is followed by its owner', 'v=2'],
    ],
    want: [
      ['to hear the old name [once more|again] and [know|recognise] it', 'v=1'],
      [
        'to do [something|a deed] [with the name|under that name] that makes it worth [keeping|having]',
        'v=2',
      ],
    ],
    flaws: [
      [
        'answers to [anything|any name|every call]',
        '[Anyone who calls out|Any call in the street|Any shout] [can have|gets|has] {P.their} attention«, [thieves, heralds and parrots too|even that of a thief or a parrot|from a guard as well as from a goose]».',
      ],
      [
        '[gives names to things|names things] and [cannot part with them|keeps them all|will not leave them behind]',
        'What {P} has named, {P} keeps: [a mule|a goat|a snail], [eleven|nine|seven] [stones|spoons], and a [door|stove|bench] that had to be left behind in {town2}.',
      ],
    ],
    event: [
      '{P} was [nine|eight|seven] and hungry, {Q} was buying names by the [syllable|letter], and there was pie. [{P.their} mother stood at the [gate|door|window]« that evening» with her mouth open, [looking for|searching for|without] the word.|[That evening|At dusk|At supper time] {P} was called [in to supper|home], and it [did not work|had no effect|was as if nobody had called].]',
      'At the midsummer fair« in {town}» {P} found a name in the grass, tried it on, and everyone knew it« at once». {Q}, [from whom it had dropped|who had lost it], has followed {P} at a distance since«, and is hard to [look at|see]».',
    ],
    now: [
      [
        '{P} signs [letters|bills|everything] with a [small|tiny|round] drawing of a pie«[| with a slice missing| and a spoon]».',
        'v=1',
      ],
      [
        'In {town3} somebody called a name« in the street», and {P} was in tears before knowing why.',
        'v=1',
      ],
      [
        '{P} says the name [aloud|softly|into a mirror]« [each morning|every day|before breakfast]», to [see|hear] if it still [fits|sounds right|works|belongs].',
        'v=2',
      ],
    ],
    bond: [
      ['A mother« in {town}», who says "you, my dear" and means it.', 'v=1'],
      [
        'The last person who said the name: a teacher in {town2}«, who has been asked to try to remember».',
        'v=1',
      ],
      [
        'The name itself, which {P} [means|wants|hopes] to give back« [one day|at the end|some day]» in [better repair|better condition|good condition|a better state].',
        'v=2',
      ],
    ],
    hook: [
      ['{Q} has worn the name since, and there is a price on it in {town3}.', 'v=1'],
      [
        '{Q} let the name be found« on purpose». {Q.name} had bought it from [sellers|traders|old women] who take a name back [as soon as|once] it is famous, together with the [person|one] who bears it«, and follows to [see that happen|see it happen|be there when it happens]».',
        'v=2',
      ],
    ],
  },
  {
    id: 'kept-candle',
    tones: ['heroic', 'horror'],
    words: ['candle', 'light', 'monster', 'guardian', 'vow', 'watch'],
    other: ['old watcher', 'lame priest'],
    concept: [
      ['let a candle go out that had burned for three hundred years', 'v=1'],
      ['was told by {Q} to guard an empty room and has begun to wonder', 'v=2'],
    ],
    want: [
      ['to [find|catch up with] what came out in the dark and [bring it back|lead it home]', 'v=1'],
      ['to [know|learn] what is in the room, without [opening it|opening the door]', 'v=2'],
    ],
    flaws: [
      [
        '[rests badly|hardly rests] and [fights tired|is tired in every fight]',
        '{P} has not had [a|one] quiet night since, [insists on|takes] [every watch|two watches], and [once|twice] [drew|has drawn] [on|a sword on] [a friend|a cook|the mule]« at dawn».',
      ],
      [
        '[trusts nobody else|trusts no one else] with a [light|lamp|flame]',
        '[Whatever burns|Lamp, torch or pipe], {P} must be the one who carries it, [also|even] [where both hands are needed|on a ladder|in a fight|on a rope].',
        [1],
      ],
    ],
    event: [
      'As long as a certain candle burned in the cellar of the temple« in {town}», [something|what was locked] in there could not [leave|get out]. [For one night|One night] {Q} left it to {P}, who [sneezed and blew it out|blew it out with a sneeze|sneezed, and it was out]. [In the dark [something|a deep voice|something old] said "[at last|thank you|good evening]", [quite politely|almost kindly|with a yawn], and [went|was heard going] up the stairs[| of the temple|, not fast].|Something in the dark thanked {P} by name, and was heard on the stairs.|A voice beside {P} said "about time", and then there were steps going up.|Somebody in the dark laughed, very softly, and went past {P} into {town}.|Then somebody who had not been there a moment ago said "excuse me", and went out past {P}.]',
      '{P} watched a door« in {town}» for {few} years, on the word of {Q}«, and never heard a sound behind it». On the [day on which|night in which|morning after] {Q} died somebody inside [knocked|cleared a throat|knocked twice|tapped on the wood], and asked [if it was over|if it was over now|whether it was over|politely if it was over][| and what year it was| and if it was still raining].',
    ],
    now: [
      [
        '{P} [carries|keeps] the [end|stump|last inch] of that candle[| in a tin| in a sock]. It grows warm when what came out is near, and has been warm [twice, both times|three times, always] in {town2}.',
        'v=1',
      ],
      'In [the cellars of inns|cellars|dark rooms] {P} [always|still] says "[excuse me|good evening|may I come in|sorry]" [first|before the first step|at the top of the stairs|to the dark].',
    ],
    bond: [
      [
        '[The order that kept the light[ in {town}| under {town}|], all {few} of them, who have said that it could have happened to [anybody|anyone with a nose|any of them]|The {few} of the order under the temple of {town}, who told {P} that a candle is only a candle|The order that had kept the light in {town}, {few} old people, who have forgiven {P} and cannot sleep].',
        'v=1',
      ],
      [
        'The key, which {Q} [gave|handed] to {P} with both hands«[| and would not explain| and a long look| on the first day]».',
        'v=2',
      ],
    ],
    hook: [
      [
        'What came out went to look for the one who had locked it up, found« only» [descendants|grandchildren], and likes them. It would go back [if asked by {P}|if {P} asked|if {P} said please].',
        'v=1',
      ],
      [
        '{Q} locked {Q.themself} in there«, [as a young person|long ago|at nineteen],» and sent out what has been {Q.name} since. The one inside has [heard|learned by heart] every word that {P} said [through|at] the door.',
        'v=2',
      ],
    ],
  },
  {
    id: 'borrowed-luck',
    levels: [1, 10],
    tones: ['whimsical', 'heroic', 'grim'],
    words: ['luck', 'lucky', 'curse', 'cursed', 'unlucky', 'coin'],
    other: ['old friend', 'gambler'],
    concept: [
      ['has had all the luck since «the day on which »it left {Q}', 'v=1'],
      ['carries a coin that always falls on the side that helps somebody else', 'v=2'],
    ],
    want: [
      ['to give {Q} [half|a half] of it back', 'v=1'],
      ['to see [the other side of it|it fall on the other side] [once|just once]', 'v=2'],
    ],
    flaws: [
      [
        'leaves [too much|almost everything|most decisions] to [chance|luck]',
        '[Asked for a plan|When a plan is needed|Instead of a plan], {P} [looks round for|asks for|goes by] [a coin|a pair of dice|a playing card]«, a straw» or [a passing hen|the next bird|the first passer-by].',
        [1],
      ],
      [
        '[asks|consults] the coin [before every decision|about everything]',
        '[Asked for a plan|When a plan is needed|Instead of a plan], {P} throws the coin, and does [what|as] it says«, [though|although] it has never [once |yet ]helped {P.them}».',
        [2],
      ],
      [
        '[apologises|says sorry] to [everybody|everyone|every person in the room]',
        '[When something goes well|After every success|When luck comes] {P} says sorry«, [at once|aloud|more than once],» to [whoever is nearest|the whole room|the nearest person], and [means it|gives away the change|will not sit down before it has been accepted].',
      ],
    ],
    event: [
      'A wheel came off in {town}. {P} fell into [hay|a heap of straw|a cart of wool|snow], {Q} into [the mill race|the harbour|a dry well|a cold pond]«, and it has gone on in that way». {P} found a purse the same evening. {Q} had lost one.',
      'A dying stranger« in {town}» pressed a coin on {P} with the words "sorry about this". [That|The same] night {P.their} house burned down[| to the cellar| within an hour], [and because of it|and by that|and only so] [the [fire|flames] [stopped short of|did not reach|turned back before] the rest of|no other house was lost in] the street.',
    ],
    now: [
      [
        '{P} [keeps accounts of|writes down] the luck of [each|every] [day|week], in two columns, and the second one is for {Q}.',
        'v=1',
      ],
      [
        'No inn« in {town2}» will let {P} play for money, and all [want|would pay] {P} to sleep there.',
        'v=1',
      ],
      [
        '[Gamblers|Sailors|Strangers] in {town2} pay {P} [for one throw of it|to throw the coin for them|to sit down next to them], and [go home rich|have always won by it|have never lost by it].',
        'v=2',
      ],
    ],
    bond: [
      ['{Q}, who has never complained, and lives« in {town3}» with a bandaged foot.', 'v=1'],
      ['The street« in {town}» that did not burn, which has named a cake after {P}.', 'v=2'],
    ],
    hook: [
      [
        '{Q} gave the luck away on purpose, out of [love|pity|guilt]«, on the [morning|evening] before that wheel came off», and is the only one who can take it back.',
        'v=1',
      ],
      [
        'The coin counts. [On|At] its [hundredth|two hundredth|three hundredth] throw it [helps|will help] the one who has it[|, for a whole lifetime|, and only that one], and somebody« [in {town2}|in {town3}|who knows it]» is waiting [for that throw|until only four throws are left|until it is close to that].',
        'v=2',
      ],
    ],
  },
  {
    id: 'mirror-sea',
    tones: ['heroic', 'intrigue', 'whimsical'],
    words: ['sailor', 'ship', 'sea', 'captain', 'pirate', 'voyage', 'shipwreck'],
    other: ["ship's mate", 'captain'],
    concept: [
      ['was left on a beach by {Q} with a bottle, a hat and an apology', 'v=1'],
      [
        'once stood on a coast that comes up for one ebb in seven years, and came back without {Q}',
        'v=2',
      ],
    ],
    want: [
      ['to [give {Q} the hat back|return the hat to {Q}], with interest', 'v=1'],
      [
        'to be there [when that coast comes up again|at the next ebb of that sort], and [to call|to call out]',
        'v=2',
      ],
    ],
    flaws: [
      [
        'takes command [when nobody has asked|unasked|wherever there is a plank]',
        'In any [boat|barn|cave]«, [cart|shop|inn]» or [kitchen|temple|queue] {P} gives orders within [a minute|minutes], and [the worst of it is that they are followed|people follow them|everyone runs].',
      ],
      [
        'cannot [resist|sail past|leave out] an island',
        '{P} must set foot on every island that comes in sight, whoever lives there«, and whatever weapons they hold».',
      ],
    ],
    event: [
      'The crew« of the ship» voted, {Q} counted, and {P} was put ashore in« thick» fog, one mile from {town}. {Q} knew that«, and did not say so». {P} walked for [four|three|five|six] days [on the wrong side of a hill|on the wrong side of a wood|along the wrong bank|in the wrong direction] before the fog lifted.',
      '{P} cooked on a ship« out of {town}» that ran onto streets where there should have been nine fathoms. The crew« from {town}» had one ebb tide to get her off. {Q} stayed behind in the streets with [the|a] lamp, «to guide the boats, »and [the next morning|in the morning|at sunrise] there was only [sea|water].',
    ],
    now: [
      '{P} [still|always] ties everything down before [sleeping|going to bed]«, [the cat too|even the cat|chairs and boots too|the lamp included]».',
      'Each harbour« from {town2} to {town3}» owes {P} a drink and has a reason not to pay it.',
    ],
    bond: [
      [
        'The hat, «which is a [good one|good hat|little large], and »which {Q.name} seemed glad to give away.',
        'v=1',
      ],
      [
        'The lamp of {Q}, which could [still |]be seen for [an hour|half the night|two hours] after the water had closed.',
        'v=2',
      ],
    ],
    hook: [
      ['The crew had voted to hang {P}. {Q} miscounted on purpose.', 'v=1 tier!=3'],
      [
        'The hat was stolen from the king of the drowned, who is looking for it« with a fleet». {Q} needed another head for it to [be found on|sit on].',
        'v=1 tier=3',
      ],
      [
        '{Q} is alive down there«, has been given a [house|street|tower],» and [answers|signals] at each low tide with a lamp that nobody [is reading|reads|sees].',
        'v=2',
      ],
    ],
  },
];
