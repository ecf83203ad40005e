import { lateSunActs } from './late-sun-acts.ts';
import type { Tale } from './tale-types.ts';

export const lateSunTale: Tale = {
  id: 'late-sun',
  titles: ['The Sun Is Nine Minutes Late', 'The Road of the Sun'],
  tones: ['heroic', 'grim'],
  levels: [11, 20],
  cast: {
    G: 'high priest of the morning|warden of the eastern gate',
    A: 'royal inventor',
    B: "she:wheelwright's apprentice",
    S: 'prophet of the long night|court astrologer',
    T: 'cock breeder',
    H: 'sky ship captain',
    R: 'hunter from the end of the world',
  },
  deadline: 'the day without a dawn',
  num: [200, 500],
  onlyIn: { a: ['sawn through', 'sawed through', 'blinded'], b: ['false likeness'] },
  lair: {
    name: "the stable of the sun|the sun's stable|the stable at the end of the road of light|the stable behind the sunrise|the stable of the four horses|the high stable in the east|the stable above the dawn",
    short: 'stable',
    terrain: 'height',
  },
  leader: ['mage', 'people'],
  alsoOf: ['he', 'she'],
  escort: ['elemental', 'celestial', 'construct', 'people'],
  pitch: [
    '[Since midsummer the sun has risen later [each|every] day, by some minutes.|From midsummer on each sunrise has come some minutes later than the one before.] [On the first of these mornings a huge wheel fell« from the sky» into the market of {town}«, the easternmost city of the realm».|It began on the morning on which a huge wheel fell from the sky, into the market of {town}, the easternmost city of the realm.] [From its wall you see the rest: the road of light over the sea has a rut« in it», and the sun limps« along it».|Whoever stands on its wall sees a rut in the road of light over the sea, and that the sun limps.] {G} has reckoned on which morning it will not come at all. In the harbour of {town} {num} ships« from all the world» are lying, full of people who would like to be as near as possible.',
  ],
  stakes: [
    'It will be in {days} days, {G} says, and then it will be night in every realm« on earth». [The crops are dying already|The corn is yellow where it should be green]; [three kings have sent armies« to {town}», each to guard the dawn, «and each »against the other two|before {town} three kings have put three armies, to guard the dawn from each other].',
  ],
  start: [
    [
      '[[It is long past the hour.|Morning should have come an hour ago.|By the bells it has been day for some time.] On the wall of {town} stand thousands, with their faces to the sea«, and nobody says a word».|[They have all come too early, or the sun is too late.|It is morning by the bells, and the stars are out.|The cocks have crowed, and it is still dark.] The wall of {town} is black with people who look out to sea, thousands of them, and you can hear the flags.] {G.full} has raised a hand, to give the sign to the choir, and holds it up«, with the other hand under the elbow». [Then at last there is an edge of gold.|In the end a line of gold shows on the water.|At last the horizon catches light.|Then a sigh goes along the wall, for there is a thread of gold.] [It comes up crooked.|One end of it is higher than the other.|It tilts as it rises, like a cart with one wheel in the ditch.|It jerks, stops, and jerks again.] [And everyone who has good eyes sees that something is walking|Those with good eyes begin to point, and then take their hands down again: something is walking|Somebody with good eyes says it first: something is walking|You narrow your eyes, and see that something is walking] in front of it«, with its head down to its knees», pulling.',
      '@wall',
    ],
    [
      'A wheel has fallen into the market of {town}. [It is as high as three houses, and glows, [and no one can go near it|and the air around it shakes]; [the fountain has boiled away|the fountain is dry and cracked].|[Three houses would not reach up to its hub.|Its spokes are as thick as church towers.] [It glows so that nobody comes near; where the fountain was there is a dry basin.|Nobody comes near it for the heat, and the fountain is a dry basin.]|It leans« on the roof of the corn exchange», red-hot«, and [the awnings have burned for a street around|the fountain under it has stopped hissing]».] [A girl in a leather apron« [much too large for her|down to her shoes|made for a bigger man]» is walking round it [and kicks the rim, and her foot smokes a little|and knocks on each spoke«, and listens»].|[One girl has come near.|There is one girl beside it.|Only one girl does not seem to mind.] [Her leather apron is so long that she treads on it; she goes round the rim, looks at it from below, and kicks it, in a shoe that begins to smoke.|In a leather apron that trails on the ground she goes all round it, clicks her tongue, and kicks the rim, and her shoe begins to smoke.]] "That is the near hind one," says {B.full}«, to [nobody|no one]». ["I told my master [in spring|in March|weeks ago] that something up there was squeaking."|"In spring I said that it squeaked, [and did anybody listen?"|and they told me to sweep."]|"It has been squeaking [since spring|for months], and nobody wanted to hear it."|"Nobody has greased it, and I said so [in spring|when it began]."]',
      '@wheel',
    ],
  ],
  ask: [
    '[{G} wants the sun to come up on the day on which it will not.|On the day on which the sun will not come up, {G} wants it to.] "I have greeted it every morning for {years} years«, and it has never occurred to me that it was somebody\'s work». [Find out who is missing [up there|from the road].|Somebody is missing up there, and I [want|need] to know [who|who it is].|There must be somebody up there who did it, and who does not do it [now|any more].|Whoever did it has stopped, and I [would like|want] to know who that [is|was].] [Go the whole road, if you must: it begins behind my altar."|If you have to, go the whole road; behind my altar it [begins|starts]."|The road [begins|starts] behind my altar, and you may [go|walk] all of it."|Behind my altar the road begins; [walk|follow] it to its end, if [it comes to that|you have to]."]',
    '"It is being pulled by one who is not made for it," says {G}. ["The right one [is gone|is not there any more|is missing].|"There was somebody in that seat who knew how, and he is not there now.|"The one who knows how is not [in the seat|up there].|"Somebody used to drive it, and drives it no more.] [Find out who took the driver of the sun; and bring back either the driver, or someone who can do it."|Bring me that driver back, or [bring me|find me] [another|one as good]."|I need to know who took him, and I need him back, or someone as good."|Learn who is behind that, and put a driver back up there, [the old one or a new one|whichever you can get]."|Who did that, and who is [to drive|going to drive] [tomorrow|after this]?"]',
  ],
  fee: [
    'Three kings have put together {coins} gp, each of them a third«, each to the copper», and {G} has it locked up so that they do not compare.',
    "{G} pays {coins} gp out of the temple's gold leaf«, [which is only fair, since the sun put it there|which is the sun's own colour, and so its own money|and has begun to scrape it off the ceiling]».",
  ],
  talk: [
    '{S.full} foretold it before the temple had begun to reckon«, and looks worse every day».',
    '[{A.full} has promised the world a new light«, cheaper and closer to home».|There will be a new light, says {A.full}, closer to home, and cheaper.] [A tower is being built for it.|The tower for it is going up already.]',
    '[Cocks crow at noon now, and {T.full} gets up with them«, so as not to hurt their feelings».|{T.full} sleeps till noon these days, when the cocks crow; they take it hard enough as it is.]',
    [
      '{B.full} fell from the sky with a wheel, as a baby, people say; the foster parents swear that it was a chimney.',
      'v=b',
    ],
    '[In {town2}, the last harbour in the west«, from which the dead set out», they have so much evening that they [are selling it|sell it to visitors].|The people of {town2}, the last harbour in the west, where the dead embark, have more evening than they can use, and sell it by the hour.]',
    'There are {num3} steps behind the altar, and in living memory [nobody|no one] has gone down« to see what they are for».',
  ],
  run: [
    [
      '[The one who walks in front is a horse.|What walks in front is a horse.|It is a horse that walks there.] [It is the last of four, and it is lame|There were four of them; this one is [alone|the last] and limps|The harness is for four, and it goes lame in it, alone|It limps, and three empty collars drag beside it] (DC 16 Perception or Animal Handling). [It looks back to see if someone is coming to [help|its help].|Every few steps it turns its head, to see whether [anybody|someone] is coming.|Now and then it [stops and looks|looks] back, as a horse does for its [stable mates|companions].|Its ears are turned back all the time, [towards|listening for] somebody who is not there.]',
      'start=wall',
    ],
    [
      'The axle pin of the wheel was sawn through from [outside|the outside] (DC 16 Investigation), with a tool of star iron. [There are few on earth who have such a thing.|Not many people on earth could buy one.|One would have to be a king or a mage to own such a saw.|Such tools cost what a castle costs.]',
      'start=wheel v=a',
    ],
    [
      'The rim is [worn flat in one place|ground flat in one place|flat in one place], and [the pin is whole|nothing has been sawn|nobody has cut anything] (DC 16 Investigation). [The wheel broke because the sun was stopped, at full speed, above {town}.|At full speed«, right over {town}», somebody pulled up, and it broke.|Over {town} the driver stopped, all at once, and the wheel could not.|It broke when somebody stopped the sun in the middle of the road, over {town}.]',
      'start=wheel v=b',
    ],
    '{A} is there at once, [with instruments, is deeply concerned, and writes down the time|deeply concerned, with a clock and a notebook].',
  ],
  gist: [
    [
      "{A} has taken the driver of the sun captive and chained three of the four horses to a tower«, so as to drive a sun of {A.their} own»; {H} did the flying. [On the day without a dawn {A}'s light goes up, for those who pay.|The new light is lit on the day without a dawn, and [whoever pays may stand in it|it shines on those who pay].|From the day without a dawn on, light is to be had from {A} alone, at a price.] [The driver lies in {lair}, blinded.|In {lair} lies the driver, blinded.]",
      'v=a',
    ],
    [
      'The driver has left the sun of his own accord, because of a grief« that [nobody|no one] but {A} had noticed»: his daughter fell from the chariot as a baby, seventeen years ago, and he mourned for her until he saw a girl in {town} who might be she. [It was {B}, and she is.|That girl was {B}, and he is right.] {A} only makes use of it, keeps him at {lair} with a false likeness, which he takes for the girl that he saw, and has {H} drive meanwhile«, so as to learn how it is done».',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who knew the day to the minute: the last horse told it to {S} in a dream«, and {S} is ashamed of that». «[On the beach, among the followers,|Where the followers camp, by the sea,] »{S} [takes the party aside|draws the party behind a boat]: "[It was a horse who told me|I have it from a horse|A horse came and said so]«, [in a dream|while I slept]». [They have sold their [houses|cows|shops], and I cannot [tell them|say that to them]|Please [say nothing to them|do not tell them|keep it to yourselves], they [sing so well|are so happy|sing so loudly]|I had hoped that [it would be forbidden[| by now]|they would [laugh at|not believe] me|{G} would forbid it], [and they have followed me here|and now they sing|but they came with tents]]."',
  ],
  truth: [
    [
      '[The sun is driven by one whom the oldest books call only the Driver|There is somebody who drives the sun, whom the oldest books call only the Driver|The Driver, as the oldest books call him, drives the sun|The sun is a load, and it has a driver, the Driver of the oldest books], [with four horses, along a road of light, and by night through the land of the dead back to its stable|by day with four horses along a road of light, and at night home again, through the land of the dead|with four horses: over a road of light in the daytime, and through the land of the dead at night, back to the stable]. [It is done from [duty|a sense of duty].|It is work, and he has not missed a [day|morning].|He does it because it must be [done|done by somebody].|Nobody pays him for it[|, and nobody praises him].|In all of time he has not been [late|ill].] Only {G} has thanked him«, [each|every] morning, without knowing that there was somebody to thank».',
    ],
    [
      [
        '[{A} has counted what light is worth.|Light can be sold, if there is not too much of it, and {A} has done the sum.] With {H} and a ship of star iron {A} lay in wait where the road dips, sawed through a pin, and caught the Driver« as he fell». [The Driver would not give up the reins, and it [cost him his eyes|has cost him his sight].|The Driver held on to the reins, and so they [put out his eyes|blinded him].|His hands stayed on the reins until [his eyes were put out|they had blinded him].|Only when he [could no longer see|had been blinded] did he let go of the reins.] Three horses turn the tower« of {A}» round« already, like a mill». [The last has [bitten|gnawed] through its rope, and pulls the sun« [alone|by itself]».|The [fourth|last] has [gnawed|bitten] through its rope, and pulls the sun without the others.|The [fourth|last one] got away, and [went back|has gone back] between the shafts of its own accord.|One tore itself loose, the oldest, and does the work of four.]',
        'v=a',
      ],
      [
        'On midsummer morning he looked down at {town} and saw a girl of the right age kick a wheel as he does it himself. «[It could not be.|All these years he had thought that she was dead.|She would have been seventeen, if she had lived.|He had buried her in his mind long ago.] »[He drove closer«, until it singed the fields», and she did not look up«, for nobody looks at the sun».|He came so near that [the wheat caught fire|roofs began to smoke]; but people do not look up at the sun, and she did not either.|He bent so low to see her face that the ponds dried up, and she only put a hand over her eyes.|To see her better he left the road a little, and a wood [burned|caught fire]; she [shaded her eyes and went on with her work|went indoors for the shade].] [Then he [stopped|pulled up] and laid down the reins[|, and got down].|At that he stopped [on the road|in the middle of the road] and [laid|put] down the reins.|Then the reins were too heavy for him, [and he put them down|and slid out of his hands].|After that he could not drive on, [and stood still, and laid down the reins|and the reins stayed where he laid them].|He stopped where he was, got down, and laid the reins on the road.] [As the chariot stopped, a wheel broke off, and fell into the market of {town}.|The chariot stopped so suddenly that a wheel broke off, and fell on {town}.|A wheel broke with the shock, and came down in the market of {town}.|One wheel did not bear that; it fell into the market« of {town}».|The near hind wheel broke at that, and fell on {town}, into the market.] {A} had watched him from the sky ship« for a week», and had heard him sing for a child who was not there; so {A} was ready, and met him with a girl made of light, who says "father" and nothing else. [The Driver [takes her for|thinks that she is] the [one|girl] in the market, and [sits and looks at her|has not looked at anything else since].|To the Driver she is the [one|girl] in the market«, [and has all of his attention|come home]».|The Driver believes that she is the [one|girl] from the market, [because he wants to|and asks [no questions|nothing more]].] Three of the horses followed him; {H} drives meanwhile, with the last one, and cannot.',
        'v=b',
      ],
    ],
    [
      '[{T} hears a hammering, from behind the altar, a long way down, between midnight and dawn.|Between midnight and dawn«, as {T} knows», somebody is hammering, far below the altar.] [It is|That is] the old stable hand of the Driver, [who is making a new wheel in his workshop, at the foot of the stair behind the altar|who has a workshop at the foot of the stair behind the altar, and is making a new wheel in it]; by order of {A} the old man may not set foot in {lair} any more, [and only keeps its lower door«, which he opens to friends»|and may only guard its lower door; to friends he opens it]. [He will tell [anybody|anyone] who comes down from {town} what he knows, about the horses as about the Driver.|What he knows of the horses and of the Driver he tells to whoever comes down« from {town}».]',
    ],
  ],
  turn: [
    [
      "[The horses do not obey reins. They never did|No rein has ever led these horses|Reins have never meant anything to these horses|These horses do not go for reins, nor for a whip]: each of them goes for the sake of [one thing on earth that it likes to see in the morning|something that it likes to see in the morning, down on earth]. «[{A} has never asked which.|It has not occurred to {A} to ask which.] »[[The stable hand knows|The stable hand, who brushes them, knows|The stable hand knows, and nobody asks]. The|The stable hand could have said: the|The stable hand knows each by its wish: the] last horse goes for {T}'s cocks; the others go for bread fresh from the oven, for the choir on the wall, and for children who wave. Whoever brings one of the three what it likes, in the mill« under {A}'s tower», can unbuckle its collar«, and it follows them».",
      'v=a',
    ],
    [
      '{B} can drive. [She has known it since she was small, has practised with a cart«, at night», and burned down a barn.|As a small girl she found it out, with a cart, at night, and a barn is gone because of it.|It came to her as a small girl, in a stolen cart at night; the barn at the end of the lane could not be saved.] [She can bring up the sun on the day without a dawn.|On the day without a dawn she can bring up the sun.|If nobody else will, she can bring up the sun, also on the day without a dawn.|The sun would come up for her, on the day without a dawn.] [If she does, the Driver sees that there are two of them, and which one is made of light.|Then the Driver will see who has the reins.|From the stable door the Driver will see who sits up there, and what sits beside him.|When she passes, the Driver will see that he has been looking at a lamp.] [If he knew of {B} beforehand, he brings her the other three horses; otherwise he leaves {A} and the horses where they are, and comes to her alone.|If he has been told of {B} beforehand, he will bring her the other three horses; if not, he will leave horses and road as they lie, and come to her.]',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} has got up before the sun every day« for {years} years» and now lies awake, [ashamed of having called it prayer|and is ashamed of what was called prayer].',
    ],
    A: [
      "{A} has [never done anything by halves« and never been warm»|always been cold, and never done anything by halves]. {A} [believes that a thing which hangs on one person's sense of duty is badly constructed, and is right|thinks it bad engineering if everything hangs on one person's sense of duty, and it is].",
    ],
    B: [
      [
        '{B} is seventeen. [The apron that protects her from the wheel was given to her master by the stable hand of the sun, in payment for a hub.|Her apron, which keeps the heat of the wheel off her, is what the stable hand of the sun once paid her master with, for a hub.] [She wants to be told what she is [for|good for]«, by [somebody|someone] who is not afraid of her».|What she would like is [somebody|someone] who is not afraid of her, and tells her what she is [good for|for].|She [looks for|would like to meet] [somebody|someone] who does not step back from her, and who [knows|can say] what she is [for|good for].]',
        'v=a',
      ],
      [
        '{B} is seventeen, and no fire has ever burned her«, with the apron or without». [She wants to be told what she is [for|good for]«, by [somebody|someone] who is not afraid of her».|What she would like is [somebody|someone] who is not afraid of her, and tells her what she is [good for|for].|She [looks for|would like to meet] [somebody|someone] who does not step back from her, and who [knows|can say] what she is [for|good for].]',
        'v=b',
      ],
    ],
    S: [
      '{S} has a sect [by accident« and does not know how to dissolve it»|without ever having wanted one, and no idea how to send it home]. {S} foretold the night [in the hope that [somebody|someone] would forbid it|so that [somebody|someone] would come and say that it must not be].',
    ],
    T: [
      '{T} knows the first minute of [each|every] day as others know a child. {T} can imitate {few3} kinds of morning.',
    ],
    H: [
      '{H} [can fly anything« and wanted to see the road from above once»|would fly a barn door, and had always wanted to see the road from above]. {H} has [no eyebrows left and sleeps in boots, for fear of being late|lost both eyebrows, and goes to bed in boots, for fear of being late].',
    ],
    R: [
      '{R} comes from where the sun goes down and has followed it« on foot» all {R.their} life. {R} has sworn to kill whoever stops it, and has {few4} arrows left.',
    ],
  },
  places: [
    {
      name: 'the temple of the morning|the temple of the east|the temple above the sea|the temple of the first light|the temple of the dawn',
      look: [
        '[An open hall above the sea, [all its doors to the east but one, which is locked|with open doors all along the east side, and a single locked one in the west].|The hall has its doors to the east, above the sea, and on the other side only a small one, which is locked.|Twelve doors stand open to the east and the sea; [the thirteenth, in the west, has no key|the one in the west is locked].] [Behind the altar of {town} there is a stair, from which a smell of hay comes, and of hot iron.|It smells of [hay|oats|horses] behind the altar«, and of [hot iron|a forge]», where a stair goes down.|A stair goes down behind the altar, and [the draught from it smells of [hay|straw] and hot iron|up it comes the smell of a stable, and of a [smithy|forge]].|Behind the altar, [where incense should be|under the incense], it smells of [horses|hay|a stable] and [hot iron|a smithy], and a stair begins.]',
      ],
      todo: [
        '[Three armies guard the temple of {G}|The temple of {G} has three armies round it]«, [each|every one of them] against the other two». You may pass if all three say yes, and no two of them will say it on the same day, unless {G} thinks of something (DC 17 Persuasion; or you go past them while it is dark«, which is longer [each|every] day»).',
      ],
      what: [
        [
          'Arcana :: measuring the rut in the road of light :: [It was made by an axle that dragged.|An axle has dragged here.|It is the mark of an axle without its wheel.] [At the beginning of it lies a rope of star iron|There is a rope of star iron where it begins|Where it begins somebody has left a rope of star iron], with a loop«, [for a very large throat|which would fit the neck of a very big horse]».',
          'v=a',
        ],
        [
          'Perception :: following the rut in the road of light to where it begins :: [There is no sign of a struggle.|Nobody has fought here.|There was no fight.] [Here the reins were laid down«, side by side»; whoever took them up again has left a very small shoe.|Somebody put down the reins here, next to each other and quite straight; their marks are left, and a very small shoe.|The marks of the reins are there, in order, with a very small shoe on top of them.]',
          'v=b',
        ],
      ],
      who: 'Investigation :: looking at the temple\'s log of ships :: In the week before the first late dawn the sky ship of {A} went out« to the road of light» every night, "to observe". [Since that dawn {H} has brought it home singed.|{H} has had its sails mended every week since.|With {H} on board it has come back singed ever since.]',
      where:
        'Religion :: reading the stair\'s inscriptions :: ["Down to the hay, and up to the day."|"Up to the day, and down to the hay."|"Here the night is shod, and the day harnessed."|"Below for the fodder, above for the light."|"Grooms by the foot of the stair, the Driver by the head."] Those are the two doors of one house, {lair}; the priests of {town} used to sweep it«, until they forgot why».',
    },
    {
      name: 'the market with the wheel|the market of {town}|the market place with its wheel|the hot market|the market under the wheel',
      look: [
        '[{num2.u} people stand at the edge of the heat and hold out bread to toast it.|At the edge of the heat {num2} people stand and toast bread.] [In the midst of it, quite alone, sits {B}, and oils a hub.|{B} sits in the middle of it, alone, and oils a hub.|Where nobody else could breathe, {B} is oiling a hub.]',
      ],
      todo: [
        '[Nobody|No one] can [get to her unscathed|get near her unburned|stand beside her for long] (22 (4d10) fire damage each minute, DC 17 Constitution half), [unless she lends them the apron, and she does so only to people who first tell her what they can mend|except in her apron, which she lends only to [people|those] who first tell her what they [can mend|know how to mend]|but she lends her apron to whoever first tells her what they can mend|unless they have the apron on: she gives it to people who first tell her what they have ever mended].',
      ],
      what: [
        [
          'Investigation :: looking at the pin with {B} :: Sawn: from below«, on the turn», by [somebody|someone] who was lying in wait.',
          'v=a',
        ],
        [
          'Insight :: asking {B} what she remembers from before :: [Horses; a voice that sang to keep them quiet|There were horses; and a voice sang to keep them quiet|A smell of horses, and a voice that sang to them], and was suddenly far above her«, and [did not stop|went on singing]».',
          'v=b',
        ],
      ],
      who: [
        [
          'Persuasion :: asking the blacksmiths of {town} about star iron :: {A} has bought up all there was, for a saw«, three collars» and a very large mill. [{H} fetched it« with burned hands».|It was fetched by {H}, whose hands were burned.]',
          'v=a',
        ],
        [
          'Persuasion :: asking the blacksmiths of {town} about star iron :: {A} has bought up all there was, for the keel of a ship, and for [a frame in the shape of a girl|a frame«, made to» the measure of a girl|a frame in which a girl could stand]. [{H} fetched it« with burned hands».|It was fetched by {H}, whose hands were burned.]',
          'v=b',
        ],
      ],
      where: [
        [
          'Perception :: putting an ear to the hub :: [It still turns, inside, in time with [something|something far away].|In there something has not stopped [turning|going round].|Deep inside it goes on turning, at a horse\'s [pace|trot].|There is a hum in it, as of something that is still [going round|turning].|A beat can be heard in it, like hooves a long way off.] [{B} points along the axle, out to sea«, to where the road of light begins»: "That is where it belongs."|"It belongs out there," says {B}, and looks along the axle, to where the road of light begins.] [It is {lair}.|She means {lair}.|There is only one thing there, {lair}.|What lies there is {lair}.]',
          'v=a',
        ],
        [
          'Perception :: putting an ear to the hub :: [It still turns, inside, in time with [something|something far away].|In there something has not stopped [turning|going round].|Deep inside it goes on turning, at a horse\'s [pace|trot].|There is a hum in it, as of something that is still [going round|turning].|A beat can be heard in it, like hooves a long way off.] [{B} points without thinking, out to sea«, to where the road of light begins»: "Home."|"Home," says {B} before she has thought about it, and points out to sea, to where the road of light begins.] [It is {lair}.|She means {lair}.|There is only one thing there, {lair}.|What lies there is {lair}.]',
          'v=b',
        ],
      ],
    },
    {
      name: 'the tower of {A.full}',
      look: [
        [
          '[It is higher than it should be, and stands in a ring of lamps|No law of building allows a tower of this height. Round it stand lamps|It has been built too fast and too high, among lamps|From its foot one cannot see its top. Round it stand lamps] that burn without [flickering|a flicker|smoke]. «[People queue up for a place in the light, and have their names taken down.|Names are taken down at a table, for a place in the light, and the queue goes round twice.|A clerk sells places in the light, by the square foot, to a long queue.|There is a queue for places in the light, and a list.] »[Under the [pavement|paving stones] something heavy goes round and round, and [the queue sways|those who wait sway] with it.|Something heavy is going round [and round|in circles] under the [pavement|ground], and the queue sways in time.|The [pavement|ground] trembles under it«, evenly», as [over|in] a mill.|Through the soles of your boots you feel something heavy going in circles.]',
          'v=a',
        ],
        [
          '[It is higher than it should be, and stands in a ring of lamps|No law of building allows a tower of this height. Round it stand lamps|It has been built too fast and too high, among lamps|From its foot one cannot see its top. Round it stand lamps] that burn without [flickering|a flicker|smoke]. [On the first landing {A} has furnished a nursery, which nobody has ever used, with paintings of a baby« in every possible light».|{A} has had a nursery fitted out on the first landing; no child has slept there, and on the walls hangs one baby, painted in each kind of light.]',
          'v=b',
        ],
      ],
      todo: [
        '[{A} opens the doors for the party and explains [it all|everything], [with great clarity|very clearly].|{A} has nothing to hide, opens each door, and explains what it is for.|{A} shows the party round in person, and answers each question before it is asked.|{A} gives the party a tour«, with figures».] [It is convincing|It is all quite reasonable|It convinces] (each character makes a DC 17 Wisdom saving throw, or will not act against {A} until [someone|somebody] has answered the argument aloud«; let the players try»).',
      ],
      what: [
        [
          'Investigation :: following the shafts of the mill downwards :: [Three huge horses turn them, with sacks over their heads«, and a whip cracks above them».|Down there three huge horses go round and round, with sacks over their heads; a machine swings a whip.|They end in a round vault, where three horses as big as houses turn the mill, with sacks over their heads.|What turns them is three horses, of a size that there is on no farm, hooded, under a whip that a wheel works.]',
          'v=a',
        ],
        [
          'Investigation :: following the lamps to where their light comes from :: {H} skims it from the sun on every trip. Beside the vats stand {few6} girls made of light, failed attempts at a likeness, each of which says "father" in another voice.',
          'v=b',
        ],
      ],
      who: 'Sleight of Hand :: pocketing the price list that has been printed already :: ["From the day without a dawn: by the [hour|quarter hour]."|"By the [hour|quarter hour], from the day without a dawn[| on]."|"Light by the hour, valid from the day without a dawn."|"Prices per hour, from the day without a dawn until further notice."|"From the day without a dawn: by the hour, children half price."] [{A} had the date before {G} reckoned it.|It was printed before {G} had reckoned the date, so {A} knew it.]',
      where:
        "Nature :: looking at {H}'s boots by the door :: [There are oats of gold between the nails.|Between the nails stick oats, of gold.|In the soles there are oats, and they are golden all through.|What looks like brass nails in the soles is oats.] They grow in no field; {H} gets to {lair} every night«, and comes back singed».",
    },
  ],
  lairLook: [
    [
      "[A stable, such as you build for four, only that each stall is as high as a church. [The hay is light.|The hay in the racks is light.|Its hay is light, tied in bundles.]|It is a stable for four, like any other, except that «each stall has room for a barn, and that »the hay is made of light.|Four stalls, [each as high as a church|each as high as the temple of {town}], racks full of hay, and the hay is light.|One would call it a stable for four, if [the walls of {town} were not lower than the stalls|a barn did not fit into each stall], and if the hay did not shine.|The stalls are four, and the wall of {town} would not reach up to the mangers; in the racks there is light, for hay.] In the straw sits the Driver, huge, with a chain of star iron round his neck (the key is on the belt of {A}; the saw that made him fall hangs on the wall and cuts it in one action) and a cloth over his eyes, and turns his face towards the party«, and it is [as if|as though] [a summer's day looked round|a window were opened on June]».",
      'v=a',
    ],
    [
      "[A stable, such as you build for four, only that each stall is as high as a church. [The hay is light.|The hay in the racks is light.|Its hay is light, tied in bundles.]|It is a stable for four, like any other, except that «each stall has room for a barn, and that »the hay is made of light.|Four stalls, [each as high as a church|each as high as the temple of {town}], racks full of hay, and the hay is light.|One would call it a stable for four, if [the walls of {town} were not lower than the stalls|a barn did not fit into each stall], and if the hay did not shine.|The stalls are four, and the wall of {town} would not reach up to the mangers; in the racks there is light, for hay.] [In the straw sits the Driver, [huge|a giant], before a girl made of light, who [has|knows] [one|only one] word.|The Driver sits in the straw, as big as a [hill|barn], and looks at a girl made of light, who [says|knows] [one|a single] word.|Before a girl made of light, who knows [one|only one] word, the Driver sits in the straw, [enormous|a giant].|On a bale sits the Driver, a giant, and listens to a girl made of light, who says the same word each time.] If {B} steps between the two, or somebody lays a very small shoe in his hand (the one from the road, or its fellow, which the old stable hand has kept), he stands up, the girl of light goes out, and {A} has no hold on him any more. [Until then he looks round at the party [only once|once], and it is [as if|as though] a [summer's day|day in June] looked round.|Before that he turns his head to the party once, and it is [as if|as though] a [summer's day|day in June] looked round.|Otherwise he does not look away from her, but for one glance at the party, which feels like [noon in summer|a noon in July|an open oven].|Until that happens he has one look for the party, as warm as a [summer's day|day in June]«, and turns back to her».]",
      'v=b',
    ],
  ],
  lairUse: [
    [
      'The bridles that {A} has laid aside hang [by|beside] the door. [The last horse comes to the door when it is [called|whistled for], and so does each that has [got away|escaped] from the tower.|[Call|Whistle for] the last horse, and it comes« to the door»; so does each that has [got away|escaped] from the tower.|Whoever whistles has the last horse at the door, and with it each that has got away from the tower.|The last horse can be called to the door, and so can each that has got away from the tower.] Whoever puts a bridle on one (DC 17 Animal Handling; no check with what the horse likes to see) can ride it for a round: [anyone|anybody|whatever is] in its way takes 33 (6d10) fire damage, DC 17 Dexterity half.',
      'v=a',
    ],
    [
      'The bridles hang [by|beside] the door. Whoever puts one on a horse that trusts them (DC 17 Animal Handling) can ride it for a round: [anyone|anybody|whatever is] in its way takes 33 (6d10) fire damage, DC 17 Dexterity half.',
      'v=b',
    ],
    '[When the great door is opened (DC 17 Athletics, two people)|If two people push the great door open (DC 17 Athletics)|With the great door open (DC 17 Athletics, two people)], it is morning in {lair}, and everything and [everyone|everybody] that {A} has bound or hired, or {A} if there is nobody, takes double damage until the end of the next round.',
  ],
  tactics: [
    '{A} fights with a lantern that drinks light instead of giving it«, held out in one hand», and swings it« from one side to the other»: half of {lair} is always dark; {H} flies the ship between them and cannot bring {H.themself} to ram [anybody|anyone]',
  ],
  companions: [
    [
      '[Those who serve {A} were promised never to be cold.|To be warm for ever was the wage of those who serve {A}.] [Shown the last horse, by [somebody|someone] who [holds|strokes] its head|At the sight of the last horse, when [somebody|someone] holds its head|If [somebody|someone] leads the last horse before them] (DC 16 Persuasion or Animal Handling), [one of them« is ashamed, and» [lays down the weapon|goes home]|the first of them is ashamed, and [leaves the fight|goes home]].',
      'escort=people',
    ],
    [
      '[The others« who fight for {A}» were bound in the hours that the sun is missing.|In the hours that are missing {A} bound the others who fight here.] [In daylight they stand still, and wonder why they obey {A}|When there is daylight, they stop, and no longer obey {A}|Daylight makes them stop, and forget the orders of {A}]; a spell that makes daylight is enough, or a bright lamp held up close (one action).',
      'escort!=people|no',
    ],
  ],
  parley: [
    '[{A} is right that it must not depend on one alone.|It should not hang on one alone, and there {A} is right.] Whoever offers a better way than the tower (a rota of drivers, a school, {B}; DC 17 Persuasion) sees {A} hesitate, and pick up a pen.',
  ],
  spells: [
    [
      11,
      '*True Seeing* into the sunrise shows [the horse|a horse|the horse and the empty collars], and costs the caster their sight [for an hour|for an hour afterwards]«. {G} [asks what they saw, and sits down|wants to hear all of it, and sits down]».',
    ],
    [
      11,
      [
        '*Sending* to the Driver: ["I am late[, I know|, and it hurts]. Tell {T.name}\'s cocks I am sorry.|"I know what time it is, and greet the cocks of {T.name}.|"{T.name}\'s cocks were right, it is past the hour.] [Has anybody fed the horses? |Are the horses fed? |The horses want feeding. |The bay eats badly alone. ][Mind the rut."|There is a rut."|Whoever drives, keep left of the rut."|And keep out of the rut."|Brake before the rut."|Who made that rut?"|That rut is new."|Slow down at the rut."]',
        'v=a',
      ],
    ],
    [
      11,
      [
        '*Sending* to the Driver: ["I am late[|, I know]. Apologies to {T.name}\'s cocks.|"I know the time. Greet the cocks of {T.name}.|"{T.name}\'s cocks were right, I am late.] [My daughter is with me|I have my girl back|My little one is here|My daughter has come home|It is she|I have found her][, and she eats nothing[; what do they eat?"|; what does one give them?"|."]|, and she has one word[; is that usual?"|, over and over."|; what do others say?"]|, cold to the touch; should she be?"|, so I cannot leave; she [might go again."|was gone so long."]|; she calls me father, and I forget my questions."]',
        'v=b',
      ],
    ],
    [
      11,
      '*Sunbeam* and *Daylight* are a great comfort in {town}, and [a trade; {A} has registered both|may be cast for a fee, which {A} collects].',
    ],
    [
      13,
      [
        '*Regenerate* [gives the Driver his eyes back|gives the Driver back his sight|heals the eyes of the Driver]. [He opens them only when somebody has told him what there will be to see.|They stay shut until somebody has said to him what there is to see.|He keeps his eyes shut all the same, until somebody says that it is worth it.|For a while he holds a hand over them, and asks who is there.]',
        'v=a',
      ],
    ],
    [
      13,
      '*Teleport* to {lair} works for [whoever has been|those who have been] on the road; [others arrive on it, in front of the horse|everybody else lands on the road, in front of the horse].',
    ],
    [
      17,
      '*Wish* brings up the sun for one day. [It is a very beautiful one, and on the next the horse does not get up.|There was never a finer day, and the morning after it the horse stays down.|It is punctual«, cloudless» and dear: the next morning the horse cannot stand.] [*Gate* to the Driver opens, and is too narrow for him.|A *Gate* to the Driver opens, and he does not fit through.|*Gate* lets one talk to the Driver; he gets a shoulder through it, and no more.]',
    ],
  ],
  clock: [
    [
      '[The sun is later again«, by some minutes».|Once more the sun takes some minutes longer.] {A} lights the first ring of lamps, [and the neighbouring realms put down a deposit|for which the neighbouring realms have paid in advance].',
    ],
    {
      text: [
        "{S}'s sect is driven into the sea« for having been right». {few2.u} hundred stand in the surf.",
      ],
      stop: [
        'have {S} tell them that it was only a dream« about a horse» (DC 16 Persuasion): they laugh, and go home',
      ],
    },
    {
      text: [
        [
          'The last horse stumbles«, on the road,» in front of« the whole of» {town}, and {H} takes it away in a collar. [In the days that are left {H} tows the sun with the sky ship, for one hour a day.|{H} tows the sun with the sky ship from then on, one hour a day.]',
          'kind=quest',
        ],
        [
          'In the first hour of the morning the last horse lies down in its harness«, in view of all {town}». {A} sends {H}, who takes it away in a collar, [and in the days that are left the sky ship tows the sun, for one hour a day|and from then on the sky ship tows the sun, one hour a day]. [If the party has not driven the road of the night by then, the chariot waits for them on the quay of {town2}, without a horse, and they must go into the harness themselves.|A party that has not yet driven the road of the night finds the chariot on the quay of {town2}, without a horse, and must pull it.]',
          'kind=adventure',
        ],
      ],
      stop: [
        'stand on the wall in time, with {T} and a cock, whose crowing it likes to hear; [it gets up« for the bird», before {H} has reached it|for the bird it gets up, and {H} comes too late]',
      ],
    },
    [
      'On the day without a dawn [everybody|everyone] is on the wall. {G} raises a hand and holds it up, for as long as {G} lives.',
    ],
  ],
  after: [
    "[On the tower a lamp goes on. It is bright, and belongs to {A}.|There is one lamp, on the tower, and it belongs to {A}.|The next light that anybody sees is a lamp of {A}'s, on the tower.]",
  ],
  endings: [
    {
      heading: 'The Driver comes home',
      text: [
        [
          '[The Driver puts on his gloves, asks the way to the door, and lays a hand on the neck of each of the four.|In his old coat the Driver is led to the door, and [feels along the harness|feels for the harness], and pats four [necks|noses].|The Driver asks for his coat and then for his horses«, and knows all four by their breath».|Somebody holds his coat for him, and the Driver goes from neck to neck with his hand until he has counted four.] [It does not take long; [the sun is only nine minutes late|nine minutes after its time the sun is up][|, and level].|In nine minutes it is done, and there is the sun.|Nine minutes late, and not one more, the sun comes up, straight.|That morning the sun is nine minutes late, and nobody minds.|Nine minutes later it is day«, from edge to edge».|On the wall of {town} they count: it is nine minutes late, and level.] From [then on|that day] {B} has charge of the wheels, and what he cannot see the horses see for him. [{A} gets the mucking out, with a very long fork.|For {A} there is a very long fork, and the mucking out.|The stalls are mucked out by {A} from now on.|{A} mucks out«, [by order of the horses|four stalls a day]».]',
          'v=a',
        ],
        [
          'The Driver puts on his coat, walks to the door, and stops before {B}. [It does not take long; [the sun is only nine minutes late|nine minutes after its time the sun is up][|, and level].|In nine minutes it is done, and there is the sun.|Nine minutes late, and not one more, the sun comes up, straight.|That morning the sun is nine minutes late, and nobody minds.|Nine minutes later it is day«, from edge to edge».|On the wall of {town} they count: it is nine minutes late, and level.] [From then on two of them drive, and on some mornings it rises with a jolt, and in {town} they say: that is she.|After that they take turns; now and then the sun jumps a little, and {town} knows who has the reins.] [{A} gets the mucking out, with a very long fork.|For {A} there is a very long fork, and the mucking out.|The stalls are mucked out by {A} from now on.|{A} mucks out«, [by order of the horses|four stalls a day]».]',
          'v=b',
        ],
      ],
    },
    {
      heading: '{B.name} drives',
      text: [
        '[If the Driver cannot, {B} can, and the old stable hand helps her up.|{B} can do it if the Driver cannot; the old stable hand holds the step for her.] *The price:* [nobody who drives the sun comes down again before they are old|whoever drives the sun is old before coming down again|it is work for a whole life, and there is no way down from it until one is old|she will be an old woman when she comes down again]; [she asks the party to walk with her to the [last|top] step|she would like the party to come along as far as the [last|top] step|she wants somebody beside her up to the [last|top] step]«, and [to look up now and then|a wave now and then|asks them to wave, at noon]».',
      ],
    },
    {
      heading: 'A sun on a rota',
      text: [
        "[The kings take it in turns|Three kings take turns], with {A}'s ship and four horses that have been asked. *The price:* from now on the day belongs to [somebody|someone], and [has to|must] be negotiated every spring«; {G} [goes on getting up first, as a matter of principle|still gets up before it, on principle]».",
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[It is night over {town}.|The night over {town} has not ended.|Over {town} it is noon by the bells, and dark.] [On the road stands the chariot, with three wheels, and one in the market|Three wheels are on the chariot, out on the road, and the fourth is in the market|Out on the road the chariot stands on three wheels|The chariot has got stuck on the road, a wheel short]; [there is a horse that would try once more, if [somebody|someone] pulled beside it|its horse has got up again, and looks round for somebody who pulls with it|one horse is left, and it would try again«, with help»|in its harness one horse is waiting, and there is room beside it]. [If {H} has taken the horse away, {H.they} brings it back for this.|If {H} has the horse, {H.they} comes running with it.|{H} has led the horse back, if {H.they} had it.] [(Let the party [pull|push]: DC 17 Athletics from each, as a group.)|(They can [pull|push|help it]: DC 17 Athletics from each of them, as a group.)|(A [rope|strap] lies ready: DC 17 Athletics for each of the party, as a group.)|(The party can lend a [shoulder|hand], each with DC 17 Athletics, as a group.)|(For the party that is DC 17 Athletics [each|for each of them], as a group.)|(DC 17 Athletics from [everybody|each of the party], as a group, and it [moves|rolls].)]',
      ],
    },
  ],
  hoard: [
    'In the manger of the fourth stall lies what the sun has brought home from all that it has shone on: {items}, and {worth}. [The stable hand asks them to take it, as it [pricks|gets into the oats].|It pricks[| the horses], says the stable hand, and they should [take it|have it].|The stable hand has been meaning to [clear it out|throw it out|sweep it out][| for years].|It gets into the [oats|hay], says the stable hand, [and is glad|who is glad] if they take it.|Horses have no use for it, says the stable hand, and holds the [sack|bag] open.]',
    'In the tower {A} kept the deposits of three kings: {items}, and {worth}«; {G} does not think that they will ask for it back».',
  ],
  favour: [
    '[The sun knows the party.|The Driver will not forget the party, nor will anybody who drives in his place.|They have a friend in the sky.|Up there somebody looks out for them.] [Once, for each of them, it will stand still for «the length of »a fight.|For each of them the sun will stand still, once, as long as a fight lasts.|The sun will stop for them, once for each, until a fight is over.]',
    '[The three kings, who cannot agree on anything, each give the party the same fief« near {town}, on the same day»; they may keep all three.|Each of the three kings has the idea of giving the party a fief near {town}. It is the same fief, and they may keep all three deeds.|On one and the same day each of the three kings gives them a fief near {town}, and it is the same one; since they cannot agree about that either, the party may keep all three.]',
  ],
  steps: [
    'See from the wall of the city what is wrong with the sunrise.',
    'Find out what has become of the driver.',
    'Look at the wheel in the market, and at who tends it.',
    'Go up the road before the day without a dawn.',
  ],
  acts: lateSunActs,
};
