import type { PlaceSort } from '../families/place-family.ts';

/** Places in the air, and behind water. */
export const sortsOfSky: readonly PlaceSort[] = [
  {
    id: 'air-dock',
    noun: /\b(?:airship (?:dock|port|harbou?r|station|yard|terminal|tower|graveyard)|sky ?(?:dock|port|harbou?r|city|island)|flying (?:ship|city|castle|island)|floating (?:city|castle|island|fortress|tower)|cloud (?:castle|city)|airship)$/,
    idea: /\b(?:castle|fortress|island|city|town|village|tower|keep|palace|market|monastery|temple|library|dock|ships?|harbou?r|port)\b.*\b(?:in|above|among|over|through) the (?:clouds|sky|air)\b|\bairships?\b/,
    tells: ['witch'],
    keeper: [
      'dock master of the air',
      'harbour master of the clouds',
      'captain-general of the sky',
    ],
    look: [
      'a pier that ends in nothing, with a rail on one side, painted daily',
      'a row of hulls nose down, like cattle at a trough, and each on three ropes',
      'a basket on a winch, in which the post comes up, and the milk, and sometimes a bailiff',
      'a board with winds in place of hours',
      'a bell hung outside the rail, which can only be reached by those who no longer care',
    ],
    known: [
      'One gets up to it by the basket, by a very long stair or by falling from somewhere higher, and {town} has tried all three.',
      'Everything that is dropped up there lands in {town}, and there is an office for it.',
    ],
    senses: [
      'Canvas cracks, ropes hum, and far below a dog barks in another weather; it smells of tar and thin air.',
      'The whole place leans a little into the wind, and everyone who lives there leans back.',
    ],
    feature: [
      'A ship with two ropes cut swings round like a door.',
      'Between the keels there are nets, for hats and for people, in that order.',
      'The ballast can be let go by one lever: everything rises, at once, by a hundred feet.',
    ],
    checks: [
      ['Acrobatics', 'running along a mooring rope'],
      ['Nature', 'smelling the wind that will be here in an hour'],
    ],
    done: [
      'Passages are sold by weight, with a discount for those who do not talk.',
      'Hulls are caulked, silk is sewn, wind is bought from those who have too much.',
      'Each evening the lamps are lit from below upwards, so that the late ones believe in the ground.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'has never been down since arriving, and asks how the ground is',
            'signs ships in and out, and lately lets one of them go without a signature',
          ],
          guest: [
            'has booked for every ship and boarded none, and sits on a trunk that is never quite still',
            'asks after each accident, beforehand',
          ],
          hooks: [
            'A ship came in this morning with the table laid, the stove warm and nobody on board; {K} pays {coins} gold pieces to know before the next one is due.',
            '{V} has read the wind for {years} years, has said "not today" {few} days running, and has cut the rope of the basket.',
            'The party needs to be above the clouds by {deadline}, and only one captain would fly.',
          ],
        },
        trouble: {
          id: 'air-1',
          absent: ['wind reader', 'rigger', 'first pilot'],
          guest: ['passenger with too much luggage', 'insurer of ships'],
          trace: [
            'All weathercocks point at the same ship.',
            'Gulls have left the nets, and sit in {town}, with their heads under their wings.',
            ['In the empty ship there is one bed more than berths in the papers.', 'v=1'],
            [
              'The ballast of {site} has been getting lighter for months, and nobody has dropped any.',
              'v=2',
            ],
          ],
          truth: [
            "The crew of the empty ship got off of their own will, on ropes, into the hill wood: what {B} has in the trunk is a young storm, caught for an admiral, and its mother follows wherever it is. {V} has understood the wind, which is calling a name. {B} has learned to send the trunk ahead, on other people's ships, and collects the insurance.",
            '{site.s} does not fly by itself, but is carried by something that was tamed with a lie: that it would be let go when {few} hundred years were over. They are, on {deadline}. {V}, whose family has been talking to it, wants the promise to be kept; {K} has {few} hundred people up there. {B} has sold tickets for the fall, in a way.',
          ],
          finds: [
            [
              'Perception',
              "sitting by {B}'s trunk in the lull",
              'it mews, and every rope in the harbour hums',
              'v=1',
            ],
            [
              'Investigation',
              "comparing {B}'s bookings with the losses",
              'each lost ship had a trunk on board that was taken off in time',
              'v=1',
            ],
            [
              'Nature',
              'writing down the gusts',
              'it is one call with a rising end, over and over, as for a child',
              'v=1',
            ],
            [
              'Arcana',
              'hanging below the lowest net',
              'under the keel there is a hand, clenched, as large as a market',
              'v=2',
            ],
            [
              'History',
              'reading the founding deed by its seal',
              'a thumb print with clouds in it, and a date',
              'v=2',
            ],
            [
              'Insight',
              'asking {K} what happens on {deadline}',
              '{K} talks about lifeboats as others do about heaven',
            ],
          ],
          later: [
            [
              'On day {days} the mother is here. Afterwards {site} has ropes, and nothing to tie to them (use <Air Elemental, Storm Giant>).',
              'v=1',
            ],
            [
              'On {deadline} the hand opens. {town} has an hour to look up (use <Air Elemental, Cloud Giant, Storm Giant> for those who come to see to it).',
              'v=2',
            ],
          ],
          ways: [
            [
              'The trunk has to be opened at the end of the pier, in the open, by somebody who is not afraid to be laughed at. It licks.',
              'v=1',
            ],
            [
              'The crew in the wood saw who came to collect. They will swear to it on the ground, and nowhere else.',
              'v=1',
            ],
            [
              'It would have kept on for thanks. In {few} hundred years nobody has said it, and {few} hundred people have a good voice.',
              'v=2',
            ],
            [
              'It can set them down. It asks for one thing: a place to sit where it may be seen.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'waterfall-cave',
    noun: /\b(?:cave|caves|cavern|caverns|grotto|lagoon)$/,
    says: /^(?!.*\bdragons?\b).*\b(?:waterfall|falls|hidden|secret|crystal|glowing|glowworm|coast)\b/,
    tells: [],
    keeper: ['hermit', 'keeper of the cave', 'warden of the grotto'],
    look: [
      'a curtain of water, and through it the outline of somebody who is not there when one steps through',
      'a floor of pebbles as round as coins, and among them one that is',
      'stone icicles of {num} sizes, each struck smooth at the height of a hand',
      'a bed of dry moss on a ledge, and a shelf with one cup',
      'a pool in which the light comes from below',
    ],
    known: [
      'Lovers in {town} know the way, and so does whoever is wanted, and they have learned to cough.',
      'The water of the cave is sold in {town} against forgetting, and the shop cannot remember since when.',
    ],
    senses: [
      'Water, so loud that one thinks aloud; further in it is suddenly still, and one hears a drop make up its mind.',
      'Each stone gives a note; somebody has played here, and left the last one out; it smells of wet slate.',
    ],
    feature: [
      'Whoever stands behind the water sees out and is not seen.',
      'The stone icicles ring, and the third large one brings others down.',
      'Under the lit pool a way leads out into the lake below, for those with breath for a hundred strokes.',
    ],
    checks: [
      ['Athletics', 'going through the fall without being carried along'],
      ['Performance', 'playing the last note'],
    ],
    done: [
      'People leave a pebble with a name on it, for someone they wait for.',
      'Those who are tired, hunted or in love sleep there for one night each, and do not ask.',
    ],
    also: ['treasure-1'],
    plots: [
      {
        details: {
          keeper: [
            'has lived there for {years} years, likes visitors, and counts the cups',
            "knows everyone's pebble, and turns over one of them each morning",
          ],
          guest: [
            'arrived wet by night, sleeps with boots on, and throws no shadow on the water when asked for a name',
            'strikes stones, listens, writes something down, and is looking for one chord',
          ],
          hooks: [
            'A voice in the cave answers in the voice of {V}, who has been away for {years} years; {K} pays {coins} gold pieces, found in the pebbles over a lifetime, to know where it comes from.',
            'The river has been running a little less each day, and {town} has three mills.',
            'Someone has laid a pebble there with the names of all in the party, and a date.',
          ],
        },
        trouble: {
          id: 'waterfall-1',
          absent: ['one who was waited for', 'guide', 'smuggler'],
          guest: ['hunted stranger', 'collector of echoes'],
          trace: [
            'A second cup stands on the shelf, wet.',
            'The moss on the ledge has been pressed down by someone lighter than {K}.',
            ['Behind the last chamber somebody is working with a hammer, in a cloth.', 'v=1'],
            ['The drops fall in a rhythm, and it has been getting faster.', 'v=2'],
          ],
          truth: [
            "{V} never went away. {V} is in the last chamber, with a broken promise, {few} helpers and a tunnel by which the river is to run into another valley, {B}'s; {K}'s message of love, called into the pool every evening, has been heard each time. {V} had signed before knowing where the river came from, and {B} has the paper and {V}'s brother.",
            'The cave is an ear. Someone below has listened to all that lovers, hunted people and liars said there for {few} hundred years, and is about to answer. {V}, who can bear to hear it, sits by the lit pool and asks it to wait. {B} is looking for the chord which would make it speak at once, to one person, about everything.',
          ],
          finds: [
            [
              'Perception',
              "calling one's own name into the pool",
              'it comes back, and then, later, a sigh that one did not call',
              'v=1',
            ],
            [
              'Survival',
              'measuring the water at the fall and at its spring',
              'a third is lost on the way, in the rock, behind the last chamber',
              'v=1',
            ],
            [
              'Insight',
              'asking {B} who is after {B}',
              'nobody is; {B} is afraid that somebody will go',
              'v=1',
            ],
            [
              'Arcana',
              'playing four of the five notes',
              'everything in the cave leans in, and even the fall is quieter',
              'v=2',
            ],
            [
              'History',
              'comparing what is known of the cave with what is told',
              'each secret that came out in {town} had been said there',
              'v=2',
            ],
            [
              'Investigation',
              'looking at the pebbles by their age',
              'the oldest has been turned every day, and has a face on both sides',
            ],
          ],
          later: [
            [
              'On day {days} the rock is through: the fall stops in the middle of a word, and {town} hears its mills stand still.',
              'v=1',
            ],
            [
              'On {deadline} it answers. Each in {town} hears what was never meant for them, and by night there is blood (use <Tough, Berserker, Gladiator>).',
              'v=2',
            ],
          ],
          ways: [
            [
              "A tunnel can be closed by those who dug it. {V} wants to, and {V}'s brother is held in a mill that will have no water, and no miller.",
              'v=1',
            ],
            ['{K} has to call something else, just once: not "come back" but "I know".', 'v=1'],
            [
              'It may be told something in return, by many, all at once: what they are glad of. It has never heard that.',
              'v=2',
            ],
            ['The fifth stone can be broken. It is where {K} has hung up the coat.', 'v=2'],
          ],
        },
      },
    ],
  },
];
