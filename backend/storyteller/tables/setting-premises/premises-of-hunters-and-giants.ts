import type { SettingPremise } from './premise-type.ts';

export const premisesOfHuntersAndGiants: readonly SettingPremise[] = [
  {
    id: 'monster-hunters',
    slot: 'change',
    asks: [
      'monster|monsters|beast|dragon|demon|vampire|witch hunter|hunters|slayer|slayers|guild|hunting',
      'monster|monsters|beasts|kaiju everywhere|roam|attack*|overrun|giant|hunt*|season',
      'adventurers_guild|hunters_guild|hunting_guild|guild_of_hunters|kaiju|witchers',
      'adventurers|adventurer guild|town|city|everyone|profession|licence|tax*',
    ],
    not: 'rule|ruled|goblins?|orcs?',
    title: 'The Price per Head',
    rulers: 'the Trophy Hall',
    guards: 'the licence men',
    pitch:
      '{land.s} lives by its monsters: it hunts them, sells them by the pound and has a guild, a stock exchange and a cookery for it. Each year there were more, and business was good. This spring the hunters came home with empty carts, and of one mind that they would rather not say why.',
    party:
      'The party has a new licence, class four, for vermin up to the size of a horse, and the good luck that nobody knows it yet. {A} will make that a class one by hand, for a hunt that is not to be entered in the book.',
    truths: [
      'A head is paid by weight, danger and rarity. There is a table, and the arithmetic is known by every child.',
      'Each hunter has a mark that goes on the trophy, on the bill and, in the end, on the stone.',
      'Nothing is wasted. Streets are lit by wyrm oil, gloves are of basilisk, and a certain sausage is better not asked about.',
      'One does not hunt females with young, on Sundays, or what has said "please". The third rule is thought of as a joke.',
      'Retired hunters keep inns. They serve quietly from the left and do not like to hear a chair scrape.',
      'The Hall buys live ones, too, for more. They are delivered at night, by the back.',
      'Every spring there is a blessing of the nets, with a stuffed dragon, whose eye follows one.',
    ],
    regions: [
      '{town1} has the Trophy Hall, with antlers up to the ceiling, the exchange and the graveyard of the famous.',
      '{town2} guts, tans, boils and bottles. One smells it before one sees it, and one sees that it pays.',
      '{town3} lies at the edge of the hunting grounds: inns, farriers, surgeons, and a notice board as long as a street.',
      '{town4} was given up, after a bad year. It has been pulled down by something that stacked the beams by length.',
    ],
    factions: [
      [
        'The Trophy Hall',
        'governs {land} by licence, and wants heads, at the old rate, before the exchange opens',
        'breeds them, in the cellars of {town2}, since the wild ones gave out {years} years ago',
      ],
      [
        'The Third Rule',
        'are hunters who have hung up their nets, and want to be asked what they heard',
        "have all been spoken to, in the hunting grounds, by something that used their children's names",
      ],
      [
        'The Free Traps',
        'hunt without a licence, at half the price, and want the grounds for everybody',
        'sell back to the cellars at night what has been let out of them by day',
      ],
    ],
    conflicts: [
      'A trophy in {town1} has been claimed by two hunters, and lately by a third party, which has signed with a paw.',
      'The sausage makers of {town2} have struck. One of them has found a wedding ring.',
      'A child in {town3} hides something in the shed. It has been weighed, by the child, and would buy the whole street.',
    ],
    people: [
      [
        'registrar of heads',
        1,
        "wants one of last year's heads followed back to where it came from, with no entry",
        '{A.name} writes numbers on the cuff and washes it at home.',
        'publishes the cellar book when shown the one head that is not in the table',
      ],
      [
        'best hunter of the last ten years',
        3,
        'wants not to be asked to go out again, and to know that what is out there is looked after',
        '{B.name} sits where one can see the door, and leaves it open.',
        'goes first, without a net, if the party promises to listen before it does anything',
      ],
      [
        'breeder from the cellars',
        2,
        'wants a door left unlocked on Thursday and to be a long way off',
        '{C.name} has scars, all of them from the front and none of them deep.',
        'names the buyer of the first pair on seeing one of her own fed by hand',
      ],
    ],
    pronouns: { C: 'she' },
    places: [
      [
        'The Trophy Hall',
        1,
        'four hundred heads, with plates, dates and a little dust, in rows by danger',
        'The oldest row is behind a curtain. They are heads of people, well stuffed, with the mark of something that hunted first and then stopped (DC 13 History).',
      ],
      [
        'The Stacked Town',
        4,
        'beams by length, stones by colour, and {few} chimneys set in a ring',
        'It has been tidied by what lives in the grounds. In the middle is a table with two benches, one of them for large guests, and a place that has been laid.',
      ],
      [
        'The Breeding Cellar',
        2,
        'a tunnel with bars, straw and numbers, below the tanneries',
        'The young in it have been taught one thing by their mothers, through the bars, at night. All of them can say "please".',
      ],
    ],
    starts: [
      [
        'The carts of the first spring hunt come in to {town3}, with {few} famous hunters walking alongside and everybody in the street. The tarpaulins are flat. It has never happened. At the scales the best of them gets down, takes the mark off, and lays it on the pan, and so does the next. "What was there?" asks the weigher. "Nothing to speak of," says the hunter, and looks for the first time as if there were a great deal to speak of. From under the last tarpaulin comes a small cough. {A} has sat down on it before anyone can turn round.',
        'They were met in the grounds by a delegation, with a child of theirs, as a pledge of good faith.',
      ],
    ],
    openings: [
      [
        'On the notice board of {town3} there is a new bill, done in charcoal, in large round letters: "WANTED. To talk." The reward is a heap of marks.',
        'They are the marks of hunters who did not come home. Those have been buried in a row, decently.',
      ],
      [
        'The stuffed dragon of the blessing has winked at one of the party. Its keeper asks them to keep it to themselves until Thursday.',
        'It is alive, has stood in the Hall for {years} years, and has counted.',
      ],
    ],
    truth:
      'In the beginning the monsters hunted people, in {land}; and there was a first hunter who, with the spear already raised, was told "please". She let it go. They made a treaty, by which neither should take what could speak, and drew a line; and on the far side they taught their young to say it. On this side it was forgotten, as there was good money in the ones who had not learned it yet. When these ran out the Hall began to breed and to keep them apart from their mothers, so that the third rule should not apply. The mothers have now found out where the rest of the litter is.',
    secrets: [
      "The treaty hangs in the Hall, behind the largest head. It is signed twice, and gives either side one year's notice.",
      'The notice was handed in last spring, at the counter, and was stamped and filed by someone who did not look up.',
      'The first hunter was no hero. She was the cook, and had come out with a ladle.',
    ],
    steps: [
      'the Hall doubles the price, and people go out who have never held a spear',
      'the bill on the notice board is answered with a trap, in which something patient sits down',
      'the cellar in {town2} is flooded, to save the trade from itself, and a great many have learned to swim',
      'The year of notice is over at sunrise. On the line, as far as one sees, they stand in rows by size, quite still, and each has a number in its hand.',
    ],
    ends: [
      'The cellar is opened, and the mothers are let in, through the front, up the main street, in broad daylight. Not a chair is broken. Nobody eats sausage in {land} again.',
      'The treaty is renewed, in the stacked town, at a table with two benches. Hunters are needed on both sides, for those who do not keep it.',
      'There is one more hunt, the largest ever. It is won, if one goes by weight; and there is a new row in some other hall, without a curtain.',
    ],
  },
  {
    id: 'giants',
    slot: 'ruler',
    asks: [
      '@giants|giant|titans|colossi|ogres|cyclops|cyclopes',
      'giants|titans|giant world|land|kingdom|everyone|human*|small|live|awake|rule*|peaceful|island|mountains|houses',
      '~giants|titans',
    ],
    not: 'turtles?|insects?|back|once|ruins|dead|beetles?|mushrooms?|eagles?|mechs?|goblins?|orcs?|built|whale|snail|wall|rats?|spiders?|ants|bees|trees?',
    title: 'Under the Table of the Giants',
    rulers: 'the Seated',
    guards: 'the broom giants',
    wild: 'the great floors',
    way: "in a giant's pocket",
    pitch:
      'Giants rule {land}, {num} of them, slow and mostly well-meaning. People live in the wainscot of their world: in skirting boards, coat pockets, and towns on their tables. Giants do nothing in a hurry. This week the oldest of them stood up.',
    party:
      'The party was picked up on a road, by two fingers, looked at, and set down in {town1}, on the right side of a saucer. It counts as a gift, and so may be taken anywhere. {A} has been asked by a voice like weather to look after it.',
    truths: [
      'A word of a giant takes a morning. Interpreters are brought up for one sentence, and handed on with it.',
      'What falls from the table belongs to all. A crust is a harvest, a button is a bell, and a dropped pin was the war of the pin.',
      'Giants cannot see what runs. One walks in {land}, slowly, with the arms held away from the body.',
      'Every town has a giant, and every giant a town. They are fond of it, and sometimes blow the dust off.',
      "Nobody swears by a giant's beard who has ever been lost in one.",
      'They sleep one year in {few}. Then the bells ring, there are dances, and people move the furniture.',
      'To be put in a pocket is an honour, and one should bring sandwiches.',
    ],
    regions: [
      '{town1} lies on the high table: saucers for squares, a cloth with a pattern of parishes, and a drop on all sides.',
      '{town2} is in the wainscot: streets without a sky, lit by keyholes, and the freest in {land}, because no thumb fits in.',
      '{town3} hangs in the coat of the third giant, on the door, in {few} pockets, with a market in the lining.',
      '{town4} stands before the hearth, in the ash. Its people work hot iron for needles, and know what the fire is fed with.',
    ],
    factions: [
      [
        'The Seated',
        'are the giants, who govern {land} by now and then, and want to know who has moved the salt',
        'are afraid of something very small, since they have no way to see it',
      ],
      [
        'The Interpreters',
        'say what the giants have said, and want it left to them',
        'have been finishing the sentences themselves for {years} years, as nobody lives to hear the end',
      ],
      [
        'The Wainscot',
        'wants to be left out of pockets, and to have the crumbs by law',
        'has dug under the chair of the oldest, and reached the last leg',
      ],
    ],
    conflicts: [
      'Two towns have been put down next to each other, by a giant who was thinking of something else. Their main streets meet at the wrong end.',
      'An interpreter has died in the middle of a "not". The next one holds that it was a "now".',
      'A child of the giants, who is two hundred, has been given {town3} to hold.',
    ],
    people: [
      [
        'interpreter of the standing one',
        1,
        'wants somebody to climb to the ear, and to ask whether it was "not" or "now"',
        '{A.name} speaks in short words, with long pauses, and has a hurried smile.',
        'admits what has been made up, once a true sentence has been brought down to compare',
      ],
      [
        'digger in the wainscot',
        2,
        'wants {few} barrels rolled to a place under a chair, and no questions at that height',
        '{B.name} stoops under ceilings that are high enough.',
        'puts out the fuse, on hearing what is still standing on that chair',
      ],
      [
        'needle smith',
        4,
        'wants the party to see what is burned in the hearth, and to count the legs',
        '{C.name} draws everything with the same poker, to scale.',
        'tells the giants themselves, in needle pricks, in their own script, if they will hold still',
      ],
    ],
    places: [
      [
        'The Ear',
        1,
        'a cave with a wind, up {num} fathoms of rope and a good deal of hair',
        'Somebody lives in it: an old woman, who was the first interpreter. She has been listening to one word ever since, and thinks that it is going to be kind (DC 14 Athletics to get there).',
      ],
      [
        'The Empty Chair',
        2,
        'the thirteenth at the table, with dust on it as deep as snow',
        'A town has stood on it. The streets can be seen under the dust, and the last thing that everybody did was to look up.',
      ],
      [
        'The Hearth',
        4,
        'a red country behind bars, with a wind that blows inward',
        'The logs are furniture. The giants have been burning the rest of their house, room by room, so as not to let this one get cold for the towns.',
      ],
    ],
    starts: [
      [
        'On the table of {town1} it is noon. There is a light from the window, and people walk slowly. The saucers tremble. First one thinks of a cart, then of a storm; then the shadow of the oldest, who has sat at the end of the table since before the town had a name, moves. It grows. It goes over the cloth, the market and the church, and up the far wall. He has stood up. It takes until the evening, and nobody goes home. At last, very high, a mouth opens. {A} has a pen and {num} generations of practice, and writes one letter. It is an N.',
        'He has noticed that his chair has been dug away from under him, and does not want to fall on anybody.',
      ],
    ],
    openings: [
      [
        'A thumb comes down before the party, as gently as a cloud, and on the nail there is dust. Someone has written in it, small: "Do they know that it hurts us?"',
        "It is the interpreter's predecessor, who has settled under the nail. The needles are felt.",
      ],
      [
        'The child of the giants is crying, and there is a flood in {town3}. It has broken something. It hides it behind its back, in both hands, and there are bells ringing in it.',
        'It would like to put the town back where it was. Nobody can tell it how, in under a year.',
      ],
    ],
    truth:
      'The giants came in from the cold, {years} lifetimes ago, sat down around the only fire and found that there were people on the table. They decided not to move any more, because they had trodden on so many without knowing. It has been an act of love, and they are stiff with it. What they say takes so long since they try to say it without breath, which would blow the towns away. The oldest has now begun on a sentence that he has been thinking about for an age: that the wood is at an end, and that they must all get up and go, now, or that it is not too late; the interpreters have chosen a version, and it is not his.',
    secrets: [
      'Giants can whisper. It is done through the table, and can be heard by those who lie with one ear on the cloth.',
      'The town on the thirteenth chair was not crushed. It left, with its giant, for a place that they had heard of, where there are woods.',
      'The salt has been moved by the wainscot, a grain a night. It lies on the floor now in a line, that no giant will cross.',
    ],
    steps: [
      'the interpreters announce that the word was "never", and are given a feast',
      'the fuse is laid, and lit at the wrong end by somebody who meant it as a warning',
      'the fire burns down, and the giants draw up their feet, and there are no towns where those were',
      'Seven legs of {num} hold; then it is six. {land.s} looks up, as slowly as it has been taught to, at something that is doing all it can not to fall.',
    ],
    ends: [
      'The sentence is heard to its end, by all, with one ear on the cloth. On the next morning everybody gets into a pocket, with sandwiches.',
      'The chair is propped, by the whole wainscot, with its own beams. The oldest sits down again, in an evening; and what he says now is one letter long and needs no interpreter.',
      'He falls, away from the table, as far as he can. In the wall is a hole as large as a giant, and it is spring out there.',
    ],
  },
];
