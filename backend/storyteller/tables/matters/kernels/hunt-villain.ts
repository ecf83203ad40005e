import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';
import { villainFrame } from './hunt-villain-frame.ts';
import {
  nightClocks,
  nightGists,
  nightLooks,
  nightPeople,
  nightProblems,
  nightRumours,
  nightTruths,
} from './hunt-night-rows.ts';

/**
 * The idea names an enemy, who is both I and A and does openly what it says. The enemy is strong because those who serve
 * cannot leave: each has someone who is kept at the lair.
 */
export const huntVillain: MatterKernel = {
  id: 'hunt-villain',
  sort: 'person',
  needs: 'villain',
  tones: everyTone,
  escort: ['people'],
  roles: {
    B: [
      ['retired fencing master', 'former steward', 'old gardener of the castle'],
      ['retired swordmaster', 'former chamberlain', 'former captain of the guard'],
      ['former chancellor', 'master of ceremonies in exile', 'retired marshal'],
    ],
    S: [
      ['ferry keeper', 'smith without a forge', 'widowed farmer'],
      ['exiled mayor', 'courier', 'owner of a burned estate'],
      ['exiled governor', 'colonel without a regiment', 'bishop without a see'],
    ],
    T: [
      ['miller', 'carter', 'washer at the river'],
      ['supplier of oats', 'lock keeper', 'wine merchant'],
      ['quartermaster', 'master of the post riders', 'supplier of the court'],
    ],
    H: [
      ['sergeant', 'first rider', 'keeper of the keys'],
      ['captain of horse', 'steward', 'master of arms'],
      ['general', 'captain of the black guard', 'lord of the keys'],
    ],
  },
  sites: [
    ['the inn of {quill}', 'the house of {quill}'],
    ["the riders' post on the road to {town2}", 'the guard post on the road to {town2}'],
    ['the house of {B.full}', 'the garden of {B.full}'],
  ],
  lair: {
    names: [
      'the fort of {ragnal}',
      'the walled abbey of {ragnal}',
      'the tower of {ragnal}',
      'the castle of {ragnal}',
    ],
    terrain: 'wild',
  },
  frame: villainFrame,
  problem: [
    ...nightProblems,
    [
      'It is no secret in {town} and was never meant to be one. {weeks.s} weeks ago riders of {A.name} came to {town} for the first time, read out what was wanted from now on, and burned {p1} so that it should be believed. Each third day they come again. {S.full}, the {S.role}, who lived there, sleeps in the school.',
      'night=no',
    ],
    [
      'For {weeks} weeks {A.name} has sat at {lair} and done it quite openly, with [a list|a drum|a herald]. Whoever says no is visited. {S.full}, the {S.role}, said no; of {p1} the chimney is left.',
      'night=no',
    ],
  ],
  start: [
    [
      'Riders come through the gate of {town} at a walk, without haste, and in front of them is {A.full}. People stand still where they are. {A.name} stops beside {S.full}, the {S.role}, looks down and says, almost kindly: "You have rebuilt the door, and I did not say, {S.name}, that you may." Then a torch goes from hand to hand, to the last rider, who is very young, and who holds it before {S.name}, and does not throw it.',
      '@torch',
    ],
    [
      'On the square of {town} a drum is beaten, and {H.full}, the {H.role} of {A.full}, reads from a sheet, without looking up: {num} sacks, {num} horses, and somebody from {few} houses, to serve at {lair}. "Or {S.full} may tell you what happens otherwise," {H.name} reads, and the paper shakes. Beside you {S.name}, the {S.role}, says loudly: "I may." And then, to you: "Are you the ones whom {G.name} has called?"',
      '@drum',
    ],
  ],
  ask: [
    '{G} wants {A} to be gone before {deadline}: beaten, driven away or in chains. "I do not need a proof; {town} has seen it. I need somebody who knows how one gets at {A.them}. Ask {S} about the fire, and {T} about the gate. And be careful with the riders; most of them are from {town}."',
    '"There is nothing to find out about who does it," says {G}. "Find out why the riders obey {A.name}, since it is not love. Take that away from {A}, and then take {A} away from us, before {deadline}."',
  ],
  rumours: [
    ...nightRumours,
    'Those who ride for {A} never drink with anyone, and none has ever run away.',
    'There is always light on the upper floor of {lair}, and sometimes somebody sings there.',
    '{B} knew {A} before, and does not speak about it.',
    '{T} delivers to {lair} each second day, and comes home with more empty dishes than one household can need.',
    '{H} has been seen at night below the walls of {lair}, looking up.',
    '{A} always asks first, and keeps count of how often.',
  ],
  run: [
    [
      'The young rider does not throw the torch; a word from the party is enough (DC 12 Persuasion), and it goes out in the trough. {A} notices, and does not punish it here.',
      'start=torch',
    ],
    [
      'The paper shakes because {H} has stopped reading and is saying it by heart (DC 12 Insight).',
      'start=drum',
    ],
    'Those who lead the riders wear a thread on the left wrist, each in another colour (DC 13 Perception). {T} has seen the same threads on the window bars at {lair}.',
    'Nobody in {town} curses the riders. They look after them as one looks after sons (DC 12 Insight).',
    'If the party attacks here, {A} withdraws behind the riders, and these fight, badly, with tears in their eyes; four of them are enough to bar a street.',
  ],
  gist: [
    ...nightGists,
    [
      '{fact}: everybody sees it, and {A} means to go on. {A} is strong because the riders obey, and they obey because each of those who lead them has somebody on the upper floor of {lair}: a mother, a brother, a bride. If these are free, most of the riders go home to {town} in the same hour, and {A} stands there with those who are paid.',
      'night=no',
    ],
  ],
  truth: [
    [
      'There was no secret reason. {A} found out {weeks} weeks ago how little it takes: one fire, one list, and a locked door. What is told of it, that {fact}, is the whole of it. At {deadline} {A} means to have the rest as well, in writing: the seal and the gate of {town}, and one from each house.',
    ],
    [
      ...nightTruths,
      [
        'Whoever is "to serve at {lair}" serves nobody: they live on the upper floor, behind bars, are well fed, and each may tie a thread to the window. A son, a father or a betrothed of each of them leads riders for {A}. {H} was the first one; on the upper floor is {wren}, twin to {H}, and {H} has the keys to everything but that.',
        'night=no',
      ],
    ],
    [
      '{B} was in the service of {A} for {few} years, before all this, and left alive, because {B} knew one thing: {A} leaves no challenge unanswered that is spoken aloud before people. {A} has always kept to it, from pride. {T} brings the food, knows the back stairs, the hour, and the one guard who sleeps.',
    ],
  ],
  turn: [
    '{A} has noticed that somebody asks about the upper floor, and has those who are kept there brought down for supper, to the long table, one between each two riders. From now on they sit in the hall of {lair} each evening, and an attack there is an attack on them; but for one hour the upper floor is unguarded, and so is the way to it.',
    '{H} comes to the party in the night with a bunch of keys. One is missing, and {A} wears it around the neck. {H} offers everything for {wren}: the gate, the hour, {H.themself}. It is meant honestly. It is also the third time, and {A} has known about the other two.',
  ],
  people: {
    G: [
      '{G} has given what was asked for, twice, and will not do it a third time. {G} hides the party in {G.their} own house.',
    ],
    A: [
      ...nightPeople,
      [
        '{A} wants to be obeyed, and is curious about people who do not. {A} keeps each promise and each threat, to the letter, and despises those who do it for money.',
        'night=no',
      ],
      [
        '{A} does not shout. {A} asks, waits as long as one needs for a prayer, and then does what was announced. {A} answers each challenge that is made before people.',
        'night=no',
      ],
    ],
    B: [
      '{B} wants to see {A} once more, with the door open, and to say what should have been said at the time. {B} knows how {A} fights: with patience, and never against the light.',
    ],
    S: [
      '{S} has nothing left but a very good memory: faces, horses, the order in which they came. {S} would like to be asked first.',
    ],
    T: [
      '{T} delivers to {lair}, hates it, and counts the plates. {T} can take two people along under the sacks.',
    ],
    H: [
      '{H} obeys because of {wren} and will turn at the moment in which {wren} is outside. Until then {H} does what {A} says, a little too slowly.',
    ],
  },
  looks: [
    [
      'A chimney, a stove with a pot on it, and a door frame with a new door in it, which {S} has built, and behind which there is nothing.',
      'Black beams, cleared into neat heaps. On the wall somebody has written with coal who lived here: {few} names, and behind each of them where they are now.',
    ],
    [
      'A bar across the road, a fire, and {few} riders who do not look at each other. On a nail by the door hang bits of coloured thread, in pairs.',
      'It smells of wet leather and soup. The riders here sleep in their boots, and each of them has scratched a window into the wall over the bunk.',
    ],
    [
      'Roses, a bench, two practice swords on the wall, one of them used up. Beside the door hangs a livery of {A}, brushed, with the buttons cut off.',
      'A tidy room with a chess board on which a game has stood for years. {B} knows whose move it is.',
    ],
    [
      ...nightLooks,
      [
        'A hall with a long table, a fire, and behind the high seat the stairs to the upper floor, with a grille. Threads in {few} colours hang from the bars of a gallery, and behind them faces.',
        'night=no',
      ],
      [
        'One comes in below and sees up: a gallery runs around the hall, barred, with {few} doors. Everybody who is kept there can see everything. {A} sits with the back to it, so that the riders have to look.',
        'night=no',
      ],
    ],
  ],
  todo: [
    [
      'People who sleep in the ruin think that the party belongs to the riders, and throw stones (DC 13 Persuasion, or sit down and share what one has).',
      '{few} riders come by, to see if anybody has built anything. One can hide (DC 13 Stealth) or pull down the new door oneself, before their eyes, which {S} will understand later.',
    ],
    [
      'Here everybody must show a pass. {T} has one for two (DC 12 Deception as helpers); or one sits down at the fire, unarmed, and asks a rider about the thread (DC 14 Persuasion).',
      'The watch changes at dusk, and for a quarter of an hour nobody knows who has it (DC 13 Stealth). Caught, one is not beaten but begged to leave.',
    ],
    [
      '{B} does not speak of {A} to people in a hurry. A game of chess is in order (DC 12 Insight); who loses it well learns as much.',
      '{B} tests the party with the practice sword: whoever touches {B.them} once (DC 13 Acrobatics) has seen how {A} was taught.',
    ],
  ],
  clues: [
    [
      'Investigation :: going through the ruin :: It was done as it had been announced, to the minute: {A} keeps each threat.',
      'Insight :: asking {S} about the riders :: They wept. Nobody who wept threw a torch until {A} had pointed at a thread on the wrist.',
      'Survival :: following the hooves :: All go back to {lair}, and those of the youngest stop once, turn round, and go on.',
    ],
    [
      'Perception :: looking at the threads :: Each leader of the riders has the colour of somebody at a window. {A} rules them by that, and by nothing else.',
      'Persuasion :: asking a rider who could stop {A} :: "Whoever gets them out: for that we would open the gate to {town} ourselves."',
      'Investigation :: reading the guard list :: On the upper floor of {lair} there are two guards, paid ones; the one of the night watch sleeps.',
    ],
    [
      'History :: hearing what {A} was like before :: Nobody did a wrong to {A}. {A} was simply never told no by anyone who stayed.',
      'Insight :: asking {B} what {A} cannot bear :: A challenge, spoken aloud before people. {A} has to answer it, in person, at once.',
      'Athletics :: trying the old sword lessons :: {A} fights in a circle and never against the light. At {lair} the light comes from the gallery.',
    ],
  ],
  lairUse: [
    'The grille to the upper floor has one key, around the neck of {A}; it can be lifted off its hinges by two (DC 15 Athletics) or opened with good tools (DC 15 Sleight of Hand, two rounds). Once it is open, each rider who sees it stops fighting.',
    'The long table stands on trestles: pushed (one action, DC 13 Athletics), it slides and takes whoever stands behind it along, ten feet, prone.',
    'The threads: whoever calls out a colour and a name that belong together (the clues at {p2}; one action, no check) makes one of the riders lay down the weapon.',
    'The lamps on the gallery hang on one chain by the stairs. Let down (one action), they blind {A}, who always fights away from the light: the next attack on {A} has advantage.',
  ],
  tactics: [
    [
      '{A} fights without haste, from the high steps, and points with the free hand at whoever is to be attacked; {H} keeps close to the grille, and does not look at the party',
      'strong=no',
    ],
    [
      '{A} answers the first challenge in person and lets nobody help; only when it goes badly, {A} points at the gallery, and the paid ones attack. {H} holds the riders back for as long as possible',
      'strong=no',
    ],
    [
      '{A} stays in the high seat and does not stand up for such guests; those who serve do the work. When the gallery is empty {A} rises, looks around, and leaves through a wall, a window or the smoke. {H} keeps the gate open',
      'strong=yes',
    ],
  ],
  parley: [
    [
      'Challenged aloud in front of the riders (no check, if it is {B} who speaks; else DC 14 Performance), {A} must come down alone. If those on the upper floor are free, {A} can also be sent away: the hall is full of people then who no longer look at the floor (DC 14 Intimidation), and {A} is good at counting.',
      'strong=no',
    ],
    [
      '{A} cannot be beaten here, and can be left without servants: when the upper floor is empty, the riders go, and {A} has nobody who reads the list. Told so aloud, by {B}, before people (DC 14 Persuasion), {A} keeps to the rules of such a challenge and leaves the land for a year and a day.',
      'strong=yes',
    ],
  ],
  clock: [
    [
      'Riders come for one more who is to serve at {lair}. The family refuses, and its house is announced for the next day but one.',
      '{A} has a second place burned, at the hour that was announced, and has the names read.',
    ],
    [
      ...nightClocks,
      [
        '{A} comes to {town} in person, sits down on the steps of {council} and lets people ask questions. Nobody does.',
        'night=no',
      ],
    ],
    [
      '{H} tries to bring {wren} out, and is caught. {A} does not punish {H}; {wren} is moved to the tower.',
    ],
    [
      'At {deadline} {council} signs. {A} reads it twice, and asks who will now be the first to serve.',
    ],
  ],
  after: [
    '{A} has the seal, the gate and one from each house. In {town} one does not lower the voice when riders come; one has no voice. In {town2} somebody reads from a list.',
  ],
  endings: [
    {
      heading: 'The gallery is empty',
      text: [
        [
          'They come down the back stairs one after the other, {wren} first, and below in the hall the riders put their weapons on the floor. {A} stands among the few who are paid, and it is soon over. Nobody can say any more that {fact}. {S} hangs the new door into a new house.',
          'strong=no',
        ],
        [
          'They come down the back stairs one after the other, {wren} first, and below in the hall the riders put their weapons on the floor. {A} looks at the empty gallery for a while and leaves, without haste: an enemy without servants. {town} has a year and a day, and knows how to use it.',
          'strong=yes',
        ],
      ],
    },
    {
      heading: 'Before all eyes',
      text: [
        [
          '{A} has answered the challenge and lost it, before people, and gives up the key. *The price:* {A} lives, in chains, and has a right to speak at the trial. {B} will sit in the first row, every day.',
          'strong=no',
        ],
        [
          '{A} has heard {B} out, to the last word, and goes. *The price:* {B} has promised to come along as far as the border, and is not seen again for a long time.',
          'strong=yes',
        ],
      ],
    },
    {
      heading: 'Through the front gate',
      text: [
        [
          'The party storms {lair}, and {A} is beaten. *The price:* the riders fought to the last moment, because nobody had opened the grille. {few} families in {town} have won their freedom and lost a son, and will say both when they meet the party.',
          'tone!=whimsical strong=no returns=no',
        ],
        [
          'The party storms {lair}, and {A} is beaten, for good only if the party has thought of what ends {A.them}. *The price:* the riders fought to the last moment, because nobody had opened the grille. {few} families in {town} have lost a son for it, and ask if it was worth it.',
          'tone!=whimsical strong=no returns=yes',
        ],
        [
          'The party storms {lair}, those who serve are beaten, and {A} is gone through the smoke. *The price:* the riders fought because nobody had opened the grille; {few} families in {town} mourn, and {A} will be back with better ones.',
          'tone!=whimsical strong=yes',
        ],
        [
          'The party storms {lair}, and everybody has bumps. *The price:* nobody had opened the grille, those behind it saw it all and gave marks, and the riders will never live it down.',
          'tone=whimsical',
        ],
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{council} has signed, {A} has the seal, and one from each house is on the way to {lair} in carts. It is a long way; the riders are their brothers, and drive slowly. Whoever stops the first cart has an army by the evening (DC 14 Persuasion).',
      ],
    },
  ],
  steps: [
    'Look at {p1}.',
    'Find out at {p2} why the riders obey.',
    'Ask {B.full} about {A.full}.',
    'Find a way into {lair}.',
    'Put an end to {A.full} before {deadline}.',
  ],
};
