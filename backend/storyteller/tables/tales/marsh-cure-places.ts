import type { Tale } from './tale-types.ts';

export const marshCurePlaces: Tale['places'] = [
  {
    name: 'the house of {A.full}',
    look: [
      "Bottles in every window, brown«, so that the light in the room of {A} is like tea». [In the back room stands a child's bed, which is made every day|There is a child's bed in the back room, and somebody makes it every day|The child's bed in the back room is freshly made]; {A} does not go past it without touching the rail.",
      '[Scales«, dried moss», a queue to the garden gate.|From the scales and the dried moss the queue goes back to the garden gate.|Scales, jars of moss, and people in a line that ends outside in the lane.|There is a queue, past the scales and the bunches of moss, as far as the garden gate.] {A} gives out spoonfuls with a steady hand« and calls everybody "dear"».',
    ],
    todo: [
      '{A} tells the truth to anybody who queues, takes the spoon, and swallows (DC 13 Constitution saving throw; on a failure that character [walks tonight«, and wakes at cockcrow, unharmed»|joins the others tonight, and wakes unharmed when the cock crows]). [Others must come in by the garden while {H} is filling bottles (DC 13 Stealth).|The other way in is the garden, while {H} fills bottles there (DC 13 Stealth).]',
    ],
    what: [
      [
        'Arcana :: holding a bottle against a candle :: [In it something stirs like a very long hair.|A thing like one long hair has begun to move in there.|There is a hair in it, long and pale, and it is not still.|Something uncurls in it«, thin as a hair».] [It turns towards the marsh, and pulls.|It feels its way to the side of the marsh and draws at the glass.|Whichever way the bottle is turned, it lies on the side of the marsh.|The bottle leans, a very little, towards the marsh.] [Such water is a pledge|Water like that is a promise|This is how a pledge looks], [and whoever drinks it has accepted an invitation|and to drink it is to say yes to an invitation|and those who drink it [have said that they will come|have promised to come]].',
        'v=a',
      ],
      [
        'Medicine :: reading the book of patients :: For each of the {num} there is a time of death, in a shaking hand, and under it a time when they came back. [There is an hour between them, every time.|Between the two lies an hour, each time.|It is one hour later, each time.|Each time it took an hour.|The difference is an hour, without exception.]',
        'v=b',
      ],
    ],
    who: 'Insight :: asking {A} who it was that was cured first :: "My own," says {A}«, and [takes down a bottle that was standing quite straight, and puts it back|straightens a bottle that was straight|wipes a shelf that is clean]». ["You would have [done the same, and gone on, too."|gone on, too."|spooned it out yourself."]|"Who would not have? And who in {town} would have stopped?"|"After that one cannot say to the [others|neighbours] that there is [none|none left]."|"What would you have [told|said to] the next one who [knocked|came at night]?"|"Then there was [a woman at the door, with her own in her arms."|a man at the door, who had carried his boy for four miles."]|"I only wanted the one, and by morning they were standing [in the street|at the door|down to the bridge]."|"Would you have [kept it for yourself|kept the recipe|shut the door]?"]',
    where:
      'Survival :: looking at the boat behind the house :: [Rust from a boiler is on the bottom boards, and copper green.|The bottom boards are red from a boiler, and green from copper.|On the bottom boards are flakes of rust, from a boiler, and green stains of copper.|There is boiler rust in the bilge«, and verdigris».] In the marsh there is« just» one boiler«, with a chimney»: {lair}.',
  },
  {
    name: 'the peat cutting|the old peat cutting|the turf cutting',
    look: [
      '[Black walls«, straight as a cake», with spade marks|The cut walls are black, with the marks of the spade|A trench, black and straight, deeper than a man]; at the far end [a place that has been filled in and stamped down and filled in again|somebody has filled in a hole, more than once|a patch has been dug, filled, stamped on, and filled some more].',
      'Stacks of turf in rows, and between them«, on its own,» the hat of {T}, with a stone on it.',
    ],
    todo: [
      '[The wall that {T} has cut sweats« and leans in».|Water comes out of the wall that {T} has cut, and the wall is coming after it.] [Two must shore it up while {T} digs (DC 12 Athletics for the group); on a failure|{T} digs, and two must shore it up (DC 12 Athletics for the group); on a failure|It takes two to hold it while {T} digs (DC 12 Athletics for the group), and on a failure] [[somebody|someone] is in black mud up to the neck|[somebody|someone] goes into the mud as far as the chin], and something takes hold of [a foot|an ankle]«, [not roughly|almost shyly|as a child takes a hand]».',
    ],
    what: [
      [
        'History :: opening the chest with the dress in it :: Inside is a list, "those who stood by": {few4} families« of {town}, with a mark for each hand», and those of {T} and of {H} are among them. [Above it a line has been added lately, in red ink|At the top there is something newer«, in red ink»|Somebody has written over it, in red ink that is not dry yet|There is red ink at the bottom, a few weeks old]: ["RSVP, at {lair}"|"An answer is requested, at {lair}"|"RSVP. The bride receives at {lair}"].',
        'v=a',
      ],
      [
        'Medicine :: looking at what {T} has buried :: It is the baker, [tanned, months old, with fever spots|brown as a boot, with the spots of the fever, and dead for months]. [He is selling rolls in {town} at this moment«, and whistling».|At this hour he stands in his shop in {town}, whistling, and sells rolls.]',
        'v=b',
      ],
    ],
    who: [
      [
        'Persuasion :: asking {T} who comes here at night with a hand cart :: {H}, who goes on« by boat» into the reeds with empty bottles and comes back with full ones, and never without a list from {A}.',
        'v=a',
      ],
      [
        'Persuasion :: asking {T} who comes here at night with a hand cart :: {H}, who goes on« by boat» into the reeds, with something under a tarpaulin, and always after {A} has been called to a sick bed.',
        'v=b',
      ],
    ],
    where:
      'Nature :: following the water that seeps from the wall :: [It runs the wrong way, out, uphill, and is warm.|This water is warm, and runs uphill, and out, as water should not.|It is as warm as soup«, and runs uphill».|Against all sense it climbs, out of the cutting, and steams a little.|It has been heated somewhere, and runs up the slope, as if called.] It goes to the chimney in the reeds, to {lair}.',
  },
  {
    name: 'the hut of {S.full}',
    look: [
      '[A roof on the water, a goat, a row of small boats made from bark|You see a roof on the water and a goat on the roof; and in a row lie little boats of bark|It is hardly more than a roof on stakes, with a goat under it, and bark boats on a plank|Smoke, a goat« on a tether», and a fleet of boats made from bark], each with [a candle end|a stump of candle]. {S} is repairing the smallest one.',
      'Reeds, [smoke«, eel skins»|eel traps, a smoking chimney pipe|nets, dried fish], [bark boats with candle ends in a row|little boats with candles in them], and {few} chairs that look out over the marsh«, [as if guests were expected|all of them empty]».',
    ],
    todo: [
      '[There is no path to {S}«, and the water closes over mistakes».|Nobody has marked a path to {S}, and over a mistake the water closes.|One gets to {S} by stepping on the right tufts, and the wrong ones look the same.] {B} knows the way, and [leads the party for a promise|wants a promise for it] (DC 12 Persuasion: "not to be made to swallow anything"); [else it is DC 14 Survival|without {B} it is DC 14 Survival].',
    ],
    what: [
      [
        'Religion :: asking {S} for whom the candles are :: ["For her.|"They are hers.|"For the one in white.|"For the bride.|"You will not have heard of her.] [We held the pole, all of us who were [small enough not to be asked|too small to be asked].|We small ones were not asked, we had to hold the pole [too|with them].|The pole was long, and they put our hands on it, too, the children\'s.|Each of the five families sent a child to hold the pole, too, and ours [sent me|was the one that sent me].|Ours was one of the five families, and they put my hand on the pole.] [She had [flowers|marigolds] in her hair, and said: are you not coming [in|too]?"|There were [flowers|marigolds] in her hair, and were we not coming, she [said|asked]."|She thought that it was part of the [feast|dance], and asked when we were coming in, too."|She laughed at first«, and asked us to [come and dance|come in|hold her shoes]»."|She was not afraid, and held out [her|a] hand, so that we might [come along|come in, too]."]',
        'v=a',
      ],
      [
        'Religion :: asking {S} for whom the candles are :: ["For each that dies over there in spring. {num.u} this year.|"One for each who dies over there in spring; it was {num} this year.] [And then I see them go by, in the evening«, on the dyke of {town}», with shopping."|In the evening I see them all on the dyke of {town}, coming home with their shopping."|I had lit them all, and next day I saw them, the same ones, on the dyke of {town}, with baskets."]',
        'v=b',
      ],
    ],
    who: 'Perception :: looking at the dyke from here through the spyglass of {S} :: {A} stands on it at midnight, in front of all of them, and holds up a lantern«, like [[somebody|someone] who counts a choir|a shepherd at a gate|a host who looks whether all have come]». [{H} goes along the rows with blankets.|{H} has brought blankets, and hands them out.|{H} walks behind«, with blankets».]',
    where:
      'Persuasion :: asking {S} what they all look at :: ["The chimney«, where the light is».|"There is a light, at the chimney.|"It is never quite dark at the chimney.|"You see the chimney, but by night you would see the light.|"A light, out of that chimney.|"Sit here after dark, and you will see what shines out of that chimney.] [I have never gone nearer to {lair} than a song carries|As far as a song carries, so far I have gone to {lair}, and not farther|I sing to {lair} from where I am, and go no nearer|My goat will not go as far as {lair}, and she is right|To {lair} I go by day, to the reeds round it, and no step more]."',
  },
];
