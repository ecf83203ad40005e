import type { Departure } from './departure-type.ts';

/** Departures about those whom the character belonged to: a family, a master, a lord. */
export const departuresOfBonds: readonly Departure[] = [
  {
    id: 'eleventh-child',
    levels: [1, 10],
    tellsChildhood: true,
    tones: ['whimsical', 'heroic'],
    words: ['family', 'siblings', 'child', 'youngest', 'brother', 'sister'],
    other: ['older {Q.kin:sibling}', 'younger {Q.kin:sibling}'],
    concept: [
      ['is the youngest of eleven and was left behind at a market, with a note', 'v=1'],
      ['has ten famous siblings and the same nose', 'v=2'],
    ],
    want: [
      ['to [catch up with|find|overtake] [the|that] cart', 'v=1'],
      ['to be asked for [an autograph|a signature], [on purpose|and not by mistake]', 'v=2'],
    ],
    flaws: [
      [
        'eats as if [ten others were coming|ten more were coming|the others were coming]',
        '{P} eats [fast|standing up|with one arm round the plate]«, hides [bread|cheese|apples]» and cannot see [a full plate|a full dish|a pot] without [plans for it|reaching for it|counting heads].',
      ],
      [
        '[has to|must] win every [argument|quarrel]',
        '{P} will argue with a [signpost|milestone|sundial], having [learned it|grown up] at a table where one [shouted|fought] for [salt|soup|the last potato|a chair].',
      ],
    ],
    event: [
      'There were twelve on the cart when it came to {town}, and eleven when it left, and {Q}«, who counted,» counted the goat. [The note|A note on the pump|A note under a stone|The slip of paper on the gate] said "[Back soon|Wait here|Stay there|Will not be long]", and that [was {years} years ago|was {years} winters ago|paper is {years} years old by now].',
      '{P} was introduced in {town} as the {P.kin:sibling} of somebody until the age of twenty, and« then» hit [an ambassador|a bishop|a general] for it. {Q} said that [this at least was new|nobody in the family had done that before|the family had waited for that].',
    ],
    now: [
      [
        '{P} sends a [card|letter|parcel] [each midwinter|every spring|on each birthday] to where the cart was last seen, and has had [one|an answer] from the goat.',
        'v=1',
      ],
      [
        'In {town2} {P} gave a false name, and was [recognised by|asked about|known at once by] the nose.',
        'v=2',
      ],
    ],
    bond: [
      '{Q}, who taught {P} to read«, out of a book about [mushrooms|bees|knots|taxes]», and to [run|swim|whistle].',
      'Ten names, «[in order|eldest first|from the eldest down], »which {P} can say in [one breath|one go] and [does|says] [when afraid|in the dark|before every fight|when sleep does not come].',
    ],
    hook: [
      [
        '{Q} can count. At the next [town|inn|bridge] somebody was waiting who had paid for the youngest child, and {Q} saw to it that {P} was [not|no longer] on the cart.',
        'v=1',
      ],
      [
        'All ten are famous because {P}«, [as a child|at the age of four|one midsummer night],» wished it for them. The price is one happy memory a year, and each of the ten has [been paying|paid] it [so|ever since, so] that {P} would not have to.',
        'v=2',
      ],
    ],
  },
  {
    id: 'hangmans-child',
    levels: [1, 14],
    tones: ['grim', 'heroic', 'intrigue'],
    words: ['executioner', 'hangman', 'gallows', 'justice', 'guilt'],
    other: ['hangman', 'old hangman'],
    concept: [
      ['was brought up to be the hangman« of {town}» and let the first one go', 'v=1'],
      ['hanged an innocent person, and has kept the rope', 'v=2'],
    ],
    want: [
      ['to have been right [about that one|that one time|about that man]', 'v=1'],
      ['to find the murderer who should have been hanged [instead|that day]', 'v=2'],
    ],
    flaws: [
      [
        'asks [everyone|everybody|each enemy] for last words',
        '[Before drawing steel|Before each fight|Before the first blow] {P} asks [for last words|for a last message], and [it|that] has given [people|bandits|an enemy] time to [answer with a knife|reach for a knife|strike first].',
      ],
      [
        'judges [quickly|in a hurry], and then [cannot sleep|lies awake]',
        '{P} [knows|decides]« within [a minute|a moment|two minutes]» what somebody deserves, says [so|it aloud], and [goes back at night|gets up at night|comes back before dawn] to [apologise|say sorry|take it back].',
      ],
    ],
    event: [
      'The first whom {P} was to hang in {town} was a man condemned for murder. «It was a [clear|cold|wet|windy] morning, »{Q} stood below with folded arms, and {P} cut the rope instead. The man ran, [looked round at|turned round to] {P} [once |][from the bridge|at the corner|at the gate|from the top of the hill|at the edge of the wood], and bowed[| low|, hat in hand| twice].',
      '{P} took over from {Q}« in {town}» at nineteen. The third« in {town}» to be hanged, for a murder, said nothing but "you will want to know". [A month|A week|Half a year|Nine days] later {P} [knew|had found out|heard the truth]: [it had been the wrong one|it had been somebody else|the murderer was another].',
    ],
    now: [
      '[{P} [ties|makes] knots [when thinking|at table|while others talk|in the dark], and unties them before anyone can [see|tell|ask] which.|{P} cannot hear a trapdoor, [on a ship|in a cellar|on a stage]« or in a [theatre|barn|mill]», without [counting|counting to nine|standing still].]',
      '[At every gallows|At each gallows|Wherever there is a gallows] on the road {P} stops«, [bows|says a prayer|reads the names]» and [tests the wood|tries the rope|looks at the knots|counts the steps].',
    ],
    bond: [
      [
        'The man who [bowed to {P}|looked round at {P}|bowed to {P} from afar], and who [must|has to] turn out to have been worth it[|, wherever he is|, after all this].',
        'v=1',
      ],
      ['The widow of the innocent third, in {town2}, to whom {P} sends half of everything.', 'v=2'],
    ],
    hook: [
      [
        'The man who ran was a murderer, and has done nothing since but good, «in {town3}, »under the name of {P}.',
        'v=1',
      ],
      [
        'The murder was [done|committed] by {Q}, who «also »[chose|decided] [on which day|when] {P} should take over.',
        'v=2',
      ],
    ],
  },
  {
    id: 'understudy',
    tones: ['intrigue', 'whimsical', 'heroic'],
    words: ['actor', 'noble', 'prince', 'princess', 'double', 'impostor', 'court'],
    other: ['ducal heir', 'young sovereign'],
    concept: [
      ['was paid to be {Q}« at boring dinners», and did it better than {Q.name}', 'v=1'],
      ['was the double of {Q} on the day of the shot', 'v=2'],
    ],
    want: [
      ['to be [somebody|someone] [in particular|with a name|with one face]', 'v=1'],
      ['to [learn|find out|know] who knew that it was not {Q} on the balcony', 'v=2'],
    ],
    flaws: [
      [
        'turns into [whoever is|the people who are] in the room',
        '{P} [picks up|takes on] «[accents|jokes|coughs], »[limps|bad habits|prayers] and [opinions|enemies] within [an hour|an evening], and [gives them back late|cannot get rid of them for days|does not notice].',
      ],
      [
        '[accepts|enjoys|takes] every bow',
        '[If|When] someone [mistakes|takes] {P} for a [person of rank|count|duke or a bishop|prince], {P} [lets them|nods], and« then» there are [promises|debts|petitions].',
      ],
    ],
    event: [
      '{P} had the right chin, and sat through a year of banquets« in {town}» as {Q}, who was said to be out fishing. The [marriage treaty|treaty of marriage] was {P.their} idea, and so was the [[peace|trade|border] with [{town2}|{town3}]|new [bridge|hospital|tax] in [{town}|{town2}]]. [Then|One morning|After that] {P} was told that {Q} was back, and was «paid and »sent [away|off|out by the back stair].',
      '{Q} was to wave from a balcony in {town}, had a cold« that morning», and lent {P} the blue coat. [The bolt of a crossbow|A bolt from a window|A crossbow bolt] [tore off|took off] [a button|one button|the top button] [of the coat|from the coat] and killed the [servant|young servant|old servant] who was holding the parasol[| over {P}| beside {P}].',
    ],
    now: [
      '[{P} still [gets up|stands up|bows] [when an anthem is played|at an anthem|when trumpets are blown], [any anthem|of any country|wherever it is].|{P} still [waits for a moment|stops] [at|before] every [door|gate|carriage], to have it opened[| by someone].]',
      ['In {town2} there is a coin with {P.their} face« on it» and the name of {Q}.', 'v=1'],
      ['{P} never steps out onto a balcony, and sits below the level of the sill.', 'v=2'],
    ],
    bond: [
      [
        'The person to whom {Q} was promised« by that treaty», who [said something|whispered something] at the last [banquet|dance] that was meant for {P}.',
        'v=1',
      ],
      [
        'The servant who held the parasol, whose name [nobody at court knew|no one at court knew|was not even in the report], but which {P} has [found out|learned|found on a pay list].',
        'v=2',
      ],
    ],
    hook: [
      [
        'There never was a fishing trip: {Q} was [ill|very ill], and is dead. The treaty holds only [as long as nobody knows|until that is known], and the court is looking for {P}, to play the part« [for good|for ever|to the end]».',
        'v=1',
      ],
      [
        'The bolt hit the one at whom it was aimed: the servant« with the parasol» was a spy, and [everyone|the court] was meant to [think|believe] that somebody had shot at {Q}.',
        'v=2',
      ],
    ],
  },
  {
    id: 'bridge-builder',
    levels: [1, 14],
    tones: ['grim', 'heroic'],
    words: ['builder', 'engineer', 'bridge', 'architect', 'mason'],
    other: ['foreman', 'city councillor'],
    concept: [
      ['built a bridge« in {town}» that fell on its first day', 'v=1'],
      ['built a bridge« in {town}» that two armies have fought over since', 'v=2'],
    ],
    want: [
      ['to [know|learn|find out] which stone [gave way|was the weak one]', 'v=1'],
      ['to [pull|take] it down before [the next spring|next spring|the next war]', 'v=2'],
    ],
    flaws: [
      [
        '[does not trust|distrusts] anything built by others',
        '{P} «[taps walls|leans on walls|kicks pillars], »jumps on [stairs|floors|balconies] and has [brought down|closed|emptied] [one inn|two inns|one inn and a chapel|a dovecote and an inn].',
        [1],
      ],
      [
        'counts people [as loads|by weight|like sacks]',
        'In [a crowd|a full room|any crowd] {P} [adds up|works out] [weights|the load|what everyone weighs]«, aloud,» and tells people [where to stand|to spread out|to stand nearer to the walls].',
      ],
    ],
    event: [
      '[The band had just begun|There was [a band|a band and cake]|The mayor [of {town} |]was still speaking|They had only just cut the ribbon], and [then there was|suddenly there came|half a minute later there was] [a noise|a crack|a sound like thunder]. {num.s} people [went|fell] with the bridge into the [river|water] [of|below|at|near] {town}. The drawing [of the bridge |]that {Q} [held up|showed] in court was not the one that {P} had made, and had the name of {P} [under|on] it.',
      'The bridge was the best [thing {P} ever made|work that {P} ever did]: [light|slim|high], «[quick to cross|strong|wide enough for two carts], »[one arch|three arches|all of white stone]. {Q} paid for it with [war money|money from the war chest]. In {few} summers more people have died on it than «had »ever lived in {town}.',
    ],
    now: [
      [
        '{P} [sleeps outdoors|sleeps in the stable|takes another room] if the [beam|beams] above the bed cannot be [seen|tapped|reached with a hand].',
        'v=1',
      ],
      [
        'At every bridge {P} asks how many soldiers have crossed it, and how many came back.',
        'v=2',
      ],
      ['{P} sends drawings to {town2}«, unsigned,» on how things could be shored up.', 'v=1'],
    ],
    bond: [
      [
        'The list of the {num}, with a [tick|cross|small mark] [for each|beside each|against every] family« [that {P} has spoken to|that {P} has visited|to which {P} has been|whose door {P} has knocked at]».',
        'v=1',
      ],
      [
        'The keystone, which has {P.their} [initials|mark|name] on the [inside|back|underside]«, where [nobody sees it|it cannot be seen|only the mortar can read it]».',
        'v=2',
      ],
    ],
    hook: [
      [
        'The bridge did not fall by itself. The iron bars in it had been cut« [by night|from below]», to kill one person« on the bridge», and {Q} knows who did it.',
        'v=1',
      ],
      [
        'One of the armies has found out what {P} has told no one: the bridge can be brought down by [one person|a single person], «[by hand|with one tool], »from below. It waits for the day on which the other army, and half of {town}, are on it.',
        'v=2',
      ],
    ],
  },
  {
    id: 'letter-writer',
    levels: [1, 14],
    tones: ['intrigue', 'whimsical', 'grim'],
    words: ['letters', 'scribe', 'writer', 'love', 'poet'],
    other: ['silent officer', 'shy heir'],
    concept: [
      ['wrote love letters for {Q} until the answers were for somebody else', 'v=1'],
      ['wrote threats for {Q} and left out one comma', 'v=2'],
    ],
    want: [
      ['to meet [whoever wrote|the one who wrote] [the|those] answers', 'v=1'],
      ['to find [anybody|anyone|one person] who survived that comma', 'v=2'],
    ],
    flaws: [
      [
        'finds the right words only [afterwards|when it is too late|the next day]',
        '[In the moment|Face to face|When it matters] {P} says [the wrong thing|nothing useful|half of it], then writes [it down|a letter about it]« [beautifully|very well]», and [posts it|sends it after them|slips it under the door].',
      ],
      [
        'reads [whatever|all that] is lying [about|around]',
        'No [letter|will|menu]«, [diary|notebook|map]» or [label|sign|list] is safe from {P}, who [corrects it|mends the spelling|adds the commas] and puts it back.',
      ],
    ],
    event: [
      '{Q} could ride and could not spell. {P}, who wrote for people« at a copper a page» in {town}, wrote {num} letters for {Q} to a house in {town2}. The [last|latest] answer [began|opened|ended] with the name of {P}[| and a question mark| and nothing else|, underlined].',
      '{P} wrote what was dictated, «at night, »in {town}, and {Q} paid« in gold». One letter of {Q} was to say "No, mercy". It went out without the comma, to a commander [near|at|outside] {town3} who did as it said, to {num} [prisoners|people], [that evening|within the hour|before it was dark].',
    ],
    now: [
      '[{P} carries [paper|ink and paper] «in oilcloth »[next to the skin|under the shirt|under the hat], and [bread|money|dry socks] in [the|a] pocket.|{P} owns [four|three|five] good pens, and has [never yet signed|not yet signed a thing|never put a name to anything] with [one|any of them].]',
      'In {town3} {P} wrote a petition that freed eleven people, and a ballad« about it» that had them arrested again.',
    ],
    bond: [
      ['A window in {town2} with a lamp in it, at which {P} has stood and has not knocked.', 'v=1'],
      [
        'The [clerk|copyist|scribe] who was hanged for that comma, and whose [desk|pen|lamp|room] {P} had [borrowed|used that night].',
        'v=2',
      ],
    ],
    hook: [
      [
        'The answers were written by another scribe«, for [money|a wage],» who has been [wondering|asking everyone] what {P} looks like.',
        'v=1 tier!=3',
      ],
      [
        'The answers came from a queen. In the last one stands the word on which the gates of {town2} are opened, and two others have read it.',
        'v=1 tier=3',
      ],
      [
        'There never was a comma. {Q} dictated it« [as it stands|as it was sent|word for word]», and needed someone [to feel guilty|to blame].',
        'v=2',
      ],
    ],
  },
  {
    id: 'monster-raised',
    levels: [1, 14],
    tellsChildhood: true,
    grewUpApart: true,
    tones: ['heroic', 'whimsical', 'grim'],
    words: ['monster', 'ogre', 'troll', 'goblin', 'raised', 'giant', 'orphan'],
    other: ['ogre cook', 'goblin chief'],
    concept: [
      ['was brought up by {Q} and did not know that other people had four walls', 'v=1'],
      ['was stolen by {Q} as a child and does not want to be rescued', 'v=2'],
    ],
    want: [
      ['to have [somebody|guests] to dinner and for it to go well', 'v=1'],
      ['to explain [it|everything] to {P.their} mother in {town}', 'v=2'],
    ],
    flaws: [
      [
        '[says|guesses] what is for dinner by looking at people',
        '{P} judges strangers as {Q} did, by [weight|size] and flavour, and [says so|says it] [as a compliment|with a smile|kindly].',
      ],
      [
        'settles [things|quarrels|everything] by wrestling',
        '[Treaties|Lawsuits|Prices]«, [debts|jokes|card games]» and [dances|dinners|weddings] all look like an invitation to {P}, who [bows first|takes off {P.their} coat first|asks politely first].',
      ],
    ],
    event: [
      'A cradle floated down to a cave below {town}. {Q} had the [water|pot] on already, «looked in, »and {P} bit {Q.them} [on the thumb|on the nose|on one finger]. In {town} that would be a crime; here it was« taken for» family.',
      "{P} was four when {Q} came over the wall« at {town}», for sheep, and came away with the shepherd's child. At [ten|nine|twelve] {P} was [asked which way to go|shown the way home|free to go], and stayed. When {P} was twenty, heroes came from {town} to the rescue, and {P} threw them out, [politely|one after the other|by the boots].",
    ],
    now: [
      '{P} sends {Q} a [postcard|letter|drawing] from each dungeon, with remarks on the [kitchen|food|cook|beds].',
      'In {town2} they pay {P} to go «ahead »into caves and« to» say that it is only {P}.',
    ],
    bond: [
      '{Q}, who has a [shelf|chest|whole cave] with everything that {P} ever [carved|drew|built]«, and [dusts it|shows it to guests]».',
      'A [spoon|fork|ladle] the size of a [shovel|spade|rake], from the cave of {Q}.',
    ],
    hook: [
      [
        'The cradle was sent to {Q}«, with a [name|mark|letter] on it,» by somebody who knew that [nobody|no one] would look there.',
        'v=1',
      ],
      [
        "The heroes were hired by {P}'s brother in {town}, who has inherited in the meantime.",
        'v=2',
      ],
    ],
  },
  {
    id: 'failed-guard',
    levels: [1, 16],
    tones: ['grim', 'intrigue', 'heroic'],
    words: ['guard', 'bodyguard', 'knight', 'protector', 'failed'],
    other: ['young sovereign', 'young ruler'],
    concept: [
      ['was the bodyguard of {Q} for nine years, until one sneeze', 'v=1'],
      ['swore to protect {Q} and found out from what', 'v=2'],
    ],
    want: [
      ['to find the [person|one] who came with the lilies', 'v=1'],
      ['to [keep|fulfil] the oath without keeping {Q} alive', 'v=2'],
    ],
    flaws: [
      [
        '[stands|steps] in front of people who [did not ask|never asked]',
        '{P} cannot [let|see] anyone go [through a door|round a corner|down a stair] first, and has taken [two|three] [arrows|stones|knives]« and [a slap|a bite|a kick]» for it.',
      ],
      [
        'trusts no [gift|present|kindness]',
        '[Flowers|Hats|Loaves]«, [cakes|toys|letters]» and [kindness|compliments] are [taken apart|turned inside out|searched] by {P}, [in front of the giver|before anyone may touch them|while the giver looks on].',
        [1],
      ],
    ],
    event: [
      '[Nine years|For nine years] {P} stood behind the chair of {Q} in {town}. Then [there was|came] [dust|a cloud of dust|a tickle in the nose|a smell of pepper], [a sneeze|two sneezes|a long sneeze], and [in the doorway|by the curtain|at the door|between two pillars|on the stair] [stood |]a person with [white |yellow |an armful of |]lilies. [When {P} could see again|A moment later|When that was over] the chair [of {Q} |]was empty, the [person with the lilies|one with the lilies] was gone as well, and there was [no blood on [anything|the carpet|the chair]|no blood anywhere|no sound in the whole house|nothing on the floor but [pollen|a leaf|one lily]].',
      '{P} took four [blades|knives] meant for {Q}« in {town}, and was proud of each». The fifth came with a child behind it, who said only the name of a village: {village}. {P} has [been told|heard|learned] since that {Q} had it burned, with [everyone|all who lived] in it«, and has never had the heart to go and look».',
    ],
    now: [
      '{P} [sits|always sits|eats] with {P.their} back to [the wall|a wall|the stove] and gives up [the chair|that place|the bed] to [anyone who is afraid|anyone who looks afraid|whoever is afraid|the first one who is afraid].',
      [
        'An inn in {town2} has lilies on the table, and {P} has had them thrown out« twice».',
        'v=1',
      ],
    ],
    bond: [
      [
        'A wooden [horse|boat|knight|duck] that {Q} had [been asking to have|wanted to have|asked {P} to get] mended.',
        'v=1',
      ],
      [
        'The child with the fifth blade, who lives in {town3}« and is being paid for, at a good school».',
        'v=2',
      ],
    ],
    hook: [
      [
        '{Q} went along« [willingly|gladly]», and made {P} sneeze«, with pepper,» so that [no one|nobody] would have to be [killed|hurt]. The lilies were brought by an old nurse, who hides {Q.name} in {town2}. An uncle has ruled in {town} from that day on, and has hanged half of the court for what he calls a murder.',
        'v=1',
      ],
      [
        "{village} is still there. The child had been taught the name by {Q.name}'s chamberlain, «who wants to rule in {town}, and »who knew what the name would do to {P}.",
        'v=2',
      ],
    ],
  },
];
