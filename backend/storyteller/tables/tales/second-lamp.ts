import { secondLampActs } from './second-lamp-acts.ts';
import type { Tale } from './tale-types.ts';

export const secondLampTale: Tale = {
  id: 'second-lamp',
  titles: ['The Second Lamp', 'A Light Too Far East'],
  tones: ['heroic', 'grim', 'intrigue'],
  levels: [1, 6],
  cast: {
    G: 'warden of the pass|keeper of the toll house',
    A: 'innkeeper',
    B: 'he:lamp keeper',
    S: 'goat herd',
    T: 'cook|kitchen hand',
    H: 'mule driver',
    R: 'caravan guard captain',
  },
  named: 'she:',
  deadline: 'the winter convoy',
  num: [12, 26],
  lair: {
    name: 'the fold under the cliff|the fold below Cold Step|the walled fold on the old road',
    terrain: 'wild',
  },
  alsoOf: ['he', 'she'],
  escort: ['people', 'beast'],
  pitch: [
    '[On the pass above {town} a lamp burns in every storm, and travellers walk towards it.|When it storms on the pass above {town}, a lamp is lit, and whoever is up there walks towards it.] For {weeks} weeks those who walked towards it have gone over the cliff at Cold Step, and the lamp keeper {B.full} swears that his lamp has never burned better. {G}, who [has to|must] answer for the road, has asked you up to the toll house.',
  ],
  stakes: [
    'In {days} days the winter convoy comes over: {num} carts with the flour that {town} lives on until spring. If it goes over Cold Step, says {G}, {town} will count its dead in March.',
  ],
  start: [
    [
      '[Snow, sideways. You are tied|The snow comes from the side. You are tied] to each other with {G.full}\'s rope, and there is the lamp, yellow and steady, up on the right. [Then a dog starts to bark below you, a long way below, where there should be a road. {G.full} stops with one foot over nothing.|A dog begins to bark, and it is below you, where the road ought to be, and much too far down. {G.full} stands still with one boot over the edge.] "There," says {G.full}, and points to the left. [Through the snow there is a second light, small and yellow, exactly like the first.|Over there, through the snow, shines another light, just as small, just as yellow and just as steady.]',
      '@cliff',
    ],
    [
      '[At the foot of Cold Step a cart lies upside down in the snow, and one wheel is still turning. A mule stands beside it and waits to be told what to do.|You find the cart under Cold Step, upside down in a drift, with one wheel still going round. The mule has come down with it, unhurt, and is waiting beside it for somebody to say "walk on".] [The driver is alive.|In the drift the driver moves.] "I kept the lamp on my right," he says. ["All my life I have kept the lamp on my right."|"That is how my father did it, and I have never done it otherwise."] Above you, in clear air, the lamp of {town} burns on the left.',
      '@cart',
    ],
  ],
  ask: [
    '{G} wants the road safe before the winter convoy, and the one who has made it unsafe. ["If it is {B.full}, bring him to me before the families hear of it. If it is not, bring them somebody else to hate."|"Should it turn out to be {B.full}, then I want him in here before the families know. And should it not, I want somebody whom they can hate instead."]',
    '"Nobody walks off Cold Step by mistake," says {G}. "I have walked it drunk. Find out why {few2} good drivers did, and do it before the convoy, because I cannot stop {num} carts with a story."',
  ],
  fee: [
    '{G} has {coins} gp, collected from widows and drivers, and would rather spend it on you than on crosses.',
    '{G} offers {coins} gp out of the toll, and lays the key of the toll chest on the table so that you believe it.',
  ],
  talk: [
    '{B.full} has been drinking since his wife died, people say; he lets the lamp wander.',
    '[The goods from the wrecked carts have never been found.|Not one sack from the wrecks has ever come to light.] "The mountain eats," say the old women of {town}.',
    '{S.full} was seen on the cliff at night with a lantern, and does not say what for.',
    '{A.full} gives the widows of the drivers credit for a whole year. [There are still good people in {town}.|Not many in {town} would do that.]',
    '[There was a second lamp once, in the time of the old road; it was|In the time of the old road there were two lamps up there; the second was] put out when the new road was built.',
    'The dog of {T.full} barks at Cold Step every stormy night, an hour before anything happens.',
  ],
  run: [
    [
      'The second light, on the left, is that of {B}. Whoever makes for the place where the first one burned (DC 13 Survival in the snow) finds trodden snow on a ledge, lamp oil, and the print of a mule. [Whoever waited there has left by a path that is on no map.|Whoever stood there went away by a path that is on no map.]',
      'start=cliff',
    ],
    [
      'The light of {B} had gone out, as it does in every storm; he has just brought a fresh wick, and so for once both burn together.',
      'start=cliff v=b',
    ],
    [
      'The mule of the wrecked cart can be led (DC 12 Animal Handling). It refuses Cold Step and takes a path along the cliff of which even {G} has never heard.',
      'start=cart',
    ],
    '{A} has blankets and hot wine brought up for [everyone|everybody] within the hour, and counts the carts aloud, to be sure that none is missing.',
    'Both lights can be seen at once only from the edge of Cold Step. {T} could have said so, but [nobody|no one] in {town} asks the kitchen.',
  ],
  gist: [
    [
      '{A} has the old second lamp lit in storms, so that carts go over Cold Step, and {H} gathers the goods below by mule. [At {deadline} it is to be all {num} carts at once.|The last wreck is to be {deadline}, all {num} carts of it.]',
      'v=a',
    ],
    [
      '{A} has the wicks of {B} trimmed with wet wool, so that the true lamp goes out in each storm while the false one burns, and has {H} gather the goods below. [At {deadline} it is to be all {num} carts at once.|The last wreck is to be {deadline}, all {num} carts of it.]',
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
        '[The old lamp stands on a ledge a hundred paces east of the true one.|A hundred paces east of the true lamp there is a ledge, and on it stands the old one.] {H} lights it when a cart is due and the snow is thick, and puts it out when the shouting stops. [Then {H} goes down the old road with five mules and brings what is whole to {lair}.|Before daylight five mules have carried whatever is still whole along the old road to {lair}.]',
        'v=a',
      ],
      [
        'The false lamp alone would deceive [nobody|no one] who knows the pass. So {H}, who brings {B} his oil, soaks the wicks: after an hour of storm the true lamp goes out for as long as it takes to fetch another. {B} has never written that down, because he thinks that he fell asleep.',
        'v=b',
      ],
    ],
    [
      '{T} packs the supper that {H} takes up the mountain, and packs it for two. {T} knows what the trips are for, and owes {A} a house.',
    ],
  ],
  turn: [
    [
      'One of the drivers whom {town} has mourned is alive: {H} found {W.full} under the cart of the third wreck and could not finish her off, and has been feeding her at {lair} since that night, with two broken legs. [She has seen everything.|She saw the lamp, and who stood at it.] {A} thinks that {W.name} died with the others.',
      'v=a',
    ],
    [
      '{B} is not the only keeper: his wife {W.name} did not die. She found the wet wool in autumn, told {A}, whom she trusted, and has been kept at {lair} since then. {B} has been burning a lamp for a grave with stones in it.',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} counts every cart up and every cart down, and wants to know by name who led them over Cold Step. {G} has not slept in a bed since the third wreck and will not admit that the road frightens {G.them}.',
    ],
    A: [
      '{A} wants {town} to owe {A.them} something, all of it. {A} is never rude, remembers every birthday, and looks at people as you look at a clock.',
    ],
    B: [
      '{B} wants to be told that it was not his hand. He shows the party his log book before they have sat down, and it is in perfect order.',
    ],
    S: [
      '{S} takes a lantern along the cliff because a kid goat was born there, and has told the whole of {town}. {S} will show the ledge to [anyone|anybody] who carries the goat.',
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
      name: 'the lamp house|the house of the lamp',
      look: [
        '[A round room of glass above the snow, too warm, with {B} in it.|Up here everything is glass, snow and heat, and {B} in the middle of it.] [The log book lies open under the lamp, and every night has its line.|Under the lamp lies the log book, open, with a line for each night.]',
      ],
      todo: [
        '{B} must not leave the lamp in bad weather and wants to leave it at once, to prove himself. [Somebody|Someone] [has to|must] sit with him, or light it for him (DC 12 Persuasion).',
      ],
      what: [
        [
          'Investigation :: looking at the oil jars :: One jar is filled to a scratch lower than the others. [Oil for {few3} nights has gone somewhere else.|What is missing would burn for {few3} nights.]',
          'v=a',
        ],
        [
          'Investigation :: squeezing the wicks :: [The wicks in the drawer are damp in the middle;|In the drawer each wick is dry at both ends and wet in the middle;] [somebody|someone] has threaded wool through them.',
          'v=b',
        ],
      ],
      who: 'Insight :: asking {B} who brings his oil :: {H}, and always with a little talk, and always from the inn of {A}.',
      where:
        'Perception :: looking east from the gallery at dusk :: [A thread of smoke stands over the cliff,|There is smoke over the cliff, a thread of it,] where [nobody|no one] lives. {B} knows the spot: it is {lair}.',
    },
    {
      name: 'the foot of Cold Step|the rocks below Cold Step',
      look: [
        '[Broken wheels, a drift of straw, crows. Every barrel that burst is still here, and no barrel that stayed whole.|You find wheels, straw and crows, and staves of every barrel that burst. Of the barrels that did not burst there is none.]',
      ],
      todo: [
        '[Snow hangs over the edge. Two|Above {p2} there is more snow, and it will come down. Two] hours of digging (DC 13 Athletics for the group) lay the last cart bare before the next slide; a failure buries [somebody|someone] to the chest.',
      ],
      what: 'Investigation :: comparing what lies here with the list of {G} :: {G.full} wrote down {num2} sacks. [Only the torn ones are here.|Those that tore are still here.] Every whole one is gone, and not to {town}.',
      who: 'Investigation :: turning over the mule droppings and the hay in them :: [It is clover hay, and in|That is clover, not mountain hay, and in] {town} only {A} buys clover, for five mules that are never on the road.',
      where:
        'Survival :: following the mule tracks that the wind has not filled :: [They keep close under the wall of rock, as far as a gully; on its far side is a wattle gate.|Close under the rock they go as far as a gully, and on the other side of it one can see a gate of wattle.] That is {lair}, given up when {town} built the new road.',
    },
    {
      name: 'the inn of the Ninth Cart',
      look: [
        "[A good inn, warm, with a wreath for the dead on the wall and the bills of their widows in a drawer under it.|It is warm here, the soup is good, and on the wall hangs a wreath for the dead, above a drawer with their widows' bills.] {A} pours the first cup for nothing.",
      ],
      todo: [
        '{A} will not leave the party alone in the taproom. A quarrel over dice, a song (DC 12 Performance) or an upset stomach makes a quarter of an hour.',
      ],
      what: 'Sleight of Hand :: opening the drawer under the wreath :: {A} holds paper on {few2} houses, and each paper was signed within a day of a wreck.',
      who: 'Persuasion :: helping {T} to scrape carrots :: {T} packs a supper for {H} to take up the mountain, [each|every] evening, by order of {A}; lately {H} has asked for two.',
      where:
        'Investigation :: looking through the stores in the cellar :: [A pile of new blankets smells of sheep.|There are new blankets among the barrels, and they smell of sheep.] {T} names the only place where sheep have stood this year without a shepherd: {lair}.',
    },
  ],
  lairLook: [
    [
      '[A stone fold leans against the cliff, roofed with cart planks from {town}.|Against the cliff stands a fold of stone with a roof of cart planks, on some of which you can still read "{town}".] Inside are sacks to the roof, five mules, and a lamp with a red cloth over it; behind the sacks, on straw, lies {W.full} with two broken legs. [A path goes up to the ledge, just wide enough for {H}.|From the door a path goes up to the ledge, no wider than a boot of {H}.]',
      'v=a',
    ],
    [
      '[A stone fold leans against the cliff, roofed with cart planks from {town}.|Against the cliff stands a fold of stone with a roof of cart planks, on some of which you can still read "{town}".] Inside are sacks to the roof, five mules, and a lamp with a red cloth over it; in the last pen, behind a bar, sits {W.name}, the wife of {B}. [A path goes up to the ledge, just wide enough for {H}.|From the door a path goes up to the ledge, no wider than a boot of {H}.]',
      'v=b',
    ],
  ],
  lairUse: [
    [
      '[Over the fold hangs snow. Any loud|The slope above the fold is full of snow. Any loud] noise, such as a horn or a *Thunderwave*, brings it down on one half of the place (5 (1d10) cold damage, DC 13 Dexterity half), and {A} knows which half.',
      'tier=1',
    ],
    [
      '[Over the fold hangs snow. Any loud|The slope above the fold is full of snow. Any loud] noise, such as a horn or a *Thunderwave*, brings it down on one half of the place (11 (2d10) cold damage, DC 13 Dexterity half), and {A} knows which half.',
      'tier>=2',
    ],
    'The mules of {H} kick whoever comes from behind, but follow the first person who unties them, straight through a fight.',
    'Whoever holds the lamp can signal the pass: three times covered means "stop" to every driver. {B} teaches the signal to each visitor of {p1}.',
  ],
  tactics: [
    '{A} sends the others forward, keeps the lamp in hand, and throws it into the straw if it goes badly; {H} drives the mules between them for two rounds and then sits down among them',
  ],
  companions: [
    [
      'Whoever fights for {A} has lost a cart, and was told that [nobody|no one] gets hurt; the name of a dead driver, said aloud, makes a friend of that driver stop fighting (DC 13 Persuasion). The names stand on the wreath at {p3}.',
      'escort=people',
    ],
    [
      'What prowls round the fold has been fed there by {H}, to keep visitors away. [A ham of the stolen goods, thrown far enough (one action), takes one of them out of the fight.|Throw a ham from the stores far enough (one action), and one of them is out of the fight.]',
      'escort=beast',
    ],
  ],
  parley: [
    [
      '{A} believes in contracts. If the party offers to let {A.them} leave on the old road with what one mule carries, against the papers on the houses (DC 13 Persuasion), {A} counts, and signs.',
      'v=a',
    ],
    [
      '{A} believes in contracts. If the party offers to let {A.them} leave on the old road with what one mule carries, against the papers on the houses and {W.name} (DC 13 Persuasion), {A} counts, and signs.',
      'v=b',
    ],
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
      '*Light* on a stone, laid on the edge of Cold Step, shows a driver where the road ends. Of the two lamps that of {B} is the higher one, by the height of a house.',
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
        'wait on the ledge of the old lamp from dusk on, and take {H} there (DC 13 Stealth); when that lamp is covered, the driver stops',
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
      'At {deadline} {A} lights the false lamp with {A.their} own hand. The flour carts of {town} come round the bend in the snow, and all of them keep it on their right.',
    ],
  ],
  after: [
    '[The flour lies under Cold Step.|The ravens at Cold Step are white with flour.] {A} sells it to {town} by the cup, on credit.',
  ],
  endings: [
    {
      heading: 'The carts come through',
      text: [
        [
          '{B} burns the true lamp and {H}, if alive, stands on the ledge and shouts every driver past. From between two guards {A} watches the flour come into {town} and, out of habit, counts the carts. {W.full} is carried down on a door, and tells who lit what. {G} has the papers on the houses burned under the wreath.',
          'v=a',
        ],
        [
          '{B} burns the true lamp, with {W.name} beside him, and {H}, if alive, stands on the ledge and shouts every driver past. From between two guards {A} watches the flour come into {town} and, out of habit, counts the carts. {G} has the papers on the houses burned under the wreath.',
          'v=b',
        ],
      ],
    },
    {
      heading: 'Settled on the mountain',
      text: [
        [
          'If {A} leaves by the old road, {A.they} will never be tried, and the houses are free. *The price:* {H} answers alone for the dead, and {G} knows that the party let {A} go.',
          'v=a',
        ],
        [
          'If {A} leaves by the old road, {A.they} will never be tried; the houses are free, and {B} has his wife back. *The price:* {H} answers alone for the dead, and {G} knows that the party let {A} go.',
          'v=b',
        ],
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
        '[The first {few4} carts are over before the drivers behind see it.|Before the drivers at the back see it, {few4} carts have gone over.] The party has as long as twelve breaths to stop the rest, with fire, voice or a body across the road (DC 15 Athletics or Intimidation); each success saves half of the carts that are left.',
      ],
    },
  ],
  hoard: [
    'Behind the sacks {A} kept what was too fine to sell in {town}: {items}, and {worth}.',
    'In the manger of the best mule lie {items} under the clover, and {worth}.',
  ],
  favour: [
    'From now on no driver of the pass takes money from the party, and {B} keeps a lamp in a window for them, on the left.',
    '{G} signs over the toll of one day [each|every] year to the party: whatever comes over the pass on that day pays them.',
  ],
  steps: [
    'Look at the foot of Cold Step, where the carts lie.',
    'Speak with the lamp keeper {B.full} and read his log.',
    'Find out what became of the goods.',
    'Make the road safe before the winter convoy.',
  ],
  acts: secondLampActs,
};
