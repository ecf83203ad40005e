import type { PlaceStory } from '../place-story-type.ts';

export const duelIslandStory: PlaceStory = {
  id: 'duel-island',
  levels: [3, 10],
  tones: ['heroic', 'intrigue'],
  words: ['duel', 'island', 'honour', 'swords', 'arena', 'champion'],
  title: 'The Duelling Island of {town}',
  look: '[A bare island lies in the river with a ring of sand on it, and a bench on each side«, for the friends».|On a bare island in the river there is a ring of sand, with a bench on each side«, for the friends».|There is nothing on the island in the river but a ring of sand, and a bench on each side, for the friends.] White stakes mark those who fell«, {num} of them», and a fresh one is being painted by {K}, although that fight is still to come.',
  senses:
    '[Gulls, a whetstone, and somebody from {town} being sick« behind the boats».|One hears gulls, a whetstone, and somebody from {town} who is sick behind the boats.|A whetstone, gulls, and «behind the boats »somebody from {town}, being sick.] [The sand smells of [salt|salt and seaweed|the sea], as {K.name} has it [changed|carted away] after each fight.|After each fight {K.name} has the sand [changed|shovelled out], and it smells of [salt|the sea].|{K.name} has [new sand|fresh sand|two carts of sand] brought after each fight, and it smells of [salt|seaweed|the sea].]',
  keeper: [
    'master of the ring',
    '[checks the blades«, says the words»,|says the words«, looks at both blades»,|rakes the sand«, checks the blades»,] and has been asked by [the friends of one side|the friends of one of the two|one of the two benches] if the next duel could be to the first blood.',
  ],
  guest: [
    'second',
    'is here for a friend, a young scribe« of {town}» who has been challenged for a joke about a hat, and carries a spare sword that is «much »too good.',
  ],
  absent: 'visiting champion',
  hooks: [
    [
      'The judges «of {town} »pay {pay} gold pieces for one honest pair of eyes at the next duel, at sunrise on day {days}, as the same house has won every duel for {years} months«, and the estates that went with them».',
      [
        'The house cheats before the fight. [It pays {K} to pick the hour, and its champion has the sun behind him.|{K} is paid to pick the hour at which its champion has the sun behind him.|Its champion has the sun behind him, because {K} is paid to pick [the hour|sunrise].]',
        'The house does not cheat. It has noticed whom the ring takes, and challenges only people without kin.',
      ],
    ],
    [
      "The scribe, {B}'s friend, has never held a sword, and asks the party to teach her one thing« before sunrise on day {days}».",
      '[Her joke about the hat gave its price, out of an account that nobody should have seen.|She gave the price of the hat, as a joke, and it was out of an account that nobody should have seen.] [The challenge is a murder with good manners.|What looks like a duel is a murder with good manners.]',
    ],
    [
      '{B} would lend the spare sword to one of the party, [to take the place of the scribe, and to lose|who is to take the place of the scribe, and to lose|to fight in place of the scribe, and to lose].',
      [
        '[In the grip is a thorn with something slow on it, and whoever holds the sword is too weak to lift it after ten breaths.|A thorn in the grip has something slow on it, and after ten breaths the arm is too weak to lift the sword.|Something slow is on a thorn in the grip: after ten breaths one is too weak to lift the sword.] [A servant of the house gave it to {B}, «with money, »and said that the scribe would only be wounded« then».|With the sword {B} was given money, by a servant of the house, who said that the scribe would only be wounded then.|It came to {B} from a servant of the house, with money, and with the promise that the scribe would only be wounded.]',
        'The sword is as good as it looks. {B} has read in the register that duellists whom many would miss only bleed here, knows that one friend is too few, and is looking for somebody who has many.',
      ],
    ],
  ],
  done: '[Any quarrel in {town} can be settled here, by law, and «what is settled »is never opened again.|By law any quarrel in {town} can be settled here«, and is never opened again».|What is settled here is settled in {town}, by law«, and never opened again».|No quarrel in {town} that was settled here is ever opened again: that is the law.] [{K} rents out blades, a priest and a boat home, and takes the fee beforehand.|Blades«, a priest» and a boat home can be had from {K}, who takes the [fee|money] beforehand.|{K} takes the fee beforehand, and has blades, a [priest|doctor] and a boat home for it.]',
  trace:
    '[All stakes of this year are on the western side.|On the western side stand all stakes of this year.|This year every stake has been put up on the western side.] [The fresh one has a name on it already, in wet paint«, and {K} turns it to the river when people look».|There is a name on the fresh one already«, and {K} turns [the wet paint|it] to the river when people look».|When people look {K} turns the fresh one to the river, as it has a name on it already, in wet paint.]',
  truth: [
    '{V} could not be beaten, was paid by the richest house of {town} to lose, and died« of it». [Since then {K} has written the results for that house beforehand:|Since that day {K} has written down beforehand how the duels of that house will end:|{K} has been writing the results for that house beforehand since then:] [who|whoever] is challenged by it stands in the west, at sunrise, with the [light|sun] in the eyes. «[The house owns half of {town} by now.|By now half of {town} belongs to the house.|Half of {town} has come to the house in this way.] »[{K} keeps all the lists, [in the hope of being asked|and hopes to be asked about them|in a tin box, in the hope of being asked].|All the lists are still [there|in a drawer], because {K} hopes to be asked.|Not one list has been burned, as {K} [hopes to be asked|would like to be asked].]',
    '[The ring itself decides, and no house in {town}.|No house in {town} decides it, but the ring itself.|It is the ring itself that decides, and nobody in {town}.] It was a place of sacrifice, it wants one a month, and {K} has found that it takes the one whom the fewest people would miss; the scribe has no kin, and only one friend. «Only the one who is challenged, in the west, is given to it. »{V} once got a duel put off by a month, and so left the ring hungry. On the last night something of sand and water fetched {V} out of an inn« in {town}», and in the morning {V} lay drowned in the ring.',
  ],
  finds: [
    [
      'Investigation',
      '[scratching|scraping a little at|taking a knife to] [an old stake|a stake of last year|one of the white stakes]',
      '[the paint of the name is older than [the date of the fight|the fight].|the name was painted [before|a week before|days before] the day of the fight.|under the fresh coat the name has been there longer than [the quarrel|the challenge].|the name was [written|there] first, and the [date|day of the fight] was added later.]',
    ],
    [
      'Perception',
      '[standing|waiting|going to stand] on the western side [at sunrise|as the sun comes up|at the hour of the duels]',
      '[you see nothing but light, and the other one sees your [hands|feet].|the sun is all that one sees, and [every move of yours is plain|your hands are in plain light] for the other one.|the other one sees each of your [moves|fingers], and you see [only light|nothing but the sun].]',
      1,
    ],
    [
      'Insight',
      'offering {K} a large bet',
      '{K} names the winner, and then [declines|says no|remembers that this is forbidden].',
      1,
    ],
    [
      'Religion',
      'digging a foot into the sand',
      '[there is|one finds] a ring of black stones, with a groove to the middle, which is dry.',
      2,
    ],
    [
      'History',
      '[reading|poring over] the register back to [the beginning|the first page|the oldest entry]',
      '[every duellist who fell was without kin. Those who had a family were wounded, and lived.|those who fell had no kin, all of them. Whoever had a family was wounded, and lived.|nobody with a family has died here, only been [wounded|hurt]. All the dead were without [kin|a family].]',
      2,
    ],
  ],
  use: [
    '[Nobody may step into the ring until one is [down|on the ground], or that side has lost.|If anybody steps into the ring before one is down, that side has lost.] [People from {town} have died of not stepping in.|There are people from {town} who died because a friend did not step in.|More people from {town} have died of that rule than of the swords.]',
    '[By a rule of {town} whoever is challenged stands in the west, where the sand is deep«; in the east it is hard».|The west, where the sand is deep, is for whoever is challenged, by a rule of {town}«; in the east it is hard».|In the west the sand is deep, and by a rule of {town} whoever is challenged stands there«; in the east it is hard».] [A kick of it, which {K.name} does not count as foul,|A handful of it, which {K.name} never counts as foul,|Kicked up, which {K.name} does not count as foul, it] blinds for a round (DC 12 Dexterity saving throw).',
    '[Boats to {town} are the only way off, and the man who holds their ropes is for sale at|One gets away only by a boat to {town}, and the man who holds the ropes is for sale at|The only way off is a boat to {town}, and the man at the ropes can be bought for] {bribe} gold pieces.',
  ],
  later: [
    'At sunrise on day {days} the scribe dies in the west, with the sun in her eyes. She was the only one «in {town} »who had seen «in the accounts »with whose money that hat was paid.',
    'At sunrise on day {days} the scribe falls at the first pass«, as the sand holds her by the feet». If the duel is called off, the ring fetches her by night from wherever in {town} she sleeps, with swordsmen of sand and water (use <Zombie, Ghoul, Wight, Water Elemental>).',
  ],
  ways: [
    "The law of {town} allows anybody to take the place of anybody, and the winner may ask for one thing. [If one of the party fights for the scribe, against the sun and the champion of the house (use <1 Scout 100, Bandit Captain 450, Warrior Veteran 700>), and wins, this one thing can be the lists,|One of the party can fight for the scribe, against the sun and the house's champion (use <1 Scout 100, Bandit Captain 450, Warrior Veteran 700>); after a victory this one thing can be the lists,|The house sends a champion (use <1 Scout 100, Bandit Captain 450, Warrior Veteran 700>), who has the sun behind him. If one of the party beats him, for the scribe, this one thing can be the lists,] read out by {K}; and by law every duel on them is void.",
    'A duellist who is missed by many starves it«, as {B} has guessed». If all of {town} comes to the island for the scribe, the ring closes for good; {B} would have to bring them«, and tell them why».',
  ],
};
