import type { PersonStory } from './person-types.ts';

/** Persons on whom the crown of a realm depends. */
export const personStoriesOfCrowns: readonly PersonStory[] = [
  {
    id: 'crown-double',
    levels: [11, 20],
    tones: ['intrigue', 'heroic'],
    words: ['king', 'queen', 'ruler', 'double', 'impostor'],
    role: 'sovereign of the realm',
    other: 'lord chamberlain',
    want: '[{P} wants the great council to meet without the crown, just once, and to find that it can.|{P} wants one sitting of the great council at which the throne stays empty, and nobody minds.]',
    ask: '[{P} asks the party for a lesson in being nobody: how one orders soup, how one is pushed in a queue.|{P} asks the party for one evening in {town} as nobody in particular, at an inn, with a turn at washing up.]',
    tell: '[{P} looks at the chamberlain {Q.full} before each answer, except when it is about bread.|{P} lets the chamberlain {Q.full} nod first, whatever is asked, and only of bread has an opinion at once.]',
    truths: [
      '[The sovereign died {years} months ago at {town2}, of a fishbone. {P} is a baker who looked like it, was fetched for one parade, and has ended two wars since.|A fishbone killed the sovereign at {town2}, {years} months ago. A baker with the right nose was fetched for one parade, and that is {P}, who has ended two wars since.] {Q} has a second one ready, who asks fewer questions.',
      '[{P} is real, and has let everyone believe in a double,|There is no double on the throne: {P} is real, and has only let it be believed,] so that {Q} and the four dukes behind {Q} would speak freely in front of a baker. One more week, and all of them are named. The real baker from {town} is in the tower, eats well and has begun to like it.',
    ],
    clues: [
      [
        'Perception',
        'watching {P} at breakfast',
        '{P} knocks on the loaf, and hears that it wants two minutes more.',
        1,
      ],
      ['Insight', 'calling {P} by the royal childhood name', '{P} waits, to see who is meant.', 1],
      [
        'Investigation',
        'looking through the palace kitchen accounts',
        'somebody in the tower sends the bread back, with advice.',
        2,
      ],
      [
        'History',
        'mentioning a thing that only the sovereign could know',
        '{P} gives it wrong, with great care, in each detail.',
        2,
      ],
    ],
    pressed: [
      '{P} would tell the council, in the robes, with flour on the hands, if the six neighbours can be kept from marching for the hour that it takes. {Q} has a carriage waiting, and a pillow.',
      '{P} needs a few people who cannot be bought to walk into the chamber behind {P.them}, and to stand where the dukes can count them.',
    ],
  },
  {
    id: 'war-widow-general',
    levels: [11, 20],
    tones: ['grim', 'heroic'],
    words: ['general', 'war', 'soldier', 'commander', 'army'],
    role: 'marshal of the realm',
    other: 'enemy envoy',
    want: '[{P} wants one more year of war, exactly one, and will not say what for.|{P} wants the peace talks put off, by a year to the day, and gives a different reason to each envoy.]',
    ask: '{P} asks the party to hold a pass for nine days against the army that {Q} speaks for, and not to win.',
    tell: '[{P} reads the names of the fallen each night, all of them, and leaves one line out.|Each night {P} has the roll of the fallen read out, and lifts a hand at one line, which is skipped.]',
    truths: [
      'The line is that of {P.name}. {P} fell in the first battle and in eight others since, and was raised each time, by a bargain with a lord of the dead that ends with the war; nobody else could keep the army from burning {town2}. In a year the enemy king comes of age and can sign a peace; when it is signed {P} will be dead.',
      'The war keeps something asleep. Under the field on which they meet lies a god of slaughter, fed by small portions, and {P} and {Q} have dosed it together, for {years} years, across the lines. In a year the prison for it at {town} is ready. By now 90,000 soldiers of {town2} have died of that arithmetic. The line that {P} leaves out is the total.',
    ],
    clues: [
      [
        'Religion',
        'using Detect Evil and Good, or any sense for the dead, near {P}',
        'there are nine of the dead in one body, one on top of the other, like coats.',
        1,
      ],
      [
        'Medicine',
        'seeing {P} without a collar',
        'there are scars that cannot be one after the other.',
        1,
      ],
      [
        'History',
        'plotting all battles of the war on one map',
        'they lie in a ring, and the dead of each month are the same number.',
        2,
      ],
      [
        'Insight',
        'bringing {P} a letter from {Q}',
        'it is opened without a knife, as one does with family.',
        2,
      ],
    ],
    pressed: [
      '{P} would make peace today if someone else could be believed by that army. It would have to be one of the party: when the war ends {P} has about an hour left, in which to present them.',
      '{P} shows the party the ring and the figures, and asks them to find the mistake. There is one: the god has been awake for some time, and counts as well. The prison at {town} could be shut on it at once, if both armies stood still for one night.',
    ],
  },
  {
    id: 'oath-banker',
    levels: [11, 20],
    tones: ['intrigue', 'grim'],
    words: ['banker', 'bank', 'money', 'merchant', 'debt'],
    role: 'banker to four crowns',
    other: 'archmage',
    want: '[{P} wants to be robbed, thoroughly, by professionals, and before the end of the quarter.|{P} wants burglars, the best there are, with references, and wants them before the quarter day.]',
    ask: '{P} asks the party to take everything out of vault nine, in {town2}, and offers the plan, the keys and {pay} gold pieces.',
    tell: [
      '{P} has vault nine heated all winter, and pays for the coal out of {P.their} own purse.',
      '[{P} pays small bills at once, and shakes when signing them.|{P} signs for millions without a glance, and trembles over the bill for the candles.]',
    ],
    truths: [
      "Vault nine holds four kings' sons, turned to gold by the archmage {Q.full}, as security, with their fathers' consent. On quarter day the loans are paid back, and the fathers come to fetch them. {P} has found out that {Q} does not know how to change them back, and has seen one of them weep. A robbery would give {P} time.",
      'Vault nine is empty, and always was: {P} lent four crowns the belief in it. At the end of the quarter there is a count, and if it fails four armies are not paid. A great robbery would save {P}, the loans and the peace. {Q} has agreed to be the dragon that guards the vault.',
    ],
    clues: [
      ['Arcana', 'laying a hand on the gold through the bars', 'it is as warm as a cheek.', 1],
      [
        'Perception',
        'watching {P} pass the vault',
        '{P} says good night to it, by name, four times.',
        1,
      ],
      [
        'Investigation',
        'weighing the vault floor by its creak',
        'it has never borne more than a clerk.',
        2,
      ],
      [
        'Insight',
        'praising the security',
        '{P} describes it a little too lovingly, like something that one has made up.',
        2,
      ],
    ],
    pressed: [
      "[A medusa's tears would undo what {Q} has done, with four castings of Greater Restoration within the same hour.|What {Q} has done can be undone with a medusa's tears, and four castings of Greater Restoration within the same hour.] {P} has hired the priests for the spells; the party would have to get the tears, and be there when four fathers are told.",
      '{P} has written out the robbery, hour by hour, with good parts for all. {Q} has begun to rewrite the end, and is very hard to stop.',
    ],
  },
  {
    id: 'plane-cartographer',
    levels: [12, 20],
    tones: ['heroic', 'horror'],
    words: ['explorer', 'cartographer', 'map', 'planes', 'portal', 'archmage'],
    pronouns: { Q: 'she' },
    role: 'royal cartographer of the planes',
    other: 'empress',
    want: '[{P} wants one map in the palace of {town} burned, and has been refused by the empress {Q.full} four times.|{P} wants to have one map back, out of the palace of {town}, and the empress {Q.full} has said no, four times, more kindly each time.]',
    ask: [
      '{P} asks the party to be in the throne room when {Q} has the last corner of that map filled in, and to have an accident with the ink.',
      '{P} asks the party to go to a place that is on no map, to look at it, and to come back and say that there is nothing there.',
    ],
    tell: '[{P} leaves a corner of every sheet blank, and covers it with a thumb.|{P} never draws the upper corner of a sheet, and sets the inkwell on it.]',
    truths: [
      '[What {P} draws becomes so. The first time was a mistake:|A thing is so once {P} has drawn it. The first time was a mistake:] an island off {town}, a bay, 40,000 people who remember being born there. A sheet works as soon as no part of it is blank. {Q} has found out, and has ordered a map on which the enemy does not exist. It hangs in the palace, and {P} has left one corner of it blank.',
      'There is a country in that corner, and it is looking for the way here. Each map on which {P} has drawn it is a door. There are eleven such maps in the palace of {town}; ten have been rolled up, the one in the throne room is open, and somebody on the other side has begun to draw.',
    ],
    clues: [
      [
        'Investigation',
        'visiting the island',
        'nobody on it is older than the sheet, and all have the same handwriting.',
        1,
      ],
      ['Perception', 'watching the ink dry', 'a gull flies up from it.', 1],
      [
        'Arcana',
        'looking at the great map with True Seeing',
        'a finger is following the roads from below.',
        2,
      ],
      [
        'Insight',
        'asking {P} to complete the corner',
        '{P} puts down the pen and walks out of the room.',
        2,
      ],
    ],
    pressed: [
      '{P} would put out both eyes to be of no use to {Q}. There is another way: to fill the corner with a line that joins both realms to one, and somebody who is believed on both sides has to say where its capital is.',
      '[All eleven corners in {town} have to be blotted|In {town} all eleven corners have to be blotted] at one moment, from this side. {P} will be on the other side, to rub out what has been drawn there, and does not expect to come back; the party may find a way.',
    ],
  },
  {
    id: 'last-dragon-friend',
    levels: [11, 20],
    tones: ['heroic', 'whimsical'],
    words: ['dragon', 'knight', 'dragonslayer', 'hero'],
    role: 'famous dragonslayer',
    other: 'court poet',
    want: '[{P} wants to retire before the poet {Q.full} has finished the last canto.|{P} wants to be forgotten, gradually, and above all by the poet {Q.full}, who is at work on the last canto.]',
    ask: '{P} asks the party to kill a dragon for the crown of {town}, in {P.their} armour, at a distance, and to be loud.',
    tell: '[{P} roasts nothing, keeps the house very warm, and lays the table for something large.|{P} keeps nine fires going in summer, eats cold, and has had the dining room door made wider, twice.]',
    truths: [
      '{P} has killed the same dragon eleven times, for show, and would like to do it once more through the party. [The dragon is an ancient silver one, plays all the parts and gives the gold back;|It is an ancient silver dragon, who plays all the parts and gives the gold back;|An ancient silver dragon plays all the parts, and gives the gold back afterwards;] the two of them have been married for {years} years. Now a red dragon, a real one, has read the poem, which is sung in {town}, and is coming to avenge eleven cousins.',
      '{P} is the dragon. The knight lost on the first morning, and had a mother in {town} who was waiting; the dragon took his shape, in order to break it to her gently, and stayed. [All later fights were smoke and noise over {town}.|The later fights were staged, with smoke and noise, for all {town} to see.] The mother died happy last week, [with {P} at her bedside.|and {P} sat with her to the end.] {Q} has known since canto four, and has a rhyme for it.',
    ],
    clues: [
      [
        'Nature',
        'looking at the eleven heads in the hall',
        'they are one head, at eleven angles, in papier mâché.',
        1,
      ],
      ['Perception', 'dining with {P}', 'a very large eye at the window follows the pudding.', 1],
      [
        'Arcana',
        'using True Seeing, or a looking glass by the fire',
        'the guest chair is small and {P} is not.',
        2,
      ],
      [
        'Insight',
        'asking {P} how it felt',
        '{P} describes the cave very well, from the inside.',
        2,
      ],
    ],
    pressed: [
      '{P} has never fought a dragon in earnest, and is married to someone who has. With the two of them and the party it could be done; all of {town} would see it, and have to be told something.',
      '{P} would go back to the mountain, but the realm has eleven treaties that are afraid of one knight. Someone else could wear the armour, if they can live with being sung about.',
    ],
  },
];
