import type { TaleActs } from './tale-types.ts';

export const dragonLawActs: TaleActs = {
  heading: 'The Heirs of the Hoard',
  blows: [
    "[On the second evening|After the second clue|Late on day two,|Between the second place and the third,|Before the third place,|After dark,|With two clues found,|On the way home,] the scale guard tries to weigh the party, with chains ({fight}). [They stop if somebody demands the receipt« to which everyone has a right»; the order has {H}'s signature.|By law anybody who is weighed gets a receipt; asked for one, they stop«, and show an order that {H} has signed».|Whoever is weighed has a right to a receipt; the word alone stops them, and the order they show is signed by {H}.]",
  ],
  early: [
    [
      '[The road to the rim is free.|Nobody guards the road to the rim.|One can [simply walk|walk] up to the rim.] [The dragon opens one eye, and says« by the letter»|One eye of the dragon opens; it quotes the code]: [whoever has not been summoned|a visitor without a summons] may put one question« and go»; a second visit costs a town, [until the last days before the assize, when the hall stands open to all|except in the last days before the assize, when all may come]. [It will not hear an accusation, since words weigh nothing until they lie in the pan on the day|Accusations it does not listen to, for words have no weight before they lie in the pan on the day|It hears accusations on the day of the assize only, when they can be put in the pan]; and if it is attacked, the whole debt falls due. Asked about the burned village, it says that it has [never written a receipt« in its life»|not written a receipt in {num} years], and that somebody writes its eights from above.',
      'v=a',
    ],
    [
      "The road to the rim is held by {H}'s scale guard by day, and free by night. [They find the bones, and the younger dragon on the pan, which [does not want to fight|will not fight] before it has been paid«: they are to tell the realm to [have it ready|have the gold ready]».|There are the bones, and on the pan the younger dragon, which will not fight before it has its money«: [that should be ready, and they are to say so down there|let it be ready, they should say down there]».|[The bones lie there|They see the bones], and the younger dragon [on its pan|on the pan] wants [its gold before any fight|to be paid first and to fight later]; [they are to say that in the realm|the realm is to be told].] {A}'s secret is theirs from then on, and useless: said aloud, it brings two armies to the river within a week. What the old one may have written [for {town} |]under the scales cannot be read yet, since both pans hang low«, in smoke and fire»; [they are drawn up in the last days, for the assize|only in the last days, for the assize, are they drawn up]. [If they kill the younger one now, the debt passes|With the younger one dead, the debt passes] to those who bought it, and {R} comes to collect it all the same.",
      'v=b',
    ],
  ],
  opens: [
    '[A second shadow passes over {town}, and it is not the right one.|People in {town} know the shadow of their dragon, and the one that crosses the roofs today is another.|The bell of {town} rings for the dragon, and stops: the shadow has the wrong shape.] {R} steps out of the sky, «folds up {R.their} wings into a frock coat, »and presents a claim on behalf of the heirs: the dragon is old, the hoard is mortgaged, and {town2} has bought the debt.',
  ],
  goal: [
    '[{town} suddenly has two creditors, and each of them would rather burn the realm than leave it to the other.|From now on {town} has two creditors, and neither would leave to the other what can be burned.|There are two creditors now, and each would sooner burn {town} than share it.] [The party must get the mortgage deed, which lies with the dragons of {town2}, before the assize|Before the assize the party must have the mortgage deed, which lies with the dragons of {town2}]; with it the realm owes [whatever its holder says|what its holder wants].',
  ],
  map: [
    "[{R}'s principals take possession of the sky.|Those for whom {R} speaks take possession of the sky.] [Nothing that flies or is teleported gets through above {town}; the way out is« now» the old lava road, from the cellars« of {town} beneath the mountain» to the foot of the ledges of {town2}.|Whoever flies or teleports from {town} is turned back at the height of the spires. What is left is the old lava road, which goes from the cellars« of {town} beneath the mountain» and ends at the foot of the ledges of {town2}.] Half way to {town2} a branch leads up to {lair}; it is full of fire, which sinks only in the last days«, for the assize».",
  ],
  way: [
    "[On the lava road it is a night|The lava road takes a night|It is a night's walk on the lava road] (one character in front must find the crust that bears, DC 17 Nature; each failure costs [everyone|everybody] 22 (4d10) fire damage). Those who can change planes may go round through the Plane of Fire, «where {town2} has its back door, »and pay the toll in something [warm|that is warm to the touch].",
  ],
  place: [
    '{town2} is an exchange, on ledges, over a sea of cloud. [Dragons of every colour lie about« and do not look at each other».|On the ledges lie dragons, of all colours«, and each looks past the next».] [They deal in debts of mortals, in whispers, and a realm like that of {B} is small change.|What they whisper about are the debts of mortals, and the realm of {B} is among the small ones.]',
  ],
  rival: [
    '[{R} has assessed the hoards of nine mountains and wept at one.|Nine mountains have opened their hoards to {R}, who made a list in each of them, and wept in one.] [{R} cannot be bribed with gold, but has never yet been given something that had no price.|Gold cannot bribe {R}; a present that cannot be sold might.]',
  ],
  others: ['construct'],
  setPiece: [
    '[The deed comes under the hammer, in an hour, and one bids with what cannot be replaced|In an hour the deed is up for auction, and what one bids is something that cannot be replaced|The deed is auctioned in an hour; a bid is something that cannot be had again]: [a name, a skill, «a memory, »ten years, a love|ten years, a skill, «a name, »a love, a memory] (the character loses it; the player chooses the bid). [Three [bids|such bids] win[| it].|The third [bid|such bid] [is enough|wins|buys the deed].|The party needs [three of them|three such bids] to win.|With the third bid [of the party the hammer falls|the hammer falls|the deed is theirs].|Three [such bids|bids of that kind] buy the deed.] Meanwhile a gang hired by« those» dragons who do not want mortals to bid pushes into the hall ({fight}), and the hall may not be damaged: every spell of the 5th level or higher is a bid.',
  ],
  what: "Investigation :: reading the deed before the auction :: It was pledged« in {town2}», by a claw, for [the sum of one undisturbed night's sleep|one night of sleep, undisturbed].",
  who: "Insight :: asking {R} who told the exchange that the realm would be short :: [A mortal, in good handwriting, with eights from above.|A mortal wrote, in a good hand that draws its eights from above.] {R} has the letter, and {A}'s seal is on it; it asks if somebody would not like to take the debt over«, before the assize».",
  where:
    'Arcana :: looking at the model of the realm on which they bid :: [A thread of fire leads from each town to one place«, as thin as a hair»|Thin as a hair, a thread of fire leads from each town to one place|From each town a thread of fire, no thicker than a hair, leads to one place]: to {lair}. [From there all of them can be set on fire [at the assize|on the day].|At the assize of {town} a spark there is enough for all of them.|One spark there, [at the assize|on the day], and all of them burn.]',
  choice: [
    "[Whoever holds the deed may tear it up, and then the old law stands, as it was, [for ever|for good].|The deed can be torn up, and then the old law stands, as it was, [for ever|for good].] [Or they take it along to the assize, as the realm's creditors: and the dragons will want|Or the party keeps it and goes to the assize as creditor of the realm, and the dragons will want|The party may also bring it to the assize, as creditors of {town}; then the dragons will want] to know [what they mean to do with it|what that means|what is to become of the debt].",
  ],
  first: {
    answer: 'tears up the deed',
    now: [
      '[{R} watches the shreds and says that {R.they} has never seen anything so expensive.|"I have never seen so much money torn," says {R}, and picks up one of the shreds« as a keepsake».] [The exchange [buzzes|hums] for [a|a whole] day.|{town2} talks of nothing else that day.|For [a day|the rest of the day] no debt is [traded|bought or sold].|On the ledges it is quiet, and then [it is not|very loud|everybody talks].]',
    ],
    later: [
      [
        '[At {lair}|At the end|When it comes to a fight,] the law stands«, and it is on the side of the party»: when {A} shouts a clause, one of them may answer« it», and until both have finished (two rounds at most) the dragon does not breathe.',
        'v=a',
      ],
      [
        '[At {lair}|At the end|When it comes to a fight,] the young dragon has heard that somebody tore up gold for the sake of a law«, and would like to know why». [Whenever {A} shouts a clause, one of the party may explain it|Each clause that {A} shouts may be explained by one of the party], and as long as that takes (two rounds at most) it does not breathe.',
        'v=b',
      ],
    ],
  },
  second: {
    answer: 'keeps the deed',
    now: [
      '[In the realm people begin to kneel|It begins in the villages around {town}: people kneel|On the road to {town} people kneel] when the party comes by«, and look up at them [as at the pointer|as they do at the pointer]».',
    ],
    later: [
      '[At {lair}|At the end|On the mountain] the party may demand one thing for {town} that takes no longer than a round (to hold its breath, «to give way, »to answer a question), and the dragon must do it, once. [After that they are asked, every {few2} years, whether the realm is just.|From then on a messenger comes to them every {few2} years«, wherever they are,» to ask whether the realm is just.]',
    ],
  },
  closes: [
    '[[The road ends|It ends] in the throat of the mountain, «in red light, »beneath|Red light ahead: the road ends in the throat of the mountain, beneath] two pans that swing without a sound, and [one of them has the shadow of {town} in it|the shadow of {town} lies in one of them].',
  ],
  lastWay: [
    '[The branch of the lava road ends at the lake, under the lighter pan; whoever climbs up there (DC 17 Athletics) is being weighed.|By the branch of the lava road one comes to the lake, under the lighter pan; to climb up there (DC 17 Athletics) is to be weighed.] [From the rim you are announced by the guard, by [full name|name] and by weight.|On the rim stands the guard, who calls out your [full name, and your weight|weight, and your name].|Those who come over the rim are weighed«, and announced [by name|with the result]».|The guard on the rim weighs all who come, and calls out [their names|the result].|Over the rim there are [stairs|steps], and a guard who [calls your name and weight|announces your weight] [down into the crater|to the crater].]',
  ],
  clock: [
    '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented] the pan of the realm is a talent heavier (ten feet lower), and {A} has one helper fewer; if {B} has signed, the young ruler stands at the rim« in person» and must be told« by somebody» what was in the list.',
  ],
  sides: [
    {
      who: '{G.full} and the estates',
      wants: [
        'want to be weighed and found good, «once, »[honestly|without a trick]. Content with a true account; angry about war.',
      ],
      later: [
        '[come up the mountain« in their robes, on foot,» with the account books of the whole realm, and put them in the pan: it sinks by ten feet.|carry the true account books« of the realm» up to {lair}«, on their own backs», and lay them in the pan: it sinks by ten feet.]',
      ],
    },
    {
      who: '{B.full} and the young',
      wants: [
        'want an end of [scales|all scales]. Content with courage; angry if [they are spared something|somebody spares them].',
      ],
      later: [
        '[ring the bells of twenty towns and do not look up; on the mountain the dragon loses a round, listening.|have the bells of twenty towns rung« at the same time»: the dragon lifts its head to listen, and loses a round.]',
      ],
    },
    {
      who: '{R.full} and the exchange',
      wants: [
        'want [the market to stay calm|a calm market]. Content with a price; uneasy about a gift.',
      ],
      later: [
        "[buy up one of the enemies' debts« on the spot», and that enemy leaves with a bow.|find out which of the enemies owes money to whom, and call in one debt: that enemy has to leave.]",
      ],
    },
  ],
};
