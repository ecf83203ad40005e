import type { SecondAct } from './matter-types.ts';

/** Second acts of strange events: the other end of them, and those who knew the reason once. */
export const secondActsOfWonders: readonly SecondAct[] = [
  {
    id: 'strange-surplus',
    not: [],
    only: ['strange-rule', 'strange-rite', 'strange-guest', 'strange-works', 'strange-wish'],
    heading: 'Act two: What {town2} Has Too Much Of',
    opens: [
      'A carter from {town2} asks in the inn, in a low voice, whether one could take something back: since it began in {town}, it is the other way round in {town2}. What one lacks here, they have over there twice over, and nobody can stand it any more; at first it was taken for a gift.',
      'The act ends with a letter to {council}, from that of {town2}, stiff with politeness: what {town} has mislaid has turned up with them, one does not know how to store it, and would be obliged if somebody could come and count.',
    ],
    goal: [
      'What is taken from {town} is not gone; a part of it comes out again in {town2}, where it does as much harm. Whoever follows it there sees the way it goes, and who has opened it. {R} has rented a hall there and sells it by the hour.',
    ],
    way: [
      'Half-way there is a place, one step wide, where it changes: behind it is as it is in {town}, before it as it is in {town2}. Those who carry anything of both over it have to let go of it for a moment (a DC 12 Wisdom saving throw, or one stands there for an hour, and half a day is lost).',
    ],
    place: [
      '{town2} is worn out with good luck. What {town} lacks, it has in such plenty that people stop their ears, or their windows, against it; the mayor, {tansy}, has not sat down for {weeks} weeks. Everyone here knows that it must come from somewhere, and has decided not to ask.',
    ],
    rival: [
      '{R} has measured it from the first day, in order to sell it, and now has the best table of numbers in the country and a bad conscience. {R} would give away the numbers, if somebody else took over the rent of the hall.',
    ],
    clues: [
      'Investigation :: laying the numbers of {R} beside the nights in {town} :: What is lost there arrives here one hour later, to the ounce. Somewhere between it is held for an hour, and looked at.',
      'Insight :: asking {tansy} who has been here before the party :: {A}, in the first week, pale, and asked only whether it was doing anyone harm. {tansy} said no, out of politeness.',
      'Survival :: following it upwind :: It does not come from {town}. It comes from {lair}, where it is on its way from the one to the other.',
    ],
    setPiece: [
      'In the night all of it comes at once, for a quarter of an hour, and {town2} is not built for so much. There are five rounds: open whatever can be opened, on the far side (DC 13 Athletics), lead people to the dull room of the law court (DC 13 Persuasion), keep the hall of {R} from bursting (DC 13 Arcana), stop those whom {A} has sent to shut the sluice gate of the valley, with everybody behind it (a fight). With three successes before three failures nobody comes to harm, and {town2} has learned what it is worth; otherwise {few} roofs are gone, and in {town} they heard it.',
    ],
    map: [
      'Since that night the edge between the two has moved: it lies now before the walls of {town}, one step wide, and everyone can see it. Whoever walks along it is in neither of the two, and is not touched by anything. It leads uphill, to {lair}.',
    ],
    choice: [
      '{town2} could bring back what it has too much of, {num} people in a line who go over the edge with it, each with a share; it takes a day and has never been tried. Or {tansy} comes alone, as a witness of what too much of it does.',
    ],
    first: {
      answer: 'has it brought back',
      now: [
        'Nobody sings at first. Half-way somebody laughs, and has to be supported. The next step on the list of {A} takes place meanwhile.',
      ],
      later: [
        'Those who have brought it stand in front of {lair}, {num} of them. For each of the party one of them steps forward, once, there, and gives a share away: it undoes one failure, or holds off for one round what {town} suffers.',
      ],
    },
    second: {
      answer: 'takes {tansy} along',
      now: [
        '{tansy} falls asleep in the cart, for the first time, and wakes up with a different face.',
      ],
      later: [
        '{tansy} tells {A} at {lair} what it is like when one gets what another lacks. It cannot be said better: the check to win {A} over is 3 lower, and {A} sits down.',
      ],
    },
    lastWay: [
      'Along the edge, one step wide, with a foot in each (DC 13 Acrobatics; who falls to the left is in {town}, who falls to the right in {town2}), and one is at {lair} without having been seen.',
    ],
    closes: [
      'The act ends on the edge: on the one side it is as it has been for weeks, on the other far too beautiful, and in between somebody has lost a glove of {A}.',
    ],
  },
  {
    id: 'strange-good-neighbour',
    not: [],
    only: ['strange-rite'],
    heading: 'Act two: The Other Table, near {town2}',
    opens: [
      '{B} remembers one thing from the bed: "There was always one cup too many. I asked my predecessor. That one, said my predecessor, belongs to {town2}." There they have never stopped.',
    ],
    goal: [
      'In {town2} the same supper is still held, by somebody who knows what for. The party has to learn there how one sits down, what one says and above all what one waits for, before {deadline}. {R} wants to write a book about it, with plates.',
    ],
    way: [
      'A day and a half on foot, since it must be on foot, with bread from {town}. Nobody on the way will take money for a bed (DC 12 Insight to understand what they would like instead: to be asked how they are, and to be listened to).',
    ],
    place: [
      'In {town2} it is the turn of {wren}, a chimney sweep, since an aunt has died. The basket stands packed in the hall, the lamp has been cleaned, and on the wall hang the words, embroidered, with a question mark.',
    ],
    rival: [
      '{R} has been sitting on the steps for three days with a notebook and has not been let in, since {R} began with a question about the income. {R} would put the notebook away, if someone showed {R.them} how to begin.',
    ],
    clues: [
      'History :: comparing the embroidered words with those of {B} :: In {town} the question mark was lost, with a new frame, long before {A}.',
      'Insight :: asking {wren} who has been asking :: {A} was here, bought an embroidered cloth as a souvenir, and burned it in the oven of the inn.',
      'Nature :: looking at where the path behind the house leads :: It goes over the hills to {lair}. From here one comes to the table from the other side, where the guest sits.',
    ],
    setPiece: [
      'It is the evening of {town2}, and one of the party may come along. The supper has {few} courses and one rule: one serves the other first. In four rounds each can contribute one thing: lay the table for three without a word (DC 12 Insight), tell how it stands in {town}, without complaining (DC 13 Persuasion), bear it when it is quiet (a DC 13 Wisdom saving throw), keep away from the hill those whom {A} has sent (DC 13 Stealth or a fight). With three successes somebody says out of the dark: "And why do they not come themselves?"; with fewer, the third cup stays full, and {wren} weeps.',
    ],
    map: [
      'From that evening on {town} is visible from far off: whatever it suffers lies over it like a hat, and stops sharp at the fence of {A}. All those who were hired to guard the fence have gone home, since on that side of it one hears plates.',
    ],
    choice: [
      '{wren} would come along and sit at the table of {town}, so that it goes right. Or the party goes back with the question mark, and lets somebody from {town} sit there who has never done it.',
    ],
    first: {
      answer: 'takes {wren} along',
      now: [
        '{wren} brings a chair, just in case, and shakes hands with everyone in {town}, which takes the whole evening.',
      ],
      later: [
        'At {lair} {wren} sits down, pours the wine and waits, and it is quiet for so long that {A} comes out from behind the bushes to look. There is no roll to be made: there is only one question to be asked, and it has to be asked by {town}.',
      ],
    },
    second: {
      answer: 'lets somebody from {town} do it',
      now: [
        '{B} gets up, on two sticks, and teaches it: to {T}, who can talk to the evening air, or to {H}, who has the roll.',
      ],
      later: [
        'The one from {town} sits at {lair} with shaking hands and does nearly everything wrong. It is forgiven, as one forgives at table: each mistake costs one round in which {A} may still interfere.',
      ],
    },
    lastWay: [
      'By the path from {town2} one comes to {lair} on the side of the guest, without meeting anyone; by the fence of {A} one is at the right side, with the basket, and has to climb (DC 13 Athletics).',
    ],
    closes: [
      'The act ends on the hill: on the other side, at {lair}, somebody has lit a lamp, and it is not one of ours.',
    ],
  },
  {
    id: 'strange-kin',
    not: [],
    only: ['strange-guest'],
    heading: 'Act two: Where the Others Are, above {town2}',
    opens: [
      'From the roof {S} shows the party a light in the north that was not there yesterday: "There they are. They go from valley to valley and ask. Last night they were above {town2}." From there nobody has come since.',
    ],
    goal: [
      'The kin of what {A} keeps are above {town2}, and there it is already as it will be in {town} at {deadline}, many times over. The party has to be there to make them wait: by telling them, in whatever language, that it lives. {R} is there, to catch a second one.',
    ],
    way: [
      'Against everything that comes down from there: birds, deer, people in carts. With each mile it becomes more as it is in {town}, and then more than that (DC 13 Constitution saving throw, or one level of exhaustion); those who hum feel it less, and {B} has said what one hums.',
    ],
    place: [
      '{town2} sits in its cellars. On the hill above lie, stand or float {few} of them, as large as churches, of a colour for which one needs a while. They do nothing. They look under things: a roof is lifted, and put back on.',
    ],
    rival: [
      '{R} has a net for something as large as a calf, and has understood at first sight. {R} sits on the net, is glad of company, and would give it away as a blanket.',
    ],
    clues: [
      'Nature :: watching what they look under :: Only places that are small, dark and shut. They know what has happened, and not where.',
      'Insight :: humming what {B} hums, and waiting :: One of them turns round and brings something, gently: a lamp of {S}. They have followed the lamps, and now they want to know whose hand it was that shut the door.',
      'Perception :: looking where all of them turn at the same moment :: It has wept again, at {lair}. They can almost hear it.',
    ],
    setPiece: [
      'One of them comes down to the party, as near as a horse, and asks. There are four rounds, and each of the party can answer in one of these ways, once: hum it (DC 13 Performance), draw it on the ground, as large as a field (DC 13 Athletics), show a hand that was healed (DC 13 Persuasion), stand still when it lifts one up (a DC 13 Wisdom saving throw). With three successes they lie down around {town2} and wait; with fewer, they go on to {town}, slowly, and those whom {A} has sent use the confusion to fight for the lamps.',
    ],
    map: [
      'Where they have passed, the land has changed: the high road has grass on it as tall as a rider, and in it a path, as wide as a church, on which all is well. It leads from {town2} in the direction of {town}, and then by a small detour past {lair}.',
    ],
    choice: [
      'One of them would come with the party, a younger one, no larger than a chapel, to call at the door. Or all of them wait, and the party brings what belongs to them out to them, by itself.',
    ],
    first: {
      answer: 'lets the younger one come along',
      now: ['It tries to be small. In {town} every pane trembles, and {A} hears it, and gets up.'],
      later: [
        'At {lair} it lays itself on the roof and hums. For three rounds nobody there can harm anyone, and what is inside answers; then {A} has to open, or the roof is lifted.',
      ],
    },
    second: {
      answer: 'asks them to wait',
      now: ['They wait. It is the heaviest silence that anyone in {town2} can remember.'],
      later: [
        'There is no roof to be lifted, only a door to be opened by {B}. Outside it sniffs the air and knows the way; {A} and those beside {A} have to decide whether to stand in front of it, and half of them do not.',
      ],
    },
    lastWay: [
      'On the wide path, in the open, one is there in two hours and feels well; by the grass, unseen (DC 13 Stealth), it takes half a day, and each of the party dreams of milk.',
    ],
    closes: [
      'The act ends at dusk: behind the party, on all hills, a light is lit, and goes out, as if somebody were counting.',
    ],
  },
  {
    id: 'strange-first-works',
    not: [],
    only: ['strange-works'],
    heading: 'Act two: The Trial Piece, in {town2}',
    opens: [
      'In the plans of {A} one sheet has another stamp: {town2}. A smaller one was built there before, for a single street, and was praised; it is from there that {A} has the prize on the wall. Nobody in {town} has ever been in this street.',
    ],
    goal: [
      'In {town2} the trial piece has been running for {few} months longer. The party has to see what becomes of people whose share is used up, and how it was stopped there, or not; and the one who built it with {A} should have a copy of the third key. {R} wants to sell the patent.',
    ],
    way: [
      'The post rider goes there and says why no one else does: at the corner of the street the horse stops. Those who go on feel it (a DC 12 Wisdom saving throw, or for one day everything seems a matter of indifference, with disadvantage on checks of Charisma).',
    ],
    place: [
      'It is the tidiest street in the country. Lamps burn by day, water runs, nobody is cold. The {num} people who live here greet each other at the same hours. {wren}, the mechanic, sits in the engine house and polishes; asked after anything at all, {wren} thinks, and shrugs.',
    ],
    rival: [
      '{R} has come to be convinced and stands at the corner of the street with one foot in the air. {R} has the contract in the bag, and asks the party to tell {R.them} what they see in {R.their} face.',
    ],
    clues: [
      'Investigation :: reading the log of {wren} from the front :: It begins with jokes in the margin. The last one is {weeks} weeks old, and is a good one, about {pledge}.',
      'Insight :: asking {wren} whether {A} knows how it is here :: {A} was here, saw it, and wrote down: "Very quiet. Success." The pen went through the paper at this place.',
      'Arcana :: following the pipe that the trial piece has put out by itself :: It has grown, by {few} yards a day, and it is not growing at random: it is looking for the larger one, at {lair}.',
    ],
    setPiece: [
      'The trial piece has noticed that somebody is counting the levers. In four rounds each of the party can do one thing, and no thing twice: give {wren} a reason to laugh (DC 13 Performance), hold the arm that comes out of the wall (DC 13 Athletics), find the key in the polish tin (DC 13 Investigation), get the people out of their front doors by doing something untidy (DC 13 Deception). With three successes it stops with a sigh, and {num} people look at their hands; with fewer, it runs on, and those who are paid by {A} put up a fence.',
    ],
    map: [
      "The pipe has reached the road. Along it lamps burn on both sides, day and night, from {town2} nearly to {town}; on it nobody is cold and nobody is in a hurry. Beside it, in the ditch, it is dark and wet, and one keeps one's wits: so one gets to {lair}.",
    ],
    choice: [
      '{wren} can put the trial piece in reverse, and give the street back what it has taken; for that it has to run, and {A} sees on the dial that somebody is there. Or {wren} comes along with the second-best wrench, and the street has to wait.',
    ],
    first: {
      answer: 'has it run in reverse',
      now: [
        'It takes all night. In the morning there is a quarrel in the street, two proposals of marriage, and somebody plays the tuba.',
      ],
      later: [
        '{A} has seen the dial. At {lair} the works are on their guard, but {A.name} has understood that it can be given back: {A} hesitates for one round with a hand on the key, and can be spoken to with advantage.',
      ],
    },
    second: {
      answer: 'takes {wren} along',
      now: [
        '{wren} says "as you like" to everything, up to the border of the street; there {wren} has to sit down.',
      ],
      later: [
        '{wren} hears at {lair} by the sound which arm will strike next: attacks of the works have disadvantage as long as {wren} calls them out, and the lever needs one hand less.',
      ],
    },
    lastWay: [
      'In the ditch, by night, with wet feet (DC 13 Survival), or between the lamps, where it is pleasant and one forgets why one came (a DC 13 Wisdom saving throw), and one is expected.',
    ],
    closes: [
      'The act ends at the last lamp before {town}: it is lit as the party looks, and then, after a pause, the next.',
    ],
  },
  {
    id: 'strange-other-wish',
    not: [],
    only: ['strange-wish'],
    heading: 'Act two: The One Who Took It Back, in {town2}',
    opens: [
      'In the register of {B} is a name beside which is written, in another hand and {few} years old: "Was here. Came back. Is no longer." Below it: {town2}. {B} has never wanted to look.',
    ],
    goal: [
      'In {town2} lives somebody whose wish was granted as well, and who took it back. It is the only person who knows how it is done and how one goes on living. The party has to hear it before {deadline}, and {H} wants to hear it, too. {R} has been told of a place that grants wishes.',
    ],
    way: [
      '{H} comes along, under some pretext, and is good company; wherever they stop, it becomes for an hour as it is in {town}, and {H} always finds a reason to go on (DC 12 Insight to see that {H} knows).',
    ],
    place: [
      'A house with a bench outside it for two. {tansy} sits on the one half, has done so for years, and talks a little to the side, from habit. In the kitchen hang two aprons. {tansy} is not unhappy; one has to sit down for a while to notice that.',
    ],
    rival: [
      '{R} has a wish, has had it for ten years, and does not hide it any more. {R} asks only whether it hurts anyone. {tansy} looks at {H}, and {R} does, too, and then says nothing more about it.',
    ],
    clues: [
      'Insight :: asking {tansy} what it cost then, and whom :: All of {town2}. It came back on the evening on which it was taken back, all at once, and nobody ever found out why it had been gone.',
      'Religion :: letting {tansy} say the words as they have to be said :: They are thanks, and not a prayer. {A} would have to say them; or {H}, alone.',
      'History :: looking at the picture over the table :: It shows the way the two of them went on that last evening, with a lantern: to {lair}.',
    ],
    setPiece: [
      'That evening it begins in {town2} as well, because {H} is here, and the people remember it. They come to the house, with lanterns, frightened. There are four rounds: keep them talking at the fence (DC 13 Persuasion), get {H} out by the garden (DC 13 Stealth), stand beside {tansy} at the door (DC 13 Intimidation or Performance), hold back those whom {A} has sent after {H} (DC 13 Athletics). With three successes they go home, and one of them brings cake; with fewer, a stone flies, and {H} goes out to them with open hands.',
    ],
    map: [
      'On the road home all milestones say the same, since {H} has passed them twice: {deadline}, and how far. {A} has doubled the guards on the road to {lair}; but the guards write down only who goes up, and not who comes back, and there is a path down which one can go backwards.',
    ],
    choice: [
      '{H} asks the party not to tell {A} where they were, and to have one more evening at home. Or the party says it, at once, at that table, with {H} there.',
    ],
    first: {
      answer: 'gives {H} the evening',
      now: [
        'There is music. {A} dances. The last step but one of the list takes place, and nobody in that house hears it.',
      ],
      later: [
        '{H} comes to {lair} alone, ready, and needs nobody but a witness. {A} arrives too late to forbid it, and in time to hold a hand; there is no fight, unless the hired guards begin one.',
      ],
    },
    second: {
      answer: 'tells {A} at once',
      now: [
        '{A} lays the table, twice, and then sits down on the floor. Outside the guards are sent home, one by one, with their pay.',
      ],
      later: [
        'They walk to {lair} together, {A} and {H}, and the party walks behind. What waits there gives it back only after three rounds, and tries in each of them to offer one of the party something in its place (a DC 13 Wisdom saving throw, or one lays down the weapon).',
      ],
    },
    lastWay: [
      'Down the path for those who come back, walked backwards, past guards who count only faces (DC 13 Stealth or Performance), to {lair}.',
    ],
    closes: [
      'The act ends before the house of {A}: inside two people laugh at the same thing, and on the doorstep is a wet spot in the shape of two shoes.',
    ],
  },
];
