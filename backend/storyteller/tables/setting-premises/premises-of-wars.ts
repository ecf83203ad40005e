import type { SettingPremise } from './premise-type.ts';

export const premisesOfWars: readonly SettingPremise[] = [
  {
    id: 'war-of-two',
    slot: 'change',
    asks: [
      'war|wars|warring|feud|conflict|fight|fighting between|two|over|against|neighbours|endless|eternal|forever|century|years|kingdoms|nations|peoples|front|both|century-old',
      'war|truce|armistice ended|end|ends|yesterday|peace|over|after|lost|won|treaty',
      'two|rival|enemy kingdoms|nations|peoples|empires|cities|clans share|must|divided|border|enemies|rival|hate|river|one',
      'peace treaty|accord',
      'two|twin|rival|neighbouring|neighboring cities|kingdoms|towns|islands|villages opposite|sides|hate|canyon|feud|bridge|war|at_war',
      '~war|wartime|trenches|armistice|truce',
    ],
    not: 'post_war|post-war|rebuilding|cold_war|spies|religions|wall|gods?|civil_war|heirs?|dukes?|throne|demons?|after_the_war_dark_lord',
    title: 'The Last Summer of the War',
    rulers: 'the two War Councils',
    guards: 'the field police',
    pitch:
      'Two peoples have fought over {land} for {years} years, and each has forgotten a different reason. A truce of three weeks has been signed. On the first evening somebody shot the man who carried it.',
    party:
      'The party is of neither side and has papers from both, which contradict each other. During the truce it may walk across the lines with a white lantern, and {A} has bought the lantern.',
    truths: [
      'Everybody in {land} is Red or Blue, by birth, and can tell by how one cuts bread. Those who are both say that they have eaten already.',
      'The line runs through {town2}. It has a red bakery and a blue mill, and on Thursdays the sentries look away, because there must be bread.',
      'The dead are exchanged on the first of each month, one for one. If the numbers do not come out even, one side lends the other some.',
      "A child in {land} learns its own side's songs, and the other side's tunes, since they are the same.",
      'Soldiers sign on for three years and stay for ten. Farms are worked by women and one-armed men, and {guards} are the only ones who ask for papers.',
      'Each side has a weapon that it has sworn not to use. Both are kept in {town3}, because neutral ground was cheaper than two guards.',
      'Letters across the line are forbidden. They are carried by geese, children and, for a fee, by the censors.',
    ],
    regions: [
      '{town1} is Red, built of brick round the barracks of its War Council. Its statues have spaces beside them.',
      '{town2} is cut in half by the line. One kitchen table in it stands in both countries, and is the oldest treaty still kept.',
      '{town3} is neutral, rich and ashamed of it. Both sides borrow there, and the bank has a room for each, with one door between.',
      '{town4} is Blue, on a hill with its guns to the sky. Its people ring a bell for every shell that did not come.',
    ],
    factions: [
      [
        'The two War Councils',
        'govern their half by decree, and want the truce kept exactly as long as it serves them',
        'meet once a month, in {town3}, and settle where the front will lie; they have come to need each other',
      ],
      [
        'The Table',
        'are families from {town2} who want the line gone from their kitchens',
        'run the goose post, and know from it the day on which both sides will run out of powder: the last of the truce',
      ],
      [
        'The Purple',
        'are children of both peoples, who want a name for what they are',
        'shot at the messenger of the truce to miss, and somebody else did not',
      ],
      [
        'The Bank of {town3}',
        'finances both sides, wishes them peace, and wants its money first',
        'is owed so much by each that it will be ruined by whichever of the two loses',
      ],
    ],
    conflicts: [
      'By the truce the dead of {town2} may be dug up and sorted by colour. After {years} years nobody can, and two officers are fencing over a thigh bone.',
      'A Red girl and a Blue gunner have been married by a chaplain who was drunk. Each side claims her as a deserter and him as a spy.',
      'Harvest is on the day after the truce ends. Both halves of {town2} have asked for one more day, and both Councils have answered in the same words.',
    ],
    people: [
      [
        'captain of the Red staff',
        1,
        'wants to know who shot the messenger, before {A.their} own side decides who it was',
        '{A.name} stands up for officers of the other side, from habit and respect.',
        'hands over the minutes of the secret meetings if {A.their} brother is not on the next list of the dead',
      ],
      [
        'owner of a kitchen table',
        2,
        'wants both sentries fed and drunk by nine, and no questions',
        '{B.name} lays for six and counts nobody.',
        'gives up the goose post for a peace, and not for a victory',
      ],
      [
        'Blue deserter',
        4,
        'wants to be arrested by the right side, and does not know any more which that is',
        '{C.name} cuts bread both ways, one slice each.',
        'says who really shot, in front of both Councils, if {C.their} mates are let home first',
      ],
    ],
    places: [
      [
        'The Bread Line',
        2,
        'a white stripe across the market of {town2}, freshly painted every spring, by two painters',
        'Under the paint runs an older stripe, a yard further on. For {years} years somebody has been giving the other side an inch each spring.',
      ],
      [
        'The Two Rooms',
        3,
        'the bank shows visitors the red room or the blue room, according to their bread',
        'In the wall between stands a round table with maps. The front for next year is drawn on it already, with the number of dead (DC 12 Investigation).',
      ],
      [
        'The Oath House',
        3,
        'the sworn weapons lie here behind two locks, and school classes draw the locks',
        'Both chests are empty. There never were any weapons: there was one clerk, long ago, who wanted to go home.',
      ],
    ],
    starts: [
      [
        'On the bridge of {town2} both sides have put down their rifles, and stare. The messenger of the truce comes up the middle with a white lantern, smiling, and falls. Nobody has moved; the shot came from above. {A} of the one side and an officer of the other draw on each other, and then both look at the only people on the bridge who have no colour. "You saw it," they say, in chorus.',
        "The shot was fired from the bell tower by an agent of both Councils. {C} stood next to him, aimed to miss, and has the other man's rifle.",
      ],
    ],
    openings: [
      [
        'A goose lands on the party\'s breakfast in {town2}, with a note on its leg: "They will both be out of powder on the last day. Do not tell the generals. Tell the bakers."',
        "It is meant for {B}. The party has eaten with the goose's second best friend, a sentry, who is now under arrest.",
      ],
      [
        'A lieutenant asks the party to count the dead for both sides, since each trusts only strangers. There is one too many.',
        'The extra one has died this week and in no battle: he kept the minutes of the meetings in {town3}.',
      ],
    ],
    truth:
      'The war ended {years} years ago. The two generals who had won nothing met in {town3} to sign, and found that neither of them could go home to his people without land, pension or reason. So they agreed to wait a month. Their successors have kept up the month ever since: the front is settled by them, the dead are budgeted, and the bank lends. This truce was asked for by the soldiers on both sides, and is the first thing in {land} for {years} years that the Councils did not arrange.',
    secrets: [
      'The treaty of that time is signed and valid. It has lain in the drawer of the kitchen table in {town2}, under the spoons.',
      'The colours go back to two teams in a ball game. The ball is in the bank, as a security.',
      "{A} and {C} are cousins, and each has saved the other's life once without knowing it.",
    ],
    steps: [
      'the murderer is found twice, one on each side, and both are shot',
      'the line of {town2} is mined by night, but the sentries move the mines to where nobody walks',
      '{guards} of both sides are ordered to hold up the harvest',
      'On the last day both armies are sent forward without powder. What happens in the field of {town2} depends on who has brought bread.',
    ],
    ends: [
      'The old treaty is read out from the kitchen table. It is law, both generals are dead, and all that has happened since was never war but crime.',
      'The armies simply go home on the last day of the truce. The Councils rule two empty barracks, and {town2} has the longest table in {land}.',
      'One side learns that the other has no powder, a day early. It wins by noon, and by evening has the bank, the ruins, and the songs to explain.',
    ],
  },
  {
    id: 'empty-throne',
    slot: 'change',
    asks: [
      'kingdoms|houses|dukes|lords|heirs|princes|families|brothers fight|fighting|war|compete|rival|claim crown|throne',
      'king|queen|emperor|empress|throne|crown vanished|missing|dead|died|empty|gone|disappeared|murdered|heirless|dying|without|childless|lost',
      'dukes|heirs|princes|princesses|barons|houses|siblings|claimants|lords|families fight|war|compete|throne|crown|quarrel|struggle|rival|power|seven',
      'civil_war|succession|interregnum|usurper|pretender|throne_war',
      'game throne|thrones|crown|crowns',
      'war throne|crown',
    ],
    not: 'lich|dead_kings?|mummies|undead|gods?',
    title: 'The Seven Claims',
    rulers: 'the Seven Claimants',
    guards: 'the men in seven colours',
    pitch:
      'The throne of {land} is empty, and seven dukes have a claim to it, each with an army, a lawyer and a grandmother. For a month nobody has moved first. Then the crown was seen in a pawnshop in {town2}.',
    party:
      'The party serves none of the seven and has been asked by four. It may still enter all their towns, which nobody else can, and {A} proposes that it should not choose too soon.',
    truths: [
      "Each duke has set the clock to his own name's year. In {town1} one asks the day by asking whose.",
      'Until somebody is crowned nobody can be knighted, divorced or hanged. {few.s} hundred couples and one murderer wait, and share a lodging house.',
      'Soldiers of the seven wear colours on one side of the coat. Innkeepers know them by how they turn.',
      'Whoever sits on the throne for a night and a day, crowned and alive, is king. It has been tried {few} times since the spring.',
      'The coins have a blank where the head was. People scratch in their own, and spend them quickly.',
      'Every claimant has promised the same tax cut, the same bridge and the same princess.',
    ],
    regions: [
      'The throne stands in {town1} in a hall with seven guards, one of each colour, who play cards and do not let one another out of sight.',
      '{town2} has been taxed by each of the seven in turn, and has put up a sign at the gate with the dates. Its pawnshops hold half of the old court.',
      'The judges sit in {town3} over the family tree, which covers three walls. It has been chewed by mice at one place, and that is the case.',
      '{town4} has declared itself for the first claimant who does not come.',
    ],
    factions: [
      [
        'The Seven Claimants',
        'govern a seventh each, respect no border that is not guarded, and want the crown before the others do',
        'would all give up, if the other six gave up first, and have each said so to {A}',
      ],
      [
        'The Empty Chair',
        'is a party of burghers who find that it goes quite well as it is',
        'has the crown, and pawned it, so that it could be seen and nobody could say who has it',
      ],
      [
        'The Old Guard',
        'served the last king, sought him for a year, and want to lay somebody to rest',
        'has found him: he keeps bees in {town4}, and begs them to go on searching',
      ],
      [
        'The Judges of {town3}',
        'want the case decided by law, whatever it costs and however long it takes',
        'have found an eighth claim, better than the seven, and do not dare to say whose',
      ],
    ],
    conflicts: [
      'The pawnbroker of {town2} will sell the crown to whoever brings the ticket. There are nine tickets.',
      'A bridge belongs to two of the dukes by halves. Each has broken down the half of the other.',
      'The princess whom all seven have promised to marry has published her own list.',
    ],
    people: [
      [
        'last chancellor',
        1,
        "wants the crown back on its cushion by Sunday, and not on anybody's head",
        '{A.name} bows to the chair whenever {A.they} passes, and to nobody else.',
        'says where the king is to the first person who asks how he was, and not where',
      ],
      [
        'pawnbroker',
        2,
        'wants somebody to hold a hatbox for a week and not to open it',
        '{B.name} tests everything with the teeth, compliments too.',
        'gives the crown away for nothing to whoever can say what it weighs',
      ],
      [
        'youngest of the seven',
        4,
        'wants to be beaten honourably, soon, and without anyone being hurt',
        '{C.name} reads letters from the end, where the threats are.',
        'takes the claim back in public once two others have done it, and has found one already',
      ],
    ],
    places: [
      [
        'The Hall of Seven Guards',
        1,
        'one may look at the throne over a rope, and bet at the door on who will sit there next',
        'The guards have sat on it, all of them, at night, by turns. The judges would have to accept {few} of the reigns.',
      ],
      [
        'The Tree Room',
        3,
        'the family tree of {land}, with ladders, and a judge asleep on each',
        'The hole of the mice is a fine cut with a penknife (DC 13 Investigation). The missing name is that of a laundress, and she had a child.',
      ],
      [
        'The Quiet Hives',
        4,
        'honey is sold here by a man with a famous profile and a straw hat',
        'In the ninth hive lies the great seal, under wax. He has sealed one thing with it since: a pardon for all seven.',
      ],
    ],
    starts: [
      [
        'In a pawnshop in {town2} the party waits to redeem a cloak, while the man in front lays a hatbox on the counter. The lid slides. Under it is the crown of {land}, and the whole shop has seen it. Outside seven horns blow, one after another, in seven keys. {B} shoves the box across the counter to the party and says: "Your cloak."',
        'The man is of the Empty Chair. The crown was to be seen, once, by many, so that all seven would march on {town2} and meet there.',
      ],
    ],
    openings: [
      [
        'A guard in {town1} offers the party a seat. It is the throne, it is two in the morning, and he has lost at cards.',
        'If one of them sits until sunrise, the judges will have a tenth claim to deal with, and {A} a reason to smile.',
      ],
      [
        'Six envoys in six colours ask the party separately on one evening to carry a letter to the seventh duke. All six letters say: "I will if you will."',
        'The seventh is {C}, and has been waiting for them. Somebody in the post has held them back for a year.',
      ],
    ],
    truth:
      'The king was not murdered. He learned from the tree that his grandfather was exchanged in the cradle, and that by blood the throne belongs to the heirs of a laundress in {town2}. He cut the name out, could not sleep, and walked away in a straw hat. The Empty Chair knows nothing of this and only wants peace. The rightful heir is {B}, who has had the crown in the shop for a month and thinks it rather heavy.',
    secrets: [
      'The chancellor has kept the seven from fighting by carrying false offers between them for a year, and is very tired.',
      'The murderer in the lodging house is innocent, and is the only one who wants a king.',
      "The princess's list has one name on it, that of the lady who wrote it out.",
    ],
    steps: [
      'seven armies reach {town2}, and the sign at the gate gets seven new dates',
      'the crown is stolen, four times in one night',
      '{guards} turn their coats so often that nobody knows which side is out',
      'Somebody fires. By evening {town2} is burning in seven colours, and each of the dukes is king of a street.',
    ],
    ends: [
      'The cut name is read aloud in {town3}, and a pawnbroker is asked to sit down. {B} will want to see the books first.',
      'The seven give up together, on one bridge, at one word. {land.s} stays without a king, and has to find out who hangs whom.',
      'The old king comes back to stop it, in his straw hat. He is the wrong man, everybody knows him, and it may do.',
    ],
  },
];
