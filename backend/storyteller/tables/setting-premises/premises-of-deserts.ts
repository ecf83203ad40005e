import type { SettingPremise } from './premise-type.ts';

export const premisesOfDeserts: readonly SettingPremise[] = [
  {
    id: 'desert',
    slot: 'land',
    asks: [
      'desert|dune|sand|sands|sahara|oasis',
      'arid|parched|waterless land|kingdom|empire|world|city',
      'drought',
    ],
    not: 'ocean_is_made_of_sand',
    without:
      'rain\\w*|rivers?|boats?|ships?|harbours?|snow|ice|forests?|meadows?|fish|marsh|bridges?|moss|trees?|woods?',
    title: 'The Dry Throne',
    rulers: 'the Wellkeepers',
    guards: 'the cup guards',
    wild: 'the sand',
    way: 'by caravan',
    pitch:
      'Five wells keep {land} alive, and the great one in {town1} has dropped a yard since spring. {rulers.s} say that it is nothing. Last night someone measured it again, and was found in the morning at the bottom of the rope.',
    party:
      'The party has come through the sand with more water than it left with, which nobody does. {A} wants to know how, everyone in {town2} wants to travel with it, and it had better find out itself before it is asked a third time.',
    truths: [
      'To refuse a cup of water is the gravest crime in {land}. To ask for a second cup is the second gravest.',
      'People travel by night and sleep through the noon. What is signed in the heat of the day is void, and half of the lawyers of {town1} live from that.',
      'Every well has a keeper, and no keeper may see the other wells. So nobody but {rulers} knows how much water {land} has.',
      'The sand takes a wall in a week and a house in a year. In {town4} one pays a sweeper before one pays a landlord.',
      'The dead are not washed in {land} but brushed, with sand from the place where they were born. Pilgrims carry a bag of it round the neck.',
      'Glass is cheap and wood is a gift for weddings. A door of planks in {town1} means a minister, and a wooden spoon is a dowry.',
      'Under the dunes runs a hollow sound, some nights, from north to south. Caravans stop and let it pass.',
    ],
    regions: [
      '{town1} is built in rings round the great well, seventy steps wide. The nearer the ring, the higher the rank, and the outermost one drinks what was used before.',
      '{town2} digs salt in pits and is paid in full waterskins. Its people can tell the age of water by the taste, and lately they have gone quiet about it.',
      '{town3} lies in a canyon that is shaded all day. Star readers and map weavers live there, in cells cut by somebody much taller.',
      '{town4} is the last wall before the deep dunes, half sunk, with a market on the roofs. Whoever comes out of the sand there is asked for a story instead of toll.',
    ],
    factions: [
      [
        'The Wellkeepers',
        'govern from the rim in {town1}, give out water by rank, and want no measuring that is not theirs',
        'have known for {years} years that all wells draw on one lake, and have dug the great one deeper so that the others fail first',
      ],
      [
        'The Sand Walkers',
        'are caravan clans who want the old right to drink at any well for one night',
        'know a sixth well, out in the dunes, and have sworn to kill whoever leads a settler to it',
      ],
      [
        'The Map Weavers of {town3}',
        'sell carpets that show the dunes as they will lie next month, and want the buried cities left alone',
        'weave a false valley into every carpet, to keep people off the one place where the lake can be reached on foot',
      ],
      [
        'The Salt Brothers',
        'speak for the pits of {town2}, and want to be paid in water that is not second-hand',
        'have salted one well already, by night, to show {town1} that they can',
      ],
    ],
    conflicts: [
      'The well of {town2} gives brine. {rulers.s} offer its people places in the outermost ring of {town1}, for good, without their pits, and half of them have begun to pack.',
      'A storm has bared a street of a buried city outside {town4}, with green glass in its windows. Diggers, Map Weavers and Sand Walkers are camped at three ends of it.',
      'A Sand Walker drank at the great well without asking, as her grandmothers did. She is to be judged by {rulers}, and {few} caravans stand before the gate and do not unload.',
    ],
    people: [
      [
        'keeper of the great well',
        1,
        'wants to know how deep the well of {town2} is, without being seen to ask',
        '{A.name} leaves a mouthful in every cup and pours it back into the jug.',
        'gives up the true measure to the first person who gives {A.them} water without counting',
      ],
      [
        'caravan leader',
        4,
        'wants guards for a crossing that is not on any carpet, and will say where it leads on the third night',
        '{B.name} walks barefoot at noon to make a point, and regrets it.',
        'breaks the oath about the sixth well for the children of {town2}, and asks not to be thanked',
      ],
      [
        'map weaver',
        3,
        'wants a carpet stolen back from {A} before anybody compares it with another one',
        '{C.name} ties a knot for everything that is said in {C.their} presence.',
        'unpicks the false valley for somebody who has lost people in it',
      ],
    ],
    places: [
      [
        'The Rim',
        1,
        'a marble ring round the great well, where judgments are given and nobody leans over',
        'Under the rope drum is the measuring cord of the dead man, with a knot for every year. The last three are a yard apart, and the shaft goes on, freshly cut, below the water.',
      ],
      [
        'The Street of Green Glass',
        4,
        'a street of the buried city, open since the storm, and shut again a little more each morning',
        'The houses have cisterns, taps and a bath for forty. On a wall is the last decree of the city: "Nobody shall dig deeper than his neighbour" (DC 13 History).',
      ],
      [
        'The Brine Stair',
        2,
        'the steps down to the ruined well, where people come to look at it and spit',
        'Salt bags with the mark of the Brothers lie behind the lowest step, empty. They have salted it themselves, a week before it would have run dry.',
      ],
    ],
    starts: [
      [
        'At dawn the rope of the great well in {town1} comes up with a man tied into it, drowned, in the middle of the desert, in front of three hundred people with jugs. {A} has the square closed and sends for the only ones who were not in the city at night: the party, which is still brushing sand from its boots.',
        'The man measured for the Salt Brothers. He fell when the diggers below, who were not expecting company, cut his line: {rulers} are driving the shaft deeper by night.',
      ],
    ],
    openings: [
      [
        'A carpet in the market of {town4} shows the dunes with a small green square in them. By evening four people have tried to buy it, and one to burn it, with the party still holding the other end.',
        'The square is the sixth well. A homesick apprentice of {C} wove it in, and does not know why everybody is shouting.',
      ],
      [
        'The hollow sound comes by night, stops under the camp of the party on the way to {town2}, and knocks. It knocks back when it is answered.',
        'It is the lake, moving in its caves as the level falls. The knocking is a digger from {town1} who has broken through and lost the way.',
      ],
    ],
    truth:
      "All five wells are straws in one cup: a lake under the rock, which no rain has filled since the green glass city drank the other half of it. {rulers.s} have done the same sum as that city, and come to the same end. They are cutting their shaft down to the bottom, so that {town1} will drink for {years} years more, and the rest of {land} for one. The Sand Walkers' sixth well is the only place where the lake can be reached on foot, and could be shared.",
    secrets: [
      'The water that the party has too much of is from the sixth well. A Sand Walker filled its skins by night, because it had shared a cup with a stranger.',
      'The marble of the Rim is hollow. In it lie the bones of the last keeper who gave the true measure.',
      '{C} can weave the way down to the lake from memory, and has done so once, in a shroud.',
      'The tall people who cut the cells of {town3} left because they were thirsty. Their last cell has a door on the inside of the rock.',
    ],
    steps: [
      'the well of {town2} is closed, and its people go to {town1}',
      'the Sand Walkers stop all caravans, and a cup in {town4} costs a day of work',
      'the new shaft reaches the bottom, and in one night four wells fall silent',
      '{town1} shuts its gates. Outside stands all of {land}, with empty jugs, and does not even shout.',
    ],
    ends: [
      'One measure for all wells is read out every new moon, and everybody drinks the same. The inner rings of {town1} would have to be lowered to second-hand water, and {A} would have to say it.',
      'The sixth well is opened to all. The Sand Walkers lose the last thing that was theirs, and want something in return that only {rulers} can give: the right to judge them.',
      'The door in the last cell of {town3} is opened and {land} moves under the ground, to the shore of its lake, where it will have water and no sky.',
    ],
  },
  {
    id: 'water-money',
    slot: 'change',
    asks: ['water money|currency|coin|gold|wealth|valuable|paid|precious', 'pay* water'],
    title: 'The Price of Water',
    rulers: 'the Cistern Bank',
    guards: 'the measure guards',
    pitch:
      "Water is the money of {land}: a cup is a day's wage, and the rich are those who can afford to spill. Somebody has poisoned a vault in {town1}, and now nobody dares to drink what they own.",
    party:
      'The party can tell good water from bad, or is believed to, and has been paid in a sealed cask that it dares not open. {A} will change it for a clean one if the party finds out who spoils the vaults.',
    truths: [
      'A cup of clean water buys bread for a day in {land}, a skin a week, and a cask a house. People are said to be worth their weight, and are weighed.',
      'Coins are glass beads with a sealed drop. One can break a bead and drink it, and then one has had a drink and has no money.',
      'Tears are a boast and sweat is a bill. In {town1} the rich wash their hands in public, slowly, and call it alms, for beggars wait below the drain.',
      'Water dries up. So nobody in {land} saves: a hoard loses a tenth each summer, and whoever dies rich has been careless.',
      'Forgers do not make false money in {land}, they make it longer: with salt, with lye, with worse. {guards.s} taste every payment above a skin.',
      'A marriage is two cups poured into one. A divorce in {town2} takes a judge, a funnel and a day.',
    ],
    regions: [
      'The vaults of {town1} are cisterns, with a ledger line cut into the wall. On interest day the lids are lifted, and the poor come to smell them.',
      '{town2} owes more than it drinks. Its people are paid at noon and dry by evening, and its children lick the dew from the fence of the mint.',
      "In {town3} priests preach that water is nobody's and pass round a bowl, which comes back fuller than it went.",
      '{town4} pays in a water of its own, which is red and comes from nobody says where. It is taken at half of its measure, and nobody has died of it yet.',
    ],
    factions: [
      [
        'The Cistern Bank',
        'governs from the vaults in {town1}, lends by the cask, and wants the poisoner before interest day',
        'has lent out every drop three times over, and cannot open all its lids on one day',
      ],
      [
        'The Lickers',
        'are the dry poor of {town2}, who want one free cup a day for everyone, by law',
        'have a thousand people ready to draw their wages on the same morning and drink them',
      ],
      [
        'The Bowl',
        'is a faith in {town3} that gives water away, and wants to know why this is a crime',
        'is fed by a pipe from the vault of the bank itself, which an old plumber laid out of spite',
      ],
      [
        'The Red Measure',
        'trades for {town4}, and wants its water taken at full value',
        'buys spoiled water for next to nothing and knows how to make it clean with red clay',
      ],
    ],
    conflicts: [
      'A vault in {town1} is poisoned. {rulers.s} say that the money in it is still money, as long as nobody drinks it, and pay wages with it.',
      'A girl in {town2} has found a spring behind a wardrobe. By law it belongs to the mint, by custom to the street, and the wardrobe to an aunt.',
      'Rain fell on {town3} for an hour. The Bowl danced in it, {guards} charged all who had their mouths open with theft, and the trial is tomorrow.',
    ],
    people: [
      [
        'vault taster',
        1,
        'wants the poisoner found, for {A.they} has to taste the next vault on interest day',
        '{A.name} lets every sip rest under the tongue, wine and soup too.',
        'tells what is in the vaults to anyone who drinks from one first',
      ],
      [
        'water thief',
        2,
        'wants {few} full casks carried out of {town1} in plain sight, as a funeral',
        '{B.name} never cries, and keeps a tally of what it would have cost.',
        'returns everything once {B.their} little brother has been weighed and found grown',
      ],
      [
        'red-water trader',
        4,
        'wants an honest taster for the water of {town4}, who will say aloud that it is good',
        '{C.name} drinks first, always, and wipes the rim.',
        'gives away the secret of the clay to whoever would not sell it',
      ],
    ],
    places: [
      [
        'The Vault of Lines',
        1,
        'the oldest cistern of the bank, where everybody may look at the level and nobody at the floor',
        'The floor has been raised with bricks by two yards, so that the level stayed where it was. The bank is not poisoned but empty (DC 13 Perception).',
      ],
      [
        'The Weighing House',
        2,
        'debtors are weighed here morning and evening, and the difference is written down',
        'The scales are false by a cup in favour of the house. {B} found it out at the age of nine, by eating a stone.',
      ],
      [
        'The Clay Pits',
        4,
        'a red hollow in {wild}, fenced, where water stands in steps like a stair',
        'What goes in at the top is spoiled water of {town1}, and what comes out below is as good as any. It takes nine days, and the poison stays in the clay.',
      ],
    ],
    starts: [
      [
        "In a tavern of {town1} a rich man breaks his beads one after another, drinks a fortune before everyone's eyes, and dies at the table of the party with a smile. Every hand in the room goes to its purse, and away from it. {A} arrives, smells the cup, and asks the party to come before the news does.",
        'His money came from the poisoned vault. He was a director of the bank, knew it, and wanted it to be seen before interest day.',
      ],
    ],
    openings: [
      [
        "The party's pay turns out to be red. The innkeeper in {town2} takes it at half, drinks it on the spot, and comes back an hour later to beg for more of it.",
        'It is cleaner than what he has drunk all his life. {C} paid the party with it on purpose, to be asked.',
      ],
      [
        'A funeral in {town1} needs bearers at once: the coffin is much too heavy, and it gurgles.',
        'It is one of {B.their} casks. The mourners are Lickers, and the grave has a pipe at the bottom.',
      ],
    ],
    truth:
      'There is not enough water in {land} to pay what is owed, and has not been for {years} years. The Cistern Bank has raised its floors to hide it, and then a director poisoned one vault in despair, so that the money in it could be counted and never drunk: it is the perfect coin. {rulers.s} have seen that it works, and mean to poison the rest, one by one, and keep the last clean vault for themselves. The red clay of {town4} would undo it, and make all water worth the same again: very little.',
    secrets: [
      'The poison is the bitter salt that forgers use. A seal of the bank is on every sack of it.',
      "The spring behind the wardrobe is no spring: it is the old plumber's pipe, which leaks.",
      'One glass bead in a hundred is empty, with a drop painted on. {A} has known since the first day in the office, and pays {A.their} own rent with them.',
    ],
    steps: [
      'a second vault is poisoned, and the price of a cup doubles',
      'people drink their savings overnight, and on the morning {town2} is drunk, happy and ruined',
      '{guards} seize the red water, and shut the way to {town4}',
      'On interest day all lids are lifted, and the floors can be seen. What happens then is called the thirst, and whoever holds a clean cask holds {land}.',
    ],
    ends: [
      'The clay is spread, water is cheap, and all fortunes are gone. {town1} has to find out what else it is good for, and the Lickers have to find somebody new to hate.',
      'The bank is saved by a lie that the party helps to tell. It gives {land} a year, and whoever knows the secret a vault.',
      'The Bowl takes over the vaults and gives everyone one cup a day. It is enough, just, until the first person has a second child.',
    ],
  },
];
