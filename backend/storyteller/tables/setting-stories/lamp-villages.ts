import type { SettingStory } from '../setting-story-type.ts';

export const lampVillagesStory: SettingStory = {
  id: 'lamp-villages',
  pronouns: { P4: 'she', P2: 'he', P3: 'he' },
  levels: [1, 8],
  tones: ['horror', 'grim'],
  words: ['lamp', 'lamps', 'light', 'dark', 'forgotten', 'memory', 'lantern'],
  title: 'The Lamps That Are Counted',
  pitch:
    'Each house in {land} keeps a lamp in the window, all night. If it goes out, nobody knows in the morning who lived there«, not even their children». In {town1} there are eleven houses that no one remembers building, and this week the oil is« running» short. || In {land} people are known for as long as their lamp burns. Where one has gone out, the neighbours walk by« in the morning» as if nobody had ever lived there«, and so do the sons». {town1} has eleven such houses« on its hill», and this week the oil is short.',
  party:
    'Strangers are not in the count« of {land}», and« so they» forget nothing. {P1} pays for people who can be asked in the morning who was there at night, and {P4} pays them not to answer. || Nobody has counted the party, so that it remembers« what it saw yesterday». In {town1} that is a trade: {P1} pays it to say« in the morning» who was there at night, and {P4} to keep it to itself.',
  truths: [
    'From the hill of {town1} one can see all the lamps« of {land}», twenty dozen« of them», and they are counted« aloud» at dusk. || At dusk the people of {town1} stand on their hill and count, aloud« and in one voice»: twenty dozen lamps.',
    'Anyone in {town3} who goes by an unlit house« after dark» does not look in, and cannot say why« afterwards». || One walks past a dark house in {town3} as past a hedge. Asked« about it», people say that there is nothing to see.',
    'Oil comes from {town4} alone, and is dearer each month. Poor people share a room, and a lamp.',
    'In {town2} names are cut into the lintels. Nobody uses chalk there.',
    'A letter from someone who is forgotten reads like a letter to another house. People take it back to the post in {town3}. || Letters come to {town3} for people of whom nobody has heard«, with the right street on them». The post keeps them, in case.',
    'The longest night comes in five weeks, and {town4} has oil for three weeks. || The longest night is five weeks away, and the oil of {town4} will last for three.',
  ],
  regions: [
    '{town1} stands on the hill, keeps the count and rings a bell for every lamp that is late«, and its children learn to count before they learn to talk». || {town1} has the hill, the count and the bell«, which is rung for each lamp that is late». Mothers there teach the numbers before the names.',
    '{town2} cuts stone, and names into it. Every door there has a list, with gaps« rubbed smooth», which the people touch and do not ask about.',
    "{town3} has the crossroads, the inn and the post. The pigeonholes« at the inn» are full of letters to nobody. || {town3} lies at the crossroads, and has the inn and the post. Half of its pigeonholes are full«, are dusted,» and are nobody's.",
    '{town4} presses oil from wild nuts«, in a wood». The presses run by night« as well», and nobody« from the other towns» is let in to see how it is done.',
  ],
  factions: [
    [
      'the Counters',
      'want every lamp« in {land}» lit at dusk, and fine those that are late',
      [
        'have fifty gaps in their own book« by now», and no clerk« in {land}» can say whose names stood there || count their own people« in {land}» and find fifty gaps, with no clerk who could say whose names stood there',
        'have a clerk who strikes names« from their own book» for {P4}, fifty of them so far',
      ],
    ],
    [
      'the Lintel Guild',
      'wants all names« of {town2}» cut in stone, at a price, and soon',
      'cuts the names that {town2} has forgotten back into the stone« by night», and waits to see who comes; so far it has been one woman, with a key',
    ],
    [
      'the Post of {town3}',
      'wants somebody to read the letters« to nobody» aloud, since the clerks cannot keep« hold of» the words',
      'keeps the last will of {P3}« in a pigeonhole», which leaves everything to a daughter whom nobody« in {town3}» remembers',
    ],
    [
      'the Press',
      'wants {town4} left alone until the longest night, and pays in oil',
      'lets« a few» lamps go out in {town1}, on nights that it chooses',
    ],
  ],
  conflicts: [
    'In {town2} a woman sits before a house in which a family lives and says that it is hers. «They are kind to her. »[[Her hands know|She does not have to ask|She knows without looking] where the [key hangs|spare key is|lamp stands|cups are]|She knows where [the key|the bread knife|the second key] hangs, and [reaches for it without looking|can find it in the dark]|In the dark her hand goes straight to the key [on its nail|over the door|under the flower pot|behind the beam]]. || A woman has come to {town2} with a key that fits, and sleeps on the step of a house in which others live. They have given her a blanket«, and changed the lock».',
    'Thieves have carried {few} barrels of oil from {town4} to {town3}. If they are caught, one street« there» goes dark tonight.',
    'The Counters« of {town1}» want houses pulled down to save oil. {P2} is to say which, and every owner has offered him a bribe. || To save oil the Counters« of {town1}» mean to pull down every fourth house. {P2} is to mark them, and finds a purse on each doorstep.',
  ],
  people: [
    [
      'bell ringer',
      'wants the party to sleep in the tower for three nights, and to tell {P1.them} each morning how many people live in the street below',
      '{P1.name} has a wedding ring on, and a bed for one. || {P1.name} turns a wedding ring« while talking», and lives alone.',
      'does anything for a person who can say whose ring it is',
    ],
    [
      'stone cutter',
      'wants a name carried to {town4}« in a closed bag», and laid on the press, to see if it turns warm',
      '{P2.name} runs a thumb over every wall«, as others do over a cheek». || {P2.name} reads walls with one thumb, and stops where they are smooth.',
      'stops cutting once one name has been answered',
    ],
    [
      'post keeper',
      'wants a letter answered that comes every month, "to my father at the crossroads", by somebody who can remember the beginning at the end',
      '{P3.name} reads with a finger, and begins again«, and again». || {P3.name} loses the thread« in the middle of a line», and goes back to the top without noticing it.',
      'would burn the inn« of {town3}» for one more line in the same hand',
    ],
    [
      'press mistress',
      'wants the party to leave, tonight, with a« full» can of oil each, and to light it when they are far« enough» away',
      'Around {P4.name} people lower their voices, and she is« always» the first to look behind her. || People step aside for {P4.name}, who looks back« over her shoulder» before she goes in anywhere.',
      'opens the press for anybody who will stay« in the room» when it runs',
    ],
  ],
  places: [
    [
      'The Eleven Houses',
      1,
      'the doors are not locked, the tables are laid, and {P1} rings the bell« without looking at them»',
      [
        'Under each table sit those who lived there, «thin as paper, »waiting to be seen. [In daylight some of them go out with a key or a letter and look like anybody, but nobody knows them|Out of doors, by day, they look like other people, and some go about with a key or a letter, known to nobody|Those who dare to go out into the daylight, with a key or a letter, look like anyone there, and are known to no one]. [Under the table they can speak if they are given a [light|candle|lamp]|Given a [light|candle|lamp], they [can speak|find their voices] under their table|Those under a table can speak as long as a [light|candle|lamp] [is held to them|burns beside them]] (use a shadow that does no harm while it is lit).',
        'Those who lived here come home by day, when nobody counts: the beds have been slept in«, and the porridge is warm». At dusk they go back to {town4}.',
      ],
    ],
    [
      'The Lintel Yard',
      2,
      'the stones that were taken from doors lie here face down, and {P2} asks to have them turned over',
      'The names on the undersides are warm« to the hand», since the people are alive. One stone has two names« on it», that of a mason and that of {P1}.',
    ],
    [
      'The Night Press',
      4,
      'it can be heard from the road, and the nuts« in the yard» have not been touched for a year',
      [
        '[The press has no nuts in it. It presses dark, out of a well, and what runs off is oil (DC 13 Arcana)|No nut is in the press. Out of a well it presses dark, which runs off as oil (DC 13 Arcana)|Instead of nuts the press has a well under it, from which it presses dark, and the dark runs off as oil (DC 13 Arcana)].',
        'The press runs empty, for the noise. Behind it fifty people sit in the dark« whom nobody misses», with the family of last night among them«, and at each bell from {town1} they hold their breath».',
      ],
    ],
  ],
  start: [
    'At dusk the party helps a family in {town1} to light its lamp, eats with it and goes to bed« in the loft». In the night there is a draught. In the morning the house is« cold and» empty, and {P1}, who was at table with them, asks« the party kindly» what they are doing in an old barn. || The party is put up for the night by a family in {town1}, with seven at table« and a lamp that the youngest is allowed to light». By morning the fire is out«, and nobody sits before the seven plates». {P1}, who had come to count the lamp and stayed for the soup, stands in the door and asks what they are looking for in an empty house.',
    [
      'The dark of the well called the youngest by name, and the child« got up and» put the lamp out. The family is under the table.',
      'The lamp held watered oil« from {town4}», and had gone out before the count was closed. The family was fetched to the press« by night», to be hidden with the others, and the smallest has left a shoe.',
    ],
  ],
  openings: [
    [
      '{P3} gives the party a letter that is addressed to one of them, from a sister whom the character never had. || In the inn« of {town3}» lies a letter for one of the party, «by name, »from a sister, with a childhood in it that they never had. {P3} asks what it says.',
      'There is no sister. The writer is forgotten, heard the name in the inn« of {town3}», and wanted to write to somebody who will« still» know it tomorrow.',
    ],
    [
      'A man in {town4} pays {pay} gold pieces to be tied to a chair« with the lamp lit», and not to be untied, whatever he calls himself. || For {pay} gold pieces the party is to sit with a man of {town4} until it is light, «to keep his lamp burning, »and not to let him go, whatever name he gives.',
      [
        '[He works at the press, «knows what it runs on, »and has heard it try his name|He is one of the hands at the press, who knows what it runs on, and who heard it try his name|At the press, where he works, he has seen what it runs on, and it has tried to say his name].',
        '[He works at the press, is to let his own lamp go out tonight, and has lost his nerve|He is one of the hands at the press, was told to let his own lamp go out tonight, and does not dare to|The press, for which he works, wants his own lamp to go out tonight, and now he is afraid]: [his daughter would not know him in the morning|in the morning his daughter would not know him|tomorrow his daughter would ask who he is].',
      ],
    ],
  ],
  truth: [
    '{P4} found a well of old dark under {town4} last year, «when the nuts had failed, »and learned to burn it. The lamps are as old as the valley: as long as they burned nut oil, what is in the well was asleep. [But it is alive, and it wants back what was burned: [for each barrel a house|one house for each barrel], and on the longest night [all that is still owed|the rest of the debt]|But what she burns is alive, and wants it back, a house for each barrel, and [all that is still owed on the longest night|on the longest night the whole of the rest]|It lives, however, and asks for what was burned: a house for a barrel, and [the rest, all of it,|everything that is left] on the longest night]; [the well is nearly dry, and [then no lamp will keep it off|no lamp keeps it off after that]|once the well is dry, [which is soon|which it soon will be], no lamp keeps it off|there is little left in the well, and once that is burned no lamp will [keep it off|stop it]]. Until then she chooses the houses« herself, the lonely ones first», and writes each name on a list, since she alone« in {land}» remembers all of them.',
    'Something has kept people in {land}, as one keeps sheep, since before there were towns, and the count of {town1} is its tally: what is lit and counted at dusk is its own, to be fetched on the longest night. It comes once in a hundred years, empties the valley, and lets new people find it; {P4} has read the last tally« on a wall below her press», and this is the hundredth year. What is not counted« in {land}» it cannot find, and people forget it. Since last year she has watered the oil, «a house at a time, »and hides at the press those whom she has had forgotten. She has stopped pressing so that no lamp will burn on the longest night« of {land}»; the Counters, who know nothing, try to make the rest last.',
  ],
  secrets: [
    '{P1} was married to a mason« of {town2}», who has been forgotten. The stone of their house lies in the yard« there» with both names on it, and the date« on it» is the one inside the ring of {P1}.',
    [
      'Whoever is forgotten« in {land}» can be fetched back until the longest night: somebody has to sit with them through the dark, and say one true thing about them each hour.',
      'The first count was made by a Counter« of {town1}» who owed a debt, and counted his neighbours to it. His book is under the bell.',
    ],
    [
      'The {few} stolen barrels are the last that were [pressed from nuts|filled with nut oil]. [They burn|Their oil burns] without any debt to the well, and [a house lit by them|a house that is lit with it|whoever sits in their light] is safe.',
      'The {few} stolen barrels have not been watered. Whoever burns them is counted« with the rest», and the herder fetches the brightest first.',
    ],
    'A stranger who stays« in {land}» for ten nights is counted too. From then on the party can be forgotten, and« can» forget.',
  ],
  steps: [
    'a street« in {town3}» goes dark, and the inn has eight rooms instead of twelve',
    '{P2} cuts a name that nobody gave him, and it is that of {P3}',
    'in {town1} the count comes out right, «for the first time this year, »because there is no one left who knows the old number',
    [
      'On the longest night all the lamps« of {land}» go out at once, and in the morning it is a wide empty valley with good soil.',
      'On the longest night every house« in {land}» that was counted is fetched, and in the morning it is a wide empty valley with good soil.',
    ],
  ],
  ends: [
    [
      'All of {land} can spend the night round one fire, with every name said, by {P1}, «from every lintel, »and no one allowed to sleep; the dark will call them in the voices of people they« have» lost.',
      'All of {land} can spend the night without one lamp, «hand in hand, »with every name said by {P1}, so that people can find each other and the herder cannot« find them»; it will call them in the voices of people they have lost.',
    ],
    [
      'The well can be given back« all at once» what it is owed, if {P4} goes down with her list and reads it; then the eleven houses fill, and {town4} has no more oil«, ever».',
      'Whoever miscounts on purpose«, from the bell of {town1}», with the herder listening, has one night to lead everyone out; it will count again, and come for the one who lied.',
    ],
  ],
};
