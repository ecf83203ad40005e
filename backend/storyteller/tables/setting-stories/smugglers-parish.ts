import type { SettingStory } from '../setting-story-type.ts';

export const smugglersParishStory: SettingStory = {
  id: 'smugglers-parish',
  pronouns: { P3: 'he' },
  levels: [1, 9],
  tones: ['intrigue', 'heroic', 'whimsical'],
  words: ['smugglers', 'smuggling', 'coast', 'customs', 'salt', 'parish'],
  title: 'The Parish That Smuggles',
  pitch:
    'In {land} salt is taxed, and everybody smuggles it: the choir, the doctor, the dead. The coffins of {town1} are never quite empty. Now a customs cutter lies off {town2} with an honest captain, and in the last coffin that came up the beach somebody was knocking. || Salt is taxed in {land}, and so everyone is in the trade, the vicar and the dead included: the coffins of {town1} are heavier than they ought to be. An honest captain has come, and lies off {town2}. And in the coffin that was carried up last night somebody knocked.',
  party:
    'The party has come ashore in {town1} on the wrong night, and has seen the lanterns. Each side believes that they belong to the other. {P1} gives them the best room in the vicarage, with a bolt on the outside. || The party was set down at {town1} on a night without a moon, which was the wrong one, and has seen faces. The Choir takes it for the customs, and the Cutter for smugglers. {P1} has given it the best room of the vicarage, and drawn the bolt.',
  truths: [
    'The coast of {land} has four towns, forty caves and one tide table, which is printed with two mistakes. || There are forty caves on the coast of {land}, four towns and one tide table. It has two misprints, and everybody knows one of them.',
    'At the third hymn in {town1} the choir has sand on its shoes. || In {town1} the choir comes late to the third hymn, and leaves sand in the pews.',
    'A pound of salt costs a copper piece at sea, and nine on land. The king in the capital has a war, and likes it salted.',
    'In {town2} they have hanged no smuggler for {years} years, as there is no jury.',
    'The squire of {town3} is against it, in all his speeches, and has a wet cellar. || Nobody speaks better against smuggling than the squire of {town3}. His own cellar is damp, and he has it guarded.',
    "In three weeks is the spring tide. The whole year's cargo comes in on it, or does not.",
  ],
  regions: [
    '{town1} has the church, the crypt and a vicar who knows the moon. The bells there are rung for reasons. || {town1} has a church, a crypt below it, and a vicar who knows which nights are dark. When the bells ring there it need not be Sunday.',
    '{town2} has a harbour, a fort and a customs house, which has been painted by the smugglers, as a kindness.',
    '{town3} lies inland, on the road, and sells the salt under the name of chalk.',
    "{town4} is wreckers' country, past the point, where lights are not always where they should be. || {town4} is round the point, where more ships are lost than the rocks explain.",
  ],
  factions: [
    [
      'the Choir',
      'wants a quiet spring tide; it practises on the beach',
      'has had a new tenor since autumn, who cannot sing',
    ],
    [
      'the Cutter',
      'wants one honest witness, of any sort, in {town2}; it pays in advance and is laughed at',
      'has orders, sealed, which its captain has opened too early',
    ],
    [
      'the Chalk Company',
      'wants prices up, and so now and then a cargo is lost; it regrets that, in {town3}',
      'tells the Cutter which cargo it will be',
    ],
    [
      'the Point',
      'wants what the sea gives; it has put up a lamp for the poor sailors',
      [
        'has put somebody into the coffin',
        'was to buy what comes in coffins, by the head, from a carrier who has since drowned',
      ],
    ],
  ],
  conflicts: [
    'The widow of a drowned carrier has asked for his share, in church, aloud. No one has looked at {P1}. || In the middle of a sermon in {town1} the widow of a drowned carrier asked aloud for his share. The sermon went on, and nobody looked at {P1}.',
    'A boy of {town1} has been taken by the cutter, with a bag of salt and a hymn book. He has till Sunday to decide whose names he knows.',
    'A brig has gone on the rocks by {town4}, on a clear night. Eleven drowned sailors lie in the crypt, and they had been promised a lamp.',
  ],
  people: [
    [
      'vicar',
      'wants a coffin opened by people who do not pray here, and closed again if need be',
      '{P1.name} preaches on the loaves, and looks at the tide. || {P1.name} has the tide table in the hymn book, and turns to it during prayers.',
      'tells all from the pulpit if a child is going to hang',
    ],
    [
      'captain of the cutter',
      'wants the one who is behind it, and offers {pay} gold pieces, out of {P2.their} own pocket',
      '{P2.name} has lemonade sent round, and drinks it alone. || {P2.name} offers everyone lemonade, and is left alone with it.',
      'tears up the orders for one good reason why salt should cost nine',
    ],
    [
      'squire',
      'wants the party to be seen at dinner, and to have heard him say what he says',
      '{P3.name} salts everything twice. || {P3.name} takes salt with everything, and looks round for who is watching.',
      "turns king's evidence for a dry cellar and a title",
    ],
    [
      'lamp keeper',
      'wants to be asked who it was for, on the night of the brig',
      '{P4.name} has the shutters closed toward the sea. || {P4.name} never sits with the sea behind, or before.',
      'puts the lamp back where it was if somebody can forgive it in the name of the eleven',
    ],
  ],
  places: [
    [
      'The Crypt',
      1,
      'there are a hundred coffins in it, for a parish of that size, and {P1} counts them on Fridays',
      [
        "The knocking is that of a king's messenger, alive, with half of a letter.",
        'The knocking is that of the carrier who is thought to be drowned. He is alive, and saw who pushed him.',
      ],
    ],
    [
      'The Customs House',
      2,
      'it is bright, clean and deaf; {P2} has had the walls sounded',
      'Behind the new paint is a door to a stair, and the stair leads to the beach. The smugglers built it for the customs men, who had complained about the path.',
    ],
    [
      'The Lamp',
      4,
      'it stands a mile too far to the west, on wheels, and {P4} has a rug over the tracks',
      'Under the rug is the ledger of the point: each wreck, with a share for {P3}.',
    ],
  ],
  start: [
    'By night, on the beach at {town1}, nine people in surplices take the party for the carriers and put a coffin on their shoulders. Halfway up it knocks. The procession goes on singing, a little louder. "That," says {P1} behind them, still in tune, "is not one of ours."',
    [
      "The king's messenger was put in at {town4}, to be carried to the crypt by the choir and found there by the cutter.",
      'The carrier, who was pushed off a boat and did not drown, had crawled into it from the sea, to be taken home by the only people who would not open it.',
    ],
  ],
  openings: [
    [
      'The captain hires the party to buy a pound of salt, in each of the four towns, and to describe the face. || The captain of the cutter pays for four pounds of salt, one from each town, and for a description of each seller.',
      'It is the same face in all four: a kind old woman with a cart. She is the banker.',
    ],
    [
      'The boy on the cutter sings the party a hymn through the porthole, with a wrong verse in it.',
      'The verse is a tide, a cave and an hour: the cargo of the spring tide, and who is going to be hanged for it.',
    ],
  ],
  truth: [
    "The squire {P3} means to end it: the year's cargo, the choir and the cutter are all to meet on the beach, with soldiers on the cliff, and he will be governor of a quiet coast with the only licence for salt. The point works for him. The messenger had the licence with him.",
    "The salt is not for money any more. In the second mistake of the tide table {P1} has been bringing people in, from the king's war, by the hundred, in coffins. The tax men may have all the salt. The drowned carrier was going to sell them by the head, and the Choir pushed him off a boat for it.",
  ],
  secrets: [
    "The tenor of the choir, who cannot sing, is the captain's own brother, and has written to {P2} that he would like to stay.",
    [
      "The other half of the letter is in a fish at the squire's table.",
      'There are {num} people from the war in the caves now, some with swords, and they have begun to help with the altos.',
    ],
    'The lamp at the point was first moved by {P4} to save a ship, and it worked.',
    'The king has lost his war, and does not need the salt. It is known on the cutter, and nowhere else on the coast.',
  ],
  steps: [
    'the widow goes up to the cutter, with everybody watching',
    '{P3} gives a dinner, with soldiers, in {town3}',
    'the lamp of {town4} is seen to travel along the cliff',
    'At the spring tide three hundred lanterns go down to the beach, singing, and somebody on the cliff lights one that is red.',
  ],
  ends: [
    '{P2} needs only one honest witness. It may be a whole parish, from the pulpit, in four parts; there is no jury in {land} who could sentence a choir.',
    [
      "If the cargo comes in under the squire's own windows, into his own wet cellar, in front of his own soldiers, he has it.",
      'The cutter has room for {num}. The captain would have to sail it the wrong way, with the Choir in the bows.',
    ],
  ],
};
