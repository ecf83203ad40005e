import type { PlacePosition } from './place-trait.ts';

const list = (words: string): readonly string[] => words.split(' ');

/** Below something: `beneath the lake`. */
const below = /^(?:under|beneath|below|underneath)$/;

/** Positions in, on and by water, ice and wet ground. */
export const positionsByWater: readonly PlacePosition[] = [
  {
    id: 'under-water',
    words: list('water waters sea ocean lake river waves seabed surface'),
    before: list('underwater undersea'),
    after: below,
    look: [
      'shoals that turn in front of it like one mirror',
      'a light from above that takes its time to come down',
      'anchors, overgrown, on chains that lead up out of sight',
    ],
    known: [
      'It lies under water. {town} lends out collars of shell in which one can breathe, and keeps a pledge for each.',
      'One sinks down to it along a rope from a boat of {town}, and breathes what is in the bell above the way in.',
    ],
    senses: [
      'Every sound comes from all sides, «also those of {town}, »and a whale answers some of them; it tastes of iron.',
      'Pearls of air rise along the walls with the noise of low talk«, and break far above near {town}»; it tastes of salt and lamp oil.',
    ],
    feature: [
      'What is let go here rises, and what is dropped takes as long as three breaths to the ground.',
      'The current sets in at a fixed hour, and carries off whoever does not hold on.',
    ],
    checks: [
      ['Athletics', 'swimming against the current at the way in'],
      ['Survival', 'reading when the current will turn'],
    ],
  },
  {
    id: 'island',
    words: list('island islands isle isles islet archipelago atoll skerry'),
    before: list('island'),
    look: [
      'a landing stage with one boat, and rings for nine',
      'a beach of shells that cannot be crossed without a noise',
      'a fire basket on the side from which help would come',
    ],
    known: [
      'It lies on an island. The boat from {town} goes twice a week, «and back, »and everyone who has been brought over is written down.',
      'At low water one could walk across from {town}, if one were quick, and crosses along the way are for those who were not.',
    ],
    senses: [
      'Waves come from all sides«, and the bell of {town} from one, in a good wind»; it smells of salt and seals.',
      'Gulls quarrel about everything that is carried ashore« from {town}»; it smells of weed.',
    ],
    feature: [
      'The only boat has a chain and {K} the key.',
      'A smoking fire here brings half of {town} in its boats within an hour.',
    ],
    checks: [
      ['Athletics', 'swimming ashore on the side without a landing'],
      ['Nature', 'reading the tide'],
    ],
  },
  {
    id: 'lake',
    words: list(
      'lake pond pool lagoon loch mere tarn reservoir raft rafts barge barges houseboat houseboats boats',
    ),
    before: list('lake lakeside'),
    look: [
      'a causeway just under the water, marked with white stones for those who know it',
      ['rings in the wall for boats, the lowest of them dry and the highest green', 'make!=open'],
      ['its picture in the water, in which one window more is lit', 'make!=open'],
      'reeds on all sides, with one lane cut through them',
    ],
    known: [
      'The lake is on every side of it that counts: one comes by boat from {town}, and is seen all the way.',
      'In a hard winter one walks to it from {town} across the lake, and in a mild one people have tried.',
    ],
    senses: [
      'Water laps at the stones, «a bittern calls, »and {town} sounds as near as the next room; it smells of reeds.',
      'Mist from the lake deadens every step, «and the bell of {town} with them; »it smells of pike and wet rope.',
    ],
    feature: [
      'A chain lies under the water from shore to shore«, and can be wound up».',
      'Mist rises from the lake at dusk, and for half an hour no boat can be seen« from {town}».',
      'There is a water gate through which a boat can slip in« with its rowers lying flat».',
    ],
    checks: [
      ['Athletics', 'swimming to the water gate'],
      ['Perception', 'following the white stones under the water'],
    ],
  },
  {
    id: 'coast',
    words: list(
      'sea ocean coast shore beach cape harbour harbor bay cove docks dock pier reef shoals tide waves water waterfront',
    ),
    before: list('coastal seaside sea clifftop tidal harbour harbor'),
    look: [
      'spray on everything that faces the water, and salt flowers where it has dried',
      'a stair in the rock whose lowest steps are wet',
      'a lamp that is turned to the sea, with a shutter on the side of the land',
    ],
    known: [
      'The sea takes a yard of ground from it every year, and {town} has stopped counting the yards that are left.',
      'Ships for {town} steer by it, and it has been paid more than once to be dark.',
    ],
    senses: [
      'The sea strikes below, and after each seventh wave something small falls down; it smells of weed«, and of the fish of {town}».',
      'Gulls and ropes, «and a bell on a buoy off {town}; »it smells of tar and salt.',
    ],
    feature: [
      'A boat can lie unseen below it«, at low water only».',
      'Whoever is pushed over the edge lands in deep water, if the tide is in.',
    ],
    checks: [
      ['Athletics', 'climbing up from the water'],
      ['Nature', 'telling when the tide will shut the way'],
    ],
  },
  {
    id: 'river',
    words: list('river stream creek brook waterfall falls rapids canal delta ford bridge estuary'),
    before: list('river riverside'),
    look: [
      'a mill wheel without a mill, turning',
      'planks laid from stone to stone, with one of them new',
      'marks cut into a post, one for the water of each bad year',
    ],
    known: [
      'Every boat to {town2} goes by below it, and its crew is asked for news and for something else.',
      'When the river is high one gets to it from {town} by a rope and a basket, and pays for both.',
    ],
    senses: [
      'The river talks without a stop, «and carries off what is said here as far as {town2}; »it smells of wet stone.',
      'Water roars so loud that people «from {town} »speak with their hands here; it smells of moss.',
    ],
    feature: [
      'A chain can be drawn across the river, and stops whatever floats.',
      'What falls into the water here is found at a bend below {town}, by the same old woman each time.',
    ],
    checks: [
      ['Athletics', 'crossing against the current'],
      ['Survival', 'finding the shallow place'],
    ],
  },
  {
    id: 'ice',
    words: list('ice snow glacier tundra winter north frost snowfield arctic pole'),
    before: list('frozen icy snowbound arctic snowy ice'),
    look: [
      ['windows of ice, cut thin, with a lamp behind one of them', 'make!=open'],
      [
        'a tunnel of snow up to the door, with somebody\u2019s hand print all along it',
        'make!=open',
      ],
      'a row of poles in the snow, each with a rag of another colour',
      'a thing in the ice, too deep to be cut out and too clear not to be looked at',
    ],
    known: [
      'The snow closes the way from {town} for half of the year. Whoever is here then is a guest until spring.',
      'Nothing that is dropped here is lost: {town} digs it out in May, and knows whose it was.',
    ],
    senses: [
      'The ice cracks like a whip at sunset, «and dogs in {town} answer; »it smells of cold iron.',
      'Snow swallows each word, «and {town} might be a hundred miles away; »it smells of smoke and seal fat.',
    ],
    feature: [
      'A shout at noon brings down the snow from the slope« on the side of {town}».',
      'The ice bears two people here, and three nowhere.',
    ],
    checks: [
      ['Survival', 'finding the way by the wind in the snow'],
      ['Perception', 'hearing how thick the ice is'],
    ],
  },
  {
    id: 'swamp',
    words: list('swamp marsh marshes bog bogs fen fens mire bayou mangroves moor moors heath'),
    before: list('swamp marsh bog moor'),
    look: [
      'posts under everything, and one of them sunk deeper than the rest',
      'a path of bundled sticks that ends a jump before the door',
      'lamps on poles, one of which stands where there is no way',
    ],
    known: [
      'There is one dry way to it from {town}, which moves; {K} sets out the sticks each morning and takes them in at night.',
      'Whoever leaves the path is pulled out with a pole that hangs ready, if {K} likes them. {town} keeps friends with {K}.',
    ],
    senses: [
      'Frogs stop all at once, «as they do in {town} before a storm, »and go on; it smells of peat.',
      'Gas bubbles up and bursts with a sound like a word; it smells of rot and mint«, and after a day so does {town}».',
    ],
    feature: [
      'Lights go over the swamp at night« towards {town}», and a hooded lamp can pass for one of them.',
      'The mud holds a person to the waist«, and lets go of boots before feet».',
    ],
    checks: [
      ['Survival', 'testing the ground one step ahead'],
      ['Nature', 'telling firm moss from the other sort'],
    ],
  },
];
