import type { TaleActs } from './tale-types.ts';

export const ferryActs: TaleActs = {
  heading: 'The Far Bank',
  blows: [
    '[On the second evening|After the second clue|When two of the three places have been seen], in the rain, men and women with axes are waiting on the rope walk ({fight}). They are mill workers; they stop when one of them is hurt, and one says that {H} told them the new rope was rotten, and to cut it up before anybody trusts it.',
  ],
  early: [
    [
      "The footbridge went in the first night; from the bank they see the gate, shut and bulging, and {A}'s workers, who cross by a boat that is chained up on the other side. Whoever gets over (by a spell, or swimming with {S}) learns from {A} why it cannot be opened now, and it is true: the right arm runs past the landing, and what stands behind the gate would take the rope, the last boat and everyone who is on the water. Only when there is no other crossing left to lose can it be opened. Between two gusts of wind someone can be heard humming in there, very low.",
      'v=a',
    ],
    [
      "The footbridge went in the first night; from the bank they see the gate, shut and bulging, and {A}'s workers, who cross by a boat that is chained up on the other side. Whoever gets over (by a spell, or swimming with {S}) learns from {A} why it cannot be opened now, and it is true: the right arm runs past the landing, and what stands behind the gate would take the rope, the last boat and everyone who is on the water. Only when there is no other crossing left to lose can it be opened. One of the workers of {A} asks how many are still over there, and will not fight against the party later.",
      'v=b',
    ],
  ],
  opens: [
    '[A whole tree swings over out of the left arm, drives into the landing, and takes it along, capstan and all.|Roots and all, a tree comes down the left arm, turns in the eddy and strikes the landing; after that there is no landing any more.] On the far bank the singing stops. And on the dyke of {town2} torches appear: {R} with {num2} soldiers, who have orders to breach it on the side of {town}, so that the valley below stays dry.',
  ],
  goal: [
    'It is no longer about bringing over, nine at a time, those who are left of the {num}. The party must cross to them, hold them together, and bring them out another way, while {R} is stopped, or {town} is the next meadow.',
  ],
  map: [
    'With the landing gone, there is no crossing from {town} until a new rope is up, and the left arm has gone round behind the meadow. What was the far side is an island now, with the church of {town2} at one end. From its tower you see what [nobody|no one] here could: a dry path along the back of the weir, straight into {lair}.',
  ],
  way: [
    'One swims, with {S}, along the drowned hedges (DC 13 Athletics, each; a failure costs a thing one carries), or goes in the church bell, which floats, mouth up, and carries a few, and rings when it hits anything.',
  ],
  place: [
    'The island off {town2} is full of people who did not know each other a week ago and are a village now. There is a mayor ({few6} years old, elected for being cheerful), a hospital, and a quarrel about a stove.',
  ],
  rival: [
    '{R} has a valley to save, and reckons in thousands; these here are a hundred. {R} has shown {R.their} orders to [everyone|everybody], in the hope that [somebody|someone] would tear them up.',
  ],
  setPiece: [
    'At night the water comes over the low end, together with looters in boats ({fight}). The party has six rounds for as many as possible: carry the sick up the tower (DC 12 Athletics), make a raft out of pews (DC 13 Investigation), start a song so that [nobody|no one] runs (DC 13 Performance), or fight on the bank. Each success saves ten people, and they remember who sang. A round without a success costs a life, and that stroke will always be missing on the door of {G}.',
  ],
  what: 'Perception :: looking down from the tower in the morning :: The left arm at {town} is over its banks and rising, the right one stands where it stood on the night of the cut: it has been shut, up at the mill, by hand.',
  who: 'Persuasion :: asking the old miller on the island why [anyone|anybody] would do so :: "Because the mill is all that {A.name} has," he says. He sold it to {A}, a long time ago, and said that in a flood one opens the sluice and lets the mill go.',
  where:
    'Survival :: testing the path along the weir :: It bears, one by one. It ends at a hatch below the saw, in {lair}, where you hear [somebody|someone] pacing up and down.',
  choice: [
    '{R} will leave the dyke alone if {few5} of those on the island, children first, come over to {R.them} as a pledge that the party brings the water down. {R} has one boat for it, which the current will carry across once and never back. Or the party asks {R} to come along, on the weir, with an axe, and to see for {R.themself}.',
  ],
  first: {
    answer: 'sends the children to {R.name}',
    now: [
      'They are dry, and safe, and sing in the tents of the soldiers. On the island it is very quiet, but they trust the party.',
    ],
    later: [
      "{R}'s soldiers have had children on their knees for a night. Some of them come from {town} to {lair} without orders, and put their weight on the winch: one of the three actions at the sluice is done for the party.",
    ],
  },
  second: {
    answer: 'takes {R.name} along',
    now: [
      '{R} walks ahead over the weir, in the dark, and does not look down. The soldiers wait until dawn, not longer.',
    ],
    later: [
      "{R} stands in {lair} before the gate and reads the orders aloud, for the last time. [Nobody|No one] on {A}'s side raises a hand as long as {R.they} reads (one round), and then {R} tears them up, and takes the axe.",
    ],
  },
  closes: [
    [
      '[The act ends|It ends] on the weir, above the roar, in single file. Behind them a hundred voices have started again, so that those in front know where the shore is, and ahead of them, in {lair}, a bass answers.',
      'v=a',
    ],
    [
      '[The act ends|It ends] on the weir, above the roar, in single file. Behind them a hundred voices have started again, so that those in front know where the shore is; {B} would know each of them by name.',
      'v=b',
    ],
  ],
  lastWay: [
    'Along the weir you come up through the hatch under the saw. By boat you [have to|must] come in over the gate, with the whole flood behind (DC 14 Athletics), and are inside at once.',
  ],
  clock: [
    'For each step that was prevented one more worker has gone down to the river to help, and is missing here; if {B} went under with the rope, {A} has nothing to lose any more, and {H} will do anything that [anybody|anyone] says.',
  ],
  sides: [
    {
      who: '{G.full} and the crossing',
      wants: ['want [everyone|everybody] over. Content with a number; deaf to all the rest.'],
      later: [
        'have the church rope across, by the second hour: whoever is swept out of the mill can catch hold of it.',
      ],
    },
    {
      who: 'The people of {town} on the far bank',
      wants: ['want to stay together. Content if [nobody|no one] is chosen; angry at a list.'],
      later: [
        'come along the weir, hand in hand, as many of the {num} as are left, and stand in the door of the mill, and look.',
      ],
    },
    {
      who: 'The workers of the mill at {town}',
      wants: [
        'want to keep what little they have. Content with a promise that has a name to it; angry at pity.',
      ],
      later: [
        "carry the tools out, first, and then, since they are there already, the party's wounded.",
      ],
    },
  ],
};
