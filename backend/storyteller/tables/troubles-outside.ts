import type { Trouble } from './place-types.ts';

/** Troubles that need no building. */
export const troublesOutside: readonly Trouble[] = [
  {
    id: 'moved-marker',
    at: ['wild'],
    tones: ['heroic', 'intrigue', 'grim', 'whimsical'],
    words: ['border', 'boundary', 'land', 'map', 'feud'],
    absent: ['surveyor', 'old boundary warden'],
    trace: [
      [
        'The path makes a bend that nobody can explain, and {B} walks straight on where it does.',
        'v=1',
      ],
      'The boundary stone between {town} and {town2} has its moss on the wrong side.',
      'Two ways lead to this spot, and people from {town} and «from »{town2} each take the longer one«, so as not to meet».',
    ],
    truth: [
      '{B} moves the boundary stone by forty paces each month, «for {town2}, »and in {years} months it has come far enough to take in the only spring. {V} noticed, and was offered a better post« in another county».',
      '{K} moved the boundary stone once, «in one night, »to give a dying village its spring. {V} helped to carry it, and was hanged for something else«; both {town} and {town2} hang those who move a boundary».',
    ],
    finds: [
      [
        'Nature',
        'looking at the grass under the boundary stone',
        'under the stone the grass is still green: a month ago it stood in the sun',
        'v=1',
      ],
      [
        'Survival',
        'probing the ground along the path',
        'the hole in which the boundary stone stood «for a century »is still there, filled with straw',
      ],
      [
        'Insight',
        'asking {B} the way to the spring',
        '{B} knows the distance from the boundary stone to the spring in paces, and has it wrong by forty',
        'v=1',
      ],
      [
        'Investigation',
        'going through what {V} left behind',
        '{V} left a true map, folded into a hymn book',
        'v=1',
      ],
      [
        'Perception',
        'looking behind the door',
        'two pairs of shoulder straps«, of the sort that stone carriers use,» hang behind the door of {K}',
        'v=2',
      ],
      [
        'Nature',
        'looking for blazes on the trees',
        'the old trees along the line have a blaze that faces inward',
      ],
    ],
    later: [
      'By {deadline} {town} and {town2} have sent for surveyors, and the surveyors have brought friends with pikes.',
      'The spring is fenced in on day {days}«, and the flocks of {town} stand at the fence».',
    ],
    ways: [
      'Anyone «in {town} »with a cart and a dark night can move the boundary stone again. The question is to where.',
      ['{K} would put the boundary stone back, for a guarantee about the water.', 'v=2'],
      'Both {town} and {town2} would accept a line drawn by strangers, for a year«, and then fight».',
    ],
  },
  {
    id: 'signal-place',
    at: ['wild'],
    tones: ['intrigue', 'heroic', 'grim'],
    words: ['signal', 'smugglers', 'lookout', 'bandits', 'ambush', 'raiders'],
    absent: ['lookout', 'careless {worker}'],
    trace: [
      'Three stones lie on top of each other, and on some mornings there are two.',
      'A branch is bent at the height of a rider«, always freshly».',
      [
        '{K} whistles here, the same four notes, and stops« in the middle» if there is company.',
        'v=2',
      ],
    ],
    truth: [
      'From here {B} tells the band in the hills (use <Bandit, Tough, Bandit Captain>) what passes: two stones for silver, three for soldiers. {V} gave the wrong number, «once, »out of pity.',
      "A band in the hills (use <Bandit, Tough, Bandit Captain>) is told from here what passes below« on the road to {town}». The signals are meant for {K}'s {K.kin:child}, who rides with the band and must be told when to stay away. {B} has learned to read them, and means to sell what they say to {body}.",
    ],
    finds: [
      [
        'Survival',
        'looking where a person would kneel',
        'in one place, «from which the road can be seen, »the ground is worn by knees',
      ],
      [
        'Perception',
        'sitting where the ground is worn',
        'from exactly here«, and from nowhere else», one sees both the bridge and the pass',
      ],
      [
        'Sleight of Hand',
        'brushing against {B}',
        'the pocket of {B} holds a pebble of the kind that lies on top',
        'v=1',
      ],
      [
        'Investigation',
        'taking a cairn apart',
        'a cairn that is not a signal has the belt of {V} in it',
        'v=1',
      ],
      [
        'Performance',
        'whistling four notes that {K} whistles',
        'they are the beginning of a lullaby, which has a fifth',
        'v=2',
      ],
      [
        'Survival',
        'looking for ashes in the highest place',
        'a scorched patch shows that there is a signal for nights as well',
      ],
    ],
    later: [
      'The pay chest for {town} goes by on day {days}.',
      [
        'On day {days} {body} sends out forty men to hunt the band«, and {K} has no signal for that».',
        'v=2',
      ],
    ],
    ways: [
      'Anybody can pile up stones«, {B} has found». The band comes down for two of them and stays away for three.',
      ['{B} can be turned: the band owes {B.them} for a year.', 'v=1'],
      ['For a pardon with one name on it {K} would whistle them all into the open.', 'v=2'],
    ],
  },
  {
    id: 'unquiet-ground',
    at: ['wild', 'street', 'graveyard'],
    tones: ['horror', 'grim', 'heroic'],
    words: ['grave', 'undead', 'ghoul', 'bones', 'battlefield', 'ruin', 'ruins'],
    absent: ['late {second}', 'missing {worker}', 'digger'],
    trace: [
      'The ground here sounds hollow under heels« and solid under hooves».',
      'Something has been dug up and smoothed over, and flowers «that do not grow here »have been planted on it.',
      'Dogs dig here, «and »come away with nothing, and tremble.',
    ],
    truth: [
      'Here«, without a stone,» lie the {num} who were left out of the count in the year in which {calamity.c}. {K} tends them« in secret», and they are content. {B} has begun to sell the ground, and they will not be (use <Skeleton, Ghoul, Wight>).',
      '{V} lies here and is not dead enough (use <1 Zombie, Ghoul, Ghast, Wight, Wraith>). {B} buried {V.them} in haste, on the order of {body}, and has been hearing about it since«, through the soles of the feet».',
    ],
    finds: [
      [
        'Nature',
        'asking a gardener to take a look',
        'the flowers were planted in rows, and one row is longer than a grave',
      ],
      [
        'Survival',
        'coming back on a cold morning',
        'there are {few} shapes in the grass on which frost does not hold',
        'v=1',
      ],
      [
        'Survival',
        'coming back on a cold morning',
        'there is one shape in the grass on which frost does not hold, and it is larger than yesterday',
        'v=2',
      ],
      [
        'History',
        'reading the wages of that year',
        '{record} has {num} wages that were never collected',
        'v=1',
      ],
      [
        'Perception',
        'noticing how {B} walks',
        'the boots of {B} are lined with felt, and with lead',
        'v=2',
      ],
      [
        'Perception',
        'lying down with an ear to the ground',
        'what scratches does so in a rhythm: it is that of a working song of {town}',
      ],
    ],
    later: [
      [
        'On day {days} {B} has the first spade put in for the new buildings, and what comes up is on time, «in rows, »and goes to work at {works}.',
        'v=1',
      ],
      ['By day {days} it has dug itself as far as the path to {town}.', 'v=2'],
    ],
    ways: [
      ['Read out by {K}, the names are enough; they are in {record}, under "wages".', 'v=1'],
      ['{B} has to dig, alone, «by daylight, »and say whose order it was.', 'v=2'],
      'Nothing here rises for as long as somebody sings one of the working songs of {town}.',
    ],
  },
  {
    id: 'stolen-water',
    at: ['water', 'underground'],
    tones: ['intrigue', 'grim', 'heroic', 'whimsical'],
    words: ['water', 'river', 'poison', 'drought', 'mill', 'dam'],
    absent: ['miller', 'water inspector'],
    trace: [
      ['The ground is wet where it should be dry, and {B} is the only one in boots.', 'v=1'],
      'Frogs have moved in, and a heron has noticed.',
      ['Each evening there is the sound of something being opened«, a long way down».', 'v=1'],
      ['Each morning one wet sack more hangs out to dry«, and {K} walks as if asleep».', 'v=2'],
      ['The ground is wet where it should be dry, and has a blue crust.', 'v=2'],
    ],
    truth: [
      '{B} leads off water by night through an old drain, for a garden that {town2} pays for. {V} found the drain and is now the gardener.',
      'There is a leak in what holds the water back« above {town}». {K} found it, and stops it every night with clay, because {body} answered the third letter as it did the first.',
    ],
    finds: [
      [
        'Investigation',
        'looking at the underside of an iron grating',
        'the grating is rusty on the upper side only',
      ],
      [
        'Perception',
        'feeling along the wall in the dark',
        'a tally of nights is scratched where no light falls, and it goes back to last spring',
      ],
      [
        'Nature',
        'seeing what the birds are eating',
        'melon seeds lie about, and no melon grows within ten miles',
        'v=1',
      ],
      [
        'Perception',
        'shaking hands with {K}',
        'there is clay under the nails of {K}, «blue, »of the sort that swells',
        'v=2',
      ],
      [
        'Stealth',
        'keeping an eye on {B}',
        '{B} goes down at dusk with a spade and comes up at dawn with a different one',
        'v=1',
      ],
      [
        'Nature',
        'looking at what seeps through',
        'the water brings sand with it, and more of it than an hour ago',
        'v=2',
      ],
    ],
    later: [
      [
        'By {deadline} the wells on the poor side of {town} are dry, and somebody has been blamed for it who has a well.',
        'v=1',
      ],
      [
        '{K} has a cold on day {days}, «stays in bed, »and by morning the lower streets of {town} are under water.',
        'v=2',
      ],
    ],
    ways: [
      [
        '{V} grows melons, «hates them »and has kept the plan of the drain. [With the plan three masons can wall it up in a night, and the wells fill again within a week|The plan shows a sluice; once it is shut, the wells are full again in a week].',
        'v=1',
      ],
      [
        'Twenty people and a night would mend it, and {K} has never asked for more than one.',
        'v=2',
      ],
      'An old drain here is as wide as a person and comes out inside the wall of {town}.',
    ],
  },
];
