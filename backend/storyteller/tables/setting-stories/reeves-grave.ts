import type { SettingStory } from '../setting-story-type.ts';

export const reevesGraveStory: SettingStory = {
  id: 'reeves-grave',
  levels: [1, 9],
  tones: ['intrigue', 'grim'],
  words: ['murder', 'reeve', 'tax', 'sheriff', 'villages', 'conspiracy', 'secret'],
  title: 'Four Towns and a Spade',
  pitch:
    'A year ago the reeve of {land} rode out to collect the tax and did not come back, and all four towns say the same thing about it«, in the same words». Now a new reeve has been sent, and has hired the party as an escort, and the first thing they are offered« everywhere» is cake. || The reeve of {land} rode out for the tax a year ago«, and has not been seen since». Four towns describe that day in the same nine words. The new reeve has come, with the party as an escort, and wherever« in {land}» they get off their horses there is cake.',
  party:
    'The party is the escort of {P1}, with a writ of the crown« for all of {land}» and a tent. In each of the towns there is one person who tries to find out what they know, and another who would like to tell them what happened. || {P1} has a writ« of the crown», a tent and the party. In each town one person tries to hear what the party knows, and another« one» is close to telling it« everything».',
  truths: [
    '{land} is four towns on one river, with two hundred cousins in each«, and nobody marries further away than one can shout». || Four towns on one river make up« all of» {land}. In each there are two hundred cousins«, and one marries within earshot».',
    'Tax is raised for the crown by the baron, and the old reeve raised it« for the baron»: a tenth, then a fifth, then cows. In {town2} they named the worst dog after him. || [The baron raises the tax of the crown, and the old reeve [rode|collected] for the baron. First it was a tenth, then a fifth, and then [he took cows|it was cows|the last cow]|The old reeve [rode|collected] for the baron, who raises the tax of the crown. He took a tenth, then a fifth, and then [cows|the cow|cows and ploughs]|For the crown the baron raises a tax, and the old reeve [fetched it|came for it]: a tenth at first, then a fifth, and [at the end cows|in the end cows and pigs]]. The worst dog of {town2} is called after him.',
    'The old reeve, [who whistled as he rode|a loud man in a good coat|who never took off his gloves|a heavy man on a light horse], was last seen in {town1}, on the road to {town2}; or in {town2}, on the road to {town1}. All four towns of {land} are sure« of it», and say: "He rode out early and it looked like rain."',
    'The roads of {land} have been mended« since», and there is a« new» well in {town3}, which no one drinks from.',
    'In {town4} the bell is rung on the day« on which» the old reeve rode out. It is called the Day of the Ford.',
    'The tax of two years is due in five weeks, «on the first day of winter, »in coin, in {town1}. If {P1} has not got it« together» by then, the baron comes for it with an army.',
  ],
  regions: [
    '{town1} mills for all« of them», and keeps the scales. People« there» finish the sentences of their neighbours. || {town1} has the mill and the scales, and one conversation«, in which everybody takes part».',
    '{town2} breeds horses, and has had a grey in the back stable« since last year» that is never ridden by day.',
    '{town3} burns lime, in pits that glow at night. It is the friendliest of the four towns, and the first to bar its doors. || {town3} burns lime in pits that glow« all night». No town is friendlier« to guests», or earlier to bar its doors.',
    '{town4} has the ford, the church and the parish book, in which everybody is written down« sooner or later». People« from all four towns» go there on Sunday and are given the same sermon on spades.',
  ],
  factions: [
    [
      "the Millers' Table",
      'wants the tax paid«, and the matter closed»; it has collected coin« in {town1}» house by house, with lists',
      'has promised {town2} that if somebody must hang« for it», he will come from {town3}',
    ],
    [
      'the Halter',
      'wants {P1} to ride on« quickly», and lends horses for it',
      "has the reeve's horse and spurs in {town2}, and a buyer for them",
    ],
    [
      'the Lime Folk',
      'want the new reeve to eat«, drink» and stay in {town3} for the night; they mean well',
      [
        'would burn what is in the well« of {town3}» if they dared to lift the lid',
        'weep beside the well« of {town3}» [in turns|one after the other]«, by a list», so that each visitor [sees it|believes in it]; it is a mule that they weep for',
      ],
    ],
    [
      'the Vestry of {town4}',
      'wants forgiveness«, in general»; it has begun to preach about it by name',
      'has everything in writing, and sings louder whenever {P1} comes near the chest',
    ],
  ],
  conflicts: [
    '{town1} says {town2} owes more of the coin, as it started the matter. Neither will say what was started«, in front of the party».',
    "A young man of {town3} has told everything to a pedlar's daughter, who «comes from outside {land} and »is staying in {town4}. He wants to marry her and is in hiding from his« own» cousins, while she has been locked in her room« at the inn».",
    '[The widow of the old reeve has come to {town4}, in black|The old reeve has a widow, who has come to {town4} with one trunk|In black and on foot the widow of the old reeve has come to {town4}|The widow of the old reeve has taken a room in {town4}, and wears black], and asks one question at each door. She has been given so much cake that she has to leave it« on garden walls».',
  ],
  people: [
    [
      'new reeve',
      'wants the truth in writing before the tax is counted, and promises« the party» {pay} gold pieces for each of the four towns that talks',
      '{P1.name} folds every napkin into a small horse«, and leaves it». || {P1.name} makes a small horse of each napkin«, and sets it down facing the door».',
      'will tear up the writ for a town that tells it without being asked',
    ],
    [
      'horse breeder',
      'wants an alibi, for a night a year ago, and has four already',
      "{P2.name} looks at the boots of strangers, and« then» at how deep they sink. || {P2.name} looks at a person's boots, «and at the mud on them, »and only then up.",
      'says it all to anyone who lets {P2.them} keep the grey',
    ],
    [
      'lime burner',
      'wants to take all the blame« for the old reeve», in front of {P1}, and asks the party to rehearse it',
      '{P3.name} scrubs each cup twice, and has no skin« left» on the thumbs. || {P3.name} washes cups that are clean, and has no skin« left» on the thumbs.',
      'takes it back once told« that» the others would let it happen',
    ],
    [
      'parish clerk',
      'wants a book carried across the border, and not to know where to',
      '{P4.name} writes everything down, in the air«, with one finger». || {P4.name} writes in the air« with one finger» while others talk.',
      'gives the book to the widow if she asks« for it», since nobody has thought of that',
    ],
  ],
  places: [
    [
      'The Quiet Well',
      3,
      'it has a lid, a lock and« fresh» flowers, and {P3} says« that» the water is hard',
      [
        'The reeve lies at the bottom, with four spades on top« of him», one for each town.',
        'A mule lies at the bottom« in the coat of the reeve», and the four spades are for show.',
      ],
    ],
    [
      'The Back Stable',
      2,
      'the grey is back in its stall, looks at anyone with a writ and comes« over» to be saddled; {P2} charges double for looking',
      'In the lining of the saddle is an order, signed by the baron: the reeve is to take three times what the crown asks« for», and to enter a third.',
    ],
    [
      'The Vestry Chest',
      4,
      'it has four locks, one for each town, and {P4} dusts it« on Sundays» and weeps',
      [
        '{P4} has had all four keys copied«, one at each funeral». The book« in it» says who held the lamp and who struck, and that all had agreed to strike at once.',
        '{P4} has had all four keys copied«, one at each funeral». The book« in it» is a contract: a new life for an old reeve, and the marks of everyone in four towns on it, so that no one can be the one who told.',
      ],
    ],
  ],
  start: [
    'In the square of {town1} the party is welcomed with a song«, a cake» and a petition. While {P1} reads it, a grey horse without a rider comes down the street, stops in front of the new reeve and lowers its head«. All the singing ends at the same word».',
    'The grey belonged to the old reeve, and got out of the back stable« of {town2}». The young man who is in love hid there«, and opened the door».',
  ],
  openings: [
    [
      'In {town1} and in each of the other towns the party finds a note under the pillow, with the same text« in four hands»: "It was none of us".',
      [
        'The vestry wrote the text. {P4} has kept the draft, «which says »"It was all of us", crossed out.',
        'The vestry wrote the text. {P4} has kept the draft, «which says »"Nobody did it", crossed out.',
      ],
    ],
    [
      'The widow asks the party to take her to the ford of {town4} by night«, with a spade», for {pay} gold pieces and the truth about her marriage.',
      [
        '[A yard down« in the gravel» lies the hat of the reeve, split by a spade|In the gravel of the ford«, a yard down,» is his hat, and a spade has split it]. [She does not want her husband found, but needs to be certain that he is dead|His widow would rather not find him; what she needs is to know that he is dead].',
        '[A yard down lie the boots of the reeve, «side by side, »with his seal in one of them: he changed here« for other ones»|His boots are buried at the ford, with the seal of his office in the left one: here he put on other boots, and went on]. [She does not want her husband found, but needs to be certain that he is dead|His widow would rather not find him; what she needs is to know that he is dead].',
      ],
    ],
  ],
  truth: [
    '[All four towns killed him« together», {few} people from each, at the ford, so that nobody could« ever» accuse another|At the ford {few} people from each of the four towns killed him together, so that none could ever accuse another|The four towns did it together, at the ford, with {few} people from each, and so nobody can accuse anybody]. It was {P3} who struck first, from fear, too early; «until then »the reeve had been offering to give it all back.',
    'The reeve is alive. {land} paid him to die«: it was cheaper than the tax». [He keeps goats beyond the border«, under another name,» and has written that he needs more money|Under another name he keeps goats beyond the border, and now he has written for more money|Across the border he keeps goats, with a new name, and has sent a letter that asks for more money]. [They would rather let one of them hang« for murder» than have the baron learn that they still had so much money|The baron must not learn that they still had the money for it, so they would rather let one of them hang for murder|If the baron knew how much they could still pay, he would take it every year; they would rather let one of them hang for a murder].',
  ],
  secrets: [
    '[Of three coins that the baron has raised here, the crown has seen one. He has spent [the others|the other two], and needs the matter never to be [added up|looked into]|The crown has seen one in three of the coins that the baron raised here. The others [are spent|have gone], and [nobody must ever add it up|he cannot have it added up]|One coin in three went on to the crown. The baron has [spent the rest|kept the rest and spent it], and [cannot have anybody|must not let anybody] add it up|Two of every three coins that the baron raised in {land} he has spent himself, and so he needs it never to be added up]. He has put his own man among the grooms« of {P1}».',
    [
      '{P1} was born to the old reeve in a first marriage«, of which his widow has never heard». The napkins were a game between the two.',
      '{P1} was born to the old reeve in a first marriage, «of which his wife has never heard, »and has in the saddlebag an unread letter from a goatherd. It is in the hand of the old reeve.',
    ],
    'The coin of {town1} is short by« exactly» the price of the new bell, which was cast from cooking pots«, and rings like one».',
    'The widow poisoned the last cup that she poured for her husband«, as he rode out to {town1}». She does not know whether he died of that« or of something else», if he died.',
  ],
  steps: [
    'the widow reaches {town3} and asks to drink from the well',
    '{town1} and {town2} come to blows over the list, and one« of them» says "spade" in front of {P1}',
    [
      '{P3} confesses alone, and three towns let out their breath',
      'the reeve himself is seen at the ford, drunk, and {P2} has to decide what to do« about it», this time',
    ],
    "The baron's army comes for the tax, with a rope for each town«, and {P4} rings the bell».",
  ],
  ends: [
    'The order in the saddle would hang the baron and not the towns. It has to be read in the royal court, «three days away, »where he cannot have it burned«, and {P1} has a writ to speak there».',
    [
      'If all step forward at once, as they had meant to strike, {P1} cannot hang four towns, and will have to find a sentence«; the towns will accept what the widow says».',
      'If the reeve is brought back alive, there was no murder. Somebody has to stop {town1}« and the other three» from killing him after all.',
    ],
  ],
};
