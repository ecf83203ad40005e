import type { Row } from '../row-types.ts';
import type { OwnFrame } from './frame-type.ts';

/** What hangs on it where no office and no law is contested; for players. */
export const beastStakes: readonly Row[] = [
  [
    'In {days} days is {deadline}, when everybody around {town} is on the roads. Until then it must be over«, says {G}».',
    'tier=1',
  ],
  [
    '{days.s} days are left until {deadline}; nobody will come to it if it goes on, and {town} lives from that day for half of the year.',
    'tier=1',
  ],
  [
    'There are {days} days until {deadline}. Each morning carts with families leave {town}, and {G} cannot ask them to stay.',
    'tier=1|2',
  ],
  [
    '{G} counts {days} days until {deadline}, when half of the province comes together in {town}. It cannot be put off, and it cannot be guarded.',
    'tier=2',
  ],
  [
    'In {days} days, at {deadline}, the great of three realms are in {town}. If it is not over by then, {G} has to tell them why«, and the border stays without its army».',
    'tier=3',
  ],
  [
    '{deadline} is in {days} days. {council} has an army and no wish to see it fail before the guests«, says {G}, and says it quietly».',
    'tier=3',
  ],
];

/** What happens meanwhile in the world; of the larger scales. */
export const beastWorld: readonly Row[] = [
  [
    'No coach drives from {town} to {town2} any more, and the price of bread doubles in both.',
    'tier=2',
  ],
  ['Two towns of the province shut their gates to everybody who comes from {town}.', 'tier=2'],
  [
    'The border regiments get no more supplies by the road of {town}, and send riders to ask why.',
    'tier=3',
  ],
  [
    'Three governors write to {council} that they keep their soldiers at home from now on.',
    'tier=3',
  ],
  [
    'The sovereign asks for the party« by name», and wants to hear each morning how far it is.',
    'level>=17',
  ],
];

