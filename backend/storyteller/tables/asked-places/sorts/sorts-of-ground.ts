import type { PlaceSort } from '../families/place-family.ts';
import { plotOf } from '../families/place-plot.ts';

/** Temples, caves, bridges and gardens of which an idea says no more. */
export const sortsOfGround: readonly PlaceSort[] = [
  {
    id: 'temple',
    noun: /\b(?:temple|shrine|wayshrine|church|chapel|cathedral|sanctuary|basilica)$/,
    tells: [],
    keeper: ['priest', 'high priest', 'patriarch'],
    look: [
      'columns like a wood, and between them light in which dust goes up',
      'an altar of one stone, hollowed out by touching, with a cup on it',
      'a wall of small tablets with thanks, and one on which the thanks have been scratched out',
      'lamps on chains, {num} of them, and a boy with a pole who knows each by name',
      'a flight of steps worn in the middle, which the old go up on their knees',
    ],
    known: [
      'People from {town} come with what cannot be told at home; some leave a candle, and some leave what they cannot carry.',
      'At dusk the great door is closed with a bar, and opened again at once for anyone who knocks three times.',
    ],
    senses: [
      'Somebody sings one line, and the walls finish it; it smells of wax, cold stone and old flowers.',
      'Sandals, a cough, the chain of a lamp; and the quiet of many people who want something.',
    ],
    feature: [
      'In the apse a whisper is heard at the door, and nowhere between.',
      'Behind the altar a stair goes down to the oldest part, which is dry, round and locked.',
      'The great bell calls all of {town} within half an hour.',
    ],
    checks: [
      ['Religion', 'joining in the rite without a mistake'],
      ['Insight', 'telling those who pray from those who watch'],
    ],
    done: [
      'There are a morning rite, an evening rite, and soup between them for whoever asks.',
      'Vows are taken, names given and the dead washed; {K} writes all three into one book.',
    ],
    plots: [
      plotOf({
        id: 'temple-1',
        absent: ['acolyte', 'keeper of the relic', 'blind seer'],
        guest: ['benefactor of the temple', 'pilgrim of high rank', 'inquisitor'],
        wants: [
          'preaches on doubt, to the surprise of all, and cannot stop',
          'holds the cup with both hands and no longer drinks from it',
        ],
        seeks: [
          'has paid for a new shrine of silver, and is in charge of the key to it',
          'asks each of the healed which leg it was, and is not content with the answer',
        ],
        hooks: [
          'The holy thing of {site} has stopped doing what it did for {years} years; {K} pays {coins} gold pieces to learn why, before the feast on {deadline}.',
          '{V} cried out in the middle of the rite, "That is not it!", and has been "in retreat" since then, behind a locked door.',
          'A relic is on sale in {town2} which can only be in {site}, where one can see it every day.',
        ],
        trace: [
          'Moths settle on the shrine of silver; they never used to come near the old one.',
          'At the elevation {K} closes both eyes.',
          'A tablet on the wall is new, is dated years ago, and names {B} as healed.',
        ],
        truth:
          'What lies in the silver shrine is a copy. {B} had the relic exchanged when the shrine was given, and sells its power by the hour to the rich of {town2}; it grows weaker with every client. {V}, who had known it by touch since childhood, noticed at once, and is kept drugged in the guest house of {B}. {K} felt it, too, and takes the emptiness for the loss of {K.their} own faith: a priest who cannot believe any longer does not dare to ask for a test.',
        finds: [
          [
            'Religion',
            'praying before the shrine with closed eyes',
            'there is nothing there; and there is something, faint and hurt, in the direction of {town2}',
          ],
          [
            'Investigation',
            'looking at the hinges of the shrine',
            'it opens at the back as well, and has been opened with an oiled key',
          ],
          [
            'Persuasion',
            'telling {K} that one has felt nothing',
            '{K} sits down on the steps, laughs, and weeps: "Then it is not me"',
          ],
        ],
        later: [
          'On {deadline} {num} sick people come to be healed, nothing happens, and {B} has somebody ready to blame (use <Cultist, Tough, Cultist Fanatic, Priest, Assassin>).',
        ],
        ways: [
          'The relic heals whoever carries it home, as it likes to go home. It is kept in a bath house in {town2}, behind a curtain.',
          '{V} can tell the true one from a hundred copies, blindfolded, before all the people.',
        ],
      }),
      plotOf({
        id: 'temple-2',
        absent: ['bell ringer', 'former priest', 'old temple guard'],
        guest: [
          'preacher from the market place',
          'mason on the scaffold',
          'family with an old claim',
        ],
        wants: [
          'has moved all rites to the daytime and sleeps across the stair at night',
          'answers "not yet" to someone who is not to be seen',
        ],
        seeks: [
          'works on the roof by day and, quietly, on the floor by night',
          'says that the people have a right to see what is below, and gathers a crowd a day',
        ],
        hooks: [
          'A voice from below answers those who pray at night, kindly, and with advice that works; {body} of {town} pays {coins} gold pieces to know whose it is.',
          '{V} would not ring the bell any more, walled up the way to the rope, and has disappeared in the oldest part.',
          'The party is asked to carry a stone from {site} to {town2}, and to keep it in the light, whatever it says.',
        ],
        trace: [
          'The floor of the apse is warm, and snow does not lie on the roof above it.',
          'There are {few} seals on the stair, and {few} cracks, and one of these is new.',
          'Those who pray at night come out happy, and have forgotten a name.',
        ],
        truth:
          'The temple was built as a lid. Below sits one who was called a god once, and is not; it lives on names, and asks in return no more than one from each. The bell keeps it asleep. {V} learned from its first victims what it takes, and sits below to talk to it, so that it need not talk to others: {V} has hardly any names left. {B} has been promised a kingdom if the seals are broken. {K} got {K.their} own child back from it, when all doctors had given up, and knows what is owed.',
        finds: [
          [
            'Religion',
            'asking the voice to praise any god at all',
            'it praises itself, very modestly',
          ],
          [
            'History',
            'reading the first line of the temple\u2019s book',
            '"We have not raised a house to it, but put one on top"',
          ],
          [
            'Perception',
            'going down as far as the third seal',
            'two voices are heard, and one asks: "And what was the street called where you were born?"',
          ],
        ],
        later: [
          'On {deadline} the last seal goes, and it comes up in the middle of the rite to thank everyone by name (use <Shadow, Specter, Night Hag, Chain Devil, Rakshasa>).',
        ],
        ways: [
          'The bell works as well as ever. The rope is behind a wall of one brick, and {V} has left the hammer there.',
          'It must give back what it took if it is called by its own name, which is the one word that it never asks for.',
        ],
      }),
    ],
  },
  {
    id: 'cave',
    noun: /\b(?:cave|caves|cavern|caverns|grotto|underdark|tunnels?)$/,
    tells: [],
    keeper: ['guide', 'warden of the caves', 'royal warden of the caves'],
    look: [
      'a mouth that breathes out in the morning and in at night',
      'pillars where drip and stone have met, and one pair that lacks a finger\u2019s breadth',
      'handprints on the wall, all left ones, and a last one that is wet',
      'a lake without a shore, with a boat on a rope that leads out into the dark',
      'a ceiling of stars that move if one claps',
    ],
    known: [
      'People from {town} have hidden there in three wars, and nobody has ever been found; nor, in one case, come out.',
      'One counts one\u2019s steps there aloud, and turns back when the echo begins to count as well.',
    ],
    senses: [
      'Water falls drop by drop into something deep, and it is always as cool as a cellar; it smells of wet clay.',
      'Wings rustle, stones tick, and far in there something shifts its weight.',
    ],
    feature: [
      'A loud noise brings down stones from the third chamber, and from no other.',
      'There is a way round the lake, for those who can breathe out and go sideways.',
      'The draught shows the way out to anyone with a feather.',
    ],
    checks: [
      ['Survival', 'finding the way back by the draught'],
      ['Athletics', 'getting through the narrow place with a pack'],
    ],
    done: [
      'Cheese, powder and now and then a person are kept there for the cool and the quiet.',
      'Visitors are led as far as the lake, and {K} puts out the lamp there for a moment, for an extra copper.',
    ],
    plots: [
      plotOf({
        id: 'cave-1',
        absent: ['cave painter', 'bat hunter', 'singer of echoes'],
        guest: [
          'student of stones with a hammer',
          'hunter of trophies',
          'hermit who has moved out',
        ],
        wants: [
          'leads everybody in by a new way, and sings very loudly at one bend',
          'has let the boat drift, on purpose, and says that it was stolen',
        ],
        seeks: [
          'lays out meat, and asks how large the opening is at its narrowest',
          'has left a dwelling in there after {years} years, in one night, and sleeps with a light',
        ],
        hooks: [
          'Cattle walk into {site} by themselves at night and lie down; {town} pays {coins} gold pieces to have it ended.',
          '{V} went in to finish a picture on the wall, and the picture can be seen to grow, day by day, though no one has come out.',
          'An earthquake has opened a new chamber, and those who looked in will not say anything but "beautiful".',
        ],
        trace: [
          'The newest drawings show people from above, and from quite high up.',
          'On the meat of {B} the flies do not settle.',
          'A hum begins at dusk that one feels in the teeth, and all who hear it turn their heads.',
        ],
        truth:
          'In the new chamber something hatched that had slept in the rock: it is the last of its kind, calls for its mother with the only song that it knows, and cows take it for theirs. {V} sits with it, paints for it, and teaches it quieter songs. {B} has sold it already, stuffed, to a hall in {town2}. {K} has seen its footprint and remembers a tale in which the mother is not dead, but only underneath, and listens.',
        finds: [
          [
            'Nature',
            'feeling the hum with a hand on the wall',
            'it is answered, from very far below, once in a while',
          ],
          [
            'Investigation',
            'reading the drawings as a letter',
            'they say: it is young, it is afraid of lamps, do not let him bring the net',
          ],
          [
            'Stealth',
            'going to the new chamber without a light',
            'something large and warm lays its chin on one\u2019s shoulder',
          ],
        ],
        later: [
          'On day {days} {B} goes in with nets and hired hands; it cries out, and the mother comes (use <Owlbear 700, Ettin 1100, Bulette, Behir 7200, Purple Worm>).',
        ],
        ways: [
          'It has to be led down to her, through the narrow place, in the dark, singing. It is shy, and would follow {V}.',
          'The cows like the other song just as well, the one that {V} knows, and would walk home again.',
        ],
      }),
      plotOf({
        id: 'cave-2',
        absent: ['smuggler', 'searcher for the old spring', 'deserter'],
        guest: [
          'trader in mushrooms',
          'sergeant in search of a deserter',
          'woman who waits at the entrance',
        ],
        wants: [
          'knows the cave by ear, and lately gets lost in it on purpose',
          'takes bread inside by the basket and brings out clay figures by the dozen',
        ],
        seeks: [
          'looks at the ceiling of each chamber for a stain, and at the feet of each visitor',
          'has sat before {site} since the spring, knitting something with many arms',
        ],
        hooks: [
          'The spring of {town} rises in {site}, and since market day it has tasted of iron; {body} pays {coins} gold pieces to have it followed to its source.',
          '{V} hid in the cave from the law, and now the law, in the person of a shaking clerk, begs the party to fetch {V} out quickly.',
          'A clay figure from {site} has been sold that has the face of one of the party, and a crack across the chest.',
        ],
        trace: [
          'Water drips upwards at one place, for the length of a breath.',
          'In the deepest niche there is a shelf with clay people, a village of them, with lamps.',
          'The clay of the path takes every print but those of {K}.',
        ],
        truth:
          'Far inside a clay folk is at work, made long ago by a lonely hermit to keep him company; he died, and they go on making one another out of the same clay, which is nearly used up. They have begun to dam the spring for more. {V} fell among them, is being treated as a king, and would rather be hanged. {B} knows that what lies at the bottom of their basin is no stone, but the hermit\u2019s book of how it is done. {K} is one of theirs, the first that was sent out, and rinses no hands in company.',
        finds: [
          [
            'Investigation',
            'comparing the clay of the figures with the banks of the spring',
            'it comes from below the source, from a basin that is dug wider each day',
          ],
          [
            'Perception',
            'shaking hands with {K} in the rain',
            'a thumb print stays behind, on {K}',
          ],
          [
            'Insight',
            'letting the clay folk show their village',
            'there is an empty throne in each house, and they look at the party hopefully',
          ],
        ],
        later: [
          'On {deadline} the dam holds, {town} is dry, and {B} takes the book by force (use <Animated Armor, Gargoyle, Clay Golem>).',
        ],
        ways: [
          'There is clay enough behind {town}, in the old brickworks, and a folk that never sleeps would pay for it in bricks.',
          'If someone tells them that he is dead, and stays while they understand it, they let {V} and the water go.',
        ],
      }),
    ],
  },
  {
    id: 'bridge',
    noun: /\b(?:bridge|toll bridge|causeway|viaduct|ford|aqueduct)$/,
    tells: ['monsters'],
    keeper: ['toll keeper', 'bridge master', 'warden of the bridge'],
    look: [
      'nine arches, of which each has been built by another hand, and the middle one by none that one knows',
      'a toll house in the middle, with a window on either side and a pot of geraniums',
      'a statue on each pier, looking down, and one that looks up',
      'a rope with a bucket, for those who sail below and want news',
      'a groove along the parapet where {few} generations have run a finger for luck',
    ],
    known: [
      'Whoever crosses pays with what is written on the board; it has been coins for some years now, and was other things before.',
      'No one has ever fallen from it, {town} says, and looks down all the same.',
    ],
    senses: [
      'Water talks in each arch in another voice, and under the middle one it is silent; it smells of wet stone.',
      'Hooves, wheels, a bell; and, when all is still, a knocking from within a pier.',
    ],
    feature: [
      'The keystone of the middle arch can be reached by a ladder inside the pier.',
      'The gate in the toll house closes both ways at once.',
      'From the parapet to the water it is the height of {few} houses, and deep.',
    ],
    checks: [
      ['Persuasion', 'paying with something that is not on the board'],
      ['Athletics', 'climbing from the parapet to the foot of a pier'],
    ],
    done: [
      'Tolls are taken, carts are weighed, and those who have quarrelled meet in the middle.',
      'Once a year it is washed from end to end by people of both banks, who then dine on it.',
    ],
    plots: [
      plotOf({
        id: 'bridge-1',
        absent: ['mason of the bridge', 'toll keeper\u2019s partner', 'boatman of the pool below'],
        guest: ['engineer of the crown', 'owner of a rival ferry', 'poet who measures arches'],
        wants: [
          'asks for an odd toll since the spring: one true story, told in the middle, aloud',
          'lets each cart wait until the last one is over, and will not say why',
        ],
        seeks: [
          'counts the carts, and the cracks, and is cheerful about both',
          'offers to pull it down and build a better one, free of charge, by {deadline}',
        ],
        hooks: [
          'Since the flood all who cross the middle arch alone forget why they were going; the merchants of {town} pay {coins} gold pieces to have the way open again.',
          '{V} has climbed down to look at the middle pier, has been heard hammering from within it, and has not come up.',
          'An army wants to cross on {deadline}, and someone below has asked the party, very politely, to see that it does not.',
        ],
        trace: [
          'The knocking in the pier stops whenever somebody tells a story above, and begins again after the end.',
          'Chisel marks at the keystone are a week old, and are not those of a mason.',
          'The statue that looks up has moved its hand to its ear.',
        ],
        truth:
          'The middle arch is held by one who lives in the pier and lifts it with the shoulders, as was agreed with the first builder, for one story from everyone who crosses. The toll was changed to coins, and it is dying of boredom; it takes reasons, since it gets no tales. {K} has found the old contract, and collects stories again. {B} has the keystone chiselled loose, so that the bridge falls under the army, or under the market, whichever pays. {V} is inside the pier and tells what {V} can, hoarse, day and night.',
        finds: [
          [
            'History',
            'reading the board under the newest paint',
            '"One tale for each who goes across. True, or good"',
          ],
          [
            'Perception',
            'listening at the middle pier',
            'two voices: one tells of a wedding in {town2}, the other asks, like a child, "and then?"',
          ],
          [
            'Investigation',
            'hanging over the parapet at the keystone',
            'a chisel with the mark of {B} sticks in the joint',
          ],
        ],
        later: [
          'On {deadline} the keystone goes. What held it comes up, with a great deal to say (use <Ogre, Earth Elemental, Troll, Stone Giant>).',
        ],
        ways: [
          'A whole evening of stories, with all of {town} on the bridge, and it lifts for another hundred years.',
          '{B} may be asked for the toll, in the middle, at night. It always knows whether a tale is true.',
        ],
      }),
    ],
  },
];
