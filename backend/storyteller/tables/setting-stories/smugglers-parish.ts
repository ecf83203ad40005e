import type { SettingStory } from '../setting-story-type.ts';

export const smugglersParishStory: SettingStory = {
  id: 'smugglers-parish',
  pronouns: { P3: 'he' },
  levels: [1, 9],
  tones: ['intrigue', 'heroic', 'whimsical'],
  words: ['smugglers', 'smuggling', 'coast', 'customs', 'salt', 'parish'],
  title: 'The Parish That Smuggles',
  pitch:
    'In {land} salt is taxed, and everybody smuggles« it»: the choir, the doctor, the dead. The coffins of {town1} are never« quite» empty. Now a« customs» cutter lies off {town2} with an honest captain, and tonight somebody is going to knock in one of the coffins. || Salt is taxed in {land}, and so everyone is in the trade«, the vicar and the dead included»: the coffins of {town1} are heavier than they ought to be. An honest captain has come, and lies off {town2}. And tonight«, for the first time,» one of the coffins will knock.',
  party:
    'The party comes ashore in {town1} on the wrong night«, and sees the lanterns». The Choir will believe that it belongs to the customs, and the Cutter that it belongs to the Choir. {P1} has the best room in the vicarage ready« for it», with a bolt on the outside. || The party is set down at {town1} on a dark night, «which is the wrong one, »and sees faces. The Choir will take it for the customs, and the Cutter for smugglers. {P1} means to give it the best room« of the vicarage», and to draw the bolt.',
  truths: [
    'The coast of {land} has four towns, forty caves and one tide table, which is printed with two mistakes. || There are forty caves on the coast of {land}, four towns and one tide table. It has two misprints«, and everybody knows one of them».',
    'At the third hymn in {town1} the choir has sand on its shoes. || In {town1} the choir comes late to the third hymn, and leaves sand in the pews.',
    'A pound of salt costs a copper piece at sea, and nine in {town1}. The king« in the capital» has a war, and likes it salted. || At sea one pays a copper piece for a pound« of salt», and in {town1} nine. The other eight go to the king« in the capital», who has a war.',
    'In {town2} no smuggler has been hanged for {years} years, as no jury could be found« for it». [The cutter has brought a judge who needs none|This year a judge came with the cutter, who does not need one|Now there is a judge on board the cutter, and he can do without one].',
    'The squire of {town3} is against it, «in all his speeches, »and has a wet cellar. || Nobody speaks better against smuggling than the squire of {town3}. His own cellar is damp, and he has it guarded.',
    "The spring tide is in three weeks. The« whole» year's cargo comes in« to {town1}» on it, or does not. || The spring tide is three weeks away, and brings the« whole» year's cargo to {town1}, or does not.",
  ],
  regions: [
    '{town1} has the church, the crypt and a vicar who knows the moon. The bells« there» are rung for reasons. || {town1} has a church, a crypt« below it», and a vicar who knows which nights are dark. When the bells ring« there» it need not be Sunday.',
    '{town2} has a harbour, a fort and a customs house, which has been painted by the smugglers«, as a kindness».',
    '{town3} sells the salt inland, under the name of chalk, and the house of the squire stands there [with its feet in the sea|on the water, with a gate for boats|above a sea cave that has a door].',
    "{town4} is wreckers' country, «past the point, »where lights are not always where they should be. || {town4} is round the point, where more ships are lost than the rocks explain.",
  ],
  factions: [
    [
      'the Choir',
      'wants a quiet spring tide; it practises on the beach of {town1} || wants no noise at the spring tide, and rehearses on the beach of {town1}',
      'has had a new tenor« in the church of {town1}» since [autumn|last autumn|harvest], who [cannot sing|cannot read music|only moves his lips], and is a man of the cutter || took a tenor« into the church of {town1}» last autumn; he cannot sing, and was sent by {P2}',
    ],
    [
      'the Cutter',
      'wants one honest witness, «of any sort, »in {town2}; it pays in advance and is laughed at',
      'has sealed orders, to fire into the lanterns« of {town1}» at the spring tide, and its captain has opened them too early || was given sealed orders, which its captain has read« before the day»: on the spring tide it is to shoot at the lanterns of {town1}',
    ],
    [
      'the Chalk Company',
      'wants prices up, and so now and then a cargo is lost; it regrets that, in {town3}',
      'tells the Cutter« off {town2}» which cargo is to be lost || lets the Cutter« off {town2}» know which cargo is to be lost',
    ],
    [
      'the Point',
      'wants what the sea gives; it has put up a lamp at {town4} for the poor sailors || wants whatever the sea brings, and has hung up a lamp at {town4}, out of pity for sailors',
      [
        'has put somebody into the coffin for {town1} || knows who is in the coffin for {town1}, having put them there',
        'was to buy, from the carrier who is said to have drowned, those who come to {town1} in coffins, for so much a head || had found a carrier, who would bring it those who come to {town1} in coffins« and be paid by the head», and now believes him dead',
      ],
    ],
  ],
  conflicts: [
    'The widow of a drowned carrier has asked for his share, in church, aloud. No one has looked at {P1}. || In the middle of a sermon in {town1} the widow of a drowned carrier asked aloud for his share. The sermon went on, and nobody looked at {P1}.',
    'A boy« of {town1}» has been taken by the cutter, with a bag of salt and a hymn book. [He has till Sunday to decide whose names he knows|By Sunday he is to say whose names he knows|They have given him till Sunday to remember names|He is well fed, and has till Sunday to name the others].',
    'A brig has gone on the rocks by {town4}, on a clear night. Eleven« drowned» sailors lie in the crypt, and they had been promised a lamp.',
  ],
  people: [
    [
      'vicar',
      'wants people who do not pray here to open each coffin that nobody has ordered, and to close it« again» if need be',
      '{P1.name} preaches on the loaves, and looks at the tide. || {P1.name} has the tide table in the hymn book«, and turns to it during prayers».',
      'tells all from the pulpit if a child is going to hang',
    ],
    [
      'captain of the cutter',
      'wants the one who is behind it, and offers {pay} gold pieces, out of {P2.their}« own» pocket',
      '{P2.name} has lemonade sent round, and drinks it alone. || {P2.name} offers everyone lemonade, and is left alone with it.',
      'tears up the orders« to fire» if a child« of {town1}» comes on board and says that it will be carrying one of the lanterns',
    ],
    [
      'squire',
      'wants the party to be seen at dinner, and to have heard him say what he says',
      '{P3.name} salts everything twice. || {P3.name} takes salt with everything«, and looks round for who is watching».',
      "turns king's evidence for a dry cellar and a title",
    ],
    [
      'lamp keeper',
      'wants to be asked for whom the lamp was lit, on the night of the brig',
      '{P4.name} has the shutters closed toward the sea. || {P4.name} never sits with the sea behind, or before.',
      'puts the lamp back« where it was» if somebody forgives the wreck in the name of the eleven',
    ],
  ],
  places: [
    [
      'The Crypt',
      1,
      'there are a hundred coffins in it, «too many for a parish of that size, »and {P1} counts them on Fridays',
      [
        "The knocking is that of a king's messenger, «alive, »with one half of a letter. || It is a messenger of the king who knocks, «alive, and »with half a letter.",
        'The knocking is that of the carrier who is thought to be drowned. He is alive, and saw who pushed him. || It is the carrier who knocks. He did not drown, «as they think, »and knows who pushed him.',
      ],
    ],
    [
      'The Customs House',
      2,
      'it is bright«, clean» and deaf; {P2} has had the walls sounded',
      'Behind the new paint is a door to a stair«, and the stair leads» to the beach. The smugglers built it for the customs men, who had complained about the path. || The new paint covers a door, and behind it a stair« goes down» to the beach. The customs men had complained about the path, so the smugglers built it for them.',
    ],
    [
      'The Lamp',
      4,
      'it stands a mile too far« to the» west, on wheels, and {P4} has a rug over the tracks',
      'Under the rug is the ledger« of the point»: each wreck, with a share for {P3}.',
    ],
  ],
  start: [
    '[By night, on the beach at {town1}, nine people in surplices|Nine people in surplices, on the beach at {town1} by night,|On the beach at {town1}, in the dark, nine people in surplices] take the party for the carriers and put a coffin on their shoulders. [Halfway up it knocks|On the stairs it knocks|Under way something in it knocks], and [the procession goes on singing«, a little louder»|the singing gets« a little» louder|the nine sing on«, a little louder»]. "That," says {P1} behind them«, still in tune», "is not one of ours."',
    [
      "The king's messenger was put in« at {town4}», struck on the head and taken for dead. The Choir was to carry the body to the crypt, and the cutter to find it there, so that the Choir hangs« for murder». But the messenger has woken up.",
      'The carrier, who was pushed off a boat and did not drown, had crawled« out of the sea» into the coffin, to be taken home by the only people who would not open it. || Somebody had pushed the carrier off a boat, and he did not drown. He crawled« out of the sea» into the coffin, to be carried home by the only people who would leave it shut.',
    ],
  ],
  openings: [
    [
      'The captain hires the party to buy a pound of salt, in {town1} and in each of the other towns, and« to» [describe the face|describe who sells it|draw the face of the seller|remember who sold it]. || The captain« of the cutter» pays for four pounds of salt, one from {town1} and one from each of the other towns, and for a description of each seller.',
      'It is the same face in all four: a kind old woman with a [cart|donkey cart|handcart]. She buys from the Choir, sells to everybody and keeps the accounts« in her head». || It is one face in all four« towns», that of a kind old woman with a cart. What the Choir lands she sells, and she knows« by heart» what each is owed.',
    ],
    [
      'The boy on the cutter« off {town2}» sings the party a hymn through the porthole, with a wrong verse« in it». || Through the porthole of the cutter« off {town2}» the boy sings the party a hymn, and one verse« of it» is wrong.',
      'The verse is a tide, a cave and an hour«, for the cargo of the spring tide». The Choir tells its boats in this way, and the boy wants {P1} to know that the cutter has his hymn book. || The verse gives a tide, a cave and an hour, and so the Choir tells its boats where to land« at the spring tide». The boy asks the party to warn {P1}: his hymn book is in the hands of the cutter.',
    ],
  ],
  truth: [
    "The squire {P3} means to end it: the year's cargo, the choir and the cutter are« all» to meet on the beach, with soldiers on the cliff, and he will be governor« of a quiet coast» with the only licence for salt. [The Point works for him, and caught a king's messenger|He pays the Point, which caught a messenger of the king|A king's messenger was caught by the Point, which works for him], [who was bringing word that the war is lost and« that» the tax on salt will end|with the news that the war is lost and nobody will be taxed for salt any more]. [That would make the licence worthless|With no tax on salt his licence would be worth nothing]. || It is to end, and the squire {P3} has arranged it: the year's cargo, the choir and the cutter meet on one beach, with soldiers« above them» on the cliff. After that he governs a« quiet» coast, and nobody else has a licence for salt. [A messenger of the king was on the way with a letter|The king had sent a messenger with a letter]: [the war is lost, the tax on salt will end, and no licence will be worth anything|the war is lost, salt will not be taxed any more, and a licence for it is only paper]. [The Point, which is in the squire's pay, caught him|He was caught by the Point, which is in the squire's pay].",
    "The salt is not for money« any more». On the nights that the tide table gets wrong {P1} has been bringing people in, from the king's war, «by the hundred, »in coffins. The tax men may have all the salt. The carrier was going to sell these people [by the head|at so much a head|to the army], and the Choir pushed him off a [boat|boat at night] for it and [gave out|let it be known] that he had drowned. || Money is not what the salt is for«, these days». On the nights that the tide table gets wrong {P1} brings people in from the king's war, in coffins, by the hundred, and the tax men may have the salt. The carrier meant to sell these people [by the head|at so much a head|to the army]. For that the Choir pushed him [off a boat|over the side of a boat], and told [his widow|the parish]« that» he had drowned.",
  ],
  secrets: [
    "The tenor« of the choir», who cannot sing, is the captain's« own» brother, and has written to {P2} that he would like to stay.",
    [
      'The other half of the letter is in a stuffed fish over the table of {P3}, who does not dare to burn the seal« of the king». || Over the table of {P3} hangs a stuffed fish, and in the fish is the rest of the letter. It has the seal of the king on it, and nobody« in that house» dares to burn that.',
      'There are {num} people from the war in the caves« now», some with swords, and they have begun to help with the altos.',
    ],
    'The lamp« at the point» was first moved by {P4} to save a ship, and it worked. || The first time« that» {P4} moved the lamp« at the point», it was to save a ship, and the ship was saved.',
    [
      'The king has lost his war, and does not need the salt. It is known in the house of {P3} and by the messenger«, and nowhere else in {land}»: {P2} would stop the hunt if told. || The war is lost, and the king has no« more» need of salt. In {land} only {P3} knows it, and the messenger. Once {P2} hears of it, there is nothing left to hunt for.',
      'The king has lost his war, and does not need the salt. Those who came last« to the caves of {town1}» know it, and {P2} has not heard of it: there is nothing left to hunt for. || The war is lost, and the king has no more need of salt. The last who came« to the caves of {town1}» know it, and {P2}, who would stop the hunt, does not.',
    ],
  ],
  steps: [
    'the widow« of {town1}» goes up to the cutter, with everybody watching || the widow« of {town1}» goes on board the cutter before the eyes of everybody',
    '{P3} gives a dinner, with soldiers, in {town3}',
    'the lamp of {town4} is seen to travel along the cliff',
    'At the spring tide three hundred lanterns go down to the beach« of {town1}, singing», and somebody on the cliff lights one that is red. || On the night of the spring tide three hundred lanterns come down to the beach« of {town1} with a hymn», and on the cliff somebody lights a red one.',
  ],
  ends: [
    '{P2} needs« only» one honest witness. It may be a whole parish, «from the pulpit, »in four parts; no judge« in {land}» can hang all of a choir.',
    [
      '[If the boats turn off to {town3} and land the cargo in the wet cellar of {P3}|If the Choir lands the cargo of the year in {town3}, in the wet cellar of {P3}], [while his soldiers wait on the cliff« of {town1}»|with all his soldiers away on the cliff« of {town1}»], it is he who is the smuggler. Somebody has to bring {P2} to the door in time.',
      'The cutter has room for {num}. The captain would have to sail it the wrong way«, with the Choir in the bows».',
    ],
  ],
};
