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
    name: 'the dead letter vault|the vault of dead letters|the vault under the post house',
    terrain: 'underground',
  },
  leader: ['people'],
  alsoOf: ['he', 'she'],
  mage: 'letters that have already arrived',
  escort: ['people', 'construct', 'spirit', 'elemental'],
  pitch: [
    'For {weeks} weeks the post in {town} has come too early. [Not by an hour, by days and weeks: {num} letters so far bear dates that have not come yet, and are in the hand of the people who receive them.|It is not a matter of an hour, but of days and weeks: {num} letters so far bear dates that have not come yet, and are in the hand of the people who receive them.] They warn of a fire, a fall, a false friend, and all of it comes true, or is prevented just in time. [The crown of the realm gets one every morning and does what it says.|One goes to the palace each morning, and the crown of the realm obeys it.] {G} has delivered all of them, and has now had one as well, with a burned corner. It says, "Do not trust the letters."',
    'In {town} people have stopped making plans; they wait for the post. [It brings letters from themselves, from days and weeks ahead, in their own hand and with their own spelling mistakes, and what these say is true.|What comes is from themselves, posted days or weeks from now, in their own hand and with their own mistakes in it, and it turns out to be so.] Houses have been saved by it, weddings called off, and a war of the realm avoided. {G} has handed out {num} of them. Yesterday there was one for {G}, with a burned corner, and nothing in it but the words "square of {town}", the date of the last day, and a scream, spelled out.',
  ],
  stakes: [
    'After a certain day there are no more letters: from the time after it, {days} days ahead, not a single person in {town} has written. {G} has counted twice. [Either they have nothing to say by then, or no hands; and the crown has been told to gather its armies here on the day before.|Perhaps they will have nothing to tell by then. Perhaps no hands.]',
    "The last date on any letter is {days} days from today. Only {few6} have come from that morning, and all of them end in the middle of a word, {G} says, the throne's as well.",
  ],
  start: [
    [
      'You are sitting in the post house of {town} when the mail coach comes in. {G.full} opens the bag, puts the letters into pigeonholes, and stops. [There is one for each of you. It is your own hand. It is written on the paper of this house, in a hurry, and it says, all of them say, the same thing: "When the lamp goes out, get down."|Each of you is handed one. You know the hand, because it is yours; you know the paper, because there is a heap of it on the counter. Whoever wrote had no time: there is your name, and then, in all of them, the same four words, "Lamp out. Get down."|There is one for each of you, and you do not have to ask from whom. It is how you write your own name. The ink has run, as when one is in a hurry, and below the name stands, in all of them: "When the lamp goes out, get down."] {G.full} looks at you, and then up at the lamp over the table. [It flickers.|The flame has begun to jump.]',
      '@lamp',
    ],
    [
      '[A woman runs across the square of {town} with a letter in her hand, calling to everyone to get out of the way. They do so, as one does here by now.|Across the square of {town} runs a woman, waving a letter, and calls that they should let her through. They do; one is used to that here.] [She stops in front of a doorway, spreads out her apron and looks up. For the length of a breath nothing happens. Then a child falls out of a window on the third floor, into the apron.|In front of a certain door she stands still, holds out her apron with both hands, and lifts her face. You have time to think that nothing will happen. Then a shutter opens on the third floor, and she has a child in her apron.] [People clap. {G.full} beside you does not.|There is applause. Only {G.full} next to you keeps both hands in the pockets.] "That is the fourth this week," says {G.full}. ["It used not to happen that they fall out of windows."|"Before there were letters, our children used to stay in."]',
      '@window',
    ],
  ],
  ask: [
    '"I have carried the post since I was fourteen and have never read any of it," says {G}. ["I should like you to do it for me. Find out who writes them, and where they come in; and what it is that we are all not going to write about."|"You have not sworn to anything, so you may. Who writes them? Where do they get into the bag? And what is going to happen, that none of us has a word for it?"]',
    '{G} wants to know if the letters are true. ["If they are, then find out what happens on the last day, and prevent it|"Suppose that they are: then find out what happens on the last day, and prevent it]. If they are not, find out who would want a whole realm to do as it is told, and say thank you for it."',
  ],
  fee: [
    '[The post pays {coins} gp, on delivery.|It is {coins} gp from the post, on delivery.] {G} has a letter by which it has already been paid, and shows it, and is ashamed.',
    '{G} offers {coins} gp from the fund for lost parcels, and free postage for life.',
  ],
  talk: [
    '{S.full} has not been able to sell a single horoscope for {weeks} weeks, and has smashed the window of the post house.',
    '{B.full} still delivers the old letters, too, those from people. [Hardly anybody opens them now.|They lie on the mats.]',
    '{A.full} has been given a medal, for a letter that said so.',
    'Nobody has ever caught one being written. [One always means to, and then it has come already.|Whoever sits down to write one finds that it has been delivered.]',
    '{T.full} says that the mail coach comes in with one bag more than it left with.',
    'The mill of {town} burned down although everyone had been warned, or because of it: they had all left it.',
    '{H.full} has bought a house, with ink on both hands.',
  ],
  run: [
    [
      'The lamp goes out, and a crossbow bolt goes into the wall where the tallest of the party was sitting (everyone who did not get down: DC 16 Dexterity saving throw, or 22 (4d10) piercing damage). The archer is a roofer of {town}, from across the square, who puts the bow down and waits to be arrested. A letter in his own hand told him to shoot at this minute, or his house would burn. All that he knows is that {H} handed it to him, an hour before the coach came in. {H} forged it, and those of the party, so that they would believe in the post.',
      'start=lamp v=a',
    ],
    [
      'The lamp goes out, and a crossbow bolt goes into the wall where the tallest of the party was sitting (everyone who did not get down: DC 16 Dexterity saving throw, or 22 (4d10) piercing damage). The archer is a roofer of {town}, from across the square, who puts the bow down and waits to be arrested. A letter in his own hand told him to shoot at this minute, or his house would burn. All that he knows is that {H} handed it to him, an hour before the coach came in. The roofer will write it next week, because {A} pays him for it; the letters of the party {A} let through, so that they would be grateful.',
      'start=lamp v=b',
    ],
    [
      'The child was leaning out to see the woman run (DC 14 Insight, or simply by asking it). [Without the letter it would not have been at the window.|Had there been no letter, nobody would have run.]',
      'start=window',
    ],
    'If one of the party writes to themselves, to last week, and posts it (let the player do so, and keep the sheet), it is never delivered. {T} has seen {H} take such letters out of the box at night, and carry them in at the back of the post house.',
    '{A} is delighted by the interest of the party, and shows them a letter by which they have already been of great help to {A.them}.',
    'The party gets one every morning from now on, if the game master likes: one sentence, which is true, and which does harm if they follow it.',
  ],
  gist: [
    [
      'The letters are forged, nearly all of them. {A} and {H} have every hand in {town} on file in {lair}, from letters that were opened, and see to it that what they write comes true. With a realm that does as it is told, {A} has the armies gathered in {town} on one day, in one place, and has powder brought there, parcel by parcel. [There is no later, as nobody was asked to write from it.|No letter comes from afterwards, since none was ordered.]',
      'v=a',
    ],
    [
      'The letters are real. In {lair} there is a slot into which one can post what then arrives days before it was written, and {A} found it, behind the shelf for letters that cannot be delivered. {A} passes on those that suit {A.them}; {H} breaks the seals, and the others are burned. The first note that was ever posted in it was one by {A}, "Are you there?", and the party is going to answer it; unless they find out first who asked, and say yes, the slot breaks on the last day, and {town} with it. The order for the armies has come already, and {A} has let it through: the crown itself will write it, on that day, to have help when the ground breaks.',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who foretold all of it last year in an almanac that sold {few3} copies, and was heard to say that now it was going to be their turn to be surprised.',
  ],
  truth: [
    [
      'Each year {num3} letters get lost in {town}, because the name is smudged, the street gone, the person dead. {A} has received them for {years} years, in an office without a window, and read all of them, in the hope that one would be for {A.them}.',
    ],
    [
      [
        '{A} first forged one out of pity, in the hand of a dead man of {town}, for his widow. [The widow was so happy.|It made the widow so happy.] The next was to warn somebody, and when he did not believe it, {A} had the roof tile loosened. [It is not hard to foretell a thing.|Foretelling is easy when one holds the chisel.] {H} has a copying press, {few2} assistants and no ideas of {H.their} own; {A} has one: nobody writes to {A} because they are all so busy with each other, and after the last day they will not be.',
        'v=a',
      ],
      [
        '[The slot is in the back wall, behind the shelf for the dead, brass, with a flap; it was there before the house.|Behind the shelf for the dead a slot has been let into the back wall, in brass, with a flap, by whoever was here before the house.] {A} pushed in a note, out of loneliness: "Are you there?" It had been lying on the desk for ten days by then, in {A.their} own hand, and {A} had taken it for a draft. Since then {A} has known everything a little earlier than others, and has been more and more alone with it. [The stove is full of burned answers.|One can see it in the stove: burned answers, up to the door.] Letters that are to look as if they came from outside are carried by {H} through the old passage to {p2}, and put on the coach there, in a bag of their own.',
        'v=b',
      ],
    ],
    [
      '{T} unharnesses the mail coach and can tell by the horses that it stands for a while, a quarter of an hour before the gate, at {p2}, where the post has no stop. {T} has been told by letter, with {T.their} own mistakes in it, not to say a word about it, and has wondered since why {T.they} should know how to spell "conspicuous".',
    ],
  ],
  turn: [
    [
      "{G}'s letter is real. [It is the only one. It was not written by {A}, nor in the future|There is no other. It does not come from {A}, and not from the future]: {B} wrote it, last week, with the left hand and a burned corner, because there was no other way to tell somebody in {town} anything any more.",
      'v=a',
    ],
    [
      '[The party writes the last letter.|It is the party that writes the last letter.] [It is they who answer the first note, "Are you there?"; their answer|Somebody has to answer the first note, "Are you there?", and it is they; their answer] lies in {lair} already, ten days old, unopened, in their own hand. [Tell the players the question, let them write the answer now, and seal it.|Ask the players the question, and have them write and seal the answer now.] If it says yes, in whatever words, to {A}, who asked, it fits, and the slot shuts; "not yet" leaves it open; any other answer breaks it.',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} believes in the secrecy of the post as others do in a god. {G} has never broken a seal but on what was addressed to {G.them}, and keeps the letter with the warning in {G.their} cap.',
    ],
    A: [
      '{A} has {num3} pigeonholes, and in none of them is there anything with {A.their} name on it. {A} is kind to people who wait.',
    ],
    B: [
      '{B} knows by the weight of a letter how it is going to be received, and walks slowly with the heavy ones. {B} can read upside down, and has.',
    ],
    S: [
      '{S} made up the future all {S.their} life, in good faith, and let people have the choice. [{S} would like to be asked a question again that starts with "if".|What {S} misses is a question that starts with "if".]',
    ],
    T: [
      '{T} cannot spell, is not ashamed of it and has a memory like a barn. {T} would draw what {T.they} saw.',
    ],
    H: [
      '{H} lifts a seal and sets it back so that nobody can tell. {H} has tried to write home lately, and could think only of what was in the letters of others.',
    ],
    R: [
      '{R} has ridden {few5} horses to death for the crown and has never been late. {R} has had the letter with the order on {R.them} since yesterday, and it says that the party will try to stop {R.them}.',
    ],
  },
  places: tomorrowPostPlaces,
  lairLook: [
    [
      "[The shelves go up to the ceiling: {num3} pigeonholes for those who do not exist. In the middle|There are {num3} pigeonholes, up to the ceiling, for people who do not exist. In the middle] stands a press, with a lamp over it and everyone's handwriting in drawers; from the ceiling hang kegs, in nets, with fuses that go up through the floor of the square.",
      'v=a',
    ],
    [
      '[The shelves go up to the ceiling: {num3} pigeonholes for those who do not exist. At the back|There are {num3} pigeonholes, up to the ceiling, for people who do not exist. At the back] the shelves have been pushed aside, and there is a brass flap in the wall that opens a little from time to time. Beside it {A} has pinned up the first note, "Are you there?", and under that lies a sealed letter in the handwriting of the party.',
      'v=b',
    ],
  ],
  lairUse: [
    'Whoever reads out a dead letter in {lair} (one action, any one; the player makes up two lines) gets for a round the help of the one for whom it was meant: something cold takes an enemy by the wrist (disadvantage on attacks).',
    [
      'The copying press can be set (DC 16 Sleight of Hand): it prints, in the hand of {A}, whatever one wants, and {H} and all the assistants do what it says, once, before they look up.',
      'v=a',
    ],
    [
      '[The slot works.|The slot is still at work.] A character who posts a note (one action, three words at most) has had it since the beginning of the last round, and may change what they did then; each note makes the room shake, and after three the flap lets nothing through any more but the answer to the first note of {A}.',
      'v=b',
    ],
    '[It is all paper. Fire in {lair}|Everything that {A} keeps here burns. Fire in {lair}] (any spell or lamp) doubles every round, starting at five feet, and in the fifth nobody can stay there; {A} will go for the bucket first, before anything else.',
  ],
  tactics: [
    [
      '{A} has read every letter that ever spoke of the party, and calls out the next blow or spell (disadvantage on that attack, advantage on saving throws against that spell) until somebody does what they never do; {H} throws down bags from the top of the shelves (DC 16 Dexterity saving throw or prone)',
      'v=a',
    ],
    [
      '{A} will not have the flap shut, as nothing would ever come for {A.them} then. {A} knows what the party is going to do, since a letter says so, and calls out the next blow or spell (disadvantage on that attack, advantage on saving throws against that spell) until somebody does what they never do; {H} throws down bags from the top of the shelves (DC 16 Dexterity saving throw or prone)',
      'v=b',
    ],
  ],
  companions: [
    [
      'Those who help {A} have had a letter that they would win. If it is taken away from one of them, and torn up (a touch, DC 15 Sleight of Hand), they have to think for themselves, and go pale.',
      'escort=people',
    ],
    [
      'What stands beside {A} came to the vault in crates, as undeliverable: some wizard had sent it to a house that had burned down. Each has a label tied on, and obeys whoever unpacked it. If the address on a label is crossed out (a touch, DC 15 Sleight of Hand), its wearer stops and waits to be delivered.',
      'escort!=people|no|elemental',
    ],
    [
      'What stands beside {A} came to the vault in crates, as undeliverable: some wizard had sent it to a house that had burned down. Each has a label tied on, which stays in sight even if its wearer does not, and obeys whoever unpacked it. If the address on a label is crossed out (a touch, DC 15 Sleight of Hand), its wearer stops and waits to be delivered.',
      'escort=elemental',
    ],
  ],
  parley: [
    '{A} has been waiting for a letter for {years} years. If there is one here, with {A.their} name on it, written by one of the party, now, by hand and meant (let a player write it), {A} has to open it; and reads it, to the end, and again.',
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
        '*Detect Magic* on the letters finds divination, so strong that {G} has to hold on to the counter.',
        'v=b',
      ],
    ],
    [
      3,
      '*Augury* in {town} answers "weal and woe", at once, before one has asked; the spell seems to have had a letter.',
    ],
    [
      5,
      '*Sending* to [anybody|anyone] in {town} is answered at once, with relief: it is the first message for {weeks} weeks that does not say what will happen.',
    ],
    [
      5,
      '*Clairvoyance* under the grating shows shelves, a lamp, and {A} who is sorting nothing, into alphabetical order.',
    ],
    [9, '*Scrying* on {A}: a desk, a lamp, a letter that is begun again and again: "Dear".'],
    [11, ['*Legend Lore* on the last letter: "It was written by those who looked for it."', 'v=b']],
    [
      17,
      '*Foresight* or *Wish* to know the last day shows it, and with it the caster, who is just reading out to everybody what they saw.',
    ],
  ],
  clock: [
    [
      'Letters tell half of {town} to stay at home. {A} walks through the empty streets, and raises {A.their} hat to the houses.',
    ],
    {
      text: [
        '{S} is driven out of {town} with stones, for having been wrong; there was a letter about it.',
      ],
      stop: [
        'have {S} foretell something in front of {G} and the crowd with an "if" in it, and then do it, or not (DC 16 Performance); somebody laughs, and they look at the stones in their hands',
      ],
    },
    {
      text: [
        '{B} is found at the foot of the cathedral steps. In {B.their} bag all the letters have been opened.',
      ],
      stop: [
        'walk the round with {B} on that morning and go down the other steps, whatever the letters of that morning say; {T} will hold the horses',
      ],
    },
    [
      'On {deadline} the armies of the realm are lined up on the square of {town}, as they were told to. [A boy with a bag goes along the lines and hands out one letter to each, and there is nothing in them: that is what {town} will have to say after that day.|Along the lines walks a boy with a bag, who has a letter for each of them; there is not a word in it, as there will not be after that day.]',
    ],
  ],
  after: [
    [
      '[There is a very large hole in {town}, and a small house at its edge.|Where {town} had its square there is a hole, and on the edge of it stands a small house.] {A} sorts what is still coming in, for streets that do not exist any more, and writes "unknown" on it.',
      'v=a',
    ],
    [
      '[{town} has gone down into what opened under the square.|What opened under the square has closed again, over {town}.] In the villages round about the post still brings letters from there, all from the day before the last, and each of them asks if anybody is there.',
      'v=b',
    ],
  ],
  endings: [
    {
      heading: 'Unopened',
      text: [
        [
          '{G} has all letters from next week piled up in the square, before the armies, and tells everyone to do what they would have done. [It takes a while until anybody moves.|At first nobody dares to.] {A} is sentenced to deliver the dead letters, on foot, until each has been taken by someone; {B} goes along, and knows a short cut.',
          'v=a',
        ],
      ],
    },
    {
      heading: 'Answered',
      text: [
        [
          'The party posts its letter, and it fits: it says yes to {A}, who asked. The flap shuts, like a mouth that has been told something. Next morning there is post in {town}, from yesterday, with a good deal of weather in it, and {A} gets one; it is from {B}, and is three pages long.',
          'v=b',
        ],
      ],
    },
    {
      heading: 'A realm that knows',
      text: [
        [
          'The letters go on, and {G} decides what is in them, for the best. *The price:* it works, and so {G} forges a little more each year; one morning each of the party gets a letter, too, and does not know from whom.',
          'v=a',
        ],
        [
          'If the answer of the party was "not yet", the letters go on, and {G} sees to it that all are delivered, good and bad. *The price:* there is no more fire in {town}, no war and no surprise; the birth rate falls, and each year more people move to where it rains unannounced.',
          'v=b',
        ],
      ],
    },
    {
      heading: 'The house burns',
      text: [
        [
          'If the kegs are cut down, and {lair} burns out without them, it is over at once. *The price:* with it burns every letter that has been lost in {years} years, and in {town} they dream that night of somebody who had still wanted to tell them something.',
          'v=a',
        ],
        [
          'If {lair} burns out, the slot melts shut, and it is over at once. *The price:* with it burns every letter that has been lost in {years} years, those from next week too, and many in {town} never learn what they had wanted to warn themselves of.',
          'v=b',
        ],
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[The letters have been handed out on the square of {town}. They are blank; and it takes|On the square of {town} each has a letter in hand, and there is nothing on the sheet. It takes] a person some time to understand that: three rounds, perhaps, in which the party can write something on them, or say it, that gives whole companies a wish to be elsewhere.',
      ],
    },
  ],
  hoard: [
    '[There is a shelf in {lair} for parcels without a recipient.|Parcels without a recipient have a shelf in {lair}.] {G} declares that {years} years are enough: {items}, and {worth}.',
    '{A} had written to {A.themself}, and enclosed something each time, so that it would be worth opening: {items}, and {worth}. [The seals have not been broken.|Not one seal has been broken.]',
  ],
  favour: [
    'What one of the party puts into any letter box of the realm arrives, wherever it may be, on the next day. {G} has given orders, and not said how.',
    [
      'Once, each of the party may get a letter from themselves, from ten days ahead. The player writes one sentence, and the game master makes it true.',
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
