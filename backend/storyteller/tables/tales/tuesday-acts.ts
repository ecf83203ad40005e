import type { TaleActs } from './tale-types.ts';

export const tuesdayActs: TaleActs = {
  heading: 'Where the Days Go',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Between the second place and the third,|Before the third place,|After dark,|With two clues found,|On the way home,] the party is asked «in a friendly way »to hand over Friday ({fight}). [[They stop when one of them|They stop once one of them|They give up when one|They stop the moment one] is down, and apologise; {H} had said that the party had more of them than they needed.|When one of them is down the others apologise: from {H} they had it that the party had days to spare.]',
  ],
  early: [
    [
      'Whoever goes to look for it does not find it; whoever really wants to buy thread in Rain Street, and forgets it (DC 15 Wisdom saving throw, failure is what you want), is in. [The collector offers them a chair and plays for anything, «and »fairly; but the Tuesday of {town} is out.|They are offered a chair, and a game, for anything and without tricks; but Tuesday is not in.|A chair is pulled out for each of them, and the collector deals, fairly, for whatever they like; but the Tuesday of {town} is not at home.|The collector is delighted, and plays honestly, and for any stake but one: the Tuesday of {town} is not there.] It is lent to {A}«, once a week,» by contract, and lives with the others in the garden«, [round the back of yesterday|behind yesterday]». They can lose something of {town} here, or win something small: [an hour that is not on any clock«, to be used when they like»|a spare hour, off the clock«, for when they need it»]. [It asks them«, with great hope,» for what they would never give away.|What it would like best, and says so, is something that they would never give away.|Shyly it asks each of them for the «one »day that they would not part with.|It keeps coming back to one thing that each of them would never give away.]',
      'v=a',
    ],
    [
      'Whoever goes to look for it does not find it; whoever really wants to buy thread in Rain Street, and forgets it (DC 15 Wisdom saving throw, failure is what you want), is in. [The collector offers them a chair and plays for anything, «and »fairly; but the Tuesday of {town} is out.|They are offered a chair, and a game, for anything and without tricks; but Tuesday is not in.|A chair is pulled out for each of them, and the collector deals, fairly, for whatever they like; but the Tuesday of {town} is not at home.|The collector is delighted, and plays honestly, and for any stake but one: the Tuesday of {town} is not there.] [A gentleman comes once a week who pays to have it on his knees, in its jar; otherwise|Once a week a gentleman pays for an hour with it, in its jar, on his knees; otherwise|It is shown, in its jar, to a gentleman who comes once a week and weeps; otherwise] the jar stands [in the garden with the other days|with the others in the garden|in the garden]«, [round the back of yesterday|behind yesterday]». They can lose something of {town} here, or win something small: [an hour that is not on any clock«, to be used when they like»|a spare hour, off the clock«, for when they need it»]. [It asks them«, with great hope,» for what they would never give away.|What it would like best, and says so, is something that they would never give away.|Shyly it asks each of them for the «one »day that they would not part with.|It keeps coming back to one thing that each of them would never give away.]',
      'v=b',
    ],
  ],
  opens: [
    '[Between breakfast and lunch {town} loses one more day« of the week».|{town} sits down to breakfast, and by lunch the week is one day shorter.|Before noon the week «of {town} »has lost one more day.] {R} comes up the stairs«, [bleeding and outraged|with a torn sleeve and a broken lance]»: [Thursday has been played for without asking [anyone|anybody], and the king has lost|the king has played for Thursday, without a word to [anyone|anybody], and has lost it].',
  ],
  goal: [
    '[Two days are gone, and [everyone|everybody] in {town} now knows that more can go.|Now two are missing, and {town} counts the rest« each morning».|With a second day gone, {town} has begun to be afraid for Sundays.] [The party [has to|must] go where the days are«, to {town2}», fetch Thursday, and find out where Tuesday is kept, before the last day of the season.|In {town2}, where the days are, the party must fetch Thursday and learn where Tuesday is kept, and be back before the last day of the season.]',
  ],
  map: [
    '[The streets of {town} close up behind the missing days«; what was two streets apart is next door».|Without those days {town} draws together«: houses that were two streets apart stand side by side».|{town} has shrunk by two days, and so have its streets; one falls over neighbours whom one never had.] [Rain Street has become a crossroads.|Out of Rain Street there are four ways now.] Through it you get to {town2}, where it is always the day before, and from there «only »the garden gate leads «back, »into {lair}.',
  ],
  way: [
    'To {town2} you [have to|must] [go|leave] yesterday. [Everybody says one thing that they would do differently«, and does it this time» (ask the players)|Each of them has one thing to do differently, and says what, and does it (ask the players)|It can be reached by doing one thing differently from how one did it (ask each player which)|One gets there by way of a regret: each player names a thing that they would do differently, and does it so this time]; [whoever cannot think of anything arrives late and out of breath (one level of exhaustion)|those who have nothing to regret come after the others, out of breath (one level of exhaustion)|without such a thing one must run all the way (one level of exhaustion)].',
  ],
  place: [
    '[{town2} is the same town, on the Monday before Tuesday went.|In {town2} it is the Monday before Tuesday went«, and all the houses are the same».|One knows {town2}: it is the same town, on that last Monday.] {T} sells rolls there. The king sits at a window and practises shuffling«, and {num} people have already been told that there is plenty of time».',
  ],
  rival: [
    '{R} [has only ever had to defend one day, and has failed|had one day to look after, and has lost it]. {R} wants a duel, with [anybody|anyone]«, [at dawn on a day that does not exist|at dawn, on the day that is missing]».',
  ],
  setPiece: [
    '[At the gate of the garden all days [have to|must] be handed in; the party wants to take Thursday out.|All days are handed in at the gate of the garden, and the party wants one out, Thursday.|At the garden gate days go in and not out, and the party has come for Thursday.|Out of the garden no day may be taken, it says over the gate; the party is here for Thursday.] [It is a fair, with stalls, and [each|every] day sits on a perch« like a hen».|There is a fair, with stalls, where the days sit on perches like hens.|Between stalls and flags the days sit on their perches, like hens.] [Only the place of Tuesday is empty: since the collector won Thursday, its jar has been kept in {lair}.|Only Tuesday is not there: the collector has taken its jar into {lair}, since Thursday was won.] The days must be caught (DC 15 Animal Handling«, and they recognise those who were bored by them»), talked round (DC 15 Persuasion), or carried off with their perches, against the stallholders ({fight}). [Four successes bring Thursday back to {town}; after six the other days also say in which jar Tuesday is.|Thursday takes four successes; for [two|another two] the other days [say|tell them] in which jar Tuesday is.] With fewer, Thursday comes along, but must be [dragged|carried, kicking], which costs each of them a level of exhaustion.',
  ],
  what: [
    [
      'Insight :: listening to the days on their perch :: [They have nothing against the collector. They were not wanted« at home».|The collector is good to them, they say, and at home they were not wanted.|None of them is homesick; at home nobody looked forward to them.] [One of them says over and over, "The king saw the mark, and played on."|"The king saw the mark, and played on," says one of them, like a parrot.|One has it from Tuesday: "The king saw the mark, and did not say so."|[A wet one in the corner|A Monday with a cold] repeats what Tuesday told it: "He saw the mark, the king did, and went on playing."]',
      'v=a',
    ],
    [
      'Insight :: listening to the days on their perch :: «[They have nothing against the collector.|The collector is good to them, they say.|None of them is homesick.] »[They are visited by [no one|nobody]; only Tuesday, in its jar, has [somebody|someone] who comes each week, «and »weeps, and does not open the lid.|Nobody visits them; Tuesday alone«, in its jar,» has a gentleman who comes each week, cries, and leaves the lid on.|They envy Tuesday, in its jar: [somebody|someone] comes to see it every week, and weeps, and never opens it.]',
      'v=b',
    ],
  ],
  who: 'Investigation :: asking to see the bill of sale for Thursday :: It is countersigned by {A}«, [for a commission of one afternoon|whose commission was one afternoon]».',
  where:
    'Perception :: looking for the way out of the garden :: [Behind the rain butt stands a door that is open a crack, and [somebody|someone] is practising the piano|There is a door behind the rain butt, «not quite shut, »and a piano is being practised beyond it|A piano is heard«, always the same four bars,» from a door behind the rain butt]: that is {lair}, from the back.',
  choice: [
    '[Thursday was won at cards, so the collector has a claim to it, wherever it is now.|Wherever Thursday is now, the collector won it at cards, and has a claim to it.|The collector has not given up Thursday: it was won at cards, and won fairly.|By the rules of the game Thursday still belongs to the collector, who won it.|A day that was won at cards is owed, and the collector would like to have Thursday back.|There remains a debt: the collector won Thursday at cards, and has it in writing.|Fair is fair, says the collector: Thursday was staked, and lost.] [{R} demands a duel over the claim«; the collector would accept, and would be offended».|Over this claim {R} wants to fight a duel, which the collector would accept, offended.] [Or the party teaches {R}, who has never bluffed, to play cards for it.|Or {R}, who has never bluffed, is taught to play cards for it.]',
  ],
  first: {
    answer: 'lets {R.name} fight',
    now: [
      "{R} wins, [in a way, on points|by a scratch]. [The collector gives up the claim, and Thursday belongs to {town} again.|With that the claim is settled, and Thursday is {town}'s.]",
    ],
    later: [
      'The collector is offended, and plays again only when all the others« at {lair}» are beaten or gone; they begin the fight« at once». [But since the duel with {R} the collector has its good hand in a sling« and deals with the left»: checks to see how it deals have advantage.|Thanks to {R} the collector deals with the left, though, as the good hand is in a sling: checks to see how it deals have advantage.]',
    ],
  },
  second: {
    answer: 'teaches {R.name} to play',
    now: [
      'It takes a night, and {R} is hopeless, «and »so honest that the collector cannot read [it|such a face].',
    ],
    later: [
      "At the table in {lair} {R} sits down in the party's place«, and plays for both days». The collector cannot tell if {R} is bluffing, and «all »its rolls in the game have disadvantage.",
    ],
  },
  closes: [
    "It rains in the garden behind {town2}«, between the perches». [A small day that [nobody|no one] has ever wanted has come along and sits on [somebody|someone]'s shoulder.|On [somebody|someone]'s shoulder sits a small day that [nobody|no one] has ever wanted«, and has come along».|One of the party has a small day on the shoulder, a wet one, which [nobody|no one] has ever asked for.]",
  ],
  lastWay: [
    '[By the back door you come into the kitchen of {lair}«, where the jars are washed».|The back door leads into the kitchen of {lair}«, among washed jars».] [By Rain Street you [have to|must] forget what you are there for|The front door, in Rain Street, opens to those who have forgotten what they are there for|From Rain Street it can be found by forgetting why one came|In Rain Street one has to lose the thread] (DC 15 Wisdom saving throw, [failure is what you want|and it must fail|the failure gets you in]).',
  ],
  clock: [
    '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented] {A} holds one card fewer, and [has to|must] play it openly; if {S} was arrested, no clock in {lair} goes, and the collector may play one lost hand again«, as if no time had passed».',
  ],
  sides: [
    {
      who: '{G.full} and the court',
      wants: [
        'want everything on its proper day. Content with a timetable; unhappy about surprises.',
      ],
      later: [
        'declare the fight at {lair} to be a ceremony; the collector [has to|must] rise whenever [someone|somebody] of rank comes in«, and they come in one by one».',
      ],
    },
    {
      who: 'Those who wait in {town}',
      wants: [
        'want to get on with it. Content if [somebody|someone] stays with them; they cannot be angry.',
      ],
      later: ['turn their heads, {num} people« at the same moment», and one jar cracks.'],
    },
    {
      who: '{R.full}',
      wants: ['wants satisfaction. Content with an apology; angry at laughter.'],
      later: [
        'holds the door of the afternoon open« with the lance»; [nobody|no one] can shut it on the party.',
      ],
    },
  ],
};
