import type { TaleActs } from './tale-types.ts';

export const ferryActs: TaleActs = {
  heading: 'The Far Bank',
  blows: [
    '[On the second evening|After the second clue|Late on day two|Before the third place|After dark|With two clues found|On the way home]«, in the rain», [men and women with axes are waiting on the rope walk|the party finds men and women with axes on the rope walk|people with axes stand on the rope walk, and do not make way] ({fight}). They are mill workers; [they stop when one of them|they stop once one of them|they give up when one|they stop the moment one] is hurt, and one says that {H} told them the new rope was rotten, and to cut it up« before anybody trusts it».',
  ],
  early: [
    [
      "[The footbridge went in the first night|There is no footbridge any more, it went in the first night|The river took the footbridge in the first night]; from the bank they see the gate, shut and bulging, and {A}'s workers, who cross by a boat« that is chained up on the other side». Whoever gets over (by a spell, or swimming with {S}) learns from {A} why it cannot be opened now, and it is true: the right arm runs past the landing, and [what stands behind the gate would take the rope, the last boat and everyone who is on the water|what is behind the gate would sweep away the rope, the last boat and whoever is in it|all that water would go over the landing, the rope, the last boat and those who sit in it]. [Only when there is no other crossing left to lose can it be opened|It can be opened when there is no crossing left that it could destroy|It must stay shut for as long as anybody crosses there]. [Between two gusts of wind someone can be heard humming in there«, very low»|When the wind drops, somebody is humming inside«, in a very low voice»|Somewhere under the floor a deep voice hums, whenever the wind lets one hear it].",
      'v=a',
    ],
    [
      "[The footbridge went in the first night|There is no footbridge any more, it went in the first night|The river took the footbridge in the first night]; from the bank they see the gate, shut and bulging, and {A}'s workers, who cross by a boat« that is chained up on the other side». Whoever gets over (by a spell, or swimming with {S}) learns from {A} why it cannot be opened now, and it is true: the right arm runs past the landing, and [what stands behind the gate would take the rope, the last boat and everyone who is on the water|what is behind the gate would sweep away the rope, the last boat and whoever is in it|all that water would go over the landing, the rope, the last boat and those who sit in it]. [Only when there is no other crossing left to lose can it be opened|It can be opened when there is no crossing left that it could destroy|It must stay shut for as long as anybody crosses there]. One of the workers« of {A}» asks how many are still over there, and will not fight against the party later.",
      'v=b',
    ],
  ],
  opens: [
    '[A whole tree swings over out of the left arm, [drives into the landing, and takes it along«, capstan and all»|catches the landing with its roots, and carries it off].|Roots and all, a tree comes down the left arm, turns in the eddy and strikes the landing; [after that there is no landing any more|there is one crash, and the landing is gone].|A tree, crown first, comes out of the left arm, and [when it has passed, there is no landing|takes the landing with it, planks, capstan and door].] [On the far bank the singing stops|Over there they have stopped singing|For the first time the far bank is silent]. And on the dyke« of {town2}» torches appear: {R} with {num2} soldiers, who have orders to breach it« on the side of {town}», so that the valley below stays dry.',
  ],
  goal: [
    '[It is no longer about bringing over«, nine at a time,» those who are left of the {num}|Nobody can be brought over any more«, nine at a time», of those who are left of the {num}]. The party must cross to them, hold them together, and bring them out another way, while {R} is stopped, or {town} is the next meadow.',
  ],
  map: [
    'With the landing gone, there is no crossing from {town} until a new rope is up, and the left arm has gone round behind the meadow. What was the far side is an island now, with the church of {town2}« at one end». [From its tower you see what [nobody|no one] here could: a dry path along the back of the weir, straight into {lair}|Its tower is the first place from which one sees that a dry path leads along the back of the weir, into {lair}|Seen from its tower, the weir has a back that is dry, all the way to {lair}].',
  ],
  way: [
    'One swims, with {S}, along the drowned hedges (DC 13 Athletics, each; a failure costs a thing one carries), or goes in the church bell, which floats, «mouth up, »and [carries a few«, and rings when it hits anything»|holds a few people«, and rings whenever it strikes something»|has room for a few«, though it tolls at each tree»].',
  ],
  place: [
    'The island off {town2} is full of people who did not know each other a week ago and are a village« now». [There is a mayor ({few6} years old«, elected for being cheerful»), a hospital, and a quarrel about a stove|They have a hospital, a quarrel about a stove, and a mayor, who is {few6} years old, and was chosen for being cheerful|The mayor is {few6} years old, and cheerful; the hospital is the vestry; and there is a quarrel about a stove].',
  ],
  rival: [
    '{R} has a valley to save, and reckons in thousands; these« here» are a hundred. {R} [has shown {R.their} orders to everybody, in the hope that somebody would tear them up|hands {R.their} orders round, and hopes« each time» that somebody tears them up|carries {R.their} orders in an open hand, where anybody could take them away].',
  ],
  setPiece: [
    '[At night the water comes over the low end, together with looters in boats|In the night the low end goes under, and looters come, in boats|After dark two things come over the low end: the water, and boats with looters] ({fight}). [The party has six rounds for as many as possible|There are six rounds«, and as many as possible have to be brought to safety»|In six rounds as many as possible have to be saved]: carry the sick up the tower (DC 12 Athletics), make a raft out of pews (DC 13 Investigation), start a song so that [nobody|no one] runs (DC 13 Performance), or fight on the bank. [Each success saves ten people, and they remember who sang|With each success ten people are safe, who will not forget it|Ten people are saved by each success]. [A round without a success costs a life|Every round without one costs a life|For a round without any, somebody drowns], and that stroke will always be missing on the door of {G}.',
  ],
  what: 'Perception :: looking down from the tower in the morning :: The left arm« at {town}» is over its banks and rising, the right one stands where it stood before the first boat: [it has been shut, up at the mill, by hand|somebody at the mill has shut it|a hand must have shut it, up at the mill].',
  who: 'Persuasion :: asking the old miller on the island why [anyone|anybody] would do so :: "Because the mill is all that {A.name} has," he says. He sold it to {A}, «a long time ago, »and said that in a flood one opens the sluice and lets the mill go.',
  where:
    'Survival :: testing the path along the weir :: [It bears, one by one|It carries one« at a time»|One after the other, it bears you]. It ends at a hatch below the saw, in {lair}«, where you hear [somebody pacing up and down|steps, up and down|somebody who cannot sit still]».',
  choice: [
    '{R} will leave the dyke alone if {few5} of those on the island, children first, come over to {R.them} as a pledge that the party brings the water down. {R} has one boat for it, [which the current will carry across once and never back|and the current lets it cross once, and not return]. Or the party asks {R} to come along, on the weir, with an axe, and to see for {R.themself}.',
  ],
  first: {
    answer: 'sends the children to {R.name}',
    now: [
      '[They are dry, and safe, and sing in the tents of the soldiers|They sing in the tents of the soldiers«, safe, and in dry socks»|A soldier has lent each of them a cloak, and one hears them sing]. [On the island it is very quiet, but they trust the party|The island is quiet without them, but it trusts the party|Nobody sings on the island, and nobody doubts the party either].',
    ],
    later: [
      "{R}'s soldiers [have had children on their knees for a night|have dried children all night|have been asked for stories all night]. Some of them come« from {town}» to {lair} without orders, and put their weight on the winch: one of the three actions at the sluice is done for the party.",
    ],
  },
  second: {
    answer: 'takes {R.name} along',
    now: [
      '{R} walks ahead over the weir, in the dark, and does not look down. [The soldiers wait until dawn, not longer|Until dawn the soldiers will wait|The soldiers have been told to wait, until it is light].',
    ],
    later: [
      "{R} stands in {lair} before the gate and reads the orders aloud«, for the last time». [Nobody|No one] on {A}'s side raises a hand as long as {R.they} reads (one round), and then {R} tears them up, and takes the axe.",
    ],
  },
  closes: [
    [
      '[The act ends on the weir|It ends on the weir|They go along the weir]«, [above the roar, in single file|in single file, with the river roaring below|one behind the other, over the roar]». [Behind them a hundred voices have started again, so that those in front know where the shore is|A hundred voices take up the song behind them, to show them where the shore is|On the island they have begun to sing again, a hundred of them], and ahead of them, in {lair}, a bass answers.',
      'v=a',
    ],
    [
      '[The act ends on the weir|It ends on the weir|They go along the weir]«, [above the roar, in single file|in single file, with the river roaring below|one behind the other, over the roar]». [Behind them a hundred voices have started again, so that those in front know where the shore is|A hundred voices take up the song behind them, to show them where the shore is|On the island they have begun to sing again, a hundred of them]; {B} would know each of them by name.',
      'v=b',
    ],
  ],
  lastWay: [
    '[Along the weir you come up through the hatch« under the saw»|The way along the weir ends at the hatch under the saw|From the weir one climbs up through the hatch«, below the saw»]. By boat you [have to|must] come in over the gate, [with the whole flood behind (DC 14 Athletics), and are inside at once|on the back of the flood (DC 14 Athletics), which is quick|and the flood throws you in (DC 14 Athletics)|backwards or sideways, as the flood likes (DC 14 Athletics), but quickly].',
  ],
  clock: [
    '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented] one more worker has gone down to the river« to help», and is missing here; if {B} went under with the rope, {A} has nothing to lose« any more», and {H} will do anything that [anybody|anyone] says.',
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
      who: 'The people who wait across the river from {town}',
      wants: ['want to stay together. Content if [nobody|no one] is chosen; angry at a list.'],
      later: [
        'come along the weir, «hand in hand, »as many of the {num} as are left, and stand in the door of the mill«, and look».',
      ],
    },
    {
      who: 'The workers of the mill at {town}',
      wants: [
        'want to keep what little they have. Content with a promise that has a name to it; angry at pity.',
      ],
      later: [
        "carry the tools out, first, and then«, since they are there already,» the party's wounded.",
      ],
    },
  ],
};
