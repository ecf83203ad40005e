import type { SecondAct } from './matter-types.ts';

/** Further second acts of great creatures, ghosts, those who vanish, and a series of murders. */
export const secondActsOfBeastsAndGhosts: readonly SecondAct[] = [
  {
    id: 'tribute-paid',
    not: [],
    only: ['great-tribute'],
    heading: 'Act two: A Town That Pays, {town2}',
    opens: [
      'With the next demand {it} send{it.v} {S} to {town2} as well. It is a shorter way than to {town}; and from there comes back the whole sum, weighed, with a bow around it, and a letter: "As always."',
    ],
    goal: [
      '{town2} has paid for longer than anyone in {town} knows, and not to {it}: to the Old One. There one can learn what the Old One wants, when it comes, and what became of the last young one. {R} brings the money there, on commission.',
    ],
    way: [
      'By the silver road, which has no inns, because nobody may stop on it with money in the bag. Whoever carries silver is let pass by everything that lives there; whoever carries none is looked at (DC 13 Stealth, or a DC 13 Performance check to look as if one did).',
    ],
    place: [
      '{town2} is rich and very quiet. Over every door hangs a scale the size of a shield, and on the square stands a weighing machine for things as large as a house. {tansy}, who works it, keeps a book of {years} years: on the left what was paid, on the right, in red, what was taken on top.',
    ],
    rival: [
      '{R} takes three parts in a hundred, has never seen who gets it, and does not want to. {R} would carry something else in the chests this time, for six.',
    ],
    clues: [
      'History :: reading the red column :: It never says silver. It says "the young one of that year", {few} times. What is demanded is a half of everything; what is wanted is that nothing grows up beside it.',
      'Insight :: asking {tansy} how one speaks with it :: One does not. One answers, with a number, a name and one true sentence; the last who added a fourth thing is the reason for the new roof.',
      'Nature :: looking at the scales over the doors :: They are shed, one a year, always in the same wind and the same place: on the ridge behind {lair}, where it waits before it comes.',
    ],
    setPiece: [
      "The Old One is early. For the length of one evening its shadow lies over {town2}, and it wants to see the book. There are four rounds, and each of the party can do each thing only once: keep the people indoors (DC 13 Persuasion), read out the left column and not stumble (DC 14 Performance), keep the machine from tipping (DC 13 Athletics), answer a question with one true sentence (DC 13 Insight to know which). With three successes it flies off with what is there and says when it will be at {lair}; with fewer, it takes the roof of the town hall along, and {R}'s people use the hour to help themselves.",
    ],
    map: [
      'After that evening {town2} has stopped the silver road: no cart goes north any more. What was to be paid stands on the square, {num} chests of it, and belongs for the moment to nobody. From the top of the weighing machine one sees a way over the ridge to {lair} that only those with wings have used.',
    ],
    choice: [
      '{town2} would stop paying, for the first time, if somebody said it aloud with them, at {deadline}, at {lair}. Or it lends the party the chests, so that {it} can pay what {it.they} owe{it.v}.',
    ],
    first: {
      answer: 'has {town2} stop paying',
      now: [
        '{tansy} closes the book in the middle of a page. It is the loudest sound that was heard here for {years} years.',
      ],
      later: [
        'At {deadline} {num} people with shields of scale stand on the ridge above {lair} and say a number, a name and one sentence: "No." The Old One counts them, twice, and loses a round to it; {it} {it.has} seen it, too.',
      ],
    },
    second: {
      answer: 'brings the chests to {lair}',
      now: [
        'The carts are heavy, and {R} drives the first one without asking for a hundredth part.',
      ],
      later: [
        'Two equal heaps lie at {lair} when the party speaks with {it}: one debt, and the money for it. The check to win {it.them} over is 3 lower; after that there are two against one on the ridge.',
      ],
    },
    lastWay: [
      'Over the ridge, on ropes, past the place where the wind changes (DC 13 Athletics), and down to {lair} from behind; or by the valley, with bells on the carts, announced.',
    ],
    closes: [
      'The act ends on the ridge: below, at {lair}, somebody is counting aloud, stops, and begins again.',
    ],
  },
  {
    id: 'return-ward',
    not: [],
    only: ['great-return'],
    heading: 'Act two: Those Who Do Not Sleep, in {town2}',
    opens: [
      'It is heard before it is seen: from the direction of {town2} the night watch is sung, verse after verse, by hundreds. Nobody has slept there for a week. What {it} lack{it.v}, they lack as well, and they are {few} hours away.',
    ],
    goal: [
      '{town2} lies on the way that {it} take{it.v} each night. The party has to be there to turn it aside, to hear why the song does not work, and to find the one voice that is missing. {R} sells coffee and knows the answer to neither.',
    ],
    way: [
      'By the shore road, at night, since by day everyone on it is half asleep: carts in the ditch, drivers who greet twice (DC 13 Animal Handling to get through without an accident), and far out something that keeps pace with the party.',
    ],
    place: [
      'In {town2} the whole town sits on the harbour wall, wrapped in blankets, and sings what it can. {wren}, the choir master, conducts with closed eyes, and has noticed that in the third line everybody gets too loud.',
    ],
    rival: [
      '{R} has thirty pots on the fire and has begun to give the coffee away. {R} was here to see {it} from close by, for a buyer; now {R} would sing along, if somebody told {R.them} in which voice.',
    ],
    clues: [
      'History :: asking {wren} for the oldest hymnal :: The third line was changed {years} years ago, since it was too sad. Before that, it was a lullaby, and was sung softly.',
      'Insight :: sitting with those who have not slept for longest :: They know what it wants. It does not want to be woken any more: neither by bells nor by boats, nor by people who are looking for {due}.',
      'Nature :: watching where it turns round each time :: At the same rock, always at the same verse; then it swims back to {lair}, along the shore.',
    ],
    setPiece: [
      'In this night {it} come{it.v} to {town2}, as near as the wall. There are five rounds for a choir of {num} people who cannot stand any more: bring them down to a whisper in the third line (DC 14 Performance), keep the bell ringer from ringing (DC 13 Persuasion), hold a lamp out to it and lower it slowly (DC 13 Animal Handling), catch those who fall asleep on the wall (DC 13 Athletics). With three successes before three failures its head sinks on the wall for the length of a verse, and {town2} is asleep behind it; otherwise it takes {few} boats along, unmanned, and some of those who wanted to earn something with hooks and nets attack the party.',
    ],
    map: [
      'As soon as the verse is over {town2} sleeps, where it lies, and is not to be woken for a day. The road through it is free and soundless, and it leads along the shore to {lair}, past the rock; behind it, in {town}, they do not know yet that it works.',
    ],
    choice: [
      '{wren} would come along with the {few} best, hoarse, for the second verse as well. Or the party lets them sleep, and takes only the old hymnal.',
    ],
    first: {
      answer: 'takes the singers along',
      now: ['They are carried to the cart. {wren} beats time in sleep.'],
      later: [
        'At {lair} the song has a low voice that holds, whatever happens: each check to sing there is made with advantage, and one failure does not count.',
      ],
    },
    second: {
      answer: 'lets them sleep',
      now: ['The party walks on the tips of its toes through a whole town.'],
      later: [
        'In the hymnal is a drawing: how many stood where, and how far away, and that one of them held its hand. Whoever touches {it} at {lair} during the song (a DC 13 Wisdom saving throw not to run) counts as a third voice.',
      ],
    },
    lastWay: [
      'By the shore, at low water, past the rock at which it turns (DC 13 Stealth, with straw around the shoes), to {lair}, an hour before it comes home.',
    ],
    closes: [
      'The act ends at the rock: from {town}, over the water, comes the sound of a bell that somebody rings with both arms.',
    ],
  },
  {
    id: 'hatch-buyer',
    not: [],
    only: ['great-hatch'],
    heading: 'Act two: The One with the Ring, in {town2}',
    opens: [
      'In the yard of {A} something coughs. Under a tarpaulin lies the last one that {A} has tamed, brought from {town2} as a proof for {council}; it has an iron ring around its neck, and does everything it is told, and looks at nobody.',
    ],
    goal: [
      'Before {council} decides, somebody should have seen what the ring does. In {town2} are the stables of {A}; there are others there, and the book that says how a ring is taken off again. {R} was hired by {A} to guard them.',
    ],
    way: [
      'On the cattle road of {A}, on which no dog barks; at night one hears from the closed carts a sound like a kettle before it sings (DC 13 Animal Handling to calm one of them, and to be followed from then on by its eyes).',
    ],
    place: [
      'The stables of {A} are clean and warm. {few} creatures stand in them, of different sizes, each with its face to the wall. {wren}, who feeds them, whispers their real names in the evening, against the rules, and one ear moves each time.',
    ],
    rival: [
      '{R} has a key, a contract and a niece who would like to have one. {R} has looked at the wall with them for an hour, and now holds the key in such a way that one would only have to take it.',
    ],
    clues: [
      'Arcana :: looking at a ring from inside :: It does not command. It only takes away what comes before a wish. What hatches with it never learns that there is anything else.',
      'Insight :: asking {wren} about the first hour :: "Whoever it sees first. With the ring it sees nobody." Without it, one of the party would do.',
      'Nature :: comparing the floors of the boxes :: In each is sand from the place where the mother was: {A} has been to {lair} before, to take some, and knows that it can be hatched there.',
    ],
    setPiece: [
      'By night somebody opens one box too many. There are four rounds in a yard of straw, lamps and {few} large frightened creatures; each of the party can do one thing in each of them: call one by its name (DC 13 Animal Handling), wet the straw (DC 13 Athletics), take the ring off one that holds still (DC 14 Sleight of Hand), close the gate to the town (DC 13 Athletics). With three successes {few} of them are on the hill by morning, and look at everything; with fewer, the yard burns, and the drivers of {A} come with hooks.',
    ],
    map: [
      'They are free, or at least out; from now on one meets them, on roofs and in orchards, where they learn to want something. {A} has to use the drivers to look for them. In {town} the streets in front of the square are empty, and a wide line of sand, lost from a cart, leads to {lair}.',
    ],
    choice: [
      'The one under the tarpaulin would follow the party, without a ring, as far as {lair}; it knows how one carries an egg. Or it is shown to {council} as it is, with the ring, and then without.',
    ],
    first: {
      answer: 'lets it come along to the lair',
      now: [
        'It walks behind the cart and breathes on the egg when it gets cold. {B} cannot speak for a whole day.',
      ],
      later: [
        'On the way to {lair} nothing gets cold any more: no further check is needed for that. When the mother comes, she sees it first, and lands without a sound.',
      ],
    },
    second: {
      answer: 'shows it to {council}',
      now: [
        'Half of {council} weeps, the other half asks about the price, and the vote is postponed. {G} thanks the party with both hands.',
      ],
      later: [
        'Without the votes {A} has to take it by force at {lair}, with whoever is left: two companions of {A} have stayed at home, and a ring lies broken on the table of {G}.',
      ],
    },
    lastWay: [
      'Along the line of sand, at night, with the egg in the middle and a coat over it: by the drain that {S} knows, or through streets in which now and then something large breathes out (DC 13 Stealth).',
    ],
    closes: [
      'The act ends at the wall of {town}: from above something without a ring looks down, curious, and from the square it is answered with a knock.',
    ],
  },
  {
    id: 'ghost-descendant',
    not: [],
    only: ['ghost-wish'],
    heading: 'Act two: Those of the Other Name, in {town2}',
    opens: [
      '{T} remembers it in the middle of the night: there was somebody left over. After what was done to {it}, somebody was sent away to {town2}, with another name, very small. That family is still there, and knows nothing.',
    ],
    goal: [
      'The family in {town2} is the only one to whom {wish} belongs by law, and the only one of whom {A} is really afraid. The party has to find it, and to decide how one tells such a thing. {R} has been hired by {A} to buy them out, without saying of what.',
    ],
    way: [
      '{It} come{it.v} along. Nobody has expected that: on the second evening {gh} stands on the road behind the party, at the proper distance, and stops when it stops (a DC 12 Wisdom saving throw for those who keep the night watch, or they do not sleep).',
    ],
    place: [
      'A workshop in {town2}, with three generations and a great deal of noise. The eldest, {tansy}, has a habit of which nobody knows where it comes from: when leaving a room, {tansy} touches the door frame twice. So did {it}, in every story that is told in {town}.',
    ],
    rival: [
      '{R} has a paper on which only the signature is missing, and has been asked to stay for supper. {R} reads it through again while the children are put to bed, and then asks the party to read it, too.',
    ],
    clues: [
      'History :: comparing the family Bible with the church book of {town} :: The first page has been glued to the cover. On it is the old name, and who paid for the journey.',
      'Insight :: telling {tansy} what was done :: It is quiet for a while. "So that is who walks behind us." In every generation one of them has heard steps, and was told not to make a fuss.',
      'Perception :: looking at what the paper of {R} is about :: All claims "to things in an iron box". It names, by mistake, the place: {lair}.',
    ],
    setPiece: [
      '{It} {it.is} at the door of the workshop, in the middle of the night, and those whom {A} has sent are at the back. There are four rounds, in which each of the party can do one thing once: open the front door and step aside (no check), take {tansy} by the arm (DC 12 Persuasion), keep the back door shut (DC 13 Athletics), put out all lamps but one (DC 13 Sleight of Hand). With two successes {gh} and {tansy} stand opposite each other for as long as a lamp burns, and both touch the door frame; with fewer, the lamp falls over, and {gh} is gone until {deadline}.',
    ],
    map: [
      'Since that night {gh} {it.is} not seen in {town} any more: {gh} goes up and down the road between {town} and {town2}, and waits. In {town} one breathes again, and {A} most of all; the nails at {lair} have not been renewed this week.',
    ],
    choice: [
      '{tansy} would come and ask for it, at the door of {A}, with the whole family behind. Or the family signs over its claim to the party, on half a page, and wants to hear how it ended.',
    ],
    first: {
      answer: 'brings {tansy} and the family',
      now: [
        'They need three carts and sing the whole way. Behind the last cart somebody walks, at the proper distance.',
      ],
      later: [
        'At {lair} {tansy} says: "I have come for what is ours." {A} has been waiting for this sentence for half a life, and opens the box; those who were hired look from one to the other, and the first round is lost to them.',
      ],
    },
    second: {
      answer: 'takes only the half page',
      now: [
        '{R} witnesses it, with a full name. {tansy} stands at the door and touches the frame.',
      ],
      later: [
        'The half page is as good as the law: whoever holds it at {lair} may carry {wish} over the nails. To speak the truth is then up to the party, and it must be loud enough (DC 13 Performance), since nobody of the family is there to hear it.',
      ],
    },
    lastWay: [
      'Along the road, in company: whoever lets {gh} walk ahead (a DC 12 Wisdom saving throw) comes to {lair} by the way that was used then, at night, and meets nobody.',
    ],
    closes: [
      'The act ends at the milestone half-way: two sets of footprints lead there, from both sides, and one of them is very old.',
    ],
  },
  {
    id: 'vanish-letters',
    not: [],
    only: ['vanish-many', 'vanish-one'],
    heading: 'Act two: Those Who Got Up, in {town2}',
    opens: [
      'On the third night {S} comes running: there is somebody in {town2} who has been at {lair}, has eaten there, and has come back. {A} sends a basket to this address, every month, with bread, salt and no card.',
    ],
    goal: [
      'Everyone says that nobody gets up from that table. One has, and knows how. The party has to find this one in {town2} and hear what it costs, before {A} does; {R} has brought a doctor, to have it certified that it is all imagination.',
    ],
    way: [
      'A day and a half, past {few} houses in which a place is laid for somebody who is out (DC 12 Insight to get people to talk about it; those who have listened recognise the music when it begins, and have advantage against it).',
    ],
    place: [
      'An attic in {town2}, without a table: {tansy} eats standing, from the hand, always half. On the windowsill lie {num} spoons in a row, bent, so that nobody can eat with them. {tansy} speaks softly and is afraid of bells at noon.',
    ],
    rival: [
      '{R} has a paper with three stamps that says there is no such table. {R} has seen how {tansy} eats and has torn up the first of the three copies.',
    ],
    clues: [
      'Medicine :: comparing what {tansy} ate there with what is eaten here :: It fills nobody. Whoever leaves half on the plate for another stays hungry, and can get up: this is the whole secret.',
      'Insight :: asking {tansy} who helped :: Somebody who had not eaten at all, and held {tansy} by the sleeve. {A} has asked about it {few} times, and cried, and has never done it.',
      'Perception :: listening to which direction {tansy} turns at noon :: It is a gong, very far off, that one has to have heard once: at {lair} they are being called to table.',
    ],
    setPiece: [
      "In the evening the music comes to {town2}, for the first time, and {tansy} gets up, in the best coat. There are five rounds: hold {tansy} by the sleeve without using force (DC 13 Persuasion), sing something else (DC 13 Performance), put something to eat into {tansy}'s hand and take half of it (DC 12 Sleight of Hand), find the one who has laid a spoon on the sill (DC 13 Perception), after whom those come who guard the way. With three successes before three failures the music goes on past the house; otherwise {tansy} is at the city gate before one can put a coat on.",
    ],
    map: [
      'The music has now been heard in two towns, and each evening people stand on both roads and do not know whether they are going or waiting. In between, where the roads meet, there is light among the trees: {lair} has come nearer, by half of the way.',
    ],
    choice: [
      '{tansy} would go back once more, as the one who holds others by the sleeve; nobody can say whether it works twice. Or {tansy} stays, and gives the party the bread that must be broken there.',
    ],
    first: {
      answer: 'takes {tansy} along',
      now: [
        '{tansy} eats a whole roll, slowly, for the first time, in order not to be hungry there.',
      ],
      later: [
        'At {lair} {tansy} goes along the chairs and pulls at sleeves: each round one of {lost} look{lost.v} up by {tansy} alone, without a check, and asks what day it is.',
      ],
    },
    second: {
      answer: 'takes only the bread',
      now: [
        'It is an ordinary loaf with a cross cut in it. {tansy} bends one more spoon and lays it in the row.',
      ],
      later: [
        'Broken at {lair} and shared over the table, the bread is enough for {few}: each who takes half gets up. The Host has to wait until they have chewed, as a matter of manners, and this takes two rounds.',
      ],
    },
    lastWay: [
      'The light has come to meet the party: there is only half an hour left to {lair}, along the edge of the road, with wax in the ears (no check) or by ear (a DC 13 Wisdom saving throw, or one arrives as a guest).',
    ],
    closes: [
      'The act ends at the fork: on the ground lies a spoon, straight, and beside it, in the dust, the mark of a knee.',
    ],
  },
  {
    id: 'killings-benefactor',
    not: [],
    only: ['inquire-killings'],
    heading: 'Act two: The Night in the Shelter, above {town2}',
    opens: [
      'The bell ringer of the pass has found something in the stove: a second hut book, half burned, in which not seven are entered for that night but eight. Somebody wrote the eighth name and crossed it out. It has an address, in {town2}.',
    ],
    goal: [
      'There was an eighth in the shelter, who left before the knock, or after it. If this one saw {wren} alive, then the story of the seven is not whole, and that of {A} neither. The party has to be in {town2} before a door is laid on this table, too. {R} thinks that the eighth is the murderer.',
    ],
    way: [
      'Over the pass, by the way that {wren} took. In the shelter one can spend the night; about the hour of that time somebody knocks, three times (a DC 12 Wisdom saving throw to open at once: whoever does finds no one, and sleeps better than in years; whoever does not has disadvantage on the next check).',
    ],
    place: [
      'The eighth is {quill}, a mountain guide who has not set foot on a mountain since then and sells hats. On the wall hangs a rope. {quill} looks at the party, at the rope, and says: "I went to meet somebody. I thought it was the other path."',
    ],
    rival: [
      '{R} has been watching the hat shop for two days and has a list of lies. {R} is honest enough to strike off each one that is explained; when the list is empty, {R} buys a hat.',
    ],
    clues: [
      'History :: having the night told by {quill}, hour by hour :: The seven did sleep, at first. {quill} had told them that nobody else was to come. One of them woke up at the knock, and it was not {B}.',
      'Insight :: asking {quill} whether anyone else has been here :: A kind person, with soup. {A} knows of the eighth, and has laid no door: {A} cannot bring it over the heart, since {quill} was the only one who went to look.',
      'Nature :: looking at the soles of the visitor, dried on the mat :: Straw, sawdust, melted ice: {A} had come straight from {lair}.',
    ],
    setPiece: [
      'A wooden door lies on the counter after all: {H} has laid it there, out of fear, not for {A}. It is seen; in a quarter of an hour the street is full, and somebody cries that the murderer is among the hats. There are four rounds, each of the party can do each thing once: stand in front of {quill} (DC 13 Intimidation), tell what the door means, and for whom (DC 13 Persuasion), get {H} out of the crowd (DC 13 Perception), open the back room (DC 13 Sleight of Hand). With three successes they listen; with fewer, it comes to blows with those who have been paid to begin.',
    ],
    map: [
      'The pass is open, as seldom in this season, and people go over it, to see the shelter; there is a queue before the door. What {A} has done in secret is being told aloud on both sides of the mountain. {A} has to go to the end of the list in one night, and has everything brought to {lair} for it.',
    ],
    choice: [
      '{quill} would go up once more, to the shelter, with {B} and whoever is left of the seven, and open the door there, late. Or {quill} comes to {town}, to say one thing to {A}.',
    ],
    first: {
      answer: 'lets {quill} lead them up',
      now: [
        'They sit there for a night, with a lamp, and nobody sleeps. {A} finds empty beds in {town}, and {H} does not know where to drive.',
      ],
      later: [
        '{A} is alone at {lair}: there is nobody to be fetched. The hatch is open, {H} sits on the shaft of the cart and weeps, and {A} can be spoken to with advantage.',
      ],
    },
    second: {
      answer: 'brings {quill} to {town}',
      now: [
        '{quill} wears the mountain boots; they have become tight. The next step of {A} takes place meanwhile.',
      ],
      later: [
        '{quill} says it at {lair}: how far {wren} had come, and that it was {quill} who had taken the other path. {A} loses the next two rounds, and {B} can be brought out of the hatch.',
      ],
    },
    lastWay: [
      'With the queue that comes down from the pass one gets to {lair} unrecognised (DC 12 Deception); by the slide for the ice one is there first (DC 14 Acrobatics).',
    ],
    closes: [
      'The act ends at the first house of {town}: its door stands open, at night, in winter, and beside it somebody has set out a chair.',
    ],
  },
];
