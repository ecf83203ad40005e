import type { Tale } from './tale-types.ts';

export const roadsTales: readonly Tale[] = [
  {
    id: 'second-lamp',
    titles: ['The Second Lamp', 'A Light Too Far East'],
    tones: ['heroic', 'grim', 'intrigue'],
    levels: [1, 6],
    cast: {
      G: 'warden of the pass|keeper of the toll house',
      A: 'innkeeper',
      B: 'he:lamp keeper',
      S: 'goat herd',
      T: 'cook|stable hand',
      H: 'mule driver',
      R: 'caravan guard captain',
    },
    deadline: 'the winter convoy',
    num: [12, 26],
    lair: { name: 'the fold under the cliff', terrain: 'wild' },
    alsoOf: ['he', 'she'],
    escort: ['people', 'beast'],
    pitch: [
      'On the pass above {town} a lamp burns in every storm, and travellers walk towards it. For {weeks} weeks those who walked towards it have gone over the cliff at Cold Step, and the lamp keeper {B.full} swears that his lamp has never burned better. {G}, who [has to|must] answer for the road, has asked you up to the toll house.',
    ],
    stakes: [
      'In {days} days the winter convoy comes over: {num} carts with the flour that {town} lives on until spring. If it goes over Cold Step, says {G}, {town} will count its dead in March.',
    ],
    start: [
      [
        'Snow, sideways. You are tied to each other with {G.full}\'s rope, and there is the lamp, yellow and steady, up on the right. Then a dog starts to bark below you, a long way below, where there should be a road. {G.full} stops with one foot over nothing. "There," says {G.full}, and points to the left. Through the snow there is a second light, small and yellow, exactly like the first.',
        '@cliff',
      ],
      [
        'At the foot of Cold Step a cart lies upside down in the snow, and one wheel is still turning. A mule stands beside it and waits to be told what to do. The driver is alive. "I kept the lamp on my right," he says. "All my life I have kept the lamp on my right." Above you, in clear air, the lamp of {town} burns on the left.',
        '@cart',
      ],
    ],
    ask: [
      '{G} wants the road safe before the winter convoy, and the one who has made it unsafe. "If it is {B.full}, bring him to me before the families hear of it. If it is not, bring him somebody else to hate."',
      '"Nobody walks off Cold Step by mistake," says {G}. "I have walked it drunk. Find out why {few2} good drivers did, and do it before the convoy, because I cannot stop {num} carts with a story."',
    ],
    fee: [
      '{G} has {coins} gp, collected from widows and drivers, and would rather spend it on you than on crosses.',
      '{G} offers {coins} gp out of the toll, and lays the key of the toll chest on the table so that you believe it.',
    ],
    talk: [
      '{B.full} has been drinking since his wife died, people say; he lets the lamp wander.',
      'The goods from the wrecked carts have never been found. "The mountain eats," say the old women of {town}.',
      '{S.full} was seen on the cliff at night with a lantern, and does not say what for.',
      '{A.full} gives the widows of the drivers credit for a whole year. There are still good people in {town}.',
      'There was a second lamp once, in the time of the old road. It was put out because the old road fell down.',
      'The dog of {T.full} barks at Cold Step every stormy night, an hour before anything happens.',
    ],
    run: [
      [
        'Whoever goes towards the second light (DC 13 Survival in the snow) finds trodden snow on a ledge, lamp oil, and the print of a mule. Whoever waited there has left by a path that is on no map.',
        'start=cliff',
      ],
      [
        'The mule of the wrecked cart can be led (DC 12 Animal Handling). It refuses Cold Step and takes a path along the cliff that the driver {G.name} has never heard of.',
        'start=cart',
      ],
      '{A} has blankets and hot wine brought up for [everyone|everybody] within the hour, and counts the carts aloud, to be sure that none is missing.',
      'The two lights cannot be seen at once from the road itself. {T} could have said so, but [nobody|no one] in {town} asks the kitchen.',
    ],
    gist: [
      [
        '{A} lights the old second lamp in storms, so that carts go over Cold Step, and has {H} gather the goods below by mule. At {deadline} it is to be all {num} carts at once.',
        'v=a',
      ],
      [
        '{A} has the wicks of {B} trimmed with wet wool, so that the true lamp dies for an hour in each storm while the false one burns, and has {H} gather the goods below. At {deadline} it is to be all {num} carts at once.',
        'v=b',
      ],
    ],
    suspect: [
      '{S}, who goes along the cliff with a lantern to bring home goats, and {B}, who [begins|starts] to believe it himself.',
    ],
    truth: [
      [
        "{A} bought up the debts of half of {town} in a good year, and the good years ended. A wrecked cart pays {A.them} three times: for its goods, for the new cart that the widow must hire, and for the widow's house.",
      ],
      [
        [
          'The old lamp stands on a ledge a hundred paces east of the true one. {H} lights it when a cart is due and the snow is thick, and puts it out when the shouting stops. Then {H} goes down the old road with five mules and brings what is whole to {lair}.',
          'v=a',
        ],
        [
          'The false lamp alone would deceive [nobody|no one] who knows the pass. So {H}, who brings {B} his oil, soaks the wicks: after an hour of storm the true lamp goes out for as long as it takes to fetch another. {B} has never written that down, because he thinks that he fell asleep.',
          'v=b',
        ],
      ],
      [
        '{T} packs the supper that {H} takes up the mountain, and packs it for five. {T} knows what for, and owes {A} a house.',
      ],
    ],
    turn: [
      [
        'One of the drivers who fell is alive: {few2} days after the first wreck {H} could not finish it, and has been feeding a man with two broken legs at {lair} ever since. He has seen everything. {A} does not know that he exists.',
        'v=a',
      ],
      [
        '{B} is not the only keeper: his wife did not die. She found the wet wool in autumn, told {A}, whom she trusted, and has been kept at {lair} since then. {B} has been burning a lamp for a grave with stones in it.',
        'v=b',
      ],
    ],
    people: {
      G: [
        '{G} counts every cart up and every cart down. {G} has not slept in a bed since the third wreck and will not admit that the road frightens {G.them}.',
      ],
      A: [
        '{A} wants {town} to owe {A.them} something, all of it. {A} is never rude, remembers every birthday, and looks at people as one looks at a clock.',
      ],
      B: [
        '{B} wants to be told that it was not his hand. He shows the party his log book before they have sat down, and it is in perfect order.',
      ],
      S: [
        '{S} takes a lantern along the cliff because a kid goat was born there, and has said so {few2} times. {S} will show the ledge to [anyone|anybody] who carries the goat.',
      ],
      T: [
        '{T} cooks for the inn and talks to the dog about it at night. One kind word about the dog, and a promise that the house is safe, and {T} tells it to a person.',
      ],
      H: [
        '{H} has stopped sleeping. {H} tells the mules that [nobody|no one] was hurt, [each|every] evening, in the same words.',
      ],
      R: [
        '{R} leads the winter convoy, is paid for arriving early, and has crossed this pass nine times. {R} does not take advice from people on foot.',
      ],
    },
    places: [
      {
        name: 'the lamp house',
        look: [
          'A round room of glass above the snow, too warm, with {B} in it. The log book lies open under the lamp, and every night has its line.',
        ],
        todo: [
          '{B} must not leave the lamp in bad weather and wants to leave it at once, to prove himself. [Somebody|Someone] [has to|must] sit with him, or light it for him (DC 12 Persuasion).',
        ],
        what: [
          [
            'Investigation :: looking at the oil jars :: One jar is filled to a scratch lower than the others. Oil for {few3} nights has gone somewhere else.',
            'v=a',
          ],
          [
            'Investigation :: squeezing the wicks :: The wicks in the drawer are damp in the middle; [somebody|someone] has threaded wool through them.',
            'v=b',
          ],
        ],
        who: 'Insight :: asking {B} who brings his oil :: {H}, and always with a little talk, and always from the inn of {A}.',
        where:
          'Perception :: looking east from the gallery at dusk :: A thread of smoke stands over the cliff, where [nobody|no one] lives. {B} knows the spot: it is {lair}.',
      },
      {
        name: 'the foot of Cold Step',
        look: [
          'Broken wheels, a drift of straw, crows. Every barrel that burst is still here, and no barrel that stayed whole.',
        ],
        todo: [
          'Snow hangs over the edge. Two hours of digging (DC 13 Athletics for the group) lay the last cart bare before the next slide; a failure buries [somebody|someone] to the chest.',
        ],
        what: 'Investigation :: comparing what lies here with the list of {G} :: {G.full} wrote down {num2} sacks. Eleven are here, the torn ones.',
        who: 'Investigation :: turning over the mule droppings and the hay in them :: It is clover hay, and in {town} only {A} buys clover, for five mules that are never on the road.',
        where:
          'Survival :: following the mule tracks that the wind has not filled :: They keep close under the wall of rock and end at a wattle gate. That is {lair}, given up when the old road fell.',
      },
      {
        name: 'the inn of the Ninth Cart',
        look: [
          'A good inn, warm, with a wreath for the dead on the wall and the bills of their widows in a drawer under it. {A} pours the first cup for nothing.',
        ],
        todo: [
          '{A} will not leave the party alone in the taproom. A quarrel over dice, a song (DC 12 Performance) or an upset stomach makes a quarter of an hour.',
        ],
        what: 'Sleight of Hand :: opening the drawer under the wreath :: {A} holds paper on {few3} houses, and each paper was signed within a day of a wreck.',
        who: 'Persuasion :: helping {T} to scrape carrots :: {T} packs a supper for five up the mountain, on storm nights only, by order of {A}.',
        where:
          'Investigation :: reading the labels in the cellar :: The new blankets smell of sheep. {T} names the only place where sheep have stood this year without a shepherd: {lair}.',
      },
    ],
    lairLook: [
      'A stone fold leans against the cliff, roofed with cart planks from {town}. Inside are sacks to the roof, five mules, and a lamp with a red cloth over it. A path as wide as a boot goes up to the ledge.',
    ],
    lairUse: [
      'Over the fold hangs snow. Any loud noise, such as a horn or a *Thunderwave*, brings it down on one half of the place (2d10 cold damage, DC 13 Dexterity half), and {A} knows which half.',
      'The mules of {H} kick whoever comes from behind, but follow the first person who unties them, straight through a fight.',
      'Whoever holds the lamp can signal the pass: three times covered means "stop" to every driver who learned the road from {G}.',
    ],
    tactics: [
      '{A} sends the others forward, keeps the lamp in hand, and throws it into the straw if it goes badly; {H} fights for two rounds and then sits down among the mules',
    ],
    companions: [
      'Those beside {A} are drivers without carts. They were told that [nobody|no one] gets hurt; the name of one dead driver, said aloud, makes the one who knew the dead stop fighting (DC 13 Persuasion).',
    ],
    parley: [
      '{A} believes in contracts. If the party offers to let {A.them} leave on the old road with what one mule carries, against the papers on the houses (DC 13 Persuasion), {A} counts, and signs.',
    ],
    spells: [
      [
        1,
        '*Speak with Animals*: the dog of {T} says that the one with the mules goes up before the wind comes, not after; the mules say that the new stable is under a rock and that {H} cries there.',
      ],
      [
        1,
        '*Detect Magic* shows nothing anywhere on the pass. It is oil, a wick and patience, and {G} takes that worse than a curse.',
      ],
      [
        1,
        '*Light* on a stone, held up at Cold Step, shows a driver at once which of the two lamps is false: the true one of {B} is higher by the height of a house.',
      ],
      [
        3,
        '*Zone of Truth*: {A} says "I have never touched a cart", which is true. {H} says nothing at all, and weeps, which is enough for {G}.',
      ],
      [
        5,
        '*Speak with Dead*: a driver remembers the lamp on his right, a mule bell below, and the voice of {H} saying "sorry" to each of them in turn.',
      ],
    ],
    clock: [
      [
        '{H} carries fresh oil to the ledge. {A} asks {G}, as a friend, on which day the convoy comes.',
      ],
      {
        text: [
          'In the next storm a single cart is led over Cold Step; the driver is a cousin of {T}.',
        ],
        stop: [
          'wait on the ledge of the old lamp from dusk on, and take {H} there (DC 13 Stealth); one covered lamp is enough',
        ],
      },
      {
        text: [
          'A crowd drags {B} from the lamp house, and {A} offers to watch the lamp until a new keeper is found.',
        ],
        stop: [
          'have {G} read the log book of {B} aloud in front of the inn, or stand in the door (DC 14 Intimidation)',
        ],
      },
      [
        'At {deadline} {A} lights the false lamp with {A.their} own hand. {num.u} carts come round the bend in the snow, and all of them keep it on their right.',
      ],
    ],
    after: ['The flour lies under Cold Step. {A} sells it to {town} by the cup, on credit.'],
    endings: [
      {
        heading: 'The carts come through',
        text: [
          '{B} burns the true lamp and {H}, if alive, stands on the ledge and shouts every driver past. {A} watches {num} carts go by from between two guards and, out of habit, counts them. {G} has the papers on the houses burned under the wreath.',
        ],
      },
      {
        heading: 'Settled on the mountain',
        text: [
          'If {A} leaves by the old road, [nobody|no one] is tried, and the houses are free. *The price:* {H} answers alone for the dead, and {G} knows that the party let {A} go.',
        ],
      },
      {
        heading: 'Justice of drivers',
        text: [
          'If {A} is handed to the drivers, it is over by nightfall, at Cold Step. *The price:* {B} refuses to light the lamp for people who did that, and {town} [has to|must] find another keeper before the next snow.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          'The first {few2} carts are over before the drivers behind see it. The party has as long as {num2} breaths to stop the rest, with fire, voice or a body across the road (DC 15 Athletics or Intimidation); each success saves six carts.',
        ],
      },
    ],
    hoard: [
      'Behind the sacks {A} kept what was too fine to sell in {town}: {items}, and {worth}.',
      'In the manger of the best mule lie {items} under the clover, and {worth}.',
    ],
    favour: [
      'From now on no driver of the pass takes money from the party, and {B} keeps a lamp in a window for them, on the left.',
      '{G} signs over the toll of one day [each|every] year to the party: whatever comes over the pass on that day, pays them.',
    ],
    steps: [
      'Look at the foot of Cold Step, where the carts lie.',
      'Speak with the lamp keeper {B.full} and read his log.',
      'Find out what became of the goods.',
      'Make the road safe before the winter convoy.',
    ],
    acts: {
      heading: 'The Convoy That Would Not Wait',
      blows: [
        "On the second evening the party is met on the stair of the lamp house by people who want the log book burned ({fight}). They stop when one of them is down; the one who is caught was hired for a mule's wages, by {H}.",
      ],
      opens: [
        'At the end of the act a rider comes down: the convoy under {R} has left {town2} early and is already on the mountain, three days ahead of {deadline}. {A} is the first to cheer.',
      ],
      goal: [
        'It is no longer enough to know who it was. {R} [has to|must] be stopped, turned or led by hand through the worst night of the year, and {A} [has to|must] believe that nothing has changed.',
      ],
      map: [
        'The early snow brings down the shelf above the toll house: the new road is closed behind the convoy. There is only forward now, over Cold Step, or the old road, which passes straight through {lair}.',
      ],
      way: [
        'Up to the convoy it is a day on foot against the wind (DC 13 Survival by the group; a failure costs each a level of exhaustion). {S} knows a goat path that halves it, for those who can climb (DC 13 Athletics).',
      ],
      place: [
        'The convoy stands in a bend: {num} carts, nose to tail, children under the canvas, axles freezing. A second rescue lamp hangs on a pole in the first cart, because {A} has sent one as a present.',
      ],
      rival: [
        '{R} has a bonus in {R.their} contract for every day saved, {few2} children under the canvas, and no reason to trust strangers. {R} would rather be brave than late, and says so often.',
      ],
      setPiece: [
        'At midnight wolves and hungry people come for the last cart at once ({fight}), while the first cart slides. Each character does one thing per round: cut a harness (DC 13 Sleight of Hand), hold a wheel (DC 14 Athletics), calm the mules (DC 12 Animal Handling), or fight. Four successes save every cart; each one missing costs one, and {R} remembers whose it was.',
      ],
      what: 'Investigation :: taking apart the lamp that {A} sent :: Its glass is tinted so that the true lamp of {B} looks like a star, and a false one nearer by looks like home.',
      who: 'Persuasion :: asking the drivers who told them to come early :: A letter did, in the name of {G}; {R} still has it, and the hand is that of {A}, who writes the bills.',
      where:
        'Perception :: watching the mules of the convoy at the bend :: They scent other mules on the wind, from below, from {lair}.',
      choice: [
        '{R} will follow one light only. The party can lead all the carts over Cold Step behind the true lamp, in the storm; or over the old road, on which no storm blows, and which {A} holds.',
      ],
      first: {
        answer: 'leads them over Cold Step',
        now: [
          '{R} walks in front beside the party. {A}, who waits for the false lamp to do its work, sends [everyone|everybody] to the ledge.',
        ],
        later: [
          'Most people of {A} are up on the ledge, and come down one by one during the fight, one [each|every] round from the third round on.',
        ],
      },
      second: {
        answer: 'leads them down the old road',
        now: [
          'The drivers find the wrecks of their friends on the way, and what was done with the goods.',
        ],
        later: [
          '{num.u} carts stand before the fold, and {few4} angry drivers fight on the side of the party; whoever of them dies, {R} asks the party why.',
        ],
      },
      closes: [
        'The act ends with both lamps burning, one above the other, and {R} asking quietly which of them is home.',
      ],
      lastWay: [
        'The wall of {lair} is steep and iced on the inner side. Along the old road one walks in upright; from the ledge one can slide in over the roof (DC 13 Acrobatics) and land among the sacks.',
      ],
      clock: [
        'For each step that was prevented, one of those beside {A} has run away over the pass; if {B} was dragged from his lamp, the storm hides {A} for one round more, and [nobody|no one] sees anything further off than ten paces.',
      ],
      sides: [
        {
          who: '{G.full}',
          wants: [
            'wants the convoy through and the trial in public, in that order. Content if asked before [anyone|anybody] is hanged; angry if {A} is only made to vanish.',
          ],
          later: [
            'has the horn of the toll house blown at the right moment: two of those beside {A} believe that the soldiers have come, and leave.',
          ],
        },
        {
          who: 'The widows of {town}',
          wants: [
            'want their houses back, and do not care who sleeps in a cell. Content if they see one paper burn; angry if the party eats at the table of {A}.',
          ],
          later: [
            'have emptied the inn of lamp oil, so that {A} has none but what is in the lamp.',
          ],
        },
        {
          who: '{R.full} and the drivers',
          wants: [
            'want to arrive. Content with straight answers; angry about every hour of waiting that is not explained.',
          ],
          later: [
            'hold {few3} mules ready below, and whoever flees from the fold is brought back across a saddle.',
          ],
        },
      ],
    },
  },
  {
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
    lair: { name: 'the old tithe barn', terrain: 'indoors' },
    escort: ['people', 'beast'],
    pitch: [
      'On market day {num} goblins came to the gate of {town} with their hands up and asked to be taken prisoner. By the old law of {town} prisoners of war are fed until peace is signed, and [nobody|no one] knows with whom to sign it. {G} has put them into the cattle pens, counted them [each|every] morning, and each third morning there is one fewer.',
    ],
    stakes: [
      "At {deadline}, in {days} days, the duke's clerk pays ten gold pieces for every goblin ear, and counts the living too. If the numbers do not match, {G} says, {town} pays the difference, and there is no difference in {town} to pay with.",
    ],
    start: [
      [
        '"Nobody move," says {G.full}, "I am counting." In the cattle pens the goblins stand in rows and hold up their fingers to help. They are proud of being counted. At the end of the last row one holds up two hands at once, one of them not its own. {G.full} turns round very slowly. "One fewer," {G.full} says. "And they have noticed, and they are being brave about it."',
        '@count',
      ],
      [
        'A goblin comes out of the baker\'s shop in {town}, pays, says "thank you" and walks back to prison. It has been shopping for {num}. Halfway across the square it stops and looks at a drain. Then it puts down {few} loaves, one by one, takes off its cap, and will not say why.',
        '@shop',
      ],
    ],
    ask: [
      '{G} wants to know who takes them, and wants it to be [nobody|no one] from {town}. "They surrendered to me. I have a receipt. I am not going to lose prisoners of war, I have never had any before."',
      '"{few.u} are gone," says {G}. "The rest do not run away, because they have heard what there is for supper. Find the {few} before {deadline}, or find who has them."',
    ],
    fee: [
      '{G} offers {coins} gp from the wall fund, since the wall was built against goblins and they are already inside.',
      'For this {G} has {coins} gp, and the goblins have collected a sum of their own: eleven buttons and a good tooth.',
    ],
    talk: [
      '{S.full} has said in the inn that a goblin is ten gold pieces on legs.',
      'The chieftain {B.full} has asked for a school. {town} laughed, and then [somebody|someone] went home and looked for a slate.',
      'The goblins surrendered because they lost a war, says one. With whom, [nobody|no one] can say.',
      '{A.full} pays for the straw in the pens out of the purse of {town} and has every bale written down.',
      'At night one hears counting from the tithe barn. It goes up to three and stops.',
      'Goblins eat children, said the priest. One of them has begun to sing in the church choir, alto, and there has been no sermon about it since.',
    ],
    run: [
      'The drain in the square smells of goblin and of tallow. A thread of red wool hangs on the grating (DC 12 Perception): the goblins wear red caps, so as to be easier to count.',
      '{B} tells the party how it was to lose the war: "Nobody fought us. We were hungry, so we surrendered to the nearest." If the party laughs, {B} laughs too, after a moment.',
      '{A} comes by with a slate and asks whether the missing ones have been struck off the bread list yet. It is the only question that {A} asks.',
    ],
    gist: [
      [
        '{A} has the goblins taken one by one to {lair}, where {H} keeps them alive: at {deadline} their ears are to be presented as those of a raid that {A} has beaten off alone. {num.u} times ten gold pieces, and a medal.',
        'v=a',
      ],
      [
        '{A} takes goblins to {lair} and dresses them as raiders; at {deadline} they are to "attack" {town} under orders, before the eyes of the duke\'s clerk, and {A} is to beat them off. None of them has understood that the swords of the others are real.',
        'v=b',
      ],
    ],
    suspect: [
      '{S}, who did say that about ten gold pieces, and who has a locked cellar in {town}.',
    ],
    truth: [
      [
        'The law of {town} is older than its wall: who surrenders is fed. {B} had it read aloud by a pedlar, in a cave, three winters ago, and led the tribe over the hills on the strength of one sentence.',
      ],
      [
        [
          "{A} found out in the same week that the duke's bounty has no line for prisoners. An ear is an ear. {H} opens the drain under the pens at night, whistles the tune of the bread cart, and whoever comes is put into a sack and carried to {lair}, alive, because ears do not keep.",
          'v=a',
        ],
        [
          '{A} lost the last campaign by arriving late, and wants a battle that cannot be missed. {H} offers the goblins work as actors: a hot supper, a wooden sword, and one line to shout. They rehearse [each|every] night at {lair}. {A} has ordered live steel for [everyone|everybody] else.',
          'v=b',
        ],
      ],
      [
        '{T} bakes for the pens and noticed that the order for bread has not grown smaller. [Somebody|Someone] pays for the missing ones, too: {A} writes them all into the bread list, and sells the loaves.',
      ],
    ],
    turn: [
      [
        'The tribe did lose a war. Behind it, two valleys on, comes what it fled from, and at {lair} the goblins have told {H} about it [each|every] night. {H} has begun to believe them, and has asked {A} for a real guard on the wall. {A} laughed.',
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
        '{S} talks like a murderer and cannot kill a hen without an apology. In the locked cellar of {S} are {few2} goblin children, whom {S} hides from the bounty.',
      ],
      T: [
        '{T} has kept all the bread lists, out of tidiness, and has begun to bake in the shape of hats.',
      ],
      H: [
        '{H} carries the sacks and feeds whoever is in them. {H} is more afraid of {A} than of goblins, and less [each|every] day.',
      ],
      R: [
        '{R} has a cart, a ledger and a clean knife, and buys ears by the dozen. {R} is polite to the goblins: one does not quarrel with stock.',
      ],
    },
    places: [
      {
        name: 'the cattle pens',
        look: [
          'Rows of straw, everything folded. On the gate hangs a list of duties, in pictures. {B} has it explained to the party as one shows a house.',
        ],
        todo: [
          'The goblins answer [everyone|everybody] at once. Whoever sits down, takes a number and waits (DC 12 Insight) hears {B} tell it in order.',
        ],
        what: 'Investigation :: lifting the straw over the drain :: The grating has been oiled, from below. It opens without a sound into the sewer of {town}, as wide as a sack.',
        who: 'Performance :: whistling all the tunes that they know until they all stand up :: It is the tune of the bread cart, whose driver is paid by {A}. {H} whistles it at night as well.',
        where:
          'Nature :: looking at what sticks to the sack cloth at the grating :: Old barley and owl feathers: in all {town} owls sit only at {lair}.',
      },
      {
        name: 'the bakery of the long oven',
        look: [
          'Flour, heat, and a shelf of loaves with ears and noses. {T} bakes {num} of them [each|every] day and knows which one is for whom.',
        ],
        todo: [
          '{T} cannot stop while the oven is hot. An hour at the trough (DC 12 Athletics) is worth more than any question.',
        ],
        what: 'Investigation :: laying the bread lists side by side :: {few.u} goblins are gone, and the list has never become shorter. [Somebody|Someone] eats, or sells, {few} loaves a day.',
        who: 'Persuasion :: asking {T} who signs :: {A}, on each sheet; on the last {few2} in a hurry, with a different pen, at an hour when the bakery of {T} is closed.',
        where:
          'Perception :: following the cart with the spare loaves :: It stops at the back door of {lair} and leaves {few} of them there, and the rest go to the market.',
      },
      {
        name: 'the office of the bounty',
        look: [
          'A window with a brass sill, a scale for ears, and a price list under glass. The chair of {A} stands so that the sun is in the eyes of whoever asks.',
        ],
        todo: [
          '{A} receives at once and talks about straw until the bell. [Somebody|Someone] [has to|must] keep {A.them} talking (DC 13 Deception) while another looks at the shelves.',
        ],
        what: 'History :: reading the bounty law to the end :: Ears are paid "if taken in battle". For prisoners there is a line that {A} has covered with the stamp: fed, counted, never sold.',
        who: 'Investigation :: finding the draft under the blotter :: "At the muster, with my own hand, {num}." It is a report of a battle that has not taken place, in the writing of {A}.',
        where:
          'Sleight of Hand :: taking the tag from the newest key on the board :: "Tithe, B." The oldest people in {town} still call it by its proper name: {lair}.',
      },
    ],
    lairLook: [
      'The barn of {town} has stood empty since the tithe was dropped. Now straw lies in rows, {few} red caps hang on pegs, and there is a slate with three strokes on it, over and over: [somebody|someone] here is teaching sums.',
    ],
    lairUse: [
      'The goblins at {lair} do what the one with the biggest hat says. The hat hangs on a beam (DC 12 Athletics to reach it), and fits most heads.',
      'Above the floor hangs the old tithe net, full of hay. Its rope is tied beside the door: cut, it covers [everyone|everybody] within ten feet (DC 13 Dexterity or restrained), {A} too if lured there.',
    ],
    tactics: [
      '{A} shouts orders to people who are not there, and fights with the back to the wall; {H} lets go of the rope as soon as [somebody|someone] tells {H.them} to',
    ],
    companions: [
      [
        'Those beside {A} are men of the levy who were promised two gold pieces an ear. Told by {G} that prisoners are under the law of {town} (DC 13 Persuasion), half of them are ashamed and stand aside.',
        'escort=people',
      ],
      [
        'The dogs were borrowed from {S}. Called by {S}, or with a sausage (DC 12 Animal Handling), they sit down.',
        'escort=beast',
      ],
    ],
    parley: [
      '{A} wants to be in the report. If {G} offers to name {A} in it as the officer who "secured the peace with the goblin nation" (DC 13 Persuasion), {A} opens the sacks and asks how nation is spelled.',
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
        '{H} takes one more at night. In the morning {B} counts twice, and begins a song that the others know.',
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
          '{A} has the pens of {town} "moved for cleaning": in one night all the rest go through the drain.',
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
      '{A} has a medal and a stain that does not go out. The law that feeds prisoners is struck from the book, and in {town} [nobody|no one] surrenders to [anybody|anyone] for a hundred years.',
    ],
    endings: [
      {
        heading: 'Counted',
        text: [
          "{G} reads {num} names aloud before the duke's clerk, and {num} hands go up. The clerk has no column for it and draws one. {A} [has to|must] carry the bread for a year, and {B} signs the peace with {town}, with {T} as the enemy, because one was needed.",
        ],
      },
      {
        heading: 'A battle for the books',
        text: [
          'The battle takes place, with hats and without steel, and the clerk pays. *The price:* {town} has sworn to it that it killed {num}, and from now on must hide {num} goblins from every tax.',
        ],
      },
      {
        heading: 'Let go',
        text: [
          'The party opens the drain, and the tribe leaves in good order. *The price:* what the tribe fled from finds it outside the wall within a month; {B} leaves the book for {G}.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          [
            'The sacks stand open before the clerk, but {H} has not sharpened the knife. The party has {few2} rounds to stand in the line with the prisoners, and every soldier who [has to|must] strike over a person thinks again (DC 14 Persuasion).',
            'v=a',
          ],
          [
            'The signal has been given, but {H} has kept the wooden swords in the sacks. The party has {few2} rounds to stand in the line with the prisoners, and every soldier who [has to|must] strike over a person thinks again (DC 14 Persuasion).',
            'v=b',
          ],
        ],
      },
    ],
    hoard: [
      'In the sack that {A} meant for the clerk lie {items}, taken from pockets in {town}, and {worth}.',
      'The goblins have kept house with what lay in the barn. Proudly they give the party the decorations: {items}, and {worth}.',
    ],
    favour: [
      '{B} gives the party its receipt: whoever holds it is fed in {town} until peace is signed, and the peace has no end date.',
      'In the hills the tribe has {few3} cousins under every bridge; a red cap, shown to any goblin within a week of {town}, is a safe conduct.',
    ],
    steps: [
      'Count the prisoners with {G.full}.',
      'Find out how somebody gets out of the pens without opening a gate.',
      'Follow the bread.',
      'Bring the missing ones back before the muster.',
    ],
    acts: {
      heading: 'What They Ran From',
      blows: [
        'On the second evening men with sacks come for the one goblin that is alone, and find the party with it ({fight}). They give up when one is down: "Nobody said that they have friends."',
      ],
      opens: [
        'At the end of the act {B} gives the party the thing that the tribe has never said aloud: who won the war. It comes over the hills, it is {few} days away, and it does not take prisoners; {R} has ridden in to tell {A} the price per dozen.',
      ],
      goal: [
        '{G} needs to know how much time {town} has and what is coming, and [nobody|no one] has been up there but the goblins. {R} wants to get there first, with the cart, because the dead are sold by weight.',
      ],
      map: [
        'The bridge to {town2} is burning: those who flee from the hills have burned it behind them. Where the road was there is now a camp of farmers in the mud, and the only dry way leads through the goblin warren under the ridge, which comes out beneath {lair}.',
      ],
      way: [
        'Through the warren it is a night, bent double, with a goblin as a guide who is afraid of the dark (DC 13 Survival, or no check if one of the party walks in front with a light). Over the ridge it is two days, in sight of {R}.',
      ],
      place: [
        "The old home of the tribe: {num} sleeping places, a school with one slate, and on the wall what they drew of the enemy: tall, with horns, and the same helmets as the duke's own border company.",
      ],
      rival: [
        '{R} has an offer from {A} for the tribe and an order from the border company for silence, and would like to be paid by both. {R} is honest about money and nothing else.',
      ],
      setPiece: [
        'The border company comes to burn the warren while the party is inside ({fight}). There are {few3} old goblins who were left behind because they walk slowly. [Each|Every] round one character can carry one (DC 12 Athletics), hold the smoke back with wet cloths (DC 13 Survival), or fight in the passage, where only two can stand; after six rounds the roof comes down.',
      ],
      what: "Investigation :: reading the marks on the burned doors :: A soldier has ticked them off, one by one. It was no war, it was work: the border company clears the valley for the duke's mine.",
      who: 'Insight :: asking {R} who told the company where the tribe went :: {A} did, for two silver an ear, the day after the surrender; {R} carried the letter.',
      where:
        'Perception :: listening at the last shaft of the warren :: Above it [somebody|someone] counts to three, again and again: this comes out under the floor of {lair}.',
      choice: [
        "{R} offers the company's orders, signed and sealed, for the receipt of {B}: with the receipt the tribe belongs to {R}. Or the party takes the old ones to {town} as witnesses, slowly, with {R} behind.",
      ],
      first: {
        answer: 'trades the receipt',
        now: [
          "The orders are real, and enough to hang an officer. {B} asks for nothing to be explained, and writes the party's names into the price list.",
        ],
        later: [
          '{R} stands at {lair} with a paper and claims {num} goblins, loudly. Half of those beside {A} wait to see who is in the right: they fight only from the third round on.',
        ],
      },
      second: {
        answer: 'takes the old ones along',
        now: [
          'It takes a day longer. Each of them tells the story of the war to whoever carries it, and it is a different war [each|every] time, except for the helmets.',
        ],
        later: [
          '{few3.u} old goblins walk into {lair} in front of the party. The prisoners stand up for them, and {A} [has to|must] fight in the middle of a reunion: [nobody|no one] can flee from the barn.',
        ],
      },
      closes: [
        'The act ends under a trapdoor, in the dark, with a small voice above that says: "Three. Now comes the one they did not teach us."',
      ],
      lastWay: [
        'From the warren a trapdoor opens in the middle of {lair}, among the prisoners. From the street there is only the great door, and {A} has had it barred with a cart.',
      ],
      clock: [
        'Each step that was prevented leaves one of those beside {A} at home with a bad conscience; if the pens were emptied, all {num} are here, and every blow that misses hits straw with [somebody|someone] in it.',
      ],
      sides: [
        {
          who: '{G.full} and the watch',
          wants: [
            'want the law kept, because it is the only one that {town} was ever proud of. Content if no prisoner dies; angry if the party buys peace with them.',
          ],
          later: [
            'stand before the great door with the law book, and [nobody|no one] from outside comes to help {A}.',
          ],
        },
        {
          who: '{B.full} and the tribe',
          wants: [
            'want a wall to be inside of. Content if they are asked, by name; angry about nothing, which is worse.',
          ],
          later: ['have loosened {few4} boards from inside; the party comes in wherever it wants.'],
        },
        {
          who: '{S.full} and the tavern',
          wants: [
            'want to be left alone and not to be thought cruel. Content if [somebody|someone] says sorry to {S}; angry if the children in the cellar are used as proof.',
          ],
          later: [
            'bring the dogs, who lie down on the feet of one of the enemies and do not get up.',
          ],
        },
      ],
    },
  },
];
