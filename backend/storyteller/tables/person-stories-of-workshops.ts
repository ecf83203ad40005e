import type { PersonStory } from './person-types.ts';

/** Persons of a town who fear what they have made or won: mirrors, a title, stuffed animals. */
export const personStoriesOfWorkshops: readonly PersonStory[] = [
  {
    id: 'second-twin',
    levels: [2, 10],
    tones: ['horror', 'intrigue'],
    words: ['twin', 'twins', 'mirror', 'double'],
    role: 'glazier',
    other: 'apothecary',
    want: '{P} wants to buy back every mirror that [came out of|was made in] one workshop« in {town}», at any price, [to break them on the doorstep|and to break them on the doorstep|in order to break them].',
    ask: [
      [
        '{P} asks the party to [fetch the largest one from the bedroom of {Q}, at noon, when the shop is open, with a blanket over it.|go into the bedroom of {Q} at noon, when the shop is open, and «to »bring away the largest of them under a blanket.|carry off the largest one, under a blanket; it hangs in the bedroom of {Q}, who is in the shop at noon.]',
        'v=1|2',
      ],
      [
        '{P} asks the party to get the hand glass out of the bedroom of {Q}, at noon, when the shop is open, with a blanket round it, and to say [nothing|not a word] in that house.',
        'v=3',
      ],
    ],
    tell: [
      '{P} never passes a window without touching the frame, and [will not be left alone in a room with one|will not stay alone in a room with one|leaves a room that has more than one].',
      '{P} has no [glass|mirror] at home, «washes by touch, »and [draws every curtain in a strange room|turns pictures under glass to the wall].',
      '[{P} never passes a window without touching the frame, and [will not be left alone in a room with one|will not stay alone in a room with one|leaves a room that has more than one].|{P} has no [glass|mirror] at home, «washes by touch, »and [draws every curtain in a strange room|turns pictures under glass to the wall].]',
    ],
    says: [
      '"I have put glass into half of {town}, and would take all of it out« again». At the house of {Q} I begin with the bedroom."',
      '"There are too many mirrors in {town}«, and too few curtains»; so look at the floor when you are at {Q}\'s, and take a blanket."',
      '"I sleep badly« in {town}», where there is glass in every wall. If {Q} asks what I want with the mirror, say that I pay."',
      '"A window «in {town} »is a thing to be walked past, quickly. Let {Q} talk, and keep the blanket on it."',
      '"Paper in the windows was good enough for {town} once. I would pay {Q} twice what that thing is worth to hear it break."',
      '"I would rather be paid «in {town} »for curtains. You need not tell {Q} so; just keep {Q} out of the room."',
    ],
    truths: [
      '[This {P.name} is a reflection, and [came|climbed|stepped] out of the largest mirror.|The {P.name} whom people know [came|climbed|stepped] out of the largest mirror, as a reflection.|This is not {P.name}, but a reflection that [came|climbed|stepped] out of the largest mirror.] The real {P.name}, [a good person who looked into it for too long|a good person who sat before it for too long|who is a good person, and once looked into it for too long], [is behind the glass now, and pounds on it with both fists|stands behind the glass now, and beats on it with both fists|has been behind the glass ever since, and knocks on it from inside]. This one has a wife, «has made her happier than she was, »and [is afraid of every glass from that workshop|fears every glass that was made in that workshop], since the real one can look out of [each|each of them|all of these].',
      'Something in the mirrors takes those who are alone with them, and [puts back a likeness|leaves a likeness in their place] that lasts for a month. {P} lost a [brother|sister] that way, and [lived with the likeness|took the likeness for the real one] until it fell to dust. [{Q} has hung such mirrors in the almshouse, and [gets a year of youth|is a year younger] for each person who is taken.|In the almshouse {Q} has hung up such mirrors, and for each person who is taken {Q} is a year younger.|Such mirrors hang in the almshouse, a gift of {Q}, who gets a year of youth for each person who is taken.] [The largest, in the bedroom, takes nobody: it is the way in, and leads back out again.|The one in the bedroom is the door to the others, and takes nobody.|The largest one takes nobody, since it is the door by which the thing itself goes in and out.]',
      'Every mirror from that workshop is a window: {Q} keeps a hand glass in which one sees and hears whatever is in front of them. {P} silvered them all, for good pay, and found it out last month, from a customer who was made to pay for a word said in bed. By now [a third of {town}|half of {town}] pays {Q}, and each believes to be the only one.',
    ],
    truthTones: { 2: ['horror'], 3: ['intrigue'] },
    clues: [
      [
        'Perception',
        'watching {P} write',
        'the hand moves from right to left«, and then corrects itself».',
        1,
      ],
      ['Medicine', "listening at {P}'s chest", 'the heart is on the other side.', 1],
      [
        'Investigation',
        '[asking questions at|making a visit to|leaving a basket at|sharing a bench with somebody from] the almshouse of {town}',
        '[the old people there have become «very »tidy since the mirrors were hung, and one of them was dust in the morning.|since the mirrors came the old people «there »have grown very tidy, and one was found as a heap of dust.|they say that the old people have been tidy since there are mirrors, and that one fell to dust at night.]',
        2,
      ],
      [
        'Arcana',
        '[holding a candle to|lighting a candle before|setting a candle before|moving a candle up to] [a splinter|a splinter of such a mirror|one of the splinters|a piece of a broken mirror]',
        '[the flame in the glass blows out first.|of the two flames the one in the glass goes out first.|the reflection of the flame goes out, and then the flame.|in the glass it goes out first, as if it had been blown out from there.]',
        2,
      ],
      [
        'Investigation',
        '[scratching at the back of|taking the frame off] one of the mirrors',
        'there is a number in the silver, and the name of the house {town} knows it from.',
        3,
      ],
      [
        'Deception',
        'talking before one of the mirrors of money that does not exist',
        'two days later {Q} asks for a share of it, politely.',
        3,
      ],
    ],
    pressed: [
      '[If the mirror is uncovered|When somebody takes the blanket off the mirror|With the mirror uncovered], {P} [does not run from it|stays in front of it|does not look away from it|only nods at the one behind the glass]. [The real {P.name} can come out only if this one goes in,|Only if this one goes in can the real {P.name} come out,|For the real {P.name} to come out, this one has to go in,] and [this one asks to [say goodbye to|see] the wife first«, and to be told by her which of the two she would [have|keep]».|before that this one would like to say goodbye to the wife«, and [hear from her|ask her] which of the two she would [have|choose|keep]».]',
      'Behind the largest mirror there is the same room the wrong way round, cold and without a door, and in it stand those who were taken, asleep on their feet. {P} will go in on a rope to fetch all who [are not yet a month gone|were taken less than a month ago], if the party holds the rope. The thing in the mirrors comes along it (use <1 Shadow, Specter, Wraith, Cloaker>), and {Q} comes up the stairs with [a knife|a pair of shears] for the rope (use <1 Noble, Spy, Mage>).',
      'With the hand glass {P} can find every mirror, and would go from house to house with a hammer; somebody has to decide what is done with what {Q} has written down, since half of {town} is in it. {Q} sends people after the glass on the same evening (use <Tough, Spy, Bandit Captain, Gladiator>).',
    ],
  },
  {
    id: 'ferry-champion',
    levels: [3, 10],
    tones: ['heroic', 'grim'],
    words: ['champion', 'wrestler', 'fighter', 'retired', 'veteran'],
    role: 'retired champion',
    other: 'young fighter',
    want: [
      '{P} has not fought for years, has signed up for this fair[ all the same|], and wants to lose, once, «in front of all {town}, »to somebody who [deserves to win|has earned it|is better].',
      '{P} has not fought for years, has signed up for this fair[ all the same|], and asks for one thing only: [a short fight, against a face from elsewhere|one quick fight, with somebody who is not from {town}].',
      '{P} wants to hand over the belt of {town}, at this fair, and not to somebody who [has no friends|goes home alone].',
    ],
    ask: [
      '{P} asks one of the party to sign up for the fair before {Q} can: the first on the list fights {P.them}, [and the second fights whoever wins|the second whoever has won|and the next one fights the winner].',
      '{P} asks one of the party to take the first place on the list of the fair, which {Q} wants: the first fights {P.them}, [and the second fights whoever wins|and the next one fights the winner].',
      '{P} asks one of the party to sign up for the fair, to beat {P.them} there, and {Q} after that, and to wear the belt for [one night|the last night].',
    ],
    tell: [
      '{P} [keeps one hand hidden when it rains|hides one hand on cold days], and buys the cheapest seat« at every fight».',
      '{P} sits in the last row at every fight, and leaves [before the winner is called|in the last round|when people begin to clap].',
      '{P} never goes near the river without an iron bar, and looks at the arms of young people as [a farmer looks at a cart|others look at rope].',
    ],
    says: [
      [
        '"All of {town} has clapped for me, and it does not help one to sleep. Be quick, before {Q} has signed the list."',
        'v=2',
      ],
      [
        '"They stop me «in {town} »and ask how I did it. Do not let {Q} be the one who finds out."',
        'v=1',
      ],
      [
        '"Everybody in {town} has bought me a drink«, and I remember each of them». Beat me once, in earnest, and {Q} after that."',
        'v=1',
      ],
      [
        '"They have put up a board with my wins in {town}«, and I walk round by the river». {Q} stops and reads it every day."',
        'v=3',
      ],
      [
        '"A whole street «in {town} »used to bet on me. I would bet on {Q}, and that is why it has to be one of you who comes first."',
        'v=2',
      ],
      [
        '"Look at how {Q} stands, and then tell me that all «of {town} »will go home in a good mood."',
        'v=3',
      ],
    ],
    truths: [
      '[{P} never won.|{P} has never won a fight.|None of the fights in {town} was won by {P}.|{P} did not win a single fight in {town}.] A gambler, now dead, had [drugged all {few} opponents«, one by one»|put something into the water of all {few} opponents|drugged the drinks of all {few} opponents], and {P} found out after the last, who fell «badly »and [has not walked since|cannot walk any more|has walked on crutches since]. {Q} is the child of that one, and has trained «since the age of [eight|nine|ten] »to beat {P} to death at the fair.',
      '{P} is dying«, slowly,» of a blow« [from {years} years ago that no healer can reach|that fell {years} years ago, too deep for any healer]», and a second one on the same spot [will do it|would be the end]. {Q} needs the prize money for a sick father, «[would get it by beating {P}|has to beat {P} to get it], »and must not be the one who [strikes that blow|kills {P.them}].',
      'Whoever is champion of {town} on the last night of the fair has to go down to the old weir alone, and fight what comes up the river once in {years} years. {P} won that night, by luck, has told no one, and knows that one pair of arms is not enough. The night has come round again. {Q} knows nothing of it, is not yet [twenty|nineteen], and would go alone.',
    ],
    truthTones: { 3: ['heroic', 'grim'] },
    clues: [
      ['Medicine', 'shaking hands', "{P}'s knuckles have never been broken.", 1],
      [
        'History',
        '[looking up|asking about|reading what was written about] [the last fights|the last fights of {P}|the last fights in {town}]',
        '[each of the beaten had complained of the water.|all who lost had found fault with the water.|those who were beaten had all said that the water tasted of something.|all the losers had drunk before the bell, and said that the water was bitter.]',
        1,
      ],
      [
        'Medicine',
        'watching {P} climb a stair',
        'the left side of the face moves« a moment» later than the right.',
        2,
      ],
      [
        'Insight',
        'praising {Q} to {P}',
        '{P} [corrects the footwork, and forgets to breathe|finds fault with the left foot, and is proud|calls the left hand slow, with wet eyes].',
        2,
      ],
      [
        'Medicine',
        "[seeing|looking at] {P}'s bare back",
        'four scars run down it side by side, each as broad as a thumb.',
        3,
      ],
      [
        'History',
        'reading the list of the champions of {town}',
        'once in {years} years one ends on the day after the fair, and nobody has written why.',
        3,
      ],
    ],
    pressed: [
      '{P} would [say it|tell it|own up to it] in the ring, before the bell«, and then [kneel|go down on both knees|hold out both hands]». {Q} has not prepared for that, and needs [someone in the corner|a friend in the corner|somebody to talk to]; without such a friend {Q.they} fights all the same, and means to kill (use <1 Tough, Bandit Captain> for {Q}, and one Guard for {P}, who has learned no more than that).',
      '{P} will fall down at [the first touch|the first blow], if [a stranger stands there and not {Q}|it is a stranger who stands there and not {Q}|somebody other than {Q} stands there]. The other one then has to lose to {Q} (use <1 Tough, Warrior Veteran, Gladiator>), so that [the purse goes there|the prize goes to the sick father|the father gets his doctor]« and nobody is hurt».',
      '{P} hands over the belt, tells the new champion, and goes along. The old rule says that the champion has to fight, and does not say that nobody may help (use <Giant Crab, Giant Toad, Ogre, Troll> for what comes up). {Q} will be at the weir as well, too proud to be told to stay away.',
    ],
  },
  {
    id: 'taxidermist-court',
    levels: [3, 11],
    tones: ['whimsical', 'horror'],
    words: ['taxidermist', 'animals', 'hunter', 'stuffed'],
    pronouns: { Q: 'he' },
    role: 'taxidermist',
    other: 'baron',
    want: [
      '{P} wants the hunting party of {Q} to miss, [for a season|until spring], and [has had an accident with every bow« in {town}»|has, by accident, damaged every bow in {town}|no bow «in {town} »is safe from {P.them}].',
      '{P} wants {Q} to hang up the bow [for a season|until spring], because there is [no room left in the shop|not a corner left in the shop].',
      '{P} wants the hunt of {Q} put off, [until there are bears in the woods again|until somebody has found another bear].',
    ],
    ask: [
      "{P} asks the party to keep watch «for a night »in {Q}'s gallery, with the ladder locked away, and to take down nothing that asks for it.",
      '{P} asks the party to drive a covered cart from {town} to {town2} by night, at a walk, and to sing [if it begins to snore|whenever it snores].',
      '{P} asks the party to take the bear out of {town} for one day, in a hat and a coat, on the day of the hunt, and to bring it back before it is hungry.',
    ],
    tell: [
      '{P} turns the stuffed ones to the wall before speaking of {Q}«, [and asks them to excuse it|with an apology to each]».',
      '{P} wishes the stuffed ones good night«, [by name and title|the bear first|beginning with the bear]», and goes about on [tiptoe|stockinged feet] after that.',
      '{P} introduces [customers|every visitor] to the bear in the window«, and [waits for an answer|leaves a pause]».',
    ],
    says: [
      [
        '"Mind the bear, and say good morning«: this is {town} and not the wild». When {Q} rings I am out, and so is the bear."',
        'v=3',
      ],
      [
        '"People «in {town} »come in to stare, and forget that it goes both ways. {Q} has never forgotten it for long."',
        'v=1',
      ],
      [
        '"There is nothing dead about good work«, as I tell all of {town}». {Q} calls it good shooting."',
        'v=2',
      ],
      [
        '"In {town} one speaks to them as one would to a councillor. {Q} speaks to them as he would to his own councillors, loudly."',
        'v=1|3',
      ],
      [
        '"I have never lost a customer« in {town}», and I do not mean the people; ask {Q} how many hang on his wall«, and see if he has counted»."',
        'v=2',
      ],
      [
        '"Do not lean on that one, he is proud«, and new to {town}». {Q} has an eye for a stag, and for no other part of it."',
        'v=1|2',
      ],
    ],
    truths: [
      'The stuffed ones do answer. {P} sews a little of their own fright back in, «[so that they remember|and so they remember], »and at night the heads in the gallery of {Q} sit in judgment on those who shot them. [Each new head is one more vote.|With each new head there is one more vote.|A new head is a new vote.] [They have reached a verdict on {Q}, and only need a way down from the wall.|On {Q} they have reached a verdict, and all that they need is a way down from the wall.|The verdict on {Q} is ready, and they only lack a way down from the wall.]',
      '[Nothing that {P} takes in is dead|All that {P} takes in is alive|{P} has never had a dead animal in the shop]: the arrows «in {town} »have been dipped in [a sleeping draught|something that brings sleep]. What {P} hands to {Q} is [straw and glass|straw, with glass eyes|a coat of straw]. At the back there are {few} stags, two bears and a «very insulted »heron, who must be got as far as {town2} before {Q} comes to choose a bear.',
      'The bear in the shop is the grandfather of {Q}. He did not want to die a baron, was made into a bear by a witch for a fee, and has stood in the window of {P} for {years} years, awake, well brushed and glad of the company. {Q} has promised the crown prince a bear to shoot, there is none left in the woods, and he has sent word that he will take the one in the window.',
    ],
    truthTones: { 3: ['whimsical'] },
    clues: [
      [
        'Perception',
        "[standing|waiting|going to stand] in [the gallery|{Q}'s gallery|a corner of the gallery] [after dark|at night|with the lamps out]",
        '[a boar sums up, and something small with antlers objects.|a case is being heard: a boar sums up, and something small with antlers objects.|something small with antlers objects, and a boar sums up all the same.]',
        1,
      ],
      [
        'Arcana',
        '[looking at|inspecting|examining] [the stitches|the stitches through a lens|the work of the needle|the stitches of three heads]',
        '[each is a letter, and on every head they spell the name of whoever shot it.|they are letters, and on each head one reads the name of the hunter.|each head has a name sewn into it, that of the one who shot it.]',
        1,
      ],
      [
        'Animal Handling',
        '[giving the bear in the window|putting before the bear in the window|offering the bear in the shop] [a plum|an apple|a honey cake|a slice of bread]',
        '[it is gone when one turns round, and the bear is chewing.|one turns away, turns back, and the bear is chewing.|it is not there a moment later, and the bear looks past you and chews.|while one looks out of the window it goes, and the bear swallows.]',
        2,
      ],
      [
        'Investigation',
        '[reading|studying|poring over|adding up] [the bills|the bills of {P}|the bills of the shop]',
        '[for a shop of dead animals it buys a lot of hay.|they list more hay than stuffed animals have a use for.|there is hay on all of them, for animals that are said to be stuffed.]',
        2,
      ],
      [
        'History',
        'reading the family history of {Q} aloud in front of the bear',
        'at a wrong date it clears its throat.',
        3,
      ],
      [
        'Perception',
        "[brushing|shaking] the bear's right paw",
        'under the fur there is a signet ring, with the arms of {Q}.',
        3,
      ],
    ],
    pressed: [
      '{P} would cut the threads if {Q} came down, «in a nightshirt, »and [asked each of them for its pardon|said sorry to each of them]. They would like that better«[, and it would take all night|, though it would take all night|]».',
      '{P} has [one cart, one fog and one story about a circus|a cart, a foggy night and a story about a circus], and offers the party [a lifelong discount and a bear who owes them a favour|the thanks of a bear«, and a lifelong discount»].',
      'The old baron would speak for himself, at the hunt breakfast, if somebody gets him into the chair at the head of the table before the guests come. {Q} has been afraid of him since he was four, and there would be no more hunting at {town}« for a while».',
    ],
  },
];
