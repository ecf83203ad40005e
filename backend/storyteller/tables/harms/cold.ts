import type { Harm } from '../plot-types.ts';

export const coldHarm: Harm = {
  id: 'cold',
  tones: ['horror', 'grim'],
  agents: ['dead', 'power'],
  noun: 'the cold',
  pitch: [
    'There is a house« in {town}» where it has been the same night for nine days.',
    'The post rider found {town}« in the dog days» with ice flowers on the panes, and only on those where it had knocked.',
    [
      'In {town} it is July, and the river has frozen« around one palace». In the council room« of {body}» they found nine members at the table, with frost on their pens. They are alive, and say {few} words a day.',
      'tier>=3',
    ],
    'Single rooms freeze in {town}, at {hour}, in summer, with the people in them«. The room next door stays warm».',
    'A cold goes through {town} from house to house, and it knocks.',
    'In {town} they find people at breakfast, «upright, »with frost on the spoon. They are alive; they say {few} words a day.',
    'The hearths of {town} go out« one by one, at {hour},» and cannot be lit again.',
  ],
  first: [
    '{X1} has had the stove moved into the bed.',
    'The wine of {X1} was found frozen in the air, poured.',
    'When {X1} sighs there is snow.',
    '{X1} was found frozen to the door handle, on the inside«, and will lose the hand».',
    "In {X1}'s room the breath of the sleepers hung under the ceiling« in the morning» like washing.",
    '{X1} is warm again, but has lost a year, «a certain one, »from memory.',
  ],
  second: [
    '{X2} opened a letter and it had been written in the glass of the window.',
    '{X2} lost a finger to a doorknob and sent for it.',
    'They thawed {X2} with brandy. The first word was "closed".',
    '{X2} burned the furniture, then the floor. In the end {X2.they} sat on a joist, «with a candle, »in July.',
    'At the house of {X2} the frost has drawn {num} figures on the pane, from outside, and one from inside.',
    '{X2} got away in time; the bed did not«. It broke like a plate».',
  ],
  start: [
    [
      'The ball is at its height when the chandeliers go out« from the north end to the south, one after another», and each of them rings as it freezes. «Four hundred couples stand still. »Across the floor towards {X3}«, in step with a music that you cannot hear,» comes a patch of frost the size of two people; it bows.',
      'tier>=3 @ball',
    ],
    [
      'The regent of the realm is giving a dinner for {X3}«, forty covers, candles, a swan». The swan freezes first. Then it is the wine, in the air, «between the jug and the glass of {X3}, »and then the laughter«: you see it stop, mouth by mouth, down the long side of the table». Only the chair opposite {X3} is not white, and it is being drawn back.',
      'tier>=3 @dinner',
    ],
    [
      'The great clock« of {town}» strikes, and does not stop. On the eleventh stroke the pigeons fall out of the sky« like stones»; on the twelfth {X3}, beside you at the balustrade, tries to lift a hand from the rail. There is a thirteenth. Ice comes up the stairs toward {X3} at the pace of a person who is out of breath.',
      'tier>=3 @clock',
    ],
    [
      'The beer in front of {X3} stands still, and then the lamp flame does. {X3} says«, without moving the lips»: "Nobody stand up." The frost comes across the table, «from the empty chair on the other side, »and on it somebody writes, slowly, {emb}.',
      '@beer',
    ],
    [
      'Your horses stop. Twenty paces ahead lies snow in the road«, a round patch», and in the middle« of the patch» a carriage, white all over, with {X3} at the window, who breathes on the pane and rubs a hole, and the hole closes.',
      '@road',
    ],
    [
      '{X3} opens the door to you and wants to say something. It can be seen: it comes out of {X3.their} mouth as ice and falls on the step«, word for word». Behind {X3.them}«, down the hall,» the doors shut, one, two, three.',
      '@house',
    ],
  ],
  act: [
    ['A door that is opened by a stranger, willingly, stops it at the sill.', 'start=house'],
    'In the frost stands a name«, backwards» (DC 12 Investigation): it is that of the next.',
    'Three rounds, one person freed each (DC 13 Athletics, Medicine, or any fire); whoever touches the frost takes 1d6 cold damage for each lie they told today.',
    'The cold has an edge« as sharp as a wall»; the edge is the ground plan of a house that stood there {years} years ago (DC 14 History or Investigation).',
    '{X3} can be kept warm by telling the truth aloud; it works once for each speaker.',
  ],
  how: [
    [
      'The cold goes to whoever closed a door« that night»; it has to be let in by the same hand.',
      'agent=dead|power',
    ],
    [
      'When {deed} happened it was cold, and no one opened a door. {A} brings that cold along.',
      'agent=dead',
    ],
    [
      '{A} takes warmth in place of coin«, at a fixed rate»: a year of memory for an hour.',
      'agent=power',
    ],
    [
      'The cold needs a hearth at which the oath of silence was drunk«. There were {few} such hearths».',
      '',
    ],
  ],
  escalate: [
    'Breath begins to fall«, all over {town}», like ash.',
    'The fires burn, and give no heat«, and one can put a hand in».',
    'The river freezes from the bridge upward.',
    'A whole house is found«, with the table laid,» in ice as clear as a window.',
    'Next is {s1}, where people have gone because it is warm.',
  ],
};
