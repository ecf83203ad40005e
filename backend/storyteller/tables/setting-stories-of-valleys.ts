import type { SettingStory } from './setting-story-type.ts';

/** Settings of the size of a valley or a county, for the first and the middle levels. */
export const settingStoriesOfValleys: readonly SettingStory[] = [
  {
    id: 'shared-winter',
    pronouns: { P2: 'she' },
    levels: [1, 7],
    tones: ['whimsical', 'heroic'],
    words: ['winter', 'snow', 'season', 'seasons', 'cold', 'ice'],
    title: 'The Winter That Was Not Handed On',
    pitch:
      'In {land} there is one winter for four towns, and each has it for three weeks and hands it on, in a sack. This year {town1} has handed {town2} an empty sack. It is July, it smells of snow, and everybody is looking at everybody.',
    party:
      'The party comes from outside of {land}, owns no snow, and can be trusted with a sack. {town2} hires it to find a winter, and {town1} to prove that it was handed over.',
    truths: [
      'All of {land} can be walked in a day, and that day has one set of weather, except where winter is.',
      'The town that has winter may skate, slaughter and sleep late. The others may not even say "brr" in front of {P1}.',
      'Without its three weeks the rye of {town2} does not come up, the bears of {town3} do not lie down, and the quarrels of {town4} do not cool.',
      'Winter is handed on at the boundary stone, in a sack, with a receipt. {town1} has the receipt.',
      'Snowballs are legal tender between {town1} and {town4}, at the rate of the day.',
      'In three weeks it is the turn of {town3}, where {num} bears have begun to pace.',
    ],
    regions: [
      '{town1} lives from ice, which it cuts in its three weeks and sells all year from cellars with straw to the ceiling. In {town1} one whispers in cellars, so as not to warm them.',
      '{town2} is rye from fence to fence. The people are tall, tired and exact, and have ploughed the same field three times this summer, for something to do.',
      '{town3} has honey, bears and an agreement between the two, which is signed every autumn with a paw. This year the bears have asked to see the small print.',
      '{town4} is where the courts are. Everyone in {land} sues everyone else there, in the hot months, and makes it up in the cold ones.',
    ],
    factions: [
      [
        'the Cellar Board',
        'wants {town1} believed; it shows the receipt to anybody, framed',
        'has sold more ice this spring than one winter can hold',
      ],
      [
        'the Rye Moot',
        'wants its winter, or a year of bread from {town1}; it has stopped every cart with straw in it',
        'has a plan to keep winter for good, if it ever gets it',
      ],
      [
        'the Paw and Comb',
        'wants the bears of {town3} asleep by the first frost; it reads to them in the evening',
        'has promised the bears {town1}, if it comes to that',
      ],
      [
        'the Long Bench',
        'wants the case heard in {town4}, slowly; it has reserved the hall until spring',
        'is paid by the hour',
      ],
    ],
    conflicts: [
      'The {town2} ploughmen sit at the boundary stone with pitchforks, and will let no sack pass, whoever carries it. {P3} has to pass with honey.',
      'A bear of {town3} has come into the inn of {town4}, lain down on the warm stove and put up one paw for silence. Nobody has dared to leave since noon.',
      'Somebody has chalked a snowflake on {few} doors in {town1}. In the morning there is rime on the knockers of those houses, and of no others.',
    ],
    people: [
      [
        'ice warden',
        'wants the party to swear in {town4} that the sack was heavy, and pays {pay} gold pieces; to be fair, it was',
        'Handshakes of {P1.name} are a little too cold.',
        'would open the last cellar to anyone who promises not to breathe in it',
      ],
      [
        'ploughwoman',
        'wants to follow the sack back, step by step, with people who can climb, and be home for milking',
        '{P2.name} has packed a scarf, every day, since May.',
        'forgives {town1} on the spot if it is {P1} who comes to say it, on foot',
      ],
      [
        'bear reader',
        'wants forty new stories, long ones, without a hunter in them, and somebody to take a turn from midnight',
        '{P3.name} growls a little at commas.',
        'can be told anything, and tells the bears',
      ],
      [
        'advocate',
        'wants to have been the first to find winter, and to represent it',
        '{P4.name} has a fan in each hand, and faints at the word "costs".',
        'drops the case for one good snowball in the face',
      ],
    ],
    places: [
      [
        'The Last Cellar',
        1,
        'it has been locked since the handing on, by {P1}, because of the damp, and the grass over it is white in the mornings',
        [
          'A stove is lit in it, a bed is made with nine quilts, and a wet old lady with white hair is playing patience.',
          'It goes on much further than it should: there is ice in it for {years} years, all of it owed to others.',
        ],
      ],
      [
        'The Boundary Stone',
        2,
        'the receipt is signed here, and {P2} shows strangers where the sack was put down, and the round melted patch',
        'The patch has small bare footprints leading out of it, back to {town1} (DC 12 Survival).',
      ],
      [
        'The Bear House',
        3,
        'one can hear {P3} read from far away, and a hundred large breaths being held',
        'The oldest bear has smelled winter, and will say where for a jar of the dark honey (DC 12 Animal Handling, or a story).',
      ],
    ],
    start: [
      'The party is in the square of {town2} when the sack is opened, in front of everyone. Out of it come one mitten, a playing card and a sigh. {P2} offers {pay} gold pieces to whoever brings what belongs to the mitten, and {P1} offers the same to whoever does not.',
      [
        'The mitten is that of Winter, who is a person, and slipped out at the stone. She had been beaten at cards by {P1} and was not going to be carried about any more by losers.',
        'The mitten and the card are those of {P1}, who filled the sack with a sigh, since there was nothing else left to put in.',
      ],
    ],
    openings: [
      [
        'A child of {town4} sells real snow by the spoon, at noon, behind the courthouse, and has made {bribe} gold pieces.',
        'The child is the nephew of {P1} and has found the air shaft of the last cellar.',
      ],
      [
        '{P3} needs a bear brought home from a wedding in {town1}, where it is dancing very well, and before it is asked for its name.',
        'The bear went to look for winter by itself, and the bride knows where the cold draught in the cellar comes from.',
      ],
    ],
    truth: [
      'Winter is an old lady, and she has been carried round {land} in a sack for longer than anyone can tell. {P1} fell in love with her over cards, and hides her in the last cellar, at her own wish. It is too warm for her there, and she is getting smaller.',
      '{town1} has used up winter. {P1} has sold ice against the coming years, to buy the town out of a debt, and what was handed on was the very last of it. {years} winters are owed to three towns, and they lie in the last cellar, in blocks, sawn and labelled for export.',
    ],
    secrets: [
      'The agreement with the bears of {town3} says, in small print, that in a year without sleep they may vote. There are more bears than people.',
      '{P4} has drawn up a paper that makes winter a person under the law of {town4}; it only needs a thumb.',
      [
        'Winter would go with anyone who asked her where she would like to go. Nobody ever has. She would like to see the sea.',
        'A {land} merchant takes delivery of the blocks in two weeks, at night, with forty carts, and pays {P1} the second half.',
      ],
      "The Rye Moot has dug a pit in {town2} in which a winter could be kept, and has lined it with {P2}'s best blankets.",
    ],
    steps: [
      '{town2} stops the straw, and the ice of {town1} begins to run down the street',
      'the bears of {town3} come down to {town4} and take seats',
      [
        '{P1} is seen buying a shawl, and the cellar is broken open by people in shirtsleeves',
        'forty carts are seen on the road to {town1}, and {P2} sits down in front of the first',
      ],
      'On the day of {town3} there is no winter, and the bears move that {town1} be eaten; it is seconded.',
    ],
    ends: [
      '{P3} can get the bears to wait by a story that does not end before spring, and somebody will have to know it.',
      [
        'Winter walks by herself this time, from town to town, on the arm of {P1}, if {town2} will come to the stone and ask her to dance.',
        'If all four towns haul the blocks out together and share them by weight, it will snow on {land} for a year, and {P1} will have to pay off the merchant with the town hall.',
      ],
    ],
  },
  {
    id: 'lamp-villages',
    pronouns: { P4: 'she', P2: 'he' },
    levels: [1, 7],
    tones: ['horror', 'grim'],
    words: ['lamp', 'lamps', 'light', 'dark', 'forgotten', 'memory', 'lantern'],
    title: 'The Lamps That Are Counted',
    pitch:
      'Each house in {land} keeps a lamp in the window, all night. If it goes out, nobody in {land} knows those people in the morning, not even their children. In {town1} there are eleven houses that no one remembers building, and this week the oil is running short.',
    party:
      'Strangers are not in the count of {land}, and so they forget nothing. {P1} pays for people who can be asked in the morning who was there at night, and {P4} pays them not to answer.',
    truths: [
      'From the hill of {town1} one can see all the lamps of {land}, {num} dozen of them, and they are counted aloud at dusk.',
      'Who goes by an unlit house after dark does not look in, and cannot say why afterwards.',
      'Oil comes from {town4} alone, and is dearer each month. Poor people share a room, and a lamp.',
      'In {town2} names are cut into the lintels. Nobody uses chalk there.',
      'A letter from someone who is forgotten reads like a letter to another house. One takes it back to the post in {town3}.',
      'In three weeks comes the longest night, and {town4} has oil for two more.',
    ],
    regions: [
      '{town1} stands on the hill, keeps the count and rings a bell for every lamp that is late. In {town1} children learn to count before they learn to talk.',
      '{town2} cuts stone, and names into it. Every door there has a list, with gaps rubbed smooth, which the people touch and do not ask about.',
      '{town3} has the crossroads, the inn and the post. The pigeonholes at the inn are full of letters to nobody.',
      '{town4} presses oil from beech nuts, in the wood. The presses run by night as well, and nobody from the other towns is let in to see how it is done.',
    ],
    factions: [
      [
        'the Counters',
        'want every lamp in {land} lit at dusk, and fine those that are late',
        'have struck {num} names from their own book this year, in a hand that none of the clerks admits to',
      ],
      [
        'the Lintel Guild',
        'wants all names of {town2} cut in stone, at a price, and soon',
        'cuts the names of the dead back in by night, and waits to see who comes',
      ],
      [
        'the Post of {town3}',
        'wants somebody to read the letters to nobody aloud, since the clerks cannot keep hold of the words',
        'has found its own last will in a pigeonhole, from a daughter it cannot place',
      ],
      [
        'the Press',
        'wants {town4} left alone until the longest night, and pays in oil',
        'lets lamps go out, a few, on nights that it chooses',
      ],
    ],
    conflicts: [
      'In {town2} a woman sits before a house in which a family lives and says that it is hers. They are kind to her. Her hands know where the key hangs.',
      'Thieves have carried {few} barrels of oil from {town4} to {town3}. If they are caught, one street there goes dark tonight.',
      'The Counters of {town1} want houses pulled down to save oil. {P2} is to say which, and has been offered a bribe by each.',
    ],
    people: [
      [
        'bell ringer',
        'wants the party to sleep in the tower for three nights, and to tell {P1.them} each morning how many of them there are',
        '{P1.name} has a wedding ring on, and a bed for one.',
        'does anything for a person who can say whose ring it is',
      ],
      [
        'stone cutter',
        'wants a name carried to {town4} in a closed bag, and laid on the press, to see if it turns warm',
        '{P2.name} runs a thumb over every wall, as others do over a cheek.',
        'stops cutting once one name has been answered',
      ],
      [
        'post keeper',
        'wants a letter answered that came eleven times, "to my father at the crossroads", by somebody who can remember the beginning at the end',
        '{P3.name} reads with a finger, and begins again, and again.',
        'would burn the inn of {town3} for one line more from the same hand',
      ],
      [
        'press mistress',
        'wants the party to leave, tonight, with a full can of oil each, and to light it when they are far enough away',
        'Around {P4.name} people lower their voices, and she is always the first to look behind her.',
        'opens the press for anybody who will stay in the room when it runs',
      ],
    ],
    places: [
      [
        'The Eleven Houses',
        1,
        'the doors are not locked, the tables are laid, and {P1} rings the bell with a face turned away from them',
        [
          'Under each table sit those who lived there, thin as paper, waiting to be seen. They can speak if they are given a light (use a shadow that does no harm while it is lit).',
          'Nothing is here but the size of things: eleven beds have been slept in this week, and the porridge is warm.',
        ],
      ],
      [
        'The Lintel Yard',
        2,
        'the stones that were taken from doors lie here face down, and {P2} asks to have them turned over',
        'The names on the undersides are warm to the hand, and {few} of them are those of people whom the party met today.',
      ],
      [
        'The Night Press',
        4,
        'one hears it from the road, and the beech nuts in the yard of {town4} have not been touched for a year',
        [
          'The press has no nuts in it. It presses dark, out of a well, and what runs off is oil (DC 13 Arcana).',
          'In the sump under the press something drinks, and turns its face to every new name that is said.',
        ],
      ],
    ],
    start: [
      'At dusk the party helps a family in {town1} to light its lamp, eats with it and goes to bed in the loft. In the night there is a draught. In the morning the house is cold and empty, and {P1}, who was at table with them, asks the party kindly what they are doing in an old barn.',
      [
        'The lamp was put out from inside, by a hand that was let in by its own name. The family is under the table.',
        'The lamp held watered oil from {town4}. The family walked out in a line, toward the press, and the smallest has left a shoe.',
      ],
    ],
    openings: [
      [
        '{P3} gives the party a letter that is addressed to one of them, from a sister whom the character never had.',
        'She was at the inn of {town3} with them two nights ago, made a joke about the soup, and her lamp went out. It is from her.',
      ],
      [
        'A man in {town4} pays {pay} gold pieces to be tied to a chair with the lamp lit, and not to be untied, whatever he calls himself.',
        'He works at the press, knows what it runs on, and has heard it try his name.',
      ],
    ],
    truth: [
      '{P4} found a well of old dark under {town4} in the hunger year, and learned to burn it. But it is alive, and it wants back what was burned: for each barrel a house. She chooses them herself, the lonely ones first, and she is the only one in {land} who remembers all of them.',
      'There is no oil in the lamps that keeps anything off. It is the counting: what is counted at dusk in {town1} is what is let live till morning, by something that has kept herds here since before there were people. {P4} has tried for {years} years to water the oil until it should starve.',
    ],
    secrets: [
      '{P1} was married, to a man who cut stone, and two of the names in the yard of {town2} are in the same verse.',
      [
        'What is forgotten can be fetched until the longest night: somebody has to sit with it through the dark, and say one true thing about it each hour.',
        'The first count was made by a Counter of {town1} who owed a debt, and counted his neighbours to it. His book is under the bell.',
      ],
      'The {few} stolen barrels are the last honest oil in {land}. They burn blue, and what comes near them casts two shadows.',
      'A stranger who stays for nine nights is in the count of {land}, and the ninth is nearer than the party thinks.',
    ],
    steps: [
      'a street in {town3} goes dark, and the inn has nine rooms instead of twelve',
      '{P2} cuts a name that nobody gave him, and it is that of {P3}',
      'in {town1} the count comes out right, for the first time in years, because there is no one left who knows the old number',
      'On the longest night all the lamps of {land} go out at once, and in the morning it is a wide empty valley with good soil.',
    ],
    ends: [
      'All of {land} can spend the night round one fire, with every name said, by {P1}, from every lintel, and no one allowed to sleep; it will be tried with voices of people they have lost.',
      [
        'The well can be given back all at once what it is owed, if {P4} goes down with the list and reads it; then the eleven houses fill, and {town4} has no more oil, ever.',
        'Whoever miscounts on purpose, from the bell of {town1}, with the herder listening, has one night to lead everyone out; it will count again, and come for the one who lied.',
      ],
    ],
  },
  {
    id: 'reeves-grave',
    levels: [1, 8],
    tones: ['intrigue', 'grim'],
    words: ['murder', 'reeve', 'tax', 'sheriff', 'villages', 'conspiracy', 'secret'],
    title: 'Four Towns and a Spade',
    pitch:
      'A year ago the reeve of {land} rode out to collect the tax and did not come back. All four towns say the same thing about it, in the same words. Now a new reeve has been sent, and has hired the party as an escort, and the first thing they are offered everywhere is cake.',
    party:
      'The party is the escort of the new reeve {P1}, with a writ for all of {land} and a tent. In each of the towns somebody tries to find out what they know, and somebody else to tell them.',
    truths: [
      '{land} is four towns on one river, with {num} cousins in each, and nobody marries further away than one can shout.',
      'The old reeve took a tenth, then a fifth, then cows. In {town2} they named the worst dog after him.',
      'The old reeve was last seen in {town1}, on the road to {town2}; or in {town2}, on the road to {town1}. All four towns are sure of it.',
      'The roads of {land} have been mended since, and there is a new well in {town3}, which no one drinks from.',
      'In {town4} the bell is rung on the day of his riding out. It is called the Day of the Ford.',
      'The tax of two years is due in three weeks, in coin, in {town1}, with an army to fetch it if {P1} does not.',
    ],
    regions: [
      '{town1} mills for all of them, and keeps the scales. People there finish the sentences of their neighbours.',
      '{town2} breeds horses, and has had a grey in the back stable since last year that is never ridden by day.',
      '{town3} burns lime, in pits that glow at night. It is the friendliest of the four towns, and the first to bar its doors.',
      '{town4} has the ford, the church and the only person who can write. Everyone goes there on Sunday and is given the same sermon on spades.',
    ],
    factions: [
      [
        "the Millers' Table",
        'wants the tax paid, and the matter closed; it has collected coin in {town1} house by house, with lists',
        'has promised {town2} that if there must be a culprit, it will come from {town3}',
      ],
      [
        'the Halter',
        'wants {P1} to ride on quickly, and lends horses for it',
        "has the reeve's horse, his spurs and a buyer",
      ],
      [
        'the Lime Folk',
        'want the new reeve to eat, drink and stay in {town3} for the night; they mean well',
        'would burn what is in the well if they dared to lift the lid',
      ],
      [
        'the Vestry of {town4}',
        'wants forgiveness, in general; it has begun to preach about it by name',
        'has everything in writing, signed by four hands',
      ],
    ],
    conflicts: [
      '{town1} says {town2} owes more of the coin, as it began it. Neither will say what began, in front of the party.',
      'A young man of {town3} has told a girl in {town4} everything, and wants to marry her. Both families have locked up their own.',
      'The widow of the old reeve has come to {town4}, in black, and asks one question at each door. She has been given so much cake that she has to put it on the wall.',
    ],
    people: [
      [
        'new reeve',
        'wants the truth in writing before the tax is counted, and promises the party {pay} gold pieces for each of the four who talks',
        '{P1.name} folds every napkin into a small horse, and leaves it.',
        'will tear up the writ for a town that tells it without being asked',
      ],
      [
        'horse breeder',
        'wants an alibi, for a night {years} months ago, and has four',
        '{P2.name} looks at the boots of strangers, and then at how deep they sink.',
        'says it all to a person who gives back the grey',
      ],
      [
        'lime burner',
        'wants to confess to it alone, in front of {P1}, and asks the party to rehearse',
        '{P3.name} scrubs each cup twice, and has no skin left on the thumbs.',
        'takes it back once told that the others would let it happen',
      ],
      [
        'parish clerk',
        'wants a book carried across the border, and not to know where to',
        '{P4.name} writes everything down, in the air, with one finger.',
        'gives the book to the widow if she asks for it, since nobody has thought of that',
      ],
    ],
    places: [
      [
        'The Quiet Well',
        3,
        'it has a lid, a lock and fresh flowers, and {P3} says that the water is hard',
        [
          'The reeve lies at the bottom, with four spades on top of him, one for each town.',
          'A mule lies at the bottom in the coat of the reeve, and the four spades are for show.',
        ],
      ],
      [
        'The Back Stable',
        2,
        'the grey looks at anyone with a writ and comes over to be saddled; {P2} charges double for looking',
        'In the lining of the saddle is the true list of the tax, which is a third of what was taken, and is signed by a baron.',
      ],
      [
        'The Vestry Chest',
        4,
        'it takes four keys, one from each town, and {P4} dusts it on Sundays and weeps',
        [
          'The book in it says who held the lamp and who struck, and that all had agreed to strike at once.',
          'The book in it is a contract: a new life for an old reeve, and {num} marks on it, so that no one can be the one who told.',
        ],
      ],
    ],
    start: [
      'In the square of {town1} the party is welcomed with a song, a cake and a petition. While {P1} reads it, a grey horse without a rider comes down the street, stops in front of the new reeve and lowers its head. All the singing ends at the same word.',
      'The grey belonged to the old reeve, and got out of the back stable of {town2}. The young man who is in love opened the door.',
    ],
    openings: [
      [
        'In each of the towns the party finds a note under the pillow, with the same text in four hands: "It was none of us".',
        'The vestry wrote the text. {P4} has kept the draft, which says "It was all of us", crossed out.',
      ],
      [
        'The widow asks the party to take her to the ford by night, with a spade, for {pay} gold pieces and the truth about her marriage.',
        'She does not want to find her husband. She wants to be certain.',
      ],
    ],
    truth: [
      'All four towns killed him together, {few} people from each, at the ford, so that nobody could ever accuse another. It was {P3} who struck first, from fear, too early; until then the reeve had been offering to give it all back.',
      'The reeve is alive. {land} paid him to die: it was cheaper than the tax. He keeps pigs beyond the border, under another name, and has written that he needs more money. All are ready to hang for a murder that did not take place, rather than be laughed at by a baron.',
    ],
    secrets: [
      'The baron to whom the tax goes has spent a third more than he is owed, and needs the matter never to be added up. He has put his own man among the guards of {P1}.',
      [
        '{P1} is the son or daughter of the old reeve, and has told no one. The napkins were a game between the two.',
        '{P1} has a letter from a pig keeper in the saddlebag, unread, in a hand known since childhood.',
      ],
      'The coin of {town1} is short by exactly the price of the new bell, which was cast from cooking pots, and rings like one.',
      'The widow poisoned the last cup that she poured for her husband, as he rode out. She does not know which of two things he died of, if he died.',
    ],
    steps: [
      'the widow reaches {town3} and asks to drink from the well',
      '{town1} and {town2} come to blows over the list, and one of them says "spade" in front of {P1}',
      [
        '{P3} confesses alone, and three towns let out their breath',
        'the reeve himself is seen at the ford, drunk, and {P2} has to decide what to do about it, this time',
      ],
      "The baron's army comes for the tax, with a rope for each town, and {P4} rings the bell.",
    ],
    ends: [
      'The true list in the saddle would hang the baron and not the towns. It has to be read in a place where he cannot have it burned, and {P1} knows of one, three days away.',
      [
        'If all step forward at once, as they struck, {P1} cannot hang four towns, and will have to find a sentence; they will accept what the widow says.',
        'If the reeve is brought back alive, there was no murder. Somebody has to stop four towns from making it true after all.',
      ],
    ],
  },
  {
    id: 'goblin-asylum',
    pronouns: { P3: 'she' },
    levels: [1, 7],
    tones: ['heroic', 'whimsical'],
    words: ['goblins', 'goblin', 'mountain', 'refugees', 'asylum', 'mine', 'miners'],
    title: 'The White Flag of the Goblins',
    pitch:
      'For {years} years {land} has been at war with the goblins of the mountain. On Tuesday they came down to {town1}, all of them, with pots, grandmothers and a white flag, and asked to be let in before dark. They will not say from what. It has been dark for three nights now.',
    party:
      'The party belongs to none of the towns and has killed few goblins, or not here. {P1} hires it to find out what is up there, and {P3} the goblin to come along and talk.',
    truths: [
      '{land} is four mining towns round one mountain, and each has a wall on the side toward the peak.',
      'The goblins sit in the ditch before {town1}, four hundred of them, in good order, and have begun to sweep it.',
      'By the law of {land} a goblin ear is worth two silver pieces. The law has not been repealed yet, and there has been one attempt to collect.',
      'The mines of {town2} have been very quiet. Miners there knock on the rock before each shift, and for three days something has been knocking back, correctly.',
      'From {town3} one sees a light on the peak, where nobody lives, and it goes round and round.',
      'In three weeks the tunnels of {town2} and those of the goblins will meet, as the plan of {town4} has it.',
    ],
    regions: [
      '{town1} has the gate, the garrison and the best soup. Its people have fought goblins for so long that they know most of them by name.',
      '{town2} digs silver, deeper every year, by the plan. In {town2} no one whistles, because of what might know the tune.',
      '{town3} keeps sheep on the upper slopes, and has lost none this spring, for the first time, and does not like it at all.',
      '{town4} makes the maps, the drills and the decisions. There is a model of the mountain in the hall, and the lowest part of it is covered with a cloth.',
    ],
    factions: [
      [
        'the Wall Watch',
        'wants the ditch of {town1} cleared, one way or the other; it keeps losing at dice to the people in it',
        'has let in the goblin grandmothers, by the kitchen door',
      ],
      [
        'the Silver Shift',
        'wants to be told if it is safe below, by somebody who does not own shares',
        'has lost {few} miners and been paid to say that they went home',
      ],
      [
        'the Pot and Flag',
        'wants asylum for all goblins in {land}, and offers in return every tunnel they know',
        'has left one behind on the peak, with a lamp, to keep it busy',
      ],
      [
        'the Plan Office',
        'wants the great tunnel finished on the day; it has the drills of {town4} oiled',
        'knows what is under the cloth, and has counted on goblins being in the way of it',
      ],
    ],
    conflicts: [
      'The Wall Watch of {town1} votes each evening whether to open the gate. It is a tie, as one of the voters is asleep, and it is {P1} who has to wake him.',
      'A farmer of {town3} has taken in nine goblin children, and his neighbour has offered him eighteen silver pieces.',
      '{P4} wants the party to bring up a drill on the north side, quickly. {P3} has sat down on it and will not get off.',
    ],
    people: [
      [
        'captain of the wall',
        'wants to know by dark whether to open the gate, and pays {pay} gold pieces for a good reason',
        '{P1.name} has a scar from a goblin called Nob, and asks after him.',
        'opens at once for one true look at what is behind them',
      ],
      [
        'shift boss',
        'wants {few} miners back who answer if one knocks, and cannot be where the knocking is',
        '{P2.name} says "all well" at the end of each sentence, and waits for it to be repeated.',
        'walks everybody out of the mine for a word from anyone who has been at the lowest level',
      ],
      [
        'goblin queen',
        'wants to give up the crown, the mountain and the feud, and to have a bath, in that order',
        '{P3.name} counts her people every hour, and a tooth is knotted into her belt for each who is missing.',
        'tells the whole truth once her people are inside of a wall',
      ],
      [
        'master of the plan',
        'wants the tunnel met on the day, and has a bonus for it that is larger than {town4}',
        '{P4.name} never looks at the mountain, only at the model.',
        'changes the plan if the cloth is pulled off in front of the town',
      ],
    ],
    places: [
      [
        'The Peak Light',
        3,
        'it goes round all night, and {P3} salutes it without a word',
        'One young goblin walks in circles with a lamp on a pole, since what is below follows a moving light. He has been at it for four nights, and is asleep on his feet.',
      ],
      [
        'The Ninth Level',
        2,
        'the cage goes down further than the chart, and {P2} lets nobody ride it twice',
        [
          'A drill of {town4} stands here, ahead of the plan by a year, in front of a hole into a warm and breathing dark.',
          'The walls are written over, in old Dwarvish: "We are still here. Please knock."',
        ],
      ],
      [
        'The Hall of the Model',
        4,
        'anyone may look at it, and {P4} stands next to the cloth',
        [
          'Under it is the shape of an egg, as large as {town1}, with the line of the drill through it.',
          'Under it is a city with streets and lamps, drawn from a survey that {P4} has paid for and hidden.',
        ],
      ],
    ],
    start: [
      'At dusk the party comes to the gate of {town1} together with four hundred goblins, and is shut out with them. Somewhere above a rock falls, then another, in step. The goblin queen {P3} offers her crown to whoever will stand with her people until it is light, and she means now.',
      [
        'What comes down is only a hatchling, of the size of a barn, and hungry (use a young bulette). It is afraid of moving lights.',
        'What comes down are {few} dwarves in stone armour, blind, who ask each one whom they touch the same question: "Is it over?"',
      ],
    ],
    openings: [
      [
        'A goblin boy wants to buy back an ear that hangs over the bar in {town1}, has one silver piece, and is one short.',
        "It is his father's, who sits in the ditch and can hear very well with the other one. The innkeeper has been ashamed of it for years.",
      ],
      [
        '{P2} asks the party to answer the knocking with the old signal, and to write down what comes back.',
        'What comes back is the shift song of {town2}, with a verse that has not been sung for two hundred years.',
      ],
    ],
    truth: [
      'Under the mountain lies the egg of something that eats rock, and the drills of {town4} woke it. {P4} has known it from the first crack, and needs the silver from the shell. The goblins have sung it to sleep for {years} generations; it was they who made the war, to keep people from digging.',
      'Under the mountain is a town of dwarves, who walled themselves in from a war, two hundred years ago, and have waited for someone to say that it is over. {P4} wants their silver. The goblins were their doorkeepers and are sworn to tell nobody; they have come down because the drill has reached the door.',
    ],
    secrets: [
      'The law about ears was bought by the Plan Office, in the year in which the first drill came.',
      [
        'It can be sung to sleep again: by goblins, in three parts, and the bass was the part of those who were killed at the wall of {town1}.',
        'The blind dwarves trust only a knock. The signal for "it is over" is known to one person alive: the oldest grandmother, in the kitchen at {town1}.',
      ],
      'Nob, of whom {P1} speaks, walks on the peak with the lamp. He volunteered, since {P1} is the only one who would ask.',
      'The {few} missing miners of {town2} are alive, well fed and frightened; they are guests of the goblin cook, in a side tunnel.',
    ],
    steps: [
      'the light on the peak of {town3} goes out for an hour, and {few} farms are gone in the morning',
      'in {town1} somebody collects on an ear, and the ditch stands up',
      [
        'the ninth level of {town2} falls in, and the mountain is heard to turn over',
        'the dwarves come up in {town2}, blind and in armour, and are taken for what they look like',
      ],
      '{P4} has the great drill started on the day, and it meets what is there.',
    ],
    ends: [
      '{P1} and {P3} have fought each other for so long that only those two can be believed by both sides. If they go in at the gate arm in arm, the vote of {town1} is no tie.',
      [
        '{land} needs a bass. All who ever manned a wall would have to come down to the ninth level and sing with those whom they fought.',
        'Someone has to knock at the door and say in Dwarvish what the last two hundred years were like, and that it is over; by then it ought to be true.',
      ],
    ],
  },
  {
    id: 'eleven-days',
    levels: [4, 12],
    tones: ['whimsical', 'intrigue'],
    words: ['calendar', 'days', 'time', 'clock', 'date', 'fey'],
    title: 'The Eleven Missing Days',
    pitch:
      '{town1} has changed its calendar, and {town2} has not: there are eleven days between the two that belong to no one. Debtors of {town3} sleep in them, and since spring somebody has been collecting rent there. On the bridge from {town1} to {town2} it is always last week.',
    party:
      'The party has been born in neither calendar and can go into the eleven days and come out. {P1} and {P2} both hire it, for the same day, which is not the same day.',
    truths: [
      '{land} has four cities and two calendars, and a contract must say which. Most lawyers have two coats and a wristwatch on each arm.',
      'One goes in by the bridge of {town1}, backward, on a date that is not there, with a candle. It is forbidden, and costs {bribe} gold pieces.',
      'Inside it is always early autumn. There are streets, taverns and a market in what never happened; it is called the Gap.',
      'Whoever stays longer than eleven days comes out at the beginning, and meets themselves. {town3} has a hotel for such people.',
      'Taxes in {town4} are paid twice, once in each calendar, and the treasurer has got thin with joy.',
      'In three weeks both calendars have a holiday on the same day, for the first time, and the Gap is to be closed by treaty.',
    ],
    regions: [
      '{town1} is the modern city, with a clock on each house, all of which agree. In {town1} one does not say "as it were".',
      '{town2} keeps the old days, its feasts and its grudges. The clocks there have no hands, out of tact.',
      '{town3} lies on the bridge, with one foot in each. It lives from people who are early, late, or both.',
      '{town4} has the treasury and the observatory, where they know exactly what time it is and are not allowed to say.',
    ],
    factions: [
      [
        'the Bureau of Hours',
        'wants one calendar for {land}, and the Gap filled in; it has the forms ready, dated',
        'keeps its political prisoners in the Gap, where their sentence does not pass',
      ],
      [
        'the Old Feast',
        'wants {town2} to keep its days, and pays a monk to pray through each of them',
        'has its army there, drilling, and it has been Monday for them for a year',
      ],
      [
        'the Guild of Late Arrivals',
        "wants the Gap made a fifth city, with a vote; it prints a newspaper in {town3} with tomorrow's corrections",
        'pays rent to somebody it has never seen, in years',
      ],
      [
        'the Double Treasury',
        'wants nothing to change in {town4}, ever; it sends flowers to both sides',
        'has sold the eleven days to a private buyer, with all that is in them',
      ],
    ],
    conflicts: [
      'A man was murdered in {town1} on a day that {town2} has not had yet. {P2} refuses to arrest anybody before it happens.',
      'The heir of {town3} came of age in one calendar and not in the other, and is married to two people who have the same lawyer.',
      'Forty families in the Gap have had notice to quit, on paper that is older than {land}. The landlord will come in person.',
    ],
    people: [
      [
        'commissioner of hours',
        'wants a prisoner brought out of the Gap before the treaty, in secret, and pays {pay} gold pieces, dated',
        '{P1.name} breathes by a watch.',
        'stops the treaty for the eleven days that {P1.name} once lost',
      ],
      [
        'prior',
        'wants the day of a battle found and taken out, leaf by leaf, of every book in {town1}',
        'On fast days {P2.name} is a different person, and a nicer one.',
        'sends the army home if the murder does not take place',
      ],
      [
        'hotel keeper',
        'wants to be introduced to the guest in room nine, who is also {P3}, and has been avoiding it',
        '{P3.name} leaves notes on mirrors.',
        'does anything for the one who tells {P3.them} how it turns out',
      ],
      [
        'treasurer',
        'wants a receipt back from a buyer who signed with a leaf',
        '{P4.name} laughs, then looks to see whether it was due.',
        "pays it all back for a good night's sleep, in either calendar",
      ],
    ],
    places: [
      [
        'The Bridge of Last Week',
        3,
        'one sees oneself at the far end, a little tired, waving, and {P3} advises not to wave back',
        "Under the fourth arch hangs a door with a leaf for a knocker. It opens on the Gap from the landlord's side.",
      ],
      [
        'The Market of What Never Was',
        1,
        'in the Gap below {town1} one can buy letters that were not sent, and roads not taken by the yard; {P1} has it raided on a day that does not come',
        [
          'Rents are paid here at a hollow tree: a year of life for a room. The clerk is a satyr with a stamp.',
          'A trapdoor under the tree leads to a square with four hundred bodies, of the same evening, laid out in rows and not a day old.',
        ],
      ],
      [
        'The Double Vault',
        4,
        'every coin in it is counted twice, by {P4}, and is in fact there only once',
        'The deed of sale for the eleven days is here, and has a clause: the seller may buy them back, at the price that was paid, within a year. The price was a first love.',
      ],
    ],
    start: [
      'On the bridge at {town3} a woman falls into the arms of the party, shot, and says: "Not you again. Tell {P2} it was Thursday." It is Tuesday. In {town2} she is alive, is to be crowned on Wednesday, and {P2} pays {pay} gold pieces for hearing exactly what she said.',
      [
        "She is queen of the Feast in the old calendar, and was shot in the Gap by the landlord's huntsman, for paying no rent. It has not happened yet; there are two days.",
        'She found the square with the dead, and was shot by the Bureau so that she should not be crowned and say so. It has not happened yet; there are two days.',
      ],
    ],
    openings: [
      [
        'The newspaper of {town3} prints an obituary of the party, with a correction of the spelling.',
        'The Guild prints what its people meet in the Gap. The correction is a warning: the names are right, and the date is not.',
      ],
      [
        '{P1} arrests the party for something that they will do on Friday, and lets them go on condition that they do it.',
        'It is to free the prisoner. {P1} remembers it, from the other end.',
      ],
    ],
    truth: [
      "The eleven days were bought by an archfey, the Lord of Leaves, who had never owned any time that ends and finds it delicious. {P4} sold them for a night's sleep. He means to move in on the day of the treaty, and whoever is there then is furniture.",
      'The calendar was changed to hide a day. {town1} put down a rising in {town2}, four hundred people on one square, and the Bureau then declared that there had been no such evening. They lie in the Gap. The treaty would close it over them for good, and {P1} gave the order, and has not slept since.',
    ],
    secrets: [
      [
        'The Lord of Leaves must take back what he has paid, if it is offered to him on a day that he owns. {P4} would have to fall in love.',
        'The prisoner is the clerk who struck out the day, kept the page and can read it.',
      ],
      'The guest in room nine of {P3} is the older one, came out at the wrong end, and knows how all of it ends except for the last hour.',
      'The army of the Feast has stood in the Gap for a year of Mondays. It is hungry, and its general has begun to take an interest in {town1}.',
      'Whoever is born in the Gap has no date, cannot be summoned, scried on or cursed. There is one such child, in the market, and she is eleven days old.',
    ],
    steps: [
      'the murder in {town1} takes place in the second calendar, and {P2} rings every bell',
      'the army of the Feast comes over the bridge at {town3}, on last Monday',
      [
        'leaves fall in the treasury of {town4}, and forty families are fetched by huntsmen in green',
        'the Bureau begins to fill the Gap, with sand, from {town1}',
      ],
      'On the double holiday the treaty is signed, and eleven days are gone, with all who are in them, and nobody in {land} can say whom they miss.',
    ],
    ends: [
      'The Gap can be made a city, if it is given one day that has happened in both calendars. The party can see to it that something does, and {P3} has kept the hall free.',
      [
        'The Lord of Leaves can be outbid: the days of {land} belong to whoever uses them best, by fey law, and {town2} knows how to hold a feast.',
        'The page can be read aloud in {town1} at noon, by the clock. Then it has happened, and the dead can be carried home; {P1} will bear the first.',
      ],
    ],
  },
  {
    id: 'sleeping-duke',
    levels: [5, 13],
    tones: ['intrigue', 'whimsical'],
    words: ['duke', 'sleeping', 'sleep', 'regent', 'dream', 'dreams', 'throne'],
    title: 'What the Duke Says in His Sleep',
    pitch:
      'The duke of {land} has been asleep for {years} years, and rules all the same: four scribes sit at the bed and write down what he says. "Not the green ones" was a war in {town3}. Last night in {town1} he said a name, quite clearly, and it was that of one of the party.',
    party:
      'The party has been named in a sleep edict and is an office of state until it is known which. All four cities invite it, and {P1} gives it the key to the bedroom, and a very soft pair of shoes.',
    truths: [
      'Whatever the duke says in his sleep is the law of {land}, from the hour when three of the four scribes agree on the spelling.',
      'It is forbidden in {town1} to make a loud noise. Bells are wrapped, dogs are sent to the country, and quarrels are held in signs.',
      'In {town2} they have a college that interprets; it has split over a cough.',
      'The war about the green ones has cost {town3} its harvest for six years, and nobody knows what was meant.',
      'The duke has not aged. In {town4} there are people who would like to be read to in the same manner.',
      'In three weeks it is his birthday, and by an old law the duke must then be seen to blow out a candle.',
    ],
    regions: [
      '{town1} is the capital, carpeted to the bridges. In {town1} the lovers and the pickpockets are the best in the world.',
      '{town2} has the college, forty bookshops and a cemetery for wrong opinions.',
      '{town3} holds the border and is painted red from end to end, to be on the safe side.',
      '{town4} presses poppies, and has grown rich by it since the duke lay down. The fields have armed guards.',
    ],
    factions: [
      [
        'the Four Pens',
        'want silence and good light; they publish every morning in {town1}, with footnotes',
        'agree on what was said before it goes in',
      ],
      [
        'the College of Murmurs',
        'wants each sound explained, and lectures in {town2} on the snore of last week',
        'has worked out from the dreams what the duke is afraid of, and keeps it in a cupboard',
      ],
      [
        'the Red March',
        'wants the war to end, or to be told for what; its officers are in {town3}, in gloves',
        'has sixty drummers on the way to {town1}, under straw',
      ],
      [
        'the Poppy Chamber',
        "wants nothing but the duke's good rest; it sends up a fresh pillow to {town1} each night",
        'fills the pillows',
      ],
    ],
    conflicts: [
      'Two of the Pens heard "hang", and two "hand". In {town1} a man sits in the tower with his hand in a box, and waits.',
      'The Red March has captured something green, for the first time. It is a cook. {town3} does not know what to do next.',
      'A child in {town4} says in its sleep what the duke will say tomorrow. {P4} has bought the child a bed, a castle and a guard.',
    ],
    people: [
      [
        'first pen',
        'wants the party to sit behind the curtain for one night and to write down what they hear, by themselves, for {pay} gold pieces',
        '{P1.name} moves the lips while others speak, and is sometimes ahead.',
        'breaks the pen if the duke ever says thank you',
      ],
      [
        'doctor of snores',
        "wants a lock of the duke's hair, a reading of his pulse and, if it can be done, one question asked",
        '{P2.name} falls asleep in the middle of talking, and takes notes.',
        'would give up the chair to hear that one guess was right',
      ],
      [
        'general of the march',
        'wants to wake him, once, with witnesses, and asks the party to hold the doors',
        '{P3.name} has not seen green for six years and is getting odd about salad.',
        'turns the drummers round for a reason that can be told to widows',
      ],
      [
        'poppy factor',
        'wants the party to carry up the pillow tonight, as the usual man has not come down',
        '{P4.name} yawns and everyone in the room does.',
        'confesses to whoever lies down on the pillow first',
      ],
    ],
    places: [
      [
        'The Bedroom',
        1,
        'one is let in barefoot, one at a time, and {P1} puts a finger on the lips',
        [
          'The eyelids move as he sleeps, in time with the reading of the Pens, and there is butter on the cuff.',
          'No breath is on the mirror. Under the bolster there is a brass tube, which leads through the wall.',
        ],
      ],
      [
        'The Cupboard of Fears',
        2,
        '{P2} shows it to visitors from outside, with the doors shut, as one would show a dog',
        'Inside are {num} drawers. In one lies a drawing of a green door, and in the next one is the key.',
      ],
      [
        'The Field Hospital of the Green War',
        3,
        'those who were wounded by paint lie here, and {P3} visits daily, in gloves',
        'One patient is from the other side, has been sent by their ruler to ask what the war is about, and has had the answer sewn into his coat: a marriage proposal, six years old.',
      ],
    ],
    start: [
      'At midnight all of {town1} is woken by a sound it has not heard in years: someone shouts. It is the duke, he shouts the name of one of the party, and then, as clearly: "Behind you." {P1} has the party fetched in nightshirts, and there is indeed someone behind them.',
      [
        'He saw it with open eyes: the fourth Pen had come in with a cushion. The duke used the only name that he could think of, from a wanted poster.',
        'It was said through the tube, by a person who had seen who was behind the curtain. It is the one warning that was ever sent that way.',
      ],
    ],
    openings: [
      [
        'A bookmaker of {town2} takes bets on the first word of tomorrow, pays {pay} gold pieces to have it, and has always lost to the same customer.',
        'The customer is the governess of the child in {town4}.',
      ],
      [
        'In {town3} a bridge is to be blown up because of a hiccup. The engineer asks the party whether it could have been "abridge".',
        'It could. The duke was dictating a novel, and the war is chapter nine.',
      ],
    ],
    truth: [
      'The duke woke up {years} years ago, on the third day, heard how well he was obeyed, and has kept his eyes shut ever since. He is writing a novel, aloud. He has no idea that anything he says is carried out; {P1} has not had the heart to tell him, and by now is afraid to.',
      'The duke died on the third day. He lies there in poppy and wax, and a voice comes through the tube from the laundry, where his nurse sits, who is ninety and was the only one who loved him. {P1} knows it. She rules {land}, when she is awake, and most of the edicts are about her childhood.',
    ],
    secrets: [
      'The green ones are a sort of sugared almond.',
      [
        'The duke gets up at four in the morning and goes down to the kitchen. The cook has been paid in jewels and believes him to be a ghost.',
        'The nurse has lost her eyesight, and asks each evening through the tube whether he has eaten. Someone has to say yes.',
      ],
      'The sixty drummers of {P3} will be at the palace on the birthday, inside of the cake.',
      'The child in {town4} repeats what {P4} reads to it at bedtime, and {P4} gets it from the Pens, who agree beforehand. All three believe in it.',
    ],
    steps: [
      'the College declares the cough to be binding, and {town2} has two law codes',
      'the green cook is tried in {town3}, for being meant',
      [
        'the duke gets to chapter ten, which is a plague',
        'the nurse falls ill, and for four days {land} has no law but "soup"',
      ],
      'On the birthday the candle is lit in front of everyone, the drummers come out of the cake, and nobody blows.',
    ],
    ends: [
      '{P2} would declare, with footnotes, that a law has to be said awake. It would take one honest duke, of any sort, and one of the party has been named.',
      [
        'If someone reads his chapters back to him, with the number of the dead, he will get up. He will want to end it well, and has no talent for endings.',
        'The nurse can be brought up from the laundry and set beside the bed, and asked to say good night to him. After that {land} is an elective duchy, or a war, and she has one last edict, which will be obeyed.',
      ],
    ],
  },
  {
    id: 'yellow-fleet',
    levels: [5, 13],
    tones: ['grim', 'horror'],
    words: ['plague', 'quarantine', 'ships', 'fleet', 'harbour', 'sickness', 'port'],
    title: 'The Yellow Fleet',
    pitch:
      'Forty ships with yellow flags lie chained together in the bay of {town1}. For {years} years everyone in {land} who coughed has been rowed out, and none has been rowed back. On Sunday the fleet cut its chain and hoisted a flag of its own, and this morning it sent in a bill.',
    party:
      'The party has had the sickness or is out of its reach, according to a doctor who did not look long. {P1} sends it out to the fleet with an answer, and {P2} receives it there, with guns and tea.',
    truths: [
      'Who coughs three times in public in {land} is put into a boat. One may take along what one can carry and what one is called.',
      'The fleet grows its own food, in barges, from earth that has been sent out with the dead.',
      'No one has caught it on land for {few} years. The boats go out as full as ever.',
      'In {town2} houses stand empty with the plates on the table. They are sold by lot, in spring, and the money goes to {town4}.',
      'Ships from abroad call at {town3} only, with a doctor on the quay. The flag of {land} is a cough in any other harbour.',
      'In three weeks the tide is high enough for forty ships to come alongside the wall of {town1}.',
    ],
    regions: [
      '{town1} looks out on the bay, with its shutters closed on that side. The sea wall has a slot for letters, which is bricked up.',
      '{town2} is half empty, and the other half has large gardens. People there do not clear their throats.',
      '{town3} lives from what is landed, and from what is not written down. There are more doctors than sailors.',
      '{town4} has the court of health, in white marble, with a door for those who come in and another for those who go to the boats.',
    ],
    factions: [
      [
        'the Court of Health',
        'wants the fleet burned before the tide; it has {num} fire boats ready at {town1}',
        'draws lots for houses a week before anyone in them has coughed',
      ],
      [
        'the Yellow Council',
        'wants {land} to pay for {years} years, {num} thousand names, in ships, bread and one apology',
        'has learned how to be sick at will, and for how long',
      ],
      [
        'the Quay Doctors',
        'want trade; they will sign anything in {town3}, at a fixed price',
        'have had no patient with the sickness for {few} years',
      ],
      [
        'the Empty Chairs',
        'want to see their people again; they sit on the sea wall at night, by the thousand, and sing',
        'have let down ropes',
      ],
    ],
    conflicts: [
      'A child has been thrown into the sea from a ship and has swum ashore at {town1}, and does not cough. The Court wants it back in a boat, and a street stands in front of the door.',
      'In {town2} a family has come home to its house by night. The buyers are still in it. They eat in shifts, and have asked for a judge.',
      'The garrison of {town1} is half made up of men who have a mother on the ships. {P1} has been asked to say on whom they will fire.',
    ],
    people: [
      [
        'harbour captain',
        'wants an answer of the fleet that can be read out without starting a war, and offers {pay} gold pieces and a pardon in blank',
        '{P1.name} coughs into a sleeve, and looks round, and so does everybody.',
        'opens the sea gate if the first off the boat is a certain pilot',
      ],
      [
        'admiral of the fleet',
        'wants one judge of {land} on board for one night, alive, and will go ashore as a hostage',
        '{P2.name} was a piano teacher and gives orders by the beat.',
        'turns the ships round for the names of those who drew the lots',
      ],
      [
        'quay doctor',
        'wants to be stopped, and sends the party a list of what to look for, unsigned',
        '{P3.name} washes before and never after.',
        'testifies for a berth on the fleet',
      ],
      [
        'president of the court',
        'wants the matter over by high tide; the party is to row a barrel out and leave it',
        '{P4.name} has the best garden in {town2}, and weeds it in gloves.',
        'gives way only to a cough, in public, {P4.their} own',
      ],
    ],
    places: [
      [
        'The Fever Deck',
        1,
        'on the flagship it is scrubbed white; {P2} leads guests across it and does not speak',
        [
          'Nobody lies there. The last to die of it died {few} years ago, and his bed is kept made.',
          "Three hundred lie there, gasping, quite still and smiling; at a wave of {P2}'s hand they breathe out, and the candles go blue.",
        ],
      ],
      [
        'The Lottery Hall',
        4,
        'houses are drawn here on the first Monday, and {P4} turns the drum',
        'The slips in the drum have dates on the back: when those who live there will cough (DC 14 Investigation).',
      ],
      [
        'The Third Mole',
        3,
        'the foreign ships lie here, and {P3} takes their pulse with a purse',
        [
          'In a shed lie jars of a powder that makes one cough for a day. It comes from the court, by the pound.',
          'In a shed lies the hold of the first ship, sealed in lead, with a bell hung on it, and the bell moves.',
        ],
      ],
    ],
    start: [
      'The bill of the fleet is read on the quay of {town1}. It is for {num} thousand lives, at the rate that {land} pays for a horse. In the silence after it a soldier coughs, then a priest, then {P1}, and no one has a boat ready. By law they have to go, and by law somebody has to row.',
      [
        'The coughing was powder, in the ink of the bill: {P2} wanted to show how it is done. It is over by evening, and one can only know that if one waits.',
        'It was the sickness, and it came when it was called. {P2} has shown what the fleet can do, and those who were taken begin to smile by evening.',
      ],
    ],
    openings: [
      [
        'A bottle is washed up at {town3} with a wedding invitation for tomorrow, for the parents of a bride who were told that she had died at sea.',
        'She lives, as do most. The fleet sends out such bottles each week, and the quay doctors are paid to break them.',
      ],
      [
        '{P4} asks the party to deliver a barrel of apples to the fleet, out of pity, and pays in advance.',
        'Under the apples there is powder with a slow match, eleven hours long.',
      ],
    ],
    truth: [
      'The sickness burned out {few} years ago. The Court found that out first, and that fear of it was worth more than {town2}. It has cough powder put into the wells of streets whose houses are wanted; {P4} began it for a garden. The fleet knows, and has a witness: {P3}.',
      'The sickness is alive, and it has a mind. It lives in all of the fleet together, it has been alone for {years} years, and it has grown fond of them: nobody out there has died since it understood what that is. It wants to come ashore to be with people. {P2} speaks for it and no longer knows where it ends.',
    ],
    secrets: [
      'The pilot who was rowed out first, and who is the wife or husband of {P1}, steers the flagship.',
      [
        'The barrels of cough powder are stamped with the seal of {P4}, as the tax on it had to be paid by somebody.',
        'It can be asked to leave a body, and does so, if that person has somebody to go to. The Empty Chairs would be enough for all.',
      ],
      'A fleet of {town3} merchants waits beyond the cape, without a flag, to plunder whichever side is burned.',
      'The judges of {land} have never been seen to cough. They drink from a well of their own, below the marble, with an iron lid.',
    ],
    steps: [
      'a street in {town2} is emptied in one night, and it sings as it goes',
      'the first fire boat goes out from {town1}, and is brought back by swimmers',
      '{P3} is found in the harbour of {town3}, washed',
      'At high tide forty ships lie along the wall of {town1}, and everyone has to decide at once who is on the other side of it.',
    ],
    ends: [
      'If the Empty Chairs go down the ropes before the ships come, neither side can fire, and {P1} will not give the order. It takes one to go first.',
      [
        'The Court can be tried on the flagship, by forty captains and forty widows, with {P3} as a witness; half of {town2} will have to move out of its house.',
        'It can be let in, by consent, in as many as will have it. They will never be alone again, in any sense, and {land} will have to learn to ask who is speaking.',
      ],
    ],
  },
  {
    id: 'returning-forest',
    levels: [5, 12],
    tones: ['horror', 'heroic'],
    words: ['forest', 'wood', 'trees', 'tree', 'druid', 'timber', 'antlers'],
    title: 'The Forest Comes Home',
    pitch:
      'Each night the forest of {land} takes one field. It does not grow: at dawn it is simply in {town4}, with old trees, and moss on them. Whatever is made of its wood has begun to lean that way: bridges, cradles, the beams of {town1}. This morning the gallows of {town1} put out leaves.',
    party:
      'The party carries steel, owns no timber and has slept in the wood and woken up. {P1} hires it as axes, and {P3} as ears.',
    truths: [
      'All four towns of {land} are built of one forest, which was cut in one generation, and paid for a war that was won.',
      'Wood groans at night, toward the east. In {town1} people lie the other way round, so as not to roll out.',
      'Whoever sleeps under a beam dreams of standing still. Some have stayed in bed.',
      'Deer with {few} points too many are seen in the streets of {town2}. They are not shy.',
      'There is no charcoal any more, no new door, and no coffin in {town3} that stays shut.',
      'In three weeks, at the rate of one field a night, it will be at the walls of {town1}.',
    ],
    regions: [
      '{town1} stands on ten thousand piles of oak, in the marsh. They have begun to bud, under water.',
      '{town2} builds ships. Four hulls have slid off the slips by night, uphill, toward the trees.',
      '{town3} has only stone, and is full of people who were poor there and now rent out floors.',
      '{town4} lies where the first tree was felled. The stump is as wide as a market place, and is used as one.',
    ],
    factions: [
      [
        'the Axe Fellowship',
        'wants the new wood felled as fast as it comes, and pays by the trunk in {town1}',
        'has found that it bleeds, and wears red so that it does not show',
      ],
      [
        'the Shipwrights of {town2}',
        'want one more fleet built, quickly, and a country without trees to sail to',
        'have promised the timber to three kings',
      ],
      [
        'the Root Sisters',
        'want all that was taken brought back and laid down, each chair of it',
        'feed the stump in {town4}, at new moon, with what walks there by itself',
      ],
      [
        'the Stone Party',
        'wants {town3} to be the capital, once there is no other',
        'pays the Axe Fellowship to anger the forest',
      ],
    ],
    conflicts: [
      'A child has been born in {town1} with leaves. The parents want to stay, the Axe Fellowship wants to burn the house, and the house has begun to hold the door shut.',
      'The shipwrights of {town2} have chained their last hull to the church. Each night it pulls, and the church is made of wood as well.',
      'In the new wood there are {num} hunters, standing, with bark up to the belt. Their wives bring them soup. {P2} wants them cut out, and {P3} says they will scream.',
    ],
    people: [
      [
        'axe captain',
        'wants the heart of it found, and pays {pay} gold pieces for a stroke in the right place',
        'When nobody looks, {P1.name} counts the rings on a stump, and stops always at the same one.',
        'lays down the axe in front of the oldest hunter, who is a brother',
      ],
      [
        'master shipwright',
        'wants the last hull brought to the sea, with {few} hundred people in it, while it still listens',
        '{P2.name} talks to planks and has begun to get answers.',
        'gives up the ship to learn what the tree had been called',
      ],
      [
        'root sister',
        'wants a cradle from {town1}, a crutch from {town2} and a gallows carried to the stump, without anyone being forced',
        '{P3.name} stands barefoot wherever it can be done, and is hard to move.',
        'stops the feeding once shown who it was that came by itself',
      ],
      [
        'quarry owner',
        'wants a wall of stone round {town3}, and the party to see that there are hands to build it',
        '{P4.name} has a wooden leg, wears it turned round, and is late for everything.',
        'tells all for a leg of iron',
      ],
    ],
    places: [
      [
        'The Great Stump',
        4,
        'one buys turnips on it, over thirty thousand rings, and {P3} steps round one spot',
        [
          'The spot is soft. Below it something the size of a child is curled up, green, and nearly ready.',
          'Names are cut round the edge, one for each year of the felling, and each has been cut deeper since, from below.',
        ],
      ],
      [
        'The Standing Hunters',
        1,
        'they look at those who come by, and {P1} comes by every day',
        'They can speak, once an hour, one word. In order, from the edge inward, it is a sentence: "He promised it would be only the one."',
      ],
      [
        'The Ropewalk',
        2,
        'the last hull is held by its ropes, and {P2} sleeps against the bow',
        [
          "In the keel lies an old king's sword, hammered in as a nail, with sap on it.",
          'The keel is the heart of the first tree, all of it, and it beats.',
        ],
      ],
    ],
    start: [
      'The party is to see a man hanged in {town1} at dawn. The gallows puts out leaves, lifts him down quite gently and sets him on his feet. Then it pulls its own foot out of the ground. {P1} shouts for axes, and the man, for whom it has been a long morning, asks the party to run with him, or with it.',
      'The gallows goes to {town4} by the straight way, through houses. The man had been condemned for bringing a chair back to the wood, and it knew him.',
    ],
    openings: [
      [
        'All the doors in {town3} that are made of wood were open this morning, and on each sill lay a hazelnut. A widow pays {pay} gold pieces to have hers explained, as it was cracked.',
        'A nut is an invitation. One who cracks it has accepted, and has three nights.',
      ],
      [
        'A deer with a bell on stops in front of the party, kneels and waits to be followed.',
        'It has carried the mail between the wood and {P3} for a year. It is one of the sisters.',
      ],
    ],
    truth: [
      "A king of {land} asked the forest for wood for one ship, and swore to bring his first child in return. He got it, cut all the rest, and sent a goatherd's child instead. The forest has brought that child up, as its own; it wakes under the stump, and wants only to see the house where it was to have lived.",
      'The forest was a people, {num} thousand of them, who had taken root to escape a war. It was that war which their timber paid for. Those in the beams and the cradles are alive and want to be with the others, and they have no idea that the small soft things which live in them can die.',
    ],
    secrets: [
      '{P1} is of the blood of that king, by the wrong side. It would do.',
      'The Stone Party has a man in the Axe Fellowship who fells by night and always in the same direction, toward {town1}.',
      [
        'The child of the stump will stop the fields for anyone whom it may call mother or father, and it can tell a lie by the taste of the air.',
        'A piece of that wood which is asked by name sets down what it is holding. {P2} has {few} of the names, and the hunters have the rest.',
      ],
      'The last hull can still get {few} hundred people out, and would have to be told a lie to do so.',
    ],
    steps: [
      'the piles of {town1} strike root, and the marsh drops by a yard',
      'a bridge walks off with {few} carts on it, and in {town2} the church follows the ship',
      [
        'the root sisters bring the goatherds of {land} to the stump, one family at a time',
        '{P1} burns a mile of new wood, and all the cradles in {town1} scream',
      ],
      'The forest reaches {town1} at dawn. Nobody is killed; they are all still there, in rows, with moss on the north side.',
    ],
    ends: [
      'The fields stop where everything has been brought back that can be carried, down to the spoons. {town3} would have to take in {land}, in its halls of stone, for one winter, and {P4} is against it.',
      [
        "Somebody must keep the king's word, and go to live in the wood as a child of the house. {P1} will, and has never been loved; or the green child can come to live in {town1}.",
        'If they are called by name, street by street, they will step out of the beams by themselves and leave the roofs standing for a day; it is enough time, if people are ready to help their houses to leave.',
      ],
    ],
  },
];
