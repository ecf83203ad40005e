import type { OwnFrame } from '../frame-type.ts';
import {
  directCompanions,
  directFavours,
  directGains,
  directHoards,
  directMoods,
  directPreventions,
  directPrices,
  directTitles,
  directWays,
  directWorldClock,
} from './frame-rows.ts';

/** The frame of a robbery that the party plans and carries out. */
export const heistFrame: OwnFrame = {
  counts: [
    {
      label: 'Noise',
      rows: [
        'keep a count for {house}: each failed check inside, each spell that is heard and each fight adds 1. At 2 {H} makes an extra round; at 4 the bell rings; at 6 {A.name} stands in {lair} with {band}.',
        'the group has a count of noise: 1 for each failed check, loud spell or fight at {house}. At 2 a door is locked that was open; at 4 {H} comes to look; at 6 everyone is awake, {A.name} too.',
      ],
    },
  ],
  labels: {
    clues: ['a way in', 'the guard', 'what waits inside'],
    truth: 'How things stand',
    turn: 'The complication',
    places: 'Finding the way in',
    lair: 'The last door',
    clock: 'If the party waits',
    plan: 'What happens while the party plans',
    actOne: 'Act one: Planning in {town}',
    where: 'What has to be done',
    suspects: 'Inside help',
    limits: 'Time',
    ways: 'The plan',
  },
  where: [
    'get in by one of the ways that are found at {p1}, {p2} and {p3}; get past {H.name} and {band}; open {lair}; be gone with {loot} before it is noticed.',
    'choose a way in (each of {p1}, {p2} and {p3} offers one), pass {band}, open {lair}, and bring {loot} to {G} by a way that nobody watches.',
  ],
  suspects: [
    '{T.full}, who goes in and out there each day; {S.full}, who knows the lock. {H.full} can be bought, too, but wants more than money.',
    '{S.full} for the lock, {T.full} for the hours of the guard«; {H.full}, if the party finds out what {H.they} wants».',
  ],
  limits: [
    '{days} days, until {deadline}. Each visit, to {p1} for example, takes half a day«, and so does each rehearsal».',
    'until {deadline}, {days} days from now. A visit to a place takes half a day, and after two failed checks at one place {H} doubles a guard.',
  ],
  ways: directWays,
  titles: [...directTitles.filter((row) => row !== 'To {lair.t}.'), 'The Night at {house.t}.'],
  moods: directMoods,
  gains: directGains,
  hoards: [
    'Beside {loot}, and not on any list, [are|lie] {items}; and {worth}. {G} has asked for {loot} only.',
    'What nobody has missed yet lies at {lair}« under a cloth»: {items}, and {worth}.',
    'In the coat of {A}, which hangs on a nail at {lair}, [are|lie] {items}; and {worth}.',
    ...directHoards.slice(1, 2),
  ],
  favours: directFavours,
  prices: directPrices,
  world: directWorldClock.filter(
    (row) => typeof row !== 'string' && !row[0].includes('Three governors'),
  ),
  companions: directCompanions,
  preventions: directPreventions,
  guards: [
    [
      'At {p1} a clerk of {A} writes down who looks too long (DC 13 Perception to notice it)«; the list goes to {H} each evening».',
      'tier=2',
    ],
    [
      'A ward lies over {p2}: whoever carries a drawing out of it is followed by a small grey bird (DC 14 Arcana to see it, DC 15 to lose it).',
      'tier=2',
    ],
    [
      '{p3} is watched by two who never talk to each other. One reports to {H}, the other to {council}«, and they can be set against each other (DC 14 Deception)».',
      'tier=2',
    ],
    [
      'Nobody can teleport, step through a wall or become ethereal within a hundred feet of {lair}: {num} silver nails in the masonry prevent it, and each that is drawn (DC 16 Athletics, loud) opens ten feet. One sees the first of them from {p1}.',
      'tier=3',
    ],
    [
      'A magical eye hangs over {p3} and sees the invisible; it looks away for as long as somebody argues with it about the law (DC 15 Persuasion, History or Deception, each only once).',
      'tier=3',
    ],
    [
      'At {p2} everything that is said is written down by a pen on the wall; an illusion of idle talk (DC 16 Deception or a spell of the 3rd level) keeps it busy.',
      'tier=3',
    ],
  ],
  openings: [
    '{lair} lies at the end of a passage in which {few} lamps burn, and the last one is always out.',
    'To {lair} it is {num} steps down from the kitchen«, and the third step rings».',
    'Before {lair} there is a room with one chair. At midnight {H} sits on it alone; at every other hour two of {band} stand beside it.',
  ],
  runs: [
    '{T} goes by with a basket while {G} is talking, and stops a moment too long (DC 12 Perception).',
    '{S} has been recommended by {G}, who has never met {S.them}: "They say that {S.name} opened it once, for a bet."',
    'Whoever goes out by the back (DC 12 Stealth) is not seen by {H}, who happens to be drinking opposite.',
  ],
  firstFight: [
    'on the second evening {H} has somebody look into the rooms of the party for drawings and rope ({fight}). They want to be out again without a fight; beaten, they tell on which nights {H} is not at {lair}.',
    'on the second night {R} tests whether the party is serious and has it attacked on the way home ({fight}). They stop at the first blood, and one of them says what {R} knows about {H}.',
  ],
  magic: [
    [
      '*Knock* opens one of the two locks of {lair}, and everyone at {house} hears it«: add 2 to the noise».',
      'level>=3',
    ],
    [
      '*Invisibility* gets one past {band}, but not past the animals in the passage, which smell well (add 1 to the noise without a treat).',
      'level>=3',
    ],
    [
      '*Locate Object* shows {loot} through wood and plaster, and stops at the lead in the walls of {lair}: it shows where the lead is.',
      'level>=3',
    ],
    '*Charm Person* on {T} works, and {T} offers to come along. Afterwards {T} remembers it, and wants an apology.',
    '*Disguise Self* is good for one check at the door; {band} touch the hats of those whom they know.',
    [
      '*Clairvoyance* into {lair} works for whoever has seen the drawing of {S}, and shows the floor, the rope and {loot}.',
      'level>=5',
    ],
    [
      '*Gaseous Form* passes below the outer door and not the inner one, which fits like the lid of a jar.',
      'level>=5',
    ],
    [
      '*Arcane Eye* goes down the passage and counts: one chair, {few} lamps, and {H} asleep at midnight.',
      'level>=7',
    ],
    [
      '*Dimension Door* into {lair} works once. The floor rings on arrival, and the way out is still to be found: {loot} counts as one of those who travel.',
      'level>=7 tier<=2',
    ],
    [
      '*Scrying* on {A} shows {A.them} counting something at {lair} at night, and the order in which the locks are turned.',
      'level>=9',
    ],
    [
      '*Speak with Dead* on the one who built {lair}, whose grave {S} tends, gives the number of the locks and a joke about the floor.',
      'level>=5 tone!=whimsical',
    ],
    ['*Passwall* makes a hole into the room of {H}, who looks up.', 'level>=9'],
    [
      '*Etherealness* and *Plane Shift* end at the silver nails«; whoever tries it stands in the kitchen, with flour in the hair». {T} says nothing.',
      'level>=13',
    ],
  ],
  complications: [
    'The night before, {H} changes the watchword and the hours. {T} brings the new ones, for one small thing that {T.they} wants from {house}.',
    'It rains into the shaft. The way in that the party has chosen is a hand deep in water; DC 13 Athletics, or something that the party needs gets wet.',
    [
      '{R.name} is a name that {S} mentions twice: somebody else has bought the same drawing.',
      'kind=adventure',
    ],
    [
      'A child has seen the rehearsal and wants to be the lookout«, with a whistle». The child is good at it, and sleeps in the kitchen of {T}.',
      'tier<=2 #child',
    ],
    '{A} invites the party to dinner at {house}, out of curiosity. It is a chance to see the passage (DC 14 Sleight of Hand for the key), and afterwards {A} knows the faces.',
    '{band} get a new member, the old comrade of one of the party, who does not know yet on whose side it will be.',
  ],
  sides: [
    {
      wants: [
        '**{council}** knows that {A} is not to be touched by law, and looks away for as long as nobody has to look. Content if no watchman is hurt; angry if the party is caught with a writ of {G}.',
        '**{council}** owes {A} money. Content if {loot} {loot.is} gone without a noise; angry if the streets talk of it before breakfast.',
      ],
      later: [
        '**{council}, if content**: has the watch march to the other end of {town} that night. The bell of {house} is heard, and nobody comes for six rounds.',
      ],
    },
    {
      wants: [
        '**{R.full}** ({R.role}) wants {loot} as well, and has a plan that needs one more pair of hands. Content with a share and the credit; angry if called an amateur.',
        '**{R.full}** ({R.role}) is after what lies beside {loot}«, and knows the way in but not the way out». Content if let in first; angry if the party sells what {R.they} told it.',
      ],
      later: [
        '**{R.name}, if content**: makes a noise at the front at the right moment; take 2 off the count of noise.',
        '**{R.name}, if content**: waits with a cart below the wall«, and has brought something to eat».',
      ],
    },
    {
      wants: [
        '**The servants of {house}**, for whom {T.full} speaks, want their wages for {weeks} weeks. Content if the party pays them or leaves something lying about; angry if one of them is blamed.',
        '**Those who have lost by {A}**, {B.full} first, want to see {A} lose, once. Content if they may help; angry if the party keeps what was theirs.',
      ],
      later: [
        '**The people of {B.name}, if content**: stand in the street at the right hour, {num} of them, and have seen nothing. Whoever follows the party has to ask each one.',
      ],
    },
  ],
  clockEffects: [
    'for each step that the party has prevented, take 1 off the count of noise at the beginning of the night; for each one that it has not, add 1.',
    'if both steps were prevented, {H} sits on the chair half asleep; if neither was, the animals have been joined by {few} more of {band}, and the count of noise begins at 2.',
  ],
};