/** Sentences around a hunt, in which no one acts in secret: what is written is the creature, its ways and its lair. */
export const huntFrame: OwnFrame = {
  labels: {
    clues: ['what happened', 'how to beat it', 'the lair'],
    lair: 'The lair',
    suspects: 'Who knows something',
    plan: 'What happens if nobody hunts',
    actOne: 'Act one: On the Trail, from {town}',
    gist: 'What is going on',
  },
  stakes: beastStakes,
  world: beastWorld,
  runs: [
    '{T} is among those who look on, with the book of the tower under one arm, and would like to be asked.',
    '{H} looks at the tracks, measures one with a piece of string, and goes home to light the forge.',
    'Whoever asks for {G} is taken there at once«, by {few} people who tell it in {few} ways».',
    'People bring the party things that they will need: a rope, a lantern, a pot of fat. Nobody asks for them back.',
  ],
  where: [
    '{lair}, empty from midnight until four in the morning.',
    '{lair}; from midnight until four {it} {it.is} out.',
    '{lair}. By day {it} sleep{it.v} there; the hours are in the book of {T.name}.',
  ],
  suspects: [
    '{B.full} (has fought {it} and lives), {S.full} (saw what it keeps away from), {T.full} (has heard each visit).',
    '{T.full} has the hours, {B.full} the way, and {S.full} has seen what {it} fear{it.v}.',
    '{B.full} knows how {it} move{it.v}; {S.full} knows about the iron; {T.full} has written everything down.',
  ],
  ways: [
    '{p1}, {p2} and {p3} in any order; each tells something that helps in the fight, and each shows the way to {lair}. A failed check costs an hour, [in which {T} writes down one more sound|and {B} a bad night], and gives the clue all the same.',
    'three places, {p1}, {p2} and {p3}, any of which is enough to find {lair}; whoever goes without the other two fights without what they teach. Failed checks cost an hour, never the clue.',
    'start at {p1}; from there the line of the chain leads to {p2} and on to {lair}. {p3} can wait, but costs nothing but sleep. Every clue is found in the end, an hour later for each failed check.',
  ],
  guards: [
    [
      'Riders of the province hold people back from {p1}«, on both sides of the road»; with a word from {G} they let the party through, and lend it two horses.',
      'tier=2',
    ],
    [
      'At {p2} a patrol of the province has put up a fence, and its sergeant would rather see nobody else die (DC 13 Persuasion, or a note from {G}).',
      'tier=2',
    ],
    [
      'A company of the crown has closed off {p1}, with banners, and its captain has orders to let nobody fail before the ambassadors (DC 14 Persuasion, or the seal of {G}).',
      'tier=3',
    ],
    [
      'Since a wizard of the court was here, {p2} has been under a ward: whoever casts a spell of the 4th level or higher there is heard at {lair} (DC 15 Arcana to see it).',
      'tier=3',
    ],
    [
      'Around {lair} no spell finds its way: a vein of lodestone in the rock turns those who teleport half a mile aside, to {p2}.',
      'tier=3',
    ],
  ],
  openings: [
    [
      '{lair} is where the trail ends, [not a quarter of an hour from the last lamp|closer to the houses than anybody likes]«, and the air before it is warm».',
      'place=yes',
    ],
    [
      'From the edge of it, one sees nothing of {lair} but [a darker spot|a trodden path]«, and hears breathing».',
      'place=yes',
    ],
    [
      '{lair} lies an hour from {town}, [where the path stops being one|past the last fence]; {few} hundred feet before it there are no birds any more.',
      'place=no',
    ],
    [
      'The trail to {lair} takes two hours from {town}, [uphill and against the wind|along a dry stream], and is marked by what {it.they} lost on the way.',
      'place=no',
    ],
  ],
  companions: [],
  comic: [
    [
      '[Nobody dies in this fight|Nobody is killed here]: whoever drops to 0 hit points is licked, sat upon or thrown into something soft, and is out until the end; {it} at 0 hit points sit{it.v} down and sulk{it.v}.',
      'tone=whimsical',
    ],
    [
      'All blows stun: whoever drops to 0 hit points sees stars and may comment, and {it} {it.is} beaten when {it.they} yawn{it.v}.',
      'tone=whimsical',
    ],
  ],
  magic: [
    '*Speak with Animals*: every dog in {town} tells the same: it comes from {lair}, it smells of blood and iron, and there is somebody alive behind it.',
    '*Speak with Animals*, with {it}: one hears only "it hurts" and "mine", and it listens for one sentence, if that is about the iron of {B}.',
    [
      '*Locate Object* finds the iron of {B} within a thousand feet, moving or not, once {B} has described it.',
      'level>=3',
    ],
    [
      '*Locate Creature* leads to {it} within its range, and in the last hours of the night straight to {lair}.',
      'level>=7',
    ],
    [
      '*Speak with Dead*: one of the first hunt says three things: against the wind, the left side, and that {wren} ran the other way.',
      'tone!=whimsical level>=5',
    ],
    [
      '*Scrying* on {wren} shows a cleft, a hand with a stone, and beyond it something asleep. It makes plain what a fire at {lair} would do.',
      'level>=9',
    ],
    [
      '*Clairvoyance* at {lair} shows the middle, the heap at the side and the cleft, in good order for a plan.',
      'level>=5',
    ],
    ['*Augury* about burning out {lair}: "weal and woe", and the woe knocks.', 'level>=3'],
    ['*Sending* to {wren} is answered: "Behind it. Cleft. No fire. Bring water."', 'level>=5'],
    [
      '*Teleport* to {lair} succeeds like any other; it ends in the middle of the floor, and {it} {it.is} a light sleeper.',
      'level>=13',
    ],
    [
      '*Hold Monster* gives the party one turn for the hook and no longer than that: the sound of the chain wakes {it}.',
      'level>=9',
    ],
    [
      '*Raise Dead* helps those whom {it} killed, if there is enough left of them; {G} has the diamonds for one.',
      'tone!=whimsical level>=9',
    ],
    "*Silence* around somebody with a chain: {it} take{it.v} this person for one of its own and passes by at an arm's length.",
    '*Animal Friendship* and *Charm* fail as long as the iron of {B} is in the wound.',
  ],
  complications: [
    'The hook of {H} has a flaw in the snap (DC 14 Investigation before the fight finds it; otherwise it holds for one round).',
    'The wind turns an hour before the party arrives. It can wait a day, go round by the cliff (DC 13 Athletics), or be expected.',
    '{B} has set out alone at night, with the good arm and a spear, and is already at {lair}.',
    'The rain has made the last mile soft: everybody is heard, and the chain leaves no line (DC 14 Survival to find the way).',
    'The dog of {wren} runs ahead and into {lair}. Whoever calls it back loses the surprise; whoever does not loses the dog.',
    '{few} people from {town} have followed the party at a distance, with pitchforks, and want to see it.',
    'A trap of the first hunt is still set on the path (DC 14 Perception; {sting} piercing damage, and it can be moved).',
    '{it} {it.has} moved: the heap and the cleft are where they were, but {it.they} sleep{it.v} across the entrance tonight.',
  ],
  hoards: [
    'In the heap at {lair} lie {items}, and {worth}; the rest has been chewed.',
    'Among what was dragged to {lair} are {items}, and {worth}. For the rest owners will come forward.',
    "A merchant's strongbox lies open at {lair}, bitten through: {items}, and {worth}.",
  ],
  favours: [
    [
      '{town} feeds the party and its horses for a year, and {H} mends everything that they break.',
      'tier=1',
    ],
    ['{wren} owes the party a life, and comes along as a guide whenever asked.', 'tier=1'],
    [
      '{B} gives the party the right to hunt in all the land around {town}, and a pair of young dogs.',
      'tier=1|2',
    ],
    [
      '{council} gives the party a seal: between {town} and {town2} every gate opens to it.',
      'tier=2',
    ],
    [
      'The crown owes the party one wish within the law, and {G} says that the law can be changed.',
      'tier=3',
    ],
    [
      'The fortress above {town2} is given to the party«, with its village and its debts».',
      'tier=3',
    ],
  ],
  gains: [
    ['Between {town} and {town2} people travel at night again.', 'tier=2'],
    [
      'Two towns that had closed their gates because of {it} open them, and send {G} their thanks in writing.',
      'tier=2',
    ],
    [
      'In five provinces the bells are rung for {town}; the crown pays for the ropes, and for the iron to hang in its hall.',
      'tier=3',
    ],
    ['{council} has the party entered in the book of the realm«, between two treaties».', 'tier=3'],
  ],
  prices: [
    ['{T} is given the new bell to ring first, for having counted.', 'tone=heroic'],
    ['{S} is believed at last, and has to tell it each evening.', 'tone=heroic'],
    [
      'The reward of the second hunt goes to its widows, and {G} hopes that the party will not object.',
      'tone=grim',
    ],
    [
      '{G} reads the names aloud of those whom it took, and this time reads to the end.',
      'tone=grim',
    ],
    ['Somebody in {council} had bets on the party, and is not the only one.', 'tone=intrigue'],
    [
      '{B} is asked in public about the first hunt, and answers with the truth; not everybody had wanted it.',
      'tone=intrigue',
    ],
    [
      'On still nights {T} hears a chain, and goes up to look, and there is nothing.',
      'tone=horror',
    ],
    ['{wren} sleeps with a stone in one hand from then on.', 'tone=horror'],
    [
      '{town} holds a parade in which {H} plays {it}, with more feeling than was asked for.',
      'tone=whimsical',
    ],
    ['A committee decides on a statue; it gets the side of the iron wrong.', 'tone=whimsical'],
  ],
  sides: [
    {
      wants: [
        '**{council}** wants the road open before {deadline}, and a report each third day. Content if no more amateurs are hurt; angry if the party is late and somebody else is not.',
        '**{council}** wants it over, and cheaply. Content if {G} hears of each step before the street does; angry if something burns that was not meant to.',
      ],
      later: [
        '**{council}, if content**: {few} archers stand on the rocks above {lair}. Nothing that leaves it gets further than the path.',
        '**{council}, if content**: has sent nets and six oxen to {lair}; once in the fight, they hold what is tied to them for a round.',
      ],
    },
    {
      wants: [
        '**{R.full}** ({R.role}) wants {it} alive, for a buyer in {town2}, and has a cage. Content with a fair share and an honest word; angry if made a fool of in public.',
        '**{R.full}** ({R.role}) wants to be the one who did it, and has brought a painter. Content with the first blow and a good likeness; angry if the party is there first.',
      ],
      later: [
        '**{R.name}, if content**: stands at the entrance of {lair} with a long spear and keeps the way back open.',
        '**{R.name}, if content**: draws {it} out for the first round, by making a great noise on the wrong side.',
      ],
    },
    {
      wants: [
        '**The neighbours of {S.full}** have had enough and want to burn everything down. Content if they are given something useful to do; angry if they are only told to wait.',
        '**Those who were on the first hunt** want to go back for {wren}, and are ashamed. Content if {B} is treated with respect; angry if somebody calls them cowards.',
      ],
      later: [
        '**The people of {town}, if content**: stand on the hill with {num} pans and pots. Once in the fight they all beat them at the same time: {it} give{it.v} way to where the party wants.',
        '**The people of {town}, if content**: have opened the cleft from behind, by an hour with picks, and {wren} is out before the fight begins.',
      ],
    },
  ],
  preventions: [
    'wait at the place with two pieces of iron, and drive {it} off (DC 13 Intimidation)',
    'ask {G} to forbid it in the name of {council} (DC 13 Persuasion)',
    'tell those concerned on the evening before; they sleep in {p3}',
    'lay bait on the way from {lair}, far from any house (DC 13 Survival)',
  ],
  clockEffects: [
    'for each step that the party has prevented, {it} {it.has} gone hungry: {lead} has 10 hit points less; for each one that it has not, {lead} has eaten its fill in {town}, and has advantage on the first attack.',
    'if both steps were prevented, {it} {it.is} asleep when the party comes to {lair}; if neither was, {lead} stands in the entrance, and has heard everything.',
  ],
  firstFight: [
    'on the second evening people with masks and a cart stop the party ({fight}). They are hired by somebody who wants {it} alive and the party out of the way; the one who is caught gives the name: {R}.',
    'at dusk people who live from what the hunters left behind wait for the party on the road to {p2} ({fight}), and do not want to share it. They flee when half of them are down, and drop a map on which {lair} is marked.',
  ],
};
