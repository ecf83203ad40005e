import { walkingMountainActs } from './walking-mountain-acts.ts';
import type { Tale } from './tale-types.ts';

export const walkingMountainTale: Tale = {
  id: 'walking-mountain',
  titles: ['The Mountain That Got Up', 'A Road for a Titan'],
  tones: ['heroic', 'grim'],
  levels: [11, 20],
  cast: {
    G: 'warden of the northern march|royal engineer',
    A: 'owner of the mines|archmage of the foundries',
    B: 'superior of the high hermitage|prior of the high hermitage',
    S: 'giant speaker|druid of the old circle',
    T: 'cairn keeper|mountain guide',
    H: 'chief engineer of the shafts|chief sapper',
    R: 'marshal of the siege train',
  },
  deadline: 'the day it reaches the capital',
  num: [110, 700],
  onlyIn: { a: ['iron bit', 'bridle'], b: ['heartstone', 'to lay'] },
  lair: {
    name: 'the drill hall behind the heart|the drill hall by the heart|the deep drill hall',
    terrain: 'underground',
  },
  leader: ['people', 'mage'],
  alsoOf: ['he', 'she'],
  mage: 'instruments that are switched on',
  escort: ['construct', 'elemental', 'giant', 'people'],
  pitch: [
    '[The mountain of the northern march got up in the night and began to walk.|In the north of the realm of {town} a mountain has got up and is walking.] It goes on all fours, slowly, and puts each hand and foot down where there is most room; there are {few2} villages, a hermitage and {num} sheep on its back, and it walks in a straight line towards the capital of the realm. {G} has ridden ahead of it for {weeks} weeks and moved people out of the way. {town}, which hangs on its left shoulder, has always been there, its people say, and will not be moved.',
    'What the people of {town}, on its left shoulder, have always called the mountain is a titan, and it is awake. It stood up {weeks} weeks ago with {few2} villages on its back, turned its head to the south, and set off for the capital of this realm, where half a million people live. In {town} they say that they have always lived there, and stay. [Every farm in its way has been stepped over, so far.|So far nobody has been under its feet.] {G} believes that it is trying not to, and does not know how long it can go on.',
  ],
  stakes: [
    'At its pace, {G} has worked out, it will be at the walls of the capital in {days} days. The crown is having its siege engines lined up under them, and it is {G} who has to give the signal, with {few2} villages still up there.',
    'The capital is {days} days away. The army will try to break its legs there, says {G}; whether it succeeds or not, a mountain will lie down on the realm.',
  ],
  start: [
    [
      '[The earth trembles, then it is still for as long as you can hold your breath, then it trembles again.|A blow goes through the ground, then nothing for a long breath, then the next one.] {G.full} reins in beside you. [Over the hills to the north something comes that you have taken for weather: a grey brow, with snow on it, and under the snow a forest, and in the forest a small church, and its bell is ringing.|What you have taken for bad weather in the north turns out to be a forehead: snow above, forest below, and in the forest a small church, whose bell rings by itself at each step.] [It stops. In front of it, on the road, stands a hay cart with a broken axle. Very slowly, with two fingers as long as streets, the mountain picks up the cart, and sets it down in the next field.|Then it stands still, because a hay cart is in the way, with a broken axle and a man on top. Two fingers come down, as long as streets, take hold of the cart, slowly, and put it in the next field with the man still on it.|It stops in front of a hay cart that has lost a wheel in the middle of the road. It waits; then it bends down, lifts the cart with two fingers as long as streets, and puts it on the grass as one puts down an egg.] "It did that yesterday with a school," says {G.full}.',
      '@cart',
    ],
    [
      '[You have been asked to lunch in {town}, in an inn with a fine view. It has a better one every minute.|The inn is famous in {town} for its view, and while you eat your lunch the view changes.] {G.full} has one hand on the table and the other on the soup, so that neither slides. "We are up on the left shoulder here," says {G.full}. "Nobody up here has moved out. [I thought that you should feel it first. There: do you hear that?"|You cannot have it explained, you must feel it. Now. Do you hear?"] [You hear it through the soles of your feet. Far below, in the rock, with long pauses, somebody is groaning.|It comes up through the floor into your feet, from far down in the rock: a groan, a long silence, and then another groan.]',
      '@inn',
    ],
  ],
  ask: [
    '"I do not want it dead," says {G}. ["I want it to turn left. Find out what drives it; nothing that size goes straight ahead for {weeks} weeks without a reason. And be quick: I have orders, and I have never yet disobeyed one."|"It has only to turn left. But nothing of that size walks in a straight line for {weeks} weeks without a reason; tell me what it is. You have less time than you think: {town} has sent orders, and so far I have always obeyed mine."]',
    '{G} wants the mountain stopped before the capital without a shot being fired. "Somebody up there, or in there, knows why it got up. [There are six mines in it, and it lay still for all of them. Then came the seventh shaft."|It slept through six mines. What it did not sleep through was the seventh shaft."]',
  ],
  fee: [
    'The crown has voted {coins} gp, and {G} a map on which the party may choose where the mountain is to lie down in the end.',
    '{G} pays {coins} gp, and the villages on its back a cheese from each, which is lowered on a rope.',
  ],
  talk: [
    '{S.full} was seen dancing on the summit on the night before it got up.',
    '{A.full} has offered the crown a weapon that can stop it, for a price, and has drawings of it that are a year old.',
    'The monks of {B.full} still ring the hours. They say that it walks in time to them.',
    '{T.full} has built a cairn in front of it every morning, and it steps over it every time.',
    '{H.full} has come out of the deepest shaft with white hair.',
    'The mountain weeps, people say. [But that is only the glacier.|Those who live up there say that it is the glacier.]',
    '[The oldest charter of the realm is dated "the year in which the mountain slept".|The first charter of the realm is dated "the year in which the mountain slept", and nobody has ever asked what it did before.] In {town} they know that charter by heart. In {town} it has the word "harrum" in it, which nobody uses any more: the king said that to the mountain, and it means "make room".',
  ],
  run: [
    [
      'Whoever is near when it picks something up sees its eye open (DC 16 Wisdom saving throw, or stand in awe for a round): it is the size of a lake, and bloodshot, and a chain of mine carts is hanging out of the ear.',
      'start=cart',
    ],
    [
      '[The groans have a beat (DC 17 Medicine or Nature): a blow, a groan, a step. It does not|One can count along with the groans (DC 17 Medicine or Nature): a blow, a groan, a step. It does not] walk, it is being made to; the blow comes from inside, high up on the left, behind the breastbone.',
      'start=inn v=a',
    ],
    [
      '[The groans have a beat (DC 17 Medicine or Nature): a blow, a groan, a step. It walks|One can count along with the groans (DC 17 Medicine or Nature): a blow, a groan, a step. It walks] of its own will, and less carefully after each blow; the blow comes from inside, high up on the left, behind the breastbone.',
      'start=inn v=b',
    ],
    '[It avoids houses, herds and children, at the cost of its knees. It does not avoid anything that has the crest of {A} on it.|For houses, herds and children it goes down on its knees rather than tread on them. For what has the crest of {A} on it, it does not take the trouble.]',
    '{A} arrives with {few3} wagons of instruments, has never seen anything so interesting, and advises {G} against talking to it, on scientific grounds.',
    'At night it stands still, groaning, for {few} hours, and you can climb up without being shaken off (DC 16 Athletics). {T} knows where it is ticklish.',
  ],
  gist: [
    [
      "{A} has driven an iron bit into the nerve behind the titan's heart, through the seventh shaft, and steers it like a draught ox: {H} works the drill at {lair}, one turn for a step. On the day before it reaches the capital {A} will aim the weapon that the crown has paid for, which is no more than a signal to {H} to stop the drill, and be made regent. What {A} does not know: the bit is slipping.",
      'v=a',
    ],
    [
      '[The titan is walking of its own will: it is a mother, and is going to lay below {town}. The place where it was hatched lies under the capital.|Nobody drives the titan: it is a mother, and is going to lay below {town}, and it was hatched under what is now the capital.] {A} has bored through to the egg that it carries, a heartstone as large as a house, and means to have it cut out at {lair}; each blow of the drill of {H} hurts the titan, and it puts its feet down less carefully.',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who has been saying for {years} years that the mountain ought to be asked first, and was dancing.',
  ],
  truth: [
    [
      '[Titans sleep for as long as there is nothing that needs them, says {S}.|A titan, says {S}, gets up only when somebody needs it, and sleeps the rest of the time.] [This one moved over and lay down when the first king of the realm asked it for a place to build; {town} came later.|The first king of the realm once asked this one for room to build; it moved over and lay down, and {town} was built on its shoulder.] [In return it had one wish, which has been cut into its brow: "Do not dig behind the heart."|It asked one thing for it, and had that cut into its own brow: "Do not dig behind the heart."]',
    ],
    [
      [
        '[The six old mines scratch its skin.|Six mines are as old as the realm, and to it they are no more than scratches.] In the seventh {A} came upon something white, warm and as thick as a tree, and had it touched with a rod, and a mile away a foot twitched. {A} cannot see a lever without pulling it. The bridle took two winters to forge, and {num3} miners, who are not allowed to come up any more.',
        'v=a',
      ],
      [
        '[In the seventh shaft the rock became warm, and then it had a pulse.|Down in the seventh shaft the rock got warm, and then the miners felt a pulse in it.] [Behind a wall of crystal hung a stone as large as a house, and in it something turned round and looked at the lamps.|They broke through into crystal, and behind that a stone hung, as large as a house, in which something turned round to their lamps.] Such a stone could drive every machine of the realm, and {A} has been looking for one since {A.their} first mine. {num3} miners have been locked in with it since.',
        'v=b',
      ],
    ],
    [
      '{T} knows the place where you can hear it think, a cave behind the ear. {T} has sat there every night for {weeks} weeks, has understood two words, and is not sure if they were meant for {T.them}. [They are "small", which {T} takes for {town}, and "sorry".|"Sorry" is one of the two, and the other, which {T} takes for the name of {town}, is "small".]',
    ],
  ],
  turn: [
    [
      'The titan could stop before {town}. [If it falls down, to the side, the bit breaks off in the nerve, and it will be dead and at rest; but there are {few2} villages on its back.|It need only fall on its side: the bit would break off in the nerve, and the pain would be over, and so would its life.] It has carried the villages and {town} for {weeks} weeks through this pain, in order not to tip them off.',
      'v=a',
    ],
    [
      '[The place under the capital is taken: the royal palace stands on an eggshell, an old one.|There is no room left where it wants to go: under the royal palace lies an eggshell, an old one.] [The kings of the realm have always known it, says {S}, and are called, in their own language, "those born upstairs".|Every king of the realm, says {S}, has known this from his father; among themselves they call their family "those born upstairs".] If it cannot lay there, it needs another place, warm, deep and undisturbed; {G} knows one, a bay by the sea with hot springs, and the titan can be told of it in the cave behind its ear, where {T} sits.',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} has never lost a bridge or a man to carelessness, and has slept in the saddle for {weeks} weeks. {G} talks to it in the evening, from a distance, about the road, and has marked a bay beyond {town} with hot springs on the map, to the left of it, where it could lie down.',
    ],
    A: [
      '{A} is generous, brilliant and has never been hurt. {A} thinks that feelings are what you call forces as long as one cannot measure them.',
    ],
    B: [
      "{B} has lived on its head since before {town} had a bell, in prayer, and took its breathing for God's. [{B} has not lost {B.their} faith; it is only that {B.they} now knows who listens.|{B} still prays, and knows now who listens.]",
    ],
    S: [
      '{S} danced on the summit because {S.they} felt it waking and wanted it to be welcome. {S} knows the one word that it says in its sleep, "harrum", and is ashamed of not understanding it. It is the word of the first king of {town} for "make room"; whoever calls it out makes the titan turn its head and listen.',
    ],
    T: [
      '{T} builds cairns so that nobody gets lost, and builds one for it every morning. {T} has noticed that it never treads on them, and takes whoever carries stones for the next one up to the cave behind its ear, where one can talk to it. {T} has only ever listened there. Whoever speaks to it, from {town} or nearer, is answered after an hour, and as long as the drill turns, whatever one has asked or told it, the answer is a third word: "Hurts."',
    ],
    H: [
      [
        '{H} gives the drill one turn for each step and has stopped eating. {H} has a brother among the miners who may not come up.',
        'v=a',
      ],
      [
        '{H} keeps the drill turning and has stopped eating. {H} has a brother among the miners who may not come up.',
        'v=b',
      ],
    ],
    R: [
      '{R} commands {num2} engines and has never missed anything as large as that. {R} has {few5} children in the capital, on the side from which it is coming.',
    ],
  },
  places: [
    {
      name: 'the seventh shaft|the mouth of the seventh shaft',
      look: [
        'A hole with a lift in the side of something that breathes. Over the entrance hang {num3} tags with numbers, and not one has been taken down for weeks.',
        '[Steam, timber, a track of iron, all of it at a slant, since the mountain stands up now.|Everything here was built level and is now on a slope, rails, props and steam pipes, because the mountain has stood up.] {H} gives the signals with a bell, and at each one {H.they} shuts {H.their} eyes. Here {H} stands by day, and calls down a speaking tube; when {A} sends word that strangers are on the way to {lair}, {H} goes there.',
      ],
      todo: [
        '[By order of {H} the lift goes only in the pauses between two steps.|Between two steps, on a sign from {H}, there is just time for the lift to go down.] Whoever rides in it must jump off in time (DC 17 Acrobatics, or 22 (4d10) bludgeoning damage); and the guards of the mine check for tags. {T} has one that belonged to a dead friend. The lift ends at a gallery. The way from there to {lair} fell in when the mountain stood up, and only the speaking tube still goes through.',
      ],
      what: [
        [
          'Investigation :: comparing the signal book of {H} with the tracks of the mountain :: [One turn, one step; two turns, a step to the left.|A step follows each turn, and a step to the left follows two.] For {weeks} weeks no step has been taken without an entry; only where the foot comes down is not in the book.',
          'v=a',
        ],
        [
          'Nature :: laying a hand on the rock at the end of the gallery :: [There are two heartbeats. One is as slow as a tide; and the other, small and quick, is in front of it.|Two hearts are beating in there: a slow one, like a tide, and before it a small one that is in a hurry.]',
          'v=b',
        ],
      ],
      who: 'History :: reading the order on which the shaft was reopened :: [It was forbidden by the first king of {town}, for ever.|The first king has forbidden this shaft for all time.] {A} has signed over the prohibition, in green, with the note "superstition".',
      where:
        'Perception :: putting an ear to the speaking tube :: [Hammering, and a song that miners sing when they have no hope of the cage.|Somebody is hammering, and others sing what miners sing when the cage is not coming back.] [It comes from the far side of the great pulse: from {lair}.|On the far side of the great pulse lies {lair}, and from there it comes.]',
    },
    {
      name: 'the hermitage on the brow|the high hermitage',
      look: [
        'Snow, a chapel, {few4} monks who have tied themselves to the pews. {B} rings the bell by hand, at each step, a little ahead of it.',
        '[A garden with a wall, on a forehead.|Somebody has walled in a garden here, on a forehead, and grows vegetables in it.] [From here you see the whole of the realm, moving; and far off, very small, the towers of the capital.|The whole realm goes by below, and at the edge of it, tiny, stand the towers of the capital.] {B} is thinning out carrots.',
      ],
      todo: [
        '[Up here over {town} the air is thin, and everything shakes (DC 17 Constitution saving throw, or one level of exhaustion).|The air at this height over {town} is thin, and no floor is still (DC 17 Constitution saving throw, or one level of exhaustion).] {B} will only speak during work: carrots, bell or prayer, an hour of it, and no talk of killing.',
      ],
      what: [
        [
          'Insight :: asking {B} what it dreams of :: [It used to dream of rain. Now it has one dream, always the same: a fly that has got into the eye, and it has no hand free.|In the old days it dreamed of rain; these days always of a fly in the eye, with no hand free to get it out.]',
          'v=a',
        ],
        [
          'Insight :: asking {B} what it dreams of :: [It used to dream of rain. Since last year it has been counting, up to one, over and over again, with such joy that the bell rang by itself.|In the old days it dreamed of rain. For a year now it has dreamed that it is counting, never further than one, and is so glad each time that the bell rings with nobody at the rope.]',
          'v=b',
        ],
      ],
      who: "Religion :: looking through the visitors' book :: In the last summer a guest stayed for {few6} weeks, measured the pulse of the chapel floor, gave generously to the roof, and signed in green: {A}.",
      where:
        'Arcana :: following the crack in the chapel floor with a candle :: [Warm air comes up, with iron in it.|The flame leans away: warm air is rising, and it smells of iron.] [The crack goes down, past the throat, as straight as a ruled line, to {lair}.|A plumb line from {town}, let down, touches neither side: past the throat the crack is as straight as a bore, and it leads to {lair}.]',
    },
    {
      name: 'the camp of {A.full}',
      look: [
        '{few3.u} wagons, brass, tents with carpets, and a model of the mountain that can be opened. {A} shows the party what does what, with a pointer, and is happy as a child.',
        '[Instruments in rows, all with needles, all swinging in time.|A hundred needles on a hundred dials swing in the same time.] {A} looks up from a dial, knows to the second when it is going to hurt, and says so: "Now."',
      ],
      todo: [
        '{A} loves intelligent questions. Whoever asks three in a row (DC 17 Arcana or History) has everything explained to them for an hour. Meanwhile the rest of the party, or {T} in the case of somebody who has come alone, has a look at the wagon that {A} does not explain.',
      ],
      what: [
        [
          'Investigation :: opening the model of the mountain behind the breastbone :: There is a small rod in it, with reins, and on the reins a label, in the hand of {H}: "To be drawn by all at one call, with both hands and both feet on the ground; otherwise it falls." [Next to that stands, in green: "Not needed."|In green somebody has added: "Not needed."]',
          'v=a',
        ],
        [
          'Investigation :: opening the model of the mountain behind the breastbone :: [There is a nest in it, with a small red stone; it can be taken out, with tongs.|Somebody has modelled a nest there, and in it a small red stone that can be taken out with tongs.] [What happens then to the rest {A} has not modelled.|{A} has not built into the model what the rest does then.]',
          'v=b',
        ],
      ],
      who: [
        [
          'Sleight of Hand :: opening the portfolio with the drawings :: On top lies the patent for the weapon that can stop it; beneath it a speech of thanks to the realm, by the regent {A}. [It has been learned by heart.|From the thumb marks it has been rehearsed in {town}.]',
          'v=a',
        ],
        [
          'Sleight of Hand :: opening the portfolio with the drawings :: On top lies the patent for the weapon that can stop it; beneath it a price list, by {A}, for the power of one heartstone, by the year.',
          'v=b',
        ],
      ],
      where:
        'Perception :: watching where the mules with the food go :: {num3} loaves a day, into a cleft under the left arm, that closes when it breathes in. [The mule driver of {town} calls it the tradesmen\'s entrance of {lair}.|"Tradesmen\'s entrance," says the mule driver: to {lair}.]',
    },
  ],
  lairLook: [
    [
      '[A cave that beats.|The walls of this cave beat.|You feel this cave before you see it: it beats.] Across it, from wall to wall, is stretched something white, as thick as a tower, and into it goes a shaft of iron with a wheel of {num3} spokes; at each spoke somebody is chained, and on a scaffold over the wheel {H} stands with a bell.',
      'v=a',
    ],
    [
      '[A cave that beats, red, as if with sunlight through a hand.|The walls of this cave beat.|You feel this cave before you see it: it beats.] In the middle hangs the stone, and something in it has pressed its brow to the inside; round it {num3} miners stand on scaffolds with chisels, and weep, and go on.',
      'v=b',
    ],
  ],
  lairUse: [
    'Every third round the heart beats ({lair} closes in): whoever is not holding on to something or somebody (DC 17 Strength saving throw) is thrown twenty feet and takes 22 (4d10) bludgeoning damage.',
    [
      '[The wheel turns both ways.|Nothing keeps the wheel from being turned back.] A quarter turn back (two actions, DC 17 Athletics, or the miners, if {H} or {H.their} brother asks them) eases the pain, and hot blood spurts from the nerve: 33 (6d10) fire damage to everyone within twenty feet of the tip of the bit, which is far from the wheel and its miners. When {A} is beaten, the brother of {H} listens until both hands and both feet of the titan are on the ground; at his call all of them draw the bit.',
      'v=a',
    ],
    [
      '[What is in the stone answers to voices, to that of {H} too.|The thing in the stone hears voices, that of {H} too, and answers.] Sung to (one action, DC 17 Performance), it calms down, and the mountain with it, and nothing in the cave shakes until the end of the next turn; shouted at, it cries, and then everything does.',
      'v=b',
    ],
    '[The blows of the fight can be heard as far up as the cave behind the ear.|Up in the cave behind the ear every word from the hall can be heard.] Somebody from the party, or {T}, can sit there and tell the titan in which direction to lean (a reaction, once a round): everything in the hall slides that way. Told there of the bay that {G} has on the map, it goes to it as soon as nothing in {lair} drives it or hurts it.',
  ],
  tactics: [
    '{A} fights from the scaffold with instruments of {A.their} own invention, and measures each effect; {H} rings the bell for those who work as long as {A} is looking, and in the wrong rhythm as soon as {A} is not',
  ],
  companions: [
    [
      'Those who stand by {A} were made for work underground and obey the bell. [Whoever gets hold of it (DC 17 Sleight of Hand, or {H} lets go) can send one of them back to the shaft.|With the bell in hand (DC 17 Sleight of Hand, or {H} lets go of it), the party can order one of them back to the shaft.]',
      'escort=construct|elemental',
    ],
    [
      'Those who stand by {A} have come down out of the ruins on its back: their kind was called to work by a bell in the time of the titans, and this one sounds the same. Whoever gets hold of it (DC 17 Sleight of Hand, or {H} lets go) can send one of them home.',
      'escort=giant',
    ],
    [
      'Those who stand by {A} are overseers of the shaft and used to obeying the bell. Whoever gets hold of it (DC 17 Sleight of Hand, or {H} lets go) can call one of them away.',
      'escort=people',
    ],
  ],
  parley: [
    '{A} has never in {A.their} life been shown that {A.they} was wrong in a way that could be measured. If somebody puts a hand of {A} on the living rock, where it beats, and leaves it there for a whole breath (a grapple, or DC 17 Persuasion), {A} takes it away, and looks at it, and asks for the bell to be stopped.',
  ],
  spells: [
    [
      11,
      '*Sending* gets through to the mountain between two blows, and takes an hour to be answered: ["Small ones. Hold on. I am sorry about the church."|"I carry you, small ones. Hold fast. The church was an accident."]',
    ],
    [
      11,
      [
        '*Legend Lore* on the titan: "It moved over for a king, who had asked. What makes it walk now sits behind the heart, and may only be drawn while it has all four on the ground."',
        'v=a',
      ],
    ],
    [
      11,
      [
        '*Legend Lore* on the titan: "It moved over for a king, and left a shell. Each of them goes home once."',
        'v=b',
      ],
    ],
    [
      11,
      '*True Seeing* on the brow: behind all the stone somebody very old is looking out, is in pain, and is counting the chimneys of {town}, so as not to lose one.',
    ],
    [11, '*Scrying* on {H}: white hair, a bell, and {num3} faces that do not look up.'],
    [
      13,
      '*Teleport*[ on to something that walks has a bad habit of arriving where it was (the game master rolls twice and takes the funnier result).| on to something that walks tends to arrive where it was a moment ago (roll twice, and take the funnier result).]',
    ],
    [
      15,
      '*Control Weather* gives it rain, for which it stops, lifts up its face, and closes its eyes. [It lasts for an hour.|After an hour it walks on.]',
    ],
    [
      17,
      '*Wish* to have it lie down where it is will be granted. {G} asks the party to say first on whom.',
    ],
  ],
  clock: [
    ['The mountain crosses a river, and lifts its foot over the ferry. {A} has a new gear fitted.'],
    {
      text: [
        '{S} is to be shot from a catapult "back to it", by people from the villages that it has crossed.',
      ],
      stop: [
        'let {S} call "harrum", the word that it says in its sleep, in front of {G} and all of them (DC 17 Performance): it turns its head, and they put {S} down very carefully',
      ],
    },
    {
      text: [
        'One of the {few2} villages slides off its back. [The titan has tried to catch it for {town}.|A hand came up for it over {town}, too late.]',
      ],
      stop: [
        'bring the people down at night with {T}, on ropes, from all of the villages (DC 17 Athletics for the group), or have {B} ring three times, which it takes for a request to stand still',
      ],
    },
    [
      'On {deadline} the mountain stops before the wall, which reaches to its wrist. [The siege engines let go, all at once.|All the siege engines fire at the same moment.] [It does not duck, because of {town}.|It could lie down flat, and does not, for the sake of {town}.]',
    ],
  ],
  after: [
    [
      'The day before, {A} had it stopped and was made regent; then the bit slipped, and it walked on. Now the realm has a mountain in the middle, {A} is regent over what is on either side, and {G} has the only map on which the streets can still be found.',
      'v=a',
    ],
    [
      '[It falls, with both arms round its chest.|As it goes down, it folds both arms round its chest.] In the spring something small climbs out from under it, looks at what is left of the capital and of {town}, and begins to grow.',
      'v=b',
    ],
  ],
  endings: [
    {
      heading: 'To the left',
      text: [
        [
          'The bit is drawn, in one breath, by {num3} people who pull together; and for the first time in {weeks} weeks it takes a step of its own. [It is to the left.|That step goes to the left.] {G} walks ahead of it, as far as the sea, and shows it a bay; {B} rings it to sleep. {A} has to oil the wheel, which is a monument now, and nobody is allowed to turn it.',
          'v=a',
        ],
      ],
    },
    {
      heading: 'A place to lay',
      text: [
        [
          'Once it has been told of the bay, in the cave behind its ear, it turns left, follows {G} to the hot springs there, lays in the sand, and lies down round what it has laid. [It takes one night; {town} does not sleep, and nobody says why they are whispering.|That takes until dawn; nobody in {town} sleeps, and all of them whisper.] {G} has a road built all the way round. {A} asks if {A.they} may sit with it, without instruments, and {B} hands {A.them} a carrot knife.',
          'v=b',
        ],
      ],
    },
    {
      heading: 'It falls to the side',
      text: [
        [
          'If everybody is brought down in time, it lets itself fall, where {G} shows it. *The price:* it is dead, and for {town} has made sure to lie across the pass, as a wall; for as long as it stands no army will come from the north, and nobody digs there.',
          'v=a',
        ],
      ],
    },
    {
      heading: 'The capital moves',
      text: [
        "[It is easier to move half a million people than one mountain, and {G} has plans for it.|Half a million people can walk, says {G}, and a mountain in pain cannot be argued with.] *The price:* it takes five days and nights, the throne stays behind, and whoever has carried a stranger's cupboard with {G} thinks differently of strangers afterwards.",
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[The engines have fired, and the mountain has gone down on its elbows, with {town} on its shoulder.|All the engines have fired, and the mountain is on its elbows, with {town} on its shoulder.] [Before it falls forwards there are three rounds, since it is holding on to a cathedral, and does not want to break it; it will listen to anybody now.|It has caught the cathedral of {town} with one hand and is trying not to break it, which gives the party three rounds before it falls forwards; it will listen to anybody now.]',
      ],
    },
  ],
  hoard: [
    'In its fur, if that is what it is, things have caught in the course of time: {items}, and {worth}. [The villages have always known of it, and did not begrudge it to whoever would climb so high.|Everyone in the villages knew where to look and left it for whoever would climb so high.]',
    'The strong room of {A} travelled in the third wagon: {items}, and {worth}. On each is a label, in green, that says what it does to living things; {G} has the labels burned.',
  ],
  favour: [
    '[When one of the party is lost on a mountain, any mountain, there is a cairn.|From now on, wherever one of the party has lost the way in mountains, a cairn stands at the next bend.] {T} cannot have built all of them.',
    'Once, when the party calls for it from the top of a hill, the land round {town} will move over.',
  ],
  steps: [
    'Look at the mountain from close up, and from on top.',
    'Find out what happened in the seventh shaft.',
    'Speak with those who live on its back.',
    'Make it turn before it reaches the capital.',
  ],
  acts: walkingMountainActs,
};
