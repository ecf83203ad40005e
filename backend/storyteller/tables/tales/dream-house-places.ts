import type { Tale } from './tale-types.ts';

export const dreamHousePlaces: Tale['places'] = [
  {
    name: 'the blue room in the dream|the blue dining room in the dream',
    look: [
      'A dining room with the table laid for two, candles, chairs that have been pushed back, and a door with a keyhole. [Somebody|Someone] has written on the tablecloth with a fork: "What time is it?"',
      'Blue silk, a table laid for {A} and one more, with candles, and a question scratched into the cloth ("What time is it?"); a window on to a garden that has not been dreamt yet, and a door with a keyhole, behind which someone is walking up and down, barefoot.',
    ],
    todo: [
      'To get there the party has to go to sleep, together, anywhere in {town}, and one of them must stay awake at the bedside and be able to wake them (an agreed word). [What they carry when awake they do not have there, but what they could draw they do|Nothing that one carries comes along, but whatever one could draw is there] (DC 16 Intelligence check for each thing). [Like half of {town}, whoever sits down in that room forgets why they came|Those who sit down in that room, like half of {town}, forget why they came], until they are called by name (DC 17 Wisdom saving throw).',
    ],
    what: [
      [
        'Perception :: looking through the keyhole :: {B} in a nightdress, with bare and bloody feet, tries one door after the other. [At each she finds bricks; the mortar is wet.|Behind each there is a wall, fresh enough to take a fingerprint.] She does not look like a ghost, but like somebody who wants to go home.',
        'v=a',
      ],
      [
        'Perception :: looking through the keyhole :: {B} in a nightdress stands with her back against a door and her feet braced in the carpet. [It bulges. She shakes her head at the party: not here.|The wood swells like a sail. Her lips say to the keyhole: not here.]',
        'v=b',
      ],
    ],
    who: 'Investigation :: looking at the second place on the table :: Beside the plate there are spectacles, a pulse watch and a spoon for medicine. {A} has been looking for {A.their} spectacles for {weeks} weeks, when awake.',
    where:
      'Arcana :: writing on the tablecloth, with a fork, what time it is when awake :: All the candles on the table lean to one side and point, like needles, through {few2} walls; in the palace, when awake, what lies on that side, {few2} walls in, is {lair}.',
  },
  {
    name: 'the drawing office of {H.full}',
    look: [
      '[Plans to the ceiling, all of one house.|From floor to ceiling hang plans, and all of them show the same house.] {H} is asleep at the table with {H.their} pen in {H.their} hand, and the hand draws.',
      'A heap of sheets, and beside it a model of cork, with all the rooms and with little doors that can be opened. [The last room in the middle is missing; there is only a hole, and the edge of it is warm.|In the middle there is no room yet, only a hole with a warm edge.]',
    ],
    todo: [
      'If {H} is woken, there is a scream, and the guards come. You can talk to {H.them} in {H.their} sleep, softly, but must answer as if you were in the dream too (DC 17 Deception; a character who is asleep and dreaming needs no check).',
    ],
    what: [
      [
        'History :: comparing the house with old plans of the houses of the crown :: It is the country house at {town2} in which {B} grew up, in all its rooms, as seen by a child who lay in bed and heard doors.',
        'v=a',
      ],
      [
        'Investigation :: measuring what is drawn :: [The doors are too high and the stairs too far apart.|One would need longer legs for these stairs, and a ladder for these latches.] [No human being has dreamt this for themselves. It is meant for something that stoops.|No person would build like this for a person. Whoever is to live here has to stoop.]',
        'v=b',
      ],
    ],
    who: [
      [
        'Insight :: asking {H} in {H.their} sleep for whom the bricks are :: ["For the doors. She is not to catch cold on the stairs, says the doctor."|"The doctor wants one behind each door. Somebody might walk in her sleep, says the doctor, and fall."] On the corner of each sheet stands "seen", and the initials of {A}.',
        'v=a',
      ],
      [
        'Insight :: asking {H} in {H.their} sleep who has ordered it :: ["The doctor has. Nobody who sleeps here may lie hard, says the doctor."|"It was the doctor. All who sleep here are to lie softly, the doctor said."] On the corner of each sheet stands "seen", and the initials of {A}.',
        'v=b',
      ],
    ],
    where:
      'Sleight of Hand :: taking the key that hangs round the neck of {H} :: The label was written when {H} was awake, with a shaking hand: ["Side door. Do not go in there. Behind it I have built a wall, and behind the wall is {lair}."|"Not the door with the felt, the other one. Leave it shut. There is my wall, and on the far side of it {lair}."]',
  },
  {
    name: 'the hospital of {A.full}',
    look: [
      '[White curtains, hundreds of beds, in each a sleeper|Sleepers lie here by the hundred, each behind a white curtain], and the nurses go about on felt soles. Over the door {A} has had them write: "Rest".',
      '[Order, lavender, a big clock without a tick.|There is lavender, there is order, and the big clock makes no sound.] {A} knows each patient by name and where in the house they are at the moment.',
    ],
    todo: [
      'Only the ill and the tired of {town} are let in. {A} feels the pulse of each visitor, personally, and says "lie down", in such a way that one does (DC 17 Constitution saving throw, or fall asleep for an hour, in the house, alone).',
    ],
    what: [
      [
        'Medicine :: looking into the cabinet behind the clock :: A glass clock that drips, one drop an hour, is down in the books for {years} years; for {weeks} weeks there have been two. [It is poppy, and strong enough for all of {town}.|What drips is poppy, enough for all of {town}.]',
        'v=a',
      ],
      [
        'Medicine :: listening to the sleepers, all of them, for a whole hour :: They talk, one word each, going from bed to bed, like one voice that tries out mouths. It says: "Is there room? Is there room for {town} yet?"',
        'v=b',
      ],
    ],
    who: [
      [
        'Investigation :: reading the journal of {A} :: ["She moved. I was so happy. Then I thought of tomorrow." It is the last entry that {A} has dated; after it there are only doses.|"A finger, today. I have never been so happy. Then I thought of tomorrow." After this entry there are no dates any more, only doses.]',
        'v=a',
      ],
      [
        'Investigation :: reading the journal of {A} :: "They called me by name again, through the wall. They have so little room. I have asked {H} to draw one more." [The lines are the same every noon; only the name of the one who called is always another.|Noon after noon it says the same, with the name of another caller.]',
        'v=b',
      ],
    ],
    where:
      'Perception :: following the nurse who carries the smallest bottle :: The way goes through the palace, past {few3} guards who are awake on drops, to a door with felt round it. There the nurse sets the bottle down and knocks once: it is {lair}.',
  },
];
