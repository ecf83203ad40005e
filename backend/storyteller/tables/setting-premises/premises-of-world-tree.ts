import type { SettingPremise } from './premise-type.ts';

export const premisesOfWorldTree: readonly SettingPremise[] = [
  {
    id: 'world-tree',
    slot: 'land',
    asks: [
      'world_tree|yggdrasil|worldtree|giant_tree|great_tree|huge_tree|tree_of_life|treetop|treetops',
      'city|village|land|kingdom|people|live|world tree|branches|treetops|trees|trunk',
      'tree dying|dies|sick|world|enormous',
    ],
    not: 'turtle|forest',
    without:
      'deserts?|seas?|harbours?|ships?|mines?|wells?|horses?|carts?|wagons?|fields?|roads?|rivers?',
    title: 'The Tree and Its Towns',
    rulers: 'the Gardeners',
    guards: 'the bark wardens',
    wild: 'the outer boughs',
    way: 'by rope and stair',
    pitch:
      'All of {land} lives in one tree: the rich in the crown, the poor about the roots. Below it there is mist, and nothing else. This autumn its leaves fall for the first time, and each of them has writing on it.',
    party:
      'The party comes up out of the mist, by a root, where there is nothing to come from. It has mud on its boots, which is exhibited in {town1}. {A} is the only one to have asked what it grows on.',
    truths: [
      'Up is rich. Light is leased by the hour, and what the crown does not want comes down: crusts, rain, advice.',
      'Nothing may be nailed. Houses hang, fit or are asked for, and a good builder sits by a bud for a year and talks.',
      'The sap rises on the first day of spring. One opens a vein, everybody drinks, and knows for one day what all the others feel. It is a strenuous feast.',
      'Beetles as big as oxen are what one ploughs, rides and marries with. A bad dowry is said to have six legs.',
      'The dead are laid in a fork. After a year there is a knot there with a face, and one can lean against it.',
      'Fire is held by seven people, by name. They are not allowed to be in the same room.',
      'Whoever falls goes into the mist, and a leaf is hung up for them. There have never been many leaves on the ground, as there is no ground.',
    ],
    regions: [
      '{town1} is in the crown, among blossoms the size of halls. One lives in the bright, sleeps badly and has opinions on the weather before others get it.',
      '{town2} hangs about the trunk in rings, and is all stairs, lifts and trade. Its people have thick calves and no view.',
      '{town3} lies in the great hollow, where the Gardeners teach, cut and record. The rings of the tree are its library.',
      '{town4} is at the roots, in the mist, in the damp. They know there how deep it goes, and that something is going the other way.',
    ],
    factions: [
      [
        'The Gardeners',
        'govern from the hollow of {town3} and the crown, and want the leaves collected unread',
        'have fed the tree for {years} years with something from {town4}, and have run out of it',
      ],
      [
        'The Root People',
        'want light, a lift and to be heard',
        'have cut {few} roots to make themselves heard, and found that they came from another tree',
      ],
      [
        'The Leaf Readers',
        'pick up the leaves, put them in order, and want everyone to bring theirs',
        'have two thirds of a letter',
      ],
      [
        'The Grafters',
        'breed new twigs in secret, and want a second tree',
        "have a seedling, in a pot, which is the tree's own, and does not live without a name",
      ],
    ],
    conflicts: [
      'A leaf has fallen into a courtyard of {town1} with a sentence on it about the owner. He says that it is slander, by a tree.',
      'The crown wants the lower boughs cut, to save the sap. {town2} has begun to measure which ones the crown is on.',
      'A beetle herd has gone down into the mist, quite calmly, one after the other. Their drovers have followed with a rope, and have let it out to the end.',
    ],
    people: [
      [
        'gardener of the crown',
        1,
        'wants to know what the leaves say, in whole, before it is autumn in the square',
        "{A.name} deadheads flowers in other people's hats.",
        'shows what has been poured on the roots if {A.they} is asked by someone from {town4}',
      ],
      [
        'lift keeper',
        2,
        'wants a load brought up that nobody is to see, a thing with roots and a temper',
        '{B.name} knows people by their weight.',
        "cuts the rope of the last lift if it is the crown's and the boughs are to be sawn off",
      ],
      [
        'ring reader',
        3,
        'wants to put a hand on the innermost ring, and needs seven fire keepers to look away',
        '{C.name} says of everything how wide that year was.',
        'says aloud how old the tree is, and how old such trees become',
      ],
    ],
    places: [
      [
        'The Innermost Ring',
        3,
        'a chamber at the heart of the wood, with a rail, in which people lower their voices',
        "There is a stone in it, swallowed whole, with a crown carved on it: the tree grew round a king's grave, and was planted on purpose.",
      ],
      [
        'The Letter Floor',
        2,
        'a dance floor, on which the leaves are laid out and pushed about',
        'It begins: "I have held you as long as I could. There is a meadow." The third that is missing was caught in the nets of {town1}.',
      ],
      [
        'The Last Root',
        4,
        'it goes down into the mist, as wide as a street, and is warm on one side',
        'A hundred fathoms down it touches earth. A beetle herd is grazing there, with its drovers, who cannot be heard from so far.',
      ],
    ],
    starts: [
      [
        'It is spring feast in {town1}, and everyone has the cup at the lips, when a leaf falls. People watch it, smiling, because no leaf ever has. It lies down before the party, as large as a tablecloth, red, and on it stands in a clear hand: "Please do not drink this year. I need it." All have read it. Most have already swallowed. {A} covers it with {A.their} own cloak, and then all the wind of the autumn begins, at once.',
        'The tree learned to write from {years} years of carved initials. Those who drank know at once, for a day, how it feels.',
      ],
    ],
    openings: [
      [
        'A lift stops between two rings with the party in it, and a pot with a sapling. It is frightened of heights, and holds on.',
        '{B} has stopped it, so that nobody can search it. It would like to be called something.',
      ],
      [
        "One of the seven fire keepers comes to the party's table, and sits down. A second one does. The room empties as quietly as possible.",
        'Each of them has had a leaf, with a request. It was the same one: "Afterwards. Not before. Thank you."',
      ],
    ],
    truth:
      'The land below was flooded, {years} generations ago, and a king had a tree planted on his own grave to lift his people out of the water. It was meant for a hundred years. It has held them much longer; the Gardeners have kept it awake with a salt from the roots, long after it ought to have shed, sown and died. The water has gone down meanwhile. Under the mist there is a meadow. The tree wants to let go of its leaves, of its one seed, and of them, gently, and it is afraid that they might not be ready.',
    secrets: [
      "The faces in the forks are the tree's, not the dead's. It has practised, to look less strange.",
      'The missing third of the letter tells how long it will stand still after it has died: a winter.',
      "What the Gardeners pour is the Root People's drinking water. Down there they are not ill from the damp.",
    ],
    steps: [
      'leaves fall day and night, and the crown stands in the sun like a ruin',
      'the first bough is sawn off, a street of {town2}, and the tree writes only: "Ow."',
      '{guards} light their lamps at one of the seven, to see, and it is windy',
      'The seed ripens. It will fall where the tree lets it, and behind it comes, ring by ring, the quietest collapse in the world.',
    ],
    ends: [
      "They climb down in one winter, all of them, the crown carrying the roots' old people. The seed is planted in the meadow, and named, and nobody is to live in it.",
      'The salt is poured once more, out of love, with everyone knowing. It gives them a generation, and the tree writes nothing any longer.',
      'The Grafters save a bough each, by letting it root. There are {few} small trees, with a house in each, and the towns become villages that wave to one another.',
    ],
  },
];
