import { everyTone } from '../../tones.ts';
import { shipFrame } from '../ship-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/** The dead walk on a ship at sea. Salt from a burial ground does it, and fresh water ends it; A will not let it end. */
export const deadShip: MatterKernel = {
  id: 'dead-ship',
  sort: 'claim',
  plight: 'ship',
  tones: everyTone,
  frame: shipFrame,
  escort: ['undead'],
  roles: {
    A: [
      ["ship's doctor", 'spice merchant on board'],
      ["ship's physician", 'natural philosopher on board'],
      ['physician of the fleet', 'court alchemist on board'],
    ],
    B: [
      ['first mate', 'helmsman', 'sailmaker'],
      ['first officer', 'pilot', 'captain of marines'],
      ['flag captain', 'commander of the marines', 'pilot of the fleet'],
    ],
    S: [
      ['passenger with a long box', 'travelling puppeteer'],
      ['foreign anatomist', 'passenger with a sealed coffin'],
      ['foreign envoy with a sealed coffin', 'banned scholar'],
    ],
    T: [
      ["ship's cook", 'cabin steward', 'lamp trimmer'],
      ["ship's cook", 'purser', 'sailing master'],
      ['cook of the admiral', 'purser of the fleet', 'signal officer'],
    ],
    H: [
      ['boatswain', "carpenter's mate", 'gunner'],
      ['boatswain', 'master gunner'],
      ['master gunner', 'sergeant of marines'],
    ],
  },
  sites: [['the upper deck'], ["the captain's cabin"], ['the galley']],
  lair: { names: ['the lowest hold of the ship'], terrain: 'water' },
  problem: [
    'It lies {few} miles off the coast, without a helmsman, and drifts nearer. {B.full}, the {B.role}, holds the forecastle with {num} of the crew and passengers, and signals with lanterns, each night with fewer. What is between them and the stern was the rest of the crew.',
    'A boat has brought three of the crew to {town}, and a letter of {B.full}, the {B.role}: {num} are alive, on the forecastle, behind nets and barrels. Everyone else is up again, and does not answer. The current drives the ship towards the harbour of {town}, and there is nobody at the helm.',
  ],
  start: [
    [
      'The pilot boat of {town} goes alongside without a sound. Above you hang the anchor, a [shoe|cap] on a rope, and very many hands, over the rail, like washing. "Not there," calls {B.full}, the {B.role}, from the bow, and lets down a net. "They do not climb, as long as they do not hear you. {few} strokes [to the left|further]. And if {G.name} has given you fresh water, hold on to it." [A drop|A splash] of rain falls on one of the {num} hands, and it opens and does not close again.',
      '@hands',
    ],
    [
      'The ship\'s bell strikes the watch, exactly, as on any good ship. It is a dead sailor who strikes it. You lie behind a hatch on the deck of the ship, put there by {G.full}, the {G.role}, and the pilots of {town}, and watch {num} of the crew go about their work: they haul at ropes that are no longer there, and swab a deck that is red with rust. "They do what they always did," whispers {B.full}, the {B.role}, beside you. "Until they smell that one is warm."',
      '@watch',
    ],
  ],
  ask: [
    '{G} wants those on the forecastle brought off alive, and the ship kept out of the harbour. "At {deadline} the current has it here, and then {town} has on land what is on board there. End it out at sea. What caused it nobody in {town} knows: find out on board."',
    '"There are {num} people out there, and I know most of them," says {G}. "Get them off, put an end to it, and do so before {deadline}: then the ship strands, at the feet of {town}. If nothing else is left, sink it. I would rather not have to write those letters."',
  ],
  rumours: [
    '{S} came on board with something that was heavy and did not like light.',
    'Whoever is bitten has {few} days, and a thirst that no beer in {town} helps against.',
    'The dead out there do not go on deck in the rain; one can see it from the lighthouse of {town}.',
    '{A} has a remedy and has been trying it out for days, down below.',
    '{few.t} rats swam ashore from it, and went straight to the horse trough of {town}.',
  ],
  run: [
    [
      'Where the rain fell on the hand, a white crust has gone: salt (DC 12 Nature or Medicine).',
      'start=hands',
    ],
    [
      'The dead sailor at the bell has salt in the beard, black and coarse, and none of it comes from the sea (DC 12 Perception).',
      'start=watch',
    ],
    'They hear badly and smell well: warm people within 20 feet are noticed, unless they are wet with sea water (DC 12 Stealth then suffices). {B} has the whole forecastle splashed each hour.',
    'A cup of fresh water in the face of one of them (an attack against AC 12) makes it lie down for a minute; a bucketful ends it. There are {few} casks left on the forecastle, and {num} people who drink from them.',
    'Whoever has been bitten is thirsty, and after {few} days thirsty for salt; with nothing but fresh water for a day it passes (DC 13 Medicine to find out).',
  ],
  gist: [
    '{town} has heard right: there is a zombie outbreak on the ship. The meat was salted with black salt from a drowned burial ground, and {few} who had eaten of it died and got up again; fresh water ends it. {A}, who brought the salt on board, sits with all that is left of it in {lair}, beside {tansy}, who died on the first night, and does not let it end.',
  ],
  truth: [
    [
      '{A} had bought {num} sacks of black salt, cheap, from people who dig where an old burial ground has sunk into the sea, and sold a third of them to the galley: meat keeps in it for years. That the rest of a person keeps in it as well was not written on the sacks. {T} salted the meat, and tasted none of it, for want of teeth.',
    ],
    [
      'When a fever came, {few} died of it in one night, and got up before the watch was over. The zombie outbreak went from deck to deck in a few hours. Among the first was {tansy}, for whom {A} had made the voyage. {A} carried {tansy} down to {lair}, and feeds what is sitting there with salt, because it turns its head when it hears its name.',
    ],
    [
      'Fresh water washes the salt out, and then they are at peace. Rain does so, slowly; a cask at once. The river that comes out at {town} would do so best: in its mouth, behind the sandbar, all water is fresh. A ship that is brought in there and lets it into its holds has no more zombie outbreak within minutes. It needs a helmsman, a sail and the bar at high tide, and {few} people who keep the deck clear for so long.',
    ],
    [
      '{H} lives as well, and obeys {A} for a promise: the cure for a bite in the arm. {H} has cut the halyards and holed the boats, so that nobody leaves before it is found. At {deadline} the ship strands in salt water below the walls of {town}, and {A} wants it to: on land there is more salt to be had.',
    ],
  ],
  turn: [
    '{tansy} does not turn the head at the name, but at every sound of this length. {A} has known it for two nights. Whoever says another name of the same length down there (DC 13 Insight to notice it before) shows it to {A} so that it can no longer be unknown.',
    '{S} is the only one on board who has what is needed: the long box is full of ice, from a mountain, a gift for somebody in {town2}, and melts: {few} casks of fresh water. {S} has said nothing for fear of being thrown overboard along with it.',
  ],
  people: {
    G: [
      '{G} wants the living off and the ship kept out, and has had the harbour chain of {town} oiled.',
    ],
    A: [
      '{A} wants {tansy} back, and a few days more. {A} is polite, has not slept, and offers everyone salt meat.',
    ],
    B: [
      '{B} wants no one else to be left behind. {B} can bring the ship over the bar, if somebody gets {B.them} to the helm.',
    ],
    S: [
      '{S} wants to keep the box shut and to be forgiven for it. {S} noticed that the dead walk around the puddle below it.',
    ],
    T: [
      '{T} salted the meat from the sacks of {A}, has counted who ate of it, and who did not, and dares to say so only in the galley, with the door shut.',
    ],
    H: [
      "{H} wants the arm to stop hurting. {H} does not know that water would help, and drinks {A}'s brine.",
    ],
  },
  looks: [
    [
      'Rope, rust and wet canvas, and {num} of the crew at their work, each at the old place. Who used to be friends still stands together. From the rail one sees {town}, a little larger than yesterday.',
    ],
    [
      'A table laid for {few}, a log that ends in the middle of a word, and the captain, who sits behind it and dips a dry pen again and again. Sea charts hang on the walls; on one the river mouth of {town} has been coloured blue, the rest is grey.',
    ],
    [
      'Pots on hooks, a cold stove, barrels of meat, and on the floor salt, black and coarse, in which there are no footprints: the dead walk around it as others around a good fire. {T} lives in the bread locker.',
    ],
    [
      'Knee-deep brine, as warm as a hand, sacks up to the deck beams, and a lantern. On a chair of sacks sits {tansy}, in a clean dress, with combed hair, and {A} reads aloud. Around them stand those of the zombie outbreak who have come to listen, {few} deep.',
    ],
  ],
  todo: [
    [
      'To get across, the party can go with the watch, slowly, at a rope, soaked in sea water (DC 13 Stealth or Performance by the group), swing over them (DC 13 Acrobatics), or set off the bell at the stern, to which they all go (DC 12 Athletics to throw something that far).',
    ],
    [
      'The captain lets nobody look at the log without a report. A proper one, with time, wind and losses (DC 12 Performance or History), is heard to the end and dismissed with a nod; then the cabin is free for {few} minutes.',
    ],
    [
      "The dead cook's mates chop what is not there. One has to get past the knives (DC 12 Acrobatics, {sting} damage on a failure), or call for dinner from outside (DC 12 Deception): then they carry empty bowls on deck.",
    ],
  ],
  clues: [
    [
      'Nature :: looking at where they do not tread :: They walk around each puddle of rain, and through each one of sea water. It is fresh water that they avoid.',
      'Insight :: watching whom they let pass :: {H} goes through the middle of them every evening, with a sack and a white bandage, by order of {A}.',
      'Perception :: listening at the deck :: Somebody reads aloud, below everything, in {lair}.',
    ],
    [
      'Investigation :: reading the end of the log :: "All who ate of the new salt meat. I had {few} plates. It is not a plague, it is the sa" and no more.',
      'History :: comparing the cargo list :: {num} sacks of black salt, "remedies", on the account of {A}; a third sold to the galley.',
      'Investigation :: looking at the plan of the decks :: In {lair} a room has been marked off, in the hand of {A}: "do not flood".',
    ],
    [
      'Medicine :: putting a drop of water on the meat :: Where it falls, the meat goes grey and old within a breath. The salt kept it, and holds more than meat.',
      'Insight :: asking {T} through the door of the bread locker :: "{A} came for more salt, after that night, and asked what I thought about names."',
      'Survival :: following the trail of black grains :: It goes down {few} ladders, and ends at the hatch of {lair}.',
    ],
  ],
  lairUse: [
    'The bilge pump can be turned round (two actions, DC 13 Athletics): in the river mouth it lets fresh water in, and each round {few} of the dead sit down in it; at sea it brings more brine, and everyone here is slowed.',
    'A sack slit open (one action) lays a line of salt which none of the dead crosses without stopping to lick at it: each of them loses a round, and {A} shouts at them.',
    'The lantern hangs over powdered salt. If it falls (AC 13), the brine burns blue for two rounds, {sting} fire damage to whoever stands in it, DC 13 Dexterity saving throw for half; {tansy} does not move.',
  ],
  tactics: [
    "{A} does not leave the chair of {tansy}, throws salt into the brine to call more of the dead up (one action, and one more comes), and begs between the blows; {H} looks at the party's water, and at the arm, and back",
  ],
  parley: [
    '{A} has to hear it from somebody who has lost someone as well (DC 13 Persuasion; none for a character who tells of it truly). Then {A} asks for a cup of water and gives it to {tansy} {A.themself}.',
    'For a promise that {tansy} will be buried on land, under a name, {A} gives up the sacks and says how it is ended (DC 13 Persuasion). {H} has to be told about the water first, or will not let anyone go.',
  ],
  clock: [
    ['{H} holes another boat, and {A} sends a barrel of salt meat to the forecastle, as a gift.'],
    [
      '{A} has {H} cut the net on the lee side, and the dead learn that there is a way to the forecastle.',
    ],
    [
      '{H} breaks the last rudder chain by order of {A}; from now on the ship goes only where the current wants.',
    ],
    [
      'At {deadline} the ship strands below the walls of {town}, and the first of them climb over the rail.',
    ],
  ],
  after: [
    'By evening the zombie outbreak is in the lanes at the harbour, where every house has a barrel of salt; {ruin}. {A} is seen in a cart, with {tansy}, on the road to {town2}.',
  ],
  endings: [
    {
      heading: 'Over the bar',
      text: [
        '{B} brings the ship over the bar at high tide, the pumps are turned round, and the river comes in. One after another those of the zombie outbreak sit down, as after a long watch. {num} of the living go ashore in {town}, by the gangway. {A} carries {tansy}, and nobody helps or hinders.',
      ],
    },
    {
      heading: 'Sunk',
      text: [
        '{num} of the living are off, and the ship goes down in deep water. *The price:* sea water ends nothing: the zombie outbreak is now at the bottom, with its work, and in calm nights fishers of {town} hear a bell strike the watch. {A} went down with it, reading.',
      ],
    },
    {
      heading: 'Off in the boats',
      text: [
        'The party gets {B} and the others off, and the ship drifts on. *The price:* the bitten among them need fresh water for a day, and nobody has told them; and there is still time before {deadline}, but no one is on board to use it.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The ship lies on the beach like a broken basket. Those of the zombie outbreak walk up to {town}, each to the house in which that sailor once lived, and knock. It has begun to look like rain: whoever holds the doors until then (and opens no barrel of salt) has not lost yet.',
      ],
    },
  ],
  steps: [
    'Get on board, and reach {B.full} on the forecastle.',
    'Find out what keeps the dead on their feet.',
    'Bring the living off.',
    'End it before the ship strands at {deadline}.',
  ],
};
