import type { SettingPremise } from './premise-type.ts';

export const premisesOfOddSeas: readonly SettingPremise[] = [
  {
    id: 'sand-sea',
    slot: 'land',
    asks: [
      'sea|ocean sand|dunes|desert|salt|grass',
      'sand|dune|desert ship|ships|pirate|pirates|sailing|sail|skiffs|sea',
      'sandships|sand_ships|sandship|dune_sea|sand_sea',
    ],
    not: 'underwater',
    without:
      'water(?:fall|front)?s?|rivers?|fish(?:ers?|ermen)?|swim\\w*|drown\\w*|tides?|rain|waves?|snow|ice|shipyards? of',
    title: 'The Dry Sea',
    rulers: 'the Harbour Kings',
    guards: 'the reef riders',
    wild: 'the deep sand',
    way: 'by sand ship',
    pitch:
      'The sea of {land} is sand, fine enough to sail on, with storms, reefs and whales, and no bottom that was ever found. Its harbours live by trade and by robbing it. At the last low wind something came to light out there: the mast of a ship that is still manned.',
    party:
      "The party has a ship. It won it, inherited it or was left on it, with a crew that has not been paid; and {A} offers a cargo, a chart and {few} days' start on everybody else.",
    truths: [
      'A ship that stops sinks. Crews sleep in turns, quarrel in motion and bury their dead over the stern.',
      'Water is carried as ballast. A captain who is thirsty is running light, and will be boarded for it.',
      'Pirates fly a dry rag. Whoever gives up the water casks may keep the ship, the cargo and the hat.',
      'The sand has currents and a depth. People who fall in are found again years later, elsewhere, looking surprised.',
      'Sand whales breathe dust, sing below hearing, and are followed for the sake of the glass in their wake.',
      'Harbours are built on rock. There are {num} rocks, and each has a king, a well and a debt to the next.',
      'Sailors do not swear by drowning. They say "may I stand still".',
    ],
    regions: [
      '{town1} is the great harbour, with sail makers, slipways of polished stone, and a well that is guarded like a bank and is one.',
      '{town2} lives on wrecks. It has built its houses out of them and its hopes on the next.',
      '{town3} blows glass where lightning strikes the dunes, and has a lighthouse made of it.',
      '{town4} is the free port. Everyone there has retired from piracy, for the day.',
    ],
    factions: [
      [
        'The Harbour Kings',
        'govern {land} each from a rock, and want the manned ship, its log and its water',
        'have known for {few} years that their wells are all one, and that it is nearly empty',
      ],
      [
        'The Dry Rag',
        'are the pirates, who want the wells free for all, after they have been paid',
        'are led by an admiral of the Kings, who could no longer bear to sail past people who stood still',
      ],
      [
        'The Keel Priests',
        'bless ships, and want nobody to look down',
        'keep the last page of a log in which the sea was wet',
      ],
    ],
    conflicts: [
      'Two ships have collided and locked, and go in a circle so as not to sink. Both captains claim to have been overtaking.',
      "A king has sold his harbour's water to three buyers. All of them have arrived, with casks, on the same wind.",
      'A man who fell overboard {years} years ago has come up in {town2}. He wants his watch, his wife and an explanation.',
    ],
    people: [
      [
        'pilot without a licence',
        1,
        'wants to be taken out to the mast before the next storm covers it, and to go aboard alone',
        '{A.name} tastes the wind, and grimaces.',
        'gives the chart of the wells to whoever does not ask what was on board',
      ],
      [
        'admiral under the rag',
        4,
        'wants {few} casks brought to a ship that stands still, and no witnesses to the kindness',
        '{B.name} salutes people and then pretends to scratch.',
        'hauls down the rag when the first king has poured his own water out, before everyone',
      ],
      [
        'lamp glazier',
        3,
        "wants a splinter from the manned ship's windows, which nobody alive could make",
        '{C.name} holds all people against the light.',
        'turns the lighthouse, on learning for whom it was lit in the first place',
      ],
    ],
    places: [
      [
        'The Mast',
        2,
        'black wood, higher than a tower, in the middle of the open sand, with a lookout who waves',
        'Below stands a whole ship, hatches closed and decks wet. Her crew believes that it is night, and that land has been sighted (DC 13 Survival to get down).',
      ],
      [
        'The Bank Well',
        1,
        'a shaft of {num} fathoms in the rock, with scales at its rim',
        'One hears oars in it. Down there is a shore, a boat, and a tide table that was kept up until yesterday.',
      ],
      [
        'The Lighthouse of Glass',
        3,
        'a tower one can see through, with a keeper who has to be dressed for it',
        'Its light bends down, not out. It was made for ships below, and they have been steering by it.',
      ],
    ],
    starts: [
      [
        'The wind drops over the roads of {town1}, which it does once in a generation. On all ships people run for the oars, the kites, the sails of others, since to lie still is to sink. In the stillness the sand settles like a sheet. And out of it, a mile from the mole, comes a mast, and a yard, and a man in the crow\'s nest with a spyglass, who looks at the town for a long time and then calls down to the deck. One cannot hear it. {A} can read lips. "Land," {A.they} says. "He says land ho. Do you have a ship?"',
        'The wet sea is still there, under the sand, with everybody on it. It has been night for them since it was covered.',
      ],
    ],
    openings: [
      [
        "A bottle surfaces in the party's wake, with a letter in it that is damp. No one in {land} has ever held anything damp that was not money.",
        "It is from the ship's cook, who asks whoever is up there to be so kind as to stop walking about.",
      ],
      [
        'The Harbour Kings offer a year of water for the log of the black ship, unread. The Dry Rag offers two, read aloud.',
        'The log says who ordered the sea to be covered, and the seal is that of the first Harbour King.',
      ],
    ],
    truth:
      "The sea of {land} was water once, and its first king lost a war on it. To stop the enemy's fleet he had the desert called down upon them, ships and all, with his own daughter on board the first one. The sand was to lie for one night, but he died before the morning, of what he had done, and no one else knew the word. It is still that night below. The harbours drink the sea from under the ships; when the last of it is gone they will come down on the bottom, with a town's worth of people each. The word is in the log, as his daughter could read lips.",
    secrets: [
      'Those who fall overboard and are found again have been fished out and put ashore by the fleet below, again and again.',
      'A sand whale is a whale. It comes up for air through {num} fathoms of dust, out of habit, and sings to those who are still wet.',
      "The king's line did not end. The pilot without a licence is the granddaughter's grandchild of the one who was left ashore.",
    ],
    steps: [
      'the Kings lay chains across the roads, and all ships go in circles',
      'the wells give mud, and then a fish, which is taken for an omen and eaten',
      'the wind does not come back, and the first ships are let down to the rail',
      'On the last still day masts stand all over the dry sea like a forest. From each of them somebody waves, because they are aground.',
    ],
    ends: [
      'The word is read out, on the mole, by one of the blood. The sand goes down like a curtain; {land} has a sea, two fleets, and a great deal to learn about swimming.',
      'The fleet is lifted out, ship by ship, by those who had robbed them of the water. The sea stays dry, the crews settle, and all lookouts keep an eye on the ground.',
      'The last of the water is poured back down the wells, by everyone. Below they see that the tide has turned; above it is a hard year, in which nobody is let stand still.',
    ],
  },
  {
    id: 'river-towns',
    slot: 'land',
    asks: [
      'river boats|boat|source|barges|barge|endless|houseboats|no_end|floating|flows|circle',
      'towns|cities|houses|everyone|villages boats|barges|ships|rafts',
      '?river|rivers|riverboats|delta|waterways',
    ],
    not: 'sand|egypt\\w*|pharaohs?',
    without: 'deserts?|dunes?|cellars?|mines?|snow|islands?|seas?',
    title: 'The River That Meets Itself',
    rulers: 'the Table of Pilots',
    guards: 'the hook men',
    wild: 'the banks',
    way: 'by skiff',
    pitch:
      'The river of {land} has no source and no mouth, and its people live on it, in towns made of boats that have drifted downstream since before anybody could count. No one goes ashore. Yesterday they passed a jetty that all the old people recognised.',
    party:
      'The party came aboard from the bank, dry-footed, which is thought to be impossible. It is fed, stared at and kept away from the rail; and {A}, who steers, would like to know whether the banks have a back.',
    truths: [
      'A town is as many boats as are tied together. Divorce is a matter of one rope, and politics of three.',
      'What is thrown in ahead is fished out behind. Honest people mark their things, and careful ones do not look.',
      'The banks are mist, willows and lights. One hears dogs, and a voice that calls somebody in to supper.',
      'Children are tied to the mast until they can swim, and to a family afterwards.',
      'Upstream means "yesterday" and downstream "tomorrow". To row against it is called regret, and there is a fine.',
      'The dead are let go on a plank, with a candle. The living do not fish for an hour.',
      'There are {num} towns on the river. They overtake one another about once in a lifetime, and there is dancing.',
    ],
    regions: [
      "{town1} goes first: {few} hundred barges, with the pilots' table in the bows, and a garden on a raft astern.",
      '{town2} is theatre boats, inns and a school, and so brightly painted that one takes it for a flower bed.',
      "{town3} comes behind all others and lives on what they lose. Its people know everything about everybody, and return it, for a finder's fee.",
      '{town4} ran aground {years} years ago, it is said. Its lanterns are seen on the left bank each spring, a little nearer.',
    ],
    factions: [
      [
        'The Table of Pilots',
        'governs {land} by soundings, and wants the jetty not to have been there',
        'has a chart of the river, drawn as a ring, and has burned the third copy',
      ],
      [
        'The Left Bank Society',
        'want to land, at night, with one boat, to see who is calling',
        'have done it: {few} went and all came back, on the same evening, old',
      ],
      [
        'The Last Boat',
        'are the people of {town3}, who want salvage rights to the jetty',
        'have fished out a plank with a candle that is still lit, and a name which has not died yet',
      ],
    ],
    conflicts: [
      'The rope between {town1} and {town2} has been cut, cleanly, with a kitchen knife. It is either a crime or a marriage.',
      'A boy has rowed upstream for a bet. He has come in behind {town3}, after three days, tanned, and with a dog.',
      'A barge has tied up at night that nobody owns. In the kitchen the table is laid for a family that has the names of one on board.',
    ],
    people: [
      [
        'pilot of the first town',
        1,
        'wants the party to step ashore at the next willow, with a rope on, and to say who is standing there',
        '{A.name} feels the depth with a bare foot.',
        'ties up at the jetty, against all orders, once somebody says what the voice calls',
      ],
      [
        'salvage master with a lit candle',
        3,
        'wants to give it back to the one whose name is on the plank, and to be forgiven for it',
        '{B.name} shakes things dry before handing them over.',
        'blows out the candle, or does not, for a single night in which all ropes are tied',
      ],
      [
        'actress who came back old',
        2,
        'wants one more evening on the left bank, and somebody to tell her daughter',
        '{C.name} leaves each room by the side facing left.',
        'tells what a house is, to people who have never had one',
      ],
    ],
    pronouns: { C: 'she' },
    places: [
      [
        'The Jetty',
        4,
        'six posts and some boards with {num} rings, of which all are worn and one is new',
        "Each ring has the name of a town. Under the boards hangs a bell, and tied to it a child's shoe that fits the pilot's memory (DC 12 Insight).",
      ],
      [
        'The Round Chart',
        1,
        "a drawer in the pilots' table that sticks, and should",
        'In the middle of the ring, where the land ought to be, there is a house with smoke. All soundings have been taken from its window.',
      ],
      [
        'The Theatre Boat',
        2,
        'a stage on two hulls, with a curtain that has the bank painted on it',
        'The painting has windows with people in them. They follow the play, and one of them has been crying since the first act.',
      ],
    ],
    starts: [
      [
        'In the bows of {town1} the leadsman sings out the depth, as always, and in the middle of it his voice breaks. There is a jetty on the left. It is old, quite ordinary, and has a lantern burning, and all the old people are standing at the rail as if someone had called them by name. No one has seen it before. Then somebody does call, over the water, from the willows, tired and friendly, as for the third time: "Supper!" All {few} hundred barges list to the left. {A} puts the rudder hard over, weeping, and steers past.',
        'The river has gone round once. It is the place where they put off, for one afternoon.',
      ],
    ],
    openings: [
      [
        'A plank drifts by with a candle on it. It comes from ahead, not from behind, and has the name of one of the party.',
        'The dead go round, too, and are a little faster. The name is a common one, but the boots are not.',
      ],
      [
        'A dog that was brought from upstream sits down before the party, gives a paw, and then walks over the water to the left bank, where it turns and waits.',
        'The river is one hand deep on that side. It has been for {years} years, and nobody has ever put a foot in.',
      ],
    ],
    truth:
      'A mother had {num} children. One afternoon they built a raft and put off, for a game, and she called after them to be back for supper. They played that they were grown up, had boats, towns and children of their own. The river was kind and made itself into a ring, so that they could not get lost; and supper was kept warm. It has all been one afternoon. The game is over when somebody goes in. Then those who were only played will not have been; and there are, by now, a hundred thousand of them, with theatres, on whom the sun is going down.',
    secrets: [
      'The old people who recognise the jetty are the children. There are {few} of them left, the others are in bed.',
      'Whoever is invited in by her is real. She would ask them all, if she knew; she believes that they are ducks.',
      'The grounded town has gone in. It sits at the table and has not yet been able to explain.',
    ],
    steps: [
      'the old people jump in at night, one by one, and the ropes are found to be string',
      'the pilots chop down the willows from afar, with fire, and the voice coughs',
      'the towns lash themselves together, and stop, for the first time; it makes no noise at all',
      'It gets dark. The voice calls for the last time, with all first names; and on the boats people look at their hands, which are painted.',
    ],
    ends: [
      'She is asked to set a few more places. She comes down to the jetty with a lantern, looks up the river and down it, and says "Good heavens, wash your hands".',
      'One of the children stays out. As long as one plays the afternoon lasts; it is handed on at the dance, with the mast, and is the highest office in {land}.',
      'The towns land, on the other bank, where nobody calls. It is real over there, and wet, and none of them knows how to walk uphill.',
    ],
  },
];
