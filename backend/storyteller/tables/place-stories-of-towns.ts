import type { PlaceStory } from './place-story-type.ts';

/** Places of the size of a town, for the first levels. */
export const placeStoriesOfTowns: readonly PlaceStory[] = [
  {
    id: 'rope-ferry',
    pronouns: { B: 'she' },
    levels: [1, 6],
    tones: ['heroic', 'whimsical'],
    words: ['ferry', 'river', 'rope', 'troll'],
    title: 'The Rope Ferry of {town}',
    look: 'A flat raft hangs on a rope as thick as an arm, and the winch on the {town} side has a bird nest in it. {K} stands at the rail and calls "Pull!", and the raft moves, although nobody pulls. A whole cheese lies on the last plank.',
    senses:
      'The rope hums when the raft moves, one low note that is heard in {town} before breakfast. The landing smells of mud, tar and strong cheese.',
    keeper: [
      'ferry keeper',
      'is seventy, has arms like twigs, and says the secret is in the grease. {K.name} never crosses after dark.',
    ],
    guest: [
      'cheese wife',
      'delivers a wheel a day, and would like to know who eats it, because {K.name} has no teeth to speak of.',
    ],
    absent: 'ferry hand',
    hooks: [
      [
        'A mill owner of {town} offers {pay} gold pieces for the name of whoever cut his fish nets, under water, in a straight line across the river.',
        'The nets were cut because they hung in the way of the raft. Whatever pulls has an appointment to keep.',
      ],
      [
        '{B} pays {bribe} gold pieces to whoever stays by the landing tonight and sees where a whole cheese goes.',
        'At midnight a grey hand as large as a shovel takes the cheese, and leaves the rind, washed.',
      ],
      [
        'The raft came across empty last night, three times, and somebody in {town} heard it laugh.',
        'It was practising. It wants to take the night crossings alone, and {K} has not dared to say yes.',
      ],
    ],
    done: 'A crossing costs two copper pieces, a horse costs four, and a cart is weighed by eye. Those who are chased out of {town} cross free, if {K} likes the look of those who chase them.',
    trace:
      'The rope is wet for its whole length, also where it never touches the water. {K} says "thank you" toward the river after each crossing, and quietly.',
    truth: [
      'A young troll walks along the bottom and pulls. {K} found it in a trap as a cub, and the two have kept a bargain for {years} years: a cheese a day, and nobody eaten. Now it is grown, its kin have heard that it works for its food, and they are on the way to {town} to take it home.',
      'The ferry hand {V.full} fell in {years} years ago and was taken for dead. What came up in spring was grey, slow and strong, and went to the rope as it had every morning. {K} feeds it. It remembers how to pull, and one song, and each winter it remembers less.',
    ],
    finds: [
      [
        'Investigation',
        'looking at the rope on the far bank',
        'four fingers have worn a groove in it, each as wide as two of yours.',
      ],
      [
        'Nature',
        'reading the mud under the landing',
        'bare feet as long as a forearm go down to the water and never up.',
      ],
      [
        'Survival',
        'walking an hour downstream of {town}',
        'three larger sets of the same feet come up the bank, from the hills.',
        1,
      ],
      [
        'Performance',
        'singing an old rowing song on the raft',
        'the rope keeps the beat, and hums the part of {V}.',
        2,
      ],
      ['Insight', 'asking {K} about the old ferry hand', '{K} speaks of {V} in the present.', 2],
    ],
    use: [
      'If the rope is cut in midstream, the raft drifts for a minute, and then walks to the bank of {town}, against the current.',
      'Whoever falls in is set back on the raft, by the collar. Those who have drawn steel on {K} are not.',
      'The rope bears four people hand over hand, and {K} can make it dip under water with one word.',
    ],
    later: [
      'In {days} days three trolls stand on the far bank, and call. The one below pulls the raft toward them with everyone who is on it.',
      'On the first night of frost the rope stops. What was {V} climbs out at {town} and knocks at the door of its mother, who has been dead for ten years.',
    ],
    ways: [
      'The trolls would let {K} keep the young one if it won a pull across the river, three against one, and nobody has said that the party may not hold the rope as well.',
      'It would rest if it were paid off. {K} has kept the wages of {V} in a jar all these years, and only has to count them out on the plank, aloud.',
    ],
  },
  {
    id: 'winter-granary',
    pronouns: { B: 'he' },
    levels: [1, 7],
    tones: ['grim', 'intrigue'],
    words: ['granary', 'grain', 'famine', 'hunger', 'winter', 'store'],
    title: 'The Winter Store of {town}',
    look: 'Nine stone bins stand in a row, each with a lid, a lead seal and the mark of {town}. A cat sleeps on every lid but the last two. {K} sweeps the floor toward the door, and nothing rolls out of the cracks, not one grain.',
    senses:
      'It is quiet and smells of dust and stone. In {town} they say that a full granary whispers.',
    keeper: [
      'grain warden',
      'wears the keys on a wire round the neck, sleeps here, and has lost as much weight as anybody in {town}.',
    ],
    guest: [
      'baker',
      'comes each morning for six sacks, counts them twice, and says {town} has bread until the thaw because {K.name} says so.',
    ],
    absent: 'grain measurer',
    hooks: [
      [
        'The elders of {town} want the bins counted by strangers, and pay {pay} gold pieces, since everybody who lives there is hungry.',
        'Two bins are full, and {K} will open those two first, and take a long time about it.',
      ],
      [
        'A thief was caught in the store with empty pockets. He is to lose a hand tomorrow, says nothing, and eats nothing that is baked in {town}.',
        'He had come to steal, put an arm into the eighth bin, and found out. {K} has promised to feed his sister.',
      ],
      [
        '{B} has found a pebble in a loaf for the third time, and asks the party to stand behind the mill and watch the sacks.',
        'The pebbles were in the bins, to make the weight right. {B} has not let himself finish the thought.',
      ],
    ],
    done: 'Bread tickets are given out at the door of the store, one for each head in {town}, and they have begun to be sold. A ticket costs a silver piece on Monday and five on Saturday.',
    trace:
      'Nobody in {town} has seen the eighth and the ninth bin open since autumn. The cats do not go near them, and there are no mice.',
    truth: [
      'Seven of the nine bins hold sand under a foot of grain. {K} sold the rest in autumn, to pay the ransom for {num} people of {town} whom riders had taken, and was told by the elders to do it and to keep it quiet. The measurer {V.full} wanted to speak, and lies in the ninth.',
      'The grain in the last two bins is black with ergot. {V} baked from it, saw saints on the ceiling and walked off the roof. {K} burns a sack of it every night, and lets {town} believe in thieves, because people can hate a thief, and from despair they would eat it.',
    ],
    finds: [
      [
        'Investigation',
        'pushing a stick into a bin',
        'it goes down a foot and then stops with a crunch.',
        1,
      ],
      [
        'Insight',
        'asking the eldest of {town} who signed for the ransom',
        'he looks at his hands, and asks who else knows.',
        1,
      ],
      [
        'Nature',
        'looking at one grain from the ninth bin',
        'it is as long as a claw, and purple.',
        2,
      ],
      [
        'Perception',
        'standing behind the store after midnight',
        '{K} feeds a stove that gives a sweet smoke, and stands well away from it.',
        2,
      ],
      [
        'Investigation',
        'reading the seals',
        'the lead of two bins was melted and pressed again with the back of a spoon.',
      ],
    ],
    use: [
      'A lid weighs as much as three people. It can be dropped on something, or be a door that the others cannot lift.',
      'Flour dust hangs in the air behind the mill stones. One spark (DC 13 Dexterity save, 4d6 fire) clears the room.',
      'The crowd outside grows by twenty people an hour, and listens to whoever stands on the cart of {B}.',
    ],
    later: [
      'On day {days} {B} comes with six sacks and gets sand. By evening {K} hangs from the crane of the store, and {town} still has no bread.',
      'On day {days} hungry people break in and eat what they find. By night all of {town} is dancing, and by morning {few} of ten can be buried.',
    ],
    ways: [
      'The riders who took the ransom winter two valleys away, with the grain, and there are fewer of them than {town} believes. {K} knows the road, for having walked it with the carts.',
      'If {K} and {B} say it together, they are believed. Salt water sorts the grain: the sick ones float, and a third of it can be saved, with all hands and {days} days.',
    ],
  },
  {
    id: 'wash-house',
    pronouns: { K: 'she' },
    levels: [1, 7],
    tones: ['horror', 'grim'],
    words: ['wash', 'laundry', 'linen', 'sheet', 'shroud'],
    title: 'The Wash House of {town}',
    look: 'Steam stands up to the knees, and out of it rise long tables with wet linen. On the line at the back hangs a sheet that nobody takes down. It has the shape of a lying person on it, in grey, with one arm up.',
    senses:
      'Paddles slap on wet cloth, and stop when strangers come in. It smells of lye and, near the back, of a sickroom. {K} sings to drown a drip.',
    keeper: [
      'head washer',
      'has red hands, a kind voice, and a rule that nobody of {town} may sleep in borrowed linen.',
    ],
    guest: [
      'lodging keeper',
      'has brought the same eleven sheets for the third time this week, and has guests who will not lie down.',
    ],
    absent: 'washer',
    hooks: [
      [
        'At the lodging house in {town} four guests woke with their right arm up, stiff, and could not say why. {B} pays {pay} gold pieces if it stops before anyone hears.',
        'They slept in sheets from the same tub as the grey one. It shows them how it lay, so that somebody will ask where.',
      ],
      [
        'A bride in {town} has found a grey hand on her veil, and it is on the shoulder, and it was not there at noon.',
        'The veil hung beside the sheet. It touches whatever hangs next to it, and by now it gets as far as two pegs.',
      ],
      [
        'A young washer who works for {K} asks the party to take her home past the river path, and not to let her look at windows with curtains.',
        'She was the one who hung it up. In every curtain that moves she sees the arm going up a little further.',
      ],
    ],
    done: 'A shirt costs a copper piece, a sheet two, and stains are talked about at the long table. There is nothing in {town} that {K} does not know by its linen.',
    trace:
      'The grey shape is not in the same place as in the morning: the arm is higher. {K} washes with her back to it, and has had a tub placed so that she must.',
    truth: [
      'It is the sheet in which the washer {V.full} lay sick, {years} years ago, and held up an arm for water. {K} sat in the next room, and was so tired, and did not go. Since {K} has had the place, it has come up in every sheet that she lays in the old tub, and it has nearly finished raising the arm.',
      'The washer {V.full} was put alive into a shroud, when there was plague, since {town} paid by the dozen. {B} drove the cart and heard knocking, and had the sheet back from the grave a week later, because it was a good sheet.',
    ],
    finds: [
      [
        'Perception',
        'laying your own arm along the grey one',
        'the hand is open, as for a cup.',
        1,
      ],
      [
        'Insight',
        'asking {K} for a drink of water',
        '{K} gets up at once, spills half of it, and waits until you have drunk.',
        1,
      ],
      [
        'Investigation',
        'reading the hem of the sheet',
        'the mark of the lodging house was stitched over that of the plague carts.',
        2,
      ],
      [
        'Persuasion',
        'drinking with {B} until late',
        '{B} says "there are always noises on a cart", and nobody had asked.',
        2,
      ],
      [
        'Medicine',
        'looking at the shape',
        'people die with an arm up if they were reaching for something.',
      ],
    ],
    use: [
      'Steam hides everyone beyond five feet. Whoever opens the big door clears it in two rounds, and lets in the night.',
      'A wet sheet thrown over something holds it (DC 12 to get free), unless it is the grey one, which holds on by itself (use a specter, {few} of them if it is cut up).',
      'The lye tub burns for 2d6 a round, and the water comes back up grey.',
    ],
    later: [
      'In {days} days the arm is up. That night everybody in {town} who lies on linen wakes thirsty, and {K} does not wake.',
      'In {days} days it comes off the line, folds itself, and is found on the bed of {B}, with {B} in it.',
    ],
    ways: [
      '{K} has to bring a cup of water to the sheet, at night, from the next room, and hold it until it is empty. It is eleven steps, and something will be holding the door.',
      'It wants to be buried with what was in it. The plague pit is under the new market of {town}, and {B} knows the spot, and has put his best stall on it.',
    ],
  },
  {
    id: 'pass-refuge',
    pronouns: { B: 'he' },
    levels: [2, 8],
    tones: ['horror', 'heroic'],
    words: ['pass', 'mountain', 'hut', 'snow', 'shelter', 'refuge', 'cabin', 'storm'],
    title: 'The Refuge above {town}',
    look: 'A stone hut stands at the top of the pass to {town2}, with the door in the roof, for the snow. Inside are nine bunks, a stove and a guest book on a chain. The last page has the names of the party in it, in ink that is still wet, with the date of tomorrow.',
    senses:
      'The wind says one long vowel. The hut creaks when it drops, as if somebody had stood up, and it smells of mutton fat and wet wool.',
    keeper: [
      'hut warden',
      'makes good soup and sets one bowl more than there are guests. {K.name} would rather that the party slept in the stable.',
    ],
    guest: [
      'salt carrier',
      'crosses twice a month to {town}, sleeps with boots on, and has torn a page out of the book. It is back.',
    ],
    absent: 'mule driver',
    hooks: [
      [
        'A trader in {town} pays {pay} gold pieces for the page on which her husband signed, since he signed it eight days after he was found frozen.',
        'He came back for his mule. What is in the hut lets people finish what they were doing, and then keeps them.',
      ],
      [
        '{B} asks the party to go over the pass with him, and to call him by name every quarter of an hour, and not to answer if he calls back.',
        'He has heard his own voice below the hut, ahead of him, asking others to wait.',
      ],
      [
        'The bell of the refuge has been ringing for three nights, in clear weather, and from {town} no light is seen.',
        '{K} rings it to keep people away. Nobody in {town} has ever thought that a bell could mean that.',
      ],
    ],
    done: 'A bunk is free, soup costs a copper piece, and everyone who sleeps here signs. {town} and {town2} share the cost of the warden, and each believes that the other chose {K}.',
    trace:
      '{K} has nine bunks and ten hollows in the straw. When all are asleep, somebody turns a page.',
    truth: [
      '{K} shut the roof door in a storm, {years} years ago, with the mule driver {V.full} outside, because the hut was full. {V} scratched a name into the door before dying, and has kept the book since. It writes down whoever it means to let in, that is, to keep outside, in its place.',
      '{K} died here {years} years ago and does not know it. The storm took all ten who were in the hut, and {K} is the only one who goes on making soup. The names are written by the others, as a warning: whoever reads the own name in the book should not stay for supper.',
    ],
    finds: [
      [
        'Perception',
        'feeling the outside of the roof door',
        'a name is scratched there, by nails: {V}.',
        1,
      ],
      [
        'Insight',
        'asking {K} how many the hut can hold',
        '{K} says "nine" before the question is finished.',
        1,
      ],
      [
        'Perception',
        'watching {K} eat',
        'the spoon comes up, goes down, and the bowl stays full.',
        2,
      ],
      [
        'Investigation',
        'reading the book from the front',
        '{K} signs as warden in one hand for {years} years, always with the same date.',
        2,
      ],
      [
        'Survival',
        'reading the snow round the hut',
        'there are tracks that come to the door, and none that come from anywhere.',
      ],
    ],
    use: [
      'The stove can be overfed until it glows; nothing that is cold comes within ten feet, for an hour, and then the wood is gone.',
      'What is outside (use a wight) can open nothing, and must be let in by a hand from inside. It knows all your voices.',
      'A name that is cut out of the book is carved in the bunk by morning, and costs its owner a night of rest.',
    ],
    later: [
      'On the next night of snow it calls with the voice of {B}, and {K} opens, because one cannot do it twice.',
      'On night {days} {K} counts the bowls, comes to ten, and remembers. Whoever eats here after that stays.',
    ],
    ways: [
      '{K} has to open the roof door in a storm and go out, with a lamp, and call {V} in. If the party holds the rope, {K} may come back.',
      'If {K} is told gently, with the book open, {K} asks for one thing: that somebody else ring the bell, until both towns have understood that the hut is to be pulled down.',
    ],
  },
  {
    id: 'letter-house',
    pronouns: { B: 'he' },
    levels: [1, 8],
    tones: ['intrigue', 'heroic'],
    words: ['post', 'letters', 'letter', 'mail', 'courier', 'messenger'],
    title: 'The Letter House of {town}',
    look: 'A wall of pigeonholes reaches to the ceiling, one for each house in {town}, with the names in brass. About one in ten has a black ribbon on it. {K} sorts from a ladder on wheels, and takes a letter out of a sleeve now and then, as if it had been there by chance.',
    senses:
      'Paper rustles, wax spits over a candle, and a kettle is always just about to boil. It smells of ink and hot glue.',
    keeper: [
      'post keeper',
      'knows the hand of everyone who writes to {town}, and has a burn from steam on each thumb.',
    ],
    guest: [
      'veteran',
      'comes for the same letter every Friday. His daughter writes from the border, and he has {K.name} read it to him, because of his eyes.',
    ],
    absent: 'letter rider',
    hooks: [
      [
        'A widow of {town} who has just had a letter from her husband pays {pay} gold pieces to know when it was written, since she has met the man who buried him.',
        'It was written in this house on Tuesday. So were eleven others this month.',
      ],
      [
        'The army has sent an officer to ask why nobody in {town} has put in for a death pension for {years} months, in a war. He is paid in wine so far, and hires strangers to look into it.',
        'No notice of death has been given out in {town} in that time. They are in a trunk below the stairs, with ribbons.',
      ],
      [
        '{B} asks the party to take a parcel to his daughter on the border, and to bring back word of how she looks.',
        'She fell in spring. Whoever goes will be told so in the first hour, and will have to come back and say it, or not.',
      ],
    ],
    done: 'A letter to {town2} costs a silver piece, one to the border two, and answers are paid by those who get them. {K} also writes for those who cannot, and is said to put it better than they meant.',
    trace:
      'The letters from the border all fold the paper in three, and {town} is full of them. {K} has asked four people this week how a soldier would say that it is cold.',
    truth: [
      '{K} keeps back the notices of death, and writes the letters of {num} dead soldiers. It began with one, for a mother who was ill. Now {town} is the only place on this road that still sends recruits, and the recruiters have understood why, and have doubled what they pay for stamps.',
      'The rider {V.full} was killed on the road for what was in the bag: an order to let the border fort fall, with {town} behind it. {K} has read it, dares not pass it on, and writes happy letters from the fort, so that no one goes there and nobody notices when it stops answering.',
    ],
    finds: [
      [
        'Investigation',
        'laying two letters of two soldiers side by side',
        'both spell "sergeant" in the same wrong way.',
      ],
      [
        'Sleight of Hand',
        'getting at the sleeves of {K}',
        'there is a notice with a black edge in each, and one is for {B}.',
        1,
      ],
      [
        'Investigation',
        'going through the accounts of the house',
        'a recruiting captain buys a hundred stamps a week, and has never sent a letter.',
        1,
      ],
      [
        'Survival',
        'following the last ride of {V}',
        'the horse was cut loose before it was shot, by somebody who liked horses.',
        2,
      ],
      [
        'Arcana',
        'holding the glued order to the light',
        'there is a second seal below the first, of the enemy.',
        2,
      ],
    ],
    use: [
      'The ladder runs the length of the room on a push, and carries two. From the top one reaches the beam, and from the beam the street.',
      'One kick brings down the wall of pigeonholes, and four thousand letters that belong to people who are standing outside.',
      'The pigeons upstairs take a word to {town2} within the hour, and {K} will let the party send one for {bribe} gold pieces.',
    ],
    later: [
      'On day {days} the recruiters leave {town} with forty more, who have all had cheerful letters from their brothers.',
      'On day {days} the fort falls, and the first that {town} hears of it is smoke.',
    ],
    ways: [
      '{K} would give the trunk to somebody who would stay while the notices are read, house by house. It takes two days, and {B} should be the last.',
      'The order names the officer who is to open the gate, and he is in {town}, on leave, being bought wine. He talks if he is shown what was done to the horse.',
    ],
  },
  {
    id: 'lost-property',
    pronouns: { B: 'he' },
    levels: [1, 10],
    tones: ['whimsical', 'intrigue'],
    words: ['lost', 'found', 'office', 'umbrella', 'tomorrow', 'shop'],
    title: 'The Office of Lost Things in {town}',
    look: 'Umbrellas hang from the ceiling like bats. There are shelves of gloves, a wooden leg, nine wedding rings on a nail, and a goose in a hutch with a ticket on its neck. A box by the door is marked TOMORROW, and the hat of one of the party is in it, although he or she is wearing it.',
    senses:
      'Forty lost watches tick, each with its own opinion. It smells of damp wool and a little of goose.',
    keeper: [
      'finder',
      'writes a ticket for everything, in capitals, and gives nothing out without the correct colour of the lining.',
    ],
    guest: [
      'retired judge',
      'lost a case here in spring, the sort with a verdict, and comes every day to see if anyone has handed it in.',
    ],
    absent: 'second finder',
    hooks: [
      [
        '{K} has a purse with the name of one of the party on it, which was handed in on Thursday. Today is Wednesday.',
        'The purse will be stolen at the fish market of {town} at noon. It can be prevented, and then there are two purses.',
      ],
      [
        'A baker of {town} pays {pay} gold pieces, a cake and his blessing to get back his nerve, which he lost on his wedding day; the ticket says it is here.',
        'It is in a jar on the fourth shelf, and squeaks. If it is opened in the wrong room, the wrong person gets married.',
      ],
      [
        '{B} asks the party to break in tonight and to bring out whatever is under the ticket "{years}".',
        'It is the verdict. It was right, it was bribed away from him, and it is not a piece of paper but a very small, very stubborn frog.',
      ],
    ],
    done: 'Whoever can describe a thing may have it for a copper piece. What nobody claims in a year is auctioned in {town} on the first Monday, unopened, to people who like that.',
    trace:
      'The newest things on the shelves are dry when it has rained, and wet when it is going to. {K} looks at the clock before a thing is lost, and sighs.',
    truth: [
      'A small imp with a conscience lives behind the umbrellas. It steals from tomorrow, because it has been forbidden to steal today, and brings everything here to be returned. It has begun to take larger things; the town hall of {town} has a ticket for Sunday.',
      '{V} is the finder who walked into the back room {years} months ago to fetch a glove, and lost the way. The things come from there: {V} has found the place where lost things go, and hands them out one by one. By now there is a rope tied to the door, and the other end is pulled, now and then.',
    ],
    finds: [
      ['Perception', 'sitting quite still among the umbrellas', 'one of them breathes.', 1],
      [
        'Insight',
        'accusing {K} of theft, loudly',
        'a very small voice says "that is not fair".',
        1,
      ],
      [
        'Investigation',
        'reading the tickets in order',
        'each is in the hand of {V}, who has not been paid since autumn.',
        2,
      ],
      [
        'Athletics',
        'pulling the rope in the back room',
        'it gives one yard, and a glove is tied to it, with "thank you" on it.',
        2,
      ],
      [
        'Arcana',
        'weighing anything from the box TOMORROW',
        'it weighs a little less than it should, as it is not quite here yet.',
      ],
    ],
    use: [
      'Whatever the party needs is here, if one of them can say when it was lost, by whom, and how that felt (DC 13 Deception will do).',
      'The goose is a lost duke, and bites only people who lie about their rank.',
      'All forty watches can be made to ring at once, at which everyone in the room remembers an appointment.',
    ],
    later: [
      'On Sunday the town hall of {town} is gone. It is found here, on the second shelf, with the council inside, still voting.',
      'In {days} days the rope is pulled in from the other end, and takes the door with it, and the office. {town} is left with a very neat gap.',
    ],
    ways: [
      'The imp wants to be told that it may stop. {B} is a judge, and has never yet pronounced anybody good; he would need to be asked nicely.',
      'One goes in with the rope round the waist and something that was never lost. {K} has thought about it, and has nothing of the kind, and so asks the party.',
    ],
  },
  {
    id: 'hill-beacon',
    levels: [1, 6],
    tones: ['heroic', 'grim'],
    words: ['beacon', 'tower', 'lighthouse', 'signal', 'watchtower'],
    title: 'The Beacon of {town}',
    look: 'A round tower stands on the last hill before {town2}, with an iron basket on top and no road up. {num} notches are cut in the doorpost, one for each night of this year on which the beacon should have been lit. There is no ash in the basket.',
    senses:
      'The wind hums in the iron. Now and then a goat coughs, and one thinks that it was a person. It smells of old smoke, very old.',
    keeper: [
      'beacon warden',
      'is proud, lame and always alone. {K.name} can say which farm in the valley has lit its lamp late, and why.',
    ],
    guest: [
      'shepherd',
      'has lost eleven ewes since spring, and says so at the foot of the tower every evening, aloud.',
    ],
    absent: 'former warden',
    hooks: [
      [
        'The council of {town} pays {pay} gold pieces to have the beacon tried, once, by day, without a warning to {K}.',
        'It cannot be lit: the wood is gone, and was sold {few} years ago. {K} has been paid in cheese for keeping quiet.',
      ],
      [
        'A farmhouse on the {town2} side is burned down to the kettle, and nobody in {town} saw a light that night.',
        'There was no fire at the beacon, because the raiders carry a lantern that answers it. Someone taught them the signs.',
      ],
      [
        '{B} offers half a flock to whoever sits in the basket for one night and says what goes by below.',
        'Nineteen riders with wrapped hooves go by, and stop under the tower, and one of them goes in.',
      ],
    ],
    done: 'Whoever brings wood gets soup. {K} mends kettles and reads weather, and people from {town} come up to ask about both, by the goat path.',
    trace:
      'On the {town} side the path to the door is overgrown, and the grass behind the tower is trodden flat. A second cup stands on the shelf, and is warm.',
    truth: [
      '{K} lets the raiders by, and gets word of every raid a day before, so that the farms can be warned and no one is killed. {town} has lost {num} cows and not one person since {K} began. The captain of the raiders is {V}, who trained {K}, and whose patience is at an end.',
      'The raiders have the sister of {K}, and send up a finger of her glove each month. {V} went to get her out and is held there too. {K} has counted the riders, drawn the camp from above, and waits for somebody who can climb.',
    ],
    finds: [
      [
        'Perception',
        'looking at the notches by touch',
        'every fourth one is deeper, and those are the nights of the raids.',
      ],
      [
        'Insight',
        'speaking to {K} of the burned farm',
        '{K} asks whether the people are well, and not whether they were there.',
        1,
      ],
      [
        'Investigation',
        'following the trodden grass',
        'it leads to a stone under which lie {few} lists of cows, initialled {V}.',
        1,
      ],
      ['Sleight of Hand', 'opening the tea tin', 'it is full of the fingers of a green glove.', 2],
      [
        'Investigation',
        'turning over the kettle lids',
        'a camp is scratched into them, tent by tent, over months.',
        2,
      ],
    ],
    use: [
      'From the basket a bow reaches twice as far. The ladder can be pulled up, and whoever is on top is safe and cannot leave.',
      'Wet hay on a fire gives a pillar of smoke that is seen in {town2}. It brings forty people, in four hours.',
      'A boulder as large as a cart is held by one wedge above the goat path, and {K} has sworn to use it only once.',
    ],
    later: [
      'On day {days} {V} comes for {K}, with all nineteen, and goes on to {town} the same night.',
      'On day {days} the glove arrives with something in it, and {K} lights the tower itself.',
    ],
    ways: [
      'If the beacon burns, the raiders turn back, as {V} knows what that means: {V} gave the order for it, once. Somebody has to carry up the wood in plain sight.',
      'The camp has one blind side, a chimney of rock above the cook tent. Six ropes of {B} reach, and {K} will light the beacon to draw the riders off, at the cost of the secret.',
    ],
  },
  {
    id: 'night-pawn',
    levels: [1, 8],
    tones: ['grim', 'horror', 'intrigue'],
    words: ['pawn', 'pawnshop', 'shop', 'debt', 'memory', 'memories'],
    title: 'The Night Pawnshop in {town}',
    look: 'Three brass balls hang over a door that opens after dark. Inside there are no goods, only shelves of small stoppered bottles, each with a thread round its neck and a name. The counter is worn in two places, where people put their elbows to think.',
    senses:
      'Somebody upstairs laughs, in several voices. It smells of camphor, and of whatever you smelled at home when you were small.',
    keeper: [
      'pawnbroker',
      'pays well, in old coins, for "one thing you will not miss". {K.name} wears gloves and never asks a name twice.',
    ],
    guest: [
      'dock worker',
      'has come to redeem something for the fourth time, has the money, and cannot say what it was.',
    ],
    absent: 'music teacher',
    hooks: [
      [
        'A woman in {town} has lost her husband: he lives in the house, and is kind to her, and asks each morning who she is. She has {pay} gold pieces, which he brought home.',
        'He pawned the day they met, for the rent. The bottle is on the third shelf, and was drunk from.',
      ],
      [
        'The watch of {town} has three killings by people who do not remember a reason, and one of the killers asks the party to find out if he had one.',
        'Each of them pawned an old quarrel. Upstairs somebody drank it, and has been settling it in their names.',
      ],
      [
        '{K} offers each of the party {bribe} gold pieces for an hour of childhood, to be chosen by the seller.',
        'It is paid at once. For that hour the character has a blank, and knows how long it is, and that it was a good one.',
      ],
    ],
    done: 'Any memory can be pawned for a month, at a rate of one silver piece in ten. Grief fetches most, then first snow, then mothers. {town} has become a calm place, with few songs.',
    trace:
      'Those who go in cry, and those who come out do not. The laughter upstairs uses a turn of phrase that {B} used to have.',
    truth: [
      'Upstairs {K} keeps {few} old and rich people of {town}, who have lived so long that nothing is new. They drink other lives by the spoon. The teacher {V.full} pawned a whole childhood to pay for a pupil, and has been sitting in the back room since, quite empty, waiting to be told what to do.',
      '{K} drinks none of it. Something that {K} found under the cellar stairs was born without a past, and is growing one out of {num} people. It already has a mother, a street and a wedding, and it has begun to look for the street.',
    ],
    finds: [
      [
        'Investigation',
        'reading the threads by colour',
        'red ones are grief, and all the red bottles are empty.',
      ],
      [
        'Perception',
        'listening at the stairs',
        'an old man describes a first kiss, and a woman corrects him, as it was her turn.',
        1,
      ],
      [
        'Medicine',
        'looking after {V} in the back room',
        '{V} is in good health, and answers every question with "if you like".',
        1,
      ],
      [
        'Perception',
        'looking under the cellar stairs',
        'the dust has the shape of something that has grown three sizes.',
        2,
      ],
      [
        'Insight',
        'humming a tune that {B} forgot',
        'below the floor somebody joins in, with all the verses.',
        2,
      ],
    ],
    use: [
      'A broken bottle lets its hour out: all within ten feet live through it (DC 13 Wisdom save, or stunned for a round), and one of them keeps it.',
      'The shop is only there after dark. Whoever is inside at sunrise is in a dry cistern below {town}, with no door.',
      'What is upstairs will trade: each guest knows one secret of {town} at first hand, from the person who sold it.',
    ],
    later: [
      'In {days} days {K} runs out of sellers in {town}, and stops asking for consent.',
      'In {days} days it comes out, in the shape of {B}, goes home to the wife of {B}, and remembers every anniversary.',
    ],
    ways: [
      'Everything is written down in one book, with the owners. If it is read aloud at the counter each bottle goes to its owner by itself; the guests upstairs (use {few} cult fanatics with 5 hit points each) cannot live without them.',
      'It can be told what it is, and it can be given a memory that is its own: one good evening, here, with the party. Then it stops taking others. {K} will say that it is too dangerous, and be partly right.',
    ],
  },
];
