import type { OwnFrame } from './frame-type.ts';
import { rescueFrame } from './rescue-frame.ts';

/** Texts around a plot in which people have gone and no one knows where: A lives in the town and is not suspected. */
export const goneFrame: OwnFrame = {
  first: [
    '{Fact}, and in {town} every door is bolted at dusk.',
    '{Fact}. In {town} beds stand empty and are made every morning.',
    'What nobody in {town} wanted to believe is so: {fact}.',
    'It began without a sound. {Fact}, and {town} has begun to count.',
  ],
  titles: [
    'The Empty Beds of {town}.',
    'Before {deadline.t}.',
    'What {T.name} Saw at Night.',
    ['Where Is {B.name}?', 'sort=crime'],
    ['One More Chair.', 'sort!=crime'],
    '{days.t} Nights in {town}.',
  ],
  hooks: [
    [
      'The {G.role} {G.full} opens the door before you can knock, and looks past you into the street« to see whether you are all there».',
      'tier=1 Gknown=no',
    ],
    [
      'The {G.role} {G.full} has lit every lamp in the house« at noon», and counts you twice while you sit down.',
      'tier=1 Gknown=no',
    ],
    [
      'The {G.role} {G.full} of {town}, {townsort}, has searched with two hundred levies« and dogs», and found the way to the end of the last field and no further.',
      'tier=2 Gknown=no',
    ],
    [
      'In {town}, {townsort}, {council} sits by night now, in order to stay awake; the {G.role} {G.full} speaks for all of them.',
      'tier=2 Gknown=no',
    ],
    [
      'The {G.role} {G.full} receives you in {town}, {townsort}, in a hall with two empty seats: two of those who were sent before you have vanished as well, and one of them was an archmage.',
      'tier=3 Gknown=no',
    ],
    [
      'The crown has asked you to {town}, {townsort}; the {G.role} {G.full} does not leave you alone for a moment, since those who are alone go.',
      'tier=3 Gknown=no',
    ],
    ['It is {G.full} who asks you«, by daylight, with the window open».', 'Gknown=yes'],
  ],
  stakes: [
    'In {days} days is {deadline}, and each night may cost somebody more; {G} does not say what will happen then, because nobody knows.',
    'There are {days} days until {deadline}. {G} has noticed that the nights between two losses become shorter, and has worked out which will be the last.',
    'Until {deadline} it is {days} days. By then, if it goes on like this, {town} will have more empty beds than it can hide.',
  ],
  runs: [
    'Whoever asks aloud is shown {few} beds by {few} families, who each want to go first.',
    '{T} stands at the back and goes when the party looks (DC 12 Perception). The mud on the shoes of {T.name} is from outside the town.',
    '{S} is asked for the third time what is in the bundle. It is washing.',
    '{A} brings the searchers hot soup, knows each by name, and asks the party whether it sleeps well.',
  ],
  suspects: [
    '{S.full}, who has a bundle and no alibi, and is innocent. {T.full} has seen where they go, and thinks it was a dream.',
    '{S.full}, because nobody likes {S.full}. The one who saw something is {T.full}, who is afraid of not being believed.',
  ],
  openings: [
    '{lair} [is|lies] an hour from {town}, where [the road forgets where it wanted to go|the last field ends in nettles]; by day there is nothing to see but walls.',
    'By day one walks past {lair} «without looking up ». After dark there is light in it, and a smell of roast that makes the mouth water.',
    'The last stretch to {lair} is a lawn, in the middle of the wild, freshly mown« by nobody».',
  ],
  companions: [
    'Those who serve do not speak. They stop when {A} says "enough", and look relieved.',
    'When half of them are down, the others go on pouring out wine, and fight no more.',
    'They see only who moves: whoever sits down at the table is left alone for a round, and has to make a save (see above).',
  ],
  guards: [
    [
      'At {p1} levies of {council} stand guard in pairs, tied together by a rope. They let in whoever lets {G} be asked.',
      'tier=2',
    ],
    [
      'Two wardens of the province have been watching {p3} for other reasons: the flour bills. They would be glad of help.',
      'tier=2',
    ],
    [
      'Whoever sleeps within a mile of {p2} hears music (DC 16 Wisdom saving throw, or wakes a hundred paces away, with shoes on).',
      'tier=3',
    ],
    [
      '{p1} is warded by the crown with a circle of salt and silver. Whoever breaks it by a step calls six guards and their mage.',
      'tier=3',
    ],
  ],
  helpers: [
    '{F} is in {town} and stays awake with the party, which is worth more than a sword.',
    '{F} has lost somebody in the same way, years ago, and has kept what lay on the window sill.',
    '{F} knows {S} and swears that it was not {S}.',
  ],
  magic: [
    [
      '*Locate Creature* leads towards {lair} and ends before the door: what sits at the table is, for the spell, nowhere.',
      'level>=7',
    ],
    [
      '*Scrying* on one of those who have gone shows a laid table, candles and a hand with a spoon; whoever watches for the whole time is hungry afterwards.',
      'level>=9',
    ],
    [
      '*Detect Magic* on what lay on the window sill shows enchantment, faint, and stronger after dark.',
      'level>=1',
    ],
    [
      '*Speak with Dead*: those who have gone are not dead, and no corpse in {town} knows anything, except one of {years} years ago, who says: "Was there still a chair free?"',
      'level>=5 tone!=whimsical',
    ],
    [
      '*Zone of Truth* with {A}: "I have harmed nobody. They are all fed." Every word is true.',
      'level>=3',
    ],
    [
      '*Dispel Magic* on somebody who sits there (DC 15) wakes this one for a minute: long enough to be led away, not to be carried.',
      'level>=5',
    ],
    [
      '*Teleport* away from the table works for those who have not eaten there. The others arrive, and are back in their chairs by the next bite.',
      'level>=13',
    ],
    [
      '*Speak with Animals*: no dog goes near {lair}, and every cat of {town} has been there, and has eaten, and says so.',
      'level>=1',
    ],
    [
      '*Remove Curse* frees one who has eaten, for good, if the spoon is broken at the same time.',
      'level>=5',
    ],
    [
      '*Detect Thoughts* on {A} finds, under everything, one face, which {A} looks at all the time.',
      'level>=3',
    ],
    '*Purify Food and Drink* takes the spell out of what stands within five feet; the guests there look at their plates as if for the first time.',
    '*Protection from Evil and Good* keeps the music out of one head for as long as it lasts.',
    '*Alarm* on a bedroom rings before midnight: the sleeper goes, and the spoon is warm.',
  ],
  complications: [
    'One of the party finds a spoon on the window sill in the morning. Thrown away, it lies there again in the evening, and the soup in the inn has never smelled so good.',
    'A search party of {few} with torches sets out at dusk against the advice of {G}, and does not come back. There were {few} empty chairs fewer than the party thought.',
    '{S} is beaten in the street and hides at {p2}. {S} hears the music there, and would go, if nobody holds {S.them}.',
    'A child has followed the walkers out of curiosity and sits in a tree above {lair}, with a good view, and afraid to climb down.',
    '{H} stands before the inn at night and says nothing but a number. It is that of the chairs that are still free.',
    '{A} falls ill for a day. In that night the music plays all the same, and nobody comes for those who walk.',
    'Two of those who came home want to go back, and nothing ever tastes of anything to them; one can tell how the seats are ordered.',
  ],
  world: [
    [
      'In {town2} the first one is gone as well; the gates there are shut to people from {town}.',
      'tier=2',
    ],
    [
      'The levies refuse the night watch. Bells are rung through the night so that nobody sleeps.',
      'tier=2',
    ],
    [
      'Three ministers sleep on a ship at anchor. One of them is not on board in the morning.',
      'tier=3',
    ],
    [
      'The court has moved, and the realm is ruled from a mill; two neighbours send observers with maps.',
      'tier=3',
    ],
  ],
  gains: [
    [
      'The gates of {town2} are open again, and at night windows stand open there for the first time.',
      'tier=2',
    ],
    ['The province pays for new locks and then leaves the keys in them.', 'tier=2'],
    ['The court comes home from the mill; two neighbours put their maps away.', 'tier=3'],
    ['Five provinces light a lamp in each window for the party, for one night.', 'tier=3'],
  ],
  prices: [
    [
      '{S} is asked for forgiveness by {few} people, one after the other, and gets a roof.',
      'tone=heroic',
    ],
    ['{T} is believed from now on, whatever {T.they} says, and uses it well.', 'tone=heroic'],
    [
      'Somebody knew about it and dined well on it. {G} has found {few} bills and keeps them.',
      'tone=intrigue',
    ],
    ['{council} would like it to have been {S}. It is asked politely, twice.', 'tone=intrigue'],
    [
      'Some of those from earlier years are older than their grandchildren would be, and nobody knows them.',
      'tone=grim',
    ],
    ['Bread tastes of ash to those who were there, for a year at least.', 'tone=grim'],
    ['On some evenings one smells a roast in {town}, and nobody asks whose it is.', 'tone=horror'],
    ['A spoon is missing. It was counted three times.', 'tone=horror'],
    ['Everyone who was there has gained weight, and wants the recipe.', 'tone=whimsical'],
    [
      '{H} is hired by the best inn in {town} and is not allowed near the cutlery.',
      'tone=whimsical',
    ],
  ],
  hoards: [
    'Behind the great sideboard at {lair} lies what guests of {years} years left with their coats: {items}, and {worth}.',
    'The Host tipped well. In the bowl by the door of {lair} are {items}, and {worth}.',
    'At the head of the table in {lair} stands, under a silver cover, what was meant for the last course: {worth}, and beside it {items}.',
  ],
  favours: [...(rescueFrame.favours ?? [])],
  firstFight: [
    'on the second night those who are called do not go alone: something walks beside them, in livery, and wants nobody to be stopped ({fight}). It fights until the sleepers are out of sight; who is beaten leaves a spoon and the way it came.',
    'whoever stays at {p2} after dark meets those who fetch the laggards ({fight}). They fight until one is down; that one says, surprised, the name of {H}, as if waking up.',
  ],
  preventions: [
    'stay awake with those who found a spoon (one watch each, DC 13 Constitution check), and break the spoon at dawn',
    'follow {H} on the evening before (DC 13 Stealth) and put salt where {H.they} has put a spoon',
    'have every bell in {town} rung at midnight (DC 13 Persuasion, or {G} orders it); nobody hears the music',
    'bring {T} to say in public what {T.they} saw; that night people tie themselves to their beds',
  ],
  clockEffects: [
    'for each step of the clock that the party has prevented, one more chair at the table is free, and one of those who serve stands idle and does not fight; for each that it has not, the DC of the save at the table is 1 higher.',
    'each step that was prevented has made the candles at {lair} shorter: the fight ends by itself a round sooner, counted from ten. Each that was not adds a round.',
  ],
  sides: [
    {
      wants: [
        '**{council}** wants quiet streets and would accept {S} as an answer. Content if {G} can report somebody found every third day; angry if there is talk of ghosts.',
        '**{council}** wants that nobody leaves {town}. Content if the party is seen on the market each noon; angry if a second town hears of it from the party.',
      ],
      later: [
        '**{council}, if content**: all the bells of {town} ring at the hour that the party names, and for one round everyone at the table looks up.',
        '**{council}, if content**: {few} coaches wait at the edge of the wild, with blankets, and with cooks.',
      ],
    },
    {
      wants: [
        '**{R.full}** ({R.role}) wants what stands at the head of the table, and would leave the guests where they are. Content if the party looks the other way once; angry if told what is right.',
        '**{R.full}** ({R.role}) lost somebody to that table long ago and wants to burn it, guests or no guests. Content if {R.they} may strike the match; angry if asked to wait.',
      ],
      later: [
        '**{R.name}, if content**: sits down in the last free chair, on purpose, and eats nothing. The Host waits for {R.them} for three rounds.',
        '**{R.name}, if content**: keeps those who serve busy at the kitchen door for the whole fight.',
      ],
    },
    {
      wants: [
        '**Those who cannot sleep** ({T.full} knows them all) walk the streets at night for fear of their beds. Content if one of them is believed; angry if called drunk.',
        '**The families** (they meet at the house of {T.full}) want to go there all together, with axes. Content if they are told the truth each evening; angry if left at home without a reason.',
      ],
      later: [
        '**They, if content**: stand outside {lair} in the dark and call names, one after the other. Each name wakes one at the table.',
        '**They, if content**: have carried salt to {lair} in their pockets, and draw a line that nothing in livery crosses.',
      ],
    },
  ],
};
