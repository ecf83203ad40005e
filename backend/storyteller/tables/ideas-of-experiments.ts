import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas of characters who were made for a purpose, or have lived before. */
export const ideasOfExperiments: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-made-for-war',
    isFromElsewhere: true,
    asked: phrases(
      'built|made|created|designed|forged|bred|trained for|as war|battle|killing|destruction|fighting|a_weapon|a_weapon_of_war *',
      'war machine|golem|weapon|forged *',
      'living|former weapon|weapon_of_war *',
    ),
    isTrait: true,
    unlike: /made, by|drawing/i,
    other: ['foreman of the works', 'quartermaster', 'deserter'],
    concept: [
      ['was made for a war that ended on the day on which {P.they} reached {town}', 'v=1'],
      ['was made for war, was used once, at {town}, and put the weapon down', 'v=2'],
    ],
    want: [
      ['to learn to make one thing that lives', 'v=1'],
      ['to find those who were made alongside, before they are woken', 'v=2'],
    ],
    flaws: [
      [
        'fights too well, and then stands there',
        'It is over in a breath, and {P} looks at both hands until somebody takes them.',
      ],
      [
        'waits for orders',
        'When nobody says anything {P} stands in the rain, at attention, and is ashamed of it.',
      ],
    ],
    event: [
      '{P} came out of the works with number and edge, and marched for nine days to {town}. There they were dancing. The war was over since noon. {Q} had a paper for the delivery and nobody to sign it, scratched an ear, and gave {P} a spade, since the trenches had to be filled. On the third day something green came up in one of them. {P} has not filled that one.',
      'They were {few} of one make, and were let loose at {town}, once. It took as long as boiling an egg. When it was quiet {P} heard a hen, and saw a boot, and a kettle that was still on the fire, and took it off. The others stood and waited for the next word. {P} laid down the weapon, and {Q}, who hid behind the pump, has told people since that it looked like somebody waking up.',
    ],
    now: [
      ['In {town2} an officer still has the receipt, and asks {P} to sign in.', 'v=1'],
      ['Of the same make two stand in a shed near {town2}, under a tarpaulin, and blink.', 'v=2'],
      '{P} collects seeds, recipes and songs for which nobody has to fall in.',
      'In {town2} {P} mended a fence that nobody had asked for, and was given a name for it.',
    ],
    bond: [
      'A flowerpot, which has come through everything.',
      'The others of that make, who only ever had a number.',
    ],
    hook: [
      [
        'The war is not over, only adjourned, and there is a word that will make {P} fall in. {Q} knows it.',
        'v=1',
      ],
      ['The one who made {P} left something out on purpose, and is in prison for it.', 'v=2'],
    ],
    realm: [
      'The works have been lit again. A crown wants a hundred more, and has lost the drawing; there is only {P}.',
    ],
    look: [
      'There is a number on {P.their} shoulder, half filed off, and above it a painted daisy.',
      '{P} is made to look terrible, and has hung a sun hat on one of the spikes.',
    ],
    manner: [
      '{P} asks before lifting anything that breathes.',
      '{P} salutes when startled, and turns it into a wave.',
      '{P} gives the exact range of whatever comes up the road, and adds "a milkmaid".',
    ],
    ideal: [
      '"I was made to end things. I should like to see how they begin."',
      '"A tool does not choose. So I am no tool."',
    ],
    woven: {
      unlike: /made, by|drawing/i,
      story: [
        '{P.name} was made for war, and reached {town2} on the day on which it ended, with a number and nobody to sign for it.',
      ],
      look: [
        'There is a number on the shoulder of {P.name}, half filed off, and above it a painted daisy.',
      ],
      manner: ['{P.name} salutes when startled, and turns it into a wave.'],
      bond: [
        'Those who came out of the same works only ever had a number, and {P.name} has not forgotten one of them.',
      ],
    },
  }),
  ofIdea({
    id: 'idea-experiment',
    isFromElsewhere: true,
    tells: phrases('<seeks> <their>|the other|others|siblings|rest|rest_of_them'),
    asked: phrases(
      'escaped|failed|former|runaway|living? experiment|lab_rat|test_subject|guinea_pig|specimen of|from|by a|an|the wizards|mad|wizard|alchemist|laboratory|lab|tower *',
      'escaped|failed|runaway experiment|lab_rat|test_subject|specimen *',
      'escaped from a|an|the * lab|laboratory *',
    ),
    tellsChildhood: true,
    unlike: /\b(?:born|famil(?:y|ies)|parents?|mother|father|grand\w+|childhood)\b/i,
    other: ['laboratory servant', 'assistant', 'carter'],
    concept: [
      [
        'is number seven of eleven, and got out of a tower near {town} through the coal hole',
        'v=1',
      ],
      ['was a failed experiment at {town}, and was thrown away too early', 'v=2'],
    ],
    want: [
      ['to find the other ten, and to give them names', 'v=1'],
      ['to read the notes, and learn what it was to become', 'v=2'],
    ],
    flaws: [
      [
        'smashes glass',
        'In a shop of bottles {P} begins to shake, and then it is too late for the shop.',
      ],
      [
        'does what somebody in a white apron says',
        'A cook once told {P} to lie down, and had to fetch help to get the table back.',
      ],
    ],
    event: [
      'In the tower near {town} there were eleven doors with a flap. {P} was behind the seventh, and knew the others by their knocks. What was done there came in cups, needles and light, and {Q} wrote it down. One night {Q} was in a hurry and left the coal hole open. {P} went down the row and drew all the bolts. They ran in eleven directions, as they had agreed by knocking.',
      '"No result," said {Q}, and put a line through {P}, and a servant in {town} took the sack to the river. It was the water that did it. {P} stood up in it, steaming, with everything that the needles had been meant to bring about, all at once. The servant sat down on the bank. The tower had burned by morning, and {Q} had not been in it.',
    ],
    now: [
      ['On a door in {town2} somebody had scratched the knock of number four.', 'v=1'],
      [
        'In {town2} a page of the notes was for sale. It begins: "If it should ever get wet".',
        'v=2',
      ],
      'Now and then a new thing turns out to be possible: to see in the dark, to go without breath.',
      '{P} chose a name from a signboard, and has been pleased with it ever since.',
    ],
    bond: [
      'The others: {P} knows their knocks, and not their faces.',
      'The servant or carter who did not say which way {P} had run.',
    ],
    hook: [
      [
        'One of the eleven was not a prisoner, but listened for {Q}, and has gone with {few} of the others.',
        'v=1',
      ],
      ['It was no experiment but a cure, for a child of {Q} who is still waiting for it.', 'v=2'],
    ],
    realm: [
      'The tower was paid for by a crown, which has read the last report and wants the eleven back, as an army.',
    ],
    look: [
      'The inside of {P.their} arm is full of small scars in rows, and a number.',
      'One eye, one hand or one tooth of {P} seems to belong to a different drawing.',
    ],
    manner: [
      '{P} knocks on walls before going to sleep, and listens.',
      '{P} asks what things are for, and whether one is allowed to.',
      '{P} keeps the sleeves down.',
    ],
    ideal: ['"Nobody is a result."', '"Behind every flap there is somebody. Draw the bolt first."'],
    woven: {
      story: [
        '{P.name} was number seven of eleven in a tower near {town2}, and got out through the coal hole.',
      ],
      manner: ['{P.name} knocks on walls before going to sleep, and listens.'],
      look: ["The inside of {P.name}'s arm is full of small scars in rows, and a number."],
      bond: ['{P.name} knows the other ten by their knocks, and not by their faces.'],
    },
  }),
  ofIdea({
    id: 'idea-reborn',
    asked: phrases(
      'reincarnated|reincarnation|reborn {who!}',
      'reincarnated|reborn {who:villain|hero|king|queen|wizard|warlord|dragon|god|saint|tyrant|emperor|general|soldier|priest|demon|lich|assassin|knight|dark_lord|conqueror}',
      'reincarnation of|as {who}',
      'past|former|previous|earlier life|lives|incarnation *',
      'reincarnated|reborn',
    ),
    usual: { who: 'a villain' },
    other: ['old enemy', 'nurse', 'historian'],
    concept: [
      [
        'has dreamed since childhood in {town} of another life, as {who}, and knows how it ended',
        'v=1',
      ],
      ['was recognised at a monument in {town} as {who}, a hundred years dead, by a dog', 'v=2'],
    ],
    want: [
      ['to undo one thing from the last time', 'v=1'],
      ['to be judged for this life, and not for that one', 'v=2'],
    ],
    flaws: [
      [
        'falls into the old voice',
        'In anger {P} says "kneel", and it is the more embarrassing when people do.',
      ],
      [
        'believes that nothing can be changed',
        '{P} expects to be betrayed on the stairs, as the last time, and sits down on them to wait.',
      ],
    ],
    event: [
      'At four {P} corrected the teacher in {town} about a battle, and at seven drew the plan of a fortress that no longer stands. At night came the rest: a name, a hall, and at the end a blade from behind. It was a life as {who}. {Q}, who is very old, came to look at the child, dropped a stick, and said: "You owe me a brother." {P} remembered him. He had had a nice laugh.',
      'In {town} there is a monument to {who}, with a stone hound. When {P} walked past with the washing a living dog got up from the steps, howled, and lay down on {P.their} feet. {Q} had written three books about that life and came out with a lamp to hold it against face and stone. By evening there were people in front of the house, half of them with flowers and half with rope.',
    ],
    now: [
      [
        'In {town2} {P} found a cellar that could only be opened from memory, and shut it again.',
        'v=1',
      ],
      ['In {town2} somebody kissed {P.their} hand and asked for orders.', 'v=2'],
      '{P} reads what is written about that life, and makes notes in the margin: "no", "worse", "her idea".',
      'There is a scar on {P.their} back which was there at birth, a blade wide.',
    ],
    bond: [
      "Those who were hurt the last time, and their children's children, whose names {P} collects.",
      'A dog that has waited for a hundred years, or is descended from it.',
    ],
    hook: [
      ['It was {Q} who held the blade. {Q} was right, and has never been sure.', 'v=1'],
      [
        'It is the wrong soul: the true one was born on the same day, next door, and has begun to remember too.',
        'v=2',
      ],
    ],
    realm: [
      'The old followers have kept the throne dusted for a century. So have the old enemies kept the axe.',
    ],
    look: [
      '{P} has young hands and an old way of folding them.',
      'Painted on old walls one can see a face like that of {P}, scratched out.',
    ],
    manner: [
      '{P} knows the way in towns {P.they} has never been to, as it was a hundred years ago.',
      '{P} apologises to statues.',
      '{P} hums marches, and stops.',
    ],
    ideal: [
      '"Nobody gets a second chance. So I had better not waste mine."',
      '"What I was is history. Ask me what I had for breakfast."',
    ],
  }),
];
