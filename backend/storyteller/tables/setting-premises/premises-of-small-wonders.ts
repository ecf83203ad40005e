import type { SettingPremise } from './premise-type.ts';

export const premisesOfSmallWonders: readonly SettingPremise[] = [
  {
    id: 'mushrooms',
    slot: 'land',
    asks: [
      'mushroom|mushrooms|fungus|fungi|fungal|spores|spore|mycelium|myconid|myconids|toadstools',
    ],
    not: 'ruled',
    without: 'deserts?|trees?|wood(?:en|s)?|oaks?|snow|ice|seas?',
    title: 'The One under the Caps',
    rulers: 'the Ring of Caps',
    guards: 'the spore watch',
    wild: 'the stalks',
    way: 'by snail',
    pitch:
      'In {land} forests are mushrooms, houses are mushrooms, and bread, paper and beer as well. All of them are one being, which people have always known and never minded. This autumn it has asked a question, in {few} thousand rings, on every lawn.',
    party:
      'The party has eaten nothing in {land} yet but what it brought. So it is the last in the country whose thoughts are certainly its own; and {A} would like it to stay so until Sunday, and has brought sandwiches.',
    truths: [
      'A house is planted, and is ready after the third rain. One sweeps it outward, or it takes offence.',
      'Spores carry moods. A neighbourhood with a bad marriage in it closes its windows.',
      'Nothing in {land} is dead for long. It is "in the ground", and comes up, and the soup remembers.',
      'There are {num} kinds one can eat, and one that one can eat once. Its taste is said to be wonderful, by no one.',
      'Lights are given at birth: small, blue, in a pot. They go out for a lie.',
      'A secret that was told on bare earth is none. Lovers wear clogs.',
      'In the old songs there is something called wood. People take it for a god.',
    ],
    regions: [
      '{town1} stands on terraces up a stalk, under a cap as wide as a parish, which is rung for rain.',
      '{town2} grows bread, by the yard, in the dark. Its bakers are fat, silent and never wrong about the weather.',
      '{town3} is built on stone, by people who wanted to be alone with their thoughts. It is a nervous place.',
      "{town4} was overgrown, gently, in one summer. All its people are still there, smile, and finish each other's sentences.",
    ],
    factions: [
      [
        'The Ring of Caps',
        'governs {land} by tasting, and wants the question answered politely, with "not yet"',
        'has been answering for everyone, for {years} years, and has always said yes',
      ],
      [
        'The Clean Cellar',
        'meets on stone, in clogs, and wants lime, fire and a private life',
        'has a mother spore of another being in a jar, which would eat the first',
      ],
      [
        'The Joined',
        'are the people of {town4}, who want everybody to know how nice it is',
        'are quite right, and cannot remember which of them was which',
      ],
    ],
    conflicts: [
      'A bakery in {town2} has risen overnight, with the baker, and does not fit through the street.',
      'Two families share a house that has grown together. It has taken sides, by damp.',
      'A dead judge has come up in the churchyard of {town1}, as a morel, and continues to sum up.',
    ],
    people: [
      [
        'taster of the ring',
        1,
        'wants somebody without an opinion to go down to the first thread and say "why"',
        '{A.name} licks a finger before turning a page, a door handle, a phrase.',
        'spits out the next answer in public, once the party has been told the question in words',
      ],
      [
        'lime burner',
        3,
        'wants a jar carried to {town4} and dropped, and not to be asked who used to live there',
        '{B.name} wears boots in bed.',
        'keeps the jar shut on hearing a certain child in the chorus, who is happy',
      ],
      [
        'young woman of the Joined',
        4,
        'wants to be out again, for one hour, to find out if it was her idea',
        '{C.name} says "we", stops, and tries it again.',
        'goes back of her own accord, as an envoy, if the hour was hers alone',
      ],
    ],
    pronouns: { C: 'she' },
    places: [
      [
        'The First Thread',
        2,
        'a white root in the deepest bakery, as thick as a finger, to which the bakers bow',
        'It twines round a hand and holds on. Whoever lets it is asked, with great shyness: "Is it dark where you are, too?" (DC 13 Nature).',
      ],
      [
        'The Stone Town Cellar',
        3,
        'a bare room, scrubbed, with a jar on a chain',
        'What is in it is red, and writes on the glass from inside. It has learned the letters for "friend" and practises.',
      ],
      [
        'The Smiling Street',
        4,
        'houses without seams, with people in the windows, and in a few of the walls',
        'They sing by night, in {few} hundred parts. In the middle one voice is missing; and for it they have left a chair.',
      ],
    ],
    starts: [
      [
        'In {town1} the cap is rung for rain, the first of autumn, and everybody runs out with buckets and bare heads. It rains softly. Then on the lawn before the inn a ring of white dots comes up, and in it a second, and a line; next to it another, over the whole town and up the hill, as fast as one can look. The children think of a game. The old people have taken off their hats. {A} turns the party around by the shoulders, so that they see it from the right side. It is writing. It says: "MAY I?"',
        'It has always asked, by taste, and was always answered by the Ring. It has noticed that people have mouths of their own.',
      ],
    ],
    openings: [
      [
        "The party's light, a present from the inn, goes out when the innkeeper wishes them a good night.",
        'He has been paid to put a piece of the one kind in the breakfast, by a person who is afraid of what they may not think.',
      ],
      [
        'A letter for the party has grown in the pantry, on a ham, very neatly. It apologises for the ham.',
        'It comes from {town4}: they would like to be visited, and to be told if something about them is frightening.',
      ],
    ],
    truth:
      'Before {land} there was one spore, in the dark, with nothing for company. It grew until it met a people who were dying in a dead forest, fed them, and asked, shyly, whether it might know them. The first taster said yes for all. It has been inside everybody since, as a guest who keeps to one room. Now it has grown so large that it must either stop or become all of it, the people included. It does not wish to do that without being asked in. And it cannot tell a "yes" that was tasted from one that was meant.',
    secrets: [
      'Those who said no were composted, by the Ring, so that there should be no bad taste. It has always wondered about the sad soil.',
      'The red one in the jar is its child. It was lonely, and hoped for somebody to talk to.',
      'Salt shuts it out of a head for an hour. There is none in {land}, by a very old law.',
    ],
    steps: [
      'the Ring has the lawns mown at night, with the writing on them',
      'lights go out in one window after another, as nobody tells the truth any more',
      'the jar is dropped; and {town3} has a lovely, red, silent morning',
      'At the last rain there is no more lawn. The question stands on the walls, the bread and the backs of all hands, and it is growing too tired to ask.',
    ],
    ends: [
      'Each person in {land} is asked alone, with a grain of salt on the tongue. It takes a winter. It keeps to the answers, all {num} thousand, and is less lonely for the "no"s.',
      'It is given the child, and a valley, and two voices come up out of the ground at night. One gets used to it, as to frogs.',
      'The answer is "yes". There are no wars, no lies and no names in {land} from then on; and one visitor a year, with sandwiches, who is asked how it is out there.',
    ],
  },
  {
    id: 'tiny-folk',
    slot: 'land',
    asks: [
      'tiny|miniature|thumb-sized|shrunken|inch-high|inch-tall knight|knights|people|folk|kingdom|kingdoms|heroes|world',
      'giant|huge|enormous insects|insect|ants|bees|bugs|beetles|spiders|wasps',
      'insect|insects|beetle|bee|bees|ant|ants|hive kingdom|kingdoms|knights|empire|riders|queen',
    ],
    not: 'island_of_mice|cities_of',
    without: 'horses?|wolves|wolf|oxen|cows?|deserts?|seas?',
    title: 'The Kingdoms in the Grass',
    rulers: 'the Round Acorn',
    guards: 'the beetle knights',
    wild: 'the tall grass',
    way: 'on beetle back',
    pitch:
      'The people of {land} are as tall as a thumb. They ride beetles, fear wasps, and have divided the garden, as far as the hedge, among {few} kingdoms. The great ones who made it have not been seen for a whole summer. Now the light has been switched on in the house.',
    party:
      'The party is of the right size, by a spell, a mistake or birth, and has been outside the hedge. That makes it explorers. {A} commands the expedition to the house, which has {few} members, a rope and a thimble of honey.',
    truths: [
      'A day is long and a summer is a life. Those who remember snow are asked to speak on feast days.',
      'Rain kills. One hears a drop coming and gets under something, whoever is there already, and peace treaties are made so.',
      'Knights joust on stag beetles. Ladies ride bumblebees, which are warmer, and win.',
      'The ants are a republic and pay no attention. One keeps a straight line free for them through every town.',
      'What has fallen from above is holy: a button, a coin, half a biscuit. There has been a war about a hairpin.',
      'Nobody lives higher than the third leaf, because of birds. Those who do are poets, for a time.',
      'Swords are thorns, shields are seeds, and the great gate of {town1} is a key.',
    ],
    regions: [
      '{town1} is built in an old boot, with a tower in each eyelet and a royal hall in the toe.',
      '{town2} hangs in the roses: bees, wax, and a duke who has not been on the ground since his christening.',
      '{town3} lies under the water butt, where it is never dry. Its people have frogs, and a bad name for it.',
      '{town4} stands by the step of the house itself. It is all workshops, and a lens of glass is trained on the door.',
    ],
    factions: [
      [
        'The Round Acorn',
        'is the council of the kingdoms, which governs {land}, and wants the great ones welcomed with a song',
        'has a biscuit in the cellar that would feed everyone through a winter, and is silent about winter',
      ],
      [
        'The Wasp Throne',
        'wants the whole garden, and has wings, stings and a point',
        'was warned first, by smoke, and only wants to be gone before the mowing',
      ],
      [
        'The House Society',
        'are scholars in {town4} who want to be noticed by those inside',
        'have written them a letter, in {num} flags, and it has been read',
      ],
    ],
    conflicts: [
      'A glove has fallen into the border of three kingdoms. Each holds a finger, and somebody is living in the thumb.',
      'The ants have changed their line. It now goes through the throne room, and they will not be spoken to.',
      'A spider has opened a court in the shed. Her sentences are quick, fair, and always the same.',
    ],
    people: [
      [
        'captain of the expedition',
        4,
        'wants to climb the step, the door and the table, and to be the first who asks',
        '{A.name} paces out everything, in thumbs.',
        'burns the flags on seeing what lies on the table beside the lamp',
      ],
      [
        'wasp herald',
        2,
        'wants a truce of nine days, and may not say for what, on pain of the queen',
        '{B.name} never lands.',
        'tells of the machine in the shed to anyone who has been kind to a grub',
      ],
      [
        'old knight who remembers snow',
        1,
        'wants a stag beetle, a lance and to be told where it would be of use',
        '{C.name} wraps up warmly in July.',
        'rides against the machine, alone, so that the others will leave',
      ],
    ],
    places: [
      [
        'The Step',
        4,
        'grey stone, three beetles high, warm until midnight, with a crack for a stair',
        "In the crack lie offerings of {years} summers. A few have been answered: there is a doll's teacup, with a fresh drop of milk.",
      ],
      [
        'The Shed',
        3,
        'a dark country that smells of oil, with the court of the spider over its door',
        'In it stands the machine, with a ring of knives. It has been sharpened, and hung with a label: "Saturday" (DC 12 Stealth to get past the court).',
      ],
      [
        'The Boot',
        1,
        'a fortress of leather, the oldest in {land}, with laces for drawbridges',
        'In the toe, under the throne, is a name written in ink, large and crooked. It is the name of the kingdom, and of a child.',
      ],
    ],
    starts: [
      [
        'It is the evening of the great joust in {town1}, and all {few} kingdoms sit in the eyelets, with banners. Two knights are at full gallop when the sky turns yellow. It does not flash; it stays. Every grass blade has a shadow, from the wrong side, as long as a river. The beetles have stopped dead, and one of the knights goes on without his. The light is in the window of the house. Behind the glass something as large as weather moves, bends down, and looks out. {A}, in armour, is already running. Toward it.',
        'The child has come back, grown up, to sell the house. It has not forgotten, but thinks that it made all of it up.',
      ],
    ],
    openings: [
      [
        'Down from above comes a hand. It puts a biscuit before the party, with two fingers, and waits, as one waits for birds.',
        "It is the child's child. It has seen them, and nobody believes it.",
      ],
      [
        'A wasp falls at the party\'s feet, worn out. "Saturday," it says. "Tell the slow ones."',
        'The queen had forbidden it. If the slow ones run the hedge will be full.',
      ],
    ],
    truth:
      'A child who was ill for one summer had the garden under its window, and made up a people in it, so hard that they came. It gave them a boot, a key and a name, was made well again, and was taken away. They have gone on for {years} generations, which is {few} years. Now the grown child is back and has the lawn mown, on Saturday. It would stop at once if it could see them. But it has been told so long that it was only the fever that it can look straight at a knight and see a beetle. Its own child has no such trouble.',
    secrets: [
      'What the great one believes in it can see: it is enough if somebody in {land} does what it remembers, from the game.',
      'The spider is the oldest being in the garden. She was afraid of the child, and it once carried her out in a glass, and she has been just ever since.',
      'Under the snow the people of {land} do not die. They are put away, carefully, like toys, by something that no one has seen.',
    ],
    steps: [
      'the Acorn answers with a song, and is taken for crickets',
      'the wasps are smoked out, and their queen offers her sting to whoever will stay',
      'the hedge is cut, and the sky starts a good deal lower down',
      'On Saturday there is a roar from the shed. Where the tall grass was there is a broad green road, very smooth, and it is coming on in stripes.',
    ],
    ends: [
      'The old knight rides out in front of the machine, lowers his lance and calls the name in the boot. The roar stops. A very large person lies down in the grass, at last, and says "Sir Thimble?"',
      'All of {land} moves, in one night, on ants, into the pocket of a small coat. There is a new garden, with a cat in it, and {num} new legends.',
      'The lawn is mown. Those from the roses, the boot and the step go on; and each year one corner is left standing, for which nobody in the house has a reason.',
    ],
  },
];
