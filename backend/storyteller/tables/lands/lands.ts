import type { Land } from './land-type.ts';

const list = (words: string): string[] => words.split(/\s+/).filter((word) => word !== '');

export const lands: readonly Land[] = [
  {
    id: 'sky',
    words: list('floating flying sky skies airship airships cloud clouds aerial heaven heavens'),
    certain: ['(?:floating|flying|sky) (?:islands?|cit(?:y|ies)|isles?)', 'airships?', 'skyships?'],
    without: ['sea', 'river', 'marsh', 'mountain', 'caravan'],
    truths: [
      'Under {town1} there is nothing but air, and then cloud. Whoever drops a thing« in {land}» says goodbye to it«, by custom,» aloud.',
      'Between {town1} and {town2} one crosses by rope, basket or glider; the crossing is shut in a strong wind, and so is every quarrel.',
      'Earth is worth more than gold« here»: fields hang in nets, and the {workers1} of {town1} are paid by the sack of soil.',
      'No child in {land} is let out of doors without a line round the waist before the age of seven«, and some never take it off».',
    ],
    regions: [
      '{town#} hangs higher than the rest, and looks down on them in both ways.',
      '{town#} drifts a little each year, so that its bridges have to be made longer«, and the tolls with them».',
      'One reaches {town#} by basket, hauled by the {workers#}, who know what each visitor weighs.',
    ],
  },
  {
    id: 'underwater',
    words: list(
      'underwater undersea coral merfolk sunken drowned submerged beneath-the-sea atlantis reef',
    ),
    certain: list('underwater undersea merfolk seabed'),
    without: ['dry', 'cold', 'wood', 'green', 'mountain', 'rain', 'fire', 'caravan'],
    truths: [
      'All of {land} lies under water. Strangers are lent a collar of shell in which one can breathe, and have to give it back« at the gate of {town1}».',
      'News swims: what is said in {town1} is heard in {town2} before anyone has got there«, and has grown a little on the way».',
      'Doors in {land} are in the roof, and good manners mean to swim in below the eyes of the host.',
      'What sinks belongs to {body1}, «by law, »and whoever is still alive in it is a guest for three days.',
    ],
    regions: [
      '{town#} lies deepest, where the lamps of the {workers#} are the only light.',
      'Currents meet at {town#}, and everything« that was» lost above arrives there sooner or later.',
    ],
  },
  {
    id: 'underground',
    words: list(
      'underground underdark subterranean cavern caverns cave caves hollow tunnels dwarven',
    ),
    certain: list('underground underdark subterranean cavern caverns'),
    without: ['sea', 'rain', 'dry', 'wood', 'green', 'daylight', 'cold'],
    truths: [
      'Nobody in {land} has a roof, because all of it is one: the hours are rung from {town1}«, and whoever loses count is a day behind for life».',
      'Mushrooms«, blind cattle» and a good deal of patience are what {land} lives on«, besides what {town2} buys from above».',
      'In {land} one knocks three times before opening anything, since behind a new door there is sometimes nothing«, and a long way down».',
      'Lamp oil is money in {town1}: debts are counted in hours of light«, and the poor visit each other to save them».',
    ],
    regions: [
      '{town#} lies the deepest, and the warm air« that rises from it» is sold to the others.',
      'The ceiling over {town#} is so high that a lamp let up on a string has never reached it.',
    ],
  },
  {
    id: 'desert',
    words: list(
      'desert deserts dune dunes sand sands oasis sahara arid caliphate sultanate salt-desert',
    ),
    certain: list('desert deserts dune dunes oasis oases'),
    without: ['sea', 'river', 'rain', 'marsh', 'cold', 'wood', 'green'],
    truths: [
      'Water is counted in {land}: each well has a keeper, and to refuse a cup is the one crime for which {town1} and {town2} have the same word.',
      'People travel by night« and sleep at noon». Business in {town1} is done before breakfast, and whatever is signed in the heat is void.',
      'The desert keeps what it gets: after each storm of sand something stands free« between {town2} and {town3}» that nobody has built.',
      'Guests are sacred for three days in {land}. On the fourth one asks what they want«, and the guards of {town1} count the days».',
    ],
    regions: [
      'The only well of {town#} is behind the walls, and everyone there can say how deep it still is.',
      'Half of the streets of {town#} lie under the sand, and people go in by the upper windows.',
    ],
  },
  {
    id: 'ice',
    words: list(
      'frozen ice icy winter winters snow arctic tundra glacier glaciers north northern polar viking fjord fjords frost',
    ),
    certain: list('tundra glacier glaciers arctic ice snow frozen frostbitten'),
    without: ['dry', 'green', 'marsh'],
    truths: [
      'Snow lies in {land} the year round, and people tell eleven sorts of it by the sound under the boot.',
      'A fire may be refused to no one« in {land}, not even to an enemy»; most of the peace between {town1} and {town2} has been made at stoves.',
      'The dead of {town1} are not buried but kept, in ice, with open eyes, and on feast days they are told the news.',
      'Where the ice sings one turns back. The {workers2}« of {town2}» can name the note.',
    ],
    regions: [
      'The way to {town#} is open while the ice bears, and whoever is late stays until it does again.',
      'The houses of {town#} are dug into the snow, and their chimneys are all that a stranger sees.',
    ],
  },
  {
    id: 'jungle',
    words: list('jungle jungles rainforest rain-forest tropical tropics vines'),
    certain: list('jungle jungles rainforest'),
    without: ['cold', 'dry'],
    truths: [
      'The jungle takes back a road within a month: in {land} one cuts the way to {town2} anew for each journey, and finds what others have dropped.',
      'Old stones with faces stand in the green« between {town1} and {town2}». Nobody has built them, and somebody washes them.',
      'In {land} everything that is not tied up is carried off by monkeys, «also letters, »and {body1} buys them back by the sack.',
      'Fever is counted like taxes« here», once a year, and whoever has had it is trusted with money.',
    ],
    regions: [
      '{town#} stands on posts, as high as the lowest branches, and is reached by ladders that are drawn up at night.',
      'Roots have lifted the walls of {town#} so often that no two steps« there» are of the same height.',
    ],
  },
  {
    id: 'swamp',
    words: list('swamp swamps marsh marshes bog bogs fen fens bayou mangrove'),
    certain: list('swamp swamps marsh marshes bayou mangrove mangroves'),
    without: ['dry', 'mountain'],
    truths: [
      'There is no firm ground« in {land}» but what has been carried there: each house in {town1} stands on the wreck of the one before.',
      'Lights walk over the swamp« at night». Those who follow them to {town2} save a day, or save nothing.',
      'Paths are inherited« in {land}, like silver»: a family that knows a dry way through the swamp shows it to its own only.',
      'What sinks in {land} comes up again«, brown and whole,» after a hundred years«, and has to be dealt with».',
    ],
    regions: [
      '{town#} is an island when it rains and a peninsula when it does not, and pays taxes as the cheaper of the two.',
      'The streets of {town#} are planks, and people take up their own when they go to bed.',
    ],
  },
  {
    id: 'forest',
    words: list('forest forests wood woods woodland wildwood elven treetop tree trees shire grove'),
    certain: list('forest forests woodland woodlands wildwood'),
    without: ['sea', 'dry'],
    truths: [
      'The forest has the last word in {land}: a tree may be felled« in {town1}» only after it has been asked«, and a clerk writes down the answer».',
      'Nobody in {land} has seen the whole sky at once, and those who do«, beyond {town2},» have to sit down.',
      'Ways in the forest move. People in {town1} mark them with ribbons, and something moves the ribbons.',
      'Whoever is lost in the forest for more than a year is counted as a citizen of it«, and loses the vote in {town1}».',
    ],
    regions: [
      'The houses of {town#} are built round living trunks, and grow out of square by a hand in each generation.',
      'The trees stand so thick round {town#} that lamps are lit at noon.',
    ],
  },
  {
    id: 'mountains',
    words: list(
      'mountain mountains peak peaks highland highlands alpine canyon canyons cliff cliffs crater pass valley giants',
    ),
    certain: list('mountain mountains peaks highland highlands alpine'),
    without: ['sea', 'dry'],
    truths: [
      'Everything in {land} is uphill: distances are given in rests, and from {town1} to {town2} it is nine.',
      'The passes shut in autumn, and what {town1} has forgotten to say« to {town2}» by then waits until spring.',
      'A shout on the wrong slope is a crime in {land}, since the mountain answers it«. Disputes are whispered».',
      'Each peak above {town1} has a name, an owner and a grudge«, and children learn them in that order».',
    ],
    regions: [
      '{town#} hangs on its slope by chains, and the chains are tested on the first day of each month.',
      'The one road to {town#} is cut into the rock, and those going down give way to those going up.',
    ],
  },
  {
    id: 'plains',
    words: list(
      'steppe steppes plain plains savannah savanna grassland grasslands prairie nomad nomads horse horses riders endless',
    ),
    certain: list('steppe steppes savannah savanna prairie grassland grasslands plains'),
    without: ['sea', 'wood', 'mountain', 'marsh'],
    truths: [
      'In {land} one sees a visitor for a day before they arrive, so everyone is met by name«, and nobody by surprise».',
      'Grass is the wealth of {land}: herds have the right of way in {town1}«, also in the council hall».',
      'Half of {land} lives in tents, and moves. Letters to them are addressed to a wind« and a month».',
      'There is nothing to hide behind« in {land}», so people hide in crowds«, and on market days in {town1} all of them do».',
    ],
    regions: [
      'The walls of {town#} are carts, and in a bad year it drives away.',
      'Nothing in {town#} is higher than a horse but the pole« in its market square».',
    ],
  },
  {
    id: 'islands',
    words: list(
      'island islands archipelago isles atoll ocean oceans sea seas coast coasts bay lagoon port harbour harbor pirate ' +
        'pirates sail sailing fleet ships delta water',
    ),
    certain: ['archipelago', '(?<!(?:floating|flying|sky) )islands?', 'isles', 'atolls?', 'ocean'],
    without: ['dry', 'mountain', 'caravan'],
    truths: [
      'The sea decides in {land}: court is held at high water, and whoever misses the tide has missed the verdict.',
      'Each island« of {land}» has a flag«, a song» and a grudge against the next, and all of them share one pilot, who lives in {town2}.',
      'Nobody owns what the sea has had« for a night»: the beach of {town1} is full before sunrise.',
      'A person of {land} who cannot swim is called a guest«, whatever their papers say».',
    ],
    regions: [
      '{town#} has a harbour for forty ships and a chain across it, which is up more often than down.',
      'At low water one can walk to {town#}, and at high water nobody tells {town#} what to do.',
    ],
  },
  {
    id: 'waste',
    words: list(
      'wasteland wastes waste badlands post-apocalyptic apocalypse volcano volcanic ash meteor',
    ),
    weak: list('ruined shattered blighted cursed'),
    certain: list('wasteland wastes badlands wasted'),
    without: ['green', 'wood', 'marsh'],
    truths: [
      'The old world lies under {land}« in pieces»: whoever digs in {town1} finds a spoon, a wall or an answer, and has to hand in two of the three.',
      'Clean water and whole glass are what {land} counts as riches. The {workers1} of {town1} are paid in neither.',
      'Nothing in {land} is thrown away. In {town2} there is a word for a thing that has been mended more often than it was used.',
      'Ash comes down on {land} on some days. Bells are rung for it, and people write their debts into it before it is swept.',
    ],
    regions: [
      '{town#} is built on the stumps« and in the cellars» of an older city, whose name nobody knows.',
      '{town#} takes its stones from a dead town« an hour off», and sends nobody there after noon.',
    ],
  },
];
