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
    name: 'the fold under the cliff|the fold below Cold Step|the walled fold on the old road|the old sheepfold|the abandoned fold|the fold in the rocks',
    short: 'sheepfold|fold',
    terrain: 'wild',
  },
  alsoOf: ['he', 'she'],
  escort: ['people', 'beast'],
  pitch: [
    '[On the pass above {town} a lamp burns in every storm, and travellers walk towards it.|When it storms on the pass above {town}, a lamp is lit, and whoever is up there walks towards it.|In bad weather the pass above {town} has a lamp, and all who are on the road make for it.] [For {weeks} weeks those who walked towards it have gone over the cliff at Cold Step|For {weeks} weeks now this has led people over the cliff at Cold Step|Those who did so in the last {weeks} weeks have gone over the cliff at Cold Step], and the lamp keeper {B.full} swears that his lamp has never [burned better|been brighter]. {G}, who [has to|must] answer for the road, has [asked you up|sent for you]« to the toll house».',
  ],
  stakes: [
    'In {days} days the winter convoy comes over: {num} carts with [the flour that {town} lives on until spring|the flour« of {town}» for the whole winter|the flour that has to last {town} until spring]. If it goes over Cold Step«, says {G}», {town} will count its dead in March.',
  ],
  start: [
    [
      '[Snow, sideways. You are tied|The snow comes from the side. You are tied|It snows, and the wind drives it flat along the road. You are tied] to each other with {G.full}\'s rope, and there is the lamp, [yellow and steady|steady and yellow], up on the right. [Then a dog [starts to bark|barks] below you, a long way below, where there should be a road. {G.full} stops with one foot over nothing.|A dog begins to bark, and it is below you, where the road ought to be«, and much too far down». {G.full} stands still with one boot over the edge.] "There," says {G.full}«, and points to the left». [Through the snow there is a second light, [small and yellow|small, yellow], [exactly like|the twin of] the first.|[Over there, through the snow,|In the snow over there] shines another light, [just as small, just as yellow and just as steady|as small, as yellow and as steady as the first].|[You wipe the snow from your eyes|It takes a moment], and [then you see it too|there it is]: a second lamp, [yellow and steady|no smaller and no fainter], [over there|a good way off].]',
      '@cliff',
    ],
    [
      '[At the foot of Cold Step a cart [lies upside down|has landed upside down]« in the snow», and one wheel is [still turning|turning]. [A mule|Its mule] stands beside it and waits to be told what to do.|You find the cart under Cold Step, upside down in [a drift|deep snow], with one wheel still [going round|spinning]. The mule has come down with it, [unhurt|without a scratch], and is waiting beside it [for somebody to say "walk on"|as if at an inn].|Under Cold Step, [wheels up|on its back] in a drift, lies the cart [that was due this morning|for which they were waiting at the toll house]. [Flour runs out of it|A barrel is still rolling], and a mule [looks on|stands by], harnessed.] [The driver is [alive|still alive].|In the drift the driver [moves|lifts a hand].|[Somebody groans in the drift|From the drift comes a groan]: [it is the driver|the driver].] "[I kept the lamp on my right|I had the lamp on my right|The lamp was on my right]," he says, "[as I have all my life|all the way, I swear it|where it belongs|as my father did, and never otherwise|the way my father taught me|and I have never done it otherwise]." [Above you, in clear air, the lamp of {town} burns on the left.|The air clears. High up, and on the left, burns the lamp of {town}.|You look up, in clear air now: the lamp of {town} burns on the left.]',
      '@cart',
    ],
  ],
  ask: [
    '{G} wants the road safe before the winter convoy, and the one who has made it unsafe. "[If it is {B.full}, bring him to me before the families hear of it. If it is not, bring them [somebody else to hate|another name]|Should it turn out to be {B.full}, then I want him in here before the families know. And should it not, I want [somebody whom they can hate instead|a name to give them instead]|If it was {B.full}, lock him in with me before they come for him. If it was not, [they need somebody else|find me the one whom they should come for]]."',
    '"Nobody walks off Cold Step by mistake," says {G}. "[I have walked it drunk, so find out why|I have walked it asleep; find out why|A child could find the way up there, so tell me why|My mule does it without me; find out why] {few2} good drivers did, and do it before the convoy, because I cannot stop {num} carts with a story."',
  ],
  fee: [
    '{G} has {coins} gp, «[collected from|given by] widows and drivers, »and would rather spend it on you than on [crosses|more crosses].',
    '{G} offers {coins} gp out of the toll, and lays the key of the toll chest on the table« so that you believe it».',
  ],
  talk: [
    '{B.full} has been drinking since his wife died«, people say»; he lets the lamp wander.',
    '[The goods from the wrecked carts have [never|not] been found.|Not one sack from the wrecks has ever [come to light|turned up].|Of all that the wrecked carts carried, [nothing has been seen again|not a barrel has been found].|[Those who went down|The men who climbed down] to the wrecks found [no goods at all|nothing worth carrying up].] "The mountain eats," say the old women« of {town}».',
    '{S.full} was seen on the cliff« at night» with a lantern; it is for the goats, {S.they} says, but not all of {town} believes {S.them}.',
    '{A.full} gives the widows of the drivers credit for a« whole» year. [There are still good people in {town}.|Not many in {town} would do that.|Everybody in {town} has a good word for that.]',
    '[There was a second lamp once, in the time of the old road; it was put out when the new road [was built|came].|In the time of the old road there were two lamps up there; [the second was put out when the new road was built|since the new one there is one].|The old road [had its own lamp|had a lamp of its own, another one]; [when the new road was built, it was put out|nobody has lit it since the new road].]',
    'The dog of {T.full} barks at Cold Step every stormy night, [an hour before anything happens|always an hour too early].',
  ],
  run: [
    [
      'The second light«, on the left,» is that of {B}. Whoever makes for the place where the first« one» burned (DC 13 Survival in the snow) finds trodden snow on a ledge, lamp oil, and the print of a mule. [Whoever waited there has left by a path that is on no map.|Whoever stood there went away by a path that is on no map.|From there a path leads away that is on no map.]',
      'start=cliff',
    ],
    [
      'The light of {B} had gone out, as it does in every storm; he has just brought a fresh wick«, [and so for once both burn together|and so both burn at once, as they never do]».',
      'start=cliff v=b',
    ],
    [
      '[The mule of the wrecked cart can be led|The mule from the wreck lets itself be led|Whoever takes the mule by the halter can lead it|The mule will come along] (DC 12 Animal Handling). [It refuses Cold Step and takes a path along the cliff of which even {G} has never heard.|It will not go up Cold Step, and takes a path along the cliff that is new even to {G}.]',
      'start=cart',
    ],
    '{A} has blankets and hot wine brought up for [everyone|everybody]« within the hour», and counts the carts« aloud», to be sure that none is missing.',
    '[Both lights can be seen at once only from the edge of Cold Step.|Only the edge of Cold Step shows both lights at once.] {T} could have said so, but [nobody|no one]« in {town}» asks the kitchen.',
  ],
  gist: [
    [
      '{A} has the old second lamp lit in storms, so that carts go over Cold Step, and {H} gathers the goods« below by mule». [At {deadline} it is to be all {num} carts at once.|The last wreck is to be {deadline}, all {num} carts of it.|{deadline.u} is to be the last of them, with all {num} carts.]',
      'v=a',
    ],
    [
      '{A} has the wicks« of {B}» trimmed with wet wool, so that the true lamp goes out in each storm while the false one burns, and has {H} gather the goods« below». [At {deadline} it is to be all {num} carts at once.|The last wreck is to be {deadline}, all {num} carts of it.|{deadline.u} is to be the last of them, with all {num} carts.]',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who goes along the cliff with a lantern« to bring home goats», and {B}, who [begins|starts] to believe it himself.',
  ],
  truth: [
    [
      "{A} bought up the debts of half of {town} in a good year, and the good years ended. A wrecked cart pays {A.them} three times: for its goods, for the new cart« that the widow must hire», and for the widow's house.",
    ],
    [
      [
        '[The old lamp stands on a ledge a hundred paces east of the true one.|A hundred paces east of the true lamp there is a ledge, and on it stands the old one.] {H} lights it when a cart is due« and the snow is thick», and puts it out when the shouting stops. [Then {H} goes down the old road with five mules and brings what is whole to {lair}.|Before daylight five mules have carried whatever is still whole along the old road to {lair}.|What has not burst is at {lair} by morning, on five mules, by the old road.]',
        'v=a',
      ],
      [
        'The false lamp alone would deceive [nobody|no one] who knows the pass. So {H}, who brings {B} his oil, soaks the wicks: after an hour of storm the true lamp goes out« for as long as it takes to fetch another». {B} has never written that down, because he [thinks that he fell asleep|believes that he was asleep].',
        'v=b',
      ],
    ],
    [
      '{T} packs the supper that {H} takes up the mountain, «and packs it »for two. {T} knows what the trips are for, and owes {A} a house.',
    ],
  ],
  turn: [
    [
      'One of the drivers whom {town} has mourned is alive: {H} found {W.full} under the cart of the third wreck, «with two broken legs, »could not finish her off, and has been feeding her at {lair}« since that night». [She has seen everything.|She saw the lamp, and who stood at it.|From the cart she saw who held the lamp.] {A} thinks that {W.name} died with the others.',
      'v=a',
    ],
    [
      '{B} is not the only keeper: his wife {W.name} did not die. She found the wet wool« in autumn», told {A}, whom she trusted, and has been kept at {lair} since« then». {B} has been burning a lamp for [a grave with stones in it|a grave full of stones].',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} counts every cart« up and every cart down», and wants to know« by name» who led them over Cold Step. {G} has not slept in a bed since the third wreck« and will not admit that the road frightens {G.them}».',
    ],
    A: [
      '{A} wants {town} to owe {A.them} something, all of it. {A} is never rude, «remembers every birthday, »and looks at people as you look at a clock.',
    ],
    B: [
      '{B} wants to be told that it was not his hand. He shows the party his log book before they have [sat down|taken off their coats]«, and it is in [perfect order|good order]».',
    ],
    S: [
      '{S} takes a lantern along the cliff because a kid goat was born there«, and has told the whole of {town}». {S} will show the ledge to [anyone|anybody] who [carries the goat|takes a turn carrying it].',
    ],
    T: [
      '{T} cooks for the inn and talks to the dog about it« at night». One kind word about the dog, and a promise that the house is safe, and {T} tells it to a person.',
    ],
    H: [
      '{H} has stopped sleeping. {H} tells the mules that [nobody|no one] was hurt, [each|every] evening«, in the same [words|few words]».',
    ],
    R: [
      '{R} leads the winter convoy, is paid for arriving early, and has crossed this pass nine times. {R} does not take advice from people on foot.',
    ],
  },
  places: [
    {
      name: 'the lamp house|the house of the lamp|the glass lamp house|the house with the lamp',
      look: [
        '[A round room of glass above the snow, too warm, with {B} in it.|Up here everything is glass, snow and heat, and {B} in the middle« of it».|The walls are glass, and {B} keeps the stove so hot that they drip.] [The log book lies open« under the lamp», and every night has its line.|Under the lamp lies the log book, «open, »with a line for each night.|He has entered every night in the log book, which lies open under the lamp.]',
      ],
      todo: [
        '{B} must not leave the lamp« in bad weather» and wants to leave it at once, [to prove himself|to clear his name]. [[Somebody|Someone] [has to|must] sit with him, or light it for him|It helps to sit with him, or to tend the lamp in his place] (DC 12 Persuasion).',
      ],
      what: [
        [
          'Investigation :: looking at the oil jars :: One jar is filled to a scratch lower than the others. [Oil for {few3} nights has gone somewhere else.|What is missing would burn for {few3} nights.|That makes oil for {few3} nights.]',
          'v=a',
        ],
        [
          'Investigation :: squeezing the wicks :: [The wicks in the drawer are damp in the middle;|In the drawer each wick is dry at both ends and wet in the middle;|Squeezed in the middle, each new wick gives water;] [[somebody|someone] has threaded wool through them|wet wool has been threaded through them].',
          'v=b',
        ],
      ],
      who: 'Insight :: asking {B} who brings his oil :: {H}, «and always with a little talk, »and always from the inn of {A}.',
      where:
        "Perception :: looking east from the gallery at dusk :: [A thread of smoke stands over the cliff,|There is smoke over the cliff, a thread of it,|Thin smoke rises over the cliff,] where [nobody|no one] lives. [{B} knows the spot: it is {lair}|{B} looks along the arm: that is {lair}|By {B}'s map that is {lair}].",
    },
    {
      name: 'the foot of Cold Step|the rocks below Cold Step|the rocks under the cliff|the place of the wrecks',
      look: [
        '[Broken wheels, [a drift of straw|straw in drifts]«, crows». [Every|Each] barrel that burst [is still here|still lies here], and [no barrel that stayed whole|not one that stayed whole].|You find wheels, straw and crows, and staves of every barrel that [burst|broke]. Of the barrels that [did not burst|held] there is [none|not one].|[Crows get up|A few crows fly up] from [axles, straw|straw, axles] and [staves|broken barrels]. [A whole barrel is not to be found|There is not a whole barrel left], nor a whole sack.]',
      ],
      todo: [
        '[Snow hangs over the [edge|cliff]. Two|Above {p2} there is more snow, and it will come down. Two|There has been one slide, and there will be [another|more]. Two|Up on the edge the snow [is cracking|creaks]. Two] hours of digging (DC 13 Athletics for the group) [lay the last cart bare|uncover the last cart] before the next slide; a failure buries [somebody|someone] [to the chest|up to the chest].',
      ],
      what: 'Investigation :: comparing what lies here with the list of {G} :: {G.full} wrote down {num2} sacks. «[Only the torn ones are here.|Those that tore are still here.|The torn ones are easily counted.] »[Every whole one is gone, and not to {town}.|The whole ones are gone, and {town} has not had them.|None that was whole is left, and none has come to {town}.]',
      who: 'Investigation :: turning over the mule droppings and the hay in them :: [It is clover hay, and in|That is clover, not mountain hay, and in] {town} only {A} buys clover, for five mules« that are never on the road».',
      where:
        'Survival :: following the mule tracks that the wind has not filled :: [They keep close under the [wall of rock|cliff], as far as a gully; on its far side is a wattle gate.|Close under the rock they go as far as a gully, and on the other side of it one can see a [gate of wattle|wattle gate].|[Always under the rock|Along the rock] they lead to a gully, and [across it|beyond it] hangs a gate of [wattle|wickerwork].] That is {lair}«, given up when {town} built the new road».',
    },
    {
      name: 'the inn of the Ninth Cart|the inn at the Ninth Cart|the inn called the Ninth Cart',
      look: [
        "[A good inn, warm, with a wreath for the dead« on the wall» and the bills of their widows in a drawer under it.|It is warm here, «the soup is good, »and on the wall hangs a wreath for the dead, above a drawer with their widows' bills.|A fire, «clean tables, »a wreath for the dead; their widows' bills lie in the drawer below it.] {A} [pours the first cup for nothing|takes no money for the first cup].",
      ],
      todo: [
        '{A} will not leave the party alone« in the taproom». [A quarrel over dice, a song (DC 12 Performance) or an upset stomach makes a quarter of an hour.|A song (DC 12 Performance), a quarrel over dice or an upset stomach gives the others a quarter of an hour.|It takes an upset stomach, a quarrel over dice or a song (DC 12 Performance) to win a quarter of an hour.]',
      ],
      what: 'Sleight of Hand :: opening the drawer under the wreath :: {A} holds paper on {few2} houses, and [each paper was signed within a day of a wreck|each is dated a day after a wreck].',
      who: 'Persuasion :: helping {T} to scrape carrots :: {T} packs a supper for {H} to take up the mountain, [each|every] evening«, by order of {A}»; since autumn it has been a supper for two.',
      where:
        "Investigation :: looking through the stores in the cellar :: [A pile of new blankets [smells of|stinks of] sheep.|There are new blankets among the barrels, and they smell of [sheep|sheep dung].|Behind the barrels [lie|are] blankets, never used, [full of sheep's wool|with sheep's wool on them].|A [bale|heap] of new blankets [has been|was] stored with sheep, [by the smell|as one can smell].] {T} names the only place where sheep [have stood this year« without a shepherd»|have been this year«, and no shepherd»]: {lair}.",
    },
  ],
  lairLook: [
    [
      '[A stone fold leans against the cliff, roofed with cart planks from {town}.|Against the cliff stands a fold of stone with a roof of cart planks, on some of which you can still read "{town}".|Four stone walls, one of them the cliff; the planks of the roof were carts once, and some say "{town}".] Inside are sacks« to the roof», five mules, and a lamp« with a red cloth over it»; behind the sacks, on straw, lies {W.full} with two broken legs. [A path goes up to the ledge, just wide enough for {H}.|From the door a path goes up to the ledge, no wider than a boot of {H}.|{H} has trodden a path up to the ledge, as wide as one foot.]',
      'v=a',
    ],
    [
      '[A stone fold leans against the cliff, roofed with cart planks from {town}.|Against the cliff stands a fold of stone with a roof of cart planks, on some of which you can still read "{town}".|Four stone walls, one of them the cliff; the planks of the roof were carts once, and some say "{town}".] Inside are sacks« to the roof», five mules, and a lamp« with a red cloth over it»; in the last pen, behind a bar, sits {W.name}, the wife of {B}. [A path goes up to the ledge, just wide enough for {H}.|From the door a path goes up to the ledge, no wider than a boot of {H}.|{H} has trodden a path up to the ledge, as wide as one foot.]',
      'v=b',
    ],
  ],
  lairUse: [
    [
      '[Over the fold hangs snow. Any loud|The slope above the fold is full of snow. Any loud|Above the roof the snow is waiting. A loud] noise«, such as a horn or a *Thunderwave*,» brings it down on one half of the place (5 (1d10) cold damage, DC 13 Dexterity half), and {A} knows which half.',
      'tier=1',
    ],
    [
      '[Over the fold hangs snow. Any loud|The slope above the fold is full of snow. Any loud|Above the roof the snow is waiting. A loud] noise«, such as a horn or a *Thunderwave*,» brings it down on one half of the place (11 (2d10) cold damage, DC 13 Dexterity half), and {A} knows which half.',
      'tier>=2',
    ],
    'The mules of {H} kick whoever comes from behind, but [follow the first person who unties them, straight through a fight|whoever unties them can lead them, even through a fight].',
    '[Whoever holds the lamp can signal the pass|The lamp can be used to signal|With the lamp one can speak to the drivers]: [three times covered|covered three times, it] means "stop" [to every driver|to all of them|on the whole pass]. [{B} teaches the signal to each visitor of {p1}.|Every visitor of {p1} has learned that from {B}.]',
  ],
  tactics: [
    '{A} sends the others forward, keeps the lamp« in hand», and throws it into the straw if it goes badly; {H} drives the mules between them for two rounds and then sits down among them',
  ],
  companions: [
    [
      'Those who fight for {A} were drivers« in better years», and owe at the store; they were told that only flour [would be lost|goes over the edge]. The name of a dead driver, said aloud, makes a friend of that driver [stop fighting|give up] (DC 13 Persuasion). [The names stand on the wreath at {p3}.|The wreath at {p3} has the names.|On the wreath at {p3} all their names can be read.|All the dead drivers are on the wreath at {p3}.|{S} knows the names, and so does the wreath at {p3}.]',
      'escort=people',
    ],
    [
      'What prowls round the fold has been fed« there» by {H}«, to keep visitors away». [A ham of the stolen goods, thrown far enough (one action), takes one of them out of the fight.|Throw a ham from the stores far enough (one action), and one of them is out of the fight.|There are hams among the goods, and for a ham (one action, thrown far) one of them leaves the fight.]',
      'escort=beast',
    ],
  ],
  parley: [
    [
      '[{A} believes in contracts.|{A} would always rather sign than fight.|With {A} one can do business, even here.] If the party offers to let {A.them} leave« on the old road» with what one mule carries, against the papers on the houses (DC 13 Persuasion), {A} counts, and signs.',
      'v=a',
    ],
    [
      '[{A} believes in contracts.|{A} would always rather sign than fight.|With {A} one can do business, even here.] If the party offers to let {A.them} leave« on the old road» with what one mule carries, against the papers on the houses and {W.name} (DC 13 Persuasion), {A} counts, and signs.',
      'v=b',
    ],
  ],
  spells: [
    [
      1,
      '*Speak with Animals*: the dog« of {T}» says that the one with the mules goes up before the wind comes«, not after»; the mules say that the new stable is under a rock and« that» {H} cries there.',
    ],
    [
      1,
      '*Detect Magic* shows nothing« anywhere» on the pass. It is oil, a wick and patience«, and {G} takes that [worse than a curse|harder than any curse]».',
    ],
    [
      1,
      '*Light* on a stone«, laid» on the edge of Cold Step«,» shows a driver where the road ends. Of the two lamps that of {B} is [the higher one, by the height of a house|higher by a house].',
    ],
    [
      3,
      '*Zone of Truth*: {A} says "I have never touched a cart", which is true. {H} says nothing« at all», and weeps«, [which is enough for {G}|and {G} has heard enough]».',
    ],
    [
      5,
      '*Speak with Dead*: a driver remembers the lamp on his right, «a mule bell below, »and the voice of {H} saying "sorry"« to each of them in turn».',
    ],
  ],
  clock: [
    [
      '{H} carries fresh oil to the ledge. {A} asks {G}«, as a friend,» on which day the convoy comes.',
    ],
    {
      text: [
        '[In the next storm a single cart is led over Cold Step; the driver is a cousin of {T}.|A cousin of {T} drives a single cart over the pass, in the next storm, and over Cold Step.]',
      ],
      stop: [
        'wait on the ledge of the old lamp from dusk on, and take {H}« there» (DC 13 Stealth); [when that lamp is covered, the driver stops|with that lamp covered, the driver stops]',
      ],
    },
    {
      text: [
        'A crowd drags {B} from the lamp house, and {A} offers to watch the lamp« until a new keeper is found».',
      ],
      stop: [
        'have {G} read the log book of {B} aloud in front of the inn, or stand in the door (DC 14 Intimidation)',
      ],
    },
    [
      'At {deadline} {A} lights the false lamp [with {A.their} own hand|in person]. [The flour carts« of {town}» come round the bend« in the snow», and all« of them» keep it on their right.|Out of the snow come the flour carts« of {town}, one behind the other», and keep it on their right.]',
    ],
  ],
  after: [
    '[The flour lies under Cold Step.|The ravens at Cold Step are white with flour.|Under Cold Step it is white, of snow and of flour.] {A} sells it to {town} by the cup, on credit.',
  ],
  endings: [
    {
      heading: 'The carts come through',
      text: [
        [
          '{B} burns the true lamp and {H}, if alive, stands on the ledge and shouts every driver past. From between two guards {A} watches the flour come into {town} and«, out of habit,» counts the carts. {W.full} is carried down« on a door», and tells [who lit what|who lit which lamp]. {G} has the papers on the houses burned [under the wreath|below the wreath, one by one].',
          'v=a',
        ],
        [
          '{B} burns the true lamp, with {W.name} beside him, and {H}, if alive, stands on the ledge and shouts every driver past. From between two guards {A} watches the flour come into {town} and«, out of habit,» counts the carts. {G} has the papers on the houses burned [under the wreath|below the wreath, one by one].',
          'v=b',
        ],
      ],
    },
    {
      heading: 'Settled on the mountain',
      text: [
        [
          'If {A} leaves« by the old road», {A.they} will never be tried, and [the houses are free|no widow owes anything]. *The price:* {H} answers alone for the dead, and {G} knows that the party let {A} go.',
          'v=a',
        ],
        [
          'If {A} leaves« by the old road», {A.they} will never be tried; the houses are free, and {B} has his wife back. *The price:* {H} answers alone for the dead, and {G} knows that the party let {A} go.',
          'v=b',
        ],
      ],
    },
    {
      heading: 'Justice of drivers',
      text: [
        'If {A} is handed to the drivers, it is over [by nightfall, at Cold Step|before dark, and at Cold Step]. *The price:* {B} refuses to light the lamp for people who did that, and {town} [has to|must] find another keeper« before the next snow».',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[The first carts are over before the drivers behind [see it|notice].|Before the drivers at the back [see it|notice], the first carts have gone over.|The first carts [are gone|go over], and the drivers behind see [nothing|only the lamp].] [The party has as long as twelve breaths to stop the rest|To stop the rest the party has twelve breaths|There are twelve breaths in which to stop the rest], with fire, [voice or a body across the road|a shout or a body across the road] (DC 15 Athletics or Intimidation); each success saves half of [the carts that are left|those that are left].',
      ],
    },
  ],
  hoard: [
    'Behind the sacks {A} kept what was too fine to sell« in {town}»: {items}, and {worth}.',
    'In the manger of the best mule lie {items}« under the clover», and {worth}.',
  ],
  favour: [
    'From now on no driver« of the pass» takes money from the party, and {B} keeps a lamp in a window for them«, [on the left|the left one]».',
    '{G} signs over the toll of one day [each|every] year to the party«: [whatever comes over the pass on that day pays them|that day, all who come over the pass pay them]».',
  ],
  steps: [
    'Look at the foot of Cold Step, where the carts lie.',
    'Speak with the lamp keeper {B.full} and read his log.',
    'Find out what became of the goods.',
    'Make the road safe before the winter convoy.',
  ],
  acts: secondLampActs,
};
