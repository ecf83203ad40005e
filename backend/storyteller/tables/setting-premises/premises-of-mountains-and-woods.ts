import type { SettingPremise } from './premise-type.ts';

export const premisesOfMountainsAndWoods: readonly SettingPremise[] = [
  {
    id: 'mountains',
    slot: 'land',
    asks: [
      'dwarven|dwarf|dwarves stronghold|strongholds|mountain|mountains|range|holds|peaks|clans|mining|mine|town',
      'mountain|mountains|peaks|alpine|himalaya* range|monasteries|strongholds|clans|pass|kingdom|land|passes|valleys',
      '?mountain|mountains|peak|peaks|highlands|alps|cliffs|cliff|canyon|canyons|dwarven|dwarves|dwarf',
      '~mountain|mountains|peaks|highlands',
    ],
    not: 'underground|surface|upside|fell|floating|humans|elves|dragons?',
    without: 'deserts?|seas?|harbours?|ships?|jungle',
    title: 'The Holds of the One Peak',
    rulers: 'the Thanes',
    guards: 'the gate guards',
    wild: 'the high passes',
    way: 'by mule and lift',
    pitch:
      'Four strongholds stand in {land}, each on its mountain, and each can hold out for a year against the other three. They have a truce because of the peak in the middle, which is sacred. In spring, when the snow went, there was a door in it.',
    party:
      'The party is from outside the clans, so it may climb the sacred peak without breaking an oath, as one cannot break what one has not sworn. All four holds have asked for it. {A} asked first, and pays in axes.',
    truths: [
      'A guest in a hold is safe from everything but the ale. Whoever has drunk from the third cup may be lied to.',
      'Clans of {land} are told by their beards, their braids and the knot of their bootlaces. To untie one is a declaration.',
      'Nothing is thrown away in the mountains. It is dropped, and there is a law about who stood below.',
      'Each hold has an avalanche that it could let go, aimed, and shows it to guests after supper.',
      'Ancestors are asked in all that concerns stone. They answer by knocking, and are a little old-fashioned.',
      'Names are cut in the hall when the first beam is carried. Those who carried none are called by their mother.',
      'The peak has not been climbed in {years} years. It has grown since, by a hand.',
    ],
    regions: [
      '{town1} is the hold of the bridge: a hall on both sides of a gorge, with a throne in the middle, over nothing.',
      '{town2} has the deepest mine and the finest smiths. It sleeps in shifts and has not been dark for a century.',
      '{town3} keeps goats, bees and the only school, on terraces that are carried back up each spring in baskets.',
      '{town4} is the poorest, at the foot of the peak. Its people are the wardens of the snow and sweep the sacred stair.',
    ],
    factions: [
      [
        'The Thanes',
        'govern {land} each from one hold, and want the door shut, or opened by themselves',
        'have each sent {few} climbers already, at night, and have not got any back',
      ],
      [
        'The Stair Wardens',
        'sweep the snow of {town4}, and want nobody on the peak at all',
        'have always known the door, and put the snow on it, by the basket',
      ],
      [
        'The Young Hammers',
        'are the third sons and daughters, who get no hall, and want to found a fifth hold',
        'have been promised one, complete, with hearths, by a voice in the smoke',
      ],
    ],
    conflicts: [
      '{town1} has raised the toll on the bridge, and {town2} has begun to build another one, from the other side, in the dark.',
      'A smith has forged a crown, from habit, without being asked. There has been no king in {land} since the truce.',
      'Two clans have sued each other over an echo. It was heard to answer differently this winter.',
    ],
    people: [
      [
        'keeper of the truce stone',
        1,
        'wants the climbers of all four holds brought down, and above all on the same day',
        '{A.name} hums the treaty while thinking.',
        'breaks the truce stone, with what is in it, once the dead climbers have been counted',
      ],
      [
        'master smith',
        2,
        'wants a bit of the door, however small, and offers a blade for it',
        '{B.name} tests everything with the teeth.',
        'melts down the crown when shown the last head that wore it',
      ],
      [
        'eldest of the Stair Wardens',
        4,
        'wants a hundred baskets of snow carried back up before the thaw reaches the hinges',
        '{C.name} never looks up at the peak, only at the feet of people.',
        'tells what is behind the door to anyone who has carried {few} baskets without asking',
      ],
    ],
    places: [
      [
        'The Door in the Peak',
        4,
        'a gate for giants, of grey metal, which was under the snow of an age',
        'It has four keyholes and no hinges. From inside one can hear picks, and a song that all four clans believe to be theirs.',
      ],
      [
        'The Hanging Throne',
        1,
        'a seat of stone on a chain, over the gorge, on which nobody may sit',
        'The chain goes up into the rock and on, for miles. Pulled {few} times it rings a bell in the peak (DC 15 Athletics).',
      ],
      [
        'The Wall of Beams',
        3,
        'each beam of the old hall has a name, and the oldest were brought from elsewhere',
        'The first {num} names are of one clan. It has been cut into four, by four hands, with the same chisel.',
      ],
    ],
    starts: [
      [
        'The four clans are drinking to the truce in {town1}, on the bridge, as each spring. There is a sound from the peak like a very large latch. No one puts down a cup. Then down the sacred stair, in the sun, comes a single dwarf in a mail shirt of a make that nobody has seen outside a tomb, with a list in hand, and stops before the thanes. "Is it over?" he asks. "We ran out of candles."',
        'He is of the fifth hold, which was shut in the peak by the others for the length of a war. They have kept the time as best they could.',
      ],
    ],
    openings: [
      [
        'A goat herd in {town3} sells the party a lamp of silver that her goat brought home. It is lit, and it has been burning for longer than there have been goats.',
        'There is a second way into the peak, wide enough for a goat, and a hungry child.',
      ],
      [
        'All the knocking of the ancestors has stopped, in all the holds, in one night. Then it begins again, from one direction.',
        'They were never ancestors. It was the people in the peak, asking to be let out.',
      ],
    ],
    truth:
      'The four clans were one, under a king, when something came down from the stars into the peak, and ate metal, and then those who wore it. The king shut himself in with it, with the fifth part of his people, so as to starve it. The others swore to open after a year, divided the land, and found that they lived well. Those inside have lived on mushrooms, discipline and a song. They have tamed it, more or less. It is about as large as the peak now, and they have no more candles.',
    secrets: [
      "Each hold has one key, in the foot of its thane's chair. None of the thanes knows of the other three.",
      'The knocking is a code, which children use for fun. "Open" is the first word that they learn.',
      'What lives in the peak likes old iron best, and sleeps for a year after a crown.',
    ],
    steps: [
      'the Young Hammers climb the peak, with their tools, and are let in by the wrong door',
      "the Thanes post guards on each other's stairs, and the truce stone sweats",
      '{town2} awakes without a nail in the house, and the smiths weep',
      'At midsummer the song inside stops in the middle of a line. The mountain leans a little toward the nearest forge.',
    ],
    ends: [
      'Four keys are turned by four thanes who have apologised, aloud. The fifth hold comes out into the sun, and {land} has a king who is owed {years} years of dinners.',
      'The creature is given all the crowns, swords and keys of {land}, and goes to sleep for a generation. It is the longest peace the clans have ever had.',
      'The song is taught to everybody. It is what tamed it; and to this day one sings at the forge, and leaves a nail out overnight.',
    ],
  },
  {
    id: 'elf-forest',
    slot: 'land',
    asks: [
      'elven|elf|elves forest|wood|woods|city|kingdom|realm|lands|empire|enclave|isolated|hidden|cut_off',
      'enchanted|ancient|primeval|endless|primal forest|wood|woods|woodland',
      '?forest|woods|woodland|wood|grove|elven|elves',
      '~elves|elven|elf',
    ],
    not: 'slaves?|orcs?|dwar\\w+|humans?|haunted|fey|feywild|extinct|moves|eats|moving|alive|villages?|town',
    without: 'deserts?|seas?|harbours?|ships?|mines?',
    title: 'The Wood with One Door',
    rulers: 'the Leaf Court',
    guards: 'the border archers',
    wild: 'the outer trees',
    way: 'along the branches',
    pitch:
      'The elves of {land} closed their forest {years} years ago, and no path has led in or out since. They have had peace, music and the same weather. This spring, for the first time in memory, a child has asked what is outside, and no one could answer.',
    party:
      'The party walked in, by a path that should not have been there, and it closed behind it. The court has decided to call it weather until it can be explained. {A} would rather call it a chance.',
    truths: [
      'Nobody in {land} counts years. One says "before the wren", and everyone knows which.',
      'Trees are asked before they are climbed, and thanked by name. The answer takes until evening.',
      'An elf who is bored becomes a tree for a while. There are more trees each year, and it is not spoken of.',
      'Nothing is ever thrown away or finished in {land}. There are songs of which the third verse is expected soon.',
      'Iron is called "the cold guest". There are {few} pieces in the whole forest, and each has a room.',
      'Outsiders are known from plays. They have tails in these, and hurry.',
      'The border is a line of white stones. On this side it is always the same afternoon.',
    ],
    regions: [
      '{town1} is the court: halls of living beech, in which the chandeliers are fireflies and have to be asked.',
      '{town2} is where the songs are made. It is so quiet there that one hears them being left out.',
      '{town3} lies at the border, behind the white stones. Those who watch here have been told to face inward.',
      '{town4} is the grove of the bored, where trees stand in fine clothes. The young go there to be alone, and are not.',
    ],
    factions: [
      [
        'The Leaf Court',
        'governs {land} by courtesy, and wants nothing to have happened',
        'has {few} members left who are not trees, and moves them round so that the hall looks full',
      ],
      [
        'The Unanswered',
        'are the young, who want to see rain, a stranger and an end',
        'have dug under a white stone and found that it holds something in the other direction',
      ],
      [
        'The Border Archers',
        'guard the stones, and want to be told against whom',
        'have shot at their own shadows for a year, as these have started to come from the wrong side',
      ],
    ],
    conflicts: [
      'A child was born in {town2}, the first in an age, and the court has put off its name until it has been decided what a name is for.',
      'The archers have let a deer out. It came back after an hour, old, and lay down before the throne.',
      'Two singers have ended the same song, on the same night. The court has had both endings locked away.',
    ],
    people: [
      [
        'chamberlain who remembers rain',
        1,
        'wants the party to tell the queen what year it is, gently, and to catch her',
        "{A.name} carries an umbrella, to everyone's amusement.",
        'opens the border from within once the queen has heard the number',
      ],
      [
        'young singer of the Unanswered',
        2,
        'wants to go out with the party, whatever the price is, and to be told what a price is',
        '{B.name} asks a question before the last one has been answered.',
        'stays after all if somebody has to remain so that the others can leave',
      ],
      [
        'archer who faces outward',
        3,
        'wants a message brought to a sweetheart beyond the stones, who waits at the ford',
        '{C.name} oils the bow each evening, for tomorrow.',
        'pulls up the stones on learning how long one can wait at a ford',
      ],
    ],
    places: [
      [
        'The White Stones',
        3,
        'a ring round the whole forest, each as high as a chair, and each a little warm',
        'There is a day in each of them: {years} years of days, laid by. Whoever lifts one has to live it (DC 14 Arcana).',
      ],
      [
        'The Grove of the Bored',
        4,
        'a park of fine trees, with gloves on some of the branches',
        'They are awake, and talk at noon. All of them say the same thing, slowly, since it takes a season: "Let it be evening."',
      ],
      [
        'The Room of the Cold Guest',
        1,
        'a locked chamber in which an iron key lies on a pillow',
        'It fits the first stone. The queen locked the day herself on which a certain messenger was to arrive.',
      ],
    ],
    starts: [
      [
        'There is a ball at court in {town1}, as there was yesterday, with the same dances. The party stands by a pillar and is not mentioned. In the middle of the third dance a drop falls on the floor. The music stops. All of them look up, at the leaves, and then at one another. A second drop falls on the sleeve of {A}, who begins, slowly and with great joy, to open an umbrella.',
        'The party brought in a day that was missing, and with it the weather. Each of them stands for one stone.',
      ],
    ],
    openings: [
      [
        'The child without a name takes the party by the hand and leads it to a tree in a red coat. "He says you know my sister," it says.',
        'The tree is an ambassador who came {years} years ago. He has been listening ever since, and is proud of his patience.',
      ],
      [
        'An arrow with a letter lands before the party, from outside the stones. The letter says: "Still here. Bring bread."',
        'It was shot this morning, and {years} years ago. At the ford it is still the same day, too.',
      ],
    ],
    truth:
      "A messenger stood at the border {years} years ago with the news that the queen's daughter had fallen in a war. As long as he did not arrive it had not happened. So the queen took that afternoon and shut it, with the whole forest in it, and put away each day that came. The messenger still stands at the ford. The daughter is not dead: it was the wrong tent, and the second half of his news is that she will be late. She has waited outside all her life, and has grown old there, on bread that is brought to the sweetheart of an archer.",
    secrets: [
      'There is one day more in the stones than have passed. It is the last of the forest, and a very fine one.',
      'The trees in the grove can turn back, at any evening. There has not been one.',
      'The old woman at the ford is the heir of {land}. She has stopped being angry and does not know how to tell her mother.',
    ],
    steps: [
      'the Unanswered lift a stone, and one of them is forty',
      'the court has all clocks, songs and children brought to one room',
      'the archers are told at last against whom: the party',
      'The rain gets in. {years.s} years of days fall on {land} in one night, and in the morning it is very late in the year.',
    ],
    ends: [
      'The queen goes to the border and asks the messenger to speak. It is evening at last; there are {num} trees fewer, and somebody has to be forgiven at the ford.',
      'The young are let out with a day each in the hand. The forest closes again behind them and is happy, in its way, and has one door.',
      'The days are given back one by one, to those who will live them. It takes a long time, of which there is enough.',
    ],
  },
];
