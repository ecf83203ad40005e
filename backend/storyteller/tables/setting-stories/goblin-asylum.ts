import type { SettingStory } from '../setting-story-type.ts';

export const goblinAsylumStory: SettingStory = {
  id: 'goblin-asylum',
  pronouns: { P3: 'she' },
  homes: { P3: 1 },
  levels: [1, 8],
  tones: ['heroic', 'whimsical'],
  words: ['goblins', 'goblin', 'mountain', 'refugees', 'asylum', 'mine', 'miners'],
  title: 'The White Flag of the Goblins',
  pitch:
    'For {years} years {land} has been at war with the goblins of the mountain. On Tuesday they came down to {town1}, all of them, «with pots, grandmothers and a white flag, »and asked to be let in« before dark». They will not say from what. In {town1} no lamp has been lit for three nights« now», [so as not to show the way to whatever it is|since nobody wants to be seen from up there].',
  party:
    'The party belongs to none of the towns and has killed few goblins«, or not here». {P1} hires it to find out what is up there, and {P3} wants it to speak« to {town1}» for the goblins.',
  truths: [
    '{land} is four towns round one mountain, and each has a wall on the side toward the peak.',
    'The goblins sit in the ditch« before {town1}», four hundred of them, «in good order, »and have begun to sweep it.',
    'By the law« of {land}» a goblin ear is worth two silver pieces. The law has not been repealed« yet», and there has been one attempt to collect.',
    'The mines of {town2} have been« very» quiet. Miners there knock on the rock before each shift, and« for three days» something has been knocking back, correctly.',
    'From {town3} one sees a light on the peak, «where nobody lives, »and it goes round« and round».',
    'In four weeks the tunnels of {town2} and those of the goblins will meet, as the plan of {town4} has it.',
  ],
  regions: [
    '{town1} has the gate«, the garrison» and the best soup. Its people have fought goblins for so long that they know« most of» them by name.',
    '{town2} digs silver, deeper every year, «by the plan, »and nobody there whistles«, because of what might know the tune».',
    '{town3} keeps sheep on the upper slopes, and has lost none this spring, «for the first time, »and does not like it« at all».',
    '{town4} makes the maps, the drills and the decisions. There is a model of the mountain« in the hall», and the lowest part of it is covered with a cloth.',
  ],
  factions: [
    [
      'the Wall Watch',
      'wants the ditch of {town1} cleared«, one way or the other»; it keeps losing at dice to the people in it',
      'has let in the goblin grandmothers«, by the kitchen door» of {town1} || opens the kitchen door of {town1} to goblin grandmothers at night',
    ],
    [
      'the Silver Shift',
      'wants to be told if it is safe below« {town4}», by somebody who does not own shares || wants somebody without shares to say, in {town4}, if it is safe below',
      '[has lost {few} miners and been paid to say that they went home|took money for saying that {few} miners went home, whom it takes for dead below {town4}|says, for money, that {few} of its miners went home; it thinks that they lie dead below {town4}]',
    ],
    [
      'the Pot and Flag',
      'wants asylum for all goblins« in {land}», and offers« in return» every tunnel they know',
      [
        '[has left two behind, a cook in a side tunnel below {town2}, and on the peak« above {town4}» one with a lamp, to keep the small ones off|left a cook behind in a side tunnel« below {town2}», and on the peak one with a lamp, to keep the small ones off]',
        '[has left two behind, a cook in a side tunnel below {town2}, and on the peak« above {town4}» one with a lamp, since a door must have a keeper|left a cook behind in a side tunnel« below {town2}», and on the peak one with a lamp, since a door must have a keeper]',
      ],
    ],
    [
      'the Plan Office',
      'wants the great tunnel finished on the day; it has the drills« of {town4}» oiled',
      '[knows what is under the cloth« in {town4}», and has counted on goblins being in the way« of it»|has seen« in {town4}» what is under the cloth, and counts on the goblins to stop whatever comes out]',
    ],
  ],
  conflicts: [
    'The Wall Watch« of {town1}» votes each evening whether to open the gate. It is a tie, as one of the voters is asleep, and it is {P1} who has to wake him.',
    'A farmer« of {town3}» has taken in nine goblin children, and his neighbour has offered him thirty-six silver pieces for the ears.',
    '{P4} wants the party to bring up a drill« on the north side», quickly. By order of {P3} nine goblins have sat down on it«, and they will not get off».',
  ],
  people: [
    [
      'captain of the wall',
      'wants to know« by dark» whether to open the gate, and pays {pay} gold pieces for a« good» reason',
      '{P1.name} has a scar from a goblin called Nob, and asks after him.',
      'opens at once for one« true» look at what is behind them',
    ],
    [
      'shift boss',
      'wants {few} miners back, who answer if one knocks, from where nobody can be',
      '{P2.name} says "all well" at the end of each sentence«, and waits for it to be repeated».',
      'walks everybody out of the mine for a word from« anyone who has been at» the lowest level',
    ],
    [
      'goblin queen',
      'wants to give up the crown, the mountain and the feud, and« to» have a bath, in that order',
      '{P3.name} counts her people every hour, and a tooth is knotted into her belt for each« who is» missing.',
      'tells the whole truth once her people are inside a wall',
    ],
    [
      'master of the plan',
      'wants the tunnel met on the day, and has a bonus for it« that is» larger than {town4}',
      '{P4.name} never looks at the mountain, only at the model.',
      'changes the plan if the cloth is pulled off in front of the town',
    ],
  ],
  places: [
    [
      'The Peak Light',
      3,
      'it goes round« all night», and {P3} salutes it without a word',
      [
        'One goblin walks in circles with a lamp on a pole, since the small ones« that live on the shell» shun a light that moves. He has been at it for three nights«, and is asleep on his feet».',
        'One goblin walks in circles with a lamp on a pole: by the oath of the doorkeepers the light may not go out while anybody is behind the door. He has been at it for three nights«, and is asleep on his feet».',
      ],
    ],
    [
      'The Ninth Level',
      2,
      'the cage goes down« further than the chart», and {P2} lets nobody ride it twice',
      [
        'A drill« of {town4}» stands here, ahead of the plan« by a year», in front of a hole into a« warm and» breathing dark.',
        'The walls are written over, in« old» Dwarvish: "We are still here. Please knock."',
      ],
    ],
    [
      'The Hall of the Model',
      4,
      'anyone may look at it, and {P4} stands next to the cloth',
      [
        'Under the cloth is the shape of an egg, «as large as {town1}, »with the line of the drill through it.',
        'Under the cloth is a city« with streets and lamps», drawn from a survey that {P4} has paid for« and hidden».',
      ],
    ],
  ],
  start: [
    'The party comes to {town1} at dusk, is not let in« either», and stands in the ditch among four hundred goblins. Somewhere above a rock falls, then another«, in step». {P3} offers her crown to whoever will stand with her people until it is light«, and she means it».',
    [
      'What comes down is only one of the small ones« that live on the shell», as large as a cart, and hungry (use <1 Giant Crab 25, Black Bear, Giant Scorpion, Bulette 1800>). It is afraid of moving lights.',
      'Those who come down are nine dwarves« in stone armour», blind, who ask each one« whom they touch» the same question: "Is it over?"',
    ],
  ],
  openings: [
    [
      'A goblin boy wants to buy back an ear that hangs over the bar« in {town1}», has one silver piece, and is one short.',
      "It is his father's, who sits in the ditch and can hear« very» well with the other one. The innkeeper has been ashamed of it« for years».",
    ],
    [
      '{P2} asks the party to answer the knocking« with the old signal», and to write down what comes back.',
      [
        'It is the missing miners, who knock« from a side tunnel» by order of a goblin cook: what lies below turns over whenever the knocking stops.',
        'What comes back is the shift song« of {town2}», with a verse that has not been sung for« two hundred» years.',
      ],
    ],
  ],
  truth: [
    'Under the mountain lies the egg of something that eats rock, and the drills« of {town4}» woke it. {P4} has known it« from the first crack», and needs the silver from the shell. [The goblins have sung it to sleep for longer than there have been towns; it was they who made the war, to [keep people from digging|stop the digging]|It was the goblins who sang it to sleep, [for longer than there have been towns|since before the first town], and they made the war to [keep people from digging|keep picks away from it]|For longer than there have been towns the goblins [sang to it, so that it slept|kept it asleep with songs]; and they made the war, so that [nobody dug|nobody would dig there]|The goblins sang, «so that it slept, »long before there were towns, and went to war over every shaft]. [They will [not speak of it before|keep it to themselves until] they are safe, since whoever hears of a shell of silver digs|Before they are safe they will [say nothing|not say a word of it], as [whoever hears of a shell of silver digs|a shell of silver makes people dig]|Whoever hears of a shell of silver [digs|takes a spade], and so they [are silent|say nothing] until they are safe].',
    '[Under the mountain is a town of dwarves, who walled themselves in from a war, two hundred years ago,|Two hundred years ago dwarves walled up their town« under the mountain», against a war,] and« have» waited for someone to say that it is over. {P4} wants their silver. The goblins [were their doorkeepers and are sworn to tell nobody|kept their door«, and have sworn to tell nobody»|have been their doorkeepers, and have sworn an oath of silence]; [they have come down because the drill has cracked the door|they came down when the drill had cracked the door|the drill has cracked the door, and so they have come down], and [those behind it|the dwarves behind it] will take whoever [stands outside|is in front of it|comes to it] for the old enemy.',
  ],
  secrets: [
    'The law about ears was bought by the Plan Office« of {town4}», in the year« in which» the first drill came.',
    [
      'What lies below can be sung to sleep again: by goblins, «in three parts, »and the bass was the part of those who were killed at the wall« of {town1}».',
      'The blind dwarves trust only a knock. The signal for "it is over" is known to one person« alive»: the oldest grandmother, in the kitchen« at {town1}».',
    ],
    'Nob«, of whom {P1} speaks,» walks on the peak with the lamp. He volunteered because one person on the wall would ask where he is.',
    'The {few} missing miners« of {town2}» are alive, «well fed and frightened; they are »guests of the goblin cook, in a side tunnel.',
  ],
  steps: [
    [
      'the light on the peak« of {town3}» goes out for an hour, and three farms are gone in the morning',
      'the light on the peak« of {town3}» goes out for an hour, and in the morning three farms have been walled up, «tidily, »from outside',
    ],
    'in {town1} somebody collects on an ear, and the ditch stands up',
    [
      'the ninth level« of {town2}» falls in, and the mountain is heard to turn over',
      'the dwarves come up in {town2}, «blind and in armour, »and are taken for what they look like',
    ],
    '{P4} has the great drill started« on the day», and it meets what is there.',
  ],
  ends: [
    '{P1} and {P3} have fought each other for so long that« only» those two can be believed by both sides. If they go in at the gate« arm in arm», the vote of {town1} is no tie.',
    [
      '{land} needs a bass. All who« ever» manned a wall would have to come down« to the ninth level» and sing with those whom they fought.',
      'Someone has to knock at the door« below {town2}» and say in Dwarvish what the last two hundred years were like, and that it is over«; by then it ought to be true».',
    ],
  ],
};
