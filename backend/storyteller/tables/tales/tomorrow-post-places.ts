import type { Tale } from './tale-types.ts';

export const tomorrowPostPlaces: Tale['places'] = [
  {
    name: 'the sorting house|the sorting hall|the sorting room',
    look: [
      '[This is a hall of pigeonholes behind the counter of the post house, with one table«, at which they sort without looking up».|Nobody raises a head in this hall behind the counter« of the post house»: they sit at one table«, under the pigeonholes,» and sort.|Behind the counter of the post house a dozen people sit at one long table, and the letters fly past their ears into the pigeonholes.|One goes in behind the counter of the post house. The walls are pigeonholes, and the people at the table do not talk.] [The letters from next week lie in a [tray|box|basket] of their own, with a [ribbon|label|lid].|For the letters from next week there is a [tray|box|basket], with a [ribbon|label|bow] on it.|A [tray with a ribbon|box with a lid|basket with a label] stands apart, and in it lie the letters from next week.|The letters from next week have their own [tray|box|drawer], which is lined with [velvet|silk|felt].]',
      '[Behind the counter of the post house are canvas bags, sealing wax|It smells of sealing wax behind the counter of the post house, and of canvas bags. There is a stove|Behind the counter of the post house they sit among canvas bags. There are string, wax], and a great clock with a second one beside it which [shows a date that has not come yet|is set to next week]. {A} looks in «at the door »from time to time«, and waves».',
    ],
    todo: [
      "[Nobody enters who is not expected, and the party is, as of ten o'clock|One has to be on the list, and the party is, for ten o'clock|The party is on the list at the door, under ten o'clock]; before that the guards «[with the list|at the door], who have turned away ministers, »have to be talked round (DC 15 Deception), or [bluffed with a letter of one's own (a forgery: DC 15 with calligrapher's supplies)|shown a letter which says that they let the party in (a forgery: DC 15 with calligrapher's supplies)].",
    ],
    what: [
      [
        'Investigation :: [comparing letters from several houses|holding letters from three different houses up to the light] :: [They have the same watermark, that of the forms of the post house|All of them are on the paper on which the forms of the post house are printed|There is one and the same watermark in them, the post horn of the official forms]. [People in {town} write on paper of their own, and would do so next week, too.|In {town} each has paper of their own, and would still have it next week.]',
        'v=a',
      ],
      [
        'Arcana :: [laying one of the letters on the great clock« of the hall»|holding one of the letters against the great clock« of the hall»] :: [It ticks, faintly, in the wrong direction.|Something in it ticks, backwards.|The clock stops, and the paper goes on ticking«, the other way».|The hands turn back as far as the date on it is ahead.] [Its ink is dry on the front and still damp on the back.|Front and back were written at one time, and only the back is still wet.|On one side the ink is dry, on the other it is not there yet.|The ink dries while one watches, and gets wet again.]',
        'v=b',
      ],
    ],
    who: 'Perception :: watching who brings the tray with the letters from next week :: [Only a few of them come to {town} with the coach.|The coach brings only a handful of them to {town}.|Very few have come to {town} by road.] {H} carries the rest up from below, «wipes {H.their} hands, »and {A} puts them in order«, [tenderly, street by street|one street after the other, like sleeping children]».',
    where:
      'Perception :: [following a letter with the mark "unknown" through the pigeonholes|watching where a letter goes that has the mark "unknown"] :: [It falls through the last pigeonhole|At the last pigeonhole it drops|It comes to a pigeonhole without a floor|Then it is gone][, slides|, and one hears it slide|; there is a sliding]«, for [a long time|as long as one can hold a breath], [and a sound as of paper at the end|until it lands on paper, far below|and there is a rustle, deep down, as of much paper|with paper at the bottom, by the sound of it]». The label on the chute, written by {A}, says "{lair.u}".',
  },
  {
    name: 'the hollow by the lime trees|the dip in the post road',
    look: [
      '[The road dips, the trees close over it|The road goes down into a hollow under trees|Here the road sinks between two banks with trees on them]«, and for a hundred paces {town} cannot be seen». [There are ruts here as from a coach that stands still, many times, always at the same spot.|Four wheels have stood here often, on the same four spots.|A coach has stopped here again and again: its wheels have dug four holes.|By the verge the ground is hoof-marked, as where horses wait.]',
      '[A milestone, «some limes, »a box for letters on a post|Under the limes there are a milestone and a letter box« on a post»|Beside the milestone, under the limes, the post has put up a box for letters], although [nobody lives here|there is no house for a mile|only crows live here]. [It is emptied twice a day, according to the plate.|The plate says that it is emptied twice a day.|Twice a day, says the plate, somebody comes and empties it.|Somebody has oiled its lock.]',
    ],
    todo: [
      '[Whoever wants to see what happens here must lie in the ditch until the coach comes, without moving|To see what happens here, one lies in the ditch until the coach comes«, and does not move»|One has to lie still in the ditch, in the nettles, until the coach comes] (DC 16 Constitution saving throw or Stealth); [the horses know that there is somebody there«, and must be given a reason»|the horses notice, and have to be kept from saying so|no ditch hides a person from horses, and they want to be won over] (DC 15 Animal Handling).',
    ],
    what: [
      [
        'Investigation :: [looking under the milestone|tilting the milestone] :: [A hatch, a rope, and oilcloth.|There is a hatch under it, with a rope, and something in oilcloth.|A rope leads down through a hatch, to a bundle in oilcloth.|It sits on a hatch; a bundle in oilcloth hangs from a hook below.] [A second mail bag is taken on here, «full, »still warm from the copying press|[It is here that the coach gets its second mail bag|The coach takes on a second mail bag here]; the letters in it are [still warm|warm, and smell of ink,] from the copying press|It is a mail bag, the second one of the coach, and the copying press has left it warm].',
        'v=a',
      ],
      [
        'Nature :: [looking at the trees|comparing one tree with the next] :: [Those nearest the milestone have faded already; those a few steps away are only now in bloom|The blossom is over at the milestone, and only beginning a few steps away|Near the milestone the limes have seeds already, and the others have just come into flower]«, and [the bees get lost|the bees fly to and fro, as if they had missed a day]». [What is brought up out of the ground here comes from [a little later|next week|some days later].|Whatever [comes up here comes up|is dug up here comes] from [a little later|next week|some days later].|It is always [some|{few4}|a few] days later round that [stone|spot].|Something from next week has been [carried|brought] past here, [often|many times|night after night].]',
        'v=b',
      ],
    ],
    who: "Insight :: asking {T} who has driven the coach on such days :: {H}, in a postilion's coat« that is too new»; and {A} sat inside, [with the blinds drawn, and told the time|behind the blinds«, with a watch»].",
    where:
      "Survival :: following the passage that starts under the milestone, or the damp that comes out of it :: It [has been bricked, for carts, and goes to {town} in a straight line, under the square|runs straight to {town}«, wide enough for a cart,» and passes below the square]. [At the end one hears paper, a great deal of it, and {A}|At its end there is a noise of paper, and {A}'s voice]: {lair}.",
  },
  {
    name: 'the round of {B.full}',
    look: [
      "{num4.u} doors, a bag, a bad knee. [Before each door lie old letters, unopened, some with drawings on|On every step lie yesterday's letters, unopened, some of them from children], and {B} picks them up, and puts them back« with the address facing the door».",
      '[The lower town, early. In every window people «stand and »wait, and look past {B}, whose letters have no ribbon.|It is early in the lower town, and at every window somebody waits, «and looks past {B}, »whose letters have no ribbon.]',
    ],
    todo: [
      '{B} may not speak of letters«, on oath»; but one can carry the bag for {B.them} (DC 14 Athletics, {num4} doors) and [notice at which {B.they} walks more slowly, and ask there|ask at those doors before which {B.they} gets slow].',
    ],
    what: [
      [
        'Persuasion :: asking those whose misfortune was prevented what would have happened« otherwise» :: [Nobody knows.|That nobody can say.|They have never thought about it.|They shrug.] [But the tile had been loosened, with a chisel; the cellar had been unlocked|But somebody had sawn at the rung of the ladder; the tile had been chiselled off; the cellar had been unlocked|But a chisel had been at the tile, and a key in the lock of the cellar]; the dog that was going to bite was delivered on the day before, by somebody with ink on both hands, like {H}.',
        'v=a',
      ],
      [
        'Persuasion :: asking those who [lost somebody without a warning|had no warning, and lost somebody] :: [There are some who wrote, for certain, and in time.|Some of them know that they wrote«, and when».|One young woman is sure of it: there must have been a letter.|There is a widow who has a clear memory of writing.] ["I wrote to myself not to let him go|"There was a letter from me, that he was not to go|"I sat down and wrote it, that he must not go out|"I told myself, in writing, to hide his boots], [and I know that I did|I am sure of it|and I remember the pen|on the last of the good paper]. [It is not fair to have [remembered it|remembered it now]."|I would rather not [know that|have read that|remember]."|So who [got it|has it|read it]?"|Only it was not among my post[|, I would know| that day]."|It would have [been in time|come in time|been enough]."|Where is it[| now| gone]?"]',
        'v=b',
      ],
    ],
    who: [
      [
        'History :: looking through what {B} has kept«, torn up,» out of the dustbins :: [Drafts of letters, with corrections«, in {few4} hands»; and again and again, in the margin, "warmer",|They are drafts, in {few4} different hands, with words struck out; and the margin says, «over and over, »"warmer",] in the hand in which the pigeonholes «of {p1} »are labelled: that of {A}.',
        'v=a',
      ],
      [
        'History :: looking through what {B} has kept«, torn up,» out of the dustbins :: [Letters from next week, half burned, in {few4} hands|What is left of letters from next week, «by {few4} people, »singed all round]; and on each, in the margin, "not this one", in the hand in which the pigeonholes «of {p1} »are labelled: that of {A}.',
        'v=b',
      ],
    ],
    where:
      'Perception :: noticing where {B} never delivers and always takes off {B.their} cap :: [In front of a grating in the pavement«, behind {p1}».|It is a grating in the pavement, at the back of {p1}.|There is a grating in the pavement behind {p1}, and the cap comes off.] ["That is where they go who are not found|"Those whom nobody finds go down there|"They are down there, all that I could not deliver|"I have put so many down there myself|"What I bring back ends up down there], [and one should greet them|and somebody should say good day|and it costs nothing to be polite|and they had a name and a street once|each with a stamp on, and paid for]." Below it«, where {A} works,» is {lair}.',
  },
];
