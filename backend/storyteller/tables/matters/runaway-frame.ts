import type { OwnFrame } from './frame-type.ts';
import { rescueFrame } from './rescue-frame.ts';

/** Texts around a plot about someone who has gone away of their own will: A leads those with whom B is, H hunts B for money. */
export const runawayFrame: OwnFrame = {
  first: [
    '{Fact}; in {town} one half sighs and the other half laughs.',
    '{Fact}. In {town} it is told in {few} versions, each with another horse.',
    'What was whispered in {town} is said aloud by now: {fact}.',
  ],
  titles: [
    'The Open Window of {B.name}.',
    '{B.name} Does Not Come Home.',
    'Before {deadline.t}.',
    'Whoever Finds {B.name} First.',
    '{B.name} and {A.name}.',
  ],
  hooks: [
    [
      'The {G.role} {G.full} has thrown out two sorts of people already: those who had a net with them, and those who laughed. You are given a chair.',
      'tier=1 Gknown=no',
    ],
    [
      'You are asked by the {G.role} {G.full} to come in by the garden« and to keep your voices down».',
      'tier=1 Gknown=no',
    ],
    [
      'The {G.role} {G.full} of {town}, {townsort}, has had all roads of the province watched« for strangers, by people who are all strangers there», and asks now for something quieter.',
      'tier=2 Gknown=no',
    ],
    [
      'In {town}, {townsort}, a fortune has been put on the head of {B}, by mistake also in the next province; the {G.role} {G.full} has brought you here to undo that.',
      'tier=2 Gknown=no',
    ],
    [
      'The {G.role} {G.full} speaks to you in {town}, {townsort}, as people to whom kings have told worse: with {B} a treaty has climbed out of the window, and two realms believe that the other one has it.',
      'tier=3 Gknown=no',
    ],
    [
      'The crown admits to nothing in {town}, {townsort}. The {G.role} {G.full} shows you the window, the rope of sheets, and the three letters of protest that lie under it already.',
      'tier=3 Gknown=no',
    ],
    ['It is {G.full} who asks you«, and who blushes while asking».', 'Gknown=yes'],
  ],
  stakes: [
    'There are {days} days until {deadline}; then those with whom {B} is leave the country, and {B} with them.',
    'In {days} days is {deadline}. {G} has heard what {H} is paid for a living {B}, and also what for any other.',
    'Until {deadline} it is {days} days: after that {B} is over the border, under another name, for good.',
  ],
  runs: [
    '{S} has packed already, expecting to be dismissed, and is asked by everyone to stay until it is clear for what.',
    '{H} rides through {town} with {few} dogs and a shirt of {B} for them to smell at, and takes off the hat to the party.',
    'On every wall someone has drawn {B}. It is not a good likeness, and children add moustaches.',
    '{G} gives the party a letter to {B}. It has been torn up and written again, {few} times; the best version is the second, which lies in the basket.',
  ],
  where: [
    '{lair}, where {A.name} has {num} people and as many opinions. {B.name} is free to go from there, and stays.',
    '{lair}; {A.name} and {B.name} are seen together there, most often arguing, and in good spirits.',
  ],
  suspects: [
    '{S.full}, who is said to have talked {B.name} into it and only held the ladder. {T.full} carried them over, gave a word, and keeps it.',
    'in the house it is {S.full} who is blamed. Nobody has asked {T.full}, who knows the direction.',
  ],
  ways: [
    '{p1} tells why, {p2} with whom, {p3} what is planned for {deadline}; each also gives away {lair}. A failed check costs an hour, in which {H.name} gains ground.',
    '{p1}, {p2} and {p3}, in any order, are half a day each; all three lead to {A.name} and to {lair}. Who fails a check meets {H.name} there and finds the clue all the same.',
  ],
  openings: [
    '{lair} can be heard before it can be seen: [drums, dogs, somebody who practises one bar of music|laughter, hammering, a donkey].',
    'Nobody who comes to {lair} is asked for a name, but everyone is asked for a song, a trick or a hand with the ropes.',
  ],
  companions: [
    'The others fight with poles, nets and great noise. They stop when {B} calls out, whatever {B.they} calls.',
    'When half of them are down, the rest throw flour, and are gone under the wagons.',
    'They fight for {A}, not for pay. A DC 13 Persuasion check with the name of {H} in it makes them ask first who the enemy is.',
  ],
  guards: [
    [
      'Before {p1} sits a clerk of {council} who writes down visitors. The clerk is in love, too, and can be won.',
      'tier=2',
    ],
    [
      "At {p3} two merchants' agents bid for news about {B}, against each other (DC 13 Deception to sell them the wrong valley).",
      'tier=2',
    ],
    [
      'Over {p2} hangs a spell of the court that rings when anyone speaks the name of {B} (DC 17 Arcana; a nickname is safe).',
      'tier=3',
    ],
    [
      'Three ambassadors have {p1} watched, and each has a version to defend. Their agents would help whoever brings them a fourth.',
      'tier=3',
    ],
  ],
  helpers: [
    '{F} was a friend of {B} at school, got a postcard, and does not know whether it may be shown.',
    '{F} once ran away as well, came back, and is the only one whom {B} would ask for advice.',
    '{F} knows how to hold up {H} for half a day, with a story about a bear.',
  ],
  magic: [
    [
      '*Sending* to {B} is answered at once: "I am well. Do not bring a net. Does the dog eat? Tell {S} that I am sorry."',
      'level>=5',
    ],
    [
      '*Scrying* on {B} shows somebody who laughs, up to the ankles in mud, and then looks straight at the one who watches.',
      'level>=9',
    ],
    [
      '*Locate Creature* finds {B} within its range; {A} has {few} people go about with a lock of that hair, for fun and for this reason.',
      'level>=7',
    ],
    [
      '*Zone of Truth* with {B}: "Nobody has forced me." With {A}: silence, from the third question on.',
      'level>=3',
    ],
    [
      '*Teleport* home with {B} works, and {B} is out of the window again before supper.',
      'level>=13',
    ],
    [
      '*Charm Person* on {B} lasts an hour. What {B.they} says at the end of it is worth hearing, and not nice.',
      'level>=1',
    ],
    [
      '*Detect Thoughts* on {A} finds a small door in a wall in {town}, and {B}, and that the two are kept apart with effort.',
      'level>=3',
    ],
    [
      '*Dominate Person* would bring {B} home on foot, smiling; {S} would see it in the first minute, and never forgive it.',
      'level>=9',
    ],
    '*Speak with Animals*: the dogs of {H} have found {lair} long ago and like it there.',
    '*Message* reaches {B} in the middle of the crowd; {B.they} answers, and goes on with whatever {B.they} is doing.',
    '*Disguise Self* is welcome at {lair}: half of the people there wear another face for work.',
    '*Calm Emotions* at the right moment spares all of them a fight that nobody wanted.',
  ],
  complications: [
    [
      'A second suitor turns up, who believes that {B} has been carried off, and challenges each of the party in turn.',
      'young=no',
    ],
    '{H} catches {S}, has {S.them} sit on a horse, and rides slowly through the woods calling out that {S.name} is ill.',
    'A letter from {B} arrives in {town}, cheerful, without an address. In it is the word that was agreed on with {S} for "help".',
    'A goat of the company has eaten the map of the party, or its boots.',
    '{A} asks the party, in private, to take {B} home, for {B.their} own good; the next morning {A.they} has thought better of it.',
    'Rain. Everyone at {lair} sits in one tent, the party too, and before midnight all has been said aloud that should not have been.',
  ],
  world: [
    [
      'The reward for {B} is doubled in {town2}, and every tall stranger is brought in by somebody.',
      'tier=2',
    ],
    [
      'The province closes its borders to travelling people; wagons are burned at one of the gates.',
      'tier=2',
    ],
    [
      'A neighbouring realm announces that {B} has been its guest all the time, and has to produce one.',
      'tier=3',
    ],
    ['Two fleets put to sea to look for {B}, and meet.', 'tier=3'],
  ],
  gains: [
    [
      'The travelling people may winter within the walls of {town} and {town2}, for the first time.',
      'tier=2',
    ],
    [
      'Reward and warrant are withdrawn, and {few} tall strangers are let out with an apology.',
      'tier=2',
    ],
    ['Two fleets turn round, each claims to have won, and nobody contradicts.', 'tier=3'],
    [
      'The treaty is signed with a sentence more, about the wishes of those concerned. {B} wrote it.',
      'tier=3',
    ],
  ],
  prices: [
    ['{S} unpacks, in a better room.', 'tone=heroic'],
    ['{T}, who kept the word, is asked by {G} to teach that.', 'tone=heroic'],
    [
      'Somebody in the house had already promised the place of {B} to another, and has to write a letter.',
      'tone=intrigue',
    ],
    ['{H} has one dog less, and remembers who was there.', 'tone=grim'],
    ['A window in the house is nailed shut from then on. It is never said by whom.', 'tone=horror'],
    ['There is a play about it by autumn. The party has all the funny parts.', 'tone=whimsical'],
  ],
  hoards: [
    'In the costume trunk at {lair}, among glass and tin, lie things that are real: {items}, and {worth}.',
    '{A} had put aside, for the two of them and for later: {items}, and {worth}.',
    'What {H} took from those who were found before {B} hangs in the saddle bags: {items}, and {worth}.',
  ],
  favours: [...(rescueFrame.favours ?? [])],
  firstFight: [
    'on the second evening {H} wants to know what the party has found out, and has brought help for the question ({fight}). They stop as soon as one is down, since they are not paid for it.',
    'on the road to {p2} people stand who are paid per head, and take one of the party for {B} ({fight}). They stop when one of them is down, or when they have had a good look.',
  ],
  preventions: [
    'lay a false trail for {H} the night before (DC 13 Survival, or a shirt of {B} tied to a fox)',
    'get a message to {B} in time, by {T} (DC 12 Persuasion); {B.they} decides otherwise then',
    'bring {G} to say one sentence in public that {B} has waited for (DC 14 Persuasion)',
    'have the wheels of the wagons of {A} off the axles that night (DC 13 Stealth)',
  ],
  clockEffects: [
    'for each step of the clock that the party has prevented, {B} listens for one sentence longer before making up {B.their} mind: the check without a fight is 1 lower; for each that it has not, it is 1 higher.',
    'each step that was prevented leaves {H} a day behind; each that was not brings {H} nearer: after two, {H} is at {lair} in the third round of any fight, with dogs, against everyone.',
  ],
  sides: [
    {
      wants: [
        '**{council}** wants {B} home and no song about it. Content if {G} can say "soon" every third day; angry if it is sung.',
        '**{council}** wants the place of {B} filled, by {B} or by somebody. Content with a signature; angry about the word "freedom".',
      ],
      later: [
        '**{council}, if content**: withdraws the reward, and half of the hunters go home.',
        '**{council}, if content**: lends the party a coach with curtains, which nobody stops.',
      ],
    },
    {
      wants: [
        '**{R.full}** ({R.role}) wants the reward and does not mind waiting until others have done the work. Content with a third; angry if {B} walks home alone.',
        '**{R.full}** ({R.role}) wants {B} not to come home, for the sake of someone who would inherit. Content if {B} signs away a title; angry if there is a wedding.',
      ],
      later: [
        '**{R.name}, if content**: keeps {H} busy on the wrong bank of the river, with a boat that has a hole.',
        '**{R.name}, if content**: swears to whoever asks that {B} was never here.',
      ],
    },
    {
      wants: [
        '**The travelling people** ({T.full} ferries them over each year) want to be able to come back. Content if no wagon burns; angry if a child is asked questions by men with dogs.',
        '**The servants of the house** ({T.full} knows what they say) are on the side of {B} to the last kitchen hand. Content if {S} is not dismissed; angry if {B} is tied up.',
      ],
      later: [
        '**They, if content**: stand in the way of {H} with {few} carts of hay, and cannot get them to turn.',
        '**They, if content**: tell {B}, before the party can say a word, that it is all right to listen.',
      ],
    },
  ],
};
