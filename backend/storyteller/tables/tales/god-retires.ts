import { godRetiresActs } from './god-retires-acts.ts';
import type { Tale } from './tale-types.ts';

export const godRetiresTale: Tale = {
  id: 'god-retires',
  titles: ['The God Who Gave Notice', 'A Vacancy in Heaven'],
  tones: ['whimsical'],
  levels: [11, 20],
  cast: {
    G: 'high priest of the realm|dean of the cathedral',
    A: 'bishop of the treasury|cardinal of appearances',
    B: 'she:laundress',
    S: 'heretic of the fourth degree|atheist of the crown',
    T: 'verger',
    H: 'organist',
    R: 'god of a smaller thing',
  },
  named: 'he:',
  deadline: 'the feast of the patron',
  num: [600, 900],
  onlyIn: { a: ['without an enclosure'], b: ['promotion', 'promoted'] },
  lair: {
    name: 'the back room of heaven|the back parlour of heaven|the small room behind heaven|the upper room of heaven|the room at the top of the back stairs|the staff room of heaven|the attic of heaven',
    short: 'back room|back parlour|small room|upper room|staff room|attic|room',
    terrain: 'height',
  },
  leader: ['people'],
  alsoOf: ['he', 'she'],
  mage: 'blessings under seal',
  escort: ['celestial', 'construct', 'elemental', 'people'],
  pitch: [
    "[{W.name}, the patron god of this realm, has resigned.|The patron god of this realm, {W.name}, has resigned.] [The letter, with due notice, was lying on the high altar of {town}, and on it a bunch of keys, which {A.full} has taken into safe keeping.|On the high altar of {town} lay the letter«, with due notice,» under a bunch of keys; {A.full} has taken the keys into safe keeping.|He gave due notice, in a letter on the high altar of {town}, and left a bunch of keys on it, which {A.full} is keeping safe.] Next to it stood a shoe box« under seal», with a label: {num} prayers, dealt with. [Since then miracles have come to the wrong people: bread is multiplied in houses that had not asked for any, the lame run and cannot stop, and in {town} it has rained holy water on everybody«, vampires included».|Without him the miracles of {town} go wrong: bread multiplies where nobody is hungry, the lame run, and run on, and holy water falls on just and unjust«, also on vampires».|The miracles in {town} have not stopped, but nobody aims them any more: a miser has eleven thousand loaves, the lame cannot stop running, and even the vampires have been rained on with holy water.] [{G} has told nobody but the realm's enemies, by mistake, in a sermon.|{G} meant to keep it secret, and has told only the enemies of the realm, who were at the sermon.]",
  ],
  stakes: [
    '[At the feast of the patron, in {days} days, the notice runs out.|The notice runs out in {days} days, at the feast of the patron.|{W.name} has given notice up to the feast of the patron, {days} days from now.|There are {days} days left of the notice; they end with the feast of the patron.] From then on the realm is vacant«, {G} says, in the eyes of heaven»; [and {few2} gods of neighbouring crowns have already sent somebody to measure the windows.|and the gods of {few2} neighbouring crowns have asked, through their envoys, how the roof is.]',
  ],
  start: [
    [
      '{G.full} kneels at the high altar« in front of {num2} candles», and is reading the letter to you« in a low voice». ["I have enjoyed it very much.|"It was a good time, mostly.|"Thank you for all of it, also for the [candles|singing].|"They were happy years, on the whole.] «[It is nothing to do with any of you.|Please do not look for the fault in yourselves.|Nobody is to blame, and least of all the choir.|You have all been very kind.] »[I would have liked to be asked about the war."|I should have liked it if somebody had asked me before the war."|About the war, though, somebody might have asked me."|I only wish that somebody had mentioned the war to me beforehand."] {G.full} turns the sheet over[. "And there is a postscript. \'The left tap drips.\'"|, and reads out the postscript. "\'The left tap drips.\'"| to the postscript, and frowns. "\'Mind the left tap, it drips.\'"|. On the back is a postscript about the left tap, which drips.] [Behind you a stone saint gets down from the pedestal«, stretches,» and goes off to lunch.|A stone saint next to you climbs down«, rubs both knees,» and leaves for lunch.|With a grating noise a saint of stone steps off a pillar, and walks out past you, looking for something to eat.|The saint in the third niche puts down a stone book, says excuse me, and goes out to lunch.]',
      '@altar',
    ],
    [
      '[A man with two crutches overtakes you on the road to {town}, then a second one.|Somebody on two crutches comes past you on the road to {town} at a run, and another behind him.|Two men with their crutches under their arms race past you on the road to {town}.] «[They cannot stop, and shout for help.|Both of them call to you to hold them.|"Stop us," they cry, and are gone.|They have been running since breakfast, to judge by their shoes.] »[At the gate a baker gives away loaves«, weeping», and has more after each.|A baker at the gate presses a loaf on each of you, in tears; there are more of them in the basket than before.|A baker has walled up his own door with loaves, and hands them out through the gate, and it does not help.] [It rains, but only upwards, and warm.|There is rain, a warm one, and it comes out of the ground.|Warm rain falls, from the gutters up to the clouds.|It is raining, under your hats, from below.] In the middle of the square {B.full} is hanging out washing, in a patch of sun« that moves along with her». ["I only asked if it could stay fine until four,"|"All I asked for was dry weather until four,"|"I said, until four, if it is no trouble,"|"It need not have been so much; I said until four,"] she says, ["and now it will not go away."|"and now it follows me home."|"and now it stays all night."]',
      '@square',
    ],
    [
      '[{T.full} stands at the door of the cathedral of {town} and gives you a number, since today there is a queue.|There is a queue in the cathedral of {town}, and {T.full} presses a slip with a number into your hand.] [In front of you a man has three shadows« and would like to lose two of them».|The man before you wished to be less alone, and has three shadows.|Somebody in front has wings«, quite small ones», and cannot get a coat on.] [A girl holds a doll that answers back, and beside her sit two old sisters who prayed for each other\'s knees«, and have got them».|Two old sisters have prayed for each other\'s knees, and have got them; beside them a doll is contradicting a girl.] "All of it was granted this week," says {G.full}, who sits at the table where the queue ends«, with a stamp and no ink». [Across the table comes a letter[ to you| towards you|, unfolded]. "The hand is that of {W.name}, with four lines of thanks, a notice, and a postscript about the left tap."|{G.full} has a letter for you to read, in the hand of {W.name}: a notice, thanks to all, and under it, as a postscript, something about the left tap.]',
      '@queue',
    ],
  ],
  ask: [
    '[{G} wants {W.name} back, or a new god, before the feast, and no schism.|Before the feast {G} would like to have {W.name} again, or another god, and in no case two churches.] "«I have served for {years} years. »[I did not know that one could simply ask {W.name} how he was.|It never [crossed my mind|occurred to me] that one might ask {W.name} how he is.] [Please ask [him|him for me]."|Would you [do it for me|do that for me|ask him]?"|You could ask[| him]."|Somebody has to, and I do not dare."|Go and ask, before it is too late to."|I wish somebody would."]',
    '["Find out why," says {G}.|"I want to know why," says {G}.|"There must be a reason," says {G}.] "[And if the answer is me, put it gently.|Should it be my [doing|fault], tell me [kindly|with tact|slowly].|If I am the reason, say so when I am sitting down.|I can bear it if it is me, in a low voice.] [But if someone in this building has been opening his post, I want to be told loudly."|But if his [post|mail] has been [opened|read] in this house, [shout it|shout|let me hear you shout]."|But let me hear it from the pulpit, if somebody here has been at his letters."|If it is someone under this roof who opens letters, you may use the bells."]',
  ],
  fee: [
    '[The cathedral pays {coins} gp out of the poor box«, [which is full, for the first time, and rattles|which has filled itself and will not shut]».|There are {coins} gp in the poor box, which has never been full before and rattles; the cathedral gives all of it.|By a [miracle|small miracle] the poor box is full, and {coins} gp of it are [for the party|meant for the party].]',
    '{G} offers {coins} gp, and an indulgence for [whatever becomes necessary|what may have to be done for it].',
  ],
  talk: [
    '[{S.full} says that there was never anyone up there«, and is very put out by the rain».|The rain has upset nobody as much as {S.full}, who says that there was never anybody up there.]',
    '[{A.full} has ordered a statue« in gold», with an exchangeable head.|The goldsmiths of {town} are casting a statue for {A.full}, and have been told to leave out the head for now.]',
    "[{B.full}'s prayers are answered, every one. She has taken to praying for small things, and it is not enough.|Whatever {B.full} prays for, comes. She now prays for next to nothing, and it is still too much.]",
    '[{H.full} plays at night«, when there is no service», and [somebody|someone] used to sit in the last pew and listen.|At night, without a service, {H.full} plays; there used to be [somebody|someone] in the last pew for that.]',
    '[In the taverns of {town} two angels have been seen looking for work.|Two angels go from tavern to tavern in {town} and ask if anybody needs a hand.]',
    "[The neighbours' god of war has let it be known that he is [fond of children|fond of children and dogs|a family man at heart].|The god of war from over the border is said to be [very good with children|quite different in private|a great reader].|It is said that the god of war next door has [taken up gardening|bought a smaller axe|begun to smile], in view of the vacancy.|The neighbours' god of war has been seen in {town}, [pricing curtains|patting a dog|asking about the schools].]",
  ],
  run: [
    '[{W.name} has never seen the shoe box. {T} found it behind the stove in {p1}, and set it next to the letter.|The shoe box is not from {W.name}. It was behind the stove in {p1}, and {T}, who found it there, put it with the letter.] [The seal on it is {A}\'s, and whole.|It still has its seal, which is {A}\'s.] [Inside are the prayers of people who enclosed no money, each with a stamp: "dealt with".|It is full of prayers, each stamped "dealt with", from people who had put no money in.|What it holds are prayers with nothing enclosed, and on each is a stamp, "dealt with".|All the prayers in it came without money, and all have been stamped: "dealt with".|"Dealt with" is stamped on each prayer inside, and none of them had come with money.|Under the lid lie prayers, in bundles, [all without an offering|with no money in any], all stamped "dealt with".|One finds prayers in it, those of people who could not give anything, stamped "dealt with", one by one.]',
    '[The saints who have come down can be asked.|Any saint who has come down will talk.|Saints who have come down like to be spoken to.|One can simply ask the saints who have come down.] [They all have the same complaint (DC 16 Religion): nobody has cleaned behind them«, in any sense».|What they say comes to the same each time (DC 16 Religion): {A} has had them gilded in front, and never once dusted behind.]',
    '[{A} suggests at once that one should not tell people before a successor has been found; {A} has drawn up a list«, on which there is one name,» and jingles the keys in one pocket.|For the time being {A} is for saying nothing, has the keys of {W.name} in one pocket, and in the other a list of successors; it is a short list, of one.]',
  ],
  gist: [
    [
      "{A} has kept back the god's post for {years} years«, every prayer without an offering», until {W.name} believed that [nobody|no one] meant him« any more», and began to pack, at {lair}. By an old rule the vacant post goes at the feast to whoever has answered the most prayers, and {A} counts each slip that has been stamped« in the office»; {H} has tuned the organ for it.",
      'v=a',
    ],
    [
      '[The god has not resigned: he|It was no resignation. {W.name}|It only looks like a resignation: {W.name}] has been promoted, against his will,« into a larger heaven,» and the letter was a cry for help. {A} understood it, and forged the postscript« so that it looked like a farewell». By an old rule the vacant post goes at the feast to whoever has answered the most prayers, and {A} counts each slip with the stamp« of the office». {H} has written a hymn to {A} for that day; {W.name} is held at {lair}, by a very polite contract.',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who has proved in {few3} volumes that there was never [anyone|anybody] there«, and feels watched now». «[On the steps of the cathedral, among pigeons,|Between two handfuls of crumbs for the pigeons] »{S} says: "[Nobody can have left, for nobody was there|I have nothing against somebody who is not there|My proof is in order]. [The rain proves [nothing|nothing, wet as it is|only clouds], holy or not|If only somebody would stop looking over my [shoulder|shoulder when I write|left shoulder]|I have read it again, [all of it|from end to end|last night], and I do not know why I [feel sorry|cried|am so sad]]."',
  ],
  truth: [
    [
      '[{W.name} was a small god, of thresholds and of people who come home late, and got the realm because he was the only one who had stayed after a war.|The office of {W.name} was a small one, thresholds, and people who come home late; and he got the realm because he was the only one who had stayed after a war.] [«He has never felt quite equal to it. »He lived for the prayers of those in {town} who ask for nothing in particular.|It was to be for a week, until somebody suitable came by. What he liked best was to be told how the day had been in {town}.]',
    ],
    [
      [
        '{A} found that every prayer arrives at the cathedral as a slip of paper«, before it goes up». [The ones with an enclosure were sent on.|If there was money in it, it was sent on.|Those with a coin in them went up.|A slip with a coin in it continued on its way.] For {years} years {W.name} heard only about money. [In the end he wrote, and asked if anybody was [there|still there].|At last he sent a slip down himself, and asked whether anybody was there.|One day he sent a line of his own: was anybody [there|listening]?|Then a slip came down in place of going up, with [a|one] question: "[Is anybody there|Is there anybody]?"] [{A} stamped that as well, and put it into the shoe box« with the others».|The slip was stamped like all the rest, by {A}, and went into the shoe box.] [{A} hid the box behind the stove; {T}«, who sweeps there too,» found it, and put it on the altar.|Behind the stove, where {A} had hidden it, the broom of {T} found the box, which then stood on the altar.]',
        'v=a',
      ],
      [
        'From higher up [somebody|someone] had noticed how little smiting {W.name} did. «[It was meant as an honour:|They wanted to honour him:|They meant it kindly:|It was a reward:] »{num3} worlds, and nobody in any« of them» who would ask him for fine weather« until four». [He asked for time to think, and they had already changed the locks.|While he was thinking about it, they changed the locks.|He said that he would sleep on it, and in the morning his key did not fit.|Before he could say no there was a party, with speeches, and then a new lock.] [In the letter he wrote, between the [lines|lines, and small]«, in the old hand of thresholds», "do not let me go". {A} can read that hand.|Between the lines of his letter stands, in the old hand of thresholds, "do not let me go"; and {A} has learned to read it.] [What people have prayed for all year {A} has stamped, and hidden behind the stove in a shoe box|All year {A} has stamped what people prayed for, and hidden it behind the stove, in a shoe box]; {T}, who sweeps there« too», found it, and put it on the altar.',
        'v=b',
      ],
    ],
    [
      '[{T} has known for a long time that somebody sweeps the threshold« of the cathedral» before {T} does it«, every morning».|The threshold« of the cathedral» has been swept« each morning» before {T} comes« with the broom».] {T} has put out a cup of tea there for {few4} years. [It was always empty.|It has never come back full.|Whoever drinks it rinses the cup.|Each morning the cup was empty, and once it had been washed up.|By the time for mass it has always been drunk.|Somebody drinks it, and turns the handle round for the next day.|Not once has it been left.]',
    ],
  ],
  turn: [
    [
      "[A stamp is no answer.|To stamp a prayer is not to answer it.|The rule speaks of answers, and [stamps are none|a stamp answers nobody].|None of {A}'s slips has been answered, only stamped.|By the rule only an answer counts, and a stamp is not one.] If [somebody|someone] demands a count at {lair}, the post goes neither to {A} nor to any god: it goes to {B}, who does other people's washing« and listens», and has answered more prayers« this year» than all the clergy« of {town}».",
      'v=a',
    ],
    [
      'By the contract of {W.name} the promotion is void if he is asked to stay by a subject of the realm who has never asked him for anything else. [There is only one such person, and that is {S}.|Only one subject has managed that, and that is {S}.] He admires {S} more than any saint«, and has kept all {few3} volumes». [It need not be a prayer.|A sentence on the stairs will do.|It can be said in passing.|A rude sentence will do as well.] That clause is on the last page«, which {W.name} alone has read».',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} is [deeply religious and has just noticed that this is not the same as being interested|a person of deep faith, and has lately noticed that it never included curiosity]. [{G} practises asking "how are you?" on the candles.|{G} has been saying "how are you?" to the candles, for practice.|{G} has written "how are you?" on a [slip|card], so as not to [forget it|lose the words].|{G} rehearses "how are you?" before the mirror [of the sacristy|of the sacristy, with gestures|at home].|{G} asked a sexton how he was, and has not got over the answer.]',
    ],
    A: [
      '{A} [has organised a faith that works without anyone in it|knows what each candle costs and what it brings in]. [{A} means well by the building.|What {A} loves is the roof, and it really is in very good repair.|It is the roof that {A} prays for.]',
    ],
    B: [
      '{B} has {few} children« of her own» and as many again who come for supper«, and never the time to finish a sentence». [She would like to be told to sit down.|Nobody in {town} has ever offered her a chair.|If somebody told her to sit down, she would cry.]',
    ],
    S: [
      '{S} [is consistent, lonely and always carries bread for the pigeons.|has bread in both pockets for the pigeons, who are the only audience of {S}.] [{S} cannot bear it if anybody is thanked by mistake.|Flattery makes {S} rude, and so do thanks for something that {S} has not done.]',
    ],
    T: [
      '{T} [speaks to the doors of the cathedral« by name»|has a name for every door of the cathedral, and greets each by it]. [{T} says nothing against bishops but sweeps round them.|Of {A} one hears from {T} only that there are people who walk across a wet floor.|There are people, says {T}, with a look at {A}, who do not wipe their feet.]',
    ],
    H: [
      '{H} [can play so that stones weep and has used it for the collection|plays so that stones weep and people open their purses, and {A} has noticed the second]. {H} has noticed who sits in the last pew, and has been playing better since«, and hates it».',
    ],
    R: [
      '{R} is the god of lost gloves«, has {few5} believers», and has come to {town} for the interview. [{R} wears one of each.|No two things that {R} wears belong to one pair.|{R} is dressed in single pieces, and always has one hand warm.]',
    ],
  },
  places: [
    {
      name: 'the sorting office of prayers|the office of prayers|the post room of prayers|the office where prayers are sorted|the letter room of the cathedral',
      look: [
        '[Behind the sacristy there is a room with hundreds of pigeonholes.|A door behind the sacristy opens on hundreds of pigeonholes.|Pigeonholes cover [the walls|three walls] of a long room behind the sacristy.|In a room behind the sacristy the pigeonholes go up to the ceiling.] [Slips flutter in through a slot«, like [moths|leaves]», and a machine with two arms [stamps them|stamps each of them].|Through a slot the prayers [come in«, fluttering»|flutter in], and a machine with two arms stamps [each of them|one after the other].|A machine with two arms catches the prayers [as they drift in|out of the air], and stamps them.|Prayers come down a slot« like [leaves|snow]»; below it two iron arms stamp, and stamp[, and stamp| again].]',
      ],
      todo: [
        '[The machine sorts whatever it gets hold of; a visitor too|It sorts anything that it can reach, visitors too|It does not care what it sorts, and a visitor goes the same way as the post|To the machine a visitor is an item of post] (DC 17 Dexterity saving throw, [or you are put into a pigeonhole, and have to be claimed with an identity paper|or into a pigeonhole with you«, to be claimed with an identity paper»|or you are filed, and somebody« with an identity paper» has to claim you]). [It stops for whoever has [no wish|not a single wish]|Whoever wishes for nothing can make it stop|Only those who [wish for nothing|want nothing] can stop it|Its [lever|handle] moves for [a hand that wants|those who want] nothing] (DC 16 Wisdom saving throw).',
      ],
      what: [
        [
          'Investigation :: reading what is in the holes marked "dealt with" :: [They are prayers without an enclosure: thanks, questions«, a joke», and|Nobody has enclosed anything: they are thanks, questions«, a joke», and|No money was in these: thanks«, a recipe», a question about frogs, and|These came with nothing in them but what they say: thanks, news of an aunt«, a riddle», and] again and again "good night". [None has been [sent on|passed on].|All of them are [still here|lying here|here still].|Not one has gone [up|further].|They have got no further than this wall.|This is as far as they came.]',
          'v=a',
        ],
        [
          'Investigation :: looking for post that came from above :: [There is one letter, opened over steam:|Somebody has held one letter over steam:|One letter has a golden edge, and has been opened over steam:] congratulations upon a promotion ["which cannot be declined"|"which cannot be refused"|"effective at once, and without appeal"].',
          'v=b',
        ],
      ],
      who: 'Perception :: looking at the stamp :: It is worn down [on the left|on its left side]: by [someone|somebody] who wears a ring« on the left hand», such as {A} has«, and [nobody|no one] else in the chapter». [On the wall hangs the old rule,|The old rule hangs on the wall,|In a frame on the wall is the old rule,] "a vacant post goes at the feast to whoever has answered the most prayers in {town} this year", and under it [a tally of stamps|somebody is keeping a tally of stamps].',
      where:
        'Arcana :: following the tube through which the slips should rise :: [Behind the wall it forks. One|In the wall the tube divides. One] arm goes to the stove; the other one [up, past all clouds, high over {town}, as far as {lair}«, where it has become very quiet»|through the roof, and« high over {town}, and» ends at {lair}«, where nothing stirs»].',
    },
    {
      name: 'the wash house by the river|the river wash house|the wash house by the bridge|the drying ground by the river|the great wash house',
      look: [
        '[Sheets on the lines, more than {town} has beds«, all dry, in the rain».|It rains on the lines, and the sheets stay dry«, on all of them; {town} cannot own so many».|There cannot be so many beds in {town} as there are sheets on these lines, and all of them are dry, in the rain.] {B} is talking to four people« at once», and to [somebody|someone] who is not there.',
      ],
      todo: [
        '{B} has no time. [Whoever takes a basket and keeps up with her for an hour|Whoever carries for her, an hour long, at her pace|An hour with a basket at her side] (DC 16 Athletics, and a load of altar cloths« that [want to rise|try to ascend]») [gets the time|buys some of it|wins a quarter of an hour].',
      ],
      what: [
        [
          'Insight :: asking {B} how she prays :: "I tell him what is going on[|| in our street]. [I ask if he has [eaten|eaten today|had his supper]."|Then I ask if he has had [something to eat|anything hot|his soup]."|And has he eaten, I [ask|ask him|want to know]."|Then I say good night, and that he should eat [something|a little more]."|He never says what he has had for [supper|lunch|breakfast], and I ask."|Last thing I ask him is [whether he has eaten|what there was for supper]."|I put it to him that [soup|bread|an apple] is no [meal|supper]."|I tell him what there is [with us|tonight], and that there is enough for [one more|a guest]."] For {years} years no answer came«, and she did not mind». [Since he gave notice, his miracles go to whoever asks for nothing, and so to her, all at once.|Now that he has given notice, his miracles fall to those who ask for nothing, and that is her.|Since the letter whoever asks for nothing gets all his miracles, and so she gets them, in heaps.]',
          'v=a',
        ],
        [
          'Insight :: asking {B} how she prays :: "I tell him what is going on[|| in our street]. [I ask if he has [eaten|eaten today|had his supper]."|Then I ask if he has had [something to eat|anything hot|his soup]."|And has he eaten, I [ask|ask him|want to know]."|Then I say good night, and that he should eat [something|a little more]."|He never says what he has had for [supper|lunch|breakfast], and I ask."|Last thing I ask him is [whether he has eaten|what there was for supper]."|I put it to him that [soup|bread|an apple] is no [meal|supper]."|I tell him what there is [with us|tonight], and that there is enough for [one more|a guest]."] [She was answered by return of post.|An answer came each time, the same day.|Up to the letter she always had an answer, before the water was hot.] [Since the letter it has been too much, and all at once, as from a cart that has lost its driver.|Now it comes in heaps«, and unasked, as from a cart without a driver».|These days it is as if a cart had lost its driver, and tipped everything on her doorstep.]',
          'v=b',
        ],
      ],
      who: "Persuasion :: asking {B} about the altar cloths :: {A} sends them. [For years there has been the same stain on {A}'s cuff, from stamping ink, and lately gold dust« as well».|She has washed the cuffs of {A} for years: always ink, of the kind that stamps leave, and lately gold dust as well.]",
      where:
        'Religion :: letting {B} teach the party her« evening» prayer :: [It has an address in it, as you say it to children:|As children\'s prayers do, it has an address:|The second line says where to send it:|It ends with the way there, as one tells it to a child:] "up the back stairs, behind the stars, and knock", which is {lair}.',
    },
    {
      name: 'the cathedral at night|the cathedral of {town} at night|the cathedral after dark|the cathedral of {town} after dark|the cathedral after evensong',
      look: [
        '[Empty pedestals«, puddles of light».|Moonlight lies about in puddles, and the pedestals are empty.|The moon shines through the saints in the windows on to pedestals without any.|Along the nave stand pedestals with two footprints each.] [In the organ loft somebody plays«, without mistakes», something that has no end.|Up in the loft the organ is being played«, without [a mistake and without an end|an end, and without a mistake|a pause]».|The organ is playing to [nobody|an empty church|the mice], the same endless piece«, and [perfectly|without a mistake|very well]».|From the loft comes music that never quite comes to a close.]',
      ],
      todo: [
        '[The saints who have stayed are on watch, and touchy:|Those saints who have not left keep watch, and are easily hurt:|A few saints are still up there, and proud of it:|Some of the saints have stayed, and would like that to be noticed:] each wants to be addressed by the right attribute (DC 16 Religion, {few6} of them«; one has a grater») before you get past to the loft.',
      ],
      what: 'Performance :: taking over the second voice :: {H} cannot stop any more, and talks: [for months the last pew has been weeping« at the wrong places», and now it is empty|in the last pew somebody wept for months, always at the wrong places, and does not come any more].',
      who: "Investigation :: opening the organ's old blower :: [The new hymn of {H} lies there, for the feast.|{H} has left a new hymn there, for the feast.] [It is to {A.name}, in four verses«, [and the meter limps|none of which scans]».|Its four verses are addressed to {A.name}, and they do not scan.]",
      where:
        'Perception :: sitting down in the last pew :: [It is warm.|Somebody has kept this seat warm.|There is a cushion, still warm.|The wood is worn to the shape of one person, and warm.] [Sitting there«, and not a yard to the left,» you see that a small door is painted behind the altar, and that the paint has a keyhole: it leads to {lair}.|Sitting here«, and nowhere else», one sees a little door in the painting« behind the altar», with a real keyhole, to {lair}.|Seen from this pew, the painting behind the altar has a door in it, and the door has a keyhole; behind it lies {lair}.]',
    },
  ],
  lairLook: [
    [
      "[It is a plain room, with a stove«, an iron bed», and on the wall all the children's drawings of {W.name} that there have ever been«, and [in none of them is he to be recognised|none of them looks like him]».|There is not much in it: a stove, an iron bed, and on the wall each drawing that a child has ever made of {W.name}, in none of which you would know him.] «[Half of what was in the room has been packed in boxes.|Boxes stand open on the bed.|Half of the drawings are in boxes already, tied with string.|Some of them have been packed, in boxes, between socks.] »[Outside, before the window, lies the realm, and {W.name} has put a geranium in front of it.|From the window you can see {town} and the realm«, past a geranium».]",
      'kind=adventure',
    ],
    [
      "[It is a plain room, with a stove«, an iron bed», and on the wall all the children's drawings of {W.name} that there have ever been«, and [in none of them is he to be recognised|none of them looks like him]».|There is not much in it: a stove, an iron bed, and on the wall each drawing that a child has ever made of {W.name}, in none of which you would know him.] «[Half of what was in the room has been packed in boxes.|Boxes stand open on the bed.|Half of the drawings are in boxes already, tied with string.|Some of them have been packed, in boxes, between socks.] »[Outside, before the window, lies the realm, and {W.name} has put a geranium in front of it.|From the window you can see {town} and the realm«, past a geranium».] [The way up is the painted door of the cathedral. It opens to the keys in the pocket of {A}, and to {T}, who calls it by its name.|One gets there by the painted door of the cathedral, for which {A} has the keys in a pocket, and {T} has the name to which it answers.]",
      'kind=quest',
    ],
  ],
  lairUse: [
    '[Here the prayers of {town} arrive.|This is where the prayers of {town} come in.|All that is prayed in {town} is heard here.] A player [who says aloud what their character would really ask for (no jokes) may, once in the fight|who says, without a joke, what the character would really ask for may, once in the fight], have it, in a small form«; {W.name} makes an effort».',
    "[The boxes contain miracles, unsorted.|Nobody has sorted the miracles in the boxes.|In the boxes are miracles, [all in a jumble|between the shirts].|Small miracles lie [loose|unsorted] in the [boxes|cartons|shoe boxes].] [Thrown (one action), each has an effect that the game master draws: bread, light, a dovecote with doves, [somebody|someone] is forgiven, it is four o'clock.|They can be thrown (one action), and the game master says what each does: [bread, light, a dovecote with doves|a dovecote with doves, bread, light|light, warm bread, a dovecote with doves], [somebody|someone] is forgiven, it is [four|five|six] o'clock.|Whoever throws one (one action) gets what the game master draws: light«, bread», doves in their dovecote, forgiveness for [somebody|someone], or four o'clock.]",
  ],
  tactics: [
    '{A} has the keys and uses them: [each|every] round a door is locked or opened between heaven and the party«, and through these doors the others come in»; {H} plays, and whoever listens cannot act in anger (DC 17 Wisdom saving throw or no attacks until the end of the next turn)',
  ],
  companions: [
    [
      'Those beside {A} are serving out their notice. [Asked for whom they work now (DC 16 Persuasion), they look at each other, and one of them goes home.|If somebody asks whom they work for now (DC 16 Persuasion), nobody knows, and one of them goes home.|Ask them for whom they work now (DC 16 Persuasion): they think about it, and one of them leaves.]',
      'escort=celestial|people',
    ],
    [
      'Those beside {A} are saints of [stone and bronze|bronze and stone], who have [got|climbed] down from their pedestals« and are serving out their notice». [Asked for whom they work now (DC 16 Persuasion), they look at each other, and one of them climbs up again.|If somebody asks whom they work for now (DC 16 Persuasion), nobody knows, and one of them gets back on to the pedestal.|Ask them for whom they work now (DC 16 Persuasion): they think about it, and one of them stands still for good.]',
      'escort=construct|elemental',
    ],
  ],
  parley: [
    [
      '[{W.name} does not want an apology, he wants to be asked how he was.|What {W.name} wants is no apology; he would like to be asked [how he was|how he is].] [«It takes [an|a whole] evening. »If|That is not done in [five minutes|an hour|a quarter of an hour]. If] [someone|somebody] can listen to« all of» it without asking for anything (DC 17 Insight; {B} or {T} can, without a check), he [begins|starts] to unpack by himself.',
      'v=a',
    ],
    [
      '{W.name} does not want to be rescued, he wants to be asked how he was. [«It takes [an|a whole] evening. »If|That is not done in [five minutes|an hour|a quarter of an hour]. If] [someone|somebody] can listen to« all of» it without asking for anything (DC 17 Insight; {B} or {T} can, without a check), he reads out his contract to the end, and with it the clause that only {S} can use.',
      'v=b',
    ],
  ],
  spells: [
    [
      11,
      '*Commune* gets through to {W.name} at once«, after a very long silence»: ["Yes?" he says.|"Oh," he says, "is that for me?"] [The caster has three questions and notices that {W.name} hopes for a different kind.|There are three questions, and the caster finds that {W.name} is hoping for some other ones.]',
    ],
    [
      11,
      "*Heroes' Feast* [is attended by the two angels who are out of work« in {town}»; they [do the washing up|sing for it|eat nothing and wash up].|has two guests more than expected, angels of {town} without a post, who insist on doing the dishes.]",
    ],
    [
      11,
      [
        '*Sending* to {W.name}: ["I am packing. |"I have found the string. |"Forgive the noise of boxes. ][Thank you for [asking|calling]. |How kind of you to [ask|call]. |How [nice|good] of you. |You are the first to ask. ][Still raining holy water? |Has the rain stopped? |Are the vampires very wet? |]Nobody has asked me anything for {years} years."',
        'v=a',
      ],
    ],
    [
      11,
      [
        '*Sending* to {W.name}: ["They have packed for me. |"My boxes were packed for me. |"Everybody is so polite here. ][Thank you for asking. |How nice to be asked. |Nobody had asked. ][I do not want to go. |I am honoured, but would rather stay. |I have said no, politely, three times. ]Please tell {B.name} I have eaten."',
        'v=b',
      ],
    ],
    [
      13,
      '*Divine Word*[ is answered by the wrong god| reaches the wrong god| goes astray, since nobody sorts the post]: [the god of war from next door asks what he can do for you|it is the god of war from next door, who is at your service|the god of war from next door comes to the door, in slippers, and hopes that it is urgent].',
    ],
    [
      13,
      '*Plane Shift* to heaven arrives at the front entrance, [where you [have to|must] prove an appointment|and they want to see an appointment there|where nobody is let in without an appointment]. [Several small gods are sitting there already«, with their forms», and one of them knits.|On the bench small gods are waiting, each with a form, and one of them knits.|You sit down between the god of [hiccups|lost gloves|Mondays] and a goddess who knits, both with forms.]',
    ],
    [
      17,
      '*Gate* does not open inside {lair} but on the stairs [in front of|before] it. Through the closed door {W.name} says, "«oh, »I have not tidied up".',
    ],
    [
      17,
      '*Wish* [falls under "enclosures", and is sent on to {A}|counts as an enclosure, and goes to {A}].',
    ],
  ],
  clock: [
    [
      '[{A} has the doors of the cathedral gilded. It rains frogs, apologetically.|Frogs come down on {town}, gently, so as not to hurt anybody. {A} has gold leaf put on the doors of the cathedral.]',
    ],
    {
      text: [
        '[{S} is declared to be the cause and is to be burned, on damp wood«, by people who are sorry about it».|{A} names {S} as the cause of it all. [There is to be a fire on the square of {town}, with damp wood, and people apologise as they stack it.|On the square of {town} they stack wood, damp wood, and say that they are sorry.]]',
      ],
      stop: [
        'let {S} speak; [by the second volume they have gone home|before the end of the first volume the square is empty] (DC 16 Persuasion to give the condemned the last word«, according to the law»)',
      ],
    },
    {
      text: [
        '[{B} is put into a golden dress and on to a throne, as a living saint, where no one can reach her with a basket.|They make a living saint of {B}, in gold cloth, on a throne with nine steps, up which no basket can be carried.]',
      ],
      stop: [
        "hang a sheet over her and call out that it is four o'clock (DC 16 Deception), and carry her away« [in the laundry|in a basket of sheets]»; {T} holds the door",
      ],
    },
    [
      'At the feast {H} strikes up the new hymn on the organ, in four verses. [In the last, the notice runs out.|With the last line of the last verse the notice of {W.name} runs out.|The last [note|chord] is the end of the notice of {W.name}.]',
    ],
  ],
  after: [
    '[{A} hears prayers now, all of them, day and night, and has [nobody|no one] to sort them.|Day and night {A} hears all the prayers that there are, and there is [nobody|no one] to sort them.] [The neighbouring god of war has moved in for the time being and is very orderly.|A neighbour looks after the place, the god of war«, and keeps it very tidy».]',
  ],
  endings: [
    {
      heading: 'He stays',
      text: [
        [
          '[{W.name} unpacks. On the morning|{W.name} has emptied the boxes again. On the morning] of the feast [[somebody|someone] has swept the threshold of the cathedral of {town}, and in the last pew there is a hat|the threshold of the cathedral of {town} has been swept, and a hat lies in the last pew]. {G} asks«, from the pulpit, in front of [everyone|everybody],» how {W.name} has been. {A} has the shoe box to read aloud, slip by slip«, [and to answer each one|and may not stop before each has its answer]».',
          'v=a',
        ],
        [
          '[{S} asks him to stay«, gruffly», and the contract is void.|"You might as well stay," says {S}, and with that the contract is void.] (If {S} has burned, the last page of {S.their} last volume can be read to him; it asks him«, for the sake of the argument,» to stay.) On the morning of the feast [[somebody|someone] has swept the threshold of the cathedral of {town}, and in the last pew there is a hat|the threshold of the cathedral of {town} has been swept, and a hat lies in the last pew]; {S}, if alive, sits two pews in front of it, and says that this proves nothing. {A} has the shoe box to read aloud, slip by slip«, [and to answer each one|and may not stop before each has its answer]».',
          'v=b',
        ],
      ],
    },
    {
      heading: "{B.name}'s hours",
      text: [
        "[After the count {B} takes it over, three days a week.|By the count {B} is the god of {town}, on three days of the week.|The count is in favour of {B}, who can spare three days a week for it.] *The price:* [somebody|someone] [has to|must] do the washing of {town}; {G} has put up a list«, [and the first name on it is {G}'s own|and signed it first]».",
      ],
    },
    {
      heading: 'A smaller god',
      text: [
        '[A small god of lost gloves« applies and» gets the realm, and [nobody|no one] in {town} ever loses one again.|The realm goes to a small god of lost gloves, and in {town} each pair stays together [from then on|ever after].] [*The price:* war, weather and death must be dealt with by people in {town}; the new god promises|*The price:* people in {town} have to see to war, weather and death themselves; the new god promises|*The price:* for war, weather and death {town} must find volunteers; the new god promises] to look in« on Sundays».',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[The notice has run out, but {A} has not yet locked the painted door.|It is past the hour, and {A} is still looking for the right key to lock the painted door.|By law there is no god any more; but the painted door stands open, since {A} wants to be seen in it.] [By an old custom of thresholds [nobody|no one] is gone as long as [someone|somebody] is holding the door|There is an old custom of thresholds: while a door is held, [nobody|no one] has left|Thresholds have a custom: whoever goes is not gone while [someone|somebody] holds the door]; [it needs two hands«, without a break»|it must be held with both hands, and not for a moment let go|so two hands are needed, and no pause].',
      ],
    },
  ],
  hoard: [
    'In the box marked "lost property, miraculous" {W.name} finds {items}, and {worth}«, for which [nobody|no one] has prayed».',
    '{A} has put aside from the enclosures of {years} years: {items}, and {worth}. {G} gives it to the party, «and blushes, »and gives the rest to {B}.',
  ],
  favour: [
    '[Whenever one of the party comes home late, from wherever it may be, [there is|they find] a light, and the door is not locked|Any of the party who comes home late«, [from anywhere|from wherever it is],» finds a light, and the door not locked]. [In the utmost need it works on any [door|door at all].|It has been known to work on doors that were never theirs, in the utmost need.|If need be, it does not have to be their [own door|door].]',
    '{W.name} owes them a favour and is a little afraid of what it will be. [He asks them to think of something nice.|They should think of something nice, he says.|Nothing with fire, he hopes.|There is no hurry, he says, several times.]',
  ],
  steps: [
    'Read the letter of resignation, to the end.',
    'Find out what has become of the unanswered prayers.',
    'Ask those whose prayers are answered.',
    'Speak with {W.name} before the feast.',
  ],
  acts: godRetiresActs,
};
