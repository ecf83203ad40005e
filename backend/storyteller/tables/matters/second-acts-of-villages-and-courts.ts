import type { SecondAct } from './matter-types.ts';

/** Second acts of plots that are found by the words of an idea in any order; each belongs to one plot. */
export const secondActsOfVillagesAndCourts: readonly SecondAct[] = [
  {
    id: 'daughter-village',
    not: [],
    only: ['cult-village'],
    heading: 'Act two: Those Who Got Away',
    opens: [
      'The act ends with a tag from the luggage that does not fit the rest: under the name stands an address in {town2}, and a date of this year. Somebody has had a suitcase sent on.',
      'At the end of the act the village gives the party a parcel to carry, "for our friends in {town2}". In it is warm bread, wrapped in the text of the song, and the address of a guest house that nobody in {hamlet} has ever mentioned.',
    ],
    goal: [
      'In {town2} lives {wren}, who went down the steps {few} years ago and came up again on the other side: the shaft has a way out. {wren} is the only one who has seen what is below and can say it before everyone in {hamlet}. And in {town2} the song is being sung as well; {R} has just bought the first white house there.',
    ],
    map: [
      'While the party is away, {hamlet} closes the avenue with garlands: guests may come in until {deadline}, and nobody goes out. The way back leads through the shaft, from {town2}, under the hill, up to {lair} from below; or through the garlands, with a smile, as one who has decided to stay.',
    ],
    way: [
      'From {hamlet} to {town2} it is a day over the hill. All along the way one hears the four bars (DC 13 Wisdom saving throw by the group; on a failure one of the party hums along, and has disadvantage on the next saving throw against the bread).',
    ],
    place: [
      '{town2} is what {hamlet} must once have been: it quarrels, coughs, and has a graveyard with fresh flowers. In the last lane stands a white house. Inside people are sitting at a long table with one chair too many, and are just learning to say thank you.',
    ],
    setPiece: [
      'In the white house the first small feast is held, and {wren}, who wanted to stop it, has been put on the chair. Each of the party can do one thing, another one each time: sing a different song (DC 14 Performance), throw over the table (DC 13 Athletics), read aloud from the tags (DC 13 Persuasion), change the bread (DC 13 Sleight of Hand). With three successes they look up, blink, and go home to quarrel; with fewer {wren} gets away, and those at the table follow the party, smiling, as far as the hill.',
    ],
    clues: [
      'Insight :: letting {wren} talk, with the lamp on :: Below there was a basin, without water, and bones, large and light. And four people on chairs, whom {wren} knew.',
      'Religion :: reading the song with its second half :: The old agreement was broken by nobody. It simply ended.',
      "Survival :: looking at the hands of {wren} :: The shaft has rungs up to the middle; from there one has to dig, an arm's length. It comes out above {town2}.",
    ],
    rival: [
      '{R} is convinced that {town2} would be happier like this, has paid for everything, and eats none of the bread: a sensitive stomach. {R} wants to see with {R.their} own eyes what one says thank you for.',
    ],
    choice: [
      '{wren} has sworn never to go back there. The party can take {wren} along to {deadline}, to say it in the church. Or it leaves {wren} in peace, and takes one of the large, light bones.',
    ],
    first: {
      answer: 'takes {wren} along',
      now: [
        '{wren} packs the suitcase that was sent on, puts it down again, and goes with empty hands.',
      ],
      later: [
        'In {lair} {wren} comes up the steps from below, in the middle of the song. Nobody sings on. {A} sits down on one of the four chairs and says: "There you are."',
      ],
    },
    second: {
      answer: 'takes the bone',
      now: ['It weighs nothing at all, and is warm, as if something had just been sitting on it.'],
      later: [
        'Whoever lays it on the altar makes all of the village feel for a moment what was there: something very old that was glad of company. After that they let themselves be told everything (advantage on all checks to persuade them).',
      ],
    },
    closes: [
      'The act ends at the upper end of the shaft. It is dark, cool air comes up, and far below, very softly, somebody is ironing and singing.',
    ],
    lastWay: [
      "Through the shaft from {town2} one comes to {lair} from below (DC 13 Athletics, an arm's length of digging), behind the four chairs. By the avenue one comes in front of them, between rows of people who say thank you.",
    ],
  },
  {
    id: 'summer-palace',
    not: [],
    only: ['succession'],
    heading: 'Act two: The Winter in {town2}',
    opens: [
      'The act ends with a laundry list, of all things: the late ruler spent last winter at the palace of {town2}, it says, and not one sheet was used.',
      'At the end of the act {B}, {S} and {T} leave {town} in the same night, for {town2}. Each of them has had a hint about where the will is; it is the same hint, in the same hand.',
    ],
    goal: [
      'The court spent last winter in {town2}, with a ruler who was already dead. There the physician lives who was sent away, and there lies the one witnessed copy of the will, with the question but without the answer. {A} has lured the three there so that they meet with drawn swords. The party must be there first. {R} is travelling in the same coach.',
    ],
    map: [
      'With the three claimants their armies have moved as well: between {town2} and {town} there are now three camps on two roads. Whoever wants to be back before {deadline} has to go through one of them, and is its guest, its prisoner or its envoy.',
    ],
    way: [
      'Two days by coach, in the best of company: at each change of horses another of the three stands at the post house, and would like to know in whose coach the party is sitting (DC 13 Deception, or take one of them along).',
    ],
    place: [
      'The winter palace of {town2} has {num} rooms under white sheets. In one of them, the warmest, the physician is living, {wren}, with a cat, unpaid, and has been waiting for a year to be asked for a diagnosis.',
    ],
    setPiece: [
      'In the hall of mirrors the three meet after all, with their people, in the dark, and each believes that the two others are in league. Each of the party can do one thing, another one each time: turn the mirrors (DC 13 Investigation), speak with the voice of a majesty (DC 14 Performance), take away a drawn sword (DC 14 Sleight of Hand), stand in between (DC 14 Intimidation). With three successes the three sit down on the sheets, out of breath, and compare their rings; with fewer somebody is wounded, and for a day everybody knows who it was.',
    ],
    clues: [
      'Medicine :: asking {wren} for the diagnosis :: Old age, on an evening a year ago. {wren} wrote it down, sealed it, and was put on leave by {A}.',
      'History :: reading the copy of the will :: The throne goes to the one who can say how the ruler died, "for whoever knows it was there, or asked".',
      'Insight :: seeing which guest book {wren} keeps :: None of the three visited. {T} sent a letter, {S} a physician, who was turned back, and {B} stood at the gate once for an hour, and rode away.',
    ],
    rival: [
      '{R} has known of the dead winter for months and waits for the day on which the news is worth most. That day would be {deadline}. {R} would sell it earlier for a good reason, and gives it away for a better one.',
    ],
    choice: [
      'The three could be told here and now, together, what the question is and how the answer goes: then it will be one of them, by agreement. Or the party keeps it to itself, and at {deadline} only the one can answer who has asked.',
    ],
    first: {
      answer: 'tells all three',
      now: [
        'It takes all night, with shouting, a cat and a great deal of cold tea. In the morning two of them have a treaty, and one has a throne in prospect.',
      ],
      later: [
        'Before {lair} there are no guards of the claimants any more; only {A} has not been told. Nobody will sit on the throne who asked out of love; that is written in the treaty between the lines.',
      ],
    },
    second: {
      answer: 'keeps it',
      now: ['{wren} nods. "Then one of them still has a few days to ask."'],
      later: [
        'On the last evening one of the three comes to {H}, with no escort, and asks how it was at the end (the party may say who). That one stands on its side in {lair}; the two others do not.',
      ],
    },
    closes: [
      'The act ends in the coach, at night. Behind the windows stand the fires of three camps, and one can tell from the songs whose they are. None of the songs is about the dead.',
    ],
    lastWay: [
      "Every official door to {lair} has three guards and a seal. The door for soup has none: with {H} one comes in there at six o'clock, behind the tray (no check); without {H} it takes a livery and nerves (DC 14 Deception).",
    ],
  },
  {
    id: 'branch-office',
    not: [],
    only: ['company'],
    heading: 'Act two: The Branch in {town2}',
    opens: [
      'The act ends with a branch of {firm} in {town2}, of which nobody knew. According to the column without a name it has been closed for {few} years, and still gets deliveries.',
      'At the end of the act the carts no longer stop at the works: they go on, at night, to {town2}, where the railway of {firm} ends. Nobody has ever seen what stands there.',
    ],
    goal: [
      'In {town2} {firm} once did what it now does here, to the end. Whoever sees what has become of it can tell {town} what is at stake, and be believed. There, too, the second half of the warning from the wall is lying, which {A} had carted away. {R} is there to sell the last land.',
    ],
    map: [
      'While the party is away, {firm} has bought the road: all tolls, inns and bridges between {town2} and {town} ask for a pass. The way back leads over what is left of the land of {town2}, and there is nothing on it that one could bump into.',
    ],
    way: [
      'Two days on a cart of {firm}, under the tarpaulin (DC 13 Stealth by the group), or two and a half on foot beside the rails, where everything is very tidy and nothing sings.',
    ],
    place: [
      '{town2} is still there: houses, people, a fountain without water. They are not unhappy. They are not hungry, thirsty, in love or angry, and sit in front of their doors. On the market place there is a hole with straight edges.',
    ],
    setPiece: [
      'At dusk the hole breathes in, once, as each day, and pulls at everything that anyone still wants. Each of the party can do one thing, another one each time: hold the swing that is just beginning to slide (DC 14 Athletics), make somebody here laugh (DC 14 Performance), cover it with the gates of {firm} (DC 14 Investigation), get them to hold hands (DC 13 Persuasion). With three successes it goes without, and in one house somebody asks what there is for supper; with fewer, each of the party lacks one wish until the next morning (disadvantage on Charisma checks).',
    ],
    clues: [
      'History :: putting together the warning :: "It takes hunger away. It stops if it is dismissed, and told the sum, and thanked. We did not thank it."',
      'Insight :: speaking with those of {town2} :: They remember {A}, who came from here, and who used to weep when the bread was divided.',
      'Survival :: following the straight edge :: What was here has not moved away. It is below the plain, at {lair}, and this was its last place to sleep.',
    ],
    rival: [
      '{R} sells the land as "ready to build on", has stayed here for a night too long, and cannot remember what the money is wanted for. It is quite unpleasant.',
    ],
    choice: [
      'Somebody of {town2}, {wren}, has begun to want something again, and would come along. It would be the first witness. Or the party takes the second half of the warning, which weighs as much as a mule.',
    ],
    first: {
      answer: 'takes {wren} along',
      now: ['{wren} asks for an apple on the way, then for a second one, and weeps over it.'],
      later: [
        'In front of the works {wren} tells it. {num} workers put their tools down, and the wheels at {lair} need no check.',
      ],
    },
    second: {
      answer: 'takes the warning',
      now: ['It needs a cart. {firm.u} lends one, against a deposit.'],
      later: [
        'Read aloud at the mouth (one action), it makes the engine wait for the end of the sentence: for a round it neither eats nor asks.',
      ],
    },
    closes: [
      'The act ends on the ridge above {town}: there is a light in every window of the works, and the whole valley is keeping time.',
    ],
    lastWay: [
      'At three there is a tour of {lair}, as far as the second door, with cake (DC 13 Deception beyond that). By the water shaft of {B} one comes out beside the mouth (DC 13 Athletics), with wet feet and unannounced.',
    ],
  },
];
