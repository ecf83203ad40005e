import { surrenderActs } from './surrender-acts.ts';
import type { Tale } from './tale-types.ts';

export const surrenderTale: Tale = {
  id: 'surrender',
  titles: ['The Goblins Surrender', 'Prisoners of War'],
  tones: ['heroic', 'whimsical'],
  levels: [1, 6],
  cast: {
    G: 'captain of the watch|reeve',
    A: 'bailiff|quartermaster',
    B: 'goblin chieftain',
    S: 'butcher|poacher',
    T: 'baker',
    H: 'sergeant of the levy|tax clerk',
    R: 'headhunter',
  },
  deadline: 'the muster of the levies',
  num: [38, 46],
  onlyIn: { a: ['an ear is an ear'], b: ['Button', 'wooden sword', 'actors'] },
  lair: {
    name: 'the old tithe barn|the empty tithe barn|the tithe barn by the mill pond|the great tithe barn|the stone tithe barn',
    short: 'tithe barn',
    terrain: 'indoors',
  },
  escort: ['people', 'beast'],
  pitch: [
    'On market day {num} goblins came to the gate« of {town}» with their hands up and asked to be taken prisoner. By the old law« of {town}» prisoners of war are fed until peace is signed, and [[nobody|no one] knows with whom to sign it|nobody has heard of the war]. {G} has put them into the cattle pens and counts them [each|every] morning; {few} times« so far» there has been one fewer.',
  ],
  stakes: [
    "At {deadline}, in {days} days, the duke's clerk pays ten gold pieces for the ears of every goblin, and counts the living« too». If the numbers do not match«, {G} says», {town} has broken its« own» law, and the duke takes all« of them».",
  ],
  start: [
    [
      '"Nobody move," says {G.full}, "I am counting." [In the cattle pens the goblins stand in rows and hold up their fingers to help.|The goblins in the cattle pens have lined up in rows, as they do every morning, and count themselves on their fingers, to save trouble.|In the cattle pens it is so quiet that you hear the straw; the goblins stand in rows, washed, with their fingers up.|In the cattle pens the goblins have formed rows, small ones in front, and hold their fingers as high as they can.] [They are proud of being counted.|To be counted is the best part of the day.|They have washed for it.|Nobody has ever taken such trouble over them.|They look straight ahead, as soldiers do.] [At the end of the last row one holds up two hands at once, one of them not its own.|In the last row one of them holds up two hands, and the second is not its own.|The one at the end of the last row holds up two hands, and only one of them moves.|One of them, in the last row, holds up a second hand, which has straw in it.] {G.full} turns round« very» slowly. ["One fewer," {G.full} says.|"It is one fewer again," says {G.full}, not loudly.|"That makes one too few," says {G.full}.] ["And they have noticed, and they are being brave about it."|"They know it, too, and look how straight they stand."|"And they will apologise to me for it, you will see."|"They hoped that I would not see it. They did not want to worry me."|"And [not one of them has complained|they have even swept|nobody has cried, not even the small ones]."]',
      '@count',
    ],
    [
      'A goblin comes out of the baker\'s shop« in {town}», bows, says "thank you" and [walks back|is on its way back] to prison, with bread« for the whole tribe». [Halfway across the square it stops and looks at a drain.|In the middle of the square it stands still and looks down into a drain.|At the drain in the square it stands still, as one does at a door.|It does not go straight. It goes by way of the drain in the square, and there it stops.] [Then it puts down {few} of the loaves on the grating«, one by one», takes off its cap, and will not say for whom« they are».|It sets down {few} of the loaves on the grating«, one after the other», takes its cap in its hands, and shakes its head when you ask for whom.|{few.u} loaves it lays out on the grating, side by side, with its cap in its hand. [When you ask for whom, it looks the other way.|Asked for whom, it says "for nobody", and blushes green.]]',
      '@shop',
    ],
  ],
  ask: [
    '{G} wants to know who takes them, and wants it to be [nobody|no one] from {town}. ["They surrendered to me, [and I wrote a receipt|one after the other].|"They are mine, and I gave it in writing.|"Each of them shook hands with me, [and I signed for them|and gave a name].|"There is a paper on it, with my name and [a paw|a thumb].] [I am not going to lose prisoners of war, I have never had any before."|They are the first prisoners of war I ever had, and I am not going to lose them."|One can lose a [battle|skirmish], but how does one explain losing [a prisoner|prisoners]?"|I have read the rules, and it says nowhere that they get fewer."|It is the only war we ever won, and I should like to keep it."]',
    '"{few.u} are gone," says {G}. "[The rest do not run away|The others could run too, and do not|Nobody has run away, since nobody would want to|They have not run off, I am sure of it], because [they have heard what there is for supper|there is barley soup tonight|Thursday is dumplings|they are learning to plait straw]. Find the {few} before {deadline}, or find who has them."',
  ],
  fee: [
    '{G} offers {coins} gp [from the wall fund, since the wall was built against goblins and they are already inside|out of what was meant for a higher wall, against goblins|from the wall fund; nobody has attacked the wall, and they came in by the gate].',
    'For this {G} has {coins} gp, and the goblins have collected a sum« of their own»: [eleven buttons and a good tooth|nine nails, a thimble and half a comb|a spoon, and the promise of another one].',
  ],
  talk: [
    '{S.full} has said« in the inn» that [a goblin is ten gold pieces on legs|what stands in the pens is gold, on short legs].',
    'The chieftain {B.full} has asked for a school. [{town} laughed, and then somebody« went home and» looked for a slate.|People laughed at it, and that same evening somebody looked for a slate.|There was laughter, and next day a slate hung on the gate of the pens.]',
    '[The goblins surrendered because they lost a war, says one.|They lost a war, that is why they surrendered, says one.|There has been a war, the goblins say, and they have lost it.|If one asks a goblin, there was a war.] [With whom, nobody can say.|It is only that no one has heard of the other side.|Nobody in {town} was invited to it.|There must have been an enemy, but which?]',
    '{A.full} pays for the straw« in the pens» out of the purse of {town} and [has every bale written down|counts the bales].',
    '[At night you hear counting from the tithe barn. In {town} it goes up to three and [stops|begins again].|Whoever goes home late past the tithe barn hears somebody count to three in there, and again to three.]',
    'Goblins eat children, said the priest of {town}. [One of them has begun to sing in the church choir, «alto, »and there has been no sermon« about it» since.|One sings alto in the church choir now, and there has been no sermon« about it» since.]',
  ],
  run: [
    [
      'The drain at which the goblin stopped smells of goblin and« of» tallow. [A thread of red wool hangs on its underside|Below the grating a bit of red wool has caught] (DC 12 Perception), so somebody has gone by below: the goblins wear red caps, [so as to be easier to count|for the counting].',
      'start=shop',
    ],
    [
      '[The hand that is not its own is a glove, stuffed with straw, for the one who is missing|The second hand is a glove full of straw, so that the one who is missing would not be missed|They have stuffed a glove with straw, as a hand for the one who is missing|It is a glove with straw in it, held up for somebody who is gone]; [they had hoped not to cause trouble|they did not want to be a burden|it was meant kindly|it had worked twice already]. [He was there at nightfall, they say, and then there was [a whistle from below, under the straw|a tune, under the straw].|At nightfall, they say, he stood here with them; then somebody whistled, down under the straw.|Last night he was still with them, they say. Something whistled under the floor, and he went to look.|There was whistling in the night, they say, [a merry tune, |]from below, and in the morning there was room in the straw.]',
      'start=count',
    ],
    '{B} tells the party how it was to lose the war: ["Men in iron hats burned our hole|"They had iron hats, and set fire to the doors|"First there was smoke, and then there were iron hats|"We had a door. Men in iron hats came, and then we had none], and [they did not want prisoners|they took nobody, dead only|we held up our hands, and they did not know what that means|nobody there would take us alive]. [So we surrendered to the nearest who did."|So we walked until we found somebody to surrender to."|So we came here, and it is a good place to have lost."|Here it is written that one may give up, and so we did."|You were the first who said: come in."|We asked the way to somebody who would."] If the party laughs, {B} laughs too«, [after a moment|a little late]».',
    '{A} comes by« with a slate» and asks whether the missing ones are still on the bread list. [It is the only question that {A} asks.|{A} asks nothing else.|With that {A} has asked everything.]',
  ],
  gist: [
    [
      '{A} has the goblins taken« one by one» to {lair}, where {H} keeps them alive: at {deadline} their ears are« to be» presented as those of a raid that {A} has beaten off alone. {num.u} times ten gold pieces, [and a medal|and a medal on top].',
      'v=a',
    ],
    [
      '{A} takes goblins to {lair} and dresses them as raiders; at {deadline} they are to "attack" {town}« under orders», before the eyes of the duke\'s clerk, and {A} is to beat them off. [None of them has understood|They have not understood|Not one of them knows|It has not been explained to them] that [the swords of the others are real|the others will have swords of iron|their enemies are not playing|nobody has told the other side that it is a play].',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who tells everybody what a goblin would fetch, and who has a locked cellar« in {town}».',
  ],
  truth: [
    [
      '[The law of {town} is older than its wall: who surrenders is fed. {B} had it read aloud by a pedlar«, in a cave,» three winters ago; when soldiers burned the warren of the tribe« this autumn», {B} led it over the hills on the strength of that sentence.|Before {town} had a wall, it had a law: who surrenders is fed. Three winters ago a pedlar read it out in a cave, for a dry place to sleep; when soldiers burned the warren of the tribe« this autumn», {B} led it over the hills on the strength of that sentence.]',
    ],
    [
      [
        "{A} found out« in the same week» that the duke's clerk pays for what is laid on the scales« and does not ask where it grew»: an ear is an ear. [The one line of the law that speaks of prisoners {A} has covered with a stamp.|{A} has put a stamp over the one line of the law that speaks of prisoners.] {H} opens the drain« under the pens» at night, whistles the tune of the bread cart, and whoever comes is« put into a sack and» carried to {lair}, alive, because ears do not keep.",
        'v=a',
      ],
      [
        '{A} [lost the last campaign by arriving late, and wants a battle that cannot be missed|came too late for the last campaign, and wants a battle that begins on time]. {H} offers the goblins work as actors: a hot supper, a wooden sword, and one line« to shout». [They rehearse each night|Every night there is a rehearsal] at {lair}. {A} has ordered [live steel|sharp iron] for [everyone|everybody] else.',
        'v=b',
      ],
    ],
    [
      '{T} bakes for the pens and noticed that the order for bread [has not grown smaller|is as large as on the first day]. [[Somebody|Someone] pays for the missing ones, too: {A} writes them all into the bread list, and sells the loaves.|The missing ones are still on the bread list: {A} enters them, and sells their loaves.]',
    ],
  ],
  turn: [
    [
      "The tribe did lose a war, to [people who serve the same duke|soldiers of the same duke|others in the duke's pay]: the border company of the duke clears the hills for a [mine|silver mine|quarry], [burns every warren|sets fire to each warren], and takes no prisoners. [It is two valleys away now, and at {lair} the goblins have told {H} about it each night.|Two valleys are left between it and {town}; at {lair} the goblins have told {H} about it each night.] {H} has begun to believe them, and has asked {A} to send for the duke's« own» judge. [{A} laughed.|{A} asked whether the goblins had thought of that by themselves.]",
      'v=a',
    ],
    [
      'The goblin with the best memory, «a small one »called Button, has learned all the parts« in the play», also that of {A}. If {A} falls silent at {deadline}, Button can finish the speech in {A.their} voice, «to the last comma, »including what {A} said when {A.they} thought that [nobody|no one] listened.',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} has never had prisoners« before» and has read the rules twice. {G} [has begun to know them by name, and keeps that from the council|knows most of them by name now, which the council need not hear].',
    ],
    A: [
      '{A} wants to be [somebody|someone] whom a clerk writes down. {A} does not hate goblins, and does not think of them between one day and the next.',
    ],
    B: [
      '{B} speaks slowly« and well», owns one book, which is a price list, and would do anything for a wall to be inside of. {B} counts the tribe« in the evening» and says each number like a name.',
    ],
    S: [
      '{S} talks like a murderer and cannot kill a hen without an apology. In the locked cellar of {S} are {few2} goblin children who were never in the pens; {S} hides them from the bounty.',
    ],
    T: [
      '{T} has kept all the bread lists, «out of tidiness, »and has begun to bake in the shape of hats.',
    ],
    H: [
      '{H} fetches the goblins and feeds them. {H} is more afraid of {A} than of goblins, and less [each|every] day.',
    ],
    R: [
      '{R} has a cart«, a ledger» and a clean knife, and buys ears by the dozen. {R} is polite to the goblins: [one does not quarrel with stock|they are goods, and should not be damaged].',
    ],
  },
  places: [
    {
      name: 'the cattle pens|the pens by the gate|the market pens',
      look: [
        '[Rows of straw, everything folded|The straw lies in rows with everything folded on it|It is swept, and the straw is squared off like beds|They have made streets of straw, with a bed on each side], and [red caps on all heads, so as to be easier to count|on every head sits a red cap, so that counting is easier|there is a red cap on every head, for the counting|each goblin has a red cap on]. [On the gate hangs a list of duties, in pictures.|The duties of the day hang on the gate, drawn, for those who cannot read.|Somebody has drawn on the gate who sweeps, and when.] {B} has it explained to the party« [as you show a house|, straw by straw]».',
      ],
      todo: [
        '[The goblins answer everyone at once.|Ask one goblin and all« of them» answer.|One question gets as many answers as there are goblins.|They want to help, all of them, and all at once.] [Whoever sits down, takes a number and waits (DC 12 Insight) hears {B} tell it in order.|For those who sit down, take a number and wait (DC 12 Insight), {B} tells it in order.|It is best to sit down, to take a number, and to wait (DC 12 Insight); then {B} tells it in order.]',
      ],
      what: 'Investigation :: lifting the straw over the drain :: [The grating has been oiled, from below.|Somebody has oiled the grating, but only underneath.|There is fresh oil on the hinge of the grating, on the wrong side.|The grating does not squeak. It has had oil, from those below.] [It opens without a sound into the sewer of {town}, as wide as a sack.|Without a sound it opens on the sewer of {town}, and the hole is just as wide as a sack.]',
      who: 'Performance :: whistling to the goblins all the tunes that one knows, until they all stand up :: [It is the tune of the bread cart, whose driver is paid by {A}.|They all jump up at the tune of the bread cart, whose driver is paid by {A}.] {H} whistles it at night« as well».',
      where:
        'Nature :: looking at what sticks to the sack cloth at the grating :: [Old barley and owl feathers|A few grains of barley, years old, and owl down|Barley, grey with age, and what owls cough up]: in all {town} owls sit only at {lair}.',
    },
    {
      name: 'the bakery of the long oven|the bakery|the bakery in the lane',
      look: [
        '[Flour, heat, and a shelf of loaves with ears and noses.|It is hot and white with flour, and on the shelf stand loaves with ears and noses.|The loaves on the shelf have ears, and some of them noses.|Through flour and heat one sees a shelf full of small faces, of bread.] {T} bakes {num}« of them» [each|every] day and knows which« one» is for whom.',
      ],
      todo: [
        "[{T} cannot stop while the oven is hot.|As long as the oven is hot, {T} has no time for anybody who stands about.|{T} talks to people who have dough on their hands.] [An hour at the trough (DC 12 Athletics) is worth more than any question.|Whoever kneads for an hour (DC 12 Athletics) does not even have to ask.|An hour of kneading (DC 12 Athletics) makes {T} talk.|For an hour's kneading (DC 12 Athletics) one is told everything.]",
      ],
      what: [
        [
          'Investigation :: laying the bread lists side by side :: {few.u} goblins are gone, and the list has never become shorter. [Somebody|Someone] eats, or sells, {few} loaves a day.',
          'v=a',
        ],
        [
          'Investigation :: laying the bread lists side by side :: {few.u} goblins are gone, and the list has never become shorter. Between two sheets lies a bill to {A}, for {few} wooden sword blades, war paint and one large hat.',
          'v=b',
        ],
      ],
      who: 'Persuasion :: asking {T} who signs :: {A}, on each sheet; on the last {few5} in a hurry, «with a different pen, »at an hour when the bakery of {T} is closed.',
      where:
        'Perception :: following the cart with the spare loaves :: [It stops behind {lair}, at a hatch in the wall« that is one loaf wide», and leaves half« of them» there, and the rest go to the market.|Half of the load goes in at a hatch«, a loaf wide,» in the back wall of {lair}, and the rest to the market.|At a hatch in the back wall of {lair}, no wider than a loaf, it gets lighter by half; then it goes to the market.]',
    },
    {
      name: 'the office of the bounty|the bounty office|the ear office',
      look: [
        '[A window with a brass sill, a scale for ears, and a price list under glass.|Behind the brass sill stand a pair of scales for ears and, under glass, a price list.|What one sees through the window is a pair of scales, a basket, and the price of ears, framed.|There are scales with a little pan, for ears, and a price list, which somebody dusts.] [The chair of {A} stands so that the sun is in the eyes of whoever asks.|{A} sits with the window behind {A.them}, and whoever asks has to blink.]',
      ],
      todo: [
        '{A} receives at once and talks about straw until the bell. [[Somebody|Someone] [has to|must] keep {A.them} talking (DC 13 Deception) while another looks at the shelves.|One of the party [asks about straw|wants to learn about straw] (DC 13 Deception), and another looks at the shelves.]',
      ],
      what: 'History :: reading the bounty law to the end :: [Ears are paid "if taken in battle".|The duke pays for ears "if taken in battle", and for no others.|An ear has a price "if taken in battle".|It says that there is money for ears "if taken in battle".] [For prisoners there is a line that {A} has covered with the stamp:|Under the stamp of {A}, when it is held against the light, there is one more line, for prisoners:] [fed, counted, never sold|to be fed, and counted, and not to be sold].',
      who: 'Investigation :: finding the draft under the blotter :: "At the muster, with my own hand, {num}." [It is a report of a battle that has not taken place, in the writing of {A}.|It reports a battle that nobody has fought yet, in the writing of {A}.|That is how {A} describes a battle, days before it.]',
      where:
        'Sleight of Hand :: [taking the tag from the newest key on the board|reading the tag of the one key that shines] :: ["Tithe, B." The oldest people|It says "Tithe, B.", and the oldest people|On it stands "T. Barn", and the old people]« in {town}» still call it by its« proper» name: {lair}.',
    },
  ],
  lairLook: [
    'The barn« of {town}» has stood empty since the tithe was dropped. [Now straw lies in rows,|Somebody keeps house in it now: there is straw in rows,|Now it has been swept, the straw lies in rows,] {few} red caps hang on pegs, and there is [a slate with three strokes on it, over and over|a slate, «with »three strokes, wiped off, «and »three strokes again]: [somebody|someone] here is teaching sums.',
  ],
  lairUse: [
    'The goblins at {lair} do what the one with the biggest hat says. [The hat hangs on a beam (DC 12 Athletics to reach it), and fits most heads.|That hat has been hung up on a beam (DC 12 Athletics to reach it), and there is hardly a head that it does not fit.|It hangs on a beam (DC 12 Athletics to reach it), for anybody to put on.]',
    "[Above the floor hangs the old tithe net, full of hay.|Under the roof the old tithe net is still hanging, with last year's hay in it.] [Its rope is tied beside the door: cut, it covers|Whoever cuts its rope, beside the door, covers] [everyone|everybody] within ten feet (DC 13 Dexterity saving throw or restrained), {A} too if lured there.",
  ],
  tactics: [
    '{A} [shouts orders to people who are not there, and fights with the back to the wall|fights with the back to the wall, and gives orders to whole companies that are not here]; {H} has orders to drop the hay net« on the party», and steps back« from its rope» as soon as [somebody|someone] asks',
  ],
  companions: [
    [
      "[Whoever fights beside {A} is of the levy and was promised two gold pieces an ear.|{A}'s people here are of the levy, and each has been promised two gold pieces an ear.] Told by {G} that prisoners are under the law« of {town}» (DC 13 Persuasion), one of the enemies [is ashamed and stands aside|looks at the ground, and does not strike].",
      'escort=people',
    ],
    [
      '[The dogs were borrowed from {S}.|These dogs are a loan from {S}, who does not know what for.] Called by {S}, or with a sausage (DC 12 Animal Handling), they sit down.',
      'escort=beast',
    ],
  ],
  parley: [
    [
      '[{A} wants to be in the report.|It is the report that {A} cares for.|All this is about a line in a report, for {A}.] If {G} offers to name {A} in it as the officer who "secured the peace with the goblin nation" (DC 13 Persuasion), {A} opens the sacks and asks [how nation is spelled|for paper].',
      'v=a',
    ],
    [
      '[{A} wants to be in the report.|It is the report that {A} cares for.|All this is about a line in a report, for {A}.] If {G} offers to name {A} in it as the officer who "secured the peace with the goblin nation" (DC 13 Persuasion), {A} unbars the door and asks [how nation is spelled|for paper].',
      'v=b',
    ],
  ],
  spells: [
    [
      1,
      '*Speak with Animals*: the owls« of {lair}» complain about [singing|children]; the dogs of {S} say that the small green ones are warm.',
    ],
    [
      1,
      '*Charm Person* on {H}: everything comes out, with numbers, and a request to be arrested« [soon, before {A} is back|before {A} comes back]».',
    ],
    [
      1,
      '*Comprehend Languages*: [the counting at night is a lesson|it is arithmetic that one hears at night]. The one who teaches says that three is as far as {A} can be trusted.',
    ],
    [
      3,
      "*Locate Object* finds a red cap« of {B}'s tribe» up to a thousand feet away: [straight under the square, and« on» to the north side« of {town}»|below the square, and from there to the north side« of {town}»].",
    ],
    [
      5,
      [
        '*Sending* to the goblin called Button: ["Safe, warm, and man with slate says|"I am well, and fed, and they say|"Soup twice. The one with the slate says] [we are in play.|I have a part.|we are to be the enemy.] [Please bring my other hat, it is at {B}\'s."|Is {B} coming to see it?"|Tell {B} that I know all the words."]',
        'v=b',
      ],
    ],
  ],
  clock: [
    [
      '{H} whistles under the grating« at night», and nobody comes, since {B} has begun to sleep on it. [In the morning {B} counts twice, and begins a song that the others know.|At the morning count {B} starts again from the beginning, and then begins a song that all the others know.|The number is right« in the morning»; {B} counts once more, and the whole tribe sings.]',
    ],
    {
      text: [
        '{S} is arrested, and {few2} goblin children are found« in the cellar»; {A} has them written down as "provisions".',
      ],
      stop: [
        'go to {S} first and bring the children to {T}, or make {G} look at [what lies in the cellar: beds|the beds in the cellar] (DC 12 Persuasion)',
      ],
    },
    {
      text: [
        '{A} has {B} called away« for the night», because the pens« of {town}» are to be "cleaned": [by morning all the rest have gone through the drain|in the morning they are, and empty].',
      ],
      stop: [
        'sleep in the pens« with a lamp», in a red cap; {H} whistles at midnight, and it is enough if [someone|somebody] whistles back',
      ],
    },
    [
      'At {deadline} the trumpets blow, {A} gives the sign, and {num} prisoners« of {town}» [learn what they were for|understand why they were fed].',
    ],
  ],
  after: [
    '[{A} has a medal and a stain that does not go out.|On the day of the medal the ears are still hanging on the gate.|{A} is in the report, on page one.|There is a medal, and {A} has had it gilded.] [The law that feeds prisoners is struck from the book|They tear the page about prisoners out of the law], and in {town} [nobody|no one] surrenders« to [anybody|anyone]» for a hundred years.',
  ],
  endings: [
    {
      heading: 'Counted',
      text: [
        "{G} reads {num} names aloud before the duke's clerk, and {num} hands go up. [The clerk has no column for it and draws one.|There is no column for that in the ledger; the clerk [draws one|sighs, and draws one].|The clerk looks for a column for it, finds none, and takes a ruler.|In the ledger there are columns for the dead only, until the clerk draws another.|The clerk dips the pen three times before there is a new column.|It takes a new column, and the clerk rules it, with care.] {A} [has to|must] carry the bread for a year, and {B} signs the peace« with {town}», with {T} as the enemy, because one was needed.",
      ],
    },
    {
      heading: 'A battle for the books',
      text: [
        "[The battle takes place, with hats and without steel|The tribe fights the battle for {town}, hats on, with sticks|There is a battle, as loud as could be wished, with nobody hurt|Before the eyes of the clerk the tribe is beaten, rolls down the bank, and dies, groaning|They give the clerk a battle to look at, without steel], and [the clerk pays|the clerk pays for it, by the head|the clerk writes it down, and pays|it is paid for, out of the duke's chest|the duke's clerk, who has had a good seat, pays]. The ears on the scales are of dough; {T} has baked them. *The price:* {town} has sworn that it killed {num}, and« from now on» must hide {num} goblins from every tax.",
      ],
    },
    {
      heading: 'Let go',
      text: [
        '[The party opens the drain, and the tribe of {B} leaves in good order.|If the party lifts the grating one night, the tribe of {B} goes, in rows, and the last one puts it back.|Through the drain, two by two, the tribe of {B} goes back to the hills, when the party has opened it.] *The price:* the border company« that burned its warren» finds it« outside the wall» within a month. [The price list, which is the only book of the tribe, is left for {G}.|What {G} is left with is the price list, the only book of the tribe.]',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        [
          'The sacks stand open before the clerk, but {H} [has not sharpened the knife|says that the knife is blunt]. The party has three rounds to [stand« before {town}» in the line with the prisoners|take a place in the line with the prisoners«, in front of all {town}»], and every soldier who [has to|must] strike over a person thinks again (DC 14 Persuasion).',
          'v=a',
        ],
        [
          'The signal has been given, but {H} [has kept the wooden swords in the sacks|has "forgotten" the wooden swords«, in their sacks»]. The party has three rounds to [stand« before {town}» in the line with the prisoners|take a place in the line with the prisoners«, in front of all {town}»], and every soldier who [has to|must] strike over a person thinks again (DC 14 Persuasion).',
          'v=b',
        ],
      ],
    },
  ],
  hoard: [
    'At the back of the barn«, under straw,» is what {A} has put aside out of the stores« of {town}»: {items}, and {worth}.',
    'The goblins have kept house« with what lay in the barn». Proudly they give the party the decorations: {items}, and {worth}.',
  ],
  favour: [
    '{B} writes a receipt for the party«, in the style of the one that {G} wrote for the tribe»: whoever shows it is fed in {town}«, [now and in every year to come|this year and always]».',
    'In the hills the tribe has cousins under every bridge; a red cap, shown to any goblin within a week of {town}, [is a safe conduct|opens the way].',
  ],
  steps: [
    'Count the prisoners with {G.full}.',
    'Find out how somebody gets out of the pens without opening a gate.',
    'Follow the bread.',
    'Bring the missing ones back before the muster.',
  ],
  acts: surrenderActs,
};
