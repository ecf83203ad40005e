import type { SettingPremise } from './premise-type.ts';

export const premisesOfOldCountries: readonly SettingPremise[] = [
  {
    id: 'city-states',
    slot: 'land',
    asks: [
      'greek|greece|hellenic|olympus|olympian|spartan|athenian|minotaur|hoplite|hoplites|polis|mythic_greece',
      'city_states|city-states|city_state|city-state|citystates',
      'greece|greek gods|god|city|cities|style|islands',
      'meddling|quarrelling|quarreling|petty|capricious gods',
    ],
    not: 'dead|desert|ribs',
    without: 'emperors?|queens?',
    title: 'The Cities and Their Patrons',
    rulers: 'the Assembly',
    guards: 'the spearmen',
    wild: 'the hills of thyme',
    way: 'by galley',
    pitch:
      'The four cities of {land} share a language, a feast and a hatred. Each has a god who watches over it and interferes. Every fourth year there are games, and the gods bet on them. This year one of them has staked a city.',
    party:
      'The party is a team: it was entered for the games, in all events, by somebody who paid in gold and left no name. {A} trains it, feeds it, and would like to know which of the gods has an interest in its winning.',
    truths: [
      'Everybody votes in {land} who owns a shield. A good shield is lent out in the morning, on election days.',
      'Gods come as old women, bulls or rain. One is courteous to all three.',
      'During the games war is forbidden. The wars are interrupted at noon and taken up again in the same positions.',
      'The oracle of {town4} has never been wrong, and no one has ever been glad that it was right.',
      'Heroes are a class of citizens. They may eat at the town hall for life, and it is seldom long.',
      'A play that is booed must be lived by its author for a year. It has improved the comedies.',
      'Philosophers teach in the colonnades that there are no gods. Twice a year one of them is struck by lightning, and the others take notes.',
    ],
    regions: [
      '{town1} votes, builds and talks. It has the biggest temple, the longest speeches, and {few} parties, of which one is secret.',
      '{town2} is barracks, discipline and black soup. There are no walls, as it is thought that people would lean on them.',
      '{town3} has the harbour, the dyers and the money, and a god who is for sale on principle.',
      '{town4} is the holy place with the stadium, the oracle and a great many inns. It is neutral and lives on it.',
    ],
    factions: [
      [
        'The Assembly',
        'governs {town1} by show of hands, and wants the other three to be free, under its direction',
        'has voted in secret to lose the games, and no longer knows why',
      ],
      [
        'The Black Mess',
        'are the officers of {town2}, who want the games won, by arms if need be',
        'have been forbidden by their god to win, and have told nobody, out of obedience',
      ],
      [
        'The Purple Houses',
        'trade from {town3}, and want odds, in writing',
        'have insured all four cities against their gods, and cannot pay',
      ],
      [
        'The Doves',
        'are the priestesses of the oracle, who want to be asked shorter questions',
        'make up the answers since the oracle has begun to ask, itself',
      ],
    ],
    conflicts: [
      'A runner from {town2} has refused to start. He says that a bull has spoken to him, and asked him for his real name.',
      'Two cities claim the bones of the same hero. The hero has turned up, and wants neither.',
      'The temple in {town1} needs a new roof. The goddess has let it be known that she would rather have the old people back.',
    ],
    people: [
      [
        "trainer of the strangers' team",
        4,
        'wants the party to be third, exactly, in everything',
        '{A.name} rubs oil on everything, door hinges included.',
        'tells who paid, as soon as one of the party has won something against orders',
      ],
      [
        'comic poet in hiding',
        1,
        'wants a seat in the front row, a mask, and an escort to the last act',
        '{B.name} writes on the arm, up to the elbow.',
        'reads the play aloud in the stadium if all four gods are there to hear it',
      ],
      [
        'dove of the oracle',
        4,
        'wants somebody to go down, and answer the question that the oracle asks',
        '{C.name} speaks in verse when frightened, and apologises for the rhyme.',
        'opens the cleft to the party after telling one truth too many at noon',
      ],
    ],
    places: [
      [
        'The Stadium',
        4,
        'a horseshoe of marble for thirty thousand, with four high seats that stay empty',
        'The seats are warm. Beneath the finishing line lies the stake in bronze: a model of {town3}, with its people moving in it.',
      ],
      [
        'The Cleft',
        4,
        'a crack in the rock with a tripod over it, and a smell of laurel',
        'Down there sits no god but a girl of bronze, who repeats one thing: "What did you do with the fifth?" (DC 14 Religion).',
      ],
      [
        'The Fifth Harbour',
        3,
        'a basin cut in the rock, with moles and lamps, and no city round it',
        "Foundations run under the thyme for a mile. All the street names have been scratched out, and the gods' names most thoroughly.",
      ],
    ],
    starts: [
      [
        'It is the first day of the games in {town4}, and four teams march in under four banners, and behind them the party, under none. The herald calls the oath. Then four people who were not there before are sitting in the high seats: an old woman with an owl on her knee, a soldier, a very fat man with rings, and a boy. They do not look at the games. They look at the party, with the faces of people whose dinner has been served to somebody else. {A} says through the teeth: "Wave. And for the love of them, do not win."',
        'The party runs for the fifth god, who has no city any more, and has staked the other four.',
      ],
    ],
    openings: [
      [
        'An old woman at a well asks the party to settle a bet with her nephew: whether people are braver or only worse at sums.',
        'It is the patron of {town1}. She is losing, and would like to be told so by somebody who has nothing to gain.',
      ],
      [
        'In the night all statues in {town3} have turned their heads toward the sea. In the morning there is a sixth row of benches in the town hall.',
        'The fifth city is remembered wherever one of the party has eaten, slept or been asked for a name.',
      ],
    ],
    truth:
      'There were five cities. The gods of the other four lost the fifth to its own god in a bet, could not bear it, and agreed to have none of it ever remembered: neither the city, nor its people, nor the god, who was the youngest of them and the only one who liked mortals. A god whom no one remembers can do nothing but bet. She has come back under a false name, has staked her immortality against all four cities, and has entered a team of people who come from nowhere, as her own did.',
    secrets: [
      'If the party loses everything the fifth god dies. If it wins everything the four cities are hers, and she does not want them: she wants to be named.',
      'The secret party in {town1} worships her, as a habit handed down in families, without knowing what it means.',
      'Any of the four gods can be hired for an evening by somebody who loses to it at dice and does not complain.',
    ],
    steps: [
      'the Black Mess drowns its own runner, by order, and is ashamed',
      'the Purple Houses close the harbour, and pay in fish',
      'the doves shut the cleft, and from under the ground comes the question, aloud',
      'On the last day the gods come down from their seats to run themselves. The stadium is cleared, as nobody remembers any more who won.',
    ],
    ends: [
      'The play is performed in the stadium, with the name in it. The gods boo, and must live it for a year, and there are five cities on the coins.',
      'The party comes in third, in everything. No god can collect, the stakes are void, and for four years the cities have to decide for themselves.',
      'The fifth wins and keeps what she has won. She is a mild goddess, everyone is happy, and the philosophers begin to write down what is missing.',
    ],
  },
  {
    id: 'river-kings',
    slot: 'land',
    asks: [
      'egypt|egyptian|pyramid|pyramids|nile|pharaonic|sphinx|sphinxes',
      'pharaoh|pharaohs river|kingdom|pyramids|desert|land|living',
      'river kingdom|civilisation|civilization|empire|delta flood|floods|crocodile|crocodiles|reeds',
    ],
    not: 'undead|undying|mumm\\w+|dead|lich',
    without: 'snow|ice|forests?',
    title: 'The River and the Stairs',
    rulers: 'the House of the Two Crowns',
    guards: "the river king's bowmen",
    wild: 'the red land',
    way: 'by reed boat',
    pitch:
      'The river of {land} floods on the same day each year, because the pharaoh tells it to. The old one died in spring, and his pyramid was ready. The new one is eleven days from the feast, and the river has asked for somebody else.',
    party:
      "The party has been counted by mistake among the dead king's household: it is on the list of those who shall serve him below. {A} can take it off again, for a favour, before the doors are sealed.",
    truths: [
      'Black land is fields and belongs to the living. Red land is sand and belongs to the dead, who have the view.',
      'To write a thing is to make it so. Scribes in {land} are searched for pens when they are angry.',
      'Cats go where they please, crocodiles where they must, and both are tried in court under their own names.',
      'Everyone builds on the pyramid in the flood months. It is paid in onions, and people are sorry when it is finished.',
      'The heart of a dead person is weighed against a feather. The rich send it away for cleaning first.',
      'Gods have the heads of animals so that one knows whom to feed, and with what.',
      'The sun is rowed over {land} by day and under it by night. At the turn of the watch one can hear the oars.',
    ],
    regions: [
      '{town1} is the palace and the nilometer, a stair into the river on which the height of the water is read and sung.',
      '{town2} is the town of the builders, on the west bank: painters, masons, brewers, and plans that nobody may have seen whole.',
      '{town3} has the temples and the granaries, and more crocodiles than priests, though it is close.',
      '{town4} lies at the last cataract, among the quarries. What comes from up the river comes through here, and is told to wait.',
    ],
    factions: [
      [
        'The House of the Two Crowns',
        'governs {land} for the new pharaoh, who is {num}, and wants a flood on the day',
        'knows that he is not the son of the old king, who was not the son of his',
      ],
      [
        'The Mouths of the River',
        'are the priests who feed the crocodiles, and want the water asked, for once, and not ordered',
        'have understood the answer: it was a name, and they have hidden the one who bears it',
      ],
      [
        'The Stair Builders',
        'are the workmen of the pyramids, and want their bread, in arrears, and an eighth day off',
        'have left a passage in each pyramid for {years} years, for themselves, and have met something in one',
      ],
    ],
    conflicts: [
      "The builders have laid down their tools before the last stone of the old king's tomb. He cannot set out, and it has started to smell of lilies.",
      'A crocodile has taken the seal of the treasury. It is being heard, with a lawyer.',
      'The fields on the east bank were measured by two scribes, and are now twice there. Both owners harvest.',
    ],
    people: [
      [
        'scribe of the household of the dead',
        1,
        'wants a list altered in the tomb itself, before the seal, by people who are on it anyway',
        '{A.name} cleans the pen on the tongue, which is black.',
        'writes the true line of kings on the temple wall once the party is safely off the list',
      ],
      [
        'forewoman of the painters',
        2,
        'wants bread for {num} families, and to know who repaints her walls at night',
        '{B.name} draws a thing in the air before naming it.',
        "shows the builders' passage to anyone who does not ask to see the treasure first",
      ],
      [
        'ferryman without a shadow',
        4,
        'wants to be paid with a question, and takes the party wherever it was going in any case',
        '{C.name} never gets wet.',
        'says who the river has asked for if somebody else will hold the oar meanwhile',
      ],
    ],
    places: [
      [
        'The Nilometer',
        1,
        "a well with a stair of ninety steps and a mark for each king's flood",
        "Below the water the marks go on. The oldest are not in the hand of a king, and the last of all has today's date (DC 13 History).",
      ],
      [
        'The Unfinished Pyramid',
        2,
        'white, bright, and lacking one stone at the top',
        "In the burial chamber the painted servants are at work. They have got the party's faces already, and have begun on the clothes.",
      ],
      [
        'The First Cataract',
        4,
        'rapids between black rocks that look like bathing elephants',
        'One of the rocks is a woman in a seat, from before all kings, with a double crown in her lap that would fit a child.',
      ],
    ],
    starts: [
      [
        'All of {town1} stands on the bank, in white, to hear the river being told to rise. The boy with the two crowns is led down the stair, says the words without a mistake, and dips his hand in. The water goes down. It goes down by three steps, neatly, and on the wet stone before the boy lies a fish with a reed in its mouth. {A} unrolls it, reads, and closes it at once. "The river thanks your majesty," {A.they} says aloud, "and will consider it." And, to the party, out of the corner of the mouth: "Do not go anywhere."',
        'The reed says: "Not that one. The other one." The river has kept count of who is whose child.',
      ],
    ],
    openings: [
      [
        'A painter shows the party its own portraits on the wall of a tomb. It carries jars in them, for eternity, and looks quite content.',
        'What is painted will be so from the hour of the seal. One could paint a door.',
      ],
      [
        "Crocodiles lie in two rows from the river to the door of the party's inn, with shut jaws, as on a feast day.",
        'They wait for the one whom the river wants, who washes the dishes there.',
      ],
    ],
    truth:
      "The river was a queen, the first of {land}. She gave her body as water so that her people could live, on the condition that one of her blood should ask her for it each year, as one asks a mother. Twelve kings ago a general took the throne and gave orders in place of asking. She let it be, for the fields' sake. The old pharaoh knew. He had a daughter whom he put out in a basket, as her blood was true on the mother's side, and meant to name her on his deathbed; and the House made sure that he did not get the breath.",
    secrets: [
      'The daughter washes dishes in {town3}. She talks to the water, as everyone does who lives alone, and it is very good to her pans.',
      'The dead king cannot set out, as he has a confession to make, and will make it to the first living servant who is shut in with him.',
      'The feather on the scales is cut from papyrus. The real one was lost, and the court of the dead works with a copy that is much too light.',
    ],
    steps: [
      'the tomb is sealed, with those on the list in it',
      'the river falls below the last mark, and the crocodiles come to the granary to complain',
      '{guards} go from house to house and look into the kitchens',
      'On the day of the feast the bed of the river lies dry in the sun, with all that was ever thrown into it. A seat of black stone stands in the middle, and is empty.',
    ],
    ends: [
      'The girl asks, as one asks a mother. The water comes over the steps up to the palace door, and stays there, as a guest, for the coronation.',
      'The boy learns to ask, too. It turns out that the river is less particular about blood than about manners.',
      'The river is dammed at the cataract, by order, and obeys. In the years that follow {land} finds out whose tears it was watering its fields with.',
    ],
  },
];
