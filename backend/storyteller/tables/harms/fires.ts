import type { Harm } from '../plot-types.ts';

export const firesHarm: Harm = {
  id: 'fires',
  tones: ['heroic', 'grim', 'intrigue'],
  agents: ['returned', 'kin', 'crew', 'partner', 'penitent'],
  noun: 'the fires',
  pitch: [
    'The people of {town} sleep in their boots. When it burns, «and it burns at {hour}, »somebody has always been there before, to wake the children.',
    [
      'Two palaces« on the river» have burned in {town}« within a month», and the archives of a ministry; no servant has been scorched, and each time {emb} hangs on the gate.',
      'tier>=3',
    ],
    [
      'In {town} the great houses burn in the order in which their owners sit in {body}.',
      'tier>=3',
    ],
    'Two houses have burned in {town}, both at {hour}, both after someone had carried the sleepers out.',
    'In {town} the roofs burn at {hour}. The families are always found on the lawn«, wrapped in blankets that are not theirs».',
    'Somebody sets fires« in {town}» with great care: the neighbours get a knock, the house gets {theemb}.',
    'Two fires in ten days, and on each doorstep«, well away from the heat», {emb}.',
  ],
  first: [
    '{X1} woke on the grass« with a coat over {X1.them}» and saw the house go, room by room«, as if somebody were reading it».',
    'The house of {X1} burned to the cellar; the linen stood folded at the gate.',
    'At the fire of {X1} the well rope had been cut and then, on second thoughts, replaced.',
  ],
  second: [
    '{X2} lost the stable and the papers in it. The horses had been led out« and tied», in order of size.',
    'A week later it was the roof of {X2}, from the inside, on a wet night.',
    '{X2} got a knock«, a cry of fire» and {emb} through the window, and had« the» time to save one thing. {X2.they} saved the wrong one.',
  ],
  start: [
    [
      'You wake because it has become« so» quiet. In the yard stand {few} buckets, full, «in a row, »and beside the last one {emb}. Then you see that all the windows of {X3}«, across the street,» are lit«, in one colour,» from below.',
      '@lit',
    ],
    [
      '{X3} asks you for a light, at {hour}, «on an empty street, »in a coat over a nightshirt. "It is only fair," says {X3.they}, "that I do it myself this time." Behind {X3.them} there is smoke« already».',
      '@asks',
    ],
    [
      'The fire bells of {town} ring by districts, and tonight all of them ring. From the terrace you see the palace of {X3} standing in the river like a lantern, «four hundred windows, »and all the people« who ought to be inside» drawn up on the far bank« in rows», in blankets, counted. Only {X3} is missing from the count; and there, on the roof, somebody is throwing state papers into the flames« by the armful».',
      'tier>=3 @palace',
    ],
    [
      'The arsenal of {town} holds powder for a war. The pinnace that is drifting towards it is on fire and has the arms of {X3} on its flag, and {X3}, beside you« on the quay, in dress uniform», says a number, {few}, «over and over, »while the officers wait for an order.',
      'tier>=3 @pinnace',
    ],
    [
      'Nine fire towers stand around {town}, and each has the same order: ring if you see the next one ring. Tonight they are all ringing, and the fire is none of theirs. It is« in the middle,» in the house of {X3}, «behind the wall of the palace, »and {X3} sits on the fountain with a dog in each arm and says to you: "They came in and woke the dogs first. Who does that?"',
      'tier>=3 @towers',
    ],
    [
      'The shutters of {X3} are open at {hour}, and behind them it is far too bright. On the steps«, with their shoes in a row beside them,» sit two servants who cannot be woken. {X3} is at the upper window and is not calling for help; {X3.they} is throwing papers back into the room.',
      '@servants',
    ],
    [
      'First you see your shadows on the wall« in front of you». Then you turn around, and the gable of {X3} is alight« from end to end», and a bucket chain is forming with gaps in it: {few} people stand there« with their arms hanging» and will not touch a bucket.',
      '@chain',
    ],
    [
      'A bell, the cracked one. {X3} comes out of the smoke backwards, dragging a chest« that is» on fire, past a child, «past a dog, »past you. On the gatepost hangs {emb}.',
      '@chest',
    ],
    [
      'It has rained since noon, and the barn of {X3} burns anyway, from the middle«, in a neat square». {X3} stands« in front of it» in a nightshirt and says a number, {few}«, over and over».',
      '@barn',
    ],
  ],
  act: [
    [
      'Someone is still in the back room (DC 13 Athletics for the beam; three rounds of smoke, then Constitution saving throws). Whoever saves the papers instead holds half a page about {deed}.',
      'start=lit|asks|servants|chain|chest',
    ],
    [
      'The sleepers can be moved in two rounds; a figure watches from a roof and leaves when the last one is safe; it can be followed, not caught (DC 15 Acrobatics to keep it in sight« as far as the first wet street»).',
      'start=lit|servants|chain',
    ],
    [
      'The gaps« in the bucket chain» can be closed with a command (DC 12 Intimidation or Persuasion). Each of those who stood still took part in {deed}.',
      'start=chain',
    ],
    [
      'A figure on a roof watches until it is certain that no one is hurt; it can be followed, not caught (DC 15 Acrobatics to keep it in sight as far as the first wet street).',
      'start=asks|palace|pinnace|chest|barn|towers',
    ],
    [
      '{X3} talks for as long as it burns (DC 13 Persuasion); the first thing {X3.they} says is where {X3.they} stood at the time of {deed}.',
      'start!=palace',
    ],
    [
      'The roof can be reached by the river stair (DC 14 Athletics). The one up there is {X3}, and what burns« first» is about {deed}.',
      'start=palace',
    ],
    [
      'A line, an oar or a spell turns the boat from the quay (DC 14 Athletics or Arcana). {X3} cannot give the order«, and will sign for it afterwards».',
      'start=pinnace',
    ],
  ],
  how: [
    [
      'The fires are meant for papers. {A} has the houses cleared« first», because a death would bring a judge.',
      'agent=partner',
    ],
    [
      '{A} cannot do harm to those who are asleep, and counts them« on the lawn, twice».',
      'agent=returned|kin|crew|penitent',
    ],
    'The fires are laid by day, in the chimney, with a wick« of tarred yarn» that takes until {hour}.',
    [
      '{A} puts the household to sleep« with a syrup», carries each one out, and« only» then lights the lamp« in the study».',
      'agent=returned|kin|crew|penitent',
    ],
    'Candles burn down in a tray of shavings; {A} is far away« and in company» when the flame gets there.',
  ],
  escalate: [
    ['The next roof is a long one: {s2}, with people in it who have done nothing.', 's2=indoors'],
    'The wind changes. After that it is no longer a matter of single houses.',
    'There is no knock any more before the fire.',
  ],
};
