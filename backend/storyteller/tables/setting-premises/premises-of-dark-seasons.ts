import type { SettingPremise } from './premise-type.ts';

export const premisesOfDarkSeasons: readonly SettingPremise[] = [
  {
    id: 'long-night',
    slot: 'change',
    asks: [
      'night lasts|last months|month|weeks|years|begins|comes|six|long|monsters|things',
      'night monsters|things|creatures|demons|horrors come_out|come|hunt|appear|roam|every|out|rise',
      'long_night|polar night|dark_season|night_begins',
      'every night monsters|demons|dead|creatures|things',
    ],
    not: 'eternal|endless|never|ice|dead_come',
    title: 'The Week before the Night',
    rulers: 'the Shutter Council',
    guards: 'the shutter guards',
    wild: 'the open land',
    way: 'by daylight',
    pitch:
      'In {land} a day lasts half a year, and then so does the night, and things come out in it. Everyone has a place behind shutters, and a number. There are {few} days of light left. In {town2} it has turned out that there are more people than places.',
    party:
      'The party has come in the last week, which only fools, debtors and heroes do. It has no number. {A} can get it some, in return for the sort of work that has to be done outside and by Thursday.',
    truths: [
      'One sleeps in {land} when the bell says so. In the light season children are put to bed behind a cloth with stars on it.',
      'The last week is for settling: debts, quarrels, marriages. Judges sit round the clock, and are mild.',
      'What comes out has no name. People say "the neighbours", as these come to the door first.',
      'A shutter has three bolts: one for each of the things that must not be believed. They are: voices, lights and silence.',
      'Each house burns one lamp, all night long, for half a year. It is not to see by. It is so that they can see that one is in.',
      'Cattle are left outside, with apologies. In spring there are always some more than there were.',
      'Those who were out and came home in the morning are not asked. They get the chair by the stove, and nobody sits with their back to them.',
    ],
    regions: [
      '{town1} has the long house: a wall, a roof, four thousand beds, and a list on the gate, which people read with one finger.',
      '{town2} took in the refugees of the last harvest. It has been digging cellars since, and has struck one that was there already.',
      '{town3} makes lamp oil, shutters and songs with {num} verses. It is rich for one week, and drunk for two.',
      '{town4} lies furthest to the night. Its people have gone, {few} days early, without a word, and have left all lamps burning.',
    ],
    factions: [
      [
        'The Shutter Council',
        'governs {land} by bed number, and wants the lists to be true, whatever that takes',
        'leaves {few} people outside each year by lot, as it believes that somebody has to be',
      ],
      [
        'The Late Ones',
        'are those without a number, who want in, and have ladders',
        'include a man who has been outside and knows that nothing is done to people who open',
      ],
      [
        'The Choir of Bolts',
        'sing through the night so that no one hears, and want the doors blessed',
        'was founded by a woman who had heard her own child knock, and had not opened',
      ],
    ],
    conflicts: [
      'A rich family has {few} rooms, with a piano. The council has sent them forty people, and the forty have brought a drum.',
      'The cellar in {town2} has shutters: on the inside of the floor.',
      'Two brothers have one number. They have thrown dice, drawn straws and fought, and always drawn.',
    ],
    people: [
      [
        'keeper of the list',
        1,
        'wants somebody to count the people of {town4}, wherever they may be by now',
        '{A.name} moves the lips at each face.',
        'tears up the list at the gate once there is room for all, or for none',
      ],
      [
        'man who was outside',
        2,
        'wants one door left on the latch, and will sit beside it himself',
        '{B.name} sits down facing the darkest corner, and nods to it.',
        'tells what the neighbours want if nobody reaches for a bolt while he does',
      ],
      [
        'first voice of the choir',
        3,
        'wants oil taken to {town4}, so that the lamps there go on burning, and cannot say for whom',
        '{C.name} hums as soon as it is quiet.',
        'stops singing, and so does the choir, on hearing a certain knock again',
      ],
    ],
    pronouns: { B: 'he', C: 'she' },
    places: [
      [
        'The Long House',
        1,
        'oak, iron, and a gate with a stool before it for the lot',
        'On the outside of the gate are scratches. Below the shoulder they are all from fingers, and those of one year have been planed off (DC 12 Investigation).',
      ],
      [
        'The Other Cellar',
        2,
        'a vault under a vault, with four thousand beds, made',
        'It is older than {town1}. The beds are warm. On each lies a number, and a folded coat that has been mended lately.',
      ],
      [
        'The Burning Town',
        4,
        'empty streets, and a lamp in every window, at noon',
        'The people are in the fields, standing, in their best clothes, with their faces toward the night, holding hands. They have been asked over.',
      ],
    ],
    starts: [
      [
        'It is the evening of half a year. In {town1} the sun stands on the ground like a red wheel, and all of {land} has queued in its light, with bundles, before the gate. The numbers are called. At four thousand the voice stops, because that was the last bed; and there are still some hundred people, and the party. Then from behind, out of the blue, the first shutter in {town4} can be heard; it is being opened. {A} looks at the sun, at the list, and at those with a sword. "It is seven days," {A.they} says. "You could be there and back in six."',
        'The council has known for a month that there would not be enough. It had counted on the lot being drawn after dark.',
      ],
    ],
    openings: [
      [
        "A child's mitten hangs on the party's door handle in the morning: knitted, grey and much too large in the thumb.",
        'The neighbours have begun to return what was left outside, early, so that one should know that it was looked after.',
      ],
      [
        'A judge of the last week sentences the party, mildly, to carry a stove to a place that is not on the map, and to light it.',
        'He was in the lot once, as a boy, and he came back. He is building a fifth house, with no bolts.',
      ],
    ],
    truth:
      "The neighbours live in {land} by night as the people do by day. They have houses, which are the cellars; they sleep through the light, behind shutters, in fear of what comes out in it and stamps about overhead. {years.s} years ago they knocked for the first time, because a child had been left on the step and was freezing. Nobody opened; so they took it in. They have taken in everyone whom the council left outside. Each autumn they go round and ask at the doors whose it is, and are answered with singing. This year their own cellars are full, with {land}'s people, and they must ask somebody to make room.",
    secrets: [
      'Neither can look at the other in lamplight. By starlight there is no difference to speak of.',
      'The cattle are fed. One day the neighbours found that milk is nice, and they have left the calves as rent.',
      'The sister of the first voice is alive, is {years}, and has a family down there. She still knocks each year.',
    ],
    steps: [
      'the Late Ones bring their ladders, and are thrown down by people whom they know',
      'the council has the other cellar filled with stones, and something fills it with moaning',
      'the lamps of {town4} go out, one by one, without any wind',
      'It is night. On all shutters of {land} there is a knock, three times, politely; and behind it, in very old voices, four thousand people say what their number was.',
    ],
    ends: [
      'One door is opened. Nothing comes in but an old woman with a child on each hand, who asks if there is any soup; and the choir learns a song in two voices.',
      'The beds are shared, by season: the ones sleep in them in summer, the others in winter. It needs a lot of washing, and one clock.',
      'The fifth house is ready in time. It has two doors, one to each side of the day, and in the middle a stove at which people meet who cannot sleep.',
    ],
  },
  {
    id: 'moving-forest',
    slot: 'land',
    asks: [
      'forest|woods|trees|jungle alive|moves|move|walks|walk|wanders|sentient|moving villages|villagers|people|towns|must|too|alive|moves',
      'villages|village|towns move|moving|wander|follow forest|woods|trees|jungle',
      'sentient|living|walking|wandering|moving forest|woods|wood|trees',
      'forest alive|moves|walks|sentient|moving',
    ],
    not: 'eats|swallows?|grows?|takes',
    without: 'deserts?|seas?|harbours?|ships?|cellars?|mines?|foundations?',
    title: 'The Walking Wood',
    rulers: 'the Wagon Moot',
    guards: 'the root scouts',
    wild: 'the wood',
    way: 'by wagon',
    pitch:
      "The forest of {land} is alive and on its way. It moves a stone's throw in a night, and its villages move along, on wheels, sledges and stilts, in the clearings that it keeps for them. For {years} years it went west. On Sunday it stopped, and has begun to turn round.",
    party:
      'The party was outside when the forest went by, and was let in, between two trees that made room. People think that it means something. {A} thinks so too, and would like it to walk ahead, where the front trees are, and look at what they have seen.',
    truths: [
      'One does not ask in {land} where somebody lives but whom they follow. Each village has a tree, and knows it by its gait.',
      'A house has to be ready within an hour. Pianos are thought of as a vice.',
      'Nobody is buried. The dead are laid at a root in the evening, and have been carried on by the morning.',
      'Firewood is asked for. It is put down at the edge of the clearing, cut to length, and one says thank you and does not look up.',
      'Paths are made by the trees, which step aside. They do so for children first, then for the sick, and for tax collectors in the end.',
      'The forest has a mood. One feels it in the soles, before the birds do.',
      'What lies behind the wood is bare, wet and full of holes, as after a fair. It belongs to the latecomers.',
    ],
    regions: [
      '{town1} rolls in the largest clearing: sixty wagons, a bell on a cart, and the moot, which is held walking.',
      '{town2} lives in the crowns. When the forest strides out, the whole village nods, and the soup is served in bottles.',
      '{town3} comes last, on sledges, and picks up what has fallen: nuts, hats, an axle, a child now and then.',
      '{town4} refused to move, {few} years ago. It stands somewhere on the bare land behind; and since Sunday the wood is heading straight for it.',
    ],
    factions: [
      [
        'The Wagon Moot',
        'governs {land} on the march, and wants the forest to go on as it always has',
        'has steered it for years, by small fires on the left; it calls this "asking"',
      ],
      [
        'The Rooted',
        'want to stay, to build in stone, and to have a grave one can visit',
        'have driven {num} iron nails into the eldest tree, to see if it can be held',
      ],
      [
        'The Front Walkers',
        'live under the first trees, speak little, and want everyone to be quiet',
        'have understood a word of it, in {years} years, and are not sure whether it was "home" or "fire"',
      ],
    ],
    conflicts: [
      'Two clearings have run into each other. The villages in them now have one green, two mayors and four geese too many.',
      'A farmer at the edge has been given damages for a field that was walked over. It has come up in birches, and he does not want them to leave.',
      'A nailed tree limps. The village that follows it has fallen behind, and is out of sight.',
    ],
    people: [
      [
        'wheelwright and moot caller',
        1,
        'wants to know what the front trees saw, before the moot lights its fires on the right',
        '{A.name} sits only on things with wheels.',
        'puts out the fires once somebody has asked the wood a question and waited a whole night for the answer',
      ],
      [
        'front walker',
        2,
        'wants a cup of rain water taken to a certain root, and sung to, badly if need be',
        '{B.name} walks on when others stop, and comes back.',
        'says the other thing the word could mean, to anyone who has pulled out a nail',
      ],
      [
        'mayor of a town that stays',
        4,
        'wants a wall of fire lit, or else to be told to what the wood has a right',
        '{C.name} stamps on the ground while talking.',
        'opens the gate, and the cellar, on seeing how small the thing is that they have come for',
      ],
    ],
    places: [
      [
        'The Eldest',
        2,
        'an oak as wide as a church, with {num} nails in its left side',
        'It goes on three roots. In the hollow are the marks of all villages; and one that is a hand, small, from before there were any (DC 13 Nature).',
      ],
      [
        'The First Row',
        1,
        'where the trees walk that have nothing before them but grass',
        'Their bark is burned on the front. They came upon something out in the west: a black land, without a stump, as far as a tree can see.',
      ],
      [
        'The Cellar of the Stayers',
        4,
        'a deep vault under a stone town, the only one in {land}',
        'In it grows a sapling, in the dark, in a pot: pale, and bent toward the direction from which the forest comes.',
      ],
    ],
    starts: [
      [
        'Each night at the tenth bell {town1} gets up, and the trees do, with a noise like a long breath. One walks beside them, by lantern, with the children asleep on the wagons. This time no breath comes. The wagons roll out of the clearing into a wall of trunks. Nobody has ever touched one of them from in front. Then, quite slowly, leaf by leaf, the whole wood turns its other side; and the eldest sets a root down, to the east, exactly where the bell cart is standing. {A} has the horses out before it is flat. "Whom did you pass out there?" {A.they} asks the party. "Think."',
        'The wood has counted itself, as it does each year, and one is missing. It is going back to look for it.',
      ],
    ],
    openings: [
      [
        'A child who was carried on in the night by the wood has come home, with acorns in all pockets and a word that it cannot say in front of grown-ups.',
        'The word is "lost". It was asked if it had seen a small one.',
      ],
      [
        'Men of the moot buy up all lamp oil at the edge of the wood, and ask the party which way the wind is usually from.',
        'They mean to turn it round again. There has never been such a dry spring.',
      ],
    ],
    truth:
      'Forests used to walk, everywhere. This is the last one. It has been going west for {years} years, to where another one was to meet it, as had been agreed between them before there were people. The first row has come to the place. There is nothing there but black ground. So the wood has thought it over, for a night, which was a great effort, and remembered the sapling that it dropped {few} years ago, when {town4} would not move out of the way; and it is going back for the only other tree in the world. It has not forgotten the people. It has been carrying them all this way, and believes that they are its birds.',
    secrets: [
      'It was the first travellers of {land}, with small fires, who burned the other forest. The moot has it in its oldest song, as a joke.',
      'Iron does not hold it. It limps out of politeness, since somebody seemed to want something.',
      'Trees and people can understand each other in sleep. In {town2} they have long had the same dream, of rain.',
    ],
    steps: [
      'the moot lights its fires on the right, and the wind is usually from there',
      'the villages lose sight of each other, since each follows its own tree, and the trees are running',
      'the stayers build a wall, of planks',
      'The wood stands before {town4}, at night, without a rustle, with burning edges. It has put all of its villages down in the grass, carefully, and takes one step.',
    ],
    ends: [
      'The pot is carried out of the gate by a child. It takes the forest a whole morning to bend down; and there is a sapling in the first row after that, and a wood which goes slowly.',
      'It takes root, all of it, around the stone town, and does not move again. {land.s} has graves, pianos, and in the spring a feeling in the soles.',
      'The villages put the fire out, with soup, beer and rain water. Nobody has ever thanked them; but their wheels have not stuck since, and paths open for tax collectors as well.',
    ],
  },
];
