import type { TaleActs } from './tale-types.ts';

export const tomorrowPostActs: TaleActs = {
  heading: 'The Courier Who Is Never Late',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Between the second place and the third,|Before the third place,|After dark,|With two clues found,|On the way home,] people wait for the party who have it in writing that they will win ({fight}). They stop when something happens that is not in it«, [anything at all|a song, a pig, a handshake]»; {H} had not thought of that«, and had sent only one page».',
  ],
  early: [
    [
      "[Down the chute, through the grating or along the passage, they come out between the shelves|Whether by the chute, the grating or the passage, they come out between the shelves]«, and {A} has [tea for them, since it was in a letter|set out cups, the right number, since it was in a letter]». [There is a press, and drawers with everyone's handwriting|They see the press, and the drawers with a sample of every hand]; {H} and the assistants look up and go on. «[{A} denies nothing.|{A} does not deny it.|{A} asks only how long it took them.] »If they break the press or take {A} away, that stops nothing: by a letter of this morning all of {town} knows that the party will come with such a story, and that it is not to be believed«; [the guard opens the cell within the hour|within an hour the guard unlocks the cell, with an apology]», and the order of the crown lies «sealed »in the bag of the best rider« in the realm». [The crown itself has to see one of these letters proved false.|It has to be shown to the crown itself that one of these letters is false.|Only the crown can end it, [and only once it has seen a letter proved false|and first it has to see one of these letters proved false].|One of these letters must be proved false before the eyes of the crown.] [No kegs hang here yet; they arrive|There is no powder here yet; it arrives|The hooks in the ceiling are still empty, and the powder comes|Under the ceiling they have only hung up the nets; the kegs come] [in the last days, as parcels for persons unknown|in the days before the last, as parcels that nobody claims|towards the end, addressed to people who do not exist]. They can take along their own drawer from {town}«, so that nothing more is forged in their names».",
      'v=a',
    ],
    [
      '[Down the chute, through the grating or along the passage, they come out between the shelves|Whether by the chute, the grating or the passage, they come out between the shelves]«, and {A} has [tea for them, since it was in a letter|set out cups, the right number, since it was in a letter]». {A} shows them [the slot, and the first note that went through it|the first note, and the slot through which it went]: "Are you there?" [It cannot be walled up: the bricks that they lay today were found in the stove last week.|To wall it up is no use: [the bricks of today lay in the stove last week|last week the stove was full of the bricks that they lay now].|Bricks do not keep it shut: those that they lay today [turned up in the stove a week ago|were raked out of the stove a week ago].] [If somebody strikes it, the house answers|If one hits it, the blow comes back|At every blow there is an answer]«, from the foundations, and {A} turns white». It can only be answered, and not yet: the flap is choked with what {A} has posted for the coming days, and [comes free towards the last one|does not come free until the last of them]. [By then {num5} companies must not stand above it.|When it does, {num5} companies must not be standing above it.] [On the shelf lies a letter|On the shelf is one letter|Beside the flap lies a letter|There is also a letter here] [for {A}, sealed, and the hand is theirs|addressed to {A} in the hand of the party]«; [it cannot be opened yet|the seal does not give way yet|no knife gets under the seal as yet]». They may learn how the slot of {town} is used: in the last fight three notes will go through, with three words on each (an action), and whoever posts one may change what they did in the round before.',
      'v=b',
    ],
  ],
  opens: [
    '{R} rides through {town} [without drawing rein|at a gallop«, and stops for nobody»]. [In the saddle bag is the order of the crown to the armies, for the day before the last|For the day before the last there is an order of the crown to the armies, and it is in that saddle bag|The order of the crown to the armies is in that bag: they are to march, on the day before the last|What hangs from the saddle is an order to the armies, by the crown, for the day before the last]; [it came by post|the crown found it in the morning post|the crown got it by post, in its own hand]. {R} will be in {town2} in {middle} days«, and has never been [late|late yet]».',
  ],
  goal: [
    [
      'If {R} hands over the order in {town2}, {num5} companies march to {town}, and stand where the powder will be. The party must [catch up with somebody who cannot be caught up with, or be there first|overtake somebody whom nobody has overtaken yet, or be there already|be in {town2} before the fastest rider of the realm, or catch {R.them} on the way], and [prove that the hand of the crown was forged|show that it is a forged hand, and not that of the crown].',
      'v=a',
    ],
    [
      'If {R} hands over the order in {town2}, {num5} companies are in {town} when the slot breaks. The party must be there first, and find in {town2} the only letter from the last day that {A} has [never seen«, since it came by the tube for urgent mail»|not been able to burn: it came by the tube for urgent mail].',
      'v=b',
    ],
  ],
  map: [
    '[It was in the letters that the bridge would fall, so they have pulled it down in time.|The bridge was to fall, by the letters, and so it was taken down beforehand.|There was a letter that the bridge would not hold. They have pulled it down, to be safe.] [{R} has jumped it.|{R} did not need it, and jumped.|{R} jumped the gap« at a gallop».] [For all others there is only|What is left for everybody else is] the old post road of the giants«, straight through the hill»; it comes out in {town2}, and from there a tube goes back«, for urgent mail,» right into {lair}.',
  ],
  way: [
    "[On the giants' road each stage is a bet with the road|The giants' road bets with whoever walks on it, at every stage|At each milestone of the giants a stone mouth offers a bet|The giants' road lets nobody pass without a bet, stage by stage|Giants liked to bet, and their road still does, at each of its stages] (DC 17 Athletics, Survival or Animal Handling; [the players choose, and say who fails at it, as a letter on the stone says that one will|a letter on the stone says that one of them will fail, and the players choose the skill, and who that is]). [Three successes, and they are there before {R}|With three successes they are ahead of {R}]; if all three are got by those who were to fail, by a whole day. With fewer they have only four of the six rounds at the gate.",
  ],
  place: [
    '{town2} is a garrison where nobody writes«, as [there is no time for it|they drill from dawn to dusk]». They get letters every day, «all from {town}, »all from next week, and [have begun to put up a monument to the fallen, with space for the names|a monument to the fallen is being built already, with room for the names].',
  ],
  rival: [
    '{R} has never asked what is in the bag«, as [it makes one slower|curiosity weighs something, too]». It is the first time that {R} has had a letter «that was »about {R.them}, and {R} has read it nine times«, while riding».',
  ],
  setPiece: [
    'The last relay: by the letter {R} rides in at the gate of {town2} [on the last stroke of noon|at noon, on the twelfth stroke]. Now {R} [comes down to it at a gallop, and the party has six rounds|is coming down the hill to it, and it will take six rounds]. [Each of them can|One may] ride up and talk to {R.them} (DC 17 Animal Handling, then DC 17 Persuasion), get the bag by a trick (DC 17 Sleight of Hand), block the gate (DC 17 Athletics), or keep off those who were told «to be here in time »to help {R.them} ({fight}). [Four successes make {R} late«, by one breath»;|With four successes {R} is late«, by one breath»;|It takes four successes to make {R} one breath late;] [at that|then] {R.they} reins in, and [the letter was wrong|the letter has been wrong, for once]. [With fewer the order is handed over before {R} listens, and [some|a few|two] companies are [already marching|on the march].|If there are fewer, {R} stops too late: the order is handed over, and the first companies are marching.]',
  ],
  what: [
    [
      'Investigation :: laying the order of the crown beside a real one :: [It is the hand of the crown, perfectly.|Not a stroke is wrong in it.|Both are in the same hand«, firm and clear».] But whoever wears the crown has [had a broken wrist since last week|been writing with the left hand since a fall last week|had an arm in a sling for a week]«, and [nobody|no one] in {town} knew that».',
      'v=a',
    ],
    [
      'History :: reading what has come out of the tube :: [A soldier put it in on the last day, a letter to his mother.|It is by a soldier, for his mother, and of the last day.|On the last day a soldier wrote to his mother.] ["We stood on the square and the answer came before the question|"They answered before anybody had asked, and we were all on the square|"We were drawn up on the square, and then it answered, and nobody had said a word|"It called back before we had called, and the whole square heard it]. [I do not know how to write this."|How does one write that?"|I have tried to put it down three times."|Do not look for me in the right order."|Mother, you would have known what to say to it."|I hope that this comes after the other letters."|The sergeant says that we are to write it down, all the same."|Now I hear what I am going to write next."]',
      'v=b',
    ],
  ],
  who: 'Insight :: asking {R} who gave {R.them} the bag :: "Somebody with very warm hands, [who asked if there was one for the sender, too.|who wanted to know if there was not one for the sender.|who asked twice whether I had nothing to hand over in return.|who was hoping that I had brought something.] [There never is."|As if there ever were."|I never have."|People who send do not get."|One felt quite bad about it."|I am only the rider."|I looked. There was not."|That is not how it works."|Nobody had asked me that before."] It was {A}.',
  where:
    'Perception :: putting an ear to the tube for urgent mail :: [There is a sound of paper, and of «one voice »that reads addresses aloud and waits after each of them|Paper rustles, and a voice reads out addresses, with a pause after each«, as if somebody might answer»]: that of {A}, in {lair}.',
  choice: [
    '{R} offers to ride back to the crown, [faster than ever before, with a letter by the party|with a letter by the party«, and to be there in half the time»]; it would have to be a false one«, since only letters from next week are believed now». [Or they send nothing but the truth, and by foot|Or what they send is the truth, on foot|The other way is the truth, on foot|Or the truth goes, without a letter, on foot|Or {R} could walk, and tell the truth to whoever asks][, as [fast|far] as feet go|, from door to door|; it will be slow].',
  ],
  first: {
    answer: 'sends a false letter',
    now: [
      '{R} puts it into the bag«, beside the order, and it makes no difference to the weight». [It is surprisingly easy; [one knows at once what one would have wanted to read|one writes what one would have liked to get].|They are surprised how well they do it: one only has to think what one would like to be told.|The hand is good, and the lie is better; [that is what frightens them|nobody in the party likes that].|Nobody needs a second draft: one writes what the crown hopes for.|It [took|takes] less time to write than an honest one.|The first draft will do. [That is a bad sign.|They would have liked to be worse at it.]|Halfway down the page the party begins to believe it.]',
    ],
    later: [
      '[On the last day the square is empty, and at {lair} there is time.|Nobody stands on the square on the last day, and at {lair} there is time.] But {A} has a copy of it, and reads it out, «in the middle of the fight, »in the voice of whoever wrote it.',
    ],
  },
  second: {
    answer: 'sends the truth on foot',
    now: [
      '{R} [gets off the horse|swings a leg over, and stands on the ground]. ["I have never walked anywhere,"|"So this is what a road looks like,"|"It will take for ever,"] says {R}, and sets out. [On the way everyone who asks is told.|Whoever is on the road is told.|By evening {R} has told it at eleven doors.]',
    ],
    later: [
      '[The square is half full when it happens.|Half of the square is full when the time comes.|When it begins, half of those whom a letter has called there are on the square.|Half the people on the square have gone home, and half stand there still.] At {lair} {R} comes in by the door«, muddy,» with a crowd that wants to hear it from {A} in person.',
    ],
  },
  closes: [
    '[The mouth of the tube has just spat out a letter, for the party, in their own hand|A letter drops out of the mouth of the tube, for the party, and it is in their own hand|There is a cough in the tube, and a letter falls out, in the handwriting of the party|The tube delivers one more letter, from the party to the party]. [The paper is warm|It is still warm|It has been sealed a moment ago|The wax is soft|It smells of fresh ink], and [the date is today\'s|there is a day on it, and the day is today|it has today\'s date|what it says on top is today|the day on it is this one]. All that it says is, ["Feet first."|"Come down, and feet first."|"Feet first, and keep your elbows in."]',
  ],
  lastWay: [
    'By the tube they come singly« and very fast, in a capsule», feet first, and out among the shelves of {lair}. [Through the grating in the pavement you go down on a rope, with a greeting.|The grating in the pavement can be lifted, and one climbs down, and says good day.|Or one lets oneself down through the grating in the pavement, on a rope, cap in hand.]',
  ],
  clock: [
    '[[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented] there is one thing that {A} has not foreseen.|{A} has failed to foresee one thing [for each prevented step|for every prevented step|for each step prevented|with each prevented step|for every step prevented|with every step prevented].] If {B} has fallen, «[nobody|no one] has greeted those to whom the dead letters belong: »in the first round [something cold holds each of the party by the wrist|each of the party has a cold hand round the wrist] (disadvantage on attacks).',
  ],
  sides: [
    {
      who: '{G.full} and the post',
      wants: [
        'want every letter to arrive«, and none to be read». Content with [a postmark|a full bag|a clear address|the right stamp]; angry about [a steamed seal|a thumbprint in the wax|an envelope that is held up to the light|every paper knife in the wrong hand].',
      ],
      later: [
        'sound all the post horns in {town} at once«, which means: [stop, look round|halt, something is in the road]». In {lair} they obey, and have no reactions for a round.',
      ],
    },
    {
      who: 'Those in {town} who have been saved',
      wants: [
        'want to go on being warned«, as {A} warned them». [Content with a lamp in the window|Content with good advice, of any kind|Calm as long as somebody tells them what is next|Content with orders for the day]; frantic at [a blank page|a "perhaps"|an empty letter box|a free choice].',
      ],
      later: [
        'have each brought the letter« with them», and tear it up; in that round {A} does not know what anybody is going to do.',
      ],
    },
    {
      who: '{R.full}',
      wants: [
        'wants to have been in time for something that was worth it. Content with [a hard road|bad weather|a bad horse and ten miles to go|a fence that has to be jumped]; cold about [a short cut|those who are carried|excuses|a day of rest].',
      ],
      later: [
        'catches what {A} throws«, [whatever it may be, before it lands|before it touches the ground]».',
      ],
    },
  ],
};
