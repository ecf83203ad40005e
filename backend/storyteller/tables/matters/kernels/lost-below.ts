import { everyTone } from '../../tones.ts';
import { belowFrame } from '../below-frame.ts';
import { everyScale } from '../matter-scales.ts';
import type { MatterKernel } from '../matter-types.ts';

const diggers =
  'miner digger dwarf gnome kobold worker sapper quarryman quarrier prospector collier tunneler tunneller excavator archaeologist crew mine shaft';

const miners =
  'miner digger sapper quarryman quarrier prospector collier tunneler tunneller excavator';

/** People who dug have broken into an old gallery whose shift never ended, and were put on its roll. A is its foreman. */
export const lostBelow: MatterKernel = {
  id: 'lost-below',
  sort: ['band', 'being', 'claim', 'site'],
  states: ['gone', 'usual'],
  tells: [
    { nouns: diggers, says: 'dig delve trap bury strand cut' },
    { nouns: miners, says: 'stop vanish disappear miss lose go return come' },
    { tasks: 'rescue save free find help recover', nouns: miners },
    {
      tasks: 'rescue save free find help recover',
      nouns: diggers,
      says: 'dig delve trap bury strand cut',
    },
    { nouns: 'cave-in collapse rockfall landslide', says: 'trap bury cut', objects: diggers },
  ],
  scale: {
    deadline: everyScale([
      'the new moon',
      'the first frost',
      'the end of the month',
      'the feast of the miners',
    ]),
  },
  frame: { ...belowFrame, labels: { lair: 'Far below' } },
  tones: everyTone,
  victim: 'held',
  escort: ['undead', 'spirit', 'elemental', 'construct'],
  leader: ['undead', 'spirit', 'elemental', 'construct'],
  roles: {
    A: [
      ['foreman of the old shift'],
      ['overseer of the old shift'],
      ['steward of the mines of the buried king'],
    ],
    B: [
      ['shift leader', 'timber setter', 'mine carpenter'],
      ['head of the shift', 'mine surveyor', 'powder master'],
      ['first engineer of the mine', 'master of the deep levels'],
    ],
    S: [
      ['winch keeper', 'cage keeper', 'rope runner'],
      ['engine keeper', 'master of the winch'],
      ['keeper of the great winch', 'engineer of the pumps'],
    ],
    T: [
      ['retired miner', 'blind ore sorter', 'widowed lamp mender'],
      ['retired mine captain', 'old bell founder'],
      ['keeper of the mine archive', 'former master of the mint'],
    ],
    H: [
      ['pit clerk', 'time keeper', 'young pit foreman'],
      ['mine manager', 'second surveyor'],
      ['deputy of the royal mines', 'royal surveyor'],
    ],
  },
  sites: [
    ['the pithead', 'the winding house'],
    ['the lamp room', 'the wash house of the mine'],
    ['the house of {T.full}', 'the garden of {T.full}'],
  ],
  lair: {
    names: [
      'the walled gallery',
      'the tenth level',
      'the old deep',
      'the gallery below the last map',
    ],
    terrain: 'underground',
  },
  problem: [
    [
      'They went down {few} days ago, {num} of them, and only the cage comes up. {S.full}, the {S.role}, stopped the winch on that morning for the time of a prayer, and has been looked at for it since. Below, somebody is knocking; {B.full}, the {B.role}, is said to knock like that.',
      'tier=1',
    ],
    [
      '{num.s} are below. There was no fire and no fall of rock: the picks have been heard the whole time, day and night, further down than anyone has ever dug. {S.full}, the {S.role}, says that the cage came up with a lamp in it that is not one of ours.',
      'tier=1',
    ],
    [
      '{num.s} people, two shifts and the rescue party after them, are below, and the sound of picks can be heard in the cellars of {townsort}. {S.full}, the {S.role}, has stopped the great wheel and lets nobody start it.',
      'tier=2',
    ],
    [
      'The deepest mine of the realm has kept {num} people and {few} champions, and it digs on without anyone having ordered it: each night it is heard a little nearer, under the palace hill. {S.full}, the {S.role}, was the last who spoke with them.',
      'tier=3',
    ],
  ],
  start: [
    [
      'The cage comes up, slowly, and the people around the shaft go silent before it can be seen. It is empty. On the floor stands a lamp that burns with a [green|white|low blue] flame. {S.full}, the {S.role}, holds a hand over it. "Cold," says {S.name}, and then, because all are waiting: "It is not one of ours. It is older than the shaft." From below comes the sound of picks, in time, like a heart.',
      '@lamp',
    ],
    [
      '{few.s} old miners kneel around the pump rod, each with an ear to the iron. One lifts a finger. You hear it, too: {few} knocks, a pause, {few} knocks. "That is {B.full}," says {S.full}, the {S.role}. "{B.name} knocks like that at my door." The old one keeps the finger in the air. "And who," says the one with the finger, "is that, who answers?"',
      '@knock',
    ],
    [
      'Up the ladders, hand over hand, comes one of them: grey with dust, eyes shut, a pick in the belt. There is shouting, and an arm around the shoulders. This one pulls a [tin disc|brass tally] straight that hangs from a string around the neck, says in a friendly way: "Two more are wanted for the night shift," turns round, and begins to climb down again, past everyone, as if past trees.',
      '@sleeper',
    ],
  ],
  ask: [
    '"Get {it} out," says {G}, "all who can be got out, and shut whatever that is. You have until {deadline}. After that they fill in the shaft, and I shall have to stand beside it."',
    '{G} wants {it} brought up before {deadline}. "{S} will let you down, and nobody else. Do not believe what you hear before you have seen it, and do not take anything that is handed to you."',
    '"{num.s} names," says {G} and gives you the list. "I would like to tick them off. They are not dead; the dead do not dig. Find out who is making them dig."',
  ],
  rumours: [
    '{S} let go of the winch to save {S.their} own skin.',
    'They have struck silver and do not want to share.',
    'There was a mine here before the mine. {T} turns on the heel when it is mentioned.',
    'Whoever goes down hears somebody call the names, very kindly, one after the other.',
    'The bell of {town} was not cast for a church: it has a pick on it.',
    '{H}, who knew about figures, went down on the third day to make order, and is now on the other side.',
  ],
  run: [
    [
      'The lamp is warm only for those who have a trade with the hands. On the bottom is stamped a bell with a pick (DC 12 History: the mark hangs in the tower of {town}).',
      'start=lamp',
    ],
    [
      'Who knocks back gets an answer: twice for yes. {B} can be asked anything to which there is a yes (three questions; then somebody else answers, faster).',
      'start=knock',
    ],
    [
      'The tally can be cut off (DC 13 Sleight of Hand). The sleeper then screams, sleeps for a day, and wakes up free; what was seen below is told in pieces.',
      'start=sleeper',
    ],
    'On the list of {G} are names that the roll at the lamp room does not have: {few} went down without a lamp, out of love.',
    '{S} felt it through the rope, in that minute: something got into the cage and got out again.',
  ],
  gist: [
    '{fact}: they broke into {lair}, where a shift of {years} years ago is still at work, since it swore not to stop before it was through. {A}, its foreman, needed hands and has put {it} on the roll. Who wears a tally digs. At {deadline} they will be through, and what lies behind is the great water under {town}.',
    'What people say is so: {fact}. Behind the wall at {lair} they met the old shift, which never came up, and {A}, who commands it, gave each of them a tally. They are alive and dig. If they get through by {deadline}, the lake in the mountain runs out under {town}. {B} has thrown one tally away and hides among them.',
  ],
  truth: [
    [
      '{years.s} years ago there was a bet between two mine owners, and {A} swore for a whole shift that none of it would come up before the two mines met. They did not meet. The gallery was walled up with the people in it, because those above could not bear to hear the picks any more; a forebear of {T} laid the last stone.',
      'The old mine was to reach the silver under the lake. When {A} and the shift were {few} fathoms from it, the owners fled from their debts, and nobody rang the bell for the end of the shift. {A} had given a word not to stop before the bell. What obeys there has not been alive for {years} years; nobody has told it so. Those who walled it up were paid in bread, and the family of {T} was among them.',
    ],
    [
      '{it} only followed the vein. A pick went through, air came out, a good lamp was lit on the other side, and {A} said: "There you are at last." Whoever takes a tally out of that hand is on the roll, feels no tiredness, and does not ask what time it is. {H} came down to help, saw that {A} honours whoever can count, and keeps the roll now, half asleep and half proud.',
      'On the day on which {it} went deeper than the maps, they found the wall, took it for rock, and were through it by noon. {A} needed hands; they had hands. A tally each, and they were the old shift as well. {B}, who trusts no one who hands out something for nothing, pocketed it and let it fall. {H} was made clerk of the roll for the sake of a clear hand.',
    ],
    [
      'There are {few} fathoms left. Behind them stands the lake. {A} believes that behind it is silver, the other mine, and the bell. That bell is in {town}: it was taken up in those days and hung in the tower, where no one knows what it was for. If it rings over the shaft, the shift is over, for the old ones and for the new.',
      'The last {few} fathoms are of soft stone, and wet. Behind them is so much water that {town} would lie in a hollow in the evening. An end can be put to it by whoever has the right to: the owner, by paying off; the clerk, by striking out names; the bell, by ringing. The bell has been hanging in {town} for {years} years and calls people to supper.',
    ],
  ],
  turn: [
    '{A} knows. In the first years {A} heard that nobody was coming, and has gone on so that the others would not have to know it. What {A.they} fears is not the party but the moment of silence afterwards. Whoever promises to say the names aloud, all {num} and those on the old roll, in the light of day, is given the rope of the bell.',
    'A third of {it} would not come up even without a tally. Down there nobody is in debt, nobody coughs, and {A} praises good work, which has not happened in {town} for years. {G} owns a share in the mine, and will have to hear it and to answer it.',
    'One name on the old roll has been crossed out, in the hand of {H}, since yesterday: {H} has found out how it is done, woke up with fright, and has not dared to do it a second time. With ink, an hour of quiet and somebody who holds the lamp, {H} could strike out a gang at a time.',
  ],
  people: {
    G: [
      '{G} wants {it} up, and signed the order to dig deeper, {weeks} weeks ago, like all such orders.',
      '{G} wants to cross off names, in the good sense. {G} has slept at the shaft since it happened.',
    ],
    A: [
      '{A} wants to be through, and to hear the bell. {A.name} is a good foreman: fair, tireless, and deaf to everything that is not work. That {A.they} is dead is a subject that {A.name} avoids.',
      '{A} wants the work done and everyone counted. {A.name} thanks each one who takes a tally, knows every name at once, and has never raised a hand against a worker.',
    ],
    B: [
      '{B} is below without a tally, pretends to dig, and knocks when {A} is at the other end. {B} can turn {few} of the others, if someone gives them an hour.',
      '{B} wants everyone out and knows the roll, the hours and the weak place of the roof. {B} has not eaten for {few} days and makes jokes about it.',
    ],
    S: [
      '{S} wants to work the winch once more, with people in the cage. {S} stopped it because something heavy had got in; the brake shows it.',
      '{S} saved those who were not down yet, and counts only the others. {S} knows by the rope how many are standing in the cage.',
    ],
    T: [
      '{T} was told by a grandparent what lies behind the wall, and swore to tell no one. {T} has a key, a tune and a bad conscience, all three inherited.',
      '{T} warned nobody, out of shame. {T} knows where the bell comes from and how it was rung for the end of a shift: {few}, and {few}, and one.',
    ],
    H: [
      '{H} keeps the roll for {A}, is respected for the first time, and sees between two lines that the names are of people.',
      '{H} went down to make order and has made it. If somebody calls {H.them} by the first name that a mother used, {H.they} looks up.',
    ],
  },
  looks: [
    [
      'A wheel as high as a house, which stands still, a rope that trembles, and on the brake of {S} a groove that was not there last week. Into the shaft people have thrown bread, and letters.',
      'The rope goes down into the dark, tight, as if something held it at the other end. Around the shaft are blankets, {few} dogs and a row of clean shirts.',
    ],
    [
      'Hooks, a number above each, and for {num} of them no lamp. On the last hook hangs one that no one has put there: an old one, and under it a fresh number.',
      'Rows of clothes on chains under the ceiling, drawn up: the empty shirts of all who are below. Three of them move a little, in time, though there is no draught.',
    ],
    [
      'A low room with a view of the shaft, turned to it like a chair. Over the stove hangs a pick of a shape that nobody uses any more, and it is polished.',
      'A tidy place with a bench, bees, and a piece of wall in the middle that belongs to no house: the first layer was set for practice, and then it was done in earnest, below.',
    ],
    [
      'Light, far too much of it: hundreds of lamps of the old kind, and in it the old shift and {it}, side by side, swinging picks in time. At the end stands {A} on a cart, the roll before {A.them} on a desk, with {H} at it. The face is wet. From a hook in the roof hangs half of a bell rope.',
      'A gallery as high as a church. On the left dig those of {years} years ago, on the right {it}, and from the outside one can see no difference but the dust. {A} walks up and down between them with a hand on one shoulder and the next. Water drips from the face, and nobody wipes it off.',
    ],
  ],
  todo: [
    [
      'The people do not let through anyone who has a rope and no answer. Whoever says honestly what is known so far (DC 12 Persuasion) is helped by all of them.',
      '{S} lets nobody touch the wheel. Whoever takes the second crank beside {S.them}, without a word, for half an hour (DC 12 Athletics) may ask.',
    ],
    [
      "A thing in a worker's coat hands out lamps here at night, to whoever comes, from the wrong side of the counter (DC 13 Deception to be given one without a tally).",
      'The place is locked, as it has been told that the dead come for their shirts. A key is with {G}, the fear is with everyone (DC 12 Intimidation or Performance for company).',
    ],
    [
      '{T} talks about bees. Whoever talks about bees as well (DC 12 Nature), and then about grandparents, is shown the pick.',
      '{T} is not at home but at the grave of someone who laid bricks, and must not be interrupted; after that one may walk beside {T.them} (DC 13 Insight for the right moment).',
    ],
  ],
  clues: [
    [
      'Investigation :: examining the brake :: Something as heavy as twelve people got in on the lowest level, and got out of it further down, where there is no level.',
      'Insight :: asking {S} what was called up the shaft :: A stranger\'s voice, friendly, asked for each by name and said "There you are". It introduced itself: {A}.',
      'Perception :: letting down a lamp on a line :: At the depth of the last map a hole opens, and behind it is a wall that was laid from outside: {lair}.',
    ],
    [
      'Investigation :: comparing the numbers with the list :: The old lamp has the number after the last. Somebody is counting on, and numbers whoever is expected: {few} people who are still above.',
      'History :: reading what is scratched under the old lamp :: A name, {A}, a rank, and a year: {years} years ago.',
      'Nature :: rubbing the dust in the shirts between two fingers :: Grey lime from under the lake. The only place where one could get into it is {lair}.',
    ],
    [
      'History :: letting {T} tell of the wall :: The shift was not dead when it was walled in. It had sworn not to stop, and did not.',
      'Persuasion :: asking whose pick that is :: It was passed out through the last gap, with greetings to the bell ringer, by {A}.',
      'Investigation :: laying the old plan over the new one :: {few.s} fathoms lie between the face of {lair} and the lake, and they were more last week.',
    ],
  ],
  lairUse: [
    'The half rope: the hook holds, and a bell hung on it rings through all levels. With the bell of {town}, {few} people and an hour it can be done; with a spell or a pot it works for one round (see below).',
    'The roll: who is struck out lets the pick fall and is awake. {H} can do it for one each round, anyone else who can write for one in two (DC 13 Sleight of Hand, since the ink runs away).',
    'The loaded carts at the top of the rail: with the chock out, they run down into whatever stands there ({sting} bludgeoning damage, DC 13 Dexterity half), and block the way to the face for a minute.',
    'The face: from the third round on water comes. In the sixth it stands knee-high, in the tenth the way in is a siphon (DC 13 Athletics with those who are awake).',
    'The singing: who sings the evening song of {town} (DC 12 Performance) makes all who are from there look up for a round, and {A} beat the time.',
  ],
  tactics: [
    '{A} does not interrupt the work: the old shift turns round, picks in hand, and {A} walks towards the party with tallies held out; whoever is hit by {A} must make a DC 13 Wisdom saving throw, or has one around the neck and digs until someone cuts it off',
    '{A} has the gallery cleared of obstacles, meaning the party, and stands before the face; {it} go on digging, and every round that nobody stops them the water comes a hand higher',
  ],
  parley: [
    '{A} can be paid off. The wages of {years} years are a sum that {council} does not have; but one silver coin for each name, counted out on the cart, with thanks, is valid (DC 13 Persuasion, with the names from the old roll without a check). Then {A} looks at the coin for a long time, and the lamps go out from the back to the front.',
    '{A} obeys whoever has the right. An owner (a paper of {G}, who owns a share), a clerk ({H}), or the bell may end the shift: with two of the three no check is needed, with one it is DC 13 Persuasion, with none DC 18. {A} asks only one thing: whether they met the other mine.',
  ],
  clock: [
    [
      'The cage comes up with tallies in it, one for each name on a list that nobody has written: {few} people in {town}.',
    ],
    [
      'In the night those {few} people get up and want to go to work. Whoever is held fast cries until morning.',
      'The rescue party of the neighbouring mine goes down, and the knocking becomes louder by their picks.',
    ],
    [
      'The wells of {town} turn grey with lime. {council} has the first carts of stones brought to the shaft.',
      '{B} is caught without a tally and gets a new one. The knocking stops.',
    ],
    ['At {deadline} {council} has the shaft filled in. In the same hour {A} is through.'],
  ],
  after: [
    'The lake runs out through the mine. {town} sinks by the height of a man within a week, and on clear days one can hear picks, far down, where the other mine would be.',
    'The shaft is full of stones. In the cellars of {town} people hear them dig on, past, and away; {ruin}.',
  ],
  endings: [
    {
      heading: 'The end of the shift',
      text: [
        'The bell rings, {few} times and once. {it} {it.is} in the cage when it comes up, in the light, with {S} at the winch, and {G} crosses off {num} names. Below, the old shift has laid down its picks in a row. {A} came as far as the foot of the ladder, to listen.',
        'At the bell the old ones turn to dust, one after the other, each with a nod. {it} {it.is} up by evening, and {B} comes last. The face holds. {A} leaves a roll that is complete, with the hour behind each name.',
      ],
    },
    {
      heading: 'Paid off',
      text: [
        '{A} receives the wages and gives a receipt. {it} {it.is} free, and so is the mine. *The price:* {council} is poor for years, and everyone in {town} knows now what a shift is worth, and says so.',
      ],
    },
    {
      heading: 'Shut in time',
      text: [
        '{it} {it.is} up, most of them, and behind the last the gallery comes down, by powder or by spell. *The price:* the old shift is walled in a second time, and awake. It begins to dig upwards.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The water comes, and {A} with {it} before it, upwards, level by level: even now {A} loses none of the shift. {it} {it.is} in the old air shaft, of which {T} knows, {few} fathoms under the grass, with picks. They could be dug towards.',
      ],
    },
  ],
  steps: [
    'Talk to {S.full} at the shaft.',
    'Find out what {it} met below.',
    'Find out what ends the work there.',
    'Bring {it} up before {deadline}.',
  ],
};
