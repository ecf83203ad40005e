import type { Harm } from './plot-types.ts';

/** Harms that only the dead or a power can do, or someone who imitates them. */
export const harmsUncanny: readonly Harm[] = [
  {
    id: 'sleepwalk',
    tones: ['horror', 'grim', 'heroic'],
    agents: ['dead', 'power'],
    noun: 'the sleepwalking',
    pitch: [
      'In {town} the cradle songs have been forbidden, because the grown people get up to them.',
      'Since the thaw nobody in {town} has woken where they lay down.',
      [
        'At {hour} four thousand people in {town} get up, asleep, and walk toward the same gate. The garrison sleeps in irons, and some of it has walked in irons.',
        'tier>=3',
      ],
      [
        'The sleepers of {town} can be heard in the next province: bare feet, in step, at {hour}.',
        'tier>=3',
      ],
      'At {hour} people in {town} get up, asleep, and walk in one direction until someone stops them. Not all of them are stopped.',
      '{town} ties its doors shut from outside since spring. Those within get up at {hour} and would go.',
      'Half a street of {town} walks in its sleep, barefoot, in step, and each sleeper carries {emb}.',
      'They sleepwalk in {town}, all at {hour}, and when they are woken they ask if it is over.',
    ],
    first: [
      '{X1} was brought home by a carter who had found {X1.them} saluting a milestone.',
      'The bed of {X1} has been nailed to the floor, and {X1} to the bed, by the sheets, at {X1.their} own wish.',
      '{X1} woke on the roof ridge, with both arms out, and a neighbour underneath holding a blanket.',
      '{X1} was found in the morning up to the chest in {res}, standing, and had a speech half finished.',
      '{X1} walked through a window without waking, and now sleeps tied, and pulls.',
      'The family of {X1} takes turns. On Tuesday the one whose turn it was walked too.',
    ],
    second: [
      '{X2} leaves the house by the chimney now, since the doors are locked, and is too stout for it by day.',
      '{X2} speaks while walking; they have got {clerk}s to take it down, and the pages are kept under lock.',
      'When {X2} was held, the sleeper next door took a step for two.',
      '{X2} gets as far as the same stone each night, kneels, and begins to dig with bare hands.',
      '{X2} had {X2.themself} chained to the bed, and arrived with the bed.',
      '{X2} has not slept for four days now and has begun to answer people who are not there.',
    ],
    start: [
      [
        'From the palace roof you can see it for yourselves: at {hour} all the doors of one quarter open. They come out in nightshirts, ministers and bakers, {few} hundred of them, and form ranks like a regiment that has drilled for this. At the head walks {X3}. The gate guards present arms, because they are asleep as well.',
        'tier>=3 @roof',
      ],
      [
        'Your ship lies in the roads of {town} with two hundred sailors aboard. At {hour} the capstan begins to turn. They are weighing anchor in their sleep, singing with closed mouths, and on the quarterdeck {X3}, in a nightcap, gives the course, and it is not in any chart.',
        'tier>=3 @ship',
      ],
      [
        '{body} is voting, by rising. The ayes have risen, and are counted, and do not sit down. Their eyes are open. At {hour} they turn to the left, all of them, like a page, and {X3}, who had voted against, gets up, turns as well, and takes a place at their head as if it had been kept for {X3.them}.',
        'tier>=3 @vote',
      ],
      [
        '{X3} walks past you in shirtsleeves, with open eyes, and does not hear the family calling. {few} others come out of {few} doors. They form a line without looking at each other, as people do who have practised, and the last one leaves a gap behind {X3}.',
        '@line',
      ],
      [
        'You are sharing a room with {X3}, since the inn is full. At {hour} the bed creaks. {X3} gets up, makes it with care, lays {emb} on the pillow, and bends down to your ear: "They say there is room."',
        '@room',
      ],
      [
        'The watch has orders to let no one through and is letting them through: sleepers, eight or nine of them, with {X3} in front. "Have you ever tried to hold one?" says the sergeant. Then one of the sleepers turns round and is the sergeant\'s wife.',
        '@watch',
      ],
      [
        'It begins with the feet: a sound of bare feet on wet stone, in time. Then the line comes out of the mist, and {X3} leads it, and every one of them has one arm stretched out as if along a wall. There is no wall there. There was, {years} years ago.',
        '@mist',
      ],
    ],
    act: [
      [
        'A rope stretched across the street stops the first and the others pile up, asleep, marching on the spot (one round to think of something).',
        'start=line|watch|mist',
      ],
      [
        'If somebody gives the order to halt in the words that were used that night (DC 14 History), all of them stop.',
        'start!=room',
      ],
      [
        'Sleepers can be held (DC 13 Athletics each) or turned by someone who joins the line and leads it (DC 14 Wisdom save, or the leader walks as well).',
        'start!=ship|room',
      ],
      'A sleeper answers one question truthfully (DC 12 Persuasion). They all speak of the same night, as "we".',
      'Woken by the true name of what they are afraid of, {deed}, a sleeper wakes; by a slap, only the body does.',
    ],
    how: [
      [
        'The sleepers follow a sound that only those hear who once did not listen.',
        'agent=dead|power',
      ],
      ['{A} walks first, backwards, beckoning; whoever wakes in time sees it.', 'agent=dead|power'],
      [
        'The sleepers walk the way that the {num} did not get to walk. {A} calls it out to them, step by step.',
        'agent=dead',
      ],
      [
        'Each sleeper owes; the walk is the interest. {A} waits at the other end, at {lair}, and takes a memory from each.',
        'agent=power',
      ],
      [
        'Only descendants and friends of the {few} walk. It is not in the blood: it is in the houses, which were paid for with it.',
        'agent=dead|power',
      ],
    ],
    escalate: [
      'They have started to bring the furniture.',
      'The line has begun to sing, and people who are awake know the second part.',
      'They begin to walk at noon.',
      'Those who were ready to hold the others are now walking.',
      'Tomorrow the line will be long enough to reach {lair}.',
    ],
  },
  {
    id: 'voices',
    tones: ['horror', 'grim', 'intrigue', 'heroic'],
    agents: ['dead', 'power', 'profiteer'],
    noun: 'the voice',
    pitch: [
      'When it is quiet in {town}, somebody is asking for somebody.',
      'The echo at {s1} has begun to give other answers.',
      [
        'The great bell of {town} has begun to speak. It says a name at {hour}, and the one who bears it resigns, or is dead by the end of the month. So far {body} has lost two.',
        'tier>=3',
      ],
      [
        '{body} has had every chimney of the palace walled up. Since then the voice has been using the fountains.',
        'tier>=3',
      ],
      'A voice is heard in {town} at {hour}. It says a name, and the one who is named sells up and leaves, or does not get the chance.',
      'The voice of {V}, who is dead, has been heard in {town}, in chimneys, in wells, once in the choir. Three houses are for sale.',
      'In {town} they have stopped the chimneys with rags. The voice comes through the wells now.',
      'Something in {town} knocks, {few} times, and asks in the voice of {V} to be let in.',
    ],
    first: [
      [
        '{X1} has had the nursery papered over, where it comes from, and moved the children. The children moved back.',
        '#child',
      ],
      'It wished {X1} a happy birthday, with the right number.',
      'For {X1} it did the old dog, whining at the door. The dog has been dead for nine years.',
      '{X1} heard it first, out of the drain, and has answered it since, every night, in whispers.',
      'The voice told {X1} where a certain coat was. It was there.',
      '{X1} had the well filled up. That night it spoke from the kettle.',
    ],
    second: [
      '{X2} has begun to whisper, so as not to miss anything.',
      '{X2} asked it for forgiveness. There was a pause, like that of a person looking for a pen.',
      "It spelled {X2}'s name, and got one letter wrong, and then {X2} remembered how it used to be spelled.",
      '{X2} asked what it wanted, and was told, and has aged.',
      'It called {X2} in the middle of a christening, by a pet name.',
      '{X2} fired a crossbow at it and hit a portrait of {X2.themself}.',
    ],
    start: [
      [
        'The oath of office is repeated by the whole assembly, nine hundred voices, one phrase after another. At the fourth phrase there are nine hundred and one. The new one is in front, in time, and leaves out a word; and puts in a name: {X3}. {X3}, with a hand on the book, says: "Present."',
        'tier>=3 @choir',
      ],
      [
        'In the treaty hall of {town} the ambassadors have reached the signature. The ink dries in the well with a sound like a breath, and out of the well, distinctly, someone asks whether {X3} has eaten. At the end of the table {X3} puts down the pen of state.',
        'tier>=3 @treaty',
      ],
      [
        'The fanfare for {X3} has eleven trumpets. Today there is a pause after it, in which no one has blown, and in the pause the air goes on, softly, in words. It wants to know whether {X3} has brought the key this time. Eleven trumpeters look into their trumpets, and {X3} feels, before all of {town}, in every pocket.',
        'tier>=3 @fanfare',
      ],
      [
        'The choir is in the second verse when one voice more joins in. It takes the tune down, very gently, and the others stop one after another until it sings alone. It sings the name {X3}. In the third row {X3} gets up and says, "Present."',
        '@choir',
      ],
      [
        'You drop the bucket and wait for the splash. There is none; there is a voice, close, as if the water were at the rim. It says: "Is that {X3}?" Behind you someone lets a jug fall. It is {X3}.',
        '@well',
      ],
      [
        'The fire in the common room burns low and blue, and every talk dies down. Out of the chimney, reasonably, a little hoarse, comes a question: "Has {X3} eaten?" {X3} puts down the spoon. On the mantelpiece, where it was not before, lies {emb}.',
        '@hearth',
      ],
      [
        'Somebody knocks {few} times. {X3} begs you not to open. "It has been very patient," says the voice outside, "and it has brought you something." Under the door, from outside to inside, comes {emb}.',
        '@knock',
      ],
    ],
    act: [
      [
        'Wax in the ears helps, and then one sees who is moving their lips (DC 13 Perception).',
        'start=choir',
      ],
      'It breaks off for good manners: anyone who says "Not here, please" gets a day, once.',
      'One question gets a true answer, if it is asked politely (no check); the second needs DC 15 Persuasion.',
      'The direction can be found (DC 14 Perception): it does not come from where it seems but through it, from {lair}.',
      [
        '{X3} is on the way to the door and will open it (DC 13 Persuasion to stop {X3.them} with words, DC 14 Athletics without).',
        'start=knock',
      ],
    ],
    how: [
      [
        'There is not one voice, there are {few}, one for each; they are the voices that the {few} had when they were young.',
        'agent=dead|power',
      ],
      [
        'The voice is that of {V}, and it can be heard wherever {V} was once not answered.',
        'agent=dead',
      ],
      [
        '{A} speaks with the voice of {V}, and has kept it since then, like everything it was given.',
        'agent=power',
      ],
      [
        'It is a speaking tube, an actor and the old chimneys, which were all built by one mason and are joined in the roof.',
        'agent=profiteer',
      ],
    ],
    escalate: [
      ['It is on first-name terms with the children.', '#child'],
      "It now finishes people's sentences, better.",
      'The voice reads out names in the square, in order. There are {few}.',
      'It has begun to answer people who had not asked it anything.',
      'Several people now hear it say different things, and believe it.',
    ],
  },
  {
    id: 'returns',
    tones: ['horror', 'grim', 'heroic'],
    agents: ['dead', 'power'],
    noun: 'the things that come back',
    pitch: [
      [
        'The tombs of the kings in {town} are giving things back: lamps, boots, caps with names in them, by cartloads. They are delivered at night, to the right people.',
        'tier>=3',
      ],
      'Things that were lost {years} years ago are turning up in {town}, at {hour}, in beds, and they are warm.',
      'In {town} the dead send their belongings home: a boot, a lamp, a cap with the name in it. Whoever gets one does not keep well.',
      'It is thought a kindness in {town} at first: lost things come back. Then people see what they have in common.',
      [
        'The tide, the well and the attic give things up in {town}. Each belonged to one of the {num}.',
        'water=yes',
      ],
    ],
    first: [
      '{X1} was sent a spoon for each Sunday since, still warm.',
      "In {X1}'s chest, under the linen, someone had packed for {num}.",
      '{X1} was given back a kiss, and will not say how.',
      "{X1} found a stranger's wedding ring in the bread, then on {X1.their} own finger.",
      "On the pillow of {X1} lay a child's boot. {X1} has buried it four times.",
      '{X1} was sent a lamp that will not go out, and can be seen at night, walking the rooms with it, to find somewhere dark.',
    ],
    second: [
      '{X2} found the shoes in a row along the bed, toes inward.',
      '{X2} burned it, buried it, sold it. The buyer brought it back, with an apology, and another one.',
      'To {X2} it brought the fingers of a glove, one each day, and it is Thursday.',
      'The coat that came back to {X2} has to be worn; {X2} has tried all the rest.',
      '{X2} got a slate with {num} names. Number {few} has been rubbed out, and {X2.their} own put in.',
      '{X2} threw it into the river, and is in bed with a cough that brings up river water.',
    ],
    start: [
      [
        'The fleet of {town} has lowered its nets for the blessing, three hundred ships. They come up full, and not of fish. On every deck lie boots and lamps and caps, polished, {num} of each. Beside you on the flagship {X3} looks into one of the caps, reads the name, and puts it on, since {X3.their} hands had already begun to.',
        'tier>=3 @fleet',
      ],
      [
        'They are laying the foundation stone for the tomb of the regent. {X3} has the silver trowel, and there is something under the stone, where there should be sand: lamps, boots, caps, packed as for a journey, {num} of each. A cap comes up by itself, damp, and {X3} has put it on and is holding out a hand for the lamp before anyone can shout.',
        'tier>=3 @stone',
      ],
      [
        '{X3} lifts the lid off the dish. In the dish, on parsley, lies {emb}, and beside it a cap with a name sewn in. {X3} says grace, because {X3.their} mouth had already begun it.',
        '@dish',
      ],
      [
        'The children have found it and are proud: a whole row of boots has come up out of the ground beside {s1}, {num} of them, polished. In one there is a foot. It is that of {X3}, who is standing in it and cannot get out.',
        '@boots',
      ],
      [
        'The door is pushed open by a wheelbarrow with nobody behind it that you can see. In it are lamps, boots, {emb}. It stops before {X3}. After a while {X3} takes the handles, quite naturally, and starts to push.',
        '@barrow',
      ],
      [
        'A net is pulled in with something heavy in it, and the heavy thing is a door. There are scratches on it. {X3}, who has come to see the catch, looks at it, lies down on it, and fits.',
        'water=yes @net',
      ],
    ],
    act: [
      'If one puts it where its owner last was (DC 13 History to know), it stays there.',
      [
        'Whoever wears it sees what its owner saw, for a round: a door, from inside.',
        'start=fleet|dish|boots',
      ],
      [
        'The thing can be taken off {X3} by anyone who accepts it as a gift, and then it is theirs (no check; a Charisma save each dawn, DC 13, or they hear the owner).',
        'start=fleet|boots',
      ],
      [
        "The owner's name is in it (DC 12 Investigation); said aloud, the name stills the thing for a day.",
        'start!=net',
      ],
      'On every one of the things there {res.is} {res}, wet.',
    ],
    how: [
      [
        'Whatever comes back weighs a little more each time. When it weighs as much as its owner, the owner is in it.',
        'agent=dead|power',
      ],
      [
        'Each thing belonged to one of the {num} and is delivered to the one who stood nearest to its owner that night.',
        '',
      ],
      [
        'The things come by themselves, because someone at {lair} has begun to unpack.',
        'agent=dead|power',
      ],
    ],
    escalate: [
      'Now there comes luggage.',
      'The cemetery is lighter by a ton.',
      'The things begin to come for people who were not born then.',
      'Next, the owners come to see whether their things are kept well.',
      'The things are found arranged on {s1} as for an inspection, and there are gaps.',
    ],
  },
  {
    id: 'cold',
    tones: ['horror', 'grim'],
    agents: ['dead', 'power'],
    noun: 'the cold',
    pitch: [
      'There is a house in {town} where it has been the same night for nine days.',
      'The post rider found {town} in the dog days with ice flowers on the panes, and only on those where it had knocked.',
      [
        'In {town} it is July, and the river has frozen around one palace. In the council room of {body} they found nine members at the table, with frost on their pens. They are alive, and say {few} words a day.',
        'tier>=3',
      ],
      'Single rooms freeze in {town}, at {hour}, in summer, with the people in them. The room next door stays warm.',
      'A cold goes through {town} from house to house, and it knocks.',
      'In {town} they find people at breakfast, upright, with frost on the spoon. They are alive; they say {few} words a day.',
      'The hearths of {town} go out one by one, at {hour}, and cannot be lit again.',
    ],
    first: [
      '{X1} has had the stove moved into the bed.',
      'The wine of {X1} was found frozen in the air, poured.',
      'When {X1} sighs there is snow.',
      '{X1} was found frozen to the door handle, on the inside, and will lose the hand.',
      "In {X1}'s room the breath of the sleepers hung under the ceiling in the morning like washing.",
      '{X1} is warm again, but has lost a year, a certain one, from memory.',
    ],
    second: [
      '{X2} opened a letter and it had been written in the glass of the window.',
      '{X2} lost a finger to a doorknob and sent for it.',
      'They thawed {X2} with brandy. The first word was "closed".',
      '{X2} burned the furniture, then the floor. In the end {X2.they} sat on a joist, with a candle, in July.',
      'At the house of {X2} the frost has drawn {num} figures on the pane, from outside, and one from inside.',
      '{X2} got away in time; the bed did not. It broke like a plate.',
    ],
    start: [
      [
        'The ball is at its height when the chandeliers go out from the north end to the south, one after another, and each of them rings as it freezes. Four hundred couples stand still. Across the floor towards {X3}, in step with a music that you cannot hear, comes a patch of frost the size of two people; it bows.',
        'tier>=3 @ball',
      ],
      [
        'The regent of the realm is giving a dinner for {X3}, forty covers, candles, a swan. The swan freezes first. Then it is the wine, in the air, between the jug and the glass of {X3}, and then the laughter: you see it stop, mouth by mouth, down the long side of the table. Only the chair opposite {X3} is not white, and it is being drawn back.',
        'tier>=3 @dinner',
      ],
      [
        'The great clock of {town} strikes, and does not stop. On the eleventh stroke the pigeons fall out of the sky like stones; on the twelfth {X3}, beside you at the balustrade, tries to lift a hand from the rail. There is a thirteenth. Ice comes up the stairs toward {X3} at the pace of a person who is out of breath.',
        'tier>=3 @clock',
      ],
      [
        'The beer in front of {X3} stands still, and then the lamp flame does. {X3} says, without moving the lips: "Nobody stand up." The frost comes across the table, from the empty chair on the other side, and on it somebody writes, slowly, {emb}.',
        '@beer',
      ],
      [
        'Your horses stop. Twenty paces ahead lies snow in the road, a round patch, and in the middle of the patch a carriage, white all over, with {X3} at the window, who breathes on the pane and rubs a hole, and the hole closes.',
        '@road',
      ],
      [
        '{X3} opens the door to you and wants to say something. It can be seen: it comes out of {X3.their} mouth as ice and falls on the step, word for word. Behind {X3.them}, down the hall, the doors shut, one, two, three.',
        '@house',
      ],
    ],
    act: [
      ['A door that is opened by a stranger, willingly, stops it at the sill.', 'start=house'],
      'In the frost stands a name, backwards (DC 12 Investigation): it is that of the next.',
      'Three rounds, one person freed each (DC 13 Athletics, Medicine, or any fire); whoever touches the frost takes 1d6 cold damage for each lie they told today.',
      'The cold has an edge as sharp as a wall; the edge is the ground plan of a house that stood there {years} years ago (DC 14 History or Investigation).',
      '{X3} can be kept warm by telling the truth aloud; it works once for each speaker.',
    ],
    how: [
      [
        'The cold goes to whoever closed a door that night; it has to be let in by the same hand.',
        'agent=dead|power',
      ],
      [
        'When {deed} happened it was cold, and no one opened a door. {A} brings that cold along.',
        'agent=dead',
      ],
      [
        '{A} takes warmth in place of coin, at a fixed rate: a year of memory for an hour.',
        'agent=power',
      ],
      [
        'The cold needs a hearth at which the oath of silence was drunk. There were {few} such hearths.',
        '',
      ],
    ],
    escalate: [
      'Breath begins to fall, all over {town}, like ash.',
      'The fires burn, and give no heat, and one can put a hand in.',
      'The river freezes from the bridge upward.',
      'A whole house is found, with the table laid, in ice as clear as a window.',
      'Next is {s1}, where people have gone because it is warm.',
    ],
  },
];
