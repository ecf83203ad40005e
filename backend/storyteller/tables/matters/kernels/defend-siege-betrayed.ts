import type { MatterKernel } from '../matter-types.ts';
import { defendSiege } from './defend-siege.ts';

/** The siege of an idea that says that someone has opened the gate: H did it, and is still inside. */
export const defendSiegeBetrayed: MatterKernel = {
  ...defendSiege,
  id: 'defend-siege-betrayed',
  not: /^(?!.*\b(?:open|opened|opens|traitors?|betray(?:ed|s|al)?)\b)/,
  frame: {
    ...defendSiege.frame,
    companions: [
      'Those beside {A} fight until the drum stops« or {A} is down»; then they look for the road home.',
    ],
    suspects: [
      '{S.full}, who had left {town} in anger the day before, and is innocent. It was {H.full}; {T.full} has heard {A} speak of it.',
      'everyone, and most of all {S.full}, wrongly. {H.full} opened, and {B.full} has the broken bolt.',
    ],
    magic: [
      ...(defendSiege.frame?.magic ?? []),
      [
        '*Zone of Truth* in the guardroom: {H} asks to be relieved before it begins, and {G} grants it without thinking.',
        'level>=3',
      ],
      ['*Detect Thoughts* on {H} shows a tent at {lair}, and a face at its entrance.', 'level>=3'],
    ],
    labels: {
      ...defendSiege.frame?.labels,
      suspects: 'Who opened the gate',
    },
  },
  roles: {
    ...defendSiege.roles,
    H: [
      ['sergeant of the gate', 'keeper of the gate keys'],
      ['sergeant of the gate', 'keeper of the gate keys'],
      ['captain of the gate', 'keeper of the gate keys'],
    ],
  },
  sites: [
    ['the small gate', 'the water gate', 'the gate behind the tannery'],
    defendSiege.sites[1],
    defendSiege.sites[2],
  ],
  problem: [
    'Food is given out by the spoon, and for {few} days there has been no meat in {town} that anyone likes to name. Last night a gate [stood open for as long as a prayer takes|was open, for some thirty breaths]. {few} of the enemy were inside before {B.full}, the {B.role}, threw {B.their} whole weight against it.',
    'In {town} bread is baked from what used to be swept up. Then, last night, a gate was found open, from the inside, and the guard asleep beside an empty jug. It was shut again, this time; but {G.full}, the {G.role}, has to sleep now, and does not know whom to give the keys to.',
  ],
  start: [
    [
      'You wake because {town} is quiet. Then somebody shouts, and you run with {B.full} and the others, [barefoot|half dressed], to where one should not be able to see [the stars|the fields]: the gate stands open. {B.full}, the {B.role}, has both shoulders against one wing. Together you shut it. On the inside hangs the bolt, which {B.name} turns over: not broken but drawn, and oiled first.',
      '@night',
    ],
    [
      'Bread is given out on the square of {town}, one slice for [two|three], and everyone looks at everyone\'s [hands|fingers]. {G.full}, the {G.role}, holds up a bolt. "This was drawn from inside," says {G.full}. "By one of us in {town}. I do not want [a name from the crowd|to hear whom you cannot stand], I want the one who did it." Nobody moves. {S.full}, the {S.role}, is named a dozen times within the next hour.',
      '@bread',
    ],
  ],
  ask: [
    '{G} wants two things: {ward} held, and the one found who opened. "Until then I trust nobody, and without trust there is no wall. Begin at {p1}. And find us something to eat, or somebody to share with."',
    '"Find out who opened," says {G}, "before it happens again; there are {days} days left until {deadline}. Then look for help: {S} had spears and flour, before we insulted each other. And ask {T}, who ran away from over there."',
  ],
  run: [
    [
      'The bolt was oiled with lamp oil from the guardroom (DC 12 Investigation), for which each pot is signed; the last one by {H}.',
      'start=night',
    ],
    [
      'While {G} speaks, {H} is the only one who looks at the gate instead of at the bolt (DC 13 Insight).',
      'start=bread',
    ],
    'There is food for {few} days, and {G} knows it; below {p3} lie {num} sacks that nobody has counted in, because the passage ends there.',
    'Somebody has thrown a stone through a window of the empty house of {S}. Whoever says a word for {S.them} in public (DC 13 Persuasion) is received well at {p2}.',
  ],
  gist: [
    '{fact}: all of it is true. {H} opened, because {A} holds {H.their} brother in a tent at {lair}, and will have to do so again at {deadline}. To hold {ward}, three things must be done: find {H} and use it, bring in {S} with food and spears, and close or use the way below {p3}. Each of them counts one at {deadline}, says {G}.',
  ],
  truth: [
    [
      'It is as everyone says: there is a siege, food is running low, and it was {H} who opened. {A} sent a shoe into {town}, and {H} knew it. Nobody else has helped. At {deadline} {H} is to open once more, at {p1}, on the third signal of the drum; {foes} stand ready there with the best that they have.',
    ],
    defendSiege.truth[1] ?? [],
    [
      '{S} has flour for {num} mouths and people who can fight, and has not come since {G} called {S.them} a profiteer on the market place. {S} wants it taken back, aloud. Below {p3} an old passage leads to the foot of {lair}; {foes} {foes.has} found its other end, and {foes.is} digging.',
    ],
  ],
  turn: [
    '{H} comes to the party alone and lays the shoe on the table. {H} would open at {deadline} as ordered, if the party is standing behind the gate, or go along through the passage to {lair}, to the tent. Both are possible; {H} has told nobody else, and {G} would have {H.them} hanged.',
    defendSiege.turn[1] ?? '',
  ],
  people: {
    ...defendSiege.people,
    B: [
      '{B} wants to mend {p1} so that no single hand can open it, and needs two days, iron and somebody to hold the lamp.',
    ],
    H: [
      '{H} wants {H.their} brother out of the tent of {A}, and has not slept since that night. {H} does not deny it when asked directly, alone.',
    ],
  },
  looks: [
    [
      'A low arch, a bolt as thick as an arm, and a guardroom with {few} stools and one jug. {B} shows how the two wings were held. The hinges gleam: someone has taken care of them.',
    ],
    defendSiege.looks[1],
    [
      'Barrels, most of them empty, and a cold draught where none should be. If one lays an ear to the floor, the drum of {A} is there«, and under it something that scrapes».',
    ],
    defendSiege.looks[3],
  ],
  todo: [
    [
      "The guards all say the same sentence, because they have been told that they will be asked. Whoever sits with each of them alone (DC 13 Insight) hears who brought the jug. Then {B} needs help with a second bolt (DC 12 Athletics or smith's tools). *Done, it counts one.*",
    ],
    defendSiege.todo[1],
    defendSiege.todo[2],
  ],
  clues: [
    [
      'Investigation :: smelling at the jug :: Poppy. The guard slept because somebody wanted it so, and the gate was opened from inside.',
      'Insight :: asking who was the first at the gate afterwards :: {B}, to shut it. And {H}, fully dressed, who stood there and did not help. {A} has not bought {H.them}: whoever is paid does not weep.',
      'Perception :: looking through the slit of the arch :: Three short lights were seen that night. They came from {lair}.',
    ],
    [
      'History :: hearing what {S} knows of {foes} :: It is their way: they starve a town a little, open a gate a little, and wait for it to tear itself to pieces.',
      'Persuasion :: asking {S} what {S.they} saw on that night :: {H}, on the wall, with a single shoe in one hand. {A} sends such things.',
      'Nature :: looking from here at the hills :: Crows sit on every hill but one: {lair}, where the drum is, and a tent that is guarded from the inside.',
    ],
    [
      'Survival :: looking at the earth that was dug out :: It has been dug for {few} days. If the gate does not open at {deadline}, they will come from below.',
      'Insight :: letting {T} listen to the floor :: {T} taps along. "That one is not for us. It is for somebody inside, from {A} in person: on the third time, open."',
      'Investigation :: following the draught :: It comes from the old passage, which ends among brambles at the foot of {lair}.',
    ],
  ],
  lairUse: [
    ...defendSiege.lairUse,
    'If {H} opens with the party behind the gate, the best of {foes} run into a trap: two of those beside {A} are missing on {lair}.',
    'The tent of the prisoner stands ten steps behind the drum. Whoever cuts it open (one action) has {H} on the side of the party, and {A} without anything to threaten with.',
  ],
  tactics: [
    '{A} stays within reach of the drum and strikes at whoever touches it; {H}, if {H.they} came along, goes only for the tent',
  ],
  clock: [
    [
      'The slice becomes half a slice. On the market place they say that {S} did it.',
      '{G} changes the watch at all gates, and gives {H} the key of {p1}, as the only one who can be trusted.',
    ],
    [
      'A second shoe flies over the wall. {H} picks it up before anyone else«, and says that it is rubbish».',
    ],
    [
      '{Foes} set up ladders where everyone can see them. {S} breaks camp and goes, if nobody has been at {p2}.',
    ],
    [
      'At {deadline} the drum gives its third signal, and {H} draws the bolt, weeping. Whoever stands behind the gate then decides it.',
    ],
  ],
  endings: [
    {
      heading: 'The gate stays shut',
      text: [
        '{It} ends before an open gate through which nobody comes: {A} waits for the third signal to be answered, and is attacked from behind. {G} takes back the word about {S}, aloud, with a mouth full of bread. What is to be done with {H}, {G} asks the party, and does it.',
      ],
    },
    ...defendSiege.endings.slice(1, 3),
    {
      heading: 'If the party is too late',
      text: [
        '{fact}, and now {ward} has fallen. {S} covers the road until the last cart is through. On it sits {G}, and beside {G.them}, tied up, {H}, whom the crowd wants to have. Nobody speaks on that road: whoever wants to save something begins with those two.',
      ],
    },
  ],
  steps: [
    'Find out who opened the gate.',
    'Get food and help from {S.full}.',
    'Look at what is below {p3}.',
    'Hold {ward} at {deadline}.',
  ],
};
