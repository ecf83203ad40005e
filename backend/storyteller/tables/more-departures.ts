import type { Departure } from './departure-type.ts';

/** Departures of a trade: the debtor, the deserter, the avenger, the singer, the dreamer. */
export const moreDepartures: readonly Departure[] = [
  {
    id: 'great-debt',
    levels: [1, 10],
    tones: ['heroic', 'grim', 'intrigue', 'whimsical'],
    words: ['debt', 'fled', 'gambler', 'gambling', 'money', 'poor', 'creditor', 'thief', 'dice'],
    other: ['moneylender', 'patient {buyer}', 'card player'],
    concept: [
      ['lost {works} at cards without owning so much as a share', 'v=1'],
      ['signed for a friend who left by the back door', 'v=2'],
      ['has been hiding from a debt that somebody else has paid', 'v=3'],
    ],
    want: [
      ['to win [one honest game|an honest game] against {Q}', 'v=1'],
      ['to pay {Q} to the last copper, in front of [people|witnesses]', 'v=2'],
      ['to [know|find out|learn|be told] who paid, and [what for|why]', 'v=3'],
    ],
    flaws: [
      [
        'cannot [walk past|refuse|resist] a [wager|bet]',
        '{P} bets on [rain|hail|the wind]«, on [flies|snails|beetles]» and on the [tempers|names|shoes] of [guards|priests|cooks], and [mostly|usually] loses.',
        [1, 3],
      ],
      [
        "is [generous|free|open-handed] with [the money of others|other people's money]",
        '{P} [pays|buys supper] for the whole [inn|room|street]«, [warmly|gladly|with a speech],» from whichever purse is [on the table|nearest|in reach].',
      ],
    ],
    event: [
      '{P} sat down with {Q}« [one wet evening|on a feast day]» in {town}, with {few} silver pieces, and by morning had lost {works}, which belonged to [others|half of {town}|people who were asleep at the time]. {Q} has the debt in writing and [finds it amusing|laughs about it|keeps it in a drawer].',
      '{P} signed for the loan of a friend, which was more than either would earn in ten years, and the friend [went out|went to the yard|left the table] to see about the [horses|carriage|wine|luggage]. {Q} has been very [understanding|patient|friendly]« about the debt», and has [doubled it twice|doubled it|asked for twice as much].',
      '{P} owed {Q} more than [the house|the farm|the shop] was worth, and [ran|fled]. A year later a receipt came to {town2}: it had «all »been paid«, on the day of the flight,» by no one whom {P} knows.',
    ],
    now: [
      '[{P} [keeps|carries] two purses, one« of them» [for show|for thieves|full of buttons|with nothing in it].|{P} never sits with {P.their} back to [a door|a window]«, or opposite a [clock|mirror|calendar]».]',
      'At inns {P} asks for [the|a] room with [the second|a second|a back] door«, [and for the bill in advance|and pays in advance|and pays before supper]».',
    ],
    bond: [
      [
        'The {workers}« of {town}», who do not know that their living was the stake of a game.',
        'v=1',
      ],
      ['The friend, last seen in {town2}, who may have had a reason.', 'v=2'],
      [
        'The receipt, which {P} has shown to [nobody|nobody yet|no one but the mule]«[| and reads at night| and keeps in a [shoe|tin]| and knows by heart]».',
        'v=3',
      ],
    ],
    hook: [
      [
        '{Q} has lost that paper in [the next|another] game, to a captain of mercenaries, who means to let {P} off« the debt» for one murder.',
        'v=1 tier!=3',
      ],
      [
        '{Q} plays for an archdevil«, who has won three cities at cards». What {P} signed that morning was {town}, with all who live there, and it falls due on the day on which {P} comes home.',
        'v=1 tier=3',
      ],
      [
        'The friend was paid to go: «the debt was never about money, and »{Q} needs {P} for a false oath in a trial for murder.',
        'v=2 tier!=3',
      ],
      [
        'The friend was paid to go: «the debt was never about money, and »{Q} needs {P} for a false oath, by which a throne goes to the wrong child.',
        'v=2 tier=3',
      ],
      [
        'What {Q} was paid with was a promise about the first [friends|companions] that {P} would [make|have|find].',
        'v=3',
      ],
    ],
  },
  {
    id: 'left-the-line',
    levels: [1, 16],
    tones: ['grim', 'heroic', 'intrigue', 'horror'],
    words: ['deserter', 'soldier', 'war', 'army', 'fighter', 'battle', 'veteran', 'knight'],
    other: ['sergeant', 'young recruit', 'regimental surgeon'],
    concept: [
      ['walked away from a battle that others won', 'v=1'],
      ['carried out one order too many', 'v=2'],
      ['is on the roll of the dead, with honours', 'v=3'],
    ],
    want: [
      [
        'to stand fast [once|just once], [with somebody looking|with people looking|in front of others]',
        'v=1',
      ],
      ['to find [those|the people] who were [stopped|turned back] on a certain road', 'v=2'],
      ['to stay dead until [it is known|everyone knows] who sent the others to die', 'v=3'],
    ],
    flaws: [
      [
        'obeys [a loud voice|any loud voice|shouts] before thinking',
        '[A shout|An order|A loud word] goes straight into {P.their} [legs|feet|hands]«, [whoever it is that shouts|whoever gives it|from whatever side]».',
      ],
      [
        'gives way [too long|for too long], and then not at all',
        '{P} [yields|gives way|nods] in every quarrel, «[with a smile|for weeks|without a word], »until [one morning|one day|one evening] nobody can [hold|stop|calm] {P.them}.',
      ],
    ],
    event: [
      '{P} stood with the levy« of {town}» in the second line near {town3}, beside {Q}, «saw the smoke, »laid down the spear and walked home through the corn. [[An hour|Two hours] later it was a victory, because {Q} had [held the gap|stood in the gap|fought] for two.|{Q} held the gap for two, and an hour later it was a victory.|Within the hour {town3} was saved, by {Q}, who had held both places in the line.|The day was won by {Q}, who stood in the gap for two until the others came.]',
      'When war came {P} was called up« like everyone in {town}», was given a spear, and «was »ordered to turn back all who were fleeing to {town2}. {P} [obeyed|did so] for [a|one] morning[|, and counted the carts|, with a dry mouth]. [At|About] noon {Q} took the spear out of {P.their} hands, let the people [through|pass], and was hanged for it.',
      'The order that sent the company of {P} to its death at {town3} had a false seal, as {P} had seen. {Q} found {P} under the fallen«, had a list of the dead to fill» and said: "You are on it, go."',
    ],
    now: [
      '[{P} takes the [last|worst|coldest] watch of every night«, [unasked|without being asked|and half of the next]».|{P} sits [facing the door|with a view of the door], [at table too|also at dinner|even in a bath]«, [wherever the enemy may be|however far off the enemy is]».]',
      '{P} [still carries|has kept] the [shield|helmet|banner] of those days, with the [arms|colours|name] [scraped off|scratched off|painted over|burned off].',
    ],
    bond: [
      [
        '{Q}, who [never told|has never told|told nobody][| what happened|, then or since].',
        'v=1|3',
      ],
      [
        'The family of {Q}, to whom {P} [writes|sends money]« as a [comrade|fellow soldier]».',
        'v=2',
      ],
      [
        '[The {few} others of the old company [from|of] {town}, wherever they [are|live], and whatever they say«[| of {P}]»|The {few} who are left of the company from {town}, and what they say about {P}|Those {few} of the [old company|company|company from {town}] who [still live|are still alive], and have [not been|never been] asked what they think[| of it| of {P}]].',
        'v=1|2',
      ],
    ],
    hook: [
      [
        '{Q} was given a medal for holding the gap, and is looking for {P} to [share it|give it away], or to [explain|ask why].',
        'v=1 tier!=3',
      ],
      [
        '{Q} did not hold the gap alone: a lord of the dead came up out of the ground to help, and was promised the two who stood there. It has [asked|come back] for the second«[| of them|, last winter|, in {town}]».',
        'v=1 tier=3',
      ],
      [
        'Those« who were» fleeing to {town2} carried a letter that told who had begun the war, and that is what the order was about.',
        'v=2',
      ],
      [
        'The pension of the dead {P} is drawn« every quarter» in {town}, by the one who made the false seal.',
        'v=3',
      ],
    ],
  },
  {
    id: 'one-name-left',
    levels: [1, 14],
    tones: ['grim', 'heroic', 'horror', 'intrigue'],
    words: ['revenge', 'vengeance', 'avenger', 'hunt', 'hunter', 'killer', 'murdered', 'burned'],
    other: ['captain of riders', 'smiling surveyor', 'travelling judge'],
    concept: [
      ['has a list of {few} names, and has crossed out all but one', 'v=1'],
      ['knows the voice of the one who did it, and« by now» the name', 'v=2'],
      ['spared the person whom the whole family had sworn to kill', 'v=3'],
    ],
    want: [
      ['to find {Q}, and to [be done with it|have it over]', 'v=1'],
      ['to ask {Q} why, [once|just once], with nobody else in the room', 'v=2'],
      ['to [prove|be sure] that it was right to spare {Q}', 'v=3'],
    ],
    flaws: [
      [
        '[forgets|neglects] the living over it',
        '[Birthdays|Meals|Promises]«, [wounds|fevers]» and [watches|friends] are forgotten when there is a trail, and the party [bleeds|starves|limps along] [quietly |]beside {P}.',
        [1, 2],
      ],
      [
        'speaks up for [whoever|anyone who] is accused',
        '[Before anything has been proved|Before any proof|Before the first question] {P} is on the side of the [prisoner|accused], and has [untied|freed] [two|three]« of them».',
        [3],
      ],
      [
        'tells [no one|nobody] the whole plan',
        '{P} [explains|tells] half«, [starts on|begins] the other half alone,» and is [hurt|offended|surprised] that [nobody was there|nobody came|nobody helped].',
      ],
    ],
    event: [
      'One night in {town} somebody barred the doors of the house in which {P} had been born, and set fire to it. {P} got out by the [roof|chimney|hay door], «[the only one|alone], »hid [behind a wall|in a tree|behind the well], and heard there who was [being paid|paid] for it. {Q} gave the order.',
      '{P} lay under a cart at {site} while people whom {P.they} loved were killed above, and heard one voice say, «kindly, »"That will do." [Years|Many years|Nine years] later {P} heard it [again|once more], [and it was that of|at a feast, and it was that of|in a crowd, and it was that of] {Q}.',
      '{Q} was said to have set the fire that killed an uncle of {P}, and the family swore« on {tool}» to kill {Q.them}. {P} [stood before|found] {Q} at last, saw a child at the window, [went out again|left again], and has not been home since.',
    ],
    now: [
      [
        '[{P} [sharpens|oils|cleans] the [blade|sword] [once a week|once a month], on the same day, and [says nothing|eats nothing|sees nobody]« on that day».|{P} says [one|the same] name [each|every] [evening|night]«, like a prayer,» and [puts out the light|turns to the wall|lies down].]',
        'v=1|2',
      ],
      [
        '{P} has learned to [ride|swim|sail]«, to [read|listen|shoot]» and to wait, «all »in order to find {Q}.',
        'v=1|2',
      ],
      [
        '{P} sends money home [each quarter, and each quarter it comes back unopened|each quarter, and it comes back unopened|every few months, and has it all in a purse again, unopened].',
        'v=3',
      ],
    ],
    bond: [
      ['The list, which {P} [keeps|wrote] on the back of a receipt for {good}.', 'v=1'],
      ['What is left of the cart, in a shed in {town}.', 'v=2'],
      ['The child at the window, who has [written|sent a drawing] to {P} [once|twice].', 'v=3'],
    ],
    hook: [
      [
        '{Q} lives under another name« by now», and is [a person|somebody] whom the party [knows and likes|likes|has eaten with].',
        'v=1',
      ],
      ['The voice that {P} heard was giving an order to stop.', 'v=2'],
      ['{Q} did set that fire, and has set another since.', 'v=3'],
    ],
  },
  {
    id: 'stolen-song',
    tones: ['heroic', 'whimsical', 'intrigue'],
    words: [
      'bard',
      'song',
      'songs',
      'sing',
      'sings',
      'singer',
      'singing',
      'music',
      'musician',
      'poet',
      'minstrel',
      'dancer',
    ],
    other: ['court singer', 'ballad seller', 'old fiddler'],
    concept: [
      ['wrote a song that all« of» {town} sings under another name', 'v=1'],
      ['sang a verse about {boss.a} that turned out to be true', 'v=2'],
      ['knows all but the last verse of a song that opens a door', 'v=3'],
    ],
    want: [
      ['to hear {Q} sing it, and say whose [it|the song] is', 'v=1'],
      ['to [find out|know|learn] who whispered that verse', 'v=2'],
      ['to [collect|find|put together] the last verse, line by line', 'v=3'],
    ],
    flaws: [
      [
        'cannot [leave a silence alone|bear a silence|let a silence be]',
        '{P} [fills|breaks] every [pause|silence], «[even|also] »[in hiding places|in ambushes|under a bed] and at [funerals|prayers|trials].',
      ],
      [
        '[improves|changes] the truth until it [scans|rhymes]',
        '{P} changes [names|towns|dates]«, numbers» and [endings|colours|horses] for a better [line|rhyme], [in reports as well|also in reports|even in court].',
      ],
    ],
    event: [
      '{P} lent {Q} a [tune|song]« for [an evening|one evening|a wedding]». It has been [played|sung] at {few} courts, and the name [under it|on it] is not that of {P}.',
      'At an inn« in {town}» somebody whispered to {P} a verse about {boss.a} and a missing sum. {P} sang it« [that evening|at once|from a table]», for [a joke|a beer|a bet], and the sum was [indeed|really] missing. {Q}«, who had laughed [first|loudest],» [sent for|called] the watch.',
      '{P} had a song from {Q}, who had it from the dead of {site}«, they said»; sung to the end, it opens something. {Q} [died|fell dead|stopped breathing] at the last verse but one[| of it|, with a smile|, in the middle of a word].',
    ],
    now: [
      '[{P} [sings|plays] for [supper|a bed|small coins], and asks in [every|each] town for the [words that are sung there|local words|verse that is sung there].|{P} listens at every [kitchen|stable|inn] door for a certain tune, and [corrects it|joins in|counts the mistakes].]',
      [
        'There is a warrant for the refrain in {town2}, and {P} hums it« there» all the same.',
        'v=2',
      ],
    ],
    bond: [
      [
        '{Q}, who was a friend, and has the better [voice|voice of the two|voice, and better clothes].',
        'v=1',
      ],
      ['The {workers} of {town}, who sing the verse behind closed doors.', 'v=2'],
      [
        'A [page|sheet|scrap of paper] with [the tune|half of the tune|the tune] on it, in the hand of {Q}.',
        'v=3',
      ],
    ],
    hook: [
      [
        '{Q} has been paying the fees into a box, under the name of {P}, and now the box has been [found|found by thieves|opened].',
        'v=1 tier!=3',
      ],
      [
        'The tune was never quite new: it has wakened something under each court« at which {Q} has played it», and it listens only to whoever made it.',
        'v=1 tier=3',
      ],
      [
        '{boss.a.s} had it whispered, to learn who« in {town}» would join in«, and has been using {P} as the bait».',
        'v=2 tier!=3',
      ],
      [
        'It was whispered by order of the crown, which needs a rising« in {town}» in order to send an army there.',
        'v=2 tier=3',
      ],
      [
        'Behind the door are the dead who taught {Q} the song. The last verse [shuts|closes] it again, and they have never sung that one« to [anybody|the living|anyone alive]».',
        'v=3',
      ],
    ],
  },
  {
    id: 'dreamed-place',
    tones: ['horror', 'heroic', 'whimsical', 'intrigue'],
    words: [
      'dream',
      'dreams',
      'vision',
      'visions',
      'prophecy',
      'seer',
      'map',
      'explorer',
      'chosen',
      'destiny',
      'sorcerer',
    ],
    other: ['map seller', 'night guard', 'old almanac maker'],
    concept: [
      ['drew the map of a town as a child, and others have gone to look for it', 'v=1'],
      ['dreams the days of a person whom nobody« in {town2}» remembers', 'v=2'],
      ['was told a prophecy that was meant for the next in line', 'v=3'],
    ],
    want: [
      ['to find the [one|single] door in it that was left out', 'v=1'],
      ['to [learn|know|find out] how that life [ended|came to an end]', 'v=2'],
      ['to [talk {Q} into saving|persuade {Q} to save] the realm', 'v=3'],
    ],
    flaws: [
      [
        'believes [whatever|all that] comes [by night|in dreams]',
        '[What|Whatever] {P} has dreamed is [packed|planned] for, [paid for|told to everyone] and [defended|acted on] [in the morning|before breakfast|by noon].',
        [1, 2],
      ],
      [
        'follows signs, and some of them [lead nowhere|are meant for others|mean nothing]',
        'A [painted hand|painted eye|red ribbon], «a [white hare|black dog|lame crow], »[an arrow in chalk|an arrow in the sand|a feather on a step|three stones in a row]: {P} [goes after it|follows|leaves the road for it], and explains [later|when it is too late|on the way back].',
        [2, 3],
      ],
    ],
    event: [
      '[As a child|At six|At nine|Before learning to write] {P} drew the [streets|streets and wells|gates and streets] of a town [that nobody knew|that was on no map|in which nobody had ever been|that no traveller had heard of]. {Q} bought the drawing[| for a copper| for a cake], [and sold it|sold copies of it] as a map, and [some people|some of the buyers|a few people] have come back from there.',
      'Each night {P} is somebody else, {years} years ago, in {town2}, and knows where that one hid a [key|letter|knife]. [In the daytime|In spring|The next day] {P} went [there|to the place|to look]«[| with a spade| before breakfast|, two days on foot]». {Q} was [sitting|standing|waiting] on the [very |]spot.',
      'A seer« in {town2}» had bad eyes« and a full waiting room», and told {P} how the realm would be saved. Behind {P} [stood|sat] {Q}, who was told about a lost [cow|calf|milk cow].',
    ],
    now: [
      [
        '[Beside {P.their} bed there always [is|lies] [paper|a slate|a board and chalk]|{P} keeps [paper|a slate|chalk and a board] by the bed], and [no word is spoken|nobody gets a word|there is no breakfast] [before|until] the [dream|whole dream|new street] [has been|is] drawn.',
        'v=1',
      ],
      [
        '{P} [sleeps|dares to sleep] [in short stretches|an hour at a time|only a little at a time|only sitting up|only in noisy inns], [for fear of|so as not to see] [how the dream ends|how that life ends|the end of the dream|what comes next in it].',
        'v=2',
      ],
      [
        '{P} [practises|trains]« [each morning|at dawn|every day before breakfast]», with [sword and spade|spear and shovel|sword and ladder], in case [the realm has nobody else|nobody else is sent|the realm should ask].',
        'v=3',
      ],
    ],
    bond: [
      [
        '[Those|The {few} people|The travellers] who went [by|off with] {P.their} map and [have not come back|are still not home|have sent no word].',
        'v=1',
      ],
      [
        'The person in the dream, [whose birthday {P} keeps|whose debts {P} has begun to pay|whose name day {P} keeps|for whom {P} lights a candle]«[| every year|, year after year]».',
        'v=2',
      ],
      [
        '{Q}, who has [become very good with cows|taken up cattle since then and is good at it|done well ever since with cows|found that cow[| and bought nine more]|a farm by now].',
        'v=3',
      ],
    ],
    hook: [
      [
        'The door was left out because {Q} had come in the dream and [asked {P} to leave it out|asked for it|begged {P} not to draw it].',
        'v=1',
      ],
      [
        'That life has not ended: a prisoner in the tower of {town2} dreams {P.their} days as well, and tells {Q} of them.',
        'v=2',
      ],
      [
        'There was no mistake: the words were meant for {P}. An enemy of the crown« in {town3}» believes in the mistake too, and has {Q} [hunted|followed], who thinks that it is about the [cow|cattle].',
        'v=3',
      ],
    ],
  },
];
