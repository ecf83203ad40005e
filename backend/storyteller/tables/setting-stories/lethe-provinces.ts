import type { SettingStory } from '../setting-story-type.ts';

export const letheProvincesStory: SettingStory = {
  id: 'lethe-provinces',
  pronouns: { P1: 'she' },
  levels: [12, 20],
  tones: ['horror', 'grim', 'heroic'],
  words: ['river', 'styx', 'forget', 'forgetting', 'memory', 'flood', 'oblivion'],
  title: 'The River Nobody Remembers',
  pitch:
    'A river has come up in {land}« that was not there». Whoever drinks from it in {town2} forgets, and is happy. Three provinces lie along its banks« already», smiling, «with their doors open, »and nobody in {town1} can say what the third one was called. || There is a new river in {land}, and people who drink from it stop crying. In {town2} nobody knows« any more» what the court house was for. Three provinces have gone that way« since spring», and the map makers of {town1} have stopped signing their maps.',
  party:
    'The party has been on other planes, and has crossed such water« before». {P1} hires it because her files say« that» she has done so three times« already», and that it came back« each time» in tears and would not say why. || [The party has waded through such water on other planes, and knows [the taste|its taste|how cold it is]|On other planes the party has [waded through|crossed] such water, and knows [its taste|its smell]|Such water is nothing new to the party, who have [waded through|crossed] it on [other|two other|three other] planes|The party knows the [taste|smell] of such water, from having waded through it on other planes|There is such water on other planes, and the party has stood in it up to the [knees|waist|chin]]. In the files of {P1} there are three contracts with the party, for the same errand, «each of them paid in full and »each receipt stained with tears; she hires it for the fourth time.',
  truths: [
    'The river is grey«, has no fish» and makes no sound. In {land} it runs uphill if there is somebody« there» to be sad. || The river« of {land}» makes no sound, holds no fish, and flows to wherever somebody is grieving«, if need be over a hill».',
    'Two million people« of {land}» live on its banks. They sow, sing, and bury nobody. [Those who die are simply not [mentioned|spoken of]|The dead are not [mentioned|missed|named] any more|When one dies, the others [do not mention it|do not notice|set one plate less]|Nobody [mentions|misses|asks after] those who have died|Whoever dies is [forgotten by supper|not asked for again]]. || [On the banks two million people plough, sing and greet each other« for the first time». No one there is buried, as no one is missed|On the banks« of {land}» two million people plough, sing and greet each other« for the first time». No one there is buried, as no one is missed].',
    'All maps of {land} have been drawn again four times« this year». In {town1} one buys them by the week. || A map of {land} is good for a week. In {town1} they are sold like fish«, and nobody asks for the old ones».',
    'The priests of {town4} can bring back for an hour, with a Greater Restoration, what was lost. Most ask that it not be done again. || Greater Restoration, as it is cast in {town4}, helps against it for an hour. Most of those for whom it was cast have asked for the cup again.',
    'Armies drink from it, in {town3}: the crown has had no deserters since«, and pays no pensions».',
    'In a month it will be at the wall of {town1}, where 900,000 people carry their names on a string« round the neck».',
  ],
  regions: [
    '{town1} is the capital, and writes everything down: on walls, «on arms, »on the dead. The wax« for it» costs more than bread. || {town1} is the capital, and forgets nothing if it can help it. The walls are written on as high as a ladder reaches«, and a pound of wax costs more than bread».',
    '{town2} lies on the bank and was a court of law. The gallows there is used for beans«, and they are excellent». || {town2} had the highest court of the realm«, on the bank,» and a gallows for nine. Beans grow up it now«, and children are measured against the posts».',
    '{town3} is an armed camp, gentle, «exact, »and without anyone over a day old, in a manner of speaking.',
    '{town4} has the temple of the dead, whose priests have noticed that fewer come each day than die.',
  ],
  factions: [
    [
      'the Wax Office',
      'wants everything recorded« before the water comes»; it has half of {town1} at its desks',
      '[leaves things out of the books« of {town1}», and has begun to improve others|has begun to leave things out of the records of {land}, and to improve what is left]',
    ],
    [
      'the Grey Cup',
      'wants {land} to drink, «all of it, »on one day, by choice; it carries water to the grieving, free, by the mule',
      '[was founded by the generals« of {land}», for whom it was cheaper than pensions|is a foundation of the generals of {town3}, who found it cheaper than pensions]',
    ],
    [
      'the Standing Camp',
      '[wants orders; it is the best army in the world, and has won the same hill« at {town3}» nine times|wants to be told what to do; no army is better, and it has taken one hill at {town3} nine times]',
      '[has been given the same order by both sides, in {town3}|gets the same order from both sides, and has not noticed it in {town3}]',
    ],
    [
      'the Ferry of {town4}',
      'wants its dead; the priests have a barge«, a lantern» and a list with holes in it',
      [
        'has been told by the ferryman that this is not his river',
        'knows who should pay the ferryman« down there», and that he has gone on strike',
      ],
    ],
  ],
  conflicts: [
    'A mother from {town2} has been brought to {town1}, is restored for an hour each morning, and is told« that» forty neighbours were hanged on her word. There are forty petitions to hang her« as well», and one to let her drink, and it is in her own hand.',
    'The crown wants the river turned on the enemy, who are across the hills« and have nothing to do with it». {P3} has the order. [[The ditch was dug in spring and has stayed dry|A ditch was dug in spring, and no water came|There has been a ditch since spring, a dry one], since the river goes only where people grieve; the marshal, who has forgotten [that|the ditch], [is about to dig again|gives orders to dig it|will dig it once more]|In spring {P3} had a ditch dug. It is dry, since the river goes only where people grieve, and now, having forgotten it, {P3} will have another dug]. || [[By order of the crown|By an order that {P3} has|By a sealed order] the river is to be led round the hills to the enemy|The crown has ordered [the river to be led round the hills to the enemy|{P3} to lead the river round the hills, to the enemy]|The river is to go to the enemy, round the hills: so the crown [has ordered|wants it]|The crown has ordered that the enemy«, beyond the hills,» shall [have|drink|get] the river]. The ditch has been there since spring, and is dry, as nobody« over there» is grieving; {P3} had it dug, has forgotten it, and asks every week when to begin.',
    'A dragon that lives on grudges has come down« from the peaks» to {town3}, and asks, politely, who it was that it hated.',
  ],
  people: [
    [
      'mistress of the wax',
      'wants the source found, and pays {pay} gold pieces; «it is »for the fourth time, according to the file',
      '{P1.name} wears one sleeve sewn shut« at the wrist», and does not know who sewed it. || One sleeve of {P1.name} has been sewn to the glove. She believes« that» she likes it that way.',
      [
        'gives up her files if somebody tells her« gently» what is written on the arm« under the sewn sleeve», which is "11,000, and I signed"',
        'gives up her files if somebody tells her« gently» what is written on the arm« under the sewn sleeve», which is "I signed for the canal"',
      ],
    ],
    [
      'cup bearer',
      'wants company at the bed of a dying man who asks for the cup, and« afterwards» somebody to say that it should be forbidden',
      '{P2.name} smiles« with the whole face», and has a scar from ear to ear. || {P2.name} greets everyone as if for the first time, and has a scar from ear to ear.',
      'stops carrying the cup for whoever says«, slowly,» where the scar comes from: a rope, on the gallows of {town2}',
    ],
    [
      'marshal of the camp',
      'wants to be told every morning, «by the same voice, »who the enemy is',
      '{P3.name} salutes graves. || {P3.name} asks each recruit for a name, and writes it on« the back of» a hand.',
      'turns the army round for a name on a string in {P3.their}« own» hand',
    ],
    [
      'ferry priest',
      'wants to follow the river to where it comes from, «with company, »before {town1} is one more hole in the list',
      '{P4.name} touches people« lightly», to see if they are there. || {P4.name} counts the heads in a room, and then feels for a pulse«, as a courtesy».',
      'stays, and rows, if the ferryman can be relieved',
    ],
  ],
  places: [
    [
      'The Bean Gallows',
      2,
      'they eat in its shade, «invite everybody, »and have forgotten what the platform was for; {P2} has not',
      [
        'Under the platform« there» is a book of those who were hanged, innocent, «by the thousand, »in one summer. It was for that summer that the river came.',
        'Under the platform a spring rises out of a skull with nothing between its teeth. Each spring a coin was put there, «in the mouth of a hanged man, »and went down to the ferryman as his fee. {town2} paid it for the last time in the spring before last.',
      ],
    ],
    [
      'The Landing of {town4}',
      4,
      'the dead stand in line here, hundreds of thousands«, thinner each day»; {P4} reads to them from the list',
      [
        '[The boat is tied up, and the ferryman is playing draughts with a child who has no coin|The ferryman has tied up the boat, and plays draughts with a child who has no coin|A child without a coin plays draughts with the ferryman, whose boat is tied up]. [He says that his own river has a smell, and [takes money|is not free]; this one has been [poured out|spilled] by somebody.|"My river [has a smell, and takes money|smells, and is not free|is darker, and takes coins]," he says. "This one has been [poured out|spilled] by somebody."|This is not his river, he says: his has a smell, and takes money, and this one has been poured out by somebody.|He says that somebody has poured this one out, for his own river has a smell, and takes money.]',
        '[The boat is tied up, and the ferryman is playing draughts with a child who has no coin|The ferryman has tied up the boat, and plays draughts with a child who has no coin|A child without a coin plays draughts with the ferryman, whose boat is tied up]. [He says that the river has been let out at the top|"Somebody has let it out at the top," he says of the river|The river has been let out at the top, he says, and moves a piece|It is his own river, he says, and somebody has let it out at the top].',
      ],
    ],
    [
      'The Sleeve Room',
      1,
      'the Wax Office keeps what nobody may read« there», and {P1} has a chair at the door',
      [
        'It has three reports that the party« itself» has signed, one for each time. Each says« that» the source is a shrine above {town2}, and ends: "She should not be told."',
        'It has the plan for a lock gate above {town2}, {years} years old, with« a royal seal and» the signature of {P1}.',
      ],
    ],
  ],
  start: [
    'A boat without oars drifts up the main street of {town1}, on an inch of water« that was not there». In it sits a stranger, who calls the party by name« and weeps with relief». "You sent me back to {town1} for help," says the stranger, "and said that you would not remember, and to show you this." {P1} sends everyone else away.',
    [
      'The stranger rowed the party to the source« on its third journey». What is shown is a string with a knot for each who went, and one knot too many: there used to be another, who stayed at the shrine« above {town2}» and holds a hand over the cup, so that it runs more slowly.',
      'The stranger rowed the party to the lock« above {town2}» on its third journey. What is shown is the coin of the ferryman. With it the party was to have paid him« in {town2}», and had left it in the boat.',
    ],
  ],
  openings: [
    [
      'An old soldier« in {town1}» asks the party to tell him again how his son died. It is the ninth time« this week», and he pays each time. || A veteran« in {town1}» has it in a notebook that his son is dead, and would like to hear it from a person. He has asked the party ten times« by now», and brings a cake each time.',
      '[He drinks from a jar of the river each night, «to be rid of it, »and finds it in his notebook again each morning|Each night he drinks from a jar of the river« and is rid of it», and each morning his notebook tells him again|To be rid of his grief he drinks from a jar of the river at night, and in the morning he reads his notebook and has it back]. He knows more about the water than any priest.',
    ],
    [
      'A child« on the bank» at {town2} has made up a name for each of the missing provinces, and they are right. || In {town2} a child sells the names of the missing provinces, «at a copper piece each, »and the oldest maps agree with her.',
      'She died of a fever« in the spring», and a priest from {town4} called her back. The dead have crossed such water already, and it takes nothing from them a second time.',
    ],
  ],
  truth: [
    '{P1} prayed for it. In one summer {town2} hanged eleven thousand people, she signed for them, and could not live with it; at a shrine above {town2} a god« whom nobody remembers» had pity and gave her one cup. [It [stands there|is still there|stands on the altar], and has been running over since. [Each time that she is told she prays again|When she is told, each time, she prays again|Whenever she is told what she did, she prays again]|That cup« [stands there|is there still] and» [runs over|has run over since]. Whenever she is told, she [prays again|goes back and prays]|It has been running over ever since, and each time that she is told she prays again]. [It stops if she can bear [to know|what she did]|If she can bear [to know|what she did], it stops|It would stop on the day on which she can bear [it|to know]|The river ends when she can bear [to know|what she did]].',
    'The crown dug it. {years} years ago it had a canal cut to the river of the dead, «to be rid of an inconvenient war, »and above {town2} a lock gate put in, which the ferryman of the dead keeps shut for a yearly fee. [Last spring the only clerk who knew of the fee drank from the canal|One clerk knew of the fee, and last spring that clerk drank from the canal|The only clerk who knew of the fee drank from the canal, last spring]. [Nobody has paid since, the ferryman has let go of the gate, and the river comes up through it|Since then nobody pays, the ferryman does not hold the gate, and the river comes through|With no more money coming, the ferryman let go of the gate, and the river comes through it|The ferryman, who is not paid any more, has let go, and the river comes up through the gate].',
  ],
  secrets: [
    [
      'The river comes to grief« that is» kept alone. It cannot cross a line of people who say the name of the same dead person« together», and {town1} has 900,000 of them.',
      'The lock« above {town2}» can be closed only from inside, and somebody has to stay with it until the ferryman has been paid.',
    ],
    [
      'The dragon« at {town3}» has a grudge that is a thousand years old, and names the god. It will trade it for another grudge« as good», and [in the baggage of the Standing Camp lie the sealed diaries of 80,000 soldiers|the sealed diaries of 80,000 soldiers are in the baggage of the Standing Camp].',
      'The dragon« at {town3}» has a grudge against the king who had the canal dug, and knows the way into the lock. It will trade its grudge for another« one» as good, and [in the baggage of the Standing Camp lie the sealed diaries of 80,000 soldiers|the sealed diaries of 80,000 soldiers are in the baggage of the Standing Camp].',
    ],
    'In the Grey Cup« of {town2}» one in nine only pretends to have drunk. It is they who bury the dead«, by night».',
  ],
  steps: [
    'a fourth province« of {land}» is taken off the maps, and its taxes are not missed || the maps« in {town1}» lose a fourth province, and nobody misses its taxes',
    'the Camp takes {town3}« once more», from itself',
    [
      '{P1} cuts her sleeve open, reads what is« there» and prays again, and the river comes over the first wall',
      'the dead who wait« at {town4}» have got so thin that they are breathed in',
    ],
    'The river stands at the last wall of {town1}, and half« of» the city has brought cups.',
  ],
  ends: [
    '{land} can choose to know. It would take a day on which everyone reads their own string aloud, to someone who was hurt by it, before the water is at the door.',
    [
      '{P1} has to be told in such a way that she lives. There are eleven thousand families who could« do it», and {P3} knows how one asks for the same truth again« each morning».',
      'The ferryman« at {town4}» wants the fee that he is owed, and a coin for each of the dead in his line«, of whom there are hundreds of thousands». If {land} collects it, he closes the lock himself; one of the party would have to row while he counts.',
    ],
  ],
};
