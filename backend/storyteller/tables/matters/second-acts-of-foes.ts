import type { SecondAct } from './matter-types.ts';

/** Further second acts of hunts, raids and sieges: two stories of one idea have different ones. */
export const secondActsOfFoes: readonly SecondAct[] = [
  {
    id: 'hunt-first',
    not: [],
    only: ['hunt-monster'],
    heading: 'Act two: The One Who Survived It, in {town2}',
    opens: [
      'The party is ready to go to {lair}, and {B} begins to talk at last: it is not the first time. {years.s} years ago it was the same in {town2}, it was ended there, and what ended it was kept. {B} has known it since the first hunt, and was too proud to ask.',
    ],
    goal: [
      'In {town2} somebody stopped one like {it} before. The party needs what was used then, and the hand that can use it, before {it} come{it.v} again. {R} wants to sell the head to {town2}, which has had a bare nail over the gate for {years} years.',
    ],
    way: [
      '{It} {it.is} on the same road: for two nights the party hears the chain, now on the left, now on the right (DC 14 Stealth by the group, or it comes close enough to take a horse). What is seen of {it.them} then is worth the horse: to which side it turns, and at what it flinches.',
    ],
    place: [
      'Over the gate of {town2} is the nail, and below it a bench for those who were there. One is left: {tansy}, almost blind, who held the lamp. In the shed stand the tools of that time, a boom with a loop, a drum of hide and a coat sewn with bells; the moths have been at the coat.',
    ],
    rival: [
      '{R} has brought a butcher and a barrel of salt. {R} would help with the boom, in front, where it is dangerous, for the head alone; the hide, the fame and everything else goes to the party.',
    ],
    clues: [
      'History :: letting {tansy} tell it in the order in which it happened :: They did not drive it and did not follow it. They were where it wanted to go, an hour before.',
      'Nature :: trying the drum before a herd at night :: It is the beat of a heart, a large one. What hears it comes to look, and comes slowly.',
      'Survival :: comparing the map on the bench with the hills :: They chose a place with one entrance, under a wall, with the wind from inside: the same as {lair}.',
    ],
    setPiece: [
      'In the second night {it} {it.is} at the gate of {town2}, because of the horses. There are five rounds to try what was learned: somebody in the coat of bells walks before it (DC 13 Acrobatics or Performance), somebody beats the drum and does not stop (DC 14 Performance), two hold the boom (DC 14 Athletics). With three successes before three failures {lead} puts its neck into the loop and tears it, and from now on it is afraid of bells: each of the party can make it step back 10 feet once, as an action. Otherwise the boom is matchwood, and the shed burns.',
    ],
    map: [
      'Between {town} and {town2} nothing is as it was: {it} {it.has} driven all the deer down to the fields, and with them comes everything that lives on deer. The high road is empty and safe for the first time; it leads past {lair}, from above.',
    ],
    choice: [
      '{tansy} wants to hold the lamp once more, and would be carried; nobody else knows the moment. Or {tansy} teaches it to one of the party, in one night, with an egg and a candle.',
    ],
    first: {
      answer: 'carries {tansy} to the lair',
      now: ['The chair with {tansy} in it needs two bearers, and the party is half a day later.'],
      later: [
        '{tansy} says "now" at {lair}, once. Whatever the party does in that moment succeeds without a roll, if it can succeed at all.',
      ],
    },
    second: {
      answer: 'learns it from {tansy}',
      now: ['By morning {few} eggs are broken, and one of the party can do it with closed eyes.'],
      later: [
        'The one who has learned it can call the moment at {lair} (DC 14 Insight, once a round): on a success the next attack of one ally has advantage.',
      ],
    },
    lastWay: [
      'By the high road, against the stream of the deer, one is above {lair} before dark and hears {wren} knock; the last hundred feet go down on a rope (DC 13 Athletics).',
    ],
    closes: [
      'The act ends on the high road: under the party, very small, lie {town} and its tower, and something crosses the last field.',
    ],
  },
  {
    id: 'villain-captive',
    not: [],
    only: ['hunt-villain'],
    heading: 'Act two: The One Who Said No, in {town2}',
    opens: [
      "Among the threads at the riders' post is one without a partner. It belongs to somebody who got away: one of those from the upper floor, let down with a bedsheet, is in {town2}, and {A} has sent {H} to bring this one back, alone, as a test.",
    ],
    goal: [
      'Whoever has been on the upper floor and is free can say in public what {A} has denied so far. The party has to find this one in {town2} before {H} does, or with {H}. {R} is looking, too: {A} pays for it by the hour.',
    ],
    way: [
      '{H} rides ahead and does not hurry; the party can overtake, follow, or catch up and talk (DC 13 Persuasion to ride beside {H}, who says nothing until {town2} and then one sentence, about {wren}).',
    ],
    place: [
      '{town2} has put up {num} people from {town} in its storehouses and has enough of it. Somewhere among them is the one from the upper floor, {tansy}, with another name and cut hair, and all of them say that there is no such person.',
    ],
    rival: [
      '{R} goes from house to house with bread and a list. {R} has begun to strike out names that are still there, and would tell the party why, if somebody paid for the bread.',
    ],
    clues: [
      'Persuasion :: bringing {tansy} a thread of the right colour :: {tansy} tells it all: how many they are, what they may say at the window, and how one ties bedsheets.',
      'Insight :: watching {H} when {tansy} is spoken of :: {H} has known for two days in which house it is, and goes to every other one.',
      'Perception :: letting {tansy} draw what is seen from the window up there :: A water wheel, a bent poplar, the ferry: with these three lines one finds the one wall at {lair} that nobody looks at.',
    ],
    setPiece: [
      'The riders of {A} come to {town2} to fetch both, {tansy} and {H}, who has taken too long. In the yard between the storehouses the party has five rounds: have {num} people sit down so that no horse gets through (DC 13 Persuasion), pass {tansy} over the heads (DC 13 Athletics), call the riders by their first names (DC 14 History or Insight), lift the bar of the back gate (DC 13 Athletics). With three successes before three failures the riders are in a sea of people and put up their swords; otherwise {H} has to choose a side an act too early.',
    ],
    map: [
      "{A} has had the poplar felled and all trees around {lair} as well, up to an arrow's flight, since one can be seen from there. It is a bare ring now; but the trunks lie where they fell, and behind them one can crawl.",
    ],
    choice: [
      '{tansy} could speak on the square of {town}, by daylight, with {A} in hearing. Or {tansy} goes back, with a basket, as if caught, and opens from inside.',
    ],
    first: {
      answer: 'has {tansy} speak on the square',
      now: [
        'It is quiet after the first sentence. In the night {few} riders leave their horses at the well and go home.',
      ],
      later: [
        '{few} of the riders at {lair} are missing, and those who are there have heard it. When {A} gives the first order, they look at each other for a round.',
      ],
    },
    second: {
      answer: 'lets {tansy} go back',
      now: [
        '{H} brings {tansy} in, as ordered, and gets a nod from {A} for it. The basket is not searched.',
      ],
      later: [
        'In the second round at {lair} the grille opens: {tansy} has the key, {wren} has a chair leg, and {H} turns round. From then on the gallery is empty and the riders have nobody to fear for.',
      ],
    },
    lastWay: [
      'Behind the felled trunks the party crawls to the wall with the window (DC 13 Stealth), where a sheet hangs down; or it rides in by the gate, between two riders whose names it knows.',
    ],
    closes: [
      'The act ends at the edge of the bare ring: behind the window above somebody holds up a thread without a partner.',
    ],
  },
  {
    id: 'raid-market',
    not: [],
    only: ['defend-raid'],
    heading: 'Act two: Where the Loot Goes, in {town2}',
    opens: [
      'In the sacks that {S} has not sold yet is a bill from {town2}: for {few} loads, half paid, "the rest after the great one". What is taken at {ward} does not stay with {foes}; somebody in {town2} waits for it, and for the great raid.',
    ],
    goal: [
      'As long as {town2} buys, it pays to raid. The party has to follow the loot there, find out what {A} has been promised, and spoil the bargain. {R} has been sent by {council} to buy back what is dear to it, quietly.',
    ],
    way: [
      'On the wagon of {S}, between sacks, as the new helper (DC 12 Deception), or behind it for two days without a fire (DC 13 Stealth). {S} talks in the evenings, to the horse.',
    ],
    place: [
      'The hall of the dealers in {town2} is dry, clean and honest, at the front. At the back, on shelves with the letters of {town}, stands everything that was taken, each piece with a price, down to the bell of a goat. People from {town} have already bought here, without knowing.',
    ],
    rival: [
      '{R} stands at the shelves with a list and a blush. {R} may not ask where it comes from, and would be glad if the party asked in {R.their} place, loudly.',
    ],
    clues: [
      'Investigation :: reading the prices on the shelves :: The bill is made out before the raid: {A} is told what to take. Hunger has nothing to do with it any more.',
      'Insight :: asking the dealer about the partner :: "A reliable person. Comes alone, wants glass, and never asks for flour." The others would not like to hear that of {A}.',
      'Survival :: looking at the mud on the newest crates :: It is red and has needles of pine in it, as it is at {lair} and nowhere else.',
    ],
    setPiece: [
      'At the evening auction the party can spoil the market for {A}: there are four rounds, and each of the party can do one of these, each of them once: name the owners of a piece by name (DC 13 Performance), bid until nobody can pay (DC 14 Deception), bring the guard of {town2} to the back shelves (DC 13 Persuasion), carry the account book out (DC 13 Sleight of Hand). With three successes the hall is closed by the guild. In the third round those who carry for {A} draw knives.',
    ],
    map: [
      'With the hall shut, {A} gets nothing more from {town2}, and the carts of the dealers stand in the road, unsold: from {town2} up to {lair} one wagon stands behind the other. By day it is a fair; by night it is a wall, behind which one gets up there unseen.',
    ],
    choice: [
      'What was taken can be loaded up and brought home to {town}, piece by piece, which takes a day. Or the party takes one cart of it to {lair} and shows {foes} what their loot sells for.',
    ],
    first: {
      answer: 'brings the things home',
      now: [
        '{B} sits on the last cart, on a bed with a carved head, and says nothing for an hour. The next step of {A} takes place meanwhile.',
      ],
      later: [
        'Half of {town} comes along to {lair}, with what it got back and what it can hold: {foes} see more people than they counted, and one of the enemies runs.',
      ],
    },
    second: {
      answer: 'takes a cart of it to {lair}',
      now: ['The prices are still on it. {S} drives, and reads them out as an exercise.'],
      later: [
        '{H} reads the prices at {lair} and reckons: for this one could have bought flour for three winters. {A} stands alone for the first round, until somebody remembers the oath.',
      ],
    },
    lastWay: [
      'Along the row of carts up to {lair}, from wheel to wheel (DC 13 Stealth), or with the one cart by the middle of the road, expected as the payment.',
    ],
    closes: [
      'The act ends at the last cart of the row: from {lair} the horn sounds, and somebody between the carts answers it on a comb.',
    ],
  },
  {
    id: 'siege-second-drum',
    not: [],
    only: ['defend-siege', 'defend-siege-betrayed'],
    heading: 'Act two: The Relief, from {town2}',
    opens: [
      'A dove comes over the wall with a strip of paper: an army is in {town2}, a day away, and does not move. It would come, if it were asked by somebody with a seal. Nobody who was sent has arrived there.',
    ],
    goal: [
      'The relief has orders to wait for a request from {ward}, and {A} has caught every messenger. The party has to get through the ring to {town2}, find out why nobody there simply looks out of the window, and bring the relief before {deadline}. {R} carries the seal of the other side.',
    ],
    way: [
      'Through the ring by night, in the hour in which {foes} change{foes.v} the watch (DC 14 Stealth by the group), by the river under a raft of reeds (DC 13 Athletics), or in the clothes of those who carry away the refuse (DC 13 Deception). On a failure one of the party is a guest of {H} for an hour, and is sent on, with a message.',
    ],
    place: [
      'In {town2} the camp is tidy and the soup thin. The commander of the relief, {quill}, has {num} people and one sentence in writing: "Not before you are asked." The last request came an hour ago, says {quill}, and it said that all is well; it had the seal of {G}.',
    ],
    rival: [
      '{R} has brought that letter and believes that it is genuine. Shown the true seal, {R} is furious in a quiet way, and offers to carry the next letter to {A}, with whatever is to be in it.',
    ],
    clues: [
      'Investigation :: comparing the two seals :: Somebody has made a cast of that of {G}, within {ward}, in wax from the wall lamps. {A} knows what is written before {G} does.',
      'Insight :: asking {quill} about the commander of {foes} :: They were at one school. {A} never attacks where one looks, and always has something that makes noise.',
      'History :: looking at the old map of the siege before this one :: It was lifted from one place: whoever stands on {lair} sees both gates.',
    ],
    setPiece: [
      'The relief has to set out without anyone in the hills seeing it. There are four rounds, each of which is an hour of the night: muffle the wheels (DC 13 Sleight of Hand), keep the fires of the empty camp burning (DC 13 Survival), lead {num} people through a wood by their belts (DC 13 Athletics), answer the watchword of a patrol (DC 14 Deception). With three successes they are over the river by dawn; with fewer, half of them are, and a patrol has to be stopped that has seen the other half.',
    ],
    map: [
      'The bridge behind the relief has been burned by its own people, so that nobody can change their mind. {foes} {foes.has} moved the tents around to that side; on the other, towards {lair}, there is for the first time nothing but a ditch.',
    ],
    choice: [
      '{quill} can attack at {deadline} from behind, in the open, for all to see. Or {quill} stays in the wood, and the party goes to {lair} alone and lights a fire when it is time.',
    ],
    first: {
      answer: 'has the relief attack in the open',
      now: [
        '{quill} has the trumpets polished. {A} hears of it and sends a third of {foes} to the river.',
      ],
      later: [
        'A third of {foes} {foes.is} at the river, with {quill}. On {lair} two companions of {A} fewer stand by the drum, and nobody hears a shout from there.',
      ],
    },
    second: {
      answer: 'keeps the relief hidden',
      now: [
        'Nobody sings in the wood. {quill} has hot soup carried round, without spoons, because of the noise.',
      ],
      later: [
        'When the fire burns on {lair}, {num} people rise out of the wood where nobody expects them. {foes} turn{foes.v} round, all at once, and {A} has nobody left to give orders to for two rounds.',
      ],
    },
    lastWay: [
      'On the side of the ditch the party comes up to {lair} with mud to the knees (DC 13 Athletics), and {A} looks in the other direction, to where the tents are.',
    ],
    closes: [
      "The act ends in the wood: the drum on {lair} begins, earlier than ever, and between two beats one hears a mason's hammer on the wall.",
    ],
  },
  {
    id: 'way-toll',
    not: [],
    only: ['escort-way'],
    heading: 'Act two: The Empty Village',
    opens: [
      'At the second stage stands a village that should be full of people, and there is nobody in it; bread is in the oven. On the table of the inn lies a note for {B}, in the hand of {A}: "Your guests may choose. The village for the journey. Tomorrow, at the mill."',
    ],
    goal: [
      '{A} has taken the village in order to get {it}, without a fight. If the party goes on, others pay; if it does not, {deadline} does not wait. It has to find the villagers, without giving up {it}. {R} is on the same road and has already been at the mill.',
    ],
    way: [
      "The tracks of {num} people who were in no hurry lead into the hills, and a second track, of one who limped, leads away from them (DC 13 Survival). Whoever follows the one finds {wren}, the innkeeper's apprentice, who hid in the flour.",
    ],
    place: [
      'The mill stands in a gorge, and everything there is polite: the villagers sit on benches and have been given soup; on each path stands one of {foes}, leaning on a spear. {A} is not here, and has left a table, two chairs and a clock.',
    ],
    rival: [
      "{R} sits on one of the chairs and plays for the villagers' freedom, and loses. {R} would do it for nothing, says so, and has an escape in mind for which one needs a fourth.",
    ],
    clues: [
      'Insight :: watching the guards at the mill :: They have orders to harm nobody and to be seen from the road. It is a show, and only {deadline} is serious.',
      'Perception :: looking at what {H} lays down on the sill of the inn :: A straw, bent twice: for {A} it means that the party has stopped.',
      'Survival :: climbing to the top of the gorge :: All paths from here run together at {lair}, and so do those of {foes}: the rest of them have gone there already.',
    ],
    setPiece: [
      'The villagers can be got out in one quarter of an hour, while the clock strikes: four rounds. Each of these can be done by one of the party only: let the wheel run and drown every sound (DC 13 Athletics), take the place of one of {foes} (DC 14 Deception), lead {num} people along the mill-race by the hand (DC 13 Persuasion), keep the one with the horn busy (DC 13 Performance). With three successes nobody is missing when the clock stops; after two failures the horn sounds, and the last of them have to be fought for.',
    ],
    map: [
      'The villagers have let the water of the mill pond run down the gorge behind them, and the road with it. Nobody comes after the party any more from there; and whoever waits at {lair} for the news from the mill waits in vain, behind a lake.',
    ],
    choice: [
      'The villagers would go with the party to the end, with carts, goats and scythes; one is slower, and many. Or they hide in the hills, and give the party their guide, who knows a way for few.',
    ],
    first: {
      answer: 'takes the villagers along',
      now: ['It is a procession. {B} counts heads in the evening and has to begin three times.'],
      later: [
        'At {lair} {A} sees {num} people come round the bend with scythes and has counted on seven. Three of those beside {A} remember something that they had to do elsewhere.',
      ],
    },
    second: {
      answer: 'takes only their guide',
      now: ['{wren} walks in front, limps, and does not look round once.'],
      later: [
        '{wren} leads {it} past {lair}, on the other side of the water, by a path for goats; {A} sees it too late and has to come to the party, through a lake, one after the other.',
      ],
    },
    lastWay: [
      'Along the new lake: on the bank, where there was none yesterday (DC 13 Survival), or over it on the doors of the village (DC 13 Athletics). {p3} lies behind.',
    ],
    closes: [
      'The act ends at the dam: somebody has set up the clock from the mill on it, and it is slow by an hour.',
    ],
  },
  {
    id: 'dead-foreman',
    not: [],
    only: ['dead-walk'],
    heading: 'Act two: The Other Account, in {town2}',
    opens: [
      'One night {few} of the dead do not go to {lair}. They walk in the other direction, with open hands, on the road to {town2}; and {A} is as surprised as everyone else.',
    ],
    goal: [
      'Somebody in {town2} holds coins as well: older ones, which {A} does not have, and those who died with them obey somebody else. The party has to be there before {A} has found out who. {R} has sold them, by the pound, as old copper.',
    ],
    way: [
      'Behind the dead, at their pace, which is slow and does not stop at night (each of the party makes a DC 12 Constitution saving throw or has one level of exhaustion), or past them by coach, with the curtains shut.',
    ],
    place: [
      'The dead stand in front of the mint of {town2}, in a queue, and wait for it to open. In the yard lies a heap of old copper, to be melted; the master of the mint, {quill}, has taken them for beggars and has gone out to them with a bowl.',
    ],
    rival: [
      '{R} bought the old copper from a sexton {weeks} weeks ago and has passed it on at a profit. {R} cannot sleep since then, gives the party the bill, and would carry every coin back by hand, if only somebody knew which is whose.',
    ],
    clues: [
      'Religion :: asking the first in the queue what is owed :: A hand is held out. Into it belongs a coin, and a word for what: they want to be told what their work was for.',
      'Investigation :: reading the bill of {R} :: The seller is {A}: what was too old for the list of {H} was sold as scrap.',
      'Perception :: laying a coin on the table and letting it go :: It rolls, by itself, and always the same way: towards {lair}, where its like are.',
    ],
    setPiece: [
      'At noon the furnace of the mint is lit, with the coins in it, and the queue begins to move. There are five rounds: rake out the furnace (DC 13 Athletics), call a name for each coin (DC 13 Religion or History), keep the guards of the mint from striking at the dead (DC 13 Persuasion), hold the gate so that only one at a time comes in (DC 13 Athletics). With three successes before three failures they take what is theirs and lie down in the yard, in a row; otherwise they go in all at once, and somebody has to be got out from under them. In the middle of it the people of {A} come for the copper.',
    ],
    map: [
      'The ferry between {town2} and {town} does not run any more: the ferryman has seen who stands on the bank with a coin in hand. The dead wait there, in peace, and whoever is dead or keeps silent can go past them, on the towpath, straight to {lair}.',
    ],
    choice: [
      '{quill} could strike {num} new coppers in one night, each with the word WAGES on it; they would be paid for by {town}, which has not been asked. Or the party takes the old ones along, as many as it can carry.',
    ],
    first: {
      answer: 'has new coins struck',
      now: [
        'The hammer is heard until morning, and {G} will find a bill. {quill} wants to come along to see it.',
      ],
      later: [
        'At {lair} everyone who holds a new coin can pay one of the dead with an action, without a check: this one lies down, and is not an enemy any more.',
      ],
    },
    second: {
      answer: 'takes the old coins along',
      now: ['They are heavy and pull to one side. At night the bags are warm.'],
      later: [
        'Poured out at {lair} before the platform, the old coins call louder than the chest of {A}: for three rounds half of the dead turn away from {A}, to look for their own.',
      ],
    },
    lastWay: [
      'Along the towpath, past those who wait, in silence (DC 12 Stealth; on a failure one of them comes along and holds out a hand), to the back of {lair}.',
    ],
    closes: [
      'The act ends at the landing: {ragnal} stands there, who was never seen so far from {lair}, and asks, with some effort: "How much?"',
    ],
  },
];
