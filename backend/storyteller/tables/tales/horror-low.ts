import type { Tale } from './tale-types.ts';

export const horrorLowTales: readonly Tale[] = [
  {
    id: 'one-too-many',
    titles: ['One Too Many', 'The Count of Lantern Row'],
    tones: ['horror', 'grim'],
    levels: [1, 10],
    cast: {
      G: 'priest of the quarter',
      A: 'she:midwife|doctor of the poor',
      B: 'young weaver',
      S: 'foundling|new lodger',
      T: 'lamplighter',
      H: 'nurse',
      R: 'chronicler',
    },
    deadline: 'the longest night',
    num: [31, 49],
    lair: { name: 'the bricked-up nursery', terrain: 'indoors' },
    leader: ['fey', 'people'],
    alsoOf: ['she'],
    escort: ['undead', 'fey'],
    pitch: [
      '{G} has counted the people of Lantern Row in {town} three times. The first time there were {num}. Now there is one more, and [nobody|no one] has moved in, and [nobody|no one] was born. [Everyone|Everybody] in the Row remembers [everyone|everybody] else from childhood, and each household sets one plate more than it did in autumn without having noticed.',
    ],
    stakes: [
      'It is one house after the other, and {G} has worked out the pace: on the longest night, in {days} days, there will be one too many at every table in {town}. Since it began, {few} people have become ill, and they are all people whom [nobody|no one] can quite place any more.',
    ],
    start: [
      [
        '{G.full} reads out the names in the kitchen of {B.full}, and each of the family says "here". Mother, father, the two boys, grandmother, {B.full}. Six. {G.full} shows you the sheet: five lines. Then {G.full} asks, in a friendly voice, who slept where last night. They [begin|start] to tell it, and laugh, and tell it again, and {B.full} looks at the beds, and back at the table. [Nobody|No one] laughs any more.',
        '@kitchen',
      ],
      [
        'The funeral is small. The box is short. "Who is it?" you ask the woman beside you, and she says, "I do not know, it was in our house." On the lid there is no name. {B.full} is the only one who weeps, and looks surprised about it. Behind the last mourner walks [somebody|someone] who waves to you as to an old friend, and for the length of a breath you remember a summer together.',
        '@funeral',
      ],
    ],
    ask: [
      '"Tell me which one it is," says {G}. "I have baptised half of them, I have it in writing, and I still cannot say. Before the longest night. And tell me quietly, because they will kill whoever you point at."',
      '{G} wants to know which of {num} is not one of them, and what becomes of those who fall ill. "And do not sleep in the Row, any of you. I would have to count you again."',
    ],
    fee: [
      '{G} offers {coins} gp, and asks each of you to sign with the name of your mother as well.',
      'For this there are {coins} gp from the burial fund, which, says {G}, has for once more money than graves.',
    ],
    talk: [
      '{S.full} came to the Row out of nowhere as a child, people say, and has never been ill.',
      '{T.full} lights one lamp fewer than there are, every evening, and cannot say why.',
      '{A.full} has brought all of the Row into the world, and charges nothing for the illness.',
      'In the Row they have stopped dreaming. It is a relief, say those who are asked.',
      'One [has to|must] look at the hands: it never learns the lines of the palm.',
      'The dogs of {town} walk in a bow round the pump in Lantern Row, and a cat has starved on a roof rather than come down.',
    ],
    run: [
      'A character who looks at the family for a whole minute remembers one of them from childhood (DC 13 Wisdom saving throw to notice that this cannot be). Ask the player who it is, and use the name.',
      'The beds tell it: there is one bed less than people, and one pillow is cold and without any dent.',
      '{A} comes to look after the sick and knows each of them by name, which [nobody|no one] else does any more.',
    ],
    gist: [
      [
        'In Lantern Row lives a changeling that [nobody|no one] can recognise, because it eats memory; whoever it takes the place of is forgotten and wastes away. {A} let it in and feeds it at {lair}, since it wears the face of {A.their} dead daughter there.',
        'v=a',
      ],
      [
        'There is no stranger in the Row. [Each|Every] night {A} takes one person out of the memory of all the others, with the help of a thing at {lair}, and the rest count wrong: the one too many is always the one who is about to be lost.',
        'v=b',
      ],
    ],
    suspect: ['{S}, the only one in Lantern Row about whom there is a document.'],
    truth: [
      [
        'In a cold spring {years} years ago there was a sickness in the Row, and {A} had medicine for all but one. {A} chose, as one must. The one was {A.their} own daughter, {few} years old.',
      ],
      [
        [
          'The thing came to the window that winter, with her voice, and asked to be let in, and {A} knew what it was and opened. It takes a chair at a table, and then a name, and then all that people remember. What is left of the one whose place it took, lies in bed until it stops. {H} brings the sick to {lair}, where the thing puts on the daughter for an hour, as payment.',
          'v=a',
        ],
        [
          '{A} never forgot her, and could not bear it. The thing that lives behind the bricks offers to take memory away; it needs whole people. {A} thought that it would take the daughter. It took a neighbour instead, and then the next one. {A} still remembers all of them. The thing leaves {A.them} that, for dessert.',
          'v=b',
        ],
      ],
      [
        '{T} has written down every name on the Row for {few2} years, on the wall inside the lamp cupboard, out of boredom. It is the only list that nothing has touched, since [nobody|no one] knew of it.',
      ],
    ],
    turn: [
      [
        'It does not know what it is. The one too many is {B}, who has been {B} since autumn, loves the family, and is loved. The real {B.name} lies at {lair} and is still breathing.',
        'v=a',
      ],
      [
        'The party is not safe from it. Since the first night {G} has set out one glass too few for them; [nobody|no one] remembers that a friend of the party came to {town} with them, except {T}, who saw them arrive and counted.',
        'v=b',
      ],
    ],
    people: {
      G: [
        '{G} counts aloud when afraid. {G} has begun to doubt {G.their} own wife, and has written on the inside of a sleeve how many rooms there are at home.',
      ],
      A: [
        [
          '{A} is gentle and tired and remembers all of them, the forgotten too. {A} wants one more hour [each|every] night, and would stop tomorrow, always tomorrow.',
          'v=a',
        ],
        [
          '{A} is gentle and tired and remembers all of them, the forgotten too. [Each|Every] night {A} hopes that it takes the right one at last, and would stop tomorrow, always tomorrow.',
          'v=b',
        ],
      ],
      B: [
        [
          '{B} wants to know why it is so hard to remember being small. {B} asks the others to tell stories about {B.them}, and cries at the right places.',
          'v=a',
        ],
        [
          '{B} has noticed that one shirt in the house fits [nobody|no one]. {B} sleeps with it in {B.their} arms, and does not know whose it was.',
          'v=b',
        ],
      ],
      S: [
        "{S} has a foundling's paper with a seal and shows it unasked. {S} is relieved that for once it is about [everybody|everyone].",
      ],
      T: [
        '{T} knows each window in {town} by its light. {T} does not speak much, and will show the cupboard to whoever carries the ladder for one round.',
      ],
      H: [
        "{H} carries the sick, is paid with sleep without dreams, and cannot say any more how many there were. {H} has a child's shoe in a pocket, and does not know why.",
      ],
      R: [
        '{R} writes down the history of {town} and trusts nothing but paper. {R} would leave a person to the thing, if it made a good last page.',
      ],
    },
    places: [
      {
        name: 'the house of {B.full}',
        look: [
          'Low rooms, warm, six chairs of which one is a crate. {num2.u} notches are on the door frame, the heights of children; [next to|beside] one row there is no name.',
        ],
        todo: [
          'The family is polite and frightened. They will not let [anyone|anybody] upstairs unless [somebody|someone] stays below and keeps telling them who they are (DC 13 Persuasion).',
        ],
        what: 'Investigation :: comparing the notches with the children :: The row without a name grows until last autumn. In this house lived [somebody|someone] of whom {B.full} knows nothing.',
        who: 'Insight :: asking who has come by every day since autumn :: {A}, of course; {A} asked them, each of them, what they remembered first, and wrote nothing down.',
        where:
          'Perception :: laying an ear to the wall upstairs :: A child sings behind it, through three houses. The old people know that tune: it was sung at {lair}.',
      },
      {
        name: 'the lamp cupboard',
        look: [
          'A cupboard in a wall, hardly wide enough for a person. The inside is covered with names in chalk, and a stub of candle burns in front of them.',
        ],
        todo: [
          '{T} wants one round done before talking: {num3} lamps, in the frost, and one of them must not be lit. A character who asks no questions on the way is told everything.',
        ],
        what: [
          [
            "Investigation :: reading the names against the census :: {few2.u} people are on the wall who are in no book, in no bed, and in [nobody|no one]'s mouth.",
            'v=a',
          ],
          [
            'Investigation :: reading the names against the census :: One name on the wall is that of [somebody|someone] who came to {town} with the party, four nights ago.',
            'v=b',
          ],
        ],
        who: 'Persuasion :: asking {T} who walks in the Row at night :: {H}, with a hand cart and a blanket; and ahead of it {A}, with a lamp, so that it does not bump.',
        where:
          'History :: asking about the lamp that is not lit :: It hangs before {lair}. {years.u} years ago it was forbidden to light it, at the request of {A}.',
      },
      {
        name: 'the sick room of {A.full}',
        look: [
          'White curtains, {few} beds, {few} people whose faces one has forgotten as soon as one looks at the next. The names on the boards are written again every morning.',
        ],
        todo: [
          '{A} lets [anybody|anyone] in who washes first. The sick speak only while [somebody|someone] holds their hand, and whoever does that loses a small memory (DC 13 Wisdom saving throw; ask the player which one).',
        ],
        what: 'Medicine :: examining the sick :: They have no illness. They are fading: no shadow by the candle, hardly any weight, and their own names come to them last.',
        who: 'Investigation :: looking at the boards :: The names are right, all of them. {A} alone remembers the forgotten, and gets up [each|every] day to write them.',
        where:
          'Sleight of Hand :: taking the key from the nail behind the curtain :: It is small and made for a child\'s door; a ribbon hangs on it, and a label in a child\'s letters: "{lair}".',
      },
    ],
    lairLook: [
      'Behind the bricks in Lantern Row the room has been kept as it was: a rocking horse, {few3} small chairs, a fire without warmth. On each chair sits something that [somebody|someone] has forgotten: a shoe, a laugh, a grandfather.',
    ],
    lairUse: [
      "Every name that is said aloud at {lair} costs the thing something: whoever calls one of {T}'s names (an action) takes away its next attack, and one of the sick in the Row sits up.",
      'The mirror over the crib shows those who are really in the room. Whoever looks into it (bonus action) cannot be made to forget anything for a round; it has room for two.',
    ],
    tactics: [
      'It takes the face of [somebody|someone] dear to the one who has hurt it most, different [each|every] round (DC 13 Wisdom saving throw to strike at it); {A} stands before it with open arms and only does harm when the crib is touched',
    ],
    companions: [
      "What plays around it are the shapes of the forgotten. Each one whose name is known (DC 12 Intelligence check, or {T}'s list) stops, looks at its hands, and goes home.",
    ],
    parley: [
      'Whoever tells {A} something about the daughter that {A} has not known (DC 14 Persuasion; {T} saw her once, on a roof, laughing) makes {A} put out the fire with {A.their} own hands. The thing gets nothing more then, and is very small.',
    ],
    spells: [
      [
        1,
        '*Detect Magic* shows the whole Row in a thin enchantment, stronger where people are loved most.',
      ],
      [
        1,
        "*Comprehend Languages* on the drawings at {B.full}'s house: they are letters by [somebody|someone] who was not noticed any more, each one shorter.",
      ],
      [
        1,
        '*Speak with Animals*: the cat on the roof will not come down. "There is one down there," it says, "that has no smell, and it calls me by my name."',
      ],
      [
        3,
        '*Zone of Truth* is useless in the Row: [everybody|everyone] tells the truth as far as they know it, the thing too.',
      ],
      [
        3,
        '*Lesser Restoration* does nothing for the sick; a story about them that is true does, for one night.',
      ],
      [
        5,
        '*Remove Curse* gives one of the sick back {few2} memories, and wakes {A}, who feels it as a door.',
      ],
      [
        7,
        '*Locate Creature* for the one who has been forgotten finds [nobody|no one], if the caster does not remember the person. {T} does.',
      ],
    ],
    clock: [
      [
        'Another chair is set. [Nobody|No one] in Lantern Row notices it, and whoever of the party sits there last is called by a wrong name.',
      ],
      {
        text: [
          '{S} is beaten and thrown out, because [somebody|someone] [has to|must] be the one. That night it takes two.',
        ],
        stop: [
          "read the foundling's paper aloud at the pump, with {G} as witness (DC 13 Persuasion), and stay beside {S} until morning",
        ],
      },
      {
        text: [
          'The lamp cupboard is whitewashed from inside; {H} did it and does not remember for whom. {T} falls ill.',
        ],
        stop: [
          'copy the names on skin and sleeves, and put {T} up outside the Row, with [somebody|someone] who keeps saying the name',
        ],
      },
      [
        'On the longest night there is one too many at every table in {town}, and [everyone|everybody] is glad that the family is together at last.',
      ],
    ],
    after: [
      'In spring {town} has as many people as ever. The graveyard needs a new wall, and [no one|nobody] can say for whom.',
    ],
    endings: [
      {
        heading: 'Called by name',
        text: [
          [
            'The fire at {lair} goes out, and in Lantern Row {num} people look at each other as after a long journey. {A} goes from door to door, tells each family whom they had lost, and says every name right. [Nobody|No one] touches {A.them}. That is the sentence.',
            'v=b',
          ],
          [
            'The real {B} is carried home, and there are two of them on the stairs. What happens next in that kitchen is for the table to say: the thing has never harmed the family, and it has begun to fade. {A} stands in the street and is not let in anywhere.',
            'v=a',
          ],
        ],
      },
      {
        heading: 'A memory each night',
        text: [
          'The thing can be held to a bargain, if it takes only what is given: one memory from each house, chosen, every evening. *The price:* Lantern Row lives, and in {few3} years [nobody|no one] there remembers being young.',
        ],
      },
      {
        heading: 'Bricked up again',
        text: [
          'If the room is closed with {A} inside, it is quiet. *The price:* those who were forgotten stay so, and {T} [has to|must] go on lighting {num3} lamps, alone, with their names.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          'One of the party sits at a strange table in {town} and is happy. The others have until morning to notice that they are one fewer, and what they have in hand is a list in chalk.',
        ],
      },
    ],
    hoard: [
      'In the crib lie presents that [somebody|someone] forgot to have given: {items}, and {worth}.',
      'Under the floor of {lair} are the belongings of those whom [nobody|no one] missed. {G} finds no heirs for {items}, or for {worth}.',
    ],
    favour: [
      '{T} writes the names of the party in the cupboard. As long as they stand there, nothing that eats memory can hold them for longer than a breath.',
      'In Lantern Row the party has {num} relatives from now on, and each of them remembers a summer together, which this time is a joke.',
    ],
    steps: [
      'Count the people of Lantern Row yourselves.',
      'Ask who has fallen ill, and who they are.',
      'Find somebody whose memory can be trusted.',
      'End it before the longest night.',
    ],
    acts: {
      heading: 'The Missing Day',
      blows: [
        'On the second evening the people next door come for the "wrong one" with tools ({fight}), and it is whoever of the party has spoken last. They stop when [somebody|someone] calls each of them by name; {H} has told them where to look.',
      ],
      opens: [
        'At the end of the act the party wakes up, and it is two days later. [Somebody|Someone] has slept in their room, one more than they are. {R} sits at the foot of the bed with a book in which all of it is written down, except for what the party did.',
      ],
      goal: [
        'The thing has begun to eat days. Before anything else the party [has to|must] find out what it did in those two, and whom it promised what; {R} has it on paper, and wants to see it end badly.',
      ],
      map: [
        'The Row is no longer where it was. Lantern Row begins at the pump and ends at the pump; whoever leaves it comes in at the other end. Only by a way that one has forgotten does one get out, and it leads to {town2}, where {town} has been forgotten.',
      ],
      way: [
        'To {town2} it is an hour, if [nobody|no one] turns round (DC 13 Wisdom saving throw each; whoever does, meets a person who asks for help, and loses the way for the day). {T} can walk it blind, because of the lamps.',
      ],
      place: [
        'In {town2} they look at the party with pity. There has never been a place called {town}, they say; a village burned down there, in the time of the grandfathers. On the wall of the church hang {num2} small portraits, faces blank, but for {few2}.',
      ],
      rival: [
        '{R} came to the Row for one page and stayed for a book. {R} remembers everything, since {R} has it all in writing, and has begun to note things before they happen.',
      ],
      setPiece: [
        'The church bell of {town2} rings, and with each stroke a portrait loses its face. The party has seven strokes. [Each|Every] round a character can draw a face from memory (DC 13 Performance or Investigation), tell {R} one true thing so that it stands in the book (DC 12 Persuasion), or hold the rope of the bell against those who pull it ({fight}). Four faces saved are four people who fight at the end.',
      ],
      what: 'Investigation :: reading what {R} wrote about the two lost days :: The party was at {lair}, was treated kindly, and signed for something, each with the name of the mother.',
      who: 'Insight :: asking {R} who came for them in the morning :: {A}, with a lamp; {A} wept, and said: "Not those. They are guests."',
      where:
        'Perception :: looking at the one portrait that is whole :: It is a girl, with a rocking horse and a crib; on the frame is written, small: "{lair}".',
      choice: [
        '{R} sells the book for a memory: each of the party gives the best one, and knows what it signed. Or the book burns, and what is written in it has never happened, the promise included, and also the things that were good.',
      ],
      first: {
        answer: 'pays for the book',
        now: [
          'Ask each player for the memory, and never mention it again. Now the party knows the sentence with which the promise can be taken back.',
        ],
        later: [
          'The sentence is spoken at {lair}, and for two rounds the thing can take no face at all. It looks like a coat with [nobody|no one] in it.',
        ],
      },
      second: {
        answer: 'burns the book',
        now: [
          '{R} is gone with it, and [nobody|no one] remembers {R}, except for the party. The two days never were; the clock goes back by one of them.',
        ],
        later: [
          'Whatever {A} learned of the party is forgotten: they surprise {A} and everything in the room, and strike first.',
        ],
      },
      closes: [
        'The act ends at the pump, at night. All lamps of Lantern Row are out but the one that must not be lit.',
      ],
      lastWay: [
        'The lit lamp shows a door where there were bricks. It is as high as a child: one crawls in, one after the other, and the first is alone at {lair} for a round.',
      ],
      clock: [
        'For each step that was prevented, one person of the Row stands behind the party at {lair} and says their own name without stopping. If {T} has fallen ill, the list must be read from skin, by candle.',
      ],
      sides: [
        {
          who: '{G.full} and the priests',
          wants: [
            'want a number that is right. Content with the truth, also with a terrible one; angry if the party points at [somebody|someone] without being sure.',
          ],
          later: [
            'ring every bell of {town} at midnight; each stroke gives one of the party back a thing that was taken.',
          ],
        },
        {
          who: 'The families of Lantern Row',
          wants: [
            'want to keep whom they have. Content if [nobody|no one] is thrown out; angry if a chair is taken away.',
          ],
          later: [
            'have set a place for each of the forgotten, and sit before it and wait; the shapes at {lair} turn their heads towards the door.',
          ],
        },
        {
          who: '{R.full}',
          wants: ['wants an ending that is worth writing. Content with courage; angry at tricks.'],
          later: [
            'writes one thing into the margin that then has already happened: the door behind {A} is locked.',
          ],
        },
      ],
    },
  },
  {
    id: 'well',
    titles: ['What the Well Asks', 'The Well at {town}'],
    tones: ['horror', 'grim'],
    levels: [1, 10],
    cast: {
      G: 'mayor|she:abbess',
      A: 'well master|sexton',
      B: 'he:blind stonecutter',
      S: 'water carrier|charcoal burner',
      T: 'laundress|bucket maker',
      H: 'bell ringer',
      R: 'exorcist',
    },
    deadline: 'the blessing of the well',
    num: [18, 34],
    lair: { name: 'the drowned chapel', terrain: 'underground' },
    leader: ['undead', 'people'],
    alsoOf: ['he', 'she'],
    escort: ['undead'],
    pitch: [
      'The well of {town} has begun to answer. Whoever calls down a name at night is answered by the one who bore it, and the dead sound well, and glad to be asked. They want only small things: a comb, a song, the door left open. {G} has buried {few} people since then who walked down to it on their own feet.',
    ],
    stakes: [
      'At the blessing of the well, in {days} days, all of {town} stands round it and says the names of its dead together, as [each|every] year. {G} has asked what would happen if [nobody|no one] came, and the well, {G} says, laughed with the voice of {G.their} mother.',
    ],
    start: [
      [
        'There is a queue, at two in the morning. {num2.u} people in coats over nightshirts stand before the well of {town} and do not look at each other. At the front a man kneels with his whole head in the shaft. "Yes," he says. "Yes, I will bring it. Are you warm?" He stands up and goes home with quick steps, like [somebody|someone] who has been given a day off. It is your turn, if you want.',
        '@queue',
      ],
      [
        '[Somebody|Someone] has left a child\'s bed in the street, made up, with the corner turned back. Wet footprints lead from the well of {town} up to it, small ones. They do not lead away. In the doorway stands {B.full} with his white eyes wide open. "Is she in it?" he asks you. "Please say exactly what you see."',
        '@bed',
      ],
    ],
    ask: [
      '{G} wants it to be silent before the blessing. "I do not ask you what it is. I have talked to it. It knows what I was called as a child. I ask you to stop it, and not to listen."',
      '"They are not lying," says {G}. "That is what I cannot make anybody understand. It is really them. Find out who has taught them to ask for things."',
    ],
    fee: [
      '{G} offers {coins} gp from the collection for the new bucket chain.',
      'There are {coins} gp. {G} counts them out with shaking hands and adds: "It has told me that you would take it."',
    ],
    talk: [
      '{S.full} drinks from the river since it began, and will not say why.',
      '{B.full} built the new rim of the well and went blind in the same week.',
      'The water has never been so good. Even the sick drink it.',
      '{A.full} lets [nobody|no one] draw after dark without a coin for the dead. [Somebody|Someone] [has to|must] keep order, people say.',
      'What they ask for is small. Only the third thing is not small.',
      'In the old days there was a chapel where the well is now, and it did not burn, whatever the priests tell.',
    ],
    run: [
      'Whoever calls a name is answered, truthfully and lovingly (DC 14 Wisdom saving throw, or the character will want to come again the next night). What they ask for is a thing of iron, then a thing with a name on it, then company.',
      'The voice comes with a small echo that is ahead of it. {B} hears it at once: there are two rooms down there, and one of them is full.',
      '{A} keeps the queue in order, lends out coats, and asks each one what was asked for, "for the book".',
    ],
    gist: [
      [
        'The dead of {town} are held in {lair}, beneath the well, by something that was prayed to there. {A} woke it when the shaft was deepened, and pays it in living people, so that the one voice that {A} needs goes on speaking: that of a wife whom {A} let fall.',
        'v=a',
      ],
      [
        "It is not the dead who ask, it is {A}. {A} lowers {H} through the drain at night to whisper what has been learned at sickbeds, and the things that people bring are sold. But for {few2} nights now there has been a voice in it that is not {H}'s.",
        'v=b',
      ],
    ],
    suspect: [
      '{S}, who drinks from the river since a night at the shaft, and does not say what there was to see.',
    ],
    truth: [
      [
        'Under the well lies a chapel that sank in the year in which the wall was built, in one night, with {num} people at prayer. They were praying against the flood, to whatever would listen. Something did.',
      ],
      [
        [
          "When {B} set the new rim, a stone fell through, and the air of {lair} came up. The thing there keeps those who died within the sound of the bell, and lets them talk as long as the water moves. {A}'s wife was among them, and told {A} what it costs: one who comes of their own will for each week of talk.",
          'v=a',
        ],
        [
          '{A} was in debt for the deepening and thought of the trick with the voice. {H} knows every deathbed in {town}. It was comfort for money, [nobody|no one] was meant to die. The first who jumped had been asked by a voice when {H} lay ill in bed. {A} knows that, and opens the queue every night.',
          'v=b',
        ],
      ],
      [
        '{T} washes the coats that are lent out, and has found the same thing in every pocket: a coin, wet, with no face on either side. {T} keeps {few3} of them in a jar, in the river.',
      ],
    ],
    turn: [
      [
        "{B}'s daughter, who answers him [each|every] night, is not dead. She ran away from {town}, and lives two days off. It speaks with any voice that it has heard in grief; and what it wants is that he brings it the bell.",
        'v=a',
      ],
      [
        'The thing below does not keep the dead. It never did. It has learned to ask from {H}, word by word, like a child, and it believes that this is what love is: one calls, and they come. It can be taught something else.',
        'v=b',
      ],
    ],
    people: {
      G: [
        '{G} has called down once and hears it since in every basin. {G} sleeps with wax in both ears and a servant who is allowed to hit.',
      ],
      A: [
        '{A} wants it to go on. {A} has kept accounts of every wish, with dates, and would be a good mayor, if the dead paid tax.',
      ],
      B: [
        '{B} knows stone by sound. His daughter ran away to {town2} {few3} years ago and never wrote, so that he thinks of her as dead. He wants to be told who it is that comes up out of the well, and will go down himself if [nobody|no one] lies to him kindly enough.',
      ],
      S: [
        '{S} saw a hand on the chain, from inside, holding it so that it did not clink. {S} tells it only in daylight, standing in the river.',
      ],
      T: [
        '{T} is afraid of nothing that can be boiled. {T} has a sister who is next in the queue, and would lend the party the coats.',
      ],
      H: [
        '{H} has rung for the dead for years and has run out of things to say to {H.their} own. {H} comes along willingly, with a rope, and asks to be tied to it.',
      ],
      R: [
        '{R} has cleared {num3} houses and believes in salt, speed and no questions. {R} will wall up the well with whoever is inside.',
      ],
    },
    places: [
      {
        name: 'the well of {town}',
        look: [
          'A rim of new stone, rubbed smooth by elbows. The chain hangs quite still, also in the wind.',
        ],
        todo: [
          'By day it is only a well, with {A} beside it and a book. To be let down, one must pay, or come when {A} is at table; the shaft is ninety feet, and wet (DC 13 Athletics).',
        ],
        what: [
          [
            'Investigation :: looking at the shaft on the way down :: At sixty feet there is a carved arch in the wall, upside down: the lintel of a church door.',
            'v=a',
          ],
          [
            'Investigation :: looking at the shaft on the way down :: At twenty feet the drain opens; on its floor lie a blanket, a bottle and a list of names with notes: "called him Bear".',
            'v=b',
          ],
        ],
        who: 'Sleight of Hand :: reading in the book while {A} looks away :: All wishes are written down, and beside each one a price; beside the drowned {A} has put a tick.',
        where:
          'Religion :: listening to the echo at the bottom :: What comes back is not the wall but an answer: responses, in the old rite, from below, from {lair}.',
      },
      {
        name: 'the yard of {B.full}',
        look: [
          'Angels without faces, because {B} does the faces last. He runs a thumb along whatever is given to him and says where it was quarried.',
        ],
        todo: [
          '{B} talks only as long as [somebody|someone] describes to him what there is to see. He notices every beautiful lie (DC 13 Insight to find the words that help).',
        ],
        what: 'History :: asking {B} about the stone that fell through :: It fell for as long as a prayer lasts, and then a bell rang, once, under water.',
        who: 'Persuasion :: asking {B} who wanted the well deeper :: {A}, against the council, at {A.their} own expense, after the funeral.',
        where:
          'Investigation :: feeling the rubble that came up in the buckets :: It is dressed stone with gilding. {B} knows that gilding: his guild made it for {lair}, in the time of the great-grandfathers.',
      },
      {
        name: 'the wash house',
        look: [
          'Steam, and {num2} coats on one line, all with wet hems. {T} does not turn round: the drum of the mangle [has to|must] be watched.',
        ],
        todo: [
          '{T} wants help with {T.their} sister, who has packed a bag. Whoever talks the sister out of it (DC 13 Persuasion) or locks her in (which {T} will forgive) gets the jar.',
        ],
        what: 'Arcana :: looking at the coins without a face :: They are worn by fingers, not by trade. Each was put into a dead mouth once, and came back.',
        who: 'Insight :: asking which coat was worn by whom :: Those who died had all worn the same one, with a bell sewn into the lining. {A} hands it out.',
        where:
          'Nature :: smelling at the wet hems :: Wax, incense and deep water; such water is only where people prayed, at {lair}.',
      },
    ],
    lairLook: [
      'The chapel under {town} stands in black water to the eaves, and one walks on the vault, above drowned pews. {few4.u} candles burn with a flame that points downwards. In the rows they sit, upright, and wait for the sermon.',
    ],
    lairUse: [
      'The bell of the chapel hangs within reach, mouth upwards. Rung (DC 14 Athletics), it silences every voice at {lair} for two rounds; the third time the vault cracks.',
      'The dead in the pews are not enemies. Whoever greets one by name and says goodbye (an action, no check) frees that one, and something at the altar becomes smaller.',
    ],
    tactics: [
      'It speaks with the voice of [somebody|someone] whom one of the party has lost, and asks for one small thing; whoever does it, walks to the altar (DC 14 Wisdom saving throw); {A} holds the chain and decides who comes up again',
    ],
    companions: [
      [
        'Those who come out of the pews do so because they were called. A farewell in the old rite (DC 13 Religion, one action) sends one of them back to sit.',
        'escort=undead',
      ],
      [
        'Those who help {A} each have [somebody|someone] down here. Told that the dead can be let go (DC 13 Persuasion), they lay down what they hold.',
        'escort!=undead',
      ],
    ],
    parley: [
      'It wants company, and has no other word for it. Offered one thing that is freely given and ends, such as a mass once a year with the doors open (DC 14 Religion or Persuasion), it takes a whole century to think about it, and is silent until then.',
    ],
    spells: [
      [
        1,
        '*Detect Magic* finds necromancy in the water, very thin, and a thick thread of enchantment in the coat with the bell.',
      ],
      [
        1,
        '*Speak with Animals*: no dog of {town} drinks from the well; "it asks first," says one of them, and lies down on the feet of {B}.',
      ],
      [
        1,
        '*Protection from Evil and Good* makes the voice call the one who is protected by a wrong name, {few4} times, more and more politely.',
      ],
      [
        3,
        '*Silence* on the rim of the well stops the queue for ten minutes. People stand there and wait with their lips moving.',
      ],
      [
        3,
        '*Detect Thoughts* down the shaft finds no thoughts, but {num} times the same one: "is it my turn?"',
      ],
      [
        5,
        '*Speak with Dead* on one of those who drowned: it was no voice that pushed them. "I was told that you were all down there already."',
      ],
      [
        5,
        '*Water Breathing* makes {lair} easy to reach, and [everybody|everyone] there can suddenly be heard much better (disadvantage on saving throws against the voice).',
      ],
      [
        7,
        '*Locate Creature* for the daughter of {B.full} points to {town2}, not down. Tell him gently.',
      ],
      [
        9,
        '*Raise Dead* on a drowned person works, and costs {lair} a voice; it does not let that happen twice.',
      ],
    ],
    clock: [
      ['A widow brings the third thing. {A} writes it down, and the water is sweet all day.'],
      {
        text: ['{S} is found in the river, face down, which [nobody|no one] can explain.'],
        stop: [
          'stay with {S} on the bank that night; what comes up the river walks on the bottom and must not be answered',
        ],
      },
      {
        text: [
          '{B} carries the bell rope down to the well, because his girl has asked him for it.',
        ],
        stop: [
          'bring him word from {town2}, or tell him in so many words that what comes up has no voice but his own (DC 14 Persuasion)',
        ],
      },
      [
        'At {deadline} {town} says its names, and down below they stand up. It takes the whole evening, and [nobody|no one] is pushed.',
      ],
    ],
    after: [
      'The water of {town} is still good. There is [nobody|no one] to draw it, and at night the chain goes up and down.',
    ],
    endings: [
      {
        heading: 'Let go',
        text: [
          'One after the other is said goodbye to, in the pews, by those above who had something to say. It takes until morning, and {town} is hoarse. Then the well is only deep. {A} stays and keeps the place where the queue was, and [nobody|no one] comes.',
        ],
      },
      {
        heading: 'A mass once a year',
        text: [
          'The doors of {lair} stay open, and on one night in the year {town} goes down with candles and listens. *The price:* it is never over, and [each|every] year one person [has to|must] be held by the sleeve.',
        ],
      },
      {
        heading: 'Filled in',
        text: [
          '{G} has the well filled with stone. *The price:* it is quiet, and {num} dead sit in the dark and have heard everything; {town} [has to|must] carry its water from the river now, and some sing on the way so as not to listen.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          'The procession goes down, {G} in front. There is still a chain with a handle, and those who come last can be held: {few2} for each character who does not listen (DC 14 Wisdom saving throw first).',
        ],
      },
    ],
    hoard: [
      'In the collection box of {lair} lies what was brought for the dead: {items}, and {worth}. {G} has no wish to have any of it in {town}.',
      '{A} had kept the second gifts, those with names on them: {items}, and {worth}; whoever takes them should read the names.',
    ],
    favour: [
      '{B} carves each of the party a face, in advance, in good stone, and leaves out the dates.',
      '{G} has the well rim cut anew. Whoever of the party calls down there is answered by [nobody|no one], and that, in {town}, is the greatest honour.',
    ],
    steps: [
      'Stand in the queue, and do not call.',
      'Ask what the dead have asked for.',
      'Find out what lies under the well.',
      'Make it silent before the blessing.',
    ],
    acts: {
      heading: 'The Daughter in {town2}',
      blows: [
        'On the second evening those who stand in the queue notice that the party wants to end it ({fight}). They are neighbours, they cry, and they stop when one of them bleeds; {H} has called them together with one stroke of the bell.',
      ],
      opens: [
        'At the end of the act the well says a new name, again and again, all night, though [nobody|no one] has asked: the name of one of the party. And {R} arrives with a cart of salt and a writ to wall it up at once, with the people in the queue on the wrong side if need be.',
      ],
      goal: [
        '{R} can be held back by one thing, a proof that the voices are false. That is the daughter of {B}, alive, in {town2}. It is also the one thing that the well must not learn.',
      ],
      map: [
        'The wells are joined. From now on every spring, trough and font within a day of {town} speaks, and the road along the river is one long queue. Only the ridge is dry, and it passes the old quarry, where a flooded gallery goes down to {lair}.',
      ],
      way: [
        'Over the ridge it is two days without water but what one carries (DC 13 Survival; who drinks from a spring, hears it). By the river it is one, with wax in the ears and hands tied to each other.',
      ],
      place: [
        'In {town2} [nobody|no one] has slept for a week. They have put covers over their wells and sit on them in turns. The daughter of {B} runs the inn, has not been in {town} for {few3} years, and had good reason.',
      ],
      rival: [
        '{R} walled up {R.their} own brother once, and was right to. {R} is not cruel. {R} cannot afford that it should have been avoidable.',
      ],
      setPiece: [
        'It knows that she lives. The pump in the yard of the inn bursts, and out of it come those who were asked to fetch her ({fight}). She will not leave without the guests, {few4} of them, asleep upstairs. [Each|Every] round: wake and carry one (DC 12 Athletics), break the pump (DC 14, three times), or keep talking to one who has begun to listen (DC 13 Persuasion). Water rises a foot per round.',
      ],
      what: 'Insight :: asking the daughter what she last said to her father :: She never said the words with which it calls him. He only wished that she had.',
      who: 'Investigation :: looking at the letters that she has written to him :: All came back, unopened, with the stamp of {town}. {A} sorts the post.',
      where:
        'Survival :: reading the marks on the old quarry plan over the bar :: The lowest gallery was given up when it met worked stone: the east wall of {lair}.',
      choice: [
        'She is ready to come along and speak to her father at the well. It will hear her, and want her. Or she writes it down and stays, and he must believe a paper that he cannot read.',
      ],
      first: {
        answer: 'takes the daughter along',
        now: [
          '{B} hears her step on the street before she speaks, and sits down on the ground. {R} turns the salt cart round.',
        ],
        later: [
          'At {lair} it calls with her voice, and she stands beside the party and says "no". Whoever hears that, has advantage on saving throws against it.',
        ],
      },
      second: {
        answer: 'leaves her in {town2}',
        now: [
          '{B} has the letter read aloud to him by {T}, {few} times. He believes it the last time. {R} does not, and starts to unload.',
        ],
        later: [
          '{R} walls up the shaft while the party is below. There are ten rounds; the gallery is the only way out, and {R} is sorry.',
        ],
      },
      closes: [
        'The act ends at the quarry, in front of black water, and from below comes the sound of people who sit down.',
      ],
      lastWay: [
        'Through the flooded gallery it is a dive of a minute (DC 13 Constitution saving throw without help), and one comes up between the pews. Through the shaft one is let down by the chain that {A} holds.',
      ],
      clock: [
        'For each step that was prevented there are fewer in the pews who stand up, two for each; if {B} has brought the rope, the bell of {lair} rings once against the party.',
      ],
      sides: [
        {
          who: '{G.full}',
          wants: [
            'wants silence, and not to have to decide. Content if {G.they} is told what to do; angry about a noise at night.',
          ],
          later: [
            'has wax poured for all of {town}: for an hour [nobody|no one] above listens, and it grows weak from hunger.',
          ],
        },
        {
          who: 'The people in the queue',
          wants: [
            'want one more night. Content if they can say goodbye; angry at [anyone|anybody] who calls it a trick.',
          ],
          later: [
            'come down on the chain, one by one, and greet their own; each takes one of the dead by the arm.',
          ],
        },
        {
          who: '{R.full}',
          wants: ['wants it walled up. Content with a proof; angry about pity.'],
          later: [
            'leaves {few2} sacks of blessed salt at the mouth of the gallery; a line of it stops whatever walks out of the pews.',
          ],
        },
      ],
    },
  },
];
