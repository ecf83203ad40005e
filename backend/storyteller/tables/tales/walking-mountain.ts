import { walkingMountainActs } from './walking-mountain-acts.ts';
import { walkingMountainPlaces } from './walking-mountain-places.ts';
import type { Tale } from './tale-types.ts';

export const walkingMountainTale: Tale = {
  id: 'walking-mountain',
  titles: [
    'The Mountain That Got Up',
    'A Road for a Titan',
    'Straight On to the Capital',
    'The Seventh Shaft',
  ],
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
    name: 'the drill hall behind the heart|the drill hall by the heart|the deep drill hall|the cavern behind the heart|the cave of the drill|the heart chamber|the drill cave by the heart',
    short: 'drill hall|drill cave|heart chamber|cavern|cave',
    terrain: 'underground',
  },
  leader: ['people', 'mage'],
  alsoOf: ['he', 'she'],
  mage: 'instruments that are switched on',
  escort: ['construct', 'elemental', 'giant', 'people'],
  pitch: [
    '[The mountain of the northern march got up [in the night|one night|before dawn] and began to walk.|In the north of the realm a [mountain|whole mountain] has [got up and is walking|stood up, and walks|stood up, and is walking].|[One night the mountain of the northern march rose from its place|The mountain of the northern march has risen from its place], and it [has been walking ever since|walks|is on its way].] It goes on all fours, slowly, and puts each hand and foot down where there is most room; there are {few2} villages«, a hermitage» and {num} sheep on its back, and it walks [in a straight line|straight|without a bend] towards the capital« of the realm». {G} has ridden ahead of it for {weeks} weeks and moved people out of the way. {town}, which hangs on its left shoulder, «has always been there, its people say, and »will not be moved.',
    '[What the people of {town}, on its left shoulder, have always called the mountain is a titan, and it is awake.|{town} stands on the left shoulder of a mountain, and the mountain is a titan, and has woken up.|The mountain on whose left shoulder {town} was built is a titan, and no longer asleep.] It stood up {weeks} weeks ago with {few2} villages on its back, turned «its head to the »south, and set off for the capital of this realm, where half a million people live. In {town} they say that they have always lived there, and stay. [Every farm in its way has been stepped over, so far.|So far nobody has been under its feet.|Up to now it has stepped over every farm.|It has not trodden on anybody yet.] {G} believes that it is trying not to«, and does not know how long it can go on».',
  ],
  stakes: [
    'At its pace«, {G} has worked out,» it will be at the walls of the capital in {days} days. The crown is having its siege engines lined up under them, and «it is »{G} «who »has to give the signal«, with {few2} villages still up there».',
    '[The capital is {days} days away[|, at this pace|, by its steps].|It is {days} days from here to the capital, at [that|its] pace.|In {days} days it will [be at|have reached|stand before] the capital.] The army will try to break its legs there«, says {G}»; [whether it succeeds or not, a mountain will lie down on the realm|and if that works, a mountain falls on the realm, as it does if it fails|and then there is a mountain lying on the realm, dead or alive].',
  ],
  start: [
    [
      '[The earth trembles, then it is still« for as long as you can hold your breath», then it trembles again.|A blow goes through the ground, then nothing «for a long breath, »then the next one.|The puddles on the road [shiver|jump], lie still for a long time, and [shiver|jump] again.|Your horses felt it first: a thud, from far away, a long silence, and a thud.] {G.full} reins in beside you. [Over the hills to the north something comes that you have taken for weather: a grey brow, with [snow|ice] on it, and under the [snow|white] a forest, and in the forest a «small »church, [and its bell is ringing|with a bell that rings].|What you have taken for bad weather in the north turns out to be a forehead: snow above, forest below, and in the forest a small church, whose bell rings [by itself|of its own accord] at each step.|The clouds over the northern hills [part|lift], and they were not clouds: it is a brow, as wide as a county, [white at the top and green below|with firs up to the snow], and among the trees a little church is ringing.] [[It stops. In front of it, on the road,|It halts. On the road before it|Suddenly it is still. In the middle of the road] stands a hay cart with a broken axle. [Very slowly, with two fingers as long as streets, the mountain [picks|lifts] up the cart, and [sets it down|puts it] in the [next field|nearest field|grass].|Between two fingers as long as streets the mountain [picks|lifts] up the cart, slowly, and puts it [into the next field|on the grass|among the sheep].]|[Then it stands still, because a hay cart is in the way, with a broken axle and a man on top.|It stops for a hay cart, which has a broken axle, and a man sitting on the hay.] Two fingers come down, as long as streets, take hold of the cart, [slowly|with care], and put it in the next field with the man [still on it|still on top].|It stops in front of a [hay cart|cart of hay] that has lost a wheel [in the middle of the road|in a ford|on a bridge|at a bend of the road]. It waits; then it bends down, lifts the cart with two fingers as long as streets, and puts it on [the grass|a meadow] [as one puts down an egg|as if it were made of glass|without losing a straw].] ["It did that yesterday with a school," says {G.full}.|"Yesterday it was a school," says {G.full}. "[With the children in it[|, singing]|It went round the playground, too]."|"That is the ninth cart," says {G.full}. "[I have stopped counting the cows|Not [one of them|one cart] was [scratched|broken]|No driver was hurt[| yet]]."]',
      '@cart',
    ],
    [
      '[You have been asked to lunch in {town}, in an inn with a fine view. [It has a better one every minute|It has another one with every course|There is more of it every minute].|The inn is famous «in {town} »for its view, and while you eat «your lunch »the view changes.|From the window of the inn in {town} you could see the sea when you sat down, and now you see [a lake|a castle|another valley].] {G.full} has one hand on the table and the other on the soup«, so that neither slides». "We are up on [the|its] left shoulder here," says {G.full}. "[Nobody up here has moved out|Not one of the [families|villages] has left|They will not leave, I have [asked|knocked] at every door|I have brought them [carts|wagons], and nobody has loaded one]. [I thought that you should feel it first, [there: do you hear that|so listen: do you hear it]|It is no use explaining it, one has to feel it; now: do you [hear|feel] it|Before we talk, [put your feet flat on|take your boots off and feel] the floor, and [wait|hold your breath]: [did you feel that|there, do you feel it]|Nobody believes me until [it comes|they feel it] through the floor, so wait: [can you hear it|there, was that nothing]]?" [[You hear it through the soles of your feet.|You hear it, but with your feet.|It is less a sound than a shiver in the boards.] [Far below, in the rock, «with long pauses, »somebody is groaning.|Deep down in the stone somebody groans, and rests, and groans again.|Somebody is in pain down there, very far down, and groans, at long intervals.]|It comes up [through the floor|through the legs of the table|through the boards] into your [feet|legs], from far down in the rock: a groan, [a long [silence|pause], and then another [groan|one]|a long [pause|silence], a groan].]',
      '@inn',
    ],
  ],
  ask: [
    '"I do not want it dead," says {G}. ["[I want it to turn left|It is to turn left, that is all|Left, that is where I want it to go|I want it somewhere else, to the left]. [Find out what drives it; nothing that size goes straight ahead for {weeks} weeks without a reason|Something that size does not walk straight ahead for {weeks} weeks for no reason; find the reason]. [And be quick: I have orders, and [I have never yet disobeyed one|I have always been one to obey]|And hurry, since I have my orders, and have never refused one|There are orders in my saddlebag, and I would rather not be the first of my family to burn any]."|"[It has only to turn left|If it would turn left, I should be content|All it has to do is turn left]. But nothing of that size walks in a straight line for {weeks} weeks without a reason; [tell me what it is|bring me the reason]. [You have less time than you think|There is not much time|And do not take long]: [the capital|the court|the marshal] has sent orders, and [so far I have always obeyed mine|I have never disobeyed any|I am an obedient person]."]',
    '{G} wants the mountain stopped before the capital« without a shot being fired». "[Somebody up there, or in there, knows why it got up|There must be somebody, on it or in it, who knows what woke it|What [got it up|woke it|made it get up|made it rise]? Somebody on its back [knows|must know], or somebody [inside|in the mine]]. [[There are six mines in it, and it lay still for all of them|For six mines it did not so much as turn over|It let [them|us] dig six [mines|mines, and slept on]]. [Then came the seventh shaft|Then they opened the seventh shaft]|[It slept through six mines|Through six mines it slept]. [What it did not sleep through was the seventh shaft|The seventh shaft was too much]|Six mines did not [wake|trouble] it. [There is a seventh [shaft|one] now|Look [at|into] the seventh shaft]]."',
    '{G} asks the party to find out what the mountain wants in the capital, and to have it turn aside« before the walls». "[Ask on its back and ask under its skin|Go up and ask|Start with those who live on it|Ask those who live on it], [and look at the seventh shaft; it had slept well enough through the other six|and have a look at the seventh shaft, which was opened [before it woke|just before it woke]]. [I am to give the signal to fire, and [I should like not to|would rather not]|Do not let me be the one who has to [fire on it|give that signal]]."',
  ],
  fee: [
    'The crown has voted {coins} gp, and {G} [a map|adds a map|has drawn a map] on which the party may choose where the mountain is to lie down« in the end».',
    '{G} pays {coins} gp, and [each village on its back adds [a cheese|a cheese and a ham]«, which is lowered on a rope»|each of the villages on its back adds [a cheese|a sack of apples]«, on a rope»|from each village on its back comes [a cheese|a basket of eggs], lowered on a rope].',
  ],
  talk: [
    '{S.full} was seen dancing on the summit «on the night »before it got up.',
    '{A.full} has offered the crown a weapon that can stop it, «for a price, »and has drawings of it that are a year old.',
    'The monks of {B.full} «still »ring the hours. They say that it walks in time to them.',
    '{T.full} has built a cairn in front of it every morning, and it steps over it« every time».',
    '{H.full} has come out of the deepest shaft with white hair.',
    '[The mountain weeps, [people|old people|herdsmen] say.|There are [people|herdsmen|children] who have seen the mountain weep[| at night].|They say in the [valleys|north] that it weeps as it walks.] [But that is only [the glacier|its glacier].|Those who live [up there|on it] say that it is the [glacier|glacier melting].|The villages on it say: the glacier.|It is the glacier, [says whoever lives|say those who live] on it.]',
    '[The [oldest|first] charter of the realm is dated ["the year in which the mountain slept"|in "the year in which the mountain slept", whatever that was].|The [first|oldest] charter of the realm is dated "the year in which the mountain slept", and [nobody has ever asked what it did before|what it did before that, nobody has asked].|"[Given|Written] in the year in which the mountain slept": [so ends the [oldest|first] charter of the realm|that stands at the [end|foot] of the [first|oldest] charter of the realm].|The realm has a charter from "the year in which the mountain slept", and [none that is older|before that it has none|it has no older one].] [In {town} they know that charter by heart, [down to|with] the word "harrum" in it, which nobody uses any more: the king said that to the mountain, and it means "make room"|Every child in {town} can say it by heart, with the word "harrum", which is no longer in use: the king said that to the mountain, and it means "make room"|It has one old word in it, "harrum", which the king said to the mountain; in {town}«, where they learn it at school,» they know that it means "make room"].',
  ],
  run: [
    [
      'Whoever is near when it picks something up sees its eye« open» (DC 16 Wisdom saving throw, or stand in awe for a round): it is [the size of a lake«, and bloodshot»|as large as a lake«, and red from lack of sleep»|bloodshot, and as wide as a lake], and [a chain of mine carts is hanging out of the ear|out of the ear hangs a chain of mine carts|from the ear dangle mine carts, on a chain].',
      'start=cart',
    ],
    [
      '[The groans have a beat|One can count along with the groans|The groans come in order|There is an order in the groans] (DC 17 Medicine or Nature): [a blow, a groan, a step|first a blow, then a groan, then a step]. [It does not walk, it is being made to|Something makes it walk|It is walking because it has to]; the blow comes [from inside, «high up »on the left, behind the breastbone|from behind the breastbone, high up, left of the middle|from within, on the left, at the height of the heart].',
      'start=inn v=a',
    ],
    [
      '[The groans have a beat|One can count along with the groans|The groans come in order|There is an order in the groans] (DC 17 Medicine or Nature): [a blow, a groan, a step|first a blow, then a groan, then a step]. [It walks of its own will, and less carefully after each blow|The walking is its own idea, but each blow makes it less careful|It is going where it wants to go, and after each blow it treads harder]; the blow comes [from inside, «high up »on the left, behind the breastbone|from behind the breastbone, high up, left of the middle|from within, on the left, at the height of the heart].',
      'start=inn v=b',
    ],
    '[It avoids houses, herds and children, [at the cost of its knees|even on its knees]. It does not avoid anything that has the crest of {A} on it.|[For houses, herds and children it goes down on its knees rather than tread on them|No house, no herd and no child has been trodden on, though its knees bleed]. For what has the crest of {A} on it, it does not take the trouble.]',
    '{A} arrives with {few3} wagons of instruments, has never seen anything so interesting, and advises {G} against talking to it«, on scientific grounds».',
    'At night it stands still«, without a sound,» for {few} hours, and you can climb up «without being shaken off »(DC 16 Athletics). {T} knows where it is ticklish.',
  ],
  gist: [
    [
      "{A} has driven an iron bit into the nerve behind the titan's heart«, through the seventh shaft,» and steers it« like a draught ox»: {H} works the drill at {lair}, one turn for a step. On the day before it reaches the capital {A} will aim the weapon that the crown has paid for, which is no more than a signal to {H} to stop the drill, and be made regent. [What {A} does not know: the bit is slipping.|The bit is slipping, and {A} does not know it.|The bit has begun to slip, and nobody has told {A}.|Unknown to {A}, the bit is slipping.]",
      'v=a',
    ],
    [
      '[The titan [is walking|walks] [of its own will|because it wants to]: it is a mother, [and is going to lay|and means to lay|about to lay, and will do so] where it was hatched, [and that is under the capital|under what is now the capital|where the capital stands today].|[Nobody drives|Nobody is driving|No one has sent] the titan: it is a mother, and is going to lay; [it was hatched under what is now the capital|the place where it was hatched lies under the capital|it came out of the ground on which the capital was built].|The titan is a mother, and walks because it has to lay, in the place where it was hatched: the capital [stands on it|has been built over it].] {A} has bored through to the egg that it carries, a heartstone« as large as a house», and means to have it cut out at {lair}; each blow of the drill« of {H}» hurts the titan, and it puts its feet down less carefully.',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who has been saying for {years} years that the mountain ought to be asked first, and [was dancing|was seen to dance when it rose]. «[On a milestone beside its last footprint|By a fire, on the road that it is going to take,] »{S} says: "[Somebody had to wish it a good morning|It was waking, and I was glad|One dances when somebody wakes who has slept so long]. [I have [one word|a single word] of its language, and [cannot ask it anything with that|that is no question]|[I have not been told|It has not told me|I wish that I knew] [what it is looking for|where it wants to go|what it wants]|[I could not tell you|But do not ask me|I would give a hand to know] who has made it limp[|, and since when| like that]]."',
  ],
  truth: [
    [
      '[Titans sleep for ages«, says {S},» and get up only for a reason.|A titan«, says {S},» gets up once in an age, and sleeps the rest of the time.] [This one moved over and lay down when the first king of the realm asked it for a place to build; {town} came later.|The first king of the realm once asked this one for room to build; it moved over and lay down, and {town} was built on its shoulder.|Before anybody lived in {town}, the first king of the realm asked this one for a place to build; it moved over, and lay down again.] [In return it had one [wish|request], which has been cut into its brow|It asked one thing for it, and had that cut into its own brow|There was one [condition|rule], which one can still read on its [brow|forehead]|For that it wanted one promise, which stands on its [brow|forehead], in letters as deep as a man|The one thing that it asked for is written on its [brow|forehead]]: "[Do not dig behind [the|my] heart|No digging behind [the|my] heart|Dig where you like, but not behind [the|my] heart|Leave alone what is behind [the|my] heart]."',
    ],
    [
      [
        '[The six old mines [scratch|only scratch] its skin.|Six mines are as old as the realm, and to it they are [no more than|only] scratches.|Six of the mines never got through its skin.|It [does not feel|hardly feels|has never felt] the six old mines.] In the seventh {A} came upon something white, warm and as thick as a tree, «and »had it touched with a rod, and a mile away a foot twitched. «{A} cannot [see|pass] a lever [without pulling it|and leave it alone]. »[The bridle took two winters to forge, and|It took two winters to forge the bridle, and|Two winters went into the bridle, and] {num3} miners, who are not allowed to come up any more.',
        'v=a',
      ],
      [
        '[In the seventh shaft the rock [became|grew] warm, and then [it had a pulse|it began to beat].|[Down in|At the end of] the seventh shaft the rock got warm, and then [the miners|those who dug there] felt a pulse in it.|The miners of the seventh shaft took off their [coats|jackets], and then their gloves, because the rock was warm, and then because it [beat|beat like a heart].|At the bottom of the seventh shaft the rock was as warm as a [stable|bed], and [one|a hand] could feel a pulse in it.] [Behind a wall of crystal hung a stone [as large as|the size of] a house, and in it something turned round and looked at the [lamps|light].|They broke through into crystal, and behind that a stone hung, [as large as|the size of] a house, in which something turned [round to their lamps|towards the light].|Then came a wall of crystal, and a stone the size of a house, and inside of it somebody small, who blinked at the [lamps|light].|Through a wall of crystal they saw a stone, [as large as|the size of] a house, and in the stone something that [looked back|looked at them].] Such a stone could drive every machine of the realm«, and {A} has been looking for one since {A.their} first mine». {num3} miners have been locked in with it« since».',
        'v=b',
      ],
    ],
    [
      '{T} knows the place where you can hear it think, a cave behind the ear. {T} has sat there every night« for {weeks} weeks», has understood two words, and is not sure if they were meant for {T.them}. [They are "small", which {T} takes for {town}, and "sorry".|"Sorry" is one of the two, and the other, which {T} takes for the name of {town}, is "small".]',
    ],
  ],
  turn: [
    [
      '[The titan could [stop|come to rest|end it] before the capital.|[It is in the power of the titan|The titan has it in its power] to [stop|end its walk] [before the capital|short of the capital].|The capital could be spared: the titan [knows how to stop|could stop in time].] [If it falls [down, to the side|on its side], the bit breaks off in the nerve, and it will be [dead and at rest|dead, and out of pain]; but there are {few2} villages on its back.|It need only fall on its side: the bit would break off in the nerve, and [the pain would be over, and so would its life|it would be free of the pain, and dead].|It knows how: by falling on its side, so hard that the bit snaps in the nerve, and [it dies of that|the pain ends, with everything else].] [It has carried the villages and {town} for {weeks} weeks through this pain, in order not to tip them off|For {weeks} weeks it has borne this pain, so as not to tip off {town} and the villages].',
      'v=a',
    ],
    [
      '[The place under the capital is [taken|full]: [the royal palace stands on an eggshell, an old one|an eggshell is there, an old one, and on that the royal palace].|There is no room left where it wants to [go|lay]: under the royal palace lies an [eggshell, an old one|old eggshell].|It cannot lay where it was hatched: the royal palace [has been built|stands] on the [shell|old shell].|The [vault|cellar] under the royal palace is an old eggshell, and it is [the very place|just the place] to which the titan [is going|wants to go].|Where it is going, it finds no room: a palace [stands there, on|has been put on] the shell that it came out of.] [The kings of the realm have always known it, says {T}, and are called«, in their own language,» "those born upstairs".|Every king of the realm, says {T}, has known this from his father; among themselves they call their family "those born upstairs".|No king of the realm has ever been ignorant of it, says {T}; it is why they call themselves "those born upstairs".] If it cannot lay there, it needs another place, warm, deep and undisturbed; {G} knows one, a bay by the sea with hot springs, and the titan can be told «of it »in the cave behind its ear«, where {T} sits».',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} has never lost a bridge or a man to carelessness, and has slept in the saddle« for {weeks} weeks». [{G} talks to it in the evening, «from a distance, »about the road|In the evening {G} tells it, from a distance, what the road will be like|{G} shouts up to it, each evening, what lies ahead on the road], and has marked [a bay with hot springs on the map, [to|on] the left of its way, where it could [lie down|rest]|on the map, to the left of its way, a bay with hot springs where it could [lie down|rest]|on the map a bay, far to the left, with hot springs and [room|space enough] to lie down].',
    ],
    A: [
      '{A} is generous«, brilliant» and has never been hurt. {A} thinks that feelings are [what you call forces as long as one cannot measure them|forces that nobody has measured yet|what is left over when everything has been measured].',
    ],
    B: [
      "{B} has lived on its head since before {town} had a bell, «in prayer, »and took its breathing for God's. [{B} has not lost {B.their} faith; [it is only that {B.they} now knows who [listens|is listening]|but now {B.they} knows who [listens|is listening]].|{B} still prays, and knows now who [listens|is listening].|{B} has gone on praying, and speaks a little louder.|The prayers of {B} have not changed, only the address.]",
    ],
    S: [
      '{S} danced on the summit because {S.they} felt it waking« and wanted it to be welcome». [{S} knows the one word that it says in its sleep, "harrum", and is [ashamed of not understanding it|troubled by not understanding it]|{S} has heard the one word that it says in its sleep, "harrum", and is [ashamed of not knowing what it means|too proud to ask what it means]|[In its sleep it says|Asleep, it says] one word, "harrum"; {S} knows the word, but, to {S.their} shame, not the meaning|Of its language {S} has one word, "harrum", which it says in its sleep, and, to {S.their} shame, no idea what it means]. [Any child in {town} could tell {S.them} that it is the word of the first king for "make room"; [whoever calls it out makes the titan turn its head and listen|called out loud, it makes the titan turn and listen]|In {town} they know from the charter that the first king of the realm [used it for|meant by it] "make room", and at this word, if it is [called out|shouted|called from close by], the titan [turns its head and listens|stops with one foot in the air, and listens|lowers its head to listen]|It [means|meant] "make room" in the language of the first king, as they learn at school in {town}; when somebody [calls it out|shouts it], the titan [turns its head and listens|bends down to hear more|turns towards the voice, and listens]].',
    ],
    T: [
      '{T} builds cairns so that nobody gets lost, and builds one for it every morning. {T} has noticed that it never treads on them, and takes whoever carries stones for the next one up to the cave behind its ear, where one can talk to it«; so far {T} has only listened». [Whoever speaks to it there is answered after an hour, in a voice like [stones|a landslide], and as long as the drill turns, [that voice has only a third word|the answer is always a third word]: "Hurts."|Anybody can speak to it there; [the answer comes after an hour|it takes an hour to answer], and for as long as the drill turns, [all that it says aloud is a third word|it has only a third word to say aloud]: "Hurts."|What one says to it there it answers [within the hour|after an hour], but with the drill turning it says [only one thing|only one word] aloud, [a third word|the third that {T} has learned]: "Hurts."]',
    ],
    H: [
      [
        '{H} gives the drill one turn for each step and has stopped eating. {H} has a brother among the miners« who may not come up».',
        'v=a',
      ],
      [
        '{H} keeps the drill turning and has stopped eating. {H} has a brother among the miners« who may not come up».',
        'v=b',
      ],
    ],
    R: [
      '{R} commands {num2} engines and has never missed anything as large as that. {R} has {few5} children in the capital«, on the side from which it is coming».',
    ],
  },
  places: walkingMountainPlaces,
  lairLook: [
    [
      '[A cave that beats[, like a drum under a cloth||, slowly, all round you]|The walls of this cave beat[, and the floor with them||, slowly|, and the lamps swing]|You [feel|hear] this cave [long before|before] you see it: it [beats|has a pulse]|Something beats here, [so close that|so loudly that] [the lamps swing|dust falls from the roof]]. Across it, from wall to wall, is stretched something white, «as thick as a tower, »and into it goes a shaft of iron with a wheel of {num3} spokes; the miners are chained to them« shift by shift», and on a scaffold over the wheel {H} stands with a bell. In every third round the heart beats ({lair} closes in): whoever is not [holding on to something or somebody|holding on] (DC 17 Strength saving throw) is thrown twenty feet and takes 22 (4d10) bludgeoning damage.',
      'v=a',
    ],
    [
      '[A cave that beats, [red, as if with sunlight through a hand|and is as red as a hand against the sun]|The walls of this cave beat[, and the floor with them||, slowly|, and the lamps swing]|You [feel|hear] this cave [long before|before] you see it: [it beats|it has a pulse]|The cave is [red|pink], like a hand that one holds before a [lamp|candle], and it beats]. In the middle hangs the stone, and something in it has pressed its brow to the inside; round it {num3} miners stand on scaffolds with chisels, and weep«, and go on». The heart beats in every third round«, and the walls close in»: whoever is not [holding on to something or somebody|holding on] (DC 17 Strength saving throw) is thrown twenty feet and takes 22 (4d10) bludgeoning damage.',
      'v=b',
    ],
  ],
  lairUse: [
    [
      '[The wheel [turns|can be turned] both ways.|Nothing keeps the wheel from being [turned back|turned the other way].|A wheel like that can be [turned back|turned the wrong way].|One can turn the [wheel|big wheel] the other way.] A quarter turn back (two actions, DC 17 Athletics, or the miners, if {H} or {H.their} brother asks them) eases the pain, and hot blood spurts from the nerve: 33 (6d10) fire damage to everyone within twenty feet of the tip of the bit«, which is far from the wheel and its miners». When {A} is beaten and the drill stands still, {T} can ask the titan to go down on all fours, and it does, with [care|great care], for the sake of those on its back; the brother of {H} listens until both hands and «both »feet are on the ground, and at his call all «of them »draw the bit.',
      'v=a',
    ],
    [
      '[What is in the stone answers to voices«, to that of {H} too».|The thing in the stone hears voices«, that of {H} too», and answers.] [Sung to|If somebody sings to it|At a song|When it is sung to] (one action, DC 17 Performance), it [calms down|falls quiet|listens and is still], and the mountain with it, and [nothing in the cave shakes until the end of the next turn|until the end of the next turn nothing shakes in the cave]; [shouted at, it cries, and then everything does|if it is shouted at, it cries, and everything shakes with it|shouting makes it cry, and then the walls shake] [(DC 17 Dexterity saving throw for everybody in it, or prone)|(everybody in the cave makes a DC 17 Dexterity saving throw, or falls)].',
      'v=b',
    ],
    '[The blows of the fight can be heard as far up as the cave behind the ear.|Up in the cave behind the ear every word from the hall can be heard.|What is said and struck here is heard in the cave behind the ear.|The sounds of the hall come up into the cave behind the ear.] {T} sits there, and passes on to the titan in which direction to lean, as soon as one of the party calls it out (a reaction, once a round). It is slow to answer in words, but it leans at once, and everything in the hall slides that way. Told there of the bay that {G} has on the map, it goes to it as soon as nothing «in {lair} »drives it or hurts it.',
  ],
  tactics: [
    '{A} fights from the scaffold with instruments of {A.their} own invention«, and measures each effect»; {H} rings the bell for those who work as long as {A} is looking, and in the wrong rhythm as soon as {A} is not',
  ],
  companions: [
    [
      '[Those who stand by {A} were made for work underground and obey the bell.|Those beside {A} were built for the mine, and they go by the bell.|What stands by {A} was made to work underground, and does what the bell says.] [Whoever gets hold of it (DC 17 Sleight of Hand, or {H} lets go) can send one of them back to the shaft.|With the bell in hand (DC 17 Sleight of Hand, or {H} lets go of it), the party can order one of them back to the shaft.]',
      'escort=construct|elemental',
    ],
    [
      'Those who stand by {A} have come down out of the ruins on its back: their kind was called to work by a bell« in the time of the titans», and this one sounds the same. Whoever gets hold of it (DC 17 Sleight of Hand, or {H} lets go) can send one of them home.',
      'escort=giant',
    ],
    [
      'Those who stand by {A} are overseers «of the shaft »and used to obeying the bell. Whoever gets hold of it (DC 17 Sleight of Hand, or {H} lets go) can call one of them away.',
      'escort=people',
    ],
  ],
  parley: [
    "[{A} has never in {A.their} life been shown that {A.they} was wrong in a way that could be measured.|Nobody has ever proved to {A}, in figures, that {A.they} was wrong.|{A} believes what can be measured, and has never been wrong by any measurement.] If somebody puts {A}'s hand on the living rock«, where it beats,» and holds it there for a «whole »breath (a grapple, or DC 17 Persuasion), {A} takes it away, «and looks at it, »and [asks for the work to be stopped|has the work stopped|says that the work must stop].",
  ],
  spells: [
    [
      11,
      '*Sending* [gets through to|reaches] the mountain between two [blows|blows of the drill], and [takes an hour to be answered|is answered an hour later|has its answer within the hour]: "[Small ones, hold [on|fast|on to something]. [I am sorry about the church|The church was my fault|I did not see the church]|I carry you, small ones, [hold fast|so hold on well|all of you]. [The church was an accident|The church I did not see]|You up there, [tie yourselves on|hold one another|do not let go]. [The church grieves me|I had no foot left for the church]|I feel you all, and I [tread as softly as I can|am trying|am walking softly]. [Forgive me the church|I am sorry about one church]]."',
    ],
    [
      11,
      [
        '*Legend Lore* [on the titan|on the mountain]: "[It moved over for a king, who had [asked|asked it]|A king asked it for [room|a place], and it [gave him room|moved|moved over]|For a king, who [asked|had asked], it moved over and slept]. [What makes it walk now sits behind the heart, and may only be drawn|Now it has iron behind the heart, which may be drawn only|There is [a goad|iron] behind its heart now; let nobody draw it, except] while [it has all four|both hands and both feet are] on the ground."',
        'v=a',
      ],
    ],
    [
      11,
      [
        '*Legend Lore* [on the titan|on the mountain]: "[It moved over for a king, and left a shell[| behind]|It gave a king its [place|bed], and the [place|bed] was a shell|A king built on [what it was hatched in|its eggshell], and it [let him|did not mind]]. [Each of [them|its kind] goes home once[|, a long way round|, they say]|Once in a life [they all go home|each of them goes home]|Each of its kind goes back [once|one time], and [with|has] a reason]."',
        'v=b',
      ],
    ],
    [
      11,
      '*True Seeing* on the brow: [behind all the stone somebody very old is looking out«, is in pain,» and is counting the chimneys of {town}, so as not to lose one|somebody very old looks out from behind the stone, in pain, and counts the chimneys of {town} again and again, in case one is missing|in there is a person, as old as the rock and in pain, who is counting the roofs of {town} so that none falls off].',
    ],
    [11, '*Scrying* on {H}: white hair, «a bell, »and {num3} faces that do not look up.'],
    [
      13,
      '*Teleport*[ on to something that walks [has a bad habit of arriving where it was|arrives where it was|tends to arrive where it was a moment ago|has to aim ahead, and seldom aims far enough] ([the game master rolls twice and takes the funnier result|roll twice, and take the funnier result|two rolls, and the worse one counts]).| is meant for places that [stay where they are|stand still]: [roll twice, and take the [funnier|worse] result|of [two|three] rolls the game master takes the funnier].]',
    ],
    [
      15,
      '*Control Weather* gives it rain, [for which it stops, lifts up its face, and closes its eyes|and it stops«, and lifts its face into it»|and it stands still, eyes shut, with its face to the sky]. [It lasts for an hour|After an hour it walks on|That is good for one hour|An hour later it goes on].',
    ],
    [
      17,
      '*Wish* to have it lie down «where it is »will be granted. {G} asks the party to say first on whom.',
    ],
  ],
  clock: [
    [
      '[The mountain crosses a river«, and lifts its foot over the ferry».|It wades through a river«, and steps over the ferry».|At the river it waits for the ferry to be out of the way.] {A} has a new gear fitted.',
    ],
    {
      text: [
        '{S} is to be shot from a catapult "back to it", by people from the villages« that it has crossed».',
      ],
      stop: [
        'let {S} call "harrum", the word that it says in its sleep, in front of {G} «and all of them »(DC 17 Performance): it turns its head, and they put {S} down very carefully',
      ],
    },
    {
      text: [
        'One of the {few2} villages slides off its back. [The titan has [tried to catch it|reached for it], and [has been too slow|has come too late|has missed it].|A [hand|grey hand|huge hand] came up for it, [too late|and came too late].|The titan puts [up|out] a hand for it, a [moment|breath] too late.]',
      ],
      stop: [
        'bring the people down at night with {T}«, on ropes,» from all of the villages (DC 17 Athletics for the group), or have {B} ring three times, which it takes for a request to stand still',
      ],
    },
    [
      'On {deadline} the mountain [stops before the wall«, which reaches to its wrist»|stands before the wall«, which is as high as its wrist»|comes to the wall, and lays a hand down on either side of the gate]. [The siege engines let go«, all at once»|All the siege engines fire« at the same moment»|Every engine on the wall is let go|One flag falls, and all the engines fire]. [It does not duck, because of {town}.|It could lie down flat, and does not, for the sake of {town}.|It thinks of {town}, and does not duck.]',
    ],
  ],
  after: [
    [
      '[On the day before it came to the wall, {A} had stopped it and been made regent; then the bit slipped, and it walked on.|One day from the wall {A} had stopped the mountain, and been made regent for that; in the night the bit slipped, and it walked on.|A day before the wall the mountain had stood still for some hours, and {A} had been made regent; then the bit slipped, and on it walked.] Now the realm has a mountain in the middle, {A} is regent over what is on either side«, and {G} has the only map on which the streets can still be found».',
      'v=a',
    ],
    [
      '[It falls, with both arms round its chest.|As it goes down, it folds both arms round its chest.|It goes down on its elbows, then on its face, and holds its chest with both arms.] In the spring something small climbs out from under it, looks at what is left of the capital« and of {town}», and begins to grow.',
      'v=b',
    ],
  ],
  endings: [
    {
      heading: 'To the left',
      text: [
        [
          'The bit is drawn«, in one breath,» by {num3} people who pull together; and for the first time in {weeks} weeks it takes a step of its own. [It is to the left|That step goes to the left|It takes it to the left|And [that is|it is|this is] a step to the left|Of all directions it takes the left|It turns left, as it had long wanted to|The step is a large one, to the left]. {G} walks ahead of it«, as far as the sea,» and shows it a bay«; {B} rings it to sleep». {A} has to oil the wheel, which is a monument now«, and nobody is allowed to turn it».',
          'v=a',
        ],
      ],
    },
    {
      heading: 'A place to lay',
      text: [
        [
          'Once it has been told of the bay, «in the cave behind its ear, »it turns left, follows {G} to the hot springs there, lays in the sand, and lies down round what it has laid. «[It takes one night; {town} does not sleep, and nobody says why they are whispering.|That takes until dawn; nobody in {town} sleeps, and all of them whisper.] »{G} has a road built all the way round. {A} asks if {A.they} may sit with it, «without instruments, »and {B} hands {A.them} a carrot knife.',
          'v=b',
        ],
      ],
    },
    {
      heading: 'It falls to the side',
      text: [
        [
          'If everybody is brought down in time, it lets itself fall«, where {G} shows it». *The price:* it is dead, and has [made sure to lie across the pass, as a wall|laid itself across the pass, like a wall|chosen its place, across the pass, as a wall]; [for as long as it stands no army will come from the north, and nobody digs there|no army comes from the north any more, and no miner goes there|behind it the realm is safe from the north, and nobody is ever to dig there].',
          'v=a',
        ],
      ],
    },
    {
      heading: 'The capital moves',
      text: [
        "[It is easier to move half a million people than one mountain, and {G} has plans for it.|Half a million people can [walk|leave], says {G}, and [a mountain in pain cannot be argued with|one cannot argue with a mountain in pain].|{G} has had the plans in the saddlebag from the beginning: half a million people, by street, with carts.] *The price:* it takes five days and nights, «[the throne stays behind|the palace is left to the mice], »and whoever has carried a stranger's [cupboard|bed] with {G} thinks differently of strangers afterwards.",
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[The engines have fired, and the mountain has gone down on its elbows, with {town} on its shoulder.|All the engines have fired, and the mountain is on its elbows, with {town} on its shoulder.|Not one engine has missed; the mountain is down on its elbows, and {town} still hangs on its shoulder.|The mountain lies on its elbows, hit in both knees, and holds up the shoulder with {town} on it.] [Before it falls forwards there are three rounds, since it is holding on to a cathedral, and [does not want to break it|is afraid for its glass]; [it will listen to anybody now|whoever speaks now is heard].|It falls forwards in three rounds, and not before, since it has taken hold of a cathedral and [is afraid for [the|its] glass|does not want to break it]; [in that time|until then] it [listens to|hears] [anybody|whoever calls|whoever speaks to it].|It has caught the cathedral of the capital with one hand and is trying [not to break it|to set it down whole], which gives the party three rounds before it falls forwards; [it will listen to anybody now|now it hears whoever calls|it has an ear for anybody now].]',
      ],
    },
  ],
  hoard: [
    "In its fur«, if that is what it is,» things have caught« in the course of time»: {items}, and {worth}. [The villages have always known of it, and [did not begrudge it to [whoever would climb so high|those who would climb for it]|left it to [whoever would climb so high|those who would climb for it]].|Everyone in the villages knew where to look and [left it for whoever would climb so high|left it there, for luck].|[To the villages it was the mountain's own purse, and they give it away now|In the villages they called it the mountain's savings, and nobody touched it].|Whoever was born up there [has known of it as a child|used to look at it from below], and would not have dreamed of [taking it|climbing there].]",
    'The strong room of {A} travelled in the third wagon: {items}, and {worth}. On each is a label«, in green,» that says what it does to living things; {G} has the labels burned.',
  ],
  favour: [
    '[When one of the party is lost on a mountain, «any mountain, »there is a cairn.|From now on, wherever one of the party has lost the way in mountains, a cairn stands at the next bend.|In all mountains, at the point where one of the party no longer knows the way, somebody has built a cairn.] {T} cannot have built all of them.',
    'Once, when the party calls for it from [the top of a hill|a hilltop|the highest point of a hill], [the land round it|the hill itself|the ground before them|the hill across from it] will move over[| a step| by a mile].',
  ],
  steps: [
    'Look at the mountain from close up, and from on top.',
    'Find out what happened in the seventh shaft.',
    'Speak with those who live on its back.',
    'Make it turn before it reaches the capital.',
  ],
  acts: walkingMountainActs,
};
