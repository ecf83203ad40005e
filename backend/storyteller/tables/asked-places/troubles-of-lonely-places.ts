import type { Trouble } from '../place-types.ts';

/**
 * Troubles of places that stand alone, whether they are kept up or not. None needs a room, a guest or a trade, so
 * that they fit a ruin, a tower, a cave and an island.
 */
export const troublesOfLonelyPlaces: readonly Trouble[] = [
  {
    id: 'shut-in',
    at: ['lonely'],
    tones: ['horror', 'heroic', 'grim'],
    words: ['sealed', 'seal', 'demon', 'devil', 'vampire', 'lich', 'undead', 'imprisoned', 'evil'],
    absent: ['last guardian', 'careless {worker}', 'young priest'],
    guest: ['scholar of old seals', 'priest from {town2}', 'collector of rare things'],
    trace: [
      'Every evening at one time {K} goes down alone, with a full bowl, and comes back with an empty one.',
      'A line of lead runs along the lowest stones, and has been mended «by several hands, »last of all this month.',
      ['Dogs from {town} come along as far as a certain spot, and lie down there.', 'reach!=apart'],
      ['Gulls sit on every stone here but a certain few.', 'reach=apart'],
      [
        '{B} has drawn the same sign {num} times on one sheet, and has one line wrong in each.',
        'v=1',
      ],
      [
        'There is a second bed, behind the wall, and clothes on it that have been torn at every seam.',
        'v=2',
      ],
    ],
    truth: [
      'In the deepest part something dead is shut in (use <1 Zombie, Ghast, Wight, Wraith 1800>). {K} says the words over it every evening that keep it there; {V} left one out, «once, »and was dragged in. {B} learns them for a buyer who wants it let out on the road to {town}.',
      'Nothing old is shut in here. It is {V}, who turns into a beast at full moon (use <1 Wolf, Dire Wolf, Werewolf 700>), and went behind the lead by choice. {K} has told the tale of the dead thing for {years} months, so that no one from {town} comes near with a silver knife; {B} has begun to count the moons.',
    ],
    finds: [
      ['Religion', 'reading the line of lead', 'it is written to be read from inside', 'v=1'],
      ['Religion', 'reading the line of lead', 'it is a prayer for somebody who is alive', 'v=2'],
      [
        'Investigation',
        'looking at what is in the bowl',
        'there is salt in it, and a drop of blood from the thumb of {K}',
        'v=1',
      ],
      ['Investigation', 'looking at what is in the bowl', 'it is stew, with a spoon', 'v=2'],
      [
        'Insight',
        'speaking with {B} of prices',
        'a sum has been promised to {B} for each word, and the last word is still missing',
        'v=1',
      ],
      [
        'Nature',
        'putting the mended places in order',
        'one has been added with each full moon',
        'v=2',
      ],
      [
        'Perception',
        'listening at the deepest point',
        'what is down there breathes more quickly when {K} is named',
      ],
    ],
    later: [
      ['On day {days} {B} has all the words but one, and tries without it.', 'v=1'],
      ['On day {days} the moon is full, and {B} has brought hunters from {town2}.', 'v=2'],
      '{K} falls ill« before {deadline}», and there is no one in {town} who knows what has to be done in the evening.',
    ],
    ways: [
      [
        'The words work for anybody who means them; it takes {few} people an evening to learn them.',
        'v=1',
      ],
      [
        'It can be destroyed on the far side of the lead, by daylight, and {K} knows of a shaft.',
        'v=1',
      ],
      [
        'There is a cure, which costs more than {K} can earn here in a life, and the temple of {town2} sells it.',
        'v=2',
      ],
      '{B} has a family in {town2} and debts, and would rather have a way out than the money.',
    ],
  },
  {
    id: 'last-order',
    at: ['lonely'],
    tones: ['heroic', 'grim', 'intrigue'],
    words: ['guard', 'soldier', 'order', 'oath', 'loyal', 'garrison', 'siege', 'war'],
    absent: ['captain of the old guard', 'officer with sealed orders'],
    keeper: ['last soldier of a garrison'],
    guest: ['clerk from the war office', 'deserter', 'dealer in old arms'],
    trace: [
      '{K} gives a password to nobody at dusk, waits for the answer, and nods.',
      'A chest with {few} seals stands where it cannot be seen from {town}, and the ground round it is swept.',
      'A rota for {num} people hangs on a nail, and each name on it has the hand of {K}.',
      ['{B} has a key that is new, and fits the oldest lock here.', 'v=1'],
      ['{B} counts the seals whenever {K} is asleep.', 'v=2'],
    ],
    truth: [
      'When {V} rode off {years} years ago, {K} was told to let no one touch the chest until relieved. {V} had emptied it the evening before and lives well on it in {town2}. {B} was sent by {V} to take the chest away before it is opened in front of {K}.',
      'What {K} guards for {V} is real: the half of a treaty without which {town} belongs to {town2}. The relief was never sent, because {V} had been paid for that. {B} has found out what paper that is, and has an offer from both.',
    ],
    finds: [
      [
        'Athletics',
        'lifting one end of the chest',
        'it is as light as a chest without anything in it',
        'v=1',
      ],
      [
        'Perception',
        'holding a lamp to the keyhole',
        'parchment lies in it, with a ribbon of {town2}',
        'v=2',
      ],
      [
        'History',
        'asking for the order in writing',
        'the seal under it is right, and the date is a day after {V} rode off',
      ],
      [
        'Investigation',
        'searching the pack of {B}',
        'there is a letter in it in the hand of {V}',
        'v=1',
      ],
      [
        'Sleight of Hand',
        'getting at what {B} writes at night',
        'it is a list with two sums, one for {town} and one for {town2}',
        'v=2',
      ],
      [
        'Insight',
        'keeping watch with {K}',
        '{K} has known for a long time that no relief will come',
      ],
    ],
    later: [
      [
        'On day {days} people hired by {V} come for the chest (use <Bandit, Tough, Bandit Captain>), and {K} will not step aside.',
        'v=1',
      ],
      [
        'On day {days} riders of {town2} are here (use <Guard, Tough, Guard Captain, Gladiator>), with a paper that says the same as {K}.',
        'v=2',
      ],
      'Before {deadline} {K} lights the fire that calls the old garrison, and {town} takes it for an attack.',
    ],
    ways: [
      '{K} obeys whoever gives the password; it is in the last letter of {V}, and {B} has that.',
      ['Opened in front of {K}, the empty chest makes an ally who knows where {V} sleeps.', 'v=1'],
      ['Read out in {town}, the treaty is safe, and so is {K}.', 'v=2'],
    ],
  },
  {
    id: 'staged-terror',
    at: ['lonely'],
    not: ['haunted'],
    tones: ['whimsical', 'intrigue', 'heroic'],
    words: [
      'haunted',
      'ghost',
      'ghosts',
      'monster',
      'lights',
      'legend',
      'smugglers',
      'hideout',
      'refugees',
    ],
    absent: ['curious {trade}', 'tax rider'],
    guest: ['collector of ghost stories', 'surveyor of {town2}', 'exorcist without a post'],
    trace: [
      'What howls here at night begins when a light comes up the way from {town}, and never before.',
      'A white sheet is on the line every washing day, with two holes in it and a mended hem.',
      'The tracks of a beast with three toes lead all the way round, and each print is as deep as the others.',
      '{K} asks strangers whether they have been frightened, and seems to hope for an honest answer.',
    ],
    truth: [
      '{K} makes the lights and the howling, so that nobody from {town} finds the {few} families who hide here from their landlord. {V} found them, was to report it, and now does the voice. {B} is close to finding out, and is too honest to keep quiet.',
      '{K} makes the lights and the howling for {body}, which pays for it out of the fund for lamps: if anyone settled here, the ground would fall to {town2} by an old law. {V} saw the bills and was sent on a long journey. {B} is looking for exactly this.',
    ],
    finds: [
      ['Performance', 'answering the howl', 'it howls back, half a tone too low, and coughs'],
      [
        'Survival',
        'following the tracks with three toes',
        'they end at a pair of carved shoes under a stone',
      ],
      [
        'Perception',
        'smelling the blue light that is seen at night',
        'it is spirit of wine, with salt in it, as cooks use it',
      ],
      [
        'Insight',
        'watching {K} buy bread in {town}',
        '{K} buys for {few} families, and in three shops',
        'v=1',
      ],
      [
        'Investigation',
        'reading the accounts for street lamps',
        'one lamp in {town} costs as much as all others, and cannot be found',
        'v=2',
      ],
      [
        'Nature',
        'looking for a garden',
        'beans grow behind the last wall, in rows for {few} families',
        'v=1',
      ],
      [
        'History',
        'looking for this ground in {record}',
        'a page about who owns it has been cut out, and the stub is fresh',
        'v=2',
      ],
    ],
    later: [
      'By day {days} {town} has hired someone who kills ghosts for money, and who sees badly.',
      ['Before {deadline} the landlord comes in person, with dogs that fear no ghost.', 'v=1'],
      ['Before {deadline} {B} spends a night here, sleeps well, and writes to {town2}.', 'v=2'],
    ],
    ways: [
      [
        'The landlord signed each of the debts without a witness; any clerk in {town2} could say what that means.',
        'v=1',
      ],
      ['{B} would give up a true report for a better story, and {K} has several.', 'v=1'],
      [
        'Somebody who lives here for a year and a day with the leave of {town} would settle it the other way.',
        'v=2',
      ],
      'The sheet, the carved shoes of the beast and the blue light can be borrowed. {K} shows how the howl is done.',
    ],
  },
  {
    id: 'dug-for',
    at: ['lonely'],
    tones: ['intrigue', 'grim', 'heroic', 'whimsical'],
    words: [
      'treasure',
      'gold',
      'hoard',
      'loot',
      'map',
      'buried',
      'dig',
      'lost',
      'artifact',
      'relic',
    ],
    absent: ['paymaster', 'old robber', 'seller of maps'],
    guest: ['digger with a map', 'younger {trade} in debt', 'company of one, with a spade'],
    trace: [
      'There are {num} holes here, all of one depth, and the oldest have been filled in with care.',
      '{B} washes in the morning like someone who has been up to the elbows in clay.',
      'An old coin lies on the way in, and when it is picked up {K} counts under {K.their} breath.',
      ['{K} looks at no hole, but always at the one flat stone.', 'v=1'],
    ],
    truth: [
      '{V} hid the pay of {num} soldiers here and died before saying where. {K} found it {years} years ago, and it is now the roof of the hospital in {town}. {B} is the heir of one of the soldiers, digs in the wrong place, and is let dig.',
      'There has never been a treasure here. {K} sows old coins«, bought by weight in {town2}», and sells the right to dig by the yard; {V} drew the map, wanted half, and was frightened away. {B} has sold a house for a place near the wall.',
    ],
    finds: [
      [
        'Investigation',
        'putting the holes in order',
        'somebody has searched by a plan, and has been led round one spot',
        'v=1',
      ],
      [
        'Investigation',
        'putting the holes in order',
        'each of them was begun where a coin had been found before',
        'v=2',
      ],
      [
        'History',
        'looking closely at the coins',
        'they are of six kings, and none is worn on the same side',
        'v=2',
      ],
      [
        'History',
        'looking closely at the coins',
        'they are pay, one month of it, all from one mint',
        'v=1',
      ],
      [
        'Insight',
        'asking {K} what gold is for',
        '{K} answers with the price of slates, to the copper piece',
        'v=1',
      ],
      [
        'Persuasion',
        'talking to a dealer in {town2}',
        '{K} buys a sack of old copper from him every spring',
        'v=2',
      ],
      [
        'Perception',
        'keeping an eye on {B}',
        '{B} has a letter with a list of names, and speaks to it while digging',
      ],
    ],
    later: [
      'On day {days} {B} strikes something hard, and what caves in takes half of the place with it.',
      [
        'Before {deadline} {B} shows the list in {town}, and {few} families come with spades and a grievance.',
        'v=1',
      ],
      [
        'Before {deadline} those who have dug in vain find each other in an inn of {town}, and compare.',
        'v=2',
      ],
    ],
    ways: [
      ['{K} would show {B} the roof; what is said under it decides the rest.', 'v=1'],
      [
        'One chest is left under the flat stone, for the day on which somebody has a right to it.',
        'v=1',
      ],
      ['{K} has spent little of it, and would give it back for a start of three days.', 'v=2'],
      'Under the deepest hole there is an old drain that nobody has noticed, as wide as a person.',
    ],
  },
];
