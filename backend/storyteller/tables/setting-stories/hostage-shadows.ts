import type { SettingStory } from '../setting-story-type.ts';

export const hostageShadowsStory: SettingStory = {
  id: 'hostage-shadows',
  pronouns: { P1: 'she', P3: 'she' },
  levels: [11, 20],
  tones: ['intrigue', 'grim'],
  words: ['shadow', 'shadows', 'hostage', 'treaty', 'spy', 'spies'],
  title: 'The Exchange of Shadows',
  pitch:
    'After the last war the great houses of {land} gave each other their shadows as hostages. If a lord« of {land}» breaks the peace, his enemy need only light a lamp. «It has held for {years} years. »On Monday, in {town1}, a minister was seen to cast two.',
  party:
    'The party in {land} has its shadows, «all of them, »and so cannot be held to anything. They are sworn in by four houses as inspectors of the hostages«, are given four keys,» and are asked by each to look first at the others.',
  truths: [
    'Everyone of rank in {land} is without a shadow, «is seen at noon for pride and after dark for comfort, »and is called a Clear. || People of rank in {land} are called Clears. They have no shadow«, and go out at noon, to show it, or after dark, to forget it».',
    'The four great houses, Noon, Ember, Iron and Salt, keep these shadows in houses of black glass, one for each, and [have them walked daily|walk them daily]. || Each of the four great houses, Noon, Ember, Iron and Salt, keeps its hostages in a house of black glass«, and has them walked every day».',
    'A shadow that is hurt hurts its owner«, as everyone knows». In {town2} the duke of Ember has limped since a careless cleaner.',
    'The common people of {town4} have kept their shadows, and draw them in when a carriage passes. || Nobody wanted the shadows of common people. [In {town4} they|The poor of {town4}] still have them, and keep« them» from under the wheels of carriages.',
    'Shadows do not speak. In {town3} there is a scholar who says that they have stopped speaking.',
    'Because of the minister, all hostages are to be counted« for the first time», in {town1}, before the ambassadors. It will be in three weeks, at the eclipse«, when [no other shadow can be counted by mistake|there is no other shadow to confuse the clerks|no ordinary shadow is left that could be slipped in]».',
  ],
  regions: [
    '{town1} is white, with no trees« and no awnings». At noon it is like being looked at.',
    '{town2} has the mines of black glass, four armies« that are» not allowed to face each other, and excellent lamps.',
    '{town3} is a university of light. The lecture halls are round, so that nobody can stand behind anyone.',
    '{town4} has its markets at night. It is run by people who were never worth a hostage«, and very well».',
  ],
  factions: [
    [
      'the House of Noon',
      'wants the count held in {town1}«, in public,» and the peace renewed; it has the largest lamp in the world || wants the shadows counted in public and the peace sworn« again»; it owns the largest lamp« of {land}, and» of the world',
      [
        'has in it a nephew of {P1}, who tried the lamp on the hostage of an enemy; the enemy was at a ball«, felt nothing» and danced on, and the nephew has told nobody || has a young man« in {town1}» who held the lamp to the shadow of an enemy«, for a bet»; the enemy was at a ball that evening, and missed no step, and the young man keeps it to himself',
        'has tried the lamp, «in {town1}, »on the hostage of an enemy, and it stepped aside || has held the lamp to a shadow« in {town1}, that of an enemy», which would not stand still for it',
      ],
    ],
    [
      'the Glass Wardens',
      'want to be left alone with the shadows; they have served four masters« in {town2}» and been thanked by none',
      [
        'have four hundred empty frames« in {town2}», hung with velvet || have hung velvet over four hundred frames« in {town2}», in which there is nothing',
        'take their orders by knocks on the glass« of {town2}», and have for years || listen« in {town2}» for knocks on the glass, and for years have done as they are told',
      ],
    ],
    [
      'the College of Light',
      'wants one shadow released, «under observation, in {town3}, »for the sake of knowledge',
      "has released one« in {town3}»; it has not come back, and neither has the college's rector, although he lectures || has let one go already, from {town3}; it stayed away, and so did the rector, who nevertheless lectures",
    ],
    [
      'the Long Evening',
      'wants {town4} recognised as a power, with a hostage of each of the great houses',
      'sells shadows« in {town4}» to those who need a second one, and has stolen the lamp that could burn them || has shadows for sale in {town4}, «for those who need one more, »and stole the lamp so that nobody can burn them',
    ],
  ],
  conflicts: [
    'The general of Iron« in {town2}» has woken with a shadow that is not his, and it pulls to the left. He has an army to lead«, and will not let it be seen by daylight».',
    'The second largest lamp« of {town1}», which can burn a shadow« in its frame», has been stolen. {P1} says that it is being cleaned.',
    'The lord of Salt, who has broken the peace« quite» openly, is in the best of health. {town3} has called a conference about it«, and nobody dares to open it». || The lord of Salt has broken the peace before everybody, and is as well as can be. There is to be a conference about that in {town3}«, if somebody will open it».',
  ],
  people: [
    [
      'lady of noon',
      'wants to know whether her own shadow is still in its frame, «from people who will not tell her family, »and pays {pay} gold pieces',
      '{P1.name} stands with her back to the wall, and the wall is lit.',
      [
        'puts out the great lamp when she is shown the furnace with what is left of the others',
        'puts out the great lamp if her own shadow asks her to',
      ],
    ],
    [
      'glass warden',
      'wants a cart« without windows», and a road without a moon',
      '{P2.name} walks round things on the floor that are not there.',
      [
        'shows the empty frames, and the one shadow that was not burned, to somebody who asks the burned ones for their pardon',
        'opens all frames to somebody who asks a shadow for its pardon',
      ],
    ],
    [
      "rector's widow",
      'wants it to be said that the rector is dead, although he is giving a lecture',
      '{P3.name} lights a candle, looks at the wall and« then» answers.',
      'marries what lectures, if it asks her itself',
    ],
    [
      'night factor',
      'wants to buy the shadows of the party, «at once, »and names a price that makes one look down',
      '{P4.name} has three shadows, and they are playing cards.',
      'gives a shadow back for nothing to a child',
    ],
  ],
  places: [
    [
      'The Black House of {town1}',
      1,
      'hostages are shown here on Thursdays, «behind a pane, »and {P1} has a box',
      [
        'The hostages bow, «all together, »a little late. They are shadows of poor people, bought in {town4}, and are worked with« strings of» wire from the next room (DC 14 Perception). || All of them bow« at once, and» a moment too late. Wires go from them into the next room (DC 14 Perception); these are shadows of the poor«, from the markets of {town4}».',
        'The shadows do not bow. They are in session«, and do not care to be disturbed». || Nobody bows, because there is a session«, and visitors disturb it».',
      ],
    ],
    [
      'The Frames',
      2,
      'the glass is blown here, «at night, »and {P2} signs each with a thumb',
      [
        'In the furnace there are drops of shadow«, as one finds lead in old fires». The burning began {few} years ago and by order. The mage who cut off the shadows after the war has long been dead, and guards this room by day (use <1 Vampire, Lich>). || As one finds lead in old fires, one finds drops of shadow in this furnace. The order to begin came {few} years ago. Whoever asks about it meets the mage who once cut off the shadows, and who did not stay in the grave (use <1 Vampire, Lich>).',
        'The frames open from inside. On each there is a tally of the nights on which it was used, and on the table the minutes of a meeting. By night the mage who cut off the shadows« after the war» comes to shut the frames, and has been dead for years (use <1 Vampire, Lich>). || These frames have their latch on the inside. Each has a row of strokes, one for each night out, and somebody has left the minutes of a meeting« on the table». They fear only the dead mage who once cut them off, and who comes by night to shut the frames (use <1 Vampire, Lich>).',
      ],
    ],
    [
      'The Round Lecture',
      3,
      'the late rector speaks here« on Tuesdays» about the nature of absence; {P3} is in the first row',
      [
        'What lectures is the shadow. The man is what it casts, «faintly, »on the wall. || It is the shadow who gives the lecture. Faintly, «on the wall behind it, »it casts the man.',
        "The rector is a shadow in a coat, sent« here» by the others to find out if one can be believed. || In the rector's coat is a shadow. The others have sent it« here», to find out if one« of them» is believed.",
      ],
    ],
  ],
  start: [
    'At a reception in {town1} the chandeliers go out, «all of them, »for as long as it takes to say so. When they are lit again, every Clear in the room has a shadow«, black and neat,» at their feet. For one breath« all of» {town1} looks down in joy. Then four hundred shadows raise the right hand, and four hundred people of rank see their own right hand go up.',
    [
      'It was done by {P4}, who had four hundred shadows of the poor slipped under their heels« while it was dark», as a sample. Whoever wears a shadow must move as it does, and {P4} has the strings. The general was the first trial« of {P4.name}», and the minister of Monday had bought two for the count«, to be sure».',
      'The hostages have shown that they could. They have asked for nothing« yet», and will do so at the eclipse. With the general they had [rehearsed it|tried it once|practised]. The minister« of Monday» had [his own|his own shadow] at his feet, and [one|a second] that was [giving it a message|bringing it news|telling it the plan]. || What the hostages can do was to be seen. What they want« for it» they will say at the eclipse. The general was their [rehearsal|first trial|practice], and of the two shadows of the minister one was his« own»; the other had [brought it a message|come with a message|come to tell it the plan].',
    ],
  ],
  openings: [
    [
      'The duke of Ember, who limps, asks the party to find the cleaner« of {town2}», and to thank her. || The duke of Ember, who limps, would like the party to find the cleaner« of {town2}» and to give her his thanks.',
      [
        'She trod on nothing: his shadow has not been there« for years», and he has acted the limp« so that nobody should know». || There was nothing for her to tread on. His shadow has been gone« for years», and he limps so that nobody asks.',
        'She trod on nothing: his shadow had gone out« by itself that night», and he has acted the limp so that nobody should ask where it goes. || There was nothing for her to tread on. His shadow was out« that night, by itself», and he limps so that nobody asks where it goes.',
      ],
    ],
    [
      'One of the party is followed in {town4} by a shadow« which is not theirs», very shy, in the form of a girl of twelve.',
      [
        'It is that of {P1}, who was given at that age. The warden {P2} has kept it out of the furnace. It has slipped out« of the house of {P2}» tonight, and would like to see her.',
        'It is that of {P1}, «who was »given at that age, and« it is» out without leave. It would like to see her.',
      ],
    ],
  ],
  truth: [
    'The hostages are dead, all but one. {few} years ago each of the four heads of the great houses, who are {P1} of Noon, the duke of Ember, the general of Iron in {town2} and the lord of Salt, secretly paid the wardens of the house that held the shadows of their« own» people to burn them«, so as to be free». [It hurt nobody: that part is a tale|It did not hurt anybody, whatever is told|Their people felt nothing: that a shadow hurts its owner is« only» a tale]. So all four take themselves for free, and each [believes the other three bound|thinks that the other three are bound|takes the other three for bound]. Three of them hide it, and the fourth has begun to try how far he can go«. The count would show that nobody is bound». || There is only one hostage left. {P1} of Noon wanted to be free, and so did the duke of Ember, the general of Iron in {town2} and the lord of Salt. They are the heads of the four great houses, and {few} years ago each of them«, without the others,» bribed the wardens who had the shadows of that house to burn them. Nobody felt it«, for a shadow does not hurt its owner». [Each believes that the other three are still held|Each of them takes the other three for bound]. The last of them [tries by now|has begun to try] how far one can go, [the others keep quiet, and so there is peace,|and the others keep the peace by keeping quiet,] until [somebody counts|the shadows are counted].',
    'A shadow that is kept from its owner gets older in mind«, though not in size». They have had {years} years« in four glass houses», with nothing to do but« to» think, and have found that it is they who keep the peace. They govern {land} by small pulls. At the eclipse there will be nobody who is not a shadow, and they mean to ask for the vote, or move the left hands« as well», and then the feet. || Away from their owners the shadows« have kept their size, and their minds» have grown up. For {years} years they had nothing to do« in four houses of glass» but« to» think, and so they found out who keeps the peace: they do. With small pulls they have governed {land} since. [When the eclipse makes everyone a shadow, they will ask for the vote|At the eclipse, when all are shadows, they will ask for the vote|They will ask for the vote when the eclipse makes everyone a shadow]; if [they do not get it|it is refused], they will [use more of people than the right hand|move more than right hands|take the left hands as well, and then the feet].',
  ],
  secrets: [
    [
      'One was not burned: that of {P1} herself. The warden {P2} could not do it, «carries it home in the evenings »and reads to it.',
      'The shadows« of {land}» have never hurt anybody of their own accord. There is a law about it« among them», it was carried by one vote, and that one is wavering. || No shadow« in {land}» has ever hurt anybody of its own accord, for they have a law« about that». It was passed by one vote, and whoever gave that vote is not sure any more.',
    ],
    'The shadows that the Long Evening sells are those of the poor of {town4}, taken in the street, «at dusk, »from people who did not look down.',
    'Whoever steps into a black frame is a shadow for as long as he is in it. It is how the rector« of {town3}» went, and it was his own idea. || In a black frame one is a shadow for as long as one stays. That is how the rector« of {town3}» went, and nobody had asked him to.',
    '{P4} uses the stolen lamp as a chair, in the« middle of the» market of {town4}. Whoever lights it there can burn all that {P4} has for sale.',
  ],
  steps: [
    'the general« of {town2}» is pulled off his horse by the wrong shadow, «to the left, »in front of his army || in front of his army the general« of {town2}» leaves his horse, «to the left, »after the wrong shadow',
    'a wall in {town3} is found to have been written on, from inside',
    [
      "two lords« of {land}» find out about each other, and dine together, with very bright lamps || two lords« of {land}» have learned each other's secret; they dine together, by the light of« a great» many lamps",
      'in {town1} no one of rank can sign a death sentence: the pen will not go down',
    ],
    'At the eclipse the shadows are called up« in {town1}», house by house, and all of {land} looks at the floor.',
  ],
  ends: [
    [
      'There would be a way to count them and find nothing missing: {town4} has four hundred to sell, and the poor« from whom they were taken» might be asked, «for once, »for a loan.',
      'The shadows can be let go before the count, «one by one, »through {town4}«, which has always dealt in them». Four hundred people of rank would wake up with a shadow, and nobody could be held to anything but his word.',
    ],
    [
      'If the four lords who paid confess in one breath, none of them is weaker than another. It is a question of who breathes in first, and {P1}«, who is one of them,» would, with her own shadow beside her. || If the four who paid« for it» confess at once, none« of them» is the weaker. Somebody has to begin, and {P1} would, if hers were« standing» next to her.',
      '[The shadows can be given the vote that they mean to ask for|What the shadows mean to ask for can be given to them first: a vote], with a second chamber« in {land}» to cast it in. [{P1} would have to move it before the ambassadors«, ahead of the darkest minute»|Before the darkest minute {P1} would have to move it, in front of the ambassadors], and [four hundred people of rank would have to raise the right hand for it themselves|four hundred right hands would have to go up for it« without being pulled»].',
    ],
  ],
};
