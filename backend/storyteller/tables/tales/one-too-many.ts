import { oneTooManyActs } from './one-too-many-acts.ts';
import type { Tale } from './tale-types.ts';

export const oneTooManyTale: Tale = {
  id: 'one-too-many',
  titles: ['One Too Many', 'The Count of Lantern Row'],
  tones: ['horror', 'grim'],
  levels: [1, 10],
  cast: {
    G: 'priest of the quarter',
    A: 'she:midwife|doctor of the poor',
    B: 'young weaver',
    S: 'foundling|rag seller',
    T: 'lamplighter',
    H: 'nurse',
    R: 'chronicler',
  },
  named: 'she:',
  deadline: 'the longest night',
  num: [31, 49],
  lair: {
    name: 'the bricked-up nursery|the walled-up nursery|the nursery behind the bricks|the nursery without a door|the hidden nursery|the nursery behind the wall|the forgotten nursery|the old nursery in the Row',
    short: 'nursery',
    terrain: 'indoors',
  },
  leader: ['undead'],
  fighter: 'the thing',
  alsoOf: ['she'],
  escort: ['undead', 'fey'],
  pitch: [
    '{G} has counted the people of Lantern Row in {town} three times, with the church register in hand. There are {num} names in it« for the Row», [and each time one head more, and nobody has|and one head more than that, each time, though nobody has] moved in, and [nobody|no one] was born. [[Everyone|Everybody] in the Row remembers [everyone|everybody] else from childhood|They have all grown up together in the Row, each of them says so of each|Ask anyone in the Row, and they will swear to all of the others], and [in one of the kitchens a crate stands at the table, since there is one chair too few for those who have always eaten there|there is a family that has always eaten at one table, and is a chair short|at one table somebody sits on a crate, who says that it was always so].',
    'By the tax roll {num} people live in Lantern Row in {town}. On the feast of lights {G} handed out {num} candles there«, one to each», and one pair of hands stayed empty. [They asked each other who had been forgotten, and laughed; then they asked who was new, and it was nobody.|At first it was a joke: who had been left out? Then they wanted to know who was new, and it was nobody.|They laughed about it, went through all the families, and could find nobody who did not belong there.|Somebody had been counted twice, they said; so they counted again, aloud, and stopped laughing.] Since then {G} has counted chairs, beds and shoes«, by day and by night», and it is always one too many.',
  ],
  stakes: [
    'It is one house after the other, and {G} has worked out the pace: on the longest night, in {days} days, there will be one too many at every table in {town}. Since it began, {few} people have become ill«, and they are all people» whom [nobody|no one] can quite place any more.',
    '{G} has drawn a calendar with a house on each evening, and the last square is the longest night, in {days} days; by then the sum does not come out for any table« in {town}». {few} people lie ill already«, and [nobody|no one] sits with them, because each family thinks that they belong to another one».',
  ],
  start: [
    [
      '{G.full} reads out the names in the kitchen of {B.full}, and each of the family says "here". [Mother, father, the two boys, grandmother, {B.full}[, which makes six.|: six.] {G.full} shows you the sheet: five lines.|You count with them: the parents, the grandmother, two boys, {B.full}, which makes six. {G.full} turns the sheet so that you can see it, and there are five lines on it.|{G.full} lets you see the sheet. On it stand five names, and six voices have answered«, of the grandmother, the parents, two boys and {B.full}».] Then {G.full} asks«, in a friendly voice,» who slept where last night. [They begin to tell it, and laugh, and tell it again, and {B.full} looks at the beds«, and back at the table».|They start cheerfully, and get mixed up, and start again, and {B.full} looks at the beds«, and back at the table».] [Nobody laughs any more.|Then it is very quiet in the kitchen.|The fire is all that can be heard.|The smaller boy begins to cry.|One after the other they stop.]',
      '@kitchen',
    ],
    [
      '[The funeral is small, and the box is short.|It is a short box and a short procession.|They carry a box that one man could [carry|lift], and [not many|few people] walk behind it.] ["Who is it?" you ask the woman beside you, and she says, "I do not know, it was in our house."|You ask the woman next to you whose it is[. "I could not say," she answers. "It was in our house."|, and she is not sure. "It slept in our house," she says.]|"We found it in our house," says the woman next to you when you ask her who it is, "in [a bed|a made bed|the good bed]."|The woman next to you, in black, does not know for whom. "It [lay|slept] in one of our beds," she says.] [On the lid there is no name.|The lid has no name on it.|Somebody has planed a place for the name, and left it empty.] [{B.full} is the only one who weeps, and looks surprised about it.|Only {B.full} is crying«, and cannot think why».] [Behind the last mourner walks somebody who waves to you as to an old friend, and for the length of a breath you remember a summer together.|Somebody comes last, behind the mourners, and lifts a hand to you; and for as long as a breath takes, you know that face from a summer long ago.|The last in the procession turns« and smiles at you», and you remember a boat, and a whole summer, and then you do not.|Somebody walks behind the others, a little apart, and calls one of you by a pet name; and it is right, for a moment.]',
      '@funeral',
    ],
    '[Children play in Lantern Row in the last light: a ring, hand in hand, and a rhyme for counting out.|A few children are still out in Lantern Row. They have made a ring and are counting somebody out.|It is nearly dark, and in Lantern Row some children stand in a ring and count out who has to go home.|You hear a counting rhyme: in Lantern Row children stand in a ring, though it is late.] {G.full} holds you back« by the sleeve» and says, "Listen." [Whoever is out sits down on the kerb, and they count again, and again, until one child stands there alone, and has won.|One after the other is out, and goes and sits on the kerb, until a single child is left in the street, the winner.|They count, and one goes to the kerb; they count again, and the ring becomes smaller, and in the end one child is left, and cheers.] {G.full} points to the kerb. [Eight are sitting on it.|You count eight of them there.|There are eight.|Eight pairs of feet are in the gutter.] "There were eight of them when they began," says {G.full}. ["I put them into the ring myself."|"I had them hold up their hands."|"With the winner."|"I counted them twice."|"And that one was among them."]',
  ],
  ask: [
    '["Tell me which one it is," says {G}.|"Which one is it?" asks {G}.|"Find the one," says {G}.] ["I have baptised half of them«, I have it in writing», and I still cannot say.|"I have known them for years, each of them, and one I cannot have known.|"I have looked each of them in the face, and blessed them, and do not know.|"By my book there is one too many, and my book does not say which.] [I need to know [before the longest night|by the longest night].|You have until the longest night.|It has to be before the longest night.|After the longest night it is no use to me.] [And tell me quietly, because they will kill whoever you point at."|And do not point, for they would kill that person."|But say it in my [ear|ear only|house]: they would kill [for it|for that]."|Only, do not say it in the street, or there will be a rope."]',
    '{G} wants to know who in the Row is not one of them, and what becomes of those who fall ill. ["And do not sleep in the Row, any of you.|"And whatever you do, sleep somewhere else.|"And go to bed in another street.|"But none of you is to spend a night in the Row.|"And be out of the Row by the time you are tired.] [Else I shall have to count you, too."|I have enough to count without you."|Those who sleep there are soon one more, or one less."|I should not like to count you in the morning."]',
  ],
  fee: [
    "{G} offers {coins} gp, and [asks each of you to sign with the name of your mother« as well»|wants it signed with two names, yours and your mother's|has each of you say the name of your mother, and writes it down].",
    'For this there are {coins} gp from the burial fund, which«, says {G},» has for once more money than graves.',
  ],
  talk: [
    '{S.full} came to the Row [out of nowhere as a child, people say, and has never been ill|as a child, from nowhere, people say, and is never ill].',
    '[{T.full} lights one lamp fewer than there are, every evening, and will not say why.|Every evening {T.full} passes one lamp without lighting it«, and gives no reason».]',
    '[{A.full} has brought all of the Row into the world, and charges nothing for the illness.|All of the Row was born into the hands of {A.full}, who takes no money« for the illness».]',
    'In the Row they have stopped dreaming«, as {B} can tell». [It is a relief, say those who are asked.|They say that they do not miss it.|One sleeps better without, is the general opinion.]',
    '[You have to look at the hands, people say; {G} has looked at all of them in the Row, and found them all alike.|The hands would show it, people say. {G} has had every pair« in the Row» held out, and has found nothing.]',
    'The dogs of {town} [walk in a bow|make a detour] round the pump in Lantern Row«, and a cat has sat on a roof for a week rather than come down».',
  ],
  run: [
    [
      '[Nobody walked behind the mourners.|There was nobody behind the last mourner.] The changeling has put the figure and the summer into the heads of the party: if two characters describe the face to each other« (no check)», they [have seen two different people|do not describe the same person]«, and {B}, asked about it, has seen nobody».',
      'start=funeral v=a',
    ],
    [
      'The person behind the mourners is the friend who came to {town} with the party«, and is nearly forgotten». Whoever [runs after|follows] them (DC 13 Perception) finds nobody round the corner, but [a travelling bag« on a step», packed like their own|a travelling bag, with the label of the inn where the party slept last].',
      'start=funeral v=b',
    ],
    [
      'A character who looks at the family of {B} for a« whole» minute remembers one of them from childhood (DC 13 Wisdom saving throw to notice that this cannot be). Ask the player who it is«, and use the name».',
      'v=a',
    ],
    [
      'A character who looks at the family of {B} for a« whole» minute loses one of them from memory (DC 13 Wisdom saving throw to notice it): ask the player whether it is the mother, the father, the grandmother or one of the boys, and leave that person out« from then on».',
      'v=b',
    ],
    [
      'The beds in the house of {B} tell it: there is one bed less than people, and one pillow is cold« and without any dent».',
      'v=a',
    ],
    [
      'The beds in the house of {B} tell it: there is one for each of the family, and on one of them the blanket has already been folded away«, by [somebody|someone] who thought that it was for guests».',
      'v=b',
    ],
    '{A} [comes to look after the sick and knows each of them by name, which [nobody|no one] else does any more|goes from bed to bed, and is the only one who still knows the sick by name].',
  ],
  gist: [
    [
      '[In Lantern Row lives a changeling that [nobody|no one] can recognise, because it eats memory; whoever it takes the place of is forgotten and wastes away.|The one too many is a changeling. It eats memory, so that [nobody|no one] knows it for what it is, and those whose places it takes are forgotten and waste away.|A changeling has come to Lantern Row, which lives on memory: it takes a place in a family, and whoever had that place is forgotten and fades.|Somebody in Lantern Row is a changeling, and cannot be found out, because it eats what people remember; those whom it replaces are forgotten, and waste away.] So far it is one body«, which comes and goes»; by the longest night it will have eaten enough to sit at all the tables« of {town} at once». {A} let it in and feeds it at {lair}, since it wears the face of {A.their} dead daughter there.',
      'v=a',
    ],
    [
      '[There is no stranger in the Row.|All who live in the Row belong there.|Nobody has come to the Row.|The Row has no stranger in it, and no changeling.|In the Row there is nobody who does not belong.] One after the other {A} takes people out of the memory of all« the» others, with the help of a thing at {lair}, [and the rest count wrong: the one too many is always the one who is about to be lost|so that the count is wrong, and the one too many is always the next to be lost].',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, [the only one in Lantern Row who was not born there|since all the others in Lantern Row were born there].',
  ],
  truth: [
    [
      'In a cold spring {years} years ago there was a sickness« in the Row», and {A} had medicine for all but one. [{A} chose, as someone had to.|Somebody had to choose, and {A} did.|{A} had to leave one out, and did.] The one was {A.their} own daughter {W.name}, {few4} years old, for whom {A} has kept {lair} as it was.',
    ],
    [
      [
        "The thing came to the window last autumn, with the voice of {W.name}, «and asked to be let in, »and {A} knew what it was and opened. [It takes a chair at a table,|First it has a chair at some table,|It begins with a chair,] [and then a name, and then all that people remember|then it has a name, and in the end somebody's whole life]. [What is left of the person whose place it took lies in bed, until that stops, too.|Whoever had that place before is put to bed and becomes less until it stops.|The one who sat there before is ill from that day on, and weighs less each morning.|In a back room somebody lies down, whom nobody visits, and fades.] {H} brings the sick to {lair}, where the thing puts on the daughter for an hour«, as payment».",
        'v=a',
      ],
      [
        "{A} never forgot {W.name}«, and last autumn could not bear it any more». [The thing that lives behind the bricks offers to take away memory, all that is known of one person.|Behind the bricks lives a thing that offers to take away all memory of a person.|Something behind the bricks had an offer: it can eat all that is known of one person.|There was a voice behind the bricks, which promised to take one person out of everybody's mind.] [{A} thought that it would take the memory of the daughter.|It would surely take the memory of the daughter, thought {A}.] [In the first night it took a neighbour instead,|What it took, that first night, was a neighbour,|In the morning it was a neighbour who had never been,] and ever since [it has taken the next one|it has taken one more, and then another]. {A} still remembers« all of» them. [The thing leaves {A.them} that, for dessert.|That is left to {A.them}, for dessert.|The thing keeps {A.them} for last.]",
        'v=b',
      ],
    ],
    [
      '{T} has written down every name on the Row for {few2} years, on the wall inside the lamp cupboard«, out of boredom». [It is the only list that nothing has touched, since nobody knew of it.|No other list is still whole, and this one is because nobody knew of it.|The church book has gaps by now; that wall has none, for nobody [knew of it|has seen it|thought of it].|Nobody knew of it, and so it is complete.]',
    ],
  ],
  turn: [
    [
      '[By day it does not know what it is.|While it is light it has no idea what it is.|In the daytime it believes in itself.|It does not know it, as long as the sun is up.] The one too many is {B}, who has been {B} since autumn«, loves the family, and is loved», and who gets up every night, asleep, to go to {lair}. [The real {B.name} lies there and is still breathing.|In that room lies the real {B.name}, who is still alive.]',
      'v=a',
    ],
    [
      '[The party is not safe from it.|It has begun on the party as well.|Of the party, too, one has been taken.|It has already taken one of the party.] A friend came to {town} with the party, and [nobody|no one] remembers it«, not the players either»: {G} wrote down on the first evening how many they were, and has set out one glass too many for them since. [{T} saw them arrive and knows the name, which the players choose when they hear of it.|The name is known to {T}, who saw them arrive; the players choose it when they hear of it.] [The friend lies in {p3}, at the very back.|In {p3}«, in the last bed,» lies the friend.]',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} [counts aloud when afraid|counts aloud whenever {G.they} is afraid]. {G} has begun to doubt {G.their} own family«, and has written [on the inside of a sleeve how many rooms there are at home|the number of rooms at home on the inside of a sleeve]».',
    ],
    A: [
      [
        '{A} is gentle« and tired» and remembers all of them, the forgotten too. {A} wants one more hour [each|every] night, and would stop tomorrow, always tomorrow.',
        'v=a',
      ],
      [
        '{A} is gentle« and tired» and remembers all of them, the forgotten too. [Each|Every] time {A} hopes that it takes the right one at last, and would stop tomorrow, always tomorrow.',
        'v=b',
      ],
    ],
    B: [
      [
        '{B} wants to know why it is so hard to remember being small. {B} asks the others to tell stories about {B.them}«, and cries at the right places».',
        'v=a',
      ],
      [
        '{B} has noticed that one shirt in the house fits [nobody|no one]. {B} sleeps with it in {B.their} arms«, and does not know whose it was».',
        'v=b',
      ],
    ],
    S: [
      "{S} [has a foundling's paper with a seal and shows it unasked|shows a foundling's paper«, with a seal,» before anybody asks]. {S} is relieved that for once it is about [everybody|everyone].",
    ],
    T: [
      '{T} knows each window« in {town}» [by its light|by the colour of its light]. {T} does not speak much, and [will show the cupboard to whoever carries the ladder for one round|for a round with the ladder will show the cupboard].',
    ],
    H: [
      "{H} [carries the sick, is paid with sleep without dreams, and cannot say any more how many there were|is paid for carrying the sick with sleep without dreams, and has lost count of them]. {H} has a child's shoe in a pocket, and [does not know why|cannot think where it is from].",
    ],
    R: [
      '{R} [writes down the history of {town}« and trusts nothing but paper»|trusts paper, and is filling it with the history of {town}]. {R} would [leave a person to the thing, if it made a good last page|give the thing a person for a good last page].',
    ],
  },
  places: [
    {
      name: 'the house of {B.full}',
      look: [
        '[Low rooms«, warm», six chairs of which one is a crate.|The rooms are low and warm, and round the table stand five chairs and a crate.|Under a low ceiling there is a table with a loom beside it, and five chairs, and a crate with a cushion.|It is a warm house with low beams, laid for six, and the sixth seat is a crate.] {num2.u} notches are on the door frame«, the heights of children»; [[next to|beside] one row there is no name|one row has had no name carved to it|over one row the name is missing].',
      ],
      todo: [
        '[The family is polite and frightened.|Everyone in the house is afraid«, and very polite».|They offer tea, and look at each other.|They are friendly people, and jump at each knock.] [They will not let [anyone|anybody] upstairs unless [somebody|someone] stays below and keeps telling them who they are|[Anyone|Anybody] may go upstairs, as long as [somebody|someone] else sits with them and says again and again who they are|They let the party upstairs if one of them stays in the kitchen, and goes on telling them their names] (DC 13 Persuasion).',
      ],
      what: [
        [
          'Investigation :: comparing the notches with the children :: [The row without a name grows until last autumn.|One child without a name grew in this door frame until last autumn.|Up to last autumn somebody grew here, by a thumb each year, who has no name.|The nameless row goes up with the years, and ends last autumn.] For {B.full} there is [not one notch|no row at all].',
          'v=a',
        ],
        [
          'Investigation :: comparing the notches with the children :: [The row without a name grows until last autumn.|One child without a name grew in this door frame until last autumn.|Up to last autumn somebody grew here, by a thumb each year, who has no name.|The nameless row goes up with the years, and ends last autumn.] In this house lived [somebody|someone] of whom {B.full} knows nothing.',
          'v=b',
        ],
      ],
      who: 'Insight :: asking who has come by every day since autumn :: {A}, of course; {A} [asked them«, each of them,» what they remembered first«, and wrote nothing down»|wanted to hear the first memory of each of them, and made no notes].',
      where:
        'Perception :: laying an ear to the wall upstairs :: [A child sings behind it, through three houses.|Three houses away, through all the walls, a child is singing.|It comes through three houses, thin and clear: a child who sings.|There is a voice in the wall, that of a child, singing, and it is far off.] The old people know that tune: {W.name}, the dead daughter of {A}, used to sing it in her room, which is {lair} now.',
    },
    {
      name: 'the lamp cupboard|the cupboard of the lamps|the cupboard with the names|the cupboard in the wall|the chalk cupboard',
      look: [
        '[A cupboard in a wall«, hardly wide enough for a person».|Between two houses a cupboard has been let into the wall, just wide enough for a ladder and a thin person.|It is a cupboard for a ladder, some oil and a can, and one can stand in it sideways.|A narrow door in the wall, and behind it oil, wicks and a ladder.] [The inside is covered with names in chalk«, and a stub of candle burns in front of them».|All the boards inside are full of names in chalk, with the stub of a candle before them.|Inside somebody has written names on the wood, in chalk, hundreds, and a candle end stands before them as before a saint.|By the light of a candle end one sees chalk on all the [boards|walls], [names upon names|hundreds of names].]',
      ],
      todo: [
        '{T} wants one round done before talking: {num3} lamps«, in the frost», and one of them must not be lit. [A character who asks no questions on the way is told everything.|A character who asks on the way is told [nothing|only the hour]; one who [walks in silence|says nothing] [is told everything|has it all by the last lamp].|Whoever can walk beside {T} without a question hears all of it at the last lamp.|Questions get no answer there; a character who [carries the ladder|holds the ladder|carries the oil] and keeps quiet [gets them all|is told all of it|has the whole story by the end].]',
      ],
      what: [
        [
          "Investigation :: reading the names against the census :: {few6.u} people are on the wall who are in no book«, in no bed», and in [nobody|no one]'s mouth. [{T} wrote down what the Row called them: Thimble, Little Owl and Uncle Pears are the first three.|They stand there as the Row called them, in the hand of {T}: Thimble, Little Owl and Uncle Pears come first.]",
          'v=a',
        ],
        [
          'Investigation :: reading the names against the census :: One name on the wall is that of [somebody|someone] who came to {town}« together» with the party (the player who reads it out chooses the name«; Robin, if no other comes to mind»). [The first three of {town} above it are Thimble, Little Owl and Uncle Pears, whom the Row has lost.|Above it are people of {town} whom the Row has lost: the first are Thimble, Little Owl and Uncle Pears.]',
          'v=b',
        ],
      ],
      who: 'Persuasion :: asking {T} who walks in the Row at night :: {H}, with a hand cart« and a blanket»; and [ahead of it {A}, with a lamp«, so that it does not bump»|{A} goes ahead with a lamp«, and picks the smooth side»].',
      where:
        'History :: asking about the lamp that is not lit :: [It hangs before {lair}.|Behind it is the way to {lair}.|What lies behind it is {lair}.|Where it hangs one would go in to {lair}.] {years.u} years ago it was forbidden to light it, at the request of {A}.',
    },
    {
      name: 'the sick room of {A.full}',
      look: [
        '[White curtains, {few} beds, and one more« at the very back» that nobody counts.|There are white curtains and {few} beds, and one more, at the very back, that nobody counts.|Behind white curtains stand {few} beds, and at the very back one more, which is never counted.] [In the beds lie people whose faces you have forgotten as soon as you look at the next.|You have forgotten each face as soon as you look at the next.] [The names on the boards are written again every morning.|Every morning somebody writes the names on the boards again.|At the foot of each bed the name is in wet chalk, since it has to be written anew each day.|Each bed has a board, on which the name has been written over and over.|The boards at the [beds|foot ends] have been [cleaned|wiped] and written on so often that they are [grey|white|grey, and soft].]',
      ],
      todo: [
        '[{A} lets [anybody|anyone] in who washes first.|Whoever has washed is let in by {A}.] [The sick speak only while [somebody|someone] holds their hand|One has to hold the hand of the sick to hear them|A sick person can talk as long as a hand is held], [and whoever does that loses a small memory|and that costs a small memory|and it is paid for with a small memory] (DC 13 Wisdom saving throw; ask the player which one).',
      ],
      what: 'Medicine :: examining the sick :: [They have no illness. They are fading|Nothing is wrong with them, except that they are fading|No disease is to be found, and yet they are becoming less|Their hearts are sound, and still they are fading]: [no shadow by the candle, hardly any weight, and their own names come to them last|they weigh hardly anything, throw no shadow by the candle, and have to think before they say their own names|light as children, without a shadow by the candle, and slow to answer to their own names].',
      who: 'Investigation :: looking at the boards :: [All the names are right, though nobody else in {town} knows them.|No name is wrong«, and no other person in {town} could have written them».] [{A} alone remembers the forgotten, and gets up [each|every] day to write them.|Only {A} remembers the forgotten, and writes them down again each morning.]',
      where:
        'Sleight of Hand :: taking the key from the nail behind the curtain :: [It is small and made for a|With a key of this size one opens a|No bigger than a thimble, it is for a|By its size it belongs to a] child\'s door; a ribbon hangs on it, and a label« in the handwriting of {A}»: "{lair}".',
    },
  ],
  lairLook: [
    "[Behind the bricks« in Lantern Row» the room has been kept as it was: a rocking horse, {few3} small chairs, a fire without warmth.|Nothing has been moved in the room behind the bricks, not the rocking horse and not the {few3} small chairs, and a fire burns there that is cold.|The room behind the bricks is a child's, with a rocking horse and {few3} small chairs round a fire that does not warm.|A rocking horse, {few3} small chairs, a fire that gives light and no heat: so it has been kept, behind the bricks.] [On each chair sits something that somebody has forgotten: a shoe, a laugh, a grandfather.|Nobody sits on the chairs; on each lies something that somebody has forgotten: a shoe, a laugh, a grandfather.|What sits on them was forgotten by somebody, such as a shoe, a first kiss, a grandfather.|Each chair has been given something that is missing elsewhere: [a lullaby, a coat, an aunt|a birthday, a brother, the smell of a kitchen].]",
  ],
  lairUse: [
    "Every name that is said aloud at {lair} costs the thing something: whoever calls one from {T}'s list, such as Thimble, Little Owl or Uncle Pears (an action), takes away its next attack, and one of the sick in the Row sits up.",
    '[The mirror over the crib shows {A}, and whoever is really in the room.|In the mirror over the crib one sees {A}, and nobody who is not really there.] [Whoever looks into it (bonus action)|With one look into it (bonus action) one|A character who looks into it (bonus action)|Those who see themselves in it (bonus action)] [cannot be made to forget anything for [a|one] round|can lose no memory for [a|one] round|will not forget anything for [a|one] round]; [it has room for two|there is room in it for two|it is wide enough for two].',
  ],
  tactics: [
    'The thing« behind the bricks» takes the face of [somebody|someone] dear to the one who has hurt it most, different [each|every] round (DC 13 Wisdom saving throw to strike at it); {A} stands before it« with open arms» and does no harm, but holds fast whoever touches the crib, until a DC 13 Athletics check frees them',
  ],
  companions: [
    [
      "[What plays around it are the shapes that it has taken from the forgotten, whose bodies lie sick in bed.|The shapes round it, which [play|play a game|dance], are taken from the forgotten, whose bodies lie in their sickbeds.|Round it play the shadows of the forgotten, whose bodies lie sick in bed.|With it [play|dance|sit] the shadows of all whom {T} has on the list; the bodies lie sick, [up in the Row|at home|in bed].|The forgotten are here as shapes, and [play|dance] round it; as bodies they lie sick [in Lantern Row|in the Row|upstairs].|It has playmates, [shapes|shadows] that it took from the forgotten, and {T} could name each; their bodies lie sick in the Row.] Each one that is called by name (one not called before, from {T}'s list in the lamp cupboard, or with a DC 12 Intelligence check) [stops, looks at its hands, and goes back to its body|looks at its hands«, as if they were new,» and goes back to its body].",
      'escort!=no',
    ],
  ],
  parley: [
    'Whoever tells {A} something about the daughter {W.name} that {A} has not known (DC 14 Persuasion; {T} saw {W.name} once, on a roof«, laughing») makes {A} put out the fire« with {A.their} own hands». [The thing gets nothing [more|else|to eat] then, and is [very small|no larger than a child|as small as a hen].|With nothing more from {A} to eat, the thing is very small.|Without that fire the thing is [no bigger than a cat|very small, and shivers].|After that it has nobody [to feed it|who feeds it], and [one sees|it shows] how small it is.|What is left of the thing then fits [under a chair|into a hat|into a drawer].|Then the thing goes hungry, and [shrinks|one can look over it].]',
  ],
  spells: [
    [
      1,
      '*Detect Magic*[ shows the whole Row in a thin enchantment, stronger where people are loved« most».|: a thin enchantment lies over all of the Row, and it is thickest where somebody is loved.| finds enchantment on each door of the Row, like [breath|frost] on glass, and most of it where there are [children|small children|cradles].| shows a thread of enchantment from [house to house|door to door] along the Row, [thick as a rope|as thick as a rope|as thick as an arm] in happy families.]',
    ],
    [
      1,
      "*Comprehend Languages* on the drawings at {B.full}'s house: they are letters by [somebody|someone] who was not noticed any more, each one [shorter|shorter than the last].",
    ],
    [
      1,
      '*Speak with Animals*: the cat on the roof« opposite {p1}» will not come down. ["There is one« down there in {town}»," it says, "that has no smell, and it calls me by my name."|"Something in {town} calls me by my name," it says, "and it does not smell of anything."]',
    ],
    [
      3,
      '*Zone of Truth* is useless in the Row: [[everybody|everyone] tells the truth as far as they know it, the thing too|nobody there is lying, not even the thing|all of them say what they believe, and [the thing believes it as well|so does the thing].|it finds no liar, though it [finds|answers for] the thing|{A} and the thing both pass it, with a clear conscience|the spell takes even the thing at its word].',
    ],
    [
      3,
      '*Lesser Restoration* does nothing for the sick« of {town}»; [a story about them that is true does, for one night|what helps them, for one night, is a true story about them].',
    ],
    [
      5,
      '*Remove Curse* gives one of the sick in {town} back a memory, and wakes {A}, [who feels that something has been taken back, and comes to see by whom|who feels it« like a tug», and comes to see who pulled].',
    ],
    [
      7,
      '*Locate Creature* for the one who has been forgotten finds [nobody|no one], if the caster does not remember the person. {T} does.',
    ],
  ],
  clock: [
    [
      [
        "[Another chair [is set|is needed].|At one more table there is one more [chair|plate].|Somebody borrows a [chair|stool] from [next door|the neighbours|across the street].] [[Nobody|No one] in Lantern Row notices it, and whoever of the party sits there last is called by a wrong name.|In Lantern Row that surprises [nobody|no one]; the one of the party who sits down last is addressed by somebody else's name.|Lantern Row goes in to supper, and the last of the party to sit down there answers, at the second call, to a strange name.]",
        'v=a',
      ],
      [
        '[A chair is carried up to the attic.|One more chair goes up to an attic.|A family gives away [a chair|a bed|a stool].] [[Nobody|No one] in Lantern Row knows any more whose it was, and a guest from the party who sits down at that table is overlooked, and gets nothing to eat.|Whose it was, [nobody|no one] in Lantern Row can say; if one of the party sits down at that table, the plates go past.|In Lantern Row [nobody|no one] misses it, or whoever sat on it; at the same table one of the party is passed over, and gets no plate.]',
        'v=b',
      ],
    ],
    {
      text: [
        '{S} is beaten and thrown out, because [somebody|someone] [has to|must] be the one. [That night it takes two.|The next morning two are gone instead of one.|It makes no difference, except that the next night it is two.|«In the night »two are lost.]',
      ],
      stop: [
        "read the foundling's paper aloud at the pump«, with {G} as witness» (DC 13 Persuasion), and stay beside {S} until morning",
      ],
    },
    {
      text: [
        'The lamp cupboard is whitewashed from inside; {H} did it and does not remember for whom. [{T} falls ill.|By evening {T} has a fever.|The next to be carried to bed is {T}.]',
      ],
      stop: [
        'copy the names on skin« and sleeves», and [put {T} up in the room of the party, with [somebody|someone] who keeps saying the name|give {T} a bed in the room of the party, and [somebody|someone] who says the name again and again]',
      ],
    },
    [
      [
        'On the longest night there is one too many at every table« in {town}», and [everyone|everybody] is glad that the family is together« at last».',
        'v=a',
      ],
      [
        'On the longest night there is one too many at every table in {town}. [In the morning one plate|The next day one plate] in each house is still clean«, and they put it away for guests».',
        'v=b',
      ],
    ],
  ],
  after: [
    [
      'In spring {town} has as many people as ever. [The graveyard needs a new wall,|They have had to enlarge the graveyard,] and [no one|nobody] can say for whom.',
      'v=a',
    ],
    [
      'In spring there are beds to spare in every house« of {town}», and small coats that fit [nobody|no one]. {A} [knows the name of each«, and says them over», and is not asked|could say whose they are, name by name, and nobody asks].',
      'v=b',
    ],
  ],
  endings: [
    {
      heading: 'Called by name',
      text: [
        [
          'The fire at {lair} goes out, and in Lantern Row people look at each other« as after a long journey». {A} goes from door to door«, tells each family whom they had lost,» and says every name right. [From the last bed in {p3} the friend of the party gets up, comes to the pump with all the luggage, and asks where they have been.|In {p3} the friend of the party sits up in the last bed, packs, and finds them at the pump: "Where were you?"] [Nobody touches {A}. That is the sentence.|No hand is lifted against {A}, in all the Row, and that is the sentence.]',
          'v=b',
        ],
        [
          '[The real {B} is carried home, and there are two of them on the stairs.|They carry the real {B} home, and on the stairs stands the other.] [What happens next in that kitchen is for the table to say:|The table decides what is said in that kitchen:] what had been {B} since autumn never meant the family any harm, and« it» has begun to fade. [If the thing was killed, one bed is empty in the morning,|Where the thing was killed, there is an empty bed the next day,] and the family mourns for it all the same. {A} stands in the street and [is not let in anywhere|finds every door shut].',
          'v=a',
        ],
      ],
    },
    {
      heading: 'A memory each night',
      text: [
        '[The thing can be held to a bargain«, if it takes only what is given»|In {town} one can come to terms with the thing, as long as it takes only what is given|With the thing one can bargain, about what it may take|It keeps a bargain, if it is fed, and it does not eat much]: [one memory from each house, chosen, every evening|every evening each house chooses one memory, and gives it up|each house gives« it» one memory every evening«, whichever it likes»]. *The price:* [Lantern Row lives, and in {few5} years [nobody|no one]« there» remembers being young|in {few5} years Lantern Row has paid with [all of its childhood|its whole childhood|every childhood in it]|in {few5} years there is [nobody|no one] in Lantern Row who was ever a child].',
      ],
    },
    {
      heading: 'Bricked up again',
      text: [
        '[If the room is closed with {A} inside, it is quiet.|With {A} in it«, and new bricks before it», the room is quiet.] *The price:* those who were forgotten stay so, and {T} [has to|must] go on lighting {num3} lamps«, alone,» with their names.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'One of the party sits at a strange table« in {town}» and is happy. [The others have until morning to notice that they are one fewer,|Until morning the rest have time to notice that one of them is missing,|The others pack up, [and have the feeling that there was something; they have until morning to think of it,|one bag is left over, and until morning they can think about whose it is,]] and [what they have in hand is a list in chalk|all that can help them is a list in chalk|there is a list, in chalk«, that they could read»].',
      ],
    },
  ],
  hoard: [
    'In the crib lie presents« that [somebody|someone] forgot to have given»: {items}, and {worth}.',
    '[Under the floor of {lair} are the belongings of those whom [nobody|no one] missed.|Those whom [nobody|no one] missed have left their belongings, under the floor of {lair}.|There are [boards loose|loose boards] in {lair}, and [below|under] them lies what belonged to the forgotten.] {G} finds no heirs for {items}, or for {worth}.',
  ],
  favour: [
    '[{T} writes the names of the party in the cupboard.|In the cupboard of {T} the names of the party are written up.] [As long as they stand there, nothing that eats memory can hold them for longer than a breath.|Until they are wiped off, nothing that eats memory holds them for longer than a breath.]',
    'In Lantern Row the party has {num} relatives from now on, and each of them remembers a summer together«, which this time is a joke».',
  ],
  steps: [
    'Count the people of Lantern Row yourselves.',
    'Ask who has fallen ill, and who they are.',
    'Find somebody whose memory can be trusted.',
    'End it before the longest night.',
  ],
  acts: oneTooManyActs,
};
