import type { TaleActs } from './tale-types.ts';

export const dreamHouseActs: TaleActs = {
  heading: 'Those Who Burn Dreams',
  blows: [
    'On the second night there are others in the house who do not wear nightshirts ({fight}). They are [after|looking for] the party, and [go|walk] through the walls; they stop when one of them is called by a pet name, and wakes up in a barracks. {H} has drawn them a door.',
  ],
  early: [
    [
      "{H}'s key opens a side door, and behind it the wall is of soft mortar: while {A} is at the hospital they can stand at the bed of {B}, by the glass clock. If it is stopped now, she does not wake; after a minute all of {town} screams in its sleep, since she is deep in the house behind {H}'s walls, and everyone else is in the way (start it again, and it stops). [She must be met inside, and led up.|The way to her leads through the house.] Under the bed stand her shoes, which may be taken along: whoever brings them to the girl in {town2} needs no check with her. {A} sees that somebody has been here, has the side door walled up, and from then on does not leave the bed.",
      'v=a',
    ],
    [
      "{H}'s key opens a side door, and behind it the wall is of soft mortar: while {A} is at the hospital they can stand at the bed of {B}, and see a door that is on no plan, and bulges. If somebody tries to wake her now, she shakes her head in her sleep, and the hinges come a finger's breadth out of the wall (let go, and they go back). [She must be asked inside.|That is a question for the other side of the dream.] Under the bed stand her shoes, which may be taken along: whoever brings them to the girl in {town2} needs no check with her. {A} sees that somebody has been here, has the side door walled up, and from then on does not leave the bed.",
      'v=b',
    ],
  ],
  opens: [
    '{R} arrives in {town} with a wagon of torches and a bull of the church: a dream that kills is to be burned, together with whoever dreams it. {R} will find out who that is, and begins with the hospital, bed by bed, at the left.',
  ],
  goal: [
    [
      '{R} is right about one thing: somebody dreams it, and it is {B}. The party must get there before {R.name}, and from the other side, since {lair} is guarded: through the house, through its cellar, to {town2}, where the first room stands when awake.',
      'v=a',
    ],
    [
      '{R} will find {B}, believe that she dreams it, and burn the only one who holds it back. The party must get to her first, and from the other side, since {lair} is guarded: through the house, through its cellar, to {town2}, where the first room stands when awake.',
      'v=b',
    ],
  ],
  map: [
    'The streets of {town} have begun to follow the plan. Whoever goes round the corner in the Street of the Saddlers is in the hall; the palace is where the garden was; and the bridge to {town2} starts on the landing. From the cellar of the house {few6} steps lead straight up into {lair}.',
  ],
  way: [
    'From the landing to {town2} it is as far as people have bad memories. [Each character walks past one (the player tells it|One of them waits by the road for each character (the player tells it]; DC 17 Wisdom saving throw, or one level of exhaustion, and it goes along with them). [On the way to {town2} those who hold hands use|On the way to {town2}, holding hands, two use] the better roll.',
  ],
  place: [
    "{town2} is a country house in the rain, real, with box hedges, in which {B} grew up. [The gate is open. Here everything|Nobody has locked the gate. Here everything] is as in the dream, [only smaller|but smaller], and on [all the doors|every door] there are marks with names at the height of a child's head.",
  ],
  rival: [
    '{R} was woken as a child by a neighbour, in time, from something; the neighbour burned. [{R} has never found out if it was worth it, and so has always had to be sure.|Whether it was worth it {R} does not know, and since then only certainty has been enough.]',
  ],
  setPiece: [
    'In {town2} and in the dream at the same time: {R} has set fire to the house, and upstairs it burns as well. The party has six rounds to save four rooms, each of which has a hundred people in it: in each round somebody can lead a room out by the hand (DC 17 Persuasion), hold a stair (DC 17 Athletics), dream of rain (DC 17 Performance; all take part, or nobody gets wet), or keep the men of {R} from the last door ({fight}).',
  ],
  what: [
    [
      'Insight :: talking to the girl of seven on the stairs, who is {B} :: ["I have to find my shoes, and then I can go. Somebody nice keeps putting walls in. They say that I am poorly. Am I poorly?"|"When I have my shoes, I am off. Only, there is always a new wall, from somebody nice. I am not well, it seems. Do I look unwell?"]',
      'v=a',
    ],
    [
      'Insight :: talking to the girl of seven on the stairs, who is {B} :: "That door is not ours. It was not there when I was little. I lean on it so that it does not bang."',
      'v=b',
    ],
  ],
  who: 'Investigation :: reading the medicine cupboard of {town2} :: Here too she was ill once, as a child, for a week, and got well; the young doctor was so sorry when it was over. It is the first prescription that {A} ever signed.',
  where:
    'Survival :: counting the steps in the cellar, in the dream and awake :: Awake they end at a wall. In the dream there are {few6} more, with a carpet and a smell of lavender, up to {lair}.',
  choice: [
    "{R} will put the fire out, if one of the party tells {R.them} the dreamer's name; {R} swears to be gentle. Or they keep silent, and {R} swears nothing.",
  ],
  first: {
    answer: 'says her name',
    now: [
      '{R} takes off {R.their} hat. "I have prayed for her for {years} years," says {R}. ["I thought that in {town} she was the only one who was safe."|"I took her for the only one in {town} who was safe."]',
    ],
    later: [
      'At {lair} {R} stands at the foot of the bed with a torch, and has given {R.their} word: for three rounds {R} will hold it away from the curtains, and strike whoever comes near her with the other hand. Then {R} will do it.',
    ],
  },
  second: {
    answer: 'keeps silent',
    now: [
      '{R} lies down on the grass, at once, and falls asleep, on purpose, for the first time in {R.their} life. In the dream {R} is a small child.',
    ],
    later: [
      [
        'In the dream of {lair} there is a child with a torch, who is afraid of the dark. Whoever takes its hand (one action) has a light in which no wall holds that {H} has drawn, for the rest of the fight.',
        'v=a',
      ],
      [
        'In the dream of {lair} there is a child with a torch, who is afraid of the dark. Whoever takes its hand (one action) has a light from which the arm behind the extra door draws back, for the rest of the fight.',
        'v=b',
      ],
    ],
  },
  closes: [
    '[The act ends|It ends] on the cellar stairs, with {few6} steps to go. [The carpet is warm. Further up|There is carpet underfoot, and it is warm. Further up] {B} says, quite near, in her sleep, "Come in."',
  ],
  lastWay: [
    'By the stairs you arrive in {lair} asleep, in the dream of that room, under the bed. Nobody who is awake can hurt you there, until you wake up (one action). Through the palace the party arrives awake, past {few3} guards who have not slept for a week and see things, and are right about some.',
  ],
  clock: [
    'For each step that was prevented somebody sings along, and one of the walls that {H} draws in the fight falls down at once. If {T} was sent away, [nobody|no one] knows the fourth song, and it has to be made up (a player does it).',
  ],
  sides: [
    {
      who: '{G.full} and the watch',
      wants: ['want to be relieved. Content with a name for it; angry at a lie about how long.'],
      later: ['lean on the doors of {lair}, on both sides, asleep or awake.'],
    },
    {
      who: 'The sleepers of {town}',
      wants: [
        'want to know what happens next. Content if one holds their hand; frightened of being alone with a door.',
      ],
      later: [
        '[hum, two million of them, and it becomes a little lighter in {lair}|hum, two million of them, until it is a little lighter in {lair}].',
      ],
    },
    {
      who: '{R.full}',
      wants: ['wants to be sure. Content with certainty, even a bad one; cruel when in doubt.'],
      later: ['throws the torch out of the window. It goes on burning, in the rain, for an hour.'],
    },
  ],
};
