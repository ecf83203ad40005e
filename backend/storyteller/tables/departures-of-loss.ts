import type { Departure } from './departure-type.ts';

/** Departures after a loss: of a home, a good name, a crown, a faith, a friend. */
export const departuresOfLoss: readonly Departure[] = [
  {
    id: 'animal-friend',
    levels: [1, 10],
    tellsChildhood: true,
    grewUpApart: true,
    tones: ['heroic', 'whimsical', 'horror'],
    words: [
      'druid',
      'ranger',
      'animal',
      'animals',
      'beast',
      'wild',
      'forest',
      'hunter',
      'raised',
      'wolves',
      'wolf',
      'bear',
      'feral',
    ],
    other: ['hermit', 'trapper', 'old herder'],
    concept: [
      [
        'was brought up in a hut beyond the last house« of {town}» and sleeps with the door open',
        'v=3',
      ],
      ['was found at {site} with an animal keeping watch', 'v=1'],
      ['was left at {site} in a basket, and an animal kept watch« there» until help came', 'v=1'],
      ['once heard the mules« of {town}» say a word, and understood it', 'v=2'],
    ],
    want: [
      ['to [meet|see] that animal [again|once more]', 'v=1'],
      ['to [know|find out|learn] why they said [just that|that] word', 'v=2'],
      ['to follow {Q} north, and to come [back|home]', 'v=3'],
    ],
    flaws: [
      [
        'trusts [anything|everything|whatever walks] on four legs',
        '{P} has shared [bread|supper|a blanket]« and a [bed|tent|boat]» with a wolf«, a [stray dog|badger|goat]» and a [wolf|bear|horse] that was a [count|witch|thief].',
      ],
      [
        '[says the true thing|tells the truth] at the wrong [moment|time]',
        '{P} keeps quiet through [all of a feast|a whole dinner|a wedding], and then tells the host what the [dog|horse|cat|parrot] has [told {P}|said about it].',
      ],
    ],
    event: [
      '{P} was left at {site} in a basket« lined with leaves», and something with warm breath stayed until {Q} came. {Q} never [said|told anyone] what it was, and [locked|barred] the door« at night», from the outside.',
      '{P} understood one day what the mules on the market of {town} were saying. It was one word, and it was the name of {Q}«[|, over and over|, spoken softly|, said twice]». [The carters heard nothing but braying|Everyone else on the market heard braying|To the carters it was braying], and {P} has [listened to|asked] mules in {few} countries since«, [without an answer|and none has said a word|and has only been bitten]».',
      '{Q} taught {P} everything about the wild land« round {town}» except why nobody goes north, and one morning had gone north.',
    ],
    now: [
      '[Animals|Dogs|Wild goats|Cattle] make room for {P}, and then follow«, [at a distance|far behind|in single file], for [about a day|an hour or two|half a day]».',
      '{P} lives by finding what has run off: [goats|sheep|horses], «[children|bulls|brides], »[once|and once] a [mayor|bishop|bear|choir].',
    ],
    bond: [
      [
        'The animal whose [breath|warm breath|smell] {P} [remembers|still remembers], and which would be [old|very old] [now|by now].',
        'v=1',
      ],
      [
        'The hut of {Q}, which has to be [aired|swept|mended]« in spring», whoever lives in it.',
        'v=1|3',
      ],
      [
        '{Q}, whose name the mules know, and who has [laughed at it|smiled at it|told {P} not to worry].',
        'v=2',
      ],
    ],
    hook: [
      [
        'What kept watch has been following {P} ever since«, and not to keep others off»: it is waiting until {P} is as old as the child that it once lost.',
        'v=1',
      ],
      [
        '{Q} is alive«, in the north,» and herds [sheep|cattle|goats] for a giant that eats whoever follows.',
        'v=3',
      ],
      [
        'The leaves [in|from] the basket [come from|are of] a tree that grows [only in the land of the dead|only in the land of the fey|only on one grave in {town2}|only where a god has slept][, and its keeper, who lent that basket, lives in {town3} and wants {P} back|, and a gardener in {town2} has recognised one and sent word to the owner|, and the owner has sent the animal out again for {P}].',
        'v=1',
      ],
      [
        'The mules« of {town}» repeat what is whispered beside them: the cattle lords mean to have {Q} killed for the hill pasture, and by now {P} as well.',
        'v=2',
      ],
    ],
  },
  {
    id: 'unwanted-crown',
    tones: ['heroic', 'intrigue', 'whimsical'],
    words: [
      'noble',
      'prince',
      'princess',
      'heir',
      'royal',
      'lord',
      'lady',
      'duke',
      'rich',
      'runaway',
      'wedding',
      'inheritance',
    ],
    other: ['distant cousin', 'great-cousin'],
    concept: [
      ['was to inherit {works}« in {town}», with everyone who works there, and left', 'v=1'],
      ['gave away all of {works} in one afternoon', 'v=3'],
      ['walked out of an engagement, a palace and a pair of shoes, in that order', 'v=2'],
    ],
    want: [
      ['to be worth something [without a title|with no title at all]', 'v=1|3'],
      ['to lead a life that [nobody|no one] [has arranged|has planned]', 'v=2'],
      ['to be called by [the first name only|nothing but the first name]', ''],
    ],
    flaws: [
      [
        'gives orders in [emergencies|every emergency|any panic], [right or wrong|good ones and bad ones]',
        '[When there is shouting|In any panic|When something burns] {P} [shouts best|shouts loudest], and everyone runs, now and then into [the river|a bog|the wrong cave|a cellar without a door].',
      ],
      [
        '[has never yet carried|never carries] [change|small money|a purse]',
        '{P} expects others to [pay|cook]«, to [open doors|carry]» and to [go ahead|wait], and thanks them with such [grace|charm] that [they do|they do it].',
      ],
    ],
    event: [
      'By the death of three people« whom {P} never met», all of {works} would fall to {P}, with {num} families and a lawsuit. {Q} explained it« [very kindly|with great patience|over tea]», and locked the [window|door]. [{P} signed [everything|all of it] away, and left by the [door|front door|kitchen]|In the morning {P} signed [it all|everything] away, and left[| on foot| on a mule]|{P} put a name under a renunciation, and took the window of [the next room|the kitchen|the library]].',
      '{P} was to marry {Q} for the sake of [two mills and a boundary stone|a harbour and a quarrel about hats|a river and the toll on it]. [On the eve of it|The evening before|On the night before the wedding] the two of them had their first honest talk«, [on a back stair|in the kitchen|over cold soup|through a locked door|on the roof]», and {Q} held the ladder[|, and the dog|, and the lantern].',
      '{P} gave away the whole inheritance« in one afternoon», to those who had earned it, and was declared [unsound of mind|mad|ill] by {Q} in the [evening|same evening].',
    ],
    now: [
      '[{P} [is learning|has begun to learn|has found out] what [things|candles|boots|onions] cost[|, at full price|, and how long one works for them|, and is shocked].|{P} can [darn|sew|light a stove] by now, and [boil an egg|fry an egg], and is proud of the egg.]',
      'Twice a year a letter comes« from {town}», addressed to a title; {P} [reads it|reads it twice|laughs at it], and then [lights a fire|lights the stove|lights a pipe] with it.',
    ],
    bond: [
      ['The people of {works}« in {town}», who never asked to belong to anybody.', 'v=1|3'],
      [
        '{Q}, to whom {P} owes a life of {P.their} own«[|, and a ladder|, and one letter|, and an answer]».',
        'v=2',
      ],
    ],
    hook: [
      [
        '[The papers in which {P} gave it all up|The papers of the renunciation] were never signed by the right person, so {P} still owns all of it, and has been answerable for all that was done there since.',
        'v=1|3',
      ],
      [
        'Of the three who died« for {P} to inherit», one is in hiding and two were [pushed|poisoned|drowned by others].',
        'v=1',
      ],
      [
        '{Q} held the ladder because somebody had paid for that: without the wedding the two [houses|families] are [arming|raising troops], and each believes that the other is hiding {P}.',
        'v=2',
      ],
    ],
  },
  {
    id: 'lost-voice',
    not: [
      'barbarian',
      'bard',
      'fighter',
      'monk',
      'ranger',
      'rogue',
      'sorcerer',
      'warlock',
      'wizard',
    ],
    tones: ['heroic', 'horror', 'intrigue', 'grim'],
    words: [
      'cleric',
      'priest',
      'monk',
      'faith',
      'god',
      'holy',
      'acolyte',
      'temple',
      'divine',
      'healer',
      'prayer',
      'miracle',
    ],
    kin: true,
    other: ['old sacristan', 'blind pilgrim', 'confessor'],
    concept: [
      ['heard one prayer answered, and it was the wrong one', 'v=1'],
      ['serves a power that has not given its name', 'v=2|3'],
    ],
    want: [
      ['to undo [what else came|what also came] back with {Q}', 'v=1'],
      ['to [learn|know|find out] who it is that speaks out of a lamp', 'v=2'],
      ["to have one sum in a temple's books [explained|cleared up]", 'v=3'],
    ],
    flaws: [
      [
        'takes every [coincidence|accident] [personally|for a sign]',
        'Two [crows|owls|white horses], «three [knocks|sneezes|bells], »a [shoe|glove|feather] on the road: {P} [turns the whole party round|stops the whole party|makes the whole party wait] for it.',
      ],
      [
        'prays first and [listens|asks] [afterwards|later]',
        '{P} decides [on {P.their} knees|in prayer]«, gets up [certain|quite sure],» and hears [the objections|about the wall|what speaks against it] [later|afterwards].',
      ],
    ],
    event: [
      '[In a winter of fever|One night in {town}, by a sickbed,] {P} prayed«, in earnest for the first time,» for {Q} to live. {Q} lived, and so did what had been waiting at the foot of the bed.',
      '{P} kept the lamp at a [shrine|small temple|chapel] near {site} [where|to which] [no one|nobody] [came|ever came]. One [night|morning|evening] the lamp [spoke|said something]«, thanked {P.them} for {few} years of oil,» and asked to be [carried|taken along|carried [down to {town}|further]]. It has hung from {P.their} [pack|belt|saddle] ever since.',
      '{P} lost {P.their} faith over a sum in the books of the temple« in {town}», told {Q} so, and has worked miracles ever since.',
    ],
    now: [
      '{P} gives thanks for [small things|bread, socks and doors|every meal and every bridge], [by name|one by one|aloud]«, [to be on the safe side|just in case]».',
      '[[Whatever|Whoever] it is that answers {P}, it has [a dry sense of humour|a cold|a sense of humour|little patience].|What answers {P} does so [promptly|at once|in verse], and often [before the question|in the middle of the question|with a question].]',
    ],
    bond: [
      ['{Q}, who lives because {P} asked for it, and has never been told at what price.', 'v=1'],
      [
        'The lamp, which is [filled|cleaned|given oil] [each|every] evening« before {P} [eats|has supper|sits down]».',
        'v=2',
      ],
      ["The temple's books, in which one sum has never been explained to {P}.", 'v=3'],
    ],
    hook: [
      'What answers {P} is not a god, but one of the dead« of {town}», doing its best.',
      ['{Q} has not aged since, and has begun to be afraid of {P}.', 'v=1'],
      [
        'The lamp wants to be carried to {town3}, where there is another, and the two« of them» have not spoken for three hundred years.',
        'v=2',
      ],
      [
        'The sum in the books was right: «it was a price, »{P} is what was bought, and {Q} was the one who paid.',
        'v=3',
      ],
    ],
  },
  {
    id: 'long-way-home',
    levels: [1, 10],
    tones: ['heroic', 'whimsical', 'intrigue'],
    words: [
      'wanderer',
      'traveller',
      'sailor',
      'explorer',
      'lost',
      'nomad',
      'pirate',
      'orphan',
      'family',
      'brother',
      'sister',
      'raised',
      'runaway',
    ],
    kin: true,
    other: ["ship's cook", 'retired carter', 'young innkeeper'],
    concept: [
      ['has been on the way back to {town} for {few} years', 'v=2|3'],
      ['is on the way home, by way of everywhere', 'v=2|3'],
      ['has followed {Q} for {few} years, with a message', 'v=1'],
    ],
    want: [
      'to be [home|back] for supper, [one of these years|one of these days|before the soup is cold]',
      ['to put [one|a single] message into the hands of {Q}', 'v=1'],
    ],
    flaws: [
      [
        '[never takes|cannot keep to|does not believe in] the [straight|direct] road',
        'There is always a [shrine|ruin|view]«, a [waterfall|hot spring|cave]» or a [cheese|famous soup|cheap inn] just off the [way|road], and {P} [knows a man there|has a friend there|must see it].',
      ],
      [
        'leaves without [saying goodbye|a goodbye|a word]',
        '{P} is [gone|far off] [in the morning|by sunrise|before breakfast], from [inns|camps|weddings]« and from friends», [and has left a good many hands in the air|without a word or a note|and writes a week later].',
      ],
    ],
    event: [
      '{P} was sent to {town2} with a message for {Q} and arrived to find that {Q} had left for {town3}. It has [gone on|been] like that for {few} [years|summers], «[from town to town|in one country after another|by road, river and sea], »and [the message has never been opened|the [seal|wax] of the message is still whole|nobody has opened the message|the message is [wet through|torn|worn thin] but still sealed].',
      'At seventeen {P} fell asleep on a hay cart« near {town}» and woke in another country, in the yard of {Q}, who« asked no questions and» set another plate.',
      '{P} and {Q} left {town} on the same morning, «in opposite directions, »for a bet: the first who is« right» round the world and home again wins. [So far, by all that {P.name} knows, neither of them has won.|By their letters {P.name} and {Q.name} are both still on the way to {town}.|By the last letter {Q.name} is somewhere beyond {town3}, and neither of them has won.]',
    ],
    now: [
      '{P} can say "where is the [well|bridge|inn]"« and "[it was not me|I can pay|it is not my mule]"» in [eleven|nine|seven|twelve] languages.',
      'On [every wall|every post|every gate]« where it is allowed» {P} [scratches|cuts|paints] a small [mark|arrow|hand], [pointing|which points] the way back.',
    ],
    bond: [
      'Supper at home« in {town}», which is being kept warm for {P}.',
      ['{Q}, who is always one town ahead or one letter behind.', 'v=1'],
    ],
    hook: [
      'A bounty hunter from {town2} has [added|put] a [second|second, smaller] mark [beside each|next to every one|under each] of the marks with which {P} points the way« back».',
      [
        'The message that {P} carries says that the bearer must on no account come home: what follows the bearer would come in as well.',
        'v=1',
      ],
      [
        'There was no accident about the cart: {Q} had been paid beforehand to keep a bed ready, because the council of {town} had sold all «who were »born in the same year as {P} to a slaver, and none of those who were taken has [been seen since|come home].',
        'v=2',
      ],
      [
        '{Q} gave up after a week and has been at home ever since. What {Q.name} writes« to {P} about the road» is invented, out of shame.',
        'v=3 tier!=3',
      ],
      [
        '{Q} has come to the edge of the world«, beyond {town3},» and has seen that it is crumbling and comes nearer each year.',
        'v=3 tier=3',
      ],
    ],
  },
  {
    id: 'dead-friend',
    levels: [1, 14],
    tones: ['grim', 'horror', 'heroic', 'intrigue'],
    words: [
      'ghost',
      'dead',
      'grief',
      'murder',
      'friend',
      'death',
      'necromancer',
      'haunted',
      'sorcerer',
      'brother',
      'sister',
      'lover',
      'lost',
    ],
    kin: true,
    other: ['childhood friend', 'first love', 'old friend'],
    concept: [
      'finishes the sentences of a dead friend',
      ['lost {Q} at {site} one night, and remembers it two ways', 'v=1'],
    ],
    want: [
      ['to open [once more|again] the door that took {Q}', 'v=1'],
      ['to [finish|do] [what|all that] {Q} had planned', 'v=2'],
      ['to [find out|know|learn] who killed {Q}', 'v=3'],
    ],
    flaws: [
      [
        '[takes|accepts] every dare',
        'Say that a thing [cannot be done|is too high|is forbidden], and {P} has one leg over the [wall|fence|railing]«[| already]».',
      ],
      [
        'listens for a second voice, and [sometimes|now and then] [obeys it|does what it says]',
        'In the middle of [a sentence|a plan|a meal] {P} «[listens|stops|looks up], »nods to [nobody|an empty chair|the air], and does [the opposite|something else|what nobody had asked for].',
      ],
    ],
    event: [
      'At {site}, «on a dare, »{P} and {Q} went through a door that [was always|had always been] shut. Only {P} came back, and since then {P.they} has [been left-handed, as {Q} was|limped, as {Q} did|hummed at work, as {Q} did|been afraid of geese, as {Q} was].',
      '{Q} died of a fever that {P} learned to cure [a month|six weeks|a season] later. {P} [has not forgiven|still counts|cannot forget] [that time|those days|each day of it].',
      '{Q} and {P} had found half of an old seal, and {P} had it in one boot when masked riders came. They killed {Q}«, searched the body,» and rode on; {P} lay in the [ditch|ferns|reeds]«, [three|four|ten] steps away,» and did not move.',
    ],
    now: [
      '[{P} [sets out|fills] two [cups|mugs|glasses], and on [bad|some] days both of them are empty [in the morning|at dawn].|{P} leaves pauses in [conversations|arguments|jokes], [of the right length|just long enough] for [one more person|another voice|a friend].]',
      '{P} learns what {Q} would have learned«, in the order in which {Q} had planned it».',
    ],
    bond: [
      ['The grave of {Q} at {town}, on which the wrong year is carved.', 'v=2|3'],
      'A list that {Q} made, of ninety things to do before« turning» thirty. {few.s} of them are done.',
    ],
    hook: [
      ['What came back through the door is mostly {P}. The rest is {Q}, who held on.', 'v=1'],
      [
        'It was no fever: {Q} was poisoned. The steward of {town} needed a funeral to which everyone would come, and emptied the treasury during it.',
        'v=2',
      ],
      [
        'The seal shuts a tomb«, and whoever has both halves can open it». The other half is with the one who killed {Q}.',
        'v=3',
      ],
      'The list of things to do that {Q} is said to have left was never written by {Q.name}: it is in [another|a strange] hand.',
    ],
  },
];
