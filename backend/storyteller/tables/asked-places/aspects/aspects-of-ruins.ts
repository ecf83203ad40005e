import type { PlaceAspect } from '../families/place-family.ts';

/** Places that are abandoned or in ruins. */
export const aspectsOfRuins: readonly PlaceAspect[] = [
  {
    id: 'abandoned',
    says: /\b(?:abandoned|deserted|forsaken|derelict|empty|uninhabited|disused|vacant|ghost (?:town|village|city|ship)|long[- ]lost|overgrown|lost (?:city|temple|mine|village|town|library|fortress|castle|monastery))\b|\bwhere (?:nobody|no one) (?:lives|goes|has been)\b/,
    tells: [],
    look: [
      'a table laid for {few}, with the chairs pushed back as one does for a knock at the door',
      'a calendar of leather and pegs, stopped at one day',
      'a broom across the threshold, from the inside',
    ],
    known: [
      'All who were in {site} left on one day, {years} years ago, without a quarrel and without their winter coats.',
      'Nobody has lived in {site} for {years} years; {town} keeps away from it, and still greets it in passing, with two fingers.',
    ],
    feature: [
      'Shutters can be closed from outside with the bars that were put there for it.',
      'What creaks here creaks the same way each time, except for one board.',
    ],
    beside: [
      'Those who left were asked to, by someone they all trusted, so that something here would be left in peace; the oldest of them lives in {town2} and would tell what it was.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'comes once a week, wipes the dust off {few} plates, and lays them again as they were',
            'lets nobody stay for the night, gives no reason, and leaves a lamp burning',
          ],
          guest: [
            'has inherited the key, wants to sell, and has not got beyond the first room',
            'draws all that is still there, and has drawn one door twice',
          ],
          hooks: [
            '{V} wrote to {town} after {years} years: "Is it still there? Then do not go in. If it is not, tell me, and I shall come home." It pays {coins} gold pieces to have an answer.',
            'Smoke has been seen over {site}, from the kitchen, at noon.',
            '{B} wants to move in on {deadline}, and needs someone to go first and stamp.',
          ],
        },
        trouble: {
          id: 'abandoned-left-in-haste',
          absent: ['last one to leave', 'headman', 'overseer'],
          keeper: [
            'caretaker from the nearest farm',
            'warden paid by the council',
            'royal custodian of empty houses',
          ],
          guest: ['heir with a key', 'mapmaker'],
          trace: [
            'There are only old footprints in the dust, apart from those that go backwards.',
            '{K} brings bread to {site} and carries no bread back.',
            ['Under a plate is a note: "Do not wait. It is not angry yet."', 'v=1'],
            ['Wherever a picture hung, somebody has drawn an eye, shut.', 'v=2'],
          ],
          truth: [
            'They went out of courtesy. A creature had come into {site} to bring up its young (use <Black Bear, Owlbear 700, Bulette> if one steps between them), and {V}, whom everybody trusted, persuaded them all to give it one summer. It was longer. The young ones come back each year to be born again, as {K}, who was in love with {V}, brings them bread. {B} wants the furs, has told {town} about gold, and has set {few} traps already.',
            "They all had the same dream and acted on it: that something asleep under {site} hears breathing, and that it will have slept long enough after {years} years. They are over on {deadline}. {V} led them out and has counted ever since. {K} wears felt, breathes through wool, and cares for the sleeper's air. {B} leads {num} settlers here, in good faith and with drums.",
          ],
          finds: [
            [
              'Survival',
              'reading the footprints that go backwards',
              'they are of something with four feet, which puts them into its own older prints, for the sake of the little ones',
              'v=1',
            ],
            [
              'Animal Handling',
              'sitting down and eating bread, slowly',
              'something small comes and takes the crust, and something large lets it',
              'v=1',
            ],
            [
              'Investigation',
              'looking at the traps',
              "they are {B}'s, and the gold for {town} is from {B}'s own tooth",
              'v=1',
            ],
            [
              'Arcana',
              'holding a feather to the cracks of the floor',
              'it is drawn in, for an hour, and then blown out',
              'v=2',
            ],
            [
              'Insight',
              'asking {K} why they went',
              '{K} tells the dream in a whisper, and all that is in it was true but for the end, which has not been yet',
              'v=2',
            ],
            [
              'Perception',
              'looking at what they took with them',
              'nothing of iron, nothing that rings, and every cradle',
            ],
          ],
          later: [
            [
              'On day {days} the first trap shuts, on something very young, and before morning its mother is in {town} (use <Black Bear, Owlbear 700, Bulette>).',
              'v=1',
            ],
            [
              'On {deadline} the drums come over the hill, and what lies under {site} breathes in (use <Bulette, Purple Worm>).',
              'v=2',
            ],
          ],
          ways: [
            [
              'It leaves as soon as the youngest can run, in {days} days. All it takes is to keep {B} busy until then, and there is gold to be looked for in so many places.',
              'v=1',
            ],
            ['{V} would come home if it is gone, and {K} needs only to write that.', 'v=1'],
            [
              'It may be sung to sleep for another {years} years: {num} settlers breathing slowly are worth more than a seal. {B} can keep time.',
              'v=2',
            ],
            [
              'It can be woken far away from where people are. {K} knows how long a silence has to be before it goes to look for a sound.',
              'v=2',
            ],
          ],
        },
      },
      {
        details: {
          keeper: [
            'has moved into the smallest room, and apologises to the others',
            'knows what each room was for, and says "was" with great care',
          ],
          guest: [
            'pays for old door handles, and asks for one with a lion',
            'was carried out of here as a baby, and has come to see the ceiling that she dreams of',
          ],
          hooks: [
            'A bell rings in {site}, where there is none left, at the hour at which they used to eat.',
            '{B} pays {coins} gold pieces for a thing that her people left behind, and cannot say what it is: "You will know it. We all missed it."',
            '{few} young people of {town} went into {site} for a bet, and came out friends, quiet and very well fed.',
          ],
        },
        trouble: {
          id: 'abandoned-not-empty',
          absent: ['one who stayed behind', 'bell-ringer'],
          keeper: ['squatter with a system', 'hermit', 'official liquidator'],
          guest: ['finder of old things', 'woman who was born here'],
          trace: [
            'The woodpile is dry, split and no older than this year.',
            'Each one who stays for a night is covered in the morning.',
            ['Out of the corner of the eye the table is laid.', 'v=1'],
            [
              'One room smells of a meal, and it is a different one each time, always that which the visitor liked best as a child.',
              'v=2',
            ],
          ],
          truth: [
            "{V} stayed behind, died alone, and did not notice. The house keeps to the old hours for {V}: fire, meal, bell. {K} found it so and plays along, since nobody has ever been so kind to {K}. {B} is {V}'s daughter, who was sent away in the last cart. What was left behind is a promise to come back for {V}, and as it has not been kept, {V} holds on to whoever sits down long enough (use <1 Specter, Ghost, Wraith> for those who get up rudely).",
            "They were not driven out: they were sent for, by what they themselves had made here, which is hospitable without measure. The house gives each who enters what they miss most, and keeps those who stay; the others fled from being happy. {V} stayed, as its host. Armies would lay down their arms for it, and {B}'s prince knows that: he means to send one at a time, his enemies', and lock the door.",
          ],
          finds: [
            [
              'Perception',
              'laying a place for one more and sitting down',
              'the chair at the head is drawn in, and somebody says grace',
              'v=1',
            ],
            [
              'Investigation',
              'reading the list of those in the last cart',
              'one name is crossed out, with "comes tomorrow", in the hand of a child',
              'v=1',
            ],
            [
              'Insight',
              'asking {K} who splits the wood',
              '{K} says "I do, now", and looks at the other axe',
              'v=1',
            ],
            [
              'Arcana',
              'refusing the meal',
              'the house is silent, and then tries the second best',
              'v=2',
            ],
            [
              'Persuasion',
              'asking {V} what {V} misses',
              'there is an answer at once and a much longer silence',
              'v=2',
            ],
            [
              'History',
              'finding out who built the place',
              'people who had lost everything twice, and swore that no one should be a stranger here',
            ],
          ],
          later: [
            [
              'On day {days} the first guest does not get up from the table, and the bell rings for one more.',
              'v=1',
            ],
            [
              'On {deadline} {num} prisoners are led in, singing, and outside somebody puts in a bolt.',
              'v=2',
            ],
          ],
          ways: [
            ['{B} has to say that she is late. That is all; and to eat something.', 'v=1'],
            [
              '{K} can become what {V} was: the house needs somebody at home, and so does {K}.',
              'v=1',
            ],
            [
              'The house lets everyone go who has been given what they miss. Those who bring it something instead, even a song, cannot be kept.',
              'v=2',
            ],
            [
              '{V} may invite. One letter to the prince, from {V}, and he would come himself.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'ruined',
    says: /\b(?:ruined|ruins?|collapsed|crumbling|crumbled|shattered|destroyed|fallen|wrecked|decayed|broken|toppled|razed|sacked|ravaged|remains of)\b/,
    not: /\b(?:fallen|broken) (?:angel|paladin|knight|hero|star|god|king)\b/,
    tells: [],
    look: [
      "a capital with a rabbit's burrow below it, and the rabbit",
      'names scratched into a wall by {few} armies, in order of height',
      'one pane of coloured glass, whole, in a window with nothing round it',
    ],
    known: [
      'It fell in one night, {years} years ago, and {town} has been building pigsties from it ever since.',
      'What is left of {site} is claimed by three families, mapped by none, and avoided at one hour of the day.',
    ],
    feature: [
      'One wall can be brought down with a rope and {few} people, and only in the right direction.',
      'Below a slab is the old cistern, dry, with a way out among the roots.',
    ],
    beside: [
      'It did not fall, but was felled, from inside, with wedges, by one who wanted to shut something in; the last wedge is still loose.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'knows which stones one may take, and throws something at those who take the others',
            'has grown up between the walls, and goes round one empty corner, as one goes round a bed',
          ],
          guest: [
            'buys cut stone by the cartload, and wants the bottom row next',
            'reads inscriptions aloud, and has been asked by {K} to stop in the middle of one',
          ],
          hooks: [
            '{B} pays {coins} gold pieces for the keystone of {site}, "still in place, I regret to say".',
            'A goat has come back from {site} with a golden collar, on which stands "Third Watch".',
            '{V} knew the way through the ruins, and went in {days} days ago for a bet about an echo.',
          ],
        },
        trouble: {
          id: 'ruined-felled',
          absent: ['mason', 'last steward', 'finder of old coins'],
          keeper: ['goatherd', 'finder of old stones', 'royal warden of old walls'],
          guest: ['stone dealer', 'antiquary'],
          trace: [
            'Somebody has put stones back, at night, one on another, without mortar.',
            '{B} looks at the cracks before looking at anything else.',
            [
              'An echo answers in {site}, late, and in a dialect that is not spoken any more.',
              'v=1',
            ],
            ['By moonlight the shadow of {site} has all its towers.', 'v=2'],
          ],
          truth: [
            "Its own people brought {site} down, on the last night of a siege, with themselves below, so that what they guarded would not be taken. {num} of them are still on watch there (use <Skeleton, Shadow, Wight> for those who are not given the password). {V} walked into them, answered right by chance, and is now Third Watch. {K} has the password from a grandmother's cradle song. {B} has been taking out the bottom row for somebody who wants what they guard, and wants it unguarded.",
            "{site.s} fell because somebody took one stone out of it: the foundation of the realm's oldest law, literally, with the law on it, by which a king must be buried, judged or obeyed. It lies in a pigsty of {town}. {V} can read it, and was seen reading. {B} deals in stones for the crown, has {num} carts, and will grind all of it, on {deadline}, to be sure.",
          ],
          finds: [
            [
              'Perception',
              'calling into the cistern, and waiting',
              'one is asked for the password, politely, by a great many',
              'v=1',
            ],
            [
              'Investigation',
              'looking at the break of the walls',
              'all wedges were driven in from inside, and the last one has been pulled a hand out, this week',
              'v=1',
            ],
            [
              'Persuasion',
              'sharing bread with {K}',
              '{K} hums without knowing it, and the echo hums back and calls an all-clear',
              'v=1',
            ],
            [
              'History',
              'comparing the walls with the pigsties of {town}',
              'one stone has writing on the side that is turned to the pigs',
              'v=2',
            ],
            [
              'Insight',
              'asking {B} what is wrong with the other quarries',
              '{B} says that they cannot read there',
              'v=2',
            ],
            [
              'Survival',
              'finding out who sets the stones back',
              'the prints are of bare feet, and go down, and not away',
            ],
          ],
          later: [
            [
              'On day {days} the bottom row is out, and {site} falls a second time, also on {V}.',
              'v=1',
            ],
            [
              'On {deadline} the last stone is ground. There is no law from then on, and the first ones notice it by noon (use <Knight, Guard Captain, Warrior Veteran> for those who come to say so).',
              'v=2',
            ],
          ],
          ways: [
            [
              "The watch can be relieved. It needs the song, an officer's voice and a reason; {K} has one of the three.",
              'v=1',
            ],
            [
              'What they guard may be seen by those who have come to guard it. It is not gold: it is the roll of those who betrayed them, with {few} families of {town} on it.',
              'v=1',
            ],
            [
              'A law has to be read aloud on the spot on which it stood. {V} would do it, and wants a crowd and a horse.',
              'v=2',
            ],
            ["The pig's owner has no idea, and a price. So has {B}'s driver.", 'v=2'],
          ],
        },
      },
    ],
  },
];
