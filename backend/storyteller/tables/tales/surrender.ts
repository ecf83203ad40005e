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
    name: 'the old tithe barn|the empty tithe barn|the tithe barn by the mill pond',
    terrain: 'indoors',
  },
  escort: ['people', 'beast'],
  pitch: [
    'On market day {num} goblins came to the gate of {town} with their hands up and asked to be taken prisoner. By the old law of {town} prisoners of war are fed until peace is signed, and [nobody|no one] knows with whom to sign it. {G} has put them into the cattle pens and counts them [each|every] morning; {few} times so far there has been one fewer.',
  ],
  stakes: [
    "At {deadline}, in {days} days, the duke's clerk pays ten gold pieces for the ears of every goblin, and counts the living too. If the numbers do not match, {G} says, {town} has broken its own law, and the duke takes all of them.",
  ],
  start: [
    [
      '"Nobody move," says {G.full}, "I am counting." [In the cattle pens the goblins stand in rows and hold up their fingers to help. They are proud of being counted. At the end of the last row one holds up two hands at once, one of them not its own.|The goblins in the cattle pens have lined up in rows, as they do every morning, and count themselves on their fingers, to save trouble. In the last row one of them holds up two hands, and the second is not its own.|In the cattle pens it is so quiet that you hear the straw. The goblins stand in rows, washed, with their fingers up, because being counted is the best part of the day. The one at the end of the last row holds up two hands, and only one of them moves.] {G.full} turns round very slowly. ["One fewer," {G.full} says.|"It is one fewer again," says {G.full}, not loudly.] "And they have noticed, and they are being brave about it."',
      '@count',
    ],
    [
      'A goblin comes out of the baker\'s shop in {town}, pays, says "thank you" and walks back to prison, with bread for the whole tribe. [Halfway across the square it stops and looks at a drain.|In the middle of the square it stands still and looks down into a drain.] [Then it puts down {few} of the loaves on the grating, one by one, takes off its cap, and will not say for whom they are.|It sets down {few} of the loaves on the grating, one after the other, takes its cap in its hands, and shakes its head when you ask for whom.]',
      '@shop',
    ],
  ],
  ask: [
    '{G} wants to know who takes them, and wants it to be [nobody|no one] from {town}. ["They surrendered to me. I have a receipt. I am not going to lose prisoners of war, I have never had any before."|"They are mine. I have it in writing that they surrendered to me. They are the first prisoners of war I ever had, and I am not going to lose them."]',
    '"{few.u} are gone," says {G}. "[The rest do not run away, because they have heard what there is for supper.|The others could run too, and do not, because they have heard what there is for supper.] Find the {few} before {deadline}, or find who has them."',
  ],
  fee: [
    '{G} offers {coins} gp from the wall fund, since the wall was built against goblins and they are already inside.',
    'For this {G} has {coins} gp, and the goblins have collected a sum of their own: eleven buttons and a good tooth.',
  ],
  talk: [
    '{S.full} has said in the inn that a goblin is ten gold pieces on legs.',
    'The chieftain {B.full} has asked for a school. [{town} laughed, and then somebody went home and looked for a slate.|People laughed at it, and that same evening somebody looked for a slate.]',
    'The goblins surrendered because they lost a war, says one. [With whom, nobody can say.|It is only that no one has heard of the other side.]',
    '{A.full} pays for the straw in the pens out of the purse of {town} and has every bale written down.',
    '[At night you hear counting from the tithe barn. In {town} it goes up to three and stops.|Whoever goes home late past the tithe barn hears somebody count to three in there, and again to three.]',
    'Goblins eat children, said the priest of {town}. [One of them has begun to sing in the church choir, alto, and there has been no sermon about it since.|One sings alto in the church choir now, and there has been no sermon about it since.]',
  ],
  run: [
    [
      'The drain at which the goblin stopped smells of goblin and of tallow. A thread of red wool hangs on its underside (DC 12 Perception), so somebody has gone by below: the goblins wear red caps, so as to be easier to count.',
      'start=shop',
    ],
    [
      'The hand that is not its own is a glove, stuffed with straw, for the one who is missing; they had hoped not to cause trouble. [He was there at the last count, they say, and then there was a whistle from below, under the straw.|At the last count, they say, all of them stood here; then somebody whistled, down under the straw.]',
      'start=count',
    ],
    '{B} tells the party how it was to lose the war: "Men in iron hats burned our hole. They did not want prisoners. So we surrendered to the nearest who did." If the party laughs, {B} laughs too, after a moment.',
    '{A} comes by with a slate and asks whether the missing ones have been struck off the bread list yet. [It is the only question that {A} asks.|{A} asks nothing else.]',
  ],
  gist: [
    [
      '{A} has the goblins taken one by one to {lair}, where {H} keeps them alive: at {deadline} their ears are to be presented as those of a raid that {A} has beaten off alone. {num.u} times ten gold pieces, and a medal.',
      'v=a',
    ],
    [
      '{A} takes goblins to {lair} and dresses them as raiders; at {deadline} they are to "attack" {town} under orders, before the eyes of the duke\'s clerk, and {A} is to beat them off. [None of them has understood that the swords of the others are real.|They have not understood that nobody else\'s sword is made of wood.]',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who has been heard to call a goblin ten gold pieces with legs, and who has a locked cellar in {town}.',
  ],
  truth: [
    [
      '[The law of {town} is older than its wall: who surrenders is fed. {B} had it read aloud by a pedlar, in a cave, three winters ago; when soldiers burned the warren of the tribe this autumn, {B} led it over the hills on the strength of that sentence.|Before {town} had a wall, it had a law: who surrenders is fed. Three winters ago a pedlar read it out in a cave, for a dry place to sleep; when soldiers burned the warren of the tribe this autumn, {B} led it over the hills on the strength of that sentence.]',
    ],
    [
      [
        "{A} found out in the same week that the duke's clerk pays for what is laid on the scales and does not ask where it grew: an ear is an ear. The one line of the law that speaks of prisoners {A} has covered with a stamp. {H} opens the drain under the pens at night, whistles the tune of the bread cart, and whoever comes is put into a sack and carried to {lair}, alive, because ears do not keep.",
        'v=a',
      ],
      [
        '{A} lost the last campaign by arriving late, and wants a battle that cannot be missed. {H} offers the goblins work as actors: a hot supper, a wooden sword, and one line to shout. [They rehearse each night|Every night there is a rehearsal] at {lair}. {A} has ordered live steel for [everyone|everybody] else.',
        'v=b',
      ],
    ],
    [
      '{T} bakes for the pens and noticed that the order for bread has not grown smaller. [Somebody|Someone] pays for the missing ones, too: {A} writes them all into the bread list, and sells the loaves.',
    ],
  ],
  turn: [
    [
      "The tribe did lose a war, to people who serve the same duke: the border company of {town} clears the hills for a mine, burns every warren, and takes no prisoners. [It is two valleys away now, and at {lair} the goblins have told {H} about it each night.|Two valleys are left between it and {town}; at {lair} the goblins have told {H} about it each night.] {H} has begun to believe them, and has asked {A} to send for the duke's own judge. [{A} laughed.|{A} asked whether the goblins had thought of that by themselves.]",
      'v=a',
    ],
    [
      'The goblin with the best memory, a small one called Button, has learned all the parts in the play, also that of {A}. If {A} falls silent at {deadline}, Button can finish the speech in {A.their} voice, to the last comma, including what {A} said when {A.they} thought that [nobody|no one] listened.',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} has never had prisoners before and has read the rules twice. {G} has begun to know them by name, and keeps that from the council.',
    ],
    A: [
      '{A} wants to be [somebody|someone] whom a clerk writes down. {A} does not hate goblins, and does not think of them between one day and the next.',
    ],
    B: [
      '{B} speaks slowly and well, owns one book, which is a price list, and would do anything for a wall to be inside of. {B} counts the tribe in the evening and says each number like a name.',
    ],
    S: [
      '{S} talks like a murderer and cannot kill a hen without an apology. In the locked cellar of {S} are {few2} goblin children who were never in the pens; {S} hides them from the bounty.',
    ],
    T: [
      '{T} has kept all the bread lists, out of tidiness, and has begun to bake in the shape of hats.',
    ],
    H: [
      '{H} fetches the goblins and feeds them. {H} is more afraid of {A} than of goblins, and less [each|every] day.',
    ],
    R: [
      '{R} has a cart, a ledger and a clean knife, and buys ears by the dozen. {R} is polite to the goblins: one does not quarrel with stock.',
    ],
  },
  places: [
    {
      name: 'the cattle pens|the pens by the gate',
      look: [
        '[Rows of straw, everything folded, and red caps on all heads, so as to be easier to count.|The straw lies in rows with everything folded on it, and on every head sits a red cap, so that counting is easier.] [On the gate hangs a list of duties, in pictures.|The duties of the day hang on the gate, drawn, for those who cannot read.] {B} has it explained to the party as you show a house.',
      ],
      todo: [
        '[The goblins answer everyone at once.|Ask one goblin and all of them answer.] Whoever sits down, takes a number and waits (DC 12 Insight) hears {B} tell it in order.',
      ],
      what: 'Investigation :: lifting the straw over the drain :: [The grating has been oiled, from below.|Somebody has oiled the grating, but only underneath.] [It opens without a sound into the sewer of {town}, as wide as a sack.|Without a sound it opens on the sewer of {town}, and the hole is just as wide as a sack.]',
      who: 'Performance :: whistling all the tunes that they know until they all stand up :: [It is the tune of the bread cart, whose driver is paid by {A}.|They all jump up at the tune of the bread cart, whose driver is paid by {A}.] {H} whistles it at night as well.',
      where:
        'Nature :: looking at what sticks to the sack cloth at the grating :: Old barley and owl feathers: in all {town} owls sit only at {lair}.',
    },
    {
      name: 'the bakery of the long oven|the bakery',
      look: [
        '[Flour, heat, and a shelf of loaves with ears and noses.|It is hot and white with flour, and on the shelf stand loaves with ears and noses.] {T} bakes {num} of them [each|every] day and knows which one is for whom.',
      ],
      todo: [
        '[{T} cannot stop while the oven is hot.|As long as the oven is hot, {T} has no time for anybody who stands about.] An hour at the trough (DC 12 Athletics) is worth more than any question.',
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
      who: 'Persuasion :: asking {T} who signs :: {A}, on each sheet; on the last {few5} in a hurry, with a different pen, at an hour when the bakery of {T} is closed.',
      where:
        'Perception :: following the cart with the spare loaves :: [It stops at the back door of {lair} and leaves half of them there, and the rest go to the market.|Half of the load goes in at the back door of {lair}, and the rest to the market.]',
    },
    {
      name: 'the office of the bounty|the bounty office',
      look: [
        '[A window with a brass sill, a scale for ears, and a price list under glass.|Behind the brass sill stand a pair of scales for ears and, under glass, a price list.] The chair of {A} stands so that the sun is in the eyes of whoever asks.',
      ],
      todo: [
        '{A} receives at once and talks about straw until the bell. [Somebody|Someone] [has to|must] keep {A.them} talking (DC 13 Deception) while another looks at the shelves.',
      ],
      what: 'History :: reading the bounty law to the end :: Ears are paid "if taken in battle". [For prisoners there is a line that {A} has covered with the stamp:|Under the stamp of {A}, when it is held against the light, there is one more line, for prisoners:] fed, counted, never sold.',
      who: 'Investigation :: finding the draft under the blotter :: "At the muster, with my own hand, {num}." [It is a report of a battle that has not taken place, in the writing of {A}.|It reports a battle that nobody has fought yet, in the writing of {A}.]',
      where:
        'Sleight of Hand :: taking the tag from the newest key on the board :: "Tithe, B." The oldest people in {town} still call it by its proper name: {lair}.',
    },
  ],
  lairLook: [
    'The barn of {town} has stood empty since the tithe was dropped. [Now straw lies in rows,|Somebody keeps house in it now: there is straw in rows,] {few} red caps hang on pegs, and there is a slate with three strokes on it, over and over: [somebody|someone] here is teaching sums.',
  ],
  lairUse: [
    'The goblins at {lair} do what the one with the biggest hat says. [The hat hangs on a beam (DC 12 Athletics to reach it), and fits most heads.|That hat has been hung up on a beam (DC 12 Athletics to reach it), and there is hardly a head that it does not fit.]',
    "[Above the floor hangs the old tithe net, full of hay.|Under the roof the old tithe net is still hanging, with last year's hay in it.] Its rope is tied beside the door: cut, it covers [everyone|everybody] within ten feet (DC 13 Dexterity or restrained), {A} too if lured there.",
  ],
  tactics: [
    '{A} shouts orders to people who are not there, and fights with the back to the wall; {H} has orders to drop the hay net on the party, and steps back from its rope as soon as [somebody|someone] asks {H.them} to',
  ],
  companions: [
    [
      'Whoever fights beside {A} is of the levy and was promised two gold pieces an ear. Told by {G} that prisoners are under the law of {town} (DC 13 Persuasion), one of the enemies is ashamed and stands aside.',
      'escort=people',
    ],
    [
      '[The dogs were borrowed from {S}.|These dogs are a loan from {S}, who does not know what for.] Called by {S}, or with a sausage (DC 12 Animal Handling), they sit down.',
      'escort=beast',
    ],
  ],
  parley: [
    [
      '{A} wants to be in the report. If {G} offers to name {A} in it as the officer who "secured the peace with the goblin nation" (DC 13 Persuasion), {A} opens the sacks and asks how nation is spelled.',
      'v=a',
    ],
    [
      '{A} wants to be in the report. If {G} offers to name {A} in it as the officer who "secured the peace with the goblin nation" (DC 13 Persuasion), {A} unbars the door and asks how nation is spelled.',
      'v=b',
    ],
  ],
  spells: [
    [
      1,
      '*Speak with Animals*: the owls of {lair} complain about singing; the dogs of {S} say that the small green ones are warm.',
    ],
    [
      1,
      '*Charm Person* on {H}: everything comes out, with numbers, and a request to be arrested soon, before {A} is back.',
    ],
    [
      1,
      '*Comprehend Languages*: the counting at night is a lesson. The one who teaches says that three is as far as {A} can be trusted.',
    ],
    [
      3,
      "*Locate Object* finds a red cap of {B}'s tribe up to a thousand feet away: straight under the square, and on to the north side of {town}.",
    ],
    [
      5,
      [
        '*Sending* to the goblin called Button: "Safe. Warm. Man with slate says we are in play. Please bring my other hat, it is at {B}\'s."',
        'v=b',
      ],
    ],
  ],
  clock: [
    [
      '{H} whistles under the grating at night, and nobody comes, since {B} has begun to sleep on it. [In the morning {B} counts twice, and begins a song that the others know.|At the morning count {B} starts again from the beginning, and then begins a song that all the others know.]',
    ],
    {
      text: [
        '{S} is arrested, and {few2} goblin children are found in the cellar; {A} has them written down as "provisions".',
      ],
      stop: [
        'go to {S} first and bring the children to {T}, or make {G} look at what lies in the cellar: beds (DC 12 Persuasion)',
      ],
    },
    {
      text: [
        '{A} has {B} called away for the night, because the pens of {town} are to be "cleaned": by morning all the rest have gone through the drain.',
      ],
      stop: [
        'sleep in the pens with a lamp, in a red cap; {H} whistles at midnight, and it is enough if [someone|somebody] whistles back',
      ],
    },
    [
      'At {deadline} the trumpets blow, {A} gives the sign, and {num} prisoners of {town} learn what they were for.',
    ],
  ],
  after: [
    '[{A} has a medal and a stain that does not go out.|On the day of the medal the ears are still hanging on the gate.] The law that feeds prisoners is struck from the book, and in {town} [nobody|no one] surrenders to [anybody|anyone] for a hundred years.',
  ],
  endings: [
    {
      heading: 'Counted',
      text: [
        "{G} reads {num} names aloud before the duke's clerk, and {num} hands go up. [The clerk has no column for it and draws one.|There is no column for that in the ledger; the clerk draws one.] {A} [has to|must] carry the bread for a year, and {B} signs the peace with {town}, with {T} as the enemy, because one was needed.",
      ],
    },
    {
      heading: 'A battle for the books',
      text: [
        '[The battle takes place, with hats and without steel, and the clerk pays.|The tribe fights the battle for {town}, hats on, with wooden swords, and the clerk pays for it.] *The price:* {town} has sworn to it that it killed {num}, and from now on must hide {num} goblins from every tax.',
      ],
    },
    {
      heading: 'Let go',
      text: [
        '[The party opens the drain, and the tribe of {B} leaves in good order.|If the party lifts the grating one night, the tribe of {B} goes, in rows, and the last one puts it back.] *The price:* the border company that burned its warren finds it outside the wall within a month; {B} leaves {G} the price list, which is the only book of the tribe.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        [
          'The sacks stand open before the clerk, but {H} has not sharpened the knife. The party has three rounds to stand before {town} in the line with the prisoners, and every soldier who [has to|must] strike over a person thinks again (DC 14 Persuasion).',
          'v=a',
        ],
        [
          'The signal has been given, but {H} has kept the wooden swords in the sacks. The party has three rounds to stand before {town} in the line with the prisoners, and every soldier who [has to|must] strike over a person thinks again (DC 14 Persuasion).',
          'v=b',
        ],
      ],
    },
  ],
  hoard: [
    'At the back of the barn, under straw, is what {A} has put aside out of the stores of {town}: {items}, and {worth}.',
    'The goblins have kept house with what lay in the barn. Proudly they give the party the decorations: {items}, and {worth}.',
  ],
  favour: [
    '{B} writes a receipt for the party, in the style of the one that {G} wrote for the tribe: whoever shows it is fed in {town}, now and in every year to come.',
    'In the hills the tribe has cousins under every bridge; a red cap, shown to any goblin within a week of {town}, is a safe conduct.',
  ],
  steps: [
    'Count the prisoners with {G.full}.',
    'Find out how somebody gets out of the pens without opening a gate.',
    'Follow the bread.',
    'Bring the missing ones back before the muster.',
  ],
  acts: surrenderActs,
};
