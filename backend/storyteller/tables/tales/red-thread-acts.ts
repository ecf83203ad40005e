import type { TaleActs } from './tale-types.ts';

export const redThreadActs: TaleActs = {
  heading: 'Poison for the Pack',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Before the third place,|After dark,|With two clues found,|On the way home,] grooms of the lodge [take the party for poachers, on purpose|"mistake" the party for poachers|stop the party as poachers, which nobody believes for a moment] ({fight}). [[They stop when one of them|They stop once one of them|They give up when one|They stop the moment one] is down, and the youngest says that|When one of them is down they give up, and the youngest says« that»|The first of them who falls is enough for the others; the youngest talks:] {H} had been told to put a thread on each of the party\'s coats.',
  ],
  early: [
    [
      "[By day nobody is there but those from {town} who sit in the stalls, cold and upright, each with a grey hound across the threshold.|By day there is no guard but the hounds: in the stalls sit people from {town}, cold and upright, and across each threshold lies a grey hound.] [The hounds let the party in« and look on».|The hounds look at the party and let it in.|No hound gets up when the party comes in.] [Whoever is carried out over the threshold stops breathing in their arms (DC 12 Medicine to see it in time, and carry them back): the pack keeps what it has fetched until the horn says otherwise, and|But nobody can be carried off: past the threshold they stop breathing (DC 12 Medicine to see it in time, and carry them back), since the pack keeps what it has fetched until the horn says otherwise, and] [it hangs on {A}'s belt, by day and by night, among armed grooms and honoured guests|{A} wears it on the belt, asleep and awake, with grooms and guests all round|{A} never puts it down, and is never without armed grooms]. [They know now that all of those who were taken are alive.|So all of them are alive«; that much they have seen».|The party can tell {town} that everyone is alive.|What they can bring home to {town} is the news that all of them live.|At least {town} can be told that none of them is dead.] [Blankets help; so does a name, at which one of the hounds lies down.|It helps to bring blankets, and to say a name: one hound lies down at it.|Said aloud, a name makes one of the hounds lie down; and a blanket is worth the walk.|They can put blankets round them, and see a hound lie down when somebody says a name.]",
      'v=a',
    ],
    [
      "[By day nobody is there but the hounds, in their stalls, who do nothing, and look at the hands of the party.|Nobody guards it by day. The hounds lie in their stalls, do nothing, and look at the hands of the party.|By day the party finds the hounds alone, each in its stall, and each looks at their hands.] If one of them is called by the name it had as a child, somebody from {town} sits in the straw«, and can tell them a great deal»; but the thread has grown into the skin, and at dusk, when {A} blows the horn, the one whom they called goes back«, on all fours, however well held». The horn must be broken first, and [it hangs on {A}'s belt, by day and by night, among armed grooms and honoured guests|{A} wears it on the belt, asleep and awake, with grooms and guests all round|{A} never puts it down, and is never without armed grooms]. [The one whom they called fights for them at {lair}«, from the first round on».|At {lair} they will have one hound on their side, from the first round on: the one whom they called.]",
      'v=b',
    ],
  ],
  opens: [
    '[{R} rides into {town} with wagons full of poisoned meat.|Wagons with poisoned meat roll into {town}, and {R} rides in front.] The hounds have been seen in {town2}« as well», and [{R} will have the forest laid with it from end to end.|from end to end the forest is to be laid with it.|by order the forest is to be laid with it, all of it.] {A} [offers to show the best places|knows good places for it, and offers to show them|will gladly show them where].',
  ],
  goal: [
    [
      '[Poison does nothing to the dead.|The dead do not mind poison.|The pack is dead and will not mind the poison.|A dead hound eats no meat.|Meat is wasted on the dead.] [But before the meat is laid {R} will clear {town}, "for the safety of the people", and a forest in which none of the families walks belongs to the lodge.|But {R} means to clear {town} first, "for the safety of the people", and when none of the families walks in the forest, it belongs to the lodge.] [The acorn book holds only one half of the oath.|What stands in the acorn book is only half of the oath.|The oath in the acorn book breaks off in the middle.] [The party must go to {town2} and find the other half«, with which {R} can be kept from giving the order».|The other half is in {town2}, and the party must fetch it«: it can keep {R} from giving the order».]',
      'v=a',
    ],
    [
      '[The poison would kill the missing of {town}, and {R} will not believe that without a witness.|What would eat the poison are the missing of {town}, but {R} wants a witness for that.] [The party must go to {town2}, where a woman lives who was a hound« in the days of the old lord», and bring {R} the proof.|In {town2} lives a woman who was a hound« in the days of the old lord»; the party must go there and bring {R} the proof.]',
      'v=b',
    ],
  ],
  map: [
    '{R} has the forest roads closed« with nets and bells». [Only the bed of the stream is open«, by night», and it comes out in {town2}; from there an old feeding tunnel« goes under the hill and» ends behind the stalls of {lair}.|At night one can still go up the bed of the stream, to {town2}, where an old feeding tunnel begins, which leads under the hill to the back of the stalls of {lair}.]',
  ],
  way: [
    '[Up the stream it is a night in cold water|The stream is a night of cold water|Those who wade up the stream are in cold water all night|The bed of the stream means wet boots until morning] (DC 13 Constitution saving throw, or one level of exhaustion). [Through the nets it is three hours|The way through the nets takes three hours|It is only three hours through the nets] (DC 14 Stealth by the group; on a failure the bells ring«, and [both {R} and the hounds come to look|they bring both {R} and the hounds]»).',
  ],
  place: [
    '{town2} is a village with high sills and no dogs«, and since last week {H} has done its washing too». [In every house hangs a shirt that has been turned inside out|They have turned one shirt inside out in each house and hung it up|Over each door a shirt has been nailed up, inside out], and [children are called by one name outdoors and by another at table|children have one name for the street and another for the table].',
  ],
  rival: [
    '[{R} lost a brother to wolves that were really men, and has gone by the book« ever» since.|Wolves that were really men killed the brother of {R}, who has not left the rules by an inch since.] {R} [would give the party one day, if they signed for what happens« in it»|can be brought to wait for one day, if the party signs for it].',
  ],
  others: ['beast'],
  setPiece: [
    [
      '[The pack comes to {town2} on the heels of the party, with the grooms of the lodge behind it ({fight}).|The party has been followed to {town2}, by the pack and by grooms of the lodge ({fight}).] [The five houses round the well have to be held until the cock crows, six rounds: each character can|Until the cock crows, which is six rounds, the five houses round the well have to be held: each character can|There are five houses« round the well», and six rounds until the cock crows: each character can] bar a door (DC 13 Athletics), search a sleeper for thread (DC 12 Investigation), run along the roofs as bait (DC 14 Acrobatics), or sing louder than the horn (DC 14 Performance). [Each failure costs the village one person, who walks away.|With each failure one person of the village gets up and walks.|For each failure somebody comes out of a house, barefoot, and follows the horn.|On each failure a door opens, and one villager walks out to the hounds.|A failure means that a villager goes with the hounds, one for each.]',
      'v=a',
    ],
    [
      '[The pack comes to {town2} on the heels of the party, with the grooms of the lodge behind it ({fight}).|The party has been followed to {town2}, by the pack and by grooms of the lodge ({fight}).] [The five houses round the well have to be held until the cock crows, six rounds: each character can|Until the cock crows, which is six rounds, the five houses round the well have to be held: each character can|There are five houses« round the well», and six rounds until the cock crows: each character can] bar a door (DC 13 Athletics), search a sleeper for thread (DC 12 Investigation), run along the roofs as bait (DC 14 Acrobatics), or sing louder than the horn (DC 14 Performance). [Each failure costs the village one person, who runs off on all fours.|With each failure one person of the village goes down on all fours and runs.|For each failure somebody falls on all fours in a doorway and is gone.|On each failure the horn gets one villager, who runs off as a hound.] [What looks like a beast in this fight is somebody of {town}; blows that stun are enough.|The beasts in this fight are people of {town}, and blows that stun are enough.]',
      'v=b',
    ],
  ],
  what: [
    [
      'History :: opening the parish chest of {town2} :: [Here lies the other half of the« old» oath|In it is the other half of the oath|At the bottom lies the rest of the oath]: [the forest goes to the lodge only if the families leave« it» "all in one night"|the lodge inherits the forest only if the families leave it "all in one night"]. [{R} was about to do just that.|If {R} clears {town}, that is such a night.|An order to clear {town} would be enough.|That is what {R} would have brought about.]',
      'v=a',
    ],
    [
      'Insight :: talking with the old woman who came back :: [For one winter, in the days of the old lord, she was a hound of his, and she still does not like to be touched.|It was one winter, on four feet, when the old lord was young, and since then she has kept her distance.|She ran with the old lord\'s pack for one winter, and still eats with her back to the wall.|The old lord hunted with her for one winter, as one of the pack, and she cannot hear a horn without weeping.] ["You know everything.|"You are yourself in there.|"You understand every word.|"You remember your whole life.] [You just cannot say it.|You open your mouth, and it is a dog\'s mouth.|But you have nothing to speak with.] [Call us what our mothers called us."|Use the name that our mothers used."|Say the name we had when we were small."|There is one name that goes through the fur: what your mother called you."]',
      'v=b',
    ],
  ],
  who: [
    [
      'Investigation :: reading the bill for the poisoned meat :: [It was ordered before anyone had told {R} of the hounds, and {A} paid for it«, with the timber of {town} as security».|{A} paid for it, «with the timber of {town} as security, »and on a day when {R} had not even heard of the hounds.|By the date, {R} knew nothing of the hounds when it was ordered; {A} did, and pledged the timber of {town} for it.]',
      'v=a',
    ],
    [
      'Investigation :: unrolling the map by which the wagons are to be unloaded :: [{A} has drawn it.|It is in the hand of {A}.|{A} drew it for {R}.] [There is a cross for a heap of meat on every path but those of one hill«, and {R} has not asked why that hill is spared».|On every path is a cross for a heap of meat, but on one hill there is none, and {R} has not asked about that hill.|One hill has no cross for meat on any of its paths, and {R} took that for an oversight.]',
      'v=b',
    ],
  ],
  where:
    'Survival :: examining the old feeding tunnel :: [The bones in it are old, but the paw prints are from this week.|Old bones, and prints of paws that are a few days old.|There are bones in it, very old, and over them fresh prints of paws.] [It slopes down, it smells of tallow, and it leads to {lair}.|It smells of tallow and goes down, to {lair}.|Downhill, in a smell of tallow, it leads to {lair}.]',
  choice: [
    [
      '[With both halves of the oath before {R.them}, {R} would leave {town} in its houses.|{R} reads both halves of the oath, and would let {town} stay in its houses.] [But a paper is only a paper, until one of those families swears to it:|But somebody of those families must swear to it first:|But paper does not count without an oath by one of the families:] {B}, whose mark is in the acorn book, «and whom the hounds leave alone, »must stay with {R} as a witness until the hunt is over, and then will not be at {lair}. Or the party keeps {B}, and [{R} begins at dawn|at dawn {R} begins|{R} waits no longer than until dawn].',
      'v=a',
    ],
    [
      '[{R} has heard the old woman, and one old woman may be mad.|One old woman, says {R}, may be mad.] [If somebody else swears to it who has run on four feet, {R} will call off the poison:|{R} will call off the poison if a second person swears to having run on four feet:] {B} must stay with {R.them}«, at the wagons,» as a witness until the hunt is over, and then will not be at {lair}. Or the party keeps {B}, and [{R} begins at dawn|at dawn {R} begins|{R} waits no longer than until dawn].',
      'v=b',
    ],
  ],
  first: {
    answer: 'sends {B.full} as a witness',
    now: [
      '[{R} sits down opposite {B}«, for a whole night,» and asks everything twice.|For a night {R} sits opposite {B} and asks everything twice.|{R} asks {B} everything twice, writes it down twice, and compares.] [In the morning {R} has the wagons turned round.|By morning the wagons have been turned round.|Then {R} has the wagons turned round.]',
    ],
    later: [
      '[At {lair} the {few5} sharpshooters of {R} stand« on the hill» and shoot at the horn:|The {few5} sharpshooters of {R} lie« on the hill» above {lair}, with the horn as their target:] [each|every] time that {A} blows it, roll a d6, and on a 5 or 6 it is« hit and» silent for a round.',
    ],
  },
  second: {
    answer: 'keeps {B.full} with it',
    now: [
      [
        '[{R} clears the houses of {town}, «one street after another, »and hates it.|Street by street {R} has {town} cleared«, and looks at nobody».] [The people camp at the edge of the forest and do not walk away.|The people go as far as the edge of the forest, and stay there.|At the edge of the forest the people stop, sit down and will not go on.]',
        'v=a',
      ],
      [
        '[{R} lays the meat« with {R.their} own hands», and weeps« over it, and lays it».|{R} lays the first heap without help, in tears, and does not stop.] [The people of {town} gather what they can find in the dark.|In the dark the people of {town} creep after the wagons with sacks.|The people of {town} go out with baskets in the dark, and cannot find it all.]',
        'v=b',
      ],
    ],
    later: [
      [
        '[The people of {town} come out of the forest« with their rattles» and stand round {lair}:|With rattles in their hands the people of {town} come out of the forest and close a ring round {lair}:] {A} cannot get away, and the hounds let {B} through to any stall.',
        'v=a',
      ],
      [
        '[The people of {town} stand round {lair} with rattles, and {B} calls the hounds by name.|{B} calls the hounds by name, while the people of {town} stand round {lair}« with their rattles».] [But some have eaten: for the first three rounds one hound falls down in each, and can be saved (DC 13 Medicine).|Some of the hounds have eaten: in each of the first three rounds one of them falls down, and can be saved (DC 13 Medicine).|Not all of the meat was found, and in each of the first three rounds a hound falls down with cramps, and can be saved (DC 13 Medicine).]',
        'v=b',
      ],
    ],
  },
  closes: [
    '[[At the mouth of the tunnel it smells of tallow, and a long grey head looks out, sees the party, and moves aside.|A long grey head looks out of the tunnel, in a smell of tallow, sees the party, and moves aside.]|[You smell the tunnel before you see it.|The smell of tallow leads you to the tunnel.] [Out of its mouth comes a long grey head, looks at you, and makes room.|Something grey is lying in its mouth; it lifts its head, gets up and lets you pass.]|In the mouth of the tunnel sits a grey hound, [as if it had been sent to fetch you; it turns round and goes ahead|looks at you for as long as one needs to count you, and steps aside].]',
  ],
  lastWay: [
    '[The tunnel comes out under the manger of the last stall«, one at a time and on hands and knees».|By the tunnel they come up under the manger of the last stall«, on their knees and one by one».|Through the tunnel the party crawls, one behind the other, and ends under the manger of the last stall.] [Over the hill you come straight to the gate|The way over the hill is shorter, and ends at the gate|Whoever goes over the hill is sooner there, at the gate] of {lair}, in the light of lanterns, and [{A} will have time to blow once|then {A} can blow once before the fight].',
  ],
  clock: [
    [
      '[[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented], one more hound lies down before the fight begins.|Before the fight begins, one hound lies down [for each prevented step|for every prevented step|for each step prevented|with each prevented step|for every step prevented|with every step prevented].] [If {T} was taken, {T} is in the nearest stall, knows the party, and must not be hurt.|In the nearest stall, if they took {T}, sits {T}, who« knows the party and» must not be hurt.]',
      'v=a',
    ],
    [
      '[[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented], one more hound lies down before the fight begins.|Before the fight begins, one hound lies down [for each prevented step|for every prevented step|for each step prevented|with each prevented step|for every step prevented|with every step prevented].] [If {T} was taken, {T} is the hound in the nearest stall, «knows the party, »and must not be hurt.|The hound in the nearest stall is {T}, if {T.they} was taken; it« knows the party, and» must not be hurt.]',
      'v=b',
    ],
  ],
  sides: [
    {
      who: '{G.full} and the parish',
      wants: [
        'want everyone home and [nobody|no one] hanged. Content with [a list of the living|the names of those who live|a list of who is alive]; angry about [blood in the church|weapons in the church|a grave dug before its time].',
      ],
      later: [
        [
          'read names over the wall, one in each round; [whoever is called sits up, and one hound stops|at each name somebody sits up, and a hound stands still].',
          'v=a',
        ],
        [
          'read names over the wall, one in each round; [one hound stops, and stands up on two feet|at each name a hound stops, and gets up on two feet].',
          'v=b',
        ],
      ],
    },
    {
      who: 'The grooms of the lodge near {town}',
      wants: [
        'want their wages, which are [half a year late|late by half a year]. Content if [somebody pays|someone pays|they see money]; angry about [fire near horses|fire near the stables|a horse that is hurt].',
      ],
      later: [
        '[have unsaddled every horse, so that {A} has nothing to flee on|have led the horses away, and {A} must flee on foot].',
      ],
    },
    {
      who: '{R.full}',
      wants: [
        'wants [a forest that can be reported as quiet|to report a quiet forest]. Content with a witness; angry [if a shot is fired without an order|about a shot without an order|about anything without an order].',
      ],
      later: [
        'stands at the gate and [takes the name of everyone who comes out, twice«, in ink»|writes down everyone who comes out«, twice, in ink»].',
      ],
    },
  ],
};
