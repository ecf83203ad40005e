import type { OwnFrame } from '../frame-type.ts';
import { openFrame } from '../open-frame.ts';

/** What stands around the plot of an enemy who does openly what the idea says. */
export const villainFrame: OwnFrame = {
  ...openFrame,
  where: [
    '{lair}. {A.name} sleeps there, and comes out each third evening with riders.',
    '{lair}; everybody knows the way, and whoever goes up it without a pass does not come down.',
  ],
  suspects: [
    '{H.full} (could open the gate), {S.full} (was there when it burned), {T.full} (goes in and out), {B.full} (knew {A.name} before).',
    '{B.full} knows {A.name} best; {T.full} knows the gate, and {H.full} the price of it.',
  ],
  magic: [
    [
      '*Zone of Truth*: {A} stands in it and says the same as outside. {H} leaves the room before it is cast.',
      'level>=3',
    ],
    [
      '*Scrying* on {A} shows a long table by candlelight, and behind {A} a wall with {few} locked doors.',
      'level>=9',
    ],
    [
      '*Speak with Dead* at {p1}: the dead name {A}, without hesitation, and ask whether the others got to the cellar.',
      'tone!=whimsical level>=5',
    ],
    ['*Sending* to {H} is answered: "Second window from the left. {wren}. Please."', 'level>=5'],
    [
      '*Detect Thoughts* on any rider of {A}: a face, again and again, behind a barred window.',
      'level>=3',
    ],
    [
      '*Invisibility* gets one through the gate with {T}, and the dogs of {lair} bark at nothing anyway.',
      'level>=3',
    ],
    [
      '*Clairvoyance* into the upper floor of {lair} finds those who are kept there: {few} rooms, clean, with bars.',
      'level>=5',
    ],
    [
      '*Teleport* brings the party into {lair} and no further: the upper floor is lined with lead, against just that.',
      'level>=13',
    ],
    [
      '*Raise Dead* is what {B} asks for, for one name, before anything else. {G} has the diamonds.',
      'tone!=whimsical level>=9',
    ],
    [
      '*Augury* about an attack on the gate: "woe". About the upper floor first: "weal and woe".',
      'level>=3',
    ],
    '*Speak with Animals*: the horses of {A} are well treated, and do not like the smoke.',
    [
      '*Suggestion* makes {H} leave one key where {T} will find it. {H} thanks the caster later.',
      'level>=3',
    ],
  ],
  complications: [
    '{A} lets the party know that it is welcome, and sends {few} horses. One of them is lame on purpose.',
    '{H} loses courage on the last evening, and has to be told about {wren}, and that it is for today.',
    'Riders of {A} search {town} from house to house; the party is in the third one.',
    '{S} wants to attack at once, alone, with a bread knife, and has already left.',
    'A wagon of {T} is searched at the gate of {lair}, for the first time this year.',
    'Somebody in {town} has told {A} what the party looks like, for two bags of flour. It is a father of five.',
    'A storm puts out all torches at {lair} for an hour. Nobody there will open a door without light, and nobody will see who climbs.',
    '{A} burns something that belongs to {G}, and has a letter delivered with it: "This one was yours."',
  ],
  sides: [
    {
      wants: [
        '**{council}** wants to pay {A} off, and calls it peace. Content if it can vote after the event; angry if it has to vote before.',
        '**{council}** wants {A} alive, for a trial that it can watch. Content with a prisoner; angry with a rumour.',
      ],
      later: [
        '**{council}, if content**: rings all bells at the hour of the attack. {few} riders leave {lair} to see what is burning.',
        '**{council}, if content**: has a pardon read aloud before {lair} for all who lay down their arms within an hour.',
      ],
    },
    {
      wants: [
        '**{R.full}** ({R.role}) wants the place of {A}, and thinks that it is the same as wanting {A} gone. Content with a promise; angry with a witness.',
        '**{R.full}** ({R.role}) wants the reward, and would share it with anyone who goes through the gate first. Content with the second place; angry with none.',
      ],
      later: [
        '**{R.name}, if content**: makes a great noise at the front gate, with {few} drums.',
        '**{R.name}, if content**: has the boats at the foot of the wall ready, and counts heads.',
      ],
    },
    {
      wants: [
        '**The families of those who ride for {A}** live in {town} and are spat at. Content if somebody speaks with them; angry if their sons are killed in the road.',
        '**The people from {p1}** live in tents and want it to have been for something. Content if they may help; angry if they are only pitied.',
      ],
      later: [
        '**The people of {town}, if content**: stand before {lair} at dawn, {num} of them, and call their sons and daughters by name. Two of the enemies lay down their weapons.',
        '**The people of {town}, if content**: have carried {num} ladders through the wood, and nobody has talked.',
      ],
    },
  ],
};
