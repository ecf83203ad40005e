import type { TaleActs } from './tale-types.ts';

export const surrenderActs: TaleActs = {
  heading: 'What They Ran From',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Before the third place,|After dark,|With two clues found,|On the way home,] men with sacks come for the one goblin that is alone, and find the party with it ({fight}). [They give up when one is down|One of them goes down, and the others from {town} have had enough|With one of them on the ground the others from {town} drop the sacks]: ["Nobody said that they have friends."|"They told us it was only goblins."|"It was supposed to be one, and small."|"We were to be back for supper."]',
  ],
  early: [
    [
      'By day {A} keeps the key of the great door, and {H} sits behind it, «between the sacks, »with a knife and an order: if the door is forced, the prisoners first. {H} does not want to, and says so« through the wood» (DC 13 Persuasion, and {H} swears to put it off until the muster). Through a knot-hole the party sees that the {few} are alive, and can talk with them: they count along, «are fed, »and ask to be left there, since otherwise {A} takes the next ones. {A} serves the duke: {G} may not lay a hand on {A.them}, and the clerk, who may, is not here before the muster.',
      'v=a',
    ],
    [
      'By day {A} keeps the key of the great door, and {H} watches the rehearsals« from inside». Through a knot-hole the party can talk with the {few}: they are well, they have parts, and they will not come along. They have given their word, «supper is hot, »and whoever is carried out runs back before dark«, so as not to miss the cue». Button tells them the plot against {town} as far as the actors know it. To prove what {A} means to do with it takes more than a goblin who likes the play; and {A} serves the duke: nobody« here» may arrest an officer« of that household» before the clerk comes« to the muster».',
      'v=b',
    ],
  ],
  opens: [
    '{B} tells the party what the tribe has kept from {town}: the men in iron hats« who burned the warren» have followed its tracks. They are {middle} days away, and [they do not take prisoners|nobody has ever surrendered to them twice]; {R} has ridden in ahead of them, to tell {A} the price per dozen.',
  ],
  goal: [
    '{G} needs to know whose soldiers these are, and wants something in writing to stop them« with», and [nobody|no one] has been up there but the goblins. {R} wants to get there first«, with the cart», because [the dead are sold by weight|{R.they} buys the dead by weight].',
  ],
  map: [
    '[The bridge to {town2} is burning|You see the bridge to {town2} burn from far away|There is smoke where the bridge to {town2} was]: those who flee« from the hills» have burned it behind them. [Where the road was there is now a camp of farmers in the mud|The road is a camp now, farmers and carts in the mud|Carts stand axle-deep along the road, with whole families under them], and [the only dry way leads through the goblin warren under the ridge: one gets in by a fox hole outside the wall of {town}|what is left, and dry, is the goblin warren under the ridge; {B} tells the party where it begins, at a fox hole outside the wall of {town}].',
  ],
  way: [
    '[Through the warren it is a night, bent double, with a goblin as a guide who is afraid of the dark|The warren takes a night, on hands and knees, behind a goblin who is afraid of the dark|It takes a night to get through the warren, stooping, and the goblin who knows the way does not like the dark] (DC 13 Survival, [or no check if one of the party walks in front with a light|unless one of the party goes ahead with a light: then there is no check]). [Over the ridge it is two days«, in sight of {R}».|The way over the ridge takes two days«, and {R} can see every step of it».]',
  ],
  place: [
    "Above {town2} lies the old home of the tribe: «rows of sleeping places, »[a school with one slate|a school, with a bench for eight], and on the wall [what they drew of the enemy|the enemy, in chalk]: tall, with horns, and [the same helmets as the duke's own border company|the helmets that the duke's own border company wears].",
  ],
  rival: [
    '{R} has an offer from {A} for the tribe and an order from the border company for silence, and would like to be paid by both. {R} is honest about money« [and nothing else|, and about nothing besides]».',
  ],
  setPiece: [
    '[The border company comes back to smoke out what is left in the burned warren, while the party is inside|While the party is in the burned warren, the border company comes back, to smoke out what is left|What is left in the burned warren is to be smoked out: the border company is back, and the party is inside] ({fight}). [There are {few3} old goblins who were left behind because they walk slowly.|{few3.u} old goblins are« still» here, who were too slow« to be taken along».|The tribe has left {few3} old ones behind, who walk slowly, and told nobody.] [[Each|Every] round, one character can carry one|In a round a character can carry one of them] (DC 12 Athletics), [hold the smoke back with wet cloths|keep out the smoke with wet cloths] (DC 13 Survival), or fight in the passage, [where only two can stand|which has room for two]; after six rounds [the roof comes down|the roof falls in], on all« who are» still inside.',
  ],
  what: "Investigation :: reading the marks on the burned doors :: [A soldier has ticked them off«, one by one».|There is a tick on each«, in chalk, in the same hand».|They have been numbered«, and crossed off».] [It was no war, it was work:|Soldiers in a war do not tick off houses:] the duke's border company clears the valley for [a mine|his mine].",
  who: 'Insight :: asking {R} who told the company where the tribe went :: {A} did, for two silver an ear«, [the day after the surrender|one day after they had surrendered]»; {R} [carried the letter|took the letter there].',
  where:
    'Perception :: listening in an old shaft that only the goblins left behind know :: [Above it [somebody|someone] counts to three, again and again|Overhead a small voice says three numbers, always the same ones]: this comes out under the floor of {lair}.',
  choice: [
    "{R} offers the company's orders, signed and sealed, for the receipt that {B} was given« for the prisoners»: with it the tribe belongs to {R}. Or the party takes the old ones to {town} as witnesses, slowly«, with {R} behind».",
  ],
  first: {
    answer: 'trades the receipt',
    now: [
      "[The orders are real, and enough to hang an officer.|They are the real orders, and an officer could hang by them.|With such orders in hand one can bring down an officer.|They are genuine, down to the seal, and an officer's head depends on them.] {B} asks for nothing to be explained, and [writes the party's names into the price list|enters the party, by name, in the price list].",
    ],
    later: [
      [
        '{R} stands at {lair} with a paper and claims {num} goblins«, loudly». [Half of those beside {A} wait to see who is in the right: they fight only from the third round on.|Half of those beside {A} want to see that paper first, and fight only from the third round on.] At the muster {G} rules that a receipt [is not a bill of sale|sells nobody], and {R} writes it off [as a loss|, to the copper].',
        'escort=people',
      ],
      [
        '{R} stands at {lair} with a paper and claims {num} goblins, loudly. Half of the dogs know the cart«, and what falls off it»: they sit down beside it, and fight only from the third round on. At the muster {G} rules that a receipt [is not a bill of sale|sells nobody], and {R} writes it off [as a loss|, to the copper].',
        'escort=beast',
      ],
      [
        '{R} stands at {lair} with a paper and claims {num} goblins«, loudly». {A} has to read it before anything else« can be done», and does nothing else in the first round. At the muster {G} rules that a receipt [is not a bill of sale|sells nobody], and {R} writes it off [as a loss|, to the copper].',
        'escort!=people|beast',
      ],
    ],
  },
  second: {
    answer: 'takes the old ones along',
    now: [
      '[It takes a day longer, and|The way takes a day longer with them, and|They have to rest at every milestone. On the way|With them one goes at the pace of the oldest, and] [each of them tells the story of the war to whoever carries it, and it is a different war each time, except for the helmets.|each of them tells whoever carries it how the war was, and no two wars are the same, but the helmets are.|from every back comes another account of the war, and [they have nothing in common but the helmets|only the helmets are the same].|they talk of the war, into the ears of those who carry them, and agree only about the helmets.]',
    ],
    later: [
      '{few3.u} old goblins walk into {lair}« in front of the party». The prisoners stand up for them, and {A} [has to|must] fight in the middle of a reunion: [nobody|no one] can flee from the barn.',
    ],
  },
  closes: [
    '[The party sits under a trapdoor, in the dark, and a small voice above says:|Over the party is a trapdoor, with light in the cracks, and a small voice says:|There is a trapdoor above the heads of the party, and on it sits somebody who says, slowly:|It is dark, and the ladder ends at a trapdoor. On the other side of it somebody small says:] ["Three, and now comes the one they did not teach us."|"Three, and who knows the next one?"|"Two, three, and there must be more of them."|"Three, and I think that the next one is called many."|"Two, three, and now I have to use the other hand."|"Three, and then it is supper, I think."]',
  ],
  lastWay: [
    'From the old shaft« of the warren» a trapdoor opens in the middle of {lair}, among the prisoners. [From the street there is only the great door, and {A} has had it barred« with a cart».|The great door is the only one to the street, and behind it, by order of {A}, stands a cart.]',
  ],
  clock: [
    [
      '[The border company has halted at the burned bridge, and goes home as soon as its orders, or those whom it left behind, are shown at the muster.|At the burned bridge the border company has come to a halt; if its orders, or those whom it left behind, are shown at the muster, it goes home.|The border company cannot cross« where the bridge was», and waits; when the muster has seen its orders, or those« whom it» left behind, it turns round.] [Each|Every] prevented step leaves one helper of {A} at home with a bad conscience; if the pens were emptied, all {num} are here, [and every blow that misses hits straw with [somebody|someone] in it|and there is [somebody|someone] in the straw wherever a blow goes astray].',
      'escort=people',
    ],
    [
      '[The border company has halted at the burned bridge, and goes home as soon as its orders, or those whom it left behind, are shown at the muster.|At the burned bridge the border company has come to a halt; if its orders, or those whom it left behind, are shown at the muster, it goes home.|The border company cannot cross« where the bridge was», and waits; when the muster has seen its orders, or those« whom it» left behind, it turns round.] [For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented], word has gone round what the dogs are for, and one of them has been fetched home; if the pens were emptied, all {num} are here, [and every blow that misses hits straw with [somebody|someone] in it|and there is [somebody|someone] in the straw wherever a blow goes astray].',
      'escort=beast',
    ],
    [
      '[The border company has halted at the burned bridge, and goes home as soon as its orders, or those whom it left behind, are shown at the muster.|At the burned bridge the border company has come to a halt; if its orders, or those whom it left behind, are shown at the muster, it goes home.|The border company cannot cross« where the bridge was», and waits; when the muster has seen its orders, or those« whom it» left behind, it turns round.] [For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented], {A} has written the report once more, «by candle, »and is slower by 2 on initiative; if the pens were emptied, all {num} are here, [and every blow that misses hits straw with [somebody|someone] in it|and there is [somebody|someone] in the straw wherever a blow goes astray].',
      'escort!=people|beast',
    ],
  ],
  sides: [
    {
      who: '{G.full} and the watch',
      wants: [
        'want the law kept«, because it is the only one that {town} was ever proud of». Content if [no prisoner dies|the numbers are right|everything is written down|nobody shouts at the prisoners]; angry if [the party buys peace with them|one of them is struck|the count is put off|somebody calls them vermin].',
      ],
      later: [
        'stand before the great door with the law book, and [nobody|no one]« from outside» comes to help {A}.',
      ],
    },
    {
      who: '{B.full} and the tribe',
      wants: [
        'want a wall to be inside of. Content if they are asked, [by name|first|politely]; angry about nothing, which is [worse|hard to look at|harder to bear].',
      ],
      later: ['have loosened {few4} boards« from inside»; the party comes in wherever it wants.'],
    },
    {
      who: '{S.full} and the tavern',
      wants: [
        'want to be left alone and not« to be» thought cruel. Content if [somebody|someone] says sorry to {S}; angry if [the children in the cellar are used as proof|anyone drags the children out of the cellar].',
      ],
      later: [
        [
          "bring the dogs, who [lie down on the feet of one of the enemies« and do not get up»|choose one of the enemies and sit down on that one's boots«, and stay»].",
          'escort!=beast',
        ],
        [
          'whistle at the door, and one of the dogs« that {A} has borrowed» remembers whose it is and trots out.',
          'escort=beast',
        ],
      ],
    },
  ],
};
