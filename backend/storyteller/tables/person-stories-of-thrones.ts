import type { PersonStory } from './person-types.ts';

/** Persons who serve a throne and keep a secret of it: the headsman, the admiral, the keeper of the tombs. */
export const personStoriesOfThrones: readonly PersonStory[] = [
  {
    id: 'wax-headsman',
    levels: [11, 20],
    tones: ['grim', 'intrigue', 'horror'],
    words: ['executioner', 'hangman', 'headsman', 'axe', 'gallows'],
    role: 'headsman of the realm',
    other: 'lord justice',
    third: 'poisoner',
    want: [
      '{P} wants a law that nobody may stand nearer to the block than [forty|fifty|sixty] paces«, and has asked for it under [three|two] kings».',
      '{P} wants a fence round the block, [forty|fifty|sixty] paces off«, and has drawn the plan of it [for every king so far|for two kings]».',
    ],
    ask: '[{P} asks the party to take a covered cart out of {town} by night, «through the [north|east|west] gate, »and not to answer if it [thanks them|speaks to them].|{P} asks the party for an escort: a covered cart, at midnight, out of {town}« by [the road on which no one lives|the forest road|the old road]», and no talk with what is in it, [however polite|even if it is polite].]',
    tell: [
      '{P} says good [morning|evening] to each head over the gate, «by name, »and [waits a moment|waits, each time].',
      '{P} goes bareheaded past the heads on the gate«, and [waits a moment|stands there a little] before the hat goes on again, as if for an answer».',
    ],
    says: [
      '"I have never hurried anybody «in {town}, »and nobody has complained; stand further back, please."',
      '"It is done at forty paces «in {town} »from now on«, whatever the drawing says», and at sixty if I am let."',
      '"I know each face over the gate« of {town}», and take my hat off to them; somebody should."',
      '"It is a quiet trade« in {town}», if people keep their distance, and I would like them to keep more of it."',
      '"They cross the street «in {town} »when I come, and I do not mind: it keeps the middle free for carts."',
      '"I have asked {town} for a better fence, and for no new axe; others sign, I sharpen«, and none of us looks up»."',
    ],
    truths: [
      '[Nobody has died on that block for {years} years. What is beheaded there, and hung over the gate, is of wax«, as one sees from near by», and the condemned live in a valley beyond {town2}, {num} of them.|For {years} years {P} has killed nobody. What is beheaded instead, and hung over the gate, is of wax«, which shows from near by», and {num} people who count as dead keep goats in a valley beyond {town2}.] Three had [earned the axe|done what they were condemned for]. One of the three, {R}, has come back, and will [tell {Q} of the valley|sell the valley to {Q}] unless {P} [opens the back door of|gets {R.them} into|hands over the key of] the palace kitchen [on the eve of|before] [the birthday of the king|the coronation feast]. [The latest of those whom {P} has spared is|One who is to join them in the valley is|The one who was to be beheaded this week lies] in the covered cart. [{Q} signs the sentences, and has noticed that no crow sits on the gate.|No crow sits on the gate, and {Q}, who signs the sentences, has noticed it.]',
      "[The heads of those whom {P}'s axe kills stay alive: «up there »over the gate they hear, think and answer.|{P}'s axe kills the body and not the head: over the gate the heads live on«, with all their wits».] Nobody is to stand near the block, because «there »the lips can be seen to move. [The crown has asked their advice« for {years} years», by way of {P}, and has not lost a war since.|For {years} years «now »the crown has put its questions to them through {P}, and has not lost a war since.] {Q} has begun to [condemn people|send people to the block] for what they know. [In the covered cart there is the head that has asked for an end|In the covered cart lies the one head that knows enough to stop {Q}, on its way to a judge in {town2}|Under the cover of the cart is a head that has seen enough, and is to be buried at {town2}].",
    ],
    clues: [
      [
        'Perception',
        '[standing|waiting|going to stand] under the [gate|gate of {town}|heads] [at noon|in the midday sun|on a hot day]',
        '[the heads drip, and it is wax.|wax drips from the heads.|in the heat the heads drip, and what drips is wax.|what drips from up there is wax, and it sets on the stones.]',
        1,
      ],
      [
        'Nature',
        'looking for the crows of {town}',
        'there are [forty|thirty|fifty] on the [kitchen roof|fish market|church roof] and none on the gate.',
        1,
      ],
      [
        'Perception',
        '[staying|remaining|waiting] at the [gate|gate of {town}] [after the lamps are out|until the lamps are out|late into the night]',
        '[somebody up there asks somebody else whether it is going to rain.|up there one asks another if it will rain.|there is talk above the gate, of whether it is going to rain.]',
        2,
      ],
      [
        'Investigation',
        '[reading|studying|going over] the last ten [sentences|death sentences|sentences that {Q} has signed]',
        '[a mint master, a pilot and a midwife|a bell founder, a spy and a road builder|a judge, a shipwright and a surgeon] are among them, and [each of the ten was the best in the realm at one trade|each of the ten knew one trade better than anyone else|in the whole realm nobody knew more of their trades than these ten].',
        2,
      ],
      [
        'History',
        '[laying the last [wars|victories] of the realm beside|comparing the last [wars|victories] of the realm with] the list of [the condemned|those who were beheaded|the beheaded]',
        '[before each victory a general of the other side had been taken, and beheaded here.|each of the wars was won just after an enemy general had been beheaded here.|the realm won each war soon after it had beheaded a general of the other side.]',
        2,
      ],
      [
        'Medicine',
        '[looking at|inspecting|examining] [the block|the grain of the block|the stains on the block|the block at {town}]',
        '[the blood in the grain is beetroot.|what looks like blood is beetroot.|the blood on it is the juice of beetroot.|for many years no blood has run there, only beetroot juice.]',
        1,
      ],
    ],
    pressed: [
      '{P} would [take the axe to {R}|use the axe on {R}]«, [for the first time in earnest|and it would be the first time]». [{R.name} has hired guards (use <Gladiator, Assassin>), whom somebody has to hold off|Somebody has to hold off the guards whom {R.name} has hired (use <Gladiator, Assassin>)|{R.name} goes nowhere without hired guards (use <Gladiator, Assassin>)]. [If it is told in {town}, all who live in the valley are to be killed« again», by law; the party may find a third way.|By law all who live in the valley are to be killed «again »if {town} hears of it; the party may find a third way.]',
      '[{P} wants the heads taken down and buried, and they want it, too.|What {P} wants is a grave for each head, and the heads want the same.|{P} and the heads want the same thing, a grave for each.] A head dies when earth covers it. [{Q} will send guards (use <Guard Captain, Gladiator, Assassin>), who have to be kept away until each head has been asked for leave.|Each head has to be asked for leave, and for as long as that takes the guards whom {Q} will send have to be kept away (use <Guard Captain, Gladiator, Assassin>).]',
    ],
  },
  {
    id: 'tide-admiral',
    levels: [11, 20],
    tones: ['grim', 'heroic', 'horror'],
    words: ['admiral', 'navy', 'sailor', 'captain', 'sea', 'fleet'],
    role: 'lord admiral',
    other: 'fleet chaplain',
    want: [
      '{P} wants the fleet to lie in harbour on one night of the year, [lit from stem to stern|with every lamp lit]« and with nobody on board».',
      '{P} wants one night of the year on which every ship of the fleet lies at anchor, [lamps lit|with its lamps burning], and every sailor [sleeps|is] ashore.',
      '{P} wants one night of the year on which no ship of the fleet puts out, and no one is on the quay« who could be frightened».',
    ],
    ask: '{P} asks the party to [row out from {town} on that night with a lantern and to read a list of names to the water, «slowly, »to the end.|take a boat out of {town} on that night, with a lantern, and to read a list of names to the water, «slowly and »all of it.|read a list of names to the sea on that night, «slowly and »to the end, from a boat off {town}, by lantern.]',
    tell: [
      '{P} pours out the first glass of [everything|any drink]«, over the rail on board and [over the sill|out of the window] in a house».',
      '{P} never goes down a quay stair after dark, and [greets the water from the top step|salutes the water from above, and waits for something].',
      '{P} calls every sailor by the full name, hoarsely«, and touches [the sleeve|each of them on the sleeve]».',
    ],
    says: [
      ['"The sea has always been just to {town}, and I would not call it kind."', 'v=1'],
      [
        '"There is not a family in {town} without a name on that list, so [do not skip a line|read all of it]«, even when your voice goes»."',
        'v=1',
      ],
      [
        '"That night every sailor of {town} sleeps ashore, even if I have to carry them «up the steps »myself."',
        'v=2',
      ],
      [
        '"In {town} they drink to the sea, and I pour; there is a difference«, and you will see it from the boat»."',
        'v=1|2',
      ],
      [
        '"Read slowly, as if each of them stood on the quay «of {town} with a hat in hand, »and waited to be called."',
        'v=3',
      ],
      [
        '"Our chaplain may bless the lantern and go home« to {town}»; in the boat I want people who can read."',
        'v=3',
      ],
    ],
    truths: [
      '[The great victory off {town2} was bought. {P} promised the sea one sailor of the realm for each enemy who drowned, «in yearly instalments, »and has paid|{P} did not win the great victory off {town2}, but bought it of the sea, one sailor of the realm for each enemy who drowned, «in yearly instalments, »and has paid] with the old, the sick and a ship or two "lost in a storm". This year it [has asked for|wants] the fleet, and {P.name} has every lamp lit so that the sea does not see that the ships are empty. The fleet chaplain {Q.full} has kept the list of all who were given, and [has shown {P} that all was paid {few} years ago|has proved to {P} that the debt was paid {few} years ago]. The sea cannot count, but [it has to let the fleet go if every name is read to it|when it has heard each name it has to let go of the fleet|if each name is read out to it, it has to keep its word and let the fleet go].',
      '[The drowned of the great victory off {town2}«, of both sides,» have a fleet of their own under the harbour, and have kept every enemy out« for {years} years».|Under the harbour lies a second fleet: the drowned of the great victory off {town2}«, from both sides». For {years} years no enemy has got past them.] On that one night they come up. Whoever is called by name goes down again in peace, and whoever is not drags one of the living along[| as crew]. {Q} has told the crown, which would like to send them against its enemies. {Q.name} has therefore torn out the last page of the list, so that [this time some of them stay up|a whole crew of them stays up this time].',
      'Once a year, on that night, the sea gives back whom one calls from a boat by the full name. {P} sent a ship with {num} sailors onto a reef off {town2}, by a wrong order, {years} years ago, and has been calling them back since, as many as a voice lasts for. They come up no older, remember nothing, and serve in the fleet under other names. {P} has lost the voice for it, and {Q} has begun to recognize faces.',
    ],
    truthTones: { 3: ['heroic', 'grim'] },
    clues: [
      [
        'Investigation',
        '[laying the losses of the fleet beside|comparing the losses of the fleet with|looking up each wreck in|taking the list of wrecks to] the [weather books|weather books of {town}|log books of the harbour|log books of the lighthouse]',
        '[on the days of the storms [there was no wind|the air was still|a candle would have burned outdoors].|there was [not a breath of wind|no wind|no wind to speak of] on any day of those storms.|[the books say "calm"|one reads "fair weather"|the entry is "no wind"] on each day on which a storm took ships.]',
        1,
      ],
      [
        'Persuasion',
        '[talking|drinking tea|sitting down] with [widows of the fleet|two widows of the fleet|widows of sailors in {town}|three widows in {town}]',
        '[their pensions began|they had their first pension|the first pension came|the crown began to pay them] [a week|nine days|some days] before [the ships went down|there was any wreck|anything had happened].',
        1,
      ],
      [
        'Perception',
        '[looking down from the mole at night|lying down on the mole at night and looking over the edge|waiting on the mole until the lamps are out|rowing across the harbour of {town} at night|leaning over the harbour wall of {town} after dark]',
        "[there are ships' lamps under the water, in good order.|a fleet lies at anchor below, with its lamps lit, under water.|ships' lights burn under the water, in line.|below {town} lamps burn, in two long lines, as on ships at anchor.]",
        2,
      ],
      [
        'Investigation',
        '[counting the names on|reading to the end] the list before that night',
        '[there are fewer than on the stone for the drowned at {town}, and the last page has been torn out.|the last page has been torn out, and wax of the chapel candles sticks to the edge.]',
        2,
      ],
      [
        'Investigation',
        'comparing the crews of the fleet with the pictures in the chapel of the drowned at {town}',
        'a dozen sailors look like a dozen of the drowned, and are not a day older.',
        3,
      ],
      [
        'Medicine',
        'laying an ear to the chest of the helmsman who rows the boat',
        'what one hears in there is surf.',
        3,
      ],
    ],
    pressed: [
      'If only the party reads the list, the sea lets go of the fleet but keeps their boat (use <Water Elemental>), since it no longer [believes|trusts] {P}« or anyone in {P.their} service». It would believe {Q}: with {Q.name} in the boat to swear to the list, and {P.name}« [in the bows as a pledge|beside the mast as a pledge]», it lets [all of them row home|everybody row home].',
      '[Those who are not called come over the side of the boat|The drowned of the lost page come into the boat] (use <Wight, Wraith>), and then on shore, from house to house, until dawn. {Q} sits in a boat of the crown with the page, to give them orders that they do not hear. Once the page has been taken from {Q.name} and read, they go down for another year. Without it {P} has one order that both fleets obey, the living and the drowned: to go down, and to stay there. [It takes {P} and every ship along.|{P} and every ship would go with them.]',
      'The sea gives up all who are called before dawn, and wants {P} for the last of them (use <Water Elemental> if the party keeps {P.them} in the boat). {Q} would read on when the voices fail, if the widows of {town} may wait on the quay; most of these have married again, and somebody has to tell them first.',
    ],
  },
  {
    id: 'herald-of-all',
    levels: [11, 20],
    tones: ['intrigue', 'heroic', 'whimsical'],
    words: ['herald', 'genealogist', 'heir', 'family', 'succession', 'bloodline'],
    pronouns: { Q: 'he', R: 'she' },
    role: 'herald of the realm',
    other: 'crown prince',
    third: 'princess',
    want: [
      '[{P} wants the great council to listen to [one page|one old page], «to the end, »and has been refused the floor« [four|five|six] times».|{P} wants one old page read out in the great council«, from the first word to the last [seal|name]», and has asked for it [four|five|six] times.]',
      '[{P} wants nobody to open an old book before the wedding of {Q}|{P} wants the wedding of {Q} to go by without old papers], and has [sent the archivists home until then|given the archivists a holiday until then].',
      '{P} wants one old family to die out, [this month|before Sunday], of something dignified.',
    ],
    ask: [
      '{P} asks the party to [bring|carry] one page from the book of arms at {town2} to {town}, «with all its seals, »and to [sleep in turns on the way|keep watch in turns on the way|let nobody see it on the way].',
      '{P} asks the party to [take|cut|tear] one page out of the book of arms at {town2}, the one on which a birthmark is drawn, and to [eat|burn|eat or burn] it; the book is kept in a vault« from which nothing has been stolen yet».',
      '{P} asks the party to bring a closed coffin from {town2} to {town}, with all honours, and to weep [at every inn|in turns].',
    ],
    tell: [
      '[{P} bows to [goose girls, jailers and kings|beggars, cooks and kings|shepherds, judges and kings]«, and to all of them equally low».|{P} says "your majesty" to [porters|fishwives|grooms|beggars], «as if by [a slip of the tongue|mistake], »and means it.]',
      '[At funerals {P} counts the mourners« [on both hands|twice]», and from christenings {P.they} goes home early.|{P} looks into every cradle «for a moment »too long, and leaves each christening [before the name is said|early|before the music].]',
      '{P} knows the birthdays of the counts of {town2} by heart, and gives [another year|one more of them] each time.',
    ],
    says: [
      [
        '"I have bowed to half of {town} this morning«, and my back can prove it»; the other half sleeps late."',
        'v=1',
      ],
      [
        '"Every family in {town} has a tree, and I have climbed all of them«, and looked down»."',
        'v=3',
      ],
      [
        '"I have drawn every coat of arms« in {town}», and most «of them »are younger than I am."',
        'v=3',
      ],
      ['"They ask me in {town} who is related to whom, and I say: yes."', 'v=2'],
      [
        '"There is one page that {town} has never heard«, and it is not a long one»; it has only a great many seals."',
        'v=1',
      ],
      [
        '"One gets a stiff back« in {town}», if one is polite to everybody; the prince is polite to everybody, too, and I would like him to stay so."',
        'v=2',
      ],
    ],
    truths: [
      '[The crown belongs to everybody: an old king|By law everybody in the realm could wear the crown: an old king|In law there are no subjects in the realm, because an old king|All people of the realm are heirs to the crown, since an old king] [had {num} children, and acknowledged them all in one deed|acknowledged {num} children, all in one deed|once signed one deed for {num} children, and called them all his own]. That page is the deed; by now [there is no one in the realm who does not descend from one of them|everyone in {town} descends from one of them, and so does the rest of the realm|all families of the realm, down to the last goat farm at {town2}, descend from them]. [{P} has proved it.|{P} can prove it.|It took {P} {years} years to prove it.] [{Q} has had the two clerks who checked it promoted, to [an island|a lighthouse].|The two clerks who checked it were promoted by {Q}, to [an island|a lighthouse].|Two clerks checked it, and {Q} has sent them to [an island|a fort in the north], with higher pay.]',
      "The line of kings ended in a cradle, [twenty-four|twenty-three|twenty-two] years ago. Three armies were waiting for [an empty one|an empty cradle], and so {P} laid another child in it, the son of a laundress. [That is {Q}, who will be a good king; the page shows the birthmark of the dead child, and he has none.|This child is {Q}, who will be a good king, and who does not have the birthmark of the dead one, which the page shows.|The dead child had a birthmark, which is drawn on the page, and {Q}, who grew up in its place and will be a good king, has none.] In {days} days he is to marry {R}. By the custom of [that family|the bride's family] {Q.name} is bathed before witnesses on the day before, and [this time they will bring the page and look for the mark|they have asked for the page, to compare the mark]; if it is not there, [the three armies have their empty cradle|each of the three armies has a reason to march].",
      'To fill a gap on a page {P} made up a family, {years} years ago: the counts of {town2}, with a motto, a castle and a sad story. By now {num} people have married into it, and it is fourth in line for the crown. {R} is to be engaged to the last count, with whom she has been writing letters for {few} months, and {Q} wants to go hunting with him on Sunday. There is no last count, and the letters are by {P}.',
    ],
    truthTones: { 3: ['whimsical', 'intrigue'] },
    clues: [
      [
        'Insight',
        'asking {P} who would be king after {Q}',
        '{P} says "you", and then talks of [the weather|supper|something else].',
        1,
      ],
      [
        'Investigation',
        '[looking at|inspecting|examining|counting] the seals [of the page|on the page|of the old page|on the page, in daylight]',
        '[there is one for each parish of the realm, and none of them is false.|every parish of the realm has one on it, and all are real.|none is false, and no parish of the realm is missing.|all of them are real, even the one of the smallest parish.|from the cathedral of {town} to the last village church, each parish has put a real seal on it.]',
        1,
      ],
      [
        'Insight',
        'asking {P} what the crown prince looked like as a baby',
        '{P} describes the [cradle|blanket], «and then the [lace|curtains], »and not the child.',
        2,
      ],
      [
        'Persuasion',
        '[drinking|having a drink|sharing a jug] with [the laundresses of the palace|two old laundresses of the palace|the palace laundresses in {town}]',
        '[they drink to one of them who is dead, and to a son of hers|a toast goes to one of them who is dead, and another to a son of hers|they tell of one of them who is dead, and of a son of hers] who "went up in the world".',
        2,
      ],
      [
        'History',
        'asking in {town2} for the castle of its counts',
        'everybody has seen it, from the other side of the hill.',
        3,
      ],
      [
        'Investigation',
        'comparing a letter of the last count with the labels in the hall of records of {town}',
        'they are in one hand, and the count spells better.',
        3,
      ],
    ],
    pressed: [
      'If the deed is read out, there are [eleven|nine|ten] million kings, and no one can be taxed without being asked. On the road riders of {Q} wait for the page, with orders to burn it (use <Warrior Veteran, Gladiator, Assassin>). {P} has written a second page«, about what kings owe each other», and needs somebody [to get as far as that|who reads that one out as well|to make the council listen to the end].',
      '{P} would tell {Q} alone, «[at night|in the chapel], »with the midwife in the room who [helped at both births|brought both boys into the world]. The vault has guards «that never sleep »(use <Stone Golem, Iron Golem>). Without the page nobody can compare the mark. If it is shown at the bath all the same, the great council can «still »[adopt {Q}|choose {Q}] by law on the same evening, before the armies hear the news, once somebody [speaks for him there|has won over {R}].',
      'A count can only die if somebody was there, and so the party would have to swear to his last words. {R} has known since the third letter who writes them, and would like to choose the words herself; {Q} will want to speak at the grave, and to know why it is so light.',
    ],
  },
  {
    id: 'tomb-council',
    levels: [11, 20],
    tones: ['horror', 'grim', 'intrigue'],
    words: ['tomb', 'crypt', 'undertaker', 'gravedigger', 'tombs', 'dynasty'],
    pronouns: { Q: 'he' },
    role: 'keeper of the royal tombs',
    other: 'young king',
    want: [
      '{P} wants the next king to be burned at sea, by law, and the law signed while the present one is [still well|in good health].',
      '{P} wants no more kings laid in the crypt: [a ship, a torch and an ebb tide|a fire on a ship|a burning boat], by law, and the present king is to sign it, soon.',
      '[{P} wants the next king to be burned at sea, by law, and the law signed while the present one is [still well|in good health].|{P} wants no more kings laid in the crypt: [a ship, a torch and an ebb tide|a fire on a ship|a burning boat], by law, and the present king is to sign it, soon.]',
    ],
    ask: '[{P} asks the party to sit in the crypt «of {town} »for one night, and to answer "not yet" whenever [they are asked|a voice asks them].|{P} asks the party to keep watch in the crypt of {town}, from dusk until [the cock crows|the first bell|dawn], and to say no to whatever comes «down there »with a question.]',
    tell: [
      '{P} walks on the edge of every stair, and has a small bell sewn into the [belt|hem|sleeve].',
      '{P} rings a small hand bell before going [down any stair|into a cellar]«, and never turns {P.their} back on a [tomb|grave|portrait]».',
      '[{P} walks on the edge of every stair, and has a small bell sewn into the [belt|hem|sleeve].|{P} rings a small hand bell before going [down any stair|into a cellar]«, and never turns {P.their} back on a [tomb|grave|portrait]».]',
    ],
    says: [
      '"The dead of {town} are good company, as long as one does not ask them for advice."',
      '"I keep nineteen doors locked« under {town}», and do not oil them: I like to hear who opens one."',
      '"Everybody in {town} is laid to rest, and I have learned not to rely on it."',
      '"Bring a coat, the crypt «of {town} »is colder than it should be, and whatever you are asked there, it is not yet time."',
      '"There are nineteen steps down« from {town}», and I count them each time, in case somebody has added one."',
      '"I have told the king that I want to be burned as well, «when I die, »and sent out with the tide« of {town}»; he did not laugh."',
    ],
    truths: [
      '[The nineteen kings in the crypt govern. {Q} goes down each month, is told what to do, and no war has been lost since.|It is the nineteen dead kings who rule. Once a month {Q} goes down to them for orders, and so far the orders have won every war.] For each order they take a voice, and being kings they ask first; so far everyone has been too frightened to say no. That has left {few} people of the court dumb«, and {P} was the first who [noticed|heard] that the crypt had got louder».',
      '[Nineteen tombs under {town} are empty. Nineteen times one and the same man was buried there, got up after a month, left the tomb and took the body of his heir«, as one puts on a coat». {Q} is to be the twentieth, and so far he is lost only at night: while {Q} sleeps the old one [walks down to the crypt in him, and asks whether it is time to stay|goes down to the crypt in his body, to ask if it is time to stay].|There has only ever been one king« in {town}». A month after each burial he gets up and takes the body of his heir, and so nineteen tombs stand empty. {Q} would be the twentieth body, and is still himself by day. While {Q} sleeps the old one [walks down to the crypt in him|uses his legs to go down to the crypt], to ask if it is time to stay.] [{Q} has noticed that he remembers a [battle|wedding|fever] of his great-grandfather.|A [battle|wedding|duel] of his great-grandfather is among the things that {Q} remembers.|{Q} has begun to remember things that [his great-grandfather did|happened to his grandfather].] [{Q.name} is afraid to fall asleep, since that is when the other one gets up.|Because the other one gets up when he falls asleep, {Q.name} tries to stay awake.|To fall asleep is what {Q.name} [is afraid of|fears], since the other one [gets up|wakes] then.|{Q.name} [drinks coffee all night|walks up and down at night|has himself woken every hour], so that the other one does not get up.]',
      'Eighteen kings lie in the crypt of {town}, and in the nineteenth tomb lies somebody who is alive: the elder brother of {Q}, who was buried as dead so that there would be no war about the crown. {P} carried him down, has fed him for {few} years through a hole the width of a fist, and was the one who promised that it would be for a winter. He has stopped asking to be let out, and asks who is still alive.',
    ],
    truthTones: { 3: ['intrigue', 'grim'] },
    clues: [
      [
        'Perception',
        '[laying|putting|pressing] an ear to the [oldest tomb|oldest tomb of {town}|lid of the oldest tomb]',
        '[a council is in session|several old men are talking at once|there is a debate in there, about a tax], and somebody [calls for order|asks for silence|rings a small bell for silence|knocks on stone for silence].',
        1,
      ],
      [
        'Insight',
        'asking {Q} for a decision at court',
        'he puts it off until he has [slept "downstairs"|asked "the family"|been "downstairs"].',
        1,
      ],
      [
        'Perception',
        '[measuring|going over with a ruler|comparing the hands on] [nineteen crowned portraits|the portraits of nineteen kings|the nineteen portraits of kings in {town}]',
        '[the painters have all given the same length to the same left hand.|on all of them it is the same left hand, to the length of the nail.|nineteen painters have painted one left hand.]',
        2,
      ],
      [
        'Investigation',
        '[reading|studying|going through] [the decrees of this year|what the crown has decreed this year|the last ten decrees of {Q}]',
        '[each has a word in it that nobody has used|in each there is a word that nobody has used|no decree is without a word that has been out of use|each of them has a word that has not been in use] for [two|three] hundred years.',
        1,
      ],
      [
        'History',
        '[laying nineteen royal signatures side by side|comparing nineteen royal signatures|comparing the signatures of nineteen kings of {town}|looking up how nineteen kings signed]',
        '[they are of one hand, and it has got a little tired.|they are all in one handwriting, which has become a little tired.|one hand wrote them all, a little more slowly each time.]',
        2,
      ],
      [
        'Investigation',
        '[looking at|inspecting|examining] the robes in the [last|newest] tomb[| of {town}]',
        '[they have been unbuttoned from inside, and folded|whoever wore them undid the buttons and folded them|the dead man has taken them off and folded them|they lie folded, as if somebody had undressed for the night][, with care|, sleeves inward|].',
        2,
      ],
      [
        'Perception',
        '[laying|pressing] an ear to the newest tomb of {town}',
        'somebody in there turns a page.',
        3,
      ],
      [
        'Investigation',
        'going over what {P} buys',
        'for a house with one bed there are two suppers, lamp oil and {few} new books a month.',
        3,
      ],
    ],
    pressed: [
      '{P} has [the keys, the oil and nineteen wedges|nineteen wedges, and the keys], and cannot do it alone. Each wedge shuts one tomb [under {town} |]for ever, but whoever drives one in«, {P.name} too,» is called in the voice of [a parent|a dead parent|their mother] (DC 15 Wisdom saving throw, or the wedge falls), and at the last tomb the first king comes out (use <1 Mummy Lord, Lich>). When all are shut, the voices return to those who paid« with them», and {Q} has to say aloud that he can [do|rule] without the nineteen.',
      '[{Q} asks the party for help, and then, in another voice, for their names.|First {Q} asks the party for help, and then, in another voice, for their names.|What {Q} asks the party for is help, and then, in another voice, their names.] {P} knows the oath with which the old king was «first »crowned; [said backward, by people who were never his subjects, it drives him out of {Q}, and he can be fought|if people who were never his subjects say it backward, while they hold {Q} fast, he has to come out and can be fought|it drives him out of {Q} if it is said backward, by people who were never his subjects, and then he can be killed] (use <1 Mummy Lord, Lich>).',
      '{P} would open the tomb if the brother swore to claim nothing; he swears it to anybody but {Q}. {Q} does not know that he is alive, and two dukes do, and send people down to make it true (use <Gladiator, Assassin>). What the realm does with two kings has to be settled before the lid is off.',
    ],
  },
];
