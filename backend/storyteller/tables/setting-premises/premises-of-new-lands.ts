import type { SettingPremise } from './premise-type.ts';

export const premisesOfNewLands: readonly SettingPremise[] = [
  {
    id: 'frontier',
    slot: 'land',
    asks: [
      'frontier|colony|colonists|colonies|settlers|colonial|new_world|new_continent|newly_discovered|unexplored|borderlands|expedition|homestead',
      'wild west|western',
      'gold_rush|wild_west|outpost|pioneers',
      'lost colony',
    ],
    not: 'penal|prison|gods?',
    without: 'capitals?|palaces?|ancient streets|marble',
    title: 'The Charter Land',
    rulers: 'the Charter Company',
    guards: 'the company riders',
    wild: 'the unmapped country',
    way: 'by wagon',
    pitch:
      'Nobody in {land} is older than their own house. A charter gives every settler what they can fence in {few} years, and the time is up this autumn. Now surveyors have found that somebody had fenced it before.',
    party:
      'The party has a claim by name and has not chosen the land yet: the last open claim of {land}. Companies, neighbours and something in {wild} would like to have it, and {A} advises it not to sleep in the same place twice.',
    truths: [
      'A fence is law. Whoever moves one by night is called a gardener, and hanged like a horse thief.',
      'Everyone has come from something. One asks "how long have you been here", never "where from", and debts lapse at the river.',
      'Seed corn, salt, nails and preachers come by ship twice a year. What one has forgotten to order one does without, love included.',
      'The land has no names yet, or none that settlers can pronounce. It is called by what happened: Broken Axle, Dead Mule, Thank God.',
      'Strange stones stand in {wild} in lines, hip high. They are used as gateposts, and the gates do not stay shut.',
      'The old dwellers come to trade and pay in advance. They have never once asked to be paid for the land, and that makes the thoughtful ones uneasy.',
      'A barn is built in a day by everyone. Who does not come is not hated, only forgotten when it burns.',
    ],
    regions: [
      '{town1} has the landing, the land office and the only pane of glass. It plans an opera house, and has got as far as the debts.',
      '{town2} is where the wheat is. Its people work in sight of each other, with guns in the furrow, since what comes out of {wild} comes in the afternoon.',
      '{town3} is a mission of three faiths that share a roof, and of the old dwellers, who listen to all three with interest.',
      '{town4} is a strike: gold, tents, mud, a pianist. It has {num} saloons and no well.',
    ],
    factions: [
      [
        'The Charter Company',
        'governs by deeds and by the ship, and wants each fence registered before autumn',
        'has sold {land} to three crowns, and needs most of the claims to fail',
      ],
      [
        'The Barn Raisers',
        'are neighbours who stand together, and want roads, a doctor and no company',
        'have drawn a map with fences of their own, and the last page of it is an army',
      ],
      [
        'The Old Dwellers',
        'are hunters and gardeners of {wild}, who want the stones left standing',
        'leased the land out, in their eyes: the salt of the first year was the rent, and nobody has paid since',
      ],
      [
        'The Diggers of {town4}',
        'want gold, whisky and a bridge',
        'have dug out a stone, and it had a door under it',
      ],
    ],
    conflicts: [
      'Two families have fenced one valley from opposite ends. Their children are courting across the middle, which belongs to a bull.',
      "The autumn ship is late. {rulers.s} have locked up the seed corn, for order's sake, and {town2} has counted the guards.",
      "A surveyor's line runs through the mission of {town3}, altar and all. He moved it, and has been moved back by someone, with his tent, asleep.",
    ],
    people: [
      [
        'clerk of the land office',
        1,
        'wants one claim entered before the others, on a spot that has no gold, no water and a view',
        '{A.name} sharpens pencils down to the end, for there are no new ones.',
        "reads out the Company's contract with the three crowns to the first settler who teaches {A.them} to plough",
      ],
      [
        'widowed homesteader',
        2,
        'wants the last mile of fence closed by the day, by people who can shoot and need not',
        '{B.name} sets a place for whoever might come, and loads for the same.',
        'takes down the fence with {B.their} own hands once {B.they} has been told whose garden it was',
      ],
      [
        'voice of the old dwellers',
        3,
        'wants someone to sign for the rent, in salt, and to understand what it is for',
        '{C.name} waits until a thing has been said twice.',
        'opens the stones to one who returns a gatepost unasked',
      ],
    ],
    places: [
      [
        'The Land Office',
        1,
        'a wall of drawers, a map with pins, and a bench that is worn by hope',
        'The map is pinned over another one with the same valleys, fields and roads, very old, in a script like rows of stones (DC 13 History).',
      ],
      [
        'The Hip-High Line',
        2,
        'stones from horizon to horizon, each with a rope and a gate hung on it',
        'Every stone has been set to face inward. The line does not keep settlers out but something in, and {few} of them are missing.',
      ],
      [
        'The Door in the Diggings',
        4,
        'a hole behind a saloon with a tarpaulin and a queue',
        'The door is only a lid, for a seed cellar: jars of corn such as nobody has seen, and on the wall a painting of neat fences and a burning sky.',
      ],
    ],
    starts: [
      [
        'The party drives its first stake, at noon, on nobody\'s land, with half of {town1} as witnesses, as the law demands. At the third blow it rings. They have hit stone, hip high, buried, and when the earth falls away it turns, by itself, until it faces the settlement. In the silence someone takes off a hat. {A} closes the register over the pencil. "I have not written it yet," {A.they} says. "Where would you like your claim to be instead?"',
        'It is one of the missing stones, and someone buried it here so that it could not turn. It points to the place where the line is open: the wheat of {town2}.',
      ],
    ],
    openings: [
      [
        'The ship is in. It has a piano, {num} hats and no seed, and a governor whom nobody ordered.',
        'One of the three crowns has come to see what it has bought. The other two are a week behind.',
      ],
      [
        'A man in {town4} pays with corn as blue as ink. By evening he has been robbed, and by morning the thief has planted it.',
        'It ripens in nine days, and what lives beyond the line can smell it.',
      ],
    ],
    truth:
      'There was a country here, with fences, deeds and a company, and it lasted {years} years. It planted the blue corn, which ripens in nine days and draws what sleeps in {wild}: a thing like weather, that grazes. The last of its people set up the stones to pen it in, gave up houses for ever, and are called old dwellers now. They leased the outer land to the settlers for salt, because salt keeps the line. Each stone that is made into a gatepost opens a yard, and the grazing has found the wheat of {town2}.',
    secrets: [
      'The Company has a warehouse full of salt, which it bought up from the first rent.',
      "The old dwellers' gardens are the old country's. They have had surveyors among them, and laugh at the new ones' chains.",
      '{A} is the heir of the first Charter, the one that failed.',
    ],
    steps: [
      'a strip of wheat is gone in the morning, root and all, as wide as a river',
      "the three crowns' governors draw three borders, through one kitchen",
      '{guards} arrest the old dwellers for stealing posts',
      'The blue corn stands ripe behind the saloons of {town4}, and the afternoon darkens, and out there something lifts its head from the grass.',
    ],
    ends: [
      'The posts are given back, all on one day, by everyone. {land.s} becomes narrower and has a rent day, with salt, at which both sides dance.',
      'The claims are burned, and whoever stays stays as a guest. It is not what was promised, and nobody is hungry.',
      'The settlers fence against the thing and the crowns, with guns and barn raisings. They may hold it, as the others did, for {years} years.',
    ],
  },
  {
    id: 'waste',
    slot: 'land',
    asks: [
      'post-apocalyptic|postapocalyptic|apocalypse|apocalyptic|wasteland|wastelands|cataclysm|post-apocalypse|fallout',
      'after end|apocalypse|catastrophe|fall|collapse|cataclysm|war world|magic|civilisation|civilization|everything',
      'ruins old_world|magic|ancient|giants|empire|civilisation|civilization|fallen|great|world',
      'world|civilisation|civilization|empire ended|collapsed|destroyed|fell|ruined|shattered',
      'giants once|ruins|houses',
      '~waste|wastes|ruined|shattered|blighted|badlands|ruins',
    ],
    not: 'jungle|temples?|revolution|frontier',
    without: 'palaces?|universities|operas?|orchards?|velvet|carriages?|parliament',
    title: 'After the Great Light',
    rulers: 'the Salvage Court',
    guards: 'the tally riders',
    wild: 'the ash',
    way: 'by wind cart',
    pitch:
      'The old world ended in one flash, and {land} lives in its rubble: by salvage, by rain, and by whatever still works when one presses it. This spring, under {town2}, something has begun to count backwards.',
    party:
      "The party can mend things, or knows one who can, and wears no court's brand. In {land} that is a profession, and nearly a faith. {A} will pay in clean water to have one thing switched off.",
    truths: [
      'Finders keep a third. A third goes to the court of salvage, and a third back into the ground, with a prayer, in case it is asked for.',
      'The ash storms come from the east. One reads them by the colour: grey one sits out, white one says goodbye in.',
      'Whole glass is money, clean water is law, and a seed that comes up is a wedding.',
      'The old ones left signs everywhere. A red hand means stop, and it is on the oldest doors, and behind those lies what has made people rich.',
      'Some are born with a light under the skin. They see in the dark, die young, and are never sent away hungry.',
      'Nobody agrees on what ended it. There are {few} churches for it, and one shop.',
      'Machines that still run are given names and a day off. It seems to help.',
    ],
    regions: [
      '{town1} sits in a bowl of melted stone that shines at night. Its court is held in a vault, whose door has never been shut, because nobody knows how to open it.',
      '{town2} lives on a dump as deep as a mountain and digs down through the years. It has reached the toys.',
      '{town3} has the last book, of which each person learns a page by heart. A wedding there is a matter of chapters.',
      '{town4} is a column of wagons that goes round the ash once a year, and trades, and is said to be looking for something it has passed {few} times.',
    ],
    factions: [
      [
        'The Salvage Court',
        'rules by thirds from {town1}, and wants what is under {town2} dug out whole',
        'knows what it is, as it has sold the first one already',
      ],
      [
        'The Red Hands',
        'shut the old doors, brick them up, and want people to learn to make things',
        'carry the light under the skin, all of them, and shut the doors with their own bodies',
      ],
      [
        'The Pages of {town3}',
        'want every page recited once a year, and a new one written',
        'leave out one page, by agreement: the one on which it says who pressed it',
      ],
      [
        'The Round',
        'lives on wagons, and wants safe passage and old maps',
        'are the great-grandchildren of those who gave the order, and go round it as a penance',
      ],
    ],
    conflicts: [
      'The thing under {town2} counts aloud, in a friendly voice. It is at {num} thousand, and shops have opened where one can hear it best.',
      'A spring has come up on the line between two thirds. It is clean, it is small, and the court has ordered that it be divided by noon.',
      'A child with the light has touched a dead machine in {town1}, and it said good morning. Four parties have offered to adopt her.',
    ],
    people: [
      [
        'judge of salvage',
        1,
        'wants the counting stopped, and the thing brought up undamaged, in this order or the other',
        '{A.name} divides every loaf in three, and leaves one.',
        'orders the shaft closed once somebody shows {A.them} what the first one did to those who bought it',
      ],
      [
        'dump miner',
        2,
        'wants someone to come down who can read, because it asks questions now',
        '{B.name} knocks on metal and waits, from courtesy.',
        'answers the question alone when there is no one else, and guesses right about half',
      ],
      [
        'wagon leader of the Round',
        4,
        'wants to stop, once, at a certain place, and not alone',
        '{C.name} looks back at every hundredth turn of the wheel.',
        'recites the missing page aloud to anyone who has forgiven something large',
      ],
    ],
    places: [
      [
        'The Counting Shaft',
        2,
        'a hole in the dump with a ladder, benches and a friendly voice at the bottom',
        'On the wall beside the voice is a red hand, and one more beneath it, small, fresh. It counts down the time of a lock: it is a shelter, and it is about to open.',
      ],
      [
        'The Vault Court',
        1,
        'cases are heard in a round steel room, under a lamp that nobody has ever seen go out',
        'The lamp is fed from {town2}. When the count ends it will go out, and the door shut, with whoever is on the inside (DC 14 Investigation).',
      ],
      [
        'The Place of the Hundredth Turn',
        4,
        'a bare spot in {wild} where no ash lies, and the wagons pass it in silence',
        'It is a table top, of stone, with a button under glass. The glass is whole, and the button has been pressed already.',
      ],
    ],
    starts: [
      [
        "The party is haggling over a filter in {town2} when all the dead things in the market light up: lamps without wires, toys, a clock, a woman's brooch. For one breath, everybody sees how it once was. Then it is dark, and from the pit, quite friendly, a voice begins to count. People kneel, run or open a shop. {A} asks who of the strangers can read, and which of them is not thinking of a price yet.",
        'The shelter has sent out its greeting, as planned, {years} years later: to whoever might be there to welcome those inside.',
      ],
    ],
    openings: [
      [
        'A white storm is coming, and the only door within reach has a red hand on it. Somebody inside is drawing back the bolt.',
        'It is one of the Red Hands, who stands in the frame, glows, and asks them to come in quickly and to look away.',
      ],
      [
        'In {town3} an old man dies, and his page with him. The party is the last to have heard it, in a tavern, as a song.',
        'It is the missing page. Everyone who agreed to leave it out has now to decide what to do about {few} strangers who hum it.',
      ],
    ],
    truth:
      'The old world was ended by people who were sure that it would end anyway: they had built shelters, and one of their tables gave the order early, so as not to be too late. Those of the Round are the descendants of that table. In the shelter under {town2} lie the ones for whom it was done, asleep, {num} thousand of the best, with seeds, tools and the certainty that nobody is left outside. They will come up polite, well armed, and with deeds to everything.',
    secrets: [
      'The first shelter was opened {years} years ago, in the north, by the Court. It sold the sleepers, one at a time, as healers, and keeps the last as its lamp.',
      'The light under the skin is not a sickness: it is what the survivors became so as to live here. In a shelter it goes out.',
      'The voice asks each caller the same: "Are you well?" It has been told yes by {B}, twice, and has taken it down.',
    ],
    steps: [
      'the price of air in {town2} doubles, and the Court sends carts',
      "the sleepers' machines wake up and mend themselves, in everybody's houses, under everybody's feet",
      '{guards} clear the dump with fire, and hear it say thank you',
      'The count reaches nought. A door opens in the middle of {land}, clean people come out into the light with flags, and look about for somebody who will tell them whose land this is.',
    ],
    ends: [
      'They are met with bread, water, the missing page, and a bill. They can stay, as neighbours, for a third.',
      'The count is stopped at one. It will hold as long as somebody answers the voice each day, truthfully, and there is a roster for that.',
      'The door is shut for ever by those who have the light, and {town2} buries with it the best tools in the world. One toy is kept.',
    ],
  },
];
