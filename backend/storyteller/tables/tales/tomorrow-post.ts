import { tomorrowPostActs } from './tomorrow-post-acts.ts';
import { tomorrowPostPlaces } from './tomorrow-post-places.ts';
import type { Tale } from './tale-types.ts';

export const tomorrowPostTale: Tale = {
  id: 'tomorrow-post',
  titles: ["Tomorrow's Post", 'Letters From Next Week'],
  tones: ['heroic', 'intrigue'],
  levels: [6, 20],
  cast: {
    G: 'postmaster|captain of the couriers',
    A: 'director of the sorting house|inspector of lost mail',
    B: 'letter carrier',
    S: 'fortune teller|almanac maker',
    T: 'stable hand of the mail riders|groom of the mail riders',
    H: 'engraver of stamps|seal breaker',
    R: 'first courier of the crown',
  },
  deadline: 'the day of the last letter',
  num: [60, 300],
  onlyIn: { a: ['copying press', 'forged'], b: ['burned answers', 'Are you there'] },
  lair: {
    name: 'the dead letter vault|the vault of dead letters|the vault under the post house|the lost letter vault|the vault of lost letters',
    short: 'vault',
    terrain: 'underground',
  },
  leader: ['people'],
  alsoOf: ['he', 'she'],
  mage: 'letters that have already arrived',
  escort: ['people', 'construct', 'spirit', 'elemental'],
  pitch: [
    'For {weeks} weeks the post in {town}«, [the capital of the realm|where the crown has its palace|the city of the crown],» has come too early. [Not by an hour, by days and weeks: {num} letters so far bear dates that have not come yet, and are in the hand of the people who receive them.|It is not a matter of an hour, but of days and weeks: {num} letters so far bear dates that have not come yet, and are in the hand of the people who receive them.] [They warn|The letters warn|People are warned] of [a fire, a fall, a false friend|a loose tile, a mad dog, a false partner|a flood in the cellar, a thief, a bad oyster|a rotten ladder, a fire, a quarrel], and [all of it comes true, or is prevented just in time|so it happens«, unless somebody runs and prevents it»|each of these things happens, or is stopped at the last moment|what the letters say comes true, if nobody takes the trouble to stop it]. [The crown of the realm gets one every morning and does what it says.|One goes to the palace each morning, and the crown of the realm obeys it.|The crown of the realm has one brought to the breakfast table, and acts on it.|Even the crown of the realm rules by them: one comes to the palace every morning.] {G} has delivered all« of them», and has now had one as well«, with a burned corner». [It says, "Do not trust the letters."|There is one line in it: "Do not trust the letters."|All that it says is, "Do not believe the letters."|It is short: "The letters are not to be trusted."|One sentence stands in it, "Do not trust the letters," and no name.|"Do not trust the letters," it says, and no more.]',
    'In {town}«, [the capital of the realm|where the crown has its palace|the city of the crown],» people [have stopped making plans; they wait for the post|make no plans any more«, and wait for the post instead»]. [It brings letters from themselves, from days and weeks ahead, in their own hand and with their own spelling mistakes, and what these say is true.|What comes is from themselves, posted [days or weeks from now|later than today], in their own hand and with [their own mistakes in it|all their favourite mistakes], and [it turns out to be so|it has been right so far].|Letters come from themselves, dated [days and weeks ahead|a week from now, or two|later than today], with [their own blots and their own bad spelling|every blot and mistake that is theirs], and [what they say is right|none has been wrong].|People get letters that they have yet to write, in [their own hand|the hand that they learned at school], mistakes and all, and [things happen as it says in them|what is in them happens].] [Houses have been saved by it, weddings called off|Houses have been saved, and weddings stopped|Roofs have been mended because of it, weddings called off|Thanks to it cellars have been cleared before the flood, and engagements broken], and [a war of the realm avoided|the realm has been spared a war|a war did not take place]. {G} has handed out {num} of them. Yesterday there was one for {G}«, with a burned corner», and nothing in it but the words "square of {town}", the date of the last day, and a scream, spelled out.',
  ],
  stakes: [
    'After a certain day there are no more letters: from the time after it, {days} days ahead, not a single person «in {town} »has written. «{G} has counted twice. »[[Either they have nothing to say by then, or no hands|It may be that they have nothing to say by then, or that they cannot hold a pen|By then they have nothing to say, or nothing to write with]; and [the crown has been told to gather its armies here on the day before|there is an order in the letters for the armies of the crown: they are to be here on the day before|the letters say that the crown will call its armies here for the day before].|[Perhaps they will have nothing to tell by then.|It may be that all will have been said.|Perhaps there will be no news.|Perhaps nobody will feel like it.] [Perhaps no hands.|Or there will be no hands to do it with.|Perhaps nobody will be left to tell it to.|Or there will be nobody.]]',
    "The last date on any letter is {days} days from today. Only {few6} have come from that morning, and all of them end in the middle of a word«, {G} says, the throne's as well».",
  ],
  start: [
    [
      'You are sitting in the post house of {town} when the mail coach comes in. {G.full} opens the bag, [puts the letters into pigeonholes, and stops|begins to sort, and stops« at the sixth letter»|sorts for a while, and then no longer]. [There is one for each of you. [It is your own hand.|You know the hand. It is yours.|You wrote it, by the look of it.|It is in your writing.] It is [written on the paper of this house, in a hurry|on a sheet from the heap on this counter, and was written fast|a scrawl, on the cheap paper that they sell here], and [it says, all of them say, the same thing|all of them say one and the same thing|there is the same line in all of them]: ["When the lamp goes out, get down."|"Lamp goes out: get down."|"Get down when the lamp goes out."]|Each of you is handed one. You know the hand, because it is yours; you know the paper, because [there is a heap of it on the counter|they sell it here, three sheets a copper|you are leaning on a heap of it]. [Whoever wrote had no time|It was written in haste|It cannot have taken long to write]: [there is your name, and then, in all of them, the same few words|your name, and below it, in all of them, the same line], ["Lamp out: [get down|on the floor|lie down]."|"The lamp: [get down|on the floor|lie down]."|"No lamp? [Get down|On the floor|Lie down], now."|"When the lamp goes out, [get down|lie down]."]|There is one for each of you, and you do not have to ask from whom. [It is how you write your own name.|You have always written your name like that.|It is addressed in your own hand.|Nobody else makes such a capital.] [The ink has run, as when one is in a hurry|It has been blotted with a sleeve|The pen has spluttered], and [below the name stands, in all of them|each of the letters says|below that there is one line, the same in all of them]: ["When the lamp goes out, get down."|"Get down as soon as the lamp goes out."|"The lamp goes out. Get down then."]] «{G.full} looks at you, and then up at the lamp over the table. »[It flickers.|The flame has begun to jump.|It has begun to smoke.|Its flame is getting small.|The flame leans over, although there is no draught.]',
      '@lamp',
    ],
    [
      '[A woman runs across the square of {town} with a letter in her hand, calling to everyone to get out of the way. [They do so, as one does here by now.|They make way at once, without a question.|The crowd parts. Here one has learned to do so.|They step aside. It is not the first time.]|Across the square of {town} runs a woman«, waving a letter,» and calls that they should let her through. [They do; one is used to that here.|They let her through. Nobody is surprised.|People stand aside, and look up, to see where it will be.|A lane opens for her, as if it had been practised.]] [She stops in front of a doorway|In front of a certain door she stands still|At the tallest house she stops|Under a row of windows she takes one step to the left and stops], [spreads out her apron and looks up|holds out her apron with both hands, and lifts her face|takes her apron by the corners, and waits|spreads her apron, and reads the letter once more]. [For the length of a breath nothing happens.|You have time to think that nothing will happen.|A cart goes by. A bell strikes.|Nothing. Somebody coughs.|One could count to four.] [Then a child falls out of a window on the third floor, into the apron.|Then a shutter opens on the third floor, and she has a child in her apron.|Then something small comes down from the third floor, and it is a child, and she has caught it.|Then a child leans out on the third floor, too far, and drops into the cloth.] [[People clap, and|The whole square claps, but|Somebody cheers, but] {G.full} beside you does not.|There is applause, and only {G.full} next to you [keeps both hands in the pockets|looks at the window]|Hats go up. [Only {G.full} has not taken off a hat.|{G.full}\'s stays on.]] "That is the fourth this week," says {G.full}. ["It used not to happen that they fall out of windows."|"Before there were letters, our children used to stay in."|"I keep asking myself who opens the windows."|"There was none in all the years before."|"Has nobody thought of a latch?"|"Before the letters I do not remember one."|"I have lived on this square all my life, and no child ever fell from a window until we were told of it."|"What did they do before, I ask myself, and the answer is that they did not fall."]',
      '@window',
    ],
  ],
  ask: [
    '["I have carried the post since I was fourteen and have never read any of it,"|"In all my years I have not read one line that was not for me,"] says {G}. ["I should like you to do it for me: find out|"You have not sworn to anything, so you may. Find out|"I swore an oath, and you did not, so find out|"So it will have to be you, and I want to know] [who writes them|who holds the pen|whose work it is], [where they come in|where they get into my bags|how they get in among mine], and [what it is that we are all not going to write about|why none of us has a word for the last day|why nobody writes from afterwards|what can happen on a day to make a whole town put down the pen]."',
    '{G} wants to know if the letters are true. ["If they are, then find out|"Suppose that they are: then find out|"If so, tell me|"Say that they are, then I must know] what happens on the last day, and [prevent it|keep it from happening|stop it]. [If they are not, find out|And if they are not, I want to know|But if not, tell me] who would want [a whole realm to do as it is told, and say thank you for it|a realm that obeys its post, and is grateful|all of us to do as we are told, and pay the postage]."',
  ],
  fee: [
    '[The post pays {coins} gp, on delivery.|It is {coins} gp from the post, on delivery.|On delivery, {G} says, the post pays {coins} gp.|The fee is {coins} gp, with a stamp on it, payable on delivery.] {G} has a letter by which it [has already been paid«, and shows it,» and is ashamed|was paid a week ago, and blushes over it].',
    '{G} offers {coins} gp« [from the fund for lost parcels|out of the fines for late delivery|from what was never claimed]», and free postage for life.',
  ],
  talk: [
    '{S.full} has not been able to sell a «single »horoscope for {weeks} weeks, and has smashed the window of the post house.',
    '{B.full} still delivers the old letters, too«, those from people». [Hardly anybody opens them now.|They lie on the mats.|They are used to light the stove.|Children fold boats from them.|Nobody has time for them.]',
    '{A.full} has been given a medal, [for a letter that said so|since it said so in a letter].',
    '[Nobody has ever caught one being written.|No one has met anybody who has written one.|Nobody has yet been seen to write one.|There is not a soul [who admits to having|in {town} who admits to having|who says that they have] written one.] [One always means to, and then it has come already.|Whoever sits down to write one finds that it has been delivered.|One would have to do it next week, and by then there are others.|People leave pen and paper ready, and are told not to trouble themselves.]',
    '{T.full} says that the mail coach [comes in with one bag more than it left with|has one bag more at the gate than at the last inn].',
    'The mill of {town} burned down although everyone had been warned, or because of it: they had all left it.',
    '{H.full} has bought a house, [with ink on both hands|and left inky thumbs on the deed].',
  ],
  run: [
    [
      '[The lamp goes out|It gets dark|The light goes out], and a crossbow bolt [goes into the wall where the tallest of the party was sitting|hits the wall, at the height of the tallest head|comes through the window, where the tallest of the party was sitting] ([everyone who did not get down: DC 16 Dexterity saving throw, or 22 (4d10) piercing damage|DC 16 Dexterity saving throw for each who did not get down, or 22 (4d10) piercing damage]). The archer is a roofer« of {town}», from across the square, who [puts the bow down and waits to be arrested|lays the bow on the sill, and holds out his wrists]. A letter in his own hand told him to shoot [at this minute|at a quarter past, not earlier], or his house [would burn|would burn down]. All that he knows is that {H} handed it to him«, an hour before the coach came in». {H} forged it, and those of the party, so that they would believe in the post.',
      'start=lamp v=a',
    ],
    [
      '[The lamp goes out|It gets dark|The light goes out], and a crossbow bolt [goes into the wall where the tallest of the party was sitting|hits the wall, at the height of the tallest head|comes through the window, where the tallest of the party was sitting] ([everyone who did not get down: DC 16 Dexterity saving throw, or 22 (4d10) piercing damage|DC 16 Dexterity saving throw for each who did not get down, or 22 (4d10) piercing damage]). The archer is a roofer« of {town}», from across the square, who [puts the bow down and waits to be arrested|lays the bow on the sill, and holds out his wrists]. A letter in his own hand told him to shoot [at this minute|at a quarter past, not earlier], or his house [would burn|would burn down]. All that he knows is that {H} handed it to him«, an hour before the coach came in». The roofer will write it next week, for money from {A}. {A} let the warnings to the party through, and wants the party «to live, and »to believe in the post.',
      'start=lamp v=b',
    ],
    [
      'The child [was leaning out to see the woman run|wanted to see why a woman was running across the square|leaned out because of the shouting] (DC 14 Insight, or [simply by asking it|it says so itself]). [Without the letter it would not have been at the window.|Had there been no letter, nobody would have run.|But for the letter there would have been nothing to see.|So it fell because it was going to be caught.]',
      'start=window',
    ],
    '[If one of the party writes to themselves, to last week, and posts it (let the player do so, and keep the sheet), it is never delivered.|A letter from one of the party to themselves, a week ago, is never delivered (let the player write it, and keep the sheet).|Let a player who wants to warn the character of last week write that letter, and keep it: it is never delivered.|Somebody may want to write to last week. Let them (the [game master keeps the sheet|sheet stays with the game master]); it [does not arrive|never arrives|is not delivered].] {T} has seen {H} take such letters out of the box at night«, and carry them in at the back of the post house».',
    '{A} is delighted by the interest of the party, and shows them a letter by which they have «already »been of great help« to {A.them}».',
    '[The party gets one every morning from now on«, if the game master likes»|If the game master likes, there is one for the party each morning|From now on the game master may hand the party one every morning]: [one sentence, which is true, and which does harm if they follow it|a true sentence, and harmful to follow|one sentence, and it is true, and to follow it does harm].',
  ],
  gist: [
    [
      '[The letters are forged, nearly all of them.|Nearly all of the letters are forged.|But for one or two, the letters are forged.] {A} and {H} have every hand in {town} on file in {lair}«, from letters that were opened,» and see to it that what they write comes true. With a realm that does as it is told, {A} has the armies gathered in {town} on one day, «in one place, »and has powder brought there, parcel by parcel. [There is no later, as nobody was asked to write from it.|No letter comes from afterwards, since none was ordered.|From the time after that there are no letters, because {H} was told to write none.|That is why the letters end there: nobody has to be told what to do afterwards.]',
      'v=a',
    ],
    [
      '[The letters are real.|The letters are what they say they are.|People really do write these letters, later.|These letters come from the future, all of them.] In {lair} there is a slot, and what is posted in it arrives days before it was written. {A} found it, «behind the shelf for letters that cannot be delivered, »will put in what {town} writes in the coming weeks, passes on those that suit {A.them}, and has {H} burn the others. The first note in the slot was a question by {A}, "Are you there?", and until somebody answers that, the slot cannot rest: without an answer it breaks on the last day, and {town} with it. [A yes shuts it; a "not yet" keeps it open.|It shuts at a yes, and stays open at a "not yet".|With a yes it shuts; with a "not yet" it stays open.|"Yes" shuts it, and "not yet" does not.] [One letter orders the armies of the realm to the square before the last day|By one of the letters the armies «of the realm »are called to the square before the last day]: [the crown itself will write it, on the last day, to have help when the ground breaks|it is from the crown, who will write it too late, when the ground breaks and help is needed|when the ground breaks, the crown will write it, to have help].',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who foretold all of it last year in an almanac «that sold {few3} copies, »and was heard to say that now it was going to be their turn to be surprised.',
  ],
  truth: [
    [
      'Each year {num3} letters get lost in {town}, because [the name is smudged, the street gone, the person dead|the rain got at the name, or the house is gone, or its owner|somebody moved, or died, or writes so that it cannot be read]. {A} has received them for {years} years«, in an office without a window,» and read all of them, in the hope that one would be for {A.them}.',
    ],
    [
      [
        '{A} first forged one out of pity, in the hand of a dead man« of {town}», for his widow. «[The widow was so happy.|It made the widow so happy.|She read it to the whole street.|She has it still, and sleeps better.|She put on her good dress to read it.] »The next was to warn somebody, and when he did not believe it, {A} had the roof tile loosened. [It is not hard to foretell a thing.|Foretelling is easy when one holds the chisel.|To be right about tomorrow, one has only to get up early.|After that the letters were believed.|From then on people thanked the post for its warnings.] {H} has a copying press, {few2} assistants and no ideas« of {H.their} own»; {A} has one: nobody writes to {A} because they are all «so »busy with each other, and after the last day they will not be.',
        'v=a',
      ],
      [
        '[The slot is in the back wall, behind the shelf for the dead|Behind the shelf for the dead there is a slot in the back wall|In the back wall, where the shelf for the dead stood, is a slot], [brass, with a flap|with a brass flap|in a brass frame, with a flap]; [it was there before the house|it is older than the house|no builder of this house put it there|the house was built up against it]. {A} pushed in a note«, [out of loneliness|one evening, because it was quiet]»: "Are you there?" It had been lying on the desk for ten days by then, in {A.their} own hand«, and {A} had taken it for a draft». Since then {A} has known everything a little earlier than others, and has been «more and »more alone with it. [The stove is full of burned answers.|One can see it in the stove: burned answers, up to the door.|[What is raked from the stove|What the ash bucket holds] each evening is burned answers.|There are burned answers in the stove, and under it, and in the ash bucket.|Behind the stove door lie burned answers, [layer upon layer|a winter\'s worth].] Letters that are to look as if they came from outside are carried by {H} through the old passage to {p2}, and put on the coach there, in a bag of their own.',
        'v=b',
      ],
    ],
    [
      '{T} unharnesses the mail coach and can tell by the horses that it stands for a while«, a quarter of an hour before the gate,» at {p2}, where the post has no stop. {T} has [been told by letter«, with {T.their} own mistakes in it,» not to say a word about it|had a letter, as full of mistakes as {T.their} own, which says that it is better not to speak of it|been asked to be silent about it, in a letter from {T.themself}, misspelled as usual], and has [wondered since why {T.they} should know how to spell|been puzzled since how there could be one word spelled rightly in it,|asked {T.themself} since where {T.they} is going to learn to spell] ["conspicuous"|"inadvisable"|"consequences"|"discretion"].',
    ],
  ],
  turn: [
    [
      "{G}'s letter is real. [It is the only one.|There is no other.|No other is.|All others are not.] [It was not written by {A}, nor in the future|It does not come from {A}, and not from the future|But it comes neither from {A} nor from the future]: {B} wrote it, last week, with the left hand« and a burned corner», because there was no other way to tell somebody «in {town} »anything any more.",
      'v=a',
    ],
    [
      '[The party writes the last letter|It is the party that writes the last letter|It falls to the party to write the last letter|The party will have written the last letter] [of all|there is|of them all]. [It is they who answer|Somebody has to answer, and it is they, in reply to|They are the ones who reply to] the first note, "Are you there?"; their answer [lies in {lair} already, «addressed to {A}, »unopened, in their own hand|has been in {lair} since before they came, «sealed, »in their own hand|came to {lair} before they did, in their own hand, and is still sealed]. [Tell the players the question, [let them write the answer now, and seal it|and have them write down what they answer, and seal it].|Ask the players the question, [and have them write and seal the answer now|give them paper, and let them seal what they write].|Now is the time to [ask the players|put the question to the players], and [let them write and seal the answer|have the answer written down and sealed].|[Put the question to the players|Read the question to the players] at this point; they [write the answer, and seal it|write down their answer, and it is sealed].] The question was lonely, and wants an answer that fits: if they say to {A}«, who asked,» that somebody is there, in whatever words, the slot «is content and »shuts; "not yet" keeps it «waiting, and »open; [a no, or words that are no answer, breaks it|with a no, or with words that answer nothing, it breaks].',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} believes in the secrecy of the post« as others do in a god». {G} has never broken a seal but on what was addressed to {G.them}, and keeps the letter with the warning in {G.their} cap.',
    ],
    A: [
      '{A} has {num3} pigeonholes, and in none «of them »is there anything with {A.their} name« on it». [{A} is kind to people who wait.|{A} likes to talk with people who wait.]',
    ],
    B: [
      '{B} knows by the weight of a letter how it is going to be received«, and walks slowly with the heavy ones». [{B} can read upside down, and has.|{B} has learned to read upside down, and not by accident.]',
    ],
    S: [
      '{S} made up the future all {S.their} life, «in good faith, »and let people have the choice. [{S} would like to be asked a question again that [starts with|has in it the word] "if"[|, by anybody|, just one].|What {S} misses is a question that starts with "if".|What {S} wants is a customer who does not know yet.|There has not been an "if" in {S}\'s door for {weeks} weeks.|{S.They} longs for somebody who comes in, sits down, and says "if".|{S.They} misses the young men who wanted to know what would happen "if".|{S.They} would tell a whole fortune, free of charge, for a question with "perhaps" in it.]',
    ],
    T: [
      '{T} cannot spell, «is not ashamed of it »and has a memory like a barn. [{T} would draw what {T.they} saw.|{T} could draw all of it, and gladly.]',
    ],
    H: [
      '{H} lifts a seal and sets it back so that nobody can tell. {H} has tried to write home« lately», and could think only of what was in the letters of others.',
    ],
    R: [
      '{R} has ridden {few5} horses to death for the crown and has never been late. Since yesterday {R} has had a letter« of {R.their} own», and it says that the party will try to stop {R.them}.',
    ],
  },
  places: tomorrowPostPlaces,
  lairLook: [
    [
      "[The shelves go up to the ceiling: {num3} pigeonholes« for those who do not exist». In the middle|There are {num3} pigeonholes, up to the ceiling, for people who do not exist. In the middle] [stands a press, with a lamp over it and everyone's handwriting in drawers|is a press«, under a lamp,» and drawers with the handwriting of «all »the town|a press has been set up, with drawers round it: a sample of every hand in town]; [from the ceiling hang kegs, in nets, with fuses that go up through the floor of the square|overhead hang kegs, in nets, and their fuses go up through the floor of the square|in nets under the ceiling there are kegs, with fuses that run up into the paving of the square].",
      'v=a',
    ],
    [
      '[The shelves go up to the ceiling: {num3} pigeonholes« for those who do not exist». At the back|There are {num3} pigeonholes, up to the ceiling, for people who do not exist. At the back] [the shelves have been pushed aside, and there is a brass flap in the wall that opens a little from time to time|there is a gap between the shelves, and a brass flap in the wall, which lifts a little« now and then»|somebody has [moved|dragged away] the shelves; in the bare wall is a brass flap, which [breathes|lifts and falls]]. [On the brass is engraved|Engraved in the brass stands|The brass has an inscription]: ["What is asked here must be answered."|"Who asks here is owed an answer."|"A question that was put in here needs its answer."] Beside it {A} has pinned up the first note, "Are you there?", and under that lies a sealed letter in the handwriting of the party.',
      'v=b',
    ],
  ],
  lairUse: [
    "Whoever reads out a dead letter in {lair} ([one action, any one; the player makes up two lines|as an action; any letter will do, and the player makes up two lines of it]) [gets for a round the help of the one for whom it was meant: something cold takes an enemy by the wrist (disadvantage on attacks)|is helped for a round by the one for whom it was meant: a cold hand closes on an enemy's wrist (disadvantage on attacks)|has, for one round, the one for whom it was meant at their side: an enemy is held by the wrist, by something cold (disadvantage on attacks)].",
    [
      'The copying press can be set (DC 16 Sleight of Hand): it prints, in the hand of {A}, whatever one wants, and {H} and «all »the assistants do what it says, once«, before they look up».',
      'v=a',
    ],
    [
      '[The slot works.|The slot is still at work.|The slot can be used.|The slot serves whoever uses it.] A character who posts a note (one action, three words at most) has had it since the beginning of the last round, and may change what they did then; «each note makes the room shake, and »after three the flap lets nothing through« any more» but the answer to the first note of {A}.',
      'v=b',
    ],
    '[It is all paper, and fire|There is nothing but paper here, and fire|Everything that {A} keeps here burns, and fire|It is as dry as a loft, and fire|All this is paper, and fire] in {lair} (any spell or lamp) [doubles every round, starting at five feet|starts at five feet and doubles every round], and in the fifth [nobody can stay there|it fills the room]; {A} will go for the bucket first«, before anything else».',
  ],
  tactics: [
    [
      '{A} has read every letter that «ever »spoke of the party, and calls out the next blow or spell (disadvantage on that attack, advantage on saving throws against that spell) until somebody does what they never do; {H} throws down bags from the top of the shelves (DC 16 Dexterity saving throw or prone)',
      'v=a',
    ],
    [
      '{A} will not have the flap shut, as [nothing would ever come for {A.them} then|it is the only one who ever wrote to {A.them}]. {A} knows what the party is going to do«, since a letter says so», and calls out the next blow or spell (disadvantage on that attack, advantage on saving throws against that spell) until somebody does what they never do; {H} throws down bags from the top of the shelves (DC 16 Dexterity saving throw or prone)',
      'v=b',
    ],
  ],
  companions: [
    [
      'Those who help {A} have [had a letter that they would win|it in writing that they win|a letter about this victory«, each of them»]. [If it is taken away from one of them, and torn up (a touch, DC 15 Sleight of Hand), they have|Anyone whose letter is snatched away and torn (a touch, DC 15 Sleight of Hand) has|Whoever sees it torn up (a touch, DC 15 Sleight of Hand) has] to [think for themselves, and give up|do without it, and lose heart, and stop fighting|decide alone what comes next, and go home].',
      'escort=people',
    ],
    [
      'What stands beside {A} came to the vault in crates, as undeliverable«: [some wizard had sent it to a house that had burned down|a wizard had posted it to a tower that was no longer there|it was sent by a wizard, to another who had moved without a word]». Each has a label tied on, and [obeys whoever unpacked it|does what it is told by whoever cut the string]. [If the address on a label is crossed out (a touch, DC 15 Sleight of Hand), its wearer stops|Cross out the address on a label (a touch, DC 15 Sleight of Hand), and its wearer stops|Its wearer stops if the address is crossed out (a touch, DC 15 Sleight of Hand),] and [waits to be delivered|stands there like a parcel|waits for the next post].',
      'escort!=people|no|elemental',
    ],
    [
      'What stands beside {A} came to the vault in crates, as undeliverable«: [some wizard had sent it to a house that had burned down|a wizard had posted it to a tower that was no longer there|it was sent by a wizard, to another who had moved without a word]». Each has a label tied on, which stays in sight even if its wearer does not, and obeys whoever unpacked it. [If the address on a label is crossed out (a touch, DC 15 Sleight of Hand), its wearer stops|Cross out the address on a label (a touch, DC 15 Sleight of Hand), and its wearer stops|Its wearer stops if the address is crossed out (a touch, DC 15 Sleight of Hand),] and [waits to be delivered|stands there like a parcel|waits for the next post].',
      'escort=elemental',
    ],
  ],
  parley: [
    '{A} has been waiting for a letter for {years} years. If there is one here, with {A.their} name on it, written by one of the party, «now, »by hand and meant (let a player write it), {A} has to open it, and reads it, «to the end, and »again, and [lets the party do as it likes|pays no attention to what the party does].',
  ],
  spells: [
    [
      3,
      [
        '*Detect Magic* on the letters finds none. {G} is relieved, and then understands what that means.',
        'v=a',
      ],
    ],
    [
      3,
      [
        '*Detect Magic* on the letters finds divination, so strong that {G} has to hold on« to the counter».',
        'v=b',
      ],
    ],
    [
      3,
      '*Augury* in {town} answers "weal and woe", at once«, [before one has asked|before the question is out]»; the spell seems to have had a letter.',
    ],
    [
      5,
      '*Sending* to [anybody|anyone] in {town} is answered at once«, with relief»: it is the first message for {weeks} weeks that does not say what will happen.',
    ],
    [
      5,
      '*Clairvoyance* [under|through|below] the grating shows shelves, «a lamp, »and {A} who is sorting nothing, into alphabetical order.',
    ],
    [
      9,
      '*Scrying* on {A} [finds|shows] a desk, a lamp, a letter that [is begun again and again|never gets further than one word]: "Dear".',
    ],
    [
      11,
      [
        '*Legend Lore* [on the last letter: "It was written by those who looked for it."|tells this of the last letter: "Who seeks it writes it."|about the last letter says: ["They went to find it and had the ink on their hands."|"Read it last, and know the hand."]|knows the last letter: "Those who hunted for it held the pen."]',
        'v=b',
      ],
    ],
    [
      17,
      '*Foresight* or *Wish* «to know the last day »shows [it, and with it the caster, who|the square, and in the middle of it the caster, who|a crowd, and the caster among them, who] [is just reading out to everybody what they saw|is telling everybody what the spell showed|holds up a sheet with all that they saw on it].',
    ],
  ],
  clock: [
    [
      '[Letters tell half of {town} to stay at home.|Half of {town} is told, by letter, to stay at home.|By the morning post half of {town} learns that it is better not to go out.] {A} walks through the empty streets«, and [raises {A.their} hat to the houses|wishes the doors a good day]».',
    ],
    {
      text: [
        '{S} is driven out of {town} with stones, [for having been wrong; there was a letter about it|as a letter has recommended].',
      ],
      stop: [
        'have {S} foretell something in front of {G} and the crowd with an "if" in it, and then do it, or not (DC 16 Performance); somebody laughs, and they look at the stones in their hands',
      ],
    },
    {
      text: [
        '{B} is found at the foot of the cathedral steps. [In {B.their} bag all the letters have been opened.|Somebody has been through the bag: each letter in it is open.]',
      ],
      stop: [
        'walk the round with {B} on that morning and go down the other steps«, whatever the letters of that morning say»; {T} will come along',
      ],
    },
    [
      'On {deadline} the armies of the realm are lined up on the square« of {town}, as they were told to». [A boy with a bag goes along the lines and hands out one letter to each|Along the lines walks a boy with a bag, who has a letter for each of them|Each of the soldiers is handed a letter, by a boy with a bag|A boy empties a bag along the lines, one letter for each], and [there is nothing in them: that is what {town} will have to say after that day|nobody finds a word in it, front or back|there is not a word in them, as there will not be after that day|[the sheets are blank, all of them|all that is in them is a blank sheet], [as from the day after|like the days that follow]|what is on the sheets is what comes afterwards, [and they are white|which is nothing]].',
    ],
  ],
  after: [
    [
      '[There is a very large hole in {town}, and a small house at its edge.|Where {town} had its square there is a hole, and on the edge of it stands a small house.] {A} [sorts what is still coming in, for streets that do not exist any more«, and writes "unknown" on it»|takes in the post for streets that are not there now«, and stamps it "unknown"»].',
      'v=a',
    ],
    [
      '[{town} has gone down into what opened under the square.|What opened under the square has closed again, over {town}.] In the villages «round about »[the post still brings letters from there, all from the day before the last, and each of them asks if anybody is there|letters still come from there, with the date of the day before the last, and want to know if anybody is there|people still get letters from it, a day short of the last, and the question in them is always whether anybody is there].',
      'v=b',
    ],
  ],
  endings: [
    {
      heading: 'Unopened',
      text: [
        [
          '{G} has all letters from next week piled up in the square«, before all the town,» and tells everyone to do what they would have done. «[It takes a while until anybody moves.|At first nobody dares to.|For a long time they only look at the heap.|Nobody knows how to begin.|Then an old man asks for a beer, and that is the beginning.] »{A} is sentenced to deliver the dead letters, on foot, until each has been taken by someone; {B} goes along, and knows a short cut.',
          'v=a',
        ],
      ],
    },
    {
      heading: 'Answered',
      text: [
        [
          'The party posts its letter, and it fits: it says yes to {A}«, who asked». [The flap shuts, like a mouth that has been told something.|The flap falls shut, and does not open again.|The flap drops, with a small sound, as if content.|With a click the flap shuts, and the house is quiet.] Next morning there is post in {town}, from yesterday, «with a good deal of weather in it, »and {A} gets one; it is from {B}«, and is three pages long».',
          'v=b',
        ],
      ],
    },
    {
      heading: 'A realm that knows',
      text: [
        [
          'The letters go on, and {G} [decides what is in them, for the best|writes them«, and means well»]. *The price:* it works, and so {G} forges a little more each year; [one morning each of the party gets a letter, too, and does not know from whom|and in time there is a letter for each of the party, with good advice, from nobody].',
          'v=a',
        ],
        [
          'If the answer of the party was "not yet", the letters go on, and {G} sees to it that [all are delivered«, good and bad»|none is held back«, good or bad»]. *The price:* there is no more fire« in {town}», no war and no surprise; [the birth rate falls, and each year more people|fewer children are born, and more people each year|nobody tells jokes there any more, and every spring some] move to where it rains unannounced.',
          'v=b',
        ],
      ],
    },
    {
      heading: 'The house burns',
      text: [
        [
          '[If the kegs are cut down, and {lair} burns out without them, it is over at once.|Once the kegs have been cut down, {lair} can burn, and with it the whole affair.|If somebody gets the kegs out, and lets {lair} burn, there are no more letters.] *The price:* [with it burns every letter that has been lost in {years} years|all that was lost «in {years} years »burns with it], and in {town} [they dream that night of somebody who had still wanted to tell them something|everyone wakes that night, and thinks that a name was called].',
          'v=a',
        ],
        [
          '[If {lair} burns out, the slot melts shut, and it is over at once.|Fire in {lair} melts the slot shut, and there are no more letters from then on.|When {lair} has burned out, there is a lump of brass where the slot was, and it is over.|[Should {lair} burn|If they set fire to {lair}], the flap runs down the wall in drops, and [no letter comes after that|the post of tomorrow has come to an end].] [A slot that has melted cannot break, and {town} stands.|What has melted does not break: the ground holds, and {town} with it.|Melted brass cannot break, and so [the square|the square of {town}|the ground] [stays whole|holds|does not open].] *The price:* [with it burns every letter that has been lost in {years} years|all that was lost «in {years} years »burns with it], those from next week too, and many «in {town} »never learn what they had wanted to warn themselves of.',
          'v=b',
        ],
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[The letters have been handed out on the square of {town}. They are blank|On the square of {town} each has a letter in hand, and there is nothing on the sheet|Now each soldier on the square of {town} holds an empty sheet]. [It takes a person some time to understand that|A soldier turns such a sheet over and over before he understands|One does not grasp that at once]: [three rounds, perhaps, in which the party can|the party has three rounds or so to|for about three rounds the party may] [write something on them, or say it, that gives whole companies a wish to be elsewhere|write or shout something that makes whole companies want to be elsewhere|put something on the paper, or into words, that sends whole companies home].',
      ],
    },
  ],
  hoard: [
    '[There is a shelf in {lair} for parcels without a recipient.|Parcels without a recipient have a shelf in {lair}.] {G} declares that {years} years are enough: {items}, and {worth}.',
    '{A} had written to {A.themself}, and enclosed something each time«, so that it would be worth opening»: {items}, and {worth}. [The seals have not been broken|Not one seal has been broken|The wax is whole on all of them|None has been opened|Not one of them has been unwrapped|Not even the string has been touched][, in all that time|, and the dust lies on them|; there had been nobody to thank].',
  ],
  favour: [
    '[What one of the party puts into any letter box of the realm arrives«, wherever it may be,» on the next day.|Any letter box of the realm will do: what the party posts arrives the next day, however far it has to go.|A letter by one of the party is there the next day, at whatever end of the realm.] {G} has given orders, and not said how.',
    [
      '[Once, each of the party may get a letter from themselves, from ten days ahead.|Each of the party has one letter to come, by themselves, from ten days later.|One last letter is under way for each of the party, from themselves, ten days from now.] [The player writes one sentence, and the game master makes it true.|It has one sentence, by the player, and the game master sees to it that it comes true.|What stands in it is for the player to write, in one sentence, and for the game master to make true.]',
      'v=b',
    ],
  ],
  steps: [
    'Compare the letters with each other.',
    'Find out where they come into the post.',
    'Ask those for whom it did not come true.',
    'Know what happens on the day of the last letter, before it is there.',
  ],
  acts: tomorrowPostActs,
};
