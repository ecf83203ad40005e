import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';
import { cutoffFrames, cutoffSides } from './delve-cutoff-frames.ts';

/** The party is cut off somewhere by nature: light and air run out, and one narrow way leads out. */
export const delveCutoff: MatterKernel = {
  id: 'delve-cutoff',
  sort: ['site'],
  tells: [
    { tasks: 'escape survive' },
    {
      says: 'swallow',
      objects: 'whale dragon worm beast fish kraken leviathan monster serpent giant turtle toad',
    },
    { nouns: 'party player hero adventurer', says: 'swallow strand maroon seal bury stick' },
    {
      tasks: 'survive escape',
      nouns:
        'avalanche storm island cave cave-in underdark ship belly whale mine tunnel ice glacier cavern pit wreck shipwreck flood desert volcano swamp jungle mountain cellar tomb crypt sewer',
    },
  ],
  tones: everyTone,
  escort: ['people'],
  fights: 'brood',
  lodgers: ['the blind ones', 'the pale hunters', 'the quiet ones'],
  frame: {
    ...cutoffFrames,
    sides: cutoffSides,
    labels: {
      clues: ['how it moves', 'what hunts here', 'the way to the narrows'],
      lair: 'The way out',
      suspects: 'Who is in here',
      talk: 'What the others say',
      truth: 'How one can get out',
      plan: 'What happens meanwhile',
      actOne: 'Act one: Inside {den.t}',
    },
  },
  scale: {
    deadline: [
      ['the last candle', 'the end of the lamp oil', 'the last hour of light'],
      ['the last candle', 'the end of the lamp oil', 'the last hour of light'],
      ['the last candle', 'the end of the lamp oil', 'the last hour of light'],
    ],
    ruin: [
      [
        'nobody sees the narrow way any more when it opens',
        'it is dark, and only one side in here can see in the dark',
      ],
      [
        'nobody sees the narrow way any more when it opens',
        'it is dark, and only one side in here can see in the dark',
      ],
      [
        '{num} people who are needed elsewhere are lost in the dark',
        'it is dark, and only one side in here can see in the dark',
      ],
    ],
  },
  roles: {
    G: [
      ["ship's carpenter", 'mule driver', 'cook'],
      ['second mate', 'mine surveyor', 'caravan doctor'],
      ['captain of the convoy', 'royal engineer', 'fleet surgeon'],
    ],
    A: [
      ['wool dealer', 'tax clerk', 'horse dealer'],
      ['ship owner', 'colonel on leave', 'mine owner'],
      ['admiral without a fleet', 'ambassador', 'crown treasurer'],
    ],
    B: [
      ['pearl diver', 'goatherd', 'lamp boy grown old'],
      ['harpooner', 'mountain guide', 'natural philosopher'],
      ['court naturalist', 'master pilot', 'royal hunter'],
    ],
    S: [
      ['stowaway', 'pedlar', 'deserter'],
      ['passenger without a name', 'smuggler', 'discharged gunner'],
      ['foreign agent', 'deposed governor', 'pardoned pirate'],
    ],
    T: [
      ['old sailor', 'prospector', 'pilgrim'],
      ['lost surveyor', 'hermit', 'retired pilot'],
      ['lost admiral', 'explorer', 'hermit scholar'],
    ],
    H: [
      ['cabin hand', 'rope boy grown up', 'runner'],
      ['topman', 'scout', 'climber'],
      ['scout of the guard', 'royal diver', 'signal officer'],
    ],
  },
  sites: [
    ['the high pocket', 'the dry shelf'],
    ['the old camp', 'the camp of the others'],
    ['the black water', 'the cold pool'],
  ],
  lair: { names: ['the narrows', 'the throat', 'the squeeze'], terrain: 'underground' },
  problem: [
    'With you {num} others were caught in it, {few} of them hurt. There is water, there is food for a while, and there is light for {days} days, if one is careful. From {town} nobody will come: nobody there knows where to look.',
    'When the noise was over and you had counted yourselves, there were others who called: {num} people, with what they had in their hands. Nobody in {town} knows that you are here. What there is of lamps and candles has been put in a heap; it will do for {days} days.',
  ],
  start: [
    [
      'It is dark, and somebody strikes a flint. In the spark one sees a hand; in the next a face, {G.full}, the {G.role}; in the third, further back and only for that moment, something pale that turns its head away from the light. "Nobody lights a second lamp," says {G.full}. "I have counted: {num} of us. Did anyone else count {num} and one?"',
      '@spark',
    ],
    [
      'Everything tilts. Barrels, people and a crying mule slide past you, towards a crack that was not there before, and out of the crack comes a breath of cold, good air. Then everything tilts back, and the crack is gone. "Did you smell that?" says {G.full}, the {G.role}, who holds on to you because there is nothing else. "That was outside. How long was that? Did anybody count?"',
      '@tilt',
    ],
  ],
  ask: [
    '{G} wants all of them out before {deadline}, the hurt ones too. "Find out when it opens and where. You have weapons, and you have not panicked. I share out the light: what do you need?"',
    '"It moves," says {G}, "and when it moves, it opens somewhere. Find that place, find out what else is in here, and come back and tell all of us, not only some. {A} is counting the boats already, and we have none."',
  ],
  rumours: [
    'Others were here before us; somebody has found a boot, older than any of us.',
    '{S} knew that it would happen, and had packed.',
    '{H} went ahead with a rope when it was still possible, and the rope is still tight.',
    'They do not come into the light; but they come as far as its edge.',
    '{A} has a lamp of {A.their} own, and oil, under the coat.',
  ],
  run: [
    [
      'The head that turned away had no eyes. It turned towards the voice of {G}, not from the spark (DC 12 Perception): they hear.',
      'start=spark',
    ],
    [
      "It was open as long as one can hold one's breath, and it will be so again in {few} hours (DC 12 Survival). Whoever marks where the barrels came to rest has a line that points to the place.",
      'start=tilt',
    ],
    'On the rope of {H} one can knock: one pull is yes. Asked whether there is air, it answers yes; asked whether {H} is alone, it answers nothing for a long time.',
    '{B} cannot walk, has seen such places before, and asks for everything that is found: shells, hair, stones.',
  ],
  gist: [
    '{fact}: it is so. {den} moves, every {few} hours, and each time the way out, {lair}, opens for a minute. To get through, the party has to know the hour (from {p1}), have the wedge (from {p2}) and get past {brood}, which hunt by ear, around {p3}. {A} has found {lair} as well and means to go through alone, with the light.',
  ],
  truth: [
    [
      "{fact}. It is nobody's plan: {den} is as it is. But it has a rhythm, and everything in here lives by it. Every {few} hours it moves; then {lair}, which is otherwise no wider than a hand, opens for about a minute, and air comes in. One person gets through, or two. With a wedge in it, it stays open, for as long as the wedge holds.",
    ],
    [
      '{years.s} years ago others were cut off here, and lived for a while at {p2}. They built the wedge, an oak beam with iron ends, and never used it: they could not agree who was to go last. {T} is the last of them, lives at {p1}, and thinks the voices of the newcomers are a dream.',
    ],
    [
      '{brood} came in by the same way, long ago, have no eyes, and sit around {p3}, where everything washes up. They follow sounds. {A}, who has lamp and oil, has noticed it, and has begun to talk loudly to the others before going off without a sound.',
    ],
  ],
  turn: [
    '{H} is through: outside, alone, at the other end of the rope, with a broken foot, and in sight of {town}. Whoever gets a message onto the rope (a rag, a knot, a word on bark) has help at {lair} from outside. {H} has not dared to pull more than once, because {brood} hear the rope.',
    'The wedge holds only once, and not for long: when it breaks, {lair} is shut for good. Somebody has to strike it free from inside when the last but one is through. {T} has known that for {years} years, and has only waited for somebody for whom it is worth it.',
  ],
  people: {
    G: [
      '{G} wants all of them out and has a list. {G} shares the light justly, and sleeps with the oil under the head.',
    ],
    A: [
      '{A} wants to get out, first, and believes that all the others are lost anyway. {A} would share for one sentence from somebody who is not afraid.',
    ],
    B: [
      '{B} cannot walk, understands {den} better than anyone, and talks to whoever carries {B.them}: the weight is forty steps at a time, the knowledge is worth a lamp.',
    ],
    S: [
      '{S} is suspected of having caused it. In truth {S} ran from somebody in {town} and packed for that; what is in the bag (rope, pitch, a saw) is what all of them need.',
    ],
    T: [
      '{T} is the last of those who were here before, has not talked for years, and knows the rhythm by heart. {T} answers to a song, sung very softly.',
    ],
    H: [
      '{H} went ahead, holds the other end of the rope, and is alive. {H} has enough breath for one shout, and saves it.',
    ],
  },
  looks: [
    [
      'A shelf above everything else, dry, with the smell of a person. Lines have been scratched into the wall, in bundles of {few}, thousands of them. In a niche sit {few} dolls of bone and rag around a shell, as at a table.',
    ],
    [
      'Hearths, {num} bowls, a row of hooks with nothing on them; everything is tidy, as if they were coming back. Across two trestles lies a beam of oak, with iron ends, three paces long, finished and oiled. On it lie lots, straws of different length, drawn and then left lying.',
    ],
    [
      'Black water without a ripple, and on the shore of it all that was ever lost in {den}: planks, bones, a figurehead, shoes. Between these things sit {brood}, quite still, and turn their heads to each drop that falls.',
    ],
    [
      'The walls come together here until only a slit is left, as high as three people and as wide as a hand. A draught comes through it, and goes. The rope of {H} runs into it, tight. On the floor are grooves: something heavy has been dragged here and away again, often.',
    ],
  ],
  todo: [
    [
      'The climb is DC 13 Athletics, in the dark, without calling to each other (each word brings {brood} one turn closer). {T} throws stones at first, and misses on purpose.',
    ],
    [
      'The beam weighs as much as four people can carry. It scrapes: whoever wants to move it silently needs pitch, rags or something that rolls (DC 13 Sleight of Hand by the group), or a noise elsewhere.',
    ],
    [
      'Past the water one gets by moving only when a drop falls (DC 13 Stealth by the group), or under water (DC 13 Athletics, {few} breaths). A dropped thing draws them all for a round.',
    ],
  ],
  clues: [
    [
      'Investigation :: reading the bundles of lines :: One for each movement, in bundles of {few}: after each bundle comes a longer one, in which {lair} stays open twice as long.',
      'Nature :: looking at the dolls :: They have no eyes and large ears. Whoever made them has lived beside {brood} and is alive.',
      'Perception :: holding a wet hand up :: The air comes in below and goes out above; it comes from {lair}.',
    ],
    [
      'History :: reading what is cut into the trestles :: "When it comes, in with it. It holds until it does not." Below are {num} names.',
      'Medicine :: looking at the oldest bones :: They were quiet people: all of them had their mouths bound at night. {brood} come to a snore.',
      'Investigation :: following the grooves of the beam :: They have tried it out, empty, {few} times: the grooves end at {lair}.',
    ],
    [
      'Survival :: watching the water before it moves :: It falls by a finger, a quarter of an hour before. That is warning enough.',
      'Animal Handling :: watching them :: They quarrel over what makes a noise, and lose interest in what is still. Two noises at once tear them apart.',
      'Perception :: feeling along the rope under the water :: It is tight, and leads past the far shore to {lair}. Somebody pulls at it, once.',
    ],
  ],
  lairUse: [
    'The wedge goes in when it opens (two people, DC 14 Athletics together, one try in each minute). It holds for {few} rounds; each round two people get through, or one who is carried.',
    'Whoever rings, throws or sings something away from {lair} draws half of {brood} there for two rounds; a mule is worth three.',
    'Pitch on the floor and one spark: a line of fire that {brood} do not see and that hurts them all the more ({hurt} fire damage to each that crosses it, DC 13 Dexterity half).',
    'Somebody outside who pulls the rope gives whoever is tied to it advantage on getting through, and takes them along even if they have lost consciousness.',
  ],
  tactics: [
    '{brood} come{brood.v} along the walls, always at the loudest, and drag{brood.v} it away to the water; whoever makes no sound in a turn (no speech, no blow, half speed) is not attacked until the next',
    '{brood} attack{brood.v} the wedge as well, because it creaks: after each round in which nobody is louder, it loses one of its rounds',
  ],
  parley: [
    '{A} stands in {lair} with the only burning lamp and could go. Called by name, quietly, and asked to hold the light for the others (DC 13 Persuasion), {A} stays, and counts aloud, so that {brood} turn to {A.them}. As to {brood}: what does not move is not there. All can get past them if each can be silent for as long as it takes.',
  ],
  clock: [
    ['One of the lamps is missing in the morning. {G} has all bags searched, and {A} helps.'],
    [
      'The shelf over {p2} comes down; the beam can still be got out, by crawling. {B} gets a fever.',
    ],
    [
      '{A} has talked everyone into singing, "for the courage", and is gone with the lamp. {brood} are among those who sing.',
    ],
    [
      'With {deadline} the light is gone. When {lair} opens the next time, nobody finds it but {A}.',
    ],
  ],
  after: ['{A} is the only one who comes to {town}, and tells that there was no one else; {ruin}.'],
  endings: [
    {
      heading: 'All out',
      text: [
        'The wedge holds, the count is right, and they lie in the daylight outside {den}, {num} and more, and cannot stop talking. {H} is carried to {town} on a door. *The price:* somebody struck the wedge free. There is one name more in the oak.',
      ],
    },
    {
      heading: 'Two by two',
      text: [
        "Without the wedge, at every movement two, for days, in silence, in the order of {G}'s list; the last ones by touch. *The price:* what {brood} took meanwhile, and that everybody knows now who pushed.",
      ],
    },
    {
      heading: 'Through the black water',
      text: [
        'Those who can dive follow the rope, down and up again, and come out beside {H}; from there they open {lair} with mules and ropes, from outside. *The price:* those who could not dive have waited for a day, in the dark, next to {brood}, in {den}. They do not talk about it.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        "The last light in {den} goes out. From now on one finds {lair} by the draught alone, with a hand on the next one's shoulder, and without a word; {T}, who has never needed light, goes first.",
      ],
    },
  ],
  steps: [
    'Find out what else is in here.',
    'Find the place that opens, and when.',
    'Find something that keeps it open.',
    'Get everyone out before {deadline}.',
  ],
};
