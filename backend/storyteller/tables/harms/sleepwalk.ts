import type { Harm } from '../plot-types.ts';

export const sleepwalkHarm: Harm = {
  id: 'sleepwalk',
  tones: ['horror', 'grim', 'heroic'],
  agents: ['dead', 'power'],
  noun: 'the sleepwalking',
  pitch: [
    'In {town} the cradle songs have been forbidden, because the grown people get up to them.',
    'Since the thaw nobody in {town} has woken where they lay down.',
    [
      'At {hour} four thousand people in {town} get up, asleep, and walk toward the same gate. The garrison sleeps in irons«, and some of it has walked in irons».',
      'tier>=3',
    ],
    [
      'The sleepers« of {town}» can be heard in the next province: bare feet, in step«, at {hour}».',
      'tier>=3',
    ],
    'At {hour} people in {town} get up, asleep, and walk in one direction until someone stops them. Not all of them are stopped.',
    '{town} ties its doors shut from outside« since spring». Those within get up at {hour} and would go.',
    'Half a street« of {town}» walks in its sleep, «barefoot, »in step, and each sleeper carries {emb}.',
    'They sleepwalk in {town}, all at {hour}, and when they are woken they ask if it is over.',
  ],
  first: [
    '{X1} was brought home by a carter who had found {X1.them} saluting a milestone.',
    'The bed of {X1} has been nailed to the floor, and {X1} to the bed, by the sheets«, at {X1.their} own wish».',
    '{X1} woke on the roof ridge, with« both arms out, and» a neighbour underneath holding a blanket.',
    '{X1} was found in the morning up to the chest in {res}, standing, and had a speech half finished.',
    '{X1} walked through a window« without waking», and now sleeps tied, and pulls.',
    'The family of {X1} takes turns. On Tuesday the one whose turn it was walked too.',
  ],
  second: [
    '{X2} leaves the house by the chimney« now, since the doors are locked», and is too stout for it by day.',
    '{X2} speaks while walking; they have got {clerk}s to take it down«, and the pages are kept under lock».',
    'When {X2} was held, the sleeper next door took a step for two.',
    '{X2} gets as far as the same stone« each night, kneels», and begins to dig with bare hands.',
    '{X2} had {X2.themself} chained to the bed, and arrived with the bed.',
    '{X2} has not slept for four days« now» and has begun to answer people who are not there.',
  ],
  start: [
    [
      'From the palace roof you can see it« for yourselves»: at {hour} all the doors« of one quarter» open. They come out in nightshirts, «ministers and bakers, »{few} hundred of them, and form ranks« like a regiment that has drilled for this». At the head walks {X3}. The gate guards present arms, because they are asleep as well.',
      'tier>=3 @roof',
    ],
    [
      'Your ship lies in the roads« of {town} with two hundred sailors aboard». At {hour} the capstan begins to turn. They are weighing anchor in their sleep, «singing with closed mouths, »and on the quarterdeck {X3}«, in a nightcap,» gives the course, and it is not in any chart.',
      'tier>=3 @ship',
    ],
    [
      '{body} is voting, by rising. The ayes have risen, «and are counted, »and do not sit down. «Their eyes are open. »At {hour} they turn to the left, «all of them, »like a page, and {X3}, who had voted against, gets up, «turns as well, »and takes a place at their head as if it had been kept for {X3.them}.',
      'tier>=3 @vote',
    ],
    [
      '{X3} walks past you« in shirtsleeves», with open eyes, and does not hear the family« calling». {few} others come out of {few} doors. They form a line« without looking at each other», as people do who have practised, and the last one leaves a gap behind {X3}.',
      '@line',
    ],
    [
      'You are sharing a room with {X3}«, since the inn is full». At {hour} the bed creaks. {X3} gets up, makes it with care, lays {emb} on the pillow, and bends down to your ear: "They say there is room."',
      '@room',
    ],
    [
      'The watch has orders to let no one through and is letting them through: sleepers, «eight or nine of them, »with {X3} in front. "Have you ever tried to hold one?" says the sergeant. Then one of the sleepers turns round and is the sergeant\'s wife.',
      '@watch',
    ],
    [
      'It begins with the feet: a sound of bare feet« on wet stone», in time. Then the line comes out of the mist, and {X3} leads it, and every one« of them» has one arm stretched out as if along a wall. There is no wall there. There was, {years} years ago.',
      '@mist',
    ],
  ],
  act: [
    [
      'A rope« stretched» across the street stops the first and the others pile up, «asleep, »marching on the spot (one round to think of something).',
      'start=line|watch|mist',
    ],
    [
      'If somebody gives the order to halt in the words« that were» used« that night» (DC 14 History), all of them stop.',
      'start!=room',
    ],
    [
      'Sleepers can be held (DC 13 Athletics each) or turned by someone who joins the line« and leads it» (DC 14 Wisdom saving throw, or the leader walks as well).',
      'start!=ship|room',
    ],
    'A sleeper answers one question truthfully (DC 12 Persuasion). They all speak of the same night, as "we".',
    'Woken by the true name of what they are afraid of, {deed}, a sleeper wakes; by a slap, only the body does.',
  ],
  how: [
    [
      'The sleepers follow a sound that only those hear who once did not listen.',
      'agent=dead|power',
    ],
    ['{A} walks first, backwards, beckoning; whoever wakes in time sees it.', 'agent=dead|power'],
    [
      'The sleepers walk the way« that» the {num} did not get to walk. {A} calls it« out» to them«, step by step».',
      'agent=dead',
    ],
    [
      'Each sleeper owes; the walk is the interest. {A} waits« at the other end,» at {lair}, and takes a memory from each.',
      'agent=power',
    ],
    [
      'Only descendants and friends of the {few} walk. It is not in the blood: it is in the houses, which were paid for with it.',
      'agent=dead|power',
    ],
  ],
  escalate: [
    'They have started to bring the furniture.',
    'The line has begun to sing, and people« who are» awake know the second part.',
    'They begin to walk at noon.',
    'Those who were ready to hold the others are« now» walking.',
    'Tomorrow the line will be long enough to reach {lair}.',
  ],
};
