import { dreamHouseActs } from './dream-house-acts.ts';
import { dreamHousePlaces } from './dream-house-places.ts';
import type { Tale } from './tale-types.ts';

export const dreamHouseTale: Tale = {
  id: 'dream-house',
  titles: ['The House in the Dream', 'One Room More'],
  tones: ['horror', 'intrigue'],
  levels: [11, 20],
  cast: {
    G: 'commander of the night watch|governor of the capital',
    A: 'royal physician|keeper of the long sleep',
    B: 'she:sleeping queen',
    S: 'seller of waking drops|poet of the coffee houses',
    T: 'night nurse|lullaby singer of the court',
    H: 'palace architect|surveyor of the royal houses',
    R: 'inquisitor of dreams',
  },
  named: 'he:',
  deadline: 'the night of the last room',
  num: [130, 900],
  onlyIn: { a: ['poppy clock', 'regency'], b: ['never lived anywhere', 'holding a door shut'] },
  lair: {
    name: "the locked bedchamber|the curtained bedchamber|the queen's locked bedchamber|the silent bedchamber|the bedchamber behind the felt door|the royal sickroom",
    short: 'bedchamber|sickroom',
    terrain: 'indoors',
  },
  leader: ['people'],
  alsoOf: ['he', 'she'],
  mage: 'a hand on the brow or a drawn curtain',
  escort: ['people', 'construct'],
  pitch: [
    'Everyone in {town}, the capital of the realm, has the same dream. [It began {weeks} weeks ago with a gate and a garden path. [Then came a hall, then a [stair|stair, then a blue room].|A hall came next, and a [stair|blue room|stair up].]|A gate and a garden path were all of it, {weeks} weeks ago. [After that there was a hall, and after the hall a [stair|blue room].|Since then it has got a hall and a stair.]|{weeks.u} weeks ago it was no more than a gate; [then a path led up to a hall, and then the hall had a stair|now there is a path, a hall and a stair].] Every night there is one room more in the house, and [everyone|everybody] meets there, in nightshirts«, two million of them, and looks round for the door». [{num.u} people have opened one of the doors.|One of the doors has been opened by {num} people.|{num.u} people did more than look, and opened one.] [In the morning they lay in their beds [without a breath|cold, without a breath|as if asleep, without a breath].|They were found in the morning, [cold|smiling|pale] and without a breath.|Not one of them [breathed|was breathing] in the morning[|, or woke|, when the milk came].|In the morning nobody could wake them, or find a breath in them.] {G} has them laid in the ice cellars« of the palace», unburied, until somebody can say what« kind of death» it is«, and sleeps for one hour a night, in uniform, so as to keep watch in there».',
    'In {town} they compare notes at breakfast[: did you find the [stair|attic]? Were you in the blue room[| too| again]?|, about the stair, about the blue room.|: who was on the stair, and who sat in the blue room.|, and the talk is of a stair and a blue room.|: how far up did you get?] [All of {town}, the capital of the realm, dreams of one house«, night after night», and each night it has one more room.|Each night the whole of {town}, the capital of the realm, dreams itself into the same house, which has one room more each time.] [Whoever is hurt in it wakes up hurt.|A cut that one gets in there is still there at breakfast.|Bruises from in there are real in the morning.|It does real harm: they wake up with burns and broken wrists.] Whoever dies in it, and it has been {num} people, does not wake up, and lies in the ice cellars« of the palace», unburied, until the doctors agree. {G} has drawn the plan of it, «from hundreds of witnesses, »and has noticed that all the rooms [are being built round one empty space, in the middle|leave one space free, in the middle].',
  ],
  stakes: [
    '{G.name} keeps a plan of the house, and by that it will be complete in {days} days«; [what happens in a house when it is finished, {G} does not know|what it is for, {G} does not like to think]». A decree in the name of {B} orders everybody to lie down at sunset« and not to be afraid», and in {town} there have been riots.',
    '[There are {days} nights until the last room.|By the plan it is {days} nights until the last room.|In {days} nights the last room will be there.] [In that night, {G} fears, the owner will move in|When it is there, {G} fears, somebody will move in]; and by then all of {town}«, and half the armies of the realm,» will be in bed and unable to leave.',
  ],
  start: [
    [
      '[[You only meant to close your eyes for [a moment|a minute|the length of a song].|It was to be [five|ten] minutes, [with your boots on|at the table|in your cloak].] [The path is gravel, there are box hedges, and it is neither day nor night.|There is gravel, there are box hedges, and a light without a sun.]|[You had only put your head down on your arms.|You remember that you sat down, and no more.] [Now there is [gravel|cold gravel|wet gravel] under your feet, bare feet, and box on either side, cut [square|as high as a man|into balls], and a light that comes from [nowhere|no side].|You stand barefoot on a [path|gravel path] between hedges of box, and you cannot tell whether it is [morning or evening|early or late|day or night].]] [Beside you other people walk up to the house, «in bare feet, »with candles; a [general|judge|bishop] carries a stuffed [rabbit|bear|dog].|You are not alone on the path: half the city is going up to the house in its nightshirts, each with a candle, and the [general|judge|bishop] in front of you has a stuffed [rabbit|bear|dog] by the ear.|Around you a crowd goes up to the house with candles, «bakers, judges, children, »and all of them are in their nightclothes.] [Nobody speaks. At the front door|You hear only feet. At the front door|They do not talk, and they do not push. At the front door|At the front door] [stands {G.full}, in uniform, and looks at each of you.|you are looked over, one by one, by {G.full}, who is in uniform.] «["You are new," says {G.full}.|"I have not seen you here before," says {G.full}.|"First night?" says {G.full}.] »["Touch nothing [that is warm|warm][|, not even a handle|, least of all a wall].|"Keep your hands off [whatever|anything that] is warm[|, also handles|, least of all walls].|"If [a thing|a wall|a handle] in there is warm, [leave it alone|do not touch it|take your hand away].] [If you hear your name, [it is not for you|it is not meant for you|do not answer|walk on].|Do not [turn round|stop|answer] when you are called[| by name| from behind].|Whoever calls you in there [does not mean you well|is nobody you know|wants you to stay].] [When you wake up, come to [me|the watch house], and tell me [which door had a keyhole|where there were keyholes]."|Look for keyholes, and tell me in the [morning|morning, before breakfast,] at which doors you [found|saw] them."|And when you wake, come straight to [me|the watch house] and say which of the doors had a keyhole."|Look at the doors, and report to me in the morning which of them had [keyholes|a keyhole]."|[In the morning|Before breakfast|At seven] I want to hear from you which doors had [a keyhole|keyholes]."]',
      '@path',
    ],
    [
      '[The night watch of {town} goes its round and wakes people. [It has rattles, wet sponges and needles.|It does it with rattles, with sponges, and if need be with needles.]|In {town} it is the night watch that wakes people now, house by house, with rattles, with wet sponges, and in the worst cases with needles.|You are going the round with the night watch of {town}, which no longer keeps people quiet: it shakes rattles under their windows.] In the Street of the Saddlers, «at the foot of the palace, »a window stays dark, and {G.full} kicks in the door. [A family of {few4} lies in one bed, «close together, »smiling, with their hair wet.|In one bed lies a family, all {few4} of them, arm in arm, and their hair is wet.|There they are, {few4} of them, in one bed; they smile, and water runs out of their hair.] ["Drowned," says {G.full}.|"They have drowned," says {G.full}.|{G.full} lifts an eyelid and says that they have drowned.|"It was the pond again," says {G.full}, "they have drowned."|"How far is it to the river?" asks {G.full}, and closes the eyes of the youngest.] [[There is no water in the room|The room is dry|The floor is dry, and so are the walls], and only on the ceiling[|, above the bed,| over their heads] [a damp stain is spreading; it is|a wet patch is spreading,] in the shape of a [room|room, with a stair,|house, floor by floor,] seen from above.|[There is no water in the room.|The room is dry.] Only the ceiling is wet: above [the bed|them] a stain spreads in right angles, as a [room|hall|floor] would look from above, with its [stair|stair and doors].|[You look round for water, and there is not even a [jug|glass|basin].|There is no jug here, no basin, and [the floor|the carpet|the sheet] is dry.] [But there is a stain on the ceiling, over the [bed|pillows], and it grows while you look: you can make out [walls, and a staircase|walls and stairs|doors, walls and a stair], as on a plan.|But on the ceiling over them somebody might have drawn a plan in damp, walls and a staircase, and it is still growing.]]',
      '@saddlers',
    ],
  ],
  ask: [
    '["Find out whose house it is," says {G}.|"I want to know who owns that house," says {G}.|"It is somebody\'s house," says {G}.] ["[Find out who sleeps there when we are not looking; and if you can, wake them up, or let them sleep in peace.|There is one person who was asleep in it before us: wake that one, or find out what keeps us in there.]|"[Somebody must be asleep in it even when none of us is; wake that person, if it can be done.|Look for the one who is always in there, and have a word with them, or with whoever put them to bed.]|"Whoever it is never leaves it, so look for somebody who does not get up in the morning.] [I cannot order two million people not to be [tired|tired at night|sleepy]."|I have two million people who are [tired|tired every night|yawning], and I cannot forbid [it|that]."|I can keep a city in at night, but I cannot keep it [awake|from sleep|out of bed]."|We have had no rest for {weeks} weeks, and we sleep each night."]',
    '{G} wants the dream to end before the last room is built. ["It began [{weeks} weeks ago, |]on one night, at one hour.|"All of us were in that [garden|garden path|place] for the first time in the same night, at [the same hour|one hour].|"There was a night when it was not there, and then, [at one stroke of the clock|from one hour to the next|{weeks} weeks ago], it was.|"I have asked [hundreds|{num} of them|half a thousand], and for [each of them|all of them] it began in the same hour of the same night.] [Something was done here in {town}, in that hour, by somebody who was awake.|Somebody in {town} was awake in that hour, and did something.] [That is the end of the thread that you can [hold|take hold of|pull]."|That is where one can [take hold of it|begin|start to look]."|[Start|Begin] with that, for I have nothing [else|more|better]."|I want to know [who, and what|who it was, and what|what, and who]."|People remember such [an hour|a night]; [ask|go and ask] [them|around]."]',
  ],
  fee: [
    '[The crown offers {coins} gp, paid in the evening, as nobody can be sure of the morning.|It is {coins} gp from the crown, to be had in the evening, since nobody can be sure of a morning.|{G} can draw on the crown for {coins} gp«, "and I would do it before bedtime"».|For this the crown pays {coins} gp, in advance«, because nobody plans for the morning any more».]',
    '[{G} has {coins} gp from the fund for street lamps|Out of the fund for street lamps {G} can pay {coins} gp], and adds a packet of coffee«, [which is worth more|for which people in {town} have fought|which one can no longer buy]».',
  ],
  talk: [
    '{S.full} grows rich on it. {S.their} drops keep you awake for {few5} days, and after that you sleep wherever you are.',
    'The queen, {B.full}, has been asleep since the birth of the prince«, {years} years ago»; they say that she is the only one« in {town}» who does not dream.',
    '{T.full} sings in the palace every night«, and is hoarse by morning».',
    'In the blue room somebody has laid the table for two, and [half of {town} has sat down at it|half of {town} claims to have eaten there].',
    '{A.full} sleeps at noon, for ten minutes, sitting up. [It is the only healthy way.|Any other sleep is bad for one, one hears.|Patients are told to do likewise.|It never takes eleven.]',
    '{H.full} walks through the dream with a folding rule, and nods.',
    '[Children like it there, [and say|and tell each other] that there is a lady who [is looking for her shoes|has no shoes on|plays with them and has no shoes].|The children [of {town} |]are not afraid of it. [A lady walks about in there, they say, and [has lost her shoes|has no shoes|is barefoot like them].|Ask them, and they tell you about a lady who looks for her shoes [under the beds|behind the curtains|in all the cupboards].]|Any child can tell you about the lady in the house, [who has lost her shoes|who goes barefoot|and what she is looking for, which is shoes][|, and that she is nice|, and that she asks for the time|, and that she cries sometimes].]',
  ],
  run: [
    [
      '[The dream of {town} can be shared: people who fall asleep holding hands stand on the path side by side.|Those who fall asleep hand in hand in {town} arrive on the path hand in hand.|Whoever holds a hand while falling asleep in {town} has the owner of the hand beside them on the path.]',
      'start=path',
    ],
    [
      'The dead of that street« in {town}» lie with their feet towards the palace (DC 17 Investigation), all of them. [So do all {num} others«, if you look it up»; they were on the way to the middle of the house.|According to the files it was so with all {num} others: they were on the way to the middle of the house.]',
      'start=saddlers',
    ],
    '[Wounds of the dream are real, and so are its rules|The dream wounds in earnest, and it has rules]: [doors with keyholes are memories and can be looked through; doors without are fears, and open inwards (DC 17 Wisdom saving throw, or 33 (6d10) psychic damage).|a door with a keyhole hides a memory, and one can look in; a door without one hides a fear, and it opens inwards (DC 17 Wisdom saving throw, or 33 (6d10) psychic damage).]',
    '{A} [has a bed made up for the party in {A.their} own hospital, «with fresh sheets, »and offers to watch over them|has heard how tired they are, and offers them beds in {A.their} own hospital«, and to sit beside them»].',
    [
      '[A mirror on the lips of those in the ice cellars« of the palace» mists over, once in an hour (DC 17 Medicine).|In the ice cellars of the palace the dead take one breath an hour, which one can see on a mirror (DC 17 Medicine).] [They are not dead, only very far in.|So they are alive, and a long way inside.|It is sleep, of the deepest kind.] Nobody has drowned: their hair is wet because it rains into the« unfinished» house.',
      'v=b',
    ],
    '[In each new room there hangs a clock. It shows|There is a clock in each new room, and it always shows|The clocks in the new rooms have all stopped at] the hour at which somebody gave {T} a cup of tea«, {weeks} weeks ago».',
  ],
  gist: [
    [
      'The house is the dream of {B}, whom {A} has kept asleep for {years} years, with drops of poppy«, which by now come from a poppy clock»; that is how {A} has the regency« in fact»: as long as a queen lives, her son has to wait. {weeks.u} weeks ago {A} doubled the dose, because the queen had begun to wake up; [since then her sleep has been so deep that the whole of {town} is drawn into it|she sleeps so deeply now that she pulls the whole of {town} in after her]. She lies in {lair}, and in the dream [she is looking for a way out, room by room; {H} walls up the doors|she goes from room to room and looks for the way out; the doors are walled up by {H}].',
      'v=a',
    ],
    [
      '[The house is not that of the queen.|The queen does not dream the house.|It is not the dream of the queen.] {B} has been holding a door shut for {years} years, «from inside, »in her sleep: [behind it is something that has never had a place, and is building one|on the other side is something without a place of its own, which is building itself one]. {A} knows it, «[has had enough of watching|is tired of watching by beds], »and wants to let it in, since it has promised {A} {A.their} dead. {H} draws the rooms for it[. It will come through at {lair}.|. At {lair} it will step out.|, and at {lair} it will come through.]',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who [had drops against sleep ready before there was any need of them, and does not dream|does not dream, and had drops against sleep for sale before anyone needed them]. [At the back table of a coffee house|Late at night, in a coffee house by the theatre,] {S} tells [anybody who sits down|whoever will play a hand of cards]: "[I had the recipe from an aunt|It was among the papers of an aunt|My aunt wrote it down, for a cough]. [I have not [slept|slept an hour|been to bed] since, so how should I know about [a house|any house|that house of yours]?|I would give [all the bottles|the whole shop|every bottle here] for [one dream|one night|an hour of it], even [for that one|with that house in it|a bad one].|You have all been in that [house|place], and I am told of nothing but [stairs|rooms and stairs|doors].|[For me there is no house|I have never seen that house]: [I lie down and look at the ceiling|at night I count the bottles|I sit here until the lamps are put out].]"',
  ],
  truth: [
    [
      '{B} fell asleep on the evening on which her son, the prince {W.name}, was born, and was laid in {lair}«, in the palace, with a nurse and a clock». [{A} was young then, and famous for not giving up. [There is no other patient whom {A} has loved.|Of all patients this is the one to whom {A} still reads aloud.]|It was to be for one night. [{A}, who was young then and had not lost anybody yet, sat down beside the bed, and has hardly got up since.|The chair that {A} drew up to the bed is still there.]|{A}, who was young, said that it was exhaustion, and that one should let her sleep.] All decrees have gone out in the name of {B} since that night, by way of {A}.',
    ],
    [
      [
        'One drop of poppy [each|every] evening, given by {A}, kept her asleep at first. [After {few} years she moved [a finger|a thumb|a hand].|In the course of {few} years one [finger|toe|thumb] moved.|{few.u} years went by, and she moved [a finger|a toe|a hand].] By then {A} had signed all the decrees of those years in her name«, "until Her Majesty is rested"», and [the realm had never been so well governed|there had been bread, and no war]. [For all the years after that one drop an hour was [enough|all it took|enough for her].|For years after that it took one drop an hour[|, on the tongue|, from a glass clock].|From then on [there was|she had] a drop an hour on her tongue.|From that day a drop an hour [kept the finger still|was enough to keep the finger still|stilled the finger].] {weeks.u} weeks ago she moved again«, on the evening on which the prince sat with her for the first time». So {A} made it two, and {H} was told [to have the bell wires cut|to take out the bell pull« beside the bed»]. [What {B} feared as a child is in the house as well, behind the doors without a keyhole: a pond, a fire, the dark.|Behind the doors without a keyhole is what {B} was afraid of as a child«: the dark, a fire, a pond».] [In a sleep as deep as that, strangers die of it, {num} so far.|Nobody used to be hurt by it; now that she sleeps so deeply, strangers are, {num} so far.|It is a child\'s fear, and in a sleep so deep it has killed {num} strangers.]',
        'v=a',
      ],
      [
        'In the room beside that of {B}, {A} has a bed, for naps; [and there, at noon, someone used to talk to {A}, from behind a wall: with the voice of a wife, of a son, of all the patients whom {A} had lost, by name.|and when {A} lies there at noon they speak through the wall: a wife, a son, and all the patients whom {A} could not keep.|and from the wall behind it, at noon, {A} hears a wife, a son, and everyone who died on the wards.] «[They only [need|ask for] a [place to be|room|place].|They do not [complain|weep|accuse]; they only ask if there is [room|space for them|a room free].|All that they want is [somewhere to live|a house|a room to be in].|There is so little [room|space] where they are, they say.|It would not have to be a large [room|house|place], they say.] »{H} dreams in plans, and was asked to draw one. [It is for [something|a thing|one thing] that has never lived anywhere[|, and can do any voice|, and only does their voices].|What is to [move in|live in it|come] has never lived anywhere[|, and has learnt their voices|, and can do any voice].|Behind the wall there is [one thing only|a single thing]; it has never lived anywhere, and it [does voices|does all the voices|can do any voice].|The tenant has never lived anywhere, and [has no voice of its own|borrows its voices|speaks with borrowed voices].|But these are not the dead: it is one thing, which has never lived anywhere and [has learnt|imitates|can do] their voices.]',
        'v=b',
      ],
    ],
    [
      '{weeks.u} weeks ago {T} drank a cup of tea that {A} had brought« with {A.their} own hands», and slept at the bedside« of the queen» for the first time« in {years} years». [When {T} woke up, the hair of the queen had been combed differently, and there was mud on her feet.|There was mud on the feet of the queen when {T} woke up, and somebody else had combed her hair.] [{B} had walked into the garden, asleep, and {A} had led her back; in that hour the first new room was built.|In that hour {B} had gone into the garden in her sleep, {A} had led her back, and the first new room was built.]',
    ],
  ],
  turn: [
    [
      '{B} knows that she is asleep. [There is one door that {H} has not walled up, and from that one she turns back every night|All doors but one have been walled up by {H}, and at that one she turns back each night|One door is open, and she does not go through it]: it leads into the nursery, and there lies the prince as she last saw him, one hour old, who speaks«, as the newborn can in dreams», and says that [if she wakes up he will have been only a dream|he is only there for as long as she sleeps]. [The real prince is {years} years old by now; somebody must tell her so who knows him.|He has turned {years} in the meantime, and she would believe it from somebody who knows him.|Somebody who knows the real prince must tell her that he is {years} years old« and well».] [The prince lives in the palace, two doors from {T}, and comes along with whoever asks« him».|He lives two doors from {T}, in the palace, and comes along if he is asked.]',
      'v=a',
    ],
    [
      '[Those who died in the house stand beside {B} in the dream|None of those who died in the house is gone; they stand beside {B} in the dream]: [she has pulled in each one who was falling, and {num} people help her to lean on the door|each of them was caught by the sleeve, in falling, and {num} people lean on the door with her]. [If {B} is woken up, they will wake up too; but then there is nobody to hold it, unless others [do it|lean on it], in [turns|shifts], for ever.|They wake up if {B} does; but [somebody|others] must [lean on|hold] that door from then on, in [turns|shifts], for ever.|To wake {B} is to wake them all, and then the door needs others, in shifts, for as long as there are people.]',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} sleeps for one hour a night and keeps awake for the rest«, [with needles and a list of everything that {G.they} has ever broken|with cold water, and with letters to people to whom {G.they} should have written long ago]». {G} has been in each of the rooms and [salutes in each of them, for safety|can say of each of them who died in it].',
    ],
    A: [
      '{A} is tender, exact and tired to death«, [and cannot be alone with a sleeping person without counting the breaths|and walks more softly than anybody in {town}]». {A} [has never yet told a family that [nothing more can be done|there is no hope|it is over]|has never been able to say to a [family|widow|mother], "[That was all|It is over|We have lost]"|still visits the graves of [{few4} patients|the first {few4} patients]].',
    ],
    B: [
      '{B} speaks in the dream only, and softly. [She would like to know how old she is, and if it is still raining.|She asks for her age, and for the weather.|What she would like to know is how long it has been, and if it is still raining.]',
    ],
    S: [
      '{S} found the recipe in the estate of an aunt and has slept only twice since {S.their} first glass«, under the counter and without a dream». [{S} sells it out of loneliness: at four in the morning there should be somebody to talk to|{S} charges less to those who stay for a game of cards].',
    ],
    T: [
      '{T} has sung at one bedside for {years} years, always the same four songs. {T} [would know the breath of the queen from among a thousand|could pick out the breath of the queen in a full barracks].',
    ],
    H: [
      [
        '{H} has« always» built what others wanted. The house in the dream comes out of the head of {B}, «room by room, »and {H} draws it after her; [nothing in it is {H.their} work but the bricks behind the doors|all that {H} adds to it is walls, and {H.they} is ashamed of each].',
        'v=a',
      ],
      [
        '{H} has« always» built what others wanted. [In this house everything is where {H.they} would have put it«, and {H.they} cannot stop»|It is the first house of {H.their} own, and {H.they} has not been told for whom].',
        'v=b',
      ],
    ],
    R: [
      '{R} has burned seven dreams and the people who had them. {R} [sleeps on a board, dreamlessly, and takes that for a clear conscience|has a board for a bed, and no dreams, and believes that the one comes from the other].',
    ],
  },
  places: dreamHousePlaces,
  lairLook: [
    [
      '[A bedroom, with the curtains drawn, in which nothing has been moved for {years} years.|The curtains are drawn, and [{town} is far away|no sound comes in from {town}]. [For {years} years nobody has moved a thing in this bedroom.|On the night table lies a book that was put down {years} years ago.]] [In the bed lies {B}, with combed hair, and mud on her feet; over her hangs a glass clock, and «while you watch, »a drop forms.|{B} lies there as if she had been laid out, but for the mud on her feet, and from the glass clock above her hangs a drop.] [Once it is stopped (DC 17 Sleight of Hand, one action), {B} comes a step nearer in each round, and is awake at the end of the fourth, if somebody in the dream has told her about the prince; if it is broken, everyone in {town} but her wakes at once, screaming.|The clock can be stopped (DC 17 Sleight of Hand, one action): then {B} is awake at the end of the fourth round, if somebody in the dream has told her about the prince. If the clock is broken, everyone in {town} but her wakes at once, screaming.]',
      'v=a',
    ],
    [
      '[A bedroom, with the curtains drawn, and one door too many.|The curtains are drawn, and [{town} is far away|no sound comes in from {town}]. [It is a bedroom like others, if one does not count the doors.|It would be a quiet room with one door less.]] [{B} lies in bed with her back arched and both heels dug into the mattress.|The back of {B} is arched, and her heels have worn two holes into the mattress.|{B} lies there, pale with effort, heels in the mattress, as one leans on a door.] [The extra door has no keyhole, and every few [breaths|moments] its wood gives, like a [cheek|drum|sail].|In the door that should not be there is no keyhole; [now and then|every few breaths] its wood is pushed in from the other side, softly, like a [cheek|tent|cushion].|It is the door without a keyhole: [now and then|every few breaths] something presses on it from behind, and the wood [bends|gives|creaks].|The door that is on no plan has no keyhole, and [it breathes|its wood breathes|it swells and sinks].] At the end of each round in which fewer than three people in the room lean on it (whoever leans can only defend themselves; a sleeper of {town} who is called by name comes and leans too), an arm with too many elbows«, that of the owner of the house,» reaches in at somebody within 20 feet of it: DC 17 Strength saving throw, or 22 (4d10) bludgeoning damage and pulled to the door. At its third grasp the owner stoops into the house, everybody in the room falls asleep, and the party is too late. As soon as three people lean on it who are awake, {B} may let go, and wakes when her name is called.',
      'v=b',
    ],
  ],
  lairUse: [
    'In {lair} [you can fight on either side|there are two sides to fight on|the fight has two sides]: [whoever lies down (half their speed) is in the dream from then on, in the same room, with what they could draw; [sleepers and waking people cannot hit each other|those asleep and those awake cannot hit each other]; and whoever is woken up (a touch, an action) is awake again, where they lie.|to lie down (half the speed) is to be in the dream, in the same room, with what one [could draw|knows by heart]. [Nobody on one side can hit anybody on the other|Sleepers cannot hit the waking, nor the waking them|From one side to the other nobody can strike], and [a touch (an action) wakes a sleeper up|a sleeper is woken up by a touch (an action)|whoever is touched (an action) wakes up].] {A} is awake; whatever else fights for {A} stands on both sides«, and can hit, and be hit, on either».',
    '[What is sung here holds|A song is obeyed here]: [{T}, or anybody who knows one of the four songs (DC 17 Performance), makes every sleeper in the room turn over: those beside {A}«, who are asleep or only drawn,» fall prone.|at one of the four songs, from {T} or anybody else who knows it (DC 17 Performance), all sleepers in the room turn over, and those beside {A}, «asleep or only drawn, »fall prone.]',
  ],
  tactics: [
    '{A} [does not leave the bed|never leaves the bedside], and whoever comes near it gets a needle (DC 17 Constitution saving throw or asleep until hurt or shaken); {H} draws« with both hands», and where {H.they} has drawn a wall there is one, for a round',
  ],
  companions: [
    [
      '[Those who stand beside {A} are asleep, with their eyes open, and have been told that it is a ward round.|Those beside {A} are asleep on their feet, and believe« that» they are helping a doctor.] [A loud noise (one action, no magic) wakes one of them, who then asks {A} for [their trousers|a coat|the way home].|One of them wakes at a loud noise (one action, no magic), and wants to know from {A} where this is.]',
      'escort=people',
    ],
    [
      '[What stands beside {A} has been drawn by {H}.|{H} has drawn what stands beside {A}.|What is on the side of {A} here is a drawing by {H}.] [Whoever tears up the right sheet (DC 17 Sleight of Hand, one action) makes one of them fade.|One of them fades when the right sheet is torn up (DC 17 Sleight of Hand, one action).|They are on sheets: to find the right one and tear it (DC 17 Sleight of Hand, one action) makes one of them fade.]',
      'escort=construct|elemental',
    ],
  ],
  parley: [
    '[{A} wants to be told that it was good care.|To hear that it was good care is what {A} wishes for.|Nobody has ever thanked {A} for [these years|all the nights|the care].] If somebody sits down on the other side of the bed, «takes the other hand of {B} »and counts with {A.them}«, without hurrying» (DC 17 Insight; {T} can do it), [{A} stops in the middle of a number, and cries, and says what was in the tea|in the middle of a number {A} begins to cry, and tells them about the tea].',
  ],
  spells: [
    [
      11,
      '*Sending* to {B} is answered by her«, after a long breath»: ["Who is it? I have so many visitors, and [not one of them is a boy|no boy among them|none of them is small]."|"[Another|One more] visitor? [Have you|Is there] a boy with you?"|"There are so many people on the [stairs|landing|path]; is one of them a boy?"|"I cannot come [down|to the door|out], I have no shoes. [Is there a boy with you|Have you seen a boy|Is the boy with you]?"|"How kind of you to call. Is it still raining[| outside| there]? I am looking for a [boy|small boy|child]."|"Yes? I was looking for somebody [small|smaller|very small]."|"Are you new [in the house|here]? I am looking for a [boy|small boy|child]."]',
    ],
    [
      11,
      '*Scrying* on {B} shows [a bed, curtains, and {A} from very close, «smiling, »who draws a third curtain|a pillow, a curtain, and the hand of {A}, which draws another one|{A}, «from very close, »who smiles and draws the bed curtain].',
    ],
    [
      11,
      [
        "*True Seeing* in the dream: [it is one person's memory, of a house in {town2}|all of it is remembered, by one person, and the house stood in {town2}]. [Only the walls behind the doors do not belong to it; [somebody|someone] else has [put them there|built them], and [not long ago|of late].|The walls behind the doors are strange to it, and new.|Not so the bricks behind the doors«, which somebody else has put in».|All but the bricks behind the doors, which are new, and the work of somebody else.]",
        'v=a',
      ],
    ],
    [
      11,
      [
        '*True Seeing* in the dream: [it is scenery, and behind [all the|the] wallpaper something is holding its breath.|it is all [painted|canvas|cardboard], and behind it something is [holding its breath|waiting|keeping still].|there is no house, only [wallpaper|paint|canvas], and something that stands close behind it.|the walls are as thin as [paper|cloth|skin], and something [leans on|feels|presses on] them from outside.|the furniture is painted on, and what is behind the paint keeps quite [still|quiet].]',
        'v=b',
      ],
    ],
    [
      11,
      '*Dream*[ gets the caster in beside {G}, wide awake, with all spells, for as long as it lasts; but from then on the house knows the name.|: the caster is in the house beside {G}, awake, with every spell, while it lasts; after that the house knows whom it had.|: for as long as it lasts the caster stands in the house, beside {G}, awake and with all spells, but is called by name in there from then on.]',
    ],
    [
      11,
      [
        '*Greater Restoration* on {B} takes the poppy from her, and not the walls of {H}: as long as she cannot get out« of the house», all of {town} screams, until the next drop lets her sink again.',
        'v=a',
      ],
    ],
    [
      13,
      '*Etherealness* in the palace at night is crowded: [all of {town} is there, barefoot, and in the way|one meets all of {town} there, in nightshirts, and can hardly get through].',
    ],
    [
      17,
      '*Wish* to wake up everybody works, for one minute. [Then all of {town} falls asleep again, standing.|After it all of {town} sleeps again, wherever it happens to stand.|A minute later {town} is asleep again, on stairs and in doorways.]',
    ],
  ],
  clock: [
    [
      [
        '[There is a music room now.|The new room is for music.|This night the house gets a music room.] {A} [has the dose noted down, and rounds it up|asks the nurse for the dose, and adds a little].',
        'v=a',
      ],
      [
        '[There is a music room now.|The new room is for music.|This night the house gets a music room.] {A} [lays a hand on it, «on the plan of {H}, »and says good night|looks at it on the plan of {H}, for a long time, and hums].',
        'v=b',
      ],
    ],
    {
      text: [
        '[{S} is beaten to death in a coffee house, by people who have not slept and have drunk what {S} sells.|In a coffee house people who have lived on the drops« for a week» beat {S} to death.]',
      ],
      stop: [
        'get {S} out by the kitchen and into the watch house« of {G}» (DC 17 Persuasion or Athletics): [with a bed, and a hand to hold, {S.they} is asleep within a breath, and in the morning the watch is given the recipe of the drops|there {S.they} falls asleep as soon as somebody holds {S.their} hand, and in the morning writes down the recipe« of the drops» for the watch]',
      ],
    },
    {
      text: [
        '[{T} is dismissed, with a pension and a cup of tea.|{T} gets a pension, a cup of tea, and no more work at the palace.|They send {T} home, after a last cup of tea.]',
      ],
      stop: [
        'drink the tea in place of {T} (DC 17 Constitution saving throw), or let {T} sing to all of {town} from the balcony of {G}«, as hoarse as {T.they} is»; [they will know the song, and join in|all of them know it from the cradle, and sing along]',
      ],
    },
    [
      [
        '[On {deadline} the house is complete, and [nobody|no one] in {town} can keep their eyes open.|The house is complete on {deadline}, and all of {town} is asleep« before the lamps are lit».] {H} [bricks up the front door, from inside|lays the last brick in the front door, from inside].',
        'v=a',
      ],
      [
        '[On {deadline} the house is complete, and [nobody|no one] in {town} can keep their eyes open.|The house is complete on {deadline}, and all of {town} is asleep« before the lamps are lit».] [A bell rings downstairs, as if by [somebody|someone] who has forgotten the key.|Downstairs the bell rings, once, politely.]',
        'v=b',
      ],
    ],
  ],
  after: [
    [
      '[{A} rules a quiet realm.|There is no quieter realm than that of {A}.|From then on {A} rules over sleepers.] [In {town} it is always four in the morning, and they have never been so well looked after.|They are washed, fed and turned over in {town}, and it is always four in the morning.]',
      'v=a',
    ],
    [
      '[In the morning all of {town} gets up, a little too tall, and goes down stairs that are a little too far apart.|All of {town} gets up in the morning, stoops under its own doors, and goes to work.] [{A} is called by name, by many voices, and answers.|Then many voices call {A} by name, and somebody says "yes".|{A} hears many voices, all of them known, and opens the door to them.]',
      'v=b',
    ],
  ],
  endings: [
    {
      heading: 'Awake',
      text: [
        [
          '{B} opens her eyes, and asks what time it is, and somebody [tells her|looks for a clock, and tells her]. Her son comes in, {years} years old, «in his nightshirt, »and stops at the door; [and in all of {town} two million people turn on to the other side and sleep, without a dream, until noon|and two million people in {town} turn over and sleep on until noon, and dream of nothing]. [She does not punish {A}.|She passes no sentence on {A}.|There is no trial for {A}.] [{B} asks {A.them} to sit down, and to stay awake.|{A} is asked to sit down, and to [tell her all of it|begin at the beginning|leave nothing out].]',
          'v=a',
        ],
        [
          '[They sit up in the ice cellars, all of those who had gone in, «{num} of them, »and ask for blankets.|In the ice cellars {num} people sit up and ask why it is so cold.] [The door is held by the night watch« of {town}, in shifts, by leaning»; {G} has drawn up the rota, and is down for the first night.|The night watch« of {town}» leans on the door in shifts«, by a rota on which {G} comes first».] [{B} walks barefoot in the rain.|It is raining, and {B} goes out into it without shoes.|{B} asks for shoes, and then goes out without them.|The first thing that {B} does is to stand in the rain.] {A} [has been given the morning shift, and hears the voices of the dead through the wood, and leans|has the morning shift; the voices of the dead talk to {A.them} through the wood, and {A.they} leans].',
          'v=b',
        ],
      ],
    },
    {
      heading: 'A smaller house',
      text: [
        '{B} can be persuaded to let the others out and« to» stay. *The price:* [she sleeps on, the law is changed so that the prince can be king, and he goes to bed early« every evening»|she does not wake again; a new law makes the prince king, and he goes to bed at sunset, to see her]; {T} sings for both of them.',
      ],
    },
    {
      heading: 'The last dreamer',
      text: [
        [
          'If {B} dies, the house falls in, from the top, and [it takes the length of a scream to get out|all of {town} gets out in the length of a scream]. *The price:* [nobody|no one] who was in {town} then ever dreams again[; it is a healthy and industrious city. [There are no more [songs|stories|new songs] from it|No more [songs|stories|new songs] come from it]|; people there are healthy and industrious, and [nobody writes a song|their songs are all old ones]|, and with the dreams the [songs stop|stories stop, and the songs]].',
          'v=a',
        ],
      ],
    },
    {
      heading: 'Nobody at the door',
      text: [
        [
          'If {B} dies, [nobody|no one] holds the door, and what is behind it has its house. *The price:* the palace is lost, and all of {town} after it«, house by house»; [two million people move away, since [nobody|no one] may ever sleep there again|since it is not safe to sleep there any more, two million people move away].',
          'v=b',
        ],
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        [
          '[All are asleep, the party too, and from the [hall|cellar] upwards the doors are being [walled|bricked] up, [one after the other|one by one|door after door].|{town} sleeps, and the party with it; it wakes in the hall of the house«, to the sound of bricks».|By now everybody sleeps, and so does the party; in the hall the [first|first {few4}] doors have been [walled|bricked] up, and it goes on up the stairs.|Nobody in {town} is awake any more, nor is the party, and from the hall one hears a trowel, door after door.|The party has fallen asleep with [the rest|all the others|the whole city], and stands in the hall, where [the doors are turning into walls|walls are closing the doors|bricks are closing the doors], one by one.] [As long as the mortar is wet you may still go up the stairs, and {B}|Wet mortar gives way, so one can still go up; {B}|A shoulder still breaks through on the stairs, where it is wet, and {B}] is behind the third door on the left.',
          'v=a',
        ],
        [
          '[All of {town} is asleep, the party too, and in the hall stands somebody with a very broad back, hanging up a coat.|The party has fallen asleep with all of {town}, and in the hall somebody is just hanging up a coat«, with a very broad back to them».] [It has too many sleeves.|The coat has too many sleeves.|One can see that the coat has more than two sleeves.] [As long as the coat is not on its hook, you may still go up the stairs, and {B}|There are many sleeves to straighten, and until that is done one can go up; {B}] is behind the third door on the left.',
          'v=b',
        ],
      ],
    },
  ],
  hoard: [
    'In a closet on the way to {lair} lie the presents that were sent to the bedside of {B} for {years} years«, and that {A} let nobody carry in»: {items}, and {worth}. [{B} asks the party to choose first, since she does not know what is in fashion.|The party may choose first, says {B}«, who does not know what one wears now».]',
    'From such a house one brings something along, says {T}. In the morning the party finds it under the pillows: {items}, and {worth}«, a little damp; {G} has it entered as found».',
  ],
  favour: [
    'Each of the party may stay in the house«, when it is empty,» for one night a year. [Whatever they were looking for that day {B} has put on the table in the blue room.|On the table in the blue room lies what they have been looking for that day: {B} has put it there.]',
    '{G} lends them a rattle of the night watch. [Whoever carries it wakes up one breath before somebody means them harm.|It wakes its owner one breath before any harm.]',
  ],
  steps: [
    'Go to sleep, together, and look at the house.',
    'Find out what happened in {town} in the hour when it began.',
    'Ask those who do not dream why not.',
    'Find out whose house it is before the last room is built.',
  ],
  acts: dreamHouseActs,
};
