import type { SettingPremise } from './premise-type.ts';

export const premisesOfSkyAndSickness: readonly SettingPremise[] = [
  {
    id: 'plague',
    slot: 'change',
    asks: [
      'plague|pestilence|epidemic|pandemic|contagion|quarantine|sickness|disease|blight',
      'mask|masks|masked everyone|city|wear|wears|people|plague|land',
    ],
    not: 'plagued_by_dragons',
    title: 'The Year of Masks',
    rulers: 'the Board of Health',
    guards: 'the white staffs',
    pitch:
      'The plague came to {land} {few} years ago and has not left. Half of its people are dead, and the rest go masked, live by lists and have divided the houses. Last night somebody who had died of it walked home, well.',
    party:
      'The party has had it, or comes from where they all had, and cannot catch it again. It wears a blue thread for that, is stared at, overpaid and never touched. {A} has work behind closed doors.',
    truths: [
      'Masks are worn from the age of four. Each family has its own, the poor share one face by the street, and people marry without having seen a chin.',
      'A cross on a door means sick, two mean dead, and three mean that somebody still pays the rent.',
      'Half of {land} is heir to the other half. Millers own castles, children own streets, and the courts sit day and night behind glass.',
      'To cough in public is assault. People have learned to laugh with the shoulders.',
      'Bread, letters and babies are passed through a hatch with vinegar. What was handed over twice is said to be clean.',
      'The bells are not rung for the dead any more, since people could not sleep. They are rung for births, and everyone stops and counts.',
      'Doctors wear beaks, are paid by the living and are never asked how they are.',
    ],
    regions: [
      "{town1} has shut its gates, within and without: nine quarters, nine keys. It gives dances, over ropes, at two yards' distance.",
      '{town2} buries. Its people came for the wages, stayed for the houses, and have lit no fire in any of the good rooms.',
      '{town3} has the hospital and the school of doctors. They know everything about the plague by now, but for the reason.',
      '{town4} has had not a single case. It keeps strangers in a field for forty days, and is hated for its cheeks.',
    ],
    factions: [
      [
        'The Board of Health',
        'governs by list, chalk and lime, and wants the returned man locked up before he is cured',
        'owns by law the houses with three crosses, and that is a third of {land}',
      ],
      [
        'The Bare Faces',
        'take off the mask before God, and want to be together again',
        'do not fall ill, and have begun to ask what it is in the masks',
      ],
      [
        'The Heirs',
        'are new owners who want the deeds confirmed and the dead quite dead',
        'have paid the gravediggers to dig a foot deeper since last night',
      ],
      [
        'The Beaks of {town3}',
        'want bodies, silence and one more year',
        'have found the cure, and it makes people forget those they have lost',
      ],
    ],
    conflicts: [
      'The returned man wants his house, his wife and his dog. The dog is in favour.',
      'A ship in quarantine has asked to be let sail with everyone on board. On the quay stand the owners of the cargo, and the mothers.',
      'In {town1} the key of the ninth quarter is lost. There has been music from behind the gate for three days.',
    ],
    people: [
      [
        'secretary of lists',
        1,
        'wants to know if the man is well, or has never been ill, and dreads the second more',
        "{A.name} writes down people's coughs.",
        'tears up the lists after {A.they} has been embraced, by mistake, in the street',
      ],
      [
        'gravedigger and owner of nine houses',
        2,
        'wants a certain row dug up at night, and counted, with a friend holding the lamp',
        '{B.name} sleeps on the doorstep of the best of them.',
        'gives all the houses back for the name of one who was put in alive',
      ],
      [
        'beak doctor',
        3,
        'wants somebody to take the cure who has nobody to forget',
        '{C.name} breathes in before the door and out after it.',
        "publishes everything when {C.they} finds {C.their} own name in a stranger's letters",
      ],
    ],
    places: [
      [
        'The Ninth Gate',
        1,
        'a walled-up street with a hatch, behind which there is dancing',
        'There is nobody there but {few} musicians, who are paid by the Board. The houses are being measured for sale.',
      ],
      [
        'The Shallow Row',
        2,
        'the newest graves, with fresh lime and boots that do not fit any gravedigger',
        'Every third grave is empty, opened from below, and the footprints all go to {town3}. They walk in step.',
      ],
      [
        'The Mask House',
        3,
        'masks are made, blessed and stuffed with herbs here, by order and by weight',
        "One of the herbs grows nowhere but in the Board's own garden (DC 13 Nature). It brings the fever, mildly, to those who breathe it in daily.",
      ],
    ],
    starts: [
      [
        'The party sits at two yards from everyone in a tavern of {town1} when the door opens and a man comes in without a mask. Chairs fall. He is pale, earthy, cheerful, orders a beer, and asks why they are all looking like that. On his own chair by the stove hangs a wreath. The landlady faints, and all the rest are out by the window. {A} stands on the sill, with a list: "You have blue threads. Please ask him where he has been. And do not let him go home."',
        'He was given the cure in {town3} when he was already on the cart. It works, and he does not remember that he had children.',
      ],
    ],
    openings: [
      [
        'A child at a hatch in {town2} passes out a key, a cat and a letter to the party, and pulls down the shutter. The letter says: "We are not sick. We were rich."',
        "Heirs have had the family's door chalked. Forty days are the legal limit, and it is the thirty-ninth.",
      ],
      [
        'A masked ball, over ropes, and one of the party is asked to dance by someone whose hand is warm and ungloved.',
        'It is a Bare Face. By the end of the dance the whole Board will know, and she wants them to see that nothing happens.',
      ],
    ],
    truth:
      "There was a plague, and it burned out within a year. The Board had by then found out what comes after: houses, keys, obedience, and people who do not meet. Since then the herb in the masks keeps up a fever which kills the old and the weak, and fills the lists. The Beaks discovered it from the other end, as their cure helps against the herb and not against the plague. They took the Board's money and kept on looking. {town4} is healthy because it never could afford masks.",
    secrets: [
      'The forgetting is no side effect. It was mixed in, for the sake of those who would ask.',
      "The secretary's lists show that nobody has died in the rooms of the Board since the second winter.",
      'Those who climbed out of the shallow row are kept in {town3}, well, fed and nameless, {num} of them.',
    ],
    steps: [
      'a tenth quarter is walled in, the one with the tavern',
      'the cure is sold in {town1}, to heirs, for their relations',
      '{guards} fetch the Bare Faces at prayer, and are embraced',
      'The field before {town4} is full, and the Board sends it masks, as a present, in all sizes.',
    ],
    ends: [
      'The masks come off in the great square, at once, on the word of somebody whom people trust. Nothing happens, nobody can speak, and then each looks for a face.',
      'The houses go back to those from the shallow row, who do not remember them. Somebody has to lead them through, room by room, and say who they were.',
      'The Board falls and the lists stay. People are used to two yards, and it takes a new generation until there is a crowd again.',
    ],
  },
  {
    id: 'broken-moon',
    slot: 'change',
    asks: [
      'moon|moons|sky|star|stars|comet|meteor|meteors broke|broken|shattered|falling|fallen|falls|fell|cracked|pieces|shards|split|exploded|crashed|shatter*|two|crash*|crater|red',
      'starfall|moonfall|skyfall|meteor|meteorite|comet',
    ],
    title: 'The Moon That Came Down',
    rulers: 'the Fall Office',
    guards: 'the catchers',
    pitch:
      'The moon broke {years} years ago, and it still comes down, a piece on most nights. Where one falls the world is different from then on. Last night the largest of all was found in a field at {town2}, and it has a window in it.',
    party:
      'The party was outdoors when a splinter fell, and it did nothing to them. That happens to one person in a thousand. {A} pays such people well for going up to things and telling what they are.',
    truths: [
      'On most nights something falls. People sleep under stone, wear broad hats, and say "still up" in place of good night.',
      'A piece of the moon has one wish in it, of its own: to float, to be warm, to be asked. Whoever carries it can use that, and is used.',
      'The tides have come loose. Nobody in {land} builds below the third step, and fishermen marry on it.',
      'Moonlight is sold in jars, by the night. It heals burns, makes milk sour and shows who has been where.',
      'Children of the night of the break see in two colours more than others. They cannot describe them, and are hired to look.',
      'It is the law that what has fallen belongs to whose roof it has gone through. So people in {town2} have very large roofs.',
      'A gap in the sky is blacker than the rest. One does not point at it.',
    ],
    regions: [
      '{town1} has roofs of slate three deep, a wall towards above, and nets. Each splinter is weighed, named and locked up.',
      '{town2} is under the thickest of it. Its fields have holes, hollows, a hill that hums, and a harvest that nobody would eat who was not born there.',
      '{town3} is the watch on the mountain, where they draw each piece that is still up, and know when it is whose turn.',
      '{town4} is a town on the tide flats, on stilts and boats, that lies now in a sea and now in a meadow. It trades in jars, unstamped.',
    ],
    factions: [
      [
        'The Fall Office',
        'governs by net and scale from {town1}, and wants all pieces in one vault',
        'fits them together, down there, with glue, and lacks only the one with the window',
      ],
      [
        'The Open Hands',
        'stand out on the fields at night without hats, and want what is meant for them',
        'are being answered: the pieces fall more and more exactly',
      ],
      [
        'The Drawers of {town3}',
        'want to be believed about dates',
        'have noted that what is up there does not fall but is dropped, and by someone who takes aim to miss',
      ],
      [
        'The Jar Trade',
        'wants moonlight free of duty',
        'sells to somebody who pays in silver dust, and comes out of the black gap down a rope',
      ],
    ],
    conflicts: [
      "A piece has fallen on the line between two roofs. It is warm, and has grown fond of one family, and of the other one's daughter.",
      'The hill at {town2} hums louder, and the sheep stand round it in a ring. The Office wants to dig, and the farmers would like to know what it is singing.',
      'Somebody has stolen a splinter from the vault of {town1}, through a wall of nine yards. It has come back by itself in the morning, offended.',
    ],
    people: [
      [
        'weigher of the Office',
        1,
        'wants to know what is behind the window, before it can be weighed',
        '{A.name} lifts everything before looking at it.',
        'opens the vault for one who can say what the glued thing does at night',
      ],
      [
        'farmer with a large roof',
        2,
        'wants to keep what has fallen, for it has asked to stay',
        '{B.name} wears the hat indoors as well, and takes it off to the sky.',
        'gives it up only to its mother',
      ],
      [
        'drawer of falling things',
        3,
        'wants a lamp signal sent up on a certain night, by people who are not afraid of an answer',
        '{C.name} talks with the face turned up.',
        'takes down the telescope for good once {C.they} has been waved at',
      ],
    ],
    places: [
      [
        'The Glue Vault',
        1,
        'school classes may see the first room, with the small pieces, which are fed on sugar',
        'In the last room a third of the moon stands on trestles. It is trying to get up, gently, and the chains are humming.',
      ],
      [
        'The Window in the Field',
        2,
        'a grey stone as large as a barn, with a round pane in it, and a line of people who look in and go away quiet',
        'Inside is a nursery. There is a cradle, and something has climbed out of it recently: the straw goes up to the farmhouse.',
      ],
      [
        'The Rope',
        4,
        'a silver line that hangs down over the flats on nights without stars, as far as a person can reach',
        'Whoever pulls it hears a bell, very far up. A basket comes down, with silver dust, an empty jar, and a drawing of a child.',
      ],
    ],
    starts: [
      [
        'The party has taken cover beneath an arch in {town2}, as it is raining moon. Something falls, slowly, quite unlike the rest, a house of stone that settles on the field like a hen. Everyone waits for the world to become different. Nothing happens but that a light goes on, in a round window. {A} comes running with scales that are far too small. "You have stood in it," {A.they} says. "You go first. And knock, for heaven\'s sake."',
        'It was let down by hand, on a rope, because up there nothing holds any more. A child was in it, and is asleep by now in {B.their} kitchen.',
      ],
    ],
    openings: [
      [
        "A splinter in the party's luggage warms up, hums, and pulls, in the evening and always toward the same farm.",
        'All pieces wish for one thing beside their own: to be where the child is.',
      ],
      [
        'A fisher in {town4} has pulled the rope and been pulled up. She came back after an hour, she says, which was a month, and would like to be asked what it is like.',
        'They have four rooms left. She has been given tea, and a list.',
      ],
    ],
    truth:
      'The moon was a house. People lived in it, few and old-fashioned, who turned the tides by a handle and minded nobody. {years.s} years ago the Office of that day shot a hook up, to tie a silver mine to {town1}, and it broke. They have been living in what is left ever since, throwing down what would fall on them, always with a look where to. Now they have let down their last child. If the pieces are brought together where she is they will go up again, of themselves, and she with them. If the Office puts its window in, it has a moon on a chain.',
    secrets: [
      "The hook still hangs in the largest piece. It has the Office's stamp, and the date.",
      'The black gap is a door that has been left open so that there is light on the stairs.',
      "The farmer's own child died in the fall of {few} years ago. Nobody up there has got over it.",
    ],
    steps: [
      'the Office sends for the stone with the window, with forty horses, and they will not pull',
      "the moon's people let down what they have: clocks, blankets, an old man",
      '{guards} shoot at the rope, and the tide stays away for three days',
      'The last piece comes down all at once. It will hit {town1}, or {town2}, or be caught, and the hand that aims is very tired.',
    ],
    ends: [
      'Everybody brings their piece to the farm, each of them a good one that they will miss. It goes up in the morning like a flock, and at night there is a moon, with a crack and a light in it.',
      "The moon's people come down for good. They are given the hill that hums, and the tides are done by hand.",
      'The Office keeps it and chains it over {town1}. There is a full moon each night from then on, by order, and no sea.',
    ],
  },
];
