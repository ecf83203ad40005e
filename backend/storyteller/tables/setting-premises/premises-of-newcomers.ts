import type { SettingPremise } from './premise-type.ts';

export const premisesOfNewcomers: readonly SettingPremise[] = [
  {
    id: 'refugees',
    slot: 'change',
    asks: [
      'colonists|refugees|settlers|people|exiles|survivors|visitors|invaders dying|another|other|destroyed|different|lost plane|world|dimension|planet|realm|homeland',
      'refugees|displaced|asylum_seekers|exodus',
      'dwarves|elves|gnomes|drow|halflings|people surface chased|fled|driven|flee|forced|exiled',
      'chased|driven|drove|fled out|from deep|depths|underdark|mines|mountain|mountains|homeland|underground',
      'newcomers|arrive|arrivals|arrived share|land|home|settle|portal|gate',
    ],
    not: 'goblins?|orcs?',
    title: 'The Guests Who Stay',
    rulers: 'the Hearth Assembly',
    guards: 'the road guards',
    pitch:
      'A people without a home has come to {land}, {num} thousand of them, with carts, bells and their dead in boxes. They ask for one valley and offer what they know. What drove them out is something that they have no word for, and they keep looking back.',
    party:
      'The party was there when the first of them came, gave them water, and so counts as their host, which is an office in their law. {A} needs a host, since without one not even a question may be answered.',
    truths: [
      'The newcomers knock before they come out of a house. They will not say why.',
      'They own a share in things, never a thing. Markets take twice as long with them, and come out cheaper.',
      'Each of their families carries a door. It is set up, in a tent or a field, and nobody goes round it.',
      'They sleep in the daytime, in turns, {few} to a watch. One of each watch only listens.',
      'Half of {land} has given them soup, and the other half has sold them the bowl.',
      'Their smiths can do what ours cannot: a steel that does not rust, and a lamp that needs no oil. They make it facing the wall.',
      'They bury no one here. The boxes are kept together, upright, and are told the news.',
    ],
    regions: [
      '{town1} is where the assembly sits. It has counted the blankets, the wells and its own friends, and is short of all three.',
      '{town2} has the camp outside its gate, a street longer each night, and a bakery that has never done so well.',
      '{town3} owns the empty valley that everyone talks of. It is empty for a reason, which the old people know and have never said.',
      '{town4} lies nearest to where they came out. The ground hums there, and the birds have moved.',
    ],
    factions: [
      [
        'The Hearth Assembly',
        'governs {land} by a show of ladles, and wants them housed, counted and elsewhere',
        'has been offered steel by their elders, and soldiers by those who want them gone, and has said yes twice',
      ],
      [
        'The People of the Doors',
        'are the newcomers, who want the valley, a host and a thick wall at its back',
        'have closed the way behind them with a third of their own people on the other side',
      ],
      [
        'The Old Fence',
        'are farmers and sons, who want what is theirs to remain so, and have torches',
        'are led by a grandson of people who came to {land} in the same manner, and hid it',
      ],
    ],
    conflicts: [
      'A door of the newcomers has been burned in {town2}. They have sat down in front of the ashes and will not eat, all {num} thousand.',
      'A girl from {town1} has been married through a door, by their law, and her father has the sheriff at the other side.',
      'The newcomers have asked that no one digs, anywhere, until the new moon. The harvest of turnips is on.',
    ],
    people: [
      [
        'elder who carries the first door',
        2,
        'wants the host to come along and look at the valley, from inside, by night',
        '{A.name} touches a doorpost that is not there.',
        'says aloud what drove them out, as soon as the host has sworn not to run',
      ],
      [
        'young smith of the newcomers',
        4,
        'wants the way reopened, for one night, because of those who were left behind it',
        '{B.name} wears a key that is still warm.',
        'stays to hold the door, if somebody brings through the others, and a brother first',
      ],
      [
        'speaker of the Old Fence',
        3,
        'wants the party to swear that they saw one of them steal, and would believe it gladly',
        '{C.name} has very old boots of a very strange make.',
        'throws the torch away on being shown the same boots in one of the boxes',
      ],
    ],
    places: [
      [
        'The Empty Valley',
        3,
        'good grass, a stream, and not a single house',
        'There are {num} doorposts in the grass, rotted to the knee. Somebody lived here once and was asked to leave, and did, through doors (DC 12 History).',
      ],
      [
        'The Way',
        4,
        'a hillside of fresh stone, sealed like a letter',
        "On this side it is cool. There is knocking, {few} times, a pause, and {few} times. It is a child's rhyme, and they still keep the beat.",
      ],
      [
        'The Upright Boxes',
        2,
        'a ring of painted coffins, with stools for those who come to tell them things',
        'A few are empty, with air holes. They are meant for those who have looked at it, so that they can stand somewhere until it has passed.',
      ],
    ],
    starts: [
      [
        'All of {town2} has come to the gate, with bread in one hand and something else in the other. Down the road from {town4} comes a bell, and after the bell a door, carried upright by four people; and behind it nothing but carts, for miles. The door is set down before the party. {A} knocks at it, from the outside, with great politeness, and waits, and the whole road waits. One of the children whispers to the party that they are supposed to say "Come in".',
        'Whoever says it is the host, in the law of both countries, as it happens. {A} chose the ones who looked as if they would.',
      ],
    ],
    openings: [
      [
        'The steel of the newcomers rings, all of it, at the same moment: each pot, hinge and blade in {town1}. They are on their feet before it has stopped.',
        'It rings when the thing behind them has found the next wall. There are {few} walls left.',
      ],
      [
        'A boy sells the party a map of the camp, with the tent in which they hide "the machine". He is paid by the Old Fence, and cannot read.',
        'It is a cradle. It holds the only one of them who was born on the way, and who has not learned to be afraid.',
      ],
    ],
    truth:
      'What drove them out is an echo. They had dug, built and called out in their old country for so long that something had answered, in their own voices, and each answer took the place of the one who had called. It follows what it has heard. They have learned to whisper, to knock, to own nothing by name, and to leave a door between themselves and every place they live in, since it comes by the way one came. They have done so {few} times. The people of {land} descend from those who ran the first time, and stopped knocking when they felt safe.',
    secrets: [
      'It cannot answer a question that is put by two people at the same time, in two languages. No one has ever had a neighbour to try it with.',
      'Those behind the wall are not dead. They have stood still in their boxes since the day it was closed.',
      'The valley is empty because {land} drove out its own first refugees, and has paid for the silence in turnips.',
    ],
    steps: [
      'the Old Fence burns the camp, and the newcomers burn with it rather than shout',
      'a farmer calls his cows in {town4}, and is answered',
      '{guards} force the newcomers to give up their doors, for firewood',
      'At the new moon all of {land} hears itself being called to supper, in its own voice, from the hill.',
    ],
    ends: [
      'The two peoples ask it, together, what it wants. It has never been spoken to before. It is very quiet from then on, in two languages.',
      'The valley is given away, with a wall behind it and a gate in the wall. Knocking is taught at school; and those in the boxes come through, stiff and singing.',
      'They move on, with {num} people of {land} among them who had always thought that their grandmother was odd about doors.',
    ],
  },
  {
    id: 'sealed-evil',
    slot: 'change',
    asks: [
      'prison|imprisoned|sealed|seal|locked|chained|bound|jailed|buried|trapped demon|evil|god|titan|monster|beast|dark_lord|horror|lord|devil|something|dragon',
      'demon|evil|god|titan|monster|something|beast|horror beneath|under|below|underneath prison|buried|sealed|fields|village|city|town|farmland|wheat',
      'peaceful|idyllic|quiet|cozy|cosy|sleepy secret|hiding|hides|beneath|below|under|dark',
    ],
    not: 'island|turtle',
    title: 'What the Fields Are For',
    rulers: 'the Good Neighbours',
    guards: 'the hedge keepers',
    pitch:
      '{land.s} is the most peaceful place in the world: wheat, bees, and one lawsuit a year. It was laid out so, each hedge and each lane of it, on the lid of a prison. This harvest, in one field, the ears have come up black.',
    party:
      'The party is on holiday, or was meant to be. Peace in {land} has to be kept by people who do not know what for, and {A}, who does, has noticed that the party is good at not being peaceful, elsewhere.',
    truths: [
      'A quarrel has to be made up before sunset. Everybody helps, with cake, and nobody can say why it is so urgent.',
      'The lanes of {land} never cross at a right angle. Strangers get lost, and enjoy it.',
      'Each harvest one row is left standing, along the hedge, right round the country. To cut it is the only crime with a dungeon.',
      'Bells are rung {few} times a day, all at once, and never for fire, weddings or deaths. These have whistles.',
      'No one is buried in the ground. Ashes are scattered on the sea, two days away, by cart.',
      'Nothing in {land} has a cellar. It is because of the damp, people say, on hills as dry as a biscuit.',
      'Soldiers get their pension here if they promise never to tell of it. They become gentle in a week, and sleep.',
    ],
    regions: [
      '{town1} has the threshing hall, where the neighbours meet, and a green with geese that have never been frightened.',
      '{town2} keeps the bells and casts them. The metal comes in at night, in lead boxes, from abroad.',
      '{town3} is where the old soldiers live. The gardens there are beautiful, and all in rows.',
      '{town4} lies in the middle, where all lanes turn away a little. There is a field, a scarecrow and a school for {few} children.',
    ],
    factions: [
      [
        'The Good Neighbours',
        'govern {land} by lending things, and want the black field cut before anybody looks at it',
        'know what is below, and that it lives on one thing, which is people hating each other',
      ],
      [
        'The Bell Founders',
        'cast, ring and count, and want to be paid for silence, in silver',
        'have been leaving one note out, for {years} years, as an experiment',
      ],
      [
        'The Ploughshare',
        'are young people who want to know, and dig at night with spoons',
        'have reached a ceiling, and something under it that thanks them by name',
      ],
    ],
    conflicts: [
      'Two brothers in {town1} have not made it up for three sunsets. The geese are hissing, and people have begun to have opinions.',
      'A stranger has bought the row along the hedge, for a good price, with a fair contract, and has brought scythes.',
      'A veteran in {town3} has started to remember. He screams at noon, when the bells are rung, and never by night.',
    ],
    people: [
      [
        'good neighbour in the know',
        1,
        'wants the two brothers reconciled by tonight, at whatever price, and cannot say why',
        '{A.name} brings a cake to everything.',
        'tells all of {land} the truth, once there is no other way to make it angry at the right thing',
      ],
      [
        'bell founder with a doubt',
        2,
        'wants the missing note found, which was sold abroad, and hung before the harvest moon',
        '{B.name} flinches a moment before the hour.',
        'rings alone through the night, if two others take the ropes who cannot stand each other',
      ],
      [
        'teacher of the middle school',
        4,
        'wants the children out of {town4}, quietly, as they have all drawn the same face',
        '{C.name} counts the class each time a cloud goes by.',
        'goes down, as a hostage, for the child that it has asked for',
      ],
    ],
    places: [
      [
        'The Black Field',
        4,
        'an acre of wheat as dark as ink, which bows in all winds toward its middle',
        'Whoever walks in thinks of someone who has wronged them, in good detail. In the middle the scarecrow holds a key, and offers it (DC 14 Wisdom saving throw).',
      ],
      [
        'The Plan of the Lanes',
        1,
        'a tapestry in the threshing hall with all lanes of {land}, embroidered, as a joke, as one knot',
        'It is one. From above the country is a sign, {few} days wide, which means "stay". A stitch has come undone at the black field.',
      ],
      [
        'The Spoon Tunnel',
        3,
        'a hole under a rose bed, with steps, and a cushion for the knees',
        'At the end is a plate of bronze, warm as a stove. A face is on the other side, breathing on it, to draw in the mist.',
      ],
    ],
    starts: [
      [
        'The harvest supper is on the green of {town1}, at tables for all of {land}. Songs, geese, and the band of the veterans. Then at the lowest table a man calls another a thief, over a rake, and stands up. The band stops. All heads turn; and not in anger but in terror, {num} hundred people reach for a cake. Under the grass something has laughed. It was not loud, and the cups are still trembling. {A} has taken one of the party by the sleeve. "Be so good as to say that *you* took the rake," {A.they} says. "Quickly."',
        'It wakes a little with each quarrel that a sunset finds. This was the {few} hundredth since the note was left out.',
      ],
    ],
    openings: [
      [
        'A child offers the party the black ear of wheat for luck, and says that the man in the field has a rake, too, and knows where theirs is.',
        'He has been digging up small things, and laying them where they will be missed.',
      ],
      [
        'Somebody pays the party handsomely to sing at the boundary hedge, at sunset: an old, ugly, splendid song of war, with all verses.',
        'The buyer of the hedge serves what is below, and has never met it. He believes that it will be grateful.',
      ],
    ],
    truth:
      'The lord of demons was not beaten in the last war; he fed on it. So both armies sat down, side by side, on the lid that the wise had made, and swore to be friends, and it closed. That was all of the magic: it is held by {land} being at peace. The hedges, bells and lanes are only there to help. The first soldiers married, and their grandchildren have the friendliness without the knowledge. He has learned, below, to be patient and small: a rake here, a word there. {few.s} sunsets in anger, one after another, are all that he needs.',
    secrets: [
      "The stranger's contract is valid. It can be broken only by the two brothers together, who own the hedge.",
      'The veterans come to {land} because each of them who finds peace here makes the lid a little heavier. It was thought up by a clerk of genius.',
      'He is afraid of one thing: being laughed at, by many, without malice. The children of {town4} are close to it.',
    ],
    steps: [
      "the hedge falls, and behind it everybody sees how much finer the neighbour's field is",
      'the bells of {town2} are rung for a fire, and no one comes',
      'the neighbours hang a man, for the rake, in a very orderly way',
      'At the harvest moon the sun goes down on a country in which nobody speaks to anyone. The black field opens, and he stands among the wheat, and says good evening to each by name.',
    ],
    ends: [
      'The truth is told on the green, before sunset, by the one who has to lose most by it. {land.s} is at peace for a reason from then on, and it is a good deal louder.',
      'The brothers shake hands, on the lid, over the open field, with the rake between them. It costs one of them a hand, and the country an acre.',
      'He comes up, in full armour, to an entire people that is laughing. It is the shortest war in the chronicle.',
    ],
  },
];
