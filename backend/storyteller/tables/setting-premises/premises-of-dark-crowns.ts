import type { SettingPremise } from './premise-type.ts';

export const premisesOfDarkCrowns: readonly SettingPremise[] = [
  {
    id: 'dark-lord',
    slot: 'ruler',
    asks: [
      'dark_lord|evil_overlord|overlord|villain|villains|evil_king|evil_empire|tyrant|dark_queen|evil_queen|sauron|darklord|evil won|win|rule*|reign*|victorious|retired|conquered|took|triumph*',
      'heroes|good|hero|chosen_one|light lost|failed|dead|defeated|fell dark_lord|evil|villain|overlord',
      'evil|darkness|villain|villains|bad_guys won|win|rules|triumphed',
      '@dark_lord|evil_overlord|overlord|tyrant|despot|evil_wizard|dark_queen|emperor_of_evil',
      '~dark_lord|overlord|tyrant|tyranny|dictatorship|evil_empire|dictator|police_state',
    ],
    title: 'The Peace of the Dark Lord',
    rulers: 'the Black Ministry',
    guards: 'the iron patrols',
    pitch:
      'The heroes lost. The Dark Lord has ruled {land} for {years} years, the trains of carts run on time, and people have learned not to look up. Yesterday the eye on the tower closed, for the length of a breath.',
    party:
      'The party is on no list, which takes some doing in {land}: somebody has removed it. It has until the next counting to find out who, and {A}, who did it, would like something in return.',
    truths: [
      'The eye on the tower of {town1} sees whoever thinks of it. People in {land} think of soup, and teach their children songs for the way to school.',
      'Every town keeps one hero, alive, in a glass hall, with a label. They are dusted on holidays, and it is forbidden to weep in front of them.',
      'Order is real: no robbers, no wolves, no hunger. Each year on the Day of Thanks one pays for it with one thing that one loves.',
      'Orcs, ghouls and clerks all have the same uniform and the same pension. It is the most equal land in the world.',
      'Hope is a misdemeanour. For the third time it costs the tongue, since one can sing.',
      'The sword that was to kill him is in the museum, broken in {few} pieces, with guided tours. The prophecy is read out at each, to laughter, as prescribed.',
    ],
    regions: [
      '{town1} lies at the foot of the tower, with black glass, broad streets, and gardens in which nothing is out of place, benches and lovers included.',
      '{town2} forges. Its chimneys have not gone out for {years} years, and it exports only chains, of very good quality.',
      '{town3} was the last to fall, and has been rebuilt exactly as it was, with actors.',
      '{town4} is forgotten: an error in the first survey, three valleys of it. People there pay no thanks, and live in dread of a geographer.',
    ],
    factions: [
      [
        'The Black Ministry',
        'governs in his name from {town1}, and wants it known that the eye did not close',
        'has not had an order from him for {years} years, and is guided by what he would probably want',
      ],
      [
        'The Glass Hall',
        'are the captured heroes and those who dust them, and want to be let die, or out',
        'can hear each other through the glass, and have had a plan since the second winter',
      ],
      [
        'The Thanks Refused',
        'are people who gave the wrong thing on purpose, and want to stop being afraid',
        'collect the pieces of the sword, and have all but one, which is in the museum because it is a copy',
      ],
      [
        'The Loyal Orcs',
        'won the war, want their land, and have been paid in medals',
        'remember that he promised to leave once there was peace',
      ],
    ],
    conflicts: [
      'The eye has closed once. Half of {land} saw it. Those who say so are arrested, and so are those who ask why the cells are full.',
      'A hero in the hall of {town2} has begun to age. The keeper has been told to paint him.',
      "Two officials have ordered opposite things in the Dark Lord's name, and both have a seal. It has never happened before, and people are watching the tower for lightning.",
    ],
    people: [
      [
        'registrar of the ministry',
        1,
        'wants to know if there is anybody up in the tower, and cannot go and look',
        '{A.name} rubs out a mistake until there is a hole.',
        'opens the gate of the tower to whoever can tell {A.them} what {A.they} gave on the first Day of Thanks',
      ],
      [
        'duster of heroes',
        2,
        'wants the old knight in the third case let out for one afternoon',
        '{B.name} talks to the glass under the breath, and leaves pauses.',
        "takes the hero's place in the case, if it takes that to bring the plan outside",
      ],
      [
        'orc captain, much decorated',
        4,
        'wants a field, and to be shown how one asks for it politely',
        '{C.name} salutes farmers.',
        'takes off the uniform before all the others once he is called by the name his mother gave him',
      ],
    ],
    pronouns: { C: 'he' },
    places: [
      [
        'The Museum of the Prophecy',
        1,
        'three rooms, a broken sword, and a guide who gets the laughs in the right places',
        'The guide knows the whole prophecy. The last line is never read: "and he shall ask to be stopped."',
      ],
      [
        'The Glass Hall of {town2}',
        2,
        'nine cases with nine faces, open on Sundays',
        'In the dust on the inside of each pane stands a word. Read from the door, they say: "He is not in the tower. He is in here."',
      ],
      [
        'The Last Street',
        3,
        'a street that is just as it was, with a baker, children and a dog, who go home at six',
        'One of the actors has never been paid, and does not go home. He sweeps before a certain door, and is the Dark Lord.',
      ],
    ],
    starts: [
      [
        'It is the Day of Thanks in {town1}. People file past the brazier with a doll, a letter, a ring; the eye burns above them, and nobody thinks of it. Then it closes. For the length of a breath it is simply evening. When it opens again all look at the ground, but the brazier has gone out, and an old woman has her letter back. {A} crosses something out in a list. "You were not here," {A.they} says to the party, "and I would like to keep it that way. Come."',
        'It closed because he fell asleep, for the first time. Nobody is up in the tower: the eye is his, wherever he is, and he has been awake for {years} years.',
      ],
    ],
    openings: [
      [
        'A patrol stops the party in {town2}, checks all papers, and asks in the end, in a low voice, what one does on a day off.',
        'They have been given one. The order has a seal, and {A} does not know it.',
      ],
      [
        'In {town4} the party is welcomed with axes, and then with soup: it is the first that has come without a map.',
        'A geographer came a week before. They have him in the barn, he likes it there, and he is expected back.',
      ],
    ],
    truth:
      'The Dark Lord was the hero of the prophecy. He beat the evil of his time, saw what people did with peace, and stayed, for a year, to keep order. He put his sight into a stone on a tower, so that nobody should suffer unseen, and he has seen all of it ever since. {years.s} years ago he walked out of the tower by the back door. He sweeps the street in {town3} on which he was born, is asked each evening by a child actor who he is, and would like to be asked in earnest. The Ministry is run by clerks who are afraid of a chair.',
    secrets: [
      'The nine heroes were his friends. He put them behind glass so that they would not grow old while he was busy.',
      'What people give on the Day of Thanks is kept, labelled, in the empty tower. There are rooms full of dolls.',
      'The last piece of the sword is the stone in the tower. One needs only to cover it.',
    ],
    steps: [
      'the eye is closed for an hour, and there is a kiss in the street, and an arrest',
      'the Ministry issues nine laws in a day, each in his name, and the orcs ask to see him',
      '{guards} brick up {town3}, actors and all',
      'The eye goes out. In the dark everyone in {land} hears everyone else breathing, and it is decided by morning who will be obeyed.',
    ],
    ends: [
      'He is asked in earnest, and stopped, as the line says, with a cloth. {land.s} has to see for itself from then on, and the trains are late.',
      'The nine are let out and have it out with him, in the street, all evening. They rule for a year, set a date, and keep it.',
      'The Ministry goes on without him. It needs no eye: people look at the ground by now of themselves, and only a few, in {town4}, look up.',
    ],
  },
  {
    id: 'lich-king',
    slot: 'ruler',
    asks: [
      'lich|undead|dead|immortal king|queen|emperor|empress|ruler good|benevolent|kind|just|actually|loved|wise|fair',
      'lich king|queen|emperor|empress|ruler|lord|duke|mayor|rule*|kingdom',
      'immortal|deathless|undying|eternal king|queen|emperor|empress|ruler|pharaoh',
      '@lich|immortal|pharaoh|undying|deathless',
    ],
    not: 'mummies|pharaohs|liches|liche_lords|dead_kings',
    title: 'The King Who Does Not Die',
    rulers: 'the Crown Undying',
    guards: 'the bone guards',
    pitch:
      'One undying king has ruled {land} for {years} years, and it is the best governed country in the world. He is just, patient and never tired. This month he has begun to forget names, and only his enemies have noticed how afraid his people are.',
    party:
      'The party was sent to {land} to slay the monster on the throne, has been received with tea, and has the pay for it in its pocket. {A} knows this, has read the contract, and offers the same sum for a different service.',
    truths: [
      'The king hears every petition himself, at night, when others sleep. Each answer is in his own hand, and none has ever been unkind.',
      'Nobody starves in {land}. There are granaries, schools and drains, planned a century ahead by somebody who means to be there.',
      'The dead of {land} may give their bones to the state for {few} years, and get a statue. The roads are kept by those who loved them.',
      'No knight in {land} is good at his trade. The last war was lost by the other side at a conference table.',
      'Mirrors, portraits and coins show him as he was at forty. He knows it, and finds it kind.',
      'Each foreign king has sent heroes, once. Most of them stayed, and there is a street of them, with gardens.',
      'The heart of the king is hidden somewhere in {land}. It is the one thing that no child may play at finding.',
    ],
    regions: [
      '{town1} has wide stairs, good lamps and a palace with its doors open. At the throne there is a second chair, for whoever is talking.',
      '{town2} builds the dikes, with dead hands and living engineers, who get on. It has not flooded for {years} years, and a crack has been found.',
      '{town3} teaches law. Its scholars have begun to find decrees that repeal one another, in the same hand, a week apart.',
      '{town4} lies on the border and has foreign priests, banners and an army on the far bank that is waiting for a bell.',
    ],
    factions: [
      [
        'The Crown Undying',
        'governs with care by letter and lamp, and wants nobody to be worried',
        'notices the gaps himself, and has written a list of the people he must not forget, which he has mislaid',
      ],
      [
        'The Night Clerks',
        "copy the king's answers, and want to protect him",
        'have been answering for him since spring, and are proud, rightly, of how well',
      ],
      [
        'The Holy League',
        'wants the abomination ended, and {land} shared out',
        'has found the heart, thanks to a letter, and is holding back because of the price of grain',
      ],
      [
        'The Heirs of the Living',
        'are young people who would like to have been asked, once, by someone who could be wrong',
        'have drafted a republic, with his help; he has forgotten that as well',
      ],
    ],
    conflicts: [
      'A man was acquitted on Monday and condemned on Thursday, for the same thing, in the same beautiful hand. He waits on the second chair and does not want to embarrass anybody.',
      'The dike of {town2} needs a decision that only the king can take. He took it, well, in the wrong year.',
      'The street of heroes has been asked by the Holy League to remember its oath. Half of them are grandfathers, and have oiled their swords.',
    ],
    people: [
      [
        'chief of the night clerks',
        1,
        "wants the king's list found before somebody reads out the names on it",
        "{A.name} writes in the king's hand, and shopping lists as well.",
        'tells the king the truth as soon as he asks after somebody who died last year',
      ],
      [
        'dike reeve',
        2,
        'wants an order signed by midnight, by anyone whom two thousand dead hands would obey',
        '{B.name} shakes hands with everyone, bones too, and waits for the grip.',
        'opens the lower sluice on {B.their} own land and says so in writing',
      ],
      [
        'retired hero',
        4,
        'wants to keep an oath without hurting a friend',
        '{C.name} grows roses, and stands before them in the evening with a sword.',
        "gives the League's plan away to whoever does not call him a traitor for it",
      ],
    ],
    pronouns: { C: 'he' },
    places: [
      [
        'The Second Chair',
        1,
        'everyone in {land} has sat on it once, and knows how it creaks',
        'Beneath the seat is the list, where he put it so as to have it at hand. The first name is that of the party\'s employer, with a note: "my son?"',
      ],
      [
        'The Crack',
        2,
        'a damp line in the great dike, watched in silence by the living and the dead',
        'The dead have begun to leave the wall and stand before it with spread arms. Nobody has ordered it.',
      ],
      [
        'The Heart',
        4,
        'a small chapel on the border, with a bell rope, and a nun who is rude to tourists',
        'It is inside the bell, and beats. Each stroke costs him a day that he remembers, and it has been rung every evening since spring (DC 14 Arcana).',
      ],
    ],
    starts: [
      [
        'The party stands before the throne, armed, and nobody has taken the swords away. The king puts down his pen, apologises for the late hour, and offers tea to the one who has the contract. He has read it, he says, and found a comma that might cost them dear. Then he looks at {A}, who has served him for twenty years. "And who is this?" he asks, kindly. The room goes very still. {A} bows as to a stranger.',
        "It is the first time in public. The League's bell was rung a moment before.",
      ],
    ],
    openings: [
      [
        'A dead road mender in {town2} puts down the shovel, turns to the party and gives it a letter that is {years} years old.',
        'It was dictated by the king for the day on which he would begin to forget. It asks to be believed more than himself.',
      ],
      [
        'In the street of heroes the party is invited to nine suppers on one evening, and the host asks at each, quite by the way, if it would mind killing him first.',
        'They hope to be excused from the oath by being unable to keep it.',
      ],
    ],
    truth:
      'The king became a lich to hold a dike. His country would have drowned in the {years} years that its wall needed, and no heir could be trusted to go on paying for it. He meant to stop on the day on which it stood. It has stood for a long time, and each year there was something else that would be better with him there. He himself told the League where the heart is, in a clear week, because he knew that he would not want to go. But they ring it, instead of breaking it: a just king who forgets is worth more to his neighbours than a dead one.',
    secrets: [
      'The best of the answers since spring are by a clerk of nineteen, who does not know that they are law.',
      'The second chair was made for his queen. He has not forgotten her, and asks where she is each evening.',
      "If the heart is broken, all the dead hands let go, on the dike as well. If he lies down of his own will, they finish the day's work.",
    ],
    steps: [
      'two ministers are appointed to one post, and both are good',
      'the bell is rung twice a day, and the king forgets the war',
      '{guards} ask at the gates for orders, in the middle of the night, politely',
      'He wakes on a morning and knows no one in his own hall. He is courteous, and frightened, and the army beyond {town4} has begun to cross.',
    ],
    ends: [
      "He is told by the people whom he has helped, one after another, on the second chair, who they are and what he did for them. Then he lies down, at the end of a day's work, and the republic begins with a funeral.",
      'The bell is silenced, and he stays, with clerks who may contradict him. It is a kingdom of notes and of great tenderness.',
      'The League is let in, and finds the drains, the granaries and the dike too much for it by autumn. It asks the clerk of nineteen.',
    ],
  },
];
