import type { SecondAct } from './matter-types.ts';

/** Second acts of plots that are found by the words of an idea in any order; each belongs to one plot. */
export const secondActsOfClassics: readonly SecondAct[] = [
  {
    id: 'last-company',
    not: [],
    only: ['patron'],
    heading: 'Act two: The Company before You',
    opens: [
      'The act ends with a letter of thanks from {A}, and a second one under it, which {G} has put into the same envelope without wanting to: it is addressed to another company, says the same, and is two years old.',
      'At the end of the act a horse without a rider comes to the stable of the party. It wears the harness of the house of {A.name}, and in the saddlebag is a map to {town2}, with a cross, and the words "if we do not come back".',
    ],
    goal: [
      'One of the company before you is alive, in {town2}: {wren}, who asked what the seals are and ran in time. {wren} has the written oath, the only copy outside the desk of {A}. {A} now has an order of another kind, too: "a deserter, in {town2}. Bring me what was taken." {R} has got the same order, a day earlier.',
    ],
    map: [
      'While the party is away, {A} has the boundary stones of {town} moved outwards by a mile, on all sides, "for the tax". The way back leads through land that was free when the party left; what stood there belongs to {A} now, and {p3} lies inside.',
    ],
    way: [
      'To {town2} it is two days by coach, at the expense of {A}, with supper ordered in advance at each inn. Whoever prefers not to be expected walks by the river (DC 13 Survival by the group; on a failure one night in the rain, and one level of exhaustion).',
    ],
    place: [
      '{town2} is a fishing place without a harbour. {wren} lives in a boat that stands on land, with a bell on each rope, and has been practising for two years what to say to those who would come. It begins: "Was there cake?"',
    ],
    setPiece: [
      'The people of {R} close in on the boat at low tide, while {wren} is still talking. Each of the party can do something, another thing each time: push the boat down to the water (DC 14 Athletics), talk to those who are paid by the same purse (DC 13 Persuasion), get the oath out from under the keel (DC 13 Sleight of Hand), hold the line on the wet sand (DC 14 Acrobatics). With three successes all get away with the oath; with fewer, {R} has one half of it, and the party the other.',
    ],
    clues: [
      'History :: reading the oath :: It was sworn by {A} in person. Only {A} can swear it again, and only before three who keep the seals of their own will.',
      'Insight :: asking {wren} how the others died :: {A} wept. Then {H} was told to see that "they need not worry any more".',
      'Arcana :: reading the last line :: In the minute after the third seal {A} is neither bound nor free. "Then call the name that stands in the seals."',
    ],
    rival: [
      '{R} has worked for {A} for years and knows more than is good. {R} wants {wren} silent, or else to hear that there is a way out that nobody has found before.',
    ],
    wants: [
      '**{R.full}** ({R.role}) has the same employer, has never asked, and is tired of it. Content to be shown a way out; angry if called a servant before others.',
    ],
    choice: [
      '{wren} can come along and say it before everyone, and then {A} knows at once. Or the party takes only the oath, tells {A} that {wren} is dead, and is trusted once more.',
    ],
    first: {
      answer: 'takes {wren} along',
      now: [
        '{wren} sits in the coach of {A} with clenched teeth, and names each of the dead aloud at the three mounds.',
      ],
      later: [
        '{A} stops smiling as soon as {wren} comes in. Nothing is gained by lies any more, but {G} and the household hear everything, and one of those beside {A} goes.',
      ],
    },
    second: {
      answer: 'lies to {A}',
      now: [
        '{A} is moved, gives each of the party a ring, and does not doubt it (DC 14 Deception, once, for all).',
      ],
      later: [
        'At {lair} nobody is searched, the false seals are put in the hollows unexamined, and the party has the first round for itself.',
      ],
    },
    closes: [
      'The act ends at the new boundary of {town}. {G} is standing there in the rain with an umbrella too few, and asks whether it is true that there was a copy.',
    ],
    lastWay: [
      'Every street in {town} is open to the party, and that is the difficulty: a coach waits for it at each corner. On foot over the roofs of the hospital (DC 13 Acrobatics) one comes to {lair} unannounced; by coach one is expected, with chairs.',
    ],
  },
  {
    id: 'printing-house',
    not: [],
    only: ['revolt'],
    heading: 'Act two: The Other Cabinet, in {town2}',
    opens: [
      'The act ends with a rider from {town2}: {A} has a second cabinet built there, larger, with room for the whole land; it is to be carried through the streets at the same hour as the oath is sworn here.',
      'At the end of the act {quill} does not come to the meeting. On the table lies the letter of the week, unsent, and under it a bill of carriage: one cabinet, two thousand drawers, to {town2}.',
    ],
    goal: [
      'It is no longer about {town} alone. If the second cabinet is carried through {town2}, everybody there will believe it as well, and nobody will come to the aid of {risers}. The party has to get there before the procession, and show somewhere where people can see it what is in those drawers. {R} has the contract for the carriage.',
    ],
    map: [
      'Whoever leaves {town} now must give a name at the gate, any name. On the way back the whole land is full of people who walk apart from each other; but in {town2} the first have begun to greet each other in the street, and that is quicker than a horse.',
    ],
    way: [
      'The cart with the cabinet takes two days. With it travel those who polish the handles; one can be one of them (DC 13 Deception), or go ahead by the towpath (DC 13 Athletics by the group, or one level of exhaustion).',
    ],
    place: [
      '{town2} is a town of weavers and bell ringers. It does not know fear yet, only the rumour of it, and has washed the street. At the windows sit people who have been told to look at the neighbour and do not quite know why.',
    ],
    setPiece: [
      'In the middle of the bridge the procession has to stop, because somebody laughs. Now each of the party can do one thing, another one each time: pull a drawer out so that all see it (DC 13 Sleight of Hand), hold the guards in talk (DC 13 Deception), start the right song (DC 14 Performance), let a wheel come off (DC 14 Athletics). With three successes the cabinet stands open in the middle of the bridge, and it is empty; with fewer it reaches the town hall, and has to be opened there by night.',
    ],
    clues: [
      'Investigation :: looking into the drawers :: New wood, and in each a sheet of paper with nothing but a number. The numbers are those of the houses.',
      'Insight :: asking those who polish :: They are paid by {A}, in ordinary old coins. Nobody has ever seen the new ones.',
      'History :: asking the bell ringers about the old days :: One rings backwards if a ruler is to lay it down. {B} would know what that means, and so would every guard.',
    ],
    rival: [
      '{R} has invested money in the cabinet and would not mind if something else were carried in it. {R} lets everything happen that can be entered as damage in transit.',
    ],
    choice: [
      'In the last drawer lies one real sheet: the twelve names, with {quill} at the top. The party can read them out on the bridge, and be believed at once. Or it burns the sheet, and says that there was nothing in it.',
    ],
    first: {
      answer: 'reads out the names',
      now: [
        '{town2} believes every word. Eleven people are led home under guard, and one has a brother on the second floor of {lair}.',
      ],
      later: [
        'In {lair} nobody obeys {H} any more. But {quill} is not there when the way is needed that {A} takes each night, and the brother asks where {quill} is.',
      ],
    },
    second: {
      answer: 'burns the sheet',
      now: [
        'It is the only page in the whole cabinet, and it warms {few} hands. {G} hears of it and does not speak to the party for a day.',
      ],
      later: [
        '{quill} stands at the side door of {lair}, with the key. Of the twelve, eleven have come as well, of their own accord, each in the belief of being the only one.',
      ],
    },
    closes: [
      'The act ends on the road back: behind the party {town2} is ringing its bells, backwards, and in front of it, far away, a single one in {town} answers.',
    ],
    lastWay: [
      'For each of the three that was won (the name, the gate, the truth) the way to {lair} is shorter: with all three it leads straight through the open gate; with fewer, over the roofs (DC 13 Acrobatics) or through the cells (DC 14 Stealth).',
    ],
  },
  {
    id: 'dead-ground',
    not: [],
    only: ['war'],
    heading: 'Act two: The Village in the Middle',
    opens: [
      'The act ends with a green rocket from one camp and a red one from the other, at the same moment, and with {T}, who says: "Those come from the same crate." The crate has a label: {town2}.',
      'At the end of the act a cart with supplies for both sides does not drive to {lair} but away from it, with a guard of deserters. On the tarpaulin somebody has painted a name: {town2}.',
    ],
    goal: [
      'In {town2}, which both maps show as burned down, {num} people live who have had enough: deserters of {one} and of {two}, with their own fields. {H} is hiding among them, since {A} has no more need of letters. {R} is to fetch {H}, dead if that is simpler. Whoever has {H} has the one who wrote both.',
    ],
    map: [
      'Both hosts have moved in, to get the better ground, and {town2} now lies between the two front lines. The way back to {town} leads through one of them, at the choice of the party; the other one will notice.',
    ],
    way: [
      'By night through the dead ground (DC 14 Stealth by the group; on a failure both sides shoot at the party, badly, and each believes to have hit the other).',
    ],
    place: [
      '{town2} has black gables and new roofs underneath, which one does not see from afar. At noon a pot stands on the market place, and whoever is hungry puts a weapon on the heap and takes a spoon from the other one.',
    ],
    setPiece: [
      'Patrols of {one} and {two} come into the village at the same time, from both ends of the street. Each of the party can do one thing, another one each time: keep the heap of weapons covered (DC 13 Stealth), speak to a patrol as its own officer (DC 14 Deception), lead {H} through the ovens (DC 13 Athletics), get both patrols to the pot (DC 14 Persuasion). With three successes they eat, go, and report nothing; with fewer there is shooting, and {town2} burns a second time.',
    ],
    clues: [
      'Investigation :: having {H} write a sentence :: The g is the same. {H} can say the whole of both letters by heart, with pauses.',
      'Insight :: asking {H} about {A} :: "I was told to be convincing. I was never told that it was for something."',
      'Persuasion :: asking the deserters what would stop the others :: If {B} and {S} were seen together, without shouting, for as long as one needs for a pot of soup.',
    ],
    rival: [
      '{R} has been paid for {H} and counts, with open dislike, how many others are standing around {H.them}. {R} would rather have a peace to tell of.',
    ],
    choice: [
      '{H} is willing to confess in front of both hosts, and will not live long after that. Or {H} writes a third pair of letters, orders to come to talks, and those would be false as well.',
    ],
    first: {
      answer: 'has {H} confess',
      now: ['{H} asks for a clean shirt and for something to drink, and begins to practise.'],
      later: [
        'At {lair} {H} stands on a wagon, and both hosts hear it. Nobody comes to the help of {A}; the party has to see to it that {H} gets down from there alive (three rounds).',
      ],
    },
    second: {
      answer: 'has {H} write once more',
      now: [
        'They are the best letters of {H.their} life: short, a little rough, and with a mistake in the grammar.',
      ],
      later: [
        '{B} and {S} both come to {lair}, each with an escort, each invited by the other. They fight on the side of the party, and learn of it later; one of the two laughs.',
      ],
    },
    closes: [
      'The act ends at the edge of the dead ground. Somebody on the side of {one} begins the song, and on the other side they sing along up to the last line, where there is another name.',
    ],
    lastWay: [
      'Between the lines carts may pass: with a tarpaulin, without a lamp, and with the right number on the boots (DC 13 Deception) one is waved through to {lair} by both sides. On foot it is the ditch (DC 13 Stealth), half full of water.',
    ],
  },
  {
    id: 'fourth-piece',
    not: [],
    only: ['pieces'],
    heading: 'Act two: What {A.full} Has Done in {town2}',
    opens: [
      'The act ends with a letter from {A}, polite, with a ticket for the coach to {town2}: "You should see what it looks like where I have bought one. I have been there. I would not have you believe that I did not look."',
      'At the end of the act all that the party has of the {pieces} turns, in the bag, and points in the same direction: to {town2}, where {A} bought the last one. Something there is calling.',
    ],
    goal: [
      'In {town2} one of the {pieces} was sold a month ago, fairly, for a great deal of money. Now the place needs it back, and it wants to go back: it does not serve {A}. {H} has been sent there to find out why. Whoever puts it right learns how the {pieces} are joined and how they are parted. {R} has the money that was paid.',
    ],
    map: [
      [
        'Without it {town2} loses a street each day: the doors no longer open, and then nobody knows what was behind them. The road on which the party came now ends at the bridge. The way back leads over the hills, past {p3}.',
        'forget=no',
      ],
      [
        'Without it {town2} is being forgotten. The signposts are blank already; whoever leaves it has to hold on to something that comes from there, so as to know at the next crossing where they were. The way back leads past {p3}, since that is all that is still on the map.',
        'forget=yes',
      ],
    ],
    way: [
      'The coach of {A} takes two days and has very good cushions. Whoever does not want to be in debt walks beside the canal (DC 13 Survival by the group; on a failure a day is lost).',
    ],
    place: [
      '{town2} is rich, and has been for a month: new coats, new shutters, and people who stand in front of their own doors as if waiting for somebody who has the key. In the middle of the market is a pedestal without anything on it; everyone walks around it in a circle.',
    ],
    setPiece: [
      'In the evening the whole market begins to go round the pedestal, faster and faster, and cannot stop. Each of the party can do one thing, another one each time: stand against the stream (DC 14 Athletics), call individuals by name (DC 13 Persuasion), put something else on the pedestal (DC 13 Performance), find the beat of it (DC 14 Arcana). With three successes they stop, and look at each other; with fewer, {R.name} is trampled along with the money, and it takes until morning.',
    ],
    clues: [
      'Arcana :: laying one of the {pieces} on the pedestal :: It does something for this place, too, if clumsily. Each could serve anywhere, if it is given.',
      'Insight :: asking who decided on the sale :: All of them, by a show of hands. Nobody had asked what it was there for, since it had always been there.',
      'History :: reading under the pedestal :: "Whoever joins them should do it for others, be brief, and have somebody there who says stop."',
    ],
    rival: [
      '{R} has been entrusted with the money and has not touched it. {R} wants to buy the thing back, from {A}, at any price, and does not understand why money does not help.',
    ],
    choice: [
      'The party has some of the {pieces}. It can leave one here, as a gift, and go to {lair} with one less. Or it promises to bring back the right one, and goes on with all of them.',
    ],
    first: {
      answer: 'leaves one of them here',
      now: [
        'It needs a night to find out what it is there for. In the morning somebody opens a door, and stands there with a cup.',
      ],
      later: [
        'The thing which {A} bought here jumps from its hollow at {lair}, as though it had waited for it, and lies down before the party. Nobody has more of the {pieces} now than the party.',
      ],
    },
    second: {
      answer: 'promises to come back',
      now: ['They write down the names of the party on the pedestal, in chalk. It rains a little.'],
      later: [
        'The party has all its {pieces} at {lair}, and each shines. After the end it has to go back to {town2} with the right one, and there is one street less there than in the spring.',
      ],
    },
    closes: [
      'The act ends with {H}, who waits at the last house, with {H.their} hat in the hand, and asks whether {G} has ever said anything about {H.them}.',
    ],
    lastWay: [
      'To {lair} the {pieces} show the way by themselves; {A} hears them coming, too. With all of them wrapped in wool (DC 13 Sleight of Hand) the party comes unannounced; otherwise it is expected.',
    ],
  },
  {
    id: 'understudy',
    not: [],
    only: ['chosen'],
    heading: 'Act two: The Tour of the Chosen One',
    opens: [
      'The act ends with a decree that {G} has had to sign: the chosen one will travel to {town2}, so that the people there may see somebody. {H} has suggested it, and travels along.',
      'At the end of the act news comes from {town2}: the garrison wants to open the gates to {A}, since nobody there has ever seen the chosen one. It wants a sign, in person, within three days.',
    ],
    goal: [
      'Until now it was enough to be seen from afar. In {town2} the chosen one has to stand among people who are really in need, for a whole day, and {H} watches. If {town2} opens its gates, {A} is behind {lair} by {deadline}, and the stone, the hour and the light no longer matter. {R} is already selling splinters of the ladder.',
    ],
    map: [
      'The news travels ahead of the party: wherever it comes, people stand by the road. No inn asks for money, no guard for a pass, and no path is secret any more. From now on {A} knows every evening where the chosen one sleeps.',
    ],
    way: [
      'Two days on an open wagon, waving. Each night one of the party must sit up with the sick whom people bring (no check, and no rest for that one); on the second there is a line around the inn.',
    ],
    place: [
      '{town2} stands on a dyke that has been leaking since the autumn. The garrison is tired, its commander honest, and the people have laid out on the square what has to be done: a dyke, an enemy, and a very small funeral that nobody dares to hold.',
    ],
    setPiece: [
      'In the night the dyke breaks, beside the barracks. Nobody asks for the prophecy now. Each of the party can do one thing, another one each time: stand in the gap with the rest (DC 14 Athletics), give orders that are obeyed (DC 13 Persuasion), lead people over the planks (DC 13 Acrobatics), find the old sluice (DC 14 Investigation). With three successes the dyke holds, and in the morning everybody is covered in the same mud; with fewer, it holds too, but the garrison has lost half its powder and its patience.',
    ],
    clues: [
      'Insight :: sitting with those on the dyke at dawn :: "That was more than I expected of a chosen one." They would have come along for a nobody as well. For one like that.',
      'Religion :: hearing how the fourth verse is sung here :: Here it is the only one that everybody knows: "and stays".',
      'Perception :: watching {H} in the night :: {H} stood in the gap, with the best coat on, and did not go away before it was shut.',
    ],
    rival: [
      '{R} knows who lies in the cellar of {G}, and has so far earned well by not saying it. In the night on the dyke {R} lost all the splinters, and carried a sack.',
    ],
    choice: [
      'At dawn the commander asks directly: "Are you the one?" {H} is standing beside it. The party can say yes, and be believed by all. Or it says what is so.',
    ],
    first: {
      answer: 'says yes',
      now: [
        'A shout goes along the whole dyke. {H} kneels with the others, last, and looks up while doing so.',
      ],
      later: [
        '{A} has been told of the dyke, and comes to {lair} in fear: disadvantage on the first attack in each of two rounds. But the believers have come, too, and want to see a wonder.',
      ],
    },
    second: {
      answer: 'says what is so',
      now: [
        'It becomes very quiet. Then the commander says: "Then you need not have come," and, after a while: "Well then."',
      ],
      later: [
        '{num} people from the dyke stand behind the party at {lair}, covered in mud, and each of them knows it. {A} searches their rows for the chosen one, and cannot find anybody who is not.',
      ],
    },
    closes: [
      'The act ends on the dyke, in the sun. {H} has written a report, reads it through twice, and asks the party how one spells "stays".',
    ],
    lastWay: [
      'It is written by which road the chosen one comes to {lair}: from the east, on foot, without a weapon in the hand. Those who keep to it are not attacked on the way; those who come from elsewhere (DC 14 Stealth) have their weapons, and one prophecy less.',
    ],
  },
];
