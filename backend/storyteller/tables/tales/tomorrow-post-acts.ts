import type { TaleActs } from './tale-types.ts';

export const tomorrowPostActs: TaleActs = {
  heading: 'The Courier Who Is Never Late',
  blows: [
    '[On the second evening|After the second clue|On the way from the second place to the third,|When two of the three places have been seen,] people wait for the party who have it in writing that they will win ({fight}). They stop when something happens that is not in it, anything at all; {H} had not thought of that, and had sent only one page.',
  ],
  early: [
    [
      "Down the chute, through the grating or along the passage, they come out between the shelves, and {A} has tea for them, since it was in a letter. There is a press, and drawers with everyone's handwriting; {H} and the assistants look up and go on. {A} denies nothing. If they break the press or take {A} away, that stops nothing: by a letter of this morning all of {town} knows that the party will come with such a story, and that it is not to be believed; the guard opens the cell within the hour, and the order of the crown lies sealed in the bag of the best rider in the realm. The crown itself has to see one of these letters proved false. [No kegs hang here yet; they arrive|There is no powder here yet; it arrives] in the last days, as parcels for persons unknown. They can take along their own drawer from {town}, so that nothing more is forged in their names.",
      'v=a',
    ],
    [
      'Down the chute, through the grating or along the passage, they come out between the shelves, and {A} has tea for them, since it was in a letter. {A} shows them the slot, and the first note that went through it: "Are you there?" It cannot be walled up: the bricks that they lay today were found in the stove last week. If somebody strikes it, the house answers, from the foundations, and {A} turns white. It can only be answered, and not yet: the flap is choked with what {A} has posted for the coming days, and comes free towards the last one. [By then {num5} companies must not stand above it.|When it does, {num5} companies must not be standing above it.] [On the shelf lies a letter to them, in their own hand, ten days old; it cannot be opened yet.|One letter on the shelf is addressed to them, by themselves, ten days ago, and does not let itself be opened yet.] They may learn how the slot of {town} is used: in the last fight three notes will go through, with three words on each (an action), and whoever posts one may change what they did in the round before.',
      'v=b',
    ],
  ],
  opens: [
    '{R} rides through {town} without drawing rein. [In the saddle bag is the order of the crown to the armies, for the day before the last; it came by post.|For the day before the last there is an order of the crown to the armies; it came by post, and it is in that saddle bag.] {R} will be in {town2} in {middle} days, and has never been late.',
  ],
  goal: [
    [
      'If {R} hands over the order in {town2}, {num5} companies march to {town}, and stand where the powder will be. The party must catch up with somebody who cannot be caught up with, or be there first, and prove that the hand of the crown was forged.',
      'v=a',
    ],
    [
      'If {R} hands over the order in {town2}, {num5} companies are in {town} when the slot breaks. The party must be there first, and find in {town2} the only letter from the last day that {A} has never seen, since it came by the tube for urgent mail.',
      'v=b',
    ],
  ],
  map: [
    'It was in the letters that the bridge would fall, so they have pulled it down in time. [{R} has jumped it.|{R} did not need it, and jumped.] For all others there is only the old post road of the giants, straight through the hill; it comes out in {town2}, and from there a tube goes back, for urgent mail, right into {lair}.',
  ],
  way: [
    "[On the giants' road each stage is a bet with the road|The giants' road bets with whoever walks on it, at every stage] (DC 17 Athletics, Survival or Animal Handling; the players choose, and say who fails at it, as the letter says that one will). Three successes, and they are there before {R}; if all three are got by those who were to fail, by a whole day.",
  ],
  place: [
    '{town2} is a garrison where nobody writes, as there is no time for it. They get letters every day, all from {town}, all from next week, and have begun to put up a monument to the fallen, with space for the names.',
  ],
  rival: [
    '{R} has never asked what is in the bag, as it makes one slower. It is the first time that {R} has had a letter that was about {R.them}, and {R} has read it nine times, while riding.',
  ],
  setPiece: [
    'The last relay: by the letter {R} rides in at the gate of {town2} on the last stroke of noon. Now {R} comes down to it at a gallop, and the party has six rounds. Each of them can ride up to {R} and talk (DC 17 Animal Handling, then DC 17 Persuasion), get the bag by a trick (DC 17 Sleight of Hand), block the gate (DC 17 Athletics), or keep off those who were told to be here in time to help {R} ({fight}). If {R} is late by even one breath, {R} reins in, and the letter was wrong.',
  ],
  what: [
    [
      'Investigation :: laying the order of the crown beside a real one :: It is the hand of the crown, perfectly. But whoever wears the crown has had a broken wrist since last week, and [nobody|no one] in {town} knew that.',
      'v=a',
    ],
    [
      'History :: reading what has come out of the tube :: A soldier put it in on the last day, a letter to his mother. ["We stood on the square and the answer came before the question. I do not know how to write this."|"They answered before anybody had asked, and we were all on the square. How does one write that?"]',
      'v=b',
    ],
  ],
  who: 'Insight :: asking {R} who gave {R.them} the bag :: "Somebody with very warm hands, [who asked if there was one for the sender, too. There never is."|who wanted to know if there was not one for the sender. As if there ever were."] It was {A}.',
  where:
    'Perception :: putting an ear to the tube for urgent mail :: There is a sound of paper, and of one voice that reads addresses aloud and waits after each of them: that of {A}, in {lair}.',
  choice: [
    '{R} offers to ride back to the crown, faster than ever before, with a letter by the party; it would have to be a false one, since only letters from next week are believed now. [Or they send nothing but the truth, and by foot.|Or what they send is the truth, on foot.]',
  ],
  first: {
    answer: 'sends a false letter',
    now: [
      '{R} puts it in, beside the other one, and it makes no difference to the weight. [It is surprisingly easy; one knows at once what one would have wanted to read.|They are surprised how well they do it: one only has to think what one would like to be told.]',
    ],
    later: [
      'On the last day the square is empty, and at {lair} there is time. But {A} has a copy of it, and reads it out, in the middle of the fight, in the voice of whoever wrote it.',
    ],
  },
  second: {
    answer: 'sends the truth on foot',
    now: [
      '{R} gets off the horse. "I have never walked anywhere," says {R}, and sets out. [On the way {R} tells everyone who asks.|Whoever meets {R} on the road is told.]',
    ],
    later: [
      'The square is half full when it happens. At {lair} {R} comes in by the door, muddy, with a crowd that wants to hear it from {A} in person.',
    ],
  },
  closes: [
    "[The mouth of the tube has just spat out a letter, for the party, in their own hand; it is still warm, and there is a day on it, and the day is today.|A letter drops out of the mouth of the tube, for the party, and it is in their own hand. The paper is warm. The date is today's.]",
  ],
  lastWay: [
    'By the tube they come singly and very fast, in a capsule, feet first, and out among the shelves of {lair}. Through the grating in the pavement you go down on a rope, with a greeting.',
  ],
  clock: [
    'For each step that was prevented there is one thing that {A} has not foreseen. If {B} has fallen, [nobody|no one] has greeted those to whom the dead letters belong: in the first round something cold holds each of the party by the wrist (disadvantage on attacks).',
  ],
  sides: [
    {
      who: '{G.full} and the post',
      wants: [
        'want every letter to arrive, and none to be read. Content with a postmark; angry about a steamed seal.',
      ],
      later: ['sound all the post horns in {town} at once, which means: stop, look round.'],
    },
    {
      who: 'Those in {town} who have been saved',
      wants: [
        'want to go on being warned, as {A} warned them. Content with a lamp in the window; frantic at a blank page.',
      ],
      later: [
        'have each brought the letter with them, and tear it up; in that round {A} does not know what anybody is going to do.',
      ],
    },
    {
      who: '{R.full}',
      wants: [
        'wants to have been in time for something that was worth it. Content with a hard road; cold about a short cut.',
      ],
      later: ['catches what {A} throws, whatever it may be, before it lands.'],
    },
  ],
};
