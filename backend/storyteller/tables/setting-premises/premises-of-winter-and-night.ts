import type { SettingPremise } from './premise-type.ts';

export const premisesOfWinterAndNight: readonly SettingPremise[] = [
  {
    id: 'endless-winter',
    slot: 'change',
    asks: [
      'endless|eternal|always|never*|unending|everlasting|permanent|perpetual|forever|years|year winter|snow|ice|frost|frozen',
      'winter|cold|ice age|came|stays|stayed|begun|kingdom|land|empire|world|queen|curse',
      'frozen|ice|icy|snowy|arctic|glacier land|kingdom|empire|world|wasteland|north|waste|realm|city',
      'summer|spring never_comes|never_came|not|stolen|dead|gone',
      '~winter|snow|ice|frozen|tundra|arctic|glacier|frost|snowbound',
    ],
    not: 'viking|vikings|norse',
    without:
      'harvest\\w*|meadows?|gardens?|orchards?|dust|flowers?|barley|bees|mud|wheat|farmers?|dunes?|plough\\w*',
    title: 'The Long Winter',
    rulers: 'the Hearth Council',
    guards: 'the stove wardens',
    wild: 'the snow',
    way: 'by sledge',
    pitch:
      'The winter in {land} has lasted for {years} years. Fuel is law, hearths are counted, and nobody under {years} has seen a leaf. This week, in the ice of {town2}, something began to tick like a thaw.',
    party:
      'The party has come over {wild} with a stove of its own, which makes it a household before the law, with a vote and a duty. {A} gives it wood for a week in return for a look under the ice.',
    truths: [
      "Fire may be refused to nobody in {land}, not even to an enemy. Murderers and widows have shared one stove, and most peace treaties were made in somebody's kitchen.",
      'Each house has a hearth number, and a hearth that goes out is struck from the list with everybody who lives at it. Neighbours carry embers at a run.',
      'The dead are not buried, for the ground is too hard. They stand in the ice wall of {town1}, in their best clothes, and families go for walks there on Sundays.',
      'People eat fish, lichen, reindeer and what grows under lamps. A lemon is kept in the treasury of {town1}, and can be visited.',
      'Snow is told apart by its sound: {few} kinds can be walked on and one sings. When it sings, everybody lies down.',
      'Children in {land} are taught the words for things that are gone, such as puddle and bee. In {town3} there is an examination in it.',
      'Whoever dreams of green three nights running is taken to the wardens. They are not harmed, only asked to describe it.',
    ],
    regions: [
      '{town1} is built round the Great Hearth, which has never gone out. Warmth is leased by the yard, and the rich wear thin clothes to show it.',
      '{town2} cuts coal and old trees out of the glacier. Its people work in the blue light under the ice, and have begun to hear water.',
      '{town3} keeps seeds in a vault, and monks who remember them. One may look at the apple tree through a glass, if one has never lied to a monk.',
      '{town4} is a town of sledges that follows the herds and lies somewhere else each month. It pays no hearth money, and burns things that it does not name.',
    ],
    factions: [
      [
        'The Hearth Council',
        'gives out the fuel from {town1}, and wants calm, counting and no talk of a thaw',
        'lives from the winter: it owns all that burns, and has paid for more cold once already',
      ],
      [
        'The Green Dreamers',
        'meet without a fire to dream together, and want the spring, whatever it costs',
        'are right: what they dream of is there, under the ice of {town2}, and dreams back',
      ],
      [
        'The Seed Monks of {town3}',
        'want no thaw before they have a field ready',
        'have let the seeds die, all but one jar, and count empty drawers each day with great care',
      ],
      [
        'The Sledge People',
        'come with furs and fat, and want free passage across the ice to the old coast',
        'know that the ice is hollow under {town1}, for they have heard their runners ring',
      ],
    ],
    conflicts: [
      'The coal of {town2} gets wet. {rulers.s} say that the miners spit on it, and pay for it by half.',
      'A hearth in {town1} has gone out, with {few} people at it, and the neighbours have passed it an ember after the hour. Is it a new house, or has it died and been forged?',
      'A thief has eaten the lemon. The whole town wants to see him hanged, and also to ask him how it was.',
    ],
    people: [
      [
        'keeper of the hearth roll',
        1,
        'wants to know what ticks in the ice, before the town hears it without help',
        '{A.name} warms a pen before {A.they} strikes anyone off with it.',
        'opens the fuel stores to all when {A.their} own number is the next to be struck',
      ],
      [
        'ice miner',
        2,
        'wants three men found who went after the sound of water and whose lamps are still burning, down there',
        '{B.name} lays a bare hand on the wall and counts.',
        'blows up the mine, or spares it, for whichever side sends down a doctor first',
      ],
      [
        'seed monk',
        3,
        'wants the last jar taken away from {C.their} own brothers, and planted',
        '{C.name} has dirt under one fingernail and shows it to people as a favour.',
        'confesses that the drawers are empty to a child who asks what a bee was for',
      ],
    ],
    places: [
      [
        'The Wall of Standing Dead',
        1,
        'people come here to talk, and leave a mitten in the winter months, which is all of them',
        'The oldest row is wet about the shoes. Among them stands a woman who is listed nowhere, and whose breath shows (DC 13 Perception).',
      ],
      [
        'The Blue Gallery',
        2,
        'a tunnel as wide as a church, from which the miners come back early now',
        'At its end there is a meadow in the ice, whole, with hay on it, and a line where it has begun to drip. The ticking is that of drops on a bell.',
      ],
      [
        'The Vault of Seeds',
        3,
        'nine thousand drawers with names on them, and the monks recite a different one each hour',
        'The drawers hold sawdust. In the smallest one is a letter from the founders: "We sold the summer for one winter without war. Buy it back."',
      ],
    ],
    starts: [
      [
        'On a square in {town1} an old man stops in the middle of a sentence and looks at his nose: a drop hangs from it. It falls. Where it has hit the snow there is a hole, and in it something green. A hundred people stare. {A} puts a boot on it, very gently, and tells the party to walk with {A.them} and to talk about the weather.',
        'The leaf is real. The old man is from {town2}, and brought it in his beard; he is the one whom the Council paid for silence.',
      ],
    ],
    openings: [
      [
        "The party's stove is struck from the roll by an error. It has until evening to find a hearth that will swear to it, and everyone in {town1} suddenly looks at the ceiling.",
        'It is no error. {A} wants to see who takes them in: that is where the Green Dreamers meet.',
      ],
      [
        'On the way to {town4} the snow sings. The guide lies down, the dogs lie down, and a procession walks past over {wild} with flowers in its hair and without footprints.',
        'It is the summer, or its household. They look for the bell in the meadow, which calls them home, and cannot find the door in the ice.',
      ],
    ],
    truth:
      'The winter was bought. {years.s} years ago two armies stood before {town1}, and its council asked the Lady of the Snows to make fighting impossible. She took the summer as a pledge, honestly, for one year, and locked it into the ice under {town2}, with a bell to call it back. It has been {rulers} who renewed the pledge every year since, first out of fear of the armies, and then because of the fuel. This year the Lady has not come to be paid. She stands in the wall of the dead, asleep, and her shoes are wet.',
    secrets: [
      'The lemon was made of wax. The real one was planted, and is {few} inches high, in the bedroom of {A}.',
      'The Great Hearth has gone out once, for an hour. No one died, and this is the best-kept secret in {town1}.',
      'The two armies are still there, under {wild}, in good order. When it thaws they will wake first, and they have not heard that it was settled.',
    ],
    steps: [
      'water runs in the mine of {town2}, and the Council has it walled up with the miners inside',
      'the ice under {town1} cracks from the hearth outward, and the rich begin to wear coats',
      '{guards} take all green dreamers to the wall, and stand them in line',
      'The pledge breaks by itself, in one night. The thaw takes {town2}, drowns the lower half of {town1}, and lets two armies out into the sun.',
    ],
    ends: [
      'The bell is rung by somebody who knows what comes: spring in a month instead of a night, and two armies that have to be met with bread.',
      'The Lady is woken and asked to take the winter back. She wants to be told what it was like, by everybody who lost somebody, and has time.',
      'The pledge is renewed once more, by people who know it this time, until a field is ready. {town3} has a single jar and a year.',
    ],
  },
  {
    id: 'eternal-night',
    slot: 'change',
    asks: [
      'sun gone|dead|died|dying|never|vanished|stolen|swallowed|eaten|risen|rise|extinguished|disappeared|black|stopped|out',
      'eternal|endless|permanent|always|perpetual|everlasting|forever|unending night|midnight|dark|darkness|twilight|shadow|dusk',
      'sunless|without_sun|without_the_sun|no_sun|without_sunlight|without_light',
      'darkness|night lighthouse|lantern|lanterns|light|lamps|lamp',
      'never light|daylight|dawn|sunlight',
      'land|realm|world shadow|shadows|darkness',
    ],
    without:
      'suns?|sunlight|sunrise|sunset|sunny|sunshine|noons?|midday|dawns?|daylight|by day|shadows?|harvest\\w*|afternoons?|shade|at dusk|in the evening|orchards?',
    title: 'The Land without Morning',
    rulers: 'the Lamp House',
    guards: 'the wick wardens',
    pitch:
      'The sun has not risen over {land} for {years} years. People live in rings of lamplight and pay for it by the hour. Beyond the last lamp something has learned to imitate a light.',
    party:
      'The party walks between the lamps, which is the most dangerous and best-paid work in {land}. {A} gives it oil for ten days and asks it to look at a lamp that nobody lit.',
    truths: [
      'A lamp is a place: whoever keeps one may settle round it, marry people and give judgment as far as its light falls.',
      'Oil is counted in hours, and hours are money. In {town1} a good meal costs six, and a coffin an even hundred, because nobody is laid in the dark.',
      'Beyond the light live the Quiet. They do nothing to people who carry a flame, and nobody has ever found anything of those who did not.',
      'Bells tell the time in {land}. Each lamp has its own note, so that one can walk home by ear.',
      'People eat mushrooms, cave fish and blind sheep. Their skin is pale, their jokes are good, and their children draw the sun with a face and legs.',
      'A stranger is asked to touch the flame. What comes out of the dark can do everything else.',
      'Candles are given at births, to be burned at death. Those of the poor are thin, and they light them early, out of curiosity.',
    ],
    regions: [
      "{town1} stands round the Great Lamp, which can be seen for a day's walk. Rents follow the brightness, and the lower alleys have light only on holidays.",
      '{town2} presses oil from seeds that grow in the warmth of furnaces. It has the heat, it makes the light, and it can afford neither.',
      '{town3} is a hill of astronomers who still write down every star. They have a calendar of sunrises, on which every day is crossed out.',
      '{town4} is the last lamp. Its people are smugglers and sleepers, and some of them have begun to leave the wick low, because it is easier on the eyes.',
    ],
    factions: [
      [
        'The Lamp House',
        'governs by selling light from {town1}, and wants every flame in {land} lit from its own',
        'has {few} years of oil left, and puts out a lamp at the edge each month, and says that the dark took it',
      ],
      [
        'The Morning Church of {town3}',
        'keeps the calendar, and wants everybody on the roofs on the right day, with open eyes',
        'has worked out that the sun rises each day, and that something stands before it',
      ],
      [
        'The Dim',
        'are people who have learned to live without a lamp, and want to be let alone',
        'speak with the Quiet, who are people too, or were: those whose lamps were put out',
      ],
      [
        'The Wick Thieves',
        'steal light for the lower alleys, and want oil at the price of bread',
        'have drilled into the Great Lamp, and have seen that it burns no oil',
      ],
    ],
    conflicts: [
      'A new light stands in the dark beyond {town4}, warm and steady. {few.s} families have gone to it, and it has moved a little further.',
      'The oil of {town2} is to be paid in light and not in money. The presses stand still, and {town1} has turned down its streets one by one.',
      'A child was born in {town2} that sees in the dark. The midwife calls it a gift, {guards} call it Quiet, and it does not like the lamp.',
    ],
    people: [
      [
        'keeper of the wicks',
        1,
        'wants to know who lit the lamp beyond {town4}, for it burns better than any of {A.their} own',
        '{A.name} trims every candle that comes within reach.',
        'stops putting out lamps the day {A.they} is led through an alley that she has darkened',
      ],
      [
        'oil presser',
        2,
        'wants a barrel brought to a lamp that is on the list for this month',
        '{B.name} smells of warm seeds and cannot abide waste.',
        'gives the whole pressing away for one proof that the list exists',
      ],
      [
        'dim guide',
        4,
        'wants somebody with a lantern to come along and, when asked, put it out',
        '{C.name} turns the face away from lamps, politely, as from a drunk.',
        'tells what the Quiet want to anyone who has sat an hour with {C.them} in the dark and has not spoken',
      ],
    ],
    places: [
      [
        'The Great Lamp',
        1,
        'a tower of lenses that hums, with a gallery for couples, by the minute',
        'There is no wick. In the middle of the glass hangs a splinter as bright as summers used to be, and it gets a little smaller whenever a lamp is lit from it.',
      ],
      [
        'The Calendar Hill',
        3,
        'tables of stone, on which the Morning Church crosses out a sunrise at each bell',
        'The stars are listed, too, and {few} are missing each year, always in the same place: in the shape of a hand.',
      ],
      [
        'The Drowned Lamps',
        4,
        'a row of posts that leads out from {town4}, without glass, and people set down shoes there',
        'Some shoes are worn anew each time. Behind the ninth post there is a town, with streets, neighbours and a school, and it is pitch dark.',
      ],
    ],
    starts: [
      [
        'The party is crossing from one lamp to the next when the one ahead goes out. Then the one behind. In the dark somebody takes one of them by the hand, a small, warm hand, and leads them on, quite slowly, as far as the edge of the light of {town4}. There it lets go. {A} stands there with a full lantern and asks who brought them, and will not believe it.',
        'The lamps were put out by order. The hand belongs to a child of the Quiet, who was born in the dark and does not know that it is anything else than a girl.',
      ],
    ],
    openings: [
      [
        "A wick thief drops through the ceiling of the party's inn in {town1}, with something bright in both fists that is no fire, and asks them to hold it, and not to look.",
        'It is a crumb of the splinter. As long as it is in the room, no lamp of the Lamp House will burn within a mile.',
      ],
      [
        'In {town3} the bell rings for a sunrise, as it does every day, and nobody looks up but a novice. She says to the party: "There. It moved aside."',
        'She has seen a line of light between two of its fingers, and she is the first in {years} years who did.',
      ],
    ],
    truth:
      "The first mistress of the Lamp House stole a splinter of the sun, to light the poor. The sun missed it. Since then it stands behind a hand, its own, as one holds one's face, and will not show itself until it is whole. The splinter is the Great Lamp, and every flame that is lit from it makes it less. {rulers.s} have known this from the first mistress's letter. They put out one lamp after the other so that the last light will be theirs, and those who were left in the dark have simply gone on living.",
    secrets: [
      'The light beyond {town4} is a lamp that was lit from flint and not from the Great Lamp. The Quiet made it, to be seen.',
      'The blind sheep of {land} all look in the same direction at the same hour.',
      'A child that was born in the dark can carry the splinter without being burned, and nobody else can.',
    ],
    steps: [
      'another lamp goes out, this time with a school round it',
      'the pressers put out {town2} themselves, and disappear into the dark with all their oil',
      '{guards} march along the dead posts with a thousand torches, and are heard singing, and then not',
      'The Great Lamp flickers. {town1} has one night to learn how one lives without a light, from people it has never asked.',
    ],
    ends: [
      'The splinter is carried up the Calendar Hill by somebody from the dark and given back. It will be the last thing that this child can see in comfort, for then it is day.',
      'The list is read out, and the lamps are lit from flint, for everyone, small and many. The sun goes on weeping, and people have stopped waiting for it.',
      '{town1} moves out to the ninth post with all its bells. The light goes out behind it, and nobody who has been led by the hand turns round.',
    ],
  },
];
