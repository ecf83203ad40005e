import { scarecrowActs } from './scarecrow-acts.ts';
import type { Tale } from './tale-types.ts';

export const scarecrowTale: Tale = {
  id: 'scarecrow',
  titles: ['The Scarecrows Face Inwards', 'Straw'],
  tones: ['horror', 'grim'],
  levels: [1, 10],
  cast: {
    G: 'reeve',
    A: 'old farmer',
    B: 'she:smallholder',
    S: 'rag collector',
    T: 'goose herd',
    H: 'he:farm hand|thatcher',
    R: 'knacker',
  },
  named: 'he:',
  deadline: 'the last sheaf',
  num: [30, 48],
  lair: {
    name: 'the threshing floor|the old threshing floor|the clay threshing floor|the swept barn|the barn of the last sheaf|the sheaf barn',
    short: 'threshing floor|barn',
    terrain: 'indoors',
  },
  leader: ['people'],
  alsoOf: ['he', 'she'],
  escort: ['undead'],
  pitch: [
    "[There are {num} scarecrows in the fields of {town}, and since the harvest began they have faced the village.|In the fields of {town} stand {num} scarecrows; since the harvest began, all of them have faced the village.|Since the harvest began, the scarecrows of {town}, {num} of them, have stood with their faces to the village.] [{T} turns them round; in the morning they face the village« again», and stand one row nearer.|By day {T} turns them round« again», and by morning« it has been of no use, and» they stand one row nearer.] «[They wear good coats.|For scarecrows they are dressed too well.|Their coats have been mended, and brushed.|Nobody gives coats like theirs to a scarecrow.] »{G} has recognised one of the coats, and has [not told its owner's wife|said nothing to its owner's wife].",
  ],
  stakes: [
    '[In {days} days the last sheaf is cut|The last sheaf is cut in {days} days|{days.u} days are left until the last sheaf is cut|They will cut the last sheaf in {days} days|The last sheaf has {days} days to stand], and [then there will be nothing between them and the doors|nothing will stand then between them and the doors|after that no corn is left between them and the doors|then only stubble lies between them and the doors]. {few} reapers have gone out« in the evening» and are missing, the last of them [today|since today], says {G}, who has a brother among them; without hands the corn« of {town}» rots, and there is no other.',
  ],
  start: [
    [
      'Supper in the reapers\' barn« in {town}», a long table, and {G.full} at the end of it. [[One place is empty. "He is|One plate has not been touched. "My husband is] only tying up the last row," says a woman, and goes to the door to [call|call him in]. She [does not call|stands there, and does not call].|[Nobody has sat down on one of the chairs. "He|There is a gap on the bench. "My brother] wanted to [tie up|finish] the last row," says [the|a] woman next to it. She goes to the door to call him in, opens her mouth, and [leaves it like that|no sound comes].|"[Where is he|Is he late]?" says [a woman|one of the women] beside an empty [place|stool], "it was only the last row"; and [she goes to the door|she gets up and opens the door], and [stays there, with her hand on the latch|says nothing more].] You get up and stand beside her. [The moon is shining[. The|; the] field was mown« today» [as far as the ditch|down to the ditch]; and on this side« of the ditch», [on the bare stubble|in the middle of the stubble], a scarecrow [is standing, with its arms out|stands with outstretched arms], in the hat of the man who was tying up the last row.|It is bright out there, with the moon. They mowed [as far as|down to] the ditch today, and on the near side of [the ditch|it], in the stubble, where nothing ought to be, stands a scarecrow with its arms out. [It is wearing the hat that went out to tie up the last row|Its hat went out this evening to tie up the last row|It has on the hat of the man who is missing].|Between the barn and the ditch, where they have [mown today|been mowing all day], [the moon shows a scarecrow|there is a scarecrow in the moonlight], with [its arms out|its arms held wide], and the hat on its head is [the one that she was waiting for|that of the man who is late].]',
      '@supper',
    ],
    [
      '[You ask a farmer at the edge of the field for the way« to {town}». He stands with his back to you, his arms spread wide, and does not answer.|A farmer is standing at the edge of the corn, his back to the road and his arms held out«, as if to keep you from something». You ask him for the way to {town} and get no answer.] [The wind [goes|blows] through his sleeves. When you have walked on for a bit, one of you looks back[. It|, and it] has turned its head.|There is wind in his sleeves, a great deal of it[. Twenty|, and too little arm. Twenty] steps on, one of you turns round to look at him[. He|, and he] has no back to you any more.|You see straw in one of his cuffs. You go on, a little faster, and then one of you has to look [round|back]: it has moved nothing but its head, and is facing you.|[His hands are gloves, and there is straw in the gloves|Where his wrist should be there is straw]. [You are past him|You have left him behind you] when a pole creaks; he is looking [after you|your way].] Behind you, «out of breath, »{G.full} comes running« along the ditch» and shouts, "[Not through the corn, please, not through the corn|Keep to the ditch, please, not through the corn|Stay out of the corn, for pity\'s sake, come this way|Not that way, not through the corn, I beg you]!"',
      '@field',
    ],
  ],
  ask: [
    '{G} wants to know who turns them, what has become of the {few}, and how to get the harvest in. ["I [have gone|went] out [with an axe|once, with an axe], [and when I came up to it, it had my brother\'s hands|and it had my brother\'s hands|up to the first of them, and the hands were my brother\'s]. [I could not|And I could not do it|I have not gone again]."|"I have been out to one of them with an axe. [When I stood in front of it, I knew the hands|I got close enough to see its hands|Then I saw the hands on it]; they were my brother\'s[, and I [put|laid] the axe down|, and I let the axe fall|, and the axe is still out there]."]',
    '"Get me to the last sheaf," says {G}, "with [as many people as there are« now»|everybody I have« left»|no more gaps« at my table»]. And if you find out what they want, think twice before you tell {B.full}."',
  ],
  fee: [
    '{G} has {coins} gp for it, from the sale of [corn that is still standing|corn that nobody has cut yet].',
    '{G} offers {coins} gp and a share of the harvest«, "if there is one to share"».',
  ],
  talk: [
    '{S.full} collects old clothes« and sells them again»; [that is where the coats come from|so that is where the coats come from|the coats come from nowhere else].',
    "{B.full}'s husband {W.name} left her on the eve of the harvest«, people say», and was not« even» man enough to take his boots.",
    '{A.full} has the best corn in {town}«, every year», on the worst ground.',
    '[The crows do not come any more.|Not one crow has been seen in the fields this year.|The crows have left the fields.] They sit on the church« of {town}», all of them, and [face the other way|look the other way|turn their backs].',
    '{T.full} counts them every evening«, from the hill», like geese. [Last night it came out at one more.|Yesterday evening there was one more than there ought to be.]',
    '[In the old days one left the last sheaf standing, for somebody.|One used to let the last sheaf stand, and [did not|nobody would] ask for whom.|The last sheaf was [never cut|not cut], in former times; it was for [somebody|somebody else].|Grandmothers in {town} still saw the last sheaf left, for somebody.] [Then people thought [that it was a waste|it a waste].|Nobody does that now, it is a waste of [bread|corn].|Then came a bad [year|winter|harvest], and [it was eaten|people ate it].]',
  ],
  run: [
    '[The straw in the sleeves is damp and warm|A hand in the sleeve finds straw«, and the straw is» damp and warm|Straw comes out of the cuffs, damp, and as warm as a hand|The straw is damp, and warmer than the air] (DC 12 Medicine). [The pole [is not driven into|stands loose on] the ground; the one on it [stands there|is standing] [on tiptoe|on its toes].|[No hole has been dug for the pole|There is no hole for the pole]; [the one on it|what hangs on it] is [standing|balanced] on [tiptoe|its toes].|The pole [only touches the ground|is not what holds it up]; [under the coat somebody is on tiptoe|it stands on its own feet, on tiptoe].]',
    '[They move when [nobody|no one] looks|They walk while all eyes are elsewhere|They come on while [nobody|no one] is looking], [and only through standing corn or over stubble|through the standing corn and over the stubble], [never across a furrow with salt in it|but not across a furrow with salt in it|and a furrow with salt« in it» stops them]. [Ask the players now and then who is watching« them»|Now and then ask the players who is watching them|In the middle of something else, ask the players who is looking]; [if nobody answers at once, they have come a row nearer|each time nobody answers at once, they come a row nearer|if the answer takes too long, they have come a row nearer].',
    [
      '{A} walks between them with a scythe«, [unhurried, and greets the party|in no hurry, and has a good word for the party]»; they do not turn their heads after {A.them}.',
      'v=a',
    ],
    [
      '{A} walks along the edge of the corn with a scythe« and greets the party»; [all of them turn their heads after {A.them}|every straw head turns after {A.them}|behind {A.them} the heads turn, all of them].',
      'v=b',
    ],
  ],
  gist: [
    [
      '{A} feeds the field with people, one each harvest«, as {A.their} grandfather did»; this year {H} warned the one« who had been» chosen, and the field took those who went to search for him. They want to go home, and [once the last sheaf has fallen, nothing stands between them and the doors|when the last sheaf falls, nothing holds them« back any more»|after the last sheaf they will]. {A} keeps those who have grown in at {lair}.',
      'v=a',
    ],
    [
      "{B}'s husband lies in the field, and {A} killed him, for the land. [The field has accepted it« as its due», and is owed a second one: whoever did it.|To the field that was a payment, and there is a second half of it: whoever did it.|The field [counts that as|has booked that as] one half of a payment; the [other|second] is whoever did it.] It sends its men for {A}, and takes [those who stand in the way|whoever gets in their way]. {A} knows that, and at the last sheaf means to give it {S}, dressed in a coat« of {A}'s».",
      'v=b',
    ],
  ],
  suspect: [
    '{S}, because of the coats, which {S} had« quite» honestly from {A}, each in exchange for another.',
  ],
  truth: [
    [
      "[The ground« round {town}» is thin and sour, and bears like a garden.|Nothing should grow well on the« thin, sour» ground of {town}, and everything does.] [There was once a bargain about it|It is kept by a bargain|That was agreed on, long ago]: [the last sheaf stays, and [nobody|no one] asks for whom|one sheaf, the last, is left, and for whom is nobody's business]. [{A}'s grandfather cut it in a bad year.|In a bad year {A}'s grandfather took that one, too.] [Since then the field has taken [what stood in place of the sheaf|what stands where the sheaf should].|The field has helped itself since, to [whatever|whoever] [stood where the sheaf should|was in the sheaf's place].|What the field takes now [is|instead is] whoever stands in the sheaf's place.|After that the field took instead what stood there, and [that was people|it was people who stood there].]",
    ],
    [
      [
        "{A} has kept to it for {years} years and gave it tramps, mostly. {H} helped, as one helps [with slaughtering|when a pig is killed]. This year it was to be {B}'s husband {W.name}, who owed money; and {H}, who had been his friend, gave him a day's start«, through the corn». [He did not get [through|far enough]. The {few} missing|The corn was wider than a day. The {few} missing|A day was too little. The {few} missing|It let him walk until dark. The {few} missing] are those who went to look for him. {W.name} is not counted as missing, since people think that he ran off. {A} changes their coats«, [so that they are not known|so that nobody knows them]».",
        'v=a',
      ],
      [
        '{A} hit {W.name}, the husband of {B}, with the flail, «in the middle of a talk about a boundary stone, »and buried him between the rows. {H} saw it« from the cart». [In the same week the corn grew a foot.|That week the corn shot up by a foot.|Within the week the corn was a foot higher.] [{W.name} had died before his time, and the field is exact; since then it has been sending him out every evening to ask for the other half, which is {A}.|A man had been put in the ground before his time, and the field keeps exact accounts; it has been sending him out every evening since to ask for the other half, which is {A}.] [Those who met him have been kept.|Whoever got in his way stands with him.|It has kept everybody who met him.|Those who came across him never came home.] {A} changes their coats« at noon», so that nobody can count who is missing, and drags to {lair}« on a sledge» whoever« of them» has come too near the house. [All the other scarecrows are [straw and poles|poles and straw], as in each year, and [come along|walk too].|The rest are [straw on a pole|only straw], as in other years, and [come along|walk with them].|Most of the row is nothing but [straw and poles|poles and straw], and [comes along|follows|walks with them].]',
        'v=b',
      ],
    ],
    [
      '{T} has watched it all from the hill« with the geese», and knows each of them by the walk. {T} has noticed that they stop for children«, [wait until these have been fetched in, and only then go on|and go on when these have been fetched in]».',
    ],
  ],
  turn: [
    [
      '[They are [not dead|alive|alive in there]. Under the straw|There is life in [all of them|each of them|each of the {few}]. Under the straw|[None of them is dead|Nobody out there is dead|None of the {few} is dead]. Inside|They [sleep|are asleep], all of them. In the straw] [the hearts are beating|hearts are beating|there are hearts that beat], [slowly, like seeds in winter|as slowly as seeds in winter|slowly]; [once the field has been paid|as soon as the field has its due|when the field has been paid], whoever is called by name will wake [before the first frost|before the frost]. [Burned, [they would scream|all of them would scream|they would wake, and scream].|In a fire you would [hear|certainly hear] them.|They would [feel|notice] a fire.|If the field burned, they would wake [in it|too soon].|Fire [wakes them too|would wake them as well].]',
      'v=a',
    ],
    [
      '{B} has known from the beginning [that {W.name} walks with them: he has stood at her stove|that {W.name} is among them, for he has come to her stove|who the one in front is: it is {W.name}, and he has stood at her stove]. [[She has left the door unlocked every night since, and put his boots before the stove|Her door has not been locked on any night since, and his boots have stood before the stove|Every night she leaves the door open, and puts his boots by the stove]; [she has asked him for one thing only, and that is to come last|all that she asks of him is that he comes last|"come last", she has asked him, and nothing else].|[The bolt is off her door|She has taken the bolt off her door], and [his boots are kept warm|his boots are waiting by the stove], and [he has promised to come last|she has asked him to come when all is done].]',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} has never run from anything, except from one scarecrow with the hands of a missing brother. {G} dreams of the axe that [was dropped|still lies] there.',
    ],
    A: [
      [
        '{A} is friendly«, works hard» and shares out seed to [anyone|anybody]. "It has always been one," says {A}, "and who counts the hungry?"',
        'v=a',
      ],
      [
        '{A} is friendly«, works hard» and shares out seed to [anyone|anybody]. "It was only a stone," says {A}, "a hand\'s breadth," and does not go near the corn after dark.',
        'v=b',
      ],
    ],
    B: [
      '{B} does the work of two, and talks with her husband over her shoulder. She wants him to be in one piece when they [bring him to her|bring him home].',
    ],
    S: [
      '{S} knows coats: who wore them, «who mended them, »and what was in the pockets. {S} has kept a list«, [with pity|and pities them]».',
    ],
    T: [
      '{T} is afraid of geese and of nothing else. {T} would go into the field to fetch a goose«, and has done so». [In {T.their} family they say that {town} had good years« for» as long as the last sheaf was left« standing».|The good years of {town}, they say in {T.their} family, were those when the last sheaf was left« standing».|It is a saying in {T.their} family that {town} did well as long as it left the last sheaf standing.]',
    ],
    H: [
      '{H} cannot stand the smell of straw« any more» and sleeps on the church steps. {H} will lead the party to {lair} if [somebody|someone] walks behind, so that {H.they} cannot turn round.',
    ],
    R: [
      '{R} buys carcasses and asks no questions. {R} has brought {num2} hooks« and a contract», and is looking forward to a good bonfire.',
    ],
  },
  places: [
    {
      name: 'the edge of the corn|the ditch by the corn|the ditch along the corn|the corn ditch',
      look: [
        '[A ditch, a furrow, and behind it the wheat of {A}, «as high as a chest, »which moves against the wind.|On this side is the ditch; on the other one there is the wheat of {A}, as high as a chest, and it does not move with the wind.|Behind the ditch the wheat of {A} begins, chest-high, and bends towards the wind.] [They stand in it [up to the belt, in a row|in a row, up to the belt]«, as if they were wading home».|In the wheat they stand, up to the belt, [all in a row|in one row], like people wading ashore.|[A row of them stands in it|They are in the middle of it, in a row], [up to the belt|waist-deep], [like people who wait for a ferry|with their arms out for balance].]',
      ],
      todo: [
        '[[Somebody|Someone] must go in and [somebody|someone] must look, the whole time, without blinking|One goes in, and another watches, without blinking«, the whole time»|Whoever goes in needs somebody who keeps looking and does not blink] (DC 12 Constitution saving throw each minute). [When [nobody|no one] is looking, they come ten feet closer|With each blink they come ten feet closer|If the look fails, they are ten feet closer], and the corn closes behind the one who went in.',
      ],
      what: [
        [
          'Medicine :: laying a hand on the chest of one :: [There is a heartbeat under the straw, four to the minute.|Something beats in there, four times a minute.|Under the straw a heart beats, four times in a minute.]',
          'v=a',
        ],
        [
          "Investigation :: following the way they look :: [They do not look at the village. All of them look at|It is not the village that they look at. They look at|Of the whole village they look only at] one house, {A}'s, and turn with whoever goes in and out« there».",
          'v=b',
        ],
      ],
      who: 'Investigation :: looking at the knots of the coats :: [They have been changed after the straw grew in|Somebody put them on when the straw was there already]; [the knot is that of a left-handed person|the knots were tied with the left hand]: {A} is the only one« in {town}» who binds sheaves like that.',
      where:
        'Survival :: following the drag marks in the ditch :: [Somebody fetches people out of the field on a sledge: between the runners« there» are the lines of two heels.|A sledge has been pulled out of the field many times, each time with somebody on it whose heels dragged.|It was a sledge, and two heels dragged between its runners«; the field has been left like that more than once».] The tracks« from {town}» end in the chaff before {lair}.',
    },
    {
      name: 'the house of {B.full}',
      look: [
        "[Everything is [done|scrubbed]. Two bowls [stand|have been set]|There is nothing left to do in this house, and she is still doing it. Two bowls stand|The floor is wet from scrubbing. Two bowls stand|It is as tidy as before a feast. Two bowls wait] on the table, and [a pair of boots at the stove, with dry mud on them|at the stove a pair of boots, with dry mud on them|[by|beside] the stove [is|stands] a pair of muddy boots, [long dry|dry by now]|a man's boots stand at the stove, the mud on them dry]. [The door has no bolt any more; {B} has taken it off.|[Where the bolt was, there are|In place of a bolt there are|Of the bolt there is nothing left but] four [holes|screw holes] in the door.|The bolt of the door lies [on the window sill|in a drawer|on the dresser], with its [screws|nails|four screws].]",
      ],
      todo: [
        '{B} wants to cut her field today«, as long as it is light». Whoever takes the second scythe (DC 12 Athletics) walks [next to|beside] her and hears what she [does not say|would not say] in a kitchen.',
      ],
      what: [
        [
          "Insight :: asking {B} about the last evening :: [He packed bread for a day and kissed her.|He kissed her, with a day's bread in his bag.|He took bread for a day, and was a long time saying goodbye.] He had been warned, by [someone|somebody] who should have been there« as well».",
          'v=a',
        ],
        [
          'Insight :: asking {B} about the last evening :: He went to move a boundary stone back« to where it belonged». [In the morning it stood where it does now, with fresh earth round it.|In the morning the stone was where it is now, with the grass pressed down and fresh earth about it.|He did not come back, and by morning the stone was where it is now, in fresh earth.]',
          'v=b',
        ],
      ],
      who: 'Persuasion :: asking who has offered to buy the field :: {A}, [on the very next day|the very next day], «in black, »with [the price in an envelope|the money counted out] and earth under the nails.',
      where:
        'Nature :: looking at the floor beside the boots :: [Somebody has stood here this week without any boots on«, in front of the stove», and has left|Bare feet have stood in front of the stove« this week», and have left|Two bare footprints in front of the stove, not a week old, are of] chaff and clay from {lair}.',
    },
    {
      name: 'the rag store of {S.full}',
      look: [
        '[Coats on lines, row behind row, arms out, as if they had practised.|The coats hang with their arms out, [line behind line|row upon row], like a company at drill.|Coats, [nothing but coats|hundreds of them], [hang|dry] on lines with their [sleeves spread|arms out].] [[Each|Every one] has a label: [name|whose it was], mended by whom, what was in the pockets.|On each is pinned [who wore it, who mended it|who mended it, who wore it], and what [was|lay] in the [pockets|left pocket].|[A slip on each collar says|Small labels say] [whose it was, who mended it|who mended it, whose it was], [what it had in its pockets|and what was in the pockets].]',
      ],
      todo: [
        '{S} [has bolted the door and asks through it|asks through the bolted door] who made the jacket that one is wearing. A true answer, with a memory to it« (let the player tell it)», opens.',
      ],
      what: [
        [
          'Investigation :: reading the labels in order :: The older coats from {A} belonged to tramps, one [each|every] year«, always in harvest». The newest [are those of people who were still here last week|belong to people who were here a week ago|were still worn in {town} last week].',
          'v=a',
        ],
        [
          "Investigation :: reading the labels in order :: The first coat that {A} brought is that of {B}'s husband, with a tear« as» from a flail. All the others are those of people who went« out» to meet him.",
          'v=b',
        ],
      ],
      who: [
        [
          'Persuasion :: asking {S} who swaps coats :: {A}, for {years} years, always one coat for another«, "for the birds"».',
          'v=a',
        ],
        [
          'Persuasion :: asking {S} who swaps coats :: {A}, but only this harvest, always one coat for another«, "for the birds"».',
          'v=b',
        ],
      ],
      where:
        'Perception :: shaking out the newest coat :: [From the lining fall ears of corn and a [wooden peg|peg] from a flail.|Ears of corn have worked their way into the lining, and between them is a [wooden peg|peg] from a flail.|Out fall a few ears of corn, and the peg of a flail.] [It has a mark burned in: it belongs on the wall of {lair}.|The mark on it is that of the flail on the wall of {lair}.|A mark is burned into the wood, that of {lair}.]',
    },
  ],
  lairLook: [
    '[The barn of {A} has no corn in it, and the clay of its floor is beaten hard and swept« like a table».|The barn of {A} is empty, and its floor of« beaten» clay is as clean as a table.|There is not a grain in the barn of {A}; one could eat off its clay floor.] [On this clay the grandfather of {A} threshed|Here the grandfather of {A} threshed] the sheaf that was owed, and the field has [sent its roots up to it|reached for it with its roots] ever since. [Along the walls, under sheets, stand those of the missing who are straw from head to foot, and rooted in the clay.|Sheets hang along the walls[. Under each stands|, and behind each of them is] one of the missing, [straw to the fingertips|straw all over], [with roots in the clay|rooted in the clay].|Those who are [all straw|straw from head to foot], more than the village has missed, stand along the walls, each [under a sheet|with a sheet over it], and have grown [into the clay|roots].] [[In the middle|In the midst of it] lies the last sheaf of last year; {A} has plaited it a face, [with care|and taken trouble over it].|The last sheaf of last year lies in the middle of the floor, and {A} has taken the trouble to plait it a face.|With a plaited face, the last sheaf of last year lies in the middle, where {A} can see it.|In the middle, {A} has laid down the last sheaf of last year, and plaited it a face.] [Whoever holds it upright, as if it still stood (both hands, no action), is not touched by those of straw.|Those of straw [do not touch|pass by] whoever holds it upright, [like a sheaf that stands|as it stood in the field] (both hands, no action).|Held upright, as if it still stood (both hands, no action), it [keeps those of straw off|lets none of straw near] [its bearer|whoever holds it].]',
  ],
  lairUse: [
    "Whoever calls one of them by name and says who is waiting (an action; {S}'s labels have the names) makes that one [stand still for the rest of the fight«, and breathe»|stop«, breathe, and stand still» until the fight is over].",
    "[The great doors stand opposite each other, [for winnowing|as they must for winnowing].|For winnowing there are two great doors, [one across from the other|opposite each other].|The barn has a great door at each end, for [winnowing|the wind].|Two great doors, front and back, let in the wind [for|at] winnowing.] [Open on both sides (two actions)|With both of them open (two actions)|If both are thrown open (two actions)], [the draught blows straw and chaff into [everyone|everybody]'s eyes|the draught fills the air with chaff|chaff flies into all eyes]: [disadvantage on attacks for all who fight against the wind|whoever fights against the wind attacks with disadvantage].",
  ],
  tactics: [
    '{A} mows«, in long even strokes,» whoever is in reach, and speaks to them« soothingly»; {H}, who was made to come, puts down whatever is in hand as soon as {W.name}, the husband of {B}, or his coat is named',
  ],
  guards: [
    [
      'Those of straw stand close: whichever of them is within 10 feet of {A} is hit in place of {A.them}.',
      'v=a',
    ],
    [
      'While one of the others stands within 10 feet of {A}, the straw takes the blow: what is meant for {A.them} hits that one.',
      'v=a',
    ],
    [
      'The field wants {A} whole: whichever of those of straw is within 10 feet of {A.them} takes the blow that others strike at {A.them}.',
      'v=b',
    ],
    [
      'What is owed to the field is not for others to strike down: a blow of the party at {A} hits the nearest of those of straw, if one is within 10 feet.',
      'v=b',
    ],
    [
      '{A} belongs to the field, and those of straw see to it that it gets {A.them} alive: within 10 feet of one, {A.they} cannot be hit by the party; that one is hit instead.',
      'v=b',
    ],
  ],
  companions: [
    [
      'The companions of {A} are neighbours of straw« from under the sheets», whatever their statistics are called; their roots reach across the« whole» floor. [They go for whoever moves.|They see what moves.|Only what moves is there for them.] [One who stands quite still, arms out (DC 12 Constitution saving throw at the end of the turn), is passed by.|To stand quite still, arms out (DC 12 Constitution saving throw at the end of the turn), is not to be seen.|Whoever stands like one of them, arms out (DC 12 Constitution saving throw at the end of the turn), is left alone.] [A neighbour« from {town}» at 0 hit points lies down as a sheaf, alive, and wakes« with the others» once the field has been paid.|At 0 hit points such a neighbour« from {town}» is a sheaf« on the floor», alive, and will wake« with the others» when the field has been paid.]',
      'escort=undead v=a',
    ],
    [
      'Those who fight are people of straw, «whatever their statistics are called, »with {W.name} in front«, barefoot». They [have come in from|come from] the field for {A}, and strike down whatever moves [on the way there|between them]; with nobody else in reach, they close in on {A}. At 0 hit points such a one lies down as a sheaf, and all but {W.name}, who is dead, wake when the field has been paid. [One who stands quite still, arms out (DC 12 Constitution saving throw at the end of the turn), is passed by.|To stand quite still, arms out (DC 12 Constitution saving throw at the end of the turn), is not to be seen.|Whoever stands like one of them, arms out (DC 12 Constitution saving throw at the end of the turn), is left alone.]',
      'escort=undead v=b',
    ],
    [
      'Whoever stands beside {A} was told that it is a disease. One of the coats, held out (DC 13 Persuasion), is recognised, and there is one enemy fewer.',
      'escort!=undead|no',
    ],
  ],
  parley: [
    '[The field of {town} keeps bargains. If|A bargain can still be made, whatever {A} says. If|The old bargain [still stands|can still be had], for those who keep [it|their word]. If|What was promised once can be [promised again|renewed]. If|[A sheaf would be enough|It would be content with a sheaf], even [now|at the end]. If] [somebody|someone] leaves the last sheaf standing, and says before witnesses that it is left for good (no check; {G} or {B} must agree), the field lets go of [everyone|everybody]« whom it has». [From then on {town} leaves it one sheaf a year.|It costs {town} one sheaf of each harvest, the last.|One sheaf stays out there from now on, each year.] [{A} cannot bear that, and runs in among the ears.|That is more than {A} can bear: {A.they} runs in among the ears.|{A} runs in among the ears sooner than see that.]',
  ],
  spells: [
    [
      1,
      '*Speak with Animals*: the crows [on|who sit on] the church« of {town}» say that the men« down there» [have no smell of fear|do not smell of fear], but have been told to stand still; "[we do not eat those who are waiting|those who wait are not for us]."',
    ],
    [
      1,
      '*Detect Magic* finds one large, slow thing under all the fields [of {town}|round the village], [breathing in|and it is breathing in].',
    ],
    [
      1,
      '*Cure Wounds* on one of [those who stand in the corn of {town}|those in the corn] [makes a finger of straw move|moves a finger of straw|makes one straw finger bend]. [It is warm, and holds on.|The finger is warm, and closes round whatever touches it.|The straw round it turns to skin, for a moment.]',
    ],
    [
      3,
      '*Zone of Truth*: {A} explains it all, «with kindness, »and in the end {G} [has to|must] be reminded what the question was.',
    ],
    [
      5,
      '*Plant Growth* within a mile« of {town}» would be a mistake; the field would [think that [somebody|someone] had paid|take it for a payment].',
    ],
    [
      5,
      [
        "*Speak with Dead*: {B}'s husband [does not answer, because he is not dead|gives no answer: he is not dead].",
        'v=a',
      ],
    ],
    [
      5,
      [
        '*Speak with Dead*: {B}\'s husband answers«, in the voice of the wind,» only this: "[It was a good stone, and is she eating|The stone was in the right place, and [is she eating|does she sleep]|Our stone was right, and does she [sleep|eat|sing]|It was a good stone, and does she [eat|sleep]]?"',
        'v=b',
      ],
    ],
  ],
  clock: [
    [
      "[The party's camp, or their inn« in {town}», has a scarecrow in front« of it» in the morning; it is wearing something of theirs.|In front of the camp of the party« in {town}», or of its inn, stands a scarecrow« in the morning», and something that it wears is theirs.|A scarecrow stands before the inn of the party in {town}, or before its camp, when they wake; it has on something that one of them misses.]",
    ],
    {
      text: ['{S} is tied to a pole« at the ditch», in {A}\'s coat, "to see".'],
      stop: [
        'cut the rope of {S} before moonrise and put« a bundle of real» straw into the coat (DC 12 Stealth); [it is accepted, for one night|for one night it is accepted|that will do for one night]',
      ],
    },
    {
      text: [
        '[The children are let out to glean, by {A}, «in a row across the field, »so that the others will keep off.|{A} sends the children gleaning, «in a row across the field, »so that the others will keep off.|In a row across the field the children glean, as {A} has told them to; the others keep off from them.] [Those of straw stop for children, and behind the row {A} cuts on undisturbed.|For the children the straw stands still, and {A} cuts on« behind them, undisturbed».]',
      ],
      stop: [
        'have {T} call them in, with the goose horn; [it works on geese, children and, oddly, straw|geese obey it, children obey it, and so, oddly, does straw|it brings in geese and children, and stops straw]',
      ],
    },
    [
      '[The last sheaf falls. [Behind the stubble there is|In all the stubble there is] nothing left to stand in, and so they begin to walk.|[With the last sheaf|When the last sheaf is down] there is no corn left to wait in, and they [come|come home].|[When the last sheaf lies on the cart|After the last sheaf] there is no more corn [to stand in|for them], [and they set out|and they come].]',
    ],
  ],
  after: [
    '{town} has a harvest as never before. It [has to|must] be brought in by others, who wonder at the {num} scarecrows [in front of the doors|that stand at the doors].',
  ],
  endings: [
    {
      heading: 'Left standing',
      text: [
        [
          "[The last sheaf is left, and tied with a red [ribbon|kerchief].|One sheaf stays standing, and somebody ties a red [ribbon|scarf] round it.|[They leave the last sheaf|They let one sheaf stand], with a red ribbon on it.] In the night the straw falls from them, and in the morning they come up the road« in other people's coats», [stiff, and hungry|stiff and hungry], and {G}'s brother asks [who has his hat|where his hat is]. [{A}'s field is bare from then on.|Nothing grows in {A}'s field after that.|{A}'s field stays bare.]",
          'v=a',
        ],
        [
          '[The last sheaf is left, and the field lets its reapers go.|One sheaf stays standing, and the field keeps its word.|They leave the last sheaf, and the field [gives back its reapers|gives back whom it has].|Nobody cuts the last sheaf, and [the field is content|that is all the field wanted].] Only {W.name} does not come up the road: he has lain down again beside the boundary stone«, where he was ploughed under», and the ground is green there« in the morning». {B} goes down with the boots, «sits there until it is light, »and comes back [with empty hands|without them]. [{A} is never found.|Nobody finds {A}.|Of {A} only the scythe is found.]',
          'v=b',
        ],
      ],
    },
    {
      heading: 'The bill is paid',
      text: [
        'If {A} is given to the field, [it is quiet at once, and the corn bows|the wind drops at once, and the corn bows|the corn bows, and is still]. *The price:* {town} has paid now, knowingly«, with all hands»; it will be asked again, at the next harvest, and {G} writes down whose turn it would be.',
      ],
    },
    {
      heading: 'Burned',
      text: [
        '[If the fields are burned down with all that stands in them, {town} is [rid of it|rid of the field].|{town} can burn its fields, with all that stands in them, and has peace.|A fire ends it, for {town} and for all that stands in the fields.] *The price:* some of them were alive; {G} has counted the cries, and [the winter will be long|there will be no bread this winter].',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[They have come to the doors of {town} and knock, each at his own.|There is a knock, then knocks all along the street of {town}: each has gone to his own door.|Each of them has found his own door in {town}, and knocks.|All over {town} there is knocking; they have come home.] Whoever opens [may not recoil, and must say the name|must say the name, «and »not step back]; {T} runs from house to house and says so. ({W.name} and the {few} missing reapers each stand at a door of their own; let the players decide [to which doors they run, for there is time for half of them|which doors they run to; they get to half of them].)',
      ],
    },
  ],
  hoard: [
    'Behind the chaff {A} has hidden the packs of those whom the field took: {items}, and {worth}. {G} would like the names« to be» [read out first|read out before anything is shared].',
    [
      'Under the doorstep of {A}«, in a pot without an opening,» lies what the grandfather had been paid: {items}, and {worth}; the coins are clay.',
      'v=a',
    ],
    [
      'In the boundary stone«, which is hollow,» lies what the grandfather had been paid: {items}, and {worth}; the coins are clay.',
      'v=b',
    ],
  ],
  favour: [
    '[On every field within a day of {town} a scarecrow will turn its head towards whatever follows the party.|Within a day of {town} the scarecrows turn their heads to whatever follows the party.]',
    '{S} makes each of them a coat« from what is left over». [Whoever wears it is not picked out from a crowd by anything dead.|Nothing dead picks out its wearer from a crowd.]',
  ],
  steps: [
    'Look at the scarecrows from close up, by day.',
    'Speak with {B.full} about her husband.',
    'Find out where the coats come from.',
    'Bring {town} to the last sheaf.',
  ],
  acts: scarecrowActs,
};
