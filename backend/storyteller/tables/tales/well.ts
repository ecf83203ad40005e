import { wellActs } from './well-acts.ts';
import type { Tale } from './tale-types.ts';

export const wellTale: Tale = {
  id: 'well',
  titles: ['What the Well Asks', 'The Well at {town}'],
  tones: ['horror', 'grim'],
  levels: [1, 10],
  cast: {
    G: 'mayor|she:abbess',
    A: 'well master|sexton',
    B: 'he:blind stonecutter',
    S: 'water carrier|charcoal burner',
    T: 'she:laundress|keeper of the wash house',
    H: 'bell ringer',
    R: 'exorcist',
  },
  named: 'she:',
  alsoNamed: 'she:',
  deadline: 'the blessing of the well',
  num: [18, 34],
  lair: {
    name: 'the drowned chapel|the sunken chapel|the chapel under the water|the chapel under the shaft|the flooded chapel|the lost chapel|the upturned chapel|the chapel in the deep',
    short: 'chapel',
    terrain: 'underground',
  },
  leader: ['undead', 'people'],
  fighter: 'the thing',
  alsoOf: ['he', 'she'],
  escort: ['undead'],
  pitch: [
    '[The well of {town} has begun to answer.|There are answers from the well of {town}.|In {town} the well has begun to speak.] [Whoever calls down a name at night is answered by the one who bore it, and the dead sound well«, and glad to be asked».|One calls a name into it at night, and the one who bore it answers; the dead are in good spirits«, and glad to be asked».] [They want only small things: a comb, «a song, »the door left open.|They ask for so little: «the door left open, »a song, a comb.|What they would like is next to nothing, a comb, «a tune hummed, »a chair by the window.|Each of them has one small wish, such as a comb, or that somebody leaves the door open.] {G} has buried {few} people since then who [walked down to it on their own feet|went down to it of their own accord].',
    '[In {town} they do not visit graves any more; they go to the well.|The graveyard of {town} is overgrown, for people go to the well instead.|Whoever mourns in {town} goes to the well, and no longer to the grave.] [At night they call a name into it, and the one who bore it answers, warm and clear«, and asks how they have been».|A name is called into it«, after dark», and its bearer answers, in the old voice«, and asks after the children».|Whoever calls a name into it at night hears the dead person who had it, warm and clear, and glad of the visit.] [The dead would like a little something in return, a button, «a tune, »a light on the sill.|It is never much that the dead would like, a button, «a tune, »a light on the sill.|In return the dead ask for trifles, for a light on the sill, «a button, »a tune.] {few} of those who called have walked down to them« since». {G} was there each time the bucket brought something up.',
  ],
  stakes: [
    '[At the blessing of the well, in {days} days, all of {town} stands round it and says the names of its dead together«, as [each|every] year».|In {days} days, at the blessing of the well, all of {town} will stand round it, as [each|every] year, and say the names of its dead.] {G} has asked the well what would happen if [nobody|no one] came, and it laughed«, with the voice of {G.their} mother».',
    '[In {days} days is the blessing of the well, when «by custom »all of {town} says the names of its dead« in one breath».|The blessing of the well is {days} days away; by custom {town} says the names of all its dead there, in one breath.] [{G} wanted to call it off. That night«, from under the floor,» the well asked {G.them} very kindly not to.|The night after {G} had tried to call it off, a voice under the floor asked {G.them}, very kindly, to let them have it.]',
  ],
  start: [
    [
      '[[There is a queue, at two in the morning.|It is two in the morning, and there is a queue.|At two in the morning people are queueing.] {num2.u} people in coats over nightshirts stand before the well «of {town} »and do not look at each other.|It is two in the morning, and {num2} people stand in line at the well of {town}, coats over their nightshirts, each looking at the back in front.] [At the front a man kneels with his «whole »head in the shaft.|The first of them is on his knees with his head over the water.|The man at the front has knelt down, and talks into the shaft.|At the rim a man lies on his stomach, with his head in the shaft.] ["Yes," he says, "I will bring it, and are you [warm|dry|alone]?"|"Of course," [you hear|he says to it]. "I will bring it [tomorrow|in the morning|on Sunday], and are you [warm|well]?"|"Nothing else?" he asks. "Then I will bring that, my dear."|"The blue one," he says, "yes, I know where it hangs."] [He stands up and goes home with [quick|light] steps«, like somebody who has been given [a day|the day] off».|He gets up and passes you at a quick walk, and his face is that of somebody who has been let off work.|Then he wipes his knees and goes off, almost at a run, smiling.|He goes home past you with wet hair and the face of a bridegroom.] [It is your turn, if you want.|There is room at the rim now, and the woman behind you waves you on.|The queue moves up, and you stand at the rim.|"Go on," says the woman behind you, "they do not mind strangers."]',
      '@queue',
    ],
    [
      '[Somebody has left a child\'s bed in the street, made up«, with the corner turned back». Wet footprints lead from the well «of {town} »up to it, small ones. [They do not lead away.|None leads away.]|In the middle of the street stands a child\'s bed, made up, one corner turned back. From the well of {town} to this bed runs a line of wet footprints, small and bare. From the bed to anywhere else there is none.] [In the doorway stands {B.full} with|{B.full} stands in the open door with] his white eyes «wide »open. ["Is she in it?" he asks you.|"Has she come?" he asks.|"Who is in it?" he asks you.|"Is the bed empty?" he asks.] ["Please say exactly what you see."|"Tell me what you see, and all of it."|"Do not be kind, say what is there."|"I made it up as she likes it[. What do you see?"|; is it slept in?"]]',
      '@bed',
    ],
    '[A woman sits on the rim of the well of {town}, at night, with her legs inside, and knits. The wool runs down into the dark, and is drawn in from below, evenly«, [as if somebody were holding the ball for her|at the pace of the needles]».|[On the rim of the well of {town} sits a woman with her legs inside, knitting, at this hour.|At the well of {town} a woman has swung her legs over the rim, and knits, in the middle of the night.] A strand of wool hangs down from her lap into the shaft, and it moves: somebody down there is taking it in, stitch for stitch.] ["It is for him," she says to you, without looking up.|"For him," she says, and goes on with her row.|"He felt the cold so," she says to you, over her needles.] ["He says that he is nearly warm."|"Another row, he says, and he will be warm."|"It has to reach all the way down."|"He has asked for long sleeves."|"Now it is up to his knees, he says."] Behind you {G.full} comes running with a lantern«, puts it down,» and holds the woman by the belt«, with both hands».',
  ],
  ask: [
    '[{G} wants it to be silent before the blessing.|Before the blessing it must be silent, says {G}.] ["I do not ask you what it is.|"Do not tell me what [it is|is in there].|"What it is, I would rather not [know|hear].|"I need no [explanation|reasons].] [I have talked to it, and it [knows what I was called as a child|has not forgotten anything].|I did talk with it, and it knows what I was called as a child.|It has called me by a name that nobody alive has ever [heard|used].|I asked it something that only my [mother|brother] could know, and it knew.] [I ask you to stop it, and not to listen."|Stop it before [it calls for you|it knows your names]; it is quick with names."|Silence it, and tell me [nothing|no word] of what it said."|Stop it, and do not listen while you do."|Make it stop, and stop your ears first."|Put an end to it, and if it speaks to you, [sing|count aloud]."]',
    '["They are not lying," says {G}. "|"They are no liars," says {G}. "|"People call them liars," says {G}. "They are not. ][That is what I cannot make anybody understand.|I wish they were; then I could tell people so.|If they were, [I could put up a notice|we could laugh about it].|I have tested them, I am ashamed to say.] [It is really [them|our dead].|Those are [our dead|ours|our own people].|They are who they say.|My own aunt is among them, just as she was.] [Find out who has taught them to ask for things."|But who in {town} has taught them to ask for things?"|But my aunt never asked anybody for anything. Who [tells them to|has told them to|puts it into their heads]?"|Only, they never used to want things, and somebody must have put that into their heads."]',
  ],
  fee: [
    '{G} offers {coins} gp« [from the collection for the new bucket chain|out of the fund for widows|put aside for a new roof]».',
    '[There are {coins} gp.|It is {coins} gp.|For it there are {coins} gp.|The fee is {coins} gp.] {G} counts them out[ with shaking hands and adds: "It has told me that you would take it."|, and miscounts, and starts again. ["It knew that you would take it."|"It said that you would come, and what you would cost."]|, and does not look up. "It has told me [your names already|your names|who you are, one by one]."]',
  ],
  talk: [
    '[{S.full} has drunk nothing but river water since «the week in which »the well began to speak, and will not say why.|{S.full} has fetched all water from the river since «the week in which »the well began to speak, and does not say why.]',
    '[{B.full} built the new rim« of the well» and went blind in the same week.|In the week in which {B.full} built the new rim of the well, he went blind.]',
    '[{B.full} hears his daughter {W.name} in the well.|In the well {B.full} hears {W.name}, his daughter.] [She ran away to {town2} once, and [nobody|no one] has ever heard that she died« there».|She had run away to {town2}; if she died there, it is news to all of them.]',
    '[The water of {town} has never been so good.|Nobody in {town} remembers better water.|They come from other places for the water of {town}.] Even the sick drink it.',
    '{A.full} lets [nobody|no one] draw after dark without a coin for the dead. [[Somebody|Someone] [has to|must] keep order, people say.|It is only right, people say, with such a crowd.]',
    'What the dead «of {town} »ask for is small. [Only the third thing is not small.|The third thing is another matter.|Nobody likes to say what the third thing was.]',
    '[In the old days there was a chapel where the well is now, and it did not burn«, whatever the priests tell».|On the spot where the well is there used to be a chapel; the priests say that it burned, and the old people say that it did not.] Its {num} dead stand in the bell book of {H.full}«, each with a name».',
  ],
  run: [
    [
      "[The bed is empty.|Nobody is in the bed, or has been.|The sheets of the bed are cold and smooth.] {B} put it out himself, because he was asked to«, from below»; what he does not say is that he has begun to doubt who asks (DC 12 Insight). The footprints are a child's, and the dust in them is not pressed down.",
      'start=bed v=a',
    ],
    [
      "[The bed is empty.|Nobody is in the bed, or has been.|The sheets of the bed are cold and smooth.] {B} put it out himself, because he was asked to«, from below»; what he does not say is that he has begun to doubt who asks (DC 12 Insight). The footprints are all of the left foot (DC 13 Investigation): {H} made them for {A}, with a child's foot carved out of wood, which lies in the drain of the well.",
      'start=bed v=b',
    ],
    '[Whoever in {town} calls a name in grief is answered, «lovingly, »even where the bearer of that name is «still »alive somewhere.|In {town} each name that is called in grief has an answer, «a loving one, »also if its bearer is alive somewhere.] [The dead «of {town} »ask for a trifle first, then for a thing with a name on it, then for company.|First it is a trifle that the dead «of {town} »want, then something with a name« on it», and then company.|The first request that {A} writes down is for a trifle, the second for something with a name on it, the third for company.]',
    '[The voice comes with a small echo that is ahead of it.|There is an echo with each voice, and it comes first.|Whoever listens closely hears the echo before the voice.] {B} hears it at once: there are two rooms down there, and one« of them» is full.',
    '{A} asks each one« in the queue» what [was asked for|it is to be this time], "for the book".',
  ],
  gist: [
    [
      '[The dead of {town} are held in {lair}«, beneath the well,» by something that was prayed to there.|In {lair}«, beneath the well,» something that was prayed to there holds the dead of {town}.] {A} woke it when the shaft was deepened, and pays it in living people, so that the one voice that {A} needs goes on speaking: that of {A.their} wife {N.name}, who fell into the shaft when {A} let go of the rope.',
      'v=a',
    ],
    [
      'On most nights it is not the dead who speak« in the well»: {A} [lowers {H} through the drain to whisper what has been learned at sickbeds, and sells the things that people bring|has {H} whisper in the drain what has been learned at sickbeds, and sells what people bring for it]. But something in {lair} has learned from {H} how one calls. One night, when {H} lay ill, it spoke instead, and it has called {few} people down« since».',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, [who spent a night at the shaft, has drunk from the river ever after, and does not say what there was to see|who sat up a night at the shaft, will not say what came of it, and drinks from the river].',
  ],
  truth: [
    [
      'Under the well lies a chapel that sank «in the year in which {town} built its wall, »in one night, with {num} people at prayer. [They were praying against the flood, to whatever would listen.|The river was rising, and they prayed to whatever would listen.|With the water at the door they prayed to anything that would hear them.|They prayed for dry feet, and did not mind who heard it.] [Something under {town} did.|What listened, under {town}, was not quite what they had in mind.]',
    ],
    [
      [
        "When {B} set the new rim, a stone fell through, and the air of {lair} came up. The thing there keeps those who died within the sound of the bell, and lets them talk as long as the water moves. {A}'s wife {N.name} was among them, and told {A} what it costs: one who comes of their own will for each week of talk.",
        'v=a',
      ],
      [
        '[{A} had the well deepened, was in debt for it, and thought of the trick with the voice.|The well had to be made deeper; that left {A} with debts, and the debts with the idea of the voice.] «[{H} knows every deathbed in {town}.|At each deathbed in {town} {H} has been present.] »[It was comfort for money, nobody was meant to die.|It was to be comfort, «for money, »and no harm in it.|A kind word for a coin«, it was to be no more than that».] The first who jumped had been asked by a voice on a night when {H.name} lay ill« in bed». {A} knows that, and [opens the queue every night|lets the queue form all the same, night after night].',
        'v=b',
      ],
    ],
    [
      '{T} washes the coats that are lent out, and has found the same thing in more and more «of the »pockets: a coin«, wet,» with no face« on either side». {T} keeps them in a jar«, and the jar in the river».',
    ],
  ],
  turn: [
    [
      'It is not his daughter {W.name} who answers {B}« [each|every] night»: she is alive. The thing in the well speaks with any voice that it has heard in grief, and wants {B} to bring a rope for the bell of {lair}, which is heard everywhere once it rings.',
      'v=a',
    ],
    [
      'The thing below never called [anyone|anybody] until this year. It has learned to ask from {H}, «word by word, »like a child, and it believes that this is what love is: [you call, and they come|one calls, and the other comes]. [{H} can teach it something else.|What has been learned that way from {H} can be learned differently.]',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} [called down once, and has heard the answer in every basin« from that night on»|has called down only once, and hears the answer in each basin]. {G} sleeps [with wax in both ears« and a servant who is allowed to hit»|with wax in both ears, and a servant sits by with leave to strike].',
    ],
    A: [
      '{A} [keeps order in the queue that stands at the well by night, and lends coats to those who wait, and wants it to go on|lends coats to the queue at night, keeps it in order, and wants it to go on]. {A} has [kept accounts of every wish, «with dates, »and would be a good mayor, if the dead paid tax|each wish in a book, with the date, and would govern {town} well, if the dead paid tax].',
    ],
    B: [
      '{B} knows stone [by sound|by the sound of it]. His daughter {W.name} ran away to {town2}«, two days off,» {few3} years ago, and keeps the inn there; no letter of hers has reached him. He wants to be told who it is that comes up out of the well« of {town}», and will go down himself if [nobody|no one] lies to him kindly enough.',
    ],
    S: [
      '{S} saw a hand on the chain«, from inside,» holding it so that it did not clink. {S} tells it only [in daylight|at noon]«, [standing in the river|with both feet in the river]».',
    ],
    T: [
      '{T} is afraid of nothing that can be boiled. {T} has a sister who is next in the queue, and would lend the party the coats.',
    ],
    H: [
      [
        '{H} has rung for the dead for years« and has run out of things to say to {H.their} own». {H} lends the party the bell book with the names of all {num}. {H} comes along «willingly, »with a rope, and asks to be tied to it.',
        'v=a',
      ],
      [
        '{H} whispers in the drain for a share of the money, and has hardly slept since the well spoke on a night without {H.them}. {H} keeps the bell book with the names of all {num}« in the tower». Asked about that night«, or shown the list from the drain», {H} [confesses, comes along with a rope, and asks to be tied to it|tells all of it, brings a rope, and wants to be tied to it and taken along].',
        'v=b',
      ],
    ],
    R: [
      '{R} has cleared {num3} houses and believes in salt«, speed» and no questions. {R} will wall up the well [with whoever is inside|, whoever may be inside].',
    ],
  },
  places: [
    {
      name: 'the well of {town}',
      look: [
        '[A rim of new stone«, rubbed smooth by elbows».|The stone of the rim is new«, and elbows have polished it already».|The rim is of new stone«, and has hollows where people lean».|New stone, and two rows of candle ends along the rim.] [The chain hangs quite still, also in the wind.|There is [wind|a wind|a storm coming], and the chain does not [move|swing] in it.|Everything in the square [swings|moves] in the wind but the chain.|The chain hangs as straight as if somebody were holding the other end.]',
      ],
      todo: [
        '[By day it is only a well, with {A} beside it« and a book».|While it is light, nothing can be heard there but {A} turning pages.|In daylight it does not speak, and {A} sits beside it with the book.] [(A character who calls a name into it by night is answered: DC 14 Wisdom saving throw, or they want to come again the next night.)|(At night a character who calls gets an answer: DC 14 Wisdom saving throw, or the next night will find them here again.)|(If one of the party calls a name at night, it is answered; DC 14 Wisdom saving throw, or the wish to come back is too strong the next night.)] To be let down, you must pay, or come when {A} is at table; the shaft is ninety feet«, and wet» (DC 13 Athletics, or one slips «near the bottom »and takes 7 (2d6) bludgeoning damage).',
      ],
      what: [
        [
          'Investigation :: looking at the shaft on the way down :: [At sixty feet there are gravestones in the wall, upside down:|Sixty feet down somebody has built gravestones into the wall, the wrong way up:|After sixty feet there are names on their heads, on gravestones in the wall:] [those round a church|they stood round a church once].',
          'v=a',
        ],
        [
          'Investigation :: looking at the shaft on the way down :: [At twenty feet the drain opens; on its floor lie a blanket, «a bottle, »a small wooden foot, still wet, for printing tracks, and a list of names with notes: "called him Bear".|The drain comes in at twenty feet. Somebody from {town} has been comfortable in it, with a blanket and a bottle, and has left a wooden foot for making tracks, small and wet, and a list of names with remarks: "called him Bear".]',
          'v=b',
        ],
      ],
      who: 'Sleight of Hand :: reading in the book while {A} looks away :: All wishes are written down, «and »beside each one a price; after the names of the {few} who drowned {A} has put no price but a stroke, «and pressed »so hard that the page is torn.',
      where:
        'Religion :: listening to the echo at the bottom :: [What comes back is not the wall but an answer: responses, «in the old rite, »from below, from {lair}.|The wall does not sound like that. It is an answer, in the words of the old rite, and it comes from below, from {lair}.]',
    },
    {
      name: 'the yard of {B.full}',
      look: [
        '[Angels without faces, because|The angels in the yard have no faces, because] {B} does the faces last. [He runs a thumb along whatever is given to him and says where it was quarried.|Give him any stone, and his thumb says where it was quarried.]',
      ],
      todo: [
        '[{B} talks only as long as [somebody|someone] describes to him what there is to see.|[Somebody|Someone] must tell {B} what there is to see, and as long as that goes on, he talks.|For {B} to talk, [somebody|someone] has to be his eyes meanwhile.] [He notices every beautiful lie (DC 13 Insight to find the words that help).|He hears it when a thing is made prettier (DC 13 Insight to find the words that help).|It has to be true, and bearable (DC 13 Insight to find such words).]',
      ],
      what: 'History :: asking {B} what happened when he set the new rim :: [A stone fell through.|One stone went through.|He lost a stone down the shaft, and the bottom let it pass.] [It fell for as long as a prayer lasts, and then a bell rang, once, under water.|You could have said a prayer before it landed, and where it landed a bell was struck«, under water».|He waited for the splash, and waited, and what came was one stroke of a bell.]',
      who: 'Persuasion :: asking {B} who wanted the well deeper :: {A}, against the council« and at {A.their} own expense».',
      where:
        'Investigation :: feeling the rubble that came up in the buckets :: [It is dressed stone with gilding.|Masons have dressed this stone, and there is gold on it.|Under the mud it has been dressed, and gilded.|There are edges on it, of a chisel, and a flake of gold.] {B} knows that gilding: his guild made it for {lair}«, in the time of the great-grandfathers».',
    },
    {
      name: 'the wash house|the wash house of {town}|the public wash house|the wash house by the river|the old wash house',
      look: [
        'Steam, and {num2} coats on one line, «all »with wet hems. {T} [does not turn round«: the drum of the mangle [has to|must] be watched»|keeps both eyes on the drum of the mangle«, and talks to that»].',
      ],
      todo: [
        '{T} wants help with {T.their} sister, who has packed a bag. [Whoever talks the sister out of it (DC 13 Persuasion) or locks her in (which {T} will forgive) gets the jar.|The jar is for whoever talks the sister out of it (DC 13 Persuasion), or locks her in (which {T} will forgive).|If the sister stays, because she has been talked round (DC 13 Persuasion) or locked in (which {T} will forgive), the jar is theirs.]',
      ],
      what: 'Arcana :: looking at the coins without a face :: [They are worn by fingers, not by trade.|These coins have been worn smooth by fingers«, and no market did it».|No market has worn them like that, but fingers, in the dark.] [Each was put into a dead mouth once, and came back.|In each there are toothmarks: they were laid in the mouths of the dead, and have come back.|They are the coins that one lays in the mouths of the dead, and they have come up again.] [Whoever was answered from {lair} has carried one home.|[One comes home with each person who was answered from {lair}.|Each person who was answered from {lair} brings one home.]|To be answered from {lair} is to find one in a pocket [afterwards|the next day].|{lair.u} gives one to each person whom it answers.]',
      who: [
        [
          'Insight :: asking which coat was worn by whom :: [Those who died had «all »worn the same one, with a bell sewn into the lining.|There is one with a bell sewn into the lining, and it was on each« of those who died».|All the dead had borrowed the same coat, and it has a bell in its lining.] {A} hands it out; it belonged to {A.their} wife {N.name}.',
          'v=a',
        ],
        [
          'Insight :: asking what is said when the coats are lent out :: {A} asks each time whom the wearer misses most, «and how they used to talk, »and has never lent {T} one.',
          'v=b',
        ],
      ],
      where:
        'Nature :: smelling at the wet hems :: [Wax, incense and [deep|cold] water;|They smell like a church, of wax and incense, and of water from very deep down;|It is the smell of a cold church, with water in it;] such water is only where people prayed, at {lair}.',
    },
  ],
  lairLook: [
    [
      '[The chapel under {town} turned over as it sank, and stands on its roof. You wade over the vault in black water, and the pews hang above your heads.|Black water covers the vault« over which you wade», since the chapel «under {town} »lies on its roof, and overhead are the pews.|The chapel under {town} has stood on its roof since it sank: you wade over the vault, in black water, and look up at the pews.] {few4.u} candles burn with a flame that points downwards. [In the rows sit those of {town}«, with their heads down,» and wait for the sermon.|Every seat is taken, and [they look towards the pulpit|all the heads are turned to the altar].|The pews are full, and nobody in them moves but with the current.|Row upon row of people hang there by their knees, and wait [for a sermon|to be spoken to].|Of the faces one sees only hair, which hangs down, since they sit there heads downwards.] The way in is the hole in the bottom of the well, through which the stone of {B} fell; «the water has made it wider since, and »whoever dives is through in half a minute (DC 13 Constitution saving throw, or 3 (1d6) bludgeoning damage from the rim, and prone on arrival).',
      'kind=quest',
    ],
    [
      '[The chapel under {town} turned over as it sank, and stands on its roof. You wade over the vault in black water, and the pews hang above your heads.|Black water covers the vault« over which you wade», since the chapel «under {town} »lies on its roof, and overhead are the pews.|The chapel under {town} has stood on its roof since it sank: you wade over the vault, in black water, and look up at the pews.] {few4.u} candles burn with a flame that points downwards. [In the rows sit those of {town}«, with their heads down,» and wait for the sermon.|Every seat is taken, and [they look towards the pulpit|all the heads are turned to the altar].|The pews are full, and nobody in them moves but with the current.|Row upon row of people hang there by their knees, and wait [for a sermon|to be spoken to].|Of the faces one sees only hair, which hangs down, since they sit there heads downwards.]',
      'kind=adventure',
    ],
  ],
  lairUse: [
    '[The bell that {H} rings in {town} has a sister here, which hangs within reach, mouth upwards.|One can reach the bell of {lair}, whose mouth is upwards.|The bell of {lair} stands within reach, mouth upwards, like a bowl.|Mouth upwards, low enough to be struck, hangs the bell of {lair}.|Like a cup the bell of {lair} stands on its crown, and can be reached.] [Rung (DC 14 Athletics), it silences every voice« at {lair}» for two rounds|One stroke (DC 14 Athletics) silences every voice down here for two rounds|A blow on it (DC 14 Athletics), and for two rounds no voice is heard down there]; [the third time the floor with the pews cracks, overhead, and stones come down|at the third stroke the floor overhead cracks, and stones and pews fall out of it] (10 (3d6) bludgeoning damage to everybody below, DC 13 Dexterity saving throw for half). [Struck by hand, it [is heard only in the chapel|cannot be heard up in {town}|only rings down here]; swung on a rope, as it once hung, it would call [the town|all of {town}|everyone in {town}].|By hand it cannot be heard outside the chapel; on a rope«, swinging,» it would call all of {town}.|A blow by hand goes no further than the chapel, but if it swung on a rope, all of {town} would hear the call.]',
    '[Those «of the dead of {town} »who stay in the pews are not enemies.|Those of {town} who keep to the pews mean no harm.|As long as they sit, the dead of {town} do nothing to anybody.] Whoever greets one by name (most names are in the bell book« of {H}»), and says goodbye (an action, no check) frees that one, and [something at the altar becomes smaller: at the first farewell of each round the thing loses 10 hit points|the thing at the altar becomes smaller, and loses 10 hit points (once a round)].',
  ],
  tactics: [
    [
      'The thing at the altar speaks with the voice of [somebody|someone] whom one of the party has lost, and asks for one small thing; a character who fails a DC 14 Wisdom saving throw «wants to bring it, and »spends the next turn walking to the altar; {A} holds the chain and decides who comes up again',
      'v=a',
    ],
    [
      'The thing at the altar speaks with the voice of [somebody|someone] whom one of the party has lost, and asks for one small thing; a character who fails a DC 14 Wisdom saving throw «wants to bring it, and »spends the next turn walking to the altar; {A}, who would hang for the trick with the voice, holds the chain and means to pull up nobody who knows of it',
      'v=b',
    ],
  ],
  companions: [
    [
      '[Those who come out of the pews do so because they were called.|Those who leave the pews have been called by name.|Nobody comes out of the pews who has not been called.|It is only when they are called that they climb out of the pews.] [A farewell in the old rite (DC 13 Religion, one action) sends one of them back to sit.|One of them goes back for a farewell in the old rite (DC 13 Religion, one action).|Whoever says the farewell of the old rite (DC 13 Religion, one action) sees one of them sit down again.]',
      'escort=undead',
    ],
    [
      'Whoever helps {A} has [somebody|someone] down here. [Told that the dead can be let go (DC 13 Persuasion), one of the enemies «lays down what is in hand, and »goes to look.|Tell them that the dead can be let go (DC 13 Persuasion), and one of them drops what is in hand, and goes to look along the pews.]',
      'escort!=undead|no',
    ],
  ],
  parley: [
    '[The thing at the altar of {lair} wants company«, and has no other word for it».|Loneliness is all that the thing at the altar of {lair} has against {town}.|It is company that the thing at the altar of {lair} wants, as {T} has guessed.|Company from {town} is what the thing at the altar of {lair} wants; it has no other word.|Nobody has ever come to the altar of {lair} and gone again, and so the thing there keeps them.|What the thing at the altar of {lair} wants is not to be alone.] [Offered one thing that is freely given, such as a mass once a year« with the doors open»|If it is offered something that is given freely, such as a mass once a year« with the doors open»|For an offer that is free, such as a mass once a year, with the doors open] (DC 14 Religion or Persuasion), [it takes a whole century to think about it«, and is silent until then»|it would like time to think, a hundred years«, and says nothing in all that time»].',
  ],
  spells: [
    [
      1,
      '*Detect Magic* finds necromancy in the water« of {town}», very thin, and it gets stronger [the deeper the bucket goes|with each foot of the shaft]. [{T} has always boiled it.|{T} boils it, and always has.]',
    ],
    [
      1,
      '*Speak with Animals*: no dog« of {town}» drinks from the well; ["it asks first," says one« of them, and lies down on the feet of {B}»|"it says please," says one« of them, and goes to sit with {B}»].',
    ],
    [
      1,
      '*Protection from Evil and Good* makes the voice in {town} [call the one who is protected by a wrong name, again and again, and more politely each time|guess at the name of the one who is protected, wrongly, and with an apology each time].',
    ],
    [
      3,
      '*Silence* on the rim of the well «of {town} »stops the queue for ten minutes. [People stand there «and wait »with their lips moving.|The queue stays where it is and moves its lips.]',
    ],
    [
      3,
      '*Detect Thoughts* down the shaft finds [no thoughts, but {num} times the same one|one thought, {num} times over]: ["is it my turn?"|"who is that for?"|"is that for me?"]',
    ],
    [
      5,
      '*Speak with Dead* on one «of the {few} »who drowned: nobody pushed them, the voice« in the well» called. ["It told me that you were all down there already."|"It told me that you had all gone ahead, and were down there."|"It said that supper was on the table, and all of you sat round it."|"I was to come down, it said, because the others were waiting."]',
    ],
    [
      5,
      "*Water Breathing* makes {lair} easy to reach, and [[everybody|everyone] there can «suddenly »be heard much better|one hears each of them there as if in the same room|there is nothing to hold one's breath for but the voice] (disadvantage on saving throws against the voice).",
    ],
    [
      7,
      '*Locate Creature* for {W.name}, the daughter of {B.full}, finds her neither in the well nor within a thousand feet of it. Tell him gently.',
    ],
    [
      9,
      '*Raise Dead* on a drowned person works, and costs {lair} a voice; [it does not let that happen twice|it will not be robbed a second time].',
    ],
  ],
  clock: [
    [
      '[A widow of {town} has brought the well a trifle, and then a ring« with a name in it»; the third thing «that she is asked for »is her company, and she goes down.|The first thing that a widow of {town} was asked for was a comb, the second a ring with a name in it; today it is her company, and she goes down.] {A} writes it down«, [and the water is sweet all day|and that day the water is like wine]».',
    ],
    {
      text: [
        '{S} is found in the river«, [face down, which [nobody|no one] can explain|in a foot of water, face down]».',
      ],
      stop: [
        'stay with {S} on the bank that night; [what comes up the river walks on the bottom and must not be answered|something comes up the river, on the bottom, and calls, and nobody may answer]',
      ],
    },
    {
      text: [
        '{B} carries the bell rope down to the well, because the voice of his daughter« {W.name}» has asked him for it: with a rope the bell of {lair} can be rung, and all of {town} would hear« the call».',
      ],
      stop: [
        'bring him word from {town2}, or tell him «in so many words »that it is not {W.name} who calls him (DC 14 Persuasion)',
      ],
    },
    [
      '[At {deadline} {town} says its names, and down below they stand up.|{town} says its names at {deadline}, and at each name somebody stands up«, down below».] [It takes the whole evening, and [nobody|no one] is pushed.|By midnight they have all gone down«, and [nobody|no one] was pushed».]',
    ],
  ],
  after: [
    '[The water of {town} is still good.|Nothing is wrong with the water of {town}.|{town} still has good water.] [There is nobody to draw it, and at night the chain goes up and down.|Nobody draws it; all the same, the chain goes up and down at night.|At night one would hear the bucket, if there were anybody to hear it.|The chain goes up and down at night, though no house has a light.|The doors are open, and the beds are made.]',
  ],
  endings: [
    {
      heading: 'Let go',
      text: [
        '[Those in {town} who had something to say go down, and say goodbye in the pews«, to one after the other».|Everybody in {town} who has left something unsaid comes down the chain, and says it, and says goodbye.|One after the other, those of {town} who still have something to say come down, and say it in the pews, and say goodbye.|{town} comes down into the pews, a few at a time, and everybody says what is left to say, and goodbye.] [It takes until morning,|They are at it until morning,] and {town} is hoarse; {H} [comes last, and finds the words|is the last, and knows what to say]. [Then the well is only deep.|From that morning the well is a well.|After that the well answers with an echo, like any other.|The next bucket brings up water, and that is all.] {A} stays« where the queue was», reads out the names of the drowned each evening, and [nobody|no one] comes.',
      ],
    },
    {
      heading: 'A mass once a year',
      text: [
        '[The doors of {lair} stay open, and on one night in the year {town} goes down with candles« and listens».|On one night in the year {town} takes candles and goes down to listen, and for that the doors of {lair} stay open.] *The price:* it is never over, and [each|every] year {G} [has to|must] hold one person by the sleeve.',
      ],
    },
    {
      heading: 'Filled in',
      text: [
        '[{G} has the well filled with stone.|Stones fill the well, by order of {G}, up to the rim.] *The price:* it is quiet, and {num} dead sit in the dark and have heard everything; {town} [has to|must] carry its water from the river« now, and [some sing on the way so as not to listen|on the way there is singing, against the silence]».',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[The procession goes down, {G} in front.|{G} leads the procession down.|Down they go, two by two, and {G} first.] [There is still a chain with a handle,|But the chain still has a handle,] and those who come last can be held: {few2} for each character who does not listen (DC 14 Wisdom saving throw first).',
      ],
    },
  ],
  hoard: [
    'In the collection box «of {lair} »lies what was brought for the dead: {items}, and {worth}. {G} [has no wish to have any of it in {town}|does not want it back in {town}].',
    'What the well asks for the second time has a name on it, and {A} had kept such things: {items}, and {worth}; whoever takes them should read the names.',
  ],
  favour: [
    '{B} [carves each of the party a face«, in advance,» in good stone, and leaves out the dates|makes a stone for each of the party, with the face on it« and without the dates»].',
    '{G} has the well rim cut anew. [Whoever of the party calls down there is answered by [nobody|no one], and that«, in {town},» is the greatest honour.|If one of the party calls down there, it stays silent; {town} has no greater honour« to give».]',
  ],
  steps: [
    'Stand in the queue, and do not call.',
    'Ask what the dead have asked for.',
    'Find out what lies under the well.',
    'Make it silent before the blessing.',
  ],
  acts: wellActs,
};
