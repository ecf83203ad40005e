import type { Harm } from './plot-types.ts';

/** Harms that a person can do. */
export const harmsByHand: readonly Harm[] = [
  {
    id: 'fires',
    tones: ['heroic', 'grim', 'intrigue'],
    agents: ['returned', 'kin', 'crew', 'partner', 'penitent'],
    noun: 'the fires',
    pitch: [
      'The people of {town} sleep in their boots. When it burns, and it burns at {hour}, somebody has always been there before, to wake the children.',
      [
        'Two palaces on the river have burned in {town} within a month, and the archives of a ministry; no servant has been scorched, and each time {emb} hangs on the gate.',
        'tier>=3',
      ],
      [
        'In {town} the great houses burn in the order in which their owners sit in {body}.',
        'tier>=3',
      ],
      'Two houses have burned in {town}, both at {hour}, both after someone had carried the sleepers out.',
      'In {town} the roofs burn at {hour}. The families are always found on the lawn, wrapped in blankets that are not theirs.',
      'Somebody sets fires in {town} with great care: the neighbours get a knock, the house gets {theemb}.',
      'Two fires in ten days, and on each doorstep, well away from the heat, {emb}.',
    ],
    first: [
      '{X1} woke on the grass with a coat over {X1.them} and saw the house go, room by room, as if somebody were reading it.',
      'The house of {X1} burned to the cellar; the linen stood folded at the gate.',
      'At the fire of {X1} the well rope had been cut and then, on second thoughts, replaced.',
    ],
    second: [
      '{X2} lost the stable and the papers in it. The horses had been led out and tied, in order of size.',
      'A week later it was the roof of {X2}, from the inside, on a wet night.',
      '{X2} got a knock, a cry of fire and {emb} through the window, and had the time to save one thing. {X2.they} saved the wrong one.',
    ],
    start: [
      [
        'You wake because it has become so quiet. In the yard stand {few} buckets, full, in a row, and beside the last one {emb}. Then you see that all the windows of {X3}, across the street, are lit, in one colour, from below.',
        '@lit',
      ],
      [
        '{X3} asks you for a light, at {hour}, on an empty street, in a coat over a nightshirt. "It is only fair," says {X3.they}, "that I do it myself this time." Behind {X3.them} there is smoke already.',
        '@asks',
      ],
      [
        'The fire bells of {town} ring by districts, and tonight all of them ring. From the terrace you see the palace of {X3} standing in the river like a lantern, four hundred windows, and all the people who ought to be inside drawn up on the far bank in rows, in blankets, counted. Only {X3} is missing from the count; and there, on the roof, somebody is throwing state papers into the flames by the armful.',
        'tier>=3 @palace',
      ],
      [
        'The arsenal of {town} holds powder for a war. The pinnace that is drifting towards it is on fire and has the arms of {X3} on its flag, and {X3}, beside you on the quay, in dress uniform, says a number, {few}, over and over, while the officers wait for an order.',
        'tier>=3 @pinnace',
      ],
      [
        'Nine fire towers stand around {town}, and each has the same order: ring if you see the next one ring. Tonight they are all ringing, and the fire is none of theirs. It is in the middle, in the house of {X3}, behind the wall of the palace, and {X3} sits on the fountain with a dog in each arm and says to you: "They came in and woke the dogs first. Who does that?"',
        'tier>=3 @towers',
      ],
      [
        'The shutters of {X3} are open at {hour}, and behind them it is far too bright. On the steps, with their shoes in a row beside them, sit two servants who cannot be woken. {X3} is at the upper window and is not calling for help; {X3.they} is throwing papers back into the room.',
        '@servants',
      ],
      [
        'First you see your shadows on the wall in front of you. Then you turn around, and the gable of {X3} is alight from end to end, and a bucket chain is forming with gaps in it: {few} people stand there with their arms hanging and will not touch a bucket.',
        '@chain',
      ],
      [
        'A bell, the cracked one. {X3} comes out of the smoke backwards, dragging a chest that is on fire, past a child, past a dog, past you. On the gatepost hangs {emb}.',
        '@chest',
      ],
      [
        'It has rained since noon, and the barn of {X3} burns anyway, from the middle, in a neat square. {X3} stands in front of it in a nightshirt and says a number, {few}, over and over.',
        '@barn',
      ],
    ],
    act: [
      [
        'Someone is still in the back room (DC 13 Athletics for the beam; three rounds of smoke, then Constitution saves). Whoever saves the papers instead holds half a page about {deed}.',
        'start=lit|asks|servants|chain|chest',
      ],
      [
        'The sleepers can be moved in two rounds; a figure watches from a roof and leaves when the last one is safe; it can be followed, not caught (DC 15 Acrobatics to keep it in sight as far as the first wet street).',
        'start=lit|servants|chain',
      ],
      [
        'The gaps in the bucket chain can be closed with a command (DC 12 Intimidation or Persuasion). Each of those who stood still took part in {deed}.',
        'start=chain',
      ],
      [
        'A figure on a roof watches until it is certain that no one is hurt; it can be followed, not caught (DC 15 Acrobatics to keep it in sight as far as the first wet street).',
        'start=asks|palace|pinnace|chest|barn|towers',
      ],
      [
        '{X3} talks for as long as it burns (DC 13 Persuasion); the first thing {X3.they} says is where {X3.they} stood at the time of {deed}.',
        'start!=palace',
      ],
      [
        'The roof can be reached by the river stair (DC 14 Athletics). The one up there is {X3}, and what burns first is about {deed}.',
        'start=palace',
      ],
      [
        'A line, an oar or a spell turns the boat from the quay (DC 14 Athletics or Arcana). {X3} cannot give the order, and will sign for it afterwards.',
        'start=pinnace',
      ],
    ],
    how: [
      [
        'The fires are meant for papers. {A} has the houses cleared first, because a death would bring a judge.',
        'agent=partner',
      ],
      [
        '{A} cannot do harm to those who are asleep, and counts them on the lawn, twice.',
        'agent=returned|kin|crew|penitent',
      ],
      'The fires are laid by day, in the chimney, with a wick of tarred yarn that takes until {hour}.',
      [
        '{A} puts the household to sleep with a syrup, carries each one out, and only then lights the lamp in the study.',
        'agent=returned|kin|crew|penitent',
      ],
      'Candles burn down in a tray of shavings; {A} is far away and in company when the flame gets there.',
    ],
    escalate: [
      ['The next roof is a long one: {s2}, with people in it who have done nothing.', 's2=indoors'],
      'The wind changes. After that it is no longer a matter of single houses.',
      'There is no knock any more before the fire.',
    ],
  },
  {
    id: 'thefts',
    tones: ['heroic', 'intrigue', 'grim'],
    agents: ['returned', 'kin', 'crew', 'profiteer', 'partner'],
    noun: 'the thefts',
    pitch: [
      'What is stolen in {town} at present would not buy a loaf. People have offered fortunes to get it back.',
      [
        'From the treasury of {town} one thing has been taken, behind nine locks, and it was not the crown: a glove. In its place lies {emb}.',
        'tier>=3',
      ],
      [
        'Three great houses of {town} and one embassy have been robbed of a single thing each, and none of the four will tell {body} what it was.',
        'tier>=3',
      ],
      'Things are being taken in {town}: one from each house, never the dearest, and {emb} is left in its place.',
      'A thief in {town} takes one thing from each house, and those who were robbed refuse to say what it was.',
      'Locks do not help in {town}. At {hour} one thing goes out of the house, and {emb} comes in.',
      'The thief of {town} takes letters, toys, a wedding glove, a left boot. The people who have been robbed behave as if it were money.',
    ],
    first: [
      "{X1} lost a child's drawing from a locked drawer and has had the floor up since.",
      'From {X1} a clock was taken that had not run for {years} years. It can be heard now, somewhere, at {hour}.',
      '{X1} reported a stolen spoon and had to be given brandy.',
    ],
    second: [
      'From {X2} it was a key. The lock has been gone for {years} years.',
      'At the house of {X2} the thief walked past a bowl of silver and took a bundle of receipts.',
      '{X2} slept with the thing in hand, and woke with {emb} in it instead.',
    ],
    start: [
      [
        'A child sells you something in the market, for a copper: a silver locket, with a curl in it. Before you have closed your hand {X3} has seen it, across six stalls, and comes through them, not round them.',
        '@locket',
      ],
      [
        '{X3} counts the spoons for you, as proof that the house is safe. There is one more than there was. Among the spoons, warm, as if from a hand, lies {emb}.',
        '@spoons',
      ],
      [
        'The regalia are carried in, and eleven hundred people kneel. {X3} opens the case before the throne. In it, on purple, lies {emb}. {X3} closes it again, so quickly that only you and three others have seen; and now has to walk, with an empty case and a steady face, the whole length of the hall.',
        'tier>=3 @regalia',
      ],
      [
        'The vault of {body} can only be opened by three people at once. They do it now, with you as witnesses. Nothing is missing from the gold. On the lectern, where the treaty box stood, is {emb}; and {X3}, who has the third key, sits down on the floor.',
        'tier>=3 @vault',
      ],
      [
        '{X3} is being painted for the hall of state, with the sword, the chain and the seal of office, and has sat still for an hour. The painter steps back and turns the canvas round for you. The sword is there, and the chain; in the hand of {X3}, where the seal should be, the painter has put down what is really there, and it is {emb}. {X3} looks at the canvas, and then, very slowly, at the hand.',
        'tier>=3 @portrait',
      ],
      [
        'The treaty chest of {town} travels under six guards and three seals, and you ride behind it. At the gate {X3} breaks the seals, one, two, three, and shows the inside to the ambassadors: it is lined with velvet, and in the velvet is the print of a scroll, and in the print lies {emb}. {X3} closes the lid on a thumb, and does not cry out.',
        'tier>=3 @chest',
      ],
      [
        'You have not sat down yet when {X3} stands up in the middle of dinner, opens the box that has stood beside the plate all evening, and closes it again. In the box lies {emb}. {X3} laughs, politely, and goes on laughing.',
        '@box',
      ],
      [
        'On the stairs of the inn you meet somebody in grey going down with a bundle the size of a loaf, who wishes you a good night. At the top of the stairs stands {X3} in a doorway, with an open hand, looking at the hand.',
        '@stairs',
      ],
      [
        '{X3} pays you to carry a locked case across {town}. At the other end it is opened in front of you, and contains {emb}, and you had it on your knees the whole way.',
        '@case',
      ],
      [
        'Glass breaks at {hour}, from the inside outward. In the street lies {X3}, who has jumped after someone, with a scrap of grey cloth and a broken ankle, and begs you to run.',
        '@glass',
      ],
    ],
    act: [
      [
        'The thief is one street ahead, over roofs (three checks, DC 13: Athletics, Acrobatics, Perception). Two successes bring the bundle of {X3}, but not the thief.',
        'start=stairs|glass',
      ],
      [
        '{X3} offers everything in {X3.their} pockets for the thing and will not describe it (DC 14 Insight: {X3.they} is more afraid of its being seen than of its loss).',
        'start!=spoons|regalia',
      ],
      [
        'How it was done can be seen at once by anyone who sits in the seat of {X3}: the box has two lids.',
        'start=box',
      ],
      'Whoever watches {X3} and not the thing (DC 13 Insight) sees recognition in {X3.their} face, and after it fear.',
      [
        'Who was alone with it today can be asked (DC 13 Persuasion): a {worker} with a good reference, who left an hour ago.',
        'start=spoons|regalia|vault|box|case',
      ],
      [
        'The child had it from a person with grey gloves, for carrying a message, and can show the corner (DC 12 Persuasion).',
        'start=locket #child',
      ],
    ],
    how: [
      [
        '{A} needs one paper from one house and has something taken from {few}, so that nobody will know which.',
        'agent=partner|profiteer',
      ],
      [
        'A child small enough for coal chutes does it, for {A}, and thinks that it is a game.',
        'agent=partner|profiteer #child',
      ],
      [
        '{A} has the things stolen and returns them for a signature: a share in {works} for a glove, a clock, a drawing.',
        'agent=profiteer',
      ],
      [
        'All the things are from the time of {deed}. {A} is putting them together again, at {lair}.',
        'agent=returned|kin|crew|penitent',
      ],
      'Somebody whom {A} pays has worked in each of these houses for a week, under a reference written by one of the others.',
      'The thefts are done by day, by the one who is let in with the laundry; at {hour} there is only the noise.',
    ],
    escalate: [
      "What is stolen next is a person's good name: the box of {X2} is opened in the market and read from.",
      'The thing that {W} keeps is next, and {W} has posted crossbows.',
      'Now the thief brings things back, to the wrong houses, where they are recognised.',
    ],
  },
  {
    id: 'letters',
    tones: ['intrigue', 'grim', 'heroic', 'horror'],
    agents: ['returned', 'kin', 'crew', 'penitent', 'profiteer', 'partner'],
    noun: 'the letters',
    pitch: [
      'In {town} the post is followed at a distance, on its round, by people who want to see at which door it stops.',
      [
        'Every member of {body} has had a letter; since then no decision has had a majority, and nobody says why. Each contained {emb}.',
        'tier>=3',
      ],
      [
        'The couriers of the realm are carrying letters from {town} that no one has posted, and where they are delivered, generals resign.',
        'tier>=3',
      ],
      'Letters arrive in {town} without a sender. They contain one true sentence each, and {emb}.',
      'Since the new moon, people in {town} get letters that say where they stood on a certain night {years} years ago.',
      'A letter comes at {hour}, under the door, and the household is quieter afterwards. {few} people in {town} have stopped opening their mail.',
      'Three weddings have been called off in {town} because of letters that no one will show.',
    ],
    first: [
      '{X1} read the letter twice, ate it, and took to bed.',
      'The letter to {X1} was two words and a date, and {X1} has not been out of the house since.',
      '{X1} had the letter read out to the whole table, before knowing what was in it.',
    ],
    second: [
      '{X2} answered the letter, by the same door, and got an answer to the answer.',
      '{X2} sold a horse, a ring and a field, and took the money somewhere, and came back without it and with another letter.',
      'The letter for {X2} went to {X2.their} spouse.',
    ],
    start: [
      [
        'The mail coach has tipped over at the bridge, and the mail lies in the mud. {X3} is on both knees there, in good clothes, and turns over one letter after another, and when you stoop to help, {X3.they} screams.',
        '@coach',
      ],
      [
        'You are asked to be godparents, for want of others; the parents have fallen out with everyone. As the name is about to be said, {X3} reads what is tucked into the blanket: {emb}, and four words. The child has to wait for its name.',
        '@christening',
      ],
      [
        'It is the last session of {body} before {deadline}. Each of the ninety seats has an envelope on it. {X3} opens the first one, reads, and says loudly: "Do not open them." Ninety people look at the envelopes. Then, somewhere on the left, paper tears.',
        'tier>=3 @session',
      ],
      [
        'At the reception the ambassador of a hostile crown hands {X3} a letter, with a bow, and the advice to read it aloud. It is in {X3.their} own hand and {years} years old. The music goes on for nine bars, because the band cannot see.',
        'tier>=3 @reception',
      ],
      [
        'The courier has ridden four horses to death to bring it to {X3}, across the parade ground, in front of three regiments. {X3} breaks the seal, reads, and gives the order to march, and then, before the drums have begun, the order not to, and then turns to you and holds the paper out. On it are five words and {emb}. The regiments stand with one foot in the air.',
        'tier>=3 @parade',
      ],
      [
        '{X3} is dictating to four clerks at once, as the great of {town} do, and you are waiting your turn. One pen stops, then the next. All four clerks have written the same sentence, and it is not what {X3} said: it is where {X3} stood, {years} years ago, and who else did. On the fourth sheet lies {emb}.',
        'tier>=3 @clerks',
      ],
      [
        'The room goes quiet before you know why. A boy holds out a letter to {X3}, who shakes {X3.their} head; so the boy, who has been paid to, reads it aloud: "You were there, and you said yes." {X3} hits him, and twenty people see it.',
        '@boy',
      ],
      [
        'Somebody has made a mistake: the letter under your door is not for you. It begins with {X3}, it contains {emb}, and it ends: "You have until {hour}. The others have been told that you will be first." And {X3} is knocking.',
        '@door',
      ],
      [
        'It is snowing paper in the square. The same half page comes down from the tower, {num} times over, and {X3} runs from sheet to sheet and picks up and picks up, and everybody else is already reading.',
        '@paper',
      ],
      [
        '{X3} asks you across the table to witness a signature. As the pen touches the paper {X3.they} sees what lies under it: a letter, {emb}, and a line in {X3.their} own hand, from {years} years ago.',
        '@signature',
      ],
    ],
    act: [
      [
        'The messenger knows who paid: "a coat, with a voice in it" (DC 12 Persuasion for the coat: it hangs at {s1}, and anyone may borrow it).',
        'start=boy',
      ],
      '{X3} will run or confess within the hour. One kind word decides which (DC 14 Persuasion; with advantage if the party shows no wish to read the letter).',
      [
        'The paper can be compared here and now (DC 14 Investigation): it was cut from the blank end of {record}.',
        'start!=reception|signature',
      ],
      [
        'Whoever delivered it is still within call (DC 13 Persuasion), and was paid in coin that has not been struck for {years} years.',
        'start=session|reception|christening|signature|coach|parade',
      ],
    ],
    how: [
      [
        '{A} has the letters written by a scrivener in another town, one sentence each, so that the scrivener cannot see what it comes to.',
        'agent=partner|profiteer @whole start!=reception|signature|session',
      ],
      [
        'Each letter is meant to make its reader do something stupid, and {A} has worked out what.',
        'agent=partner|profiteer|kin',
      ],
      [
        '{A} writes with the left hand, on the ends of {record}, and lets children carry the letters. Nobody searches children.',
        '#child start!=reception|signature|clerks',
      ],
      [
        'There are {few} letters, written in one night, {years} years ago; {A} only delivers them.',
        'agent=returned|kin|crew|penitent @whole start!=session|paper|reception|signature|clerks',
      ],
      'The letters are true in each word, and {A} has them from {record}, from {T}, and from listening.',
    ],
    escalate: [
      ['The next letter is nailed to the door of {s1}, unfolded.', 's1=indoors'],
      'Somebody begins to imitate the letters, for reasons of their own, and these are not true.',
      'The letters now say what is going to happen to whom.',
    ],
  },
  {
    id: 'sabotage',
    tones: ['heroic', 'intrigue', 'grim'],
    agents: ['returned', 'kin', 'crew', 'profiteer', 'partner'],
    noun: 'the damage at the works',
    pitch: [
      [
        'Nineteen {workers} of {town} saw it: {sab}. It was the fourth time in a month, in four cities, and {body} has begun to speak of war.',
        'tier>=3',
      ],
      [
        'In {town} and in two other cities, on the same day, {sab}, and in each place {emb} was found in the works.',
        'tier>=3',
      ],
      'Somebody who knows {works} from inside is at work there: {sab}.',
      'In {town} {sab}, and each time {emb} is found in the works.',
      'Things break in {town} that were inspected the day before. Lately {sab}.',
      'It began with small matters. Now {sab}, and {deadline} is close.',
    ],
    first: [
      'The part that {X1} is in charge of was found in a hundred pieces, sorted.',
      [
        '{X1} lost two fingers to a pulley that had been sound at noon.',
        'twist!=faked-visit learned!=yes',
      ],
      'At the post of {X1} each bolt had been drawn, oiled, and laid on a cloth.',
    ],
    second: [
      'Then the store of {X2} was opened to the rain, and {emb} left in the dry spot.',
      [
        '{X2} signed a delivery of {good} that turned out to be sand, and has been unable to explain the signature.',
        'goods=yes',
      ],
      [
        '{X2} now sleeps beside the machinery, with a lamp, and it broke behind {X2.their} back.',
        'learned!=yes',
      ],
    ],
    start: [
      [
        'They keep a minute of silence here: all of {works} stops for one minute, for the dead of {calamity}. The minute is over. Nothing moves. {X3} pulls the lever again; then {X3} looks at what is hanging from it: {emb}.',
        '@silence learned!=yes wrong=left|warned|list|blamed|fund|held',
      ],
      [
        '"Stand there," says {X3}, and moves you one pace to the left, politely, and it comes down where you stood: half a ton of {good}. {X3} looks up, not surprised. "That one was for me," {X3.they} says. "They are never late."',
        '@load goods=yes learned!=yes',
      ],
      [
        'From the gallery you look down on the whole of {works}: three thousand people moving to one stroke. {X3}, who built half of it, is explaining it to you, and stops. "That is not right," says {X3.they}. One stroke later everybody knows; it runs through the hall like wind through corn, and where it has passed, nothing moves.',
        'tier>=3 @gallery learned!=yes',
      ],
      [
        'The test before {deadline} takes place in front of the court. {X3} gives the sign. What then happens takes eleven seconds, is quite silent at first, and costs as much as a fleet; and out of the last machine, as out of a toy, falls {emb}.',
        'tier>=3 @test learned!=yes',
      ],
      [
        'The map of the realm in the hall of {body} has small lamps on it, one for each place that lives from {good}, and {X3} is pointing at them for you with a cane. The first one goes out as the cane touches it. {X3} laughs, and points at the next. By the time a messenger has come up the stairs {X3} has stopped pointing, and half of the map is dark.',
        'tier>=3 @map',
      ],
      [
        'An audience of four hundred rises when {X3} comes in to open {works} for the season, and sits down again. {X3} turns the golden key. Something answers, far below, that is not what {X3} expected; you feel it in the bench, then in the teeth. When it is over, {emb} has come up through the keyhole, and the key of {X3} will not turn back.',
        'tier>=3 @key',
      ],
      [
        'You are watching the work at {s1} when the rhythm of it stumbles. One stroke is missing; then everything that hung on that stroke comes down, in order, like a sentence. {X3} stands in the middle with a lever in hand that is no longer attached to anything.',
        '@rhythm learned!=yes',
      ],
      [
        'The whistle means stop, and nobody stops, because the whistle was a minute early. Then you see why it was early: a rope is fraying over the hoist, and {X3} has seen it. {X3} is under the load, pushing the others out, one, two, three.',
        '@rope learned!=yes',
      ],
      [
        '{X3} gives you the tour. "This," {X3.they} says, "has not failed once since I have been here," and puts a hand on it, and it fails.',
        '@tour',
      ],
      [
        'Everyone at {s1} looks up at the same moment. The noise of {works} has stopped. In the silence something small falls from high up, bounces, and rolls to your feet: {emb}.',
        '@pause',
      ],
    ],
    act: [
      [
        'Three {workers} are trapped, and the load is still moving: three rounds, each round one check (DC 13 Athletics, Sleight of Hand or Investigation) saves one.',
        'start=rhythm|rope',
      ],
      [
        'If the party sees to the machine first, they find the pin: filed for days, from the side that only the night shift can reach.',
        'start!=map',
      ],
      'In the confusion a figure takes a page from the board and goes (DC 14 Perception). What is missing is the roster of {years} years ago, which hung there framed.',
      [
        'Two {workers} are caught under what fell: each can be freed in a round (DC 13 Athletics or Investigation) before the rest follows.',
        'start=load|test',
      ],
      [
        'What has stopped can start again at any moment, and two {workers} have climbed in to look (DC 13 Investigation or Sleight of Hand to block it first).',
        'start=silence|gallery|pause|map',
      ],
    ],
    how: [
      [
        '{A} pays a foreman by the hour of standstill; the foreman believes that it is for a wager.',
        'agent=partner|profiteer',
      ],
      [
        'Each accident is meant for one person: it happens at the post of one of the {few}, and to everyone else it looks like damage.',
        'agent=partner',
      ],
      [
        "{A} has the plans, and the inspectors' timetable, and sends someone small.",
        'agent=profiteer|partner',
      ],
      [
        'The damage is real in one place out of three; the rest is noise, so that nobody sees which part {A} needs broken.',
        'agent=partner|profiteer',
      ],
      [
        '{A} undoes one thing a night, always the thing that was added since {deed}.',
        'agent=returned|kin|crew|penitent',
      ],
      [
        'The damage follows the old plan of {works}: each spot is one where one of the {few} stood.',
        'agent=returned|kin|crew|penitent',
      ],
      'Somebody whom {A} trusts has a work pass in the name of a dead {worker}. Nobody checks the dead.',
    ],
    escalate: [
      'The next part is one on which lives depend, and not only guilty ones.',
      'The {workers} refuse the night shift, and then the day shift.',
      '{sab2.s}, and this time {body} blames the {workers}.',
    ],
  },
  {
    id: 'taken',
    tones: ['heroic', 'grim', 'intrigue', 'horror'],
    agents: ['returned', 'kin', 'crew', 'penitent', 'dead', 'power'],
    noun: 'the disappearances',
    pitch: [
      [
        'Two members of {body} have vanished out of guarded palaces in {town}. The wards were whole, the beds made, and on each pillow lay {emb}.',
        'tier>=3',
      ],
      [
        'Of those who signed the last treaty, two are missing. {town} has been closed for three days, and nobody has been found but doubles.',
        'tier>=3',
      ],
      'Two people are missing from {town}. Their beds are made, their doors are bolted from the inside, and on each table lies {emb}.',
      'People vanish from {town} at {hour}. They take a coat and no money.',
      'In {town} two chairs are empty. Those who sat in them are known to have said good night, and to have meant it.',
      'They go singly and quietly, from locked houses, and leave {emb}. {town} has lost two so far.',
    ],
    first: [
      'The pillow of {X1} was still warm, and there were two hollows in it.',
      '{X1} left a half-eaten supper, the fork laid straight.',
      'The first was {X1}. The dog did not bark, and has not since.',
      "{X1} was last seen walking down the middle of the street at {hour}, on somebody's arm, in conversation.",
    ],
    second: [
      '{X2} had hired a double, and it was the double who was left.',
      '{X2} had three guards, and each of them is sure that one of the others let {X2.them} out.',
      'Then {X2}, from a bath. The water was still warm.',
      '{X2} had written "I am not going" on the wall over the bed. It has been answered, underneath, in another hand: "You said that then."',
    ],
    start: [
      [
        '{X3} bows to the company, says that it was a lovely evening, and goes through the wrong door. It is a cupboard. When you open it there are coats, and behind the coats there are more coats, and on one of the hooks is {emb}.',
        '@cupboard',
      ],
      [
        '{X3} sleeps in the strong tower of {town}, behind three rings of guards and one of salt, and you sit in the innermost room with {X3.them}. At {hour} all the guards outside salute. {X3} gets up, dressed, as if called to a carriage, and the door, which has four bolts, is open.',
        'tier>=3 @tower',
      ],
      [
        'The convoy has forty riders and an archmage. In the middle of the bridge it meets a coach without lights; nobody gives way, nobody draws, and when the two have passed each other the seat beside you, where {X3} was sitting, is warm, and on it is {emb}.',
        'tier>=3 @convoy',
      ],
      [
        '{X3} is signing, in front of the whole of {body}, and the pen can be heard. It stops in the middle of the name. The guards have not moved, the doors have not been opened, and in the chair of state sits a coat, upright, with one sleeve on the paper. {X3} is gone out of it as a hand goes out of a glove; on the seat lies {emb}.',
        'tier>=3 @coat uncanny=yes',
      ],
      [
        'The state coach of {X3} comes down the avenue between two walls of soldiers, and you ride at the door. {X3} is talking to you through the window, about the weather. In the shade of the arch the voice stops. On the other side of the arch the horses, the coachman and the cushions are as they were, and {X3} is not, and {emb} is rolling to and fro on the floor.',
        'tier>=3 @arch',
      ],
      [
        '{X3} has hired you for one night, to sit outside the door. At {hour} the door is opened from within. {X3} comes out in shirtsleeves, in step with someone you cannot see, and looks past you, and is holding {emb} like a ticket.',
        '@door uncanny=yes',
      ],
      [
        "There is a cry, and a lamp goes over. When you reach it the lamp is still rolling, and {X3}'s chair is warm, and the window is open on the side where there is no street.",
        '@window',
      ],
      [
        'You come round the corner and stand in front of a closed carriage without lights. {X3} is getting in. {X3.they} sees you and makes a small gesture with the hand, the one that means: do not. On the cobbles lies {emb}.',
        '@carriage',
      ],
      [
        'The feast is loud, and then there is a pause, as there are pauses, and after it {X3} is not in the room. The glass is. It is still turning.',
        '@feast',
      ],
    ],
    act: [
      [
        '{X3} has left the house unlocked behind {X3.them}, all the doors, and a lamp in each room, as for someone coming home.',
        'start=cupboard|door|carriage|feast',
      ],
      [
        'There is one round in which {X3} can be held. Then {X3.they} fights, weeping, to go (DC 14 Athletics; a Dispel or a slap in the right name, {V}, ends it).',
        'start=tower|door|carriage|arch',
      ],
      [
        'The trail is minutes old: {res} on the sill, then on the steps, then a street long (DC 14 Survival), and ends where the paving does.',
        'start=window|door|feast',
      ],
      [
        'The coat of {X3} is still warm (DC 14 Investigation): in the lining somebody has sewn {emb}, lately, with thread of another colour.',
        'start=coat',
      ],
      'In the room of {X3} a bag stands ready: a warm coat, bread for two days, and a page torn from {record}. It has been left behind.',
      [
        'One of the riders saw the other coach from close by (DC 13 Persuasion): no driver, and on the wheels {res}.',
        'start=convoy|arch',
      ],
    ],
    how: [
      [
        'None was forced. There is a place laid for them, and they had always known that there was.',
        'agent=dead|power',
      ],
      [
        '{A} brings the {few} together at {lair}, where they are kept unhurt until all of them are there.',
        'agent=returned|kin|crew|penitent',
      ],
      [
        '{A} comes as a friend, says one sentence, and they follow of their own will. The sentence is: "They have found it."',
        'agent!=dead agent!=power start!=tower|door|coat|arch|feast|convoy',
      ],
      [
        'The houses have old coal doors; {A} has the keys of {years} years ago, and people change locks and forget hinges.',
        'agent!=dead agent!=power start=cupboard|window|carriage',
      ],
      [
        '{A} asks, and they may refuse twice. Each of those who have gone had refused twice before, {years} years ago.',
        'agent=dead|power',
      ],
      [
        'A door in the house leads to {lair} for as long as it takes to walk through. It opens where somebody has once lied.',
        'agent=dead|power',
      ],
    ],
    escalate: [
      'One of them comes back, in good health, and asks for the next.',
      'The next to be missing is one who took no part in anything.',
      'Those who are missing are seen, at {hour}, in a row, far off.',
      'A relative of one of the missing offers to go in exchange, publicly.',
    ],
  },
  {
    id: 'marked',
    tones: ['grim', 'heroic', 'horror', 'intrigue'],
    agents: ['returned', 'kin', 'crew', 'partner', 'penitent', 'dead'],
    noun: 'the marks',
    pitch: [
      [
        '{drawn} was on all the gates of {town} one morning, and on the house of one minister. Three days later the minister was found.',
        'tier>=3',
      ],
      [
        'They have minted it, or someone has: {drawn}, on the new coins of {town}. Whoever is paid in these has three days.',
        'tier>=3',
      ],
      'Doors in {town} are marked at {hour} with {drawn}; three days later something happens to whoever lives behind them.',
      'There is {drawn} on a door in {town} again. The neighbours have begun to be polite to the people who live there, as to the sick.',
      'Two people of {town} woke with {drawn} on the back of the hand, in a colour that will not wash off.',
      'It is {drawn}, on a door, a saddle, a pillow. Whoever gets it in {town} has three days.',
    ],
    first: [
      '{X1} wore gloves, and then the mark was on the gloves.',
      '{X1} was found on the third day tied to a chair in the open, unhurt, with the name {V.full} written on the forehead.',
      '{X1} lost {X1.their} hair in a night and will not say what was said.',
      [
        'Three days after the mark {X1} was pulled out of {s1}, alive, with a stone in each pocket.',
        's1=water',
      ],
    ],
    second: [
      '{X2} hung an older door. The mark had been there before, it turned out, under the paint.',
      '{X2} scrubbed the mark off. It came back on the inside of the door.',
      '{X2} left {town} within the hour, and was brought back on the third day, in a cart, beaten, by people who said that they had been paid to be careful.',
      '{X2} waited up for it in a ring of lamps, and was found in the dark with all the lamps in a neat row outside.',
    ],
    start: [
      [
        'The state barge comes down the river with flags, and people cheer, and then they stop, from the bank outward, because the tide has lifted it and they can see the hull. Along its whole length is {drawn}. {X3} stands at the bow and waves, and cannot think what it is that has gone quiet.',
        'tier>=3 @barge',
      ],
      [
        '{X3} opens the session, and the great curtain behind the chair is drawn back on the stroke of the hour, as always. On the wall, twelve feet high, is {drawn}. It is the third day. Two hundred members of {body} begin, without haste, to move their chairs away from {X3.them}.',
        'tier>=3 @curtain',
      ],
      [
        'They have made {X3} a peer, and the whole of {town} has come to see the robe. {X3} kneels, is touched by the sword, stands up and turns around; and the applause stops in the first row and then row by row to the back. Over the ermine, between the shoulders of {X3}, large enough to be read from the gallery, is {drawn}.',
        'tier>=3 @robe',
      ],
      [
        'The new coin of the realm is to be shown today, and {X3}, whose idea it was, breaks the first roll over a dish for you and the ambassadors. They all fall with the same side up, and it is {drawn}. {X3} turns one over, then another. On the other side is the head of {X3}, and it is a good likeness.',
        'tier>=3 @coin',
      ],
      [
        'It is the third day of {X3}, and half of {town} has come to look at the house without seeming to. At {hour} the door opens and {X3} comes out carrying the door, the marked one, off its hinges, and walks with it towards the water.',
        '@third',
      ],
      [
        'You are shown to your rooms at the inn and {drawn} is on the door. The landlady goes white, then looks at the number, and breathes again. "Next door," she says. "Forgive me. It is for next door." Next door somebody is moving furniture: {X3}.',
        '@inn',
      ],
      [
        '{X3} walks through the market and people make way. On the back of {X3.their} coat, where {X3.they} cannot see it, is {drawn}, still wet. No one tells {X3.them}. You see {X3.them} notice the faces.',
        '@coat',
      ],
      [
        'The hand that takes your coin has {drawn} on it. {X3} sees you looking and turns it over, slowly, as if that would help. "You can see it too, then," says {X3}. "My children say there is nothing there."',
        '@hand',
      ],
    ],
    act: [
      [
        'A child points at each of those in the crowd who have it as well; there are {few} of them, and they look at their shoes.',
        '#child start=barge|third|coat',
      ],
      [
        'The paint is fresh, and the painter is within sight (DC 15 Perception): a figure on the far side, that counts on its fingers and goes.',
        'start=inn|coat|robe',
      ],
      '{X3} can be brought to safety if the party thinks of somewhere; every place that {X3} suggests is one that the others of the {few} were taken from.',
      [
        'The crowd may turn on {X3} to have it over with (DC 13 Persuasion or Intimidation, or a door that holds).',
        'start=barge|curtain|third|coat|robe',
      ],
      [
        '{X3} can say when it came (DC 12 Persuasion): at {hour}, in sleep, with a clean brush, and someone held the hand quite gently.',
        'start=hand|coin',
      ],
    ],
    how: [
      ['{A} does no more than mark. What then happens, they do to each other.', 'agent!=dead'],
      [
        '{A} marks at night and comes on the third day, when they have told themselves everything already.',
        'agent!=dead',
      ],
      [
        '{A} marks the doors of the {few} so that they suspect each other, or {V}, and nobody thinks of {A}.',
        'agent=partner',
      ],
      ['The colour is made of {res} and oil; whoever has it on the hands has been at {lair}.', ''],
      [
        'The mark is only seen by those who took part, and by guests. That is how the guests find out who took part.',
        'agent=dead start=inn|hand',
      ],
    ],
    escalate: [
      'Somebody has started to sell marks in the market, as a joke.',
      'Marks appear on {few} doors in one night.',
      "People begin to mark each other's doors.",
      'The time allowed goes down to a day.',
    ],
  },
  {
    id: 'orders',
    tones: ['intrigue', 'heroic', 'grim'],
    agents: ['returned', 'kin', 'partner', 'profiteer', 'penitent'],
    noun: 'the false orders',
    pitch: [
      [
        'The third army has marched out of {town} on an order that no one gave; the seals are genuine, and so are those on the order to call it back.',
        'tier>=3',
      ],
      [
        'By decree of {body}, which {body} has never seen, everything at {works} belongs to the families of the {num}, and a tenth of it has been paid out.',
        'tier>=3',
      ],
      'In {town} orders are carried out that nobody gave. The seals are right, the hand is right, and {works} {works.is} coming to a stop.',
      'Three times now {body} has denied its own signature. People in {town} no longer know which orders to obey.',
      'The watch of {town} has arrested one honest person, on a warrant that is perfect but for {emb} in the corner.',
      'Somebody writes in the name of the powerful in {town}, and asks for exactly what they once did of their own accord.',
    ],
    first: [
      '{X1} was turned out of house and office by bailiffs with a genuine form.',
      'By an order in {X1.their} own hand, {X1} gave everything {X1.they} owned to the families of the {num}. It has been paid out.',
      '{X1} was sent to meet a guest who does not exist, for two days, in sleet.',
    ],
    second: [
      '{X2} was arrested for the crime of {V}, {years} years late, and had trouble proving not to be {V}.',
      "The guard was called away from {X2}'s gate by a letter from {X2}.",
      '{X2} married off a daughter by proxy and heard of it from the florist.',
    ],
    start: [
      [
        'A herald reads that {X3} has died, in the night, after a short illness, borne with patience. {X3} is standing next to you. "It is my handwriting," says {X3}, "and my style." The bearers have come, with the measure.',
        '@herald',
      ],
      [
        'Two regiments of the same crown stand opposite each other on the bridge of {town}, with lit matches. Both colonels have orders to hold it at any price, both orders are signed by {X3}, and {X3} rides up between them, bareheaded, with a third, which says that {X3.they} is to be shot.',
        'tier>=3 @bridge',
      ],
      [
        'The scaffold was built in the night. {X3} has come to watch, as the law demands, and hears the herald read out the name, and it is {X3}; the seal is that of {body}; the guards, very pale, do not know whose orders they have obeyed all morning.',
        'tier>=3 @scaffold',
      ],
      [
        'The gates of {town} are shut at noon, on orders; and opened at five past, on orders; and shut. {X3}, who commands them, stands on the bridge between two captains of the guard, and each has a paper from {X3}. Behind you the harvest of a province is waiting to get in, and in front of you an embassy is waiting to get out, and {X3} says that both papers are quite correct.',
        'tier>=3 @gates',
      ],
      [
        'The bailiffs are embarrassed, and thorough. They carry the furniture of {X3} past you into the street, and {X3} stands beside it with the order in hand and says: "But that is my signature." At the bottom, in the wax, is {emb}.',
        '@bailiffs',
      ],
      [
        'You are arrested, with great courtesy, as soon as you name yourselves. There is a warrant for you, three days old, that describes you exactly, down to the mud on that boot. It is signed by {X3}, who comes running, and has never seen it.',
        '@arrest',
      ],
      [
        '{X3} reads a proclamation from the steps, gets to the third line, and stops. The crowd waits. {X3} goes on reading, because it has the seal, in a smaller and smaller voice: it is a list of what {X3} did {years} years ago.',
        '@steps',
      ],
      [
        'Two companies of guards stand facing each other in front of {s1}. Both have orders to arrest the other, both orders are from {X3}, and {X3} stands between them holding a third.',
        '@guards',
      ],
    ],
    act: [
      [
        'Whoever finds the right tone can stop it in a minute (DC 13 Persuasion, or any real rank); if no one does, somebody draws.',
        'start!=herald|steps',
      ],
      [
        'The order can be examined (DC 14 Investigation): the seal is real, and the ribbon is of a kind that was last issued in the year of {deed}.',
        'start!=herald|steps',
      ],
      'The bearer of the paper is still here, waits for a receipt, and was paid at {s2} with a coin that is no longer struck.',
      [
        'The paper can be examined (DC 14 Investigation): the seal is real, and the ribbon is of a kind that was last issued in the year of {deed}.',
        'start=herald|steps',
      ],
    ],
    how: [
      '{A} has the second seal, which was reported lost at the time of {deed}, by {W}.',
      [
        'By the false orders {A} makes each of the {few} suffer what was done to {V}, in the right form and with the right stamp.',
        'agent=returned|kin|penitent',
      ],
      [
        'The false orders get those out of office who could be asked, and they look like the revenge of {V}.',
        'agent=partner',
      ],
      [
        'While nobody knows which orders to obey, the price of {works} falls, and {A} buys.',
        'agent=profiteer',
      ],
      'The forms come from the back of a cupboard at {s1}, already signed: {W} signed a stack of them then, to save time.',
      '{A} writes as {C}, who writes for everyone.',
    ],
    escalate: [
      'An order goes out to open {s1} at {hour}.',
      "A death sentence is found among the morning's papers, in proper form, for {S}.",
      'Nobody obeys anything any more, and {body} sends for troops.',
    ],
  },
  {
    id: 'trials',
    tones: ['grim', 'horror', 'intrigue'],
    agents: ['returned', 'kin', 'crew', 'penitent'],
    noun: 'the night courts',
    pitch: [
      'Judges are wanted in {town}: the three who were here have each been found, at dawn, in the dock.',
      'They dismantled the old courthouse of {town} in the spring, and at {hour} it is in session.',
      'There is a jury in {town} that nobody has called. It eats nothing, and it has asked for a list.',
      [
        'At {hour} there is light in the old high court of {town}, closed since the last reign. It has sentenced two ministers so far, and both have served their sentence, to the letter, in public, and will not say who passed it.',
        'tier>=3',
      ],
      'In {town} people are fetched at {hour} and tried, by masks, for something {years} years ago. They come home by morning, and resign from everything.',
      'There is a court in {town} that sits at night. It has passed two sentences, and both have been carried out to the letter.',
      'Two respected people of {town} have been found at dawn in the dock of the closed courthouse, alone, with {emb} in their laps, and have pleaded guilty to everybody since.',
    ],
    first: [
      '{X1} was asked one question for nine hours, and it was "And then?"',
      '{X1} was acquitted, by seven to five, and cannot get over the five.',
      '{X1} was sentenced to tell the truth for a year, and has lost {X1.their} friends.',
      '{X1} was tried in {X1.their} own cellar. The judge was a coat on a stand; the voice came from all sides.',
      '{X1} had to stand for one night where {V} had stood, and came home with the feet of an old person.',
    ],
    second: [
      "{X2} got a night's bail, and spent it digging.",
      '{X2} was only called as a witness, and has not been released.',
      '{X2} tried to bribe the court, and was made to eat the bribe.',
      '{X2} was condemned to carry {num} stones up the hill, and can be seen at it. There are guards, whom nobody has hired.',
      'The court heard {X2} for six hours and then said that it would think about it. {X2} has not slept.',
    ],
    start: [
      [
        'The stage coach is stopped by a beadle with a lantern, who asks for {X3} by all names. Beside the road stand a table, a chair, and twelve milk cans with hats. {X3}, next to you, gets out. "It will not take long," {X3.they} says to you, quite calm. "I know what I am going to say. I have only never been asked."',
        '@coach',
      ],
      [
        'The opera has reached its third act when the singers stop and take off their masks; underneath are other masks. The backdrop goes up. Behind it is a courtroom, straw people in all the benches, in the robes of {body}. "The court calls {X3}," says the one who sang the king. And in the royal box {X3} stands up.',
        'tier>=3 @opera',
      ],
      [
        'It is the last day of the high court of {town} before {deadline}, and {X3} has just passed sentence on a pickpocket. The pickpocket bows, takes off a mask, and sits down in the judge\'s place; the ushers, the clerks and eleven of the jury take off theirs. {X3} looks round for a face. "The court will now hear {X3}," says the pickpocket, politely, and somebody closes the doors.',
        'tier>=3 @bench',
      ],
      [
        'At {hour} the disused courthouse is lit. Through the window you see benches full of straw people, dressed, with hats; one living person in the dock, {X3}, who is answering questions, eagerly, like a good pupil; and nobody else at all.',
        '@courthouse',
      ],
      [
        'Two masks come down the stairs of the inn with {X3} between them. They are not hiding. One of them stops at your table and lays down a paper, a summons to the party, as witnesses: "You will be asked what you have seen. So far it is nothing. Look."',
        '@inn',
      ],
      [
        '{X3} stands on a barrel in the square with a board around the neck and reads out the charges, in {X3.their} own voice. There is no one holding {X3.them}. When you come nearer {X3.they} whispers: "Do not interrupt. If I have to begin again, it is the boy\'s turn."',
        '@barrel',
      ],
    ],
    act: [
      [
        'Someone may stand up and appear for the accused (DC 13 Persuasion): the court has waited for that, and allows three questions.',
        'start=coach|opera|courthouse|bench',
      ],
      [
        'The masks have signed a list, hung up as is proper at the door: by their initials {few} families can be guessed.',
        'start=opera',
      ],
      [
        'The straw people are stuffed with old case papers (DC 13 Investigation, one round each): three of them are about {deed}.',
        'start=opera|courthouse',
      ],
      [
        "The masks withdraw if anyone raises a point of law, answer it, and are correct (DC 14 History to win the point and {X3}'s release until tomorrow).",
        'start=opera|inn|bench',
      ],
      [
        'The voice comes through a speaking tube from the cellar, where the warm chair of {A} stands in front of a back door.',
        'start=courthouse',
      ],
      [
        'Under the hats the cans are full of old case papers (DC 13 Investigation, one round each): three of them are about {deed}.',
        'start=coach',
      ],
      [
        'The summons is in proper form and can be answered in writing (DC 13 History or Persuasion): whoever answers may sit in tonight, unharmed.',
        'start=inn',
      ],
      [
        'The charges can be read out by someone else (DC 13 Performance): then {X3} may climb down, and the boy is safe.',
        'start=barrel',
      ],
      [
        'On the back of the board, in chalk, are the initials of the next (DC 12 Perception).',
        'start=barrel',
      ],
    ],
    how: [
      [
        'The benches are filled by those whom nobody asked then: a maid, a stable hand, a child that was there.',
        '#child',
      ],
      '{A} has written the record of a trial that never took place, for {years} years, question by question, and the masks read from it.',
      [
        '{A} wants the {few} to answer, in order and before witnesses, the questions that no court has ever put to them.',
        'agent=returned|kin|crew|penitent',
      ],
      'The masks are young people of {town} who have learned what their grandparents did. {A} has taught them procedure.',
      '{A} works with tubes, straw, and the honest wish of most people to be asked at last.',
      'The court keeps strictly to the law of {town}, in the edition of {years} years ago.',
    ],
    escalate: [
      'The court accepts its first voluntary defendant.',
      'There are two courts now, and they disagree.',
      'The court passes its first sentence of death, and sets the date: {deadline}.',
      'One of the young masks has had enough, and is put in the dock.',
      'The court summons {G}.',
    ],
  },
];
