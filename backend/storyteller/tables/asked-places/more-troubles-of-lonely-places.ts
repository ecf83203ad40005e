import type { Trouble } from '../place-types.ts';

/** Further troubles of places that stand alone: a band, a spell, a quarrel. */
export const moreTroublesOfLonelyPlaces: readonly Trouble[] = [
  {
    id: 'hidden-band',
    at: ['lonely'],
    tones: ['grim', 'heroic', 'intrigue'],
    words: [
      'bandits',
      'bandit',
      'raiders',
      'outlaws',
      'robbers',
      'pirates',
      'pirate',
      'rebels',
      'camp',
      'goblins',
      'orcs',
    ],
    absent: ['carter', 'young recruit', 'messenger'],
    guest: ['dealer in hides', 'wounded traveller', 'quiet pedlar'],
    trace: [
      'The ashes of one fire are cold, and those of the next are wet, as if somebody had poured water on them within the hour.',
      'There is bread for {few} here, and crumbs for three times as many.',
      ['Hoof prints lead in, and the same hooves lead in once more.', 'reach!=apart'],
      '{K} talks louder than need be as long as strangers are near.',
    ],
    truth: [
      'A band lives here, behind the last wall (use <Bandit, Tough, Bandit Captain, Tough Boss, Gladiator>), and comes out when {town} is asleep. {B} leads it and plays the guest. {K} feeds it, because it holds {V} there, and {V} is all the family that {K} has.',
      'The band that lives here, behind the last wall (use <Bandit, Scout, Bandit Captain, Tough Boss, Gladiator>), robs only what {body} tells it to, and {body} then sells protection to the rest. {K} passes the orders on; {V} carried one to the wrong door, and was killed for it. {B} is looking for an order in writing.',
    ],
    finds: [
      [
        'Survival',
        'reading the hoof prints',
        'the shoes of the horses have been nailed on the wrong way round',
        'reach!=apart',
      ],
      [
        'Perception',
        'counting what is cooked',
        'one bowl is carried away each day before anybody else eats',
        'v=1',
      ],
      [
        'Insight',
        'asking {B} about the road',
        '{B} knows how long the guards of {town} take to turn out',
        'v=1',
      ],
      [
        'Investigation',
        'comparing what was robbed',
        'nothing is missing that was insured with {body}',
        'v=2',
      ],
      [
        'Sleight of Hand',
        'emptying the pockets of {K}',
        'there is a scrap with a date, a cart and the seal of {body}',
        'v=2',
      ],
      [
        'Stealth',
        'lying still until after midnight',
        'armed people come out in pairs, and {K} holds the lamp',
      ],
    ],
    later: [
      ['On day {days} the band moves on, and leaves no one behind who could talk.', 'v=1'],
      [
        'On day {days} {body} sends soldiers, to a spot where the band is not, and {K} is told to see to it that {B} asks no more.',
        'v=2',
      ],
      'Before {deadline} a cart from {town} is robbed in which there were medicines, and now the town wants a hanging.',
    ],
    ways: [
      [
        'A crack behind the last wall leads to {V}, for whoever is thin and makes no noise; as soon as {V} is out, {K} opens the way to the band.',
        'v=1',
      ],
      'Half of the band would rather go home, and asks for nothing but not to be the first.',
      ['One order in writing, read out at {deadline}, ends the band and {body} together.', 'v=2'],
    ],
  },
  {
    id: 'borrowed-life',
    at: ['lonely'],
    tones: ['horror', 'grim', 'intrigue'],
    words: [
      'dream',
      'nightmare',
      'memory',
      'whispers',
      'doppelganger',
      'mirror',
      'mad',
      'strange',
      'fey',
    ],
    absent: ['traveller', 'missing {worker}', 'first visitor'],
    guest: ['traveller without luggage', 'painter', 'physician from {town2}'],
    trace: [
      'Everyone who has slept here says good morning with the same turn of the head.',
      'A coat hangs here that fits {B} as if made for it, and is older than {B}.',
      '{K} asks strangers every morning what they are called, and writes it down.',
      'One name is carved here again and again, in a hand that changes from line to line.',
    ],
    truth: [
      'Whoever sleeps here three times wakes with the memories of one who lived here long ago, and with fewer of their own. {V} has gone so far as to answer to another name in {town}. {K} writes the names down to be able to give them back; {B} has slept here twice, and likes it.',
      'It is not {B} who came here {days} days ago. {V} was the first whom it took the face of (use <1 Noble, Scout, Spy, Doppelganger 700>), and {B} is the third; the true one lies tied up below. {K} has noticed, and pretends not to have, from fear.',
    ],
    finds: [
      [
        'Medicine',
        'looking at the hands of {B}',
        'the scars are right, and one of them is on the wrong side',
        'v=2',
      ],
      [
        'Insight',
        'asking {B} about a childhood',
        '{B} tells of a street here that has not existed for a hundred years',
        'v=1',
      ],
      [
        'Investigation',
        'reading the list of {K}',
        'the same person is on it three times, under three names',
        'v=1',
      ],
      [
        'Investigation',
        'reading the list of {K}',
        'beside the name of {B} there is a date, and beside the date a question mark',
        'v=2',
      ],
      [
        'Perception',
        'staying awake on purpose',
        'at one hour all sleepers breathe in at the same time',
        'v=1',
      ],
      [
        'Perception',
        'staying awake on purpose',
        'somebody knocks below, three times and three times',
        'v=2',
      ],
      [
        'History',
        'looking for the carved name in {record}',
        'it belongs to someone who died here and whom nobody buried',
      ],
    ],
    later: [
      ['On day {days} {B} wakes up as the dead one, goes to {town} and asks for the house.', 'v=1'],
      [
        'On day {days} {K} is found looking happy for the first time, and has no shadow of a doubt about anything.',
        'v=2',
      ],
      'Before {deadline} someone from {town} stays here overnight whom {town} cannot spare.',
    ],
    ways: [
      ['The one who died here wants to be buried under that name, and no more than that.', 'v=1'],
      [
        'Read aloud by {K}, the list gives everyone on it back to themselves. It costs {K} the same hour of memory for each.',
        'v=1',
      ],
      'Everyone on the list of {K} who is still alive would come, for an evening, and some of them can fight.',
      [
        'It cannot take the face of one who is asleep, and it is afraid of {K}, who has never been asleep in its sight.',
        'v=2',
      ],
    ],
  },
  {
    id: 'two-owners',
    at: ['lonely'],
    tones: ['whimsical', 'intrigue', 'heroic'],
    words: ['owner', 'heir', 'inheritance', 'deed', 'claim', 'sale', 'bought', 'feud'],
    absent: ['former owner', 'notary on the run'],
    guest: ['other owner', 'heir from {town2}'],
    trace: [
      'A line of chalk goes through the middle of everything, and both {K} and {B} sweep up to it.',
      'There are two flags, and each morning the one that was higher is the lower one.',
      'Everything has been labelled twice, and the labels differ.',
      '{K} and {B} never leave at the same time, and each has a bag packed.',
    ],
    truth: [
      'The deeds of {K} and of {B} are both false: {V} sold the place twice in one week and a third time to a goose. By an old law of {town} it belongs to whoever lights the first fire in it on {deadline}, and neither of the two knows that law.',
      '{V} is the owner, has never sold anything, and lives here under both their noses as the one who brings the wood. Which of the two, {K} or {B}, would be the better heir is all that {V} wants to know, and a third is beginning to look best.',
    ],
    finds: [
      [
        'Investigation',
        'laying one deed over the other',
        'both are in one hand, and have the same blot',
        'v=1',
      ],
      [
        'History',
        'reading the oldest law book of {town}',
        'a fire lit on {deadline} is as good as a deed',
        'v=1',
      ],
      [
        'Insight',
        'watching the one who brings the wood',
        'the wood always lies exactly where it is missing, also in locked rooms',
        'v=2',
      ],
      [
        'Perception',
        'looking at the oldest picture',
        'the ears are those of the one who brings the wood',
        'v=2',
      ],
      [
        'Persuasion',
        'speaking with {K} and {B} one after the other',
        'each would give it up for an apology',
      ],
      [
        'Sleight of Hand',
        'moving the chalk line',
        'both {K} and {B} move it back to the same place',
      ],
    ],
    later: [
      'On day {days} {B} has the way in walled up, from the wrong side.',
      ['On {deadline} a boy of {town} roasts a potato here, and owns it.', 'v=1'],
      [
        'Before {deadline} {V} draws up a will, in favour of the first person who says thank you for the wood.',
        'v=2',
      ],
    ],
    ways: [
      ['The one who lights the fire decides; a party has matches, too.', 'v=1'],
      ['{V} would tell, if {K} and {B} were made to carry wood together for one day.', 'v=2'],
      'While they quarrel, a third person could hide anything here, on the chalk line, where neither of them looks.',
    ],
  },
];
