import type { SettingPremise } from './premise-type.ts';

export const premisesOfGuardedThings: readonly SettingPremise[] = [
  {
    id: 'last-dragon',
    slot: 'change',
    asks: [
      'last|only|final dragon|unicorn|giant|phoenix|griffon|gryphon guard*|protect*|compete|egg|alive|left|sleeps|dying|hunt*|world',
      'monasteries|monks|monastery|orders|temples|abbeys compete|rival|guard|guards|mountain|dragon|secret',
      'dragon egg|eggs',
      'dragons gone|extinct|vanished|returned|return|hunted|dying|rare',
    ],
    title: 'The Right to Guard It',
    rulers: 'the Abbots of the Four Houses',
    guards: 'the novices of the stair',
    wild: 'the cloud paths',
    way: 'by rope and stair',
    pitch:
      'The last dragon in the world lives in {land}, and {few} monasteries have fought for {years} years over the honour of guarding it: by fasting, chess and falling off things. It was at {town2} for the winter. In spring the cave was empty, swept, and had a note in it.',
    party:
      'The party has no vows and so can keep a secret from any abbot. {A} has hired it as kitchen help, at all four houses, and wants to know what the dragon had been given to eat, and who asked for the recipe.',
    truths: [
      'The dragon changes house every seventh year, after the contest. It walks, so that everybody can look.',
      'Each house has a reason for guarding it: as a god, a danger, a book, or a guest. They do not discuss this at the table.',
      'Scales that fall are swept up and weighed. A relic with no certificate is a potsherd.',
      'The contest has {num} parts. The last is to stand before it and to be asked nothing.',
      'Pilgrims may look for the length of a breath. The rich have learned to hold theirs.',
      'Novices are sent down the stair for water, {few} hundred steps, and are asked on their return what they have seen.',
      'It has not breathed fire in living memory. Candles near it lean over, as if to hear.',
    ],
    regions: [
      '{town1} is the house of the bell: eight hundred monks, a terrace over nothing, and porridge.',
      '{town2} is the house of the sword, in the old fortress. They guard the world from the dragon, and have built the cave accordingly.',
      '{town3} is the house of the book. They write down what it says, and have {years} volumes, in which it mostly speaks of the weather.',
      '{town4} is the house of the open door, the poorest. It has won once, by a mistake in the adding up, and is still remembered for the tea.',
    ],
    factions: [
      [
        'The Abbots',
        'govern {land} by council and contest, and want the dragon found by their own people',
        'have each sent word abroad that they still have it',
      ],
      [
        'The Sword House',
        'guarded it last, and wants it to have been stolen',
        'has {few} arrows in the cellar that are made for one purpose, and one of them is missing',
      ],
      [
        'The Scale Traders',
        'buy, weigh and certify, and want the supply kept small',
        'have had an offer for the whole of it, from a king with a bad heart',
      ],
      [
        'The Tea Novices',
        'are boys and girls from all four houses who meet on the stair, and want to be allowed to talk',
        'have carried something down, in {num} buckets of hot water, wrapped in their own blankets',
      ],
    ],
    conflicts: [
      'Two abbots have been fasting against each other since the thaw. Both are very ill and neither will have soup first.',
      'A novice has fallen from the terrace of {town1} and landed in {town4}, unhurt. It counts as a change of order.',
      'The king with a bad heart has sent his own doctors up the stair, in armour.',
    ],
    people: [
      [
        'cook to four monasteries',
        4,
        'wants a pot of tea taken to where the footprints end, and no one to follow',
        '{A.name} tastes from the big spoon and serves with the small one.',
        'tells what the note said once all four houses have been seen to worry about the dragon and not about the contest',
      ],
      [
        'master of arrows',
        2,
        'wants the missing arrow brought back, unused, before the count on Friday',
        '{B.name} stands between any visitor and any window.',
        'breaks the other arrows on being shown how small the next one is',
      ],
      [
        'scribe of the weather',
        3,
        'wants somebody to read volume {few} aloud, quickly, leaving out the adjectives',
        '{C.name} writes down what is said, and underlines breath.',
        'publishes it all, as it is the only history in which nobody was lying',
      ],
    ],
    places: [
      [
        'The Swept Cave',
        2,
        'a hall behind {few} gates, with a bed of sand, raked in waves',
        'The rake marks form letters a yard high: "Thank you. I was never in danger. You were very kind to be afraid." Below lies half of a shell (DC 13 Survival).',
      ],
      [
        'The Weather Volumes',
        3,
        'a wall of books, of which the first is locked and the last still damp',
        'When the dragon says "snow" it means a year. It has told all that it saw, from the beginning, to people who noted the temperature.',
      ],
      [
        'The Stair',
        1,
        'the water stair, cut by nobody knows whom, with {num} landings',
        'One landing is not on any list. There is a nest on it, of blankets in four colours, and it is warm, and something in it sneezes sparks.',
      ],
    ],
    starts: [
      [
        'In {town2} it is the morning of the handing over. {few.s} abbots in their best robes wait before the last gate, with gongs, and half of {land} is on the slopes. The bolts are drawn, one after the other, by the monks with the swords. Inside there is sand, in lovely waves, and a broom against the wall. Nobody strikes a gong. At the back, a very small monk lets a bucket fall; and it rolls down the stair, landing after landing, and one can hear it all the way to the bottom. {A} starts counting the novices, and is not at ease with the result.',
        'The dragon has gone to die where it was hatched. It left the egg with the only people who had ever asked it how it was.',
      ],
    ],
    openings: [
      [
        'The party finds an arrow in the door of its cell, of black glass, and a list of the four houses. Three are crossed out.',
        "The thief of the arrow is looking for a place where it will not be wanted. It is the master's own pupil.",
      ],
      [
        "A child with an order's haircut asks whether any of them can knit, large, without holes, and very soon.",
        'It grows by a hand each night, is always cold, and calls them all by name.',
      ],
    ],
    truth:
      'The dragon could have left at any time. It stayed since it had noticed that people who guard something have to be awake, and kind, and good at chess; and that it had never seen so many in one place. It was {years} hundred years old and the last, and it meant to be looked after until it could be sure. The contest was its idea. It always let that house win which had most to learn. What it was sure of in the end was a handful of novices on a stair. It gave them the egg that it had not dared to hatch for an age, and went up into the snow, without a guard, for the first time.',
    secrets: [
      'A dragon becomes what it is guarded as: a god, a danger, a book or a guest.',
      'It is not dead yet. It lies on the highest terrace of {town1}, under the snow, and hears the gongs.',
      'The first dragon was guarded by people, too. There is a bed for one in the oldest cave, with the dent of a keeper.',
    ],
    steps: [
      'the houses accuse one another, in verse; and then the first rope is cut',
      "the king's doctors weigh all novices, and keep the heavy ones",
      'a red light is seen at night on the stair, and the traders double the price of smoke',
      'At the solstice the four houses meet on the stair, with lamps, swords, pens and a teapot. Something of the size of a pony looks from one to the other, and wants to know what it is.',
    ],
    ends: [
      'It is told that it may find out. The four abbots sit down on the landing in turns, seven nights each, and none of them may say what he thinks.',
      'The small one is carried up into the snow, to its mother, for an hour. What they talk about is the weather; and the scribe writes, and for once leaves out nothing.',
      'The last arrow is shot. Afterwards the houses have a very great silence to guard, and are at last quite equal in it.',
    ],
  },
  {
    id: 'great-wall',
    slot: 'land',
    asks: [
      'wall split*|divide*|divided|cut|cuts|half|two|between|nobody|remember*|built|built_by|huge|separat*|giant|built_it|middle',
      'divided|split land|country|city|kingdom|nation two|half|wall|river|border',
      '~wall|great_wall',
    ],
    not: 'north|ice|garrison|barbarians?|watch',
    without: 'islands?|archipelago|underground',
    title: 'The Other Side of the Wall',
    rulers: 'the Wardens of the Foot',
    guards: 'the wall watch',
    wild: 'the long shadow',
    way: 'along the wall',
    pitch:
      "A wall runs through {land} from end to end, so high that it has weather, and nobody knows who built it, against whom, or which side is the outside. On both it is said to be the other one. This week a brick has fallen out, with a hand's breadth of light behind.",
    party:
      'The party has no side. It comes from a country without a wall, and has to tell about it in every inn. {A} has the fallen brick in a bag, and wants it put back, or wants another one; it depends on what they see through the hole.',
    truths: [
      'People of {land} say "wallward" and "away" as others say left and right. A bad person is said to have two sides.',
      'Shadows of the wall are let by the hour, as they are cool. In winter one is paid to live in them.',
      'No one leans on it. It is not forbidden; one only finds that one has been talking.',
      'There is a door in all the stories and on none of the maps.',
      'Ivy has climbed to about a third. Those who climb it come down again the same evening, well, and say that they had forgotten what for.',
      'Each year the children are led to the foot, lay an ear on the stone, and are asked what they hear. There is one right answer.',
      'Birds cross. They are shot by some and asked by others.',
    ],
    regions: [
      '{town1} lies at the foot, has grown {few} storeys up the wall like moss, and draws its rents from the shade.',
      '{town2} is as far away as one can be, on the hills. From there the wall is a line, and the people are thought of as cheerful.',
      '{town3} quarries stone that fits, and has done so for {years} years, in case it should ever be asked.',
      '{town4} is at the end of the wall, where it goes into the sea. One can hear how far it goes on.',
    ],
    factions: [
      [
        'The Wardens of the Foot',
        'govern {land} from the first landing, and want the hole closed by Friday',
        "have met each other's eyes in it, and were as old as those, and wore the same chain",
      ],
      [
        'The Listeners',
        'put their ears to the wall for a living, and want silence in the streets',
        'have been asked by somebody for {few} years whether there is anyone there, and have said no',
      ],
      [
        'The Ivy Club',
        'is young, climbs at night, and wants to look over it once',
        'have a member who was not one of them when they went up',
      ],
    ],
    conflicts: [
      'A farmer has found his own plough, with his own mark, in his own field; he has two of them now, and the second is left-handed.',
      '{town3} refuses to deliver a stone for the hole. It has its pride, and the stone would be the last that is needed.',
      'A bride in {town1} has disappeared from a locked room that backs on the wall. Her shoes were there, side by side, pointing in.',
    ],
    people: [
      [
        'mason with a loose brick',
        1,
        'wants to know what each of the party sees through the hole, one by one, without discussing it',
        '{A.name} measures with a thumb and one shut eye.',
        'takes out the second brick if all of them saw the same person',
      ],
      [
        'listener who answered',
        4,
        'wants a sentence carried to the other end and spoken into the stone there',
        '{B.name} nods a moment before others speak.',
        'says what the voice has asked for, if it is promised that nobody will laugh',
      ],
      [
        'climber from nowhere in particular',
        2,
        'wants to get home, and is not sure which side that is',
        '{C.name} does everything with the left hand, and is surprised each time.',
        'shows the way over, which is through, to someone who has lost something on the other side',
      ],
    ],
    places: [
      [
        'The Hole',
        1,
        'a gap of one brick, knee high, with a queue and a toll',
        'Behind it is a street with a queue. Whoever bends down sees an eye, of the same colour, in no way surprised (DC 14 Insight).',
      ],
      [
        'The Quarry',
        3,
        'a pit that has the shape of the wall, upside down, course by course',
        'At the bottom lies a plan with the date of completion. It is the day after tomorrow; and the builders have signed with the names of {town3}, mirrored.',
      ],
      [
        'The End',
        4,
        'where the wall goes into the sea, with a jetty and a bench',
        'At the lowest tide one can walk round. There is a beach there, with a jetty and a bench, and footprints that come to meet one.',
      ],
    ],
    starts: [
      [
        'Everybody in {town1} has come to hear the children listen: a hundred of them in white, each with an ear to the stone. The warden asks, as each year, "What do you hear?" The right answer is "Nothing, sir". Ninety-nine say it. A boy at the end of the row stands bent, with his eyes wide open, and says: "They are asking them, too." Beside his ear a brick slides out, as smoothly as a drawer, and drops at the party\'s feet. There is a square of evening light on the boy\'s face. And, on the far side, someone applauds, uncertainly.',
        'There is the same feast on the other side. It was the first time that a child there had not said "nothing" either.',
      ],
    ],
    openings: [
      [
        'A letter comes for the party, in its own handwriting, mirrored. It says that *they* are going through with it, and please do not be late.',
        'It is from the party of the other side. They are a day ahead, as they had the braver mason.',
      ],
      [
        'The bride who vanished is seen at a window in {town1}: on the outside, in the stone, combing her hair.',
        'She has gone over to a man whom she had heard through the wall for a year. He had been about to come to her.',
      ],
    ],
    truth:
      'Nobody built the wall. {land.s} had to decide something once, {years} years ago: whether to open its gate to those who stood before it in the snow. It was exactly half and half. The land could not bear it and did both. On one side the gate was opened, on the other it stayed shut; and since then there have been two of everything, with a wall between them, made of all that was not said. Neither has turned out better. They have grown alike again, year by year, and where there is no difference left the stone lets go. When it is all down there can only be one of each.',
    secrets: [
      'Those who were let in have their descendants on one side only. They are the only people in {land} who have nobody behind the wall.',
      'The one right answer was agreed upon by both lots of wardens, through the stone, in the first year.',
      'A decision that is taken differently on the two sides makes the wall grow. It can be as small as a sandwich.',
    ],
    steps: [
      'the hole is closed from both sides at the same moment, and the mortar meets',
      'people in {town1} stay at home, as they have begun to feel somebody do the same',
      'the last stone of {town3} is set, and the wall, which is complete, starts to come down',
      'On the longest evening the wall is no higher than a man. All of {land} stands along it, on both sides, and everybody has found the face that they were looking for.',
    ],
    ends: [
      'The two halves decide differently, on purpose, in public, about something small. The wall stays, at table height, and is used as one.',
      'It comes down, and for each pair one steps forward. Nobody afterwards can say which; only that they remember both winters.',
      'The question is put again, to everybody, with those from the snow looking on. This time it is not half and half.',
    ],
  },
];
