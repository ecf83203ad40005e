import { quarantineActs } from './quarantine-acts.ts';
import { quarantinePlaces } from './quarantine-places.ts';
import type { Tale } from './tale-types.ts';

export const quarantineTale: Tale = {
  id: 'quarantine',
  titles: ['The Yellow Flag', 'Forty Days', 'Lanterns on the Rail'],
  tones: ['intrigue', 'grim'],
  levels: [1, 10],
  cast: {
    G: 'pilot of the harbour',
    A: 'harbour physician|health commissioner',
    B: "ship's cook|galley hand",
    S: 'fish smuggler|lighterman',
    T: 'gravedigger|sexton of the harbour chapel',
    H: 'customs clerk|warehouse keeper',
    R: 'captain of the guard ship',
  },
  deadline: 'the fortieth day',
  num: [31, 90],
  onlyIn: { a: ['copper salts', 'chicken blood'], b: ['real fever', 'eleven streets'] },
  lair: {
    name: 'the plague house on the sandbank|the plague house on the shoal|the yellow house on the sandbank|the yellow house on the shoal|the fever house on the sandbank|the old plague house on the piles|the yellow house on the piles',
    short: 'plague house|yellow house|fever house|house',
    terrain: 'water',
  },
  leader: ['people'],
  alsoOf: ['he', 'she'],
  escort: ['people'],
  pitch: [
    [
      '[A ship lies in the roads of {town} with a yellow flag, and nobody may go near it.|In the roads of {town} lies a ship that nobody may go near, with a yellow flag.] It has been there for weeks; «since then »{few} sailors have been brought ashore as dying, and {num} people are left« on board». [By law the cargo of a plague ship is taken off in the last days«, smoked,» and given to {town}, and on the fortieth the ship is burned|The law« of {town}» says that the cargo of a plague ship is taken off in the last days«, smoked,» and falls to the town, and that the ship is burned on the fortieth]; every night those on board hang lanterns« over the side», [one for everyone who is still alive|one for each that is alive]. {G} counts them. [There have not been fewer for {few2} days.|For {few2} days now the sum has been the same.]',
      'v=a',
    ],
    [
      '[A ship lies in the roads of {town} with a yellow flag, and nobody may go near it.|In the roads of {town} lies a ship that nobody may go near, with a yellow flag.] It has been there« for weeks» with {num} people on board. [By law the cargo of a plague ship is taken off in the last days«, smoked,» and given to {town}, and on the fortieth the ship is burned|The law« of {town}» says that the cargo of a plague ship is taken off in the last days«, smoked,» and falls to the town, and that the ship is burned on the fortieth]; every night those on board hang lanterns« over the side», [one for everyone who is still alive|one for each that is alive]. {G} counts them. [There have never been fewer, though ashore {few} graves have been dug for the dead of this ship.|The sum has never changed, and all the same {few} graves ashore are said to hold sailors of this ship.]',
      'v=b',
    ],
    [
      '[Every evening the people of {town} go down to the mole and count lanterns.|The people of {town} count lanterns, every evening, from the mole.|When it gets dark, {town} goes down to the mole and counts lanterns.] {num.u} of them hang on a ship with a yellow flag that has lain in the roads« for weeks»; when [somebody|someone] on board dies of the plague, or is fetched ashore« dying», one is put out. [The last {few2} nights none has been put out.|For {few2} nights nobody over there has blown one out.] {G} has told the harbour office that nobody dies of this plague« any more», and was told to stop counting.',
      'v=a',
    ],
    [
      '[Every evening the people of {town} go down to the mole and count lanterns.|The people of {town} count lanterns, every evening, from the mole.|When it gets dark, {town} goes down to the mole and counts lanterns.] {num.u} of them hang on a ship with a yellow flag that has lain in the roads« for weeks»; when [somebody|someone] on board dies of the plague, one is put out. [None has been put out yet, and {few} graves have been dug« for sailors».|So far they have all gone on burning, and yet there are {few} graves of sailors ashore.] {G} has told the harbour office that nobody dies of this plague, and was told to stop counting.',
      'v=b',
    ],
  ],
  stakes: [
    '[In {days} days it is the fortieth day, and the ship will be burned« where it lies».|The fortieth day is {days} days off, and on that day the ship is burned« at its anchor».] {G} has a right to ask for a second opinion and can find [nobody|no one] in {town} who would give one.',
    '[There are {days} days until the fortieth day.|It is {days} days to the fortieth.] Then the guard ship sets fire to the plague ship, with everyone who is on it, and not one of the {num} will have been seen by anybody, says {G}, except for one physician« with a telescope».',
  ],
  start: [
    [
      '[The rowing boat is allowed as far as [a red buoy|the red buoy].|A red buoy floats at the place where rowing boats have to turn round.|[You may row out|Anybody may row out] to a red buoy, and not a yard further.] There {G.full} ships the oars and puts a basket of bread on the water«, on a board,» for the current to take. [[On the ship in front of you|On board] a face appears at the rail, and then [a second and a third|three, and then thirty]. [Nobody calls out.|Not one of them calls.]|The ship is so near that you can see [a face come up behind the rail|somebody come to the rail with a ladle], and another, and then there are many. [They do not shout.|There is no shouting.]|You can hear [somebody singing on board|a pot being scraped on board]; it stops, and [the rail fills with faces|faces come to the rail]. [Nobody waves.|None of them says a word.]] [They point«, all together,» at something behind you, and when you turn round you see {town}«, as peaceful as a picture, with smoke over the roofs».|Every arm goes up and points past you. You look over your shoulder, and there lies {town}« with its chimneys smoking», and nothing is wrong with it.] "They do that every day," says {G.full}. ["I do not know [what they mean."|what there is to see."]|"I have looked[, more than once|, every time], and there is [never anything."|nothing but the town."]|"I row home, and it is [a town like any other."|only the town."]]',
      '@buoy',
    ],
    [
      '[A bottle washes up on the mole of {town} while you are sitting there.|You are sitting on the mole of {town} when a bottle knocks against the stones.|Something knocks against the mole of {town}, under your feet: a bottle.] [The guards are on their feet at once with gloves and tongs and a bucket of vinegar.|Four guards have seen it, and come running with tongs«, gloves» and vinegar.|From the guardhouse [come gloves, tongs and a pail of vinegar|they come with tongs and vinegar], at a run.] But {G.full} is quicker, and has read it and thrown it into the sea again« before they come». ["What did it say?" [ask|call|shout] the [guards|two guards|guards, from a distance].|"And what was in it?" a guard wants to know[|, at ten paces|, with vinegar on his hands].|"Was there writing in it?" asks the [first|older|younger] of them.|"What was it?" they ask, out of [breath|breath, from a distance].] "Nothing," says {G.full}. «[They go back to their [dice|cards|soup].|The [dice|cards] are [still where they left them|waiting].|The guards [look at each other|spill some vinegar, for the rules], and [return to their game|go].] »Very quietly {G.full} says to you, "It said: we are well. [Who is it [over there|in {town}|on your side] that is dying?"|So who [is dying|is ill|is it that dies]?"|And [who is it over there that you bury|whom do you bury over there|for whom are all your bells]?"]',
      '@bottle',
    ],
  ],
  ask: [
    '"Go and look, somehow," says {G}. "Tell me what they have, or have not; and [find out who in {town} would be the richer for it|who in {town} would be the richer for it]. [I only know ships, and that one is [not ill."|well."]|What I know is ships, and I never saw [a healthier one."|one in better health."]|I [am no doctor|know nothing about fevers]; but a ship where they are dying does not [scrub its decks."|look like that."]]',
    '{G} wants the truth about the plague before the ship is burned. ["[If it is plague, I shall light the fire myself|If it is plague, I have nothing more to say]. [If it is not, I want to know whose idea it was."|If it is not, somebody thought of this, and I want to hear who."]|"[Show me one sick sailor, and I [carry|light|hold] the torch|[One|A single] sick sailor, and I will [row|carry] the torch out myself]. [Show me that there is none, and then I want a name."|But if they are all well, tell me who [hung out|raised] that flag, and [why|for what|what for]."]]',
  ],
  fee: [
    '{G} has {coins} gp«, [saved up for a boat of {G.their} own|put by, year by year, for a boat]», and [the word of honour of a pilot|gives the word of a pilot for the rest|will pilot the party for life].',
    'The families of those on board have put together {coins} gp«; {G} keeps it under the floor».',
  ],
  talk: [
    '{S.full} rows« at night» without a lamp. Whoever carries anything to that ship« or from it» carries the plague, people say.',
    'The ship is full of pepper and indigo. [It is a pity« about it», says {H.full}, who has the list.|{H.full}, who has the list, finds it a pity.]',
    '{A.full} has not slept since the flag went up, and has refused any pay. [You should put up a statue.|People like that ought to be cast in bronze.]',
    '{B.full} was seen on deck, dancing. [That is the fever.|So the fever has gone to {B.their} head.]',
    '{T.full} has dug {few} graves for people from the ship, and has been told not to open the shrouds.',
    '[There is coughing in the lower town« of {town}» too|They cough in the lower town« of {town}» as well], but [it is only the season|that is the wet weather].',
    '[Forty days were enough for the saints of {town}, and forty days are the law.|The law gives a plague ship forty days, as many as the saints of {town} fasted.] The law was proposed by {A.full}, last spring.',
  ],
  run: [
    [
      'Those on board point at {lair}«, between ship and town» (DC 12 Perception). [[Light|A light|A lamp] was in it [last night|the night before last|at midnight]; it is supposed to be [empty|closed].|[Last night|At midnight|Two nights ago] a window was lit there, in a house with nobody in it.|It has stood empty for years, they say, and last night [there was a lamp in it|somebody drew a curtain there].]',
      'start=buoy',
    ],
    [
      '[The bottle held the good wine of the harbour office|By its label the bottle held wine of the harbour office, the good one|It is a wine bottle, from the cellar of the harbour office] (DC 12 Investigation). [{S} buys that wine, rows it out« by night», and brings letters back.|It is {S} who buys that wine«, and takes it out to the ship by night», and brings letters back.]',
      'start=bottle',
    ],
    'By law whoever has been on board stays on board until {deadline}; the guard ship knows that, and so does {S}, who asks a price for rowing the party out« by night».',
    '{A} gives everyone who asks [a mask with herbs in it and a clear explanation|a clear explanation, and a mask« with herbs in it»], and writes down the name.',
    '{G} lets a basket of bread drift out to the ship every day, and draws it back« on a line». [On a plague ship they wash everything in vinegar; this basket smells of pepper and« of» bitter bark|It ought to smell of vinegar, as all things do on a plague ship; it smells of pepper and bitter bark|There is no vinegar to be smelled on it, and on a plague ship there would be; it smells of pepper and of bitter bark] (DC 12 Nature).',
  ],
  gist: [
    [
      '[There is no plague on the ship off {town}.|The ship off {town} has no plague on board.|On the ship off {town} nobody has the plague.] {A} gave the crew copper salts« in the water casks» and has shown the harbour office chicken blood; by the new law the cargo is taken off before the fire and falls to {town}, and {H} has sold it in advance. [Those whom {A} has had fetched off the ship as dying are kept at {lair}|{A} has had people fetched off the ship as dying, and they are kept at {lair}|People were fetched off the ship as dying; {A} has them kept at {lair}], [so that they cannot talk|so that nobody hears what they know|so that they cannot say how well they are].',
      'v=a w!=a2',
    ],
    [
      'There is no plague on the ship, but an auditor of the crown, who was to count the hospital penny« of {town}». {H} has spent it; {A}, who signed« every account» without reading« it», hung out the yellow flag and has shown the harbour office chicken blood, so that ship and auditor burn. [Nobody|No one] ashore knows who« on the ship» it is. Those whom {A} has had fetched off« the ship» as dying are kept at {lair} and questioned.',
      'v=a w=a2',
    ],
    [
      '[The plague is real, and it is in {town}.|There is a plague, and {town} has it.|It is {town} that has the plague.] {A} saw the first case in the lower town, and hung the yellow flag on the first ship that came, so that [nobody|no one] would ask: the ship is the only healthy place for miles. The sick« of {town}» are taken to {lair} by night; {H} sells their houses.',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who carries letters to the ship« by night and would be hanged for it», and who has a cough.',
  ],
  truth: [
    [
      '{A} came to {town} {years} years ago in a real plague, stayed when« all» other doctors fled, and was forgotten the year after. Since then {A} has asked the council« each spring» for a hospital, and each spring the council has built a warehouse.',
    ],
    [
      [
        'So {A} needed a plague and {num3} chests of pepper. [The first sailor to be sick off {town} had eaten mussels|It began off {town} with a sailor who had eaten mussels]; the rest was copper salts, masks and a flag. {H}« went through the books and» found a buyer. The hospital has been drawn« already»; it will have {few4} wards, and {A} really means to build it.',
        'v=a w!=a2',
      ],
      [
        'One thing {A} did get: each ship pays a hospital penny in {town}. {H} kept the chest, and lost {num3} purses out of it in ventures at sea. In winter a letter said that the crown would send an auditor by the first ship of summer, without saying who. {A} wrote the law of the fortieth day«, and had the flag ready when the ship came in»; {H} bought the masks.',
        'v=a w=a2',
      ],
      [
        '[Then a washerwoman in the lower town of {town} died with black hands.|Then, in the lower town of {town}, a washerwoman died, and her hands were black.] [{A} knew what it was, and knew what would happen|{A} had seen such hands before, and knew what comes next]: the gates shut, «the market dead, »{num3} houses nailed up with people in them. A ship was« just» coming in. {A} has treated eleven streets« since then, alone, by night», and has lost nearly all of them.',
        'v=b',
      ],
    ],
    [
      [
        '{T} opened a shroud. [There was sand in it.|It was full of sand.|Sand ran out.|What was sewn up in it was sand.] {T} has dug {few} graves for sand, and has asked the buried to forgive it«, for want of anybody else».',
        'v=a w!=a2',
      ],
      [
        '{T} opened a shroud. [There were ledgers in it, in oilcloth.|It was full of ledgers, wrapped in oilcloth.|Oilcloth was in it, and in the oilcloth [ledgers|account books].] {T} cannot read, and« has» laid the books back; {H} had not dared to burn accounts that the crown has sealed.',
        'v=a w=a2',
      ],
      [
        '{T} opened a shroud. [It was not a sailor; it was the baker [from|of] Rope Lane.|The sailor in it was the baker from Rope Lane.|In it lay [no sailor, but the baker|the baker] from Rope Lane, [flour still under the nails|whose bread {T} used to buy].] {T} has burned {T.their} gloves and told no one«, so as not to start a panic».',
        'v=b',
      ],
    ],
  ],
  turn: [
    [
      '{B} is the heir to the cargo. The merchant who owned it died on the voyage, «of old age, »and left it to the one who had made soup for him« for {few3} years»; the will is in the salt box. Whoever saves the ship has a« very» rich friend, and {A} has robbed the wrong heir: {B} would have given the hospital for the asking.',
      'v=a w!=a2',
    ],
    [
      '{B} is the auditor. The crown sent {B.them} to sea as one of the crew«, so that [nobody|no one] in {town} could get ready for the visit». The seal is in the salt box: shown on the guard ship« or in the market», it puts the fire off by a day, and from then on {H} knows whom to get rid of.',
      'v=a w=a2',
    ],
    [
      'The ship carries what heals it. Its people have not caught the fever although {B} pulled a dying swimmer« from {town}» on board: they eat the« bitter» bark that lies under the pepper« as packing». [There is enough of it for the whole lower town; [the lighters will take the pepper, and leave the bark to burn|but the bark, which is worth nothing, will burn with the ship].|It would last for the whole lower town, and [nobody means to unload it|it is to burn with the ship].|All of the lower town of {town} could be healed with it, but the lighters fetch only the pepper, and the bark will burn.]',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} has brought {num2} ships into {town} and never lost one. {G} cannot stand a thing that does not add up, and would rather lose the house« and the post» than stop counting.',
    ],
    A: [
      '{A} has clean hands«, a soft voice» and a list of all who let {A.them} down. [{A} would stop if somebody in {town} said "thank you" without being asked to.|One "thank you" from {town}, unasked, and {A} would stop.]',
    ],
    B: [
      '{B} keeps the people on board alive with« bad» jokes and« a kettle of» the bitter bark that lies under the pepper« as packing». [{B} has started to teach them to swim, in case the ship burns.|{B} gives swimming lessons over the side, and does not say what for.]',
    ],
    S: [
      '{S} smuggles fish, and letters too« since the flag went up», free of charge. {S} coughs because of the vinegar through which {S.they} must pull each page.',
    ],
    T: [
      '{T} talks to the dead« and finds the living too quick». {T} will open any grave for a person who helps to close it.',
    ],
    H: [
      [
        '{H} has sold the pepper to two buyers, who will both stand on the mole« on the fortieth day». {H} counts aloud when frightened, always up to {num3}: the chests.',
        'v=a w!=a2',
      ],
      [
        '{H} has borrowed from all« of» {town} to fill the chest again, and it was not enough. {H} counts aloud when frightened, always up to {num3}: the purses.',
        'v=a w=a2',
      ],
      [
        '{H} has sold one house in Rope Lane to two buyers, and both« of them» have begun to cough. {H} counts aloud when frightened, always up to {num3}: the doors.',
        'v=b',
      ],
    ],
    R: [
      '{R} commands {few5} guns and has burned one ship« in {R.their} life», and watched it to the end. {R} wants orders that leave nothing to decide.',
    ],
  },
  places: quarantinePlaces,
  lairLook: [
    [
      '[A yellow house on piles, [with a ramp for stretchers|and a ramp on which stretchers can be carried].|The house is yellow, and stands on [piles|high piles|black piles], with [a ramp|a wide ramp|a long ramp] for stretchers.|[The yellow paint has come off the seaward wall|The walls are painted yellow, as a warning]; [piles hold the house above the tide|the house stands above the tide, on piles], and a ramp [for stretchers leads up|leads up, wide enough for stretchers].] Inside sit {few} healthy sailors on {few} beds, with their ankles chained to the frames«, and on the table stands a game of draughts that [has been going on for weeks|nobody has won for weeks]».',
      'v=a w!=a2',
    ],
    [
      '[A yellow house on piles, [with a ramp for stretchers|and a ramp on which stretchers can be carried].|The house is yellow, and stands on [piles|high piles|black piles], with [a ramp|a wide ramp|a long ramp] for stretchers.|[The yellow paint has come off the seaward wall|The walls are painted yellow, as a warning]; [piles hold the house above the tide|the house stands above the tide, on piles], and a ramp [for stretchers leads up|leads up, wide enough for stretchers].] Inside sit {few} healthy sailors on {few} beds, with their ankles chained« to the frames». On the wall hangs the list of passengers; {H} has struck out those who can hardly be the auditor«, and not many names are left».',
      'v=a w=a2',
    ],
    [
      '[A yellow house on piles, [with a ramp for stretchers|and a ramp on which stretchers can be carried].|The house is yellow, and stands on [piles|high piles|black piles], with [a ramp|a wide ramp|a long ramp] for stretchers.|[The yellow paint has come off the seaward wall|The walls are painted yellow, as a warning]; [piles hold the house above the tide|the house stands above the tide, on piles], and a ramp [for stretchers leads up|leads up, wide enough for stretchers].] [Inside the beds stand so close that the sick hold hands« across the gaps»|The beds inside are so close together that the sick can hold hands, and do|Inside there are no gaps between the beds wider than an arm, and the sick hold hands across them]; [somebody has written each name on the wall over the pillow«, in a clear hand»|over each pillow a name is written« on the wall», in a clear hand].',
      'v=b',
    ],
  ],
  lairUse: [
    '[The tide comes in under {lair} twice a day[ and lifts the ramp|, and the ramp goes up with it].|Twice a day the sea comes in under {lair}, and the ramp [floats|begins to float].|Under {lair} [the sea comes and goes|it is sea twice a day], and the ramp rises with [it|the water].] [During the fight the tide is rising|The tide rises during the fight]: from the third round on, the floor« of the lower room» is under water (difficult terrain), and boats« from {town}» can come up to the windows.',
    '[Jugs of vinegar stand along the walls.|There are jugs of vinegar all along the walls.|Along every wall stands vinegar, in jugs.] [A jug that is thrown blinds whoever it hits|Thrown, a jug blinds whoever it hits|Whoever is hit by a jug is blinded] until the end of their next turn (DC 13 Constitution saving throw). [{A} has had dozens of them brought.|One need not be sparing with them, as {A} has had dozens brought.]',
    [
      '[A signal flag hangs at each gable.|There is a line for signal flags at each gable.] If {A} hoists red, it asks the guard ship for a shot« across the bows», and it comes a round later: 7 (2d6) bludgeoning damage in a line, DC 13 Dexterity saving throw for half.',
      'tier=1',
    ],
    [
      '[A signal flag hangs at each gable.|There is a line for signal flags at each gable.] If {A} hoists red, it asks the guard ship for a shot« across the bows», and it comes a round later: 14 (4d6) bludgeoning damage in a line, DC 13 Dexterity saving throw for half.',
      'tier>=2',
    ],
  ],
  tactics: [
    [
      "{A} walks among the beds«, so that a blow would hit somebody in them», calls out what is weak in each of the party (advantage on one attack against that character), and strikes only at those who come within reach; {H} wants to get to the boat with the buyers' money",
      'v=a w!=a2',
    ],
    [
      "{A}, who trusts no unsigned promise« about the eleven streets», walks among the beds«, so that a blow would hit somebody in them», and tells the guards where each of the party is weak (advantage on one attack against that character); {H} wants to get to the boat with the buyers' money",
      'v=b',
    ],
    [
      '{A} stands behind the beds« with the signal flag», and would rather see this house in flames than have the accounts read out« in the market»; {H} goes from bed to bed with a knife and offers a sailor for a boat, and then another one',
      'w=a2',
    ],
  ],
  companions: [
    [
      '[Whoever fights for {A} here is a guard of the harbour|Those who fight for {A} here are guards of the harbour|{A} has guards of the harbour here to fight], and [a hospital for their families was promised|their families were promised beds in a hospital|what was promised for it is a hospital that takes in their families]. Told who has bought the pepper«, and when it was paid» (DC 13 Persuasion), the guards stop and ask {H} a question.',
      'v=a w!=a2 escort!=no',
    ],
    [
      'Whoever fights for {A} here is a guard« of the harbour», and has put a penny into the hospital chest« each week». Told how little of it there still is (DC 13 Persuasion), the guards stop and ask to see the chest.',
      'v=a w=a2 escort!=no',
    ],
    [
      'Whoever fights for {A} here is a guard« of the harbour» and lives in the lower town. Told which houses {H} has sold«, and on what day» (DC 13 Persuasion), the guards stop and ask {H} about their own.',
      'v=b escort!=no',
    ],
  ],
  parley: [
    '{A} would [put everything down|give everything up|stop all of it] for [a vote of the council for the hospital, in public|a public vote of the council for the hospital|a hospital, if the council voted for it in public]. {G} can have the bell rung for it, and if one of the party speaks for it« and means it» (DC 13 Persuasion), {A} has the flag hauled down« on the same day».',
  ],
  spells: [
    [
      1,
      [
        '*Detect Poison and Disease*« from a boat» finds [nobody ill on the ship, and a trace of poison in the water casks|a trace of poison in the water casks, and nobody ill on the ship].',
        'v=a w!=a2',
      ],
    ],
    [
      1,
      [
        '*Detect Poison and Disease*« from a boat» finds [nobody|no one] ill on the ship, and no poison either. {B} asks for that in writing«, with the date».',
        'v=a w=a2',
      ],
    ],
    [
      1,
      [
        '*Detect Poison and Disease*« from a boat» finds [nobody|no one] ill on the ship. [If the caster turns round towards {town}, it finds a great many.|It finds a great many when the caster turns round, towards {town}.]',
        'v=b',
      ],
    ],
    [
      1,
      [
        '*Purify Food and Drink* makes the water« of the ship» good; {B} asks whether it also works on the biscuits.',
        'v=a w!=a2',
      ],
    ],
    [
      1,
      '*Speak with Animals*: the gulls say that the ship throws away fish heads and the yellow house« throws away» nothing, and that [somebody from {town} with clean hands feeds them there|it is somebody with clean hands, from {town}, who feeds them there].',
    ],
    [
      3,
      '*Lesser Restoration* brings one of the sick through the night, and {A}, who hears of it« within the hour», comes to ask how many times a day it can be done«, and does a sum».',
    ],
    [
      3,
      '*Zone of Truth*« in the harbour office»: {A} says that everything {A.they} does is for the sick« of {town}», and can say it.',
    ],
    [
      5,
      '*Water Walk* or *Water Breathing* [gets the whole party out|takes everyone out] to the ship and to {lair}«, [past the guard ship and its guns|and the guard ship sees nothing to fire at]».',
    ],
  ],
  clock: [
    [
      '{A} rows out« at dawn» and calls over to the ship to be patient. {H} has the pepper weighed, on paper.',
    ],
    {
      text: [
        '{S} is caught with a bag of letters and locked up as a carrier of plague, in the first cell in which [somebody|someone] is coughing.',
      ],
      stop: [
        'read the letters aloud« in the market» before the guards burn them ({G} knows« all» the families; DC 12 Performance), so that {town} asks why the dead write so much about food',
      ],
    },
    {
      text: [
        'The lighters of {H} come for the cargo«, rowed by people in masks»; behind the last« of them» a boat with pitch and straw is made fast to the ship. {B} cuts it loose; the next night it is chained.',
      ],
      stop: [
        'swim out« with {B}» and saw through the chain (DC 13 Athletics), or let {G} demand the order in writing«, as a pilot may»; {A} will not put it in writing',
      ],
    },
    [
      'On {deadline} at noon the guard ship fires. [The lanterns are still burning on the rail, {num} of them, «by daylight, »because {B} has lit them all.|{B} has lit all {num} lanterns, and they burn« on the rail» in the sun.]',
    ],
  ],
  after: [
    [
      '{A} lays the foundation stone[| of the hospital|, with a trowel that is too small|, in the rain]. [In the evening {A} goes down to the mole, out of habit|When it gets dark, {A} goes to the mole, out of habit|That night {A} walks out along the mole, as always|Out of habit {A} stands on the mole that night], and [there is nothing to count|there is nothing left to count|counts the lights of the ships instead].',
      'v=a w!=a2',
    ],
    [
      'The crown is told that its auditor, {B}, died of fever. {H} begins a new ledger; {A} signs the first page, and for the first time reads it.',
      'v=a w=a2',
    ],
    [
      '[A week later the first house is nailed up in the upper town« of {town}».|It takes a week; then the first door in the upper town« of {town}» is nailed up.] {A} goes in, and the door is nailed up behind.',
      'v=b',
    ],
  ],
  endings: [
    {
      heading: 'The flag comes down',
      text: [
        [
          'The ship comes in on the evening tide with {num} lanterns, and the choir of {B}«, and all of {town} on the mole». {A} is sentenced to serve as a doctor in the lower town for {few6} years«, without pay», and for the first time has enough to do.',
          'v=a w!=a2',
        ],
        [
          'The ship comes in with {num} lanterns, and {B} is the first« to step» ashore, with the seal of the crown« on {B.their} apron». {H} pays the penny back with a house, a warehouse and a boat. {A} reads every account aloud in the market«, page by page», and afterwards works as a doctor in the lower town for {few6} years«, without pay».',
          'v=a w=a2',
        ],
        [
          '[The ship comes in to {town}, which has shut its own gates.|{town} has shut its gates, and lets in one ship.] {B} boils bark in every kettle« there is», {G} keeps the list, and the crosses on the map get fewer. {A} works until {A.they} can no longer stand, and is not thanked«, and does not notice it».',
          'v=b',
        ],
      ],
    },
    {
      heading: 'Away by night',
      text: [
        'The party cuts the cable, and {G} takes the ship out« over the bar», in fog, without a light. *The price:* the ship [has a yellow flag in every port from now on|finds a yellow flag waiting in every port], and [{town} is told that the plague has escaped|in {town} they say that the plague is at sea now].',
      ],
    },
    {
      heading: 'A hospital',
      text: [
        [
          '{B}, who has inherited the cargo, gives a third« of it» for the house with the {few4} wards, and {A} runs it. *The price:* the families know whom they have to be grateful to, and {G} moves to another harbour.',
          'v=a w!=a2',
        ],
        [
          '{B} reports that the penny was spent on a hospital, and has {H} build it, «on pain of the rope, »with {few4} wards; {A} runs it. *The price:* the crown has been told a lie«, with the party as witnesses», and {B} may need such a favour« again».',
          'v=a w=a2',
        ],
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[The first shot has gone over the ship; by the custom« of {town}» the guard ship aims too high once.|The guard ship has fired once, and too high, as is the custom« of {town}».|One shot has been fired, over the masts, as the custom of {town} wants it.] By the count of {G} there is time for five rounds of boats, swimmers and signals« before the second», and the flag is on a line that can be cut.',
      ],
    },
  ],
  hoard: [
    [
      'What was taken from the sailors lies« labelled» in a locker: {items}, and {worth}. {G} finds the owners, and each« of them» wants the party to keep it.',
      'v=a',
    ],
    [
      'What was taken from the sick lies« labelled» in a locker: {items}, and {worth}. {G} finds the owners, and each« of them» wants the party to keep it.',
      'v=b',
    ],
    'Under a map« of somewhere else» {H} had packed for a long journey: {items}, and {worth}.',
  ],
  favour: [
    '[Every ship that {G} has ever piloted takes the party along, without a fare« and without a question».|The party sails for nothing«, and unasked,» on any ship that {G} has ever brought in.]',
    '{B} names a soup after the party. It is on the card in every harbour« of the coast», and whoever orders it by its whole name is told what has come in and for whom.',
  ],
  steps: [
    'Get out to the ship, and look at those on board.',
    'Find out who lies in the new graves.',
    'Find out who would be the richer for the cargo.',
    'Have the flag hauled down before the fortieth day.',
  ],
  acts: quarantineActs,
};
