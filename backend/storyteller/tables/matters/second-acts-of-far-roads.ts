import type { SecondAct } from './matter-types.ts';

/** Second acts of plots that are found by the words of an idea in any order; each belongs to one plot. */
export const secondActsOfFarRoads: readonly SecondAct[] = [
  {
    id: 'second-school',
    not: [],
    only: ['academy'],
    heading: 'Act two: The One Who Retired',
    opens: [
      'The act ends with a postcard from {town2}, from a teacher who retired last year and who at this very moment is giving a lecture two doors away.',
      'At the end of the act one of the copies says a sentence that is in no book: "It is cold in {town2}, and they have no blankets." Then it smiles again.',
    ],
    goal: [
      'Not all the sleepers are in {lair}. The first of them, {wren}, the old friend of {A}, was sent to {town2}, because {wren} has begun to wake. {wren} is the only one to whom {A} would listen. {H} is on the way there, too, with a new bed; and {R} has money with {R.them}, for the method.',
    ],
    map: [
      'Meanwhile the school has been closed to visitors, and all its doors have new numbers. The way back leads through the chalk quarry, from {town2}, under the hill, to the back wall of {lair}.',
    ],
    way: [
      'To {town2} it is two days on the coach of the school. A copy sits in it, as chaperone, and knows everything about the landscape. It must not get wet, and it rains (DC 13 Persuasion or Deception to keep it from looking into the luggage).',
    ],
    place: [
      '{town2} lies in the quarry from which the chalk comes. In the infirmary {wren} is lying with open eyes, murmurs the history of the world, and at each mistake the building trembles a little.',
    ],
    setPiece: [
      'When {H} arrives with the bed, {wren} is just waking, and everything that {wren} dictates comes out at once, in all the copies, everywhere, aloud. In the quarry the chalk begins to move. Each of the party can do one thing, another one each time: ask {wren} a new question (DC 14 with any fitting skill), hold the shed doors shut (DC 14 Athletics), lead the quarry workers out (DC 13 Persuasion), bring down the water from the dam (DC 14 Survival). With three successes {wren} wakes up, furious, at the right century; with fewer, it is a week ago for {wren}, and one has to explain it all.',
    ],
    clues: [
      'Insight :: asking {wren} about {A} :: They quarrelled for forty years, every evening. {wren} lay down first because {A} had not wanted to be right any more.',
      'Investigation :: reading the delivery notes of the quarry :: Enough chalk has been ordered for the whole last year of students, with their sizes.',
      'Arcana :: listening to the mistakes :: Whoever is contradicted dreams, and whoever dreams wakes. Below the school they must never be contradicted.',
    ],
    rival: [
      '{R} has seen what a soldier is worth who forgets nothing, and now, for the first time, what one is worth who can learn nothing. {R} counts the money again.',
    ],
    choice: [
      '{wren} would come along at once, with a stick, in a nightshirt. It could be too much for {wren}. Or {wren} writes down the one question that {A} has never been able to answer.',
    ],
    first: {
      answer: 'takes {wren} along',
      now: [
        'All the way {wren} corrects the chaperone, which stays silent, and by the evening has begun to frown.',
      ],
      later: [
        'In {lair} {wren} calls "Wrong!" through the whole hall. {few} sleepers sit up, out of pure indignation, and {A} begins to cry, and to argue.',
      ],
    },
    second: {
      answer: 'takes the question',
      now: [
        'It fills half a page, with a drawing. Nobody in the party understands it, which {wren} finds excellent.',
      ],
      later: [
        'Read aloud in {lair} (one action), it makes {A} and all who are beside {A} think for a whole round. None of the copies ever stops thinking about it.',
      ],
    },
    closes: [
      'The act ends in the tunnel of the quarry. In front the chalk gets whiter, then there is a wall, and behind the wall somebody is reading page forty, in {few} voices.',
    ],
    lastWay: [
      'From the quarry one gets to {lair} through a thin white wall (DC 13 Athletics, or half a bucket of water and patience), behind the beds. By the blackboard one comes in front of them, at the hour at which the bell rings (DC 13 Stealth).',
    ],
  },
  {
    id: 'those-who-left',
    not: [],
    only: ['expedition'],
    heading: 'Act two: Those Who Left',
    opens: [
      'The act ends at a fork that is on neither of the two maps. One way goes on to {goal}; on the other a row of very old footprints leads away from it, thousands of them, filled up, and one of today.',
      'At the end of the act the party is surrounded, at breakfast, by {num} people with slings, very politely. They all have the chin of {B}.',
    ],
    goal: [
      'The people who once left {goal} did not go far: they live in {town2}, a day aside. They know how the lid is closed, and have forgotten why. {A} has sent {R} there with presents, to hire porters who know the place. If they lift along with {A}, it is over in an hour; if they come with the party, the lid could be closed for good.',
    ],
    map: [
      'The ground has sunk, by a foot, everywhere: {A} has lifted something. The direct way to {goal} lies under water or under scree. One gets there only from {town2} now, by the stairs of those who left, which so far have been used only in one direction.',
    ],
    way: [
      'A day, in the footprints (DC 13 Survival by the group). Whoever puts a foot into one knows for a moment what was carried there on the shoulders: a child, a clock, nothing.',
    ],
    place: [
      '{town2} is a village of people who own very little and sing a great deal. Nothing in it is made of metal. In the middle stands an empty plinth with a sentence that is sung every morning, and which nobody understands any more: "Do not be sorry for it."',
    ],
    setPiece: [
      'The kind voice reaches as far as this now. In the night {num} people get up and walk, barefoot, in the direction of {goal}. Each of the party can do one thing, another one each time: sing against it (DC 14 Performance), block the bridge (DC 14 Athletics), call individuals by name with {B} (DC 13 Persuasion), fill ears with wax in the dark (DC 13 Sleight of Hand). With three successes they wake up on the bridge, freezing; with fewer, {few} of them have got through, and are with {A} in the morning.',
    ],
    clues: [
      'History :: having the old song explained :: It is a list: what weighs how much. At the end of it stands what is still missing on the lid.',
      'Insight :: asking why nothing here is of metal :: "What one does not own one does not have to carry up there."',
      'Religion :: asking the eldest about the voice :: It has never lied. It asks for a favour, says thank you, and asks for the next one. So one must not begin.',
    ],
    rival: [
      '{R} gives away mirrors and beads on behalf of {A}, has been laughed at for it, and begins to ask what one would like here instead. The answer is: nothing, and company.',
    ],
    wants: [
      '**{R.full}** ({R.role}) was sent ahead by {A} and would like to be asked for once what the dead of the earlier journeys were called. Content with company and an honest share; angry if treated as a spy.',
    ],
    choice: [
      'The people of {town2} would come along and each carry a stone up there, all of them, old and young, as they did once. It is dangerous for them. Or they give the party what is missing on the lid, according to the song: the heaviest thing that they have.',
    ],
    first: {
      answer: 'takes the people along',
      now: [
        'It is the longest procession that has ever gone in that direction. They sing the list.',
      ],
      later: [
        'In {lair} {num} people lay down stones, one after the other, without looking to the left or the right. At the end of each round one of those beside {A} lays something down as well.',
      ],
    },
    second: {
      answer: 'takes what is missing',
      now: [
        'It is a bell without a clapper, as large as a child, wrapped in all the cloth that there is. Four can carry it.',
      ],
      later: [
        'Set down in the middle of {lair} (two actions, DC 14 Athletics), it closes the crack. The voice goes on speaking, but only as one hears something in the next room.',
      ],
    },
    closes: [
      'The act ends on the stairs. Down there one sees a light, yellow and very friendly, and a winch, and somebody who is waving: {A}, with both arms, as if one had been expected.',
    ],
    lastWay: [
      'By the stairs of those who left one comes to {lair} from above, at the back of the winch (DC 13 Athletics with a load). The party is ahead or behind by as many days as it has gained or lost: ahead, it may prepare one thing; behind, one more ring has been lifted.',
    ],
  },
  {
    id: 'other-travellers',
    not: [],
    only: ['journey'],
    heading: 'Act two: Those Who Did Not Arrive',
    opens: [
      'The act ends with a light beside the way, where there should be none: {town2}, which stands on no map. Somebody has lit a lamp for each of those who are on board, {B} included, and the number is right.',
      'At the end of the act the way is gone. Before {ride} lies what {land} does from time to time: an edge, a storm wall, a wrong horizon. There is a detour, says {T}, after a long pause. It leads through {town2}.',
    ],
    goal: [
      'In {town2} live those who did not arrive in earlier years: handed over by other leaders, and let go by {A} after their year of work, with nowhere to go. {G} knows some of their names. They have what the party needs, the old road and a hundred hands. They also have a grudge, which is called {G}; and {R}, who is offering them a reward.',
    ],
    map: [
      'The road by which {ride} came does not exist any more: it has been blown over, washed away or taken up. There is only forward now, by the toll gate or by the old road, and both begin in {town2}.',
    ],
    way: [
      'For a day {ride} is pulled, pushed and carried by all who have arms (three successes before two failures: DC 13 Athletics, Survival, Performance or Persuasion; each skill once). On a failure something has to be left behind, and the travellers vote on what.',
    ],
    place: [
      '{town2} is built of what travellers have thrown away to be lighter: wardrobes, harps, a church door. At the entrance stands a board with names, as on the wall in {town}, and behind each it says: "got off here".',
    ],
    setPiece: [
      'In the square they recognise {G}. A rope lies ready at once, and nobody shouts, which is worse. Each of the party can do one thing, another one each time: stand beside {G} (no check, once), speak for {G.them} (DC 14 Persuasion), find the one to whom it was done (DC 13 Insight), ring for supper (DC 13 Performance). With three successes they sit down, {G} in the middle, and {G} reads out the names; with fewer, {G} has to stay in {town2} until the party has brought back something better than an apology.',
    ],
    clues: [
      'History :: hearing how it was with {A} :: {A} waited here for a week, in sight of the road. {ride} of the next year did not stop.',
      'Insight :: asking what they would have wanted :: That somebody looks back. Nobody ever looked back.',
      'Survival :: having the old road explained by those who built {town2} :: It runs below {lair}. One must be quiet on it, and one needs all the hands.',
    ],
    rival: [
      '{R} has stopped here with a broken vehicle and no water, and would sell {B} for a barrel, without any hatred. Asked for help instead, {R} needs a while to understand the word.',
    ],
    choice: [
      'There is room for half of {town2}, if everything that the travellers have brought is left behind. Or {ride} goes on as it is, and promises to come back.',
    ],
    first: {
      answer: 'leaves the luggage behind',
      now: [
        "It makes a heap as high as a house. The people of {town2} look at it with connoisseurs' eyes, and climb in.",
      ],
      later: [
        'At {lair} a hundred people get out whom {A} knows by name. The bar can be lifted without a check, and those beside {A} look for faces, and find them.',
      ],
    },
    second: {
      answer: 'promises to come back',
      now: ['They nod. They have heard it before, but never from people who wrote down the names.'],
      later: [
        'At {lair} it counts that everybody on board has their luggage: whoever offers {A} what is dearest to them (each traveller, one action) buys one hourglass.',
      ],
    },
    closes: [
      'The act ends on the last height. One sees the lights of {goal} and, just before it, one small lamp at a small table.',
    ],
    lastWay: [
      'Two ways lead to {lair}. The toll road is broad, and {A} sees {ride} coming for an hour; the old road runs below it, in the dark (DC 14 Stealth by the group, DC 13 Athletics to push), and comes up behind the bar.',
    ],
  },
  {
    id: 'third-landing',
    not: [],
    only: ['descent'],
    heading: 'Act two: The Ones Who Signed',
    opens: [
      'The act ends with a file that {T} has left lying open, surely by mistake: in {town2}, one reads there, lives somebody who once got a person back. It is the only such entry.',
      "At the end of the act a stair leads up instead of down. Above lies {town2}, in daylight, and a visitor's pass for one day; {A} has stamped it, with the kindest regards.",
    ],
    goal: [
      'In {town2} lives {wren}, who once got somebody back from {below}, and never spoke of it. {wren} knows how the objection must be worded, and what it costs. Above, the party also meets those who are standing in line at the folding table. {R} is buying up their receipts.',
    ],
    map: [
      'The door in {town} has moved: it stands in the house of {G} now, in the kitchen, and can no longer be shut. From {town2} a second one leads down, straight to {lair}, for those who have a case.',
    ],
    way: [
      'The stair up is longer than the one down. On each landing hangs a mirror, and it shows how one would look if one turned round here (DC 13 Wisdom saving throw by the group; on a failure somebody does turn round, and has to be fetched).',
    ],
    place: [
      '{town2} is doing remarkably well. New roofs, healthy cattle, and in every house one chair on which nobody sits. They do not talk about it. {wren} keeps bees at the end of the lane, with somebody who laughs a great deal and casts no shadow.',
    ],
    setPiece: [
      'In the evening {A} comes to {town2} with the folding table, in person, and the line is long. Each of the party can do one thing, another one each time: read the small print aloud (DC 14 Investigation), bring those who are to be signed away to stand beside those who sign (DC 13 Persuasion), upset the ink (DC 14 Sleight of Hand), tell what one has seen below (DC 14 Performance). With three successes the line goes home, in twos; with fewer, {few} have signed, and their number is on the objection, too, from now on.',
    ],
    clues: [
      'Insight :: asking {wren} how it went :: "I went down, said it, and was not forgiven. That was not the condition. The condition was to say it."',
      'Religion :: reading the objection of {wren} :: It has one sentence: "I did not ask." It has to be spoken by the one who signed, at {lair}.',
      'Persuasion :: asking the people of {town2} about the chairs :: Nobody had thought that it could be undone. {num} of them stand up.',
    ],
    rival: [
      "{R} wants to get somebody back as well, has no contract, no right, and an enormous number of other people's receipts, as hostages. {R} has not slept for a year.",
    ],
    choice: [
      '{G} has come after the party, as far as {town2}, and would go down now. The party can take {G} along, to say it. Or it takes the written confession, with seal and witnesses, and leaves {G} above with the lamp.',
    ],
    first: {
      answer: 'takes {G} along',
      now: [
        'On each landing {G} stops, and says the sentence once, under {G.their} breath, for practice. It does not get easier.',
      ],
      later: [
        'At {lair} {G} says it. {B} hears it, and the paper burns. Nobody above is holding the lamp now: the way out has to be found with {S}, for another truth.',
      ],
    },
    second: {
      answer: 'takes the confession',
      now: ['{G} signs, for the second time in life, and asks to read it first.'],
      later: [
        'In writing, it counts half: {A} may object once. But the lamp is held above, and the stairs are where they were.',
      ],
    },
    closes: [
      'The act ends at the second door. Behind it someone is calling up a case, with the name of {B}, and then, after a glance at the list, quite surprised, the name of {G}.',
    ],
    lastWay: [
      "With the visitor's pass the party is led to {lair} by the front (no check), and has to wait on the bench, where it grows tired: one level of exhaustion each, or a truth each for {S}, who knows the back way over the black water.",
    ],
  },
];
