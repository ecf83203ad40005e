import type { TaleActs } from './tale-types.ts';

export const secondLampActs: TaleActs = {
  heading: 'The Convoy That Would Not Wait',
  blows: [
    "[On the second evening|After the second clue|Late on day two,|Before the third place,|After dark,|With two clues found,|On the way home,] [the party is met on the stair of the lamp house by people who want the log book burned|people who want the log book burned wait for the party on the stair of the lamp house|there are people on the stair of the lamp house who have come to burn the log book] ({fight}). [They stop when one of them|They stop once one of them|They give up when one|They stop the moment one] is down; [the one who is caught was hired for a mule's wages, by {H}|whoever is caught says that {H} paid, and no more than one pays for a mule].",
  ],
  early: [
    [
      'The mule path breaks off at a gully, thirty feet wide and full of wind; the bridge of planks is drawn in« on the far side», and {H} lets it down at night, for five mules. From here they see the fold, sacks, and a light, and hear someone groan« whom {H} speaks to gently». Whoever climbs down into it and up again (DC 16 Athletics), or flies« against that wind», finds {W.full}: she has seen {H} at the lamp« and heard for whom»; but [nobody|no one] in {town} will believe that of {A} unless {W.name} says it herself, and she has broken legs and a fever, and would not live through a ride« by mule». {H} has set the legs, begs the party to leave her« here» for some days, and does not betray that they have been here; once snow has filled the gully, she can be fetched by sledge.',
      'v=a',
    ],
    [
      'The mule path breaks off at a gully, thirty feet wide and full of wind; the bridge of planks is drawn in on the far side, and {H} lets it down at night, for five mules. From here they see the fold, «sacks and a light, »and when the wind drops they hear a woman sing; {B}, if« he is» told« of it», has to sit down, for there is one person who sang that. Whoever tries to climb over, or lies in wait« at the bridge», is noticed by the mules« before anything else», and {H} kicks the planks into the gully. Nor can {G} lock up {A} on what they know: as long as she is over there, {B} and {T} do not dare to say a word« to a judge». [The snow of the next days will fill the gully;|In a few days the snow will have filled the gully;|It needs some days of snow to fill the gully;] [then the old road can be walked again|after that one can walk the old road again|then one can cross it on foot].',
      'v=b',
    ],
  ],
  opens: [
    'A rider comes down: {R} has left {town2} early with {few5}« of the {num}» carts and is« already» on the mountain. [The others follow on the appointed day.|The rest is still to come on the day that was agreed.|All the others keep to the day that was agreed.] {A} is the first to cheer.',
  ],
  goal: [
    'It is no longer enough to know who it was. {R} [has to|must] be stopped, turned or led« by hand» through the worst night of the year, and {A} [has to|must] believe that nothing has changed.',
  ],
  map: [
    '[The early snow brings down the shelf above the toll house:|Too much snow has fallen too early, and the shelf above the toll house lets go of it:] the new road is closed behind the first carts, and {G} will have it dug free« for the others» by {deadline}. [The same snow has filled the gully« on the old road» [to the brim|to the edge].|Along the old road the same snow has filled the gully, level with the edge.|[On the old road the gully is full of it|The gully of the old road is full of snow], and [can be crossed|bears a cart].] [The carts of {R} can only go on, over Cold Step, or along the old road, which passes straight through {lair}.|The carts of {R} cannot go back; there are Cold Step and the old road, which passes straight through {lair}.]',
  ],
  way: [
    '[Up to the convoy it is a day on foot against the wind|The convoy is a day away, on foot and against the wind|A day of walking into the wind lies between {town} and the convoy] (DC 13 Survival by the group; a failure costs each a level of exhaustion). {S} knows a goat path that [halves it«, for those who can climb»|takes half as long«, if one can climb»] (DC 13 Athletics).',
  ],
  place: [
    '[The first carts stand in a bend, nose to tail: {few5} of them|The bend has brought the first carts to a stop, nose to tail: {few5} of them|{few5.u} carts, the first of the convoy, have come to a stop in a bend], [children under the canvas, axles freezing|their axles freezing, and children under the canvas]. [The first cart carries a rescue lamp on a pole«, like that of {B}»; it is a present from {A}.|From a pole on the first cart swings a rescue lamp of its own; {A} has sent it up as a present.]',
  ],
  rival: [
    '{R} has a bonus« in {R.their} contract» for every day saved, {few6} children under the canvas, and no reason to trust strangers. {R} would rather be brave than late«, and says so often».',
  ],
  others: ['beast'],
  setPiece: [
    '[At midnight hungry people come for the last cart, and beasts that are hungrier still come at their heels|At midnight the last cart is attacked by people who starve, and by beasts that have followed them|People who have not eaten for days want the last cart, at midnight, and hungrier beasts come behind them] ({fight}), while the first cart [slides|begins to slide]. [Each character does one thing per round|There is time for one thing each per round|In each round there is time for one thing each]: cut a harness (DC 13 Sleight of Hand), hold a wheel (DC 14 Athletics), calm the mules (DC 12 Animal Handling), or fight. [Four successes save every cart; each success« that is» missing costs a cart|With four successes no cart is lost; each« one that is» missing costs a cart], and {R} remembers whose it was.',
  ],
  what: 'Investigation :: taking apart the lamp that {A} sent :: Its mirror is turned to the back«, into the eyes of the drivers»: behind this lamp [nobody|no one] can make out that of {B}, only one that is much nearer.',
  who: 'Persuasion :: asking the drivers who told them to come early :: A letter did, in the name of {G}; {R}« still» has it, and the hand is that of {A}«, who writes the bills».',
  where:
    'Perception :: watching the mules of the convoy at the bend :: [They scent other mules« on the wind», from below, from {lair}.|They prick up their ears at a smell of mules, «from below, »from {lair}.]',
  choice: [
    '{R} will follow [one light only|one light, not two]. [The party can lead all the carts over Cold Step behind the true lamp, in the storm; or over the old road, on which no storm blows, and which {A} holds.|They can all go over Cold Step«, in the storm,» behind the true lamp; or along the old road«, out of the wind,» and into the hands of {A}.]',
  ],
  first: {
    answer: 'leads them over Cold Step',
    now: [
      [
        '{R} walks [in front beside the party|beside the party, in front]. {A}, who sent for the carts before their time, lights the false lamp« for them» and posts [everyone|everybody] on the ledge.',
        'escort=people',
      ],
      [
        '{R} walks [in front beside the party|beside the party, in front]. {A} sent for the carts before their time, and the false lamp is lit« for them» a whole hour before its time.',
        'escort!=people',
      ],
    ],
    later: [
      [
        'Those with {A} are [up on the ledge|on the ledge] when the fight begins, and come down one« after the other, one» [each|every] round from the second round on.',
        'escort=people',
      ],
      [
        'The smell of the« draught» mules has drawn the animals of the fold up to the ledge; from the second round on one« of them» is back in [each|every] round.',
        'escort!=people|no',
      ],
      [
        '{H} is« still» up on the ledge when the fight begins, and needs two rounds for the path down« to the mules».',
        'escort=no',
      ],
    ],
  },
  second: {
    answer: 'leads them down the old road',
    now: [
      '[The drivers find the wrecks of their friends« on the way», and {R} reads out the names« on the planks».|[On the way down|Going down,] they pass what is left of the carts of their friends, and [see what has been taken|do not say a word].|[The old road leads past the wrecks|They come past the wrecks], and [the drivers take off their caps|every driver knows one of the carts].]',
    ],
    later: [
      'The carts stand before the fold, and four angry drivers [fight on the side of the party|fight for the party]; for each driver who dies, {R} wants to hear« from the party» whether it was [necessary|worth it].',
    ],
  },
  closes: [
    '[Both lamps burn, a hundred paces apart,|In the dark stand two lamps, a hundred paces apart,|Ahead, a hundred paces apart, are two lamps,] and {R} asks [quietly|in a low voice] which of them is home.',
  ],
  lastWay: [
    '[The wall of {lair} is steep and iced on the inner side.|On the inside the wall of {lair} is steep, and iced.] [Along the old road you walk in« upright»|The old road leads in through the gate, upright|By the old road one can walk in at the gate]; [from the ledge you can slide in over the roof (DC 13 Acrobatics) and land among the sacks|the ledge is above the roof, down which you can slide (DC 13 Acrobatics) in among the sacks].',
  ],
  clock: [
    [
      '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented], one of those beside {A} has run away« over the pass»; if {B} was dragged from his lamp, the storm hides {A} for one round more«, and [nobody|no one] sees anything further off than ten paces».',
      'escort=people',
    ],
    [
      '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented], {H} has had less meat to throw to the animals« round the fold», and one of them has gone off« to hunt»; if {B} was dragged from his lamp, nobody lights it« in this storm», and the fight is in the dark.',
      'escort!=people|no',
    ],
    [
      '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented], {A} has lain awake one night, and has 3 hit points fewer; if {B} was dragged from his lamp, the pass is« as» dark« as a sack», and {A} knows it by heart.',
      'escort=no',
    ],
  ],
  sides: [
    {
      who: '{G.full}',
      wants: [
        'wants the convoy through and the trial in public«, in that order». Content if asked before [anyone|anybody] is hanged; angry if {A} is only made to vanish.',
      ],
      later: [
        [
          'has torches carried up the old road« at the right moment»: one of those beside {A} believes that the soldiers have come, and leaves.',
          'escort=people',
        ],
        [
          'has torches carried up the old road« at the right moment»: one of the animals shies at so much fire« and runs for the rocks».',
          'escort!=people|no',
        ],
        [
          'has torches carried up the old road« at the right moment»: {A} turns round to count them, and loses the first turn over it.',
          'escort=no',
        ],
      ],
    },
    {
      who: 'The widows of {town}',
      wants: [
        'want their houses back«, and do not care who sleeps in a cell». Content if they see one paper burn; angry if the party eats at the table of {A}.',
      ],
      later: ['have emptied the inn of lamp oil, so that {A} has none but what is in the lamp.'],
    },
    {
      who: '{R.full} and the drivers',
      wants: [
        'want [to arrive|to get there]. Content with straight answers; angry about every hour of waiting that [is not explained|nobody explains].',
      ],
      later: [
        'hold mules ready below, and whoever flees« from the fold» is brought back [across a saddle|tied to a saddle].',
      ],
    },
  ],
};
