import { noDeathsActs } from './no-deaths-acts.ts';
import type { Tale } from './tale-types.ts';

export const noDeathsTale: Tale = {
  id: 'nobody-dies',
  titles: [
    'The Days Without a Death',
    'The Caged Ferryman',
    'The Boat on the Palace Canal',
    'A Ring of Coffin Nails',
  ],
  tones: ['horror', 'grim'],
  levels: [9, 20],
  cast: {
    G: 'archbishop',
    A: 'regent|she:duchess dowager',
    B: "she:hangman's wife",
    S: 'necromancer in chains',
    T: 'she:hospital sister',
    H: 'court alchemist',
    R: 'emissary of the grave god',
  },
  deadline: 'the jubilee',
  num: [40, 60],
  onlyIn: { a: ['mirror'], b: ['forged entries', 'forged name'] },
  lair: {
    name: 'the ice vault under the palace|the ice cellar of the palace|the vault of blue ice|the palace ice vault|the deep ice cellar|the frozen cellar under the palace',
    short: 'ice vault|vault|cellar',
    terrain: 'underground',
  },
  leader: ['people'],
  alsoOf: ['he'],
  fighter: '{A}',
  mage: 'vials, rings and prayers that a palace has paid for',
  escort: ['undead', 'construct', 'fiend'],
  pitch: [
    '[In {town}, capital of the realm, nobody has died for {num} days.|Nobody has died in {town}, the capital of the realm, for {num} days.|For {num} days nobody has died in {town}, capital of the realm.] [At first the bells of {town} were rung. [Then «the first of »those who should be dead began to beg.|Then, in one bed and another, the dying began to beg.]|In the first week {town} rang its bells for joy. In the second one somebody in the hospital of {G} asked, very politely, when it would be over.] {G} has {few} thousand beds full of people who are beyond every doctor« and too many for the prayers of the church», and the condemned man on the square has been hanging there for just as long« and asks each passer-by for the time».',
  ],
  stakes: [
    '[At the jubilee, in {days} days, the crown will proclaim it as a gift and open the gates of {town} to all the realm.|In {days} days is the jubilee: the crown will call it a gift, and open {town} to the whole realm.] {G} has worked out what follows: no war can be lost any more, no plague can end, and the gods of three neighbouring realms have already withdrawn their priests« from {town}».',
  ],
  start: [
    [
      '[The hanged man on the square of {town} clears his throat. "[Excuse me|I beg your pardon|Good day to you]," he says, "[is it Thursday|have we got to Thursday|which day is it|what is the day today]?"|[Somebody clears his throat above you.|Above you somebody coughs.] It is the hanged man on the square of {town}. "[Forgive me|Pardon me|A word, if I may|One question, if I may|I am sorry to trouble you]," [he says|says the hanged man|he begins]. "[Would it be Thursday|Is [today|this] Thursday|What day have we[| got to]|Is it Thursday [already|yet]]?"] [[Under him|Under his feet|At the foot of the gallows] [a woman sits on a stool and knits|sits a woman, knitting|a woman is knitting a scarf].|A woman is knitting on a [stool|low stool][ below his feet|, in his shadow|, close to his feet].|There is a stool below his feet, and [a woman on it, who knits|a woman sits on it [with her knitting|and counts stitches]].] She has sat there every day; she is {B.full}. Her husband hanged him, had a stroke« under the gallows» before it was over, and did not die either. ["[Thursday|Thursday again|Still Thursday]," she says[ without looking up|, and counts her stitches| to the needles|, and turns the row].|"[It is Thursday|Thursday, all day|It has been Thursday since midnight]," she [says to her knitting|says to the wool|tells him|answers].] ["[Thank you|Thursday|Thank you, my dear]," [he says|says the man|comes] from above[, and [he seems|he sounds] content|]. [Then it begins to rain|It comes on to rain|A few drops fall], and he turns his face away from you, [as well as he can|so that you need not look|as a polite man would].|"[Much obliged|You are very good|That is kind of you]," [he says|he tells her|says the hanged man]. [There is a little rain.|Some rain falls.|It rains a little.|A little rain comes over the roofs.] He turns his face [out of it|aside] as far as the rope allows, [so as not to trouble you|out of politeness].|[He thanks her|He thanks her kindly|He is much obliged, he says]. [A crow [comes|lands on the beam]«, looks at him», and [goes away|flies off]« again».|The rope turns him round, slowly, until he cannot see you.]]',
      '@square',
    ],
    [
      '{G.full} leads you through a hall of beds that has no end. [Nobody in {town} screams any more; that stopped in the third week.|It is quiet in here; {town} has been quiet since the third week.] «[Those who have been burned lie beside those who have been crushed, and [all of them follow you with their eyes|every head that can turn turns after you].|You walk between [the burned and the crushed|burns on your left and broken bones on your right], and [the eyes go with you from bed to bed|all eyes go with you].] »At one bed {G.full} stops. [[What is in it has no head|There is no head on the pillow]. [[The hand|A hand] lifts from the blanket, politely, and points at the door, [again and again|over and over], as [you show a servant out|one sends a servant out].|A hand comes [out from under the blanket|from under the sheet] and points to the door«, and points[, and points| again]».]|[The one who lies there has no head any more|A body lies in it, without a head]. [One hand comes up, and shows the door, with a small [courteous movement|polite wave], over and over, as one shows [somebody|a guest] out.|It lifts one hand, [opens it towards|holds it out to] the door, and lets it fall, and lifts it again.]]',
      '@hall',
    ],
  ],
  ask: [
    '{G} wants death back in {town} before the jubilee. ["[I have prayed for mercy all my life|All my life I prayed for mercy], and [now I know what it was|did not know that we had it|now I see what we had].|"Mercy was what I prayed for, [all my life|for forty years], and [we had it|it came every day|it came every night, and I wept at it].|"[I used to pray against it|I have prayed against it at [a thousand|so many] beds|I prayed against it, and others prayed with me]. [I did not know what I was asking for|God forgive me|I knew no better|May I be forgiven].] [Find out [who has done this|whose work it is|who is behind it|whose doing this is].|Somebody has done this[, and knows how to undo it||, and can be made to undo it].|This has been done by [a person|somebody|a human being], and not by [heaven|any god].] I have to ask it of you in secret, because in {town} it is treason to want to die."',
    '"Something stands still," says {G}. "«[Not time, not the heart|Clocks go, hearts beat|The sun moves, and so does the blood]: [something that used to come for us, and does not come|what has stopped is something that used to come [to|for] us|something does not come that has always come]. »[I think that somebody keeps it|Somebody is holding it, I believe|It would [come|be here] if it [could|were free]|It has not gone, it is kept, I think]. [Be quick« and be gentle»; when it is free again|Make haste, and be gentle with it: once it is free], it will [come for {few} thousand at once|have {few} thousand to fetch in one night]."',
  ],
  fee: [
    '{G} offers {coins} gp«, [what the church takes for masses for the dead in one year, and has not earned|the money from a year of masses for the dead|which was paid for funerals that have not been held]».',
    "There are {coins} gp, in shrouds«, candles» and coin, and as much of {G}'s remaining life as is wanted.",
  ],
  talk: [
    ['{A.full} was already given up by the doctors, and opened the ball three days later.', 'v=a'],
    [
      'The child of {A.full} was already given up by the doctors, and danced at the ball three days later.',
      'v=b',
    ],
    '[Most people think that {S.full} has done it.|It was {S.full}, most people say.] [Whoever brings the food to the cell comes back and says that nobody in {town} is so frightened.|The one who brings the food says that the cell holds the most frightened person in {town}.]',
    '[Rats do not die either[|, one sees|, not even of poison]. There are [more and more|more each day] of them, and they [do not run away any more|no longer run].|You cannot drown a rat in {town}« any more», and they have noticed.]',
    '[A black boat was seen on the palace canal of {town}, without a boatman, and since then it has been moored there.|A boat«, a black one,» lies on the palace canal of {town}, and it came by itself.|There is a black boat on the palace canal of {town}, moored, and nobody saw who came in it.]',
    'At night the hanged man calls out questions« over the square», and [somebody|someone] in the house of {B.full} answers.',
    '[Duels have become cheap in {town}. You fence for limbs.|In {town} they fight duels before breakfast now, for a finger or an ear.|A duel costs nothing in {town} these days.]',
  ],
  run: [
    '[The black boat on the [palace canal|canal] has no boatman[« and no oars»|, no oars and no lamp].|There are no oars in the black boat on the canal, and [nobody to row|nobody to steer].|Nobody sits in the black boat on the [palace canal|canal], and it has [no oars|neither oar nor sail|no rudder].] [Whoever steps into it feels it push off, and can [jump out again in the first round|still jump out in the first round].|It [pushes off|casts off] with whoever steps in; [in the first round|for one round] one can [still jump|still jump back|jump ashore].|A step into it is enough to make it [push off|leave]; [in the first round|for one round] one can still jump.]',
    [
      '[The hand points along a thread that can be seen [for a breath|for a moment] with one eye shut|There is a thread where the hand points; with one eye shut it can be seen, for [a breath|a moment]|It is a thread that the hand points along, and [one shut eye|shutting one eye] makes it show, for a breath] (DC 14 Perception): [out at the door|through the door]«, over the square,» to the palace. [One goes from every bed, and they are all [taut|tight].|Every bed has one, and [not one of them hangs loose|each of them is tight].|There is one [to|at] every bed«, [stretched tight|pulled tight]».]',
      'start=hall',
    ],
    [
      '[The hanged man has been looking [in the same direction|at the same spot|one way]« for weeks».|For weeks the hanged man has [looked the same way|kept his eyes on one spot].|However the [rope|wind] turns him, the hanged man [looks back at|turns his eyes back to] one place.] He sees [what those see who should be dead|what all of them see who should have gone|what only those see who should not be here]: [a thin thread goes from each of them to the palace, and all threads are [taut|tight]|threads«, thin and [taut|tight],» that go from each of them to the palace|from each of them a thread runs to the palace, as tight as a [string|fiddle string|bowstring]].',
      'start=square',
    ],
    'A raven lies« on the steps», crushed, and still moves. {T} comes by with a basket for such things, and has nowhere to bring them.',
  ],
  gist: [
    [
      '{A} was dying, and let {H} build a cage for the one who came: the ferryman of the dead sits in {lair}, and while it is held [nobody|no one] in {town} can die. At the jubilee {A} wants to close a second ring, round the whole realm«, which will hold the ferrymen of all its cities».',
      'v=a',
    ],
    [
      "The ferryman came for {A}'s grown child and found two lines in its book with one name and one hour, and a single death between them. It may not be unfair, so it sat down to find out which was meant; {A} and {H} have closed a ring round it at {lair}« so that it never does», and at the jubilee a second ring is to be closed round the whole realm«, and the ferrymen of all its cities».",
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who has been trying« for weeks» to tell [someone|somebody] in {town} that the dead now answer as if through a wall. [In the cell«, over a cup of tea»,|Through the grating of the cell, and very fast,] {S} says: "[They used to tell me of the one who [rowed them over|took them across]|Whoever died before that had something to tell about the boat|I used to hear about the [oars|boat and its master]]. [The last [few|three] [came over alone|found nobody [at the oars|in the boat]|had to row themselves|had to find their own way]|The last of them saw the boat[ at {town}|], and [nobody in it|no ferryman]|Now they say that nobody [came|rows|came for them|met them]]."',
  ],
  truth: [
    [
      '[The one who ferries the dead of {town} is no god. It is a servant, punctual and kind, with a pole, a coat and a book, and it has never been asked to stay.|The dead of {town} have a ferryman, who is no god but a servant«, kind, and never late,» with a coat, a pole and a book. [Nobody had ever asked it to stay.|It had never been asked to sit down.]] [Every city, and so {town}, has one of its own|Each city has its own«, {town} like the others»], and this one comes for whoever is to die inside these walls; those who were carried out of the gate, [to be fetched elsewhere|so that another might fetch them], hang on their threads [out there« just the same»|outside just as they did inside]. {num.u} days ago it came [to the palace of {town}, up the canal«, as it does for kings»|up the canal to the palace of {town}, as it comes for kings].',
    ],
    [
      [
        '{A} was prepared for the visit: salt of the dead sea, {few2} nails from coffins, and a mirror, since it has never seen itself. [While it looked, {H} closed the|It could not look away for a moment, and in that moment {H} closed the] ring. «{A} sat up in bed. »They brought it down to {lair}«, where the ice keeps it slow», and {A} visits it every evening to be forgiven.',
        'v=a',
      ],
      [
        '{A} did not beg. {A} showed it what stood in its own book: two children with the name of {T.name}, born in one hour, one in the palace and one in a hovel. [One of them was due, and the book did not say which. It took off|Which of the two it had come for, the book did not say. It took off] its coat and sat down to think. {H} drove a ring of {few2} coffin nails round it while it was thinking, and has kept it busy since, with forged entries.',
        'v=b',
      ],
    ],
    [
      '[Its boat lies on the canal« of {town}» and wants to go home.|On the canal of {town} lies its boat, and pulls at the rope.] [Whoever sits down in it is carried to the other bank and put out there, and the rope draws it back [empty|without them].|It takes anybody across who sits [down in it|in it], [tips them out|sets them down], and [comes home on its rope|is drawn home by its rope]; there is no way back without the one who rows.|Those who take a seat are set down on the other bank, and [must stay|cannot leave], [for want of somebody who rows|since the rope draws the boat home without them].] {few3.u} people of {town} have gone that way« already, out of despair», and [sit in the dark« and wait»|wait over there, in the dark]. [In {town} the party cannot die either|The party cannot die in {town} either]: whoever is brought to 0 hit points stays conscious and can [speak and crawl five feet a turn|crawl five feet a turn and speak], but do nothing else, makes no death saving throws, and [feels all of it; healing works as usual|is not spared any of the pain; healing works as usual]. [Tell the players after the first wound« in {town}», not before.|Keep this from the players until one of them is wounded in {town}.|The players should hear of this when the first of them is wounded in {town}.]',
    ],
  ],
  turn: [
    [
      '[It likes it here[|, and says so]|It is not unhappy[| here]|It does not want to [leave|go]|It could be happy here]. For the first time somebody has asked it how it was, and it tells {A}« every evening» about the people it has carried. [It must be [persuaded|told by somebody] that it can be sad about them and [carry them all the same|still carry them].|Somebody must make it believe that one can [be sad about them|cry for them] and [do it all the same|still do it].|[What it does not know is|Nobody has told it« yet»] that one may [mourn for them|be sad|grieve], and [do it all the same|go on|still row].]',
      'v=a',
    ],
    [
      'The other child is {T}: the book gives first names only, and the child of {A} bears the same one. The daughter of {A} is grown up. She is kept shut in her bedroom« at the palace», has guessed why she is alive, and slips down to {lair} when the party comes there. {T} was born in the hovel, in the same hour. One of the two has been due for {num} days, and only they can decide it: the ferryman goes with the one who says "It is me" of her own free will. [Nobody|No one] knows it but {H}, who got {T} the post at the hospital, so as to be able to hand her over if the ring should break.',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} has given the last rites to {num4} people and had to stay seated beside them« afterwards». {G} is not afraid of dying any more, and finds that unseemly.',
    ],
    A: [
      '{A} is charming, clear and afraid, and has never been refused anything that could be paid for. {A} believes that the beds« in the hall» are a question of organisation.',
    ],
    B: [
      '{B} wants her husband to be allowed to go, and the hanged man too«, as her husband was doing his work and the hanged man has been punished enough». [At night she opens the [window|shutters], so that [the two|the two men] can talk, and calls out what her husband [spells to her|says] with his eyelid.|The two men talk at night, through her window: her husband [spells|blinks the letters], she calls it out [over the square|to the gallows].|[When it is dark|After dark|Once the square is empty] she lends her husband her voice, at the [open|kitchen] window, [and the hanged man answers|for his talks with the hanged man].] She knits a scarf that has become {num3} feet long.',
    ],
    S: [
      '{S} has spent a lifetime asking the dead« impertinent» questions and knows the ferryman by sight. {S} will help for a pardon«, or for a cup of tea».',
    ],
    T: [
      '{T} washes those who cannot die« and sings to them». {T} has never been ill, and thinks that it is because of the soap.',
    ],
    H: [
      '{H} is proud of what holds it and has begun to dream of the boat. {H} would undo it, if [somebody|someone] could say how you let go of a thing like that without being the first.',
    ],
    R: [
      '{R} has a voice without breath and a writ: the souls of {town} are overdue. {R} will collect them all at once if need be, those who are healthy as well«, and calls it tidiness».',
    ],
  },
  places: [
    {
      name: 'the hall of beds|the long hall of beds|the hospital hall|the hospital in the ropewalk|the hall of slates',
      look: [
        '[A [ropewalk|long shed for making ropes], [a quarter of a mile long, full of beds|full of beds for a quarter of a mile].|They have [put|carried] the beds into the [ropewalk|old ropewalk], [for a quarter of a mile|in two rows that meet in the distance|which is longer than the cathedral].|Beds, [two rows of them|bed after bed], for [a quarter of a mile|four hundred paces], [where ropes used to be made|under the hooks of a ropewalk].] «[{G} has a dozen such halls in {town}.|There are eleven more like it in {town}.|{town} has filled a dozen halls like this one.] »[[At every bed stands|Every bed has] a slate with a question, [because most of those in them can still write|in whatever hand is left].|Most of those in them can still write, and at each bed [a slate is leaning, with one question on it|there is a slate with the same question].|On slates beside the beds [those who can write have asked a question|one question is written], [and it is always the same one|in a hundred hands].]',
      ],
      todo: [
        '[They all want the same thing of the party, and ask for it [politely|as one asks for water].|There is [one wish in this hall|one thing that they want here], and [everybody says "please"|nobody is rude about it].|"Please," says [every slate|one bed after the other|each bed that they pass], [and they all mean one thing|they all want one thing|and does not say what for|as politely as one asks for water].] Whoever sits down with one of them for [an hour|a full hour] (DC 15 Wisdom saving throw, or take one level of exhaustion) is told what they see.',
      ],
      what: 'Religion :: asking the dying what they are waiting for :: [A boat|For a boat|For the boat|A boat, what else|For the black boat]. [They hear it knock against the wall, and [nobody gets out|no foot on the steps].|It knocks against the wall«, they say», [with nobody in it|and nobody comes].|All of them hear it, [knocking at a wall|how it knocks], and no step after that.] It has been [lying|knocking] there for {num} days.',
      who: 'Insight :: asking who was the last who really died, and who the first who did not :: The old gardener of the palace« of {town}», on that evening; and an hour later [there was a bed in the palace that should have become empty|a bed in the palace should have become empty]. For three days {A} let [nobody|no one] into that bedroom.',
      where:
        'Arcana :: making visible what still holds the dying (a candle of corpse tallow does it) :: [Threads, one from each bed.|You see threads, taut, one to a bed in {town}.|A thread comes up from each bed, [as taut as a fiddle string|and does not sag].] They are bundled« like a bell rope» at the palace« of {town}» and go down«, into the cold»: to {lair}.',
    },
    {
      name: "the house by the gallows|the hangman's house|the house behind the gallows|the last house on the gallows square|the house of the hangman",
      look: [
        '[A« tidy» kitchen, and in it a man who should be dead.|It is a tidy kitchen with a dead man at the table, who is not allowed to be one.|In the kitchen, at [a scrubbed table|the table], sits a man who [ought to be dead|should have been buried].] {B} pours tea« for all of them». [The hangman moves one eyelid; it means "yes"«, [says|explains] {B}».|One eyelid of the hangman [can move|can still move|moves], and [means "yes"|that means "yes"], as {B} [explains|tells them].|{B} holds the [cup|cup and saucer|spoon] for the hangman, [who can move one eyelid, for "yes"|and watches one eyelid, which means "yes"].|["That is a yes," says {B}|"He says yes," says {B}], when [one eyelid of the hangman moves|the hangman shuts one eye].]',
      ],
      todo: [
        '[With the hangman you speak by the alphabet, which {B} recites, and he is in pain.|{B} recites the alphabet, so that one can [talk with|question] the hangman of {town}, and he is in pain.] If one of the party can [ease it|take it from him] (a spell of the 4th level or higher does, for an hour), the hangman of {town} [does not stop at the first answer«, and {B} lets him»|says more than he was asked, and {B} spells it all].',
      ],
      what: 'Medicine :: asking the hangman what happened to him that night :: He fell through his own trapdoor. [It came for him [as well|too].|He was to be [fetched|taken] that evening, too.|[The same evening|That evening] it was there for him[| as well].|His turn had come, [on that evening|that same evening].] [It had its hand on his shoulder«, on the square of {town}», and was called away, and has not come back|On the square of {town} its hand was already on his shoulder; then it was called away, and has not come back]: "to the palace, it said«, and [it was sorry to be late|it asked me to excuse it]»."',
      who: "Persuasion :: asking {B} who bought nails :: {H} did, nails from coffins«, {few2} of them», and paid in new coins, and {A}'s footman carried the bag.",
      where:
        'Investigation :: asking the hanged man, through the window, [where the rope of the boat leads|how the boat on the canal is moored] :: «He has had time to look at it. »[There is no ring for it[| to be tied to].|Nobody has tied it to anything[| that he can see].|He has not seen [a knot|any knot].] [The rope goes through a grating, under the kitchens|It goes in under the kitchens, through a grating|Through a grating under the kitchens the rope goes in], and there is [ice|frost] on it: [the end is frozen|its end has frozen|somewhere it is frozen] into the wall of {lair}.',
    },
    {
      name: 'the laboratory of {H.full}',
      look: [
        '[Glass, ledgers, a clock without hands.|There are ledgers, glass, and a clock that has lost its hands.|Shelves of glass, shelves of ledgers, and [a clock with no hands|a clock from which the hands have been taken].] [On a stand hangs a coat[ with nobody in it|, wet at the hem], and everyone who looks at it [remembers somebody|is reminded of somebody].|Whoever looks at the coat on the stand thinks of [one certain person, each of a different one|somebody who is dead, each of somebody else]; [there is nothing in it|it is empty].|There is a coat on a stand, [empty|and nobody in it], and each of the party [takes it for that of somebody they have lost|knows for a moment whose it is, and each is wrong].]',
      ],
      todo: [
        '[The door is guarded by two soldiers who were cut in half and go on serving; they may not leave {town}, and would be grateful for a reason|Two soldiers stand at the door who were cut in half and [have gone on serving|serve on]; they may not leave their post, and [would be glad of a reason|hope that somebody gives them a reason]|At the door stand two soldiers, [both cut in half« and strapped together»|held together with straps since they were cut in half]; [they would like to be relieved|nobody relieves them], [and any reason will do|and they are waiting for a reason to go]] (DC 16 Persuasion or Intimidation). {H} is there at night only.',
      ],
      what: [
        [
          'Arcana :: reading the notes on the mirror :: [It was caught with its own face[|, which it had never seen].|Its own face has caught it.|The bait was its own face[|, in a mirror].] [The ring holds as long as the ferryman cannot look [away|anywhere else].|As long as the ferryman [goes on looking|looks], the ring will hold.|When it looks away, [the nails are only nails|the ring is nothing|the ring is broken].]',
          'v=a',
        ],
        [
          'Arcana :: reading the notes on the book :: "[Two of the same name and hour|One name, one hour, two children|Two children, one name, one hour]. [It cannot be unfair; so it cannot [move|choose|act]|It must be fair, and so it [sits|sits there|stays|waits]|[Unable to be unjust|Since it cannot be unjust], it does [nothing|nothing at all]|It will not [choose|guess], and so it [stays|sits|waits]]. [I have found the other one a post at the hospital of {town}, where I can see her."|The other one has a post at the hospital of {town} now, through me, and I can see her from here."|She, the other one, works at the hospital of {town}: I saw to that, and I watch her."]',
          'v=b',
        ],
      ],
      who: 'Investigation :: opening the order that lies uppermost :: Signed by {A}: for the jubilee, a ring as wide as the realm, {num2} nails, and the bodies to go with them.',
      where:
        "Perception :: looking at the coat's hem :: [It is stiff with ice that does not melt [by|near] the stove.|Ice hangs in it«, and [the stove does not melt it|it does not melt, for all the heat of the stove]».|It hangs [next to|close to] the stove, and [the ice in the hem|its hem of ice] [does not melt|does not even drip].|There is ice in it, [in a warm room|beside a hot stove], and [no puddle|not a drop] below.] In the palace« of {town}» such cold is only kept in {lair}.",
    },
  ],
  lairLook: [
    [
      '[Blocks of blue ice [stand here|are stacked] from floor to roof«, [cut in winters that no one remembers|older than the palace|with straw between them]».|Blue ice is [stored|kept] here, [up to the roof|in long rows], from winters that [nobody alive has seen|are in no book].|The ice of [a hundred|many] winters is stacked here, in blue blocks, [up to the roof|with aisles between them|with straw between them].] In the middle, in a ring of nails, [somebody in shirtsleeves« and wet boots» sits before a tall mirror|before a tall mirror sits somebody in shirtsleeves and wet boots], and cannot look away [for long|from it for more than a breath]. Once the mirror has been [turned to the ice|turned round|turned to the wall of ice] (one action, DC 16 Athletics) or broken (AC 13, 20 hit points), the ferryman [hears what is said to it|listens to whoever speaks|has ears for others|can listen]. It gets up, and the ring is nothing« any more», when somebody makes it believe that it can be sad about people and carry them all the same (DC 16 Persuasion; no check for {T}).',
      'v=a',
    ],
    [
      '[Blocks of blue ice [stand here|are stacked] from floor to roof«, [cut in winters that no one remembers|older than the palace|with straw between them]».|Blue ice is [stored|kept] here, [up to the roof|in long rows], from winters that [nobody alive has seen|are in no book].|The ice of [a hundred|many] winters is stacked here, in blue blocks, [up to the roof|with aisles between them|with straw between them].] In the middle, in a ring of nails, [somebody in shirtsleeves and wet boots reads with one finger on the page|somebody reads«, in shirtsleeves and wet boots», one finger on the page|sits somebody in shirtsleeves and wet boots over a book, and [the finger goes|one finger moves] from line to line|somebody in shirtsleeves and wet boots is bent over a book, [following the lines|and follows the lines] with a finger]. The ferryman gets up, and the ring is nothing« any more», when {T} or the child of {A}, who sits on the stairs« and has understood everything», says before it: "It is me." As long as {H} reads aloud, it hears that only if somebody shuts the book (one action, DC 16 Athletics to step over the nails).',
      'v=b',
    ],
  ],
  lairUse: [
    'Each nail that is pulled (DC 16 Athletics, one action) lets one thing happen: those who have been at 0 hit points longest die, «quietly, »and [with a sigh of relief« that can be heard in {town}»|the sigh with which they do it can be heard in {town}]. [The party decides whether it pulls them in the fight«, and {A} begs it not to».|Whether they are pulled in the fight is for the party to decide; {H} would be glad.]',
    '[The pole of the ferryman leans against the wall« of {lair}».|The pole of the ferryman [leans|stands] [in a corner|in the first aisle|against the nearest block|by the steps], [within reach|easy to reach].|Against the ice stands the pole, which {H} has not dared to [touch|move].] Where the pole is, the boat comes: a round after somebody has taken it, the boat lies at the edge of the ice. Whoever holds the pole can push one creature out of {lair} and into the boat (a hit with a quarterstaff, DC 17 Charisma saving throw), where that creature [has time to think|sits in the dark] until it is over.',
  ],
  tactics: [
    [
      '{A} cannot die and fights like it«, coming on with every wound», until at 0 hit points {A.they} can only crawl and speak«, like all others»; {H} stays outside the ring and uses each action to turn the mirror back',
      'v=a',
    ],
    [
      '{A} cannot die and fights like it«, coming on with every wound», until at 0 hit points {A.they} can only crawl and speak«, like all others»; {H} stays outside the ring and reads one forged name after the other aloud, so that the ferryman does not look up from the book',
      'v=b',
    ],
  ],
  companions: [
    [
      '[What fights beside {A} has been killed already, more than once.|Nothing at the side of {A} is still alive.] [A kind word about the ferryman|To be told kindly of the ferryman|A kind promise that the ferryman will come] (DC 15 Religion) makes one of them [remember what it is waiting for, and put down its arms|lay down its arms, and listen for the boat|stop«, and turn its head to the water»].',
      'escort=undead',
    ],
    [
      'What fights beside {A} has been lent by those who profit if [nobody|no one] crosses over. [It keeps to the letter|Its contract is strict|By the letter of the loan it serves the owner of the ring|It was lent to the owner of the ring, no more and no less]: [whoever touches the ring is its master for [a|one] round|a hand on the ring makes one its master, for [a|one] round|for [a|one] round it obeys the hand that touches the ring] (DC 16 Arcana).',
      'escort!=undead|no',
    ],
  ],
  parley: [
    [
      '[{A} is not wicked, only first.|{A} was afraid, and is nothing worse.|Fear [did it|was behind it], and nothing worse.|{A} did it out of fear.] Promised that [somebody|someone] will hold {A.their} hand« the whole way», and that it will be [somebody|someone] who means it (DC 16 Persuasion, no check for {G} or {B}), {A} steps into the ring without being led.',
      'v=a',
    ],
    [
      '[{A} is not wicked, only a parent.|Any [parent|father or mother] would have [done it|tried it|done as much] [for a child|for a child of their own].|It was done for [a child|love of a child|a child, and nothing else].|{A} did it as a parent, and would do it again.|{A} did it for the child.] Promised that whichever of the two has to go will have a hand to hold« the whole way» (DC 16 Persuasion, no check for {G} or {B}), {A} pulls out the first nail, and asks the ferryman to explain it to the child.',
      'v=b',
    ],
  ],
  spells: [
    [
      9,
      '*Raise Dead* [has nothing to take hold of in {town}; nobody has left|fails in {town}«, for want of anybody who has gone»]. [If it is tried, the threads sing,|An attempt makes all the threads sing,] and {A} knows.',
    ],
    [
      9,
      '*Greater Restoration* [takes away the pain of [one person|somebody] in the hall, and gives nothing back that was cut off|frees one of those in the hall from pain, though what they have lost does not grow again|works, though no limb grows again: one [person|body] in the hall is without pain|can end the pain of one body in the hall, and makes nothing grow again]. «[A party can do that for a handful of them in a day|In a day that makes [a handful|four or five]|It can be done [a few times|four or five times] a day|That is good for [four or five|a few] of them in a day]. »[There are {few} thousand; let the party choose|The party has to choose, among {few} thousand|{few.u} thousand are waiting, and the party must choose].',
    ],
    [
      9,
      '*Speak with Dead* is met by silence for [anyone|anybody] who has died in {town} in the last {num} days«, because there is [no one|nobody]». [Older dead answer as through a wall|Those who died [earlier|before that] answer, [from|as if from] behind a wall|Whoever died before that answers, but faintly]: "[The boat is late[|, very late]|We hear no boat[| any more]|Where is the boat|No boat comes [now|any more]]."',
    ],
    [
      9,
      [
        "*Scrying* on the ferryman shows a mirror with the caster's own face in it. {S} can explain what that means.",
        'v=a',
      ],
    ],
    [
      9,
      [
        '*Scrying* on the ferryman shows two lines of a book with one name, {T.name}, and a finger that goes from the one to the other. {S} can explain what that means.',
        'v=b',
      ],
    ],
    [
      9,
      '*Commune* with a god of the dead: "[Is it held, in {town}|Is {town}\'s ferryman held|Does somebody hold it in {town}]?" [Yes, [a mortal holds it|it is a prisoner|it is not free]|It is[|, on dry land|, by mortals|, in a ring]|Held, yes[|, by mortals|, in a ring]|It is held, yes[|, by mortals|, in a ring]]. ["By [force|strength|magic]?" [By [what it looks at|its own eyes|a sight]|It has only been [given|shown] [something|one thing] to look at|It sits there [because of|for] what it sees].|"By [chains|a chain|ropes]?" [By a [thing|pair] to look at|There is [no chain|nothing on its feet]; it looks at something].|"With [iron|iron alone|nails]?" [With iron, and with [its own eyes|what it sees]|With iron; but its eyes hold it [faster|too|more]].] ["Will you [wait|be patient] past the [jubilee|feast]?"|"[Will|Can] you wait until [after the jubilee|the jubilee is over]?"|"May it stay there [past|until after] the [jubilee|feast]?"] [A [long|very long] silence; then: [no|never|not a day longer|not one day].|It is silent for a long [time|while]; then: [no|never|not a day longer|not one day].|[The answer takes [an hour|until dawn], and is: no|For [an hour|a whole hour] there is nothing, and then a [no|clear no]].]',
    ],
    [
      13,
      '*Plane Shift* to the grey bank finds {few3} people of {town} in the dark, [who are cold and sorry, and know where the rope goes|cold«, and sorry», who can say where the rope goes]. The spell does not bring them home: they have forgotten their names, and nobody leaves that bank without one.',
    ],
    [
      13,
      "*Regenerate*, cast upon the hanged man, mends his neck: he climbs down«, says thank you,» and lies down in {B.full}'s bed for three days.",
    ],
  ],
  clock: [
    [
      '{A} has the begging in the hall of beds forbidden«, as a disturbance of the peace». [The slates are to be collected, but [nobody|no one] can be found to do it.|Sisters go round with a basket for the slates, and bring it back empty.|Somebody is sent to take away the [chalk|slates], and cannot do it.]',
    ],
    {
      text: ['{S} is to be burned«, publicly», as often as necessary.'],
      stop: [
        "have {G} claim {S} for the church's court (DC 16 Persuasion before the judges), or be in the fire first with something that puts it out",
      ],
    },
    {
      text: [
        '[All those from the hall who can walk or be carried march on the palace|Whoever can walk leaves the hall for the palace, and carries one who cannot|The beds are empty: all who can move, or be moved, march on the palace]; [the guards cut them down, and they go on|the guards cut at them, and it stops nobody|they are cut down at the gate, and crawl on].',
      ],
      stop: [
        'let {B} speak to them from the scaffold, with a promise and a day; they believe her, and only her',
      ],
    },
    [
      'At the jubilee the second ring is closed, and« from coast to coast» [nobody|no one] in the realm dies. [In the first hour {town} cheers.|There is cheering in {town}, for an hour.|{town} cheers, and an hour later it does not.]',
    ],
  ],
  after: [
    '[By winter no enemy dares to cross the border« of the realm», and behind it {A} has every chapel locked, because of what people pray for.|When winter comes, no army comes near the realm any more. {A} has the chapels locked, so that nobody can hear what is prayed for in them.]',
  ],
  endings: [
    {
      heading: 'The boat is full',
      text: [
        [
          'The ferryman [gets up, puts on the coat that is held out to it|puts on its coat, when somebody has brought it], and goes through the hall of beds« from one end to the other» behind {T.name}, who knows the names. «[It takes [until dawn|all night]|They are done [at dawn|when it gets light]|The night is just long enough[| for it]]. »[In the morning {town} is quiet, and {G} rings the bell for {few} thousand at once.|When it is light, nobody in {town} is told to be quiet any more, and everybody is; {G} rings the bell for {few} thousand at once.] {A} has to tell, in the square, whose turn it was«, and is not let off a single name».',
          'v=a',
        ],
        [
          'The ferryman gets up, [puts on the coat that is held out to it|takes its coat from whoever has brought it|is helped into its coat], and goes through the hall of beds« from one end to the other» behind {T.name}, who knows the names, and who has said that the last of them is hers. «[It takes [until dawn|all night]|They are done [at dawn|when it gets light]|The night is just long enough[| for it]]. »[In the morning {town} is quiet, and {G} rings the bell for {few} thousand at once.|When it is light, nobody in {town} is told to be quiet any more, and everybody is; {G} rings the bell for {few} thousand at once.] {A} has to tell, in the square, whose turn it was«, and is not let off a single name».',
          'v=b',
        ],
      ],
    },
    {
      heading: 'One life in exchange',
      text: [
        [
          "[The ferryman came to the palace for {A}, and lets {A.them} live, if somebody else goes along of their own free will.|{A}, for whom the ferryman came to the palace, may live, if somebody else goes with it in exchange, and knows what that means.] *The price:* {B}'s husband asks for it. If the party refuses« him that», it must find [somebody|someone] else by dusk.",
          'v=a',
        ],
        [
          "Both children with the one name may live, {T.name} and the one in the palace, if [somebody|someone] else goes with the ferryman of their own free will. *The price:* {B}'s husband asks for it. If the party refuses« him that», it must find [somebody|someone] else by dusk.",
          'v=b',
        ],
      ],
    },
    {
      heading: "Somebody else's coat",
      text: [
        'After so many days among people the ferryman may «be tired, and »ask to be relieved. Then one of the party, or {S}, puts on the coat and takes the pole. [*The price:* whoever does that leaves {town} as a servant, never early and never rough, and comes back once for each of the others.|*The price:* it is for ever; the one in the coat leaves {town}, and the others will see that face once more each.|*The price:* {town} and the campaign lose the character to that service, in which one is never early and never rough; each of the others will see the servant once more.]',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[The second ring is closed, but it is drawn with {num2} nails, and each stands in a town with a name.|They have closed the second ring; but it is drawn with {num2} nails, and each stands in a town with a name.] [They can be pulled one by one, and {G} has the list;|Nail by nail it can be undone, and {G} has the list;] [it is the work of years, and all the realm is in the hall.|that takes years«, and the hall is as large as the realm».]',
      ],
    },
  ],
  hoard: [
    '[In the boat lies|At the bottom of the boat lies|The boat is full of] what has been laid into graves over {years} years: {items}, and {worth}. [The ferryman has no use for it«, and says so gladly to {G}».|Ask the ferryman, and it will tell {G} with pleasure that it has no use for any of it.]',
    'In an empty coffin in the palace {A} keeps what should have gone into the grave that evening: {items}, and {worth}«; {G} has the lid nailed down over the rest».',
  ],
  favour: [
    '[The ferryman of {town} remembers them.|They are remembered by the ferryman of {town}.|The ferryman of {town} has written their names in the back of the book.] [When the hour comes, each of the party may ask it for one day more, once.|Each of the party may have one day more from it, once, when the hour comes.]',
    '{B} gives them the scarf. Whoever wears it is not noticed by the dead«, who take it for a sign of having been visited».',
  ],
  steps: [
    'Ask those who cannot die what they see.',
    'Find out who was the first who did not die.',
    'Speak with {B.full} in the house by the gallows.',
    'Bring death back to the capital before the jubilee.',
  ],
  acts: noDeathsActs,
};
