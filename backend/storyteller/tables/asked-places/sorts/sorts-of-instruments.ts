import type { PlaceSort } from '../families/place-family.ts';
import { plotOf } from '../families/place-plot.ts';

/** Places with a great device or a craft in them: stars, clocks, sails of a mill, ovens, flasks. */
export const sortsOfInstruments: readonly PlaceSort[] = [
  {
    id: 'observatory',
    noun: /\b(?:observatory|planetarium|star tower|astronomer'?s? (?:tower|house)|astrologer'?s? (?:tower|house))$/,
    tells: [],
    keeper: ['keeper of the lenses', 'astronomer', 'astronomer royal'],
    look: [
      'a dome that opens like an eyelid, with a brass tube as long as a street',
      'star charts on the ceiling, and one dark spot that has been painted over',
      'a chair on rails, which moves a little by itself, after a star',
      'a shelf of log books, one for each year, and a gap of {few}',
      'a bell to be rung when something is seen, with a cobweb on it, torn',
    ],
    known: [
      'They look up there at what is not yet there, {town} says; it has been right about floods twice, and about a king once.',
      'By day all of them sleep, and whoever knocks before dusk is shown the stars, free of charge and from very near.',
    ],
    senses: [
      'Cog wheels tick, a pen scratches, and nobody breathes towards the glass; it smells of oil and cold night.',
      'The wind hums in the tube, on one note, and changes it before snow.',
    ],
    feature: [
      'The tube turned on the ground lights one spot as bright as day, and hotter.',
      'The dome shuts in three breaths if the weight is let down.',
    ],
    checks: [
      ['Arcana', 'reading what the last entry in the log means'],
      ['Investigation', 'finding out where the tube has been pointed'],
    ],
    done: [
      'In clear nights all is measured twice, by two people who do not compare until morning.',
      'Ships\u2019 masters from {town} come to have their tables put right, and lovers to be told the truth.',
    ],
    plots: [
      plotOf({
        id: 'observatory-1',
        absent: ['assistant at the tube', 'lens grinder', 'author of the last log book'],
        guest: ['almanac printer', 'envoy of the temple', 'patron with a title'],
        wants: [
          'has slept in the chair for {days} nights, and covers the page when somebody comes',
          'greets visitors, asks how the sky looked from where they come from, and goes pale at the answer',
        ],
        seeks: [
          'wants to print something about the end of the world, and haggles over the date',
          'has offered to buy the great lens, for more than the house is worth',
        ],
        hooks: [
          'A star has gone out that is in every sailor\u2019s table; {body} of {town} pays {coins} gold pieces to learn if it will be the only one.',
          '{V} left at night with the great lens under a blanket, and {K} would sooner be blind than call the watch.',
          'All those who have looked through the tube this week dream of one and the same door.',
        ],
        trace: [
          'The chair on rails follows a spot in which there is nothing.',
          'The last entries in the log are in {V}\u2019s hand, and grow smaller, line by line.',
          'A candle held to the eyepiece leans towards it.',
        ],
        truth:
          'The stars are not going out: something stands before them, and comes nearer whenever it is looked at. {V} understood that, and took the lens away to grind it blind. {B} belongs to people who want it here, has {V} locked into the printing house, and has the lens put back, piece by piece; on {deadline} the sky will be clear, all of {town} is invited to look, free of charge. {K} suspects the truth, but has waited a whole life to be the first who sees something.',
        finds: [
          [
            'Arcana',
            'comparing the size of the dark spot from night to night',
            'it grows on nights with guests, and not on nights with cloud',
          ],
          [
            'Investigation',
            'reading the smallest lines of the log with a glass',
            '"It turned round. Close your eyes. Close all of them."',
          ],
          [
            'Insight',
            'asking {K} what the dream door is like',
            '{K} has drawn it {num} times, and each time it stands a little further open',
          ],
        ],
        later: [
          'On {deadline} {num} people look up at one moment, and it arrives (use <Shadow, Wraith, Invisible Stalker, Cloaker>).',
        ],
        ways: [
          'With its cap on, the tube is only a tube. If nobody looks for one week, the thing drifts off, as {V} has worked out.',
          'It can be looked away: a false star, a lamp on a kite, would give {town} and it something else to stare at.',
        ],
      }),
    ],
  },
  {
    id: 'clock-tower',
    noun: /\b(?:clock ?tower|bell ?tower|belfry|clock ?works?|clock ?maker'?s?(?: (?:shop|workshop|house))?|clock)$/,
    tells: [],
    keeper: ['bell ringer', 'keeper of the clock', 'clockmaker to the crown'],
    look: [
      'four faces, of which three agree',
      'a shaft with weights like millstones, and a nest on the slowest',
      'a procession of carved figures at the hour, with one stand empty',
      'a bed behind the eleventh numeral, and a lamp in it',
      'a plank across the works, worn thin in the middle',
    ],
    known: [
      'All of {town} eats, marries and quarrels by it, and nobody has looked up at it for years.',
      'The figures that come out at noon are said to be portraits; some families still greet them.',
    ],
    senses: [
      'A tick like a great slow step, and between two of them room for a thought; it smells of tallow and pigeons.',
      'The whole stair trembles before the hour, and then one is deaf for a while.',
    ],
    feature: [
      'Whoever stands beside the bell as it strikes hears nothing for an hour.',
      'The great weight can be let go, and goes through all floors.',
      'One can climb from the hand onto the face and from the face to the roof, at a quarter to three.',
    ],
    checks: [
      ['Investigation', 'understanding which wheel was added later'],
      ['Acrobatics', 'crossing the plank while the works are going'],
    ],
    done: [
      'It is wound each evening with {num} turns, and oiled on holidays.',
      'For a copper one may go up and put one\u2019s watch right, and for a silver have the view explained.',
    ],
    plots: [
      plotOf({
        id: 'clock-tower-1',
        absent: ['winder of the clock', 'carver of the figures', 'old master of the clock'],
        guest: ['mayor\u2019s secretary', 'collector of automata', 'clockmaker from another town'],
        wants: [
          'climbs up before each hour, although the clock strikes by itself',
          'has not let anybody look at the works since the figure went missing',
        ],
        seeks: [
          'compares an own watch with the tower, at all hours, and smiles',
          'would like to have the figures cleaned, in another town, one at a time',
        ],
        hooks: [
          'At noon one figure less comes out than yesterday, and by evening somebody in {town} has dropped dead in the street, "of the heart"; {body} pays {coins} gold pieces.',
          'The clock struck thirteen on market day, and for the length of an hour nobody in {town} can say where they were.',
          '{V} has left the party a cogwheel in a will, although {V} is only missing.',
        ],
        trace: [
          'One wheel in the works is of bone, and turns the other way.',
          'Below the faces the names of those who pay for the clock are cut, and {few} have been filled with wax.',
          'People in {town} yawn all together at twenty past the hour.',
        ],
        truth:
          'The clock runs on stolen time. {B} has built a wheel into it that takes a minute from everyone in {town} at each hour, and the whole rest from those whose figure is taken off its stand: on {deadline} it will be enough for a second life. {V} noticed it by {V.their} own grey hair, and was put into the works as the thirteenth figure, alive and wound up. {K} heard the carving speak, and comes at each hour to keep {V} going.',
        finds: [
          [
            'Investigation',
            'setting two watches and taking one out of town',
            'the one that stays in {town} has lost nothing, but its owner is hoarse, hungry and late',
          ],
          [
            'Perception',
            'waiting behind the figures at noon',
            'one of them weeps, and whispers the number of a wheel',
          ],
          [
            'Arcana',
            'examining the wheel of bone',
            'on each tooth stands the name of a house in {town}',
          ],
        ],
        later: [
          'On {deadline} at midnight the clock strikes until all have paid, and the figures climb down to collect (use <Animated Armor, Shield Guardian, Clay Golem, Iron Golem>).',
        ],
        ways: [
          'The bone wheel put in the other way round gives back; {B} must then pay it, all at once.',
          'If somebody keeps the hand from moving, with the whole body, for as long as it takes to lift {V} out, it is over.',
        ],
      }),
    ],
  },
  {
    id: 'mill',
    noun: /\b(?:wind ?mill|water ?mill|mill|sawmill|paper mill|granary)$/,
    tells: [],
    keeper: ['miller', 'miller by licence', 'miller to the crown'],
    look: [
      'sails with patches in {few} colours, that turn against the wind at times',
      'two millstones, of which one has a crack filled with lead',
      'flour on every ledge, and in it the print of a small bare hand',
      'a sack hoist through three floors, and a cat in the loop',
      'a row of sacks with the names of farms, and one with none',
    ],
    known: [
      'All bread in {town} has been through {site}; if the sails stand still for a week, people look at each other.',
      'The miller takes every sixteenth sack, and has never been known to count wrong in another\u2019s favour.',
    ],
    senses: [
      'The stones growl, the whole house trembles, and one has to shout; it smells of warm grain.',
      'A sail creaks, a chain runs, and at night one hears it grind with nothing in it.',
    ],
    feature: [
      'Flour shaken into the air of the lower room burns like powder.',
      'The sails lift one person at a time to the upper gallery, quickly.',
      'The brake is a beam as thick as a body, and breaks at the second pull.',
    ],
    checks: [
      ['Nature', 'telling from the flour where the grain grew'],
      ['Athletics', 'stopping the stones with the brake'],
    ],
    done: [
      'Grain is brought in the morning and fetched as flour in the evening, and both are weighed before witnesses.',
      'Those who wait play cards on a sack, and {K} is fetched to settle who cheated.',
    ],
    plots: [
      plotOf({
        id: 'mill-1',
        absent: ['miller\u2019s brother', 'journeyman', 'carter'],
        guest: ['grain dealer', 'baker of the town', 'tithe collector'],
        wants: [
          'does not let the stones stand, day or night, and has bandaged hands',
          'sells fine flour at last year\u2019s price, and will not say whose grain it is',
        ],
        seeks: [
          'has bought up all the corn of the valley, and needs {site} to stop before {deadline}',
          'brings a sack each night, the one without a name, and does not go until it is empty',
        ],
        hooks: [
          'Whoever eats of the bread of this week sleeps like the dead and remembers other people\u2019s dreams; the baker pays {coins} gold pieces to learn what was in the sack.',
          '{V} went up to grease the axle, the sails turned once the wrong way, and {V} was not up there any more.',
          'The river is low, the air is still, and {site} grinds all night. The neighbours ask the party to go and see.',
        ],
        trace: [
          'In the sweepings there are splinters that are not of wood.',
          'The crack in the stone has run on by a hand since the last new moon.',
          'The cat sits outside.',
        ],
        truth:
          'The upper stone was the lid of a grave. It has ground down what was cut into it, the binding word by word, and each turn now loosens what lies bound in the axle; it turns the sails itself, the wrong way, when it is strong enough. {V} was caught in the turning and hangs between here and there, above the hoist. {K} has understood that it must not be given an empty stone: as long as it grinds something it is busy. {B} brings old bones for it, from the churchyard, on the promise of a wish.',
        finds: [
          [
            'Religion',
            'feeling along the underside of the stone with a finger',
            'half of a burial rite is left, and it ends in the middle of a name',
          ],
          [
            'Perception',
            'standing below the hoist at the wrong turn',
            'a hand reaches out of the air, holds on to the rope, and slides off',
          ],
          [
            'Insight',
            'asking {K} to stop for a moment',
            '{K} weeps with tiredness, and pours in the last of the barley',
          ],
        ],
        later: [
          'On {deadline} the crack reaches the rim, and what was below the lid gets up (use <Ghoul, Ogre Zombie, Wight, Mummy>).',
        ],
        ways: [
          'A new lid holds as well as the old one, if the whole rite is cut into it; the priest of {town} has it, and a mason needs one night.',
          'At the wrong turn someone tied to the hoist can reach {V}, and has to be pulled back before the sails come round.',
        ],
      }),
    ],
  },
  {
    id: 'laboratory',
    noun: /\b(?:lab(?:o?ratory|ratory|oratary)?|alchemist'?s? (?:\w+ )?(?:laboratory|labratory|lab|workshop|house|tower|cellar)|alchemy (?:lab|shop|workshop))$/,
    tells: ['potions'],
    keeper: ['alchemist', 'master of the flasks', 'alchemist royal'],
    look: [
      'glass pipes that lead through the wall, the ceiling and, twice, through a stuffed crocodile',
      'a burner with a blue flame and a chair before it, burnt through in the seat',
      'a shelf of jars in the order of the alphabet, up to the letter at which it exploded',
      'a slate with a formula on it, and the word "NO" in another hand',
      'a bucket of sand, a bucket of water, and a third bucket that must not be used',
    ],
    known: [
      'In {town} the windows are taped on that side, and the price of eyebrows is a standing joke.',
      'What is made there works, mostly, and on most people; the others get their money back, if they still have hands.',
    ],
    senses: [
      'Something drips, something sighs, and something green knocks on its glass from within; it smells of pears and sulphur.',
      'A hiss, a pop, a pause, and a voice that says "interesting".',
    ],
    feature: [
      'Two jars of the top shelf, broken together, fill the room with fog; the two beside them do not stop at fog.',
      'The drain glows, and leads out to the street.',
    ],
    checks: [
      ['Arcana', 'reading the formula as far as the "NO"'],
      ['Medicine', 'telling by the smell what one should not inhale'],
    ],
    done: [
      'Draughts, salves and acids are sold from a hatch, at the full length of an arm.',
      'Metals are tested, poisons named, and once a week something is set on fire for money.',
    ],
    plots: [
      plotOf({
        id: 'laboratory-1',
        absent: ['assistant', 'partner in the work', 'test subject'],
        guest: ['investor', 'officer of the arsenal', 'patient of good family'],
        wants: [
          'talks to the large vat in passing, and has hung a curtain before it',
          'is close to the result, and has locked up the notes before the assistants',
        ],
        seeks: [
          'has paid for {few} years of work, and wants to see it on {deadline} or to see blood',
          'takes a spoonful every evening, feels better, and casts a paler shadow',
        ],
        hooks: [
          '{V} has not gone home since the green flash, and only the clothes were found, still buttoned; {K} pays {coins} gold pieces for a rare herb and no questions.',
          'Whatever flows out of the drain of {site} has made the rats of the street very clever. They have sent a delegation.',
          'The arsenal has ordered {num} bottles of something, and its own officer asks the party to see to it that they are never delivered.',
        ],
        trace: [
          'The large vat has fogged from within, and in the fog there is a drawing, done with a finger.',
          'The "NO" on the slate is in the hand of {V}, and is wiped off each morning, and is there again at noon.',
          'There are two cups by the burner, and only one person drinks.',
        ],
        truth:
          '{V} is in the vat: dissolved, awake and, in a way, well. The draught was to make flesh out of thought, and did it the wrong way round. {K} is looking for a way to bring {V} back, and needs the notes, the herb and {few} days. {B} has understood what the stuff could do to a whole regiment, has had barrels filled with it, and comes for the rest on {deadline}: for the vat as well.',
        finds: [
          [
            'Perception',
            'watching the slate from behind the door',
            'the chalk rises by itself, out of a puddle, and writes in haste',
          ],
          [
            'Arcana',
            'putting a question to the vat',
            'the bubbles come up in answers: one for yes, two for no, and many for a joke',
          ],
          [
            'Insight',
            'asking {K} why there are two cups',
            '"It would be rude", says {K}, and does not turn round',
          ],
        ],
        later: [
          'On {deadline} men of {B} carry off the vat, drop it on the stair, and what rises from it has forgotten who it was (use <Gray Ooze 100, Ochre Jelly 450, Black Pudding 1100, Water Elemental>).',
        ],
        ways: [
          'With the herb, the notes and a memory that is told aloud by somebody who liked {V}, the flesh remembers its shape.',
          'The barrels go sour if a spoon of the third bucket is stirred in. Somebody has to carry the spoon.',
        ],
      }),
    ],
  },
];
